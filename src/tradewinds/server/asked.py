"""What a seat may choose as it is asked: groups, notes, the cards of a hand."""

from collections.abc import Sequence
from typing import get_args

from tradewinds.core.actions import Kind, Weight
from tradewinds.core.aids import Card
from tradewinds.core.match import Match
from tradewinds.core.words import Line
from tradewinds.server import models

WEIGHTS: tuple[Weight, ...] = get_args(Weight)


class Aided:
    """The choices of a seat with all that helps to choose, made from one look at the position."""

    def __init__(self, match: Match, seat: int, legal: Sequence[int], lang: str, names: Sequence[str]) -> None:
        self.game = match.game
        self.seat, self.legal = seat, legal
        self.lang, self.names = lang, names
        self.aids = self.game.telling.aids(self.game.record(match.seen(seat)), seat, legal)

    def say(self, told: Line | str | None) -> str:
        return "" if told is None else self.game.words.text(self.lang, told, self.names)

    def note(self, action: int) -> str:
        return self.say(self.aids.notes.get(action))

    def groups(self) -> list[models.Group]:
        """As the action table says they are asked: a hand first, then what is wanted most."""
        found = self.game.actions.groups(self.legal)
        for card in self.aids.cards:
            found.setdefault(self.game.actions.kind(card.action), [])  # also when no further card can be laid down
        groups = [self._group(kind, actions) for kind, actions in found.items()]
        return sorted(groups, key=lambda group: (group.by != "hand", WEIGHTS.index(group.weight)))

    def _weight(self, kind: Kind, actions: list[int]) -> Weight:
        """What would bring nothing is not what most people want."""
        is_idle = kind.ask.weight == "main" and all(action in self.aids.idle for action in actions)
        return "plain" if is_idle else kind.ask.weight

    def _group(self, kind: Kind, actions: list[int]) -> models.Group:
        is_hand = kind.asked_by == "hand"
        return models.Group(
            kind=kind.name,
            title=self.say(f"kind-{kind.name}"),
            by=kind.asked_by,
            weight=self._weight(kind, actions),
            icon=kind.ask.icon,
            actions=actions,
            lines=[self.say(told) for told in self.aids.lines.get(kind.name, ())],
            shows=self.aids.shows.get(kind.name, ""),
            cards=[self._card(card) for card in self.aids.cards] if is_hand else [],
            places=[self.say(told) for told in self.aids.places] if is_hand else [],
        )

    def _card(self, card: Card) -> models.Card:
        return models.Card(
            action=card.action,
            thing=self.game.actions.things_of(card.action)[-1],
            name=self.say(card.name),
            number=card.number,
            effect=self.say(card.effect),
            laid=card.laid,
            icon=card.icon,
            note=self.note(card.action),
        )
