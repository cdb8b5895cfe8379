# What is asked of a player: one message for each step that asks.

step-turn = { $seat }, it is your turn: found a company, expand a network or lay down shares.
step-expansion = { $seat }, add a route to a network or keep the card.
step-pay-flight = { $seat }, play a flight card: { $pattern }, { $value } or more.
step-take-card = { $seat }, take a share from the display or draw from the pile.
step-sabotage = { $seat }, sabotage a route, or not.
step-choose-marker = { $seat }, whose marker do you use?
