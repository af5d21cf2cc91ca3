"""After the end, and around a match: story and replay, preview, seal, absent players, documents that tell the truth."""

import asyncio
import random
import re
import shlex
import subprocess
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI

import tradewinds as tw
from tests.server.people import Person, play_to_the_end, two_at_a_table
from tradewinds.core import rulebook
from tradewinds.core.fair import Fair
from tradewinds.server import caretaker, security
from tradewinds.server.replaying import Past, moment, open_moment, open_story, story
from tradewinds.server.site import Site
from tradewinds.server.storage import Store, now
from tradewinds.server.views import panels

pytestmark = pytest.mark.anyio
HOSTING = Path(__file__).parent.parent.parent / "docs" / "hosting.md"


def played(name: str, seed: int = 3) -> tw.Match:
    match, rng = tw.Match(tw.load(name), 3, seed=seed, contributions=["a", "b", "c"]), random.Random(seed)
    while match.actors:
        seat = rng.choice(match.actors)
        match.act(seat, rng.choice(match.legal(seat)))
    return match


def test_the_story_of_a_match_tells_each_event_and_the_standing_after_it() -> None:
    match, names = played("west-of-africa"), ("Anna", "Ben", "")
    told, events = story(Past.of(match, 1), names, "de"), match.events(1)
    assert len(told.steps) == len(events) < len(match.actions), "what others did in secret is no event"
    assert [line.text for step in told.steps for line in step.lines] == match.log(1, "de", names)
    assert [line.event for step in told.steps for line in step.lines] == [e.number for e in events for _ in e.beats]
    assert told.steps[-1].scores == list(match.scores)
    assert told.steps[-1].action == len(match.actions)
    assert told.steps[0].stage == "Runde 1"
    assert told.names[:2] == ["Anna", "Ben"]
    opened = open_story(match, names, "de")
    assert [step.action for step in opened.steps] == list(range(1, len(match.actions) + 1))
    assert [line.text for step in opened.steps for line in step.lines] == match.log(None, "de", names)


def test_a_moment_is_what_a_seat_saw_then_and_open_shows_every_hand() -> None:
    match = played("west-of-africa")
    past = Past.of(match, 2)
    for move in (0, 5, 40, len(past.events)):
        then = tw.Match(match.game, 3, secret=match.fair.secret, contributions=match.fair.contributions)
        then.show(match.actions[: past.numbers.index(move) + 1 if move else 0])
        shown = moment(past, (), move, "en", "wide")
        assert shown.prompt == then.prompt(2, "en")
        assert shown.panels == panels(then, then.seen(2), "en", ())
        assert shown.hands == []
        assert (shown.move, shown.moves) == (move, len(past.events))
        opened = open_moment(match, (), move, "en", "wide")
        assert len(opened.hands) == 3
        assert (opened.move, opened.moves) == (move, len(match.actions))
    assert moment(past, (), 10**6, "en", "wide").move == len(past.events)


async def test_a_preview_changes_nothing_and_says_what_cannot_be_taken_back(anna: Person, ben: Person) -> None:
    id = await two_at_a_table(anna, ben)
    rng, finals = random.Random(1), set()
    for _ in range(40):
        for seat, person in enumerate((anna, ben)):
            view = await person.view(id, seat)
            if not view["choices"]:
                continue
            choice = rng.choice(view["choices"])
            path = f"/tables/{id}/seats/{seat}/preview"
            preview = await person.get(path, action=choice["action"])
            assert preview["text"] == choice["text"]
            assert await person.view(id, seat) == view
            assert (await person.act(id, seat, choice["action"], view["number"])).status_code == 200
            taken = (await person.view(id, seat))["can_undo"]
            if choice["kind"] not in ("choose", "ready"):
                assert preview["final"] == (not taken)
                assert bool(preview["board"]) == taken
            finals.add(preview["final"])
    assert finals == {True, False}
    refused = await anna.client.get(f"/api/tables/{id}/seats/0/preview", params={"action": 10_000})
    assert refused.status_code in (400, 409)


async def test_a_preview_says_which_figures_change(anna: Person, ben: Person) -> None:
    id = await two_at_a_table(anna, ben)
    for _ in range(60):
        for seat, person in enumerate((anna, ben)):
            view = await person.view(id, seat)
            if not view["choices"]:
                continue
            action = view["choices"][-1]["action"]
            preview = await person.get(f"/tables/{id}/seats/{seat}/preview", action=action)
            await person.act(id, seat, action, view["number"])
            after = await person.view(id, seat)
            for change in preview["changes"]:
                facts = [
                    {fact["name"]: fact["value"] for fact in one["panels"][change["seat"]]} for one in (view, after)
                ]
                assert [one[change["name"]] for one in facts] == [change["before"], change["after"]]
            if preview["changes"]:
                return
    pytest.fail("no choice changed a figure")


async def test_what_cannot_be_taken_back_is_asked_for_first(anna: Person, ben: Person) -> None:
    id = await two_at_a_table(anna, ben)
    asked = set()
    for turn in range(60):
        for seat, person in enumerate((anna, ben)):
            view = await person.view(id, seat)
            if not view["choices"]:
                continue
            action = view["choices"][-1]["action"]
            body = {"action": action, "number": view["number"], "move_id": f"{turn}", "ask_first": True}
            answer = await person.post(f"/tables/{id}/seats/{seat}/act", 200, **body)
            asked.add(answer["asks"])
            if answer["asks"]:
                assert await person.view(id, seat) == view, "nothing was done"
                done = await person.post(f"/tables/{id}/seats/{seat}/act", 200, **body | {"ask_first": False})
                assert await person.post(f"/tables/{id}/seats/{seat}/act", 200, **body) == done, (
                    "a repeat gets its answer"
                )
    assert asked == {True, False}


async def test_the_seal_is_published_with_the_deal_and_catches_a_rewritten_contribution(
    site: Site, anna: Person, ben: Person
) -> None:
    created = await anna.create("me", "open")
    id = created["id"]
    await ben.sit(created, 1)
    assert (await anna.get(f"/tables/{id}"))["table"]["seal"] == ""
    await anna.ready(id, 0, "mine")
    await ben.ready(id, 1, "yours")
    seal = (await anna.get(f"/tables/{id}"))["table"]["seal"]
    row = await site.store.match(id)
    assert row is not None
    assert seal == Fair(row.secret, ("mine", "yours")).seal
    await ben.post(f"/tables/{id}/seats/1/ready", 409, contribution="something else")
    await play_to_the_end(id, anna, ben)
    honest = await anna.get(f"/tables/{id}/verify", seal=seal)
    assert honest["ok"]
    assert "sealed" in " ".join(step["text"] for step in honest["steps"])
    assert "Something of their own was added by: Anna, Ben." in [step["text"] for step in honest["steps"]]
    assert not (await anna.get(f"/tables/{id}/verify", seal="0" * 64))["ok"]


async def test_somebody_absent_is_replaced_and_gets_the_seat_back(
    app: FastAPI, site: Site, anna: Person, ben: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await two_at_a_table(anna, ben, absent_minutes=1)
    table = await site.tables.get(id)
    later = now() + 2 * caretaker.MINUTE
    monkeypatch.setattr(caretaker, "now", lambda: later)
    monkeypatch.setattr(site.robots, "wake", lambda table: None)
    await site.caretaker.look_after(table)
    assert {table.seats[seat].bot for seat in table.actors} != {""}
    texts = [line["text"] for line in (await anna.get(f"/tables/{id}"))["chat"]]
    assert any("away" in text for text in texts)
    for seat in (0, 1):
        await site.lobby.stand_in(table, seat, away=False)
    assert [seat.bot for seat in table.seats] == ["", ""]


async def test_every_answer_for_refused_choices_names_a_rule_of_the_book(anna: Person, ben: Person) -> None:
    id = await two_at_a_table(anna, ben)
    book = rulebook.read(tw.load("west-of-africa"), "de")
    refused = await anna.get(f"/tables/{id}/seats/0/refused", lang="de")
    about = await anna.get(f"/tables/{id}/about", seat=0, lang="de", thing=["nothing", "field-tenerife-1"])
    assert 0 < len(refused) <= 12
    assert 0 < len(about["cannot"]) <= 2
    for one in (*refused, *about["cannot"]):
        assert f"**{one['rule']} " in book


async def test_a_thing_says_what_can_be_done_with_it(anna: Person, ben: Person) -> None:
    id = await two_at_a_table(anna, ben)
    about = await anna.get(f"/tables/{id}/about", seat=0, thing=["card-tenerife"])
    assert [(one["kind"], one["text"]) for one in about["can"]] == [("choose", "Lay down Tenerife (3)")]
    assert about["cannot"] == []
    nothing: dict[str, list[str]] = {"can": [], "cannot": [], "uses": []}
    assert await anna.get(f"/tables/{id}/about", seat=0, thing=["nothing"]) == nothing


async def test_a_spectator_is_told_what_a_thing_is_there_for(anna: Person, ben: Person) -> None:
    id = await two_at_a_table(anna, ben)
    mine = await anna.get(f"/tables/{id}/about", seat=0, thing=["field-tenerife-1"])
    told = await anna.get(f"/tables/{id}/about", thing=["field-tenerife-1"])
    assert told["can"] == told["cannot"] == []
    assert told["uses"] == mine["uses"] != []
    assert (await ben.client.get(f"/api/tables/{id}/about?seat=0&thing=field-tenerife-1")).status_code == 403


async def test_the_limits_in_the_guide_are_those_of_the_code() -> None:
    rows = re.search(r"<!-- limits -->\n(.*?)<!-- end -->", HOSTING.read_text("utf-8"), re.DOTALL)
    assert rows is not None
    told = {cells[1]: (int(cells[2]), float(cells[3])) for cells in cells(rows[1])[2:]}
    assert told == security.LIMITS


def cells(text: str) -> list[list[str]]:
    return [[cell.strip() for cell in line.split("|")] for line in text.strip().splitlines()]


async def test_backup_and_restore_are_the_lines_in_the_guide(tmp_path: Path, anna: Person, ben: Person) -> None:
    """Run as they stand there, beside a file in use; the restored file goes on where the backup was made."""
    backup, restore = re.findall(r"^(?:python3 -c .*|rm -f .*)$", HOSTING.read_text("utf-8"), re.MULTILINE)
    id = await two_at_a_table(anna, ben)
    await anna.act_any(id, 0, random.Random(1))
    await asyncio.to_thread(subprocess.run, backup, shell=True, check=True, cwd=tmp_path)
    kept = tmp_path / "elsewhere"
    kept.mkdir()
    for name in ("backup.sqlite",):
        (tmp_path / name).rename(kept / name)
    await asyncio.to_thread(subprocess.run, restore, shell=True, check=True, cwd=kept)
    assert shlex.split(backup)[0] == "python3"
    store = Store(f"sqlite:///{kept / 'tables.sqlite'}")
    await store.open()
    assert len(await store.entries(id)) == 1
    await store.close()


async def test_the_same_requests_twice_and_out_of_order_lead_to_the_same_match(
    site: Site, anna: Person, ben: Person
) -> None:
    """Everything ever sent is sent again, shuffled, after each round of moves: nothing changes."""
    id = await two_at_a_table(anna, ben)
    rng = random.Random(9)
    sent: list[tuple[Person, int, dict[str, Any]]] = []
    for step in range(12):
        site.limiter._buckets.clear()  # on a fast machine this would be too often
        for seat, person in enumerate((anna, ben)):
            view = await person.view(id, seat)
            if not view["choices"]:
                continue
            action = rng.choice(view["choices"])["action"]
            body = {"action": action, "number": view["number"], "move_id": f"{seat}-{step}"}
            first = await person.client.post(f"/api/tables/{id}/seats/{seat}/act", json=body)
            assert first.status_code == 200
            sent.append((person, seat, body))
            entries = len(await site.store.entries(id))
            for person_again, seat_again, body_again in rng.sample(sent, min(len(sent), 6)):
                url = f"/api/tables/{id}/seats/{seat_again}/act"
                repeated = await person_again.client.post(url, json=body_again)
                assert repeated.status_code == 200
                changed = body_again | {"move_id": f"late-{step}-{seat_again}"}
                if body_again is not body:
                    late = await person_again.client.post(url, json=changed)
                    assert late.status_code == 409
            assert len(await site.store.entries(id)) == entries


async def test_a_rematch_has_new_chance_and_the_same_people(site: Site, anna: Person, ben: Person) -> None:
    id = await two_at_a_table(anna, ben)
    await play_to_the_end(id, anna, ben)
    table = await site.tables.get(id)
    again = await anna.post(f"/tables/{id}/rematch")
    assert (await ben.post(f"/tables/{id}/rematch"))["id"] == again["id"]
    new = await site.tables.get(again["id"])
    assert new.row.secret != table.row.secret
    assert [seat.token_hash for seat in new.seats] == [seat.token_hash for seat in table.seats]
    assert set(new.settings) == {"visibility", "hints", "absent_minutes", "commitment"}
