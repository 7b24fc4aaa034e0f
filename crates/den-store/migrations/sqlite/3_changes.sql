-- Renames the journal. `last` is the number of a change's last entry: a change is stored only if it directly follows the one before.
alter table steps rename to changes;
alter table changes add column last integer not null default 0;
update changes set last = number + length(text) - length(replace(text, char(10), ''));

-- Whether any seat was open to everyone when the match was created.
alter table matches add column open integer not null default 0;
update matches set open = exists (select 1 from json_each(matches.setup, '$.seats') where json_each.value = 'open');

-- Each list reads its newest rows from its own index.
drop index matches_lobby;
create index matches_lobby on matches (created_ms) where phase = 'waiting' and open_seats > 0;
create index matches_running on matches (created_ms) where phase = 'playing' and open = 1;

-- Changes that `wolfden doctor --repair` has cut off from broken journals.
create table set_aside (
    match text not null,
    number integer not null,
    at_ms integer not null,
    text text not null,
    aside_ms integer not null,
    why text not null,
    primary key (match, number, aside_ms)
) strict, without rowid;
