"""A position of Key West, as a record over one int16 vector."""

from enum import IntEnum
from typing import Annotated

from tradewinds.core.game import Head
from tradewinds.core.layout import Ints, layout
from tradewinds.games.key_west.box.components import (
    BILL_TWOS,
    BRIDGES,
    CARDS,
    DICE,
    FRUITS,
    MOST_SEATS,
    SEA,
    SEA_WORDS,
    SORTS,
    SPACES,
    TILE_KINDS,
)

#: No lighthouse yet, nobody's turn, no space looked at or aimed at, no bid yet.
NOBODY = -2
NOWHERE = -2
NO_BID = -2

#: What stands on a space: nothing, the disc of seat 0 to 4 as DISC_OF + seat, or a cover tile.
FREE = 0
DISC_OF = 1
COVERED = 9

#: A dive tile that nobody has looked at has no identity yet; tile kind k is TILE + k.
NAMELESS = 0
TILE = 1

#: Where a dive tile is: still on its space, as a treasure with seat 0 to 4 as HELD_BY + seat, or gone.
IN_SEA = 0
HELD_BY = 1
GONE = 9


class Phase(IntEnum):
    LIGHTHOUSE = 0
    REVEAL = 1
    BID = 2
    PICK = 3
    BILLS = 4
    RIPEN = 5
    PLANT = 6
    MARK = 7
    ACT = 8
    KEEP = 9
    TILE = 10
    DICE = 11
    MOVE = 12
    OVER = 13


class Part(IntEnum):
    """What an action space lets a player do; each is a bit of `parts`."""

    DIVE = 0
    HOTEL = 1
    OPERATE = 2
    FACTORY = 3
    ROLL = 4
    MARKET = 5
    DOLLARS = 6
    SHARES = 7
    HARVEST = 8


class Source(IntEnum):
    """Where points come from."""

    BOSSES = 0
    HOTELS = 1
    CIGARS = 2
    SHARES = 3
    WRECKS = 4
    FRUIT = 5
    TREASURES = 6
    STARS = 7
    MONEY = 8


SOURCES = len(Source)


class Player:
    counted: int
    """Dollars by what everybody could count, each bridge bill as one dollar: public."""
    twos: int
    """How many of the bridge bills taken are of two dollars: secret unless money is open."""
    bills: int
    """Bridge bills taken: public."""
    proved: Annotated[Ints, BILL_TWOS]
    """How many bills the player had when bids or payments first proved 1, 2 … of two dollars; 0 while unproved."""
    bid: int
    """Secret until all have bid."""
    discs: int
    """In stock."""
    markers: int
    """In stock."""
    track: int
    """Bit set of the action spaces blocked by own markers."""
    cards: Annotated[Ints, CARDS]
    cigars: int
    fruit: Annotated[Ints, FRUITS]
    """Harvest tiles."""
    looked: Annotated[Ints, SEA_WORDS]
    """Bit set of the dive spaces this player has looked at: public."""
    points: Annotated[Ints, SOURCES]
    """By Source."""


class State(Head):
    open_money: int
    option_bank: int
    """1 where the bank pays what is left."""
    game_round: int
    lighthouse: int
    """The start player."""
    bank: int
    deck: Annotated[Ints, CARDS]
    """Cards not yet revealed, in round 8 those discarded before: public as counts."""
    offer: Annotated[Ints, CARDS]
    discard: Annotated[Ints, CARDS]
    removed: int
    """Cards that have left the game."""
    bridges: Annotated[Ints, BRIDGES]
    """Bills left on each; a bridge without bills is complete."""
    harvest_stock: Annotated[Ints, FRUITS]
    mainland: Annotated[Ints, FRUITS]
    deep: Annotated[Ints, TILE_KINDS]
    """Dive tiles nobody has looked at, by kind: secret from all."""
    tiles: Annotated[Ints, SEA]
    """The tile of each dive space, as far as anybody looked: secret from those who did not."""
    holders: Annotated[Ints, SEA]
    """Where that tile is."""
    wrecks: int
    """Wrecks raised."""
    spaces: Annotated[Ints, SPACES]
    free: Annotated[Ints, SORTS]
    """Free spaces of each sort."""
    ranking: Annotated[Ints, MOST_SEATS]
    """Seats from the highest bid to the lowest, valid from the reveal to the end of the round."""
    rank: int
    """How many have finished taking cards in this round."""
    turn: int
    """How many have finished their turn in this round."""
    current: int
    """Whose cards or whose turn it is."""
    cards_due: int
    """Cards still to be revealed."""
    picks: int
    """Cards the current player still takes."""
    taken: Annotated[Ints, CARDS]
    """Cards the current player has taken and not yet carried out."""
    bills_due: int
    """Bridge bills taken whose face is not yet known."""
    harvest_due: int
    """Harvest tiles still to be revealed."""
    plantations: Annotated[Ints, FRUITS]
    """Plantations of each fruit the current player may still take over."""
    to_place: int
    """Markers still to be placed in this turn."""
    parts: int
    """Bit set of the parts of the marked space that are still open."""
    chosen: int
    """Bit set of the bridges scored or the fruits harvested in this action."""
    looks: int
    """Looks left in this dive."""
    room: int
    """Tiles that may still be taken in this dive."""
    looking: int
    """The dive space being looked at."""
    dice_due: int
    """Dice still to be rolled."""
    dice: Annotated[Ints, DICE]
    """The faces of the last roll, 0 for a die not rolled: they lie on the table for all to see."""
    rolling: int
    """The part the dice are rolled for: OPERATE or ROLL."""
    target: int
    """The space for which an own disc must be moved."""
    players: Annotated[list[Player], MOST_SEATS]


STATE = layout(State)
