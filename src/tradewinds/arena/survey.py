"""Many games at full speed, with notes of who did what: one compiled driver for every game, for the balance report."""

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt
from numba import types

from tradewinds.core.calling import apply, chance, legal, reason, sense, setup, why_not, winners
from tradewinds.core.dice import Dice, draw, new_dice
from tradewinds.core.game import CHANCE, CHANCE_BIT, Game, actors
from tradewinds.core.guided import spread, weightiest
from tradewinds.core.kernel import MOST_CHOICES, MOST_SEATS, Handle, Scratch, handle, longs, shorts, view
from tradewinds.core.layout import JIT, entry, new_vector, rule
from tradewinds.core.playout import MOST_DECISIONS, lowest_seat, weighted

#: How players choose: anything, or what the game's `sense` leans towards: by weight, or always the weightiest.
RANDOM, LEANING, GREEDY = range(3)
WAYS = {"random": RANDOM, "sense": LEANING, "greedy": GREEDY}

#: Columns of a game: decisions, reason, winners as a bit set; then the place of each seat in the order of the opening.
DECISIONS, REASON, WINNERS, ORDER = range(4)
COLUMNS = ORDER + MOST_SEATS
#: Refusals are numbered below this: 100 × chapter + number.
MOST_RULES = 4096
MOST_KINDS = 64

_RULES = ("setup", "legal", "why_not", "apply", "chance", "winners", "reason", "sense")


@rule
def choose(
    rules: Handle, way: int, taste: Handle, state: Handle, seat: int, choices: Handle, leanings: Handle, count: int,
    dice: Dice,
) -> int:  # fmt: skip
    """The place of the action taken."""
    if way == RANDOM:
        return draw(dice, count)
    sense(rules, state, seat, choices, count, leanings, taste)
    weights = view(shorts(leanings), MOST_CHOICES)
    spread(weights, count)
    return weightiest(weights, count, dice) if way == GREEDY else weighted(weights, count, dice)


@rule
def note_offers(actions: Any, count: int, kind_of: Any, offered: Any) -> None:
    """Count each kind that can be chosen once."""
    seen = 0
    for i in range(count):
        kind = kind_of[actions[i]]
        if not (seen >> kind) & 1:
            seen |= 1 << kind
            offered[kind] += 1


@rule
def note_refusals(rules: Handle, state: Handle, seat: int, every: int, refused: Any, stamps: Any, stamp: int) -> None:
    """Count each rule that forbids something now once."""
    for action in range(every):
        code = why_not(rules, state, seat, action)
        if stamps[code] != stamp:
            stamps[code] = stamp
            refused[code] += 1


@rule
def settle_order(row: Any, named: int, last: int, seats: int) -> None:
    """Seats that chance did not name sit behind the last one named, clockwise; places count from 1."""
    for turn in range(1, seats + 1):
        seat = (last + turn) % seats
        if row[ORDER + seat] == 0:
            named += 1
            row[ORDER + seat] = named


def _survey(
    rules: Handle, seats: int, options: Handle, state: Handle, length: int, choices: Handle, leanings: Handle,
    dice_at: Handle, games: int, way: int, taste: Handle, probed: int, every: int, kinds_at: Handle, namings_at: Handle,
    rows_at: Handle, finals_at: Handle, taken_at: Handle, offered_at: Handle, refused_at: Handle, stamps_at: Handle,
) -> None:  # fmt: skip
    """Play whole games; in the first `probed` every action is asked about, to see which rules forbid something."""
    vector, finals = view(shorts(state), length), view(shorts(finals_at), games * length)
    actions, weights, dice = (
        view(shorts(choices), MOST_CHOICES),
        view(shorts(leanings), MOST_CHOICES),
        view(longs(dice_at), 4),
    )
    kind_of, namings = view(shorts(kinds_at), every), view(shorts(namings_at), every)
    rows, taken = view(longs(rows_at), games * COLUMNS), view(shorts(taken_at), games * MOST_SEATS * MOST_KINDS)
    offered, refused = view(longs(offered_at), MOST_KINDS), view(longs(refused_at), MOST_RULES)
    stamps, stamp = view(longs(stamps_at), MOST_RULES), 0
    for game in range(games):
        row = rows[game * COLUMNS : (game + 1) * COLUMNS]
        for i in range(length):
            vector[i] = 0
        setup(rules, state, seats, options)
        named, last = 0, seats - 1
        for _ in range(MOST_DECISIONS):
            acting = actors(state)
            if acting == 0:
                break
            if acting == CHANCE_BIT:
                action = int(actions[weighted(weights, chance(rules, state, choices, leanings), dice)])
                if row[DECISIONS] == 0 and 0 <= namings[action] < seats and row[ORDER + namings[action]] == 0:
                    named, last = named + 1, namings[action]
                    row[ORDER + last] = named
                apply(rules, state, CHANCE, action)
                continue
            seat = lowest_seat(acting)
            count = legal(rules, state, seat, choices)
            note_offers(actions, count, kind_of, offered)
            if game < probed:
                stamp += 1
                note_refusals(rules, state, seat, every, refused, stamps, stamp)
            action = int(actions[choose(rules, way, taste, state, seat, choices, leanings, count, dice)])
            taken[(game * MOST_SEATS + seat) * MOST_KINDS + kind_of[action]] += 1
            row[DECISIONS] += 1
            apply(rules, state, seat, action)
        settle_order(row, named, last, seats)
        row[REASON], row[WINNERS] = reason(rules, state), winners(rules, state)
        for i in range(length):
            finals[game * length + i] = vector[i]


@cache
def driver() -> Any:
    """The compiled driver, made when first needed."""
    if not JIT:
        return _survey
    n, a = types.int64, types.intp
    return entry(types.void(a, n, a, a, n, a, a, a, n, n, a, n, n, a, a, a, a, a, a, a, a), _survey)


@dataclass(frozen=True)
class Survey:
    """Notes of a number of games; the first axis is always the game."""

    seats: int
    rows: npt.NDArray[np.int64]
    points: npt.NDArray[np.int64]
    """By game, seat and source."""
    taken: npt.NDArray[np.int16]
    """How often, by game, seat and kind of action."""
    offered: npt.NDArray[np.int64]
    """In how many decisions each kind could be chosen."""
    refused: npt.NDArray[np.int64]
    """In how many of the probed decisions each rule forbade something."""
    probed: int
    """Decisions in which every action was asked about."""

    @property
    def decisions(self) -> npt.NDArray[np.int64]:
        return self.rows[:, DECISIONS]

    @property
    def reasons(self) -> npt.NDArray[np.int64]:
        return self.rows[:, REASON]

    @property
    def order(self) -> npt.NDArray[np.int64]:
        """The place of each seat in the order of the opening, from 1."""
        return self.rows[:, ORDER : ORDER + self.seats]

    @property
    def won(self) -> npt.NDArray[np.float64]:
        """By game and seat: 1 for a win, shared among those who are level."""
        bits = self.rows[:, WINNERS, None] >> np.arange(self.seats) & 1
        won: npt.NDArray[np.float64] = bits / np.maximum(bits.sum(axis=1, keepdims=True), 1)
        return won


def survey(game: Game, seats: int, games: int, seed: int | str, way: str, probe: int = 0, **options: Any) -> Survey:
    """Play games and take notes; equal seeds give equal notes. `probe` games are asked for every refusal."""
    seats = game.check_seats(seats)
    scratch, state, dice = Scratch(), new_vector(game.dtype), new_dice(f"survey {seed}")
    scratch.options[:] = game.option_values(options)
    rows, finals = np.zeros((games, COLUMNS), np.int64), np.zeros((games, len(state)), np.int16)
    taken = np.zeros((games, MOST_SEATS, MOST_KINDS), np.int16)
    offered, refused, stamps = (
        np.zeros(MOST_KINDS, np.int64),
        np.zeros(MOST_RULES, np.int64),
        np.zeros(MOST_RULES, np.int64),
    )
    kinds, namings = game.actions.kind_of, _namings(game)
    driver()(
        game.kernel.table(*_RULES), seats, handle(scratch.options), handle(state), len(state),
        handle(scratch.choices), handle(scratch.weights), handle(dice), games, WAYS[way], handle(game.taste.values),
        min(probe, games), len(kinds), handle(kinds), handle(namings), handle(rows.reshape(-1)),
        handle(finals.reshape(-1)), handle(taken.reshape(-1)), handle(offered), handle(refused), handle(stamps),
    )  # fmt: skip
    refused[0] = 0
    probed = int(rows[: min(probe, games), DECISIONS].sum())
    taken = taken[:, :seats, : len(game.actions.kinds)].copy()
    return Survey(seats, rows, _points(game, seats, finals), taken, offered, refused, probed)


def _namings(game: Game) -> npt.NDArray[np.int16]:
    """For each action the seat it names, if that is all it does; else -1."""
    table = game.actions
    alone = [len(kind.arguments) == 1 and kind.arguments[0][0] == "seat" for kind in table.kinds]
    return np.where(np.array(alone)[table.kind_of], table.first, -1).astype(np.int16)


def _points(game: Game, seats: int, finals: npt.NDArray[np.int16]) -> npt.NDArray[np.int64]:
    return np.array(
        [[game.points(record, seat) for seat in range(seats)] for record in map(game.record, finals)], np.int64
    ).reshape(len(finals), seats, len(game.sources))


def joined(parts: list[Survey]) -> Survey:
    """Notes of several batches as one."""
    return Survey(
        parts[0].seats,
        np.concatenate([part.rows for part in parts]),
        np.concatenate([part.points for part in parts]),
        np.concatenate([part.taken for part in parts]),
        np.sum([part.offered for part in parts], axis=0),
        np.sum([part.refused for part in parts], axis=0),
        sum(part.probed for part in parts),
    )
