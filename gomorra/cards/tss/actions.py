"""The Showstopper: actions."""

from __future__ import annotations

from gomorra.cards.vocabulary import Action, Flow, Use, dude, in_posse, shootout


def _horses(use: Use, side: int) -> int:
    fight = use.game.shootout
    assert fight is not None
    return sum(len(use.game.card(rider).attached("Horse")) for rider in fight.posses[side])


class CallingTheCavalry(Action):
    """Calling the Cavalry"""

    @shootout(target=dude & in_posse)
    def bugle(self, use: Use) -> None:
        """Shootout: A dude of your posse is a stud until the shootout ends. Just before casualties this round, each side has +1
        hand rank for each of its Horses."""
        use.make(use.target, "stud", until="shootout")
        use.later("before lumps", "charge", until="round")

    def charge(self, use: Use) -> Flow[None]:
        fight = self.game.shootout
        assert fight is not None
        for side in (0, 1):
            yield from use.rank(fight.seats[side], _horses(use, side), until="round")


class CallingTheCavalryWeirdWest(Action):
    """Calling the Cavalry"""

    printings = ("24230",)

    @shootout(target=dude & in_posse)
    def bugle(self, use: Use) -> None:
        """Shootout: A dude of your posse is a stud until the shootout ends. As Resolution plays begin this round, the side with
        the most Horses has +1 hand rank."""
        use.make(use.target, "stud", until="shootout")
        use.later("hands seen", "charge", until="round")

    def charge(self, use: Use) -> Flow[None]:
        fight = self.game.shootout
        assert fight is not None
        counts = [_horses(use, side) for side in (0, 1)]
        if counts[0] != counts[1]:
            yield from use.rank(fight.seats[counts.index(max(counts))], 1, until="round")
