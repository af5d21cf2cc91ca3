"""WA 11.9 over every layout of ships: each push has exactly one result."""

import itertools
import random

import pytest

from tests.games.west_of_africa.table import Table
from tradewinds.games.west_of_africa.box.components import ISLAND_NAMES

BERTHS = {2: (5, 1, 1, 1, 1, 1, 5), 3: (5, 1, 1, 1, 1, 1, 5), 4: (5, 1, 1, 2, 2, 1, 5), 5: (5, 1, 1, 2, 2, 1, 5)}


def layouts(seats: int) -> list[tuple[int, ...]]:
    berths = BERTHS[seats]
    every = itertools.product(range(7), repeat=seats)
    return [layout for layout in every if all(layout.count(h) <= berths[h] for h in range(7))]


def arrivals(start: int) -> dict[tuple[int, int], tuple[int, ...]]:
    """A shortest course for each harbour and direction of the last step."""
    found: dict[tuple[int, int], tuple[int, ...]] = {}
    for length in (1, 2, 3):
        for course in itertools.product((-1, 1), repeat=length):
            path = list(itertools.accumulate(course, initial=start))
            if all(0 <= h < 7 for h in path):
                found.setdefault((path[-1], course[-1]), course)
    return found


@pytest.mark.parametrize(("seats", "count"), [(2, 44), (3, 248), (4, 1646), (5, 8942)])
def test_wa_11_9_number_of_layouts(seats: int, count: int) -> None:
    assert len(layouts(seats)) == count


def push_everywhere(table: Table, mover: int, layout: tuple[int, ...]) -> int:
    """Every push the mover can bring about from a layout; returns how many."""
    berths = BERTHS[len(layout)]
    others = [seat for seat in range(len(layout)) if seat != mover]
    taken = [layout[seat] for seat in others]
    begin = table.vector.copy()
    pushes = 0
    for (end, direction), course in arrivals(layout[mover]).items():
        if taken.count(end) < berths[end]:
            continue
        to = end + direction
        while taken.count(to) == berths[to]:
            to += direction
        victims = [seat for seat in others if layout[seat] == end]
        for victim in victims:
            table.vector[:] = begin
            for seat, harbour in enumerate(layout):
                table.set_ship(seat, ISLAND_NAMES[harbour])
            table.sail(mover, *("east" if step > 0 else "west" for step in course))
            table.do(mover, "moor")
            if len(victims) > 1:
                table.do(mover, "push", seat=victim)
            expected = list(layout)
            expected[mover], expected[victim] = end, to
            at = [table.ship(seat) for seat in range(len(layout))]
            assert at == [ISLAND_NAMES[h] for h in expected], (layout, mover, course, victim)
            assert all(expected.count(h) <= berths[h] for h in range(7))
            pushes += 1
    table.vector[:] = begin
    return pushes


@pytest.mark.parametrize(
    ("seats", "mover", "sample"),
    [
        (2, 0, None),
        (2, 1, None),
        (3, 0, None),
        *((3, mover, 30) for mover in (1, 2)),
        *((4, mover, 30) for mover in range(4)),
        *((5, mover, 25) for mover in range(5)),
    ],
)
def test_wa_11_9_every_push_finds_exactly_one_berth(seats: int, mover: int, sample: int | None) -> None:
    table = Table(seats)
    table.turn(mover, "move-ship")
    cases = layouts(seats)
    if sample is not None:
        cases = random.Random(1402 + mover).sample(cases, sample)
    assert sum(push_everywhere(table, mover, layout) for layout in cases) > 0
