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
# The account page at /account.
account-title = Votre compte
account-nobody = Aucune session n’est ouverte.
account-as-guest = Vous jouez comme invité sous le nom { $name }.
account-as-player = Session ouverte sous le nom { $name }.
account-back = Retour aux jeux
account-name = Nom
account-password = Mot de passe
account-new-password = Nouveau mot de passe
account-code = Code
account-login = Se connecter
account-recover = Mot de passe oublié ?
account-recover-do = Choisir un nouveau mot de passe
account-mail-code = M’envoyer un code par e-mail
account-mail-sent = Si l’adresse est correcte, un code est en route. Il est valable une heure.
account-claim = Réserver un nom
account-claim-help = Un nom réservé n’appartient qu’à vous et vous permet de vous connecter partout.
account-change = Changer de mot de passe
account-codes = Nouveaux codes de secours
account-codes-help = Un code de secours permet de choisir un nouveau mot de passe si vous oubliez le vôtre. Les nouveaux codes remplacent les anciens.
account-codes-shown = Notez ces codes de secours. Chacun permet de choisir un nouveau mot de passe une fois. Ils ne seront plus affichés.
account-email = Adresse e-mail
account-email-help = Facultatif : des codes peuvent être envoyés à cette adresse. Laissez le champ vide pour la supprimer.
account-email-set = Envoyer un code à cette adresse
account-email-confirm = Confirmer l’adresse avec le code
account-sessions = Sessions ouvertes
account-browser = Navigateur
account-here = Ce navigateur
account-logout = Se déconnecter
account-logout-everywhere = Se déconnecter partout
account-blocks = Joueurs bloqués et masqués
account-blocked = Bloqué
account-muted = Masqué
account-unblock = Annuler
account-packs = Vos boîtes sur ce serveur
account-packs-help = Une table où l’on joue avec l’une d’elles en garde les valeurs.
account-pack-delete = Supprimer
account-others = Joueurs à cette table
account-others-help = Vous ne partagez jamais une table avec un joueur bloqué. Vous ne voyez pas ce qu’écrit un joueur masqué ou bloqué. Un signalement contient les derniers messages du joueur.
account-block = Bloquer
account-mute = Masquer
account-report = Signaler
account-note = Que s’est-il passé ?
account-reported = Le signalement a été transmis aux responsables de ce serveur.
account-table = Cette table
account-forbid-chat = Désactiver la discussion
account-allow-chat = Activer la discussion
account-forbid-spectators = Refuser les spectateurs
account-allow-spectators = Autoriser les spectateurs
account-close = Fermer la table
account-data = Vos données
account-export = Télécharger tout ce qui est enregistré sur vous
account-delete = Supprimer le compte
account-delete-help = La suppression du compte retire votre nom et vos messages de toutes les parties. Un bot termine vos parties en cours.
account-delete-sure = Oui, supprimer définitivement mon compte
# Mails.
mail-subject = Wolfden : votre code
mail-confirm =
    Bonjour { $name },

    utilisez ce code pour confirmer votre adresse e-mail. Il est valable une heure :

    { $code }

    Si vous n’avez rien demandé, ignorez ce message.
mail-recover =
    Bonjour { $name },

    utilisez ce code pour choisir un nouveau mot de passe. Il ne sert qu’une fois et est valable une heure :

    { $code }

    Si vous n’avez rien demandé, ignorez ce message.
server-no-pack = Ce paquet de contenu n’existe pas.
server-no-review = Il n’y a pas d’analyse de cette partie : ce serveur n’en fait pas, ou il n’y avait rien à décider.
server-too-many-packs = Vous pouvez enregistrer ici { $n } paquets de contenu au plus. Supprimez-en un d’abord.
