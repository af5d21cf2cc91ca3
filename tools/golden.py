"""Golden games: whole matches in tests/replays that no rework changes unnoticed, one for each bug that is ever found.

python tools/golden.py record west-of-africa --seats 3 --seed 7 --bots greedy,random --name harbour --about "Why."
python tools/golden.py from MATCH-FILE --name bank-runs-dry --about "The bank cannot pay the fourth of five."
python tools/golden.py missing            what no golden game reaches yet
python tools/golden.py cover key-west     lets bots play and keeps what reaches something that is missing
python tools/golden.py update             after a change that is meant: writes the checks anew and says what changed
python tools/golden.py playthroughs       writes tests/playthroughs anew
"""

import argparse
import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.golden import playthrough  # noqa: E402
from tests.golden.checkpoints import (  # noqa: E402
    REPLAYS,
    Golden,
    differences,
    golden_files,
    read,
    take,
    usual_stops,
    write,
)
from tests.golden.coverage import reached, reached_at, tables, unreached, wanted  # noqa: E402

import tradewinds as tw  # noqa: E402
from tradewinds.bots import make_bot  # noqa: E402
from tradewinds.core import saving  # noqa: E402
from tradewinds.core.game import Game  # noqa: E402

#: What `cover` lets play, in turn: one of these at each seat.
MIXES = (("random",), ("greedy",), ("random", "greedy"), ("greedy", "greedy", "random"))
#: Longer matches are not worth keeping.
LONGEST = 900


def played(game: Game, seats: int, seed: str, bots: Sequence[str], options: dict[str, Any]) -> tw.Match:
    """A whole match; `bots` are dealt to the seats in turn, and choices at the same time come in any order."""
    match = tw.Match(game, seats, seed, language="en", **options)
    play_on(match, bots, seed)
    return match


def play_on(match: tw.Match, bots: Sequence[str], seed: str) -> None:
    """To the end."""
    chooser, game = random.Random(seed), match.game
    players = [make_bot(bots[seat % len(bots)], game, f"{seed} {seat}") for seat in range(match.seats)]
    while match.actors:
        seat = chooser.choice(match.actors)
        match.act(seat, players[seat].choose(match.seen(seat), seat, match.legal(seat)))


def missing(game: Game, files: Sequence[Golden]) -> set[str]:
    """What no golden match reaches, though one could."""
    found = {what for golden in files for what in reached(golden, golden.match())}
    return wanted(game) - found - set(unreached(game))


def goldens(game: str) -> list[Golden]:
    return [read(path) for path in golden_files(game)]


def keep(match: tw.Match, name: str, about: str) -> Golden:
    """Write a match down, with more stops where it is the first to show something."""
    path = REPLAYS / match.game.name / f"{name}.json"
    others = [golden for golden in goldens(match.game.name) if golden.path != path]
    golden = take(path, match, about, telling_stops(match, missing(match.game, others)))
    write(golden, match)
    print(f"{golden.name}: {len(match.actions)} actions, {len(golden.stops)} stops")
    return golden


def telling_stops(match: tw.Match, wanted: set[str]) -> list[int]:
    """Stops that show what is wanted and the usual ones do not show; the first of each."""
    left = wanted - {what for stop in usual_stops(match) for what in reached_at(match, stop)}
    stops = []
    for stop in range(len(match.actions) + 1):
        if new := left & set(reached_at(match, stop)):
            stops.append(stop)
            left -= new
    return stops


# The commands


def record(given: argparse.Namespace) -> None:
    options = dict(option.split("=") for option in given.option)
    match = played(tw.load(given.game), given.seats, given.seed, given.bots.split(","), options)
    keep(match, given.name, given.about)


def take_over(given: argparse.Namespace) -> None:
    match = tw.Match.load(given.file.read_text("utf-8"))
    match.language = "en"
    keep(match, given.name, given.about)


def tell_missing(given: argparse.Namespace) -> None:
    for name in given.games or tw.games():
        left = sorted(missing(tw.load(name), goldens(name)))
        print(f"{name}: {', '.join(left) or 'everything is reached'}")


def candidates(game: Game, tries: int, seed: str) -> Iterator[tuple[tw.Match, str, set[str]]]:
    """Matches at every table in turn, each with a name and what it reaches."""
    places = tables(game)
    for number in range(tries):
        table, bots = places[number % len(places)], MIXES[number // len(places) % len(MIXES)]
        seats, *options = table.split()
        match = played(game, int(seats), f"{seed} {number}", bots, dict(option.split("=") for option in options))
        if len(match.actions) <= LONGEST:
            name = "-".join([seats, *(option.split("=")[1] for option in options), *bots, str(number)])
            yield match, name, reached(take(REPLAYS, match, name), match)


def cover(given: argparse.Namespace) -> None:
    """Of all matches played, again and again the one that reaches most of what is missing."""
    game = tw.load(given.game)
    left, found = missing(game, goldens(given.game)), list(candidates(game, given.tries, given.seed))
    while found and left & max((what for _, _, what in found), key=lambda what: len(what & left)):
        match, name, what = max(found, key=lambda one: len(one[2] & left))
        print(f"{len(left)} are missing, {name} has {len(left & what)} of them")
        keep(match, name, "Found by playing at random.")
        left = missing(game, goldens(given.game))
    print(", ".join(sorted(left)) or "everything is reached")


def update(given: argparse.Namespace) -> None:
    for name in given.games or tw.games():
        for old in goldens(name):
            match = same_or_alike(old)
            new = take(old.path, match, old.about, [stop for stop in old.stops if stop <= len(match.actions)])
            for told in differences(old, new):
                print(f"{old.name}: {told}")
            write(new, match)


def same_or_alike(golden: Golden) -> tw.Match:
    """The match itself; under new rules one with the same secret and, where they are possible, the same choices."""
    data = saving.read(golden.path.read_text("utf-8"))
    game = tw.load(data["game"])
    try:
        return golden.match()
    except tw.BadSave as error:
        print(f"{golden.name}: {error}")
    secret, options = bytes.fromhex(data["secret"]), data["options"]
    match = tw.Match(game, data["seats"], secret=secret, contributions=data["contributions"], language="en", **options)
    for actor, action in data["actions"]:
        if actor in match.actors and action in match.legal(actor):
            match.act(actor, action)
    play_on(match, ["greedy"], "alike")
    print(f"{golden.name}: played anew under rules {game.version}, {len(match.actions)} actions")
    return match


def write_playthroughs(given: argparse.Namespace) -> None:
    for name in given.games or tw.games():
        playthrough.path_of(name).write_text(playthrough.make(name), "utf-8")


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = made.add_subparsers(required=True)

    def command(name: str, run: object, help: str) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=help)
        added.set_defaults(run=run)
        return added

    one = command("record", record, "let bots play a match and keep it")
    one.add_argument("game", choices=tw.games())
    one.add_argument("--seats", type=int, required=True)
    one.add_argument("--seed", required=True)
    one.add_argument("--bots", default="greedy", help="dealt to the seats in turn")
    one.add_argument("--option", action="append", default=[], help="name=value")
    two = command("from", take_over, "keep a match file, finished or not")
    two.add_argument("file", type=Path)
    for keeping in (one, two):
        keeping.add_argument("--name", required=True)
        keeping.add_argument("--about", required=True, help="why it is kept, in a sentence")
    more = command("cover", cover, "look for matches that reach what is missing")
    more.add_argument("game", choices=tw.games())
    more.add_argument("--tries", type=int, default=200)
    more.add_argument("--seed", default="cover")
    for some in (
        command("missing", tell_missing, "what no golden game reaches yet"),
        command("update", update, "write the checks anew and say what changed"),
        command("playthroughs", write_playthroughs, "write the playthroughs anew"),
    ):
        some.add_argument("games", nargs="*", help="all when none is named")
    return made


def main(arguments: list[str] | None = None) -> None:
    given = parser().parse_args(arguments)
    given.run(given)


if __name__ == "__main__":
    main()
