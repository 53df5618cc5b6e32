# ruff: noqa: INP001, T201  # a script for reading and running, no package
"""Train a small policy that beats the random bot, with PyTorch.

    pip install 'gomorra[learn]' torch
    python examples/train_policy.py --games 3000 --save policy.pt

The policy gives every option a score from the features of the position and of the option (gomorra.lab.features), so
it can choose among any number of options. It learns by playing against the random bot: answers of won games become
more likely, those of lost games less (REINFORCE with a learned baseline). One core plays some ten games a second;
after a few thousand games it wins most of them.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random

import numpy as np
import torch
from torch import Tensor, nn

from gomorra.bots import make_bot
from gomorra.lab import features
from gomorra.lab.chances import share
from gomorra.lab.environment import Round

Step = tuple[Tensor, Tensor, int]
"""The position, the options, and the place of the option that was taken."""


class Policy(nn.Module):
    """Scores for options, and a guess at the result."""

    def __init__(self, width: int = 96) -> None:
        super().__init__()
        self.position = nn.Sequential(nn.Linear(features.POSITION, width), nn.ReLU(), nn.Linear(width, width))
        self.option = nn.Linear(features.OPTION, width)
        self.score = nn.Sequential(nn.ReLU(), nn.Linear(width, width), nn.ReLU(), nn.Linear(width, 1))
        self.value = nn.Sequential(nn.ReLU(), nn.Linear(width, 1), nn.Tanh())

    def forward(self, position: Tensor, options: Tensor) -> tuple[Tensor, Tensor]:
        seen = self.position(position)
        scores = self.score(seen + self.option(options)).squeeze(-1)
        return scores, self.value(seen).squeeze(-1)


def play(policy: Policy, table: Round, seed: int, chance: Random) -> tuple[list[Step], float]:
    """One game against the random bot, from a seat that changes; gives the steps taken and the result."""
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
        position, options = map(torch.from_numpy, table.look())
        with torch.no_grad():
            scores, _ = policy(position, options)
        weights = torch.softmax(scores, dim=0).numpy().astype(np.float64)
        taken = chance.choices(range(len(weights)), weights=weights.tolist())[0]
        steps.append((position, options, taken))
        table.act(taken)
    return steps, table.rewards()[mine]


def learn(policy: Policy, optimizer: torch.optim.Optimizer, batch: list[tuple[list[Step], float]]) -> float:
    """One step of learning from a batch of games."""
    losses = []
    for steps, result in batch:
        for position, options, taken in steps:
            scores, guess = policy(position, options)
            log = torch.log_softmax(scores, dim=0)
            advantage = result - guess.detach()
            entropy = -(log.exp() * log).sum()
            losses.append(-advantage * log[taken] + 0.5 * (result - guess) ** 2 - 0.01 * entropy)
    loss = torch.stack(losses).mean()
    optimizer.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(policy.parameters(), 1.0)
    optimizer.step()
    return float(loss.detach())


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a small policy against the random bot.")
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--batch", type=int, default=20, help="games for each step of learning")
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
    for number in range(wishes.games):
        steps, result = play(policy, table, wishes.seed * 1_000_003 + number, chance)
        results.append(result)
        if steps:
            batch.append((steps, result))
        if len(batch) >= wishes.batch:
            learn(policy, optimizer, batch)
            batch.clear()
        if (number + 1) % 200 == 0:
            recent = share(sum(won > 0 for won in results[-200:]), 200)
            print(
                f"{number + 1} games: {recent.value:.0%} of the last 200 won ({recent.low:.0%}–{recent.high:.0%})"
            )
    if wishes.save is not None:
        torch.save(policy.state_dict(), wishes.save)


if __name__ == "__main__":
    main()
