# The command line: what stands around a game in the terminal. Words in backticks are typed, the same in every language.

term-error = Fehler:
term-at = { $at }: { $what }
term-players = { $n ->
    [one] 1 Spieler
   *[other] { $n } Spieler
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
term-mark-rulebook = Aus der Anleitung: { $parts }.
term-mark-box = Aus der Schachtel: { $parts }.
term-mark-adaptation = Aus einer Umsetzung: { $parts }.
term-mark-reconstructed = Von uns rekonstruiert: { $parts }.
term-no-rule-near = Es gibt keine Regel „{ $id }“. Meintest du { $ids }?
term-no-rule = Es gibt keine Regel „{ $id }“. Die Kennungen der Regeln beginnen mit { $ids }.
term-welcome = Wolfden, ein Tisch für Wolfsspiele
term-which-game = Welches Spiel?
term-choose = Wähle eine Zahl von { $least } bis { $most }.
term-how-many = Wie viele spielen mit, { $least } bis { $most }?
term-how-many-people = Wie viele davon sind Menschen an diesem Bildschirm?
term-which-bot = Welcher Bot übernimmt die anderen Plätze?
term-which-options = Welche Vorgabe, oder welche Optionen?
term-single-options = Einzelne Optionen setzt du mit KEY=VALUE: { $keys }. `wolfden games` erklärt sie.
term-left = Angefangene Partien:
term-resume-which = Welche willst du fortsetzen, oder `new`?
term-resume-choose = Wähle eine Zahl von 1 bis { $most } oder `new` für eine neue Partie.
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
term-committed = Die Verteilung steht fest: Der SHA-256 ihrer Startzahl ist { $commitment }. Nach der Partie kann `wolfden verify-deal` das nachweisen.
term-welcome-back = Willkommen zurück.
term-fresh-deal = Die Aufzeichnung verrät ihre Startzahl nicht. Ab hier wird neu ausgeteilt, und das lässt sich nicht prüfen.
term-unsaved = Diese Partie wird nicht laufend gespeichert: { $what }
term-stays-unfinished = Die Aufzeichnung bleibt bei den angefangenen Partien: { $what }
term-record-is = Die Aufzeichnung liegt in { $file }
term-seed-was = Die Startzahl war { $seed }.
term-verify-by = Prüfe die Verteilung mit { $command }
term-review-by = Werte die Partie aus mit { $command }
term-bad-times = Gib eine Zahl von { $least } bis { $most } an.
term-you-are = Schritt { $step }, du bist { $name }
term-enter = Drücke Enter, sobald { $name } am Bildschirm ist.
term-enter-undo = Drücke Enter, sobald { $name } am Bildschirm ist, oder nimm mit `undo` einen Schritt zurück.
term-your-move = Dein Zug
term-your-move-help = (eine Nummer oder die Notation; `hint`, `help`)
term-no-move = Es gibt keinen Zug { $n }. Wähle 1 bis { $most }.
term-see-rule = `rules { $rule }` zeigt die Regel.
term-see-help = `help` zeigt alles, was du eingeben kannst.
term-taken-back = Zurückgenommen.
term-earlier = { $n ->
    [one] … eine Zeile weiter oben
   *[other] … { $n } Zeilen weiter oben
}
term-and-more = … und mehr
term-all-moves = `moves` zeigt alle { $n } in Worten
term-save-where = Nenne die Datei: `save FILE`
term-replace = { $file } gibt es schon. Ersetzen?
term-saved = Die Partie ist gespeichert. Weiter geht es mit { $command }
term-seed-inside = Die Datei enthält die Startzahl der Verteilung: Wer sie liest, kann die Karten vorhersagen.
term-leave-unsaved = Diese Partie ist nicht gespeichert (`save FILE` würde sie speichern). Trotzdem beenden?
term-keep = Diese Partie behalten und später fortsetzen?
term-deleted = Die Partie wurde gelöscht.
term-not-saved = Die Partie konnte nicht gespeichert werden.
term-no-home = Es gibt keinen Benutzerordner. Setze WOLFDEN_DATA auf einen Ordner.
term-help-number = den Zug mit dieser Nummer spielen
term-help-notation = einen Zug mit seiner Notation spielen (steht hinter dem Zug)
term-help-moves = alle Züge zeigen
term-help-hint = zeigen, was Alpha spielen würde, und warum
term-help-undo = deinen letzten Schritt zurücknehmen, wenn seither nichts ausgeteilt oder aufgedeckt wurde
term-help-rules = die Regeln zeigen, oder eine davon
term-help-sheet = den Punktestand zeigen
term-no-example = Dieses Beispiel gibt es nicht. Beispiele: { $ids }.
term-help-aid = die Spielhilfe: was sich zählen und nachschlagen lässt
term-no-aid = Für dieses Spiel gibt es keine Spielhilfe.
term-help-log = alles zeigen, was geschehen ist
term-help-save = die Partie in einer Datei speichern; `wolfden play --resume FILE` setzt sie fort
term-help-quit = beenden; du kannst später weiterspielen
term-hint = Alpha schlägt vor: { $what }
term-hint-only = Es gibt keinen anderen Zug.
term-hint-win = { $n ->
    [one] Aus einer simulierten Partie. Wie oft du voraussichtlich gewinnst:
   *[other] Aus { $n } simulierten Partien. Wie oft du voraussichtlich gewinnst:
}
term-hint-solo = { $n ->
    [one] Aus einer simulierten Partie. Wie gut du voraussichtlich abschneidest, von 100:
   *[other] Aus { $n } simulierten Partien. Wie gut du voraussichtlich abschneidest, von 100:
}
term-hint-move = { $n ->
    [one] { $what } ({ $notation }; einmal versucht)
   *[other] { $what } ({ $notation }; { $n }-mal versucht)
}
term-hint-line = Erwarteter Verlauf: { $line }.
term-no-folder = Diesen Ordner gibt es nicht.
term-no-content = Darin liegt keine Inhaltsdatei von { $game }. Inhaltsdateien heißen { $files }.
term-utf8 = Eine Aufzeichnung ist reiner Text in UTF-8, dies ist keiner.
term-has-steps = Die Aufzeichnung hat { $steps }.
term-has-players = Die Aufzeichnung ist für { $players }.
term-too-many-seats = { $n ->
    [one] Du hast { $n } Platz angegeben, aber der Tisch hat { $seats }.
   *[other] Du hast { $n } Plätze angegeben, aber der Tisch hat { $seats }.
}
term-no-unfinished = Es gibt keine angefangene Partie. Gib eine Datei an (FILE).
term-no-random = Dieser Rechner liefert keine Zufallszahlen: { $what }
term-no-map = Dies ist eine Aufzeichnung von { $game }. Nur { $only } hat eine Landkarte.
term-compare = Vergleiche diesen Fingerabdruck mit dem, der dir vor der Partie gezeigt wurde:

# Das Spiel auf dem ganzen Bildschirm.
term-board = Spielplan
term-quit = Beenden
term-go-on = Weiterspielen
term-people-here = Wie viele Menschen an diesem Bildschirm?
term-small = Dieses Fenster ist zu klein. Das Spiel braucht { $columns } Spalten und { $lines } Zeilen.
term-cover-undo = Drücke Enter, sobald { $name } am Bildschirm ist, oder u zum Zurücknehmen.
term-leave = Diese Partie verlassen? Enter: verlassen, du kannst später weiterspielen. m: verlassen und ein anderes Spiel wählen. d: die Partie löschen und verlassen. Jede andere Taste: bleiben.
term-typed-move = Zug:
term-typed-file = In Datei speichern:
term-file-exists = { $file } gibt es schon. Wähle einen anderen Namen.
term-bots-gone = Die Bots sind ausgefallen. Die Partie ist gespeichert: Verlasse sie und setze sie dann fort.
term-menu-keys = ↑ ↓ Zeile wählen   ← → ändern   Enter weiter oder starten   q beenden
term-key-choose = wählen
term-key-step = Schritt
term-key-ends = erster, letzter
term-key-skip = nicht warten
term-keys = Tasten
term-keys-arrows = in der Liste oder auf dem Spielplan bewegen
term-keys-enter = wählen, was unter dem Cursor ist (oder Leertaste)
term-keys-back = eine Wahl aufheben, ein Fenster schließen
term-keys-digits = nach Nummer wählen
term-keys-tab = zwischen Liste und Spielplan wechseln
term-keys-type = einen Zug eintippen, seine Nummer oder einen Teil seines Textes (oder m)
term-keys-about = was unter dem Cursor ist, und seine Regeln
term-keys-review = die Partie Schritt für Schritt durchgehen
term-keys-save = die Partie in einer Datei speichern
term-keys-pace = Bots schneller oder langsamer; Leertaste überspringt das Warten
term-keys-scroll = den Spielplan verschieben
term-keys-chat = eine Chatnachricht senden
term-keys-mouse = Mit der Maus: einen Zug oder etwas auf dem Spielplan anklicken; das Rad verschiebt.
term-join-link = Das ist kein Link zu einem Tisch: { $link }. Er sieht so aus: http://HOST/#/join/TISCH/GEHEIMNIS.
term-join-tls = `wolfden join` unterstützt kein https. Öffne den Link in einem Browser.
term-join-away = Der Server antwortet nicht. Prüfe die Adresse oder versuche es später noch einmal.
term-join-screen = `wolfden join` braucht ein Terminal.
term-record-fetching = Der Server schickt die Aufzeichnung. Versuche es gleich noch einmal.

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
term-report-even = { $share } % bedeuten Gleichstand. Jede Verteilung wurde von allen { $n } Seiten gespielt; { $seconds } s.
term-report-sprt = Sequenzieller Test von { $high } gegen { $low }: { $verdict } (LLR { $llr }).
term-report-stronger = { $bot } ist um mindestens etwa { $elo } Elo-Punkte stärker
term-report-not-stronger = { $bot } ist nicht um mehr als etwa { $elo } Elo-Punkte stärker
term-report-open = nicht entschieden, es sind mehr Partien nötig
term-report-progress = { $done } von { $all } Partien, noch { $left }
term-bots-for-seats = Für { $seats } Plätze sind { $n } Bots angegeben. Gib einen für jeden Platz oder einen für alle an.
term-sprt-numbers = Gib zwei Elo-Unterschiede an, den kleineren zuerst, zum Beispiel 0,50.
term-report-luck = { $bot } ohne Glück: { $share } %, 95-%-Intervall { $between }. Eine Partie zählt so viel wie { $times } Partien ohne die Korrektur.

# Content packs.
term-pack-good = { $name } ({ $game }): Die Werte passen zu den Regeln. { $n ->
    [0] Es sind die der eingebauten Schachtel.
    [one] Ein Unterschied zur eingebauten Schachtel.
   *[other] { $n } Unterschiede zur eingebauten Schachtel.
}
term-pack-hash = Prüfsumme: { $hash }
term-pack-same = Damit spielt es sich genau wie mit der eingebauten Schachtel.
term-pack-kept = Gespeichert, damit Aufzeichnungen damit abgespielt werden können: { $path }
term-pack-written = Geschrieben: { $path }
term-pack-several = Hier liegen mehrere Pakete für { $game }. Nenne eines: { $names }
term-pack-none = Hier liegt kein Paket für { $game }.
