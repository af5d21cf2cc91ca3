"""What may be chosen, what is asked, and which rules explain it, in words."""

from collections.abc import Sequence

from tradewinds.core.words import Argument, Line, Seat, line, named
from tradewinds.games.west_of_africa.actions import TABLE
from tradewinds.games.west_of_africa.box.components import (
    CARD_NUMBERS,
    CARDS_FREE,
    COST_OF,
    FIFTH_CARD_COST,
    GOLD_MAX,
    GOOD_OF,
    ISLAND_OF,
    NEXT_HARBOUR,
    PRICES,
    SETTLEMENT_POINTS,
)
from tradewinds.games.west_of_africa.rules.cultivate import plant_price
from tradewinds.games.west_of_africa.state import Phase, State
from tradewinds.games.west_of_africa.telling.names import (
    card,
    cards_of,
    field_number,
    good,
    harbour,
    island,
    own_sum,
    place,
    winner,
)

_PROMPTS = {
    Phase.GOLD_ORDER: "prompt-wait",
    Phase.CHOOSE: "prompt-choose",
    Phase.PLACE_SHIP: "prompt-place-ship",
    Phase.TURN: "prompt-turn",
    Phase.PLANTING: "prompt-planting",
    Phase.VOYAGE: "prompt-voyage",
    Phase.PUSH: "prompt-push",
}


# Choices and prompts


def describe(seen: State, seat: int, action: int) -> Line:
    """What an action does, for the one who may choose it."""
    name, row = TABLE.named(action)
    return Line(f"action-{name}", arguments(seen, seat, name, row))


def arguments(seen: State, seat: int, kind: str, row: Sequence[int]) -> dict[str, Argument]:
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
            # WA 2.1: what arrives on the track, and what is lost above its end.
            price = int(PRICES[row[0]])
            gain = min(price, GOLD_MAX - int(seen.players[seat].gold))
            return {"island": island(row[0]), "good": good(row[1]), "price": gain, "lost": price - gain}
        case "found":
            return _field_arguments(row[0]) | {"price": int(COST_OF[row[0]]), "points": SETTLEMENT_POINTS}
        case "load" | "unload":
            return {"good": good(row[0]), "island": harbour(seen, seat)}
        case "sail":
            ship = int(seen.players[seat].ship)
            return {"island": island(max(int(NEXT_HARBOUR[row[0], ship]), 0) if ship >= 0 else 0)}
        case "moor":
            return {"island": harbour(seen, seat)}
    return {}


def _field_arguments(field: int) -> dict[str, Argument]:
    return {"island": island(int(ISLAND_OF[field])), "field": field_number(field)}


def prompt(seen: State, seat: int) -> Line:
    """What is asked of this viewer now."""
    if seen.phase == Phase.OVER:
        return line("prompt-over", player=winner(seen))
    if seat >= 0 and seen.actors >> seat & 1:
        return line(_PROMPTS[Phase(int(seen.phase))], points=int(seen.worker_points), cargo=int(sum(seen.aboard)))
    if seen.phase == Phase.CHOOSE:
        return line("prompt-choosing", players=named(seen.actors))
    if seen.phase == Phase.GOLD_ORDER:
        return line("prompt-wait")
    return line("prompt-other", player=Seat(int(seen.order[seen.turn])))


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
