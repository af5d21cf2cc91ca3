"""What helps somebody to choose: notes on single choices, sentences beside a kind of them, a hand of cards.

A game's telling makes it from what a seat has seen; pages, terminal and screen readers all show it.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tradewinds.core.words import Line


@dataclass(frozen=True)
class Card:
    """A card of a hand that a choice lays down; until that is over it can be taken up again (`Match.undo`)."""

    action: int
    name: Line
    number: int
    effect: Line
    """What it is good for, in a few words."""
    laid: bool
    icon: str = ""
    """A drawing of the game's picture."""


@dataclass(frozen=True)
class Aids:
    """Everything is optional."""

    notes: Mapping[int, Line] = field(default_factory=dict)
    """By action: what it would bring or save, or that it would do nothing; only what is certain."""
    lines: Mapping[str, Sequence[Line]] = field(default_factory=dict)
    """By kind: what to know before choosing among its actions."""
    shows: Mapping[str, str] = field(default_factory=dict)
    """By kind: the id of that part of the picture which the choice is about."""
    cards: Sequence[Card] = ()
    """The hand, in order: each card once for each copy, those already laid down included."""
    places: Sequence[Line | None] = ()
    """Where they are laid: what each place costs, None where it is free."""
    idle: Collection[int] = ()
    """Actions that can be done and would bring nothing: nobody is led to them."""


def no_aids(seen: Any, seat: int, actions: Sequence[int]) -> Aids:
    """The telling of a game that needs none."""
    return Aids()
