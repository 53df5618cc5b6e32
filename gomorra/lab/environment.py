"""The game as an environment for learning, after PettingZoo's agent-by-agent interface.

>>> from gomorra.lab import gomorra_v0
>>> env = gomorra_v0.env(seats=2)
>>> env.reset(seed=1)
>>> observation, reward, terminated, truncated, info = env.last()
>>> sorted(observation)
['action_mask', 'actions', 'observation']

An action is the number of a slot. Slots hold the options of the open decision in the engine's order, each
described by a row of features in `actions`; `action_mask` says which slots are filled. A decision with more options
than slots keeps the first ones and "pass". Learners that take any number of options use `Round` instead.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from gomorra.engine import Game
from gomorra.lab import features
from gomorra.lab.plan import DeckList, PlanError, make_plan, start

SLOTS = 128
LONGEST = 3000
DECKS = ("law-dogs-base", "sloane-gang-base", "fourth-ring-base", "morgan-cattle-base")

Observation = dict[str, NDArray[Any]]


class Round:
    """One game to learn from: positions and options as features of any number, answers by place."""

    def __init__(self, seats: int = 2, decks: Sequence[str] = DECKS, *, longest: int = LONGEST) -> None:
        from gomorra.decks import read_deck

        self.longest = longest
        self._decks = [DeckList.of(read_deck(name), name) for name in decks]
        make_plan(["random"] * seats, self._decks, 0)
        self.seats = seats
        self.game: Game

    def start(self, seed: int) -> None:
        """A new game; the seed decides about decks and everything else."""
        plan = make_plan(["random"] * self.seats, self._decks, seed, days=0)
        self.game = start(plan, seed % (self.seats * len(self._decks) * max(1, len(self._decks) - 1)))

    @property
    def seat(self) -> int:
        """Who decides."""
        return self.game.decision.seat

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.over

    @property
    def too_long(self) -> bool:
        """Whether it was broken off because it took too long."""
        return len(self.game.answers) >= self.longest

    def look(self) -> tuple[features.Vector, NDArray[np.float32]]:
        """The position, and a row for each option."""
        return features.sight(self.game)

    def act(self, place: int) -> None:
        """Answer with the option in this place."""
        options = self.game.decision.options
        if not 0 <= place < len(options):
            raise PlanError(f"there are {len(options)} options: {place} is none of them")
        self.game.answer(options[place].payload)

    def rewards(self) -> list[float]:
        """1 for the winner, -1 shared among the others, 0 while nobody has won."""
        outcome = self.game.outcome
        if outcome is None or outcome.winner < 0:
            return [0.0] * self.seats
        return [1.0 if seat == outcome.winner else -1.0 / (self.seats - 1) for seat in range(self.seats)]


def slots(round_: Round, count: int) -> list[int]:
    """Which options the slots stand for: if there are too many, the first ones and "pass"."""
    options = round_.game.decision.options
    found = list(range(len(options)))
    if len(found) <= count:
        return found
    ways_out = [place for place in found if options[place].payload[0] in ("pass", "done")]
    others = [place for place in found if place not in ways_out]
    return sorted([*others[: count - len(ways_out)], *ways_out])


def observe(round_: Round, count: int) -> Observation:
    """The observation of the seat that decides."""
    position, options = round_.look()
    places = slots(round_, count)
    actions = np.zeros((count, features.OPTION), dtype=np.float32)
    actions[: len(places)] = options[places]
    mask = np.zeros(count, dtype=np.int8)
    mask[: len(places)] = 1
    return {"observation": position, "actions": actions, "action_mask": mask}


def nothing(count: int) -> Observation:
    """What somebody sees who has nothing to decide."""
    return {
        "observation": np.zeros(features.POSITION, dtype=np.float32),
        "actions": np.zeros((count, features.OPTION), dtype=np.float32),
        "action_mask": np.zeros(count, dtype=np.int8),
    }


def observation_space(count: int) -> spaces.Dict:
    """What an agent is shown, in the terms of Gymnasium."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-np.inf, np.inf, (features.POSITION,), np.float32),
            "actions": spaces.Box(-np.inf, np.inf, (count, features.OPTION), np.float32),
            "action_mask": spaces.Box(0, 1, (count,), np.int8),
        }
    )


class RawEnvironment(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """Two to six agents at one table."""

    metadata = {"name": "gomorra_v0", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012 - as PettingZoo has it

    def __init__(
        self,
        seats: int = 2,
        decks: Sequence[str] = DECKS,
        *,
        slots: int = SLOTS,
        longest: int = LONGEST,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.round = Round(seats, decks, longest=longest)
        self.slots = slots
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.observation_spaces = {agent: observation_space(slots) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(slots) for agent in self.possible_agents}
        self._chance = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent is shown, in the terms of Gymnasium."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of the options."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.round.start(int(self._chance.integers(1 << 31)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.round.seat]

    def observe(self, agent: str) -> Observation:
        """What an agent is shown; nothing where it is not its turn."""
        over = self.round.over or self.round.too_long
        if over or self.possible_agents[self.round.seat] != agent:
            return nothing(self.slots)
        return observe(self.round, self.slots)

    def step(self, action: int | None) -> None:
        """The agent whose turn it is takes an option."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        places = slots(self.round, self.slots)
        if not 0 <= action < len(places):
            raise PlanError(f"slot {action} is empty: the action mask fills {len(places)}")
        self._cumulative_rewards[agent] = 0.0
        self.round.act(places[action])
        self._clear_rewards()
        if self.round.over:
            self.rewards = dict(zip(self.possible_agents, self.round.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.round.too_long:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.round.seat]
        self._accumulate_rewards()

    def render(self) -> str:
        """The table as text."""
        return "\n".join(self.round.game.story()[-20:])

    def close(self) -> None:
        """Nothing is open."""


def env(**settings: Any) -> AECEnv:
    """The environment with PettingZoo's usual guards around it."""
    guarded = wrappers.TerminateIllegalWrapper(RawEnvironment(**settings), illegal_reward=-1)
    guarded = wrappers.AssertOutOfBoundsWrapper(guarded)
    return wrappers.OrderEnforcingWrapper(guarded)
