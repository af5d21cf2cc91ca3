"""Compiling rules ahead, with a progress bar: a minute or so for each game the first time, nothing after."""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

import tradewinds as tw
from tradewinds.cli.say import notes, say, tell
from tradewinds.core.errors import default_language
from tradewinds.core.game import Game
from tradewinds.core.playout import drivers
from tradewinds.envs import rows
from tradewinds.server import compiling


def title(game: Game) -> str:
    return game.words.text(default_language(), "game-title")


def _progress() -> Progress:
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    return Progress(*columns, console=notes, transient=True, disable=not notes.is_terminal)


def steps_of(game: Game) -> list[Callable[[], Any]]:
    return [*game.kernel.parts, *drivers()]


def warm(game: Game, steps: Sequence[Callable[[], Any]] = ()) -> None:
    """Compile whatever is not compiled yet of what every game needs, or of these steps."""
    todo = steps or steps_of(game)
    with _progress() as progress:
        task = progress.add_task(say("cli-warming", game=title(game)), total=len(todo))
        for step in todo:
            step()
            progress.advance(task)


def warm_all(names: Sequence[str]) -> None:
    """Compile several games side by side: the compiler keeps one core busy, so each has a process of its own."""
    games = {name: tw.load(name) for name in names}
    if len(games) == 1:
        for game in games.values():
            warm(game, [*_everything(game), *rows.parts()])
            _announce(game)
        return
    workers = min(len(games), os.cpu_count() or 1)
    with _progress() as progress, ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        task = progress.add_task(say("cli-warming-all"), total=len(games))
        begun = {pool.submit(_compile, name): game for name, game in games.items()}
        shared = pool.submit(_compile_environments)
        for done in as_completed(begun):
            done.result()
            progress.advance(task)
            _announce(begun[done])
        shared.result()


def _compile(name: str) -> None:
    for step in _everything(tw.load(name)):
        step()


def _compile_environments() -> None:
    """The drivers of the environments, the same for every game."""
    for step in rows.parts():
        step()


def _everything(game: Game) -> list[Callable[[], Any]]:
    """With what servers need."""
    return [*steps_of(game), *(step for part in compiling.PARTS for step in compiling.steps(part, game))]


def _announce(game: Game) -> None:
    tell(say("cli-warm", game=title(game)))
