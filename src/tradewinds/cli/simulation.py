"""`tradewinds simulate`: many random games, and what they tell."""

import json
import time
from typing import Any

import numpy as np
from rich.progress import Progress
from rich.table import Table

from tradewinds.cli.say import console, notes, say
from tradewinds.cli.warming import warm
from tradewinds.core.errors import default_language
from tradewinds.core.game import Game
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
    with Progress(console=notes, transient=True) as progress:
        task = progress.add_task(say("cli-simulating", game=game.name, seats=seats), total=games)
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


def statistics(values: Any) -> dict[str, float]:
    return {
        "mean": round(float(values.mean()), 3),
        "sd": round(float(values.std()), 3),
        "min": int(values.min()),
        "max": int(values.max()),
    }


def interval(wins: int, games: int) -> float:
    """Half the width of a 95 % interval of a share."""
    share = wins / games
    return 1.96 * float(np.sqrt(share * (1 - share) / games))


def show(game: Game, facts: dict[str, Any]) -> None:
    text = game.words.text
    lang = default_language()
    console.print(say("cli-simulated", game=text(lang, "game-title"), **_plain(facts)))
    length = facts["decisions"]
    console.print(
        say("cli-length", mean=_one(length["mean"]), sd=_one(length["sd"]), low=length["min"], high=length["max"])
    )
    table = Table(*[say(f"cli-column-{name}") for name in ("seat", "mean", "sd", "range", "wins")])
    for seat, score in enumerate(facts["scores"]):
        wins = facts["wins"][seat]
        share = f"{wins / facts['games']:.1%} ± {interval(wins, facts['games']):.1%}"
        spread = f"{score['min']}–{score['max']}"
        table.add_row(game.words.seat(lang, seat), _one(score["mean"]), _one(score["sd"]), spread, share)
    console.print(table)
    for reason, count in facts["reasons"].items():
        told = text(lang, f"reason-{reason}") if reason != "none" else say("cli-unended")
        console.print(f"{count / facts['games']:7.1%}  {told}")
    if facts["broken_laws"]:
        console.print(say("cli-broken", count=facts["broken_laws"]))


def _one(value: float) -> str:
    return f"{value:.1f}"


def _plain(facts: dict[str, Any]) -> dict[str, str]:
    names = ("games", "seats", "seconds", "games_per_second", "decisions_per_second")
    return {name.replace("_", "-"): f"{facts[name]:,}" for name in names}
