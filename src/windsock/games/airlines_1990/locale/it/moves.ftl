# Che cosa fa una mossa, per i menu: un messaggio per ogni verbo della notazione.

move-found = Fondare { $company } con { $shares } su { $route } ({ $pattern } { $lowest })
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
