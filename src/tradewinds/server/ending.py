"""How a match ended, in words: who won and by how much, where the points came from, what turned it."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tradewinds.bots.advice import Analysis
from tradewinds.core.beats import END, LOSE, TURN, Beat
from tradewinds.core.game import CHANCE
from tradewinds.core.match import Match, Outcome
from tradewinds.core.words import Words
from tradewinds.pictures.banner import Place, with_banner
from tradewinds.server import models, models_after
from tradewinds.server.problems import say

#: So many turning points are told, each in so many lines of the log.
TURNS, LINES = 3, 2


def result(match: Match, seat: int | None, lang: str, names: Sequence[str]) -> models.Result | None:
    """As a seat reads it, or somebody who only looks on."""
    outcome = match.outcome
    if outcome is None:
        return None
    words = match.game.words
    return models.Result(
        headline=headline(match, outcome, seat, lang, names),
        reason=words.text(lang, f"reason-{outcome.reason}"),
        scores=list(outcome.scores),
        winners=list(outcome.winners),
        sources=[words.text(lang, f"source-{name}") for name in match.game.sources],
        points=[list(parts.values()) for parts in outcome.breakdown],
        tie=_tie(words, outcome, lang),
    )


def _tie(words: Words, outcome: Outcome, lang: str) -> str:
    """What is said about equal points, if there were: something else decided, or that was equal too."""
    if outcome.scores.count(max(outcome.scores)) == 1:
        return ""
    shared = len(outcome.winners) > 1 and words.has(lang, "tie-shared")
    return words.text(lang, "tie-shared" if shared else "tie-broken")


def headline(match: Match, outcome: Outcome, seat: int | None, lang: str, names: Sequence[str]) -> str:
    """Who won, and by how much: the reader is called you."""
    you = "you-" if seat in outcome.winners else ""
    called = [match.game.words.seat(lang, winner, names) for winner in outcome.winners if winner != seat]
    if len(outcome.winners) > 1:
        first = ([say(lang, "headline-you")] if you else []) + called[:-1]
        return say(lang, f"headline-{you}share", names=first, last=called[-1])
    behind = max(score for other, score in enumerate(outcome.scores) if other not in outcome.winners)
    points = outcome.scores[outcome.winners[0]] - behind
    return say(lang, f"headline-{you}{'win' if points else 'tie'}", names=called, points=points)


def picture(match: Match, lang: str, names: Sequence[str], width: int) -> bytes:
    """The end to be sent around, as PNG: the board as everybody saw it, who played, how it ended. Nothing for a game
    that is not drawn, or a match that is not over."""
    game, outcome = match.game, match.outcome
    if game.picture is None or outcome is None:
        return b""
    order = sorted(range(match.seats), key=lambda seat: (seat not in outcome.winners, -outcome.scores[seat]))
    places = [
        Place(game.colours[seat], game.words.seat(lang, seat, names), outcome.scores[seat], seat in outcome.winners)
        for seat in order
    ]
    drawn = match.svg(None, lang, names, "wide", "light")
    told = headline(match, outcome, None, lang, names)
    return game.picture.png(with_banner(drawn, game.words.text(lang, "game-title"), told, places), width, "light")


# Turning points


@dataclass(frozen=True)
class Turn:
    """Something after which the chances were others."""

    place: int
    """Of the moment after it among those of the analysis."""
    seat: int
    """Whose chance is told: the reader's, where it changed nearly as much as any."""
    beats: list[Beat]


def turns(match: Match, course: Analysis, mine: Sequence[int]) -> list[Turn]:
    """The few that changed most, in the order of the match."""
    stories: dict[int | None, list[Sequence[Beat]]] = {}

    def told(viewer: int | None) -> list[Sequence[Beat]]:
        return stories.setdefault(viewer, stories.get(viewer) or match.story(viewer).told())

    found = []
    for place in sorted(course.turning_points, key=lambda place: -max(_swing(course, place)))[:TURNS]:
        before, after = course.moments[place - 1].number, course.moments[place].number
        actor = match.actions[before][0]
        # Those who looked on were told nothing of what was done in secret; it is none any more.
        spans = [
            [beat for lines in told(viewer)[before:after] for beat in lines]
            for viewer in (None, None if actor == CHANCE else actor)
        ]
        found.append(Turn(place, _whose(_swing(course, place), mine), telling(spans[0] or spans[1])))
    return sorted((turn for turn in found if turn.beats), key=lambda turn: turn.place)


def _swing(course: Analysis, place: int) -> list[float]:
    before, after = (course.moments[at].shares for at in (place - 1, place))
    return [float(change) for change in np.abs(np.array(after) - np.array(before))]


def _whose(swing: Sequence[float], mine: Sequence[int]) -> int:
    most = max(swing)
    return next((seat for seat in mine if swing[seat] >= most / 2), swing.index(most))


def telling(beats: Sequence[Beat]) -> list[Beat]:
    """The lines that say what it was: what somebody lost first, and that a turn passed only where there is nothing
    else."""
    said = [beat for beat in beats if beat.kind not in (TURN, END)] or list(beats)
    lost = [beat for beat in said if beat.kind == LOSE and beat.seat is not None]
    return (lost + [beat for beat in said if beat not in lost])[:LINES]


def told_turns(
    match: Match, course: Analysis, mine: Sequence[int], lang: str, names: Sequence[str]
) -> list[models_after.TurningPoint]:
    """The turning points as they are read."""
    words = match.game.words
    between = "" if lang == "ja" else " "
    return [
        models_after.TurningPoint(
            move=course.moments[turn.place].number,
            again=course.moments[turn.place - 1].number,
            stage=words.text(lang, turn.beats[0].stage),
            text=between.join(words.text(lang, beat.line, names) for beat in turn.beats),
            seat=turn.seat,
            before=course.moments[turn.place - 1].shares[turn.seat],
            after=course.moments[turn.place].shares[turn.seat],
        )
        for turn in turns(match, course, mine)
    ]
