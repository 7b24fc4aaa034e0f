# The numbered rules: what stands around them.

rules-marks = Oznaczenia
rules-unmarked = Zasada bez oznaczenia pochodzi z drukowanej instrukcji.
rules-reconstructed = To, co nosi znak [X], jest odtworzone: drukowane wartości nie są tu znane.
rules-mark-a = liczby, które instrukcja pokazuje tylko na obrazkach, wzięte z istniejącej adaptacji
rules-mark-d = wynika z zasad rachunkiem lub logiką
rules-mark-j = nasze rozstrzygnięcie tam, gdzie instrukcja milczy lub jest niejasna
rules-mark-x = odtworzone: drukowana wartość nie jest tu znana; ta jest nasza, a posiadacz pudełka może ją podmienić
