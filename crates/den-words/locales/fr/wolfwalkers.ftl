# Wolfwalkers: My Story.

ww-swaps-auto = Nombre par défaut
ww-swaps-n = { $n ->
    [0] aucune
    [one] { $n } carte Échange
   *[other] { $n } cartes Échange
}
ww-none = Aucune
ww-none-help = Les règles ne changent pas.
ww-random = Au hasard
ww-random-help = Une carte est tirée au début de la partie.
ww-random-three = Trois cartes sont tirées au début de la partie.
ww-category-plain = Simple
ww-category-interaction = Interaction
ww-category-display = Tableau
ww-category-market = Marché
ww-category-scoring = Décompte
learn-ww-1 = Vous racontez une histoire en images : cinq rangées de cinq cartes. À chaque tour, vous prenez une carte du marché et la placez dans votre tableau.
learn-ww-2 = Les cartes claires sont des histoires et montrent des symboles. Les bleues sont des objectifs et rapportent des points selon ce que montrent vos histoires.
learn-ww-3 = Prenez une histoire : cliquez sur une carte du marché, puis sur une case de votre tableau s’il y en a plusieurs.
learn-ww-4 = L’emplacement vide est complété avec la carte du dessus de la pile, du même côté : vous voyez donc toujours quelle histoire vient ensuite.
learn-ww-5 = Chaque nouvelle carte doit toucher l’une des vôtres par un côté. Prenez une autre carte.
learn-ww-6 = Le cercle d’un objectif montre sa valeur. Dans votre tableau, l’objectif montre aussi ce qu’il rapporte maintenant. Il occupe une case qu’une histoire pourrait remplir.
learn-ww-7 = Les motifs peuvent être tournés et inversés en miroir. Les flèches concernent la ligne et la colonne de l’objectif. Une balance demande des nombres égaux des deux côtés.
learn-ww-8 = Prenez une carte qui aide un objectif que vous avez ou voulez.
learn-ww-9 = Ouvrez la feuille de points : chaque objectif y est expliqué.
learn-ww-10 = La partie se termine quand chaque tableau a 25 cartes. Racontez votre histoire !
wolfwalkers-name = Wolfwalkers : mon histoire
wolfwalkers-pitch = Prenez des cartes dans un marché commun et composez votre propre récit en images, de cinq sur cinq. Chaque carte a une histoire d’un côté et un objectif de l’autre : les objectifs rapportent des points selon ce que montrent vos histoires, mais occupent une case.
wolfwalkers-reconstructed = Les 55 histoires et objectifs, les cartes de module et les rangs en solitaire sont de nous.
wolfwalkers-seats-1 = En solitaire, pour un rang.
wolfwalkers-seats-3 = Avec deux exemplaires du paquet.
wolfwalkers-seats-4 = Avec deux exemplaires du paquet.
wolfwalkers-opt-swaps = Cartes Échange
wolfwalkers-opt-swaps-help = 0 à 6 pour un ou deux joueurs, 6 à 12 au-delà.
wolfwalkers-opt-swaps-auto = selon les règles
wolfwalkers-opt-special = Carte spéciale
wolfwalkers-opt-special-help = Une carte qui change les règles pour tous.
wolfwalkers-opt-opportunities = Opportunités
wolfwalkers-opt-opportunities-help = Jusqu’à trois cartes que chacun peut utiliser une fois. Elles exigent une carte spéciale.
wolfwalkers-opt-without = Sans
wolfwalkers-opt-without-help = Ce qui est écarté quand les cartes sont tirées au hasard.
wolfwalkers-opt-first = Qui commence
wolfwalkers-opt-first-help = Au sort, le perdant de la dernière partie (au sort pour une première partie) ou le joueur à cette place.
wolfwalkers-opt-first-lot = au sort
wolfwalkers-opt-first-loser = le perdant
wolfwalkers-opt-preset-first-game = Première partie
wolfwalkers-opt-preset-first-game-help = Le jeu de base.
wolfwalkers-opt-preset-swaps = Avec cartes Échange
wolfwalkers-opt-preset-swaps-help = Six cartes dans la pile qui retournent les deux extrémités du marché.
wolfwalkers-opt-preset-specials = Avec une carte spéciale
wolfwalkers-opt-preset-specials-help = Une carte au hasard change les règles pour tous.
wolfwalkers-opt-preset-full = Tout
wolfwalkers-opt-preset-full-help = Cartes Échange, une carte spéciale au hasard et trois opportunités.
wolfwalkers-opt-preset-peaceful = Paisible
wolfwalkers-opt-preset-peaceful-help = Une carte spéciale et trois opportunités, sans interaction.
ww-board = Marché et tableaux
ww-robyn = Robyn
ww-mebh = Mebh
ww-wolf-form = forme de loup
ww-wolves = loups
ww-merlyn = Merlyn
ww-forest = forêt
ww-town = ville
ww-castle = château
ww-parents = parents
ww-townsfolk = citadins
ww-army = armée
ww-goal-pattern = { $points ->
    [one] { $points } point
   *[other] { $points } points
} par motif : { $symbols }
ww-goal-arrow = { $points ->
    [one] { $points } point
   *[other] { $points } points
} par symbole { $symbol } dans sa ligne et sa colonne
ww-goal-crossed = { $points } points si sa ligne et sa colonne sont sans { $symbol }
ww-goal-pair = { $points ->
    [one] { $points } point
   *[other] { $points } points
} par histoire avec { $a } et { $b }
ww-goal-pair-arrows = { $points ->
    [one] { $points } point
   *[other] { $points } points
} par histoire avec { $a } et { $b } dans sa ligne et sa colonne
ww-goal-balance = { $points } points à égalité : { $sides }
ww-goal-imbalance = { $points } points si { $more } > { $fewer }
ww-goal = Objectif « { $title } » : { $words }
ww-goal-now = { $card }. Rapporte { $points } maintenant.
ww-story = « { $title } » ({ $symbols })
ww-place = case { $place }
ww-place-at = en { $place }
ww-place-left = à gauche de { $place }
ww-place-above = au-dessus de { $place }
ww-place-corner = en diagonale au-dessus de { $place }
ww-use = { $title } : { $text }
ww-pass = Passer
ww-end-turn = Finir le tour
ww-move-end = Finir le tour
ww-no-only-before = « { $card } » ne s’utilise qu’avant de prendre une carte.
ww-no-before-laying = « { $card } » ne s’utilise qu’avant de poser votre carte.
ww-no-only-after = « { $card } » ne s’utilise qu’après avoir posé une carte.
ww-no-use-or-end = Utilisez une opportunité ou finissez votre tour.
ww-stack = Pile : { $n }
ww-stack-top = Pile : { $n }. Au-dessus : { $card }
ww-show-display = Montrer le tableau : { $name } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
ww-prompt-turn = Prenez une carte du marché et posez-la dans votre tableau.
ww-prompt-lay = Posez { $card } dans votre tableau.
ww-prompt-choose = Choisissez une carte.
ww-prompt-after = Utilisez une opportunité ou finissez votre tour.
ww-prompt-last = Dernière chance : vous pouvez recouvrir l’une de vos cartes.
ww-event-first = { $seat ->
    [Vous] Vous commencez
   *[other] { $seat } commence
}.
ww-event-special = La carte spéciale est { $card }.
ww-event-opportunities = Les opportunités sont { $cards }.
ww-event-refilled = L’emplacement { $slot } est complété : { $face }.
ww-event-shown = La carte à l’emplacement { $slot } montre { $face }.
ww-event-legend = La légende commune est { $face }.
ww-event-ends-turned = Les cartes des emplacements { $left } et { $right } du marché sont retournées.
ww-event-took = { $seat ->
    [Vous] Vous prenez
   *[other] { $seat } prend
} { $face } à l’emplacement { $slot } et { $seat ->
    [Vous] posez
   *[other] pose
} la carte { $at }.
ww-event-laid = { $seat ->
    [Vous] Vous posez
   *[other] { $seat } pose
} { $face } { $at }.
ww-event-drew = { $seat ->
    [Vous] Vous piochez
   *[other] { $seat } pioche
} { $face }.
ww-event-put-under = { $seat ->
    [Vous] Vous mettez
   *[other] { $seat } met
} { $face } sous la pile.
ww-event-lifted = { $seat ->
    [Vous] Vous reprenez
   *[other] { $seat } reprend
} { $face }.
ww-event-turned = { $seat ->
    [Vous] Vous retournez
   *[other] { $seat } retourne
} une carte : { $face }.
ww-event-traded = { $seat ->
    [Vous] Vous échangez
   *[other] { $seat } échange
} les cartes en { $a } et { $b }.
ww-event-bartered = { $seat ->
    [Vous] Vous donnez { $given } à { $with } et recevez { $got }.
   *[other] { $with ->
        [Vous] { $seat } vous donne { $given } et reçoit { $got }.
       *[other] { $seat } donne { $given } à { $with } et reçoit { $got }.
    }
}
ww-event-marked = { $seat ->
    [Vous] Vous marquez
   *[other] { $seat } marque
} { $face }.
ww-event-closed = { $seat ->
    [Vous] Vous fermez
   *[other] { $seat } ferme
} l’emplacement { $slot } au joueur suivant.
ww-event-used = { $seat ->
    [Vous] Vous utilisez
   *[other] { $seat } utilise
} « { $card } ».
ww-event-scored = { $seat ->
    [Vous] Vous marquez
   *[other] { $seat } marque
} aussitôt { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
ww-event-covered = { $seat ->
    [Vous] Vous prenez
   *[other] { $seat } prend
} { $face } à l’emplacement { $slot } et { $seat ->
    [Vous] recouvrez
   *[other] recouvre
} { $at }.
ww-event-passed = { $seat ->
    [Vous] Vous ne pouvez poser aucune carte et passez
   *[other] { $seat } ne peut poser aucune carte et passe
}.
ww-event-left = La carte de l’emplacement { $slot } est retirée du jeu : { $face }.
ww-event-swept = Personne ne peut poser de carte : le marché est retiré du jeu et un nouveau est posé.
ww-event-over = Tous les tableaux sont complets.
ww-sheet-at-once = Compté immédiatement
ww-sheet-rank = Rang
ww-no-take-first = Prenez une carte du marché ou utilisez une opportunité.
ww-no-choose-first = Choisissez d’abord une carte pour l’opportunité.
ww-no-lay-first = Posez d’abord la carte que vous avez en main.
ww-no-last = Posez encore une carte sur l’une des vôtres, ou passez.
ww-no-nobody = Ce n’est le tour de personne.
ww-no-empty = L’emplacement { $n } du marché est vide.
ww-no-slots = Le marché a { $n } emplacements.
ww-no-story-twice = Cette histoire est déjà dans votre tableau.
ww-no-goal-twice = Cet objectif est déjà dans votre tableau.
ww-no-pass = Vous pouvez poser une carte : vous ne pouvez donc pas passer.
ww-no-card-at = Aucune de vos cartes n’est en { $at }.
ww-no-closed = Cet emplacement du marché vous est fermé (« { $card } »).
ww-no-warm = Cet emplacement du marché est le dernier à avoir été vidé.
ww-no-prologue = Les { $n } premières cartes d’un tableau doivent être des histoires.
ww-no-lay = Cette carte ne peut pas être posée.
ww-no-stay = Il y a déjà une carte en { $at }, et les cartes restent où elles sont.
ww-no-first = La première carte va en a1. Elle peut finir n’importe où, car le tableau peut s’étendre dans toutes les directions.
ww-no-larger = Avec une carte en { $at }, le tableau dépasserait 5 sur 5.
ww-no-apart = { $at } est à côté d’un objectif.
ww-no-next = { $at } n’est pas à côté d’une de vos cartes.
ww-no-such = Cette opportunité n’existe pas dans cette partie.
ww-no-used = Vous avez déjà utilisé « { $card } ».
ww-no-last-chance = « { $card } » ne s’utilise que lorsque tous les tableaux sont complets.
ww-no-effect = « { $card } » n’aurait aucun effet maintenant.
ww-no-choose-slot = Ce choix n’est pas possible pour « { $card } ». Choisissez une carte du marché.
ww-no-choose-card = Ce choix n’est pas possible pour « { $card } ». Choisissez une carte.
ww-sheet-goal = { $goal } ({ $at })
ww-note-pattern = { $n ->
    [0] motif pas encore formé
    [one] { $most ->
        [one] motif formé une fois
       *[other] motif formé une fois ({ $most } fois au plus)
    }
   *[other] motif formé { $n } fois ({ $most } au plus)
}
ww-note-arrow = { $symbol } : { $n } sur 8 dans la ligne et la colonne
ww-note-pair = { $n } avec { $a } + { $b }
ww-note-pair-arrows = { $n } sur { $all } avec { $a } + { $b } dans la ligne et la colonne
ww-note-side = { $symbols } : { $n }
ww-note-favourite = si l’objectif en { $at } rapporte des points
ww-note-legend = { $seat } : { $notes }
ww-note-five = compte dès qu’un tableau fait 5 sur 5
ww-no-deal-first = On tire maintenant qui commence : `first 1`.
ww-no-deal-special = On tire maintenant la carte spéciale parmi celles en jeu : `special 1`.
ww-no-deal-other = L’une de ces opportunités n’est pas en jeu.
ww-no-deal-order = Nommez trois opportunités différentes, le plus petit numéro d’abord.
ww-no-deal-three = On tire maintenant trois opportunités : `opportunities 1 2 3`.
ww-no-deal-gone = L’histoire { $n } n’est plus dans la pile.
ww-no-deal-no-story = Il n’y a pas d’histoire { $n }.
ww-no-deal-story = Une carte de la pile montre maintenant son histoire : `story 17`.
ww-no-deal-no-goal = Il n’y a pas d’objectif { $n }.
ww-no-deal-seen = L’objectif { $n } a été vu sur une autre carte.
ww-no-deal-behind = L’objectif { $n } n’est pas derrière cette histoire.
ww-no-deal-goal = Une carte est maintenant retournée pour la première fois : `goal 23`.
ww-no-without = « { $word } » n’est ni une carte de module ni une catégorie.
ww-no-special = Les opportunités demandent une carte spéciale. Choisissez `no-change` pour jouer sans.
ww-no-swaps-for = On ne peut pas jouer avec { $n } cartes Échange à { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}.
ww-no-enough = { $n ->
    [one] Il ne reste que { $n } carte à tirer, il en faut { $due }.
   *[other] Il ne reste que { $n } cartes à tirer, il en faut { $due }.
}
ww-no-module = Il n’y a pas de carte « { $word } ».
ww-no-left-out = « { $word } » est écartée, ou demande plus de joueurs.
ww-no-copies = Il n’y a pas autant d’exemplaires de « { $word } ».
ww-bad-number = on attend un nombre de 1 à { $n }
ww-bad-move = un coup est `take 3 at b2`, `use 2`, `slot 4`, `card b2`, `lay b2` ou `pass`
ww-bad-card = on attend le numéro d’une carte de 1 à 64
ww-bad-chance = une donne s’écrit `story 17`, `goal 23`, `first 2`, `special 4` ou `opportunities 3 8 21`
ww-bad-cell = une case est une colonne (z, a à e) et une ligne (0 à 5), comme b2
ww-no-deal-seat = Il n’y a pas de place { $n } à cette table.
ww-no-deal-now = Rien n’est distribué maintenant.
ww-allowed-names = { $words }
ww-allowed-special = special=no-change, special=random ou une autre carte spéciale
ww-allowed-fewer = moins de cartes écartées par `without`
ww-allowed-market = au moins un de chaque, { $n } emplacements au plus
ww-allowed-plain-name = des minuscules, des chiffres et des traits d’union, 40 au plus
ww-file-number = Les cartes sont numérotées 1, 2, 3… : celle-ci devrait avoir le numéro { $n }.
ww-file-empty = C’est vide.
ww-file-count = Il y en a { $n } : c’est trop peu ou trop.
ww-file-range = { $n } est trop petit ou trop grand.
ww-file-symbol-twice = Un symbole est cité deux fois.
ww-file-total = Le total indiqué est { $total }, mais { $n } histoires montrent ce symbole.
ww-file-back-taken = L’objectif { $goal } est déjà derrière l’histoire { $story }.
ww-file-back-missing = Le dos manque. Donnez un dos à toutes les histoires, ou à aucune.
ww-file-not-paired = { $goals } objectifs ne vont pas avec { $stories } histoires : chaque carte a les deux.
ww-file-on-no-story = Aucune histoire ne montre ce symbole : { $symbol }.
ww-file-kind = « { $word } » n’est pas un type d’objectif.
ww-file-needed = Il manque ceci : un objectif de type « { $kind } » en a besoin.
ww-file-not-needed = Ceci ne va pas avec un objectif de type « { $kind } ».
ww-file-both-sides = Un symbole est des deux côtés : { $symbol }.
ww-file-pattern-size = Un motif a de 2 à { $most } symboles, celui-ci en a { $n }.
ww-file-pattern-shape = La forme ne tient pas dans un tableau de 5 sur 5.
ww-file-no-symbol = « { $word } » n’est ni un symbole ni un point.
ww-file-first-rank = Le premier rang doit commencer à 0 point.
ww-file-rank-order = « { $a } » doit demander plus de points que « { $b } ».
ww-file-market = Un marché de { $stories } histoires et { $goals } objectifs n’est pas possible.
ww-file-symbol-thrice = Une histoire montre un symbole deux fois au plus.
ww-file-same-moment = Une carte spéciale a au plus un effet à la mise en place, un en cours de partie et un à la fin.
ww-file-takes-last = Un effet qui prend une carte ou finit le tour doit être le dernier, et la carte ne peut pas s’utiliser après la pose.
ww-file-lays-before = Un effet sur la pose ne peut pas s’utiliser après la pose.
ww-file-alone = Une dernière chance n’a pas d’autre effet.
ww-file-one-marker = Une opportunité ne peut marquer qu’une carte.
ww-file-returned = Une opportunité peut mettre au plus { $most } cartes sous la pile, pas { $n }.
ww-file-needs-two = Un effet sur le joueur suivant demande au moins deux joueurs : seats = 2.
ww-file-name = Ce nom ne peut pas être utilisé dans une option.
ww-file-name-taken = Ce nom est déjà pris.
ww-part-stories = les histoires
ww-part-goals = les objectifs
ww-part-modules = les cartes de module
ww-part-market = le marché et le nombre de cartes Échange
ww-part-ranks = les rangs en solitaire
ww-family-pattern = motif
ww-family-arrow = flèche
ww-family-crossed = flèche barrée
ww-family-pair = paire
ww-family-balance = équilibre
ww-family-imbalance = déséquilibre
ww-goal-shape = { $points } par [{ $shape }]
ww-sum = { $a } + { $b }
ww-equal = { $a } = { $b }
ww-title = { $title }
ww-story-n = histoire { $n } ({ $symbols })
ww-goal-short = objectif « { $title } » ({ $family } : { $symbols } ; { $points ->
    [one] { $points } point
   *[other] { $points } points
})
ww-goal-more = objectif « { $title } » ({ $family } : { $more } > { $fewer } ; { $points ->
    [one] { $points } point
   *[other] { $points } points
})
ww-goal-more-n = objectif { $n } ({ $family } : { $more } > { $fewer } ; { $points ->
    [one] { $points } point
   *[other] { $points } points
})
ww-goal-n = objectif { $n } ({ $family } : { $symbols } ; { $points ->
    [one] { $points } point
   *[other] { $points } points
})
ww-special-n = carte spéciale { $n }
ww-opportunity-n = opportunité { $n }
ww-event-refilled-goal = L’emplacement { $slot } est complété avec l’objectif derrière { $face }.
ww-event-end-turned = La seule carte du marché, à l’emplacement { $slot }, est retournée.
ww-event-turned-back = { $seat ->
    [Vous] Vous retournez
   *[other] { $seat } retourne
} une carte ({ $face }) et la { $seat ->
    [Vous] remettez
   *[other] remet
} aussitôt, car l’objectif est déjà dans le tableau.
ww-tell-take = Emplacement { $slot } vers { $at } : { $face }{ $gain ->
    [none] {""}
   *[other] {" "}({ $gain })
}
ww-tell-cover = Emplacement { $slot } sur { $at } : { $face } recouvre { $covered }{ $gain ->
    [none] {""}
   *[other] {" "}({ $gain })
}
ww-tell-lay = Poser en { $at } : { $face }{ $gain ->
    [none] {""}
   *[other] {" "}({ $gain })
}
ww-tell-slot = { $card } : emplacement { $slot }, { $face }
ww-tell-card = { $card } : { $at }, { $face }
ww-tell-their-card = { $card } : { $seat }, { $at }, { $face }
ww-tell-pass = Passer : aucune carte ne peut être posée
ww-tell-no-last-chance = Ne pas utiliser la dernière chance
ww-note-count = { $seat } : { $n }
ww-board-used = utilisée par { $seats }
ww-board-everybody = Pour tous :
ww-board-market = Marché
ww-board-empty = vide
ww-board-closed = fermé
ww-board-story = histoire
ww-board-goal = objectif
ww-board-swaps = { $n ->
    [one] { $n } carte Échange
   *[other] { $n } cartes Échange
}, la prochaine après { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
ww-board-top = au-dessus :
ww-board-nothing = rien
ww-board-hand = En main :
ww-board-heading = { $seat } : points { $points }, cartes { $n }/25, objectifs { $goals }
ww-board-goals = Objectifs : { $seat }
ww-board-turn = { $seat ->
    [Vous] Vous prenez
   *[other] { $seat } prend
} une carte du marché, par exemple `take 3 at b2` (z est à gauche de a, 0 au-dessus de 1).
ww-board-choose = { $seat ->
    [Vous] Vous choisissez
   *[other] { $seat } choisit
} une carte pour « { $card } ».
ww-board-lay = { $seat ->
    [Vous] Vous posez
   *[other] { $seat } pose
} la carte en main, par exemple `lay b2`.
ww-board-last = { $seat ->
    [Vous] Vous pouvez encore poser une carte sur l’une des vôtres
   *[other] { $seat } peut encore poser une carte sur l’une des siennes
}, ou passer.
ww-board-over = La partie est finie.
ww-board-over-rank = La partie est finie. Rang : { $rank }.
ww-board-dealing = Les cartes sont distribuées.
ww-story-1 = Fumée sur les toits
ww-story-2 = La fille à l’arbalète
ww-story-3 = Quatre pattes
ww-story-4 = Une chaise près de l’âtre
ww-story-5 = Des feuilles dans les cheveux
ww-story-6 = Des yeux dans le noir
ww-story-7 = Les potins du marché
ww-story-8 = Le vieux chêne
ww-story-9 = Passé la dernière clôture
ww-story-10 = Des torches entre les arbres
ww-story-11 = Une ombre au puits
ww-story-12 = La tanière
ww-story-13 = Les moutons ont disparu
ww-story-14 = Le long escalier
ww-story-15 = Ronde de nuit
ww-story-16 = Exercice dans la cour
ww-story-17 = La première course
ww-story-18 = Bercée par la meute
ww-story-19 = L’une des nôtres
ww-story-20 = Des hurlements à la porte
ww-story-21 = Un ami à plumes
ww-story-22 = Les bûcherons
ww-story-23 = Une révérence au seigneur
ww-story-24 = Reste à la maison
ww-story-25 = La reine des branches
ww-story-26 = Par-dessus le mur
ww-story-27 = Jour de lessive
ww-story-28 = Un cri au-dessus des pins
ww-story-29 = La proclamation
ww-story-30 = Endormie, éveillée
ww-story-31 = La battue
ww-story-32 = Des cercles sur la clairière
ww-story-33 = La nouvelle en ville
ww-story-34 = Les portes sont closes
ww-story-35 = La levée
ww-story-36 = Explications
ww-story-37 = Présentations
ww-story-38 = Leçons d’écoute
ww-story-39 = L’aile guérie
ww-story-40 = La dormeuse de la grotte
ww-story-41 = Poursuite au clair de lune
ww-story-42 = Qui va là ?
ww-story-43 = La cage vide
ww-story-44 = Les cloches du souper
ww-story-45 = Racine et fourrure
ww-story-46 = On fait la course
ww-story-47 = Pierres contre casques
ww-story-48 = Un drôle de nez tout neuf
ww-story-49 = Prise au carrefour
ww-story-50 = Une sorte de famille
ww-story-51 = La meute s’en va
ww-story-52 = Panique sur la place
ww-story-53 = La promesse
ww-story-54 = Le discours du balcon
ww-story-55 = Deux pistes dans la neige
ww-goal-1 = Au vert
ww-goal-2 = Épaule contre épaule
ww-goal-3 = Chuchotis par-dessus la ruelle
ww-goal-4 = Rues animées
ww-goal-5 = Au fond du bois
ww-goal-6 = Réveil en fourrure
ww-goal-7 = Sur mon bras
ww-goal-8 = Garnison
ww-goal-9 = À pas de loup
ww-goal-10 = À un demi-rêve d’ici
ww-goal-11 = Rentrée avant la nuit
ww-goal-12 = Deux patrouilles
ww-goal-13 = À la file
ww-goal-14 = Cache-cache
ww-goal-15 = Le coin du gouverneur
ww-goal-16 = Au coin de la rue
ww-goal-17 = À travers les fourrés
ww-goal-18 = Toute l’aventure
ww-goal-19 = Entre deux mondes
ww-goal-20 = La clairière
ww-goal-21 = Bruissement de feuilles
ww-goal-22 = Les hurlements se répondent
ww-goal-23 = Là où Robyn est passée
ww-goal-24 = Là où Mebh a grimpé
ww-goal-25 = Ruelles et cours
ww-goal-26 = Empreintes de pattes
ww-goal-27 = Tout le monde parle
ww-goal-28 = Ordre de marche
ww-goal-29 = À table
ww-goal-30 = À l’ombre du donjon
ww-goal-31 = Abattus
ww-goal-32 = Pas un hurlement
ww-goal-33 = Loin des cheminées
ww-goal-34 = Personne ne nous a vues
ww-goal-35 = Pas de bottes ici
ww-goal-36 = Meilleures amies
ww-goal-37 = Terre natale
ww-goal-38 = Ruelles bondées
ww-goal-39 = Courir avec la meute
ww-goal-40 = Fauconnière
ww-goal-41 = Enfant de la forêt
ww-goal-42 = Peau et fourrure
ww-goal-43 = Occupée
ww-goal-44 = Un combat loyal
ww-goal-45 = D’égale à égale
ww-goal-46 = Un arbre, une pierre
ww-goal-47 = Au-dessus de tout
ww-goal-48 = Visages inquiets
ww-goal-49 = Changer de camp
ww-goal-50 = La longue trêve
ww-goal-51 = Les bois l’emportent
ww-goal-52 = Supérieurs en nombre
ww-goal-53 = La foule en colère
ww-goal-54 = De petites voix
ww-goal-55 = Sous leur toit
ww-rank-1 = Au fond des bois
ww-rank-2 = Âme errante
ww-rank-3 = Louveteau
ww-rank-4 = Éclaireur
ww-rank-5 = Wolfwalker
ww-rank-6 = Chef de meute
ww-rank-7 = Légende
ww-special-no-change = Aucun changement
ww-special-no-change-does = Les règles restent telles quelles.
ww-special-corner-to-corner = Coin contre coin
ww-special-corner-to-corner-does = Chacun peut aussi poser une carte en diagonale d’une des siennes.
ww-special-room-to-breathe = De l’air
ww-special-room-to-breathe-does = Un objectif ne se pose pas à côté d’un autre objectif (les diagonales sont permises), sauf si rien d’autre ne peut être posé.
ww-special-prologue = Prologue
ww-special-prologue-does = Les 4 premières cartes de chaque tableau doivent être des histoires, tant qu’une histoire peut être posée.
ww-special-long-market = Grand marché
ww-special-long-market-does = Le marché est une rangée de 8 cartes : 6 histoires, puis 2 objectifs.
ww-special-even-market = Marché équilibré
ww-special-even-market-does = Le marché est une rangée de 6 cartes : 3 histoires, puis 3 objectifs.
ww-special-restless-wind = Vent agité
ww-special-restless-wind-does = Tous les 3 tours, on retourne les cartes du marché tout à gauche et tout à droite.
ww-special-head-start = Une longueur d’avance
ww-special-head-start-does = Avant le premier tour, chacun pose la carte du dessus de la pile comme première histoire de son tableau.
ww-special-still-warm = Encore tiède
ww-special-still-warm-does = On ne prend pas à l’emplacement du marché vidé en dernier, sauf si rien d’autre ne peut être posé.
ww-special-shared-legend = Légende commune
ww-special-shared-legend-does = La carte du dessus de la pile est mise à côté du marché comme un objectif qui compte pour tous à la fin ; s’il a des flèches, elles concernent la ligne et la colonne du milieu.
ww-special-few-words = Peu de mots
ww-special-few-words-does = À la fin, chaque objectif d’un tableau au-delà du 6e coûte 3 points.
ww-special-heart-of-the-tale = Au cœur du conte
ww-special-heart-of-the-tale-does = À la fin, chaque symbole de l’histoire au milieu de votre tableau rapporte 2 points.
ww-special-four-corners = Quatre coins
ww-special-four-corners-does = À la fin, chaque coin de votre tableau qui montre la forêt rapporte 2 points.
ww-special-leader-of-the-pack = Chef de meute
ww-special-leader-of-the-pack-does = À la fin, le joueur qui montre le plus de loups marque 6 points ; en cas d’égalité, tous les joueurs concernés les marquent.
ww-special-unbroken-lines = Lignes pleines
ww-special-unbroken-lines-does = À la fin, chaque ligne et chaque colonne de cinq histoires rapporte 2 points.
ww-opportunity-corner-step = Pas de côté
ww-opportunity-corner-step-does = Avant de prendre une carte : vous pourrez poser la prochaine en diagonale d’une des vôtres.
ww-opportunity-from-below = Par-dessous
ww-opportunity-from-below-does = Au lieu de prendre au marché, piochez la carte du dessous de la pile et posez-la comme histoire.
ww-opportunity-off-the-top = Du dessus
ww-opportunity-off-the-top-does = Au lieu de prendre au marché, prenez la carte du dessus de la pile et posez-la comme histoire.
ww-opportunity-leap-of-faith = Saut dans l’inconnu
ww-opportunity-leap-of-faith-does = Au lieu de prendre au marché, retournez la carte du dessus de la pile et posez-la comme objectif.
ww-opportunity-the-other-side = L’autre côté
ww-opportunity-the-other-side-does = Prenez une carte du marché, retournez-la et posez-la ainsi ; son emplacement est complété du côté qui y était visible.
ww-opportunity-fresh-breeze = Brise fraîche
ww-opportunity-fresh-breeze-does = Avant de prendre une carte : mettez 1 carte du marché sous la pile et complétez son emplacement.
ww-opportunity-fresh-wind = Vent frais
ww-opportunity-fresh-wind-does = Avant de prendre une carte : deux fois, mettez une carte du marché sous la pile et complétez son emplacement.
ww-opportunity-second-chance = Seconde chance
ww-opportunity-second-chance-does = Avant de prendre une carte : mettez une de vos cartes sous la pile ; sa case est de nouveau libre.
ww-opportunity-last-chance = Dernière chance
ww-opportunity-last-chance-does = Quand tous les tableaux sont complets : vous pouvez poser encore une carte du marché sur l’une des vôtres, qui ne compte alors plus.
ww-opportunity-trade-places = Changer de place
ww-opportunity-trade-places-does = Avant de prendre une carte : deux de vos cartes changent de place.
ww-opportunity-wander = Vagabonder
ww-opportunity-wander-does = Avant de prendre une carte : reprenez une de vos cartes et reposez-la à côté d’une autre.
ww-opportunity-change-of-heart = Revirement
ww-opportunity-change-of-heart-does = Avant de prendre une carte : retournez une de vos cartes sur place.
ww-opportunity-twice-told = Deux fois conté
ww-opportunity-twice-told-does = Avant de prendre une carte : vous prenez et posez deux cartes ce tour-ci.
ww-opportunity-hands-off = Bas les pattes
ww-opportunity-hands-off-does = Avant de prendre une carte : choisissez un emplacement du marché où le joueur suivant ne pourra pas prendre à son prochain tour, sauf si rien d’autre ne peut être posé.
ww-opportunity-look-behind = Regard au verso
ww-opportunity-look-behind-does = Avant de prendre une carte : montrez à tous les objectifs derrière 2 histoires du marché.
ww-opportunity-whirl = Tourbillon
ww-opportunity-whirl-does = Avant de prendre une carte : retournez les cartes du marché tout à gauche et tout à droite.
ww-opportunity-barter = Troc
ww-opportunity-barter-does = Avant de prendre une carte : échangez une de vos histoires contre une du joueur suivant ; chacune va là où était l’autre.
ww-opportunity-into-the-gap = Dans la brèche
ww-opportunity-into-the-gap-does = Avant de prendre une carte : vous pourrez poser la prochaine dans tout vide du rectangle qu’occupe votre tableau.
ww-opportunity-patience = Patience
ww-opportunity-patience-does = Finissez votre tour sans prendre de carte ; vous continuerez quand les autres auront fini.
ww-opportunity-favourite-chapter = Chapitre préféré
ww-opportunity-favourite-chapter-does = Avant de prendre une carte : marquez un de vos objectifs ; s’il rapporte des points à la fin, il en rapporte 3 de plus.
ww-opportunity-someone-in-the-leaves = Quelqu’un dans les feuilles
ww-opportunity-someone-in-the-leaves-does = Avant de prendre une carte : marquez une de vos histoires ; elle montre désormais aussi Mebh.
ww-opportunity-wings-overhead = Des ailes là-haut
ww-opportunity-wings-overhead-does = Avant de prendre une carte : marquez une de vos histoires ; elle montre désormais aussi Merlyn.
ww-opportunity-toll = Péage
ww-opportunity-toll-does = Avant de prendre une carte : marquez 1 point par histoire de votre tableau qui montre la ville, 4 au plus.
ww-aid-symbols = Symboles sur les histoires
ww-aid-total = en tout
ww-aid-gone = partis
ww-aid-market = au marché
ww-aid-display = au tableau
