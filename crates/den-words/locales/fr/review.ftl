# L’analyse d’une partie, dans le terminal et sur la page.

percent = { $n } %
review-name = Analyse
review-chances = Chances de gagner
review-chances-solo = Chances d’un bon score
review-known = Les décisions sont jugées d’après ce que le joueur pouvait savoir, jamais d’après les cartes qui s’y trouvaient. Ce que les cartes cachées ont changé compte comme hasard.
review-said = { $way ->
    [lost-lost] { $seat ->
        [Vous] Vous avez perdu { $skill } % à cause de vos décisions et { $luck } % à cause du hasard.
       *[other] { $seat } a perdu { $skill } % à cause de ses décisions et { $luck } % à cause du hasard.
    }
    [lost-won] { $seat ->
        [Vous] Vous avez perdu { $skill } % à cause de vos décisions et gagné { $luck } % grâce au hasard.
       *[other] { $seat } a perdu { $skill } % à cause de ses décisions et gagné { $luck } % grâce au hasard.
    }
    [won-lost] { $seat ->
        [Vous] Vous avez gagné { $skill } % grâce à vos décisions et perdu { $luck } % à cause du hasard.
       *[other] { $seat } a gagné { $skill } % grâce à ses décisions et perdu { $luck } % à cause du hasard.
    }
    [lost-none] { $seat ->
        [Vous] Vous avez perdu { $skill } % à cause de vos décisions ; le hasard n’a rien changé.
       *[other] { $seat } a perdu { $skill } % à cause de ses décisions ; le hasard n’a rien changé.
    }
    [won-none] { $seat ->
        [Vous] Vous avez gagné { $skill } % grâce à vos décisions ; le hasard n’a rien changé.
       *[other] { $seat } a gagné { $skill } % grâce à ses décisions ; le hasard n’a rien changé.
    }
   *[won-won] { $seat ->
        [Vous] Vous avez gagné { $skill } % grâce à vos décisions et { $luck } % grâce au hasard.
       *[other] { $seat } a gagné { $skill } % grâce à ses décisions et { $luck } % grâce au hasard.
    }
}
review-step = coup
review-player = joueur
review-start = début
review-result = résultat
review-skill = décisions
review-luck = hasard
review-accuracy = précision
review-choices = choix
review-played = joué
review-best = mieux
review-cost = coût
review-good = bon
review-inaccurate = imprécis
review-bad = mauvais
review-very-bad = très mauvais
review-dearest = Les décisions les plus coûteuses
review-no-mistakes = Aucune décision n’était nettement moins bonne que la meilleure.
review-turning = Tournants
review-no-turning = Aucun coup n’a changé grand-chose à lui seul.
review-line = Suite attendue : { $moves }
review-step-n = Coup { $n }
review-chance = hasard
review-forced = seul coup possible
review-unjudged = pas encore jugé
review-unfinished = La partie n’a pas été jouée jusqu’au bout. Les dernières chances tiennent lieu de résultat.
review-part = { $all ->
    [0] Seuls les { $n } premiers coups sont analysés. { $what }
   *[other] Seuls les { $n } premiers coups sur { $all } sont analysés. { $what }
}
review-stopped = L’analyse a été arrêtée avant la fin.
review-failed = L’analyse s’est interrompue. Réessayez avec `wolfden review` ; si cela se reproduit, signalez-le en joignant l’enregistrement.
review-nothing = Il n’y a rien à analyser : aucun coup n’a été joué.
review-table = Les chances en tableau
review-working = Analyse en cours : { $percent } %
review-open = Analyser la partie
review-stop = Arrêter
review-deeper = Réfléchir plus longtemps
review-marks = Sur le plateau : le coup joué est en pointillés rouges, le meilleur en vert. Les numéros montrent la suite attendue.
review-learn = Apprendre de vos erreurs
review-exercise = Exercice { $n } sur { $of } : choisissez à nouveau.
review-judging = Alpha juge votre coup…
review-holds = Bon coup : { $what }
review-costs = { $what } coûte { $cost } % : les chances sont de { $own } % au lieu de { $best } %.
review-reply = { $name } pourrait répondre : { $what }
review-again = Réessayer
review-next = Exercice suivant
review-close = Revenir à l’analyse
review-sure = { $what } réduit vos chances de gagner de { $cost } points. Jouer ce coup quand même ?
review-gains = { $what } rapporte maintenant : { $gains }.
review-gains-none = { $what } ne rapporte rien pour l’instant.
review-risk = { $name } pourrait répondre : { $what } (points pour vous : { $points })
review-place = Cela mène à la place { $after } au lieu de la place { $before }.
review-bot-why = Coups envisagés ({ $name })
review-bot-asked = Nouvelle réflexion…
review-bot-considered = Coups envisagés ({ $name }) : { $moves }
review-bot-other = À nouveau interrogé, le bot ({ $name }) préfère : { $what }
review-bot-none = Il n’y avait rien à envisager ici ({ $name }).
review-no-step = Il n’y a pas de coup { $n } : la partie en compte { $all }.
review-no-bot = Le coup { $n } n’est pas une décision d’un bot.
