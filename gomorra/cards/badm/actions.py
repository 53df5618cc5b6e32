"""Bad Medicine: actions."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    Action,
    Flow,
    Use,
    another,
    booted,
    dude,
    feat,
    job,
    noon_or_shootout,
    unbooted,
    where,
)


class FocusingChi(Action):
    """Focusing Chi"""

    @feat(if_=lambda card, use: use.ability is not None and use.ability.technique)
    def insight(self, use: Use) -> Flow[None]:
        """When a Technique reveals this card as its pull, you may unboot the performer, look at your top three cards and
        discard any of them; the others stay in order."""
        if use.dude is not None:
            yield from use.unboot(use.dude)
        cards = use.top_of_deck(3)
        yield from use.look(cards)
        while cards:
            card = yield from use.pick(cards, "Discard one of the top cards?", optional=True)
            if card is None:
                return
            cards.remove(card)
            yield from use.discard(card)

    @noon_or_shootout(technique=True)
    def breathe(self, use: Use) -> Flow[None]:
        """Noon/Shootout Technique: Draw a card, or this card goes on top of your deck."""
        if (yield from use.choose_word(["draw a card", "put it on top"], "Focusing Chi")) == "draw a card":
            yield from use.draw()
        else:
            yield from use.to_deck(self)


on_mark = where(lambda card, use: card.host is not None and card.host.id == use.mark.id, "on the mark")


class Mugging(Action):
    """Mugging"""

    @job(mark=another & dude, on_start="grab")
    def rob(self, use: Use) -> Flow[None]:
        """Noon Job: Mark an opposing dude and boot up to two cards on it. Success: the mark goes home booted; up to two
        booted cards on it may be aced."""
        yield from use.send_home_booted(use.mark)
        for card in (yield from use.choose_several(on_mark & booted, 0, 2, "Ace up to two of these")):
            yield from use.ace(card)

    def grab(self, use: Use) -> Flow[None]:
        for card in (yield from use.choose_several(on_mark & unbooted, 0, 2, "Boot up to two of these")):
            yield from use.boot(card)
