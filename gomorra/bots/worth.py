"""What a position is worth to a seat, by what a player would name: points, influence, rock, guns, draws, cards.

All numbers are in points; about eight of them make a clear advantage. This is the judgement by hand; the network
of `network` learns its own from games.
"""

from __future__ import annotations

from dataclasses import dataclass

from gomorra.bots.survey import SKILLS, Holding, Survey, survey
from gomorra.engine import Game
from gomorra.engine.card.handle import Card

WON = 1000.0
BOOTING = 0.35
"""What it costs to boot a dude: it cannot answer any more today."""


ANTE = 1
"""What lowball may take in the morning."""


@dataclass(frozen=True, slots=True)
class Weights:
    """How much each thing counts."""

    control: float = 2.6
    influence: float = 2.0
    income: float = 0.55
    rock: float = 0.16
    rock_counted: int = 14
    power: float = 0.55
    ready_power: float = 0.3
    dude: float = 0.35
    ready: float = 0.25
    bounty: float = 0.3
    hand: float = 0.22
    carried: float = 0.3
    carried_worth: float = 0.12
    short: float = 1.5
    exposed: float = 0.9
    reach: float = 0.25
    threat: float = 6.0
    margin: float = 1.1
    strongest: float = 0.65
    """How much the strongest rival counts against the average of all."""


WEIGHTS = Weights()


def gun_power(dude: Card) -> float:
    """What a dude adds to a posse."""
    bullets = dude.bullets
    return 0.75 * (0.6 + bullets) if dude.is_stud else 0.4 * (0.5 + bullets)


def value_of(card: Card) -> float:
    """What it would hurt to lose a card."""
    if card.is_token:
        return 0.15 + 0.3 * gun_power(card) if card.is_dude else 0.1
    if not card.is_dude:
        return 0.5 + 0.2 * card.face.stats["cost"]
    carried = sum(0.5 + 0.2 * item.face.stats["cost"] for item in card.attachments)
    drain = 0.3 * max(0, card.upkeep - 1)
    skills = 0.0 if SKILLS.isdisjoint(card.face.keywords) else 0.5
    worth = gun_power(card) + 2.0 * card.influence + 2.0 * card.control + carried + skills + 0.4
    return max(0.2, worth - drain)


def lacking(one: Holding) -> int:
    """What tomorrow's wages lack if lowball takes the ante."""
    return max(0, one.upkeep + ANTE - one.production - one.stash) if one.upkeep else 0


def holdings(one: Holding, weights: Weights) -> float:
    """What a player has, apart from how it stands against the others."""
    w = weights
    worth = (
        w.rock * min(one.stash, w.rock_counted)
        + 0.03 * max(0, one.stash - w.rock_counted)
        - w.rock * one.debt
    )
    worth += w.hand * min(one.hand, 8)
    worth += w.power * one.power + w.ready_power * one.ready_power
    worth += w.dude * one.dudes + w.ready * one.ready - w.bounty * one.bounty
    worth += w.carried * one.carried + w.carried_worth * one.carried_worth
    worth += w.income * (one.production - one.upkeep) - w.short * lacking(one)
    worth += w.control * one.control + w.influence * one.influence
    return worth - w.exposed * one.exposed + w.reach * min(one.within_reach, 3)


def judged(found: Survey, seat: int, rivals: list[int], weights: Weights = WEIGHTS) -> float:
    """What a table as surveyed is worth to a seat: against all rivals, and who is close to victory."""
    theirs = [holdings(found.players[rival], weights) for rival in rivals]
    against = weights.strongest * max(theirs) + (1 - weights.strongest) * sum(theirs) / len(theirs)
    total = holdings(found.players[seat], weights) - against
    lead = found.lead(seat)
    total += weights.margin * min(lead, 1) + (weights.threat if lead > 0 else 0.0)
    for rival in rivals:
        danger = found.lead(rival)
        total -= (weights.margin * min(danger, 1) + (1.2 * weights.threat if danger > 0 else 0.0)) / max(
            1, len(rivals) - 1
        )
    return total


def worth(game: Game, seat: int) -> float:
    """What the position is worth to a seat in points."""
    outcome = game.outcome
    if outcome is not None:
        return WON if outcome.winner == seat else (-WON if outcome.winner >= 0 else 0.0)
    return judged(survey(game, seat), seat, rivals_of(game, seat))


def winning_tonight(game: Game) -> list[int]:
    """Who has more control points than any rival's influence, as it stands."""
    seats = range(game.seats)
    influence = [game.influence(seat) for seat in seats]
    return [
        seat
        for seat in seats
        if game.control_points(seat) > max(influence[other] for other in seats if other != seat)
    ]


def rivals_of(game: Game, seat: int) -> list[int]:
    """Everybody else who is still in the game."""
    players = game.state.players
    return [other for other in range(game.seats) if other != seat and not players[other].conceded]
