"""West of Africa as a picture: a chart of the seven islands, drawn from what a viewer has seen and nothing else."""

from collections.abc import Sequence
from typing import Any

from tradewinds.core.words import Say, line
from tradewinds.games.west_of_africa.picture import symbols
from tradewinds.games.west_of_africa.picture.board import draw_islands, draw_sea
from tradewinds.games.west_of_africa.picture.choices import Choices
from tradewinds.games.west_of_africa.picture.close_up import CLOSE_UP
from tradewinds.games.west_of_africa.picture.hand import Hand
from tradewinds.games.west_of_africa.picture.legend import INDENT, SIGNS
from tradewinds.games.west_of_africa.picture.panels import Panels
from tradewinds.games.west_of_africa.picture.pieces import draw_pieces
from tradewinds.games.west_of_africa.picture.places import Places
from tradewinds.games.west_of_africa.picture.plan import PLANS
from tradewinds.games.west_of_africa.picture.scene import Scene
from tradewinds.games.west_of_africa.picture.tracks import draw_tracks
from tradewinds.games.west_of_africa.telling.choices import prompt
from tradewinds.pictures.legend import draw_legend
from tradewinds.pictures.scene import Last, drawing


def compose(seen: Any, seat: int, say: Say, actions: Sequence[int], last: Last, layout: str, alone: bool) -> Scene:
    """The drawn scene, from the sea at the bottom to the choices on top; what is asked only where it stands alone."""
    plan = PLANS[layout](int(seen.seats), seat >= 0, alone)
    scene = Scene(seen, seat, say, actions, last, plan)
    places, panels = Places(scene), Panels(scene)
    hand = Hand(scene) if plan.hand else None
    choices = Choices(scene, places, hand)
    draw_sea(scene)
    draw_islands(scene, places)
    panels.draw_header()
    panels.draw_players()
    draw_tracks(scene)
    if plan.legend:
        draw_legend(scene.sheet, plan.legend, say, SIGNS, INDENT)
    if hand:
        hand.draw()
    if plan.strip:
        choices.draw_strip(plan.strip, say(prompt(seen, seat)))
    draw_pieces(scene, places, panels)
    choices.draw_last()
    choices.draw_targets()
    return scene


PICTURE = drawing(compose, lambda scene: line("picture-title", round=scene.round), symbols.defs, CLOSE_UP)
