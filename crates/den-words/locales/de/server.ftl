# Der Server: was er ablehnt und warum eine Verbindung endet.

server-no-stored-match = In dieser Datenbank gibt es keine Partie „{ $id }“.
server-no-page = Unter dieser Adresse gibt es nichts.
server-wrong-password = Der Name oder das Passwort stimmt nicht.
server-password-short = Ein Passwort hat mindestens { $n } Zeichen.
server-password-long = Ein Passwort hat höchstens { $n } Zeichen.
server-not-host = Das kann nur, wer die Partie angelegt hat.
server-other-site = Seiten anderer Anbieter dürfen das hier nicht.
server-content-type = Sende JSON mit der Kopfzeile „content-type: application/json“.
server-not-json = Das ist kein JSON.
server-other-json = Das ist JSON, aber nicht das, was hierher gehört. Siehe /api/openapi.json.
server-bad-query = Die Abfrage lässt sich nicht lesen. Siehe /api/openapi.json.
server-other-method = Diese Adresse nimmt andere Methoden an. Siehe /api/openapi.json.
server-not-socket = An dieser Adresse lässt sich nur ein WebSocket öffnen.
server-not-confirmed = Die Datenbank hat es nicht bestätigt. Sieh nach, ob es geschehen ist, und versuche es dann noch einmal.
server-bye-too-often = Du hast zu viele Verbindungen zu dieser Partie.
server-bye-players-first = Es gibt zu viele Verbindungen, und wer mitspielt, geht vor.
