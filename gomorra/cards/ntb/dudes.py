"""No Turning Back: dudes."""

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
    job,
    react,
    trait,
    wanted,
)
from gomorra.engine import stats


class JudgeHarrySomersetExp1(Dude):
    """Judge Harry Somerset (Exp.1)"""

    @job(boot=True, mark=dude & wanted, on_start="hire")
    def pass_sentence(self, use: Use) -> Flow[None]:
        """Noon Job, Boot: Harry marks a wanted dude. A booted Gunslinger token rides with him until the job is over.
        Success: the mark is discarded."""
        yield from use.discard(use.mark)

    def hire(self, use: Use) -> Flow[None]:
        face = self.game.token("Gunslinger", self.face)
        gun = yield from use.create_token(face, self.location, booted=True)
        yield from use.enlist(gun)
        use.later("end of job", "pay_off", gun)

    def pay_off(self, use: Use, number: int) -> Flow[None]:
        yield from use.remove_from_game(self.game.card(number))


class JudgeHarrySomersetExp1WeirdWest(JudgeHarrySomersetExp1):
    """Judge Harry Somerset (Exp.1)

    He never starts the game in play."""

    printings = ("24073",)


class HarryHighbinder(Dude):
    """Harry Highbinder

    Harry cannot carry Weapons."""

    def can_carry(self, attachment: Card) -> bool:
        return not attachment.has("Weapon")

    def _holds(self) -> bool:
        sums = stats.standing(self.game, TOWN_SQUARE)
        mine = sums[self.controller]
        return self.in_town_square and all(mine > n for seat, n in enumerate(sums) if seat != self.controller)

    @always("controller", on=ALL)
    def boss_of_the_square(self, place: Card) -> int | None:
        """While Harry is in the town square and you have the most influence there, you control it; it has no keywords."""
        return self.controller + 1 if place.id == TOWN_SQUARE and self._holds() else None

    @always("loses keyword", on=ALL)
    def _no_keywords(self, place: Card) -> str | None:
        return "all" if place.id == TOWN_SQUARE and self._holds() else None


def _defends(card: Card, event: happens.Joined) -> bool:
    return event.card == card.id and event.side == 1


class JacquelineIsham(Dude):
    """Jacqueline Isham"""

    @react("after", happens.Joined, if_=_defends, repeat=True)
    def stand_guard(self, use: Use) -> None:
        """Repeat React: After Jacqueline joins the posse of a mark, or one against a job, she is a stud for the shootout."""
        use.make(self, "stud", until="shootout")


class JacquelineIshamWeirdWest(Dude):
    """Jacqueline Isham"""

    printings = ("24103",)

    @trait("after", happens.Joined, if_=_defends)
    def stand_guard(self, use: Use) -> None:
        """Once in the posse of a mark, or in one against a job, Jacqueline is a stud for the shootout."""
        use.make(self, "stud", until="shootout")
