# Lone Wolves.

learn-lw-1 = Deux loups se disputent cinq territoires. Chaque carte jouée fait deux choses : elle lutte pour le pli, et elle reste sur un territoire pour y donner sa force.
learn-lw-2 = Votre main est en bas. Le nombre sur chaque jeton rond doré est l’honneur que le côté le plus fort gagne à la fin.
learn-lw-3 = À vous : cliquez sur une carte de votre main, puis sur un territoire. Si une couleur est demandée, vous devez la fournir si vous le pouvez, mais vous jouez la carte sur le territoire de votre choix.
learn-lw-4 = Dans une couleur, le 7 bat le 6 et ainsi de suite, mais le 2 bat le 7. La carte gagnante reste visible. La perdante devient un loup solitaire de force 1.
learn-lw-5 = Perdre a du bon : le perdant prend une cicatrice du territoire où se trouve sa carte. Jouez jusqu’à perdre un pli, puis prenez une cicatrice.
learn-lw-6 = Placez la cicatrice sur une case de votre côté. La consigne indique son effet.
learn-lw-7 = Les cicatrices rouges donnent de la force, les dorées de l’honneur à la fin, les violettes agissent aussitôt.
learn-lw-8 = Quand la dernière cicatrice d’un territoire est prise, la lune s’y lève et sa couleur devient l’atout dès le pli suivant. Jouez une autre carte.
learn-lw-9 = Si vous cliquez sur quelque chose d’interdit, la raison et la règle s’affichent.
learn-lw-10 = Ouvrez la feuille de points : elle montre ce qui compterait maintenant.
learn-lw-11 = Vous savez tout. Jouez les treize plis jusqu’au bout, et hurlez !
lone-wolves-name = Loups solitaires
lone-wolves-pitch = Un duel en treize plis. Chaque carte jouée reste sur l’un des cinq territoires, où la force rapporte de l’honneur. Perdez un pli et votre loup devient un loup solitaire, mais vous prenez une cicatrice qui fait pencher un territoire de votre côté.
lone-wolves-reconstructed = Les valeurs des jetons Honneur, l’ordre des territoires, le nombre de cases à cicatrices et la disposition du plateau avancé.
lone-wolves-opt-board = Plateau
lone-wolves-opt-board-help = Sur quel côté du plateau on joue.
lone-wolves-opt-board-basic = de base
lone-wolves-opt-board-advanced = avancé
lone-wolves-opt-first = Qui commence
lone-wolves-opt-first-help = Au sort, le perdant de la dernière partie (au sort pour une première partie) ou le joueur à cette place.
lone-wolves-opt-first-lot = au sort
lone-wolves-opt-first-loser = le perdant
lone-wolves-opt-preset-basic = Plateau de base
lone-wolves-opt-preset-basic-help = Cinq territoires semblables. Pour une première partie.
lone-wolves-opt-preset-advanced = Plateau avancé
lone-wolves-opt-preset-advanced-help = Des territoires inégaux, avec des cases frontière qui comptent des deux côtés.
lw-board = Plateau de Loups solitaires
lw-swamp = marais
lw-desert = désert
lw-caves = grottes
lw-tundra = toundra
lw-volcano = volcan
lw-suit-swamp = vert
lw-suit-desert = brun
lw-suit-caves = noir
lw-suit-tundra = blanc
lw-suit-volcano = rouge
lw-card = { $value } { $suit }
lw-border = frontière { $a }/{ $b }
lw-to = Territoire : { $land }
lw-take = Prendre { $scar }
lw-take-down = Prendre une cicatrice cachée
lw-place = Placer ici : { $place }
lw-prompt-lead = Vous entamez : choisissez une carte, puis un territoire.
lw-prompt-follow = Carte d’entame : { $card }. Fournissez la couleur si vous pouvez, sur tout territoire qui n’est pas plein.
lw-prompt-take = Vous avez perdu le pli : prenez une cicatrice ({ $land }).
lw-prompt-place = Placez la cicatrice de votre côté. { $scar } : { $effect }
lw-scar-1 = Fratrie
lw-scar-2 = Crocs
lw-scar-3 = Errant
lw-scar-4 = Volte-face
lw-scar-5 = Meute
lw-scar-6 = Solitaire
lw-scar-7 = Fierté
lw-scar-8 = Sang neuf
lw-scar-9 = Alpha
lw-scar-1-does = +{ $n } force ici pour chaque carte Loup de votre côté
lw-scar-2-does = +{ $n } force ici
lw-scar-3-does = { $n ->
    [one] une carte écartée rejoint votre côté comme loup solitaire
   *[other] { $n } cartes écartées rejoignent votre côté comme loups solitaires
}
lw-scar-4-does = retourne le jeton Honneur de ce territoire
lw-scar-5-does = +{ $n } honneur par carte Loup de votre côté ici
lw-scar-6-does = +{ $n } honneur par loup solitaire de votre côté ici
lw-scar-7-does = +{ $n } honneur par loup visible de votre côté ici
lw-scar-8-does = +{ $n } honneur par { $young } visible de votre côté ici
lw-scar-9-does = +{ $n } honneur si vous gagnez ce territoire
lw-scar-numbered = { $scar } [{ $n }]
lw-plaque = { $name } · { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
lw-trick = Pli { $n }/{ $of }
lw-no-trump = sans atout
lw-moment = { $card } bat { $lost } : { $name ->
    [Vous] vous remportez
   *[other] { $name } remporte
} le pli
lw-trump = atout : { $suit }
lw-land-label = { $land } : honneur { $honor }, votre force { $mine }, en face { $theirs }, { $wolves ->
    [one] { $wolves } loup
   *[other] { $wolves } loups
} sur { $full }
lw-face-down = cicatrice cachée
lw-slot-label = { $place } : { $n ->
    [0] aucune case libre
    [one] { $n } case libre
   *[other] { $n } cases libres
}
lw-lone = loup solitaire, force 1
lw-event-scars-laid = Cicatrices visibles : { $scars }.
lw-event-honor-laid = Jetons Honneur : { $honor }.
lw-event-dealt = { $seat ->
    [Vous] Vous recevez
   *[other] { $seat } reçoit
} { $count } cartes.
lw-event-leads = { $seat ->
    [Vous] Vous entamez
   *[other] { $seat } entame
} en premier.
lw-event-played = { $seat ->
    [Vous] Vous jouez
   *[other] { $seat } joue
} le { $card } ({ $at }).
lw-event-turned-up = Le 3 révèle une cicatrice ({ $at }) : { $scar }.
lw-event-won = { $seat ->
    [Vous] Vous remportez
   *[other] { $seat } remporte
} le pli { $trick }. { $loser ->
    [Vous] Votre { $lost }
   *[other] Le { $lost } ({ $loser })
} devient un loup solitaire ({ $at }).
lw-event-no-scar = Il ne reste pas de cicatrice pour { $seat ->
    [Vous] vous
   *[other] { $seat }
} ({ $at }).
lw-event-took = { $scar ->
    [none] { $seat ->
        [Vous] Vous prenez
       *[other] { $seat } prend
    } une cicatrice cachée ({ $at }).
   *[other] { $seat ->
        [Vous] Vous prenez
       *[other] { $seat } prend
    } la cicatrice { $scar } ({ $at }).
}
lw-event-looked = { $scar ->
    [none] { $seat ->
        [Vous] Vous regardez
       *[other] { $seat } regarde
    } la cicatrice.
   *[other] { $seat ->
        [Vous] Vous regardez
       *[other] { $seat } regarde
    } la cicatrice : { $scar }.
}
lw-event-placed = { $seat ->
    [Vous] Vous placez
   *[other] { $seat } place
} la cicatrice { $scar } ({ $slot }).
lw-event-left-game = { $seat ->
    [Vous] Vous n’avez
   *[other] { $seat } n’a
} aucune case libre : la cicatrice { $scar } est retirée du jeu.
lw-event-joined = Une carte écartée { $seat ->
    [Vous] vous rejoint
   *[other] rejoint { $seat }
} comme loup solitaire ({ $at }).
lw-event-turned = Le jeton Honneur est retourné ({ $at }) : { $up } maintenant, { $down } dessous.
lw-event-moon = { $blood ->
    [yes] La dernière cicatrice est prise ({ $at }) : la lune de sang s’y lève ; atout dès le prochain pli : { $suit }.
   *[no] La dernière cicatrice est prise ({ $at }) : la lune s’y lève ; atout dès le prochain pli : { $suit }.
}
lw-event-over = Fin de la partie : { $first } { $a }, { $second } { $b }.
lw-event-scar-at = { $scar } ({ $at })
lw-event-honor-at = { $up }/{ $down } ({ $at })
lw-event-dealt-hand = { $seat ->
    [Vous] Vous recevez
   *[other] { $seat } reçoit
} { $cards }.
lw-event-over-tied = Fin de la partie : { $first } { $a }, { $second } { $b }. Les loups solitaires départagent : { $c } à { $d }.
lw-sheet-strength = Force : { $what }
lw-sheet-honor = Jeton Honneur : { $what }
lw-sheet-moon = Lune
lw-sheet-blood = Lune de sang
lw-sheet-tie = Égalité
lw-no-play-first = Jouez d’abord une carte.
lw-no-take-first = Prenez d’abord une cicatrice.
lw-no-place-first = Placez d’abord la cicatrice.
lw-no-not-held = Vous n’avez pas le { $card } en main.
lw-no-follow = Vous avez encore une carte de la couleur demandée ({ $suit }) : vous devez la fournir.
lw-no-full = Ce territoire est plein ({ $land }) : il a déjà { $n } cartes Loup.
lw-no-slot = Ce plateau n’a pas de case à cet endroit ({ $place }).
lw-no-room = De votre côté, aucune case n’y est libre ({ $place }).
lw-no-scar-up = La cicatrice { $scar } n’y est pas visible ({ $land }).
lw-no-scar-down = Aucune cicatrice cachée n’y reste ({ $land }).
lw-sheet-scar = { $scar } : { $place }
lw-note-strength = { $a } à { $b } : { $first } contre { $second } ({ $who })
lw-note-up = { $n } par les loups visibles
lw-note-lone = { $n } par les loups solitaires
lw-note-from-scar = { $scar ->
    [1] { $n } par { lw-scar-1 }
   *[other] { $n } par { lw-scar-2 }
}
lw-note-nothing = rien
lw-note-nobody = personne ne le contrôle
lw-note-controls = contrôle : { $seat }
lw-note-tie = { $n }, mais égalité : pour personne
lw-note-in = { $land }
lw-note-in-tie = { $land }, mais égalité : pour personne
lw-note-lone-decide = égalité aux points ; les loups solitaires départagent : { $a } à { $b }
lw-note-counts = compte comme force ({ $seat })
lw-note-acted = a fait effet à la pose ({ $seat })
lw-note-both = { $a } { $n } + { $b } { $m }
lw-no-deal-seat = Il n’y a pas de place { $n } : on joue à deux.
lw-no-deal-scars = On pose maintenant les cicatrices visibles : `scars 1 5 9 2 2`.
lw-no-deal-honor = On pose maintenant les jetons Honneur : `honor 4/9 8/5 …`.
lw-no-deal-hands = On distribue maintenant les mains : `hands s2 s3 … / d2 d3 …`.
lw-no-deal-leader = On tire maintenant qui entame : `leader 1`.
lw-no-deal-turn = On révèle maintenant une cicatrice : `turn 5`.
lw-no-deal-look = On regarde maintenant la cicatrice prise cachée : `look 5`.
lw-no-deal-light = { $land } a { $due } emplacements clairs mais a reçu { $n } cicatrices.
lw-no-deal-copies = La cicatrice { $scar } est posée plus de fois qu’elle n’existe ({ $n }).
lw-no-deal-tokens = Les jetons Honneur sont { $tokens }, chacun une fois, l’une ou l’autre face d’abord.
lw-no-deal-count = { $seat } reçoit { $n } cartes au lieu de { $due }.
lw-no-deal-both = Le { $card } est distribué aux deux joueurs.
lw-no-deal-seen = Toutes les cicatrices { $scar } ont déjà été vues.
lw-bad-card = une carte s’écrit couleur puis valeur de 2 à 7, comme `d3` ; les couleurs sont s marais, d désert, c grottes, t toundra, v volcan
lw-bad-land = un territoire est s, d, c, t ou v (marais, désert, grottes, toundra, volcan)
lw-bad-border = une frontière a deux territoires différents, comme `s+d`
lw-bad-scar = une cicatrice est un nombre de 1 à 9
lw-bad-move = un coup est `d3@s` (carte et territoire), `take 5`, `take ?` (cachée), `place s` ou `place s+d` (une frontière)
lw-bad-honor = un jeton Honneur s’écrit par ses deux faces, celle du dessus d’abord, comme `4/9`
lw-bad-five = il en faut cinq, un par territoire du marais au volcan, pas { $n }
lw-bad-twice = cette carte est deux fois dans la main
lw-bad-hands = les deux mains sont séparées par `/`
lw-bad-chance = une donne s’écrit `scars 1 5 9 2 2`, `honor 4/9 8/5 …`, `hands s2 … / d2 …`, `leader 1`, `turn 5` ou `look 5`
lw-content-values = Une couleur a les valeurs 2 à 7, car le livret ne donne d’ordre que pour celles-ci.
lw-content-hand = Une main a de 1 à { $most } cartes.
lw-content-full = Les cinq territoires doivent pouvoir accueillir les 30 cartes : un territoire est plein avec 6 à 30 cartes.
lw-content-order = Nommez chacun des cinq territoires une fois.
lw-content-token = Une face d’un jeton Honneur vaut au plus 99.
lw-content-moon = Une lune vaut au plus 99.
lw-content-copies = Chaque cicatrice existe de 1 à { $most } fois.
lw-content-effect = La valeur d’une cicatrice est au plus 20.
lw-content-young = Les cartes ont les valeurs 2 à 7.
lw-content-places = Un territoire a au plus { $most } emplacements d’une couleur.
lw-content-scars = Le plateau a { $needed } emplacements, mais il n’y a que { $there } cicatrices.
lw-content-slots = Il y a au plus { $most } cases au même endroit.
lw-content-no-place = Chaque territoire doit avoir au moins un emplacement de cicatrice.
lw-content-border-one = Une frontière sépare deux territoires différents.
lw-content-border-twice = Une frontière est nommée deux fois.
lw-content-first = Ce joueur n’existe pas.
lw-part-cards = Cartes : couleurs, valeurs, mains
lw-part-order = Ordre des territoires
lw-part-honor = Valeurs des jetons Honneur
lw-part-moons = Valeurs des lunes
lw-part-scars = Cicatrices : effets et exemplaires
lw-part-basic-places = Emplacements de cicatrices du plateau de base
lw-part-basic-slots = Cases de cicatrices du plateau de base
lw-part-advanced-places = Emplacements de cicatrices du plateau avancé
lw-part-advanced-slots = Cases de cicatrices du plateau avancé
lw-tell-noted = { $what } : { $notes }
lw-tell-play = { $card } ({ $at })
lw-tell-take = prendre { $scar }
lw-tell-take-down = prendre une cicatrice cachée
lw-tell-place = placer { $scar } ({ $place })
lw-tell-place-unseen = placer la cicatrice ({ $place })
lw-tell-wins = gagne
lw-tell-loses = perd et devient un loup solitaire ; vous prenez une cicatrice
lw-tell-loses-no-scar = perd et devient un loup solitaire ; plus de cicatrice à prendre
lw-tell-turns-up = révèle une cicatrice
lw-tell-last-scar = { $blood ->
    [yes] la dernière cicatrice ici : la lune de sang se lève, nouvel atout : { $suit }
   *[no] la dernière cicatrice ici : la lune se lève, nouvel atout : { $suit }
}
lw-tell-strength = force ({ $at }) de { $a } à { $b }
lw-tell-token = jeton Honneur ({ $at }) maintenant { $n }
lw-tell-lead = honneur { $n } pour l’instant
lw-board-points = Honneur pour l’instant : { $first } { $a }, { $second } { $b }
lw-board-final = Honneur final : { $first } { $a }, { $second } { $b }
lw-board-you = Vous
lw-board-seat = { $seat }
lw-board-strength = force { $n }
lw-board-wolves = loups
lw-board-lone = solit.
lw-board-slots = cases
lw-board-borders = front.
lw-board-honor = honneur
lw-board-token = { $up } (dessous { $down })
lw-board-moons = lunes
lw-board-moon = lune +{ $n }
lw-board-blood-moon = LUNE DE SANG +{ $n }
lw-board-scars = cicatr.
lw-board-room = occupé
lw-board-full = plein
lw-board-wolves-of = { $n } sur { $of }
lw-board-hand = Votre main :
lw-board-holds = { $n ->
    [one] { $seat } a { $n } carte.
   *[other] { $seat } a { $n } cartes.
}
lw-board-holds-none = { $n ->
    [one] { $seat } a { $n } carte, aucune de couleur : { $suits }.
   *[other] { $seat } a { $n } cartes, aucune de couleur : { $suits }.
}
lw-board-unseen = Cicatrices que tous n’ont pas vues : { $scars } (dont { $n } cachées sur le plateau).
lw-board-tricks = Plis (entame par : carte, réponse ; * gagne) :
lw-board-offer = { $at } { $scars }
lw-board-offer-last = { $at } { $scars } (la dernière ; nouvel atout : { $suit })
lw-board-leads = { $you ->
    [yes] Vous entamez le pli { $n }.
   *[no] { $seat } entame le pli { $n }.
}
lw-board-ends = La partie se termine alors.
lw-board-leader-wins = { $you ->
    [yes] Si vous gagnez ce pli, votre carte reste visible là où vous la jouez. { $next }
   *[no] Si { $seat } gagne ce pli, la carte d’entame reste visible. { $next }
}
lw-board-leader-loses = { $you ->
    [yes] Si vous le perdez, votre carte devient un loup solitaire (force 1) et vous prenez une cicatrice de son territoire : { $offers }.
   *[no] Si { $seat } le perd, la carte devient un loup solitaire (force 1) et { $seat } prend une cicatrice de son territoire : { $offers }.
}
lw-board-answers = Contre le { $led } vous gagnez avec : { $win } ; vous perdez avec : { $lose }.
lw-board-follower-wins = { $you ->
    [yes] Si vous gagnez
   *[no] Si { $seat } gagne
} : le { $led } ({ $at }) devient un loup solitaire, et le perdant y prend une cicatrice ({ $offer }). { $next }
lw-board-follower-loses = { $you ->
    [yes] Si vous perdez : le { $led } reste visible, votre carte devient un loup solitaire et vous prenez une cicatrice de son territoire : { $offers }. { $next }
   *[no] Si { $seat } perd : le { $led } reste visible, et { $seat } prend une cicatrice du territoire de la carte perdante : { $offers }. { $next }
}
lw-board-takes = { $you ->
    [yes] Vous prenez une cicatrice ({ $at }) :
   *[no] { $seat } prend une cicatrice ({ $at }) :
}
lw-board-choice = { $scar } : { $effect }
lw-board-places = { $you ->
    [yes] Vous placez la cicatrice { $scar } : { $effect }.
   *[no] { $seat } place la cicatrice { $scar } : { $effect }.
}
lw-board-places-unseen = { $you ->
    [yes] Vous placez la cicatrice.
   *[no] { $seat } place la cicatrice.
}
lw-aid-scars = Cicatrices
lw-aid-effect = Effet
lw-aid-unseen = Non vues
