"""The Curtain Rises: dudes."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    ALL,
    YOURS,
    Card,
    Dude,
    Flow,
    Phase,
    Stat,
    Use,
    always,
    another,
    dude,
    goods,
    in_discard,
    in_hand,
    in_town,
    job,
    location,
    noon,
    outfit,
    rating_of,
    wanted,
    where,
    your,
)
from gomorra.engine.board import sides


class CaitlinMcCue(Dude):
    """Caitlin McCue"""

    @always(Stat.BOUNTY, on=YOURS)
    def good_word(self, card: Card) -> int:
        """Your dudes count as having 1 less bounty while Caitlin is at a Public location."""
        return -int(card.is_dude and self.location.has("Public"))

    @always(Stat.PRODUCTION, on=YOURS)
    def friends_in_office(self, card: Card) -> int:
        """Your Public deeds have +1 production while Caitlin is at a Government deed."""
        place = self.location
        return int(card.is_deed and card.has("Public") and place.is_deed and place.has("Government"))


class BethanyShiile(Dude):
    """Bethany Shiile"""

    @always(Stat.INFLUENCE, Stat.BULLETS, Stat.VALUE, on=YOURS)
    def dress_code(self, card: Card) -> int:
        """During High Noon, your dudes who have an Attire have +1 influence, +1 bullets and +1 value."""
        return int(self.game.state.phase == Phase.NOON and card.is_dude and bool(card.attached("Attire")))


class TyxarglenakExp1(Dude):
    """Tyxarglenak (Exp.1)"""

    def _awake(self) -> bool:
        return not self.booted and any(item.is_goods for item in self.attached("Mystical"))

    @always(Stat.BULLETS)
    def feed(self, card: Card) -> int:
        """While unbooted and with a Mystical goods, Tyxarglenak has +2 bullets."""
        return 2 if self._awake() else 0

    @always(Stat.DECOY, on=ALL)
    def draw_fire(self, card: Card, use: Use) -> bool:
        """While unbooted and with a Mystical goods, Tyxarglenak must be chosen by opposing Shootout actions
        that could choose him."""
        against = use.kind == "shootout" and sides.opposed(self.game, self.controller, use.seat)
        return against and use.card is not None and use.card.is_action and self._awake()


def _to_invent(card: Card, use: Use) -> bool:
    me = use.actor
    return card.has("Gadget") and use.can_play(card, inventor=lambda dude: dude.id == me.id, boot=False)


class DrDaylBurnett(Dude):
    """Dr. Dayl Burnett"""

    @noon(target=another & dude & wanted)
    def plea_bargain(self, use: Use) -> Flow[None]:
        """Noon: Lower the bounty of another player's wanted dude by 1. If you do, Dayl invents a Gadget from
        your hand without booting, at its difficulty less 3."""
        if not (yield from use.bounty(use.target, -1)):
            return
        gadget = yield from use.choose(in_hand & where(_to_invent, "Gadget he can invent"), "Which Gadget?")
        if gadget is not None:
            yield from use.play(gadget, inventor=lambda dude: dude.id == self.id, boot=False, easier=3)


class _MaggieHarris(Dude):
    """A horse thief, in either edition."""

    def _bring_a_horse(self, use: Use, *, optional: bool = False) -> Flow[None]:
        able = where(lambda card, use: card.has("Horse") and use.can_play(card, 1), "Horse")
        horse = yield from use.choose(in_discard & goods & able, "Which Horse?", optional=optional)
        if horse is not None:
            yield from use.play(horse, 1, bearer=lambda host: host.is_dude)


class MaggieHarris(_MaggieHarris):
    """Maggie Harris"""

    @job(boot=True, mark=outfit & your)
    def rustle(self, use: Use) -> Flow[None]:
        """Noon Job, Boot: Maggie leads this job. Mark your home. If successful, you may attach a Horse from
        your discard pile to your dude at its cost less 1."""
        yield from self._bring_a_horse(use, optional=True)


class MaggieHarrisWeirdWest(_MaggieHarris):
    """Maggie Harris"""

    printings = ("24035",)

    @job(
        boot=True,
        mark=location & in_town & where(lambda card, use: card.place != use.leader.place, "elsewhere"),
    )
    def rustle(self, use: Use) -> Flow[None]:
        """Noon Job, Boot: Maggie leads this job. Mark an in-town location where Maggie is not. If successful,
        attach a Horse from your discard pile to your dude at its cost less 1."""
        yield from self._bring_a_horse(use)


class EmiliaVivirias(Dude):
    """Emilia Vivirias"""

    @always(Stat.BULLETS, rating_of("Huckster"))
    def draw_power(self, card: Card) -> int:
        """While Emilia is in a shootout, she has +1 bullets and +1 Huckster rating for each Hex on her
        (maximum +4)."""
        return min(4, len(self.attached("Hex"))) if self.in_posse else 0


class ProfessorDuncan(Dude):
    """ "Professor" Duncan"""

    @always(Stat.SKILL_FOR)
    def scholar(self, skill: str, card: Card) -> int:
        """Duncan has +3 Shaman rating to cast Totems."""
        return 3 if skill == "Shaman" and card.has("Totem") else 0
