"""How often somebody presses the pointer in a turn, counted in a real browser.

    python benchmarks/presses.py http://localhost:8000

Whoever plays here knows what they want and takes the shortest way there: the board where one press says it, else the
list, unfolded first where it is folded. Compare two versions by running it against a server of each.
"""

import argparse
import random
from collections.abc import Iterator
from contextlib import suppress
from statistics import median
from typing import Any

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from tests.chromium import launched

#: What is wanted in a turn, what comes first standing first; a number says how often at most.
TURNS: dict[str, dict[str, list[tuple[str, int]]]] = {
    "tobago": {
        "lay a clue": [("clue", 1), ("open-hunt", 9), ("refuse", 9), ("end-turn", 1)],
        "drive three legs": [("drive", 3), ("stop", 1), ("open-hunt", 9), ("refuse", 9), ("end-turn", 1)],
        "exchange the hand": [("exchange", 1), ("open-hunt", 9), ("refuse", 9), ("end-turn", 1)],
    },
    "west-of-africa": {
        "a round": [
            *(("choose", 4), ("ready", 1), ("place-ship", 1), ("push", 1), ("sell", 9), ("plant", 9), ("found", 9)),
            *(("load", 2), ("sail", 1), ("moor", 1), ("move-worker", 1), ("return-workers", 1), ("end-turn", 1)),
        ]
    },
    "key-west": {
        "a round": [
            *(("bid", 1), ("take-card", 9), ("plant", 9), ("keep", 9), ("look", 9), ("buy-hotel", 1), ("operate", 9)),
            *(("buy-factory", 1), ("roll-cigars", 9), ("market", 9), ("take-dollars", 9), ("score", 9), ("harvest", 9)),
            *(("mark", 9), ("repeat", 9), ("done", 9)),
        ]
    },
}
#: Whoever chooses these has begun another round.
ROUND = {"west-of-africa": "choose", "key-west": "bid"}
LOOK = """async () => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const answer = await (await fetch(`/api/tables/${data.id}?seat=${data.seats[0]}`)).json();
  return answer.view;
}"""
VISIBLE = """(action) => document.querySelector(`#choices [data-action="${action}"]`).checkVisibility()"""
COUNT = """() => { window.presses = 0; addEventListener("pointerdown", () => { window.presses += 1; }, true); }"""


class Person:
    """Somebody at a browser who plays against a Novice."""

    def __init__(self, page: Page, game: str, seed: int) -> None:
        self.page, self.game, self.rng = page, game, random.Random(seed)
        page.goto("/?lang=en")
        card = page.locator(f".game[data-game={game}]")
        card.locator(".level").select_option("novice")
        card.locator(".play-now").click()
        page.locator("#board svg").wait_for()
        page.evaluate(COUNT)

    def view(self) -> dict[str, Any]:
        """What is to be chosen, as soon as there is something; nothing when the match is over."""
        while True:
            view: dict[str, Any] = self.page.evaluate(LOOK)
            shown = self.page.evaluate("Number(document.body.dataset.number)")
            if view["result"] or (view["choices"] and shown == view["number"]):
                return view
            self.page.wait_for_timeout(100)

    def turn(self, wanted: list[tuple[str, int]]) -> int | None:
        """The presses of one turn or round, from its first choice; None when it was another one than wanted."""
        left, first = dict(wanted), wanted[0][0]
        self.page.evaluate("window.presses = 0")
        begun = False
        while True:
            view = self.view()
            kinds = {choice["kind"] for choice in view["choices"]}
            over = view["result"] or (begun and self._is_another(view, kinds, first, left))
            if over:
                return int(self.page.evaluate("window.presses")) if begun else None
            kind = next((kind for kind, _ in wanted if left[kind] > 0 and kind in kinds), None)
            if not begun and kind != first:
                self._pass_by(view)
                continue
            begun = True
            kind = kind or self.rng.choice(sorted(kinds))
            left[kind] = left.get(kind, 0) - self._take_all(view, kind, left.get(kind, 0))

    def _is_another(self, view: dict[str, Any], kinds: set[str], first: str, left: dict[str, int]) -> bool:
        again = ROUND.get(self.game, first)
        return again in kinds and left[first] <= 0 and not view["can_undo"]

    def _pass_by(self, view: dict[str, Any]) -> None:
        """What belongs to no turn that is counted is done by the API, as far from the board as can be."""
        action = self.rng.choice(view["choices"])["action"]
        self.page.evaluate(
            """async ([action, number]) => {
              const data = JSON.parse(document.getElementById("data").textContent);
              await fetch(`/api/tables/${data.id}/seats/${data.seats[0]}/act`, {method: "POST",
                headers: {"Content-Type": "application/json"},
                body: JSON.stringify({action, number, move_id: crypto.randomUUID()})});
            }""",
            [action, view["number"]],
        )
        self.page.wait_for_timeout(150)

    def _take_all(self, view: dict[str, Any], kind: str, most: int) -> int:
        """Take one of a kind, or several at once where the page offers that; how many were taken."""
        ways = [way for way in view.get("ways", []) if way["kind"] == kind and len(way["then"]) + 1 == most]
        if ways:
            way = self.rng.choice(ways)
            self._press(f"#board [id='on-{way['things'][-1]}']")
            self._settle(view)
            return most
        if self._ends_by_itself(view, kind):
            self.page.wait_for_function("(n) => Number(document.body.dataset.number) !== n", arg=view["number"])
            return 1
        self._take(self.rng.choice([one for one in view["choices"] if one["kind"] == kind]))
        self._settle(view)
        return 1

    def _ends_by_itself(self, view: dict[str, Any], kind: str) -> bool:
        due = (view.get("by_itself") or {}).get("action")
        return any(one["action"] == due and one["kind"] == kind for one in view["choices"])

    def _take(self, choice: dict[str, Any]) -> None:
        on_board = f"#board [data-action='{choice['action']}']"
        listed = self.page.locator(f"#choices [data-action='{choice['action']}']")
        if self.page.locator(on_board).count():
            self._press(on_board)
        elif not listed.count() and choice.get("amount") is not None:
            self.page.locator(".quick").nth(self.rng.randrange(self.page.locator(".quick").count())).click()
            self.page.locator(".take").click()
        else:
            if not self.page.evaluate(VISIBLE, choice["action"]):
                one = self.page.locator(f"[data-action='{choice['action']}']")
                self.page.locator("#choices details", has=one).locator("summary").click()
            listed.first.click()

    def _press(self, where: str) -> None:
        box = self.page.locator(where).first.bounding_box()
        assert box
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def _settle(self, view: dict[str, Any]) -> None:
        """Until it is done; what asks for a second press gets it."""
        for _ in range(100):
            if self.page.evaluate("Number(document.body.dataset.number)") != view["number"]:
                return
            with suppress(PlaywrightTimeout):  # it may be done just now
                if self.page.locator("#confirm-yes").is_visible():
                    self.page.locator("#confirm-yes").click(timeout=1_000)
                elif self.page.locator("#all-choices").is_visible():
                    self.page.locator("#choices [data-action]").first.click(timeout=1_000)
            self.page.wait_for_timeout(60)


def counted(page: Page, times: int) -> Iterator[tuple[str, str, list[int]]]:
    for game, turns in TURNS.items():
        for name, wanted in turns.items():
            found: list[int] = []
            for seed in range(times * 3):
                presses = Person(page, game, seed).turn(wanted)
                found += [presses] if presses is not None else []
                if len(found) == times:
                    break
            yield game, name, found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("address")
    parser.add_argument("--times", type=int, default=3)
    wanted = parser.parse_args()
    with launched() as browser:
        page = browser.new_context(base_url=wanted.address, viewport={"width": 1400, "height": 900}).new_page()
        for game, name, found in counted(page, wanted.times):
            print(f"{game:16} {name:20} median {median(found):4} of {found}", flush=True)


if __name__ == "__main__":
    main()
