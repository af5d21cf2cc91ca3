"""What helps to choose: what each rank of the auction brings, what a marker would bring now, the tile looked at."""

from collections.abc import Callable, Sequence

from tradewinds.core.aids import Aids
from tradewinds.core.words import Argument, Line, line, name_of
from tradewinds.games.key_west.actions import TABLE
from tradewinds.games.key_west.box.components import (
    ACTION_SPACES,
    BRIDGES,
    CAPACITY,
    CARD_CAPACITY,
    CARD_DIVE,
    CARDS_BY_RANK,
    CYCLE,
    FOURTH_OF_FIVE,
    FRUITS,
    HARVESTED_FRUITS,
    LOOKS,
    SCORED_BRIDGES,
    SEA_NAMES,
    SHARE,
)
from tradewinds.games.key_west.rules.bidding import distance
from tradewinds.games.key_west.rules.business import is_connected, plantations_of, shares
from tradewinds.games.key_west.rules.turn import PARTS_OF, cards_showing
from tradewinds.games.key_west.state import Part, Phase, State
from tradewinds.games.key_west.telling.choices import arguments
from tradewinds.games.key_west.telling.names import action_space, money_range


def aids(seen: State, seat: int, actions: Sequence[int]) -> Aids:
    """What helps the seat to choose among these actions."""
    if not actions:
        return Aids()
    match Phase(int(seen.phase)):
        case Phase.BID:
            return Aids(_certain(seen, seat), {"bid": [*_ranks(int(seen.seats)), _ties(seen, seat)]}, {"bid": "cards"})
        case Phase.MARK:
            return Aids(_brings(seen, seat, actions), {"mark": _plan(seen, seat)})
        case Phase.ACT:
            return Aids(idle=[action for action in actions if _is_idle(seen, seat, action)])
        case Phase.KEEP:
            return Aids(shows={"keep": f"tile-{SEA_NAMES[int(seen.looking)]}"})
    return Aids()


#: What an action comes to; where that is nothing, it brings nothing.
_COMES_TO = {"operate": "dice", "roll-cigars": "dice", "market": "points", "score": "points", "harvest": "count"}


def _is_idle(seen: State, seat: int, action: int) -> bool:
    kind, row = TABLE.named(action)
    return kind in _COMES_TO and not arguments(seen, seat, kind, row)[_COMES_TO[kind]]


# Bidding


def _ranks(seats: int) -> list[Line]:
    """KW 5.7, 5.8, 5.9, 6.1: what each rank of the auction brings."""
    cards = [int(n) for n in CARDS_BY_RANK[seats]]
    told = [line("aid-first", cards=cards[0])]
    told += [line("aid-next", rank=rank + 1, cards=n) for rank, n in enumerate(cards[1:], 1) if n]
    told += [line("aid-fourth", dollars=FOURTH_OF_FIVE)] if seats == 5 else []
    return [*told, line("aid-last")]


def _above(seen: State, seat: int) -> list[int]:
    """KW 5.6: who ranks above the seat at equal bids."""
    return [other for other in range(seen.seats) if distance(seen, other) < distance(seen, seat)]


def _ties(seen: State, seat: int) -> Line:
    above = [name_of(other) for other in _above(seen, seat)]
    return line("aid-ties", players=above) if above else line("aid-tops")


def _certain(seen: State, seat: int) -> dict[int, Line]:
    """Bids that rank first or last whatever the others bid, by what they can own at most."""
    above = _above(seen, seat)
    others = [other for other in range(seen.seats) if other != seat]
    enough = max(money_range(seen, other)[1] + int(other in above) for other in others)
    start, most = TABLE.start("bid"), money_range(seen, seat)[0]
    last = {start: line("note-last")} if len(above) == len(others) else {}
    return last | {start + amount: line("note-first") for amount in range(enough, most + 1)}


# Markers


def _plan(seen: State, seat: int) -> list[Line]:
    """KW 8.2, 8.3, 8.8, 12.5: how many markers there are for now, and what is blocked until they return."""
    track, back = int(seen.players[seat].track), -(-int(seen.game_round) // CYCLE) * CYCLE
    blocked = [action_space(action) for action in range(ACTION_SPACES) if track >> action & 1]
    told = [line("aid-markers", markers=int(seen.to_place))]
    return told + ([line("aid-blocked", spaces=blocked, round=back)] if blocked else [])


def _brings(seen: State, seat: int, actions: Sequence[int]) -> dict[int, Line]:
    """What each space would bring as things stand."""
    notes = {}
    for action in actions:
        told = [tell(seen, seat) for part, tell in _PARTS.items() if PARTS_OF[TABLE.first[action]] >> part & 1]
        if told:
            notes[action] = line("note-brings", parts=told)
    return notes


def _dive(seen: State, seat: int) -> Line:
    looks, room = cards_showing(seen, seat, CARD_DIVE), cards_showing(seen, seat, CARD_CAPACITY)
    return line("note-dive", looks=LOOKS + int(looks), room=CAPACITY + int(room))


def _business(kind: str) -> Callable[[State, int], Line]:
    def tell(seen: State, seat: int) -> Line:
        told: dict[str, Argument] = arguments(seen, seat, kind, ())
        return Line(f"note-{kind}", told)

    return tell


def _shares(seen: State, seat: int) -> Line:
    """KW 11.1, 11.2: the best bridges that can be scored."""
    found = sorted((int(shares(seen, seat, b)) for b in range(BRIDGES) if is_connected(seen, b)), reverse=True)
    return line("note-score", points=SHARE * sum(found[:SCORED_BRIDGES]))


def _harvest(seen: State, seat: int) -> Line:
    """KW 11.4, 11.5: the best fruits."""
    found = sorted(
        (min(int(plantations_of(seen, seat, f)), int(seen.mainland[f])) for f in range(FRUITS)), reverse=True
    )
    return line("note-harvest", count=sum(found[:HARVESTED_FRUITS]))


_PARTS: dict[Part, Callable[[State, int], Line]] = {
    Part.DIVE: _dive,
    Part.OPERATE: _business("operate"),
    Part.ROLL: _business("roll-cigars"),
    Part.MARKET: _business("market"),
    Part.SHARES: _shares,
    Part.HARVEST: _harvest,
}
