"""Election Day Slaughter: dudes."""

from __future__ import annotations

from gomorra.cards.vocabulary import Card, Dude, Fixed, Flow, Use, always, happens, noon, trait
from gomorra.engine import hands, stats


class TheBrute(Dude):
    """The Brute"""

    @always("relief when aced")
    def soak(self, card: Card) -> int:
        """Acing The Brute as a casualty takes a further 2 off those still to be covered."""
        return 2


class SmilingTom(Dude):
    """Smiling Tom"""

    @always("cannot move to")
    def clings_to_his_own(self, dude: Card, place: Card, use: Use) -> bool:
        """Tom moves only to your home or to a location with another Fourth Ring dude."""
        if place.id == self.game.state.players[self.controller].home:
            return False
        there = self.game.expected_at(place.place)
        return not any("Fearmongers" in other.gangs and other.id != self.id for other in there)


class PhilipSwinfordExp1(Dude):
    """Philip Swinford (Exp.1)"""

    def _foe_caught(self, event: happens.Revealed) -> bool:
        seats = [seat for seat, _ in event.hands]
        me = self.controller
        return not (me in seats and hands.is_cheatin(self.game, me)) and bool(self._cheaters(event))

    def _cheaters(self, event: happens.Revealed) -> list[int]:
        seats = [seat for seat, _ in event.hands if seat != self.controller]
        return [seat for seat in seats if hands.is_cheatin(self.game, seat)]

    @trait("after", happens.Revealed, if_=_foe_caught)
    def investigate(self, use: Use) -> Flow[None]:
        """For each opposing Cheatin' hand revealed while you reveal none, you may draw a card, then discard one."""
        assert isinstance(use.event, happens.Revealed)
        for _ in self._cheaters(use.event):
            if (yield from use.confirm("Philip Swinford: draw a card, then discard one?")):
                yield from use.draw()
                yield from use.discard_from_hand()


class JakeSmiley(Dude):
    """Jake Smiley"""

    @always("influence")
    def night_owl(self, card: Card) -> int:
        """While it is Sundown, Jake has +2 influence."""
        return 2 if self.game.state.phase == "sundown" else 0


class Quaterman(Dude):
    """QUATERMAN

    A Mad Scientist has to invent QUATERMAN, which then stands where he is."""

    @always("bullets")
    def machine(self, card: Card) -> Fixed:
        """QUATERMAN's bullets change only by attached goods."""
        return Fixed(self.face.stats["bullets"] + stats.on_the_card(self.game, self.id, "bullets"))

    @always("cannot boot", "cannot move", "cannot boot as cost")
    def unstoppable(self, card: Card, use: Use | None, other: Card) -> bool:
        """Cards can neither move nor boot QUATERMAN."""
        return use is None or not use.by_rules


class AngelaPayne(Dude):
    """Angela Payne"""

    @noon(boot=True)
    def squeeze(self, use: Use) -> Flow[None]:
        """Noon, Boot: Gain 2 ghost rock if the deed where Angela is belongs to somebody else."""
        if self.location.is_deed and self.location.owner != use.seat:
            yield from use.gain(2)
