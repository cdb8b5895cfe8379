"""The keys at the foot of the screen. A click on one does the same."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text
from textual import events
from textual.widgets import Static

from .panels import DIM, STRONG, in_rows, lines_of

NAMES = {"question_mark": "?", "slash": "/", "right": "→", "left": "←"}


class KeyBar(Static):
    """Keys with what they do, in as many lines as the screen makes of them."""

    def __init__(self, keys: Mapping[str, tuple[str, str]]) -> None:
        """`keys` holds the action and its label for each key."""
        super().__init__(id="keys")
        self.actions: list[str] = []
        self.parts: list[Text] = []
        for key, (action, label) in keys.items():
            name = key.partition(",")[0]
            self.actions.append(action)
            self.parts.append(Text.assemble((f" {NAMES.get(name, name)} ", STRONG), (f"{label} ", DIM)))

    def on_resize(self) -> None:
        self.update(lines_of(Text().join(row) for row in in_rows(self.parts, self.size.width)))

    async def on_click(self, event: events.Click) -> None:
        actions = iter(self.actions)
        for line, row in enumerate(in_rows(self.parts, self.size.width)):
            end = 0
            for part, action in zip(row, actions):
                end += len(part)
                if line == event.y and event.x < end:
                    await self.app.run_action(action)
                    return
