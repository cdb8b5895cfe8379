"""Below the map: each airline's sign and name, its home, its bonus. Signs only, so no word to translate."""

from __future__ import annotations

from html import escape

from windsock.maps.chart import Chart, Piece
from windsock.maps.roundel import badge
from windsock.maps.shapes import text_width

ROW, TAIL = 58.0, 18.0  # height of an entry, and what stays free below the last
SIGN, GAP = 52.0, 22.0  # width of a sign, and what stays free after a text


def _widths(chart: Chart, count: int) -> list[float]:
    """How wide each of so many columns must be."""
    entries = [
        SIGN + GAP + max(text_width(piece.name, 16), text_width(_detail(chart, piece), 14))
        for piece in chart.pieces
    ]
    return [max(entries[number::count]) for number in range(count)]


def _columns(chart: Chart, width: float) -> list[float]:
    """The widths of the columns: as many as fit, but no more than fill their rows evenly."""
    most = len(chart.pieces)
    while most > 1 and sum(_widths(chart, most)) > width:
        most -= 1
    rows = -(-len(chart.pieces) // most)
    widths = _widths(chart, -(-len(chart.pieces) // rows))
    spare = max(0.0, width - sum(widths)) / len(widths)
    return [one + spare for one in widths]


def height(chart: Chart, width: float) -> float:
    """How much room the legend takes."""
    if not chart.pieces:
        return TAIL
    return -(-len(chart.pieces) // len(_columns(chart, width))) * ROW + TAIL


def draw(chart: Chart, left: float, top: float, width: float) -> str:
    """The legend as SVG."""
    if not chart.pieces:
        return ""
    widths = _columns(chart, width)
    entries = []
    for number, piece in enumerate(chart.pieces):
        column, row = number % len(widths), number // len(widths)
        entries.append(
            f'<g data-piece="{escape(piece.key)}" '
            f'transform="translate({left + sum(widths[:column]):.1f} {top + row * ROW:.1f})">'
            f'<g transform="translate(24 28)">{badge(piece, 17)}</g>'
            f'<text class="ws-airline" x="{SIGN:.0f}" y="24">{escape(piece.name)}</text>'
            f'<text class="ws-detail" x="{SIGN:.0f}" y="46">{escape(_detail(chart, piece))}</text></g>'
        )
    return "\n".join(entries)


def _detail(chart: Chart, piece: Piece) -> str:
    """Home, and the city that brings a bonus: Stockholm → Athens +6."""
    names = {place.key: place.name for place in chart.places}
    home = ", ".join(place.name for place in chart.places if place.home == piece.key)
    bonuses = [f"{names[bonus.place]} {bonus.text}" for bonus in chart.bonuses if bonus.piece == piece.key]
    return " → ".join([part for part in (home, ", ".join(bonuses)) if part])
