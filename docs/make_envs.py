"""Writes docs/envs/<game>.md, the observations of each game by name, and measures their ranges for the package."""

import sys
from pathlib import Path

import tradewinds as tw
from tradewinds.envs.observations import KINDS, Field, Observations
from tradewinds.envs.ranges import GAMES, measure, ranges_file

FOLDER = Path(__file__).parent / "envs"


def span(where: slice) -> str:
    return str(where.start) if where.stop - where.start == 1 else f"{where.start}–{where.stop - 1}"


def row(field: Field) -> str:
    met = f"{field.range.low} to {field.range.high}"
    how = f"/ {field.scale}" if KINDS[field.kind] == "number" else f"{KINDS[field.kind]}, {field.width} each"
    hidden = "yes" if field.range.hidden else ""
    shape = field.raw.stop - field.raw.start
    cells = [f"`{field.name}`", str(shape), span(field.raw), met, hidden, span(field.floats), how, field.meaning]
    return "| " + " | ".join(cells) + " |"


def page(game: tw.Game) -> str:
    shown = Observations(game)
    lines = [row(field) for field in shown.fields if "[" not in field.name or "[0]" in field.name]
    repeated = {field.name.split("[")[0] for field in shown.fields if "[" in field.name}
    return f"""# {game.words.text("en", "game-title")}: observations

Made by `make docs` from the code. An observation is what a seat has seen, and nothing else.

- **raw**: {shown.raw_size} numbers (int16). What the seat may not know is -1, and -2 stands for nobody or nowhere.
- **normalised**: {shown.size} numbers (float32) from -1 to 1. A number is divided by a power of two, at least
  twice the greatest value met in {GAMES} random games of each table, and cut off at 1; *bits* are the members of a set,
  lowest first; a *choice* is 1 in one place. Where a field can be hidden, -1 says that it is.
- **actions**: {len(game.actions)}, listed in [the game's page](../games/{game.name}.md).

`tradewinds.envs.observations.Observations(game)["{shown.fields[-2].name}"]` gives a field by name. The fields of
further {" and ".join(sorted(repeated))} follow in the same order as those of the first, shown here.

| field | numbers | raw | met | hidden | normalised | how | meaning |
|---|---|---|---|---|---|---|---|
{chr(10).join(lines)}
"""


def ranges(game: tw.Game) -> str:
    """All ranges of a game as TOML: least, greatest, whether ever hidden."""
    text = ["# Made by `make docs`: for each field the least and greatest value met, and 1 where it can be hidden."]
    text += [f'"{field}" = [{met.low}, {met.high}, {int(met.hidden)}]' for field, met in measure(game).items()]
    return "\n".join(text) + "\n"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game in map(tw.load, tw.games()):
        if "--measure" in sys.argv or not ranges_file(game).exists():
            ranges_file(game).write_text(ranges(game), "utf-8")
        (FOLDER / f"{game.name}.md").write_text(page(game), "utf-8")


if __name__ == "__main__":
    main()
