"""A bot for any server, in forty lines: claim a seat by its link, look, choose, act.

    python examples/play_a_table.py http://localhost:8040/claim/TABLE/1#CLAIM

It needs nothing but Python. `choose` is the place for your own ideas: it gets the position as this seat sees it, hidden
parts -1, and the legal actions with their sentences.
"""

import json
import random
import sys
import time
import urllib.request
from typing import Any
from urllib.parse import urlsplit


def choose(seen: list[int], choices: list[dict[str, Any]]) -> int:
    return int(random.choice(choices)["action"])


def call(url: str, token: str = "", body: dict[str, Any] | None = None) -> Any:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(url, data, headers)) as answer:
        return json.loads(answer.read() or b"null")


def play(link: str) -> dict[str, Any]:
    """Sit down, get ready, play to the end; returns the result."""
    where = urlsplit(link)
    _, table, seat = where.path.strip("/").split("/")
    home = f"{where.scheme}://{where.netloc}/api/tables/{table}"
    place = f"{home}/seats/{seat}"
    token = call(f"{place}/claim", body={"claim": where.fragment, "name": "Forty lines", "bearer": True})["token"]
    call(f"{place}/ready", token, {"contribution": str(random.random())})
    while True:
        view = call(f"{home}?seat={seat}", token)["view"]
        if view and view["result"]:
            return dict(view["result"])
        if view and view["choices"]:
            action = choose(call(f"{place}/seen", token)["seen"], view["choices"])
            move = {"action": action, "number": view["number"], "move_id": f"move-{view['number']}"}
            call(f"{place}/act", token, move)
        else:
            time.sleep(0.05)


if __name__ == "__main__":
    print(play(sys.argv[1]))
