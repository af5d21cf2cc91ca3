"""The log: what an action changed, told from what a viewer saw before and after it."""

from tradewinds.core.beats import beats
from tradewinds.core.bits import members
from tradewinds.core.game import CHANCE
from tradewinds.core.words import Argument, Line, Seat, line, name_of
from tradewinds.games.tobago.actions import TABLE
from tradewinds.games.tobago.box.board import ISLAND_NAMES, PLACE_NAMES
from tradewinds.games.tobago.box.components import MAPS, MARKERS, VALUES
from tradewinds.games.tobago.rules.ending import coins_of, winners
from tradewinds.games.tobago.rules.treasure import has_rose
from tradewinds.games.tobago.state import DISCARDED, NOTHING, NOWHERE, Phase, Reason, State
from tradewinds.games.tobago.telling import names

#: TB 3.11, 8.1: whoever learns which card it was has drawn it or looked at it.
_TO_YOU = {"deal": "log-you-draw", "look": "log-you-look"}

#: How each line is shown when it happens.
BEATS = beats(
    answer="accept refuse",
    draw="deal you-draw look you-look add exchange extra-exchange",
    end="stalled won",
    flip="turn-up",
    lay="island place-statue place-hut place-palm first-clue clue extra-clue open-hunt markers amulets",
    lose="nobody left-over curse-amulet curse-gold curse-nothing second-curse",
    move="place-car drive extra-drive statues-turn face-statue",
    reveal="located",
    take="collect raise remove-marker",
    turn="end-turn first-player",
)


def tell(before: State, after: State, viewer: int, actor: int, action: int | None) -> list[Line]:
    """The log lines of one action; `action` is None when it is secret."""
    lines = _deed(before, actor, action) if action is not None else _secret(before, after)
    if action is not None and TABLE.kind(action).name == "turn-up":
        lines += _cursed(before, after)
    lines += _sites(before, after)
    lines += _treasure(before, after)
    if _is_renewed(before, after):
        lines.append(line("log-reshuffle", count=int(after.clue_deck)))
    lines += _statues(before, after)
    return lines + _ending(before, after)


def _is_renewed(before: State, after: State) -> bool:
    """TB 5.10: the deck grew, or its last card was drawn and the only discarded one took its place."""
    if after.clue_deck == before.clue_deck:
        return _discarded(after) < _discarded(before)
    return bool(after.clue_deck > before.clue_deck)


def _discarded(seen: State) -> int:
    """Clues in the discard pile, open or face down."""
    hidden = sum(int(seen.players[seat].exchanged) for seat in range(seen.seats))
    return int((seen.clues == DISCARDED).sum()) + hidden


def _deed(before: State, actor: int, action: int) -> list[Line]:
    kind, row = TABLE.rows[action]
    name = TABLE.kinds[kind].name
    arguments: dict[str, Argument] = {}
    for (argument, domain), value in zip(TABLE.kinds[kind].arguments, row, strict=True):
        arguments[argument] = _argument(domain.name, value)
    if name in ("accept", "refuse"):
        arguments["card"] = names.card(int(before.offered))
    if name == "open-hunt":
        arguments["map"] = names.treasure_map(int(before.chest))
    if name == "first-clue":
        arguments |= _first_clue(before)
    if name == "collect":
        arguments["space"] = names.space(before, int(before.players[actor].car))
    if name == "exchange" or name == "extra-exchange":
        arguments["count"] = int(before.players[actor].hand)
    if actor != CHANCE:
        arguments["player"] = Seat(actor)
    return [Line(_TO_YOU.get(name, f"log-{name}"), arguments)]


def _argument(domain: str, value: int) -> Argument:
    match domain:
        case "island":
            return ISLAND_NAMES[value]
        case "seat":
            return Seat(value)
        case "space":
            return PLACE_NAMES[value]
        case "direction":
            return names.direction(value)
        case "clue":
            return names.clue(value)
        case "card":
            return names.card(value)
    return names.treasure_map(value)


def _first_clue(before: State) -> dict[str, Argument]:
    """TB 3.10: for whom it was drawn and where it lies."""
    seat = next(m for m in range(MAPS) if before.maps[m].length == 0)
    return {"player": Seat(seat), "map": names.treasure_map(seat)}


def _secret(before: State, after: State) -> list[Line]:
    """TB 3.11, 8.1, 8.2: cards that others drew or looked at, or that nobody saw."""
    for seat in range(after.seats):
        old, new = before.players[seat], after.players[seat]
        if new.hand > old.hand:
            return [line("log-deal", player=Seat(seat))]
        if new.looks > old.looks:
            return [line("log-look", player=Seat(seat))]
    return [line("log-add")] if after.added > before.added else []


def _sites(before: State, after: State) -> list[Line]:
    """TB 5.7, 5.8: markers appear or go, a treasure is located."""
    lines = []
    for map in range(MAPS):
        old, new = int(before.maps[map].sites_left), int(after.maps[map].sites_left)
        if before.phase == Phase.ISLAND or new == old or new == 0 or after.maps[map].length == 0:
            continue
        told = names.treasure_map(map)
        if new == 1:
            site = names.spaces_of(after.maps[map].sites)[0]
            lines.append(line("log-located", map=told, space=names.space(after, site)))
        elif new <= MARKERS:
            lines.append(line("log-markers", map=told, count=new))
        else:
            lines.append(line("log-possible", map=told, count=new))
    return lines


def _cursed(before: State, after: State) -> list[Line]:
    """TB 9: what each player with a rose on the map lost."""
    lines: list[Line] = []
    if after.curses_gone == before.curses_gone:
        return lines
    for seat in range(after.seats):
        if not has_rose(before, seat):
            continue
        old, new = before.players[seat], after.players[seat]
        lost = [v for v in range(VALUES) if new.gold[v] < old.gold[v]]
        if new.amulets < old.amulets:
            lines.append(line("log-curse-amulet", player=Seat(seat)))
        elif lost:
            lines.append(line("log-curse-gold", player=Seat(seat), card=names.card(lost[0])))
        else:
            lines.append(line("log-curse-nothing", player=Seat(seat)))
    if after.curses_gone - before.curses_gone > 1:
        lines.append(line("log-second-curse"))
    return lines


def _treasure(before: State, after: State) -> list[Line]:
    """TB 8.3, 8.8, 8.9, 13.1: cards discarded or left over, the discard pile becoming the deck, the last treasure."""
    lines = []
    if before.offered != NOTHING and after.discard[before.offered] > before.discard[before.offered]:
        lines.append(line("log-nobody", card=names.card(int(before.offered))))
    if after.deck_cards > before.deck_cards:
        lines.append(line("log-refill", count=int(after.deck_cards)))
    if after.unturned_cards > before.unturned_cards:
        lines.append(line("log-left-over", count=int(after.unturned_cards - before.unturned_cards)))
    if after.ending == Reason.GOLD and before.ending == Reason.NONE:
        lines.append(line("log-last"))
    return lines


def _statues(before: State, after: State) -> list[Line]:
    """TB 11: where amulets appeared, and that the statues have turned."""
    turned = before.facings[-1] != NOWHERE and (before.facings != after.facings).any()
    if not turned:
        return []
    new = sorted(set(names.spaces_of(after.lying)) - set(names.spaces_of(before.lying)))
    spaces = [line("thing-space", space=names.space(after, s)) for s in new]
    lines = [line("log-amulets", spaces=spaces, count=len(spaces))] if spaces else []
    return [*lines, line("log-statues-turn")]


def _ending(before: State, after: State) -> list[Line]:
    """TB 13.3, 13.4: who has won."""
    if after.phase != Phase.OVER or before.phase == Phase.OVER:
        return []
    stalled = [line("log-stalled")] if after.ending == Reason.STALLED else []
    return [*stalled, won(after)]


def won(seen: State) -> Line:
    seats = members(winners(seen))
    coins = int(coins_of(seen, seats[0]))
    return line("log-won", players=[name_of(s) for s in seats], count=len(seats), coins=coins)
