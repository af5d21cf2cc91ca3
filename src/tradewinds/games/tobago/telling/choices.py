"""What may be chosen, what is asked, and which rules explain it, in words."""

from collections.abc import Sequence

from tradewinds.core.bits import count_bits
from tradewinds.core.words import Argument, Line, Seat, line, named
from tradewinds.games.tobago.actions import TABLE
from tradewinds.games.tobago.box.board import ISLAND_NAMES, PLACE_NAMES
from tradewinds.games.tobago.box.components import LEGS
from tradewinds.games.tobago.rules.ending import winners
from tradewinds.games.tobago.state import Drive, Phase, State
from tradewinds.games.tobago.telling import names, sites

# Choices


def describe(seen: State, seat: int, action: int) -> Line:
    """What an action does, for the one who may choose it."""
    name, row = TABLE.named(action)
    return Line(f"action-{name}", arguments(seen, name, row))


def arguments(seen: State, kind: str, row: Sequence[int]) -> dict[str, Argument]:
    match kind:
        case "island":
            return {"island": ISLAND_NAMES[row[0]]}
        case "place-statue" | "place-hut" | "place-palm" | "place-car":
            return {"space": PLACE_NAMES[row[0]], "terrain": names.terrain(seen, row[0])}
        case "face-statue":
            return {"direction": names.direction(row[0])}
        case "first-player":
            return {"seat": Seat(row[0])}
        case "first-clue" | "deal":
            return {"clue": names.clue(row[0])}
        case "open-hunt":
            return {"clue": names.clue(row[0]), "left": sites.left_by(seen, row[0], int(seen.chest))}
        case "look" | "add" | "turn-up":
            return {"card": names.card(row[0])}
        case "clue" | "extra-clue":
            return _clue_arguments(seen, row[0], row[1])
        case "drive":
            found = names.found_at(seen, row[0])
            terrain = names.terrain(seen, row[0])
            return {"space": PLACE_NAMES[row[0]], "terrain": terrain, "found": found, "things": len(found)}
        case "raise":
            return {"map": names.treasure_map(row[0])}
        case "remove-marker":
            left = max(int(seen.maps[row[0]].sites_left) - 1, 0)
            return {"map": names.treasure_map(row[0]), "space": PLACE_NAMES[row[1]], "left": left}
        case "accept" | "refuse":
            return {"card": names.card(int(seen.offered)) if seen.offered >= 0 else line("card-none")}
    return {}


def _clue_arguments(seen: State, clue: int, map: int) -> dict[str, Argument]:
    """The clue, its map, and what it would leave: everybody can work that out."""
    left = sites.left_by(seen, clue, map)
    return {"clue": names.clue(clue), "map": names.treasure_map(map), "left": left}


# Prompts

_WAITING = (Phase.ISLAND, Phase.STATUE, Phase.FACING, Phase.HUT, Phase.PALM, Phase.FIRST_PLAYER, Phase.FIRST_CLUES)


def prompt(seen: State, seat: int) -> Line:
    """What is asked of this viewer now."""
    if seen.phase == Phase.OVER:
        ahead = winners(seen)
        return line("prompt-over", players=named(ahead), count=count_bits(ahead))
    acting = int(seen.actors)
    if seat >= 0 and acting >> seat & 1:
        return _own_prompt(seen)
    if seen.phase in _WAITING or acting >> seen.seats:
        return line("prompt-wait")
    other = Seat(acting.bit_length() - 1)
    if seen.phase == Phase.ASK:
        return line("prompt-other-asked", player=other, card=names.card(int(seen.offered)))
    if seen.phase == Phase.NEW_HUNT:
        return line("prompt-other-hunt", player=other, map=names.treasure_map(int(seen.chest)))
    return line("prompt-other", player=other)


def _own_prompt(seen: State) -> Line:
    match Phase(int(seen.phase)):
        case Phase.CARS:
            return line("prompt-place-car")
        case Phase.ASK:
            return line("prompt-ask", card=names.card(int(seen.offered)), left=int(seen.pile_cards))
        case Phase.NEW_HUNT:
            return line("prompt-new-hunt", map=names.treasure_map(int(seen.chest)))
        case Phase.DRIVE:
            return _drive_prompt(seen)
    return line("prompt-after" if seen.acted else "prompt-turn")


def _drive_prompt(seen: State) -> Line:
    if seen.drive == Drive.ENDED:
        return line("prompt-second")
    left = LEGS - int(seen.legs)
    return line("prompt-extra-drive" if seen.drive == Drive.EXTRA else "prompt-drive", legs=left)


_RULES = {
    "island": ("3.1",),
    "place-statue": ("3.2", "3.3", "3.4"),
    "face-statue": ("3.5",),
    "place-hut": ("3.2", "3.3"),
    "place-palm": ("3.2", "3.3"),
    "first-player": ("3.8",),
    "first-clue": ("3.10",),
    "deal": ("5.9",),
    "look": ("8.1",),
    "add": ("8.2",),
    "turn-up": ("8.4",),
    "place-car": ("3.9",),
    "collect": ("4.5", "6.5"),
    "clue": ("5",),
    "drive": ("6",),
    "raise": ("7",),
    "stop": ("6.6",),
    "exchange": ("5.11",),
    "remove-marker": ("12.2", "12.3"),
    "extra-clue": ("12.4",),
    "extra-drive": ("12.5", "12.6"),
    "extra-exchange": ("12.8",),
    "accept": ("8.7",),
    "refuse": ("8.5", "8.8"),
    "open-hunt": ("10",),
    "end-turn": ("4.4",),
}


def rules_of(action: int) -> tuple[str, ...]:
    """The chapters or single rules that explain an action."""
    return _RULES[TABLE.kind(action).name]
