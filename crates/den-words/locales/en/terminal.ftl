# The command line: texts around a game in the terminal. Words in backticks are typed, the same in every language.

term-error = Error:
term-at = { $at }: { $what }
term-players = { $n ->
    [one] one player
   *[other] { $n } players
}
term-steps = { $n ->
    [one] one step
   *[other] { $n } steps
}
term-points = { $n ->
    [one] one point
   *[other] { $n } points
}
term-bot-n = { $bot } { $n }
term-place = { $place }. { $names }: { $points }
term-rule = rule
term-dealer-next = The dealer deals next.
term-narrow = This board needs { $n } columns. Make the window wider.
term-options = Options:
term-presets = Presets:
term-mark-rulebook = From the rulebook: { $parts }.
term-mark-box = From the box: { $parts }.
term-mark-adaptation = From an adaptation: { $parts }.
term-mark-reconstructed = Reconstructed by us: { $parts }.
term-no-rule-near = There is no rule “{ $id }”. Did you mean { $ids }?
term-no-rule = There is no rule “{ $id }”. Rule ids start with { $ids }.
term-welcome = Wolfden, a table for wolf games
term-which-game = Which game?
term-choose = Choose a number from { $least } to { $most }.
term-how-many = How many players, { $least } to { $most }?
term-how-many-people = How many of them are people at this screen?
term-which-bot = Which bot plays the other seats?
term-which-options = Which preset, or which options?
term-single-options = You can also set single options as KEY=VALUE: { $keys }. `wolfden games` explains them.
term-left = Unfinished games:
term-resume-which = Which one do you want to continue, or `new`?
term-resume-choose = Choose a number from 1 to { $most }, or `new` for a new game.
term-ago-now = just now
term-ago-minutes = { $n ->
    [one] a minute ago
   *[other] { $n } minutes ago
}
term-ago-hours = { $n ->
    [one] an hour ago
   *[other] { $n } hours ago
}
term-ago-days = { $n ->
    [one] a day ago
   *[other] { $n } days ago
}
term-yes-no = Answer y or n.
term-committed = The deal is fixed: the SHA-256 of its seed is { $commitment }. After the game `wolfden verify-deal` can prove it.
term-welcome-back = Welcome back.
term-fresh-deal = The record does not reveal its seed. From here on the deal is new and cannot be verified.
term-unsaved = This game is not saved while you play: { $what }
term-stays-unfinished = The record stays in the list of unfinished games: { $what }
term-record-is = The record is in { $file }
term-seed-was = The seed was { $seed }.
term-verify-by = Verify the deal with { $command }
term-review-by = Review the game with { $command }
term-bad-times = Give a number from { $least } to { $most }.
term-you-are = step { $step }, you are { $name }
term-enter = Press Enter when { $name } is at the screen.
term-enter-undo = Press Enter when { $name } is at the screen, or type `undo` to take back.
term-your-move = Your move
term-your-move-help = (a number or the notation; `hint`, `help`)
term-no-move = There is no move { $n }. Choose 1 to { $most }.
term-see-rule = `rules { $rule }` shows the rule.
term-see-help = `help` lists what you can type.
term-taken-back = Taken back.
term-earlier = { $n ->
    [one] … one earlier line
   *[other] … { $n } earlier lines
}
term-and-more = … and more
term-all-moves = `moves` lists all { $n } in words
term-save-where = Name the file: `save FILE`
term-replace = { $file } already exists. Replace it?
term-saved = The game is saved. Continue with { $command }
term-seed-inside = The file contains the seed of the deal: anyone who reads it can predict the cards.
term-leave-unsaved = This game is not saved (`save FILE` would save it). Leave anyway?
term-keep = Keep this game and continue later?
term-deleted = The game was deleted.
term-not-saved = The game could not be saved.
term-no-home = There is no home folder. Set WOLFDEN_DATA to a folder.
term-help-number = play the move with this number
term-help-notation = play a move by its notation (shown after the move)
term-help-moves = list all moves
term-help-hint = show what Alpha would play, and why
term-help-undo = take back your last step, if nothing has been dealt or revealed since
term-help-rules = show the rules, or one of them
term-help-sheet = show the score so far
term-no-example = There is no such example. Examples: { $ids }.
term-help-aid = the player aid: what you can count and look up
term-no-aid = There is no player aid for this game.
term-help-log = show everything that happened
term-help-save = save the game to a file; `wolfden play --resume FILE` continues it
term-help-quit = leave; you can continue later
term-hint = Alpha suggests: { $what }
term-hint-only = There is no other move.
term-hint-win = { $n ->
    [one] From one simulated game. How often it expects you to win:
   *[other] From { $n } simulated games. How often it expects you to win:
}
term-hint-solo = { $n ->
    [one] From one simulated game. How well it expects you to do, out of 100:
   *[other] From { $n } simulated games. How well it expects you to do, out of 100:
}
term-hint-move = { $n ->
    [one] { $what } ({ $notation }; tried once)
   *[other] { $what } ({ $notation }; tried { $n } times)
}
term-hint-line = It expects: { $line }.
term-no-folder = There is no such folder.
term-no-content = It has no content file for { $game }. Content files are called { $files }.
term-utf8 = A record is plain UTF-8 text, but this is not.
term-has-steps = The record has { $steps }.
term-has-players = The record is for { $players }.
term-too-many-seats = { $n ->
    [one] You named { $n } seat, but the table has { $seats }.
   *[other] You named { $n } seats, but the table has { $seats }.
}
term-no-unfinished = There is no unfinished game. Give a FILE.
term-no-random = This machine does not provide random numbers: { $what }
term-no-map = This is a record of { $game }. Only { $only } has a map.
term-compare = Compare this fingerprint with the one you were shown before the match:

# The full-screen mode.
term-board = Board
term-quit = Quit
term-go-on = Continue
term-people-here = How many people at this screen?
term-small = This window is too small. The game needs { $columns } columns and { $lines } lines.
term-cover-undo = Press Enter when { $name } is at the screen, or u to take back.
term-leave = Leave this game? Enter: leave, you can continue later. m: leave and choose another game. d: delete the game and leave. Any other key: stay.
term-typed-move = Move:
term-typed-file = Save to file:
term-file-exists = { $file } already exists. Choose another name.
term-bots-gone = The bots have stopped. The game is saved: leave and continue it.
term-menu-keys = ↑ ↓ choose a line   ← → change it   Enter continue or start   q quit
term-key-choose = choose
term-key-step = step
term-key-ends = first, last
term-key-skip = skip the wait
term-keys = Keys
term-keys-arrows = move in the list, or on the board
term-keys-enter = choose what is under the cursor (or Space)
term-keys-back = undo a choice, close a window
term-keys-digits = choose by number
term-keys-tab = switch between list and board
term-keys-type = type a move, its number or a part of its words (or m)
term-keys-about = what is under the cursor, and its rules
term-keys-review = go through the match step by step
term-keys-save = save the game to a file
term-keys-pace = make bots faster or slower; Space skips the wait
term-keys-scroll = scroll the board
term-keys-chat = send a chat message
term-keys-mouse = With the mouse: click a move, or a thing on the board; the wheel scrolls.
term-join-link = This is not a link to a table: { $link }. It looks like http://HOST/#/join/TABLE/SECRET.
term-join-tls = `wolfden join` does not support https. Open the link in a browser.
term-join-away = The server does not respond. Check the address, or try again later.
term-join-screen = `wolfden join` needs a terminal.
term-record-fetching = The server is sending the record. Try again in a moment.

# Reports of `sim` and `arena`. Those of `bench`, `ladder` and `deck-report` are research documents in English.
term-games = { $n ->
    [one] one game
   *[other] { $shown } games
}
term-threads = { $n ->
    [one] one thread
   *[other] { $n } threads
}
term-report = { $game }, { $players }, { $games }, seed { $seed }
term-report-seat = seat
term-report-bot = bot
term-report-points = points
term-report-wins = wins
term-report-places = places 1, 2, …
term-report-sides = sides
term-report-share = wins of a side
term-report-longest = longest
term-report-to = { $low } to { $high }
term-report-speed = { $decisions } decisions per game. { $games } games and { $rate } decisions per second on { $threads } ({ $seconds } s).
term-report-even = { $share }% is even. Each deal was played from all { $n } sides; { $seconds } s.
term-report-sprt = Sequential test of { $high } against { $low }: { $verdict } (LLR { $llr }).
term-report-stronger = { $bot } is stronger by at least about { $elo } Elo points
term-report-not-stronger = { $bot } is not stronger by more than about { $elo } Elo points
term-report-open = not decided, more games are needed
term-report-progress = { $done } of { $all } games, { $left } to go
term-bots-for-seats = { $n } bots are named for { $seats } seats. Name one for each seat, or one for all.
term-sprt-numbers = Give two Elo differences, the smaller first, such as 0,50.
term-report-luck = { $bot } without luck: { $share }%, 95% interval { $between }. A game counts as much as { $times } games without the adjustment.

# Content packs.
term-pack-good = { $name } ({ $game }): the figures fit the rules. { $n ->
    [0] They are those of the built-in box.
    [one] One difference from the built-in box.
   *[other] { $n } differences from the built-in box.
}
term-pack-hash = Hash: { $hash }
term-pack-same = It plays exactly like the built-in box.
term-pack-kept = Stored, so that records made with it can be replayed: { $path }
term-pack-written = Written: { $path }
term-pack-several = There are several packs for { $game } here. Name one: { $names }
term-pack-none = There is no pack for { $game } here.
