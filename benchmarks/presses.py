"""How often somebody presses the pointer in a turn, counted in a real browser.

    python benchmarks/presses.py                        # this version
    python benchmarks/presses.py --source ../old/src    # a checkout of another one
    python benchmarks/presses.py --record               # the turns anew, by greedy bots

The turns are recorded (turns.json): the same deal and the same actions, whatever the page. Whoever plays here knows
what they want and takes the shortest way there: the board where one press says it, else the list, unfolded first where
it is folded. The other seats act without a browser.
"""

import argparse
import json
import secrets
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import APIRequestContext, Browser, Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from tests.chromium import launched
from tests.server.processes import Server, client_of, sqlite_in, wait_until_ready

import tradewinds as tw
from tradewinds.bots import make_bot
from tradewinds.core.fair import secret_from_seed

RECORDED = Path(__file__).with_name("turns.json")
SEATS = 3
CONTRIBUTIONS = [f"seat {seat}" for seat in range(SEATS)]
#: Offered where a turn or round begins, and only there.
BEGINS = {"tobago": "exchange", "west-of-africa": "choose", "key-west": "bid"}
#: What ends it for the player; without one the round goes on until the next begins.
ENDS = {"tobago": "end-turn"}
#: Its name, which one of the player's it is, and the kind that is chosen in it wherever it is offered.
WANTED = {
    "tobago": [("lay a clue", 2, "clue"), ("drive three legs", 2, "drive"), ("exchange the hand", 1, "exchange")],
    "west-of-africa": [(f"round {number}", number, "") for number in (1, 4, 7)],
    "key-west": [(f"round {number}", number, "") for number in (1, 2, 5)],
}
VISIBLE = """(action) => document.querySelector(`#choices [data-action="${action}"]`).checkVisibility()"""
SAID = "() => !document.getElementById('confirm').hidden || !document.querySelector('#choices .take')"
UNCOVERED = "() => document.getElementById('close-up').hidden"
COUNT = """() => { window.presses = 0; addEventListener("pointerdown", () => { window.presses += 1; }, true); }"""

Act = tuple[int, int]


class Dealer(Server):
    """A server that deals every match alike."""

    program = """
from tradewinds.core.fair import secret_from_seed
from tradewinds.server import lobby
lobby.new_secret = lambda: secret_from_seed("presses")
from tradewinds.cli import main
main()
"""


# Recording


def record() -> dict[str, dict[str, dict[str, list[Act]]]]:
    return {
        game: {name: turn(game, name, number, kind) for name, number, kind in turns} for game, turns in WANTED.items()
    }


def turn(game: str, name: str, number: int, kind: str) -> dict[str, list[Act]]:
    """What greedy bots do up to that turn of seat 0, and in it."""
    match = tw.Match(tw.load(game), SEATS, secret=secret_from_seed("presses"), contributions=CONTRIBUTIONS)
    bots = [make_bot("greedy", match.game, f"{name} {seat}") for seat in range(SEATS)]
    begun: list[int] = []
    last = ""
    while True:
        seat = match.actors[0]
        kinds = {action: match.game.actions.kind(action).name for action in map(int, match.legal(seat))}
        if seat == 0 and BEGINS[game] in kinds.values() and last != BEGINS[game]:
            begun, last = [*begun, len(done(match))], ""
        if len(begun) > number or (len(begun) == number and last == ENDS.get(game)):
            return {"before": done(match)[: begun[number - 1]], "turn": done(match)[begun[number - 1] :]}
        wanted = [action for action in kinds if kinds[action] == kind and seat == 0 and len(begun) == number]
        action = int(bots[seat].choose(match.seen(seat), seat, wanted or list(kinds)))
        match.act(seat, action)
        last = kinds[action] if seat == 0 else last


def done(match: tw.Match) -> list[Act]:
    return [(actor, int(action)) for actor, action in match.actions if actor >= 0]


# Playing


class Table:
    """One person at a browser; the others send what they do."""

    def __init__(self, browser: Browser, address: str, game: str) -> None:
        contexts = [
            browser.new_context(base_url=address, viewport={"width": 1400, "height": 900}, reduced_motion="reduce")
            for _ in range(SEATS)
        ]
        self.contexts, self.address = contexts, address
        self.people: list[APIRequestContext] = [context.request for context in contexts]
        seats = [{"kind": "me", "name": "A"}, *({"kind": "open"} for _ in range(SEATS - 1))]
        created = self.post(0, "tables", game=game, seats=seats, at_once=False)
        self.id: str = created["id"]
        for seat in range(SEATS):
            if seat:
                claim = created["links"][str(seat)].partition("#")[2]
                self.post(seat, f"tables/{self.id}/seats/{seat}/claim", claim=claim, name="BCD"[seat - 1])
            self.post(seat, f"tables/{self.id}/seats/{seat}/ready", contribution=CONTRIBUTIONS[seat])

    def post(self, seat: int, path: str, **body: Any) -> Any:
        headers = {"origin": self.address}
        answer = self.people[seat].post(f"/api/{path}", data=body, headers=headers)
        assert answer.ok, answer.text()
        return answer.json() if answer.body() else None

    def view(self, seat: int) -> dict[str, Any]:
        view: dict[str, Any] = self.people[seat].get(f"/api/tables/{self.id}?seat={seat}&lang=en").json()["view"]
        return view

    def send(self, seat: int, action: int) -> None:
        number = self.view(seat)["number"]
        move = secrets.token_hex(8)
        self.post(seat, f"tables/{self.id}/seats/{seat}/act", action=action, number=number, move_id=move)

    def close(self) -> None:
        for context in self.contexts:
            context.close()


class Person:
    """Whoever presses: seat 0."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.page: Page = table.contexts[0].new_page()
        self.page.goto(f"/table/{table.id}?lang=en")
        self.page.locator("#board svg").wait_for()
        self.page.evaluate(COUNT)

    @property
    def presses(self) -> int:
        return int(self.page.evaluate("window.presses"))

    def play(self, wanted: list[int]) -> int:
        """Do the first of what is wanted, or several of them at once where the page offers that; how many were done."""
        view = self._view(wanted[0])
        if (view.get("by_itself") or {}).get("action") == wanted[0]:
            self.page.wait_for_function("(n) => Number(document.body.dataset.number) !== n", arg=view["number"])
            return 1
        for place, way in enumerate(view.get("ways", [])):
            steps = [way["action"], *way["then"]]
            if sorted(steps) == sorted(wanted[: len(steps)]):
                self._go(place, way)
                self._settle(view)
                return len(steps)
        choice = next(one for one in view["choices"] if one["action"] == wanted[0])
        self._take(choice)
        self._settle(view)
        return 1

    def _view(self, action: int) -> dict[str, Any]:
        """As soon as the page shows that this may be done."""
        for _ in range(200):
            view = self.table.view(0)
            shown = self.page.evaluate("Number(document.body.dataset.number)")
            if shown == view["number"] and any(one["action"] == action for one in view["choices"]):
                return view
            self.page.wait_for_timeout(50)
        raise AssertionError(f"{action} is not on offer: {[one['text'] for one in view['choices']]}")

    def _take(self, choice: dict[str, Any]) -> None:
        action = choice["action"]
        on_board = f"#board [data-action='{action}']"
        listed = self.page.locator(f"#choices [data-action='{action}']")
        if self.page.locator(on_board).count():
            self._press(on_board)
        elif not listed.count() and choice.get("amount") is not None:
            self._set(choice["amount"])
        else:
            if not self.page.evaluate(VISIBLE, action):
                one = self.page.locator(f"[data-action='{action}']")
                self.page.locator("#choices details", has=one).locator("summary").click()
            listed.first.click()

    def _go(self, place: int, way: dict[str, Any]) -> None:
        """Several choices at once, on the board if they end there; where others end there too, the page asks which."""
        on_board = f"#board [data-way~='{place}']"
        if way["things"] and self.page.locator(on_board).count():
            self._press(on_board)
        listed = self.page.locator("#choices button:visible", has_text=way["text"])
        if not way["things"] or listed.count():
            listed.first.click()

    def _set(self, amount: int) -> None:
        """Its own key, or the nearest quick pick, then step by step."""
        quick = {int(one.inner_text()): one for one in self.page.locator(".quick").all()}
        nearest = min(quick, key=lambda one: abs(one - amount))
        quick[nearest].click()
        if nearest == amount and self._is_done():
            return
        for _ in range(abs(amount - nearest)):
            self.page.locator(".step").nth(int(amount > nearest)).click()
        self.page.locator(".take").click()

    def _is_done(self) -> bool:
        """Whether a number is said by its key alone."""
        with suppress(PlaywrightTimeout):
            self.page.wait_for_function(SAID, timeout=1_500)
            return True
        return False

    def _press(self, where: str) -> None:
        """As soon as nothing that is seen large lies before it."""
        self.page.wait_for_function(UNCOVERED)
        box = self.page.locator(where).first.bounding_box()
        assert box
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def _settle(self, view: dict[str, Any]) -> None:
        """Until it is done; what asks for a second press gets it."""
        asked = False
        for _ in range(200):
            if self.page.evaluate("Number(document.body.dataset.number)") != view["number"]:
                return
            for button in ("#confirm-same", "#confirm-yes"):
                if not asked and self.page.locator(button).is_visible():
                    self.page.locator(button).click()
                    asked = True
            self.page.wait_for_timeout(60)
        raise AssertionError(f"nothing came of it: {self.page.locator('#prompt').inner_text()}")


def presses(browser: Browser, address: str, game: str, recorded: dict[str, list[Act]]) -> int:
    table = Table(browser, address, game)
    for seat, action in recorded["before"]:
        table.send(seat, action)
    person, left = Person(table), list(recorded["turn"])
    while left:
        if left[0][0]:
            table.send(*left.pop(0))
            continue
        own = [action for seat, action in left if seat == 0]
        for action in own[: person.play(own)]:
            left.remove((0, action))
    number = person.presses
    table.close()
    return number


def count(source: Path) -> None:
    with tempfile.TemporaryDirectory() as folder, launched() as browser:
        server = Dealer(sqlite_in(Path(folder)), PYTHONPATH=str(source))
        with client_of(server) as client:
            wait_until_ready(client)
        for game, turns in json.loads(RECORDED.read_text()).items():
            for name, recorded in turns.items():
                recorded = {part: [tuple(one) for one in acts] for part, acts in recorded.items()}
                own = sum(seat == 0 for seat, _ in recorded["turn"])
                number = presses(browser, server.address, game, recorded)
                print(f"{game:16} {name:20} {own:3} choices {number:3} presses", flush=True)
        server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--source", type=Path, default=Path(tw.__file__).parents[1])
    parser.add_argument("--record", action="store_true")
    wanted = parser.parse_args()
    if wanted.record:
        RECORDED.write_text(json.dumps(record()) + "\n")
    else:
        count(wanted.source)


if __name__ == "__main__":
    main()
