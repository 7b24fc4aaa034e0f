# The numbered rules: what stands around them.

rules-marks = Zeichen
rules-unmarked = Eine Regel ohne Zeichen ist die der gedruckten Anleitung.
rules-reconstructed = Was mit [X] bezeichnet ist, ist rekonstruiert: Die gedruckten Werte sind hier nicht bekannt.
rules-mark-a = Zahlen, die die Anleitung nur in Bildern zeigt, übernommen aus einer bestehenden Umsetzung
rules-mark-d = folgt aus den Regeln durch Rechnen oder Überlegen
rules-mark-j = unsere Auslegung, wo die Anleitung schweigt oder unklar ist
rules-mark-x = rekonstruiert: Der gedruckte Wert ist hier nicht bekannt; dieser ist von uns, und wer die Schachtel besitzt, kann ihn ersetzen
