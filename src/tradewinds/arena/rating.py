"""Ratings by openskill (Plackett and Luce's model): a number for strength, and how sure it is."""

from collections.abc import Iterable
from importlib.util import find_spec
from typing import Any

from tradewinds.arena.episode import Record
from tradewinds.core.interval import Z


def can_rate() -> bool:
    """Whether openskill is installed."""
    return find_spec("openskill") is not None


def ratings(records: Iterable[Record]) -> dict[str, dict[str, float]]:
    """For each bot its rating with the 95 % interval of the model.

    Games are taken in the order of their numbers. Bots do not learn, so no doubt is added from game to game
    (`tau=0`). Where a bot has several seats, what those seats would learn is averaged.
    """
    from openskill.models import PlackettLuce  # noqa: PLC0415 - an extra

    model = PlackettLuce(tau=0.0)
    known: dict[str, Any] = {}
    for record in sorted(records, key=lambda record: record.number):
        for name in record.bots:
            known.setdefault(name, model.rating(name=name))
        teams = [[model.create_rating([known[name].mu, known[name].sigma], name)] for name in record.bots]
        rated = model.rate(teams, ranks=[float(record.rank(seat)) for seat in range(len(teams))])
        for name in set(record.bots):
            own = [team[0] for team in rated if team[0].name == name]
            mu, sigma = (sum(getattr(rating, part) for rating in own) / len(own) for part in ("mu", "sigma"))
            known[name] = model.create_rating([mu, sigma], name)
    return {name: _told(known[name].mu, known[name].sigma) for name in sorted(known)}


def _told(mu: float, sigma: float) -> dict[str, float]:
    low, high = mu - Z * sigma, mu + Z * sigma
    return {"rating": round(mu, 3), "low_rating": round(low, 3), "high_rating": round(high, 3)}
