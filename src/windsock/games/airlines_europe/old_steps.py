"""What steps were called in digests of the first form, which hold the names of classes. It never changes."""

from __future__ import annotations

from typing import Final

OLD_STEPS: Final = {
    "end-game": "EndGame(ending={})",
    "second-licence": "SecondLicence(seat={})",
    "take-card": "TakeCard(seat={}, bought={})",
    "turn": "Turn(seat={})",
    "ban-phase": "BanPhase(seat={}, out={})",
    "choose-shares": "ChooseShares(waiting={})",
    "open-portfolios": "OpenPortfolios()",
    "pay": "Pay(seat={}, amount={}, is_dividend={})",
    "collect-excess": "CollectExcess()",
    "replace-market": "ReplaceMarket()",
    "give-up-share": "GiveUpShare(seat={})",
    "receive-abacus": "ReceiveAbacus(seat={}, count={})",
    "fill-market": "FillMarket(holder={})",
    "hold-scorings": "HoldScorings(holder={})",
    "after-scoring": "AfterScoring(holder={})",
    "empty-market": "EmptyMarket(holder={}, taken={})",
    "new-market": "NewMarket()",
    "score-airlines": "ScoreAirlines()",
    "lay-out-phantom": "LayOutPhantom()",
}
