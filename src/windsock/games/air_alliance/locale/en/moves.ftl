# What an action does, for menus: one message for each verb of the notation.

move-choose = Choose { $colour }
move-place = Place a plane at { $airport }
move-ally =
    { $moving ->
        [1] Ally with { $npa } in { $zone }, moving your plane from the other zone
       *[other] Ally with { $npa } in { $zone }
    }
move-skip = No alliance
move-fly =
    { $wins-count ->
        [0] Fly { $colour } from { $origin } to { $destination }
       *[other] Fly { $colour } from { $origin } to { $destination }: wins { $wins }, { $miles } miles
    }
move-exchange = Exchange { $ahead } ({ $first }) and { $beside } ({ $second }) at { $airport }
move-with = With place { $place } of the pass: { $slots }
move-reserve = Reserve { $card } ({ $origin } to { $destination }, { $miles } miles)
move-replace = Replace the delivery zone
move-done = Use no more markers
move-lay = Lay { $card } ({ $origin } to { $destination }, { $miles } miles) on place { $place }
move-again = Take the extra turn
move-decline = Decline the extra turn
