# La table dans le navigateur : ses zones, et ce qu'en dit un lecteur d'écran.

europe-track = Piste des actions
europe-track-zone = Les cases { $first } à { $last } rapportent { $row } PV
europe-track-marker = { $airline } sur la case { $space } rapporte { $row } PV
europe-portfolios = Portefeuilles
europe-portfolios-note = actions, PV actuels
europe-cell =
    { $place ->
        [first] { $shares }, en tête, { $points } PV
        [tied] { $shares }, en tête à égalité, { $points } PV
       *[behind] { $shares }, { $points } PV
    }
europe-give = Céder une action du portefeuille : { $shares }
europe-airline =
    { $airline } ({ $company }), base { $home } : case { $space }, rapporte { $row } PV, { $planes ->
        [one] { $planes } avion restant
       *[other] { $planes } avions restants
    }.{ $bonus ->
        [open] { " " }Bonus de { $reward } cases pour une liaison avec { $goal }.
       *[none] { "" }
    }{ $state ->
        [blocked] { " " }Bloquée.
        [open] { " " }Une licence peut être achetée.
       *[other] { "" }
    }
europe-abacus = ABACUS rapporte { $row } PV au prochain décompte.
europe-supply = Pioche, banque et réserve
europe-next-scoring = décompte dans { $count }
europe-scoring-about = décompte { $place }
europe-scorings = { $count } décomptes sur { $of } effectués
europe-market-empty = Le marché est vide.

# Routes

europe-route =
    { $kind ->
        [long] { $route }, vol long-courrier : { $licences }.
       *[short] { $route } : { $licences }.
    }
europe-licence =
    { $state ->
        [sold] { $price } M { $airline }
        [banned] { $price } M interdite
       *[free] { $price } M libre
    }
europe-long-haul = Vol long-courrier
europe-free = libre
europe-banned = interdite
europe-buyers = Peut être achetée pour { $airlines }.
europe-bannable = Peut être interdite : { $prices }.
europe-buy-for = Prix { $price } M. Acheter pour :
europe-ban-which = Quelle licence interdire ?
europe-why-not = Pourquoi pas ?
europe-why-not-for = Pourquoi pas pour { $airline } ?
europe-close = Fermer
