"""Weird West Edition: actions."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    Action,
    Flow,
    Use,
    destination,
    dude,
    happens,
    in_posse,
    noon,
    opposing,
    react,
    shootout,
    unbooted,
    your,
)


class Shortcut(Action):
    """Shortcut"""

    @noon(target=your & dude & unbooted, also=destination)
    def cut_through(self, use: Use) -> Flow[None]:
        """Noon: Your unbooted dude moves anywhere."""
        yield from use.move(use.target, use.also)

    def _hurrying(self, event: happens.Booted) -> bool:
        return event.why == "join" and self.game.card(event.card).controller == self.owner

    @react("when", happens.Booted, if_=_hurrying, instead=True)
    def slip_in(self, use: Use) -> None:
        """React: Your dude that would boot to join a posse from an adjacent location does not boot."""
        assert use.event is not None
        use.event.replaced = True


class TrickShooting(Action):
    """Trick Shooting"""

    @shootout(target=your & dude & in_posse)
    def show_off(self, use: Use) -> Flow[None]:
        """Shootout: Your dude has +1 bullets. Pull; on red look at as many cards on top of your deck as your dude has bullets
        and take one of them into your hand."""
        use.modify(use.target, bullets=1)
        pulled = yield from use.pull()
        if pulled.suit in ("hearts", "diamonds"):
            cards = use.top_of_deck(use.target.bullets)
            yield from use.look(cards)
            card = yield from use.pick(cards, "Which card goes to your hand?")
            if card is not None:
                yield from use.to_hand(card)


class CrushingInevitability(Action):
    """Crushing Inevitability"""

    @shootout(technique=True, boot=True, target=opposing & dude)
    def crush(self, use: Use) -> None:
        """Shootout Tao Technique, Boot: An opposing dude adds nothing to draw hands this round if it is booted, and is the first
        casualty of the round if its value is below this dude's."""
        if use.target.booted:
            use.change(use.target.id, "adds nothing to draw hands", 1, until="round")
        if use.target.value < use.actor.value:
            use.change(use.target.id, "first casualty", 1, until="round")
