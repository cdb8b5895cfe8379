# Il tavolo nel browser: le sue zone, e che cosa ne dice un lettore di schermo.

europe-track = Tracciato delle azioni
europe-track-zone = Le caselle da { $first } a { $last } pagano { $row } PV
europe-track-marker = { $airline } sulla casella { $space } paga { $row } PV
europe-portfolios = Portafogli
europe-portfolios-note = azioni, e PV al momento
europe-cell =
    { $place ->
        [first] { $shares }, in testa, { $points } PV
        [tied] { $shares }, in testa a pari merito, { $points } PV
       *[behind] { $shares }, { $points } PV
    }
europe-give = Cedi un'azione dal portafoglio: { $shares }
europe-airline =
    { $airline } ({ $company }), base { $home }: casella { $space }, paga { $row } PV, { $planes ->
        [one] resta { $planes } aereo
       *[other] restano { $planes } aerei
    }.{ $bonus ->
        [open] { " " }Bonus di { $reward } caselle per un collegamento con { $goal }.
       *[none] { "" }
    }{ $state ->
        [blocked] { " " }Bloccata.
        [open] { " " }Si può comprare una licenza.
       *[other] { "" }
    }
europe-abacus = ABACUS paga { $row } PV al prossimo conteggio.
europe-supply = Mazzo, banca e riserva
europe-next-scoring = conteggio tra { $count }
europe-scoring-about = conteggio { $place }
europe-scorings = { $count } conteggi su { $of } fatti
europe-market-empty = Il mercato è vuoto.

# Rotte

europe-route =
    { $kind ->
        [long] { $route }, lungo raggio: { $licences }.
       *[short] { $route }: { $licences }.
    }
europe-licence =
    { $state ->
        [sold] { $price } M { $airline }
        [banned] { $price } M vietata
       *[free] { $price } M libera
    }
europe-long-haul = Lungo raggio
europe-free = libera
europe-banned = vietata
europe-buyers = Si può comprare per { $airlines }.
europe-bannable = Si può vietare: { $prices }.
europe-buy-for = Prezzo { $price } M. Compra per:
europe-ban-which = Quale licenza vietare?
europe-why-not = Perché no?
europe-why-not-for = Perché no per { $airline }?
europe-close = Chiudi
