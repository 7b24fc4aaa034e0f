-- The figures of content packs, by their hash.
create table packs (
    hash text collate "C" primary key,
    game text not null,
    figures text not null,
    created_ms bigint not null
);

-- Who has stored a pack, and what they call it.
create table pack_owners (
    player text collate "C" not null,
    hash text collate "C" not null,
    about text not null,
    created_ms bigint not null,
    primary key (player, hash)
);
create index pack_owners_hash on pack_owners (hash);

-- The pack that a match is played with. A pack is kept as long as a match needs it.
alter table matches add column pack text collate "C";
create index matches_pack on matches (pack) where pack is not null;
