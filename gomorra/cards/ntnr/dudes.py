"""New Town, New Rules: dudes."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    ALL,
    TOWN_SQUARE,
    Card,
    Dude,
    Flow,
    Use,
    always,
    dude,
    happens,
    here,
    noon,
    not_self,
    shootout,
    trait,
    where,
    your,
)


class WylieJenks(Dude):
    """Wylie Jenks"""

    @always("bullets")
    def manhunter(self, card: Card) -> int:
        """Each wanted dude that faces him in a shootout is worth +1 bullets to Wylie."""
        return sum(foe.wanted for foe in self.foes)


def _can_come(card: Card, use: Use) -> bool:
    return use.side is not None and use.can_join(card, use.side)


CALLED = your & dude & where(_can_come, "who can join")


class LillianMorgan(Dude):
    """Lillian Morgan"""

    @trait("after", happens.Joined, if_=lambda card, event: event.card == card.id)
    def purse(self, use: Use) -> Flow[None]:
        """When Lillian joins a posse, put 3 ghost rock on her that may pay for your Shootout abilities. What is left after
        the shootout is lost."""
        yield from use.place_rock(self, 3, "shootout")

    @trait("after", happens.ShootoutEnded, happens.JobEnded)
    def _close_the_purse(self, use: Use) -> Flow[None]:
        yield from use.clear_rock(self)

    @shootout(
        pay=lambda card, use: (1, len(use.candidates(CALLED))),
        brings_in=True,
        if_=lambda card, use: card.in_posse,
    )
    def hire(self, use: Use) -> Flow[None]:
        """Shootout, Pay X Ghost Rock: As many of your dudes join Lillian's posse from anywhere."""
        for gun in (yield from use.choose_several(CALLED, use.amount, use.amount)):
            yield from use.join(gun)


class UlyssesMarks(Dude):
    """Ulysses Marks"""

    @always("control", on=ALL)
    def good_for_business(self, card: Card) -> int:
        """A Saloon is worth 1 more control point with Ulysses in it."""
        return int(card.is_deed and card.id == self.place and card.has("Saloon"))

    @noon(target=dude & here & not_self)
    def throw_out(self, use: Use) -> Flow[None]:
        """Noon: If Ulysses is in a Saloon, another dude there moves to the town square and boots."""
        if self.location.has("Saloon"):
            if (yield from use.move(use.target, TOWN_SQUARE)):
                yield from use.boot(use.target)
