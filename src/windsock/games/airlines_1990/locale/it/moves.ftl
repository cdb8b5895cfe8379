# Che cosa fa una mossa, per i menu: un messaggio per ogni verbo della notazione.

move-found =
    { $shares-count ->
        [one] Fondare { $company } su { $route } ({ $pattern } { $lowest }) con { $shares-count } azione
       *[other] Fondare { $company } su { $route } ({ $pattern } { $lowest }) con { $shares-count } azioni
    }
move-expand = Ampliare una rete: pescare una carta volo
move-fly = Aggiungere { $route } a { $company } ({ $pattern } { $lowest })
move-keep = Tenere la carta senza prendere azioni
move-play = Giocare { $flight }
move-lay = Deporre { $shares }
move-sabotage = Sabotare { $route } su { $value }
move-mark = Con un segnalino di { $company }
move-stop = Nessun sabotaggio
move-take = Prendere un'azione { $card } dall'esposizione
move-draw = Pescare la prima carta del mazzo
move-exchange = Mettere via { $flight } e pescare un'altra carta volo
move-replace = Sostituire un'azione { $card } dell'esposizione
move-pass = Passare
