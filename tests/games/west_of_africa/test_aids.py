"""What helps to choose in West of Africa: the hand, what does nothing, what workers save."""

import numpy as np
import pytest

from tests.games.west_of_africa.table import Table
from tradewinds.core.aids import Aids
from tradewinds.core.words import Line
from tradewinds.games.west_of_africa import GAME


def aids(table: Table, seat: int = 0) -> Aids:
    out = np.zeros(512, np.int16)
    count = GAME.rules.legal(table.state, seat, out)
    seen = GAME.record(GAME.seen_by(table.vector, seat))
    return GAME.telling.aids(seen, seat, [int(action) for action in out[:count]])


def text(told: Line | None, lang: str = "en") -> str:
    return "" if told is None else GAME.words.text(lang, told)


def note(table: Table, card: str, lang: str = "en") -> str:
    return text(aids(table).notes.get(GAME.actions.number("choose", card=card)), lang)


def choose(table: Table, *cards: str) -> None:
    for card in cards:
        table.do(0, "choose", card=card)


@pytest.mark.parametrize(
    ("lang", "idle"),
    [("en", "does nothing this round"), ("de", "diese Runde wirkungslos"), ("ja", "このラウンドは効果がない")],
)
def test_in_the_first_round_nothing_is_sold_or_founded(lang: str, idle: str) -> None:
    table = Table(3)
    for card in ("sell", "settle", "lanzarote", "fuerteventura"):
        assert note(table, card, lang) == idle
    for card in ("cultivate", "tenerife", "move-workers", "move-ship", "minus"):
        assert note(table, card, lang) == ""


def test_selling_does_nothing_without_goods_and_may_do_something_with_one_anywhere() -> None:
    table = Table(3)
    table.state.game_round = 2
    assert note(table, "sell") == note(table, "lanzarote") == "does nothing this round"
    table.state.players[0].store[1, 0] = 1
    assert note(table, "sell") == note(table, "lanzarote") == "", "the ship might bring it there"


def test_founding_needs_an_office_a_field_the_track_and_gold() -> None:
    table = Table(3)
    table.state.game_round = 2
    assert note(table, "settle") == "does nothing this round"
    table.state.alcaldes[6] = 0
    assert note(table, "settle") == note(table, "lanzarote") == ""
    table.state.players[0].gold = 2
    assert note(table, "settle") == "does nothing this round"
    table.state.players[0].store[1, 0] = 1
    assert note(table, "settle") == "", "selling may bring the gold"
    table.state.track = 0
    assert note(table, "settle") == "does nothing this round"


@pytest.mark.parametrize(
    ("lang", "island", "action"),
    [
        ("en", "still needs a fitting island", "still needs a fitting action"),
        ("de", "braucht noch eine passende Insel", "braucht noch eine passende Aktion"),
        ("ja", "合う島がまだ必要", "合う行動がまだ必要"),
    ],
)
def test_cards_that_lie_there_say_what_they_lack(lang: str, island: str, action: str) -> None:
    table = Table(3)
    choose(table, "cultivate")
    assert note(table, "cultivate", lang) == island
    choose(table, "tenerife")
    assert note(table, "cultivate", lang) == note(table, "tenerife", lang) == ""
    other = Table(3)
    choose(other, "tenerife")
    assert note(other, "tenerife", lang) == action


def test_the_hand_shows_every_card_and_the_fifth_place_its_price() -> None:
    table = Table(3)
    choose(table, "tenerife", "minus")
    helped = aids(table)
    assert [text(card.name) for card in helped.cards if card.laid] == ["Tenerife", "Minus card"]
    assert len(helped.cards) == 13
    assert [text(place) for place in helped.places] == ["", "", "", "", "4 gold"]


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", ["Sum 10: the lowest plays first.", "At equal sums before you, by the gold: White."]),
        ("de", ["Summe 10: Die kleinste beginnt.", "Bei gleicher Summe nach dem Gold vor dir: Weiß."]),
        ("ja", ["合計10：最も小さい人が最初です。", "合計が同じなら、金の順であなたより先：白。"]),
    ],
)
def test_the_sum_and_who_wins_ties(lang: str, told: list[str]) -> None:
    table = Table(3, gold_order=(1, 0, 2))
    choose(table, "tenerife", "sell")
    assert [text(one, lang) for one in aids(table).lines["choose"]] == told


def test_whoever_pays_for_a_fifth_card_falls_behind_at_equal_sums() -> None:
    table = Table(2, gold_order=(0, 1))
    choose(table, "el-hierro", "la-palma", "la-gomera", "minus")
    assert text(aids(table).lines["choose"][1]) == "At equal sums you come first, by the gold."
    choose(table, "tenerife")
    assert text(aids(table).lines["choose"][1]) == "At equal sums before you, by the gold: White."


@pytest.mark.parametrize(
    ("lang", "saved", "cheaper"),
    [
        ("en", "saves 2 gold on each good", "only 1 gold with your 2 workers here"),
        ("de", "spart 2 Gold bei jedem Gut", "nur 1 Gold mit deinen 2 Arbeitern dort"),
        ("ja", "産物1個につき2金の節約", "ここの労働者2人を使えば1金"),
    ],
)
def test_workers_are_offered_where_they_save_gold(lang: str, saved: str, cheaper: str) -> None:
    table = Table(3)
    table.state.players[0].workers[7] = 0
    table.state.players[0].workers[1] = 2
    table.turn(0, "cultivate", "la-palma", "la-gomera")
    notes = aids(table).notes
    assert text(notes[GAME.actions.number("use-workers", island="la-palma", workers=2)], lang) == saved
    assert text(notes[GAME.actions.number("plant", field="la-palma-1")], lang) == cheaper
    assert GAME.actions.number("plant", field="la-gomera-1") not in notes


def test_nothing_depends_on_what_others_have_laid() -> None:
    """Positions that differ only in others' secret cards give equal aids."""
    one, two = Table(3), Table(3)
    for table, cards in ((one, ("sell",)), (two, ("el-hierro", "minus", "settle"))):
        choose(table, "tenerife", "cultivate")
        for card in cards:
            table.do(1, "choose", card=card)
    assert aids(one) == aids(two)
