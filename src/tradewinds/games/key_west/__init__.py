"""Key West by Martin Schlegel: the game as a value."""

from pathlib import Path

from tradewinds.core.game import Game, Option, Rules
from tradewinds.core.taste import names_of, read_taste
from tradewinds.games.key_west import picture, rules, sense, telling
from tradewinds.games.key_west.actions import TABLE
from tradewinds.games.key_west.box.components import EDITION, FEWEST_SEATS, MOST_SEATS
from tradewinds.games.key_west.state import STATE
from tradewinds.games.key_west.telling.figures import FIGURES

_HERE = Path(__file__).parent


GAME = Game(
    name="key-west",
    code="KW",
    version=1,
    seats=range(FEWEST_SEATS, MOST_SEATS + 1),
    options=(Option("money", ("secret", "open")), Option("bank", ("full", "rest"))),
    dtype=STATE,
    actions=TABLE,
    rules=Rules.of(rules, sense.sense),
    telling=telling,
    edition=EDITION,
    home=_HERE,
    figures=FIGURES,
    sources=("bosses", "hotels", "cigars", "shares", "wrecks", "fruit", "treasures", "stars", "money"),
    reasons=("none", "rounds"),
    laws=rules.LAWS,
    colours=("blue", "red", "green", "yellow", "white"),
    taste=read_taste(_HERE / "sense.toml", names_of(sense.Care)),
    picture=picture.PICTURE,
)
