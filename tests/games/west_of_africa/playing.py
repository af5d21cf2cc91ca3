"""Random players with a little sense: they lay four cards and do what they can before they end a turn.

Purely random ones rarely plant, sail or found anything, and pictures of their matches show little.
"""

import random

from tests.pictures.playing import Played
from tradewinds.core.match import Match
from tradewinds.games.west_of_africa import GAME
from tradewinds.games.west_of_africa.actions import TABLE
from tradewinds.games.west_of_africa.picture import compose

CARDS = 4


def choose(match: Match, seat: int, chooser: random.Random) -> int:
    legal = {action: TABLE.kind(action).name for action in match.legal(seat)}
    last = [action for action, kind in legal.items() if kind in ("ready", "end-turn")]
    others = [action for action in legal if action not in last]
    if last and legal[last[0]] == "ready" and _cards(match, seat) >= CARDS:
        return last[0]
    return chooser.choice(others or last)


def _cards(match: Match, seat: int) -> int:
    player = GAME.record(match.seen(seat)).players[seat]
    return int(player.chosen).bit_count() + int(player.minus_chosen)


PLAYED = Played(GAME, choose, compose, still=("worker-1-a", "worker-1-b"), options=({}, {}, {"gold_track": "topmost"}))
matches, sampled = PLAYED.matches, PLAYED.sampled
