"""How West of Africa speaks. Everything here is made from what a seat has seen."""

from tradewinds.games.west_of_africa.telling.aids import aids
from tradewinds.games.west_of_africa.telling.choices import describe, prompt, rules_of
from tradewinds.games.west_of_africa.telling.letters import own, panel, stage, text
from tradewinds.games.west_of_africa.telling.log import BEATS, tell

__all__ = ["BEATS", "aids", "describe", "own", "panel", "prompt", "rules_of", "stage", "tell", "text"]
