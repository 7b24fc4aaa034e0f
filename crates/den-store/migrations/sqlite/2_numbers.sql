-- Steps are keyed by a match's number: the steps of matches that are played at the same time are close together, so that a
-- commit changes few pages. Ids are random and would scatter them.
alter table matches add column no integer;
update matches set no = numbered.no
    from (select id, row_number() over (order by created_ms, id) as no from matches) as numbered
    where numbered.id = matches.id;
create unique index matches_no on matches (no);

-- The journal. A row is one complete change; its number is that of its first entry. The primary key arbitrates.
create table journal (
    match integer not null,
    number integer not null,
    at_ms integer not null,
    text text not null,
    primary key (match, number)
) strict, without rowid;
insert into journal select matches.no, steps.number, steps.at_ms, steps.text from steps join matches on matches.id = steps.match;
drop table steps;
alter table journal rename to steps;
