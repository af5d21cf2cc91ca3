"""The board in letters, for the terminal: three tables of at most 80 columns."""

from tradewinds.core.columns import Counts, heads, starred, table
from tradewinds.core.layout import UNKNOWN
from tradewinds.core.words import Line, Say, Seat, line, name_of
from tradewinds.games.west_of_africa.box.components import (
    CARD_NUMBERS,
    CARD_WORKERS,
    COST_OF,
    EAST_SHIP,
    FIRST_FIELD,
    GOOD_NAMES,
    GOOD_OF,
    GOODS,
    ISLAND_NAMES,
    ISLANDS,
    PRICES,
    SHIP_CARGO,
    SHIP_RANGE,
    WEST_SHIP,
)
from tradewinds.games.west_of_africa.rules.ending import total_points
from tradewinds.games.west_of_africa.rules.round_end import influence
from tradewinds.games.west_of_africa.rules.turn import berths, ships_at
from tradewinds.games.west_of_africa.state import EMPTY, GOOD_OF_SEAT, NOBODY, SETTLEMENT, Phase, State
from tradewinds.games.west_of_africa.telling.names import card, cards_of, good, own_sum


def text(seen: State, seat: int, say: Say) -> str:
    """Round and settlements, the players and the cards they have shown, the islands, who has what on them."""
    head = say(
        line(
            "board-head",
            round=int(seen.game_round),
            track=int(seen.track),
            stock=int(seen.stock),
            last=int(seen.ending > 0),
        )
    )
    people = "\n".join([PLAYERS.table(seen, seat, say, _by_turn(seen)), *map(say, _shown(seen))])
    return "\n\n".join([head, people, islands(seen, say), holdings(seen, seat, say), say(line("board-legend"))])


def _by_turn(seen: State) -> list[int]:
    if seen.phase in (Phase.GOLD_ORDER, Phase.CHOOSE, Phase.OVER):
        return list(range(seen.seats))
    return [int(s) for s in seen.order[: seen.seats]]


def _player_row(seen: State, seat: int, say: Say) -> list[str]:
    player = seen.players[seat]
    return [
        str(int(total_points(seen, seat))),
        f"{player.gold} ({player.gold_place + 1})",
        _goods([int(n) for n in player.supply], " ", say) or "–",
        _cards(seen, seat, say),
        f"{player.minus}" + (f"+{player.minus_coming}" if player.minus_coming else ""),
        f"{player.workers[WEST_SHIP]} | {player.workers[EAST_SHIP]}",
    ]


PLAYERS = Counts(("points", "gold", "supply", "cards", "minus", "start-ships"), _player_row)
panel = PLAYERS.panel


def _goods(counts: list[int], gap: str, say: Say) -> str:
    return gap.join(f"{n}{say(line(f'letter-{GOOD_NAMES[g]}'))}" for g, n in enumerate(counts) if n)


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
    head = heads(("island", "price", "harbour", "alcalde", "fields"), say)
    return table(head, [_island_row(seen, number, say) for number in range(ISLANDS)])


def _island_row(seen: State, number: int, say: Say) -> list[str]:
    ships = [str(s + 1) for s in range(seen.seats) if seen.players[s].ship == number]
    free = max(berths(seen, number) - ships_at(seen, number), 0)
    alcalde = int(seen.alcaldes[number])
    return [
        say(line(f"island-{ISLAND_NAMES[number]}")),
        str(PRICES[number]),
        "".join(ships) + "·" * free,
        "–" if alcalde == NOBODY else say(name_of(alcalde)),
        " ".join(_field(seen, f, say) for f in range(FIRST_FIELD[number], FIRST_FIELD[number + 1])),
    ]


def _field(seen: State, field: int, say: Say) -> str:
    """What grows or is built there, then who stands there: `S6·` free, `S6:2` player 2's good, `6▲` built on."""
    good = say(line(f"letter-{GOOD_NAMES[GOOD_OF[field]]}")) if GOOD_OF[field] >= 0 else ""
    cost = str(COST_OF[field]) if COST_OF[field] else ""
    stands = int(seen.fields[field])
    if stands == EMPTY:
        return f"{good}{cost}·"
    return f"{good}{cost}▲" if stands == SETTLEMENT else f"{good}{cost}:{stands - GOOD_OF_SEAT + 1}"


def holdings(seen: State, viewer: int, say: Say) -> str:
    """Influence, workers and stored goods: an island to a row, a player to a column."""
    seats = range(seen.seats)
    head = [say(line("board-influence")), *(starred(s, viewer, say) for s in seats)]
    rows = [
        [say(line(f"island-{ISLAND_NAMES[number]}")), *(_holding(seen, s, number, say) for s in seats)]
        for number in range(ISLANDS)
    ]
    return table(head, rows)


def _holding(seen: State, seat: int, number: int, say: Say) -> str:
    """`5 •• 1W`: influence 5, two workers, one wine in the storehouse."""
    player = seen.players[seat]
    strength = str(int(influence(seen, seat, number)))
    goods = _goods([int(player.store[number, g]) for g in range(GOODS)], "", say)
    parts = [part for part in (strength, "•" * int(player.workers[number]), goods) if part]
    return "–" if parts == ["0"] else " ".join(parts)


def _shown(seen: State) -> list[Line]:
    """WA 6.1: the cards that lie face up, in order of play."""
    order = [int(s) for s in seen.order[: seen.seats]]
    return [
        line("board-shown", player=Seat(s), cards=[card(c) for c in cards_of(seen, s)])
        for s in order
        if seen.players[s].revealed
    ]


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
