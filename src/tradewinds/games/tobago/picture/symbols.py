"""The drawings of Tobago in `defs`: what grows on the land, what stands on it, cars, roses, markers, signs of clues.

All outlines are our own. Land is drawn for a hex with a side of 20 around (0, 0), pieces about 30 wide.
"""

from tradewinds.games.tobago.picture.scene import TONES
from tradewinds.pictures.svg import Sheet, drawings, shift
from tradewinds.pictures.theme import colour

#: The side of the hex that land is drawn for, and of the hex in the sign of a clue.
SIDE, TILE = 20.0, 11.0
HEX = "M20 0L10 17.32H-10L-20 0L-10-17.32H10Z"

#: The ground of each terrain and what is drawn on it, in the order of the terrains.
GROUNDS = ("jungle", "mountain", "scrubland", "beach", "lake", "river")
LINES = ("jungle-line", "mountain-line", "scrubland-line", "beach-line", "lake-line", "river-line")
#: Two ways to draw each terrain, so that an area does not look like wallpaper.
VARIANTS = 2

_CROWN = (
    "M-6.5 1.5C-9-1.5-6.5-5-4-4.6C-3.4-8.4 3-8.6 4-4.8C7-5 8.6-1.4 6.4 1.2C4.6 3.6 1.6 3 0 1.8"
    "C-1.8 3.4-4.8 3.4-6.5 1.5Z"
)
_PEAK = "M-9.5 7L-.8-9.5C0-10.6 1-10.2 1.6-9L9.5 7Z"
_SHADE = "M.4-10.2C1-10 1.3-9.6 1.6-9L9.5 7H2.4C3.4 2 2.6-5 .4-10.2Z"
_SNOW = "M-3.4-4.5L-.8-9.5C0-10.6 1-10.2 1.6-9L3.8-4.5L1.8-5.6L.2-3.4L-1.4-5.4Z"
_TUFT = "M0 4C-.4 1-2-1.5-4.4-2.6M0 4C-.4 0-.4-2 .6-5M0 4C.8 1.4 2.4-.8 5-1.6"
_WAVE = "q2.6-2.6 5.2 0t5.2 0"

_TREES = (
    ((-9, -7), (4, -9.5), (11, 1), (-4, 2), (-11.5, 7.5), (5, 11)),
    ((-3, -10), (9, -6), (-11, -1), (2, 2.5), (11.5, 7.5), (-5, 11.5)),
)
_PEAKS = (((-5.5, -2, 1), (7, 5, 0.8)), ((5, -2.5, 1.05), (-7.5, 6, 0.72)))
_TUFTS = (
    ((-9, -7), (6, -10), (12, 2), (-2, 2), (-12, 6), (4, 11)),
    ((-4, -10), (9, -6), (-12, -2), (3, 1), (-6, 9), (10, 9)),
)
_GRAINS = (
    "M-9-9h0M0-11h0M8-7h0M-13-1h0M-4-3h0M5 0h0M13 1h0M-9 6h0M0 8h0M9 9h0M-4 13h0M6 13h0",
    "M-5-12h0M5-11h0M-11-5h0M-1-5h0M9-3h0M-14 3h0M-5 4h0M4 5h0M14 4h0M-8 11h0M1 12h0M9 12h0",
)
_RIPPLES = (
    f"M-13-8{_WAVE}M1-3{_WAVE}M-12 4{_WAVE}M-3 11{_WAVE}",
    f"M-3-10{_WAVE}M-15-2{_WAVE}M3 2{_WAVE}M-9 9{_WAVE}",
)

SALTIRE = "M-7.6-4.6L-4.6-7.6L0-3L4.6-7.6L7.6-4.6L3 0L7.6 4.6L4.6 7.6L0 3L-4.6 7.6L-7.6 4.6L-3 0Z"
#: A shape for each map, besides its colour: a stone, a block, a cross, a sail.
SHAPES = ("M0-7.6A7.6 7.6 0 1 1 0 7.6A7.6 7.6 0 1 1 0-7.6Z", "M-6.8-6.8H6.8V6.8H-6.8Z", SALTIRE, "M0-8.4L8.4 6.6H-8.4Z")
_SHAPE_COLOURS = ("map-grey", "map-brown", "map-black", "map-white")
_SHAPE_EDGES = ("edge", "sail", "sail", "edge")
MARKERS = ("grey", "brown", "black", "white")

_FRONDS = (
    "M1-6C-4-14-13-13-16-5C-10-8.5-5-9 1-6Z",
    "M1-6C-6-8-13-4-13.5 4C-9-.5-5-3.5 1-6Z",
    "M1-6C0-14 7-18 13-15C8-13 4-10 1-6Z",
    "M1-6C7-12 15-9 17-2C11-5.5 6-6.5 1-6Z",
    "M1-6C8-6 12 0 10.5 6C8 1 5-3 1-6Z",
)
_THATCH = (
    "M-15 4.5C-9-2-4-8 0-14.5C4-8 9-2 15 4.5C11 5.6 9 3.4 6 4.6C3 5.8 2 3.6 0 4.6"
    "C-2 3.6-3 5.8-6 4.6C-9 3.4-11 5.6-15 4.5Z"
)
_TRUNK = "M-3.4 14C-4.6 6-3 0 1-6"
_BODY = "M-16 6V-1.5C-16-3.2-14.8-4.2-13-4.4L-7.5-5L-3.4-12.2H9.4L13-4.8L15-4C16-3.6 16.4-2.8 16.4-1.6V6Z"
_POINTS = "M0-14.4L3-9.4H-3ZM0 14.4L3 9.4H-3ZM-14.4 0L-9.4 3V-3ZM14.4 0L9.4 3V-3Z"
_SKULL = "M-8-1C-8-7.5-4.5-11 0-11C4.5-11 8-7.5 8-1C8 2 6.6 3.6 5 4.4V9H-5V4.4C-6.6 3.6-8 2-8-1Z"

#: The curse, large: a skull with an open jaw, cracks, bones behind it, and eyes that glow.
_DOOM = (
    "M-38-4C-42-34-24-50 0-50C24-50 42-34 38-4C37 6 31 9 29 14C28 18 30 22 25 24C21 26 20 22 17 24L16 36"
    "C8 41-8 41-16 36L-17 24C-20 22-21 26-25 24C-30 22-28 18-29 14C-31 9-37 6-38-4Z"
)
_SOCKETS = "M-29-6C-29-18-10-18-8-5C-7 5-14 9-20 8C-26 7-29 2-29-6ZM29-6C29-18 10-18 8-5C7 5 14 9 20 8C26 7 29 2 29-6Z"
_TEETH = "M-16 25V35M-9 24V38M-3 24V39M3 24V39M9 24V38M16 25V35M-16 29H16"
_CRACKS = "M-4-50L0-40L-6-33L-1-26M30-30L23-27L24-21L18-18"
_BONE = (
    "M-66 5C-74 7-78-4-70-8C-74-15-62-20-58-12L58-12C62-20 74-15 70-8C78-4 74 7 66 5C68 13 56 16 54 8L-54 8"
    "C-56 16-68 13-66 5Z"
)


@drawings
def defs(sheet: Sheet) -> None:
    """Every drawing that only this game needs, once."""
    for terrain in range(len(GROUNDS)):
        for variant in range(VARIANTS):
            with sheet.group(
                id=f"tw-land-{GROUNDS[terrain]}-{variant}",
                stroke=colour(LINES[terrain]),
                stroke_width=1.2,
                stroke_linecap="round",
                stroke_linejoin="round",
                fill="none",
            ):
                _LANDS[terrain](sheet, variant)
    _tiles(sheet)
    _objects(sheet)
    _amulet(sheet)
    for number, name in enumerate(MARKERS):
        fill, edge = colour(_SHAPE_COLOURS[number]), colour(_SHAPE_EDGES[number])
        sheet.path(SHAPES[number], fill, id=f"tw-marker-{name}", stroke=edge, stroke_width=1.5, stroke_linejoin="round")
    for tone in TONES:
        _car(sheet, tone)
        _rose(sheet, tone)
    _signs(sheet)
    _doom(sheet)


# Land


def _jungle(sheet: Sheet, variant: int) -> None:
    for x, y in _TREES[variant]:
        sheet.path(_CROWN, colour("jungle-line"), transform=shift(x, y, 0.78), fill_opacity=0.55)


def _mountain(sheet: Sheet, variant: int) -> None:
    for x, y, k in _PEAKS[variant]:
        with sheet.group(transform=shift(x, y, k)):
            sheet.path(_PEAK, colour("mountain"))
            sheet.path(_SHADE, colour("mountain-line"), stroke="none", fill_opacity=0.7)
            sheet.path(_SNOW, colour("wall"), stroke="none")


def _scrubland(sheet: Sheet, variant: int) -> None:
    for x, y in _TUFTS[variant]:
        sheet.path(_TUFT, None, transform=shift(x, y, 0.8))


def _beach(sheet: Sheet, variant: int) -> None:
    sheet.path(_GRAINS[variant], None, stroke_width=1.9)


def _lake(sheet: Sheet, variant: int) -> None:
    sheet.path(_RIPPLES[variant], None)


def _river(sheet: Sheet, variant: int) -> None:
    """Only the banks: the water runs from space to space and is drawn with the island."""
    spots = ((-11, -8), (11, 9), (9, -9)) if variant else ((10, -8), (-11, 8), (-9, -9))
    for x, y in spots:
        sheet.path(_TUFT, None, transform=shift(x, y, 0.5), stroke=colour("jungle-line"))


_LANDS = (_jungle, _mountain, _scrubland, _beach, _lake, _river)


def _tiles(sheet: Sheet) -> None:
    """A hex of each subject of clues, and an empty one."""
    for terrain, name in enumerate(GROUNDS):
        with sheet.group(id=f"tw-tile-{name}"):
            _hexagon(sheet, name)
            sheet.use(f"land-{name}-0", 0, 0, 0.92)
            if name == "river":
                sheet.path(
                    "M-13-8.7Q-2-3 0 3T12 9.5", stroke=colour(LINES[terrain]), stroke_width=7, stroke_linecap="round"
                )
    with sheet.group(id="tw-tile-ocean"):
        _hexagon(sheet, "sea")
        sheet.path(f"M-9-7{_WAVE}M1 0{_WAVE}M-12 3{_WAVE}M-4 10{_WAVE}", stroke=colour("course"), stroke_width=1.6)
    with sheet.group(id="tw-tile-blank"):
        _hexagon(sheet, "soil")
    for name in ("palm", "hut", "statue"):
        with sheet.group(id=f"tw-tile-{name}"):
            sheet.add("use", href="#tw-tile-blank")
            sheet.use(name, 0, 0, 1.02)


def _hexagon(sheet: Sheet, ground: str) -> None:
    sheet.path(HEX, colour(ground), stroke=colour("coast"), stroke_width=1.6, stroke_linejoin="round")


# What stands on the land


def _objects(sheet: Sheet) -> None:
    edge = colour("edge")
    with sheet.group(id="tw-palm", stroke_linejoin="round", stroke_linecap="round", stroke=edge, stroke_width=1.2):
        sheet.path(_TRUNK, stroke_width=5.4)
        sheet.path(_TRUNK, stroke=colour("wood"), stroke_width=3)
        for frond in _FRONDS:
            sheet.path(frond, colour("palm"))
        sheet.circle(0, -4.4, 1.9, colour("wood-dark"), stroke="none")
        sheet.circle(3.4, -4, 1.9, colour("wood-dark"), stroke="none")
    with sheet.group(id="tw-hut", stroke_linejoin="round", stroke=edge, stroke_width=1.2):
        sheet.path("M-10 13V1H10V13Z", colour("wall"))
        sheet.path("M-3 13V5.5C-3 3 3 3 3 5.5V13Z", colour("wood-dark"), stroke="none")
        sheet.path(_THATCH, colour("grain"))
        sheet.path("M0-12V-1M-3-6L-6.5 1.4M3-6L6.5 1.4", stroke=colour("coin-edge"))
    with sheet.group(id="tw-statue", stroke_linejoin="round", stroke=edge, stroke_width=1.2):
        sheet.path("M-11 14L-9 9H9L11 14Z", colour("coast"))
        sheet.path("M-7.4 10C-9 2-9-8-6-13C-3-16 3-16 6-13C9-8 9 2 7.4 10Z", colour("sail"))
        sheet.path(
            "M-6.4-7.4C-3-9.6 3-9.6 6.4-7.4V-4.4C4-5.6 2.6-5.4 2-4.6L2.8 2H-2.8L-2-4.6C-2.6-5.4-4-5.6-6.4-4.4Z",
            colour("coast"),
            stroke="none",
        )
        sheet.path("M-3.6 5.6H3.6", stroke_width=1.6)
    gaze = "M0-19.4L6-11.6Q0-14-6-11.6Z"
    sheet.path(
        gaze, colour("halo"), id="tw-gaze", stroke=colour("halo-under"), stroke_width=1.3, stroke_linejoin="round"
    )


def _amulet(sheet: Sheet) -> None:
    with sheet.group(id="tw-amulet", stroke=colour("edge"), stroke_width=1.2):
        sheet.circle(0, -10.4, 2.6, colour("coin"))
        sheet.circle(0, 1, 9.4, colour("coin"))
        sheet.circle(0, 1, 7, colour("amulet"), stroke="none")
        sheet.path("M-5.6 1Q0-5.4 5.6 1Q0 7.4-5.6 1Z", colour("sail"), stroke="none")
        sheet.circle(0, 1, 2.2, colour("edge"), stroke="none")


def _car(sheet: Sheet, tone: int) -> None:
    with sheet.group(id=f"tw-car-{tone}", class_=f"tw-s{tone}", stroke=colour("edge"), stroke_width=1.3):
        sheet.path(_BODY, None, stroke_linejoin="round")
        sheet.path("M-5.4-5.2L-2.4-10.2H1V-5.2ZM3.4-10.2H8.2L10.8-5.2H3.4Z", colour("shallow"), stroke_width=0.8)
        for x in (-9, 9.4):
            sheet.circle(x, 6.4, 5, colour("edge"), stroke="none")
            sheet.circle(x, 6.4, 2, colour("sail"), stroke="none")
        sheet.add("use", href=f"#tw-emblem-{tone}", transform=shift(0.2, 0.6, 0.56))


def _rose(sheet: Sheet, tone: int) -> None:
    with sheet.group(id=f"tw-rose-{tone}", class_=f"tw-s{tone}", stroke=colour("edge"), stroke_width=1.3):
        sheet.path(_POINTS, None, stroke_linejoin="round")
        sheet.circle(0, 0, 10.4, None)
        sheet.add("use", href=f"#tw-emblem-{tone}", transform=shift(0, 0, 0.74))


# Signs of clues and cards


def _signs(sheet: Sheet) -> None:
    edge, ink = colour("edge"), colour("ink")
    sheet.path(SALTIRE, colour("warn"), id="tw-cross", stroke=colour("card"), stroke_width=1.4, stroke_linejoin="round")
    with sheet.group(id="tw-eye", stroke=ink, stroke_width=1.5, stroke_linejoin="round"):
        sheet.path("M-7.5 0Q0-8 7.5 0Q0 8-7.5 0Z", colour("card"))
        sheet.circle(0, 0, 2.6, ink, stroke="none")
    sheet.path("M-10-11V-15H10V-11M-10 11V15H10V11", id="tw-brackets", stroke=ink, stroke_width=2.6)
    with sheet.group(id="tw-chest", stroke=edge, stroke_width=1.2, stroke_linejoin="round"):
        sheet.path("M-11 8V-3C-11-10 11-10 11-3V8Z", colour("wood"))
        sheet.path("M-11-1.5H11", stroke=colour("coin"), stroke_width=2)
        sheet.path("M-2.4-4H2.4V2H-2.4Z", colour("coin"))
    with sheet.group(id="tw-curse"):
        sheet.path(_SKULL, colour("wall"), stroke=edge, stroke_width=1.3, stroke_linejoin="round")
        sheet.path("M-3.4-2.4h0M3.4-2.4h0", stroke=edge, stroke_width=4.2, stroke_linecap="round")
        sheet.path("M0 1L-1.2 3.4H1.2ZM-1.8 6.4V9M1.8 6.4V9", edge, stroke=edge, stroke_width=0.9)


def _doom(sheet: Sheet) -> None:
    edge = colour("edge")
    with sheet.group("radialGradient", id="tw-night"):
        for offset, opacity in ((0, 0.5), (0.45, 0.86), (1, 0.97)):
            sheet.add("stop", offset=offset, stop_color=edge, stop_opacity=opacity)
    with sheet.group(id="tw-doom", stroke=edge, stroke_width=2, stroke_linejoin="round", stroke_linecap="round"):
        for turn in (24, -24):
            sheet.path(_BONE, colour("sail"), transform=f"rotate({turn})")
        sheet.path(_DOOM, colour("wall"))
        sheet.path(_SOCKETS, edge)
        for x in (-18, 18):
            sheet.circle(x, -4, 6.5, colour("seat0"), stroke="none")
            sheet.circle(x, -4, 3, colour("lit"), stroke="none")
        sheet.path("M0 6L-5 17H5Z", edge)
        sheet.path(f"{_TEETH}{_CRACKS}")
