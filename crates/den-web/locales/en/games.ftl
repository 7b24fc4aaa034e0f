# The four games.
lone-wolves-name = Lone Wolves
lone-wolves-pitch = A duel in thirteen tricks. Every card you play stays on one of five territories, where strength wins honor. Lose a trick and your wolf becomes a lone wolf, but you take a scar that bends a territory your way.
lone-wolves-reconstructed = The values of the honor tokens, the order of the territories, the number of scar slots and the layout of the advanced board.
lone-wolves-opt-board = Board
lone-wolves-opt-board-help = Which side of the board is played on.
lone-wolves-opt-board-basic = basic
lone-wolves-opt-board-advanced = advanced
lone-wolves-opt-preset-basic = Basic board
lone-wolves-opt-preset-basic-help = Five like territories. For a first game.
lone-wolves-opt-preset-advanced = Advanced board
lone-wolves-opt-preset-advanced-help = Uneven territories, and slots on borders that act on both sides.

lw-board = The board of Lone Wolves
lw-swamp = swamp
lw-desert = desert
lw-caves = caves
lw-tundra = tundra
lw-volcano = volcano
lw-suit-swamp = green
lw-suit-desert = brown
lw-suit-caves = black
lw-suit-tundra = white
lw-suit-volcano = red
lw-card = { $suit } { $value }
lw-border = border { $a }/{ $b }
lw-to = to the { $land }
lw-take = Take { $scar }
lw-take-down = Take a face-down scar
lw-place = Place it: { $place }
lw-prompt-lead = You lead: choose a card, then a territory.
lw-prompt-follow = { $card } was led. Follow the suit if you can; any territory that is not full will do.
lw-prompt-take = You lost the trick: take a scar from the { $land }.
lw-prompt-place = Place your scar on your side. { $scar }: { $effect }
lw-scar-1 = Kin
lw-scar-2 = Fangs
lw-scar-3 = Stray
lw-scar-4 = Turncoat
lw-scar-5 = Pack
lw-scar-6 = Loner
lw-scar-7 = Pride
lw-scar-8 = Young blood
lw-scar-9 = Alpha
lw-scar-1-does = +{ $n } strength here for each wolf card on your side
lw-scar-2-does = +{ $n } strength here
lw-scar-3-does = a set-aside card joins your side as a lone wolf
lw-scar-4-does = turns this territory's honor token over
lw-scar-5-does = +{ $n } honor for each wolf card on your side here
lw-scar-6-does = +{ $n } honor for each lone wolf on your side here
lw-scar-7-does = +{ $n } honor for each face-up wolf on your side here
lw-scar-8-does = +{ $n } honor for each face-up { $young } on your side here
lw-scar-9-does = +{ $n } honor if you win this territory
lw-plaque = { $name } · { $n ->
    [one] one card
   *[other] { $n } cards
}
lw-trick = Trick { $n }/{ $of }
lw-no-trump = no trump
lw-trump = trump: { $suit }
lw-land-label = { $land }: honor { $honor }, your strength { $mine }, theirs { $theirs }, { $wolves } of { $full } wolves
lw-face-down = face-down scar
lw-slot-label = { $place }: { $n ->
    [0] no empty slot
    [one] one empty slot
   *[other] { $n } empty slots
}
lw-lone = lone wolf, strength 1
lw-event-scars-laid = Face-up scars: { $scars }.
lw-event-honor-laid = Honor tokens: { $honor }.
lw-event-dealt = { $seat }: { $count } cards dealt.
lw-event-leads = First to lead: { $seat }.
lw-event-played = { $seat }: { $card } to the { $at }.
lw-event-turned-up = The 3 turns up { $scar } in the { $at }.
lw-event-won = Trick { $trick }: { $seat }. { $lost } in the { $at } becomes a lone wolf.
lw-event-no-scar = { $seat }: no scar is left in the { $at }.
lw-event-took = { $scar ->
    [none] { $seat }: a face-down scar from the { $at }.
   *[other] { $seat }: the scar { $scar } from the { $at }.
}
lw-event-looked = { $scar ->
    [none] { $seat }: looking at the scar.
   *[other] { $seat }: it is { $scar }.
}
lw-event-placed = { $seat }: { $scar } placed, { $slot }.
lw-event-left-game = { $seat }: { $scar } finds no slot and leaves the game.
lw-event-joined = { $seat }: a stray joins in the { $at }.
lw-event-turned = The honor token of the { $at } is turned: { $honor }.
lw-event-moon = { $blood ->
    [yes] The blood moon rises over the { $at }: its suit is trump now.
   *[no] The moon rises over the { $at }: its suit is trump now.
}
lw-event-over = The game is over: { $points }.

wolf-and-hound-name = Wolf & Hound
wolf-and-hound-pitch = Two against two round a table. Wolves chase your sheep into the dark wood, hounds bring them home. Your cards move the animals on: whoever has a wolf in front of them when their turn begins loses a sheep.
wolf-and-hound-reconstructed = How many of each number card there are, and what most of the animal cards beyond the first game do.
wolf-and-hound-seats-2 = Each of you plays for a virtual partner too.
wolf-and-hound-seats-3 = Seats 1 and 3 against seat 2 and a virtual partner.
wolf-and-hound-seats-4 = Two against two: seats 1 and 3 against 2 and 4.
wolf-and-hound-opt-wolves = Wolves
wolf-and-hound-opt-wolves-help = Wolves take sheep.
wolf-and-hound-opt-hounds = Hounds
wolf-and-hound-opt-hounds-help = Hounds bring sheep back.
wolf-and-hound-opt-sheep = Sheep cards
wolf-and-hound-opt-sheep-help = Sheep cards move on every card and change a turn.
wolf-and-hound-opt-meta = Metamorphic cards
wolf-and-hound-opt-meta-help = Wolf and hound in turn.
wolf-and-hound-opt-extra = Extra cards
wolf-and-hound-opt-extra-help = Two odd fellows.
wolf-and-hound-opt-designer = Designer cards
wolf-and-hound-opt-designer-help = Designed by backers of the game.
wolf-and-hound-opt-meat-and-bones = Meat & Bones
wolf-and-hound-opt-meat-and-bones-help = The expansion: cards that stop wolves or hounds.
wolf-and-hound-opt-flock = Sheep per seat
wolf-and-hound-opt-flock-help = Only where the rules leave it open.
wolf-and-hound-opt-flock-auto = by the rules
wolf-and-hound-opt-flock-3 = 3
wolf-and-hound-opt-flock-4 = 4
wolf-and-hound-opt-level-beginner = Beginner
wolf-and-hound-opt-level-experienced = Experienced
wolf-and-hound-opt-level-expert = Expert
wolf-and-hound-opt-preset-first-game = First game
wolf-and-hound-opt-preset-first-game-help = One wolf, one hound.
wolf-and-hound-opt-preset-red-devil = Red Devil
wolf-and-hound-opt-preset-red-devil-help = Hound 01 and a wolf that runs three times as far.
wolf-and-hound-opt-preset-sheeps-clothing = Sheep's clothing
wolf-and-hound-opt-preset-sheeps-clothing-help = Black Fur, White Fur and the wolf in sheep's clothing.
wolf-and-hound-opt-preset-meat-and-bones = Meat & Bones
wolf-and-hound-opt-preset-meat-and-bones-help = The first game with the expansion.

wh-in-play = Animal cards in this game
wh-partner = your partner
wh-board = The table of Wolf & Hound
wh-black = black { $value }
wh-white = white { $value }
wh-black-meat = black { $value } with meat
wh-white-bone = white { $value } with a bone
wh-blue = Blue
wh-yellow = Yellow
wh-virtual = { $name }'s partner
wh-wood = lost: { $n }
wh-pile = pile: { $n }
wh-seat-label = { $name }, team { $team }: { $sheep } of { $of } sheep
wh-last-played = last played: { $card }
wh-show = Show your 3s and end the turn
wh-keep = Let it be played
wh-swap = Swap it for the top dummy card
wh-turn = Turn over { $animal }
wh-prompt-play = Play a card: black moves the wolves, white the hounds.
wh-prompt-no-three = Play a card, but no 3: the sheep forbids it this turn.
wh-prompt-offer = { $card } was turned up for your partner. Keep it or swap it?
wh-prompt-pairs = Two metamorphic cards show the same colour: turn one over.
wh-wolf-n = Wolf { $n }
wh-hound-n = Hound { $n }
wh-meta-n = Metamorphic { $n }
wh-meta-does = front: { $front }. Back: { $back }. Turns over at seat 1.
wh-takes = takes a sheep
wh-returns = brings a sheep back
wh-target-left = aims at the player on the left
wh-target-opposite = aims at the partner opposite
wh-target-right = aims at the player on the right
wh-mod-plus = moves one further
wh-mod-minus = moves one less
wh-mod-half = moves half as far
wh-mod-back = moves half as far, backwards
wh-mod-triple = moves three times as far
wh-d02 = Black Fur, White Fur and the Wolf in Sheep's Clothing
wh-s01 = Skip
wh-s01-does = the turn ends at once
wh-s02 = No 3
wh-s02-does = no 3 may be played this turn
wh-e01 = Grandpa Wolf
wh-e01-does = takes a sheep; walks backwards, a turn late, on any colour
wh-e02 = Confused Hound
wh-e02-does = brings a sheep back; changes direction in company
wh-d01 = Red Devil
wh-d01-does = takes a sheep; moves three times as far
wh-d02-1 = Black Fur
wh-d02-1-does = a plain wolf
wh-d02-2 = White Fur
wh-d02-2-does = a plain hound
wh-d02-3 = Wolf in Sheep's Clothing
wh-d02-3-does = takes a sheep; wanders alone unless a fur is near
wh-event-deals = { $cards ->
    [none] { $place }: four cards dealt.
   *[other] { $place }: dealt { $cards }.
}
wh-event-draws = { $card ->
    [none] { $place }: a card drawn.
   *[other] { $place }: { $card } drawn.
}
wh-event-turns-up = { $place }: { $card } is turned up.
wh-event-swaps = { $place }: swapped, { $card } goes under the dummy pile.
wh-event-plays = { $place }: { $card }.
wh-event-moves = { $stopped ->
    [yes] { $animal } → { $to }, stopped there.
    [round] { $animal } walks all the way round to { $to }.
   *[no] { $animal }: { $from } → { $to }.
}
wh-event-turns-over = { $animal } turns over.
wh-event-takes = { $taken ->
    [yes] { $animal } takes a sheep. { $place }: { $left } left.
   *[no] { $animal } finds no sheep. ({ $place })
}
wh-event-returns = { $returned ->
    [yes] { $animal } brings a sheep back. { $place }: { $left } now.
   *[no] { $animal } finds the flock complete. ({ $place })
}
wh-event-skips = { $place }: the sheep ends the turn.
wh-event-no-three = { $place }: no 3 this turn, says the sheep.
wh-event-shows = { $place }: { $cards } shown, nothing played.
wh-event-goes-under = { $place }: { $card } goes under the dummy pile, no card is played.
wh-event-runs-out = { $place }: no card left. Play goes on until seat 1.
wh-event-ends = The game is over: { $ending } wins (sheep { $sheep }).

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

wolfwalkers-name = Wolfwalkers: My Story
wolfwalkers-pitch = Draft cards from a common market into your own picture story of five by five. Every card is a story on one side and a goal on the other: goals score what your stories show, and cost you a place.
wolfwalkers-reconstructed = The deck of 55 stories and goals, the module cards and the solo ranks are our own.
wolfwalkers-seats-1 = Alone, for a rank.
wolfwalkers-seats-3 = With two copies of the deck.
wolfwalkers-seats-4 = With two copies of the deck.
wolfwalkers-opt-swaps = Swap cards
wolfwalkers-opt-swaps-help = 0 to 6 for one or two players, 6 to 12 for more.
wolfwalkers-opt-special = Special
wolfwalkers-opt-special-help = A card that changes the rules for everybody.
wolfwalkers-opt-opportunities = Opportunities
wolfwalkers-opt-opportunities-help = Up to three cards that everybody may use once each. They need a special.
wolfwalkers-opt-without = Without
wolfwalkers-opt-without-help = What is left out when cards are drawn at random.
wolfwalkers-opt-preset-first-game = First game
wolfwalkers-opt-preset-first-game-help = The basic game.
wolfwalkers-opt-preset-swaps = With swap cards
wolfwalkers-opt-preset-swaps-help = Six cards in the stack turn the ends of the market over.
wolfwalkers-opt-preset-specials = With a special
wolfwalkers-opt-preset-specials-help = A random card changes the rules for everybody.
wolfwalkers-opt-preset-full = Everything
wolfwalkers-opt-preset-full-help = Swap cards, a random special and three opportunities.
wolfwalkers-opt-preset-peaceful = Peaceful
wolfwalkers-opt-preset-peaceful-help = A special and three opportunities, without interaction.
ww-board = Market and displays
ww-robyn = Robyn
ww-mebh = Mebh
ww-wolf-form = wolf form
ww-wolves = wolves
ww-merlyn = Merlyn
ww-forest = forest
ww-town = town
ww-castle = castle
ww-parents = parents
ww-townsfolk = townsfolk
ww-army = army
ww-goal-pattern = { $points } for each pattern of { $symbols }
ww-goal-arrow = { $points } for each { $symbol } in its row and column
ww-goal-crossed = { $points } if no { $symbol } in its row and column
ww-goal-pair = { $points } for each story with { $a } and { $b }
ww-goal-pair-arrows = { $points } for each story with { $a } and { $b } in its row and column
ww-goal-balance = { $points } if equal: { $sides }
ww-goal-imbalance = { $points } if more { $more } than { $fewer }
ww-goal = Goal “{ $title }”: { $words }
ww-goal-now = { $card }. Now { $points }.
ww-story = “{ $title }” ({ $symbols })
ww-place = place { $place }
ww-use = { $title }: { $text }
ww-pass = Pass
ww-stack = Stack: { $n }
ww-stack-top = Stack: { $n }. On top: { $card }
ww-show-display = Show the display of { $name } ({ $points } points)
ww-prompt-turn = Take a card of the market and lay it into your display.
ww-prompt-lay = Lay { $card } into your display.
ww-prompt-choose = Choose a card.
ww-prompt-last = Your last chance: you may cover a card.
ww-event-first = First: { $seat }.
ww-event-special = Special: { $card }.
ww-event-opportunities = Opportunities: { $cards }.
ww-event-refilled = Slot { $slot } is refilled: { $face }.
ww-event-shown = Slot { $slot } shows { $face }.
ww-event-legend = The legend for everybody: { $face }.
ww-event-ends-turned = A swap card: the ends of the market are turned over.
ww-event-took = { $seat }: { $face } to { $at }.
ww-event-laid = { $seat }: { $face } laid at { $at }.
ww-event-drew = { $seat }: { $face } drawn.
ww-event-put-under = { $seat }: { $face } goes under the stack.
ww-event-lifted = { $seat }: { $face } lifted.
ww-event-turned = { $seat }: a card turned over, { $face }.
ww-event-traded = { $seat }: the cards at { $places } change places.
ww-event-bartered = { $seat } and { $with } barter: { $faces }.
ww-event-marked = { $seat }: { $face } marked.
ww-event-closed = { $seat }: slot { $slot } closed.
ww-event-used = { $seat }: opportunity “{ $card }” used.
ww-event-scored = { $seat }: { $points } points at once.
ww-event-covered = { $seat }: { $at } covered with { $face }.
ww-event-passed = { $seat }: pass.
ww-event-left = { $face } leaves the game.
ww-event-swept = Nobody can lay a card: the market is laid out anew.
ww-event-over = The displays are finished.

lw-sheet-strength = Strength: { $what }
lw-sheet-honor = Honor token: { $what }
lw-sheet-moon = Moon
lw-sheet-blood = Blood moon
lw-sheet-tie = Tie
wh-sheet-sheep = Sheep: { $what }
wh-sheet-none = No sheep left: { $what }
wh-sheet-counted = The sheep are counted
ww-sheet-at-once = Scored at once
ww-sheet-rank = Rank
