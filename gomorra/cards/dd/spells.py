"""Double Dealin': spells."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    OUT_OF_PLAY,
    Card,
    Flow,
    Moment,
    Spell,
    Until,
    Use,
    cheatin,
    dude,
    happens,
    opposing,
    own_stat,
    shootout,
    trait,
)

TWISTED_BY = own_stat("twisted by", "The Huckster that gains by the loss of this dude.")


def _twisted_by(card: Card, event: happens.Discarded | happens.Aced) -> list[int]:
    marks = card.game.modifiers_of(event.card, TWISTED_BY)
    return [int(mark.amount) for mark in marks if mark.source == card.id]


class CorporealTwist(Spell):
    """Corporeal Twist"""

    keeps_traits = True  # what it does for the Huckster is an effect, no trait

    @shootout(spell=4, boot=True, target=opposing & dude)
    def twist(self, use: Use) -> None:
        """Shootout Hex 4, Boot: Choose an opposing dude. They get -1 bullets and -2 value. If they are
        discarded or aced before the shootout ends, this Huckster gains 1 permanent control point."""
        use.modify(use.target, bullets=-1, value=-2)
        use.change(use.target.id, TWISTED_BY, use.actor.id)

    @trait(
        "when",
        happens.Discarded,
        happens.Aced,
        if_=lambda card, event: bool(_twisted_by(card, event)),
        zones=OUT_OF_PLAY,
    )
    def _reap(self, use: Use) -> Flow[None]:
        assert isinstance(use.event, (happens.Discarded, happens.Aced))
        for huckster in _twisted_by(self, use.event):
            yield from use.control_point(self.game.card(huckster))


class Fetch(Spell):
    """Fetch"""

    @cheatin(spell=5, boot=True)
    def fetch(self, use: Use) -> None:
        """Cheatin' Resolution Hex 5, Boot: When your draw hand is discarded, you may put 1 of its cards into
        your hand. In a shootout, you take 3 fewer casualties this round."""
        use.later(Moment.discarding_hand(use.seat), "keep", until=Until.PHASE)
        if self.game.shootout is not None:
            use.casualties(use.seat, -3)

    def keep(self, use: Use) -> Flow[None]:
        own = [card for card in use.draw_hand() if card.owner == use.seat]
        card = yield from use.pick(own, "Fetch: keep a card of your draw hand?", optional=True)
        if card is not None:
            yield from use.to_hand(card)
