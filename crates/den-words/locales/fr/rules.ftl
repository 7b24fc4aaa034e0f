# The numbered rules: what stands around them.

rules-marks = Marques
rules-unmarked = Une règle sans marque est celle du livret imprimé.
rules-reconstructed = Ce qui porte la marque [X] est reconstitué : les valeurs imprimées ne sont pas connues ici.
rules-mark-a = valeurs que la règle imprimée ne montre qu’en images, reprises d’une adaptation existante
rules-mark-d = découle des règles par calcul ou par logique
rules-mark-j = notre décision là où la règle imprimée se tait ou reste obscure
rules-mark-x = reconstitué : la valeur imprimée n’est pas connue ici ; celle-ci est de nous, et qui possède la boîte peut la remplacer
