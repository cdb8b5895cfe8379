"""What steps were called in digests of the first form, which hold the names of classes. It never changes."""

from __future__ import annotations

from typing import Final

OLD_STEPS: Final = {
    "end-game": "EndGame()",
    "start-turn": "StartTurn(seat={}, is_extra={})",
    "end-turn": "EndTurn(seat={})",
    "pass-on": "PassOn(seat={})",
    "extra-turn": "ExtraTurn(seat={})",
    "pick-colour": "PickColour(seat={})",
    "lay-out-row": "LayOutRow()",
    "place-first-planes": "PlaceFirstPlanes(seat={})",
    "alliance": "Alliance(seat={})",
    "markers": "Markers(seat={})",
    "pay-exchange": "PayExchange(seat={}, airport={}, first={}, second={})",
    "exchange": "Exchange(seat={}, airport={}, first={}, second={}, place={})",
    "lose-baggage": "LoseBaggage(seat={})",
    "control-flights": "ControlFlights(seat={})",
    "pay-flight": "PayFlight(seat={}, colour={}, origin={}, destination={})",
    "take-off": "TakeOff(seat={}, colour={}, origin={}, destination={}, place={})",
}
