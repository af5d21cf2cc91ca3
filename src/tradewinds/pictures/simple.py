"""What a small game needs beside its board: a plan, what is asked, and a panel for each player."""

from collections.abc import Callable, Sequence
from typing import Any

from tradewinds.core.words import Line, Say
from tradewinds.pictures import furniture
from tradewinds.pictures.geometry import Box
from tradewinds.pictures.plan import TALL, WIDE, SharedPlan
from tradewinds.pictures.scene import SharedScene
from tradewinds.pictures.theme import PANEL

Scene = SharedScene[SharedPlan]


#: The page and the size of letters; then what is asked, the board, and the players beside or below it.
_PLANS = {
    "wide": (WIDE, 700, 24, Box(12, 12, 1232, 60), Box(12, 80, 850, 608), Box(870, 80, 374, 608)),
    "tall": (TALL, 620, 13, Box(8, 8, 344, 44), Box(8, 60, 344, 330), Box(8, 398, 344, 214)),
}


def simple_plans(seats: int) -> dict[str, SharedPlan]:
    """A plan for each layout, with panels for so many players."""
    return {
        name: SharedPlan(name, width, height, size, board, asked, tuple(beside.rows(seats, 8)), asked)
        for name, (width, height, size, asked, board, beside) in _PLANS.items()
    }


def draw_prompt(scene: Scene, prompt: Line) -> None:
    """What is asked of the viewer."""
    asked = scene.say(prompt)
    with scene.sheet.group(id="prompt", role="img", aria_label=asked):
        furniture.panel(scene.sheet, scene.plan.header)
        scene.sheet.text(asked, scene.plan.header.inset(8, 4), scene.plan.unit, PANEL, lines=2)


def draw_players(scene: Scene, panel: Callable[[Any, int, Say], Sequence[tuple[str, str]]]) -> None:
    """For each player the name, and what `panel` counts."""
    for seat in range(scene.seats):
        told = " · ".join(f"{what}: {value}" for what, value in panel(scene.record, seat, scene.say))
        _player(scene, seat, scene.plan.players[seat], told)


def _player(scene: Scene, seat: int, box: Box, told: str) -> None:
    sheet, size, name = scene.sheet, scene.plan.unit, scene.name(seat)
    with sheet.group(id=f"player-{seat + 1}", role="img", aria_label=f"{name}: {told}"):
        furniture.panel(sheet, box)
        if seat in scene.acting:
            furniture.acting(sheet, box, box.centre.y, size / 24)
        sheet.use(f"disc-{seat}", box.x + size * 1.2, box.centre.y, size / 17)
        for text, row in zip((name, told), box.inset(size * 2.2, 4).rows(2), strict=True):
            sheet.text(text, row, size, PANEL, align="start", lines=2, smallest=size * 0.6)
