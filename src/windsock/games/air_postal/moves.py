"""Every action of a board, made once: the catalogue, and the lists that legal moves are taken from."""

from __future__ import annotations

from itertools import chain
from typing import Final

from windsock.core.action import Action
from windsock.core.notation import Act, Vocabulary

from .arrival import TakeReward
from .board.material import Board
from .board.numbers import (
    ACTIVITIES,
    CO_PILOT,
    COLOURS,
    EQUIPMENT,
    FIRST_BASIC,
    KINDS,
    LOADS,
    MET_REPORT,
    PILES,
    WEATHER,
)
from .changing import ChangePlane, GiveUpEquipment, GiveUpLoad, GiveUpVip
from .delivery import DeliverLoad, DeliverVip, SmuggleCase, StopDelivering
from .effects import USABLE, BurnFuelCard, FlyOn, UseEffect
from .equipment import BuyEquipment, ShelveExpert
from .flight import AnnounceRoute, Land, RollWeather, StayAtPlace
from .hiring import ChoosePilot, ChoosePlane
from .initiation import KeepObjective
from .loading import StopLoading, TakeLoad
from .maintenance import DiscardEquipment, EndMaintenance, UnlockPile
from .objectives import DrawObjective, TakeObjective
from .preflight import BuyFuel, OrderSupply, Ready
from .start_cities import BoxCity, ChooseCity
from .windsock import PlaceToken


class Moves:
    """The actions of one board. Callers must not change these lists."""

    def __init__(self, board: Board) -> None:
        cards = range(len(board.objectives))
        vips = range(board.first_vip, board.first_diplomacy)
        planes = range(len(board.planes))
        dice = range(1, board.most_dice + 1)
        spots = range(max(board.load_river) + 1)
        self.pilots: list[Action] = [ChoosePilot(pilot) for pilot in range(len(board.pilots))]
        self.planes: list[Action] = [ChoosePlane(plane) for plane in planes]
        self.cities: dict[int, Action] = {city: ChooseCity(city) for city in sorted(board.city_at)}
        self.boxings: dict[int, Action] = {city: BoxCity(city) for city in sorted(board.city_at)}
        self.tokens: list[Action] = [PlaceToken(activity) for activity in range(len(ACTIVITIES))]
        self.objectives: list[Action] = [TakeObjective(card) for card in cards]
        self.draws: list[Action] = [DrawObjective()]
        self.keepings: list[Action] = [KeepObjective(card) for card in cards]
        self.unlockings: list[Action] = [UnlockPile(pile) for pile in range(PILES)]
        self.purchases: list[Action] = [BuyEquipment(kind) for kind in range(KINDS)]
        self.discards: list[Action] = [DiscardEquipment(kind) for kind in range(KINDS)]
        self.shelvings: list[Action] = [ShelveExpert(pile) for pile in range(PILES)]
        self.changes: list[Action] = [ChangePlane(plane) for plane in planes]
        self.losses: list[Action] = [GiveUpEquipment(kind) for kind in range(KINDS)]
        self.load_losses: list[Action] = [GiveUpLoad(load) for load in range(LOADS)]
        self.vip_losses: list[Action] = [GiveUpVip(card) for card in vips]
        self.ends: list[Action] = [EndMaintenance()]
        self.loads: list[list[Action]] = [[TakeLoad(load, spot) for spot in spots] for load in range(LOADS)]
        self.passes: list[Action] = [StopLoading()]
        self.orders: list[Action] = [OrderSupply(kind) for kind in (MET_REPORT, CO_PILOT)]
        self.fuels: list[Action] = [BuyFuel(count) for count in range(1, max(board.max_fuel) + 2)]
        self.readies: list[Action] = [Ready()]
        self.routes: list[Action] = [AnnounceRoute(route) for route in range(len(board.routes))]
        self.stays: list[Action] = [StayAtPlace()]
        self.rolls: list[Action] = [RollWeather()]
        self.uses: dict[int, list[Action]] = {kind: [UseEffect(kind, die) for die in dice] for kind in USABLE}
        self.burns: list[Action] = [BurnFuelCard(die) for die in dice]
        self.fly_ons: list[Action] = [FlyOn()]
        self.landings: list[Action] = [Land()]
        self.deliveries: list[Action] = [DeliverLoad(load) for load in range(LOADS)]
        self.vip_deliveries: list[Action] = [DeliverVip(card) for card in vips]
        self.smugglings: list[Action] = [SmuggleCase()]
        self.keeps: list[Action] = [StopDelivering()]
        self.rewards: list[Action] = [TakeReward(reward) for reward in range(2)]


MADE: Final[dict[str, Moves]] = {}


def moves_on(board: Board) -> Moves:
    """The moves of a board, made once for all its games."""
    if board.print not in MADE:
        MADE[board.print] = Moves(board)
    return MADE[board.print]


ACTS = (
    Act(ChoosePilot, "pilot {pilot}", lambda board: moves_on(board).pilots),
    Act(ChoosePlane, "plane {plane}", lambda board: moves_on(board).planes),
    Act(ChooseCity, "start {city}", lambda board: moves_on(board).cities.values()),
    Act(BoxCity, "box {city}", lambda board: moves_on(board).boxings.values()),
    Act(PlaceToken, "token {activity}", lambda board: moves_on(board).tokens),
    Act(TakeObjective, "take {objective}", lambda board: moves_on(board).objectives),
    Act(DrawObjective, "draw", lambda board: moves_on(board).draws),
    Act(KeepObjective, "keep {objective}", lambda board: moves_on(board).keepings),
    Act(UnlockPile, "unlock {pile}", lambda board: moves_on(board).unlockings),
    Act(BuyEquipment, "buy {equipment}", lambda board: moves_on(board).purchases[FIRST_BASIC:]),
    Act(DiscardEquipment, "discard {equipment}", lambda board: moves_on(board).discards),
    Act(ShelveExpert, "shelve {pile}", lambda board: moves_on(board).shelvings),
    Act(ChangePlane, "change {plane}", lambda board: moves_on(board).changes),
    Act(GiveUpEquipment, "lose {equipment}", lambda board: moves_on(board).losses),
    Act(GiveUpLoad, "unload {load}", lambda board: moves_on(board).load_losses),
    Act(GiveUpVip, "dismiss {objective}", lambda board: moves_on(board).vip_losses),
    Act(EndMaintenance, "done", lambda board: moves_on(board).ends),
    Act(TakeLoad, "load {load} {spot?}", lambda board: list(chain(*moves_on(board).loads))),
    Act(StopLoading, "pass", lambda board: moves_on(board).passes),
    Act(OrderSupply, "order {equipment}", lambda board: moves_on(board).orders),
    Act(BuyFuel, "fuel {count}", lambda board: moves_on(board).fuels),
    Act(Ready, "ready", lambda board: moves_on(board).readies),
    Act(AnnounceRoute, "fly {route}", lambda board: moves_on(board).routes),
    Act(StayAtPlace, "stay", lambda board: moves_on(board).stays),
    Act(RollWeather, "roll", lambda board: moves_on(board).rolls),
    Act(UseEffect, "use {equipment} {die}", lambda board: list(chain(*moves_on(board).uses.values()))),
    Act(BurnFuelCard, "burn {die}", lambda board: moves_on(board).burns),
    Act(FlyOn, "on", lambda board: moves_on(board).fly_ons),
    Act(Land, "land", lambda board: moves_on(board).landings),
    Act(DeliverLoad, "deliver {load}", lambda board: moves_on(board).deliveries),
    Act(DeliverVip, "escort {objective}", lambda board: moves_on(board).vip_deliveries),
    Act(SmuggleCase, "smuggle", lambda board: moves_on(board).smugglings),
    Act(StopDelivering, "stop", lambda board: moves_on(board).keeps),
    Act(TakeReward, "reward {reward}", lambda board: moves_on(board).rewards),
)


def vocabularies(board: Board) -> dict[str, Vocabulary]:
    """The words of the notation: places and routes by their codes, everything else by its name."""
    spellings = {f"{board.cities[b]}-{board.cities[a]}": route for route, (a, b) in enumerate(board.ends)}
    places = Vocabulary(board.cities)
    objectives = Vocabulary(board.objectives)
    loads = Vocabulary(board.loads)
    equipment = Vocabulary(EQUIPMENT)
    planes = Vocabulary(board.planes)
    weather = Vocabulary(WEATHER)
    return {
        "pilot": Vocabulary(board.pilots),
        "plane": planes,
        "old": planes,
        "city": places,
        "cities": places,
        "activity": Vocabulary(ACTIVITIES),
        "objective": objectives,
        "objectives": objectives,
        "pile": Vocabulary(EQUIPMENT[FIRST_BASIC : FIRST_BASIC + PILES]),
        "equipment": equipment,
        "equipments": equipment,
        "load": loads,
        "loads": loads,
        "route": Vocabulary(board.routes, spellings),
        "spaces": Vocabulary(COLOURS),
        "face": weather,
        "faces": weather,
        "first": Vocabulary(board.firsts),
        "reward": Vocabulary(("points", "money")),
    }
