"""What may be chosen, what is asked, and which rules explain it, in words."""

from collections.abc import Sequence

from tradewinds.core.words import Argument, Line, Seat, line, named
from tradewinds.games.key_west.actions import TABLE
from tradewinds.games.key_west.box.components import (
    DOLLARS_ACTION,
    FIRST_FACTORY,
    FIRST_PLANTATION,
    GRAVEYARD,
    HOTELS,
    ROUNDS,
    SET,
    SPONGE_VALUES,
    SPONGES,
    WRECK,
)
from tradewinds.games.key_west.rules.business import (
    connected_hotels,
    factories,
    groups_with,
    plantations_of,
    shares,
)
from tradewinds.games.key_west.rules.discs import price
from tradewinds.games.key_west.rules.ending import winners
from tradewinds.games.key_west.rules.money import payout
from tradewinds.games.key_west.state import COVERED, DISC_OF, FREE, Phase, State
from tradewinds.games.key_west.telling.names import (
    action_space,
    bridge,
    card,
    dive_space,
    fruit,
    known_tile,
    money_range,
    space,
    tile,
)

_PROMPTS = {
    Phase.BID: "prompt-bid",
    Phase.PICK: "prompt-pick",
    Phase.PLANT: "prompt-plant",
    Phase.MARK: "prompt-mark",
    Phase.ACT: "prompt-act",
    Phase.KEEP: "prompt-keep",
    Phase.MOVE: "prompt-move",
}
_CHANCE_PHASES = (Phase.LIGHTHOUSE, Phase.REVEAL)


# Choices


def describe(seen: State, seat: int, action: int) -> Line:
    """What an action does, for the one who may choose it."""
    name, row = TABLE.named(action)
    return Line(f"action-{variant(seen, name, row)}", arguments(seen, seat, name, row))


def variant(seen: State, kind: str, row: Sequence[int]) -> str:
    """Some actions are told in different words by what they meet."""
    if kind in ("plant", "buy-hotel", "buy-factory") and FREE != seen.spaces[row[0]] != COVERED:
        return f"{kind}-taken"
    if kind == "look" and known_tile(seen, row[0]) is not None:
        return "look-again"
    if kind == "keep" and (found := known_tile(seen, int(seen.looking))) is not None:
        return f"keep-{_sort_of_tile(found)}"
    if kind == "done" and seen.phase == Phase.PLANT:
        return "done-plant"
    return kind


def _sort_of_tile(kind: int) -> str:
    if kind < SPONGES:
        return "sponge"
    return "wreck" if kind == WRECK else "treasure"


def arguments(seen: State, seat: int, kind: str, row: Sequence[int]) -> dict[str, Argument]:
    """The words and numbers that belong to an action; shared by choices and log."""
    match kind:
        case "lighthouse":
            return {"seat": Seat(row[0])}
        case "reveal-card" | "take-card":
            return {"card": card(row[0])}
        case "bid":
            return {"amount": row[0]}
        case "draw-bill" | "roll-die":
            return {"number": row[0] + 1}
        case "reveal-harvest":
            return {"fruit": fruit(row[0])}
        case "plant" | "buy-hotel" | "buy-factory" | "move-disc":
            return _space_arguments(seen, row[0])
        case "mark" | "repeat":
            return {"space": action_space(row[0])}
        case "draw-tile":
            return {"tile": tile(row[0])}
        case "look" | "keep" | "put-back":
            return _tile_arguments(seen, row[0] if row else int(seen.looking))
        case "score":
            return {"bridge": bridge(row[0]), "points": int(shares(seen, max(seat, 0), row[0]))}
        case "harvest":
            tiles = min(int(plantations_of(seen, max(seat, 0), row[0])), int(seen.mainland[row[0]]))
            return {"fruit": fruit(row[0]), "count": tiles}
    return _business_arguments(seen, max(seat, 0), kind)


def _space_arguments(seen: State, number: int) -> dict[str, Argument]:
    owner = int(seen.spaces[number]) - DISC_OF
    told: dict[str, Argument] = {"space": space(number), "price": int(price(seen, number))}
    return told | ({"owner": Seat(owner)} if 0 <= owner < seen.seats else {})


def _tile_arguments(seen: State, place: int) -> dict[str, Argument]:
    """Where, and as far as the viewer knows it what lies there and what it would bring."""
    told: dict[str, Argument] = {"place": dive_space(place)} if place >= 0 else {}
    found = known_tile(seen, place)
    if found is None:
        return told
    told |= {"tile": tile(found), "points": int(GRAVEYARD[seen.seats, seen.wrecks])}
    if found < SPONGES:
        told |= due(seen, SPONGE_VALUES[found])
    return told


def _business_arguments(seen: State, seat: int, kind: str) -> dict[str, Argument]:
    match kind:
        case "operate":
            hotels = int(connected_hotels(seen, seat))
            dice = int(groups_with(seen, seat, 0, HOTELS)) if hotels else 0
            return {"dice": dice, "count": hotels}
        case "roll-cigars":
            dice = int(groups_with(seen, seat, FIRST_FACTORY, FIRST_PLANTATION))
            return {"dice": dice, "count": int(factories(seen, seat))}
        case "market":
            cigars = int(seen.players[seat].cigars)
            return {"points": cigars // SET, "cigars": cigars // SET * SET, "left": cigars % SET}
        case "take-dollars":
            return due(seen, DOLLARS_ACTION)
    return {}


def due(seen: State, dollars: int) -> dict[str, Argument]:
    """KW 2.3, 2.7: dollars from the bank, and how short it is: 0 it pays all, 1 nothing, 2 a part."""
    paid = int(payout(seen, dollars))
    return {"dollars": dollars, "paid": paid, "short": 0 if paid == dollars else 2 if paid else 1}


# Prompts


def prompt(seen: State, seat: int) -> Line:
    """What is asked of this viewer now."""
    if seen.phase == Phase.OVER:
        return line("prompt-over", players=named(winners(seen)))
    if seat >= 0 and seen.actors >> seat & 1:
        return _own_prompt(seen, seat)
    if seen.phase == Phase.BID:
        return line("prompt-bidding", players=named(seen.actors))
    if seen.phase in _CHANCE_PHASES:
        return line("prompt-wait", round=max(int(seen.game_round), 1), rounds=ROUNDS)
    return line("prompt-other", player=Seat(int(seen.current)))


def _own_prompt(seen: State, seat: int) -> Line:
    id = _PROMPTS[Phase(int(seen.phase))]
    if id == "prompt-act" and seen.looks:
        id = "prompt-dive"
    told: dict[str, Argument] = {
        "money": money_range(seen, seat)[0],
        "cards": int(seen.picks),
        "markers": int(seen.to_place),
        "looks": int(seen.looks),
        "room": int(seen.room),
        "plantations": [fruit(f) for f, n in enumerate(seen.plantations) for _ in range(n)],
    }
    found = known_tile(seen, int(seen.looking))
    if found is not None:
        told |= {"tile": tile(found), "place": dive_space(int(seen.looking))}
    if seen.target >= 0:
        told["space"] = space(int(seen.target))
    return Line(id, told)


_RULES = {
    "lighthouse": ("3.7",),
    "reveal-card": ("5.1",),
    "bid": ("5",),
    "take-card": ("6",),
    "draw-bill": ("6.6", "6.7"),
    "reveal-harvest": ("6.9",),
    "plant": ("6.10", "6.11", "6.12", "7"),
    "mark": ("8",),
    "repeat": ("8.8", "8.9", "8.10"),
    "look": ("9",),
    "draw-tile": ("9",),
    "keep": ("9",),
    "put-back": ("9",),
    "buy-hotel": ("10.1", "10.2", "10.3", "10.4", "7"),
    "operate": ("10.5", "10.6", "10.7", "10.11"),
    "buy-factory": ("10.1", "10.2", "10.3", "10.4", "7"),
    "roll-cigars": ("10.8", "10.9", "10.10", "10.11"),
    "roll-die": ("10.5", "10.8"),
    "market": ("10.12",),
    "take-dollars": ("10.13", "2.3"),
    "score": ("11.1", "11.2", "11.3"),
    "harvest": ("11.4", "11.5"),
    "move-disc": ("7",),
    "done": ("8.7", "6.13"),
}
_SPACE_RULES = ("9", "10.1", "10.5", "10.8", "10.12", "10.13", "11.1", "11.4")


def rules_of(action: int) -> tuple[str, ...]:
    """The chapters or single rules that explain an action; for a marker also what its space offers."""
    name, row = TABLE.named(action)
    return (*_RULES[name], *([_SPACE_RULES[row[0]]] if name in ("mark", "repeat") else []))
