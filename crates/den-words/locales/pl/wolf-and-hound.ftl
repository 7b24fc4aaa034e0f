# Wolf & Hound.

learn-wh-1 = Ty i gracz naprzeciw jesteście drużyną. Strzeż owiec przy swoim imieniu.
learn-wh-2 = Wilk i pies chodzą wokół stołu. Zawsze stoją przed kimś: teraz oba przed tobą.
learn-wh-3 = Gdy zaczyna się tura, działa każde zwierzę przed tym graczem: wilk zagania owcę do ciemnego lasu, pies jedną sprowadza.
learn-wh-4 = Twoje karty je przesuwają: czarna wilki, biała psy, zgodnie z ruchem wskazówek zegara, o swoją liczbę. Zagraj kartę.
learn-wh-5 = Policz kroki: czy wyślesz wilka do przeciwnika albo tak, by minął partnera? Każdy ma cztery karty i dobiera po zagraniu.
learn-wh-6 = Zagraj teraz czarną kartę i patrz na wilka.
learn-wh-7 = I białą: poślij psa tam, gdzie pomoże drużynie.
learn-wh-8 = Jeśli po działaniu zwierząt ktoś nie ma owiec, jego drużyna od razu przegrywa.
learn-wh-9 = Gdy karty się skończą, liczy się wszystkie owce. Otwórz „Punkty”.
learn-wh-10 = Przy remisie wygrywają Żółci. Teraz graj do końca.
wolf-and-hound-name = Wolf & Hound
wolf-and-hound-pitch = Dwóch na dwóch wokół stołu. Wilki zaganiają twoje owce do ciemnego lasu, psy sprowadzają je do domu. Twoje karty przesuwają zwierzęta: kto na początku tury ma przed sobą wilka, traci owcę.
wolf-and-hound-reconstructed = Liczby kart każdej wartości oraz działanie większości kart zwierząt poza pierwszą grą.
wolf-and-hound-seats-2 = Każdy gra też za wirtualnego partnera.
wolf-and-hound-seats-3 = Miejsca 1 i 3 przeciw miejscu 2 i wirtualnemu partnerowi.
wolf-and-hound-seats-4 = Dwóch na dwóch: miejsca 1 i 3 przeciw 2 i 4.
wolf-and-hound-opt-wolves = Wilki
wolf-and-hound-opt-wolves-help = Wilki zabierają owce.
wolf-and-hound-opt-hounds = Psy
wolf-and-hound-opt-hounds-help = Psy sprowadzają owce.
wolf-and-hound-opt-sheep = Karty owiec
wolf-and-hound-opt-sheep-help = Ruszają się przy każdej karcie i zmieniają turę.
wolf-and-hound-opt-meta = Karty przemiany
wolf-and-hound-opt-meta-help = Na przemian wilk i pies.
wolf-and-hound-opt-extra = Karty Extra
wolf-and-hound-opt-extra-help = Dwóch dziwaków.
wolf-and-hound-opt-designer = Karty autorskie
wolf-and-hound-opt-designer-help = Zaprojektowane przez wspierających grę.
wolf-and-hound-opt-meat-and-bones = Mięso i kości
wolf-and-hound-opt-meat-and-bones-help = Dodatek: karty, które zatrzymują wilki albo psy.
wolf-and-hound-opt-flock = Owce na miejsce
wolf-and-hound-opt-flock-help = Tylko tam, gdzie zasady zostawiają wybór.
wolf-and-hound-opt-flock-auto = według zasad
wolf-and-hound-opt-flock-3 = 3
wolf-and-hound-opt-flock-4 = 4
wolf-and-hound-opt-level-beginner = Początkujący
wolf-and-hound-opt-level-experienced = Doświadczony
wolf-and-hound-opt-level-expert = Ekspert
wolf-and-hound-opt-preset-first-game = Pierwsza gra
wolf-and-hound-opt-preset-first-game-help = Jeden wilk, jeden pies.
wolf-and-hound-opt-preset-red-devil = Czerwony diabeł
wolf-and-hound-opt-preset-red-devil-help = Pies 01 i wilk, który biegnie trzy razy dalej.
wolf-and-hound-opt-preset-sheeps-clothing = Owcza skóra
wolf-and-hound-opt-preset-sheeps-clothing-help = Czarne futro, Białe futro i Wilk w owczej skórze.
wolf-and-hound-opt-preset-meat-and-bones = Mięso i kości
wolf-and-hound-opt-preset-meat-and-bones-help = Pierwsza gra z dodatkiem.
wh-in-play = Karty zwierząt w tej grze
wh-partner = gra z tobą
wh-board = Stół gry Wolf & Hound
wh-black = czarna { $value }
wh-white = biała { $value }
wh-black-meat = czarna { $value } z mięsem
wh-white-bone = biała { $value } z kością
wh-blue = Niebiescy
wh-yellow = Żółci
wh-virtual = Partner ({ $name })
wh-wood = stracone: { $n }
wh-pile = talia: { $n }
wh-seat-label = { $name }, { $team }: owce { $sheep } z { $of }
wh-last-played = ostatnia karta: { $card }
wh-show = Pokaż trójki i zakończ turę
wh-keep = Zostaw tę kartę
wh-swap = Zamień na wierzchnią kartę zastępczą
wh-turn = Odwróć: { $animal }
wh-prompt-play = Zagraj kartę: czarna rusza wilki, biała psy.
wh-prompt-no-three = Zagraj kartę, ale nie trójkę: owca jej w tej turze zabrania.
wh-prompt-offer = Dla partnera odkryto: { $card }. Zostawić czy zamienić?
wh-prompt-pairs = Dwie karty przemiany pokazują ten sam kolor: odwróć jedną.
wh-wolf-n = Wilk { $n }
wh-hound-n = Pies { $n }
wh-meta-n = Przemiana { $n }
wh-meta-does = przód: { $front }. Tył: { $back }. Odwraca się przy miejscu 1.
wh-takes = zabiera owcę
wh-returns = sprowadza owcę
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
wh-e02-does = sprowadza owcę; w towarzystwie zawraca
wh-d01 = Czerwony diabeł
wh-d01-does = zabiera owcę; idzie trzy razy dalej
wh-d02-1 = Czarne futro
wh-d02-1-does = zwykły wilk
wh-d02-2 = Białe futro
wh-d02-2-does = zwykły pies
wh-d02-3 = Wilk w owczej skórze
wh-d02-3-does = zabiera owcę; wędruje sam, gdy nie ma obok futra
wh-event-deals = { $cards ->
    [none] { $place }: rozdane cztery karty.
   *[other] { $place }: rozdane: { $cards }.
}
wh-event-draws = { $card ->
    [none] { $place }: dobrana karta.
   *[other] { $place }: dobrana { $card }.
}
wh-event-turns-up = { $place }: odkryta { $card }.
wh-event-swaps = { $place }: zamiana, { $card } trafia pod stos zastępczy.
wh-event-plays = { $place }: { $card }.
wh-event-moves = { $stopped ->
    [yes] { $animal } → { $to }; tam się zatrzymuje.
    [round] { $animal } obchodzi cały stół: { $to }.
   *[no] { $animal }: { $from } → { $to }.
}
wh-event-turns-over = { $animal } się odwraca.
wh-event-takes = { $taken ->
    [yes] { $animal } zabiera owcę. { $place }, owce: { $left }.
   *[no] { $animal } nie znajduje owcy. ({ $place })
}
wh-event-returns = { $returned ->
    [yes] { $animal } sprowadza owcę. { $place }, owce: { $left }.
   *[no] { $animal }: stado jest w komplecie. ({ $place })
}
wh-event-skips = { $place }: owca kończy turę.
wh-event-no-three = { $place }: w tej turze bez trójek.
wh-event-shows = { $place }: pokazane: { $cards }; nic nie zagrano.
wh-event-goes-under = { $place }: { $card } trafia pod stos zastępczy, nic nie zagrano.
wh-event-runs-out = { $place }: brak kart. Gramy jeszcze do tury miejsca 1.
wh-event-ends = Koniec gry: wygrywają { $ending } (owce { $sheep }).
wh-sheet-sheep = Owce: { $what }
wh-sheet-none = Bez owiec: { $what }
wh-sheet-counted = Liczenie owiec
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
