"""A connection to a browser, as a room sees it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from gomorra.server.protocol.told import ServerMessage
from gomorra.server.telling import fortunes

ENCODER = msgspec.json.Encoder()


class Wire:
    """One browser at a table: who it is, from which seat it looks, and what it was last told."""

    def __init__(self, person: str, name: str, send: Callable[[bytes], None]) -> None:
        self.person = person
        self.name = name
        self._send = send
        self.looking: int | None = None
        self.state: Any = None
        """The state as the browser has it; None asks for all of it."""
        self.log_at = 0
        self.holders: fortunes.Holders = {}
        """Who controlled the deeds when it was last told."""
        self.advised = False
        """Whether a hint for this browser is being thought about."""
        self.hang_up: Callable[[int, str], None] | None = None
        """Closes the connection, wherever it ends."""

    def close(self, code: int, reason: str) -> None:
        """Hang up, with a reason that the browser understands."""
        if self.hang_up is not None:
            self.hang_up(code, reason)

    def tell(self, message: ServerMessage) -> None:
        """Send a message; it is queued, never waited for."""
        self._send(ENCODER.encode(message))
