# What the validator says of a set: one message for each constraint of section 23 of the catalogue.

board-sheet =
    { $problem ->
        [no-file] The file { $sheet } is missing.
        [unreadable] The file { $sheet } cannot be read.
        [too-big] The file { $sheet } is larger than { $limit } kilobytes, which no board needs.
        [encoding] This line of { $sheet } is not UTF-8 text.
        [control] This line of { $sheet } contains a tab or another control character.
        [separator] The columns of { $sheet } must be separated by commas.
        [quotes] The quotation marks in this row of { $sheet } do not match.
        [line-break] A cell in this row of { $sheet } contains a line break; perhaps a quotation mark is left open.
        [no-header] The first line of { $sheet } must name the columns.
        [no-rows] The file { $sheet } has no rows below its header.
        [column-missing] The column “{ $column }” is missing from { $sheet }.
        [column-twice] The column “{ $column }” occurs more than once in { $sheet }.
        [column-unknown] The column “{ $column }” is unknown in { $sheet }.
       *[cells] This row of { $sheet } must have { $expected } cells, but it has { $found }.
    }
board-cell = The column “{ $column }” must hold { $expected }, not “{ $found }”.
board-rows = { $sheet } must have { $expected } rows, not { $found }.
board-twice = “{ $found }” in the column “{ $column }” stands already in row { $first }.
board-unknown = “{ $found }” does not stand in { $sheet }.
AP-DATA-01 =
    { $problem ->
        [board] The board “{ $board }” has no places or no routes.
       *[other] { board-sheet }
    }
AP-DATA-02 =
    { $problem ->
        [cell] { board-cell }
        [twice] { board-twice }
        [unknown] { board-unknown }
        [name] The place “{ $place }” needs a code of letters and digits, and a name.
        [undrawn] The place “{ $place }” has no coordinates.
       *[other] { board-sheet }
    }
AP-DATA-03 =
    { $problem ->
        [cell] { board-cell }
        [unknown] { board-unknown }
        [same] A route begins and ends at “{ $place }”.
       *[other] { board-sheet }
    }
AP-DATA-04 = “{ $a }” and “{ $b }” are joined by a route in row { $first } already.
AP-DATA-05 = On the board “{ $board }” these places are cut off: { $places }.
AP-DATA-06 =
    { $problem ->
        [kind] The board “{ $board }” must have { $least } or more places of the kind { $kind }, not { $found }.
       *[nation] The board “{ $board }” has no embassy of { $nation }.
    }
AP-DATA-07 =
    { $problem ->
        [cell] { board-cell }
        [twice] { board-twice }
        [place-twice] A great first passes a place twice: { $a } - { $b }.
        [no-route] There is no route between { $a } and { $b }.
        [off-board] { $a } - { $b } does not lie on the board “{ $board }”.
       *[other] { board-sheet }
    }
AP-DATA-08 =
    { $problem ->
        [cell] { board-cell }
        [strait] The world needs a direct route between Anchorage and Adak.
        [land] The route between Anchorage and Adak should lie over sea.
        [tour] No tour of the world leads over this route.
       *[other] { board-sheet }
    }
AP-DATA-09 =
    { $problem ->
        [cell] { board-cell }
       *[card] “{ $place }” lies on neither side and can have no city card.
    }
AP-DATA-10 =
    { $problem ->
        [spaces] Berlin and Moscow should be joined by a route of 3 spaces.
       *[weather] From Berlin to Moscow the second space should be able to show wind, the third snow.
    }
AP-DATA-11 =
    { $problem ->
        [sea] Only { $found } of { $spaces } spaces over sea are blue.
       *[land] The land route { $a } - { $b } has blue spaces only.
    }
AP-DATA-12 = The shortest route of “{ $place }” has { $found } spaces; a small plane flies { $most }.
AP-DATA-13 =
    { $problem ->
        [cell] { board-cell }
        [rows] { board-rows }
        [twice] { board-twice }
        [unknown] { board-unknown }
        [continent] { $continent } must have { $expected } cards, not { $found }.
        [mark] places.csv and city-cards.csv disagree about “{ $place }”.
       *[other] { board-sheet }
    }
AP-DATA-14 =
    { $problem ->
        [cell] { board-cell }
        [rows] { board-rows }
        [twice] { board-twice }
        [unknown] { board-unknown }
        [pilots] A setup needs { $least } or more pilots on different tiles, not { $found }.
        [start] Two pilots of this setup start from the same city.
        [outstations] A setup has 1 to { $most } outstations, not { $found }.
       *[other] { board-sheet }
    }
AP-DATA-15 = The start city “{ $place }” should pay { $expected }.
AP-DATA-16 =
    { $problem ->
        [both] “{ $place }” is start city and outstation of the same setup.
        [card] “{ $place }” has no city card.
        [board] “{ $place }” does not lie on the board “{ $board }”.
       *[continent] “{ $place }” lies in no continent of this setup.
    }
AP-DATA-17 = No outstation lies on the other side of the Atlantic from “{ $place }”.
AP-DATA-18 = On “{ $board }” there are { $found } city cards; with start cities it takes { $least }.
AP-DATA-19 = A setup should have { $least } to { $most } outstations, not { $found }.
AP-DATA-20 =
    { $problem ->
        [cell] { board-cell }
        [rows] { board-rows }
        [twice] { board-twice }
       *[other] { board-sheet }
    }
AP-DATA-21 =
    { $problem ->
        [cell] { board-cell }
       *[sum] There must be { $expected } dice in all, not { $found }.
    }
AP-DATA-22 = The { $colour } die must be able to show { $weather }.
AP-DATA-23 = The { $colour } die must be able to show { $weather }.
AP-DATA-24 = The { $colour } die must be able to show { $weather }.
AP-DATA-25 = No die shows { $weather }.
AP-DATA-26 =
    { $problem ->
        [face] The { $colour } die should not show { $weather }.
       *[endurance] White and red dice should cost most endurance.
    }
AP-DATA-28 =
    { $problem ->
        [cell] { board-cell }
        [rows] { board-rows }
        [twice] { board-twice }
        [resale] The resale price of “{ $plane }” must be lower than its price.
       *[other] { board-sheet }
    }
AP-DATA-29 =
    { $problem ->
        [unique] At least one plane must have the resale price 0.
       *[type] No plane is of the type “{ $type }”.
    }
AP-DATA-30 =
    { $problem ->
        [start] Only { $found } planes are of level { $level } or less; it takes { $least } for the pilots to start.
       *[lowest] Only { $found } planes are of the lowest level { $level }; it takes { $least }.
    }
AP-DATA-31 =
    { $problem ->
        [highest] The highest level is { $found }; it must be { $least } or more.
       *[gap] Between the levels { $low } and { $high } the gap is too large for some pilot.
    }
AP-DATA-32 =
    { $problem ->
        [load] The load of “{ $plane }” does not suit its slots.
        [fuel] The tank of “{ $plane }” is small for its range.
       *[average] The column “{ $column }” should rise with the level.
    }
AP-DATA-33 =
    { $problem ->
        [cell] { board-cell }
        [rows] { board-rows }
        [twice] { board-twice }
        [tile] There must be 8 tiles with 2 pilots each; tile { $tile } has { $found }.
        [bailey] { $pilot } must have the starting level { $level }.
       *[other] { board-sheet }
    }
AP-DATA-34 =
    { $problem ->
        [cell] { board-cell }
        [rows] { board-rows }
        [unknown] { board-unknown }
        [continent] { $continent } must have { $expected } cards, not { $found }.
        [same] An air route begins and ends at “{ $place }”.
        [elsewhere] Neither place lies in { $continent }.
        [boards] { $a } and { $b } lie together on no board.
       *[other] { board-sheet }
    }
AP-DATA-35 = { $objective } cannot be reached on “{ $board }” and is left out there.
AP-DATA-36 =
    { $problem ->
        [cell] { board-cell }
        [rows] { board-rows }
        [twice] { board-twice }
        [unknown] { board-unknown }
        [city] { $vip } must travel to a big city of the own continent, not to “{ $place }”.
        [wong] { $vip } must travel to { $place } for { $points } points and { $money }.
       *[other] { board-sheet }
    }
AP-DATA-37 = { $vip } should pay { $expected }.
AP-DATA-38 =
    { $problem ->
        [cell] { board-cell }
        [rows] { board-rows }
        [twice] { board-twice }
        [soviet] The red card of SU must begin with { $first } and { $second }.
       *[other] { board-sheet }
    }
AP-DATA-39 =
    { $problem ->
        [cell] { board-cell }
        [twice] { board-twice }
        [count] There must be { $expected } cards “{ $kind }”.
        [nation] There is no bag of { $nation }.
        [scale] { $nation } has { $found } bags but fewer steps.
        [bags] There must be { $expected } bags, not { $found }.
       *[other] { board-sheet }
    }
AP-DATA-40 =
    { $problem ->
        [cell] { board-cell }
        [twice] { board-twice }
        [missing] The setting “{ $setting }” is missing.
        [threshold] Thresholds are { $values }.
        [falling] “{ $setting }” must not rise with the number of players.
        [rising] “{ $setting }” must not fall with the number of players.
        [experts] There are at most { $most } expert cards a pile.
       *[other] { board-sheet }
    }
