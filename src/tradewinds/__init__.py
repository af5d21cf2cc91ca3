"""Tradewinds: three island board games as a library.

>>> import tradewinds as tw
>>> match = tw.Match(tw.load("west-of-africa"), seats=4, seed=7)
>>> match.actors
(0, 1, 2, 3)
"""

import os
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tradewinds.core import layout

_HERE = Path(__file__).parent
_EDITIONS = Path(os.environ.get("TRADEWINDS_EDITIONS") or _HERE / "no-such-folder")
#: What of a game only speaks and draws, or is read when it runs: changing it leaves compiled rules valid.
_NOT_RULES = {"telling", "picture", "sense.toml"}

# Before any rule is imported: compiled code is kept per hash of every rule source and edition.
layout.use_cache(
    layout.cache_home(),
    layout.source_hash(
        [
            _HERE / "core",
            *(
                path
                for path in sorted((_HERE / "games").rglob("*"))
                if path.is_file() and not _NOT_RULES & {path.name, path.parent.name}
            ),
            *_EDITIONS.glob("*.toml"),
        ]
    ),
)

from tradewinds.core import finding, saving  # noqa: E402
from tradewinds.core.errors import (  # noqa: E402
    BadEdition,
    BadRequest,
    BadSave,
    IllegalAction,
    Refusal,
    TradewindsError,
)
from tradewinds.core.game import Game  # noqa: E402
from tradewinds.core.match import Match, Outcome  # noqa: E402
from tradewinds.core.words import Line  # noqa: E402
from tradewinds.games import GAMES  # noqa: E402

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
