"""The pieces, each with its own id: what moved glides from its old place to its new one."""

from collections.abc import Iterable, Iterator

from tradewinds.core.words import Seat
from tradewinds.games.west_of_africa.box.components import GOOD_NAMES, GOODS, ISLAND_NAMES, ISLANDS
from tradewinds.games.west_of_africa.picture.panels import Panels
from tradewinds.games.west_of_africa.picture.places import ABOARD, LETTERS, STORE, SUPPLY, Places
from tradewinds.games.west_of_africa.picture.plan import PLATE_HEAD
from tradewinds.games.west_of_africa.picture.scene import Scene
from tradewinds.games.west_of_africa.state import NOBODY
from tradewinds.games.west_of_africa.telling import names
from tradewinds.pictures.geometry import Point

#: The drawing of each good's marker.
MARKERS = ("loaf", "barrel", "sheaf")


def draw_pieces(scene: Scene, places: Places, panels: Panels) -> None:
    with scene.sheet.group(id="pieces"):
        _settlements(scene, places, panels)
        _alcaldes(scene, places)
        _ships(scene, places, panels)
        for seat in range(scene.seats):
            for good in range(GOODS):
                _goods(scene, places, panels, seat, good)
            _workers(scene, places, seat)


def _settlements(scene: Scene, places: Places, panels: Panels) -> None:
    unit, title = scene.plan.unit, scene.words("picture-settlement")
    for number, field in places.settlements():
        if field >= 0:
            at, scale = places.tile(field)
            scale *= 1.2 * unit
        else:
            spot = panels.settlement(-1 - field)
            if spot is None:
                continue
            at, scale = spot
        scene.sheet.piece(f"settlement-{number + 1}", "settlement", at.x, at.y, scale, title)


def _alcaldes(scene: Scene, places: Places) -> None:
    unit = scene.plan.unit
    for island in range(ISLANDS):
        seat = scene.alcaldes[island]
        if seat == NOBODY:
            continue
        plate = places.plate(island)
        title = scene.words("picture-alcalde", player=Seat(seat), island=names.island(island))
        x, y = plate.x + 16 * unit, plate.y + PLATE_HEAD / 2 * unit
        scene.sheet.piece(f"alcalde-{ISLAND_NAMES[island]}", f"shield-{seat}", x, y, 0.95 * unit, title)


def _ships(scene: Scene, places: Places, panels: Panels) -> None:
    for seat in range(scene.seats):
        at, scale = places.ships.get(seat), scene.plan.unit
        if at is None:
            at, scale = panels.waiting_ship(seat)
        title = scene.words("picture-ship", player=Seat(seat), place=names.harbour(scene.record, seat))
        scene.sheet.piece(f"ship-{seat + 1}", f"ship-{seat}", at.x, at.y, scale, title)


def _goods(scene: Scene, places: Places, panels: Panels, seat: int, good: int) -> None:
    title = scene.words("picture-good", good=names.good(good), player=Seat(seat))
    spots: dict[int, Iterator[tuple[Point, float]]] = {}
    for number, place in enumerate(places.good_places(seat, good)):
        if place not in spots:
            spots[place] = iter(_spots(scene, places, panels, seat, good, place))
        at, scale = next(spots[place])
        id = f"{GOOD_NAMES[good]}-{seat + 1}-{LETTERS[number]}"
        scene.sheet.piece(id, f"{MARKERS[good]}-{seat}", at.x, at.y, scale, title)


def _spots(
    scene: Scene, places: Places, panels: Panels, seat: int, good: int, place: int
) -> Iterable[tuple[Point, float]]:
    """Where the markers of a good stand at a place, one after the other."""
    unit = scene.plan.unit
    if place == SUPPLY:
        return panels.supply(seat, good)
    if place == ABOARD:
        ship, first = places.ships[seat], sum(scene.aboard[:good]) - (sum(scene.aboard) - 1) / 2
        return [(ship.moved((first + n) * 14 * unit, 15 * unit), 0.6 * unit) for n in range(scene.aboard[good])]
    if place >= STORE:
        return [(at, 0.84 * unit) for at in places.store(place - STORE, seat, good)]
    at, scale = places.tile(place)
    return [(at, 1.24 * unit * scale)]


def _workers(scene: Scene, places: Places, seat: int) -> None:
    title = scene.words("picture-worker", player=Seat(seat))
    here = -1
    spots: Iterator[Point] = iter(())
    for number, place in enumerate(places.worker_places(seat)):
        if place != here:
            here, spots = place, iter(places.workers(place, seat))
        at = next(spots)
        scale = scene.plan.unit * (0.82 if place < ISLANDS else 0.98)
        scene.sheet.piece(f"worker-{seat + 1}-{LETTERS[number]}", f"worker-{seat}", at.x, at.y, scale, title)
