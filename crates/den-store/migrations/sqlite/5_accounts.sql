-- The keys that names are compared by: a claimed name owns its keys, so that no other name can look like it.
create table name_keys (
    key text primary key,
    player text not null references players
) strict, without rowid;
create index name_keys_player on name_keys (player);

alter table players add column admin integer not null default 0;
alter table players add column banned_ms integer;
alter table players add column ban_reason text;
alter table players add column email text;
-- When the player was last seen, to the day.
alter table players add column seen_ms integer not null default 0;
update players set seen_ms = cast(strftime('%s', 'now') as integer) * 1000;
create index players_guests on players (seen_ms) where claimed is null;

-- A session per token. Only the SHA-256 of the token is stored; `id` names the session in lists.
alter table tokens rename to sessions;
alter table sessions add column id text not null default '';
alter table sessions add column seen_ms integer not null default 0;
alter table sessions add column expires_ms integer not null default 0;
alter table sessions add column agent text not null default '';
update sessions set id = lower(hex(randomblob(6))), seen_ms = created_ms,
    expires_ms = (cast(strftime('%s', 'now') as integer) + 90 * 24 * 3600) * 1000;
create index sessions_player on sessions (player);
create index sessions_expire on sessions (expires_ms);

-- Sessions that have ended, for the other nodes: one, or all of a player except one.
create table ended_sessions (
    id text primary key,
    at_ms integer not null,
    player text not null,
    session blob,
    kept blob
) strict, without rowid;
create index ended_sessions_at on ended_sessions (at_ms);

-- Only the SHA-256 of a recovery code is stored; it works once. Those sent by e-mail expire.
create table recovery_codes (
    hash blob primary key,
    player text not null references players,
    expires_ms integer
) strict, without rowid;
create index recovery_codes_player on recovery_codes (player);

-- The players that a player has blocked or muted.
create table blocks (
    player text not null,
    other text not null,
    kind text not null,
    at_ms integer not null,
    primary key (player, other)
) strict, without rowid;
create index blocks_other on blocks (other);

create table reports (
    id text primary key,
    at_ms integer not null,
    reporter text not null,
    accused text not null,
    match text not null,
    lines text not null,
    note text not null,
    resolved_ms integer,
    resolved_by text,
    resolution text
) strict, without rowid;
create index reports_open on reports (at_ms) where resolved_ms is null;
create index reports_accused on reports (accused);

-- Every action of an administrator.
create table audit (
    id text primary key,
    at_ms integer not null,
    actor text not null,
    act text not null,
    target text not null,
    detail text not null
) strict, without rowid;
create index audit_at on audit (at_ms);

alter table matches add column host text;
update matches set host = json_extract(settings, '$.host');
create index matches_host on matches (host) where phase = 'waiting';
-- For retention. A single index over all phases would be picked for the lists as well.
create index matches_old_waiting on matches (updated_ms) where phase = 'waiting';
create index matches_old_playing on matches (updated_ms) where phase = 'playing';
create index matches_old_over on matches (updated_ms) where phase = 'over';
drop index matches_lobby;
drop index matches_running;
create index matches_lobby on matches (created_ms, id) where phase = 'waiting' and open_seats > 0;
create index matches_running on matches (created_ms, id) where phase = 'playing' and open;

-- A player's matches, the newest first.
alter table seated add column created_ms integer not null default 0;
update seated set created_ms = (select created_ms from matches where matches.id = seated.match);
create index seated_newest on seated (player, created_ms, match);
create index seated_match on seated (match);
create index invites_match on invites (match);
