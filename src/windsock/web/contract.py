"""The contract: all that clients and server exchange, as JSON schema. The client's types are made from it."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Final

from msgspec import Meta

from windsock.frames.commands import Answer, Hello, Look, SeatCommand
from windsock.frames.schema import Schema, schema_of
from windsock.frames.shapes import CAUSE, FACT, Entries, Facts, Forbidden, Frame, MatchInfo
from windsock.maps.chart import Chart

from . import shapes

SAID: Final[dict[str, Any]] = {
    "Fact": Annotated[Any, Meta(extra_json_schema=FACT)],
    "Facts": Facts,
    "Cause": Annotated[Any, Meta(extra_json_schema=CAUSE)],
    "Forbidden": Forbidden,
    "Frame": Frame,
    "Entries": Entries,
    "Answer": Answer,
    "MatchInfo": MatchInfo,
    "Wrong": shapes.Wrong,
    "Refusal": shapes.Refusal,
    "GameInfo": shapes.GameInfo,
    "RuleInfo": shapes.RuleInfo,
    "Chart": Chart,
    "BoardInfo": shapes.BoardInfo,
    "Opened": shapes.Opened,
    "Seated": shapes.Seated,
    "Verified": shapes.Verified,
    "Me": shapes.Me,
    "MyMatch": shapes.MyMatch,
    "MyReport": shapes.MyReport,
    "Opener": shapes.Opener,
}
HEARD: Final[dict[str, Any]] = {
    "Command": SeatCommand | Look,
    "Hello": Hello,
    "NewMatch": shapes.NewMatch,
    "Sitting": shapes.Sitting,
    "Forking": shapes.Forking,
    "NewReport": shapes.NewReport,
    "NewName": shapes.NewName,
    "NewAccount": shapes.NewAccount,
    "Login": shapes.Login,
    "AccountName": shapes.AccountName,
    "NewPassword": shapes.NewPassword,
    "NewEmail": shapes.NewEmail,
    "Wanted": shapes.Wanted,
    "Proof": shapes.Proof,
    "Lost": shapes.Lost,
    "Letter": shapes.Letter,
    "Recovery": shapes.Recovery,
}


@cache
def protocol() -> Schema:
    """What the server sends and receives, whatever game is played."""
    return schema_of("protocol", SAID, HEARD)
