"""`tradewinds arena`: bots against each other, and what comes of it."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from tradewinds import arena
from tradewinds.cli.say import check_place, console, notes, say, tell, write_file
from tradewinds.cli.warm_up import title, warm
from tradewinds.core.columns import width
from tradewinds.core.errors import default_language
from tradewinds.core.game import Game


@dataclass(frozen=True)
class Where:
    """Who does the work: so many processes, or a Ray cluster."""

    workers: int = 1
    ray: str | None = None


@dataclass(frozen=True)
class Wanted:
    """What is to be written besides the table."""

    csv: Path | None = None
    parquet: Path | None = None
    html: Path | None = None
    json: bool = False


def run(contest: arena.Contest, game: Game, where: Where, wanted: Wanted) -> None:
    for path in (wanted.csv, wanted.parquet, wanted.html):
        check_place(path)
    if wanted.parquet:
        arena.need_parquet()
    results = play(contest, game, where)
    facts = arena.summary(results)
    sheet = arena.contest_sheet(facts, arena.Voice(default_language(), game))
    files: list[tuple[Path | None, Callable[[], str | bytes]]] = [
        (wanted.csv, lambda: arena.as_csv(results)),
        (wanted.parquet, lambda: arena.as_parquet(results)),
        (wanted.html, lambda: arena.page(sheet)),
    ]
    for path, content in files:
        if path is not None:
            write_file(path, content())
    if wanted.json:
        print(json.dumps(facts))
    else:
        show(sheet)


def play(contest: arena.Contest, game: Game, where: Where) -> arena.Results:
    """The games, with a bar that shows how far they are."""
    warm(game)
    arena.prepare(contest)
    with bar(say("cli-simulating", game=title(game), seats=contest.seats), contest.games) as advance:
        return arena.run(contest, where.workers, where.ray, lambda played: advance(1))


@contextmanager
def bar(told: str, total: int) -> Iterator[Callable[[int], Any]]:
    """A progress bar where somebody watches; yields what moves it on."""
    counted, timed = (BarColumn(), MofNCompleteColumn()), (TimeElapsedColumn(), TimeRemainingColumn())
    columns = TextColumn("{task.description}"), *counted, *timed
    with Progress(*columns, console=notes, transient=True, disable=not notes.is_terminal) as shown:
        task = shown.add_task(told, total=total)
        yield lambda size: shown.advance(task, size)


def show(sheet: arena.Sheet) -> None:
    """A report in the terminal: its sentences and tables."""
    tell(sheet.title, style="bold")
    for told in sheet.lead:
        tell(told)
    for part in sheet.parts:
        console.print()
        tell(part.heading, style="bold")
        console.print(table(part))
        if part.note:
            tell(part.note, style="dim")


def table(part: arena.Part) -> Table:
    drawn = Table()
    for place, name in enumerate(part.head):
        # Figures stay whole: it is the names at the left and the heads that are broken where the screen is narrow.
        least = max((width(row[place]) for row in part.rows), default=0) if place else None
        drawn.add_column(name, justify="right" if place else "left", overflow="fold", min_width=least)
    for row in part.rows:
        drawn.add_row(*row)
    return drawn
