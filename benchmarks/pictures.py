"""How long drawing takes and how large pictures are: `python benchmarks/pictures.py`."""

import gzip
import random
import statistics
import time

import tradewinds as tw
from tradewinds.core.game import LAYOUTS
from tradewinds.core.match import Match
from tradewinds.core.words import LANGUAGES

DECISIONS = 400
EVERY = 8


def positions(match: Match, chooser: random.Random) -> None:
    """Some random actions further."""
    for _ in range(EVERY):
        if match.actors:
            seat = chooser.choice(match.actors)
            match.act(seat, chooser.choice(match.legal(seat)))


def measure(game: tw.Game, layout: str, lang: str) -> tuple[list[float], list[int]]:
    """Milliseconds of processor time and bytes of each picture, for every number of seats."""
    chooser, times, sizes = random.Random(f"{game.name} {layout} {lang}"), [], []
    for seats in game.seats:
        match = Match(game, seats, seed=1)
        for _ in range(DECISIONS // EVERY):
            positions(match, chooser)
            viewer = match.actors[0] if match.actors else None
            start = time.process_time()
            drawn = match.svg(viewer, lang, layout=layout)
            times.append((time.process_time() - start) * 1000)
            sizes.append(len(gzip.compress(drawn.encode())))
    return times, sizes


def main() -> None:
    for name in tw.games():
        game = tw.load(name)
        if game.picture is None:
            continue
        for layout in LAYOUTS:
            for lang in LANGUAGES:
                times, sizes = measure(game, layout, lang)
                print(
                    f"{name} {layout} {lang}: {statistics.median(times):.1f} ms a picture (median of {len(times)}), "
                    f"{statistics.median(sizes) / 1000:.1f} kB gzipped, at most {max(sizes) / 1000:.1f} kB"
                )


if __name__ == "__main__":
    main()
