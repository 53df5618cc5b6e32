"""Bad Medicine: dudes."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    ALL,
    Card,
    Dude,
    Flow,
    Use,
    always,
    has,
    noon,
    on_actor,
    resolution,
    shootout,
    where,
    your,
)
from gomorra.engine.ability import Ability

WEAPON_LIMITS = frozenset({"used", "boot"})


def _shots(card: Card, use: Use) -> list[Ability]:
    return [ability for ability in card.abilities if use.can_borrow(card, ability, ignore=WEAPON_LIMITS)]


class VasilisTheBoar(Dude):
    """Vasilis the Boar"""

    @always("value", on=ALL)
    def menace(self, card: Card) -> int:
        """While Vasilis is in a shootout, wanted dudes of the opposing posse have -2 value."""
        return (
            -2 if self.side is not None and card.is_dude and card.side == 1 - self.side and card.wanted else 0
        )

    @shootout(
        target=has("Weapon")
        & on_actor
        & where(lambda card, use: bool(_shots(card, use)), "with a Shootout ability")
    )
    def empty_it(self, use: Use) -> Flow[None]:
        """Shootout: A Weapon that Vasilis carries uses its Shootout ability, used or not and without booting; then ace the
        Weapon."""
        names = {ability.label: ability for ability in _shots(use.target, use)}
        name = yield from use.choose_word(list(names), "Which ability?")
        yield from use.borrow(use.target, names[name], ignore=WEAPON_LIMITS)
        yield from use.ace(use.target)


class ArnoldStewart(Dude):
    """Arnold Stewart"""

    @noon(boots=your & has("Gadget") & on_actor)
    def prospect(self, use: Use) -> Flow[None]:
        """Noon: Boot a Gadget on Arnold: the top five cards of your deck are discarded. If an Out of Town deed is among them,
        you may boot Arnold and take it into your hand."""
        found = []
        for card in (yield from use.top_five()):
            yield from use.discard(card)
            if card.is_deed and card.has("Out of Town"):
                found.append(card)
        if not self.booted:
            claim = yield from use.pick(found, "Boot Arnold for this deed?", optional=True)
            if claim is not None and (yield from use.boot(self)):
                yield from use.to_hand(claim)


class WillaMaeMacGowan(Dude):
    """Willa Mae MacGowan"""

    @resolution()
    def cover_the_retreat(self, use: Use) -> Flow[None]:
        """Resolution: Ace Willa: everybody else in your posse goes home booted."""
        friends = [card for card in self.game.dudes() if card.in_posse and card.side == self.side]
        if (yield from use.ace(self)):
            for friend in friends:
                yield from use.send_home_booted(friend)
