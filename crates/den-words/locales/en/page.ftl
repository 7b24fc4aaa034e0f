# The page.

skip = Skip to main content
nav = Pages
nav-mine = My games
nav-turns = { $n ->
    [one] your turn in one match
   *[other] your turn in { $n } matches
}
nav-tables = Tables
nav-about = About
settings = Settings
set-lang = Language
set-theme = Theme
set-theme-system = Match system
set-theme-light = Light
set-theme-dark = Dark
set-name = Your name
set-pace = Bot speed
set-pace-fast = Instant
set-pace-usual = Normal
set-pace-slow = Slow
set-sound = Play a sound on my turn
set-notify = Notify me on my turn
set-notify-no = This browser blocks notifications for this page. You can allow them in its settings.
close = Close
you = You
player-n = Player { $n }
seat-n = Seat { $n }
lobby-title = Welcome to the den
lobby-lead = Four wolf games: against bots, pass and play, or online with friends.
lobby-resume = Continue playing
lobby-load = Load a record
lobby-about = About these games
lobby-account = Your account
players-exactly = { $n } players
players-range = { $least }–{ $most } players
minutes = { $least }–{ $most } minutes
play-now = Play now
learn = Learn by playing
more-ways = Options
rules = Rules
setup-company = Who plays?
setup-bots = Against bots
setup-screen = Pass and play
setup-friends = With friends
setup-bots-help = Bots take the other seats. Works offline.
setup-screen-help = Pass the device around. The screen is covered between turns when hands are secret.
setup-friends-help = You get a link to share. Anyone who opens it can take a seat.
setup-seats = How many players?
setup-level = How strong?
setup-levels-merged = This game has only { $n } levels, because luck plays a larger part.
setup-names = Names
setup-preset = Which variant?
setup-more = All options
setup-begin = Start
setup-invite = Create a table and get the link
bot-pup = Pup
bot-pup-help = Sees the next step and often misjudges it. For a first game.
bot-yearling = Yearling
bot-yearling-help = Knows the rules, but not yet what a move is worth.
bot-scout = Scout
bot-scout-help = Sees immediate chances, but is easily distracted.
bot-tracker = Tracker
bot-tracker-help = Follows a plan, though sometimes the wrong one.
bot-hunter = Hunter
bot-hunter-help = Rarely misses a chance.
bot-veteran = Veteran
bot-veteran-help = Has seen most of it before and rarely misjudges a move.
bot-beta = Beta
bot-beta-help = Second in the pack: few mistakes, all of them small.
bot-alpha = Alpha
bot-alpha-help = Plays the best move it can find, and thinks longer about hard decisions.
bot-style-aggressive = Likes to attack: it dominates and takes regions.
bot-style-builder = Likes to build: dens, lairs and tracks come first.
bot-style-cautious = Plays it safe: it guards its wolves and dens.
bot-companion = Companion
bot-companion-help = Plays about as well as you do: it learns your strength from your moves.
bot-random = Random
bot-greedy = Greedy
bot-pimc = PIMC
bot-ismcts = ISMCTS
mine-none = No games yet. Every game you start is saved in this browser after each move.
mine-new = Start a game
mine-running = { $steps ->
    [one] in progress, one step
   *[other] in progress, { $steps } steps
}
mine-over = { $steps ->
    [one] finished after one step
   *[other] finished after { $steps } steps
}
mine-forget = Delete
mine-your-turn = Your turn
mine-others-turn = Waiting for others
mine-finished = Finished
mine-online = Online
online-host = Host: { $name }
load-title = Load a record
load-lead = Paste a record or open a file. You can replay it from any seat and continue from any step.
load-label = Record
load-open = Open
load-file = Choose a file
storage-full = This browser has no storage left, so the game continues but is not saved. Delete old games under “My games”.
lost-title = The trail ends here
lost-page = There is no page “{ $path }”.
lost-game = There is no game “{ $game }”.
lost-match = This browser has no such match. It may have been deleted or started in another browser.
lost-broken = The saved match is damaged and cannot be opened.
lost-old-title = This match was played with different rules
lost-old = This match cannot be opened: { $why } It has not been deleted and stays under “My games”.
lost-home = Back to the games
rules-away = The rules could not be loaded. Go online once and they will be saved for offline use.
rules-house = Table rules
about-title = About Wolfden
about-what = Wolfden is a table for four wolf games, with every rule, variant and player count in their rulebooks. Artwork and texts are our own. The rules that run here are the same as on the server.
about-reconstructed = What we reconstructed
about-reconstructed-lead = Where we do not know a printed value, we chose one that plays well. These parts are ours, not the publisher’s. If you own the box, you can replace them.
about-rules = Numbered rules, with a mark wherever they differ from the rulebook
about-fair = Provably fair
about-fair-text = Everything is dealt from one secret number. Its fingerprint is published before the game and the number itself afterwards; “Verify the deal” checks every card.
about-private = Your data
about-private-text = Games you play here and your settings stay in this browser; online matches are kept on the server. There are no trackers, and nothing is loaded from other sites.
title-your-turn = ● Your turn: { $game }
status-you = Your turn
status-other = { $name } to play
status-thinking = { $name } is thinking…
status-won = { $n ->
    [one] { $names ->
        [You] You win
       *[other] { $names } wins
    }
   *[other] { $names } win
}{ $score ->
    [none] {""}
   *[other] {" "}{ $score }
}
status-won-team = { $team } wins{ $score ->
    [none] {""}
   *[other] {" "}{ $score }
}: { $names }
status-shared = Tie: { $names }
ended-tie = on the tie-break
ended-tie-team = ties go to { $team }
ended-won = You win!
status-replay = Replay
undo = Take back
hint = Hint
clear-selection = Cancel
choices-then = { $what }: { $next ->
    [land] choose a territory.
    [cell] choose a space in your display.
    [hex] choose a space on the map.
    [terrain] choose a terrain.
   *[other] choose what comes next.
}
choices-piece = Choose which wolf goes.
choices-way = Choose where this wolf goes. Each space shows how many tiles it costs.
choices = Your moves
zoom = Zoom
zoom-in = Zoom in
zoom-out = Zoom out
cover = Pass the device to { $name }.
cover-show = Show my hand
hint-thinking = Alpha is thinking…
hint-best = Alpha suggests: { $what } ({ $percent }% to win)
hint-only = Your only move: { $what }
hint-other = { $what }: { $percent }%
hint-others = Also considered:
hint-why = { $n ->
    [one] Based on one simulated game, using only what you can see.
   *[other] Based on { $n } simulated games, using only what you can see.
}
rematch = Play again
replay = Replay
share = Copy record
panels = Panels
panel-log = Log
panel-sheet = Score
panel-players = Players
panel-replay = Replay
panel-chat = Chat
sheet-line = Points for
sheet-total = Total
player-decides = to play
player-show = Show
replay-step = Step { $n } of { $of }
replay-back = Previous step
replay-on = Next step
replay-now = Back to the game
replay-branch = What if? Play on from here
replay-eye = Seen by
eye-public = Everyone
record-copy = Copy record
record-copied = Copied
record-save = Save to file
verify = Verify the deal
verify-good = { $n ->
    [one] Verified: the deal matches the seed.
   *[other] Verified: all { $n } deals match the seed.
}
verify-bad = Not verified: { $why }
learn-step = Lesson { $n } of { $of }
learn-next = Next
learn-do = Try it on the board.
learn-other = That was not the suggested move, but it is legal too. The lesson continues.
learn-stop = End lesson
guest = Guest
setup-open = List the table publicly
online-connecting = Connecting…
online-lost = Connection lost. Reconnecting…
online-ended = The connection was closed: { $why }
online-record-later = The record is available once the match is over.
online-waiting = Waiting for players
online-there = is here
online-link = Invite link
online-link-help = Send this link to everyone you invite. Each of them takes a free seat.
online-free = free
online-hints = Hints allowed
online-no-hints = No hints
online-join = Join
online-copy = Copy link
online-fill = Add a bot
online-sit = Sit here
online-return = I’m back
online-resign = Resign
online-resign-sure = Resign this match?
online-seats = { $open ->
    [one] one of { $of } seats free
   *[other] { $open } of { $of } seats free
}
online-phase-waiting = waiting
online-phase-playing = in progress
online-phase-over = over
online-open = Open tables
online-open-none = No open tables. To create one, choose a game, then “With friends”.
online-mine = My matches on this server
online-mine-none = None yet.
away-left = away; a bot plays
away-late = out of time; a bot plays
away-resigned = resigned
chat-say = Message
chat-send = Send
problem-away = The server is not responding. You can still play against bots or pass and play.
problem-not-found = There is no such table. The link may be wrong, or the table was closed.
problem-seat-taken = All seats are taken, or the invite was already used. You can still watch.
problem-too-much = Too many requests. Wait a moment and try again.
problem-invite = This invite is not valid. Ask for a new link.
problem-unknown = The server no longer knows you. Reload the page to continue as a new guest.
problem-unavailable = The server cannot do that right now. Nothing was lost; try again.
lobby-doors = More
lobby-friends = Invite friends
lobby-watch = Watch
lobby-mine-help = Continue an unfinished game
lobby-open-help = Join a table with a free seat
lobby-watch-help = Watch live matches
lobby-load-help = Replay a game or continue from any step
tables-running = Live matches
tables-running-none = No live matches right now.
watching = You are watching
imagined = What if? Cards you cannot see are guessed.
imagined-record = A what-if from a running match has no record, because the hidden cards are guessed.
clock = Clock
clock-none = No clock
clock-live = Minutes per match
clock-days = Days per turn
clock-none-help = No time limit.
clock-live-help = Each player has a time budget for the match. A bot plays for anyone who runs out, until they return.
clock-days-help = Each turn may take days. You can close the page in between.
clock-live-value = { $main } min + { $plus } s per turn
clock-days-value = { $n ->
    [one] one day per turn
   *[other] { $n } days per turn
}
problem-invite-used = This invite was already used, or the link is incomplete. Ask for a new one, or watch.
problem-watch = Watch the match
extra-loading = Loading…
extra-failed = This part of the page could not be loaded. Check the connection and try again.
problem-again = Try again
full-title = Storage full
full-text = This browser has no storage left for another game. Delete old ones under “My games”. Nothing was lost.
rematch-offered = { $name } wants a rematch.
rematch-waiting = Waiting for the others to accept the rematch…
rematch-declined = { $name } declined the rematch.
rematch-accept = Accept
rematch-decline = Decline
skip-story = Skip
skip-key = Click anywhere or press Space
missed = What happened since?
confirm-yes = Yes, play it
confirm-no = No, choose again
set-confirm = Confirm every move
set-coach = Coach
set-coach-off = Off
set-coach-from = Asks if a move costs { $percent }% or more
set-sounds = Sounds at the table
undo-tip = Take back your last step (U)
hint-tip = Ask Alpha what it would play (H)
online-remove = Remove
online-manage = Block, report, table settings
hint-play = Play it
mine-deleted = { $game } was deleted.
mine-undelete = Undo
assisted = Assisted: steps were taken back
ended-stronger = Play against { $bot }
what-if = What if? This is a copy; the original game does not change.
what-if-start = Let the bots play
what-if-back = Back to the game
log-jump = Show step { $n }
log-details = Show details
replay-play = Watch from here
replay-pause = Pause
setup-hints = Allow hints
online-leave = Leave the table
online-close = Close the table
online-copied = Copied
online-qr = QR code
join-title = You are invited to { $game }
join-players = Players
join-players-value = { $here } ({ $n } of { $of })
join-options = Options
join-hints = Hints
join-hints-yes = allowed
join-hints-no = off
join-name = Your name
join-sit = Sit down
chat-players-only = Only players at the table can write.
chat-unread = { $n ->
    [one] { $n } unread message
   *[other] { $n } unread messages
}
hint-off = This table was created without hints.
hint-turn = Hints are for your own turn.
hint-none = Alpha cannot answer now. Ask again.
undo-none = There is no step of yours to take back yet.
undo-final = Your last step can no longer be taken back: your turn is over, or it revealed something.
undo-replay = Return to the current position first: an earlier step is being shown.
ended-won-resigned = You win: the other side resigned.
ended-resigned = Won by resignation: { $names }
age-now = just now
age-minutes = { $n } min ago
age-hours = { $n } h ago
age-days = { $n ->
    [one] { $n } day ago
   *[other] { $n } days ago
}
