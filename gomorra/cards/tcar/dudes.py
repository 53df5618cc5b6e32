"""There Comes a Reckoning: dudes."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    ALL,
    BOOT_HILL,
    HERE,
    OUT_OF_PLAY,
    Act,
    Card,
    Dude,
    Flow,
    Moment,
    Stat,
    Until,
    Use,
    always,
    another,
    becoming,
    booted,
    can_join,
    cannot,
    destination,
    dude,
    goods,
    happens,
    has,
    in_discard,
    in_hand,
    least,
    noon,
    not_self,
    opposing,
    react,
    shootout,
    this_dude,
    trait,
    where,
    your,
)
from gomorra.engine.board import sides


def _defends(card: Card, event: happens.PossesFormed) -> bool:
    fight = card.game.shootout
    side = fight.players_side(card.controller) if fight is not None else None
    if fight is None or side is None:
        return False
    opposes = card.game.job is not None and side == 1
    return opposes or card.game.card(fight.mark).controller == card.controller


class WangMenWu(Dude):
    """Wang Men Wu"""

    @always(Stat.COMBO_IGNORES)
    def illusions(self, card: Card) -> bool:
        """Your token dudes are left out when the combo of a Technique that Wang Men Wu performs is judged."""
        return card.is_token and card.controller == self.controller

    @react("after", happens.PossesFormed, if_=_defends)
    def hired_fist(self, use: Use) -> Flow[None]:
        """React: After posses are formed, if you have the mark or oppose the job, a booted Gunslinger token
        enters play and joins your posse. Before shooters are picked, remove it from the game."""
        fight = self.game.shootout
        assert fight is not None
        face = self.game.token("Gunslinger", self.face)
        token = yield from use.create_token(face, self.game.card(fight.location), booted=True)
        yield from use.join(token)
        use.later(Moment.BEFORE_SHOOTERS, "dismiss", token, until=Until.SHOOTOUT)

    def dismiss(self, use: Use, number: int) -> Flow[None]:
        yield from use.remove_from_game(self.game.card(number))


_token = where(lambda card, use: card.is_token, "token")


class ChargingBear(Dude):
    """Charging Bear"""

    @shootout()
    def charge(self, use: Use) -> Flow[None]:
        """Shootout: If Charging Bear is unbooted, ace a token dude of yours to send an opposing dude home
        booted. Charging Bear then becomes a stud."""
        if self.booted:
            return
        token = yield from use.choose(your & dude & _token & ~has("Harrowed"), "Which token is aced?")
        if token is not None and (yield from use.ace(token)):
            foe = yield from use.choose(opposing & dude, "Who goes home booted?")
            if foe is not None:
                yield from use.send_home_booted(foe)
            use.make(self, "stud")


def _sacred(card: Card, use: Use) -> bool:
    return card.has("Holy Ground") or (card.is_deed and any(item.has("Totem") for item in card.attachments))


class FearsNoOwls(Dude):
    """Fears No Owls"""

    @noon(target=your & dude, also=destination & where(_sacred, "that is Holy Ground or has a Totem"))
    def guide(self, use: Use) -> Flow[None]:
        """Noon: Your dude moves to another location that is Holy Ground or to a deed with a Totem."""
        yield from use.move(use.target, use.also)


class BlackOwl(Dude):
    """Black Owl"""

    @shootout(target=opposing & dude)
    def omen(self, use: Use) -> Flow[None]:
        """Shootout: Choose an opposing dude. They get +5 value. You may boot Black Owl; that dude must then
        be the first casualty of their posse this round."""
        use.modify(use.target, value=5)
        if not self.booted and (yield from use.confirm(f"Boot {self.title}?")):
            if (yield from use.boot(self)):
                use.change(use.target.id, Stat.FIRST_CASUALTY, 1, until=Until.ROUND)


class ZebWhateleyDupont(Dude):
    """Zeb Whateley-Dupont"""

    def _dared(self) -> bool:
        return self.plays_for("Fearmongers") and any(foe.grit_for(self.controller) >= 11 for foe in self.foes)

    @always(Stat.SHOOTER)
    def fearless(self, card: Card) -> str | None:
        """With a Fearmongers outfit, Zeb is a stud."""
        return "stud" if self.plays_for("Fearmongers") else None

    @always(least(Stat.BULLETS))
    def unbent(self, card: Card) -> int:
        """With a Fearmongers outfit, while Zeb faces an opposing dude with 11 or more grit, his bullets
        cannot be below 2."""
        return 2 if self._dared() else 0

    @always(cannot(becoming("draw")))
    def unmoved(self, card: Card, use: Use | None, other: Card | None) -> bool:
        """With a Fearmongers outfit, while Zeb faces an opposing dude with 11 or more grit, he cannot become
        a draw."""
        return self._dared()


class RosenbaumsGolem(Dude):
    """Rosenbaum's Golem"""

    @shootout(boot=True, target=opposing & dude)
    def crush(self, use: Use) -> Flow[None]:
        """Shootout, Boot: Choose an opposing dude and boot them. You may give that dude +5 value. If that
        dude's grit is then 11 or more, you may unboot your other dude."""
        yield from use.boot(use.target)
        if (yield from use.confirm(f"Give {use.target.title} +5 value?")):
            use.modify(use.target, value=5)
        if use.target.grit >= 11:
            friend = yield from use.choose(your & dude & booted & not_self, "Who unboots?", optional=True)
            if friend is not None:
                yield from use.unboot(friend)


class StewartDavidson(Dude):
    """Stewart Davidson"""

    @noon(boot=True, discards=in_hand)
    def post_a_notice(self, use: Use) -> Flow[None]:
        """Noon, Boot: Discard 1 card from your hand. Choose another player's dude without bounty and pay as
        much ghost rock as they have influence. That dude gains 1 bounty."""
        stash = self.game.state.players[use.seat].stash
        clean = where(lambda card, use: not card.wanted and card.influence <= stash)
        rogue = yield from use.choose(another & dude & clean, "Who gains 1 bounty?")
        if rogue is not None:
            yield from use.pay(rogue.influence)
            yield from use.bounty(rogue, 1)


class SheriffEliWaters(Dude):
    """Sheriff Eli Waters"""

    @always(Stat.BULLETS)
    def relentless(self, card: Card) -> int:
        """In a shootout, Waters has +X bullets, where X is the highest bounty among the opposing dudes
        (maximum 4)."""
        return min(4, max((foe.bounty for foe in self.foes), default=0))

    def _cheat(self, event: happens.Revealed) -> bool:
        return any(sides.opposed(self.game, self.controller, seat) for seat in event.cheaters)

    @trait("after", happens.Revealed, if_=_cheat)
    def on_the_trail(self, use: Use) -> Flow[None]:
        """After an opposing player reveals a Cheatin' hand, Waters may move to another location where there is a
        wanted dude. If that is the location of a shootout, Waters may join your posse."""
        able = [
            card
            for card in self.game.dudes()
            if card.wanted and card.place != self.place and use.can_move(self, card.place)
        ]
        rogue = yield from use.pick(able, f"Whom does {self.title} go to?", optional=True)
        if rogue is None or not (yield from use.move(self, rogue.place)):
            return
        fight, side = self.game.shootout, use.side
        if (
            fight is not None
            and side is not None
            and self.place == fight.location
            and use.can_join(self, side)
        ):
            if (yield from use.confirm(f"Does {self.title} join your posse?")):
                yield from use.join(self)


class AdrianVallejo(Dude):
    """Adrián Vallejo"""

    def _help_came(self, event: happens.Joined) -> bool:
        by_ability = event.source > 0 and event.kind != "trait"
        return by_ability and event.moving and bool(self.attached("Horse"))

    @react("after", happens.Joined, if_=_help_came, target=this_dude & can_join)
    def ride_along(self, use: Use) -> Flow[None]:
        """React: After a card ability has moved a dude to a shootout and into a posse, Adrián, if he has a
        Horse, joins your posse from any location."""
        yield from use.join(self)


class ProfAloysiusRoe(Dude):
    """Prof. Aloysius Roe"""

    @always(cannot(Act.INVENT))
    def advisor(self, card: Card, use: Use | None, gadget: Card | None) -> bool:
        """Prof. Roe cannot invent Gadgets."""
        return True

    @always(Stat.KEYWORD)
    def clockwork(self, card: Card) -> str:
        """While in play, Prof. Roe is a Gadget."""
        return "Gadget"

    def _colleague(self, event: happens.Pulled) -> bool:
        return event.skill == "Mad Scientist" and self.game.card(event.dude).place == self.place

    @react("after", happens.Pulled, if_=_colleague)
    def advise(self, use: Use) -> None:
        """React: After somebody at this location has pulled for a Mad Scientist skill check, raise that pull
        by Prof. Roe's Mad Scientist rating."""
        assert isinstance(use.event, happens.Pulled)
        use.event.value += self.rating("Mad Scientist") or 0


class RabidRanceHitchcock(Dude):
    """Rabid Rance Hitchcock"""

    @always(Stat.CONTROL, on=ALL)
    def squeeze(self, card: Card) -> int:
        """While Rance is at a deed that you control and another player owns, that deed has +1 control
        point."""
        here = card.is_deed and card.id == self.place
        return int(here and card.controller == self.controller != card.owner)

    @always(Stat.BULLETS)
    def spoils(self, card: Card) -> int:
        """While wanted and at a deed, Rance has +X bullets, where X is the production of that deed (maximum
        3)."""
        return min(3, self.location.production) if self.wanted and self.location.is_deed else 0

    @always(Stat.MOVES_WITHOUT_BOOTING)
    def back_roads(self, place: Card) -> bool:
        """While wanted and at home, Rance moves to Out of Town deeds without booting."""
        return self.wanted and self.at_home and place.is_deed and place.has("Out of Town")


class MorganLash(Dude):
    """Morgan Lash"""

    @always(Stat.COST, zones=OUT_OF_PLAY)
    def notoriety(self, card: Card) -> int:
        """With an Outlaws outfit, Morgan costs X less, where X is the highest bounty among your dudes."""
        if not self.plays_for("Outlaws"):
            return 0
        return -max((friend.bounty for friend in self.game.dudes(self.owner)), default=0)

    @always(Stat.BULLETS, on=ALL)
    def infamy(self, card: Card) -> int:
        """Your shooter has +2 bullets if their bounty is higher than the opposing shooter's."""
        fight = self.game.shootout
        if fight is None or self.controller not in fight.seats:
            return 0
        side = fight.seats.index(self.controller)
        mine, theirs = fight.shooters[side], fight.shooters[1 - side]
        if not mine or not theirs or card.id != mine or card.side != side:
            return 0
        return 2 if card.bounty > self.game.card(theirs).bounty else 0

    @react("after", happens.ShooterPicked, if_=lambda card, event: event.seat == card.controller)
    def make_a_name(self, use: Use) -> Flow[None]:
        """React: After you pick your shooter, that dude gains 2 bounty."""
        assert isinstance(use.event, happens.ShooterPicked)
        yield from use.bounty(self.game.card(use.event.card), 2)


class JohnnyBrocklehurst(Dude):
    """Johnny Brocklehurst"""

    def _your_play(self, event: happens.Declared) -> bool:
        return event.seat == self.controller and event.kind not in ("react", "feat", "grifter")

    @react("after", happens.Declared, if_=_your_play, target=dude)
    def fine_print(self, use: Use) -> Flow[None]:
        """React: After you declare a play, choose any dude. They get +1 or -1 influence until that play
        ends."""
        sign = yield from use.choose_word(
            ["+1 influence", "-1 influence"], f"{use.target.title}: more or less?"
        )
        use.modify(use.target, influence=1 if sign.startswith("+") else -1, until=use.this_play)


class AgentProvocateur(Dude):
    """Agent Provocateur

    Agent Provocateur enters play only at your home and cannot have attachments. Nothing removes his
    traits.
    """

    enters_at_home = True
    keeps_traits = True

    def can_carry(self, attachment: Card) -> bool:
        return False

    @always(cannot(Act.MOVE))
    def in_hiding(self, card: Card, use: Use | None, other: Card | None) -> bool:
        """Agent Provocateur cannot leave your home."""
        return self.at_home

    @always(cannot(Act.LEAVE_PILE), on=ALL, zones=(BOOT_HILL,))
    def burned(self, card: Card, use: Use | None, other: Card | None) -> bool:
        """Agent Provocateur cannot leave Boot Hill."""
        return card.id == self.id

    @always(cannot(Act.GAIN_CONTROL), on=HERE)
    def unrest(self, card: Card, use: Use | None, other: Card | None) -> bool:
        """Your dudes at this location gain permanent control points only from jobs."""
        by_job = use is not None and use.ability is not None and use.ability.job
        return card.controller == self.controller and not by_job

    @react(
        "after",
        happens.SundownChecked,
        target=in_hand & dude & where(lambda card, use: use.can_play(card, 4), "that you can play"),
    )
    def hand_over(self, use: Use) -> Flow[None]:
        """React: After victory is checked at Sundown, choose a dude in your hand and ace Agent Provocateur;
        nothing can prevent this. That dude enters play at their cost less 4."""
        if (yield from use.ace(self, final=True)):
            yield from use.play(use.target, 4)


def _company(card: Card, use: Use) -> bool:
    return card.in_town and card.place != use.here.place and use.can_move(use.actor, card.place)


class F1Burch(Dude):
    """F1 Burch"""

    @react(
        "after",
        happens.EnteredPlay,
        if_=lambda card, event: event.card == card.id,
        target=your & dude & not_self & where(_company, "elsewhere in town"),
    )
    def deliver(self, use: Use) -> Flow[None]:
        """React: After F1 Burch enters play, he moves to another in-town location where you have a dude. You
        may attach a goods that is neither unique nor a Gadget from your hand or discard pile to your dude
        there at its cost less 1."""
        yield from use.move(self, use.target.place)
        there = use.target.place
        able = [
            card
            for pile in (in_hand, in_discard)
            for card in use.candidates(pile & goods)
            if not card.face.unique
            and not card.has("Gadget")
            and use.can_play(card, 1, bearer=lambda host: host.place == there and host.is_dude)
        ]
        parcel = yield from use.pick(able, "Attach which goods?", optional=True)
        if parcel is not None:
            yield from use.play(parcel, 1, bearer=lambda host: host.place == there and host.is_dude)
