"""Corrections an owner might make: values of an edition changed by their keys, with what must change along."""

import copy
import json
from pathlib import Path
from typing import Any

from tradewinds.core.edition import Edition
from tradewinds.core.game import Game
from tradewinds.games import reading

Data = dict[str, Any]
#: What else changes by how much when a value grows by one: the rules keep these in balance.
TIED: dict[str, dict[str, dict[str, int]]] = {
    "key-west": {
        "limits.rounds": {"limits.stacks": 1, "cards.18.copies": 6},
        "limits.stacks": {"limits.rounds": 1, "cards.18.copies": 6},
        "limits.cards_offered": {"cards.18.copies": 7},
        "limits.markers": {"limits.markers": -3, "limits.cycle": -1},
        "limits.cycle": {"limits.cycle": -2, "limits.markers": -2},
        **{f"graveyard.{i}": {f"graveyard.{i + 1}.points": 1} for i in range(0, 8, 2)},
        "bridge_bills.ones": {"bridges.0.steps": 1},
        "bridge_bills.twos": {"bridges.1.steps": 1},
        **{f"bridges.{i}.steps": {"bridge_bills.ones": 1} for i in range(3)},
        **{f"sea.sponge_{n}": {"sea.upper_left": 1} for n in range(3, 8)},
        **{f"sea.{name}": {"sea.lower_right": 1} for name in ("chest", "mask", "vase", "wreck")},
        **{f"sea.{name}": {"sea.wreck": 1} for name in ("upper_left", "lower_right")},
        **{f"cards.{i}": {"cards.18.copies": -1} for i in range(18)},
        **{f"cards.{i}": {"cards.18.copies": -1} for i in range(19, 24)},
        "cards.18": {"cards.19.copies": -1},
    },
    # On every island there must be room for the objects: one fewer, or a step closer.
    "tobago": {key: {key: -2} for key in ("pieces.statues", "pieces.huts", "pieces.palms", "limits.apart")},
    "west-of-africa": {
        key: {key: -2}
        for key in (
            "limits.settlements",
            *(f"islands.{i}.berths_{size}" for i in (0, 6) for size in ("small", "large")),
        )
    },
}
#: Values the rules cannot do without: any other is refused.
FIXED = {"key-west": ("limits.markers_a_turn", "limits.dice")}
#: Words of which a value may be another one.
WORDS = {
    "island": ("upper", "middle", "lower"),
    "bridge": ("key-largo-cut", "long-key", "seven-miles-bridge"),
    "fruit": ("orange", "banana", "mango"),
    "second_fruit": ("orange", "banana", "mango"),
    "good": ("sugar", "wine", "grain"),
    "region": ("west", "middle", "east"),
    "west_ship": ("la-gomera", "la-palma"),
    "east_ship": ("fuerteventura", "lanzarote"),
    # The row of the sea lines stays one when a line of it is replaced by one between its ends.
    "between": ("el-hierro lanzarote",),
    "relation": ("in-sight", "not-in-sight", "next-to", "not-next-to"),
}


def facts(game: Game) -> Data:
    """The data of the file of this program, to be changed."""
    return copy.deepcopy(Edition(game.edition.default).data)


def node(data: Data, key: str) -> Any:
    found: Any = data
    for step in key.split("."):
        found = found[int(step)] if isinstance(found, list) else found[step]
    return found


def put(data: Data, key: str, value: Any) -> None:
    """A value at its key, whether it stands alone or is a part of a printed thing."""
    above, _, last = key.rpartition(".")
    inside = node(data, above)
    if isinstance(inside, dict) and isinstance(inside.get(last), dict):
        inside[last]["value"] = value
    else:
        inside[int(last) if isinstance(inside, list) else last] = value


def value_at(data: Data, key: str) -> Any:
    found = node(data, key)
    return found["value"] if isinstance(found, dict) and "value" in found else found


def grow(data: Data, key: str, by: int) -> None:
    put(data, key, value_at(data, key) + by)


def parts(data: Data, key: str) -> list[str]:
    """The keys of the numbers, words and flags at a value."""
    found = node(data, key)
    if "value" in found:
        return [key]
    return [
        f"{key}.{name}"
        for name, part in found.items()
        if name not in ("id", "mark", "source") and not isinstance(part, dict)
    ]


def corrected(game: Game, key: str) -> Data:
    """The data with one value changed, and what must change along."""
    data = facts(game)
    first = parts(data, key)[0]
    now = value_at(data, first)
    if isinstance(now, bool):
        put(data, first, not now)
    elif isinstance(now, int):
        grow(data, first, 1)
    else:
        name = first.rpartition(".")[2] if "." in first else first
        choices = WORDS.get(name) or WORDS[key.rpartition(".")[2]]
        put(data, first, next(word for word in (*choices, *choices) if word != now))
    for other, by in TIED[game.name].get(key, {}).items():
        grow(data, other, by)
    return data


def write(path: Path, data: Data) -> Path:
    """The data as a file; TOML's tables within lists are inline."""
    path.write_text("".join(f"{name} = {_inline(value)}\n" for name, value in data.items()), "utf-8")
    return path


def _inline(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {_inline(part)}" for name, part in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_inline, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def game_with(game: Game, data: Data, folder: Path) -> Game:
    return reading(game.name, write(folder / f"{game.name}.toml", data))
