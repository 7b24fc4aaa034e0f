# Wolf & Hound.

learn-wh-1 = Ty i gracz naprzeciw jesteście drużyną. Owce przy twoim imieniu są twoje: strzeż ich.
learn-wh-2 = Wilk i pies chodzą wokół stołu. Każde z nich stoi zawsze przed jakimś graczem. Teraz oba stoją przed tobą.
learn-wh-3 = Na początku tury gracza działa każde zwierzę, które przed nim stoi: wilk zagania owcę do ciemnego lasu, pies jedną sprowadza z powrotem.
learn-wh-4 = Karty przesuwają zwierzęta zgodnie z ruchem wskazówek zegara o swoją liczbę: czarne karty wilki, białe psy. Zagraj kartę.
learn-wh-5 = Policz kroki: czy wyślesz wilka do przeciwnika albo tak, by minął partnera? Każdy ma cztery karty i dobiera po zagraniu.
learn-wh-6 = Zagraj teraz czarną kartę i patrz na wilka.
learn-wh-7 = Teraz biała karta: poślij psa tam, gdzie pomoże drużynie.
learn-wh-8 = Jeśli po działaniu zwierząt ktoś nie ma owiec, jego drużyna od razu przegrywa.
learn-wh-9 = Gdy karty się skończą, liczy się wszystkie owce. Otwórz „Punkty”.
learn-wh-10 = Przy remisie wygrywają Żółci. Teraz graj do końca.
wolf-and-hound-name = Wolf & Hound
wolf-and-hound-pitch = Dwoje na dwoje wokół stołu. Wilki zaganiają twoje owce do ciemnego lasu, psy sprowadzają je do domu. Twoje karty przesuwają zwierzęta: jeśli na początku twojej tury stoi przed tobą wilk, tracisz owcę.
wolf-and-hound-reconstructed = Liczby kart każdej wartości oraz działanie większości kart zwierząt spoza pierwszej partii.
wolf-and-hound-seats-2 = Każdy gra też za wirtualnego partnera.
wolf-and-hound-seats-3 = Miejsca 1 i 3 przeciw miejscu 2 i wirtualnemu partnerowi.
wolf-and-hound-seats-4 = Dwoje na dwoje: miejsca 1 i 3 przeciw 2 i 4.

# Options.

wolf-and-hound-opt-wolves = Wilki
wolf-and-hound-opt-wolves-help = Karty wilków zabierają owce.
wolf-and-hound-opt-hounds = Psy
wolf-and-hound-opt-hounds-help = Karty psów sprowadzają owce.
wolf-and-hound-opt-sheep = Karty owiec
wolf-and-hound-opt-sheep-help = Karty owiec ruszają się przy każdej karcie i zmieniają turę: S01 ją pomija, S02 zabrania trójek.
wolf-and-hound-opt-meta = Karty przemiany
wolf-and-hound-opt-meta-help = Każda jest z jednej strony wilkiem, z drugiej psem.
wolf-and-hound-opt-extra = Karty ekstra
wolf-and-hound-opt-extra-help = E01 to Dziadek Wilk, E02 to Zdezorientowany pies.
wolf-and-hound-opt-designer = Karty autorskie
wolf-and-hound-opt-designer-help = D01 to Czerwony diabeł. D02 to trzy karty: Czarne futro, Białe futro i Wilk w owczej skórze.
wolf-and-hound-opt-meat-and-bones = Mięso i kości
wolf-and-hound-opt-meat-and-bones-help = Dodatek: karty, które zatrzymują wilki albo psy.
wolf-and-hound-opt-flock = Owce na miejsce
wolf-and-hound-opt-flock-help = Owce na miejsce. Automatycznie według zaleceń instrukcji: 4 z co najmniej dwiema kartami wilków albo z D02, w innym razie 3. W dwie lub trzy osoby 4 oznacza o jedną owcę więcej na każdym miejscu.
wolf-and-hound-opt-flock-auto = według zaleceń
wolf-and-hound-opt-flock-3 = 3
wolf-and-hound-opt-flock-4 = 4
wolf-and-hound-opt-preset-first-game = Pierwsza partia
wolf-and-hound-opt-preset-first-game-help = Jeden wilk, jeden pies.
wolf-and-hound-opt-preset-red-devil = Czerwony diabeł
wolf-and-hound-opt-preset-red-devil-help = Pies 01 i wilk, który biegnie trzy razy dalej.
wolf-and-hound-opt-preset-sheeps-clothing = Owcza skóra
wolf-and-hound-opt-preset-sheeps-clothing-help = Czarne futro, Białe futro i Wilk w owczej skórze.
wolf-and-hound-opt-preset-meat-and-bones = Mięso i kości
wolf-and-hound-opt-preset-meat-and-bones-help = Pierwsza partia z dodatkiem.
wolf-and-hound-opt-preset-beginner-1 = Początkujący 1
wolf-and-hound-opt-preset-beginner-1-help = Pies 01, Wilk 01 i Wilk 06.
wolf-and-hound-opt-preset-beginner-2 = Początkujący 2
wolf-and-hound-opt-preset-beginner-2-help = Pies 01 i Wilk 03.
wolf-and-hound-opt-preset-beginner-3 = Początkujący 3
wolf-and-hound-opt-preset-beginner-3-help = Pies 01 i Wilk 04.
wolf-and-hound-opt-preset-beginner-4 = Początkujący 4
wolf-and-hound-opt-preset-beginner-4-help = Pies 03 i Wilk 01.
wolf-and-hound-opt-preset-beginner-5 = Początkujący 5
wolf-and-hound-opt-preset-beginner-5-help = Pies 04 i Wilk 01.
wolf-and-hound-opt-preset-experienced-1 = Doświadczony 1
wolf-and-hound-opt-preset-experienced-1-help = Pies 01, Wilk 03 i Wilk 06.
wolf-and-hound-opt-preset-experienced-2 = Doświadczony 2
wolf-and-hound-opt-preset-experienced-2-help = Pies 01, Wilk 04 i Wilk 06.
wolf-and-hound-opt-preset-experienced-3 = Doświadczony 3
wolf-and-hound-opt-preset-experienced-3-help = Pies 01, Wilk 01 i Pauza.
wolf-and-hound-opt-preset-experienced-4 = Doświadczony 4
wolf-and-hound-opt-preset-experienced-4-help = Pies 01, Wilk 01 i Bez 3.
wolf-and-hound-opt-preset-experienced-5 = Doświadczony 5
wolf-and-hound-opt-preset-experienced-5-help = Pies 02, Wilk 05 i Wilk 06.
wolf-and-hound-opt-preset-experienced-6 = Doświadczony 6
wolf-and-hound-opt-preset-experienced-6-help = Pies 03, Wilk 03 i Wilk 06.
wolf-and-hound-opt-preset-experienced-7 = Doświadczony 7
wolf-and-hound-opt-preset-experienced-7-help = Pies 04, Wilk 04 i Wilk 06.
wolf-and-hound-opt-preset-experienced-8 = Doświadczony 8
wolf-and-hound-opt-preset-experienced-8-help = Przemiana 01 i Przemiana 02.
wolf-and-hound-opt-preset-experienced-9 = Doświadczony 9
wolf-and-hound-opt-preset-experienced-9-help = Przemiana 03 i Przemiana 04.
wolf-and-hound-opt-preset-expert-1 = Ekspert 1
wolf-and-hound-opt-preset-expert-1-help = Przemiana 01, Przemiana 02 i Wilk 06.
wolf-and-hound-opt-preset-expert-2 = Ekspert 2
wolf-and-hound-opt-preset-expert-2-help = Przemiana 03, Przemiana 04 i Wilk 06.
wolf-and-hound-opt-preset-expert-3 = Ekspert 3
wolf-and-hound-opt-preset-expert-3-help = Pies 02, Wilk 02 i Dziadek Wilk.
wolf-and-hound-opt-preset-expert-4 = Ekspert 4
wolf-and-hound-opt-preset-expert-4-help = Wilk 07 i Zdezorientowany pies.

# The page, and the names of things.

wh-in-play = Karty zwierząt w tej partii
wh-own-team = twoja drużyna: { $team }
wh-partner = gra z tobą
wh-board = Stół gry Wolf & Hound
wh-black = czarna { $value }
wh-white = biała { $value }
wh-black-meat = czarna { $value } z mięsem
wh-white-bone = biała { $value } z kością
wh-blue = Niebiescy
wh-yellow = Żółci
wh-virtual = { $name ->
    [Ty] Twój partner
   *[other] Partner gracza { $name }
}
wh-wood = stracone: { $n }
wh-pile = talia: { $n }
wh-seat-label = { $name }, { $team }: owce { $sheep } z { $of }
wh-last-played = ostatnia karta: { $card }
wh-show = Pokaż trójki i zakończ turę
wh-keep = Zostaw ją i zagraj
wh-swap = Zamień na wierzchnią kartę zastępczą
wh-turn = Odwróć: { $animal }
wh-prompt-play = Zagraj kartę: czarna rusza wilki, biała psy.
wh-prompt-no-three = Zagraj kartę, ale nie trójkę: owca zabrania jej w tej turze.
wh-prompt-offer = Karta odkryta dla twojego partnera: { $card }. Zostawić czy zamienić?
wh-prompt-pairs = Dwie karty przemiany pokazują ten sam kolor: odwróć jedną.
wh-the-wolf = Wilk
wh-the-hound = Pies
wh-wolf-n = Wilk { $n }
wh-hound-n = Pies { $n }
wh-meta-n = Przemiana { $n }
wh-meta-does = przód: { $front }. Tył: { $back }. Odwraca się przy miejscu 1.
wh-takes = zabiera owcę
wh-returns = sprowadza owcę
wh-printed = „{ $text }”
wh-target-self = działa na gracza, który ma ruch
wh-target-left = działa na gracza po lewej
wh-target-opposite = działa na partnera naprzeciw
wh-target-right = działa na gracza po prawej
wh-mod-plus = idzie o jedno miejsce dalej
wh-mod-minus = idzie o jedno miejsce mniej
wh-mod-half = idzie o połowę liczby
wh-mod-back = idzie o połowę liczby, wstecz
wh-mod-triple = idzie trzy razy dalej
wh-d02 = Czarne futro, Białe futro i Wilk w owczej skórze
wh-s01 = Pauza
wh-s01-does = tura kończy się natychmiast
wh-s02 = Bez 3
wh-s02-does = w tej turze nie wolno zagrać trójki
wh-e01 = Dziadek Wilk
wh-e01-does = zabiera owcę; idzie wstecz, o turę później, przy każdym kolorze
wh-e02 = Zdezorientowany pies
wh-e02-does = sprowadza owcę; zawraca, gdy spotka inne zwierzę
wh-d01 = Czerwony diabeł
wh-d01-does = zabiera owcę; idzie trzy razy dalej
wh-d02-1 = Czarne futro
wh-d02-1-does = zwykły wilk
wh-d02-2 = Białe futro
wh-d02-2-does = zwykły pies
wh-d02-3 = Wilk w owczej skórze
wh-d02-3-does = zabiera owcę; wędruje sam, gdy nie ma obok futra
wh-coat-wolf = wilk
wh-coat-hound = pies
wh-coat-sheep = owca

# Moves.

wh-tell-play = Zagraj: { $card } ({ $effects })
wh-tell-keep = Zostaw: { $card } ({ $effects })
wh-tell-keep-unplayed = Zostaw: { $card } (trafia pod stos zastępczy, żadna karta nie zostaje zagrana)
wh-tell-swap-for = Zamień: { $card } na: { $top } ({ $effects })
wh-tell-swap = Zamień: { $card } na wierzchnią kartę zastępczą, której nikt nie zna
wh-tell-turn = Odwróć: { $animal } (teraz { $coat })
wh-tell-nothing = nic się nie rusza
wh-tell-moves = { $animal } → { $to }
wh-tell-stopped = { $animal } → { $to } (tam się zatrzymuje)
wh-tell-turns-over = { $animal }: teraz { $coat }

# What happened.

wh-event-deals = { $cards ->
    [none] { $pasture ->
        [Ty] Dostajesz
       *[other] { $pasture } dostaje
    } cztery karty.
   *[other] { $pasture ->
        [Ty] Dostajesz
       *[other] { $pasture } dostaje
    } karty: { $cards }.
}
wh-event-draws = { $card ->
    [none] { $pasture ->
        [Ty] Dobierasz
       *[other] { $pasture } dobiera
    } kartę.
   *[other] { $pasture ->
        [Ty] Dobierasz
       *[other] { $pasture } dobiera
    } kartę: { $card }.
}
wh-event-turns-up = { $pasture ->
    [Ty] Odkrywasz
   *[other] { $pasture } odkrywa
} kartę: { $card }.
wh-event-swaps = { $pasture ->
    [Ty] Zamieniasz
   *[other] { $pasture } zamienia
} kartę: { $card } trafia pod stos zastępczy.
wh-event-plays = { $pasture ->
    [Ty] Zagrywasz
   *[other] { $pasture } zagrywa
} kartę: { $card }.
wh-event-moves = { $animal } idzie od { $from ->
    [Ty] ciebie
   *[other] gracza { $from }
} do { $to ->
    [Ty] ciebie
   *[other] gracza { $to }
}.
wh-event-turns-over = { $face ->
    [back] { $animal } odwraca się tyłem do góry: { $coat }.
   *[front] { $animal } odwraca się przodem do góry: { $coat }.
}
wh-event-takes = { $taken ->
    [yes] { $animal } zabiera owcę. { $pasture ->
        [Ty] Masz
       *[other] { $pasture } ma
    } teraz { $left ->
        [one] { $left } owcę
        [few] { $left } owce
       *[other] { $left } owiec
    }.
   *[no] { $animal } nie znajduje owcy do zabrania ({ $pasture }).
}
wh-event-returns = { $returned ->
    [yes] { $animal } sprowadza owcę. { $pasture ->
        [Ty] Masz
       *[other] { $pasture } ma
    } teraz { $left ->
        [one] { $left } owcę
        [few] { $left } owce
       *[other] { $left } owiec
    }.
   *[no] { $animal } nie ma owcy do sprowadzenia ({ $pasture }).
}
wh-event-skips = { $pasture ->
    [Ty] Tracisz
   *[other] { $pasture } traci
} turę.
wh-event-no-three = { $pasture ->
    [Ty] Nie możesz
   *[other] { $pasture } nie może
} w tej turze zagrać trójki.
wh-event-shows = { $pasture ->
    [Ty] Masz same trójki i je pokazujesz
   *[other] { $pasture } ma same trójki i je pokazuje
}: { $cards }.
wh-event-goes-under = { $pasture ->
    [Ty] Nie możesz
   *[other] { $pasture } nie może
} zagrać tej karty: { $card }. Trafia ona pod stos zastępczy.
wh-event-runs-out = Talia jest pusta, a { $pasture ->
    [Ty] ty nie masz
   *[other] { $pasture } nie ma
} już kart. Ostatnia tura: { $last ->
    [Ty] twoja
   *[other] { $last }
}.
wh-event-moves-round = { $animal } obchodzi cały stół i wraca do { $to ->
    [Ty] ciebie
   *[other] gracza { $to }
}.
wh-event-stopped = { $animal } rusza od { $from ->
    [Ty] ciebie
   *[other] gracza { $from }
} i zatrzymuje się przed { $to ->
    [Ty] tobą
   *[other] graczem { $to }
}.
wh-event-sheepless = { $pasture ->
    [Ty] Nie masz
   *[other] { $pasture } nie ma
} już owiec: wygrywają { $team }.
wh-event-counted = Liczenie owiec: { wh-blue } { $blue }, { wh-yellow } { $yellow }. Wygrywają { $team }.
wh-event-tied = Liczenie owiec: po { $n }. Przy remisie wygrywają { $team }.

# The score sheet.

wh-sheet-sheep = Owce: { $pasture }
wh-sheet-none = Bez owiec: { $pasture }
wh-sheet-counted = Liczenie owiec
wh-note-wood = w ciemnym lesie: { $n }
wh-note-wins = wygrywają { $team }
wh-note-tie = przy remisie wygrywają { $team }

# The text board.

wh-board-you = (ty)
wh-board-played = zagrane:
wh-board-nothing-played = jeszcze nic
wh-board-more = (wcześniej { $n })
wh-board-hand = ręka { $n }:
wh-board-hand-shown = ręka { $n }, pokazana:
wh-board-dummy = stos zastępczy { $n }
wh-board-dummy-known = stos zastępczy { $n }, nieznanych { $unseen }, dalej:
wh-board-turned-up = odkryta:
wh-board-no-three = bez trójek w tej turze
wh-board-late = { $animal } ruszy się o
wh-board-back = (tył)
wh-board-reverse = wstecz
wh-board-unmoved = nieruchomy
wh-board-hits-self = działa na siebie
wh-board-hits-left = działa na lewo
wh-board-hits-opposite = działa naprzeciw
wh-board-hits-right = działa na prawo

# Refused moves.

wh-no-offer = Zostawić lub zamienić można tylko kartę odkrytą dla wirtualnego miejsca.
wh-no-turn = Kartę zwierzęcia możesz odwrócić tylko tam, gdzie dwie karty przemiany pokazują ten sam kolor.
wh-no-virtual = { $pasture } to wirtualne miejsce. Zostaw kartę ({ $card }) albo ją zamień.
wh-no-pairs = Najpierw odwróć jedną z dwóch kart przemiany ({ $pasture }).
wh-no-not-held = Nie masz na ręce tej karty: { $card }.
wh-no-three = Leży przed tobą „Bez 3”, więc w tej turze nie możesz zagrać trójki.
wh-no-show-other = Masz kartę, która nie jest trójką. Zagraj ją.
wh-no-show = Karty możesz pokazać tylko wtedy, gdy leży przed tobą „Bez 3”.
wh-no-pair = Odwróć kartę { $a } albo { $b }.
wh-no-deal-hands = Najpierw rozdaje się karty: `deal` i po cztery karty na miejsce.
wh-no-deal-draw = { $pasture } dobiera kartę: `draw` i karta.
wh-no-deal-up = Odkrywa się kartę ({ $pasture }): `up` i karta.
wh-no-deal-virtual = { $pasture } to wirtualne miejsce: nikt nie widzi tych kart.
wh-no-deal-count = { $pasture }: liczba rozdanych kart to { $n } zamiast { $due }.
wh-no-deal-copies = Nie ma już tylu kart: { $card }. Cała talia ma ich { $n }.

# Refused options.

wh-no-animals = Wybierz co najmniej jedną kartę zwierzęcia.

# What cannot be read.

wh-bad-card = karta to b lub w i wartość od 1 do 4, np. b3; z mięsem b3m, z kością w3b
wh-bad-animal = kartę zwierzęcia zapisuje się tak jak na niej, np. W01 lub D02-3
wh-bad-move = ruch to karta, np. b3 lub w1b, albo `show`, `keep`, `swap`, `turn M01`
wh-bad-chance = rozdanie to `deal b1 b2 w3 w3 / …` z ręką dla każdego gracza, `draw b3` lub `up b3`
wh-bad-hand = na ręce są cztery karty

# Content files.

wh-content-unknown = Nie ma takiej karty zwierzęcia.
wh-content-twice = Karta jest podana dwa razy.
wh-content-missing = Brakuje tej karty.
wh-content-no-back = Karta ma dwie strony: brakuje `back`.
wh-content-one-side = Karta ma tylko jedną stronę: usuń `back`.
wh-content-meta = Karta przemiany ma stronę czarną i białą.
wh-content-colour = Kolor tej karty to `{ $colour }`.
wh-content-cards = Kart każdego koloru jest { $due }, a nie { $n }.
wh-content-kind = Kart jednej wartości może być najwyżej { $most }.
wh-content-replaces = Kart o wartości { $value } jest { $n }, a zwykłych do zastąpienia tylko { $plain }.
wh-content-sheep = Miejsce zaczyna z liczbą owiec od 1 do { $most }.
wh-content-long-text = Długość tekstu w znakach: { $n }; dozwolone jest najwyżej { $most }.
wh-content-more-sheep = { $most ->
    [one] Można dodać najwyżej { $most } owcę.
    [few] Można dodać najwyżej { $most } owce.
   *[other] Można dodać najwyżej { $most } owiec.
}
wh-part-cards = Liczba kart każdej wartości
wh-part-meat-and-bones = Liczba kart dodatku Mięso i kości każdej wartości
wh-part-sheep = Owce na początku
wh-aid-cards = Karty liczb jeszcze niewidziane
wh-aid-black = czarne
wh-aid-meat = czarne, mięso
wh-aid-white = białe
wh-aid-bone = białe, kość
wh-aid-value = { $n }
