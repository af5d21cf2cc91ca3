"""How Tobago speaks. Everything here is made from what a seat has seen."""

from tradewinds.core.aids import no_aids as aids
from tradewinds.games.tobago.telling.choices import describe, prompt, rules_of
from tradewinds.games.tobago.telling.letters import own, panel, stage, text
from tradewinds.games.tobago.telling.log import BEATS, tell

__all__ = ["BEATS", "aids", "describe", "own", "panel", "prompt", "rules_of", "stage", "tell", "text"]
