"""Out for Blood: deeds."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    TOWN_SQUARE,
    Card,
    Deed,
    Flow,
    Stat,
    Until,
    Use,
    another,
    bootable,
    dude,
    happens,
    in_discard,
    in_hand,
    in_town_square,
    job,
    location,
    noon,
    opposing,
    react,
    shootout,
    where,
)


def _top_card_goes(use: Use) -> Flow[None]:
    yield from use.shuffle()
    for card in use.top_of_deck(1):
        yield from use.discard(card)


class StephGertiesTonsorium(Deed):
    """Steph & Gertie's Tonsorium"""

    @noon(controller=True, boot=True, if_=lambda card, use: bool(use.game.state.players[use.seat].hand))
    def trim(self, use: Use) -> Flow[None]:
        """Controller Noon, Boot: Shuffle 1 card from your hand into your deck. Then discard the top card of
        your deck."""
        card = yield from use.choose(in_hand, "Which card goes into the deck?")
        if card is not None:
            yield from use.to_deck(card)
        yield from _top_card_goes(use)


class GatewayStation(Deed):
    """Gateway Station"""

    def _my_hand_goes(self, event: happens.HandDiscarding) -> bool:
        return event.lowball and event.player == self.controller

    @react(
        "before",
        happens.HandDiscarding,
        if_=_my_hand_goes,
        controller=True,
        pay=1,
        boot=True,
        discards=in_hand,
    )
    def meet_the_train(self, use: Use) -> Flow[None]:
        """Controller React, Boot, Pay 1 Ghost Rock: Before your lowball hand is discarded, discard 1 card
        from your hand. Put a dude from your lowball hand into your hand."""
        able = [card for card in use.draw_hand() if card.is_dude]
        arrival = yield from use.pick(able, "Which dude do you take?")
        if arrival is not None:
            yield from use.to_hand(arrival)


class HartsTeaShoppe(Deed):
    """Hart's Tea Shoppe"""

    @shootout(controller=True, boot=True, target=opposing & bootable)
    def serve(self, use: Use) -> Flow[None]:
        """Controller Shootout, Boot: Boot an unbooted card in the opposing posse."""
        yield from use.boot(use.target)


class BirdCageTheater(Deed):
    """Bird Cage Theater"""

    @job(
        controller=True,
        boot=True,
        mark=another & dude & where(lambda card, use: card.control >= 1, "with a control point"),
    )
    def steal_the_show(self, use: Use) -> Flow[None]:
        """Controller Noon Job, Boot: Mark another player's dude with at least 1 control point. If successful,
        the mark loses all control points; this deed gains 1 permanent control point and permanently has +1
        production."""
        if use.mark.in_play:
            self.game.drop_modifiers(use.mark.id, Stat.CONTROL)
            if use.mark.body.control:
                yield from use.control_point(use.mark, -use.mark.body.control)
        yield from use.control_point(self)
        use.modify(self, production=1, until=Until.PERMANENT)


def _four_bullets(card: Card, use: Use) -> bool:
    posses = use.game.gathering
    return posses is not None and sum(use.game.card(number).bullets for number in posses[0]) >= 4


class CochiseCountyCourthouse(Deed):
    """Cochise County Courthouse"""

    @job(controller=True, boot=True, mark=location & in_town_square, posse=_four_bullets)
    def summon(self, use: Use) -> Flow[None]:
        """Controller Noon Job, Boot: Mark the town square. The dudes in your posse must have at least 4
        bullets in total. If successful, you may choose another player's dude and pay as much ghost rock as
        they have influence. Boot everything attached to that dude; they boot and move to the town square."""
        stash = self.game.state.players[use.seat].stash
        able = [card for card in use.candidates(another & dude) if card.influence <= stash]
        summoned = yield from use.pick(able, "Whom do you summon?", optional=True)
        if summoned is None:
            return
        yield from use.pay(summoned.influence)
        for item in summoned.attachments:
            yield from use.boot(item)
        yield from use.boot(summoned)
        yield from use.move(summoned, TOWN_SQUARE)


class GageExportCo(Deed):
    """Gage Export Co."""

    @noon(controller=True, boot=True, target=in_discard)
    def ship(self, use: Use) -> Flow[None]:
        """Controller Noon, Boot: Shuffle 1 card from your discard pile into your deck. Then discard the top
        card of your deck."""
        yield from use.to_deck(use.target)
        yield from _top_card_goes(use)
