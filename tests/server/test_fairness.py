"""Who can choose the deal: nobody, and a table that tries is caught. What a file proves, and what it does not."""

import json
import math
import random
from typing import Any

import pytest

import tradewinds as tw
from tests.server.people import Person, play_to_the_end, two_at_a_table
from tests.soaking import times
from tradewinds.core.fair import Fair, bot_contribution
from tradewinds.core.saving import Origin, digest
from tradewinds.server import storage
from tradewinds.server.security import hashed
from tradewinds.server.site import Site
from tradewinds.server.storage import Store

pytestmark = pytest.mark.anyio
OWN = "made by Anna after she saw the commitment"


async def alone(anna: Person) -> dict[str, Any]:
    """Anna against two bots, before the deal."""
    return await anna.create("me", "bot:random", "bot:random", at_once=False)


async def texts(person: Person, id: str, **notes: str) -> tuple[bool, list[str], str]:
    """What verifying tells: whether all fits, each step that does or does not, what it proves."""
    told = await person.get(f"/tables/{id}/verify", **notes)
    return told["ok"], [f"{'+' if step['ok'] else '-'} {step['text']}" for step in told["steps"]], told["proves"]


def failing(steps: list[str]) -> list[str]:
    return [step for step in steps if step.startswith("-")]


# The order that proves something


async def test_whoever_plays_alone_sees_the_commitment_before_adding_anything(site: Site, anna: Person) -> None:
    created = await alone(anna)
    id = created["id"]
    state = (await anna.get(f"/tables/{id}"))["table"]
    assert (state["status"], state["commitment"], state["seal"]) == ("lobby", created["commitment"], "")
    await anna.ready(id, 0, OWN)
    state = (await anna.get(f"/tables/{id}"))["table"]
    assert (state["status"], state["commitment"]) == ("running", created["commitment"])
    await play_to_the_end(id, anna)
    ok, steps, proves = await texts(anna, id, commitment=created["commitment"], seal=state["seal"], contribution=OWN)
    assert ok, steps
    assert "+ Something of their own was added by: Anna." in steps
    assert "+ Your own contribution is among these." in steps
    assert "except the table together with whoever added something last" in proves


async def test_a_contribution_is_not_taken_before_the_table_has_committed_itself(anna: Person) -> None:
    body = {"game": "west-of-africa", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "contribution": "x"}
    assert (await anna.client.post("/api/tables", json=body)).status_code == 422


async def test_a_deal_at_once_proves_no_more_than_that_it_fits(anna: Person) -> None:
    id = (await anna.create("me", "bot:random"))["id"]
    await play_to_the_end(id, anna)
    ok, steps, proves = await texts(anna, id)
    assert ok, steps
    assert "Nobody added anything of their own" in proves


async def test_a_predictor_of_all_that_is_public_before_the_deal_scores_like_chance(
    site: Site, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It knows every byte a visitor is sent, the bots, and Anna's own contribution; it guesses who is drawn first."""
    monkeypatch.setattr(site.tables, "acted", lambda table: None)
    monkeypatch.setattr(site.limiter, "spend", lambda kind, who: None)
    trials, hits = times(90, 900), 0
    for trial in range(trials):
        created = await alone(anna)
        public = (await anna.get(f"/tables/{created['id']}"))["table"]
        assert "secret" not in json.dumps(public)
        guessed = bytes.fromhex(public["commitment"])
        bots = [seat["seat"] for seat in public["seats"] if seat["kind"] == "bot"]
        given = [bot_contribution(guessed, n) if n in bots else f"{OWN} {trial}" for n in range(len(public["seats"]))]
        await anna.ready(created["id"], 0, f"{OWN} {trial}")
        table = await site.tables.get(created["id"])
        assert table.playing is not None
        match = tw.Match(table.game, len(given), secret=guessed, contributions=given)
        hits += match.actions[0] == table.playing.match.actions[0]
    assert abs(hits - trials / 3) < 4 * math.sqrt(trials * 2 / 9)


# A dishonest table


async def test_a_table_that_chooses_what_its_bots_add_is_caught(
    site: Site, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage, "bot_contribution", lambda secret, seat: f"whatever suits the table {seat}")
    created = await alone(anna)
    await anna.ready(created["id"], 0, OWN)
    await play_to_the_end(created["id"], anna)
    seal = (await anna.get(f"/tables/{created['id']}"))["table"]["seal"]
    ok, steps, _ = await texts(anna, created["id"], commitment=created["commitment"], seal=seal, contribution=OWN)
    assert not ok
    assert len(failing(steps)) == 1
    assert "What the bots added (" in failing(steps)[0]


async def test_a_table_that_takes_another_contribution_than_was_sent_is_caught(
    site: Site, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Store.change_seat

    async def rewritten(self: Store, *args: Any, **values: Any) -> bool:
        return await honest(self, *args, **values | {"contribution": "as the table likes it"})

    monkeypatch.setattr(Store, "change_seat", rewritten)
    created = await alone(anna)
    id = created["id"]
    await anna.ready(id, 0, OWN)
    seal = (await anna.get(f"/tables/{id}"))["table"]["seal"]
    await play_to_the_end(id, anna)
    ok, steps, _ = await texts(anna, id, commitment=created["commitment"], seal=seal, contribution=OWN)
    assert not ok
    assert failing(steps) == ["- Your own contribution is among these."]


async def test_a_table_that_rewrites_a_contribution_after_the_seal_is_caught_by_everybody_who_noted_it(
    site: Site, anna: Person, ben: Person
) -> None:
    id = await two_at_a_table(anna, ben)
    seal = (await anna.get(f"/tables/{id}"))["table"]["seal"]
    row = await site.store.match(id)
    assert row is not None
    given = [row.settings["contributions"][0], "as the table likes it"]
    await site.store.change_match(id, settings=row.settings | {"contributions": given})
    site.tables._tables.clear()
    await play_to_the_end(id, anna, ben)
    ok, steps, _ = await texts(anna, id, seal=seal, contribution="by Anna")
    assert not ok
    assert failing(steps) == ["- The commitment is the one published before the deal."]


async def test_a_table_that_takes_another_secret_after_the_contributions_is_caught(site: Site, anna: Person) -> None:
    """It shows a commitment, takes Anna's contribution, and only then takes a secret that suits it."""
    created = await alone(anna)
    id = created["id"]
    await site.store.change_match(id, secret=bytes(range(32)))
    await anna.ready(id, 0, OWN)
    site.tables._tables.clear()
    seal = (await anna.get(f"/tables/{id}"))["table"]["seal"]
    await play_to_the_end(id, anna)
    ok, steps, _ = await texts(anna, id, commitment=created["commitment"], seal=seal, contribution=OWN)
    assert not ok
    assert failing(steps) == ["- The commitment is the one published before the deal."]


async def test_a_bot_seated_at_the_last_moment_is_covered_too(site: Site, anna: Person, ben: Person) -> None:
    """Ben adds something and leaves, the host seats a bot: what Ben added is not used for it."""
    created = await anna.create("me", "open", "open")
    id = created["id"]
    await ben.sit(created, 1)
    await ben.ready(id, 1, "by Ben, who left")
    await ben.post(f"/tables/{id}/seats/1/leave")
    await anna.ready(id, 0, OWN)
    for seat in (1, 2):
        await anna.post(f"/tables/{id}/seats/{seat}/change", kind="bot", bot="random")
    row = await site.store.match(id)
    assert row is not None
    given = (OWN, bot_contribution(row.secret, 1), bot_contribution(row.secret, 2))
    assert (row.status, row.settings["bots"], tuple(row.settings["contributions"])) == ("running", [1, 2], given)
    assert row.settings["seal"] == Fair(row.secret, given).seal


async def test_a_match_sealed_before_bots_were_named_goes_on(site: Site, anna: Person, ben: Person) -> None:
    """Its contributions are those of its seats, as they were stored then."""
    id = await two_at_a_table(anna, ben)
    row = await site.store.match(id)
    assert row is not None
    assert await anna.act_any(id, 0, random.Random(1))
    older = {name: value for name, value in row.settings.items() if name not in ("contributions", "bots")}
    await site.store.change_match(id, settings=older)
    site.tables._tables.clear()
    await play_to_the_end(id, anna, ben)
    assert (await texts(anna, id, seal=row.settings["seal"]))[0]


# A match that came as a file


def finished(**origin: Any) -> tw.Match:
    match, rng = tw.Match(tw.load("west-of-africa"), 3, seed=3, contributions=["a", "b", "c"]), random.Random(3)
    while match.actors:
        seat = rng.choice(match.actors)
        match.act(seat, rng.choice(match.legal(seat)))
    match.origin = Origin(**origin)
    return match


async def test_a_forged_file_is_not_said_to_have_been_sealed_before_the_deal(anna: Person) -> None:
    """Played by somebody alone with a secret they chose: it fits together, and that is all the server says."""
    id = (await anna.post("/import", 201, file=finished().save()))["id"]
    ok, steps, proves = await texts(anna, id)
    assert ok, steps
    assert not [step for step in steps if "before the deal" in step or "sealed" in step]
    assert "nobody here saw when its secret was fixed" in proves
    state = (await anna.get(f"/tables/{id}"))["table"]
    assert (state["imported"], state["commitment"], state["seal"], state["host"]) == (True, "", "", False)
    # Whoever noted something at the table where it was played can still compare it.
    told = await texts(anna, id, seal=finished().fair.seal)
    assert any("sealed" in step for step in told[1])


async def test_an_imported_match_says_so_everywhere(site: Site, anna: Person, ben: Person) -> None:
    id = (await anna.post("/import", 201, file=finished().save()))["id"]
    for lang, word in (("en", "came here as a file"), ("de", "kam als Datei"), ("ja", "ファイルとして")):
        for page in (f"/table/{id}", f"/table/{id}/replay"):
            assert word in (await anna.client.get(page, params={"lang": lang})).text, (page, lang)
    file = (await anna.client.get(f"/api/tables/{id}/file")).text
    assert json.loads(file)["imported"] is True
    assert json.loads(file)["digest"] == digest(json.loads(file))
    again = (await ben.post("/import", 201, file=file))["id"]
    assert (await ben.client.get(f"/api/tables/{again}/file")).text == file
    played_here = await two_at_a_table(anna, ben)
    assert (await anna.get(f"/tables/{played_here}"))["table"]["imported"] is False
    assert "came here as a file" not in (await anna.client.get(f"/table/{played_here}")).text
    assert [one["imported"] for one in (await anna.get("/tables"))["yours"]] == [False]


@pytest.mark.parametrize("left", [0, 25])
async def test_a_match_that_goes_on_from_another_can_be_imported_and_says_so(
    site: Site, anna: Person, left: int
) -> None:
    match, rng = finished(), random.Random(7)
    branch = match.branch(len(match.actions) - left, 1)
    while branch.actors:
        branch.act(branch.actors[0], rng.choice(branch.legal(branch.actors[0])))
    id = (await anna.post("/import", 201, file=branch.save()))["id"]
    site.tables._tables.clear()
    state = (await anna.get(f"/tables/{id}"))["table"]
    assert (state["begun"], state["begun_at"]) == (True, "")
    ok, steps, _ = await texts(anna, id)
    assert ok, steps
    assert any("taken over from another match" in step for step in steps), steps
    file = json.loads((await anna.client.get(f"/api/tables/{id}/file")).text)
    assert file["begun"]["actions"] == len(match.actions) - left
    assert [tuple(pair) for pair in file["actions"]] == branch.actions
    for lang, word in (("en", "goes on from a moment"), ("de", "geht von einem Augenblick"), ("ja", "途中から続けた")):
        assert word in (await anna.client.get(f"/table/{id}", params={"lang": lang})).text


async def test_the_seats_of_an_imported_match_are_nobodys(site: Site, anna: Person, ben: Person) -> None:
    """Not even of whoever imported it: nobody names, takes, opens or links them, seats a bot or plays again."""
    created = await anna.create("me", "open")  # Anna has a token, and is a host elsewhere
    id = (await anna.post("/import", 201, file=finished().save()))["id"]
    before = await site.store.seats(id)
    requests: list[tuple[str, dict[str, Any]]] = [
        ("claim", {}),
        ("claim", {"claim": created["links"]["1"].partition("#")[2]}),
        ("link", {}),
        ("change", {"kind": "bot", "bot": "random", "name": "Anna's worst enemy"}),
        ("change", {"kind": "open"}),
        ("change", {"name": "Anna's worst enemy"}),
        ("ready", {}),
        ("leave", {}),
        ("hand-over", {"name": "Carla"}),
        ("keep", {}),
    ]
    for person in (anna, ben):
        for seat in range(3):
            for what, body in requests:
                told = await person.post(f"/tables/{id}/seats/{seat}/{what}", 409, **body)
                assert told["error"] == "imported", what
        assert (await person.post(f"/tables/{id}/rematch", 409))["error"] == "imported"
    assert await site.store.seats(id) == before
    assert {seat["kind"] for seat in (await anna.get(f"/tables/{id}"))["table"]["seats"]} == {"nobody"}


async def test_a_match_imported_before_has_no_host_any_more(site: Site, anna: Person) -> None:
    """Older rows name whoever imported them, and hold a commitment that nobody here has published."""
    await anna.create("me", "open")
    id = (await anna.post("/import", 201, file=finished().save()))["id"]
    row = await site.store.match(id)
    assert row is not None
    settings = row.settings | {"commitment": finished().fair.commitment, "seal": finished().fair.seal}
    await site.store.change_match(id, host_hash=hashed(anna.client.cookies["tradewinds"]), settings=settings)
    site.tables._tables.clear()
    state = (await anna.get(f"/tables/{id}"))["table"]
    assert (state["host"], state["commitment"], state["seal"]) == (False, "", "")
    assert not [step for step in (await texts(anna, id))[1] if "before the deal" in step]


async def test_bots_of_a_file_stay_bots(anna: Person) -> None:
    created = await alone(anna)
    await anna.ready(created["id"], 0, OWN)
    await play_to_the_end(created["id"], anna)
    file = (await anna.client.get(f"/api/tables/{created['id']}/file")).text
    assert json.loads(file)["bots"] == [1, 2]
    id = (await anna.post("/import", 201, file=file))["id"]
    ok, steps, _ = await texts(anna, id)
    assert ok, steps
    assert any("What the bots added (" in step for step in steps)
    forged = json.loads(file) | {"bots": [0, 1, 2]}
    forged["digest"] = digest(forged)
    assert "does not follow" in (await anna.post("/import", 400, file=json.dumps(forged)))["text"]
