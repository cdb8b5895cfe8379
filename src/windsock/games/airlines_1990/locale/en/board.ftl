# What the validator says of a board: one message for each constraint of section 21 of the catalogue.
# The reader sees the file and the row beside the sentence. Words in quotation marks stand in the files.

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
A90-DATA-01 =
    { $problem ->
        [number] There must be { $expected } companies, not { $found }.
        [missing] The company “{ $company }” is missing.
        [code] The code “{ $company }” must be three capital letters.
        [colour] The colour of “{ $company }” must be written like #2A6FDB, not “{ $found }”.
        [letter] The letter of “{ $company }” must be one capital, not “{ $found }”.
        [code-twice] Two companies have the code “{ $company }”.
        [colour-twice] “{ $company }” has the colour of “{ $other }”.
        [letter-twice] “{ $company }” has the letter of “{ $other }”.
       *[other] { board-sheet }
    }
A90-DATA-02 =
    { $problem ->
        [few] “{ $company }” must have at least { $least } shares, not “{ $found }”.
        [unusual] “{ $company }” should have { $least } to { $most } shares, not { $found }.
        [sum] There must be { $expected } shares in all, not { $found }.
       *[other] { board-sheet }
    }
A90-DATA-03 =
    { $problem ->
        [few] “{ $company }” must have at least { $least } markers, not “{ $found }”.
        [sum] There must be { $expected } markers in all, not { $found }.
        [order] “{ $company }” has more shares than “{ $other }” and should not have fewer markers.
       *[other] { board-sheet }
    }
A90-DATA-04 =
    { $problem ->
        [number] There must be { $expected } patterns, not { $found }.
        [form] The pattern “{ $pattern }” must be one word of small letters.
        [flyers] The pattern “{ $pattern }” should be flown by at least two companies.
        [none] “{ $company }” flies no pattern.
        [unusual] “{ $company }” should fly 2 to 4 patterns, not { $found }.
       *[other] { board-sheet }
    }
A90-DATA-05 =
    { $problem ->
        [ita] ITA should be among the companies with most shares and most patterns.
       *[rim] One pattern should run round the whole map in a ring.
    }
A90-DATA-06 =
    { $problem ->
        [id-form] The city id “{ $city }” must be one word of letters from A to Z and digits.
        [id-twice] The city id “{ $city }” is already taken in row { $first }.
        [no-route] The city “{ $city }” has no route.
        [no-name] The city “{ $city }” has no name.
        [degrees] The column “{ $column }” of the city “{ $city }” must give degrees from -{ $most } to { $most }, not “{ $found }”.
        [label] The name of the city “{ $city }” must stand on one of the sides { $sides }, not on “{ $found }”.
        [apart] These cities are cut off from the others: { $cities }.
       *[other] { board-sheet }
    }
A90-DATA-07 =
    { $problem ->
        [unknown] The headquarters “{ $city }” of “{ $company }” is not the id of any city.
        [shared] “{ $company }” shares its headquarters “{ $city }” with “{ $other }”.
        [differs] cities.csv does not name “{ $city }” as the headquarters of “{ $company }”.
        [mark] The column “headquarters” of the city “{ $city }” must say “yes” or “no”, not “{ $found }”.
        [nobody] “{ $city }” is marked as headquarters, but of no company.
       *[other] { board-sheet }
    }
A90-DATA-08 =
    { $problem ->
        [none] “{ $company }” has no route at “{ $city }” that it may fly.
       *[one] “{ $company }” should have at least two routes at “{ $city }” that it may fly.
    }
A90-DATA-09 =
    { $problem ->
        [id-form] The route id “{ $route }” must be one word of letters from A to Z and digits.
        [id-twice] The route id “{ $route }” is already taken in row { $first }.
        [unknown-city] The route “{ $route }” leads to “{ $city }”, which is not the id of any city.
        [same-city] The route “{ $route }” begins and ends in “{ $city }”.
        [pattern] The route “{ $route }” has the pattern “{ $pattern }”, which no company flies.
        [pair-twice] The route “{ $route }” joins the same cities in the same pattern as “{ $other }”.
       *[other] { board-sheet }
    }
A90-DATA-10 =
    { $problem ->
        [number] The route “{ $route }” must have 1 to { $most } circles, not { $found }.
        [value] A circle of “{ $route }” must have a value from 1 to { $most }, not “{ $found }”.
        [order] The circles of “{ $route }” must be listed from low to high: { $first } stands before { $second }.
        [equal] Two circles of “{ $route }” have the value { $value }.
       *[other] { board-sheet }
    }
A90-DATA-11 =
    { $problem ->
        [route] No route has the pattern “{ $pattern }”.
       *[card] No flight card has the pattern “{ $pattern }”.
    }
A90-DATA-12 =
    { $problem ->
        [no-high] No circle has a value of { $value } or more: nothing could be sabotaged.
        [no-low] No circle has a value below { $value }.
       *[few] Only { $found } routes have a circle of { $value } or more; it should be a third of them.
    }
A90-DATA-13 =
    { $problem ->
        [number] There must be { $expected } flight cards, not { $found }.
        [value] A flight card must have a value from 1 to { $most }, not “{ $found }”.
        [pattern] The pattern “{ $pattern }” of this flight card is flown by no company.
        [lacks] No flight card has the value { $value }.
       *[other] { board-sheet }
    }
A90-DATA-14 = The highest flight card of the pattern “{ $pattern }” is { $found }, but a circle has { $expected }.
A90-DATA-15 =
    { $problem ->
        [cards] The pattern “{ $pattern }” should be on 8 or 9 flight cards, not on { $found }.
        [unusable] The flight card “{ $pattern }” { $value } is of no use even on the empty board.
       *[values] The value { $value } should occur on three flight cards, not on { $found }.
    }
A90-DATA-16 =
    { $problem ->
        [few] “{ $company }” can reach only { $found } routes from its headquarters.
       *[little] “{ $company }” can reach { $found } routes; it should be { $expected } or more.
    }
A90-DATA-17 =
    { $problem ->
        [circles] There should be { $least } to { $most } circles, not { $found }.
        [cities] There should be { $least } to { $most } cities, not { $found }.
        [routes] There should be { $least } to { $most } routes, not { $found }.
       *[stuck] With only { $found } circles games get stuck; for real play there should be { $least } or more.
    }
A90-DATA-18 = The column “{ $column }” is unknown in { $sheet }; nothing may depend on the number of players.
A90-DATA-19 =
    { $problem ->
        [code] The code “{ $company }” is invented, and its origin must say so.
        [origin] This row does not say where it comes from.
       *[other] { board-sheet }
    }
