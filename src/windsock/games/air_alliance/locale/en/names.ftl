# Names. Words that all messages of this game keep to:
#   airport, plane, position, neutral airline, alliance zone, side supply, delivery zone, draw pile, discards
#   boarding pass, place, slot, symbol, marker, traveller card, journey, miles, trio, last round, extra turn

title = Air Alliance
board-world = The world
board-t1 = T1, a board for tests
option-planes_first = Planes first
    .help = The players place their planes before the six cards are laid: seat 1 has less of an advantage.

# Airlines

name-red = Red
name-yellow = Yellow
name-blue = Blue
name-green = Green
name-black = Black
name-violet = Violet
name-white = White

# Airports, with zone and number

name-A1 = A1 Tokyo
name-A2 = A2 Hong Kong
name-A3 = A3 Singapore
name-A4 = A4 Seoul
name-A5 = A5 Himalaya
name-A6 = A6 Oceania
name-E1 = E1 London
name-E2 = E2 Essen
name-E3 = E3 Moscow
name-E4 = E4 Scandinavia
name-E5 = E5 Danube
name-E6 = E6 Siberia
name-U1 = U1 New York
name-U2 = U2 Hollywood
name-U3 = U3 Hawaii
name-U4 = U4 Rocky
name-U5 = U5 Mexico
name-U6 = U6 Brazil
name-M1 = M1 Cannes
name-M2 = M2 Cairo
name-M3 = M3 Istanbul
name-M4 = M4 Arabia
name-M5 = M5 Savannah
name-M6 = M6 Casablanca

# Travellers

name-t01 = Board gamer
name-t02 = Board gamer
name-t03 = Anime otaku
name-t04 = Folklorist
name-t05 = Archaeologist
name-t06 = Professor
name-t07 = Hollywood star
name-t08 = Kung fu star
name-t09 = Korean star
name-t10 = Beer brewer
name-t11 = Bartender
name-t12 = Hotelier
name-t13 = Tennis player
name-t14 = Soccer player
name-t15 = Volleyball player
name-t16 = MI6 agent
name-t17 = KGB agent
name-t18 = CIA agent
name-t19 = Neanderthal
name-t20 = Yeti
name-t21 = Bigfoot
name-t22 = Sheikh
name-t23 = Opera diva
name-t24 = Tycoon
name-t25 = Explorer
name-t26 = Safari host
name-t27 = Prince
name-t28 = Magnate
name-t29 = Carnival queen
name-t30 = Fur trader
name-t31 = Banker
name-t32 = Surgeon
name-t33 = Architect
name-t34 = Merchant
name-t35 = Lawyer
name-t36 = Geologist
name-t37 = Film director
name-t38 = Diplomat
name-t39 = Oil trader
name-t40 = Veterinarian
name-t41 = Mountaineer
name-t42 = Vintner
name-t43 = Zoologist
name-t44 = Fashion designer
name-t45 = Novelist
name-t46 = Conductor
name-t47 = Football agent
name-t48 = Backpacker
name-t49 = Student
name-t50 = Nurse
name-t51 = Salesman
name-t52 = Honeymooner
name-t53 = Grandmother
name-t54 = Musician
name-t55 = Photographer
name-t56 = Teacher
name-t57 = Chef
name-t58 = Engineer
name-t59 = Journalist
name-t60 = Dancer

# Trios

name-enthusiast = Enthusiast
name-scholar = Scholar
name-actor = Actor
name-cocktail = Cocktail
name-ball-game = Ball game
name-spy = Spy
name-primitive-man = Primitive man

# Positions, zones, slots

name-1st = 1st
name-2nd = 2nd
name-3rd = 3rd
name-Z1 = Zone 1
name-Z2 = Zone 2
name-supply = from the supply
name-moved = moved

# What a view shows. `.short` heads a column.

label-turns = Turns so far
    .short = Turns
label-is_extra_turn = Extra turn
label-is_last_round = Last round
label-is_last_round_triggered = Last round to come
label-last_turns = Last turns to come
    .short = Last turns
label-markers_left = Markers left
    .short = Markers
label-has_replaced = Delivery zone replaced
label-row = Delivery zone
label-pile = Draw pile
    .short = Pile
label-discards = Discards
label-won = Won in this turn
label-flights = Flights of this turn
label-zones = Alliance zones
label-supply = Side supply
label-colour = Colour
label-miles = Miles
    .short = miles
label-points = Points
    .short = points
label-cards = Cards won
    .short = cards
label-markers = Markers in hand
    .short = markers
label-reserved = Reserved
label-special = Special airport
label-allies = Allies
label-symbols = Symbols
label-trios = Trios
label-face_down = Cards face down
    .short = hidden
label-face_down_cards = Face down
label-pass = Boarding pass
label-slots = Slots
label-marker = Marker on slot
label-next = One marker more
label-later = Two markers more
label-wins = Wins

# Kinds of moves, and fields of the notation

kind-choose = Choose a colour
kind-place = Place a plane
kind-ally = Create an alliance
kind-skip = No alliance
kind-fly = Fly a plane
kind-exchange = Priority take-off
kind-with = Which place of the pass
kind-reserve = Reserve a card
kind-replace = Replace the delivery zone
kind-done = End the phase
kind-lay = Lay a card
kind-again = Extra turn
kind-decline = No extra turn
field-colour = colour
field-airport = airport
field-origin = airport of take-off
field-destination = airport of landing
field-npa = neutral airline
field-zone = alliance zone
field-source = source of the plane
field-first = position
field-second = position
field-place = place of the pass

# Lists: every card is one of its kind

counted =
    { $count ->
        [one] { $name }
       *[other] { $count } { $name }
    }
field-card = traveller card
screen-pane-shares = Players
screen-help-table =
    On the map: Enter or a click shows the moves at an airport.
    In the table of players ▶ marks whose turn it is.
