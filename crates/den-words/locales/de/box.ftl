# Content packs and the figures of a box. The editor, the differences between two boxes and the proof sheet use them.
den-pack-long = Das Paket hat { $n } Bytes; erlaubt sind höchstens { $most }.
den-pack-deep = Seine Listen sind mehr als { $most } Ebenen tief verschachtelt. Ein Paket dieses Programms ist das nie.
den-pack-json = Das ist kein JSON: Zeile { $line }, Spalte { $column }. Vielleicht ist die Datei beschädigt; lass sie dir noch einmal geben.
den-pack-title = Das ist kein Inhaltspaket: `{ $title }` fehlt.
den-pack-format = Es hat das Format { $n }, das diese Version nicht lesen kann. Aktualisiere Wolfden.
den-pack-field = Dieses Feld fehlt oder hat den falschen Typ.
den-pack-unknown = Ein solches Feld gibt es in einem Paket nicht.
den-pack-name-length = Gib einen Namen mit 1 bis { $most } Zeichen ein.
den-pack-plain = Erlaubt ist nur einfacher Text: keine Tags, keine Steuerzeichen.
den-pack-text = Dieser Text ist länger als { $most } Zeichen.
den-pack-many = Hier stehen mehr als { $most } Einträge.
den-pack-whole = Erlaubt sind nur ganze Zahlen üblicher Größe.
den-pack-hash = Die Prüfsumme { $found }… passt nicht zu den Werten ({ $due }…). Die Datei wurde von Hand geändert oder ist beschädigt; `wolfden content pack` schreibt eine neue Prüfsumme.
den-pack-game = Das Paket ist für ein anderes Spiel: { $game }.
den-pack-mark = Eine solche Kennzeichnung gibt es nicht.
den-content-other-file = Eine solche Inhaltsdatei hat das Spiel nicht.
den-diff = { $what }: { $new } statt { $old }
den-diff-of = { $item }, { $field }
den-diff-more = { $item }: nicht in der eingebauten Schachtel
den-diff-less = { $item }: nur in der eingebauten Schachtel
den-diff-rest = { $n ->
    [one] und ein weiterer Unterschied
   *[other] und { $n } weitere Unterschiede
}
den-diff-absent = nichts
den-diff-yes = ja
den-diff-no = nein

# What several games have in common.
box-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
box-sheep = { $n ->
    [one] { $n } Schaf
   *[other] { $n } Schafe
}
box-unknown = Unbekannte Karte { $id }
box-id = Name
box-seats = Personen

# Wolf & Hound.
wh-box-numbers = Zahlenkarten und Schafe
wh-box-animals = Tierkarten
wh-box-black = Schwarz { $n }
wh-box-white = Weiß { $n }
wh-box-meat = Schwarz { $n } mit Fleisch
wh-box-bone = Weiß { $n } mit Knochen
wh-box-sheep-4 = Platz { $n }, zu viert
wh-box-sheep-3 = Platz { $n }, zu dritt
wh-box-sheep-2 = Platz { $n }, zu zweit
wh-box-sheep-more = Mehr auf jeder Weide bei zwei Wolfskarten
wh-box-colour = Tier
wh-box-move = Bewegung
wh-box-target = Ziel
wh-box-back-colour = Rückseite: Tier
wh-box-back-move = Rückseite: Bewegung
wh-box-back-target = Rückseite: Ziel
wh-box-plain = die Zahl
wh-box-plus = +1
wh-box-minus = −1
wh-box-half = halb
wh-box-back-half = halb, rückwärts
wh-box-triple = ×3
wh-box-reverse = rückwärts
wh-box-none = bewegt sich nicht
wh-box-self = Person am Zug
wh-box-left = Person links
wh-box-opposite = Partner gegenüber
wh-box-right = Person rechts

# Lone Wolves.
lw-box-tokens = Marker
lw-box-scars = Narben
lw-box-cards = Karten
lw-box-boards = Pläne
lw-box-token = Ehrenmarker { $m }, Seite { $n }
lw-box-moon = Mond
lw-box-blood-moon = Blutmond
lw-box-copies = Anzahl jeder Narbe
lw-box-young = Werte, die „Junges Blut“ zählt
lw-box-values = Werte jeder Farbe
lw-box-hand = Karten pro Person
lw-box-full = Wölfe, die ein Gebiet fasst
lw-box-order = Gebiet { $n } von links
lw-box-dark = Verdeckte Narben: { $of }
lw-box-slots = Felder pro Seite: { $of }
lw-box-border = Felder auf Grenze { $n }

# Wolfwalkers.
ww-box-stories = Geschichten
ww-box-goals = Ziele
ww-box-specials = Besonderheiten
ww-box-opportunities = Gelegenheiten
ww-box-other = Der Rest der Schachtel
ww-box-story = Geschichte { $n } „{ $title }“
ww-box-goal = Ziel { $n } „{ $title }“
ww-box-special = Besonderheit „{ $title }“
ww-box-opportunity = Gelegenheit „{ $title }“
ww-box-title = Titel
ww-box-symbols = Symbole
ww-box-symbol = Symbol
ww-box-back = Ziel auf der Rückseite
ww-box-kind = Art
ww-box-points = Punkte
ww-box-shape = Muster
ww-box-arrows = Nur Reihe und Spalte
ww-box-side = Seite { $n } der Waage
ww-box-sides = Seiten der Waage
ww-box-more = Mehr von
ww-box-fewer = Weniger von
ww-box-pattern = Muster
ww-box-arrow = Pfeile
ww-box-crossed = Durchgestrichene Pfeile
ww-box-pair = Paar
ww-box-balance = Gleichgewicht
ww-box-imbalance = Ungleichgewicht
ww-box-category = Kategorie
ww-box-when = Wann
ww-box-text = Text
ww-box-effect = Effekt
ww-box-cards = Karten
ww-box-turns = Züge
ww-box-free = Freie Ziele
ww-box-cost = Kosten jedes weiteren
ww-box-most = Höchstens
ww-box-seats = Personen mindestens
ww-box-copies = Exemplare
ww-box-totals = Spielhilfe: Geschichten mit jedem Symbol
ww-box-swaps = Wechselkarten
ww-box-rank = Solo-Rang { $n }
ww-box-from = Ab Punkten
ww-box-never = kein Effekt
ww-box-setup = zu Beginn
ww-box-play = im Spiel
ww-box-end = am Ende
ww-effect-no-change = keine Änderung
ww-effect-diagonal = diagonal legen
ww-effect-goals-apart = Ziele nicht nebeneinander
ww-effect-prologue = zuerst Geschichten
ww-effect-market = anderer Markt
ww-effect-restless = Enden des Marktes werden gewendet
ww-effect-head-start = Start mit einer Geschichte
ww-effect-still-warm = letzter Platz gesperrt
ww-effect-legend = ein Ziel für alle
ww-effect-goal-cost = Ziele kosten Punkte
ww-effect-heart = die Mitte zählt
ww-effect-corners = Ecken zählen
ww-effect-most = die meisten eines Symbols zählen
ww-effect-unbroken = Linien aus Geschichten zählen
ww-effect-bottom = unterste Karte des Stapels
ww-effect-top = oberste Karte des Stapels
ww-effect-leap = oberste Karte als Ziel
ww-effect-other-side = eine Marktkarte, gewendet
ww-effect-flush = Marktkarten unter den Stapel
ww-effect-second-chance = eigene Karte unter den Stapel
ww-effect-last-chance = am Ende eine Karte mehr
ww-effect-trade = zwei Karten tauschen die Plätze
ww-effect-wander = eine Karte wird verlegt
ww-effect-turn-over = eine Karte wird gewendet
ww-effect-extra = zwei Karten in diesem Zug
ww-effect-hands-off = ein Platz wird gesperrt
ww-effect-look = Ziele ansehen
ww-effect-whirl = Enden des Marktes jetzt wenden
ww-effect-barter = Geschichten tauschen
ww-effect-gap = in eine Lücke legen
ww-effect-patience = Zug beenden
ww-effect-favourite = ein Ziel zählt mehr
ww-effect-add-symbol = ein Symbol mehr
ww-effect-count = sofort Punkte

# The Wolves.
tw-box-boards = Spielertableaus und Plättchen
tw-box-dates = Mondkalender, Beute und Wertungsmarker
tw-box-map = Spielplan
tw-box-tiles-n = { $n } Plättchen
tw-box-second-spread = Zweiter Bau, Rudelausbreitung
tw-box-fourth-spread = Vierter Bau, Rudelausbreitung
tw-box-spread = Rudelausbreitung, Feld { $n }
tw-box-second-speed = Zweiter Bau, Geschwindigkeit
tw-box-fourth-speed = Vierter Bau, Geschwindigkeit
tw-box-speed = Geschwindigkeit, Feld { $n }
tw-box-second-howl = Zweiter Bau, Heulreichweite
tw-box-fourth-howl = Vierter Bau, Heulreichweite
tw-box-howl = Heulreichweite, Feld { $n }
tw-box-lair-token = Marker für eine Höhle
tw-box-prey-token = Marker für Beute
tw-box-den-points = Bauleiste, Feld { $n }
tw-box-lair-points = Höhlenleiste, Feld { $n }
tw-box-prey-points = Beuteleiste, Feld { $n }
tw-box-wolf-points = Wolfsleiste, Feld { $n }
tw-box-tile = Geländeplättchen { $n }
tw-box-moon-crescent = Sichelmond, Zahl { $n }
tw-box-moon-half = Halbmond, Zahl { $n }
tw-box-moon-full = Vollmond, Zahl { $n }
tw-box-date = Datum: { $of }
tw-box-stack = Beutemarker je Stapel
tw-box-second-player = Aktions-Bonusmarker, zweite Person
tw-box-at = Richtung { $n }
tw-box-scoring = Wertungsmarker
tw-box-pieces = Figuren
tw-box-region = Regionstableau { $n }
tw-box-patch = Gelände, Feld { $m }, Koordinate { $n }
tw-box-lone = Einsamer Wolf { $m }, Koordinate { $n }
tw-box-prey-at = Beute, Koordinate { $n }
tw-box-chasm = Schluchtfeld { $m }, Koordinate { $n }
tw-box-north = Nordfeld { $m }, Koordinate { $n }
tw-box-south = Südfeld { $m }, Koordinate { $n }
tw-box-north-terrain = Gelände im Norden
tw-box-south-terrain = Gelände im Süden
tw-box-slot = Tableau { $m }, Koordinate { $n }
tw-box-turned = Tableau { $n } ist gedreht
tw-box-crescent-half = Sichel- und Halbmond
tw-box-crescent-full = Sichel- und Vollmond
tw-box-half-full = Halb- und Vollmond
mark-rulebook = Anleitung
mark-adaptation = Umsetzung
mark-reconstructed = rekonstruiert
mark-box = aus meiner Schachtel

# The proof sheet.
proof-about = Von { $author } · Version { $version } · { $hash }
proof-about-nobody = Version { $version } · { $hash }
proof-help = Vergleiche jeden Wert mit deiner Schachtel und hake ihn ab. Werte, die von der eingebauten Schachtel abweichen, sind fett.
proof-value = { $value }
den-no-pack = Das Inhaltspaket dieses Tisches fehlt.

# The editor of a box, and where a box is chosen.
box-yours = Deine Schachtel
box-lead = Gib ein, was in deiner Schachtel gedruckt ist, und spiel genau das: gegen Bots, reihum an einem Gerät oder online.
box-which = Schachtel
box-built-in = eingebaut
box-differences = { $n ->
    [one] Ein Unterschied zur eingebauten Schachtel
   *[other] { $n } Unterschiede zur eingebauten Schachtel
}
box-of-table = Eigene Schachtel: { $name }
box-of-table-by = Eigene Schachtel: { $name }, von { $author }
box-edit-my = { $game } (meine)
box-edit-name = Name des Pakets
box-edit-author = Dein Name
box-edit-progress = { $done } von { $all } eingegeben
box-edit-good = Die Werte passen zu den Regeln.
box-edit-same = Sie spielt sich genau wie die eingebaute Schachtel.
box-edit-sections = Teile der Schachtel
box-edit-items = Karten und Pläne
box-edit-add = Hinzufügen
box-edit-remove = Entfernen
box-edit-done = Stimmt mit meiner Schachtel überein
box-edit-mark = { $what }: { $mark }
box-edit-take-out = { $what } entfernen
box-edit-put-in = { $what } hinzufügen
box-edit-less = { $what }: eins weniger
box-edit-more = { $what }: eins mehr
box-edit-row-more = + Zeile
box-edit-row-less = − Zeile
box-edit-column-more = + Spalte
box-edit-column-less = − Spalte
box-edit-undo = Rückgängig
box-edit-redo = Wiederholen
box-edit-start-over = Von vorn beginnen
box-edit-open = Datei öffnen
box-edit-open-this = Öffnen
box-edit-delete = Löschen
box-edit-save = Speichern
box-edit-saved = Als Datei und in diesem Browser gespeichert.
box-edit-share = Teilen
box-edit-link = Link zu dieser Schachtel
box-edit-bad-link = Der Link ist unvollständig oder beschädigt. Lass ihn dir noch einmal schicken, oder die Datei.
box-edit-proof = Prüfbogen
box-edit-play = Damit spielen
box-edit-others = Schachteln in diesem Browser ({ $n })

# Figures that a box may have.
wh-box-text = Gedruckter Text
lw-box-light = Offene Narben: { $of }
lw-box-borders = Weitere Grenzen
lw-box-between = Grenze { $m }, Gebiet { $n }
lw-box-between-slots = Felder auf der weiteren Grenze { $n }
lw-box-second = Die Seite der zweiten Person ist anders
lw-box-second-slots = Felder der zweiten Person: { $of }
lw-box-second-border = Felder der zweiten Person auf Grenze { $n }
lw-box-second-borders = Weitere Grenzen auf der Seite der zweiten Person
ww-box-before = bevor die Karte genommen wird
ww-box-after = nachdem die Karte liegt
ww-box-any = jederzeit im Zug
ww-box-you = du selbst
ww-box-next = die nächste Person
ww-box-who = Wessen Auslage
ww-box-effects = Weitere Effekte
ww-box-effect-n = Effekt { $n }
ww-effect-dig = unterste Karte als Ziel
ww-effect-clear = Marktkarten aus dem Spiel
ww-effect-flip = Marktkarten wenden
ww-effect-points = Punkte
tw-box-attributes = Diese Seite hat eigene Attribute
box-edit-entries = { $n ->
    [one] ein Eintrag
   *[other] { $n } Einträge
}
ww-box-example = { $points ->
    [one] Beispiel: Dieses Ziel bringt hier einen Punkt.
   *[other] Beispiel: Dieses Ziel bringt hier { $points } Punkte.
}
