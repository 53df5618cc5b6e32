"""Ghost Town: deeds."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    Card,
    Deed,
    Flow,
    Stat,
    Until,
    Use,
    always,
    deed,
    destination,
    dude,
    happens,
    has,
    in_hand,
    job,
    noon,
    react,
    trait,
    where,
    your,
)
from gomorra.engine.board import players


def _can_go(card: Card, place: Card, use: Use) -> bool:
    return card.place != place.id and use.can_move(card, place.id)


class GomorraLotCommission(Deed):
    """Gomorra Lot Commission

    You may start the game with this deed in place of a dude.
    """

    @noon(controller=True, boot=True, discards=in_hand & deed)
    def sell_the_lot(self, use: Use) -> Flow[None]:
        """Controller Noon, Boot: Discard 1 deed from your hand and gain 1 ghost rock. You may move your dude
        to a deed with the same name."""
        yield from use.gain(1)
        title = use.discarded.title
        lots = [self.game.card(place) for place in self.game.locations() if place]
        lots = [lot for lot in lots if lot.is_deed and lot.title == title]
        able = your & dude & where(lambda card, use: any(_can_go(card, lot, use) for lot in lots), "")
        mover = yield from use.choose(able, f"Move a dude to {title}?", optional=True)
        if mover is not None:
            lot = yield from use.pick([lot for lot in lots if _can_go(mover, lot, use)], "Where to?")
            if lot is not None:
                yield from use.move(mover, lot)


class WagnerMemorialRanch(Deed):
    """Wagner Memorial Ranch

    With an Entrepreneurs outfit, you may start the game with this deed in place of a dude.
    """

    def _experiment(self, event: happens.Testing) -> bool:
        dude = self.game.card(event.dude)
        return event.test == "invent" and dude.controller == self.controller and dude.place == self.id

    @react("before", happens.Testing, if_=_experiment, controller=True, boot=True)
    def lend_a_hand(self, use: Use) -> None:
        """Controller React, Boot: Before your dude at this deed makes a skill test to invent, lower its
        difficulty by 2. If successful, unboot that dude and, if the Gadget is a Horse or Improvement, this
        deed permanently has +1 production."""
        assert isinstance(use.event, happens.Testing)
        use.event.harder -= 2
        use.count_on(self, "helping", use.event.dude)

    def _helped(self, event: happens.Invented) -> bool:
        return self.counter("helping") == event.dude

    @trait("after", happens.Invented, if_=_helped)
    def _reward(self, use: Use) -> Flow[None]:
        assert isinstance(use.event, happens.Invented)
        gadget = self.game.card(use.event.card)
        use.count_on(self, "helping", 0)
        yield from use.unboot(self.game.card(use.event.dude))
        if gadget.has("Horse") or gadget.has("Improvement"):
            use.modify(self, production=1, until=Until.PERMANENT)

    @trait(
        "after",
        happens.Cast,
        if_=lambda card, event: not event.success and card.counter("helping") == event.dude,
    )
    def _in_vain(self, use: Use) -> None:
        use.count_on(self, "helping", 0)


def _your_office(card: Card, use: Use) -> bool:
    office = use.card
    assert office is not None
    if card.id == office.id or use.seat not in (card.owner, card.controller):
        return False
    return any(card.id in player.street and office.id in player.street for player in use.game.state.players)


class NotaryPublic(Deed):
    """Notary Public"""

    @noon(
        controller=True,
        boot=True,
        boots=deed & (has("Government") | has("Public")) & where(_your_office, "of yours on this street"),
    )
    def certify(self, use: Use) -> Flow[None]:
        """Controller Noon, Boot: Boot a Public or Government deed on this street that you own or control. If
        it is Government, choose any dude; they gain 1 bounty. If it is Public, you may move your dude to any
        other location."""
        if use.booted.has("Government"):
            suspect = yield from use.choose(dude, "Who gains 1 bounty?")
            if suspect is not None:
                yield from use.bounty(suspect, 1)
        if use.booted.has("Public"):
            traveller = yield from use.choose(your & dude, "Move a dude?", optional=True)
            if traveller is not None:
                use.roles["target"] = [traveller]
                place = yield from use.choose(destination, f"Where does {traveller.title} go?")
                if place is not None:
                    yield from use.move(traveller, place)


class MarketStreet(Deed):
    """Market Street"""

    def _within_earshot(self, event: happens.Testing) -> bool:
        return not self.booted and self.game.card(event.dude).near(self)

    @trait("when", happens.Testing, if_=_within_earshot)
    def distract(self, use: Use) -> None:
        """While this deed is unbooted, skill tests at this or an adjacent location are harder by 1."""
        assert isinstance(use.event, happens.Testing)
        use.event.harder += 1

    @noon(controller=True, if_=lambda card, use: use.can_boot(card))
    def close_early(self, use: Use) -> Flow[None]:
        """Controller Noon: Boot this deed."""
        yield from use.boot(self)


class Companhursts(Deed):
    """Companhurst's

    With an Anarchists outfit, you may start the game with this deed in place of a dude.
    """

    @always(Stat.POORER_IN_TIES)
    def cheap_whiskey(self, seat: int) -> bool:
        """While you control this deed and are tied for the least ghost rock, you count as having less ghost
        rock than each other player."""
        if seat != self.controller:
            return False
        gang = self.game.state.players
        return all(gang[seat].stash <= gang[other].stash for other in players.rivals(self.game, seat))


class EpidemicLaboratory(Deed):
    """Epidemic Laboratory"""

    @job(
        controller=True,
        boot=True,
        leader=where(lambda card, use: bool(card.skills), "with a skill"),
        mark=where(lambda card, use: card is use.card, "this deed"),
    )
    def research(self, use: Use) -> Flow[None]:
        """Controller Noon Job, Boot: Your dude with a skill leads this job. Mark this deed. If successful, it
        gains 1 permanent control point and permanently has +1 production."""
        yield from use.control_point(self)
        use.modify(self, production=1, until=Until.PERMANENT)


class WaltersCreekDistillery(Deed):
    """Walters Creek Distillery"""

    @noon(
        controller=True,
        boot=True,
        boots=deed & (has("Saloon") | has("Casino")) & where(_your_office, "of yours on this street"),
    )
    def deliver(self, use: Use) -> Flow[None]:
        """Controller Noon, Boot: Boot a Saloon or Casino on this street that you own or control. If it is a
        Casino, gain 2 ghost rock. If it is a Saloon, you may discard 1 card from your hand to draw 1 card."""
        if use.booted.has("Casino"):
            yield from use.gain(2)
        if use.booted.has("Saloon"):
            card = yield from use.choose(in_hand, "Discard a card to draw one?", optional=True)
            if card is not None:
                yield from use.discard(card)
                yield from use.draw()


class SilentSigil(Deed):
    """Silent Sigil"""

    @always(Stat.SUNDOWN_DISCARDS)
    def hush(self, seat: int) -> int:
        """The controller of this deed may discard 1 fewer card at Sundown."""
        return -int(seat == self.controller)

    @react(
        "after", happens.HandRefilled, if_=lambda card, event: event.seat == card.controller, controller=True
    )
    def whisper(self, use: Use) -> Flow[None]:
        """Controller React: After you have refilled your hand at Sundown, draw a card."""
        yield from use.draw()
