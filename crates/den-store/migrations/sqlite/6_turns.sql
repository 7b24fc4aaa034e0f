-- The player to move after a change: for the list of a player's matches. In the journal, where a move writes a row anyway.
alter table changes add column turn text;
