# The Wolves.

learn-tw-1 = Vous menez une meute. Chaque région de la carte entoure un point d’eau ; la lune posée dessus indique quand la région est décomptée.
learn-tw-2 = Vos six tuiles Terrain paient tout ce que vous faites. Choisissez d’abord leurs faces de départ.
learn-tw-3 = Placez un loup alpha et un loup de meute sur une case libre au bord du canyon.
learn-tw-4 = Maintenant la seconde paire, de l’autre côté du canyon.
learn-tw-5 = Vous avez deux actions par tour. Une action se paie avec des tuiles qui montrent le terrain de sa case. On retourne ces tuiles, ce qui change ce que vous pourrez faire ensuite.
learn-tw-6 = Pour vous déplacer, choisissez « Se déplacer », puis un terrain que montre l’une de vos tuiles.
learn-tw-7 = Si plusieurs tuiles conviennent, choisissez laquelle paie. Choisissez ensuite un loup.
learn-tw-8 = Choisissez la case où il s’arrête. Déplacez d’autres loups si vous voulez, ou choisissez « Arrêter le déplacement ».
learn-tw-9 = Construisez des tanières près de votre loup alpha pour améliorer déploiement, vitesse et portée du hurlement. Au bord d’un point d’eau, une tanière peut devenir un antre, qui compte trois.
learn-tw-10 = Faites ce que vous voulez de votre seconde action, puis finissez le tour.
learn-tw-11 = Hurlez pour recruter les loups solitaires à portée d’un loup alpha. Encerclez une proie avec trois de vos loups pour la chasser.
learn-tw-12 = Chaque pion qui quitte la carte fait avancer le cycle lunaire. Au croissant, au quartier et à la pleine lune, des régions sont décomptées : la meute qui a le plus de contrôle reçoit le plus grand nombre.
learn-tw-13 = Ouvrez la feuille de points pour voir ce que valent vos pistes.
learn-tw-14 = La pleine lune met fin à la partie. Bonne chasse !
the-wolves-name = The Wolves
the-wolves-pitch = Menez votre meute à travers forêt, montagne, prairie, neige et désert. Retournez des tuiles Terrain pour vous déplacer, construire des tanières, les transformer en antres, hurler vers les loups solitaires et dominer vos rivaux. Trois phases de la Lune décident à qui revient chaque région.
the-wolves-reconstructed = Rien sur la carte : ses plateaux et ses valeurs viennent d’une adaptation existante et concordent avec le livret partout où il les montre. Les points des antres et des loups du côté à deux joueurs ne sont pas confirmés. Nos décisions sont marquées dans les règles.
the-wolves-seats-2 = Avec une troisième meute que personne ne mène.
the-wolves-opt-packs = Votre meute
the-wolves-opt-packs-help = Sa couleur et son habitat. Les autres meutes suivent dans l’ordre habituel.
the-wolves-opt-patience = Patience
the-wolves-opt-patience-help = La partie s’arrête après ce nombre de tours de table sans progrès (2 à 100).
the-wolves-opt-early-end = Finir un tour plus tôt
the-wolves-opt-early-end-help = Un tour peut finir alors qu’une action est encore possible. Selon le livret, on accomplit les deux actions.
the-wolves-opt-first = Qui commence
the-wolves-opt-first-help = Au sort, le perdant de la dernière partie (au sort pour une première partie) ou le joueur à cette place.
the-wolves-opt-first-lot = au sort
the-wolves-opt-first-loser = le perdant
the-wolves-opt-preset-standard = Standard
the-wolves-opt-preset-standard-help = Le jeu tel que dans le livret.
tw-board = Carte
tw-hex = { $hex } ({ $terrain })
tw-forest = forêt
tw-rock = montagne
tw-grass = prairie
tw-tundra = neige
tw-desert = désert
tw-water = point d’eau
tw-chasm = canyon
tw-den = tanière
tw-wolf = loup de meute
tw-alpha = loup alpha
tw-lair = antre
tw-spread = déploiement
tw-speed = vitesse
tw-howl = hurlement
tw-moose = élan
tw-deer = cerf
tw-raccoon = raton laveur
tw-boar = sanglier
tw-hare = lapin
tw-crescent = croissant de lune
tw-half = quartier de lune
tw-full = pleine lune
tw-lone = loup solitaire
tw-third = la troisième meute
tw-act-move = Se déplacer
tw-act-den = Construire une tanière
tw-act-lair = Transformer en antre
tw-act-howl = Hurler
tw-act-dominate = Dominer
tw-act-stop = Arrêter le déplacement
tw-act-end = Finir le tour
tw-habitat = faction
tw-habitat-tile = tuile de faction : { $terrain }
tw-tile = tuile { $n } : { $terrain }
tw-tokens = { $n ->
    [one] { $n } jeton Terrain bonus
   *[other] { $n } jetons Terrain bonus
}
tw-prompt-faces = De quel côté posez-vous vos cinq tuiles Terrain ?
tw-prompt-place = Placez un loup alpha et un loup de meute.
tw-prompt-act = { $n ->
    [0] Plus d’action{ $tokens ->
        [0] {"."}
       *[other] , mais vous avez des jetons Action bonus : { $tokens }.
    }
    [one] Encore { $n } action. Que faites-vous ?
   *[other] Encore { $n } actions. Que faites-vous ?
}
tw-prompt-pay = { $what } : choisissez les tuiles pour payer. Elles seront retournées.
tw-prompt-run = Quel loup se déplace ({ $terrain }) ? { $n ->
    [one] Vous pouvez déplacer { $n } loup.
   *[other] Vous pouvez déplacer jusqu’à { $n } loups.
}
tw-prompt-goal = Où va-t-il ? Terrain d’arrivée : { $terrain }.
tw-prompt-displace = Où va le loup en fuite ?
tw-prompt-track = De quelle piste prenez-vous la tanière ?
tw-prompt-hunt = Quelle pile chassez-vous ({ $prey }) ?
tw-prey-label = { $prey }, encore { $n }
tw-moon-label = { $moon } : { $high } pour la 1re place, { $low } pour la 2e
tw-calendar = Cycle lunaire : { $date }. Croissant { $crescent }, quartier { $half }, pleine lune { $full }.
tw-show-board = Montrer le plateau personnel : { $name }
tw-action-tokens = Jetons Action bonus
tw-terrain-tokens = Jetons Terrain bonus
tw-standing = { $moons ->
    [one] { $moons } région
   *[other] { $moons } régions
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tw-track-label = { $track } { $value } : { $left ->
    [one] encore { $left } tanière
   *[other] encore { $left } tanières
}
tw-actions-left = Actions
tw-moon-date = { $moon } : { $date }
tw-track-points = { $name } { $n }/{ $of } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tw-lairs = Antres
tw-wolves = Loups
tw-preys = Proies
tw-player-board = Plateau personnel : { $name }
tw-event-dealt = La carte est posée. { $first ->
    [Vous] Vous commencez
   *[other] { $first } commence
}.
tw-event-laid = { $seat ->
    [Vous] Vous commencez
   *[other] { $seat } commence
} avec les tuiles { $tiles }.
tw-event-placed = { $seat ->
    [Vous] Vous placez
   *[other] { $seat } place
} un loup alpha et un loup de meute en { $hex }.
tw-event-extra-action = { $seat ->
    [Vous] Vous dépensez
   *[other] { $seat } dépense
} un jeton Action bonus.
tw-event-paid = { $seat ->
    [Vous] Vous payez
   *[other] { $seat } paie
} avec { $with } ({ $terrain }).
tw-event-moved = { $seat ->
    [Vous] Vous déplacez
   *[other] { $seat } déplace
} le { $kind } de { $from } à { $to }.
tw-event-displaced = { $pack ->
    [Vous] Votre { $kind }
   *[other] Le { $kind } ({ $pack })
} fuit de { $from } à { $to }.
tw-event-dug = { $seat ->
    [Vous] Vous construisez
   *[other] { $seat } construit
} une tanière en { $hex } ({ $track }){ $gain ->
    [none] {"."}
   *[other] {" "}et { $seat ->
        [Vous] recevez
       *[other] reçoit
    } { $gain }.
}
tw-event-den-taken = { $seat ->
    [Vous] Votre tanière
   *[other] La tanière ({ $seat })
} en { $hex } vient de la piste { $track }{ $gain ->
    [none] {"."}
   *[other] {" "}et rapporte { $gain }.
}
tw-event-built = { $seat ->
    [Vous] Vous transformez
   *[other] { $seat } transforme
} en antre la tanière en { $hex }{ $gain ->
    [none] {"."}
   *[other] {" "}et { $seat ->
        [Vous] recevez
       *[other] reçoit
    } { $gain }.
}
tw-event-howled = { $seat ->
    [Vous] Vous hurlez
   *[other] { $seat } hurle
} : le loup solitaire en { $hex } devient { $seat ->
    [Vous] votre { $kind }
   *[other] son { $kind }
}.
tw-event-dominated-den = { $seat ->
    [Vous] Vous dominez
   *[other] { $seat } domine
} { $pack ->
    [Vous] votre tanière
   *[other] la tanière ({ $pack })
} en { $hex }.
tw-event-dominated = { $seat ->
    [Vous] Vous dominez
   *[other] { $seat } domine
} { $pack ->
    [Vous] votre loup de meute
   *[other] le loup de meute ({ $pack })
} en { $hex } et le { $seat ->
    [Vous] remplacez par votre
   *[other] remplace par son
} { $kind }.
tw-event-hunted = { $seat ->
    [Vous] Vous chassez
   *[other] { $seat } chasse
} un { $prey } en { $hex }{ $gain ->
    [none] {"."}
   *[other] {" "}et { $seat ->
        [Vous] recevez
       *[other] reçoit
    } { $gain }.
}
tw-event-calendar = { $moon ->
    [none] Le cycle lunaire passe à { $date }.
   *[other] Le cycle lunaire passe à { $date } : { $moon }.
}
tw-event-turn-ended = { $seat ->
    [Vous] Vous terminez votre tour
   *[other] { $seat } termine son tour
}.
tw-event-scored = Région { $water }, { $moon } : { $standing }.
tw-event-stalled = Rien n’a changé depuis longtemps : la partie s’arrête.
tw-event-over = La partie est finie.
tw-no-tiles-first = Choisissez d’abord les faces de vos tuiles Terrain.
tw-no-place-first = Placez d’abord vos loups.
tw-no-act-first = Choisissez une action, ou finissez le tour.
tw-no-pay-first = Payez d’abord l’action.
tw-no-run-on = Choisissez le prochain loup à déplacer, ou arrêtez le déplacement.
tw-no-run-first = Choisissez le loup qui se déplace.
tw-no-goal-first = Choisissez où va le loup.
tw-no-away-first = Choisissez où va le loup en fuite.
tw-no-track-first = Choisissez la piste d’où vient la tanière.
tw-no-hunt-first = Choisissez la pile que vous chassez.
tw-no-move-one = L’action est payée : au moins un loup doit donc se déplacer.
tw-no-track = Il n’y a plus de tanière sur cette piste ({ $track }).
tw-no-hunt = Vos loups n’y encerclent pas cette proie ({ $prey }).
tw-no-hex = Il n’y a pas de case { $hex } sur cette carte.
tw-no-face = La tuile { $n } montre { $a } ou { $b }, pas { $c }.
tw-no-twice = Aucun terrain ne doit être visible deux fois.
tw-no-start-land = Les loups commencent sur la terre ferme.
tw-no-start-taken = Cette case est occupée.
tw-no-start-token = Il y a là un loup solitaire ou une proie.
tw-no-start-moon = Commencez dans une région sans { $moon }.
tw-no-start-tile = Les loups commencent sur le plateau de Départ, autour du canyon.
tw-no-start-side = Votre seconde paire doit commencer de l’autre côté du canyon.
tw-no-action = Vos deux actions sont faites, et vous n’avez pas de jeton Action bonus.
tw-no-action-due = Tant qu’une action est possible, il faut l’accomplir (reste : { $n }). Avec l’option « Finir un tour plus tôt » (early-end), vous pouvez finir le tour plus tôt.
tw-no-afford = Coût : { $cost }. Mais { $tiles }, et vous { $tokens ->
    [0] n’avez pas de jeton Terrain bonus.
    [one] avez { $tokens } jeton Terrain bonus.
   *[other] avez { $tokens } jetons Terrain bonus.
}
tw-tiles-show = { $n ->
    [0] aucune tuile ne montre ce terrain ({ $terrain })
    [one] une seule tuile montre ce terrain ({ $terrain })
   *[other] { $n } tuiles seulement montrent ce terrain ({ $terrain })
}
tw-no-tile = La tuile { $n } ne montre pas ce terrain ({ $terrain }).
tw-no-tokens = { $n ->
    [0] Vous n’avez pas de jeton Terrain bonus.
    [one] Vous avez { $n } jeton Terrain bonus.
   *[other] Vous avez { $n } jetons Terrain bonus.
}
tw-no-cost = { $n ->
    [one] Cela coûte exactement { $n } tuile ou jeton.
   *[other] Cela coûte exactement { $n } tuiles et jetons.
}
tw-no-reach = Aucun de vos loups ne peut, à sa vitesse, s’arrêter sur ce terrain ({ $terrain }).
tw-no-own = { $kind ->
    [alpha] Aucun de vos loups alpha ne s’y trouve.
   *[wolf] Aucun de vos loups de meute ne s’y trouve.
}
tw-no-moved = Ce loup s’est déjà déplacé.
tw-no-stop = Ce loup ne peut pas, à sa vitesse, s’arrêter sur ce terrain ({ $terrain }).
tw-no-leave = Le loup doit quitter sa case.
tw-no-terrain = Le loup doit s’arrêter sur ce terrain : { $terrain }.
tw-no-far = C’est à { $far } cases, mais votre vitesse est { $speed }.
tw-no-two = Il y a déjà deux pions sur cette case.
tw-no-water = C’est un point d’eau.
tw-no-chasm = C’est le canyon.
tw-no-lone = Un loup solitaire s’y trouve.
tw-no-prey = Une proie s’y trouve.
tw-no-enemy-lair = Un antre adverse s’y trouve.
tw-no-enemy-alpha = Un loup alpha adverse s’y trouve, et aucun loup ne fait fuir un loup alpha.
tw-no-enemy-wolf = Un loup adverse s’y trouve, et seul un loup alpha peut le faire fuir.
tw-no-third-displaced = La troisième meute ne peut pas être mise en fuite.
tw-no-refuge = Aucune case ne pourrait accueillir le loup en fuite.
tw-no-flee = Un loup en fuite va sur une case vide ou rejoint un pion isolé de sa couleur.
tw-no-nearer = Des cases plus proches sont libres : { $hexes }.
tw-no-dig-land = Vous ne pouvez pas construire de tanière dans l’eau ni dans le canyon.
tw-no-den-left = Vous n’avez plus de tanière.
tw-no-alpha-near = Aucun de vos loups alpha n’est sur cette case ni à côté.
tw-no-enemy-there = { $kind ->
    [den] Une tanière adverse s’y trouve.
    [alpha] Un loup alpha adverse s’y trouve.
    [lair] Un antre adverse s’y trouve.
   *[wolf] Un loup de meute adverse s’y trouve.
}
tw-no-already = { $kind ->
    [lair] Il y a déjà un antre sur cette case.
   *[den] Il y a déjà une tanière sur cette case.
}
tw-no-den-there = Aucune de vos tanières ne s’y trouve.
tw-no-lair-left = Vous n’avez plus d’antre.
tw-no-shore = La tanière n’est pas à côté d’un point d’eau.
tw-no-lair-twice = Vous avez déjà un antre dans cette région.
tw-no-lone-there = Aucun loup solitaire ne s’y trouve.
tw-no-wolf-left = Vous n’avez plus de loup à placer.
tw-no-howl = Aucun de vos loups alpha n’a cette case à portée de hurlement ({ $n }).
tw-no-dom-alpha = Un loup alpha ne peut pas être dominé.
tw-no-dom-lair = Un antre ne peut pas être dominé.
tw-no-enemy = { $kind ->
    [den] Aucune tanière adverse ne s’y trouve.
   *[wolf] Aucun loup de meute adverse ne s’y trouve.
}
tw-no-third-dominated = La troisième meute ne peut pas être dominée.
tw-no-shares = Ce pion partage sa case avec un autre de sa couleur.
tw-sheet-region = Région { $hex }, { $moon } { $high }/{ $low }
tw-sheet-seat = { $seat } ({ $terrain })
tw-note-later = pas encore décomptée : { $what }
tw-note-nobody = aucune meute ne la contrôle
tw-note-tie = égalité ({ $first }) : { $low } points chacun (contrôle : { $standings })
tw-note-tie-third = égalité ({ $first }) : { $low } points pour { $players }, aucun pour la troisième meute (contrôle : { $standings })
tw-note-tie-second = { $first } ; égalité pour la deuxième place ({ $second }) : aucun point (contrôle : { $standings })
tw-note-second = { $first }, { $second } (contrôle : { $standings })
tw-note-first = { $first } (contrôle : { $standings })
tw-note-and = { $others } et { $last }
tw-note-gain = { $pack } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tw-note-no-gain = { $pack } : aucun point
tw-note-has = { $alphas ->
    [0] { $pack } ({ $n })
    [one] { $pack } ({ $n }, { $alphas } loup alpha)
   *[other] { $pack } ({ $n }, { $alphas } loups alpha)
}
tw-note-dens = tanières construites : { $each }
tw-note-lairs = antres construits : { $each }
tw-note-prey = espèces chassées : { $each }
tw-note-wolves = loups placés : { $each }
tw-no-deal-twice = La carte est déjà posée.
tw-no-deal-count = On pose { $due } plateaux Région, pas { $n }.
tw-no-deal-tile = Il n’y a pas de plateau Région { $n }.
tw-no-deal-same = Le plateau Région { $n } est posé deux fois.
tw-no-deal-prey = Ce ne sont pas les piles de proies pour ce nombre de joueurs.
tw-no-deal-moons = Ce ne sont pas les jetons Scoring pour ce nombre de joueurs.
tw-bad-hex = une case est une lettre et un nombre, comme `c4`
tw-bad-words = un coup a trois mots au plus
tw-bad-follows = rien ne suit `{ $verb }`
tw-bad-missing = il manque un mot après `{ $verb }`
tw-bad-one = un seul mot suit `{ $verb }`
tw-bad-tiles = cinq lettres de terrain attendues, comme `tiles FRGTD`
tw-bad-dominate = `dominate den` ou `dominate wolf` et une case attendus
tw-bad-move = un coup commence par tiles, place, move, den, lair, howl, dominate, pay, alpha, wolf, to, stop, away, track, hunt ou end
tw-bad-pay = tuiles 1 à 6 dans l’ordre et un t par jeton Terrain bonus, comme `pay 1+3+t`
tw-bad-region = un plateau Région a un numéro
tw-bad-deal-word = `{ $word }` inattendu dans une donne
tw-bad-deal = une donne s’écrit `tiles … prey … moons … first SEAT`
tw-bad-terrains = les terrains s’écrivent F, R, G, T, D
tw-bad-stacked = les jetons Scoring empilés se nomment à partir du dessus, la phase la plus précoce d’abord
tw-bad-one-of = attendu : { $words }
tw-no-deal-first = La carte n’est pas encore posée.
tw-no-over = La partie est finie.
tw-no-deal-seat = Cette place n’existe pas à cette table : { $n }.
tw-hex-alone = { $hex }
tw-pay-habitat = la tuile de faction
tw-pay-tile = la tuile { $n }
tw-token-action = un jeton Action bonus
tw-token-terrain = un jeton Terrain bonus
tw-token-none = aucun jeton
tw-tell-tiles = Poser les tuiles Terrain ainsi : { $tiles }
tw-tell-place = Placer un loup alpha et un loup de meute en { $at }
tw-tell-move = Déplacer { $spread } loups au plus, de { $speed } cases au plus chacun ; terrain d’arrivée : { $terrain }
tw-tell-den = Construire une tanière en { $at }
tw-tell-lair = Transformer en antre la tanière en { $at }
tw-tell-howl = Hurler vers le loup solitaire en { $at }, qui devient votre { $kind }
tw-tell-dominate-den = Dominer la tanière ({ $pack }) en { $at }
tw-tell-dominate-wolf = Dominer le loup de meute ({ $pack }) en { $at } et le remplacer par votre { $kind }
tw-tell-pay = { $n ->
    [0] Payer avec { $with }
   *[other] Payer avec { $with } ({ $flips })
}
tw-tell-alpha = Déplacer le loup alpha en { $at }
tw-tell-wolf = Déplacer le loup de meute en { $at }
tw-tell-to = Aller en { $at }
tw-tell-to-displacing = Aller en { $at } et faire fuir le loup de meute ({ $pack })
tw-tell-to-den = Aller en { $at }, sur la tanière ({ $pack })
tw-tell-stop = Arrêter le déplacement
tw-tell-away = Le faire fuir en { $at }
tw-tell-track = { $n ->
    [0] Prendre la tanière de la piste : { $track }
   *[other] Prendre la tanière de la piste : { $track } ({ $effects })
}
tw-tell-hunt = Chasser en { $at }
tw-tell-end = Finir le tour
tw-tell-end-tokens = { $n ->
    [one] Finir le tour (vous pourriez encore dépenser { $n } jeton Action bonus)
   *[other] Finir le tour (vous pourriez encore dépenser { $n } jetons Action bonus)
}
tw-tell-end-early = { $n ->
    [one] Finir le tour avec { $n } action inutilisée
   *[other] Finir le tour avec { $n } actions inutilisées
}
tw-tell-token = { $what } (coûte un jeton Action bonus)
tw-flip = la tuile { $n } montrera : { $terrain }
tw-effect-value = { $track } passe à { $value }
tw-effect-token = vous recevez { $token }
tw-effect-points = { $points } points au lieu de { $before }
tw-sheet-spread = Déploiement
tw-sheet-speed = Vitesse
tw-sheet-howl = Portée du hurlement
tw-board-lone = seul
tw-board-calendar = { $n ->
    [one] Cycle lunaire : { $n } pion
   *[other] Cycle lunaire : { $n } pions
}
tw-board-phase = { $scored ->
    [yes] { $moon } à { $date } (décompte fait)
   *[no] { $moon } à { $date }
}
tw-board-player = { $points ->
    [one] { $seat } ({ $terrain }), { $points } point
   *[other] { $seat } ({ $terrain }), { $points } points
}
tw-board-actions = { $n ->
    [one] encore { $n } action sur 2
   *[other] encore { $n } actions sur 2
}
tw-board-tiles = tuiles
tw-board-track = { $track } { $value } ({ $dug }/4 tanières)
tw-board-lairs = antres { $n }/4
tw-board-wolves = loups { $n }/8
tw-board-next = suivant : { $kind }
tw-board-action-tokens = jetons Action bonus : { $n }
tw-board-terrain-tokens = jetons Terrain bonus : { $n }
tw-board-prey = { $n ->
    [0] proies : aucune
   *[other] proies : { $prey }
}
tw-board-regions = régions : { $n }, valeur { $points }
tw-board-vp = points en jetons : { $n }
tw-picture = The Wolves : la carte et les meutes
tw-piece-of = { $kind } : { $pack }
tw-content-for = { $what } (à { $seats } joueurs)
tw-content-none = il n’y a rien pour { $seats } joueurs
tw-content-many = il y a plus d’une entrée pour { $seats } joueurs
tw-content-letters = « { $text } » doit avoir exactement { $n } lettres
tw-content-wolf = « { $letter } » n’est ni P ni A
tw-content-order = l’ordre doit nommer huit loups, pas { $n }
tw-content-costs = une action coûte de 1 à 6 tuiles
tw-content-values = les valeurs de la piste { $track } vont de 1 à { $most } et ne baissent jamais
tw-content-spread = 4 loups au plus se déplacent en une action
tw-content-faces = les cinq tuiles ne peuvent pas être posées sans montrer deux fois un terrain
tw-content-dates = les dates des phases se suivent, à partir de 1
tw-content-stock = il y a de 1 à 10 piles de proies, et autant de piles de jetons Scoring
tw-content-stack = une pile de proies a de 1 à 4 jetons, et le second joueur commence avec 9 jetons Action bonus au plus
tw-content-token-stack = un ou deux jetons Scoring se trouvent sur chaque point d’eau
tw-content-token-count = il y a dix jetons Scoring au plus
tw-content-tile-terrains = le plateau Région { $n } ({ $text }) doit avoir chacun des cinq terrains une fois
tw-content-same-faces = la tuile Terrain { $n } a le même terrain sur ses deux faces
tw-content-lone-twice = deux loups solitaires sont sur la case { $q }, { $r }
tw-content-lone-and-prey = un loup solitaire et une proie sont sur la même case { $q }, { $r }
tw-content-tiles = il faut au moins { $n } plateaux Région
tw-content-numbers = le grand nombre vient d’abord et vaut 25 au plus
tw-content-third = la troisième meute n’existe qu’à deux joueurs, avec un ou deux pions par case, dont au plus une tanière ou un antre
tw-content-third-twice = des pions sont donnés deux fois en ({ $q }, { $r })
tw-content-third-land = la région n’a pas de terre libre en ({ $q }, { $r })
tw-content-slots = { $n } emplacements sont donnés, il en faut { $due }
tw-content-symbols = chaque symbole a sa propre case dans une zone de terrain
tw-content-far = ({ $q }, { $r }) est trop loin du centre
tw-content-overlap = deux plateaux se recouvrent en ({ $q }, { $r })
tw-content-side = chaque côté a au moins cinq cases et une lettre pour chacune
tw-content-large = une carte a au plus { $n } cases en { $columns } colonnes et { $rows } rangées
tw-content-no-land = il n’y a pas de terre
tw-content-no-way = aucun chemin ne mène de { $a } à { $b }
tw-content-side-room = chaque côté du plateau de Départ doit avoir une case par joueur
tw-content-no-start = sans plateau de Départ, personne ne peut placer de loups
tw-content-crescent = il faut une région sans croissant de lune pour placer les loups
tw-content-hex = la case { $hex } n’est pas sur la carte
tw-content-region = la région { $n } doit avoir exactement un point d’eau et une proie
tw-content-options = ces meutes ou cette patience ne sont pas permises
tw-part-region = Contour et symboles des plateaux Région
tw-part-tiles = Terrains des plateaux Région
tw-part-start = Plateau de Départ
tw-part-layout = Disposition de la carte à { $seats } joueurs
tw-part-costs = Coûts des actions
tw-part-wolves = Ordre des loups sur le plateau personnel
tw-part-terrain-tiles = Faces des tuiles Terrain
tw-part-attributes = Valeurs des capacités
tw-part-moons = Valeurs des jetons Scoring
tw-part-board = Plateau personnel à { $seats } joueurs
tw-part-calendar = Dates du cycle lunaire à { $seats } joueurs
tw-part-stock = Proies et jetons Scoring à { $seats } joueurs
tw-part-third-pack = Troisième meute à côté de : { $moons }
tw-way = { $kind } vers { $hex }, { $terrain } ({ $cost })
tw-end-early = Finir le tour alors qu’il reste { $n ->
    [one] une action
   *[other] { $n } actions
 } ?
tw-aid-calendar = Cycle lunaire
tw-aid-date = date
tw-aid-to-go = pions manquants
tw-aid-first = 1re place
tw-aid-second = 2e place
tw-aid-costs = Coût des actions
tw-aid-tiles = tuiles
tw-aid-points = Points selon les pions partis du plateau personnel
tw-aid-phase = { $moon }
tw-aid-pieces = { $n }
