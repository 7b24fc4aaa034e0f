# Content packs and the figures of a box. The editor, the differences between two boxes and the proof sheet use them.
den-pack-long = Le paquet fait { $n } octets ; { $most } au plus sont permis.
den-pack-deep = Ses listes sont imbriquées sur plus de { $most } niveaux. Un paquet de ce programme ne l’est jamais.
den-pack-json = Ce n’est pas du JSON : ligne { $line }, colonne { $column }. Le fichier est peut-être abîmé ; redemandez-le.
den-pack-title = Ce n’est pas un paquet de contenu : `{ $title }` manque.
den-pack-format = Son format est { $n }, que cette version ne sait pas lire. Mettez Wolfden à jour.
den-pack-field = Ce champ manque ou n’est pas du bon type.
den-pack-unknown = Un paquet n’a pas ce champ.
den-pack-name-length = Entrez un nom de 1 à { $most } caractères.
den-pack-plain = Seul du texte simple est permis : ni balises, ni caractères de contrôle.
den-pack-text = Ce texte dépasse { $most } caractères.
den-pack-many = Il y a plus de { $most } entrées ici.
den-pack-whole = Seuls des nombres entiers de taille usuelle sont permis.
den-pack-hash = L’empreinte { $found }… ne correspond pas aux valeurs ({ $due }…). Le fichier a été modifié à la main ou est abîmé ; `wolfden content pack` écrit une nouvelle empreinte.
den-pack-game = Le paquet est pour un autre jeu : { $game }.
den-pack-mark = Cette marque n’existe pas.
den-content-other-file = Le jeu n’a pas ce fichier de contenu.
den-diff = { $what } : { $new } au lieu de { $old }
den-diff-of = { $item }, { $field }
den-diff-more = { $item } : absent de la boîte intégrée
den-diff-less = { $item } : seulement dans la boîte intégrée
den-diff-rest = { $n ->
    [one] et { $n } autre différence
   *[other] et { $n } autres différences
}
den-diff-absent = rien
den-diff-yes = oui
den-diff-no = non

# What several games have in common.
box-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
box-sheep = { $n ->
    [one] { $n } mouton
   *[other] { $n } moutons
}
box-unknown = Carte inconnue { $id }
box-id = Nom
box-seats = Joueurs

# Wolf & Hound.
wh-box-numbers = Cartes Nombre et moutons
wh-box-animals = Cartes Animal
wh-box-black = { $n } noir
wh-box-white = { $n } blanc
wh-box-meat = { $n } noir avec viande
wh-box-bone = { $n } blanc avec os
wh-box-sheep-4 = Place { $n }, à quatre
wh-box-sheep-3 = Place { $n }, à trois
wh-box-sheep-2 = Place { $n }, à deux
wh-box-sheep-more = En plus sur chaque pâturage avec deux cartes Loup
wh-box-colour = Animal
wh-box-move = Déplacement
wh-box-target = Cible
wh-box-back-colour = Verso : animal
wh-box-back-move = Verso : déplacement
wh-box-back-target = Verso : cible
wh-box-plain = le nombre
wh-box-plus = +1
wh-box-minus = −1
wh-box-half = moitié
wh-box-back-half = moitié, à reculons
wh-box-triple = ×3
wh-box-reverse = à reculons
wh-box-none = ne bouge pas
wh-box-self = joueur actif
wh-box-left = joueur de gauche
wh-box-opposite = partenaire en face
wh-box-right = joueur de droite

# Lone Wolves.
lw-box-tokens = Jetons
lw-box-scars = Cicatrices
lw-box-cards = Cartes
lw-box-boards = Plateaux
lw-box-token = Jeton Honneur { $m }, face { $n }
lw-box-moon = Lune
lw-box-blood-moon = Lune de sang
lw-box-copies = Exemplaires de chaque cicatrice
lw-box-young = Valeurs comptées par Sang neuf
lw-box-values = Valeurs de chaque couleur
lw-box-hand = Cartes par joueur
lw-box-full = Loups par territoire
lw-box-order = Territoire { $n } depuis la gauche
lw-box-dark = Cicatrices cachées : { $of }
lw-box-slots = Cases par côté : { $of }
lw-box-border = Cases sur la frontière { $n }

# Wolfwalkers.
ww-box-stories = Histoires
ww-box-goals = Objectifs
ww-box-specials = Cartes spéciales
ww-box-opportunities = Cartes Opportunité
ww-box-other = Le reste de la boîte
ww-box-story = Histoire { $n } « { $title } »
ww-box-goal = Objectif { $n } « { $title } »
ww-box-special = Carte spéciale « { $title } »
ww-box-opportunity = Opportunité « { $title } »
ww-box-title = Titre
ww-box-symbols = Symboles
ww-box-symbol = Symbole
ww-box-back = Objectif au verso
ww-box-kind = Type
ww-box-points = Points
ww-box-shape = Motif
ww-box-arrows = Ligne et colonne seulement
ww-box-side = Plateau { $n } de la balance
ww-box-sides = Plateaux de la balance
ww-box-more = Plus de
ww-box-fewer = Moins de
ww-box-pattern = Motif
ww-box-arrow = Flèches
ww-box-crossed = Flèches barrées
ww-box-pair = Paire
ww-box-balance = Équilibre
ww-box-imbalance = Déséquilibre
ww-box-category = Catégorie
ww-box-when = Quand
ww-box-text = Texte
ww-box-effect = Effet
ww-box-cards = Cartes
ww-box-turns = Tours
ww-box-free = Objectifs gratuits
ww-box-cost = Coût de chaque suivant
ww-box-most = Au plus
ww-box-seats = Joueurs au moins
ww-box-copies = Exemplaires
ww-box-totals = Aide de jeu : histoires avec chaque symbole
ww-box-swaps = Cartes Échange
ww-box-rank = Rang solo { $n }
ww-box-from = À partir de
ww-box-never = sans effet
ww-box-setup = au début
ww-box-play = en jeu
ww-box-end = à la fin
ww-effect-no-change = aucun changement
ww-effect-diagonal = poser en diagonale
ww-effect-goals-apart = objectifs non adjacents
ww-effect-prologue = d’abord des histoires
ww-effect-market = autre marché
ww-effect-restless = les bouts du marché se retournent
ww-effect-head-start = commencer avec une histoire
ww-effect-still-warm = dernier vidé fermé
ww-effect-legend = un objectif pour tous
ww-effect-goal-cost = les objectifs coûtent des points
ww-effect-heart = le centre compte
ww-effect-corners = les coins comptent
ww-effect-most = qui a le plus d’un symbole
ww-effect-unbroken = les lignes d’histoires comptent
ww-effect-bottom = dessous de la pile
ww-effect-top = dessus de la pile
ww-effect-leap = dessus de la pile, en objectif
ww-effect-other-side = une carte du marché, retournée
ww-effect-flush = cartes du marché sous la pile
ww-effect-second-chance = votre carte sous la pile
ww-effect-last-chance = une carte de plus à la fin
ww-effect-trade = deux cartes changent de place
ww-effect-wander = une carte est déplacée
ww-effect-turn-over = une carte est retournée
ww-effect-extra = deux cartes ce tour
ww-effect-hands-off = emplacement fermé
ww-effect-look = regarder des objectifs
ww-effect-whirl = retourner les bouts du marché
ww-effect-barter = échanger des histoires
ww-effect-gap = poser dans un vide
ww-effect-patience = finir le tour
ww-effect-favourite = un objectif compte plus
ww-effect-add-symbol = un symbole de plus
ww-effect-count = points immédiats

# The Wolves.
tw-box-boards = Plateaux personnels et tuiles
tw-box-dates = Cycle lunaire, proies et jetons Scoring
tw-box-map = Carte
tw-box-tiles-n = { $n ->
    [one] { $n } tuile
   *[other] { $n } tuiles
}
tw-box-second-spread = Deuxième tanière, déploiement
tw-box-fourth-spread = Quatrième tanière, déploiement
tw-box-spread = Déploiement, case { $n }
tw-box-second-speed = Deuxième tanière, vitesse
tw-box-fourth-speed = Quatrième tanière, vitesse
tw-box-speed = Vitesse, case { $n }
tw-box-second-howl = Deuxième tanière, hurlement
tw-box-fourth-howl = Quatrième tanière, hurlement
tw-box-howl = Hurlement, case { $n }
tw-box-lair-token = Jeton pour un antre
tw-box-prey-token = Jeton pour une proie
tw-box-den-points = Piste des tanières, case { $n }
tw-box-lair-points = Piste des antres, case { $n }
tw-box-prey-points = Piste des proies, case { $n }
tw-box-wolf-points = Piste des loups, case { $n }
tw-box-tile = Tuile Terrain { $n }
tw-box-moon-crescent = Croissant de lune, nombre { $n }
tw-box-moon-half = Quartier, nombre { $n }
tw-box-moon-full = Pleine lune, nombre { $n }
tw-box-date = Date : { $of }
tw-box-stack = Jetons Proie par pile
tw-box-second-player = Action bonus du second joueur
tw-box-at = Direction { $n }
tw-box-scoring = Jetons Scoring
tw-box-pieces = Pions
tw-box-region = Plateau Région { $n }
tw-box-patch = Zone, case { $m }, coordonnée { $n }
tw-box-lone = Loup solitaire { $m }, coordonnée { $n }
tw-box-prey-at = Proie, coordonnée { $n }
tw-box-chasm = Case du canyon { $m }, coordonnée { $n }
tw-box-north = Case nord { $m }, coordonnée { $n }
tw-box-south = Case sud { $m }, coordonnée { $n }
tw-box-north-terrain = Terrain au nord
tw-box-south-terrain = Terrain au sud
tw-box-slot = Plateau { $m }, coordonnée { $n }
tw-box-turned = Plateau { $n } tourné
tw-box-crescent-half = croissant et quartier
tw-box-crescent-full = croissant et pleine lune
tw-box-half-full = quartier, pleine lune
mark-rulebook = livret de règles
mark-adaptation = adaptation
mark-reconstructed = reconstitué
mark-box = de ma boîte

# The proof sheet.
proof-about = Par { $author } · version { $version } · { $hash }
proof-about-nobody = Version { $version } · { $hash }
proof-help = Comparez chaque valeur avec votre boîte et cochez-la. Les valeurs qui diffèrent de la boîte intégrée sont en gras.
proof-value = { $value }
den-no-pack = Le paquet de contenu de cette table manque.

# The editor of a box, and where a box is chosen.
box-yours = Votre boîte
box-lead = Saisissez ce qui est imprimé dans votre boîte et jouez exactement cela : contre des bots, sur un même appareil ou en ligne.
box-which = Boîte
box-built-in = intégrée
box-differences = { $n ->
    [one] { $n } différence avec la boîte intégrée
   *[other] { $n } différences avec la boîte intégrée
}
box-of-table = Boîte personnelle : { $name }
box-of-table-by = Boîte personnelle : { $name }, par { $author }
box-edit-my = { $game } (la mienne)
box-edit-name = Nom du paquet
box-edit-author = Votre nom
box-edit-progress = { $done } sur { $all } saisis
box-edit-good = Les valeurs sont conformes aux règles.
box-edit-same = Elle se joue exactement comme la boîte intégrée.
box-edit-sections = Parties de la boîte
box-edit-items = Cartes et plateaux
box-edit-add = Ajouter
box-edit-remove = Retirer
box-edit-done = Conforme à ma boîte
box-edit-mark = { $what } : { $mark }
box-edit-take-out = Retirer { $what }
box-edit-put-in = Ajouter { $what }
box-edit-less = { $what } : un de moins
box-edit-more = { $what } : un de plus
box-edit-row-more = + ligne
box-edit-row-less = − ligne
box-edit-column-more = + colonne
box-edit-column-less = − colonne
box-edit-undo = Annuler
box-edit-redo = Rétablir
box-edit-start-over = Recommencer
box-edit-open = Ouvrir un fichier
box-edit-open-this = Ouvrir
box-edit-delete = Supprimer
box-edit-save = Enregistrer
box-edit-saved = Enregistré dans un fichier et dans ce navigateur.
box-edit-share = Partager
box-edit-link = Lien vers cette boîte
box-edit-bad-link = Le lien est incomplet ou abîmé. Redemandez-le, ou demandez le fichier.
box-edit-proof = Feuille de contrôle
box-edit-play = Jouer avec
box-edit-others = Boîtes dans ce navigateur ({ $n })

# Figures that a box may have.
wh-box-text = Texte imprimé
lw-box-light = Cicatrices visibles : { $of }
lw-box-borders = Autres frontières
lw-box-between = Frontière { $m }, territoire { $n }
lw-box-between-slots = Cases sur l’autre frontière { $n }
lw-box-second = Le côté du second joueur diffère
lw-box-second-slots = Cases du second joueur : { $of }
lw-box-second-border = Cases du second joueur sur la frontière { $n }
lw-box-second-borders = Autres frontières du côté du second joueur
ww-box-before = avant de prendre la carte
ww-box-after = après la pose de la carte
ww-box-any = à tout moment du tour
ww-box-you = vous-même
ww-box-next = le joueur suivant
ww-box-who = Quel tableau
ww-box-effects = Autres effets
ww-box-effect-n = Effet { $n }
ww-effect-dig = dessous de la pile, en objectif
ww-effect-clear = cartes du marché retirées
ww-effect-flip = retourner des cartes du marché
ww-effect-points = points
tw-box-attributes = Cette face a ses propres capacités
box-edit-entries = { $n ->
    [one] { $n } entrée
   *[other] { $n } entrées
}
ww-box-example = { $points ->
    [one] Exemple : cet objectif rapporte ici { $points } point.
   *[other] Exemple : cet objectif rapporte ici { $points } points.
}
