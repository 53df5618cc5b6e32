"""Weird West Edition: outfits."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    ALL,
    HAND,
    YOURS,
    Act,
    Card,
    Flow,
    Outfit,
    Stat,
    Use,
    always,
    another,
    at_home,
    can_join,
    cannot,
    dude,
    happens,
    has,
    in_hand,
    location,
    noon,
    own_memory,
    react,
    shootout,
    trait,
    where,
    your,
)


class FarnumsConsortium(Outfit):
    """Farnum's Consortium"""

    @always(Stat.PRODUCTION, on=ALL)
    def good_staff(self, card: Card) -> int:
        """Each in-town deed that you own where you have a dude has +1 production."""
        mine = card.is_deed and card.in_play and card.owner == self.owner and card.in_town
        return int(mine and bool(self.game.dudes_at(card.id, self.owner)))

    @noon(boot=True)
    def inside_knowledge(self, use: Use) -> Flow[None]:
        """Noon, Boot: If every other player has more cards in hand than you, pay 2 ghost rock to draw a
        card."""
        players = self.game.state.players
        fewer = all(len(players[use.seat].hand) < len(players[other].hand) for other in use.opponents)
        if fewer and players[use.seat].stash >= 2:
            yield from use.pay(2)
            yield from use.draw()


BROUGHT_AN_ABOMINATION = own_memory(
    "today brought an Abomination", "Players who have brought an Abomination into play today."
)


class EncroachingDarkness(Outfit):
    """Encroaching Darkness"""

    @always(Stat.COST, on=ALL)
    def gather_the_brood(self, card: Card) -> int:
        """The first Abomination that you play from your hand each day costs 1 less."""
        if card.owner != self.owner or card.zone != HAND or not card.has("Abomination"):
            return 0
        return 0 if self.owner in self.game.state.recall(BROUGHT_AN_ABOMINATION) else -1

    @trait(
        "after",
        happens.EnteredPlay,
        if_=lambda card, event: event.seat == card.owner and event.origin == HAND,
    )
    def _count_the_brood(self, use: Use) -> None:
        assert isinstance(use.event, happens.EnteredPlay)
        if self.game.card(use.event.card).has("Abomination"):
            self.game.state.remember(BROUGHT_AN_ABOMINATION, self.owner)

    @noon(
        boot=True,
        boots=your & dude,
        target=another
        & dude
        & where(
            lambda card, use: card.place == use.booted.place and card.value < use.booted.value,
            "of lower value there",
        ),
    )
    def terrify(self, use: Use) -> None:
        """Noon, Boot: Boot your dude. Choose another player's dude of lower value at the same location. That
        dude gets -1 influence and, if the dude you booted is an Abomination, -1 bullets."""
        use.modify(use.target, influence=-1)
        if use.booted.has("Abomination"):
            use.modify(use.target, bullets=-1)


class SerpentineSyndicate(Outfit):
    """Serpentine Syndicate"""

    def _magic_abroad(self, event: happens.Cast) -> bool:
        caster = self.game.card(event.dude)
        done = event.success and event.test == "spell"
        return done and caster.controller == self.owner and not caster.at_home

    @react("after", happens.Cast, if_=_magic_abroad, boot=True, discards=in_hand)
    def divine(self, use: Use) -> Flow[None]:
        """React, Boot: After your dude who is not at home casts a spell and is successful, discard 1 card
        from your hand to draw 1 card and gain 1 ghost rock."""
        yield from use.gain(1)
        yield from use.draw()


class BlackHillsGuardians(Outfit):
    """Black Hills Guardians"""

    @always(cannot(Act.REFUSE), on=ALL)
    def sacred_duty(self, card: Card, use: Use | None, caller: Card | None) -> bool:
        """Your callouts at Holy Grounds cannot be refused."""
        return caller is not None and caller.controller == self.owner and card.location.has("Holy Ground")

    @shootout(
        repeat=True,
        brings_in=True,
        boots=your & location & has("Holy Ground"),
        target=your & dude & where(lambda card, use: card.place == use.booted.place, "there") & can_join,
    )
    def call_the_guard(self, use: Use) -> Flow[None]:
        """Repeat Shootout: Boot a Holy Ground that you control. Your dude there joins your posse."""
        yield from use.join(use.target)


class SavedByGrace(Outfit):
    """Saved By Grace"""

    @noon(boot=True, target=your & dude & ~at_home & where(lambda card, use: bool(card.skills), "skilled"))
    def seek_guidance(self, use: Use) -> Flow[None]:
        """Noon, Boot: Choose your dude with a skill who is not at home. They make a skill check against 7. If
        successful, boot that dude to look at the top 5+X cards of your deck, where X is their Blessed rating;
        you may discard 1 card from your hand to put 1 of those cards into your hand. Successful or not,
        shuffle your deck and gain 1 ghost rock."""
        seeker = use.target
        skill = yield from use.choose_word(list(seeker.skills), "Which skill?")
        if (yield from use.check(seeker, skill, 7)) and (yield from use.boot(seeker)):
            seen = use.top_of_deck(5 + (seeker.rating("Blessed") or 0))
            yield from use.look(seen)
            able = seen if self.game.state.players[use.seat].hand else []
            card = yield from use.pick(able, "Discard a card to take one of these?", optional=True)
            if card is not None and (yield from use.discard_from_hand()):
                yield from use.to_hand(card)
        yield from use.shuffle()
        yield from use.gain(1)


class DeadwoodMinersAlliance(Outfit):
    """Deadwood Miner's Alliance"""

    @always(Stat.CONTROL, on=YOURS)
    def folk_heroes(self, card: Card) -> int:
        """Your dudes in the town square with 4 or more bounty have +1 control point."""
        return int(card.is_dude and card.in_town_square and card.bounty >= 4)

    @noon(
        boot=True,
        boots=your
        & dude
        & where(lambda card, use: card.location.owner != use.seat, "at a location that you do not own"),
    )
    def prospect(self, use: Use) -> Flow[None]:
        """Noon, Boot: Boot your dude at a location that you do not own. At a Public location, that dude gains
        2 bounty and you gain 1 ghost rock; at a Private location, that dude gains 1 bounty and you gain 2
        ghost rock."""
        for kind, bounty, rock in (("Public", 2, 1), ("Private", 1, 2)):
            if use.booted.location.has(kind):
                yield from use.bounty(use.booted, bounty)
                yield from use.gain(rock)
