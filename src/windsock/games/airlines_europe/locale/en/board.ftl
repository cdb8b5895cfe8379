# What the validator says of a board: one message for each constraint of section 18 of the catalogue.
# The reader sees the file and the row beside the sentence. Words in quotation marks stand in the files.

# A file that is not a proper table, whatever it was needed for.
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
       *[cells] This row of { $sheet } must have { $expected } cells, but it has { $found }.
    }

AE-DATA-01 =
    { $problem ->
        [id-form] The city id “{ $city }” must be one word of letters from A to Z and digits.
        [id-twice] The city id “{ $city }” is already taken in row { $first }; capitals make no difference.
        [named-missing] No city is called “{ $city }”; every board must have this one.
        [no-name] The city “{ $city }” has no name.
        [degrees] The column “{ $column }” of the city “{ $city }” must give degrees from -{ $most } to { $most }, not “{ $found }”.
        [off-map] The column “off_map” of the city “{ $city }” must say “yes” or “no”, not “{ $found }”.
        [label] The name of the city “{ $city }” must stand on one of the sides { $sides }, not on “{ $found }”.
       *[other] { board-sheet }
    }

AE-DATA-02 =
    { $problem ->
        [no-home] The airline “{ $airline }” has no home.
        [unknown-home] The home “{ $city }” of the airline “{ $airline }” is not the id of any city.
        [airline-missing] The airline “{ $airline }” is missing; each of the ten must have its row.
        [airline-twice] The airline “{ $airline }” already has row { $first }.
        [unknown-airline] The game has no airline “{ $airline }”.
        [no-name] The airline “{ $airline }” has no name.
        [colour] The colour of the airline “{ $airline }” must be written like #2A6FDB, not “{ $found }”.
        [letter] The letter of the airline “{ $airline }” must be one capital from A to Z, not “{ $found }”.
        [letter-twice] The airline “{ $airline }” has the letter “{ $found }”, which belongs to “{ $other }”.
       *[other] { board-sheet }
    }

AE-DATA-03 = The airline “{ $airline }” must have its home at “{ $expected }”, not at “{ $city }”.

AE-DATA-04 = The airline “{ $airline }” has its home at “{ $city }”, which is already the home of “{ $other }”.

AE-DATA-05 =
    { $problem ->
        [home] Air ABACUS can have no home, but the file gives it “{ $found }”.
        [planes] Air ABACUS can have no planes, but the file gives it “{ $found }”.
       *[start] Air ABACUS can have no start space, but the file gives it “{ $found }”.
    }

AE-DATA-06 =
    { $problem ->
        [id-form] The route id “{ $route }” must be one word of letters from A to Z and digits.
        [id-twice] The route id “{ $route }” is already taken in row { $first }; capitals make no difference.
        [unknown-city] The route “{ $route }” leads to “{ $city }”, which is not the id of any city.
        [same-city] The route “{ $route }” begins and ends in the same city, “{ $city }”.
        [pair-twice] The route “{ $route }” joins “{ $a }” and “{ $b }”, as the route “{ $other }” already does.
       *[other] { board-sheet }
    }

AE-DATA-07 =
    { $problem ->
        [none] The route “{ $route }” has no licence.
        [too-many] The route “{ $route }” has { $found } licences; there can be no more than { $most }, one for each airline.
        [many] The route “{ $route }” has { $found } licences; with two players only { $most } airlines can use them.
        [single] The route “{ $route }” has only one licence, although it is not a long-haul flight.
       *[other] { board-sheet }
    }

AE-DATA-08 =
    { $problem ->
        [high] A licence of the route “{ $route }” costs { $price } M; a price above { $most } M is hardly ever paid.
       *[price] The licences of the route “{ $route }” must cost a whole number from 1 to { $most }, not “{ $found }”.
    }

AE-DATA-09 =
    { $problem ->
        [equal] Two licences of the route “{ $route }” cost the same, { $price } M.
       *[order] The licences of the route “{ $route }” must be listed from cheap to dear, but { $dear } stands before { $cheap }.
    }

AE-DATA-10 =
    { $problem ->
        [mark] The column “long_haul” of the route “{ $route }” must say “yes” or “no”, not “{ $found }”.
        [count] Exactly { $expected } routes must be long-haul flights, not { $found }.
        [licences] The long-haul flight “{ $route }” must have exactly one licence, not { $found }.
       *[other] { board-sheet }
    }

AE-DATA-11 = The long-haul flight “{ $route }” costs { $price } M; that should be more than the dearest ordinary licence, { $ordinary } M.

AE-DATA-12 = No route leads to “{ $city }”, the home of the airline “{ $airline }”.

AE-DATA-13 =
    { $problem ->
        [apart-without-long-haul]
            { $count ->
                [one] Without the long-haul flights one city is cut off from the others: { $cities }.
               *[other] Without the long-haul flights { $count } cities are cut off from the others: { $cities }.
            }
       *[apart]
            { $count ->
                [one] One city is cut off from the others: { $cities }.
               *[other] These { $count } cities are cut off from the others: { $cities }.
            }
    }

AE-DATA-14 =
    { $problem ->
        [missing] The airline “{ $airline }” must have a bonus connection to “{ $expected }”.
        [elsewhere] The bonus connection of the airline “{ $airline }” must lead to “{ $expected }”, not to “{ $city }”.
        [unknown-city] The bonus connection of the airline “{ $airline }” leads to “{ $city }”, which is not the id of any city.
        [surplus] The airline “{ $airline }” can have no bonus connection.
        [value] The bonus of the airline “{ $airline }” must be a whole number of at least 1, not “{ $found }”.
       *[other] { board-sheet }
    }

AE-DATA-15 =
    { $problem ->
        [far] The airline “{ $airline }” needs { $length } routes to reach “{ $city }”, but it has only { $planes } planes.
        [near] The airline “{ $airline }” reaches “{ $city }” with a single route; its bonus should take at least two.
       *[long-haul] The airline “{ $airline }” can reach “{ $city }” only with a long-haul flight.
    }

AE-DATA-16 =
    { $problem ->
        [number] The column “{ $column }” of the zone “{ $zone }” must be a whole number from 0 to { $most }, not “{ $found }”.
        [backwards] The zone “{ $zone }” ends at space { $last }, before its first space { $first }.
        [start] The track must begin at space 0, but its first zone, “{ $zone }”, begins at { $first }.
       *[other] { board-sheet }
    }

AE-DATA-17 =
    { $problem ->
        [number] The start space of the airline “{ $airline }” must be a whole number, not “{ $found }”.
        [off-track] The airline “{ $airline }” starts on space { $space }, but the track ends at { $last }.
       *[other] { board-sheet }
    }

AE-DATA-18 =
    { $problem ->
        [no-name] This zone has no name.
        [name-twice] The zone “{ $zone }” already has row { $first }.
        [overlap] The zone “{ $zone }” begins at space { $first }, although the zone “{ $other }” goes on to { $last }.
        [gap] The zone “{ $zone }” begins at space { $first }, but the zone “{ $other }” ends at { $last }; the spaces between belong to no zone.
       *[other] { board-sheet }
    }

AE-DATA-19 =
    { $problem ->
        [count] The row of the zone “{ $zone }” must have { $expected } numbers, but it has { $found }.
        [number] The row of the zone “{ $zone }” may hold only whole numbers that are not negative, not “{ $found }”.
        [rising] The row of the zone “{ $zone }” must not rise from left to right, as { $numbers } does.
       *[other] { board-sheet }
    }

AE-DATA-20 = No zone has the row { $expected }; one must have it.

AE-DATA-21 =
    { $problem ->
        [first] First place falls from { $before } to { $now } VP in the zone “{ $zone }”; it must not fall.
        [place] Place { $place } falls from { $before } to { $now } VP in the zone “{ $zone }”.
       *[sum] All places of the zone “{ $zone }” together give { $now } VP; that should be more than the { $before } of the zone before.
    }

AE-DATA-22 =
    { $problem ->
        [half] The airline “{ $airline }” starts on space { $space }, beyond the middle of a track that ends at { $last }.
       *[behind] The airline “{ $airline }” starts on space { $space }, behind “{ $other }” on { $ahead }, although it has fewer shares.
    }

AE-DATA-23 = The track ends at space { $last }; the airline “{ $airline }” should have room up to { $needed }.

AE-DATA-24 =
    { $problem ->
        [scoring] The column “scoring” must name each scoring from 1 to { $most } once; “{ $found }” is wrong here.
        [row] The row of Air ABACUS for scoring { $scoring } must be { $expected }, not “{ $found }”.
        [missing] The row of Air ABACUS for scoring { $scoring } is missing.
       *[other] { board-sheet }
    }

AE-DATA-25 =
    { $problem ->
        [number] The airline “{ $airline }” must have { $expected } shares and as many planes, not “{ $found }”.
       *[other] { board-sheet }
    }

AE-DATA-26 = The column “{ $column }” does not belong in { $sheet }; a board is the same for every number of players.

AE-DATA-27 = The board has { $found } licences; with fewer than { $least } games will often end early.
