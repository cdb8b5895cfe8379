"""The colours of the screen, in keeping with those of the map."""

from __future__ import annotations

from textual.theme import Theme

from windsock.maps.palette import DARK

NIGHT = Theme(
    "windsock",
    primary="#5FA8D3",
    secondary="#9FB4BE",
    accent=DARK.glow,
    foreground=DARK.ink,
    background=DARK.paper,
    surface=DARK.sea,
    panel=DARK.shore,
    dark=True,
)
