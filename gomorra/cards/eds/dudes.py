"""Election Day Slaughter: dudes."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    Act,
    Card,
    Dude,
    Fixed,
    Flow,
    Phase,
    Stat,
    Use,
    always,
    another,
    cannot,
    dude,
    happens,
    in_hand,
    job,
    noon,
    opposing,
    react,
    shootout,
    trait,
    where,
)
from gomorra.engine.board import sides, stats


class TheBrute(Dude):
    """The Brute"""

    @always(Stat.RELIEF_WHEN_ACED)
    def soak(self, card: Card) -> int:
        """When The Brute is aced as a casualty, you take 2 fewer of the casualties that are left."""
        return 2


class SmilingTom(Dude):
    """Smiling Tom"""

    @always(cannot(Act.MOVE_TO))
    def clings_to_his_own(self, dude: Card, place: Card, use: Use) -> bool:
        """Tom can move only to your home or to a location where there is another Fearmongers dude."""
        if place.id == self.game.state.players[self.controller].home:
            return False
        older = self.game.state.ruleset.older_rulings
        there = self.game.dudes_at(place.place) if older else self.game.expected_at(place.place)
        return not any("Fearmongers" in other.gangs and other.id != self.id for other in there)


class PhilipSwinfordExp1(Dude):
    """Philip Swinford (Exp.1)"""

    def _foe_caught(self, event: happens.Revealed) -> bool:
        return self.controller not in event.cheaters and bool(self._cheaters(event))

    def _cheaters(self, event: happens.Revealed) -> list[int]:
        return [seat for seat in event.cheaters if sides.opposed(self.game, self.controller, seat)]

    @trait("after", happens.Revealed, if_=_foe_caught)
    def investigate(self, use: Use) -> Flow[None]:
        """After an opponent reveals a Cheatin' hand and you reveal none, you may draw a card and then discard
        1 card from your hand."""
        assert isinstance(use.event, happens.Revealed)
        for seat in self._cheaters(use.event):
            whose = self.game.name(seat)
            prompt = f"Philip Swinford: draw a card, then discard one, for {whose}'s Cheatin' hand?"
            if (yield from use.confirm(prompt)):
                yield from use.draw()
                yield from use.discard_from_hand()


class _Inventor(Dude):
    """A scientist who uses the confusion after a Cheatin' hand."""

    def _cheaters(self, event: happens.Revealed) -> list[int]:
        """The other players whose hand is Cheatin', if this one's is not."""
        return event.cheaters if self.controller not in event.cheaters else []

    def _invent(self, use: Use) -> Flow[None]:
        assert isinstance(use.event, happens.Revealed)
        for _ in self._cheaters(use.event):
            gadget = yield from use.choose(
                in_hand & where(self._can_invent, "Gadget"), "Invent a Gadget?", optional=True
            )
            if gadget is not None:
                yield from use.play(gadget, inventor=self._himself, boot=False)

    def _himself(self, inventor: Card) -> bool:
        return inventor is self

    def _can_invent(self, card: Card, use: Use) -> bool:
        return card.has("Gadget") and use.can_play(card, inventor=self._himself, boot=False)


class DrewBeauman(_Inventor):
    """Drew Beauman"""

    @trait("after", happens.Revealed, if_=lambda card, event: bool(card._cheaters(event)))
    def confusion(self, use: Use) -> Flow[None]:
        """After a Cheatin' hand is revealed and yours is not one, Drew may at once invent a Gadget from your
        hand without booting."""
        yield from self._invent(use)


class DrewBeaumanWeirdWest(_Inventor):
    """Drew Beauman"""

    printings = ("24072",)

    def _caught_by_the_honest(self, event: happens.Revealed) -> bool:
        return self.controller in event.honest and bool(self._cheaters(event))

    @trait("after", happens.Revealed, if_=_caught_by_the_honest)
    def confusion(self, use: Use) -> Flow[None]:
        """After another player reveals a Cheatin' hand and you a legal one, Drew may at once invent a Gadget
        from your hand without booting."""
        yield from self._invent(use)


class DrArdenGillman(Dude):
    """Dr. Arden Gillman"""

    @shootout(boot=True, target=opposing & dude)
    def experiment(self, use: Use) -> Flow[None]:
        """Shootout, Boot: Choose an opposing dude. Arden makes a Mad Scientist skill check against their
        grit. If successful by 6 or more, ace them. If successful and they are still in the shootout, send
        them home booted. If the pull was a spade or a joker, the same happens to Arden."""
        if not (yield from use.check(self, "Mad Scientist", use.target.grit)):
            return
        assert use.pulled is not None
        pulled = use.pulled
        shared = pulled.suit == "spades" or bool(pulled.card and self.game.card(pulled.card).is_joker)
        deadly = use.margin >= 6
        for victim in (use.target, self) if shared else (use.target,):
            if deadly:
                yield from use.ace(victim)
            if victim.in_posse:
                yield from use.send_home_booted(victim)


class ArvidMardh(Dude):
    """Arvid Mardh"""

    @react("after", happens.EnteredPlay, if_=lambda card, event: event.card == card.id and _trades(card))
    def unpack(self, use: Use) -> Flow[None]:
        """React: After Arvid enters play, make a tradin' play."""
        yield from use.make_trade()


def _trades(card: Card) -> bool:
    return card.game.rules(card.controller).can_trade()


class AllieHensmanExp1(Dude):
    """Allie Hensman (Exp.1)"""

    @job(boot=True, mark=another & dude)
    def shake_down(self, use: Use) -> Flow[None]:
        """Noon Job, Boot: Allie leads this job. Mark another player's dude. If successful, the mark's
        controller must pay you as much ghost rock as the mark has influence. If they cannot, discard the
        mark."""
        if not use.mark.in_play:
            return
        victim, price = use.mark.controller, use.mark.influence
        paid = 0
        if self.game.state.players[victim].stash >= price:
            paid = yield from use.pay(price, to=use.seat, seat=victim)
        if paid < price:
            yield from use.discard(use.mark)


class MiltClemons(Dude):
    """Milt Clemons"""

    @trait("after", happens.BountyChanged, if_=lambda card, event: event.card == card.id and event.amount > 0)
    def notoriety(self, use: Use) -> Flow[None]:
        """After Milt's bounty is raised, gain 1 ghost rock."""
        yield from use.gain(1)


class JakeSmiley(Dude):
    """Jake Smiley"""

    @always(Stat.INFLUENCE)
    def night_owl(self, card: Card) -> int:
        """During Sundown, Jake has +2 influence."""
        return 2 if self.game.state.phase == Phase.SUNDOWN else 0


class Quaterman(Dude):
    """QUATERMAN

    A Mad Scientist must invent QUATERMAN, who enters play at that dude's location.
    """

    @always(Stat.BULLETS)
    def machine(self, card: Card) -> Fixed:
        """Only goods attached to QUATERMAN change his bullets."""
        return Fixed(self.face.stats[Stat.BULLETS] + stats.on_the_card(self.game, self.id, Stat.BULLETS))

    @always(cannot(Act.BOOT), cannot(Act.MOVE), cannot(Act.BOOT_AS_COST))
    def unstoppable(self, card: Card, use: Use | None, other: Card) -> bool:
        """Cards can neither boot nor move QUATERMAN."""
        return use is None or not use.by_rules


class AngelaPayne(Dude):
    """Angela Payne"""

    @noon(boot=True)
    def squeeze(self, use: Use) -> Flow[None]:
        """Noon, Boot: Gain 2 ghost rock if Angela is at a deed that another player owns."""
        if self.location.is_deed and self.location.owner != use.seat:
            yield from use.gain(2)
