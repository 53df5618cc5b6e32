"""There Comes a Reckoning: actions."""

from __future__ import annotations

from gomorra.cards.vocabulary import Action, Card, Flow, Use, at_home, dude, in_posse, shootout, where, your
from gomorra.engine import hands


def _idle(card: Card, use: Use) -> bool:
    fight = use.game.shootout
    return fight is not None and not card.in_posse and card.controller == fight.seats[1]


class GrimServantODeath(Action):
    """Grim Servant o' Death"""

    @shootout(
        outside=True, target=dude & at_home & where(_idle, "of the mark's player, outside the shootout")
    )
    def summon(self, use: Use) -> Flow[None]:
        """Shootout: Choose a dude at home outside the shootout whose player is the mark or opposes the job; it may join.
        Otherwise your dude becomes a stud with +2 bullets and your opponent takes 2 more casualties if their hand is ever
        Cheatin' this round."""
        fight = self.game.shootout
        assert fight is not None
        owner = use.target.controller
        if use.can_join(use.target, 1) and (
            yield from use.confirm(f"Does {use.target.title} join?", by=owner)
        ):
            yield from use.join(use.target, 1)
            return
        gunman = yield from use.choose(your & dude & in_posse, "Who becomes a stud?")
        if gunman is not None:
            use.make(gunman, "stud")
            use.modify(gunman, bullets=2)
        use.later("hands seen", "reap", use.opponent, until="round")

    def reap(self, use: Use, seat: int) -> None:
        if hands.is_cheatin(self.game, seat):
            use.casualties(seat, 2)
        else:
            use.later("hands seen", "reap", seat, until="round")
