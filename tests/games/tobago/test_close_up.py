"""Tobago seen large: the treasure table, the curse, the count at the end; what it shows to whom."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Callable, Sequence
from itertools import product
from typing import Any

import numpy as np
import pytest

from tests.games.tobago.playing import matches
from tests.games.tobago.table import Table
from tradewinds.core.dice import new_dice
from tradewinds.core.game import CHANCE, LAYOUTS, SPECTATOR, bit_of
from tradewinds.core.words import LANGUAGES, Line
from tradewinds.games.tobago import GAME
from tradewinds.games.tobago.box.components import CARDS
from tradewinds.games.tobago.picture.close_up import CLOSE_UP
from tradewinds.games.tobago.picture.scene import TONES
from tradewinds.games.tobago.state import Phase
from tradewinds.games.tobago.telling.gold import next_card

SVG = "{http://www.w3.org/2000/svg}"


def seen_by(table: Table, viewer: int) -> Any:
    return GAME.record(GAME.seen_by(table.vector, viewer))


def lasting(table: Table, viewer: int = 0, lang: str = "en", layout: str = "wide") -> str:
    seen = seen_by(table, viewer)
    return CLOSE_UP(seen, seen, viewer, GAME.words.speaker(lang), (), layout)


class Seen:
    """What a viewer sees large of one action."""

    def __init__(
        self, table: Table, viewer: int, actor: int, kind: str, /, lang: str = "en", layout: str = "wide", **args: str
    ) -> None:
        action = GAME.actions.number(kind, **args)
        known = action if GAME.learners(table.vector, actor, action) & bit_of(viewer) else None
        before = seen_by(table, viewer)
        table.do(actor, kind, **args)
        after = seen_by(table, viewer)
        self.beats: Sequence[Line] = GAME.telling.tell(before, after, viewer, actor, known)
        self.svg = CLOSE_UP(before, after, viewer, GAME.words.speaker(lang), self.beats, layout)

    def __getitem__(self, id: str) -> ET.Element:
        return part(self.svg, id)

    def beat(self, id: str) -> str:
        """The line that a part appears with."""
        return self.beats[int(self[id].attrib["data-beat"])].id


def part(svg: str, id: str) -> ET.Element:
    return next(element for element in ET.fromstring(svg).iter() if element.get("id") == id)


def ids(svg: str) -> set[str]:
    return {element.attrib["id"] for element in ET.fromstring(svg).iter() if "id" in element.attrib}


def texts(element: ET.Element) -> list[str]:
    return [str(text.text) for text in element.iter(f"{SVG}text")]


def raised(*owners: int, cards: tuple[str, ...] = (), seats: int = 4) -> Table:
    """Seat 0 has raised the grey treasure from a deck that may hold curses."""
    table = Table(seats)
    table.locate("grey", "G3", *owners)
    table.state.safe = 0
    table.do(0, "raise", map="grey")
    table.draw_gold(*cards)
    return table


# The table


def test_tb_7_3_it_appears_with_the_raise_and_there_is_none_before() -> None:
    table = Table()
    table.locate("grey", "G3", 1, 2)
    assert lasting(table) == ""
    seen = Seen(table, 3, 0, "raise", map="grey")
    assert "Dividing the grey treasure" in seen.svg
    assert seen.beat("close-caption") == "log-raise"
    assert lasting(table)


def rings(svg: str) -> list[str]:
    """The roses with a ring."""
    return [
        id for id in ids(svg) if id.startswith("close-rose") and "--tw-lit" in ET.tostring(part(svg, id), "unicode")
    ]


def test_tb_8_1_the_roses_lie_from_the_bottom_up_and_a_ring_is_on_who_looks() -> None:
    table = raised(1, 2, 1)
    svg = lasting(table, 3)
    roses = [use.get("href") for use in ET.fromstring(svg).iter(f"{SVG}use") if "#tw-rose" in use.attrib["href"]]
    assert roses == [f"#tw-rose-{TONES[owner]}" for owner in (0, 1, 2, 1)]
    names = [texts(part(svg, f"close-rose-{place}"))[0] for place in (4, 3, 2, 1)]
    assert names == ["Red", "Blue", "Yellow", "Blue"]
    assert rings(svg) == ["close-rose-4"]
    table.draw_gold("coins-2")
    assert rings(lasting(table, 3)) == ["close-rose-3"]


def test_tb_8_1_a_card_is_shown_to_who_looks_and_to_nobody_else() -> None:
    shown = {}
    for viewer in (0, 1, SPECTATOR):
        table = raised(1)
        shown[viewer] = Seen(table, viewer, CHANCE, "look", card="coins-5")
    assert "5" in texts(shown[0]["close-look"])
    assert texts(part(lasting(table, 0), "close-pile")) == ["Still face down: 1", "5"]
    for viewer in (1, SPECTATOR):
        assert texts(shown[viewer]["close-look"]) == []
        assert texts(part(lasting(table, viewer), "close-pile")) == ["Still face down: 1"]


def test_tb_8_2_the_card_that_is_added_is_shown_to_nobody() -> None:
    table = raised(1, cards=("coins-2", "coins-3"))
    assert texts(Seen(table, 0, CHANCE, "add", card="coins-6")["close-look"]) == []


def test_tb_8_4_the_card_turned_up_is_large_with_its_beat_and_stays_while_it_is_offered() -> None:
    table = raised(1, cards=("coins-2", "coins-4", "coins-3"))
    seen = Seen(table, 3, CHANCE, "turn-up", card="coins-4")
    assert (seen.beat("close-offer"), texts(seen["close-offer"])) == ("log-turn-up", ["4"])
    offer = part(lasting(table, 3), "close-offer")
    assert (offer.get("data-beat"), texts(offer)) == (None, ["4"])


def badges(svg: str) -> list[str]:
    """The signs beside the roses, by their ground."""
    return re.findall(r'<circle cx="0" cy="0" r="10" fill="var\(--tw-([a-z]+)\)"', svg)


def test_tb_8_5_who_has_refused_is_marked_and_the_ring_goes_on() -> None:
    table = raised(1, 2, cards=("coins-2", "coins-4", "coins-3", "coins-5"))
    table.turn_up("coins-4")
    assert (rings(lasting(table)), badges(lasting(table))) == (["close-rose-3"], [])
    seen = Seen(table, 3, 0, "refuse")
    assert (rings(seen.svg), badges(seen.svg)) == (["close-rose-2"], ["warn"])
    assert re.search(r'<g data-beat="0"><g [^>]*><circle cx="0" cy="0" r="10" fill="var\(--tw-warn', seen.svg)
    table.answer("refuse")
    assert (rings(lasting(table)), badges(lasting(table))) == (["close-rose-1"], ["warn", "warn"])


def test_tb_8_7_what_is_taken_is_counted_at_once_and_the_rose_goes_back() -> None:
    table = raised(1, 2, cards=("coins-2", "coins-4", "coins-3", "coins-5"))
    table.turn_up("coins-4")
    seen = Seen(table, 3, 0, "accept")
    assert (seen.beat("close-change-1"), texts(seen["close-change-1"])) == ("log-accept", ["+4"])
    assert badges(seen.svg) == ["palm"]
    assert "close-rose-3" in ids(seen.svg)
    assert str(seen["close-player-1"].get("aria-label")).endswith("4 coins, 0 amulets, 1 from this treasure")
    svg = lasting(table, 3)
    assert not ids(svg) & {"close-rose-3", "close-change-1", "close-offer"}
    assert str(part(svg, "close-player-1").get("aria-label")).endswith("1 from this treasure")
    assert texts(part(svg, "close-turned")) == ["Turned up before", "4"]


def test_tb_8_8_a_card_that_nobody_wants_is_crossed_out() -> None:
    table = raised(1, cards=("coins-2", "coins-4", "coins-3"))
    table.turn_up("coins-2")
    assert "#tw-cross" not in Seen(table, 3, 0, "refuse").svg
    seen = Seen(table, 3, 1, "refuse")
    beat = next(k for k, told in enumerate(seen.beats) if told.id == "log-nobody")
    assert f'<g data-beat="{beat}"><use href="#tw-cross"' in seen.svg


def test_tb_8_9_the_last_card_is_seen_to_go_and_then_there_is_nothing_large() -> None:
    table = raised(cards=("coins-2", "coins-4"))
    table.turn_up("coins-4")
    seen = Seen(table, 0, 0, "accept")
    assert texts(seen["close-change-1"]) == ["+4"]
    assert "1 card is left over" in seen.svg
    assert "close-odds" not in ids(seen.svg)
    assert lasting(table) == ""


@pytest.mark.parametrize("seats", GAME.seats)
def test_tb_8_4_the_odds_are_those_of_all_positions_that_fit(seats: int) -> None:
    """Held against guesses drawn as fairly as bots draw them."""
    dice, guesses, checked = new_dice("odds"), 400, 0
    for match in matches(seats, "odds"):
        viewer = (checked % (seats + 1)) if checked % (seats + 1) < seats else SPECTATOR
        seen = GAME.seen_by(match._vector, viewer)
        if GAME.record(seen).phase != Phase.ASK or GAME.record(seen).pile_cards == 0:
            continue
        odds, drawn = next_card(GAME.record(seen), viewer), np.zeros(CARDS)
        for _ in range(guesses):
            guess = seen.copy()
            GAME.rules.determinize(GAME.record(guess), viewer, dice)
            drawn += GAME.record(guess).pile / int(GAME.record(guess).pile_cards)
        assert sum(odds) == pytest.approx(1)
        assert np.abs(drawn / guesses - odds).max() < 0.08
        checked += 1
        if checked == 20:
            return


def test_tb_3_6_no_curse_comes_from_above_the_safe_gold_and_one_that_was_seen_is_there() -> None:
    table = Table()
    table.locate("grey", "G3", 1)
    table.do(0, "raise", map="grey")
    table.draw_gold("coins-2", "coins-3", "coins-4")
    table.turn_up("coins-2")
    assert next_card(seen_by(table, 3), 3)[-1] == 0
    table = raised(1, cards=("curse", "coins-3", "coins-4"))
    table.turn_up("coins-3")
    assert next_card(seen_by(table, 0), 0)[-1] >= 1 / 2
    assert 0 < next_card(seen_by(table, 1), 1)[-1] < 1 / 4
    percents = [text for text in texts(part(lasting(table, 0), "close-odds")) if text.endswith("%")]
    assert len(percents) == CARDS
    assert int(percents[-1].rstrip("%")) >= 50


# The curse


def cursed(viewer: int, lang: str = "en", layout: str = "wide") -> Seen:
    """Red loses 6, blue an amulet, yellow has nothing to lose, green has no rose there."""
    table = raised(1, 2, cards=("coins-2", "curse", "coins-4", "coins-5"))
    table.give_gold(0, "coins-6", "coins-2")
    table.give_amulets(1, 2)
    return Seen(table, viewer, CHANCE, "turn-up", card="curse", lang=lang, layout=layout)


def test_tb_9_1_a_curse_is_darkness_over_the_table() -> None:
    seen = cursed(3)
    assert (seen.beat("close-curse"), texts(seen["close-curse"])) == ("log-turn-up", ["A curse!"])
    assert "url(#tw-night)" in seen.svg
    assert "3 cards are left over" in seen.svg


def test_tb_9_2_each_loss_appears_with_its_line() -> None:
    seen = cursed(3)
    assert [texts(seen[f"close-change-{seat}"]) for seat in (1, 2, 3, 4)] == [
        ["−6"],
        ["Amulet"],
        ["Nothing to lose"],
        ["Safe"],
    ]
    assert [seen.beat(f"close-change-{seat}") for seat in (1, 2, 3, 4)] == [
        "log-curse-gold",
        "log-curse-amulet",
        "log-curse-nothing",
        "log-turn-up",
    ]


@pytest.mark.parametrize(("lang", "told"), [("en", "−6 for you!"), ("de", "−6 für dich!"), ("ja", "あなたは−6！")])
def test_tb_9_4_the_viewer_is_told_what_it_costs(lang: str, told: str) -> None:
    assert texts(cursed(0, lang, "tall")["close-change-1"]) == [told]


def test_tb_9_5_a_second_curse_is_told() -> None:
    table = raised(1, cards=("curse", "curse", "coins-4"))
    seen = Seen(table, 3, CHANCE, "turn-up", card="curse")
    assert "The second curse lay in the same treasure" in seen.svg


# The end


def ended(kind: str, **args: str) -> Seen:
    """Blue has 10 coins, red 8 and the last treasure, which is over with this action."""
    table = Table()
    table.locate("grey", "G3")
    table.give_gold(0, "coins-5", "coins-3")
    table.give_gold(1, "coins-6", "coins-4")
    table.set_deck("coins-4", "curse")
    table.do(0, "raise", map="grey")
    table.draw_gold("coins-4", "curse")
    if kind == "accept":
        table.turn_up("coins-4")
    return Seen(table, 0, 0 if kind == "accept" else CHANCE, kind, **args)


def test_tb_13_3_at_the_end_all_coins_are_counted_from_the_most_down() -> None:
    seen = ended("accept")
    assert "Red wins with 12 coins." in seen.svg
    assert [seen.beat(f"close-count-{seat}") for seat in (1, 2, 3, 4)] == ["log-won"] * 4
    assert texts(seen["close-count-1"])[-2:] == ["0", "12"]
    assert re.findall(r'id="close-count-(\d)"', seen.svg) == ["1", "2", "3", "4"]
    assert (seen.beat("close-change-1"), texts(seen["close-change-1"])) == ("log-accept", ["+4"])


def test_tb_13_2_a_curse_on_the_last_treasure_is_seen_in_the_count() -> None:
    seen = ended("turn-up", card="curse")
    assert re.findall(r'id="close-count-(\d)"', seen.svg)[:2] == ["2", "1"]
    assert (seen.beat("close-change-1"), texts(seen["close-change-1"])) == ("log-curse-gold", ["−5"])


# For everybody


def table_of(name: str) -> Callable[[int, str, str], str]:
    """A close-up by its name, for a viewer, in a language and a layout."""

    def division(viewer: int, lang: str, layout: str) -> str:
        owners = (1, 2, 3, 0, 1, 2, 1, 0)[: 8 if name == "long" else 3]
        table = raised(*owners, cards=("coins-2", "curse", *["coins-4"] * len(owners)))
        table.turn_up("coins-4")
        return lasting(table, viewer, lang, layout)

    return cursed_svg if name == "curse" else division


def cursed_svg(viewer: int, lang: str, layout: str) -> str:
    return cursed(viewer, lang, layout).svg


@pytest.mark.parametrize("name", ["short", "long", "curse"])
def test_letters_can_be_read_and_none_is_cut_in_any_language(name: str) -> None:
    for lang, layout, viewer in product(LANGUAGES, LAYOUTS, (0, 3, SPECTATOR)):
        svg = table_of(name)(viewer, lang, layout)
        assert "…" not in svg
        sizes = [
            float(size) for size, text in re.findall(r'font-size="([\d.]+)"[^>]*>([^<]*)', svg) if text not in "23456"
        ]
        assert min(sizes) >= (14 if layout == "wide" else 20)
