"""The door: how many browsers are inside, in all and from each address, and how fast they come."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from gomorra.server.limits import Buckets


class Door:
    """Counts connections."""

    def __init__(self, most: int, most_of_one: int, arrivals: Buckets) -> None:
        self._most = most
        self._most_of_one = most_of_one
        self._arrivals = arrivals
        self._inside: Counter[str] = Counter()

    def refusal(self, address: str) -> str:
        """Why somebody from this address cannot come in now; empty if he can."""
        if not self._arrivals.take(address):
            return "too many connections in a short time from your address: wait a moment"
        if self._inside[address] >= self._most_of_one:
            return f"{self._most_of_one} connections from your address are open: close some"
        if self._inside.total() >= self._most:
            return "this server is full: try again later"
        return ""

    @contextmanager
    def inside(self, address: str) -> Iterator[None]:
        """Somebody is connected."""
        self._inside[address] += 1
        try:
            yield
        finally:
            self._inside[address] -= 1
            if self._inside[address] <= 0:
                del self._inside[address]
