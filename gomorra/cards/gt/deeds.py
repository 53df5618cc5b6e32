"""Ghost Town: deeds."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    Card,
    Deed,
    Flow,
    Use,
    always,
    deed,
    destination,
    dude,
    has,
    job,
    noon,
    where,
    your,
)


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
        boots=deed & (has("Government") | has("Public")) & where(_your_office, "of yours in this street"),
    )
    def certify(self, use: Use) -> Flow[None]:
        """Controller Noon, Boot: In this street, boot a deed that you own or control and that is Government or Public. For a Government one,
        a dude gains 1 bounty. For a Public one, you may move your dude without booting it."""
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


class Companhursts(Deed):
    """Companhurst's

    The 108 Righteous Bandits may start with this deed in place of a dude."""

    @always("poorer in ties")
    def cheap_whiskey(self, seat: int) -> bool:
        """While you are tied for the least ghost rock, you count as having less than all other players."""
        rock = [player.stash for player in self.game.state.players]
        return seat == self.controller and rock[seat] == min(rock)


class EpidemicLaboratory(Deed):
    """Epidemic Laboratory"""

    @job(
        controller=True,
        boot=True,
        leader=where(lambda card, use: bool(card.skills), "with a skill"),
        mark=where(lambda card, use: card is use.card, "this deed"),
    )
    def research(self, use: Use) -> Flow[None]:
        """Controller Noon Job, Boot: A dude with a skill leads and marks this deed. Success: it has +1 control point and +1
        production for good."""
        yield from use.control_point(self)
        use.modify(self, production=1, until="permanent")
