"""Bad Medicine: dudes."""

from __future__ import annotations

from gomorra.cards.vocabulary import ALL, Card, Dude, Flow, Use, always, has, on_actor, shootout, where
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
        """Shootout: Use the Shootout ability of a Weapon on Vasilis, used or not and without booting it; then ace that
        Weapon."""
        names = {ability.label: ability for ability in _shots(use.target, use)}
        name = yield from use.choose_word(list(names), "Which ability?")
        yield from use.borrow(use.target, names[name], ignore=WEAPON_LIMITS)
        yield from use.ace(use.target)
