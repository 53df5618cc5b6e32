"""Immovable Object, Unstoppable Force: actions."""

from __future__ import annotations

from gomorra.cards.vocabulary import Action, Card, Flow, Use, shootout


def _posses(use: Use) -> tuple[int, int]:
    """How many dudes are in the user's posse and in the opposing one."""
    fight, side = use.game.shootout, use.side
    if fight is None or side is None:
        return 0, 0
    return len(fight.posses[side]), len(fight.posses[1 - side])


def _not_more(card: Card, use: Use) -> bool:
    mine, theirs = _posses(use)
    return mine <= theirs


def _fewer(card: Card, use: Use) -> bool:
    mine, theirs = _posses(use)
    return mine < theirs


def _leap(use: Use) -> Flow[None]:
    if not use.actor.in_posse:
        yield from use.join(use.actor)
    if use.actor.booted and (yield from use.confirm(f"Unboot {use.actor.title}?")):
        yield from use.unboot(use.actor)


class RabbitsLunarLeap(Action):
    """Rabbit's Lunar Leap"""

    @shootout(technique=True, brings_in=True, combo=_not_more)
    def leap(self, use: Use) -> Flow[None]:
        """Shootout Tao Technique: This dude joins your posse; you may unboot it. Combo if your posse is not the larger one."""
        yield from _leap(use)


class RabbitsLunarLeapWeirdWest(Action):
    """Rabbit's Lunar Leap"""

    printings = ("24225",)

    @shootout(technique=True, brings_in=True, combo=_fewer)
    def leap(self, use: Use) -> Flow[None]:
        """Shootout Tao Technique: This dude joins your posse; you may unboot it. Combo if the opposing posse is larger."""
        yield from _leap(use)
