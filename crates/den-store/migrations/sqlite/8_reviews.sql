-- The review of a finished match.
create table reviews (
    match text primary key,
    review text not null,
    created_ms integer not null
) strict, without rowid;
