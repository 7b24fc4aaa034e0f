# Les salles : tables, pendules, hypothèses, ennuis.
lobby-doors = Tables et parties
lobby-friends = Inviter des amis
lobby-watch = Regarder
lobby-mine-help = Reprendre ce qui n’est pas fini
lobby-open-help = S’asseoir là où une place est libre
lobby-watch-help = Suivre des parties en cours
lobby-load-help = Revoir une partie, la rejouer depuis n’importe quel coup
tables-running = Parties en cours à regarder
tables-running-none = Aucune partie n’est en cours à une table ouverte.
watching = Vous regardez
imagined = Et si ? Ce que votre place ne peut pas voir est deviné ici.
imagined-record = Une hypothèse tirée d’une partie en cours n’a pas d’enregistrement propre : sa part cachée est devinée.
clock = Pendule
clock-none = Sans pendule
clock-live = En direct
clock-days = Par correspondance
clock-none-help = Rien ne presse.
clock-live-help = Chacun a un temps pour toute la partie. Quand il est épuisé, un robot joue jusqu’au retour du joueur.
clock-days-help = Un tour peut durer des jours. La page peut être fermée entre-temps.
clock-live-value = { $main } minutes, plus { $plus } secondes par tour
clock-days-value = { $n ->
    [one] { $n } jour par tour
   *[other] { $n } jours par tour
}
problem-invite-used = Cette invitation a déjà servi, ou le lien est incomplet. Demandez-en une autre, ou regardez.
problem-watch = Regarder la partie
problem-again = Réessayer
full-title = Plus de place
full-text = Ce navigateur n’a plus de place pour une autre partie. Supprimez-en d’anciennes dans « Mes parties » ; rien n’a été perdu.
ww-swaps-auto = Autant que d’habitude
ww-swaps-n = { $n ->
    [0] aucune
    [one] { $n } carte d’échange
   *[other] { $n } cartes d’échange
}
ww-none = Aucune
ww-none-help = Les règles restent telles quelles.
ww-random = Tirée au hasard
ww-random-help = Une carte est révélée au début.
ww-random-three = Trois cartes sont révélées au début.
ww-category-plain = Simple
ww-category-interaction = Interaction
ww-category-display = Tableau
ww-category-market = Marché
ww-category-scoring = Décompte
