"""The style sheet of the picture: one set of rules, filled with the light or the dark palette."""

from __future__ import annotations

from windsock.maps.palette import DARK, LIGHT, Palette

FONT = "Inter,-apple-system,'Segoe UI','Helvetica Neue',Roboto,'Noto Sans','Liberation Sans',Arial,sans-serif"


def style(theme: str, letters: float) -> str:
    """The rules for "light", "dark" or "auto", with names of this size."""
    if theme == "light":
        return _shapes(letters) + _colours(LIGHT)
    if theme == "dark":
        return _shapes(letters) + _colours(DARK)
    if theme == "auto":
        return f"{_shapes(letters)}{_colours(LIGHT)}@media (prefers-color-scheme:dark){{{_colours(DARK)}}}"
    raise ValueError(f"unknown theme {theme!r}: use light, dark or auto")


def _shapes(letters: float) -> str:
    return (
        f".windsock text{{font-family:{FONT}}}"
        ".ws-title{font-size:36px;font-weight:700;letter-spacing:.5px}"
        ".ws-shallows{stroke-width:32;stroke-linejoin:round}"
        ".ws-shore{stroke-width:14;stroke-linejoin:round}"
        ".ws-land{stroke-width:1;stroke-linejoin:round}"
        ".ws-grid{fill:none;stroke-width:1;opacity:.38}"
        ".ws-edge{fill:none;stroke-width:1.1}"
        ".ws-casing{fill:none;stroke-width:6;opacity:.75;stroke-linecap:round}"
        ".ws-line{fill:none;stroke-width:2.6;stroke-linecap:round}"
        ".ws-line.ws-long{stroke-dasharray:1.6 6.8}"
        ".ws-line.ws-dashed{stroke-dasharray:11 7;stroke-linecap:butt;stroke-width:3.4}"
        ".ws-line.ws-dotted{stroke-dasharray:.1 7;stroke-width:4}"
        ".ws-line.ws-double{stroke-width:6;stroke-linecap:butt}"
        ".ws-core{fill:none;stroke-width:2.4}"
        ".ws-number,.ws-letter,.ws-reward{text-anchor:middle;font-weight:700}"
        ".ws-reward{font-size:13px}"
        ".ws-free,.ws-closed{stroke-width:1.9}"
        ".ws-cross{fill:none;stroke-width:2.5;stroke-linecap:round}"
        ".ws-closed+.ws-number{opacity:.35}"
        ".ws-city{stroke-width:2.3}"
        ".ws-home-rim{stroke-width:5;stroke-linejoin:round}"
        ".ws-home{stroke-width:1.5;stroke-linejoin:round}"
        ".ws-plane{stroke-width:1.1}"
        f".ws-name{{font-size:{letters:.0f}px;font-weight:600;paint-order:stroke;stroke-width:4;"
        "stroke-linejoin:round}"
        ".ws-beyond{font-style:italic;font-weight:500}"
        ".ws-pill{stroke-width:1.2}.ws-tether{stroke-width:2}"
        ".ws-airline{font-size:17px;font-weight:600}"
        ".ws-detail{font-size:15px}"
    )


def _colours(palette: Palette) -> str:
    fills = {
        "ws-paper": palette.paper,
        "ws-sea": palette.sea,
        "ws-land": palette.land,
        "ws-title": palette.ink,
        "ws-name": palette.ink,
        "ws-beyond": palette.faint,
        "ws-number": palette.slot_text,
        "ws-free": palette.slot,
        "ws-head": palette.line,
        "ws-city": palette.slot,
        "ws-pill": palette.slot,
        "ws-reward": palette.slot_text,
        "ws-airline": palette.ink,
        "ws-detail": palette.faint,
        "ws-home-rim": palette.casing,
        "ws-closed": palette.shore,
    }
    strokes = {
        "ws-land": palette.coast,
        "ws-grid": palette.grid,
        "ws-edge": palette.coast,
        "ws-casing": palette.casing,
        "ws-core": palette.casing,
        "ws-line": palette.line,
        "ws-free": palette.slot_edge,
        "ws-closed": palette.closed,
        "ws-cross": palette.closed,
        "ws-city": palette.ink,
        "ws-home-rim": palette.casing,
        "ws-home": palette.ink,
        "ws-plane": palette.ink,
        "ws-name": palette.halo,
        "ws-pill": palette.slot_edge,
        "ws-tether": palette.slot_edge,
    }
    both = {"ws-shallows": palette.shallows, "ws-shore": palette.shore}
    rules = [f".{name}{{fill:{colour}}}" for name, colour in fills.items()]
    rules += [f".{name}{{stroke:{colour}}}" for name, colour in strokes.items()]
    rules += [f".{name}{{fill:{colour};stroke:{colour}}}" for name, colour in both.items()]
    return "".join(rules)
