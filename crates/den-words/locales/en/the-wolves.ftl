# The Wolves.

learn-tw-1 = You lead a pack. The map has regions round a water; the moon on the water says when a region is scored.
learn-tw-2 = Your six terrain tiles pay for everything you do. First choose how they begin.
learn-tw-3 = Place an alpha and a pack wolf on a free hex beside the chasm.
learn-tw-4 = And the second pair on the other side of the chasm.
learn-tw-5 = A turn has two actions. Every action is paid with tiles that show the terrain of its hex; they are flipped, and so the next action changes.
learn-tw-6 = Move: choose “Move”, then a terrain that one of your tiles shows.
learn-tw-7 = Choose which tile pays if several fit, or move on if only one does. Then choose a wolf.
learn-tw-8 = Now the hex where it stops. Choose further wolves if you like, or “Stop moving”.
learn-tw-9 = Dig dens beside your alpha to improve spread, speed and howl. A den beside water can become a lair, which counts three.
learn-tw-10 = Use your second action as you like, then end the turn.
learn-tw-11 = Howl for lone wolves within range of an alpha, and three of your wolves round a prey hunt it.
learn-tw-12 = Each piece that leaves the map moves the calendar on. At crescent, half and full moon, regions are scored: most control takes the large number.
learn-tw-13 = Open the score sheet to see what your tracks are worth.
learn-tw-14 = The full moon ends the game. Good hunting.
the-wolves-name = The Wolves
the-wolves-pitch = Lead your pack over a map of forest, rock, grass, tundra and desert. Turn terrain tiles to move, dig dens, build lairs, howl for lone wolves and take over rivals. Three phases of the moon decide who rules each region.
the-wolves-reconstructed = Nothing on the map: tiles and figures are taken as facts from an adaptation and agree with the rulebook where it shows them. Rulings of ours are marked in the rules.
the-wolves-seats-2 = With a third pack that nobody leads.
the-wolves-opt-packs = Your pack
the-wolves-opt-packs-help = Its colour and its habitat. The other packs follow in the usual order.
the-wolves-opt-patience = Patience
the-wolves-opt-patience-help = Rounds without any progress after which the game ends (2 to 100).
the-wolves-opt-preset-standard = Standard
the-wolves-opt-preset-standard-help = The game of the rulebook.
tw-board = The map
tw-hex = { $hex } ({ $terrain })
tw-forest = forest
tw-rock = rock
tw-grass = grass
tw-tundra = tundra
tw-desert = desert
tw-water = water
tw-chasm = chasm
tw-den = den
tw-wolf = pack wolf
tw-alpha = alpha
tw-lair = lair
tw-spread = pack spread
tw-speed = speed
tw-howl = howl range
tw-moose = moose
tw-deer = deer
tw-raccoon = raccoon
tw-boar = boar
tw-hare = hare
tw-crescent = crescent moon
tw-half = half moon
tw-full = full moon
tw-lone = lone wolf
tw-third = the third pack
tw-act-move = Move
tw-act-den = Dig a den
tw-act-lair = Build a lair
tw-act-howl = Howl
tw-act-dominate = Dominate
tw-act-stop = Stop moving
tw-act-end = End the turn
tw-habitat = habitat
tw-habitat-tile = habitat tile: { $terrain }
tw-tile = tile { $n }: { $terrain }
tw-tokens = { $n ->
    [one] one terrain token
   *[other] { $n } terrain tokens
}
tw-prompt-faces = Which way up do your five terrain tiles start?
tw-prompt-place = Place an alpha and a pack wolf.
tw-prompt-act = { $n ->
    [0] No action left{ $tokens ->
        [0] {"."}
       *[other] , but action tokens: { $tokens }.
    }
    [one] One action left. What do you do?
   *[other] { $n } actions left. What do you do?
}
tw-prompt-pay = { $what }: choose the tiles that pay. They are flipped.
tw-prompt-run = Which wolf moves to { $terrain }? Up to { $n } more.
tw-prompt-goal = Where to? It stops on { $terrain }.
tw-prompt-displace = Where does the displaced wolf go?
tw-prompt-track = From which track do you take the den?
tw-prompt-hunt = Which stack of { $prey } do you hunt?
tw-prey-label = { $prey }, { $n } left
tw-moon-label = { $moon }: { $high } for the first, { $low } for the second
tw-calendar = Calendar: { $date }. Crescent { $crescent }, half { $half }, full { $full }.
tw-show-board = Show the board of { $name }
tw-action-tokens = Action tokens
tw-terrain-tokens = Terrain tokens
tw-standing = { $moons ->
    [one] one region, { $points } points
   *[other] { $moons } regions, { $points } points
}
tw-track-label = { $track } { $value }: { $left ->
    [one] one den left
   *[other] { $left } dens left
}
tw-lairs = Lairs
tw-wolves = Wolves
tw-preys = Prey
tw-player-board = The board of { $name }
tw-event-dealt = The map is laid. First: { $first }.
tw-event-laid = { $seat }: tiles { $tiles }.
tw-event-placed = { $seat }: an alpha and a pack wolf on { $hex }.
tw-event-extra-action = { $seat }: an action token spent.
tw-event-paid = { $seat }: paid with { $with } ({ $terrain }).
tw-event-moved = { $seat }: { $kind } { $from } → { $to }.
tw-event-displaced = { $pack }: { $kind } is displaced { $from } → { $to }.
tw-event-dug = { $gain ->
    [none] { $seat }: a den on { $hex } ({ $track }).
   *[other] { $seat }: a den on { $hex } ({ $track }); gained: { $gain }.
}
tw-event-built = { $gain ->
    [none] { $seat }: a lair on { $hex }.
   *[other] { $seat }: a lair on { $hex }; gained: { $gain }.
}
tw-event-howled = { $seat }: a howl, { $kind } joins on { $hex }.
tw-event-dominated = { $seat }: { $pack } dominated on { $hex }, { $lost } becomes { $kind }.
tw-event-hunted = { $gain ->
    [none] { $seat }: { $prey } hunted on { $hex }.
   *[other] { $seat }: { $prey } hunted on { $hex }; gained: { $gain }.
}
tw-event-calendar = { $moon ->
    [none] The calendar stands at { $date }.
   *[other] The calendar stands at { $date }: { $moon }.
}
tw-event-turn-ended = { $seat }: end of the turn.
tw-event-scored = Region { $water }, { $moon } { $high }/{ $low }: { $standing }.
tw-event-stalled = Nothing has changed for a long time: the game ends.
tw-event-over = The game is over.
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
tw-no-hunt = Your wolves do not surround a stack of this prey there ({ $prey }).
tw-no-hex = There is no hex { $hex } on this map.
tw-no-face = Tile { $n } has the faces { $a } and { $b }, not { $c }.
tw-no-twice = A terrain would show twice.
tw-no-start-land = Wolves start on land.
tw-no-start-taken = That hex is taken.
tw-no-start-token = A lone wolf or prey is there.
tw-no-start-moon = That region has this moon: { $moon }. Start elsewhere.
tw-no-start-tile = Wolves start on the start tile, around the chasm.
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
tw-no-deal-first = The map has not been dealt yet.
tw-no-over = The game is over.
tw-no-deal-seat = There is no such seat at this table: { $n }.
tw-hex-alone = { $hex }
tw-pay-habitat = the habitat tile
tw-pay-tile = tile { $n }
tw-token-action = an action token
tw-token-terrain = a terrain token
tw-token-none = no token
tw-tell-tiles = Lay the terrain tiles { $tiles }
tw-tell-place = Place an alpha and a pack wolf on { $at }
tw-tell-move = Move up to { $spread } wolves, each up to { $speed } hexes, to { $terrain }
tw-tell-den = Dig a den on { $at }
tw-tell-lair = Turn the den on { $at } into a lair
tw-tell-howl = Howl for the lone wolf on { $at }; in its place: { $kind }
tw-tell-dominate-den = Dominate the den of { $pack } on { $at }
tw-tell-dominate-wolf = Dominate the pack wolf of { $pack } on { $at }; in its place: { $kind }
tw-tell-pay = { $n ->
    [0] Pay with { $with }
   *[other] Pay with { $with } ({ $flips })
}
tw-tell-alpha = Move the alpha on { $at }
tw-tell-wolf = Move the pack wolf on { $at }
tw-tell-to = Go to { $at }
tw-tell-to-displacing = Go to { $at } and displace the pack wolf of { $pack }
tw-tell-to-den = Go to { $at }, beside the den of { $pack }
tw-tell-stop = Move no more wolves
tw-tell-away = Displace it to { $at }
tw-tell-track = { $n ->
    [0] Take the den from this track: { $track }
   *[other] Take the den from this track: { $track } ({ $effects })
}
tw-tell-hunt = Hunt on { $at }
tw-tell-end = End the turn
tw-tell-end-tokens = { $n ->
    [one] End the turn (you could still spend one action token)
   *[other] End the turn (you could still spend { $n } action tokens)
}
tw-tell-end-early = { $n ->
    [one] End the turn early, with one action unused
   *[other] End the turn early, with { $n } actions unused
}
tw-tell-token = { $what } (spends an action token)
tw-flip = tile { $n } turns to { $terrain }
tw-effect-value = { $track } becomes { $value }
tw-effect-token = gain { $token }
tw-effect-points = { $points } points instead of { $before }
tw-sheet-spread = Pack spread
tw-sheet-speed = Speed
tw-sheet-howl = Howl range
tw-board-lone = lone
tw-board-calendar = { $n ->
    [one] Calendar: one piece
   *[other] Calendar: { $n } pieces
}
tw-board-phase = { $scored ->
    [yes] { $moon } at { $date } (scored)
   *[no] { $moon } at { $date }
}
tw-board-player = { $points ->
    [one] { $seat } ({ $terrain }), one point
   *[other] { $seat } ({ $terrain }), { $points } points
}
tw-board-actions = { $n } of 2 actions left
tw-board-tiles = tiles
tw-board-track = { $track } { $value } ({ $dug }/4 dug)
tw-board-lairs = lairs { $n }/4
tw-board-wolves = wolves { $n }/8
tw-board-next = next: { $kind }
tw-board-action-tokens = action tokens: { $n }
tw-board-terrain-tokens = terrain tokens: { $n }
tw-board-prey = { $n ->
    [0] prey: none
   *[other] prey: { $prey }
}
tw-board-regions = regions: { $n }, worth { $points }
tw-board-vp = points in tokens: { $n }
tw-picture = The Wolves: the map and the packs
tw-piece-of = { $kind }: { $pack }
tw-content-for = { $what } (for { $seats } players)
tw-content-none = nothing is given for { $seats } players
tw-content-many = more than one is given for { $seats } players
tw-content-letters = “{ $text }” needs exactly { $n } letters
tw-content-wolf = “{ $letter }” is neither P nor A
tw-content-order = the order names eight wolves, not { $n }
tw-content-costs = an action costs 1 to 6 tiles
tw-content-values = the values of { $track } are between 1 and { $most } and never fall
tw-content-spread = at most 4 wolves move in one action
tw-content-faces = the five tiles cannot be laid without showing a terrain twice
tw-content-dates = the dates of the phases come one after the other, from 1 on
tw-content-stock = there are 1 to 10 prey stacks, and as many stacks of scoring tokens
tw-content-stack = a prey stack has 1 to 4 tokens, and the second player starts with at most 9 action tokens
tw-content-token-stack = one or two scoring tokens are on each water
tw-content-token-count = there are at most ten scoring tokens
tw-content-tiles = at least { $n } region tiles are needed
tw-content-numbers = the high number comes first and is at most 25
tw-content-third = the third pack exists only with two players, with one or two pieces on a hex
tw-content-third-twice = pieces are given twice at ({ $q }, { $r })
tw-content-third-land = the region has no free land at ({ $q }, { $r })
tw-content-slots = { $n } slots are given, { $due } are needed
tw-content-symbols = each symbol is on a hex of its own in a patch
tw-content-far = ({ $q }, { $r }) is too far from the centre
tw-content-overlap = two tiles overlap at ({ $q }, { $r })
tw-content-side = each side has at least five hexes and one letter for each
tw-content-large = a map has at most { $n } hexes in { $columns } columns and { $rows } rows
tw-content-no-land = there is no land
tw-content-no-way = there is no way from { $a } to { $b }
tw-content-side-room = each side of the start tile needs a hex per player
tw-content-no-start = without a start tile nobody can place wolves
tw-content-crescent = a region without a crescent moon is needed to place wolves
tw-content-hex = hex { $hex } does not fit into the map
tw-content-region = region { $n } needs exactly one water and one prey
tw-content-options = the packs or the patience are not allowed
tw-part-region = Outline and symbols of the region tiles
tw-part-tiles = Terrain of the region tiles
tw-part-start = Start tile
tw-part-layout = Layout of the map for { $seats } players
tw-part-costs = Costs of the actions
tw-part-wolves = Order of the wolves on the player board
tw-part-terrain-tiles = Faces of the terrain tiles
tw-part-attributes = Values of the attributes
tw-part-moons = Numbers of the scoring tokens
tw-part-board = Player board for these numbers of players: { $seats }
tw-part-calendar = Dates of the calendar for { $seats } players
tw-part-stock = Prey and scoring tokens for { $seats } players
tw-part-third-pack = Third pack beside: { $moons }
