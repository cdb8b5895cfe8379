# Why a move is not allowed: one sentence for each rule that the judge answers with.
# `move` is the move as it was written, `verb` its first word, `seat` who asked.

A90-TURN-01 = A turn is one of three things: found a company, expand a network, or lay down shares.
A90-TURN-02 = There is only one activity in a turn. Now a share is taken, from the display or from the pile.
A90-TURN-06 = It is not { $seat }'s turn.
A90-TURN-07 = Nobody may pass who can still found, expand or lay down shares.
A90-RULING-06 = The card is drawn: now add a route to a network or keep the card.
A90-RULING-17 = There is no flight card left to draw, so expanding means playing one from the hand.
A90-FOUND-01 = A company is founded with one or more of its shares from the hand, not with { $shares }.
A90-FOUND-02 = { $company } is already founded.
A90-FOUND-03 =
    { $verb ->
        [found] { $seat } has no flight card of the pattern { $pattern } to start { $company } on { $route }.
       *[other] First a flight card must be played for the new company.
    }
A90-FOUND-04 = { $company } must start at its headquarters, and { $route } does not touch it.
A90-FOUND-06 = { $route } needs a { $pattern } card of { $lowest } or more, and { $seat } has at most { $best }.
A90-FOUND-10 = { $company } can no longer be founded.
A90-FOUND-11 = After founding, a flight card is played and nothing else; a sabotage is not possible.
A90-EXPAND-01 = First say that you expand: then a flight card is drawn.
A90-EXPAND-02 =
    { $verb ->
        [play] { $seat } cannot play that card: it must be in the hand, and a route must be chosen first.
       *[other] A flight card of the hand must be played now.
    }
A90-EXPAND-08 = { $company } is not founded yet, so it has no network to expand.
A90-PLAY-01 = { $seat } does not hold { $shares }.
A90-PLAY-02 = Lay down one or more shares of a single company.
A90-PLAY-03 = That company is not founded yet; its shares can only be laid down by founding it.
A90-ROUTE-01 = A flight card of the pattern { $pattern } is needed here.
A90-ROUTE-02 = { $company } does not fly the pattern { $pattern }.
A90-ROUTE-03 = No circle of { $route } is free.
A90-ROUTE-04 = A { $pattern } card of { $lowest } or more is needed; { $best } is too low.
A90-ROUTE-05 = { $route } is not connected to the network of { $company }.
A90-ROUTE-06 = { $company } has no marker left.
A90-ROUTE-07 = { $company } already flies { $route }.
A90-ROUTE-08 = On { $route } the lowest free circle must be taken, { $lowest } and not { $value }.
A90-FLIGHT-03 = { $seat } does not hold the flight card { $flight }.
A90-FLIGHT-05 = { $flight } can still be of use, so it cannot be exchanged.
A90-RULING-23 = There is no flight card left to replace it.
A90-SHARE-01 = There is no share of { $card } in the display.
A90-SHARE-04 = The pile is empty: take a share from the display.
A90-INACTIVE-03 = Shares of an inactive company stay in the hand.
A90-INACTIVE-04 = There is no share of { $card } in the display.
A90-RULING-31 = Only one inactive share a turn may be replaced.
A90-RULING-33 = { $card } is not inactive: its shares stay in the display.
A90-SABOTAGE-01 = Sabotage follows when exactly one share was laid down: sabotage a circle or stop.
A90-SABOTAGE-02 =
    { $verb ->
        [sabotage] On { $route } no circle { $value } is free.
       *[other] Say whose marker covers the circle.
    }
A90-SABOTAGE-03 = Only circles of 5 or more can be sabotaged, not { $value }.
A90-SABOTAGE-04 = { $route } already has a sabotage marker.
A90-RULING-36 = One circle a turn is sabotaged, and it has been chosen: now say whose marker covers it.
A90-RULING-34 = { $company } has no marker left.
A90-END-01 = The game is over.
