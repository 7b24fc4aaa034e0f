# Wolfwalkers: My Story.

ww-swaps-auto = Default number
ww-swaps-n = { $n ->
    [0] none
    [one] one swap card
   *[other] { $n } swap cards
}
ww-none = None
ww-none-help = The rules do not change.
ww-random = Random
ww-random-help = One is drawn at the start of the game.
ww-random-three = Three are drawn at the start of the game.
ww-category-plain = Plain
ww-category-interaction = Interaction
ww-category-display = Display
ww-category-market = Market
ww-category-scoring = Scoring
learn-ww-1 = You are telling a story in pictures: five rows of five cards. Every turn you take a card from the market and place it in your display.
learn-ww-2 = Cream cards are stories and show symbols. Blue cards are goals and score points for what your stories show.
learn-ww-3 = Take a story: click a card in the market, then a space in your display if there is more than one.
learn-ww-4 = The empty slot is refilled with the top card of the stack, with the same side up, so you always see which story comes next.
learn-ww-5 = Every new card must touch one of your cards along a side. Take another card.
learn-ww-6 = The circle on a goal shows what it is worth. In your display, the goal also shows what it scores right now. It takes up a space that a story could fill.
learn-ww-7 = Patterns may be rotated and mirrored. Arrows count the goal’s own row and column. A scale needs equal counts on both sides.
learn-ww-8 = Take a card that helps a goal you have or want.
learn-ww-9 = Open the score sheet: every goal is explained there.
learn-ww-10 = The game ends when every display has 25 cards. Now tell your story!
wolfwalkers-name = Wolfwalkers: My Story
wolfwalkers-pitch = Draft cards from a shared market into your own five-by-five picture story. Every card has a story on one side and a goal on the other: goals score points for what your stories show, but take up a space.
wolfwalkers-reconstructed = The deck of 55 stories and goals, the module cards and the solo ranks are our own.
wolfwalkers-seats-1 = Solo, for a rank.
wolfwalkers-seats-3 = With two copies of the deck.
wolfwalkers-seats-4 = With two copies of the deck.
wolfwalkers-opt-swaps = Swap cards
wolfwalkers-opt-swaps-help = 0 to 6 for one or two players, 6 to 12 for more.
wolfwalkers-opt-swaps-auto = by the rules
wolfwalkers-opt-special = Special
wolfwalkers-opt-special-help = A card that changes the rules for everyone.
wolfwalkers-opt-opportunities = Opportunities
wolfwalkers-opt-opportunities-help = Up to three cards that each player may use once. They need a special.
wolfwalkers-opt-without = Without
wolfwalkers-opt-without-help = What to leave out when cards are drawn at random.
wolfwalkers-opt-first = Who starts
wolfwalkers-opt-first-help = By lot, the loser of the last game (by lot in a first game), or the player at this seat.
wolfwalkers-opt-first-lot = by lot
wolfwalkers-opt-first-loser = the loser
wolfwalkers-opt-preset-first-game = First game
wolfwalkers-opt-preset-first-game-help = The basic game.
wolfwalkers-opt-preset-swaps = With swap cards
wolfwalkers-opt-preset-swaps-help = Six cards in the stack that flip the two ends of the market.
wolfwalkers-opt-preset-specials = With a special
wolfwalkers-opt-preset-specials-help = A random card changes the rules for everyone.
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
ww-goal-pattern = { $points ->
    [one] 1 point
   *[other] { $points } points
} per pattern of { $symbols }
ww-goal-arrow = { $points ->
    [one] 1 point
   *[other] { $points } points
} per { $symbol ->
    [wolves] wolf
    [parents] parent
   *[other] { $symbol }
} symbol in its row and column
ww-goal-crossed = { $points } points if there is no { $symbol ->
    [wolves] wolf
    [parents] parent
   *[other] { $symbol }
} symbol in its row and column
ww-goal-pair = { $points ->
    [one] 1 point
   *[other] { $points } points
} per story with { $a } and { $b }
ww-goal-pair-arrows = { $points ->
    [one] 1 point
   *[other] { $points } points
} per story with { $a } and { $b } in its row and column
ww-goal-balance = { $points } points if equal: { $sides }
ww-goal-imbalance = { $points } points if more { $more } than { $fewer }
ww-goal = Goal “{ $title }”: { $words }
ww-goal-now = { $card }. Scores { $points } now.
ww-story = “{ $title }” ({ $symbols })
ww-place = space { $place }
ww-place-at = at { $place }
ww-place-left = left of { $place }
ww-place-above = above { $place }
ww-place-corner = diagonally above { $place }
ww-use = { $title }: { $text }
ww-pass = Pass
ww-end-turn = End your turn
ww-move-end = End the turn
ww-no-only-before = “{ $card }” can only be used before you take a card.
ww-no-before-laying = “{ $card }” can only be used before you place your card.
ww-no-only-after = “{ $card }” can only be used after you have placed a card.
ww-no-use-or-end = Use an opportunity, or end your turn.
ww-stack = Stack: { $n }
ww-stack-top = Stack: { $n }. On top: { $card }
ww-show-display = Show { $name ->
    [You] your
   *[other] { $name }’s
} display ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
ww-prompt-turn = Take a card from the market and place it in your display.
ww-prompt-lay = Place { $card } in your display.
ww-prompt-choose = Choose a card.
ww-prompt-after = Use an opportunity, or end your turn.
ww-prompt-last = Last chance: you may cover one of your cards.
ww-event-first = { $seat ->
    [You] You go
   *[other] { $seat } goes
} first.
ww-event-special = The special is { $card }.
ww-event-opportunities = The opportunities are { $cards }.
ww-event-refilled = Slot { $slot } is refilled with { $face }.
ww-event-shown = The card in slot { $slot } shows { $face }.
ww-event-legend = The shared legend is { $face }.
ww-event-ends-turned = The market cards in slots { $left } and { $right } are flipped.
ww-event-took = { $seat ->
    [You] You take
   *[other] { $seat } takes
} { $face } from slot { $slot } and { $seat ->
    [You] place
   *[other] places
} it { $at }.
ww-event-laid = { $seat ->
    [You] You place
   *[other] { $seat } places
} { $face } { $at }.
ww-event-drew = { $seat ->
    [You] You draw
   *[other] { $seat } draws
} { $face }.
ww-event-put-under = { $seat ->
    [You] You put
   *[other] { $seat } puts
} { $face } under the stack.
ww-event-lifted = { $seat ->
    [You] You pick
   *[other] { $seat } picks
} up { $face }.
ww-event-turned = { $seat ->
    [You] You flip
   *[other] { $seat } flips
} a card to { $face }.
ww-event-traded = { $seat ->
    [You] You swap
   *[other] { $seat } swaps
} the cards at { $a } and { $b }.
ww-event-bartered = { $seat ->
    [You] You give
   *[other] { $seat } gives
} { $given } to { $with ->
    [You] you
   *[other] { $with }
} and { $seat ->
    [You] get
   *[other] gets
} { $got }.
ww-event-marked = { $seat ->
    [You] You mark
   *[other] { $seat } marks
} { $face }.
ww-event-closed = { $seat ->
    [You] You close
   *[other] { $seat } closes
} slot { $slot } to the next player.
ww-event-used = { $seat ->
    [You] You use
   *[other] { $seat } uses
} “{ $card }”.
ww-event-scored = { $seat ->
    [You] You score
   *[other] { $seat } scores
} { $points ->
    [one] 1 point
   *[other] { $points } points
} immediately.
ww-event-covered = { $seat ->
    [You] You take
   *[other] { $seat } takes
} { $face } from slot { $slot } and { $seat ->
    [You] cover
   *[other] covers
} { $at }.
ww-event-passed = { $seat ->
    [You] You cannot place a card and pass
   *[other] { $seat } cannot place a card and passes
}.
ww-event-left = The card in slot { $slot } is removed from the game: { $face }.
ww-event-swept = No one can place a card, so the market is removed from the game and a new one is laid out.
ww-event-over = All displays are complete.
ww-sheet-at-once = Scored immediately
ww-sheet-rank = Rank
ww-no-take-first = Take a market card or use an opportunity.
ww-no-choose-first = Choose a card for the opportunity first.
ww-no-lay-first = Place the card in your hand first.
ww-no-last = Place one more card on top of one of yours, or pass.
ww-no-nobody = It is nobody’s turn.
ww-no-empty = Market slot { $n } is empty.
ww-no-slots = The market has { $n } slots.
ww-no-story-twice = You already have this story in your display.
ww-no-goal-twice = You already have this goal in your display.
ww-no-pass = You can place a card, so you may not pass.
ww-no-card-at = You have no card at { $at }.
ww-no-closed = This market slot is closed to you (“{ $card }”).
ww-no-warm = This market slot was the last one emptied.
ww-no-prologue = The first { $n } cards of a display must be stories.
ww-no-lay = This card cannot be placed.
ww-no-stay = There is already a card at { $at }, and cards stay where they are.
ww-no-first = The first card goes to a1. It can still end up anywhere, because the display may grow in any direction.
ww-no-larger = A card at { $at } would make the display larger than 5 by 5.
ww-no-apart = { $at } is next to a goal.
ww-no-next = { $at } is not next to one of your cards.
ww-no-such = There is no such opportunity in this game.
ww-no-used = You have already used “{ $card }”.
ww-no-last-chance = “{ $card }” can only be used when all displays are complete.
ww-no-effect = “{ $card }” would have no effect now.
ww-no-choose-slot = That cannot be chosen for “{ $card }”. Choose a market card.
ww-no-choose-card = That cannot be chosen for “{ $card }”. Choose a card.
ww-sheet-goal = { $goal } ({ $at })
ww-note-pattern = { $n ->
    [0] pattern not made yet
    [one] { $most ->
        [one] pattern made once
       *[other] pattern made once (at most { $most } times)
    }
   *[other] pattern made { $n } times (at most { $most })
}
ww-note-arrow = { $symbol }: { $n } of 8 in its row and column
ww-note-pair = { $n } with { $a } + { $b }
ww-note-pair-arrows = { $n } of { $all } with { $a } + { $b } in its row and column
ww-note-side = { $symbols }: { $n }
ww-note-favourite = if the goal at { $at } scores
ww-note-legend = { $seat }: { $notes }
ww-note-five = counts once a display is 5 by 5
ww-no-deal-first = The first player is drawn now: `first 1`.
ww-no-deal-special = The special is drawn now, from those in play: `special 1`.
ww-no-deal-other = One of these opportunities is not in play.
ww-no-deal-order = Name three different opportunities, the lowest number first.
ww-no-deal-three = Three opportunities are drawn now: `opportunities 1 2 3`.
ww-no-deal-gone = Story { $n } is no longer in the stack.
ww-no-deal-no-story = There is no story { $n }.
ww-no-deal-story = A card of the stack shows its story now: `story 17`.
ww-no-deal-no-goal = There is no goal { $n }.
ww-no-deal-seen = Goal { $n } has been seen on another card.
ww-no-deal-behind = Goal { $n } is not behind this story.
ww-no-deal-goal = A card is turned over for the first time now: `goal 23`.
ww-no-without = “{ $word }” is neither a module card nor a category.
ww-no-special = Opportunities need a special. Choose `no-change` to play them without one.
ww-no-swaps-for = { $n } swap cards cannot be played with { $seats ->
    [one] one player
   *[other] { $seats } players
}.
ww-no-enough = { $n ->
    [one] Only one card is left to draw from, but { $due } are needed.
   *[other] Only { $n } cards are left to draw from, but { $due } are needed.
}
ww-no-module = There is no card “{ $word }”.
ww-no-left-out = “{ $word }” is left out, or needs more players.
ww-no-copies = There are not that many copies of “{ $word }”.
ww-bad-number = expected a number from 1 to { $n }
ww-bad-move = a move is `take 3 at b2`, `use 2`, `slot 4`, `card b2`, `lay b2` or `pass`
ww-bad-card = expected a card number from 1 to 64
ww-bad-chance = a deal is `story 17`, `goal 23`, `first 2`, `special 4` or `opportunities 3 8 21`
ww-bad-cell = a space is a column (z, a to e) and a row (0 to 5), such as b2
ww-no-deal-seat = There is no seat { $n } at this table.
ww-no-deal-now = Nothing is dealt now.
ww-allowed-names = { $words }
ww-allowed-special = special=no-change, special=random, or another special
ww-allowed-fewer = fewer cards left out by `without`
ww-allowed-market = at least one of each, at most { $n } slots
ww-allowed-plain-name = lower-case letters, digits and hyphens, at most 40
ww-file-number = Cards are numbered 1, 2, 3 …: this one should have number { $n }.
ww-file-empty = This is empty.
ww-file-count = There are { $n }, which is too few or too many.
ww-file-range = { $n } is too small or too large.
ww-file-symbol-twice = A symbol is listed twice.
ww-file-total = The total given is { $total }, but { $n } stories show the symbol.
ww-file-back-taken = Goal { $goal } is already behind story { $story }.
ww-file-back-missing = The back is missing. Give every story a back, or none.
ww-file-not-paired = { $goals } goals do not fit { $stories } stories: every card has one of each.
ww-file-on-no-story = No story shows this symbol: { $symbol }.
ww-file-kind = “{ $word }” is not a kind of goal.
ww-file-needed = This is missing: a goal of kind “{ $kind }” needs it.
ww-file-not-needed = This does not belong to a goal of kind “{ $kind }”.
ww-file-both-sides = A symbol is on both sides: { $symbol }.
ww-file-pattern-size = A pattern has 2 to { $most } symbols, this one has { $n }.
ww-file-pattern-shape = The shape does not fit into a display of 5 by 5.
ww-file-no-symbol = “{ $word }” is neither a symbol nor a dot.
ww-file-first-rank = The first rank must start at 0 points.
ww-file-rank-order = “{ $a }” must need more points than “{ $b }”.
ww-file-market = A market of { $stories } stories and { $goals } goals is not possible.
ww-file-symbol-thrice = A story shows a symbol at most twice.
ww-file-same-moment = A special has at most one effect at setup, one in play and one at the end.
ww-file-takes-last = An effect that takes a card or ends the turn must be the last one, and the card cannot be used after a card is placed.
ww-file-lays-before = An effect on how the card is placed cannot be used after it is placed.
ww-file-alone = A last chance cannot have another effect.
ww-file-one-marker = An opportunity can mark only one card.
ww-file-returned = An opportunity can put at most { $most } cards under the stack, not { $n }.
ww-file-needs-two = An effect on the next player needs at least two players: seats = 2.
ww-file-name = This name cannot be used in an option.
ww-file-name-taken = This name is taken.
ww-part-stories = the stories
ww-part-goals = the goals
ww-part-modules = the module cards
ww-part-market = the market and the number of swap cards
ww-part-ranks = the solo ranks
ww-family-pattern = pattern
ww-family-arrow = arrow
ww-family-crossed = crossed arrow
ww-family-pair = pair
ww-family-balance = balance
ww-family-imbalance = imbalance
ww-goal-shape = { $points } per [{ $shape }]
ww-sum = { $a } + { $b }
ww-equal = { $a } = { $b }
ww-title = { $title }
ww-story-n = story { $n } ({ $symbols })
ww-goal-short = goal “{ $title }” ({ $family }: { $symbols }; { $points ->
    [one] 1 point
   *[other] { $points } points
})
ww-goal-more = goal “{ $title }” ({ $family }: more { $more } than { $fewer }; { $points ->
    [one] { $points } point
   *[other] { $points } points
})
ww-goal-more-n = goal { $n } ({ $family }: more { $more } than { $fewer }; { $points ->
    [one] { $points } point
   *[other] { $points } points
})
ww-goal-n = goal { $n } ({ $family }: { $symbols }; { $points ->
    [one] 1 point
   *[other] { $points } points
})
ww-special-n = special { $n }
ww-opportunity-n = opportunity { $n }
ww-event-refilled-goal = Slot { $slot } is refilled with the goal behind { $face }.
ww-event-end-turned = The only market card, in slot { $slot }, is flipped.
ww-event-turned-back = { $seat ->
    [You] You flip
   *[other] { $seat } flips
} a card to { $face } and back again, because it is already in the display.
ww-tell-take = Slot { $slot } to { $at }: { $face }{ $gain ->
    [none] {""}
   *[other] {" "}({ $gain })
}
ww-tell-cover = Slot { $slot } onto { $at }: { $face } covers { $covered }{ $gain ->
    [none] {""}
   *[other] {" "}({ $gain })
}
ww-tell-lay = Place at { $at }: { $face }{ $gain ->
    [none] {""}
   *[other] {" "}({ $gain })
}
ww-tell-slot = { $card }: slot { $slot }, { $face }
ww-tell-card = { $card }: { $at }, { $face }
ww-tell-their-card = { $card }: { $seat }, { $at }, { $face }
ww-tell-pass = Pass: no card can be placed
ww-tell-no-last-chance = Do not use the last chance
ww-note-count = { $seat }: { $n }
ww-board-used = used by { $seats }
ww-board-everybody = For everyone:
ww-board-market = Market
ww-board-empty = empty
ww-board-closed = closed
ww-board-story = story
ww-board-goal = goal
ww-board-swaps = { $n ->
    [one] 1 swap card
   *[other] { $n } swap cards
}, the next after { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
ww-board-top = on top:
ww-board-nothing = nothing
ww-board-hand = In hand:
ww-board-heading = { $seat }: points { $points }, cards { $n }/25, goals { $goals }
ww-board-goals = { $seat ->
    [You] Your
   *[other] { $seat }’s
} goals
ww-board-turn = { $seat ->
    [You] You take
   *[other] { $seat } takes
} a market card, such as `take 3 at b2` (z is left of a, 0 is above 1).
ww-board-choose = { $seat ->
    [You] You choose
   *[other] { $seat } chooses
} a card for “{ $card }”.
ww-board-lay = { $seat ->
    [You] You place
   *[other] { $seat } places
} the card in hand, such as `lay b2`.
ww-board-last = { $seat ->
    [You] You may place one more card on top of one of yours
   *[other] { $seat } may place one more card on top of one of theirs
}, or pass.
ww-board-over = The game is over.
ww-board-over-rank = The game is over. Rank: { $rank }.
ww-board-dealing = Dealing.
ww-story-1 = Smoke over the Roofs
ww-story-2 = The Girl with the Crossbow
ww-story-3 = Four Paws
ww-story-4 = A Chair by the Hearth
ww-story-5 = Leaves in Her Hair
ww-story-6 = Eyes in the Dark
ww-story-7 = Market Gossip
ww-story-8 = The Old Oak
ww-story-9 = Past the Last Fence
ww-story-10 = Torches between the Trees
ww-story-11 = A Shadow at the Well
ww-story-12 = The Den
ww-story-13 = The Sheep Are Gone
ww-story-14 = The Long Stair
ww-story-15 = Night Watch
ww-story-16 = Drill in the Yard
ww-story-17 = First Run
ww-story-18 = Cradled by the Pack
ww-story-19 = One of Us
ww-story-20 = Howls at the Gate
ww-story-21 = A Feathered Friend
ww-story-22 = The Woodcutters
ww-story-23 = A Bow before the Lord
ww-story-24 = Stay Indoors
ww-story-25 = Queen of the Branches
ww-story-26 = Over the Wall
ww-story-27 = Washing Day
ww-story-28 = A Cry above the Pines
ww-story-29 = The Proclamation
ww-story-30 = Asleep, Awake
ww-story-31 = The Battue
ww-story-32 = Circling the Clearing
ww-story-33 = The New Girl in Town
ww-story-34 = The Gates Are Shut
ww-story-35 = The Levy
ww-story-36 = Explanations
ww-story-37 = Introductions
ww-story-38 = Lessons in Listening
ww-story-39 = The Healed Wing
ww-story-40 = The Sleeper in the Cave
ww-story-41 = Moonlit Chase
ww-story-42 = Who Goes There
ww-story-43 = The Empty Cage
ww-story-44 = Supper Bells
ww-story-45 = Root and Fur
ww-story-46 = Race You
ww-story-47 = Stones against Helmets
ww-story-48 = A Strange New Nose
ww-story-49 = Caught at the Crossing
ww-story-50 = A Family of Sorts
ww-story-51 = The Pack Moves On
ww-story-52 = Panic in the Square
ww-story-53 = The Promise
ww-story-54 = The Speech on the Balcony
ww-story-55 = Two Tracks in the Snow
ww-goal-1 = Into the Green
ww-goal-2 = Shoulder to Shoulder
ww-goal-3 = Whispers across the Lane
ww-goal-4 = Busy Streets
ww-goal-5 = Deep Wood
ww-goal-6 = She Wakes in Fur
ww-goal-7 = On My Arm
ww-goal-8 = Garrison
ww-goal-9 = Padding after One Another
ww-goal-10 = Half a Dream Away
ww-goal-11 = Home before Dark
ww-goal-12 = Two Patrols
ww-goal-13 = Single File
ww-goal-14 = Hide and Seek
ww-goal-15 = The Governor's Corner
ww-goal-16 = Round the Corner
ww-goal-17 = Through the Thicket
ww-goal-18 = The Whole Adventure
ww-goal-19 = Between Two Worlds
ww-goal-20 = The Clearing
ww-goal-21 = Rustling Leaves
ww-goal-22 = Answering Howls
ww-goal-23 = Where Robyn Walked
ww-goal-24 = Where Mebh Climbed
ww-goal-25 = Alleys and Yards
ww-goal-26 = Paw Prints
ww-goal-27 = Everybody Talks
ww-goal-28 = Marching Orders
ww-goal-29 = Called to Table
ww-goal-30 = In the Shadow of the Keep
ww-goal-31 = Felled
ww-goal-32 = Not a Howl
ww-goal-33 = Far from the Chimneys
ww-goal-34 = Nobody Saw Us
ww-goal-35 = No Boots Here
ww-goal-36 = Best Friends
ww-goal-37 = Native Ground
ww-goal-38 = Crowded Lanes
ww-goal-39 = Running with the Pack
ww-goal-40 = Falconer
ww-goal-41 = Child of the Forest
ww-goal-42 = Skin and Fur
ww-goal-43 = Occupied
ww-goal-44 = A Fair Fight
ww-goal-45 = Equals
ww-goal-46 = Tree for Stone
ww-goal-47 = Above It All
ww-goal-48 = Worried Faces
ww-goal-49 = Changing Sides
ww-goal-50 = The Long Truce
ww-goal-51 = The Woods Win
ww-goal-52 = Outnumbered
ww-goal-53 = The Mob
ww-goal-54 = Small Voices
ww-goal-55 = Under Their Roof
ww-rank-1 = Lost in the Woods
ww-rank-2 = Stray
ww-rank-3 = Cub
ww-rank-4 = Pathfinder
ww-rank-5 = Wolfwalker
ww-rank-6 = Leader of the Pack
ww-rank-7 = Legend
ww-special-no-change = No Change
ww-special-no-change-does = The rules do not change.
ww-special-corner-to-corner = Corner to Corner
ww-special-corner-to-corner-does = Everyone may also place a card diagonally next to one of their cards.
ww-special-room-to-breathe = Room to Breathe
ww-special-room-to-breathe-does = A goal may not be placed orthogonally next to another goal, unless nothing else can be placed.
ww-special-prologue = Prologue
ww-special-prologue-does = The first 4 cards of every display must be stories, as long as a story can be placed.
ww-special-long-market = Long Market
ww-special-long-market-does = The market is a row of 8 cards: 6 stories, then 2 goals.
ww-special-even-market = Even Market
ww-special-even-market-does = The market is a row of 6 cards: 3 stories, then 3 goals.
ww-special-restless-wind = Restless Wind
ww-special-restless-wind-does = After every 3 turns, the leftmost and rightmost market cards are flipped.
ww-special-head-start = Head Start
ww-special-head-start-does = Before the first turn, everyone places the top card of the stack as the first story of their display.
ww-special-still-warm = Still Warm
ww-special-still-warm-does = You may not take from the market slot that was emptied last, unless nothing else can be placed.
ww-special-shared-legend = Shared Legend
ww-special-shared-legend-does = The top card of the stack is put next to the market as a goal that scores for everyone at the end; if it has arrows, they count the middle row and column.
ww-special-few-words = Few Words
ww-special-few-words-does = At the end, every goal in a display beyond the 6th costs 3 points.
ww-special-heart-of-the-tale = Heart of the Tale
ww-special-heart-of-the-tale-does = At the end, every symbol on the story in the middle of your display scores 2 points.
ww-special-four-corners = Four Corners
ww-special-four-corners-does = At the end, every corner of your display that shows the forest scores 2 points.
ww-special-leader-of-the-pack = Leader of the Pack
ww-special-leader-of-the-pack-does = At the end, the player who shows the most wolves scores 6 points; tied players all do.
ww-special-unbroken-lines = Unbroken Lines
ww-special-unbroken-lines-does = At the end, every row and every column of five stories scores 2 points.
ww-opportunity-corner-step = Corner Step
ww-opportunity-corner-step-does = Before you take a card: you may place your next card diagonally next to one of yours.
ww-opportunity-from-below = From Below
ww-opportunity-from-below-does = Instead of taking from the market, draw the bottom card of the stack and place it as a story.
ww-opportunity-off-the-top = Off the Top
ww-opportunity-off-the-top-does = Instead of taking from the market, take the top card of the stack and place it as a story.
ww-opportunity-leap-of-faith = Leap of Faith
ww-opportunity-leap-of-faith-does = Instead of taking from the market, flip the top card of the stack and place it as a goal.
ww-opportunity-the-other-side = The Other Side
ww-opportunity-the-other-side-does = Take a market card, flip it and place it that way up; its slot is refilled with the side that was showing.
ww-opportunity-fresh-breeze = Fresh Breeze
ww-opportunity-fresh-breeze-does = Before you take a card: put 1 market card under the stack and refill its slot.
ww-opportunity-fresh-wind = Fresh Wind
ww-opportunity-fresh-wind-does = Before you take a card: twice, put a market card under the stack and refill its slot.
ww-opportunity-second-chance = Second Chance
ww-opportunity-second-chance-does = Before you take a card: put one of your cards under the stack; its space is free again.
ww-opportunity-last-chance = Last Chance
ww-opportunity-last-chance-does = When all displays are complete: you may place one more market card on top of one of your cards, which no longer counts.
ww-opportunity-trade-places = Trade Places
ww-opportunity-trade-places-does = Before you take a card: swap two of your cards.
ww-opportunity-wander = Wander
ww-opportunity-wander-does = Before you take a card: pick up one of your cards and place it again, next to another one.
ww-opportunity-change-of-heart = Change of Heart
ww-opportunity-change-of-heart-does = Before you take a card: flip one of your cards in place.
ww-opportunity-twice-told = Twice Told
ww-opportunity-twice-told-does = Before you take a card: take and place two cards this turn.
ww-opportunity-hands-off = Hands Off
ww-opportunity-hands-off-does = Before you take a card: choose a market slot that the next player may not take from on their next turn, unless nothing else can be placed.
ww-opportunity-look-behind = Look Behind
ww-opportunity-look-behind-does = Before you take a card: reveal the goals behind 2 market stories to everyone.
ww-opportunity-whirl = Whirl
ww-opportunity-whirl-does = Before you take a card: flip the leftmost and rightmost market cards.
ww-opportunity-barter = Barter
ww-opportunity-barter-does = Before you take a card: swap one of your stories with a story of the next player; each takes the other’s space.
ww-opportunity-into-the-gap = Into the Gap
ww-opportunity-into-the-gap-does = Before you take a card: you may place your next card in any gap of the rectangle that your display covers.
ww-opportunity-patience = Patience
ww-opportunity-patience-does = End your turn without taking a card; you continue when the others have finished.
ww-opportunity-favourite-chapter = Favourite Chapter
ww-opportunity-favourite-chapter-does = Before you take a card: mark one of your goals; if it scores at the end, it scores 3 points more.
ww-opportunity-someone-in-the-leaves = Someone in the Leaves
ww-opportunity-someone-in-the-leaves-does = Before you take a card: mark one of your stories; from now on it shows Mebh as well.
ww-opportunity-wings-overhead = Wings Overhead
ww-opportunity-wings-overhead-does = Before you take a card: mark one of your stories; from now on it shows Merlyn as well.
ww-opportunity-toll = Toll
ww-opportunity-toll-does = Before you take a card: score 1 point for each of your stories that shows the town, at most 4.
ww-aid-symbols = Symbols on the stories
ww-aid-total = in all
ww-aid-gone = gone
ww-aid-market = in the market
ww-aid-display = in the display
