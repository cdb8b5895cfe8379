# What is asked of a player: one message for each step that asks.

step-first-pilot = { $seat }, choose a pilot.
step-first-plane = { $seat }, choose a first plane.
step-new-pilot = { $seat }, choose a new pilot after the crash.
step-new-plane = { $seat }, choose a new plane of a lower level.
step-start-cities = { $seat }, choose your start city in secret.
step-box-cities = { $seat }, put one card into the box, unseen.
step-windsock = { $seat }, choose an action for this round.
step-turn = { $seat }, it is your turn: choose an action.
step-objectives = { $seat }, take an objective.
step-from-river = { $seat }, the deck held nothing to keep: take an objective of the river.
step-keep = { $seat }, keep one of the objectives drawn.
step-maintenance = { $seat }, maintenance: choose what to change, then end it.
step-shelve = { $seat }, into which pile does the expert card go?
step-give-up = { $seat }, the new plane has no room for all cards: give up what is too much.
step-loading = { $seat }, load a card or pass.
step-load-drawn = { $seat }, load any of the cards drawn; what is loaded must be delivered.
step-preflight = { $seat }, preflight check: buy fuel, a met report, a co-pilot; then say that you are fit to fly.
step-flights = { $seat }, fly or stay?
step-leg = { $seat }, add a route to this leg, or take off.
step-effects = { $seat }, use cards on the dice, or fly on.
step-overhead = { $seat }, land here or fly on?
step-delivery = { $seat }, deliver one card here, or nothing.
step-outstation = { $seat }, take the points or the money of this outstation.
