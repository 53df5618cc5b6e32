"""Which rules are in force: one value that changes with anything that could make a game go another way."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

import gomorra

PURE = ("poker", "catalog", "decks", "engine", "cards")
"""The rooms of which a game is a function."""


@cache
def edition() -> str:
    """Sixteen hex digits over everything in the pure rooms."""
    root = Path(gomorra.__file__).parent
    digest = hashlib.blake2b(digest_size=8)
    for room in PURE:
        for file in sorted((root / room).rglob("*")):
            if file.is_file() and "__pycache__" not in file.parts:
                digest.update(f"\0{file.relative_to(root).as_posix()}\0".encode())
                digest.update(file.read_bytes())
    return digest.hexdigest()
