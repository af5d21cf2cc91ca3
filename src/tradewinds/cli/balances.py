"""`tradewinds balance`: what many quick games tell about a game."""

import json
import time
from pathlib import Path
from typing import Any

from tradewinds import arena
from tradewinds.arena.survey import Survey, driver, joined, survey
from tradewinds.cli import contests
from tradewinds.cli.say import CommandError, check_place, say, write_file
from tradewinds.cli.warm_up import title, warm
from tradewinds.core.errors import default_language
from tradewinds.core.game import Game

BATCH = 1_000
#: So many games are asked at every decision which rules forbid something.
PROBED = 200


def run(
    game: Game, seats: int, games: int, seed: str, way: str, options: dict[str, str], html: Path | None, as_json: bool
) -> None:
    if way not in arena.WAYS:
        raise CommandError("cli-no-way", way=way, ways=", ".join(arena.WAYS))
    game.option_values(options)
    check_place(html)
    warm(game)
    driver()
    start = time.perf_counter()
    notes = play(game, seats, games, seed, way, options)
    seconds = time.perf_counter() - start
    clock = {"seconds": round(seconds, 3), "games_per_second": games / seconds}
    facts = arena.balance(game, notes) | {"seed": seed, "play": way, "options": options, "clock": clock}
    sheet = arena.balance_sheet(facts, arena.Voice(default_language(), game))
    if html is not None:
        write_file(html, arena.page(sheet))
    if as_json:
        print(json.dumps(facts))
    else:
        contests.show(sheet)


def play(game: Game, seats: int, games: int, seed: str, way: str, options: dict[str, Any]) -> Survey:
    """The games in batches, each with a seed of its own; the first is probed."""
    parts = []
    with contests.bar(say("cli-simulating", game=title(game), seats=seats), games) as advance:
        for first in range(0, games, BATCH):
            size = min(BATCH, games - first)
            probe = PROBED if first == 0 else 0
            parts.append(survey(game, seats, size, f"{seed}/{first}", way, probe, **options))
            advance(size)
    return joined(parts)
