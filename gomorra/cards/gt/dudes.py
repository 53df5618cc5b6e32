"""Ghost Town: dudes."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    Card,
    Dude,
    Flow,
    Use,
    goods,
    happens,
    has,
    in_discard,
    in_town_square,
    job,
    location,
    on_actor,
    react,
    resolution,
    spell,
    trait,
    unbooted,
    where,
)


def _fetchable(card: Card, use: Use) -> bool:
    return (card.has("Sidekick") or card.has("Horse")) and use.can_play(card, 2)


class FranciscoRosales(Dude):
    """Francisco Rosales"""

    @job(boot=True, mark=location & in_town_square)
    def round_up(self, use: Use) -> Flow[None]:
        """Noon Job, Boot: Mark the town square. Success: from your discard pile your dude gets a Sidekick or Horse for 2 ghost
        rock less."""
        card = yield from use.choose(in_discard & (goods | spell) & where(_fetchable, "Sidekick or Horse"))
        if card is not None:
            yield from use.play(card, 2)


class TheoWhateleyBoyer(Dude):
    """Theo Whateley-Boyer"""

    def _jokers(self) -> list[Card]:
        hand = self.game.state.players[self.controller].draw_hand
        return [card for card in map(self.game.card, hand) if card.is_joker and card.owner == self.controller]

    def _lowball_joker(self, event: happens.HandDiscarding) -> bool:
        return event.lowball and event.player == self.controller and bool(self._jokers())

    @react("before", happens.HandDiscarding, if_=_lowball_joker, pay=1)
    def pocket(self, use: Use) -> Flow[None]:
        """React, Pay 1 Ghost Rock: A joker of your lowball hand is attached to Theo as the hand is discarded."""
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


class MahoganyJackson(Dude):
    """ "Mahogany" Jackson"""

    @trait("after", happens.Joined, if_=lambda card, event: event.card == card.id)
    def reckless(self, use: Use) -> Flow[None]:
        """For joining a posse Mahogany costs you the top two cards of your deck: discard them."""
        for card in (yield from use.top_five(2)):
            yield from use.discard(card)
