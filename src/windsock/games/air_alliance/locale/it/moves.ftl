# Che cosa fa un'azione, per i menu: un messaggio per ogni verbo della notazione.

move-choose = Scegli { $colour }
move-place = Piazza un aereo a { $airport }
move-ally =
    { $moving ->
        [1] Allearsi con { $npa } in { $zone }, spostando l'aereo dall'altra zona
       *[other] Allearsi con { $npa } in { $zone }
    }
move-skip = Nessuna alleanza
move-fly =
    { $wins-count ->
        [0] Vola con { $colour } da { $origin } a { $destination }
       *[other] Vola con { $colour } da { $origin } a { $destination }: vince { $wins }, { $miles } miglia
    }
move-exchange = Scambia { $ahead } ({ $first }) e { $beside } ({ $second }) a { $airport }
move-with = Con il posto { $place }: { $slots }
move-reserve = Prenota { $card } (da { $origin } a { $destination }, { $miles } miglia)
move-replace = Rinnova la zona di consegna
move-done = Non usare altri segnalini
move-lay = Posa { $card } (da { $origin } a { $destination }, { $miles } miglia) sul posto { $place }
move-again = Gioca il turno extra
move-decline = Rinuncia al turno extra
