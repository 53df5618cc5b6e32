"""Immovable Object, Unstoppable Force: actions."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    AWAY_FROM_HOME,
    Action,
    Card,
    Flow,
    Use,
    bearer_can_join,
    bootable,
    dude,
    in_shootout,
    noon,
    opposing,
    rating_of,
    shootout,
)


class ShifuSpeaks(Action):
    """Shifu Speaks"""

    @noon(technique=True)
    def teach(self, use: Use) -> Flow[None]:
        """Noon Technique: While not at home, this dude has +1 influence and +2 Kung Fu. You may discard up to
        5 cards from the top of your deck."""
        use.modify(use.actor, influence=1, place=AWAY_FROM_HOME)
        use.change(use.actor.id, rating_of("Kung Fu"), 2, place=AWAY_FROM_HOME)
        count = yield from use.choose_amount(0, 5, "How many cards do you discard from your deck?")
        for card in (yield from use.top_five(count)):
            yield from use.discard(card)


def _stronger(card: Card, use: Use) -> bool:
    return use.actor.bullets > use.target.bullets


class ZhusFerocity(Action):
    """Zhu's Ferocity"""

    @shootout(technique=True, target=opposing & dude, combo=_stronger)
    def maul(self, use: Use) -> None:
        """Shootout Tao Technique: Choose an opposing dude. This dude gets +1 bullets; that dude gets -1
        bullets. Combo if this dude then has more bullets than that dude."""
        use.modify(use.actor, bullets=1)
        use.modify(use.target, bullets=-1)


class ZhusFerocityWeirdWest(Action):
    """Zhu's Ferocity"""

    printings = ("24217",)

    @shootout(technique=True, target=opposing & dude, combo=_stronger)
    def maul(self, use: Use) -> None:
        """Shootout Tao Technique: Choose an opposing dude. This dude gets +1 bullets and +1 value; that dude
        gets -1 bullets. Combo if this dude then has more bullets than that dude."""
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
        """Shootout Tao Technique: Choose any dude in this shootout. Boot them; they get -2 value. Combo if
        their value is then lower than this dude's."""
        yield from use.boot(use.target)
        use.modify(use.target, value=-2)


class RakingDragonsWeirdWest(Action):
    """Raking Dragons"""

    printings = ("24219",)

    @shootout(
        technique=True,
        target=dude & bootable & in_shootout,
        combo=lambda card, use: use.target.value < use.actor.value,
    )
    def rake(self, use: Use) -> Flow[None]:
        """Shootout Tao Technique: Choose any unbooted dude in this shootout. Boot them; they get -2 value.
        Combo if their value is then lower than this dude's."""
        yield from use.boot(use.target)
        use.modify(use.target, value=-2)


def _leap(use: Use) -> Flow[None]:
    if not use.actor.in_posse:
        yield from use.join(use.actor)
    if use.actor.booted and (yield from use.confirm(f"Unboot {use.actor.title}?")):
        yield from use.unboot(use.actor)


def _posses(use: Use) -> tuple[int, int]:
    """How many dudes are in the user's posse and in the opposing one."""
    fight, side = use.game.shootout, use.side
    if fight is None or side is None:
        return 0, 0
    return len(fight.posses[side]), len(fight.posses[1 - side])


def _not_more(card: Card, use: Use) -> bool:
    mine, theirs = _posses(use)
    return mine <= theirs


class RabbitsLunarLeap(Action):
    """Rabbit's Lunar Leap"""

    @shootout(technique=True, brings_in=True, combo=_not_more)
    def leap(self, use: Use) -> Flow[None]:
        """Shootout Tao Technique: This dude, at any location, joins your posse and may unboot. Combo if your
        posse has no more dudes than the opposing posse."""
        yield from _leap(use)


def _fewer(card: Card, use: Use) -> bool:
    mine, theirs = _posses(use)
    return mine < theirs


class RabbitsLunarLeapWeirdWest(Action):
    """Rabbit's Lunar Leap"""

    printings = ("24225",)

    @shootout(technique=True, brings_in=True, combo=_fewer, if_=bearer_can_join)
    def leap(self, use: Use) -> Flow[None]:
        """Shootout Tao Technique: This dude, not yet in your posse and at any location, joins it and may
        unboot. Combo if the opposing posse is larger than yours."""
        yield from _leap(use)


class ZhusReward(Action):
    """Zhu's Reward"""

    @shootout(technique=True, boot=True)
    def rout(self, use: Use) -> Flow[None]:
        """Shootout Tao Technique, Boot: Send home booted each opposing dude whose value is lower than this
        dude's bullets."""
        for foe in [foe for foe in use.actor.foes if foe.value < use.actor.bullets]:
            yield from use.send_home_booted(foe)
