"""Hell's Comin' With Me: goods."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    ALL,
    BEARER,
    DISCARD,
    PLAY,
    TOWN_SQUARE,
    Card,
    Flow,
    Goods,
    Stat,
    Until,
    Use,
    adjacent,
    always,
    attachable,
    deed,
    dude,
    elsewhere,
    happens,
    has,
    here,
    noon,
    noon_or_shootout,
    not_self,
    on_actor,
    opposing,
    react,
    shootout,
    spell,
    trait,
    where,
    your,
)


class BlueLightnin(Goods):
    """Blue Lightnin'"""

    @always(Stat.SHOOTER, on=BEARER)
    def crackle(self, card: Card) -> str:
        """This dude is a stud."""
        return "stud"

    @shootout(repeat=True, boots=spell & has("Hex") & on_actor)
    def discharge(self, use: Use) -> Flow[None]:
        """Repeat Shootout: Boot a Hex on this dude. They get +1 bullets or +1 Huckster rating."""
        word = yield from use.choose_word(["+1 bullets", "+1 Huckster"], f"What does {use.actor.title} get?")
        if word == "+1 bullets":
            use.modify(use.actor, bullets=1)
        else:
            use.modify_rating(use.actor, "Huckster", 1)


class MagnumRounds(Goods):
    """Magnum Rounds"""

    @shootout()
    def load(self, use: Use) -> Flow[None]:
        """Shootout: This dude gets +1 bullets. If your hand is revealed legal this round, only traits and
        Cheatin' Resolution abilities can change hand ranks. Discard this card."""
        use.modify(use.actor, bullets=1)
        use.change(TOWN_SQUARE, Stat.RANKS_HOLD, use.seat, until=Until.ROUND)
        yield from use.discard(self)


_out_of_town = deed & has("Out of Town")


class IronMole(Goods):
    """Iron Mole"""

    @always(Stat.PRODUCTION, on=ALL)
    def dig(self, card: Card) -> int:
        """The Out of Town deed where this card is has +1 production."""
        return int(card.id == self.place and card.is_deed and card.has("Out of Town"))

    @noon(boot=True, target=elsewhere & _out_of_town)
    def burrow(self, use: Use) -> Flow[None]:
        """Noon, Boot: Move this dude to another Out of Town deed."""
        yield from use.move(use.actor, use.target)

    @shootout(boot=True, brings_in=True)
    def surface(self, use: Use) -> Flow[None]:
        """Shootout, Boot: If this dude is at a deed that is Out of Town, they join your posse."""
        if _out_of_town.test(use.here, use):
            yield from use.join(use.actor)


class NetGun(Goods):
    """Net Gun"""

    @shootout(boot=True, if_=lambda card, use: use.actor.has("Mad Scientist"), target=opposing & dude)
    def cast_the_net(self, use: Use) -> Flow[None]:
        """Shootout, Boot: Choose an opposing dude. This dude, a Mad Scientist, makes a Mad Scientist skill
        check against that dude's value. If successful, discard this card; that dude becomes a draw."""
        if (yield from use.check(use.actor, "Mad Scientist", use.target.value)):
            yield from use.discard(self)
            use.make(use.target, "draw")


class Scratch(Goods):
    """Scratch"""

    def _lost(self, event: happens.Discarded) -> bool:
        return event.card == self.id and event.origin == PLAY

    @trait("after", happens.Discarded, if_=_lost, zones=(DISCARD,))
    def nine_lives(self, use: Use) -> Flow[None]:
        """After this card is discarded from play, discard 1 card from your hand to draw 1 card."""
        if (yield from use.discard_from_hand()):
            yield from use.draw()

    @noon_or_shootout(boot=True, outside=True, target=your & dude & not_self & adjacent & attachable)
    def roam(self, use: Use) -> Flow[None]:
        """Noon/Shootout, Boot: Attach this card to your other dude at an adjacent location."""
        yield from use.attach(self, use.target)


class BatteredBanjo(Goods):
    """Battered Banjo"""

    def _hymn(self, event: happens.Cast) -> bool:
        song = event.use.card
        if not event.success or event.test != "spell" or song is None or not song.has("Hymn"):
            return False
        return self.game.card(event.dude).place == self.place

    @react("after", happens.Cast, if_=_hymn, boot=True)
    def accompany(self, use: Use) -> None:
        """React, Boot: After a Hymn is cast at this location and is successful, this dude gets +1
        influence."""
        use.modify(use.actor, influence=1)

    @noon(
        boot=True,
        target=opposing & dude & here,
        discards=where(lambda card, use: card is use.card, "this card"),
    )
    def smash(self, use: Use) -> None:
        """Noon, Boot: Discard this card. Choose another player's dude at this location. They get -2
        bullets."""
        use.modify(use.target, bullets=-2)
