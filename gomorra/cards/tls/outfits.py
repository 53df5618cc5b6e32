"""The Light Shineth: outfits."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    ALL,
    YOURS,
    Card,
    Flow,
    Outfit,
    Stat,
    Until,
    Use,
    always,
    dude,
    happens,
    has,
    noon,
    react,
    where,
    your,
)


class TheSanatorium(Outfit):
    """The Sanatorium"""

    @noon(
        boot=True,
        target=your & dude,
        also=dude & where(lambda card, use: card is not use.target and card.near(use.target), "close by"),
    )
    def treat(self, use: Use) -> Flow[None]:
        """Noon, Boot: Choose a dude of yours and another dude at the same or an adjacent location. Yours gets
        +1 influence or, if you like and they are a Huckster, +1 Huckster rating. The other gets -1 bullets and -1 value."""
        ways = ["influence", "Huckster"] if use.target.has("Huckster") else ["influence"]
        way = yield from use.choose_word(ways, f"What does {use.target.title} gain?")
        if way == "influence":
            use.modify(use.target, influence=1)
        else:
            use.modify_rating(use.target, "Huckster", 1)
        use.modify(use.also, bullets=-1, value=-1)


class AbramsCrusaders(Outfit):
    """Abram's Crusaders"""

    @always(Stat.BULLETS, on=YOURS)
    def swords(self, card: Card) -> int:
        """Your Deputies who have a Melee Weapon have +1 bullets."""
        armed = card.is_dude and any(item.has("Weapon") for item in card.attached("Melee"))
        return int(armed and card.has("Deputy"))

    @always(Stat.INFLUENCE, on=YOURS)
    def sermons(self, card: Card) -> int:
        """Your Deputies who have a Miracle have +1 influence."""
        return int(card.is_dude and card.has("Deputy") and bool(card.attached("Miracle")))

    @noon(boot=True, target=your & dude)
    def swear_in(self, use: Use) -> None:
        """Noon, Boot: Choose your dude. They become a Deputy."""
        use.give_keyword(use.target, "Deputy")


class DenOfThieves(Outfit):
    """Den of Thieves

    Your starting gang may have up to 2 Grifters.
    """

    @always(Stat.COST, on=ALL)
    def family(self, card: Card) -> int:
        """Your Grifters cost 1 less."""
        return -int(card.is_dude and card.owner == self.owner and not card.in_play and card.has("Grifter"))

    def _you_show(self, event: happens.Revealed) -> bool:
        return any(seat == self.owner for seat, _ in event.hands)

    @react("when", happens.Revealed, if_=_you_show, boot=True, target=your & dude & has("Grifter"))
    def deal_from_the_sleeve(self, use: Use) -> Flow[None]:
        """React, Boot: When draw hands are revealed, choose your Grifter. They gain 1 bounty. Raise your hand
        rank by 1; your hand counts as Cheatin'. Gain 1 ghost rock."""
        if not (yield from use.bounty(use.target, 1)):
            return
        yield from use.rank(use.seat, 1, until=Until.ROUND)
        use.for_player(use.seat, Stat.ILLEGAL_HAND, until=Until.ROUND)
        yield from use.gain(1)
