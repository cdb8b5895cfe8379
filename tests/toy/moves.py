"""Every action once, and the words of the notation."""

from __future__ import annotations

from windsock.core.notation import Act, Vocabulary

from .bank import RESTS, TOOL_DRAWS, DrawTool, Rest
from .delivery import DELIVERIES, LOSSES, Deliver, LoseMail
from .flight import GO_ON, LEGS, TOOLS, Fly, GoOn, PlayTool
from .loading import DRAWS, PASSES, TAKES, DrawMail, Pass, TakeMail
from .material import FACES
from .pledge import PLEDGES, LayPledge

ACTS = (
    Act(LayPledge, "pledge {card}", lambda field: PLEDGES),
    Act(TakeMail, "take {card}", lambda field: TAKES),
    Act(DrawMail, "draw", lambda field: DRAWS),
    Act(Pass, "pass", lambda field: PASSES),
    Act(Fly, "fly {length}", lambda field: LEGS),
    Act(Rest, "rest", lambda field: RESTS),
    Act(PlayTool, "play {tool} {die}", lambda field: TOOLS),
    Act(GoOn, "on", lambda field: [GO_ON]),
    Act(Deliver, "deliver {cards*}", lambda field: DELIVERIES),
    Act(LoseMail, "lose {card}", lambda field: LOSSES),
    Act(DrawTool, "tool", lambda field: TOOL_DRAWS),
)

VOCABULARIES = {name: Vocabulary(FACES) for name in ("card", "cards", "tool")}
