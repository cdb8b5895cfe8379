"""The table on the screen: status, question, map, shares, track, log, and room for the work in hand.

Large screens show everything at once, middling ones the log or the track, small ones one pane at a time.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Static

from windsock.core.card import Seat
from windsock.maps.chart import Chart

from .mappane import MapPane
from .matrix import matrix
from .panels import DIM, in_sight, status
from .parts import parts_of, seats_in
from .reading import read_view
from .signs import Signs
from .track import has_track, track
from .words import Words

STYLES = Path(__file__).with_name("table.tcss")
PANES = ("moves", "map", "shares", "track", "log")  # by the keys F2 to F6
MEDIUM = (118, 34)
LARGE = (160, 46)
HEIGHTS = [(0, "-low"), (20, "-high")]  # a low screen has one line for the numbers and one for the keys


@dataclass(frozen=True)
class Picture:
    """All that is shown at one moment, already in the eyes of the one who looks."""

    view: Mapping[str, Any]
    chart: Chart
    names: Sequence[str]
    asked: Sequence[Seat]
    prompt: str
    log: Sequence[Text]


class PaneBar(Static):
    """The names of the panes with their keys, for a screen that shows one at a time."""

    class Chosen(Message):
        def __init__(self, pane: str) -> None:
            super().__init__()
            self.pane = pane

    def show(self, pane: str, words: Words, without: Collection[str]) -> None:
        self.spans: list[tuple[int, str]] = []
        text = Text(no_wrap=True)
        for number, name in enumerate(PANES, 2):
            if name in without:
                continue
            label = f" F{number} {words.say(f'pane-{name}')} "
            text.append(label, "reverse bold" if name == pane else DIM)
            self.spans.append((len(text), name))
        self.update(text)

    def on_click(self, event: events.Click) -> None:
        name = next((name for end, name in self.spans if event.x < end), None)
        if name is not None:
            self.post_message(self.Chosen(name))


class Tabletop(Vertical):
    """The panels of one game. `work` is what the right side is for: choosing a move, or stepping through."""

    def __init__(self, words: Words, work: Widget) -> None:
        super().__init__(id="tabletop")
        self.words, self.work = words, work
        self.pane = "moves"
        self.picture: Picture | None = None
        self.has_no_track = False
        self.filled: dict[str, Text] = {}
        self.highlight: Collection[str] = ()
        self.pointed: str | None = None

    def compose(self) -> ComposeResult:
        yield Static(id="status")
        yield Static(id="ask")
        yield PaneBar(id="panes")
        with Horizontal(id="main"):
            with Vertical(id="left"):
                yield MapPane(id="map")
                yield Static(id="reading")
                with Horizontal(id="below"):
                    yield Static(id="shares")
                    yield Static(id="track-left", classes="track")
            with Vertical(id="right"):
                with VerticalScroll(id="front"):
                    yield Static(id="front-text")
                yield self.work
                with Vertical(id="drawer"):
                    yield Static(id="track-right", classes="track")
                    with VerticalScroll(id="log", can_focus=True):
                        yield Static(id="log-text")

    def on_mount(self) -> None:
        say = self.words.say
        for place in ("#map", "#shares", "#log", "#track-left", "#track-right", "#front"):
            pane = place.strip("#").partition("-")[0]
            self.query_one(place).border_title = say(f"pane-{pane}")

    # Panes

    def choose_pane(self, pane: str) -> None:
        """Bring a pane to the front; on larger screens it only takes the keys."""
        if pane == "track" and self.has_no_track:
            return
        self.pane = pane
        self.rearrange()
        if pane in ("moves", "map", "log"):
            self.query_one(f"#{pane}").focus()
        self.call_after_refresh(self.show_again)

    def on_resize(self) -> None:
        self.rearrange()
        self.call_after_refresh(self.show_again)

    def rearrange(self) -> None:
        """Size and pane become classes, and the style sheet does the rest."""
        width, height = self.app.size
        size = "small"
        if width >= MEDIUM[0] and height >= MEDIUM[1]:
            size = "medium"
        if width >= LARGE[0] and height >= LARGE[1]:
            size = "large"
        drawer = "track" if self.pane == "track" else "log"
        without = (["no-map"] if self.has_no_map else []) + (["no-track"] if self.has_no_track else [])
        self.set_classes([size, f"pane-{self.pane}", f"drawer-{drawer}", *without])
        self.query_one(PaneBar).show(self.pane, self.words, ["track"] if self.has_no_track else [])
        other = "track" if drawer == "log" else "log"
        can_change = size == "medium" and not self.has_no_track
        hint = f"F{PANES.index(other) + 2} {self.words.say(f'pane-{other}')}" if can_change else ""
        self.query_one("#log").border_subtitle = self.query_one("#track-right").border_subtitle = hint

    @property
    def has_no_map(self) -> bool:
        return self.picture is not None and not self.picture.chart.places

    # Showing

    def show(self, picture: Picture) -> None:
        """Show this moment of the game."""
        before = (self.has_no_map, self.has_no_track)
        self.picture = picture
        view, words = picture.view, self.words
        signs = Signs(picture.chart, words.speaker)
        self.has_no_track = not has_track(view, signs, words)
        if (self.has_no_map, self.has_no_track) != before:
            self.rearrange()
        self.fill("#status", status(view, words, self.query_one("#status").content_size.width))
        self.fill("#ask", Text(picture.prompt))
        front = self.query_one("#front").content_size.width - 1  # a scrollbar may come
        self.fill("#front-text", in_sight(view, signs, words, front))
        room = self.query_one("#shares").content_size.width
        self.fill("#shares", matrix(view, signs, words, picture.names, picture.asked, room))
        for place in ("#track-left", "#track-right"):
            pane = self.query_one(place, Static)
            pane.set_class(self.has_no_track, "empty")
            self.fill(place, track(view, signs, words, pane.content_size.width, pane.content_size.height))
        if self.has_no_map:
            self.fill("#reading", Text("\n".join(read_view(view, words, picture.names, None))))
        self.fill("#log-text", Text("\n").join(picture.log))
        self.query_one("#log", VerticalScroll).anchor()  # the newest line stays in sight
        self.show_map()

    def show_again(self) -> None:
        """The same in another size: panes draw by the room they have."""
        if self.picture is not None:
            self.show(self.picture)

    def point(self, highlight: Collection[str], pointed: str | None) -> None:
        """Say on the map what can be chosen, and what is in question."""
        self.highlight, self.pointed = highlight, pointed
        self.show_map()

    def show_map(self) -> None:
        if self.picture is not None:
            pane = self.query_one(MapPane)
            centre = own_place(self.picture, self.words)
            pane.update(self.picture.chart, self.highlight, self.pointed, centre)
            size = "whole" if pane.shows_part else "near"
            pane.border_subtitle = f"z {self.words.say(f'map-{size}')}" if centre is not None else ""

    def zoom(self) -> None:
        """The whole map, or what is around one's own place."""
        self.query_one(MapPane).zoom()
        self.show_map()

    def links(self) -> set[str]:
        """The routes of the map."""
        return {link.key for link in self.picture.chart.links} if self.picture is not None else set()

    def stands(self) -> set[str]:
        """The places of the map that pieces stand at."""
        places = self.picture.chart.places if self.picture is not None else ()
        return {place.key for place in places if place.slots}

    def fill(self, id: str, text: Text) -> None:
        """Show this text there. What has not changed costs nothing."""
        if self.filled.get(id) != text:
            self.filled[id] = text
            self.query_one(id, Static).update(text)


def own_place(picture: Picture, words: Words) -> str | None:
    """Where the one who looks is on the map, or who is asked, in a game of such places."""
    keys = [place.key for place in picture.chart.places]
    looking = picture.view["seat"]
    seat = looking if looking is not None else next(iter(picture.asked), None)
    seats = seats_in(parts_of(picture.view, words))
    own = seats[seat] if seat is not None and seats else []
    return next((part.value for part in own if part.value in keys), None)
