"""Targets and buttons: what a click does is written on them."""

import xml.etree.ElementTree as ET

from tradewinds.pictures import marks
from tradewinds.pictures.geometry import Box
from tradewinds.pictures.svg import Sheet

BOX = Box(0, 0, 40, 20)


def test_a_target_is_a_button_for_everybody() -> None:
    sheet = Sheet()
    marks.target(sheet, "choice-a", BOX, [12, 7], "Sail to Tenerife", pointer=1)
    element = ET.fromstring(str(sheet))
    assert element.get("role") == "button"
    assert element.get("tabindex") == "0"
    assert element.get("aria-label") == element.findtext("title") == "Sail to Tenerife"
    assert element.get("data-action") == "7 12"


def test_a_target_is_marked_by_a_dashed_line_not_by_colour_alone() -> None:
    sheet = Sheet()
    marks.target(sheet, "choice-a", BOX, [1], "x")
    assert "tw-dash" in str(sheet)


def test_placed_actions_are_those_of_all_targets_and_buttons() -> None:
    sheet = Sheet()
    marks.target(sheet, "choice-a", BOX, [3, 1], "x")
    marks.button(sheet, "do-b", BOX, [8], "y", 12)
    assert marks.placed_actions(str(sheet)) == {1, 3, 8}


def test_a_last_mark_cannot_be_clicked() -> None:
    sheet = Sheet()
    marks.last_mark(sheet, BOX, "last-1")
    assert marks.placed_actions(str(sheet)) == set()
    assert 'aria-hidden="true"' in str(sheet)


def test_a_target_may_have_any_outline_and_show_what_it_would_do() -> None:
    sheet = Sheet()
    marks.target(sheet, "choice-a", "M0 0H9V9Z", [1], "x", preview="M1 1H2V2Z")
    paths = {(path.get("class"), path.get("d")) for path in ET.fromstring(str(sheet)).iter("path")}
    assert paths == {("tw-halo", "M0 0H9V9Z"), ("tw-dash", "M0 0H9V9Z"), ("tw-preview", "M1 1H2V2Z")}
