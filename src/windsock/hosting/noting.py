"""What lists need to know of a match. It is stored beside the journal, and updated when a match is loaded."""

from __future__ import annotations

from typing import Any, cast

import msgspec
from sqlalchemy import Row

from windsock.frames.public import info, why_read_only
from windsock.frames.shapes import MatchInfo
from windsock.match.match import Match


def noted(match: Match) -> dict[str, Any]:
    """The columns that a match has for lists."""
    has_bots = any(chair.played_by is not None for chair in match.chairs)
    is_live = match.read_only is None and match.closed is None
    return {
        "stage": match.stage,
        "has_work": is_live and (has_bots or match.agreement.clock is not None),
        "touched": match.at,
        "info": msgspec.json.encode(info(match)).decode(),
    }


def noted_info(text: Any) -> MatchInfo | None:
    """What lists know of a match, as it was stored. None if it cannot be read."""
    try:
        return cast(MatchInfo, msgspec.json.decode(text, type=dict[str, Any]))
    except (msgspec.MsgspecError, UnicodeDecodeError, TypeError):
        return None


def is_noted(row: Row[Any], match: Match) -> bool:
    """Whether lists know what today's rules make of a match: its stage, and whether it is read-only."""
    now = noted(match)
    known = noted_info(row.info)
    is_same = known is not None and known.get("read_only") == why_read_only(match)
    return is_same and (row.stage, row.has_work) == (now["stage"], now["has_work"])
