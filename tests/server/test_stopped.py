"""Matches that this program must not go on with: where they stood, what was told, why they stopped; nothing to do."""

import random
from typing import Any

import pytest

from tests.server.people import Person, play_to_the_end, two_at_a_table
from tradewinds.server import schema
from tradewinds.server.site import Site

pytestmark = pytest.mark.anyio


async def begun(anna: Person, ben: Person, moves: int = 30) -> str:
    """A match of which something can be told."""
    id = await two_at_a_table(anna, ben)
    rng = random.Random(3)
    for _ in range(moves):
        for seat, person in enumerate((anna, ben)):
            await person.act_any(id, seat, rng)
    return id


async def upgraded(site: Site, id: str, **changed: Any) -> None:
    """As after the start of a program with other rules."""
    await site.store.change_match(id, **changed)
    site.tables._tables.clear()


def told(state: Any) -> Any:
    return {name: state["view"][name] for name in ("number", "own", "panels", "log")}


@pytest.mark.parametrize("changed", [{"rules": 999}, {"edition": "another"}], ids=["rules", "edition"])
async def test_a_stopped_match_shows_its_last_position_and_log(
    site: Site, anna: Person, ben: Person, changed: dict[str, Any]
) -> None:
    id = await begun(anna, ben)
    before = {seat: await anna.get(f"/tables/{id}", **({} if seat is None else {"seat": seat})) for seat in (0, None)}
    await upgraded(site, id, **changed)
    for seat, state in before.items():
        after = await anna.get(f"/tables/{id}", **({} if seat is None else {"seat": seat}))
        assert after["table"]["status"] == "stopped"
        assert told(after) == told(state)
        assert len(after["view"]["log"]["lines"]) > 10
        assert "Here is how it stands" in after["table"]["why_stopped"]
        assert after["view"]["prompt"] == after["table"]["why_stopped"]
        assert (after["view"]["choices"], after["view"]["actors"], after["view"]["can_undo"]) == ([], [], False)
        assert "data-action" in state["view"]["board"] or seat is None
        assert "data-action" not in after["view"]["board"]


async def test_nothing_can_be_done_in_a_stopped_match(site: Site, anna: Person, ben: Person) -> None:
    id = await begun(anna, ben)
    number = (await anna.view(id, 0))["number"]
    await upgraded(site, id, rules=999)
    stored = await site.store.entries(id)
    asked = [f"seats/0/{what}" for what in ("seen", "refused", "preview?action=1", "hint")]
    for path in (*asked, "file", "verify", "replay?move=1", "story", "course"):
        answer = await anna.client.get(f"/api/tables/{id}/{path}")
        assert (answer.status_code, answer.json()["error"]) == (409, "other-rules"), path
    for what in ("act", "undo"):
        body = {"number": number, "move_id": what} | ({"action": 1} if what == "act" else {})
        answer = await anna.client.post(f"/api/tables/{id}/seats/0/{what}", json=body)
        assert answer.json()["error"] == "other-rules"
    assert (await anna.post(f"/tables/{id}/seats/1/hand-over", 409, name="Carla"))["error"] == "other-rules"
    assert (await anna.client.get(f"/table/{id}/replay")).headers["location"] == f"/table/{id}"
    site.robots.wake(await site.tables.get(id))
    await site.caretaker.look_after(await site.tables.get(id))
    assert await site.store.entries(id) == stored
    lists = await anna.get("/tables")
    assert [(one["status"], one["waiting_for"]) for one in lists["yours"]] == [("stopped", [])]


async def test_a_match_that_cannot_be_followed_to_its_end_shows_how_far(site: Site, anna: Person, ben: Person) -> None:
    """Where a seat saw something else than these rules make of it, they are no longer its rules."""
    id = await begun(anna, ben)
    entries = await site.store.entries(id)
    cut = len(entries) // 2
    await rewrite(site, id, cut, saw="0" * 16)
    await upgraded(site, id, rules=999)
    state = await anna.get(f"/tables/{id}", seat=0)
    table = await site.tables.get(id)
    assert table.playing is not None
    assert table.playing.entries == cut
    assert "how far the rules of this program can follow it" in state["table"]["why_stopped"]
    assert state["view"]["log"]["lines"]


async def test_a_match_that_fits_from_nowhere_says_so_and_shows_nothing_that_never_was(
    site: Site, anna: Person, ben: Person
) -> None:
    id = await begun(anna, ben)
    await rewrite(site, id, 0, saw="0" * 16)
    await upgraded(site, id, rules=999)
    state = await anna.get(f"/tables/{id}", seat=0)
    assert state["view"] is None
    assert "can show nothing of it" in state["table"]["why_stopped"]


async def test_a_drift_shows_the_last_position_that_fits_and_no_number_of_entries(
    site: Site, anna: Person, ben: Person
) -> None:
    """The same rules by name, not in fact. Entries count what is secret too: how many there are is not told."""
    id = await begun(anna, ben)
    cut = len(await site.store.entries(id)) // 2
    await rewrite(site, id, cut, saw="0" * 16)
    site.tables._tables.clear()
    state = await anna.get(f"/tables/{id}", seat=0)
    assert state["table"]["status"] == "stopped"
    assert state["view"]["log"]["lines"]
    assert not any(letter.isdigit() for letter in state["table"]["why_stopped"])
    assert (await anna.act(id, 0, 1, state["view"]["number"])).json()["error"] == "drift"


async def test_who_won_by_other_rules_is_not_told(site: Site, anna: Person, ben: Person) -> None:
    id = await two_at_a_table(anna, ben)
    await play_to_the_end(id, anna, ben)
    await upgraded(site, id, rules=999)
    state = await anna.get(f"/tables/{id}", seat=0)
    assert state["view"]["result"] is None
    assert state["view"]["log"]["lines"]
    row = await site.store.match(id)
    assert row is not None
    assert row.status == "over"


async def test_a_stopped_match_is_followed_while_its_own_program_goes_on_with_it(
    site: Site, anna: Person, ben: Person
) -> None:
    """Two programs at one database during an upgrade: what the older one stores is shown by the newer one."""
    id = await begun(anna, ben)
    entries = await site.store.entries(id)
    await rewrite(site, id, len(entries) - 1, remove=True)
    await upgraded(site, id, rules=999)
    assert (await anna.get(f"/tables/{id}"))["table"]["status"] == "stopped"
    assert await site.store.append(entries[-1])
    await site.tables.heard(id)
    table = await site.tables.get(id)
    assert table.playing is not None
    assert table.playing.entries == len(entries)


async def rewrite(site: Site, id: str, number: int, remove: bool = False, **values: Any) -> None:
    """Change what is stored of a match, as no program does."""
    entry = schema.entry
    statement: Any = entry.delete() if remove else entry.update().values(**values)
    async with site.store.writer.begin() as connection:
        await connection.execute(statement.where(entry.c.match == id, entry.c.number == number))


async def test_a_match_with_the_former_digest_of_its_edition_goes_on(site: Site, anna: Person, ben: Person) -> None:
    """Digests used to cover the whole file, marks and comments too."""
    id = await begun(anna, ben, moves=3)
    await upgraded(site, id, edition="aee48a497534b7c8")
    state = await anna.get(f"/tables/{id}", seat=0)
    assert state["table"]["status"] == "running"
    assert state["table"]["edition_name"] == "reconstruction 1, as this program has it"
    await upgraded(site, id, edition="another")
    assert (await anna.get(f"/tables/{id}"))["table"]["edition_name"] == "another edition (another)"


@pytest.mark.parametrize(("islands", "status"), [("printed", "running"), ("all", "stopped")])
async def test_a_match_of_earlier_rules_goes_on_where_nothing_changed_for_it(
    site: Site, anna: Person, ben: Person, islands: str, status: str
) -> None:
    """TB 1.3, 12.9: with rules 2 amulets can be used at more moments, and an invented side of the island is another."""
    id = await two_at_a_table(anna, ben, game="tobago", options={"islands": islands})
    await upgraded(site, id, rules=1, edition="b9cd29108e27a99b")
    state = await anna.get(f"/tables/{id}", seat=0)
    assert state["table"]["status"] == status
    if status == "stopped":
        assert "another edition" in state["table"]["why_stopped"]
