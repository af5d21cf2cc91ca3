"""Chance that nobody can steer and everybody can check afterwards.

Before the deal the table publishes the commitment, a hash of a secret. Each person then adds a contribution; that of a
bot follows from the secret. Every chance action is drawn by HMAC under a key made from the secret and all
contributions, never from the published hash. Once all contributions are in, a seal over them and the commitment is
published too. After the end the secret is revealed, and anybody can recompute every draw.
"""

import hashlib
import hmac
import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

_COMMIT = b"tradewinds commitment 1\0"
_BOT = b"tradewinds bot 1\0"
_SEAL = b"tradewinds seal 1\0"
_SEED = b"tradewinds seed 1\0"
_KEY = b"tradewinds key 1\0"
_DRAW = b"tradewinds draw 1\0"

SECRET_BYTES = 32


def new_secret() -> bytes:
    """A secret from the operating system."""
    return secrets.token_bytes(SECRET_BYTES)


def secret_from_seed(seed: int | str) -> bytes:
    """A chosen secret, for experiments and tests: the same seed always gives the same match."""
    return hashlib.sha256(_SEED + str(seed).encode("utf-8", "backslashreplace")).digest()


def commitment(secret: bytes) -> str:
    """What is published before the deal. It tells nothing about the draws and fixes the secret."""
    return hashlib.sha256(_COMMIT + secret).hexdigest()


def bot_contribution(secret: bytes, seat: int) -> str:
    """What a bot adds: it chooses nothing, since the table could choose it for the bot."""
    return hmac.digest(secret, _BOT + str(seat).encode(), "sha256").hex()


@dataclass(frozen=True)
class Fair:
    """The draws of one match: a secret, and what each seat contributed."""

    secret: bytes
    contributions: tuple[str, ...] = ()
    begun: str = ""
    """The digest of the moment that the match goes on from, another's or in practice its own, if it does."""
    returns: int = 0
    """How often somebody went back in practice: each time chance is another one."""

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    @property
    def seal(self) -> str:
        """Fixes the contributions too, and the moment: published when all are in, before the first draw."""
        deal = replace(self, begun="", returns=0) if self.returns else self
        return hashlib.sha256(_SEAL + self.commitment.encode() + deal._mixed).hexdigest()

    @property
    def _mixed(self) -> bytes:
        again = f" {self.returns}" if self.returns else ""
        return (json.dumps(list(self.contributions), ensure_ascii=True) + self.begun + again).encode()

    @cached_property
    def key(self) -> bytes:
        return hmac.digest(self.secret, _KEY + self._mixed, "sha256")

    def below(self, number: int, sides: int) -> int:
        """Draw number `number` of the match: a whole number below `sides`, every one equally likely."""
        limit = (1 << 64) - (1 << 64) % sides
        block = 0
        while True:
            word = hmac.digest(self.key, _DRAW + f"{number}/{block}".encode(), "sha256")[:8]
            value = int.from_bytes(word, "big")
            if value < limit:
                return value % sides
            block += 1

    def pick(self, number: int, weights: Sequence[int]) -> int:
        """The place of one of the outcomes, drawn by weight."""
        left = self.below(number, sum(weights))
        for place, weight in enumerate(weights):
            if left < weight:
                return place
            left -= weight
        raise ValueError("weights must be positive")
