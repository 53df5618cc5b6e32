"""Nightmare at Noon: spells."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    ALL,
    OUT_OF_PLAY,
    PLAY,
    Act,
    Card,
    Flow,
    Spell,
    Stat,
    Until,
    Use,
    always,
    cannot,
    dude,
    has,
    in_town_square,
    job,
    location,
    noon,
    own_stat,
    where,
    with_attached,
)
from gomorra.engine.board import sides

ANYWHERE = (PLAY, *OUT_OF_PLAY)
"""The effect goes on when the spell itself is gone."""


class ForSuchATimeAsThis(Spell):
    """For Such a Time as This"""

    @job(spell=9, boot=True, mark=location & in_town_square)
    def answer_the_call(self, use: Use) -> Flow[None]:
        """Noon Miracle 9, Boot: If successful, this Blessed leads a job. Mark the town square. If the job is
        successful, search for a dude whose grit is lower than your skill check in your deck and discard pile.
        They enter play at their cost less 4 and permanently have +1 influence. Ace this card."""
        worthy = dude & where(lambda card, use: card.grit < use.total and use.can_play(card, 4))
        for hero in (yield from use.search(worthy, piles="deck and discard")):
            if (yield from use.play(hero, 4)):
                use.modify(hero, influence=1, until=Until.PERMANENT)
        yield from use.ace(self)


class _Sword(Spell):
    """A blade that the spirit guides, in either edition."""

    keeps_traits = True  # what it does for a dude is an effect, no trait

    def _guides(self, bearer: Card) -> bool:
        """Whether this dude is under the spell and has the blade for it."""
        raise NotImplementedError

    @always(Stat.SHOOTER, on=ALL, zones=ANYWHERE)
    def _hardens(self, card: Card) -> str | None:
        return "stud" if self._guides(card) else None

    @always(cannot(Act.AFFECT), on=ALL, zones=ANYWHERE)
    def _wards(self, card: Card, use: Use | None, other: Card | None) -> bool:
        if use is None or use.card is None or not use.card.is_spell:
            return False
        return sides.opposed(self.game, card.controller, use.seat) and self._guides(card)


melee = has("Melee") & has("Weapon")


GUIDED = own_stat("guided", "The spell guides this weapon, or this dude.")


class SwordOfTheSpirit(_Sword):
    """Sword of the Spirit"""

    @noon(spell=7, target=dude & with_attached(melee))
    def guide(self, use: Use) -> Flow[None]:
        """Noon Miracle 7: Choose a dude and a Melee Weapon on them. While they have that Weapon, until the
        day ends, they have +1 bullets, are a stud and are not affected by opposing spells."""
        blades = [item for item in use.target.attached("Melee") if item.has("Weapon")]
        blade = yield from use.pick(blades, "Which Weapon?")
        if blade is not None and not use.untouchable(use.target):
            use.change(blade.id, GUIDED, use.target.id)

    @always(Stat.BULLETS, on=ALL, zones=ANYWHERE)
    def _sharpens(self, card: Card) -> int:
        return int(self._guides(card))

    def _guides(self, bearer: Card) -> bool:
        return bearer.is_dude and any(
            mark.source == self.id and mark.amount == bearer.id
            for item in bearer.attachments
            for mark in self.game.modifiers_of(item.id, GUIDED)
        )


class SwordOfTheSpiritWeirdWest(_Sword):
    """Sword of the Spirit"""

    printings = ("24200",)

    @noon(spell=7, target=dude)
    def guide(self, use: Use) -> None:
        """Noon Miracle 7: Choose any dude. They get +1 bullets. While they have a Melee Weapon, until the day
        ends, they are a stud and are not affected by opposing spells."""
        if use.modify(use.target, bullets=1):
            use.change(use.target.id, GUIDED, 1)

    def _guides(self, bearer: Card) -> bool:
        armed = bearer.is_dude and any(item.has("Weapon") for item in bearer.attached("Melee"))
        return armed and any(m.source == self.id for m in self.game.modifiers_of(bearer.id, GUIDED))
