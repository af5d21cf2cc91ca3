"""West of Africa by Martin Schlegel: the game as a value."""

from pathlib import Path

from tradewinds.core.game import Game, Option, Rules
from tradewinds.core.taste import names_of, read_taste
from tradewinds.games.west_of_africa import picture, rules, sense, telling
from tradewinds.games.west_of_africa.actions import TABLE
from tradewinds.games.west_of_africa.box.components import EDITION
from tradewinds.games.west_of_africa.state import STATE
from tradewinds.games.west_of_africa.telling.figures import FIGURES

_HERE = Path(__file__).parent


GAME = Game(
    name="west-of-africa",
    code="WA",
    version=1,
    seats=range(2, 6),
    options=(Option("gold_track", ("last", "topmost")),),
    dtype=STATE,
    actions=TABLE,
    rules=Rules.of(rules, sense.sense),
    telling=telling,
    edition=EDITION,
    home=_HERE,
    figures=FIGURES,
    sources=("settlements", "offices", "gold-lead", "gold-end"),
    reasons=("none", "points", "settlements", "both"),
    laws=rules.LAWS,
    colours=("red", "white", "blue", "green", "yellow"),
    taste=read_taste(_HERE / "sense.toml", names_of(sense.Care)),
    picture=picture.PICTURE,
)
