# What one sees at a table, in the terminal and in the browser.

# Fields of a view. `.short` heads a column.

label-bank = Bank
label-reserve = ABACUS reserve
    .short = Reserve
label-deck = Deck
label-next_scoring = Cards to the next scoring
    .short = Scoring in
label-scoring_about = Next scoring card
    .short = Scoring
label-issued = Shares that exist
    .short = Shares
shares-laid-of = { $laid } of { $issued } shares laid
label-removed = Removed
label-scorings = Scorings so far
    .short = Scorings
label-market = Market
label-hand = Hand
label-chosen = Chosen
label-has_chosen = has chosen
label-phantom = Phantom
label-portfolio = Portfolio
label-cash = Money
    .short = M
label-points = Victory points
    .short = VP
label-cards = Cards in hand
    .short = hand
label-abacus = ABACUS in hand
    .short = ABACUS
label-ban_markers = Ban markers
    .short = bans
label-planes = Planes left
    .short = Planes
label-space = Space
label-row = Pays
    .short = 1st place
label-bonus = Bonus open
    .short = Bonus
label-is_blocked = Blocked

# Headings of the kinds of moves.

kind-keep = Choose two shares
kind-buy = Buy a licence
kind-stop = Stop buying
kind-take = Take from the market
kind-draw = Draw
kind-lay = Lay down shares
kind-exchange = Exchange for ABACUS
kind-give = Give up a share
kind-cash = Take money
kind-ban = Ban a licence
kind-pass = Pass
