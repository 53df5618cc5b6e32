"""What a position is worth to a seat, by what a player would name: points, influence, rock, guns, draws, cards."""

from __future__ import annotations

from dataclasses import dataclass

from gomorra.engine import Game
from gomorra.engine.board import players
from gomorra.engine.card.handle import Card

WON = 1000.0


@dataclass(frozen=True, slots=True)
class Weights:
    """How much each thing counts."""

    control: float = 2.6
    influence: float = 2.0
    income: float = 0.55
    rock: float = 0.16
    rock_counted: int = 14
    stud: float = 0.75
    draw: float = 0.4
    ready: float = 0.25
    bounty: float = 0.3
    hand: float = 0.22
    attachment: float = 0.35
    threat: float = 6.0
    margin: float = 1.1
    structure: float = 2.0


def gun_power(dude: Card, weights: Weights) -> float:
    """What a dude adds to a posse."""
    bullets = dude.bullets
    return (0.6 + bullets) * weights.stud if dude.is_stud else (0.5 + bullets) * weights.draw


def draw_structure(game: Game, seat: int) -> float:
    """How well the cards that can be drawn go together: how many threes of a kind five of them hold on average."""
    state = game.state
    player = state.players[seat]
    counts = [0] * 14
    for pile in (player.deck, player.discard):
        for card in pile:
            counts[state.face(card).value] += 1
    counts[0] = 0  # jokers and whatever has no value
    cards = sum(counts)
    if cards < 5:
        return 0.0
    threes = sum(count * (count - 1) * (count - 2) for count in counts)
    return 10 * threes / (cards * (cards - 1) * (cards - 2))


def holdings(game: Game, seat: int, weights: Weights) -> float:
    """What a player has, apart from how it stands against the others."""
    state = game.state
    player = state.players[seat]
    worth = weights.rock * min(player.stash, weights.rock_counted) - weights.rock * player.debt
    worth += 0.03 * max(0, player.stash - weights.rock_counted)
    worth += weights.hand * min(len(player.hand), 8)
    worth += weights.structure * draw_structure(game, seat)
    upkeep = 0
    for dude in game.dudes(seat):
        worth += gun_power(dude, weights) - weights.bounty * dude.bounty
        if not dude.booted:
            worth += weights.ready
        worth += weights.attachment * len(dude.body.attachments)
        upkeep += dude.upkeep
    worth += weights.income * (players.production_of(game, seat) - upkeep)
    worth += weights.control * players.control_of(game, seat)
    return worth + weights.influence * players.influence_of(game, seat)


def worth(game: Game, seat: int, weights: Weights = Weights()) -> float:  # noqa: B008  # frozen
    """What the position is worth to a seat: its own holdings against the strongest rival's, and who is close."""
    outcome = game.outcome
    if outcome is not None:
        return WON if outcome.winner == seat else (-WON if outcome.winner >= 0 else 0.0)
    points = [players.control_of(game, other) for other in range(game.seats)]
    influence = [players.influence_of(game, other) for other in range(game.seats)]
    rivals = [
        other for other in range(game.seats) if other != seat and not game.state.players[other].conceded
    ]
    total = holdings(game, seat, weights) - max(
        (holdings(game, other, weights) for other in rivals), default=0.0
    )
    lead = points[seat] - max((influence[other] for other in rivals), default=0)
    total += weights.margin * min(lead, 1)
    if lead > 0:
        total += weights.threat
    for other in rivals:
        against = max(influence[third] for third in range(game.seats) if third != other)
        danger = points[other] - against
        total -= weights.margin * min(danger, 1)
        if danger > 0:
            total -= weights.threat * 1.2
    return total
