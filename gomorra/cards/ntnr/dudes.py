"""New Town, New Rules: dudes."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    ALL,
    TOWN_SQUARE,
    Card,
    Dude,
    Flow,
    Moment,
    Stat,
    Use,
    always,
    can_join,
    dude,
    happens,
    has,
    here,
    noon,
    not_self,
    react,
    several,
    shootout,
    trait,
    your,
)


def _failed_hex(card: Card, event: happens.Cast) -> bool:
    spell = event.use.card
    return event.dude == card.id and not event.success and event.test == "spell" and spell.has("Hex")


class SladeLighbody(Dude):
    """Slade Lighbody"""

    @react("after", happens.Cast, if_=_failed_hex)
    def second_try(self, use: Use) -> Flow[None]:
        """React: After Slade is unsuccessful with a Hex, pull again; the new pull counts instead. After its
        effects, if any, ace that Hex."""
        assert isinstance(use.event, happens.Cast)
        yield from use.pull_again()
        use.later(Moment.END_OF_PLAY, "burn", use.event.use.card)

    def burn(self, use: Use, spell: int) -> Flow[None]:
        yield from use.ace(self.game.card(spell))


def _at_government(card: Card, use: Use) -> bool:
    fight = use.game.shootout
    return fight is not None and use.game.card(fight.location).has("Government")


class RafiHamid(Dude):
    """Rafi Hamid"""

    @shootout(
        brings_in=True, if_=_at_government, target=several(your & dude & has("Deputy") & can_join, 1, 99)
    )
    def call_the_deputies(self, use: Use) -> Flow[None]:
        """Shootout: At a Government deed, any number of your Deputies, at any locations, join your posse."""
        for deputy in use.targets:
            yield from use.join(deputy)


class WylieJenks(Dude):
    """Wylie Jenks"""

    @always(Stat.BULLETS)
    def manhunter(self, card: Card) -> int:
        """Wylie has +1 bullets for each opposing wanted dude."""
        return sum(foe.wanted for foe in self.foes)


class KyleWagner(Dude):
    """Kyle Wagner"""

    @noon(boot=True)
    def tinker(self, use: Use) -> Flow[None]:
        """Noon, Boot: If Kyle is at a Ranch, it unboots. Its abilities may be used one more time today."""
        if self.location.has("Ranch"):
            yield from use.unboot(self.location)
            use.use_again(self.location)


CALLED = your & dude & can_join


class LillianMorgan(Dude):
    """Lillian Morgan"""

    @trait("after", happens.Joined, if_=lambda card, event: event.card == card.id)
    def purse(self, use: Use) -> Flow[None]:
        """After Lillian joins a posse, put 3 ghost rock on her. You may pay for your Shootout abilities with
        it. After the shootout, discard what is left of it."""
        yield from use.place_rock(self, 3, "shootout")

    @trait("after", happens.ShootoutEnded, happens.JobEnded)
    def _close_the_purse(self, use: Use) -> Flow[None]:
        yield from use.clear_rock(self)

    @shootout(
        pay=lambda card, use: (1, len(use.candidates(CALLED))),
        brings_in=True,
        if_=lambda card, use: card.in_posse,
    )
    def hire(self, use: Use) -> Flow[None]:
        """Shootout, Pay X Ghost Rock: Choose X of your dudes at any locations. They join Lillian's posse."""
        for gun in (yield from use.choose_several(CALLED, use.amount, use.amount)):
            yield from use.join(gun)


class UlyssesMarks(Dude):
    """Ulysses Marks"""

    @always(Stat.CONTROL, on=ALL)
    def good_for_business(self, card: Card) -> int:
        """While Ulysses is at a Saloon, that deed has +1 control point."""
        return int(card.is_deed and card.id == self.place and card.has("Saloon"))

    @noon(target=dude & here & not_self)
    def throw_out(self, use: Use) -> Flow[None]:
        """Noon: Choose another dude at this location. If Ulysses is at a Saloon, that dude moves to the town
        square and boots."""
        if self.location.has("Saloon"):
            if (yield from use.move(use.target, TOWN_SQUARE)):
                yield from use.boot(use.target)


class AliceStowe(Dude):
    """Alice Stowe"""

    @always(Stat.JOINS_FROM_ANYWHERE, Stat.NO_BOOT_TO_JOIN)
    def stand_by_the_gang(self, card: Card, place: int = 0) -> bool:
        """After your wanted dude accepts a callout, Alice, booted or not, may join that dude's posse from any
        location without booting."""
        posses = self.game.gathering
        if card is not self or not posses or not posses[1] or self.game.job is not None:
            return False
        mark = self.game.card(posses[1][0])
        return mark.wanted and mark.controller == self.controller
