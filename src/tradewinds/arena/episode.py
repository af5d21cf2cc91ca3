"""One game of a contest: played by the rules of a match, each bot shown only what its seat sees."""

import time
from dataclasses import dataclass
from typing import Any

from tradewinds.arena.schedule import Contest, game_of
from tradewinds.bots import make_bot
from tradewinds.core.match import Match
from tradewinds.core.playout import MOST_DECISIONS


@dataclass(frozen=True)
class Record:
    """What came of a game; the same wherever and whenever it is played."""

    number: int
    round: int
    seed: str
    bots: tuple[str, ...]
    reason: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    points: tuple[tuple[int, ...], ...]
    """For each seat its points by source."""
    decisions: tuple[int, ...]
    """For each seat how often it chose."""

    def won(self, seat: int) -> float:
        """1 for the winner; winners who are level share it."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def rank(self, seat: int) -> int:
        """1 for winners; others stand behind those with more points."""
        if seat in self.winners:
            return 1
        own = self.scores[seat]
        return 1 + sum(other in self.winners or score > own for other, score in enumerate(self.scores))


@dataclass(frozen=True)
class Played:
    """A game and the seconds each seat thought."""

    record: Record
    seconds: tuple[float, ...]


def new_match(contest: Contest, seed: str) -> Match:
    options: dict[str, Any] = dict(contest.options)
    return Match(game_of(contest), contest.seats, seed, **options)


def play(contest: Contest, number: int) -> Played:
    """Play the game of that number."""
    game, fixture = game_of(contest), contest.fixture(number)
    match = new_match(contest, fixture.seed)
    # The deal of a round is shared, what bots draw is not: equal bots would else play the same game again.
    bots = [make_bot(name, game, f"{contest.seed}/{number}/{seat}") for seat, name in enumerate(fixture.bots)]
    decisions, seconds = [0] * contest.seats, [0.0] * contest.seats
    while match.actors and sum(decisions) < MOST_DECISIONS:
        seat = match.actors[0]
        seen, legal = match.seen(seat), match.legal(seat)
        start = time.perf_counter()
        action = bots[seat].choose(seen, seat, legal)
        seconds[seat] += time.perf_counter() - start
        decisions[seat] += 1
        match.act(seat, action)
    return Played(_record(match, contest, number, tuple(decisions)), tuple(seconds))


def _record(match: Match, contest: Contest, number: int, decisions: tuple[int, ...]) -> Record:
    fixture, outcome = contest.fixture(number), match.outcome
    breakdown = outcome.breakdown if outcome else [dict.fromkeys(match.game.sources, 0)] * match.seats
    return Record(
        number=number,
        round=fixture.round,
        seed=fixture.seed,
        bots=fixture.bots,
        reason=outcome.reason if outcome else match.game.reasons[0],
        winners=outcome.winners if outcome else (),
        scores=match.scores,
        points=tuple(tuple(seat[source] for source in match.game.sources) for seat in breakdown),
        decisions=decisions,
    )
