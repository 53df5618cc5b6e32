"""Out for Blood: outfits."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    ALL,
    Card,
    Flow,
    Outfit,
    Stat,
    Until,
    Use,
    always,
    at_home,
    bootable,
    deed,
    dude,
    goods,
    happens,
    has,
    in_discard,
    in_hand,
    in_town,
    job,
    noon,
    opposing,
    own_memory,
    react,
    trait,
    wanted,
    where,
    with_attached,
    your,
)
from gomorra.engine.kernel.state import TOWN_SQUARE


def _holds_cards(card: Card, use: Use) -> bool:
    return bool(use.game.state.players[use.seat].hand)


faithful = your & dude & with_attached(has("Miracle"))


class _HouseOfManyFaiths(Outfit):
    """A house for the faithful, in either edition."""

    def _shuffle_in(self, use: Use, found: Card) -> Flow[None]:
        card = yield from use.choose(in_hand, "Which card of your hand goes into the deck?")
        for one in (card, found):
            if one is not None:
                yield from use.to_deck(one)
        yield from use.shuffle()

    def _send_out(self, use: Use, preacher: Card) -> Flow[None]:
        yield from use.move(preacher, TOWN_SQUARE)
        yield from use.unboot(preacher)
        use.modify(preacher, influence=1)


class HouseOfManyFaiths(_HouseOfManyFaiths):
    """House of Many Faiths"""

    @noon(boot=True, if_=_holds_cards, target=faithful, also=in_discard)
    def inspire(self, use: Use) -> Flow[None]:
        """Noon, Boot: Choose your dude who has a Miracle. Shuffle 1 card from your discard pile and 1 card
        from your hand into your deck. Move that dude to the town square; they get +1 influence and unboot."""
        yield from self._shuffle_in(use, use.also)
        yield from self._send_out(use, use.target)


class HouseOfManyFaithsWeirdWest(_HouseOfManyFaiths):
    """House of Many Faiths"""

    printings = ("24002",)

    @noon(boot=True, if_=_holds_cards, target=in_discard)
    def inspire(self, use: Use) -> Flow[None]:
        """Noon, Boot: Shuffle 1 card from your discard pile and 1 card from your hand into your deck. Then
        move your dude who has a Miracle to the town square; they get +1 influence and unboot."""
        yield from self._shuffle_in(use, use.target)
        preacher = yield from use.choose(faithful, "Who goes to the town square?")
        if preacher is not None:
            yield from self._send_out(use, preacher)


def _three_bullets(card: Card, use: Use) -> bool:
    posses = use.game.gathering
    return posses is not None and sum(use.game.card(number).bullets for number in posses[0]) >= 3


class OfficeOfAncestralAffairs(Outfit):
    """Office of Ancestral Affairs"""

    @job(
        boot=True,
        mark=deed & in_town & where(lambda card, use: card.control < 2, "with fewer than 2 control points"),
        posse=_three_bullets,
    )
    def consecrate(self, use: Use) -> Flow[None]:
        """Noon Job, Boot: Mark any in-town deed with fewer than 2 control points. The dudes in your posse
        must have at least 3 bullets in total. If successful, the mark gains 1 permanent control point. If
        nobody opposed the job, a Totem from your discard pile may attach to the mark, paying its cost,
        whoever controls the deed and without a Shaman."""
        place, job = use.mark, self.game.job
        yield from use.control_point(place)
        if not place.in_play or job is None or job.opposed:
            return
        totems = [card for card in use.candidates(in_discard & has("Totem")) if use.can_plant(card, place)]
        totem = yield from use.pick(totems, f"Plant a Totem at {place.title}?", optional=True)
        if totem is not None:
            yield from use.plant(totem, place)


PLAYED_A_MYSTICAL_CARD = own_memory(
    "today played a Mystical card", "Players who have played a Mystical card today."
)


class BayouVermilionRailroad(Outfit):
    """Bayou Vermilion Railroad"""

    @always(Stat.COST, on=ALL)
    def freight(self, card: Card) -> int:
        """The first Mystical card that you play each day costs 1 less."""
        if card.owner != self.owner or card.in_play or "Mystical" not in card.face.keywords:
            return 0
        return 0 if self.owner in self.game.state.recall(PLAYED_A_MYSTICAL_CARD) else -1

    @trait("after", happens.EnteredPlay, if_=lambda card, event: event.seat == card.owner)
    def _count_the_freight(self, use: Use) -> None:
        assert isinstance(use.event, happens.EnteredPlay)
        if "Mystical" in self.game.card(use.event.card).face.keywords:
            self.game.state.remember(PLAYED_A_MYSTICAL_CARD, self.owner)

    @noon(
        boot=True, boots=your & has("Mystical") & where(lambda card, use: card.location.is_deed, "at a deed")
    )
    def drain(self, use: Use) -> Flow[None]:
        """Noon, Boot: Choose your Mystical card at a deed and boot it. Gain 1 ghost rock. You may have that
        deed lose all its control points and production until the next Upkeep phase ends."""
        yield from use.gain(1)
        place = use.booted.location
        if (yield from use.confirm(f"Drain {place.title}?")):
            use.modify(place, control=-place.control, production=-place.production, until=Until.NEXT_UPKEEP)


def _can_lose_bounty(card: Card, use: Use) -> bool:
    return card.body.bounty > use.game.least_bounty(card)


class Fort51(Outfit):
    """Fort 51"""

    def _armed_somebody(self, event: happens.Invented) -> bool:
        gadget = self.game.card(event.card)
        return event.seat == self.owner and (gadget.is_dude or gadget.has("Weapon"))

    @react(
        "after",
        happens.Invented,
        if_=_armed_somebody,
        target=opposing
        & dude
        & where(
            lambda card, use: (
                card.influence < use.game.card(use.event.card).face.stats.get(Stat.COST, 0)
                if isinstance(use.event, happens.Invented)
                else False
            ),
            "of less influence than the Gadget costs",
        ),
    )
    def charge(self, use: Use) -> Flow[None]:
        """React: After you invent a Gadget that is a Weapon or a dude, choose another player's dude with less
        influence than that Gadget's printed cost. They gain 1 bounty."""
        yield from use.bounty(use.target, 1)

    @noon(
        boot=True,
        boots=your & has("Gadget") & ~at_home,
        target=opposing & dude & wanted & where(_can_lose_bounty),
    )
    def settle(self, use: Use) -> Flow[None]:
        """Noon, Boot: Boot a Gadget of yours away from your home and lower the bounty of another player's
        wanted dude by 1. Gain 1 ghost rock. You may discard 1 card from your hand."""
        if not (yield from use.bounty(use.target, -1)):
            return
        yield from use.gain(1)
        card = yield from use.choose(in_hand, "Discard a card?", optional=True)
        if card is not None:
            yield from use.discard(card)


class SmithRobardsTradeShow(Outfit):
    """Smith & Robards Trade Show"""

    @noon(boot=True, boots=your & goods & has("Gadget"))
    def demonstrate(self, use: Use) -> Flow[None]:
        """Noon, Boot: Boot your Gadget goods. Discard 1 card from your hand, then draw 1 card. If that Gadget
        is at a location that you control and another player owns, it has 1 control point until the day
        ends."""
        yield from use.discard_from_hand()
        yield from use.draw()
        place = use.booted.location
        if place.controller == use.seat != place.owner:
            use.modify(use.booted, control=1)


def _abroad(card: Card, use: Use) -> bool:
    return card.location.type != "outfit"


class JonahsAlliance(Outfit):
    """Jonah's Alliance"""

    @noon(boot=True, boots=your & dude & where(_abroad, "away from every home"))
    def rise_up(self, use: Use) -> Flow[None]:
        """Noon, Boot: Boot your dude at a location that is not a home. They become a stud, their bullets
        count for the control of deeds in place of their influence, and they gain 2 bounty, but no more than 4
        in total. You may boot your Hex at any location; an attachment at that dude's location then loses its
        traits, abilities and bonuses."""
        rebel = use.booted
        use.make(rebel, "stud")
        use.change(rebel.id, Stat.CONTROLS_BY_BULLETS, 1)
        yield from use.bounty(rebel, max(0, min(2, 4 - rebel.bounty)))
        there = where(lambda card, use: card.host is not None and card.place == use.booted.place)
        if not use.can_choose(there):
            return
        hexed = yield from use.choose(your & has("Hex") & bootable, "Boot a Hex?", optional=True)
        if hexed is not None and (yield from use.boot(hexed)):
            item = yield from use.choose(there, "Which attachment?")
            if item is not None:
                use.make_blank(item)
                use.lose_bonus(item)
