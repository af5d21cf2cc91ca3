"""Tune what a game's `sense` cares for by self-play, and write it to the game's `sense.toml`.

python tools/tune.py --game tobago --steps 80 --games 600 --seed 1 --write
"""

import argparse
import re
import time
from pathlib import Path

import tradewinds as tw
from tradewinds.bots.tuning import Tuning, tune
from tradewinds.core.layout import Ints

SEATS = 4


def with_values(text: str, names: tuple[str, ...], values: Ints, note: str) -> str:
    """The file with other numbers and another note; comments and order stay."""
    for name, value in zip(names, values.tolist(), strict=False):
        text = re.sub(rf"^{name} = \d+$", f"{name} = {value}", text, flags=re.MULTILINE)
    return re.sub(r'^note = ".*"$', f'note = "{note}"', text, flags=re.MULTILINE)


def note_of(command: str, old: str, found: Tuning) -> str:
    share = 100 * found.proof.wins / found.proof.games
    return (
        f"{old.rstrip('.')}; then {command}: {share:.0f} % of {found.proof.games} games "
        f"against three players with the numbers before (fair share {100 / SEATS:.0f} %)."
    )


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=tw.games(), required=True)
    parser.add_argument("--steps", type=int, default=80)
    parser.add_argument("--games", type=int, default=600, help="for each of the two contests of a step")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keen", type=int, default=2, help="draws of which the weightiest is taken; 0 is greedy")
    parser.add_argument("--file", type=Path, help="write there instead of to the game's own sense.toml")
    parser.add_argument("--write", action="store_true", help="write what was found, if it is better")
    given = parser.parse_args(arguments)
    game, start = tw.load(given.game), time.perf_counter()
    own = given.file or game.home / "sense.toml"
    found = tune(game, SEATS, given.steps, given.games, given.seed, given.keen)
    for name, old, new in zip(game.taste.names, game.taste.values.tolist(), found.values.tolist(), strict=False):
        print(f"{name:20} {old:5} {new:5}")
    share = 100 * found.proof.wins / found.proof.games
    print(
        f"{share:.1f} % of {found.proof.games} games, lead {found.proof.lead:+.2f}, {time.perf_counter() - start:.0f} s"
    )
    if given.write and found.better:
        command = (
            f"tools/tune.py --game {given.game} --steps {given.steps} --games {given.games} "
            f"--seed {given.seed} --keen {given.keen}"
        )
        source = (game.home / "sense.toml").read_text("utf-8")
        own.write_text(
            with_values(source, game.taste.names, found.values, note_of(command, game.taste.note, found)), "utf-8"
        )


if __name__ == "__main__":
    main()
