# Wolf & Hound.

learn-wh-1 = Du und der Spieler gegenüber seid ein Team. Die Schafe neben deinem Namen musst du beschützen.
learn-wh-2 = Wolf und Hund laufen um den Tisch. Jeder ist immer vor einem Spieler, im Moment beide vor dir.
learn-wh-3 = Zu Beginn eines Zuges wird jedes Tier vor dem Spieler am Zug aktiviert: Ein Wolf verjagt ein Schaf in den dunklen Wald, ein Hund bringt eines zurück.
learn-wh-4 = Karten bewegen die Tiere im Uhrzeigersinn, so weit, wie ihre Zahl angibt: schwarze die Wölfe, weiße die Hunde. Spiele eine Karte.
learn-wh-5 = Zähle die Schritte: Kannst du den Wolf zu einem Gegner schicken oder an deinem Partner vorbei? Alle haben vier Karten und ziehen nach dem Spielen eine nach.
learn-wh-6 = Spiele jetzt eine schwarze Karte und sieh dem Wolf zu.
learn-wh-7 = Und jetzt eine weiße: Schicke den Hund dorthin, wo er deinem Team hilft.
learn-wh-8 = Hat ein Spieler kein Schaf mehr, nachdem die Tiere aktiviert wurden, verliert sein Team sofort.
learn-wh-9 = Sind die Karten aufgebraucht, werden alle Schafe gezählt. Öffne die Wertung.
learn-wh-10 = Bei Gleichstand gewinnt Gelb. Spiele jetzt zu Ende.
wolf-and-hound-name = Wolf & Hound
wolf-and-hound-pitch = Zwei gegen zwei an einem Tisch. Wölfe jagen deine Schafe in den dunklen Wald, Hunde bringen sie heim. Deine Karten bewegen die Tiere: Wer zu Beginn seines Zuges einen Wolf vor sich hat, verliert ein Schaf.
wolf-and-hound-reconstructed = Wie viele Zahlenkarten es von jedem Wert gibt und was die meisten Tierkarten bewirken, die in der ersten Partie nicht dabei sind.
wolf-and-hound-seats-2 = Jeder spielt auch für einen virtuellen Partner.
wolf-and-hound-seats-3 = Platz 1 und 3 gegen Platz 2 und einen virtuellen Partner.
wolf-and-hound-seats-4 = Zwei gegen zwei: Platz 1 und 3 gegen 2 und 4.

# Options.

wolf-and-hound-opt-wolves = Wolfskarten
wolf-and-hound-opt-wolves-help = Wolfskarten verjagen Schafe.
wolf-and-hound-opt-hounds = Hundekarten
wolf-and-hound-opt-hounds-help = Hundekarten bringen Schafe zurück.
wolf-and-hound-opt-sheep = Schafskarten
wolf-and-hound-opt-sheep-help = Schafskarten bewegen sich bei jeder Karte und verändern einen Zug: S01 lässt ihn ausfallen, S02 verbietet die 3.
wolf-and-hound-opt-meta = Verwandlungskarten
wolf-and-hound-opt-meta-help = Auf der einen Seite ein Wolf, auf der anderen ein Hund.
wolf-and-hound-opt-extra = Extrakarten
wolf-and-hound-opt-extra-help = E01 ist Opa Wolf, E02 der Verwirrte Hund.
wolf-and-hound-opt-designer = Designerkarten
wolf-and-hound-opt-designer-help = D01 ist der Rote Teufel, D02 sind drei Karten: Schwarzer Pelz, Weißer Pelz und Wolf im Schafspelz.
wolf-and-hound-opt-meat-and-bones = Fleisch & Knochen
wolf-and-hound-opt-meat-and-bones-help = Die Erweiterung: Karten, die Wölfe oder Hunde aufhalten.
wolf-and-hound-opt-flock = Schafe je Platz
wolf-and-hound-opt-flock-help = Schafe je Platz. Automatisch gilt die Empfehlung der Anleitung: 4 mit zwei oder mehr Wolfskarten oder mit D02, sonst 3. Zu zweit und zu dritt bedeutet 4 eines mehr an jedem Platz.
wolf-and-hound-opt-flock-auto = wie empfohlen
wolf-and-hound-opt-flock-3 = 3
wolf-and-hound-opt-flock-4 = 4
wolf-and-hound-opt-preset-first-game = Erste Partie
wolf-and-hound-opt-preset-first-game-help = Ein Wolf, ein Hund.
wolf-and-hound-opt-preset-red-devil = Roter Teufel
wolf-and-hound-opt-preset-red-devil-help = Hund 01 und ein Wolf, der dreimal so weit läuft.
wolf-and-hound-opt-preset-sheeps-clothing = Schafspelz
wolf-and-hound-opt-preset-sheeps-clothing-help = Schwarzer Pelz, Weißer Pelz und der Wolf im Schafspelz.
wolf-and-hound-opt-preset-meat-and-bones = Fleisch & Knochen
wolf-and-hound-opt-preset-meat-and-bones-help = Die erste Partie mit der Erweiterung.
wolf-and-hound-opt-preset-beginner-1 = Anfänger 1
wolf-and-hound-opt-preset-beginner-1-help = Hund 01, Wolf 01 und Wolf 06.
wolf-and-hound-opt-preset-beginner-2 = Anfänger 2
wolf-and-hound-opt-preset-beginner-2-help = Hund 01 und Wolf 03.
wolf-and-hound-opt-preset-beginner-3 = Anfänger 3
wolf-and-hound-opt-preset-beginner-3-help = Hund 01 und Wolf 04.
wolf-and-hound-opt-preset-beginner-4 = Anfänger 4
wolf-and-hound-opt-preset-beginner-4-help = Hund 03 und Wolf 01.
wolf-and-hound-opt-preset-beginner-5 = Anfänger 5
wolf-and-hound-opt-preset-beginner-5-help = Hund 04 und Wolf 01.
wolf-and-hound-opt-preset-experienced-1 = Erfahrene 1
wolf-and-hound-opt-preset-experienced-1-help = Hund 01, Wolf 03 und Wolf 06.
wolf-and-hound-opt-preset-experienced-2 = Erfahrene 2
wolf-and-hound-opt-preset-experienced-2-help = Hund 01, Wolf 04 und Wolf 06.
wolf-and-hound-opt-preset-experienced-3 = Erfahrene 3
wolf-and-hound-opt-preset-experienced-3-help = Hund 01, Wolf 01 und Skip.
wolf-and-hound-opt-preset-experienced-4 = Erfahrene 4
wolf-and-hound-opt-preset-experienced-4-help = Hund 01, Wolf 01 und Keine 3.
wolf-and-hound-opt-preset-experienced-5 = Erfahrene 5
wolf-and-hound-opt-preset-experienced-5-help = Hund 02, Wolf 05 und Wolf 06.
wolf-and-hound-opt-preset-experienced-6 = Erfahrene 6
wolf-and-hound-opt-preset-experienced-6-help = Hund 03, Wolf 03 und Wolf 06.
wolf-and-hound-opt-preset-experienced-7 = Erfahrene 7
wolf-and-hound-opt-preset-experienced-7-help = Hund 04, Wolf 04 und Wolf 06.
wolf-and-hound-opt-preset-experienced-8 = Erfahrene 8
wolf-and-hound-opt-preset-experienced-8-help = Verwandlung 01 und Verwandlung 02.
wolf-and-hound-opt-preset-experienced-9 = Erfahrene 9
wolf-and-hound-opt-preset-experienced-9-help = Verwandlung 03 und Verwandlung 04.
wolf-and-hound-opt-preset-expert-1 = Vielspieler 1
wolf-and-hound-opt-preset-expert-1-help = Verwandlung 01, Verwandlung 02 und Wolf 06.
wolf-and-hound-opt-preset-expert-2 = Vielspieler 2
wolf-and-hound-opt-preset-expert-2-help = Verwandlung 03, Verwandlung 04 und Wolf 06.
wolf-and-hound-opt-preset-expert-3 = Vielspieler 3
wolf-and-hound-opt-preset-expert-3-help = Hund 02, Wolf 02 und Opa Wolf.
wolf-and-hound-opt-preset-expert-4 = Vielspieler 4
wolf-and-hound-opt-preset-expert-4-help = Wolf 07 und der Verwirrte Hund.

# The page, and the names of things.

wh-in-play = Tierkarten in dieser Partie
wh-own-team = dein Team: { $team }
wh-partner = dein Partner
wh-board = Tisch von Wolf & Hound
wh-black = Schwarz { $value }
wh-white = Weiß { $value }
wh-black-meat = Schwarz { $value } mit Fleisch
wh-white-bone = Weiß { $value } mit Knochen
wh-blue = Blau
wh-yellow = Gelb
wh-virtual = { $name ->
    [Du] Dein Partner
   *[other] Partner von { $name }
}
wh-wood = verloren: { $n }
wh-pile = Stapel: { $n }
wh-seat-label = { $name }, Team { $team }: { $sheep } von { $of } Schafen
wh-last-played = zuletzt gespielt: { $card }
wh-show = Dreien zeigen und Zug beenden
wh-keep = Behalten und spielen
wh-swap = Gegen die oberste Dummy-Karte tauschen
wh-turn = { $animal } umdrehen
wh-prompt-play = Spiele eine Karte: Schwarz bewegt die Wölfe, Weiß die Hunde.
wh-prompt-no-three = Spiele eine Karte, aber keine 3: Das Schaf verbietet sie in diesem Zug.
wh-prompt-offer = { $card } wurde für deinen Partner aufgedeckt. Behalten oder tauschen?
wh-prompt-pairs = Zwei Verwandlungskarten zeigen dieselbe Farbe: Drehe eine um.
wh-the-wolf = Der Wolf
wh-the-hound = Der Hund
wh-wolf-n = Wolf { $n }
wh-hound-n = Hund { $n }
wh-meta-n = Verwandlung { $n }
wh-meta-does = vorne: { $front }. Hinten: { $back }. Wird bei Platz 1 umgedreht.
wh-takes = verjagt ein Schaf
wh-returns = bringt ein Schaf zurück
wh-printed = „{ $text }“
wh-target-self = trifft den Spieler am Zug
wh-target-left = trifft den Spieler links
wh-target-opposite = trifft den Partner gegenüber
wh-target-right = trifft den Spieler rechts
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
wh-e02-does = bringt ein Schaf zurück; kehrt um, wenn er auf ein anderes Tier trifft
wh-d01 = Roter Teufel
wh-d01-does = verjagt ein Schaf; läuft dreimal so weit
wh-d02-1 = Schwarzer Pelz
wh-d02-1-does = ein normaler Wolf
wh-d02-2 = Weißer Pelz
wh-d02-2-does = ein normaler Hund
wh-d02-3 = Wolf im Schafspelz
wh-d02-3-does = verjagt ein Schaf; wandert von selbst, wenn kein Pelz bei ihm liegt
wh-coat-wolf = Wolf
wh-coat-hound = Hund
wh-coat-sheep = Schaf

# Moves.

wh-tell-play = { $card } spielen: { $effects }
wh-tell-keep = { $card } behalten: { $effects }
wh-tell-keep-unplayed = { $card } behalten: kommt unter die Dummy-Karten, es wird keine Karte gespielt
wh-tell-swap-for = { $card } gegen { $top } tauschen: { $effects }
wh-tell-swap = { $card } gegen die oberste Dummy-Karte tauschen, die niemand kennt
wh-tell-turn = { $animal } umdrehen: wird zum { $coat }
wh-tell-nothing = nichts bewegt sich
wh-tell-moves = { $animal } zu { $to ->
    [Du] dir
   *[other] { $to }
}
wh-tell-stopped = { $animal } zu { $to ->
    [Du] dir
   *[other] { $to }
} (dort aufgehalten)
wh-tell-turns-over = { $animal } wird zum { $coat }

# What happened.

wh-event-deals = { $cards ->
    [none] { $pasture ->
        [Du] Du bekommst
       *[other] { $pasture } bekommt
    } vier Karten.
   *[other] { $pasture ->
        [Du] Du bekommst
       *[other] { $pasture } bekommt
    } { $cards }.
}
wh-event-draws = { $card ->
    [none] { $pasture ->
        [Du] Du ziehst
       *[other] { $pasture } zieht
    } eine Karte.
   *[other] { $pasture ->
        [Du] Du ziehst
       *[other] { $pasture } zieht
    } { $card }.
}
wh-event-turns-up = { $pasture ->
    [Du] Du deckst
   *[other] { $pasture } deckt
} { $card } auf.
wh-event-swaps = { $pasture ->
    [Du] Du tauschst
   *[other] { $pasture } tauscht
}: { $card } kommt unter die Dummy-Karten.
wh-event-plays = { $pasture ->
    [Du] Du spielst
   *[other] { $pasture } spielt
} { $card }.
wh-event-moves = { $animal } läuft von { $from ->
    [Du] dir
   *[other] { $from }
} zu { $to ->
    [Du] dir
   *[other] { $to }
}.
wh-event-turns-over = { $face ->
    [back] { $animal } wird umgedreht und zeigt die Rückseite ({ $coat }).
   *[front] { $animal } wird umgedreht und zeigt die Vorderseite ({ $coat }).
}
wh-event-takes = { $taken ->
    [yes] { $animal } verjagt ein Schaf von { $pasture ->
        [Du] dir
       *[other] { $pasture }
    }: noch { $left }.
   *[no] { $animal } findet bei { $pasture ->
        [Du] dir
       *[other] { $pasture }
    } kein Schaf.
}
wh-event-returns = { $returned ->
    [yes] { $animal } bringt { $pasture ->
        [Du] dir
       *[other] { $pasture }
    } ein Schaf zurück: jetzt { $left }.
   *[no] { $animal } kann { $pasture ->
        [Du] dir
       *[other] { $pasture }
    } kein Schaf zurückbringen.
}
wh-event-skips = { $pasture ->
    [Du] Du setzt
   *[other] { $pasture } setzt
} aus.
wh-event-no-three = { $pasture ->
    [Du] Du darfst
   *[other] { $pasture } darf
} in diesem Zug keine 3 spielen.
wh-event-shows = { $pasture ->
    [Du] Du hast nur Dreien und zeigst
   *[other] { $pasture } hat nur Dreien und zeigt
} sie: { $cards }.
wh-event-goes-under = { $pasture ->
    [Du] Du darfst
   *[other] { $pasture } darf
} { $card } nicht spielen: Die Karte kommt unter die Dummy-Karten.
wh-event-runs-out = Der Stapel ist leer, und { $pasture ->
    [Du] du hast
   *[other] { $pasture } hat
} keine Karten mehr. Den letzten Zug { $last ->
    [Du] machst du
   *[other] macht { $last }
}.
wh-event-moves-round = { $animal } läuft ganz herum und zurück zu { $to ->
    [Du] dir
   *[other] { $to }
}.
wh-event-stopped = { $animal } läuft von { $from ->
    [Du] dir
   *[other] { $from }
} los und wird vor { $to ->
    [Du] dir
   *[other] { $to }
} aufgehalten.
wh-event-sheepless = { $pasture ->
    [Du] Du hast
   *[other] { $pasture } hat
} kein Schaf mehr: { $team } gewinnt.
wh-event-counted = Die Schafe werden gezählt: { wh-blue } { $blue }, { wh-yellow } { $yellow }. { $team } gewinnt.
wh-event-tied = Die Schafe werden gezählt: je { $n }. Bei Gleichstand gewinnt { $team }.

# The score sheet.

wh-sheet-sheep = Schafe: { $pasture }
wh-sheet-none = Kein Schaf mehr: { $pasture }
wh-sheet-counted = Gezählte Schafe
wh-note-wood = { $n } im dunklen Wald
wh-note-wins = { $team } gewinnt
wh-note-tie = bei Gleichstand gewinnt { $team }

# The text board.

wh-board-you = (du)
wh-board-played = gespielt:
wh-board-nothing-played = noch nichts gespielt
wh-board-more = ({ $n } davor)
wh-board-hand = Hand { $n }:
wh-board-hand-shown = Hand { $n }, gezeigt:
wh-board-dummy = Dummy-Karten { $n }
wh-board-dummy-known = Dummy-Karten { $n }, nach { $unseen } verdeckten:
wh-board-turned-up = aufgedeckt:
wh-board-no-three = keine 3 in diesem Zug
wh-board-late = { $animal } läuft als Nächstes um
wh-board-back = (Rückseite)
wh-board-reverse = rückwärts
wh-board-unmoved = fest
wh-board-hits-self = trifft selbst
wh-board-hits-left = trifft links
wh-board-hits-opposite = trifft gegenüber
wh-board-hits-right = trifft rechts

# Refused moves.

wh-no-offer = Nur die für einen virtuellen Platz aufgedeckte Karte kann behalten oder getauscht werden.
wh-no-turn = Du kannst eine Tierkarte nur umdrehen, wo zwei Verwandlungskarten dieselbe Farbe zeigen.
wh-no-virtual = { $pasture } ist ein virtueller Platz. Behalte { $card } oder tausche die Karte.
wh-no-pairs = Drehe zuerst eine der beiden Verwandlungskarten vor { $pasture ->
    [Du] dir
   *[other] { $pasture }
} um.
wh-no-not-held = Du hast { $card } nicht auf der Hand.
wh-no-three = „Keine 3“ liegt vor dir, deshalb darfst du in diesem Zug keine 3 spielen.
wh-no-show-other = Du hast eine Karte, die keine 3 ist. Spiele sie.
wh-no-show = Du darfst deine Hand nur zeigen, wenn „Keine 3“ vor dir liegt.
wh-no-pair = Drehe { $a } oder { $b } um.
wh-no-deal-hands = Zuerst werden die Karten ausgeteilt: `deal` und vier Karten je Platz.
wh-no-deal-draw = { $pasture } zieht eine Karte: `draw` und die Karte.
wh-no-deal-up = Für { $pasture } wird eine Karte aufgedeckt: `up` und die Karte.
wh-no-deal-virtual = { $pasture } ist ein virtueller Platz: Diese Karten sieht niemand.
wh-no-deal-count = { $pasture } bekommt { $due } Karten, nicht { $n }.
wh-no-deal-copies = So oft ist { $card } nicht mehr da: Im Stapel sind insgesamt { $n }.

# Refused options.

wh-no-animals = Wähle mindestens eine Tierkarte.

# What cannot be read.

wh-bad-card = eine Karte ist b oder w und ein Wert von 1 bis 4, wie b3; mit Fleisch b3m, mit Knochen w3b
wh-bad-animal = eine Tierkarte wird geschrieben wie auf der Karte, etwa W01 oder D02-3
wh-bad-move = ein Zug ist eine Karte wie b3 oder w1b, oder `show`, `keep`, `swap`, `turn M01`
wh-bad-chance = ausgeteilt wird mit `deal b1 b2 w3 w3 / …` und einer Hand für jeden Spieler, `draw b3` oder `up b3`
wh-bad-hand = eine Hand sind vier Karten

# Content files.

wh-content-unknown = Diese Tierkarte gibt es nicht.
wh-content-twice = Die Karte steht zweimal da.
wh-content-missing = Die Karte fehlt.
wh-content-no-back = Die Karte hat zwei Seiten: `back` fehlt.
wh-content-one-side = Die Karte hat nur eine Seite: Entferne `back`.
wh-content-meta = Eine Verwandlungskarte hat eine schwarze und eine weiße Seite.
wh-content-colour = Die Farbe dieser Karte ist `{ $colour }`.
wh-content-cards = Von jeder Farbe gibt es { $due } Karten, nicht { $n }.
wh-content-kind = Von einem Wert kann es höchstens { $most } Karten geben.
wh-content-replaces = { $n } Karten mit dem Wert { $value } können nicht { $plain } einfache ersetzen.
wh-content-sheep = Ein Platz beginnt mit 1 bis { $most } Schafen.
wh-content-more-sheep = Höchstens { $most } Schafe können dazukommen.
wh-content-long-text = Der Text hat { $n } Zeichen; höchstens { $most } sind erlaubt.
wh-part-cards = Wie viele Zahlenkarten es von jedem Wert gibt
wh-part-meat-and-bones = Wie viele Karten von Fleisch & Knochen es von jedem Wert gibt
wh-part-sheep = Die Schafe zu Beginn
wh-aid-cards = Zahlenkarten, die noch nicht zu sehen waren
wh-aid-black = schwarz
wh-aid-meat = schwarz, Fleisch
wh-aid-white = weiß
wh-aid-bone = weiß, Knochen
wh-aid-value = { $n }
