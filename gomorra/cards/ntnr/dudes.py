"""New Town, New Rules: dudes."""

from __future__ import annotations

from gomorra.cards.vocabulary import Card, Dude, Flow, Use, dude, happens, shootout, trait, where, your


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
        """Shootout, Pay X Ghost Rock: X of your dudes from anywhere join Lillian's posse."""
        for gun in (yield from use.choose_several(CALLED, use.amount, use.amount)):
            yield from use.join(gun)
