# ruff: noqa: INP001, T201  # a script for reading and running, no package
"""Train a small policy that beats the random bot, with PyTorch.

    pip install 'gomorra[learn]' torch
    python examples/train_policy.py --games 3000 --save policy.pt

The policy gives every option a score from the features of the position and of the option (gomorra.lab.features), so
it can choose among any number of options. It learns by playing against the random bot with proximal policy
optimisation: what turned out better than the policy expected becomes more likely, in small steps. The result comes
only at the end of a game, a hundred answers late; so the learner is also told after each answer how its influence,
control points and income changed against the rival's. These hints cancel out over a whole game (they are differences
of a potential), so what wins most games stays the best policy.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn.utils.rnn import pad_sequence

from gomorra.bots import make_bot
from gomorra.lab import features
from gomorra.lab.chances import share
from gomorra.lab.environment import Round

FORESIGHT = 0.95
"""How far beyond the next answers the value of an answer is looked for (lambda of generalised advantages)."""
TRUST = 0.2
"""How much more or less likely an answer may become in one step of learning."""
EPOCHS = 4


class Step(NamedTuple):
    """One answer of the learner."""

    position: Tensor
    options: Tensor
    taken: int
    likely: float
    guess: float
    standing: float


class Policy(nn.Module):
    """Scores for options, and a guess at the result."""

    def __init__(self, width: int = 128) -> None:
        super().__init__()
        self.position = nn.Sequential(nn.Linear(features.POSITION, width), nn.ReLU(), nn.Linear(width, width))
        self.option = nn.Linear(features.OPTION, width)
        self.score = nn.Sequential(nn.ReLU(), nn.Linear(width, width), nn.ReLU(), nn.Linear(width, 1))
        self.value = nn.Sequential(nn.ReLU(), nn.Linear(width, width), nn.ReLU(), nn.Linear(width, 1))

    def forward(self, position: Tensor, options: Tensor) -> tuple[Tensor, Tensor]:
        """Options may come in any number of rows; rows of zeros are no options and score nothing."""
        seen = self.position(position)
        scores = self.score(seen.unsqueeze(-2) + self.option(options)).squeeze(-1)
        scores = scores.masked_fill(options.abs().sum(-1) == 0, -torch.inf)
        return scores, self.value(seen).squeeze(-1)


def standing(position: np.ndarray) -> float:
    """How the learner stands against its rival: influence, control points and income, about -1 to 1."""
    facts = features.PLAYER_FACTS
    mine, other = position[:facts], position[facts : 2 * facts]
    return float((mine - other)[3:6].sum()) / 2


def play(policy: Policy, table: Round, seed: int, chance: Random) -> tuple[list[Step], float]:
    """One game against the random bot, from a seat that changes; gives the answers and the result."""
    table.start(seed)
    mine = seed % table.seats
    other = make_bot("random", seed)
    steps: list[Step] = []
    while not table.over and not table.too_long:
        if table.seat != mine:
            table.game.answer(other.choose(table.game, table.seat))
            continue
        if len(table.game.decision.options) == 1:
            table.act(0)
            continue
        seen, able = table.look()
        position, options = torch.from_numpy(seen), torch.from_numpy(able)
        with torch.no_grad():
            scores, guess = policy(position, options)
            logs = torch.log_softmax(scores, dim=0)
        taken = chance.choices(range(len(able)), weights=logs.exp().tolist())[0]
        steps.append(Step(position, options, taken, float(logs[taken]), float(guess), standing(seen)))
        table.act(taken)
    return steps, table.rewards()[mine]


def advantages(steps: list[Step], result: float) -> list[float]:
    """How much better than expected each answer turned out."""
    guesses = [step.guess for step in steps] + [0.0]
    standings = [step.standing for step in steps] + [0.0]
    found = []
    later = 0.0
    for at in reversed(range(len(steps))):
        reward = standings[at + 1] - standings[at] + (result if at == len(steps) - 1 else 0.0)
        later = reward + guesses[at + 1] - guesses[at] + FORESIGHT * later
        found.append(later)
    return found[::-1]


def learn(policy: Policy, optimizer: torch.optim.Optimizer, games: list[tuple[list[Step], float]]) -> None:
    """Some steps of learning from a batch of games."""
    steps = [step for game, _ in games for step in game]
    position = torch.stack([step.position for step in steps])
    options = pad_sequence([step.options for step in steps], batch_first=True)
    taken = torch.tensor([step.taken for step in steps])
    likely = torch.tensor([step.likely for step in steps])
    gains = torch.tensor([gain for game in games for gain in advantages(*game)])
    aims = torch.tensor([step.guess for step in steps]) + gains
    gains = (gains - gains.mean()) / (gains.std() + 1e-6)
    rows = torch.arange(len(steps))
    for _ in range(EPOCHS):
        for part in torch.randperm(len(steps)).split(512):
            scores, guesses = policy(position[part], options[part])
            logs = torch.log_softmax(scores, dim=-1)
            ratio = (logs[rows[: len(part)], taken[part]] - likely[part]).exp()
            gain = gains[part]
            surer = torch.min(ratio * gain, ratio.clamp(1 - TRUST, 1 + TRUST) * gain).mean()
            entropy = -(logs.exp() * logs.masked_fill(logs.isinf(), 0.0)).sum(-1).mean()
            loss = -surer + 0.5 * (guesses - aims[part]).pow(2).mean() - 0.01 * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimizer.step()


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a small policy against the random bot.")
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--batch", type=int, default=25, help="games for each step of learning")
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path)
    wishes = parser.parse_args()
    torch.manual_seed(wishes.seed)
    torch.set_num_threads(1)
    chance = Random(wishes.seed)
    policy = Policy()
    optimizer = torch.optim.Adam(policy.parameters(), lr=wishes.rate)
    table = Round(2)
    batch: list[tuple[list[Step], float]] = []
    results: list[float] = []
    for number in range(1, wishes.games + 1):
        steps, result = play(policy, table, wishes.seed * 1_000_003 + number, chance)
        results.append(result)
        if steps:
            batch.append((steps, result))
        if len(batch) >= wishes.batch:
            learn(policy, optimizer, batch)
            batch.clear()
        if number % 200 == 0:
            recent = share(sum(won > 0 for won in results[-200:]), 200)
            print(
                f"{number} games: {recent.value:.0%} of the last 200 won ({recent.low:.0%}–{recent.high:.0%})"
            )
    if wishes.save is not None:
        torch.save(policy.state_dict(), wishes.save)


if __name__ == "__main__":
    main()
