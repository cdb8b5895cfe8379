"""The colours of the maps, light and dark, for the picture and for the terminal."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Palette:
    """One set of colours, named by what they paint."""

    paper: str
    sea: str
    shallows: str
    shore: str
    land: str
    coast: str
    grid: str
    line: str
    casing: str
    slot: str
    slot_edge: str
    slot_text: str
    closed: str
    ink: str
    faint: str
    halo: str
    glow: str
    chip: str
    chip_text: str
    focus: str


LIGHT = Palette(
    paper="#F7F5F0",
    sea="#D5E4EA",
    shallows="#DCE9EE",
    shore="#E6F0F3",
    land="#F4EEDF",
    coast="#A9BCC0",
    grid="#FFFFFF",
    line="#5F7886",
    casing="#FFFFFF",
    slot="#FFFFFF",
    slot_edge="#5F7886",
    slot_text="#22323C",
    closed="#84929A",
    ink="#1E2B33",
    faint="#4F5D66",
    halo="#FBF8F0",
    glow="#00919C",
    chip="#B4C6D0",
    chip_text="#22323C",
    focus="#C2185B",
)

DARK = Palette(
    paper="#10171D",
    sea="#16222C",
    shallows="#1A2833",
    shore="#1F2F3B",
    land="#2E3A3C",
    coast="#4B6169",
    grid="#8FB3C4",
    line="#9FB4BE",
    casing="#141D24",
    slot="#E9EDEA",
    slot_edge="#9FB4BE",
    slot_text="#1B2830",
    closed="#6F7F87",
    ink="#EDF2F3",
    faint="#A3B2B9",
    halo="#1B262C",
    glow="#5FE0D0",
    chip="#43596A",
    chip_text="#F2F6F7",
    focus="#FF7AB8",
)


def channels(colour: str) -> tuple[int, int, int]:
    """Red, green and blue of a colour written like #2A6FDB."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def brightness(colour: str) -> float:
    """Relative luminance, from 0 (black) to 1 (white), as the accessibility guidelines define it."""
    shares = [channel / 255 for channel in channels(colour)]
    red, green, blue = (
        share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Contrast of two colours, from 1 to 21."""
    low, high = sorted((brightness(one), brightness(other)))
    return (high + 0.05) / (low + 0.05)


def text_on(colour: str) -> str:
    """Black or white, whichever reads better on this colour."""
    return "#FFFFFF" if contrast(colour, "#FFFFFF") >= contrast(colour, "#111111") else "#111111"


def mix(one: str, other: str, share: float) -> str:
    """A colour between two: `share` of the other."""
    pairs = zip(channels(one), channels(other), strict=True)
    red, green, blue = (round(a + (b - a) * share) for a, b in pairs)
    return f"#{red:02X}{green:02X}{blue:02X}"
