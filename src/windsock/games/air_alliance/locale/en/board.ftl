# What the validator says of a board: one message for each constraint of section 19 of the catalogue.
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
AA-DATA-01 =
    { $problem ->
        [unknown] There is no airport “{ $airport }”: they are A1 to A6, E1 to E6, U1 to U6 and M1 to M6.
        [twice] The airport “{ $airport }” already stands in row { $first }.
        [zone] The zone of “{ $airport }” must be its first letter, not “{ $found }”.
        [name-twice] The name “{ $name }” already belongs to “{ $other }”.
        [name] The airport “{ $airport }” must be called “{ $expected }”, not “{ $found }”.
        [missing] The airport “{ $airport }” is missing.
        [no-name] The airport “{ $city }” has no name.
        [degrees] The column “{ $column }” of “{ $city }” must give degrees from -{ $most } to { $most }, not “{ $found }”.
        [label] The name of “{ $city }” must stand on one of the sides { $sides }, not on “{ $found }”.
       *[other] { board-sheet }
    }
AA-DATA-02 =
    { $problem ->
        [missing] There must be an open airport called “{ $name }”.
        [place] “{ $name }” cannot be “{ $found }”.
        [zone] “{ $name }” should not lie in the zone of “{ $found }”.
       *[essen] Essen should be one of E1 to E3.
    }
AA-DATA-03 =
    { $problem ->
        [open] The open airport “{ $airport }” must have the shape “Y” or “inverted Y”, not “{ $found }”.
        [all] The open airport “{ $airport }” must admit all seven colours.
        [restricted] The restricted airport “{ $airport }” must have the shape “V”, not “{ $found }”.
       *[other] { board-sheet }
    }
AA-DATA-04 =
    { $problem ->
        [missing] No open airport has the shape “{ $shape }”.
       *[zone] The zone { $zone } should have an airport of the shape “{ $shape }”.
    }
AA-DATA-05 =
    { $problem ->
        [colour] “{ $found }” is no colour that “{ $airport }” can list, or it is listed twice.
        [all] The restricted airport “{ $airport }” must not admit all colours.
        [start] “{ $airport }” must admit “{ $colour }”, which starts there.
       *[other] { board-sheet }
    }
AA-DATA-06 =
    { $problem ->
        [number] “{ $colour }” must be admitted at exactly one restricted airport, not at { $found }.
        [differs] “{ $airport }” admits “{ $colour }”, and the column “special_of” must say so.
        [nobody] “{ $airport }” cannot be the special airport of “{ $colour }”.
        [zones] There should be one special airport per zone; only { $found } zones have one.
       *[other] { board-sheet }
    }
AA-DATA-07 =
    { $problem ->
        [few] “{ $colour }” should be admitted at more than its four starting airports ({ $found }).
       *[none] At least one restricted airport must admit neutral airlines only.
    }
AA-DATA-08 =
    { $problem ->
        [colour] “{ $found }” is no player colour; write “all” for all four.
        [place] A place of a pass is 1, 2 or 3, not “{ $found }”.
        [many] A place can have { $most } slots at most, not { $found }.
        [slot] “{ $found }” is no slot.
        [number] The pass of “{ $colour }” must have place { $place } once, not { $found } times.
        [unlike] The pass of “{ $colour }” should be like the others.
       *[other] { board-sheet }
    }
AA-DATA-09 =
    { $problem ->
        [none] Place { $place } must have landing rights.
       *[zones] One place of “{ $colour }” should give landing rights in all four zones.
    }
AA-DATA-10 =
    { $problem ->
        [many] An empty pass must not show { $found } symbols of “{ $colour }”.
       *[some] The empty pass of “{ $colour }” should show no symbols.
    }
AA-DATA-11 =
    { $problem ->
        [number] There must be { $expected } cards, not { $found }.
        [id-form] The card id “{ $card }” must be one word of letters from A to Z and digits.
        [id-twice] The card id “{ $card }” is already taken in row { $first }.
        [no-name] The card “{ $card }” has no traveller.
        [airport] The card “{ $card }” names the airport “{ $found }”, which is none.
        [same] The journey of “{ $card }” ends where it begins.
       *[other] { board-sheet }
    }
AA-DATA-12 =
    { $problem ->
        [number] The miles of “{ $card }” must be a whole number of at least 1, not “{ $found }”.
        [unusual] The miles of “{ $card }” should be a multiple of { $step } from { $least } to { $most }, not { $found }.
       *[other] { board-sheet }
    }
AA-DATA-13 =
    { $problem ->
        [number] The card “{ $card }” must have 1 to { $most } slots, not { $found }.
        [slot] “{ $found }” on the card “{ $card }” is no slot.
        [none] Some card or place must have exactly { $expected } slots.
       *[other] { board-sheet }
    }
AA-DATA-14 =
    { $problem ->
        [zone] “{ $found }” on the card “{ $card }” must list zones, A, E, U and M.
        [number] “{ $found }” on the card “{ $card }” must list numbers from 1 to 6.
        [twice] “{ $found }” on the card “{ $card }” lists something twice.
       *[missing] The slot “A-M 1-2-3” must occur.
    }
AA-DATA-15 =
    { $problem ->
        [colour] “{ $found }” on the card “{ $card }” must name neutral airlines: K, P or W.
        [number] “{ $found }” on the card “{ $card }” must name one neutral airline or two different ones.
        [several] The card “{ $card }” has more than one NPA slot.
        [symbol] The symbol of “{ $card }” must be “{ $expected }” like its NPA slot, not “{ $found }”.
        [missing] There must be NPA slots with { $expected } airlines.
       *[other] { board-sheet }
    }
AA-DATA-16 =
    { $problem ->
        [few] “{ $colour }” must appear in the symbols of at least { $least } cards, not of { $found }.
        [fewer] “{ $colour }” should appear in the symbols of at least { $least } cards, not of { $found }.
       *[gap] The symbols of the three neutral airlines should differ by no more than { $most }, not by { $found }.
    }
AA-DATA-17 = The slot “{ $slot }” must occur on some card or pass.
AA-DATA-18 =
    { $problem ->
        [unknown] The card “{ $card }” names the trio “{ $trio }”, which is none of the seven.
        [members] The trio “{ $trio }” must have its own three travellers.
       *[other] { board-sheet }
    }
AA-DATA-19 =
    { $problem ->
        [from] No card begins at “{ $airport }”.
        [to] No card leads to “{ $airport }”.
       *[cannes] At least one card should ask for Cannes to Tokyo.
    }
AA-DATA-20 =
    { $problem ->
        [unknown] The card “{ $card }” has the class “{ $found }”, which is none.
        [miles] From economy to first class the miles should rise.
        [slots] From economy to first class the slots should become fewer.
       *[other] { board-sheet }
    }
AA-DATA-21 = The column “{ $column }” is unknown in { $sheet }; nothing may depend on the number of players.
