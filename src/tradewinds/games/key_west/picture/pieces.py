"""The pieces, each with its own id: what moved glides from its old place to its new one."""

from collections import Counter
from collections.abc import Sequence

from tradewinds.core.words import Say, Seat, line, name_of
from tradewinds.games.key_west.box.components import (
    ACTION_NAMES,
    BRIDGE_NAMES,
    DISCS,
    FRUIT_NAMES,
    FRUITS,
    GRAVES,
    GRAVES_OPEN,
    HARVEST_TILES,
    MARKERS,
    MARKERS_A_TURN,
    REPEAT_SPACE,
    SEA_NAMES,
    TILE_NAMES,
)
from tradewinds.games.key_west.picture.board import DISC_DOWN
from tradewinds.games.key_west.picture.panels import Panels, stocked_disc, stocked_marker
from tradewinds.games.key_west.picture.plan import DIVE, Plan
from tradewinds.games.key_west.picture.scene import HUES, Scene
from tradewinds.games.key_west.picture.tracks import die, marker_slot
from tradewinds.games.key_west.state import FREE, IN_SEA
from tradewinds.games.key_west.telling.names import bridge, dive_space, fruit, tile
from tradewinds.pictures.geometry import Box, Point, steady_places
from tradewinds.pictures.svg import Sheet, part, shift, stamp
from tradewinds.pictures.theme import CARD, DEEP, LAND, colour

#: Where a disc or marker is that lies before its owner, as a number for `steady_places`.
STOCK = -1
LETTERS = "abcdefghijklmnopqrstuvwxyz"


def disc_places(spaces: Sequence[int]) -> list[int]:
    """For each disc of a seat its space, or STOCK."""
    return steady_places(spaces, spaces, DISCS, STOCK)


def marker_places(track: int) -> list[int]:
    """For each marker of a seat its space of the action track, or STOCK; two lie on the repeat space (KW 8.8)."""
    spaces = [
        a for a in range(len(ACTION_NAMES)) if track >> a & 1 for _ in range(MARKERS_A_TURN if a == REPEAT_SPACE else 1)
    ]
    return steady_places(spaces, spaces, MARKERS, STOCK)


def draw_pieces(scene: Scene, panels: Panels) -> None:
    _mainland(scene.sheet, scene.fixed, scene.say, tuple(scene.mainland), sum(scene.harvest_stock))
    _dice(scene)
    with scene.sheet.group(id="pieces"):
        _bills(scene.sheet, scene.fixed, scene.say, tuple(scene.bridges))
        _tiles(scene)
        _wrecks(scene.sheet, scene.fixed, scene.say, scene.wrecks)
        _wanted(scene)
        for seat, player in enumerate(scene.players):
            _discs(scene.sheet, scene.fixed, scene.words("picture-disc", player=Seat(seat)), seat, scene.discs(seat))
            _markers(scene.sheet, scene.fixed, scene.words("picture-marker", player=Seat(seat)), seat, player.track)
        if scene.lighthouse >= 0:
            at, scale = panels.lighthouse(scene.lighthouse)
            title = scene.words("picture-lighthouse", player=Seat(scene.lighthouse))
            scene.sheet.piece("lighthouse", "lighthouse", at.x, at.y, scale, title)


def _wanted(scene: Scene) -> None:
    """KW 7.4: the space that a disc from the board will move to."""
    if scene.target >= 0:
        at, unit = scene.plan.space(scene.target).moved(0, DISC_DOWN * scene.plan.unit), scene.plan.unit
        scene.sheet.circle(at.x, at.y, 15 * unit, stroke=colour("halo"), stroke_width=3.4 * unit)
        if scene.spaces[scene.target] == FREE:
            scene.sheet.use(f"disc-{HUES[scene.current]}", at.x, at.y, unit, opacity=0.55)


@part
def _discs(sheet: Sheet, plan: Plan, title: str, seat: int, spaces: tuple[int, ...]) -> None:
    waiting = 0
    for number, space in enumerate(disc_places(spaces)):
        if space == STOCK:
            at, scale = stocked_disc(plan, seat, waiting)
            waiting += 1
        else:
            at, scale = plan.space(space).moved(0, DISC_DOWN * plan.unit), plan.unit
        sheet.piece(f"disc-{seat + 1}-{LETTERS[number]}", f"disc-{HUES[seat]}", at.x, at.y, scale, title)


@part
def _markers(sheet: Sheet, plan: Plan, title: str, seat: int, track: int) -> None:
    size = 0.82 if plan.wide else 0.6
    met: Counter[int] = Counter()
    for number, space in enumerate(marker_places(track)):
        if space == STOCK:
            at, scale = stocked_marker(plan, seat, met[space])
        else:
            both = 4.0 * size if space == REPEAT_SPACE else 0.0
            at, scale = marker_slot(plan, space, seat).moved(both * (2 * met[space] - 1) * 0.7, 0), size
            if space == REPEAT_SPACE:
                scale = size * 0.86
        met[space] += 1
        sheet.piece(f"marker-{seat + 1}-{LETTERS[number]}", f"cube-{HUES[seat]}", at.x, at.y, scale, title)


@part
def _bills(sheet: Sheet, plan: Plan, say: Say, bills: tuple[int, ...]) -> None:
    """KW 3.3: those nearest to the mainland are taken last, so that a bridge grows from the far side."""
    for number, left in enumerate(bills):
        title = say(line("picture-bill", bridge=bridge(number)))
        for step in range(left):
            at = plan.step(number, step)
            sheet.piece(f"bill-{BRIDGE_NAMES[number]}-{step + 1}", "bill", at.x, at.y, 0.98 * plan.unit, title)


@part
def _wrecks(sheet: Sheet, plan: Plan, say: Say, wrecks: int) -> None:
    """KW 9.8: the graveyard fills from its lowest space that is open."""
    graves = int(GRAVES_OPEN[len(plan.players)])
    title = say(tile(len(TILE_NAMES) - 1))
    for number in range(min(wrecks, graves)):
        box = plan.grave(GRAVES - graves + number)
        x, y = box.x + box.w * 0.3, box.centre.y
        sheet.piece(f"wreck-{number + 1}", "wreck", x, y, 0.9 * plan.unit, title)


# Dive tiles


def _tiles(scene: Scene) -> None:
    """KW 9.10: those still in the sea, with what the viewer knows and who has looked."""
    places = [place for place, holder in enumerate(scene.holders) if holder == IN_SEA]
    known = tuple([(place, scene.known(place)) for place in places])
    _sea(scene.sheet, scene.fixed, scene.say, known, tuple([player.looked for player in scene.players]), scene.looking)


@part
def _sea(
    sheet: Sheet,
    plan: Plan,
    say: Say,
    known: tuple[tuple[int, int | None], ...],
    looked: tuple[frozenset[int], ...],
    looking: int,
) -> None:
    side = DIVE * plan.unit
    for place, kind in known:
        lookers = tuple(HUES[seat] for seat, places in enumerate(looked) if place in places)
        names = [say(name_of(seat)) for seat, places in enumerate(looked) if place in places]
        told = _about(say, place, kind, names)
        _placed_tile(sheet, side, place, plan.dive(place), told, kind, lookers, place == looking)


def _about(say: Say, place: int, kind: int | None, lookers: Sequence[str]) -> str:
    """What is known of a dive tile, and who has looked at it."""
    id = "picture-tile-hidden" if kind is None else "picture-tile-known"
    told = say(line(id, place=dive_space(place), tile="" if kind is None else tile(kind)))
    return f"{told} · {say(line('picture-looked-by', players=', '.join(lookers)))}" if lookers else told


@stamp
def _placed_tile(
    sheet: Sheet,
    side: float,
    place: int,
    at: Point,
    title: str,
    kind: int | None,
    lookers: tuple[int, ...],
    looking: bool,
) -> None:
    id, about = f"tile-{SEA_NAMES[place]}", f"place-{SEA_NAMES[place]}"
    with sheet.group(title=title, id=id, class_="tw-piece", data_about=about, transform=shift(at.x, at.y)):
        _tile(sheet, side, SEA_NAMES[place].rpartition("-")[2], kind, lookers, looking)


@stamp
def _tile(sheet: Sheet, side: float, count: str, kind: int | None, lookers: tuple[int, ...], looking: bool) -> None:
    """Face down with its number, or with what the viewer knows lies there; below it who has looked."""
    box = Box(-side / 2, -side / 2, side, side)
    known = kind is not None
    edge = colour("ink" if looking else "edge")
    sheet.rect(
        box,
        colour("chosen" if looking and known else "card" if known else "deep"),
        rx=side * 0.2,
        stroke=edge,
        stroke_width=side * (0.1 if looking else 0.028),
    )
    if looking and not known:
        sheet.use("eye", 0, -side * 0.02, side / 30)
    elif kind is not None:
        _face(sheet, side, kind)
    else:
        room = Box(-side * 0.42, -side * 0.42, side * 0.84, side * (0.84 if not lookers else 0.6))
        sheet.text(count, room, side * 0.36, DEEP, face="bold", smallest=side * 0.3)
    for n, hue in enumerate(lookers):
        x = (n - (len(lookers) - 1) / 2) * side * 0.19
        sheet.use(f"disc-{hue}", x, side * 0.33, side * 0.0102)


def _face(sheet: Sheet, side: float, kind: int) -> None:
    """What lies there; the title names the space."""
    name, _, value = TILE_NAMES[kind].partition("-")
    if value:
        sheet.use(name, -side * 0.2, side * 0.05, side / 62)
        sheet.text(value, Box(side * 0.06, -side * 0.36, side * 0.4, side * 0.56), side * 0.5, CARD, face="bold")
    else:
        sheet.use(name, 0, -side * 0.03, side / 46)


# Harvest tiles and dice


@part
def _mainland(sheet: Sheet, plan: Plan, say: Say, piles: tuple[int, ...], face_down: int) -> None:
    """KW 6.9: harvest tiles on Florida, a pile of each fruit, and how many lie face down."""
    wide = plan.wide
    names = [say(fruit(kind)) for kind in range(FRUITS)]
    told = ", ".join(f"{name} {count}" for name, count in zip(names, piles, strict=True))
    with sheet.group(id="mainland", role="img", aria_label=say(line("picture-mainland", tiles=told))):
        for kind, count in enumerate(piles):
            with sheet.group(data_about=f"fruit-{FRUIT_NAMES[kind]}"):
                _pile(sheet, plan.mainland[kind], wide, kind, names[kind], count)
        box = plan.stock
        with sheet.group(title=say(line("picture-harvest-stock", count=face_down))):
            if wide:
                sheet.use("harvest-stack", box.centre.x, box.y + 26, 1.2)
                sheet.text(f"×{face_down}", Box(box.x, box.y + 46, box.w, 26), 18, LAND, face="bold")
            else:
                sheet.use("harvest-stack", box.x + 14, box.centre.y, 0.62)
                sheet.text(f"×{face_down}", Box(box.x + 26, box.y, 36, box.h), 12, LAND, face="bold", align="start")


def _pile(sheet: Sheet, box: Box, wide: bool, kind: int, name: str, count: int) -> None:
    """A fruit's tiles side by side, overlapping; an empty place where there are none."""
    side = 40.0 if wide else 24.0
    middle = box.y + (box.h - side * 0.4) / 2 - 1
    step = min(side + 2, (box.w - side) / max(int(HARVEST_TILES[kind]) - 1, 1))
    _empty_pile(sheet, Box(box.x, middle - side / 2, box.w, side).inset(-3), kind, side)
    for n in range(count):
        at = Point(box.x + side / 2 + n * step, middle)
        id = f"harvest-{FRUIT_NAMES[kind]}-{n + 1}"
        with sheet.group(id=id, class_="tw-piece", transform=shift(at.x, at.y)):
            _fruit_tile(sheet, side, kind)
    label = Box(box.x, middle + side / 2 + 3, box.w, sheet.least * 1.15)
    sheet.text(f"{name} ×{count}", label, sheet.least, LAND)


@stamp
def _empty_pile(sheet: Sheet, box: Box, kind: int, side: float) -> None:
    sheet.rect(box, colour("soil"), rx=8, stroke=colour("coast"), stroke_width=1, stroke_dasharray="4 3")
    sheet.use(FRUIT_NAMES[kind], box.x + side / 2 + 3, box.centre.y, side / 36, opacity=0.35)


@stamp
def _fruit_tile(sheet: Sheet, side: float, kind: int) -> None:
    sheet.rect(Box(-side / 2, -side / 2, side, side), colour("card"), rx=6, stroke=colour("coast"), stroke_width=1.3)
    sheet.use(FRUIT_NAMES[kind], 0, 0, side / 31)


def _dice(scene: Scene) -> None:
    """KW 10.5: as they fell the last time; the highest counts."""
    box, best = scene.plan.dice, max(scene.dice)
    side = box.h * 0.8
    told = scene.words("picture-dice", dice=", ".join(str(face) for face in scene.dice if face) or "–")
    with scene.sheet.group(id="dice", role="img", aria_label=told):
        for n, cell in enumerate(box.columns(len(scene.dice))):
            if best and scene.dice[n] == best:
                ring = Box(cell.centre.x, cell.centre.y, 0, 0).inset(-side * 0.62)
                scene.sheet.rect(ring, rx=side * 0.28, stroke=colour("course"), stroke_width=side * 0.07)
            die(scene.sheet, cell.centre, side, scene.dice[n])
