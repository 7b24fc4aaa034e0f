# The page.

skip = Zum Inhalt
nav = Seiten
nav-mine = Meine Partien
nav-turns = { $n ->
    [one] in einer Partie bist du dran
   *[other] in { $n } Partien bist du dran
}
nav-tables = Tische
nav-about = Info
settings = Einstellungen
set-lang = Sprache
set-theme = Design
set-theme-system = Wie im System
set-theme-light = Hell
set-theme-dark = Dunkel
set-name = Dein Name
set-pace = Tempo der Bots
set-pace-fast = Sofort
set-pace-usual = Normal
set-pace-slow = Langsam
set-sound = Ton abspielen, wenn ich dran bin
set-notify = Benachrichtige mich, wenn ich dran bin
set-notify-no = Dieser Browser blockiert Benachrichtigungen für diese Seite. Du kannst sie in seinen Einstellungen erlauben.
close = Schließen
you = Du
player-n = Spieler { $n }
seat-n = Platz { $n }
lobby-title = Willkommen im Bau
lobby-lead = Vier Wolfsspiele: gegen Bots, gemeinsam an einem Gerät oder online mit Freunden.
lobby-resume = Weiterspielen
lobby-load = Aufzeichnung laden
lobby-about = Über diese Spiele
lobby-account = Dein Konto
players-exactly = { $n } Spieler
players-range = { $least }–{ $most } Spieler
minutes = { $least }–{ $most } Minuten
play-now = Jetzt spielen
learn = Spielend lernen
more-ways = Optionen
rules = Regeln
setup-company = Wer spielt?
setup-bots = Gegen Bots
setup-screen = Reihum an einem Gerät
setup-friends = Mit Freunden
setup-bots-help = Bots besetzen die übrigen Plätze. Funktioniert auch offline.
setup-screen-help = Gebt das Gerät reihum weiter. Bei geheimen Handkarten wird der Bildschirm zwischen den Zügen verdeckt.
setup-friends-help = Du bekommst einen Link zum Teilen. Wer ihn öffnet, kann sich an den Tisch setzen.
setup-seats = Wie viele Spieler?
setup-level = Wie stark?
setup-levels-merged = Dieses Spiel hat nur { $n } Stufen, weil das Glück eine größere Rolle spielt.
setup-names = Namen
setup-preset = Welche Variante?
setup-more = Alle Optionen
setup-begin = Starten
setup-invite = Tisch erstellen und Link erhalten
bot-pup = Welpe
bot-pup-help = Sieht den nächsten Schritt und schätzt ihn oft falsch ein. Für die erste Partie.
bot-yearling = Jährling
bot-yearling-help = Kennt die Regeln, aber noch nicht den Wert eines Zuges.
bot-scout = Späher
bot-scout-help = Sieht naheliegende Chancen, lässt sich aber leicht ablenken.
bot-tracker = Fährtenleser
bot-tracker-help = Verfolgt einen Plan, manchmal allerdings den falschen.
bot-hunter = Jäger
bot-hunter-help = Verpasst selten eine Gelegenheit.
bot-veteran = Veteran
bot-veteran-help = Hat das meiste schon gesehen und schätzt Züge selten falsch ein.
bot-beta = Beta
bot-beta-help = Die Nummer zwei im Rudel: wenige Fehler, und nur kleine.
bot-alpha = Alpha
bot-alpha-help = Spielt den besten Zug, den er findet, und denkt über schwierige Entscheidungen länger nach.
bot-style-aggressive = Greift gern an: dominiert und erobert Regionen.
bot-style-builder = Baut gern: Baue, Höhlen und Leisten zuerst.
bot-style-cautious = Geht auf Nummer sicher: bewacht Wölfe und Baue.
bot-companion = Gefährte
bot-companion-help = Spielt etwa so gut wie du: Er lernt deine Stärke aus deinen Zügen.
bot-random = Zufall
bot-greedy = Gierig
bot-pimc = PIMC
bot-ismcts = ISMCTS
mine-none = Noch keine Partien. Jede Partie, die du beginnst, wird nach jedem Zug in diesem Browser gespeichert.
mine-new = Partie beginnen
mine-running = { $steps ->
    [one] läuft, ein Schritt
   *[other] läuft, { $steps } Schritte
}
mine-over = { $steps ->
    [one] beendet nach einem Schritt
   *[other] beendet nach { $steps } Schritten
}
mine-forget = Löschen
mine-your-turn = Du bist dran
mine-others-turn = Andere sind dran
mine-finished = Beendet
mine-online = Online
online-host = Gastgeber: { $name }
load-title = Aufzeichnung laden
load-lead = Füge eine Aufzeichnung ein oder öffne eine Datei. Du kannst sie von jedem Platz aus ansehen und ab jedem Schritt weiterspielen.
load-label = Aufzeichnung
load-open = Öffnen
load-file = Datei wählen
storage-full = Dieser Browser hat keinen Speicher mehr frei: Die Partie läuft weiter, wird aber nicht gespeichert. Lösche alte Partien unter „Meine Partien“.
lost-title = Hier endet die Fährte
lost-page = Es gibt keine Seite „{ $path }“.
lost-game = Es gibt kein Spiel „{ $game }“.
lost-match = Dieser Browser hat keine solche Partie. Vielleicht wurde sie gelöscht oder in einem anderen Browser begonnen.
lost-broken = Die gespeicherte Partie ist beschädigt und lässt sich nicht öffnen.
lost-old-title = Diese Partie wurde nach anderen Regeln gespielt
lost-old = Diese Partie lässt sich nicht öffnen: { $why } Sie wurde nicht gelöscht und bleibt unter „Meine Partien“.
lost-home = Zurück zu den Spielen
rules-away = Die Regeln konnten nicht geladen werden. Geh einmal online, danach sind sie auch offline gespeichert.
rules-house = Tischregeln
about-title = Über Wolfden
about-what = Wolfden ist ein Tisch für vier Wolfsspiele, mit allen Regeln, Varianten und Spielerzahlen der Anleitungen. Grafik und Texte sind unsere eigenen. Hier laufen dieselben Regeln wie auf dem Server.
about-reconstructed = Was wir rekonstruiert haben
about-reconstructed-lead = Wo wir einen gedruckten Wert nicht kennen, haben wir einen gewählt, der sich gut spielt. Diese Teile sind von uns, nicht vom Verlag. Wenn du die Schachtel besitzt, kannst du sie ersetzen.
about-rules = Nummerierte Regeln, mit einem Zeichen, wo sie von der Anleitung abweichen
about-fair = Nachweislich fair
about-fair-text = Alles, was ausgeteilt wird, ergibt sich aus einer geheimen Zahl. Ihr Fingerabdruck wird vor der Partie veröffentlicht, die Zahl selbst danach; „Verteilung prüfen“ kontrolliert jede Karte.
about-private = Deine Daten
about-private-text = Partien, die du hier spielst, und deine Einstellungen bleiben in diesem Browser; Online-Partien liegen auf dem Server. Es gibt keine Tracker, und nichts wird von anderen Seiten geladen.
title-your-turn = ● Du bist dran: { $game }
status-you = Du bist dran
status-other = { $name } ist am Zug
status-thinking = { $name } überlegt …
status-won = { $n ->
    [one] { $names ->
        [Du] Du gewinnst
       *[other] { $names } gewinnt
    }
   *[other] { $names } gewinnen
}{ $score ->
    [none] {""}
   *[other] {" "}{ $score }
}
status-won-team = { $team } gewinnt{ $score ->
    [none] {""}
   *[other] {" "}{ $score }
}: { $names }
status-shared = Gleichstand: { $names }
ended-tie = durch die Gleichstandsregel
ended-tie-team = bei Gleichstand gewinnt { $team }
ended-won = Du gewinnst!
status-replay = Wiederholung
undo = Zurücknehmen
hint = Tipp
clear-selection = Abbrechen
choices-then = { $what }: { $next ->
    [land] Wähle ein Gebiet.
    [cell] Wähle einen Platz in deiner Auslage.
    [hex] Wähle ein Feld auf der Karte.
    [terrain] Wähle ein Gelände.
   *[other] Wähle, wie es weitergeht.
}
choices-piece = Wähle, welcher Wolf zieht.
choices-way = Wähle, wohin dieser Wolf zieht. Jedes Feld zeigt, wie viele Plättchen es kostet.
choices = Deine Züge
zoom = Zoom
zoom-in = Vergrößern
zoom-out = Verkleinern
cover = Gib das Gerät an { $name } weiter.
cover-show = Meine Hand zeigen
hint-thinking = Alpha überlegt …
hint-best = Alpha schlägt vor: { $what } (Siegchance { $percent } %)
hint-only = Dein einziger Zug: { $what }
hint-other = { $what }: { $percent } %
hint-others = Andere Möglichkeiten:
hint-why = { $n ->
    [one] Beruht auf einer simulierten Partie und nur auf dem, was du sehen kannst.
   *[other] Beruht auf { $n } simulierten Partien und nur auf dem, was du sehen kannst.
}
rematch = Noch eine Partie
replay = Ansehen
share = Aufzeichnung kopieren
panels = Seitenleiste
panel-log = Verlauf
panel-sheet = Wertung
panel-players = Spieler
panel-replay = Rückblick
panel-chat = Chat
sheet-line = Punkte für
sheet-total = Summe
player-decides = am Zug
player-show = Zeigen
replay-step = Schritt { $n } von { $of }
replay-back = Vorheriger Schritt
replay-on = Nächster Schritt
replay-now = Zurück zur Partie
replay-branch = Was wäre, wenn? Von hier weiterspielen
replay-eye = Sicht
eye-public = Alle
record-copy = Aufzeichnung kopieren
record-copied = Kopiert
record-save = Als Datei speichern
verify = Verteilung prüfen
verify-good = { $n ->
    [one] Geprüft: Die Verteilung passt zur Startzahl.
   *[other] Geprüft: Alle { $n } Verteilungen passen zur Startzahl.
}
verify-bad = Nicht bestätigt: { $why }
learn-step = Lektion { $n } von { $of }
learn-next = Weiter
learn-do = Probier es auf dem Spielplan aus.
learn-other = Das war ein anderer Zug als vorgeschlagen, aber er ist auch erlaubt. Die Lektion geht weiter.
learn-stop = Lektion beenden
guest = Gast
setup-open = Den Tisch öffentlich anzeigen
online-connecting = Verbinde …
online-lost = Verbindung verloren. Verbinde neu …
online-ended = Die Verbindung wurde geschlossen: { $why }
online-record-later = Die Aufzeichnung gibt es nach dem Ende der Partie.
online-waiting = Warten auf Mitspieler
online-there = ist da
online-link = Einladungslink
online-link-help = Schick diesen Link allen, die du einlädst. Jeder nimmt einen freien Platz.
online-free = frei
online-hints = Tipps erlaubt
online-no-hints = Ohne Tipps
online-join = Mitspielen
online-copy = Link kopieren
online-fill = Bot hinzufügen
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
online-phase-over = beendet
online-open = Offene Tische
online-open-none = Keine offenen Tische. Um einen zu erstellen, wähle ein Spiel und dann „Mit Freunden“.
online-mine = Meine Partien auf diesem Server
online-mine-none = Noch keine.
away-left = abwesend; ein Bot spielt
away-late = Zeit abgelaufen; ein Bot spielt
away-resigned = aufgegeben
chat-say = Nachricht
chat-send = Senden
problem-away = Der Server antwortet nicht. Gegen Bots oder reihum an einem Gerät kannst du trotzdem spielen.
problem-not-found = Diesen Tisch gibt es nicht. Vielleicht ist der Link falsch, oder der Tisch wurde geschlossen.
problem-seat-taken = Alle Plätze sind besetzt, oder die Einladung wurde schon benutzt. Du kannst trotzdem zuschauen.
problem-too-much = Zu viele Anfragen. Warte kurz und versuche es noch einmal.
problem-invite = Diese Einladung ist nicht gültig. Bitte um einen neuen Link.
problem-unknown = Der Server kennt dich nicht mehr. Lade die Seite neu, um als neuer Gast weiterzuspielen.
problem-unavailable = Der Server kann das gerade nicht. Nichts ist verloren; versuche es noch einmal.
lobby-doors = Mehr
lobby-friends = Freunde einladen
lobby-watch = Zuschauen
lobby-mine-help = Eine angefangene Partie fortsetzen
lobby-open-help = An einem Tisch mit freiem Platz mitspielen
lobby-watch-help = Laufende Partien live ansehen
lobby-load-help = Eine Partie ansehen oder ab jedem Schritt weiterspielen
tables-running = Laufende Partien
tables-running-none = Zurzeit läuft keine Partie.
watching = Du schaust zu
imagined = Was wäre, wenn? Karten, die du nicht sehen kannst, sind geraten.
imagined-record = Ein Was-wäre-wenn aus einer laufenden Partie hat keine Aufzeichnung, weil die verdeckten Karten geraten sind.
clock = Uhr
clock-none = Ohne Uhr
clock-live = Minuten je Partie
clock-days = Tage je Zug
clock-none-help = Keine Zeitbegrenzung.
clock-live-help = Alle haben ein Zeitbudget für die Partie. Ist es aufgebraucht, spielt ein Bot, bis der Spieler zurückkommt.
clock-days-help = Ein Zug darf Tage dauern. Du kannst die Seite dazwischen schließen.
clock-live-value = { $main } min + { $plus } s je Zug
clock-days-value = { $n ->
    [one] ein Tag je Zug
   *[other] { $n } Tage je Zug
}
problem-invite-used = Diese Einladung wurde schon benutzt, oder der Link ist unvollständig. Bitte um einen neuen, oder schau zu.
problem-watch = Partie ansehen
extra-loading = Wird geladen …
extra-failed = Dieser Teil der Seite konnte nicht geladen werden. Prüfe die Verbindung und versuche es noch einmal.
problem-again = Noch einmal versuchen
full-title = Speicher voll
full-text = Dieser Browser hat keinen Speicher für eine weitere Partie. Lösche alte unter „Meine Partien“. Es ging nichts verloren.
rematch-offered = { $name } möchte eine Revanche.
rematch-waiting = Warten, bis die anderen die Revanche annehmen …
rematch-declined = { $name } hat die Revanche abgelehnt.
rematch-accept = Annehmen
rematch-decline = Ablehnen
skip-story = Überspringen
skip-key = Irgendwo klicken oder Leertaste drücken
missed = Was ist seither passiert?
confirm-yes = Ja, spielen
confirm-no = Nein, neu wählen
set-confirm = Jeden Zug bestätigen
set-coach = Trainer
set-coach-off = Aus
set-coach-from = Fragt, wenn ein Zug { $percent } % oder mehr kostet
set-sounds = Klänge am Tisch
undo-tip = Letzten eigenen Schritt zurücknehmen (U)
hint-tip = Fragen, was Alpha spielen würde (H)
online-remove = Entfernen
online-manage = Blockieren, melden, Tischeinstellungen
hint-play = Diesen Zug spielen
mine-deleted = Partie gelöscht: { $game }.
mine-undelete = Rückgängig
assisted = Mit Hilfe: Schritte wurden zurückgenommen
ended-stronger = Gegen { $bot } spielen
what-if = Was wäre, wenn? Dies ist eine Kopie; die eigentliche Partie ändert sich nicht.
what-if-start = Bots spielen lassen
what-if-back = Zurück zur Partie
log-jump = Schritt { $n } zeigen
log-details = Einzelheiten zeigen
replay-play = Ab hier abspielen
replay-pause = Anhalten
setup-hints = Tipps erlauben
online-leave = Tisch verlassen
online-close = Tisch schließen
online-copied = Kopiert
online-qr = QR-Code
join-title = Einladung zu { $game }
join-players = Spieler
join-players-value = { $here } ({ $n } von { $of })
join-options = Optionen
join-hints = Tipps
join-hints-yes = erlaubt
join-hints-no = aus
join-name = Dein Name
join-sit = Platz nehmen
chat-players-only = Nur wer am Tisch sitzt, kann schreiben.
chat-unread = { $n ->
    [one] { $n } ungelesene Nachricht
   *[other] { $n } ungelesene Nachrichten
}
hint-off = An diesem Tisch gibt es keine Tipps.
hint-turn = Tipps gibt es, wenn du am Zug bist.
hint-none = Alpha kann gerade nicht antworten. Frag noch einmal.
undo-none = Du hast noch keinen Schritt, den du zurücknehmen könntest.
undo-final = Dein letzter Schritt lässt sich nicht mehr zurücknehmen: Dein Zug ist vorbei, oder er hat etwas aufgedeckt.
undo-replay = Geh zuerst zur aktuellen Stellung zurück: Gerade wird ein früherer Schritt gezeigt.
ended-won-resigned = Gewonnen: Die Gegenseite hat aufgegeben.
ended-resigned = Sieg durch Aufgabe: { $names }
age-now = gerade eben
age-minutes = vor { $n } min
age-hours = vor { $n } h
age-days = { $n ->
    [one] vor { $n } Tag
   *[other] vor { $n } Tagen
}
