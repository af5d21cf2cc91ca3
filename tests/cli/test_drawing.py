"""The board in letters and the lines around it."""

from itertools import pairwise

import numpy as np
import pytest

from tests.cli.helpers import new_match, played_match
from tradewinds.cli.say import wrapped
from tradewinds.core.columns import width
from tradewinds.core.dice import draw, new_dice
from tradewinds.core.words import LANGUAGES
from tradewinds.games.west_of_africa.box.components import EAST_SHIP, ISLANDS, WEST_SHIP
from tradewinds.games.west_of_africa.state import SETTLEMENT


def test_the_board_fits_80_columns_in_every_language() -> None:
    """With five players and in every round; the cards somebody has shown are prose and may be longer."""
    match, dice = new_match(seats=5), new_dice("board")
    shown = {"en": " shows ", "de": " zeigt ", "ja": "の公開："}
    while match.actors:
        seat = match.actors[-1]
        legal = match.legal(seat)
        match.act(seat, legal[draw(dice, len(legal))])
        if len(match.actions) % 25 == 0:
            for lang in LANGUAGES:
                lines = [line for line in match.text(0, lang).split("\n") if shown[lang] not in line]
                assert max(map(width, lines)) <= 80, lang


def test_the_board_shows_everything_that_lies_open() -> None:
    match = played_match(150, seats=3)
    record = match.game.record(match.seen(None))
    drawn = match.text(None)
    players = [row for row in drawn.split("\n") if row[1:2].isdecimal()]
    assert len(players) == 3
    for row in players:
        player = record.players[int(row[1]) - 1]
        assert f" {player.gold} ({player.gold_place + 1}) " in row
        assert row.endswith(f"{player.workers[WEST_SHIP]} | {player.workers[EAST_SHIP]}")
    fields = drawn[drawn.index("alcalde") : drawn.index("influence ")]
    assert fields.count("▲") == np.count_nonzero(record.fields == SETTLEMENT) >= 4
    workers = drawn[drawn.index("influence ") : drawn.index("▶ to act")].count("•")
    assert workers == sum(int(player.workers[:ISLANDS].sum()) for player in record.players[:3])


def test_cards_are_shown_once_they_are_face_up() -> None:
    match = new_match()
    for card in ("tenerife", "sell"):
        match.act(0, match.game.actions.number("choose", card=card))
    assert "Tenerife, Sell" not in match.text(0)
    match.act(0, match.game.actions.number("ready"))
    match.act(1, match.game.actions.number("choose", card="el-hierro"))
    match.act(1, match.game.actions.number("ready"))
    assert "White shows El Hierro\n" in match.text(None)
    assert "Red shows" not in match.text(None), "the turn of Red has not come"
    assert "Red shows" not in match.text(1)


@pytest.mark.parametrize("columns", [20, 40, 80])
@pytest.mark.parametrize(
    "text",
    [
        "Red reveals: El Hierro, Gran Canaria, Fuerteventura, Move ship, Found settlements.",
        "あなたのカード：エル・イエロ（0）、グラン・カナリア（4）、フエルテベントゥラ（5）、船の移動（2）（合計11）",
        "  Runde 2 · 6 auf der Siedlungsleiste, 14 neben dem Spielplan",
        "",
    ],
)
def test_long_lines_are_broken_where_they_may_be(text: str, columns: int) -> None:
    lines = wrapped(text, columns, "    ").split("\n")
    assert max(map(width, lines)) <= columns
    assert "".join("".join(lines).split()) == "".join(text.split()), "nothing is lost"
    assert all(line.startswith("    ") for line in lines[1:])
    for before, after in pairwise(lines):
        assert after.strip()[0] not in "、。）」："
        assert before[-1] not in "（「"


def test_lines_that_fit_stay_as_they_are() -> None:
    drawn = played_match(50).text(0)
    assert wrapped(drawn, 100) == drawn


def test_a_word_longer_than_the_line_stays_whole() -> None:
    assert wrapped("x" * 100 + " y", 80, "  ") == "x" * 100 + "\n  y"
