"""Nim as a picture, drawn from what a viewer has seen and nothing else."""

from collections.abc import Sequence
from typing import Any

from tradewinds.core.words import Say, line
from tradewinds.games._template import telling
from tradewinds.games._template.actions import TABLE, TAKE
from tradewinds.games._template.box.components import HEAP_NAMES, HEAPS, MOST_SEATS, SHELLS
from tradewinds.pictures import furniture, marks
from tradewinds.pictures.geometry import Box
from tradewinds.pictures.scene import Last, drawing
from tradewinds.pictures.simple import Scene, draw_players, draw_prompt, simple_plans
from tradewinds.pictures.theme import SOIL, colour

PLANS = simple_plans(MOST_SEATS)


def compose(seen: Any, seat: int, say: Say, actions: Sequence[int], last: Last, layout: str, alone: bool) -> Scene:
    """The drawn scene. `actions` are those open to the viewer, `last` is the last action everybody knows; a picture
    that is not alone is part of a page, which says what is asked."""
    scene = Scene(seen, seat, say, actions, last, PLANS[layout])
    if alone:
        draw_prompt(scene, telling.prompt(seen, seat))
    boxes = scene.plan.map.columns(HEAPS, 10)
    for heap in range(HEAPS):
        _heap(scene, boxes[heap], heap)
    draw_players(scene, telling.panel)
    if last and TABLE.kind_of[last[1]] == TAKE:
        marks.last_mark(scene.sheet, boxes[TABLE.first[last[1]]].inset(6), "last")
    for heap in range(HEAPS):
        _choices(scene, boxes[heap], [action for action in actions if TABLE.first[action] == heap])
    return scene


def _heap(scene: Scene, box: Box, heap: int) -> None:
    sheet, shells = scene.sheet, int(scene.record.heaps[heap])
    label = f"{scene.say(telling.heap_name(heap))}: {shells}"
    with sheet.group(id=f"heap-{HEAP_NAMES[heap]}", role="img", aria_label=label):
        sheet.rect(box, colour("soil"), rx=8, stroke=colour("coast"), stroke_width=1.4)
        name, *rows = box.inset(8).rows(1 + max(SHELLS), 4)
        sheet.text(label, name, scene.plan.unit, SOIL, lines=2)
        for row in rows[len(rows) - shells :]:
            furniture.coin(sheet, row.centre.x, row.centre.y, row.h * 0.42)


def _choices(scene: Scene, box: Box, actions: Sequence[int]) -> None:
    """One place to click for each heap; where it stands for several actions, the page asks which."""
    if actions:
        label = scene.joined([telling.describe(scene.record, scene.viewer, action) for action in actions])
        marks.target(scene.sheet, f"choice-{HEAP_NAMES[TABLE.first[actions[0]]]}", box.inset(3), actions, label)


PICTURE = drawing(compose, lambda scene: line("picture-title", stage=telling.stage(scene.record)))
