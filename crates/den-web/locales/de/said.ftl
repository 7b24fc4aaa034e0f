# Was die Spiele und der Tisch sagen: Gründe, Wertungsblätter, Bemerkungen, Aufzeichnungen.

# Einsame Wölfe
lw-no-play-first = Spiele jetzt eine Karte.
lw-no-take-first = Nimm jetzt eine Narbe.
lw-no-place-first = Lege jetzt die Narbe.
lw-no-not-held = Du hast { $card } nicht auf der Hand.
lw-no-follow = Du hast noch die ausgespielte Farbe ({ $suit }): Bediene sie.
lw-no-full = Dieses Gebiet ist voll ({ $land }): Dort liegen { $n } Wolfskarten.
lw-no-slot = Dieser Plan hat dort kein Narbenfeld ({ $place }).
lw-no-room = Auf deiner Seite ist dort kein Feld frei ({ $place }).
lw-no-scar-up = Die Narbe { $scar } liegt dort nicht offen ({ $land }).
lw-no-scar-down = Dort liegt keine verdeckte Narbe ({ $land }).
lw-sheet-scar = { $scar }: { $place }
lw-note-strength = { $a } zu { $b }: { $first } gegen { $second } ({ $who })
lw-note-up = { $n } offen
lw-note-lone = { $n } einsam
lw-note-from-scar = { $scar ->
    [1] { $n } durch { lw-scar-1 }
   *[other] { $n } durch { lw-scar-2 }
}
lw-note-nothing = nichts
lw-note-nobody = niemand kontrolliert es
lw-note-controls = Kontrolle: { $seat }
lw-note-tie = { $n }, an niemanden: Gleichstand
lw-note-in = { $land }
lw-note-in-tie = { $land }, an niemanden: Gleichstand
lw-note-lone-decide = die Punkte sind gleich; es entscheiden die einsamen Wölfe: { $a } zu { $b }
lw-note-counts = zählt als Stärke ({ $seat })
lw-note-acted = wirkte beim Legen ({ $seat })
lw-note-both = { $a } { $n } + { $b } { $m }
lw-no-deal-seat = Einen Platz { $n } gibt es nicht: Es spielen zwei.
lw-no-deal-scars = Jetzt werden die offenen Narben ausgelegt: `scars 1 5 9 2 2`.
lw-no-deal-honor = Jetzt werden die Ehrenmarker ausgelegt: `honor 4/9 8/5 …`.
lw-no-deal-hands = Jetzt werden die Karten ausgeteilt: `hands s2 s3 … / d2 d3 …`.
lw-no-deal-leader = Jetzt wird gelost, wer zuerst ausspielt: `leader 1`.
lw-no-deal-turn = Jetzt wird eine Narbe aufgedeckt: `turn 5`.
lw-no-deal-look = Jetzt wird die verdeckt genommene Narbe angesehen: `look 5`.
lw-no-deal-copies = Die Narbe { $scar } liegt öfter aus, als es sie gibt ({ $n }).
lw-no-deal-tokens = Die Ehrenmarker sind { $tokens }, jeder einmal, eine beliebige Seite zuerst.
lw-no-deal-count = { $seat }: { $n } Karten statt { $due } ausgeteilt.
lw-no-deal-both = { $card } wurde an beide ausgeteilt.
lw-no-deal-seen = Alle Narben { $scar } sind schon gesehen worden.
lw-bad-card = eine Karte ist eine Farbe und ein Wert von 2 bis 7: s Sumpf, d Wüste, c Höhlen, t Tundra, v Vulkan, wie `d3`
lw-bad-land = ein Gebiet ist s, d, c, t oder v (Sumpf, Wüste, Höhlen, Tundra, Vulkan)
lw-bad-border = eine Grenze hat zwei verschiedene Gebiete, wie `s+d`
lw-bad-scar = eine Narbe ist eine Zahl von 1 bis 9
lw-bad-move = ein Zug ist `d3@s` (Karte und Gebiet), `take 5`, `take ?` (verdeckt), `place s` oder `place s+d` (eine Grenze)
lw-bad-honor = ein Ehrenmarker sind seine zwei Seiten, die obere zuerst, wie `4/9`
lw-bad-five = nötig sind genau fünf, eins je Gebiet vom Sumpf bis zum Vulkan, nicht { $n }
lw-bad-twice = diese Karte kommt in der Hand zweimal vor
lw-bad-hands = die beiden Hände trennt ein `/`
lw-bad-chance = Zufall ist `scars 1 5 9 2 2`, `honor 4/9 8/5 …`, `hands s2 … / d2 …`, `leader 1`, `turn 5` oder `look 5`

# Wolf & Hound
wh-no-offer = Nur die aufgedeckte Karte eines virtuellen Spielers wird behalten oder getauscht.
wh-no-turn = Ein Tier wird nur umgedreht, wo zwei Verwandlungskarten dieselbe Farbe zeigen.
wh-no-virtual = { $place } ist ein virtueller Spieler: Behalte { $card } oder tausche.
wh-no-pairs = Drehe zuerst eine der beiden Verwandlungskarten um ({ $place }).
wh-no-not-held = Du hast { $card } nicht auf der Hand.
wh-no-three = Das Schaf „Keine 3“ verbietet in diesem Zug die 3.
wh-no-show-other = Du hast eine Karte, die keine 3 ist: Spiele sie.
wh-no-show = Nur bei „Keine 3“ wird die Hand gezeigt.
wh-no-pair = Drehe { $a } oder { $b } um.
wh-note-wood = { $n } im dunklen Wald
wh-note-wins = { $team } gewinnt
wh-note-tie = bei Gleichstand gewinnt { $team }
wh-no-deal-hands = Zuerst werden die Karten ausgeteilt: `deal` und vier Karten je Platz.
wh-no-deal-draw = { $place } zieht eine Karte: `draw` und die Karte.
wh-no-deal-up = Eine Karte wird aufgedeckt ({ $place }): `up` und die Karte.
wh-no-deal-virtual = { $place } ist ein virtueller Spieler: Diese Karten sieht niemand.
wh-no-deal-count = { $place }: { $n } Karten statt { $due } ausgeteilt.
wh-no-deal-copies = Davon ist keine mehr da: { $card }. Es gibt { $n }.
wh-no-animals = keine Tierkarte ist gewählt
wh-no-flock-four = mit mehr als einer Wolfskarte sind es 4
wh-no-flock-three = mit einer Wolfskarte oder keiner sind es 3
wh-no-group = „{ $word }“ ist keine Karte dieser Gruppe
wh-no-named-twice = „{ $word }“ ist zweimal genannt
wh-no-together = D02-1, D02-2 und D02-3 werden zusammen benutzt: Schreibe D02
wh-bad-card = eine Karte ist b oder w und ein Wert von 1 bis 4, wie b3; mit Fleisch b3m, mit Knochen w3b
wh-bad-animal = eine Tierkarte wird so geschrieben, wie es auf ihr steht, wie W01 oder D02-3
wh-bad-move = ein Zug ist eine Karte wie b3 oder w1b, oder `show`, `keep`, `swap`, `turn M01`
wh-bad-chance = Zufall ist `deal b1 b2 w3 w3 / …` mit einer Hand für jeden Platz, `draw b3` oder `up b3`
wh-bad-hand = eine Hand sind vier Karten

# Die Wölfe
tw-no-tiles-first = Lege zuerst deine Geländeplättchen.
tw-no-place-first = Setze zuerst deine Wölfe ein.
tw-no-act-first = Wähle eine Aktion oder beende den Zug.
tw-no-pay-first = Bezahle zuerst die Aktion.
tw-no-run-on = Wähle den nächsten Wolf, der läuft, oder höre auf.
tw-no-run-first = Wähle den Wolf, der läuft.
tw-no-goal-first = Wähle, wohin der Wolf läuft.
tw-no-away-first = Wähle, wohin der verdrängte Wolf geht.
tw-no-track-first = Wähle die Leiste, von der der Bau kommt.
tw-no-hunt-first = Wähle den Stapel, den du jagst.
tw-no-move-one = Die Aktion ist bezahlt: Mindestens ein Wolf muss laufen.
tw-no-track = Auf dieser Leiste ist kein Bau mehr ({ $track }).
tw-no-hunt = Dort liegt kein von deinen Wölfen umzingelter Stapel dieser Beute ({ $prey }).
tw-no-hex = Ein Feld { $hex } gibt es auf diesem Plan nicht.
tw-no-face = Plättchen { $n } zeigt { $a } oder { $b }, nicht { $c }.
tw-no-twice = Ein Gelände wäre zweimal zu sehen.
tw-no-start-land = Wölfe beginnen an Land.
tw-no-start-taken = Dieses Feld ist besetzt.
tw-no-start-token = Dort ist ein einsamer Wolf oder Beute.
tw-no-start-moon = In dieser Region liegt: { $moon }. Beginne anderswo.
tw-no-start-tile = Wölfe beginnen auf dem Starttableau, rund um die Schlucht.
tw-no-start-side = Dein zweites Paar beginnt auf der anderen Seite der Schlucht.
tw-no-action = Beide Aktionen sind verbraucht, und du hast keinen Aktions-Bonusmarker.
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
tw-no-terrain = Das Zielfeld muss dieses Gelände haben: { $terrain }.
tw-no-far = Das sind { $far } Felder; deine Geschwindigkeit ist { $speed }.
tw-no-two = Dort stehen schon zwei Figuren.
tw-no-water = Das ist Wasser.
tw-no-chasm = Das ist die Schlucht.
tw-no-lone = Dort ist ein einsamer Wolf.
tw-no-prey = Dort ist Beute.
tw-no-enemy-lair = Dort steht eine gegnerische Höhle.
tw-no-enemy-alpha = Dort steht ein gegnerischer Alphawolf: Kein Wolf verdrängt ihn.
tw-no-enemy-wolf = Dort steht ein gegnerischer Wolf: Nur ein Alphawolf verdrängt ihn.
tw-no-third-displaced = Das dritte Rudel wird nie verdrängt.
tw-no-refuge = Kein Feld des Plans könnte den verdrängten Wolf aufnehmen.
tw-no-flee = Ein verdrängter Wolf geht auf ein leeres Feld oder zu einer einzelnen Figur seiner Farbe.
tw-no-nearer = Nähere Felder sind frei: { $hexes }.
tw-no-dig-land = In Wasser oder Schlucht lässt sich kein Bau graben.
tw-no-den-left = Auf deinem Spielertableau ist kein Bau mehr.
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
tw-no-lair-left = Auf deinem Spielertableau ist keine Höhle mehr.
tw-no-shore = Der Bau liegt nicht neben einer Wasserquelle.
tw-no-lair-twice = Du hast in dieser Region schon eine Höhle.
tw-no-lone-there = Dort ist kein einsamer Wolf.
tw-no-wolf-left = Auf deinem Spielertableau ist kein Wolf mehr.
tw-no-howl = Kein Alphawolf von dir ist in Heulreichweite ({ $n }).
tw-no-dom-alpha = Ein Alphawolf kann nicht dominiert werden.
tw-no-dom-lair = Eine Höhle kann nicht dominiert werden.
tw-no-enemy = { $kind ->
    [den] Dort ist kein gegnerischer Bau.
   *[wolf] Dort steht kein gegnerischer Rudelwolf.
}
tw-no-third-dominated = Das dritte Rudel wird nie dominiert.
tw-no-shares = Diese Figur teilt ihr Feld mit einer anderen ihrer Farbe.
tw-sheet-region = Region { $hex }, { $moon } { $high }/{ $low }
tw-sheet-seat = { $seat } ({ $terrain })
tw-note-later = noch nicht gewertet: { $what }
tw-note-nobody = kein Rudel hat Kontrolle
tw-note-tie = { $standings }. Gleichstand um Platz 1: { $first }; je die niedrigere Zahl
tw-note-tie-second = { $standings }. Platz 1: { $first }. Gleichstand um Platz 2: { $second }; sie erhalten nichts
tw-note-second = { $standings }. Platz 1: { $first }; Platz 2: { $second }
tw-note-first = { $standings }. Platz 1: { $first }
tw-note-has = { $alphas ->
    [0] { $pack }: { $n }
    [one] { $pack }: { $n } (ein Alphawolf)
   *[other] { $pack }: { $n } ({ $alphas } Alphawölfe)
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
tw-no-packs = fünf Rudel werden mit fünf Buchstaben genannt
tw-no-packs-twice = ein Lebensraum fehlt ({ $terrain }), ein anderer ist zweimal genannt
tw-no-patience = keine Rundenzahl, die man wählen kann
tw-bad-hex = ein Feld ist ein Buchstabe und eine Zahl, wie `c4`
tw-bad-words = ein Zug hat höchstens drei Wörter
tw-bad-follows = auf `{ $verb }` folgt nichts
tw-bad-missing = nach `{ $verb }` fehlt ein Wort
tw-bad-one = auf `{ $verb }` folgt ein Wort
tw-bad-tiles = fünf Buchstaben für Gelände, wie `tiles FRGTD`
tw-bad-dominate = `dominate den` oder `dominate wolf` und ein Feld
tw-bad-move = ein Zug beginnt mit tiles, place, move, den, lair, howl, dominate, pay, alpha, wolf, to, stop, away, track, hunt oder end
tw-bad-pay = Plättchen 1 bis 6 der Reihe nach und ein t je Gelände-Bonusmarker, wie `pay 1+3+t`
tw-bad-region = ein Regionstableau hat eine Nummer
tw-bad-deal-word = unerwartetes `{ $word }` beim Auslegen
tw-bad-deal = ausgelegt wird mit `tiles … prey … moons … first SEAT`
tw-bad-terrains = Gelände wird F, R, G, T, D geschrieben
tw-bad-stacked = gestapelte Wertungsmarker werden von oben genannt, die frühere Phase zuerst
tw-bad-one-of = es ist eines von { $words }

# Wolfwalkers
ww-no-take-first = Nimm eine Karte aus dem Markt oder nutze eine Gelegenheit.
ww-no-choose-first = Wähle zuerst eine Karte für die Gelegenheit.
ww-no-lay-first = Lege zuerst die Karte, die du in der Hand hast.
ww-no-last = Lege noch eine Karte auf eine deiner Karten oder passe.
ww-no-nobody = Jetzt ist niemand am Zug.
ww-no-empty = Platz { $n } im Markt ist leer.
ww-no-places = Der Markt hat { $n } Plätze.
ww-no-story-twice = Diese Geschichte liegt schon in deiner Auslage.
ww-no-goal-twice = Dieses Ziel liegt schon in deiner Auslage.
ww-no-pass = Du kannst eine Karte legen, also darfst du nicht passen.
ww-no-card-at = Auf { $at } liegt keine Karte von dir.
ww-no-closed = Dieser Platz im Markt ist für dich gesperrt ({ ww-opportunity-hands-off }).
ww-no-warm = Dieser Platz im Markt wurde zuletzt geleert.
ww-no-prologue = Die ersten { $n } Karten einer Auslage müssen Geschichten sein.
ww-no-lay = Diese Karte lässt sich nicht legen.
ww-no-stay = Auf { $at } liegt eine Karte, und gelegte Karten bleiben liegen.
ww-no-first = Die erste Karte liegt auf a1. Sie kann am Ende überall liegen, denn die Auslage ist verschiebbar.
ww-no-larger = Mit { $at } wäre die Auslage größer als 5 mal 5.
ww-no-apart = { $at } liegt neben einem Ziel.
ww-no-next = { $at } liegt nicht neben einer deiner Karten.
ww-no-such = Diese Gelegenheit gibt es in dieser Partie nicht.
ww-no-used = Das hast du schon genutzt: { $card }.
ww-no-last-chance = { ww-opportunity-last-chance } kommt, wenn alle Auslagen fertig sind.
ww-no-effect = „{ $card }“ hätte jetzt keine Wirkung.
ww-no-choose-slot = { $card }: Das lässt sich nicht wählen. Wähle eine Karte des Marktes.
ww-no-choose-card = { $card }: Das lässt sich nicht wählen. Wähle eine Karte.
ww-sheet-goal = { $goal } ({ $at })
ww-sheet-card = { $card }
ww-note-pattern = { $most ->
    [one] { $n } von höchstens einem Muster
   *[other] { $n } von höchstens { $most } Mustern
}
ww-note-arrow = { $symbol }: { $n } von 8 in Reihe und Spalte
ww-note-pair = { $n } mit { $a } + { $b }
ww-note-pair-arrows = { $n } von { $all } mit { $a } + { $b } in Reihe und Spalte
ww-note-side = { $symbols } { $n }
ww-note-favourite = wenn das Ziel auf { $at } Punkte bringt
ww-note-legend = { $goal }: { $notes }
ww-note-five = zählt, sobald eine Auslage 5 mal 5 groß ist
ww-no-deal-first = Zuerst wird gelost, wer beginnt: `first 1`.
ww-no-deal-special = Jetzt wird die Besonderheit aus denen im Spiel gezogen: `special 1`.
ww-no-deal-other = Eine dieser Gelegenheiten ist nicht im Spiel.
ww-no-deal-order = Drei verschiedene Gelegenheiten, die kleinste Nummer zuerst.
ww-no-deal-three = Jetzt werden drei Gelegenheiten gezogen: `opportunities 1 2 3`.
ww-no-deal-gone = Geschichte { $n } ist nicht mehr im Stapel.
ww-no-deal-no-story = Eine Geschichte { $n } gibt es nicht.
ww-no-deal-story = Jetzt zeigt eine Karte des Stapels ihre Geschichte: `story 17`.
ww-no-deal-no-goal = Ein Ziel { $n } gibt es nicht.
ww-no-deal-seen = Ziel { $n } war schon auf einer anderen Karte zu sehen.
ww-no-deal-behind = Ziel { $n } ist nicht die Rückseite dieser Geschichte.
ww-no-deal-goal = Jetzt wird eine Karte zum ersten Mal gewendet: `goal 23`.
ww-no-names = { $n } Namen sind zu viele
ww-no-name = „{ $word }“ ist kein Name
ww-no-swaps = „{ $word }“ ist keine Zahl von Wechselkarten
ww-no-without = „{ $word }“ ist weder eine Modulkarte noch eine Kategorie
ww-no-special = sie werden mit einer Besonderheit gespielt; wähle `no-change`, um sie allein zu spielen
ww-no-swaps-for = { $n } Wechselkarten passen nicht zu { $seats } Personen
ww-no-enough = es sind nur noch { $n } Karten da, gebraucht werden { $due }
ww-no-module = eine Karte „{ $word }“ gibt es nicht
ww-no-left-out = „{ $word }“ ist weggelassen oder nicht für so wenige Personen
ww-no-copies = so oft gibt es „{ $word }“ nicht
ww-bad-number = erwartet wird eine Zahl von 1 bis { $n }
ww-bad-move = ein Zug ist `take 3 at b2`, `use 2`, `slot 4`, `card b2`, `lay b2` oder `pass`
ww-bad-card = erwartet wird die Nummer einer Karte von 1 bis 64
ww-bad-chance = ausgeteilt wird `story 17`, `goal 23`, `first 2`, `special 4` oder `opportunities 3 8 21`
ww-bad-place = ein Platz ist eine Spalte (z, a bis e) und eine Reihe (0 bis 5), wie b2

# Der Tisch
den-no-turn = Du bist nicht am Zug. Am Zug: { $turn }.
den-no-your-turn = Du bist nicht am Zug.
den-no-deal-turn = Jetzt wird nichts ausgeteilt. Am Zug: { $turn }.
den-no-deal = Jetzt wird nichts ausgeteilt.
den-no-dealer = Zuerst wird ausgeteilt.
den-no-over = Die Partie ist zu Ende.
den-no-played = Es wurde noch nichts gespielt.
den-no-dealt-since = Seither wurde ausgeteilt.
den-no-played-since = { $seat } hat seither gespielt.
den-no-shown = Dieser Schritt hat etwas Verborgenes gezeigt.
den-no-clock = Mit Uhr ist ein Schritt endgültig, der deinen Zug beendet hat.
den-no-stale = Das galt für Schritt { $step }; die Partie ist bei Schritt { $n }.
den-no-name = Ein Name braucht mindestens ein Zeichen.
den-no-name-long = Ein Name hat höchstens { $n } Zeichen.
den-no-chat = Sag etwas.
den-no-chat-long = Eine Nachricht hat höchstens { $n } Zeichen.
den-no-move-long = Ein Zug hat höchstens { $n } Zeichen.
den-no-message-long = Eine Nachricht hat höchstens { $n } Bytes.
den-no-seat = Diesen Platz gibt es nicht.
den-no-such-seat = Einen Platz { $n } gibt es an diesem Tisch nicht.
den-no-player = Dort sitzt niemand.
den-no-resigned = Du hast aufgegeben.
den-no-bot-already = Ein Bot spielt schon für dich.
den-no-away = Ein Bot spielt für dich. Komm erst zurück.
den-no-there = Du bist schon da.
den-no-bot = Jetzt entscheidet kein Bot.
den-no-sit = Du sitzt schon an diesem Tisch.
den-no-begun = Die Partie hat begonnen, alle Plätze sind besetzt.
den-no-waiting = Die Partie beginnt, wenn alle Plätze besetzt sind.
den-no-free = Kein freier Platz ist hier für dich gedacht.
den-no-take = Platz { $n } lässt sich so nicht einnehmen.
den-no-empty = Platz { $n } ist nicht leer.
den-no-close = Eine begonnene Partie lässt sich nicht schließen. Gib auf oder geh.
den-no-not-over = Die Partie ist noch nicht zu Ende.
den-no-rematch = Eine Revanche braucht einen neuen Tisch.
den-no-rematch-is = Die Revanche ist an Tisch { $id }.
den-no-rematch-who = Nur wer mitgespielt hat, kann eine Revanche wünschen.
den-no-import = Eine Aufzeichnung kommt auf einen frischen Tisch mit ebenso vielen Plätzen.
den-no-change = Das ändert nichts am Tisch.
den-no-watcher = Das darf nur, wer am Tisch sitzt.
den-no-eyes = Andere Blickwinkel gibt es erst nach dem Ende.
den-no-too-long = Diese Nachricht ist zu lang.
den-no-text = Nachrichten sind Text.
den-log-undo = { $seat }: ein Schritt zurück.
den-log-resigns = { $seat } gibt auf.
den-log-leaves = { $seat } geht; ein Bot spielt weiter.
den-log-late = { $seat }: Zeit abgelaufen; ein Bot spielt weiter.
den-log-back = { $seat } ist wieder da.
den-log-free = Platz { $n } ist wieder frei.
den-log-bot = Platz { $n }: ein Bot ({ $bot }).
den-log-sits = Platz { $n }: { $name }.
den-log-closed = Die Partie wurde geschlossen.
den-log-rematch = Eine Revanche hat begonnen.

# Aufzeichnungen und Einstellungen
den-record-line = Zeile { $line }: { $what }
den-record-rule = { $what } ({ $rule })
den-record-options = Optionen: { $what }
den-record-unreadable = „{ $text }“ ist nicht lesbar: { $why }
den-record-long = Eine Aufzeichnung hat höchstens { $most } Bytes, dieser Text hat { $n }.
den-record-title = Eine Aufzeichnung beginnt mit `{ $title }`, nicht mit `{ $text }`.
den-record-empty = Die Aufzeichnung ist leer; sie beginnt mit `{ $title }`.
den-record-expected = Erwartet wurde Schritt { $n } oder `end`, nicht `{ $text }`.
den-record-cut = Die Aufzeichnung bricht nach Schritt { $n } ab: Die Zeile `end { $end }` fehlt.
den-record-end = `end { $text }` passt nicht: Darüber stehen { $n } Schritte.
den-record-after = Nach der Zeile `end` darf nichts folgen.
den-record-order = Schritt { $n } steht, wo Schritt { $due } stehen sollte: Zeilen fehlen oder sind vertauscht.
den-record-incomplete = Schritt { $n } ist unvollständig: Er braucht einen Platz (oder * für Zufall) und einen Zug.
den-record-version-number = `version` ist eine Zahl.
den-record-seats-number = `seats` ist eine Zahl.
den-record-name = Schreibe `name SEAT NAME`.
den-record-head = `{ $word }` gehört nicht in den Kopf einer Aufzeichnung.
den-record-missing = Im Kopf fehlt die Zeile `{ $word }`.
den-record-twice = `{ $word }` ist zweimal angegeben.
den-record-seat = ein Platz ist eine Zahl von 1 bis { $n }
den-record-digits = erwartet werden 64 hexadezimale Ziffern
den-record-other = Das ist eine Aufzeichnung von { $a }, nicht von { $b }.
den-record-version = die Aufzeichnung entstand mit Version { $old } der Regeln, hier gilt Version { $new }
den-record-content = die Aufzeichnung entstand mit anderen Inhaltsdateien (Prüfsumme { $old }, hier { $new })
den-record-no-seed = die Aufzeichnung nennt keine Startzahl, also lässt sich das Austeilen (noch) nicht prüfen
den-record-no-commitment = die Aufzeichnung hat keinen Fingerabdruck, also beweist die Startzahl nichts
den-record-dealt = in Schritt { $n } wurde `{ $dealt }` ausgeteilt, die Startzahl ergibt `{ $due }`
den-option-allowed = { $at }: { $why }. Erlaubt: { $allowed }
den-option = { $at }: { $why }
den-no-option = diese Option gibt es nicht
den-no-preset = weder eine Vorlage noch ein Paar wie key=value
den-no-value = „{ $word }“ ist keiner der Werte
den-no-seats = { $game } lässt sich nicht zu { $n } spielen
den-no-seats-n = mit { $n } Personen geht es nicht
den-allowed-range = { $least } bis { $most }
den-allowed-auto = { $least } bis { $most } oder auto
den-allowed-list = none oder einige von { $list }
den-allowed-presets = eine Vorlage: { $list }
den-allowed-letters = die Buchstaben { $list }, jeder einmal
den-allowed-name = none, random oder ein Name
den-allowed-names = none, random oder bis zu { $n } Namen
den-allowed-joined = mit „+“ verbundene Namen von Modulkarten, wie { $name }
den-allowed-fewer = weniger Karten weglassen
den-no-name-taken = Dieser Name gehört schon jemandem. Wähle in den Einstellungen einen anderen.
den-no-position = was von der Stellung gespeichert wurde, ist nicht lesbar
