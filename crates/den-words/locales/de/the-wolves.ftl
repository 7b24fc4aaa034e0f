# The Wolves.

learn-tw-1 = Du führst ein Rudel. Jede Region des Spielplans umgibt eine Wasserquelle; der Mond darauf zeigt, wann die Region gewertet wird.
learn-tw-2 = Mit deinen sechs Geländeplättchen bezahlst du alles, was du tust. Wähle zuerst, welche Seiten sie zu Beginn zeigen.
learn-tw-3 = Setze einen Alphawolf und einen Rudelwolf auf ein freies Feld an der Schlucht.
learn-tw-4 = Jetzt das zweite Paar, auf die andere Seite der Schlucht.
learn-tw-5 = Du hast zwei Aktionen pro Zug. Du bezahlst eine Aktion mit Plättchen, die das Gelände ihres Feldes zeigen. Diese Plättchen werden gewendet, und das ändert, was du als Nächstes tun kannst.
learn-tw-6 = Zum Bewegen wähle „Bewegen“, dann ein Gelände, das eines deiner Plättchen zeigt.
learn-tw-7 = Passen mehrere Plättchen, wähle, mit welchem du zahlst. Dann wähle einen Wolf.
learn-tw-8 = Wähle jetzt das Feld, auf dem er stehen bleibt. Bewege weitere Wölfe, wenn du magst, oder wähle „Bewegung beenden“.
learn-tw-9 = Grabe Baue neben deinem Alphawolf, um Rudelausbreitung, Geschwindigkeit und Heulreichweite zu verbessern. Ein Bau neben einer Wasserquelle lässt sich zur Höhle aufwerten, die für drei zählt.
learn-tw-10 = Nutze die zweite Aktion, wie du magst, und beende den Zug.
learn-tw-11 = Heule, um einsame Wölfe in Reichweite eines Alphawolfs anzuwerben. Umzingle Beute mit drei deiner Wölfe, um sie zu jagen.
learn-tw-12 = Jede Figur, die den Spielplan verlässt, rückt den Mondkalender vor. Bei Sichel-, Halb- und Vollmond werden Regionen gewertet: Das Rudel mit der meisten Kontrolle bekommt die höhere Zahl.
learn-tw-13 = Öffne die Wertung und sieh, was deine Leisten wert sind.
learn-tw-14 = Der Vollmond beendet die Partie. Gute Jagd!
the-wolves-name = Die Wölfe
the-wolves-pitch = Führe dein Rudel über Wald, Felsen, Gras, Tundra und Wüste. Wende Geländeplättchen, um zu laufen, Baue zu graben und zu Höhlen aufzuwerten, einsame Wölfe anzuheulen und Rivalen zu dominieren. Drei Mondphasen entscheiden, wem jede Region gehört.
the-wolves-reconstructed = Nichts am Spielplan: Tableaus und Werte stammen aus einer bestehenden Umsetzung und stimmen mit der Anleitung überein, soweit diese sie zeigt. Die Punkte für Höhlen und Wölfe auf der Seite für zwei sind nicht bestätigt. Unsere Auslegungen sind in den Regeln gekennzeichnet.
the-wolves-seats-2 = Mit einem dritten Rudel, das niemand führt.
the-wolves-opt-packs = Dein Rudel
the-wolves-opt-packs-help = Seine Farbe und sein Lebensraum. Die anderen Rudel folgen in der üblichen Reihenfolge.
the-wolves-opt-patience = Geduld
the-wolves-opt-patience-help = Nach so vielen Runden ohne Fortschritt endet die Partie (2 bis 100).
the-wolves-opt-early-end = Züge früher beenden
the-wolves-opt-early-end-help = Ein Zug darf enden, obwohl noch eine Aktion möglich ist. Nach der Anleitung führt man beide Aktionen aus.
the-wolves-opt-first = Wer beginnt
the-wolves-opt-first-help = Das Los, der Verlierer der letzten Partie (in einer ersten Partie das Los) oder der Spieler an diesem Platz.
the-wolves-opt-first-lot = das Los
the-wolves-opt-first-loser = der Verlierer
the-wolves-opt-preset-standard = Standard
the-wolves-opt-preset-standard-help = Das Spiel wie in der Anleitung.
tw-board = Spielplan
tw-hex = { $hex } ({ $terrain })
tw-forest = Wald
tw-rock = Felsen
tw-grass = Gras
tw-tundra = Tundra
tw-desert = Wüste
tw-water = Wasser
tw-chasm = Schlucht
tw-den = Bau
tw-wolf = Rudelwolf
tw-alpha = Alphawolf
tw-lair = Höhle
tw-spread = Rudelausbreitung
tw-speed = Geschwindigkeit
tw-howl = Heulreichweite
tw-moose = Elch
tw-deer = Hirsch
tw-raccoon = Waschbär
tw-boar = Wildschwein
tw-hare = Hase
tw-crescent = Sichelmond
tw-half = Halbmond
tw-full = Vollmond
tw-lone = einsamer Wolf
tw-third = das dritte Rudel
tw-act-move = Bewegen
tw-act-den = Bau graben
tw-act-lair = Bau aufwerten
tw-act-howl = Heulen
tw-act-dominate = Dominieren
tw-act-stop = Bewegung beenden
tw-act-end = Zug beenden
tw-habitat = Lebensraum
tw-habitat-tile = Lebensraumplättchen: { $terrain }
tw-tile = Plättchen { $n }: { $terrain }
tw-tokens = { $n ->
    [one] ein Gelände-Bonusmarker
   *[other] { $n } Gelände-Bonusmarker
}
tw-prompt-faces = Welche Seiten zeigen deine fünf Geländeplättchen zu Beginn?
tw-prompt-place = Setze einen Alphawolf und einen Rudelwolf ein.
tw-prompt-act = { $n ->
    [0] Keine Aktion mehr{ $tokens ->
        [0] {"."}
       *[other] , aber du hast Aktions-Bonusmarker: { $tokens }.
    }
    [one] Noch eine Aktion. Was tust du?
   *[other] Noch { $n } Aktionen. Was tust du?
}
tw-prompt-pay = { $what }: Wähle die Plättchen, mit denen du zahlst. Sie werden gewendet.
tw-prompt-run = Welcher Wolf läuft ({ $terrain })? { $n ->
    [one] Du kannst einen Wolf bewegen.
   *[other] Du kannst bis zu { $n } Wölfe bewegen.
}
tw-prompt-goal = Wohin läuft er? Zielgelände: { $terrain }.
tw-prompt-displace = Wohin geht der verdrängte Wolf?
tw-prompt-track = Von welcher Leiste nimmst du den Bau?
tw-prompt-hunt = Welchen Stapel jagst du ({ $prey })?
tw-prey-label = { $prey }, noch { $n }
tw-moon-label = { $moon }: { $high } für Platz 1, { $low } für Platz 2
tw-calendar = Mondkalender: { $date }. Sichelmond { $crescent }, Halbmond { $half }, Vollmond { $full }.
tw-show-board = Spielertableau zeigen: { $name }
tw-action-tokens = Aktions-Bonusmarker
tw-terrain-tokens = Gelände-Bonusmarker
tw-standing = { $moons ->
    [one] eine Region
   *[other] { $moons } Regionen
}, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
tw-track-label = { $track } { $value }: { $left ->
    [one] noch ein Bau
   *[other] noch { $left } Baue
}
tw-actions-left = Aktionen
tw-moon-date = { $moon }: { $date }
tw-track-points = { $name } { $n }/{ $of } · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
tw-lairs = Höhlen
tw-wolves = Wölfe
tw-preys = Beute
tw-player-board = Spielertableau: { $name }
tw-event-dealt = Der Spielplan liegt aus. { $first ->
    [Du] Du beginnst
   *[other] { $first } beginnt
}.
tw-event-laid = { $seat ->
    [Du] Du beginnst
   *[other] { $seat } beginnt
} mit den Plättchen { $tiles }.
tw-event-placed = { $seat ->
    [Du] Du setzt
   *[other] { $seat } setzt
} einen Alphawolf und einen Rudelwolf auf { $hex }.
tw-event-extra-action = { $seat ->
    [Du] Du gibst
   *[other] { $seat } gibt
} einen Aktions-Bonusmarker aus.
tw-event-paid = { $seat ->
    [Du] Du bezahlst
   *[other] { $seat } bezahlt
}: { $with } ({ $terrain }).
tw-event-moved = { $seat ->
    [Du] Du bewegst
   *[other] { $seat } bewegt
} den { $kind } von { $from } nach { $to }.
tw-event-displaced = { $pack ->
    [Du] Dein { $kind }
   *[other] Der { $kind } von { $pack }
} wird von { $from } nach { $to } verdrängt.
tw-event-dug = { $seat ->
    [Du] Du gräbst
   *[other] { $seat } gräbt
} einen Bau auf { $hex } ({ $track }){ $gain ->
    [none] {"."}
   *[other] {" "}und { $seat ->
        [Du] erhältst
       *[other] erhält
    } { $gain }.
}
tw-event-den-taken = { $seat ->
    [Du] Dein Bau
   *[other] Der Bau von { $seat }
} auf { $hex } kommt von der Leiste { $track }{ $gain ->
    [none] {"."}
   *[other] {" "}und bringt { $gain }.
}
tw-event-built = { $seat ->
    [Du] Du wertest
   *[other] { $seat } wertet
} den Bau auf { $hex } zur Höhle auf{ $gain ->
    [none] {"."}
   *[other] {" "}und { $seat ->
        [Du] erhältst
       *[other] erhält
    } { $gain }.
}
tw-event-howled = { $seat ->
    [Du] Du heulst
   *[other] { $seat } heult
}: Der einsame Wolf auf { $hex } wird { $seat ->
    [Du] zu deinem
   *[other] zum
} { $kind }.
tw-event-dominated-den = { $seat ->
    [Du] Du dominierst
   *[other] { $seat } dominiert
} { $pack ->
    [Du] deinen Bau
   *[other] den Bau von { $pack }
} auf { $hex }.
tw-event-dominated = { $seat ->
    [Du] Du dominierst
   *[other] { $seat } dominiert
} { $pack ->
    [Du] deinen Rudelwolf
   *[other] den Rudelwolf von { $pack }
} auf { $hex } und { $seat ->
    [Du] ersetzt ihn durch deinen
   *[other] ersetzt ihn durch einen eigenen
} { $kind }.
tw-event-hunted = { $seat ->
    [Du] Du erlegst
   *[other] { $seat } erlegt
} Beute auf { $hex } ({ $prey }){ $gain ->
    [none] {"."}
   *[other] {" "}und { $seat ->
        [Du] erhältst
       *[other] erhält
    } { $gain }.
}
tw-event-calendar = { $moon ->
    [none] Der Mondkalender rückt auf { $date }.
   *[other] Der Mondkalender rückt auf { $date }: { $moon }.
}
tw-event-turn-ended = { $seat ->
    [Du] Du beendest deinen Zug
   *[other] { $seat } beendet den Zug
}.
tw-event-scored = Region { $water }, { $moon }: { $standing }.
tw-event-stalled = Es hat sich lange nichts geändert, deshalb endet die Partie.
tw-event-over = Die Partie ist zu Ende.
tw-no-tiles-first = Wähle zuerst die Seiten deiner Geländeplättchen.
tw-no-place-first = Setze zuerst deine Wölfe ein.
tw-no-act-first = Wähle eine Aktion oder beende den Zug.
tw-no-pay-first = Bezahle zuerst die Aktion.
tw-no-run-on = Wähle den nächsten Wolf, der läuft, oder beende die Bewegung.
tw-no-run-first = Wähle den Wolf, der läuft.
tw-no-goal-first = Wähle, wohin der Wolf läuft.
tw-no-away-first = Wähle, wohin der verdrängte Wolf geht.
tw-no-track-first = Wähle die Leiste, von der der Bau kommt.
tw-no-hunt-first = Wähle den Stapel, den du jagst.
tw-no-move-one = Die Aktion ist bezahlt, deshalb muss mindestens ein Wolf laufen.
tw-no-track = Auf dieser Leiste ist kein Bau mehr ({ $track }).
tw-no-hunt = Deine Wölfe umzingeln dort keine solche Beute ({ $prey }).
tw-no-hex = Ein Feld { $hex } gibt es auf diesem Plan nicht.
tw-no-face = Plättchen { $n } zeigt { $a } oder { $b }, nicht { $c }.
tw-no-twice = Kein Gelände darf zweimal zu sehen sein.
tw-no-start-land = Wölfe beginnen an Land.
tw-no-start-taken = Dieses Feld ist besetzt.
tw-no-start-token = Dort ist ein einsamer Wolf oder Beute.
tw-no-start-moon = In einer Region mit { $moon } kannst du nicht beginnen.
tw-no-start-tile = Wölfe beginnen auf dem Starttableau, rund um die Schlucht.
tw-no-start-side = Dein zweites Paar muss auf der anderen Seite der Schlucht beginnen.
tw-no-action = Beide Aktionen sind verbraucht, und du hast keinen Aktions-Bonusmarker.
tw-no-action-due = Solange eine Aktion möglich ist, musst du sie ausführen (noch { $n }). Mit der Option „Züge früher beenden“ (early-end) darfst du den Zug früher beenden.
tw-no-afford = Das kostet { $cost }: { $tiles }, und du hast { $tokens ->
    [0] keinen Gelände-Bonusmarker.
    [one] einen Gelände-Bonusmarker.
   *[other] { $tokens } Gelände-Bonusmarker.
}
tw-tiles-show = { $n ->
    [0] kein Plättchen zeigt { $terrain }
    [one] nur ein Plättchen zeigt { $terrain }
   *[other] nur { $n } Plättchen zeigen { $terrain }
}
tw-no-tile = Plättchen { $n } zeigt nicht { $terrain }.
tw-no-tokens = { $n ->
    [0] Du hast keinen Gelände-Bonusmarker.
    [one] Du hast einen Gelände-Bonusmarker.
   *[other] Du hast { $n } Gelände-Bonusmarker.
}
tw-no-cost = { $n ->
    [one] Das kostet genau ein Plättchen oder einen Marker.
   *[other] Das kostet genau { $n } Plättchen und Marker.
}
tw-no-reach = Mit deiner Geschwindigkeit erreicht keiner deiner Wölfe ein passendes Feld ({ $terrain }).
tw-no-own = { $kind ->
    [alpha] Dort steht kein Alphawolf von dir.
   *[wolf] Dort steht kein Rudelwolf von dir.
}
tw-no-moved = Dieser Wolf ist schon gelaufen.
tw-no-stop = Mit deiner Geschwindigkeit erreicht dieser Wolf kein passendes Feld ({ $terrain }).
tw-no-leave = Der Wolf muss sein Feld verlassen.
tw-no-terrain = Der Wolf muss auf diesem Gelände stehen bleiben: { $terrain }.
tw-no-far = Das ist { $far } Felder entfernt, aber deine Geschwindigkeit ist { $speed }.
tw-no-two = Dort stehen schon zwei Figuren.
tw-no-water = Das ist Wasser.
tw-no-chasm = Das ist die Schlucht.
tw-no-lone = Dort ist ein einsamer Wolf.
tw-no-prey = Dort ist Beute.
tw-no-enemy-lair = Dort steht eine gegnerische Höhle.
tw-no-enemy-alpha = Dort steht ein gegnerischer Alphawolf, und Alphawölfe lassen sich nicht verdrängen.
tw-no-enemy-wolf = Dort steht ein gegnerischer Wolf, und nur ein Alphawolf kann ihn verdrängen.
tw-no-third-displaced = Das dritte Rudel lässt sich nicht verdrängen.
tw-no-refuge = Der verdrängte Wolf könnte auf kein Feld ausweichen.
tw-no-flee = Ein verdrängter Wolf geht auf ein leeres Feld oder zu einer einzelnen Figur seiner Farbe.
tw-no-nearer = Es gibt nähere freie Felder: { $hexes }.
tw-no-dig-land = Im Wasser und in der Schlucht kannst du keinen Bau graben.
tw-no-den-left = Du hast keinen Bau mehr.
tw-no-alpha-near = Weder dort noch daneben steht ein Alphawolf von dir.
tw-no-enemy-there = { $kind ->
    [den] Dort ist ein gegnerischer Bau.
    [alpha] Dort steht ein gegnerischer Alphawolf.
    [lair] Dort ist eine gegnerische Höhle.
   *[wolf] Dort steht ein gegnerischer Rudelwolf.
}
tw-no-already = { $kind ->
    [lair] Dort ist schon eine Höhle.
   *[den] Dort ist schon ein Bau.
}
tw-no-den-there = Dort ist kein Bau von dir.
tw-no-lair-left = Du hast keine Höhle mehr.
tw-no-shore = Der Bau liegt nicht neben einer Wasserquelle.
tw-no-lair-twice = Du hast in dieser Region schon eine Höhle.
tw-no-lone-there = Dort ist kein einsamer Wolf.
tw-no-wolf-left = Du hast keinen Wolf mehr zum Einsetzen.
tw-no-howl = Keiner deiner Alphawölfe ist in Heulreichweite ({ $n }).
tw-no-dom-alpha = Ein Alphawolf kann nicht dominiert werden.
tw-no-dom-lair = Eine Höhle kann nicht dominiert werden.
tw-no-enemy = { $kind ->
    [den] Dort ist kein gegnerischer Bau.
   *[wolf] Dort steht kein gegnerischer Rudelwolf.
}
tw-no-third-dominated = Das dritte Rudel lässt sich nicht dominieren.
tw-no-shares = Diese Figur teilt ihr Feld mit einer anderen ihrer Farbe.
tw-sheet-region = Region { $hex }, { $moon } { $high }/{ $low }
tw-sheet-seat = { $seat } ({ $terrain })
tw-note-later = noch nicht gewertet: { $what }
tw-note-nobody = kein Rudel kontrolliert sie
tw-note-tie = Gleichstand ({ $first }): je { $low } Punkte (Kontrolle: { $standings })
tw-note-tie-third = Gleichstand ({ $first }): { $low } Punkte für { $players }, keine für das dritte Rudel (Kontrolle: { $standings })
tw-note-tie-second = { $first }; Gleichstand um Platz 2 ({ $second }): keine Punkte (Kontrolle: { $standings })
tw-note-second = { $first }, { $second } (Kontrolle: { $standings })
tw-note-first = { $first } (Kontrolle: { $standings })
tw-note-and = { $others } und { $last }
tw-note-gain = { $pack }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
tw-note-no-gain = { $pack }: keine Punkte
tw-note-has = { $alphas ->
    [0] { $pack } ({ $n })
    [one] { $pack } ({ $n }, ein Alphawolf)
   *[other] { $pack } ({ $n }, { $alphas } Alphawölfe)
}
tw-note-dens = gegrabene Baue: { $each }
tw-note-lairs = zu Höhlen aufgewertete Baue: { $each }
tw-note-prey = gejagte Tierarten: { $each }
tw-note-wolves = eingesetzte Wölfe: { $each }
tw-no-deal-twice = Der Spielplan liegt schon aus.
tw-no-deal-count = Es werden { $due } Regionstableaus ausgelegt, nicht { $n }.
tw-no-deal-tile = Ein Regionstableau { $n } gibt es nicht.
tw-no-deal-same = Regionstableau { $n } ist zweimal ausgelegt.
tw-no-deal-prey = Das sind nicht die Beutestapel für diese Spielerzahl.
tw-no-deal-moons = Das sind nicht die Wertungsmarker für diese Spielerzahl.
tw-bad-hex = ein Feld ist ein Buchstabe und eine Zahl, wie `c4`
tw-bad-words = ein Zug hat höchstens drei Wörter
tw-bad-follows = auf `{ $verb }` folgt nichts
tw-bad-missing = nach `{ $verb }` fehlt ein Wort
tw-bad-one = auf `{ $verb }` folgt ein Wort
tw-bad-tiles = erwartet werden fünf Buchstaben für Gelände, wie `tiles FRGTD`
tw-bad-dominate = erwartet wird `dominate den` oder `dominate wolf` und ein Feld
tw-bad-move = ein Zug beginnt mit tiles, place, move, den, lair, howl, dominate, pay, alpha, wolf, to, stop, away, track, hunt oder end
tw-bad-pay = erwartet werden die Plättchen 1 bis 6 der Reihe nach und ein t je Gelände-Bonusmarker, wie `pay 1+3+t`
tw-bad-region = ein Regionstableau hat eine Nummer
tw-bad-deal-word = unerwartetes `{ $word }` beim Auslegen
tw-bad-deal = ausgelegt wird mit `tiles … prey … moons … first SEAT`
tw-bad-terrains = Gelände wird F, R, G, T, D geschrieben
tw-bad-stacked = gestapelte Wertungsmarker werden von oben genannt, die frühere Phase zuerst
tw-bad-one-of = erwartet wird eines von { $words }
tw-no-deal-first = Der Spielplan liegt noch nicht aus.
tw-no-over = Die Partie ist zu Ende.
tw-no-deal-seat = An diesem Tisch gibt es keinen Platz { $n }.
tw-hex-alone = { $hex }
tw-pay-habitat = das Lebensraumplättchen
tw-pay-tile = Plättchen { $n }
tw-token-action = einen Aktions-Bonusmarker
tw-token-terrain = einen Gelände-Bonusmarker
tw-token-none = keinen Bonusmarker
tw-tell-tiles = Geländeplättchen so legen: { $tiles }
tw-tell-place = Einen Alphawolf und einen Rudelwolf auf { $at } einsetzen
tw-tell-move = Bis zu { $spread } Wölfe je bis zu { $speed } Felder weit bewegen, Zielgelände: { $terrain }
tw-tell-den = Einen Bau auf { $at } graben
tw-tell-lair = Den Bau auf { $at } zur Höhle aufwerten
tw-tell-howl = Den einsamen Wolf auf { $at } anheulen; er wird zu deinem { $kind }
tw-tell-dominate-den = Den Bau von { $pack } auf { $at } dominieren
tw-tell-dominate-wolf = Den Rudelwolf von { $pack } auf { $at } dominieren und durch deinen { $kind } ersetzen
tw-tell-pay = { $n ->
    [0] Bezahlen: { $with }
   *[other] Bezahlen: { $with } ({ $flips })
}
tw-tell-alpha = Den Alphawolf auf { $at } bewegen
tw-tell-wolf = Den Rudelwolf auf { $at } bewegen
tw-tell-to = Nach { $at } laufen
tw-tell-to-displacing = Nach { $at } laufen und den Rudelwolf von { $pack } verdrängen
tw-tell-to-den = Nach { $at } laufen, zum Bau von { $pack }
tw-tell-stop = Bewegung beenden
tw-tell-away = Nach { $at } verdrängen
tw-tell-track = { $n ->
    [0] Den Bau von der Leiste nehmen: { $track }
   *[other] Den Bau von der Leiste nehmen: { $track } ({ $effects })
}
tw-tell-hunt = Auf { $at } jagen
tw-tell-end = Zug beenden
tw-tell-end-tokens = { $n ->
    [one] Zug beenden (du könntest noch einen Aktions-Bonusmarker ausgeben)
   *[other] Zug beenden (du könntest noch { $n } Aktions-Bonusmarker ausgeben)
}
tw-tell-end-early = { $n ->
    [one] Zug beenden, eine Aktion bleibt ungenutzt
   *[other] Zug beenden, { $n } Aktionen bleiben ungenutzt
}
tw-tell-token = { $what } (kostet einen Aktions-Bonusmarker)
tw-flip = Plättchen { $n } zeigt dann { $terrain }
tw-effect-value = { $track } steigt auf { $value }
tw-effect-token = du erhältst { $token }
tw-effect-points = { $points } statt { $before } Punkte
tw-sheet-spread = Rudelausbreitung
tw-sheet-speed = Geschwindigkeit
tw-sheet-howl = Heulreichweite
tw-board-lone = solo
tw-board-calendar = { $n ->
    [one] Mondkalender: eine Figur
   *[other] Mondkalender: { $n } Figuren
}
tw-board-phase = { $scored ->
    [yes] { $moon } bei { $date } (gewertet)
   *[no] { $moon } bei { $date }
}
tw-board-player = { $points ->
    [one] { $seat } ({ $terrain }), ein Punkt
   *[other] { $seat } ({ $terrain }), { $points } Punkte
}
tw-board-actions = noch { $n } von 2 Aktionen
tw-board-tiles = Plättchen
tw-board-track = { $track } { $value } ({ $dug }/4 gegraben)
tw-board-lairs = Höhlen { $n }/4
tw-board-wolves = Wölfe { $n }/8
tw-board-next = als Nächstes: { $kind }
tw-board-action-tokens = Aktions-Bonusmarker: { $n }
tw-board-terrain-tokens = Gelände-Bonusmarker: { $n }
tw-board-prey = { $n ->
    [0] Beute: keine
   *[other] Beute: { $prey }
}
tw-board-regions = Regionen: { $n }, Wert { $points }
tw-board-vp = Siegpunktmarker: { $n }
tw-picture = Die Wölfe: Spielplan und Rudel
tw-piece-of = { $kind }: { $pack }
tw-content-for = { $what } (bei { $seats } Spielern)
tw-content-none = für { $seats } Spieler gibt es nichts
tw-content-many = für { $seats } Spieler gibt es mehr als einen Eintrag
tw-content-letters = „{ $text }“ muss genau { $n } Buchstaben haben
tw-content-wolf = „{ $letter }“ ist weder P noch A
tw-content-order = die Reihenfolge nennt acht Wölfe, nicht { $n }
tw-content-costs = eine Aktion kostet 1 bis 6 Plättchen
tw-content-values = die Werte der Leiste { $track } liegen zwischen 1 und { $most } und fallen nie
tw-content-spread = in einer Aktion bewegen sich höchstens 4 Wölfe
tw-content-faces = die fünf Plättchen lassen sich nicht so legen, dass kein Gelände doppelt zu sehen ist
tw-content-dates = die Daten der Phasen folgen aufeinander und beginnen frühestens bei 1
tw-content-stock = es gibt 1 bis 10 Beutestapel und ebenso viele Stapel von Wertungsmarkern
tw-content-stack = ein Beutestapel hat 1 bis 4 Marker, und der zweite Spieler beginnt mit höchstens 9 Aktions-Bonusmarkern
tw-content-token-stack = auf jeder Wasserquelle liegen ein oder zwei Wertungsmarker
tw-content-token-count = es gibt höchstens zehn Wertungsmarker
tw-content-tile-terrains = Regionstableau { $n } ({ $text }) braucht jede der fünf Geländearten einmal
tw-content-same-faces = Geländeplättchen { $n } hat auf beiden Seiten dasselbe Gelände
tw-content-lone-twice = auf dem Feld { $q }, { $r } liegen zwei einsame Wölfe
tw-content-lone-and-prey = ein einsamer Wolf und Beute liegen auf demselben Feld { $q }, { $r }
tw-content-tiles = mindestens { $n } Regionstableaus sind nötig
tw-content-numbers = die höhere Zahl steht zuerst und ist höchstens 25
tw-content-third = das dritte Rudel gibt es nur zu zweit, mit einer oder zwei Figuren auf einem Feld, davon höchstens ein Bau oder eine Höhle
tw-content-third-twice = bei ({ $q }, { $r }) sind Figuren zweimal angegeben
tw-content-third-land = die Region hat bei ({ $q }, { $r }) kein freies Land
tw-content-slots = { $n } Plätze für Tableaus sind angegeben, { $due } sind nötig
tw-content-symbols = jedes Symbol liegt auf einem eigenen Feld eines Geländestücks
tw-content-far = ({ $q }, { $r }) ist zu weit von der Mitte
tw-content-overlap = zwei Tableaus überlappen sich bei ({ $q }, { $r })
tw-content-side = jede Seite hat mindestens fünf Felder und einen Buchstaben für jedes
tw-content-large = ein Plan hat höchstens { $n } Felder in { $columns } Spalten und { $rows } Zeilen
tw-content-no-land = es gibt kein Land
tw-content-no-way = kein Weg führt von { $a } nach { $b }
tw-content-side-room = jede Seite des Starttableaus braucht ein Feld je Spieler
tw-content-no-start = ohne Starttableau kann niemand Wölfe einsetzen
tw-content-crescent = zum Einsetzen der Wölfe braucht es eine Region ohne Sichelmond
tw-content-hex = das Feld { $hex } ist nicht auf dem Spielplan
tw-content-region = die Region { $n } braucht genau eine Wasserquelle und eine Beute
tw-content-options = diese Rudel oder diese Geduld sind nicht erlaubt
tw-part-region = Umriss und Symbole der Regionstableaus
tw-part-tiles = Gelände der Regionstableaus
tw-part-start = Starttableau
tw-part-layout = Aufbau des Plans für { $seats } Spieler
tw-part-costs = Kosten der Aktionen
tw-part-wolves = Reihenfolge der Wölfe auf dem Spielertableau
tw-part-terrain-tiles = Seiten der Geländeplättchen
tw-part-attributes = Werte der Attribute
tw-part-moons = Werte der Wertungsmarker
tw-part-board = Spielertableau für { $seats } Spieler
tw-part-calendar = Daten des Mondkalenders für { $seats } Spieler
tw-part-stock = Beute und Wertungsmarker für { $seats } Spieler
tw-part-third-pack = Drittes Rudel neben: { $moons }
tw-way = { $kind } nach { $hex }, { $terrain } ({ $cost })
tw-end-early = Den Zug beenden, obwohl noch { $n ->
    [one] eine Aktion übrig ist
   *[other] { $n } Aktionen übrig sind
 }?
tw-aid-calendar = Mondkalender
tw-aid-date = Datum
tw-aid-to-go = fehlende Figuren
tw-aid-first = Platz 1
tw-aid-second = Platz 2
tw-aid-costs = Kosten der Aktionen
tw-aid-tiles = Plättchen
tw-aid-points = Punkte nach Figuren, die das Spielertableau verlassen haben
tw-aid-phase = { $moon }
tw-aid-pieces = { $n }
