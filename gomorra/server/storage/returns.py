"""Coming back on another device: who may, stored.

A code is a secret of a hundred bits. Its digest is all that is kept, and a new one makes the old one void. What was
lost is made anew, so nothing is ever shown twice.
"""

from __future__ import annotations

import hashlib
import hmac
import time
from secrets import choice
from typing import NamedTuple

from sqlalchemy import delete, insert, select, update

from gomorra.server.storage.database import Step
from gomorra.server.storage.return_schema import returns
from gomorra.server.storage.tables import Storage

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""No letter that looks like another one."""
LENGTH, GROUP = 20, 4
ALIKE = str.maketrans({"O": "0", "I": "1", "L": "1", "U": "V"})


def new_code() -> str:
    """A code that nobody can guess, in groups that people can type."""
    letters = "".join(choice(LETTERS) for _ in range(LENGTH))
    return "-".join(letters[place : place + GROUP] for place in range(0, LENGTH, GROUP))


def digest_of(code: str) -> str:
    """What is kept of a code, however it was typed."""
    plain = "".join(letter for letter in code.upper() if letter.isalnum()).translate(ALIKE)
    return hashlib.sha256(plain.encode()).hexdigest()


class Returning(NamedTuple):
    """Somebody who comes back."""

    person: str
    name: str


class Returns:
    """Who may come back with what."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def renew(self, person: str, name: str) -> str:
        """A new code for a person; the one before it is void."""
        code = new_code()
        row = {"person": person, "digest": digest_of(code), "name": name, "at": time.time()}
        await self._storage.write(
            [Step(delete(returns).where(returns.c.person == person)), Step(insert(returns), [row])]
        )
        return code

    async def find(self, code: str) -> Returning | None:
        """Whose code this is."""
        wanted = digest_of(code)
        columns = returns.c
        query = select(columns.person, columns.name, columns.digest).where(columns.digest == wanted)
        for person, name, digest in await self._storage.read(query):
            if hmac.compare_digest(str(digest), wanted):
                return Returning(str(person), str(name))
        return None

    async def rename(self, person: str, name: str) -> None:
        """Who comes back has the name he took last."""
        await self._storage.write([Step(update(returns).where(returns.c.person == person).values(name=name))])
