"""Key West as a picture: a chart of the Florida Keys, drawn from what a viewer has seen and nothing else."""

from collections.abc import Sequence
from typing import Any

from tradewinds.core.words import Say, line
from tradewinds.games.key_west.picture import symbols
from tradewinds.games.key_west.picture.board import draw_bridges, draw_graveyard, draw_islands, draw_sea
from tradewinds.games.key_west.picture.choices import Choices, strip_height
from tradewinds.games.key_west.picture.close_up import CLOSE_UP
from tradewinds.games.key_west.picture.legend import INDENT, SIGNS
from tradewinds.games.key_west.picture.offer import draw_cards, draw_counts
from tradewinds.games.key_west.picture.panels import Panels, draw_header
from tradewinds.games.key_west.picture.pieces import draw_pieces
from tradewinds.games.key_west.picture.plan import PLANS
from tradewinds.games.key_west.picture.scene import Scene
from tradewinds.games.key_west.picture.tracks import draw_actions, draw_cigars, draw_points
from tradewinds.games.key_west.telling.choices import prompt
from tradewinds.pictures.legend import draw_legend
from tradewinds.pictures.scene import Last, drawing


def compose(seen: Any, seat: int, say: Say, actions: Sequence[int], last: Last, layout: str, alone: bool) -> Scene:
    """The drawn scene, from the sea at the bottom to the choices on top; what is asked only where it stands alone."""
    plan = PLANS[layout](int(seen.seats), strip_height(actions) if alone else None)
    scene = Scene(seen, seat, say, actions, last, plan)
    panels = Panels(scene)
    choices = Choices(scene, panels)
    sheet = scene.sheet
    draw_sea(scene)
    draw_points(sheet, scene.fixed, say, tuple([player.points for player in scene.players]))
    draw_bridges(sheet, scene.fixed, say, tuple(scene.bridges))
    draw_islands(scene)
    draw_graveyard(sheet, scene.fixed, say, scene.seats, scene.wrecks)
    draw_header(sheet, scene.fixed, say, scene.round, scene.bank)
    panels.draw_players()
    draw_actions(sheet, scene.fixed, say)
    draw_cigars(sheet, scene.fixed, say, tuple([player.cigars for player in scene.players]))
    draw_counts(sheet, scene.fixed, say, tuple(scene.deck), tuple(scene.discard), tuple(scene.unplaced))
    if plan.legend:
        draw_legend(sheet, plan.legend, say, SIGNS, INDENT)
    if plan.strip:
        choices.draw_strip(plan.strip, say(prompt(seen, seat)))
    draw_cards(scene)
    draw_pieces(scene, panels)
    choices.draw_last()
    choices.draw_targets()
    return scene


PICTURE = drawing(compose, lambda scene: line("picture-title", round=max(scene.round, 1)), symbols.defs, CLOSE_UP)
