"""Bots: a bot sees only what its seat sees, so it cannot cheat.

`BOTS` names them; `make_bot(name, game, seed)` makes one. `LEVELS` are the bots for people to play against.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from tradewinds.bots.greedy_bot import GreedyBot
from tradewinds.bots.levels import LEVELS, Level, LevelBot
from tradewinds.bots.random_bot import RandomBot
from tradewinds.bots.rollout_bot import RolloutBot
from tradewinds.bots.search_bot import SearchBot
from tradewinds.core.errors import BadRequest
from tradewinds.core.game import Game
from tradewinds.core.layout import Vector


class Bot(Protocol):
    """Chooses one of the legal actions from the vector its seat may see; it never holds the true position."""

    def choose(self, seen: Vector, seat: int, legal: Sequence[int]) -> int: ...


#: These do not search: no budget makes them think longer.
_QUICK: dict[str, Callable[..., Bot]] = {"random": RandomBot, "rollout": RolloutBot, "greedy": GreedyBot}
BOTS: dict[str, Callable[..., Bot]] = {
    **_QUICK,
    "search": SearchBot,
    **{name: partial(LevelBot, level=level) for name, level in LEVELS.items()},
}


def make_bot(
    name: str,
    game: Game,
    seed: int | str = 0,
    *,
    playouts: int | None = None,
    seconds: float | None = None,
    threads: int = 1,
) -> Bot:
    """A bot by name; equal seeds and equal views in turn give equal choices, unless `seconds` cut its thinking short.

    `playouts`, `seconds` and `threads` are for bots that search; without them a bot has the budget of its name.
    """
    if name not in BOTS:
        raise BadRequest("error-no-bot", bot=name, bots=", ".join(BOTS))
    if name in _QUICK:
        return BOTS[name](game, seed)
    budget = {"playouts": playouts} if playouts else {}
    return BOTS[name](game, seed, seconds=seconds, threads=threads, **budget)


__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "GreedyBot",
    "Level",
    "LevelBot",
    "RandomBot",
    "RolloutBot",
    "SearchBot",
    "make_bot",
]
