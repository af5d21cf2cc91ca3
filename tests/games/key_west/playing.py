"""Random players with a little sense: they bid little and do what they can before they finish an action.

Purely random ones end actions at once and are soon out of money; pictures of their matches show little.
"""

import random
from collections.abc import Iterator

from tradewinds.core.match import Match
from tradewinds.games.key_west import GAME
from tradewinds.games.key_west.actions import TABLE

MOST_BID = 12


def choose(match: Match, seat: int, chooser: random.Random) -> int:
    legal = match.legal(seat)
    if TABLE.kind(legal[0]).name == "bid":
        return chooser.choice(legal[:MOST_BID])
    busy = [action for action in legal if TABLE.kind(action).name != "done"]
    return chooser.choice(busy if busy and chooser.random() < 0.9 else legal)


def matches(seats: int, seed: int | str) -> Iterator[Match]:
    """The same match after each action, and when it is over another one; without end."""
    chooser = random.Random(f"{seed}")
    number = 0
    while True:
        match = Match(GAME, seats, seed=f"{seed} {number}", money="open" if number % 3 == 2 else "secret")
        yield match
        while match.actors:
            seat = chooser.choice(match.actors)
            match.act(seat, choose(match, seat, chooser))
            yield match
        number += 1
