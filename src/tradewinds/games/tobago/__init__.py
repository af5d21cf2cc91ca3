"""Tobago by Bruce Allen: the game as a value."""

from pathlib import Path
from typing import Any

from tradewinds.core.game import Game, Option, Rules
from tradewinds.core.taste import names_of, read_taste
from tradewinds.games.tobago import picture, rules, sense, telling
from tradewinds.games.tobago.actions import TABLE
from tradewinds.games.tobago.box.components import COINS, EDITION, GOLD_VALUES, VALUES
from tradewinds.games.tobago.state import STATE
from tradewinds.games.tobago.telling.figures import FIGURES

_HERE = Path(__file__).parent


def points(state: Any, seat: int) -> list[int]:
    """Coins by the value of the cards they are on."""
    return [int(state.players[seat].gold[value]) * int(COINS[value]) for value in range(VALUES)]


GAME = Game(
    name="tobago",
    code="TB",
    version=2,
    former=(1,),
    seats=range(2, 5),
    options=(Option("islands", ("printed", "all")),),
    dtype=STATE,
    actions=TABLE,
    rules=Rules.of(rules, sense.sense),
    telling=telling,
    edition=EDITION,
    home=_HERE,
    figures=FIGURES,
    sources=tuple(f"coins-{value}" for value in GOLD_VALUES),
    points=points,
    reasons=("none", "gold", "stalled"),
    laws=rules.LAWS,
    colours=("red", "blue", "yellow", "green"),
    taste=read_taste(_HERE / "sense.toml", names_of(sense.Care)),
    picture=picture.PICTURE,
)
