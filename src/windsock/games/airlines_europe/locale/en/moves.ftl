# What an action does, for menus: one message for each verb of the notation.

move-keep = Start with { $shares }
move-buy = Buy { $route } for { $airline } ({ $cheapest } M)
move-stop = Buy no second licence
move-take = Take { $card-share } from the market
move-draw = Draw the top card of the deck
move-lay = Lay down { $shares }
move-exchange =
    { $given ->
        [one] Exchange 1 share for { $received } ABACUS
       *[other] Exchange { $given } shares for { $received } ABACUS
    }
move-give = Give up { $card-share } { $place-from }
move-cash = Take 8 M from the bank
move-ban = Ban the licence for { $price } M on { $route }
move-pass = Pass, out of this ban phase
