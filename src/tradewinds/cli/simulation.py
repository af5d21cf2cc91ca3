"""`tradewinds simulate`: many random games, and what they tell."""

import json
import time
from typing import Any

import numpy as np
from rich.progress import Progress
from rich.table import Table

from tradewinds.arena.measures import statistics
from tradewinds.cli.say import console, decimal, notes, percent, say, tell
from tradewinds.cli.warm_up import title, warm
from tradewinds.core.errors import default_language
from tradewinds.core.game import Game
from tradewinds.core.interval import interval
from tradewinds.core.playout import COLUMNS, Results, random_games

BATCH = 2_000


def run(game: Game, seats: int, games: int, seed: str, check: bool, options: dict[str, str], as_json: bool) -> None:
    game.option_values(options)
    warm(game)
    results, seconds = play(game, seats, games, seed, check, options)
    facts = summary(game, results, seconds)
    if as_json:
        print(json.dumps(facts))
    else:
        show(game, facts)


def play(game: Game, seats: int, games: int, seed: str, check: bool, options: dict[str, str]) -> tuple[Results, float]:
    """The games in batches, each with a seed of its own, and the seconds they took."""
    tables = [np.zeros((0, COLUMNS), np.int64)]
    seconds = 0.0
    with Progress(console=notes, transient=True, disable=not notes.is_terminal) as progress:
        task = progress.add_task(say("cli-simulating", game=title(game), seats=seats), total=games)
        for first in range(0, games, BATCH):
            size = min(BATCH, games - first)
            start = time.perf_counter()
            tables.append(random_games(game, seats, size, f"{seed}/{first}", check, **options).table)
            seconds += time.perf_counter() - start
            progress.advance(task, size)
    return Results(seats, np.concatenate(tables)), seconds


def summary(game: Game, results: Results, seconds: float) -> dict[str, Any]:
    """What a program may read: counts, rates, score and length statistics."""
    games = len(results.table)
    decisions = int(results.decisions.sum())
    return {
        "game": game.name,
        "seats": results.seats,
        "games": games,
        "seconds": round(seconds, 3),
        "games_per_second": round(games / seconds),
        "decisions_per_second": round(decisions / seconds),
        "decisions": statistics(results.decisions),
        "scores": [statistics(results.scores[:, seat]) for seat in range(results.seats)],
        "wins": [int((results.winners >> seat & 1).sum()) for seat in range(results.seats)],
        "reasons": {
            reason: int((results.reasons == number).sum())
            for number, reason in enumerate(game.reasons)
            if number or (results.reasons == number).any()
        },
        "broken_laws": int((results.laws != 0).sum()),
    }


def show(game: Game, facts: dict[str, Any]) -> None:
    tell(say("cli-simulated", game=title(game), **_plain(facts)))
    length = facts["decisions"]
    spread = {"low": decimal(length["min"]), "high": decimal(length["max"])}
    tell(say("cli-length", mean=decimal(length["mean"], 1), sd=decimal(length["sd"], 1), **spread))
    console.print(_table(game, facts))
    for reason, count in facts["reasons"].items():
        told = game.words.text(default_language(), f"reason-{reason}") if reason != "none" else say("cli-unended")
        tell(f"{percent(count / facts['games']):>8}  {told}", indent=" " * 10)
    if facts["broken_laws"]:
        tell(say("cli-broken", count=facts["broken_laws"]))


def _table(game: Game, facts: dict[str, Any]) -> Table:
    """A row for each seat: points and wins."""
    table = Table(*[say(f"cli-column-{name}") for name in ("seat", "mean", "sd", "range", "wins")])
    for seat, (score, wins) in enumerate(zip(facts["scores"], facts["wins"], strict=True)):
        table.add_row(
            game.words.seat(default_language(), seat),
            decimal(score["mean"], 1),
            decimal(score["sd"], 1),
            f"{score['min']}–{score['max']}",
            "{} ({}–{})".format(*map(percent, (wins / facts["games"], *interval(wins, facts["games"])))),
        )
    return table


def _plain(facts: dict[str, Any]) -> dict[str, str]:
    names = ("games", "seats", "games_per_second", "decisions_per_second")
    return {"seconds": decimal(facts["seconds"], 3)} | {name.replace("_", "-"): decimal(facts[name]) for name in names}
