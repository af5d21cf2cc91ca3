"""TB 3: setting up."""

from itertools import combinations

import numpy as np
import pytest

from tests.games.tobago.table import HUT_SPACES, PALM_SPACES, STATUE_SPACES, Table
from tradewinds.core.game import CHANCE
from tradewinds.games.tobago.box.board import ISLAND_NAMES, LANDS
from tradewinds.games.tobago.state import NOWHERE, Phase


def fresh(island: str = "ABC1", seats: int = 4) -> Table:
    table = Table(seats=seats, is_set_up=False)
    table.do(CHANCE, "island", island=island)
    return table


def with_statues() -> Table:
    table = fresh()
    for space in STATUE_SPACES:
        table.do(CHANCE, "place-statue", space=space)
        table.do(CHANCE, "face-statue", direction="north")
    return table


def test_tb_3_1_chance_draws_the_island_and_all_of_it_is_possible() -> None:
    table = Table(is_set_up=False)
    assert table.actors == (CHANCE,)
    table.do(CHANCE, "island", island="abc2")
    assert all(len(table.sites(map)) == 92 for map in ("grey", "brown", "black", "white"))


def test_tb_3_2_statues_then_huts_then_palms() -> None:
    table = fresh()
    order = []
    while table.phase < Phase.FIRST_PLAYER:
        order.append(table.phase)
        outcome = next(iter(table.outcomes()))
        kind = {Phase.STATUE: "place-statue", Phase.HUT: "place-hut", Phase.PALM: "place-palm"}.get(table.phase)
        if kind:
            table.do(CHANCE, kind, space=outcome.split("'")[1])
        else:
            table.do(CHANCE, "face-statue", direction="south")
    assert order == [Phase.STATUE, Phase.FACING] * 3 + [Phase.HUT] * 4 + [Phase.PALM] * 3


def test_tb_3_2_one_object_to_a_space() -> None:
    table = with_statues()
    assert table.why(CHANCE, "place-hut", space="F5") == "TB 3.2"
    assert table.why(CHANCE, "place-hut", space="F6") is None


def test_tb_3_2_the_order_in_which_huts_are_placed_leaves_no_trace() -> None:
    one, two = with_statues(), with_statues()
    for space in HUT_SPACES:
        one.do(CHANCE, "place-hut", space=space)
    for space in reversed(HUT_SPACES):
        two.do(CHANCE, "place-hut", space=space)
    assert (one.vector == two.vector).all()


def test_tb_3_3_like_objects_are_four_steps_apart() -> None:
    table = with_statues()
    table.do(CHANCE, "place-hut", space="H5")
    for near in ("H6", "H8", "K4", "I4", "F6"):
        assert table.why(CHANCE, "place-hut", space=near) == "TB 3.3", near
    for far in ("H9", "L4", "D5", "I1"):
        assert table.why(CHANCE, "place-hut", space=far) is None, far


def test_tb_3_3_unlike_objects_may_be_neighbours() -> None:
    table = with_statues()
    assert table.why(CHANCE, "place-hut", space="F4") is None
    for space in HUT_SPACES:
        table.do(CHANCE, "place-hut", space=space)
    assert table.why(CHANCE, "place-palm", space="C3") is None


def far_sets(island: str, inland_only: bool) -> tuple[list[int], np.ndarray[tuple[int, int], np.dtype[np.bool_]]]:
    land = LANDS[ISLAND_NAMES.index(island)]
    hexes = np.array(sorted(land))
    q, r = (hexes[:, None, i] - hexes[None, :, i] for i in (0, 1))
    distance = np.maximum(np.maximum(abs(q), abs(r)), abs(q + r))
    inland = (distance == 1).sum(axis=1) == 6
    return list(np.flatnonzero(inland)) if inland_only else list(range(len(hexes))), distance >= 4


@pytest.mark.parametrize("island", ISLAND_NAMES)
def test_tb_3_3_placing_never_dead_ends(island: str) -> None:
    """However unluckily the first ones fall, the third statue, the fourth hut and the third palm find a space."""
    places, far = far_sets(island, inland_only=True)
    inland = np.isin(np.arange(len(far)), places)
    assert all((far[a] & far[b] & inland).any() for a, b in combinations(places, 2) if far[a, b])
    places, far = far_sets(island, inland_only=False)
    room_for_pairs = np.array([(far[a] & far).sum(axis=1) for a in places])
    assert room_for_pairs[far].min() > 7  # palms: statues and huts may stand on seven of these spaces
    for a in places:
        for b in np.flatnonzero(far[a]):
            both = far[a] & far[b]
            assert (both & far[both]).sum(axis=1).min() > 3  # huts: statues may stand on three


def test_tb_3_4_statues_stand_inland() -> None:
    table = fresh()
    assert table.why(CHANCE, "place-statue", space="B5") == "TB 3.4"
    assert table.why(CHANCE, "place-statue", space="H4") is None
    statues = {told.split("'")[1] for told in table.outcomes()}
    assert len(statues) == 61
    assert not statues & table.allowed("next-to-ocean")


def test_tb_3_5_a_statue_looks_across_one_of_six_sides() -> None:
    table = fresh()
    table.do(CHANCE, "place-statue", space="F5")
    assert table.outcomes() == {
        f"FaceStatue(direction={d!r})": 1
        for d in ("north", "north-east", "south-east", "south", "south-west", "north-west")
    }
    table.do(CHANCE, "face-statue", direction="south-west")
    assert table.state.facings.tolist() == [4, NOWHERE, NOWHERE]


def test_tb_3_6_the_first_twelve_cards_are_no_curses() -> None:
    table = Table()
    assert table.state.safe == 12
    table.locate("grey", "G3", *[0] * 12)
    table.do(0, "raise", map="grey")
    for _ in range(12):
        assert not any("curse" in outcome for outcome in table.outcomes())
        table.do(CHANCE, "look", card="coins-3")
    # Twelve gold cards are gone; 27 are left with both curses.
    assert table.outcomes() == {
        "Look(card='coins-2')": 9,
        "Look(card='coins-4')": 9,
        "Look(card='coins-5')": 6,
        "Look(card='coins-6')": 3,
        "Look(card='curse')": 2,
    }
    assert table.why(CHANCE, "look", card="coins-3") == "TB 4.2"


def test_tb_3_7_no_amulet_lies_on_the_island() -> None:
    table = Table()
    assert table.lying() == set()
    assert table.state.amulets == 20
    assert [table.amulets(seat) for seat in range(4)] == [0, 0, 0, 0]


def test_tb_3_8_chance_draws_who_begins() -> None:
    table = fresh(seats=3)
    table.place_objects(("north", "north", "north"))
    assert table.outcomes() == {f"FirstPlayer(seat={seat})": 1 for seat in range(3)}
    assert table.why(CHANCE, "first-player", seat=3) == "TB 4.2"
    table.place_players(2)
    assert table.turn == 2


def test_tb_3_9_cars_in_turn_order_anywhere_also_together() -> None:
    table = fresh()
    table.place_objects(("north", "north", "north"))
    table.do(CHANCE, "first-player", seat=2)
    for seat in (2, 3, 0, 1):
        assert table.actors == (seat,)
        assert len(table.legal(seat)) == 104
        assert table.why((seat + 1) % 4, "place-car", space="H5") == "TB 4.1"
        table.do(seat, "place-car", space="F5")
    assert [table.car(seat) for seat in range(4)] == ["F5"] * 4
    assert table.actors == (CHANCE,)


def test_tb_3_10_first_clues_go_to_the_maps_in_seat_order() -> None:
    table = fresh(seats=3)
    table.place_objects(("north", "north", "north"))
    table.do(CHANCE, "first-player", seat=2)
    for seat in (2, 0, 1):
        table.do(seat, "place-car", space="H5")
    assert len(table.outcomes()) == 52
    for seat, clue in enumerate(("in-jungle", "in-lake", "next-to-hut")):
        table.do(CHANCE, "first-clue", clue=clue)
        sheet = table.state.maps[seat]
        assert (sheet.length, sheet.roses[0]) == (1, seat)
        assert table.sites(("grey", "brown", "black")[seat]) == table.allowed(clue)
        assert table.roses(seat) == 14
    assert len(table.sites("white")) == 104
    assert table.phase == Phase.HANDS


@pytest.mark.parametrize(("seats", "size"), [(2, 6), (3, 4), (4, 4)])
def test_tb_3_11_four_cards_and_six_with_two(seats: int, size: int) -> None:
    table = Table(seats=seats)
    assert [len(table.hand(seat)) for seat in range(seats)] == [size] * seats
    assert table.state.clue_deck == 52 - seats - seats * size


@pytest.mark.parametrize(
    ("thing", "spaces"), [("huts", HUT_SPACES), ("palms", PALM_SPACES), ("statues", STATUE_SPACES)]
)
def test_the_objects_of_the_test_table_are_where_they_should(thing: str, spaces: tuple[str, ...]) -> None:
    table = Table()
    first = {"statues": 0, "huts": 3, "palms": 7}[thing]
    assert [int(s) for s in table.state.objects[first : first + len(spaces)]] == [table.space(s) for s in spaces]
