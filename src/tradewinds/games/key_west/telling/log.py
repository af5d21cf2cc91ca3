"""The log: what was done and what came of it, told from what a viewer saw before and after."""

from tradewinds.core.beats import beats
from tradewinds.core.bits import members
from tradewinds.core.layout import UNKNOWN
from tradewinds.core.words import Line, Seat, line, name_of
from tradewinds.games.key_west.actions import TABLE
from tradewinds.games.key_west.box.components import (
    BOSS,
    BOSS_TIE,
    BRIDGES,
    CYCLE,
    FOURTH_OF_FIVE,
    ISLANDS,
    ROUNDS,
    SEA,
    SET,
    SPONGE_VALUES,
    SPONGES,
    WRECK,
)
from tradewinds.games.key_west.rules.business import (
    connected_hotels,
)
from tradewinds.games.key_west.rules.ending import total_points, winners
from tradewinds.games.key_west.rules.round_end import discs_on
from tradewinds.games.key_west.state import GONE, IN_SEA, NO_BID, Part, Phase, Source, State
from tradewinds.games.key_west.telling.choices import arguments, due, variant
from tradewinds.games.key_west.telling.names import (
    bridge,
    dive_space,
    island,
    known_tile,
    tile,
)

#: KW 13.1: what counts at the end.
FINAL = (Source.FRUIT, Source.TREASURES, Source.STARS, Source.MONEY)

#: How each line is shown when it happens.
BEATS = beats(
    answer="bid has-bid done done-plant",
    count="profit cigars score harvest boss bosses final",
    draw="reveal-card reveal-harvest draw-bill bill look draw-tile sees",
    end="won shared",
    lay="plant plant-taken mark repeat complete buy-hotel buy-hotel-taken operate buy-factory "
    "buy-factory-taken put-back",
    move="lighthouse new-lighthouse move-disc",
    pay="pays market",
    reveal="rank",
    roll="roll-cigars roll-die",
    take="take-card keep sponge wreck treasure treasure-known take-dollars fourth",
    turn="round round-end markers no-boss",
)


def results(before: State, after: State, viewer: int, action: int | None) -> list[Line]:
    """Everything that became known, in the order of the rulebook."""
    lines = _bids(before, after, viewer) + _bills(before, after) + _bridges(before, after)
    lines += _looked(before, after, viewer) + _raised(before, after) + _rolled(before, after, action)
    if before.turn != after.turn or before.game_round != after.game_round:
        lines += _round_ended(before, after)
    return lines


def _gained(before: State, after: State, seat: int, source: Source) -> int:
    return int(after.players[seat].points[source]) - int(before.players[seat].points[source])


# Bidding and cards


def _bids(before: State, after: State, viewer: int) -> list[Line]:
    """KW 5.2, 5.5: that somebody has bid, and once all have, everything."""
    if before.phase != Phase.BID:
        return []
    lines = []
    for seat in range(after.seats):
        if before.players[seat].bid == NO_BID and after.players[seat].bid != NO_BID and seat != viewer:
            lines.append(line("log-has-bid", player=Seat(seat)))
    return lines if after.phase == Phase.BID else lines + _auction(before, after)


def _auction(before: State, after: State) -> list[Line]:
    """KW 5.5 to 5.9: ranks, the payment, the lighthouse, the fourth of five."""
    ranking = [int(seat) for seat in after.ranking[: after.seats]]
    first, last = ranking[0], ranking[-1]
    lines = [line("log-rank", player=Seat(s), amount=int(after.players[s].bid)) for s in ranking]
    lines.append(line("log-pays", player=Seat(first), other=Seat(last), amount=int(after.players[last].bid)))
    lines.append(line("log-new-lighthouse", player=Seat(last)))
    if after.seats == 5:
        lines.append(line("log-fourth", player=Seat(ranking[3]), **due(before, FOURTH_OF_FIVE)))
    return lines


def _bills(before: State, after: State) -> list[Line]:
    """KW 6.7: a bill was taken whose face the viewer does not see."""
    took = [s for s in range(after.seats) if before.players[s].bills != after.players[s].bills]
    return [line("log-bill", player=Seat(s)) for s in took if after.players[s].twos == UNKNOWN]


def _bridges(before: State, after: State) -> list[Line]:
    """KW 6.8: a bridge was completed."""
    done = [b for b in range(BRIDGES) if before.bridges[b] > 0 and after.bridges[b] == 0]
    return [line("log-complete", bridge=bridge(b)) for b in done]


# Diving and dice


def _looked(before: State, after: State, viewer: int) -> list[Line]:
    """KW 9.3: what the viewer sees when looking."""
    if after.phase != Phase.KEEP or before.phase == Phase.KEEP or after.current != viewer:
        return []
    place = int(after.looking)
    found = known_tile(after, place)
    return [] if found is None else [line("log-sees", tile=tile(found), place=dive_space(place))]


def _raised(before: State, after: State) -> list[Line]:
    """KW 9.7, 9.8, 9.9: a tile was taken."""
    lines = []
    for place in range(SEA):
        if before.holders[place] == IN_SEA and after.holders[place] != IN_SEA:
            lines.append(_tile_taken(before, after, place, int(before.current)))
    return lines


def _tile_taken(before: State, after: State, place: int, seat: int) -> Line:
    found = known_tile(after, place)
    if after.holders[place] != GONE or found is None:
        known = line("log-treasure-known", tile=tile(found), player=Seat(seat)) if found is not None else None
        return known or line("log-treasure", player=Seat(seat))
    if found == WRECK:
        return line("log-wreck", player=Seat(seat), points=_gained(before, after, seat, Source.WRECKS))
    assert found < SPONGES
    return line("log-sponge", player=Seat(seat), **due(before, SPONGE_VALUES[found]))


def _rolled(before: State, after: State, action: int | None) -> list[Line]:
    """KW 10.6, 10.8: the last die has fallen."""
    if action is None or before.phase != Phase.DICE or after.phase == Phase.DICE:
        return []
    seat = int(before.current)
    if before.rolling == Part.ROLL:
        made = int(after.players[seat].cigars) - int(before.players[seat].cigars)
        return [line("log-cigars", player=Seat(seat), count=made)]
    die = TABLE.rows[action][1][0] + 1
    points, dollars = divmod(max(*before.dice.tolist(), die) * int(connected_hotels(before, seat)), SET)
    return [line("log-profit", player=Seat(seat), points=points, **due(before, dollars))]


# The end of a round and of the game


def _round_ended(before: State, after: State) -> list[Line]:
    """KW 12, 13: bosses, markers, what comes next."""
    if before.game_round == after.game_round and after.phase != Phase.OVER:
        return []
    if before.game_round == 0:
        return [line("log-round", round=int(after.game_round), rounds=ROUNDS)]
    lines = [line("log-round-end", round=int(before.game_round))]
    lines += [_boss(after, number) for number in range(ISLANDS)]
    if after.phase == Phase.OVER:
        return lines + _ended(before, after)
    if before.game_round % CYCLE == 0:
        lines.append(line("log-markers"))
    return [*lines, line("log-round", round=int(after.game_round), rounds=ROUNDS)]


def _boss(after: State, number: int) -> Line:
    """KW 12.1 to 12.3: nothing was moved since the bosses were judged."""
    counts = [int(discs_on(after, seat, number)) for seat in range(after.seats)]
    bosses = [seat for seat, count in enumerate(counts) if count == max(counts) > 0]
    if not bosses:
        return line("log-no-boss", island=island(number))
    id = "log-boss" if len(bosses) == 1 else "log-bosses"
    points = BOSS if len(bosses) == 1 else BOSS_TIE
    return line(id, island=island(number), players=[name_of(seat) for seat in bosses], points=points)


def _ended(before: State, after: State) -> list[Line]:
    """KW 13.1, 13.9: points at the end, the winners."""
    lines = []
    for seat in range(after.seats):
        names = ("fruit", "treasures", "stars", "money")
        told = {name: _gained(before, after, seat, source) for name, source in zip(names, FINAL, strict=True)}
        lines.append(line("log-final", player=Seat(seat), total=int(total_points(after, seat)), **told))
    ahead = members(winners(after))
    id = "log-won" if len(ahead) == 1 else "log-shared"
    points = int(total_points(after, ahead[0]))
    return [*lines, line(id, players=[name_of(seat) for seat in ahead], points=points)]


def tell(before: State, after: State, viewer: int, actor: int, action: int | None) -> list[Line]:
    """The log lines of one action, from what the viewer saw before and after; `action` is None when secret."""
    return _deed(before, actor, action) + results(before, after, viewer, action)


def _deed(before: State, actor: int, action: int | None) -> list[Line]:
    """What was done, by whom; secret deeds are told by their results, and so is what one sees when looking."""
    if action is None or TABLE.kind(action).name == "draw-tile":
        return []
    name, row = TABLE.named(action)
    id = name if name in ("look", "keep") else variant(before, name, row)
    told = arguments(before, actor, name, row)
    seat = actor if actor >= 0 else int(before.current)
    if seat >= 0:
        told["player"] = Seat(seat)
    return [Line(f"log-{id}", told)]
