"""What happened, for the log, the animation and the replay. The words are in locale/."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from windsock.core.card import Seat
from windsock.core.event import Event
from windsock.core.show import SEAT, By, Ending, Of

Activity = Annotated[int, Of("activity")]
City = Annotated[int, Of("city")]
Equipment = Annotated[int, Of("equipment")]
Face = Annotated[int, Of("face")]
First = Annotated[int, Of("first")]
Load = Annotated[int, Of("load")]
Objective = Annotated[int, Of("objective")]
Pile = Annotated[int, Of("pile")]
Pilot = Annotated[int, Of("pilot")]
Plane = Annotated[int, Of("plane")]
Reward = Annotated[int, Of("reward")]
Route = Annotated[int, Of("route")]


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
    cities: tuple[City, ...]


@dataclass(unsafe_hash=True)
class PilotTaken(Event):
    seat: Seat
    pilot: Pilot


@dataclass(unsafe_hash=True)
class StartCityTaken(Event):
    seat: Seat
    city: City
    points: int
    money: int


@dataclass(unsafe_hash=True)
class PlaneTaken(Event):
    seat: Seat
    plane: Plane


@dataclass(unsafe_hash=True)
class RoundBegun(Event):
    round: int


@dataclass(unsafe_hash=True)
class TokenPlaced(Event):
    seat: Seat
    activity: Activity


@dataclass(unsafe_hash=True)
class RevenueReceived(Event):
    seat: Seat
    money: int


@dataclass(unsafe_hash=True)
class ObjectiveTaken(Event):
    seat: Seat
    objective: Objective


@dataclass(unsafe_hash=True)
class ObjectiveDrawn(Event):
    seat: Seat
    objective: Objective


@dataclass(unsafe_hash=True)
class VipTurnedAway(Event):
    seat: Seat
    objective: Objective


@dataclass(unsafe_hash=True)
class NoObjectiveLeft(Event):
    seat: Seat


@dataclass(unsafe_hash=True)
class CubeLaid(Event):
    seat: Seat
    objective: Objective
    city: City


@dataclass(unsafe_hash=True)
class ObjectivesSeen(Event):
    seat: Seat
    objectives: tuple[Objective, ...]

    def hidden(self) -> Event:
        return ObjectivesDrawn(self.seat, len(self.objectives))  # AP-INFO-07


@dataclass(unsafe_hash=True)
class ObjectivesDrawn(Event):
    seat: Seat
    count: int


@dataclass(unsafe_hash=True)
class ObjectivesDiscarded(Event):
    seat: Seat
    objectives: tuple[Objective, ...]


@dataclass(unsafe_hash=True)
class PileUnlocked(Event):
    seat: Seat
    pile: Pile
    equipments: tuple[Equipment, ...]


@dataclass(unsafe_hash=True)
class EquipmentBought(Event):
    seat: Seat
    equipment: Equipment
    money: int


@dataclass(unsafe_hash=True)
class EquipmentDiscarded(Event):
    seat: Seat
    equipment: Equipment


@dataclass(unsafe_hash=True)
class ExpertShelved(Event):
    seat: Seat
    equipment: Equipment
    pile: Pile


@dataclass(unsafe_hash=True)
class PlaneChanged(Event):
    seat: Seat
    plane: Plane
    old: Plane
    money: int


@dataclass(unsafe_hash=True)
class LoadGivenUp(Event):
    seat: Seat
    load: Load
    money: int


@dataclass(unsafe_hash=True)
class VipGivenUp(Event):
    seat: Seat
    objective: Objective
    money: int


@dataclass(unsafe_hash=True)
class LoadTaken(Event):
    seat: Seat
    load: Load


@dataclass(unsafe_hash=True)
class LoadingPassed(Event):
    seat: Seat


@dataclass(unsafe_hash=True)
class LoadsSeen(Event):
    seat: Seat
    loads: tuple[Load, ...]

    def hidden(self) -> Event:
        return LoadsDrawn(self.seat, len(self.loads))  # AP-INFO-07


@dataclass(unsafe_hash=True)
class LoadsDrawn(Event):
    seat: Seat
    count: int


@dataclass(unsafe_hash=True)
class LoadsDiscarded(Event):
    seat: Seat
    loads: tuple[Load, ...]


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
    route: Route


@dataclass(unsafe_hash=True)
class WeatherRolled(Event):
    seat: Seat
    faces: tuple[Face, ...]


@dataclass(unsafe_hash=True)
class DieRerolled(Event):
    seat: Seat
    equipment: Equipment
    die: int
    face: Face


@dataclass(unsafe_hash=True)
class EffectUsed(Event):
    seat: Seat
    equipment: Equipment
    die: int


@dataclass(unsafe_hash=True)
class FuelCardUsed(Event):
    seat: Seat
    die: int


@dataclass(unsafe_hash=True)
class DieResolved(Event):
    seat: Seat
    die: int
    face: Face
    gauge: int
    endurance: int


@dataclass(unsafe_hash=True)
class LegFlown(Event):
    seat: Seat
    city: City
    gauge: int
    endurance: int


@dataclass(unsafe_hash=True)
class Landed(Event):
    seat: Seat
    city: City


@dataclass(unsafe_hash=True)
class FlightInterrupted(Event):
    seat: Seat
    die: int
    gauge: int
    endurance: int


@dataclass(unsafe_hash=True)
class BrokenDown(Event):
    seat: Seat
    city: City
    points: int


@dataclass(unsafe_hash=True)
class Crashed(Event):
    seat: Seat
    pilot: Pilot
    plane: Plane
    points: int


@dataclass(unsafe_hash=True)
class LoadDelivered(Event):
    seat: Seat
    load: Load
    money: int


@dataclass(unsafe_hash=True)
class BagKept(Event):
    seat: Seat
    load: Load
    points: int


@dataclass(unsafe_hash=True)
class VipDelivered(Event):
    seat: Seat
    objective: Objective
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
    objective: Objective
    points: int
    money: int


@dataclass(unsafe_hash=True)
class OutstationVisited(Event):
    seat: Seat
    city: City
    reward: Reward
    points: int
    money: int


@dataclass(unsafe_hash=True)
class FirstClaimed(Event):
    seat: Seat
    first: First
    points: int


@dataclass(unsafe_hash=True)
class EndTriggered(Event):
    seat: Seat
    ending: Ending


@dataclass(unsafe_hash=True)
class RiversRefreshed(Event):
    objectives: tuple[Objective, ...]
    loads: tuple[Load, ...]


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
    objective: Objective
    points: int


@dataclass(unsafe_hash=True)
class PlaneSold(Event):
    seat: Seat
    plane: Plane
    points: int
    money: int


@dataclass(unsafe_hash=True)
class MoneyCounted(Event):
    seat: Seat
    money: int
    points: int


@dataclass(unsafe_hash=True)
class GameEnded(Event):
    ending: Ending
    scores: Annotated[tuple[int, ...], By(SEAT)]
    winners: tuple[Seat, ...]
    round: int
