"""A position of Tobago, as a record over one int16 vector."""

from enum import IntEnum
from typing import Annotated

from tradewinds.core.game import Head
from tradewinds.core.layout import Ints, layout
from tradewinds.games.tobago.box.components import CARDS, CLUES, MAPS, MOST_SEATS, PIECES, STATUES

#: No seat, no map, no space, no card.
NOBODY = -2
NOTHING = -2
NOWHERE = -2

#: A set of spaces in a position: space s is bit s % 15 of word s // 15.
SET_BITS = 15
SET_WORDS = 8

#: Where a clue card is: in the deck, open in the discard pile, on a map, in the hand of a seat as IN_HAND + seat,
#: or exchanged by a seat and face down in the discard pile as EXCHANGED + seat.
IN_DECK = 0
DISCARDED = 1
ON_MAP = 2
IN_HAND = 10
EXCHANGED = 20


class Phase(IntEnum):
    ISLAND = 0
    STATUE = 1
    FACING = 2
    HUT = 3
    PALM = 4
    FIRST_PLAYER = 5
    CARS = 6
    FIRST_CLUES = 7
    HANDS = 8
    TURN = 9
    DRIVE = 10
    REFILL = 11
    LOOK = 12
    ADD = 13
    TURN_UP = 14
    ASK = 15
    NEW_HUNT = 16
    OVER = 17


class Drive(IntEnum):
    """What the car of the player at turn is doing."""

    NONE = 0
    ACTION = 1
    EXTRA = 2
    ENDED = 3
    """A treasure was raised, and another one lies on the same space (TB 7.6)."""


class Reason(IntEnum):
    NONE = 0
    GOLD = 1
    STALLED = 2


class Player:
    car: int
    amulets: int
    roses: int
    """Not on a map."""
    gold: Annotated[Ints, CARDS]
    """Cards taken, by value; everybody saw them (TB 8.7)."""
    hand: int
    """Clue cards in hand."""
    exchanged: int
    """Clue cards that lie face down in the discard pile since this player exchanged them."""
    fresh: int
    """Clue cards in hand that may have been drawn since the deck was last renewed (TB 5.10)."""
    fresh_exchanged: int
    """Exchanged ones of which the same is true."""
    looked: Annotated[Ints, CARDS]
    """Cards this player looked at in the present division: secret."""
    looks: int
    """How many that were."""
    risky_looks: int
    """How many of them could be a curse (TB 3.6)."""
    sure: Annotated[Ints, CARDS]
    """Cards of earlier treasures this player knows to lie unturned in the gold discard pile: secret."""


class Map:
    clues: Annotated[Ints, CLUES]
    """From the first down; the raiser's rose has no clue."""
    roses: Annotated[Ints, CLUES + 1]
    """Whose rose lies at that clue, NOBODY when it has gone back."""
    length: int
    """Clues on the map."""
    sites: Annotated[Ints, SET_WORDS]
    """The spaces where the treasure can still be."""
    sites_left: int
    removed: int
    """Sites excluded by amulets."""


class State(Head):
    all_islands: int
    """Whether the table plays on all 32 islands."""
    island: int
    objects: Annotated[Ints, PIECES]
    """The spaces of statues, huts and palms, in this order; huts and palms ascending."""
    facings: Annotated[Ints, STATUES]
    amulets: int
    """In the supply."""
    lying: Annotated[Ints, SET_WORDS]
    """The spaces with an amulet."""
    clues: Annotated[Ints, CLUES]
    """Where each clue card is."""
    returned: Annotated[Ints, CLUES]
    """1 for those that went openly into the deck when it was last renewed (TB 5.10)."""
    clue_deck: int
    """Cards in the clue deck."""
    drawer: int
    """Who is drawing clue cards."""
    owed: int
    """How many he still draws."""
    deck: Annotated[Ints, CARDS]
    """Gold cards and curses not yet drawn: secret."""
    deck_cards: int
    safe: int
    """Cards on top of the deck among which there is no curse."""
    discard: Annotated[Ints, CARDS]
    """Refused and surrendered gold."""
    unturned: Annotated[Ints, CARDS]
    """Left-over cards in the gold discard pile that nobody turned up: secret."""
    unturned_cards: int
    risky_unturned: int
    """How many of them could be a curse."""
    curses_gone: int
    turn: int
    """Whose turn it is."""
    acted: int
    """The action of this turn has been taken or begun."""
    begun: int
    """Something has been done in this turn."""
    progress: int
    """A clue was laid or a treasure raised in this turn."""
    quiet: int
    """Turns in a row without progress."""
    drive: int
    legs: int
    """Legs driven in the present drive."""
    follow: int
    """Bit set of the treasures that may be raised after the one just raised (TB 7.6)."""
    treasures: int
    """Raised so far."""
    chest: int
    """The map whose treasure is being divided, or whose new hunt is to be begun."""
    raiser: int
    rose: int
    """The rose that looks at a card or is asked; 0 is the first clue's."""
    pile: Annotated[Ints, CARDS]
    """The cards of the treasure not yet turned up: secret."""
    pile_cards: int
    added: int
    """Whether the extra card is among the cards of the treasure."""
    risky_added: int
    """Whether that card could be a curse."""
    turned: Annotated[Ints, CARDS]
    """The cards of the treasure turned up so far."""
    offered: int
    """The card being offered."""
    receiver: int
    """Who took the last card of this treasure."""
    starter: int
    """Who has to begin the new hunt."""
    ending: int
    """Reason why it ends with this treasure, or has ended."""
    maps: Annotated[list[Map], MAPS]
    players: Annotated[list[Player], MOST_SEATS]


STATE = layout(State)
