"""Tobago as a picture: a chart of the island, drawn from what a viewer has seen and nothing else."""

from collections.abc import Sequence
from typing import Any

from tradewinds.core.words import Say, line
from tradewinds.games.tobago.picture import symbols
from tradewinds.games.tobago.picture.board import draw_island
from tradewinds.games.tobago.picture.choices import Choices
from tradewinds.games.tobago.picture.close_up import CLOSE_UP
from tradewinds.games.tobago.picture.hand import Hand
from tradewinds.games.tobago.picture.legend import draw_signs
from tradewinds.games.tobago.picture.maps import Maps
from tradewinds.games.tobago.picture.panels import Panels
from tradewinds.games.tobago.picture.pieces import Standing
from tradewinds.games.tobago.picture.plan import PLANS
from tradewinds.games.tobago.picture.scene import Scene
from tradewinds.games.tobago.picture.treasure import Treasure
from tradewinds.games.tobago.telling.choices import prompt
from tradewinds.pictures.scene import Last, drawing


def compose(seen: Any, seat: int, say: Say, actions: Sequence[int], last: Last, layout: str, alone: bool) -> Scene:
    """The drawn scene, from the sea at the bottom to the choices on top; what is asked only where it stands alone."""
    plan = PLANS[layout](int(seen.seats), seat >= 0, alone)
    scene = Scene(seen, seat, say, actions, last, plan)
    panels, maps, treasure = Panels(scene), Maps(scene), Treasure(scene)
    standing = Standing(scene) if scene.is_laid_out else None
    hand = Hand(scene, plan.hand) if plan.hand else None
    choices = Choices(scene, standing, maps, hand, treasure)
    draw_island(scene)
    panels.draw_header()
    maps.draw()
    panels.draw_players()
    if plan.signs:
        draw_signs(scene, plan.signs)
    treasure.draw()
    if plan.strip:
        choices.draw_strip(plan.strip, say(prompt(seen, seat)))
    if hand:
        hand.draw()
    if standing:
        standing.draw()
    maps.draw_roses()
    choices.draw_last()
    choices.draw_targets()
    return scene


PICTURE = drawing(compose, lambda scene: line("picture-title", treasures=scene.treasures), symbols.defs, CLOSE_UP)
