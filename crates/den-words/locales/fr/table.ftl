# The table, records and options: what all games share.

den-no-turn = Ce n’est pas votre tour. C’est à { $turn } de jouer.
den-no-deal-turn = Rien n’est distribué maintenant. C’est à { $turn } de jouer.
den-no-dealer = Les cartes doivent d’abord être distribuées.
den-no-over = La partie est finie.
den-no-played = Rien n’a encore été joué.
den-no-dealt-since = Des cartes ont été distribuées depuis.
den-no-played-since = { $seat ->
    [Vous] Vous avez
   *[other] { $seat } a
} joué depuis.
den-no-shown = Ce coup a révélé une information cachée.
den-no-clock = Dans une partie à la pendule, on ne peut pas annuler un coup qui a terminé votre tour.
den-no-stale = La partie a changé depuis que vous avez choisi ce coup. Regardez le plateau et réessayez.
den-no-name = Un nom doit avoir au moins un caractère.
den-no-name-long = Un nom peut avoir au plus { $n } caractères.
den-no-chat = Écrivez d’abord quelque chose.
den-no-chat-long = Un message peut avoir au plus { $n } caractères.
den-no-move-long = Un coup peut avoir au plus { $n } caractères.
den-no-message-long = Un message peut avoir au plus { $n } octets.
den-no-seat = Cette place n’existe pas.
den-no-player = Il n’y a pas de joueur à cette place.
den-no-resigned = Vous avez abandonné.
den-no-bot-already = Un bot joue déjà pour vous.
den-no-away = Un bot joue pour vous. Revenez d’abord à la table.
den-no-there = Vous êtes déjà là.
den-no-bot = Ce n’est pas au tour d’un bot.
den-no-sit = Vous êtes déjà à cette table.
den-no-begun = La partie a commencé, toutes les places sont prises.
den-no-waiting = La partie commence quand toutes les places sont prises.
den-no-free = Aucune des places libres ne vous est accessible.
den-no-take = La place { $n } ne peut pas être prise ainsi.
den-no-empty = La place { $n } n’est pas libre.
den-no-close = Une partie commencée ne peut pas être fermée. Abandonnez ou quittez la table.
den-no-not-over = La partie n’est pas encore finie.
den-no-rematch = Une revanche demande une nouvelle table.
den-no-rematch-is = La revanche est à la table { $id }.
den-no-rematch-who = Seuls les joueurs de cette partie peuvent proposer une revanche.
den-no-import = Un enregistrement ne se charge que sur une nouvelle table avec le même nombre de places.
den-no-change = Cela ne changerait rien.
den-no-watcher = Seuls les joueurs de cette table peuvent le faire.
den-no-eyes = Le point de vue des autres n’est disponible qu’après la partie.
den-no-too-long = Ce message est trop long.
den-no-text = Les messages doivent être du texte.
den-log-undo = { $seat ->
    [Vous] Vous annulez
   *[other] { $seat } annule
} un coup.
den-log-resigns = { $seat ->
    [Vous] Vous abandonnez
   *[other] { $seat } abandonne
}.
den-log-leaves = { $seat ->
    [Vous] Vous quittez
   *[other] { $seat } quitte
} la table ; un bot prend le relais.
den-log-late = { $seat ->
    [Vous] Votre temps est écoulé
   *[other] { $seat } n’a plus de temps
} ; un bot prend le relais.
den-log-back = { $seat ->
    [Vous] Vous êtes
   *[other] { $seat } est
} de retour.
den-log-free = { $name } quitte la table avant le début.
den-log-bot = { $seat }, un bot, rejoint la table.
den-log-sits = { $name } rejoint la table.
den-log-renamed = { $old } s’appelle maintenant { $name }.
den-log-seats-drawn = Les places ont été tirées au sort.
den-log-closed = La partie a été fermée.
den-log-rematch = La revanche commence.
den-record-line = Ligne { $line } : { $what }
den-record-long = Un enregistrement peut avoir au plus { $most } octets ; celui-ci en a { $n }.
den-record-title = Un enregistrement commence par `{ $title }`, pas par `{ $text }`.
den-record-empty = L’enregistrement est vide. Il doit commencer par `{ $title }`.
den-record-expected = Le coup { $n } ou `end` était attendu, pas `{ $text }`.
den-record-end = `end { $text }` ne correspond pas au nombre de coups qui précèdent ({ $n }).
den-record-after = Rien ne doit suivre la ligne `end`.
den-record-order = Le coup { $n } est à la place du coup { $due } : des lignes manquent ou sont en désordre.
den-record-incomplete = Le coup { $n } est incomplet : il faut une place (ou * pour le hasard) et un coup.
den-record-name = Écrivez `name SEAT NAME`.
den-record-head = `{ $word }` ne fait pas partie de l’en-tête d’un enregistrement.
den-record-missing = L’en-tête n’a pas de ligne `{ $word }`.
den-record-twice = `{ $word }` figure deux fois.
den-record-other = C’est un enregistrement du jeu « { $a } », pas du jeu « { $b } ».
den-allowed-fewer = moins de cartes écartées
den-no-name-taken = Ce nom est déjà pris. Choisissez-en un autre dans les réglages.
den-no-position = La position enregistrée est endommagée.
den-with-rule = { $what } ({ $rule })
den-refusal = { $at } : { $why }
den-refusal-allowed = { $at } : { $why } Permis : { $allowed }.
den-bad-text = « { $text } » n’est pas valide : { $expected }
den-bad-seat = une place est un nombre de 1 à { $n }
den-bad-eye = un point de vue est `public` ou un numéro de place
den-bad-seed = une graine a 64 chiffres hexadécimaux
den-bad-commitment = une empreinte a 64 chiffres hexadécimaux
den-no-seats = { $n ->
    [one] Ce jeu ne se joue pas seul.
   *[other] Ce jeu ne se joue pas à { $n } joueurs.
}
den-no-game = Il n’y a pas de jeu « { $game } ».
den-option-unknown = Cette option n’existe pas.
den-option-no-preset = Ce n’est ni un préréglage ni une paire comme key=value.
den-option-not-allowed = « { $word } » n’est pas permis ici.
den-option-twice = « { $word } » figure deux fois.
den-option-missing = Il manque « { $word } ».
den-option-too-many = Trop de noms : { $n }.
den-allowed-words = { $words }
den-allowed-only = seulement { $n }
den-allowed-range = de { $least } à { $most }
den-allowed-range-or = de { $least } à { $most }, ou { $words }
den-allowed-subset = none, ou une liste parmi { $words }
den-allowed-order = les lettres { $letters } dans n’importe quel ordre, chacune une fois
den-allowed-names = { $words }, ou { $n ->
    [one] un nom
   *[other] jusqu’à { $n } noms joints par +
}
den-allowed-presets = les préréglages { $words }
den-allowed-options = les options { $words }
den-content-no-file = Ce fichier de contenu n’existe pas.
den-content-parser = Ce n’est pas valide : { $what }.
den-content-unknown-value = Cette partie n’a pas de valeur « { $word } ».
den-content-value = { $part } ({ $key })
den-sheet-seat = { $seat }
den-record-cut = L’enregistrement est coupé après le coup { $n } : il manque la ligne `end { $n }`.
den-record-number = `{ $word }` doit être un nombre de { $least } à { $most }.
den-record-no-seat = Une table de { $seats } joueurs n’a pas de place { $n }.
den-record-other-seed = Ce n’est pas la graine annoncée : son SHA-256 est différent.
den-record-version = L’enregistrement a été fait avec la version { $old } des règles ; celle-ci est la version { $new }.
den-record-content = L’enregistrement a été fait avec une autre boîte (empreinte { $old }, ici { $new }). Rejouez-le avec son paquet de contenu : `--content FICHIER`.
den-record-no-seed = L’enregistrement ne révèle pas sa graine : la donne ne peut pas encore être vérifiée.
den-record-no-commitment = L’enregistrement n’a pas d’empreinte : sa graine ne prouve donc rien.
den-record-dealt = Le coup { $n } a distribué `{ $dealt }`, mais la graine donne `{ $due }`.
den-no-chat-full = Vous avez envoyé { $n } messages à cette table : c’est la limite.
den-no-journal-full = Cette partie a atteint sa limite de { $n } entrées. Vous ne pouvez plus que jouer, revenir ou abandonner.
den-no-json = Ce n’est pas du JSON (ligne { $line }, colonne { $column }).
den-no-json-cut = Le message s’arrête trop tôt (ligne { $line }, colonne { $column }).
den-no-protocol = C’est du JSON, mais pas un message valide (ligne { $line }, colonne { $column }).
den-no-return-yet = Votre temps s’est écoulé pendant ce tour. Le bot termine le tour ; revenez ensuite.
den-no-rematch-agreed = Vous avez déjà accepté la revanche. Les autres doivent encore accepter.
den-no-rematch-declined = { $seat ->
    [Vous] Vous avez
   *[other] { $seat } a
} refusé la revanche.
den-no-rematch-yet = Il n’y a pas encore de revanche.
den-no-clock-times = Ces réglages de pendule ne sont pas permis.
den-allowed-times = d’une seconde à un an
den-no-too-many = Trop de messages. Attendez un instant.
den-no-busy = La table est occupée. Réessayez.
den-no-stored = La sauvegarde a échoué, donc rien n’a changé. Réessayez.
den-log-rematch-offered = { $seat ->
    [Vous] Vous proposez
   *[other] { $seat } propose
} une revanche.
den-log-rematch-accepted = { $seat ->
    [Vous] Vous acceptez
   *[other] { $seat } accepte
} la revanche.
den-log-rematch-declined = { $seat ->
    [Vous] Vous refusez
   *[other] { $seat } refuse
} la revanche.
den-bye-restart = Le serveur redémarre. Reconnectez-vous dans un instant.
den-bye-slow = Votre connexion était trop lente. Reconnectez-vous.
den-bye-too-many = Trop de messages.
den-bye-full = Il y a trop de monde à cette table.
den-bye-unavailable = La table est inaccessible pour le moment. Réessayez plus tard.
den-journal-due = l’entrée { $n } était attendue : un changement manque ou n’est pas à sa place
den-journal-seat = il n’y a pas de place { $n } à cette table
den-journal-other = la décision a été prise à une autre table
den-bad-match-id = l’identifiant d’une partie a de 1 à { $n } lettres a–z ou chiffres
den-bad-player-id = l’identifiant d’un joueur a de 1 à { $n } lettres a–z ou chiffres
den-bad-entry = ce n’est pas une entrée de journal
den-no-such-bot = Il n’y a pas de bot « { $bot } ».
den-no-chat-forbidden = L’hôte a désactivé la discussion à cette table.
den-no-removed = L’hôte vous a exclu de cette table.
den-log-deleted-sits = Un joueur supprimé rejoint la table.
den-log-removed = L’hôte exclut { $name } de la table.
den-log-chat-forbidden = L’hôte désactive la discussion.
den-log-chat-allowed = L’hôte active la discussion.
den-log-spectators-forbidden = L’hôte n’admet plus de spectateurs.
den-log-spectators-allowed = L’hôte admet des spectateurs.
den-bye-no-spectators = L’hôte n’admet pas de spectateurs à cette table.
den-deleted-player = Joueur supprimé
den-guest-mark = invité
den-aid = Aide de jeu
den-aid-left = { $left } sur { $all }

# A series of games, and who sits where.
series-stands = Série de { $games }, après la partie { $played } : { $wins }.
series-over = La série de { $games } est décidée après { $played ->
    [one] { $played } partie
   *[other] { $played } parties
} : { $wins }.
series-label = Série
series-one = Une seule partie
series-best = Au meilleur des { $n } parties
series-seats = Places
series-seats-listed = Dans cet ordre
series-seats-drawn = Tirées au sort
series-seats-rotate = Une place plus loin après chaque partie
series-seats-random = Tirées au sort avant chaque partie
series-seats-stay = Chacun garde sa place
series-game = Partie { $n } sur { $games }
series-next = Partie suivante
