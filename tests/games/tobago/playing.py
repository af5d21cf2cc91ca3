"""Random players with a little sense: they raise what they can, drive to treasures and amulets, and lay clues.

Purely random ones rarely find anything, and pictures of their matches show little.
"""

import random
from typing import Any

from tests.pictures.playing import Played
from tradewinds.core.match import Match
from tradewinds.games.tobago import GAME
from tradewinds.games.tobago.actions import TABLE
from tradewinds.games.tobago.box.board import SPACE_AT
from tradewinds.games.tobago.box.components import MAPS
from tradewinds.games.tobago.picture import compose
from tradewinds.games.tobago.telling import names

#: How often a clue is laid when one can be.
CLUES = 0.7


def choose(match: Match, seat: int, chooser: random.Random) -> int:
    legal = {action: TABLE.kind(action).name for action in match.legal(seat)}
    sure = [action for action, kind in legal.items() if kind in ("raise", "collect")]
    if sure:
        return sure[0]
    state = GAME.record(match.seen(seat))
    wanted = _wanted(state)
    drives = [a for a, kind in legal.items() if kind == "drive" and _space(state, a) in wanted]
    clues = [a for a, kind in legal.items() if kind in ("clue", "extra-clue", "remove-marker")]
    if drives and chooser.random() < 0.9:
        return chooser.choice(drives)
    return chooser.choice(clues if clues and chooser.random() < CLUES else list(legal))


def _wanted(state: Any) -> set[int]:
    """Spaces with an amulet or a located treasure."""
    located = [names.spaces_of(state.maps[m].sites) for m in range(MAPS) if state.maps[m].sites_left == 1]
    return {*names.spaces_of(state.lying), *(space for spaces in located for space in spaces)}


def _space(state: Any, action: int) -> int:
    return int(SPACE_AT[state.island, TABLE.rows[action][1][0]])


PLAYED = Played(GAME, choose, compose, still=("statue-1", "statue-2"))
matches, sampled = PLAYED.matches, PLAYED.sampled
