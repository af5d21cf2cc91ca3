"""How Nim speaks: every text is a line of `words/`, made from what a seat has seen and nothing else."""

from collections.abc import Sequence

from tradewinds.core.aids import Aids
from tradewinds.core.beats import beats
from tradewinds.core.columns import Counts, table
from tradewinds.core.words import Line, Say, Seat, line, named
from tradewinds.games._template.actions import TABLE, TAKE
from tradewinds.games._template.box.components import HEAP_NAMES, HEAPS
from tradewinds.games._template.rules import drawer, points_of, winners
from tradewinds.games._template.state import Phase, State


def heap_name(heap: int) -> Line:
    """Of a heap, or of none: before a token is drawn, or when it is secret."""
    return line(f"heap-{HEAP_NAMES[heap]}" if heap >= 0 else "heap-unknown")


def describe(seen: State, seat: int, action: int) -> Line:
    """What an action does, for the one who may choose it."""
    kind, (heap, *count) = TABLE.rows[action]
    if kind == TAKE:
        return line("action-take", heap=heap_name(heap), shells=count[0] + 1)
    return line("action-draw", heap=heap_name(heap))


def aids(seen: State, seat: int, actions: Sequence[int]) -> Aids:
    """A note on what empties a heap."""
    taken = {action: TABLE.rows[action][1] for action in actions if TABLE.kind_of[action] == TAKE}
    return Aids(notes={action: line("note-last") for action, (heap, n) in taken.items() if seen.heaps[heap] == n + 1})


def prompt(seen: State, seat: int) -> Line:
    """What is asked of this viewer now."""
    if seen.phase == Phase.OVER:
        return line("prompt-over", players=named(winners(seen)))
    if seen.phase == Phase.DRAW:
        return line("prompt-wait", player=Seat(drawer(seen)))
    acting = int(seen.actors).bit_length() - 1
    return line("prompt-turn") if seat == acting else line("prompt-other", player=Seat(acting))


#: How each line is shown when it happens.
BEATS = beats(
    count="points",
    draw="draw draw-hidden",
    end="won",
    take="take",
)


def tell(before: State, after: State, viewer: int, actor: int, action: int | None) -> list[Line]:
    """The log lines of one action; `action` is None when the viewer may not know it."""
    if action is None:
        return [line("log-draw-hidden", player=Seat(drawer(before)))]
    kind, (heap, *count) = TABLE.rows[action]
    if kind != TAKE:
        return [line("log-draw", player=Seat(drawer(before)), heap=heap_name(heap))]
    lines = [line("log-take", player=Seat(actor), heap=heap_name(heap), shells=count[0] + 1)]
    if after.phase == Phase.OVER:
        lines += [line("log-points", player=Seat(seat), **_things(after, seat)) for seat in range(after.seats)]
        lines += [line("log-won", players=named(winners(after)))]
    return lines


def _things(seen: State, seat: int) -> dict[str, Line | int]:
    return {"heap": heap_name(seen.players[seat].favourite), "points": points_of(seen, seat)}


def own(seen: State, seat: int) -> list[Line]:
    """What a person wants before the eyes while choosing."""
    return [line("own-things", **_things(seen, seat))]


def _row(seen: State, seat: int, say: Say) -> list[str]:
    return [str(sum(seen.players[seat].taken)), say(heap_name(seen.players[seat].favourite))]


#: What the viewer of `seen` may count of a seat, in the table of all players and in a panel.
PLAYERS = Counts(("shells", "token"), _row)
panel = PLAYERS.panel


def text(seen: State, seat: int, say: Say) -> str:
    """The position in letters."""
    heaps = table([say(heap_name(heap)) for heap in range(HEAPS)], [[str(shells) for shells in seen.heaps]])
    return f"{heaps}\n\n{PLAYERS.table(seen, seat, say)}"


def stage(seen: State) -> Line:
    """How far the match is; there are no rounds, but what lasts for some turns does as well."""
    return line("stage", heaps=sum(1 for shells in seen.heaps if shells))


def rules_of(action: int) -> tuple[str, ...]:
    """The chapters or single rules that explain an action."""
    return ("3.2", "3.3") if TABLE.kind_of[action] == TAKE else ("2",)
