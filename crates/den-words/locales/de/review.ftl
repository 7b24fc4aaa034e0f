# Die Auswertung einer Partie, im Terminal und auf der Seite.

percent = { $n } %
review-name = Auswertung
review-chances = Siegchancen
review-chances-solo = Chancen auf ein gutes Ergebnis
review-known = Entscheidungen werden danach beurteilt, was der Spieler wissen konnte, nie nach den Karten, die tatsächlich dort lagen. Was verdeckte Karten verändert haben, zählt als Glück.
review-said = { $way ->
    [lost-lost] { $seat ->
        [Du] Du hast { $skill } % durch Entscheidungen und { $luck } % durch Pech verloren.
       *[other] { $seat } hat { $skill } % durch Entscheidungen und { $luck } % durch Pech verloren.
    }
    [lost-won] { $seat ->
        [Du] Du hast { $skill } % durch Entscheidungen verloren und { $luck } % durch Glück gewonnen.
       *[other] { $seat } hat { $skill } % durch Entscheidungen verloren und { $luck } % durch Glück gewonnen.
    }
    [won-lost] { $seat ->
        [Du] Du hast { $skill } % durch Entscheidungen gewonnen und { $luck } % durch Pech verloren.
       *[other] { $seat } hat { $skill } % durch Entscheidungen gewonnen und { $luck } % durch Pech verloren.
    }
    [lost-none] { $seat ->
        [Du] Du hast { $skill } % durch Entscheidungen verloren; das Glück hat nichts geändert.
       *[other] { $seat } hat { $skill } % durch Entscheidungen verloren; das Glück hat nichts geändert.
    }
    [won-none] { $seat ->
        [Du] Du hast { $skill } % durch Entscheidungen gewonnen; das Glück hat nichts geändert.
       *[other] { $seat } hat { $skill } % durch Entscheidungen gewonnen; das Glück hat nichts geändert.
    }
   *[won-won] { $seat ->
        [Du] Du hast { $skill } % durch Entscheidungen und { $luck } % durch Glück gewonnen.
       *[other] { $seat } hat { $skill } % durch Entscheidungen und { $luck } % durch Glück gewonnen.
    }
}
review-step = Schritt
review-player = Spieler
review-start = Beginn
review-result = Ergebnis
review-skill = Entscheidungen
review-luck = Glück
review-accuracy = Genauigkeit
review-choices = Anzahl
review-played = gespielt
review-best = besser
review-cost = Kosten
review-good = gut
review-inaccurate = ungenau
review-bad = schlecht
review-very-bad = sehr schlecht
review-dearest = Die teuersten Entscheidungen
review-no-mistakes = Keine Entscheidung war deutlich schlechter als die beste.
review-turning = Wendepunkte
review-no-turning = Kein einzelner Schritt hat viel verändert.
review-line = Danach erwartet: { $moves }
review-step-n = Schritt { $n }
review-chance = Zufall
review-forced = einziger Zug
review-unjudged = noch nicht beurteilt
review-unfinished = Die Partie wurde nicht zu Ende gespielt. Die letzten Chancen stehen für das Ergebnis.
review-part = { $all ->
    [0] Nur die ersten { $n } Schritte sind ausgewertet. { $what }
   *[other] Nur die ersten { $n } von { $all } Schritten sind ausgewertet. { $what }
}
review-stopped = Die Auswertung wurde vorzeitig beendet.
review-failed = Die Auswertung ist abgebrochen. Versuche es mit `wolfden review`; wenn es wieder geschieht, melde es bitte zusammen mit der Aufzeichnung.
review-nothing = Es gibt nichts auszuwerten: Noch wurde kein Schritt gespielt.
review-table = Chancen als Tabelle
review-working = Auswertung läuft: { $percent } %
review-open = Partie auswerten
review-stop = Anhalten
review-deeper = Länger überlegen
review-marks = Auf dem Spielplan: Gespieltes ist rot gestrichelt, Besseres grün. Zahlen zeigen, was danach erwartet wird.
review-learn = Aus Fehlern lernen
review-exercise = Aufgabe { $n } von { $of }: Wähle noch einmal.
review-judging = Alpha beurteilt deinen Zug …
review-holds = Guter Zug: { $what }
review-costs = { $what } kostet { $cost } %: Die Chance ist { $own } % statt { $best } %.
review-reply = { $name } könnte antworten: { $what }
review-again = Noch einmal versuchen
review-next = Nächste Aufgabe
review-close = Zurück zur Auswertung
review-sure = { $what } senkt deine Siegchance um { $cost } Prozentpunkte. Bist du sicher?
review-gains = { $what } bringt jetzt: { $gains }.
review-gains-none = { $what } bringt jetzt keine Punkte.
review-risk = { $name } könnte antworten: { $what } (Punkte für dich: { $points })
review-place = Das bedeutet Platz { $after } statt { $before }.
review-bot-why = Was hat { $name } erwogen?
review-bot-asked = Denkt noch einmal nach …
review-bot-considered = { $name } hat erwogen: { $moves }
review-bot-other = Noch einmal gefragt, würde { $name } spielen: { $what }
review-bot-none = { $name } hatte hier nichts zu erwägen.
review-no-step = Es gibt keinen Schritt { $n }: Die Partie hat { $all }.
review-no-bot = Schritt { $n } ist keine Entscheidung eines Bots.
