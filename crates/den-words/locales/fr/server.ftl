# Le serveur : ce qu’il refuse, et pourquoi une connexion prend fin.

server-no-stored-match = Il n’y a pas de partie « { $id } » dans cette base de données.
server-no-page = Il n’y a rien à cette adresse.
server-wrong-password = Le nom ou le mot de passe est incorrect.
server-password-short = Un mot de passe compte au moins { $n } caractères.
server-password-long = Un mot de passe compte au plus { $n } caractères.
server-not-host = Seule la personne qui a créé la partie peut le faire.
server-other-site = Les pages d’autres sites ne peuvent pas faire cela ici.
server-content-type = Envoyez du JSON avec l’en-tête « content-type: application/json ».
server-not-json = Ce n’est pas du JSON.
server-other-json = C’est du JSON, mais pas ce qui est attendu ici. Voir /api/openapi.json.
server-bad-query = La requête après le « ? » est illisible. Voir /api/openapi.json.
server-other-method = Cette adresse accepte d’autres méthodes. Voir /api/openapi.json.
server-not-socket = Seul un WebSocket peut être ouvert à cette adresse.
server-not-confirmed = La base de données ne l’a pas confirmé. Vérifiez si c’est fait, puis réessayez.
server-bye-too-often = Vous avez trop de connexions à cette partie.
server-bye-players-first = Il y a trop de connexions, et les joueurs passent d’abord.
