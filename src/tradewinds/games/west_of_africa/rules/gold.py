"""Chapter 2: gold and ties."""

from tradewinds.core.layout import rule
from tradewinds.core.scoring import ranking
from tradewinds.games.west_of_africa.box.components import GOLD_MAX
from tradewinds.games.west_of_africa.state import State

NO_DEBTS = 202


@rule
def change_gold(state: State, seat: int, change: int) -> None:
    """WA 2.1, 2.3, 2.4, 2.6: move a marker along the gold track to the topmost free place of its new space."""
    player = state.players[seat]
    target = min(player.gold + change, GOLD_MAX)
    if target == player.gold:
        return
    taken = 0
    for other in range(state.seats):
        rival = state.players[other]
        if rival.gold == target:
            taken |= 1 << rival.gold_place
        elif rival.gold == player.gold and rival.gold_place > player.gold_place and state.option_gold_track == 0:
            rival.gold_place -= 1
    player.gold = target
    player.gold_place = 0
    while (taken >> player.gold_place) & 1:
        player.gold_place += 1


@rule
def is_ahead(state: State, seat: int, other: int) -> bool:
    """WA 2.5: more gold wins a tie; with equal gold the higher place."""
    one, two = state.players[seat], state.players[other]
    if one.gold != two.gold:
        return bool(one.gold > two.gold)
    return bool(one.gold_place < two.gold_place)


#: How many players win a tie against a player.
players_ahead = ranking(is_ahead)
