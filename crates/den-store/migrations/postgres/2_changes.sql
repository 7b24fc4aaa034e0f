-- Renames the journal. `last` is the number of a change's last entry: a change is stored only if it directly follows the one before.
alter table steps rename to changes;
alter table changes add column last bigint not null default 0;
update changes set last = number + length(text) - length(replace(text, E'\n', ''));

-- Whether any seat was open to everyone when the match was created.
alter table matches add column open boolean not null default false;
update matches set open = setup::jsonb -> 'seats' @> '["open"]';

-- Each list reads its newest rows from its own index.
drop index matches_lobby;
create index matches_lobby on matches (created_ms) where phase = 'waiting' and open_seats > 0;
create index matches_running on matches (created_ms) where phase = 'playing' and open;

-- Changes that `wolfden doctor --repair` has cut off from broken journals.
create table set_aside (
    match text collate "C" not null,
    number bigint not null,
    at_ms bigint not null,
    text text not null,
    aside_ms bigint not null,
    why text not null,
    primary key (match, number, aside_ms)
);
