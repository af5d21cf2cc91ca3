"""Hints at the table and the course of a match: what a search expects, thought in threads."""

from functools import partial

import tradewinds as tw
from tradewinds.core.match import Match
from tradewinds.server import models
from tradewinds.server.queueing import Places
from tradewinds.server.tables import Table

#: What a hint may think, and playouts for the whole course of a match.
HINT_PLAYOUTS, HINT_SECONDS = 2_500, 2.0
COURSE_PLAYOUTS, FEWEST = 20_000, 30


async def hint(places: Places, match: Match, seat: int, lang: str, names: tuple[str, ...]) -> models.Hint:
    """The best few choices of a seat. The search gets what the seat sees and nothing else."""
    now = match.copy()

    def think() -> models.Hint:
        advice = tw.advise(now, seat, playouts=HINT_PLAYOUTS, seconds=HINT_SECONDS, lang=lang, names=names)
        suggestions = [
            models.Suggestion(
                action=one.action,
                text=now.describe(seat, one.action, lang, names),
                reason=one.reason,
                share=one.share,
                low=one.low,
                high=one.high,
            )
            for one in advice.suggestions
        ]
        return models.Hint(suggestions=suggestions, shares=list(advice.shares))

    return await places.do(think)


async def course(places: Places, table: Table, match: Match, lang: str) -> models.Course:
    """Thought once for a table, then kept."""
    async with places.turn():
        if table.course is None:
            playouts = max(FEWEST, COURSE_PLAYOUTS // max(len(match.actions), 1))
            table.course = await places.run(partial(tw.analyse, match, playouts=playouts))
    found, words = table.course, match.game.words
    return models.Course(
        names=[words.seat(lang, seat, table.names) for seat in range(match.seats)],
        colours=list(match.game.colours[: match.seats]),
        moments=[models.WinShares(move=one.number, shares=list(one.shares)) for one in found.moments],
        turning_points=list(found.turning_points),
        playouts=found.playouts,
    )
