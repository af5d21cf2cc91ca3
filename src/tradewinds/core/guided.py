"""Play guided by a game's `sense`: the playouts of search, whole games between tastes, a position played to its end."""

from dataclasses import dataclass
from functools import cache
from typing import Any

from numba import types

from tradewinds.core.calling import apply, chance, legal, scores, sense, winners
from tradewinds.core.dice import Dice, draw, new_dice
from tradewinds.core.game import CHANCE, CHANCE_BIT, Game, actors
from tradewinds.core.kernel import MOST_CHOICES, Handle, handle, longs, shorts, view
from tradewinds.core.layout import (
    JIT,
    Address,
    Ints,
    Long,
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
from tradewinds.core.workspace import Workspace, begin, furnished

#: Instead of a number of draws: take the weightiest outright.
GREEDY = 0

_PLAY = ("legal", "chance", "apply", "sense")


@small
def spread(weights: Any, count: int) -> int:
    """The sum of the weights; where `sense` likes nothing, everything is as good."""
    total = 0
    for i in range(count):
        total += weights[i]
    if total > 0:
        return total
    for i in range(count):
        weights[i] = 1
    return count


@small
def by_weight(weights: Any, total: int, dice: Any) -> int:
    """The place of one choice, drawn by weight."""
    pick = draw(dice, total)
    chosen = 0
    while pick >= weights[chosen]:
        pick -= weights[chosen]
        chosen += 1
    return chosen


@small
def keenly(weights: Any, count: int, total: int, draws: int, dice: Any) -> int:
    """Of so many draws by weight the weightiest; with GREEDY the weightiest of all, equals by the dice."""
    if draws == GREEDY:
        return weightiest(weights, count, dice)
    if draws == 2:
        return twice(weights, count, total, dice)
    chosen = by_weight(weights, total, dice)
    for _ in range(draws - 1):
        other = by_weight(weights, total, dice)
        if weights[other] > weights[chosen]:
            chosen = other
    return chosen


@small
def twice(weights: Any, count: int, total: int, dice: Any) -> int:
    """Of two draws by weight the weightier: both in one pass, with no branch for the processor to guess wrong."""
    one, two = draw(dice, total), draw(dice, total)
    first, second, upto = 0, 0, 0
    for i in range(count - 1):
        upto += weights[i]
        first += one >= upto
        second += two >= upto
    return second if weights[second] > weights[first] else first


@rule
def weightiest(weights: Any, count: int, dice: Any) -> int:
    chosen, equal = 0, 1
    for i in range(1, count):
        if weights[i] > weights[chosen]:
            chosen, equal = i, 1
        elif weights[i] == weights[chosen]:
            equal += 1
            if draw(dice, equal) == 0:
                chosen = i
    return chosen


@rule
def win_share(winners: int, seats: int, seat: int) -> float:
    """1 for a win alone; several winners share."""
    share = 0
    for other in range(seats):
        share += (winners >> other) & 1
    return ((winners >> seat) & 1) / share if share > 0 else 0.0


@rule
def points_ahead(points: Any, seats: int, seat: int) -> int:
    """How far the seat is ahead of the best other."""
    best = -MOST_DECISIONS
    for other in range(seats):
        if other != seat and points[other] > best:
            best = points[other]
    return int(points[seat]) - best


class Play(Workspace):
    """Room for play between two tastes: the hero's and everybody else's."""

    hero: Long
    taste: Address
    rival: Address
    keen: Long
    games: Long
    wins: float
    leads: float


PLAY = layout(Play, wide=True)
play_at = record_at(PLAY)


@rule
def play_out(work: Play) -> None:
    """From a full position to the end, the hero by one taste and everybody else by another."""
    rules, state, hero, keen, taste, rival = work.rules, work.state, work.hero, work.keen, work.taste, work.rival
    choices, leanings = address_of(work.choices), address_of(work.weights)
    actions, weights = view(shorts(choices), MOST_CHOICES), view(shorts(leanings), MOST_CHOICES)
    dice = view(longs(address_of(work.dice)), 4)
    for _ in range(MOST_DECISIONS):
        acting = actors(state)
        if acting == 0:
            break
        if acting == CHANCE_BIT:
            count = chance(rules, state, choices, leanings)
            apply(rules, state, CHANCE, int(actions[weighted(weights, count, dice)]))
            continue
        actor = lowest_seat(acting)
        count = legal(rules, state, actor, choices)
        chosen = 0
        if count > 1:
            sense(rules, state, actor, choices, count, leanings, taste if actor == hero else rival)
            chosen = keenly(weights, count, spread(weights, count), keen, dice)
        apply(rules, state, actor, int(actions[chosen]))


def _play_on(home: Handle) -> None:
    play_out(play_at(home))


def _contests(home: Handle) -> None:
    """Whole games of one taste against others of another, seats rotated; wins and leads are added up."""
    work = play_at(home)
    for game in range(work.games):
        begin(work)
        work.hero = game % work.seats
        play_out(work)
        scores(work.rules, work.state, address_of(work.scores))
        work.wins += win_share(winners(work.rules, work.state), work.seats, work.hero)
        work.leads += points_ahead(work.scores, work.seats, work.hero)


@cache
def on_driver() -> Any:
    return entry(types.void(types.intp), _play_on) if JIT else _play_on


@cache
def _contest_driver() -> Any:
    return entry(types.void(types.intp), _contests) if JIT else _contests


def play_on(game: Game, state: Vector, dice: Dice) -> None:
    """Play a full position to its end, everybody by the game's taste."""
    liked, keen = handle(game.taste.values), game.taste.search.keen
    home = furnished(PLAY, game, _PLAY, state=handle(state), dice=dice, taste=liked, rival=liked, keen=keen)
    on_driver()(handle(home))


@dataclass(frozen=True)
class Contest:
    """What came of games between one taste and others."""

    games: int
    wins: float
    lead: float
    """Points ahead of the best other, on average."""


def contest(
    game: Game, seats: int, taste: Ints, rival: Ints, games: int, seed: int | str = 0, keen: int = GREEDY
) -> Contest:
    """Games of one taste against the others; equal seeds give equal games."""
    state, dice = new_vector(game.dtype), new_dice(f"contest {seed}")
    home = furnished(
        PLAY, game, (*_PLAY, "setup", "scores", "winners"), state=handle(state), seats=game.check_seats(seats),
        options=game.option_values({}), dice=dice, taste=handle(taste), rival=handle(rival), keen=keen, games=games,
    )  # fmt: skip
    _contest_driver()(handle(home))
    sums = as_record(home, PLAY)
    return Contest(games, float(sums.wins), float(sums.leads) / max(games, 1))
