# The table, records and options: what all games share.

den-no-turn = It is not your turn. To play: { $turn }.
den-no-deal-turn = Nothing is dealt now. To play: { $turn }.
den-no-dealer = The cards must be dealt first.
den-no-over = The game is over.
den-no-played = Nothing has been played yet.
den-no-dealt-since = Cards have been dealt since then.
den-no-played-since = { $seat ->
    [You] You have
   *[other] { $seat } has
} played since then.
den-no-shown = That step revealed hidden information.
den-no-clock = In a timed match, a step that ended your turn cannot be taken back.
den-no-stale = The game has changed since you chose this move. Look at the board and try again.
den-no-name = A name needs at least one character.
den-no-name-long = A name can have at most { $n } characters.
den-no-chat = Write something first.
den-no-chat-long = A message can have at most { $n } characters.
den-no-move-long = A move can have at most { $n } characters.
den-no-message-long = A message can have at most { $n } bytes.
den-no-seat = There is no such seat.
den-no-player = No player is in that seat.
den-no-resigned = You have resigned.
den-no-bot-already = A bot is already playing for you.
den-no-away = A bot is playing for you. Come back to the table first.
den-no-there = You are already here.
den-no-bot = It is not a bot’s turn.
den-no-sit = You are already at this table.
den-no-begun = The match has started and all seats are taken.
den-no-waiting = The match starts when all seats are taken.
den-no-free = None of the free seats here is open to you.
den-no-take = Seat { $n } cannot be taken this way.
den-no-empty = Seat { $n } is not empty.
den-no-close = A match that has started cannot be closed. Resign or leave instead.
den-no-not-over = The match is not over yet.
den-no-rematch = A rematch needs a new table.
den-no-rematch-is = The rematch is at table { $id }.
den-no-rematch-who = Only players of this match can offer a rematch.
den-no-import = A record can only be loaded onto a new table with the same number of seats.
den-no-change = That would not change anything.
den-no-watcher = Only players at this table can do that.
den-no-eyes = Other players’ views are available after the game.
den-no-too-long = That message is too long.
den-no-text = Messages must be text.
den-log-undo = { $seat ->
    [You] You take
   *[other] { $seat } takes
} back a step.
den-log-resigns = { $seat ->
    [You] You resign
   *[other] { $seat } resigns
}.
den-log-leaves = { $seat ->
    [You] You leave
   *[other] { $seat } leaves
}; a bot takes over.
den-log-late = { $seat ->
    [You] You run
   *[other] { $seat } runs
} out of time; a bot takes over.
den-log-back = { $seat ->
    [You] You are
   *[other] { $seat } is
} back.
den-log-free = { $name } leaves the table before the start.
den-log-bot = { $seat }, a bot, joins the table.
den-log-sits = { $name } joins the table.
den-log-renamed = { $old } is now called { $name }.
den-log-seats-drawn = The seats have been drawn by lot.
den-log-closed = The match was closed.
den-log-rematch = The rematch starts.
den-record-line = Line { $line }: { $what }
den-record-long = A record can have at most { $most } bytes; this one has { $n }.
den-record-title = A record starts with `{ $title }`, not with `{ $text }`.
den-record-empty = The record is empty. It should start with `{ $title }`.
den-record-expected = Expected step { $n } or `end`, but found `{ $text }`.
den-record-end = `end { $text }` does not match the number of steps above it ({ $n }).
den-record-after = Nothing may follow the `end` line.
den-record-order = Found step { $n } where step { $due } was expected: lines are missing or out of order.
den-record-incomplete = Step { $n } is incomplete: it needs a seat (or * for chance) and a move.
den-record-name = Write `name SEAT NAME`.
den-record-head = `{ $word }` is not part of a record’s header.
den-record-missing = The header has no `{ $word }` line.
den-record-twice = `{ $word }` appears twice.
den-record-other = This is a record of { $a }, not { $b }.
den-allowed-fewer = fewer cards left out
den-no-name-taken = This name is already taken. Choose another one in the settings.
den-no-position = The saved position is damaged.
den-with-rule = { $what } ({ $rule })
den-refusal = { $at }: { $why }
den-refusal-allowed = { $at }: { $why } Allowed: { $allowed }.
den-bad-text = “{ $text }” is not valid: { $expected }
den-bad-seat = a seat is a number from 1 to { $n }
den-bad-eye = a viewpoint is `public` or a seat number
den-bad-seed = a seed is 64 hexadecimal digits
den-bad-commitment = a fingerprint is 64 hexadecimal digits
den-no-seats = { $n ->
    [one] This game cannot be played alone.
   *[other] This game cannot be played with { $n } players.
}
den-no-game = There is no game “{ $game }”.
den-option-unknown = There is no such option.
den-option-no-preset = This is neither a preset nor a key=value pair.
den-option-not-allowed = “{ $word }” is not allowed here.
den-option-twice = “{ $word }” is listed twice.
den-option-missing = “{ $word }” is missing.
den-option-too-many = Too many names: { $n }.
den-allowed-words = { $words }
den-allowed-only = { $n } only
den-allowed-range = { $least } to { $most }
den-allowed-range-or = { $least } to { $most }, or { $words }
den-allowed-subset = none, or a list of { $words }
den-allowed-order = the letters { $letters } in any order, each once
den-allowed-names = { $words }, or { $n ->
    [one] a name
   *[other] up to { $n } names joined by +
}
den-allowed-presets = the presets { $words }
den-allowed-options = the options { $words }
den-content-no-file = There is no such content file.
den-content-parser = This is not valid: { $what }.
den-content-unknown-value = There is no value “{ $word }” in this part.
den-content-value = { $part } ({ $key })
den-sheet-seat = { $seat }
den-record-cut = The record is cut off after step { $n }: the line `end { $n }` is missing.
den-record-number = `{ $word }` must be a number from { $least } to { $most }.
den-record-no-seat = A table for { $seats } has no seat { $n }.
den-record-other-seed = This is not the seed that was committed to: its SHA-256 is different.
den-record-version = The record was made with version { $old } of the rules; this is version { $new }.
den-record-content = The record was made with another box (hash { $old }, here { $new }). Replay it with its content pack: `--content FILE`.
den-record-no-seed = The record does not reveal its seed, so the deal cannot be verified yet.
den-record-no-commitment = The record has no fingerprint, so its seed proves nothing.
den-record-dealt = Step { $n } dealt `{ $dealt }`, but the seed produces `{ $due }`.
den-no-chat-full = You have sent { $n } messages at this table, which is the limit.
den-no-journal-full = This match has reached its limit of { $n } entries. You can only play, come back or resign now.
den-no-json = This is not JSON (line { $line }, column { $column }).
den-no-json-cut = The message is cut off (line { $line }, column { $column }).
den-no-protocol = This is JSON, but not a valid message (line { $line }, column { $column }).
den-no-return-yet = You ran out of time this turn. The bot finishes the turn; come back after that.
den-no-rematch-agreed = You have already accepted the rematch. The others still have to accept.
den-no-rematch-declined = { $seat ->
    [You] You have
   *[other] { $seat } has
} declined the rematch.
den-no-rematch-yet = There is no rematch yet.
den-no-clock-times = These clock settings are not allowed.
den-allowed-times = from one second to one year
den-no-too-many = Too many messages. Wait a moment.
den-no-busy = The table is busy. Try again.
den-no-stored = It could not be saved, so nothing happened. Try again.
den-log-rematch-offered = { $seat ->
    [You] You offer
   *[other] { $seat } offers
} a rematch.
den-log-rematch-accepted = { $seat ->
    [You] You accept
   *[other] { $seat } accepts
} the rematch.
den-log-rematch-declined = { $seat ->
    [You] You decline
   *[other] { $seat } declines
} the rematch.
den-bye-restart = The server is restarting. Reconnect in a moment.
den-bye-slow = Your connection was too slow. Please reconnect.
den-bye-too-many = Too many messages.
den-bye-full = Too many people are at this table.
den-bye-unavailable = The table cannot be reached right now. Try again later.
den-journal-due = expected entry { $n }: a change is missing or out of order
den-journal-seat = there is no seat { $n } at this table
den-journal-other = the decision was made at another table
den-bad-match-id = a match id has 1 to { $n } letters a–z or digits
den-bad-player-id = a player id has 1 to { $n } letters a–z or digits
den-bad-entry = this is not a journal entry
den-no-such-bot = There is no bot “{ $bot }”.
den-no-chat-forbidden = The host has turned off chat at this table.
den-no-removed = The host has removed you from this table.
den-log-deleted-sits = A deleted player joins the table.
den-log-removed = The host removes { $name } from the table.
den-log-chat-forbidden = The host turns chat off.
den-log-chat-allowed = The host turns chat on.
den-log-spectators-forbidden = The host no longer allows spectators.
den-log-spectators-allowed = The host allows spectators.
den-bye-no-spectators = The host does not allow spectators at this table.
den-deleted-player = Deleted player
den-guest-mark = guest
den-aid = Player aid
den-aid-left = { $left } of { $all }

# A series of games, and who sits where.
series-stands = Series of { $games }, after game { $played }: { $wins }.
series-over = The series of { $games } is decided after { $played ->
    [one] { $played } game
   *[other] { $played } games
}: { $wins }.
series-label = Series
series-one = One game
series-best = Best of { $n }
series-seats = Seats
series-seats-listed = In this order
series-seats-drawn = Drawn by lot
series-seats-rotate = Move on by one seat after each game
series-seats-random = Drawn by lot before each game
series-seats-stay = Everyone stays
series-game = Game { $n } of { $games }
series-next = Next game
