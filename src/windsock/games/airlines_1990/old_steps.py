"""What steps were called in digests of the first form, which hold the names of classes. It never changes."""

from __future__ import annotations

from typing import Final

OLD_STEPS: Final = {
    "end-game": "EndGame(ending={})",
    "turn": "Turn(seat={})",
    "end-turn": "EndTurn(seat={})",
    "take-card": "TakeCard(seat={})",
    "fill-display": "FillDisplay(seat={})",
    "draw-flight": "DrawFlight(seat={})",
    "check-display": "CheckDisplay(seat={})",
    "sabotage": "Sabotage(seat={})",
    "choose-marker": "ChooseMarker(seat={})",
    "return-score-cards": "ReturnScoreCards()",
    "score-companies": "ScoreCompanies()",
    "expansion": "Expansion(seat={}, has_drawn={})",
    "pay-flight": "PayFlight(seat={}, pattern={}, value={}, is_founding={})",
    "lay-out-phantom": "LayOutPhantom()",
}
