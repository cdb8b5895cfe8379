"""The numbers that the rulebook prints (AP-NUM), and its equipment. What a set may change stands in its
data."""

from __future__ import annotations

from typing import Final, Literal

LEAST_SEATS: Final = 1  # AP-RULING-01
MOST_SEATS: Final = 4  # AP-RULING-01
TILES: Final = 8  # AP-NUM-10
OUTSTATIONS: Final = 8  # AP-NUM-13: rings
OBJECTIVE_CARDS: Final = 81  # AP-NUM-03
CITY_CARDS: Final = 40  # AP-NUM-02
NATIONS: Final = 5  # AP-NUM-03: DIPLOMACY cards
COPIES: Final = 4  # AP-NUM-15, AP-NUM-16
FUEL_PRICE: Final = 5  # AP-NUM-17
FINE: Final = 10  # AP-NUM-19
SMUGGLED: Final = 20  # AP-NUM-18
SECOND_HAND: Final = 3  # AP-NUM-27
MONEY_A_POINT: Final = 50  # AP-NUM-26
CRASH_POINTS: Final = 3  # AP-NUM-23
VIP_CRASH_POINTS: Final = 5  # AP-NUM-23
GLORIOUS_CRASHES: Final = 3  # AP-NUM-23
DRAWN: Final = 5  # AP-NUM-30
EPIC_STEP: Final = 2  # AP-NUM-29
DEALT_CITIES: Final = (0, 8, 5, 4, 4)  # AP-NUM-28, AP-VAR-START-01, -02, AP-RULING-84
VIP_COMPENSATION: Final = 15  # AP-NUM-20

# Kinds of place
HANGAR, CUSTOMS, BIG_CITY, EMBASSY = range(4)
KindOfPlace = Literal["hangar", "customs", "city", "embassy"]
KINDS_OF_PLACE: Final[tuple[KindOfPlace, ...]] = ("hangar", "customs", "city", "embassy")

# Weather: FUEL and ENDURANCE of each kind (AP-NUM-32)
FAIR, RAIN, WIND, THUNDERSTORM, FOG, STORM, SNOW = range(7)
WEATHER: Final = ("fair", "rain", "wind", "thunderstorm", "fog", "storm", "snow")
FUEL_COST: Final = (1, 2, 2, 2, 1, 3, 1)  # AP-WEATHER-01 to -07
ENDURANCE_COST: Final = (0, 1, 0, 2, 1, 0, 2)  # AP-WEATHER-01 to -07

GREEN, BLUE, WHITE, RED = range(4)
Colour = Literal["green", "blue", "white", "red"]
COLOURS: Final[tuple[Colour, ...]] = ("green", "blue", "white", "red")

# Types of plane
LAND, LAND_FLOATS, SEAPLANE, AMPHIBIAN = range(4)
# Type of plane -> whether it crashes over land, over sea (AP-INTERRUPT-04); LAND(FLOATS) is one of these.
CRASHES: Final = {LAND: (False, True), SEAPLANE: (True, False), AMPHIBIAN: (False, False)}
TypeOfPlane = Literal["land", "land-floats", "sea", "amphibian"]
TYPES_OF_PLANE: Final[tuple[TypeOfPlane, ...]] = ("land", "land-floats", "sea", "amphibian")

# CARGO & PAX: five kinds, then the bags of each nation
MAIL, LETTER, CASE, FUEL, PAX, BAG = range(6)
LOADS: Final = BAG + NATIONS
LOAD_WORDS: Final = ("mail", "letter", "case", "fuel", "pax")
BONUS: Final = (5, 5, 5, 0, 15) + (20,) * NATIONS  # AP-NUM-18, AP-CARD-01 to -05, -05a
COMPENSATION: Final = (5, 5, 10, 0, 15) + (20,) * NATIONS  # AP-NUM-20, AP-MAINT-23, AP-CARD-01 to -06
LOAD_COUNTS: Final = (12, 4, 6, 6, 9)  # AP-NUM-04, AP-NUM-05
BAGS: Final = 14  # AP-NUM-04

# Objectives
AIR_ROUTE, VIP, DIPLOMACY = range(3)
SortOfObjective = Literal["air-route", "vip", "diplomacy"]
SORTS: Final[tuple[SortOfObjective, ...]] = ("air-route", "vip", "diplomacy")

# SYSTEM and CREW: two supplies, a pile for each basic card, then the expert cards
MET_REPORT, CO_PILOT = range(2)
COMPASS, ENGINEER, AUTOPILOT, NAVIGATOR, GYROSCOPE, RADIO = range(2, 8)
FUEL_EXPERT, METEOROLOGIST, VETERAN, FLAPS, SLATS, CARGO_DOOR = range(8, 14)
AUXILIARY_TANK, AIR_STAIRS, PROPELLER, ALTIMETER, WING_TANKS, FLOATS = range(14, 20)
EQUIPMENT: Final = (
    *("met-report", "co-pilot"),
    *("compass", "flight-engineer", "autopilot", "navigator", "gyroscope", "radio"),
    *("fuel-expert", "meteorologist", "veteran", "flaps", "slats", "cargo-door"),
    *("auxiliary-tank", "air-stairs", "variable-propeller", "altimeter", "wing-tanks", "floats"),
)
KINDS: Final = 20
FIRST_BASIC: Final = COMPASS
FIRST_EXPERT: Final = FUEL_EXPERT
PILES: Final = 6  # AP-NUM-15
EXPERTS: Final = 12  # AP-CON-03
# Prices (AP-NUM-33), and which are CREW: AP-CARD-21, -22, AP-CARD-31 to -36, AP-CARD-41 to -52
PRICE: Final = (5, 5, 10, 5, 60, 10, 10, 10, 15, 10, 40, 15, 15, 10, 5, 10, 25, 10, 10, 15)
CREW: Final = sum(
    1 << kind for kind in (CO_PILOT, ENGINEER, NAVIGATOR, RADIO, FUEL_EXPERT, METEOROLOGIST, VETERAN)
)
SYSTEM: Final = (1 << KINDS) - 1 - CREW
AUTOPILOT_ENDURANCE: Final = 3  # AP-CARD-36
VETERAN_ENDURANCE: Final = 2  # AP-CARD-43
SLATS_SYSTEM: Final = 2  # AP-CARD-45
PROPELLER_SPACES: Final = 3  # AP-CARD-49

# Kinds of slot
CARGO_SLOT, PAX_SLOT, CREW_SLOT, SYSTEM_SLOT = range(4)

# The three actions of a round
OBJECTIVES, MAINTENANCE, FLIGHTS = range(3)
ACTIVITIES: Final = ("objectives", "maintenance", "flights")

# The rewards of an outstation
POINTS, MONEY = range(2)

# Sides of the Atlantic
NEITHER, EAST, WEST = range(3)
