"""What happened, for the log, the animation and the replay. The words are in locale/."""

from __future__ import annotations

from dataclasses import dataclass

from windsock.core.card import Seat
from windsock.core.event import Event


@dataclass(unsafe_hash=True)
class OrderDrawn(Event):
    order: tuple[Seat, ...]


@dataclass(unsafe_hash=True)
class StartCityChosen(Event):
    seat: Seat


@dataclass(unsafe_hash=True)
class CityBoxed(Event):
    seat: Seat


@dataclass(unsafe_hash=True)
class OutstationsSet(Event):
    cities: tuple[int, ...]


@dataclass(unsafe_hash=True)
class PilotTaken(Event):
    seat: Seat
    pilot: int


@dataclass(unsafe_hash=True)
class StartCityTaken(Event):
    seat: Seat
    city: int
    points: int
    money: int


@dataclass(unsafe_hash=True)
class PlaneTaken(Event):
    seat: Seat
    plane: int


@dataclass(unsafe_hash=True)
class RoundBegun(Event):
    round: int


@dataclass(unsafe_hash=True)
class TokenPlaced(Event):
    seat: Seat
    activity: int


@dataclass(unsafe_hash=True)
class RevenueReceived(Event):
    seat: Seat
    money: int


@dataclass(unsafe_hash=True)
class ObjectiveTaken(Event):
    seat: Seat
    objective: int


@dataclass(unsafe_hash=True)
class ObjectiveDrawn(Event):
    seat: Seat
    objective: int


@dataclass(unsafe_hash=True)
class VipTurnedAway(Event):
    seat: Seat
    objective: int


@dataclass(unsafe_hash=True)
class NoObjectiveLeft(Event):
    seat: Seat


@dataclass(unsafe_hash=True)
class CubeLaid(Event):
    seat: Seat
    objective: int
    city: int


@dataclass(unsafe_hash=True)
class ObjectivesSeen(Event):
    seat: Seat
    objectives: tuple[int, ...]

    def hidden(self) -> Event:
        return ObjectivesDrawn(self.seat, len(self.objectives))  # AP-INFO-07


@dataclass(unsafe_hash=True)
class ObjectivesDrawn(Event):
    seat: Seat
    count: int


@dataclass(unsafe_hash=True)
class ObjectivesDiscarded(Event):
    seat: Seat
    objectives: tuple[int, ...]


@dataclass(unsafe_hash=True)
class PileUnlocked(Event):
    seat: Seat
    pile: int
    equipments: tuple[int, ...]


@dataclass(unsafe_hash=True)
class EquipmentBought(Event):
    seat: Seat
    equipment: int
    money: int


@dataclass(unsafe_hash=True)
class EquipmentDiscarded(Event):
    seat: Seat
    equipment: int


@dataclass(unsafe_hash=True)
class ExpertShelved(Event):
    seat: Seat
    equipment: int
    pile: int


@dataclass(unsafe_hash=True)
class PlaneChanged(Event):
    seat: Seat
    plane: int
    old: int
    money: int


@dataclass(unsafe_hash=True)
class LoadGivenUp(Event):
    seat: Seat
    load: int
    money: int


@dataclass(unsafe_hash=True)
class VipGivenUp(Event):
    seat: Seat
    objective: int
    money: int


@dataclass(unsafe_hash=True)
class LoadTaken(Event):
    seat: Seat
    load: int


@dataclass(unsafe_hash=True)
class LoadingPassed(Event):
    seat: Seat


@dataclass(unsafe_hash=True)
class LoadsSeen(Event):
    seat: Seat
    loads: tuple[int, ...]

    def hidden(self) -> Event:
        return LoadsDrawn(self.seat, len(self.loads))  # AP-INFO-07


@dataclass(unsafe_hash=True)
class LoadsDrawn(Event):
    seat: Seat
    count: int


@dataclass(unsafe_hash=True)
class LoadsDiscarded(Event):
    seat: Seat
    loads: tuple[int, ...]


@dataclass(unsafe_hash=True)
class FuelBought(Event):
    seat: Seat
    count: int
    money: int


@dataclass(unsafe_hash=True)
class ReadyToFly(Event):
    seat: Seat
    endurance: int


@dataclass(unsafe_hash=True)
class RouteAnnounced(Event):
    seat: Seat
    route: int


@dataclass(unsafe_hash=True)
class WeatherRolled(Event):
    seat: Seat
    faces: tuple[int, ...]


@dataclass(unsafe_hash=True)
class DieRerolled(Event):
    seat: Seat
    equipment: int
    die: int
    face: int


@dataclass(unsafe_hash=True)
class EffectUsed(Event):
    seat: Seat
    equipment: int
    die: int


@dataclass(unsafe_hash=True)
class FuelCardUsed(Event):
    seat: Seat
    die: int


@dataclass(unsafe_hash=True)
class DieResolved(Event):
    seat: Seat
    die: int
    face: int
    gauge: int
    endurance: int


@dataclass(unsafe_hash=True)
class LegFlown(Event):
    seat: Seat
    city: int
    gauge: int
    endurance: int


@dataclass(unsafe_hash=True)
class Landed(Event):
    seat: Seat
    city: int


@dataclass(unsafe_hash=True)
class FlightInterrupted(Event):
    seat: Seat
    die: int
    gauge: int
    endurance: int


@dataclass(unsafe_hash=True)
class BrokenDown(Event):
    seat: Seat
    city: int
    points: int


@dataclass(unsafe_hash=True)
class Crashed(Event):
    seat: Seat
    pilot: int
    plane: int
    points: int


@dataclass(unsafe_hash=True)
class LoadDelivered(Event):
    seat: Seat
    load: int
    money: int


@dataclass(unsafe_hash=True)
class BagKept(Event):
    seat: Seat
    load: int
    points: int


@dataclass(unsafe_hash=True)
class VipDelivered(Event):
    seat: Seat
    objective: int
    points: int
    money: int


@dataclass(unsafe_hash=True)
class CaseSmuggled(Event):
    seat: Seat
    money: int


@dataclass(unsafe_hash=True)
class CaseFound(Event):
    seat: Seat
    money: int


@dataclass(unsafe_hash=True)
class AirRouteFulfilled(Event):
    seat: Seat
    objective: int
    points: int
    money: int


@dataclass(unsafe_hash=True)
class OutstationVisited(Event):
    seat: Seat
    city: int
    reward: int
    points: int
    money: int


@dataclass(unsafe_hash=True)
class FirstClaimed(Event):
    seat: Seat
    first: int
    points: int


@dataclass(unsafe_hash=True)
class EndTriggered(Event):
    seat: Seat
    ending: str


@dataclass(unsafe_hash=True)
class RiversRefreshed(Event):
    objectives: tuple[int, ...]
    loads: tuple[int, ...]


@dataclass(unsafe_hash=True)
class OrderChanged(Event):
    order: tuple[Seat, ...]


@dataclass(unsafe_hash=True)
class DeckShuffled(Event):
    is_objectives: int
    count: int


@dataclass(unsafe_hash=True)
class ObjectiveFailed(Event):
    seat: Seat
    objective: int
    points: int


@dataclass(unsafe_hash=True)
class PlaneSold(Event):
    seat: Seat
    plane: int
    points: int
    money: int


@dataclass(unsafe_hash=True)
class MoneyCounted(Event):
    seat: Seat
    money: int
    points: int


@dataclass(unsafe_hash=True)
class GameEnded(Event):
    ending: str
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    round: int
