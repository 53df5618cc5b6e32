"""Dirty Deeds: actions."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    Action,
    Flow,
    Use,
    dude,
    happens,
    has,
    on_your_posse,
    opposing,
    react,
    shootout,
)


class ASlightModification(Action):
    """A Slight Modification"""

    def _foe_declares(self, event: happens.Declared) -> bool:
        return bool(event.source) and event.seat != self.owner and event.kind in ("shootout", "resolution")

    @react("after", happens.Declared, if_=_foe_declares, boots=has("Gadget") & on_your_posse)
    def jam(self, use: Use) -> None:
        """React: After an opponent declares a Shootout ability or a Resolution one that is not Cheatin', boot a Gadget in
        your posse: that ability costs nothing and has no effect."""
        assert use.event is not None
        use.event.use.cancelled = True


class RabbitTakesRevenge(Action):
    """Rabbit Takes Revenge"""

    @shootout(technique=True, target=opposing & dude)
    def revenge(self, use: Use) -> Flow[None]:
        """Shootout Tao Technique: An opposing dude becomes a draw, this dude a stud; neither can leave the shootout. As
        part of a combo, it boots all its attachments and must be the first casualty this round."""
        use.make(use.target, "draw")
        use.make(use.actor, "stud")
        for card in (use.target, use.actor):
            use.forbid("leave", card)
        if use.combo:
            for attachment in use.target.attachments:
                yield from use.boot(attachment)
            use.change(use.target.id, "first casualty", 1, until="round")
