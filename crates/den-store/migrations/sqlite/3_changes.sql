-- The journal is called what it is. `last` is the number of a change's last entry: a change is stored only where the one before it ends.
alter table steps rename to changes;
alter table changes add column last integer not null default 0;
update changes set last = number + length(text) - length(replace(text, char(10), ''));

-- Whether any seat was open to anyone when the match was made.
alter table matches add column open integer not null default 0;
update matches set open = exists (select 1 from json_each(matches.setup, '$.seats') where json_each.value = 'open');

-- Each list reads its newest rows from an index that holds nothing else.
drop index matches_lobby;
create index matches_lobby on matches (created_ms) where phase = 'waiting' and open_seats > 0;
create index matches_running on matches (created_ms) where phase = 'playing' and open = 1;

-- Changes that `wolfden doctor --repair` cut off a broken journal.
create table set_aside (
    match text not null,
    number integer not null,
    at_ms integer not null,
    text text not null,
    aside_ms integer not null,
    why text not null,
    primary key (match, number, aside_ms)
) strict, without rowid;
