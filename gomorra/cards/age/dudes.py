"""A Grand Entrance: dudes."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    DISCARD,
    PLAY,
    Act,
    Card,
    Dude,
    Flow,
    Phase,
    Stat,
    Until,
    Use,
    action,
    always,
    another,
    at_home,
    bootable,
    booted,
    cannot,
    dude,
    happens,
    has,
    here,
    ignores,
    in_discard,
    in_shootout,
    noon_or_shootout,
    on_actor,
    own_stat,
    react,
    shootout,
    trait,
    where,
    your,
)
from gomorra.engine.plays.legal import purpose_of

HARDENED = own_stat("hardened", "A Technique of this shootout for which the dude has a bullet more.")


class ElArmadilloDeHierro(Dude):
    """El Armadillo De Hierro"""

    @trait("after", happens.Cast, if_=lambda card, event: event.test == "technique" and event.success)
    def _notice(self, use: Use) -> None:
        assert isinstance(use.event, happens.Cast)
        use.count_on(self, "close by", int(self.game.card(use.event.dude).place == self.place))

    def _technique(self, event: happens.AbilityUsed) -> bool:
        done = event.success and event.use.ability.technique and self.game.shootout is not None
        return bool(done and (self.counter("close by") or (self.id in event.use.moved and self.in_posse)))

    @trait("after", happens.AbilityUsed, if_=_technique)
    def _count(self, use: Use) -> None:
        use.change(self.id, HARDENED, 1, until=Until.SHOOTOUT)

    @always(Stat.BULLETS)
    def harden(self, card: Card) -> int:
        """For each Technique of this shootout that was successful at El Armadillo's location, or that moved
        him into a posse, he has +1 bullets while he is in the shootout."""
        return len(self.game.modifiers_of(self.id, HARDENED)) if self.in_posse else 0


class _JimHexter(Dude):
    """A gun for hire who pays for the honour, in either edition."""

    def _pay_off(self, use: Use) -> Flow[None]:
        yield from use.spend(1, purpose_of(use), to=use.opponent)
        use.make(self, "stud")


def _has_rock(card: Card, use: Use) -> bool:
    return use.funds(use.seat, purpose_of(use)) > 0


class JimHexter(_JimHexter):
    """Jim Hexter"""

    @shootout(if_=_has_rock)
    def show_off(self, use: Use) -> Flow[None]:
        """Shootout: Pay 1 ghost rock to the opposing player. Jim becomes a stud."""
        yield from self._pay_off(use)


class JimHexterWeirdWest(_JimHexter):
    """Jim Hexter"""

    printings = ("24023",)

    @shootout(if_=_has_rock, repeat=True, once="shootout")
    def show_off(self, use: Use) -> Flow[None]:
        """Repeat Shootout: Pay 1 ghost rock to the opposing player. Jim becomes a stud. Use this ability only
        once per shootout."""
        yield from self._pay_off(use)


class TheMixer(Dude):
    """The Mixer"""

    @shootout(target=dude & in_shootout)
    def steady_the_hand(self, use: Use) -> None:
        """Shootout: Choose any dude in this shootout. Only goods attached to them change their bullets."""
        use.change(use.target.id, ignores(Stat.BULLETS), "all")


class TheMixerWeirdWest(Dude):
    """The Mixer"""

    printings = ("24056",)

    @shootout(target=dude & in_shootout)
    def steady_the_hand(self, use: Use) -> None:
        """Shootout: Choose any dude in this shootout. Actions and abilities of your opponents do not change
        their bullets."""
        use.change(use.target.id, ignores(Stat.BULLETS), "opponents")


def _guided(card: Card, use: Use) -> bool:
    event = use.event
    return event is not None and card.id in event.use.moved and card.location.is_deed


def _can_be_ambushed(card: Card, use: Use) -> bool:
    return card.place == use.target.place and use.can_call_out(use.target, card)


class HupirikaSue(Dude):
    """Hupirika Sue"""

    def _by_spirit(self, event: happens.AbilityUsed) -> bool:
        card = event.use.card
        return event.kind == "noon" and event.seat == self.controller and card.is_spell and card.has("Spirit")

    @react(
        "after",
        happens.AbilityUsed,
        if_=_by_spirit,
        target=your & dude & where(_guided, "whom a Spirit brought to a deed"),
        also=another & dude & where(_can_be_ambushed, "there that can be called out"),
    )
    def ambush(self, use: Use) -> Flow[None]:
        """React: After a Noon ability of a Spirit moves your dude to a deed, that dude may call out another
        player's dude there. Your dude gets +2 bullets until that shootout ends."""
        caller = use.target

        def accepted() -> Flow[None]:
            use.modify(caller, bullets=2, until=Until.SHOOTOUT)
            yield from ()

        yield from use.call_out(caller, use.also, accepted=accepted)


class TheHarvester(Dude):
    """The Harvester

    The Harvester takes 3 places of your starting gang and cannot enter play by a shoppin' play.
    """

    never_shopped = True

    @always(cannot(Act.MOVE_TO))
    def crawl(self, card: Card, place: Card, use: Use | None) -> bool:
        """The Harvester can move only to adjacent locations and home."""
        home = self.game.state.players[card.controller].home
        return place.place != home and not card.adjacent_to(place)


class LucyCloverExp1(Dude):
    """Lucy Clover (Exp.1)"""

    def _crooks_across(self, event: happens.PossesFormed) -> bool:
        fight, side = self.game.shootout, self.side
        if fight is None or side is None:
            return False
        return sum(self.game.card(foe).bounty for foe in fight.posses[1 - side]) >= 2

    @react("after", happens.PossesFormed, if_=_crooks_across, repeat=True)
    def draw_a_bead(self, use: Use) -> None:
        """Repeat React: After posses are formed, if the opposing posse has 2 or more bounty in total, Lucy
        becomes a stud until the shootout ends."""
        use.make(self, "stud", until=Until.SHOOTOUT)


class BuckinBillyBallard(Dude):
    """Buckin' Billy Ballard"""

    @always(Stat.BULLETS, Stat.INFLUENCE)
    def in_the_saddle(self, card: Card) -> int:
        """With a Horse, Billy has +1 bullets and +1 influence."""
        return int(bool(self.attached("Horse")))

    @noon_or_shootout(boots=your & has("Horse") & on_actor)
    def trick_riding(self, use: Use) -> Flow[None]:
        """Noon/Shootout: Boot a Horse on Billy. Draw a card. You may boot any dude at this location."""
        yield from use.draw()
        victim = yield from use.choose(dude & here & bootable, "Boot a dude here?", optional=True)
        if victim is not None:
            yield from use.boot(victim)


starts_a_job = where(lambda card, use: any(ability.job for ability in card.abilities), "that starts a job")


def _has_work(card: Card) -> bool:
    """Whether there is something to be found in the discard pile."""
    lying = map(card.game.card, card.game.state.players[card.controller].discard)
    return any(other.is_action and any(ability.job for ability in other.abilities) for other in lying)


class AntoinePeterson(Dude):
    """Antoine Peterson"""

    @react(
        "after",
        happens.EnteredPlay,
        if_=lambda card, event: event.card == card.id and _has_work(card),
    )
    def bring_work(self, use: Use) -> Flow[None]:
        """React: After Antoine enters play, you may return an action with a job from your discard pile to your
        hand. Discard 1 card from your hand. You may unboot your Outlaws dude at home; they gain 2 bounty."""
        work = yield from use.choose(in_discard & action & starts_a_job, "Take which action?", optional=True)
        if work is not None:
            yield from use.to_hand(work)
        yield from use.discard_from_hand()
        outlaws = your & dude & at_home & booted & where(lambda card, use: "Outlaws" in card.gangs, "Outlaw")
        friend = yield from use.choose(outlaws, "Unboot an Outlaw for 2 bounty?", optional=True)
        if friend is not None:
            yield from use.unboot(friend)
            yield from use.bounty(friend, 2)


class DeniseBrancini(Dude):
    """Denise Brancini

    Denise cannot be in your starting gang.
    """

    @always(Stat.BULLETS, Stat.UPKEEP)
    def bad_luck(self, card: Card) -> int:
        """For each joker in any Boot Hill, Denise has +1 bullets and +1 upkeep."""
        players = self.game.state.players
        return sum(self.game.card(card).is_joker for player in players for card in player.boot_hill)

    def _let_go(self, event: happens.Discarded) -> bool:
        return event.card == self.id and event.origin == PLAY and self.game.state.phase == Phase.UPKEEP

    @trait("after", happens.Discarded, if_=_let_go, zones=(DISCARD,))
    def fortune_turns(self, use: Use) -> Flow[None]:
        """After Denise is discarded during the Upkeep phase, each other player may shuffle all jokers in
        their Boot Hill into their deck."""
        for seat in use.opponents:
            pile = [self.game.card(card) for card in self.game.state.players[seat].boot_hill]
            jokers = [card for card in pile if card.is_joker]
            if jokers and (yield from use.confirm("Shuffle your jokers into your deck?", by=seat)):
                for joker in jokers:
                    yield from use.to_deck(joker)
                yield from use.shuffle(seat)
