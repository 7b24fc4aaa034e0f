# Lone Wolves.

learn-lw-1 = Zwei Wölfe streiten um fünf Gebiete. Jede gespielte Karte hat zwei Aufgaben: Sie kämpft um den Stich, und sie bleibt als Stärke auf einem Gebiet.
learn-lw-2 = Deine Hand liegt unten. Die Zahl auf jedem runden goldenen Marker ist die Ehre, die die stärkere Seite am Ende gewinnt.
learn-lw-3 = Du bist dran: Klicke eine Handkarte an, dann ein Gebiet. Wurde eine Farbe ausgespielt, musst du sie bedienen, wenn du kannst; legen darfst du auf jedes Gebiet.
learn-lw-4 = Innerhalb einer Farbe schlägt die 7 die 6 und so weiter, aber die 2 schlägt die 7. Die Gewinnerkarte bleibt offen. Die Verliererkarte wird zum einsamen Wolf mit Stärke 1.
learn-lw-5 = Verlieren hat auch etwas Gutes: Wer verliert, nimmt eine Narbe aus dem Gebiet, in dem seine Karte liegt. Spiele weiter, bis du einen Stich verlierst, und nimm eine Narbe.
learn-lw-6 = Lege die Narbe auf ein Feld deiner Seite. Die Anzeige sagt dir, was sie bewirkt.
learn-lw-7 = Rote Narben geben Stärke, goldene am Ende Ehre, violette wirken sofort.
learn-lw-8 = Wird die letzte Narbe eines Gebiets genommen, geht dort der Mond auf, und seine Farbe ist ab dem nächsten Stich Trumpf. Spiele noch eine Karte.
learn-lw-9 = Wenn du etwas Unerlaubtes anklickst, erfährst du den Grund und die Regel.
learn-lw-10 = Öffne die Wertung: Sie zeigt, was jetzt zählen würde.
learn-lw-11 = Das war alles. Spiele die dreizehn Stiche zu Ende – und heule!
lone-wolves-name = Einsame Wölfe
lone-wolves-pitch = Ein Duell in dreizehn Stichen. Jede gespielte Karte bleibt auf einem von fünf Gebieten liegen, wo Stärke Ehre bringt. Verlierst du einen Stich, wird dein Wolf zum einsamen Wolf, aber du nimmst eine Narbe, die ein Gebiet zu deinen Gunsten verändert.
lone-wolves-reconstructed = Die Werte der Ehrenmarker, die Reihenfolge der Gebiete, die Zahl der Narbenfelder und der Aufbau des Plans für Fortgeschrittene.
lone-wolves-opt-board = Spielplan
lone-wolves-opt-board-help = Welche Seite des Spielplans benutzt wird.
lone-wolves-opt-board-basic = Grundplan
lone-wolves-opt-board-advanced = für Fortgeschrittene
lone-wolves-opt-first = Wer beginnt
lone-wolves-opt-first-help = Das Los, der Verlierer der letzten Partie (in einer ersten Partie das Los) oder der Spieler an diesem Platz.
lone-wolves-opt-first-lot = das Los
lone-wolves-opt-first-loser = der Verlierer
lone-wolves-opt-preset-basic = Grundplan
lone-wolves-opt-preset-basic-help = Fünf gleiche Gebiete. Für die erste Partie.
lone-wolves-opt-preset-advanced = Plan für Fortgeschrittene
lone-wolves-opt-preset-advanced-help = Ungleiche Gebiete, mit Grenzfeldern, die für beide Seiten zählen.
lw-board = Spielplan von „Einsame Wölfe“
lw-swamp = Sumpf
lw-desert = Wüste
lw-caves = Höhlen
lw-tundra = Tundra
lw-volcano = Vulkan
lw-suit-swamp = Grün
lw-suit-desert = Braun
lw-suit-caves = Schwarz
lw-suit-tundra = Weiß
lw-suit-volcano = Rot
lw-card = { $suit } { $value }
lw-border = Grenze { $a }/{ $b }
lw-to = Gebiet: { $land }
lw-take = { $scar } nehmen
lw-take-down = Verdeckte Narbe nehmen
lw-place = Hierhin legen: { $place }
lw-prompt-lead = Du spielst aus: Wähle eine Karte, dann ein Gebiet.
lw-prompt-follow = { $card } wurde ausgespielt: Bediene, wenn du kannst, auf einem beliebigen Gebiet mit Platz.
lw-prompt-take = Du hast den Stich verloren: Nimm eine Narbe (Gebiet: { $land }).
lw-prompt-place = Lege die Narbe auf deine Seite. { $scar }: { $effect }
lw-scar-1 = Sippe
lw-scar-2 = Fänge
lw-scar-3 = Streuner
lw-scar-4 = Überläufer
lw-scar-5 = Rudel
lw-scar-6 = Einzelgänger
lw-scar-7 = Stolz
lw-scar-8 = Junges Blut
lw-scar-9 = Alpha
lw-scar-1-does = +{ $n } Stärke hier für jede Wolfskarte auf deiner Seite
lw-scar-2-does = +{ $n } Stärke hier
lw-scar-3-does = { $n ->
    [one] eine beiseitegelegte Karte kommt als einsamer Wolf auf deine Seite
   *[other] { $n } beiseitegelegte Karten kommen als einsame Wölfe auf deine Seite
}
lw-scar-4-does = wendet den Ehrenmarker dieses Gebiets
lw-scar-5-does = +{ $n } Ehre für jede Wolfskarte auf deiner Seite hier
lw-scar-6-does = +{ $n } Ehre für jeden einsamen Wolf auf deiner Seite hier
lw-scar-7-does = +{ $n } Ehre für jeden offenen Wolf auf deiner Seite hier
lw-scar-8-does = +{ $n } Ehre für jede offene { $young } auf deiner Seite hier
lw-scar-9-does = +{ $n } Ehre, wenn du dieses Gebiet gewinnst
lw-scar-numbered = { $scar } [{ $n }]
lw-plaque = { $name } · { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
lw-trick = Stich { $n }/{ $of }
lw-no-trump = kein Trumpf
lw-moment = { $card } schlägt { $lost }: { $name ->
    [Du] du gewinnst
   *[other] { $name } gewinnt
} den Stich
lw-trump = Trumpf: { $suit }
lw-land-label = { $land }: Ehre { $honor }, deine Stärke { $mine }, gegnerische Stärke { $theirs }, { $wolves } von { $full } Wölfen
lw-face-down = verdeckte Narbe
lw-slot-label = { $place }: { $n ->
    [0] kein freies Feld
    [one] ein freies Feld
   *[other] { $n } freie Felder
}
lw-lone = einsamer Wolf, Stärke 1
lw-event-scars-laid = Offene Narben: { $scars }.
lw-event-honor-laid = Ehrenmarker: { $honor }.
lw-event-dealt = { $seat ->
    [Du] Du bekommst
   *[other] { $seat } bekommt
} { $count } Karten.
lw-event-leads = { $seat ->
    [Du] Du spielst
   *[other] { $seat } spielt
} zuerst aus.
lw-event-played = { $seat ->
    [Du] Du spielst
   *[other] { $seat } spielt
} { $card } ({ $at }).
lw-event-turned-up = Die 3 deckt eine Narbe auf ({ $at }): { $scar }.
lw-event-won = { $seat ->
    [Du] Du gewinnst
   *[other] { $seat } gewinnt
} Stich { $trick }. { $loser ->
    [Du] Deine Karte { $lost }
   *[other] Die Karte { $lost } von { $loser }
} wird zum einsamen Wolf ({ $at }).
lw-event-no-scar = Für { $seat ->
    [Du] dich
   *[other] { $seat }
} ist keine Narbe mehr da ({ $at }).
lw-event-took = { $scar ->
    [none] { $seat ->
        [Du] Du nimmst
       *[other] { $seat } nimmt
    } eine verdeckte Narbe ({ $at }).
   *[other] { $seat ->
        [Du] Du nimmst
       *[other] { $seat } nimmt
    } die Narbe { $scar } ({ $at }).
}
lw-event-looked = { $scar ->
    [none] { $seat ->
        [Du] Du siehst dir
       *[other] { $seat } sieht sich
    } die Narbe an.
   *[other] { $seat ->
        [Du] Du siehst dir
       *[other] { $seat } sieht sich
    } die Narbe an: { $scar }.
}
lw-event-placed = { $seat ->
    [Du] Du legst
   *[other] { $seat } legt
} die Narbe { $scar } ({ $slot }).
lw-event-left-game = { $seat ->
    [Du] Du hast
   *[other] { $seat } hat
} kein freies Feld, also kommt die Narbe { $scar } aus dem Spiel.
lw-event-joined = Eine beiseitegelegte Karte kommt als einsamer Wolf zu { $seat ->
    [Du] dir
   *[other] { $seat }
} ({ $at }).
lw-event-turned = Der Ehrenmarker wird gewendet ({ $at }): jetzt { $up }, darunter { $down }.
lw-event-moon = { $blood ->
    [yes] Die letzte Narbe ist weg ({ $at }): Der Blutmond geht dort auf, und ab dem nächsten Stich ist { $suit } Trumpf.
   *[no] Die letzte Narbe ist weg ({ $at }): Der Mond geht dort auf, und ab dem nächsten Stich ist { $suit } Trumpf.
}
lw-event-over = Ende der Partie: { $first } { $a }, { $second } { $b }.
lw-event-scar-at = { $scar } ({ $at })
lw-event-honor-at = { $up }/{ $down } ({ $at })
lw-event-dealt-hand = { $seat ->
    [Du] Du bekommst
   *[other] { $seat } bekommt
} { $cards }.
lw-event-over-tied = Ende der Partie: { $first } { $a }, { $second } { $b }. Die einsamen Wölfe entscheiden: { $c } zu { $d }.
lw-sheet-strength = Stärke: { $what }
lw-sheet-honor = Ehrenmarker: { $what }
lw-sheet-moon = Mond
lw-sheet-blood = Blutmond
lw-sheet-tie = Gleichstand
lw-no-play-first = Spiele zuerst eine Karte.
lw-no-take-first = Nimm zuerst eine Narbe.
lw-no-place-first = Lege zuerst die Narbe ab.
lw-no-not-held = Du hast { $card } nicht auf der Hand.
lw-no-follow = Du hast noch eine Karte der ausgespielten Farbe ({ $suit }) und musst sie bedienen.
lw-no-full = Dieses Gebiet ist voll ({ $land }): Dort liegen { $n } Wolfskarten.
lw-no-slot = Dieser Plan hat dort kein Narbenfeld ({ $place }).
lw-no-room = Auf deiner Seite ist dort kein Feld frei ({ $place }).
lw-no-scar-up = Die Narbe { $scar } liegt dort nicht offen ({ $land }).
lw-no-scar-down = Dort liegt keine verdeckte Narbe ({ $land }).
lw-sheet-scar = { $scar }: { $place }
lw-note-strength = { $a } zu { $b }: { $first } gegen { $second } ({ $who })
lw-note-up = { $n } durch offene Wölfe
lw-note-lone = { $n } durch einsame Wölfe
lw-note-from-scar = { $scar ->
    [1] { $n } durch { lw-scar-1 }
   *[other] { $n } durch { lw-scar-2 }
}
lw-note-nothing = nichts
lw-note-nobody = niemand kontrolliert es
lw-note-controls = Kontrolle: { $seat }
lw-note-tie = { $n }, aber Gleichstand: für niemanden
lw-note-in = { $land }
lw-note-in-tie = { $land }, aber Gleichstand: für niemanden
lw-note-lone-decide = Punktgleichstand; die einsamen Wölfe entscheiden: { $a } zu { $b }
lw-note-counts = zählt als Stärke ({ $seat })
lw-note-acted = wirkte beim Legen ({ $seat })
lw-note-both = { $a } { $n } + { $b } { $m }
lw-no-deal-seat = Einen Platz { $n } gibt es nicht: Das ist ein Spiel zu zweit.
lw-no-deal-scars = Jetzt werden die offenen Narben ausgelegt: `scars 1 5 9 2 2`.
lw-no-deal-honor = Jetzt werden die Ehrenmarker ausgelegt: `honor 4/9 8/5 …`.
lw-no-deal-hands = Jetzt werden die Karten ausgeteilt: `hands s2 s3 … / d2 d3 …`.
lw-no-deal-leader = Jetzt wird gelost, wer zuerst ausspielt: `leader 1`.
lw-no-deal-turn = Jetzt wird eine Narbe aufgedeckt: `turn 5`.
lw-no-deal-look = Jetzt wird die verdeckt genommene Narbe angesehen: `look 5`.
lw-no-deal-light = { $land } hat { $due } helle Plätze, bekam aber { $n } Narben.
lw-no-deal-copies = { $scar } wird öfter ausgelegt, als es die Narbe gibt ({ $n }).
lw-no-deal-tokens = Die Ehrenmarker sind { $tokens }, jeder einmal, eine beliebige Seite zuerst.
lw-no-deal-count = { $seat } bekommt { $n } Karten statt { $due }.
lw-no-deal-both = { $card } wurde an beide ausgeteilt.
lw-no-deal-seen = Alle Narben { $scar } wurden schon gesehen.
lw-bad-card = eine Karte ist eine Farbe und ein Wert von 2 bis 7, wie `d3`; die Farben sind s Sumpf, d Wüste, c Höhlen, t Tundra, v Vulkan
lw-bad-land = ein Gebiet ist s, d, c, t oder v (Sumpf, Wüste, Höhlen, Tundra, Vulkan)
lw-bad-border = eine Grenze hat zwei verschiedene Gebiete, wie `s+d`
lw-bad-scar = eine Narbe ist eine Zahl von 1 bis 9
lw-bad-move = ein Zug ist `d3@s` (Karte und Gebiet), `take 5`, `take ?` (verdeckt), `place s` oder `place s+d` (eine Grenze)
lw-bad-honor = ein Ehrenmarker sind seine zwei Seiten, die obere zuerst, wie `4/9`
lw-bad-five = nötig sind genau fünf, eins je Gebiet vom Sumpf bis zum Vulkan, nicht { $n }
lw-bad-twice = diese Karte kommt in der Hand zweimal vor
lw-bad-hands = die beiden Hände trennt ein `/`
lw-bad-chance = ausgeteilt wird mit `scars 1 5 9 2 2`, `honor 4/9 8/5 …`, `hands s2 … / d2 …`, `leader 1`, `turn 5` oder `look 5`
lw-content-values = Eine Farbe hat die Werte 2 bis 7, denn nur für diese nennt die Anleitung eine Rangfolge.
lw-content-hand = Eine Hand hat 1 bis { $most } Karten.
lw-content-full = Die fünf Gebiete müssen alle 30 Karten aufnehmen können: Ein Gebiet ist mit 6 bis 30 Karten voll.
lw-content-order = Nenne jedes der fünf Gebiete einmal.
lw-content-token = Eine Seite eines Ehrenmarkers ist höchstens 99 wert.
lw-content-moon = Ein Mond ist höchstens 99 wert.
lw-content-copies = Jede Narbe gibt es 1- bis { $most }-mal.
lw-content-effect = Die Zahl einer Narbe ist höchstens 20.
lw-content-young = Karten haben die Werte 2 bis 7.
lw-content-places = Ein Gebiet hat höchstens { $most } Plätze einer Farbe.
lw-content-scars = Der Plan hat { $needed } Plätze, es gibt aber nur { $there } Narben.
lw-content-slots = An einer Stelle gibt es höchstens { $most } Felder.
lw-content-no-place = Jedes Gebiet braucht mindestens einen Platz für eine Narbe.
lw-content-border-one = Eine Grenze liegt zwischen zwei verschiedenen Gebieten.
lw-content-border-twice = Eine Grenze ist doppelt genannt.
lw-content-first = Diesen Spieler gibt es nicht.
lw-part-cards = Karten: Farben, Werte, Hände
lw-part-order = Reihenfolge der Gebiete
lw-part-honor = Werte der Ehrenmarker
lw-part-moons = Werte der Monde
lw-part-scars = Narben: Wirkungen und Anzahl
lw-part-basic-places = Narbenplätze des Grundplans
lw-part-basic-slots = Narbenfelder des Grundplans
lw-part-advanced-places = Narbenplätze des Plans für Fortgeschrittene
lw-part-advanced-slots = Narbenfelder des Plans für Fortgeschrittene
lw-tell-noted = { $what }: { $notes }
lw-tell-play = { $card } ({ $at })
lw-tell-take = { $scar } nehmen
lw-tell-take-down = eine verdeckte Narbe nehmen
lw-tell-place = { $scar } legen ({ $place })
lw-tell-place-unseen = die Narbe legen ({ $place })
lw-tell-wins = gewinnt
lw-tell-loses = verliert und wird zum einsamen Wolf; du nimmst eine Narbe
lw-tell-loses-no-scar = verliert und wird zum einsamen Wolf; es ist keine Narbe mehr da
lw-tell-turns-up = deckt eine Narbe auf
lw-tell-last-scar = { $blood ->
    [yes] die letzte Narbe hier: Der Blutmond geht auf, { $suit } wird Trumpf
   *[no] die letzte Narbe hier: Der Mond geht auf, { $suit } wird Trumpf
}
lw-tell-strength = Stärke ({ $at }) von { $a } auf { $b }
lw-tell-token = Ehrenmarker ({ $at }) jetzt { $n }
lw-tell-lead = Ehre { $n } nach jetzigem Stand
lw-board-points = Ehre bisher: { $first } { $a }, { $second } { $b }
lw-board-final = Ehre am Ende: { $first } { $a }, { $second } { $b }
lw-board-you = Du
lw-board-seat = { $seat }
lw-board-strength = Stärke { $n }
lw-board-wolves = Wölfe
lw-board-lone = einsam
lw-board-slots = Felder
lw-board-borders = Grenzen
lw-board-honor = Ehre
lw-board-token = { $up } (darunter { $down })
lw-board-moons = Monde
lw-board-moon = Mond +{ $n }
lw-board-blood-moon = BLUTMOND +{ $n }
lw-board-scars = Narben
lw-board-room = belegt
lw-board-full = voll
lw-board-wolves-of = { $n } von { $of }
lw-board-hand = Deine Hand:
lw-board-holds = { $n ->
    [one] { $seat } hat eine Karte.
   *[other] { $seat } hat { $n } Karten.
}
lw-board-holds-none = { $n ->
    [one] { $seat } hat eine Karte, keine in: { $suits }.
   *[other] { $seat } hat { $n } Karten, keine in: { $suits }.
}
lw-board-unseen = Narben, die nicht alle gesehen haben: { $scars } ({ $n } davon verdeckt auf dem Plan).
lw-board-tricks = Stiche (wer ausspielt: ausgespielt, Antwort; * gewinnt):
lw-board-offer = { $at } { $scars }
lw-board-offer-last = { $at } { $scars } (die letzte: { $suit } wird Trumpf)
lw-board-leads = { $you ->
    [yes] Du spielst zu Stich { $n } aus.
   *[no] { $seat } spielt zu Stich { $n } aus.
}
lw-board-ends = Dann ist die Partie zu Ende.
lw-board-leader-wins = { $you ->
    [yes] Gewinnst du diesen Stich, bleibt deine Karte offen liegen. { $next }
   *[no] Gewinnt { $seat } diesen Stich, bleibt die ausgespielte Karte offen liegen. { $next }
}
lw-board-leader-loses = { $you ->
    [yes] Verlierst du ihn, wird deine Karte zum einsamen Wolf (Stärke 1), und du nimmst eine Narbe aus ihrem Gebiet: { $offers }.
   *[no] Verliert { $seat } ihn, wird die Karte zum einsamen Wolf (Stärke 1), und { $seat } nimmt eine Narbe aus ihrem Gebiet: { $offers }.
}
lw-board-answers = Gegen { $led } gewinnst du mit: { $win }; du verlierst mit: { $lose }.
lw-board-follower-wins = { $you ->
    [yes] Gewinnst du
   *[no] Gewinnt { $seat }
}: { $led } ({ $at }) wird zum einsamen Wolf, und wer verliert, nimmt eine Narbe von dort ({ $offer }). { $next }
lw-board-follower-loses = { $you ->
    [yes] Verlierst du: { $led } bleibt offen, deine Karte wird zum einsamen Wolf, und du nimmst eine Narbe aus ihrem Gebiet: { $offers }. { $next }
   *[no] Verliert { $seat }: { $led } bleibt offen, und { $seat } nimmt eine Narbe aus dem Gebiet der Verliererkarte: { $offers }. { $next }
}
lw-board-takes = { $you ->
    [yes] Du nimmst eine Narbe ({ $at }):
   *[no] { $seat } nimmt eine Narbe ({ $at }):
}
lw-board-choice = { $scar }: { $effect }
lw-board-places = { $you ->
    [yes] Du legst die Narbe { $scar }: { $effect }.
   *[no] { $seat } legt die Narbe { $scar }: { $effect }.
}
lw-board-places-unseen = { $you ->
    [yes] Du legst die Narbe.
   *[no] { $seat } legt die Narbe.
}
lw-aid-scars = Narben
lw-aid-effect = Wirkung
lw-aid-unseen = Ungesehen
