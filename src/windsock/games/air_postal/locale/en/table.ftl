# The table in the browser: the map, the windsock, the rivers, the cockpits

ap-map = Map of the places and air routes. Arrow keys go from place to place, page keys to the next one that can be chosen.
ap-map-near = What matters now
ap-now = Now
ap-close = Close
ap-announce = Announce this route
ap-used = used in this flight
ap-aim = The first to reach { $threshold } points brings on the end; then the most points win.
ap-task =
    { $step ->
        [FirstPilot] Choose your pilot. The start city, the revenue and the endurance come with the pilot.
        [FirstPlane] Choose your first plane below. It costs nothing. The tank is the fuel it holds, the range the spaces it flies in a turn, the slots the cards it carries.
        [NewPilot] Your pilot is lost. Choose another one.
        [NewPlane] Your plane is lost. Choose one of a lower level; it costs nothing.
        [StartCities] Choose your start city among your cards. They are marked on the map.
        [BoxCities] One of your cards leaves the game, unseen. The others become outstations.
        [Windsock] Choose what you do in this round. Objectives come first, then maintenance, then flights.
        [Turn] Choose what you do in this turn.
        [Objectives] Take one card of the river of objectives, or the top of the deck unseen.
        [FromRiver] The deck held nothing that you can keep. Take one card of the river.
        [Keep] You have drawn these objectives. Keep one: point at a card, or tap it, to see its places on the map.
        [Maintenance] { $initiation ->
            [yes] You may change your plane once. Your old plane is sold.
           *[no] You may unlock one pile, buy and discard cards, and change your plane once.
        }
        [Shelve] The expert card goes into an open pile of your choice.
        [GiveUp] The new plane has fewer slots. Choose what is left behind.
        [Loading] Load one card of the river, or pass for good.
        [LoadDrawn] Load what you want to carry: point at a card to see where it pays. What is loaded stays aboard until it is delivered.
        [Preflight] Buy fuel for the flight: every space of a route costs 1, in bad weather up to 3. What is left stays in the tank. Then say that you are fit to fly.
        [Flights] Choose a lit place on the map to fly there, or stay. Point at it, or tap it, to see how likely you arrive.
        [Leg] Roll the weather, or add a further route to fly over this place without a stop.
        [Effects] The weather is rolled, one die a space. Use cards on single dice, or fly on through it.
        [Overhead] You are above the place. Land, or fly on without a stop.
        [Delivery] You have landed. Deliver one lit card of your cockpit, or nothing. Any other says why it cannot be delivered here.
        [Outstation] Your first visit: take the points or the money.
       *[other] Choose a move.
    }
ap-windsock = Windsock
ap-actions = Actions
ap-round = Round { $round }
ap-action =
    { $activity ->
        [objectives] { $game ->
            [initiation] Revenue, then keep one of five objectives.
           *[normal] Revenue and one objective.
        }
        [maintenance] { $game ->
            [initiation] Change the plane.
           *[normal] Unlock, buy, discard, change the plane.
        }
       *[flights] Load, fuel, fly and deliver.
    }
ap-in-deck = deck: { $count }
ap-workshop = Crew and systems
ap-pile =
    { $state ->
        [locked] { $experts ->
            [one] locked, with { $experts } expert
           *[other] locked, with { $experts } experts
        }
       *[open] open
    }
ap-planes = Planes
ap-new-planes =
    { $count ->
        [one] { $count } new plane
       *[other] { $count } new planes
    }
ap-glory = Glory track
ap-cockpit = Cockpit of { $player }
ap-my-cockpit = Your cockpit
ap-level = level { $level }
ap-plane-type =
    { $type ->
        [land] land plane
        [land-floats] land plane that takes floats
        [sea] seaplane
       *[amphibian] amphibian
    }
ap-price = price
ap-unique = unique, cannot be sold
ap-start-level = first plane up to level
ap-revenue = revenue
ap-competence = later planes, levels
ap-start = starts from
ap-slot =
    { $slot ->
        [crew] crew
       *[system] system
    }
ap-rack = { $kind }: { $free } of { $count } slots free
ap-cube = marked with a cube
ap-fulfilled =
    { $count ->
        [one] { $count } objective fulfilled.
       *[other] { $count } objectives fulfilled.
    }
ap-visited = Visited: { $cities }.
ap-objective =
    { $sort ->
        [air-route] Land at both, in any order and in any turns. Open at the end: −{ $points }.
        [vip] Goes aboard at once and takes a slot. Land in { $city }. Aboard at the end: −{ $points }.
       *[diplomacy] Each bag of the nation that you bring to its embassy: the next number of points. None brought at the end: −{ $points }.
    }
ap-load-where =
    { $word ->
        [mail] anywhere
        [letter] anywhere, before other loads
        [case] anywhere; at customs { $smuggled }k, or a fine and the end of the turn
        [fuel] pays 1 fuel in flight
        [pax] big cities only
       *[bag] embassy of its nation
    }
ap-place = { $place }, { $kind }.{ $nation-given ->
        [yes] {" "}{ $nation }.
       *[no] {""}
    }{ $outstation-given ->
        [yes] {" "}{ $outstation }.
       *[no] {""}
    }{ $planes-given ->
        [yes] {" "}Planes: { $planes }.
       *[no] {""}
    }
ap-kind =
    { $kind ->
        [hangar] hangar
        [customs] customs
        [city] big city
       *[embassy] embassy
    }
ap-accepts =
    { $kind ->
        [hangar] mail, letters and cases
        [customs] mail, letters and cases, which may be smuggled
        [city] mail, letters, cases, passengers and travellers
       *[embassy] mail, letters, cases and bags of its nation
    }
ap-outstation = outstation: { $points } points or { $money }k once
ap-visitors = visited by { $players }
ap-start-of = Start city of { $players }
ap-here = Here: { $players }
ap-first = Great first { $first }: { $points } points.{ $holder-given ->
        [yes] {" "}Flown by { $holder }.
       *[no] {""}
    } { $history }

# A flight

ap-fuel-price = Fuel, { $price }k each:
ap-cost = fuel { $fuel }, endurance { $endurance }
ap-left = left: { $fuel } and { $endurance }
ap-broken = the flight breaks off here
ap-odds = arrives { $arrive } %, breaks down { $breakdown } %{ $crash ->
        [0] {""}
       *[other] , crashes { $crash } %
    }
ap-left-then = If it arrives, on average fuel { $fuel } and endurance { $endurance } are left.
ap-with = Arrives with one card used well:
ap-stake-breakdown = A breakdown costs { ap-points } and the turn.
ap-stake-crash = A crash loses the pilot, the plane and the cards aboard, { $cards }; glory +{ $glory }.
ap-gain-objective = { $name }: { $points } points, { $money }k
ap-gain-cube = a cube for { $name }
ap-gain-load =
    { $count ->
        [1] delivery: { $loads }
       *[other] one delivery: { $loads }
    }
ap-gain-first = great first { $first }: { $points } points

# How to read the map

ap-key = How to read the map
ap-key-open = Key
ap-key-weather = What the weather costs:
ap-key-dice = Each space is one die of its colour. A die shows:
ap-key-sea = over sea: who breaks off here without a seaplane crashes
ap-key-ring = outstation
ap-key-first = great first that nobody has flown

# The final count

ap-count = The final count
ap-count-flown = flown
ap-count-open = open objectives
ap-count-plane = level of the plane
ap-count-money = money, { $money }k a point
