# The command line: what stands around a game in the terminal. Words in backticks are typed, the same in every language.

term-error = Fehler:
term-at = { $at }: { $what }
term-players = { $n ->
    [one] eine Person
   *[other] { $n } Personen
}
term-steps = { $n ->
    [one] ein Schritt
   *[other] { $n } Schritte
}
term-points = { $n ->
    [one] ein Punkt
   *[other] { $n } Punkte
}
term-bot-n = { $bot } { $n }
term-place = { $place }. { $names }: { $points }
term-rule = Regel
term-dealer-next = Als Nächstes wird ausgeteilt.
term-narrow = Dieser Spielplan braucht { $n } Spalten. Mach das Fenster breiter.
term-options = Optionen:
term-presets = Vorgaben:
term-mark-rulebook = Aus dem Regelheft: { $parts }.
term-mark-adaptation = Aus einer Umsetzung: { $parts }.
term-mark-reconstructed = Von uns rekonstruiert: { $parts }.
term-no-rule-near = Es gibt keine Regel „{ $id }“. Meinst du { $ids }?
term-no-rule = Es gibt keine Regel „{ $id }“. Regeln beginnen mit { $ids }.
term-welcome = Wolfden, ein Tisch für Wolfsspiele
term-which-game = Welches Spiel?
term-choose = Wähle { $least } bis { $most }.
term-how-many = Wie viele spielen mit, { $least } bis { $most }?
term-how-many-people = Wie viele davon sind Menschen an diesem Bildschirm?
term-which-bot = Welcher Bot übernimmt die anderen Plätze?
term-which-options = Welche Vorgabe, oder welche Optionen?
term-single-options = Einzelne Optionen setzt du mit KEY=VALUE: { $keys }. `wolfden games` erklärt sie.
term-left = Angefangene Spiele:
term-resume-which = Welches willst du fortsetzen, oder `new`?
term-resume-choose = Wähle 1 bis { $most } oder `new` für ein neues Spiel.
term-ago-now = gerade eben
term-ago-minutes = { $n ->
    [one] vor einer Minute
   *[other] vor { $n } Minuten
}
term-ago-hours = { $n ->
    [one] vor einer Stunde
   *[other] vor { $n } Stunden
}
term-ago-days = { $n ->
    [one] vor einem Tag
   *[other] vor { $n } Tagen
}
term-yes-no = Antworte y (ja) oder n (nein).
term-committed = Alles, was ausgeteilt wird, steht fest: Der SHA-256 der Startzahl ist { $commitment }. Nach dem Spiel weist `wolfden verify-deal` es nach.
term-welcome-back = Willkommen zurück.
term-fresh-deal = Die Aufzeichnung verrät ihre Startzahl nicht. Von hier an wird neu ausgeteilt, und das lässt sich nicht prüfen.
term-unsaved = Dieses Spiel wird nicht laufend gespeichert: { $what }
term-stays-unfinished = Die Aufzeichnung bleibt bei den angefangenen Spielen: { $what }
term-record-is = Die Aufzeichnung liegt in { $file }
term-seed-was = Die Startzahl war { $seed }.
term-verify-by = Prüfe das Ausgeteilte mit { $command }
term-you-are = Schritt { $step }, du bist { $name }
term-enter = Drücke Enter, sobald { $name } am Bildschirm ist.
term-enter-undo = Drücke Enter, sobald { $name } am Bildschirm ist, oder nimm mit `undo` zurück.
term-your-move = Dein Zug
term-your-move-help = (eine Nummer oder die Notation; `hint`, `help`)
term-no-move = Es gibt keinen Zug { $n }. Wähle 1 bis { $most }.
term-see-rule = `rules { $rule }` zeigt die Regel.
term-see-help = `help` zeigt, was du eingeben kannst.
term-taken-back = Zurückgenommen.
term-earlier = { $n ->
    [one] … eine Zeile davor
   *[other] … { $n } Zeilen davor
}
term-and-more = … und mehr
term-all-moves = `moves` zeigt alle { $n } in Worten
term-save-where = Nenne die Datei: `save FILE`
term-replace = { $file } gibt es schon. Ersetzen?
term-saved = Das Spiel ist gespeichert. Weiter geht es mit { $command }
term-seed-inside = Die Datei enthält die Startzahl: Wer sie liest, kann die Karten vorhersehen.
term-leave-unsaved = Dieses Spiel ist nicht gespeichert (`save FILE` speichert es). Trotzdem gehen?
term-keep = Dieses Spiel behalten und später fortsetzen?
term-deleted = Das Spiel wurde gelöscht.
term-not-saved = Das Spiel konnte nicht gespeichert werden.
term-no-home = Es gibt keinen Benutzerordner. Setze WOLFDEN_DATA auf einen Ordner.
term-help-number = den Zug mit dieser Nummer spielen
term-help-notation = einen Zug mit seiner Notation spielen (sie steht dahinter)
term-help-moves = alle Züge zeigen
term-help-hint = zeigen, was Alpha spielen würde, und warum
term-help-undo = deinen letzten Schritt zurücknehmen, wenn seither nichts ausgeteilt oder aufgedeckt wurde
term-help-rules = die Regeln zeigen, oder eine davon
term-help-sheet = den Punktestand zeigen
term-help-log = alles zeigen, was geschehen ist
term-help-save = das Spiel in eine Datei speichern; `wolfden play --resume FILE` setzt es fort
term-help-quit = gehen; du kannst später weiterspielen
term-hint = Alpha schlägt vor: { $what }
term-hint-only = Es gibt keinen anderen Zug.
term-hint-win = { $n ->
    [one] Aus einem durchgespielten Spiel. Wie oft du vermutlich gewinnst:
   *[other] Aus { $n } durchgespielten Spielen. Wie oft du vermutlich gewinnst:
}
term-hint-solo = { $n ->
    [one] Aus einem durchgespielten Spiel. Wie gut du vermutlich abschneidest, von 100:
   *[other] Aus { $n } durchgespielten Spielen. Wie gut du vermutlich abschneidest, von 100:
}
term-hint-move = { $n ->
    [one] { $what } ({ $notation }; einmal versucht)
   *[other] { $what } ({ $notation }; { $n }-mal versucht)
}
term-hint-line = Erwartet wird: { $line }.
term-no-folder = Es gibt keinen solchen Ordner.
term-no-content = Darin liegt keine Inhaltsdatei von { $game }. Inhaltsdateien heißen { $files }.
term-utf8 = Eine Aufzeichnung ist reiner Text in UTF-8, dies ist keiner.
term-has-steps = Die Aufzeichnung hat { $steps }.
term-has-players = Die Aufzeichnung ist für { $players }.
term-too-many-seats = { $n ->
    [one] { $n } Platz ist genannt, der Tisch hat { $seats }.
   *[other] { $n } Plätze sind genannt, der Tisch hat { $seats }.
}
term-no-unfinished = Es gibt kein angefangenes Spiel. Nenne eine Datei (FILE).
term-no-random = Dieser Rechner liefert keine Zufallszahlen: { $what }
term-no-map = Dies ist eine Aufzeichnung von { $game }. Nur { $only } hat eine Karte zum Zeichnen.
term-compare = Vergleiche diesen Fingerabdruck mit dem, der dir vor dem Spiel gezeigt wurde:

# Das Spiel auf dem ganzen Bildschirm.
term-board = Brett
term-quit = Beenden
term-go-on = Weiterspielen
term-people-here = Wie viele Menschen an diesem Bildschirm?
term-small = Dieses Fenster ist zu klein. Das Spiel braucht { $columns } Spalten und { $lines } Zeilen.
term-cover-undo = Enter drücken, wenn { $name } am Bildschirm ist, oder u zum Zurücknehmen.
term-leave = Dieses Spiel verlassen? Enter: verlassen, du kannst später weiterspielen. m: verlassen und ein anderes Spiel wählen. d: das Spiel löschen und verlassen. Jede andere Taste: bleiben.
term-typed-move = Zug:
term-typed-file = In Datei speichern:
term-file-exists = { $file } gibt es schon. Wähle einen anderen Namen.
term-bots-gone = Die Bots sind ausgefallen. Das Spiel ist gespeichert: verlasse es und spiele es dann weiter.
term-menu-keys = ↑ ↓ Zeile wählen   ← → ändern   Enter weiter oder starten   q beenden
term-key-choose = wählen
term-key-step = Schritt
term-key-ends = erster, letzter
term-key-skip = nicht warten
term-keys = Tasten
term-keys-arrows = in der Liste oder auf dem Brett bewegen
term-keys-enter = wählen, was unter dem Cursor ist (oder Leertaste)
term-keys-back = eine Wahl aufheben, ein Fenster schließen
term-keys-digits = nach Nummer wählen
term-keys-tab = zwischen Liste und Brett wechseln
term-keys-type = einen Zug eintippen, seine Nummer oder einen Teil seiner Worte (oder m)
term-keys-about = was unter dem Cursor ist, und seine Regeln
term-keys-review = die Partie Schritt für Schritt durchgehen
term-keys-save = das Spiel in einer Datei speichern
term-keys-pace = Bots spielen schneller oder langsamer; die Leertaste wartet nicht auf sie
term-keys-scroll = das Brett verschieben
term-keys-chat = den anderen etwas sagen
term-keys-mouse = Mit der Maus: einen Zug oder etwas auf dem Brett anklicken; das Rad verschiebt.
term-join-link = Das ist kein Link zu einem Tisch: { $link }. Er sieht so aus: http://HOST/#/join/TISCH/GEHEIMNIS.
term-join-tls = `wolfden join` kann kein https. Öffne den Link in einem Browser.
term-join-away = Der Server antwortet nicht. Prüfe die Adresse oder versuche es später noch einmal.
term-join-screen = `wolfden join` braucht ein Terminal.

# Berichte von `sim` und `arena`. Die von `bench`, `ladder` und `deck-report` sind Forschungsberichte auf Englisch.
term-games = { $n ->
    [one] eine Partie
   *[other] { $shown } Partien
}
term-threads = { $n ->
    [one] einem Thread
   *[other] { $n } Threads
}
term-report = { $game }, { $players }, { $games }, Startzahl { $seed }
term-report-seat = Platz
term-report-bot = Bot
term-report-points = Punkte
term-report-wins = Siege
term-report-places = Ränge 1, 2, …
term-report-sides = Seiten
term-report-share = Siege je Seite
term-report-longest = längste
term-report-to = { $low } bis { $high }
term-report-speed = { $decisions } Entscheidungen je Partie. { $games } Partien und { $rate } Entscheidungen je Sekunde mit { $threads } ({ $seconds } s).
term-report-even = { $share } % ist ausgeglichen. Jede Kartenverteilung wurde von allen { $n } Seiten gespielt; { $seconds } s.
term-report-sprt = Sequenzieller Test von { $high } gegen { $low }: { $verdict } (LLR { $llr }).
term-report-stronger = { $bot } ist um mindestens etwa { $elo } Elo-Punkte stärker
term-report-not-stronger = { $bot } ist nicht um mehr als etwa { $elo } Elo-Punkte stärker
term-report-open = nicht entschieden, es sind mehr Partien nötig
term-report-progress = { $done } von { $all } Partien, noch { $left }
term-bots-for-seats = Für { $seats } Plätze sind { $n } Bots genannt. Nenne einen für jeden Platz oder einen für alle.
term-sprt-numbers = Zwei Zahlen von Elo-Punkten, die kleinere zuerst, wie 0,50.
