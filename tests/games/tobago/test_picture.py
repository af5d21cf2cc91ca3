"""The picture of Tobago: what it tells agrees with the rules, pieces keep their names, signs can be told apart."""

import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product

import numpy as np
import pytest

from tests.games.tobago.playing import matches, sampled
from tests.games.tobago.table import Table
from tests.soaking import times
from tradewinds.core.game import LAYOUTS, SPECTATOR
from tradewinds.core.layout import Vector, new_vector
from tradewinds.core.words import LANGUAGES, Line
from tradewinds.games.tobago import GAME
from tradewinds.games.tobago.actions import TABLE
from tradewinds.games.tobago.box.board import ISLAND_NAMES, LANDS, SPACES
from tradewinds.games.tobago.box.components import CLUE_NAMES, CLUES, HUTS, MAP_NAMES, MAPS, PALMS, STATUES
from tradewinds.games.tobago.picture import PICTURE, compose, symbols
from tradewinds.games.tobago.picture.clues import draw_sign
from tradewinds.games.tobago.picture.plan import PLANS, shores
from tradewinds.games.tobago.picture.scene import TONES, Scene
from tradewinds.games.tobago.telling import sites
from tradewinds.pictures import theme
from tradewinds.pictures.svg import Sheet

POSITIONS = times(60, 200)
SVG = "{http://www.w3.org/2000/svg}"
SEATS = list(GAME.seats)


def speaker(lang: str) -> Callable[[Line], str]:
    return lambda told: GAME.words.text(lang, told)


def table_picture(
    table: Table, viewer: int, layout: str = "wide", lang: str = "en", last: tuple[int, int] | None = None
) -> str:
    out = np.zeros(512, np.int16)
    count = GAME.rules.legal(table.state, viewer, out) if viewer >= 0 else 0
    seen = GAME.record(GAME.seen_by(table.vector, viewer))
    return PICTURE.draw(seen, viewer, speaker(lang), [int(action) for action in out[:count]], last, layout)


def element(svg: str, id: str) -> ET.Element:
    return next(e for e in ET.fromstring(svg).iter() if e.get("id") == id)


def scene(seen: Vector) -> Scene:
    return compose(GAME.record(seen), SPECTATOR, speaker("en"), [], None, "wide", True)


# What is told agrees with the rules


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_tb_6_1_everybody_sees_how_many_legs_each_car_is_from_a_located_treasure(layout: str, viewer: int) -> None:
    table = Table()
    table.locate("grey", "G2", 1)
    for seat, space in enumerate(("G2", "F3", "G4", "C4")):
        table.set_car(seat, space)
    svg = table_picture(table, viewer, layout)
    assert "Legs to it: Red 0, Blue 1, Yellow 2, Green 3." in str(element(svg, "map-grey").get("aria-label"))
    assert "Legs" not in str(element(svg, "map-brown").get("aria-label"))
    cars = [use.get("href") for use in element(svg, "map-grey").iter(f"{SVG}use") if "#tw-car" in str(use.get("href"))]
    assert cars == [f"#tw-car-{tone}" for tone in TONES]


@pytest.mark.parametrize("seats", SEATS)
def test_every_object_car_marker_and_amulet_is_on_its_space(seats: int) -> None:
    for match in sampled(seats, "objects", 40, every=20):
        state = GAME.record(match.seen(None))
        ids = Counter(id.split("-")[0] for id in _places(match.svg(None)))
        assert (ids["statue"], ids["hut"], ids["palm"]) == (STATUES, HUTS, PALMS)
        assert ids["car"] == sum(state.players[s].car >= 0 for s in range(seats))
        assert ids["amulet"] == len(sites.members(sites.as_number(state.lying)))
        for map, name in enumerate(MAP_NAMES):
            left = int(state.maps[map].sites_left)
            assert ids[name] == (left if left <= 17 else 0)


@pytest.mark.parametrize("seats", SEATS)
def test_the_spaces_to_be_lit_are_those_the_rules_allow(seats: int) -> None:
    for match in sampled(seats, "lit", 20, every=20):
        state, svg = GAME.record(match.seen(None)), match.svg(None)
        for map, name in enumerate(MAP_NAMES):
            lit = element(svg, f"sites-{name}")
            assert len(str(lit.get("data-sites")).split()) == state.maps[map].sites_left
            assert str(lit.get("d")).count("M") == state.maps[map].sites_left


def test_sets_of_clues_are_those_of_the_rules() -> None:
    table = Table(4)
    for clue in range(CLUES):
        spaces = sites.allowed(table.state, clue)
        low = spaces & ((1 << 60) - 1)
        assert table.names(low, spaces >> 60) == table.allowed(CLUE_NAMES[clue])


def test_a_clue_shows_what_it_would_leave_while_it_is_pointed_at() -> None:
    table = Table(3)
    table.set_hand(0, "in-jungle", "next-to-palm", "in-lake", "in-beach")
    choice = element(table_picture(table, 0), "choice-lay-next-to-palm-white")
    preview = next(e for e in choice.iter() if e.get("class") == "tw-preview")
    assert str(preview.get("d")).count("M") == len(table.allowed("next-to-palm"))
    number = TABLE.number("clue", clue="next-to-palm", map="white")
    assert choice.get("data-action") == str(number)


def test_spaces_are_lit_when_only_one_map_takes_a_clue() -> None:
    table = Table(4)
    for map, space in (("brown", "G3"), ("black", "D7"), ("white", "K8")):
        table.locate(map, space, 0)
    assert "tw-on" in str(element(table_picture(table, 0), "sites-grey").get("class"))
    assert "tw-on" not in str(element(table_picture(table, 1), "sites-grey").get("class"))


def divided(seats: int = 3) -> Table:
    """Two roses and the raiser's: three cards that were looked at, one that was not, one on offer."""
    table = Table(seats)
    table.locate("grey", "G3", 1, 0)
    table.do(0, "raise", map="grey")
    table.draw_gold("coins-6", "coins-2", "coins-3", "coins-5")
    table.turn_up("coins-3")
    return table


def test_cards_are_shown_only_to_those_who_looked() -> None:
    table = divided()
    mine, other, nobody = (table_picture(table, viewer) for viewer in (0, 1, SPECTATOR))
    assert _figures(element(mine, "looked")) == ["2", "6"]
    assert _figures(element(other, "looked")) == ["3"]
    assert 'id="looked"' not in nobody
    for svg in (mine, other, nobody):
        assert _figures(element(svg, "offer")) == ["3"]
        assert _figures(element(svg, "pile")) == ["3"]


def _figures(group: ET.Element) -> list[str]:
    return [str(e.text) for e in group.iter(f"{SVG}text") if str(e.text).isdigit()]


def test_the_one_who_is_asked_answers_with_two_buttons() -> None:
    table = divided()
    root = ET.fromstring(table_picture(table, table.actor))
    assert [e.get("id") for e in root.iter() if e.get("data-action")] == ["do-accept", "do-refuse"]


# Names that last


def _places(svg: str) -> dict[str, str]:
    return dict(re.findall(r'<(?:use|g) id="([\w-]+)" class="tw-piece"[^>]* transform="([^"]+)"', svg))


def consecutive(seats: int, count: int) -> Iterator[tuple[Vector, Vector]]:
    """Positions one action apart, as everybody sees them."""
    before: Vector | None = None
    for match in matches(seats, f"consecutive {seats}"):
        after = match.seen(None)
        if before is not None and match.actions and not np.array_equal(before, after):
            yield before, after
            count -= 1
        before = after if match.actors else None
        if not count:
            return


@pytest.mark.parametrize("seats", SEATS)
def test_a_piece_that_did_not_move_keeps_its_name_and_place(seats: int) -> None:
    for before, after in consecutive(seats, POSITIONS):
        one, two = scene(before), scene(after)
        then, now = _places(str(one.sheet)), _places(str(two.sheet))
        lasting = [id for id in then if id.startswith(("statue", "hut", "palm", "amulet"))]
        lasting += [f"car-{s + 1}" for s in range(seats) if _company(one, s) == _company(two, s)]
        lasting += [
            id for m in range(MAPS) if (one.maps[m].left == 1) == (two.maps[m].left == 1) for id in _own(then, m)
        ]
        assert all(then[id] == now[id] for id in lasting if id in then and id in now)
        assert {id for id in then if id.startswith(("statue", "hut", "palm"))} <= now.keys()


def _company(drawn: Scene, seat: int) -> object:
    car = drawn.players[seat].car
    return car, tuple(s for s, player in enumerate(drawn.players) if player.car == car)


def _own(places: dict[str, str], map: int) -> list[str]:
    return [id for id in places if id.startswith(f"{MAP_NAMES[map]}-")]


# Signs and colours


def test_every_clue_has_a_sign_of_its_own() -> None:
    found = set()
    for clue in range(CLUES):
        sheet = Sheet()
        draw_sign(sheet, clue, 0, 0, 1)
        found.add(str(sheet))
    assert len(found) == CLUES


def test_maps_differ_in_shape_and_terrains_in_what_is_drawn_on_them() -> None:
    assert len(set(symbols.SHAPES)) == MAPS
    drawn = str(symbols.defs())
    for variant in range(symbols.VARIANTS):
        lands = {re.findall(rf'id="tw-land-{name}-{variant}"[^>]*>(.*?)</g>', drawn)[0] for name in symbols.GROUNDS}
        assert len(lands) == len(symbols.GROUNDS)


def test_seats_have_the_colours_they_are_called_by() -> None:
    """Red, blue, yellow, green: the strongest part of each colour says so."""
    for seat, name in enumerate(GAME.colours):
        red, green, blue = (int(theme.LIGHT[f"seat{TONES[seat]}"][i : i + 2], 16) for i in (1, 3, 5))
        told = {"red": red > 2 * max(green, blue), "blue": blue > max(red, green)}
        told |= {"yellow": min(red, green) > 2 * blue, "green": green > max(red, blue)}
        assert told[name]


# Room


@pytest.mark.parametrize("layout", LAYOUTS)
def test_everything_lies_within_the_picture(layout: str) -> None:
    for seats in SEATS:
        for with_hand, alone in product((True, False), repeat=2):
            plan = PLANS[layout](seats, with_hand, alone)
            boxes = [plan.map, plan.header, plan.strip, plan.treasure, plan.hand, plan.signs, *plan.players, *plan.maps]
            for box in filter(None, boxes):
                assert box.x >= 0
                assert box.x + box.w <= plan.width
                assert box.y + box.h <= plan.height


@pytest.mark.parametrize("island", range(len(ISLAND_NAMES)), ids=ISLAND_NAMES)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_island_has_room(layout: str, island: int) -> None:
    """All 32, though a table of printed ones only meets four."""
    table = Table(2, island=ISLAND_NAMES[island], is_set_up=False)
    table.do(-1, "island", island=ISLAND_NAMES[island])
    drawn = compose(table.state, SPECTATOR, speaker("en"), [], None, layout, True)
    box, side = drawn.plan.map, drawn.grid.side
    assert len(drawn.grid.spaces) == SPACES[island]
    for at in drawn.grid.spaces:
        assert box.x + side < at.x < box.x + box.w - side
        assert box.y + side < at.y < drawn.plan.legend.y - side


def test_a_shore_is_one_ring_around_the_island() -> None:
    for land in LANDS:
        assert len(shores(frozenset(land))) >= 1
        assert sum(map(len, shores(frozenset(land)))) == sum(
            (q + a, r + b) not in land for q, r in land for a, b in ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
        )


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_long_map_and_every_clue_in_hand_have_room(layout: str, lang: str) -> None:
    """Every clue of the box, hand by hand, and twelve clues on one map: nothing is cut."""
    table = Table(2)
    others = [clue for clue in CLUE_NAMES if clue not in ("not-in-jungle", "not-in-mountain")]
    for first in range(0, len(others) - 5, 6):
        table.set_hand(0, *others[first : first + 6])
        assert "…" not in table_picture(table, 0, layout, lang)
    sheet = table.state.maps[3]
    for place, clue in enumerate(others[-12:]):
        sheet.clues[place], sheet.roses[place] = CLUE_NAMES.index(clue), place % 2
    sheet.length = 12
    table.set_hand(0, *others[:6])
    assert "…" not in table_picture(table, SPECTATOR, layout, lang)


def test_nothing_is_drawn_of_an_island_that_is_not_laid_out() -> None:
    """Chance has not spoken yet; a picture there is all the same."""
    state = new_vector(GAME.dtype)
    GAME.rules.setup(GAME.record(state), 3, np.zeros(16, np.int16))
    svg = PICTURE.draw(GAME.record(GAME.seen_by(state, SPECTATOR)), SPECTATOR, speaker("en"), [])
    assert 'id="island"' not in svg


# The last action


def test_every_kind_of_action_is_marked_when_it_was_the_last() -> None:
    marked = Counter[str]()
    for seats in SEATS:
        for match in sampled(seats, "marks", 150, every=3):
            if last := match.last_known:
                marked[TABLE.kind(last[1]).name] += 'id="last-1"' in match.svg(None)
    kinds = ("clue", "drive", "collect", "turn-up", "refuse", "place-car")
    assert all(marked[kind] for kind in kinds), marked
