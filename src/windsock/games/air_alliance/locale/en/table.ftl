# The table in the browser: its zones, and what a screen reader says of them.

# Airports

world-map = Map. Arrow keys go from airport to airport, page keys to the next one that can be chosen, Enter opens or chooses it; plus, minus and zero change the size.
world-airport =
    { $airport }, { $shape ->
        [y] Y airport
        [inverted] inverted Y airport
       *[v] V airport for { $admits }
    }: { $planes-given ->
        [yes] { $planes }; { $free } free.
       *[no] no planes; { $free } free.
    }
world-plane =
    { $state ->
        [front] { $plane } on position { $number }, may take off
       *[waits] { $plane } on position { $number }, waits
    }
world-shape =
    { $shape ->
        [y] Y airport: the two planes in front may take off, the third one waits and moves up.
        [inverted] Inverted Y airport: one queue. Only the first plane may take off, the others move up.
       *[v] V airport: both planes may take off at any time. Only certain colours may land.
    }
world-front = may take off
world-waits = waits behind { $front }
world-free = free
world-fly = Fly
world-why-not = Why not?
world-admits = May land:
world-home = Special airport of { $colour }
world-close = Close

# Cards and slots

world-card =
    { $trio-given ->
        [yes] { $card }, { $from } to { $to }, { $miles } miles, trio { $trio }. Slots: { $slots }.
       *[no] { $card }, { $from } to { $to }, { $miles } miles. Slots: { $slots }.
    }
world-slot =
    { $kind ->
        [land] landing right in { $zones }, numbers { $numbers }
        [special] SPECIAL: from or to the special airport{ $home-given ->
            [yes] { " " }{ $home }
           *[no] { "" }
        }
        [priority] PRIORITY: exchange two planes at an airport
       *[npa] NPA: fly a plane of { $colours }
    }
world-reserved = Reserved by { $player }.
world-can-reserve = Can be reserved.
world-lost-next = The next one to be lost.
world-lost = leaves next: { $card }
world-row-empty = No traveller waits.
world-when =
    { $when ->
        [now] The chosen flight wins it.
        [next] Then one more marker can win it.
       *[later] Then two more markers can win it.
    }
world-when-short =
    { $when ->
        [now] wins now
        [next] +1 marker
       *[later] +2 markers
    }
world-wins-none = no card
world-markers-after =
    { $count ->
        [0] Then no marker is left.
        [one] Then { $count } marker is left.
       *[other] Then { $count } markers are left.
    }

# Passes

world-others = The others
world-passes = Boarding passes
world-place =
    Place { $place }, { $top-given ->
        [yes] { $top }
       *[no] as printed
    }: { $slots }.{ $used-given ->
        [yes] { " " }Used in this turn: { $used }.
       *[no] { "" }
    }{ $covered-given ->
        [yes] { " " }Covered: { $covered }.
       *[no] { "" }
    }
world-printed = as printed
world-used = used in this turn
world-covered = { $count } covered
world-face-down =
    { $count ->
        [one] { $count } face down
       *[other] { $count } face down
    }
world-markers =
    { $count ->
        [one] { $count } marker
       *[other] { $count } markers
    }
world-won = Won in this turn; laid on the pass at its end.
world-lay = Choose a card, then the place it covers.

# Alliances and the end

world-zone =
    { $planes-given ->
        [yes] { $zone }: { $planes }; { $free } free
       *[no] { $zone }: empty, { $free } free
    }
world-symbols = { $colour }: { $count } of { $needed } symbols
world-last-round =
    { $state ->
        [over] The last round is over.
        [now] Last round: { $count ->
            [one] { $count } turn to come
           *[other] { $count } turns to come
        }. No reserving.
       *[soon] The last round begins after this turn.
    }
world-count = Final scoring
world-count-none = No cards won.
world-count-miles =
    { $count ->
        [one] { $count } card, miles
       *[other] { $count } cards, miles
    }
world-count-trio = Trio { $trio }
world-count-step = { $step } of { $of }
world-count-back = Back
world-count-next = Next
