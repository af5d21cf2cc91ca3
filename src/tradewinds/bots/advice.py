"""Hints and analysis: what a search expects, told in words.

`advise` gives the best few actions of a seat, `analyse` every seat's share of winning in the course of a match. Both
work from what the seat sees; only a finished match, in which nothing is secret any more, is analysed as it really was.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

import numpy as np
import numpy.typing as npt

from tradewinds.bots.search_bot import SearchBot, Thought, dice_for
from tradewinds.core.errors import BadRequest
from tradewinds.core.game import ACTORS, CHANCE, SPECTATOR, Game, bit_of
from tradewinds.core.guided import play_on
from tradewinds.core.interval import interval
from tradewinds.core.kernel import handle
from tradewinds.core.layout import Vector
from tradewinds.core.match import Match
from tradewinds.core.words import Line, Seat, line

Points = npt.NDArray[np.float64]

#: Playouts for a piece of advice, and for each action whose reason is sought.
PLAYOUTS, REASON_PLAYOUTS = 2_500, 120
#: Playouts in which a bot's action is compared with what else it could do.
WHY_PLAYOUTS = 500
#: An action that was tried less than this share of the most tried one has not been judged.
ENOUGH = 0.2
#: Playouts for a whole analysis, shared by its moments, and the bounds of a moment's share.
ANALYSIS_PLAYOUTS, FEWEST, MOST = 100_000, 40, 1_500
#: Differences below this many points, or below this many times their error, are not spoken of.
LEAST_POINTS, LEAST_ERRORS = 0.3, 1.5
#: A share of winning that changes by so much, and by more than chance explains, is a turning point.
LEAST_SWING, SWING_ERRORS, MOST_TURNS = 0.08, 4.0, 6
#: So many of the greatest changes are looked at more closely where that is wished; of few, less has to be clear.
CANDIDATES, FEW_ERRORS = 10, 3.0


@dataclass(frozen=True)
class Suggestion:
    """One action, how often it wins, and why."""

    action: int
    share: float
    """The seat's share of the wins when it does this."""
    low: float
    high: float
    """The 95 % interval of that share."""
    playouts: int
    why: tuple[Line, ...]
    reason: str
    """`why`, in the language asked for."""


@dataclass(frozen=True)
class Advice:
    """The best few actions of a seat, the best first, and where everybody stands."""

    seat: int
    suggestions: tuple[Suggestion, ...]
    shares: tuple[float, ...]
    """Each seat's share of the wins, as far as this seat can know."""


@dataclass(frozen=True)
class Moment:
    """A match after one of its actions."""

    number: int
    """How many actions of the match had been taken."""
    actor: int
    """Who took the last of them: a seat, or CHANCE."""
    action: int
    shares: tuple[float, ...]
    """Each seat's share of the wins."""


@dataclass(frozen=True)
class Analysis:
    """The course of a match."""

    seat: int | None
    """Whose view it is; None for a spectator's, and for a finished match, of which everything is known."""
    moments: tuple[Moment, ...]
    turning_points: tuple[int, ...]
    """The places of the moments that changed most, in the order of the match."""
    playouts: int
    """For each moment; where one looked more closely, those beside the greatest changes had more."""


# Advice


def advise(
    match: Match,
    seat: int,
    *,
    best: int = 3,
    playouts: int = PLAYOUTS,
    seconds: float | None = None,
    seed: int | str = 0,
    lang: str | None = None,
    names: Sequence[str] = (),
) -> Advice:
    """The best few actions open to a seat, from what that seat sees and nothing else."""
    if seat not in match.actors:
        raise BadRequest("error-not-asked", seat=str(seat))
    game, seen, legal = match.game, match.seen(seat), match.legal(seat)
    thought = SearchBot(game, f"advice {seed}", playouts, seconds).think(seen, seat, legal)
    order = ranked(thought)[: max(best, 2)]
    outlooks = [outlook(game, seen, seat, legal[i], seed) for i in order]
    suggestions = []
    for place, i in enumerate(order[:best]):
        why: tuple[Line, ...] = (line("advice-only"),)
        if len(order) > 1:
            other = 1 if place == 0 else 0
            told = game.telling.describe(game.record(seen), seat, legal[order[other]])
            why = reasons(game, seat, outlooks[place], outlooks[other], told, place == 0)
        suggestions.append(_suggestion(match, thought, i, why, lang or match.language, names))
    return Advice(seat, tuple(suggestions), thought.shares)


def why(game: Game, seen: Vector, seat: int, legal: Sequence[int], action: int) -> tuple[Line, ...]:
    """What speaks for one of several actions of a seat against the best other, or against it."""
    order = ranked(SearchBot(game, "why", WHY_PLAYOUTS).think(seen, seat, legal))
    other = next(legal[i] for i in order if legal[i] != action)
    told = game.telling.describe(game.record(seen), seat, other)
    this, that = (outlook(game, seen, seat, one, "why") for one in (action, other))
    return reasons(game, seat, this, that, told, legal[order[0]] == action)


def ranked(thought: Thought) -> list[int]:
    """The places of the actions by what they win, those first that were tried often enough to tell.

    The search tries most what it would choose, and what wins less only as long as it cannot know.
    """
    tried, won = thought.tried, thought.won
    enough = ENOUGH * max(tried)
    return sorted(range(len(tried)), key=lambda i: (tried[i] < enough, -won[i] / max(tried[i], 1)))


def _suggestion(
    match: Match, thought: Thought, i: int, why: tuple[Line, ...], lang: str, names: Sequence[str]
) -> Suggestion:
    tried, words = max(thought.tried[i], 1), match.game.words
    share = thought.won[i] / tried
    low, high = interval(thought.won[i], tried)
    between = "" if lang == "ja" else " "  # Japanese sentences follow each other without a space.
    reason = between.join(words.text(lang, told, names) for told in why)
    return Suggestion(thought.actions[i], share, low, high, thought.tried[i], why, reason)


# Reasons


def outlook(game: Game, seen: Vector, seat: int, action: int, seed: int | str) -> Points:
    """The points of every seat by source at the end of playouts in which the seat does this: playout, seat, source.

    Every action is tried against the same guesses, so that what differs is the action.
    """
    work, kernel = seen.copy(), game.kernel
    seats = int(game.record(seen).seats)
    found = np.zeros((REASON_PLAYOUTS, seats, len(game.sources)))
    for number in range(REASON_PLAYOUTS):
        dice = dice_for(game, f"outlook {seed} {number}", seen, seat)
        work[:] = seen
        kernel.determinize(handle(work), seat, handle(dice))
        kernel.take_back(handle(work), seat)
        kernel.apply(handle(work), seat, action)
        play_on(game, work, dice)
        record = game.record(work)
        found[number] = [game.points(record, other) for other in range(seats)]
    return found


def reasons(game: Game, seat: int, this: Points, other: Points, told: Line, best: bool) -> tuple[Line, ...]:
    """What speaks for the best action against another, or against another compared with the best."""
    difference = this - other
    found = [_gain(game, difference[:, seat], told, best), _denied(difference.sum(axis=2), seat)]
    spoken = tuple(reason for reason in found if reason is not None)
    return spoken or (line("advice-even", other=told),)


def _gain(game: Game, by_source: Points, told: Line, best: bool) -> Line | None:
    """Where most is gained, or, of what is not the best, where most is lost; nothing where that may be chance."""
    means = by_source.mean(axis=0)
    source = int(np.argmax(means if best else -means))
    points = _clear(by_source[:, source])
    if points == 0 or (points > 0) != best:
        return None
    name = Line(f"source-{game.sources[source]}")
    return line("advice-more" if points > 0 else "advice-less", points=_decimal(points), source=name, other=told)


def _denied(totals: Points, seat: int) -> Line | None:
    """The other seat that loses most by it."""
    losses = {other: _clear(totals[:, other]) for other in range(totals.shape[1]) if other != seat}
    loser = min(losses, key=losses.__getitem__)
    if losses[loser] >= 0:
        return None
    return line("advice-denies", player=Seat(loser), points=_decimal(losses[loser]))


def _clear(differences: Points) -> float:
    """The mean difference, or 0 when it may be chance."""
    mean = float(differences.mean())
    error = float(differences.std()) / np.sqrt(len(differences))
    return mean if abs(mean) >= max(LEAST_POINTS, LEAST_ERRORS * error) else 0.0


def _decimal(points: float) -> Line:
    tenths = round(10 * abs(points))
    return line("decimal", whole=tenths // 10, tenths=tenths % 10)


# Analysis


def analyse(
    match: Match,
    seat: int | None = None,
    *,
    playouts: int | None = None,
    closer: int = 1,
    threads: int = 1,
    seed: int | str = 0,
) -> Analysis:
    """Every seat's share of winning after each action, and the turning points.

    While the match runs it is the view of one seat, or of a spectator: only what that viewer knew at each moment, and
    no moment that the viewer did not notice. After the end it is the truth. With `closer` the moments beside the
    greatest changes are played on from so many times as often: that tells them from the playouts' own error.
    """
    over = match.outcome is not None
    viewer = SPECTATOR if over or seat is None else match._check_seat(seat)
    places = list(_noticed(match, viewer, over))
    each = playouts or min(MOST, max(FEWEST, ANALYSIS_PLAYOUTS // max(len(places), 1)))
    bot = SearchBot(match.game, f"analysis {seed}", each, threads=threads)
    moments = tuple(
        Moment(number, *match.actions[number - 1], _shares(match, bot, vector, viewer, over))
        for number, vector in _positions(match, set(places))
    )
    turns = turning_points(moments, each)
    if closer > 1:
        again = SearchBot(match.game, f"closer {seed}", each * closer, threads=threads)
        moments, turns = _looked_closer(match, moments, partial(_shares, match, again, viewer=viewer, over=over), again)
    return Analysis(None if viewer == SPECTATOR else viewer, moments, turns, each)


def _looked_closer(
    match: Match, moments: tuple[Moment, ...], shares: Callable[..., tuple[float, ...]], bot: SearchBot
) -> tuple[tuple[Moment, ...], tuple[int, ...]]:
    """The greatest changes thought through again, with guesses of their own: those that were luck are gone."""
    greatest = sorted(range(1, len(moments)), key=lambda place: -_swing(moments, place).max())[:CANDIDATES]
    beside = {moments[at].number for place in greatest for at in (place - 1, place)}
    found = {number: shares(vector=vector) for number, vector in _positions(match, beside)}
    clearer = tuple(replace(one, shares=found.get(one.number, one.shares)) for one in moments)
    return clearer, turning_points(clearer, bot.playouts, greatest, FEW_ERRORS)


def _noticed(match: Match, viewer: int, over: bool) -> Iterator[int]:
    """After how many actions something was known to the viewer, and chance had done its part."""
    actions = match.actions
    for number, learners in enumerate(match.learners, start=1):
        known = over or learners & bit_of(viewer)
        if known and not (number < len(actions) and actions[number][0] == CHANCE):
            yield number


def _positions(match: Match, places: set[int]) -> Iterator[tuple[int, Vector]]:
    game = match.game
    vector = game.first_position(match.seats, game.option_values(match.options))
    for number, (actor, action) in enumerate(match.actions, start=1):
        game.kernel.apply(handle(vector), actor, action)
        if number in places:
            yield number, vector


def _shares(match: Match, bot: SearchBot, vector: Vector, viewer: int, over: bool) -> tuple[float, ...]:
    game = match.game
    if vector[ACTORS] == 0:
        bits = int(game.kernel.winners(handle(vector)))
        return tuple((bits >> seat & 1) / bits.bit_count() for seat in range(match.seats))
    seen = vector if over else game.seen_by(vector, viewer)
    return bot.think(seen, viewer, (), guess=not over).shares


def turning_points(
    moments: Sequence[Moment], playouts: int, places: Sequence[int] = (), errors: float = SWING_ERRORS
) -> tuple[int, ...]:
    """The moments at which somebody's share changed most, by more than the playouts' own error; of these places, if
    any are named."""
    swings: list[tuple[float, int]] = []
    for place in places or range(1, len(moments)):
        before, after = np.array(moments[place - 1].shares), np.array(moments[place].shares)
        error = np.sqrt((before * (1 - before) + after * (1 - after)) / playouts)
        clear = _swing(moments, place)
        clear[clear < np.maximum(LEAST_SWING, errors * error)] = 0
        if clear.max() > 0:
            swings.append((float(clear.max()), place))
    return tuple(sorted(place for _, place in sorted(swings, reverse=True)[:MOST_TURNS]))


def _swing(moments: Sequence[Moment], place: int) -> Points:
    """How much each seat's share changed."""
    change: Points = np.abs(np.array(moments[place].shares) - np.array(moments[place - 1].shares))
    return change
