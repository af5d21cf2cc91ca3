"""The pieces every game may use, as drawings in `defs`: a seat has a colour and an emblem, colour never tells alone.

A piece is drawn around (0, 0) and named with its seat: `sheet.piece("ship-2", "ship-1", x, y, scale, title)` is the
ship of seat 1. All outlines are our own.
"""

from tradewinds.pictures.svg import Sheet, drawings, shift
from tradewinds.pictures.theme import SEATS, colour

#: Diamond, ring, square, triangle, star: told apart by shape at a few pixels, in every language.
EMBLEMS = (
    "M0-9.5L7.5 0L0 9.5L-7.5 0Z",
    "M0-8.4A8.4 8.4 0 1 1 0 8.4A8.4 8.4 0 1 1 0-8.4ZM0-4A4 4 0 1 0 0 4A4 4 0 1 0 0-4Z",
    "M-6.8-6.8H6.8V6.8H-6.8Z",
    "M0-8.5L8.6 6.8H-8.6Z",
    "M0-9.6L2.6-3.3L9.3-2.9L4.1 1.4L5.8 8L0 4.4L-5.8 8L-4.1 1.4L-9.3-2.9L-2.6-3.3Z",
)

SHIELD = "M-11-13H11V1C11 8 5 12 0 14.5C-5 12-11 8-11 1Z"

#: Bodies in the seat's colour: outline, and where the emblem sits (x, y, scale).
_BODIES = {
    "worker": (
        "M0-15A5.6 5.6 0 0 1 4-5.4C9-3.4 11.5 3 11.5 14H-11.5C-11.5 3-9-3.4-4-5.4A5.6 5.6 0 0 1 0-15Z",
        0,
        5,
        0.66,
    ),
    "token": ("M-5.5-7.5H5.5A7.5 7.5 0 0 1 5.5 7.5H-5.5A7.5 7.5 0 0 1-5.5-7.5Z", 0, 0, 0.62),
    "pennant": ("M-12-7.5H6L13 0L6 7.5H-12Z", -2, 0, 0.62),
    "shield": (SHIELD, 0, -1.5, 0.82),
    "disc": ("M0-12A12 12 0 1 1 0 12A12 12 0 1 1 0-12Z", 0, 0, 0.85),
    "cube": ("M-11-11H11V11H-11Z", 0, 0, 0.85),
    "loaf": ("M-11.5 13C-11.5 4-5-13.5 0-13.5C5-13.5 11.5 4 11.5 13Z", 0, 4.6, 0.66),
    "barrel": ("M-9-13H9C13.5-5 13.5 5 9 13H-9C-13.5 5-13.5-5-9-13Z", 0, 0, 0.72),
    "sheaf": (
        "M-13-9C-11-14-6.5-13.5-4.8-10C-3.6-15 3.6-15 4.8-10C6.5-13.5 11-14 13-9C13-2 7 0 5.5 4.5"
        "L9.5 13.5H-9.5L-5.5 4.5C-7 0-13-2-13-9Z",
        0,
        -4.4,
        0.6,
    ),
}
#: Lines drawn over a body.
_LINES = {"barrel": "M-11.4-8H11.4M-11.4 8H11.4", "sheaf": "M-6 4.5H6", "loaf": "M-10.6 8.5H10.6"}

_HULL = "M-21 7C-12 10 12 10 21 6C19 15 13 20 6 20H-9C-15 20-19 14-21 7Z"
_SAIL = "M-15-17C-5-14 7-14 17-18C12-10 12-3 17 4C6 1-6 1-15 4C-11-3-11-10-15-17Z"
_HOUSE = "M-13 13V-1L-5.5-8L2 -1V13Z"
_HOUSE_ROOF = "M-15.5 1L-5.5-9.5L4.5 1L2.6 2.6L-5.5-5.6L-13.6 2.6Z"
_TOWER = "M3 13V-9H12V13Z"
_TOWER_ROOF = "M1.5-8L7.5-16L13.5-8Z"


@drawings
def defs(sheet: Sheet) -> None:
    """Every shared drawing, once."""
    for seat in range(SEATS):
        sheet.path(EMBLEMS[seat], "currentColor", id=f"tw-emblem-{seat}", fill_rule="evenodd", stroke="none")
    for name in _BODIES:
        _body(sheet, name)
    for seat in range(SEATS):
        _ship(sheet, seat)
    _settlement(sheet)
    _slots(sheet)
    _patterns(sheet)


def _body(sheet: Sheet, name: str) -> None:
    outline, x, y, scale = _BODIES[name]
    with sheet.group(id=f"tw-{name}", stroke=colour("edge"), stroke_width=1.4, stroke_linejoin="round"):
        sheet.path(outline, None)
        if name in _LINES:
            sheet.path(_LINES[name], stroke="currentColor", stroke_opacity=0.55)
    for seat in range(SEATS):
        with sheet.group(id=f"tw-{name}-{seat}", class_=f"tw-s{seat}"):
            sheet.add("use", href=f"#tw-{name}")
            sheet.add("use", href=f"#tw-emblem-{seat}", transform=shift(x, y, scale))


def _ship(sheet: Sheet, seat: int) -> None:
    with sheet.group(id=f"tw-ship-{seat}", class_=f"tw-s{seat}", stroke=colour("edge"), stroke_width=1.4):
        sheet.path("M1 8V-23", stroke_width=2.4)
        sheet.path("M1-23L11-20.5L1-18Z", None, stroke_width=1)
        sheet.path(_SAIL, None, stroke_linejoin="round")
        sheet.path(_HULL, colour("wood"), stroke_linejoin="round")
        sheet.add("use", href=f"#tw-emblem-{seat}", transform=shift(1, -6.6, 0.84))


def _settlement(sheet: Sheet) -> None:
    with sheet.group(id="tw-settlement", stroke=colour("edge"), stroke_width=1.2, stroke_linejoin="round"):
        sheet.path(_TOWER, colour("wall"))
        sheet.path(_TOWER_ROOF, colour("roof"))
        sheet.path(_HOUSE, colour("wall"))
        sheet.path(_HOUSE_ROOF, colour("roof"))
        sheet.path("M-8 13V6H-3V13", colour("wood-dark"), stroke="none")
    outline = _HOUSE + _TOWER + _TOWER_ROOF
    sheet.path(outline, "none", id="tw-plot", stroke=colour("muted"), stroke_width=1.3, stroke_dasharray="3 2.4")


def _slots(sheet: Sheet) -> None:
    """What grows on a field: the outline of the good that fits there, in the colour of the crop."""
    for good, name in (("sugar", "loaf"), ("wine", "barrel"), ("grain", "sheaf")):
        line = colour("crop-line")
        with sheet.group(id=f"tw-{good}", stroke=line, stroke_width=1.1, stroke_linejoin="round", color=line):
            sheet.add("use", href=f"#tw-{name}", fill=colour(good))


def _patterns(sheet: Sheet) -> None:
    with sheet.group("pattern", id="tw-waves", width=84, height=56, patternUnits="userSpaceOnUse"):
        waves = "M8 16q5-5 10 0t10 0M50 44q5-5 10 0t10 0"
        sheet.path(waves, stroke=colour("wave"), stroke_width=1.4, stroke_linecap="round")
    with sheet.group("pattern", id="tw-weave", width=10, height=10, patternUnits="userSpaceOnUse"):
        sheet.path("M0 5L5 0L10 5L5 10Z", stroke=colour("back-line"), stroke_width=0.8, stroke_opacity=0.45)
    with sheet.group("pattern", id="tw-furrows", width=7, height=7, patternUnits="userSpaceOnUse"):
        sheet.path("M0 5.5q1.75-2 3.5 0t3.5 0", stroke=colour("hill"), stroke_width=0.9)
