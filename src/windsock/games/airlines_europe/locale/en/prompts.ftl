# What is asked of a player: one message for each step that asks.

step-choose-shares = { $seat }, choose two shares of different airlines for your portfolio.
step-turn = { $seat }, it is your turn: buy licences, lay down shares, exchange shares for ABACUS, or take money.
step-second-licence = { $seat }, buy a second licence or stop.
step-take-card = { $seat }, take a share from the market or draw from the deck.
step-give-up-share = { $seat }, give up a share from your hand or your portfolio.
step-empty-market = { $seat }, the market is being emptied: take a share.
step-ban-phase = { $seat }, ban a licence or pass.
