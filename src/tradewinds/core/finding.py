"""Games by name: how files and pickles find theirs, and refuse another one of the same name."""

import hashlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from tradewinds.core.errors import BadRequest, BadSave

if TYPE_CHECKING:
    from tradewinds.core.game import Game


def _unset(name: str) -> "Game":
    raise LookupError(name)


#: Set by the package, so that the core knows no game.
find_game: "Callable[[str], Game]" = _unset


def same_game(name: str, rules: int, edition: str, known: "Game | None" = None) -> "Game":
    """The game of that name, the one known or one that can be found, if it has these rules and this edition."""
    game = known if known and known.name == name else find_game(name)
    if rules != game.version:
        raise BadSave("save-rules", game=game.name, theirs=rules, ours=game.version)
    if not game.edition.is_edition(edition):
        raise BadSave("save-edition", theirs=edition, ours=game.edition.digest)
    return game


def pickled(game: "Game") -> tuple[Any, ...]:
    """What a pickle holds of a game: too little to play another by mistake."""
    if find_game(game.name) is not game:
        raise BadRequest("error-pickle", game=game.name)
    return _unpickled, (game.name, game.version, game.edition.digest, _layout(game.dtype))


def _unpickled(name: str, rules: int, edition: str, layout: str) -> "Game":
    game = same_game(name, rules, edition)
    if layout != _layout(game.dtype):
        raise BadSave("save-layout", game=name)
    return game


def _layout(dtype: np.dtype[Any]) -> str:
    """Vectors beside the game in a pickle are read by this layout and by no other."""
    return hashlib.sha256(repr(dtype.descr).encode()).hexdigest()[:16]
