"""Colours: text can be read by day and by night, and seats can be told apart by everybody."""

import re
from itertools import combinations

import numpy as np
import numpy.typing as npt
import pytest

from tradewinds.pictures import pieces, theme
from tradewinds.pictures.theme import DARK, INKS, LIGHT, SEATS, THEMES, Ink

ENOUGH_CONTRAST = 4.5
#: The least difference (CIE76) of two seats' colours that is still seen at a glance.
ENOUGH_DIFFERENCE = 15

#: How colours look without one kind of cone (Machado, Oliveira and Fernandes 2009, full severity), in linear light.
BLINDNESS = {
    "protanopia": [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
    "deuteranopia": [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
    "tritanopia": [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
}
Colour = npt.NDArray[np.float64]


def linear(value: str) -> Colour:
    parts = np.array([int(value[i : i + 2], 16) for i in (1, 3, 5)]) / 255
    return np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)


def luminance(value: str) -> float:
    return float(linear(value) @ [0.2126, 0.7152, 0.0722])


def contrast(one: str, two: str) -> float:
    high, low = sorted((luminance(one), luminance(two)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def lab(light: Colour) -> Colour:
    xyz = np.array(
        [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.072175], [0.0193339, 0.119192, 0.9503041]]
    ) @ np.clip(light, 0, 1)
    t = xyz / [0.95047, 1.0, 1.08883]
    f = np.where(t > 0.008856, np.cbrt(t), 7.787 * t + 16 / 116)
    return np.array([116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])])


@pytest.mark.parametrize("day", THEMES)
@pytest.mark.parametrize("ink", INKS, ids=lambda ink: f"{ink.colour} on {ink.on}")
def test_text_has_enough_contrast(day: str, ink: Ink) -> None:
    values = THEMES[day]
    assert contrast(values[ink.colour], values[ink.on]) >= ENOUGH_CONTRAST


@pytest.mark.parametrize("day", THEMES)
def test_marks_of_choices_stand_out_from_what_they_lie_on(day: str) -> None:
    values = THEMES[day]
    assert contrast(values["halo"], values["halo-under"]) >= ENOUGH_CONTRAST
    for ground in ("sea", "land", "panel", "card"):
        assert contrast(values["halo"], values[ground]) >= 3, ground


@pytest.mark.parametrize("day", THEMES)
@pytest.mark.parametrize("kind", [None, *BLINDNESS])
def test_seats_are_told_apart_by_everybody(day: str, kind: str | None) -> None:
    matrix = np.array(BLINDNESS[kind]) if kind else np.eye(3)
    seen = [lab(matrix @ linear(THEMES[day][f"seat{seat}"])) for seat in range(SEATS)]
    closest = min(float(np.linalg.norm(a - b)) for a, b in combinations(seen, 2))
    assert closest >= ENOUGH_DIFFERENCE


@pytest.mark.parametrize("day", THEMES)
@pytest.mark.parametrize("kind", [None, *BLINDNESS])
@pytest.mark.parametrize(
    ("names", "least"),
    [
        # What is drawn on each terrain tells more than its colour; still none looks like another.
        (("jungle", "mountain", "scrubland", "beach", "lake", "river"), 8),
        (("map-grey", "map-brown", "map-black", "map-white"), ENOUGH_DIFFERENCE),
    ],
)
def test_terrains_and_maps_are_told_apart_by_everybody(
    day: str, kind: str | None, names: tuple[str, ...], least: float
) -> None:
    matrix = np.array(BLINDNESS[kind]) if kind else np.eye(3)
    seen = {name: lab(matrix @ linear(THEMES[day][name])) for name in names}
    for one, other in combinations(names, 2):
        assert float(np.linalg.norm(seen[one] - seen[other])) >= least, (one, other)


def test_every_seat_has_an_emblem_of_its_own() -> None:
    assert len(set(pieces.EMBLEMS)) == SEATS


def test_both_themes_have_the_same_colours() -> None:
    assert LIGHT.keys() == DARK.keys()
    assert all(re.fullmatch("#[0-9a-f]{6}", value) for value in [*LIGHT.values(), *DARK.values()])


def test_every_colour_is_used_somewhere() -> None:
    used = set(re.findall(r'(?:colour\(|Ink\()?"([a-z0-9-]+)"', "".join(_sources())))
    used |= {f"{name}{seat}" for name in ("seat", "seat-ink") for seat in range(SEATS)}
    assert set(LIGHT) <= used


def _sources() -> list[str]:
    from pathlib import Path  # noqa: PLC0415

    root = Path(theme.__file__).parent.parent
    files = [p for p in root.rglob("*.py") if "picture" in p.parent.name and p.name != "theme.py"]
    inks = [name for ink in INKS for name in ink]
    return [p.read_text("utf-8") for p in files] + [f'"{name}"' for name in inks]


def test_an_unknown_colour_is_refused() -> None:
    with pytest.raises(KeyError):
        theme.colour("mauve")


def test_the_stylesheet_is_xml_and_names_no_address() -> None:
    assert not re.search(r"[<&]|url\(|@import|https?:", theme.stylesheet())


def test_both_ways_of_asking_for_the_night_are_there() -> None:
    style = theme.stylesheet()
    assert "@media(prefers-color-scheme:dark)" in style
    assert "[data-theme=dark] .tw-picture,.tw-picture[data-theme=dark]" in style


@pytest.mark.parametrize("day", THEMES)
def test_plain_colours_leave_no_variable(day: str) -> None:
    svg = f'<svg class="tw-picture"><style>{theme.stylesheet()}</style><rect fill="{theme.colour("sea")}"/></svg>'
    plain = theme.in_plain_colours(svg, day)
    assert "var(" not in plain
    assert "@media" not in plain
    assert f'fill="{THEMES[day]["sea"]}"' in plain
