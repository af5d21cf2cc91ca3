"""What came of a contest: rows for a table, and the summary that people and programs read."""

import csv
import io
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any

import numpy as np

from tradewinds.arena.episode import Played, Record
from tradewinds.arena.measures import histogram, share, statistics
from tradewinds.arena.rating import can_rate, ratings
from tradewinds.arena.schedule import Contest, game_of
from tradewinds.arena.voice import WORDS
from tradewinds.core.errors import BadRequest
from tradewinds.core.game import Game

Row = dict[str, Any]


@dataclass(frozen=True)
class Results:
    """The games of a contest in the order of their numbers, and the seconds it took."""

    contest: Contest
    games: tuple[Played, ...]
    seconds: float

    @property
    def game(self) -> Game:
        return game_of(self.contest)

    @property
    def records(self) -> list[Record]:
        return [played.record for played in self.games]

    @property
    def names(self) -> list[str]:
        """The bots, each once."""
        return list(dict.fromkeys(self.contest.bots))

    def seats_of(self, name: str, seat: int | None = None) -> list[tuple[Played, int]]:
        """Each time a bot sat somewhere, or in one seat."""
        wanted = range(self.contest.seats) if seat is None else (seat,)
        return [(played, s) for played in self.games for s in wanted if played.record.bots[s] == name]


# Tables


def rows(results: Results) -> list[Row]:
    """One row for each seat of each game. Nothing in it depends on where or how fast it was played."""
    sources = results.game.sources
    return [
        {
            "game": record.number,
            "round": record.round,
            "seed": record.seed,
            "seat": seat,
            "bot": bot,
            "won": record.won(seat),
            "rank": record.rank(seat),
            "score": record.scores[seat],
            **{f"points_{source}": record.points[seat][i] for i, source in enumerate(sources)},
            "decisions": record.decisions[seat],
            "reason": record.reason,
        }
        for record in results.records
        for seat, bot in enumerate(record.bots)
    ]


def as_csv(results: Results) -> str:
    out = io.StringIO()
    table = rows(results)
    writer = csv.DictWriter(out, list(table[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(table)
    return out.getvalue()


def need_parquet() -> None:
    """Raise when pyarrow is not installed."""
    if find_spec("pyarrow") is None:
        raise BadRequest("arena-no-parquet", WORDS)


def as_parquet(results: Results) -> bytes:
    """The same rows as Parquet; needs pyarrow."""
    need_parquet()
    import pyarrow  # noqa: PLC0415 - an extra
    from pyarrow import parquet  # noqa: PLC0415

    sink = pyarrow.BufferOutputStream()
    parquet.write_table(pyarrow.Table.from_pylist(rows(results)), sink)
    return bytes(sink.getvalue())


# The summary


def summary(results: Results) -> dict[str, Any]:
    """All figures of a contest. What depends on the machine is under `clock` alone."""
    contest, records = results.contest, results.records
    rated = ratings(records) if can_rate() else {}
    return {
        "game": contest.game,
        "seats": contest.seats,
        "games": len(records),
        "seed": contest.seed,
        "options": dict(contest.options),
        "bots": {name: _bot(results, name) | rated.get(name, {}) for name in results.names},
        "by_seat": [share(sum(record.won(seat) for record in records), len(records)) for seat in range(contest.seats)],
        "length": statistics(_lengths(records)),
        "lengths": histogram([int(n) for n in _lengths(records)]),
        "reasons": {
            reason: sum(record.reason == reason for record in records)
            for number, reason in enumerate(results.game.reasons)
            if number or any(record.reason == reason for record in records)
        },
        "clock": _clock(results),
    }


def _lengths(records: Sequence[Record]) -> Any:
    return np.array([sum(record.decisions) for record in records])


def _bot(results: Results, name: str) -> dict[str, Any]:
    sat = results.seats_of(name)
    points = np.array([played.record.points[seat] for played, seat in sat], float).mean(axis=0)
    return {
        **_wins(sat),
        "score": statistics(np.array([played.record.scores[seat] for played, seat in sat])),
        "sources": {source: round(float(points[i]), 3) for i, source in enumerate(results.game.sources)},
        "by_seat": [_wins(results.seats_of(name, seat)) for seat in range(results.contest.seats)],
        "decisions": statistics(np.array([played.record.decisions[seat] for played, seat in sat])),
    }


def _wins(sat: Sequence[tuple[Played, int]]) -> dict[str, Any]:
    return share(sum(played.record.won(seat) for played, seat in sat), len(sat))


def _clock(results: Results) -> dict[str, Any]:
    """Rates: how fast it went, and how long each bot thinks about a decision."""
    thinking = {}
    for name in results.names:
        sat = results.seats_of(name)
        seconds = sum(played.seconds[seat] for played, seat in sat)
        thinking[name] = seconds / max(sum(played.record.decisions[seat] for played, seat in sat), 1)
    return {
        "seconds": round(results.seconds, 3),
        "games_per_second": len(results.games) / results.seconds,
        "seconds_per_decision": thinking,
    }
