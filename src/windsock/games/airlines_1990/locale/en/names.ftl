# Names. Words that all messages of this game keep to:
#   company, headquarters, network, route, circle, marker, supply, flight card, pattern
#   share, hand, display, pile, flight pile, discard; scoring, score card, sabotage, inactive, points
# A company is called by its code: BOI.

title = Airlines (1990)
board-america = North America
board-t1 = T1, a small board for tests
option-seat_bonus = Seat bonus
    .help = At the end later seats get up to 5 points for having moved later.
option-extra_turn = Extra last turn
    .help = When the last share is taken, everybody has one more turn.
option-late_cards = Late score cards
    .help = The score cards are shuffled into the pile only after some rounds.

# Patterns of routes and flight cards

name-solid = solid
name-dashed = dashed
name-dotted = dotted
name-double = double
name-wavy = wavy

# Cities

name-ANC = Anchorage
name-ATL = Atlanta
name-BIL = Billings
name-CHI = Chicago
name-CHU = Churchill
name-CIN = Cincinnati
name-DAL = Dallas
name-DEN = Denver
name-EDM = Edmonton
name-ELP = El Paso
name-GOO = Goose Bay
name-HAL = Halifax
name-HAV = Havana
name-IQA = Iqaluit
name-KAN = Kansas City
name-LAX = Los Angeles
name-MAZ = Mazatlan
name-MEM = Memphis
name-MER = Merida
name-MEX = Mexico City
name-MIA = Miami
name-MIN = Minneapolis
name-MON = Montreal
name-MTY = Monterrey
name-NOR = New Orleans
name-NYC = New York
name-PHO = Phoenix
name-POR = Portland
name-REG = Regina
name-SFO = San Francisco
name-SLC = Salt Lake City
name-TOR = Toronto
name-VAN = Vancouver
name-WAS = Washington
name-WIN = Winnipeg
name-YEL = Yellowknife

# Anything else

seat-beyond = Phantom

# What a view shows. `.short` heads a column.

label-turns = Turns so far
    .short = Turns
label-display = Display
label-pile = Pile
label-flight_pile = Flight pile
label-discard = Flight discard
label-removed_flights = Removed flight cards
label-removed_shares = Removed shares
label-score_cards_aside = Score cards aside
    .short = Aside
label-unusable = Unusable
label-flights = Flight cards
label-flight_cards = Flight cards in hand
    .short = flights
label-shares = Shares in hand
    .short = shares
label-laid = Laid shares
label-points = Points
label-worth = Worth
label-supply = Markers left
    .short = Markers
label-is_founded = Founded
label-is_inactive = Inactive
label-flies_solid = solid
label-flies_dashed = dashed
label-flies_dotted = dotted
label-flies_double = double
label-flies_wavy = wavy
kind-found = Found a company
kind-expand = Expand a network
kind-fly = Add a route
kind-keep = Keep the card
kind-play = Play a flight card
kind-lay = Play shares
kind-sabotage = Sabotage
kind-mark = Whose marker
kind-stop = No sabotage
kind-take = Take from the display
kind-draw = Draw from the pile
kind-exchange = Exchange an unusable card
kind-replace = Replace an inactive share
kind-pass = Pass
field-company = company
field-flight = flight card
field-pattern = pattern
field-value = value
field-lowest = value
field-best = value
screen-help-table =
    On the map: arrow keys go from route to route, Enter or a click shows the moves on it. A lit number is a licence that you can buy now; a letter is the airline that has it; ⌂ is a home; × is banned.
    In the table of portfolios • marks who has the most shares of an airline, ▶ whose turn it is.
