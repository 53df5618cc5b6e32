"""Faith and Fear: spells."""

from __future__ import annotations

from gomorra.cards.vocabulary import Card, Flow, Spell, Use, happens, react, where

THE_CASTER = where(lambda card, use: card is use.actor, "this Blessed")


def _in_need(spell: Card, event: happens.Discarded | happens.Aced) -> bool:
    card, healer = spell.game.card(event.card), spell.host
    if healer is None or not card.in_play or not card.is_dude or card is healer:
        return False
    if isinstance(event, happens.Discarded) and event.why != "casualty":
        return False
    return card.near(healer) and spell.game.rules(healer.controller).can_send_home_booted(card)


class _LayOnHands(Spell):
    """Healing hands, by their difficulty."""

    def _heal(self, use: Use) -> Flow[None]:
        assert isinstance(use.event, happens.CardEvent)
        patient = self.game.card(use.event.card)
        if use.can_send_home_booted(patient):
            use.event.replaced = True
            yield from use.send_home_booted(patient)
            use.forbid("unboot at sundown", patient, until="day")


class LayOnHands(_LayOnHands):
    """Lay On Hands"""

    @react(
        "when",
        happens.Discarded,
        happens.Aced,
        if_=_in_need,
        instead=True,
        spell=8,
        boot=True,
        boots=THE_CASTER,
    )
    def heal(self, use: Use) -> Flow[None]:
        """React Miracle 8, Boot: When another dude here or next door is discarded as a casualty or aced, boot this Blessed:
        it goes home booted instead and does not unboot this Sundown."""
        yield from self._heal(use)


class LayOnHandsWeirdWest(_LayOnHands):
    """Lay On Hands"""

    printings = ("24193",)

    @react(
        "when",
        happens.Discarded,
        happens.Aced,
        if_=_in_need,
        instead=True,
        spell=6,
        boot=True,
        boots=THE_CASTER,
    )
    def heal(self, use: Use) -> Flow[None]:
        """React Miracle 6, Boot: When another dude here or next door is discarded as a casualty or aced, boot this Blessed:
        it goes home booted instead and does not unboot this Sundown."""
        yield from self._heal(use)
