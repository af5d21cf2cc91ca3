"""Writes docs/games/<game>.md: the printed data with its marks, the actions and the position, from the code itself."""

import random
from pathlib import Path

import tradewinds as tw
from tradewinds.core import comparing
from tradewinds.core.game import EVERYBODY
from tradewinds.core.layout import slices

FOLDER = Path(__file__).parent / "games"


def table(head: list[str], rows: list[list[str]]) -> str:
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    return "\n".join(lines + ["| " + " | ".join(row) + " |" for row in rows])


def secret_kinds(game: tw.Game) -> set[str]:
    """The kinds of which somebody does not learn which action it was, in a match of random players."""
    match, chooser = tw.Match(game, game.seats[-1], seed="tables"), random.Random("tables")
    while match.actors:
        match.act(match.actors[0], chooser.choice(match.legal(match.actors[0])))
    done = zip(match.actions, match.learners, strict=True)
    return {game.actions.kind(action).name for (_, action), learners in done if learners != EVERYBODY}


def actions(game: tw.Game) -> str:
    rows, secret = [], secret_kinds(game)
    for kind in game.actions.kinds:
        first = game.actions.start(kind.name)
        arguments = ", ".join(name for name, _ in kind.arguments)
        numbers = f"{first}–{first + len(kind.rows) - 1}" if len(kind.rows) > 1 else str(first)
        text = repr(game.actions.actions[first]).replace("|", "\\|")
        rows.append([kind.name, arguments or "–", numbers, f"`{text}`", "yes" if kind.name in secret else ""])
    return table(["kind", "arguments", "numbers", "first", "secret"], rows)


def position(game: tw.Game) -> str:
    """The fields of the vector; those of the further players follow in the same order."""
    rows = []
    for name, where in slices(game.dtype).items():
        if "[" not in name or "[0]" in name:
            numbers = f"{where.start}–{where.stop - 1}" if where.stop - where.start > 1 else str(where.start)
            rows.append([f"`{name}`", numbers])
    return table(["field", "numbers"], rows)


def page(game: tw.Game) -> str:
    marked = [[v.key, comparing.spelled(game, v.key, v.value, "en"), v.mark, v.source] for v in game.edition.values]
    return "\n\n".join(
        [
            f"# {game.words.text('en', 'game-title')}: data, actions, position",
            "Made by `make docs` from the code.",
            f"## Actions\n\n{len(game.actions)} in all.",
            actions(game),
            f"## Position\n\nA vector of {game.dtype.itemsize // 2} numbers (int16).",
            position(game),
            "## Printed data",
            table(["key", "value", "mark", "source"], marked),
        ]
    )


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in tw.games():
        (FOLDER / f"{name}.md").write_text(page(tw.load(name)) + "\n", "utf-8")


if __name__ == "__main__":
    main()
