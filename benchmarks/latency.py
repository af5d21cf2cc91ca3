"""From a press to the changed board, in a real browser.

    python benchmarks/latency.py http://localhost:8000 --moves 60

Somebody in a hurry plays against Novices: nothing is asked once more. A press counts until the first frame after the
page shows the next position.
"""

import argparse
import random
from statistics import median, quantiles

from playwright.sync_api import Browser
from tests.chromium import launched
from tests.server.browsing import Player

GAMES = ("key-west", "tobago", "west-of-africa")
WATCH = """() => {
  window.waits = [];
  let pressed = null;
  document.getElementById("choices").addEventListener("click", () => { pressed = performance.now(); }, true);
  new MutationObserver(() => {
    if (pressed === null) return;
    const since = pressed;
    pressed = null;
    requestAnimationFrame(() => window.waits.push(performance.now() - since));
  }).observe(document.body, { attributeFilter: ["data-number"] });
}"""


def waits(browser: Browser, address: str, game: str, moves: int) -> list[float]:
    """Milliseconds, one for each choice that changed the position."""
    player, rng = Player(browser, address, viewport={"width": 1400, "height": 900}), random.Random(1)
    found: list[float] = []
    while len(found) < moves:
        player.play_now(game)
        player.wait()
        player.never_ask()
        player.page.evaluate(WATCH)
        while not player.is_over() and len(found) + player.page.evaluate("window.waits.length") < moves:
            if player.wait():
                player.choose(rng)
        found += player.page.evaluate("window.waits")
    player.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("address")
    parser.add_argument("--moves", type=int, default=60)
    args = parser.parse_args()
    with launched() as browser:
        for game in GAMES:
            found = waits(browser, args.address, game, args.moves)
            late = quantiles(found, n=20)[-1]
            print(f"{game}: {len(found)} presses, median {median(found):.0f} ms, p95 {late:.0f} ms")


if __name__ == "__main__":
    main()
