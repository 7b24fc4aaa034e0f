# Wolf & Hound.

learn-wh-1 = Vous et le joueur d’en face formez une équipe. Les moutons près de votre nom sont sous votre garde.
learn-wh-2 = Le loup et le chien tournent autour de la table. Ils sont toujours devant quelqu’un : pour l’instant, tous deux devant vous.
learn-wh-3 = Quand un tour commence, chaque animal devant ce joueur agit : un loup emmène un mouton dans le bois sombre, un chien en ramène un.
learn-wh-4 = Vos cartes les font avancer : une noire les loups, une blanche les chiens, dans le sens horaire, du nombre indiqué. Jouez une carte.
learn-wh-5 = Comptez les pas : pouvez-vous envoyer le loup chez un adversaire, ou au-delà de votre partenaire ? Chacun a quatre cartes et pioche après avoir joué.
learn-wh-6 = Jouez maintenant une carte noire et regardez le loup.
learn-wh-7 = Et une blanche : envoyez le chien là où il aide votre équipe.
learn-wh-8 = Si un joueur n’a plus de mouton une fois que les animaux ont agi, son équipe perd aussitôt.
learn-wh-9 = Quand les cartes sont épuisées, on compte les moutons. Ouvrez la feuille de points.
learn-wh-10 = L’égalité va aux Jaunes. Jouez jusqu’au bout.
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
wh-sheet-sheep = Moutons : { $what }
wh-sheet-none = Plus de mouton : { $what }
wh-sheet-counted = On compte les moutons
wh-no-offer = On ne peut garder ou échanger que la carte révélée pour un joueur virtuel.
wh-no-turn = On ne retourne un animal que là où deux métamorphoses montrent la même couleur.
wh-no-virtual = { $place } est un joueur virtuel : gardez la carte ({ $card }) ou échangez-la.
wh-no-pairs = Retournez d’abord l’une des deux métamorphoses ({ $place }).
wh-no-not-held = Vous n’avez pas cette carte en main : { $card }.
wh-no-three = Le mouton « Pas de 3 » interdit les 3 ce tour-ci.
wh-no-show-other = Vous avez une carte qui n’est pas un 3 : jouez-la.
wh-no-show = On ne montre sa main que sous « Pas de 3 ».
wh-no-pair = Retournez { $a } ou { $b }.
wh-note-wood = { $n } dans le bois sombre
wh-note-wins = victoire : { $team }
wh-note-tie = l’égalité va aux { $team }
wh-no-deal-hands = On distribue d’abord les mains : `deal` et quatre cartes par place.
wh-no-deal-draw = { $place } pioche une carte : `draw` et la carte.
wh-no-deal-up = On révèle une carte ({ $place }) : `up` et la carte.
wh-no-deal-virtual = { $place } est un joueur virtuel : personne ne voit ces cartes.
wh-no-deal-count = { $place } : { $n } cartes distribuées au lieu de { $due }.
wh-no-deal-copies = Il n’en reste plus ({ $card }) : le paquet en compte { $n }.
wh-no-animals = aucune carte Animal n’est choisie
wh-no-flock-four = avec plus d’une carte Loup, c’est 4
wh-no-flock-three = avec une carte Loup ou aucune, c’est 3
wh-no-group = « { $word } » n’est pas une carte de ce groupe
wh-no-named-twice = « { $word } » est nommé deux fois
wh-no-together = D02-1, D02-2 et D02-3 vont ensemble : écrivez D02
wh-bad-card = une carte est b ou w et une valeur de 1 à 4, comme b3 ; avec viande b3m, avec os w3b
wh-bad-animal = une carte Animal s’écrit comme sur la carte, par exemple W01 ou D02-3
wh-bad-move = un coup est une carte comme b3 ou w1b, ou `show`, `keep`, `swap`, `turn M01`
wh-bad-chance = le hasard s’écrit `deal b1 b2 w3 w3 / …` avec une main par joueur, `draw b3` ou `up b3`
wh-bad-hand = une main a quatre cartes
