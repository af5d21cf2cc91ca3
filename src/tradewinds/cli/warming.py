"""Compiling a game's rules ahead, with a progress bar: about half a minute the first time, nothing after."""

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from tradewinds.cli.say import notes, say
from tradewinds.core.game import Game
from tradewinds.core.playout import drivers


def warm(game: Game) -> None:
    """Compile whatever is not compiled yet."""
    steps = [*game.kernel.parts, *drivers()]
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with Progress(*columns, console=notes, transient=True) as progress:
        task = progress.add_task(say("cli-warming", game=game.name), total=len(steps))
        for step in steps:
            step()
            progress.advance(task)
