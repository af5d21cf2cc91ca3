"""What the adapters for single matches share: the worth of an end, and pictures."""

import io
from collections.abc import Sequence
from typing import Any

import numpy as np
from PIL import Image

import tradewinds as tw
from tradewinds.core.errors import BadRequest
from tradewinds.envs.batch import REWARDS

#: The version of the environments: it grows when spaces, rewards or numbers change.
VERSION = 0
#: Pixels across in `rgb_array`.
WIDTH = 960


def find(game: tw.Game | str) -> tw.Game:
    """A game, or the one of that name: `west-of-africa`, `west_of_africa`."""
    return tw.load(game.replace("_", "-")) if isinstance(game, str) else game


def payoffs(scores: Sequence[int], winners: Sequence[int], rewards: str) -> list[float]:
    """What an end is worth to each seat, as `drivers.pay` has it for many games at once."""
    if rewards not in REWARDS:
        raise BadRequest("error-env-choice", what="rewards", name=str(rewards), names=", ".join(REWARDS))
    others = len(scores) - 1
    if rewards == "lead":
        return [points - (sum(scores) - points) / others for points in scores]
    shares = [(seat in winners) / len(winners) for seat in range(len(scores))]
    return [(len(scores) * share - 1.0) / others for share in shares]


def render_modes(game: tw.Game) -> list[str]:
    """A game without a picture can still be read."""
    return ["rgb_array", "svg", "ansi", "human"] if game.picture else ["ansi", "human"]


def check_mode(game: tw.Game, mode: str | None) -> None:
    if mode is not None and mode not in render_modes(game):
        raise BadRequest("error-env-choice", what="render_mode", name=str(mode), names=", ".join(render_modes(game)))


def render(match: tw.Match, mode: str | None) -> Any:
    """The match as a spectator sees it: a picture, or letters; `human` prints them."""
    if mode == "rgb_array":
        return np.asarray(Image.open(io.BytesIO(match.png(width=WIDTH))).convert("RGB")).copy()
    if mode == "svg":
        return match.svg()
    if mode == "ansi":
        return match.text(None)
    if mode == "human":
        print(match.text(None))
    return None
