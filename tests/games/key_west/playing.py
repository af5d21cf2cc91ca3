"""Random players with a little sense: they bid little and do what they can before they finish an action.

Purely random ones end actions at once and are soon out of money; pictures of their matches show little.
"""

import random

from tests.pictures.playing import Played
from tradewinds.core.match import Match
from tradewinds.games.key_west import GAME
from tradewinds.games.key_west.actions import TABLE
from tradewinds.games.key_west.picture import compose

MOST_BID = 12


def choose(match: Match, seat: int, chooser: random.Random) -> int:
    legal = match.legal(seat)
    if TABLE.kind(legal[0]).name == "bid":
        return chooser.choice(legal[:MOST_BID])
    busy = [action for action in legal if TABLE.kind(action).name != "done"]
    return chooser.choice(busy if busy and chooser.random() < 0.9 else legal)


PLAYED = Played(
    GAME,
    choose,
    compose,
    still=("points-1", "points-2"),
    options=({"money": "secret"}, {"bank": "rest"}, {"money": "open"}),
)
