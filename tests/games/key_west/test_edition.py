"""The printed data: what is read, what is refused, and that every value of the page is there."""

import runpy
from pathlib import Path

import numpy as np
import pytest

from tradewinds.core.errors import BadEdition
from tradewinds.games.key_west.box import components

OWN = Path(components.__file__).parent / "edition.toml"


def read_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, old: str, new: str) -> None:
    """Read the components again with one value of the edition changed."""
    text = OWN.read_text("utf-8")
    assert old in text
    (tmp_path / "key-west.toml").write_text(text.replace(old, new, 1), "utf-8")
    monkeypatch.setenv("TRADEWINDS_EDITIONS", str(tmp_path))
    runpy.run_path(components.__file__)


def test_the_own_edition_can_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read_with(tmp_path, monkeypatch, "reconstruction 1", "my box")


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("rounds = { value = 8", "rounds = { value = 9", "limits.rounds"),
        ("rounds = { value = 8", "rounds = { value = 0", "limits.rounds"),
        ("markers = { value = 6", "markers = { value = 7", "limits.markers"),
        ("markers_a_turn = { value = 2", "markers_a_turn = { value = 3", "limits.markers_a_turn"),
        ("dice = { value = 3", "dice = { value = 2", "limits.dice"),
        ("start_money = { value = 20", "start_money = { value = 50", "prices.start_money"),
        ("ones = { value = 9,", "ones = { value = 8,", "bridge_bills"),
        ("tens = { value = 10", "tens = { value = 99", "money"),
        ("wreck = { value = 10", "wreck = { value = 11", "sea"),
        ("points = 7", "points = 1", "graveyard"),
        ("stars = 5", "stars = 0", "hotels.6.stars"),
        ('island = "upper", stars = 1', 'island = "cuba", stars = 1', "hotels.0.island"),
        ("least = 5", "least = 6", "hotels.0.least"),
        ("copies = 6, capacity", "copies = 7, capacity", "cards"),
        ("copies = 6, capacity", "copies = 0, capacity", "cards.18.copies"),
        ('fruit = "orange"', 'fruit = "lemon"', "cards.0.fruit"),
        ('bridge = "key-largo-cut", fruit = "banana"', 'bridge = "key-largo-cut", fruit = "orange"', "cards.1"),
        ("first = { value = 2", "first = { value = 6", "auction"),
        ('id = "long-key"', 'id = "short-key"', "bridges"),
        ('id = "middle"', 'id = "muddle"', "islands"),
    ],
)
def test_an_impossible_value_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, old: str, new: str, key: str
) -> None:
    with pytest.raises(BadEdition) as caught:
        read_with(tmp_path, monkeypatch, old, new)
    assert caught.value.line.args["key"] == key


def test_a_value_without_a_mark_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadEdition) as caught:
        read_with(tmp_path, monkeypatch, 'rounds = { value = 8, mark = "rulebook"', 'rounds = { value = 8, mark = "?"')
    assert (caught.value.line.id, caught.value.line.args["key"]) == ("edition-unmarked", "limits.rounds")


def test_the_reconstruction_keeps_every_constraint() -> None:
    """The checklist of the rules page: what holds whatever the printed board shows."""
    c = components
    harvest_cards = int((c.COPIES * c.CARD_HARVEST).sum())
    assert harvest_cards * c.HARVEST_SYMBOL <= sum(c.HARVEST_TILES) == 27
    bridge_cards = [int(c.COPIES[b == c.CARD_BRIDGE].sum()) for b in range(3)]
    assert all(cards > steps for cards, steps in zip(bridge_cards, c.STEPS, strict=True))
    assert int((c.COPIES * c.CARD_CAPACITY).sum()) >= 3
    upper = [int(s) for s, i in zip(c.STARS_OF, c.ISLAND_OF[: c.HOTELS], strict=True) if i == 0]
    middle = [int(s) for s, i in zip(c.STARS_OF, c.ISLAND_OF[: c.HOTELS], strict=True) if i == 1]
    assert (upper.count(1), middle.count(3)) == (1, 1)
    covered = [int(np.greater(c.LEAST_OF, seats).sum()) + 10 - int(c.GRAVES_OPEN[seats]) for seats in (3, 4, 5)]
    assert covered == [6, 3, 0]
