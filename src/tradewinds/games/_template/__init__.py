"""Nim, a game to copy (docs/add-a-game.md): small, with all that a game has: chance, secrets, bots, a picture."""

from pathlib import Path
from typing import Any

from tradewinds.core.game import Game, Rules
from tradewinds.games._template import rules, telling
from tradewinds.games._template.actions import TABLE
from tradewinds.games._template.box.components import EDITION, MOST_SEATS
from tradewinds.games._template.picture import PICTURE
from tradewinds.games._template.sense import sense
from tradewinds.games._template.state import STATE


def points(state: Any, seat: int) -> list[int]:
    """NM 4.2: shells, and those of the own heap once more."""
    taken = int(sum(state.players[seat].taken))
    return [taken, int(rules.points_of(state, seat)) - taken]


GAME = Game(
    name="nim",
    code="NM",
    version=1,
    seats=range(2, MOST_SEATS + 1),
    dtype=STATE,
    actions=TABLE,
    rules=Rules.of(rules, sense),
    telling=telling,
    edition=EDITION,
    home=Path(__file__).parent,
    sources=("shells", "favourite"),
    points=points,
    reasons=("none", "emptied"),
    laws=rules.LAWS,
    colours=("red", "white", "blue", "green"),
    picture=PICTURE,
)
