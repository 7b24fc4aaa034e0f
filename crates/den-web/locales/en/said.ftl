# What the games and the table say: reasons, score sheets, remarks, records.

# Lone Wolves
lw-no-play-first = Play a card now.
lw-no-take-first = Take a scar now.
lw-no-place-first = Place the scar now.
lw-no-not-held = You do not hold { $card }.
lw-no-follow = You still hold the led suit, { $suit }: follow it.
lw-no-full = This territory is full ({ $land }): { $n } wolf cards lie there.
lw-no-slot = This board has no slot there ({ $place }).
lw-no-room = No slot is empty there on your side ({ $place }).
lw-no-scar-up = The scar { $scar } does not lie face up there ({ $land }).
lw-no-scar-down = No scar lies face down there ({ $land }).
lw-sheet-scar = { $scar }: { $place }
lw-note-strength = { $a } to { $b }: { $first } against { $second } ({ $who })
lw-note-up = { $n } face up
lw-note-lone = { $n } lone
lw-note-from-scar = { $scar ->
    [1] { $n } from { lw-scar-1 }
   *[other] { $n } from { lw-scar-2 }
}
lw-note-nothing = nothing
lw-note-nobody = nobody controls it
lw-note-controls = control: { $seat }
lw-note-tie = { $n }, to nobody: a tie
lw-note-in = { $land }
lw-note-in-tie = { $land }, to nobody: a tie
lw-note-lone-decide = the points are equal; lone wolves decide: { $a } to { $b }
lw-note-counts = counts as strength ({ $seat })
lw-note-acted = acted when it was placed ({ $seat })
lw-note-both = { $a } { $n } + { $b } { $m }
lw-no-deal-seat = There is no seat { $n }: two play.
lw-no-deal-scars = Now the face-up scars are laid out: `scars 1 5 9 2 2`.
lw-no-deal-honor = Now the honor tokens are laid out: `honor 4/9 8/5 …`.
lw-no-deal-hands = Now the hands are dealt: `hands s2 s3 … / d2 d3 …`.
lw-no-deal-leader = Now the first leader is drawn: `leader 1`.
lw-no-deal-turn = Now a scar is turned up: `turn 5`.
lw-no-deal-look = Now the scar taken face down is looked at: `look 5`.
lw-no-deal-copies = The scar { $scar } is laid out more often than it exists ({ $n }).
lw-no-deal-tokens = The honor tokens are { $tokens }, each once, either side first.
lw-no-deal-count = { $seat }: { $n } cards are dealt instead of { $due }.
lw-no-deal-both = { $card } is dealt to both players.
lw-no-deal-seen = Every scar { $scar } has been seen already.
lw-bad-card = a card is a suit and a value from 2 to 7: s swamp, d desert, c caves, t tundra, v volcano, as `d3`
lw-bad-land = a territory is s, d, c, t or v (swamp, desert, caves, tundra, volcano)
lw-bad-border = a border has two different territories, as `s+d`
lw-bad-scar = a scar is a number from 1 to 9
lw-bad-move = a move is `d3@s` (card at territory), `take 5`, `take ?` (face down), `place s` or `place s+d` (a border)
lw-bad-honor = an honor token is its two sides, the upper first, as `4/9`
lw-bad-five = five are needed, one for each territory from the swamp to the volcano, not { $n }
lw-bad-twice = this card stands twice in the hand
lw-bad-hands = the two hands are separated by `/`
lw-bad-chance = chance is `scars 1 5 9 2 2`, `honor 4/9 8/5 …`, `hands s2 … / d2 …`, `leader 1`, `turn 5` or `look 5`

# Wolf & Hound
wh-no-offer = Only the card turned up for a virtual player is kept or swapped.
wh-no-turn = An animal is turned only where two metamorphic cards show the same colour.
wh-no-virtual = { $place } is a virtual player: keep { $card } or swap it.
wh-no-pairs = First turn over one of the two metamorphic cards ({ $place }).
wh-no-not-held = You do not hold { $card }.
wh-no-three = The sheep No 3 forbids 3s this turn.
wh-no-show-other = You hold a card that is no 3: play it.
wh-no-show = A hand is shown only under No 3.
wh-no-pair = Turn over { $a } or { $b }.
wh-note-wood = { $n } in the dark wood
wh-note-wins = { $team } wins
wh-note-tie = a tie goes to { $team }
wh-no-deal-hands = The hands are dealt first: `deal` and four cards for each seat.
wh-no-deal-draw = { $place } draws a card: `draw` and the card.
wh-no-deal-up = A card is turned up ({ $place }): `up` and the card.
wh-no-deal-virtual = { $place } is a virtual player: nobody sees these cards.
wh-no-deal-count = { $place }: { $n } cards are dealt instead of { $due }.
wh-no-deal-copies = None is left of { $card }: the deck has { $n }.
wh-no-animals = no animal card is chosen
wh-no-flock-four = with more than one wolf card it is 4
wh-no-flock-three = with one wolf card or none it is 3
wh-no-group = “{ $word }” is no card of this group
wh-no-named-twice = “{ $word }” is named twice
wh-no-together = D02-1, D02-2 and D02-3 are used together: write D02
wh-bad-card = a card is b or w and a value from 1 to 4, like b3; with meat b3m, with a bone w3b
wh-bad-animal = an animal card is written as on it, like W01 or D02-3
wh-bad-move = a move is a card like b3 or w1b, or `show`, `keep`, `swap`, `turn M01`
wh-bad-chance = chance is `deal b1 b2 w3 w3 / …` with a hand for each player, `draw b3` or `up b3`
wh-bad-hand = a hand is four cards

# The Wolves
tw-no-tiles-first = First lay your terrain tiles.
tw-no-place-first = First place your wolves.
tw-no-act-first = Choose an action, or end the turn.
tw-no-pay-first = First pay for the action.
tw-no-run-on = Choose the next wolf to move, or stop moving.
tw-no-run-first = Choose the wolf that moves.
tw-no-goal-first = Choose where the wolf goes.
tw-no-away-first = Choose where the displaced wolf goes.
tw-no-track-first = Choose the track that the den comes from.
tw-no-hunt-first = Choose the stack that you hunt.
tw-no-move-one = The action is paid: at least one wolf has to move.
tw-no-track = No den is left on that track ({ $track }).
tw-no-hunt = No stack of this prey that your wolves surround lies there ({ $prey }).
tw-no-hex = There is no hex { $hex } on this map.
tw-no-face = Tile { $n } has the faces { $a } and { $b }, not { $c }.
tw-no-twice = A terrain would show twice.
tw-no-start-land = Wolves start on land.
tw-no-start-taken = That hex is taken.
tw-no-start-token = A lone wolf or prey is there.
tw-no-start-moon = That region has this moon: { $moon }. Start elsewhere.
tw-no-start-tile = Wolves start on the start tile, round the chasm.
tw-no-start-side = Your second pair starts on the other side of the chasm.
tw-no-action = Both actions are used, and you have no action token.
tw-no-afford = This costs { $cost }: { $tiles }, and you have { $tokens ->
    [0] no terrain token.
    [one] one terrain token.
   *[other] { $tokens } terrain tokens.
}
tw-tiles-show = { $n ->
    [0] no tile shows { $terrain }
    [one] only one tile shows { $terrain }
   *[other] only { $n } tiles show { $terrain }
}
tw-no-tile = Tile { $n } does not show { $terrain }.
tw-no-tokens = { $n ->
    [0] You have no terrain token.
    [one] You have one terrain token.
   *[other] You have { $n } terrain tokens.
}
tw-no-cost = { $n ->
    [one] This costs exactly one tile or token.
   *[other] This costs exactly { $n } tiles and tokens.
}
tw-no-reach = No wolf of yours can stop on { $terrain } within its speed.
tw-no-own = { $kind ->
    [alpha] No alpha of yours stands there.
   *[wolf] No pack wolf of yours stands there.
}
tw-no-moved = That wolf has moved already.
tw-no-stop = That wolf cannot stop on { $terrain } within its speed.
tw-no-leave = The wolf has to leave its hex.
tw-no-terrain = The wolf has to stop on { $terrain }.
tw-no-far = That is { $far } hexes to walk; your speed is { $speed }.
tw-no-two = Two pieces stand there already.
tw-no-water = That is water.
tw-no-chasm = That is the chasm.
tw-no-lone = A lone wolf is there.
tw-no-prey = Prey is there.
tw-no-enemy-lair = An enemy lair stands there.
tw-no-enemy-alpha = An enemy alpha stands there: no wolf displaces it.
tw-no-enemy-wolf = An enemy wolf stands there: only an alpha displaces it.
tw-no-third-displaced = The third pack is never displaced.
tw-no-refuge = No hex on the map could take the displaced wolf.
tw-no-flee = A displaced wolf goes to an empty hex or to a single piece of its own colour.
tw-no-nearer = Nearer hexes are free: { $hexes }.
tw-no-dig-land = No den can be dug in water or chasm.
tw-no-den-left = No den is left on your board.
tw-no-alpha-near = No alpha of yours stands there or next to it.
tw-no-enemy-there = { $kind ->
    [den] An enemy den is there.
    [alpha] An enemy alpha is there.
    [lair] An enemy lair is there.
   *[wolf] An enemy pack wolf is there.
}
tw-no-already = { $kind ->
    [lair] A lair is there already.
   *[den] A den is there already.
}
tw-no-den-there = No den of yours is there.
tw-no-lair-left = No lair is left on your board.
tw-no-shore = The den is not next to water.
tw-no-lair-twice = You have a lair in this region already.
tw-no-lone-there = No lone wolf is there.
tw-no-wolf-left = No wolf is left on your board.
tw-no-howl = No alpha of yours is within your howl range of { $n }.
tw-no-dom-alpha = An alpha cannot be dominated.
tw-no-dom-lair = A lair cannot be dominated.
tw-no-enemy = { $kind ->
    [den] No enemy den is there.
   *[wolf] No enemy pack wolf is there.
}
tw-no-third-dominated = The third pack is never dominated.
tw-no-shares = It shares its hex with another piece of its colour.
tw-sheet-region = Region { $hex }, { $moon } { $high }/{ $low }
tw-sheet-seat = { $seat } ({ $terrain })
tw-note-later = not scored yet: { $what }
tw-note-nobody = no pack has any control
tw-note-tie = { $standings }. Tie for first: { $first }; each gets the low number
tw-note-tie-second = { $standings }. First: { $first }. Tie for second: { $second }; nothing for them
tw-note-second = { $standings }. First: { $first }; second: { $second }
tw-note-first = { $standings }. First: { $first }
tw-note-has = { $alphas ->
    [0] { $pack }: { $n }
    [one] { $pack }: { $n } (one alpha)
   *[other] { $pack }: { $n } ({ $alphas } alphas)
}
tw-note-dens = dens dug: { $each }
tw-note-lairs = lairs built: { $each }
tw-note-prey = kinds hunted: { $each }
tw-note-wolves = wolves placed: { $each }
tw-no-deal-twice = The map has been dealt already.
tw-no-deal-count = { $due } region tiles are dealt, not { $n }.
tw-no-deal-tile = There is no region tile { $n }.
tw-no-deal-same = Region tile { $n } is dealt twice.
tw-no-deal-prey = These are not the prey stacks for this number of players.
tw-no-deal-moons = These are not the scoring tokens for this number of players.
tw-no-packs = five packs are named by five letters
tw-no-packs-twice = one habitat is missing ({ $terrain }), another is named twice
tw-no-patience = not a number of rounds that can be chosen
tw-bad-hex = a hex is a letter and a number, as `c4`
tw-bad-words = a move has at most three words
tw-bad-follows = nothing follows `{ $verb }`
tw-bad-missing = a word is missing after `{ $verb }`
tw-bad-one = one word follows `{ $verb }`
tw-bad-tiles = five terrain letters, as `tiles FRGTD`
tw-bad-dominate = `dominate den` or `dominate wolf` and a hex
tw-bad-move = a move begins with tiles, place, move, den, lair, howl, dominate, pay, alpha, wolf, to, stop, away, track, hunt or end
tw-bad-pay = tiles 1 to 6 in order and a t per terrain token, as `pay 1+3+t`
tw-bad-region = a region tile has a number
tw-bad-deal-word = unexpected `{ $word }` in a deal
tw-bad-deal = a deal is `tiles … prey … moons … first SEAT`
tw-bad-terrains = terrains are written F, R, G, T, D
tw-bad-stacked = stacked scoring tokens are named from the top, the earlier phase first
tw-bad-one-of = it is one of { $words }

# Wolfwalkers
ww-no-take-first = Take a market card or use an opportunity.
ww-no-choose-first = First choose a card for the opportunity.
ww-no-lay-first = First lay the card in your hand.
ww-no-last = Lay one more card on one of yours, or pass.
ww-no-nobody = Nobody may move now.
ww-no-empty = Market place { $n } is empty.
ww-no-places = The market has { $n } places.
ww-no-story-twice = This story is in your display already.
ww-no-goal-twice = This goal is in your display already.
ww-no-pass = You can lay a card, so you may not pass.
ww-no-card-at = None of your cards is at { $at }.
ww-no-closed = This market place is closed to you ({ ww-opportunity-hands-off }).
ww-no-warm = This market place was emptied last.
ww-no-prologue = The first { $n } cards of a display must be stories.
ww-no-lay = This card cannot be laid.
ww-no-stay = A card lies at { $at }, and cards laid stay.
ww-no-first = The first card lies at a1. It may end up anywhere, for the display can still shift.
ww-no-larger = { $at } would make the display larger than 5 by 5.
ww-no-apart = { $at } is next to a goal.
ww-no-next = { $at } is not next to a card of yours.
ww-no-such = There is no such opportunity in this game.
ww-no-used = You have used this already: { $card }.
ww-no-last-chance = { ww-opportunity-last-chance } comes when all displays are finished.
ww-no-effect = “{ $card }” would do nothing now.
ww-no-choose-slot = { $card }: that cannot be chosen. Choose a market card.
ww-no-choose-card = { $card }: that cannot be chosen. Choose a card.
ww-sheet-goal = { $goal } ({ $at })
ww-sheet-card = { $card }
ww-note-pattern = { $most ->
    [one] { $n } of at most one placement
   *[other] { $n } of at most { $most } placements
}
ww-note-arrow = { $symbol }: { $n } of 8 in row and column
ww-note-pair = { $n } with { $a } + { $b }
ww-note-pair-arrows = { $n } of { $all } with { $a } + { $b } in row and column
ww-note-side = { $symbols } { $n }
ww-note-favourite = if the goal at { $at } scores
ww-note-legend = { $goal }: { $notes }
ww-note-five = counts once a display is 5 by 5
ww-no-deal-first = First it is drawn who begins: `first 1`.
ww-no-deal-special = Now the special is drawn from those in play: `special 1`.
ww-no-deal-other = One of these opportunities is not played with.
ww-no-deal-order = Three different opportunities, the lowest number first.
ww-no-deal-three = Now three opportunities are drawn: `opportunities 1 2 3`.
ww-no-deal-gone = Story { $n } is no longer in the stack.
ww-no-deal-no-story = There is no story { $n }.
ww-no-deal-story = Now a card of the stack shows its story: `story 17`.
ww-no-deal-no-goal = There is no goal { $n }.
ww-no-deal-seen = Goal { $n } has been seen on another card.
ww-no-deal-behind = Goal { $n } is not behind this story.
ww-no-deal-goal = Now a card is turned over for the first time: `goal 23`.
ww-no-names = { $n } names are too many
ww-no-name = “{ $word }” is no name
ww-no-swaps = “{ $word }” is no number of swap cards
ww-no-without = “{ $word }” is neither a module card nor a category
ww-no-special = they are played with a special; choose `no-change` to play them alone
ww-no-swaps-for = { $n } swap cards do not go with { $seats } players
ww-no-enough = only { $n } cards are left to draw from, { $due } are needed
ww-no-module = there is no card “{ $word }”
ww-no-left-out = “{ $word }” is left out, or not for so few players
ww-no-copies = there are not so many copies of “{ $word }”
ww-bad-number = a number from 1 to { $n } is expected
ww-bad-move = a move is `take 3 at b2`, `use 2`, `slot 4`, `card b2`, `lay b2` or `pass`
ww-bad-card = a card’s number from 1 to 64 is expected
ww-bad-chance = the dealer deals `story 17`, `goal 23`, `first 2`, `special 4` or `opportunities 3 8 21`
ww-bad-place = a place is a column (z, a to e) and a row (0 to 5), such as b2

# The table
den-no-turn = It is not your turn. To play: { $turn }.
den-no-your-turn = It is not your turn.
den-no-deal-turn = Nothing is dealt now. To play: { $turn }.
den-no-deal = Nothing is dealt now.
den-no-dealer = The cards are dealt first.
den-no-over = The game is over.
den-no-played = Nothing has been played yet.
den-no-dealt-since = Something has been dealt since.
den-no-played-since = { $seat } has played since.
den-no-shown = That step showed something that was hidden.
den-no-clock = With a clock, a step that ended your turn stands.
den-no-stale = That was for step { $step }; the game is at step { $n }.
den-no-name = A name needs at least one letter.
den-no-name-long = A name has at most { $n } letters.
den-no-chat = Say something.
den-no-chat-long = A line of talk has at most { $n } letters.
den-no-move-long = A move has at most { $n } letters.
den-no-message-long = A message has at most { $n } bytes.
den-no-seat = There is no such seat.
den-no-such-seat = There is no seat { $n } at this table.
den-no-player = No player sits there.
den-no-resigned = You have resigned.
den-no-bot-already = A bot plays for you already.
den-no-away = A bot plays for you. Come back first.
den-no-there = You are there already.
den-no-bot = No bot decides now.
den-no-sit = You sit at this table already.
den-no-begun = The match has begun, all seats are taken.
den-no-waiting = The match begins when all seats are taken.
den-no-free = No free seat here is meant for you.
den-no-take = Seat { $n } cannot be taken in this way.
den-no-empty = Seat { $n } is not empty.
den-no-close = A match that has begun cannot be closed. Give up or leave.
den-no-not-over = The match is not over yet.
den-no-rematch = A rematch needs a new table.
den-no-rematch-is = The rematch is at table { $id }.
den-no-rematch-who = Only those who played may ask for a rematch.
den-no-import = A record is put on a fresh table with as many seats.
den-no-change = That changes nothing at the table.
den-no-watcher = Only those who sit at the table may do that.
den-no-eyes = Other eyes are for after the end.
den-no-too-long = That message is too long.
den-no-text = Messages are text.
den-log-undo = { $seat }: one step back.
den-log-resigns = { $seat } gives up.
den-log-leaves = { $seat } leaves; a bot plays on.
den-log-late = { $seat }: out of time; a bot plays on.
den-log-back = { $seat } is back.
den-log-free = Seat { $n } is free again.
den-log-bot = Seat { $n }: a bot ({ $bot }).
den-log-sits = Seat { $n }: { $name }.
den-log-closed = The match was closed.
den-log-rematch = A rematch has begun.

# Records and options
den-record-line = Line { $line }: { $what }
den-record-rule = { $what } ({ $rule })
den-record-options = options: { $what }
den-record-unreadable = “{ $text }” cannot be read: { $why }
den-record-long = A record has at most { $most } bytes, this text has { $n }.
den-record-title = A record begins with `{ $title }`, not with `{ $text }`.
den-record-empty = The record is empty; it begins with `{ $title }`.
den-record-expected = Step { $n } or `end` was expected, not `{ $text }`.
den-record-cut = The record is cut off after step { $n }: the line `end { $end }` is missing.
den-record-end = `end { $text }` does not fit: the steps above it are { $n }.
den-record-after = Nothing may follow the `end` line.
den-record-order = Step { $n } stands where step { $due } should: lines are missing or out of order.
den-record-incomplete = Step { $n } is incomplete: it needs a seat (or * for chance) and a move.
den-record-version-number = `version` is a number.
den-record-seats-number = `seats` is a number.
den-record-name = Write `name SEAT NAME`.
den-record-head = `{ $word }` is not part of a record’s head.
den-record-missing = The head has no `{ $word }` line.
den-record-twice = `{ $word }` is given twice.
den-record-seat = a seat is a number from 1 to { $n }
den-record-digits = 64 hexadecimal digits are expected
den-record-other = This is a record of { $a }, not of { $b }.
den-record-version = the record was made with version { $old } of the rules, these are version { $new }
den-record-content = the record was made with other content files (hash { $old }, here { $new })
den-record-no-seed = the record reveals no seed, so its deal cannot be verified (yet)
den-record-no-commitment = the record has no fingerprint, so the seed proves nothing
den-record-dealt = step { $n } was dealt `{ $dealt }`, the seed gives `{ $due }`
den-option-allowed = { $at }: { $why }. Allowed: { $allowed }
den-option = { $at }: { $why }
den-no-option = there is no such option
den-no-preset = neither a preset nor a pair such as key=value
den-no-value = “{ $word }” is not one of the values
den-no-seats = { $game } cannot be played by { $n }
den-no-seats-n = { $n } players do not go
den-allowed-range = { $least } to { $most }
den-allowed-auto = { $least } to { $most }, or auto
den-allowed-list = none, or some of { $list }
den-allowed-presets = a preset: { $list }
den-allowed-letters = the letters { $list }, each once
den-allowed-name = none, random or a name
den-allowed-names = none, random or up to { $n } names
den-allowed-joined = names of module cards joined by “+”, such as { $name }
den-allowed-fewer = fewer cards left out
den-no-name-taken = This name belongs to somebody else. Choose another in the settings.
den-no-position = what was kept of the position cannot be read
