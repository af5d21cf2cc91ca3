"""How West of Africa speaks and looks in letters. Everything here is made from what a seat has seen."""

from collections.abc import Sequence

from tradewinds.core.game import CHANCE
from tradewinds.core.layout import UNKNOWN
from tradewinds.core.words import Argument, Line, Say, Seat, line
from tradewinds.games.west_of_africa.actions import TABLE
from tradewinds.games.west_of_africa.components import (
    CARD_MINUS,
    CARD_NAMES,
    CARD_NUMBERS,
    CARD_WORKERS,
    CARDS_FREE,
    COST_OF,
    FIFTH_CARD_COST,
    FIRST_FIELD,
    GOLD_MAX,
    GOOD_NAMES,
    GOOD_OF,
    ISLAND_NAMES,
    ISLAND_OF,
    ISLANDS,
    MINUS_NUMBER,
    PLACE_NAMES,
    PRICES,
    SETTLEMENT_POINTS,
    SHIP_CARGO,
    SHIP_RANGE,
)
from tradewinds.games.west_of_africa.drawing import draw, player_panel
from tradewinds.games.west_of_africa.rules.cultivate import plant_price
from tradewinds.games.west_of_africa.rules.round_end import total_points, winners
from tradewinds.games.west_of_africa.state import NOBODY, Phase, Source, State

_PROMPTS = {
    Phase.GOLD_ORDER: "prompt-wait",
    Phase.CHOOSE: "prompt-choose",
    Phase.PLACE_SHIP: "prompt-place-ship",
    Phase.TURN: "prompt-turn",
    Phase.PLANTING: "prompt-planting",
    Phase.VOYAGE: "prompt-voyage",
    Phase.PUSH: "prompt-push",
}


def island(number: int) -> Line:
    return line(f"island-{ISLAND_NAMES[number]}")


def good(number: int) -> Line:
    return line(f"good-{GOOD_NAMES[number]}")


def place(number: int) -> Line:
    return line(f"place-{PLACE_NAMES[number]}") if number >= ISLANDS else island(number)


def harbour(seen: State, seat: int) -> Line:
    """Where a seat's ship is."""
    at = int(seen.players[seat].ship)
    return island(at) if at >= 0 else line("place-nowhere")


def card(number: int) -> Line:
    return island(number) if number < ISLANDS else line(f"card-{CARD_NAMES[number]}")


def field_number(field: int) -> int:
    """Counted on its island from 1."""
    return field - int(FIRST_FIELD[ISLAND_OF[field]]) + 1


def cards_of(seen: State, seat: int) -> list[int]:
    """The cards before a seat as far as they are known: ordinary ones, then minus cards."""
    player = seen.players[seat]
    if player.chosen == UNKNOWN:
        return []
    ordinary = [c for c in range(CARD_MINUS) if player.chosen >> c & 1]
    return ordinary + [CARD_MINUS] * int(player.minus_chosen)


def own_sum(seen: State, seat: int) -> int:
    """The sum of a seat's known cards: while choosing, the running sum."""
    return sum(MINUS_NUMBER if c == CARD_MINUS else int(CARD_NUMBERS[c]) for c in cards_of(seen, seat))


# Choices and prompts


def describe(seen: State, seat: int, action: int) -> Line:
    """What an action does, for the one who may choose it."""
    kind, row = TABLE.rows[action]
    name = TABLE.kinds[kind].name
    return Line(f"action-{name}", _arguments(seen, seat, name, row))


def _arguments(seen: State, seat: int, kind: str, row: Sequence[int]) -> dict[str, Argument]:
    """The words and numbers that belong to an action; shared by choices and log."""
    match kind:
        case "gold-order" | "push":
            return {"seat": Seat(row[0])}
        case "choose":
            return {"card": card(row[0]), "number": int(CARD_NUMBERS[row[0]])}
        case "ready":
            count = len(cards_of(seen, seat))
            fee = FIFTH_CARD_COST if count > CARDS_FREE else 0
            return {"count": count, "sum": own_sum(seen, seat), "fee": fee}
        case "place-ship":
            return {"island": island(row[0])}
        case "move-worker":
            return {"source": place(row[0]), "target": place(row[1])}
        case "use-workers":
            return {"island": island(row[0]), "workers": row[1], "price": plant_price(row[1])}
        case "plant":
            return _field_arguments(row[0]) | {
                "good": good(int(GOOD_OF[row[0]])),
                "price": plant_price(int(seen.workers_used)),
            }
        case "return-workers":
            return {"west": row[0], "east": max(int(seen.workers_used) - row[0], 0)}
        case "sell":
            # WA 2.1: what arrives on the track, not what is lost above its end.
            gain = min(int(PRICES[row[0]]), GOLD_MAX - int(seen.players[seat].gold))
            return {"island": island(row[0]), "good": good(row[1]), "price": gain}
        case "found":
            return _field_arguments(row[0]) | {"price": int(COST_OF[row[0]]), "points": SETTLEMENT_POINTS}
        case "load" | "unload":
            return {"good": good(row[0]), "island": harbour(seen, seat)}
        case "sail":
            return {"island": island(min(max(int(seen.players[seat].ship) + 2 * row[0] - 1, 0), ISLANDS - 1))}
        case "moor":
            return {"island": harbour(seen, seat)}
    return {}


def _field_arguments(field: int) -> dict[str, Argument]:
    return {"island": island(int(ISLAND_OF[field])), "field": field_number(field)}


def prompt(seen: State, seat: int) -> Line:
    """What is asked of this viewer now."""
    if seen.phase == Phase.OVER:
        return line("prompt-over", player=_winner(seen))
    if seat >= 0 and seen.actors >> seat & 1:
        return line(_PROMPTS[Phase(int(seen.phase))], points=int(seen.worker_points), cargo=int(sum(seen.aboard)))
    if seen.phase == Phase.CHOOSE:
        return line("prompt-choosing", players=[_player(s) for s in range(seen.seats) if seen.actors >> s & 1])
    if seen.phase == Phase.GOLD_ORDER:
        return line("prompt-wait")
    return line("prompt-other", player=Seat(int(seen.order[seen.turn])))


def _player(seat: int) -> Line:
    return line("player", player=Seat(seat))


def _winner(seen: State) -> Seat:
    return Seat(int(winners(seen)).bit_length() - 1)


# The log


def tell(before: State, after: State, viewer: int, actor: int, action: int | None) -> list[Line]:
    """The log lines of one action, from what the viewer saw before and after; `action` is None when secret."""
    lines = _deed(before, actor, action)
    if action is None and after.players[actor].ready > before.players[actor].ready:
        lines.append(line("log-is-ready", player=Seat(actor)))
    lines += _pushed(before, after, actor)
    if before.phase == Phase.CHOOSE and after.phase != Phase.CHOOSE:
        lines += _announced(after)
    if after.game_round != before.game_round or (after.phase == Phase.OVER and before.phase != Phase.OVER):
        lines += _round_ended(before, after)
    lines += _revealed(before, after)
    return lines


def _deed(before: State, actor: int, action: int | None) -> list[Line]:
    if action is None:
        return []
    kind, row = TABLE.rows[action]
    name = TABLE.kinds[kind].name
    arguments = _arguments(before, actor, name, row)
    if actor != CHANCE:
        arguments["player"] = Seat(actor)
    return [Line(f"log-{name}", arguments)]


def _pushed(before: State, after: State, actor: int) -> list[Line]:
    """WA 11.9: a ship that gave way, whoever chose it."""
    moved = [s for s in range(after.seats) if s != actor and before.players[s].ship != after.players[s].ship]
    return [line("log-gives-way", player=Seat(s), island=island(int(after.players[s].ship))) for s in moved]


def _announced(after: State) -> list[Line]:
    """WA 5.7, 5.8, 5.9: counts, sums, fees, order."""
    lines = []
    for seat in after.order[: after.seats]:
        player = after.players[seat]
        fee = FIFTH_CARD_COST if player.cards_laid > CARDS_FREE else 0
        told = line(
            "log-announce", player=Seat(int(seat)), count=int(player.cards_laid), sum=int(player.card_sum), fee=fee
        )
        lines.append(told)
    order = [_player(int(seat)) for seat in after.order[: after.seats]]
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
    """WA 12, 13: points for gold, alcaldes, what comes next."""
    lines = [line("log-round-end", round=int(before.game_round))]
    for seat in range(after.seats):
        gained = [int(a - b) for a, b in zip(after.players[seat].points, before.players[seat].points, strict=True)]
        if gained[Source.GOLD_LEAD]:
            lines.append(line("log-gold-lead", player=Seat(seat), points=gained[Source.GOLD_LEAD]))
    lines += _elected(before, after)
    for seat in range(after.seats):
        offices = int(sum(1 for i in range(ISLANDS) if after.alcaldes[i] == seat))
        if offices:
            lines.append(line("log-offices", player=Seat(seat), points=offices))
    if after.phase == Phase.OVER:
        return lines + _ended(after)
    if after.ending:
        lines.append(line("log-last-round"))
    return lines


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
    winner = _winner(after)
    return [*lines, line("log-won", player=winner, points=int(total_points(after, winner.number)))]


# In letters


def text(seen: State, seat: int, say: Say) -> str:
    """The position in letters; `say` renders a line for the reader."""
    return draw(seen, seat, _shown(seen), say)


def _shown(seen: State) -> list[Line]:
    """WA 6.1: the cards that lie face up, in order of play."""
    order = [int(s) for s in seen.order[: seen.seats]]
    return [
        line("board-shown", player=Seat(s), cards=[card(c) for c in cards_of(seen, s)])
        for s in order
        if seen.players[s].revealed
    ]


# For the person at the terminal


def panel(seen: State, seat: int, say: Say) -> list[tuple[str, str]]:
    """What everybody may count of a seat."""
    return player_panel(seen, seat, say)


def stage(seen: State) -> Line:
    return line("stage", number=int(seen.game_round))


def own(seen: State, seat: int) -> list[Line]:
    """What a person wants before the eyes while choosing: own gold, goods and cards, what is under way."""
    player = seen.players[seat]
    goods = [line("own-goods", count=int(n), good=good(g)) for g, n in enumerate(player.supply) if n]
    wealth = line(
        "own-wealth",
        gold=int(player.gold),
        points=int(total_points(seen, seat)),
        goods=goods or line("own-nothing"),
    )
    active = seen.phase not in (Phase.CHOOSE, Phase.OVER) and seen.order[seen.turn] == seat
    return [wealth, _own_cards(seen, seat, int(seen.begun) if active else 0), *(_under_way(seen) if active else [])]


def _own_cards(seen: State, seat: int, used: int) -> Line:
    cards = cards_of(seen, seat)
    if not cards:
        return line("own-no-cards")
    told = [
        line("own-card-used" if used >> c & 1 else "own-card", card=card(c), number=int(CARD_NUMBERS[c])) for c in cards
    ]
    return line("own-cards", cards=told, sum=own_sum(seen, seat))


def _under_way(seen: State) -> list[Line]:
    """What is left of an action that has begun."""
    if seen.phase == Phase.VOYAGE:
        aboard = [line("own-goods", count=int(n), good=good(g)) for g, n in enumerate(seen.aboard) if n]
        return [
            line(
                "own-voyage",
                steps=SHIP_RANGE - int(seen.steps),
                loads=SHIP_CARGO - int(seen.loads),
                aboard=aboard or line("own-nothing"),
            )
        ]
    if seen.phase == Phase.TURN and seen.busy == CARD_WORKERS:
        return [line("own-points", points=int(seen.worker_points))]
    return []


_RULES = {
    "gold-order": ("3.3",),
    "choose": ("5",),
    "ready": ("5",),
    "place-ship": ("6.2", "6.3"),
    "move-worker": ("7",),
    "use-workers": ("8",),
    "plant": ("8",),
    "return-workers": ("8",),
    "sell": ("9",),
    "found": ("10",),
    "load": ("11",),
    "unload": ("11",),
    "sail": ("11",),
    "moor": ("11",),
    "push": ("11",),
    "end-turn": ("6.6", "6.9"),
}


def rules_of(action: int) -> tuple[str, ...]:
    """The chapters or single rules that explain an action."""
    return _RULES[TABLE.kind(action).name]
