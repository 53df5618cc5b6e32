"""A hostile client: messages by the protocol's own grammar, and then mutated until hardly anything is right."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

JUNK: list[Any] = [
    None, True, False, -1, 0, 6, 10**30, 1e308, "", " ", "x" * 5_000, "\u0000", "\u202e", "²", "--5", "９", [], {},
    [[[]]], {"a": {"b": 1}}, "__class__", "../../etc", "<script>alert(1)</script>", "'; DROP TABLE answers; --",
    "concede 0",
    "use 12 __init__", "move 1 town-square", "\ud83d\ude00" * 50, "NaN",
]  # fmt: skip
WORDS = (
    "use", "move", "callout", "shop", "invent", "replace", "give", "join", "react", "trait", "card", "amount", "name",
    "player", "start", "gang", "concede", "pass", "done", "yes", "no", "pay", "accept", "refuse", "invite",
)  # fmt: skip
ODD = ("town-square", "left", "²", "--5", "-", "0x1f", "1e3", "٣", "as-listed")


def key(chance: random.Random) -> str:
    """Something like the key of an option; `!` makes sure that it is none."""
    parts = [chance.choice(WORDS)]
    for _ in range(chance.randrange(4)):
        parts.append(chance.choice([str(chance.randrange(-2, 140)), *ODD]))
    return " ".join(parts)[:110] + " !"


def _token(chance: random.Random) -> str:
    return "".join(chance.choice("abcdefgh-_AB01") for _ in range(chance.choice([8, 16, 40])))


GRAMMAR: dict[str, Callable[[random.Random], dict[str, Any]]] = {
    "answer": lambda c: {
        "seat": c.randrange(6),
        "decision": c.randrange(400),
        "keys": [key(c) for _ in range(c.randrange(1, 5))],
    },
    "sit": lambda c: {
        "seat": c.randrange(6),
        "deck": {"starter": c.choice(["law-dogs-base", "none", ""]), "text": "1x Nobody\n" * c.randrange(3)},
        "name": "Eve",
        "token": c.choice([None, _token(c)]),
    },
    "claim": lambda c: {"token": _token(c)},
    "look": lambda c: {"seat": c.choice([None, *range(6)])},
    "ask": lambda c: {"seat": c.randrange(6), "card": c.randrange(200)},
    "odds": lambda c: {"seat": c.randrange(2, 6)},
    "undo": lambda c: {"seat": c.randrange(2, 6)},
    "consent": lambda c: {"yes": c.random() < 0.5},
    "concede": lambda c: {"seat": c.randrange(2, 6)},
    "rematch": lambda _: {},
    "adjust": lambda c: {"seat": c.randrange(2, 6), "auto": "off", "pace": 1},
    "earlier": lambda c: {"before": c.randrange(10_000)},
    "ping": lambda _: {},
}
"""Every message that a stranger, or a player at the wrong moment, could send in good order."""


def messages(chance: random.Random, count: int) -> Iterator[str]:
    """Messages none of which may change anything."""
    for _ in range(count):
        yield chance.choice(MAKERS)(chance)


def _grammatical(chance: random.Random) -> str:
    kind = chance.choice(list(GRAMMAR))
    return json.dumps({"type": kind, **GRAMMAR[kind](chance)})


def _wrong_value(chance: random.Random) -> str:
    kind = chance.choice([kind for kind in GRAMMAR if kind not in ("rematch", "ping")])
    message = {"type": kind, **GRAMMAR[kind](chance)}
    name = chance.choice([name for name in message if name != "type"])
    message[name] = chance.choice([value for value in JUNK if not _could_be_right(kind, name, value)])
    return json.dumps(message)


def _could_be_right(kind: str, name: str, value: Any) -> bool:
    """Whether junk would make a message that does something."""
    return (
        kind in ("undo", "concede", "adjust", "odds") and name in ("seat", "auto", "pace") and value in (0, 1)
    )


def _wrong_fields(chance: random.Random) -> str:
    kind = chance.choice([kind for kind in GRAMMAR if kind not in ("rematch", "ping")])
    message = {"type": kind, **GRAMMAR[kind](chance)}
    if chance.random() < 0.5:
        message[chance.choice(["extra", "Type", "__proto__", ""])] = chance.choice(JUNK)
    else:
        del message[chance.choice([name for name in message if name != "pace"])]
        message.setdefault("unknown", 1)
    return json.dumps(message)


def _wrong_kind(chance: random.Random) -> str:
    kind: Any = chance.choice(
        ["Answer", "eval", "full", "update", "trouble", "__import__", "", 5, None, [], {}]
    )
    return json.dumps({"type": kind, "seat": 0})


def _cut(chance: random.Random) -> str:
    text = _grammatical(chance)
    return text[: chance.randrange(1, len(text))]


def _flipped(chance: random.Random) -> str:
    """One that is almost right: some characters are others, or stand twice."""
    text = list(_wrong_kind(chance))
    for _ in range(chance.randrange(1, 6)):
        place = chance.randrange(len(text))
        text[place] = chance.choice(
            [chr(chance.randrange(32, 0x2FF)), text[place] * 2, "", '"', "\\", "\ufffd"]
        )
    return "".join(text)


def _noise(chance: random.Random) -> str:
    return "".join(chr(chance.randrange(1, 0xD7FF)) for _ in range(chance.randrange(1, 80)))


def _deep(chance: random.Random) -> str:
    return chance.choice(["[", '{"a":', '{"type":"answer","keys":[']) * chance.randrange(1, 3_000)


def _not_an_object(chance: random.Random) -> str:
    return json.dumps(chance.choice([value for value in JUNK if not isinstance(value, dict)]))


MAKERS: list[Callable[[random.Random], str]] = [
    _grammatical, _grammatical, _wrong_value, _wrong_value, _wrong_fields, _wrong_kind, _cut, _flipped, _noise, _deep,
    _not_an_object,
]  # fmt: skip
