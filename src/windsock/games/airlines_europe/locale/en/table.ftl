# The table in the browser: its zones, and what a screen reader says of them.

europe-track = Share track
europe-track-zone = Spaces { $first } to { $last } pay { $row } VP
europe-track-marker = { $airline } on space { $space } pays { $row } VP
europe-portfolios = Portfolios
europe-portfolios-note = shares, and VP if scored now
europe-cell =
    { $place ->
        [first] { $shares }, first, { $points } VP
        [tied] { $shares }, first with others, { $points } VP
       *[behind] { $shares }, { $points } VP
    }
europe-give = Give up a share from the portfolio: { $shares }
europe-airline =
    { $airline } ({ $company }), home { $home }: space { $space }, pays { $row } VP, { $planes ->
        [one] 1 plane left
       *[other] { $planes } planes left
    }.{ $bonus ->
        [open] { " " }Bonus of { $reward } spaces for a connection to { $goal }.
       *[none] { "" }
    }{ $state ->
        [blocked] { " " }Blocked.
        [open] { " " }A licence can be bought.
       *[other] { "" }
    }
europe-abacus = ABACUS pays { $row } VP at the next scoring.
europe-supply = Deck, bank and reserve
europe-next-scoring = scoring in { $count }
europe-scoring-about = scoring { $place }
europe-scorings = { $count } of { $of } scorings done
europe-market-empty = The market is empty.

# Routes

europe-route =
    { $kind ->
        [long] { $route }, long-haul flight: { $licences }.
       *[short] { $route }: { $licences }.
    }
europe-licence =
    { $state ->
        [sold] { $price } M { $airline }
        [banned] { $price } M banned
       *[free] { $price } M free
    }
europe-long-haul = Long-haul flight
europe-free = free
europe-banned = banned
europe-buyers = Can be bought for { $airlines }.
europe-bannable = Can be banned: { $prices }.
europe-buy-for = Price { $price } M. Buy for:
europe-ban-which = Ban which licence?
europe-why-not = Why not?
europe-why-not-for = Why not for { $airline }?
europe-close = Close
