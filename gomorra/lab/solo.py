"""The game for a single learner against bots, after Gymnasium's interface.

>>> import gymnasium
>>> import gomorra.lab.solo
>>> env = gymnasium.make("gomorra/Solo-v0", opponents=("random",))
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
from gymnasium import spaces

from gomorra.bots import Bot, make_bot
from gomorra.lab.environment import (
    DECKS,
    LONGEST,
    SLOTS,
    Observation,
    Round,
    nothing,
    observation_space,
    observe,
    slots,
)

EMPTY_SLOT = -0.05
"""The reward for choosing an empty slot; nothing happens then."""


class SoloEnvironment(gymnasium.Env[Observation, int]):
    """One learner, who changes seats from game to game, against bots.

    `info["action_mask"]` repeats the mask for libraries that look for it there. A learner without a mask learns
    by a small loss that an empty slot is no answer.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        opponents: Sequence[str] = ("random",),
        decks: Sequence[str] = DECKS,
        *,
        slots: int = SLOTS,
        longest: int = LONGEST,
        render_mode: str | None = None,
    ) -> None:
        self.opponents = tuple(opponents)
        self.round = Round(len(self.opponents) + 1, decks, longest=longest)
        self.slots = slots
        self.longest = longest
        self.render_mode = render_mode
        self.observation_space = observation_space(slots)  # type: ignore[assignment]  # Gymnasium wants a wider type
        self.action_space = spaces.Discrete(slots)  # type: ignore[assignment]  # as above
        self.seat = 0
        self._bots: dict[int, Bot] = {}
        self._steps = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        number = int(self.np_random.integers(1 << 31))
        self.round.start(number)
        self.seat = int(self.np_random.integers(self.round.seats))
        others = [seat for seat in range(self.round.seats) if seat != self.seat]
        self._bots = {
            seat: make_bot(name, f"{number}/{seat}")
            for seat, name in zip(others, self.opponents, strict=True)
        }
        self._steps = 0
        self._let_bots_play()
        return self._seen()

    def _let_bots_play(self) -> None:
        game = self.round.game
        while not game.over and game.decision.seat != self.seat and not self.round.too_long:
            game.answer(self._bots[game.decision.seat].choose(game, game.decision.seat))

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        over = self.round.over or self.round.too_long
        observation = nothing(self.slots) if over else observe(self.round, self.slots)
        return observation, {"action_mask": observation["action_mask"]}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        self._steps += 1
        places = slots(self.round, self.slots) if not self.round.over else []
        reward = 0.0
        if action < len(places):
            self.round.act(places[action])
            self._let_bots_play()
            reward = self.round.rewards()[self.seat]
        else:
            reward = EMPTY_SLOT
        observation, info = self._seen()
        tired = self._steps >= self.longest or self.round.too_long
        return observation, reward, self.round.over, tired and not self.round.over, info

    def render(self) -> str:
        return "\n".join(self.round.game.story(self.seat)[-20:])


if "gomorra/Solo-v0" not in gymnasium.registry:
    gymnasium.register("gomorra/Solo-v0", entry_point="gomorra.lab.solo:SoloEnvironment")
