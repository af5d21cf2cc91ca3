"""Writes docs/gallery/: a picture of each game as a spectator sees it, and one as a player does on a phone."""

import random
from pathlib import Path

import tradewinds as tw
from tradewinds.core.game import EVERYBODY
from tradewinds.core.match import Match

FOLDER = Path(__file__).parent / "gallery"
SEATS = 4
#: How far into the match the picture is taken: late enough that there is something to see.
ACTIONS = 260


def played(name: str) -> Match:
    """A match between busy random players, stopped in the middle of a turn with something to choose.

    The last action of a list mostly ends something: busy players take it seldom, so that much stands on the board.
    """
    game = tw.load(name)
    match = Match(game, min(SEATS, game.seats[-1]), seed="gallery", language="en")
    chooser = random.Random("gallery")
    while match.actors:
        seat = match.actors[0]
        legal = match.legal(seat)
        in_the_open = game.learners(match.position, seat, legal[0]) == EVERYBODY
        if len(match.actions) > ACTIONS and in_the_open and len(legal) > 7:
            break
        busy = len(legal) > 1 and chooser.random() < 0.8
        match.act(seat, chooser.choice(legal[:-1] if busy else legal))
    return match


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    page = ["# Pictures of the games", "", "Made by `make docs`; every picture is what `match.svg` draws.", ""]
    for name in tw.games():
        if tw.load(name).picture is None:
            continue
        match = played(name)
        (FOLDER / f"{name}.svg").write_text(match.svg(), "utf-8")
        (FOLDER / f"{name}-phone.svg").write_text(match.svg((*match.actors, 0)[0], layout="tall"), "utf-8")
        title = match.game.words.text("en", "game-title")
        page += [f"## {title}", "", f"![{title}]({name}.svg)", ""]
        page += [f'<img src="{name}-phone.svg" width="360" alt="{title} on a phone">', ""]
    (FOLDER / "README.md").write_text("\n".join(page), "utf-8")


if __name__ == "__main__":
    main()
