# Wolf & Hound.

learn-wh-1 = Du und die Person gegenüber seid ein Team. Die Schafe neben deinem Namen hütest du.
learn-wh-2 = Wolf und Hund laufen um den Tisch. Sie stehen immer vor jemandem: im Augenblick beide vor dir.
learn-wh-3 = Zu Beginn eines Zuges wird jedes Tier aktiviert, das vor der Person am Zug steht: Ein Wolf verjagt ein Schaf in den dunklen Wald, ein Hund bringt eines zurück.
learn-wh-4 = Deine Karten bewegen sie weiter: Schwarz die Wölfe, Weiß die Hunde, im Uhrzeigersinn, so viele Schritte, wie die Zahl sagt. Spiele eine Karte.
learn-wh-5 = Zähle die Schritte: Kannst du den Wolf zu einem Gegner schicken oder an deinem Partner vorbei? Jeder hält vier Karten und zieht nach dem Spielen nach.
learn-wh-6 = Spiele jetzt eine schwarze Karte und sieh dem Wolf zu.
learn-wh-7 = Und eine weiße: Schicke den Hund dorthin, wo er deinem Team hilft.
learn-wh-8 = Hat jemand kein Schaf mehr, nachdem die Tiere aktiviert wurden, verliert dieses Team sofort.
learn-wh-9 = Sind die Karten zu Ende, werden alle Schafe gezählt. Öffne die Wertung.
learn-wh-10 = Bei Gleichstand gewinnt Gelb. Spiele jetzt zu Ende.
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
wh-sheet-sheep = Schafe: { $what }
wh-sheet-none = Kein Schaf mehr: { $what }
wh-sheet-counted = Die Schafe werden gezählt
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
