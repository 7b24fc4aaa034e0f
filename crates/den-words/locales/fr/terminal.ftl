# The command line: what stands around a game in the terminal. Words in backticks are typed, the same in every language.

term-error = Erreur :
term-at = { $at } : { $what }
term-players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
term-steps = { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}
term-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
term-bot-n = { $bot } { $n }
term-place = { $place }. { $names } : { $points }
term-rule = règle
term-dealer-next = La donne vient ensuite.
term-narrow = Ce plateau demande { $n } colonnes. Élargissez la fenêtre.
term-options = Options :
term-presets = Préréglages :
term-mark-rulebook = Tiré du livret de règles : { $parts }.
term-mark-box = De la boîte : { $parts }.
term-mark-adaptation = Tiré d’une adaptation : { $parts }.
term-mark-reconstructed = Reconstitué par nous : { $parts }.
term-no-rule-near = Il n’y a pas de règle « { $id } ». Vouliez-vous dire { $ids } ?
term-no-rule = Il n’y a pas de règle « { $id } ». Les identifiants de règles commencent par { $ids }.
term-welcome = Wolfden, une table pour des jeux de loups
term-which-game = Quel jeu ?
term-choose = Choisissez un nombre de { $least } à { $most }.
term-how-many = Combien de joueurs, de { $least } à { $most } ?
term-how-many-people = Combien d’entre eux sont des personnes devant cet écran ?
term-which-bot = Quel bot joue aux autres places ?
term-which-options = Quel préréglage, ou quelles options ?
term-single-options = Vous pouvez aussi régler une seule option par KEY=VALUE : { $keys }. `wolfden games` les explique.
term-left = Parties inachevées :
term-resume-which = Laquelle voulez-vous reprendre, ou `new` ?
term-resume-choose = Choisissez un nombre de 1 à { $most }, ou `new` pour une nouvelle partie.
term-ago-now = à l’instant
term-ago-minutes = { $n ->
    [one] il y a une minute
   *[other] il y a { $n } minutes
}
term-ago-hours = { $n ->
    [one] il y a une heure
   *[other] il y a { $n } heures
}
term-ago-days = { $n ->
    [one] il y a un jour
   *[other] il y a { $n } jours
}
term-yes-no = Répondez y (oui) ou n (non).
term-committed = La donne est fixée : le SHA-256 de sa graine est { $commitment }. Après la partie, `wolfden verify-deal` peut le prouver.
term-welcome-back = Bon retour parmi nous.
term-fresh-deal = L’enregistrement ne révèle pas sa graine. À partir d’ici, la donne est nouvelle et ne peut pas être vérifiée.
term-unsaved = Cette partie n’est pas enregistrée au fil du jeu : { $what }
term-stays-unfinished = L’enregistrement reste parmi les parties inachevées : { $what }
term-record-is = L’enregistrement est dans { $file }
term-seed-was = La graine était { $seed }.
term-verify-by = Vérifiez la donne avec { $command }
term-review-by = Analysez la partie avec { $command }
term-bad-times = Indiquez un nombre de { $least } à { $most }.
term-you-are = coup { $step }, vous êtes { $name }
term-enter = Appuyez sur Entrée quand { $name } est devant l’écran.
term-enter-undo = Appuyez sur Entrée quand { $name } est devant l’écran, ou tapez `undo` pour annuler le coup.
term-your-move = À vous de jouer
term-your-move-help = (un numéro ou la notation ; `hint`, `help`)
term-no-move = Il n’y a pas de coup { $n }. Choisissez de 1 à { $most }.
term-see-rule = `rules { $rule }` montre la règle.
term-see-help = `help` liste ce que vous pouvez taper.
term-taken-back = Coup annulé.
term-earlier = { $n ->
    [one] … une ligne plus haut
   *[other] … { $n } lignes plus haut
}
term-and-more = … et d’autres
term-all-moves = `moves` montre les { $n } en toutes lettres
term-save-where = Indiquez le fichier : `save FILE`
term-replace = { $file } existe déjà. Le remplacer ?
term-saved = La partie est enregistrée. Reprenez-la avec { $command }
term-seed-inside = Le fichier contient la graine de la donne : toute personne qui le lit peut prévoir les cartes.
term-leave-unsaved = Cette partie n’est pas enregistrée (`save FILE` l’enregistrerait). Quitter quand même ?
term-keep = Garder cette partie pour la reprendre plus tard ?
term-deleted = La partie a été supprimée.
term-not-saved = La partie n’a pas pu être enregistrée.
term-no-home = Il n’y a pas de dossier personnel. Donnez un dossier à WOLFDEN_DATA.
term-help-number = jouer le coup qui porte ce numéro
term-help-notation = jouer un coup par sa notation (indiquée après le coup)
term-help-moves = montrer tous les coups
term-help-hint = montrer ce que jouerait Alpha, et pourquoi
term-help-undo = annuler votre dernier coup, si rien n’a été distribué ou révélé depuis
term-help-rules = montrer les règles, ou l’une d’elles
term-help-sheet = montrer le score actuel
term-no-example = Cet exemple n’existe pas. Exemples : { $ids }.
term-help-aid = l’aide de jeu : ce que l’on peut compter et consulter
term-no-aid = Ce jeu n’a pas d’aide de jeu.
term-help-log = montrer tout ce qui s’est passé
term-help-save = enregistrer la partie dans un fichier ; `wolfden play --resume FILE` la reprend
term-help-quit = quitter ; vous pourrez reprendre plus tard
term-hint = Alpha propose : { $what }
term-hint-only = Il n’y a pas d’autre coup.
term-hint-win = { $n ->
    [one] D’après { $n } partie simulée. Vos chances de gagner selon lui :
   *[other] D’après { $n } parties simulées. Vos chances de gagner selon lui :
}
term-hint-solo = { $n ->
    [one] D’après { $n } partie simulée. Votre résultat probable, sur 100 :
   *[other] D’après { $n } parties simulées. Votre résultat probable, sur 100 :
}
term-hint-move = { $n ->
    [one] { $what } ({ $notation } ; essayé une fois)
   *[other] { $what } ({ $notation } ; essayé { $n } fois)
}
term-hint-line = Suite attendue : { $line }.
term-no-folder = Ce dossier n’existe pas.
term-no-content = Il ne contient aucun fichier de contenu pour « { $game } ». Ces fichiers s’appellent { $files }.
term-utf8 = Un enregistrement est un texte en UTF-8 ; ceci n’en est pas un.
term-has-steps = L’enregistrement compte { $steps }.
term-has-players = L’enregistrement est pour { $players }.
term-too-many-seats = { $n ->
    [one] Vous avez indiqué { $n } place, mais la table en a { $seats }.
   *[other] Vous avez indiqué { $n } places, mais la table en a { $seats }.
}
term-no-unfinished = Il n’y a pas de partie inachevée. Indiquez un fichier (FILE).
term-no-random = Cette machine ne fournit pas de nombres aléatoires : { $what }
term-no-map = C’est un enregistrement du jeu « { $game } ». Seul « { $only } » a une carte.
term-compare = Comparez cette empreinte à celle que vous avez vue avant la partie :

# Le jeu sur tout l’écran.
term-board = Plateau
term-quit = Quitter
term-go-on = Continuer
term-people-here = Combien de personnes devant cet écran ?
term-small = Cette fenêtre est trop petite. Le jeu a besoin de { $columns } colonnes et de { $lines } lignes.
term-cover-undo = Appuyez sur Entrée quand { $name } est devant l’écran, ou sur u pour annuler le coup.
term-leave = Quitter cette partie ? Entrée : quitter, vous pourrez continuer plus tard. m : quitter et choisir un autre jeu. d : supprimer la partie et quitter. Toute autre touche : rester.
term-typed-move = Coup :
term-typed-file = Enregistrer dans :
term-file-exists = { $file } existe déjà. Choisissez un autre nom.
term-bots-gone = Les bots se sont arrêtés. La partie est enregistrée : quittez-la, puis continuez-la.
term-menu-keys = ↑ ↓ choisir une ligne   ← → la changer   Entrée continuer ou commencer   q quitter
term-key-choose = choisir
term-key-step = coup
term-key-ends = premier, dernier
term-key-skip = passer l’attente
term-keys = Touches
term-keys-arrows = se déplacer dans la liste ou sur le plateau
term-keys-enter = choisir ce qui est sous le curseur (ou Espace)
term-keys-back = annuler un choix, fermer une fenêtre
term-keys-digits = choisir par numéro
term-keys-tab = passer de la liste au plateau et inversement
term-keys-type = taper un coup, son numéro ou une partie de son texte (ou m)
term-keys-about = ce qui est sous le curseur, et ses règles
term-keys-review = parcourir la partie coup par coup
term-keys-save = enregistrer la partie dans un fichier
term-keys-pace = bots plus rapides ou plus lents ; Espace passe l’attente
term-keys-scroll = faire défiler le plateau
term-keys-chat = envoyer un message
term-keys-mouse = Avec la souris : cliquez sur un coup ou sur un élément du plateau ; la molette fait défiler.
term-join-link = Ce n’est pas un lien vers une table : { $link }. Il ressemble à http://HÔTE/#/join/TABLE/SECRET.
term-join-tls = `wolfden join` ne prend pas en charge https. Ouvrez le lien dans un navigateur.
term-join-away = Le serveur ne répond pas. Vérifiez l’adresse ou réessayez plus tard.
term-join-screen = `wolfden join` a besoin d’un terminal.
term-record-fetching = Le serveur envoie l’enregistrement. Réessayez dans un instant.

# Rapports de `sim` et `arena`. Ceux de `bench`, `ladder` et `deck-report` sont des documents de recherche en anglais.
term-games = { $n ->
    [one] { $shown } partie
   *[other] { $shown } parties
}
term-threads = { $n ->
    [one] { $n } fil d’exécution
   *[other] { $n } fils d’exécution
}
term-report = { $game }, { $players }, { $games }, graine { $seed }
term-report-seat = place
term-report-bot = bot
term-report-points = points
term-report-wins = victoires
term-report-places = rangs 1, 2, …
term-report-sides = camps
term-report-share = victoires par camp
term-report-longest = max.
term-report-to = { $low } à { $high }
term-report-speed = { $decisions } décisions par partie. { $games } parties et { $rate } décisions par seconde sur { $threads } ({ $seconds } s).
term-report-even = { $share } %, c’est l’équilibre. Chaque donne a été jouée de tous les côtés ({ $n }) ; { $seconds } s.
term-report-sprt = Test séquentiel de { $high } contre { $low } : { $verdict } (LLR { $llr }).
term-report-stronger = { $bot } est plus fort d’au moins { $elo } points Elo environ
term-report-not-stronger = { $bot } n’est pas plus fort de plus de { $elo } points Elo environ
term-report-open = indécis, il faut plus de parties
term-report-progress = { $done } parties sur { $all }, encore { $left }
term-bots-for-seats = { $n } bots sont indiqués pour { $seats } places. Indiquez-en un par place, ou un seul pour toutes.
term-sprt-numbers = Indiquez deux écarts Elo, le plus petit d’abord, par exemple 0,50.
term-report-luck = { $bot } sans le hasard : { $share } %, intervalle à 95 % : { $between }. Une partie compte autant que { $times } parties sans la correction.

# Content packs.
term-pack-good = { $name } ({ $game }) : les valeurs respectent les règles. { $n ->
    [0] Ce sont celles de la boîte intégrée.
    [one] { $n } différence avec la boîte intégrée.
   *[other] { $n } différences avec la boîte intégrée.
}
term-pack-hash = Empreinte : { $hash }
term-pack-same = Il se joue exactement comme la boîte intégrée.
term-pack-kept = Enregistré, pour que les parties jouées avec puissent être rejouées : { $path }
term-pack-written = Écrit : { $path }
term-pack-several = Il y a plusieurs paquets pour { $game } ici. Nommez-en un : { $names }
term-pack-none = Il n’y a pas de paquet pour { $game } ici.
