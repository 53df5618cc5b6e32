"""Bad Medicine: spells."""

from __future__ import annotations

from gomorra.cards.vocabulary import Card, Flow, Spell, Use, another, dude, happens, noon, react, where


class FoolsGold(Spell):
    """Fool's Gold"""

    @react("after", happens.Anted, if_=lambda card, event: card.bearer.in_town_square, spell=5, boot=True)
    def swap_the_stakes(self, use: Use) -> Flow[None]:
        """React Hex 5, Boot: After all players have anted, if this dude is in the town square, take 1 ghost
        rock from the pot. This dude gains 1 bounty."""
        yield from use.take_from_pot(1)
        yield from use.bounty(use.actor, 1)


class _MotherBearsRage(Spell):
    """A spirit that hunts, in either edition."""

    def _hunt(self, use: Use, title: str) -> Flow[None]:
        hunter = yield from use.create_token(self.game.token(title, self.face), use.target.location)
        yield from use.call_out(hunter, use.target)


def _in_range(card: Card, use: Use) -> bool:
    return use.is_here(card) or (card.location.is_deed and card.adjacent_to(use.here))


class MotherBearsRage(_MotherBearsRage):
    """Mother Bear's Rage"""

    @noon(
        spell=5, boot=True, target=another & dude & where(_in_range, "at this location or an adjacent deed")
    )
    def hunt(self, use: Use) -> Flow[None]:
        """Noon Spirit 5, Boot: Choose another player's dude at this location or an adjacent deed. A Nature
        Spirit token enters play there and calls them out."""
        yield from self._hunt(use, "Nature Spirit")


class MotherBearsRageWeirdWest(_MotherBearsRage):
    """Mother Bear's Rage"""

    printings = ("24203",)

    @noon(
        spell=5, boot=True, target=another & dude & where(_in_range, "at this location or an adjacent deed")
    )
    def hunt(self, use: Use) -> Flow[None]:
        """Noon Spirit 5, Boot: Choose another player's dude at this location or an adjacent deed. A
        Gunslinger token enters play there and calls them out."""
        yield from self._hunt(use, "Gunslinger")
