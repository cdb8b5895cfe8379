# Names, labels and kinds of move

title = Air Postal
board-north-atlantic = North Atlantic
board-north-atlantic-world = North Atlantic, on the world
board-the-line = The Line
board-empire-routes = Empire routes
board-the-americas = The Americas
board-around-the-world = Around the world
board-t1 = T1, a small set for tests
board-t1-atlantic = T1, the Atlantic side
option-initiation = Initiation game
    .help = Each player acts in turn; no windsock, no rivers, no expert equipment, no crashes.
option-start_cities = Start cities
    .help = Start cities are chosen from a hand of cards; the other cards become outstations.
option-epic = Warbirds & Epic ending
    .help = Old planes and no money at the start; the game ends with a tour of the world, or with the Atlantic crossed twice.
option-round_limit = Round limit
    .help = The game ends at the latest after the round that the set names.
name-objectives = Objectives
name-maintenance = Maintenance
name-flights = Flights
counted =
    { $count ->
        [one] { $name }
       *[other] { $count } { $name }
    }
name-mail = Mail
name-letter = Priority letter
    .counted =
        { $count ->
            [one] Priority letter
           *[other] { $count } Priority letters
        }
name-case = Smuggling case
    .counted =
        { $count ->
            [one] Smuggling case
           *[other] { $count } Smuggling cases
        }
name-fuel = Fuel card
    .counted =
        { $count ->
            [one] Fuel card
           *[other] { $count } Fuel cards
        }
name-pax = Passengers
name-bag-su = Soviet bag
    .counted =
        { $count ->
            [one] Soviet bag
           *[other] { $count } Soviet bags
        }
name-bag-fr = French bag
    .counted =
        { $count ->
            [one] French bag
           *[other] { $count } French bags
        }
name-bag-uk = British bag
    .counted =
        { $count ->
            [one] British bag
           *[other] { $count } British bags
        }
name-bag-us = American bag
    .counted =
        { $count ->
            [one] American bag
           *[other] { $count } American bags
        }
name-bag-de = German bag
    .counted =
        { $count ->
            [one] German bag
           *[other] { $count } German bags
        }
name-diplomacy-su = Soviet diplomacy
name-diplomacy-fr = French diplomacy
name-diplomacy-uk = British diplomacy
name-diplomacy-us = American diplomacy
name-diplomacy-de = German diplomacy
name-met-report = Met report
    .effect = Discard it: one die becomes fair.
name-co-pilot = Co-pilot
    .effect = Discard it: 1 endurance less on one die.
name-compass = Compass
    .effect = Once a flight: wind on a green or blue die becomes fair.
name-flight-engineer = Flight engineer
    .effect = Once a flight: reroll a green die.
name-autopilot = Autopilot
    .effect = Endurance +3 each turn.
name-navigator = Navigator
    .effect = Once a flight: reroll a red die.
name-gyroscope = Gyroscope
    .effect = Once a flight: 1 endurance less on a white or red die.
name-radio = Radio operator
    .effect = Once a flight: reroll a white die.
name-fuel-expert = Fuel expert
    .effect = Once a flight: a die of 2 fuel costs 1.
name-meteorologist = Meteorologist
    .effect = Once a flight: wind or storm on a die becomes fair.
name-veteran = Veteran
    .effect = Endurance +2 each turn.
name-flaps = Flaps
    .effect = One more slot for cargo and passengers each.
name-slats = Slats
    .effect = One more slot for crew, two for systems.
name-cargo-door = Cargo door
    .effect = Deliver two cargo cards at a stop.
name-auxiliary-tank = Auxiliary tank
    .effect = The tank holds 1 more.
name-air-stairs = Air stairs
    .effect = Deliver two passenger cards at a stop.
name-variable-propeller = Variable propeller
    .effect = Once a flight of 3 spaces or more: 1 fuel less on a die.
name-altimeter = Altimeter
    .effect = Once a flight: fog on a white, green or red die becomes fair.
name-wing-tanks = Wing tanks
    .effect = Range +1.
name-floats = Floats
    .effect = The plane counts as an amphibian.
name-fair = fair
name-rain = rain
name-wind = wind
name-thunderstorm = thunderstorm
name-fog = fog
name-storm = storm
name-snow = snow
name-points = points
name-money = money
label-round = Round
label-threshold = Threshold
label-order = Order
label-objective_river = Objectives
label-load_river = Cargo & pax
label-objective_deck = Objective deck
label-load_deck = Load deck
label-objective_discard = Discarded objectives
label-load_discard = Discarded loads
label-boxed_objectives = Lost objectives
label-boxed_loads = Lost loads
label-lost_equipment = Lost equipment
label-boxed_experts = Experts in the box
label-supply = Supply
label-outstations = Outstations
label-new_planes = New planes
label-second_hand = Second-hand
label-crashed = Crashed
label-retired = Retired
label-lost_pilots = Lost pilots
label-lost_tiles = Lost tiles
label-drawn = Drawn
label-points = Points
    .short = Pts
label-money = Money
    .short = k
label-gauge = Fuel
    .short = Fuel
label-max_fuel = Tank
    .short = Tank
label-range = Range
    .short = Rng
label-level = Level
    .short = Lvl
label-load_slots = Load
    .short = Load
label-cargo_slots = Cargo
    .short = Crg
label-pax_slots = Pax
    .short = Pax
label-crew_slots = Crew
    .short = Crew
label-system_slots = System
    .short = Sys
label-loads = Aboard
label-equipment = Equipment
label-objectives = Objectives
label-cubes = Cubes
label-fulfilled = Fulfilled
label-bags = Bags
label-visited = Visited
label-tour = Tour
label-hand = Hand
kind-pilot = Choose a pilot
kind-plane = Choose a plane
kind-start = Start city
kind-box = Into the box
kind-token = Choose an action
kind-take = Take an objective
kind-draw = Draw an objective
kind-keep = Keep an objective
kind-unlock = Unlock
kind-buy = Buy equipment
kind-discard = Discard equipment
kind-shelve = Into which pile
kind-change = Change the plane
kind-lose = Give up equipment
kind-unload = Give up a load
kind-dismiss = Leave a traveller
kind-done = End maintenance
kind-load = Load
kind-pass = Pass
kind-order = Buy for the flight
kind-fuel = Buy fuel
kind-ready = Fit to fly
kind-fly = Fly a route
kind-stay = Stay
kind-roll = Take off
kind-use = Use a card
kind-burn = Use a fuel card
kind-on = Fly on
kind-land = Land
kind-deliver = Deliver
kind-escort = Deliver a traveller
kind-smuggle = Smuggle
kind-stop = Deliver nothing more
kind-reward = Reward
field-pilot = pilot
field-plane = plane
field-city = place
field-activity = action
field-objective = objective
field-pile = pile
field-equipment = equipment
field-load = load
field-spot = spot
field-count = number
field-die = die
field-reward = reward
ap-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
label-tokens = Tokens
label-firsts = Great firsts
label-flight = Flight
label-has_unlocked = A pile was unlocked
label-is_locked = locked
label-basics = basic cards
label-experts = expert cards
label-cards = seen
label-endurance = Endurance
label-flown = Spaces flown
label-path = Path
label-leg = Leg
label-used = Used
label-dice = Dice
label-odds = Odds
label-arrive = arrive %
label-breakdown = breakdown %
label-crash = crash %
label-fuel = Fuel
label-with = arrive % with
label-colour = Colour
label-face = Weather
label-pilot = Pilot
label-plane = Plane
label-place = Place
label-start = Start city
label-trigger = Ended by
label-strait = Bering Strait
label-crossed = Atlantic crossed
label-maintenance = Maintenance
label-flights = Flights
name-green = green
name-blue = blue
name-white = white
name-red = red
name-G = { name-green }
name-W = { name-white }
name-R = { name-red }
name-B = { name-blue }
