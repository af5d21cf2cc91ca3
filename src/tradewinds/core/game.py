"""The contract of a game: what a folder in `games/` has to provide, and the value that holds it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from tradewinds.core import finding
from tradewinds.core.actions import ActionTable
from tradewinds.core.aids import Aids
from tradewinds.core.copying import Fixed
from tradewinds.core.dice import Dice
from tradewinds.core.edition import Edition
from tradewinds.core.errors import BadRequest, Refusal
from tradewinds.core.kernel import FUNCTIONS, MOST_OPTIONS, MOST_SEATS, Handle, Kernel, handle, shorts
from tradewinds.core.layout import Ints, Vector, as_record, fingerprint, layout, new_vector, rule, small
from tradewinds.core.rulebook import Figures
from tradewinds.core.taste import NO_TASTE, Taste
from tradewinds.core.words import COMMON, Line, Say, Words

#: The actor of dice, draws and deals, as it stands in an action list and as a bit of `actors`.
CHANCE = -1
CHANCE_BIT = 1 << 14

#: Somebody who looks on without a seat: sees least.
SPECTATOR = -2

#: Who learns something is a bit set of seats and of the spectator.
SPECTATOR_BIT = 1 << 13
EVERYBODY = SPECTATOR_BIT | (1 << MOST_SEATS) - 1


def bit_of(viewer: int) -> int:
    """The bit of a seat, or of the spectator, among those who learn something."""
    return SPECTATOR_BIT if viewer == SPECTATOR else 1 << viewer


class Head:
    """What every position begins with, so that the core itself knows whose move it is: `class State(Head)`."""

    phase: int
    """What is asked of those who may act."""
    actors: int
    """Bit set of who may act: seats, or CHANCE_BIT, or 0 when over. Actions of several seats at once commute."""
    window: int
    """Changes whenever something becomes known or the turn passes on: undo stays within one window."""
    seats: int


HEAD = layout(Head)
#: Where it lies in a vector.
PHASE, ACTORS, WINDOW, SEATS = range(4)


@small
def actors(state: Handle) -> int:
    """For compiled code: who may act in the position at that address."""
    return int(shorts(state)[ACTORS])


@small
def may_act(state: Any, seat: int) -> bool:
    """Whether it is this seat's move, or chance's."""
    if seat < CHANCE or seat >= state.seats:
        return False
    return bool(state.actors & (CHANCE_BIT if seat == CHANCE else 1 << seat))


@rule
def let_play(state: Any, phase: int, seat: int) -> None:
    """This is asked of this player next."""
    state.phase = phase
    state.actors = 1 << seat


@rule
def let_chance(state: Any, phase: int) -> None:
    """Chance comes next."""
    state.phase = phase
    state.actors = CHANCE_BIT


@rule
def no_lean(state: Any, seat: int, actions: Ints, count: int, weights: Ints, taste: Ints) -> None:
    """The sense of a game that has none: every action is worth the same try."""
    for i in range(count):
        weights[i] = 1


@rule
def nothing_at_once(state: Any, seat: int) -> None:
    """What to take back in a game where no two seats ever choose at the same time: nothing."""


@rule
def everybody(state: Any, actor: int, action: int) -> int:
    """Who learns what was done in a game where nothing is done in secret."""
    return EVERYBODY


class Chapters(Protocol):
    """The rules of a game: a module with these functions, and those of `take_back` and `learns` that it needs.

    `state` is the game's record; `seat` counts from 0. Lists are written into `out` and their length returned.
    """

    def setup(self, state: Any, seats: int, options: Ints, /) -> None:
        """The first position, in a vector of zeros."""

    def legal(self, state: Any, seat: int, out: Ints, /) -> int:
        """The actions open to the seat, ascending. Built on `why_not`."""

    def why_not(self, state: Any, seat: int, action: int, /) -> int:
        """0, or 100 × chapter + number of the rule that forbids it."""

    def apply(self, state: Any, seat: int, action: int, /) -> None:
        """Carries out a legal action."""

    def chance(self, state: Any, out: Ints, weights: Ints, /) -> int:
        """What chance may name, with positive weights."""

    def hide(self, state: Any, seat: int, /) -> None:
        """Sets everything the seat may not know to UNKNOWN; the one door for secrets."""

    def determinize(self, seen: Any, seat: int, dice: Dice, /) -> None:
        """Turns a view into a full position that fits it, with the right probabilities."""

    def scores(self, state: Any, out: Ints, /) -> None:
        """The standing, and at the end the result."""

    def winners(self, state: Any, /) -> int:
        """Bit set of the seats that are ahead, ties broken as the rules say."""

    def reason(self, state: Any, /) -> int:
        """Which of the game's `reasons` ended it, or is about to; 0 while there is none."""

    def invariants(self, state: Any, /) -> int:
        """0, or the number of the game's `laws` that is broken."""


@dataclass(frozen=True)
class Rules:
    """The compiled functions of a game: `Chapters` and more. They allocate nothing, read nothing, keep nothing."""

    setup: Callable[[Any, int, Ints], None]
    legal: Callable[[Any, int, Ints], int]
    why_not: Callable[[Any, int, int], int]
    apply: Callable[[Any, int, int], None]
    chance: Callable[[Any, Ints, Ints], int]
    hide: Callable[[Any, int], None]
    determinize: Callable[[Any, int, Dice], None]
    scores: Callable[[Any, Ints], None]
    winners: Callable[[Any], int]
    reason: Callable[[Any], int]
    invariants: Callable[[Any], int]
    take_back: Callable[[Any, int], None] = nothing_at_once
    """`(state, seat)`: in the midst of a choice at the same time, such as a bidding, the others choose again.

    The seat does not know what they chose, so it is all the same to it whether they have chosen or will.
    """
    learns: Callable[[Any, int, int], int] = everybody
    """`(state, actor, action)`: bit set of the seats and the spectator who get to know that it was this action or draw.

    Asked before it is done. It says of them what `hide` shows: they can tell it from whatever else it could have been.
    EVERYBODY for what is public; whoever chooses learns it too. What it brings about later, such as the reveal after
    the last bid, does not count.
    """
    sense: Callable[[Any, int, Ints, int, Ints, Ints], None] = no_lean
    """`(state, seat, actions, count, weights, taste)`: how a fair player leans among the first `count` actions.

    0 is never. It reads only what the seat may know: a view gives the same weights as the position behind it.
    """

    @classmethod
    def of(cls, chapters: Chapters, sense: Callable[[Any, int, Ints, int, Ints, Ints], None] = no_lean) -> "Rules":
        """The functions of a module; what it does not have of those with a default stays so."""
        found = {name: getattr(chapters, name) for name in FUNCTIONS if hasattr(chapters, name)}
        return cls(**found | {"sense": sense})


@dataclass(frozen=True)
class Option:
    """Something a table can choose before the deal: named values, the first is the default."""

    name: str
    values: tuple[str, ...]


class Telling(Protocol):
    """How a game speaks: choices, prompts, log and standing as lines, drawn from what a seat has seen."""

    BEATS: dict[str, str]
    """How a line of the log is shown when it happens, one of `core.beats`, by its id."""

    def describe(self, seen: Any, seat: int, action: int) -> Line:
        """What an action does, for the one who may choose it."""

    def aids(self, seen: Any, seat: int, actions: Sequence[int]) -> Aids:
        """What helps the seat to choose among these actions; only what is certain, whatever others do."""

    def prompt(self, seen: Any, seat: int) -> Line:
        """What is asked of this viewer now."""

    def tell(self, before: Any, after: Any, viewer: int, actor: int, action: int | None) -> Sequence[Line]:
        """The log lines of one action; `action` is None when the viewer may not know it."""

    def text(self, seen: Any, seat: int, say: Say) -> str:
        """The position in letters."""

    def own(self, seen: Any, seat: int) -> Sequence[Line]:
        """What a person wants before the eyes while choosing: own things, what is under way."""

    def panel(self, seen: Any, seat: int, say: Say) -> Sequence[tuple[str, str]]:
        """What the viewer of `seen` may count of a seat: name and value of each, for a panel beside the board."""

    def stage(self, seen: Any) -> Line:
        """How far the match is: the round, or what counts as one. A head in the log, a mark on a chart over time."""

    def rules_of(self, action: int) -> Sequence[str]:
        """The chapters (`8`) or single rules (`6.2`) that explain an action."""


class Draw(Protocol):
    """Draws a position as SVG text, from what a viewer has seen and nothing else."""

    def __call__(
        self,
        seen: Any,
        seat: int,
        say: Say,
        actions: Sequence[int],
        last: tuple[int, int] | None = None,
        layout: str = "wide",
        theme: str | None = None,
        embedded: bool = False,
    ) -> str:
        """`actions` are open to the viewer; `last` is the last `(actor, action)` that everybody knows.

        `layout` is "wide" or "tall"; `theme` is "light", "dark", or None for what the reader's system prefers.
        `embedded` is for a page, which has the style once, ids of its own, and asks the questions itself.
        """


class CloseUp(Protocol):
    """Draws large, as SVG text, what is worth a closer look: what just happened, and what lasts of it."""

    def __call__(
        self,
        before: Any,
        seen: Any,
        viewer: int,
        say: Say,
        beats: Sequence[Line],
        layout: str = "wide",
        theme: str | None = None,
        embedded: bool = False,
    ) -> str:
        """`before` and `seen` are what the viewer saw before and after it; the same record where nothing has happened.

        `beats` are the log lines of it, as `tell` gave them; what belongs to the k-th of them has `data-beat="k"`, so
        that it can appear in its turn. Empty when there is nothing to be seen large. `embedded` is for a page with the
        game's board, whose style and drawings it uses; its ids begin with `on-close-`.
        """


@dataclass(frozen=True)
class Picture:
    """How a game is drawn. The game brings the functions, so that the core knows nothing of drawing."""

    draw: Draw
    png: Callable[[str, int, str], bytes]
    """`(svg, width, theme)`: the picture as PNG."""
    close_up: CloseUp | None = None


def why(code: int) -> Line:
    return Line(f"why-{code // 100}-{code % 100}")


LAYOUTS = ("wide", "tall")
THEMES = ("light", "dark")


def own_points(state: Any, seat: int) -> list[int]:
    """The points of a seat in a game whose players have them by source."""
    return [int(n) for n in state.players[seat].points]


@dataclass(frozen=True)
class Game(Fixed):
    """One game: facts, rules, words. Everything that plays, draws or stores goes through this."""

    name: str
    code: str
    """The letters before its rule numbers."""
    version: int
    """Grows when a rule changes, so that old matches say what they were played by."""
    former: tuple[int, ...] = field(default=(), kw_only=True)
    """Earlier versions whose matches go on: what was allowed by them is allowed, and does the same."""
    seats: range
    dtype: np.dtype[Any]
    actions: ActionTable
    rules: Rules
    telling: Telling
    edition: Edition
    home: Path
    """Its folder, with `words/` and `rulebook/`: a file for each language."""
    sources: tuple[str, ...]
    """Where points come from, in the order of `points`."""
    reasons: tuple[str, ...]
    """The ways it can end; the first stands for none yet."""
    laws: tuple[str, ...]
    """What `invariants` watches; the first stands for all is well."""
    colours: tuple[str, ...]
    points: Callable[[Any, int], Sequence[int]] = own_points
    """`(state, seat)`: the seat's points by source."""
    options: tuple[Option, ...] = ()
    figures: Figures = field(default_factory=dict)
    """What the rulebook tells that follows from several values of the edition."""
    taste: Taste = NO_TASTE
    """What `sense` cares for, as data."""
    picture: Picture | None = None
    words: Words = COMMON
    """Unless others are given: its own, over those that every game shares."""

    def __post_init__(self) -> None:
        if self.words is COMMON:
            own = Words(self.home / "words", COMMON, self.colours, self.edition.numbers)
            object.__setattr__(self, "words", own)
        if self.dtype.descr[: SEATS + 1] != HEAD.descr:
            raise TypeError(f"a position of {self.name} does not begin with the Head")

    def __reduce__(self) -> tuple[Any, ...]:
        return finding.pickled(self)

    @property
    def rulebook(self) -> Path:
        """`tradewinds.core.rulebook.read` fills in the numbers."""
        return self.home / "rulebook"

    @cached_property
    def kernel(self) -> Kernel:
        return Kernel(self.name, self.dtype, self.rules)

    def record(self, vector: Vector) -> Any:
        return as_record(vector, self.dtype)

    def goes_on(self, rules: int) -> bool:
        """Whether a match of that version can be played by these rules."""
        return rules == self.version or rules in self.former

    def check_seats(self, seats: object) -> int:
        if isinstance(seats, bool) or not isinstance(seats, (int, np.integer)) or int(seats) not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            raise BadRequest("error-seats", game=self.name, low=low, high=high, seats=str(seats))
        return int(seats)

    def every_option(self) -> list[dict[str, str]]:
        """What a table may choose: nothing, then each value of an option that is not its default."""
        return [{}, *({option.name: value} for option in self.options for value in option.values[1:])]

    def option_values(self, chosen: dict[str, Any]) -> Ints:
        """The options as the rules read them; names an option or value that does not exist."""
        values = np.zeros(MOST_OPTIONS, np.int16)
        known = {option.name: i for i, option in enumerate(self.options)}
        for name, value in chosen.items():
            if name not in known:
                raise BadRequest("error-no-option", game=self.name, option=name)
            option = self.options[known[name]]
            if value not in option.values:
                allowed = ", ".join(option.values)
                raise BadRequest("error-option-value", option=name, value=str(value), allowed=allowed)
            values[known[name]] = option.values.index(value)
        return values

    def first_position(self, seats: int, options: Ints) -> Vector:
        vector = new_vector(self.dtype)
        self.kernel.setup(handle(vector), seats, handle(options))
        return vector

    def seen_by(self, vector: Vector, seat: int) -> Vector:
        """A copy with everything the seat may not know set to UNKNOWN."""
        seen = vector.copy()
        self.kernel.hide(handle(seen), seat)
        return seen

    def fingerprint(self, vector: Vector) -> bytes:
        """What a hash of a position or a view is made of: names and values, not how they are laid out."""
        return fingerprint(vector, self.dtype)

    def learners(self, vector: Vector, actor: int, action: int) -> int:
        """Bit set of who gets to know which action it is, before it is done."""
        return int(self.kernel.learns(handle(vector), actor, action))

    def rule_number(self, code: int) -> str:
        return f"{self.code} {code // 100}.{code % 100}"

    def refusal(self, code: int, lang: str) -> Refusal:
        """What `why_not` answers, in words."""
        return Refusal(self.rule_number(code), self.words.text(lang, why(code)))
