"""An airline's sign in its three shapes: a disc (a plane), a badge (a home), a token (a bonus)."""

from __future__ import annotations

from html import escape

from windsock.maps.chart import Piece
from windsock.maps.palette import text_on
from windsock.maps.patterns import identifier, on_disc, on_house


def _letter(piece: Piece, size: float) -> str:
    return (
        f'<text class="ws-letter" y="{size * 0.36:.1f}" font-size="{size:.1f}" '
        f'fill="{text_on(piece.colour)}">{escape(piece.letter)}</text>'
    )


def disc(piece: Piece, radius: float) -> str:
    """A plane on a circle: the pattern as a ring, the letter on plain colour in the middle."""
    return (
        f'<circle class="ws-plane" r="{radius - 0.55:.2f}" fill="url(#{identifier(piece)})"/>'
        f"{on_disc(piece, radius - 2)}"
        f'<circle r="{radius * 0.6:.1f}" fill="{piece.colour}"/>{_letter(piece, radius * 1.02)}'
    )


def badge(piece: Piece, radius: float) -> str:
    """A home: the sign under a roof."""
    side, eaves, roof = radius * 0.94, -radius * 0.42, -radius * 1.2
    house = f"M{-side:.1f} {eaves:.1f}L0 {roof:.1f}L{side:.1f} {eaves:.1f}V{radius * 0.9:.1f}H{-side:.1f}Z"
    return (
        f'<path class="ws-home-rim" d="{house}"/>'
        f'<path class="ws-home" d="{house}" fill="url(#{identifier(piece)})"/>'
        f"{on_house(piece, house, radius)}"
        f'<circle r="{radius * 0.64:.1f}" fill="{piece.colour}"/>{_letter(piece, radius * 1.06)}'
    )


def token(piece: Piece, text: str, width: float, height: float) -> str:
    """A bonus marker: a pill with the sign on the left and the number on the right."""
    radius = height / 2
    return (
        f'<rect class="ws-pill" width="{width:.1f}" height="{height:.1f}" rx="{radius:.1f}"/>'
        f'<g transform="translate({radius:.1f} {radius:.1f})">{disc(piece, radius)}</g>'
        f'<text class="ws-reward" x="{(width + height) / 2 - 2:.1f}" y="{radius + 4.6:.1f}">'
        f"{escape(text)}</text>"
    )
