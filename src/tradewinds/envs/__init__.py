"""The games for people who train: PettingZoo, Gymnasium, OpenSpiel, and plain self-play. Adapters only.

`west_of_africa_v0`, `key_west_v0`, `tobago_v0` are what PettingZoo calls environment modules:

>>> from tradewinds.envs import west_of_africa_v0
>>> env = west_of_africa_v0.env(seats=4)

`tradewinds.envs.vector_env` registers Gymnasium's, `tradewinds.envs.openspiel_game` OpenSpiel's, and
`tradewinds.envs.batch.Batch` needs none of the three. `pip install tradewinds[envs]` brings what they need.
"""

from typing import Any


def __getattr__(name: str) -> Any:
    """A game's PettingZoo environments by versioned name."""
    game, _, version = name.rpartition("_v")
    if not game or not version.isdigit():
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    # Imported here so that whoever wants one library need not have the others.
    import tradewinds as tw  # noqa: PLC0415
    from tradewinds.envs.pettingzoo_env import Versioned  # noqa: PLC0415
    from tradewinds.envs.single_match import VERSION, find  # noqa: PLC0415

    if int(version) != VERSION or game.replace("_", "-") not in tw.games():
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return Versioned(find(game))
