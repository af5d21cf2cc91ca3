"""The writer of SVG: escaping, ids, boxes for texts, drawings made once."""

import xml.etree.ElementTree as ET

import pytest

from tradewinds.pictures import svg
from tradewinds.pictures.geometry import Box
from tradewinds.pictures.svg import Sheet, escape, number, shift, stamp
from tradewinds.pictures.theme import PANEL

SVG = "{http://www.w3.org/2000/svg}"
BOX = Box(0, 0, 100, 20)


def whole(sheet: Sheet, title: str = "a title") -> ET.Element:
    return ET.fromstring(svg.picture(sheet, 100, 50, title, "en", [], None))


@pytest.mark.parametrize(
    "text", ["<script>alert(1)</script>", 'a" onload="x', "a & b", "it's", "日本\x00語\x1b", "\ud800"]
)
def test_whatever_a_text_says_it_stays_a_text(text: str) -> None:
    sheet = Sheet()
    with sheet.group(title=text, aria_label=text):
        sheet.text(text, BOX, 5, PANEL, smallest=0.5)
    root = whole(sheet, text)
    assert {element.tag.removeprefix(SVG) for element in root.iter()} == {"svg", "style", "defs", "g", "title", "text"}
    assert root.get("onload") is None
    group = root.find(f"{SVG}g")
    assert group is not None
    assert set(group.attrib) == {"aria-label"}
    assert group.findtext(f"{SVG}title") == group.get("aria-label")


def test_letters_xml_does_not_know_are_replaced() -> None:
    assert escape("a\x00b\ud800c") == "a\ufffdb\ufffdc"


@pytest.mark.parametrize(("value", "written"), [(1, "1"), (1.5, "1.5"), (1 / 3, "0.33"), (-0.001, "0"), (100, "100")])
def test_numbers_are_short(value: float, written: str) -> None:
    assert number(value) == written


def test_a_shift_of_natural_size_needs_no_scale() -> None:
    assert shift(1, 2.5) == "translate(1 2.5)"
    assert shift(1, 2.5, 0.5) == "translate(1 2.5) scale(0.5)"


def test_an_id_is_given_once() -> None:
    sheet = Sheet()
    sheet.circle(0, 0, 1, id="ship-1")
    with pytest.raises(ValueError, match="ship-1"):
        sheet.circle(0, 0, 1, id="ship-1")
    other = Sheet()
    other.circle(0, 0, 1, id="ship-1")
    with pytest.raises(ValueError, match="ship-1"):
        sheet.paste(other)


@pytest.mark.parametrize("id", ["", "a b", 'a"', "1a", "é"])
def test_an_id_is_a_plain_word(id: str) -> None:
    with pytest.raises(ValueError, match="id"):
        Sheet().circle(0, 0, 1, id=id)


def test_keywords_become_attributes() -> None:
    sheet = Sheet()
    sheet.add("path", class_="a", stroke_width=2, data_action="1 2", fill=None)
    assert str(sheet) == '<path class="a" stroke-width="2" data-action="1 2"/>'


def test_every_line_of_text_is_noted_with_its_box() -> None:
    sheet = Sheet()
    sheet.text("one two three four five six", Box(0, 0, 60, 40), 14, PANEL, lines=3, smallest=8)
    assert len(sheet.labels) == str(sheet).count("<text") > 1
    assert " ".join(label.text for label in sheet.labels) == "one two three four five six"


def test_a_stamp_is_drawn_once_and_pasted_ever_after() -> None:
    drawn = []

    @stamp
    def dot(sheet: Sheet, x: float) -> None:
        drawn.append(x)
        sheet.circle(x, 0, 1)

    sheet = Sheet()
    for x in (1.0, 2.0, 1.0):
        dot(sheet, x)
    assert drawn == [1.0, 2.0]
    assert str(sheet).count('cx="1"') == 2
