"""A bot that searches: so many playouts, or so many seconds, in one thread or several.

It keeps nothing between decisions. What it does follows from its seed, its budget and what its seat sees, so a server
can forget it after every move and a record can be played again.
"""

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from tradewinds.bots.ismcts import NODES_A_PLAYOUT, Search
from tradewinds.core.dice import Dice, new_dice
from tradewinds.core.game import Game
from tradewinds.core.kernel import MOST_SEATS
from tradewinds.core.layout import Ints, Vector
from tradewinds.core.taste import Habits

#: The budget is spent in so many parts; between them the search may find that it knows enough.
PARTS = 16


@dataclass(frozen=True)
class Thought:
    """What a search found, per action in the order asked for, and for all seats."""

    actions: tuple[int, ...]
    tried: tuple[int, ...]
    won: tuple[float, ...]
    playouts: int
    shares: tuple[float, ...]
    """Each seat's share of the wins."""

    @property
    def best(self) -> int:
        """What was tried most."""
        return self.actions[max(range(len(self.actions)), key=self.tried.__getitem__)]


def dice_for(seed: int | str, seen: Vector, seat: int) -> Dice:
    """Dice that belong to a decision: the same seed and the same view give the same numbers."""
    return new_dice(f"{seed} {seat} ".encode() + seen.tobytes())


class SearchBot:
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
        self.searches = [Search(game, NODES_A_PLAYOUT * share + MOST_SEATS, taste, habits) for _ in range(threads)]

    def choose(self, seen: Vector, seat: int, legal: Sequence[int]) -> int:
        return legal[0] if len(legal) == 1 else self.think(seen, seat, legal).best

    def think(self, seen: Vector, seat: int, legal: Sequence[int], guess: bool = True) -> Thought:
        """Search until the budget is spent, or until nothing tried less can come first any more."""
        seats = int(self.game.record(seen).seats)
        until = None if self.seconds is None else time.perf_counter() + self.seconds
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

    def _grow(
        self, number: int, seen: Vector, seats: int, seat: int, legal: Sequence[int], until: float | None, guess: bool
    ) -> None:
        search, threads = self.searches[number], len(self.searches)
        dice = dice_for(f"search {self.seed} {number}", seen, seat)
        left = self.playouts // threads + (1 if number < self.playouts % threads else 0)
        part = max(1, left // PARTS)
        search.clear(seats)
        while left > 0:
            search.run(seen, seats, seat, min(part, left), dice, guess)
            left -= part
            if until is not None and time.perf_counter() >= until:
                return
            if is_settled(search.tried(seat, legal), left):
                return

    def _together(self, seat: int, seats: int, legal: Sequence[int]) -> Thought:
        tried = zip(*(search.tried(seat, legal) for search in self.searches), strict=True)
        won = zip(*(search.won(seat, legal) for search in self.searches), strict=True)
        playouts = sum(search.playouts for search in self.searches)
        shares = zip(*(search.shares(seats) for search in self.searches), strict=True)
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
