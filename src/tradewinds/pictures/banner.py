"""A picture to be sent around: above the board who played, and how it ended."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from tradewinds.pictures.geometry import Box
from tradewinds.pictures.svg import Sheet, number
from tradewinds.pictures.theme import PAPER, SEAT_COLOURS, colour

#: How high the banner is, for a picture 1600 wide.
HEIGHT = 150.0
_VIEW = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')


class Place(NamedTuple):
    """One player in the result, the best first."""

    colour: str
    name: str
    score: int
    wins: bool


def with_banner(svg: str, title: str, headline: str, places: Sequence[Place]) -> str:
    """A picture of a game, and above it the name of the game, who won, and what everybody has."""
    found = _VIEW.search(svg)
    if found is None:
        raise ValueError("a picture without its measures")
    width, height = float(found[1]), float(found[2])
    high = HEIGHT * width / 1600
    view = f'viewBox="0 {number(-high)} {number(width)} {number(height + high)}"'
    sheet = Sheet()
    _banner(sheet, Box(0, -high, width, high), title, headline, places)
    return svg.replace(found[0], view, 1).removesuffix("</svg>") + f"{sheet}</svg>"


def _banner(sheet: Sheet, box: Box, title: str, headline: str, places: Sequence[Place]) -> None:
    unit = box.h / 150
    sheet.rect(box, colour("paper"))
    left, beside = Box(box.x + 30 * unit, box.y, box.w * 0.5, box.h), box.w * 0.52
    sheet.text(title, Box(left.x, left.y + 14 * unit, left.w, 36 * unit), 28 * unit, PAPER, align="start", face="serif")
    told = Box(left.x, left.y + 50 * unit, left.w, 88 * unit)
    sheet.text(headline, told, 54 * unit, PAPER, lines=2, smallest=22 * unit, align="start", face="serif bold")
    each = (box.w - beside - 20 * unit) / len(places)
    for at, place in enumerate(places):
        _place(sheet, Box(beside + at * each, box.y + 14 * unit, each, box.h - 28 * unit), unit, place)


def _place(sheet: Sheet, box: Box, unit: float, place: Place) -> None:
    if place.wins:
        sheet.rect(box.inset(4 * unit, 0), colour("chosen"), 12 * unit, stroke=colour("line"), stroke_width=2 * unit)
    x, y = box.centre.x, box.y + 26 * unit
    seat = f"tw-s{SEAT_COLOURS.index(place.colour)}"
    sheet.circle(x, y, 15 * unit, None, class_=seat, stroke=colour("ink"), stroke_width=2.5 * unit)
    inner = box.inset(10 * unit, 0)
    sheet.text(place.name, Box(inner.x, box.y + 44 * unit, inner.w, 32 * unit), 24 * unit, PAPER, smallest=14 * unit)
    score = Box(inner.x, box.y + 74 * unit, inner.w, 46 * unit)
    sheet.text(str(place.score), score, 40 * unit, PAPER, face="bold")
