-- The journal is called what it is. `last` is the number of a change's last entry: a change is stored only where the one before it ends.
alter table steps rename to changes;
alter table changes add column last bigint not null default 0;
update changes set last = number + length(text) - length(replace(text, E'\n', ''));

-- Whether any seat was open to anyone when the match was made.
alter table matches add column open boolean not null default false;
update matches set open = setup::jsonb -> 'seats' @> '["open"]';

-- Each list reads its newest rows from an index that holds nothing else.
drop index matches_lobby;
create index matches_lobby on matches (created_ms) where phase = 'waiting' and open_seats > 0;
create index matches_running on matches (created_ms) where phase = 'playing' and open;

-- Changes that `wolfden doctor --repair` cut off a broken journal.
create table set_aside (
    match text collate "C" not null,
    number bigint not null,
    at_ms bigint not null,
    text text not null,
    aside_ms bigint not null,
    why text not null,
    primary key (match, number, aside_ms)
);
