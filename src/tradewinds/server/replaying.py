"""A finished match again, moment by moment: as each seat saw it, as a spectator did, or with everything open."""

from collections.abc import Sequence

import numpy as np

from tradewinds.core.kernel import MOST_SEATS, handle
from tradewinds.core.match import Match
from tradewinds.server import models, views
from tradewinds.server.boards import board_html, open_board_html
from tradewinds.server.in_play import log_lines


def moment(
    match: Match, names: tuple[str, ...], move: int, seat: int | None, opened: bool, lang: str, layout: str
) -> models.Moment:
    """The match after so many actions."""
    then = match.copy()
    then.show(match.actions[:move])
    seen = then.position if opened else then.seen(seat)
    draw = open_board_html if opened else board_html
    return models.Moment(
        move=len(then.actions),
        moves=len(match.actions),
        board=draw(then, seat, lang, names, layout),
        prompt=then.prompt(seat, lang, names),
        hands=[views.own(then, each, lang, names) for each in range(match.seats)] if opened else [],
        panels=views.panels(then, seen, lang, names),
    )


def story(match: Match, names: Sequence[str], seat: int | None, lang: str) -> models.Story:
    """What a viewer was told of each action, and how the match stood after it."""
    game, words = match.game, match.game.words
    position = match.first_position()
    standing = np.zeros(MOST_SEATS, np.int16)
    steps = []
    for lines, (actor, action) in zip(match.story(seat).told(), match.actions, strict=True):
        game.kernel.apply(handle(position), actor, action)
        game.kernel.scores(handle(position), handle(standing))
        steps.append(
            models.Step(
                lines=log_lines(match, lines, lang, names),
                stage=words.text(lang, game.telling.stage(game.record(position))),
                scores=standing[: match.seats].tolist(),
            )
        )
    return models.Story(
        names=[words.seat(lang, each, names) for each in range(match.seats)],
        colours=list(match.game.colours[: match.seats]),
        steps=steps,
    )
