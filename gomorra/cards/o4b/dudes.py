"""Out for Blood: dudes."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    ALL,
    HAND,
    OUT_OF_PLAY,
    TOWN_SQUARE,
    Act,
    Base,
    Card,
    Dude,
    Flow,
    Stat,
    Until,
    Use,
    Why,
    abomination,
    always,
    another,
    bootable,
    can_be_called_out,
    can_be_sent_home,
    cheatin,
    dude,
    elsewhere,
    goods,
    happens,
    has,
    here,
    in_hand,
    in_posse,
    in_shootout,
    job,
    least,
    most,
    nearby,
    noon,
    noon_or_shootout,
    not_self,
    on_actor,
    opposing,
    player_cannot,
    rating_of,
    react,
    resolution,
    shootout,
    trait,
    wanted,
    where,
    with_attached,
    your,
)
from gomorra.engine.board import players
from gomorra.engine.fights.fight import Shootout
from gomorra.engine.plays import entry
from gomorra.engine.plays.legal import purpose_of


def _stash(use: Use) -> int:
    return use.game.state.players[use.seat].stash


def _for_hire(card: Card, use: Use) -> bool:
    return card.upkeep <= use.funds(use.seat, purpose_of(use))


class KeWang(Dude):
    """Ke Wang"""

    @shootout(target=opposing & dude & where(_for_hire, "that you can pay for"))
    def buy_off(self, use: Use) -> Flow[None]:
        """Shootout: Choose an opposing dude. Pay that dude's upkeep to their controller. Boot that dude; they
        get -1 bullets."""
        yield from use.spend(use.target.upkeep, purpose_of(use), to=use.target.controller)
        yield from use.boot(use.target)
        use.modify(use.target, bullets=-1)


class BaijiuSue(Dude):
    """Baijiu Sue"""

    @always(Stat.CONTROL, on=ALL)
    def pour(self, card: Card) -> int:
        """While Sue is at a Saloon, that deed has +1 control point."""
        return int(card.is_deed and card.id == self.place and card.has("Saloon"))


class ReverendBobHungate(Dude):
    """Reverend Bob Hungate"""

    @resolution(
        boot=True,
        target=dude
        & in_posse
        & where(lambda card, use: card.influence <= _stash(use), "that you can pay for"),
    )
    def truce(self, use: Use) -> Flow[None]:
        """Resolution, Boot: Choose a dude in your posse. Pay your opponent as much ghost rock as that dude
        has influence. Your opponent chooses a dude in the opposing posse. Neither of those dudes can be a
        casualty this round."""
        fight, side = self.game.shootout, use.side
        assert fight is not None and side is not None
        yield from use.pay(use.target.influence, to=use.opponent)
        theirs = [self.game.card(number) for number in fight.posses[1 - side]]
        other = yield from use.pick(theirs, "Who cannot be a casualty?", by=use.opponent)
        for spared in (use.target, other):
            if spared is not None:
                use.forbid(Act.BE_CASUALTY, spared)


class FatherDiamond(Dude):
    """Father Diamond"""

    @noon()
    def go_begging(self, use: Use) -> Flow[None]:
        """Noon: If Diamond is at a deed that another player owns, pay that player 1 ghost rock; you may send
        your dude at that deed home. Diamond moves to another location."""
        place = self.location
        if place.is_deed and place.owner != use.seat:
            yield from use.pay(1, to=place.owner)
            friend = yield from use.choose(your & dude & here, "Who goes home?", optional=True)
            if friend is not None:
                yield from use.send_home(friend)
        there = yield from use.choose(elsewhere, "Where does Diamond go?")
        if there is not None:
            yield from use.move(self, there)


class MasterShou(Dude):
    """Master Shou"""

    @noon(
        boots=your & dude & abomination & nearby & where(lambda card, use: card.location.is_deed, "at a deed")
    )
    def collect(self, use: Use) -> Flow[None]:
        """Noon: Choose your Abomination dude at the deed where Shou is or at an adjacent deed, and boot them.
        The owner of that deed pays you 1 ghost rock, if able."""
        owner = use.booted.location.owner
        if owner != use.seat:
            yield from use.pay(1, to=use.seat, seat=owner)


class BrotherPetrovic(Dude):
    """Brother Petrovic"""

    def _falls(self, event: happens.CardEvent) -> bool:
        fight = self.game.shootout
        return event.card == self.id and fight is not None and fight.players_side(self.controller) is not None

    @react("when", happens.Discarded, happens.Aced, if_=_falls)
    def last_rites(self, use: Use) -> Flow[None]:
        """React: When Petrovic would be discarded or aced in a shootout, your opponent pays you as much ghost
        rock as Petrovic has influence, if able."""
        if self.game.state.players[use.opponent].stash >= self.influence:
            yield from use.pay(self.influence, to=use.seat, seat=use.opponent)


def _pet(card: Card, use: Use) -> bool:
    host = card.host
    if host is None or not host.is_dude or host.controller != use.seat or card.has("Spirit"):
        return False
    return card.has("Sidekick") and card.near(use.here)


def _new_friend(card: Card, use: Use) -> bool:
    if use.kind == "shootout" and not in_posse(card, use):
        return False  # RB-6.1.1: what it moves stays in the shootout or comes into it
    return card is not use.target.host and entry.may_carry(use.game, use.target, card) is None


class LeychaaiYoungheart(Dude):
    """Leychaa'i Youngheart"""

    @noon_or_shootout(
        target=where(_pet, "Sidekick of a dude of yours nearby"),
        also=your & dude & nearby & where(_new_friend, "that can have it"),
        brings_in=True,
    )
    def entrust(self, use: Use) -> Flow[None]:
        """Noon/Shootout: Choose a non-Spirit Sidekick on your dude at this or an adjacent location. Attach it
        to another such dude of yours; in a shootout, to one in your posse."""
        yield from use.attach(use.target, use.also)


class MonomiMiles(Dude):
    """Monomi Miles"""

    @resolution(boot=True)
    def pounce(self, use: Use) -> Flow[None]:
        """Resolution, Boot: If your hand is legal and has the higher rank, boot a Sidekick on Miles. If you
        do, each posse takes X more casualties, where X is Miles's Kung Fu rating."""
        fight = self.game.shootout
        assert fight is not None
        if not use.has_legal_hand() or use.hand_rank() <= use.hand_rank(use.opponent):
            return
        pet = yield from use.choose(on_actor & has("Sidekick") & bootable, "Which Sidekick boots?")
        if pet is not None and (yield from use.boot(pet)):
            for seat in fight.seats:
                use.casualties(seat, self.rating("Kung Fu") or 0)


class Klah(Dude):
    """Klah"""

    @shootout(
        boot=True,
        boots=on_actor & has("Sidekick"),
        target=your & dude & in_posse & with_attached(has("Sidekick")),
    )
    def send_ahead(self, use: Use) -> None:
        """Shootout, Boot: Boot a Sidekick on Klah. Choose your dude in your posse who has a Sidekick. They
        get +1 bullets."""
        use.modify(use.target, bullets=1)


class BlackElkExp1(Dude):
    """Black Elk (Exp.1)"""

    @always(Stat.INSTEAD_OF_INFLUENCE)
    def speak_for_the_spirits(self, card: Card) -> int | None:
        """While Black Elk is at a deed, his Shaman rating counts for its control, not his influence."""
        rating = self.rating("Shaman")
        return Base(rating) if self.location.is_deed and rating is not None else None


class NathanielTuwikaa(Dude):
    """Nathaniel Tuwikaa"""

    @noon(target=another & dude & here & can_be_called_out)
    def parley(self, use: Use) -> Flow[None]:
        """Noon: Nathaniel calls out another player's dude at this location. In that shootout, the cards that
        players draw are counted by influence, not by bullets. Studs and draws stay what they are."""

        def accepted() -> Flow[None]:
            use.change(TOWN_SQUARE, Stat.DRAW_BY_INFLUENCE, 1, until=Until.SHOOTOUT)
            yield from ()

        yield from use.call_out(self, use.target, accepted=accepted)


class TheFacelessOne(Dude):
    """The Faceless One"""

    @shootout(target=opposing & dude)
    def mimic(self, use: Use) -> None:
        """Shootout: Choose an opposing dude. This dude gets +X bullets, where X is that dude's bullets
        (maximum 4). If that dude's grit is 11 or more, they cannot have more than 4 bullets."""
        use.modify(self, bullets=min(4, use.target.bullets))
        if use.target.grit >= 11:
            use.change(use.target.id, most(Stat.BULLETS), 4)


class LorenaCorbett(Dude):
    """Lorena Corbett"""

    @shootout(target=opposing & dude)
    def unnerve(self, use: Use) -> Flow[None]:
        """Shootout: Choose an opposing dude. For your card effects, that dude has at least 11 grit. You may
        boot a Mystical goods on Lorena to boot that dude."""
        use.change(use.target.id, Stat.LEAST_GRIT, 11)
        if not use.can_boot(use.target):
            return
        item = yield from use.choose(
            on_actor & goods & has("Mystical") & bootable,
            f"Boot goods to boot {use.target.title}?",
            optional=True,
        )
        if item is not None and (yield from use.boot(item)):
            yield from use.boot(use.target)


class AuntieSinister(Dude):
    """Auntie Sinister"""

    @always(rating_of("Huckster"))
    def dabble(self, card: Card) -> int:
        """While Auntie Sinister is in a posse and has a Mystical goods, she has +X Huckster rating, where X
        is her influence."""
        armed = any(item.is_goods for item in self.attached("Mystical"))
        return self.influence if armed and self.in_posse else 0

    def _triumph(self, event: happens.Cast) -> bool:
        mine = event.dude == self.id and event.skill == "Huckster" and event.success
        return mine and self.game.shootout is not None and event.use.margin >= 6

    @react("after", happens.Cast, if_=_triumph)
    def cackle(self, use: Use) -> None:
        """React: After Auntie Sinister is successful by 6 or more in a Huckster skill check in a shootout,
        she gets +2 bullets."""
        use.modify(self, bullets=2)


def _toughest(card: Card, use: Use) -> bool:
    rivals = [one.grit for one in players.rival_dudes(use.game, use.seat)]
    return card.grit >= 11 and card.grit == max(rivals, default=0)


class MasonAdler(Dude):
    """Mason Adler

    Mason can have only Melee Weapons.
    """

    def can_carry(self, attachment: Card) -> bool:
        return not attachment.has("Weapon") or attachment.has("Melee")

    @job(
        boot=True,
        mark=another & dude & where(_toughest, "of the highest grit, 11 or more"),
        on_start="_alone",
    )
    def assassinate(self, use: Use) -> Flow[None]:
        """Noon Job, Boot: Mason leads this job. Mark the dude of another player with the highest grit, which
        must be 11 or more; you choose among equals. No other dudes may join your posse. If successful, ace
        the mark."""
        yield from use.ace(use.mark)

    def _alone(self, use: Use) -> None:
        use.forbid_for_all(Act.JOIN_LEADER, until=use.this_play)

    @shootout(repeat=True, once="shootout")
    def show_his_face(self, use: Use) -> None:
        """Repeat Shootout: If no other player's dude has more grit than some dude in the opposing posse,
        Mason becomes an Abomination and a stud. Use this ability only once per shootout."""
        rivals = [one.grit for one in players.rival_dudes(self.game, use.seat)]
        if any(foe.grit == max(rivals, default=0) for foe in self.foes):
            use.give_keyword(self, "Abomination")
            use.make(self, "stud")


class EnriqueDosSantos(Dude):
    """Enrique Dos Santos"""

    def _cornered(self, event: happens.Accepted) -> bool:
        rogue = self.game.card(event.card)
        return event.caller == self.id and rogue.wanted and not rogue.at_home

    @react("after", happens.Accepted, if_=_cornered)
    def cut_off(self, use: Use) -> None:
        """React: After a wanted dude away from home accepts Enrique's callout, no other dudes may join the
        mark's posse while posses are formed."""
        assert isinstance(use.event, happens.Accepted)
        use.change(use.event.card, Stat.FORMS_NO_POSSE, 1, until=use.this_play)


_outprayed = where(
    lambda card, use: card.influence < len(use.actor.attached("Miracle")),
    "of less influence than he has Miracles",
)


class ReverendEndicott(Dude):
    """Reverend Endicott"""

    def _blessing(self, event: happens.EnteredPlay | happens.Attached) -> bool:
        mine = event.host == self.id and event.seat == self.controller
        return mine and self.game.card(event.card).has("Miracle")

    @react("after", happens.EnteredPlay, happens.Attached, if_=_blessing, target=opposing & dude & _outprayed)
    def denounce(self, use: Use) -> Flow[None]:
        """React: After you attach a Miracle to Endicott, another player's dude with less influence than
        Endicott has Miracles gains 1 bounty."""
        yield from use.bounty(use.target, 1)


class SgtElijahClay(Dude):
    """Sgt. Elijah Clay"""

    def _among_crooks(self, event: happens.Event) -> bool:
        fight = self.game.shootout
        if fight is None or fight.step != "make plays" or self.side is None:
            return False
        return sum(foe.bounty for foe in self.foes) > sum(foe.bullets for foe in self.foes)

    @trait("after", happens.PlayEnded, happens.Passed, if_=_among_crooks)
    def stand_firm(self, use: Use) -> None:
        """After each Shootout play or pass while Elijah is in a posse, if the opposing posse has more bounty
        than bullets in total, Elijah becomes a stud and cannot have fewer than 3 bullets."""
        if not self.is_stud:
            use.make(self, "stud", until=Until.SHOOTOUT)
        if not self.game.modifiers_of(self.id, least(Stat.BULLETS)):
            use.change(self.id, least(Stat.BULLETS), 3, until=Until.SHOOTOUT)


def _fair_game(card: Card, use: Use) -> bool:
    fight = use.game.shootout
    reachable = fight is not None and (card.wanted or card.id in fight.shooters)
    return reachable and use.can_put_away(card, Act.ACE)


class WyattEarp(Dude):
    """Wyatt Earp"""

    @always(Stat.COST, zones=OUT_OF_PLAY)
    def vendetta(self, card: Card) -> int:
        """With a Law Dogs outfit, Wyatt costs 2 less for each Law Dogs dude in your Boot Hill."""
        if not self.plays_for("Law Dogs"):
            return 0
        fallen = map(self.game.card, self.game.state.players[self.owner].boot_hill)
        return -2 * sum(card.is_dude and "Law Dogs" in card.gangs for card in fallen)

    @always(Stat.BULLETS, on=ALL)
    def steady_hand(self, card: Card) -> int:
        """While Wyatt is in your posse, your shooter has +2 bullets if the opposing shooter has more bounty
        than bullets."""
        fight, side = self.game.shootout, self.side
        if fight is None or side is None or card.id != fight.shooters[side] or card.side != side:
            return 0
        if not fight.shooters[1 - side]:
            return 0
        foe = self.game.card(fight.shooters[1 - side])
        return 2 if foe.bounty > foe.bullets else 0

    @cheatin(target=opposing & dude & in_shootout & where(_fair_game, "that is wanted or the shooter"))
    def reckoning(self, use: Use) -> Flow[None]:
        """Cheatin' Resolution: Choose the opposing shooter or an opposing wanted dude. Ace them."""
        yield from use.ace(use.target)


def _workshop(card: Card, use: Use) -> bool:
    place = use.here
    return place.is_deed and place.in_town and place.controller == use.seat and place.control == 1


class RobertoMuratore(Dude):
    """Roberto Muratore"""

    @noon(if_=_workshop, boots=on_actor & has("Gadget") & has("Experimental"))
    def experiment(self, use: Use) -> Flow[None]:
        """Noon: Roberto must be at an in-town deed that you control with exactly 1 control point. Boot an
        Experimental Gadget on Roberto and pull 2 times. If 1 pull is red, this deed gets 1 control point; if
        both are red, this deed gains 1 permanent control point instead."""
        pulls = []
        for _ in range(2):
            pulls.append((yield from use.pull(self)))
        red = sum(pulled.suit in ("hearts", "diamonds") for pulled in pulls)
        if red == 2:
            yield from use.control_point(self.location)
        elif red:
            use.modify(self.location, control=1)


class AdelaideRose(Dude):
    """Adelaide Rose"""

    @shootout(boots=on_actor & has("Gadget"), target=opposing & dude)
    def interfere(self, use: Use) -> Flow[None]:
        """Shootout: Boot a Gadget on Adelaide. Choose an opposing dude. They get -1 bullets. If that Gadget
        is Experimental, your dude in your posse gets +1 bullets."""
        use.modify(use.target, bullets=-1)
        if use.booted.has("Experimental"):
            friend = yield from use.choose(your & dude & in_posse, "Who has +1 bullets?")
            if friend is not None:
                use.modify(friend, bullets=1)


class DrGregoryTremane(Dude):
    """Dr. Gregory Tremane"""

    @always(Stat.COST, zones=OUT_OF_PLAY)
    def well_equipped(self, card: Card) -> int:
        """With an Entrepreneurs outfit, Gregory costs 1 less for each Gadget you control."""
        if not self.plays_for("Entrepreneurs"):
            return 0
        cards = map(self.game.card, self.game.state.bodies)
        return -sum(card.controller == self.owner and card.has("Gadget") for card in cards)

    @shootout(
        boots=has("Gadget") & in_posse,
        target=opposing & dude & ~with_attached(has("Gadget")) & can_be_sent_home,
    )
    def outclass(self, use: Use) -> Flow[None]:
        """Shootout: Boot any Gadget in your posse. Choose an opposing dude who has no Gadget. Send them home
        booted."""
        yield from use.send_home_booted(use.target)


class BigNoseKate(Dude):
    """Big Nose Kate"""

    @noon(discards=in_hand, target=your & dude & here)
    def egg_on(self, use: Use) -> Flow[None]:
        """Noon: Discard 1 card from your hand. Choose a dude of yours at this location. They get +1 bullets
        and, if that card was an action with a Shootout or Job ability, +1 influence. If they are not wanted,
        you may give them 1 bounty."""
        use.modify(use.target, bullets=1)
        thrown = use.discarded
        if thrown.is_action and any(one.job or "shootout" in one.kinds for one in thrown.abilities):
            use.modify(use.target, influence=1)
        if not use.target.wanted and (yield from use.confirm(f"Give {use.target.title} 1 bounty?")):
            yield from use.bounty(use.target, 1)


class JohnnyRingo(Dude):
    """Johnny Ringo"""

    @always(Stat.ADDS_NOTHING_TO_DRAW_HANDS)
    def man_to_man(self, battle: Shootout, side: int, number: int) -> bool:
        """While Johnny is wanted and alone in your posse, only shooters add to draw hands."""
        mine = self.side
        alone = mine is not None and battle.posses[mine] == [self.id] and self.wanted
        return alone and number != battle.shooters[side]

    @shootout()
    def no_tricks(self, use: Use) -> None:
        """Shootout: Until the round ends, dudes can be neither chosen nor affected by React, Shootout or
        non-Cheatin' Resolution abilities of their opponents."""
        for act in (Act.CHOOSE, Act.AFFECT):
            use.forbid_for_all(act, whose="foes react shootout resolution", until=Until.ROUND)


def _on_a_job(card: Card, use: Use) -> bool:
    return use.game.job is not None and card.side == 0


class VioletEsperanza(Dude):
    """Violet Esperanza"""

    @shootout(
        if_=_on_a_job,
        target=opposing
        & dude
        & where(lambda card, use: card.bullets < use.actor.bounty, "with fewer bullets than her bounty"),
    )
    def wild_card(self, use: Use) -> Flow[None]:
        """Shootout: Violet must be in the posse that leads a job. Choose an opposing dude with fewer bullets
        than Violet has bounty. Ace a Hex on Violet to pull. If the pull is higher than that dude's value, ace
        that dude."""
        card = yield from use.choose(on_actor & has("Hex"), "Which Hex is aced?")
        if card is None or not (yield from use.ace(card)):
            return
        if (yield from use.pull(self)).value > use.target.value:
            yield from use.ace(use.target)


class CurlyBillBrocius(Dude):
    """Curly Bill Brocius"""

    def _better_hand(self, event: happens.Revealed) -> bool:
        ranks = {hand.seat: hand.hand.rank for hand in event.shown}
        mine = ranks.pop(self.controller, 0)
        return not event.lowball and mine > max(ranks.values(), default=mine)

    @trait("after", happens.Revealed, if_=_better_hand)
    def brag(self, use: Use) -> Flow[None]:
        """After you reveal the higher hand rank in a shootout, your dude gains 1 bounty."""
        friend = yield from use.choose(your & dude, "Who gains 1 bounty?")
        if friend is not None:
            yield from use.bounty(friend, 1)

    def _beaten_them(self, event: happens.RoundDecided) -> bool:
        fight, side = self.game.shootout, self.side
        if fight is None or side is None or event.winner != side:
            return False
        sums = [sum(self.game.card(number).bounty for number in posse) for posse in fight.posses]
        return sums[side] > sums[1 - side]

    @react("after", happens.RoundDecided, if_=_beaten_them, boot=True)
    def finish_them(self, use: Use) -> None:
        """React, Boot: After you win a round with Curly Bill in your posse, the opposing posse takes 2 more
        casualties if yours has more bounty in total."""
        use.casualties(use.opponent, 2)


class ByronDecker(Dude):
    """Byron Decker"""

    @always(Stat.INFLUENCE)
    def prototype(self, card: Card) -> int:
        """While Byron has a Gadget Weapon, he has +1 influence."""
        return int(any(item.has("Weapon") for item in self.attached("Gadget")))

    def _in_danger(self, event: happens.Aced) -> bool:
        cause = event.why == Why.CASUALTY or event.kind in ("shootout", "resolution")
        return event.card == self.id and cause and not event.final

    @react("before", happens.Aced, if_=_in_danger, discards=your & dude & in_posse & not_self)
    def human_shield(self, use: Use) -> None:
        """React: Before Byron is aced as a casualty, or by a Shootout or non-Cheatin' Resolution ability,
        discard your other dude in your posse. Byron is not aced."""
        assert use.event is not None
        use.event.replaced = True


def _in_the_open(card: Card, use: Use) -> bool:
    fight, side = use.game.shootout, use.side
    if fight is None or side is None or card.zone != HAND or fight.over:
        return False
    if use.stops(Act.JOIN, card) or (side == 0 and use.stops(Act.JOIN_LEADER, card)):
        return False
    return any(use.game.card(foe).wanted for foe in fight.posses[1 - side]) and use.can_play(card)


def _most_wanted(card: Card, use: Use) -> bool:
    top = max(one.bounty for one in use.game.dudes())
    return card.bounty == top and card.place != use.here.place and use.can_move(use.actor, card.place)


class CarterRichardson(Dude):
    """Carter Richardson"""

    @shootout(brings_in=True, zones=(HAND,), if_=_in_the_open)
    def step_in(self, use: Use) -> Flow[None]:
        """Shootout: If an opposing dude is wanted, play Carter from your hand, paying his cost. He enters
        play in your posse."""
        fight = self.game.shootout
        assert fight is not None
        came = yield from use.play(self, at=self.game.card(fight.location))
        if came and self.place == fight.location:  # CR-StagecoachOffice-b
            yield from use.join(self)

    @noon(target=dude & wanted & where(_most_wanted, "of the highest bounty, elsewhere"))
    def track_down(self, use: Use) -> Flow[None]:
        """Noon: Choose the wanted dude with the highest bounty; you choose among equals. Carter moves to that
        dude's location."""
        yield from use.move(self, use.target.place)


class ValeriaBattenExp1(Dude):
    """Valeria Batten (Exp.1)"""

    @always(Stat.INVENTS_WITH)
    def dark_science(self, gadget: Card) -> str:
        """Valeria may invent Mystical Gadgets with her Huckster rating."""
        return "Huckster" if gadget.has("Mystical") else ""

    @always(player_cannot(Act.CHANGE_RANK))
    def fair_deal(self, seat: int, use: Use | None, card: Card | None) -> bool:
        """While Valeria is in a shootout, no React, Shootout or non-Cheatin' Resolution ability can change
        hand ranks."""
        return self.in_posse and use is not None and use.kind in ("shootout", "react", "resolution")

    @noon(boots=your & dude)
    def favour(self, use: Use) -> None:
        """Noon: Boot your dude. They get +1 influence."""
        use.modify(use.booted, influence=1)
