# The page.

skip = Przejdź do treści
nav = Strony
nav-mine = Moje partie
nav-tables = Stoły
nav-about = O Wolfden
settings = Ustawienia
set-lang = Język
set-theme = Kolory
set-theme-system = Jak w systemie
set-theme-light = Jasne
set-theme-dark = Ciemne
set-name = Twoje imię
set-pace = Boty grają
set-pace-fast = natychmiast
set-pace-usual = spokojnie
set-pace-slow = powoli
set-sound = Dźwięk, gdy moja kolej
set-notify = Powiadom mnie, gdy moja kolej
set-notify-no = Ta przeglądarka nie zezwala tu na powiadomienia. Można to zmienić w jej ustawieniach dla tej strony.
close = Zamknij
you = Ty
player-n = Gracz { $n }
seat-n = Miejsce { $n }
lobby-title = Wejdź do wilczej nory
lobby-lead = Cztery gry o wilkach. Samotnie przeciw sprytnym przeciwnikom, razem przy jednym ekranie albo z przyjaciółmi na odległość.
lobby-resume = Graj dalej
lobby-load = Wczytaj partię
lobby-about = O tych grach
players-exactly = { $n ->
    [one] { $n } gracz
    [few] { $n } graczy
   *[other] { $n } graczy
}
players-range = { $least }–{ $most } graczy
minutes = { $least }–{ $most } minut
play-now = Zagraj teraz
learn = Ucz się, grając
more-ways = Inne sposoby gry
rules = Zasady
setup-company = Kto gra?
setup-bots = Przeciw botom
setup-screen = Przy jednym ekranie
setup-friends = Z przyjaciółmi
setup-bots-help = Siadasz do stołu, boty zajmują pozostałe miejsca. Działa bez połączenia.
setup-screen-help = Podawajcie sobie urządzenie. Gdy karty na ręce są tajne, ekran jest między turami zasłonięty.
setup-friends-help = Dostajesz link do wysłania. Kto go otworzy, zajmuje miejsce.
setup-seats = W ile osób?
setup-level = Jak silne?
setup-levels-merged = Los zostawia w tej grze miejsce tylko na { $n } poziomów.
setup-names = Imiona
setup-preset = Jaka gra?
setup-more = Wszystkie opcje
setup-begin = Zaczynamy
setup-invite = Otwórz stół i weź link
bot-pup = Szczeniak
bot-pup-help = Widzi następny krok i często źle go ocenia. Na pierwszą partię.
bot-yearling = Roczniak
bot-yearling-help = Zna zasady, ale jeszcze nie wartość ruchów.
bot-scout = Zwiadowca
bot-scout-help = Widzi to, co blisko, i łatwo się rozprasza.
bot-tracker = Tropiciel
bot-tracker-help = Trzyma się planu, choć czasem się w nim myli.
bot-hunter = Łowca
bot-hunter-help = Rzadko przepuszcza okazję.
bot-beta = Beta
bot-beta-help = Drugi w stadzie: błędy rzadkie i małe.
bot-alpha = Alfa
bot-alpha-help = Gra najlepszy ruch, jaki znajdzie w dwie sekundy.
bot-random = Losowy
bot-greedy = Zachłanny
bot-pimc = PIMC
bot-ismcts = ISMCTS
mine-none = Nic tu jeszcze nie ma. Każda partia jest zapisywana w tej przeglądarce po każdym kroku.
mine-new = Zacznij partię
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
load-title = Wczytaj partię
load-lead = Wklej tekst zapisu albo otwórz plik. Można go obejrzeć z każdego miejsca i grać dalej od dowolnego kroku.
load-label = Zapis
load-open = Otwórz
load-file = Wybierz plik
storage-full = Ta przeglądarka nie ma już miejsca (albo niczego nie przechowuje): partia trwa, ale nie jest zapisywana. Usuń stare partie w zakładce „Moje partie”.
lost-title = Tu trop się urywa
lost-page = Nie ma strony „{ $path }”.
lost-game = Nie ma gry „{ $game }”.
lost-match = Ta przeglądarka nie przechowuje takiej partii. Mogła zostać usunięta albo rozpoczęta w innej przeglądarce.
lost-broken = To, co ta przeglądarka zachowała z tej partii, jest uszkodzone i nie da się tego odczytać.
lost-old-title = Partia według innych zasad
lost-old = Tej partii nie można tu wznowić: { $why } Niczego nie usunięto: partia pozostaje w zakładce „Moje partie”.
lost-home = Do gier
rules-away = Nie udało się pobrać zasad. Są częścią strony: wystarczy raz się połączyć, a zostaną zachowane.
rules-house = Zasady stołu
about-title = O Wolfden
about-what = Wolfden to stół do czterech gier o wilkach, ze wszystkimi zasadami, wariantami i liczbami graczy z ich instrukcji. Rysunki i teksty są nasze. Działają tu te same zasady co na serwerze.
about-reconstructed = Co zostało odtworzone
about-reconstructed-lead = Tam, gdzie drukowana wartość nie jest tu znana, wybraliśmy taką, która dobrze działa w grze. Te części są nasze, nie wydawcy; właściciel pudełka może je zastąpić.
about-rules = Numerowane zasady, ze znakiem przy wszystkim, co nie pochodzi z instrukcji
about-fair = Uczciwie, z dowodem
about-fair-text = Wszystko jest rozdawane z jednej tajnej liczby, ziarna. Jej odcisk jest znany przed partią, sama liczba po niej; „Sprawdź rozdanie” losuje każdą kartę jeszcze raz.
about-private = Co jest przechowywane
about-private-text = Partie grane tutaj i twoje ustawienia zostają w tej przeglądarce; partie online są przechowywane na serwerze. Nikt cię nie śledzi i nic nie jest wczytywane z innych miejsc.
title-your-turn = ● Twoja kolej: { $game }
status-you = Twoja kolej
status-other = Kolej: { $name }
status-thinking = { $name } myśli…
status-won = { $n ->
    [one] Zwycięstwo: { $names }
    [few] Wspólne zwycięstwo: { $names }
   *[other] Wspólne zwycięstwo: { $names }
}
status-shared = Remis: { $names }
ended-won = Wygrywasz!
status-replay = Powtórka
undo = Cofnij
hint = Podpowiedź
clear-selection = Wyczyść wybór
choices = Co możesz zrobić
zoom = Rozmiar
zoom-in = Większe
zoom-out = Mniejsze
cover = Podaj ekran: { $name }.
cover-show = Pokaż moją stronę
hint-thinking = Alfa myśli…
hint-best = Ruch Alfy: { $what } (szansa na wygraną: { $percent }%)
hint-others = Inne rozważane ruchy:
hint-why = { $n ->
    [one] Z { $n } partii rozegranej w myślach, widzianej tylko z twojego miejsca.
    [few] Z { $n } partii rozegranych w myślach, widzianych tylko z twojego miejsca.
   *[other] Z { $n } partii rozegranych w myślach, widzianych tylko z twojego miejsca.
}
rematch = Jeszcze raz
replay = Obejrzyj
share = Kopiuj zapis
panels = Obok stołu
panel-log = Przebieg
panel-sheet = Punkty
panel-players = Gracze
panel-replay = Powtórka
panel-chat = Rozmowa
sheet-line = Punkty za
sheet-total = Razem
player-decides = decyduje teraz
player-show = Pokaż
replay-step = Krok { $n } z { $of }
replay-back = Krok wstecz
replay-on = Krok naprzód
replay-now = Do obecnej chwili
replay-branch = A gdyby? Graj dalej stąd
replay-eye = Kto patrzy
eye-public = Wszyscy
record-copy = Kopiuj zapis
record-copied = Skopiowano
record-save = Zapisz jako plik
verify = Sprawdź rozdanie
verify-good = { $n ->
    [one] Zgadza się: { $n } rozdanie odtworzono z ziarna, jest takie samo.
    [few] Zgadza się: { $n } rozdania odtworzono z ziarna, są takie same.
   *[other] Zgadza się: { $n } rozdań odtworzono z ziarna, są takie same.
}
verify-bad = Nie sprawdzono: { $why }
learn-step = Lekcja { $n } z { $of }
learn-next = Dalej
learn-do = Wypróbuj na stole.
learn-stop = Zakończ lekcję
guest = Gość
setup-open = Pokaż stół wszystkim na liście stołów
online-connecting = Łączenie…
online-lost = Połączenie zostało przerwane. Ponawianie…
online-ended = Połączenie zakończone: { $why }
online-record-later = Zapis będzie dostępny po końcu partii.
online-waiting = Czekamy na graczy
online-there = już tu jest
online-link = Zaproszenie
online-copy = Kopiuj link
online-fill = Niech gra bot
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
online-open-none = Żaden stół nie jest otwarty. Otwórz własny: wybierz grę, potem „Z przyjaciółmi”.
online-mine = Moje partie na tym serwerze
online-mine-none = Jeszcze żadnej.
away-left = poza stołem, gra bot
away-late = czas minął, gra bot
away-resigned = partia poddana
chat-say = Powiedz coś
chat-send = Wyślij
problem-away = Żaden serwer tu nie odpowiada. Gry przeciw botom i przy jednym ekranie działają bez niego.
problem-not-found = Nie ma takiego stołu. Link może być błędny albo stół zamknięto.
problem-seat-taken = Wszystkie miejsca są zajęte albo zaproszenie już wykorzystano. Oglądać można pod tym samym adresem bez „join”.
problem-too-much = Zbyt wiele naraz. Poczekaj chwilę i spróbuj ponownie.
problem-invite = To zaproszenie nie pasuje. Poproś o nowy link.
problem-unknown = Serwer już cię nie zna. Wczytaj stronę ponownie; będziesz wtedy nowym gościem.
problem-unavailable = Serwer nie może teraz tego zrobić. Nic nie przepadło; spróbuj ponownie.
online-none = Żaden serwer tu nie odpowiada. Możesz grać przeciw botom i przy jednym ekranie.
lobby-doors = Stoły i gry
lobby-friends = Zaproś przyjaciół
lobby-watch = Oglądaj
lobby-mine-help = Dokończ, co zaczęte
lobby-open-help = Usiądź, gdzie jest wolne miejsce
lobby-watch-help = Przyglądaj się trwającym partiom
lobby-load-help = Odtwórz partię i graj dalej od dowolnego kroku
tables-running = Trwające partie do oglądania
tables-running-none = Przy żadnym otwartym stole nie trwa partia.
watching = Oglądasz
imagined = Co by było, gdyby? To, czego nie widać z twojego miejsca, jest tu tylko zgadywane.
imagined-record = Wariant „co by było, gdyby” z trwającej partii nie ma własnego zapisu: jego ukryta część jest zgadywana.
clock = Zegar
clock-none = Bez zegara
clock-live = Na żywo
clock-days = Korespondencyjnie
clock-none-help = Nikogo się nie pogania.
clock-live-help = Każdy ma czas na całą partię. Za tego, komu się skończy, gra bot, dopóki gracz nie wróci.
clock-days-help = Tura może trwać kilka dni. Między ruchami można zamknąć stronę.
clock-live-value = { $main } min i { $plus } s na turę
clock-days-value = { $n ->
    [one] jeden dzień na turę
    [few] { $n } dni na turę
    [many] { $n } dni na turę
   *[other] { $n } dnia na turę
}
problem-invite-used = To zaproszenie zostało już wykorzystane albo link jest niepełny. Poproś o nowe albo oglądaj partię.
problem-watch = Oglądaj partię
problem-again = Spróbuj ponownie
full-title = Brak miejsca
full-text = Ta przeglądarka nie ma miejsca na kolejną partię. Usuń stare w zakładce „Moje partie”; nic nie przepadło.
rematch-offered = { $name } proponuje rewanż.
rematch-waiting = Czekamy, aż pozostali przyjmą rewanż …
rematch-declined = { $name } odrzuca rewanż.
rematch-accept = Przyjmij
rematch-decline = Odrzuć
skip-story = Pomiń
skip-key = Kliknij gdziekolwiek lub naciśnij spację
missed = Co się wydarzyło?
confirm-yes = Tak, zagraj
confirm-no = Nie, wybieram ponownie
set-confirm = Potwierdzaj każdy ruch
set-sounds = Dźwięki przy stole
undo-tip = Cofnij swój ostatni krok (U)
hint-tip = Zapytaj Alfę, co by zagrał (H)
hint-play = Zagraj to
mine-deleted = Usunięto: { $game }.
mine-undelete = Cofnij
assisted = Ze wsparciem: cofnięto kroki
ended-stronger = Zagraj przeciw: { $bot }
what-if = Co by było, gdyby? To kopia; sama gra się nie zmienia.
what-if-start = Niech boty grają
what-if-back = Wróć do gry
log-jump = Pokaż krok { $n }
log-details = Pokaż szczegóły
replay-play = Odtwarzaj stąd
replay-pause = Wstrzymaj
