"""The action table of a game: kind and arguments, number, JSON. Nothing else enumerates actions."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np

from tradewinds.core.errors import BadRequest
from tradewinds.core.layout import Ints


@dataclass(frozen=True)
class Action:
    """The structured form of a choice: `Sell(island='tenerife', good='wine')`."""

    kind: str
    arguments: tuple[tuple[str, str | int], ...] = ()

    def __repr__(self) -> str:
        name = "".join(part.capitalize() for part in self.kind.split("-"))
        return f"{name}({', '.join(f'{k}={v!r}' for k, v in self.arguments)})"

    def to_json(self) -> dict[str, str | int]:
        return {"kind": self.kind, **dict(self.arguments)}


class Domain:
    """The values an argument can take, in order: names such as islands, or plain numbers."""

    def __init__(self, name: str, values: Sequence[str | int]) -> None:
        self.name = name
        self.values = tuple(values)

    def __len__(self) -> int:
        return len(self.values)


Place = Literal["board", "number", "hand", "button"]
Weight = Literal["main", "plain", "apart"]


@dataclass(frozen=True)
class Ask:
    """How a kind of action is asked of people: pages, terminal and screen readers all go by it."""

    by: Place | None = None
    """On the board, as a number, as cards of a hand (those that `telling.aids` names), or as a button; by default
    what its arguments suggest."""
    weight: Weight = "plain"
    """`main` is what most people want as soon as it is possible, `apart` what ends or throws away something."""
    icon: str = ""
    """A drawing of the game's picture that stands for it."""
    group: str = ""
    """The kind it is shown together with; by default it stands alone."""
    by_itself: bool = False
    """Done for whoever has nothing else left to choose: only where everybody can see that nothing else is left."""
    in_steps: int = 0
    """The rule, as `why_not` numbers it, that says "not by one alone": what it forbids now, several of this kind in a
    row may reach (`core.ways`). Only where doing them needs nothing that is hidden; `way-<kind>` puts it into words."""
    after: tuple[str, ...] = ()
    """Kinds that can open this one: whoever wants it does both at once (`core.ways`). Only where by those nothing
    becomes known, and doing them needs nothing that is hidden."""
    all_at_once: bool = False
    """Whether everything of this kind that is open can be done at once, where that leaves nothing out (`core.ways`);
    `all-<kind>` puts it into words."""


class Kind:
    """A sort of action: its name, the domains of up to two arguments, which combinations exist, and how it is asked."""

    def __init__(
        self,
        name: str,
        *arguments: tuple[str, Domain],
        only: Sequence[tuple[int, ...]] | None = None,
        ask: Ask | None = None,
    ) -> None:
        self.name = name
        self.arguments = arguments
        self.ask = ask or Ask()
        sizes = [range(len(domain)) for _, domain in arguments]
        self.rows = list(only) if only is not None else _product(sizes)

    @property
    def asked_by(self) -> Place:
        """Without arguments a button, with one that is a number a number, else on the board."""
        if self.ask.by or not self.arguments:
            return self.ask.by or "button"
        amounts = len(self.arguments) == 1 and all(isinstance(value, int) for value in self.arguments[0][1].values)
        return "number" if amounts else "board"


def _product(sizes: Sequence[range]) -> list[tuple[int, ...]]:
    rows: list[tuple[int, ...]] = [()]
    for size in sizes:
        rows = [(*row, value) for row in rows for value in size]
    return rows


def _key(kind: str, arguments: dict[str, Any]) -> Hashable:
    """Equal for arguments in any order; a truth value or a fraction is not a number of a seat."""
    return kind, frozenset((name, type(value), value) for name, value in arguments.items())


class ActionTable:
    """All actions of a game, numbered in the order of their kinds."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = kinds
        self.rows = [(k, row) for k, kind in enumerate(kinds) for row in kind.rows]
        self.actions = tuple(self._structured(kinds[k], row) for k, row in self.rows)
        self._numbers = {_key(a.kind, dict(a.arguments)): number for number, a in enumerate(self.actions)}
        #: For the rules: kind, first and second argument of each action (0 where there is none).
        self.kind_of: Ints = np.array([k for k, _ in self.rows], np.int16)
        self.first: Ints = np.array([(*row, 0)[0] for _, row in self.rows], np.int16)
        self.second: Ints = np.array([(*row, 0, 0)[1] for _, row in self.rows], np.int16)
        #: Actions of kind k are numbered from starts[k] up to but not including starts[k + 1].
        self.starts: Ints = np.searchsorted(self.kind_of, np.arange(len(kinds) + 1)).astype(np.int16)

        self._concerning: dict[str, list[int]] = {}
        for number in range(len(self.rows)):
            for thing in self.things_of(number):
                self._concerning.setdefault(thing, []).append(number)

    def __len__(self) -> int:
        return len(self.rows)

    def start(self, kind: str) -> int:
        """The number of the first action of a kind; its others follow."""
        return int(self.starts[[known.name for known in self.kinds].index(kind)])

    def kind(self, number: int) -> Kind:
        return self.kinds[self.rows[number][0]]

    def opens(self, one: int, other: int) -> bool:
        """Whether the first is done for the sake of the second, by which alone something may become known."""
        return other < len(self) and self.kind(one).name in self.kind(other).ask.after

    def groups(self, actions: Sequence[int]) -> dict[Kind, list[int]]:
        """The actions as they are asked, under the kinds that theirs are shown with."""
        by_name = {kind.name: kind for kind in self.kinds}
        found: dict[Kind, list[int]] = {}
        for action in actions:
            kind = self.kind(action)
            found.setdefault(by_name[kind.ask.group or kind.name], []).append(action)
        return found

    @property
    def things(self) -> list[str]:
        """Everything that some action has to do with."""
        return list(self._concerning)

    def things_of(self, number: int) -> tuple[str, ...]:
        """What an action has to do with: `<domain>-<value>` of each argument, in small letters."""
        k, row = self.rows[number]
        pairs = zip(self.kinds[k].arguments, row, strict=True)
        return tuple(f"{domain.name}-{domain.values[value]}".lower() for (_, domain), value in pairs)

    def concerning(self, thing: str) -> list[int]:
        """The actions that have to do with a thing."""
        return self._concerning.get(thing, [])

    def amount(self, number: int) -> int | None:
        """The number that an action is, where it is asked as one."""
        kind, row = self.kind(number), self.rows[number][1]
        return int(kind.arguments[0][1].values[row[0]]) if kind.asked_by == "number" else None

    def named(self, number: int) -> tuple[str, tuple[int, ...]]:
        """The name of an action's kind, and its arguments as places in their domains."""
        kind, row = self.rows[number]
        return self.kinds[kind].name, row

    def number(self, kind: str, /, **arguments: str | int) -> int:
        """The number of an action given by its kind and named arguments."""
        try:
            return self._numbers[_key(kind, arguments)]
        except (KeyError, TypeError):
            raise BadRequest("error-no-action", action=repr(Action(kind, tuple(arguments.items())))) from None

    def from_json(self, data: dict[str, Any]) -> int:
        arguments = {k: v for k, v in data.items() if k != "kind"}
        return self.number(str(data.get("kind")), **arguments)

    @staticmethod
    def _structured(kind: Kind, row: tuple[int, ...]) -> Action:
        pairs = zip(kind.arguments, row, strict=True)
        return Action(kind.name, tuple((name, domain.values[value]) for (name, domain), value in pairs))
