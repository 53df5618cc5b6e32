"""The Showstopper: deeds."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    Card,
    Deed,
    Flow,
    Use,
    dude,
    happens,
    has,
    here,
    in_discard,
    react,
    spell,
    where,
    your,
)


class JWByrnePI(Deed):
    """J.W. Byrne, P. I."""

    def _your_lowball(self, event: happens.HandDrawn) -> bool:
        return event.lowball and event.seat == self.controller

    @react(
        "after",
        happens.HandDrawn,
        if_=_your_lowball,
        controller=True,
        boot=True,
        boots=your & dude & has("Grifter") & here,
    )
    def investigate(self, use: Use) -> Flow[None]:
        """Controller React, Boot: After you draw your lowball hand, before it is revealed, boot your Grifter
        at this location. Discard up to 2 cards from your lowball hand and draw as many."""
        gone = 0
        for _ in range(2):
            card = yield from use.pick(use.draw_hand(), "Replace a card of your lowball hand?", optional=True)
            if card is None:
                break
            yield from use.discard(card)
            gone += 1
        use.deal(gone)


def _hex_for(card: Card, newcomer: Card, use: Use) -> bool:
    return card.has("Hex") and use.can_play(card, bearer=lambda host: host.id == newcomer.id)


class GrimoiresMore(Deed):
    """Grimoires & More"""

    def _huckster(self, event: happens.EnteredPlay) -> bool:
        newcomer = self.game.card(event.card)
        return newcomer.is_dude and newcomer.has("Huckster") and event.seat == self.controller

    @react("after", happens.EnteredPlay, if_=_huckster, controller=True, boot=True)
    def welcome_gift(self, use: Use) -> Flow[None]:
        """Controller React, Boot: After a Huckster of yours enters play, pull. On a club, send that Huckster
        home booted. If not, that Huckster attaches a Hex from your discard pile, paying all costs."""
        assert isinstance(use.event, happens.EnteredPlay)
        newcomer = self.game.card(use.event.card)
        if (yield from use.pull()).suit == "clubs":
            yield from use.send_home_booted(newcomer)
            return
        able = in_discard & spell & where(lambda card, use: _hex_for(card, newcomer, use), "Hex")
        gift = yield from use.choose(able, f"Which Hex goes to {newcomer.title}?")
        if gift is not None:
            yield from use.play(gift, bearer=lambda host: host is newcomer)
