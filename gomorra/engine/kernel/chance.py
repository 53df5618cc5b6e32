"""Chance: a splitmix64 generator whose whole state is one integer."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")
MASK = (1 << 64) - 1


def following(state: int) -> int:
    """The generator's next state."""
    return (state + 0x9E3779B97F4A7C15) & MASK


def output(state: int) -> int:
    """The 64 random bits that belong to a state."""
    z = state
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def below(state: int, n: int) -> tuple[int, int]:
    """The next state, and a fair number from 0 to n - 1."""
    limit = (1 << 64) - (1 << 64) % n
    while True:
        state = following(state)
        bits = output(state)
        if bits < limit:
            return state, bits % n


def shuffled(state: int, items: list[T]) -> tuple[int, list[T]]:
    """The next state, and the items in a fair random order."""
    result = list(items)
    for i in range(len(result) - 1, 0, -1):
        state, j = below(state, i + 1)
        result[i], result[j] = result[j], result[i]
    return state, result


def seeded(*words: int | str) -> int:
    """A generator state from a seed of any kind."""
    state = 0x243F6A8885A308D3
    for word in words:
        data = word.encode() if isinstance(word, str) else str(word).encode()
        for byte in data:
            state = output(following(state ^ byte))
    return state
