# Wolfwalkers: My Story.

ww-swaps-auto = Standardanzahl
ww-swaps-n = { $n ->
    [0] keine
    [one] eine Wechselkarte
   *[other] { $n } Wechselkarten
}
ww-none = Keine
ww-none-help = Die Regeln ändern sich nicht.
ww-random = Zufällig
ww-random-help = Zu Beginn der Partie wird eine gezogen.
ww-random-three = Zu Beginn der Partie werden drei gezogen.
ww-category-plain = Schlicht
ww-category-interaction = Interaktion
ww-category-display = Auslage
ww-category-market = Markt
ww-category-scoring = Wertung
learn-ww-1 = Du erzählst eine Geschichte in Bildern: fünf Reihen mit je fünf Karten. In jedem Zug nimmst du eine Karte vom Markt und legst sie in deine Auslage.
learn-ww-2 = Helle Karten sind Geschichten und zeigen Symbole. Blaue Karten sind Ziele und bringen Punkte für das, was deine Geschichten zeigen.
learn-ww-3 = Nimm eine Geschichte: Klicke eine Karte im Markt an, dann einen Platz in deiner Auslage, wenn es mehrere gibt.
learn-ww-4 = Der leere Platz wird mit der obersten Karte des Stapels aufgefüllt, dieselbe Seite nach oben. So siehst du immer, welche Geschichte als Nächstes kommt.
learn-ww-5 = Jede weitere Karte muss eine deiner Karten an einer Seite berühren. Nimm noch eine Karte.
learn-ww-6 = Der Kreis auf einem Ziel zeigt seinen Wert. In deiner Auslage zeigt das Ziel auch, was es gerade bringt. Es belegt einen Platz, den eine Geschichte füllen könnte.
learn-ww-7 = Muster darf man drehen und spiegeln. Pfeile gelten für die Reihe und die Spalte des Ziels. Eine Waage verlangt auf beiden Seiten gleich viele.
learn-ww-8 = Nimm eine Karte, die einem Ziel hilft, das du hast oder willst.
learn-ww-9 = Öffne die Wertung: Dort ist jedes Ziel erklärt.
learn-ww-10 = Die Partie endet, wenn jede Auslage 25 Karten hat. Erzähle deine Geschichte!
wolfwalkers-name = Wolfwalkers – Geschichten aus dem Wald der Wölfe
wolfwalkers-pitch = Nimm Karten aus einem gemeinsamen Markt in deine eigene Bildergeschichte von fünf mal fünf Karten. Jede Karte hat auf der einen Seite eine Geschichte und auf der anderen ein Ziel: Ziele bringen Punkte für das, was deine Geschichten zeigen, belegen aber einen Platz.
wolfwalkers-reconstructed = Die 55 Geschichten und Ziele, die Modulkarten und die Ränge für Solopartien sind unsere eigenen.
wolfwalkers-seats-1 = Allein, um einen Rang.
wolfwalkers-seats-3 = Mit zwei Exemplaren des Spiels.
wolfwalkers-seats-4 = Mit zwei Exemplaren des Spiels.
wolfwalkers-opt-swaps = Wechselkarten
wolfwalkers-opt-swaps-help = 0 bis 6 für eine oder zwei Personen, 6 bis 12 für mehr.
wolfwalkers-opt-swaps-auto = nach den Regeln
wolfwalkers-opt-special = Besonderheit
wolfwalkers-opt-special-help = Eine Karte, die für alle die Regeln ändert.
wolfwalkers-opt-opportunities = Gelegenheiten
wolfwalkers-opt-opportunities-help = Bis zu drei Karten, die alle je einmal nutzen dürfen. Nur zusammen mit einer Besonderheit.
wolfwalkers-opt-without = Ohne
wolfwalkers-opt-without-help = Was beim zufälligen Ziehen weggelassen wird.
wolfwalkers-opt-first = Wer beginnt
wolfwalkers-opt-first-help = Das Los, der Verlierer der letzten Partie (in einer ersten Partie das Los) oder der Spieler an diesem Platz.
wolfwalkers-opt-first-lot = das Los
wolfwalkers-opt-first-loser = der Verlierer
wolfwalkers-opt-preset-first-game = Erste Partie
wolfwalkers-opt-preset-first-game-help = Das Grundspiel.
wolfwalkers-opt-preset-swaps = Mit Wechselkarten
wolfwalkers-opt-preset-swaps-help = Sechs Karten im Stapel, die die beiden Enden des Marktes wenden.
wolfwalkers-opt-preset-specials = Mit einer Besonderheit
wolfwalkers-opt-preset-specials-help = Eine zufällige Karte ändert die Regeln für alle.
wolfwalkers-opt-preset-full = Alles
wolfwalkers-opt-preset-full-help = Wechselkarten, eine zufällige Besonderheit und drei Gelegenheiten.
wolfwalkers-opt-preset-peaceful = Friedlich
wolfwalkers-opt-preset-peaceful-help = Eine Besonderheit und drei Gelegenheiten, ohne Interaktion.
ww-board = Markt und Auslagen
ww-robyn = Robyn
ww-mebh = Mebh
ww-wolf-form = Wolfsgestalt
ww-wolves = Wölfe
ww-merlyn = Merlyn
ww-forest = Wald
ww-town = Stadt
ww-castle = Schloss
ww-parents = Eltern
ww-townsfolk = Stadtleute
ww-army = Armee
ww-goal-pattern = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} je Muster aus { $symbols }
ww-goal-arrow = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} je Symbol { $symbol } in seiner Reihe und Spalte
ww-goal-crossed = { $points } Punkte, wenn { $symbol } in seiner Reihe und Spalte fehlt
ww-goal-pair = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} je Geschichte mit { $a } und { $b }
ww-goal-pair-arrows = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} je Geschichte mit { $a } und { $b } in seiner Reihe und Spalte
ww-goal-balance = { $points } Punkte, wenn gleich viele: { $sides }
ww-goal-imbalance = { $points } Punkte, wenn mehr { $more } als { $fewer }
ww-goal = Ziel „{ $title }“: { $words }
ww-goal-now = { $card }. Bringt jetzt { $points }.
ww-story = „{ $title }“ ({ $symbols })
ww-place = Platz { $place }
ww-place-at = auf { $place }
ww-place-left = links von { $place }
ww-place-above = über { $place }
ww-place-corner = schräg über { $place }
ww-use = { $title }: { $text }
ww-pass = Passen
ww-end-turn = Zug beenden
ww-move-end = Zug beenden
ww-no-only-before = „{ $card }“ lässt sich nur nutzen, bevor du eine Karte nimmst.
ww-no-before-laying = „{ $card }“ lässt sich nur nutzen, bevor du deine Karte legst.
ww-no-only-after = „{ $card }“ lässt sich erst nutzen, wenn du deine Karte gelegt hast.
ww-no-use-or-end = Nutze eine Gelegenheit oder beende deinen Zug.
ww-stack = Stapel: { $n }
ww-stack-top = Stapel: { $n }. Oben: { $card }
ww-show-display = Auslage zeigen: { $name } ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
})
ww-prompt-turn = Nimm eine Karte aus dem Markt und lege sie in deine Auslage.
ww-prompt-lay = Lege { $card } in deine Auslage.
ww-prompt-choose = Wähle eine Karte.
ww-prompt-after = Nutze eine Gelegenheit oder beende deinen Zug.
ww-prompt-last = Letzte Möglichkeit: Du darfst eine deiner Karten überdecken.
ww-event-first = { $seat ->
    [Du] Du beginnst
   *[other] { $seat } beginnt
}.
ww-event-special = Die Besonderheit ist { $card }.
ww-event-opportunities = Die Gelegenheiten sind { $cards }.
ww-event-refilled = Platz { $slot } wird aufgefüllt: { $face }.
ww-event-shown = Die Karte auf Platz { $slot } zeigt { $face }.
ww-event-legend = Die gemeinsame Legende ist { $face }.
ww-event-ends-turned = Die Marktkarten auf den Plätzen { $left } und { $right } werden gewendet.
ww-event-took = { $seat ->
    [Du] Du nimmst
   *[other] { $seat } nimmt
} { $face } von Platz { $slot } und { $seat ->
    [Du] legst
   *[other] legt
} die Karte { $at }.
ww-event-laid = { $seat ->
    [Du] Du legst
   *[other] { $seat } legt
} { $face } { $at }.
ww-event-drew = { $seat ->
    [Du] Du ziehst
   *[other] { $seat } zieht
} { $face }.
ww-event-put-under = { $seat ->
    [Du] Du legst
   *[other] { $seat } legt
} { $face } unter den Stapel.
ww-event-lifted = { $seat ->
    [Du] Du nimmst
   *[other] { $seat } nimmt
} { $face } auf.
ww-event-turned = { $seat ->
    [Du] Du wendest
   *[other] { $seat } wendet
} eine Karte: { $face }.
ww-event-traded = { $seat ->
    [Du] Du vertauschst
   *[other] { $seat } vertauscht
} die Karten auf { $a } und { $b }.
ww-event-bartered = { $seat ->
    [Du] Du gibst
   *[other] { $seat } gibt
} { $with ->
    [Du] dir { $given }
   *[other] { $given } an { $with }
} und { $seat ->
    [Du] bekommst
   *[other] bekommt
} { $got }.
ww-event-marked = { $seat ->
    [Du] Du markierst
   *[other] { $seat } markiert
} { $face }.
ww-event-closed = { $seat ->
    [Du] Du sperrst
   *[other] { $seat } sperrt
} Platz { $slot } für die nächste Person.
ww-event-used = { $seat ->
    [Du] Du nutzt
   *[other] { $seat } nutzt
} „{ $card }“.
ww-event-scored = { $seat ->
    [Du] Du bekommst
   *[other] { $seat } bekommt
} sofort { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
ww-event-covered = { $seat ->
    [Du] Du nimmst
   *[other] { $seat } nimmt
} { $face } von Platz { $slot } und { $seat ->
    [Du] überdeckst
   *[other] überdeckt
} { $at }.
ww-event-passed = { $seat ->
    [Du] Du kannst keine Karte legen und passt
   *[other] { $seat } kann keine Karte legen und passt
}.
ww-event-left = Die Karte auf Platz { $slot } kommt aus dem Spiel: { $face }.
ww-event-swept = Niemand kann eine Karte legen, deshalb kommt der Markt aus dem Spiel, und ein neuer wird ausgelegt.
ww-event-over = Alle Auslagen sind fertig.
ww-sheet-at-once = Sofort gewertet
ww-sheet-rank = Rang
ww-no-take-first = Nimm eine Karte aus dem Markt oder nutze eine Gelegenheit.
ww-no-choose-first = Wähle zuerst eine Karte für die Gelegenheit.
ww-no-lay-first = Lege zuerst die Karte, die du in der Hand hast.
ww-no-last = Lege noch eine Karte auf eine deiner Karten oder passe.
ww-no-nobody = Jetzt ist niemand am Zug.
ww-no-empty = Platz { $n } im Markt ist leer.
ww-no-slots = Der Markt hat { $n } Plätze.
ww-no-story-twice = Diese Geschichte liegt schon in deiner Auslage.
ww-no-goal-twice = Dieses Ziel liegt schon in deiner Auslage.
ww-no-pass = Du kannst eine Karte legen, also darfst du nicht passen.
ww-no-card-at = Auf { $at } liegt keine Karte von dir.
ww-no-closed = Dieser Platz im Markt ist für dich gesperrt („{ $card }“).
ww-no-warm = Dieser Platz im Markt wurde zuletzt geleert.
ww-no-prologue = Die ersten { $n } Karten einer Auslage müssen Geschichten sein.
ww-no-lay = Diese Karte lässt sich nicht legen.
ww-no-stay = Auf { $at } liegt schon eine Karte, und Karten bleiben, wo sie sind.
ww-no-first = Die erste Karte kommt auf a1. Sie kann am Ende überall liegen, weil die Auslage in jede Richtung wachsen darf.
ww-no-larger = Mit einer Karte auf { $at } wäre die Auslage größer als 5 mal 5.
ww-no-apart = { $at } liegt neben einem Ziel.
ww-no-next = { $at } liegt nicht neben einer deiner Karten.
ww-no-such = Diese Gelegenheit gibt es in dieser Partie nicht.
ww-no-used = Du hast „{ $card }“ schon genutzt.
ww-no-last-chance = „{ $card }“ lässt sich erst nutzen, wenn alle Auslagen fertig sind.
ww-no-effect = „{ $card }“ hätte jetzt keine Wirkung.
ww-no-choose-slot = Das lässt sich für „{ $card }“ nicht wählen. Wähle eine Karte des Marktes.
ww-no-choose-card = Das lässt sich für „{ $card }“ nicht wählen. Wähle eine Karte.
ww-sheet-goal = { $goal } ({ $at })
ww-note-pattern = { $n ->
    [0] Muster noch nicht gelegt
    [one] { $most ->
        [one] Muster einmal gelegt
       *[other] Muster einmal gelegt (höchstens { $most }-mal)
    }
   *[other] Muster { $n }-mal gelegt (höchstens { $most }-mal)
}
ww-note-arrow = { $symbol }: { $n } von 8 in Reihe und Spalte
ww-note-pair = { $n } mit { $a } + { $b }
ww-note-pair-arrows = { $n } von { $all } mit { $a } + { $b } in Reihe und Spalte
ww-note-side = { $symbols }: { $n }
ww-note-favourite = wenn das Ziel auf { $at } Punkte bringt
ww-note-legend = { $seat }: { $notes }
ww-note-five = zählt, sobald eine Auslage 5 mal 5 groß ist
ww-no-deal-first = Jetzt wird ausgelost, wer beginnt: `first 1`.
ww-no-deal-special = Jetzt wird die Besonderheit aus denen im Spiel gezogen: `special 1`.
ww-no-deal-other = Eine dieser Gelegenheiten ist nicht im Spiel.
ww-no-deal-order = Nenne drei verschiedene Gelegenheiten, die kleinste Nummer zuerst.
ww-no-deal-three = Jetzt werden drei Gelegenheiten gezogen: `opportunities 1 2 3`.
ww-no-deal-gone = Geschichte { $n } ist nicht mehr im Stapel.
ww-no-deal-no-story = Eine Geschichte { $n } gibt es nicht.
ww-no-deal-story = Jetzt zeigt eine Karte des Stapels ihre Geschichte: `story 17`.
ww-no-deal-no-goal = Ein Ziel { $n } gibt es nicht.
ww-no-deal-seen = Ziel { $n } war schon auf einer anderen Karte zu sehen.
ww-no-deal-behind = Ziel { $n } ist nicht die Rückseite dieser Geschichte.
ww-no-deal-goal = Jetzt wird eine Karte zum ersten Mal gewendet: `goal 23`.
ww-no-without = „{ $word }“ ist weder eine Modulkarte noch eine Kategorie.
ww-no-special = Gelegenheiten brauchen eine Besonderheit. Wähle `no-change`, um ohne zu spielen.
ww-no-swaps-for = { $n } Wechselkarten sind mit { $seats ->
    [one] einer Person
   *[other] { $seats } Personen
} nicht möglich.
ww-no-enough = { $n ->
    [one] Es ist nur noch eine Karte zum Ziehen da, gebraucht werden { $due }.
   *[other] Es sind nur noch { $n } Karten zum Ziehen da, gebraucht werden { $due }.
}
ww-no-module = Eine Karte „{ $word }“ gibt es nicht.
ww-no-left-out = „{ $word }“ ist weggelassen oder braucht mehr Personen.
ww-no-copies = So viele Exemplare von „{ $word }“ gibt es nicht.
ww-bad-number = erwartet wird eine Zahl von 1 bis { $n }
ww-bad-move = ein Zug ist `take 3 at b2`, `use 2`, `slot 4`, `card b2`, `lay b2` oder `pass`
ww-bad-card = erwartet wird die Nummer einer Karte von 1 bis 64
ww-bad-chance = ausgeteilt wird `story 17`, `goal 23`, `first 2`, `special 4` oder `opportunities 3 8 21`
ww-bad-cell = ein Platz ist eine Spalte (z, a bis e) und eine Reihe (0 bis 5), wie b2
ww-no-deal-seat = Einen Platz { $n } gibt es an diesem Tisch nicht.
ww-no-deal-now = Jetzt wird nichts ausgeteilt.
ww-allowed-names = { $words }
ww-allowed-special = special=no-change, special=random oder eine andere Besonderheit
ww-allowed-fewer = weniger Karten, die `without` weglässt
ww-allowed-market = mindestens eins von beidem, höchstens { $n } Plätze
ww-allowed-plain-name = Kleinbuchstaben, Ziffern und Bindestriche, höchstens 40
ww-file-number = Die Karten sind 1, 2, 3 … nummeriert: Diese müsste die Nummer { $n } haben.
ww-file-empty = Das ist leer.
ww-file-count = Es sind { $n }, das sind zu wenige oder zu viele.
ww-file-range = { $n } ist zu klein oder zu groß.
ww-file-symbol-twice = Ein Symbol ist zweimal genannt.
ww-file-total = Angegeben sind { $total }, aber { $n } Geschichten zeigen das Symbol.
ww-file-back-taken = Ziel { $goal } ist schon die Rückseite der Geschichte { $story }.
ww-file-back-missing = Die Rückseite fehlt. Gib jeder Geschichte eine Rückseite oder keiner.
ww-file-not-paired = { $goals } Ziele passen nicht zu { $stories } Geschichten: Jede Karte hat beides.
ww-file-on-no-story = Keine Geschichte zeigt dieses Symbol: { $symbol }.
ww-file-kind = „{ $word }“ ist keine Art von Ziel.
ww-file-needed = Das fehlt: Ein Ziel der Art „{ $kind }“ braucht es.
ww-file-not-needed = Das gehört nicht zu einem Ziel der Art „{ $kind }“.
ww-file-both-sides = Ein Symbol steht auf beiden Seiten: { $symbol }.
ww-file-pattern-size = Ein Muster hat 2 bis { $most } Symbole, dieses hat { $n }.
ww-file-pattern-shape = Die Form passt nicht in eine Auslage von 5 mal 5.
ww-file-no-symbol = „{ $word }“ ist weder ein Symbol noch ein Punkt.
ww-file-first-rank = Der erste Rang muss bei 0 Punkten beginnen.
ww-file-rank-order = „{ $a }“ muss mehr Punkte verlangen als „{ $b }“.
ww-file-market = Ein Markt mit { $stories } Geschichten und { $goals } Zielen ist nicht möglich.
ww-file-symbol-thrice = Eine Geschichte zeigt ein Symbol höchstens zweimal.
ww-file-same-moment = Eine Besonderheit hat höchstens je einen Effekt beim Aufbau, im Spiel und am Ende.
ww-file-takes-last = Ein Effekt, der eine Karte nimmt oder den Zug beendet, muss der letzte sein, und die Karte lässt sich nicht nach dem Legen nutzen.
ww-file-lays-before = Ein Effekt auf das Anlegen lässt sich nicht nach dem Legen nutzen.
ww-file-alone = Eine letzte Möglichkeit hat keinen weiteren Effekt.
ww-file-one-marker = Eine Gelegenheit kann nur eine Karte markieren.
ww-file-returned = Eine Gelegenheit kann höchstens { $most } Karten unter den Stapel legen, nicht { $n }.
ww-file-needs-two = Ein Effekt auf die nächste Person braucht mindestens zwei: seats = 2.
ww-file-name = Dieser Name lässt sich nicht in einer Option verwenden.
ww-file-name-taken = Dieser Name ist schon vergeben.
ww-part-stories = die Geschichten
ww-part-goals = die Ziele
ww-part-modules = die Modulkarten
ww-part-market = der Markt und die Zahl der Wechselkarten
ww-part-ranks = die Ränge der Solopartie
ww-family-pattern = Muster
ww-family-arrow = Pfeil
ww-family-crossed = durchgestrichener Pfeil
ww-family-pair = Paar
ww-family-balance = Gleichgewicht
ww-family-imbalance = Ungleichgewicht
ww-goal-shape = { $points } je [{ $shape }]
ww-sum = { $a } + { $b }
ww-equal = { $a } = { $b }
ww-title = { $title }
ww-story-n = Geschichte { $n } ({ $symbols })
ww-goal-short = Ziel „{ $title }“ ({ $family }: { $symbols }; { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
})
ww-goal-more = Ziel „{ $title }“ ({ $family }: mehr { $more } als { $fewer }; { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
ww-goal-more-n = Ziel { $n } ({ $family }: mehr { $more } als { $fewer }; { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
ww-goal-n = Ziel { $n } ({ $family }: { $symbols }; { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
})
ww-special-n = Besonderheit { $n }
ww-opportunity-n = Gelegenheit { $n }
ww-event-refilled-goal = Platz { $slot } wird aufgefüllt: das Ziel hinter { $face }.
ww-event-end-turned = Die einzige Marktkarte, auf Platz { $slot }, wird gewendet.
ww-event-turned-back = { $seat ->
    [Du] Du wendest
   *[other] { $seat } wendet
} eine Karte ({ $face }) und gleich wieder zurück, weil das Ziel schon in der Auslage liegt.
ww-tell-take = Platz { $slot } nach { $at }: { $face }{ $gain ->
    [none] {""}
   *[other] {" "}({ $gain })
}
ww-tell-cover = Platz { $slot } auf { $at }: { $face } überdeckt { $covered }{ $gain ->
    [none] {""}
   *[other] {" "}({ $gain })
}
ww-tell-lay = Auf { $at } legen: { $face }{ $gain ->
    [none] {""}
   *[other] {" "}({ $gain })
}
ww-tell-slot = { $card }: Platz { $slot }, { $face }
ww-tell-card = { $card }: { $at }, { $face }
ww-tell-their-card = { $card }: { $seat }, { $at }, { $face }
ww-tell-pass = Passen: Keine Karte lässt sich legen
ww-tell-no-last-chance = Die letzte Möglichkeit nicht nutzen
ww-note-count = { $seat }: { $n }
ww-board-used = genutzt von { $seats }
ww-board-everybody = Für alle:
ww-board-market = Markt
ww-board-empty = leer
ww-board-closed = gesperrt
ww-board-story = Geschichte
ww-board-goal = Ziel
ww-board-swaps = { $n ->
    [one] 1 Wechselkarte
   *[other] { $n } Wechselkarten
}, die nächste nach { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
ww-board-top = oben:
ww-board-nothing = nichts
ww-board-hand = In der Hand:
ww-board-heading = { $seat }: Punkte { $points }, Karten { $n }/25, Ziele { $goals }
ww-board-goals = { $seat ->
    [Du] Deine Ziele
   *[other] Ziele von { $seat }
}
ww-board-turn = { $seat ->
    [Du] Du nimmst
   *[other] { $seat } nimmt
} eine Marktkarte, etwa `take 3 at b2` (z liegt links von a, 0 über 1).
ww-board-choose = { $seat ->
    [Du] Du wählst
   *[other] { $seat } wählt
} eine Karte für „{ $card }“.
ww-board-lay = { $seat ->
    [Du] Du legst
   *[other] { $seat } legt
} die Karte aus der Hand, etwa `lay b2`.
ww-board-last = { $seat ->
    [Du] Du darfst
   *[other] { $seat } darf
} noch eine Karte auf eine eigene legen oder passen.
ww-board-over = Die Partie ist zu Ende.
ww-board-over-rank = Die Partie ist zu Ende. Rang: { $rank }.
ww-board-dealing = Es wird ausgeteilt.
ww-story-1 = Rauch über den Dächern
ww-story-2 = Das Mädchen mit der Armbrust
ww-story-3 = Vier Pfoten
ww-story-4 = Ein Stuhl am Herd
ww-story-5 = Laub im Haar
ww-story-6 = Augen im Dunkeln
ww-story-7 = Marktgeschwätz
ww-story-8 = Die alte Eiche
ww-story-9 = Hinter dem letzten Zaun
ww-story-10 = Fackeln zwischen den Bäumen
ww-story-11 = Ein Schatten am Brunnen
ww-story-12 = Der Bau
ww-story-13 = Die Schafe sind fort
ww-story-14 = Die lange Treppe
ww-story-15 = Nachtwache
ww-story-16 = Exerzieren im Hof
ww-story-17 = Der erste Lauf
ww-story-18 = Vom Rudel gewiegt
ww-story-19 = Eine von uns
ww-story-20 = Geheul am Tor
ww-story-21 = Ein gefiederter Freund
ww-story-22 = Die Holzfäller
ww-story-23 = Eine Verbeugung vor dem Herrn
ww-story-24 = Bleib im Haus
ww-story-25 = Königin der Zweige
ww-story-26 = Über die Mauer
ww-story-27 = Waschtag
ww-story-28 = Ein Schrei über den Kiefern
ww-story-29 = Die Bekanntmachung
ww-story-30 = Schlafend, wach
ww-story-31 = Die Treibjagd
ww-story-32 = Kreise über der Lichtung
ww-story-33 = Neu in der Stadt
ww-story-34 = Die Tore sind zu
ww-story-35 = Die Aushebung
ww-story-36 = Erklärungen
ww-story-37 = Darf ich vorstellen
ww-story-38 = Lauschen lernen
ww-story-39 = Der geheilte Flügel
ww-story-40 = Die Schläferin in der Höhle
ww-story-41 = Jagd im Mondschein
ww-story-42 = Wer da?
ww-story-43 = Der leere Käfig
ww-story-44 = Abendglocken
ww-story-45 = Wurzel und Fell
ww-story-46 = Wer ist schneller?
ww-story-47 = Steine gegen Helme
ww-story-48 = Eine seltsame neue Nase
ww-story-49 = An der Kreuzung ertappt
ww-story-50 = So etwas wie eine Familie
ww-story-51 = Das Rudel zieht weiter
ww-story-52 = Panik auf dem Platz
ww-story-53 = Das Versprechen
ww-story-54 = Die Rede auf dem Balkon
ww-story-55 = Zwei Spuren im Schnee
ww-goal-1 = Ins Grüne
ww-goal-2 = Schulter an Schulter
ww-goal-3 = Getuschel über die Gasse
ww-goal-4 = Belebte Straßen
ww-goal-5 = Tiefer Wald
ww-goal-6 = Im Pelz erwacht
ww-goal-7 = Auf meinem Arm
ww-goal-8 = Garnison
ww-goal-9 = Pfote hinter Pfote
ww-goal-10 = Einen halben Traum entfernt
ww-goal-11 = Daheim vor der Nacht
ww-goal-12 = Zwei Patrouillen
ww-goal-13 = Im Gänsemarsch
ww-goal-14 = Versteckspiel
ww-goal-15 = Die Ecke des Statthalters
ww-goal-16 = Um die Ecke
ww-goal-17 = Durchs Dickicht
ww-goal-18 = Das ganze Abenteuer
ww-goal-19 = Zwischen zwei Welten
ww-goal-20 = Die Lichtung
ww-goal-21 = Raschelndes Laub
ww-goal-22 = Geheul als Antwort
ww-goal-23 = Wo Robyn ging
ww-goal-24 = Wo Mebh kletterte
ww-goal-25 = Gassen und Höfe
ww-goal-26 = Pfotenspuren
ww-goal-27 = Alle reden
ww-goal-28 = Marschbefehl
ww-goal-29 = Zu Tisch gerufen
ww-goal-30 = Im Schatten der Burg
ww-goal-31 = Gefällt
ww-goal-32 = Kein Heulen
ww-goal-33 = Fern der Schornsteine
ww-goal-34 = Niemand hat uns gesehen
ww-goal-35 = Keine Stiefel hier
ww-goal-36 = Beste Freundinnen
ww-goal-37 = Heimischer Boden
ww-goal-38 = Volle Gassen
ww-goal-39 = Im Rudel laufen
ww-goal-40 = Falknerin
ww-goal-41 = Kind des Waldes
ww-goal-42 = Haut und Fell
ww-goal-43 = Besetzt
ww-goal-44 = Ein fairer Kampf
ww-goal-45 = Ebenbürtig
ww-goal-46 = Baum für Stein
ww-goal-47 = Hoch über allem
ww-goal-48 = Besorgte Gesichter
ww-goal-49 = Seitenwechsel
ww-goal-50 = Die lange Waffenruhe
ww-goal-51 = Der Wald gewinnt
ww-goal-52 = In der Überzahl
ww-goal-53 = Der Mob
ww-goal-54 = Leise Stimmen
ww-goal-55 = Unter ihrem Dach
ww-rank-1 = Im Wald verirrt
ww-rank-2 = Streuner
ww-rank-3 = Welpe
ww-rank-4 = Fährtenleser
ww-rank-5 = Wolfwalker
ww-rank-6 = Leittier
ww-rank-7 = Legende
ww-special-no-change = Keine Änderung
ww-special-no-change-does = Die Regeln bleiben, wie sie sind.
ww-special-corner-to-corner = Ecke an Ecke
ww-special-corner-to-corner-does = Alle dürfen eine Karte auch diagonal an eine ihrer Karten legen.
ww-special-room-to-breathe = Luft zum Atmen
ww-special-room-to-breathe-does = Ein Ziel darf nicht waagerecht oder senkrecht neben einem anderen Ziel liegen, außer es lässt sich nichts anderes legen.
ww-special-prologue = Prolog
ww-special-prologue-does = Die ersten 4 Karten jeder Auslage müssen Geschichten sein, solange sich eine Geschichte legen lässt.
ww-special-long-market = Langer Markt
ww-special-long-market-does = Der Markt ist eine Reihe aus 8 Karten: 6 Geschichten, dann 2 Ziele.
ww-special-even-market = Ausgewogener Markt
ww-special-even-market-does = Der Markt ist eine Reihe aus 6 Karten: 3 Geschichten, dann 3 Ziele.
ww-special-restless-wind = Rastloser Wind
ww-special-restless-wind-does = Nach je 3 Zügen werden die Marktkarten ganz links und ganz rechts gewendet.
ww-special-head-start = Vorsprung
ww-special-head-start-does = Vor dem ersten Zug legen alle die oberste Karte des Stapels als erste Geschichte ihrer Auslage.
ww-special-still-warm = Noch warm
ww-special-still-warm-does = Vom zuletzt geleerten Platz im Markt darfst du nicht nehmen, außer es lässt sich nichts anderes legen.
ww-special-shared-legend = Gemeinsame Legende
ww-special-shared-legend-does = Die oberste Karte des Stapels kommt als Ziel neben den Markt und zählt am Ende für alle; eines mit Pfeilen gilt für die mittlere Reihe und Spalte.
ww-special-few-words = Wenige Worte
ww-special-few-words-does = Am Ende kostet in jeder Auslage jedes Ziel ab dem siebten 3 Punkte.
ww-special-heart-of-the-tale = Das Herz der Geschichte
ww-special-heart-of-the-tale-does = Am Ende bringt jedes Symbol auf der Geschichte in der Mitte deiner Auslage 2 Punkte.
ww-special-four-corners = Vier Ecken
ww-special-four-corners-does = Am Ende bringt jede Ecke deiner Auslage mit Wald 2 Punkte.
ww-special-leader-of-the-pack = Leittier
ww-special-leader-of-the-pack-does = Am Ende bekommt 6 Punkte, wer die meisten Wölfe zeigt; bei Gleichstand alle Beteiligten.
ww-special-unbroken-lines = Ohne Lücke
ww-special-unbroken-lines-does = Am Ende bringt jede Reihe und jede Spalte aus fünf Geschichten 2 Punkte.
ww-opportunity-corner-step = Schritt ums Eck
ww-opportunity-corner-step-does = Bevor du eine Karte nimmst: Du darfst deine nächste Karte diagonal an eine deiner Karten legen.
ww-opportunity-from-below = Von unten
ww-opportunity-from-below-does = Statt aus dem Markt zu nehmen, ziehe die unterste Karte des Stapels und lege sie als Geschichte.
ww-opportunity-off-the-top = Von oben
ww-opportunity-off-the-top-does = Statt aus dem Markt zu nehmen, nimm die oberste Karte des Stapels und lege sie als Geschichte.
ww-opportunity-leap-of-faith = Sprung ins Ungewisse
ww-opportunity-leap-of-faith-does = Statt aus dem Markt zu nehmen, wende die oberste Karte des Stapels und lege sie als Ziel.
ww-opportunity-the-other-side = Die andere Seite
ww-opportunity-the-other-side-does = Nimm eine Karte aus dem Markt, wende sie und lege sie so; ihr Platz wird mit der Seite aufgefüllt, die dort lag.
ww-opportunity-fresh-breeze = Frische Brise
ww-opportunity-fresh-breeze-does = Bevor du eine Karte nimmst: Lege 1 Marktkarte unter den Stapel und fülle ihren Platz auf.
ww-opportunity-fresh-wind = Frischer Wind
ww-opportunity-fresh-wind-does = Bevor du eine Karte nimmst: Lege zweimal eine Marktkarte unter den Stapel und fülle ihren Platz auf.
ww-opportunity-second-chance = Zweite Chance
ww-opportunity-second-chance-does = Bevor du eine Karte nimmst: Lege eine deiner Karten unter den Stapel; ihr Platz ist wieder frei.
ww-opportunity-last-chance = Letzte Möglichkeit
ww-opportunity-last-chance-does = Wenn alle Auslagen fertig sind: Du darfst noch eine Marktkarte auf eine deiner Karten legen, die dann nicht mehr zählt.
ww-opportunity-trade-places = Plätze tauschen
ww-opportunity-trade-places-does = Bevor du eine Karte nimmst: Zwei deiner Karten tauschen die Plätze.
ww-opportunity-wander = Wandern
ww-opportunity-wander-does = Bevor du eine Karte nimmst: Nimm eine deiner Karten auf und lege sie neu, neben eine andere.
ww-opportunity-change-of-heart = Sinneswandel
ww-opportunity-change-of-heart-does = Bevor du eine Karte nimmst: Wende eine deiner Karten, wo sie liegt.
ww-opportunity-twice-told = Zweimal erzählt
ww-opportunity-twice-told-does = Bevor du eine Karte nimmst: Du nimmst und legst in diesem Zug zwei Karten.
ww-opportunity-hands-off = Finger weg
ww-opportunity-hands-off-does = Bevor du eine Karte nimmst: Nenne einen Platz im Markt, von dem die nächste Person in ihrem nächsten Zug nicht nehmen darf, außer es lässt sich nichts anderes legen.
ww-opportunity-look-behind = Blick dahinter
ww-opportunity-look-behind-does = Bevor du eine Karte nimmst: Zeige allen die Ziele hinter 2 Geschichten des Marktes.
ww-opportunity-whirl = Wirbel
ww-opportunity-whirl-does = Bevor du eine Karte nimmst: Wende die Marktkarten ganz links und ganz rechts.
ww-opportunity-barter = Tauschhandel
ww-opportunity-barter-does = Bevor du eine Karte nimmst: Tausche eine deiner Geschichten gegen eine der nächsten Person; jede kommt dorthin, wo die andere lag.
ww-opportunity-into-the-gap = In die Lücke
ww-opportunity-into-the-gap-does = Bevor du eine Karte nimmst: Du darfst deine nächste Karte in eine beliebige Lücke des Rechtecks legen, das deine Auslage einnimmt.
ww-opportunity-patience = Geduld
ww-opportunity-patience-does = Beende deinen Zug, ohne eine Karte zu nehmen; du spielst weiter, wenn die anderen fertig sind.
ww-opportunity-favourite-chapter = Lieblingskapitel
ww-opportunity-favourite-chapter-does = Bevor du eine Karte nimmst: Markiere eines deiner Ziele; wenn es am Ende punktet, bringt es 3 Punkte mehr.
ww-opportunity-someone-in-the-leaves = Jemand im Laub
ww-opportunity-someone-in-the-leaves-does = Bevor du eine Karte nimmst: Markiere eine deiner Geschichten; von nun an zeigt sie auch Mebh.
ww-opportunity-wings-overhead = Flügel über uns
ww-opportunity-wings-overhead-does = Bevor du eine Karte nimmst: Markiere eine deiner Geschichten; von nun an zeigt sie auch Merlyn.
ww-opportunity-toll = Wegzoll
ww-opportunity-toll-does = Bevor du eine Karte nimmst: Du bekommst 1 Punkt für jede deiner Geschichten mit Stadt, höchstens 4.
ww-aid-symbols = Symbole auf den Geschichten
ww-aid-total = insgesamt
ww-aid-gone = weg
ww-aid-market = im Markt
ww-aid-display = in der Auslage
