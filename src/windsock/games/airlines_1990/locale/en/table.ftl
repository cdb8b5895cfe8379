# The table in the browser: its zones, and what a screen reader says of them.

america-information = Information card: patterns, shares and markers
america-usable = Cards below { $least } are unusable.
america-useless = All cards are unusable.
america-company =
    { $company }, headquarters { $home }: { $state ->
        [founded] founded, worth { $worth ->
            [one] { $worth } point
           *[other] { $worth } points
        }
        [inactive] inactive, can no longer be founded
       *[unfounded] not founded
    }; { $supply ->
        [one] { $supply } marker left
       *[other] { $supply } markers left
    }, { $issued } shares in the game. Flies { $patterns }.
america-worth =
    { $worth ->
        [0] { $company }, not founded
        [one] { $company }, worth { $worth } point
       *[other] { $company }, worth { $worth } points
    }
america-laid-note = and points if scored now
america-cell =
    { $shares ->
        [0] none
        [one] { $shares } share, { america-place }
       *[other] { $shares } shares, { america-place }
    }
america-place =
    { $place ->
        [first] first, { $points } points
        [tied] first with others, { $points } points
        [second] second, { $points } points
       *[behind] { $points } points
    }
america-supply = Piles and scorings
america-discard = { $count } discarded
america-played = last card played
america-scorings = { $count } of { $of } scorings done
america-display-empty = The display is empty.

# Routes

america-route = { $route }, { $pattern }: { $circles }.
america-circle =
    { $state ->
        [covered] { $value } { $company }
        [sabotaged] { $value } sabotaged { $company }
       *[free] { $value } free
    }
america-free = free
america-sabotaged = sabotage
america-founders = Can be the first route of { $these }.
america-flyers = Can be added for { $these }.
america-targets = Can be sabotaged: { $these }.
america-found-with = Circle { $value }. Found with:
america-fly-for = Circle { $value }. Add it for:
america-shares =
    { $count ->
        [one] { $count } share
       *[other] { $count } shares
    }
america-sabotage-which = Sabotage which circle?
america-why-not = Why not?
america-why-not-for = Why not for { $company }?
america-close = Close
