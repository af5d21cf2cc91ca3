"""What holds in every position: nothing is made, lost or doubled."""

from tradewinds.core.counting import first_broken
from tradewinds.core.layout import rule
from tradewinds.games.west_of_africa.box.components import (
    CARDS_MAX,
    COST_OF,
    FIELDS,
    GOLD_MAX,
    GOOD_OF,
    GOODS,
    ISLANDS,
    MARKERS,
    MINUS_CARDS,
    PLACES,
    SETTLEMENTS,
    SHIP_CARGO,
    SHIP_RANGE,
    WORKER_POINTS,
    WORKERS,
)
from tradewinds.games.west_of_africa.rules.cards import cards_chosen, sum_of_cards
from tradewinds.games.west_of_africa.rules.opening import UNPLACED, track_size
from tradewinds.games.west_of_africa.rules.turn import berths, ships_at
from tradewinds.games.west_of_africa.state import (
    EMPTY,
    GOOD_OF_SEAT,
    NOBODY,
    NOWHERE,
    SETTLEMENT,
    Phase,
    State,
)

LAWS = ("none", "workers", "goods", "settlements", "minus-cards", "gold", "berths", "cards", "turn", "offices")


@rule
def invariants(state: State) -> int:
    """0, or the number of the first law that is broken."""
    first = workers_hold(state), goods_hold(state), settlements_hold(state), minus_cards_hold(state), gold_holds(state)
    rest = berths_hold(state), cards_hold(state), turn_holds(state), offices_hold(state)
    return first_broken(first + rest)


@rule
def workers_hold(state: State) -> bool:
    """Three workers a player, somewhere."""
    for seat in range(state.seats):
        total = 0
        for place in range(PLACES):
            if state.players[seat].workers[place] < 0:
                return False
            total += state.players[seat].workers[place]
        if total != WORKERS:
            return False
    return True


@rule
def goods_hold(state: State) -> bool:
    """4 sugar cane, 2 wine, 2 grain a player: in supply, on fields, in storehouses, aboard."""
    for seat in range(state.seats):
        for good in range(GOODS):
            if goods_of(state, seat, good) != MARKERS[good]:
                return False
    for good in range(GOODS):
        if state.aboard[good] < 0 or (state.aboard[good] > 0 and state.phase != Phase.VOYAGE):
            return False
    return True


@rule
def goods_of(state: State, seat: int, good: int) -> int:
    player = state.players[seat]
    total = player.supply[good]
    if player.supply[good] < 0:
        return -1
    for island in range(ISLANDS):
        if player.store[island, good] < 0:
            return -1
        total += player.store[island, good]
    for field in range(FIELDS):
        if state.fields[field] == GOOD_OF_SEAT + seat and GOOD_OF[field] == good:
            total += 1
    if state.phase == Phase.VOYAGE and state.order[state.turn] == seat:
        total += state.aboard[good]
    return int(total)


@rule
def settlements_hold(state: State) -> bool:
    """Twenty settlements: in stock, on the track, on building fields; goods only where they grow."""
    built = 0
    for field in range(FIELDS):
        stands = state.fields[field]
        if stands == SETTLEMENT:
            built += 1
            if COST_OF[field] == 0:
                return False
        elif stands != EMPTY:
            if GOOD_OF[field] < 0 or stands < GOOD_OF_SEAT or stands >= GOOD_OF_SEAT + state.seats:
                return False
    if state.stock < 0 or state.track < 0 or state.track > track_size(state.seats):
        return False
    return bool(state.stock + state.track + built == SETTLEMENTS)


@rule
def minus_cards_hold(state: State) -> bool:
    """One minus card for each player, whoever holds them now."""
    total = 0
    for seat in range(state.seats):
        player = state.players[seat]
        if player.minus < 0 or player.minus_coming < 0 or player.minus_chosen < 0:
            return False
        total += player.minus + player.minus_coming
    return bool(total == MINUS_CARDS * state.seats)


@rule
def gold_holds(state: State) -> bool:
    """0 to 45 gold; on each space the places count from the top, without a gap unless gaps stay."""
    if state.phase == Phase.GOLD_ORDER:
        return True
    for seat in range(state.seats):
        player = state.players[seat]
        above = 0
        for other in range(state.seats):
            rival = state.players[other]
            if other != seat and rival.gold == player.gold:
                if rival.gold_place == player.gold_place:
                    return False
                if rival.gold_place < player.gold_place:
                    above += 1
        if player.gold < 0 or player.gold > GOLD_MAX or player.gold_place < above:
            return False
        if player.gold_place > (state.seats - 1 if state.option_gold_track == 1 else above):
            return False
    return True


@rule
def berths_hold(state: State) -> bool:
    """No harbour holds more ships than berths, save while one arrives; from the second round all ships are out."""
    arriving = state.phase == Phase.VOYAGE or state.phase == Phase.PUSH
    for island in range(ISLANDS):
        if ships_at(state, island) > berths(state, island) + (1 if arriving else 0):
            return False
    for seat in range(state.seats):
        ship = state.players[seat].ship
        if ship != NOWHERE and (ship < 0 or ship >= ISLANDS):
            return False
        if ship == NOWHERE and state.game_round > 1:
            return False
    return True


@rule
def cards_hold(state: State) -> bool:
    """At most five cards lie before anybody, and what was announced is what lies there."""
    for seat in range(state.seats):
        player = state.players[seat]
        if cards_chosen(state, seat) > CARDS_MAX:
            return False
        if player.cards_laid > 0:
            if player.cards_laid != cards_chosen(state, seat) or player.card_sum != sum_of_cards(state, seat):
                return False
    return True


@rule
def turn_holds(state: State) -> bool:
    """Somebody can act unless it is over; counters of the turn stay in their range."""
    if (state.actors == 0) != (state.phase == Phase.OVER):
        return False
    if state.worker_points < 0 or state.worker_points > WORKER_POINTS:
        return False
    return bool(0 <= state.steps <= SHIP_RANGE and 0 <= state.loads <= SHIP_CARGO)


@rule
def offices_hold(state: State) -> bool:
    """An alcalde is a player or nobody; points only grow from nothing."""
    for island in range(ISLANDS):
        alcalde = state.alcaldes[island]
        if alcalde != NOBODY and (alcalde < 0 or alcalde >= state.seats):
            return False
    for seat in range(state.seats):
        for source in range(4):
            if state.players[seat].points[source] < 0:
                return False
        if state.phase != Phase.GOLD_ORDER and state.players[seat].gold_place == UNPLACED:
            return False
    return True
