"""Bots: a bot sees only what its seat sees, so it cannot cheat.

`BOTS` names them; `make_bot(name, game, seed)` makes one.
"""

from collections.abc import Callable, Sequence
from typing import Protocol

from tradewinds.bots.ismcts import SearchBot
from tradewinds.bots.random_bot import RandomBot
from tradewinds.bots.rollout_bot import RolloutBot
from tradewinds.core.errors import BadRequest
from tradewinds.core.game import Game
from tradewinds.core.layout import Vector


class Bot(Protocol):
    """Chooses one of the legal actions from the vector its seat may see; it never holds the true position."""

    def choose(self, seen: Vector, seat: int, legal: Sequence[int]) -> int: ...


BOTS: dict[str, Callable[[Game, int | str], Bot]] = {
    "random": RandomBot,
    "rollout": RolloutBot,
    "search": SearchBot,
}


def make_bot(name: str, game: Game, seed: int | str = 0) -> Bot:
    """A bot by name; equal seeds and equal views give equal choices."""
    if name not in BOTS:
        raise BadRequest("error-no-bot", bot=name, bots=", ".join(BOTS))
    return BOTS[name](game, seed)


__all__ = ["BOTS", "Bot", "RandomBot", "RolloutBot", "SearchBot", "make_bot"]
