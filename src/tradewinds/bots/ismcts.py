"""Information-set Monte Carlo tree search: one compiled search for all games.

Each playout guesses what is hidden from the searching seat (`determinize`), then walks one tree per seat at the same
time (multiple-observer ISMCTS): a seat's tree branches on what that seat gets to know, so a secret action of another
seat is one nameless edge. Choices are made by PUCT, with the game's `sense` as prior; below the tree the playout
follows `sense` too. Values are kept per seat.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt
from numba import types

from tradewinds.core.calling import apply, chance, determinize, legal, scores, sense, take_back, winners
from tradewinds.core.dice import Dice
from tradewinds.core.game import CHANCE, CHANCE_BIT, Game, actors
from tradewinds.core.guided import keenly, points_ahead, spread, win_share
from tradewinds.core.kernel import (
    MOST_CHOICES,
    MOST_SEATS,
    Handle,
    Scratch,
    handle,
    longs,
    reals,
    shorts,
    view,
)
from tradewinds.core.layout import JIT, Ints, Vector, entry, rule, small
from tradewinds.core.playout import MOST_DECISIONS, lowest_seat, weighted
from tradewinds.core.taste import Habits

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

_RULES = ("legal", "chance", "apply", "determinize", "take_back", "scores", "winners", "sense")


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
def select(
    histories: Any, nodes: Any, mask: int, history: int, actions: Any, weights: Any, count: int, total: int,
    explore: float, found: Any,
) -> int:  # fmt: skip
    """PUCT among the legal actions: mean value so far, and a lean towards what `sense` likes and was tried little.

    A choice is counted by its legal actions, so one that can rarely be made is not held to be neglected.
    """
    times, worth = 0.0, 0.0
    for i in range(count):
        if weights[i] == 0:
            continue
        slot = find(histories, mask, history, int(actions[i]))
        found[i] = slot
        times += nodes[slot, VISITS]
        worth += nodes[slot, VALUE]
    mean = worth / times if times > 0 else 0.0
    urge = explore * (times + 1.0) ** 0.5 / total
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
def follow(cursor: Any, seats: int, actor: int, action: int, knower: int, is_secret: int) -> None:
    """Every other seat's history goes on by what that seat gets to see; `knower` is told what chance did in secret."""
    for other in range(seats):
        if other != actor:
            edge = SECRET_EDGE if is_secret and other != knower else action
            cursor[other] = after(int(cursor[other]), edge)


@rule
def lead(points: Any, seats: int, seat: int, margin: float) -> float:
    """From 0 to 1: how far the seat is ahead of the best other, full at `margin`."""
    return float(0.5 + 0.5 * max(-1.0, min(1.0, points_ahead(points, seats, seat) / margin)))


# A playout


def _playout(
    rules: Handle, work: Handle, seats: int, seat: int, explore: float, keen: int, histories: Any, nodes: Any,
    mask: int, size: Any, most: int, secret: Any, path: Any, cursor: Any, found: Any, choices: Handle,
    leanings: Handle, taste: Handle, dice: Any,
) -> int:  # fmt: skip
    """From a full position to the end, through the trees as far as they reach; how many steps the path has.

    What must be done is no choice: but for the first step it only leads on in the trees. Of several who choose at the
    same time the searching seat comes first, so that its tree begins with its own choice.
    """
    actions, weights = view(shorts(choices), MOST_CHOICES), view(shorts(leanings), MOST_CHOICES)
    steps, in_tree = 0, True
    for _ in range(MOST_DECISIONS):
        acting = actors(work)
        if acting == 0:
            break
        if acting == CHANCE_BIT:
            actor = CHANCE
            action = int(actions[weighted(weights, chance(rules, work, choices, leanings), dice)])
        else:
            actor = seat if seat >= 0 and (acting >> seat) & 1 else lowest_seat(acting)
            count, chosen = legal(rules, work, actor, choices), 0
            if count > 1:
                sense(rules, work, actor, choices, count, leanings, taste)
                total = spread(weights, count)
                if in_tree:
                    chosen = select(
                        histories, nodes, mask, int(cursor[actor]), actions, weights, count, total, explore, found
                    )
                else:
                    chosen = keenly(weights, count, total, keen, dice)
            action = int(actions[chosen])
            if in_tree:
                history = int(cursor[actor])
                cursor[actor] = after(history, action)
                if count > 1 or steps == 0:
                    slot = int(found[chosen]) if count > 1 else find(histories, mask, history, action)
                    in_tree = nodes[slot, VISITS] > 0
                    if steps < MOST_STEPS and (in_tree or size[0] < most):
                        size[0] += histories[slot, HISTORY] == 0
                        histories[slot, HISTORY] = cursor[actor]
                        path[2 * steps], path[2 * steps + 1] = slot, actor
                        steps += 1
        apply(rules, work, actor, action)
        if in_tree:
            knower = CHANCE
            if actor == CHANCE and secret[action]:
                knower = next_alone(actors(work))
            follow(cursor, seats, actor, action, knower, secret[action])
    return steps


@rule
def next_alone(acting: int) -> int:
    """The one seat that acts next; what chance drew in secret just before was drawn for that seat."""
    return lowest_seat(acting) if acting != 0 and acting != CHANCE_BIT and acting & (acting - 1) == 0 else CHANCE


playout = rule(_playout)


def _search(
    rules: Handle, seen: Handle, work: Handle, length: int, seats: int, seat: int, guess: int, playouts: int,
    explore: float, keen: int, win: float, margin: float,
    histories_at: Handle, nodes_at: Handle, slots: int, size_at: Handle, most: int, secret_at: Handle, kinds: int,
    roots_at: Handle, path_at: Handle, cursor_at: Handle, found_at: Handle,
    choices: Handle, leanings: Handle, taste: Handle, totals: Handle, wins_at: Handle, dice_at: Handle,
) -> None:  # fmt: skip
    """Add playouts to the trees, and every seat's wins. Without `guess` the position is known."""
    source, target = view(shorts(seen), length), view(shorts(work), length)
    histories, nodes = view(longs(histories_at), (slots, NODE)), view(reals(nodes_at), (slots, NODE))
    secret, path, size = view(shorts(secret_at), kinds), view(longs(path_at), 2 * MOST_STEPS), view(longs(size_at), 1)
    found, roots = view(longs(found_at), MOST_CHOICES), view(longs(roots_at), MOST_SEATS)
    wins = view(reals(wins_at), MOST_SEATS)
    cursor, dice, points = view(longs(cursor_at), MOST_SEATS), view(longs(dice_at), 4), view(shorts(totals), MOST_SEATS)
    for _ in range(playouts):
        for i in range(length):
            target[i] = source[i]
        if guess:
            determinize(rules, work, seat, dice_at)
            take_back(rules, work, seat)
        for other in range(seats):
            cursor[other] = roots[other]
        steps = playout(
            rules, work, seats, seat, explore, keen, histories, nodes, slots - 1, size, most, secret, path, cursor,
            found, choices, leanings, taste, dice,
        )  # fmt: skip
        scores(rules, work, totals)
        won = winners(rules, work)
        for other in range(seats):
            wins[other] += win_share(won, seats, other)
        for step in range(steps):
            node, owner = path[2 * step], path[2 * step + 1]
            share = win_share(won, seats, owner)
            nodes[node, VISITS] += 1
            nodes[node, WINS] += share
            nodes[node, VALUE] += win * share + (1.0 - win) * lead(points, seats, owner, margin)


@cache
def driver() -> Any:
    """The compiled search, made when first needed."""
    if not JIT:
        return _search
    n, a, f = types.int64, types.intp, types.float64
    numbers = [n, n, n, n, n, f, n, f, f]
    signature = types.void(a, a, a, *numbers, a, a, n, a, n, a, n, *[a] * 10)
    return entry(signature, _search)


class Search:
    """The trees of a decision, and room to search. Once something was done they may lead on to the next decision."""

    def __init__(self, game: Game, most: int, taste: Ints | None = None, habits: Habits | None = None) -> None:
        self.game = game
        self.most = most
        """How many nodes there may be."""
        self.taste = game.taste.values if taste is None else taste
        self.habits = habits or game.taste.search
        self.slots = 1 << (2 * most - 1).bit_length()
        self.nodes = np.zeros((self.slots, NODE), np.float64)
        self.size = np.zeros(1, np.int64)
        self.path = np.zeros(2 * MOST_STEPS, np.int64)
        self.cursor = np.zeros(MOST_SEATS, np.int64)
        self.roots = np.zeros(MOST_SEATS, np.int64)
        self.found = np.zeros(MOST_CHOICES, np.int64)
        self.secret = np.array([game.actions.kinds[k].secret for k in game.actions.kind_of], np.int16)
        self.work = np.zeros(game.dtype.itemsize // 2, np.int16)
        self.scratch = Scratch()
        self.playouts = 0
        """How many there were since `begin`."""
        self.wins = np.zeros(MOST_SEATS, np.float64)
        """The wins of every seat in them."""

    @property
    def histories(self) -> npt.NDArray[np.int64]:
        """The same memory as `nodes`, read as whole numbers; never kept, so that a copy looks into its own."""
        return self.nodes.view(np.int64)

    def clear(self) -> None:
        """An empty tree for each seat."""
        self.nodes[:] = 0
        self.size[0] = 0
        self.roots[:] = [after(0, seat) for seat in range(MOST_SEATS)]
        self.begin()

    def begin(self) -> None:
        """Count anew."""
        self.playouts = 0
        self.wins[:] = 0

    def lead_on(self, actor: int, action: int, knower: int) -> None:
        """Let the trees begin after an action."""
        if actor != CHANCE:
            self.roots[actor] = after(int(self.roots[actor]), action)
        follow(self.roots, MOST_SEATS, actor, action, knower, int(self.secret[action]))

    def run(self, seen: Vector, seats: int, seat: int, playouts: int, dice: Dice, guess: bool = True) -> None:
        """Add playouts from what the seat has seen; without `guess` from a position that is wholly known."""
        s, h = self.scratch, self.habits
        driver()(
            self.game.kernel.table(*_RULES), handle(seen), handle(self.work), len(seen), seats, seat, int(guess),
            playouts, h.explore / 100, h.keen, h.win / 100, float(h.margin),
            handle(self.histories), handle(self.nodes), self.slots, handle(self.size), self.most,
            handle(self.secret), len(self.secret),
            handle(self.roots), handle(self.path), handle(self.cursor), handle(self.found), handle(s.choices),
            handle(s.weights), handle(self.taste), handle(s.scores), handle(self.wins), handle(dice),
        )  # fmt: skip
        self.playouts += playouts

    def tried(self, seat: int, actions: Sequence[int]) -> list[int]:
        """How often each action was tried at the root."""
        return [int(self.nodes[slot, VISITS]) for slot in self._slots(seat, actions)]

    def won(self, seat: int, actions: Sequence[int]) -> list[float]:
        """The wins of the playouts that tried each action at the root."""
        return [float(self.nodes[slot, WINS]) for slot in self._slots(seat, actions)]

    def _slots(self, seat: int, actions: Sequence[int]) -> list[int]:
        root, histories = int(self.roots[seat]), self.histories
        return [int(find(histories, self.slots - 1, root, action)) for action in actions]
