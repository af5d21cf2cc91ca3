"""A position of West of Africa, as a record over one int16 vector."""

from enum import IntEnum
from typing import Annotated

from tradewinds.core.game import Head
from tradewinds.core.layout import Ints, layout
from tradewinds.games.west_of_africa.box.components import FIELDS, GOODS, ISLANDS, MOST_SEATS, PLACES

#: No alcalde, no ship on the board, no island being planted.
NOBODY = -2
NOWHERE = -2

#: What stands on a field: nothing, the good of seat 0 to 4 as GOOD_OF_SEAT + seat, or a settlement.
EMPTY = 0
GOOD_OF_SEAT = 1
SETTLEMENT = 9


class Phase(IntEnum):
    GOLD_ORDER = 0
    CHOOSE = 1
    PLACE_SHIP = 2
    TURN = 3
    PLANTING = 4
    VOYAGE = 5
    PUSH = 6
    OVER = 7


class Reason(IntEnum):
    """Why the last round began; POINTS and SETTLEMENTS are bits."""

    NONE = 0
    POINTS = 1
    SETTLEMENTS = 2
    BOTH = 3


class Source(IntEnum):
    """Where points come from."""

    SETTLEMENTS = 0
    OFFICES = 1
    GOLD_LEAD = 2
    GOLD_END = 3


class Player:
    gold: int
    gold_place: int
    """Place on the space of the gold track: 0 came first and stands highest."""
    points: Annotated[Ints, 4]
    """By Source."""
    workers: Annotated[Ints, PLACES]
    ship: int
    supply: Annotated[Ints, GOODS]
    store: Annotated[Ints, ISLANDS, GOODS]
    minus: int
    """Minus cards held since the round began, face-down ones included: public."""
    minus_coming: int
    """Minus cards received in this round, usable in the next: public."""
    chosen: int
    """Bit set of the ordinary cards laid down: secret until the turn."""
    minus_chosen: int
    """Minus cards laid down: secret until the turn."""
    ready: int
    cards_laid: int
    """Announced when all are ready, 0 before."""
    card_sum: int
    revealed: int


class State(Head):
    option_gold_track: int
    """1 where a place that was left on the gold track stays free for whoever comes."""
    game_round: int
    stock: int
    """Settlements beside the board."""
    track: int
    """Settlements on the settlement track."""
    ending: int
    """Reason why the present round is the last; 0 before that."""
    turn: int
    """How many have finished their turn in this round."""
    order: Annotated[Ints, MOST_SEATS]
    """Seats in order of play, valid from the announcement of the sums."""
    fields: Annotated[Ints, FIELDS]
    alcaldes: Annotated[Ints, ISLANDS]
    begun: int
    """Bit set of the action cards used in this turn."""
    busy: int
    """The action card in use, 0 when none is."""
    worker_points: int
    island: int
    """Where goods are being planted."""
    workers_used: int
    planted: int
    """Goods planted on that island in this visit."""
    visited: int
    """Bit set of the islands finished in this cultivation."""
    steps: int
    """Harbours touched on this voyage after the first."""
    direction: int
    """Of the last step: -1 west, +1 east."""
    loads: int
    """Goods loaded in this voyage."""
    aboard: Annotated[Ints, GOODS]
    players: Annotated[list[Player], MOST_SEATS]


STATE = layout(State)
