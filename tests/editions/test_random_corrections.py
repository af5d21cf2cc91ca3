"""Whatever an owner corrects: the edition loads and whole games are played and drawn, or it is refused by name."""

import random
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import tradewinds as tw
from tests.editions.corrections import Data, facts, game_with, node, put, value_at
from tests.soaking import times
from tradewinds.core import rulebook
from tradewinds.core.errors import BadEdition
from tradewinds.core.kernel import handle
from tradewinds.core.words import LANGUAGES

ISLANDS = ("el-hierro", "la-palma", "la-gomera", "tenerife", "gran-canaria", "fuerteventura", "lanzarote")
MARK = {"mark": "rulebook", "source": "my box"}
RELATIONS = ("in", "in-largest", "next-to", "next-to-largest", "in-sight", "in-sight-largest")
Change = Callable[[Data, random.Random], None]


def any_number(data: Data, rng: random.Random) -> None:
    """One number a little more or less."""
    found: list[tuple[Any, Any]] = []

    def look(inside: Any) -> None:
        for name, part in inside.items() if isinstance(inside, dict) else enumerate(inside):
            if isinstance(part, (dict, list)):
                look(part)
            elif isinstance(part, int) and not isinstance(part, bool):
                found.append((inside, name))

    look(data)
    inside, name = rng.choice(found)
    inside[name] += rng.choice((-2, -1, 1, 2))


def fields(data: Data, rng: random.Random) -> None:
    """Another number of fields on an island."""
    on = data["islands"][rng.randrange(7)]["fields"]
    for _ in range(rng.randint(1, 4)):
        field = rng.choice(({"good": rng.choice(("sugar", "wine", "grain"))}, {"cost": rng.choice((6, 9, 12))}))
        on.insert(rng.randint(0, len(on)), field | MARK)
    if rng.random() < 0.3:
        del on[rng.randrange(len(on))]


def berths(data: Data, rng: random.Random) -> None:
    for island in data["islands"]:
        for key in ("berths_small", "berths_large"):
            island[key]["value"] = rng.choice((1, 2, 5, island[key]["value"]))


def sea_lines(data: Data, rng: random.Random) -> None:
    """A row in another order, or a fork."""
    row = rng.sample(ISLANDS, 7)
    pairs = list(pairwise(row))
    if rng.random() < 0.3:
        pairs[-1] = (row[2], row[6])
    data["sea_lines"] = [{"between": {"value": f"{one} {two}"} | MARK} for one, two in pairs]


def entries(data: Data, rng: random.Random) -> None:
    put(data, "entry.west_ship", rng.choice(ISLANDS))
    put(data, "entry.east_ship", rng.choice(ISLANDS))


def clues(data: Data, rng: random.Random) -> None:
    """Other relations on some of the cards."""
    for clue in rng.sample(data["clues"], 5):
        clue["relation"] = rng.choice(("", "not-")) + rng.choice(RELATIONS)


def letters(data: Data, rng: random.Random) -> None:
    """One space of another terrain."""
    rows = data["sections"][rng.randrange(6)]["rows"]
    row = rng.choice(rows)
    place = rng.randrange(len(row["value"]))
    row["value"] = row["value"][:place] + rng.choice("JMSBLR.") + row["value"][place + 1 :]


def spaces(data: Data, rng: random.Random) -> None:
    """More or fewer hotels, factories and graves."""
    rows = data[rng.choice(("hotels", "factories", "graveyard"))]
    if rng.random() < 0.7:
        rows.insert(0, rng.choice(rows) | {"least": rng.choice((3, 4, 5))})
    else:
        del rows[rng.randrange(len(rows))]


def plantations(data: Data, rng: random.Random) -> None:
    key = f"islands.{rng.randrange(3)}.{rng.choice(('orange', 'banana', 'mango'))}"
    put(data, key, max(0, value_at(data, key) + rng.choice((-1, 1, 2))))


CHANGES: dict[str, tuple[Change, ...]] = {
    "key-west": (any_number, spaces, spaces, plantations),
    "tobago": (any_number, clues, letters),
    "west-of-africa": (any_number, fields, berths, sea_lines, entries),
}


def played_and_drawn(game: tw.Game, rng: random.Random, every: int = 100) -> None:
    for lang in LANGUAGES:
        rulebook.read(game, lang)
    options: dict[str, Any] = {**rng.choice(game.every_option())}
    match = tw.Match(game, rng.choice(game.seats), rng.randrange(999), **options)
    steps = 0
    while match.actors:
        seat = match.actors[0]
        match.act(seat, rng.choice(match.legal(seat)))
        assert game.kernel.invariants(handle(match.position)) == 0
        steps += 1
        if steps % every == 1:
            for layout in ("wide", "tall"):
                match.svg(seat, layout=layout)
    match.svg()


def refusal(game: tw.Game, data: Data, folder: Path, rng: random.Random) -> BadEdition | None:
    """Why an edition is refused; None when it was played and drawn."""
    try:
        own = game_with(game, data, folder)
    except BadEdition as error:
        return error
    played_and_drawn(own, rng)
    return None


@pytest.mark.plain
@pytest.mark.parametrize("name", tw.games())
def test_any_correction_is_played_and_drawn_or_refused_by_name(name: str, tmp_path: Path) -> None:
    game, rng = tw.load(name), random.Random(name)
    outcomes = []
    for _ in range(times(2 if name == "tobago" else 12, 20 if name == "tobago" else 200)):
        data = facts(game)
        for change in rng.sample(CHANGES[name], rng.randint(1, 2)):
            change(data, rng)
        refused = refusal(game, data, tmp_path, rng)
        assert refused is None or ("key" in refused.line.args and str(tmp_path) in refused.text("ja"))
        outcomes.append(refused)
    assert None in outcomes or name == "tobago"


@pytest.mark.plain
def test_every_relation_on_largest_areas_is_known_and_drawn(tmp_path: Path) -> None:
    """TB 2.1: what the box may have. Not next to, in sight and not in sight of a largest area."""
    game = tw.load("tobago")
    data = facts(game)
    for clue, relation in ((2, "not-next-to-largest"), (5, "in-sight-largest"), (8, "not-in-sight-largest")):
        put(data, f"clues.{clue}.relation", relation)
    own = game_with(game, data, tmp_path)
    for lang, told in (
        ("en", "not next to the largest jungle"),
        ("de", "in Sichtweite des größten Dschungels"),
        ("ja", "最大の山が見えない"),
    ):
        assert told in rulebook.read(own, lang)
    played_and_drawn(own, random.Random(1))


def test_sea_lines_that_fork_are_refused_with_a_sentence(tmp_path: Path) -> None:
    game = tw.load("west-of-africa")
    data = facts(game)
    put(data, "sea_lines.0.between", "el-hierro la-gomera")
    with pytest.raises(BadEdition) as caught:
        game_with(game, data, tmp_path)
    assert caught.value.line.id == "edition-no-row"
    assert all("sea_lines" in caught.value.text(lang) and "WA 11.9" in caught.value.text(lang) for lang in LANGUAGES)
    assert node(data, "sea_lines.0")["between"]["value"] == "el-hierro la-gomera"


@pytest.mark.plain
@pytest.mark.parametrize("key", ["influence.good", "influence.worker", "influence.ship"])
def test_what_gives_no_influence_is_drawn_all_the_same(key: str, tmp_path: Path) -> None:
    game = tw.load("west-of-africa")
    data = facts(game)
    put(data, key, 0)
    own = game_with(game, data, tmp_path)
    for seed in range(3):
        played_and_drawn(own, random.Random(seed), every=10)
