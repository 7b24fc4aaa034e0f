# The page.

skip = Aller au contenu
nav = Pages
nav-mine = Mes parties
nav-turns = { $n ->
    [one] à vous de jouer dans { $n } partie
   *[other] à vous de jouer dans { $n } parties
}
nav-tables = Tables
nav-about = À propos
settings = Réglages
set-lang = Langue
set-theme = Thème
set-theme-system = Comme le système
set-theme-light = Clair
set-theme-dark = Sombre
set-name = Votre nom
set-pace = Vitesse des bots
set-pace-fast = Immédiate
set-pace-usual = Normale
set-pace-slow = Lente
set-sound = Jouer un son quand c’est mon tour
set-notify = M’avertir quand c’est mon tour
set-notify-no = Ce navigateur bloque les notifications de cette page. Vous pouvez les autoriser dans ses réglages.
close = Fermer
you = Vous
player-n = Joueur { $n }
seat-n = Place { $n }
lobby-title = Bienvenue dans la tanière
lobby-lead = Quatre jeux de loups : contre des bots, à plusieurs sur un même appareil ou en ligne avec des amis.
lobby-resume = Continuer à jouer
lobby-load = Charger un enregistrement
lobby-about = À propos de ces jeux
lobby-account = Votre compte
players-exactly = { $n } joueurs
players-range = { $least }–{ $most } joueurs
minutes = { $least }–{ $most } minutes
play-now = Jouer maintenant
learn = Apprendre en jouant
more-ways = Options
rules = Règles
setup-company = Qui joue ?
setup-bots = Contre des bots
setup-screen = Sur un même appareil
setup-friends = Avec des amis
setup-bots-help = Des bots prennent les autres places. Fonctionne hors ligne.
setup-screen-help = Faites passer l’appareil. Quand les mains sont secrètes, l’écran est masqué entre les tours.
setup-friends-help = Vous obtenez un lien à partager. Toute personne qui l’ouvre peut prendre place.
setup-seats = Combien de joueurs ?
setup-level = Quel niveau ?
setup-levels-merged = Ce jeu n’a que { $n } niveaux, car la chance y joue un plus grand rôle.
setup-names = Noms
setup-preset = Quelle variante ?
setup-more = Toutes les options
setup-begin = Commencer
setup-invite = Créer une table et obtenir le lien
bot-pup = Louveteau
bot-pup-help = Voit le coup suivant et l’évalue souvent mal. Pour une première partie.
bot-yearling = Jeune loup
bot-yearling-help = Connaît les règles, mais pas encore la valeur d’un coup.
bot-scout = Éclaireur
bot-scout-help = Voit les occasions immédiates, mais se laisse facilement distraire.
bot-tracker = Pisteur
bot-tracker-help = Suit un plan, mais parfois le mauvais.
bot-hunter = Chasseur
bot-hunter-help = Laisse rarement passer une occasion.
bot-veteran = Vétéran
bot-veteran-help = A presque tout vu et se trompe rarement sur un coup.
bot-beta = Bêta
bot-beta-help = Second de la meute : peu d’erreurs, et toutes petites.
bot-alpha = Alpha
bot-alpha-help = Joue le meilleur coup qu’il trouve et réfléchit plus longtemps aux décisions difficiles.
bot-style-aggressive = Aime attaquer : domine et prend des régions.
bot-style-builder = Aime construire : d’abord tanières, antres et pistes.
bot-style-cautious = Joue la prudence : protège ses loups et ses tanières.
bot-companion = Compagnon
bot-companion-help = Joue à peu près aussi bien que vous : il apprend votre niveau d’après vos coups.
bot-random = Hasard
bot-greedy = Glouton
bot-pimc = PIMC
bot-ismcts = ISMCTS
mine-none = Aucune partie pour l’instant. Chaque partie commencée est enregistrée dans ce navigateur après chaque coup.
mine-new = Commencer une partie
mine-running = { $steps ->
    [one] en cours, { $steps } coup
   *[other] en cours, { $steps } coups
}
mine-over = { $steps ->
    [one] terminée après { $steps } coup
   *[other] terminée après { $steps } coups
}
mine-forget = Supprimer
mine-your-turn = À vous de jouer
mine-others-turn = En attente des autres
mine-finished = Terminées
mine-online = En ligne
online-host = Hôte : { $name }
load-title = Charger un enregistrement
load-lead = Collez un enregistrement ou ouvrez un fichier. Vous pouvez le revoir de chaque place et reprendre à n’importe quel coup.
load-label = Enregistrement
load-open = Ouvrir
load-file = Choisir un fichier
storage-full = Ce navigateur n’a plus d’espace libre : la partie continue, mais n’est pas enregistrée. Supprimez d’anciennes parties dans « Mes parties ».
lost-title = La piste s’arrête ici
lost-page = Il n’y a pas de page « { $path } ».
lost-game = Il n’y a pas de jeu « { $game } ».
lost-match = Ce navigateur n’a pas cette partie. Elle a peut-être été supprimée ou commencée dans un autre navigateur.
lost-broken = La partie enregistrée est endommagée et ne peut pas être ouverte.
lost-old-title = Cette partie a été jouée avec d’autres règles
lost-old = Cette partie ne peut pas être ouverte : { $why } Elle n’a pas été supprimée et reste dans « Mes parties ».
lost-home = Retour aux jeux
rules-away = Les règles n’ont pas pu être chargées. Connectez-vous une fois et elles seront enregistrées pour être lues hors ligne.
rules-house = Règles de la table
about-title = À propos de Wolfden
about-what = Wolfden est une table pour quatre jeux de loups, avec toutes les règles, variantes et nombres de joueurs des livrets. Les dessins et les textes sont les nôtres. Les règles sont les mêmes ici et sur le serveur.
about-reconstructed = Ce que nous avons reconstitué
about-reconstructed-lead = Là où nous ne connaissons pas la valeur imprimée, nous en avons choisi une qui fonctionne bien. Ces éléments sont de nous, pas de l’éditeur. Si vous avez la boîte, vous pouvez les remplacer.
about-rules = Règles numérotées, avec une marque là où elles diffèrent du livret
about-fair = Équité vérifiable
about-fair-text = Tout est distribué à partir d’un nombre secret. Son empreinte est publiée avant la partie, le nombre lui-même après ; « Vérifier la donne » contrôle chaque carte.
about-private = Vos données
about-private-text = Les parties jouées ici et vos réglages restent dans ce navigateur ; les parties en ligne sont gardées sur le serveur. Aucun traceur, et rien n’est chargé depuis d’autres sites.
title-your-turn = ● À vous : { $game }
status-you = À vous de jouer
status-other = À { $name } de jouer
status-thinking = { $name } réfléchit…
status-won = { $n ->
    [one] { $names ->
        [Vous] Vous gagnez
       *[other] { $names } gagne
    }
   *[other] { $names } gagnent
}{ $score ->
    [none] {""}
   *[other] {" "}{ $score }
}
status-won-team = Les { $team } gagnent{ $score ->
    [none] {""}
   *[other] {" "}{ $score }
} : { $names }
status-shared = Égalité : { $names }
ended-tie = au départage
ended-tie-team = en cas d’égalité, les { $team } gagnent
ended-won = Vous avez gagné !
status-replay = Relecture
undo = Annuler le coup
hint = Conseil
clear-selection = Annuler
choices-then = { $what } : { $next ->
    [land] choisissez un territoire.
    [cell] choisissez une case de votre tableau.
    [hex] choisissez une case de la carte.
    [terrain] choisissez un terrain.
   *[other] choisissez la suite.
}
choices-piece = Choisissez quel loup se déplace.
choices-way = Choisissez où va ce loup. Chaque case indique combien de tuiles elle coûte.
choices = Vos coups
zoom = Zoom
zoom-in = Agrandir
zoom-out = Réduire
cover = Passez l’appareil à { $name }.
cover-show = Voir ma main
hint-thinking = Alpha réfléchit…
hint-best = Alpha propose : { $what } (chances de gagner : { $percent } %)
hint-only = Votre seul coup : { $what }
hint-other = { $what } : { $percent } %
hint-others = Autres coups envisagés :
hint-why = { $n ->
    [one] D’après { $n } partie simulée, avec seulement ce que vous pouvez voir.
   *[other] D’après { $n } parties simulées, avec seulement ce que vous pouvez voir.
}
rematch = Rejouer
replay = Revoir
share = Copier l’enregistrement
panels = Panneaux
panel-log = Journal
panel-sheet = Points
panel-players = Joueurs
panel-replay = Relecture
panel-chat = Chat
sheet-line = Points pour
sheet-total = Total
player-decides = doit jouer
player-show = Montrer
replay-step = Coup { $n } sur { $of }
replay-back = Coup précédent
replay-on = Coup suivant
replay-now = Revenir à la partie
replay-branch = Et si… ? Jouer à partir d’ici
replay-eye = Vu par
eye-public = Tous
record-copy = Copier l’enregistrement
record-copied = Copié
record-save = Enregistrer dans un fichier
verify = Vérifier la donne
verify-good = { $n ->
    [one] Vérifié : la donne correspond à la graine.
   *[other] Vérifié : les { $n } donnes correspondent à la graine.
}
verify-bad = Non vérifié : { $why }
learn-step = Leçon { $n } sur { $of }
learn-next = Suivant
learn-do = Essayez sur le plateau.
learn-other = Ce n’est pas le coup proposé, mais il est permis lui aussi. La leçon continue.
learn-stop = Quitter la leçon
guest = Invité
setup-open = Afficher la table dans la liste publique
online-connecting = Connexion…
online-lost = Connexion perdue. Reconnexion…
online-ended = La connexion a été fermée : { $why }
online-record-later = L’enregistrement sera disponible après la fin de la partie.
online-waiting = En attente de joueurs
online-there = est là
online-link = Lien d’invitation
online-link-help = Envoyez ce lien à toutes les personnes que vous invitez. Chacune prend une place libre.
online-free = libre
online-hints = Conseils permis
online-no-hints = Sans conseils
online-join = Rejoindre
online-copy = Copier le lien
online-fill = Ajouter un bot
online-sit = S’asseoir ici
online-return = Je suis de retour
online-resign = Abandonner
online-resign-sure = Abandonner cette partie ?
online-seats = { $open ->
    [one] { $open } place libre sur { $of }
   *[other] { $open } places libres sur { $of }
}
online-phase-waiting = en attente
online-phase-playing = en cours
online-phase-over = terminée
online-open = Tables ouvertes
online-open-none = Aucune table ouverte. Pour en créer une, choisissez un jeu, puis « Avec des amis ».
online-mine = Mes parties sur ce serveur
online-mine-none = Aucune pour l’instant.
away-left = absent ; un bot joue
away-late = temps écoulé ; un bot joue
away-resigned = a abandonné
chat-say = Message
chat-send = Envoyer
problem-away = Le serveur ne répond pas. Vous pouvez toujours jouer contre des bots ou sur un même appareil.
problem-not-found = Cette table n’existe pas. Le lien est peut-être erroné, ou la table a été fermée.
problem-seat-taken = Toutes les places sont prises, ou l’invitation a déjà servi. Vous pouvez toujours regarder.
problem-too-much = Trop de requêtes. Attendez un instant et réessayez.
problem-invite = Cette invitation n’est pas valable. Demandez un nouveau lien.
problem-unknown = Le serveur ne vous reconnaît plus. Rechargez la page pour continuer comme nouvel invité.
problem-unavailable = Le serveur ne peut pas le faire maintenant. Rien n’est perdu ; réessayez.
lobby-doors = Plus
lobby-friends = Inviter des amis
lobby-watch = Regarder
lobby-mine-help = Continuer une partie inachevée
lobby-open-help = Rejoindre une table où il reste une place
lobby-watch-help = Regarder les parties en cours
lobby-load-help = Revoir une partie ou la reprendre à n’importe quel coup
tables-running = Parties en cours
tables-running-none = Aucune partie en cours.
watching = Vous regardez
imagined = Et si… ? Les cartes que vous ne voyez pas sont devinées.
imagined-record = Un « et si » tiré d’une partie en cours n’a pas d’enregistrement, car les cartes cachées sont devinées.
clock = Pendule
clock-none = Sans pendule
clock-live = Minutes par partie
clock-days = Jours par tour
clock-none-help = Pas de limite de temps.
clock-live-help = Chaque joueur a un temps total pour la partie. Une fois ce temps écoulé, un bot joue à sa place jusqu’à son retour.
clock-days-help = Un tour peut durer des jours. Vous pouvez fermer la page entre-temps.
clock-live-value = { $main } min + { $plus } s par tour
clock-days-value = { $n ->
    [one] { $n } jour par tour
   *[other] { $n } jours par tour
}
problem-invite-used = Cette invitation a déjà servi, ou le lien est incomplet. Demandez-en une autre ou regardez la partie.
problem-watch = Regarder la partie
extra-loading = Chargement…
extra-failed = Cette partie de la page n’a pas pu être chargée. Vérifiez la connexion et réessayez.
problem-again = Réessayer
full-title = Stockage plein
full-text = Ce navigateur n’a plus d’espace pour une autre partie. Supprimez-en d’anciennes dans « Mes parties ». Rien n’a été perdu.
rematch-offered = { $name } voudrait une revanche.
rematch-waiting = En attente de l’accord des autres joueurs…
rematch-declined = { $name } a refusé la revanche.
rematch-accept = Accepter
rematch-decline = Refuser
skip-story = Passer
skip-key = Cliquez n’importe où ou appuyez sur Espace
missed = Que s’est-il passé depuis ?
confirm-yes = Oui, jouer
confirm-no = Non, choisir autre chose
set-confirm = Confirmer chaque coup
set-coach = Entraîneur
set-coach-off = Désactivé
set-coach-from = Avertit si un coup coûte { $percent } % ou plus
set-sounds = Sons à la table
undo-tip = Annuler votre dernier coup (U)
hint-tip = Demander à Alpha ce qu’il jouerait (H)
online-remove = Retirer
online-manage = Bloquer, signaler, réglages de la table
hint-play = Jouer ce coup
mine-deleted = Partie supprimée : { $game }.
mine-undelete = Annuler
assisted = Partie assistée : des coups ont été annulés
ended-stronger = Jouer contre { $bot }
what-if = Et si… ? Ceci est une copie ; la partie d’origine ne change pas.
what-if-start = Laisser jouer les bots
what-if-back = Retour à la partie
log-jump = Voir le coup { $n }
log-details = Afficher les détails
replay-play = Lire à partir d’ici
replay-pause = Pause
setup-hints = Autoriser les conseils
online-leave = Quitter la table
online-close = Fermer la table
online-copied = Copié
online-qr = Code QR
join-title = Invitation : { $game }
join-players = Joueurs
join-players-value = { $here } ({ $n } sur { $of })
join-options = Options
join-hints = Conseils
join-hints-yes = autorisés
join-hints-no = désactivés
join-name = Votre nom
join-sit = Prendre place
chat-players-only = Seuls les joueurs de la table peuvent écrire.
chat-unread = { $n ->
    [one] { $n } message non lu
   *[other] { $n } messages non lus
}
hint-off = Cette table a été créée sans conseils.
hint-turn = Les conseils sont disponibles pendant votre tour.
hint-none = Alpha ne peut pas répondre pour le moment. Redemandez un conseil.
undo-none = Vous n’avez encore aucun coup à annuler.
undo-final = Votre dernier coup ne peut plus être annulé : votre tour est terminé, ou il a révélé quelque chose.
undo-replay = Revenez d’abord à la position actuelle : un coup antérieur est affiché.
ended-won-resigned = Vous gagnez : l’autre camp a abandonné.
ended-resigned = Victoire par abandon : { $names }
age-now = à l’instant
age-minutes = il y a { $n } min
age-hours = il y a { $n } h
age-days = { $n ->
    [one] il y a { $n } jour
   *[other] il y a { $n } jours
}
