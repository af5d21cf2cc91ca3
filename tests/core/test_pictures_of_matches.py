"""`match.svg` and `match.png`: what is asked for wrongly is refused in a sentence."""

from dataclasses import replace

import pytest

from tradewinds.core.errors import BadRequest
from tradewinds.core.match import Match
from tradewinds.games.west_of_africa import GAME


def test_a_game_without_a_picture_says_so() -> None:
    match = Match(replace(GAME, picture=None), 2, seed=1)
    with pytest.raises(BadRequest, match="cannot be drawn"):
        match.svg()
    assert match._repr_svg_() is None


def test_an_unknown_layout_is_refused() -> None:
    with pytest.raises(BadRequest, match="wide, tall"):
        Match(GAME, 2, seed=1, language="en").svg(layout="round")


def test_a_game_without_close_ups_has_none() -> None:
    assert GAME.picture
    match = Match(replace(GAME, picture=replace(GAME.picture, close_up=None)), 2, seed=1)
    assert match.close_up() == match.close_up(0, "de", layout="tall") == ""
    with pytest.raises(BadRequest, match="wide, tall"):
        match.close_up(layout="round")


def test_an_unknown_theme_is_refused() -> None:
    with pytest.raises(BadRequest, match="light, dark"):
        Match(GAME, 2, seed=1, language="en").png(theme="pink")


def test_the_last_action_everybody_knows_is_none_of_a_secret_kind() -> None:
    match = Match(GAME, 2, seed=1)
    before = match.last_known
    match.act(0, GAME.actions.number("choose", card="sell"))
    assert match.last_known == before
    assert before is not None
    assert GAME.actions.kind(before[1]).name == "gold-order"
