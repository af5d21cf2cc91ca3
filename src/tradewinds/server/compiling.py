"""What a server needs compiled of a game, in parts that two processes can compile side by side.

As a program it compiles one part and prints how far it is after each step, so that the server answers meanwhile:
`python -m tradewinds.server.compiling deeds tobago`.
"""

import os
import sys
from collections.abc import Callable
from pathlib import Path

import tradewinds as tw
from tradewinds.core.cache import cache_folder
from tradewinds.core.game import Game
from tradewinds.core.layout import JIT
from tradewinds.core.match import Match
from tradewinds.games import GAMES

#: What happens, what may be chosen and seen, and what bots need besides. The longest step of a part comes last.
DEEDS, CHOICES, BOTS = "deeds", "choices", "bots"
FUNCTIONS = {
    DEEDS: ("setup", "scores", "winners", "reason", "chance", "learns", "apply"),
    CHOICES: ("hide", "legal", "why_not"),
    BOTS: ("sense", "determinize", "take_back"),
}
PARTS = tuple(FUNCTIONS)

Step = Callable[[], object]


def marker(part: str, name: str) -> Path:
    """A file beside the compiled code that says it is all there. Bots need drivers too, which are kept elsewhere."""
    searching = f"-{cache_folder('tradewinds.bots').name}" if part == BOTS else ""
    return cache_folder(GAMES[name]) / f"{part}{searching}"


def steps(part: str, game: Game) -> list[Step]:
    """Everything that belongs to a part: each is compiled now, or read from the cache."""
    if not JIT:
        return []
    functions: list[Step] = [lambda name=name: getattr(game.kernel, name) for name in FUNCTIONS[part]]  # type: ignore[misc]
    return [*(_drivers() if part == BOTS else []), *functions, lambda: _mark(part, game.name)]


def _drivers() -> list[Step]:
    from tradewinds.bots import ismcts  # noqa: PLC0415 - a server that still starts needs no search
    from tradewinds.core import guided  # noqa: PLC0415

    return [ismcts.driver, guided.on_driver]


def _mark(part: str, name: str) -> None:
    marker(part, name).parent.mkdir(parents=True, exist_ok=True)
    marker(part, name).touch()


def use(part: str, game: Game) -> None:
    for step in steps(part, game):
        step()


# What a table does first: once all parts it needs are there, this finds whatever else is to be read


def play(game: Game) -> None:
    from tradewinds.server.boards import board_html  # noqa: PLC0415 - drawing is not needed to compile rules

    match = Match(game, game.seats[0], seed=0)
    seat = match.actors[0]
    match.why_not(seat, 0)
    match.act(seat, match.legal(seat)[0])
    match.can_undo(seat)
    board_html(match, seat, "en")
    match.log(None)
    _ = match.outcome


def think(game: Game) -> None:
    from tradewinds.bots import make_bot  # noqa: PLC0415

    match = Match(game, game.seats[0], seed=0)
    seat = match.actors[0]
    seen, legal = match.seen(seat), match.legal(seat)
    for level in ("greedy", "novice"):
        make_bot(level, game, playouts=2).choose(seen, seat, legal)
    tw.advise(match, seat, playouts=2)


def compile_part(part: str, name: str) -> None:
    todo = steps(part, tw.load(name))
    for done, step in enumerate(todo, 1):
        step()
        print(f"{done}/{len(todo)}", flush=True)


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(5)  # the server that still starts, and whoever plays another game, comes first
    compile_part(*sys.argv[1:3])
