# Was ein Zug tut, für Menüs: eine Meldung für jedes Verb der Notation.

move-found =
    { $shares-count ->
        [one] { $company } auf { $route } ({ $pattern } { $lowest }) mit { $shares-count } Aktie gründen
       *[other] { $company } auf { $route } ({ $pattern } { $lowest }) mit { $shares-count } Aktien gründen
    }
move-expand = Ein Netz erweitern: eine Flugkarte ziehen
move-fly = { $route } zu { $company } hinzufügen ({ $pattern } { $lowest })
move-keep = Die Karte behalten, keine Aktie nehmen
move-play = { $flight } spielen
move-lay = { $shares } auslegen
move-sabotage = { $route } auf { $value } sabotieren
move-mark = Mit einem Marker von { $company }
move-stop = Keine Sabotage
move-take = Eine Aktie von { $card } aus der Auslage nehmen
move-draw = Die oberste Karte des Stapels ziehen
move-exchange = { $flight } weglegen und eine andere Flugkarte ziehen
move-replace = Eine Aktie von { $card } in der Auslage ersetzen
move-pass = Passen
