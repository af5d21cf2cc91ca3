"""Every law notices what it is there for; every refusal has a rule and a sentence."""

from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from tests.games.key_west.table import ELEVEN, Table
from tradewinds.core.words import LANGUAGES
from tradewinds.games.key_west import GAME
from tradewinds.games.key_west.rules import bidding, business, cards, discs, dispatch, dive, money, turn

Break = Callable[[Any], None]


def put(field: str, value: int, index: int | None = None, seat: int | None = None) -> Break:
    """Set one field of the position, or of a player, to a wrong value."""

    def broken(state: Any) -> None:
        owner = state if seat is None else state.players[seat]
        if index is None:
            setattr(owner, field, value)
        else:
            getattr(owner, field)[index] = value

    return broken


BROKEN: list[tuple[str, Break]] = [
    ("money", put("bank", 124)),
    ("money", put("bank", -1)),
    ("money", put("counted", 21, seat=1)),
    ("bills", put("bridges", 2, 0)),
    ("bills", put("proved", 1, 0, seat=2)),
    ("cards", put("deck", 9, 0)),
    ("cards", put("removed", 1)),
    ("tiles", put("deep", 4, 0)),
    ("tiles", put("holders", 9, 0)),
    ("tiles", put("wrecks", 1)),
    ("harvest", put("mainland", 1, 0)),
    ("harvest", put("fruit", 1, 2, seat=0)),
    ("discs", put("discs", 10, seat=3)),
    ("spaces", put("free", 8, 0)),
    ("spaces", put("spaces", 0, 0)),
    ("markers", put("markers", 5, seat=0)),
    ("markers", put("track", 1, seat=0)),
    ("bids", put("bid", -1, seat=0)),
    ("bids", put("bid", 21, seat=0)),
    ("turn", put("actors", 0)),
    ("turn", put("current", 1)),
    ("turn", put("target", 3)),
    ("turn", put("looking", 3)),
    ("turn", put("picks", 1)),
    ("turn", put("dice_due", 1)),
    ("turn", put("game_round", 9)),
    ("points", put("cigars", 41, seat=0)),
    ("points", put("points", -1, 0, seat=0)),
]


@pytest.mark.parametrize(("law", "broken"), BROKEN, ids=[f"{law}-{i}" for i, (law, _) in enumerate(BROKEN)])
def test_a_broken_law_is_named(law: str, broken: Break) -> None:
    table = Table()
    broken(table.state)
    assert GAME.laws[GAME.rules.invariants(table.state)] == law


def test_laws_hold_with_everything_on_the_board() -> None:
    table = Table(5)
    table.set_discs(0, *ELEVEN)
    table.set_complete("key-largo-cut", "long-key", "seven-miles-bridge")
    table.set_treasures(1, chest=5, mask=2)
    table.set_raised("wreck", 10, seat=2)
    table.set_mainland(orange=9)
    table.set_markers(3, "repeat", "dive")
    table.set_cards(4, "long-key")
    table.check()


MODULES: tuple[ModuleType, ...] = (dispatch, bidding, business, cards, discs, dive, money, turn)


def refusals() -> set[int]:
    """The codes of all refusals: constants of the rules between 100 and 1400."""
    found = {
        value for module in MODULES for name, value in vars(module).items() if name.isupper() and value.__class__ is int
    }
    return {code for code in found if 100 < code < 1400 and code != len(GAME.actions)}


def test_every_refusal_has_its_sentence_and_every_sentence_its_refusal() -> None:
    wanted = {f"why-{code // 100}-{code % 100}" for code in refusals()}
    for lang in LANGUAGES:
        source = (GAME.words.folder / f"{lang}.ftl").read_text("utf-8")
        assert {line.split(" =")[0] for line in source.splitlines() if line.startswith("why-")} == wanted
