"""A Grand Entrance: dudes."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    Card,
    Dude,
    Flow,
    Use,
    always,
    dude,
    happens,
    has,
    here,
    in_shootout,
    noon_or_shootout,
    on_actor,
    react,
    shootout,
    unbooted,
    your,
)


class TheMixer(Dude):
    """The Mixer"""

    @shootout(target=dude & in_shootout)
    def steady_the_hand(self, use: Use) -> None:
        """Shootout: In this shootout nothing but the goods it carries changes a dude's bullets."""
        use.change(use.target.id, "ignores bullets", "all")


class TheMixerWeirdWest(Dude):
    """The Mixer"""

    printings = ("24056",)

    @shootout(target=dude & in_shootout)
    def steady_the_hand(self, use: Use) -> None:
        """Shootout: Actions and abilities of your opponents do not change a dude's bullets."""
        use.change(use.target.id, "ignores bullets", "opponents")


class LucyCloverExp1(Dude):
    """Lucy Clover (Exp.1)"""

    def _crooks_across(self, event: happens.PossesFormed) -> bool:
        fight, side = self.game.shootout, self.side
        if fight is None or side is None:
            return False
        return sum(self.game.card(foe).bounty for foe in fight.posses[1 - side]) >= 2

    @react("after", happens.PossesFormed, if_=_crooks_across, repeat=True)
    def draw_a_bead(self, use: Use) -> None:
        """Repeat React: After both posses are formed, if the opposing one has 2 or more bounty, Lucy is a stud for the
        shootout."""
        use.make(self, "stud", until="shootout")


class BuckinBillyBallard(Dude):
    """Buckin' Billy Ballard"""

    @always("bullets", "influence")
    def in_the_saddle(self, card: Card) -> int:
        """+1 bullets and +1 influence with a Horse."""
        return int(bool(self.attached("Horse")))

    @noon_or_shootout(boots=your & has("Horse") & on_actor)
    def trick_riding(self, use: Use) -> Flow[None]:
        """Noon/Shootout: Boot the Horse on Billy: draw a card. A dude here may be booted, too."""
        yield from use.draw()
        victim = yield from use.choose(dude & here & unbooted, "Boot a dude here?", optional=True)
        if victim is not None:
            yield from use.boot(victim)
