-- What is agreed before a match are its settings; a setup is what is fixed in the game.
alter table matches rename column setup to settings;

-- Who sits or sat where.
alter table sitters rename to seated;
