# Die vier Spiele.
lone-wolves-name = Einsame Wölfe
lone-wolves-pitch = Ein Duell in dreizehn Stichen. Jede gespielte Karte bleibt auf einem von fünf Gebieten liegen, wo Stärke Ehre bringt. Verlierst du einen Stich, wird dein Wolf zum einsamen Wolf, aber du nimmst eine Narbe, die ein Gebiet zu deinen Gunsten verändert.
lone-wolves-reconstructed = Die Werte der Ehrenmarker, die Reihenfolge der Gebiete, die Zahl der Narbenfelder und der Plan für Fortgeschrittene.
lone-wolves-opt-board = Spielplan
lone-wolves-opt-board-help = Auf welcher Seite des Plans gespielt wird.
lone-wolves-opt-board-basic = Grundplan
lone-wolves-opt-board-advanced = für Fortgeschrittene
lone-wolves-opt-preset-basic = Grundplan
lone-wolves-opt-preset-basic-help = Fünf gleiche Gebiete. Für die erste Partie.
lone-wolves-opt-preset-advanced = Plan für Fortgeschrittene
lone-wolves-opt-preset-advanced-help = Ungleiche Gebiete und Felder auf Grenzen, die auf beiden Seiten wirken.

lw-board = Der Plan von „Einsame Wölfe“
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
lw-to = nach: { $land }
lw-take = { $scar } nehmen
lw-take-down = Verdeckte Narbe nehmen
lw-place = Hierhin: { $place }
lw-prompt-lead = Du spielst aus: Wähle eine Karte, dann ein Gebiet.
lw-prompt-follow = { $card } wurde ausgespielt. Bediene die Farbe, wenn du kannst; jedes Gebiet, das nicht voll ist, geht.
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
lw-scar-3-does = eine beiseitegelegte Karte kommt als einsamer Wolf auf deine Seite
lw-scar-4-does = wendet den Ehrenmarker dieses Gebiets
lw-scar-5-does = +{ $n } Ehre für jede Wolfskarte auf deiner Seite hier
lw-scar-6-does = +{ $n } Ehre für jeden einsamen Wolf auf deiner Seite hier
lw-scar-7-does = +{ $n } Ehre für jeden offenen Wolf auf deiner Seite hier
lw-scar-8-does = +{ $n } Ehre für jede offene { $young } auf deiner Seite hier
lw-scar-9-does = +{ $n } Ehre, wenn du dieses Gebiet gewinnst
lw-plaque = { $name } · { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
lw-trick = Stich { $n }/{ $of }
lw-no-trump = kein Trumpf
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
lw-event-dealt = { $seat }: { $count } Karten.
lw-event-leads = Zuerst spielt aus: { $seat }.
lw-event-played = { $seat }: { $card } → { $at }.
lw-event-turned-up = Die 3 deckt { $scar } auf ({ $at }).
lw-event-won = Stich { $trick }: { $seat }. { $lost } ({ $at }) wird zum einsamen Wolf.
lw-event-no-scar = { $seat }: keine Narbe mehr da ({ $at }).
lw-event-took = { $scar ->
    [none] { $seat }: eine verdeckte Narbe ({ $at }).
   *[other] { $seat }: die Narbe { $scar } ({ $at }).
}
lw-event-looked = { $scar ->
    [none] { $seat }: Narbe angesehen.
   *[other] { $seat }: es ist { $scar }.
}
lw-event-placed = { $seat }: { $scar } gelegt, { $slot }.
lw-event-left-game = { $seat }: { $scar } findet kein Feld und kommt aus dem Spiel.
lw-event-joined = { $seat }: ein Streuner kommt dazu ({ $at }).
lw-event-turned = Der Ehrenmarker wird gewendet ({ $at }): { $honor }.
lw-event-moon = { $blood ->
    [yes] Der Blutmond geht auf ({ $at }): Diese Farbe ist jetzt Trumpf.
   *[no] Der Mond geht auf ({ $at }): Diese Farbe ist jetzt Trumpf.
}
lw-event-over = Die Partie ist zu Ende: { $points }.

wolf-and-hound-name = Wolf & Hound
wolf-and-hound-pitch = Zwei gegen zwei um einen Tisch. Wölfe jagen deine Schafe in den dunklen Wald, Hunde bringen sie heim. Deine Karten bewegen die Tiere weiter: Wer zu Beginn seines Zuges einen Wolf vor sich hat, verliert ein Schaf.
wolf-and-hound-reconstructed = Wie viele Zahlenkarten es von jedem Wert gibt und was die meisten Tierkarten bewirken, die in der ersten Partie nicht dabei sind.
wolf-and-hound-seats-2 = Jeder spielt auch für einen virtuellen Partner.
wolf-and-hound-seats-3 = Platz 1 und 3 gegen Platz 2 und einen virtuellen Partner.
wolf-and-hound-seats-4 = Zwei gegen zwei: Platz 1 und 3 gegen 2 und 4.
wolf-and-hound-opt-wolves = Wolfskarten
wolf-and-hound-opt-wolves-help = Wölfe verjagen Schafe.
wolf-and-hound-opt-hounds = Hundekarten
wolf-and-hound-opt-hounds-help = Hunde bringen Schafe zurück.
wolf-and-hound-opt-sheep = Schafskarten
wolf-and-hound-opt-sheep-help = Schafskarten bewegen sich bei jeder Karte und verändern einen Zug.
wolf-and-hound-opt-meta = Verwandlungskarten
wolf-and-hound-opt-meta-help = Abwechselnd Wolf und Hund.
wolf-and-hound-opt-extra = Extrakarten
wolf-and-hound-opt-extra-help = Zwei seltsame Gesellen.
wolf-and-hound-opt-designer = Designerkarten
wolf-and-hound-opt-designer-help = Von Unterstützern des Spiels entworfen.
wolf-and-hound-opt-meat-and-bones = Fleisch & Knochen
wolf-and-hound-opt-meat-and-bones-help = Die Erweiterung: Karten, die Wölfe oder Hunde aufhalten.
wolf-and-hound-opt-flock = Schafe je Platz
wolf-and-hound-opt-flock-help = Nur, wo die Regeln es offenlassen.
wolf-and-hound-opt-flock-auto = nach den Regeln
wolf-and-hound-opt-flock-3 = 3
wolf-and-hound-opt-flock-4 = 4
wolf-and-hound-opt-level-beginner = Anfänger
wolf-and-hound-opt-level-experienced = Erfahrene
wolf-and-hound-opt-level-expert = Vielspieler
wolf-and-hound-opt-preset-first-game = Erste Partie
wolf-and-hound-opt-preset-first-game-help = Ein Wolf, ein Hund.
wolf-and-hound-opt-preset-red-devil = Roter Teufel
wolf-and-hound-opt-preset-red-devil-help = Hund 01 und ein Wolf, der dreimal so weit läuft.
wolf-and-hound-opt-preset-sheeps-clothing = Schafspelz
wolf-and-hound-opt-preset-sheeps-clothing-help = Schwarzer Pelz, Weißer Pelz und der Wolf im Schafspelz.
wolf-and-hound-opt-preset-meat-and-bones = Fleisch & Knochen
wolf-and-hound-opt-preset-meat-and-bones-help = Die erste Partie mit der Erweiterung.

wh-in-play = Tierkarten in dieser Partie
wh-partner = dein Partner
wh-board = Der Tisch von Wolf & Hound
wh-black = Schwarz { $value }
wh-white = Weiß { $value }
wh-black-meat = Schwarz { $value } mit Fleisch
wh-white-bone = Weiß { $value } mit Knochen
wh-blue = Blau
wh-yellow = Gelb
wh-virtual = Partner ({ $name })
wh-wood = verloren: { $n }
wh-pile = Stapel: { $n }
wh-seat-label = { $name }, Team { $team }: { $sheep } von { $of } Schafen
wh-last-played = zuletzt gespielt: { $card }
wh-show = Dreien zeigen und Zug beenden
wh-keep = So spielen lassen
wh-swap = Gegen die oberste Dummy-Karte tauschen
wh-turn = { $animal } umdrehen
wh-prompt-play = Spiele eine Karte: Schwarz bewegt die Wölfe, Weiß die Hunde.
wh-prompt-no-three = Spiele eine Karte, aber keine 3: Das Schaf verbietet sie in diesem Zug.
wh-prompt-offer = { $card } wurde für deinen Partner aufgedeckt. Behalten oder tauschen?
wh-prompt-pairs = Zwei Verwandlungskarten zeigen dieselbe Farbe: Drehe eine um.
wh-wolf-n = Wolf { $n }
wh-hound-n = Hund { $n }
wh-meta-n = Verwandlung { $n }
wh-meta-does = vorne: { $front }. Hinten: { $back }. Wird bei Platz 1 umgedreht.
wh-takes = verjagt ein Schaf
wh-returns = bringt ein Schaf zurück
wh-target-left = trifft den Platz links
wh-target-opposite = trifft den Partner gegenüber
wh-target-right = trifft den Platz rechts
wh-mod-plus = läuft einen Schritt mehr
wh-mod-minus = läuft einen Schritt weniger
wh-mod-half = läuft halb so weit
wh-mod-back = läuft halb so weit, rückwärts
wh-mod-triple = läuft dreimal so weit
wh-d02 = Schwarzer Pelz, Weißer Pelz und Wolf im Schafspelz
wh-s01 = Skip
wh-s01-does = der Zug endet sofort
wh-s02 = Keine 3
wh-s02-does = in diesem Zug darf keine 3 gespielt werden
wh-e01 = Opa Wolf
wh-e01-does = verjagt ein Schaf; läuft rückwärts, einen Zug später, bei jeder Farbe
wh-e02 = Verwirrter Hund
wh-e02-does = bringt ein Schaf zurück; dreht in Gesellschaft um
wh-d01 = Roter Teufel
wh-d01-does = verjagt ein Schaf; läuft dreimal so weit
wh-d02-1 = Schwarzer Pelz
wh-d02-1-does = ein normaler Wolf
wh-d02-2 = Weißer Pelz
wh-d02-2-does = ein normaler Hund
wh-d02-3 = Wolf im Schafspelz
wh-d02-3-does = verjagt ein Schaf; wandert von selbst, wenn kein Pelz bei ihm liegt
wh-event-deals = { $cards ->
    [none] { $place }: vier Karten.
   *[other] { $place }: { $cards }.
}
wh-event-draws = { $card ->
    [none] { $place }: eine Karte gezogen.
   *[other] { $place }: { $card } gezogen.
}
wh-event-turns-up = { $place }: { $card } wird aufgedeckt.
wh-event-swaps = { $place }: getauscht, { $card } kommt unter die Dummy-Karten.
wh-event-plays = { $place }: { $card }.
wh-event-moves = { $stopped ->
    [yes] { $animal } → { $to }, dort aufgehalten.
    [round] { $animal } läuft ganz herum: { $to }.
   *[no] { $animal }: { $from } → { $to }.
}
wh-event-turns-over = { $animal } wird umgedreht.
wh-event-takes = { $taken ->
    [yes] { $animal } verjagt ein Schaf. { $place }: noch { $left }.
   *[no] { $animal } findet kein Schaf. ({ $place })
}
wh-event-returns = { $returned ->
    [yes] { $animal } bringt ein Schaf zurück. { $place }: jetzt { $left }.
   *[no] { $animal } findet die Herde vollzählig. ({ $place })
}
wh-event-skips = { $place }: Das Schaf beendet den Zug.
wh-event-no-three = { $place }: keine 3 in diesem Zug.
wh-event-shows = { $place }: { $cards } gezeigt, nichts gespielt.
wh-event-goes-under = { $place }: { $card } kommt unter die Dummy-Karten, keine Karte wird gespielt.
wh-event-runs-out = { $place }: keine Karte mehr. Es geht weiter bis Platz 1.
wh-event-ends = Die Partie ist zu Ende: { $ending } gewinnt (Schafe: { $sheep }).

the-wolves-name = Die Wölfe
the-wolves-pitch = Führe dein Rudel über Wald, Felsen, Gras, Tundra und Wüste. Wende Geländeplättchen, um zu laufen, Baue zu graben und zu Höhlen aufzuwerten, einsame Wölfe anzuheulen und Rivalen zu dominieren. Drei Mondphasen entscheiden, wem jede Region gehört.
the-wolves-reconstructed = Nichts am Plan: Tableaus und Zahlen sind als bloße Tatsachen einer Umsetzung entnommen und stimmen mit der Anleitung überein, soweit diese sie zeigt. Unsere Auslegungen sind in den Regeln gekennzeichnet.
the-wolves-seats-2 = Mit einem dritten Rudel, das niemand führt.
the-wolves-opt-packs = Dein Rudel
the-wolves-opt-packs-help = Seine Farbe und sein Lebensraum. Die anderen Rudel folgen in der üblichen Reihenfolge.
the-wolves-opt-patience = Geduld
the-wolves-opt-patience-help = Runden ohne jeden Fortschritt, nach denen die Partie endet (2 bis 100).
the-wolves-opt-preset-standard = Standard
the-wolves-opt-preset-standard-help = Das Spiel der Anleitung.
tw-board = Der Spielplan
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
tw-act-stop = Genug bewegt
tw-act-end = Zug beenden
tw-habitat = Lebensraum
tw-habitat-tile = Lebensraumplättchen: { $terrain }
tw-tile = Plättchen { $n }: { $terrain }
tw-tokens = { $n ->
    [one] ein Gelände-Bonusmarker
   *[other] { $n } Gelände-Bonusmarker
}
tw-prompt-faces = Wie sollen deine fünf Geländeplättchen zu Beginn liegen?
tw-prompt-place = Setze einen Alphawolf und einen Rudelwolf ein.
tw-prompt-act = { $n ->
    [0] Keine Aktion mehr{ $tokens ->
        [0] {"."}
       *[other] , aber Aktions-Bonusmarker: { $tokens }.
    }
    [one] Noch eine Aktion. Was tust du?
   *[other] Noch { $n } Aktionen. Was tust du?
}
tw-prompt-pay = { $what }: Wähle die Plättchen, mit denen du zahlst. Sie werden gewendet.
tw-prompt-run = Welcher Wolf läuft ({ $terrain })? Noch bis zu { $n }.
tw-prompt-goal = Wohin? Zielgelände: { $terrain }.
tw-prompt-displace = Wohin geht der verdrängte Wolf?
tw-prompt-track = Von welcher Leiste nimmst du den Bau?
tw-prompt-hunt = Welchen Stapel jagst du ({ $prey })?
tw-prey-label = { $prey }, noch { $n }
tw-moon-label = { $moon }: { $high } für den Ersten, { $low } für den Zweiten
tw-calendar = Mondkalender: { $date }. Sichelmond { $crescent }, Halbmond { $half }, Vollmond { $full }.
tw-show-board = Spielertableau zeigen: { $name }
tw-action-tokens = Aktions-Bonusmarker
tw-terrain-tokens = Gelände-Bonusmarker
tw-standing = { $moons ->
    [one] eine Region, { $points } Punkte
   *[other] { $moons } Regionen, { $points } Punkte
}
tw-track-label = { $track } { $value }: { $left ->
    [one] noch ein Bau
   *[other] noch { $left } Baue
}
tw-lairs = Höhlen
tw-wolves = Wölfe
tw-preys = Beute
tw-player-board = Spielertableau: { $name }
tw-event-dealt = Der Spielplan liegt aus. Es beginnt: { $first }.
tw-event-laid = { $seat }: Plättchen { $tiles }.
tw-event-placed = { $seat }: ein Paar auf { $hex }.
tw-event-extra-action = { $seat }: ein Aktions-Bonusmarker ausgegeben.
tw-event-paid = { $seat }: bezahlt mit { $terrain }.
tw-event-moved = { $seat }: { $kind } { $from } → { $to }.
tw-event-displaced = { $pack }: { $kind } verdrängt { $from } → { $to }.
tw-event-dug = { $seat }: ein Bau auf { $hex } ({ $track }).
tw-event-built = { $seat }: eine Höhle auf { $hex }.
tw-event-howled = { $seat }: einsamen Wolf angeheult, { $kind } auf { $hex }.
tw-event-dominated = { $seat }: { $pack } auf { $hex } dominiert, { $lost } → { $kind }.
tw-event-hunted = { $seat }: { $prey } auf { $hex } gejagt.
tw-event-calendar = { $moon ->
    [none] Der Mondkalender steht auf { $date }.
   *[other] Der Mondkalender steht auf { $date }: { $moon }.
}
tw-event-turn-ended = { $seat }: Ende des Zuges.
tw-event-scored = Region { $water }, { $moon }: Kontrolle { $control }, Punkte { $points }.
tw-event-stalled = Lange hat sich nichts getan: Die Partie endet.
tw-event-over = Die Partie ist zu Ende.

wolfwalkers-name = Wolfwalkers – Geschichten aus dem Wald der Wölfe
wolfwalkers-pitch = Nimm Karten aus einem gemeinsamen Markt in deine eigene Bildergeschichte von fünf mal fünf. Jede Karte ist vorne eine Geschichte und hinten ein Ziel: Ziele bringen Punkte für das, was deine Geschichten zeigen, und kosten dich einen Platz.
wolfwalkers-reconstructed = Die 55 Geschichten und Ziele, die Modulkarten und die Ränge für Solopartien sind unsere eigenen.
wolfwalkers-seats-1 = Allein, um einen Rang.
wolfwalkers-seats-3 = Mit zwei Exemplaren des Spiels.
wolfwalkers-seats-4 = Mit zwei Exemplaren des Spiels.
wolfwalkers-opt-swaps = Wechselkarten
wolfwalkers-opt-swaps-help = 0 bis 6 für eine oder zwei Personen, 6 bis 12 für mehr.
wolfwalkers-opt-special = Besonderheit
wolfwalkers-opt-special-help = Eine Karte, die für alle die Regeln ändert.
wolfwalkers-opt-opportunities = Gelegenheiten
wolfwalkers-opt-opportunities-help = Bis zu drei Karten, die alle je einmal nutzen dürfen. Sie brauchen eine Besonderheit.
wolfwalkers-opt-without = Ohne
wolfwalkers-opt-without-help = Was beim zufälligen Ziehen weggelassen wird.
wolfwalkers-opt-preset-first-game = Erste Partie
wolfwalkers-opt-preset-first-game-help = Das Grundspiel.
wolfwalkers-opt-preset-swaps = Mit Wechselkarten
wolfwalkers-opt-preset-swaps-help = Sechs Karten im Stapel wenden die Enden des Marktes.
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
ww-goal-pattern = { $points } je Muster aus { $symbols }
ww-goal-arrow = { $points } je Geschichte mit { $symbol } in seiner Reihe und Spalte
ww-goal-crossed = { $points }, wenn { $symbol } in seiner Reihe und Spalte fehlt
ww-goal-pair = { $points } je Geschichte mit { $a } und { $b }
ww-goal-pair-arrows = { $points } je Geschichte mit { $a } und { $b } in seiner Reihe und Spalte
ww-goal-balance = { $points }, wenn gleich viele: { $sides }
ww-goal-imbalance = { $points }, wenn mehr { $more } als { $fewer }
ww-goal = Ziel „{ $title }“: { $words }
ww-goal-now = { $card }. Jetzt { $points }.
ww-story = „{ $title }“ ({ $symbols })
ww-place = Platz { $place }
ww-use = { $title }: { $text }
ww-pass = Passen
ww-stack = Stapel: { $n }
ww-stack-top = Stapel: { $n }. Oben: { $card }
ww-show-display = Auslage zeigen: { $name } ({ $points } Punkte)
ww-prompt-turn = Nimm eine Karte aus dem Markt und lege sie in deine Auslage.
ww-prompt-lay = Lege { $card } in deine Auslage.
ww-prompt-choose = Wähle eine Karte.
ww-prompt-last = Deine letzte Möglichkeit: Du darfst eine Karte überdecken.
ww-event-first = Es beginnt: { $seat }.
ww-event-special = Besonderheit: { $card }.
ww-event-opportunities = Gelegenheiten: { $cards }.
ww-event-refilled = Platz { $slot } wird aufgefüllt: { $face }.
ww-event-shown = Platz { $slot } zeigt { $face }.
ww-event-legend = Die Legende für alle: { $face }.
ww-event-ends-turned = Eine Wechselkarte: Die Enden des Marktes werden gewendet.
ww-event-took = { $seat }: { $face } nach { $at }.
ww-event-laid = { $seat }: { $face } auf { $at } gelegt.
ww-event-drew = { $seat }: { $face } gezogen.
ww-event-put-under = { $seat }: { $face } kommt unter den Stapel.
ww-event-lifted = { $seat }: { $face } aufgenommen.
ww-event-turned = { $seat }: eine Karte gewendet, { $face }.
ww-event-traded = { $seat }: Die Karten auf { $places } tauschen die Plätze.
ww-event-bartered = { $seat } und { $with } tauschen: { $faces }.
ww-event-marked = { $seat }: { $face } markiert.
ww-event-closed = { $seat }: Platz { $slot } gesperrt.
ww-event-used = { $seat }: Gelegenheit „{ $card }“ genutzt.
ww-event-scored = { $seat }: sofort { $points } Punkte.
ww-event-covered = { $seat }: { $at } mit { $face } überdeckt.
ww-event-passed = { $seat }: gepasst.
ww-event-left = { $face } kommt aus dem Spiel.
ww-event-swept = Niemand kann eine Karte legen: Der Markt wird neu ausgelegt.
ww-event-over = Die Auslagen sind fertig.

lw-sheet-strength = Stärke: { $what }
lw-sheet-honor = Ehrenmarker: { $what }
lw-sheet-moon = Mond
lw-sheet-blood = Blutmond
lw-sheet-tie = Gleichstand
wh-sheet-sheep = Schafe: { $what }
wh-sheet-none = Kein Schaf mehr: { $what }
wh-sheet-counted = Die Schafe werden gezählt
ww-sheet-at-once = Sofort gewertet
ww-sheet-rank = Rang
