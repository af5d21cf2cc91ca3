"""What the host of a server can set: arguments of `tradewinds serve`, else environment variables."""

import math
import os
from dataclasses import dataclass, field

from tradewinds.server.storage import default_url


def _number(name: str, default: float, low: float = 0.0) -> float:
    try:
        number = float(os.environ.get(name, default))
    except ValueError:
        return default
    return max(number, low) if math.isfinite(number) else default


@dataclass(frozen=True)
class Settings:
    database: str = field(default_factory=default_url)
    bot_seconds: float = field(default_factory=lambda: _number("TRADEWINDS_BOT_SECONDS", 20.0))
    """How long a bot may think about one decision."""
    beat_seconds: float = field(default_factory=lambda: _number("TRADEWINDS_BEAT_SECONDS", 15.0))
    """Between signs of life to a browser that waits for news."""
    limits: float = field(default_factory=lambda: _number("TRADEWINDS_LIMITS", 1.0, 0.01))
    """All limits times this: more for a school behind one address."""
    retention_days: int = field(default_factory=lambda: int(_number("TRADEWINDS_RETENTION_DAYS", 0)))
    """Tables that nobody has touched for so many days are deleted; 0 keeps them."""
    metrics: str = field(default_factory=lambda: os.environ.get("TRADEWINDS_METRICS", ""))
    """An address of their own for the metrics, `127.0.0.1:9040`."""
    metrics_token: str = field(default_factory=lambda: os.environ.get("TRADEWINDS_METRICS_TOKEN", ""), repr=False)
    """Whoever sends it may read the metrics at the public address."""

    @property
    def metrics_place(self) -> tuple[str, int] | None:
        """Host and port of that address; raises ValueError when it names none."""
        if not self.metrics:
            return None
        host, _, port = self.metrics.rpartition(":")
        if not host or not 0 <= int(port) < 65_536:
            raise ValueError(self.metrics)
        return host.strip("[]"), int(port)
