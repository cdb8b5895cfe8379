"""The keys at the foot of the screen. A click on one does the same."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text
from textual import events
from textual.widgets import Static

from .panels import DIM, STRONG

NAMES = {"question_mark": "?", "slash": "/", "right": "→", "left": "←"}


class KeyBar(Static):
    """Keys with what they do, in the order of their weight: a narrow screen cuts off the last."""

    def __init__(self, keys: Mapping[str, tuple[str, str]]) -> None:
        """`keys` holds the action and its label for each key."""
        super().__init__(id="keys")
        self.spans: list[tuple[int, str]] = []
        text = Text(no_wrap=True)
        for key, (action, label) in keys.items():
            name = key.partition(",")[0]
            text.append(f" {NAMES.get(name, name)} ", STRONG).append(f"{label} ", DIM)
            self.spans.append((len(text), action))
        self.text = text

    def on_mount(self) -> None:
        self.update(self.text)

    async def on_click(self, event: events.Click) -> None:
        action = next((action for end, action in self.spans if event.x < end), None)
        if action is not None:
            await self.app.run_action(action)
