# Der Server: was er ablehnt und warum eine Verbindung endet.

server-no-stored-match = In dieser Datenbank gibt es keine Partie „{ $id }“.
server-no-page = Unter dieser Adresse gibt es nichts.
server-wrong-password = Der Name oder das Passwort stimmt nicht.
server-password-short = Ein Passwort braucht mindestens { $n } Zeichen.
server-password-long = Ein Passwort darf höchstens { $n } Zeichen haben.
server-not-host = Das kann nur der Gastgeber der Partie.
server-other-site = Seiten anderer Websites dürfen das nicht.
server-content-type = Sende JSON mit der Kopfzeile „content-type: application/json“.
server-not-json = Das ist kein JSON.
server-other-json = Das ist JSON, aber nicht in der erwarteten Form. Siehe /api/openapi.json.
server-bad-query = Die Abfrage ist ungültig. Siehe /api/openapi.json.
server-other-method = Diese Adresse unterstützt diese Methode nicht. Siehe /api/openapi.json.
server-not-socket = An dieser Adresse lässt sich nur ein WebSocket öffnen.
server-not-confirmed = Die Datenbank hat die Änderung nicht bestätigt. Sieh nach, ob sie erfolgt ist, und versuche es dann noch einmal.
server-bye-too-often = Du hast zu viele Verbindungen zu dieser Partie.
server-bye-players-first = Es gibt zu viele Verbindungen, und Spieler haben Vorrang.
server-name-letters = Ein Name darf nur Buchstaben, Ziffern, Leerzeichen und - ' . _ enthalten und keine unsichtbaren Zeichen.
server-name-scripts = Ein Name muss in einer einzigen Schrift stehen, damit seine Buchstaben nicht mit anderen verwechselt werden.
server-name-of-bot = Diesen Namen könnte man für einen Bot halten. Wähle einen anderen.
server-claimed-already = Dein Name ist schon gesichert. Ändere stattdessen das Passwort oder den Namen.
server-not-claimed = Sichere zuerst einen Namen mit einem Passwort.
server-wrong-code = Der Name oder der Wiederherstellungscode ist falsch, oder der Code wurde schon benutzt.
server-no-session = Diese Sitzung gibt es nicht.
server-bye-logged-out = Du hast dich abgemeldet.
server-banned = Dieses Konto ist gesperrt.
server-not-admin = Das kann nur ein Administrator dieses Servers.
server-too-many-tables = Du hast { $n } Tische, die auf Spieler warten. Schließe zuerst einen.
server-blocked = Du kannst an diesem Tisch nicht sitzen: Jemand dort hat dich blockiert, oder du hast jemanden dort blockiert.
server-no-player = Diesen Spieler gibt es nicht.
server-no-report = Diese Meldung gibt es nicht.
server-not-yourself = Das kannst du nicht mit dir selbst machen.
server-bad-cursor = Diese Listenposition ist ungültig. Lass sie weg, um oben zu beginnen.
server-bad-email = Das ist keine E-Mail-Adresse.
server-no-mail = Dieser Server verschickt keine E-Mails. Benutze einen Wiederherstellungscode.
server-other-host = Diesen Hostnamen verwendet dieser Server nicht.
# The administrators' page and `wolfden admin`.
admin-title = Verwaltung
admin-done = Erledigt.
admin-code = Wiederherstellungscode (einmal verwendbar, sieben Tage gültig): { $code }
admin-players = Spieler
admin-find = Suchen
admin-name = Name
admin-id = Kennung
admin-created = Seit
admin-seen = Zuletzt gesehen
admin-state = Zustand
admin-acts = Aktionen
admin-banned = Gesperrt
admin-admin = Administrator
admin-rename = Umbenennen
admin-ban = Sperren
admin-unban = Sperre aufheben
admin-reset = Wiederherstellungscode
admin-reason = Grund
admin-matches = Partien
admin-match = Partie
admin-close = Ohne Ergebnis schließen
admin-repair = Reparieren
admin-reports = Meldungen
admin-resolve = Abschließen
admin-resolution = Was getan wurde
admin-audit = Prüfprotokoll
admin-when = Wann
admin-who = Wer
admin-what = Was
admin-target = Ziel
admin-detail = Einzelheiten
admin-nothing = Nichts.
# The account page at /account.
account-title = Dein Konto
account-nobody = Du bist nicht angemeldet.
account-as-guest = Du spielst als Gast mit dem Namen { $name }.
account-as-player = Du bist als { $name } angemeldet.
account-back = Zurück zu den Spielen
account-name = Name
account-password = Passwort
account-new-password = Neues Passwort
account-code = Code
account-login = Anmelden
account-recover = Passwort vergessen?
account-recover-do = Neues Passwort festlegen
account-mail-code = Code per E-Mail schicken
account-mail-sent = Wenn die Adresse stimmt, ist ein Code unterwegs. Er gilt eine Stunde.
account-claim = Namen sichern
account-claim-help = Ein gesicherter Name gehört dir allein, und du kannst dich überall damit anmelden.
account-change = Passwort ändern
account-codes = Neue Wiederherstellungscodes
account-codes-help = Mit einem Wiederherstellungscode kannst du ein neues Passwort festlegen, wenn du deines vergisst. Neue Codes ersetzen die alten.
account-codes-shown = Schreib dir diese Wiederherstellungscodes auf. Jeder gilt einmal für ein neues Passwort. Sie werden nicht noch einmal gezeigt.
account-email = E-Mail-Adresse
account-email-help = Freiwillig: An diese Adresse können Codes geschickt werden. Lass das Feld leer, um sie zu entfernen.
account-email-set = Code an diese Adresse schicken
account-email-confirm = Adresse mit dem Code bestätigen
account-sessions = Wo du angemeldet bist
account-browser = Browser
account-here = Dieser Browser
account-logout = Abmelden
account-logout-everywhere = Überall abmelden
account-blocks = Blockierte und stummgeschaltete Spieler
account-blocked = Blockiert
account-muted = Stummgeschaltet
account-unblock = Aufheben
account-packs = Deine Schachteln auf diesem Server
account-packs-help = Ein Tisch, an dem mit einer von ihnen gespielt wird, behält ihre Werte.
account-pack-delete = Löschen
account-others = Spieler an diesem Tisch
account-others-help = Mit blockierten Spielern sitzt du nie an einem Tisch. Was stummgeschaltete oder blockierte Spieler schreiben, siehst du nicht. Eine Meldung enthält die letzten Nachrichten des Spielers.
account-block = Blockieren
account-mute = Stummschalten
account-report = Melden
account-note = Was ist passiert?
account-reported = Die Meldung wurde an die Betreiber dieses Servers gesendet.
account-table = Dieser Tisch
account-forbid-chat = Chat abschalten
account-allow-chat = Chat einschalten
account-forbid-spectators = Keine Zuschauer zulassen
account-allow-spectators = Zuschauer zulassen
account-close = Tisch schließen
account-data = Deine Daten
account-export = Alles herunterladen, was über dich gespeichert ist
account-delete = Konto löschen
account-delete-help = Beim Löschen verschwinden dein Name und deine Nachrichten aus allen Partien. Laufende Partien spielt ein Bot für dich zu Ende.
account-delete-sure = Ja, mein Konto endgültig löschen
# Mails.
mail-subject = Wolfden: dein Code
mail-confirm =
    Hallo { $name },

    bestätige mit diesem Code deine E-Mail-Adresse. Er gilt eine Stunde:

    { $code }

    Wenn du das nicht angefordert hast, ignoriere diese Nachricht.
mail-recover =
    Hallo { $name },

    mit diesem Code kannst du ein neues Passwort festlegen. Er gilt einmal und eine Stunde lang:

    { $code }

    Wenn du das nicht angefordert hast, ignoriere diese Nachricht.
server-no-pack = Dieses Inhaltspaket gibt es nicht.
server-no-review = Zu dieser Partie gibt es keine Auswertung: Dieser Server erstellt keine, oder es gab nichts zu entscheiden.
server-too-many-packs = Du kannst hier höchstens { $n } Inhaltspakete speichern. Lösche zuerst eines.
