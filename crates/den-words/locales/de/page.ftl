# The page.

skip = Zum Inhalt
nav = Seiten
nav-mine = Meine Partien
nav-tables = Tische
nav-about = Über
settings = Einstellungen
set-lang = Sprache
set-theme = Farben
set-theme-system = Wie das System
set-theme-light = Hell
set-theme-dark = Dunkel
set-name = Dein Name
set-pace = Bots spielen
set-pace-fast = sofort
set-pace-usual = normal
set-pace-slow = langsam
set-sound = Ein Ton, wenn ich dran bin
set-notify = Benachrichtige mich, wenn ich dran bin
set-notify-no = Dieser Browser erlaubt hier keine Benachrichtigungen. In seinen Einstellungen für diese Seite lässt sich das ändern.
close = Schließen
you = Du
player-n = Spieler { $n }
seat-n = Platz { $n }
lobby-title = Komm in den Bau
lobby-lead = Vier Wolfsspiele. Allein gegen kluge Gegner, gemeinsam an einem Bildschirm oder mit Freunden in der Ferne.
lobby-resume = Weiterspielen
lobby-load = Partie laden
lobby-about = Über diese Spiele
players-exactly = { $n } Personen
players-range = { $least }–{ $most } Personen
minutes = { $least }–{ $most } Minuten
play-now = Jetzt spielen
learn = Spielend lernen
more-ways = Mehr Möglichkeiten
rules = Regeln
setup-company = Wer spielt?
setup-bots = Gegen Bots
setup-screen = An einem Bildschirm
setup-friends = Mit Freunden
setup-bots-help = Du setzt dich, Bots nehmen die übrigen Plätze. Geht auch ohne Verbindung.
setup-screen-help = Gebt das Gerät reihum weiter. Wo Handkarten geheim sind, wird es zwischen den Zügen verdeckt.
setup-friends-help = Du bekommst einen Link zum Verschicken. Wer ihn öffnet, nimmt Platz.
setup-seats = Zu wievielt?
setup-level = Wie stark?
setup-names = Namen
setup-preset = Welches Spiel?
setup-more = Alle Optionen
setup-begin = Los
setup-invite = Tisch eröffnen und Link holen
bot-pup = Welpe
bot-pup-help = Ein sanfter Einstieg: spielt meist einfach irgendetwas.
bot-yearling = Jährling
bot-yearling-help = Spielt etwa jedes zweite Mal, was im Augenblick am besten aussieht, sonst irgendetwas.
bot-hunter = Jäger
bot-hunter-help = Denkt ein wenig voraus, spielt aber jedes vierte Mal irgendetwas.
bot-alpha = Alpha
bot-alpha-help = Denkt bei jedem Zug voraus, höchstens zwei Sekunden lang.
bot-random = Zufall
bot-greedy = Gierig
bot-pimc = PIMC
bot-ismcts = ISMCTS
mine-none = Hier liegt noch nichts. Jede Partie, die du beginnst, wird nach jedem Schritt in diesem Browser gespeichert.
mine-new = Eine Partie beginnen
mine-running = { $steps ->
    [one] läuft, ein Schritt
   *[other] läuft, { $steps } Schritte
}
mine-over = { $steps ->
    [one] zu Ende nach einem Schritt
   *[other] zu Ende nach { $steps } Schritten
}
mine-forget = Löschen
load-title = Partie laden
load-lead = Füge den Text einer Aufzeichnung ein oder öffne eine Datei. Sie lässt sich von jedem Platz aus ansehen und von jedem Schritt an weiterspielen.
load-label = Die Aufzeichnung
load-open = Öffnen
load-file = Datei wählen
storage-full = Dieser Browser hat keinen Platz mehr (oder speichert nichts): Die Partie geht weiter, bleibt aber nicht erhalten. Lösche alte Partien unter „Meine Partien“.
lost-title = Hier endet die Fährte
lost-page = Es gibt keine Seite „{ $path }“.
lost-game = Es gibt kein Spiel „{ $game }“.
lost-match = Diese Partie ist in diesem Browser nicht gespeichert. Vielleicht wurde sie gelöscht oder in einem anderen Browser begonnen.
lost-broken = Was dieser Browser von der Partie gespeichert hat, ist beschädigt und nicht lesbar.
lost-old-title = Eine Partie nach anderen Regeln
lost-old = Diese Partie lässt sich hier nicht fortsetzen: { $why } Gelöscht wurde nichts: Sie bleibt unter „Meine Partien“.
lost-home = Zu den Spielen
rules-away = Die Regeln konnten nicht geladen werden. Sie gehören zur Seite: Sobald du einmal verbunden warst, bleiben sie gespeichert.
rules-house = Regeln des Tisches
about-title = Über Wolfden
about-what = Wolfden ist ein Tisch für vier Wolfsspiele, mit allen Regeln, Varianten und Spielerzahlen ihrer Anleitungen. Zeichnungen und Texte sind unsere eigenen. Hier gelten dieselben Regeln wie auf dem Server.
about-reconstructed = Was rekonstruiert ist
about-reconstructed-lead = Wo ein gedruckter Wert hier nicht bekannt ist, haben wir einen gewählt, der sich gut spielt. Diese Teile sind von uns, nicht vom Verlag; wer die Schachtel besitzt, kann sie ersetzen.
about-rules = Die nummerierten Regeln, mit einem Zeichen an allem, was nicht aus der Anleitung stammt
about-fair = Nachweislich fair
about-fair-text = Alles wird aus einer geheimen Startzahl ausgeteilt. Ihr Fingerabdruck ist vor der Partie bekannt, die Zahl selbst danach; „Austeilen prüfen“ zieht jede Karte noch einmal.
about-private = Was gespeichert wird
about-private-text = Partien, die du hier spielst, und deine Einstellungen bleiben in diesem Browser; Online-Partien liegen auf dem Server. Es gibt keine Tracker, und nichts wird von anderswo geladen.
title-your-turn = ● Du bist dran: { $game }
status-you = Du bist dran
status-other = { $name } ist am Zug
status-thinking = { $name } überlegt …
status-won = { $n ->
    [one] Gewonnen: { $names }
   *[other] Gemeinsam gewonnen: { $names }
}
status-shared = Gleichstand: { $names }
ended-won = Du gewinnst!
ended-lost = Du hast verloren.
status-replay = Rückschau
undo = Zurücknehmen
hint = Tipp
clear-selection = Auswahl aufheben
choices = Was du tun kannst
zoom = Größe
zoom-in = Größer
zoom-out = Kleiner
cover = Gib den Bildschirm an { $name }.
cover-show = Zeig mir meine Seite
hint-thinking = Alpha überlegt …
hint-best = Alpha würde spielen: { $what } (Siegchance { $percent } %)
hint-others = Auch erwogen:
hint-why = { $n ->
    [one] Aus einer in Gedanken weitergespielten Partie, nur von deinem Platz aus gesehen.
   *[other] Aus { $n } in Gedanken weitergespielten Partien, nur von deinem Platz aus gesehen.
}
rematch = Noch einmal
replay = Rückschau
share = Aufzeichnung kopieren
panels = Neben dem Tisch
panel-log = Verlauf
panel-sheet = Wertung
panel-players = Spieler
panel-replay = Rückschau
panel-chat = Chat
sheet-line = Punkte für
sheet-total = Summe
player-decides = entscheidet gerade
player-show = Zeigen
replay-step = Schritt { $n } von { $of }
replay-back = Ein Schritt zurück
replay-on = Ein Schritt vor
replay-now = Zur Gegenwart
replay-branch = Was wäre, wenn? Von hier weiterspielen
replay-eye = Gesehen von
eye-public = Alle
record-copy = Aufzeichnung kopieren
record-copied = Kopiert
record-save = Als Datei sichern
verify = Austeilen prüfen
verify-good = { $n ->
    [one] Stimmt: Eine Ziehung wurde aus der Startzahl wiederholt und passt.
   *[other] Stimmt: Alle { $n } Ziehungen wurden aus der Startzahl wiederholt und passen.
}
verify-bad = Nicht bestätigt: { $why }
learn-step = Lektion { $n } von { $of }
learn-next = Weiter
learn-do = Probiere es auf dem Tisch.
learn-stop = Lektion beenden
guest = Gast
setup-open = Den Tisch öffentlich anzeigen
online-connecting = Verbinde …
online-lost = Verbindung verloren. Neuer Versuch …
online-ended = Die Verbindung ist beendet: { $why }
online-record-later = Die Aufzeichnung gibt es nach dem Ende der Partie.
online-waiting = Warten auf Mitspieler
online-there = ist da
online-link = Einladung
online-copy = Link kopieren
online-fill = Einen Bot spielen lassen
online-sit = Hier Platz nehmen
online-return = Ich bin zurück
online-resign = Aufgeben
online-resign-sure = Diese Partie aufgeben?
online-seats = { $open ->
    [one] einer von { $of } Plätzen frei
   *[other] { $open } von { $of } Plätzen frei
}
online-phase-waiting = wartet
online-phase-playing = läuft
online-phase-over = zu Ende
online-open = Offene Tische
online-open-none = Kein Tisch ist offen. Eröffne einen: Spiel wählen, dann „Mit Freunden“.
online-mine = Meine Partien auf diesem Server
online-mine-none = Noch keine.
away-left = weg, ein Bot spielt
away-late = Zeit abgelaufen, ein Bot spielt
away-resigned = aufgegeben
chat-say = Sag etwas
chat-send = Senden
problem-away = Hier antwortet kein Server. Partien gegen Bots und an einem Bildschirm gehen auch ohne.
problem-not-found = Diesen Tisch gibt es nicht. Vielleicht ist der Link falsch, oder der Tisch wurde geschlossen.
problem-seat-taken = Alle Plätze sind besetzt, oder die Einladung wurde schon benutzt. Zuschauen geht unter derselben Adresse ohne „join“.
problem-too-much = Zu viel auf einmal. Warte kurz und versuche es noch einmal.
problem-invite = Diese Einladung passt nicht. Bitte um einen neuen Link.
problem-unknown = Der Server kennt dich nicht mehr. Lade die Seite neu; dann bist du ein neuer Gast.
problem-unavailable = Der Server kann das gerade nicht. Nichts ist verloren; versuche es noch einmal.
online-none = Hier antwortet kein Server. Gegen Bots und an einem Bildschirm kannst du spielen.
lobby-doors = Tische und Partien
lobby-friends = Freunde einladen
lobby-watch = Zuschauen
lobby-mine-help = Weiterspielen, was noch nicht zu Ende ist
lobby-open-help = Platz nehmen, wo noch einer frei ist
lobby-watch-help = Laufenden Partien zusehen
lobby-load-help = Eine Partie nachspielen, ab jedem Schritt weiterspielen
tables-running = Laufende Partien zum Zuschauen
tables-running-none = An keinem offenen Tisch läuft eine Partie.
watching = Du schaust zu
imagined = Was wäre, wenn? Was dein Platz nicht sehen kann, ist hier geraten.
imagined-record = Ein Was-wäre-wenn aus einer laufenden Partie hat keine eigene Aufzeichnung: Das Verborgene ist geraten.
clock = Uhr
clock-none = Ohne Uhr
clock-live = Live
clock-days = Fernpartie
clock-none-help = Niemand wird gedrängt.
clock-live-help = Alle haben eine Bedenkzeit für die ganze Partie. Ist deine abgelaufen, spielt ein Bot für dich, bis du zurückkommst.
clock-days-help = Ein Zug darf Tage dauern. Die Seite darf dazwischen geschlossen werden.
clock-live-value = { $main } Minuten und { $plus } Sekunden je Zug
clock-days-value = { $n ->
    [one] ein Tag je Zug
   *[other] { $n } Tage je Zug
}
problem-invite-used = Diese Einladung wurde schon benutzt, oder der Link ist nicht vollständig. Bitte um einen neuen oder schau zu.
problem-watch = Der Partie zuschauen
problem-again = Noch einmal versuchen
full-title = Kein Platz mehr
full-text = Dieser Browser hat keinen Platz für eine weitere Partie. Lösche alte unter „Meine Partien“; es ging nichts verloren.
rematch-offered = { $name } möchte eine Revanche.
rematch-waiting = Warten, bis die anderen die Revanche annehmen …
rematch-declined = { $name } lehnt die Revanche ab.
rematch-accept = Annehmen
rematch-decline = Ablehnen
