"""Immovable Object, Unstoppable Force: spells."""

from __future__ import annotations

from gomorra.cards.vocabulary import HERE, Card, Flow, Spell, Use, always, shootout


class ThePackAwakens(Spell):
    """The Pack Awakens"""

    @always("keyword", on=HERE)
    def undying(self, card: Card) -> str | None:
        """Token dudes at this location are Harrowed."""
        return "Harrowed" if card.is_token else None

    @shootout(spell=8, boot=True)
    def howl(self, use: Use) -> Flow[None]:
        """Shootout Spirit 8, Boot: A Nature Spirit token enters play booted and joins your posse."""
        fight = self.game.shootout
        assert fight is not None
        face = self.game.token("Nature Spirit", self.face)
        spirit = yield from use.create_token(face, self.game.card(fight.location), booted=True)
        yield from use.join(spirit)
