"""KW 9: diving."""

import numpy as np
import pytest

from tests.games.key_west.table import Table
from tradewinds.core.dice import new_dice
from tradewinds.core.game import SPECTATOR
from tradewinds.core.layout import UNKNOWN
from tradewinds.core.match import Match
from tradewinds.games.key_west import GAME
from tradewinds.games.key_west.box.components import FIRST_TREASURE, SEA_NAMES, TILE_NAMES, WRECK
from tradewinds.games.key_west.state import GONE, HELD_BY, IN_SEA, NAMELESS, TILE, Phase, Source


def diving(*cards: str, seats: int = 4) -> Table:
    """Seat 0 has marked "dive" and owns these cards."""
    table = Table(seats, offer=("dive",) * 3 + ("key-largo-cut",) * 3)
    table.turn(0)
    table.set_cards(0, *cards)
    table.mark(0, "dive")
    return table


def seen_tile(table: Table, viewer: int, place: str) -> int:
    return int(table.seen(viewer).tiles[SEA_NAMES.index(place)])


@pytest.mark.parametrize(
    ("cards", "looks"), [((), 3), (("dive-harvest",), 4), (("dive-harvest", "dive-mango", "capacity"), 5)]
)
def test_kw_9_1_three_looks_and_one_for_each_dive_card(cards: tuple[str, ...], looks: int) -> None:
    table = diving(*cards)
    assert table.state.looks == looks
    for number in range(looks):
        table.look(0, SEA_NAMES[number], "wreck")
        table.do(0, "put-back")
    assert table.phase == Phase.MARK


@pytest.mark.parametrize(("cards", "room"), [((), 1), (("capacity",), 2), (("capacity", "capacity"), 3)])
def test_kw_9_2_one_tile_and_one_for_each_capacity_card(cards: tuple[str, ...], room: int) -> None:
    table = diving(*cards)
    for number in range(room):
        assert table.phase == Phase.ACT
        table.look(0, SEA_NAMES[number], "chest")
        table.do(0, "keep")
    assert table.phase == Phase.MARK


def test_kw_9_3_a_space_that_has_its_tile() -> None:
    table = diving("capacity")
    assert len(table.legal(0)) == 40 + 1
    table.look(0, "se-7", "mask")
    table.do(0, "keep")
    assert table.why(0, "look", place="se-7") == "KW 9.3"
    assert len(table.legal(0)) == 39 + 1


@pytest.mark.parametrize("looker", [1, 2, 3, SPECTATOR])
def test_kw_9_3_looking_is_secret(looker: int) -> None:
    views = []
    for tile in TILE_NAMES:
        table = diving()
        table.look(0, "nw-3", tile)
        assert seen_tile(table, 0, "nw-3") == TILE + TILE_NAMES.index(tile)
        views.append(GAME.seen_by(table.vector, looker))
    assert all((view == views[0]).all() for view in views)


def test_kw_9_4_decide_at_once() -> None:
    table = diving()
    table.look(0, "nw-1", "vase")
    assert table.legal(0) == ["Keep()", "PutBack()"]
    assert table.why(0, "look", place="nw-2") == "KW 9.4"
    assert table.why(0, "done") == "KW 9.4"
    assert table.why(0, "mark", action="hotel") == "KW 9.4"


def test_kw_9_4_put_back_on_its_space() -> None:
    table = diving()
    table.look(0, "nw-1", "vase")
    table.do(0, "put-back")
    assert (table.tile("nw-1"), int(table.state.holders[0])) == ("vase", IN_SEA)
    assert table.state.looks == 2


def match_before_a_dive() -> tuple[Match, int]:
    """A match in which this seat has just marked "dive"."""
    match = Match(GAME, 3, seed=1)
    for seat in range(3):
        match.act(seat, GAME.actions.number("bid", amount=seat))
    while GAME.actions.kind(match.legal(match.actors[0])[0]).name != "mark":
        match.act(match.actors[0], match.legal(match.actors[0])[-1])
    seat = match.actors[0]
    match.act(seat, GAME.actions.number("mark", action="dive"))
    return match, seat


def test_kw_9_4_a_look_cannot_be_taken_back() -> None:
    match, seat = match_before_a_dive()
    assert match.can_undo(seat)
    match.act(seat, GAME.actions.number("look", place="nw-1"))
    assert not match.can_undo(seat)
    match.act(seat, GAME.actions.number("put-back"))
    match.act(seat, GAME.actions.number("look", place="nw-1"))
    assert not match.can_undo(seat)


def test_kw_9_4_putting_back_cannot_be_taken_back() -> None:
    match, seat = match_before_a_dive()
    # The first look ends with chance, the second does not: both are decided for good.
    for _ in range(2):
        match.act(seat, GAME.actions.number("look", place="nw-1"))
        match.act(seat, GAME.actions.number("put-back"))
        assert match.actors == (seat,)
        assert not match.can_undo(seat)


def test_kw_9_5_the_same_tile_again() -> None:
    table = diving()
    table.look(0, "nw-1", "vase")
    table.do(0, "put-back")
    table.look(0, "nw-1")
    assert (table.phase, int(table.state.looks)) == (Phase.KEEP, 1)
    table.do(0, "put-back")
    table.look(0, "nw-1")
    table.do(0, "keep")
    assert table.state.holders[0] == HELD_BY


def test_kw_9_5_a_tile_somebody_else_has_looked_at_keeps_its_identity() -> None:
    table = diving()
    table.set_tile("nw-5", "sponge-7", 2)
    assert seen_tile(table, 0, "nw-5") == UNKNOWN
    table.do(0, "look", place="nw-5")
    assert table.phase == Phase.KEEP
    assert seen_tile(table, 0, "nw-5") == TILE + TILE_NAMES.index("sponge-7")


def test_kw_9_5_fewer_tiles_than_looks() -> None:
    table = diving()
    empty_sea(table, but=1)
    for _ in range(3):
        table.look(0, "nw-1")
        table.do(0, "put-back")
    assert table.phase == Phase.MARK


def test_kw_9_6_stopping_early() -> None:
    table = diving()
    table.look(0, "nw-1", "sponge-3")
    table.do(0, "put-back")
    table.do(0, "done")
    assert (table.phase, int(table.state.looks), int(table.state.room)) == (Phase.MARK, 0, 0)


def test_kw_9_6_nothing_need_be_taken_at_the_last_look() -> None:
    table = diving()
    for place in SEA_NAMES[:3]:
        table.look(0, place, "chest")
        table.do(0, "put-back")
    assert table.phase == Phase.MARK
    assert (np.array(table.state.holders) == IN_SEA).all()


def test_kw_9_6_after_a_tile_on_with_the_looks_left() -> None:
    table = diving("capacity")
    table.look(0, "nw-1", "chest")
    table.do(0, "keep")
    assert (int(table.state.looks), int(table.state.room)) == (2, 1)
    table.look(0, "nw-2", "chest")
    table.do(0, "put-back")
    table.look(0, "nw-3", "mask")
    table.do(0, "keep")
    assert table.phase == Phase.MARK


@pytest.mark.parametrize("value", [3, 4, 5, 6, 7])
def test_kw_9_7_a_sponge_is_sold(value: int) -> None:
    table = diving()
    bank = int(table.state.bank)
    table.look(0, "nw-1", f"sponge-{value}")
    table.do(0, "keep")
    assert (table.money(0), int(table.state.bank)) == (20 + value, bank - value)
    assert table.state.holders[0] == GONE


def test_kw_9_7_a_sponge_leaves_the_game_even_if_the_bank_is_short() -> None:
    table = diving()
    table.set_bank(2, purse=1)
    table.look(0, "nw-1", "sponge-3")
    table.do(0, "keep")
    assert (table.money(0), int(table.state.bank), int(table.state.holders[0])) == (20, 2, GONE)


@pytest.mark.parametrize(
    ("seats", "raised", "points"), [(5, 0, 2), (4, 0, 2), (3, 0, 3), (5, 9, 7), (4, 8, 7), (3, 7, 7), (5, 4, 4)]
)
def test_kw_9_8_the_lowest_free_space(seats: int, raised: int, points: int) -> None:
    table = diving(seats=seats)
    table.set_raised("wreck", raised, seat=1)
    table.look(0, "nw-1", "wreck")
    table.do(0, "keep")
    assert table.points(0, Source.WRECKS) == points
    assert table.state.wrecks == raised + 1


@pytest.mark.parametrize(("seats", "raised"), [(4, 9), (3, 8), (3, 9)])
def test_kw_9_8_a_full_graveyard_scores_nothing(seats: int, raised: int) -> None:
    table = diving(seats=seats)
    table.set_raised("wreck", raised, seat=1)
    table.look(0, "nw-1", "wreck")
    table.do(0, "keep")
    assert (table.points(0), int(table.state.holders[0])) == (0, GONE)


def test_kw_9_9_a_treasure_stays_face_down() -> None:
    table = diving()
    table.look(0, "nw-1", "mask")
    table.do(0, "keep")
    assert table.state.holders[0] == HELD_BY
    assert table.points(0) == 0
    assert seen_tile(table, 0, "nw-1") == TILE + TILE_NAMES.index("mask")
    assert seen_tile(table, 1, "nw-1") == UNKNOWN


def test_kw_9_10_which_space_and_whether_kept_is_public() -> None:
    table = diving()
    table.look(0, "nw-9", "mask")
    assert table.seen(SPECTATOR).looking == 8
    table.do(0, "keep")
    assert table.seen(SPECTATOR).holders[8] == HELD_BY


@pytest.mark.parametrize("tile", ["sponge-6", "wreck"])
def test_kw_9_10_sponges_and_wrecks_are_shown(tile: str) -> None:
    table = diving()
    table.look(0, "nw-1", tile)
    table.do(0, "keep")
    for viewer in (0, 1, 2, 3, SPECTATOR):
        assert seen_tile(table, viewer, "nw-1") == TILE + TILE_NAMES.index(tile)


@pytest.mark.parametrize("viewer", [1, 2, 3, SPECTATOR])
def test_kw_9_10_of_a_treasure_others_see_only_that_it_is_one(viewer: int) -> None:
    views = []
    for tile in ("chest", "mask", "vase"):
        table = diving()
        table.look(0, "nw-1", tile)
        table.do(0, "keep")
        views.append(GAME.seen_by(table.vector, viewer))
    assert (views[0] == views[1]).all()
    assert (views[0] == views[2]).all()


def test_kw_9_10_what_you_have_seen_is_remembered() -> None:
    table = diving()
    table.set_tile("nw-4", "vase", 2)
    table.look(0, "nw-4")
    table.do(0, "keep")
    vase = TILE + TILE_NAMES.index("vase")
    assert [seen_tile(table, viewer, "nw-4") for viewer in (0, 1, 2, 3)] == [vase, UNKNOWN, vase, UNKNOWN]


def test_kw_9_10_guesses_keep_what_was_seen_and_the_counts() -> None:
    table = diving()
    table.set_tile("nw-4", "vase", 2)
    table.set_tile("nw-5", "wreck", 1)
    table.set_treasures(1, chest=4)
    table.set_treasures(3, mask=1)
    table.set_raised("sponge-3", 3, seat=1)
    dice = new_dice("sea")
    for _ in range(30):
        guess = GAME.seen_by(table.vector, 2)
        state = GAME.record(guess)
        GAME.rules.determinize(state, 2, dice)
        assert GAME.rules.invariants(state) == 0
        assert state.tiles[3] == TILE + TILE_NAMES.index("vase")
        assert state.tiles[4] > NAMELESS
        held = [int(state.tiles[p]) - TILE for p in range(40) if state.holders[p] in (HELD_BY + 1, HELD_BY + 3)]
        assert all(FIRST_TREASURE <= tile < WRECK for tile in held)
        assert (GAME.seen_by(guess, 2) == GAME.seen_by(table.vector, 2)).all()


@pytest.mark.compiled
def test_kw_9_10_guesses_of_tiles_are_fair() -> None:
    # One tile seen by somebody else, nothing known: 10 of 40 are wrecks, 15 sponges, 15 treasures.
    table = diving()
    table.set_tile("nw-5", "wreck", 1)
    dice, counts = new_dice("even"), np.zeros(9, int)
    for _ in range(8000):
        guess = GAME.seen_by(table.vector, 2)
        GAME.rules.determinize(GAME.record(guess), 2, dice)
        counts[GAME.record(guess).tiles[4] - TILE] += 1
    assert abs(counts[WRECK] - 2000) < 160
    assert abs(counts[:5].sum() - 3000) < 180


def empty_sea(table: Table, but: int = 0) -> None:
    """Everything has been raised, but for the last so many tiles."""
    for number, tile in enumerate([t for t, n in zip(TILE_NAMES, table.state.deep, strict=True) for _ in range(n)]):
        place = table.next_place()
        if number >= 40 - but:
            table.set_tile(place, tile, 1)
        elif tile in ("chest", "mask", "vase"):
            table.set_tile(place, tile, 1, holder=HELD_BY + 1)
        else:
            table.set_tile(place, tile, 1, holder=GONE)
            table.state.wrecks += tile == "wreck"


def test_kw_9_11_an_empty_sea() -> None:
    table = diving()
    empty_sea(table)
    assert table.legal(0) == ["Done()"]
    assert table.why(0, "look", place="nw-1") == "KW 9.3"
    table.do(0, "done")
    assert table.phase == Phase.MARK
