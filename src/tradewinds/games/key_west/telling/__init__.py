"""How Key West speaks. Everything here is made from what a seat has seen."""

from tradewinds.games.key_west.telling.aids import aids
from tradewinds.games.key_west.telling.choices import describe, prompt, rules_of
from tradewinds.games.key_west.telling.letters import own, panel, stage, text
from tradewinds.games.key_west.telling.log import BEATS, tell

__all__ = ["BEATS", "aids", "describe", "own", "panel", "prompt", "rules_of", "stage", "tell", "text"]
