"""What is seen large: cards, sums and order, a hand turned over, the round's end; the board stays free else."""

import pytest

from tests.games.west_of_africa.table import Table
from tests.pictures.close_ups import Large, large, lasting
from tradewinds.core.game import SPECTATOR
from tradewinds.games.west_of_africa import GAME
from tradewinds.games.west_of_africa.state import Source

#: Seats 0 to 4 are red, white, blue, green, yellow.
FIVE = ("el-hierro", "la-palma", "la-gomera", "cultivate", "minus")
LATER = ("tenerife", "sell")


def after(table: Table, viewer: int, seat: int, kind: str, /, **arguments: str | int) -> Large:
    return large(GAME, table, viewer, seat, kind, **arguments)


def announced(*hands: tuple[str, ...], viewer: int = SPECTATOR, round_number: int = 2) -> tuple[Table, Large]:
    """What is seen when the last player is ready."""
    table = Table(len(hands))
    table.state.game_round = round_number
    if round_number > 1:
        for seat in range(len(hands)):
            table.set_ship(seat, "lanzarote")
    for seat, cards in enumerate(hands[:-1]):
        table.lay(seat, *cards)
    last = len(hands) - 1
    for card in hands[-1]:
        table.do(last, "choose", card=card)
    return table, after(table, viewer, last, "ready")


def round_end(table: Table) -> Large:
    """Everybody ends the turn at once; what is seen of the last one."""
    while table.state.turn < table.state.seats - 1:
        table.end_turn()
    return after(table, SPECTATOR, table.order[-1], "end-turn")


def ready(seats: int = 3) -> Table:
    """All have laid El Hierro in the second round, their ships are at Lanzarote."""
    table = Table(seats)
    table.turn(0, "el-hierro")
    return table


# Cards, sums, order


def test_wa_5_1_a_card_laid_face_down_is_not_seen_large() -> None:
    table = Table(3)
    assert not after(table, 1, 0, "choose", card="sell")
    assert not after(table, 0, 0, "choose", card="tenerife")
    assert not after(table, 1, 0, "ready")
    assert not lasting(GAME, table)


def test_wa_5_7_cards_sums_and_fees_come_in_the_order_of_play() -> None:
    _, shown = announced(LATER, FIVE, ("settle",))
    told = [
        "White has laid 5 cards, sum 2, and pays 4 gold.",
        "Blue has laid 1 card, sum 8.",
        "Red has laid 2 cards, sum 10.",
    ]
    assert shown.with_beat("log-announce") == told
    assert shown.with_beat("log-order") == ["1", "2", "3"]
    assert {"Σ 2", "Σ 8", "Σ 10", "–4"} <= set(shown.texts)


def test_wa_6_1_only_who_begins_turns_cards_over() -> None:
    _, shown = announced(LATER, FIVE, ("settle",), viewer=0)
    told = "White reveals: El Hierro, La Palma, La Gomera, Cultivate, Minus card."
    assert shown.with_beat("log-reveal") == [told]
    assert sorted(sign for sign in shown.drawings if sign.startswith("sign-")) == sorted(f"sign-{c}" for c in FIVE)


def test_the_order_stays_until_somebody_acts() -> None:
    table, _ = announced(("cultivate", "la-palma"), LATER, LATER)
    assert lasting(GAME, table, 1)
    assert not lasting(GAME, table, 0), "who acts needs the board"
    assert not after(table, 1, 0, "plant", field="la-palma-1")
    assert not lasting(GAME, table, 1)


def test_wa_6_2_in_the_first_round_it_stays_until_a_ship_is_placed() -> None:
    table, shown = announced(("cultivate",), LATER, LATER, round_number=1)
    assert shown
    assert lasting(GAME, table, 1)
    assert not after(table, 1, 0, "place-ship", island="lanzarote")
    assert not lasting(GAME, table, 1)


# A hand turned over


def test_wa_6_1_the_cards_of_the_next_player_with_what_they_are_good_for() -> None:
    table, _ = announced(("cultivate",), ("la-palma", "sell"), ("settle", "tenerife"))
    shown = after(table, 0, 0, "end-turn")
    assert shown.title == "It is the turn of White."
    assert shown.with_beat("log-reveal") == ["La Palma: plant · sell 6", "Sell: sell stored goods"]


def test_one_knows_ones_own_cards() -> None:
    table, _ = announced(("cultivate",), ("la-palma", "sell"), ("settle", "tenerife"))
    assert not after(table, 1, 0, "end-turn")


# The end of a round


def test_wa_12_2_gold_and_the_points_for_it() -> None:
    table = ready()
    table.set_gold(p1=30, p0=20, p2=10)
    shown = round_end(table)
    assert shown.title == "Round 2 ends."
    assert "gold: Red 20, White 30, Blue 10" in shown.from_the_start
    assert shown.with_beat("log-gold-lead")[:2] == ["Gold each round: Red +1", "Gold each round: White +1"]


def test_wa_12_3_the_harvest_of_each_player() -> None:
    table = Table(3)
    table.turn(0, "cultivate", "la-palma")
    table.do(0, "plant", field="la-palma-1")
    table.do(0, "plant", field="la-palma-3")
    shown = round_end(table)
    assert "Harvest: Red 2" in shown.with_beat("log-harvest")
    assert shown.drawings.count("loaf-0") == shown.drawings.count("barrel-0") == 1


def test_wa_12_4_influence_and_the_alcalde_of_each_island() -> None:
    table = ready()
    table.set_gold(p2=30)
    shown = round_end(table)
    assert "Lanzarote: Red 2, White 2, Blue 2" in shown.with_beat("log-alcalde")
    assert [sign for sign in shown.drawings if sign.startswith("shield-")] == ["shield-2", "shield-1"]
    assert "Offices: Blue +1" in shown.with_beat("log-offices")


def test_wa_12_5_an_alcalde_who_stays_needs_no_beat_of_its_own() -> None:
    table = ready()
    table.set_alcalde(2, "lanzarote")
    table.set_gold(p2=30)
    shown = round_end(table)
    assert "log-alcalde" not in shown.beats
    told = [told for told in shown.with_beat("log-gold-lead") if told.startswith("Lanzarote")]
    assert told == ["Lanzarote: Red 2, White 2, Blue 2"]


def test_wa_12_7_settlements_that_come_to_the_track() -> None:
    table = ready()
    table.set_track(1)
    shown = round_end(table)
    assert shown.with_beat("log-refill")[-1].startswith("The settlement track gets 3 settlements")
    assert "+3" in shown.texts


@pytest.mark.parametrize(("points", "told"), [(10, []), (30, ["The last round begins."])])
def test_wa_13_1_the_last_round_is_announced(points: int, told: list[str]) -> None:
    table = ready()
    table.state.players[0].points[Source.OFFICES] = points
    assert round_end(table).with_beat("log-last-round")[1:] == told


def test_wa_13_5_points_by_source_then_the_winner() -> None:
    table = ready()
    table.state.players[1].points[Source.OFFICES] = 26
    table.state.ending = 1
    table.set_gold(p0=20, p1=9, p2=5)
    shown = round_end(table)
    assert shown.title == "Where the points come from"
    assert shown.with_beat("log-gold-end") == ["Gold at the end: Red 2"]
    assert "Settlements: Red –, White –, Blue –" in shown.from_the_start
    points = f"points: Red {table.points(0)}, White {table.points(1)}, Blue {table.points(2)}"
    won = f"White wins with {table.points(1)} points."
    assert shown.with_beat("log-won") == [points, won, won]
    assert lasting(GAME, table, 0).title == shown.title
    assert "The game is over. White wins." in lasting(GAME, table, 0).texts


# Elsewhere


def test_nothing_lies_over_the_board_for_ordinary_actions() -> None:
    table = Table(3)
    table.turn(0, "cultivate", "la-palma", "move-ship", "move-workers")
    for kind, arguments in (
        ("move-worker", {"source": "west-ship", "target": "la-gomera"}),
        ("plant", {"field": "la-palma-1"}),
        ("sail", {"direction": "west"}),
        ("moor", {}),
    ):
        assert not after(table, 1, 0, kind, **arguments), kind
    assert not lasting(GAME, table, 1)
