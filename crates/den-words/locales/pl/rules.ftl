# The numbered rules: what stands around them.

rules-marks = Oznaczenia
rules-unmarked = Zasada bez oznaczenia pochodzi z drukowanej instrukcji.
rules-reconstructed = Wartości ze znakiem [X] są odtworzone: nie znamy drukowanych.
rules-mark-a = liczby, które instrukcja pokazuje tylko na obrazkach, wzięte z istniejącej adaptacji
rules-mark-d = wynika z zasad rachunkiem lub logiką
rules-mark-j = nasze rozstrzygnięcie tam, gdzie instrukcja milczy lub jest niejasna
rules-mark-x = odtworzone: nie znamy drukowanej wartości; ta jest nasza i możesz ją zastąpić, jeśli masz pudełko z grą

example-play = Graj od tego miejsca
example-seat = Grasz na miejscu { $n }; pozostałe miejsca mają boty.
example-here = Przykład do zasad
example-back = Wróć do zasad
