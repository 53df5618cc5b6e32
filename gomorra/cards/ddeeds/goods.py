"""Dirty Deeds: goods."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    BEARER,
    DISCARD,
    PLAY,
    Act,
    ActName,
    Card,
    Flow,
    Goods,
    Stat,
    Use,
    always,
    bearer_can_join,
    cheatin,
    faces_guns,
    happens,
    rating_of,
    shootout,
    trait,
)
from gomorra.engine.board import hands


class _CurrencyPress(Goods):
    """A machine that prints money, in either edition."""

    def _scrapped(self, event: happens.Discarded) -> bool:
        return event.card == self.id and event.origin == PLAY

    @trait("after", happens.Discarded, if_=_scrapped, zones=(DISCARD,))
    def spare_parts(self, use: Use) -> Flow[None]:
        """When this Gadget has been discarded from play, its owner draws a card."""
        yield from use.draw(seat=self.owner)


class DisgenuineCurrencyPress(_CurrencyPress):
    """Disgenuine Currency Press"""

    @trait("after", happens.Invented, if_=lambda card, event: event.card == card.id)
    def first_run(self, use: Use) -> Flow[None]:
        """After this Gadget is invented, gain 5 ghost rock and unboot its inventor."""
        assert isinstance(use.event, happens.Invented)
        yield from use.gain(5)
        yield from use.unboot(self.game.card(use.event.dude))


class DisgenuineCurrencyPressWeirdWest(_CurrencyPress):
    """Disgenuine Currency Press"""

    printings = ("24152",)

    @trait("after", happens.Invented, if_=lambda card, event: event.card == card.id)
    def first_run(self, use: Use) -> Flow[None]:
        """After you invent this Gadget, gain 4 ghost rock."""
        yield from use.gain(4)


class TlalocsFuries(Goods):
    """Tlaloc's Furies"""

    def _count(self) -> int:
        bodies = (self.game.card(card) for card in self.game.state.bodies)
        return sum(card.title == self.title and card.controller == self.controller for card in bodies)

    @always(Stat.BULLETS)
    def storm(self, card: Card) -> int:
        """This dude has +1 bullets for each Tlaloc's Furies you control, unless the opposing posse has an
        unbooted non-Melee Weapon."""
        return 0 if faces_guns(self) else self._count()

    @always(
        rating_of("Huckster"),
        rating_of("Blessed"),
        rating_of("Shaman"),
        rating_of("Mad Scientist"),
        on=BEARER,
    )
    def rain(self, card: Card) -> int:
        """For each Tlaloc's Furies you control, this dude has +1 to all their skill ratings."""
        return self._count()


def _ready(card: Card, use: Use) -> bool:
    if use.game.shootout is None:
        return False
    if not hands.is_cheatin(use.game, use.seat):
        return True
    return use.can_boot(card.bearer) and not use.game.stopped(Act.BOOT_AS_COST, card.bearer, None)


class JaelsGuile(Goods):
    """Jael's Guile"""

    @cheatin(boot=True, if_=_ready)
    def entice(self, use: Use) -> Flow[None]:
        """Cheatin' Resolution, Boot: If your hand is Cheatin', boot this dude as well. Your opponent chooses
        a dude in the opposing posse to boot or discard, and then does so once more. Wanted dudes must be
        chosen if possible."""
        if hands.is_cheatin(self.game, use.seat):
            yield from use.boot(self.bearer, cost=True)
        for _ in range(2):
            yield from self._suffer(use)

    def _suffer(self, use: Use) -> Flow[None]:
        fight, side = self.game.shootout, use.side
        if fight is None or side is None:
            return
        ways = [
            (foe, how)
            for foe in map(self.game.card, fight.posses[1 - side])
            for how in (Act.BOOT, Act.DISCARD)
            if self._possible(use, foe, how)
        ]
        if any(foe.wanted for foe, _ in ways):
            ways = [(foe, how) for foe, how in ways if foe.wanted]
        loser = fight.seats[1 - side]
        able = list(dict.fromkeys(foe for foe, _ in ways))
        foe = yield from use.pick(able, "Which dude pays?", by=loser)
        if foe is None:
            return
        hows = [how for other, how in ways if other is foe]
        if (yield from use.choose_word(hows, f"What happens to {foe.title}?", by=loser)) == Act.BOOT:
            yield from use.boot(foe)
        else:
            yield from use.discard(foe)

    def _possible(self, use: Use, foe: Card, how: ActName) -> bool:
        if use.untouchable(foe) or use.stops(how, foe):
            return False
        return how != Act.BOOT or not foe.booted


class PersonalOrnithopter(Goods):
    """Personal Ornithopter"""

    @shootout(repeat=True, pay=1, brings_in=True, if_=bearer_can_join)
    def swoop(self, use: Use) -> Flow[None]:
        """Repeat Shootout, Pay 1 Ghost Rock: This dude, at any location, joins your posse."""
        yield from use.join(use.actor)

    @shootout(boot=True, if_=lambda card, use: use.can_send_home_booted(use.actor))
    def take_off(self, use: Use) -> Flow[None]:
        """Shootout, Boot: Send this dude home booted."""
        yield from use.send_home_booted(use.actor)
