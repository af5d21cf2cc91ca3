"""Many games at full speed, with notes of who did what: one compiled driver for every game, for the balance report."""

from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any

import numpy as np
import numpy.typing as npt
from numba import types

from tradewinds.core.calling import apply, chance, legal, reason, sense, why_not, winners
from tradewinds.core.dice import draw, new_dice
from tradewinds.core.game import CHANCE, CHANCE_BIT, Game, actors
from tradewinds.core.guided import spread, weightiest
from tradewinds.core.kernel import MOST_CHOICES, MOST_SEATS, Handle, handle, longs, shorts, view
from tradewinds.core.layout import (
    JIT,
    Address,
    Long,
    Longs,
    address_of,
    as_record,
    entry,
    layout,
    new_vector,
    record_at,
    rule,
)
from tradewinds.core.playout import MOST_DECISIONS, lowest_seat, weighted
from tradewinds.core.workspace import Workspace, begin, furnished

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


class Notes(Workspace):
    """Room for games with notes."""

    taste: Address
    way: Long
    games: Long
    probed: Long
    """In so many games every action is asked about, to see which rules forbid something."""
    actions: Long
    """How many there are."""
    kinds: Address
    """The kind of each."""
    namings: Address
    """The seat that each names."""
    rows: Address
    finals: Address
    taken: Address
    offered: Annotated[Longs, MOST_KINDS]
    refused: Annotated[Longs, MOST_RULES]
    stamps: Annotated[Longs, MOST_RULES]
    """The last decision in which each rule forbade something."""
    stamp: Long


NOTES = layout(Notes, wide=True)
notes_at = record_at(NOTES)


@rule
def choose(work: Notes, seat: int, count: int) -> int:
    """The place of the action taken."""
    dice, weights = view(longs(address_of(work.dice)), 4), view(shorts(address_of(work.weights)), MOST_CHOICES)
    if work.way == RANDOM:
        return draw(dice, count)
    choices, leanings = address_of(work.choices), address_of(work.weights)
    sense(work.rules, work.state, seat, choices, count, leanings, work.taste)
    spread(weights, count)
    return weightiest(weights, count, dice) if work.way == GREEDY else weighted(weights, count, dice)


@rule
def note_offers(work: Notes, kind_of: Any, count: int) -> None:
    """Count each kind that can be chosen once."""
    seen = 0
    for i in range(count):
        kind = kind_of[work.choices[i]]
        if not (seen >> kind) & 1:
            seen |= 1 << kind
            work.offered[kind] += 1


@rule
def note_refusals(work: Notes, seat: int) -> None:
    """Count each rule that forbids something now once."""
    work.stamp += 1
    for action in range(work.actions):
        code = why_not(work.rules, work.state, seat, action)
        if work.stamps[code] != work.stamp:
            work.stamps[code] = work.stamp
            work.refused[code] += 1


@rule
def settle_order(row: Any, named: int, last: int, seats: int) -> None:
    """Seats that chance did not name sit behind the last one named, clockwise; places count from 1."""
    for turn in range(1, seats + 1):
        seat = (last + turn) % seats
        if row[ORDER + seat] == 0:
            named += 1
            row[ORDER + seat] = named


@rule
def open_game(work: Notes, row: Any) -> None:
    """Let chance go on until somebody decides, and note in which order it names seats."""
    dice, weights = view(longs(address_of(work.dice)), 4), view(shorts(address_of(work.weights)), MOST_CHOICES)
    namings, named, last = view(shorts(work.namings), work.actions), 0, work.seats - 1
    while actors(work.state) == CHANCE_BIT:
        count = chance(work.rules, work.state, address_of(work.choices), address_of(work.weights))
        action = int(work.choices[weighted(weights, count, dice)])
        if 0 <= namings[action] < work.seats and row[ORDER + namings[action]] == 0:
            named, last = named + 1, int(namings[action])
            row[ORDER + last] = named
        apply(work.rules, work.state, CHANCE, action)
    settle_order(row, named, last, work.seats)


@rule
def play_game(work: Notes, row: Any, taken: Any, probe: bool) -> None:
    """Play a game to its end; `taken` counts what each seat does."""
    rules, state, kind_of = work.rules, work.state, view(shorts(work.kinds), work.actions)
    dice, weights = view(longs(address_of(work.dice)), 4), view(shorts(address_of(work.weights)), MOST_CHOICES)
    for _ in range(MOST_DECISIONS):
        acting = actors(state)
        if acting == 0:
            break
        if acting == CHANCE_BIT:
            count = chance(rules, state, address_of(work.choices), address_of(work.weights))
            apply(rules, state, CHANCE, int(work.choices[weighted(weights, count, dice)]))
            continue
        seat = lowest_seat(acting)
        count = legal(rules, state, seat, address_of(work.choices))
        note_offers(work, kind_of, count)
        if probe:
            note_refusals(work, seat)
        action = int(work.choices[choose(work, seat, count)])
        taken[seat * MOST_KINDS + kind_of[action]] += 1
        row[DECISIONS] += 1
        apply(rules, state, seat, action)


def _survey(home: Handle) -> None:
    """Play whole games."""
    work = notes_at(home)
    length, seats_and_kinds = work.length, MOST_SEATS * MOST_KINDS
    rows, taken = view(longs(work.rows), work.games * COLUMNS), view(shorts(work.taken), work.games * seats_and_kinds)
    vector, finals = view(shorts(work.state), length), view(shorts(work.finals), work.games * length)
    for game in range(work.games):
        row = rows[game * COLUMNS : (game + 1) * COLUMNS]
        begin(work)
        open_game(work, row)
        play_game(work, row, taken[game * seats_and_kinds : (game + 1) * seats_and_kinds], game < work.probed)
        row[REASON], row[WINNERS] = reason(work.rules, work.state), winners(work.rules, work.state)
        for i in range(length):
            finals[game * length + i] = vector[i]


@cache
def driver() -> Any:
    """The compiled driver, made when first needed."""
    return entry(types.void(types.intp), _survey) if JIT else _survey


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
    state, namings = new_vector(game.dtype), _namings(game)
    rows, finals = np.zeros((games, COLUMNS), np.int64), np.zeros((games, len(state)), np.int16)
    taken = np.zeros((games, MOST_SEATS, MOST_KINDS), np.int16)
    home = furnished(
        NOTES, game, _RULES, state=handle(state), seats=seats, options=game.option_values(options),
        dice=new_dice(f"survey {seed}"), taste=handle(game.taste.values), way=WAYS[way], games=games,
        probed=min(probe, games), actions=len(game.actions), kinds=handle(game.actions.kind_of),
        namings=handle(namings), rows=handle(rows.reshape(-1)), finals=handle(finals.reshape(-1)),
        taken=handle(taken.reshape(-1)),
    )  # fmt: skip
    driver()(handle(home))
    work = as_record(home, NOTES)
    offered, refused = work.offered.copy(), work.refused.copy()
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
