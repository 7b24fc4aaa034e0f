# The numbered rules: what stands around them.

rules-marks = Zeichen
rules-unmarked = Eine Regel ohne Zeichen stammt aus der gedruckten Anleitung.
rules-reconstructed = Werte mit [X] sind rekonstruiert: Die gedruckten kennen wir nicht.
rules-mark-a = Zahlen, die die Anleitung nur in Bildern zeigt, übernommen aus einer bestehenden Umsetzung
rules-mark-d = folgt aus den Regeln durch Rechnen oder Überlegen
rules-mark-j = unsere Auslegung, wo die Anleitung schweigt oder unklar ist
rules-mark-x = rekonstruiert: Den gedruckten Wert kennen wir nicht; dieser ist von uns, und wenn du die Schachtel besitzt, kannst du ihn ersetzen

example-play = Von hier aus spielen
example-seat = Du spielst Platz { $n }; die anderen Plätze haben Bots.
example-here = Ein Beispiel aus den Regeln
example-back = Zurück zu den Regeln
