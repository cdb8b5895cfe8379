# Why a move is not allowed: one sentence for each rule that the judge answers with.
# `move` is the move as it was written, `verb` its first word, `seat` who asked.

AA-SETUP-02 =
    { $verb ->
        [choose] { $colour } is not to be had: choose another colour.
       *[other] First every player chooses a colour.
    }
AA-SETUP-11 = First all planes are placed, one at a time, going round.
AA-SETUP-12 = Planes start at open airports, those with the numbers 1 to 3, and { $airport } is none of them.
AA-SETUP-14 = { $airport } is full: three planes stand there.
AA-AIRPORT-03 = { $destination } does not admit { $colour }: only the colours shown there may land.
AA-AIRPORT-06 = At { $origin } { $colour } waits in the second row. Only the planes in front may take off: { $ahead } and { $beside }. When one of them leaves, it moves up; or a priority take-off brings it forward.
AA-AIRPORT-08 = At { $origin } { $ahead } stands in front: { $colour } cannot take off until it has moved up to the first position, or a priority take-off has brought it there.
AA-AIRPORT-16 = { $destination } is full: no plane can land there.
AA-PLANE-04 = { $colour } belongs to another player: nobody flies the planes of others.
AA-TURN-01 = It is not { $seat }'s turn.
AA-ALLIANCE-01 =
    { $verb ->
        [ally]
            { $symbols ->
                [0] An alliance with { $npa } needs 3 visible symbols on the pass at the start of the turn; there is none.
                [1] An alliance with { $npa } needs 3 visible symbols on the pass at the start of the turn; there is 1.
                [2] An alliance with { $npa } needs 3 visible symbols on the pass at the start of the turn; there are 2.
               *[other] Alliances are made at the start of a turn only, and that is over: now markers are used.
            }
        [skip] Only at the start of a turn, where an alliance could be created, is there one to skip.
       *[other] Alliances are made at the start of a turn only, with 3 visible symbols of a neutral airline. Now create one or skip it.
    }
AA-ALLIANCE-06 = An alliance is made with a neutral airline: black, violet or white, not with { $npa }.
AA-ALLIANCE-07 = There is no plane of yours for that: it must come from the side supply or from the other alliance zone, never from an airport.
AA-ALLIANCE-09 = { $zone } has no room for the planes that would have to enter it: a zone holds four.
AA-ALLIANCE-11 = You are allied with { $npa } in { $zone } already: nothing would be created.
AA-ALLIANCE-12 = You have a plane in { $zone } already, and a zone never holds two of the same player.
AA-MARKER-02 = Now markers are used: fly a plane, exchange two planes, reserve a card, or end the phase.
AA-MARKER-03 = Each action is completed before the next one: first say which place of the pass the marker goes to.
AA-MARKER-04 = A boarding pass has the places 1, 2 and 3.
AA-MARKER-05 = The place of the pass that would allow this has been used in this turn: one slot of each place, the others are blocked.
AA-MARKER-07 = No free slot there can do that.
AA-FLIGHT-01 =
    { $place ->
        [0] No free slot gives landing rights for { $destination }. Free: { $slots }.
       *[other] Place { $place } gives no landing rights for { $destination }. It has: { $slots }.
    }
AA-FLIGHT-04 = No plane of { $colour } stands at { $origin }.
AA-FLIGHT-05 = A flight must lead to another airport than { $origin }.
AA-FLIGHT-10 =
    { $place ->
        [0] { $colour } is neutral: with landing rights or SPECIAL it flies only for its allies, and there is no free slot with its symbol. Free: { $slots }.
       *[other] { $colour } is neutral: with landing rights or SPECIAL it flies only for its allies, and place { $place } has no free slot with its symbol.
    }
AA-SPECIAL-03 = With SPECIAL a flight must start or end at the own special airport, { $home }.
AA-PRIORITY-01 = Two planes that stand at { $airport } change places, and one of these positions is empty.
AA-PRIORITY-04 = That would change nothing: the two planes have the same colour, or both may take off anyway.
AA-CODE-01 = No free slot there shows the symbol of { $colour }.
AA-CODE-03 = { $colour } is allied with others and not with { $seat }: no code share.
AA-CODE-05 = With an NPA slot only planes of that neutral airline fly, not one's own.
AA-RESERVE-01 = { $card } does not lie in the delivery zone.
AA-RESERVE-05 = There is a marker on { $card } already.
AA-CONTROL-01 =
    { $verb ->
        [lay] { $card } was not won in this turn, and cards once laid are never moved.
       *[other] First all cards won in this turn are laid on the pass.
    }
AA-CONTROL-03 = Place { $place } already has a card of this turn: the first three go to different places.
AA-EXTRA-01 = Three cards or more were won: take the extra turn or decline it.
AA-LAST-05 = The game is over.
AA-LAST-07 = In the last round nobody may reserve a card.
AA-LAST-08 = The delivery zone is replaced in the last round only, and once per turn.
