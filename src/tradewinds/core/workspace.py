"""A driver's room to work: one record, handed over by one address."""

from typing import Annotated, Any

import numpy as np
import numpy.typing as npt

from tradewinds.core.calling import setup
from tradewinds.core.game import Game
from tradewinds.core.kernel import MOST_CHOICES, MOST_OPTIONS, MOST_SEATS, shorts, view
from tradewinds.core.layout import Address, Ints, Long, Longs, address_of, as_record, rule


class Workspace:
    """What every driver needs: the rules of a game, a position kept elsewhere, lists. Drivers add their own."""

    rules: Address
    state: Address
    length: Long
    seats: Long
    options: Annotated[Ints, MOST_OPTIONS]
    choices: Annotated[Ints, MOST_CHOICES]
    weights: Annotated[Ints, MOST_CHOICES]
    scores: Annotated[Ints, MOST_SEATS]
    dice: Annotated[Longs, 4]


def furnished(kind: np.dtype[Any], game: Game, functions: tuple[str, ...], **values: Any) -> npt.NDArray[Any]:
    """A workspace with these functions of a game, and these values. Whoever puts in a handle keeps the array."""
    home = np.zeros(1, kind)
    work = as_record(home, kind)
    work.rules, work.length = game.kernel.table(*functions), game.dtype.itemsize // 2
    for name, value in values.items():
        work[name] = value
    return home


@rule
def begin(work: Workspace) -> None:
    """The first position of a new game."""
    vector = view(shorts(work.state), work.length)
    for i in range(work.length):
        vector[i] = 0
    setup(work.rules, work.state, work.seats, address_of(work.options))
