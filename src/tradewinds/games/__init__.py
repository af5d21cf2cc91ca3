"""The games: name and the package whose GAME it is. Adding a game is one line here."""

import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from tradewinds.core.edition import INSTEAD

if TYPE_CHECKING:
    from tradewinds.core.game import Game

GAMES = {
    "key-west": "tradewinds.games.key_west",
    "tobago": "tradewinds.games.tobago",
    "west-of-africa": "tradewinds.games.west_of_africa",
}


def reading(name: str, path: Path) -> "Game":
    """The game as another edition file makes it, beside the one in use; raises BadEdition where it cannot be.

    To look at: compiled rules are kept for the editions in force, so only plain Python may play it.
    """
    package = GAMES[name]
    kept = {module: sys.modules.pop(module) for module in list(sys.modules) if f"{module}.".startswith(f"{package}.")}
    INSTEAD[name] = path
    try:
        game: Game = import_module(package).GAME
        return game
    finally:
        del INSTEAD[name]
        for module in [module for module in sys.modules if f"{module}.".startswith(f"{package}.")]:
            del sys.modules[module]
        sys.modules.update(kept)
        _bind(package)


def _bind(package: str) -> None:
    """The package above names its newest child: the one in use, if it was there before."""
    parent, _, child = package.rpartition(".")
    if package in sys.modules:
        setattr(sys.modules[parent], child, sys.modules[package])
