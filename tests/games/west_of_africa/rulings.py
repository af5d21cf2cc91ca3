"""By what one sees that a match of West of Africa reaches a ruling of its rulebook."""

from collections.abc import Iterator

from tests.golden.moments import Moment, Sign
from tradewinds.core.game import CHANCE
from tradewinds.games.west_of_africa.box.components import (
    BUILD_FIELDS,
    CARD_MINUS,
    CARD_SELL,
    CARD_SETTLE,
    CARDS_FREE,
    COST_OF,
    EAST_SHIP,
    END_POINTS,
    GOLD_PER_END_POINT,
    GOOD_OF,
    ISLAND_OF,
    ISLANDS,
    WEST_SHIP,
)
from tradewinds.games.west_of_africa.state import EMPTY, Phase

ISLAND_CARDS = (1 << ISLANDS) - 1
ACTION_CARDS = (1 << CARD_MINUS) - 1 - ISLAND_CARDS


def this_turn(m: Moment) -> Iterator[Moment]:
    """What the player did before in this turn, latest first."""
    return m.back_to("end-turn", "ready")


def gold(m: Moment) -> tuple[int, int]:
    return int(m.before.players[m.actor].gold), int(m.after.players[m.actor].gold)


def trades(m: Moment) -> bool:
    return m.kind in ("plant", "sell", "found")


# Chapters 2 to 5


def moves_up(m: Moment) -> bool:
    """Somebody who stood below on the same space stands higher now."""
    pairs = [(m.before.players[s], m.after.players[s]) for s in range(m.after.seats) if s != m.actor]
    return trades(m) and any(a.gold == b.gold and b.gold_place < a.gold_place for a, b in pairs)


def arrives_anew(m: Moment) -> bool:
    """Back on a space left in the same turn, below somebody."""
    if not trades(m) or gold(m)[0] == gold(m)[1]:
        return False
    own = m.after.players[m.actor]
    left = [past.before.players[m.actor] for past in this_turn(m) if trades(past)]
    return any(past.gold == own.gold and past.gold_place < own.gold_place for past in left)


def comes_above(m: Moment) -> bool:
    """On a space above somebody who was there before."""
    own = m.after.players[m.actor]
    others = [m.after.players[seat] for seat in range(m.after.seats) if seat != m.actor]
    moved = trades(m) and gold(m)[0] != gold(m)[1]
    return moved and any(other.gold == own.gold and other.gold_place > own.gold_place for other in others)


def is_announced(m: Moment) -> bool:
    return m.kind == "ready" and m.after.phase != Phase.CHOOSE


def lays(m: Moment, wanted: int, unwanted: int) -> bool:
    chosen = int(m.before.players[m.actor].chosen) if m.kind == "ready" else 0
    return bool(chosen & wanted) and not chosen & unwanted


def payers(m: Moment) -> list[int]:
    """The gold before the fee of all who pay it."""
    if not is_announced(m):
        return []
    seats = range(m.after.seats)
    return [int(m.before.players[s].gold) for s in seats if m.after.players[s].cards_laid > CARDS_FREE]


# Chapters 8 to 11


def sold_before(m: Moment) -> bool:
    """Planted what was sold in the same turn."""
    return m.kind == "plant" and any(p.kind == "sell" and p.row[1] == GOOD_OF[m.row[0]] for p in this_turn(m))


def is_dear(m: Moment) -> bool:
    """A cheaper field of the island was free."""
    if m.kind != "found":
        return False
    island, cost = ISLAND_OF[m.row[0]], COST_OF[m.row[0]]
    return any(ISLAND_OF[f] == island and m.before.fields[f] == EMPTY and COST_OF[f] < cost for f in BUILD_FIELDS)


def voyage(m: Moment) -> list[Moment]:
    """The voyage that this moment ends, from its beginning."""
    found = [past for past in this_turn(m) if past.kind in ("load", "unload", "sail", "moor")]
    return found[::-1] if m.kind in ("moor", "push") else []


def began_at(m: Moment) -> int:
    sailed = [past for past in voyage(m) if past.kind == "sail"]
    return int(sailed[0].before.players[m.actor].ship) if sailed else -1


def pushed(m: Moment) -> list[int]:
    """Where ships that gave way went to."""
    others = [s for s in range(m.after.seats) if s != m.actor and m.kind in ("moor", "push")]
    ships = [(int(m.before.players[s].ship), int(m.after.players[s].ship)) for s in others]
    return [after for before, after in ships if before != after]


def turned_round(m: Moment) -> bool:
    return len({past.row for past in voyage(m) if past.kind == "sail"}) > 1


def just_did(m: Moment, kind: str) -> bool:
    return m.kind == "moor" and m.earlier[-1].kind == kind


# Chapter 13


def is_over(m: Moment) -> bool:
    return bool(m.after.phase == Phase.OVER)


def totals(m: Moment) -> list[int]:
    return sorted(int(m.after.players[seat].points.sum()) for seat in range(m.after.seats))


def reached_again(m: Moment) -> bool:
    """In the last round somebody else came to 25 points."""
    if not is_over(m):
        return False
    last_round = next(past for past in reversed(m.earlier) if not past.before.ending)
    return sum(t >= END_POINTS for t in totals(last_round)) < sum(t >= END_POINTS for t in totals(m))


SIGNS: dict[str, Sign] = {
    "2.3": moves_up,
    "2.4 a payment of nothing": lambda m: trades(m) and gold(m)[0] == gold(m)[1],
    "2.4 arriving anew": arrives_anew,
    "2.6": comes_above,
    "3.5": lambda m: m.actor == CHANCE and m.after.seats == 2,
    "3.6": lambda m: m.actor == CHANCE and m.after.seats == 3,
    "5.5": lambda m: m.kind == "choose" and m.after.players[m.actor].minus_chosen > 1,
    "5.6 actions without an island": lambda m: lays(m, ACTION_CARDS, ISLAND_CARDS),
    "5.6 islands without an action": lambda m: lays(m, ISLAND_CARDS, ACTION_CARDS),
    "5.6 a minus card alone": lambda m: m.kind == "ready" and m.before.players[m.actor].chosen == 0,
    "5.6 selling in the first round": lambda m: m.before.game_round == 1 and lays(m, 1 << CARD_SELL, 0),
    "5.6 founding in the first round": lambda m: m.before.game_round == 1 and lays(m, 1 << CARD_SETTLE, 0),
    "5.7": is_announced,
    "5.8 all at once": lambda m: len(payers(m)) > 1,
    "5.8 whoever is ahead first": lambda m: len(payers(m)) > len(set(payers(m))),
    "6.2": lambda m: m.kind == "place-ship",
    "6.3": lambda m: m.before.game_round == 1 and bool(pushed(m)),
    "6.9": lambda m: m.kind == "end-turn" and m.before.players[m.actor].minus_chosen > 0,
    "7.4": lambda m: m.kind == "move-worker" and sum(p.workers[m.row[1]] for p in m.after.players) > 3,
    "8.8": lambda m: (
        m.kind == "move-worker"
        and m.row[0] in (WEST_SHIP, EAST_SHIP)
        and any(p.kind == "return-workers" for p in this_turn(m))
    ),
    "9.4": sold_before,
    "10.5": is_dear,
    "11.2": lambda m: m.kind == "moor" and began_at(m) == m.before.players[m.actor].ship,
    "11.4 at the first harbour": lambda m: m.kind == "load" and m.before.steps == 0,
    "11.4 at the last harbour": lambda m: just_did(m, "load"),
    "11.5": lambda m: m.kind == "load" and any(p.kind == "unload" for p in m.back_to("moor", "end-turn")),
    "11.6 at the first harbour": lambda m: m.kind == "unload" and m.before.steps == 0,
    "11.6 at the last harbour": lambda m: just_did(m, "unload"),
    "11.6 nothing stays on a ship": lambda m: m.kind == "moor" and sum(m.before.aboard) > 0,
    "11.7 into the berth left": lambda m: began_at(m) in pushed(m),
    "11.9": lambda m: bool(pushed(m)) and turned_round(m),
    "13.3": reached_again,
    "13.4": lambda m: is_over(m) and any(p.gold > GOLD_PER_END_POINT and p.gold % 10 for p in m.after.players),
    "13.5": lambda m: is_over(m) and totals(m)[-1] == totals(m)[-2],
}

#: Rulings that no single moment shows, and why.
NO_SIGN = {
    "1.1": "there is no limit to reach",
    "1.4": "printed data: every match is played on it",
    "1.5": "printed data: every match is played on it",
    "1.6": "printed data: every match is played on it",
    "1.8": "printed data: every match is played on it",
    "1.9": "printed data: every match is played on it",
    "1.12": "printed data: every match is played with it",
    "5.1": "what was taken back leaves no trace in a file",
    "7.2": "no action leads back onto a start ship",
}

#: What no match is expected to reach, and why.
UNREACHED = {
    "text action-gold-order": "chance is asked for nothing",
}
