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
from gomorra.engine.board import hands, players, sides


class CarltonMinRutherford(Dude):
    """Carlton "Min" Rutherford"""

    @noon(pay=1)
    def second_wind(self, use: Use) -> Flow[None]:
        """Noon, Pay 1 Ghost Rock: Unboot Carlton if you then have less ghost rock than each other player."""
        if players.poorest(self.game, use.seat):
            yield from use.unboot(self)


class LucretiaFanzini(Dude):
    """Lucretia Fanzini"""

    @always(Stat.ACTS_FROM_AFAR)
    def sing_out(self, card: Card) -> bool:
        """While Lucretia is in the town square, she may use abilities on her Hymns in an in-town shootout as
        if she were in your posse."""
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
        """When a Sidekick on Rhonda is discarded as a casualty, you may return it to your hand instead."""
        assert isinstance(use.event, happens.Discarded)
        friend = self.game.card(use.event.card)
        if (yield from use.confirm(f"Take {friend.title} into your hand instead?")):
            use.event.replaced = True
            yield from use.to_hand(friend)


def _fetchable(card: Card, use: Use) -> bool:
    return (card.has("Sidekick") or card.has("Horse")) and use.can_play(card, 2)


class _FranciscoRosales(Dude):
    """Francisco Rosales, who searches or does not."""

    def _take(self, use: Use, *, optional: bool) -> Flow[None]:
        able = in_discard & (goods | spell) & where(_fetchable, "Sidekick or Horse")
        card = yield from use.choose(able, "Which Sidekick or Horse?", optional=optional)
        if card is not None:
            yield from use.play(card, 2, bearer=lambda host: host.is_dude)


class FranciscoRosales(_FranciscoRosales):
    """Francisco Rosales"""

    @job(boot=True, mark=location & in_town_square)
    def round_up(self, use: Use) -> Flow[None]:
        """Noon Job, Boot: Francisco leads this job. Mark the town square. If successful, you may attach a
        Horse or Sidekick from your discard pile to your dude at its cost less 2."""
        yield from self._take(use, optional=True)


class FranciscoRosalesWeirdWest(_FranciscoRosales):
    """Francisco Rosales"""

    printings = ("24059",)

    @job(boot=True, mark=location & in_town_square)
    def round_up(self, use: Use) -> Flow[None]:
        """Noon Job, Boot: Francisco leads this job. Mark the town square. If successful, a Horse or Sidekick
        from your discard pile attaches to your dude at its cost less 2."""
        yield from self._take(use, optional=False)


class AmbroseDouglas(Dude):
    """Ambrose Douglas"""

    @noon(discards=in_hand)
    def perform(self, use: Use) -> Flow[None]:
        """Noon: Discard 1 card from your hand. Ambrose gets +1 influence. If that card was a Mystical goods
        or a spell, you may unboot your outfit; its ability may then be used one more time today."""
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
        """During High Noon, while Constance is at a Government deed, she has +1 influence."""
        place = self.location
        return int(self.game.state.phase == Phase.NOON and place.is_deed and place.has("Government"))

    def _your_outfit(self, event: happens.AbilityUsed) -> bool:
        done = event.success and event.seat == self.controller and self.booted
        return done and event.source == self.game.outfit(self.controller).id

    @react("after", happens.AbilityUsed, if_=_your_outfit)
    def back_to_work(self, use: Use) -> Flow[None]:
        """React: After you have resolved an ability of your outfit, unboot Constance."""
        yield from use.unboot(self)


class TallulahLulaMorganExp1(Dude):
    """Tallulah "Lula" Morgan (Exp.1)"""

    @always(Stat.UPKEEP)
    def self_made(self, card: Card) -> int:
        """With an Entrepreneurs outfit, Lula has -1 upkeep for each of your control points."""
        return -self.game.control_points(self.controller) if self.plays_for("Entrepreneurs") else 0

    def _windfall(self, event: happens.Gained) -> bool:
        by_ability = event.source and event.kind != "trait" and not event.why
        return bool(by_ability) and event.seat == self.controller and self.game.state.phase == Phase.NOON

    @trait("after", happens.Gained, if_=_windfall)
    def invest(self, use: Use) -> Flow[None]:
        """After an ability gives you ghost rock during High Noon with the word "gain", gain 1 ghost rock."""
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
        """After Darragh casts a spell and is successful, discard that spell if it is still in play."""
        assert use.event is not None
        yield from use.discard(use.event.use.card)


class OlHoward(Dude):
    """Ol' Howard"""

    @grifter()
    def haunt(self, use: Use) -> Flow[None]:
        """React: When the game starts, search your deck for a deed. It enters play, paying all costs. Ol'
        Howard attaches to it and permanently becomes a Condition, no longer a dude."""
        for place in (yield from use.search(deed & where(lambda card, use: use.can_play(card), ""))):
            if (yield from use.play(place)):
                use.become(self, "action", "Condition")
                yield from use.do(happens.Attached(self.id, place.id))
            else:
                yield from use.to_deck(place)

    @always(Stat.PRODUCTION, Stat.CONTROL, on=BEARER)
    def curse(self, card: Card) -> Fixed:
        """The deed that this card is attached to has 0 production and 0 control points. They cannot be
        changed."""
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
        """React, Pay 1 Ghost Rock: When your lowball hand with a joker is discarded, attach that joker to
        Theo. It is not aced."""
        joker = yield from use.pick(self._jokers(), "Which joker?")
        if joker is not None:
            yield from use.enter(joker, host=self, at=self.location)

    @resolution(
        boots=has("Hex") & on_actor & unbooted,
        if_=lambda card, use: bool(use.draw_hand()) and any(item.is_joker for item in card.attachments),
    )
    def up_his_sleeve(self, use: Use) -> Flow[None]:
        """Resolution: Boot a Hex on Theo. Discard 1 card from your draw hand and put a joker attached to Theo
        in its place."""
        old = yield from use.pick(use.draw_hand(), "Discard a card of your draw hand")
        joker = yield from use.pick([item for item in self.attachments if item.is_joker], "Which joker?")
        if old is not None and joker is not None:
            yield from use.exchange(old, joker)
            yield from use.name_card(joker)


class MahoganyJackson(Dude):
    """ "Mahogany" Jackson"""

    @trait("after", happens.Joined, if_=lambda card, event: event.card == card.id)
    def reckless(self, use: Use) -> Flow[None]:
        """After Mahogany joins a posse, discard the top 2 cards of your deck."""
        for card in (yield from use.top_five(2)):
            yield from use.discard(card)


class TravisMooneExp1(Dude):
    """Travis Moone (Exp.1)"""

    def _foe_draws(self, event: happens.Drawn) -> bool:
        return event.source != 0 and sides.opposed(self.game, self.controller, event.seat)

    @react("after", happens.Drawn, if_=_foe_draws, boot=True)
    def raise_you(self, use: Use) -> Flow[None]:
        """React, Boot: After a card effect lets an opponent draw a card, draw 2 cards."""
        yield from use.draw(2)


class HenryMoran(Dude):
    """Henry Moran"""

    @always(Stat.LOWBALL_HAND)
    def cover_up(self, seats: list[int]) -> Flow[None] | None:
        """When you would reveal a Cheatin' hand in lowball and Henry is unbooted, boot Henry and discard that
        hand. Reveal the top 5 cards of your deck as your hand instead."""
        me = self.controller
        if me not in seats or self.booted or not hands.is_cheatin(self.game, me):
            return None
        return self._switch(Use(self.game, me, self, None, "trait"))

    def _switch(self, use: Use) -> Flow[None]:
        if (yield from use.boot(self)):
            for card in use.draw_hand():
                yield from use.discard(card)
            use.deal(5)
