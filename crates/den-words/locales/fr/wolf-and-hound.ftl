# Wolf & Hound.

learn-wh-1 = Vous et le joueur d’en face formez une équipe. Les moutons près de votre nom sont à vous : protégez-les.
learn-wh-2 = Le loup et le chien tournent autour de la table. Chacun est toujours devant un joueur. Pour l’instant, ils sont tous deux devant vous.
learn-wh-3 = Au début d’un tour, chaque animal devant le joueur dont c’est le tour est activé : un loup emmène un mouton dans le bois sombre, un chien en ramène un.
learn-wh-4 = Les cartes font avancer les animaux dans le sens horaire, du nombre indiqué : les noires les loups, les blanches les chiens. Jouez une carte.
learn-wh-5 = Comptez les pas : pouvez-vous envoyer le loup chez un adversaire, ou au-delà de votre partenaire ? Chacun a quatre cartes et en pioche une nouvelle après avoir joué.
learn-wh-6 = Jouez maintenant une carte noire et regardez le loup.
learn-wh-7 = Maintenant une carte blanche : envoyez le chien là où il aide votre équipe.
learn-wh-8 = Si un joueur n’a plus de mouton une fois les animaux activés, son équipe perd aussitôt.
learn-wh-9 = Quand les cartes sont épuisées, on compte les moutons. Ouvrez la feuille de points.
learn-wh-10 = En cas d’égalité, les Jaunes gagnent. Jouez maintenant jusqu’au bout.
wolf-and-hound-name = Wolf & Hound
wolf-and-hound-pitch = Deux contre deux autour d’une table. Les loups font fuir vos moutons dans le bois sombre, les chiens les ramènent. Vos cartes font avancer les animaux : si un loup est devant vous au début de votre tour, vous perdez un mouton.
wolf-and-hound-reconstructed = Le nombre de cartes de chaque valeur, et l’effet de la plupart des cartes Animal au-delà de la première partie.
wolf-and-hound-seats-2 = Chacun joue aussi pour un partenaire virtuel.
wolf-and-hound-seats-3 = Places 1 et 3 contre la place 2 et un partenaire virtuel.
wolf-and-hound-seats-4 = Deux contre deux : places 1 et 3 contre 2 et 4.

# Options.

wolf-and-hound-opt-wolves = Loups
wolf-and-hound-opt-wolves-help = Les cartes Loup prennent des moutons.
wolf-and-hound-opt-hounds = Chiens
wolf-and-hound-opt-hounds-help = Les cartes Chien ramènent des moutons.
wolf-and-hound-opt-sheep = Cartes Mouton
wolf-and-hound-opt-sheep-help = Les cartes Mouton avancent à chaque carte jouée et modifient un tour : S01 le fait passer, S02 interdit les 3.
wolf-and-hound-opt-meta = Métamorphoses
wolf-and-hound-opt-meta-help = Chacune est un loup d’un côté, un chien de l’autre.
wolf-and-hound-opt-extra = Cartes Extra
wolf-and-hound-opt-extra-help = E01 est Papi Loup, E02 le Chien déboussolé.
wolf-and-hound-opt-designer = Cartes des auteurs
wolf-and-hound-opt-designer-help = D01 est le Diable rouge. D02 réunit trois cartes : Fourrure noire, Fourrure blanche et Loup déguisé en mouton.
wolf-and-hound-opt-meat-and-bones = Viande & Os
wolf-and-hound-opt-meat-and-bones-help = L’extension : des cartes qui arrêtent loups ou chiens.
wolf-and-hound-opt-flock = Moutons par place
wolf-and-hound-opt-flock-help = Moutons par place. Automatique suit le conseil du livret : 4 avec au moins deux cartes Loup ou avec D02, sinon 3. À deux ou trois joueurs, 4 veut dire un de plus à chaque place.
wolf-and-hound-opt-flock-auto = comme conseillé
wolf-and-hound-opt-flock-3 = 3
wolf-and-hound-opt-flock-4 = 4
wolf-and-hound-opt-preset-first-game = Première partie
wolf-and-hound-opt-preset-first-game-help = Un loup, un chien.
wolf-and-hound-opt-preset-red-devil = Diable rouge
wolf-and-hound-opt-preset-red-devil-help = Chien 01 et un loup qui court trois fois plus loin.
wolf-and-hound-opt-preset-sheeps-clothing = Déguisé en mouton
wolf-and-hound-opt-preset-sheeps-clothing-help = Fourrure noire, Fourrure blanche et le loup déguisé en mouton.
wolf-and-hound-opt-preset-meat-and-bones = Viande & Os
wolf-and-hound-opt-preset-meat-and-bones-help = La première partie avec l’extension.
wolf-and-hound-opt-preset-beginner-1 = Débutant 1
wolf-and-hound-opt-preset-beginner-1-help = Chien 01, Loup 01 et Loup 06.
wolf-and-hound-opt-preset-beginner-2 = Débutant 2
wolf-and-hound-opt-preset-beginner-2-help = Chien 01 et Loup 03.
wolf-and-hound-opt-preset-beginner-3 = Débutant 3
wolf-and-hound-opt-preset-beginner-3-help = Chien 01 et Loup 04.
wolf-and-hound-opt-preset-beginner-4 = Débutant 4
wolf-and-hound-opt-preset-beginner-4-help = Chien 03 et Loup 01.
wolf-and-hound-opt-preset-beginner-5 = Débutant 5
wolf-and-hound-opt-preset-beginner-5-help = Chien 04 et Loup 01.
wolf-and-hound-opt-preset-experienced-1 = Confirmé 1
wolf-and-hound-opt-preset-experienced-1-help = Chien 01, Loup 03 et Loup 06.
wolf-and-hound-opt-preset-experienced-2 = Confirmé 2
wolf-and-hound-opt-preset-experienced-2-help = Chien 01, Loup 04 et Loup 06.
wolf-and-hound-opt-preset-experienced-3 = Confirmé 3
wolf-and-hound-opt-preset-experienced-3-help = Chien 01, Loup 01 et Passe-tour.
wolf-and-hound-opt-preset-experienced-4 = Confirmé 4
wolf-and-hound-opt-preset-experienced-4-help = Chien 01, Loup 01 et Pas de 3.
wolf-and-hound-opt-preset-experienced-5 = Confirmé 5
wolf-and-hound-opt-preset-experienced-5-help = Chien 02, Loup 05 et Loup 06.
wolf-and-hound-opt-preset-experienced-6 = Confirmé 6
wolf-and-hound-opt-preset-experienced-6-help = Chien 03, Loup 03 et Loup 06.
wolf-and-hound-opt-preset-experienced-7 = Confirmé 7
wolf-and-hound-opt-preset-experienced-7-help = Chien 04, Loup 04 et Loup 06.
wolf-and-hound-opt-preset-experienced-8 = Confirmé 8
wolf-and-hound-opt-preset-experienced-8-help = Métamorphose 01 et Métamorphose 02.
wolf-and-hound-opt-preset-experienced-9 = Confirmé 9
wolf-and-hound-opt-preset-experienced-9-help = Métamorphose 03 et Métamorphose 04.
wolf-and-hound-opt-preset-expert-1 = Expert 1
wolf-and-hound-opt-preset-expert-1-help = Métamorphose 01, Métamorphose 02 et Loup 06.
wolf-and-hound-opt-preset-expert-2 = Expert 2
wolf-and-hound-opt-preset-expert-2-help = Métamorphose 03, Métamorphose 04 et Loup 06.
wolf-and-hound-opt-preset-expert-3 = Expert 3
wolf-and-hound-opt-preset-expert-3-help = Chien 02, Loup 02 et Papi Loup.
wolf-and-hound-opt-preset-expert-4 = Expert 4
wolf-and-hound-opt-preset-expert-4-help = Loup 07 et le Chien déboussolé.

# The page, and the names of things.

wh-in-play = Cartes Animal de cette partie
wh-own-team = votre équipe : { $team }
wh-partner = votre partenaire
wh-board = Table de Wolf & Hound
wh-black = { $value } noir
wh-white = { $value } blanc
wh-black-meat = { $value } noir avec viande
wh-white-bone = { $value } blanc avec os
wh-blue = Bleus
wh-yellow = Jaunes
wh-virtual = { $name ->
    [Vous] Votre partenaire
   *[other] Partenaire ({ $name })
}
wh-wood = perdus : { $n }
wh-pile = pioche : { $n }
wh-seat-label = { $name } ({ $team }) : { $sheep ->
    [one] { $sheep } mouton
   *[other] { $sheep } moutons
} sur { $of }
wh-last-played = dernière carte : { $card }
wh-show = Montrer vos 3 et finir le tour
wh-keep = Garder et jouer
wh-swap = Échanger contre la première carte de la réserve
wh-turn = Retourner { $animal }
wh-prompt-play = Jouez une carte : une noire fait avancer les loups, une blanche les chiens.
wh-prompt-no-three = Jouez une carte, mais pas de 3 : le mouton l’interdit ce tour-ci.
wh-prompt-offer = Un { $card } a été révélé pour votre partenaire. Le garder ou l’échanger ?
wh-prompt-pairs = Deux métamorphoses montrent la même couleur : retournez-en une.
wh-the-wolf = Le loup
wh-the-hound = Le chien
wh-wolf-n = Loup { $n }
wh-hound-n = Chien { $n }
wh-meta-n = Métamorphose { $n }
wh-meta-does = recto : { $front }. Verso : { $back }. Se retourne à la place 1.
wh-takes = prend un mouton
wh-returns = ramène un mouton
wh-printed = « { $text } »
wh-target-self = vise le joueur dont c’est le tour
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
wh-s01-does = le tour se termine aussitôt
wh-s02 = Pas de 3
wh-s02-does = aucun 3 ne peut être joué ce tour-ci
wh-e01 = Papi Loup
wh-e01-does = prend un mouton ; marche à reculons, avec un tour de retard, quelle que soit la couleur
wh-e02 = Chien déboussolé
wh-e02-does = ramène un mouton ; fait demi-tour quand il rencontre un autre animal
wh-d01 = Diable rouge
wh-d01-does = prend un mouton ; avance trois fois plus loin
wh-d02-1 = Fourrure noire
wh-d02-1-does = un loup ordinaire
wh-d02-2 = Fourrure blanche
wh-d02-2-does = un chien ordinaire
wh-d02-3 = Loup déguisé en mouton
wh-d02-3-does = prend un mouton ; se déplace seul si aucune Fourrure n’est près de lui
wh-coat-wolf = loup
wh-coat-hound = chien
wh-coat-sheep = mouton

# Moves.

wh-tell-play = Jouer le { $card } : { $effects }
wh-tell-keep = Garder le { $card } : { $effects }
wh-tell-keep-unplayed = Garder le { $card } : il passe sous la réserve, aucune carte n’est jouée
wh-tell-swap-for = Échanger le { $card } contre le { $top } : { $effects }
wh-tell-swap = Échanger le { $card } contre la première carte de la réserve, que personne n’a vue
wh-tell-turn = Retourner { $animal } : devient un { $coat }
wh-tell-nothing = rien ne bouge
wh-tell-moves = { $animal } vers { $to ->
    [Vous] vous
   *[other] { $to }
}
wh-tell-stopped = { $animal } vers { $to ->
    [Vous] vous
   *[other] { $to }
} (s’y arrête)
wh-tell-turns-over = { $animal } devient un { $coat }

# What happened.

wh-event-deals = { $cards ->
    [none] { $pasture ->
        [Vous] Vous recevez
       *[other] { $pasture } reçoit
    } quatre cartes.
   *[other] { $pasture ->
        [Vous] Vous recevez
       *[other] { $pasture } reçoit
    } ces cartes : { $cards }.
}
wh-event-draws = { $card ->
    [none] { $pasture ->
        [Vous] Vous piochez
       *[other] { $pasture } pioche
    } une carte.
   *[other] { $pasture ->
        [Vous] Vous piochez
       *[other] { $pasture } pioche
    } un { $card }.
}
wh-event-turns-up = { $pasture ->
    [Vous] Vous révélez
   *[other] { $pasture } révèle
} un { $card }.
wh-event-swaps = { $pasture ->
    [Vous] Vous échangez
   *[other] { $pasture } échange
} : le { $card } passe sous la réserve.
wh-event-plays = { $pasture ->
    [Vous] Vous jouez
   *[other] { $pasture } joue
} un { $card }.
wh-event-moves = { $animal } quitte { $from ->
    [Vous] votre place
   *[other] { $from }
} et arrive devant { $to ->
    [Vous] vous
   *[other] { $to }
}.
wh-event-turns-over = { $face ->
    [back] { $animal } se retourne côté verso : un { $coat }.
   *[front] { $animal } se retourne côté recto : un { $coat }.
}
wh-event-takes = { $taken ->
    [yes] { $animal } prend un mouton chez { $pasture ->
        [Vous] vous
       *[other] { $pasture }
    } : reste { $left }.
   *[no] { $animal } ne trouve pas de mouton à prendre chez { $pasture ->
        [Vous] vous
       *[other] { $pasture }
    }.
}
wh-event-returns = { $returned ->
    [yes] { $animal } ramène un mouton chez { $pasture ->
        [Vous] vous
       *[other] { $pasture }
    } : { $left } maintenant.
   *[no] { $animal } n’a pas de mouton à ramener chez { $pasture ->
        [Vous] vous
       *[other] { $pasture }
    }.
}
wh-event-skips = { $pasture ->
    [Vous] Vous passez votre tour
   *[other] { $pasture } passe son tour
}.
wh-event-no-three = { $pasture ->
    [Vous] Vous ne pouvez
   *[other] { $pasture } ne peut
} pas jouer de 3 ce tour-ci.
wh-event-shows = { $pasture ->
    [Vous] Vous n’avez que des 3 et les montrez
   *[other] { $pasture } n’a que des 3 et les montre
} : { $cards }.
wh-event-goes-under = { $pasture ->
    [Vous] Vous ne pouvez
   *[other] { $pasture } ne peut
} pas jouer le { $card } : il passe sous la réserve.
wh-event-runs-out = La pioche est vide et { $pasture ->
    [Vous] vous n’avez
   *[other] { $pasture } n’a
} plus de carte. Dernier tour : { $last ->
    [Vous] le vôtre
   *[other] { $last }
}.
wh-event-moves-round = { $animal } fait tout le tour et revient devant { $to ->
    [Vous] vous
   *[other] { $to }
}.
wh-event-stopped = { $animal } quitte { $from ->
    [Vous] votre place
   *[other] { $from }
} et s’arrête devant { $to ->
    [Vous] vous
   *[other] { $to }
}.
wh-event-sheepless = { $pasture ->
    [Vous] Vous n’avez
   *[other] { $pasture } n’a
} plus de mouton : les { $team } gagnent.
wh-event-counted = On compte les moutons : { wh-blue } { $blue }, { wh-yellow } { $yellow }. Les { $team } gagnent.
wh-event-tied = On compte les moutons : { $n } partout. À égalité, les { $team } gagnent.

# The score sheet.

wh-sheet-sheep = Moutons : { $pasture }
wh-sheet-none = Plus de mouton : { $pasture }
wh-sheet-counted = Moutons comptés
wh-note-wood = { $n } dans le bois sombre
wh-note-wins = les { $team } gagnent
wh-note-tie = à égalité, les { $team } gagnent

# The text board.

wh-board-you = (vous)
wh-board-played = jouées :
wh-board-nothing-played = rien de joué
wh-board-more = ({ $n } avant)
wh-board-hand = main { $n } :
wh-board-hand-shown = main { $n }, montrées :
wh-board-dummy = réserve { $n }
wh-board-dummy-known = réserve { $n }, après { $unseen } inconnues :
wh-board-turned-up = révélée :
wh-board-no-three = pas de 3 ce tour-ci
wh-board-late = { $animal } bougera de
wh-board-back = (verso)
wh-board-reverse = à reculons
wh-board-unmoved = fixe
wh-board-hits-self = vise soi-même
wh-board-hits-left = vise à gauche
wh-board-hits-opposite = vise en face
wh-board-hits-right = vise à droite

# Refused moves.

wh-no-offer = On ne peut garder ou échanger que la carte révélée pour une place virtuelle.
wh-no-turn = Vous ne pouvez retourner une carte Animal que là où deux métamorphoses montrent la même couleur.
wh-no-virtual = { $pasture } est une place virtuelle. Gardez le { $card } ou échangez-le.
wh-no-pairs = Retournez d’abord l’une des deux métamorphoses ({ $pasture }).
wh-no-not-held = Vous n’avez pas de { $card } en main.
wh-no-three = « Pas de 3 » est devant vous : vous ne pouvez pas jouer de 3 ce tour-ci.
wh-no-show-other = Vous avez une carte qui n’est pas un 3. Jouez-la.
wh-no-show = Vous ne pouvez montrer votre main que si « Pas de 3 » est devant vous.
wh-no-pair = Retournez { $a } ou { $b }.
wh-no-deal-hands = On distribue d’abord les mains : `deal` et quatre cartes par place.
wh-no-deal-draw = { $pasture } pioche une carte : `draw` et la carte.
wh-no-deal-up = On révèle une carte ({ $pasture }) : `up` et la carte.
wh-no-deal-virtual = { $pasture } est une place virtuelle : personne ne voit ces cartes.
wh-no-deal-count = { $pasture } reçoit { $due } cartes, pas { $n }.
wh-no-deal-copies = Il ne reste pas autant de { $card } : le paquet en compte { $n }.

# Refused options.

wh-no-animals = Choisissez au moins une carte Animal.

# What cannot be read.

wh-bad-card = une carte est b ou w et une valeur de 1 à 4, comme b3 ; avec viande b3m, avec os w3b
wh-bad-animal = une carte Animal s’écrit comme sur la carte, par exemple W01 ou D02-3
wh-bad-move = un coup est une carte comme b3 ou w1b, ou `show`, `keep`, `swap`, `turn M01`
wh-bad-chance = une donne s’écrit `deal b1 b2 w3 w3 / …` avec une main par joueur, `draw b3` ou `up b3`
wh-bad-hand = une main a quatre cartes

# Content files.

wh-content-unknown = Cette carte Animal n’existe pas.
wh-content-twice = La carte y figure deux fois.
wh-content-missing = La carte manque.
wh-content-no-back = La carte a deux faces : `back` manque.
wh-content-one-side = La carte n’a qu’une face : supprimez `back`.
wh-content-meta = Une métamorphose a une face noire et une face blanche.
wh-content-colour = La couleur de cette carte est `{ $colour }`.
wh-content-cards = Il y a { $due } cartes de chaque couleur, pas { $n }.
wh-content-kind = Il y a au plus { $most } cartes d’une même valeur.
wh-content-replaces = { $n } cartes de valeur { $value } ne peuvent pas en remplacer { $plain } ordinaires.
wh-content-sheep = Une place commence avec 1 à { $most } moutons.
wh-content-more-sheep = On ajoute au plus { $most } moutons.
wh-content-long-text = Le texte a { $n } caractères ; { $most } au plus sont permis.
wh-part-cards = Nombre de cartes de chaque valeur
wh-part-meat-and-bones = Nombre de cartes Viande & Os de chaque valeur
wh-part-sheep = Les moutons au départ
wh-aid-cards = Cartes Nombre pas encore vues
wh-aid-black = noires
wh-aid-meat = noires, viande
wh-aid-white = blanches
wh-aid-bone = blanches, os
wh-aid-value = { $n }
