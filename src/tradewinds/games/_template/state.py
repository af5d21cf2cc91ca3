"""A position of Nim, as a record over one int16 vector."""

from enum import IntEnum
from typing import Annotated

from tradewinds.core.game import Head
from tradewinds.core.layout import Ints, layout
from tradewinds.games._template.box.components import HEAPS, MOST_SEATS

#: No token drawn yet.
NOTHING = -2


class Phase(IntEnum):
    DRAW = 0
    TURN = 1
    OVER = 2


class Player:
    favourite: int
    """The heap on the player's token: secret until the end."""
    taken: Annotated[Ints, HEAPS]
    """Shells taken from each heap."""


class State(Head):
    heaps: Annotated[Ints, HEAPS]
    """Shells that lie in each heap."""
    players: Annotated[list[Player], MOST_SEATS]


STATE = layout(State)
