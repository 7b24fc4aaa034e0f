create table players (
    id text collate "C" primary key,
    name text not null,
    -- The name in lower case, once it is claimed with a password.
    claimed text unique,
    password text,
    created_ms bigint not null
);

-- Only the SHA-256 of a token is stored.
create table tokens (
    hash bytea primary key,
    player text collate "C" not null references players,
    created_ms bigint not null
);

create table matches (
    id text collate "C" primary key,
    game text not null,
    setup text not null,
    seed bytea not null,
    phase text not null,
    open_seats bigint not null,
    -- When the server has to act next: a bot decides, a clock runs out.
    due_ms bigint,
    created_ms bigint not null,
    updated_ms bigint not null
);
create index matches_lobby on matches (phase, open_seats, created_ms);
create index matches_due on matches (due_ms) where due_ms is not null;

-- The journal. A row is one complete change; its number is that of its first entry. The primary key arbitrates.
create table steps (
    match text collate "C" not null references matches,
    number bigint not null,
    at_ms bigint not null,
    text text not null,
    primary key (match, number)
);

create table sitters (
    player text collate "C" not null,
    match text collate "C" not null references matches,
    primary key (player, match)
);

-- Only the SHA-256 of an invite's secret is stored; it works once.
create table invites (
    hash bytea primary key,
    match text collate "C" not null references matches,
    seat bigint not null,
    used_by text
);
