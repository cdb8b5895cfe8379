# Der Tisch im Browser: seine Bereiche und was ein Bildschirmleser davon sagt.

europe-track = Aktienleiste
europe-track-zone = Die Felder { $first } bis { $last } bringen { $row } SP
europe-track-marker = { $airline } auf Feld { $space } bringt { $row } SP
europe-portfolios = Portfolios
europe-portfolios-note = Aktien, und SP zurzeit
europe-cell =
    { $place ->
        [first] { $shares }, vorn, { $points } SP
        [tied] { $shares }, vorn im Gleichstand, { $points } SP
       *[behind] { $shares }, { $points } SP
    }
europe-give = Eine Aktie aus dem Portfolio abgeben: { $shares }
europe-airline =
    { $airline } ({ $company }), Heimat { $home }: Feld { $space }, bringt { $row } SP, { $planes ->
        [one] noch { $planes } Flugzeug
       *[other] noch { $planes } Flugzeuge
    }.{ $bonus ->
        [open] { " " }Bonus von { $reward } Feldern für eine Verbindung nach { $goal }.
       *[none] { "" }
    }{ $state ->
        [blocked] { " " }Blockiert.
        [open] { " " }Eine Lizenz ist zu kaufen.
       *[other] { "" }
    }
europe-abacus = ABACUS bringt bei der nächsten Wertung { $row } SP.
europe-supply = Nachziehstapel, Bank und Vorrat
europe-next-scoring = Wertung in { $count }
europe-scoring-about = Wertung { $place }
europe-scorings = { $count } von { $of } Wertungen erfolgt
europe-market-empty = Die Auslage ist leer.

# Strecken

europe-route =
    { $kind ->
        [long] { $route }, Langstreckenflug: { $licences }.
       *[short] { $route }: { $licences }.
    }
europe-licence =
    { $state ->
        [sold] { $price } M { $airline }
        [banned] { $price } M gesperrt
       *[free] { $price } M frei
    }
europe-long-haul = Langstreckenflug
europe-free = frei
europe-banned = gesperrt
europe-buyers = Zu kaufen für { $airlines }.
europe-bannable = Zu sperren: { $prices }.
europe-buy-for = Preis { $price } M. Kaufen für:
europe-ban-which = Welche Lizenz sperren?
europe-why-not = Warum nicht?
europe-why-not-for = Warum nicht für { $airline }?
europe-close = Schließen
