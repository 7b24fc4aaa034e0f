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
lw-scar-5-does = { $n } honor for each wolf card on your side here
lw-scar-6-does = { $n } honor for each lone wolf on your side here
lw-scar-7-does = { $n } honor for each face-up wolf on your side here
lw-scar-8-does = { $n } honor for each face-up 2, 3 or { $young } on your side here
lw-scar-9-does = { $n } honor if you win this territory
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
lw-event-dealt = { $seat } is dealt { $count } cards.
lw-event-leads = { $seat } leads first.
lw-event-played = { $seat } plays { $card } to the { $at }.
lw-event-turned-up = The 3 turns up { $scar } in the { $at }.
lw-event-won = { $seat } wins trick { $trick }; { $lost } in the { $at } becomes a lone wolf.
lw-event-no-scar = No scar is left for { $seat } in the { $at }.
lw-event-took = { $scar ->
    [none] { $seat } takes a face-down scar from the { $at }.
   *[other] { $seat } takes { $scar } from the { $at }.
}
lw-event-looked = { $scar ->
    [none] { $seat } looks at the scar.
   *[other] { $seat } looks: it is { $scar }.
}
lw-event-placed = { $seat } places { $scar }: { $slot }.
lw-event-left-game = { $scar } of { $seat } finds no slot and leaves the game.
lw-event-joined = A stray joins { $seat } in the { $at }.
lw-event-turned = The honor token of the { $at } is turned: { $honor }.
lw-event-moon = { $blood ->
    [yes] The blood moon rises over the { $at }: its suit is trump now.
   *[no] The moon rises over the { $at }: its suit is trump now.
}
lw-event-over = The game is over: { $points }.
