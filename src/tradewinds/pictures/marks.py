"""What can be done and what was done last: marks that a picture shows without relying on colour."""

import re
from collections.abc import Sequence

from tradewinds.pictures.geometry import Box
from tradewinds.pictures.svg import Sheet, number
from tradewinds.pictures.theme import BUTTON, CARD, colour

_ACTIONS = re.compile(r'data-action="([0-9 ]+)"')


def action_list(actions: Sequence[int]) -> str:
    """The value of `data-action`: the numbers, in order."""
    return " ".join(str(action) for action in sorted(actions))


def placed_actions(svg: str) -> set[int]:
    """Every action number that some element of a picture offers."""
    return {int(action) for found in _ACTIONS.findall(svg) for action in found.split()}


def target(
    sheet: Sheet,
    id: str,
    where: Box | str,
    actions: Sequence[int],
    label: str,
    rx: float = 6,
    pointer: float = 0,
    preview: str = "",
) -> None:
    """A place to click: a dashed line on a light ground around it, and above a box a pointer of that size, if any.

    `where` is the path of its outline where it is no rectangle; `preview` one that is shown while it is pointed at.
    """
    with sheet.group(
        title=label,
        id=id,
        class_="tw-can",
        role="button",
        tabindex="0",
        aria_label=label,
        data_action=action_list(actions),
    ):
        for line in ("tw-halo", "tw-dash"):
            if isinstance(where, str):
                sheet.path(where, None, class_=line)
            else:
                sheet.rect(where, None, rx=rx, class_=line)
        if preview:
            sheet.path(preview, None, class_="tw-preview")
        if pointer and isinstance(where, Box):
            _pointer(sheet, where.centre.x, where.y, pointer)


def _pointer(sheet: Sheet, x: float, y: float, size: float) -> None:
    d = f"M{number(x)} {number(y + 3 * size)}l{number(-7 * size)} {number(-10 * size)}h{number(14 * size)}z"
    sheet.path(d, colour("halo"), stroke=colour("halo-under"), stroke_width=1.5, stroke_linejoin="round")


def button(
    sheet: Sheet, id: str, box: Box, actions: Sequence[int], label: str, size: float, short: str | None = None
) -> None:
    """An action with no place on the board; `short` is written where the whole sentence has no room."""
    with sheet.group(
        title=label if short else None,
        id=id,
        class_="tw-can",
        role="button",
        tabindex="0",
        aria_label=label,
        data_action=action_list(actions),
    ):
        sheet.rect(box, colour("button"), rx=8)
        sheet.rect(box.inset(3), None, rx=6, class_="tw-ring")
        sheet.text(short or label, box.inset(10, 3), size, BUTTON, lines=2, face="bold", smallest=size * 0.75)


def chip(sheet: Sheet, id: str, box: Box, actions: Sequence[int], label: str, size: float, text: str) -> None:
    """One of many amounts side by side; small and light, so that a field of them stays calm."""
    with sheet.group(
        title=label,
        id=id,
        class_="tw-can",
        role="button",
        tabindex="0",
        aria_label=label,
        data_action=action_list(actions),
    ):
        sheet.rect(box, colour("card"), rx=5, stroke=colour("button"), stroke_width=1.4)
        sheet.rect(box, None, rx=5, class_="tw-pick")
        sheet.text(text, box.inset(1, 1), size, CARD, face="bold", smallest=size * 0.55)


def last_mark(sheet: Sheet, box: Box, id: str) -> None:
    """Corners around what the last action changed."""
    x, y, w, h = box
    k = min(w, h) / 3.2
    corners = (
        f"M{number(x)} {number(y + k)}V{number(y)}H{number(x + k)}"
        f"M{number(x + w - k)} {number(y)}H{number(x + w)}V{number(y + k)}"
        f"M{number(x + w)} {number(y + h - k)}V{number(y + h)}H{number(x + w - k)}"
        f"M{number(x + k)} {number(y + h)}H{number(x)}V{number(y + h - k)}"
    )
    line = max(1.8, min(3.2, k / 4))
    with sheet.group(id=id, aria_hidden="true", stroke_linecap="round", stroke_linejoin="round"):
        sheet.path(corners, stroke=colour("halo-under"), stroke_width=line * 2)
        sheet.path(corners, stroke=colour("last"), stroke_width=line)
