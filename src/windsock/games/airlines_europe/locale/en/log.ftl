# The log: one message for each kind of event. A part `each` is said of every player in turn.

# Which of the three scorings.
scoring-ordinal =
    { $scoring ->
        [1] first
        [2] second
       *[other] third
    }

# Start

hand-redealt = { $seat } was dealt shares of only one airline and gets a new hand.
shares-chosen = { $seat } has chosen two shares.
portfolios-opened = The starting portfolios are turned up. { $each }.
    .each = { $player }: { $shares }

# Licences

licence-bought =
    { $seat } buys { $route } for { $airline } at { $price } M; { $airline } moves up to space { $space }.
bonus-connected =
    { $airline } completes its bonus connection and moves { $bonus } spaces further, to space { $space }.
share-taken = { $seat } takes { $card-share } from the market.
share-drawn = { $seat } draws { $card-share } from the deck.
market-filled = New in the market: { $cards }.
market-removed = Cleared from the market: { $cards }.

# Shares, ABACUS, money

shares-laid = { $seat } lays down { $shares }.
dividend-paid = { $seat } receives a dividend of { $amount } M.
money-taken = { $seat } takes { $amount } M from the bank.
share-given-up = { $seat } gives up { $card-share } { $place-from }.
abacus-received =
    { $count ->
        [one] { $seat } receives an ABACUS share.
       *[other] { $seat } receives { $count } ABACUS shares.
    }
bank-busted = The bank is bust: it cannot pay { $seat } { $amount } M.
excess-returned = { $seat } returns { $amount } M to the bank.

# Scoring

scoring-card-turned = The { scoring-ordinal } scoring card appears.
scoring-begun = The { scoring-ordinal } scoring begins; { $holder } is first to take from the market.
phantom-formed = The phantom lays out all that nobody holds: { $counts }.
airline-scored = { $airline } pays { $row }. { $each }.
    .each =
        { $counts ->
            [0] { "" }
            [one] { $player }: { $awards } VP for { $counts } share
           *[other] { $player }: { $awards } VP for { $counts } shares
        }
scoring-ended = The { scoring-ordinal } scoring is over. { $each }.
    .each = { $player }: +{ $awards } VP

# Flight Ban

licence-banned = { $seat } bans the licence for { $price } M on { $route }.
ban-passed = { $seat } passes and is out of this ban phase.

# End

game-ended =
    { $winners-count ->
        [one] { $ending } { $each }. { $winners } wins.
       *[other] { $ending } { $each }. { $winners } win together.
    }
    .each = { $player }: { $scores } VP

ending-third-scoring = The game ends after the third scoring.
ending-all-blocked = The game ends early: no licence is left for any airline.
