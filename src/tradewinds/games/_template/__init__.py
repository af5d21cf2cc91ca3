"""Nim, a game to copy (docs/add-a-game.md): small, with all that a game has: chance, secrets, bots, a picture."""

from pathlib import Path
from typing import Any

from tradewinds.core.game import Game, Picture, Rules
from tradewinds.core.words import COMMON, Words
from tradewinds.games._template import picture, rules, telling
from tradewinds.games._template.actions import TABLE
from tradewinds.games._template.box.components import EDITION, MOST_SEATS
from tradewinds.games._template.sense import sense
from tradewinds.games._template.state import STATE

_HERE = Path(__file__).parent
COLOURS = ("red", "white", "blue", "green")


def points(state: Any, seat: int) -> list[int]:
    """NM 4.2: shells, and those of the own heap once more."""
    taken = int(sum(state.players[seat].taken))
    return [taken, int(rules.points_of(state, seat)) - taken]


GAME = Game(
    name="nim",
    code="NM",
    version=1,
    seats=range(2, MOST_SEATS + 1),
    options=(),
    dtype=STATE,
    actions=TABLE,
    rules=Rules.of(rules, sense),
    words=Words(_HERE / "words", COMMON, COLOURS, EDITION.numbers),
    telling=telling,
    edition=EDITION,
    rulebook=_HERE / "rulebook",
    sources=("shells", "favourite"),
    points=points,
    reasons=("none", "emptied"),
    laws=rules.LAWS,
    colours=COLOURS,
    picture=Picture(draw=picture.draw, png=picture.png),
)
