-- The review of a finished match.
create table reviews (
    match text collate "C" primary key,
    review text not null,
    created_ms bigint not null
);
