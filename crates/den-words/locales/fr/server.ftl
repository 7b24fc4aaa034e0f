# Le serveur : ce qu’il refuse, et pourquoi une connexion prend fin.

server-no-stored-match = Il n’y a pas de partie « { $id } » dans cette base de données.
server-no-page = Il n’y a rien à cette adresse.
server-wrong-password = Le nom ou le mot de passe est incorrect.
server-password-short = Un mot de passe doit avoir au moins { $n } caractères.
server-password-long = Un mot de passe peut avoir au plus { $n } caractères.
server-not-host = Seul l’hôte de la partie peut le faire.
server-other-site = Les pages d’autres sites n’ont pas le droit de faire cela.
server-content-type = Envoyez du JSON avec l’en-tête « content-type: application/json ».
server-not-json = Ce n’est pas du JSON.
server-other-json = C’est du JSON, mais pas sous la forme attendue. Voir /api/openapi.json.
server-bad-query = Les paramètres de la requête ne sont pas valides. Voir /api/openapi.json.
server-other-method = Cette adresse n’accepte pas cette méthode. Voir /api/openapi.json.
server-not-socket = Seul un WebSocket peut être ouvert à cette adresse.
server-not-confirmed = La base de données n’a pas confirmé le changement. Vérifiez s’il a eu lieu, puis réessayez.
server-bye-too-often = Vous avez trop de connexions à cette partie.
server-bye-players-first = Il y a trop de connexions, et les joueurs sont prioritaires.
server-name-letters = Un nom ne peut contenir que des lettres, des chiffres, des espaces et - ' . _, sans caractères invisibles.
server-name-scripts = Un nom doit utiliser une seule écriture, pour que ses lettres ne puissent pas être confondues avec d’autres.
server-name-of-bot = Ce nom pourrait passer pour celui d’un bot. Choisissez-en un autre.
server-claimed-already = Votre nom est déjà réservé. Changez plutôt le mot de passe ou le nom.
server-not-claimed = Réservez d’abord un nom avec un mot de passe.
server-wrong-code = Le nom ou le code de secours est incorrect, ou le code a déjà servi.
server-no-session = Cette session n’existe pas.
server-bye-logged-out = Déconnexion effectuée.
server-banned = Ce compte est banni.
server-not-admin = Seul un administrateur de ce serveur peut faire cela.
server-too-many-tables = Vous avez { $n } tables qui attendent des joueurs. Fermez-en une d’abord.
server-blocked = Vous ne pouvez pas vous asseoir à cette table : quelqu’un vous y a bloqué, ou vous l’avez bloqué.
server-no-player = Ce joueur n’existe pas.
server-no-report = Ce signalement n’existe pas.
server-not-yourself = Vous ne pouvez pas faire cela à vous-même.
server-bad-cursor = Ce curseur n’est pas valide. Omettez-le pour commencer en haut.
server-bad-email = Ce n’est pas une adresse e-mail.
server-no-mail = Ce serveur n’envoie pas d’e-mails. Utilisez un code de secours.
server-other-host = Ce serveur n’utilise pas ce nom d’hôte.
# The administrators' page and `wolfden admin`.
admin-title = Administration
admin-done = C’est fait.
admin-code = Code de secours (à usage unique, valable sept jours) : { $code }
admin-players = Joueurs
admin-find = Chercher
admin-name = Nom
admin-id = Identifiant
admin-created = Depuis
admin-seen = Dernière visite
admin-state = État
admin-acts = Actions
admin-banned = Banni
admin-admin = Administrateur
admin-rename = Renommer
admin-ban = Bannir
admin-unban = Lever le bannissement
admin-reset = Code de secours
admin-reason = Raison
admin-matches = Parties
admin-match = Partie
admin-close = Fermer sans résultat
admin-repair = Réparer
admin-reports = Signalements
admin-resolve = Clore
admin-resolution = Ce qui a été fait
admin-audit = Journal d’audit
admin-when = Quand
admin-who = Qui
admin-what = Quoi
admin-target = Cible
admin-detail = Détails
admin-nothing = Rien.
# Mails.
mail-subject = Wolfden : votre code
mail-confirm =
    Bonjour { $name },
    utilisez ce code pour confirmer votre adresse e-mail. Il est valable une heure :
    { $code }
    Si vous n’avez rien demandé, ignorez ce message.

    ce code confirme que l’adresse est la vôtre. Il est valable une heure :

    { $code }

    Si vous ne l’avez pas demandé, ne faites rien.
mail-recover =
    Bonjour { $name },
    utilisez ce code pour choisir un nouveau mot de passe. Il ne sert qu’une fois et est valable une heure :
    { $code }
    Si vous n’avez rien demandé, ignorez ce message.

    ce code permet de choisir un nouveau mot de passe. Il est valable une fois, pendant une heure :

    { $code }

    Si vous ne l’avez pas demandé, ne faites rien.
