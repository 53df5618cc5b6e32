"""What changes the numbers of a card right now, each with its source: effects, traits, what it carries."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from gomorra.engine.board import stats, wages
from gomorra.engine.board.stats import Base, Fixed
from gomorra.engine.sight.shapes import ModifierView
from gomorra.engine.words import Stat, StatName

if TYPE_CHECKING:
    from gomorra.engine.game import Game

NUMBERS: tuple[StatName, ...] = (
    Stat.BULLETS,
    Stat.INFLUENCE,
    Stat.CONTROL,
    Stat.PRODUCTION,
    Stat.UPKEEP,
    Stat.VALUE,
)


def changes(game: Game, card: int) -> tuple[ModifierView, ...]:
    """Everything that changes a card in play."""
    effects = game.state.modifiers.get(card, ())
    found = [ModifierView(effect.stat, effect.amount, effect.title, effect.until) for effect in effects]
    for stat in NUMBERS:
        found += _by_traits(game, card, stat)
    found += _by_what_it_carries(game, card)
    return (*found, *_by_rules(game, card))


def _by_traits(game: Game, card: int, stat: StatName) -> Iterator[ModifierView]:
    """What continuous traits say, as far as the card heeds it. Of a card out of play nobody learns which it is."""
    holders = game.statics(stat)
    if not holders or stats.total(game, card, stat) == game.state.face(card).stats.get(stat, 0):
        return  # as printed: so it is with most cards, and views are made often
    heeded = stats.heeded(game, card, stat, 0)
    for holder in dict.fromkeys(holder for holder, _ in holders):
        for answer in stats.contributions(game, card, stat, by=(holder.id,)):
            if answer in heeded:
                heeded.remove(answer)
                amount = f"= {int(answer)}" if isinstance(answer, (Base, Fixed)) else answer
                yield ModifierView(stat, amount, holder.title if holder.in_play else "", "")


def _by_what_it_carries(game: Game, card: int) -> Iterator[ModifierView]:
    if game.state.face(card).type != "dude":
        return
    for stat in stats.CARRIED:
        for item, bonus in stats.carried_bonuses(game, card, stat):
            if bonus:
                yield ModifierView(stat, bonus, game.card(item).title, "")


def _by_rules(game: Game, card: int) -> Iterator[ModifierView]:
    """Control points that lie on it, what Kung Fu adds to a value, and what a dude of another outfit costs."""
    body = game.state.bodies[card]
    if body.control:
        yield ModifierView(Stat.CONTROL, body.control, "", "game")
    kung_fu = stats.rating(game, card, "Kung Fu")
    if kung_fu:
        yield ModifierView(Stat.VALUE, kung_fu, f"Kung Fu {kung_fu}", "")
    surcharge = wages.surcharge(game, card)
    if surcharge:
        yield ModifierView(Stat.UPKEEP, surcharge, "serving another outfit", "")
