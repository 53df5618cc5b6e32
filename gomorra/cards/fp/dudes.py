"""Foul Play: dudes."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    ALL,
    YOURS,
    Act,
    Card,
    Dude,
    Flow,
    Stat,
    Use,
    always,
    cannot,
    dude,
    happens,
    nearby,
    noon,
    on_actor,
    opposing,
    rating_of,
    react,
    shootout,
    spell,
    trait,
)
from gomorra.engine.board import players
from gomorra.engine.plays import entry


def _poorest(card: Card) -> bool:
    """Whether everybody else has more ghost rock than the card's controller."""
    return players.poorest(card.game, card.controller)


class ShizengLu(Dude):
    """Shizeng Lu"""

    def _squats(self) -> bool:
        return self.location.owner in players.rivals(self.game, self.controller) and _poorest(self)

    @always(Stat.CONTROL)
    def make_a_point(self, card: Card) -> int:
        """While Shizeng is at a location that another player owns and each other player has more ghost rock
        than you, Shizeng has +1 control point."""
        return int(self._squats())

    @always(Stat.CONTROL, on=ALL)
    def occupy(self, card: Card) -> int:
        """In that case, that location has -2 control points."""
        return -2 if card.is_location and card.id == self.place and self._squats() else 0

    @always(cannot(Act.UNBOOT_AT_SUNDOWN), on=ALL)
    def barricade(self, card: Card, use: Use, other: Card | None) -> bool:
        """In that case, that location does not unboot at Sundown."""
        return card.is_location and card.id == self.place and self._squats()


class ForsterCooke(Dude):
    """Forster Cooke"""

    @always(Stat.BULLETS, Stat.VALUE, on=YOURS)
    def buy_a_round(self, card: Card) -> int:
        """Your other dudes have +1 value and +1 bullets while Forster is at a Saloon or Casino."""
        bar = self.location.has("Saloon") or self.location.has("Casino")
        return int(bar and card.is_dude and card.id != self.id)


class JosephDustyHill(Dude):
    """Joseph Dusty Hill"""

    @always(Stat.INFLUENCE)
    def spoken_for(self, card: Card) -> int:
        """With a Spirit, Joseph has +1 influence."""
        return int(bool(self.attached("Spirit")))

    @always(Stat.BULLETS)
    def dressed_for_war(self, card: Card) -> int:
        """With an Attire, Joseph has +1 bullets."""
        return int(bool(self.attached("Attire")))

    @always(rating_of("Shaman"))
    def dressed_for_prayer(self, card: Card) -> int:
        """With an Attire, Joseph has +2 Shaman rating."""
        return 2 if self.attached("Attire") else 0


def _outtalks(use: Use) -> bool:
    fight, side = use.game.shootout, use.side
    assert fight is not None and side is not None
    sums = [sum(use.game.card(card).influence for card in posse) for posse in fight.posses]
    return sums[side] > sums[1 - side]


class MarielLewis(Dude):
    """Mariel Lewis"""

    @shootout(target=opposing & dude)
    def talk_them_out(self, use: Use) -> Flow[None]:
        """Shootout: Choose an opposing dude. If your posse has more influence in total than the other one,
        that dude leaves the opposing posse; send them home."""
        if _outtalks(use):
            yield from use.send_home(use.target)


class MarielLewisWeirdWest(Dude):
    """Mariel Lewis"""

    printings = ("24057",)

    @shootout(target=opposing & dude)
    def talk_them_out(self, use: Use) -> Flow[None]:
        """Shootout: Choose an opposing dude. If this is not your job and your posse has more influence in
        total than the other one, that dude leaves the opposing posse; send them home."""
        job = self.game.job
        if (job is None or job.use.seat != use.seat) and _outtalks(use):
            yield from use.send_home(use.target)


class TheTattooedMan(Dude):
    """The Tattooed Man"""

    def _his_hex(self, event: happens.CardEvent) -> bool:
        card = self.game.card(event.card)
        mine = card.in_play and card.body.host == self.id and card.has("Hex")
        return mine and event.source not in (0, self.id) and event.kind != "trait"

    @trait("when", happens.Discarded, if_=_his_hex, instead=True)
    def ink_remains(self, use: Use) -> Flow[None]:
        """When an ability would discard a Hex on this dude, you may put it into your hand instead."""
        assert isinstance(use.event, happens.Discarded)
        card = self.game.card(use.event.card)
        if (yield from use.confirm(f"Take {card.title} into your hand instead?")):
            use.event.replaced = True
            yield from use.to_hand(card)

    @trait("when", happens.Aced, if_=_his_hex, instead=True)
    def ink_fades(self, use: Use) -> Flow[None]:
        """When an ability would ace a Hex on this dude, you may put it into your discard pile instead."""
        assert isinstance(use.event, happens.Aced)
        card = self.game.card(use.event.card)
        if (yield from use.confirm(f"Put {card.title} into your discard pile instead?")):
            use.event.replaced = True
            yield from use.discard(card)


class RiordenOLithen(Dude):
    """Riorden O'Lithen"""

    @noon(boots=spell & on_actor, target=dude & nearby)
    def denounce(self, use: Use) -> Flow[None]:
        """Noon: Boot a spell on Riorden. Choose any dude at this or an adjacent location. They gain 1 bounty.
        If they were not wanted before, discard that spell."""
        innocent = not use.target.wanted
        yield from use.bounty(use.target, 1)
        if innocent:
            yield from use.discard(use.booted)


class LuckySkyBorne(Dude):
    """ "Lucky" Sky Borne

    A Sidekick goods may take the place of a dude in your starting gang, attached to Sky. If it is a
    Gadget, Sky must boot and invent it after decks are shuffled. If unsuccessful, discard it.
    """

    def begin(self, use: Use) -> Flow[None]:
        bodies = self.game.state.bodies
        loose = [self.game.card(card) for card in bodies if bodies[card].host < 0]
        for pet in [card for card in loose if card.is_goods and card.owner == use.seat]:
            made = True
            if entry.is_gadget(pet):
                yield from use.boot(self, cost=True)
                made = yield from use.check(self, "Mad Scientist", entry.difficulty(pet), pet, test="invent")
            if made:
                yield from use.attach(pet, self)
            else:
                yield from use.discard(pet)
        yield from use.end_pulls()


class _MirandaClarke(Dude):
    """An outlaw with a name, in either edition."""

    @always(Stat.BULLETS)
    def notorious(self, card: Card) -> int:
        """With 2 or more bounty, Miranda has +2 bullets."""
        return 2 if self.bounty >= 2 else 0


class MirandaClarke(_MirandaClarke):
    """Miranda Clarke"""

    @always(Stat.INFLUENCE)
    def renowned(self, card: Card) -> int:
        """With a control point, Miranda has +2 influence."""
        return 2 if self.control else 0


class MirandaClarkeWeirdWest(_MirandaClarke):
    """Miranda Clarke"""

    printings = ("24082",)

    @always(Stat.INFLUENCE)
    def renowned(self, card: Card) -> int:
        """With a control point, Miranda has +1 influence."""
        return 1 if self.control else 0


class ElliotSmithson(Dude):
    """Elliot Smithson"""

    def _home_from_a_job(self, event: happens.Left) -> bool:
        job = self.game.job
        if event.card != self.id or job is None or not job.success or not self.booted or not self.at_home:
            return False
        card, leader = job.use.card, job.use.leader
        return leader.in_play and leader.booted and card is not None and (card.is_dude or card.is_action)

    @react("after", happens.Left, if_=_home_from_a_job)
    def good_work(self, use: Use) -> Flow[None]:
        """React: After Elliot is sent home booted after a successful job of a dude or an action, unboot the
        leader and gain 1 ghost rock."""
        assert self.game.job is not None
        yield from use.unboot(self.game.job.use.leader)
        yield from use.gain(1)


class ShelbyHunt(Dude):
    """Shelby Hunt"""

    @shootout()
    def underdog(self, use: Use) -> None:
        """Shootout: If an opposing dude has more bullets than Shelby, Shelby becomes a stud, gets +1 bullets,
        and is not affected by other players' Shootout abilities."""
        if any(foe.bullets > self.bullets for foe in self.foes):
            use.modify(self, bullets=1)
            use.make(self, "stud")
            use.forbid(Act.AFFECT, self, whose="opponents shootout")
