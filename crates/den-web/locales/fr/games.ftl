# Les quatre jeux.
lone-wolves-name = Loups solitaires
lone-wolves-pitch = Un duel en treize plis. Chaque carte jouée reste sur l’un des cinq territoires, où la force rapporte de l’honneur. Perdez un pli et votre loup devient un loup solitaire, mais vous prenez une cicatrice qui fait pencher un territoire de votre côté.
lone-wolves-reconstructed = Les valeurs des jetons Honneur, l’ordre des territoires, le nombre de cases à cicatrices et la disposition du plateau avancé.
lone-wolves-opt-board = Plateau
lone-wolves-opt-board-help = Sur quel côté du plateau on joue.
lone-wolves-opt-board-basic = de base
lone-wolves-opt-board-advanced = avancé
lone-wolves-opt-preset-basic = Plateau de base
lone-wolves-opt-preset-basic-help = Cinq territoires semblables. Pour une première partie.
lone-wolves-opt-preset-advanced = Plateau avancé
lone-wolves-opt-preset-advanced-help = Des territoires inégaux, et des cases sur les frontières qui agissent des deux côtés.

lw-board = Le plateau de Loups solitaires
lw-swamp = marais
lw-desert = désert
lw-caves = grottes
lw-tundra = toundra
lw-volcano = volcan
lw-suit-swamp = vert
lw-suit-desert = brun
lw-suit-caves = noir
lw-suit-tundra = blanc
lw-suit-volcano = rouge
lw-card = { $value } { $suit }
lw-border = frontière { $a }/{ $b }
lw-to = vers : { $land }
lw-take = Prendre { $scar }
lw-take-down = Prendre une cicatrice cachée
lw-place = La placer : { $place }
lw-prompt-lead = Vous entamez : choisissez une carte, puis un territoire.
lw-prompt-follow = Carte d’entame : { $card }. Fournissez la couleur si vous pouvez ; tout territoire non plein convient.
lw-prompt-take = Pli perdu : prenez une cicatrice ({ $land }).
lw-prompt-place = Placez la cicatrice de votre côté. { $scar } : { $effect }
lw-scar-1 = Fratrie
lw-scar-2 = Crocs
lw-scar-3 = Errant
lw-scar-4 = Volte-face
lw-scar-5 = Meute
lw-scar-6 = Solitaire
lw-scar-7 = Fierté
lw-scar-8 = Louveteaux
lw-scar-9 = Alpha
lw-scar-1-does = +{ $n } force ici pour chaque carte Loup de votre côté
lw-scar-2-does = +{ $n } force ici
lw-scar-3-does = une carte écartée rejoint votre côté comme loup solitaire
lw-scar-4-does = retourne le jeton Honneur de ce territoire
lw-scar-5-does = +{ $n } honneur par carte Loup de votre côté ici
lw-scar-6-does = +{ $n } honneur par loup solitaire de votre côté ici
lw-scar-7-does = +{ $n } honneur par loup visible de votre côté ici
lw-scar-8-does = +{ $n } honneur par { $young } visible de votre côté ici
lw-scar-9-does = +{ $n } honneur si vous gagnez ce territoire
lw-plaque = { $name } · { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
lw-trick = Pli { $n }/{ $of }
lw-no-trump = sans atout
lw-trump = atout : { $suit }
lw-land-label = { $land } : honneur { $honor }, votre force { $mine }, en face { $theirs }, { $wolves } loups sur { $full }
lw-face-down = cicatrice cachée
lw-slot-label = { $place } : { $n ->
    [0] aucune case libre
    [one] { $n } case libre
   *[other] { $n } cases libres
}
lw-lone = loup solitaire, force 1
lw-event-scars-laid = Cicatrices visibles : { $scars }.
lw-event-honor-laid = Jetons Honneur : { $honor }.
lw-event-dealt = { $seat } : { $count } cartes distribuées.
lw-event-leads = Première entame : { $seat }.
lw-event-played = { $seat } : { $card } → { $at }.
lw-event-turned-up = Le 3 révèle { $scar } ({ $at }).
lw-event-won = Pli { $trick } : { $seat }. { $lost } ({ $at }) devient un loup solitaire.
lw-event-no-scar = { $seat } : plus de cicatrice ({ $at }).
lw-event-took = { $scar ->
    [none] { $seat } : une cicatrice cachée ({ $at }).
   *[other] { $seat } : la cicatrice { $scar } ({ $at }).
}
lw-event-looked = { $scar ->
    [none] { $seat } : coup d’œil à la cicatrice.
   *[other] { $seat } : c’est { $scar }.
}
lw-event-placed = { $seat } : { $scar } placée, { $slot }.
lw-event-left-game = { $seat } : { $scar } ne trouve pas de case et quitte la partie.
lw-event-joined = { $seat } : un errant arrive ({ $at }).
lw-event-turned = Le jeton Honneur est retourné ({ $at }) : { $honor }.
lw-event-moon = { $blood ->
    [yes] La lune de sang se lève ({ $at }) : cette couleur est l’atout.
   *[no] La lune se lève ({ $at }) : cette couleur est l’atout.
}
lw-event-over = La partie est finie : { $points }.

wolf-and-hound-name = Wolf & Hound
wolf-and-hound-pitch = Deux contre deux autour d’une table. Les loups chassent vos moutons vers le bois sombre, les chiens les ramènent. Vos cartes font avancer les animaux : qui a un loup devant soi au début de son tour perd un mouton.
wolf-and-hound-reconstructed = Le nombre de cartes de chaque valeur, et l’effet de la plupart des cartes Animal au-delà de la première partie.
wolf-and-hound-seats-2 = Chacun joue aussi pour un partenaire virtuel.
wolf-and-hound-seats-3 = Places 1 et 3 contre la place 2 et un partenaire virtuel.
wolf-and-hound-seats-4 = Deux contre deux : places 1 et 3 contre 2 et 4.
wolf-and-hound-opt-wolves = Loups
wolf-and-hound-opt-wolves-help = Les loups prennent des moutons.
wolf-and-hound-opt-hounds = Chiens
wolf-and-hound-opt-hounds-help = Les chiens ramènent des moutons.
wolf-and-hound-opt-sheep = Cartes Mouton
wolf-and-hound-opt-sheep-help = Elles avancent à chaque carte jouée et modifient un tour.
wolf-and-hound-opt-meta = Métamorphoses
wolf-and-hound-opt-meta-help = Tour à tour loup et chien.
wolf-and-hound-opt-extra = Cartes Extra
wolf-and-hound-opt-extra-help = Deux drôles de compères.
wolf-and-hound-opt-designer = Cartes des auteurs
wolf-and-hound-opt-designer-help = Conçues par des contributeurs du jeu.
wolf-and-hound-opt-meat-and-bones = Viande & Os
wolf-and-hound-opt-meat-and-bones-help = L’extension : des cartes qui arrêtent loups ou chiens.
wolf-and-hound-opt-flock = Moutons par place
wolf-and-hound-opt-flock-help = Seulement là où les règles laissent le choix.
wolf-and-hound-opt-flock-auto = selon les règles
wolf-and-hound-opt-flock-3 = 3
wolf-and-hound-opt-flock-4 = 4
wolf-and-hound-opt-level-beginner = Débutant
wolf-and-hound-opt-level-experienced = Confirmé
wolf-and-hound-opt-level-expert = Expert
wolf-and-hound-opt-preset-first-game = Première partie
wolf-and-hound-opt-preset-first-game-help = Un loup, un chien.
wolf-and-hound-opt-preset-red-devil = Diable rouge
wolf-and-hound-opt-preset-red-devil-help = Chien 01 et un loup qui court trois fois plus loin.
wolf-and-hound-opt-preset-sheeps-clothing = Peau de mouton
wolf-and-hound-opt-preset-sheeps-clothing-help = Fourrure noire, Fourrure blanche et le loup déguisé en mouton.
wolf-and-hound-opt-preset-meat-and-bones = Viande & Os
wolf-and-hound-opt-preset-meat-and-bones-help = La première partie avec l’extension.

wh-in-play = Cartes Animal de cette partie
wh-partner = votre partenaire
wh-board = La table de Wolf & Hound
wh-black = { $value } noir
wh-white = { $value } blanc
wh-black-meat = { $value } noir avec viande
wh-white-bone = { $value } blanc avec os
wh-blue = Bleus
wh-yellow = Jaunes
wh-virtual = Partenaire ({ $name })
wh-wood = perdus : { $n }
wh-pile = pioche : { $n }
wh-seat-label = { $name } ({ $team }) : { $sheep } moutons sur { $of }
wh-last-played = dernière carte : { $card }
wh-show = Montrer mes 3 et finir le tour
wh-keep = La jouer telle quelle
wh-swap = L’échanger avec la réserve
wh-turn = Retourner { $animal }
wh-prompt-play = Jouez une carte : une noire fait avancer les loups, une blanche les chiens.
wh-prompt-no-three = Jouez une carte, mais pas de 3 : le mouton l’interdit ce tour-ci.
wh-prompt-offer = Carte révélée pour votre partenaire : { $card }. La garder ou l’échanger ?
wh-prompt-pairs = Deux métamorphoses montrent la même couleur : retournez-en une.
wh-wolf-n = Loup { $n }
wh-hound-n = Chien { $n }
wh-meta-n = Métamorphose { $n }
wh-meta-does = recto : { $front }. Verso : { $back }. Se retourne à la place 1.
wh-takes = prend un mouton
wh-returns = ramène un mouton
wh-target-left = vise le joueur de gauche
wh-target-opposite = vise le partenaire en face
wh-target-right = vise le joueur de droite
wh-mod-plus = avance d’une place de plus
wh-mod-minus = avance d’une place de moins
wh-mod-half = avance de la moitié
wh-mod-back = recule de la moitié
wh-mod-triple = avance trois fois plus loin
wh-d02 = Fourrure noire, Fourrure blanche et Loup déguisé en mouton
wh-s01 = Passe-tour
wh-s01-does = le tour finit aussitôt
wh-s02 = Pas de 3
wh-s02-does = aucun 3 ne peut être joué ce tour-ci
wh-e01 = Papi Loup
wh-e01-does = prend un mouton ; marche à reculons, avec un tour de retard, quelle que soit la couleur
wh-e02 = Chien déboussolé
wh-e02-does = ramène un mouton ; change de sens quand il a de la compagnie
wh-d01 = Diable rouge
wh-d01-does = prend un mouton ; avance trois fois plus loin
wh-d02-1 = Fourrure noire
wh-d02-1-does = un loup ordinaire
wh-d02-2 = Fourrure blanche
wh-d02-2-does = un chien ordinaire
wh-d02-3 = Loup déguisé en mouton
wh-d02-3-does = prend un mouton ; erre seul si aucune Fourrure n’est près de lui
wh-event-deals = { $cards ->
    [none] { $place } : quatre cartes.
   *[other] { $place } : { $cards }.
}
wh-event-draws = { $card ->
    [none] { $place } : une carte piochée.
   *[other] { $place } : { $card } pioché.
}
wh-event-turns-up = { $place } : { $card } est révélé.
wh-event-swaps = { $place } : échange, { $card } passe sous la réserve.
wh-event-plays = { $place } : { $card }.
wh-event-moves = { $stopped ->
    [yes] { $animal } → { $to }, arrêté là.
    [round] { $animal } fait tout le tour : { $to }.
   *[no] { $animal } : { $from } → { $to }.
}
wh-event-turns-over = { $animal } se retourne.
wh-event-takes = { $taken ->
    [yes] { $animal } prend un mouton. { $place } : encore { $left }.
   *[no] { $animal } ne trouve pas de mouton. ({ $place })
}
wh-event-returns = { $returned ->
    [yes] { $animal } ramène un mouton. { $place } : { $left } maintenant.
   *[no] { $animal } trouve le troupeau complet. ({ $place })
}
wh-event-skips = { $place } : le mouton met fin au tour.
wh-event-no-three = { $place } : pas de 3 ce tour-ci, dit le mouton.
wh-event-shows = { $place } : { $cards } montrés, rien n’est joué.
wh-event-goes-under = { $place } : { $card } passe sous la réserve, rien n’est joué.
wh-event-runs-out = { $place } : plus de carte. On joue jusqu’à la place 1.
wh-event-ends = La partie est finie. Victoire : { $ending } (moutons { $sheep }).

the-wolves-name = The Wolves
the-wolves-pitch = Menez votre meute à travers forêt, montagne, prairie, neige et désert. Retournez des tuiles Terrain pour vous déplacer, construire des tanières, les transformer en antres, hurler vers les loups solitaires et dominer vos rivaux. Trois phases de la Lune disent à qui revient chaque région.
the-wolves-reconstructed = Rien sur la carte : plateaux et chiffres sont repris d’une adaptation et concordent avec le livret là où il les montre. Nos décisions sont marquées dans les règles.
the-wolves-seats-2 = Avec une troisième meute que personne ne mène.
the-wolves-opt-packs = Votre meute
the-wolves-opt-packs-help = Sa couleur et son habitat. Les autres meutes suivent dans l’ordre habituel.
the-wolves-opt-patience = Patience
the-wolves-opt-patience-help = Nombre de tours de table sans aucun progrès qui met fin à la partie (2 à 100).
the-wolves-opt-preset-standard = Standard
the-wolves-opt-preset-standard-help = Le jeu du livret.
tw-board = La carte
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
tw-act-stop = Arrêter là
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
       *[other] , mais jetons Action bonus : { $tokens }.
    }
    [one] Encore { $n } action. Que faites-vous ?
   *[other] Encore { $n } actions. Que faites-vous ?
}
tw-prompt-pay = { $what } : choisissez les tuiles qui paient. Elles seront retournées.
tw-prompt-run = Quel loup se déplace ({ $terrain }) ? Encore { $n } au plus.
tw-prompt-goal = Où va-t-il ? Il s’arrête sur : { $terrain }.
tw-prompt-displace = Où va le loup en fuite ?
tw-prompt-track = De quelle piste prenez-vous la tanière ?
tw-prompt-hunt = Quelle pile chassez-vous ({ $prey }) ?
tw-prey-label = { $prey }, encore { $n }
tw-moon-label = { $moon } : { $high } au premier, { $low } au deuxième
tw-calendar = Cycle lunaire : { $date }. Croissant { $crescent }, quartier { $half }, pleine lune { $full }.
tw-show-board = Montrer le plateau : { $name }
tw-action-tokens = Jetons Action bonus
tw-terrain-tokens = Jetons Terrain bonus
tw-standing = { $moons ->
    [one] { $moons } région, { $points } points
   *[other] { $moons } régions, { $points } points
}
tw-track-label = { $track } { $value } : { $left ->
    [one] encore { $left } tanière
   *[other] encore { $left } tanières
}
tw-lairs = Antres
tw-wolves = Loups
tw-preys = Proies
tw-player-board = Plateau : { $name }
tw-event-dealt = La carte est posée. Premier joueur : { $first }.
tw-event-laid = { $seat } : tuiles { $tiles }.
tw-event-placed = { $seat } : une paire en { $hex }.
tw-event-extra-action = { $seat } : un jeton Action bonus dépensé.
tw-event-paid = { $seat } : paiement ({ $terrain }).
tw-event-moved = { $seat } : { $kind } { $from } → { $to }.
tw-event-displaced = { $pack } : { $kind } mis en fuite { $from } → { $to }.
tw-event-dug = { $seat } : une tanière en { $hex } ({ $track }).
tw-event-built = { $seat } : un antre en { $hex }.
tw-event-howled = { $seat } : hurlement, { $kind } en { $hex }.
tw-event-dominated = { $seat } : domination en { $hex } ({ $pack }), { $lost } devient { $kind }.
tw-event-hunted = { $seat } : { $prey } chassé en { $hex }.
tw-event-calendar = { $moon ->
    [none] Cycle lunaire : { $date }.
   *[other] Cycle lunaire : { $date }, { $moon }.
}
tw-event-turn-ended = { $seat } : fin du tour.
tw-event-scored = Région { $water }, { $moon } : contrôle { $control }, points { $points }.
tw-event-stalled = Aucun progrès depuis longtemps : la partie se termine.
tw-event-over = La partie est finie.

wolfwalkers-name = Wolfwalkers : mon histoire
wolfwalkers-pitch = Prenez des cartes dans un marché commun et composez votre propre récit en images, de cinq sur cinq. Chaque carte est une histoire d’un côté et un objectif de l’autre : les objectifs comptent ce que montrent vos histoires, et coûtent une place.
wolfwalkers-reconstructed = Les 55 histoires et objectifs, les cartes de modules et les rangs en solitaire sont de nous.
wolfwalkers-seats-1 = En solitaire, pour un rang.
wolfwalkers-seats-3 = Avec deux exemplaires du paquet.
wolfwalkers-seats-4 = Avec deux exemplaires du paquet.
wolfwalkers-opt-swaps = Cartes Échange
wolfwalkers-opt-swaps-help = 0 à 6 pour un ou deux joueurs, 6 à 12 au-delà.
wolfwalkers-opt-special = Particularité
wolfwalkers-opt-special-help = Une carte qui change les règles pour tous.
wolfwalkers-opt-opportunities = Occasions
wolfwalkers-opt-opportunities-help = Jusqu’à trois cartes que chacun peut utiliser une fois. Elles exigent une particularité.
wolfwalkers-opt-without = Sans
wolfwalkers-opt-without-help = Ce qui est écarté quand les cartes sont tirées au hasard.
wolfwalkers-opt-preset-first-game = Première partie
wolfwalkers-opt-preset-first-game-help = Le jeu de base.
wolfwalkers-opt-preset-swaps = Avec cartes Échange
wolfwalkers-opt-preset-swaps-help = Six cartes de la pile retournent les extrémités du marché.
wolfwalkers-opt-preset-specials = Avec une particularité
wolfwalkers-opt-preset-specials-help = Une carte au hasard change les règles pour tous.
wolfwalkers-opt-preset-full = Tout
wolfwalkers-opt-preset-full-help = Cartes Échange, une particularité au hasard et trois occasions.
wolfwalkers-opt-preset-peaceful = Paisible
wolfwalkers-opt-preset-peaceful-help = Une particularité et trois occasions, sans interaction.
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
ww-goal-pattern = { $points } par motif : { $symbols }
ww-goal-arrow = { $points } par { $symbol } dans sa ligne et sa colonne
ww-goal-crossed = { $points } si sa ligne et sa colonne sont sans { $symbol }
ww-goal-pair = { $points } par histoire avec { $a } et { $b }
ww-goal-pair-arrows = { $points } par histoire avec { $a } et { $b } dans sa ligne et sa colonne
ww-goal-balance = { $points } à égalité : { $sides }
ww-goal-imbalance = { $points } si { $more } > { $fewer }
ww-goal = Objectif « { $title } » : { $words }
ww-goal-now = { $card }. Maintenant { $points }.
ww-story = « { $title } » ({ $symbols })
ww-place = case { $place }
ww-use = { $title } : { $text }
ww-pass = Passer
ww-stack = Pile : { $n }
ww-stack-top = Pile : { $n }. Au-dessus : { $card }
ww-show-display = Montrer le tableau : { $name } ({ $points } points)
ww-prompt-turn = Prenez une carte du marché et posez-la dans votre tableau.
ww-prompt-lay = Posez { $card } dans votre tableau.
ww-prompt-choose = Choisissez une carte.
ww-prompt-last = Votre dernière chance : vous pouvez recouvrir une carte.
ww-event-first = Premier joueur : { $seat }.
ww-event-special = Particularité : { $card }.
ww-event-opportunities = Occasions : { $cards }.
ww-event-refilled = Emplacement { $slot } comblé : { $face }.
ww-event-shown = Emplacement { $slot } : { $face }.
ww-event-legend = La légende pour tous : { $face }.
ww-event-ends-turned = Une carte Échange : les extrémités du marché sont retournées.
ww-event-took = { $seat } : { $face } en { $at }.
ww-event-laid = { $seat } : pose en { $at }, { $face }.
ww-event-drew = { $seat } : pioche, { $face }.
ww-event-put-under = { $seat } : { $face } passe sous la pile.
ww-event-lifted = { $seat } : reprise, { $face }.
ww-event-turned = { $seat } : une carte retournée, { $face }.
ww-event-traded = { $seat } : les cartes en { $places } changent de place.
ww-event-bartered = { $seat } et { $with }, troc : { $faces }.
ww-event-marked = { $seat } : marqueur sur { $face }.
ww-event-closed = { $seat } : emplacement { $slot } fermé.
ww-event-used = { $seat } : occasion « { $card } » utilisée.
ww-event-scored = { $seat } : { $points } points aussitôt.
ww-event-covered = { $seat } : { $at } recouverte par { $face }.
ww-event-passed = { $seat } : passe.
ww-event-left = { $face } quitte la partie.
ww-event-swept = Personne ne peut poser de carte : le marché est refait.
ww-event-over = Les tableaux sont finis.

lw-sheet-strength = Force : { $what }
lw-sheet-honor = Jeton Honneur : { $what }
lw-sheet-moon = Lune
lw-sheet-blood = Lune de sang
lw-sheet-tie = Égalité
wh-sheet-sheep = Moutons : { $what }
wh-sheet-none = Plus de mouton : { $what }
wh-sheet-counted = On compte les moutons
ww-sheet-at-once = Compté aussitôt
ww-sheet-rank = Rang
