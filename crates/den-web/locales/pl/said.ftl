# Co mówią gry i stół: powody, arkusze punktów, uwagi, zapisy.

# Samotne wilki
lw-no-play-first = Zagraj teraz kartę.
lw-no-take-first = Weź teraz Bliznę.
lw-no-place-first = Połóż teraz Bliznę.
lw-no-not-held = Nie masz na ręce tej karty: { $card }.
lw-no-follow = Masz jeszcze kartę w kolorze prowadzącym ({ $suit }): podąż za kolorem.
lw-no-full = To Terytorium jest pełne ({ $land }). Leżą tam karty Wilków: { $n }.
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
lw-note-tie = { $n }, dla nikogo: remis
lw-note-in = { $land }
lw-note-in-tie = { $land }, dla nikogo: remis
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
lw-no-deal-copies = Bliznę { $scar } wyłożono więcej razy, niż ma egzemplarzy ({ $n }).
lw-no-deal-tokens = Żetony Honoru to { $tokens }, każdy jeden raz, zaczynając od dowolnej strony.
lw-no-deal-count = { $seat }: liczba rozdanych kart to { $n } zamiast { $due }.
lw-no-deal-both = Karta rozdana obojgu graczom: { $card }.
lw-no-deal-seen = Wszystkie Blizny { $scar } już widziano.
lw-bad-card = karta to kolor i wartość od 2 do 7: s bagno, d pustynia, c jaskinie, t tundra, v wulkan, np. `d3`
lw-bad-land = Terytorium to s, d, c, t lub v (bagno, pustynia, jaskinie, tundra, wulkan)
lw-bad-border = granica ma dwa różne Terytoria, np. `s+d`
lw-bad-scar = Blizna to liczba od 1 do 9
lw-bad-move = ruch to `d3@s` (karta i Terytorium), `take 5`, `take ?` (zakryta), `place s` lub `place s+d` (granica)
lw-bad-honor = żeton Honoru to jego dwie strony, najpierw wierzchnia, np. `4/9`
lw-bad-five = potrzeba pięciu, po jednym na Terytorium od bagna do wulkanu, a nie { $n }
lw-bad-twice = ta karta jest na ręce dwa razy
lw-bad-hands = obie ręce rozdziela `/`
lw-bad-chance = los to `scars 1 5 9 2 2`, `honor 4/9 8/5 …`, `hands s2 … / d2 …`, `leader 1`, `turn 5` lub `look 5`

# Wolf & Hound
wh-no-offer = Zostawia się lub zamienia tylko kartę odkrytą dla wirtualnego gracza.
wh-no-turn = Zwierzę odwraca się tylko tam, gdzie dwie karty przemiany pokazują ten sam kolor.
wh-no-virtual = { $place } to wirtualny gracz: zostaw kartę ({ $card }) albo ją zamień.
wh-no-pairs = Najpierw odwróć jedną z dwóch kart przemiany ({ $place }).
wh-no-not-held = Nie masz na ręce tej karty: { $card }.
wh-no-three = Owca „Bez 3” zabrania w tej turze trójek.
wh-no-show-other = Masz kartę, która nie jest trójką: zagraj ją.
wh-no-show = Rękę pokazuje się tylko przy „Bez 3”.
wh-no-pair = Odwróć kartę { $a } albo { $b }.
wh-note-wood = w ciemnym lesie: { $n }
wh-note-wins = wygrywają { $team }
wh-note-tie = przy remisie wygrywają { $team }
wh-no-deal-hands = Najpierw rozdaje się karty: `deal` i po cztery karty na miejsce.
wh-no-deal-draw = { $place }: dobranie karty, `draw` i karta.
wh-no-deal-up = Odkrywa się kartę ({ $place }): `up` i karta.
wh-no-deal-virtual = { $place } to wirtualny gracz: nikt nie widzi tych kart.
wh-no-deal-count = { $place }: liczba rozdanych kart to { $n } zamiast { $due }.
wh-no-deal-copies = Nie ma już tej karty: { $card }. Talia ma ich { $n }.
wh-no-animals = nie wybrano żadnej karty zwierzęcia
wh-no-flock-four = z więcej niż jedną kartą wilka są 4 owce
wh-no-flock-three = z najwyżej jedną kartą wilka są 3 owce
wh-no-group = „{ $word }” nie jest kartą z tej grupy
wh-no-named-twice = „{ $word }” podano dwa razy
wh-no-together = D02-1, D02-2 i D02-3 występują razem: napisz D02
wh-bad-card = karta to b lub w i wartość od 1 do 4, np. b3; z mięsem b3m, z kością w3b
wh-bad-animal = kartę zwierzęcia zapisuje się tak jak na niej, np. W01 lub D02-3
wh-bad-move = ruch to karta, np. b3 lub w1b, albo `show`, `keep`, `swap`, `turn M01`
wh-bad-chance = los to `deal b1 b2 w3 w3 / …` z ręką dla każdego gracza, `draw b3` lub `up b3`
wh-bad-hand = ręka to cztery karty

# Wilki
tw-no-tiles-first = Najpierw ułóż swoje żetony terenu.
tw-no-place-first = Najpierw postaw swoje wilki.
tw-no-act-first = Wybierz akcję albo zakończ turę.
tw-no-pay-first = Najpierw zapłać za akcję.
tw-no-run-on = Wybierz następnego wilka do ruchu albo zakończ ruch.
tw-no-run-first = Wybierz wilka, który się rusza.
tw-no-goal-first = Wybierz, dokąd idzie wilk.
tw-no-away-first = Wybierz, dokąd idzie wyparty wilk.
tw-no-track-first = Wybierz tor, z którego bierzesz norę.
tw-no-hunt-first = Wybierz stos, na który polujesz.
tw-no-move-one = Akcja jest opłacona: co najmniej jeden wilk musi się ruszyć.
tw-no-track = Na tym torze nie ma już nory ({ $track }).
tw-no-hunt = Nie leży tam stos tej zwierzyny otoczony przez twoje wilki ({ $prey }).
tw-no-hex = Na tej mapie nie ma pola { $hex }.
tw-no-face = Żeton { $n } ma strony: { $a } i { $b }, a nie { $c }.
tw-no-twice = Jeden teren byłby widoczny dwa razy.
tw-no-start-land = Wilki zaczynają na lądzie.
tw-no-start-taken = To pole jest zajęte.
tw-no-start-token = Jest tam samotny wilk albo zwierzyna.
tw-no-start-moon = W tym regionie leży: { $moon }. Zacznij gdzie indziej.
tw-no-start-tile = Wilki zaczynają na płytce startowej, wokół rozpadliny.
tw-no-start-side = Twoja druga para zaczyna po drugiej stronie rozpadliny.
tw-no-action = Obie akcje są zużyte, a nie masz znacznika akcji.
tw-no-afford = To kosztuje { $cost }: { $tiles }, a { $tokens ->
    [0] nie masz znacznika terenu.
    [one] masz { $tokens } znacznik terenu.
    [few] masz { $tokens } znaczniki terenu.
   *[other] masz { $tokens } znaczników terenu.
}
tw-tiles-show = { $n ->
    [0] żaden żeton nie pokazuje tego terenu ({ $terrain })
    [one] tylko jeden żeton pokazuje ten teren ({ $terrain })
    [few] tylko { $n } żetony pokazują ten teren ({ $terrain })
   *[other] tylko { $n } żetonów pokazuje ten teren ({ $terrain })
}
tw-no-tile = Żeton { $n } nie pokazuje tego terenu ({ $terrain }).
tw-no-tokens = { $n ->
    [0] Nie masz znacznika terenu.
    [one] Masz { $n } znacznik terenu.
    [few] Masz { $n } znaczniki terenu.
   *[other] Masz { $n } znaczników terenu.
}
tw-no-cost = { $n ->
    [one] To kosztuje dokładnie { $n } żeton lub znacznik.
    [few] To kosztuje dokładnie { $n } żetony lub znaczniki.
   *[other] To kosztuje dokładnie { $n } żetonów lub znaczników.
}
tw-no-reach = Żaden z twoich wilków nie zdoła przy swojej szybkości zatrzymać się na tym terenie ({ $terrain }).
tw-no-own = { $kind ->
    [alpha] Nie stoi tam twoja alfa.
   *[wolf] Nie stoi tam twój wilk stadny.
}
tw-no-moved = Ten wilk już się ruszył.
tw-no-stop = Ten wilk nie zdoła przy swojej szybkości zatrzymać się na tym terenie ({ $terrain }).
tw-no-leave = Wilk musi opuścić swoje pole.
tw-no-terrain = Wilk musi zatrzymać się na tym terenie: { $terrain }.
tw-no-far = Odległość w polach: { $far }; twoja szybkość: { $speed }.
tw-no-two = Stoją tam już dwie figury.
tw-no-water = To woda.
tw-no-chasm = To rozpadlina.
tw-no-lone = Jest tam samotny wilk.
tw-no-prey = Jest tam zwierzyna.
tw-no-enemy-lair = Stoi tam legowisko przeciwnika.
tw-no-enemy-alpha = Stoi tam alfa przeciwnika: żaden wilk jej nie wyprze.
tw-no-enemy-wolf = Stoi tam wilk stadny przeciwnika: wyprze go tylko alfa.
tw-no-third-displaced = Trzeciej watahy nigdy się nie wypiera.
tw-no-refuge = Żadne pole mapy nie może przyjąć wypartego wilka.
tw-no-flee = Wyparty wilk idzie na puste pole albo do pojedynczej figury swojego koloru.
tw-no-nearer = Bliższe pola są wolne: { $hexes }.
tw-no-dig-land = Nory nie kopie się w wodzie ani w rozpadlinie.
tw-no-den-left = Na twojej planszy nie ma już nory.
tw-no-alpha-near = Ani tam, ani obok nie stoi twoja alfa.
tw-no-enemy-there = { $kind ->
    [den] Jest tam nora przeciwnika.
    [alpha] Jest tam alfa przeciwnika.
    [lair] Jest tam legowisko przeciwnika.
   *[wolf] Jest tam wilk stadny przeciwnika.
}
tw-no-already = { $kind ->
    [lair] Jest tam już legowisko.
   *[den] Jest tam już nora.
}
tw-no-den-there = Nie ma tam twojej nory.
tw-no-lair-left = Na twojej planszy nie ma już legowiska.
tw-no-shore = Nora nie leży obok wody.
tw-no-lair-twice = Masz już legowisko w tym regionie.
tw-no-lone-there = Nie ma tam samotnego wilka.
tw-no-wolf-left = Na twojej planszy nie ma już wilka.
tw-no-howl = Żadna twoja alfa nie jest w zasięgu wycia, który wynosi { $n }.
tw-no-dom-alpha = Alfy nie można zdominować.
tw-no-dom-lair = Legowiska nie można zdominować.
tw-no-enemy = { $kind ->
    [den] Nie ma tam nory przeciwnika.
   *[wolf] Nie ma tam wilka stadnego przeciwnika.
}
tw-no-third-dominated = Trzeciej watahy nigdy się nie dominuje.
tw-no-shares = Dzieli pole z inną figurą swojego koloru.
tw-sheet-region = Region { $hex }, { $moon } { $high }/{ $low }
tw-sheet-seat = { $seat } ({ $terrain })
tw-note-later = jeszcze bez punktów: { $what }
tw-note-nobody = żadna wataha nie ma kontroli
tw-note-tie = { $standings }. Remis o 1. miejsce: { $first }; każdy dostaje niższą liczbę
tw-note-tie-second = { $standings }. 1. miejsce: { $first }. Remis o 2. miejsce: { $second }; bez punktów
tw-note-second = { $standings }. 1. miejsce: { $first }; 2. miejsce: { $second }
tw-note-first = { $standings }. 1. miejsce: { $first }
tw-note-has = { $alphas ->
    [0] { $pack }: { $n }
    [one] { $pack }: { $n } ({ $alphas } alfa)
    [few] { $pack }: { $n } ({ $alphas } alfy)
   *[other] { $pack }: { $n } ({ $alphas } alf)
}
tw-note-dens = wykopane nory: { $each }
tw-note-lairs = założone legowiska: { $each }
tw-note-prey = upolowane gatunki: { $each }
tw-note-wolves = wystawione wilki: { $each }
tw-no-deal-twice = Mapa jest już ułożona.
tw-no-deal-count = Liczba wykładanych płytek regionów to { $due }, a nie { $n }.
tw-no-deal-tile = Nie ma płytki regionu { $n }.
tw-no-deal-same = Płytkę regionu { $n } wyłożono dwa razy.
tw-no-deal-prey = To nie są stosy zwierzyny dla tej liczby graczy.
tw-no-deal-moons = To nie są znaczniki punktacji dla tej liczby graczy.
tw-no-packs = pięć watah podaje się pięcioma literami
tw-no-packs-twice = brakuje jednego siedliska ({ $terrain }), a inne podano dwa razy
tw-no-patience = to nie jest liczba rund do wyboru
tw-bad-hex = pole to litera i liczba, np. `c4`
tw-bad-words = ruch ma najwyżej trzy słowa
tw-bad-follows = po `{ $verb }` nic nie następuje
tw-bad-missing = po `{ $verb }` brakuje słowa
tw-bad-one = po `{ $verb }` następuje jedno słowo
tw-bad-tiles = pięć liter terenu, np. `tiles FRGTD`
tw-bad-dominate = `dominate den` lub `dominate wolf` i pole
tw-bad-move = ruch zaczyna się od tiles, place, move, den, lair, howl, dominate, pay, alpha, wolf, to, stop, away, track, hunt lub end
tw-bad-pay = żetony od 1 do 6 po kolei i t za każdy znacznik terenu, np. `pay 1+3+t`
tw-bad-region = płytka regionu ma numer
tw-bad-deal-word = nieoczekiwane `{ $word }` w rozdaniu
tw-bad-deal = rozdanie to `tiles … prey … moons … first SEAT`
tw-bad-terrains = tereny zapisuje się F, R, G, T, D
tw-bad-stacked = leżące na sobie znaczniki punktacji podaje się od góry, najpierw wcześniejszą fazę
tw-bad-one-of = to jedno z: { $words }

# Wolfwalkers
ww-no-take-first = Weź kartę z targu albo skorzystaj z okazji.
ww-no-choose-first = Najpierw wybierz kartę dla okazji.
ww-no-lay-first = Najpierw połóż kartę, którą trzymasz.
ww-no-last = Połóż jeszcze jedną kartę na jednej ze swoich albo spasuj.
ww-no-nobody = Teraz nikt nie może grać.
ww-no-empty = Miejsce { $n } na targu jest puste.
ww-no-places = { $n ->
    [few] Targ ma { $n } miejsca.
   *[other] Targ ma { $n } miejsc.
}
ww-no-story-twice = Ta opowieść jest już w twoim układzie.
ww-no-goal-twice = Ten cel jest już w twoim układzie.
ww-no-pass = Możesz położyć kartę, więc nie wolno ci pasować.
ww-no-card-at = Na { $at } nie ma twojej karty.
ww-no-closed = To miejsce na targu jest dla ciebie zamknięte ({ ww-opportunity-hands-off }).
ww-no-warm = To miejsce na targu opróżniono jako ostatnie.
ww-no-prologue = { $n ->
    [one] Pierwsza karta układu musi być opowieścią.
    [few] Pierwsze { $n } karty układu muszą być opowieściami.
   *[other] Pierwszych { $n } kart układu musi być opowieściami.
}
ww-no-lay = Tej karty nie da się położyć.
ww-no-stay = Na { $at } leży karta, a położone karty zostają.
ww-no-first = Pierwsza karta leży na a1. Może skończyć gdziekolwiek, bo układ daje się przesuwać.
ww-no-larger = Z { $at } układ byłby większy niż 5 na 5.
ww-no-apart = { $at } leży obok celu.
ww-no-next = { $at } nie leży obok twojej karty.
ww-no-such = W tej grze nie ma takiej okazji.
ww-no-used = Ta okazja jest już przez ciebie wykorzystana: { $card }.
ww-no-last-chance = { ww-opportunity-last-chance } przychodzi, gdy wszystkie układy są gotowe.
ww-no-effect = Okazja „{ $card }” nic by teraz nie dała.
ww-no-choose-slot = { $card }: tego nie można wybrać. Wybierz kartę z targu.
ww-no-choose-card = { $card }: tego nie można wybrać. Wybierz kartę.
ww-sheet-goal = { $goal } ({ $at })
ww-sheet-card = { $card }
ww-note-pattern = { $most ->
    [one] ułożenia: { $n } z najwyżej { $most }
   *[other] ułożenia: { $n } z najwyżej { $most }
}
ww-note-arrow = { $symbol }: { $n } z 8 w rzędzie i kolumnie
ww-note-pair = { $a } + { $b }: { $n }
ww-note-pair-arrows = { $a } + { $b }: { $n } z { $all } w rzędzie i kolumnie
ww-note-side = { $symbols } { $n }
ww-note-favourite = jeśli cel na { $at } punktuje
ww-note-legend = { $goal }: { $notes }
ww-note-five = liczy się, gdy układ ma 5 na 5
ww-no-deal-first = Najpierw losuje się, kto zaczyna: `first 1`.
ww-no-deal-special = Teraz losuje się osobliwość spośród tych w grze: `special 1`.
ww-no-deal-other = Jednej z tych okazji nie ma w grze.
ww-no-deal-order = Trzy różne okazje, od najniższego numeru.
ww-no-deal-three = Teraz losuje się trzy okazje: `opportunities 1 2 3`.
ww-no-deal-gone = Opowieści { $n } nie ma już w stosie.
ww-no-deal-no-story = Nie ma opowieści { $n }.
ww-no-deal-story = Teraz karta stosu pokazuje opowieść: `story 17`.
ww-no-deal-no-goal = Nie ma celu { $n }.
ww-no-deal-seen = Cel { $n } już widziano na innej karcie.
ww-no-deal-behind = Cel { $n } nie jest na odwrocie tej opowieści.
ww-no-deal-goal = Teraz kartę odwraca się po raz pierwszy: `goal 23`.
ww-no-names = za dużo nazw: { $n }
ww-no-name = „{ $word }” to nie nazwa
ww-no-swaps = „{ $word }” to nie liczba kart zamiany
ww-no-without = „{ $word }” to ani karta modułu, ani kategoria
ww-no-special = gra się nimi z osobliwością; wybierz `no-change`, by grać nimi samymi
ww-no-swaps-for = kart zamiany: { $n }; to nie pasuje do liczby graczy: { $seats }
ww-no-enough = zostało za mało kart: { $n }; potrzeba: { $due }
ww-no-module = nie ma karty „{ $word }”
ww-no-left-out = kartę „{ $word }” pominięto albo nie jest dla tak małej liczby graczy
ww-no-copies = nie ma tylu egzemplarzy karty „{ $word }”
ww-bad-number = oczekiwana jest liczba od 1 do { $n }
ww-bad-move = ruch to `take 3 at b2`, `use 2`, `slot 4`, `card b2`, `lay b2` lub `pass`
ww-bad-card = oczekiwany jest numer karty od 1 do 64
ww-bad-chance = rozdaje się `story 17`, `goal 23`, `first 2`, `special 4` lub `opportunities 3 8 21`
ww-bad-place = pole to kolumna (z, a do e) i rząd (0 do 5), np. b2

# Stół
den-no-turn = To nie twoja kolej. Teraz gra: { $turn }.
den-no-your-turn = To nie twoja kolej.
den-no-deal-turn = Teraz nic się nie rozdaje. Kolej: { $turn }.
den-no-deal = Teraz nic się nie rozdaje.
den-no-dealer = Najpierw następuje rozdanie.
den-no-over = Partia się skończyła.
den-no-played = Jeszcze nic nie zagrano.
den-no-dealt-since = Od tego czasu nastąpiło rozdanie.
den-no-played-since = Od tego czasu zagrał inny gracz: { $seat }.
den-no-shown = Ten krok pokazał coś ukrytego.
den-no-clock = W grze z zegarem nie cofa się kroku, który zakończył turę.
den-no-stale = To dotyczyło kroku { $step }; partia jest przy kroku { $n }.
den-no-name = Imię musi mieć co najmniej jedną literę.
den-no-name-long = { $n ->
    [few] Imię może mieć najwyżej { $n } znaki.
   *[other] Imię może mieć najwyżej { $n } znaków.
}
den-no-chat = Powiedz coś.
den-no-chat-long = { $n ->
    [few] Wypowiedź może mieć najwyżej { $n } znaki.
   *[other] Wypowiedź może mieć najwyżej { $n } znaków.
}
den-no-move-long = { $n ->
    [few] Ruch może mieć najwyżej { $n } znaki.
   *[other] Ruch może mieć najwyżej { $n } znaków.
}
den-no-message-long = { $n ->
    [few] Wiadomość może mieć najwyżej { $n } bajty.
   *[other] Wiadomość może mieć najwyżej { $n } bajtów.
}
den-no-seat = Nie ma takiego miejsca.
den-no-such-seat = Przy tym stole nie ma miejsca { $n }.
den-no-player = Nikt tam nie siedzi.
den-no-resigned = Ta partia jest już przez ciebie poddana.
den-no-bot-already = Bot już gra za ciebie.
den-no-away = Bot gra za ciebie. Najpierw wróć.
den-no-there = Już tu jesteś.
den-no-bot = Teraz nie decyduje żaden bot.
den-no-sit = Już siedzisz przy tym stole.
den-no-begun = Partia się zaczęła, wszystkie miejsca są zajęte.
den-no-waiting = Partia zacznie się, gdy wszystkie miejsca będą zajęte.
den-no-free = Żadne wolne miejsce przy tym stole nie jest dla ciebie.
den-no-take = Miejsca { $n } nie można zająć w ten sposób.
den-no-empty = Miejsce { $n } nie jest puste.
den-no-close = Rozpoczętej partii nie można zamknąć. Poddaj się albo wyjdź.
den-no-not-over = Partia jeszcze się nie skończyła.
den-no-rematch = Rewanż wymaga nowego stołu.
den-no-rematch-is = Rewanż jest przy stole { $id }.
den-no-rematch-who = O rewanż mogą prosić tylko ci, którzy grali.
den-no-import = Zapis wczytuje się na nowy stół z taką samą liczbą miejsc.
den-no-change = To nic nie zmienia przy stole.
den-no-watcher = To wolno tylko osobom siedzącym przy stole.
den-no-eyes = Oczami innych można patrzeć dopiero po końcu partii.
den-no-too-long = Ta wiadomość jest za długa.
den-no-text = Wiadomość musi być tekstem.
den-log-undo = { $seat }: krok cofnięty.
den-log-resigns = { $seat }: partia poddana.
den-log-leaves = { $seat }: odejście od stołu; dalej gra bot.
den-log-late = { $seat }: czas minął; dalej gra bot.
den-log-back = { $seat }: powrót do stołu.
den-log-free = Miejsce { $n } jest znów wolne.
den-log-bot = Miejsce { $n }: bot ({ $bot }).
den-log-sits = Miejsce { $n }: { $name }.
den-log-closed = Partia została zamknięta.
den-log-rematch = Zaczął się rewanż.

# Zapisy i opcje
den-record-line = Wiersz { $line }: { $what }
den-record-rule = { $what } ({ $rule })
den-record-options = opcje: { $what }
den-record-unreadable = nie można odczytać „{ $text }”: { $why }
den-record-long = Zapis może mieć najwyżej { $most } B, a ten tekst ma { $n } B.
den-record-title = Zapis zaczyna się od `{ $title }`, a nie od `{ $text }`.
den-record-empty = Zapis jest pusty; zaczyna się od `{ $title }`.
den-record-expected = Oczekiwano kroku { $n } lub `end`, a nie `{ $text }`.
den-record-cut = Zapis urywa się po kroku { $n }: brakuje wiersza `end { $end }`.
den-record-end = `end { $text }` nie pasuje: kroków powyżej jest { $n }.
den-record-after = Po wierszu `end` nie może nic być.
den-record-order = Krok { $n } stoi tam, gdzie powinien być krok { $due }: brakuje wierszy lub są w złej kolejności.
den-record-incomplete = Krok { $n } jest niepełny: potrzebuje miejsca (lub * dla losu) i ruchu.
den-record-version-number = `version` to liczba.
den-record-seats-number = `seats` to liczba.
den-record-name = Napisz `name SEAT NAME`.
den-record-head = `{ $word }` nie należy do nagłówka zapisu.
den-record-missing = W nagłówku brakuje wiersza `{ $word }`.
den-record-twice = `{ $word }` podano dwa razy.
den-record-seat = miejsce to liczba od 1 do { $n }
den-record-digits = oczekiwane są 64 cyfry szesnastkowe
den-record-other = To zapis gry { $a }, a nie { $b }.
den-record-version = zapis powstał przy wersji { $old } zasad, tu jest wersja { $new }
den-record-content = zapis powstał przy innych plikach zawartości (skrót { $old }, tu { $new })
den-record-no-seed = zapis nie ujawnia ziarna, więc rozdania nie da się (jeszcze) sprawdzić
den-record-no-commitment = zapis nie ma odcisku, więc ziarno niczego nie dowodzi
den-record-dealt = w kroku { $n } rozdano `{ $dealt }`, a ziarno daje `{ $due }`
den-option-allowed = { $at }: { $why }. Dozwolone: { $allowed }
den-option = { $at }: { $why }
den-no-option = nie ma takiej opcji
den-no-preset = ani zestaw, ani para taka jak key=value
den-no-value = „{ $word }” nie jest jedną z wartości
den-no-seats = { $game }: nie da się grać w tyle osób ({ $n })
den-no-seats-n = niemożliwa liczba graczy: { $n }
den-allowed-range = od { $least } do { $most }
den-allowed-auto = od { $least } do { $most } albo auto
den-allowed-list = none albo niektóre z: { $list }
den-allowed-presets = zestaw: { $list }
den-allowed-letters = litery { $list }, każda raz
den-allowed-name = none, random albo nazwa
den-allowed-names = none, random albo kilka nazw, najwyżej { $n }
den-allowed-joined = nazwy kart modułów połączone znakiem „+”, np. { $name }
den-allowed-fewer = mniej pominiętych kart
den-no-name-taken = To imię już do kogoś należy. Wybierz inne w ustawieniach.
den-no-position = zapisanej pozycji nie da się odczytać
