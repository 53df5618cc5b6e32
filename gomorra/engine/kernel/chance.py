"""Chance: a splitmix64 generator whose whole state is one integer."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")
MASK = (1 << 64) - 1
STEP, FIRST, SECOND = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB


def following(state: int) -> int:
    """The generator's next state."""
    return (state + STEP) & MASK


def output(state: int) -> int:
    """The 64 random bits that belong to a state."""
    z = state
    z = ((z ^ (z >> 30)) * FIRST) & MASK
    z = ((z ^ (z >> 27)) * SECOND) & MASK
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
    for n in range(len(result), 1, -1):
        # `below` without its calls, unless the bits are so near the end that they might not be fair.
        before, state = state, (state + STEP) & MASK
        z = ((state ^ (state >> 30)) * FIRST) & MASK
        z = ((z ^ (z >> 27)) * SECOND) & MASK
        z ^= z >> 31
        if z > MASK - n:
            state, j = below(before, n)
        else:
            j = z % n
        result[n - 1], result[j] = result[j], result[n - 1]
    return state, result


def seeded(*words: int | str) -> int:
    """A generator state from a seed of any kind."""
    state = 0x243F6A8885A308D3
    for word in words:
        data = word.encode() if isinstance(word, str) else str(word).encode()
        for byte in data:
            state = output(following(state ^ byte))
    return state
