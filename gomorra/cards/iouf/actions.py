"""Immovable Object, Unstoppable Force: actions."""

from __future__ import annotations

from gomorra.cards.vocabulary import Action, Card, Flow, Use, dude, in_shootout, opposing, shootout


def _stronger(card: Card, use: Use) -> bool:
    return use.actor.bullets > use.target.bullets


class ZhusFerocity(Action):
    """Zhu's Ferocity"""

    @shootout(technique=True, target=opposing & dude, combo=_stronger)
    def maul(self, use: Use) -> None:
        """Shootout Tao Technique: +1 bullets for this dude, -1 bullets for an opposing dude. Combo if this dude then has the
        more bullets of the two."""
        use.modify(use.actor, bullets=1)
        use.modify(use.target, bullets=-1)


class ZhusFerocityWeirdWest(Action):
    """Zhu's Ferocity"""

    printings = ("24217",)

    @shootout(technique=True, target=opposing & dude, combo=_stronger)
    def maul(self, use: Use) -> None:
        """Shootout Tao Technique: +1 bullets and +1 value for this dude, -1 bullets for an opposing dude. Combo if this
        dude then has the more bullets of the two."""
        use.modify(use.actor, bullets=1, value=1)
        use.modify(use.target, bullets=-1)


class RakingDragons(Action):
    """Raking Dragons"""

    @shootout(
        technique=True,
        target=dude & in_shootout,
        combo=lambda card, use: use.target.value < use.actor.value,
    )
    def rake(self, use: Use) -> Flow[None]:
        """Shootout Tao Technique: A dude boots and has -2 value. Combo if its value is then below this dude's."""
        yield from use.boot(use.target)
        use.modify(use.target, value=-2)


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
        """Shootout Tao Technique: The performer joins your posse and may unboot. Combo if your posse is not the larger one."""
        yield from _leap(use)


class RabbitsLunarLeapWeirdWest(Action):
    """Rabbit's Lunar Leap"""

    printings = ("24225",)

    @shootout(technique=True, brings_in=True, combo=_fewer)
    def leap(self, use: Use) -> Flow[None]:
        """Shootout Tao Technique: The performer joins your posse and may unboot. Combo if the opposing posse is larger."""
        yield from _leap(use)
