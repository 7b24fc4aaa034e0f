# Cztery gry.
lone-wolves-name = Samotne wilki
lone-wolves-pitch = Pojedynek w trzynastu lewach. Każda zagrana karta zostaje na jednym z pięciu Terytoriów, gdzie siła daje Honor. Gdy przegrasz lewę, twój Wilk staje się Samotnym Wilkiem, ale bierzesz Bliznę, która przechyli jakieś Terytorium na twoją stronę.
lone-wolves-reconstructed = Wartości żetonów Honoru, kolejność Terytoriów, liczba pól na Blizny i układ strony zaawansowanej.
lone-wolves-opt-board = Planszetka
lone-wolves-opt-board-help = Na której stronie planszetki się gra.
lone-wolves-opt-board-basic = podstawowa
lone-wolves-opt-board-advanced = zaawansowana
lone-wolves-opt-preset-basic = Strona podstawowa
lone-wolves-opt-preset-basic-help = Pięć jednakowych Terytoriów. Na pierwszą grę.
lone-wolves-opt-preset-advanced = Strona zaawansowana
lone-wolves-opt-preset-advanced-help = Różne Terytoria oraz pola na granicach, które działają na oba sąsiednie.

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
lw-prompt-follow = Zagrano: { $card }. Jeśli możesz, podąż za kolorem; pasuje każde Terytorium, które nie jest pełne.
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
lw-scar-3-does = odłożona karta trafia na twoją stronę jako Samotny Wilk
lw-scar-4-does = odwraca żeton Honoru tego Terytorium
lw-scar-5-does = +{ $n } Honoru za każdą kartę Wilka po twojej stronie tutaj
lw-scar-6-does = +{ $n } Honoru za każdego Samotnego Wilka po twojej stronie tutaj
lw-scar-7-does = +{ $n } Honoru za każdego odkrytego Wilka po twojej stronie tutaj
lw-scar-8-does = +{ $n } Honoru za każdą odkrytą { $young } po twojej stronie tutaj
lw-scar-9-does = +{ $n } Honoru, jeśli wygrasz to Terytorium
lw-plaque = { $name } · { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } kart
}
lw-trick = Lewa { $n }/{ $of }
lw-no-trump = bez atutu
lw-trump = atutem { $suit }
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
lw-event-dealt = { $seat }: rozdane karty: { $count }.
lw-event-leads = Na początku prowadzi: { $seat }.
lw-event-played = { $seat }: { $card } → { $at }.
lw-event-turned-up = Trójka odkrywa: { $scar } ({ $at }).
lw-event-won = Lewa { $trick }: { $seat }; { $lost } ({ $at }) staje się Samotnym Wilkiem.
lw-event-no-scar = { $seat }: nie ma już Blizn ({ $at }).
lw-event-took = { $scar ->
    [none] { $seat }: zakryta Blizna ({ $at }).
   *[other] { $seat }: Blizna { $scar } ({ $at }).
}
lw-event-looked = { $scar ->
    [none] { $seat }: podgląd Blizny.
   *[other] { $seat }: to { $scar }.
}
lw-event-placed = { $seat }: { $scar } → { $slot }.
lw-event-left-game = { $seat }: { $scar } bez wolnego pola, opuszcza grę.
lw-event-joined = { $seat }: dołącza Przybłęda ({ $at }).
lw-event-turned = Żeton Honoru odwrócony ({ $at }): { $honor }.
lw-event-moon = { $blood ->
    [yes] Wschodzi Krwawy Księżyc ({ $at }): ten kolor jest teraz atutem.
   *[no] Wschodzi Księżyc ({ $at }): ten kolor jest teraz atutem.
}
lw-event-over = Koniec gry: { $points }.

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

the-wolves-name = Wilki
the-wolves-pitch = Prowadź watahę przez las, skały, trawę, tundrę i pustynię. Odwracaj żetony terenu, by się ruszać, kopać nory, zakładać legowiska, wyć do samotnych wilków i przejmować wilki rywali. Trzy fazy księżyca rozstrzygną, do kogo należy każdy region.
the-wolves-reconstructed = Nic na mapie: płytki i liczby są faktami z adaptacji i zgadzają się z instrukcją tam, gdzie je pokazuje. Nasze rozstrzygnięcia są oznaczone w zasadach.
the-wolves-seats-2 = Z trzecią watahą, której nikt nie prowadzi.
the-wolves-opt-packs = Twoja wataha
the-wolves-opt-packs-help = Jej kolor i siedlisko. Pozostałe watahy następują w zwykłej kolejności.
the-wolves-opt-patience = Cierpliwość
the-wolves-opt-patience-help = Rundy bez żadnego postępu, po których gra się kończy (2 do 100).
the-wolves-opt-preset-standard = Standard
the-wolves-opt-preset-standard-help = Gra z instrukcji.
tw-board = Mapa
tw-hex = { $hex } ({ $terrain })
tw-forest = las
tw-rock = skały
tw-grass = trawa
tw-tundra = tundra
tw-desert = pustynia
tw-water = woda
tw-chasm = rozpadlina
tw-den = nora
tw-wolf = wilk stadny
tw-alpha = alfa
tw-lair = legowisko
tw-spread = zasięg watahy
tw-speed = szybkość
tw-howl = zasięg wycia
tw-moose = łoś
tw-deer = jeleń
tw-raccoon = szop
tw-boar = dzik
tw-hare = zając
tw-crescent = sierp księżyca
tw-half = kwadra
tw-full = pełnia
tw-lone = samotny wilk
tw-third = trzecia wataha
tw-act-move = Ruch
tw-act-den = Wykop norę
tw-act-lair = Załóż legowisko
tw-act-howl = Zawyj
tw-act-dominate = Zdominuj
tw-act-stop = Koniec ruchu
tw-act-end = Zakończ turę
tw-habitat = siedlisko
tw-habitat-tile = żeton siedliska: { $terrain }
tw-tile = żeton { $n }: { $terrain }
tw-tokens = { $n ->
    [one] { $n } znacznik terenu
    [few] { $n } znaczniki terenu
   *[other] { $n } znaczników terenu
}
tw-prompt-faces = Jak ułożyć na początek twoje pięć żetonów terenu?
tw-prompt-place = Postaw alfę i wilka stadnego.
tw-prompt-act = { $n ->
    [0] Brak akcji{ $tokens ->
        [0] {"."}
       *[other] , ale masz znaczniki akcji: { $tokens }.
    }
    [one] Jeszcze { $n } akcja. Co robisz?
    [few] Jeszcze { $n } akcje. Co robisz?
   *[other] Jeszcze { $n } akcji. Co robisz?
}
tw-prompt-pay = { $what }: wybierz żetony, którymi płacisz. Zostaną odwrócone.
tw-prompt-run = Który wilk rusza ({ $terrain })? Jeszcze najwyżej { $n }.
tw-prompt-goal = Dokąd? Teren, na którym się zatrzyma: { $terrain }.
tw-prompt-displace = Dokąd idzie wyparty wilk?
tw-prompt-track = Z którego toru bierzesz norę?
tw-prompt-hunt = Na który stos polujesz ({ $prey })?
tw-prey-label = { $prey }, w stosie: { $n }
tw-moon-label = { $moon }: { $high } za 1. miejsce, { $low } za 2. miejsce
tw-calendar = Kalendarz: { $date }. Sierp { $crescent }, kwadra { $half }, pełnia { $full }.
tw-show-board = Pokaż planszę: { $name }
tw-action-tokens = Znaczniki akcji
tw-terrain-tokens = Znaczniki terenu
tw-standing = { $moons ->
    [one] { $moons } region, punkty: { $points }
    [few] { $moons } regiony, punkty: { $points }
   *[other] { $moons } regionów, punkty: { $points }
}
tw-track-label = { $track } { $value }: { $left ->
    [one] została { $left } nora
    [few] zostały { $left } nory
   *[other] zostało { $left } nor
}
tw-lairs = Legowiska
tw-wolves = Wilki
tw-preys = Zwierzyna
tw-player-board = Plansza: { $name }
tw-event-dealt = Mapa ułożona. Zaczyna: { $first }.
tw-event-laid = { $seat }: żetony { $tiles }.
tw-event-placed = { $seat }: para na { $hex }.
tw-event-extra-action = { $seat }: wydany znacznik akcji.
tw-event-paid = { $seat }: zapłacono ({ $terrain }).
tw-event-moved = { $seat }: { $kind } { $from } → { $to }.
tw-event-displaced = { $pack }: wyparcie, { $kind } { $from } → { $to }.
tw-event-dug = { $seat }: nora na { $hex } ({ $track }).
tw-event-built = { $seat }: legowisko na { $hex }.
tw-event-howled = { $seat }: wycie, { $kind } na { $hex }.
tw-event-dominated = { $seat }: dominacja na { $hex } ({ $pack }), { $lost } → { $kind }.
tw-event-hunted = { $seat }: upolowany { $prey } na { $hex }.
tw-event-calendar = { $moon ->
    [none] Kalendarz: { $date }.
   *[other] Kalendarz: { $date }, { $moon }.
}
tw-event-turn-ended = { $seat }: koniec tury.
tw-event-scored = Region { $water }, { $moon }: kontrola { $control }, punkty { $points }.
tw-event-stalled = Od dawna nic się nie zmieniło: gra się kończy.
tw-event-over = Koniec gry.

wolfwalkers-name = Wolfwalkers: Moja opowieść
wolfwalkers-pitch = Bierz karty ze wspólnego targu do własnej opowieści w obrazach, pięć na pięć. Każda karta z jednej strony jest opowieścią, z drugiej celem: cele punktują to, co pokazują twoje opowieści, i kosztują cię miejsce.
wolfwalkers-reconstructed = Talia 55 opowieści i celów, karty modułów i rangi w grze solo są nasze.
wolfwalkers-seats-1 = Solo, o rangę.
wolfwalkers-seats-3 = Z dwoma egzemplarzami talii.
wolfwalkers-seats-4 = Z dwoma egzemplarzami talii.
wolfwalkers-opt-swaps = Karty zamiany
wolfwalkers-opt-swaps-help = Od 0 do 6 dla jednej lub dwóch osób, od 6 do 12 dla większej liczby.
wolfwalkers-opt-special = Osobliwość
wolfwalkers-opt-special-help = Karta, która zmienia zasady dla wszystkich.
wolfwalkers-opt-opportunities = Okazje
wolfwalkers-opt-opportunities-help = Do trzech kart, których każdy może użyć raz. Wymagają osobliwości.
wolfwalkers-opt-without = Bez
wolfwalkers-opt-without-help = Co pomija się przy losowaniu.
wolfwalkers-opt-preset-first-game = Pierwsza gra
wolfwalkers-opt-preset-first-game-help = Gra podstawowa.
wolfwalkers-opt-preset-swaps = Z kartami zamiany
wolfwalkers-opt-preset-swaps-help = Sześć kart w stosie odwraca końce targu.
wolfwalkers-opt-preset-specials = Z osobliwością
wolfwalkers-opt-preset-specials-help = Losowa karta zmienia zasady dla wszystkich.
wolfwalkers-opt-preset-full = Wszystko
wolfwalkers-opt-preset-full-help = Karty zamiany, losowa osobliwość i trzy okazje.
wolfwalkers-opt-preset-peaceful = Pokojowo
wolfwalkers-opt-preset-peaceful-help = Osobliwość i trzy okazje, bez interakcji.
ww-board = Targ i układy
ww-robyn = Robyn
ww-mebh = Mebh
ww-wolf-form = wilcza postać
ww-wolves = wilki
ww-merlyn = Merlyn
ww-forest = las
ww-town = miasto
ww-castle = zamek
ww-parents = rodzice
ww-townsfolk = mieszczanie
ww-army = wojsko
ww-goal-pattern = { $points } za każdy wzór: { $symbols }
ww-goal-arrow = { $points } za każdy symbol ({ $symbol }) w rzędzie i kolumnie celu
ww-goal-crossed = { $points }, jeśli w rzędzie i kolumnie celu nie ma symbolu ({ $symbol })
ww-goal-pair = { $points } za każdą opowieść z: { $a } i { $b }
ww-goal-pair-arrows = { $points } za każdą opowieść z: { $a } i { $b } w rzędzie i kolumnie celu
ww-goal-balance = { $points } przy równowadze: { $sides }
ww-goal-imbalance = { $points }, jeśli { $more } > { $fewer }
ww-goal = Cel „{ $title }”: { $words }
ww-goal-now = { $card }. Teraz { $points }.
ww-story = „{ $title }” ({ $symbols })
ww-place = pole { $place }
ww-use = { $title }: { $text }
ww-pass = Pas
ww-stack = Stos: { $n }
ww-stack-top = Stos: { $n }. Na wierzchu: { $card }
ww-show-display = Pokaż układ: { $name } (punkty: { $points })
ww-prompt-turn = Weź kartę z targu i połóż ją w swoim układzie.
ww-prompt-lay = Połóż w swoim układzie: { $card }.
ww-prompt-choose = Wybierz kartę.
ww-prompt-last = Ostatnia szansa: możesz przykryć kartę.
ww-event-first = Zaczyna: { $seat }.
ww-event-special = Osobliwość: { $card }.
ww-event-opportunities = Okazje: { $cards }.
ww-event-refilled = Miejsce { $slot } uzupełnione: { $face }.
ww-event-shown = Miejsce { $slot }: { $face }.
ww-event-legend = Legenda dla wszystkich: { $face }.
ww-event-ends-turned = Karta zamiany: końce targu odwrócone.
ww-event-took = { $seat }: { $face } na { $at }.
ww-event-laid = { $seat }: na { $at } położono: { $face }.
ww-event-drew = { $seat }: dobrana karta: { $face }.
ww-event-put-under = { $seat }: pod stos trafia { $face }.
ww-event-lifted = { $seat }: podniesiona karta: { $face }.
ww-event-turned = { $seat }: odwrócona karta: { $face }.
ww-event-traded = { $seat }: karty na { $places } zamieniają się miejscami.
ww-event-bartered = { $seat } i { $with }: wymiana, { $faces }.
ww-event-marked = { $seat }: oznaczona karta: { $face }.
ww-event-closed = { $seat }: miejsce { $slot } zamknięte.
ww-event-used = { $seat }: użyta okazja „{ $card }”.
ww-event-scored = { $seat }: od razu punkty: { $points }.
ww-event-covered = { $seat }: { $at } przykryte kartą: { $face }.
ww-event-passed = { $seat }: pas.
ww-event-left = { $face } opuszcza grę.
ww-event-swept = Nikt nie może położyć karty: targ jest wykładany od nowa.
ww-event-over = Układy są gotowe.

lw-sheet-strength = Siła: { $what }
lw-sheet-honor = Żeton Honoru: { $what }
lw-sheet-moon = Księżyc
lw-sheet-blood = Krwawy Księżyc
lw-sheet-tie = Remis
wh-sheet-sheep = Owce: { $what }
wh-sheet-none = Bez owiec: { $what }
wh-sheet-counted = Liczenie owiec
ww-sheet-at-once = Punkty od razu
ww-sheet-rank = Ranga
