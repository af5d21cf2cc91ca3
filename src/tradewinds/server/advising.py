"""Hints at the table and the course of a match: what a search expects, thought in threads."""

from collections.abc import Callable, Sequence
from functools import partial

import tradewinds as tw
from tradewinds.bots import advice
from tradewinds.core.game import EVERYBODY
from tradewinds.core.match import Match
from tradewinds.server import ending, models_after
from tradewinds.server.in_play import Thought
from tradewinds.server.queueing import Places
from tradewinds.server.tables import Table

#: What a hint may think, and playouts for the whole course of a match.
HINT_PLAYOUTS, HINT_SECONDS = 2_500, 2.0
COURSE_PLAYOUTS, FEWEST = 20_000, 30
#: So many times as many for the moments around the greatest changes.
CLOSER = 8


async def hint(places: Places, match: Match, seat: int, lang: str, names: tuple[str, ...]) -> models_after.Hint:
    """The best few choices of a seat. The search gets what the seat sees and nothing else."""
    now = match.copy()

    def think() -> models_after.Hint:
        found = tw.advise(now, seat, playouts=HINT_PLAYOUTS, seconds=HINT_SECONDS, lang=lang, names=names)
        suggestions = [
            models_after.Suggestion(
                action=one.action,
                text=now.describe(seat, one.action, lang, names),
                reason=one.reason,
                share=one.share,
                low=one.low,
                high=one.high,
            )
            for one in found.suggestions
        ]
        return models_after.Hint(suggestions=suggestions, shares=list(found.shares))

    return await places.do(think)


def thought(match: Match, seat: int, action: int) -> Callable[[], Thought] | None:
    """How to find out why a bot does something; nothing where it has to, or could do what others do not get to know: a
    reason names what it did not do."""
    game, legal, position = match.game, match.legal(seat), match.position
    if len(legal) < 2 or action not in legal:
        return None
    if any(game.learners(position, seat, one) != EVERYBODY for one in legal):
        return None
    seen = match.seen(seat)

    def think() -> Thought:
        told = game.telling.describe(game.record(seen), seat, action)
        return Thought(seat, told, advice.why(game, seen, seat, legal, action))

    return think


async def course(places: Places, table: Table, match: Match, mine: Sequence[int], lang: str) -> models_after.Course:
    """Thought once for a table, then kept; told to whoever held some of its seats."""
    async with places.turn():
        if table.course is None:
            playouts = max(FEWEST, COURSE_PLAYOUTS // max(len(match.actions), 1))
            table.course = await places.run(partial(tw.analyse, match, playouts=playouts, closer=CLOSER))
        found, words = table.course, match.game.words
        turns = await places.run(partial(ending.told_turns, match, found, mine, lang, table.names))
    return models_after.Course(
        names=[words.seat(lang, seat, table.names) for seat in range(match.seats)],
        colours=list(match.game.colours[: match.seats]),
        moments=[models_after.WinShares(move=one.number, shares=list(one.shares)) for one in found.moments],
        turning_points=list(found.turning_points),
        turns=turns,
        playouts=found.playouts,
    )
