# Pokoje: stoły, zegary, co by było gdyby, kłopoty.
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
ww-swaps-auto = Tyle co zwykle
ww-swaps-n = { $n ->
    [0] brak
    [one] jedna karta zamiany
    [few] { $n } karty zamiany
    [many] { $n } kart zamiany
   *[other] { $n } karty zamiany
}
ww-none = Brak
ww-none-help = Zasady pozostają bez zmian.
ww-random = Losowo
ww-random-help = Na początku odkrywa się jedną kartę.
ww-random-three = Na początku odkrywa się trzy karty.
ww-category-plain = Zwykłe
ww-category-interaction = Interakcja
ww-category-display = Układ
ww-category-market = Targ
ww-category-scoring = Punktacja
