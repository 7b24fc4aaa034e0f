# Lone Wolves.

learn-lw-1 = Dwa wilki walczą o pięć Terytoriów. Każda zagrana karta ma dwa zadania: walczy o lewę i zostaje na Terytorium jako siła.
learn-lw-2 = Twoje karty leżą na dole. Liczba na okrągłym złotym żetonie to Honor, który na końcu zdobywa silniejsza strona.
learn-lw-3 = Twoja kolej: kliknij kartę z ręki, potem Terytorium. Jeśli jest już kolor prowadzący, musisz za nim podążyć, o ile możesz, ale kartę kładziesz na dowolne Terytorium.
learn-lw-4 = W jednym kolorze 7 przebija 6 i tak dalej w dół, ale 2 przebija 7. Karta zwycięzcy zostaje odkryta. Karta przegranego staje się Samotnym Wilkiem o sile 1.
learn-lw-5 = Przegrana ma dobrą stronę: przegrany bierze Bliznę z Terytorium, na którym leży jego karta. Graj, aż przegrasz lewę, i weź Bliznę.
learn-lw-6 = Połóż Bliznę na polu po swojej stronie. Polecenie na ekranie mówi, jak działa.
learn-lw-7 = Czerwone Blizny dają siłę, złote na końcu Honor, fioletowe działają od razu.
learn-lw-8 = Gdy ktoś weźmie ostatnią Bliznę z Terytorium, wschodzi tam Księżyc, a jego kolor jest atutem od następnej lewy. Zagraj jeszcze jedną kartę.
learn-lw-9 = Gdy klikniesz coś niedozwolonego, zobaczysz powód i odpowiednią zasadę.
learn-lw-10 = Otwórz „Punkty”: zobaczysz, co liczyłoby się teraz.
learn-lw-11 = To wszystko. Rozegraj trzynaście lew do końca i zawyj!
lone-wolves-name = Samotne wilki
lone-wolves-pitch = Pojedynek w trzynastu lewach. Każda zagrana karta zostaje na jednym z pięciu Terytoriów, gdzie siła daje Honor. Gdy przegrasz lewę, twój Wilk staje się Samotnym Wilkiem, ale bierzesz Bliznę, która przechyli jakieś Terytorium na twoją stronę.
lone-wolves-reconstructed = Wartości żetonów Honoru, kolejność Terytoriów, liczba pól na Blizny i układ strony zaawansowanej.
lone-wolves-opt-board = Planszetka
lone-wolves-opt-board-help = Na której stronie planszetki się gra.
lone-wolves-opt-board-basic = podstawowa
lone-wolves-opt-board-advanced = zaawansowana
lone-wolves-opt-first = Kto zaczyna
lone-wolves-opt-first-help = Losowo, przegrany ostatniej partii (w pierwszej partii losowo) albo gracz na tym miejscu.
lone-wolves-opt-first-lot = losowo
lone-wolves-opt-first-loser = przegrany
lone-wolves-opt-preset-basic = Strona podstawowa
lone-wolves-opt-preset-basic-help = Pięć jednakowych Terytoriów. Na pierwszą partię.
lone-wolves-opt-preset-advanced = Strona zaawansowana
lone-wolves-opt-preset-advanced-help = Nierówne Terytoria oraz pola na granicach, które liczą się dla obu stron.
lw-board = Planszetka gry Samotne wilki
lw-swamp = bagno
lw-desert = pustynia
lw-caves = jaskinie
lw-tundra = tundra
lw-volcano = wulkan
lw-suit-swamp = zielona
lw-suit-desert = brązowa
lw-suit-caves = czarna
lw-suit-tundra = biała
lw-suit-volcano = czerwona
lw-card = { $suit } { $value }
lw-border = granica { $a }/{ $b }
lw-to = Terytorium: { $land }
lw-take = Weź Bliznę: { $scar }
lw-take-down = Weź zakrytą Bliznę
lw-place = Połóż tu: { $place }
lw-prompt-lead = Prowadzisz: wybierz kartę, potem Terytorium.
lw-prompt-follow = Karta prowadząca: { $card }. Jeśli możesz, podąż za kolorem, na dowolnym Terytorium, które nie jest pełne.
lw-prompt-take = Przegrana lewa: weź Bliznę ({ $land }).
lw-prompt-place = Połóż Bliznę po swojej stronie. { $scar }: { $effect }
lw-scar-1 = Krewni
lw-scar-2 = Kły
lw-scar-3 = Przybłęda
lw-scar-4 = Zdrajca
lw-scar-5 = Wataha
lw-scar-6 = Samotnik
lw-scar-7 = Duma
lw-scar-8 = Młoda krew
lw-scar-9 = Alfa
lw-scar-1-does = +{ $n } siły tutaj za każdą kartę Wilka po twojej stronie
lw-scar-2-does = +{ $n } siły tutaj
lw-scar-3-does = { $n ->
    [one] odłożona karta trafia na twoją stronę jako Samotny Wilk
    [few] { $n } odłożone karty trafiają na twoją stronę jako Samotne Wilki
   *[other] { $n } odłożonych kart trafia na twoją stronę jako Samotne Wilki
}
lw-scar-4-does = odwraca żeton Honoru tego Terytorium
lw-scar-5-does = +{ $n } Honoru za każdą kartę Wilka po twojej stronie tutaj
lw-scar-6-does = +{ $n } Honoru za każdego Samotnego Wilka po twojej stronie tutaj
lw-scar-7-does = +{ $n } Honoru za każdego odkrytego Wilka po twojej stronie tutaj
lw-scar-8-does = +{ $n } Honoru za każdą odkrytą { $young } po twojej stronie tutaj
lw-scar-9-does = +{ $n } Honoru, jeśli wygrasz to Terytorium
lw-scar-numbered = { $scar } [{ $n }]
lw-plaque = { $name } · { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } kart
}
lw-trick = Lewa { $n }/{ $of }
lw-no-trump = bez atutu
lw-moment = { $card } bije { $lost }: { $name ->
    [Ty] bierzesz
   *[other] { $name } bierze
} lewę
lw-trump = atut: { $suit }
lw-land-label = { $land }: Honor { $honor }, twoja siła { $mine }, przeciwnika { $theirs }, Wilki { $wolves } z { $full }
lw-face-down = zakryta Blizna
lw-slot-label = { $place }: { $n ->
    [0] brak wolnych pól
    [one] { $n } wolne pole
    [few] { $n } wolne pola
   *[other] { $n } wolnych pól
}
lw-lone = Samotny Wilk, siła 1
lw-event-scars-laid = Odkryte Blizny: { $scars }.
lw-event-honor-laid = Żetony Honoru: { $honor }.
lw-event-dealt = { $seat ->
    [Ty] Dostajesz
   *[other] { $seat } dostaje
} { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[other] { $count } kart
}.
lw-event-leads = { $seat ->
    [Ty] Zaczynasz i prowadzisz.
   *[other] { $seat } zaczyna i prowadzi.
}
lw-event-played = { $seat ->
    [Ty] Zagrywasz
   *[other] { $seat } zagrywa
} kartę { $card } ({ $at }).
lw-event-turned-up = Trójka odkrywa Bliznę ({ $at }): { $scar }.
lw-event-won = { $seat ->
    [Ty] Wygrywasz
   *[other] { $seat } wygrywa
} lewę { $trick }. { $loser ->
    [Ty] Twoja karta { $lost }
   *[other] Karta { $lost } ({ $loser })
} staje się Samotnym Wilkiem ({ $at }).
lw-event-no-scar = { $seat ->
    [Ty] Nie ma dla ciebie Blizny ({ $at }).
   *[other] { $seat } nie bierze Blizny: nie ma już żadnej ({ $at }).
}
lw-event-took = { $scar ->
    [none] { $seat ->
        [Ty] Bierzesz
       *[other] { $seat } bierze
    } zakrytą Bliznę ({ $at }).
   *[other] { $seat ->
        [Ty] Bierzesz
       *[other] { $seat } bierze
    } Bliznę { $scar } ({ $at }).
}
lw-event-looked = { $scar ->
    [none] { $seat ->
        [Ty] Oglądasz
       *[other] { $seat } ogląda
    } Bliznę.
   *[other] { $seat ->
        [Ty] Oglądasz
       *[other] { $seat } ogląda
    } Bliznę: { $scar }.
}
lw-event-placed = { $seat ->
    [Ty] Kładziesz
   *[other] { $seat } kładzie
} Bliznę { $scar } ({ $slot }).
lw-event-left-game = { $seat ->
    [Ty] Nie masz
   *[other] { $seat } nie ma
} wolnego pola, więc Blizna { $scar } zostaje usunięta z gry.
lw-event-joined = { $seat ->
    [Ty] Dołącza do ciebie odłożona karta jako Samotny Wilk ({ $at }).
   *[other] { $seat }: odłożona karta dołącza jako Samotny Wilk ({ $at }).
}
lw-event-turned = Żeton Honoru zostaje odwrócony ({ $at }): teraz { $up }, pod spodem { $down }.
lw-event-moon = { $blood ->
    [yes] Nie ma już Blizn ({ $at }): wschodzi tam Krwawy Księżyc; atut od następnej lewy: { $suit }.
   *[no] Nie ma już Blizn ({ $at }): wschodzi tam Księżyc; atut od następnej lewy: { $suit }.
}
lw-event-over = Koniec partii: { $first } { $a }, { $second } { $b }.
lw-event-scar-at = { $scar } ({ $at })
lw-event-honor-at = { $up }/{ $down } ({ $at })
lw-event-dealt-hand = { $seat ->
    [Ty] Dostajesz
   *[other] { $seat } dostaje
} karty: { $cards }.
lw-event-over-tied = Koniec partii: { $first } { $a }, { $second } { $b }. Rozstrzygają Samotne Wilki: { $c } do { $d }.
lw-sheet-strength = Siła: { $what }
lw-sheet-honor = Żeton Honoru: { $what }
lw-sheet-moon = Księżyc
lw-sheet-blood = Krwawy Księżyc
lw-sheet-tie = Remis
lw-no-play-first = Najpierw zagraj kartę.
lw-no-take-first = Najpierw weź Bliznę.
lw-no-place-first = Najpierw połóż Bliznę.
lw-no-not-held = Nie masz na ręce tej karty: { $card }.
lw-no-follow = Masz jeszcze kartę w kolorze prowadzącym ({ $suit }), więc musisz podążyć za kolorem.
lw-no-full = { $n ->
    [one] To Terytorium jest pełne ({ $land }): leży na nim { $n } karta Wilka.
    [few] To Terytorium jest pełne ({ $land }): leżą na nim { $n } karty Wilków.
   *[other] To Terytorium jest pełne ({ $land }): leży na nim { $n } kart Wilków.
}
lw-no-slot = Na tej planszetce nie ma tam pola ({ $place }).
lw-no-room = Po twojej stronie nie ma tam wolnego pola ({ $place }).
lw-no-scar-up = Blizna { $scar } nie leży tam odkryta ({ $land }).
lw-no-scar-down = Nie ma tam zakrytej Blizny ({ $land }).
lw-sheet-scar = { $scar }: { $place }
lw-note-strength = { $a } do { $b }: { $first } – { $second } ({ $who })
lw-note-up = odkryte Wilki { $n }
lw-note-lone = Samotne Wilki { $n }
lw-note-from-scar = { $scar ->
    [1] { lw-scar-1 } { $n }
   *[other] { lw-scar-2 } { $n }
}
lw-note-nothing = nic
lw-note-nobody = nikt go nie kontroluje
lw-note-controls = kontrola: { $seat }
lw-note-tie = { $n }, ale remis: dla nikogo
lw-note-in = { $land }
lw-note-in-tie = { $land }, ale remis: dla nikogo
lw-note-lone-decide = tyle samo punktów; rozstrzygają Samotne Wilki: { $a } do { $b }
lw-note-counts = liczy się do siły ({ $seat })
lw-note-acted = zadziałała przy położeniu ({ $seat })
lw-note-both = { $a } { $n } + { $b } { $m }
lw-no-deal-seat = Nie ma miejsca { $n }: grają dwie osoby.
lw-no-deal-scars = Teraz wykłada się odkryte Blizny: `scars 1 5 9 2 2`.
lw-no-deal-honor = Teraz wykłada się żetony Honoru: `honor 4/9 8/5 …`.
lw-no-deal-hands = Teraz rozdaje się karty: `hands s2 s3 … / d2 d3 …`.
lw-no-deal-leader = Teraz losuje się pierwszego prowadzącego: `leader 1`.
lw-no-deal-turn = Teraz odkrywa się Bliznę: `turn 5`.
lw-no-deal-look = Teraz ogląda się Bliznę wziętą zakrytą: `look 5`.
lw-no-deal-light = { $land }: liczba jasnych miejsc to { $due }, a rozdano tam tyle Blizn: { $n }.
lw-no-deal-copies = Bliznę { $scar } wyłożono więcej razy, niż ma egzemplarzy ({ $n }).
lw-no-deal-tokens = Żetony Honoru to { $tokens }, każdy jeden raz, zaczynając od dowolnej strony.
lw-no-deal-count = { $seat }: liczba rozdanych kart to { $n } zamiast { $due }.
lw-no-deal-both = Kartę { $card } rozdano obojgu graczom.
lw-no-deal-seen = Wszystkie Blizny { $scar } już widziano.
lw-bad-card = karta to kolor i wartość od 2 do 7, np. `d3`; kolory to s bagno, d pustynia, c jaskinie, t tundra, v wulkan
lw-bad-land = Terytorium to s, d, c, t lub v (bagno, pustynia, jaskinie, tundra, wulkan)
lw-bad-border = granica ma dwa różne Terytoria, np. `s+d`
lw-bad-scar = Blizna to liczba od 1 do 9
lw-bad-move = ruch to `d3@s` (karta i Terytorium), `take 5`, `take ?` (zakryta), `place s` lub `place s+d` (granica)
lw-bad-honor = żeton Honoru to jego dwie strony, najpierw wierzchnia, np. `4/9`
lw-bad-five = potrzeba pięciu, po jednym na Terytorium od bagna do wulkanu, a nie { $n }
lw-bad-twice = ta karta jest na ręce dwa razy
lw-bad-hands = obie ręce rozdziela `/`
lw-bad-chance = rozdanie to `scars 1 5 9 2 2`, `honor 4/9 8/5 …`, `hands s2 … / d2 …`, `leader 1`, `turn 5` lub `look 5`
lw-content-values = Kolor ma wartości od 2 do 7, bo tylko dla nich instrukcja podaje starszeństwo.
lw-content-hand = Liczba kart na ręce to od 1 do { $most }.
lw-content-full = Pięć Terytoriów musi pomieścić wszystkie 30 kart: Terytorium jest pełne przy 6 do 30 kartach.
lw-content-order = Podaj każde z pięciu Terytoriów jeden raz.
lw-content-token = Strona żetonu Honoru jest warta najwyżej 99.
lw-content-moon = Księżyc jest wart najwyżej 99.
lw-content-copies = Każda Blizna ma od 1 do { $most } egzemplarzy.
lw-content-effect = Wartość Blizny to najwyżej 20.
lw-content-young = Karty mają wartości od 2 do 7.
lw-content-places = Terytorium może mieć najwyżej tyle miejsc jednego koloru: { $most }.
lw-content-scars = Miejsc na planszetce: { $needed }, a Blizn tylko { $there }.
lw-content-slots = W jednym miejscu może być najwyżej tyle pól: { $most }.
lw-content-no-place = Każde Terytorium musi mieć co najmniej jedno miejsce na Bliznę.
lw-content-border-one = Granica leży między dwoma różnymi Terytoriami.
lw-content-border-twice = Granica jest wymieniona dwa razy.
lw-content-first = Nie ma takiego gracza.
lw-part-cards = Karty: kolory, wartości, ręce
lw-part-order = Kolejność Terytoriów
lw-part-honor = Wartości żetonów Honoru
lw-part-moons = Wartości Księżyców
lw-part-scars = Blizny: działanie i liczba egzemplarzy
lw-part-basic-places = Miejsca na Blizny na stronie podstawowej
lw-part-basic-slots = Pola na Blizny na stronie podstawowej
lw-part-advanced-places = Miejsca na Blizny na stronie zaawansowanej
lw-part-advanced-slots = Pola na Blizny na stronie zaawansowanej
lw-tell-noted = { $what }: { $notes }
lw-tell-play = { $card } → { $at }
lw-tell-take = weź Bliznę: { $scar }
lw-tell-take-down = weź zakrytą Bliznę
lw-tell-place = połóż Bliznę: { $scar } → { $place }
lw-tell-place-unseen = połóż Bliznę → { $place }
lw-tell-wins = wygrywa
lw-tell-loses = przegrywa i staje się Samotnym Wilkiem; bierzesz Bliznę
lw-tell-loses-no-scar = przegrywa i staje się Samotnym Wilkiem; nie ma już Blizn do wzięcia
lw-tell-turns-up = odkrywa Bliznę
lw-tell-last-scar = { $blood ->
    [yes] ostatnia Blizna tutaj: wschodzi Krwawy Księżyc, nowy atut: { $suit }
   *[no] ostatnia Blizna tutaj: wschodzi Księżyc, nowy atut: { $suit }
}
lw-tell-strength = siła ({ $at }) z { $a } na { $b }
lw-tell-token = żeton Honoru ({ $at }) teraz { $n }
lw-tell-lead = Honor na tę chwilę: { $n }
lw-board-points = Honor do tej pory: { $first } { $a }, { $second } { $b }
lw-board-final = Honor na koniec: { $first } { $a }, { $second } { $b }
lw-board-you = Ty
lw-board-seat = { $seat }
lw-board-strength = siła { $n }
lw-board-wolves = Wilki
lw-board-lone = Samotne
lw-board-slots = pola
lw-board-borders = granice
lw-board-honor = Honor
lw-board-token = { $up } (pod spodem { $down })
lw-board-moons = Księżyce
lw-board-moon = Księżyc +{ $n }
lw-board-blood-moon = KRWAWY KSIĘŻYC +{ $n }
lw-board-scars = Blizny
lw-board-room = zajęte
lw-board-full = pełne
lw-board-wolves-of = { $n } z { $of }
lw-board-hand = Twoja ręka:
lw-board-holds = { $n ->
    [one] { $seat } ma { $n } kartę.
    [few] { $seat } ma { $n } karty.
   *[other] { $seat } ma { $n } kart.
}
lw-board-holds-none = { $n ->
    [one] { $seat } ma { $n } kartę; brak kolorów: { $suits }.
    [few] { $seat } ma { $n } karty; brak kolorów: { $suits }.
   *[other] { $seat } ma { $n } kart; brak kolorów: { $suits }.
}
lw-board-unseen = Blizny, których nie widzieli wszyscy: { $scars } (zakrytych na planszetce: { $n }).
lw-board-tricks = Lewy (prowadzi: karta, odpowiedź; * wygrywa):
lw-board-offer = { $at } { $scars }
lw-board-offer-last = { $at } { $scars } (ostatnia; nowy atut: { $suit })
lw-board-leads = { $you ->
    [yes] Prowadzisz w lewie { $n }.
   *[no] W lewie { $n } prowadzi { $seat }.
}
lw-board-ends = Potem partia się kończy.
lw-board-leader-wins = { $you ->
    [yes] Jeśli wygrasz tę lewę, twoja karta zostaje odkryta tam, gdzie ją zagrasz. { $next }
   *[no] Jeśli tę lewę wygra { $seat }, zagrana karta zostaje odkryta. { $next }
}
lw-board-leader-loses = { $you ->
    [yes] Jeśli ją przegrasz, twoja karta staje się Samotnym Wilkiem (siła 1), a ty bierzesz Bliznę z jej Terytorium: { $offers }.
   *[no] Jeśli przegra ją { $seat }, karta staje się Samotnym Wilkiem (siła 1), a przegrany bierze Bliznę z jej Terytorium: { $offers }.
}
lw-board-answers = Przeciw karcie { $led } wygrywasz kartami: { $win }; przegrywasz kartami: { $lose }.
lw-board-follower-wins = { $you ->
    [yes] Jeśli wygrasz
   *[no] Jeśli wygra { $seat }
}: karta { $led } ({ $at }) staje się Samotnym Wilkiem, a przegrany bierze stamtąd Bliznę ({ $offer }). { $next }
lw-board-follower-loses = { $you ->
    [yes] Jeśli przegrasz: karta { $led } zostaje odkryta, twoja karta staje się Samotnym Wilkiem, a ty bierzesz Bliznę z jej Terytorium: { $offers }. { $next }
   *[no] Jeśli przegra { $seat }: karta { $led } zostaje odkryta, a przegrany bierze Bliznę z Terytorium swojej karty: { $offers }. { $next }
}
lw-board-takes = { $you ->
    [yes] Bierzesz Bliznę ({ $at }):
   *[no] { $seat } bierze Bliznę ({ $at }):
}
lw-board-choice = { $scar }: { $effect }
lw-board-places = { $you ->
    [yes] Kładziesz Bliznę { $scar }: { $effect }.
   *[no] { $seat } kładzie Bliznę { $scar }: { $effect }.
}
lw-board-places-unseen = { $you ->
    [yes] Kładziesz Bliznę.
   *[no] { $seat } kładzie Bliznę.
}
lw-aid-scars = Blizny
lw-aid-effect = Działanie
lw-aid-unseen = Niewidziane
