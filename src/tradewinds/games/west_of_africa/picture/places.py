"""Where each piece stands: goods, workers, ships and settlements with names that last from one position to the next."""

from collections import defaultdict
from collections.abc import Iterator
from functools import cached_property
from string import ascii_lowercase

from tradewinds.games.west_of_africa.box.components import (
    BUILD_FIELDS,
    EAST_SHIP,
    FIELDS,
    FIRST_FIELD,
    GOOD_OF,
    GOODS,
    ISLAND_OF,
    ISLANDS,
    MARKERS,
    SETTLEMENTS,
    WEST_SHIP,
)
from tradewinds.games.west_of_africa.picture.plan import PLATE_HEAD, PLATE_ROW, PLATE_WIDTH, TILE, tiles
from tradewinds.games.west_of_africa.picture.scene import Scene
from tradewinds.games.west_of_africa.state import GOOD_OF_SEAT, SETTLEMENT
from tradewinds.pictures.geometry import Box, Point, steady_places

#: Places of goods besides the fields, as numbers for `steady_places`.
ABOARD = FIELDS
STORE = FIELDS + 1
SUPPLY = -1

#: Places of workers along the sea line: leaving a start ship passes as few others as can be.
_LINE = (WEST_SHIP, *range(ISLANDS), EAST_SHIP)

LETTERS = ascii_lowercase

_FIELDS_OF = [
    [[f for f in range(FIRST_FIELD[island], FIRST_FIELD[island + 1]) if GOOD_OF[f] == good] for good in range(GOODS)]
    for island in range(ISLANDS)
]

# A row of a plate in units: the badge, then goods, then workers at the right.
_GOODS_FROM, _GOODS_STEP, _GOOD_WIDTH, _KIND_GAP = 71.0, 8.0, 22.0, 4.0
_WORKER_STEP, _WORKER_WIDTH, _MARGIN = 11.0, 18.0, 4.0


class Places:
    """Points on the picture for everything that stands on an island, a ship or a plate."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.plan = scene.plan
        self.unit = scene.plan.unit

    def tile(self, field: int) -> tuple[Point, float]:
        """The middle of a field, and its size; 1 is usual, less where an island has more fields than usual."""
        island = int(ISLAND_OF[field])
        first, last = int(FIRST_FIELD[island]), int(FIRST_FIELD[island + 1])
        (x, y), side = tiles(island, last - first)[field - first]
        return self.plan.islands[island].art.moved(x * self.unit, y * self.unit), side / TILE

    def fields_of(self, island: int) -> range:
        return range(int(FIRST_FIELD[island]), int(FIRST_FIELD[island + 1]))

    # Plates: a row for each player with influence or pieces there

    @cached_property
    def present(self) -> list[list[int]]:
        """For each island the seats that count there or have something on its plate: an own edition may count it 0."""
        rows = enumerate(self.scene.influences)
        return [[seat for seat, own in enumerate(row) if own or self._owns(island, seat)] for island, row in rows]

    def _owns(self, island: int, seat: int) -> bool:
        player = self.scene.players[seat]
        return bool(player.workers[island] or any(player.store[island]))

    def plate(self, island: int) -> Box:
        return self._plates[island]

    @cached_property
    def _plates(self) -> list[Box]:
        plates = []
        for island, present in zip(self.plan.islands, self.present, strict=True):
            height = PLATE_HEAD + PLATE_ROW * len(present) + (5 if present else 0)
            plates.append(Box(*island.plate, PLATE_WIDTH * self.unit, height * self.unit))
        return plates

    def row(self, island: int, seat: int) -> Box:
        plate = self.plate(island)
        y = PLATE_HEAD + PLATE_ROW * self.present[island].index(seat)
        return Box(plate.x, plate.y + y * self.unit, plate.w, PLATE_ROW * self.unit)

    def store(self, island: int, seat: int, good: int) -> list[Point]:
        """The goods of a kind in the storehouse, from left to right."""
        row, k = self.row(island, seat), self._squeeze(island, seat)
        x = _GOODS_FROM
        for before in range(good):
            x += self._pile(self._stored(island, seat, before)) * k
        return [
            Point(row.x + (x + (_GOOD_WIDTH / 2 + n * _GOODS_STEP) * k) * self.unit, row.centre.y)
            for n in range(self._stored(island, seat, good))
        ]

    def _stored(self, island: int, seat: int, good: int) -> int:
        return self.scene.players[seat].store[island][good]

    @staticmethod
    def _pile(count: int) -> float:
        return _GOOD_WIDTH + (count - 1) * _GOODS_STEP + _KIND_GAP if count else 0.0

    def _squeeze(self, island: int, seat: int) -> float:
        """Goods stand closer where a row would be too long."""
        workers = self.scene.players[seat].workers[island]
        wanted = sum(self._pile(self._stored(island, seat, g)) for g in range(GOODS))
        taken = _WORKER_WIDTH + (workers - 1) * _WORKER_STEP + _MARGIN if workers else _MARGIN
        room = PLATE_WIDTH - _GOODS_FROM - taken
        return min(1.0, room / wanted) if wanted else 1.0

    def workers(self, place: int, seat: int) -> list[Point]:
        """The workers of a seat at a place: in a plate's row at the right, or in the seat's column on a start ship."""
        count = self.scene.players[seat].workers[place]
        if place < ISLANDS:
            row = self.row(place, seat)
            right = PLATE_WIDTH - _MARGIN - _WORKER_WIDTH / 2
            return [
                Point(row.x + (right - (count - 1 - n) * _WORKER_STEP) * self.unit, row.centre.y) for n in range(count)
            ]
        column = self.deck(place).columns(self.scene.seats)[seat]
        step = min(10 * self.unit, (column.w - 22 * self.unit) / 2)
        return [column.centre.moved((n - (count - 1) / 2) * step, 0) for n in range(count)]

    def deck(self, place: int) -> Box:
        """The room for workers on a start ship."""
        box = self.plan.start_ships[place - WEST_SHIP]
        return Box(box.x + box.w * 0.09, box.y + box.h * 0.47, box.w * 0.82, box.h * 0.3)

    # Ships

    @cached_property
    def ships(self) -> dict[int, Point]:
        """Where the ships lie; those not yet placed are missing."""
        found: dict[int, Point] = {}
        for island in range(ISLANDS):
            here = [seat for seat, player in enumerate(self.scene.players) if player.ship == island]
            found |= self._moor(island, here)
        return found

    def slots(self, island: int) -> tuple[Point, ...]:
        """The berths of this table and, where there are fewer than five, a roadstead for a ship passing through."""
        return self.plan.islands[island].slots[: self.scene.berths[island] + 1]

    def _moor(self, island: int, seats: list[int]) -> dict[int, Point]:
        berths, slots = self.scene.berths[island], self.slots(island)
        passing = self.scene.actor if len(seats) > berths else -1
        settled = [seat for seat in seats if seat != passing]
        at = {seat: slots[berth] for seat, berth in _berths(settled, berths)}
        return at | ({passing: slots[berths]} if passing in seats else {})

    # Which of the like pieces stands where

    def worker_places(self, seat: int) -> list[int]:
        """For each worker its place, from west to east."""
        counts = self.scene.players[seat].workers
        return [place for place in _LINE for _ in range(counts[place])]

    def good_places(self, seat: int, good: int) -> list[int]:
        """For each marker of a good its place: a field, STORE + island, ABOARD, or SUPPLY.

        Fields and storehouse of an island wish for the same markers, so that the harvest moves the right ones.
        """
        scene, store = self.scene, self.scene.players[seat].store
        places: list[int] = []
        wishes: list[int] = []
        for island in range(ISLANDS):
            here = [STORE + island] * store[island][good]
            here += [f for f in _FIELDS_OF[island][good] if scene.fields[f] == GOOD_OF_SEAT + seat]
            places += here
            wishes += [island] * len(here)
        loaded = scene.aboard[good] if seat == scene.actor else 0
        return steady_places(places + [ABOARD] * loaded, wishes + [2] * loaded, int(MARKERS[good]), SUPPLY)

    def settlements(self) -> Iterator[tuple[int, int]]:
        """Each settlement with its field, or -1 - n when it is the n-th beside the islands: track first, then stock."""
        founded = [n for n, f in enumerate(BUILD_FIELDS) if self.scene.fields[f] == SETTLEMENT]
        for n in founded:
            yield n, BUILD_FIELDS[n]
        waiting = [n for n in range(len(BUILD_FIELDS)) if n not in set(founded)]
        for place, n in enumerate(waiting[: SETTLEMENTS - len(founded)]):
            yield n, -1 - place


def _berths(seats: list[int], berths: int) -> Iterator[tuple[int, int]]:
    """Each ship in the berth it prefers or the next one free."""
    taken: dict[int, bool] = defaultdict(bool)
    for seat in seats:
        berth = seat % berths
        while taken[berth]:
            berth = (berth + 1) % berths
        taken[berth] = True
        yield seat, berth
