# Räume: Tische, Uhren, Was-wäre-wenn, Ärger.
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
ww-swaps-auto = So viele wie üblich
ww-swaps-n = { $n ->
    [0] keine
    [one] eine Wechselkarte
   *[other] { $n } Wechselkarten
}
ww-none = Keine
ww-none-help = Die Regeln bleiben, wie sie sind.
ww-random = Zufällig gezogen
ww-random-help = Zu Beginn wird eine aufgedeckt.
ww-random-three = Zu Beginn werden drei aufgedeckt.
ww-category-plain = Schlicht
ww-category-interaction = Interaktion
ww-category-display = Auslage
ww-category-market = Markt
ww-category-scoring = Wertung
