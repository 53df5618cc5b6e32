"""Ghost Town: dudes."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    ALL,
    BEARER,
    Card,
    Dude,
    Fixed,
    Flow,
    Phase,
    Stat,
    Use,
    Why,
    always,
    deed,
    goods,
    grifter,
    happens,
    has,
    in_discard,
    in_hand,
    in_town_square,
    job,
    location,
    noon,
    on_actor,
    react,
    resolution,
    spell,
    trait,
    unbooted,
    where,
)
from gomorra.engine.board import hands, players


class CarltonMinRutherford(Dude):
    """Carlton "Min" Rutherford"""

    @noon(pay=1)
    def second_wind(self, use: Use) -> Flow[None]:
        """Noon, Pay 1 Ghost Rock: If you then have less ghost rock than anybody else, Carlton unboots."""
        others = (seat for seat in range(self.game.seats) if seat != use.seat)
        if all(players.poorer(self.game, use.seat, seat) for seat in others):
            yield from use.unboot(self)


class LucretiaFanzini(Dude):
    """Lucretia Fanzini"""

    @always(Stat.ACTS_FROM_AFAR)
    def sing_out(self, card: Card) -> bool:
        """From the town square Lucretia uses her Hymns in shootouts in town as if she were in your posse."""
        fight = self.game.shootout
        hymn = card.has("Hymn") and card.host is self and self.in_town_square
        return hymn and fight is not None and self.game.card(fight.location).in_town


class RhondaSageblossom(Dude):
    """Rhonda Sageblossom"""

    @always(Stat.KEYWORD, on=ALL)
    def faithful_mount(self, card: Card) -> str | None:
        """Rhonda's Horse is a Sidekick."""
        mine = card.in_play and card.body.host == self.id
        return "Sidekick" if mine and card.has("Horse") else None

    def _her_casualty(self, event: happens.Discarded) -> bool:
        card = self.game.card(event.card)
        return (
            event.why == Why.CASUALTY and card.in_play and card.body.host == self.id and card.has("Sidekick")
        )

    @trait("when", happens.Discarded, if_=_her_casualty, instead=True)
    def finds_its_way_home(self, use: Use) -> Flow[None]:
        """A Sidekick of hers that covers a casualty may go to your hand instead of the discard pile."""
        assert isinstance(use.event, happens.Discarded)
        friend = self.game.card(use.event.card)
        if (yield from use.confirm(f"Take {friend.title} into your hand instead?")):
            use.event.replaced = True
            yield from use.to_hand(friend)


def _fetchable(card: Card, use: Use) -> bool:
    return (card.has("Sidekick") or card.has("Horse")) and use.can_play(card, 2)


class FranciscoRosales(Dude):
    """Francisco Rosales"""

    @job(boot=True, mark=location & in_town_square)
    def round_up(self, use: Use) -> Flow[None]:
        """Noon Job, Boot: Mark the town square. Success: from your discard pile your dude gets a Sidekick or Horse for 2 ghost
        rock less."""
        card = yield from use.choose(in_discard & (goods | spell) & where(_fetchable, "Sidekick or Horse"))
        if card is not None:
            yield from use.play(card, 2)


class AmbroseDouglas(Dude):
    """Ambrose Douglas"""

    @noon(discards=in_hand)
    def perform(self, use: Use) -> Flow[None]:
        """Noon: Discard a card of your hand: +1 influence for Ambrose. For a spell or Mystical goods your outfit may unboot, and
        its ability can be used once more."""
        use.modify(self, influence=1)
        card, home = use.discarded, self.game.outfit(use.seat)
        if card.is_spell or (card.is_goods and card.has("Mystical")):
            if (yield from use.confirm(f"Unboot {home.title} to use it once more?")):
                yield from use.unboot(home)
                use.use_again(home)


class ConstanceDaughtry(Dude):
    """Constance Daughtry"""

    @always(Stat.INFLUENCE)
    def office_hours(self, card: Card) -> int:
        """At High Noon, in a Government deed, Constance has +1 influence."""
        place = self.location
        return int(self.game.state.phase == Phase.NOON and place.is_deed and place.has("Government"))

    def _your_outfit(self, event: happens.AbilityUsed) -> bool:
        done = event.success and event.seat == self.controller and self.booted
        return done and event.source == self.game.outfit(self.controller).id

    @react("after", happens.AbilityUsed, if_=_your_outfit)
    def back_to_work(self, use: Use) -> Flow[None]:
        """React: When an ability of your outfit has been carried out, Constance unboots."""
        yield from use.unboot(self)


class TallulahLulaMorganExp1(Dude):
    """Tallulah "Lula" Morgan (Exp.1)"""

    @always(Stat.UPKEEP)
    def self_made(self, card: Card) -> int:
        """With an Entrepreneurs outfit Lula's upkeep is 1 lower for each of your control points."""
        return -self.game.control_points(self.controller) if self.plays_for("Entrepreneurs") else 0

    def _windfall(self, event: happens.Gained) -> bool:
        by_ability = event.source and event.kind != "trait" and not event.why
        return bool(by_ability) and event.seat == self.controller and self.game.state.phase == Phase.NOON

    @trait("after", happens.Gained, if_=_windfall)
    def invest(self, use: Use) -> Flow[None]:
        """Each time an ability lets you gain ghost rock at High Noon, you gain 1 more."""
        yield from use.gain(1)


class DarraghMeng(Dude):
    """Darragh Mèng"""

    def _has_cast(self, event: happens.AbilityUsed) -> bool:
        cast = event.use
        if cast.ability.difficulty is None or cast.dude is not self or not cast.card.is_spell:
            return False
        return bool(cast.success and cast.card.in_play)

    @trait("after", happens.AbilityUsed, if_=_has_cast)
    def burn_out(self, use: Use) -> Flow[None]:
        """A spell that Darragh has cast with success is discarded afterwards if it is still in play."""
        assert use.event is not None
        yield from use.discard(use.event.use.card)


class OlHoward(Dude):
    """Ol' Howard"""

    @grifter()
    def haunt(self, use: Use) -> Flow[None]:
        """React: Before the first day search your deck for a deed and pay for it to enter play. Ol' Howard is attached to it,
        from then on a Condition and no dude."""
        for place in (yield from use.search(deed & where(lambda card, use: use.can_play(card), ""))):
            if (yield from use.play(place)):
                use.become(self, "action", "Condition")
                yield from use.do(happens.Attached(self.id, place.id))
            else:
                yield from use.to_deck(place)

    @always(Stat.PRODUCTION, Stat.CONTROL, on=BEARER)
    def curse(self, card: Card) -> Fixed:
        """A deed with this card has no production and no control points, whatever changes them."""
        return Fixed(0)


class TheoWhateleyBoyer(Dude):
    """Theo Whateley-Boyer"""

    def _jokers(self) -> list[Card]:
        hand = self.game.state.players[self.controller].draw_hand
        return [card for card in map(self.game.card, hand) if card.is_joker and card.owner == self.controller]

    def _lowball_joker(self, event: happens.HandDiscarding) -> bool:
        return event.lowball and event.player == self.controller and bool(self._jokers())

    @react("before", happens.HandDiscarding, if_=_lowball_joker, pay=1)
    def pocket(self, use: Use) -> Flow[None]:
        """React, Pay 1 Ghost Rock: A joker of your lowball hand is attached to Theo as the hand is discarded."""
        joker = yield from use.pick(self._jokers(), "Which joker?")
        if joker is not None:
            yield from use.enter(joker, host=self, at=self.location)

    @resolution(
        boots=has("Hex") & on_actor & unbooted,
        if_=lambda card, use: any(item.is_joker for item in card.attachments),
    )
    def up_his_sleeve(self, use: Use) -> Flow[None]:
        """Resolution: Boot a Hex on Theo: discard a card of your draw hand and put a joker attached to him in its place."""
        old = yield from use.pick(use.draw_hand(), "Discard a card of your draw hand")
        joker = yield from use.pick([item for item in self.attachments if item.is_joker], "Which joker?")
        if old is not None and joker is not None:
            yield from use.exchange(old, joker)
            yield from use.name_card(joker)


class MahoganyJackson(Dude):
    """ "Mahogany" Jackson"""

    @trait("after", happens.Joined, if_=lambda card, event: event.card == card.id)
    def reckless(self, use: Use) -> Flow[None]:
        """For joining a posse Mahogany costs you the top two cards of your deck: discard them."""
        for card in (yield from use.top_five(2)):
            yield from use.discard(card)


class TravisMooneExp1(Dude):
    """Travis Moone (Exp.1)"""

    def _foe_draws(self, event: happens.Drawn) -> bool:
        return event.source != 0 and event.seat != self.controller

    @react("after", happens.Drawn, if_=_foe_draws, boot=True)
    def raise_you(self, use: Use) -> Flow[None]:
        """React, Boot: When a card's effect has let an opponent draw a card, draw two."""
        yield from use.draw(2)


class HenryMoran(Dude):
    """Henry Moran"""

    @always(Stat.LOWBALL_HAND)
    def cover_up(self, seats: list[int]) -> Flow[None] | None:
        """If you are about to reveal a Cheatin' hand in lowball and Henry is unbooted, he boots: the hand is discarded, and you
        reveal the top five cards of your deck instead."""
        me = self.controller
        if me not in seats or self.booted or not hands.is_cheatin(self.game, me):
            return None
        return self._switch(Use(self.game, me, self, None, "trait"))

    def _switch(self, use: Use) -> Flow[None]:
        if (yield from use.boot(self)):
            for card in use.draw_hand():
                yield from use.discard(card)
            use.deal(5)
