"""The decks of the workshop, stored: who made them, what they are, and what they were."""

from __future__ import annotations

import time
from secrets import token_urlsafe
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import delete, func, insert, select, update

from gomorra.server.protocol.deck_pages import DeckContent
from gomorra.server.storage.database import Step
from gomorra.server.storage.deck_schema import deck_versions, decks
from gomorra.server.storage.tables import Conflict, Storage

MOST_DECKS = 300
"""Decks that one person may keep."""
MOST_VERSIONS = 200
SITTING = 600.0
"""Changes that follow each other within so many seconds are one version."""


class TooManyDecks(ValueError):
    """A person has as many decks as the server keeps for one."""


class Overtaken(Exception):
    """The deck was changed elsewhere meanwhile."""


class Stored(NamedTuple):
    """A deck as it lies in the database."""

    id: str
    owner: str
    updated: float
    revision: int
    content: DeckContent


class Version(NamedTuple):
    """What a deck was at an earlier revision."""

    revision: int
    at: float
    kept: bool
    content: DeckContent


class DeckShelf:
    """The decks in a database."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def of(self, owner: str) -> list[Stored]:
        """The decks of a person, the latest first."""
        query = select(decks.c.id, decks.c.owner, decks.c.updated, decks.c.revision, decks.c.content)
        rows = await self._storage.read(query.where(decks.c.owner == owner).order_by(decks.c.updated.desc()))
        return [_stored(row) for row in rows]

    async def get(self, deck: str) -> Stored | None:
        """A deck by its id, whoever made it."""
        query = select(decks.c.id, decks.c.owner, decks.c.updated, decks.c.revision, decks.c.content)
        rows = await self._storage.read(query.where(decks.c.id == deck))
        return _stored(rows[0]) if rows else None

    async def add(self, owner: str, content: DeckContent) -> Stored:
        """A new deck of a person."""
        count = await self._storage.read(
            select(func.count()).select_from(decks).where(decks.c.owner == owner)
        )
        if count[0][0] >= MOST_DECKS:
            raise TooManyDecks(
                f"you have {MOST_DECKS} decks, which is all this server keeps: forget one first"
            )
        made = Stored(token_urlsafe(9), owner, time.time(), 1, content)
        values = {**made._asdict(), "content": _text(content)}
        await self._storage.write([Step(insert(decks).values(values)), _version(made, kept=True)])
        return made

    async def change(self, old: Stored, content: DeckContent, *, keep: bool) -> Stored:
        """The deck with a new content; what it was stays as a version if it had stood for a while."""
        now = time.time()
        new = Stored(old.id, old.owner, now, old.revision + 1, content)
        moved = update(decks).where(decks.c.id == old.id, decks.c.revision == old.revision)
        steps = [
            # Of two changes that began from one revision only the first finds it.
            Step(moved.values(updated=now, revision=new.revision, content=_text(content)), must_match=True),
            _version(new, kept=keep),
        ]
        gone = (deck_versions.c.deck_id == old.id) & ~deck_versions.c.kept
        if now - old.updated < SITTING:
            steps.append(Step(delete(deck_versions).where(gone, deck_versions.c.revision == old.revision)))
        oldest = new.revision - MOST_VERSIONS
        steps.append(Step(delete(deck_versions).where(gone, deck_versions.c.revision < oldest)))
        try:
            await self._storage.write(steps)
        except Conflict as error:
            raise Overtaken from error
        return new

    async def versions(self, deck: str) -> list[Version]:
        """What a deck was, the latest first."""
        columns = deck_versions.c
        query = select(columns.revision, columns.at, columns.kept, columns.content)
        query = query.where(columns.deck_id == deck).order_by(columns.revision.desc()).limit(MOST_VERSIONS)
        return [
            Version(row[0], row[1], row[2], msgspec.json.decode(row[3], type=DeckContent))
            for row in await self._storage.read(query)
        ]

    async def forget(self, deck: str) -> None:
        """Remove a deck with everything it was."""
        versions = delete(deck_versions).where(deck_versions.c.deck_id == deck)
        await self._storage.write([Step(versions), Step(delete(decks).where(decks.c.id == deck))])


def _stored(row: Any) -> Stored:
    return Stored(row[0], row[1], row[2], row[3], msgspec.json.decode(row[4], type=DeckContent))


def _text(content: DeckContent) -> str:
    return msgspec.json.encode(content).decode()


def _version(deck: Stored, *, kept: bool) -> Step:
    values = {"deck_id": deck.id, "revision": deck.revision, "at": deck.updated, "kept": kept}
    return Step(insert(deck_versions).values({**values, "content": _text(deck.content)}))
