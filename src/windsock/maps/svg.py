"""The map as a picture (SVG): coastlines, routes with their circles, cities, homes, bonus markers."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from windsock.maps import legend, look
from windsock.maps.chart import Bonus, Chart, Place, Slot
from windsock.maps.land import Box, Ring
from windsock.maps.page import graticule
from windsock.maps.patterns import definition
from windsock.maps.picture import Label, Picture, arrange
from windsock.maps.projection import Point
from windsock.maps.roundel import badge, disc, token
from windsock.maps.shapes import Curve, distance

WAVE = 9  # length of half a wave of a wavy line
SWELL = 7  # and how far its control points stray

HEADER, MARGIN = 76.0, 24.0
ZOOM = 4 / 3  # a unit of the map is larger than one of the header and the legend


def draw(chart: Chart, theme: str = "auto") -> str:
    """The whole picture. `theme` is "light", "dark" or "auto" (what the reader's screen prefers)."""
    picture = arrange(chart.bare())
    inner = picture.page.width * ZOOM
    width = inner + 2 * MARGIN
    below = HEADER + picture.page.height * ZOOM + MARGIN
    height = below + legend.height(chart, inner)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="windsock" viewBox="0 0 {width:.0f} {height:.0f}" '
        f'width="{width:.0f}" height="{height:.0f}" role="img" aria-label="{escape(chart.title)}">',
        f"<style>{look.style(theme, picture.letters)}</style>",
        f"<defs>{''.join(definition(piece) for piece in chart.pieces)}{_clip(picture)}</defs>",
        f'<rect class="ws-paper" width="{width:.0f}" height="{height:.0f}"/>',
        f'<text class="ws-title" x="{MARGIN + 4:.0f}" y="{HEADER - 25:.0f}">{escape(chart.title)}</text>',
        f'<g transform="translate({MARGIN:.0f} {HEADER:.0f}) scale({ZOOM:.4f})">',
        *_ground(picture),
        *_routes(chart, picture),
        *_cities(chart, picture),
        "</g>",
        legend.draw(chart, MARGIN, below, inner),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _clip(picture: Picture) -> str:
    size = f'width="{picture.page.width:.0f}" height="{picture.page.height:.0f}"'
    return f'<clipPath id="windsock-page"><rect {size} rx="14"/></clipPath>'


def _ground(picture: Picture) -> Iterator[str]:
    """Sea, three bands of shallow water, land, and the net of meridians over both."""
    size = f'width="{picture.page.width:.0f}" height="{picture.page.height:.0f}"'
    coast = "".join(_outline(ring) for ring in picture.page.land(40))
    yield '<g clip-path="url(#windsock-page)">'
    yield f'<rect class="ws-sea" {size}/>'
    yield f'<defs><path id="windsock-land" fill-rule="evenodd" d="{coast}"/></defs>'
    for name in ("ws-shallows", "ws-shore", "ws-land"):
        yield f'<use class="{name}" href="#windsock-land"/>'
    yield f'<path class="ws-grid" d="{"".join(_stroke(line) for line in graticule(picture.page, 10))}"/>'
    yield f'</g><rect class="ws-edge" {size} rx="14"/>'


def _outline(ring: Ring) -> str:
    """A ring as a path, without points that nobody could tell apart."""
    kept = [ring[0]]
    for point in ring[1:]:
        if distance(point, kept[-1]) >= 0.9:
            kept.append(point)
    if len(kept) < 3:
        return ""
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in kept) + "Z"


def _stroke(line: list[Point]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in line)


def _routes(chart: Chart, picture: Picture) -> Iterator[str]:
    """First all lines, then all circles, so that no line lies on a circle."""
    names = {place.key: place.name for place in chart.places}
    for name in ("ws-casing", "ws-line"):
        for link in chart.links:
            pattern = "long" if link.is_long else link.pattern
            kind = "" if pattern == "solid" else f" ws-{pattern}"
            curve = picture.curves[link.key]
            is_wave = name == "ws-line" and pattern == "wavy"
            yield f'<path class="{name}{kind}" d="{_wave(curve) if is_wave else _bend(curve)}"/>'
    for link in chart.links:
        if link.pattern == "double":
            yield f'<path class="ws-core" d="{_bend(picture.curves[link.key])}"/>'
    off_map = {place.key for place in chart.places if place.is_off_map}
    for link in chart.links:
        if link.a in off_map or link.b in off_map:
            yield _arrow(picture.curves[link.key], link.b in off_map)
    for link in chart.links:
        title = f"{names[link.a]} – {names[link.b]}: {', '.join(slot.text for slot in link.slots)}"
        yield f'<g class="ws-link" data-link="{escape(link.key)}"><title>{escape(title)}</title>'
        for number, (slot, centre) in enumerate(zip(link.slots, picture.circles[link.key], strict=True)):
            yield _circle(chart, slot, number, centre, picture.radius)
        yield "</g>"


def _bend(curve: Curve) -> str:
    start, end = f"M{curve.start[0]:.1f} {curve.start[1]:.1f}", f"{curve.end[0]:.1f} {curve.end[1]:.1f}"
    return f"{start}Q{curve.pull[0]:.1f} {curve.pull[1]:.1f} {end}" if curve.bow else f"{start}L{end}"


def _wave(curve: Curve) -> str:
    """The curve with waves of even length along it."""
    waves = max(2, round(curve.length / WAVE))
    step = curve.length / waves
    path = f"M{curve.start[0]:.1f} {curve.start[1]:.1f}"
    for number in range(waves):
        (before_x, before_y), (x, y) = curve.at(number * step), curve.at((number + 1) * step)
        side = (SWELL if number % 2 else -SWELL) / step
        pull_x, pull_y = (
            (before_x + x) / 2 - side * (y - before_y),
            (before_y + y) / 2 + side * (x - before_x),
        )
        path += f"Q{pull_x:.1f} {pull_y:.1f} {x:.1f} {y:.1f}"
    return path


def _arrow(curve: Curve, at_end: bool) -> str:
    """The head of a flight that leaves the map."""
    tip, behind = (curve.end, curve.at(curve.length - 16)) if at_end else (curve.start, curve.at(16))
    reach = distance(tip, behind) or 1.0
    across, down = (tip[0] - behind[0]) / reach, (tip[1] - behind[1]) / reach
    left = (tip[0] - 11 * across + 6.5 * down, tip[1] - 11 * down - 6.5 * across)
    right = (tip[0] - 11 * across - 6.5 * down, tip[1] - 11 * down + 6.5 * across)
    front, back = (tip[0] + 5 * across, tip[1] + 5 * down), (tip[0] - 7 * across, tip[1] - 7 * down)
    return f'<path class="ws-head" d="{_stroke([front, left, back, right])}Z"/>'


def _circle(chart: Chart, slot: Slot, number: int, centre: Point, radius: float) -> str:
    """One licence: free, sold or banned."""
    place = f'<g class="ws-slot" data-slot="{number}" transform="translate({centre[0]:.1f} {centre[1]:.1f})">'
    if slot.piece is not None:
        return f"{place}{disc(chart.piece(slot.piece), radius)}</g>"
    size = radius * (1.1 if len(slot.text) < 2 else 0.95)
    text = f'<text class="ws-number" y="{size * 0.36:.1f}" font-size="{size:.1f}">{escape(slot.text)}</text>'
    if not slot.is_closed:
        return f'{place}<circle class="ws-free" r="{radius - 0.95:.2f}"/>{text}</g>'
    arm = radius * 0.5
    cross = f"M{-arm:.1f} {-arm:.1f}L{arm:.1f} {arm:.1f}M{-arm:.1f} {arm:.1f}L{arm:.1f} {-arm:.1f}"
    banned = f'<circle class="ws-closed" r="{radius - 0.95:.2f}"/>{text}<path class="ws-cross" d="{cross}"/>'
    return f"{place}{banned}</g>"


def _cities(chart: Chart, picture: Picture) -> Iterator[str]:
    for bonus, box in zip(chart.bonuses, picture.tokens, strict=True):
        yield _tether(picture.places[bonus.place], box)
    for place in chart.places:
        yield f'<g class="ws-place" data-place="{escape(place.key)}">{_marker(chart, place, picture)}'
        yield f"{_name(place, picture.labels[place.key])}</g>"
    for bonus, box in zip(chart.bonuses, picture.tokens, strict=True):
        yield _bonus(chart, bonus, box)


def _marker(chart: Chart, place: Place, picture: Picture) -> str:
    x, y = picture.places[place.key]
    if place.is_off_map:
        return ""
    if place.home:
        sign = badge(chart.piece(place.home), picture.markers[place.key])
        return f'<g transform="translate({x:.1f} {y:.1f})">{sign}</g>'
    return f'<circle class="ws-city" cx="{x:.1f}" cy="{y:.1f}" r="4.8"/>'


def _name(place: Place, label: Label) -> str:
    kind = "ws-name ws-beyond" if place.is_off_map else "ws-name"
    return (
        f'<text class="{kind}" x="{label.x:.1f}" y="{label.y:.1f}" text-anchor="{label.anchor}">'
        f"{escape(label.text)}</text>"
    )


def _tether(point: Point, box: Box) -> str:
    """A short line between a city and its bonus marker."""
    inset = (box.bottom - box.top) / 2
    x = max(box.left + inset, min(box.right - inset, point[0]))
    y = (box.top + box.bottom) / 2
    return f'<path class="ws-tether" d="{_stroke([point, (x, y)])}"/>'


def _bonus(chart: Chart, bonus: Bonus, box: Box) -> str:
    faded = ' opacity="0.25"' if bonus.is_taken else ""
    place = f'<g class="ws-bonus"{faded} transform="translate({box.left:.1f} {box.top:.1f})">'
    sign = token(chart.piece(bonus.piece), bonus.text, box.right - box.left, box.bottom - box.top)
    return f"{place}{sign}</g>"
