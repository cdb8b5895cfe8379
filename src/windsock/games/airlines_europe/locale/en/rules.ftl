# Why a move is not allowed: one sentence for each rule that the judge answers with.
# `move` is the move as it was written, `verb` its first word, `seat` who asked.

# Start

AE-SETUP-25 =
    { $verb ->
        [keep] The starting portfolio is two shares of different airlines from the hand, not { $shares }.
       *[other] First everybody chooses two shares of different airlines for the portfolio.
    }
AE-RULING-09 = The choice of starting shares is final.

# Turn

AE-TURN-01 = It is not { $seat }'s turn.
AE-TURN-02 = A turn is one of four things: buy licences, lay down shares, exchange shares for ABACUS, or take money.
AE-TURN-07 = { $seat } has no share to give up.

# Licences

AE-BUY-02 = The licence on { $route } costs { $cheapest } M, and { $seat } has only { $cash } M.
AE-BUY-06 = { $airline } cannot fly { $route } yet: the route must touch its home or join its network.
AE-BUY-08 = On { $route } the cheapest licence must be bought, for { $cheapest } M and not for { $price } M.
AE-BUY-09 = { $airline } already has a licence on { $route }.
AE-BUY-10 = No licence is left on { $route }.
AE-BUY-11 = { $airline } has no planes left.
AE-BUY-12 = After a first licence you buy a second one or stop, nothing else.
AE-BUY-14 = No further licence can be bought this turn; take a card now.
AE-BUY-15 =
    { $verb ->
        [take] There is { $card-none } in the market.
       *[other] After buying you take one card, from the market or from the deck.
    }
AE-HAUL-02 = The long-haul flight { $route } has only one licence, and it is sold.
AE-RULING-16 = The card cannot be declined: take one from the market or from the deck.
AE-RULING-20 = { $airline } is not in the game with this number of players.

# Shares, ABACUS

AE-LAY-02 = Lay down shares of one airline, or one share each of two airlines, not { $shares }.
AE-LAY-05 = { $seat } does not hold { $shares }.
AE-RULING-54 = At least one share must be laid down.
AE-ABACUS-01 =
    { $verb ->
        [give] There is { $card-none } { $place-in }.
       *[other] First a share must be given up for ABACUS.
    }
AE-ABACUS-03 = { $seat } has fewer than { $given } shares to give up.
AE-ABACUS-04 = Shares are exchanged 1 for 1 or 3 for 2, not { $given } for { $received }.
AE-ABACUS-08 = ABACUS does not fly: no licence can be bought for it.
AE-RULING-32 =
    { $reserve ->
        [0] No ABACUS share is left in the reserve.
        [one] Only one ABACUS share is left in the reserve.
       *[other] Only { $reserve } ABACUS shares are left in the reserve.
    }

# Scoring, Flight Ban, end

AE-EMPTY-01 = The market is being emptied: take one of its shares.
AE-EMPTY-02 = While the market is emptied nothing is drawn from the deck; take one of its shares.
AE-RULING-29 = While the market is emptied nobody may pass; take one of its shares.
AE-BAN-04 = In the ban phase you ban one licence or pass.
AE-BAN-06 = On { $route } no licence for { $price } M is free to be banned.
AE-BAN-07 = The last free licence on { $route } cannot be banned.
AE-BAN-11 = The long-haul flight { $route } can never be banned.
AE-END-01 = The game is over.
