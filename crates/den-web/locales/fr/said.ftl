# Ce que disent les jeux et la table : raisons, feuilles de score, remarques, enregistrements.

# Loups solitaires
lw-no-play-first = Jouez maintenant une carte.
lw-no-take-first = Prenez maintenant une cicatrice.
lw-no-place-first = Placez maintenant la cicatrice.
lw-no-not-held = Vous n’avez pas cette carte en main : { $card }.
lw-no-follow = Vous avez encore la couleur demandée ({ $suit }) : il faut la fournir.
lw-no-full = Ce territoire est plein ({ $land }) : il a déjà { $n } cartes Loup.
lw-no-slot = Ce plateau n’a pas de case à cet endroit ({ $place }).
lw-no-room = De votre côté, aucune case n’y est libre ({ $place }).
lw-no-scar-up = La cicatrice { $scar } n’y est pas visible ({ $land }).
lw-no-scar-down = Aucune cicatrice cachée n’y reste ({ $land }).
lw-sheet-scar = { $scar } : { $place }
lw-note-strength = { $a } à { $b } : { $first } contre { $second } ({ $who })
lw-note-up = { $n } par les loups visibles
lw-note-lone = { $n } par les loups solitaires
lw-note-from-scar = { $scar ->
    [1] { $n } par { lw-scar-1 }
   *[other] { $n } par { lw-scar-2 }
}
lw-note-nothing = rien
lw-note-nobody = personne ne le contrôle
lw-note-controls = contrôle : { $seat }
lw-note-tie = { $n }, à personne : égalité
lw-note-in = { $land }
lw-note-in-tie = { $land }, à personne : égalité
lw-note-lone-decide = les points sont égaux ; les loups solitaires décident : { $a } à { $b }
lw-note-counts = compte comme force ({ $seat })
lw-note-acted = a agi quand on l’a placée ({ $seat })
lw-note-both = { $a } { $n } + { $b } { $m }
lw-no-deal-seat = Il n’y a pas de place { $n } : on joue à deux.
lw-no-deal-scars = On pose maintenant les cicatrices visibles : `scars 1 5 9 2 2`.
lw-no-deal-honor = On pose maintenant les jetons Honneur : `honor 4/9 8/5 …`.
lw-no-deal-hands = On distribue maintenant les mains : `hands s2 s3 … / d2 d3 …`.
lw-no-deal-leader = On tire maintenant qui entame : `leader 1`.
lw-no-deal-turn = On révèle maintenant une cicatrice : `turn 5`.
lw-no-deal-look = On regarde maintenant la cicatrice prise cachée : `look 5`.
lw-no-deal-copies = La cicatrice { $scar } est posée plus de fois qu’elle n’existe ({ $n }).
lw-no-deal-tokens = Les jetons Honneur sont { $tokens }, chacun une fois, l’une ou l’autre face d’abord.
lw-no-deal-count = { $seat } : { $n } cartes distribuées au lieu de { $due }.
lw-no-deal-both = Carte distribuée aux deux joueurs : { $card }.
lw-no-deal-seen = Toutes les cicatrices { $scar } ont déjà été vues.
lw-bad-card = une carte s’écrit couleur puis valeur de 2 à 7 : s marais, d désert, c grottes, t toundra, v volcan, comme `d3`
lw-bad-land = un territoire est s, d, c, t ou v (marais, désert, grottes, toundra, volcan)
lw-bad-border = une frontière a deux territoires différents, comme `s+d`
lw-bad-scar = une cicatrice est un nombre de 1 à 9
lw-bad-move = un coup est `d3@s` (carte et territoire), `take 5`, `take ?` (cachée), `place s` ou `place s+d` (une frontière)
lw-bad-honor = un jeton Honneur s’écrit par ses deux faces, celle du dessus d’abord, comme `4/9`
lw-bad-five = il en faut cinq, un par territoire du marais au volcan, pas { $n }
lw-bad-twice = cette carte est deux fois dans la main
lw-bad-hands = les deux mains sont séparées par `/`
lw-bad-chance = le hasard s’écrit `scars 1 5 9 2 2`, `honor 4/9 8/5 …`, `hands s2 … / d2 …`, `leader 1`, `turn 5` ou `look 5`

# Wolf & Hound
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

# The Wolves
tw-no-tiles-first = Posez d’abord vos tuiles Terrain.
tw-no-place-first = Placez d’abord vos loups.
tw-no-act-first = Choisissez une action, ou finissez le tour.
tw-no-pay-first = Payez d’abord l’action.
tw-no-run-on = Choisissez le prochain loup à déplacer, ou arrêtez là.
tw-no-run-first = Choisissez le loup qui se déplace.
tw-no-goal-first = Choisissez où va le loup.
tw-no-away-first = Choisissez où va le loup en fuite.
tw-no-track-first = Choisissez la piste d’où vient la tanière.
tw-no-hunt-first = Choisissez la pile que vous chassez.
tw-no-move-one = L’action est payée : au moins un loup doit se déplacer.
tw-no-track = Il n’y a plus de tanière sur cette piste ({ $track }).
tw-no-hunt = Aucune pile de cette proie encerclée par vos loups ne s’y trouve ({ $prey }).
tw-no-hex = Il n’y a pas de case { $hex } sur cette carte.
tw-no-face = La tuile { $n } a les faces { $a } et { $b }, pas { $c }.
tw-no-twice = Un terrain serait visible deux fois.
tw-no-start-land = Les loups commencent sur la terre ferme.
tw-no-start-taken = Cette case est occupée.
tw-no-start-token = Il y a là un loup solitaire ou une proie.
tw-no-start-moon = Lune de cette région : { $moon }. Commencez ailleurs.
tw-no-start-tile = Les loups commencent sur le plateau de Départ, autour du canyon.
tw-no-start-side = Votre seconde paire commence de l’autre côté du canyon.
tw-no-action = Vos deux actions sont faites, et vous n’avez pas de jeton Action bonus.
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
tw-no-far = Cela fait { $far } cases ; votre vitesse est { $speed }.
tw-no-two = Il y a déjà deux pions sur cette case.
tw-no-water = C’est un point d’eau.
tw-no-chasm = C’est le canyon.
tw-no-lone = Un loup solitaire s’y trouve.
tw-no-prey = Une proie s’y trouve.
tw-no-enemy-lair = Un antre adverse s’y trouve.
tw-no-enemy-alpha = Un loup alpha adverse s’y trouve : aucun loup ne le fait fuir.
tw-no-enemy-wolf = Un loup adverse s’y trouve : seul un loup alpha le fait fuir.
tw-no-third-displaced = La troisième meute n’est jamais mise en fuite.
tw-no-refuge = Aucune case de la carte ne pourrait accueillir le loup en fuite.
tw-no-flee = Un loup en fuite va sur une case vide ou rejoint un pion isolé de sa couleur.
tw-no-nearer = Des cases plus proches sont libres : { $hexes }.
tw-no-dig-land = On ne construit pas de tanière dans l’eau ni dans le canyon.
tw-no-den-left = Il n’y a plus de tanière sur votre plateau.
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
tw-no-lair-left = Il n’y a plus d’antre sur votre plateau.
tw-no-shore = La tanière n’est pas à côté d’un point d’eau.
tw-no-lair-twice = Vous avez déjà un antre dans cette région.
tw-no-lone-there = Aucun loup solitaire ne s’y trouve.
tw-no-wolf-left = Il n’y a plus de loup sur votre plateau.
tw-no-howl = Aucun de vos loups alpha n’a cette case à portée de hurlement ({ $n }).
tw-no-dom-alpha = Un loup alpha ne peut pas être dominé.
tw-no-dom-lair = Un antre ne peut pas être dominé.
tw-no-enemy = { $kind ->
    [den] Aucune tanière adverse ne s’y trouve.
   *[wolf] Aucun loup de meute adverse ne s’y trouve.
}
tw-no-third-dominated = La troisième meute n’est jamais dominée.
tw-no-shares = Ce pion partage sa case avec un autre de sa couleur.
tw-sheet-region = Région { $hex }, { $moon } { $high }/{ $low }
tw-sheet-seat = { $seat } ({ $terrain })
tw-note-later = pas encore décomptée : { $what }
tw-note-nobody = aucune meute n’a de contrôle
tw-note-tie = { $standings }. Égalité à la 1re place : { $first } ; à chacun le petit nombre
tw-note-tie-second = { $standings }. 1re place : { $first }. Égalité à la 2e : { $second } ; rien pour eux
tw-note-second = { $standings }. 1re place : { $first } ; 2e : { $second }
tw-note-first = { $standings }. 1re place : { $first }
tw-note-has = { $alphas ->
    [0] { $pack } : { $n }
    [one] { $pack } : { $n } ({ $alphas } loup alpha)
   *[other] { $pack } : { $n } ({ $alphas } loups alpha)
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
tw-no-packs = les cinq meutes s’écrivent en cinq lettres
tw-no-packs-twice = un habitat manque ({ $terrain }), un autre est nommé deux fois
tw-no-patience = ce nombre de tours de table ne peut pas être choisi
tw-bad-hex = une case est une lettre et un nombre, comme `c4`
tw-bad-words = un coup a trois mots au plus
tw-bad-follows = rien ne suit `{ $verb }`
tw-bad-missing = il manque un mot après `{ $verb }`
tw-bad-one = un seul mot suit `{ $verb }`
tw-bad-tiles = cinq lettres de terrain, comme `tiles FRGTD`
tw-bad-dominate = `dominate den` ou `dominate wolf` et une case
tw-bad-move = un coup commence par tiles, place, move, den, lair, howl, dominate, pay, alpha, wolf, to, stop, away, track, hunt ou end
tw-bad-pay = tuiles 1 à 6 dans l’ordre et un t par jeton Terrain bonus, comme `pay 1+3+t`
tw-bad-region = un plateau Région a un numéro
tw-bad-deal-word = `{ $word }` inattendu dans une donne
tw-bad-deal = une donne s’écrit `tiles … prey … moons … first SEAT`
tw-bad-terrains = les terrains s’écrivent F, R, G, T, D
tw-bad-stacked = les jetons Scoring empilés se nomment à partir du dessus, la phase la plus proche d’abord
tw-bad-one-of = choix possibles : { $words }

# Wolfwalkers
ww-no-take-first = Prenez une carte du marché ou servez-vous d’une occasion.
ww-no-choose-first = Choisissez d’abord une carte pour l’occasion.
ww-no-lay-first = Posez d’abord la carte que vous avez en main.
ww-no-last = Posez encore une carte sur l’une des vôtres, ou passez.
ww-no-nobody = Personne ne peut jouer maintenant.
ww-no-empty = L’emplacement { $n } du marché est vide.
ww-no-places = Le marché a { $n } emplacements.
ww-no-story-twice = Cette histoire est déjà dans votre tableau.
ww-no-goal-twice = Cet objectif est déjà dans votre tableau.
ww-no-pass = Vous pouvez poser une carte : vous ne pouvez donc pas passer.
ww-no-card-at = Aucune de vos cartes n’est en { $at }.
ww-no-closed = Cet emplacement du marché vous est fermé ({ ww-opportunity-hands-off }).
ww-no-warm = Cet emplacement du marché est le dernier à avoir été vidé.
ww-no-prologue = Les { $n } premières cartes d’un tableau doivent être des histoires.
ww-no-lay = Cette carte ne peut pas être posée.
ww-no-stay = Il y a une carte en { $at }, et les cartes posées restent.
ww-no-first = La première carte va en a1. Elle peut finir n’importe où, car le tableau peut encore glisser.
ww-no-larger = Avec { $at }, le tableau dépasserait 5 sur 5.
ww-no-apart = { $at } est à côté d’un objectif.
ww-no-next = { $at } n’est pas à côté d’une de vos cartes.
ww-no-such = Cette occasion n’existe pas dans cette partie.
ww-no-used = Déjà utilisée : { $card }.
ww-no-last-chance = { ww-opportunity-last-chance } vient quand tous les tableaux sont finis.
ww-no-effect = « { $card } » n’aurait aucun effet maintenant.
ww-no-choose-slot = { $card } : ce choix n’est pas possible. Choisissez une carte du marché.
ww-no-choose-card = { $card } : ce choix n’est pas possible. Choisissez une carte.
ww-sheet-goal = { $goal } ({ $at })
ww-sheet-card = { $card }
ww-note-pattern = trouvé { $n } fois, { $most } au plus
ww-note-arrow = { $symbol } : { $n } sur 8 dans la ligne et la colonne
ww-note-pair = { $n } avec { $a } + { $b }
ww-note-pair-arrows = { $n } sur { $all } avec { $a } + { $b } dans la ligne et la colonne
ww-note-side = { $symbols } { $n }
ww-note-favourite = si l’objectif en { $at } rapporte des points
ww-note-legend = { $goal } : { $notes }
ww-note-five = compte dès qu’un tableau fait 5 sur 5
ww-no-deal-first = On tire d’abord qui commence : `first 1`.
ww-no-deal-special = On tire maintenant la particularité parmi celles en jeu : `special 1`.
ww-no-deal-other = L’une de ces occasions n’est pas en jeu.
ww-no-deal-order = Trois occasions différentes, le plus petit numéro d’abord.
ww-no-deal-three = On tire maintenant trois occasions : `opportunities 1 2 3`.
ww-no-deal-gone = L’histoire { $n } n’est plus dans la pile.
ww-no-deal-no-story = Il n’y a pas d’histoire { $n }.
ww-no-deal-story = Une carte de la pile montre maintenant son histoire : `story 17`.
ww-no-deal-no-goal = Il n’y a pas d’objectif { $n }.
ww-no-deal-seen = L’objectif { $n } a été vu sur une autre carte.
ww-no-deal-behind = L’objectif { $n } n’est pas derrière cette histoire.
ww-no-deal-goal = Une carte est maintenant retournée pour la première fois : `goal 23`.
ww-no-names = { $n } noms, c’est trop
ww-no-name = « { $word } » n’est pas un nom
ww-no-swaps = « { $word } » n’est pas un nombre de cartes Échange
ww-no-without = « { $word } » n’est ni une carte de module ni une catégorie
ww-no-special = elles se jouent avec une particularité ; choisissez `no-change` pour les jouer seules
ww-no-swaps-for = { $n } cartes Échange ne vont pas avec { $seats } joueurs
ww-no-enough = il ne reste que { $n } cartes à tirer, il en faut { $due }
ww-no-module = il n’y a pas de carte « { $word } »
ww-no-left-out = « { $word } » est écartée, ou pas pour si peu de joueurs
ww-no-copies = il n’y a pas autant d’exemplaires de « { $word } »
ww-bad-number = on attend un nombre de 1 à { $n }
ww-bad-move = un coup est `take 3 at b2`, `use 2`, `slot 4`, `card b2`, `lay b2` ou `pass`
ww-bad-card = on attend le numéro d’une carte de 1 à 64
ww-bad-chance = le donneur écrit `story 17`, `goal 23`, `first 2`, `special 4` ou `opportunities 3 8 21`
ww-bad-place = une case est une colonne (z, a à e) et une ligne (0 à 5), comme b2

# La table
den-no-turn = Ce n’est pas votre tour. À jouer : { $turn }.
den-no-your-turn = Ce n’est pas votre tour.
den-no-deal-turn = On ne distribue rien maintenant. À jouer : { $turn }.
den-no-deal = On ne distribue rien maintenant.
den-no-dealer = On distribue d’abord les cartes.
den-no-over = La partie est finie.
den-no-played = Rien n’a encore été joué.
den-no-dealt-since = Quelque chose a été distribué depuis.
den-no-played-since = { $seat } a joué depuis.
den-no-shown = Ce coup a montré quelque chose de caché.
den-no-clock = Avec une pendule, un coup qui a fini votre tour est définitif.
den-no-stale = C’était pour le coup { $step } ; la partie en est au coup { $n }.
den-no-name = Un nom a au moins une lettre.
den-no-name-long = Un nom a { $n } caractères au plus.
den-no-chat = Dites quelque chose.
den-no-chat-long = Un message a { $n } caractères au plus.
den-no-move-long = Un coup a { $n } caractères au plus.
den-no-message-long = Un message a { $n } octets au plus.
den-no-seat = Cette place n’existe pas.
den-no-such-seat = Il n’y a pas de place { $n } à cette table.
den-no-player = Personne n’est assis là.
den-no-resigned = Vous avez abandonné.
den-no-bot-already = Un robot joue déjà pour vous.
den-no-away = Un robot joue pour vous. Revenez d’abord.
den-no-there = Vous êtes déjà là.
den-no-bot = Aucun robot n’a à décider maintenant.
den-no-sit = Vous êtes déjà à cette table.
den-no-begun = La partie a commencé, toutes les places sont prises.
den-no-waiting = La partie commence quand toutes les places sont prises.
den-no-free = Aucune place libre ne vous est destinée ici.
den-no-take = La place { $n } ne se prend pas ainsi.
den-no-empty = La place { $n } n’est pas libre.
den-no-close = Une partie commencée ne se ferme pas. Abandonnez ou partez.
den-no-not-over = La partie n’est pas encore finie.
den-no-rematch = Une revanche demande une nouvelle table.
den-no-rematch-is = La revanche est à la table { $id }.
den-no-rematch-who = Seuls ceux qui ont joué peuvent demander une revanche.
den-no-import = Un enregistrement se charge sur une table neuve avec autant de places.
den-no-change = Cela ne change rien à la table.
den-no-watcher = Seuls ceux qui sont à la table peuvent le faire.
den-no-eyes = Les autres points de vue ne s’ouvrent qu’après la fin.
den-no-too-long = Ce message est trop long.
den-no-text = Les messages sont du texte.
den-log-undo = { $seat } : un coup repris.
den-log-resigns = { $seat } abandonne.
den-log-leaves = { $seat } s’en va ; un robot continue.
den-log-late = { $seat } : temps écoulé ; un robot continue.
den-log-back = { $seat } est de retour.
den-log-free = La place { $n } est de nouveau libre.
den-log-bot = Place { $n } : un robot ({ $bot }).
den-log-sits = Place { $n } : { $name }.
den-log-closed = La partie a été fermée.
den-log-rematch = Une revanche a commencé.

# Enregistrements et options
den-record-line = Ligne { $line } : { $what }
den-record-rule = { $what } ({ $rule })
den-record-options = options : { $what }
den-record-unreadable = « { $text } » est illisible : { $why }
den-record-long = Un enregistrement a { $most } octets au plus, ce texte en a { $n }.
den-record-title = Un enregistrement commence par `{ $title }`, pas par `{ $text }`.
den-record-empty = L’enregistrement est vide ; il commence par `{ $title }`.
den-record-expected = On attendait le coup { $n } ou `end`, pas `{ $text }`.
den-record-cut = L’enregistrement est coupé après le coup { $n } : il manque la ligne `end { $end }`.
den-record-end = `end { $text }` ne concorde pas : { $n } coups précèdent.
den-record-after = Rien ne doit suivre la ligne `end`.
den-record-order = Le coup { $n } est à la place du coup { $due } : des lignes manquent ou sont en désordre.
den-record-incomplete = Le coup { $n } est incomplet : il faut une place (ou * pour le hasard) et un coup.
den-record-version-number = `version` est un nombre.
den-record-seats-number = `seats` est un nombre.
den-record-name = Écrivez `name SEAT NAME`.
den-record-head = `{ $word }` ne fait pas partie de l’en-tête d’un enregistrement.
den-record-missing = L’en-tête n’a pas de ligne `{ $word }`.
den-record-twice = `{ $word }` est donné deux fois.
den-record-seat = une place est un nombre de 1 à { $n }
den-record-digits = on attend 64 chiffres hexadécimaux
den-record-other = C’est une partie de { $a }, pas de { $b }.
den-record-version = l’enregistrement suit la version { $old } des règles, ici c’est la version { $new }
den-record-content = l’enregistrement vient d’autres fichiers de contenu (empreinte { $old }, ici { $new })
den-record-no-seed = l’enregistrement ne révèle pas le nombre secret : la donne ne peut pas (encore) être vérifiée
den-record-no-commitment = l’enregistrement n’a pas d’empreinte : le nombre secret ne prouve rien
den-record-dealt = au coup { $n }, on a distribué `{ $dealt }`, le nombre secret donne `{ $due }`
den-option-allowed = { $at } : { $why }. Permis : { $allowed }
den-option = { $at } : { $why }
den-no-option = cette option n’existe pas
den-no-preset = ni un préréglage ni une paire comme key=value
den-no-value = « { $word } » n’est pas l’une des valeurs
den-no-seats = { $game } ne se joue pas à { $n }
den-no-seats-n = { $n } joueurs, ce n’est pas possible
den-allowed-range = de { $least } à { $most }
den-allowed-auto = de { $least } à { $most }, ou auto
den-allowed-list = none, ou une liste parmi { $list }
den-allowed-presets = un préréglage : { $list }
den-allowed-letters = les lettres { $list }, chacune une fois
den-allowed-name = none, random ou un nom
den-allowed-names = none, random ou jusqu’à { $n } noms
den-allowed-joined = des noms de cartes de module joints par « + », comme { $name }
den-allowed-fewer = moins de cartes écartées
den-no-name-taken = Ce nom appartient déjà à quelqu’un. Choisissez-en un autre dans les réglages.
den-no-position = ce qui a été gardé de la position est illisible
