# Content packs and the figures of a box. The editor, the differences between two boxes and the proof sheet use them.
den-pack-long = Rozmiar pakietu w bajtach: { $n }; dozwolone jest najwyżej { $most }.
den-pack-deep = Jego listy są zagnieżdżone głębiej niż { $most } poziomów. Pakiet tego programu nigdy taki nie jest.
den-pack-json = To nie jest JSON: wiersz { $line }, kolumna { $column }. Plik może być uszkodzony; poproś o niego ponownie.
den-pack-title = To nie jest pakiet zawartości: brakuje `{ $title }`.
den-pack-format = Ma format { $n }, którego ta wersja nie czyta. Zaktualizuj Wolfden.
den-pack-field = Brakuje tego pola albo jest złego typu.
den-pack-unknown = Pakiet nie ma takiego pola.
den-pack-name-length = Podaj nazwę o długości od 1 do { $most } znaków.
den-pack-plain = Dozwolony jest tylko zwykły tekst: bez znaczników i znaków sterujących.
den-pack-text = Ten tekst jest dłuższy niż { $most } znaków.
den-pack-many = Jest tu więcej niż { $most } wpisów.
den-pack-whole = Dozwolone są tylko liczby całkowite zwykłej wielkości.
den-pack-hash = Suma kontrolna { $found }… nie pasuje do wartości ({ $due }…). Plik zmieniono ręcznie albo jest uszkodzony; `wolfden content pack` zapisuje nową sumę.
den-pack-game = Pakiet jest do innej gry: { $game }.
den-pack-mark = Nie ma takiego oznaczenia.
den-content-other-file = Gra nie ma takiego pliku zawartości.
den-diff = { $what }: { $new } zamiast { $old }
den-diff-of = { $item }, { $field }
den-diff-more = { $item }: nie ma w pudełku wbudowanym
den-diff-less = { $item }: tylko w pudełku wbudowanym
den-diff-rest = { $n ->
    [one] i jeszcze jedna różnica
    [few] i jeszcze { $n } różnice
   *[many] i jeszcze { $n } różnic
}
den-diff-absent = nic
den-diff-yes = tak
den-diff-no = nie

# What several games have in common.
box-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
box-sheep = { $n ->
    [one] { $n } owca
    [few] { $n } owce
   *[many] { $n } owiec
}
box-unknown = Nieznana karta { $id }
box-id = Nazwa
box-seats = Gracze

# Wolf & Hound.
wh-box-numbers = Karty liczb i owce
wh-box-animals = Karty zwierząt
wh-box-black = Czarna { $n }
wh-box-white = Biała { $n }
wh-box-meat = Czarna { $n } z mięsem
wh-box-bone = Biała { $n } z kością
wh-box-sheep-4 = Miejsce { $n }, czworo graczy
wh-box-sheep-3 = Miejsce { $n }, troje graczy
wh-box-sheep-2 = Miejsce { $n }, dwoje graczy
wh-box-sheep-more = Więcej na każdym pastwisku przy dwóch kartach wilków
wh-box-colour = Zwierzę
wh-box-move = Ruch
wh-box-target = Cel
wh-box-back-colour = Tył: zwierzę
wh-box-back-move = Tył: ruch
wh-box-back-target = Tył: cel
wh-box-plain = liczba
wh-box-plus = +1
wh-box-minus = −1
wh-box-half = połowa
wh-box-back-half = połowa, wstecz
wh-box-triple = ×3
wh-box-reverse = wstecz
wh-box-none = nie rusza się
wh-box-self = aktywny gracz
wh-box-left = gracz po lewej
wh-box-opposite = partner naprzeciw
wh-box-right = gracz po prawej

# Lone Wolves.
lw-box-tokens = Żetony
lw-box-scars = Blizny
lw-box-cards = Karty
lw-box-boards = Plansze
lw-box-token = Żeton Honoru { $m }, strona { $n }
lw-box-moon = Księżyc
lw-box-blood-moon = Krwawy Księżyc
lw-box-copies = Egzemplarze każdej Blizny
lw-box-young = Wartości dla Blizny „Młoda krew”
lw-box-values = Wartości każdego koloru
lw-box-hand = Kart na gracza
lw-box-full = Ile Wilków mieści Terytorium
lw-box-order = Terytorium { $n } od lewej
lw-box-dark = Zakryte Blizny: { $of }
lw-box-slots = Pola na stronę: { $of }
lw-box-border = Pola na granicy { $n }

# Wolfwalkers.
ww-box-stories = Opowieści
ww-box-goals = Cele
ww-box-specials = Karty specjalne
ww-box-opportunities = Karty okazji
ww-box-other = Reszta pudełka
ww-box-story = Opowieść { $n } „{ $title }”
ww-box-goal = Cel { $n } „{ $title }”
ww-box-special = Karta specjalna „{ $title }”
ww-box-opportunity = Okazja „{ $title }”
ww-box-title = Tytuł
ww-box-symbols = Symbole
ww-box-symbol = Symbol
ww-box-back = Cel na odwrocie
ww-box-kind = Rodzaj
ww-box-points = Punkty
ww-box-shape = Wzór
ww-box-arrows = Tylko rząd i kolumna
ww-box-side = Strona { $n } wagi
ww-box-sides = Strony wagi
ww-box-more = Więcej
ww-box-fewer = Mniej
ww-box-pattern = Wzór
ww-box-arrow = Strzałki
ww-box-crossed = Przekreślone strzałki
ww-box-pair = Para
ww-box-balance = Równowaga
ww-box-imbalance = Przewaga
ww-box-category = Kategoria
ww-box-when = Kiedy
ww-box-text = Tekst
ww-box-effect = Efekt
ww-box-cards = Karty
ww-box-turns = Tury
ww-box-free = Cele bez kosztu
ww-box-cost = Koszt każdego kolejnego
ww-box-most = Najwyżej
ww-box-seats = Graczy co najmniej
ww-box-copies = Sztuki
ww-box-totals = Ściąga: opowieści z każdym symbolem
ww-box-swaps = Karty zamiany
ww-box-rank = Ranga solo { $n }
ww-box-from = Od punktów
ww-box-never = bez efektu
ww-box-setup = na początku
ww-box-play = w grze
ww-box-end = na końcu
ww-effect-no-change = bez zmian
ww-effect-diagonal = kładzenie na ukos
ww-effect-goals-apart = cele nie obok siebie
ww-effect-prologue = najpierw opowieści
ww-effect-market = inny targ
ww-effect-restless = końce targu się odwracają
ww-effect-head-start = start z opowieścią
ww-effect-still-warm = ostatnie miejsce: blokada
ww-effect-legend = cel dla wszystkich
ww-effect-goal-cost = cele kosztują punkty
ww-effect-heart = środek punktuje
ww-effect-corners = rogi punktują
ww-effect-most = najwięcej symboli punktuje
ww-effect-unbroken = linie opowieści punktują
ww-effect-bottom = spód stosu
ww-effect-top = wierzch stosu
ww-effect-leap = wierzch stosu jako cel
ww-effect-other-side = karta z targu, odwrócona
ww-effect-flush = karty z targu pod stos
ww-effect-second-chance = twoja karta pod stos
ww-effect-last-chance = jeszcze jedna karta na końcu
ww-effect-trade = dwie karty zamieniają się miejscami
ww-effect-wander = karta zmienia miejsce
ww-effect-turn-over = karta się odwraca
ww-effect-extra = dwie karty w tej turze
ww-effect-hands-off = miejsce zamknięte
ww-effect-look = podgląd celów
ww-effect-whirl = odwróć końce targu
ww-effect-barter = wymiana opowieści
ww-effect-gap = kładzenie w luce
ww-effect-patience = koniec tury
ww-effect-favourite = cel punktuje więcej
ww-effect-add-symbol = jeden symbol więcej
ww-effect-count = punkty od razu

# The Wolves.
tw-box-boards = Plansze graczy i żetony
tw-box-dates = Kalendarz, zwierzyna, znaczniki punktacji
tw-box-map = Mapa
tw-box-tiles-n = { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
   *[many] { $n } żetonów
}
tw-box-second-spread = Druga nora, ekspansja
tw-box-fourth-spread = Czwarta nora, ekspansja
tw-box-spread = Ekspansja, pole { $n }
tw-box-second-speed = Druga nora, szybkość
tw-box-fourth-speed = Czwarta nora, szybkość
tw-box-speed = Szybkość, pole { $n }
tw-box-second-howl = Druga nora, zasięg wycia
tw-box-fourth-howl = Czwarta nora, zasięg wycia
tw-box-howl = Zasięg wycia, pole { $n }
tw-box-lair-token = Znacznik: legowisko
tw-box-prey-token = Znacznik: zwierzyna
tw-box-den-points = Tor nor, pole { $n }
tw-box-lair-points = Tor legowisk, pole { $n }
tw-box-prey-points = Tor zwierzyny, pole { $n }
tw-box-wolf-points = Tor wilków, pole { $n }
tw-box-tile = Żeton terenu { $n }
tw-box-moon-crescent = Sierp księżyca, liczba { $n }
tw-box-moon-half = Kwadra, liczba { $n }
tw-box-moon-full = Pełnia, liczba { $n }
tw-box-date = Data: { $of }
tw-box-stack = Stos: znaczniki zwierzyny
tw-box-second-player = Znaczniki akcji, drugi gracz
tw-box-at = Kierunek { $n }
tw-box-scoring = Znaczniki punktacji
tw-box-pieces = Figury
tw-box-region = Płytka regionu { $n }
tw-box-patch = Obszar, pole { $m }, współrzędna { $n }
tw-box-lone = Samotny wilk { $m }, współrzędna { $n }
tw-box-prey-at = Zwierzyna, współrzędna { $n }
tw-box-chasm = Pole rozpadliny { $m }, współrzędna { $n }
tw-box-north = Pole północne { $m }, współrzędna { $n }
tw-box-south = Pole południowe { $m }, współrzędna { $n }
tw-box-north-terrain = Teren na północy
tw-box-south-terrain = Teren na południu
tw-box-slot = Płytka { $m }, współrzędna { $n }
tw-box-turned = Płytka { $n } jest obrócona
tw-box-crescent-half = sierp i kwadra
tw-box-crescent-full = sierp i pełnia
tw-box-half-full = kwadra i pełnia
mark-rulebook = instrukcja
mark-adaptation = adaptacja
mark-reconstructed = odtworzone
mark-box = z mojego pudełka

# The proof sheet.
proof-about = Autor: { $author } · wersja { $version } · { $hash }
proof-about-nobody = Wersja { $version } · { $hash }
proof-help = Porównaj każdą wartość ze swoim pudełkiem i odhacz ją. Wartości inne niż w pudełku wbudowanym są pogrubione.
proof-value = { $value }
den-no-pack = Brakuje pakietu zawartości tego stołu.

# The editor of a box, and where a box is chosen.
box-yours = Twoje pudełko
box-lead = Wpisz to, co jest wydrukowane w twoim pudełku, i graj dokładnie tym: przeciw botom, na jednym urządzeniu albo online.
box-which = Pudełko
box-built-in = wbudowane
box-differences = { $n ->
    [one] Jedna różnica w stosunku do pudełka wbudowanego
    [few] { $n } różnice w stosunku do pudełka wbudowanego
   *[many] { $n } różnic w stosunku do pudełka wbudowanego
}
box-of-table = Własne pudełko: { $name }
box-of-table-by = Własne pudełko: { $name }, autor: { $author }
box-edit-my = Moje { $game }
box-edit-name = Nazwa pakietu
box-edit-author = Twoje imię
box-edit-progress = Wpisano { $done } z { $all }
box-edit-good = Wartości pasują do zasad.
box-edit-same = Gra się nim dokładnie tak jak pudełkiem wbudowanym.
box-edit-sections = Części pudełka
box-edit-items = Karty i plansze
box-edit-add = Dodaj
box-edit-remove = Usuń
box-edit-done = Zgodne z moim pudełkiem
box-edit-mark = { $what }: { $mark }
box-edit-take-out = Usuń: { $what }
box-edit-put-in = Dodaj: { $what }
box-edit-less = { $what }: o jeden mniej
box-edit-more = { $what }: o jeden więcej
box-edit-row-more = + wiersz
box-edit-row-less = − wiersz
box-edit-column-more = + kolumna
box-edit-column-less = − kolumna
box-edit-undo = Cofnij
box-edit-redo = Ponów
box-edit-start-over = Zacznij od nowa
box-edit-open = Otwórz plik
box-edit-open-this = Otwórz
box-edit-delete = Usuń
box-edit-save = Zapisz
box-edit-saved = Zapisano w pliku i w tej przeglądarce.
box-edit-share = Udostępnij
box-edit-link = Link do tego pudełka
box-edit-bad-link = Link jest niepełny lub uszkodzony. Poproś o niego ponownie albo o plik.
box-edit-proof = Arkusz kontrolny
box-edit-play = Graj tym pudełkiem
box-edit-others = Pudełka w tej przeglądarce ({ $n })

# Figures that a box may have.
wh-box-text = Drukowany tekst
lw-box-light = Odkryte Blizny: { $of }
lw-box-borders = Inne granice
lw-box-between = Granica { $m }, Terytorium { $n }
lw-box-between-slots = Pola na innej granicy { $n }
lw-box-second = Strona drugiego gracza jest inna
lw-box-second-slots = Pola drugiego gracza: { $of }
lw-box-second-border = Pola drugiego gracza na granicy { $n }
lw-box-second-borders = Inne granice po stronie drugiego gracza
ww-box-before = przed wzięciem karty
ww-box-after = po położeniu karty
ww-box-any = w dowolnej chwili tury
ww-box-you = ty
ww-box-next = następny gracz
ww-box-who = Czyj układ
ww-box-effects = Dalsze efekty
ww-box-effect-n = Efekt { $n }
ww-effect-dig = spód stosu jako cel
ww-effect-clear = karty z targu poza grę
ww-effect-flip = odwróć karty z targu
ww-effect-points = punkty
tw-box-attributes = Ta strona ma własne cechy
box-edit-entries = { $n ->
    [one] jeden wpis
    [few] { $n } wpisy
   *[many] { $n } wpisów
}
ww-box-example = { $points ->
    [one] Przykład: ten cel daje tu jeden punkt.
    [few] Przykład: ten cel daje tu { $points } punkty.
   *[many] Przykład: ten cel daje tu { $points } punktów.
}
