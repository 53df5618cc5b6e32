"""How fast a browser may send."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable


class Bucket:
    """A token bucket: so many at once, so many a second for long."""

    __slots__ = ("_at", "_left", "burst", "now", "rate")

    def __init__(self, rate: float, burst: float, now: Callable[[], float]) -> None:
        self.rate = rate
        self.burst = burst
        self.now = now
        self._left = burst
        self._at = now()

    def take(self, cost: float = 1.0) -> bool:
        """Whether this is within the limits; if so it counts."""
        moment = self.now()
        self._left = min(self.burst, self._left + (moment - self._at) * self.rate)
        self._at = moment
        if self._left < cost:
            return False
        self._left -= cost
        return True


class Buckets:
    """One bucket for each address; the longest unused are forgotten."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float], most: int = 10_000) -> None:
        self._rate, self._burst, self._now = rate, burst, now
        self._most = most
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, cost: float = 1.0) -> bool:
        """Whether this address may go on."""
        bucket = self._known.pop(address, None) or Bucket(self._rate, self._burst, self._now)
        self._known[address] = bucket
        if len(self._known) > self._most:
            self._known.popitem(last=False)
        return bucket.take(cost)
