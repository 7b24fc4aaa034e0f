# The page.

skip = Aller au contenu
nav = Pages
nav-mine = Mes parties
nav-tables = Tables
nav-about = À propos
settings = Réglages
set-lang = Langue
set-theme = Couleurs
set-theme-system = Comme le système
set-theme-light = Clair
set-theme-dark = Sombre
set-name = Votre nom
set-pace = Les robots jouent
set-pace-fast = aussitôt
set-pace-usual = à un rythme normal
set-pace-slow = lentement
set-sound = Un son quand c’est mon tour
set-notify = M’avertir quand c’est mon tour
set-notify-no = Ce navigateur n’autorise pas les notifications ici. Ses réglages pour cette page permettent de le changer.
close = Fermer
you = Vous
player-n = Joueur { $n }
seat-n = Place { $n }
lobby-title = Entrez dans la tanière
lobby-lead = Quatre jeux de loups. En solo contre des adversaires rusés, ensemble devant un écran, ou avec des amis au loin.
lobby-resume = Reprendre
lobby-load = Charger une partie
lobby-about = À propos de ces jeux
players-exactly = { $n } joueurs
players-range = { $least }–{ $most } joueurs
minutes = { $least }–{ $most } minutes
play-now = Jouer maintenant
learn = Apprendre en jouant
more-ways = Autres façons de jouer
rules = Règles
setup-company = Qui joue ?
setup-bots = Contre des robots
setup-screen = Sur un seul écran
setup-friends = Avec des amis
setup-bots-help = Vous prenez place, des robots occupent les autres places. Fonctionne sans connexion.
setup-screen-help = Faites passer l’appareil. Il est masqué entre les tours quand les mains sont secrètes.
setup-friends-help = Vous obtenez un lien à envoyer. Qui l’ouvre prend place.
setup-seats = À combien ?
setup-level = De quelle force ?
setup-names = Noms
setup-preset = Quelle partie ?
setup-more = Toutes les options
setup-begin = Commencer
setup-invite = Ouvrir une table et obtenir le lien
bot-pup = Louveteau
bot-pup-help = Pour commencer en douceur : joue le plus souvent n’importe quoi.
bot-yearling = Jeune loup
bot-yearling-help = Joue environ une fois sur deux ce qui paraît le mieux sur le moment, sinon n’importe quoi.
bot-hunter = Chasseur
bot-hunter-help = Anticipe un peu, mais joue n’importe quoi une fois sur quatre.
bot-alpha = Alpha
bot-alpha-help = Anticipe à chaque coup, en deux secondes au plus.
bot-random = Hasard
bot-greedy = Glouton
bot-pimc = PIMC
bot-ismcts = ISMCTS
mine-none = Rien n’est encore gardé ici. Chaque partie commencée est enregistrée dans ce navigateur après chaque coup.
mine-new = Commencer une partie
mine-running = { $steps ->
    [one] en cours, { $steps } coup
   *[other] en cours, { $steps } coups
}
mine-over = { $steps ->
    [one] finie après { $steps } coup
   *[other] finie après { $steps } coups
}
mine-forget = Supprimer
load-title = Charger une partie
load-lead = Collez le texte d’un enregistrement ou ouvrez un fichier. On peut revoir la partie de chaque place et la reprendre à partir de n’importe quel coup.
load-label = L’enregistrement
load-open = Ouvrir
load-file = Choisir un fichier
storage-full = Ce navigateur n’a plus de place (ou ne garde rien) : la partie continue, mais elle n’est pas enregistrée. Supprimez d’anciennes parties dans « Mes parties ».
lost-title = La piste s’arrête ici
lost-page = Il n’y a pas de page « { $path } ».
lost-game = Il n’y a pas de jeu « { $game } ».
lost-match = Ce navigateur ne garde pas cette partie. Elle a peut-être été supprimée, ou commencée dans un autre navigateur.
lost-broken = Ce que ce navigateur a gardé de la partie est abîmé et illisible.
lost-old-title = Une partie selon d’autres règles
lost-old = Cette partie ne peut pas être reprise ici : { $why } Rien n’a été supprimé : elle reste dans « Mes parties ».
lost-home = Vers les jeux
rules-away = Les règles n’ont pas pu être chargées. Elles viennent avec la page : une connexion suffit, puis elles restent.
rules-house = Règles de la table
about-title = À propos de Wolfden
about-what = Wolfden est une table pour quatre jeux de loups, avec toutes les règles, variantes et nombres de joueurs de leurs livrets. Les dessins et les textes sont les nôtres. Les règles appliquées ici sont les mêmes que sur le serveur.
about-reconstructed = Ce qui est reconstitué
about-reconstructed-lead = Quand un chiffre imprimé n’est pas connu ici, nous en avons choisi un qui se joue bien. Ces parties sont de nous, non de l’éditeur ; qui possède la boîte peut les remplacer.
about-rules = Les règles numérotées, avec une marque pour tout ce qui ne vient pas du livret
about-fair = Honnête, preuve à l’appui
about-fair-text = Tout est distribué à partir d’un nombre secret. Son empreinte est connue avant la partie, le nombre lui-même après ; « Vérifier la donne » tire chaque carte une seconde fois.
about-private = Ce qui est gardé
about-private-text = Les parties jouées ici et vos réglages restent dans ce navigateur ; les parties en ligne sont gardées sur le serveur. Aucun pistage, et rien n’est chargé d’ailleurs.
title-your-turn = ● À vous : { $game }
status-you = À vous de jouer
status-other = À { $name } de jouer
status-thinking = { $name } réfléchit…
status-won = { $n ->
    [one] Victoire : { $names }
   *[other] Victoire commune : { $names }
}
status-shared = Égalité : { $names }
ended-won = Vous avez gagné !
ended-lost = Vous avez perdu.
status-replay = Relecture
undo = Reprendre le coup
hint = Conseil
clear-selection = Annuler la sélection
choices = Ce que vous pouvez faire
zoom = Taille
zoom-in = Plus grand
zoom-out = Plus petit
cover = Passez l’écran à { $name }.
cover-show = Voir mon côté
hint-thinking = Alpha réfléchit…
hint-best = Alpha jouerait : { $what } (chances de gagner : { $percent } %)
hint-others = Il a aussi pensé à :
hint-why = { $n ->
    [one] D’après { $n } partie simulée, vue de votre place seulement.
   *[other] D’après { $n } parties simulées, vues de votre place seulement.
}
rematch = Rejouer
replay = Revoir
share = Copier l’enregistrement
panels = À côté de la table
panel-log = Journal
panel-sheet = Points
panel-players = Joueurs
panel-replay = Relecture
panel-chat = Parler
sheet-line = Points pour
sheet-total = Total
player-decides = décide maintenant
player-show = Montrer
replay-step = Coup { $n } sur { $of }
replay-back = Un coup en arrière
replay-on = Un coup en avant
replay-now = Au présent
replay-branch = Et si ? Continuer d’ici
replay-eye = Vu par
eye-public = Tous
record-copy = Copier l’enregistrement
record-copied = Copié
record-save = Enregistrer dans un fichier
verify = Vérifier la donne
verify-good = { $n ->
    [one] Exact : { $n } donne a été refaite à partir du nombre secret et concorde.
   *[other] Exact : les { $n } donnes ont été refaites à partir du nombre secret et concordent.
}
verify-bad = Non vérifié : { $why }
learn-step = Leçon { $n } sur { $of }
learn-next = Suivant
learn-do = Essayez sur la table.
learn-stop = Finir la leçon
guest = Invité
setup-open = Afficher la table dans la liste publique
online-connecting = Connexion…
online-lost = La connexion est perdue. Nouvel essai…
online-ended = La connexion a pris fin : { $why }
online-record-later = L’enregistrement sera disponible après la fin de la partie.
online-waiting = En attente de joueurs
online-there = est là
online-link = Invitation
online-copy = Copier le lien
online-fill = Laisser jouer un robot
online-sit = S’asseoir ici
online-return = Je suis de retour
online-resign = Abandonner
online-resign-sure = Abandonner cette partie ?
online-seats = { $open ->
    [one] { $open } place libre sur { $of }
   *[other] { $open } places libres sur { $of }
}
online-phase-waiting = en attente
online-phase-playing = en cours
online-phase-over = finie
online-open = Tables ouvertes
online-open-none = Aucune table n’est ouverte. Ouvrez-en une : choisissez un jeu, puis « Avec des amis ».
online-mine = Mes parties sur ce serveur
online-mine-none = Aucune pour l’instant.
away-left = absent, un robot joue
away-late = temps écoulé, un robot joue
away-resigned = a abandonné
chat-say = Dites quelque chose
chat-send = Envoyer
problem-away = Aucun serveur ne répond ici. Les parties contre des robots et sur un seul écran s’en passent.
problem-not-found = Cette table n’existe pas. Le lien est peut-être erroné, ou la table a été fermée.
problem-seat-taken = Toutes les places sont prises, ou l’invitation a déjà servi. On peut regarder à la même adresse sans « join ».
problem-too-much = Trop à la fois. Attendez un instant et réessayez.
problem-invite = Cette invitation n’est pas valable. Demandez un nouveau lien.
problem-unknown = Le serveur ne vous connaît plus. Rechargez la page ; vous serez alors un nouvel invité.
problem-unavailable = Le serveur ne peut pas le faire maintenant. Rien n’est perdu ; réessayez.
online-none = Aucun serveur ne répond ici. Vous pouvez jouer contre des robots et sur un seul écran.
lobby-doors = Tables et parties
lobby-friends = Inviter des amis
lobby-watch = Regarder
lobby-mine-help = Reprendre ce qui n’est pas fini
lobby-open-help = S’asseoir là où une place est libre
lobby-watch-help = Suivre des parties en cours
lobby-load-help = Revoir une partie, la rejouer depuis n’importe quel coup
tables-running = Parties en cours à regarder
tables-running-none = Aucune partie n’est en cours à une table ouverte.
watching = Vous regardez
imagined = Et si ? Ce que votre place ne peut pas voir est deviné ici.
imagined-record = Une hypothèse tirée d’une partie en cours n’a pas d’enregistrement propre : sa part cachée est devinée.
clock = Pendule
clock-none = Sans pendule
clock-live = En direct
clock-days = Par correspondance
clock-none-help = Rien ne presse.
clock-live-help = Chacun a un temps pour toute la partie. Quand il est épuisé, un robot joue jusqu’au retour du joueur.
clock-days-help = Un tour peut durer des jours. La page peut être fermée entre-temps.
clock-live-value = { $main } minutes, plus { $plus } secondes par tour
clock-days-value = { $n ->
    [one] { $n } jour par tour
   *[other] { $n } jours par tour
}
problem-invite-used = Cette invitation a déjà servi, ou le lien est incomplet. Demandez-en une autre, ou regardez.
problem-watch = Regarder la partie
problem-again = Réessayer
full-title = Plus de place
full-text = Ce navigateur n’a plus de place pour une autre partie. Supprimez-en d’anciennes dans « Mes parties » ; rien n’a été perdu.
rematch-offered = { $name } propose une revanche.
rematch-waiting = En attente de l’accord des autres …
rematch-declined = { $name } refuse la revanche.
rematch-accept = Accepter
rematch-decline = Refuser
