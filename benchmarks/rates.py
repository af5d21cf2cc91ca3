"""How often what happens in random games of Key West and Tobago, for each number of seats.

python benchmarks/rates.py --games 300
"""

import argparse
import random
from collections import Counter
from collections.abc import Callable, Iterator

import numpy as np

import tradewinds as tw
from tradewinds.core.dice import new_dice
from tradewinds.core.game import ACTORS
from tradewinds.core.kernel import Scratch, handle
from tradewinds.core.layout import Vector
from tradewinds.core.playout import random_step
from tradewinds.games.key_west.box.components import BRIDGES
from tradewinds.games.key_west.state import COVERED, FREE
from tradewinds.games.tobago.box.components import CLUES
from tradewinds.games.tobago.rules.spaces import clue_half
from tradewinds.games.tobago.state import NOTHING, Phase, Reason


def steps(game: tw.Game, seats: int, seed: str) -> Iterator[tuple[Vector, Vector]]:
    """Every position of a random game and the one before it; both change when the next is asked for."""
    scratch, dice = Scratch(), new_dice(seed)
    now = game.first_position(seats, game.option_values({}))
    before = now.copy()
    while now[ACTORS] != 0:
        before[:] = now
        random_step(game, now, scratch, dice)
        yield before, now


def key_west(game: tw.Game, seats: int, seed: str) -> Counter[str]:
    """Spaces taken over from others, whether the bank was ever empty, and which bridges were complete at the end."""
    seen: Counter[str] = Counter()
    for old, new in steps(game, seats, seed):
        before, now = game.record(old), game.record(new)
        was, lies = before.spaces, now.spaces
        taken = (was != lies) & (was != FREE) & (was != COVERED) & (lies != FREE)
        seen["displacements"] += int(taken.sum())
        seen["bank empty"] |= int(now.bank == 0)
        last = now
    for bridge in range(BRIDGES):
        seen[f"bridge {bridge + 1} complete"] = int(last.bridges[bridge] == 0)
    return seen


def tobago(game: tw.Game, seats: int, seed: str) -> Counter[str]:
    """Treasures, and the clues on the map and the help by amulets of each when it was raised."""
    seen: Counter[str] = Counter()
    for old, new in steps(game, seats, seed):
        before, now = game.record(old), game.record(new)
        if now.chest != NOTHING and before.chest == NOTHING:
            sheet = now.maps[now.chest]
            seen["treasures"] += 1
            seen["clues"] += int(sheet.length)
            seen["with an amulet"] += int(sheet.removed > 0)
        last = now
    seen["ended by the cap"] = int(game.kernel.reason(handle(new)) == Reason.STALLED or last.phase != Phase.OVER)
    return seen


def hunts(game: tw.Game, number: int) -> str:
    """The rules page's experiment: clues in random order, each laid that excludes something and leaves something."""
    found: list[int] = []
    chooser = random.Random(1)
    for hunt in range(number):
        state = next(now for _, now in steps(game, 2, f"hunt {hunt}") if game.record(now).phase > Phase.FIRST_PLAYER)
        record = game.record(state)
        left, laid = (1 << 120) - 1, 0
        halves = [(int(clue_half(record, clue, 0)), int(clue_half(record, clue, 1))) for clue in range(CLUES)]
        sets = [low | high << 60 for low, high in halves]
        for allowed in chooser.sample(sets, CLUES):
            if 0 < (left & allowed) != left and left.bit_count() != 1:
                left, laid = left & allowed, laid + 1
        found.append(laid if left.bit_count() == 1 else 0)
    solved = [laid for laid in found if laid]
    unsolved = 100 * (number - len(solved)) / number
    return f"{np.mean(solved):.2f} clues a hunt (sd {np.std(solved):.1f}), {unsolved:.1f} % of {number} need an amulet"


def report(name: str, play: Callable[[tw.Game, int, str], Counter[str]], games: int) -> None:
    game = tw.load(name)
    for seats in game.seats:
        total: Counter[str] = Counter()
        for number in range(games):
            total += play(game, seats, f"rates {number}")
        told = ", ".join(f"{what} {amount / games:.2f}" for what, amount in sorted(total.items()))
        print(f"{name}, {seats} seats, per game: {told}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300)
    games = parser.parse_args().games
    report("key-west", key_west, games)
    report("tobago", tobago, games)
    print(f"tobago, clues in random order: {hunts(tw.load('tobago'), 10 * games)}")


if __name__ == "__main__":
    main()
