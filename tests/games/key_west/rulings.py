"""By what one sees that a match of Key West reaches a ruling of its rulebook."""

from tests.golden.moments import Moment, Sign
from tradewinds.games.key_west.box.components import (
    CARD_BRIDGE,
    CARD_FRUITS,
    DOLLARS_ACTION,
    FIRST_FACTORY,
    FIRST_PLANTATION,
    FOURTH_OF_FIVE,
    FRUITS,
    HOTELS,
    ISLAND_OF,
    ISLANDS,
    SET,
    SORT_FRUIT,
    SORT_OF,
    SPACES,
    SPONGES,
    WORD,
    WRECK,
)
from tradewinds.games.key_west.state import DISC_OF, FREE, IN_SEA, TILE, Part, Phase, Source

FRUIT_SPACES = (SPACES - FIRST_PLANTATION) // FRUITS


def own(m: Moment, first: int, last: int) -> list[int]:
    """The actor's spaces among these, before."""
    return [space for space in range(first, last) if m.before.spaces[space] == DISC_OF + m.actor]


# Money


def paid_out(m: Moment) -> bool:
    return bool(m.after.bank < m.before.bank)


def sponge(m: Moment) -> bool:
    return m.kind == "keep" and m.before.tiles[m.before.looking] - TILE < SPONGES


def auction(m: Moment) -> bool:
    """All have bid."""
    return m.kind == "bid" and m.after.phase != Phase.BID


def fourth(m: Moment) -> bool:
    return auction(m) and m.after.seats == 5


def profit(m: Moment) -> bool:
    """The last die of an operation has fallen, and the rest is due in dollars."""
    if m.kind != "roll-die" or m.after.phase == Phase.DICE or m.before.rolling != Part.OPERATE:
        return False
    seat = int(m.before.current)
    connected = [s for s in range(HOTELS) if m.before.spaces[s] == DISC_OF + seat and is_connected(m, ISLAND_OF[s])]
    return bool(int(m.after.dice.max()) * len(connected) % SET)


def is_short(m: Moment) -> bool:
    """The bank should have paid and could not."""
    return (sponge(m) or m.kind == "take-dollars" or fourth(m) or profit(m)) and not paid_out(m)


def scores(m: Moment, seat: int) -> bool:
    return bool(m.after.players[seat].points.sum() > m.before.players[seat].points.sum())


def is_paid_in_part(m: Moment) -> bool:
    """Eight dollars were due, and the bank paid what it had left."""
    return (m.kind == "take-dollars" or fourth(m)) and 0 < m.before.bank < DOLLARS_ACTION and m.after.bank == 0


def is_connected(m: Moment, bridge: int) -> bool:
    return not m.before.bridges[: bridge + 1].any()


# Cards and discs


def due(m: Moment, fruit: int) -> int:
    """How many plantations of a fruit the player who took cards could still take over when all was done."""
    picking = [past for past in (m, *m.back_to("bid")) if m.before.current in (past.actor, past.before.current)]
    shown = sum(int(CARD_FRUITS[past.row[0], fruit]) for past in picking if past.kind == "take-card")
    return shown - sum(1 for past in picking if past.kind == "plant" and SORT_OF[past.row[0]] == SORT_FRUIT + fruit)


def all_ones_own(m: Moment) -> bool:
    """Nothing happens any more although a plantation is due: all of the fruit are the player's."""
    if m.after.rank <= m.before.rank or m.kind == "done":
        return False
    mine = [s for s in range(FIRST_PLANTATION, SPACES) if m.after.spaces[s] == DISC_OF + m.before.current]
    counts = [sum(1 for s in mine if SORT_OF[s] == SORT_FRUIT + fruit) for fruit in range(FRUITS)]
    return any(counts[fruit] == FRUIT_SPACES and due(m, fruit) > 0 for fruit in range(FRUITS))


def completed_now(m: Moment) -> bool:
    """Scored a bridge that was completed in this round's bidding."""
    if m.kind != "score":
        return False
    this_round = (past for past in reversed(m.earlier) if past.before.game_round == m.before.game_round)
    return any(past.before.bridges[m.row[0]] > 0 for past in this_round)


def second_with_last_disc(m: Moment) -> bool:
    """The first plantation of the card took the last disc."""
    if m.kind != "plant" or m.before.players[m.actor].discs:
        return False
    past = m.earlier[-1]
    return past.kind == "plant" and past.before.players[m.actor].discs == 1


def moved_from(m: Moment, first: int, last: int) -> bool:
    return m.kind == "move-disc" and first <= m.row[0] < last


def moved_within_a_sort(m: Moment) -> bool:
    """A space of the sort became free only by lifting the disc, too late to be the one that is taken."""
    if m.kind != "move-disc" or m.before.spaces[m.before.target] == FREE:
        return False
    return bool(SORT_OF[m.row[0]] == SORT_OF[m.before.target])


# Turns and dives


def second_part_first(m: Moment) -> bool:
    """Bought after operating, rolling or marketing on the same space."""
    other_parts = ("operate", "roll-cigars", "market", "roll-die")
    return m.kind in ("buy-hotel", "buy-factory") and m.earlier[-1].kind in other_parts


def this_dive(m: Moment, kind: str) -> list[Moment]:
    return [past for past in m.back_to("mark", "repeat") if past.kind == kind]


def looked_before(m: Moment) -> bool:
    return m.kind == "look" and has_looked(m, m.actor, m.row[0])


def has_looked(m: Moment, seat: int, place: int) -> bool:
    return bool(m.before.players[seat].looked[place // WORD] >> (place % WORD) & 1)


def known_to_others(m: Moment) -> bool:
    """Kept a tile that somebody else has looked at too."""
    others = [seat for seat in range(m.after.seats) if seat != m.actor]
    return m.kind == "keep" and any(has_looked(m, seat, int(m.before.looking)) for seat in others)


def surplus_wreck(m: Moment) -> bool:
    if m.kind != "keep" or m.before.tiles[m.before.looking] != TILE + WRECK:
        return False
    points = [position.players[m.actor].points[Source.WRECKS] for position in (m.before, m.after)]
    return bool(points[0] == points[1])


def connected_hotels(m: Moment) -> int:
    return sum(1 for space in own(m, 0, HOTELS) if is_connected(m, ISLAND_OF[space]))


def one_fruit(m: Moment) -> bool:
    return m.kind == "done" and m.earlier[-1].kind == "harvest"


def fewer_tiles(m: Moment) -> bool:
    """More plantations than tiles."""
    if m.kind != "harvest":
        return False
    plantations = [s for s in own(m, FIRST_PLANTATION, SPACES) if SORT_OF[s] == SORT_FRUIT + m.row[0]]
    return bool(len(plantations) > m.before.mainland[m.row[0]] > 0)


# Ends


def round_ended(m: Moment) -> bool:
    return bool(m.after.game_round != m.before.game_round > 0) or is_over(m)


def deserted(m: Moment) -> bool:
    spaces = m.after.spaces
    return round_ended(m) and any(
        not any(DISC_OF <= spaces[s] < DISC_OF + m.after.seats for s in range(SPACES) if ISLAND_OF[s] == island)
        for island in range(ISLANDS)
    )


def is_over(m: Moment) -> bool:
    return bool(m.after.phase == Phase.OVER)


def star_owners(m: Moment) -> int:
    return sum(1 for seat in range(m.after.seats) if m.after.players[seat].points[Source.STARS])


def totals(m: Moment) -> list[int]:
    return sorted(int(m.after.players[seat].points.sum()) for seat in range(m.after.seats))


SIGNS: dict[str, Sign] = {
    "2.3 a sponge": lambda m: sponge(m) and is_short(m),
    "2.3 eight dollars": lambda m: m.kind == "take-dollars" and is_short(m),
    "2.3 the fourth of five": lambda m: fourth(m) and is_short(m),
    "2.3 profit": lambda m: profit(m) and is_short(m),
    "2.4": lambda m: paid_out(m) and any(is_short(past) for past in m.earlier),
    "2.5": lambda m: (
        not m.after.open_money
        and any((m.after.players[s].proved > m.before.players[s].proved).any() for s in range(m.after.seats))
    ),
    "2.6": lambda m: m.kind == "draw-bill" and bool(m.after.open_money),
    "2.7": is_paid_in_part,
    "3.7": lambda m: m.kind == "lighthouse",
    "5.1": lambda m: m.kind == "reveal-card",
    "5.9": lambda m: fourth(m) and m.before.bank - m.after.bank == FOURTH_OF_FIVE,
    "6.4": lambda m: m.kind == "take-card" and m.after.picks > 0,
    "6.5 one sort after the other": lambda m: (
        m.kind == "take-card" and bool(m.after.bills_due and m.after.harvest_due and m.after.plantations.any())
    ),
    "6.5 plantations in any order": lambda m: m.kind == "plant" and (m.before.plantations > 0).sum() > 1,
    "6.6": lambda m: m.kind == "take-card" and CARD_BRIDGE[m.row[0]] >= 0 == m.before.bridges[CARD_BRIDGE[m.row[0]]],
    "6.7": lambda m: m.kind == "draw-bill" and not m.after.open_money,
    "6.8": completed_now,
    "6.12": all_ones_own,
    "6.13": lambda m: m.kind == "done" and m.before.phase == Phase.PLANT,
    "6.15": lambda m: m.after.discard.sum() > m.before.discard.sum(),
    "7.2": second_with_last_disc,
    "7.4": moved_within_a_sort,
    "7.5 a hotel": lambda m: moved_from(m, 0, FIRST_FACTORY),
    "7.5 a factory": lambda m: moved_from(m, FIRST_FACTORY, FIRST_PLANTATION),
    "7.5 a plantation": lambda m: moved_from(m, FIRST_PLANTATION, SPACES),
    "8.2": lambda m: m.kind == "done" and m.earlier[-1].kind == "mark",
    "8.4": lambda m: m.kind == "mark" and m.before.to_place == 1,
    "8.5 the second part first": second_part_first,
    "8.5 one part": lambda m: m.kind == "done" and m.earlier[-1].kind in ("buy-hotel", "buy-factory", "market"),
    "8.9": lambda m: m.kind == "repeat",
    "9.5": looked_before,
    "9.6 not even at the last look": lambda m: m.kind == "put-back" and m.before.looks == 0,
    "9.6 going on": lambda m: m.kind == "look" and bool(this_dive(m, "keep")),
    "9.8": surplus_wreck,
    "9.10": known_to_others,
    "9.11": lambda m: m.kind == "mark" and m.row[0] == Part.DIVE and (m.before.holders != IN_SEA).all(),
    "10.6": lambda m: profit(m) and is_short(m) and scores(m, int(m.before.current)),
    "10.7": lambda m: m.kind == "operate" and connected_hotels(m) == 0,
    "10.10": lambda m: m.kind == "roll-cigars" and not own(m, FIRST_FACTORY, FIRST_PLANTATION),
    "10.11": lambda m: m.after.dice_due > 1,
    "10.12": lambda m: m.kind == "market" and m.before.players[m.actor].cigars >= 2 * SET,
    "11.4": one_fruit,
    "11.5": fewer_tiles,
    "12.3": deserted,
    "13.6 nobody has a star": lambda m: is_over(m) and star_owners(m) == 0,
    "13.6 one player has stars": lambda m: is_over(m) and star_owners(m) == 1,
    "13.8": lambda m: is_over(m) and any(player.cigars >= SET for player in m.after.players),
    "13.9": lambda m: is_over(m) and totals(m)[-1] == totals(m)[-2],
}

#: Rulings that no single moment shows, and why.
NO_SIGN = {
    "1.2": "printed data: every match is played with it",
    "1.6": "printed data: every match is played on it",
    "1.7": "printed data: every match is played on it",
    "1.8": "printed data: every match is played on it",
    "1.10": "printed data: every match is played on it",
    "1.11": "printed data: every match is played on it",
    "1.13": "printed data: every match is played with it",
    "1.14": "printed data: every match is played on it",
    "2.1": "every sum of every match is counted so",
    "6.2": "no other action is open while cards are due",
    "6.9": "cannot be reached: the twelve cards with a harvest turn up 24 of the 27 tiles",
    "7.3": "no disc can be moved while one is in stock",
}

#: What no match is expected to reach, and why.
UNREACHED = {
    "text action-lighthouse": "chance is asked for nothing",
    "text action-reveal-card": "chance is asked for nothing",
    "text action-draw-bill": "chance is asked for nothing",
    "text action-reveal-harvest": "chance is asked for nothing",
    "text action-draw-tile": "chance is asked for nothing",
    "text action-roll-die": "chance is asked for nothing",
    "text action-keep": "whoever decides about a tile has seen it: each sort has a text of its own",
    "text log-draw-tile": "log-sees tells it to the one who looks",
}
