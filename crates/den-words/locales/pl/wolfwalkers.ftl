# Wolfwalkers: My Story.

ww-swaps-auto = Liczba domyślna
ww-swaps-n = { $n ->
    [0] brak
    [one] jedna karta zamiany
    [few] { $n } karty zamiany
   *[other] { $n } kart zamiany
}
ww-none = Brak
ww-none-help = Zasady się nie zmieniają.
ww-random = Losowo
ww-random-help = Na początku partii losuje się jedną kartę.
ww-random-three = Na początku partii losuje się trzy karty.
ww-category-plain = Zwykłe
ww-category-interaction = Interakcja
ww-category-display = Układ
ww-category-market = Targ
ww-category-scoring = Punktacja
learn-ww-1 = Opowiadasz historię obrazami: pięć rzędów po pięć kart. W każdej turze bierzesz kartę z targu i kładziesz ją w swoim układzie.
learn-ww-2 = Kremowe karty to opowieści: pokazują symbole. Niebieskie to cele: dają punkty za to, co pokazują twoje opowieści.
learn-ww-3 = Weź opowieść: kliknij kartę na targu, a potem pole w swoim układzie, jeśli jest ich kilka.
learn-ww-4 = Puste miejsce uzupełnia wierzchnia karta stosu, tą samą stroną do góry. Widzisz więc, jaka opowieść będzie następna.
learn-ww-5 = Każda następna karta musi dotykać bokiem jednej z twoich. Weź kolejną kartę.
learn-ww-6 = Kółko na celu pokazuje jego wartość. W twoim układzie cel pokazuje też, ile daje teraz. Zajmuje pole, które mogłaby wypełnić opowieść.
learn-ww-7 = Wzory wolno obracać i odbijać. Strzałki dotyczą rzędu i kolumny celu. Waga wymaga równych liczb po obu stronach.
learn-ww-8 = Weź kartę przydatną do celu, który masz lub chcesz mieć.
learn-ww-9 = Otwórz „Punkty”: każdy cel jest tam wyjaśniony.
learn-ww-10 = Partia kończy się, gdy każdy układ ma 25 kart. Teraz opowiedz swoją historię!
wolfwalkers-name = Wolfwalkers: Moja opowieść
wolfwalkers-pitch = Bierz karty ze wspólnego targu do własnej opowieści w obrazach, pięć na pięć. Każda karta ma z jednej strony opowieść, z drugiej cel: cele dają punkty za to, co pokazują twoje opowieści, ale zajmują pole.
wolfwalkers-reconstructed = Talia 55 opowieści i celów, karty modułów i rangi w grze solo są nasze.
wolfwalkers-seats-1 = Solo, o rangę.
wolfwalkers-seats-3 = Z dwoma egzemplarzami talii.
wolfwalkers-seats-4 = Z dwoma egzemplarzami talii.
wolfwalkers-opt-swaps = Karty zamiany
wolfwalkers-opt-swaps-help = Od 0 do 6 dla jednej lub dwóch osób, od 6 do 12 dla większej liczby.
wolfwalkers-opt-swaps-auto = według zasad
wolfwalkers-opt-special = Karta specjalna
wolfwalkers-opt-special-help = Karta, która zmienia zasady dla wszystkich.
wolfwalkers-opt-opportunities = Okazje
wolfwalkers-opt-opportunities-help = Do trzech kart, których każdy może użyć raz. Wymagają karty specjalnej.
wolfwalkers-opt-without = Bez
wolfwalkers-opt-without-help = Co pomija się przy losowaniu.
wolfwalkers-opt-first = Kto zaczyna
wolfwalkers-opt-first-help = Losowo, przegrany ostatniej partii (w pierwszej partii losowo) albo gracz na tym miejscu.
wolfwalkers-opt-first-lot = losowo
wolfwalkers-opt-first-loser = przegrany
wolfwalkers-opt-preset-first-game = Pierwsza partia
wolfwalkers-opt-preset-first-game-help = Gra podstawowa.
wolfwalkers-opt-preset-swaps = Z kartami zamiany
wolfwalkers-opt-preset-swaps-help = Sześć kart w stosie, które odwracają oba końce targu.
wolfwalkers-opt-preset-specials = Z kartą specjalną
wolfwalkers-opt-preset-specials-help = Losowa karta zmienia zasady dla wszystkich.
wolfwalkers-opt-preset-full = Wszystko
wolfwalkers-opt-preset-full-help = Karty zamiany, losowa karta specjalna i trzy okazje.
wolfwalkers-opt-preset-peaceful = Pokojowo
wolfwalkers-opt-preset-peaceful-help = Karta specjalna i trzy okazje, bez interakcji.
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
ww-goal-pattern = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} za każdy wzór: { $symbols }
ww-goal-arrow = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} za każdy symbol ({ $symbol }) w rzędzie i kolumnie celu
ww-goal-crossed = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}, jeśli w rzędzie i kolumnie celu nie ma symbolu ({ $symbol })
ww-goal-pair = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} za każdą opowieść z symbolami: { $a } i { $b }
ww-goal-pair-arrows = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} za każdą opowieść z symbolami: { $a } i { $b }, w rzędzie i kolumnie celu
ww-goal-balance = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} przy równowadze: { $sides }
ww-goal-imbalance = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}, jeśli { $more } > { $fewer }
ww-goal = Cel „{ $title }”: { $words }
ww-goal-now = { $card }. Teraz daje { $points }.
ww-story = „{ $title }” ({ $symbols })
ww-place = pole { $place }
ww-place-at = na { $place }
ww-place-left = na lewo od { $place }
ww-place-above = nad { $place }
ww-place-corner = na ukos nad { $place }
ww-use = { $title }: { $text }
ww-pass = Pas
ww-end-turn = Zakończ turę
ww-move-end = Zakończ turę
ww-no-only-before = Z okazji „{ $card }” można skorzystać tylko przed wzięciem karty.
ww-no-before-laying = Z okazji „{ $card }” można skorzystać tylko przed położeniem karty.
ww-no-only-after = Z okazji „{ $card }” można skorzystać dopiero po położeniu karty.
ww-no-use-or-end = Skorzystaj z okazji albo zakończ turę.
ww-stack = Stos: { $n }
ww-stack-top = Stos: { $n }. Na wierzchu: { $card }
ww-show-display = Pokaż układ: { $name } ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
})
ww-prompt-turn = Weź kartę z targu i połóż ją w swoim układzie.
ww-prompt-lay = Połóż w swoim układzie: { $card }.
ww-prompt-choose = Wybierz kartę.
ww-prompt-after = Skorzystaj z okazji albo zakończ turę.
ww-prompt-last = Ostatnia szansa: możesz przykryć jedną ze swoich kart.
ww-event-first = { $seat ->
    [Ty] Zaczynasz
   *[other] Zaczyna { $seat }
}.
ww-event-special = Karta specjalna: { $card }.
ww-event-opportunities = Okazje: { $cards }.
ww-event-refilled = Miejsce { $slot } uzupełnione: { $face }.
ww-event-shown = Karta na miejscu { $slot } pokazuje: { $face }.
ww-event-legend = Wspólna legenda: { $face }.
ww-event-ends-turned = Karty na miejscach { $left } i { $right } targu zostają odwrócone.
ww-event-took = { $seat ->
    [Ty] Bierzesz
   *[other] { $seat } bierze
} z miejsca { $slot } i { $seat ->
    [Ty] kładziesz
   *[other] kładzie
} { $at }: { $face }.
ww-event-laid = { $seat ->
    [Ty] Kładziesz
   *[other] { $seat } kładzie
} { $at }: { $face }.
ww-event-drew = { $seat ->
    [Ty] Dobierasz
   *[other] { $seat } dobiera
} kartę: { $face }.
ww-event-put-under = { $seat ->
    [Ty] Wkładasz
   *[other] { $seat } wkłada
} pod stos: { $face }.
ww-event-lifted = { $seat ->
    [Ty] Podnosisz
   *[other] { $seat } podnosi
} kartę: { $face }.
ww-event-turned = { $seat ->
    [Ty] Odwracasz
   *[other] { $seat } odwraca
} kartę: { $face }.
ww-event-traded = { $seat ->
    [Ty] Zamieniasz
   *[other] { $seat } zamienia
} miejscami karty na { $a } i { $b }.
ww-event-bartered = { $seat ->
    [Ty] Oddajesz
   *[other] { $seat } oddaje
} kartę: { $given }, a w zamian { $with ->
    [Ty] od ciebie
   *[other] od gracza { $with }
} { $seat ->
    [Ty] dostajesz
   *[other] dostaje
}: { $got }.
ww-event-marked = { $seat ->
    [Ty] Oznaczasz
   *[other] { $seat } oznacza
} kartę: { $face }.
ww-event-closed = { $seat ->
    [Ty] Zamykasz
   *[other] { $seat } zamyka
} miejsce { $slot } dla następnego gracza.
ww-event-used = { $seat ->
    [Ty] Korzystasz
   *[other] { $seat } korzysta
} z okazji „{ $card }”.
ww-event-scored = { $seat ->
    [Ty] Dostajesz
   *[other] { $seat } dostaje
} od razu { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
ww-event-covered = { $seat ->
    [Ty] Bierzesz
   *[other] { $seat } bierze
} z miejsca { $slot } i { $seat ->
    [Ty] przykrywasz
   *[other] przykrywa
} { $at }: { $face }.
ww-event-passed = { $seat ->
    [Ty] Nie możesz położyć karty i pasujesz
   *[other] { $seat } nie może położyć karty i pasuje
}.
ww-event-left = Karta z miejsca { $slot } zostaje usunięta z gry: { $face }.
ww-event-swept = Nikt nie może położyć karty, więc targ zostaje usunięty z gry i wykłada się nowy.
ww-event-over = Wszystkie układy są gotowe.
ww-sheet-at-once = Punkty od razu
ww-sheet-rank = Ranga
ww-no-take-first = Weź kartę z targu albo skorzystaj z okazji.
ww-no-choose-first = Najpierw wybierz kartę dla okazji.
ww-no-lay-first = Najpierw połóż kartę, którą trzymasz.
ww-no-last = Połóż jeszcze jedną kartę na jednej ze swoich albo spasuj.
ww-no-nobody = Teraz nie jest niczyja kolej.
ww-no-empty = Miejsce { $n } na targu jest puste.
ww-no-slots = { $n ->
    [few] Targ ma { $n } miejsca.
   *[other] Targ ma { $n } miejsc.
}
ww-no-story-twice = Ta opowieść jest już w twoim układzie.
ww-no-goal-twice = Ten cel jest już w twoim układzie.
ww-no-pass = Możesz położyć kartę, więc nie wolno ci pasować.
ww-no-card-at = Na { $at } nie ma twojej karty.
ww-no-closed = To miejsce na targu jest dla ciebie zamknięte („{ $card }”).
ww-no-warm = To miejsce na targu opróżniono jako ostatnie.
ww-no-prologue = { $n ->
    [one] Pierwsza karta układu musi być opowieścią.
    [few] Pierwsze { $n } karty układu muszą być opowieściami.
   *[other] Pierwszych { $n } kart układu musi być opowieściami.
}
ww-no-lay = Tej karty nie da się położyć.
ww-no-stay = Na { $at } leży już karta, a karty zostają na swoich miejscach.
ww-no-first = Pierwsza karta trafia na a1. Może skończyć gdziekolwiek, bo układ może rosnąć w każdą stronę.
ww-no-larger = Z kartą na { $at } układ byłby większy niż 5 na 5.
ww-no-apart = { $at } leży obok celu.
ww-no-next = { $at } nie leży obok twojej karty.
ww-no-such = W tej partii nie ma takiej okazji.
ww-no-used = Okazja „{ $card }” jest już wykorzystana.
ww-no-last-chance = Z okazji „{ $card }” można skorzystać dopiero, gdy wszystkie układy są gotowe.
ww-no-effect = Okazja „{ $card }” nic by teraz nie dała.
ww-no-choose-slot = Tego nie można wybrać dla okazji „{ $card }”. Wybierz kartę z targu.
ww-no-choose-card = Tego nie można wybrać dla okazji „{ $card }”. Wybierz kartę.
ww-sheet-goal = { $goal } ({ $at })
ww-note-pattern = { $n ->
    [0] wzoru jeszcze nie ma
    [one] { $most ->
        [one] wzór ułożony raz
       *[other] wzór ułożony raz (najwyżej { $most } razy)
    }
   *[other] wzór ułożony { $n } razy (najwyżej { $most })
}
ww-note-arrow = { $symbol }: { $n } z 8 w rzędzie i kolumnie
ww-note-pair = { $a } + { $b }: { $n }
ww-note-pair-arrows = { $a } + { $b }: { $n } z { $all } w rzędzie i kolumnie
ww-note-side = { $symbols }: { $n }
ww-note-favourite = jeśli cel na { $at } punktuje
ww-note-legend = { $seat }: { $notes }
ww-note-five = liczy się, gdy układ ma 5 na 5
ww-no-deal-first = Teraz losuje się, kto zaczyna: `first 1`.
ww-no-deal-special = Teraz losuje się kartę specjalną spośród tych w grze: `special 1`.
ww-no-deal-other = Jednej z tych okazji nie ma w grze.
ww-no-deal-order = Podaj trzy różne okazje, od najniższego numeru.
ww-no-deal-three = Teraz losuje się trzy okazje: `opportunities 1 2 3`.
ww-no-deal-gone = Opowieści { $n } nie ma już w stosie.
ww-no-deal-no-story = Nie ma opowieści { $n }.
ww-no-deal-story = Teraz karta stosu pokazuje opowieść: `story 17`.
ww-no-deal-no-goal = Nie ma celu { $n }.
ww-no-deal-seen = Cel { $n } już widziano na innej karcie.
ww-no-deal-behind = Cel { $n } nie jest na odwrocie tej opowieści.
ww-no-deal-goal = Teraz kartę odwraca się po raz pierwszy: `goal 23`.
ww-no-without = „{ $word }” to ani karta modułu, ani kategoria.
ww-no-special = Okazje wymagają karty specjalnej. Wybierz `no-change`, by grać bez niej.
ww-no-swaps-for = Kart zamiany: { $n }. To nie pasuje do liczby graczy: { $seats }.
ww-no-enough = Zostało za mało kart do losowania: { $n }. Potrzeba: { $due }.
ww-no-module = Nie ma karty „{ $word }”.
ww-no-left-out = Kartę „{ $word }” pominięto albo wymaga większej liczby graczy.
ww-no-copies = Nie ma tylu egzemplarzy karty „{ $word }”.
ww-bad-number = oczekiwana jest liczba od 1 do { $n }
ww-bad-move = ruch to `take 3 at b2`, `use 2`, `slot 4`, `card b2`, `lay b2` lub `pass`
ww-bad-card = oczekiwany jest numer karty od 1 do 64
ww-bad-chance = rozdanie to `story 17`, `goal 23`, `first 2`, `special 4` lub `opportunities 3 8 21`
ww-bad-cell = pole to kolumna (z, a do e) i rząd (0 do 5), np. b2
ww-no-deal-seat = Przy tym stole nie ma miejsca { $n }.
ww-no-deal-now = Teraz nic się nie rozdaje.
ww-allowed-names = { $words }
ww-allowed-special = special=no-change, special=random albo inna karta specjalna
ww-allowed-fewer = mniej kart pominiętych przez `without`
ww-allowed-market = co najmniej po jednym, miejsc najwyżej { $n }
ww-allowed-plain-name = małe litery, cyfry i łączniki, najwyżej 40
ww-file-number = Karty mają numery 1, 2, 3…: ta powinna mieć numer { $n }.
ww-file-empty = To jest puste.
ww-file-count = Jest ich { $n }: za mało albo za dużo.
ww-file-range = Liczba { $n } jest za mała albo za duża.
ww-file-symbol-twice = Symbol wymieniono dwa razy.
ww-file-total = Podano { $total }, ale liczba opowieści z tym symbolem to { $n }.
ww-file-back-taken = Cel { $goal } jest już na odwrocie opowieści { $story }.
ww-file-back-missing = Brakuje odwrotu. Podaj odwrót każdej opowieści albo żadnej.
ww-file-not-paired = Liczba celów ({ $goals }) nie zgadza się z liczbą opowieści ({ $stories }): każda karta ma jedno i drugie.
ww-file-on-no-story = Żadna opowieść nie pokazuje tego symbolu: { $symbol }.
ww-file-kind = „{ $word }” to nie rodzaj celu.
ww-file-needed = Tego brakuje: wymaga tego cel rodzaju „{ $kind }”.
ww-file-not-needed = To nie należy do celu rodzaju „{ $kind }”.
ww-file-both-sides = Symbol jest po obu stronach: { $symbol }.
ww-file-pattern-size = Wzór ma od 2 do { $most } symboli, ten ma { $n }.
ww-file-pattern-shape = Kształt nie mieści się w układzie 5 na 5.
ww-file-no-symbol = „{ $word }” to ani symbol, ani kropka.
ww-file-first-rank = Pierwsza ranga musi zaczynać się od 0 punktów.
ww-file-rank-order = Ranga „{ $a }” musi wymagać więcej punktów niż „{ $b }”.
ww-file-market = Nie da się grać z targiem, na którym opowieści jest { $stories }, a celów { $goals }.
ww-file-symbol-thrice = Opowieść pokazuje symbol najwyżej dwa razy.
ww-file-same-moment = Karta specjalna ma najwyżej po jednym efekcie: podczas przygotowania, w grze i na końcu.
ww-file-takes-last = Efekt, który bierze kartę albo kończy turę, musi być ostatni, a z karty nie korzysta się po położeniu karty.
ww-file-lays-before = Z efektu dotyczącego kładzenia nie korzysta się po położeniu karty.
ww-file-alone = Ostatnia szansa nie ma innego efektu.
ww-file-one-marker = Okazja może oznaczyć tylko jedną kartę.
ww-file-returned = Najwięcej kart, które okazja może włożyć pod stos, to { $most }, a nie { $n }.
ww-file-needs-two = Efekt działający na następnego gracza wymaga co najmniej dwóch graczy: seats = 2.
ww-file-name = Tej nazwy nie można użyć w opcji.
ww-file-name-taken = Ta nazwa jest zajęta.
ww-part-stories = opowieści
ww-part-goals = cele
ww-part-modules = karty modułów
ww-part-market = targ i liczba kart zamiany
ww-part-ranks = rangi gry solo
ww-family-pattern = wzór
ww-family-arrow = strzałka
ww-family-crossed = przekreślona strzałka
ww-family-pair = para
ww-family-balance = równowaga
ww-family-imbalance = przewaga
ww-goal-shape = { $points } za każdy [{ $shape }]
ww-sum = { $a } + { $b }
ww-equal = { $a } = { $b }
ww-title = { $title }
ww-story-n = opowieść { $n } ({ $symbols })
ww-goal-short = cel „{ $title }” ({ $family }: { $symbols }; { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
})
ww-goal-more = cel „{ $title }” ({ $family }: { $more } > { $fewer }; { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
})
ww-goal-more-n = cel { $n } ({ $family }: { $more } > { $fewer }; { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
})
ww-goal-n = cel { $n } ({ $family }: { $symbols }; { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
})
ww-special-n = karta specjalna { $n }
ww-opportunity-n = okazja { $n }
ww-event-refilled-goal = Miejsce { $slot } uzupełnione celem z odwrotu karty: { $face }.
ww-event-end-turned = Jedyna karta targu, na miejscu { $slot }, zostaje odwrócona.
ww-event-turned-back = { $seat ->
    [Ty] Odwracasz
   *[other] { $seat } odwraca
} kartę ({ $face }) i od razu z powrotem, bo ten cel jest już w układzie.
ww-tell-take = Miejsce { $slot } na { $at }: { $face }{ $gain ->
    [none] {""}
   *[other] {" "}({ $gain })
}
ww-tell-cover = Miejsce { $slot } na { $at }: { $face } przykrywa kartę: { $covered }{ $gain ->
    [none] {""}
   *[other] {" "}({ $gain })
}
ww-tell-lay = Połóż na { $at }: { $face }{ $gain ->
    [none] {""}
   *[other] {" "}({ $gain })
}
ww-tell-slot = { $card }: miejsce { $slot }, { $face }
ww-tell-card = { $card }: { $at }, { $face }
ww-tell-their-card = { $card }: { $seat }, { $at }, { $face }
ww-tell-pass = Pas: żadnej karty nie da się położyć
ww-tell-no-last-chance = Nie korzystaj z ostatniej szansy
ww-note-count = { $seat }: { $n }
ww-board-used = wykorzystane: { $seats }
ww-board-everybody = Dla wszystkich:
ww-board-market = Targ
ww-board-empty = puste
ww-board-closed = zamknięte
ww-board-story = opowieść
ww-board-goal = cel
ww-board-swaps = { $n ->
    [one] { $n } karta zamiany
    [few] { $n } karty zamiany
   *[other] { $n } kart zamiany
}, następna po { $cards ->
    [one] { $cards } karcie
   *[other] { $cards } kartach
}
ww-board-top = na wierzchu:
ww-board-nothing = nic
ww-board-hand = Na ręce:
ww-board-heading = { $seat }: punkty { $points }, karty { $n }/25, cele { $goals }
ww-board-goals = Cele: { $seat }
ww-board-turn = { $seat ->
    [Ty] Bierzesz
   *[other] { $seat } bierze
} kartę z targu, np. `take 3 at b2` (z jest na lewo od a, 0 nad 1).
ww-board-choose = { $seat ->
    [Ty] Wybierasz
   *[other] { $seat } wybiera
} kartę dla okazji „{ $card }”.
ww-board-lay = { $seat ->
    [Ty] Kładziesz
   *[other] { $seat } kładzie
} kartę z ręki, np. `lay b2`.
ww-board-last = { $seat ->
    [Ty] Możesz
   *[other] { $seat } może
} położyć jeszcze jedną kartę na swojej albo spasować.
ww-board-over = Partia się skończyła.
ww-board-over-rank = Partia się skończyła. Ranga: { $rank }.
ww-board-dealing = Trwa rozdawanie.
ww-story-1 = Dym nad dachami
ww-story-2 = Dziewczyna z kuszą
ww-story-3 = Cztery łapy
ww-story-4 = Krzesło przy palenisku
ww-story-5 = Liście we włosach
ww-story-6 = Oczy w mroku
ww-story-7 = Targowe plotki
ww-story-8 = Stary dąb
ww-story-9 = Za ostatnim płotem
ww-story-10 = Pochodnie wśród drzew
ww-story-11 = Cień przy studni
ww-story-12 = Nora
ww-story-13 = Owce zniknęły
ww-story-14 = Długie schody
ww-story-15 = Nocna straż
ww-story-16 = Musztra na dziedzińcu
ww-story-17 = Pierwszy bieg
ww-story-18 = Kołysana przez watahę
ww-story-19 = Jedna z nas
ww-story-20 = Wycie pod bramą
ww-story-21 = Pierzasty przyjaciel
ww-story-22 = Drwale
ww-story-23 = Ukłon przed panem
ww-story-24 = Zostań w domu
ww-story-25 = Królowa gałęzi
ww-story-26 = Przez mur
ww-story-27 = Dzień prania
ww-story-28 = Krzyk nad sosnami
ww-story-29 = Obwieszczenie
ww-story-30 = We śnie i na jawie
ww-story-31 = Nagonka
ww-story-32 = Kręgi nad polaną
ww-story-33 = Nowa w mieście
ww-story-34 = Bramy zamknięte
ww-story-35 = Pobór
ww-story-36 = Wyjaśnienia
ww-story-37 = Poznajcie się
ww-story-38 = Lekcje słuchania
ww-story-39 = Wyleczone skrzydło
ww-story-40 = Śpiąca w jaskini
ww-story-41 = Pościg w świetle księżyca
ww-story-42 = Kto idzie?
ww-story-43 = Pusta klatka
ww-story-44 = Dzwony na wieczerzę
ww-story-45 = Korzeń i futro
ww-story-46 = Kto pierwszy
ww-story-47 = Kamienie na hełmy
ww-story-48 = Dziwny nowy nos
ww-story-49 = Złapana na rozdrożu
ww-story-50 = Coś jak rodzina
ww-story-51 = Wataha rusza dalej
ww-story-52 = Popłoch na placu
ww-story-53 = Obietnica
ww-story-54 = Mowa z balkonu
ww-story-55 = Dwa tropy na śniegu
ww-goal-1 = W zieleń
ww-goal-2 = Ramię w ramię
ww-goal-3 = Szepty przez uliczkę
ww-goal-4 = Gwarne ulice
ww-goal-5 = Głęboki las
ww-goal-6 = Przebudzona w futrze
ww-goal-7 = Na moim ramieniu
ww-goal-8 = Garnizon
ww-goal-9 = Łapa za łapą
ww-goal-10 = Pół snu stąd
ww-goal-11 = W domu przed zmrokiem
ww-goal-12 = Dwa patrole
ww-goal-13 = Gęsiego
ww-goal-14 = Zabawa w chowanego
ww-goal-15 = Kąt namiestnika
ww-goal-16 = Za rogiem
ww-goal-17 = Przez gąszcz
ww-goal-18 = Cała przygoda
ww-goal-19 = Między dwoma światami
ww-goal-20 = Polana
ww-goal-21 = Szelest liści
ww-goal-22 = Wycie w odpowiedzi
ww-goal-23 = Gdzie szła Robyn
ww-goal-24 = Gdzie wspinała się Mebh
ww-goal-25 = Zaułki i podwórka
ww-goal-26 = Ślady łap
ww-goal-27 = Wszyscy gadają
ww-goal-28 = Rozkaz wymarszu
ww-goal-29 = Wołani do stołu
ww-goal-30 = W cieniu baszty
ww-goal-31 = Wyrąb
ww-goal-32 = Ani jednego wycia
ww-goal-33 = Daleko od kominów
ww-goal-34 = Nikt nas nie widział
ww-goal-35 = Bez żołnierskich butów
ww-goal-36 = Najlepsze przyjaciółki
ww-goal-37 = Rodzinne strony
ww-goal-38 = Tłoczne uliczki
ww-goal-39 = Bieg z watahą
ww-goal-40 = Sokolniczka
ww-goal-41 = Dziecko lasu
ww-goal-42 = Skóra i futro
ww-goal-43 = Okupacja
ww-goal-44 = Uczciwa walka
ww-goal-45 = Równe sobie
ww-goal-46 = Drzewo za kamień
ww-goal-47 = Ponad wszystkim
ww-goal-48 = Zatroskane twarze
ww-goal-49 = Zmiana frontu
ww-goal-50 = Długi rozejm
ww-goal-51 = Las zwycięża
ww-goal-52 = Przewaga liczebna
ww-goal-53 = Tłuszcza
ww-goal-54 = Ciche głosy
ww-goal-55 = Pod ich dachem
ww-rank-1 = Zagubienie w lesie
ww-rank-2 = Przybłęda
ww-rank-3 = Szczenię
ww-rank-4 = Tropiciel
ww-rank-5 = Wolfwalker
ww-rank-6 = Przywódca watahy
ww-rank-7 = Legenda
ww-special-no-change = Bez zmian
ww-special-no-change-does = Zasady pozostają bez zmian.
ww-special-corner-to-corner = Rogiem do rogu
ww-special-corner-to-corner-does = Każdy może kłaść kartę także na ukos od swojej karty.
ww-special-room-to-breathe = Miejsce na oddech
ww-special-room-to-breathe-does = Cel nie może stykać się bokiem z innym celem, chyba że niczego innego nie da się położyć.
ww-special-prologue = Prolog
ww-special-prologue-does = Pierwsze 4 karty każdego układu muszą być opowieściami, dopóki da się położyć opowieść.
ww-special-long-market = Długi targ
ww-special-long-market-does = Targ to rząd 8 kart: 6 opowieści, potem 2 cele.
ww-special-even-market = Równy targ
ww-special-even-market-does = Targ to rząd 6 kart: 3 opowieści, potem 3 cele.
ww-special-restless-wind = Niespokojny wiatr
ww-special-restless-wind-does = Po każdych 3 turach odwraca się skrajne karty targu, lewą i prawą.
ww-special-head-start = Lepszy start
ww-special-head-start-does = Przed pierwszą turą każdy kładzie wierzchnią kartę stosu jako pierwszą opowieść swojego układu.
ww-special-still-warm = Jeszcze ciepłe
ww-special-still-warm-does = Nie wolno brać z miejsca targu opróżnionego jako ostatnie, chyba że niczego innego nie da się położyć.
ww-special-shared-legend = Wspólna legenda
ww-special-shared-legend-does = Wierzchnia karta stosu leży obok targu jako cel, który na koniec punktuje dla wszystkich; cel ze strzałkami dotyczy środkowego rzędu i środkowej kolumny.
ww-special-few-words = Niewiele słów
ww-special-few-words-does = Na koniec każdy cel w układzie ponad pierwsze 6 kosztuje 3 punkty.
ww-special-heart-of-the-tale = Serce opowieści
ww-special-heart-of-the-tale-does = Na koniec każdy symbol na opowieści w środku twojego układu daje 2 punkty.
ww-special-four-corners = Cztery rogi
ww-special-four-corners-does = Na koniec każdy róg twojego układu z lasem daje 2 punkty.
ww-special-leader-of-the-pack = Przywódca watahy
ww-special-leader-of-the-pack-does = Kto na koniec pokazuje najwięcej wilków, dostaje 6 punktów; przy remisie dostają wszyscy remisujący.
ww-special-unbroken-lines = Nieprzerwane linie
ww-special-unbroken-lines-does = Na koniec każdy rząd i każda kolumna z pięciu opowieści daje 2 punkty.
ww-opportunity-corner-step = Krok na ukos
ww-opportunity-corner-step-does = Zanim weźmiesz kartę: następną kartę możesz położyć na ukos od swojej.
ww-opportunity-from-below = Spod spodu
ww-opportunity-from-below-does = Zamiast brać z targu, dobierz spodnią kartę stosu i połóż ją jako opowieść.
ww-opportunity-off-the-top = Z wierzchu
ww-opportunity-off-the-top-does = Zamiast brać z targu, weź wierzchnią kartę stosu i połóż ją jako opowieść.
ww-opportunity-leap-of-faith = Skok w nieznane
ww-opportunity-leap-of-faith-does = Zamiast brać z targu, odwróć wierzchnią kartę stosu i połóż ją jako cel.
ww-opportunity-the-other-side = Druga strona
ww-opportunity-the-other-side-does = Weź kartę z targu, odwróć ją i tak połóż; jej miejsce uzupełnia się kartą zwróconą tą stroną, która tam leżała.
ww-opportunity-fresh-breeze = Świeży powiew
ww-opportunity-fresh-breeze-does = Zanim weźmiesz kartę: włóż 1 kartę z targu pod stos i uzupełnij jej miejsce.
ww-opportunity-fresh-wind = Świeży wiatr
ww-opportunity-fresh-wind-does = Zanim weźmiesz kartę: dwa razy włóż kartę z targu pod stos i uzupełnij jej miejsce.
ww-opportunity-second-chance = Druga szansa
ww-opportunity-second-chance-does = Zanim weźmiesz kartę: włóż jedną ze swoich kart pod stos; jej pole jest znów wolne.
ww-opportunity-last-chance = Ostatnia szansa
ww-opportunity-last-chance-does = Gdy wszystkie układy są gotowe: możesz położyć jeszcze jedną kartę z targu na jednej ze swoich, która przestaje się liczyć.
ww-opportunity-trade-places = Zamiana miejsc
ww-opportunity-trade-places-does = Zanim weźmiesz kartę: dwie twoje karty zamieniają się miejscami.
ww-opportunity-wander = Wędrówka
ww-opportunity-wander-does = Zanim weźmiesz kartę: podnieś jedną ze swoich kart i połóż ją na nowo, obok innej.
ww-opportunity-change-of-heart = Zmiana zdania
ww-opportunity-change-of-heart-does = Zanim weźmiesz kartę: odwróć jedną ze swoich kart na miejscu.
ww-opportunity-twice-told = Dwa razy opowiedziane
ww-opportunity-twice-told-does = Zanim weźmiesz kartę: w tej turze bierzesz i kładziesz dwie karty.
ww-opportunity-hands-off = Łapy precz
ww-opportunity-hands-off-does = Zanim weźmiesz kartę: wskaż miejsce targu, z którego następny gracz nie może brać w swojej następnej turze, chyba że niczego innego nie da się położyć.
ww-opportunity-look-behind = Spojrzenie pod spód
ww-opportunity-look-behind-does = Zanim weźmiesz kartę: pokaż wszystkim cele na odwrocie 2 opowieści z targu.
ww-opportunity-whirl = Wir
ww-opportunity-whirl-does = Zanim weźmiesz kartę: odwróć skrajne karty targu, lewą i prawą.
ww-opportunity-barter = Wymiana
ww-opportunity-barter-does = Zanim weźmiesz kartę: wymień jedną ze swoich opowieści na opowieść następnego gracza; każda trafia na miejsce drugiej.
ww-opportunity-into-the-gap = W lukę
ww-opportunity-into-the-gap-does = Zanim weźmiesz kartę: następną kartę możesz położyć w dowolnej luce prostokąta, który zajmuje twój układ.
ww-opportunity-patience = Cierpliwość
ww-opportunity-patience-does = Zakończ turę bez brania karty; grasz dalej, gdy inni skończą.
ww-opportunity-favourite-chapter = Ulubiony rozdział
ww-opportunity-favourite-chapter-does = Zanim weźmiesz kartę: oznacz jeden ze swoich celów; jeśli na koniec punktuje, daje 3 punkty więcej.
ww-opportunity-someone-in-the-leaves = Ktoś w liściach
ww-opportunity-someone-in-the-leaves-does = Zanim weźmiesz kartę: oznacz jedną ze swoich opowieści; odtąd pokazuje też Mebh.
ww-opportunity-wings-overhead = Skrzydła w górze
ww-opportunity-wings-overhead-does = Zanim weźmiesz kartę: oznacz jedną ze swoich opowieści; odtąd pokazuje też Merlyna.
ww-opportunity-toll = Myto
ww-opportunity-toll-does = Zanim weźmiesz kartę: zdobądź 1 punkt za każdą swoją opowieść z miastem, najwyżej 4.
ww-aid-symbols = Symbole na opowieściach
ww-aid-total = razem
ww-aid-gone = niedostępne
ww-aid-market = na targu
ww-aid-display = w układzie
