"""By what one sees that a match of Tobago reaches a ruling of its rulebook."""

from collections.abc import Iterator

from tests.golden.moments import Moment, Sign
from tradewinds.games.tobago.box.board import LANDS, LOOK_OUT, PLACE_HEXES, PLACE_OF, STEPS
from tradewinds.games.tobago.box.components import (
    COINS,
    CURSE,
    FIRST_HUT,
    FIRST_PALM,
    HAND,
    HAND_OF_TWO,
    LEGS,
    MAPS,
    PIECES,
    RELATION_OF,
    STATUES,
    SUBJECT_OF,
    VALUES,
)
from tradewinds.games.tobago.state import EXCHANGED, NOBODY, Drive, Phase, Reason
from tradewinds.games.tobago.telling.names import spaces_of

OBJECTS = {"statue": range(FIRST_HUT), "hut": range(FIRST_HUT, FIRST_PALM), "palm": range(FIRST_PALM, PIECES)}
CLUES_FROM_HAND = ("clue", "extra-clue", "open-hunt")
FARTHEST = 20


def this_turn(m: Moment) -> Iterator[Moment]:
    return m.back_to("end-turn", "place-car")


# Clues


def object_spaces(m: Moment, relation: str) -> set[int]:
    """The spaces of the objects that a clue just laid is about, if it says so."""
    if m.kind not in ("clue", "extra-clue") or RELATION_OF[m.row[0]] != relation:
        return set()
    return {int(m.before.objects[i]) for i in OBJECTS.get(SUBJECT_OF[m.row[0]], ())}


def excludes_own_space(m: Moment, relation: str) -> bool:
    """A space is excluded for having such an object itself: no other of the kind is near."""
    spaces = object_spaces(m, relation)
    if not spaces:
        return False
    before, after = (set(spaces_of(position.maps[m.row[1]].sites)) for position in (m.before, m.after))
    return bool(spaces & (before - after))


def allows_own_space(m: Moment) -> bool:
    spaces = object_spaces(m, "not-next-to") | object_spaces(m, "not-in-sight")
    return bool(spaces) and bool(spaces & set(spaces_of(m.after.maps[m.row[1]].sites)))


def renewed(m: Moment) -> bool:
    """The discarded clues became the deck."""
    return bool(m.after.clue_deck > m.before.clue_deck)


def short_hand(m: Moment) -> bool:
    """Somebody has played a clue, and no card is left to draw."""
    size = HAND_OF_TWO if m.after.seats == 2 else HAND
    drawn = m.after.owed == 0 and (m.kind in CLUES_FROM_HAND or m.before.owed > 0)
    return drawn and m.after.clue_deck == 0 and any(m.after.players[s].hand < size for s in range(m.after.seats))


# Driving and raising


def drives_on(m: Moment) -> bool:
    """Left an amulet lying where a leg had ended."""
    if m.kind not in ("drive", "stop") or m.before.drive != Drive.ACTION:
        return False
    return int(m.before.players[m.actor].car) in spaces_of(m.before.lying)


def under_car(m: Moment) -> list[int]:
    """The maps whose treasure is located under the actor's car."""
    located = [map for map in range(MAPS) if m.before.maps[map].sites_left == 1]
    return [map for map in located if spaces_of(m.before.maps[map].sites)[0] == m.before.players[m.actor].car]


def leaves_it(m: Moment) -> bool:
    """Did something else although a treasure could be raised."""
    return m.kind in ("drive", "stop") and m.before.drive in (Drive.ACTION, Drive.EXTRA) and bool(under_car(m))


def located_on_the_way(m: Moment) -> bool:
    """Located by an amulet during the drive, and raised at once."""
    return m.kind == "raise" and m.before.legs > 0 and m.earlier[-1].kind in ("remove-marker", "deal")


def uses_amulet(m: Moment) -> bool:
    """During a drive, and not for a drive."""
    return m.kind in ("remove-marker", "extra-clue", "extra-exchange") and m.before.phase == Phase.DRIVE


# Dividing


def too_few_cards(m: Moment) -> bool:
    """The gold ran out before everybody had looked, or before the extra card."""
    return m.kind == "look" and m.after.phase == Phase.TURN_UP and not m.after.added


def starts_again(m: Moment) -> bool:
    """The next card is offered to a rose that refused the last one."""
    if m.kind != "turn-up" or m.after.phase != Phase.ASK:
        return False
    return any(past.kind == "refuse" and past.before.rose == m.after.rose for past in m.back_to("add"))


def asked_again(m: Moment) -> bool:
    """The same player is asked for another rose."""
    return m.kind == "refuse" and m.after.phase == Phase.ASK and m.after.actors == 1 << m.actor


def roses_of(m: Moment) -> int:
    sheet = m.before.maps[m.before.chest]
    return sum(1 for place in range(sheet.length + 1) if sheet.roses[place] == m.actor)


def divided(m: Moment) -> bool:
    """The last question of a division, with cards or roses left over."""
    asked = (Phase.ASK, Phase.TURN_UP)
    return m.before.phase in asked and m.after.phase not in asked


def roses_left(m: Moment) -> int:
    sheet = m.before.maps[m.before.chest]
    left = sum(1 for place in range(sheet.length + 1) if sheet.roses[place] != NOBODY)
    return left - (m.kind == "accept")


def sleeping_curse(m: Moment) -> bool:
    return bool(m.after.unturned[CURSE] > m.before.unturned[CURSE])


def cursed(m: Moment) -> bool:
    return m.kind == "turn-up" and m.row[0] == CURSE


def hit(m: Moment) -> list[int]:
    """Whoever has a rose on the map when the curse is turned up."""
    sheet = m.before.maps[m.before.chest]
    return [s for s in range(m.before.seats) if s in sheet.roses[: sheet.length + 1].tolist()] if cursed(m) else []


def gold(m: Moment, seat: int) -> tuple[int, int]:
    return int(m.before.players[seat].gold.sum()), int(m.after.players[seat].gold.sum())


def begins_after_loss(m: Moment) -> bool:
    """The one who took the last card lost gold to the curse, and begins the new hunt."""
    receiver = int(m.before.receiver)
    return receiver in hit(m) and gold(m, receiver)[0] > gold(m, receiver)[1] and m.after.starter == receiver


# Statues


def brought(m: Moment) -> list[int]:
    """Where the statues look when amulets appear."""
    if (m.before.facings == m.after.facings).all() or m.kind == "face-statue":
        return []
    return [int(LOOK_OUT[m.before.island, m.before.objects[i], m.before.facings[i]]) for i in range(STATUES)]


def over_a_bay(m: Moment) -> bool:
    """Beyond the ocean that ends the line there is land again."""
    if not brought(m):
        return False
    land = LANDS[m.before.island]
    for i in range(STATUES):
        q, r = PLACE_HEXES[PLACE_OF[m.before.island, m.before.objects[i]]]
        dq, dr = STEPS[m.before.facings[i]]
        line = [(q + n * dq, r + n * dr) in land for n in range(FARTHEST)]
        if any(line[line.index(False) :]):
            return True
    return False


def one_for_two(m: Moment) -> bool:
    targets = brought(m)
    return bool(targets) and (len(set(targets)) < STATUES or bool(set(targets) & set(spaces_of(m.before.lying))))


def too_few_amulets(m: Moment) -> bool:
    wanted = set(brought(m)) - set(spaces_of(m.before.lying))
    return bool(len(wanted) > m.before.amulets)


# The end


def is_over(m: Moment) -> bool:
    return bool(m.after.phase == Phase.OVER)


def leaders(m: Moment) -> list[int]:
    """The amulets of all who have the most coins."""
    players = [m.after.players[seat] for seat in range(m.after.seats)] if is_over(m) else []
    coins = [int((player.gold[:VALUES] * COINS[:VALUES]).sum()) for player in players]
    return [int(player.amulets) for player, own in zip(players, coins, strict=True) if own == max(coins)]


SIGNS: dict[str, Sign] = {
    "1.3": lambda m: m.kind == "island" and bool(m.after.all_islands),
    "2.3": lambda m: excludes_own_space(m, "next-to"),
    "2.4": lambda m: excludes_own_space(m, "in-sight"),
    "2.5": allows_own_space,
    "3.1": lambda m: m.kind == "island",
    "3.2": lambda m: m.kind == "place-palm",
    "3.3": lambda m: m.kind == "place-hut",
    "3.5": lambda m: m.kind == "face-statue",
    "3.8": lambda m: m.kind == "first-player",
    "3.9": lambda m: m.kind == "place-car",
    "3.10": lambda m: m.kind == "first-clue",
    "4.7": lambda m: is_over(m) and m.after.ending == Reason.STALLED,
    "5.10 a new deck": renewed,
    "5.10 a smaller hand": short_hand,
    "5.11": lambda m: m.kind in ("exchange", "extra-exchange") and (m.after.clues >= EXCHANGED).any(),
    "6.5": drives_on,
    "7.2": leaves_it,
    "7.6": lambda m: m.kind == "raise" and m.before.drive == Drive.ENDED,
    "7.7 during a drive": located_on_the_way,
    "7.7 after the last leg": lambda m: located_on_the_way(m) and m.before.legs == LEGS,
    "7.8": lambda m: m.kind == "raise" and m.earlier[-1].kind == "collect",
    "8.3 the discard pile goes on": lambda m: m.kind == "look" and m.after.deck_cards > m.before.deck_cards,
    "8.3 too few": too_few_cards,
    "8.5": starts_again,
    "8.6": asked_again,
    "8.7": lambda m: m.kind == "accept" and roses_of(m) > 1,
    "8.9": lambda m: divided(m) and not cursed(m) and roses_left(m) > 0,
    "9.3": lambda m: any(m.after.players[s].amulets < m.before.players[s].amulets for s in hit(m)),
    "9.4 gold": lambda m: any(gold(m, s)[0] > gold(m, s)[1] for s in hit(m)),
    "9.4 neither": lambda m: any(not m.before.players[s].amulets and not gold(m, s)[0] for s in hit(m)),
    "9.6": sleeping_curse,
    "10.2": begins_after_loss,
    "10.4": lambda m: m.kind == "open-hunt",
    "10.5": lambda m: m.after.phase == Phase.NEW_HUNT and NOBODY != m.after.receiver != m.after.starter,
    "11.2": over_a_bay,
    "11.3": one_for_two,
    "11.4": too_few_amulets,
    "12.5": lambda m: m.kind == "raise" and m.before.drive == Drive.EXTRA and m.before.legs == 0,
    "12.9 after the last leg": lambda m: uses_amulet(m) and m.before.legs == LEGS,
    "12.9 between two treasures": lambda m: uses_amulet(m) and m.before.drive == Drive.ENDED,
    "12.10": lambda m: is_over(m) and any(player.amulets for player in m.after.players),
    "13.1": lambda m: m.kind == "add" and m.after.deck_cards == 0 and m.before.ending == Reason.NONE,
    "13.2": lambda m: is_over(m) and m.after.ending == Reason.GOLD,
    "13.4 amulets decide": lambda m: len(leaders(m)) > 1 == leaders(m).count(max(leaders(m))),
    "13.4 together": lambda m: leaders(m).count(max(leaders(m), default=0)) > 1,
}

#: Rulings that no single moment shows, and why.
NO_SIGN = {
    "1.7": "every distance of every match is counted so",
    "2.1": "printed data: every match is played with it",
    "2.7": "printed data: every match is played with it",
    "2.9": "printed data: every match is played with it",
    "3.7": "every match begins so",
}

#: What no match is expected to reach, and why.
UNREACHED = {
    "text action-island": "chance is asked for nothing",
    "text action-place-statue": "chance is asked for nothing",
    "text action-face-statue": "chance is asked for nothing",
    "text action-place-hut": "chance is asked for nothing",
    "text action-place-palm": "chance is asked for nothing",
    "text action-first-player": "chance is asked for nothing",
    "text action-first-clue": "chance is asked for nothing",
    "text action-deal": "chance is asked for nothing",
    "text action-look": "chance is asked for nothing",
    "text action-add": "chance is asked for nothing",
    "text action-turn-up": "chance is asked for nothing",
}
