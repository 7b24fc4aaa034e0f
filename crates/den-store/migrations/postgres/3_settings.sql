-- Renames `setup` to `settings`: a setup is what is fixed in the game.
alter table matches rename column setup to settings;

-- Who has or had which seat.
alter table sitters rename to seated;
