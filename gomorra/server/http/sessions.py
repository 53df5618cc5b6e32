"""Guests: a signed cookie makes them the same person after a reload."""

from __future__ import annotations

from dataclasses import dataclass
from secrets import token_urlsafe

from itsdangerous import BadSignature, URLSafeSerializer

from gomorra.server.tables.table import clean

COOKIE = "gomorra_guest"
LONGEST = 400


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody behind a browser."""

    id: str
    name: str
    new: bool = False


class Sessions:
    """Reads and writes the cookie."""

    def __init__(self, secret: str) -> None:
        self._signer = URLSafeSerializer(secret, salt="guest")

    def read(self, cookie: str | None) -> Guest:
        """The guest of a cookie; a new one where there is none or it was not written by us."""
        if cookie and len(cookie) <= LONGEST:
            try:
                number, name = self._signer.loads(cookie)
                return Guest(str(number), clean(str(name)) or "Stranger")
            except (BadSignature, ValueError, TypeError):
                pass
        return Guest(token_urlsafe(15), "Stranger", new=True)

    def write(self, guest: Guest) -> str:
        """The cookie for a guest."""
        return str(self._signer.dumps([guest.id, guest.name]))
