# Das Protokoll: eine Meldung für jede Art von Ereignis. Ein Teil `each` wird von jedem Spieler gesagt.

# Aufbau

colour-chosen = { $seat } spielt { $colour }.
plane-placed = { $seat } stellt ein Flugzeug in { $airport } auf.
row-filled = Neu in der Ausgabezone: { $cards }.

# Der Zug

turn-begun = Der Zug von { $seat } beginnt.
markers-returned =
    { $count ->
        [one] Ein Marker von { $seat } kommt zurück.
       *[other] { $count } Marker von { $seat } kommen zurück.
    }
alliance-created = { $seat } verbündet sich mit { $npa } in { $zone }.
alliance-dissolved = { $zone } hat keine neutrale Gesellschaft mehr; zurück in den Vorrat: { $colours }.
cards-turned-down =
    { $count ->
        [one] { $seat } legt { $count } Karte verdeckt neben die Bordkarte.
       *[other] { $seat } legt { $count } Karten verdeckt neben die Bordkarte.
    }
alliance-skipped = { $seat } bildet keine Allianz.
plane-flown = { $seat } fliegt mit { $colour } von { $origin } nach { $destination } (Platz { $place }).
planes-exchanged = { $seat } tauscht das { $first } und das { $second } Flugzeug in { $airport } (Platz { $place }).
card-won = { $seat } gewinnt { $card }: { $miles } Meilen.
card-reserved = { $seat } reserviert { $card }.
baggage-lost = Verlorenes Gepäck: { $card }.
card-laid = { $seat } legt { $card } auf Platz { $place }.
extra-turn-taken = { $seat } nimmt einen Zusatzzug.
extra-turn-declined = { $seat } lehnt den Zusatzzug ab.

# Die letzte Runde

last-card-drawn = Die letzte Karte des Stapels ist gezogen. Nach dem Zug von { $seat } hat jeder einen letzten Zug.
play-stood-still = { $count } Züge hintereinander wurde keine Karte gezogen: Jeder hat einen letzten Zug.
pile-shuffled = { $count } abgelegte Karten bilden einen neuen Stapel.
last-round-begun = Die letzte Runde beginnt mit { $seat }.
row-replaced = { $seat } lässt die Ausgabezone austauschen: { $cards } gehen.

# Das Ende

trio-completed = { $seat } hat das Trio { $trio }: 30.000 Meilen.
miles-counted =
    { $trios ->
        [0] { $seat }: { $miles } Meilen, kein Trio: { $points } Punkte.
        [one] { $seat }: { $miles } Meilen und { $trios } Trio: { $points } Punkte.
       *[other] { $seat }: { $miles } Meilen und { $trios } Trios: { $points } Punkte.
    }
game-ended =
    { $winners-count ->
        [one] { $ending } { $each }. { $winners } gewinnt.
       *[other] { $ending } { $each }. { $winners } gewinnen gemeinsam.
    }
    .each = { $player }: { $scores }
ending-last-card = Das Spiel endet mit der letzten Runde.
ending-standstill = Das Spiel endet: Niemand zog mehr eine Karte.
