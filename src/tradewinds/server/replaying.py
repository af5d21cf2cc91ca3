"""A match again, event by event, as its viewer could notice them; after the end also with everything open.

A running match is told by what the viewer saw and nothing else: how many actions lie behind it stays a secret.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from tradewinds.core.game import SPECTATOR
from tradewinds.core.kernel import MOST_SEATS, handle
from tradewinds.core.match import Match
from tradewinds.core.story import Event
from tradewinds.server import models_after, views
from tradewinds.server.boards import moment_html, open_board_html, still_board_html
from tradewinds.server.in_play import log_lines


@dataclass(frozen=True)
class Past:
    """Everything one viewer could notice of a match."""

    match: Match
    seat: int | None
    events: list[Event]
    numbers: list[int]
    """How many events there were up to each action."""

    @classmethod
    def of(cls, match: Match, seat: int | None) -> "Past":
        story = match.story(seat)
        return cls(match, seat, story.events(), story.numbers())


def moment(past: Past, names: tuple[str, ...], move: int, lang: str, layout: str) -> models_after.Moment:
    """What the viewer saw after so many events."""
    match, game, eyes = past.match, past.match.game, (past.seat, lang, layout)
    event = past.events[min(move, len(past.events)) - 1] if past.events and move else None
    seen = event.seen if event else past.events[0].before if past.events else match.seen(past.seat)
    prompt = game.telling.prompt(game.record(seen), SPECTATOR if past.seat is None else past.seat)
    return models_after.Moment(
        move=event.number if event else 0,
        moves=len(past.events),
        board=moment_html(match, event, eyes, names) if event else still_board_html(match, seen, eyes, names),
        prompt=game.words.text(lang, prompt, names),
        hands=[],
        panels=views.panels(match, seen, lang, names),
    )


def open_moment(match: Match, names: tuple[str, ...], move: int, lang: str, layout: str) -> models_after.Moment:
    """A finished match after so many actions, with everybody's secrets."""
    then = match.copy()
    then.show(match.actions[:move])
    return models_after.Moment(
        move=len(then.actions),
        moves=len(match.actions),
        board=open_board_html(then, None, lang, names, layout),
        prompt=then.prompt(None, lang, names),
        hands=[views.own(then, each, lang, names) for each in range(match.seats)],
        panels=views.panels(then, then.position, lang, names),
    )


def story(past: Past, names: Sequence[str], lang: str) -> models_after.Story:
    """What a viewer was told, event by event; after the end also how the match stood then."""
    match, words = past.match, past.match.game.words
    scores = list(_standings(match)) if match.outcome is not None else []
    # After an event, and after what others did until the next one that the viewer could notice.
    ends = {number: place for place, number in enumerate(past.numbers, start=1)} if scores else {}
    steps = []
    for event in past.events:
        action = ends.get(event.number)
        steps.append(
            models_after.Step(
                lines=log_lines(match, event.beats, event.number, lang, names),
                stage=words.text(lang, match.game.telling.stage(match.game.record(event.seen))),
                action=action,
                scores=scores[action - 1] if action else [],
            )
        )
    return _story(match, names, lang, steps)


def open_story(match: Match, names: Sequence[str], lang: str) -> models_after.Story:
    """A finished match action by action, in the words a spectator was told."""
    game, position = match.game, match.first_position()
    steps = []
    told = zip(match.story(None).told(), _standings(match), match.actions, strict=True)
    for number, (lines, scores, (actor, action)) in enumerate(told, start=1):
        game.kernel.apply(handle(position), actor, action)
        stage = game.words.text(lang, game.telling.stage(game.record(position)))
        said = log_lines(match, lines, number, lang, names)
        steps.append(models_after.Step(lines=said, stage=stage, action=number, scores=scores))
    return _story(match, names, lang, steps)


def _story(match: Match, names: Sequence[str], lang: str, steps: list[models_after.Step]) -> models_after.Story:
    return models_after.Story(
        names=[match.game.words.seat(lang, each, names) for each in range(match.seats)],
        colours=list(match.game.colours[: match.seats]),
        steps=steps,
    )


def _standings(match: Match) -> Iterator[list[int]]:
    """The standing after each action."""
    kernel, position, standing = match.game.kernel, match.first_position(), np.zeros(MOST_SEATS, np.int16)
    for actor, action in match.actions:
        kernel.apply(handle(position), actor, action)
        kernel.scores(handle(position), handle(standing))
        yield standing[: match.seats].tolist()
