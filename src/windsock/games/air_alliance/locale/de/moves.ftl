# Was eine Aktion tut, für Menüs: eine Meldung für jedes Verb der Notation.

move-choose = { $colour } wählen
move-place = Ein Flugzeug in { $airport } aufstellen
move-ally =
    { $moving ->
        [1] Mit { $npa } in { $zone } verbünden, mit dem Flugzeug aus der anderen Zone
       *[other] Mit { $npa } in { $zone } verbünden
    }
move-skip = Keine Allianz
move-fly =
    { $wins-count ->
        [0] { $colour } fliegt von { $origin } nach { $destination }
       *[other] { $colour } fliegt von { $origin } nach { $destination }: gewinnt { $wins }, { $miles } Meilen
    }
move-exchange = { $ahead } ({ $first }) und { $beside } ({ $second }) in { $airport } tauschen
move-with = Mit Platz { $place } der Bordkarte: { $slots }
move-reserve = { $card } reservieren ({ $origin } nach { $destination }, { $miles } Meilen)
move-replace = Die Ausgabezone austauschen
move-done = Keinen Marker mehr einsetzen
move-lay = { $card } ({ $origin } nach { $destination }, { $miles } Meilen) auf Platz { $place } legen
move-again = Den Zusatzzug nehmen
move-decline = Den Zusatzzug ablehnen
