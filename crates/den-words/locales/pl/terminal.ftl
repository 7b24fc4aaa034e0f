# The command line: what stands around a game in the terminal. Words in backticks are typed, the same in every language.

term-error = Błąd:
term-at = { $at }: { $what }
term-players = { $n ->
    [one] jeden gracz
   *[other] { $n } graczy
}
term-steps = { $n ->
    [one] jeden krok
    [few] { $n } kroki
   *[many] { $n } kroków
}
term-points = { $n ->
    [one] jeden punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
term-bot-n = { $bot } { $n }
term-place = { $place }. { $names }: { $points }
term-rule = zasada
term-dealer-next = Teraz następuje rozdanie.
term-narrow = { $n ->
    [one] Ta plansza potrzebuje { $n } kolumny. Poszerz okno.
   *[other] Ta plansza potrzebuje { $n } kolumn. Poszerz okno.
}
term-options = Opcje:
term-presets = Zestawy:
term-mark-rulebook = Z instrukcji: { $parts }.
term-mark-box = Z pudełka: { $parts }.
term-mark-adaptation = Z adaptacji: { $parts }.
term-mark-reconstructed = Odtworzone przez nas: { $parts }.
term-no-rule-near = Nie ma zasady „{ $id }”. Czy chodziło o { $ids }?
term-no-rule = Nie ma zasady „{ $id }”. Identyfikatory zasad zaczynają się od { $ids }.
term-welcome = Wolfden, stół do gier o wilkach
term-which-game = Która gra?
term-choose = Wybierz liczbę od { $least } do { $most }.
term-how-many = Ilu graczy, od { $least } do { $most }?
term-how-many-people = Ilu z nich to ludzie przy tym ekranie?
term-which-bot = Który bot zajmie pozostałe miejsca?
term-which-options = Który zestaw albo jakie opcje?
term-single-options = Pojedyncze opcje można ustawić jako KEY=VALUE: { $keys }. `wolfden games` je objaśnia.
term-left = Niedokończone partie:
term-resume-which = Którą chcesz kontynuować? Albo `new`.
term-resume-choose = Wybierz liczbę od 1 do { $most } albo `new`, by zacząć nową partię.
term-ago-now = przed chwilą
term-ago-minutes = { $n ->
    [one] minutę temu
    [few] { $n } minuty temu
   *[many] { $n } minut temu
}
term-ago-hours = { $n ->
    [one] godzinę temu
    [few] { $n } godziny temu
   *[many] { $n } godzin temu
}
term-ago-days = { $n ->
    [one] dzień temu
   *[many] { $n } dni temu
}
term-yes-no = Odpowiedz y (tak) lub n (nie).
term-committed = Rozdanie jest ustalone: SHA-256 jego ziarna to { $commitment }. Po partii `wolfden verify-deal` może to potwierdzić.
term-welcome-back = Witaj ponownie.
term-fresh-deal = Zapis nie ujawnia ziarna. Od teraz rozdanie jest nowe i nie da się go sprawdzić.
term-unsaved = Ta partia nie jest zapisywana na bieżąco: { $what }
term-stays-unfinished = Zapis pozostaje wśród niedokończonych partii: { $what }
term-record-is = Zapis jest w { $file }
term-seed-was = Ziarnem było { $seed }.
term-verify-by = Sprawdź rozdanie poleceniem { $command }
term-review-by = Przeanalizuj partię poleceniem { $command }
term-bad-times = Podaj liczbę od { $least } do { $most }.
term-you-are = krok { $step }, grasz jako { $name }
term-enter = Naciśnij Enter, gdy przy ekranie jest { $name }.
term-enter-undo = Naciśnij Enter, gdy przy ekranie jest { $name }, albo wpisz `undo`, by cofnąć.
term-your-move = Twój ruch
term-your-move-help = (numer albo notacja; `hint`, `help`)
term-no-move = Nie ma ruchu { $n }. Wybierz od 1 do { $most }.
term-see-rule = `rules { $rule }` pokaże tę zasadę.
term-see-help = `help` pokaże, co można wpisać.
term-taken-back = Cofnięto.
term-earlier = { $n ->
    [one] … jeden wiersz powyżej
    [few] … { $n } wiersze powyżej
   *[many] … { $n } wierszy powyżej
}
term-and-more = … i więcej
term-all-moves = `moves` pokaże wszystkie { $n } słowami
term-save-where = Podaj plik: `save FILE`
term-replace = { $file } już istnieje. Zastąpić?
term-saved = Partia jest zapisana. Kontynuuj poleceniem { $command }
term-seed-inside = Plik zawiera ziarno rozdania: kto go przeczyta, może przewidzieć karty.
term-leave-unsaved = Ta partia nie jest zapisana (`save FILE` ją zapisze). Wyjść mimo to?
term-keep = Zachować tę partię, by dokończyć ją później?
term-deleted = Partia została usunięta.
term-not-saved = Nie udało się zapisać partii.
term-no-home = Nie ma katalogu domowego. Ustaw WOLFDEN_DATA na katalog.
term-help-number = wykonaj ruch o tym numerze
term-help-notation = wykonaj ruch podany w notacji (jest za ruchem)
term-help-moves = pokaż wszystkie ruchy
term-help-hint = pokaż, co radzi Alfa i dlaczego
term-help-undo = cofnij ostatni krok, jeśli od tego czasu nic nie rozdano ani nie odkryto
term-help-rules = pokaż zasady albo jedną z nich
term-help-sheet = pokaż bieżącą punktację
term-no-example = Nie ma takiego przykładu. Przykłady: { $ids }.
term-help-aid = ściąga: co można policzyć i sprawdzić
term-no-aid = Ta gra nie ma ściągi.
term-help-log = pokaż wszystko, co się wydarzyło
term-help-save = zapisz partię do pliku; `wolfden play --resume FILE` ją wznowi
term-help-quit = wyjdź; partię można dokończyć później
term-hint = Alfa proponuje: { $what }
term-hint-only = Nie ma innego ruchu.
term-hint-win = { $n ->
    [one] Na podstawie jednej symulacji. Jak często możesz liczyć na wygraną:
   *[many] Na podstawie { $n } symulacji. Jak często możesz liczyć na wygraną:
}
term-hint-solo = { $n ->
    [one] Na podstawie jednej symulacji. Jakiego wyniku możesz się spodziewać, na 100:
   *[many] Na podstawie { $n } symulacji. Jakiego wyniku możesz się spodziewać, na 100:
}
term-hint-move = { $n ->
    [one] { $what } ({ $notation }; wypróbowano raz)
   *[many] { $what } ({ $notation }; wypróbowano { $n } razy)
}
term-hint-line = Spodziewany przebieg: { $line }.
term-no-folder = Nie ma takiego katalogu.
term-no-content = Nie ma w nim pliku zawartości gry { $game }. Takie pliki nazywają się: { $files }.
term-utf8 = Zapis to zwykły tekst w UTF-8, a to nim nie jest.
term-has-steps = Zapis ma { $steps }.
term-has-players = Zapis dotyczy: { $players }.
term-too-many-seats = { $n ->
    [one] Podano { $n } miejsce, stół ma { $seats }.
    [few] Podano { $n } miejsca, stół ma { $seats }.
   *[many] Podano { $n } miejsc, stół ma { $seats }.
}
term-no-unfinished = Nie ma niedokończonej partii. Podaj plik (FILE).
term-no-random = Ten komputer nie daje liczb losowych: { $what }
term-no-map = To zapis gry { $game }. Mapę ma tylko { $only }.
term-compare = Porównaj ten odcisk palca z tym, który widać było przed partią:

# Gra na całym ekranie.
term-board = Plansza
term-quit = Wyjdź
term-go-on = Kontynuuj
term-people-here = Ile osób przy tym ekranie?
term-small = To okno jest za małe. Gra potrzebuje co najmniej tylu kolumn: { $columns }, i tylu wierszy: { $lines }.
term-cover-undo = Naciśnij Enter, gdy przy ekranie jest { $name }, albo u, aby cofnąć.
term-leave = Opuścić tę partię? Enter: wyjdź, możesz wrócić później. m: wyjdź i wybierz inną grę. d: usuń partię i wyjdź. Każdy inny klawisz: zostań.
term-typed-move = Ruch:
term-typed-file = Zapisz do pliku:
term-file-exists = { $file } już istnieje. Wybierz inną nazwę.
term-bots-gone = Boty przestały działać. Partia jest zapisana: wyjdź i kontynuuj ją.
term-menu-keys = ↑ ↓ wybierz wiersz   ← → zmień   Enter kontynuuj lub zacznij   q wyjdź
term-key-choose = wybierz
term-key-step = krok
term-key-ends = pierwszy, ostatni
term-key-skip = pomiń czekanie
term-keys = Klawisze
term-keys-arrows = poruszaj się po liście lub po planszy
term-keys-enter = wybierz to, co jest pod kursorem (lub spacja)
term-keys-back = cofnij wybór, zamknij okno
term-keys-digits = wybierz po numerze
term-keys-tab = przełącz między listą a planszą
term-keys-type = wpisz ruch, jego numer lub część jego opisu (lub m)
term-keys-about = co jest pod kursorem i jakie są tego zasady
term-keys-review = przejdź partię krok po kroku
term-keys-save = zapisz partię do pliku
term-keys-pace = szybsze lub wolniejsze boty; spacja pomija czekanie
term-keys-scroll = przewiń planszę
term-keys-chat = wyślij wiadomość
term-keys-mouse = Myszą: kliknij ruch albo rzecz na planszy; kółko przewija.
term-join-link = To nie jest link do stołu: { $link }. Wygląda tak: http://HOST/#/join/STÓŁ/SEKRET.
term-join-tls = `wolfden join` nie obsługuje https. Otwórz link w przeglądarce.
term-join-away = Serwer nie odpowiada. Sprawdź adres albo spróbuj później.
term-join-screen = `wolfden join` wymaga terminala.
term-record-fetching = Serwer wysyła zapis. Spróbuj ponownie za chwilę.

# Raporty `sim` i `arena`. Raporty `bench`, `ladder` i `deck-report` to dokumenty badawcze po angielsku.
term-games = { $n ->
    [one] jedna partia
    [few] { $shown } partie
   *[many] { $shown } partii
}
term-threads = { $n ->
    [one] jednym wątku
   *[other] { $n } wątkach
}
term-report = { $game }, { $players }, { $games }, ziarno { $seed }
term-report-seat = miejsce
term-report-bot = bot
term-report-points = punkty
term-report-wins = wygrane
term-report-places = lokaty 1, 2, …
term-report-sides = strony
term-report-share = wygrane strony
term-report-longest = najdłużej
term-report-to = { $low } do { $high }
term-report-speed = Decyzji w partii: { $decisions }. Na sekundę: partii { $games }, decyzji { $rate }, na { $threads } ({ $seconds } s).
term-report-even = { $share }% to równowaga. Każde rozdanie rozegrano ze wszystkich stron ({ $n }); { $seconds } s.
term-report-sprt = Test sekwencyjny { $high } przeciw { $low }: { $verdict } (LLR { $llr }).
term-report-stronger = { $bot } ma przewagę co najmniej około { $elo } punktów Elo
term-report-not-stronger = { $bot } nie ma przewagi większej niż około { $elo } punktów Elo
term-report-open = nierozstrzygnięte, potrzeba więcej partii
term-report-progress = { $done } z { $all } partii, zostało { $left }
term-bots-for-seats = Liczba podanych botów: { $n }, liczba miejsc: { $seats }. Podaj po jednym na miejsce albo jednego na wszystkie.
term-sprt-numbers = Podaj dwie różnice Elo, najpierw mniejszą, na przykład 0,50.
term-report-luck = { $bot } bez szczęścia: { $share }%, przedział 95%: { $between }. Jedna partia liczy się jak { $times } partii bez tej poprawki.

# Content packs.
term-pack-good = { $name } ({ $game }): wartości pasują do zasad. { $n ->
    [0] Są takie jak w pudełku wbudowanym.
    [one] Jedna różnica w stosunku do pudełka wbudowanego.
    [few] { $n } różnice w stosunku do pudełka wbudowanego.
   *[many] { $n } różnic w stosunku do pudełka wbudowanego.
}
term-pack-hash = Suma kontrolna: { $hash }
term-pack-same = Gra się nim dokładnie tak jak pudełkiem wbudowanym.
term-pack-kept = Zapisano, aby można było odtwarzać partie grane tym pakietem: { $path }
term-pack-written = Zapisano: { $path }
term-pack-several = Jest tu kilka pakietów do gry { $game }. Wskaż jeden: { $names }
term-pack-none = Nie ma tu pakietu do gry { $game }.
