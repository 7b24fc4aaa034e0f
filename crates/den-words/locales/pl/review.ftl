# Analiza partii, w terminalu i na stronie.

percent = { $n }%
review-name = Analiza
review-chances = Szanse na wygraną
review-chances-solo = Szanse na dobry wynik
review-known = Decyzje są oceniane według tego, co gracz mógł wiedzieć, nigdy według kart, które rzeczywiście tam leżały. To, co zmieniły zakryte karty, liczy się jako szczęście.
review-said = { $way ->
    [lost-lost] { $seat }: decyzje −{ $skill }%, szczęście −{ $luck }%.
    [lost-won] { $seat }: decyzje −{ $skill }%, szczęście +{ $luck }%.
    [won-lost] { $seat }: decyzje +{ $skill }%, szczęście −{ $luck }%.
    [lost-none] { $seat }: decyzje −{ $skill }%, szczęście 0%.
    [won-none] { $seat }: decyzje +{ $skill }%, szczęście 0%.
   *[won-won] { $seat }: decyzje +{ $skill }%, szczęście +{ $luck }%.
}
review-step = krok
review-player = gracz
review-start = początek
review-result = wynik
review-skill = decyzje
review-luck = szczęście
review-accuracy = dokładność
review-choices = wybory
review-played = zagrano
review-best = lepiej
review-cost = koszt
review-good = dobra
review-inaccurate = niedokładna
review-bad = zła
review-very-bad = bardzo zła
review-dearest = Najdroższe decyzje
review-no-mistakes = Żadna decyzja nie była wyraźnie gorsza od najlepszej.
review-turning = Punkty zwrotne
review-no-turning = Żaden pojedynczy krok nie zmienił wiele.
review-line = Oczekiwany ciąg dalszy: { $moves }
review-step-n = Krok { $n }
review-chance = los
review-forced = jedyny ruch
review-unjudged = jeszcze bez oceny
review-unfinished = Partia nie została dokończona. Zamiast wyniku podano ostatnie szanse.
review-part = { $all ->
    [0] Przeanalizowano tylko pierwsze kroki ({ $n }). { $what }
   *[other] Przeanalizowano tylko pierwsze kroki: { $n } z { $all }. { $what }
}
review-stopped = Analiza została przerwana.
review-failed = Analiza została przerwana. Spróbuj ponownie poleceniem `wolfden review`; jeśli to się powtórzy, zgłoś to razem z zapisem.
review-nothing = Nie ma czego analizować: nie rozegrano żadnego kroku.
review-table = Szanse w tabeli
review-working = Analiza trwa: { $percent }%
review-open = Przeanalizuj partię
review-stop = Zatrzymaj
review-deeper = Myśl dłużej
review-marks = Na planszy: zagrany ruch na czerwono linią przerywaną, lepszy na zielono. Liczby pokazują oczekiwany dalszy ciąg.
review-learn = Ucz się na błędach
review-exercise = Zadanie { $n } z { $of }: wybierz jeszcze raz.
review-judging = Alfa ocenia ten ruch…
review-holds = Dobry ruch: { $what }
review-costs = { $what }: koszt { $cost }% (szanse { $own }% zamiast { $best }%).
review-reply = { $name } może odpowiedzieć: { $what }
review-again = Spróbuj ponownie
review-next = Następne zadanie
review-close = Wróć do analizy
review-sure = { $what }: szansa na wygraną spada o { $cost } p.p. Na pewno?
review-gains = { $what } – punkty teraz: { $gains }.
review-gains-none = { $what } – teraz bez punktów.
review-risk = { $name } może odpowiedzieć: { $what } (punkty dla ciebie: { $points })
review-place = To oznacza miejsce { $after } zamiast { $before }.
review-bot-why = Rozważane ruchy ({ $name })
review-bot-asked = Ponowny namysł…
review-bot-considered = Rozważane ruchy ({ $name }): { $moves }
review-bot-other = Zapytany ponownie bot ({ $name }) woli: { $what }
review-bot-none = Nie było tu czego rozważać ({ $name }).
review-no-step = Nie ma kroku { $n }: partia ma ich { $all }.
review-no-bot = Krok { $n } nie jest decyzją bota.
