# The Wolves.

learn-tw-1 = Prowadzisz watahę. Każdy region mapy otacza wodę; księżyc na wodzie pokazuje, kiedy region jest punktowany.
learn-tw-2 = Za wszystko, co robisz, płacisz sześcioma żetonami terenu. Najpierw wybierz, którą stroną mają leżeć na początku.
learn-tw-3 = Postaw alfę i wilka stadnego na wolnym polu przy rozpadlinie.
learn-tw-4 = Teraz druga para, po drugiej stronie rozpadliny.
learn-tw-5 = Masz dwie akcje na turę. Za akcję płacisz żetonami, które pokazują teren jej pola. Te żetony odwracasz, a to zmienia, co możesz zrobić potem.
learn-tw-6 = Aby się ruszyć, wybierz „Ruch”, potem teren, który pokazuje jeden z twoich żetonów.
learn-tw-7 = Jeśli pasuje kilka żetonów, wybierz, którym płacisz. Potem wybierz wilka.
learn-tw-8 = Wybierz pole, na którym się zatrzyma. Rusz kolejne wilki, jeśli chcesz, albo wybierz „Zakończ ruch”.
learn-tw-9 = Kop nory obok alfy, by poprawić ekspansję watahy, szybkość i zasięg wycia. Nora przy wodzie może stać się legowiskiem, które liczy się za trzy.
learn-tw-10 = Drugą akcję wykorzystaj, jak chcesz, i zakończ turę.
learn-tw-11 = Wyj, by przyłączyć samotne wilki w zasięgu alfy. Otocz zwierzynę trzema swoimi wilkami, by ją upolować.
learn-tw-12 = Każda figura, która schodzi z mapy, przesuwa kalendarz. Przy sierpie, kwadrze i pełni punktowane są regiony: wataha z największą kontrolą dostaje wyższą liczbę.
learn-tw-13 = Otwórz „Punkty”, by zobaczyć, ile są warte twoje tory.
learn-tw-14 = Pełnia kończy partię. Udanych łowów!
the-wolves-name = Wilki
the-wolves-pitch = Prowadź watahę przez las, skały, trawę, tundrę i pustynię. Odwracaj żetony terenu, by się ruszać, kopać nory, zakładać legowiska, wyć do samotnych wilków i dominować nad rywalami. Trzy fazy księżyca rozstrzygną, do kogo należy każdy region.
the-wolves-reconstructed = Nic na mapie: płytki i wartości pochodzą z istniejącej adaptacji i zgadzają się z instrukcją wszędzie tam, gdzie ona je pokazuje. Punkty za legowiska i wilki na stronie dla dwóch graczy nie są potwierdzone. Nasze rozstrzygnięcia są oznaczone w zasadach.
the-wolves-seats-2 = Z trzecią watahą, której nikt nie prowadzi.
the-wolves-opt-packs = Twoja wataha
the-wolves-opt-packs-help = Jej kolor i siedlisko. Pozostałe watahy następują w zwykłej kolejności.
the-wolves-opt-patience = Cierpliwość
the-wolves-opt-patience-help = Partia kończy się po tylu rundach bez postępu (od 2 do 100).
the-wolves-opt-early-end = Wcześniejszy koniec tury
the-wolves-opt-early-end-help = Turę można zakończyć, choć akcja jest jeszcze możliwa. Według instrukcji wykonuje się obie akcje.
the-wolves-opt-first = Kto zaczyna
the-wolves-opt-first-help = Losowo, przegrany ostatniej partii (w pierwszej partii losowo) albo gracz na tym miejscu.
the-wolves-opt-first-lot = losowo
the-wolves-opt-first-loser = przegrany
the-wolves-opt-preset-standard = Standard
the-wolves-opt-preset-standard-help = Gra jak w instrukcji.
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
tw-spread = ekspansja watahy
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
tw-act-stop = Zakończ ruch
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
tw-prompt-run = Który wilk rusza ({ $terrain })? { $n ->
    [one] Możesz ruszyć jednego wilka.
    [few] Możesz ruszyć najwyżej { $n } wilki.
   *[other] Możesz ruszyć najwyżej { $n } wilków.
}
tw-prompt-goal = Dokąd idzie? Teren, na którym musi się zatrzymać: { $terrain }.
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
    [one] { $moons } region
    [few] { $moons } regiony
   *[other] { $moons } regionów
}, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
tw-track-label = { $track } { $value }: { $left ->
    [one] została { $left } nora
    [few] zostały { $left } nory
   *[other] zostało { $left } nor
}
tw-actions-left = Akcje
tw-moon-date = { $moon }: { $date }
tw-track-points = { $name } { $n }/{ $of } · { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
tw-lairs = Legowiska
tw-wolves = Wilki
tw-preys = Zwierzyna
tw-player-board = Plansza: { $name }
tw-event-dealt = Mapa jest ułożona. { $first ->
    [Ty] Zaczynasz
   *[other] Zaczyna { $first }
}.
tw-event-laid = { $seat ->
    [Ty] Zaczynasz
   *[other] { $seat } zaczyna
} z żetonami: { $tiles }.
tw-event-placed = { $seat ->
    [Ty] Stawiasz
   *[other] { $seat } stawia
} alfę i wilka stadnego na { $hex }.
tw-event-extra-action = { $seat ->
    [Ty] Wydajesz
   *[other] { $seat } wydaje
} znacznik akcji.
tw-event-paid = { $seat ->
    [Ty] Płacisz
   *[other] { $seat } płaci
} ({ $terrain }): { $with }.
tw-event-moved = { $seat ->
    [Ty] Ruszasz wilka
   *[other] { $seat } rusza wilka
} ({ $kind }): { $from } → { $to }.
tw-event-displaced = { $pack ->
    [Ty] Wyparto twojego wilka
   *[other] Wyparto wilka gracza { $pack }
} ({ $kind }): { $from } → { $to }.
tw-event-dug = { $seat ->
    [Ty] Kopiesz
   *[other] { $seat } kopie
} norę na { $hex } ({ $track }){ $gain ->
    [none] {"."}
   *[other] {" "}i { $seat ->
        [Ty] dostajesz
       *[other] dostaje
    } { $gain }.
}
tw-event-den-taken = { $seat ->
    [Ty] Twoja nora
   *[other] Nora gracza { $seat }
} na { $hex } pochodzi z toru ({ $track }){ $gain ->
    [none] {"."}
   *[other] {" "}i daje { $gain }.
}
tw-event-built = { $seat ->
    [Ty] Zakładasz
   *[other] { $seat } zakłada
} legowisko na { $hex }{ $gain ->
    [none] {"."}
   *[other] {" "}i { $seat ->
        [Ty] dostajesz
       *[other] dostaje
    } { $gain }.
}
tw-event-howled = { $seat ->
    [Ty] Wyjesz
   *[other] { $seat } wyje
}: samotny wilk na { $hex } dołącza jako { $kind }.
tw-event-dominated-den = { $seat ->
    [Ty] Dominujesz
   *[other] { $seat } dominuje
} { $pack ->
    [Ty] twoją norę
   *[other] norę gracza { $pack }
} na { $hex }.
tw-event-dominated = { $seat ->
    [Ty] Dominujesz
   *[other] { $seat } dominuje
} { $pack ->
    [Ty] twojego wilka stadnego
   *[other] wilka stadnego gracza { $pack }
} na { $hex }; na jego miejscu staje { $kind }.
tw-event-hunted = { $seat ->
    [Ty] Zdobywasz
   *[other] { $seat } zdobywa
} zwierzynę na { $hex } ({ $prey }){ $gain ->
    [none] {"."}
   *[other] {" "}i { $seat ->
        [Ty] dostajesz
       *[other] dostaje
    } { $gain }.
}
tw-event-calendar = { $moon ->
    [none] Kalendarz przesuwa się na { $date }.
   *[other] Kalendarz przesuwa się na { $date }: { $moon }.
}
tw-event-turn-ended = { $seat ->
    [Ty] Kończysz
   *[other] { $seat } kończy
} turę.
tw-event-scored = Region { $water }, { $moon }: { $standing }.
tw-event-stalled = Od dawna nic się nie zmieniło, więc partia się kończy.
tw-event-over = Koniec partii.
tw-no-tiles-first = Najpierw wybierz strony swoich żetonów terenu.
tw-no-place-first = Najpierw postaw swoje wilki.
tw-no-act-first = Wybierz akcję albo zakończ turę.
tw-no-pay-first = Najpierw zapłać za akcję.
tw-no-run-on = Wybierz następnego wilka do ruchu albo zakończ ruch.
tw-no-run-first = Wybierz wilka, który się rusza.
tw-no-goal-first = Wybierz, dokąd idzie wilk.
tw-no-away-first = Wybierz, dokąd idzie wyparty wilk.
tw-no-track-first = Wybierz tor, z którego bierzesz norę.
tw-no-hunt-first = Wybierz stos, na który polujesz.
tw-no-move-one = Akcja jest opłacona, więc co najmniej jeden wilk musi się ruszyć.
tw-no-track = Na tym torze nie ma już nory ({ $track }).
tw-no-hunt = Twoje wilki nie otaczają tam tej zwierzyny ({ $prey }).
tw-no-hex = Na tej mapie nie ma pola { $hex }.
tw-no-face = Żeton { $n } pokazuje: { $a } albo { $b }, a nie { $c }.
tw-no-twice = Żaden teren nie może być widoczny dwa razy.
tw-no-start-land = Wilki zaczynają na lądzie.
tw-no-start-taken = To pole jest zajęte.
tw-no-start-token = Jest tam samotny wilk albo zwierzyna.
tw-no-start-moon = Nie możesz zacząć w regionie, w którym leży { $moon }.
tw-no-start-tile = Wilki zaczynają na płytce startowej, wokół rozpadliny.
tw-no-start-side = Twoja druga para musi zacząć po drugiej stronie rozpadliny.
tw-no-action = Obie akcje są zużyte, a nie masz znacznika akcji.
tw-no-action-due = Dopóki akcja jest możliwa, trzeba ją wykonać (pozostało: { $n }). Opcja „Wcześniejszy koniec tury” (early-end) pozwala zakończyć turę wcześniej.
tw-no-afford = To kosztuje { $cost }: { $tiles }, a { $tokens ->
    [0] nie masz znacznika terenu.
    [one] masz { $tokens } znacznik terenu.
    [few] masz { $tokens } znaczniki terenu.
   *[other] masz { $tokens } znaczników terenu.
}
tw-tiles-show = { $n ->
    [0] żaden żeton nie pokazuje tego terenu ({ $terrain })
    [one] tylko jeden żeton pokazuje ten teren ({ $terrain })
    [few] tylko { $n } żetony pokazują ten teren ({ $terrain })
   *[other] tylko { $n } żetonów pokazuje ten teren ({ $terrain })
}
tw-no-tile = Żeton { $n } nie pokazuje tego terenu ({ $terrain }).
tw-no-tokens = { $n ->
    [0] Nie masz znacznika terenu.
    [one] Masz { $n } znacznik terenu.
    [few] Masz { $n } znaczniki terenu.
   *[other] Masz { $n } znaczników terenu.
}
tw-no-cost = { $n ->
    [one] To kosztuje dokładnie { $n } żeton lub znacznik.
    [few] To kosztuje dokładnie { $n } żetony lub znaczniki.
   *[other] To kosztuje dokładnie { $n } żetonów lub znaczników.
}
tw-no-reach = Żaden z twoich wilków nie zdoła przy swojej szybkości zatrzymać się na tym terenie ({ $terrain }).
tw-no-own = { $kind ->
    [alpha] Nie stoi tam twoja alfa.
   *[wolf] Nie stoi tam twój wilk stadny.
}
tw-no-moved = Ten wilk już się ruszył.
tw-no-stop = Ten wilk nie zdoła przy swojej szybkości zatrzymać się na tym terenie ({ $terrain }).
tw-no-leave = Wilk musi opuścić swoje pole.
tw-no-terrain = Wilk musi zatrzymać się na tym terenie: { $terrain }.
tw-no-far = Odległość w polach to { $far }, a twoja szybkość to { $speed }.
tw-no-two = Stoją tam już dwie figury.
tw-no-water = To woda.
tw-no-chasm = To rozpadlina.
tw-no-lone = Jest tam samotny wilk.
tw-no-prey = Jest tam zwierzyna.
tw-no-enemy-lair = Stoi tam legowisko przeciwnika.
tw-no-enemy-alpha = Stoi tam alfa przeciwnika, a alfy nie można wyprzeć.
tw-no-enemy-wolf = Stoi tam wilk przeciwnika, a wyprzeć go może tylko alfa.
tw-no-third-displaced = Trzeciej watahy nie można wyprzeć.
tw-no-refuge = Wyparty wilk nie ma dokąd pójść.
tw-no-flee = Wyparty wilk idzie na puste pole albo do pojedynczej figury swojego koloru.
tw-no-nearer = Są bliższe wolne pola: { $hexes }.
tw-no-dig-land = Nie można kopać nory w wodzie ani w rozpadlinie.
tw-no-den-left = Nie masz już nor.
tw-no-alpha-near = Ani tam, ani obok nie stoi twoja alfa.
tw-no-enemy-there = { $kind ->
    [den] Jest tam nora przeciwnika.
    [alpha] Jest tam alfa przeciwnika.
    [lair] Jest tam legowisko przeciwnika.
   *[wolf] Jest tam wilk stadny przeciwnika.
}
tw-no-already = { $kind ->
    [lair] Jest tam już legowisko.
   *[den] Jest tam już nora.
}
tw-no-den-there = Nie ma tam twojej nory.
tw-no-lair-left = Nie masz już legowisk.
tw-no-shore = Nora nie leży obok wody.
tw-no-lair-twice = Masz już legowisko w tym regionie.
tw-no-lone-there = Nie ma tam samotnego wilka.
tw-no-wolf-left = Nie masz już wilków do wystawienia.
tw-no-howl = Żadna twoja alfa nie jest w zasięgu wycia ({ $n }).
tw-no-dom-alpha = Alfy nie można zdominować.
tw-no-dom-lair = Legowiska nie można zdominować.
tw-no-enemy = { $kind ->
    [den] Nie ma tam nory przeciwnika.
   *[wolf] Nie ma tam wilka stadnego przeciwnika.
}
tw-no-third-dominated = Trzeciej watahy nie można zdominować.
tw-no-shares = Dzieli pole z inną figurą swojego koloru.
tw-sheet-region = Region { $hex }, { $moon } { $high }/{ $low }
tw-sheet-seat = { $seat } ({ $terrain })
tw-note-later = jeszcze bez punktów: { $what }
tw-note-nobody = żadna wataha go nie kontroluje
tw-note-tie = remis ({ $first }): punkty dla każdego: { $low } (kontrola: { $standings })
tw-note-tie-third = remis ({ $first }): punkty: { $low } ({ $players }), trzecia wataha bez punktów (kontrola: { $standings })
tw-note-tie-second = { $first }; remis o 2. miejsce ({ $second }): bez punktów (kontrola: { $standings })
tw-note-second = { $first }, { $second } (kontrola: { $standings })
tw-note-first = { $first } (kontrola: { $standings })
tw-note-and = { $others } i { $last }
tw-note-gain = { $pack }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
tw-note-no-gain = { $pack }: bez punktów
tw-note-has = { $alphas ->
    [0] { $pack } ({ $n })
    [one] { $pack } ({ $n }, { $alphas } alfa)
    [few] { $pack } ({ $n }, { $alphas } alfy)
   *[other] { $pack } ({ $n }, { $alphas } alf)
}
tw-note-dens = wykopane nory: { $each }
tw-note-lairs = założone legowiska: { $each }
tw-note-prey = upolowane gatunki: { $each }
tw-note-wolves = wystawione wilki: { $each }
tw-no-deal-twice = Mapa jest już ułożona.
tw-no-deal-count = Liczba wykładanych płytek regionów to { $due }, a nie { $n }.
tw-no-deal-tile = Nie ma płytki regionu { $n }.
tw-no-deal-same = Płytkę regionu { $n } wyłożono dwa razy.
tw-no-deal-prey = To nie są stosy zwierzyny dla tej liczby graczy.
tw-no-deal-moons = To nie są znaczniki punktacji dla tej liczby graczy.
tw-bad-hex = pole to litera i liczba, np. `c4`
tw-bad-words = ruch ma najwyżej trzy słowa
tw-bad-follows = po `{ $verb }` nic nie następuje
tw-bad-missing = po `{ $verb }` brakuje słowa
tw-bad-one = po `{ $verb }` następuje jedno słowo
tw-bad-tiles = oczekiwano pięciu liter terenu, np. `tiles FRGTD`
tw-bad-dominate = oczekiwano `dominate den` lub `dominate wolf` i pola
tw-bad-move = ruch zaczyna się od tiles, place, move, den, lair, howl, dominate, pay, alpha, wolf, to, stop, away, track, hunt lub end
tw-bad-pay = żetony od 1 do 6 po kolei i t za każdy znacznik terenu, np. `pay 1+3+t`
tw-bad-region = płytka regionu ma numer
tw-bad-deal-word = nieoczekiwane `{ $word }` w rozdaniu
tw-bad-deal = rozdanie to `tiles … prey … moons … first SEAT`
tw-bad-terrains = tereny zapisuje się F, R, G, T, D
tw-bad-stacked = leżące na sobie znaczniki punktacji podaje się od góry, najpierw wcześniejszą fazę
tw-bad-one-of = oczekiwano jednego z: { $words }
tw-no-deal-first = Mapa nie jest jeszcze ułożona.
tw-no-over = Partia się skończyła.
tw-no-deal-seat = Przy tym stole nie ma takiego miejsca: { $n }.
tw-hex-alone = { $hex }
tw-pay-habitat = żeton siedliska
tw-pay-tile = żeton { $n }
tw-token-action = znacznik akcji
tw-token-terrain = znacznik terenu
tw-token-none = bez znacznika
tw-tell-tiles = Ułóż żetony terenu: { $tiles }
tw-tell-place = Postaw alfę i wilka stadnego na { $at }
tw-tell-move = Ruch: najwyżej { $spread } { $spread ->
    [one] wilk
    [few] wilki
   *[other] wilków
}, każdy o najwyżej { $speed } { $speed ->
    [one] pole
    [few] pola
   *[other] pól
}, teren: { $terrain }
tw-tell-den = Wykop norę na { $at }
tw-tell-lair = Zamień norę na { $at } w legowisko
tw-tell-howl = Zawyj do samotnego wilka na { $at }; stanie tam twój { $kind ->
    [alfa] wilk alfa
   *[other] { $kind }
}
tw-tell-dominate-den = Zdominuj norę ({ $pack }) na { $at }
tw-tell-dominate-wolf = Zdominuj wilka stadnego ({ $pack }) na { $at }; stanie tam twój { $kind ->
    [alfa] wilk alfa
   *[other] { $kind }
}
tw-tell-pay = { $n ->
    [0] Zapłać: { $with }
   *[other] Zapłać: { $with } ({ $flips })
}
tw-tell-alpha = Rusz alfę z { $at }
tw-tell-wolf = Rusz wilka stadnego z { $at }
tw-tell-to = Idź na { $at }
tw-tell-to-displacing = Idź na { $at } i wyprzyj wilka stadnego ({ $pack })
tw-tell-to-den = Idź na { $at }, do nory ({ $pack })
tw-tell-stop = Zakończ ruch
tw-tell-away = Wyprzyj go na { $at }
tw-tell-track = { $n ->
    [0] Weź norę z tego toru: { $track }
   *[other] Weź norę z tego toru: { $track } ({ $effects })
}
tw-tell-hunt = Poluj na polu { $at }
tw-tell-end = Zakończ turę
tw-tell-end-tokens = { $n ->
    [one] Zakończ turę (możesz jeszcze wydać { $n } znacznik akcji)
    [few] Zakończ turę (możesz jeszcze wydać { $n } znaczniki akcji)
   *[other] Zakończ turę (możesz jeszcze wydać { $n } znaczników akcji)
}
tw-tell-end-early = { $n ->
    [one] Zakończ turę, { $n } akcja zostanie niewykorzystana
    [few] Zakończ turę, { $n } akcje zostaną niewykorzystane
   *[other] Zakończ turę, { $n } akcji zostanie niewykorzystanych
}
tw-tell-token = { $what } (kosztuje znacznik akcji)
tw-flip = żeton { $n } pokaże: { $terrain }
tw-effect-value = { $track } rośnie do { $value }
tw-effect-token = dostajesz { $token }
tw-effect-points = punkty: { $points } zamiast { $before }
tw-sheet-spread = Ekspansja watahy
tw-sheet-speed = Szybkość
tw-sheet-howl = Zasięg wycia
tw-board-lone = sam
tw-board-calendar = { $n ->
    [one] Kalendarz: { $n } figura
    [few] Kalendarz: { $n } figury
   *[other] Kalendarz: { $n } figur
}
tw-board-phase = { $scored ->
    [yes] { $moon } przy { $date } (po punktacji)
   *[no] { $moon } przy { $date }
}
tw-board-player = { $points ->
    [one] { $seat } ({ $terrain }), { $points } punkt
    [few] { $seat } ({ $terrain }), { $points } punkty
   *[other] { $seat } ({ $terrain }), { $points } punktów
}
tw-board-actions = pozostałe akcje: { $n } z 2
tw-board-tiles = żetony
tw-board-track = { $track } { $value } ({ $dug }/4 nory)
tw-board-lairs = legowiska { $n }/4
tw-board-wolves = wilki { $n }/8
tw-board-next = następny: { $kind }
tw-board-action-tokens = znaczniki akcji: { $n }
tw-board-terrain-tokens = znaczniki terenu: { $n }
tw-board-prey = { $n ->
    [0] zwierzyna: brak
   *[other] zwierzyna: { $prey }
}
tw-board-regions = regiony: { $n }, wartość { $points }
tw-board-vp = punkty w znacznikach: { $n }
tw-picture = Wilki: mapa i watahy
tw-piece-of = { $kind }: { $pack }
tw-content-for = { $what } (liczba graczy: { $seats })
tw-content-none = nic nie ma dla tej liczby graczy: { $seats }
tw-content-many = jest więcej niż jeden wpis dla tej liczby graczy: { $seats }
tw-content-letters = „{ $text }” musi mieć dokładnie { $n ->
    [one] { $n } literę
    [few] { $n } litery
   *[other] { $n } liter
}
tw-content-wolf = „{ $letter }” to ani P, ani A
tw-content-order = kolejność musi obejmować osiem wilków, a nie { $n }
tw-content-costs = akcja kosztuje od 1 do 6 żetonów
tw-content-values = wartości toru ({ $track }) mieszczą się między 1 a { $most } i nigdy nie maleją
tw-content-spread = w jednej akcji ruszają się najwyżej 4 wilki
tw-content-faces = pięciu żetonów nie da się ułożyć tak, by żaden teren się nie powtórzył
tw-content-dates = daty faz następują po sobie, od 1
tw-content-stock = jest od 1 do 10 stosów zwierzyny i tyle samo stosów znaczników punktacji
tw-content-stack = stos zwierzyny ma od 1 do 4 znaczników, a drugi gracz zaczyna z najwyżej 9 znacznikami akcji
tw-content-token-stack = na każdym polu wody leży jeden lub dwa znaczniki punktacji
tw-content-token-count = jest najwyżej dziesięć znaczników punktacji
tw-content-tile-terrains = płytka regionu { $n } ({ $text }) musi mieć każdy z pięciu terenów raz
tw-content-same-faces = żeton terenu { $n } ma ten sam teren po obu stronach
tw-content-lone-twice = na polu { $q }, { $r } są dwa samotne wilki
tw-content-lone-and-prey = samotny wilk i zwierzyna są na tym samym polu { $q }, { $r }
tw-content-tiles = najmniejsza liczba płytek regionów to { $n }
tw-content-numbers = wyższa liczba jest pierwsza i wynosi najwyżej 25
tw-content-third = trzecia wataha występuje tylko w grze dwuosobowej, z jedną lub dwiema figurami na polu, w tym najwyżej jedną norą lub jednym legowiskiem
tw-content-third-twice = figury na ({ $q }, { $r }) podano dwa razy
tw-content-third-land = region nie ma wolnego lądu na ({ $q }, { $r })
tw-content-slots = podano miejsca na płytki: { $n }, potrzeba: { $due }
tw-content-symbols = każdy symbol leży na osobnym polu w obrębie jednego terenu
tw-content-far = ({ $q }, { $r }) leży za daleko od środka
tw-content-overlap = dwie płytki zachodzą na siebie na ({ $q }, { $r })
tw-content-side = każda strona ma co najmniej pięć pól i po literze na każde
tw-content-large = największa mapa: pola { $n }, kolumny { $columns }, rzędy { $rows }
tw-content-no-land = nie ma lądu
tw-content-no-way = nie ma drogi z { $a } do { $b }
tw-content-side-room = każda strona płytki startowej musi mieć pole dla każdego gracza
tw-content-no-start = bez płytki startowej nikt nie może postawić wilków
tw-content-crescent = do postawienia wilków potrzebny jest region bez sierpa księżyca
tw-content-hex = pola { $hex } nie ma na mapie
tw-content-region = region { $n } musi mieć dokładnie jedno pole wody i jedno pole zwierzyny
tw-content-options = te watahy lub ta cierpliwość są niedozwolone
tw-part-region = Kształt i symbole płytek regionów
tw-part-tiles = Tereny płytek regionów
tw-part-start = Płytka startowa
tw-part-layout = Układ mapy (liczba graczy: { $seats })
tw-part-costs = Koszty akcji
tw-part-wolves = Kolejność wilków na planszy gracza
tw-part-terrain-tiles = Strony żetonów terenu
tw-part-attributes = Wartości cech
tw-part-moons = Wartości znaczników punktacji
tw-part-board = Plansza gracza (liczba graczy: { $seats })
tw-part-calendar = Daty kalendarza (liczba graczy: { $seats })
tw-part-stock = Zwierzyna i znaczniki punktacji (liczba graczy: { $seats })
tw-part-third-pack = Trzecia wataha obok: { $moons }
tw-way = { $kind } na { $hex }, { $terrain } ({ $cost })
tw-end-early = Zakończyć turę, choć { $n ->
    [one] została jedna akcja
    [few] zostały { $n } akcje
   *[other] zostało { $n } akcji
 }?
tw-aid-calendar = Kalendarz księżyca
tw-aid-date = data
tw-aid-to-go = brakuje
tw-aid-first = 1. miejsce
tw-aid-second = 2. miejsce
tw-aid-costs = Koszty akcji
tw-aid-tiles = żetony
tw-aid-points = Punkty według figur, które opuściły planszę gracza
tw-aid-phase = { $moon }
tw-aid-pieces = { $n }
