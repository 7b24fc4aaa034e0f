# The page.

skip = Skip to the content
nav = Pages
nav-mine = My games
nav-tables = Tables
nav-about = About
settings = Settings
set-lang = Language
set-theme = Colours
set-theme-system = As the system
set-theme-light = Light
set-theme-dark = Dark
set-name = Your name
set-pace = Bots play
set-pace-fast = at once
set-pace-usual = at a walking pace
set-pace-slow = slowly
set-sound = A sound when it is my turn
set-notify = Notify me when it is my turn
set-notify-no = This browser does not allow notifications here. Its settings for this page can change that.
close = Close
you = You
player-n = Player { $n }
seat-n = Seat { $n }
lobby-title = Come into the den
lobby-lead = Four games of wolves. Alone against clever opponents, together at one screen, or with friends far away.
lobby-resume = Go on playing
lobby-load = Load a record
lobby-about = About these games
players-exactly = { $n } players
players-range = { $least }–{ $most } players
minutes = { $least }–{ $most } minutes
play-now = Play now
learn = Learn by playing
more-ways = More ways to play
rules = Rules
setup-company = Who plays?
setup-bots = Against bots
setup-screen = On one screen
setup-friends = With friends
setup-bots-help = You sit down, bots take the other seats. Works without a connection.
setup-screen-help = Hand the device round. It is covered between turns where hands are secret.
setup-friends-help = You get a link to send. Whoever opens it takes a seat.
setup-seats = How many?
setup-level = How strong?
setup-names = Names
setup-preset = Which game?
setup-more = Every option
setup-begin = Begin
setup-invite = Make a table and get the link
bot-pup = Pup
bot-pup-help = A gentle start: mostly plays just anything.
bot-yearling = Yearling
bot-yearling-help = Plays what looks best at the moment about every other time, else just anything.
bot-hunter = Hunter
bot-hunter-help = Thinks ahead a little, but every fourth move is just anything.
bot-alpha = Alpha
bot-alpha-help = Thinks ahead about every move, for at most two seconds.
bot-random = Random
bot-greedy = Greedy
bot-pimc = PIMC
bot-ismcts = ISMCTS
mine-none = Nothing is kept here yet. Every game you begin is saved in this browser after each step.
mine-new = Begin a game
mine-running = { $steps ->
    [one] running, one step
   *[other] running, { $steps } steps
}
mine-over = { $steps ->
    [one] over after one step
   *[other] over after { $steps } steps
}
mine-forget = Delete
load-title = Load a record
load-lead = Paste the text of a record, or open a file. It can be replayed from every seat, and played on from any step.
load-label = The record
load-open = Open
load-file = Choose a file
storage-full = This browser has no room left (or keeps nothing): the game goes on, but it is not saved. Delete old games under “My games”.
lost-title = The trail ends here
lost-page = There is no page “{ $path }”.
lost-game = There is no game “{ $game }”.
lost-match = This browser keeps no such match. It may have been deleted, or it was begun in another browser.
lost-broken = What this browser kept of this match is damaged and cannot be read.
lost-old-title = A match of other rules
lost-old = This match cannot be taken up here: { $why }. Nothing was deleted: it stays under “My games”.
lost-home = To the games
rules-away = The rules could not be fetched. They come with the page: connect once, and they are kept.
rules-house = Rules of the table
about-title = About Wolfden
about-what = Wolfden is a table for four wolf games, with every rule, variant and number of players of their rulebooks. The drawings and the words are our own. The rules that run here are the same that run on the server.
about-reconstructed = What is reconstructed
about-reconstructed-lead = Where a printed figure is not known here, we chose one that plays well. These parts are ours, not the publisher's; an owner of the box can replace them.
about-rules = The numbered rules, with a mark at everything that is not the rulebook's
about-fair = Fair by proof
about-fair-text = Everything is dealt from one secret number. Its fingerprint is known before the game, the number itself afterwards; “Verify the deal” draws every card again.
about-private = What is kept
about-private-text = Games and settings are kept in this browser alone. There are no trackers, and nothing is loaded from other places.
title-your-turn = ● Your turn: { $game }
status-you = Your turn
status-other = { $name } is to play
status-thinking = { $name } is thinking …
status-won = { $n ->
    [one] Won: { $names }
   *[other] Won together: { $names }
}
status-shared = A tie: { $names }
ended-won = You win!
ended-lost = You lose this time.
status-replay = Replay
undo = Take back
hint = Hint
let-go = Let go
choices = What you can do
zoom = Zoom
zoom-in = Larger
zoom-out = Smaller
cover = Hand the screen to { $name }.
cover-show = Show me my side
hint-thinking = Alpha is thinking …
hint-best = Alpha would play: { $what } (chance of winning { $percent } %)
hint-others = It also thought of:
hint-why = { $n ->
    [one] From one game played on in thought, seen from your seat only.
   *[other] From { $n } games played on in thought, seen from your seat only.
}
rematch = Play again
replay = Look back
share = Copy the record
panels = Beside the table
panel-log = Log
panel-sheet = Score
panel-players = Players
panel-replay = Replay
panel-chat = Talk
sheet-line = Points for
sheet-total = Total
player-decides = decides now
player-show = Show
replay-step = Step { $n } of { $of }
replay-back = One step back
replay-on = One step on
replay-now = To the present
replay-branch = What if? Play on from here
replay-eye = Seen by
eye-public = Everyone
record-copy = Copy the record
record-copied = Copied
record-save = Save as a file
verify = Verify the deal
verify-good = { $n ->
    [one] Right: one deal was drawn again from the seed and agrees.
   *[other] Right: all { $n } deals were drawn again from the seed and agree.
}
verify-bad = Not verified: { $why }
learn-step = Lesson { $n } of { $of }
learn-next = Next
learn-do = Try it on the table.
learn-stop = End the lesson
guest = Guest
setup-open = Show the table to everyone in the lobby
online-connecting = Connecting …
online-lost = The connection is lost. Trying again …
online-ended = The connection has ended: { $why }
online-record-later = The record is told after the end of the match.
online-other-seed = The seed is not the one whose fingerprint was told at the beginning.
online-waiting = Waiting for players
online-there = is here
online-link = Invitation
online-copy = Copy the link
online-fill = Let a bot play
online-sit = Sit down here
online-return = I am back
online-resign = Give up
online-resign-sure = Give up this match? A bot plays on for you.
online-seats = { $open ->
    [one] one of { $of } seats free
   *[other] { $open } of { $of } seats free
}
online-phase-waiting = waiting
online-phase-playing = running
online-phase-over = over
online-open = Open tables
online-open-none = No table is open. Make one: choose a game, then “With friends”.
online-mine = My matches at this server
online-mine-none = None yet.
away-left = away, a bot plays
away-late = out of time, a bot plays
away-resigned = gave up
chat-say = Say something
chat-send = Send
problem-away = No server answers here. Games against bots and on one screen work without one.
problem-not-found = There is no such table. The link may be wrong, or the table was closed.
problem-seat-taken = All seats are taken, or the invitation was used already. You can watch at the same address without “join”.
problem-too-much = Too much at once. Wait a moment and try again.
problem-invite = This invitation does not fit. Ask for a new link.
problem-unknown = The server does not know you any more. Load the page again; then you are a new guest.
problem-version = The server did not understand this page ({ $why }). Load the page again: it may be of an older version.
problem-unavailable = The server cannot do that now. Nothing was lost; try again.
online-none = No server answers here. You can play against bots and on one screen.
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
