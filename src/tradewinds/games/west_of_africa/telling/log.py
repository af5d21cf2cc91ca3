"""The log: what an action changed, told from what a viewer saw before and after it."""

from collections import Counter

from tradewinds.core.beats import beats
from tradewinds.core.game import CHANCE
from tradewinds.core.words import Line, Seat, line, name_of
from tradewinds.games.west_of_africa.actions import TABLE
from tradewinds.games.west_of_africa.box.components import (
    CARDS_FREE,
    FIELDS,
    FIFTH_CARD_COST,
    GOOD_OF,
    ISLAND_OF,
    ISLANDS,
)
from tradewinds.games.west_of_africa.rules.ending import total_points
from tradewinds.games.west_of_africa.state import GOOD_OF_SEAT, NOBODY, Phase, Source, State
from tradewinds.games.west_of_africa.telling.choices import arguments
from tradewinds.games.west_of_africa.telling.names import card, cards_of, good, island, winner

_END_TURN = TABLE.number("end-turn")

#: How each line is shown when it happens.
BEATS = beats(
    answer="ready",
    count="announce gold-lead offices gold-end",
    end="won",
    lay="choose plant found alcalde refill",
    lose="no-alcalde",
    move="place-ship move-worker use-workers return-workers sail moor push gives-way load unload gold-order",
    pay="sell minus",
    reveal="reveal order",
    take="harvest",
    turn="end-turn round-end last-round",
)


def tell(before: State, after: State, viewer: int, actor: int, action: int | None) -> list[Line]:
    """The log lines of one action, from what the viewer saw before and after; `action` is None when secret."""
    lines = _deed(before, actor, action)
    lines += _pushed(before, after, actor) + _passed(before, actor, action)
    if before.phase == Phase.CHOOSE and after.phase != Phase.CHOOSE:
        lines += _announced(after)
    if after.game_round != before.game_round or (after.phase == Phase.OVER and before.phase != Phase.OVER):
        lines += _round_ended(before, after)
    lines += _revealed(before, after)
    return lines


def _deed(before: State, actor: int, action: int | None) -> list[Line]:
    if action is None:
        return []
    name, row = TABLE.named(action)
    told = arguments(before, actor, name, row)
    if actor != CHANCE:
        told["player"] = Seat(actor)
    return [Line(f"log-{name}", told)]


def _pushed(before: State, after: State, actor: int) -> list[Line]:
    """WA 11.9: a ship that gave way, whoever chose it."""
    moved = [s for s in range(after.seats) if s != actor and before.players[s].ship != after.players[s].ship]
    return [line("log-gives-way", player=Seat(s), island=island(int(after.players[s].ship))) for s in moved]


def _passed(before: State, actor: int, action: int | None) -> list[Line]:
    """WA 6.9: minus cards that went to the left neighbour at the end of a turn."""
    if action != _END_TURN or before.players[actor].minus_chosen == 0:
        return []
    left = Seat((actor + 1) % int(before.seats))
    return [line("log-minus", player=Seat(actor), other=left, count=int(before.players[actor].minus_chosen))]


def _announced(after: State) -> list[Line]:
    """WA 5.7, 5.8, 5.9: counts, sums, fees, order."""
    lines = []
    for seat in after.order[: after.seats]:
        laid = after.players[seat]
        fee = FIFTH_CARD_COST if laid.cards_laid > CARDS_FREE else 0
        told = line("log-announce", player=Seat(int(seat)), count=int(laid.cards_laid), sum=int(laid.card_sum), fee=fee)
        lines.append(told)
    order = [name_of(int(seat)) for seat in after.order[: after.seats]]
    return [*lines, line("log-order", players=order)]


def _revealed(before: State, after: State) -> list[Line]:
    """WA 6.1: cards turned face up."""
    lines = []
    for seat in range(after.seats):
        if after.players[seat].revealed > before.players[seat].revealed:
            cards = [card(c) for c in cards_of(after, seat)]
            lines.append(line("log-reveal", player=Seat(seat), cards=cards))
    return lines


def _round_ended(before: State, after: State) -> list[Line]:
    """WA 12, 13: points for gold, harvest, alcaldes, new settlements, what comes next."""
    lines = [line("log-round-end", round=int(before.game_round))]
    for seat in range(after.seats):
        gained = [int(a - b) for a, b in zip(after.players[seat].points, before.players[seat].points, strict=True)]
        if gained[Source.GOLD_LEAD]:
            lines.append(line("log-gold-lead", player=Seat(seat), points=gained[Source.GOLD_LEAD]))
    lines += _harvested(before) + _elected(before, after)
    for seat in range(after.seats):
        offices = int(sum(1 for i in range(ISLANDS) if after.alcaldes[i] == seat))
        if offices:
            lines.append(line("log-offices", player=Seat(seat), points=offices))
    if added := int(after.track - before.track):
        lines.append(line("log-refill", count=added, stock=int(after.stock)))
    if after.phase == Phase.OVER:
        return lines + _ended(after)
    if after.ending:
        lines.append(line("log-last-round"))
    return lines


def _harvested(before: State) -> list[Line]:
    """WA 12.3: what everybody's fields gave, island by island."""
    lines = []
    for seat in range(before.seats):
        grown = Counter((int(ISLAND_OF[f]), int(GOOD_OF[f])) for f in _fields_of(before, seat))
        goods = [line("harvest-goods", count=n, good=good(g), island=island(i)) for (i, g), n in grown.items()]
        if goods:
            lines.append(line("log-harvest", player=Seat(seat), goods=goods))
    return lines


def _fields_of(before: State, seat: int) -> list[int]:
    return [field for field in range(FIELDS) if before.fields[field] == GOOD_OF_SEAT + seat]


def _elected(before: State, after: State) -> list[Line]:
    lines = []
    for number in range(ISLANDS):
        old, new = int(before.alcaldes[number]), int(after.alcaldes[number])
        if new == NOBODY and old != NOBODY:
            lines.append(line("log-no-alcalde", island=island(number)))
        elif new != old:
            lines.append(line("log-alcalde", player=Seat(new), island=island(number)))
    return lines


def _ended(after: State) -> list[Line]:
    lines = []
    for seat in range(after.seats):
        if extra := int(after.players[seat].points[Source.GOLD_END]):
            lines.append(line("log-gold-end", player=Seat(seat), points=extra))
    first = winner(after)
    return [*lines, line("log-won", player=first, points=int(total_points(after, first.number)))]
