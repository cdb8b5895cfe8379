# What is asked of a player: one message for each step that asks.

step-pick-colour = { $seat }, choose a colour.
step-place-first-planes = { $seat }, place a plane at an open airport (numbers 1 to 3).
step-alliance = { $seat }, create an alliance, or skip it.
step-markers = { $seat }, use a marker, for a flight or another action; or end the phase.
step-pay-flight = { $seat }, { $colour } flies from { $origin } to { $destination }: with which place of the pass?
step-pay-exchange = { $seat }, an exchange at { $airport }: with which place of the pass?
step-control-flights = { $seat }, lay the cards you have won on your pass.
step-extra-turn = { $seat }, you have won an extra turn. Do you take it?
