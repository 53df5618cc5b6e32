"""Base Set: spells. Classes named after the Weird West are its printings where they behave differently."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    Card,
    Flow,
    Spell,
    Use,
    abomination,
    dude,
    elsewhere,
    happens,
    in_boot_hill,
    in_hand,
    in_shootout,
    nearby,
    noon,
    opposing,
    react,
    shootout,
    this_dude,
    where,
)


def _grit(card: Card, use: Use) -> int:
    return use.target.grit


class SoulBlast(Spell):
    """Soul Blast"""

    @shootout(spell=_grit, boot=True, target=dude & in_shootout, on_failure="backfire")
    def sear(self, use: Use) -> Flow[None]:
        """Shootout Hex X, Boot: Choose any dude in this shootout, whose grit is X. If successful, send them
        home booted, or ace them instead if successful by 6 or more. If unsuccessful, send this Huckster home
        booted."""
        if use.margin >= 6:
            yield from use.ace(use.target)
        else:
            yield from use.send_home_booted(use.target)

    def backfire(self, use: Use) -> Flow[None]:
        yield from use.send_home_booted(use.actor)


class SoulBlastOfTheWeirdWest(Spell):
    """Soul Blast"""

    printings = ("24181",)

    @shootout(spell=_grit, boot=True, target=opposing & dude, on_failure="backfire")
    def sear(self, use: Use) -> Flow[None]:
        """Shootout Hex X, Boot: Choose an opposing dude, whose grit is X. If successful, send them home
        booted, or ace them instead if successful by 6 or more. If unsuccessful, boot this Huckster."""
        if use.margin >= 6:
            yield from use.ace(use.target)
        else:
            yield from use.send_home_booted(use.target)

    def backfire(self, use: Use) -> Flow[None]:
        yield from use.boot(use.actor)


def _your_hand_is_shown(card: Card, event: happens.Revealed) -> bool:
    return not event.lowball and any(seat == card.controller for seat, _ in event.hands)


class AceInTheHole(Spell):
    """Ace in the Hole"""

    @react("when", happens.Revealed, if_=_your_hand_is_shown, spell=6, boot=True, boots=this_dude)
    def switch(self, use: Use) -> Flow[None]:
        """React Hex 6, Boot: When your draw hand is revealed in a shootout, boot this Huckster. Ace 1 card
        from your draw hand and put a card from your hand in its place."""
        old = yield from use.pick(use.draw_hand(), "Ace a card of your draw hand")
        if old is not None:
            yield from use.ace(old)
        new = yield from use.choose(in_hand, "Put a card of your hand into your draw hand")
        if new is not None:
            use.into_draw_hand(new)
            if new.is_joker:
                yield from use.name_card(new)


class ShadowWalk(Spell):
    """Shadow Walk"""

    @noon(spell=7, boot=True, target=elsewhere)
    def slip_away(self, use: Use) -> Flow[None]:
        """Noon Hex 7, Boot: This Huckster moves to any other location."""
        yield from use.move(use.actor, use.target)

    @shootout(
        spell=7,
        boot=True,
        brings_in=True,
        if_=lambda card, use: use.side is not None and use.can_join(use.actor, use.side),
    )
    def step_in(self, use: Use) -> Flow[None]:
        """Shootout Hex 7, Boot: This Huckster, at any location, joins your posse. You may then make another
        Shootout play."""
        yield from use.join(use.actor)
        use.extra_play("shootout")


class ShadowWalkOfTheWeirdWest(Spell):
    """Shadow Walk"""

    printings = ("24187",)

    slip_away = ShadowWalk.slip_away

    @shootout(
        spell=7,
        boot=True,
        brings_in=True,
        if_=lambda card, use: use.side is not None and use.can_join(use.actor, use.side),
    )
    def step_in(self, use: Use) -> Flow[None]:
        """Shootout Hex 7, Boot: This Huckster, at any location, joins your posse. You may discard this card
        to make another Shootout play."""
        yield from use.join(use.actor)
        if (yield from use.confirm("Discard Shadow Walk to make another Shootout play?")):
            if (yield from use.discard(self)):
                use.extra_play("shootout")


class BloodCurse(Spell):
    """Blood Curse"""

    @noon(spell=9, boot=True, target=dude & nearby)
    def sicken(self, use: Use) -> None:
        """Noon Hex 9, Boot: Choose any dude at this or an adjacent location. They get -1 influence and -1
        bullets."""
        use.modify(use.target, influence=-1, bullets=-1)

    @shootout(spell=9, boot=True, target=opposing & dude)
    def cripple(self, use: Use) -> None:
        """Shootout Hex 9, Boot: Choose an opposing dude. That dude gets -2 bullets."""
        use.modify(use.target, bullets=-2)


class BloodCurseOfTheWeirdWest(Spell):
    """Blood Curse"""

    printings = ("24189",)

    sicken = BloodCurse.sicken


def _rises(card: Card, use: Use) -> bool:
    if (
        use.game.state.ruleset.older_rulings
    ):  # FQ-RaisingHell-a: two copies keep each other there, unique or not
        lying = map(use.game.card, use.game.state.players[use.seat].boot_hill)
        if any(other.title == card.title and other.id != card.id for other in lying):
            return False
    return use.can_play(card)


class RaisingHell(Spell):
    """Raising Hell"""

    @shootout(spell=8, boot=True, aces=in_hand)
    def summon(self, use: Use) -> Flow[None]:
        """Shootout Hex 8, Boot: Ace 1 card from your hand. Choose an Abomination dude in your Boot Hill. That
        dude enters play, paying all costs, and joins your posse. Ace this card."""
        fight = self.game.shootout
        fiends = in_boot_hill & dude & abomination & where(_rises, "that can come")
        fiend = yield from use.choose(fiends, "Which Abomination rises?")
        if fiend is not None and fight is not None:
            if (yield from use.play(fiend, at=self.game.card(fight.location))):
                yield from use.join(fiend)
        yield from use.ace(self)
