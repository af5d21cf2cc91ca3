"""Writes games/<game>/length.toml: how much there is to decide and to see in a match, counted in matches of bots."""

from statistics import median

import tradewinds as tw
from tradewinds.bots import make_bot
from tradewinds.core.lengths import FILE
from tradewinds.games._template import GAME as TEMPLATE

#: So many matches for each number of players: the median of a few more is the same within two or three.
MATCHES = 15


def counted(game: tw.Game, seats: int, seed: int) -> tuple[list[int], int]:
    """Of a match between bots: the decisions of each seat that had more than one answer, and what a spectator saw."""
    match = tw.Match(game, seats, seed=f"length {seed}")
    bots, decisions = [make_bot("greedy", game, f"{seed} {seat}") for seat in range(seats)], [0] * seats
    while match.actors:
        seat = match.actors[0]
        legal = match.legal(seat)
        decisions[seat] += len(legal) > 1
        match.act(seat, bots[seat].choose(match.seen(seat), seat, legal))
    return decisions, sum(event.changed for event in match.events(None))


def text(game: tw.Game) -> str:
    lines = [f"# Made by `make docs`: medians of {MATCHES} matches of greedy bots for each number of players.", ""]
    lines += ["# Decisions of one player that have more than one answer; what a spectator sees happen.", ""]
    for seats in game.seats:
        matches = [counted(game, seats, seed) for seed in range(MATCHES)]
        decisions = median(count for each, _ in matches for count in each)
        events = median(seen for _, seen in matches)
        lines += [f"[{seats}]", f"decisions = {round(decisions)}", f"events = {round(events)}", ""]
    return "\n".join(lines[:-1]) + "\n"


def main() -> None:
    for game in [*map(tw.load, tw.games()), TEMPLATE]:
        (game.home / FILE).write_text(text(game), "utf-8")


if __name__ == "__main__":
    main()
