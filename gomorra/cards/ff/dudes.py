"""Faith and Fear: dudes."""

from __future__ import annotations

from collections.abc import Callable

from gomorra.cards.vocabulary import (
    Act,
    Card,
    Dude,
    Flow,
    Phase,
    Stat,
    Use,
    adjacent,
    always,
    another,
    cannot,
    dude,
    goods,
    grifter,
    happens,
    has,
    in_hand,
    in_posse,
    nearby,
    noon,
    on_actor,
    opposing,
    rating_of,
    shootout,
    spell,
    trait,
    wanted,
    where,
    your,
)
from gomorra.engine.card.ability import Ability
from gomorra.engine.plays.pulls import Pull

MIRACLE = spell & has("Miracle") & on_actor


class Pagliaccio(Dude):
    """Pagliaccio"""

    @shootout(boot=True, target=opposing & dude)
    def leer(self, use: Use) -> None:
        """Shootout, Boot: Choose an opposing dude. They get -1 bullets and -1 value."""
        use.modify(use.target, bullets=-1, value=-1)


class ValeriaBatten(Dude):
    """Valeria Batten"""

    @always(Stat.INVENTS_WITH)
    def dark_science(self, gadget: Card) -> str:
        """Valeria may invent Mystical Gadgets with her Huckster rating."""
        return "Huckster" if gadget.has("Mystical") else ""


class MicahRyseExp1(Dude):
    """Micah Ryse (Exp.1)"""

    @shootout(boots=on_actor & (has("Hex") | (goods & has("Mystical"))), target=opposing & dude)
    def drain(self, use: Use) -> None:
        """Shootout: Boot a Hex or Mystical goods on Micah. Choose an opposing dude. They get -3 value."""
        use.modify(use.target, value=-3)


class RevPerryInbody(Dude):
    """Rev. Perry Inbody"""

    @noon(boot=True)
    def sermon(self, use: Use) -> Flow[None]:
        """Noon, Boot: Perry makes a Blessed skill check against 9. If successful, unboot Perry and a Law Dogs
        dude at this or an adjacent location."""
        if (yield from use.check(self, "Blessed", 9)):
            yield from use.unboot(self)
            flock = dude & nearby & where(lambda card, use: card.booted and "Law Dogs" in card.gangs)
            if (saved := (yield from use.choose(flock, "Unboot which Law Dog?"))) is not None:
                yield from use.unboot(saved)


class ZoeHalbrook(Dude):
    """Zoe Halbrook"""

    @always(cannot(Act.INVENT))
    def gunsmith(self, card: Card, use: Use | None, gadget: Card | None) -> bool:
        """Zoe can invent only Weapons."""
        return gadget is not None and not gadget.has("Weapon")

    @always(rating_of("Mad Scientist"))
    def inspiration(self, card: Card) -> int:
        """Zoe has +1 Mad Scientist rating for each Deputy at this location."""
        return sum(other.has("Deputy") for other in self.dudes_here)


class AbramGrotheExp1(Dude):
    """Abram Grothe (Exp.1)"""

    @shootout(if_=lambda card, use: use.game.shootout is not None and use.game.shootout.round > 1)
    def disarm(self, use: Use) -> Flow[None]:
        """Shootout: Abram gets +1 bullets. All Weapons in the opposing posse boot, and their bullet bonuses
        become 0. Not in the first round of a shootout."""
        use.modify(self, bullets=1)
        for weapon in [item for foe in self.foes for item in foe.attached("Weapon")]:
            yield from use.boot(weapon)
            use.lose_bonus(weapon, Stat.BULLETS)


def _for_specks(card: Card, use: Use) -> bool:
    land = card.is_deed and (card.has("Ranch") or card.has("Out of Town"))
    return (land or card.has("Gadget")) and use.can_play(card, _skill(use), inventor=_not(use.actor))


def _skill(use: Use) -> int:
    return use.actor.rating("Mad Scientist") or 0


def _not(scientist: Card) -> Callable[[Card], bool]:
    return lambda card: card is not scientist


class WilliamSpecks(Dude):
    """William Specks"""

    @noon(boot=True, target=in_hand & where(_for_specks, "that is a Ranch, an Out of Town deed or a Gadget"))
    def plan(self, use: Use) -> Flow[None]:
        """Noon, Boot: A Ranch or Out of Town deed from your hand enters play, or your other dude invents a
        Gadget from your hand. It costs 1 less for each point of William's Mad Scientist rating."""
        yield from use.play(use.target, _skill(use), inventor=_not(self))


class ChuanJenQi(Dude):
    """Chuan "Jen" Qí"""

    @always(Stat.INFLUENCE)
    def mounted(self, card: Card) -> int:
        """While Jen has a Horse, she has +1 influence."""
        return int(bool(self.attached("Horse")))

    @always(Stat.BULLETS)
    def equipped(self, card: Card) -> int:
        """While Jen has a Gadget, she has +2 bullets."""
        return 2 if self.attached("Gadget") else 0


class LaneHealeyExp1(Dude):
    """Lane Healey (Exp.1)"""

    @noon(
        boots=has("Horse") & on_actor,
        target=another & dude & adjacent & where(lambda card, use: card.location.is_deed, "at a deed"),
    )
    def ride_down(self, use: Use) -> Flow[None]:
        """Noon: Boot Lane's Horse. Choose another player's dude at an adjacent deed and boot that dude. Lane
        moves there and calls that dude out."""
        yield from use.boot(use.target)
        yield from use.move(self, use.target.location)
        if self.place == use.target.place:
            yield from use.call_out(self, use.target)


class TheFixer(Dude):
    """The Fixer"""

    @grifter(boot=True)
    def fix(self, use: Use) -> Flow[None]:
        """React, Boot: When the game starts, the top 5 cards of your deck are discarded. You may put 1 of
        them into your hand. If that card is an action with a job, unboot The Fixer."""
        top = use.top_of_deck(5)
        for card in top:
            yield from use.discard(card)
        kept = yield from use.pick(top, "Take one of these cards?", optional=True)
        if kept is not None:
            yield from use.to_hand(kept)
            if kept.is_action and any(ability.job for ability in kept.abilities):
                yield from use.unboot(self)


class MariaKingsford(Dude):
    """Maria Kingsford"""

    @always(Stat.SKILL_CHECK)
    def infamous(self, caster: Card, skill: str, pulled: Pull) -> int:
        """While Maria is in a shootout, her bounty is added to her Huckster skill checks."""
        fights = self.game.shootout is not None and self.in_posse
        return self.bounty if caster is self and skill == "Huckster" and fights else 0


def _parts_with_bounty(card: Card, use: Use) -> bool:
    return not use.stops(Act.WANTED, card) and use.game.least_bounty(card) < card.body.bounty


def _takes_bounty(card: Card, use: Use) -> bool:
    return card is not use.target and not use.stops(Act.WANTED, card)


class MakaioKaleoEsq(Dude):
    """Makaio Kaleo, Esq."""

    @noon(
        target=your & dude & wanted & where(_parts_with_bounty, "that can lose bounty"),
        also=your & dude & where(_takes_bounty, "other"),
    )
    def plead(self, use: Use) -> Flow[None]:
        """Noon: Move 1 bounty from your wanted dude to another of your dudes."""
        if (yield from use.bounty(use.target, -1)):
            yield from use.bounty(use.also, 1)


class SisterLoisOtwell(Dude):
    """Sister Lois Otwell"""

    @shootout(boots=MIRACLE, target=dude & in_posse)
    def comfort(self, use: Use) -> None:
        """Shootout: Boot a Miracle on Sister Lois. Choose a dude in your posse. They get +1 bullets and +3
        value."""
        use.modify(use.target, bullets=1, value=3)


class FelixAmador(Dude):
    """Félix Amador"""

    @noon(boots=MIRACLE)
    def foresee(self, use: Use) -> Flow[None]:
        """Noon: Boot a Miracle on Félix. Look at the top card of your deck."""
        yield from use.look(use.top_of_deck(1))


def _lobby(nicodemus: Card, use: Use) -> Flow[None]:
    """Noon, Boot: If this dude has at least 1 influence and Nicodemus has fewer than 3 control points,
    Nicodemus gains 1 control point."""
    assert use.card is not None
    if use.card.influence and nicodemus.in_play and nicodemus.control < 3:
        yield from use.control_point(nicodemus)


LOBBY: Ability = noon(boot=True)(_lobby)


class NicodemusWhateley(Dude):
    """Nicodemus Whateley"""

    @always(Stat.ABILITY)
    def patron(self, card: Card) -> None:
        """Your dudes at in-town deeds have "Noon, Boot: If this dude has at least 1 influence and Nicodemus
        has fewer than 3 control points, Nicodemus gains 1 control point"."""

    def granted(self, card: Card) -> list[Ability]:
        mine = card.is_dude and card.controller == self.controller
        return [LOBBY] if mine and card.location.is_deed and card.in_town else []

    def _fall(self, event: happens.Event) -> bool:
        if isinstance(event, (happens.Moved, happens.ControlGained)):
            return event.card == self.id and self.at_home and self.control > 0
        return isinstance(event, happens.PhaseEnded) and event.phase == Phase.SUNDOWN

    @trait("after", happens.Moved, happens.ControlGained, happens.PhaseEnded, if_=_fall)
    def fall_from_grace(self, use: Use) -> Flow[None]:
        """When Nicodemus is at home, and at the end of Sundown, he loses all his control points."""
        self.game.drop_modifiers(self.id, Stat.CONTROL)
        if self.body.control:
            yield from use.control_point(self, -self.body.control)
