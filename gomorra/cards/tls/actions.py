"""The Light Shineth: actions."""

from __future__ import annotations

from gomorra.cards.vocabulary import Action, Card, Flow, Use, dude, happens, opposing, react, shootout, your


def _facing_a_stud(card: Card, use: Use) -> bool:
    fight, side = use.game.shootout, use.side
    if fight is None or side is None:
        return False
    return any(use.game.card(foe).is_stud for foe in fight.posses[1 - side])


class RabbitsDeception(Action):
    """Rabbit's Deception"""

    @shootout(technique=True, combo=_facing_a_stud)
    def deceive(self, use: Use) -> Flow[None]:
        """Shootout Tao Technique: This dude goes home booted; if it was unbooted, an opposing dude may go home booted, too.
        Combo if the opposing posse has a stud."""
        yield from use.send_home_booted(use.actor)
        if not use.was_booted:
            foe = yield from use.choose(opposing & dude, "Send an opposing dude home booted?", optional=True)
            if foe is not None:
                yield from use.send_home_booted(foe)


class BackroomDeals(Action):
    """Backroom Deals"""

    def _unpaid(self, event: happens.Discarded) -> bool:
        card = self.game.card(event.card)
        return (
            self.game.state.phase == "upkeep"
            and card.in_play
            and card.is_dude
            and card.controller != self.controller
        )

    @react("when", happens.Discarded, if_=_unpaid, instead=True)
    def better_offer(self, use: Use) -> Flow[None]:
        """React: When an opposing dude is discarded during Upkeep, it stays in play instead and is yours until the day
        ends."""
        assert isinstance(use.event, happens.Discarded)
        use.event.replaced = True
        yield from use.take_control(self.game.card(use.event.card), until="day")

    @react("after", happens.PhaseStarted, if_=lambda card, event: event.phase == "upkeep", target=your & dude)
    def cook_the_books(self, use: Use) -> None:
        """React: At the start of Upkeep, your dude has -2 upkeep until the phase ends."""
        use.modify(use.target, upkeep=-2, until="phase")
