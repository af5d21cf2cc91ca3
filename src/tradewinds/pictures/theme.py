"""The colours of the chart by day and by night, the fonts, and the one stylesheet of all pictures."""

import re
from functools import cache
from typing import NamedTuple

#: One colour for each name, by day and by night. Pictures name colours as `var(--tw-sea)`.
LIGHT = {
    "paper": "#f7efdf",
    "panel": "#fdf8ec",
    "line": "#cdb98f",
    "sea": "#cfe2e3",
    "shallow": "#deecea",
    "wave": "#b4d0d3",
    "rhumb": "#bbd4d6",
    "course": "#39677a",
    "land": "#ecdcae",
    "coast": "#a98a51",
    "hill": "#d6c086",
    "soil": "#f6ecca",
    "stone": "#f2e9dc",
    "wood": "#94693c",
    "wood-dark": "#5f4225",
    "sail": "#fbf5e6",
    "ink": "#26313b",
    "muted": "#55606a",
    "edge": "#2a2622",
    "card": "#fffaf0",
    "chosen": "#fbe6ae",
    "back": "#3d6a7d",
    "back-line": "#cfe0df",
    "button": "#24556b",
    "button-ink": "#ffffff",
    "coin": "#f0cb5a",
    "coin-ink": "#3a2c05",
    "coin-edge": "#9a7414",
    "roof": "#b9573a",
    "wall": "#fbf3e2",
    "sugar": "#8db46a",
    "wine": "#a9709f",
    "grain": "#dcb047",
    "crop-line": "#4d4030",
    "orange": "#e58a2e",
    "banana": "#efd24c",
    "mango": "#d4604f",
    "bill": "#cfe0b8",
    "bill-line": "#5d7a43",
    "deep": "#427386",
    "deep-ink": "#ffffff",
    "halo": "#16222b",
    "halo-under": "#ffffff",
    "last": "#8a1f6a",
    "warn": "#9c2f16",
    "warn-ink": "#ffffff",
    "seat0": "#b8321f",
    "seat1": "#fcf8ee",
    "seat2": "#1f66ad",
    "seat3": "#45ba8d",
    "seat4": "#f3c52f",
    "seat-ink0": "#ffffff",
    "seat-ink1": "#2b2a28",
    "seat-ink2": "#ffffff",
    "seat-ink3": "#0a2a1d",
    "seat-ink4": "#33270a",
    "jungle": "#86b878",
    "jungle-line": "#4f8a52",
    "mountain": "#b3adba",
    "mountain-line": "#7d7689",
    "scrubland": "#d9ca7d",
    "scrubland-line": "#a08c36",
    "beach": "#f8ecc9",
    "beach-line": "#d0ae6d",
    "lake": "#83c0dc",
    "lake-line": "#3f88ad",
    "river": "#bfdcae",
    "river-line": "#4a9cc4",
    "map-grey": "#98a1a8",
    "map-brown": "#8f5426",
    "map-black": "#201c1a",
    "map-white": "#ffffff",
    "palm": "#3c9a52",
    "amulet": "#22a79c",
    "lit": "#ffe680",
}
DARK = {
    "paper": "#141c24",
    "panel": "#1d2832",
    "line": "#46545e",
    "sea": "#17323f",
    "shallow": "#1f4150",
    "wave": "#264c5c",
    "rhumb": "#234655",
    "course": "#8fc0cd",
    "land": "#544a33",
    "coast": "#a08a5c",
    "hill": "#6c6043",
    "soil": "#675b3d",
    "stone": "#4b4a48",
    "wood": "#8a6540",
    "wood-dark": "#c39a6b",
    "sail": "#d8cfb8",
    "ink": "#f3ead6",
    "muted": "#b6bdbd",
    "edge": "#0c1014",
    "card": "#2a353f",
    "chosen": "#5a4b1e",
    "back": "#3b7086",
    "back-line": "#bfd8dc",
    "button": "#a9d3dd",
    "button-ink": "#0d2029",
    "coin": "#dcb545",
    "coin-ink": "#241a02",
    "coin-edge": "#f4dc92",
    "roof": "#cf7151",
    "wall": "#e9ddc4",
    "sugar": "#7ea05f",
    "wine": "#a677a0",
    "grain": "#c9a145",
    "crop-line": "#1c170f",
    "orange": "#d9862f",
    "banana": "#dcc04a",
    "mango": "#c95f50",
    "bill": "#93ad7c",
    "bill-line": "#2f4420",
    "deep": "#2f6a80",
    "deep-ink": "#ffffff",
    "halo": "#fff6d8",
    "halo-under": "#0a1016",
    "last": "#f2a3dc",
    "warn": "#f0a58f",
    "warn-ink": "#2a0d05",
    "seat0": "#d2432d",
    "seat1": "#f7f1e3",
    "seat2": "#2a76c4",
    "seat3": "#45ba8d",
    "seat4": "#f3c52f",
    "seat-ink0": "#ffffff",
    "seat-ink1": "#2b2a28",
    "seat-ink2": "#ffffff",
    "seat-ink3": "#0a2a1d",
    "seat-ink4": "#33270a",
    "jungle": "#355a3c",
    "jungle-line": "#6fa56b",
    "mountain": "#56525f",
    "mountain-line": "#938da0",
    "scrubland": "#6f6734",
    "scrubland-line": "#b3a557",
    "beach": "#9a8d66",
    "beach-line": "#d3c08a",
    "lake": "#1f5878",
    "lake-line": "#5fa2c4",
    "river": "#5d7c58",
    "river-line": "#3f8fbb",
    "map-grey": "#98a1a8",
    "map-brown": "#9a5f30",
    "map-black": "#171412",
    "map-white": "#ffffff",
    "palm": "#55b56a",
    "amulet": "#2fb5aa",
    "lit": "#ffe680",
}
THEMES = {"light": LIGHT, "dark": DARK}
SEATS = 5
#: Which colour `seat0` to `seat4` are; a game whose seats have other colours maps its own onto them.
SEAT_COLOURS = ("red", "white", "blue", "green", "yellow")
#: So many sets of places can be lit, each by its own lamps.
LAMPS = 4

#: Fonts of the usual systems, Latin and Japanese; whose reader is Japanese gets the Japanese ones first.
_LATIN_SANS = '"Segoe UI",Roboto,"Helvetica Neue","Noto Sans"'
_LATIN_SERIF = '"Iowan Old Style","Palatino Linotype",Palatino,Georgia,"Noto Serif"'
_JAPANESE_SANS = '"Hiragino Sans","Yu Gothic UI","Noto Sans CJK JP","Noto Sans JP"'
_JAPANESE_SERIF = '"Hiragino Mincho ProN","Yu Mincho","Noto Serif CJK JP","Noto Serif JP"'
_SANS_REST = 'Arial,"Liberation Sans","DejaVu Sans",sans-serif'
_SERIF_REST = '"Liberation Serif","DejaVu Serif",serif'


def _fonts(picture: str, japanese: bool) -> str:
    sans = (_JAPANESE_SANS, _LATIN_SANS) if japanese else (_LATIN_SANS, _JAPANESE_SANS)
    serif = (_JAPANESE_SERIF, _LATIN_SERIF) if japanese else (_LATIN_SERIF, _JAPANESE_SERIF)
    return (
        f"{picture} text{{font-family:{','.join(sans)},{_SANS_REST}}}"
        f"{picture} .tw-serif{{font-family:{','.join(serif)},{_SERIF_REST}}}"
    )


def colour(name: str) -> str:
    """A colour of the theme, as pictures write it."""
    if name not in LIGHT:
        raise KeyError(name)
    return f"var(--tw-{name})"


class Ink(NamedTuple):
    """What a text is written in and on; a test holds every pair to a contrast of 4.5 to 1."""

    colour: str
    on: str


PAPER = Ink("ink", "paper")
PANEL = Ink("ink", "panel")
PANEL_MUTED = Ink("muted", "panel")
SOIL = Ink("ink", "soil")
CARD = Ink("ink", "card")
CHOSEN = Ink("ink", "chosen")
COIN = Ink("coin-ink", "coin")
BUTTON = Ink("button-ink", "button")
WARNING = Ink("warn-ink", "warn")
DEEP = Ink("deep-ink", "deep")
LAND = Ink("ink", "land")
WATER = Ink("ink", "sea")
SHALLOW = Ink("ink", "shallow")
WOOD = Ink("deep-ink", "wood")
NIGHT = Ink("sail", "edge")
SEAT_INKS = tuple(Ink(f"seat-ink{seat}", f"seat{seat}") for seat in range(SEATS))
INKS: tuple[Ink, ...] = (
    PAPER,
    PANEL,
    PANEL_MUTED,
    SOIL,
    CARD,
    CHOSEN,
    COIN,
    BUTTON,
    WARNING,
    DEEP,
    LAND,
    WATER,
    SHALLOW,
    *SEAT_INKS,
)
INKS += (WOOD, NIGHT)


def _variables(theme: dict[str, str]) -> str:
    return "".join(f"--tw-{name}:{value};" for name, value in theme.items())


_RULES = (
    ".tw-picture .tw-bold{font-weight:700}"
    + "".join(f".tw-s{seat}{{fill:var(--tw-seat{seat});color:var(--tw-seat-ink{seat})}}" for seat in range(SEATS))
    + ".tw-can{cursor:pointer;outline:none}"
    ".tw-halo{fill:transparent;stroke:var(--tw-halo-under);stroke-width:3.6}"
    ".tw-dash{fill:none;stroke:var(--tw-halo);stroke-width:1.8;stroke-dasharray:5 4}"
    ".tw-ring{fill:none;stroke:none}"
    ".tw-pick{fill:none;stroke:none}"
    ".tw-fine .tw-halo{stroke-width:2.4}"
    ".tw-fine .tw-dash{stroke-width:1.3;stroke-dasharray:3 2.5}"
    ".tw-lit,.tw-preview{display:none;pointer-events:none;fill:var(--tw-lit);fill-opacity:.5;stroke:var(--tw-halo);"
    "stroke-width:1.5}"
    ".tw-lit.tw-on{display:inline}"
    ".tw-fine .tw-lit,.tw-fine .tw-preview{stroke-width:.8}"
)
#: What only a browser needs: the thing under the pointer or the keyboard is outlined firmly.
_MOVING = (
    ".tw-can:is(:hover,:focus-visible,.tw-at) .tw-dash{stroke-dasharray:none;stroke-width:4}"
    ".tw-can:is(:hover,:focus-visible,.tw-at) .tw-ring{stroke:var(--tw-button-ink);stroke-width:2.5}"
    ".tw-can:is(:hover,:focus-visible,.tw-at) .tw-pick{stroke:var(--tw-halo);stroke-width:3.2}"
    ".tw-can:is(:hover,:focus-visible,.tw-at) .tw-preview{display:inline}"
    + "".join(
        f".tw-picture[data-lit~='{n}'] .tw-lit-{n}{{display:inline}}"
        f".tw-picture:has(.tw-lamp-{n}:is(:hover,:focus,.tw-at)) .tw-lit-{n}{{display:inline}}"
        for n in range(LAMPS)
    )
)


@cache
def stylesheet() -> str:
    """The style of every picture: the same text each time, so that a page can allow it by its hash."""
    light, dark = _variables(LIGHT), _variables(DARK)
    return (
        f".tw-picture{{{light}}}"
        f"@media(prefers-color-scheme:dark){{.tw-picture{{{dark}}}}}"
        f"[data-theme=light] .tw-picture,.tw-picture[data-theme=light]{{{light}}}"
        f"[data-theme=dark] .tw-picture,.tw-picture[data-theme=dark]{{{dark}}}"
        + _fonts(".tw-picture", False)
        + _fonts(".tw-picture:lang(ja)", True)
        + _RULES
        + _MOVING
    )


_VARIABLE = re.compile(r"var\(--tw-([a-z0-9-]+)\)")
_STYLE = re.compile(r"<style>.*?</style>", re.DOTALL)


def in_plain_colours(svg: str, theme: str) -> str:
    """The picture with the colours of one theme written out, for programs that know no CSS variables."""
    values = THEMES[theme]
    japanese = ' lang="ja"' in svg[: svg.index(">")]
    style = f"<style>{_fonts('.tw-picture', japanese)}{_RULES}</style>"
    plain = _STYLE.sub(lambda _: style, svg, count=1)
    return _VARIABLE.sub(lambda found: values[found[1]], plain)
