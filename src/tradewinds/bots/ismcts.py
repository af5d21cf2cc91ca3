"""Information-set Monte Carlo tree search: one compiled search for all games.

Each playout guesses what is hidden from the searching seat (`determinize`), then walks one tree per seat at the same
time (multiple-observer ISMCTS): a seat's tree branches on what that seat gets to know, so a secret action of another
seat is one nameless edge. Choices are made by PUCT, with the game's `sense` as prior; below the tree the playout
follows `sense` too. Values are kept per seat.
"""

from collections.abc import Sequence
from functools import cache
from typing import Annotated, Any, cast, get_type_hints

import numpy as np
import numpy.typing as npt
from numba import types

from tradewinds.core.calling import apply, chance, determinize, learns, legal, scores, sense, take_back, winners
from tradewinds.core.dice import Dice
from tradewinds.core.game import CHANCE, CHANCE_BIT, Game, actors
from tradewinds.core.guided import keenly, points_ahead, spread, win_share
from tradewinds.core.kernel import (
    MOST_CHOICES,
    MOST_SEATS,
    Handle,
    handle,
    longs,
    reals,
    shorts,
    view,
)
from tradewinds.core.layout import (
    JIT,
    Address,
    Ints,
    Long,
    Longs,
    Reals,
    Vector,
    address_of,
    as_record,
    entry,
    layout,
    new_vector,
    record_at,
    rule,
    small,
)
from tradewinds.core.playout import MOST_DECISIONS, lowest_seat, weighted
from tradewinds.core.taste import Habits
from tradewinds.core.workspace import Workspace

#: A tree remembers at most this many steps of one playout.
MOST_STEPS = 512
#: Stands for the action in an edge when the observer does not get to know it.
SECRET_EDGE = 8191
#: A node: how often an action was done, what it was worth and what it won to its actor, and the history it ends.
VISITS, VALUE, WINS, HISTORY, NODE = 0, 1, 2, 3, 4
#: A history is a number of so many bits; a step mixes them well by one multiplication.
_BITS, _MIX = (1 << 60) - 1, 0x9E3779B97F4A7C1

#: An untried action counts a little less than the average so far.
FIRST_PLAY = 0.05

_RULES = ("legal", "chance", "apply", "determinize", "take_back", "learns", "scores", "winners", "sense")


class SearchRoom(Workspace):
    """All that the compiled search is given: what to search, by which habits, the trees; `state` is of a playout."""

    seen: Address
    """What the searching seat sees, or the position itself."""
    taste: Address
    dice: Address
    """Kept by whoever searches, not here."""
    seat: int
    guess: int
    """0 when the position is wholly known."""
    playouts: Long
    explore: float
    keen: int
    win: float
    margin: float
    nodes: Address
    """The table of nodes, its numbers and (the same memory) its histories."""
    histories: Address
    slots: Long
    used: Long
    """How many nodes there are."""
    most: Long
    """How many there may be."""
    roots: Annotated[Longs, MOST_SEATS]
    """Every seat's history when the search begins."""
    cursor: Annotated[Longs, MOST_SEATS]
    """Every seat's history in the course of a playout."""
    path: Annotated[Longs, 2 * MOST_STEPS]
    """The nodes of a playout and whose they are."""
    found: Annotated[Longs, MOST_CHOICES]
    """The slots of the actions of a choice."""
    wins: Annotated[Reals, MOST_SEATS]


SEARCH_ROOM = layout(SearchRoom, wide=True)
_at = record_at(SEARCH_ROOM)
NUMBERS = [name for name, kind in get_type_hints(SearchRoom, include_extras=True).items() if kind is not Address]


# The trees. A history, all that a seat got to know since its root, is a number; the actions done at the end of a
# history are nodes in one hash table for all trees. What nobody chooses after takes no room. All in this file, because
# cached machine code does not notice when another file changes.


@small
def after(history: int, edge: int) -> int:
    """The history that one more thing makes; all bits of both matter for all bits of it."""
    mixed = ((history ^ (edge + 1)) * _MIX) & _BITS
    return mixed ^ (mixed >> 29)


@small
def find(histories: Any, mask: int, history: int, action: int) -> int:
    """The slot of an action at the end of a history: its own, or the empty one where it would go.

    The actions after one history lie close together, since a choice looks at all of them.
    """
    key = after(history, action)
    slot = (history + action) & mask
    while histories[slot, HISTORY] != 0 and histories[slot, HISTORY] != key:
        slot = (slot + 1) & mask
    return slot


@small
def histories_of(work: SearchRoom) -> Any:
    return view(longs(work.histories), (work.slots, NODE))


@small
def nodes_of(work: SearchRoom) -> Any:
    return view(reals(work.nodes), (work.slots, NODE))


@small
def slot_of(work: SearchRoom, history: int, action: int) -> int:
    return find(histories_of(work), work.slots - 1, history, action)


@small
def select(work: SearchRoom, history: int, count: int, total: int) -> int:
    """PUCT among the legal actions: mean value so far, and a lean towards what `sense` likes and was tried little.

    A choice is counted by its legal actions, so one that can rarely be made is not held to be neglected.
    """
    nodes, actions, weights, found = nodes_of(work), work.choices, work.weights, work.found
    times, worth = 0.0, 0.0
    for i in range(count):
        if weights[i] == 0:
            continue
        slot = slot_of(work, history, int(actions[i]))
        found[i] = slot
        times += nodes[slot, VISITS]
        worth += nodes[slot, VALUE]
    mean = worth / times if times > 0 else 0.0
    urge = work.explore * (times + 1.0) ** 0.5 / total
    best, chosen = -1.0e9, 0
    for i in range(count):
        if weights[i] == 0:
            continue
        tried = nodes[found[i], VISITS]
        value = nodes[found[i], VALUE] / tried if tried > 0 else mean - FIRST_PLAY
        score = value + urge * weights[i] / (1.0 + tried)
        if score > best:
            best, chosen = score, i
    return chosen


@small
def follow(cursor: Any, seats: int, actor: int, action: int, learners: int) -> None:
    """Every other seat's history goes on by what that seat gets to see."""
    for other in range(seats):
        if other != actor:
            cursor[other] = after(int(cursor[other]), action if (learners >> other) & 1 else SECRET_EDGE)


@rule
def lead(points: Any, seats: int, seat: int, margin: float) -> float:
    """From 0 to 1: how far the seat is ahead of the best other, full at `margin`."""
    return float(0.5 + 0.5 * max(-1.0, min(1.0, points_ahead(points, seats, seat) / margin)))


# A playout


@small
def first_of(acting: int, seat: int) -> int:
    """Of several who choose at the same time the searching seat comes first: its tree begins with its own choice."""
    return seat if seat >= 0 and (acting >> seat) & 1 else lowest_seat(acting)


@small
def named_by_chance(work: SearchRoom) -> int:
    choices, weights = address_of(work.choices), address_of(work.weights)
    count = chance(work.rules, work.state, choices, weights)
    return int(shorts(choices)[weighted(shorts(weights), count, longs(work.dice))])


@small
def weigh(work: SearchRoom, actor: int, count: int) -> int:
    """How a fair player leans among the choices; the sum of the weights."""
    choices, weights = address_of(work.choices), address_of(work.weights)
    sense(work.rules, work.state, actor, choices, count, weights, work.taste)
    return spread(shorts(weights), count)


@small
def note(work: SearchRoom, steps: int, slot: int, actor: int) -> int:
    """The node becomes a step of the path, if there is room for it; how many steps there are then."""
    histories = histories_of(work)
    is_new = histories[slot, HISTORY] == 0
    if steps == MOST_STEPS or (is_new and work.used >= work.most):
        return steps
    work.used += is_new
    histories[slot, HISTORY] = work.cursor[actor]
    work.path[2 * steps], work.path[2 * steps + 1] = slot, actor
    return steps + 1


@rule
def descend(work: SearchRoom) -> int:
    """From a full position through the trees, up to a node that is new to them; how many steps the path has.

    What must be done is no choice: but for the first step it only leads on in the trees.
    """
    rules, state, cursor = work.rules, work.state, work.cursor
    steps = 0
    for _ in range(MOST_DECISIONS):
        acting = actors(state)
        if acting == 0:
            break
        actor, action, in_tree = CHANCE, 0, True
        if acting == CHANCE_BIT:
            action = named_by_chance(work)
        else:
            actor = first_of(acting, work.seat)
            history, count = int(cursor[actor]), legal(rules, state, actor, address_of(work.choices))
            chosen = select(work, history, count, weigh(work, actor, count)) if count > 1 else 0
            action = int(work.choices[chosen])
            cursor[actor] = after(history, action)
            if count > 1 or steps == 0:
                slot = int(work.found[chosen]) if count > 1 else slot_of(work, history, action)
                in_tree = nodes_of(work)[slot, VISITS] > 0
                steps = note(work, steps, slot, actor)
        if in_tree:
            follow(cursor, work.seats, actor, action, learns(rules, state, actor, action))
        apply(rules, state, actor, action)
        if not in_tree:
            break
    return steps


@rule
def play_out(work: SearchRoom) -> None:
    """From there to the end, everybody by `sense`."""
    rules, state, seat, keen = work.rules, work.state, int(work.seat), int(work.keen)
    choices, weights, dice = address_of(work.choices), address_of(work.weights), longs(work.dice)
    for _ in range(MOST_DECISIONS):
        acting = actors(state)
        if acting == 0:
            break
        if acting == CHANCE_BIT:
            apply(rules, state, CHANCE, named_by_chance(work))
            continue
        actor = first_of(acting, seat)
        count, chosen = legal(rules, state, actor, choices), 0
        if count > 1:
            chosen = keenly(shorts(weights), count, weigh(work, actor, count), keen, dice)
        apply(rules, state, actor, int(shorts(choices)[chosen]))


# A search


@rule
def begin(work: SearchRoom) -> None:
    """A position that fits what the seat sees, and every seat's tree at its root."""
    seen, state = shorts(work.seen), shorts(work.state)
    for i in range(work.length):
        state[i] = seen[i]
    if work.guess:
        determinize(work.rules, work.state, work.seat, work.dice)
        take_back(work.rules, work.state, work.seat)
    for seat in range(work.seats):
        work.cursor[seat] = work.roots[seat]


@rule
def reckon(work: SearchRoom, steps: int) -> None:
    """What came of a playout is counted for every step of its path."""
    nodes, seats, path = nodes_of(work), work.seats, work.path
    scores(work.rules, work.state, address_of(work.scores))
    won = winners(work.rules, work.state)
    for seat in range(seats):
        work.wins[seat] += win_share(won, seats, seat)
    for step in range(steps):
        slot, seat = path[2 * step], path[2 * step + 1]
        share = win_share(won, seats, seat)
        nodes[slot, VISITS] += 1
        nodes[slot, WINS] += share
        nodes[slot, VALUE] += work.win * share + (1.0 - work.win) * lead(work.scores, seats, seat, work.margin)


def _search(work_at: Handle) -> None:
    """Add playouts to the trees, and every seat's wins."""
    work = _at(work_at)
    for _ in range(work.playouts):
        begin(work)
        steps = descend(work)
        play_out(work)
        reckon(work, steps)


@cache
def driver() -> Any:
    """The compiled search, made when first needed."""
    return entry(types.void(types.intp), _search) if JIT else _search


class Search:
    """The trees of a decision, and room to search. Once something was done they may lead on to the next decision."""

    def __init__(self, game: Game, most: int, taste: Ints | None = None, habits: Habits | None = None) -> None:
        self.game = game
        self.taste = game.taste.values if taste is None else taste
        slots = 1 << (2 * most - 1).bit_length()
        self.nodes = np.zeros((slots, NODE), np.float64)
        self._state = new_vector(game.dtype)
        self._home = np.zeros(1, SEARCH_ROOM)
        self.work.most, self.work.slots, self.work.length = most, slots, len(self._state)
        self.habits = habits or game.taste.search
        self.work.explore, self.work.win = self.habits.explore / 100, self.habits.win / 100
        self.work.keen, self.work.margin = self.habits.keen, float(self.habits.margin)
        self.playouts = 0
        """How many there were since `begin`."""

    def __getstate__(self) -> dict[str, Any]:
        """For copies and pickles: numbers alone, since `run` writes addresses anew."""
        kept = {name: self._home[name].copy() for name in NUMBERS}
        return self.__dict__ | {"_home": kept}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state | {"_home": np.zeros(1, SEARCH_ROOM)})
        for name, value in state["_home"].items():
            self._home[name] = value

    @property
    def work(self) -> SearchRoom:
        """The record by name."""
        return cast("SearchRoom", as_record(self._home, SEARCH_ROOM))

    @property
    def histories(self) -> npt.NDArray[np.int64]:
        """The same memory as `nodes`, read as whole numbers; never kept, so that a copy looks into its own."""
        return self.nodes.view(np.int64)

    def clear(self) -> None:
        """An empty tree for each seat."""
        self.nodes[:] = 0
        self.work.used = 0
        self.work.roots[:] = [after(0, seat) for seat in range(MOST_SEATS)]
        self.begin()

    def begin(self) -> None:
        """Count anew."""
        self.playouts = 0
        self.work.wins[:] = 0

    @property
    def is_half_full(self) -> bool:
        """Whether the trees have no room to lead on."""
        return self.work.used > self.work.most // 2

    @property
    def wins(self) -> Reals:
        """The wins of every seat in the playouts."""
        return self.work.wins

    def lead_on(self, actor: int, action: int, learners: int) -> None:
        """Let the trees begin after an action."""
        roots = self.work.roots
        if actor != CHANCE:
            roots[actor] = after(int(roots[actor]), action)
        follow(roots, MOST_SEATS, actor, action, learners)

    def run(self, seen: Vector, seats: int, seat: int, playouts: int, dice: Dice, guess: bool = True) -> None:
        """Add playouts from what the seat has seen; without `guess` from a position that is wholly known."""
        work = self.work
        # Addresses are written anew each time: those of a search that was copied are other ones.
        work.rules, work.seen, work.state = self.game.kernel.table(*_RULES), handle(seen), handle(self._state)
        work.nodes, work.histories = handle(self.nodes), handle(self.histories)
        work.taste, work.dice = handle(self.taste), handle(dice)
        work.seats, work.seat, work.playouts, work.guess = seats, seat, playouts, int(guess)
        driver()(handle(self._home))
        self.playouts += playouts

    def tried(self, seat: int, actions: Sequence[int]) -> list[int]:
        """How often each action was tried at the root."""
        return [int(self.nodes[slot, VISITS]) for slot in self._slots(seat, actions)]

    def won(self, seat: int, actions: Sequence[int]) -> list[float]:
        """The wins of the playouts that tried each action at the root."""
        return [float(self.nodes[slot, WINS]) for slot in self._slots(seat, actions)]

    def _slots(self, seat: int, actions: Sequence[int]) -> list[int]:
        root, mask = int(self.work.roots[seat]), len(self.nodes) - 1
        return [int(find(self.histories, mask, root, action)) for action in actions]
