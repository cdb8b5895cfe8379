# The log: one message for each kind of event.

order-drawn = Order of play: { $order }.
order-changed = Order of the next round: { $order }.
start-city-chosen = { $seat } has chosen a start city.
start-city-taken = { $seat } starts from { $city } with { ap-points } and { $money }k.
city-boxed = { $seat } puts a card into the box.
outstations-set = The outstations are { $cities }.
pilot-taken = { $seat } flies with { $pilot }.
plane-taken = { $seat } takes the { $plane }.
round-begun = Round { $round } begins.
token-placed = { $seat } chooses { $activity }.
revenue-received = { $seat } receives a revenue of { $money }k.
objective-taken = { $seat } takes the objective { $objective }.
objective-drawn = { $seat } draws the objective { $objective }.
vip-turned-away = { $seat } has no room for { $objective }; the next card is drawn.
no-objective-left = There is no objective for { $seat }.
cube-laid = { $seat } marks { $city } on { $objective }.
objectives-seen = { $seat } draws { $objectives }.
objectives-drawn =
    { $count ->
        [one] { $seat } draws { $count } objective.
       *[other] { $seat } draws { $count } objectives.
    }
objectives-discarded = { $seat } discards { $objectives }.
pile-unlocked = { $seat } unlocks the pile { $pile }: { $equipments }.
equipment-bought = { $seat } buys { $equipment } for { $money }k.
equipment-discarded = { $seat } gives up { $equipment }.
expert-shelved = { $equipment } goes into the pile { $pile } of { $seat }'s choice.
plane-changed = { $seat } changes the { $old } for the { $plane } and pays { $money }k.
load-given-up = { $seat } gives up { $load } and pays { $money }k.
vip-given-up = { $seat } leaves { $objective } behind and pays { $money }k.
load-taken = { $seat } loads { $load }.
loading-passed = { $seat } loads nothing more.
loads-seen = { $seat } draws { $loads }.
loads-drawn =
    { $count ->
        [one] { $seat } draws { $count } load card.
       *[other] { $seat } draws { $count } load cards.
    }
loads-discarded = { $seat } discards { $loads }.
fuel-bought = { $seat } buys fuel: { $count } for { $money }k.
ready-to-fly = { $seat } is fit to fly, with endurance { $endurance }.
route-announced = { $seat } announces { $route }.
weather-rolled = { $seat } takes off. The weather: { $faces }.
die-rerolled = { $seat } rerolls die { $die } with { $equipment }: { $face }.
effect-used = { $seat } uses { $equipment } on die { $die }.
fuel-card-used = { $seat } pays a fuel of die { $die } with a fuel card.
die-resolved = Space { $die }, { $face }: { $seat } has fuel { $gauge } and endurance { $endurance } left.
leg-flown = { $seat } is above { $city } with fuel { $gauge } and endurance { $endurance }.
landed = { $seat } lands at { $city }.
flight-interrupted = The flight of { $seat } is interrupted at space { $die }, with fuel { $gauge } and endurance { $endurance }.
broken-down = { $seat } breaks down and is back at { $city }{ $points ->
        [0] .
       *[other] : -{ ap-points }.
    }
crashed = { $seat } crashes: { $pilot } and the { $plane } are lost. Glory remains: +{ $points }.
load-delivered = { $seat } delivers { $load } for { $money }k.
bag-kept = { $seat } keeps { $load } for diplomacy: +{ ap-points }.
vip-delivered = { $objective } has arrived: { $seat } gains { ap-points } and { $money }k.
case-smuggled = { $seat } smuggles a case past customs for { $money }k.
case-found = Customs find the case: { $seat } pays { $money }k, the turn is over, and this stop brings nothing more.
air-route-fulfilled = { $seat } has opened the air route { $objective }: { ap-points } and { $money }k.
outstation-visited = { $seat } visits { $city } and takes the { $reward }: { ap-points }, { $money }k.
first-claimed = A great first: { $seat } has flown { $first } and gains { ap-points }.
end-triggered = { $seat } brings the end of the game: the round is completed. { $ending }
rivers-refreshed =
    New in the rivers: { $loads-count ->
        [0] no loads
        [one] { $loads-count } load ({ $loads })
       *[other] { $loads-count } loads ({ $loads })
    } and { $objectives-count ->
        [0] no objectives
        [one] { $objectives-count } objective ({ $objectives })
       *[other] { $objectives-count } objectives ({ $objectives })
    }.
deck-shuffled =
    { $is_objectives ->
        [0] The { $count } discarded load cards become a new deck.
       *[other] The { $count } discarded objectives become a new deck.
    }

# End

objective-failed = { $seat } has not fulfilled { $objective }: -{ ap-points }.
plane-sold = { $seat } sells the { $plane }: { ap-points } for its level and { $money }k.
money-counted = { $seat } has { $money }k: { ap-points }.
game-ended =
    { $winners-count ->
        [one] { $ending } After { $round } rounds: { $each }. { $winners } wins.
       *[other] { $ending } After { $round } rounds: { $each }. { $winners } win together.
    }
    .each = { $player }: { $scores }
ending-threshold = Enough glory has been won.
ending-tour = The tour of the world is complete.
ending-crossing = The Atlantic has been crossed there and back.
ending-round-limit = The last round that was agreed is over.
