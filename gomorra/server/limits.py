"""What one game, one message and one file may be, and how fast a browser may send.

These numbers hold on every server. What depends on the machine (connections, rates, rooms) is in settings.py.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

LONGEST_ID = 40
"""Characters of a table's id; ours have sixteen, the database has room for forty."""
LARGEST_MESSAGE = 256_000
"""Characters of a message from the browser: the longest deck list with its notes, and room to spare."""
LARGEST_BODY = 1_200_000
"""Bytes of an HTTP request: an imported game of the most answers has a quarter of it."""
MESSAGE_SHARE = 2_000
"""Every so many characters a message counts as one more: a deck is read as slowly as it is long."""
WAITING_MESSAGES = 400
"""Messages to a browser that does not read them, before its connection is given up."""
GAME_ANSWERS = 10_000
"""Answers of a game. A thousand is a long one, and all that is kept of a game grows with them."""
CHAT_LINES = 5_000
"""Lines of chat at one table."""
SEAT_PERSONS = 8
"""Devices that have come to one seat by its link; the oldest is forgotten."""
IMPORTED_ANSWERS = 3_000
"""Answers of a game from a file: it is played when it comes, which takes about a millisecond for each."""
IMPORTED_DAYS = 100
IMPORTED_CARDS = 200
"""Cards of a deck from a file; a legal deck has 52 and some jokers."""


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
