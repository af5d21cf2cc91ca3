"""The picture: drawn from what a viewer has seen, complete, with names that last."""

import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Callable, Iterator

import numpy as np
import pytest

from tests.games.west_of_africa.playing import PLAYED, matches, sampled
from tests.games.west_of_africa.table import Table
from tests.soaking import times
from tradewinds.core.conformance import positions
from tradewinds.core.game import LAYOUTS, SPECTATOR
from tradewinds.core.layout import Vector
from tradewinds.core.match import Match
from tradewinds.core.words import LANGUAGES, Line
from tradewinds.games.west_of_africa import GAME
from tradewinds.games.west_of_africa.actions import TABLE
from tradewinds.games.west_of_africa.box.components import BERTHS_LARGE, BERTHS_SMALL, GOODS, ISLANDS, WORKERS
from tradewinds.games.west_of_africa.picture import PICTURE, compose
from tradewinds.games.west_of_africa.picture.places import Places
from tradewinds.games.west_of_africa.picture.plan import PLANS, PLATE_HEAD, PLATE_ROW, PLATE_WIDTH, SHAPES
from tradewinds.games.west_of_africa.picture.scene import Scene
from tradewinds.games.west_of_africa.picture.tracks import Ruler, _gold_at
from tradewinds.games.west_of_africa.rules.round_end import elect_alcaldes, harvest, influence
from tradewinds.pictures.geometry import Box, Point, around

POSITIONS = times(60, 200)
SVG = "{http://www.w3.org/2000/svg}"
SEATS = list(GAME.seats)
#: Between a plate or ship and the shore of another island, in units.
GAP = 5.0


def speaker(lang: str) -> Callable[[Line], str]:
    return lambda told: GAME.words.text(lang, told)


def picture(match: Match, viewer: int, layout: str = "wide", lang: str = "en") -> str:
    return match.svg(None if viewer == SPECTATOR else viewer, lang, layout=layout)


# Complete


@pytest.mark.parametrize("seats", SEATS)
def test_everything_in_the_box_is_drawn(seats: int) -> None:
    for match, viewer, layout, lang in PLAYED.views(seats, POSITIONS):
        _check_pieces(ET.fromstring(picture(match, viewer, layout, lang)), seats)


def _check_pieces(root: ET.Element, seats: int) -> None:
    """Everything in the box is there, once."""
    ids = Counter(str(element.get("id")).split("-")[0] for element in root.iter(f"{SVG}use") if element.get("id"))
    for seat in range(seats):
        workers = [e for e in root.iter() if str(e.get("id")).startswith(f"worker-{seat + 1}-")]
        assert len(workers) == WORKERS
    assert [ids[name] for name in ("ship", "gold", "points")] == [seats] * 3
    assert [ids[name] for name in ("sugar", "wine", "grain")] == [4 * seats, 2 * seats, 2 * seats]


# Secrets


def table_picture(table: Table, viewer: int, layout: str = "wide", lang: str = "en") -> str:
    out = np.zeros(512, np.int16)
    count = GAME.rules.legal(table.state, viewer, out) if viewer >= 0 else 0
    seen = GAME.record(GAME.seen_by(table.vector, viewer))
    return PICTURE.draw(seen, viewer, speaker(lang), [int(action) for action in out[:count]], None, layout)


def test_cards_that_lie_face_down_are_backs_with_count_and_sum() -> None:
    table = Table(3)
    table.lay_all(("el-hierro",), ("sell", "settle", "tenerife"), ("sell", "minus"))
    root = ET.fromstring(table_picture(table, 0))
    panel = next(e for e in root.iter() if e.get("id") == "player-2")
    texts = [e.text for e in panel.iter(f"{SVG}text")]
    assert "Σ 18" in texts
    assert len([e for e in panel.iter() if str(e.get("id")).startswith("laid-2-")]) == 3
    assert not [e for e in panel.iter(f"{SVG}use") if "sign" in str(e.get("href"))]


def test_own_chosen_cards_are_raised_and_others_see_nothing_of_it() -> None:
    table = Table(2)
    before = [table_picture(table, viewer) for viewer in (0, 1, SPECTATOR)]
    table.do(0, "choose", card="sell")
    after = [table_picture(table, viewer) for viewer in (0, 1, SPECTATOR)]
    assert before[0] != after[0]
    assert before[1:] == after[1:]
    assert _places(before[0])["card-sell"] != _places(after[0])["card-sell"]
    assert _places(before[0])["card-settle"] == _places(after[0])["card-settle"]


# Names that last


def _places(svg: str) -> dict[str, str]:
    found = re.findall(r'<(?:use|g) id="([\w-]+)" class="tw-piece"[^>]* transform="([^"]+)"', svg)
    return dict(found)


@pytest.mark.parametrize("seats", SEATS)
def test_a_piece_that_did_not_move_keeps_its_name_and_place(seats: int) -> None:
    for before, after in consecutive(seats, POSITIONS):
        then, now = _places(str(scene(before).sheet)), _places(str(scene(after).sheet))
        assert then.keys() - _fleeting(then) == now.keys() - _fleeting(now)
        one, two = GAME.record(before), GAME.record(after)
        for seat in range(seats):
            if _harbour(one, seat) == _harbour(two, seat):
                assert then[f"ship-{seat + 1}"] == now[f"ship-{seat + 1}"]
            if _queue(one, seat) == _queue(two, seat):
                assert then[f"gold-{seat + 1}"] == now[f"gold-{seat + 1}"]
            if sum(one.players[seat].points) == sum(two.players[seat].points):
                assert then[f"points-{seat + 1}"] == now[f"points-{seat + 1}"]


def _fleeting(places: dict[str, str]) -> set[str]:
    """Alcaldes come and go; of the settlements beside the board only one is shown."""
    return {id for id in places if id.startswith(("alcalde", "settlement"))}


def _harbour(state: Vector, seat: int) -> object:
    here = state.players[seat].ship  # type: ignore[attr-defined]
    ships = [s for s in range(state.seats) if state.players[s].ship == here]  # type: ignore[attr-defined]
    acting = state.order[state.turn % state.seats] if len(ships) > 1 else -1  # type: ignore[attr-defined]
    order = tuple(state.order) if here < 0 else ()  # type: ignore[attr-defined]
    return here, tuple(ships), int(acting), order, int(state.phase) if here < 0 else 0  # type: ignore[attr-defined]


def _queue(state: Vector, seat: int) -> object:
    gold = state.players[seat].gold  # type: ignore[attr-defined]
    players = [state.players[s] for s in range(state.seats)]  # type: ignore[attr-defined]
    return int(gold), tuple((s, int(p.gold_place)) for s, p in enumerate(players) if p.gold == gold)


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


def scene(seen: Vector) -> Scene:
    return compose(GAME.record(seen), SPECTATOR, speaker("en"), [], None, "wide", True)


@pytest.mark.parametrize("seats", SEATS)
def test_like_pieces_are_told_apart_steadily(seats: int) -> None:
    """Which of the like pieces moved is a guess; it is right nearly always, and never moves one when none moved."""
    steps = wrong = 0
    for before, after in consecutive(seats, POSITIONS):
        one, two = Places(scene(before)), Places(scene(after))
        for seat in range(seats):
            pairs = [(one.worker_places(seat), two.worker_places(seat))]
            pairs += [(one.good_places(seat, good), two.good_places(seat, good)) for good in range(GOODS)]
            for then, now in pairs:
                changed = sum(a != b for a, b in zip(then, now, strict=True))
                needed = len(list((Counter(now) - Counter(then)).elements()))
                assert (changed == 0) == (needed == 0)
                steps += needed > 0
                wrong += changed > needed
    assert wrong <= 0.15 * steps


# What is told agrees with the rules


@pytest.mark.parametrize("seats", SEATS)
def test_influence_is_what_the_rules_will_count(seats: int) -> None:
    for state in positions(GAME, seats, 100, 8):
        drawn = scene(GAME.seen_by(state, SPECTATOR))
        later = GAME.record(state.copy())
        harvest(later)
        elect_alcaldes(later)
        assert drawn.influences == [[influence(later, s, i) for s in range(seats)] for i in range(ISLANDS)]
        assert drawn.heirs == later.alcaldes.tolist()


def test_every_kind_of_action_is_marked_when_it_was_the_last() -> None:
    """Marks appear for what leaves a trace on the board, and none is drawn outside the picture."""
    marked = Counter[str]()
    for seats in SEATS:
        for match in sampled(seats, "marks", 150, every=3):
            if last := match.last_known:
                marked[TABLE.kind(last[1]).name] += 'id="last-1"' in match.svg(None)
    kinds = ("plant", "found", "place-ship", "sail", "load", "unload", "move-worker", "sell")
    assert all(marked[kind] for kind in kinds), marked


def test_workers_sent_home_are_marked_on_both_ships() -> None:
    table = Table(2)
    table.set_workers(0, la_palma=2, west_ship=1)
    table.turn(0, "cultivate", "la-palma")
    table.do(0, "use-workers", island="la-palma", workers=2)
    table.do(0, "plant", field="la-palma-1")
    table.do(0, "return-workers", west=1)
    last = 0, TABLE.number("return-workers", west=1)
    svg = PICTURE.draw(GAME.record(GAME.seen_by(table.vector, 1)), 1, speaker("en"), [], last)
    assert 'id="last-2"' in svg


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_most_crowded_island_and_the_most_buttons_have_room(layout: str, lang: str) -> None:
    """Everything anybody owns on one island, and three workers to be sent home: nothing is cut."""
    table = Table(5)
    for seat in range(5):
        table.set_store(seat, "la-palma", sugar=3, wine=2, grain=2)
        table.set_workers(seat, la_palma=3)
    table.turn(0, "cultivate", "la-palma")
    table.do(0, "use-workers", island="la-palma", workers=3)
    table.do(0, "plant", field="la-palma-1")
    svg = table_picture(table, 0, layout, lang)
    assert "…" not in svg
    assert svg.count('id="do-return-workers-') == 4


def test_a_ready_button_tells_count_sum_and_fee() -> None:
    table = Table(2)
    for card in ("sell", "settle", "cultivate", "tenerife", "lanzarote"):
        table.do(0, "choose", card=card)
    svg = table_picture(table, 0)
    assert "Ready: 5 cards, sum 27, costs 4 gold" in svg
    assert "fifth card: 4 gold" in svg


# Room


def test_berths_and_settlements_fit_every_table() -> None:
    for layout in LAYOUTS:
        for seats in SEATS:
            plan = PLANS[layout](seats, True)
            assert len(plan.players) == seats
            boxes = [plan.map, plan.header, plan.ruler, plan.strip, plan.hand, *plan.players]
            assert all(b and b.x >= 0 and b.x + b.w <= plan.width and b.y + b.h <= plan.height for b in boxes)


def test_wa_2_6_a_place_that_stays_free_is_seen_between_two_markers() -> None:
    table = Table(3, gold_track="topmost")
    table.set_gold(p0=20, p1=20, p2=5)
    table.state.players[1].gold_place = 2
    drawn = scene(table.vector)
    ruler = Ruler(drawn.plan.ruler, drawn.plan.wide, drawn.seats)
    above, below = (_gold_at(drawn, ruler, seat) for seat in (0, 1))
    table.set_gold(p0=20, p1=20, p2=20)
    full = scene(table.vector)
    assert [_gold_at(full, ruler, seat) for seat in (0, 2)] == [above, below]


# Room


def shore(outline: str, at: Point, unit: float) -> list[Point]:
    """Points along the outline of an island, close together."""
    found: list[Point] = []
    for path in outline.split("M")[1:]:
        numbers = [float(n) for n in re.findall(r"-?\d+(?:\.\d+)?", path)]
        here, *curve = list(zip(numbers[::2], numbers[1::2], strict=True))
        for i in range(0, len(curve), 3):
            for t in np.linspace(0, 1, 12):
                weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t**2 * (1 - t), t**3)
                x, y = np.dot(weights, [here, *curve[i : i + 3]])
                found.append(Point(at.x + x * unit, at.y + y * unit))
            here = curve[i + 2]
    return found


def cross(one: Box, two: Box) -> bool:
    return one.x < two.x + two.w and two.x < one.x + one.w and one.y < two.y + two.h and two.y < one.y + one.h


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("seats", SEATS)
def test_pieces_of_an_island_never_touch_another(layout: str, seats: int) -> None:
    """With everybody everywhere and every berth and roadstead taken, plates and ships keep off other islands."""
    plan = PLANS[layout](seats, True)
    unit, berths = plan.unit, BERTHS_SMALL if seats <= 3 else BERTHS_LARGE
    height = (PLATE_HEAD + PLATE_ROW * seats + 5) * unit
    plates = [Box(*island.plate, PLATE_WIDTH * unit, height) for island in plan.islands]
    shores = [shore(shape.outline, plan.islands[n].art, unit) for n, shape in enumerate(SHAPES)]
    for n, island in enumerate(plan.islands):
        ships = [Box(at.x - 20 * unit, at.y - 20 * unit, 40 * unit, 40 * unit) for at in island.slots[: berths[n] + 1]]
        for other in set(range(ISLANDS)) - {n}:
            for box in (plates[n], *ships):
                assert not cross(box, plates[other]), (n, other)
                assert not any(cross(box, around([at], GAP * unit, GAP * unit)) for at in shores[other]), (n, other)
