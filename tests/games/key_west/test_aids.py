"""What helps to choose in Key West: ranks of the auction, what markers bring, the tile looked at."""

import numpy as np
import pytest

from tests.games.key_west.table import Table
from tradewinds.core.aids import Aids
from tradewinds.games.key_west import GAME


def aids(table: Table, seat: int) -> Aids:
    out = np.zeros(1024, np.int16)
    count = GAME.rules.legal(table.state, seat, out)
    return GAME.telling.aids(table.seen(seat), seat, [int(action) for action in out[:count]])


def lines(table: Table, seat: int, kind: str, lang: str = "en") -> list[str]:
    return [GAME.words.text(lang, told) for told in aids(table, seat).lines[kind]]


def note(table: Table, seat: int, kind: str, /, lang: str = "en", **arguments: str | int) -> str:
    told = aids(table, seat).notes.get(GAME.actions.number(kind, **arguments))
    return GAME.words.text(lang, told) if told else ""


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "en",
            [
                "First: takes 2 cards before the others, and pays the lowest bid to the last.",
                "Second: then takes 1 card.",
                "Third: then takes 1 card.",
                "Fourth: no card, 8 dollars from the bank.",
                "Last: no card; gets the lowest bid and the lighthouse.",
                "At equal bids above you: Blue.",
            ],
        ),
        (
            "de",
            [
                "Erster: nimmt vor den anderen 2 Karten und zahlt dem Letzten das kleinste Gebot.",
                "Zweiter: nimmt danach 1 Karte.",
                "Dritter: nimmt danach 1 Karte.",
                "Vierter: keine Karte, 8 Dollar aus der Kasse.",
                "Letzter: keine Karte; erhält das kleinste Gebot und den Leuchtturm.",
                "Bei gleichem Gebot über dir: Blau.",
            ],
        ),
        (
            "ja",
            [
                "1位：最初に2枚取り、最下位に最低額を支払います。",
                "2位：続いて1枚取ります。",
                "3位：続いて1枚取ります。",
                "4位：カードはなく、銀行から8ドル。",
                "最下位：カードはなく、最低額と灯台を受け取ります。",
                "同額ならあなたより上：青。",
            ],
        ),
    ],
)
def test_the_bid_says_what_each_rank_brings(lang: str, told: list[str]) -> None:
    assert lines(Table(5), 1, "bid", lang) == told


def test_three_players_have_three_ranks_and_the_lighthouse_wins_ties() -> None:
    told = lines(Table(3), 0, "bid")
    assert told[1] == "Second: then takes 2 cards."
    assert told[2:] == [
        "Last: no card; gets the lowest bid and the lighthouse.",
        "At equal bids you rank above all others.",
    ]


def test_a_bid_that_nobody_can_top_says_so() -> None:
    table = Table(3)
    table.state.players[1].counted = table.state.players[2].counted = 7
    assert note(table, 0, "bid", amount=7) == "first for certain", "the lighthouse wins ties"
    assert note(table, 0, "bid", amount=6) == ""
    table.state.lighthouse = 1
    assert note(table, 0, "bid", amount=7) == ""
    assert note(table, 0, "bid", amount=8) == "first for certain"


def test_nothing_bid_is_last_only_for_whoever_loses_all_ties() -> None:
    table = Table(3)
    assert [note(table, seat, "bid", amount=0) for seat in range(3)] == ["", "", "last for certain"]


def test_the_cards_on_offer_are_shown_beside_the_bid() -> None:
    assert aids(Table(4), 2).shows == {"bid": "cards"}


def test_what_others_have_bid_changes_nothing() -> None:
    one, two = Table(4), Table(4)
    one.do(1, "bid", amount=3)
    two.do(1, "bid", amount=20)
    assert aids(one, 0) == aids(two, 0)


@pytest.mark.parametrize(
    ("lang", "dive", "blocked"),
    [
        ("en", "3 looks, 1 tile at most", "Yours until the markers return after round 3: Buy a hotel."),
        (
            "de",
            "3 Blicke, höchstens 1 Plättchen",
            "Von dir besetzt, bis die Marker nach Runde 3 zurückkommen: Hotel kaufen.",
        ),
        ("ja", "3回見て、最大1枚", "第3ラウンドの後にマーカーが戻るまで使用済み：ホテルの購入。"),
    ],
)
def test_a_marker_says_what_its_space_would_bring_and_what_is_blocked(lang: str, dive: str, blocked: str) -> None:
    table = Table(3)
    table.turn(0)
    assert note(table, 0, "mark", lang, action="dive") == dive
    assert note(table, 0, "mark", lang, action="hotel") == ""
    table.set_markers(0, "hotel")
    assert lines(table, 0, "mark", lang)[1] == blocked


def test_a_tile_looked_at_is_the_part_of_the_board_it_is_about() -> None:
    table = Table(3)
    table.turn(0)
    table.mark(0, "dive")
    table.look(0, "nw-3", "chest")
    assert aids(table, 0).shows == {"keep": "tile-nw-3"}


def test_what_would_bring_nothing_is_told_apart() -> None:
    """Nobody is led to operate hotels they do not have."""
    table = Table(3)
    table.turn(0)
    table.mark(0, "hotel-operate")
    operate = GAME.actions.number("operate")
    assert list(aids(table, 0).idle) == [operate]
    table.set_discs(0, "upper-hotel-4")
    table.set_complete("key-largo-cut")
    assert list(aids(table, 0).idle) == []
