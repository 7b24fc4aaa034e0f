# Lone Wolves.

learn-lw-1 = Two wolves fight over five territories. Each card you play does two things: it competes for the trick, and it stays on a territory as strength.
learn-lw-2 = Your hand is at the bottom. The number on each round gold token is the honor that the stronger side wins at the end.
learn-lw-3 = Your turn: click a card in your hand, then a territory. If a suit was led, you must follow it if you can, but you may play the card to any territory.
learn-lw-4 = Within a suit, 7 beats 6 and so on down, but 2 beats 7. The winning card stays face up. The losing card becomes a lone wolf with strength 1.
learn-lw-5 = Losing has an upside: the loser takes a scar from the territory of the losing card. Keep playing until you lose a trick, then take a scar.
learn-lw-6 = Place the scar in a slot on your side. The prompt says what it does.
learn-lw-7 = Red scars add strength, gold scars pay honor at the end, violet scars take effect immediately.
learn-lw-8 = When the last scar of a territory is taken, the moon rises there, and its suit is trump from the next trick on. Play another card.
learn-lw-9 = If you click something that is not allowed, you are told why and which rule says so.
learn-lw-10 = Open the score sheet: it shows what would count right now.
learn-lw-11 = That is everything. Play the thirteen tricks to the end, and howl!
lone-wolves-name = Lone Wolves
lone-wolves-pitch = A duel over thirteen tricks. Every card you play stays on one of five territories, where strength wins honor. Lose a trick and your wolf becomes a lone wolf, but you take a scar that tips a territory your way.
lone-wolves-reconstructed = The values of the honor tokens, the order of the territories, the number of scar slots and the layout of the advanced board.
lone-wolves-opt-board = Board
lone-wolves-opt-board-help = Which side of the board to play on.
lone-wolves-opt-board-basic = basic
lone-wolves-opt-board-advanced = advanced
lone-wolves-opt-first = Who leads first
lone-wolves-opt-first-help = By lot, the loser of the last game (by lot in a first game), or the player at this seat.
lone-wolves-opt-first-lot = by lot
lone-wolves-opt-first-loser = the loser
lone-wolves-opt-preset-basic = Basic board
lone-wolves-opt-preset-basic-help = Five identical territories. Best for a first game.
lone-wolves-opt-preset-advanced = Advanced board
lone-wolves-opt-preset-advanced-help = Uneven territories, with border slots that count for both sides.
lw-board = Lone Wolves board
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
lw-border = { $a }/{ $b } border
lw-to = to the { $land }
lw-take = Take { $scar }
lw-take-down = Take a face-down scar
lw-place = Place it in the { $place }
lw-prompt-lead = You lead: choose a card, then a territory.
lw-prompt-follow = { $card } was led: follow suit if you can, on any territory that is not full.
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
lw-scar-3-does = { $n ->
    [one] a set-aside card joins your side as a lone wolf
   *[other] { $n } set-aside cards join your side as lone wolves
}
lw-scar-4-does = flips this territory’s honor token
lw-scar-5-does = +{ $n } honor for each wolf card on your side here
lw-scar-6-does = +{ $n } honor for each lone wolf on your side here
lw-scar-7-does = +{ $n } honor for each face-up wolf on your side here
lw-scar-8-does = +{ $n } honor for each face-up { $young } on your side here
lw-scar-9-does = +{ $n } honor if you win this territory
lw-scar-numbered = { $scar } [{ $n }]
lw-plaque = { $name } · { $n ->
    [one] one card
   *[other] { $n } cards
}
lw-trick = Trick { $n }/{ $of }
lw-no-trump = no trump
lw-moment = { $card } beats { $lost }: { $name ->
    [You] you win
   *[other] { $name } wins
} the trick
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
lw-event-dealt = { $seat ->
    [You] You are
   *[other] { $seat } is
} dealt { $count } cards.
lw-event-leads = { $seat ->
    [You] You lead
   *[other] { $seat } leads
} first.
lw-event-played = { $seat ->
    [You] You play
   *[other] { $seat } plays
} { $card } to the { $at }.
lw-event-turned-up = The 3 flips a scar in the { $at }: { $scar }.
lw-event-won = { $seat ->
    [You] You win
   *[other] { $seat } wins
} trick { $trick }. { $loser ->
    [You] Your
   *[other] { $loser }’s
} { $lost } becomes a lone wolf in the { $at }.
lw-event-no-scar = There is no scar left in the { $at } for { $seat ->
    [You] you
   *[other] { $seat }
}.
lw-event-took = { $scar ->
    [none] { $seat ->
        [You] You take
       *[other] { $seat } takes
    } a face-down scar from the { $at }.
   *[other] { $seat ->
        [You] You take
       *[other] { $seat } takes
    } the scar { $scar } from the { $at }.
}
lw-event-looked = { $scar ->
    [none] { $seat ->
        [You] You look
       *[other] { $seat } looks
    } at the scar.
   *[other] { $seat ->
        [You] You look
       *[other] { $seat } looks
    } at the scar: { $scar }.
}
lw-event-placed = { $seat ->
    [You] You place
   *[other] { $seat } places
} { $scar } in the { $slot }.
lw-event-left-game = { $seat ->
    [You] You have
   *[other] { $seat } has
} no empty slot, so { $scar } is removed from the game.
lw-event-joined = A set-aside card joins { $seat ->
    [You] you
   *[other] { $seat }
} in the { $at } as a lone wolf.
lw-event-turned = The honor token in the { $at } is flipped: now { $up }, with { $down } underneath.
lw-event-moon = { $blood ->
    [yes] The last scar in the { $at } is gone. The blood moon rises there, and { $suit } is trump from the next trick on.
   *[no] The last scar in the { $at } is gone. The moon rises there, and { $suit } is trump from the next trick on.
}
lw-event-over = Game over: { $first } { $a }, { $second } { $b }.
lw-event-scar-at = { $scar } in the { $at }
lw-event-honor-at = { $up }/{ $down } in the { $at }
lw-event-dealt-hand = { $seat ->
    [You] You are
   *[other] { $seat } is
} dealt { $cards }.
lw-event-over-tied = Game over: { $first } { $a }, { $second } { $b }. Lone wolves break the tie: { $c } to { $d }.
lw-sheet-strength = Strength: { $what }
lw-sheet-honor = Honor token: { $what }
lw-sheet-moon = Moon
lw-sheet-blood = Blood moon
lw-sheet-tie = Tie
lw-no-play-first = Play a card first.
lw-no-take-first = Take a scar first.
lw-no-place-first = Place the scar first.
lw-no-not-held = You do not have { $card }.
lw-no-follow = You still have a card of the led suit ({ $suit }), so you must follow it.
lw-no-full = The { $land } is full: it has { $n } wolf cards.
lw-no-slot = This board has no slot in the { $place }.
lw-no-room = You have no empty slot in the { $place }.
lw-no-scar-up = There is no face-up { $scar } in the { $land }.
lw-no-scar-down = There is no face-down scar in the { $land }.
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
lw-note-controls = controlled by { $seat }
lw-note-tie = { $n }, but a tie: nobody gets it
lw-note-in = { $land }
lw-note-in-tie = { $land }, but a tie: nobody gets it
lw-note-lone-decide = tied on points; lone wolves break the tie: { $a } to { $b }
lw-note-counts = counts as strength ({ $seat })
lw-note-acted = took effect when placed ({ $seat })
lw-note-both = { $a } { $n } + { $b } { $m }
lw-no-deal-seat = There is no seat { $n }: this is a game for two.
lw-no-deal-scars = The face-up scars are laid out now: `scars 1 5 9 2 2`.
lw-no-deal-honor = The honor tokens are laid out now: `honor 4/9 8/5 …`.
lw-no-deal-hands = The hands are dealt now: `hands s2 s3 … / d2 d3 …`.
lw-no-deal-leader = The first leader is drawn now: `leader 1`.
lw-no-deal-turn = A scar is turned face up now: `turn 5`.
lw-no-deal-look = The face-down scar that was taken is looked at now: `look 5`.
lw-no-deal-light = { $land } has { $due } light places, but { $n } scars were dealt to it.
lw-no-deal-copies = { $scar } is dealt more often than there are copies ({ $n }).
lw-no-deal-tokens = The honor tokens are { $tokens }, each once, either side first.
lw-no-deal-count = { $seat } is dealt { $n } cards instead of { $due }.
lw-no-deal-both = { $card } is dealt to both players.
lw-no-deal-seen = All copies of { $scar } have been seen already.
lw-bad-card = a card is a suit and a value from 2 to 7, such as `d3`; the suits are s swamp, d desert, c caves, t tundra, v volcano
lw-bad-land = a territory is s, d, c, t or v (swamp, desert, caves, tundra, volcano)
lw-bad-border = a border has two different territories, such as `s+d`
lw-bad-scar = a scar is a number from 1 to 9
lw-bad-move = a move is `d3@s` (card at territory), `take 5`, `take ?` (face down), `place s` or `place s+d` (a border)
lw-bad-honor = an honor token is its two sides, the upper one first, such as `4/9`
lw-bad-five = expected five, one for each territory from the swamp to the volcano, not { $n }
lw-bad-twice = this card is in the hand twice
lw-bad-hands = the two hands are separated by `/`
lw-bad-chance = a deal is `scars 1 5 9 2 2`, `honor 4/9 8/5 …`, `hands s2 … / d2 …`, `leader 1`, `turn 5` or `look 5`
lw-content-values = A suit has the values 2 to 7, because the rulebook only prints an order for these.
lw-content-hand = A hand has 1 to { $most } cards.
lw-content-full = The five territories must have room for all 30 cards, so a territory is full with 6 to 30 cards.
lw-content-order = Name each of the five territories once.
lw-content-token = A side of an honor token is worth at most 99.
lw-content-moon = A moon is worth at most 99.
lw-content-copies = There are 1 to { $most } copies of each scar.
lw-content-effect = The value of a scar is at most 20.
lw-content-young = Cards have the values 2 to 7.
lw-content-places = A territory has at most { $most } places of one colour.
lw-content-scars = The board has { $needed } places, but there are only { $there } scars.
lw-content-slots = There are at most { $most } slots in one place.
lw-content-no-place = Every territory needs at least one place for a scar.
lw-content-border-one = A border lies between two different territories.
lw-content-border-twice = A border is named twice.
lw-content-first = There is no such player.
lw-part-cards = Cards: suits, values, hands
lw-part-order = Order of the territories
lw-part-honor = Values of the honor tokens
lw-part-moons = Values of the moons
lw-part-scars = Scars: effects and copies
lw-part-basic-places = Scar places of the basic board
lw-part-basic-slots = Scar slots of the basic board
lw-part-advanced-places = Scar places of the advanced board
lw-part-advanced-slots = Scar slots of the advanced board
lw-tell-noted = { $what }: { $notes }
lw-tell-play = { $card } to the { $at }
lw-tell-take = take { $scar }
lw-tell-take-down = take a face-down scar
lw-tell-place = place { $scar } ({ $place })
lw-tell-place-unseen = place the scar ({ $place })
lw-tell-wins = wins
lw-tell-loses = loses and becomes a lone wolf; you take a scar
lw-tell-loses-no-scar = loses and becomes a lone wolf; there is no scar left to take
lw-tell-turns-up = flips a scar
lw-tell-last-scar = { $blood ->
    [yes] the last scar here: the blood moon rises and { $suit } becomes trump
   *[no] the last scar here: the moon rises and { $suit } becomes trump
}
lw-tell-strength = strength in the { $at } from { $a } to { $b }
lw-tell-token = honor token in the { $at } now { $n }
lw-tell-lead = honor { $n } for now
lw-board-points = Honor so far: { $first } { $a }, { $second } { $b }
lw-board-final = Final honor: { $first } { $a }, { $second } { $b }
lw-board-you = You
lw-board-seat = { $seat }
lw-board-strength = strength { $n }
lw-board-wolves = wolves
lw-board-lone = lone
lw-board-slots = slots
lw-board-borders = borders
lw-board-honor = honor
lw-board-token = { $up } ({ $down } below)
lw-board-moons = moons
lw-board-moon = moon +{ $n }
lw-board-blood-moon = BLOOD MOON +{ $n }
lw-board-scars = scars
lw-board-room = used
lw-board-full = full
lw-board-wolves-of = { $n } of { $of }
lw-board-hand = Your hand:
lw-board-holds = { $n ->
    [one] { $seat } has one card.
   *[other] { $seat } has { $n } cards.
}
lw-board-holds-none = { $n ->
    [one] { $seat } has one card, none of: { $suits }.
   *[other] { $seat } has { $n } cards, none of: { $suits }.
}
lw-board-unseen = Scars that not everyone has seen: { $scars } ({ $n } of them face down on the board).
lw-board-tricks = Tricks (leader: card led, reply; * wins):
lw-board-offer = { $at } { $scars }
lw-board-offer-last = { $at } { $scars } (the last: { $suit } becomes trump)
lw-board-leads = { $you ->
    [yes] You lead trick { $n }.
   *[no] { $seat } leads trick { $n }.
}
lw-board-ends = Then the game ends.
lw-board-leader-wins = { $you ->
    [yes] If you win this trick, your card stays face up where you play it. { $next }
   *[no] If { $seat } wins this trick, the card led stays face up. { $next }
}
lw-board-leader-loses = { $you ->
    [yes] If you lose it, your card becomes a lone wolf (strength 1) and you take a scar from its territory: { $offers }.
   *[no] If { $seat } loses it, the card becomes a lone wolf (strength 1) and { $seat } takes a scar from its territory: { $offers }.
}
lw-board-answers = Against { $led } you win with { $win } and lose with { $lose }.
lw-board-follower-wins = { $you ->
    [yes] If you win
   *[no] If { $seat } wins
}: { $led } in the { $at } becomes a lone wolf, and the loser takes a scar from there ({ $offer }). { $next }
lw-board-follower-loses = { $you ->
    [yes] If you lose: { $led } stays face up, your card becomes a lone wolf, and you take a scar from its territory: { $offers }. { $next }
   *[no] If { $seat } loses: { $led } stays face up, and { $seat } takes a scar from the territory of the losing card: { $offers }. { $next }
}
lw-board-takes = { $you ->
    [yes] You take a scar from the { $at }:
   *[no] { $seat } takes a scar from the { $at }:
}
lw-board-choice = { $scar }: { $effect }
lw-board-places = { $you ->
    [yes] You place { $scar }: { $effect }.
   *[no] { $seat } places { $scar }: { $effect }.
}
lw-board-places-unseen = { $you ->
    [yes] You place the scar.
   *[no] { $seat } places the scar.
}
lw-aid-scars = Scars
lw-aid-effect = Effect
lw-aid-unseen = Unseen
