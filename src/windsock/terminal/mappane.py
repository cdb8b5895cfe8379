"""The map as a pane: arrow keys and mouse choose a route."""

from __future__ import annotations

from collections.abc import Collection
from typing import ClassVar

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from windsock.maps.chart import Chart
from windsock.maps.textmap import TextMap, text_map

AROUND = 16  # places that are shown around one's own
SIGNS = 4  # letters that a place takes on the map
CROWDED = 0.3  # of the cells of the map taken by signs: then it shows a part


class MapPane(Widget, can_focus=True):
    """Draws a chart in whatever room there is, and tells which route or city somebody chose."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "go(-1, 0)", show=False),
        Binding("right", "go(1, 0)", show=False),
        Binding("up", "go(0, -1)", show=False),
        Binding("down", "go(0, 1)", show=False),
        Binding("enter", "choose", show=False),
    ]

    class Chosen(Message):
        """Somebody chose a route or a city."""

        def __init__(self, key: str) -> None:
            super().__init__()
            self.key = key

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.chart: Chart | None = None
        self.highlight: Collection[str] = ()
        self.pointed: str | None = None
        self.centre: str | None = None  # the place of the one who looks
        self.is_near: bool | None = None  # only what is around it is shown; None: if it is crowded
        self.rows: list[Strip] = []

    def update(
        self, chart: Chart, highlight: Collection[str], pointed: str | None, centre: str | None
    ) -> None:
        """Show this position; `highlight` names what can be chosen, `pointed` the route in question, `centre`
        the place of the one who looks."""
        position = (chart, highlight, pointed, centre)
        if position != (self.chart, self.highlight, self.pointed, self.centre):
            self.chart, self.highlight, self.pointed, self.centre = position
            self.redraw()

    def zoom(self) -> None:
        """From the whole map to what is around one's own place, and back."""
        self.is_near = not self.shows_part
        self.redraw()

    @property
    def shows_part(self) -> bool:
        if self.chart is None or self.centre is None or self.is_near is not None:
            return bool(self.is_near and self.centre)
        things = SIGNS * len(self.chart.places) + sum(len(link.slots) for link in self.chart.links)
        return things > CROWDED * self.content_size.area

    @property
    def shown(self) -> Chart | None:
        """The chart, or the part of it around one's own place."""
        if self.chart is None or self.centre is None or not self.shows_part:
            return self.chart
        return self.chart.near(self.centre, AROUND)

    @property
    def drawing(self) -> TextMap | None:
        chart = self.shown
        if chart is None or self.content_size.width < 2 or self.content_size.height < 2:
            return None
        return text_map(chart, self.content_size.width, self.content_size.height)

    def render_line(self, y: int) -> Strip:
        """One row of the map; all rows are drawn anew when something has changed."""
        if not self.rows:
            self.rows = self.drawn()
        return self.rows[y] if y < len(self.rows) else Strip.blank(self.content_size.width)

    def drawn(self) -> list[Strip]:
        drawing, chart = self.drawing, self.shown
        if drawing is None or chart is None:
            return []
        theme = "dark" if self.app.current_theme.dark else "light"
        rows = drawing.draw(chart, self.highlight, self.pointed, theme)
        return [Strip([Segment(text, Style.parse(style)) for text, style in row]) for row in rows]

    def redraw(self) -> None:
        self.rows = []
        self.refresh()

    def on_resize(self) -> None:
        self.redraw()

    def on_click(self, event: events.Click) -> None:
        offset = event.get_content_offset(self)
        drawing = self.drawing
        if offset is None or drawing is None:
            return
        slot = drawing.slot_at(offset.x, offset.y)
        key = slot[0] if slot else drawing.place_at(offset.x, offset.y) or drawing.link_at(offset.x, offset.y)
        if key is not None:
            self.pointed = key
            self.redraw()
            self.post_message(self.Chosen(key))

    def action_go(self, across: int, down: int) -> None:
        """To the next route in a direction: among those that can be chosen, or among all."""
        chart = self.shown
        if chart is None or self.drawing is None:
            return
        links = [link.key for link in chart.links]
        among = [key for key in links if key in self.highlight] or links
        pointed = self.pointed if self.pointed in links else None
        self.pointed = self.drawing.neighbour(pointed, across, down, among)
        self.redraw()

    def action_choose(self) -> None:
        if self.pointed is not None:
            self.post_message(self.Chosen(self.pointed))
