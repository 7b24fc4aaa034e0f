-- The keys that names are compared by: a claimed name owns its keys, so that no other name can look like it.
create table name_keys (
    key text collate "C" primary key,
    player text collate "C" not null references players
);
create index name_keys_player on name_keys (player);

alter table players add column admin bigint not null default 0;
alter table players add column banned_ms bigint;
alter table players add column ban_reason text;
alter table players add column email text;
-- When the player was last seen, to the day.
alter table players add column seen_ms bigint not null default 0;
update players set seen_ms = (extract(epoch from now()) * 1000)::bigint;
create index players_guests on players (seen_ms) where claimed is null;

-- A session per token. Only the SHA-256 of the token is stored; `id` names the session in lists.
alter table tokens rename to sessions;
alter table sessions add column id text not null default '';
alter table sessions add column seen_ms bigint not null default 0;
alter table sessions add column expires_ms bigint not null default 0;
alter table sessions add column agent text not null default '';
update sessions set id = substr(md5(random()::text || hash::text), 1, 12), seen_ms = created_ms,
    expires_ms = (extract(epoch from now()) * 1000)::bigint + 90::bigint * 24 * 3600 * 1000;
create index sessions_player on sessions (player);
create index sessions_expire on sessions (expires_ms);

-- Sessions that have ended, for the other nodes: one, or all of a player except one.
create table ended_sessions (
    id text collate "C" primary key,
    at_ms bigint not null,
    player text collate "C" not null,
    session bytea,
    kept bytea
);
create index ended_sessions_at on ended_sessions (at_ms);

-- Only the SHA-256 of a recovery code is stored; it works once. Those sent by e-mail expire.
create table recovery_codes (
    hash bytea primary key,
    player text collate "C" not null references players,
    expires_ms bigint
);
create index recovery_codes_player on recovery_codes (player);

-- The players that a player has blocked or muted.
create table blocks (
    player text collate "C" not null,
    other text collate "C" not null,
    kind text not null,
    at_ms bigint not null,
    primary key (player, other)
);
create index blocks_other on blocks (other);

create table reports (
    id text collate "C" primary key,
    at_ms bigint not null,
    reporter text collate "C" not null,
    accused text collate "C" not null,
    match text collate "C" not null,
    lines text not null,
    note text not null,
    resolved_ms bigint,
    resolved_by text,
    resolution text
);
create index reports_open on reports (at_ms) where resolved_ms is null;
create index reports_accused on reports (accused);

-- Every action of an administrator.
create table audit (
    id text collate "C" primary key,
    at_ms bigint not null,
    actor text not null,
    act text not null,
    target text not null,
    detail text not null
);
create index audit_at on audit (at_ms);

alter table matches add column host text collate "C";
update matches set host = settings::jsonb ->> 'host';
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
alter table seated add column created_ms bigint not null default 0;
update seated set created_ms = (select created_ms from matches where matches.id = seated.match);
create index seated_newest on seated (player, created_ms, match);
create index seated_match on seated (match);
create index invites_match on invites (match);
