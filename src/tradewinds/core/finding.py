"""Games by name: how files and pickles find theirs, and refuse another one of the same name."""

import hashlib
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from tradewinds.core.errors import BadRequest, BadSave

if TYPE_CHECKING:
    from tradewinds.core.game import Game


def _unset(name: str) -> "Game":
    raise LookupError(name)


#: Set by the package, so that the core knows no game.
find_game: "Callable[[str], Game]" = _unset


def same_game(
    name: str, rules: int, edition: str, options: Mapping[str, object], known: "Game | None" = None
) -> "Game":
    """The game of that name, the one known or one that can be found, if matches of these rules and edition go on."""
    game = known if known and known.name == name else find_game(name)
    _check(game, rules, edition, game.goes_on(rules), game.edition.is_edition(edition, options))
    return game


def _check(game: "Game", rules: int, edition: str, has_rules: bool, has_edition: bool) -> None:
    if not has_rules:
        raise BadSave("save-rules", game=game.name, theirs=rules, ours=game.version)
    if not has_edition:
        raise BadSave("save-edition", theirs=edition, ours=game.edition.digest)


def pickled(game: "Game") -> tuple[Any, ...]:
    """What a pickle holds of a game: too little to play another by mistake."""
    if find_game(game.name) is not game:
        raise BadRequest("error-pickle", game=game.name)
    return _unpickled, (game.name, game.version, game.edition.digest, _layout(game.dtype))


def _unpickled(name: str, rules: int, edition: str, layout: str) -> "Game":
    """Positions in a pickle are of one version and edition, and are not played anew as a file is."""
    game = find_game(name)
    _check(game, rules, edition, rules == game.version, edition == game.edition.digest)
    if layout != _layout(game.dtype):
        raise BadSave("save-layout", game=name)
    return game


def _layout(dtype: np.dtype[Any]) -> str:
    """Vectors beside the game in a pickle are read by this layout and by no other."""
    return hashlib.sha256(repr(dtype.descr).encode()).hexdigest()[:16]
