# The log: one message for each kind of event. A part `each` is said of every player in turn.

# Setup

colour-chosen = { $seat } plays { $colour }.
plane-placed = { $seat } places a plane at { $airport }.
row-filled = New in the delivery zone: { $cards }.

# The turn

turn-begun = { $seat }'s turn begins.
markers-returned =
    { $count ->
        [one] A marker of { $seat } comes back.
       *[other] { $count } markers of { $seat } come back.
    }
alliance-created = { $seat } is allied with { $npa } in { $zone }.
alliance-dissolved = { $zone } has no neutral airline any more; back to the side supply: { $colours }.
cards-turned-down =
    { $count ->
        [one] { $seat } lays { $count } card face down beside the pass.
       *[other] { $seat } lays { $count } cards face down beside the pass.
    }
alliance-skipped = { $seat } creates no alliance.
plane-flown = { $seat } flies { $colour } from { $origin } to { $destination } (place { $place }).
planes-exchanged = { $seat } exchanges the { $first } and the { $second } plane at { $airport } (place { $place }).
card-won = { $seat } wins { $card }: { $miles } miles.
card-reserved = { $seat } reserves { $card }.
baggage-lost = Lost baggage: { $card }.
card-laid = { $seat } lays { $card } on place { $place }.
extra-turn-taken = { $seat } takes an extra turn.
extra-turn-declined = { $seat } declines the extra turn.

# The last round

last-card-drawn = The last card of the draw pile is drawn. After { $seat }'s turn everybody has one last turn.
play-stood-still = { $count } turns in a row drew no card: everybody has one last turn.
pile-shuffled = { $count } discards are shuffled into a new draw pile.
last-round-begun = The last round begins with { $seat }.
row-replaced = { $seat } has the delivery zone replaced: { $cards } leave.

# The end

trio-completed = { $seat } has the trio { $trio }: 30,000 miles.
miles-counted =
    { $trios ->
        [0] { $seat }: { $miles } miles, no trio: { $points } points.
        [one] { $seat }: { $miles } miles and { $trios } trio: { $points } points.
       *[other] { $seat }: { $miles } miles and { $trios } trios: { $points } points.
    }
game-ended =
    { $winners-count ->
        [one] { $ending } { $each }. { $winners } wins.
       *[other] { $ending } { $each }. { $winners } win together.
    }
    .each = { $player }: { $scores }
ending-last-card = The game ends with the last round.
ending-standstill = The game ends: nobody drew any more cards.
