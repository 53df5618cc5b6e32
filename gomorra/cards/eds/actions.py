"""Election Day Slaughter: actions."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    Act,
    Action,
    Card,
    Flow,
    Stat,
    Until,
    Use,
    can_be_sent_home,
    dude,
    goods,
    happens,
    has,
    in_town_square,
    job,
    location,
    noon,
    react,
    where,
    your,
)


def _on_foot(card: Card, use: Use) -> bool:
    return card.place == use.booted.place and not card.attached("Horse")


class RiddenDown(Action):
    """Ridden Down"""

    @noon(
        boots=your & goods & has("Horse"),
        target=dude & where(_on_foot, "without a Horse there") & can_be_sent_home,
    )
    def trample(self, use: Use) -> Flow[None]:
        """Noon: Boot your Horse. Choose any dude at that Horse's location who has no Horse. Send them home
        booted."""
        yield from use.send_home_booted(use.target)


def _our_callout(card: Card, event: happens.Accepted) -> bool:
    return card.game.card(event.caller).controller == card.controller


class TailBetweenYerLegs(Action):
    """Tail Between Yer Legs"""

    @react("after", happens.Accepted, if_=_our_callout)
    def bluster(self, use: Use) -> None:
        """React: After your callout is accepted, the mark's posse is formed before yours. The mark gets -2
        bullets until the shootout ends."""
        assert isinstance(use.event, happens.Accepted)
        mark = self.game.card(use.event.card)
        use.change(mark.id, Stat.FORMS_POSSE_FIRST, 1, until=Until.SHOOTOUT)
        use.modify(mark, bullets=-2, until=Until.SHOOTOUT)


class ElectionDaySlaughter(Action):
    """Election Day Slaughter"""

    @job(boot=True, mark=location & in_town_square, on_start="call_to_vote")
    def slaughter(self, use: Use) -> Flow[None]:
        """Noon Job, Boot: Mark the town square. Every other player may unboot any dude in town. If
        successful, every other player aces a dude of theirs in town."""
        for seat in use.opponents:
            able = [
                card for card in self.game.dudes(seat) if card.in_town and use.can_put_away(card, Act.ACE)
            ]
            victim = yield from use.pick(able, "Which dude of yours is aced?", by=seat)
            if victim is not None:
                yield from use.ace(victim)

    def call_to_vote(self, use: Use) -> Flow[None]:
        for seat in use.opponents:
            able = [card for card in self.game.dudes() if card.in_town and card.booted]
            voter = yield from use.pick(able, "Unboot a dude in town?", by=seat, optional=True)
            if voter is not None:
                yield from use.unboot(voter)
