"""Tradewinds: three island board games as a library.

>>> import tradewinds as tw
>>> match = tw.Match(tw.load("west-of-africa"), seats=4, seed=7)
>>> match.actors
(0, 1, 2, 3)
"""

from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

from tradewinds.core import finding, saving
from tradewinds.core.errors import (
    BadEdition,
    BadRequest,
    BadSave,
    IllegalAction,
    Refusal,
    TradewindsError,
)
from tradewinds.core.game import Game
from tradewinds.core.match import Match, Outcome
from tradewinds.core.words import Line
from tradewinds.games import GAMES

if TYPE_CHECKING:
    from tradewinds.bots.advice import advise, analyse

__all__ = [
    "BadEdition",
    "BadRequest",
    "BadSave",
    "Game",
    "IllegalAction",
    "Match",
    "Outcome",
    "Refusal",
    "TradewindsError",
    "advise",
    "analyse",
    "games",
    "load",
    "proves",
    "verify",
]

__version__ = "0.2.0"


def games() -> tuple[str, ...]:
    """The names of the games."""
    return tuple(sorted(GAMES))


def load(name: str) -> Game:
    """A game by name; raises BadRequest for an unknown one and BadEdition when its printed data is wrong."""
    if name not in GAMES:
        raise BadRequest("error-no-game", game=str(name), games=", ".join(games()))
    game: Game = import_module(GAMES[name]).GAME
    return game


def verify(
    text: str, published: str | Sequence[str] | None = None, contribution: str | None = None
) -> list[saving.Step]:
    """Check a finished match file step by step: commitment, contributions, every draw, every action.

    `published` is the commitment or the seal that somebody noted before the deal, or both; `contribution` is their own.
    """
    return saving.verify(text, Match, _each(published), contribution)


def proves(text: str, published: str | Sequence[str] | None = None, contribution: str | None = None) -> Line:
    """What `verify` with the same notes shows about a match file, and what it cannot show."""
    return saving.proves(text, Match, _each(published), contribution)


def _each(published: str | Sequence[str] | None) -> Sequence[str]:
    return [published] if isinstance(published, str) else published or ()


def __getattr__(name: str) -> Any:
    """Bots are imported when they are first asked for: playing needs none of them."""
    if name in {"advise", "analyse"}:
        return getattr(import_module("tradewinds.bots.advice"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


finding.find_game = load
