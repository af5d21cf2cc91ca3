"""West of Africa by Martin Schlegel: the game as a value."""

from pathlib import Path
from typing import Any

from tradewinds.core.game import Game, Picture, Rules
from tradewinds.core.taste import names_of, read_taste
from tradewinds.core.words import COMMON, Words
from tradewinds.games.west_of_africa import picture, rules, sense, telling
from tradewinds.games.west_of_africa.actions import TABLE
from tradewinds.games.west_of_africa.box.components import EDITION
from tradewinds.games.west_of_africa.state import STATE
from tradewinds.games.west_of_africa.telling.figures import FIGURES

_HERE = Path(__file__).parent
COLOURS = ("red", "white", "blue", "green", "yellow")


def points(state: Any, seat: int) -> list[int]:
    return [int(n) for n in state.players[seat].points]


GAME = Game(
    name="west-of-africa",
    code="WA",
    version=1,
    seats=range(2, 6),
    options=(),
    dtype=STATE,
    actions=TABLE,
    rules=Rules.of(rules, sense.sense),
    words=Words(_HERE / "words", COMMON, COLOURS, EDITION.numbers),
    telling=telling,
    edition=EDITION,
    rulebook=_HERE / "rulebook",
    figures=FIGURES,
    sources=("settlements", "offices", "gold-lead", "gold-end"),
    points=points,
    reasons=("none", "points", "settlements", "both"),
    laws=rules.LAWS,
    colours=COLOURS,
    taste=read_taste(_HERE / "sense.toml", names_of(sense.Care)),
    picture=Picture(draw=picture.draw, png=picture.png),
)
