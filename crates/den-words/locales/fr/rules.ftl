# The numbered rules: what stands around them.

rules-marks = Marques
rules-unmarked = Une règle sans marque vient du livret imprimé.
rules-reconstructed = Les valeurs marquées [X] sont reconstituées : nous ne connaissons pas celles qui sont imprimées.
rules-mark-a = valeurs que la règle imprimée ne montre qu’en images, reprises d’une adaptation existante
rules-mark-d = découle des règles par calcul ou par logique
rules-mark-j = notre décision là où la règle imprimée se tait ou reste obscure
rules-mark-x = reconstitué : nous ne connaissons pas la valeur imprimée ; celle-ci est de nous, et vous pouvez la remplacer si vous avez la boîte

example-play = Jouer à partir d’ici
example-seat = Vous jouez à la place { $n } ; les autres places sont tenues par des bots.
example-here = Un exemple des règles
example-back = Retour aux règles
