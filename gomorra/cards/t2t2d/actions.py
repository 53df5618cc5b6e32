"""Too Tough to Die: actions."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    BEARER,
    Action,
    Card,
    Fixed,
    Flow,
    Use,
    always,
    another,
    cheatin,
    dude,
    job,
)


class CurseOfFailure(Action):
    """Curse of Failure"""

    @always("loses keyword", "blank", on=BEARER)
    def hollow(self, card: Card) -> str:
        """This dude has no keywords, traits or abilities ..."""
        return "all"

    @always("bullets", "influence", "control", on=BEARER)
    def worthless(self, card: Card) -> Fixed:
        """... its bullets, influence and control points are 0 and do not change ..."""
        return Fixed(0)

    @always("upkeep", on=BEARER)
    def burden(self, card: Card) -> int:
        """... and it has +1 upkeep."""
        return 1

    @always("cannot discard")
    def lingering(self, card: Card, use: Use | None, other: Card) -> bool:
        """Card effects cannot discard this card."""
        return use is not None and not use.by_rules

    @job(boot=True, mark=another & dude)
    def curse(self, use: Use) -> Flow[None]:
        """Noon Job, Boot: Mark an opposing dude. Success: discard all it carries, send it home booted and attach this card to
        it."""
        if not use.mark.in_play:
            return
        for card in use.mark.attachments:
            yield from use.discard(card)
        yield from use.send_home_booted(use.mark)
        yield from use.attach_self(use.mark)


class Ricochet(Action):
    """Ricochet"""

    @cheatin()
    def rebound(self, use: Use) -> Flow[None]:
        """Cheatin' Resolution: The cheater's shooter is discarded. With a legal hand you draw a card and take no casualties
        this round."""
        fight = self.game.shootout
        if fight is not None and use.cheater in fight.seats:
            shooter = self.game.card(fight.shooters[fight.seats.index(use.cheater)])
            if shooter.in_posse:
                yield from use.discard(shooter)
        if use.draw_hand() and use.has_legal_hand():
            use.casualties(use.seat, -99)
            yield from use.draw()
