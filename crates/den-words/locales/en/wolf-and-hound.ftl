# Wolf & Hound.

learn-wh-1 = You and the player opposite are a team. The sheep next to your name are yours to protect.
learn-wh-2 = The wolf and the hound walk around the table. Each is always in front of a player. Right now, both are in front of you.
learn-wh-3 = At the start of a turn, each animal in front of that player acts: a wolf takes a sheep into the dark wood, a hound brings one back.
learn-wh-4 = Cards move the animals clockwise by their number: black cards move the wolves, white cards the hounds. Play a card.
learn-wh-5 = Count the steps: can you send the wolf to an opponent, or past your partner? Everyone has four cards and draws a new one after playing.
learn-wh-6 = Now play a black card and watch the wolf.
learn-wh-7 = Now a white card: send the hound where it helps your team.
learn-wh-8 = If a player has no sheep left after the animals have acted, that team loses immediately.
learn-wh-9 = When the cards run out, all the sheep are counted. Open the score sheet.
learn-wh-10 = If it is a tie, Yellow wins. Now play to the end.
wolf-and-hound-name = Wolf & Hound
wolf-and-hound-pitch = Two against two around a table. Wolves chase your sheep into the dark wood, hounds bring them home. Your cards move the animals: if a wolf is in front of you when your turn starts, you lose a sheep.
wolf-and-hound-reconstructed = How many of each number card there are, and what most animal cards beyond the first game do.
wolf-and-hound-seats-2 = Each player also plays for a virtual partner.
wolf-and-hound-seats-3 = Seats 1 and 3 against seat 2 and a virtual partner.
wolf-and-hound-seats-4 = Two against two: seats 1 and 3 against 2 and 4.

# Options.

wolf-and-hound-opt-wolves = Wolves
wolf-and-hound-opt-wolves-help = Wolf cards take sheep.
wolf-and-hound-opt-hounds = Hounds
wolf-and-hound-opt-hounds-help = Hound cards bring sheep back.
wolf-and-hound-opt-sheep = Sheep cards
wolf-and-hound-opt-sheep-help = Sheep cards move with every card and change a turn: S01 skips it, S02 forbids 3s.
wolf-and-hound-opt-meta = Metamorphic cards
wolf-and-hound-opt-meta-help = Each is a wolf on one side and a hound on the other.
wolf-and-hound-opt-extra = Extra cards
wolf-and-hound-opt-extra-help = E01 is Grandpa Wolf, E02 the Confused Hound.
wolf-and-hound-opt-designer = Designer cards
wolf-and-hound-opt-designer-help = D01 is the Red Devil. D02 is three cards: Black Fur, White Fur and the Wolf in Sheep’s Clothing.
wolf-and-hound-opt-meat-and-bones = Meat & Bones
wolf-and-hound-opt-meat-and-bones-help = The expansion: cards that stop wolves or hounds.
wolf-and-hound-opt-flock = Sheep per seat
wolf-and-hound-opt-flock-help = Sheep per seat. Automatic is what the rulebook recommends: 4 with two or more wolf cards or with D02, otherwise 3. For two or three players, 4 means one more at every seat.
wolf-and-hound-opt-flock-auto = as recommended
wolf-and-hound-opt-flock-3 = 3
wolf-and-hound-opt-flock-4 = 4
wolf-and-hound-opt-preset-first-game = First game
wolf-and-hound-opt-preset-first-game-help = One wolf, one hound.
wolf-and-hound-opt-preset-red-devil = Red Devil
wolf-and-hound-opt-preset-red-devil-help = Hound 01 and a wolf that runs three times as far.
wolf-and-hound-opt-preset-sheeps-clothing = Sheep’s clothing
wolf-and-hound-opt-preset-sheeps-clothing-help = Black Fur, White Fur and the wolf in sheep’s clothing.
wolf-and-hound-opt-preset-meat-and-bones = Meat & Bones
wolf-and-hound-opt-preset-meat-and-bones-help = The first game with the expansion.
wolf-and-hound-opt-preset-beginner-1 = Beginner 1
wolf-and-hound-opt-preset-beginner-1-help = Hound 01, Wolf 01 and Wolf 06.
wolf-and-hound-opt-preset-beginner-2 = Beginner 2
wolf-and-hound-opt-preset-beginner-2-help = Hound 01 and Wolf 03.
wolf-and-hound-opt-preset-beginner-3 = Beginner 3
wolf-and-hound-opt-preset-beginner-3-help = Hound 01 and Wolf 04.
wolf-and-hound-opt-preset-beginner-4 = Beginner 4
wolf-and-hound-opt-preset-beginner-4-help = Hound 03 and Wolf 01.
wolf-and-hound-opt-preset-beginner-5 = Beginner 5
wolf-and-hound-opt-preset-beginner-5-help = Hound 04 and Wolf 01.
wolf-and-hound-opt-preset-experienced-1 = Experienced 1
wolf-and-hound-opt-preset-experienced-1-help = Hound 01, Wolf 03 and Wolf 06.
wolf-and-hound-opt-preset-experienced-2 = Experienced 2
wolf-and-hound-opt-preset-experienced-2-help = Hound 01, Wolf 04 and Wolf 06.
wolf-and-hound-opt-preset-experienced-3 = Experienced 3
wolf-and-hound-opt-preset-experienced-3-help = Hound 01, Wolf 01 and Skip.
wolf-and-hound-opt-preset-experienced-4 = Experienced 4
wolf-and-hound-opt-preset-experienced-4-help = Hound 01, Wolf 01 and No 3.
wolf-and-hound-opt-preset-experienced-5 = Experienced 5
wolf-and-hound-opt-preset-experienced-5-help = Hound 02, Wolf 05 and Wolf 06.
wolf-and-hound-opt-preset-experienced-6 = Experienced 6
wolf-and-hound-opt-preset-experienced-6-help = Hound 03, Wolf 03 and Wolf 06.
wolf-and-hound-opt-preset-experienced-7 = Experienced 7
wolf-and-hound-opt-preset-experienced-7-help = Hound 04, Wolf 04 and Wolf 06.
wolf-and-hound-opt-preset-experienced-8 = Experienced 8
wolf-and-hound-opt-preset-experienced-8-help = Metamorphic 01 and Metamorphic 02.
wolf-and-hound-opt-preset-experienced-9 = Experienced 9
wolf-and-hound-opt-preset-experienced-9-help = Metamorphic 03 and Metamorphic 04.
wolf-and-hound-opt-preset-expert-1 = Expert 1
wolf-and-hound-opt-preset-expert-1-help = Metamorphic 01, Metamorphic 02 and Wolf 06.
wolf-and-hound-opt-preset-expert-2 = Expert 2
wolf-and-hound-opt-preset-expert-2-help = Metamorphic 03, Metamorphic 04 and Wolf 06.
wolf-and-hound-opt-preset-expert-3 = Expert 3
wolf-and-hound-opt-preset-expert-3-help = Hound 02, Wolf 02 and Grandpa Wolf.
wolf-and-hound-opt-preset-expert-4 = Expert 4
wolf-and-hound-opt-preset-expert-4-help = Wolf 07 and the Confused Hound.

# The page, and the names of things.

wh-in-play = Animal cards in this game
wh-own-team = you are { $team }
wh-partner = your partner
wh-board = Wolf & Hound table
wh-black = black { $value }
wh-white = white { $value }
wh-black-meat = black { $value } with meat
wh-white-bone = white { $value } with a bone
wh-blue = Blue
wh-yellow = Yellow
wh-virtual = { $name ->
    [You] Your partner
   *[other] { $name }’s partner
}
wh-wood = lost: { $n }
wh-pile = pile: { $n }
wh-seat-label = { $name }, team { $team }: { $sheep } of { $of } sheep
wh-last-played = last played: { $card }
wh-show = Show your 3s and end the turn
wh-keep = Keep it and play it
wh-swap = Swap it for the top dummy card
wh-turn = Turn over { $animal }
wh-prompt-play = Play a card: black moves the wolves, white the hounds.
wh-prompt-no-three = Play a card, but no 3: the sheep forbids it this turn.
wh-prompt-offer = { $card } was turned up for your partner. Keep it or swap it?
wh-prompt-pairs = Two metamorphic cards show the same colour. Turn one over.
wh-the-wolf = The wolf
wh-the-hound = The hound
wh-wolf-n = Wolf { $n }
wh-hound-n = Hound { $n }
wh-meta-n = Metamorphic { $n }
wh-meta-does = front: { $front }. Back: { $back }. Turns over at seat 1.
wh-takes = takes a sheep
wh-returns = brings a sheep back
wh-printed = “{ $text }”
wh-target-self = hits the player whose turn it is
wh-target-left = hits the player on the left
wh-target-opposite = hits the partner opposite
wh-target-right = hits the player on the right
wh-mod-plus = moves one space further
wh-mod-minus = moves one space less
wh-mod-half = moves half as far
wh-mod-back = moves half as far, backwards
wh-mod-triple = moves three times as far
wh-d02 = Black Fur, White Fur and the Wolf in Sheep’s Clothing
wh-s01 = Skip
wh-s01-does = the turn ends immediately
wh-s02 = No 3
wh-s02-does = no 3 may be played this turn
wh-e01 = Grandpa Wolf
wh-e01-does = takes a sheep; moves backwards, one turn late, with either colour
wh-e02 = Confused Hound
wh-e02-does = brings a sheep back; changes direction when it meets another animal
wh-d01 = Red Devil
wh-d01-does = takes a sheep; moves three times as far
wh-d02-1 = Black Fur
wh-d02-1-does = a plain wolf
wh-d02-2 = White Fur
wh-d02-2-does = a plain hound
wh-d02-3 = Wolf in Sheep’s Clothing
wh-d02-3-does = takes a sheep; moves on its own unless a fur is with it
wh-coat-wolf = wolf
wh-coat-hound = hound
wh-coat-sheep = sheep

# Moves.

wh-tell-play = Play { $card }: { $effects }
wh-tell-keep = Keep { $card }: { $effects }
wh-tell-keep-unplayed = Keep { $card }: it goes under the dummy pile, and no card is played
wh-tell-swap-for = Swap { $card } for { $top }: { $effects }
wh-tell-swap = Swap { $card } for the top dummy card, which nobody has seen
wh-tell-turn = Turn over { $animal }: it becomes a { $coat }
wh-tell-nothing = nothing moves
wh-tell-moves = { $animal } to { $to ->
    [You] you
   *[other] { $to }
}
wh-tell-stopped = { $animal } to { $to ->
    [You] you
   *[other] { $to }
} (stopped there)
wh-tell-turns-over = { $animal } becomes a { $coat }

# What happened.

wh-event-deals = { $cards ->
    [none] { $pasture ->
        [You] You are
       *[other] { $pasture } is
    } dealt four cards.
   *[other] { $pasture ->
        [You] You are
       *[other] { $pasture } is
    } dealt { $cards }.
}
wh-event-draws = { $card ->
    [none] { $pasture ->
        [You] You draw
       *[other] { $pasture } draws
    } a card.
   *[other] { $pasture ->
        [You] You draw
       *[other] { $pasture } draws
    } { $card }.
}
wh-event-turns-up = { $pasture ->
    [You] You turn
   *[other] { $pasture } turns
} up { $card }.
wh-event-swaps = { $pasture ->
    [You] You swap
   *[other] { $pasture } swaps
}: { $card } goes under the dummy pile.
wh-event-plays = { $pasture ->
    [You] You play
   *[other] { $pasture } plays
} { $card }.
wh-event-moves = { $animal } moves from { $from ->
    [You] you
   *[other] { $from }
} to { $to ->
    [You] you
   *[other] { $to }
}.
wh-event-turns-over = { $face ->
    [back] { $animal } turns over to its back: a { $coat }.
   *[front] { $animal } turns over to its front: a { $coat }.
}
wh-event-takes = { $taken ->
    [yes] { $animal } takes a sheep from { $pasture ->
        [You] you
       *[other] { $pasture }
    }: { $left } left.
   *[no] { $animal } finds no sheep to take from { $pasture ->
        [You] you
       *[other] { $pasture }
    }.
}
wh-event-returns = { $returned ->
    [yes] { $animal } brings a sheep back to { $pasture ->
        [You] you
       *[other] { $pasture }
    }: { $left } now.
   *[no] { $animal } has no sheep to bring back to { $pasture ->
        [You] you
       *[other] { $pasture }
    }.
}
wh-event-skips = { $pasture ->
    [You] You skip this turn
   *[other] { $pasture } is skipped
}.
wh-event-no-three = { $pasture } may not play a 3 this turn.
wh-event-shows = { $pasture ->
    [You] You have
   *[other] { $pasture } has
} only 3s and { $pasture ->
    [You] show
   *[other] shows
} them: { $cards }.
wh-event-goes-under = { $pasture } may not play { $card }: it goes under the dummy pile.
wh-event-runs-out = The deck is empty and { $pasture ->
    [You] you have
   *[other] { $pasture } has
} no cards left. The last turn is { $last ->
    [You] yours
   *[other] { $last }’s
}.
wh-event-moves-round = { $animal } goes all the way around, back to { $to ->
    [You] you
   *[other] { $to }
}.
wh-event-stopped = { $animal } moves from { $from ->
    [You] you
   *[other] { $from }
} and is stopped in front of { $to ->
    [You] you
   *[other] { $to }
}.
wh-event-sheepless = { $pasture ->
    [You] You have
   *[other] { $pasture } has
} no sheep left: { $team } wins.
wh-event-counted = The sheep are counted: { wh-blue } { $blue }, { wh-yellow } { $yellow }. { $team } wins.
wh-event-tied = The sheep are counted: { $n } each. { $team } wins ties.

# The score sheet.

wh-sheet-sheep = Sheep: { $pasture }
wh-sheet-none = No sheep left: { $pasture }
wh-sheet-counted = Sheep count
wh-note-wood = { $n } in the dark wood
wh-note-wins = { $team } wins
wh-note-tie = { $team } wins ties

# The text board.

wh-board-you = (you)
wh-board-played = played:
wh-board-nothing-played = nothing played yet
wh-board-more = ({ $n } earlier)
wh-board-hand = hand { $n }:
wh-board-hand-shown = hand { $n }, shown:
wh-board-dummy = dummy pile { $n }
wh-board-dummy-known = dummy pile { $n }, after { $unseen } unseen:
wh-board-turned-up = turned up:
wh-board-no-three = no 3 this turn
wh-board-late = { $animal } moves next by
wh-board-back = (back)
wh-board-reverse = backwards
wh-board-unmoved = fixed
wh-board-hits-self = hits self
wh-board-hits-left = hits left
wh-board-hits-opposite = hits opposite
wh-board-hits-right = hits right

# Refused moves.

wh-no-offer = Only the card turned up for a virtual seat can be kept or swapped.
wh-no-turn = You can only turn over an animal card where two metamorphic cards show the same colour.
wh-no-virtual = { $pasture } is a virtual seat. Keep { $card } or swap it.
wh-no-pairs = First turn over one of the two metamorphic cards in front of { $pasture ->
    [You] you
   *[other] { $pasture }
}.
wh-no-not-held = You do not have { $card }.
wh-no-three = “No 3” is in front of you, so you cannot play a 3 this turn.
wh-no-show-other = You have a card that is not a 3. Play it.
wh-no-show = You can only show your hand when “No 3” is in front of you.
wh-no-pair = Turn over { $a } or { $b }.
wh-no-deal-hands = The hands are dealt first: `deal` and four cards for each seat.
wh-no-deal-draw = { $pasture } draws a card: `draw` and the card.
wh-no-deal-up = A card is turned up for { $pasture }: `up` and the card.
wh-no-deal-virtual = { $pasture } is a virtual seat: nobody sees its cards.
wh-no-deal-count = { $pasture } is dealt { $due } cards, not { $n }.
wh-no-deal-copies = There are not that many { $card } left: the deck has { $n }.

# Refused options.

wh-no-animals = Choose at least one animal card.

# Invalid text.

wh-bad-card = a card is b or w and a value from 1 to 4, such as b3; with meat b3m, with a bone w3b
wh-bad-animal = an animal card is written as on the card, such as W01 or D02-3
wh-bad-move = a move is a card such as b3 or w1b, or `show`, `keep`, `swap`, `turn M01`
wh-bad-chance = a deal is `deal b1 b2 w3 w3 / …` with a hand for each player, `draw b3` or `up b3`
wh-bad-hand = a hand is four cards

# Content files.

wh-content-unknown = There is no such animal card.
wh-content-twice = The card is listed twice.
wh-content-missing = The card is missing.
wh-content-no-back = The card has two sides: `back` is missing.
wh-content-one-side = The card has only one side: remove `back`.
wh-content-meta = A metamorphic card has a black side and a white side.
wh-content-colour = The colour of this card is `{ $colour }`.
wh-content-cards = There are { $due } cards of a colour, not { $n }.
wh-content-kind = There can be at most { $most } cards of one value.
wh-content-replaces = { $n } cards of value { $value } cannot replace { $plain } plain ones.
wh-content-sheep = A seat starts with 1 to { $most } sheep.
wh-content-more-sheep = At most { $most } sheep can be added.
wh-content-long-text = The text has { $n } characters; at most { $most } are allowed.
wh-part-cards = Number of cards of each value
wh-part-meat-and-bones = Number of Meat & Bones cards of each value
wh-part-sheep = Sheep at the start
wh-aid-cards = Number cards not seen yet
wh-aid-black = black
wh-aid-meat = black, meat
wh-aid-white = white
wh-aid-bone = white, bone
wh-aid-value = { $n }
