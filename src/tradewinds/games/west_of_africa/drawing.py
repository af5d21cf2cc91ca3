"""The board in letters, for the terminal."""

from collections.abc import Callable

from tradewinds.core.layout import UNKNOWN
from tradewinds.core.text import table
from tradewinds.core.words import Line, Seat, line
from tradewinds.games.west_of_africa.components import (
    COST_OF,
    EAST_SHIP,
    FIRST_FIELD,
    GOOD_NAMES,
    GOOD_OF,
    GOODS,
    ISLAND_NAMES,
    ISLANDS,
    PRICES,
    WEST_SHIP,
)
from tradewinds.games.west_of_africa.rules.round_end import influence, total_points
from tradewinds.games.west_of_africa.rules.turn import berths, ships_at
from tradewinds.games.west_of_africa.state import EMPTY, GOOD_OF_SEAT, NOBODY, SETTLEMENT, Phase, State

Say = Callable[[Line], str]


def draw(seen: State, seat: int, say: Say) -> str:
    """Round and tracks, the players, the islands from west to east."""
    head = say(
        line(
            "board-head",
            round=int(seen.game_round),
            track=int(seen.track),
            stock=int(seen.stock),
            last=int(seen.ending > 0),
        )
    )
    return "\n\n".join([head, players(seen, seat, say), islands(seen, say), say(line("board-legend"))])


def players(seen: State, seat: int, say: Say) -> str:
    columns = ("player", "points", "gold", "supply", "cards", "minus", "start-ships")
    head = ["", *(say(line(f"board-{name}")) for name in columns)]
    order = _by_turn(seen)
    return table(head, [_player_row(seen, s, seat, say) for s in order])


def _by_turn(seen: State) -> list[int]:
    if seen.phase in (Phase.GOLD_ORDER, Phase.CHOOSE, Phase.OVER):
        return list(range(seen.seats))
    return [int(s) for s in seen.order[: seen.seats]]


def _player_row(seen: State, seat: int, viewer: int, say: Say) -> list[str]:
    player = seen.players[seat]
    acting = "▶" if seen.actors >> seat & 1 else " "
    return [
        f"{acting}{seat + 1}",
        say(line("player", player=Seat(seat))) + (" ★" if seat == viewer else ""),
        str(int(total_points(seen, seat))),
        f"{player.gold} ({player.gold_place + 1})",
        _goods([int(n) for n in player.supply], say),
        _cards(seen, seat, say),
        f"{player.minus}" + (f"+{player.minus_coming}" if player.minus_coming else ""),
        f"{player.workers[WEST_SHIP]} | {player.workers[EAST_SHIP]}",
    ]


def _goods(counts: list[int], say: Say) -> str:
    return " ".join(f"{n}{say(line(f'letter-{GOOD_NAMES[g]}'))}" for g, n in enumerate(counts) if n) or "–"


def _cards(seen: State, seat: int, say: Say) -> str:
    player = seen.players[seat]
    if player.cards_laid:
        return say(line("board-laid", count=int(player.cards_laid), sum=int(player.card_sum)))
    if player.ready:
        return say(line("board-ready"))
    if player.chosen != UNKNOWN and (player.chosen or player.minus_chosen):
        return say(line("board-choosing"))
    return "–"


def islands(seen: State, say: Say) -> str:
    columns = ("island", "price", "harbour", "fields", "storehouse", "workers", "alcalde", "influence")
    head = [say(line(f"board-{name}")) for name in columns]
    return table(head, [_island_row(seen, number, say) for number in range(ISLANDS)])


def _island_row(seen: State, number: int, say: Say) -> list[str]:
    seats = range(seen.seats)
    ships = [str(s + 1) for s in seats if seen.players[s].ship == number]
    free = max(berths(seen, number) - ships_at(seen, number), 0)
    stores = [(s, _goods([int(seen.players[s].store[number, g]) for g in range(GOODS)], say)) for s in seats]
    workers = [f"{s + 1}:{seen.players[s].workers[number]}" for s in seats if seen.players[s].workers[number]]
    strength = [f"{s + 1}:{influence(seen, s, number)}" for s in seats if influence(seen, s, number)]
    alcalde = int(seen.alcaldes[number])
    return [
        say(line(f"island-{ISLAND_NAMES[number]}")),
        str(PRICES[number]),
        "".join(ships) + "·" * free,
        " ".join(_field(seen, f, say) for f in range(FIRST_FIELD[number], FIRST_FIELD[number + 1])),
        " ".join(f"{s + 1}:{goods}" for s, goods in stores if goods != "–") or "–",
        " ".join(workers) or "–",
        "–" if alcalde == NOBODY else str(alcalde + 1),
        " ".join(strength) or "–",
    ]


def _field(seen: State, field: int, say: Say) -> str:
    """What grows or is built there, then who stands there: `S6·` free, `S6:2` player 2's good, `6▲` built on."""
    good = say(line(f"letter-{GOOD_NAMES[GOOD_OF[field]]}")) if GOOD_OF[field] >= 0 else ""
    cost = str(COST_OF[field]) if COST_OF[field] else ""
    stands = int(seen.fields[field])
    if stands == EMPTY:
        return f"{good}{cost}·"
    return f"{good}{cost}▲" if stands == SETTLEMENT else f"{good}{cost}:{stands - GOOD_OF_SEAT + 1}"
