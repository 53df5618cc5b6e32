"""A fingerprint of a game: a hash over a canonical encoding of everything that matters."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from gomorra.engine.game import Game


def canonical(game: Game) -> list[object]:
    """The state as nested lists in one fixed order, the open decision included."""
    state = game.state
    fight = game.shootout
    return [
        game.names,
        [face.code if face is not None else "" for face in state.faces],
        state.owners,
        state.zones,
        state.known,
        [
            [
                card, body.controller, body.location, body.host, body.attachments, body.booted, body.bounty,
                body.control, body.rock, body.entered - state.turns, sorted(body.used), sorted(body.extra),
                sorted((name, str(value)) for name, value in body.counters.items()),
            ]
            for card, body in sorted(state.bodies.items())
        ],
        [
            [
                player.stash, player.debt, player.deck, player.hand, player.discard, player.boot_hill,
                player.draw_hand, player.aside, player.street, player.out_of_town, player.conceded,
            ]
            for player in state.players
        ],
        [[card, [list(m[1:]) for m in mods]] for card, mods in sorted(state.modifiers.items())],
        [list(item[1:]) for item in state.delayed],
        sorted((card, *named) for card, named in state.named.items()),
        sorted((key, list(map(str, values))) for key, values in state.memory.items() if values),
        [state.day, state.phase, state.step, state.turn, state.passes, state.winner, state.priority, state.pot],
        state.randomness,
        list(state.outcome) if state.outcome is not None else None,
        game.gathering,
        [fight.location, fight.round, fight.step, fight.shooters] if fight is not None else None,
        [game.decision.seat, game.decision.kind, game.decision.prompt] if not game.over else None,
    ]  # fmt: skip


def fingerprint(game: Game) -> str:
    """Sixteen hex digits."""
    return hashlib.blake2b(msgspec.json.encode(canonical(game)), digest_size=8).hexdigest()
