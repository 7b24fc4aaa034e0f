# The table, records and options: what all games share.

den-no-turn = To nie twoja kolej. Teraz gra: { $turn }.
den-no-deal-turn = W tej chwili nic się nie rozdaje. Teraz gra: { $turn }.
den-no-dealer = Najpierw trzeba rozdać.
den-no-over = Partia się skończyła.
den-no-played = Jeszcze nic nie zagrano.
den-no-dealt-since = Od tego czasu nastąpiło rozdanie.
den-no-played-since = { $seat ->
    [Ty] Od tego czasu wykonano już twój ruch.
   *[other] Od tego czasu zagrał inny gracz: { $seat }.
}
den-no-shown = Ten krok ujawnił ukrytą informację.
den-no-clock = W partii z zegarem nie można cofnąć kroku, który zakończył turę.
den-no-stale = Od wyboru tego ruchu partia się zmieniła. Spójrz na planszę i spróbuj ponownie.
den-no-name = Nazwa gracza musi mieć co najmniej jeden znak.
den-no-name-long = { $n ->
    [few] Nazwa gracza może mieć najwyżej { $n } znaki.
   *[other] Nazwa gracza może mieć najwyżej { $n } znaków.
}
den-no-chat = Najpierw coś napisz.
den-no-chat-long = { $n ->
    [few] Wiadomość może mieć najwyżej { $n } znaki.
   *[other] Wiadomość może mieć najwyżej { $n } znaków.
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
den-no-player = Na tym miejscu nikt nie siedzi.
den-no-resigned = Ta partia jest już poddana.
den-no-bot-already = Bot już gra za ciebie.
den-no-away = Bot gra za ciebie. Najpierw wróć do stołu.
den-no-there = Już tu jesteś.
den-no-bot = Teraz nie gra żaden bot.
den-no-sit = Już siedzisz przy tym stole.
den-no-begun = Partia się zaczęła, wszystkie miejsca są zajęte.
den-no-waiting = Partia zacznie się, gdy wszystkie miejsca będą zajęte.
den-no-free = Żadne z wolnych miejsc nie jest dla ciebie dostępne.
den-no-take = Miejsca { $n } nie można zająć w ten sposób.
den-no-empty = Miejsce { $n } nie jest puste.
den-no-close = Rozpoczętej partii nie można zamknąć. Poddaj się albo odejdź od stołu.
den-no-not-over = Partia jeszcze się nie skończyła.
den-no-rematch = Rewanż wymaga nowego stołu.
den-no-rematch-is = Rewanż jest przy stole { $id }.
den-no-rematch-who = Rewanż mogą zaproponować tylko gracze tej partii.
den-no-import = Zapis można wczytać tylko przy nowym stole z taką samą liczbą miejsc.
den-no-change = To niczego by nie zmieniło.
den-no-watcher = To mogą zrobić tylko gracze przy tym stole.
den-no-eyes = Widok innych graczy jest dostępny dopiero po partii.
den-no-too-long = Ta wiadomość jest za długa.
den-no-text = Wiadomość musi być tekstem.
den-log-undo = { $seat ->
    [Ty] Cofasz
   *[other] { $seat } cofa
} krok.
den-log-resigns = { $seat ->
    [Ty] Poddajesz
   *[other] { $seat } poddaje
} partię.
den-log-leaves = { $seat ->
    [Ty] Odchodzisz
   *[other] { $seat } odchodzi
} od stołu; dalej gra bot.
den-log-late = { $seat ->
    [Ty] Twój czas minął
   *[other] { $seat }: czas minął
}; dalej gra bot.
den-log-back = { $seat ->
    [Ty] Wracasz
   *[other] { $seat } wraca
} do stołu.
den-log-free = { $name } odchodzi od stołu przed rozpoczęciem partii.
den-log-bot = Do stołu dołącza bot: { $seat }.
den-log-sits = { $name } dołącza do stołu.
den-log-renamed = { $old } nazywa się teraz { $name }.
den-log-seats-drawn = Miejsca zostały rozlosowane.
den-log-closed = Partia została zamknięta.
den-log-rematch = Zaczyna się rewanż.
den-record-line = Wiersz { $line }: { $what }
den-record-long = Zapis może mieć najwyżej { $most } B, a ten ma { $n } B.
den-record-title = Zapis zaczyna się od `{ $title }`, a nie od `{ $text }`.
den-record-empty = Zapis jest pusty. Powinien zaczynać się od `{ $title }`.
den-record-expected = Oczekiwano kroku { $n } lub `end`, a nie `{ $text }`.
den-record-end = `end { $text }` nie zgadza się z liczbą kroków powyżej ({ $n }).
den-record-after = Po wierszu `end` nie może nic być.
den-record-order = Zamiast kroku { $due } jest krok { $n }: brakuje wierszy lub są w złej kolejności.
den-record-incomplete = Krok { $n } jest niepełny: potrzebuje miejsca (lub * dla losu) i ruchu.
den-record-name = Napisz `name SEAT NAME`.
den-record-head = `{ $word }` nie należy do nagłówka zapisu.
den-record-missing = W nagłówku brakuje wiersza `{ $word }`.
den-record-twice = `{ $word }` podano dwa razy.
den-record-other = To zapis gry { $a }, a nie { $b }.
den-allowed-fewer = mniej pominiętych kart
den-no-name-taken = Ta nazwa jest już zajęta. Wybierz inną w ustawieniach.
den-no-position = Zapisana pozycja jest uszkodzona.
den-with-rule = { $what } ({ $rule })
den-refusal = { $at }: { $why }
den-refusal-allowed = { $at }: { $why } Dozwolone: { $allowed }.
den-bad-text = „{ $text }” jest nieprawidłowe: { $expected }
den-bad-seat = miejsce to liczba od 1 do { $n }
den-bad-eye = widok to `public` albo numer miejsca
den-bad-seed = ziarno to 64 cyfry szesnastkowe
den-bad-commitment = odcisk palca to 64 cyfry szesnastkowe
den-no-seats = { $n ->
    [one] W tę grę nie da się grać w pojedynkę.
    [few] W tę grę nie da się grać w { $n } osoby.
   *[other] W tę grę nie da się grać w { $n } osób.
}
den-no-game = Nie ma gry „{ $game }”.
den-option-unknown = Nie ma takiej opcji.
den-option-no-preset = To nie jest ani zestaw, ani para taka jak key=value.
den-option-not-allowed = „{ $word }” nie jest tu dozwolone.
den-option-twice = „{ $word }” podano dwa razy.
den-option-missing = Brakuje „{ $word }”.
den-option-too-many = Za dużo nazw: { $n }.
den-allowed-words = { $words }
den-allowed-only = tylko { $n }
den-allowed-range = od { $least } do { $most }
den-allowed-range-or = od { $least } do { $most } albo { $words }
den-allowed-subset = none albo lista spośród: { $words }
den-allowed-order = litery { $letters } w dowolnej kolejności, każda raz
den-allowed-names = { $words } albo { $n ->
    [one] nazwa
   *[other] nazwy połączone znakiem +, najwyżej { $n }
}
den-allowed-presets = zestawy { $words }
den-allowed-options = opcje { $words }
den-content-no-file = Nie ma takiego pliku zawartości.
den-content-parser = To jest nieprawidłowe: { $what }.
den-content-unknown-value = W tej części nie ma wartości „{ $word }”.
den-content-value = { $part } ({ $key })
den-sheet-seat = { $seat }
den-record-cut = Zapis urywa się po kroku { $n }: brakuje wiersza `end { $n }`.
den-record-number = `{ $word }` musi być liczbą od { $least } do { $most }.
den-record-no-seat = Przy stole dla { $seats ->
    [one] jednej osoby
   *[other] { $seats } osób
} nie ma miejsca { $n }.
den-record-other-seed = To nie jest zapowiedziane ziarno: jego skrót SHA-256 jest inny.
den-record-version = Zapis powstał z wersją { $old } zasad; to jest wersja { $new }.
den-record-content = Zapis powstał z innym pudełkiem (suma kontrolna { $old }, tutaj { $new }). Odtwórz go z jego pakietem zawartości: `--content PLIK`.
den-record-no-seed = Zapis nie ujawnia ziarna, więc rozdania nie można jeszcze sprawdzić.
den-record-no-commitment = Zapis nie ma odcisku palca, więc ziarno niczego nie dowodzi.
den-record-dealt = W kroku { $n } rozdano `{ $dealt }`; ziarno daje `{ $due }`.
den-no-chat-full = Limit wiadomości przy tym stole ({ $n }) został osiągnięty.
den-no-journal-full = Ta partia osiągnęła limit wpisów ({ $n }). Możesz już tylko grać, wrócić albo się poddać.
den-no-json = To nie jest JSON (wiersz { $line }, kolumna { $column }).
den-no-json-cut = Wiadomość kończy się za wcześnie (wiersz { $line }, kolumna { $column }).
den-no-protocol = To JSON, ale nie jest to poprawna wiadomość (wiersz { $line }, kolumna { $column }).
den-no-return-yet = Twój czas skończył się w tej turze. Dokończy ją bot; wróć potem.
den-no-rematch-agreed = Twoja zgoda na rewanż jest już zapisana. Czekamy na pozostałych.
den-no-rematch-declined = { $seat ->
    [Ty] Odrzucasz
   *[other] { $seat } odrzuca
} rewanż.
den-no-rematch-yet = Rewanżu jeszcze nie ma.
den-no-clock-times = Takie ustawienia zegara nie są dozwolone.
den-allowed-times = od jednej sekundy do jednego roku
den-no-too-many = Za dużo wiadomości. Poczekaj chwilę.
den-no-busy = Stół jest zajęty. Spróbuj ponownie.
den-no-stored = Nie udało się tego zapisać, więc nic się nie zmieniło. Spróbuj ponownie.
den-log-rematch-offered = { $seat ->
    [Ty] Proponujesz
   *[other] { $seat } proponuje
} rewanż.
den-log-rematch-accepted = { $seat ->
    [Ty] Przyjmujesz
   *[other] { $seat } przyjmuje
} rewanż.
den-log-rematch-declined = { $seat ->
    [Ty] Odrzucasz
   *[other] { $seat } odrzuca
} rewanż.
den-bye-restart = Serwer uruchamia się ponownie. Połącz się za chwilę.
den-bye-slow = Twoje połączenie było za wolne. Połącz się jeszcze raz.
den-bye-too-many = Za dużo wiadomości.
den-bye-full = Przy tym stole jest za dużo osób.
den-bye-unavailable = Stół jest teraz niedostępny. Spróbuj później.
den-journal-due = oczekiwano wpisu { $n }: brakuje zmiany albo jest w złym miejscu
den-journal-seat = przy tym stole nie ma miejsca { $n }
den-journal-other = decyzja zapadła przy innym stole
den-bad-match-id = identyfikator partii ma od 1 do { $n } liter a–z lub cyfr
den-bad-player-id = identyfikator gracza ma od 1 do { $n } liter a–z lub cyfr
den-bad-entry = to nie jest wpis dziennika
den-no-such-bot = Nie ma bota „{ $bot }”.
den-no-chat-forbidden = Gospodarz wyłączył czat przy tym stole.
den-no-removed = Gospodarz usunął cię od tego stołu.
den-log-deleted-sits = Usunięty gracz dołącza do stołu.
den-log-removed = Gospodarz usuwa od stołu gracza { $name }.
den-log-chat-forbidden = Gospodarz wyłącza czat.
den-log-chat-allowed = Gospodarz włącza czat.
den-log-spectators-forbidden = Gospodarz nie wpuszcza już widzów.
den-log-spectators-allowed = Gospodarz wpuszcza widzów.
den-bye-no-spectators = Gospodarz nie wpuszcza widzów do tego stołu.
den-deleted-player = Usunięty gracz
den-guest-mark = gość
den-aid = Ściąga
den-aid-left = { $left } z { $all }

# A series of games, and who sits where.
series-stands = Seria { $games } partii, po partii { $played }: { $wins }.
series-over = Seria { $games } partii jest rozstrzygnięta po { $played ->
    [one] { $played } partii
   *[other] { $played } partiach
}: { $wins }.
series-label = Seria
series-one = Jedna partia
series-best = Seria do { $n } partii
series-seats = Miejsca
series-seats-listed = W tej kolejności
series-seats-drawn = Losowane
series-seats-rotate = Po każdej partii o jedno miejsce dalej
series-seats-random = Losowane przed każdą partią
series-seats-stay = Wszyscy zostają na swoich miejscach
series-game = Partia { $n } z { $games }
series-next = Następna partia
