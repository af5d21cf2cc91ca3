"""After the end: who won in words, what turned it, a moment played again, a picture to share, the next match."""

import json
import random
import struct
from dataclasses import replace
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

import tradewinds as tw
from tests.server.hidden import played
from tests.server.people import ORIGIN, Person, play_to_the_end, two_at_a_table
from tradewinds.bots import advice
from tradewinds.core.beats import ANSWER, COUNT, LOSE, TURN, Beat
from tradewinds.core.game import CHANCE
from tradewinds.core.match import Outcome
from tradewinds.core.words import LANGUAGES, Line
from tradewinds.server import ending, warming
from tradewinds.server.app import create_app
from tradewinds.server.settings import Settings
from tradewinds.server.site import Site
from tradewinds.server.tables import RUNNING

pytestmark = pytest.mark.anyio

TOBAGO = tw.Match(tw.load("tobago"), 3, seed=1)
NAMES = ("Anna", "", "Ben")


def outcome(scores: tuple[int, ...], *winners: int) -> Outcome:
    return Outcome("gold", scores, winners, tuple({} for _ in scores))


@pytest.mark.parametrize(
    ("ended", "seat", "told"),
    [
        (outcome((30, 28, 9), 0), 0, "You win by 2"),
        (outcome((30, 28, 9), 0), 1, "Anna wins by 2"),
        (outcome((23, 28, 9), 1), None, "Blue wins by 5"),
        (outcome((28, 28, 9), 1), 1, "You win the tie"),
        (outcome((28, 28, 9), 1), 2, "Blue wins the tie"),
        (outcome((28, 28, 9), 0, 1), 0, "You and Blue share the win"),
        (outcome((28, 9, 28), 0, 2), 1, "Anna and Ben share the win"),
        (outcome((28, 28, 28), 0, 1, 2), 1, "You, Anna and Ben share the win"),
        (outcome((28, 28, 28), 0, 1, 2), None, "Anna, Blue and Ben share the win"),
    ],
)
def test_the_headline_says_who_won_and_by_how_much(ended: Outcome, seat: int | None, told: str) -> None:
    assert ending.headline(TOBAGO, ended, seat, "en", NAMES) == told
    others = {ending.headline(TOBAGO, ended, seat, lang, NAMES) for lang in LANGUAGES}
    assert len(others) == len(LANGUAGES)
    assert not [text for text in others if "headline" in text]


def test_a_tie_is_told_with_what_decided_it() -> None:
    ties = {
        name: [
            ending._tie(tw.load(name).words, outcome(scores, *winners), "en")
            for scores, winners in (((9, 8), (0,)), ((9, 9), (0,)), ((9, 9), (0, 1)))
        ]
        for name in tw.games()
    }
    assert ties["tobago"] == [
        "",
        "Equal coins: the most amulets decide (TB 13.4).",
        "Equal coins and equally many amulets: the victory is shared (TB 13.4).",
    ]
    assert ties["key-west"][2] == "Equal points: the victory is shared (KW 13.9)."
    assert ties["west-of-africa"][:2] == ["", "Equal points: the gold track decides (WA 13.5)."]


# Turning points


def beat(kind: str, name: str, seat: int | None = None) -> Beat:
    return Beat(kind, Line(name), seat, None, Line("stage"), ())


def test_a_turning_point_is_told_by_what_was_lost_and_not_by_whose_turn_it_is() -> None:
    lost, gone, counted, answered, turn = (
        beat(kind, f"{kind}-{seat}", seat)
        for kind, seat in ((LOSE, 1), (LOSE, None), (COUNT, 0), (ANSWER, 0), (TURN, 0))
    )
    assert ending.telling([turn, counted, answered, lost]) == [lost, counted]
    assert ending.telling([turn, answered, gone]) == [answered, gone], "what nobody lost comes as it came"
    assert ending.telling([turn]) == [turn]
    assert ending.telling([counted, beat(COUNT, "a"), beat(COUNT, "b")]) == [counted, beat(COUNT, "a")]
    assert ending.telling([]) == []


def course_of(match: tw.Match, *shares: tuple[int, tuple[float, float]]) -> advice.Analysis:
    moments = tuple(advice.Moment(number, 0, 0, chances) for number, chances in shares)
    return advice.Analysis(None, moments, tuple(range(1, len(moments))), 1)


def a_course(match: tw.Match) -> advice.Analysis:
    """Four turning points after moves that everybody knows of, the third the smallest."""
    public = [
        number
        for number, (actor, _) in enumerate(match.actions)
        if actor != CHANCE and match.story(None).told()[number] and number > 30
    ]
    places = public[:: len(public) // 4][:4]
    shares = [(0.5, 0.5), (0.9, 0.1), (0.4, 0.6), (0.5, 0.5), (0.1, 0.9)]
    numbers = [places[0], *(place + 1 for place in places)]
    return course_of(match, *zip(numbers, shares, strict=True))


async def brought(anna: Person) -> tuple[str, tw.Match]:
    match = played("west-of-africa", 2, 2_000)
    return str((await anna.post("/import", file=match.save()))["id"]), match


async def test_the_three_greatest_turning_points_are_told_by_the_log_with_chances(
    anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    id, match = await brought(anna)
    course = a_course(match)
    monkeypatch.setattr(tw, "analyse", lambda match, **budget: course, raising=False)
    told = {lang: (await anna.get(f"/tables/{id}/course", lang=lang))["turns"] for lang in LANGUAGES}
    turns = told["en"]
    assert [(turn["again"], turn["move"]) for turn in turns] == [
        (course.moments[place - 1].number, course.moments[place].number) for place in (1, 2, 4)
    ]
    assert [(turn["before"], turn["after"]) for turn in turns] == [(0.5, 0.9), (0.9, 0.4), (0.5, 0.1)]
    log = match.log(None, "en")
    for turn in turns:
        assert any(line in turn["text"] for line in log), turn
        assert turn["stage"].startswith("Round")
    assert len({turn["text"] for lang in LANGUAGES for turn in told[lang]}) == 3 * len(LANGUAGES)


def test_what_was_done_in_secret_is_told_as_whoever_did_it_read_it() -> None:
    match = played("west-of-africa", 2, 2_000)
    secret = next(n for n, lines in enumerate(match.story(None).told()) if not lines and match.actions[n][0] == 0)
    found = ending.turns(match, course_of(match, (secret, (0.5, 0.5)), (secret + 1, (0.9, 0.1))), ())
    assert [match.game.words.text("en", one.line) for one in found[0].beats] == [
        match.game.words.text("en", one.line) for one in match.story(0).told()[secret]
    ]


def test_the_chance_is_the_readers_own_where_it_changed_as_well() -> None:
    assert ending._whose([0.3, 0.2, 0.1], [1]) == 1
    assert ending._whose([0.3, 0.1, 0.2], [1]) == 0
    assert ending._whose([0.1, 0.3, 0.2], []) == 1


# A moment again


async def finished_here(anna: Person, ben: Person) -> tuple[str, dict[str, Any]]:
    id = await two_at_a_table(anna, ben)
    await play_to_the_end(id, anna, ben)
    return id, json.loads((await anna.client.get(f"/api/tables/{id}/file")).text)


async def test_a_moment_is_played_again_with_bots_at_the_other_seats(site: Site, anna: Person, ben: Person) -> None:
    id, file = await finished_here(anna, ben)
    site.robots.ready = lambda name: False  # let nobody move meanwhile
    at = next(n for n, (actor, _) in enumerate(file["actions"]) if n > 60 and actor != CHANCE)
    new = (await ben.post(f"/tables/{id}/again", 201, move=at))["id"]
    table = await site.tables.get(new)
    assert table.playing is not None
    match = table.playing.match
    assert [list(pair) for pair in match.actions] == file["actions"][:at]
    assert match.origin.begun == at
    assert [(seat.kind, seat.bot) for seat in table.seats] == [("bot", "sailor"), ("human", "")]
    assert table.seats[1].name == "Ben"
    state = (await ben.get(f"/tables/{new}", seat=1))["table"]
    assert (state["status"], state["begun"], state["begun_at"]) == ("running", True, id)
    assert (state["seats"][1]["yours"], state["visibility"], state["host"]) == (True, "unlisted", True)
    assert (await ben.get(f"/tables/{id}"))["table"]["begun"] is False
    assert f'<a href="/table/{id}">from a moment of another match</a>' in (await ben.client.get(f"/table/{new}")).text


async def test_it_is_played_on_stored_and_verified_as_what_it_is(
    database: str, rules: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On both databases, and over a restart in its midst."""
    monkeypatch.setattr(warming, "JIT", False)
    source = played("west-of-africa", 2, 2_000)
    at = next(n for n in range(len(source.actions) - 60, len(source.actions)) if source.actions[n][0] != CHANCE)
    cookies, id, actions = httpx.Cookies(), "", []
    for run in range(2):
        app: FastAPI = create_app(Settings(database=database, limits=1000))
        transport = httpx.ASGITransport(app)
        async with app.router.lifespan_context(app), httpx.AsyncClient(transport=transport, base_url=ORIGIN) as client:
            client.cookies, anna = cookies, Person(client, "Anna")
            if not id:
                brought = (await anna.post("/import", file=source.save()))["id"]
                id = (await anna.post(f"/tables/{brought}/again", 201, move=at, seat=0))["id"]
                await anna.act_any(id, 0, random.Random(1))
                actions = (await app.state.site.tables.get(id)).playing.match.actions
            else:
                stored = (await app.state.site.tables.get(id)).playing.match
                assert stored.actions[: len(actions)] == actions
                await play_to_the_end(id, anna)
                await check_told(anna, id, at)
        cookies = client.cookies
        assert run or len(actions) > at


async def check_told(anna: Person, id: str, at: int) -> None:
    file = json.loads((await anna.client.get(f"/api/tables/{id}/file")).text)
    assert file["begun"]["actions"] == at
    assert file["bots"] == [1]
    table = (await anna.get(f"/tables/{id}"))["table"]
    checked = await anna.get(f"/tables/{id}/verify", commitment=table["commitment"], seal=table["seal"])
    assert checked["ok"], checked
    assert any("taken over from another match" in step["text"] for step in checked["steps"])
    assert "taken over" in checked["proves"]
    assert tw.Match.load(json.dumps(file)).origin.begun == at


async def test_what_chance_drew_next_is_taken_over_too(site: Site, anna: Person) -> None:
    id, match = await brought(anna)
    drawn = next(n for n, (actor, _) in enumerate(match.actions) if actor == CHANCE)
    chosen = next(n for n in range(drawn, len(match.actions)) if match.actions[n][0] != CHANCE)
    new = (await anna.post(f"/tables/{id}/again", 201, move=drawn))["id"]
    table = await site.tables.get(new)
    assert table.playing is not None
    assert table.playing.match.origin.begun == chosen


async def test_whoever_had_no_seat_chooses_one_or_gets_the_one_that_decides(site: Site, anna: Person) -> None:
    id, match = await brought(anna)
    at = next(n for n in range(50, 200) if match.actions[n][0] == 1 and match.branch(n).actors == (1,))
    for body, seat in (({}, 1), ({"seat": 0}, 0)):
        table = await site.tables.get((await anna.post(f"/tables/{id}/again", 201, move=at, **body))["id"])
        assert [one.kind == "human" for one in table.seats] == [seat == 0, seat == 1]
        assert table.held_by(table.row.host_hash) == [seat]


async def test_no_moment_is_played_again_where_there_is_none(site: Site, anna: Person, ben: Person) -> None:
    running = await two_at_a_table(anna, ben)
    assert (await anna.post(f"/tables/{running}/again", 409, move=3))["error"] == "not-over"
    id, match = await brought(anna)
    assert (await anna.post(f"/tables/{id}/again", 409, move=len(match.actions)))["error"] == "nothing-left"
    assert (await anna.post(f"/tables/{id}/again", 404, move=50, seat=5))["error"] == "no-seat"
    await anna.post(f"/tables/{id}/again", 422, move=-1)


async def test_a_beginning_that_was_changed_is_noticed(site: Site, anna: Person) -> None:
    """What is stored of it no longer fits what was sealed."""
    id, _ = await brought(anna)
    new = (await anna.post(f"/tables/{id}/again", 201, move=80))["id"]
    async with site.store.writer.begin() as connection:
        await connection.exec_driver_sql("UPDATE beginning SET actions = '[[0, 1]]'")
    site.tables._tables.clear()
    state = (await anna.get(f"/tables/{new}"))["table"]
    assert state["status"] == "stopped"


# The next match


async def test_against_bots_alone_the_next_match_begins_at_once(site: Site, anna: Person) -> None:
    id = (await anna.create("me", "bot:random", "bot:greedy"))["id"]
    await play_to_the_end(id, anna)
    again = (await anna.post(f"/tables/{id}/rematch"))["id"]
    state = (await anna.get(f"/tables/{again}", seat=0))["table"]
    assert (state["status"], [seat["bot"] for seat in state["seats"]]) == ("running", ["", "random", "greedy"])
    assert (await anna.post(f"/tables/{id}/rematch"))["id"] == again


async def test_the_next_match_does_not_wait_until_the_end_of_the_last_is_stored(site: Site, anna: Person) -> None:
    id = (await anna.create("me", "bot:random", "bot:greedy"))["id"]
    await play_to_the_end(id, anna)
    table = await site.tables.get(id)
    await site.tables.refresh(table)
    table.row = replace(table.row, status=RUNNING)
    await anna.post(f"/tables/{id}/rematch")


async def test_with_other_people_everybody_is_waited_for(anna: Person, ben: Person) -> None:
    id = await two_at_a_table(anna, ben)
    await play_to_the_end(id, anna, ben)
    again = (await anna.post(f"/tables/{id}/rematch"))["id"]
    state = (await anna.get(f"/tables/{again}"))["table"]
    assert (state["status"], [seat["ready"] for seat in state["seats"]]) == ("lobby", [False, False])


# A picture


async def test_the_end_can_be_sent_around_as_a_picture(site: Site, anna: Person, ben: Person) -> None:
    running = await two_at_a_table(anna, ben)
    assert (await anna.client.get(f"/table/{running}/picture.png")).status_code == 404
    id, _ = await brought(anna)
    drawn = {lang: await ben.client.get(f"/table/{id}/picture.png", params={"lang": lang}) for lang in ("en", "ja")}
    for answer in drawn.values():
        assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
        assert answer.content[:8] == b"\x89PNG\r\n\x1a\n"
        width, height = struct.unpack(">II", answer.content[16:24])
        assert width == 1200
        assert 600 < height < 1000
    assert drawn["en"].content != drawn["ja"].content


async def test_only_open_tables_show_their_end_where_their_address_is_sent(
    site: Site, anna: Person, ben: Person
) -> None:
    for visibility, shown in (("open", 1), ("unlisted", 0)):
        id = await two_at_a_table(anna, ben, visibility=visibility)
        assert "og:image" not in (await anna.client.get(f"/table/{id}")).text
        await play_to_the_end(id, anna, ben)
        page = (await anna.client.get(f"/table/{id}", params={"lang": "de"})).text
        image = f'<meta property="og:image" content="{ORIGIN}/table/{id}/picture.png?lang=de">'
        assert page.count(image) == shown
        assert page.count("gewinnt mit") == shown
        site.limiter._buckets.clear()
