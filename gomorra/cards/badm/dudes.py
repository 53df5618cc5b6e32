"""Bad Medicine: dudes."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    ALL,
    Card,
    Dude,
    Flow,
    Moment,
    Stat,
    Use,
    abomination,
    action,
    always,
    dude,
    happens,
    has,
    here,
    in_boot_hill,
    in_discard,
    in_hand,
    in_posse,
    nearby,
    noon,
    noon_or_shootout,
    not_self,
    on_actor,
    react,
    resolution,
    shootout,
    spell,
    this_dude,
    where,
    your,
)
from gomorra.engine.card.ability import Ability
from gomorra.engine.plays import entry


class SophieLacoste(Dude):
    """Sophie Lacoste"""

    @noon(repeat=True, pay=1)
    def introduce(self, use: Use) -> Flow[None]:
        """Repeat Noon, Pay 1 Ghost Rock: If this location is Public, another dude of yours at this location
        gets +1 influence."""
        if self.location.has("Public"):
            friend = yield from use.choose(your & dude & here & not_self, "Who gets +1 influence?")
            if friend is not None:
                use.modify(friend, influence=1)


class CrazyMikeDraksil(Dude):
    """ "Crazy" Mike Draksil"""

    @always(Stat.CARDS_TO_REFUSE)
    def stare_down(self, caller: Card, target: Card) -> int:
        """When Mike calls out a dude with less influence than Mike, that dude's controller must discard 1
        card from their hand to refuse."""
        return int(caller.id == self.id and target.influence < self.influence)


class HoraceManse(Dude):
    """Horace Manse"""

    @react(
        "after",
        happens.EnteredPlay,
        if_=lambda card, event: event.card == card.id,
        target=in_boot_hill & abomination,
    )
    def dig_up(self, use: Use) -> Flow[None]:
        """React: After Horace enters play, put an Abomination from your Boot Hill into your hand. Discard 1
        card from your hand."""
        yield from use.to_hand(use.target)
        yield from use.discard_from_hand()


def _noon_uses(card: Card, use: Use) -> list[Ability]:
    """The Noon abilities of a card of the hand that a discount of 2 makes affordable."""
    if use.funds(use.seat, use.kind) < max(0, card.cost - 2):
        return []
    return [ability for ability in card.abilities if use.can_borrow(card, ability, ignore={"pay"})]


class JiaMeinExp1(Dude):
    """Jia Mein (Exp.1)"""

    @noon(
        target=in_hand
        & action
        & has("Condition")
        & where(lambda card, use: bool(_noon_uses(card, use)), "that you can play")
    )
    def weave(self, use: Use) -> Flow[None]:
        """Noon: Play a Condition action with a Noon ability from your hand at its cost less 2. Jia becomes a
        stud."""
        uses = list(_noon_uses(use.target, use))
        ability = yield from use.choose_ability(uses, f"Which ability of {use.target.title}?")
        use.change(use.target.id, Stat.COST, -2, until=use.this_play)
        yield from use.borrow(use.target, ability)
        use.make(self, "stud")

    @noon(pay=1, boots=spell & on_actor, target=in_discard & has("Condition"))
    def recall(self, use: Use) -> Flow[None]:
        """Noon, Pay 1 Ghost Rock: Boot a spell on Jia. Return a Condition from your discard pile to your
        hand."""
        yield from use.to_hand(use.target)


def _buildable(card: Card, use: Use) -> bool:
    me = use.actor
    return use.can_play(card, 2, inventor=lambda dude: dude.id == me.id, boot=False)


class JanoszPratt(Dude):
    """Janosz Pratt"""

    @shootout(
        boot=True,
        target=in_discard & has("Gadget") & has("Weapon") & where(_buildable, "that he can invent"),
    )
    def jury_rig(self, use: Use) -> Flow[None]:
        """Shootout, Boot: Choose a Weapon Gadget in your discard pile. Janosz invents it without booting, at
        its cost less 2. If successful, attach it to your dude in the shootout. When the day ends, discard
        it."""
        if (
            yield from use.play(
                use.target,
                2,
                inventor=lambda dude: dude.id == self.id,
                boot=False,
                bearer=lambda host: host.in_posse,
            )
        ):
            use.later(Moment.END_OF_DAY, "fall_apart", use.target)

    def fall_apart(self, use: Use, number: int) -> Flow[None]:
        if self.game.card(number).in_play:
            yield from use.discard(self.game.card(number))


WEAPON_LIMITS = frozenset({"used", "boot"})


def _shots(card: Card, use: Use) -> list[Ability]:
    return [ability for ability in card.abilities if use.can_borrow(card, ability, ignore=WEAPON_LIMITS)]


class VasilisTheBoar(Dude):
    """Vasilis the Boar"""

    @always(Stat.VALUE, on=ALL)
    def menace(self, card: Card) -> int:
        """While Vasilis is in a shootout, opposing wanted dudes have -2 value."""
        return (
            -2 if self.side is not None and card.is_dude and card.side == 1 - self.side and card.wanted else 0
        )

    @shootout(
        target=has("Weapon")
        & on_actor
        & where(lambda card, use: bool(_shots(card, use)), "with a Shootout ability")
    )
    def empty_it(self, use: Use) -> Flow[None]:
        """Shootout: Choose a Weapon on Vasilis and use its Shootout ability, even if it has been used,
        without booting that Weapon. Then ace that Weapon."""
        shots = list(_shots(use.target, use))
        ability = yield from use.choose_ability(shots, f"Which ability of {use.target.title}?")
        yield from use.borrow(use.target, ability, ignore=WEAPON_LIMITS)
        yield from use.ace(use.target)


def _can_receive(card: Card, use: Use) -> bool:
    if use.kind == "shootout" and not in_posse(card, use):
        return False  # RB-6.1.1: what it moves stays in the shootout or comes into it
    return card is not use.target.host and entry.may_carry(use.game, use.target, card) is None


def _on_your_dude(card: Card, use: Use) -> bool:
    return card.host is not None and card.host.is_dude and card.host.controller == use.seat


class LukeTheErrandBoy(Dude):
    """Luke, the Errand Boy"""

    @noon_or_shootout(
        target=has("Gadget") & nearby & where(_on_your_dude, "on your dude"),
        also=your & dude & nearby & where(_can_receive, "who can take it"),
        brings_in=True,
    )
    def fetch(self, use: Use) -> Flow[None]:
        """Noon/Shootout: Choose a Gadget on your dude at this or an adjacent location. Attach it to another
        such dude of yours; in a shootout, to one in your posse."""
        yield from use.attach(use.target, use.also)


class ArnoldStewart(Dude):
    """Arnold Stewart"""

    @noon(boots=your & has("Gadget") & on_actor)
    def prospect(self, use: Use) -> Flow[None]:
        """Noon: Boot a Gadget on Arnold. The top 5 cards of your deck are discarded. You may boot Arnold to
        put an Out of Town deed among them into your hand."""
        found = []
        for card in (yield from use.top_five()):
            yield from use.discard(card)
            if card.is_deed and card.has("Out of Town"):
                found.append(card)
        if not self.booted:
            claim = yield from use.pick(found, "Boot Arnold for this deed?", optional=True)
            if claim is not None and (yield from use.boot(self)):
                yield from use.to_hand(claim)


class RickHenderson(Dude):
    """Rick Henderson"""

    def _runaway(self, event: happens.Left) -> bool:
        dude = self.game.card(event.card)
        out = self.game.shootout is not None and self.in_posse
        return out and dude.in_play and dude.booted and dude.at_home and dude.owner != self.controller

    @react("after", happens.Left, if_=_runaway, boot=True)
    def toll(self, use: Use) -> Flow[None]:
        """React, Boot: After a dude is sent home booted from Rick's shootout, their owner gives you 1 ghost
        rock or discards that dude."""
        assert isinstance(use.event, happens.Left)
        dude = self.game.card(use.event.card)
        why, loss = f"to keep {dude.title}", f"Discard {dude.title}"
        if not (yield from use.may_pay(1, why, to=use.seat, seat=dude.owner, otherwise=loss)):
            yield from use.discard(dude)


class WillaMaeMacGowan(Dude):
    """Willa Mae MacGowan"""

    @resolution(aces=this_dude)
    def cover_the_retreat(self, use: Use) -> Flow[None]:
        """Resolution: Ace Willa. Send home booted all other dudes in your posse."""
        for friend in self.game.dudes():
            if friend.side is not None and friend.side == use.side:
                yield from use.send_home_booted(friend)
