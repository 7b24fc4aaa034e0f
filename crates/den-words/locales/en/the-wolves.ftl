# The Wolves.

learn-tw-1 = You lead a pack. Each region of the map surrounds a lake, and the moon on the lake shows when the region is scored.
learn-tw-2 = Your six terrain tiles pay for everything you do. First choose which sides they start on.
learn-tw-3 = Place an alpha and a pack wolf on a free hex next to the chasm.
learn-tw-4 = Now the second pair, on the other side of the chasm.
learn-tw-5 = You have two actions per turn. You pay for an action with tiles that show the terrain of its hex. Those tiles are flipped, which changes what you can do next.
learn-tw-6 = To move, choose “Move”, then a terrain that one of your tiles shows.
learn-tw-7 = If several tiles fit, choose which one pays. Then choose a wolf.
learn-tw-8 = Now choose the hex where it stops. Move more wolves if you like, or choose “Stop moving”.
learn-tw-9 = Dig dens next to your alpha to improve your spread, speed and howl range. A den next to water can become a lair, which counts as three.
learn-tw-10 = Use your second action for anything you like, then end your turn.
learn-tw-11 = Howl to recruit lone wolves within range of an alpha. Surround prey with three of your wolves to hunt it.
learn-tw-12 = Every piece that leaves the map advances the calendar. At the crescent, half and full moon, regions are scored: the pack with the most control gets the higher number.
learn-tw-13 = Open the score sheet to see what your tracks are worth.
learn-tw-14 = The full moon ends the game. Good hunting!
the-wolves-name = The Wolves
the-wolves-pitch = Lead your pack across forest, rock, grass, tundra and desert. Flip terrain tiles to move, dig dens, build lairs, howl for lone wolves and dominate your rivals. Three phases of the moon decide who rules each region.
the-wolves-reconstructed = Nothing on the map: its tiles and values come from an existing adaptation and match the rulebook wherever it shows them. The points for lairs and wolves on the two-player side are not confirmed. Our own rulings are marked in the rules.
the-wolves-seats-2 = With a third pack that no one controls.
the-wolves-opt-packs = Your pack
the-wolves-opt-packs-help = Its colour and habitat. The other packs follow in the usual order.
the-wolves-opt-patience = Patience
the-wolves-opt-patience-help = The game ends after this many rounds without progress (2 to 100).
the-wolves-opt-early-end = End turns early
the-wolves-opt-early-end-help = A turn may be ended while an action is still possible. As printed, both actions must be taken.
the-wolves-opt-first = Who starts
the-wolves-opt-first-help = By lot, the loser of the last game (by lot in a first game), or the player at this seat.
the-wolves-opt-first-lot = by lot
the-wolves-opt-first-loser = the loser
the-wolves-opt-preset-standard = Standard
the-wolves-opt-preset-standard-help = The game as in the rulebook.
tw-board = Map
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
tw-act-end = End turn
tw-habitat = habitat
tw-habitat-tile = habitat tile: { $terrain }
tw-tile = tile { $n }: { $terrain }
tw-tokens = { $n ->
    [one] one terrain token
   *[other] { $n } terrain tokens
}
tw-prompt-faces = Which sides do your five terrain tiles start on?
tw-prompt-place = Place an alpha and a pack wolf.
tw-prompt-act = { $n ->
    [0] No actions left{ $tokens ->
        [0] {"."}
       *[other] , but you have action tokens: { $tokens }.
    }
    [one] One action left. What do you do?
   *[other] { $n } actions left. What do you do?
}
tw-prompt-pay = { $what }: choose the tiles to pay with. They will be flipped.
tw-prompt-run = Which wolf moves to { $terrain }? { $n ->
    [one] You can move one wolf.
   *[other] You can move up to { $n } wolves.
}
tw-prompt-goal = Where does it go? It must stop on { $terrain }.
tw-prompt-displace = Where does the displaced wolf go?
tw-prompt-track = Which track does the den come from?
tw-prompt-hunt = Which stack of { $prey } do you hunt?
tw-prey-label = { $prey }, { $n } left
tw-moon-label = { $moon }: { $high } for first, { $low } for second
tw-calendar = Calendar: { $date }. Crescent { $crescent }, half { $half }, full { $full }.
tw-show-board = Show { $name ->
    [You] your
   *[other] { $name }’s
} board
tw-action-tokens = Action tokens
tw-terrain-tokens = Terrain tokens
tw-standing = { $moons ->
    [one] one region
   *[other] { $moons } regions
}, { $points ->
    [one] one point
   *[other] { $points } points
}
tw-track-label = { $track } { $value }: { $left ->
    [one] one den left
   *[other] { $left } dens left
}
tw-actions-left = Actions left
tw-moon-date = { $moon }: { $date }
tw-track-points = { $name } { $n }/{ $of } · { $points ->
    [one] 1 point
   *[other] { $points } points
}
tw-lairs = Lairs
tw-wolves = Wolves
tw-preys = Prey
tw-player-board = { $name ->
    [You] Your
   *[other] { $name }’s
} board
tw-event-dealt = The map is laid out. { $first ->
    [You] You go
   *[other] { $first } goes
} first.
tw-event-laid = { $seat ->
    [You] You start
   *[other] { $seat } starts
} with the tiles { $tiles }.
tw-event-placed = { $seat ->
    [You] You place
   *[other] { $seat } places
} an alpha and a pack wolf on { $hex }.
tw-event-extra-action = { $seat ->
    [You] You spend
   *[other] { $seat } spends
} an action token.
tw-event-paid = { $seat ->
    [You] You pay
   *[other] { $seat } pays
} with { $with } ({ $terrain }).
tw-event-moved = { $seat ->
    [You] You move
   *[other] { $seat } moves
} the { $kind } from { $from } to { $to }.
tw-event-displaced = { $pack ->
    [You] Your
   *[other] { $pack }’s
} { $kind } is displaced from { $from } to { $to }.
tw-event-dug = { $seat ->
    [You] You dig
   *[other] { $seat } digs
} a den on { $hex } ({ $track }){ $gain ->
    [none] {"."}
   *[other] {" "}and { $seat ->
        [You] gain
       *[other] gains
    } { $gain }.
}
tw-event-den-taken = { $seat ->
    [You] Your den
   *[other] { $seat }’s den
} on { $hex } comes from the track { $track }{ $gain ->
    [none] {"."}
   *[other] {" "}and brings { $gain }.
}
tw-event-built = { $seat ->
    [You] You build
   *[other] { $seat } builds
} a lair on { $hex }{ $gain ->
    [none] {"."}
   *[other] {" "}and { $seat ->
        [You] gain
       *[other] gains
    } { $gain }.
}
tw-event-howled = { $seat ->
    [You] You howl
   *[other] { $seat } howls
}: the lone wolf on { $hex } becomes { $seat ->
    [You] your
   *[other] their
} { $kind }.
tw-event-dominated-den = { $seat ->
    [You] You dominate
   *[other] { $seat } dominates
} { $pack ->
    [You] your
   *[other] { $pack }’s
} den on { $hex }.
tw-event-dominated = { $seat ->
    [You] You dominate
   *[other] { $seat } dominates
} { $pack ->
    [You] your
   *[other] { $pack }’s
} pack wolf on { $hex } and { $seat ->
    [You] replace
   *[other] replaces
} it with { $seat ->
    [You] your
   *[other] their
} { $kind }.
tw-event-hunted = { $seat ->
    [You] You hunt
   *[other] { $seat } hunts
} { $prey } on { $hex }{ $gain ->
    [none] {"."}
   *[other] {" "}and { $seat ->
        [You] gain
       *[other] gains
    } { $gain }.
}
tw-event-calendar = { $moon ->
    [none] The calendar moves to { $date }.
   *[other] The calendar moves to { $date }: { $moon }.
}
tw-event-turn-ended = { $seat ->
    [You] You end your
   *[other] { $seat } ends their
} turn.
tw-event-scored = Region { $water }, { $moon }: { $standing }.
tw-event-stalled = Nothing has changed for a long time, so the game ends.
tw-event-over = The game is over.
tw-no-tiles-first = Choose the sides of your terrain tiles first.
tw-no-place-first = Place your wolves first.
tw-no-act-first = Choose an action or end your turn.
tw-no-pay-first = Pay for the action first.
tw-no-run-on = Choose the next wolf to move, or stop moving.
tw-no-run-first = Choose the wolf to move.
tw-no-goal-first = Choose where the wolf goes.
tw-no-away-first = Choose where the displaced wolf goes.
tw-no-track-first = Choose the track to take the den from.
tw-no-hunt-first = Choose the stack to hunt.
tw-no-move-one = You have paid for the action, so at least one wolf has to move.
tw-no-track = There is no den left on that track ({ $track }).
tw-no-hunt = Your wolves do not surround any { $prey } there.
tw-no-hex = There is no hex { $hex } on this map.
tw-no-face = Tile { $n } shows { $a } or { $b }, not { $c }.
tw-no-twice = No terrain may show twice.
tw-no-start-land = Wolves start on land.
tw-no-start-taken = That hex is taken.
tw-no-start-token = There is a lone wolf or prey on that hex.
tw-no-start-moon = You cannot start in a region with the { $moon }.
tw-no-start-tile = Wolves start on the start tile, around the chasm.
tw-no-start-side = Your second pair must start on the other side of the chasm.
tw-no-action = You have used both actions and have no action token.
tw-no-action-due = You must take an action while one is possible ({ $n } left). With the option “End turns early” (early-end) you may end the turn.
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
tw-no-reach = None of your wolves can reach { $terrain } with its speed.
tw-no-own = { $kind ->
    [alpha] You have no alpha there.
   *[wolf] You have no pack wolf there.
}
tw-no-moved = That wolf has already moved.
tw-no-stop = That wolf cannot reach { $terrain } with its speed.
tw-no-leave = The wolf has to leave its hex.
tw-no-terrain = The wolf has to stop on { $terrain }.
tw-no-far = That is { $far } hexes away, but your speed is { $speed }.
tw-no-two = There are already two pieces there.
tw-no-water = That is water.
tw-no-chasm = That is the chasm.
tw-no-lone = There is a lone wolf there.
tw-no-prey = There is prey there.
tw-no-enemy-lair = There is an enemy lair there.
tw-no-enemy-alpha = There is an enemy alpha there, and alphas cannot be displaced.
tw-no-enemy-wolf = There is an enemy wolf there, and only an alpha can displace it.
tw-no-third-displaced = The third pack cannot be displaced.
tw-no-refuge = There is no hex for the displaced wolf to go to.
tw-no-flee = A displaced wolf goes to an empty hex or to a single piece of its own pack.
tw-no-nearer = There are closer free hexes: { $hexes }.
tw-no-dig-land = You cannot dig a den in water or in the chasm.
tw-no-den-left = You have no dens left.
tw-no-alpha-near = You have no alpha there or next to it.
tw-no-enemy-there = { $kind ->
    [den] There is an enemy den there.
    [alpha] There is an enemy alpha there.
    [lair] There is an enemy lair there.
   *[wolf] There is an enemy pack wolf there.
}
tw-no-already = { $kind ->
    [lair] There is already a lair there.
   *[den] There is already a den there.
}
tw-no-den-there = You have no den there.
tw-no-lair-left = You have no lairs left.
tw-no-shore = The den is not next to water.
tw-no-lair-twice = You already have a lair in this region.
tw-no-lone-there = There is no lone wolf there.
tw-no-wolf-left = You have no wolves left to place.
tw-no-howl = None of your alphas is within howl range ({ $n }).
tw-no-dom-alpha = An alpha cannot be dominated.
tw-no-dom-lair = A lair cannot be dominated.
tw-no-enemy = { $kind ->
    [den] There is no enemy den there.
   *[wolf] There is no enemy pack wolf there.
}
tw-no-third-dominated = The third pack cannot be dominated.
tw-no-shares = It shares its hex with another piece of its own pack.
tw-sheet-region = Region { $hex }, { $moon } { $high }/{ $low }
tw-sheet-seat = { $seat } ({ $terrain })
tw-note-later = not scored yet: { $what }
tw-note-nobody = no pack controls it
tw-note-tie = { $first } tie: { $low } points each (control: { $standings })
tw-note-tie-third = { $first } tie: { $low } points for { $players }, none for the third pack (control: { $standings })
tw-note-tie-second = { $first }; { $second } tie for second: no points (control: { $standings })
tw-note-second = { $first }, { $second } (control: { $standings })
tw-note-first = { $first } (control: { $standings })
tw-note-and = { $others } and { $last }
tw-note-gain = { $pack }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
tw-note-no-gain = { $pack }: no points
tw-note-has = { $alphas ->
    [0] { $pack } ({ $n })
    [one] { $pack } ({ $n }, one alpha)
   *[other] { $pack } ({ $n }, { $alphas } alphas)
}
tw-note-dens = dens dug: { $each }
tw-note-lairs = lairs built: { $each }
tw-note-prey = kinds hunted: { $each }
tw-note-wolves = wolves placed: { $each }
tw-no-deal-twice = The map has already been dealt.
tw-no-deal-count = Expected { $due } region tiles, not { $n }.
tw-no-deal-tile = There is no region tile { $n }.
tw-no-deal-same = Region tile { $n } is dealt twice.
tw-no-deal-prey = These are not the prey stacks for this number of players.
tw-no-deal-moons = These are not the scoring tokens for this number of players.
tw-bad-hex = a hex is a letter and a number, such as `c4`
tw-bad-words = a move has at most three words
tw-bad-follows = nothing follows `{ $verb }`
tw-bad-missing = a word is missing after `{ $verb }`
tw-bad-one = one word follows `{ $verb }`
tw-bad-tiles = expected five terrain letters, such as `tiles FRGTD`
tw-bad-dominate = expected `dominate den` or `dominate wolf` and a hex
tw-bad-move = a move starts with tiles, place, move, den, lair, howl, dominate, pay, alpha, wolf, to, stop, away, track, hunt or end
tw-bad-pay = expected tiles 1 to 6 in order and a t per terrain token, such as `pay 1+3+t`
tw-bad-region = a region tile has a number
tw-bad-deal-word = unexpected `{ $word }` in a deal
tw-bad-deal = a deal is `tiles … prey … moons … first SEAT`
tw-bad-terrains = terrains are written F, R, G, T, D
tw-bad-stacked = stacked scoring tokens are named from the top, the earlier phase first
tw-bad-one-of = expected one of { $words }
tw-no-deal-first = The map has not been dealt yet.
tw-no-over = The game is over.
tw-no-deal-seat = There is no seat { $n } at this table.
tw-hex-alone = { $hex }
tw-pay-habitat = the habitat tile
tw-pay-tile = tile { $n }
tw-token-action = an action token
tw-token-terrain = a terrain token
tw-token-none = no token
tw-tell-tiles = Start with the terrain tiles { $tiles }
tw-tell-place = Place an alpha and a pack wolf on { $at }
tw-tell-move = Move up to { $spread } wolves, each up to { $speed } hexes, to { $terrain }
tw-tell-den = Dig a den on { $at }
tw-tell-lair = Turn the den on { $at } into a lair
tw-tell-howl = Howl for the lone wolf on { $at }, which becomes your { $kind }
tw-tell-dominate-den = Dominate { $pack }’s den on { $at }
tw-tell-dominate-wolf = Dominate { $pack }’s pack wolf on { $at } and replace it with your { $kind }
tw-tell-pay = { $n ->
    [0] Pay with { $with }
   *[other] Pay with { $with } ({ $flips })
}
tw-tell-alpha = Move the alpha on { $at }
tw-tell-wolf = Move the pack wolf on { $at }
tw-tell-to = Go to { $at }
tw-tell-to-displacing = Go to { $at } and displace { $pack }’s pack wolf
tw-tell-to-den = Go to { $at }, onto the hex of { $pack }’s den
tw-tell-stop = Stop moving
tw-tell-away = Displace it to { $at }
tw-tell-track = { $n ->
    [0] Take the den from { $track }
   *[other] Take the den from { $track } ({ $effects })
}
tw-tell-hunt = Hunt on { $at }
tw-tell-end = End turn
tw-tell-end-tokens = { $n ->
    [one] End turn (you could still spend one action token)
   *[other] End turn (you could still spend { $n } action tokens)
}
tw-tell-end-early = { $n ->
    [one] End turn with one action unused
   *[other] End turn with { $n } actions unused
}
tw-tell-token = { $what } (spends an action token)
tw-flip = tile { $n } flips to { $terrain }
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
tw-content-none = there is nothing for { $seats } players
tw-content-many = there is more than one entry for { $seats } players
tw-content-letters = “{ $text }” must have exactly { $n } letters
tw-content-wolf = “{ $letter }” is neither P nor A
tw-content-order = the order must name eight wolves, not { $n }
tw-content-costs = an action must cost 1 to 6 tiles
tw-content-values = the values of { $track } must be between 1 and { $most } and never decrease
tw-content-spread = at most 4 wolves move in one action
tw-content-faces = the five tiles cannot be placed without showing a terrain twice
tw-content-dates = the dates of the phases must increase, starting from 1 or later
tw-content-stock = there are 1 to 10 prey stacks, and as many stacks of scoring tokens
tw-content-stack = a prey stack has 1 to 4 tokens, and the second player starts with at most 9 action tokens
tw-content-token-stack = each water has one or two scoring tokens
tw-content-token-count = there are at most ten scoring tokens
tw-content-tile-terrains = region tile { $n } ({ $text }) needs each of the five terrains once
tw-content-same-faces = terrain tile { $n } has the same terrain on both sides
tw-content-lone-twice = two lone wolves are on the hex { $q }, { $r }
tw-content-lone-and-prey = a lone wolf and prey are on the same hex { $q }, { $r }
tw-content-tiles = at least { $n } region tiles are needed
tw-content-numbers = the high number comes first and is at most 25
tw-content-third = the third pack exists only with two players, with one or two pieces on a hex, at most one of them a den or lair
tw-content-third-twice = there are two entries for pieces at ({ $q }, { $r })
tw-content-third-land = the region has no free land at ({ $q }, { $r })
tw-content-slots = there are { $n } slots, but { $due } are needed
tw-content-symbols = each symbol in a patch must be on a hex of its own
tw-content-far = ({ $q }, { $r }) is too far from the centre
tw-content-overlap = two tiles overlap at ({ $q }, { $r })
tw-content-side = each side has at least five hexes and one letter for each
tw-content-large = a map has at most { $n } hexes in { $columns } columns and { $rows } rows
tw-content-no-land = there is no land
tw-content-no-way = there is no path from { $a } to { $b }
tw-content-side-room = each side of the start tile needs a hex per player
tw-content-no-start = without a start tile nobody can place wolves
tw-content-crescent = a region without a crescent moon is needed to place wolves
tw-content-hex = hex { $hex } is not on the map
tw-content-region = region { $n } needs exactly one water and one prey
tw-content-options = these packs or this patience are not allowed
tw-part-region = Outline and symbols of the region tiles
tw-part-tiles = Terrain of the region tiles
tw-part-start = Start tile
tw-part-layout = Map layout for { $seats } players
tw-part-costs = Action costs
tw-part-wolves = Order of the wolves on the player board
tw-part-terrain-tiles = Faces of the terrain tiles
tw-part-attributes = Attribute values
tw-part-moons = Values of the scoring tokens
tw-part-board = Player board for { $seats } players
tw-part-calendar = Calendar dates for { $seats } players
tw-part-stock = Prey and scoring tokens for { $seats } players
tw-part-third-pack = Third pack next to: { $moons }
tw-way = { $kind } to { $hex }, { $terrain } ({ $cost })
tw-end-early = End the turn with { $n ->
    [one] one action
   *[other] { $n } actions
 } left?
tw-aid-calendar = Moon calendar
tw-aid-date = date
tw-aid-to-go = pieces to go
tw-aid-first = first
tw-aid-second = second
tw-aid-costs = Costs of the actions
tw-aid-tiles = tiles
tw-aid-points = Points by pieces gone from the player board
tw-aid-phase = { $moon }
tw-aid-pieces = { $n }
