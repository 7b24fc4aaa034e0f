# The table, records and options: what all games share.

den-no-turn = Du bist nicht am Zug. Am Zug: { $turn }.
den-no-deal-turn = Jetzt wird nichts ausgeteilt. Am Zug: { $turn }.
den-no-dealer = Zuerst muss ausgeteilt werden.
den-no-over = Die Partie ist zu Ende.
den-no-played = Es wurde noch nichts gespielt.
den-no-dealt-since = Seitdem wurde ausgeteilt.
den-no-played-since = { $seat ->
    [Du] Du hast
   *[other] { $seat } hat
} seitdem gespielt.
den-no-shown = Dieser Schritt hat verdeckte Informationen aufgedeckt.
den-no-clock = In einer Partie mit Uhr lässt sich ein Schritt, der deinen Zug beendet hat, nicht zurücknehmen.
den-no-stale = Die Partie hat sich geändert, seit du diesen Zug gewählt hast. Sieh auf den Spielplan und versuche es noch einmal.
den-no-name = Ein Name braucht mindestens ein Zeichen.
den-no-name-long = Ein Name darf höchstens { $n } Zeichen haben.
den-no-chat = Schreib erst etwas.
den-no-chat-long = Eine Nachricht darf höchstens { $n } Zeichen haben.
den-no-move-long = Ein Zug darf höchstens { $n } Zeichen haben.
den-no-message-long = Eine Nachricht darf höchstens { $n } Bytes haben.
den-no-seat = Diesen Platz gibt es nicht.
den-no-player = Auf diesem Platz sitzt niemand.
den-no-resigned = Du hast aufgegeben.
den-no-bot-already = Ein Bot spielt schon für dich.
den-no-away = Ein Bot spielt für dich. Komm erst an den Tisch zurück.
den-no-there = Du bist schon da.
den-no-bot = Jetzt ist kein Bot am Zug.
den-no-sit = Du sitzt schon an diesem Tisch.
den-no-begun = Die Partie hat begonnen, alle Plätze sind besetzt.
den-no-waiting = Die Partie beginnt, wenn alle Plätze besetzt sind.
den-no-free = Keiner der freien Plätze hier ist für dich offen.
den-no-take = Platz { $n } lässt sich so nicht einnehmen.
den-no-empty = Platz { $n } ist nicht leer.
den-no-close = Eine begonnene Partie lässt sich nicht schließen. Gib auf oder verlass den Tisch.
den-no-not-over = Die Partie ist noch nicht zu Ende.
den-no-rematch = Eine Revanche braucht einen neuen Tisch.
den-no-rematch-is = Die Revanche ist an Tisch { $id }.
den-no-rematch-who = Nur wer mitgespielt hat, kann eine Revanche anbieten.
den-no-import = Eine Aufzeichnung lässt sich nur an einem neuen Tisch mit gleich vielen Plätzen laden.
den-no-change = Das würde nichts ändern.
den-no-watcher = Das können nur die Spieler an diesem Tisch.
den-no-eyes = Die Sicht der anderen gibt es erst nach der Partie.
den-no-too-long = Diese Nachricht ist zu lang.
den-no-text = Nachrichten müssen Text sein.
den-log-undo = { $seat ->
    [Du] Du nimmst
   *[other] { $seat } nimmt
} einen Schritt zurück.
den-log-resigns = { $seat ->
    [Du] Du gibst
   *[other] { $seat } gibt
} auf.
den-log-leaves = { $seat ->
    [Du] Du verlässt
   *[other] { $seat } verlässt
} den Tisch; ein Bot übernimmt.
den-log-late = { $seat ->
    [Du] Deine Zeit
   *[other] Die Zeit von { $seat }
} ist abgelaufen; ein Bot übernimmt.
den-log-back = { $seat ->
    [Du] Du bist
   *[other] { $seat } ist
} wieder da.
den-log-free = { $name } verlässt vor dem Start den Tisch.
den-log-bot = { $seat }, ein Bot, kommt an den Tisch.
den-log-sits = { $name } kommt an den Tisch.
den-log-renamed = { $old } heißt jetzt { $name }.
den-log-seats-drawn = Die Plätze wurden ausgelost.
den-log-closed = Die Partie wurde geschlossen.
den-log-rematch = Die Revanche beginnt.
den-record-line = Zeile { $line }: { $what }
den-record-long = Eine Aufzeichnung darf höchstens { $most } Bytes haben, diese hat { $n }.
den-record-title = Eine Aufzeichnung beginnt mit `{ $title }`, nicht mit `{ $text }`.
den-record-empty = Die Aufzeichnung ist leer. Sie muss mit `{ $title }` beginnen.
den-record-expected = Erwartet wurde Schritt { $n } oder `end`, gefunden wurde `{ $text }`.
den-record-end = `end { $text }` passt nicht zur Zahl der Schritte darüber ({ $n }).
den-record-after = Nach der Zeile `end` darf nichts folgen.
den-record-order = Schritt { $n } steht, wo Schritt { $due } stehen sollte: Zeilen fehlen oder sind vertauscht.
den-record-incomplete = Schritt { $n } ist unvollständig: Er braucht einen Platz (oder * für Zufall) und einen Zug.
den-record-name = Schreibe `name SEAT NAME`.
den-record-head = `{ $word }` gehört nicht in den Kopf einer Aufzeichnung.
den-record-missing = Im Kopf fehlt die Zeile `{ $word }`.
den-record-twice = `{ $word }` ist zweimal angegeben.
den-record-other = Das ist eine Aufzeichnung von „{ $a }“, nicht von „{ $b }“.
den-allowed-fewer = weniger Karten weglassen
den-no-name-taken = Dieser Name ist schon vergeben. Wähle in den Einstellungen einen anderen.
den-no-position = Die gespeicherte Stellung ist beschädigt.
den-with-rule = { $what } ({ $rule })
den-refusal = { $at }: { $why }
den-refusal-allowed = { $at }: { $why } Erlaubt: { $allowed }.
den-bad-text = „{ $text }“ ist ungültig: { $expected }
den-bad-seat = ein Platz ist eine Zahl von 1 bis { $n }
den-bad-eye = eine Sicht ist `public` oder die Nummer eines Platzes
den-bad-seed = eine Startzahl hat 64 hexadezimale Ziffern
den-bad-commitment = ein Fingerabdruck hat 64 hexadezimale Ziffern
den-no-seats = { $n ->
    [one] Dieses Spiel lässt sich nicht allein spielen.
   *[other] Dieses Spiel lässt sich nicht mit { $n } Spielern spielen.
}
den-no-game = Es gibt kein Spiel „{ $game }“.
den-option-unknown = Diese Option gibt es nicht.
den-option-no-preset = Das ist weder eine Vorgabe noch ein Paar wie key=value.
den-option-not-allowed = „{ $word }“ ist hier nicht erlaubt.
den-option-twice = „{ $word }“ ist zweimal genannt.
den-option-missing = „{ $word }“ fehlt.
den-option-too-many = Zu viele Namen: { $n }.
den-allowed-words = { $words }
den-allowed-only = nur { $n }
den-allowed-range = { $least } bis { $most }
den-allowed-range-or = { $least } bis { $most } oder { $words }
den-allowed-subset = none oder eine Liste aus { $words }
den-allowed-order = die Buchstaben { $letters } in beliebiger Reihenfolge, jeder einmal
den-allowed-names = { $words } oder { $n ->
    [one] ein Name
   *[other] bis zu { $n } Namen, mit + verbunden
}
den-allowed-presets = die Vorgaben { $words }
den-allowed-options = die Optionen { $words }
den-content-no-file = Diese Inhaltsdatei gibt es nicht.
den-content-parser = Das ist ungültig: { $what }.
den-content-unknown-value = In diesem Teil gibt es keinen Wert „{ $word }“.
den-content-value = { $part } ({ $key })
den-sheet-seat = { $seat }
den-record-cut = Die Aufzeichnung bricht nach Schritt { $n } ab: Die Zeile `end { $n }` fehlt.
den-record-number = `{ $word }` muss eine Zahl von { $least } bis { $most } sein.
den-record-no-seat = Einen Platz { $n } gibt es an einem Tisch für { $seats } nicht.
den-record-other-seed = Das ist nicht die zugesicherte Startzahl: Ihr SHA-256 ist ein anderer.
den-record-version = Die Aufzeichnung entstand mit Version { $old } der Regeln; dies ist Version { $new }.
den-record-content = Die Aufzeichnung entstand mit einer anderen Schachtel (Prüfsumme { $old }, hier { $new }). Spiele sie mit ihrem Inhaltspaket ab: `--content DATEI`.
den-record-no-seed = Die Aufzeichnung nennt ihre Startzahl nicht, deshalb lässt sich die Verteilung noch nicht prüfen.
den-record-no-commitment = Die Aufzeichnung hat keinen Fingerabdruck, deshalb beweist die Startzahl nichts.
den-record-dealt = In Schritt { $n } wurde `{ $dealt }` ausgeteilt, aber die Startzahl ergibt `{ $due }`.
den-no-chat-full = Du hast an diesem Tisch { $n } Nachrichten geschrieben. Mehr sind nicht erlaubt.
den-no-journal-full = Diese Partie hat ihre Grenze von { $n } Einträgen erreicht. Du kannst nur noch spielen, zurückkommen oder aufgeben.
den-no-json = Das ist kein JSON (Zeile { $line }, Spalte { $column }).
den-no-json-cut = Die Nachricht endet zu früh (Zeile { $line }, Spalte { $column }).
den-no-protocol = Das ist JSON, aber keine gültige Nachricht (Zeile { $line }, Spalte { $column }).
den-no-return-yet = Deine Zeit ist in diesem Zug abgelaufen. Der Bot spielt ihn zu Ende; komm danach zurück.
den-no-rematch-agreed = Du hast die Revanche schon angenommen. Die anderen müssen noch annehmen.
den-no-rematch-declined = { $seat ->
    [Du] Du hast
   *[other] { $seat } hat
} die Revanche abgelehnt.
den-no-rematch-yet = Es gibt noch keine Revanche.
den-no-clock-times = Diese Uhreinstellungen sind nicht erlaubt.
den-allowed-times = von einer Sekunde bis zu einem Jahr
den-no-too-many = Zu viele Nachrichten. Warte einen Augenblick.
den-no-busy = Der Tisch ist beschäftigt. Versuche es noch einmal.
den-no-stored = Es konnte nicht gespeichert werden, deshalb ist nichts passiert. Versuche es noch einmal.
den-log-rematch-offered = { $seat ->
    [Du] Du bietest
   *[other] { $seat } bietet
} eine Revanche an.
den-log-rematch-accepted = { $seat ->
    [Du] Du nimmst
   *[other] { $seat } nimmt
} die Revanche an.
den-log-rematch-declined = { $seat ->
    [Du] Du lehnst
   *[other] { $seat } lehnt
} die Revanche ab.
den-bye-restart = Der Server startet neu. Verbinde dich gleich wieder.
den-bye-slow = Deine Verbindung war zu langsam. Verbinde dich noch einmal.
den-bye-too-many = Zu viele Nachrichten.
den-bye-full = An diesem Tisch sind zu viele Leute.
den-bye-unavailable = Der Tisch ist gerade nicht erreichbar. Versuche es später noch einmal.
den-journal-due = Eintrag { $n } war an der Reihe: Eine Änderung fehlt oder steht an der falschen Stelle
den-journal-seat = an diesem Tisch gibt es keinen Platz { $n }
den-journal-other = die Entscheidung wurde an einem anderen Tisch getroffen
den-bad-match-id = die Kennung einer Partie hat 1 bis { $n } Buchstaben a–z oder Ziffern
den-bad-player-id = die Kennung eines Spielers hat 1 bis { $n } Buchstaben a–z oder Ziffern
den-bad-entry = das ist kein Journaleintrag
den-no-such-bot = Es gibt keinen Bot „{ $bot }“.
den-no-chat-forbidden = Der Gastgeber hat den Chat an diesem Tisch abgeschaltet.
den-no-removed = Der Gastgeber hat dich von diesem Tisch entfernt.
den-log-deleted-sits = Ein gelöschter Spieler kommt an den Tisch.
den-log-removed = Der Gastgeber entfernt { $name } vom Tisch.
den-log-chat-forbidden = Der Gastgeber schaltet den Chat ab.
den-log-chat-allowed = Der Gastgeber schaltet den Chat ein.
den-log-spectators-forbidden = Der Gastgeber lässt keine Zuschauer mehr zu.
den-log-spectators-allowed = Der Gastgeber lässt Zuschauer zu.
den-bye-no-spectators = Der Gastgeber lässt an diesem Tisch keine Zuschauer zu.
den-deleted-player = Gelöschter Spieler
den-guest-mark = Gast
den-aid = Spielhilfe
den-aid-left = { $left } von { $all }

# A series of games, and who sits where.
series-stands = Serie von { $games }, nach Partie { $played }: { $wins }.
series-over = Die Serie von { $games } ist nach { $played ->
    [one] { $played } Partie
   *[other] { $played } Partien
} entschieden: { $wins }.
series-label = Serie
series-one = Eine Partie
series-best = Best of { $n }
series-seats = Plätze
series-seats-listed = In dieser Reihenfolge
series-seats-drawn = Ausgelost
series-seats-rotate = Nach jeder Partie einen Platz weiter
series-seats-random = Vor jeder Partie ausgelost
series-seats-stay = Alle bleiben sitzen
series-game = Partie { $n } von { $games }
series-next = Nächste Partie
