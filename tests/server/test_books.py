"""Rulebooks on their pages: text at once, pictures when they can come, each position to be played on from."""

import re

import pytest

import tradewinds as tw
from tests.server.people import Person
from tradewinds.core.examples import examples
from tradewinds.core.words import LANGUAGES
from tradewinds.server import books, teaching
from tradewinds.server.site import Site

pytestmark = pytest.mark.anyio
every_game = pytest.mark.parametrize("name", tw.games())


def first_of(name: str) -> str:
    return next(iter(examples(tw.load(name))))


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
async def test_rules_and_pictures_lead_to_each_other(name: str, lang: str, anna: Person) -> None:
    html = (await anna.client.get(f"/rules/{name}", params={"lang": lang})).text
    anchors = set(re.findall(r'id="([^"]+)"', html))
    assert set(re.findall(r'href="#([^"]+)"', html)) <= anchors
    for example in examples(tw.load(name)).values():
        assert f"example-{example.name}" in anchors
        for rule in example.rules:
            assert f'href="#{rule.replace(" ", "-")}"' in html
        assert html.count(f'href="#example-{example.name}"') == len(example.rules) - 1


@every_game
async def test_a_picture_is_sent_packed_and_as_it_is_wanted(name: str, anna: Person) -> None:
    path = f"/rules/{name}/examples/{first_of(name)}.svg"
    day, night = [await anna.client.get(path, params={"theme": theme, "lang": "de"}) for theme in ("light", "dark")]
    assert day.headers["content-type"] == "image/svg+xml"
    assert day.headers["content-encoding"] == "gzip"
    assert 'data-theme="light"' in day.text
    assert 'data-theme="dark"' in night.text
    plain = await anna.client.get(
        path, params={"theme": "light", "lang": "de"}, headers={"accept-encoding": "identity"}
    )
    assert plain.text == day.text
    assert "content-encoding" not in plain.headers


async def test_the_text_is_there_while_rules_are_compiled(anna: Person, site: Site) -> None:
    site.warmer._ready.discard("tobago")  # as in the first minutes of a server
    page = await anna.client.get("/rules/tobago")
    assert page.status_code == 200
    assert page.text.count('<img src="/rules/') == len(examples(tw.load("tobago")))
    picture = await anna.client.get("/rules/tobago/examples/island.svg")
    assert (picture.status_code, picture.headers["retry-after"]) == (503, "3")
    assert (await anna.post("/examples", 409, game="tobago", example="island"))["error"] == "preparing"


async def test_what_does_not_fit_an_edition_is_left_out_with_a_sentence(
    anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    fits = teaching.fitting("tobago") - {"island"}
    monkeypatch.setattr(books, "fitting", lambda name: fits)
    html = (await anna.client.get("/rules/tobago", params={"lang": "en"})).text
    assert "examples/island.svg" not in html
    assert re.search(r'class="unfit" >There is no picture here', html)
    assert (await anna.client.get("/rules/tobago/examples/island.svg")).status_code == 410


@every_game
async def test_a_position_is_played_on_from_and_is_no_fair_deal(name: str, anna: Person) -> None:
    for example in list(examples(tw.load(name)).values())[::5]:
        id = (await anna.post("/examples", 201, game=name, example=example.name, name="Anna"))["id"]
        _, seat = example.opening()
        assert [one["seat"] for one in (await anna.get(f"/tables/{id}"))["table"]["seats"] if one["yours"]] == [seat]
        assert (await anna.view(id, seat))["choices"], example.name
        assert "from a moment of another match" in (await anna.client.get(f"/table/{id}?lang=en")).text


async def test_there_is_no_picture_of_what_there_is_not(anna: Person) -> None:
    assert (await anna.client.get("/rules/tobago/examples/none.svg")).status_code == 404
    assert (await anna.client.get("/rules/tobago/examples/island.svg?theme=red")).status_code == 422
    for game, example in (("tobago", "none"), ("chess", "island")):
        assert (await anna.post("/examples", 404, game=game, example=example))["error"] == "no-example"
