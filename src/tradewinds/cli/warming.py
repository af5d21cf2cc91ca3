"""Compiling a game's rules ahead, with a progress bar: about half a minute the first time, nothing after."""

from collections.abc import Callable, Sequence
from importlib.util import find_spec
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from tradewinds.cli.say import notes, say, tell
from tradewinds.core.errors import default_language
from tradewinds.core.game import Game
from tradewinds.core.playout import drivers
from tradewinds.envs import drivers as env_drivers


def title(game: Game) -> str:
    return game.words.text(default_language(), "game-title")


def warm(game: Game, more: Sequence[Callable[[], Any]] = ()) -> None:
    """Compile whatever is not compiled yet."""
    steps = [*game.kernel.parts, *drivers(), *more]
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with Progress(*columns, console=notes, transient=True, disable=not notes.is_terminal) as progress:
        task = progress.add_task(say("cli-warming", game=title(game)), total=len(steps))
        for step in steps:
            step()
            progress.advance(task)


def environments() -> list[Callable[[], Any]]:
    """The drivers of the environments: only those who installed the libraries for them want to wait for these."""
    return env_drivers.drivers() if find_spec("gymnasium") else []


def announce(game: Game) -> None:
    tell(say("cli-warm", game=title(game)))
