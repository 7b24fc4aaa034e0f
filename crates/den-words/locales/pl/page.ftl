# The page.

skip = Przejdź do treści
nav = Strony
nav-mine = Moje partie
nav-turns = { $n ->
    [one] twoja kolej w { $n } partii
   *[other] twoja kolej w { $n } partiach
}
nav-tables = Stoły
nav-about = O Wolfden
settings = Ustawienia
set-lang = Język
set-theme = Motyw
set-theme-system = Jak w systemie
set-theme-light = Jasny
set-theme-dark = Ciemny
set-name = Nazwa gracza
set-pace = Tempo botów
set-pace-fast = Natychmiast
set-pace-usual = Normalne
set-pace-slow = Wolne
set-sound = Odtwórz dźwięk, gdy jest moja kolej
set-notify = Powiadom mnie, gdy jest moja kolej
set-notify-no = Ta przeglądarka blokuje powiadomienia z tej strony. Możesz je włączyć w jej ustawieniach.
close = Zamknij
you = Ty
player-n = Gracz { $n }
seat-n = Miejsce { $n }
lobby-title = Witaj w wilczej norze
lobby-lead = Cztery gry o wilkach: przeciw botom, razem na jednym urządzeniu albo online ze znajomymi.
lobby-resume = Graj dalej
lobby-load = Wczytaj zapis
lobby-about = O tych grach
lobby-account = Twoje konto
players-exactly = { $n ->
    [one] { $n } gracz
   *[other] { $n } graczy
}
players-range = { $least }–{ $most } graczy
minutes = { $least }–{ $most } minut
play-now = Zagraj teraz
learn = Ucz się, grając
more-ways = Opcje
rules = Zasady
setup-company = Kto gra?
setup-bots = Przeciw botom
setup-screen = Na jednym urządzeniu
setup-friends = Ze znajomymi
setup-bots-help = Boty zajmują pozostałe miejsca. Działa offline.
setup-screen-help = Podawajcie sobie urządzenie. Gdy karty na ręce są tajne, ekran jest zasłaniany między turami.
setup-friends-help = Dostaniesz link do udostępnienia. Każdy, kto go otworzy, może zająć miejsce.
setup-seats = Ilu graczy?
setup-level = Jak silne?
setup-levels-merged = { $n ->
    [few] Ta gra ma tylko { $n } poziomy, bo los odgrywa w niej większą rolę.
   *[other] Ta gra ma tylko { $n } poziomów, bo los odgrywa w niej większą rolę.
}
setup-names = Nazwy graczy
setup-preset = Który wariant?
setup-more = Wszystkie opcje
setup-begin = Rozpocznij
setup-invite = Utwórz stół i uzyskaj link
bot-pup = Szczeniak
bot-pup-help = Widzi następny krok i często źle go ocenia. Na pierwszą partię.
bot-yearling = Roczniak
bot-yearling-help = Zna zasady, ale jeszcze nie wie, ile są warte ruchy.
bot-scout = Zwiadowca
bot-scout-help = Widzi bliskie okazje, ale łatwo się rozprasza.
bot-tracker = Tropiciel
bot-tracker-help = Trzyma się planu, choć czasem niewłaściwego.
bot-hunter = Łowca
bot-hunter-help = Rzadko przepuszcza okazję.
bot-veteran = Weteran
bot-veteran-help = Niejedno już widział i rzadko źle ocenia ruch.
bot-beta = Beta
bot-beta-help = Numer dwa w watasze: mało błędów, i to drobnych.
bot-alpha = Alfa
bot-alpha-help = Wykonuje najlepszy ruch, jaki znajdzie, a nad trudnymi decyzjami myśli dłużej.
bot-style-aggressive = Lubi atakować: dominuje i zajmuje regiony.
bot-style-builder = Lubi budować: najpierw nory, legowiska i tory.
bot-style-cautious = Gra ostrożnie: pilnuje wilków i nor.
bot-companion = Towarzysz
bot-companion-help = Gra mniej więcej tak dobrze jak ty: poznaje twoją siłę z twoich ruchów.
bot-random = Losowy
bot-greedy = Zachłanny
bot-pimc = PIMC
bot-ismcts = ISMCTS
mine-none = Nie ma jeszcze partii. Każda rozpoczęta partia jest zapisywana w tej przeglądarce po każdym ruchu.
mine-new = Rozpocznij partię
mine-running = { $steps ->
    [one] trwa, { $steps } krok
    [few] trwa, { $steps } kroki
   *[other] trwa, { $steps } kroków
}
mine-over = { $steps ->
    [one] zakończona po { $steps } kroku
    [few] zakończona po { $steps } krokach
   *[other] zakończona po { $steps } krokach
}
mine-forget = Usuń
mine-your-turn = Twoja kolej
mine-others-turn = Kolej innych
mine-finished = Zakończone
mine-online = Online
online-host = Gospodarz: { $name }
load-title = Wczytaj zapis
load-lead = Wklej zapis albo otwórz plik. Możesz go obejrzeć z każdego miejsca i grać dalej od dowolnego kroku.
load-label = Zapis
load-open = Otwórz
load-file = Wybierz plik
storage-full = Ta przeglądarka nie ma już wolnego miejsca: partia trwa, ale nie jest zapisywana. Usuń stare partie w zakładce „Moje partie”.
lost-title = Tu trop się urywa
lost-page = Nie ma strony „{ $path }”.
lost-game = Nie ma gry „{ $game }”.
lost-match = W tej przeglądarce nie ma takiej partii. Mogła zostać usunięta albo rozpoczęta w innej przeglądarce.
lost-broken = Zapisana partia jest uszkodzona i nie można jej otworzyć.
lost-old-title = Tę partię rozegrano według innych zasad
lost-old = Tej partii nie można otworzyć: { $why } Nie została usunięta i jest nadal w zakładce „Moje partie”.
lost-home = Wróć do gier
rules-away = Nie udało się wczytać zasad. Połącz się raz z siecią, a zostaną zapisane do użytku offline.
rules-house = Zasady stołu
about-title = O Wolfden
about-what = Wolfden to stół do czterech gier o wilkach, ze wszystkimi zasadami, wariantami i liczbami graczy z instrukcji. Grafika i teksty są nasze. Działają tu te same zasady co na serwerze.
about-reconstructed = Co odtworzyliśmy
about-reconstructed-lead = Tam, gdzie nie znamy drukowanej wartości, wybraliśmy taką, która dobrze działa w grze. Te części są nasze, nie wydawcy. Jeśli masz pudełko z grą, możesz je zastąpić.
about-rules = Numerowane zasady, z oznaczeniem tam, gdzie różnią się od instrukcji
about-fair = Uczciwość, którą można sprawdzić
about-fair-text = Wszystko jest rozdawane na podstawie jednej tajnej liczby. Jej odcisk palca jest publikowany przed partią, a sama liczba po niej; „Sprawdź rozdanie” sprawdza każdą kartę.
about-private = Twoje dane
about-private-text = Partie grane tutaj i twoje ustawienia zostają w tej przeglądarce; partie online są przechowywane na serwerze. Nie ma śledzenia i nic nie jest wczytywane z innych stron.
title-your-turn = ● Twoja kolej: { $game }
status-you = Twoja kolej
status-other = Kolej: { $name }
status-thinking = { $name } myśli…
status-won = { $n ->
    [one] { $names ->
        [Ty] Wygrywasz
       *[other] Wygrywa { $names }
    }
   *[other] Wygrywają { $names }
}{ $score ->
    [none] {""}
   *[other] {" "}{ $score }
}
status-won-team = Wygrywają { $team }{ $score ->
    [none] {""}
   *[other] {" "}{ $score }
}: { $names }
status-shared = Remis: { $names }
ended-tie = po rozstrzygnięciu remisu
ended-tie-team = przy remisie wygrywają { $team }
ended-won = Wygrywasz!
status-replay = Powtórka
undo = Cofnij
hint = Podpowiedź
clear-selection = Anuluj
choices-then = { $what }: { $next ->
    [land] wybierz Terytorium.
    [cell] wybierz miejsce w swoim układzie.
    [hex] wybierz pole na mapie.
    [terrain] wybierz teren.
   *[other] wybierz, co dalej.
}
choices-piece = Wybierz, który wilk idzie.
choices-way = Wybierz, dokąd idzie ten wilk. Każde pole pokazuje, ile żetonów kosztuje.
choices = Twoje ruchy
zoom = Powiększenie
zoom-in = Powiększ
zoom-out = Pomniejsz
cover = Przekaż urządzenie. Teraz gra: { $name }.
cover-show = Pokaż moje karty
hint-thinking = Alfa myśli…
hint-best = Alfa proponuje: { $what } (szansa na wygraną: { $percent }%)
hint-only = Jedyny możliwy ruch: { $what }
hint-other = { $what }: { $percent }%
hint-others = Inne rozważane ruchy:
hint-why = { $n ->
    [one] Na podstawie jednej symulacji i tylko tego, co widzisz.
   *[other] Na podstawie { $n } symulacji i tylko tego, co widzisz.
}
rematch = Zagraj ponownie
replay = Obejrzyj
share = Kopiuj zapis
panels = Panele
panel-log = Przebieg
panel-sheet = Punkty
panel-players = Gracze
panel-replay = Powtórka
panel-chat = Czat
sheet-line = Punkty za
sheet-total = Razem
player-decides = gra teraz
player-show = Pokaż
replay-step = Krok { $n } z { $of }
replay-back = Poprzedni krok
replay-on = Następny krok
replay-now = Wróć do partii
replay-branch = A gdyby tak…? Graj dalej od tego miejsca
replay-eye = Widok
eye-public = Dla wszystkich
record-copy = Kopiuj zapis
record-copied = Skopiowano
record-save = Zapisz do pliku
verify = Sprawdź rozdanie
verify-good = { $n ->
    [one] Sprawdzono: rozdanie zgadza się z ziarnem.
   *[other] Sprawdzono: wszystkie rozdania ({ $n }) zgadzają się z ziarnem.
}
verify-bad = Nie potwierdzono: { $why }
learn-step = Lekcja { $n } z { $of }
learn-next = Dalej
learn-do = Wypróbuj na planszy.
learn-other = To był inny ruch niż proponowany, ale też dozwolony. Lekcja trwa dalej.
learn-stop = Zakończ lekcję
guest = Gość
setup-open = Pokaż stół na publicznej liście
online-connecting = Łączenie…
online-lost = Utracono połączenie. Ponowne łączenie…
online-ended = Połączenie zostało zamknięte: { $why }
online-record-later = Zapis będzie dostępny po zakończeniu partii.
online-waiting = Czekamy na graczy
online-there = już tu jest
online-link = Link z zaproszeniem
online-link-help = Wyślij ten link wszystkim zaproszonym. Każda osoba zajmie wolne miejsce.
online-free = wolne
online-hints = Podpowiedzi dozwolone
online-no-hints = Bez podpowiedzi
online-join = Dołącz
online-copy = Kopiuj link
online-fill = Dodaj bota
online-sit = Usiądź tutaj
online-return = Jestem z powrotem
online-resign = Poddaj się
online-resign-sure = Poddać tę partię?
online-seats = { $open ->
    [one] { $open } z { $of } miejsc wolne
    [few] { $open } z { $of } miejsc wolne
   *[other] { $open } z { $of } miejsc wolnych
}
online-phase-waiting = czeka
online-phase-playing = trwa
online-phase-over = zakończona
online-open = Otwarte stoły
online-open-none = Nie ma otwartych stołów. Aby utworzyć własny, wybierz grę, a potem „Ze znajomymi”.
online-mine = Moje partie na tym serwerze
online-mine-none = Jeszcze żadnej.
away-left = poza stołem; gra bot
away-late = czas minął; gra bot
away-resigned = partia poddana
chat-say = Wiadomość
chat-send = Wyślij
problem-away = Serwer nie odpowiada. Nadal możesz grać przeciw botom albo na jednym urządzeniu.
problem-not-found = Nie ma takiego stołu. Link może być błędny albo stół zamknięto.
problem-seat-taken = Wszystkie miejsca są zajęte albo zaproszenie już wykorzystano. Nadal możesz oglądać.
problem-too-much = Zbyt wiele żądań. Poczekaj chwilę i spróbuj ponownie.
problem-invite = To zaproszenie jest nieważne. Poproś o nowy link.
problem-unknown = Serwer już cię nie zna. Wczytaj stronę ponownie, aby grać dalej jako nowy gość.
problem-unavailable = Serwer nie może tego teraz zrobić. Nic nie przepadło; spróbuj ponownie.
lobby-doors = Więcej
lobby-friends = Zaproś znajomych
lobby-watch = Oglądaj
lobby-mine-help = Dokończ rozpoczętą partię
lobby-open-help = Dołącz do stołu z wolnym miejscem
lobby-watch-help = Oglądaj partie na żywo
lobby-load-help = Odtwórz partię albo graj dalej od dowolnego kroku
tables-running = Partie na żywo
tables-running-none = Teraz nie trwa żadna partia.
watching = Oglądasz
imagined = A gdyby tak…? Karty, których nie widzisz, są zgadywane.
imagined-record = Wariant „a gdyby tak” z trwającej partii nie ma zapisu, bo ukryte karty są zgadywane.
clock = Zegar
clock-none = Bez zegara
clock-live = Minuty na partię
clock-days = Dni na turę
clock-none-help = Bez limitu czasu.
clock-live-help = Każdy gracz ma limit czasu na partię. Gdy czas się skończy, gra bot, dopóki gracz nie wróci.
clock-days-help = Tura może trwać kilka dni. W tym czasie możesz zamknąć stronę.
clock-live-value = { $main } min + { $plus } s na turę
clock-days-value = { $n ->
    [one] jeden dzień na turę
   *[other] { $n } dni na turę
}
problem-invite-used = To zaproszenie zostało już wykorzystane albo link jest niepełny. Poproś o nowe albo oglądaj partię.
problem-watch = Oglądaj partię
extra-loading = Wczytywanie…
extra-failed = Nie udało się wczytać tej części strony. Sprawdź połączenie i spróbuj ponownie.
problem-again = Spróbuj ponownie
full-title = Brak miejsca w pamięci
full-text = Ta przeglądarka nie ma już miejsca na kolejną partię. Usuń stare w zakładce „Moje partie”. Nic nie przepadło.
rematch-offered = { $name } chce rewanżu.
rematch-waiting = Czekamy, aż pozostali przyjmą rewanż…
rematch-declined = { $name } odrzuca rewanż.
rematch-accept = Przyjmij
rematch-decline = Odrzuć
skip-story = Pomiń
skip-key = Kliknij gdziekolwiek lub naciśnij spację
missed = Co się zmieniło od tego czasu?
confirm-yes = Tak, zagraj
confirm-no = Nie, wybierz inny ruch
set-confirm = Potwierdzaj każdy ruch
set-coach = Trener
set-coach-off = Wyłączony
set-coach-from = Pyta, gdy ruch kosztuje { $percent }% lub więcej
set-sounds = Dźwięki przy stole
undo-tip = Cofnij swój ostatni krok (U)
hint-tip = Zapytaj Alfę o radę (H)
online-remove = Usuń
online-manage = Blokowanie, zgłaszanie, ustawienia stołu
hint-play = Zagraj ten ruch
mine-deleted = Usunięto partię: { $game }.
mine-undelete = Cofnij
assisted = Z pomocą: cofano kroki
ended-stronger = Zagraj przeciw: { $bot }
what-if = A gdyby tak…? To kopia; właściwa partia się nie zmienia.
what-if-start = Niech boty grają
what-if-back = Wróć do partii
log-jump = Pokaż krok { $n }
log-details = Pokaż szczegóły
replay-play = Odtwarzaj stąd
replay-pause = Wstrzymaj
setup-hints = Zezwól na podpowiedzi
online-leave = Odejdź od stołu
online-close = Zamknij stół
online-copied = Skopiowano
online-qr = Kod QR
join-title = Zaproszenie do gry { $game }
join-players = Gracze
join-players-value = { $here } ({ $n } z { $of })
join-options = Opcje
join-hints = Podpowiedzi
join-hints-yes = dozwolone
join-hints-no = wyłączone
join-name = Nazwa gracza
join-sit = Usiądź
chat-players-only = Pisać mogą tylko gracze przy stole.
chat-unread = { $n ->
    [one] { $n } nieprzeczytana wiadomość
    [few] { $n } nieprzeczytane wiadomości
    [many] { $n } nieprzeczytanych wiadomości
   *[other] { $n } nieprzeczytanej wiadomości
}
hint-off = Przy tym stole nie ma podpowiedzi.
hint-turn = Podpowiedzi są dostępne podczas twojej tury.
hint-none = Alfa nie może teraz odpowiedzieć. Poproś o podpowiedź jeszcze raz.
undo-none = Nie ma jeszcze kroku, który można cofnąć.
undo-final = Ostatniego kroku nie można już cofnąć: tura się skończyła albo krok coś ujawnił.
undo-replay = Najpierw wróć do bieżącej pozycji: widać wcześniejszy krok.
ended-won-resigned = Wygrywasz: druga strona się poddała.
ended-resigned = Zwycięstwo przez poddanie: { $names }
age-now = przed chwilą
age-minutes = { $n } min temu
age-hours = { $n } godz. temu
age-days = { $n ->
    [one] { $n } dzień temu
    [few] { $n } dni temu
    [many] { $n } dni temu
   *[other] { $n } dnia temu
}
