create table players (
    id text primary key,
    name text not null,
    -- The name in lower case, once it is claimed with a password.
    claimed text unique,
    password text,
    created_ms integer not null
) strict, without rowid;

-- Only the SHA-256 of a token is stored.
create table tokens (
    hash blob primary key,
    player text not null references players,
    created_ms integer not null
) strict, without rowid;

create table matches (
    id text primary key,
    game text not null,
    setup text not null,
    seed blob not null,
    phase text not null,
    open_seats integer not null,
    -- When the server has to act next: a bot decides, a clock runs out.
    due_ms integer,
    created_ms integer not null,
    updated_ms integer not null
) strict, without rowid;
create index matches_lobby on matches (phase, open_seats, created_ms);
create index matches_due on matches (due_ms) where due_ms is not null;

-- The journal. A row is one complete change; its number is that of its first entry. The primary key arbitrates.
create table steps (
    match text not null references matches,
    number integer not null,
    at_ms integer not null,
    text text not null,
    primary key (match, number)
) strict, without rowid;

create table sitters (
    player text not null,
    match text not null references matches,
    primary key (player, match)
) strict, without rowid;

-- Only the SHA-256 of an invite's secret is stored; it works once.
create table invites (
    hash blob primary key,
    match text not null references matches,
    seat integer not null,
    used_by text
) strict, without rowid;
