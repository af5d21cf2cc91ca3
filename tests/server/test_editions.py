"""The page on which an owner compares the printed values with the box."""

import re

import pytest

import tradewinds as tw
from tests.server.people import Person
from tradewinds.core import comparing
from tradewinds.core.words import LANGUAGES

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("name", tw.games())
@pytest.mark.parametrize("lang", LANGUAGES)
async def test_every_value_is_on_the_page_what_is_reconstructed_first(anna: Person, name: str, lang: str) -> None:
    html = (await anna.client.get(f"/editions/{name}?lang={lang}")).text
    values = {value.key: value.mark for value in tw.load(name).edition.values}
    found = re.findall(r"<code>([\w.]+)</code>", html)
    assert sorted(found) == sorted(values)
    places = [comparing.ORDER.index(values[key]) for key in found]
    assert places == sorted(places)
    assert f"/rules/{name}#" in html


async def test_the_board_is_drawn_beside_it(anna: Person) -> None:
    html = (await anna.client.get("/editions/west-of-africa")).text
    picture = re.search(r'src="(/box/[^"]+)"', html)
    assert picture
    answer = await anna.client.get(picture[1])
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")


async def test_a_game_that_is_none_has_no_page_and_no_board(anna: Person) -> None:
    assert (await anna.client.get("/editions/chess")).status_code == (await anna.client.get("/rules/chess")).status_code
    assert (await anna.client.get("/box/chess.png")).status_code == 404
