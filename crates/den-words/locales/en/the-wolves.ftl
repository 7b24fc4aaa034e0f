# The Wolves.

learn-tw-1 = You lead a pack. The map has regions round a water; the moon on the water says when a region is scored.
learn-tw-2 = Your six terrain tiles pay for everything you do. First choose how they begin.
learn-tw-3 = Place an alpha and a pack wolf on a free hex beside the chasm.
learn-tw-4 = And the second pair on the other side of the chasm.
learn-tw-5 = A turn has two actions. Every action is paid with tiles that show the terrain of its hex; they are flipped, and so the next action changes.
learn-tw-6 = Move: choose “Move”, then a terrain that one of your tiles shows.
learn-tw-7 = Choose which tile pays if several fit, or move on if only one does. Then choose a wolf.
learn-tw-8 = Now the hex where it stops. Choose further wolves if you like, or “Enough moved”.
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
tw-act-stop = Enough moved
tw-act-end = End the turn
tw-habitat = habitat
tw-habitat-tile = habitat tile: { $terrain }
tw-tile = tile { $n }: { $terrain }
tw-tokens = { $n ->
    [one] one terrain token
   *[other] { $n } terrain tokens
}
tw-prompt-faces = How shall your five terrain tiles begin?
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
tw-event-placed = { $seat }: a pair on { $hex }.
tw-event-extra-action = { $seat }: an action token spent.
tw-event-paid = { $seat }: paid with { $terrain }.
tw-event-moved = { $seat }: { $kind } { $from } → { $to }.
tw-event-displaced = { $pack }: { $kind } is displaced { $from } → { $to }.
tw-event-dug = { $seat }: a den on { $hex } ({ $track }).
tw-event-built = { $seat }: a lair on { $hex }.
tw-event-howled = { $seat }: a howl, { $kind } joins on { $hex }.
tw-event-dominated = { $seat }: { $pack } dominated on { $hex }, { $lost } becomes { $kind }.
tw-event-hunted = { $seat }: { $prey } hunted on { $hex }.
tw-event-calendar = { $moon ->
    [none] The calendar stands at { $date }.
   *[other] The calendar stands at { $date }: { $moon }.
}
tw-event-turn-ended = { $seat }: end of the turn.
tw-event-scored = Region { $water }, { $moon }: control { $control }, points { $points }.
tw-event-stalled = Nothing has changed for long: the game ends.
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
