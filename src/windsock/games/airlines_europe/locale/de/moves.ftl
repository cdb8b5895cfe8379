# Was ein Zug bewirkt, für Menüs: eine Meldung für jedes Verb der Notation.

move-keep = { $shares } ins Startportfolio legen
move-buy = { $route } für { $airline } kaufen ({ $cheapest } M)
move-stop = Keine zweite Lizenz kaufen
move-take = { $card-share } aus der Auslage nehmen
move-draw = Die oberste Karte des Stapels ziehen
move-lay = { $shares } auslegen
move-exchange =
    { $given ->
        [one] 1 Aktie gegen { $received } ABACUS tauschen
       *[other] { $given } Aktien gegen { $received } ABACUS tauschen
    }
move-give = { $card-share } { $place-from } abgeben
move-cash = 8 M aus der Bank nehmen
move-ban = Die Lizenz zu { $price } M auf { $route } sperren
move-pass = Passen und aus dieser Sperrphase ausscheiden
