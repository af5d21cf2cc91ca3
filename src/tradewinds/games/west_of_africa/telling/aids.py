"""What helps to choose: the hand of cards, what would do nothing in this round, where workers save gold.

Only what is certain is told: nothing here depends on what others may do before it is one's own turn.
"""

from collections.abc import Collection, Iterator, Sequence
from itertools import chain

from tradewinds.core.aids import Aids, Card
from tradewinds.core.words import Line, line, name_of
from tradewinds.games.west_of_africa.actions import TABLE
from tradewinds.games.west_of_africa.box.components import (
    CARD_CULTIVATE,
    CARD_MINUS,
    CARD_NAMES,
    CARD_NUMBERS,
    CARD_SELL,
    CARD_SETTLE,
    CARD_SHIP,
    CARDS_FREE,
    CARDS_MAX,
    COST_OF,
    FIFTH_CARD_COST,
    FIRST_FIELD,
    GOOD_OF,
    GOODS,
    HAS_LAND,
    ISLAND_OF,
    ISLANDS,
    ORDINARY_CARDS,
    PLANT_COST,
    PLANT_ISLANDS,
    PRICES,
)
from tradewinds.games.west_of_africa.rules.cultivate import plant_price
from tradewinds.games.west_of_africa.state import EMPTY, Phase, State
from tradewinds.games.west_of_africa.telling.names import card, cards_of, own_sum

_FIRST = TABLE.start("choose")
#: Cards that do something only together with the card of an island, and the other way round (WA 6.8).
_ON_ISLANDS = (CARD_CULTIVATE, CARD_SELL, CARD_SETTLE)
_ALL = frozenset(range(ORDINARY_CARDS))


def aids(seen: State, seat: int, actions: Sequence[int]) -> Aids:
    """What helps the seat to choose among these actions."""
    if seen.phase == Phase.CHOOSE and actions:
        return _choosing(seen, seat)
    return Aids(notes=_help_of_workers(actions))


def _choosing(seen: State, seat: int) -> Aids:
    laid = cards_of(seen, seat)
    hand = [*range(ORDINARY_CARDS), *[CARD_MINUS] * int(seen.players[seat].minus)]
    ever, now = (set(chain(*_pairs(seen, seat, cards))) for cards in (_ALL, laid))
    notes = {_FIRST + c: note for c in hand if (note := _note(c, c in laid, c in ever, c in now))}
    paid = [line("place-fee", gold=FIFTH_CARD_COST), *[None] * (CARDS_MAX - CARDS_FREE)]
    return Aids(
        notes=notes,
        lines={"choose": _order(seen, seat, len(laid)) if laid else [line("aid-lowest")]},
        cards=list(_hand(hand, laid)),
        places=[*[None] * CARDS_FREE, *paid[: CARDS_MAX - CARDS_FREE]],
    )


def _hand(hand: Sequence[int], laid: Sequence[int]) -> Iterator[Card]:
    """Each copy once; of several minus cards the first ones lie there."""
    left = list(laid)
    for c in hand:
        lies = c in left
        if lies:
            left.remove(c)
        yield Card(_FIRST + c, card(c), int(CARD_NUMBERS[c]), effect(c), lies, f"sign-{CARD_NAMES[c]}")


def effect(number: int) -> Line:
    """What a card is good for."""
    if number >= ISLANDS:
        return line(f"effect-{CARD_NAMES[number]}")
    plants = int(number in PLANT_ISLANDS)
    return line("effect-island", plants=plants, price=int(PRICES[number]), land=int(HAS_LAND[number]))


# What would do nothing


def _note(number: int, laid: bool, ever: bool, now: bool) -> Line | None:
    """WA 5.6: of a card that can do nothing in this round, or that lies there and still lacks another one."""
    if number >= ISLANDS and number not in _ON_ISLANDS:
        return None
    if not ever:
        return line("note-idle")
    return line("note-needs-action" if number < ISLANDS else "note-needs-island") if laid and not now else None


def _pairs(seen: State, seat: int, cards: Collection[int]) -> Iterator[tuple[int, int]]:
    """Which action and island of these cards could do something together in this round, however well it goes."""
    for island in range(ISLANDS):
        for action, can in zip(_ON_ISLANDS, (_can_plant, _can_sell, _can_found), strict=True):
            if action in cards and island in cards and can(seen, seat, island, cards):
                yield action, island


def _fields(island: int) -> range:
    return range(int(FIRST_FIELD[island]), int(FIRST_FIELD[island + 1]))


def _can_plant(seen: State, seat: int, island: int, cards: Collection[int]) -> bool:
    """WA 8.2, 8.3, 9.4: a free field for a good that is in the supply, or comes there by being sold."""
    player = seen.players[seat]
    sold = [seen.game_round > 1 and CARD_SELL in cards and player.store[:, good].any() for good in range(GOODS)]
    free = [f for f in _fields(island) if GOOD_OF[f] >= 0 and seen.fields[f] == EMPTY]
    return any(player.supply[GOOD_OF[f]] > 0 or sold[GOOD_OF[f]] for f in free)


def _can_sell(seen: State, seat: int, island: int, cards: Collection[int]) -> bool:
    """WA 9.1, 9.2, 11.6: goods that lie there, or that the ship might bring."""
    store = seen.players[seat].store
    return bool(seen.game_round > 1 and (store[island].any() or (CARD_SHIP in cards and store.any())))


def _can_found(seen: State, seat: int, island: int, cards: Collection[int]) -> bool:
    """WA 10.1 to 10.5: as the alcalde, from the track, on a free field that one can pay, perhaps after selling."""
    player = seen.players[seat]
    if seen.game_round == 1 or seen.track == 0 or seen.alcaldes[island] != seat:
        return False
    costs = [int(COST_OF[f]) for f in _fields(island) if COST_OF[f] > 0 and seen.fields[f] == EMPTY]
    return any(cost <= player.gold or (CARD_SELL in cards and player.store.any()) for cost in costs)


# The order of play


def _order(seen: State, seat: int, count: int) -> list[Line]:
    """WA 5.8, 5.9: the sum so far, and who comes first if it is equal, as the gold lies now."""
    fee = FIFTH_CARD_COST if count > CARDS_FREE else 0
    me = seen.players[seat]
    # Whoever pays comes to the space last.
    own = (me.gold - fee, -seen.seats if fee else -me.gold_place)
    others = [other for other in range(seen.seats) if other != seat]
    ahead = [s for s in others if (seen.players[s].gold, -seen.players[s].gold_place) > own]
    ties = line("aid-ties", players=[name_of(s) for s in ahead]) if ahead else line("aid-first")
    return [line("aid-sum", sum=own_sum(seen, seat)), ties]


# Workers


def _help_of_workers(actions: Sequence[int]) -> dict[int, Line]:
    """WA 8.4, 8.5: what workers save, also beside planting without them."""
    rows = {action: TABLE.named(action) for action in actions}
    helpers: dict[int, int] = {}
    for kind, row in rows.values():
        if kind == "use-workers":
            helpers[row[0]] = max(row[1], helpers.get(row[0], 0))
    notes = {}
    for action, (kind, row) in rows.items():
        if kind == "use-workers":
            notes[action] = line("note-saves", gold=PLANT_COST - int(plant_price(row[1])))
        elif kind == "plant" and (workers := helpers.get(int(ISLAND_OF[row[0]]))):
            notes[action] = line("note-workers", workers=workers, price=int(plant_price(workers)))
    return notes
