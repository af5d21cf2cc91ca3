"""What is seen large: bids, dives, dice, bosses, the end; told as far as one may know, else the board stays free."""

import pytest

from tests.games.key_west.table import Table
from tests.pictures.close_ups import Large, large, lasting
from tradewinds.core.game import CHANCE, SPECTATOR
from tradewinds.games.key_west import GAME
from tradewinds.games.key_west.box.components import ROUNDS
from tradewinds.games.key_west.state import Source

#: Seats 0 to 4 are blue, red, green, yellow, white.
OFFER = ("long-key", "dive", "dive", "capacity", "capacity", "orange-banana")


def after(table: Table, viewer: int, seat: int, kind: str, /, **arguments: str | int) -> Large:
    return large(GAME, table, viewer, seat, kind, **arguments)


def auction(*amounts: int, viewer: int = SPECTATOR) -> tuple[Table, Large]:
    """What is seen when the last bid has come."""
    table = Table(len(amounts), offer=OFFER)
    for seat, amount in enumerate(amounts[:-1]):
        table.do(seat, "bid", amount=amount)
    return table, after(table, viewer, len(amounts) - 1, "bid", amount=amounts[-1])


def diving(*cards: str) -> Table:
    """Seat 0 dives."""
    table = Table(offer=OFFER)
    table.set_cards(0, *cards)
    table.turn(0)
    table.mark(0, "dive")
    return table


def last_turn(*bosses: tuple[int, str], round_number: int = 1) -> Table:
    """One more action ends the round; these seats have a disc on these spaces."""
    table = Table(3)
    for _ in range(round_number - 1):
        table.skip_round()
    table.bid(0, 0, 0)
    table.take_any()
    for seat, space in bosses:
        table.set_discs(seat, space)
    for _ in range(2):
        table.skip_turn()
    table.skip_action(table.current)
    table.mark(table.current, "harvest")
    return table


# The auction


def test_kw_5_2_a_sealed_bid_is_not_seen_large() -> None:
    table = Table()
    assert not after(table, 1, 0, "bid", amount=7)
    assert not lasting(GAME, table)


def test_kw_5_5_bids_are_turned_over_from_the_highest_to_the_lowest() -> None:
    _, shown = auction(3, 9, 5, 4)
    told = ["Red: Bid 9 · rank 1", "Green: Bid 5 · rank 2", "Yellow: Bid 4 · rank 3", "Blue: Bid 3 · rank 4"]
    assert shown.with_beat("log-rank") == told


def test_kw_5_8_the_first_pays_the_lowest_bid_to_the_last() -> None:
    assert auction(3, 9, 5, 4)[1].with_beat("log-pays") == ["–3", "+3"]
    assert auction(0, 9, 5, 4)[1].with_beat("log-pays") == []


def test_kw_5_7_the_last_gets_the_lighthouse() -> None:
    _, shown = auction(3, 9, 5, 4)
    assert "Lighthouse, start player Blue" in shown.with_beat("log-new-lighthouse")


@pytest.mark.parametrize(("bank", "paid"), [(8, ["+8"]), (7, [])])
def test_kw_5_9_the_fourth_of_five_gets_what_the_bank_can_pay(bank: int, paid: list[str]) -> None:
    table = Table(5)
    table.set_bank(bank, purse=0)
    for seat, amount in enumerate((9, 8, 7, 6)):
        table.do(seat, "bid", amount=amount)
    shown = after(table, SPECTATOR, 4, "bid", amount=5)
    assert [told for told in shown.with_beat("log-fourth") if told[0] == "+"] == paid


def test_kw_6_1_who_takes_first_comes_with_the_last_beat() -> None:
    _, shown = auction(3, 9, 5, 4)
    assert "It is the turn of Red." in shown.with_beat(shown.beats[-1])


def test_kw_6_4_a_card_comes_with_who_takes_it_and_leaves_the_offer() -> None:
    table, shown = auction(3, 9, 5, 4)
    assert shown.title == "The bids are turned over"
    assert shown.from_the_start.count("dive +1") == 2
    shown = after(table, 2, 1, "take-card", card="dive")
    assert shown.title == "The cards are taken"
    assert "dive +1" in shown.with_beat("log-take-card")
    assert shown.from_the_start.count("dive +1") == 1
    assert lasting(GAME, table, 2).from_the_start.count("dive +1") == 2, "one taken, one on offer"


def test_kw_6_15_what_nobody_took_is_not_shown_as_taken() -> None:
    table, _ = auction(3, 9, 5, 4)
    table.take(1, "capacity", "capacity")
    table.take(2, "dive")
    shown = after(table, 2, 3, "take-card", card="dive")
    assert shown.with_beat("log-take-card") == ["dive +1"]
    assert shown.from_the_start.count("Long Key") == 0


def test_the_sheet_stays_while_others_take_cards() -> None:
    table, _ = auction(3, 9, 5, 4)
    assert all(lasting(GAME, table, viewer) for viewer in (SPECTATOR, 0, 2, 3))
    table.take(1, "capacity", "capacity")
    assert lasting(GAME, table, 1)


def test_who_takes_cards_sees_the_board_and_has_seen_the_bids() -> None:
    table, shown = auction(3, 9, 5, 4, viewer=1)
    assert shown
    assert not lasting(GAME, table, 1)
    assert not after(table, 1, 1, "take-card", card="dive")


def test_kw_6_10_a_plantation_is_looked_at_on_the_board() -> None:
    table, _ = auction(3, 9, 5, 4)
    table.take(1, "orange-banana", "capacity")
    assert not after(table, 2, 1, "plant", space="upper-orange-1")
    assert not after(table, 2, 1, "done")


# Diving


def test_kw_9_3_others_see_where_somebody_dives_and_nothing_else() -> None:
    table = diving()
    shown = after(table, 1, 0, "look", place="nw-6")
    assert shown.title == "Blue looks at the tile on NW 6."
    assert shown.from_the_start[0] == "Dive tile NW 6, face down"
    shown = after(table, 1, CHANCE, "draw-tile", tile="wreck")
    assert shown.from_the_start[0] == lasting(GAME, table, 1).from_the_start[0] == "Dive tile NW 6, face down"


def test_kw_9_3_the_diver_sees_the_tile_and_what_it_would_bring() -> None:
    table = diving()
    table.do(0, "look", place="nw-6")
    shown = after(table, 0, CHANCE, "draw-tile", tile="sponge-5")
    assert shown.with_beat("log-sees") == ["Dive tile NW 6: sponge 5", "Keep the sponge 5: 5 dollars"]
    assert not lasting(GAME, table, 0), "the board is free for whoever chooses"


@pytest.mark.parametrize(
    ("tile", "id", "told"),
    [
        ("sponge-5", "log-sponge", ["Dive tile NW 6: sponge 5", "+5", "Blue sells a sponge for 5 dollars."]),
        ("wreck", "log-wreck", ["Dive tile NW 6: wreck", "+2", "Blue has raised a wreck: 2 points."]),
        ("mask", "log-treasure", ["Blue has found a treasure."]),
    ],
)
def test_kw_9_7_to_9_9_what_is_kept_is_shown_as_far_as_others_may_know(tile: str, id: str, told: list[str]) -> None:
    table = diving()
    table.look(0, "nw-6", tile)
    assert after(table, 1, 0, "keep").with_beat(id) == told


def test_kw_9_10_a_tile_one_has_looked_at_is_known_when_others_dive_there() -> None:
    table = diving()
    table.set_tile("nw-6", "mask", 1)
    assert after(table, 1, 0, "look", place="nw-6").from_the_start[0] == "Dive tile NW 6: mask"
    assert after(table, 1, 0, "keep").with_beat("log-treasure-known") == ["Blue has found a treasure: mask."]


def test_kw_9_1_looks_and_room_that_are_left() -> None:
    table = diving("dive", "capacity")
    shown = after(table, 1, 0, "look", place="nw-6")
    assert "Left in this dive: looks 3, tiles to take 2." in shown.from_the_start


def test_the_diver_who_looks_on_needs_the_board() -> None:
    table = diving()
    table.look(0, "nw-6", "wreck")
    assert not after(table, 0, 0, "put-back")
    assert not lasting(GAME, table, 1)


# Dice


def operating() -> Table:
    table = Table()
    table.turn(0)
    table.set_discs(0, "upper-hotel-2", "upper-hotel-3", "lower-hotel-1")
    table.set_complete("key-largo-cut")
    table.mark(0, "hotel-operate")
    return table


def test_kw_10_5_dice_fall_one_after_the_other() -> None:
    table = operating()
    assert after(table, 0, 0, "operate").title == "Blue operates 2 hotels."
    assert after(table, 0, CHANCE, "roll-die", die=4).with_beat("log-roll-die") == ["4", "The die shows 4."]


def test_kw_10_6_the_highest_die_for_each_hotel_is_points_and_dollars() -> None:
    table = operating()
    table.do(0, "operate")
    table.roll(4)
    told = after(table, 0, CHANCE, "roll-die", die=2).with_beat("log-profit")
    assert [part.split() for part in told[:2]] == [["4"], ["4", "×", "2", "=", "8", "+1", "+3"]]


def test_kw_10_8_the_highest_die_for_each_factory_is_cigars() -> None:
    table = Table()
    table.turn(0)
    table.set_discs(0, "upper-factory-1", "upper-factory-2", "upper-factory-3")
    table.state.players[0].cigars = 30
    table.mark(0, "roll-dollars")
    table.do(0, "roll-cigars")
    told = after(table, 2, CHANCE, "roll-die", die=5).with_beat("log-cigars")
    assert told[1].split() == ["5", "×", "3", "=", "15", "+10"], "the store holds 40"


def test_kw_10_7_without_a_hotel_there_is_nothing_to_see() -> None:
    table = Table()
    table.turn(0)
    table.mark(0, "hotel-operate")
    assert not after(table, 1, 0, "operate")


# The end of a round and of the game


def test_kw_12_1_discs_and_bosses_of_each_island() -> None:
    table = last_turn((0, "upper-hotel-2"), (0, "upper-hotel-3"), (1, "upper-factory-1"), (2, "lower-factory-3"))
    shown = after(table, SPECTATOR, table.current, "done")
    assert shown.title == "Round 1 ends."
    upper = "Upper Keys: Blue 2, Red 1, Green –"
    assert upper in shown.with_beat("log-boss")
    assert "Middle Keys: Blue –, Red –, Green –" in shown.with_beat("log-no-boss")
    assert "Bosses: Blue +2, Red 0, Green +2" in shown.with_beat("log-boss")
    assert shown.with_beat("log-round") == ["Round 2 of 8 begins."]


def test_kw_12_2_bosses_that_are_level() -> None:
    table = last_turn((0, "upper-hotel-2"), (1, "upper-factory-1"))
    shown = after(table, SPECTATOR, table.current, "done")
    assert shown.with_beat("log-bosses") == ["Upper Keys: Blue 1, Red 1, Green –"]


@pytest.mark.parametrize(("number", "told"), [(2, []), (3, ["All action markers return."])])
def test_kw_12_5_the_markers_return(number: int, told: list[str]) -> None:
    table = last_turn(round_number=number)
    assert after(table, 0, table.current, "done").with_beat("log-markers") == told


def test_kw_13_points_by_source_come_player_by_player_then_the_winner() -> None:
    table = last_turn((0, "upper-hotel-2"), round_number=ROUNDS)
    shown = after(table, SPECTATOR, table.current, "done")
    totals = [f"{name} {table.points(seat)}" for seat, name in enumerate(("Blue", "Red", "Green"))]
    finals = [told for told in shown.with_beat("log-final") if told.startswith("in all")]
    assert finals == [f"in all: {total}" for total in totals]
    assert f"Money: Red {table.points(1, Source.MONEY)}" in shown.with_beat("log-final")
    assert f"Bosses: Blue {table.points(0, Source.BOSSES)}, Red –, Green –" in shown.with_beat("log-no-boss")
    assert all("wins with" in told or "share" in told for told in shown.with_beat(shown.beats[-1]))
    assert lasting(GAME, table, 1).title == shown.title == "Where the points come from"


# Elsewhere


def test_nothing_lies_over_the_board_for_ordinary_actions() -> None:
    table = Table()
    table.turn(0)
    for kind, arguments in (
        ("mark", {"action": "factory-market"}),
        ("buy-factory", {"space": "upper-factory-1"}),
        ("done", {}),
        ("mark", {"action": "hotel"}),
        ("buy-hotel", {"space": "upper-hotel-2"}),
    ):
        assert not after(table, 1, 0, kind, **arguments), kind
    assert not lasting(GAME, table, 1)
