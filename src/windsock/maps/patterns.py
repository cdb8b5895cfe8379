"""The patterns that tell airlines apart without colour, as SVG."""

from __future__ import annotations

from windsock.maps.chart import Piece
from windsock.maps.palette import brightness, mix

# What is drawn on a tile of 8 by 8, over the airline's colour; INK is the second colour.
TILES = {
    "solid": "",
    "dots": '<circle cx="2" cy="2" r="1.35" fill="INK"/><circle cx="6" cy="6" r="1.35" fill="INK"/>',
    "horizontal stripes": '<path d="M0 2h8M0 6h8" stroke="INK" stroke-width="1.7"/>',
    "vertical stripes": '<path d="M2 0v8M6 0v8" stroke="INK" stroke-width="1.7"/>',
    "diagonal stripes": '<path d="M-1 5l6-6M-1 9L9-1M3 9l6-6" stroke="INK" stroke-width="1.7"/>',
    "grid": '<path d="M0 2h8M0 6h8M2 0v8M6 0v8" stroke="INK" stroke-width="1.1"/>',
    "crosshatch": '<path d="M-1-1l10 10M-1 9L9-1" stroke="INK" stroke-width="1.3"/>',
    "chevrons": '<path d="M0 5l4-4 4 4M0 9l4-4 4 4" fill="none" stroke="INK" stroke-width="1.5"/>',
    "checks": '<path d="M0 0h4v4H0zM4 4h4v4H4z" fill="INK"/>',
}


def second_colour(piece: Piece) -> str:
    """The pattern's own colour: lighter on a dark airline, darker on a light one."""
    if brightness(piece.colour) > 0.4:
        return mix(piece.colour, "#000000", 0.5)
    return mix(piece.colour, "#FFFFFF", 0.58)


def identifier(piece: Piece) -> str:
    """The name of the piece's pattern inside the picture."""
    return "windsock-" + "".join(letter if letter.isalnum() else "-" for letter in piece.key)


def definition(piece: Piece) -> str:
    """The `<pattern>` of a piece; unknown patterns are solid."""
    tile = TILES.get(piece.pattern, "").replace("INK", second_colour(piece))
    return (
        f'<pattern id="{identifier(piece)}" width="8" height="8" patternUnits="userSpaceOnUse">'
        f'<rect width="8" height="8" fill="{piece.colour}"/>{tile}</pattern>'
    )


def on_disc(piece: Piece, radius: float) -> str:
    """What a pattern adds to a disc that is no tile: a cross over all of it, an outline within it."""
    if piece.pattern == "white cross":
        return _cross(radius * 0.98, -radius * 0.98, radius * 0.98, radius * 0.26)
    if piece.pattern == "black outline":
        line = f'fill="none" stroke="#111111" stroke-width="{radius * 0.14:.1f}"'
        return f'<circle r="{radius * 0.83:.1f}" {line}/>'
    return ""


def on_house(piece: Piece, house: str, radius: float) -> str:
    """The same for a house of this outline."""
    if piece.pattern == "white cross":
        return _cross(radius * 0.86, -radius * 1.05, radius * 0.82, radius * 0.24)
    if piece.pattern == "black outline":
        line = f'fill="none" stroke="#111111" stroke-width="{radius * 0.16:.1f}"'
        return f'<path transform="scale(.78)" d="{house}" {line}/>'
    return ""


def _cross(side: float, top: float, bottom: float, width: float) -> str:
    return (
        f'<path d="M{-side:.1f} 0H{side:.1f}M0 {top:.1f}V{bottom:.1f}" '
        f'stroke="#FFFFFF" stroke-width="{width:.1f}"/>'
    )
