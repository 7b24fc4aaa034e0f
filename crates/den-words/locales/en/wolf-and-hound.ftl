# Wolf & Hound.

learn-wh-1 = You and the player opposite are a team. The sheep beside your name are yours to guard.
learn-wh-2 = The wolf and the hound walk round the table. They stand in front of somebody: at the moment, both in front of you.
learn-wh-3 = When a turn begins, each animal in front of that player acts: a wolf takes a sheep into the dark wood, a hound brings one back.
learn-wh-4 = Your cards move them on: a black card moves the wolves, a white one the hounds, clockwise, by its number. Play a card.
learn-wh-5 = Count the steps: can you send the wolf to an opponent, or past your partner? Everyone holds four cards and draws after playing.
learn-wh-6 = Now play a black card and watch the wolf.
learn-wh-7 = And a white card: send the hound where it helps your team.
learn-wh-8 = If a player has no sheep left after the animals have acted, that team loses at once.
learn-wh-9 = When the cards run out, all sheep are counted. Open the score sheet.
learn-wh-10 = A tie goes to Yellow. Now play to the end.
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
wh-sheet-sheep = Sheep: { $what }
wh-sheet-none = No sheep left: { $what }
wh-sheet-counted = The sheep are counted
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
