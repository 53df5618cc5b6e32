"""Ghost Town: dudes."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    Card,
    Dude,
    Flow,
    Use,
    happens,
    has,
    on_actor,
    react,
    resolution,
    unbooted,
)


class TheoWhateleyBoyer(Dude):
    """Theo Whateley-Boyer"""

    def _jokers(self) -> list[Card]:
        hand = self.game.state.players[self.controller].draw_hand
        return [card for card in map(self.game.card, hand) if card.is_joker and card.owner == self.controller]

    def _lowball_joker(self, event: happens.HandDiscarding) -> bool:
        return event.lowball and event.player == self.controller and bool(self._jokers())

    @react("before", happens.HandDiscarding, if_=_lowball_joker, pay=1)
    def pocket(self, use: Use) -> Flow[None]:
        """React, Pay 1 Ghost Rock: When you discard a lowball hand with a joker, attach the joker to Theo."""
        joker = yield from use.pick(self._jokers(), "Which joker?")
        if joker is not None:
            yield from use.enter(joker, host=self, at=self.location)

    @resolution(
        boots=has("Hex") & on_actor & unbooted,
        if_=lambda card, use: any(item.is_joker for item in card.attachments),
    )
    def up_his_sleeve(self, use: Use) -> Flow[None]:
        """Resolution: Boot a Hex on Theo: discard a card of your draw hand and put a joker attached to him in its place."""
        old = yield from use.pick(use.draw_hand(), "Discard a card of your draw hand")
        joker = yield from use.pick([item for item in self.attachments if item.is_joker], "Which joker?")
        if old is not None and joker is not None:
            yield from use.exchange(old, joker)
            yield from use.name_card(joker)
