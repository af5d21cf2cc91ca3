"""A bot that searches: so many playouts, or so many seconds, in one thread or several.

What it does follows from its seed, its budget and what its seat has seen. Where a decision leads to the next one of the
same seat, by itself or by one thing that chance did, its trees lead on too, and what they hold is part of the next
budget. It may be forgotten after any move: then it thinks from the start.
"""

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from tradewinds.bots.ismcts import Search
from tradewinds.core.copying import Apart
from tradewinds.core.dice import Dice, new_dice
from tradewinds.core.game import ACTORS, CHANCE, CHANCE_BIT, Game
from tradewinds.core.kernel import Scratch, handle
from tradewinds.core.layout import Ints, Vector
from tradewinds.core.taste import Habits

#: The budget is spent in so many parts, none smaller than that; between them the search may find that it knows enough.
PARTS, PART = 64, 100
#: A playout adds at most one node; trees that lead on have to make do with the same room.
ROOM = 4


@dataclass(frozen=True)
class Thought:
    """What a search found, per action in the order asked for, and for all seats."""

    actions: tuple[int, ...]
    tried: tuple[int, ...]
    won: tuple[float, ...]
    playouts: int
    """Those of this decision; what earlier ones found out is counted in `tried` and `won` only."""
    shares: tuple[float, ...]
    """Each seat's share of the wins of the playouts."""

    @property
    def best(self) -> int:
        """What was tried most."""
        return self.actions[max(range(len(self.actions)), key=self.tried.__getitem__)]


@dataclass(frozen=True)
class Event:
    """Something that was done, and the bit set of who learnt it."""

    actor: int
    action: int
    learners: int


def dice_for(game: Game, seed: int | str, seen: Vector, seat: int) -> Dice:
    """Dice that belong to a decision: the same seed and the same view give the same numbers."""
    return new_dice(f"{seed} {seat} ".encode() + game.fingerprint(seen))


class SearchBot(Apart):
    """Searches and takes what was tried most. With `threads` each grows trees of its own, counted together."""

    def __init__(
        self,
        game: Game,
        seed: int | str = 0,
        playouts: int = 1_000,
        seconds: float | None = None,
        threads: int = 1,
        taste: Ints | None = None,
        habits: Habits | None = None,
    ) -> None:
        self.game = game
        self.seed = seed
        self.playouts = playouts
        self.seconds = seconds
        share = -(-playouts // threads)
        self.searches = [Search(game, ROOM * share, taste, habits) for _ in range(threads)]
        self._last: tuple[Vector, int, int] | None = None

    def choose(self, seen: Vector, seat: int, legal: Sequence[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        best = self.think(seen, seat, legal).best
        self.chose(seen, seat, best)
        return best

    def chose(self, seen: Vector, seat: int, action: int) -> None:
        """What was done after thinking, so that the trees may lead on."""
        self._last = seen.copy(), seat, action

    def think(self, seen: Vector, seat: int, legal: Sequence[int], guess: bool = True) -> Thought:
        """Search until the budget is spent, or until nothing tried less can come first any more."""
        seats = int(self.game.record(seen).seats)
        until = None if self.seconds is None else time.perf_counter() + self.seconds
        self._begin(seen, seat)
        if len(self.searches) == 1:
            self._grow(0, seen, seats, seat, legal, until, guess)
        else:
            with ThreadPoolExecutor(len(self.searches)) as pool:
                grown = [
                    pool.submit(self._grow, i, seen, seats, seat, legal, until, guess)
                    for i in range(len(self.searches))
                ]
                for thread in grown:
                    thread.result()
        return self._together(seat, seats, legal)

    def _begin(self, seen: Vector, seat: int) -> None:
        """Go on with the trees of the last decision if they lead here, else with new ones."""
        events = self._since(seen, seat)
        for search in self.searches:
            if events and not search.is_half_full:
                search.begin()
                for event in events:
                    search.lead_on(event.actor, event.action, event.learners)
            else:
                search.clear()

    def _since(self, seen: Vector, seat: int) -> list[Event]:
        """What was done since the last decision, if it was that seat's own action and at most one thing of chance."""
        last, self._last = self._last, None
        if last is None or last[1] != seat:
            return []
        work = last[0].copy()
        self.game.kernel.determinize(handle(work), seat, handle(dice_for(self.game, "since", work, seat)))
        own = self._done(work, seat, last[2])
        if np.array_equal(self.game.seen_by(work, seat), seen):
            return [own]
        drawn = self._drawn(work, seen, seat)
        return [] if drawn is None else [own, drawn]

    def _done(self, work: Vector, actor: int, action: int) -> Event:
        """Do something, and tell who learns it."""
        event = Event(actor, action, self.game.learners(work, actor, action))
        self.game.kernel.apply(handle(work), actor, action)
        return event

    def _drawn(self, work: Vector, seen: Vector, seat: int) -> Event | None:
        """What chance did to lead to this view, if the seat has learnt it or nobody has.

        What only others have learnt cannot be told to their trees.
        """
        kernel, scratch = self.game.kernel, Scratch()
        if work[ACTORS] != CHANCE_BIT:
            return None
        for outcome in scratch.choices[: kernel.chance(handle(work), handle(scratch.choices), handle(scratch.weights))]:
            after = work.copy()
            event = self._done(after, CHANCE, int(outcome))
            if np.array_equal(self.game.seen_by(after, seat), seen):
                return event if not event.learners or event.learners & 1 << seat else None
        return None

    def _grow(
        self, number: int, seen: Vector, seats: int, seat: int, legal: Sequence[int], until: float | None, guess: bool
    ) -> None:
        search, threads = self.searches[number], len(self.searches)
        dice = dice_for(self.game, f"search {self.seed} {number}", seen, seat)
        left = self.playouts // threads + (1 if number < self.playouts % threads else 0)
        part = max(PART, left // PARTS)
        left -= sum(search.tried(seat, legal))
        while left > 0 and not is_settled(search.tried(seat, legal), left):
            search.run(seen, seats, seat, min(part, left), dice, guess)
            left -= part
            if until is not None and time.perf_counter() >= until:
                return

    def _together(self, seat: int, seats: int, legal: Sequence[int]) -> Thought:
        tried = zip(*(search.tried(seat, legal) for search in self.searches), strict=True)
        won = zip(*(search.won(seat, legal) for search in self.searches), strict=True)
        playouts = sum(search.playouts for search in self.searches)
        shares = zip(*(search.wins[:seats].tolist() for search in self.searches), strict=True)
        return Thought(
            tuple(legal),
            tuple(sum(counts) for counts in tried),
            tuple(sum(wins) for wins in won),
            playouts,
            tuple(sum(wins) / max(playouts, 1) for wins in shares),
        )


def is_settled(tried: Sequence[int], left: int) -> bool:
    """Whether the rest of the budget cannot change what was tried most."""
    most, second = 0, 0
    for count in tried:
        if count > most:
            most, second = count, most
        elif count > second:
            second = count
    return most - second > left
