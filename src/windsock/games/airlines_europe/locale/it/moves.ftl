# Che cosa fa una mossa, per i menu: un messaggio per ogni verbo della notazione.

move-keep = Cominciare con { $shares }
move-buy = Comprare { $route } per { $airline } ({ $cheapest } M)
move-stop = Non comprare una seconda licenza
move-take = Prendere { $card-share } dal mercato
move-draw = Pescare la prima carta del mazzo
move-lay = Deporre { $shares }
move-exchange =
    { $given ->
        [one] Scambiare 1 azione con { $received } ABACUS
       *[other] Scambiare { $given } azioni con { $received } ABACUS
    }
move-give = Cedere { $card-share } { $place-from }
move-cash = Prendere 8 M dalla banca
move-ban = Vietare la licenza da { $price } M su { $route }
move-pass = Passare e uscire da questa fase dei divieti
