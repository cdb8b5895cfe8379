# What is printed on the board, its cards and tiles, in words

printed-places = { ap-kind }, takes { ap-accepts }{ $nation ->
        [su] {" "}({ name-bag-su })
        [fr] {" "}({ name-bag-fr })
        [uk] {" "}({ name-bag-uk })
        [us] {" "}({ name-bag-us })
        [de] {" "}({ name-bag-de })
       *[none] {""}
    }{ $points-given ->
        [yes] . Start city or outstation: { ap-points } or { $money }k.
       *[no] .
    }
printed-planes = { ap-plane-type }, { ap-level }, price { $price }k{ $resale ->
        [0] {""}
       *[other] , resale { $resale }k
    }, tank { $fuel }, range { $range }; slots: cargo { $cargo }, passengers { $pax }, crew { $crew }, systems { $system } (initiation game: loads { $load }).
printed-pilots = first plane up to { ap-level }, revenue { $revenue }k, endurance { $endurance }; a new plane may be { $competence } higher{ $start-given ->
        [yes] {""}; starts from { $start-name }.
       *[no] .
    }
printed-objectives =
    { $sort ->
        [air-route] air route between { $goals }: { ap-points } and { $money }k; unfulfilled at the end it costs its points.
        [vip] traveller to { $goals }: { ap-points } and { $money }k.
       *[diplomacy] points for each bag that is brought to an embassy of the nation, in turn: { $scale }.
    }
printed-loads = { ap-load-where }; delivered { $bonus }k, as compensation { $compensation }k.
printed-equipment = { ap-slot }, { $price }k.
printed-dice = a die with { $all }.
printed-weather = costs { ap-cost }.
printed-firsts = great first, { ap-points }.

# A flight rehearsed

foreseen =
    { ap-odds }
    { $arrive ->
        [0] {""}
       *[other] { ap-left-then }
    }
    { $with-given ->
        [yes] { ap-with } { $with }.
       *[no] {""}
    }
    { $breakdown ->
        [0] {""}
       *[other] { ap-stake-breakdown }
    }
    { $crash ->
        [0] {""}
       *[other] { ap-stake-crash }
    }
foreseen-each = { $name } { $value } %

# The table

screen-pane-shares = Players
screen-help-table =
    On the map: arrow keys go from route to route, Enter or a click shows the moves on it. A letter is a space and its die: G green, W white, R red, B blue; a number is the plane of a player, on its place or on the leg that is announced. A dashed route leads over the sea.
    In the table of players ▶ marks whose turn it is.
