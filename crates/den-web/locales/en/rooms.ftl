# Rooms: tables, clocks, what-if, trouble.
lobby-doors = Tables and games
lobby-friends = Invite friends
lobby-watch = Watch
lobby-mine-help = Go on with anything that is unfinished
lobby-open-help = Sit down where a seat is free
lobby-watch-help = Look on at running matches
lobby-load-help = Replay a finished game, play on from any step
tables-running = Running matches to watch
tables-running-none = No match is running at an open table.
watching = You are watching
imagined = What if? What your seat cannot see is guessed here.
imagined-record = A what-if from a running match has no record of its own: its hidden part is guessed.
clock = Clock
clock-none = No clock
clock-live = Live
clock-days = By correspondence
clock-none-help = Nobody is hurried.
clock-live-help = Each player has a time for the whole match. Whoever runs out of it is played by a bot until they come back.
clock-days-help = Each turn may take days. You may close the page in between.
clock-live-value = { $main } minutes and { $plus } seconds a turn
clock-days-value = { $n ->
    [one] one day a turn
   *[other] { $n } days a turn
}
problem-invite-used = This invitation was used already, or the link is not whole. Ask for a new one, or watch.
problem-watch = Watch the match
problem-again = Try again
full-title = No room left
full-text = This browser has no room for another game. Delete old ones under “My games”; nothing was lost.
ww-swaps-auto = As many as usual
ww-swaps-n = { $n ->
    [0] none
    [one] one swap card
   *[other] { $n } swap cards
}
ww-none = None
ww-none-help = The rules stay as they are.
ww-random = Drawn at random
ww-random-help = The dealer turns one up at the beginning.
ww-random-three = The dealer turns three up at the beginning.
ww-category-plain = Plain
ww-category-interaction = Interaction
ww-category-display = Display
ww-category-market = Market
ww-category-scoring = Scoring
