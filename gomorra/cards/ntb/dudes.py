"""No Turning Back: dudes."""

from __future__ import annotations

from typing import ClassVar

from gomorra.cards.vocabulary import (
    ALL,
    TOWN_SQUARE,
    Card,
    Dude,
    Fixed,
    Flow,
    Moment,
    Stat,
    Until,
    Use,
    always,
    another,
    booted,
    dude,
    happens,
    has,
    in_hand,
    in_town,
    job,
    noon,
    on_actor,
    react,
    shootout,
    trait,
    wanted,
    where,
)
from gomorra.engine.board import players
from gomorra.engine.plays.pulls import Pull


def _lured(card: Card, use: Use) -> bool:
    return card.influence < use.actor.influence and use.can_move(card, use.here.place)


class AvieClineExp1(Dude):
    """Avie Cline (Exp.1)"""

    @noon(boot=True)
    def lure(self, use: Use) -> Flow[None]:
        """Noon, Boot: If Avie is at an in-town deed, another player's dude in town with less influence than
        Avie moves to this location."""
        if self.location.is_deed and self.in_town:
            guest = yield from use.choose(another & dude & in_town & where(_lured, "with less influence"))
            if guest is not None:
                yield from use.move(guest, self.location)


class JudgeHarrySomersetExp1(Dude):
    """Judge Harry Somerset (Exp.1)"""

    leaves_with_the_job: ClassVar[bool] = True
    """Whether the Gunslinger goes even if there was no shootout."""

    @job(boot=True, mark=dude & wanted, on_start="hire")
    def pass_sentence(self, use: Use) -> Flow[None]:
        """Noon Job, Boot: Judge Harry Somerset leads this job. Mark a wanted dude. A booted Gunslinger token
        enters play in your posse. If successful, discard the mark. After the job, remove the token from the
        game."""
        yield from use.discard(use.mark)

    def hire(self, use: Use) -> Flow[None]:
        face = self.game.token("Gunslinger", self.face)
        gun = yield from use.create_token(face, self.location, booted=True)
        yield from use.enlist(gun)
        if self.leaves_with_the_job:
            use.later(Moment.END_OF_JOB, "pay_off", gun)

    def pay_off(self, use: Use, number: int) -> Flow[None]:
        yield from use.remove_from_game(self.game.card(number))


class JudgeHarrySomersetExp1WeirdWest(JudgeHarrySomersetExp1):
    """Judge Harry Somerset (Exp.1)

    Judge Harry Somerset cannot be in your starting gang.
    """

    printings = ("24073",)
    leaves_with_the_job = False

    @job(boot=True, mark=dude & wanted, on_start="hire")
    def pass_sentence(self, use: Use) -> Flow[None]:
        """Noon Job, Boot: Judge Harry Somerset leads this job. Mark a wanted dude. A booted Gunslinger token
        enters play in your posse. If successful, discard the mark."""
        yield from use.discard(use.mark)


def _meddled(card: Card, event: happens.AbilityUsed) -> bool:
    near = card.game.card
    return event.seat != card.controller and any(
        near(number).is_dude and owner == card.controller and near(place).near(card)
        for number, owner, place in event.use.affected
    )


def _meddler(card: Card, use: Use) -> bool:
    return use.event is not None and card.controller == use.event.seat


class EbenezerSpringfield(Dude):
    """Ebenezer Springfield"""

    @react(
        "after",
        happens.AbilityUsed,
        if_=_meddled,
        target=dude & ~wanted & where(_meddler, "of that player"),
    )
    def denounce(self, use: Use) -> Flow[None]:
        """React: After an ability of another player affects your dude, who is at this or an adjacent
        location, a dude of that player who is not wanted gains 1 bounty."""
        yield from use.bounty(use.target, 1)


class ElanderBoldmanExp1(Dude):
    """Elander Boldman (Exp.1)"""

    @shootout(boot=True, target=has("Gadget") & booted)
    def overclock(self, use: Use) -> Flow[None]:
        """Shootout, Boot: Unboot a Gadget. Its abilities may be used one more time today. If it is
        Experimental, unboot Elander. If it is a Weapon, it gets +1 bullets and its dude becomes a stud."""
        yield from use.unboot(use.target)
        use.use_again(use.target)
        if use.target.has("Experimental"):
            yield from use.unboot(self)
        if use.target.has("Weapon") and use.target.host is not None:
            use.modify(use.target, bullets=1)
            use.make(use.target.host, "stud")


class AntheiaPansofia(Dude):
    """Antheia Pansofia"""

    @always(Stat.SKILL_CHECK)
    def club_trick(self, caster: Card, skill: str, pulled: Pull) -> int:
        """When you pull a club for a Huckster skill check of a dude in Antheia's posse, add 3 to that skill
        check."""
        ours = self.side is not None and caster.side == self.side and caster.controller == self.controller
        return 3 if ours and skill == "Huckster" and pulled.suit == "clubs" else 0


class HarryHighbinder(Dude):
    """Harry Highbinder

    Harry cannot have Weapons.
    """

    def can_carry(self, attachment: Card) -> bool:
        return not attachment.has("Weapon")

    def _holds(self) -> bool:
        return self.in_town_square and players.leads_at(self.game, self.controller, TOWN_SQUARE)

    @always(Stat.CONTROLLER, on=ALL)
    def boss_of_the_square(self, place: Card) -> int | None:
        """While Harry is in the town square and you have the most influence there, untied, you control the
        square. It has no keywords."""
        return self.controller + 1 if place.id == TOWN_SQUARE and self._holds() else None

    @always(Stat.LOSES_KEYWORD, on=ALL)
    def _no_keywords(self, place: Card) -> str | None:
        return "all" if place.id == TOWN_SQUARE and self._holds() else None


class MaxBaineExp1(Dude):
    """Max Baine (Exp.1)"""

    @always(Stat.CONTROL, on=ALL)
    def land_reform(self, card: Card) -> Fixed | None:
        """While Max is in the town square or at a Government deed, Ranches have 0 control points."""
        there = self.location
        works = self.in_town_square or (there.is_deed and there.has("Government"))
        return Fixed(0) if works and card.is_deed and card.has("Ranch") else None

    @noon(
        boot=True,
        target=in_hand
        & dude
        & where(lambda card, use: card.value >= 10 and use.can_play(card, 3), "that you can play"),
    )
    def recruit(self, use: Use) -> Flow[None]:
        """Noon, Boot: A dude from your hand whose value is 10 or more enters play at this location at their
        cost less 3 (minimum 0)."""
        yield from use.play(use.target, 3, at=self.location)


class ElGrajo(Dude):
    """El Grajo"""

    @shootout(boots=has("Melee") & has("Weapon") & on_actor)
    def flourish(self, use: Use) -> None:
        """Shootout: Boot a Melee Weapon on El Grajo. He becomes a stud and gets +2 bullets, but no more than
        4 bullets in total."""
        use.make(self, "stud")
        use.modify(self, bullets=max(0, min(2, 4 - self.bullets)))


def _defends(card: Card, event: happens.Joined) -> bool:
    return event.card == card.id and event.side == 1


class JacquelineIsham(Dude):
    """Jacqueline Isham"""

    @react("after", happens.Joined, if_=_defends, repeat=True)
    def stand_guard(self, use: Use) -> None:
        """Repeat React: After Jacqueline joins the mark's posse or a posse that opposes a job, she becomes a
        stud until the shootout ends."""
        use.make(self, "stud", until=Until.SHOOTOUT)


class JacquelineIshamWeirdWest(Dude):
    """Jacqueline Isham"""

    printings = ("24103",)

    @trait("after", happens.Joined, if_=_defends)
    def stand_guard(self, use: Use) -> None:
        """After Jacqueline joins the mark's posse or a posse that opposes a job, she becomes a stud until the
        shootout ends."""
        use.make(self, "stud", until=Until.SHOOTOUT)
