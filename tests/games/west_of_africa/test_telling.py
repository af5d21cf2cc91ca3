"""What West of Africa tells: the log of what nobody chose, and what the end of the gold track cuts."""

import pytest

from tests.games.west_of_africa.table import Table
from tradewinds.core.game import SPECTATOR
from tradewinds.core.layout import as_record
from tradewinds.games.west_of_africa import GAME


def told(table: Table, seat: int, kind: str, lang: str = "en", /, **arguments: str | int) -> list[str]:
    """Do it, and the log of it as a spectator reads it."""
    action = GAME.actions.number(kind, **arguments)
    before = as_record(GAME.seen_by(table.vector, SPECTATOR), GAME.dtype)
    table.do(seat, kind, **arguments)
    after = as_record(GAME.seen_by(table.vector, SPECTATOR), GAME.dtype)
    return [GAME.words.text(lang, line) for line in GAME.telling.tell(before, after, SPECTATOR, seat, action)]


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "The minus card of Green passes on to Red."),
        ("de", "Die Minuskarte von Grün geht an Rot."),
        ("ja", "緑のマイナスカード1枚が赤に渡りました。"),
    ],
)
def test_minus_cards_pass_on(lang: str, line: str) -> None:
    table = Table(4)
    table.turn(3, "minus", "el-hierro")
    assert line in told(table, 3, "end-turn", lang)


def test_several_minus_cards_pass_on_also_with_the_last_turn_of_a_round() -> None:
    table = Table(4)
    table.state.players[0].minus, table.state.players[1].minus = 2, 0
    table.turn(0, "minus", "minus", "settle", "sell", "lanzarote")
    assert int(table.state.turn) == 3
    assert "2 minus cards of Red pass on to White." in told(table, 0, "end-turn")


def test_without_a_minus_card_none_passes() -> None:
    table = Table(4)
    table.turn(0, "el-hierro")
    assert told(table, 0, "end-turn") == ["Red ends the turn.", "White reveals: El Hierro."]


@pytest.mark.parametrize(
    ("lang", "harvest", "refill"),
    [
        (
            "en",
            "Red harvests: 2 sugar cane (La Palma), 1 grain (La Gomera).",
            "The settlement track gets 2 settlements; beside the board: 13.",
        ),
        (
            "de",
            "Rot erntet: 2 Zuckerrohr (La Palma), 1 Getreide (La Gomera).",
            "Auf die Siedlungsleiste kommen 2 Siedlungen; neben dem Spielplan: 13.",
        ),
        (
            "ja",
            "赤が収穫しました：サトウキビ2個（ラ・パルマ）、穀物1個（ラ・ゴメラ）",
            "開拓地トラックに2個が補充されました。ボードの脇の残り：13個",
        ),
    ],
)
def test_harvest_and_new_settlements_are_told_at_the_end_of_a_round(lang: str, harvest: str, refill: str) -> None:
    table = Table(4)
    for field, good in (("la-palma-1", "sugar"), ("la-palma-2", "sugar"), ("la-gomera-2", "grain")):
        table.set_good(0, field, good)
    table.set_settlement("lanzarote-1")
    table.set_track(4)
    table.turn(3, "lanzarote", "sell")
    log = told(table, 3, "end-turn", lang)
    assert harvest in log
    assert refill in log


def test_a_full_track_and_empty_fields_are_not_told() -> None:
    table = Table(4)
    table.turn(3, "lanzarote", "sell")
    log = " ".join(told(table, 3, "end-turn"))
    assert "Round 2 ends." in log
    assert "harvests" not in log
    assert "settlement track" not in log


@pytest.mark.parametrize(
    ("lang", "gold", "choice", "line"),
    [
        ("en", 33, "Sell wine on Lanzarote for 12 gold", "Red sells wine on Lanzarote for 12 gold."),
        (
            "en",
            40,
            "Sell wine on Lanzarote for 5 gold (7 more are lost above 45)",
            "Red sells wine on Lanzarote for 5 gold (7 more are lost above 45).",
        ),
        (
            "de",
            40,
            "Wein auf Lanzarote für 5 Gold verkaufen (7 über 45 hinaus verfallen)",
            "Rot verkauft Wein auf Lanzarote für 5 Gold (7 über 45 hinaus verfallen).",
        ),
        (
            "ja",
            40,
            "ランサローテのワインを5金で売る（45を超える7金は失われる）",
            "赤がランサローテのワインを5金で売りました（45を超える7金は失われました）。",
        ),
    ],
)
def test_wa_2_1_a_sale_says_what_is_lost_above_45(lang: str, gold: int, choice: str, line: str) -> None:
    table = Table(4)
    table.set_store(0, "lanzarote", wine=1)
    table.turn(0, "sell", "lanzarote")
    table.set_gold(p0=gold)
    action = GAME.actions.number("sell", island="lanzarote", good="wine")
    assert GAME.words.text(lang, GAME.telling.describe(table.state, 0, action)) == choice
    assert told(table, 0, "sell", lang, island="lanzarote", good="wine") == [line]
