"""What a server needs compiled of a game, in two parts: what people need to play, and what bots need to think.

As a program it compiles one part and prints how far it is after each step, so that the server answers meanwhile:
`python -m tradewinds.server.compiling rules tobago`.
"""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import numba

import tradewinds as tw
from tradewinds.core.game import Game
from tradewinds.core.layout import JIT
from tradewinds.core.match import Match

RULES, BOTS = "rules", "bots"
PARTS = (RULES, BOTS)

Step = Callable[[], object]


def marker(part: str, name: str) -> Path:
    """A file beside the compiled code that says it is all there."""
    folder: str = numba.config.CACHE_DIR  # type: ignore[attr-defined]
    return Path(folder) / f"{name}.{part}"


def steps(part: str, game: Game) -> list[Step]:
    """Calls of everything that belongs to a part: each is compiled now, or read from the cache."""
    if not JIT:
        return []
    return [*(_rules(game) if part == RULES else _bots(game)), lambda: _mark(part, game.name)]


def _mark(part: str, name: str) -> None:
    marker(part, name).parent.mkdir(parents=True, exist_ok=True)
    marker(part, name).touch()


#: The functions of a game that a table calls, the slowest to compile last; and those that only bots need.
_OF_TABLES = ("setup", "window", "actors", "chance", "hide", "scores", "winners", "reason", "why_not", "legal", "apply")
_OF_BOTS = ("sense", "determinize")


def _functions(game: Game, names: Sequence[str]) -> list[Step]:
    return [lambda name=name: getattr(game.kernel, name) for name in names]  # type: ignore[misc]


def _rules(game: Game) -> list[Step]:
    return [*_functions(game, _OF_TABLES), lambda: _play(game)]


def _play(game: Game) -> None:
    from tradewinds.server.boards import board_html  # noqa: PLC0415 - drawing is not needed to compile rules

    match = Match(game, game.seats[0], seed=0)
    seat = match.actors[0]
    match.why_not(seat, 0)
    match.act(seat, match.legal(seat)[0])
    match.can_undo(seat)
    board_html(match, seat, "en")
    match.log(None)
    _ = match.outcome


def _bots(game: Game) -> list[Step]:
    """First what no other part compiles at the same time; a search and a piece of advice put it to use."""
    from tradewinds.bots import ismcts, make_bot  # noqa: PLC0415 - a server that still starts needs no bots
    from tradewinds.core import guided  # noqa: PLC0415

    def think() -> None:
        match = Match(game, game.seats[0], seed=0)
        seat = match.actors[0]
        seen, legal = match.seen(seat), match.legal(seat)
        for level in ("random", "greedy", "novice"):
            make_bot(level, game, playouts=2).choose(seen, seat, legal)
        tw.advise(match, seat, playouts=2)

    return [ismcts.driver, guided.on_driver, *_functions(game, _OF_BOTS), think]


def use(part: str, game: Game) -> None:
    for step in steps(part, game):
        step()


def compile_part(part: str, name: str) -> None:
    todo = steps(part, tw.load(name))
    for done, step in enumerate(todo, 1):
        step()
        print(f"{done}/{len(todo)}", flush=True)


if __name__ == "__main__":
    compile_part(*sys.argv[1:3])
