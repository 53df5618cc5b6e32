"""Base Set: dudes."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    ALL,
    DISCARD,
    HERE,
    POSSE,
    YOURS,
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
    at_location,
    can_be_called_out,
    can_be_sent_home,
    cannot,
    deed,
    dude,
    elsewhere,
    grifter,
    happens,
    has,
    here,
    in_discard,
    in_hand,
    in_posse,
    in_shootout,
    job,
    noon,
    on_actor,
    opposing,
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


def _foe(card: Card) -> int:
    """The player on the other side of this card's shootout, -1 without one."""
    fight, side = card.game.shootout, card.side
    return fight.seats[1 - side] if fight is not None and side is not None else -1


def _foe_cheats(card: Card, event: happens.Revealed) -> bool:
    """The opponent in this card's shootout has just revealed a Cheatin' hand."""
    return not event.lowball and _foe(card) in event.cheaters


class MicahRyse(Dude):
    """Micah Ryse"""

    @noon(boots=your & has("Hex") & on_actor, target=elsewhere)
    def slip_away(self, use: Use) -> Flow[None]:
        """Noon: Boot a Hex on Micah to move Micah to another location."""
        yield from use.move(self, use.target)


class MongwauTheMighty(Dude):
    """Mongwau the Mighty"""

    @shootout(discards=has("Hex") & on_actor)
    def burn_the_hex(self, use: Use) -> None:
        """Shootout: Discard a Hex from Mongwau. Mongwau becomes a stud."""
        use.make(self, "stud")


class Bobo(Dude):
    """Bobo"""

    @always(Stat.BULLETS)
    def feeds_on_magic(self, card: Card) -> int:
        """Bobo has +X bullets, where X is the highest Huckster rating in play."""
        return max((other.rating("Huckster") or 0 for other in self.game.dudes()), default=0)


class ArnoldMcCadish(Dude):
    """Arnold McCadish"""

    def _casualty(self, event: happens.Discarded) -> bool:
        card = self.game.card(event.card)
        return (
            event.why == Why.CASUALTY
            and card.is_dude
            and self.game.rules(self.controller).can_send_home_booted(card)
        )

    @react("when", happens.Discarded, if_=_casualty, instead=True, boot=True, pull=True)
    def patch_up(self, use: Use) -> Flow[None]:
        """React, Boot, Pull: When a dude is discarded as a casualty, if the pull is higher than that dude's
        value, send that dude home booted instead."""
        assert isinstance(use.event, happens.Discarded) and use.pulled is not None
        patient = self.game.card(use.event.card)
        if use.pulled.value > patient.value and use.can_send_home_booted(patient):
            use.event.replaced = True
            yield from use.send_home_booted(patient)


class TheGhostlyGun(Dude):
    """The Ghostly Gun"""

    named_for_legality = True

    @resolution(if_=lambda card, use: bool(use.draw_hand()))
    def vanish(self, use: Use) -> Flow[None]:
        """Resolution: The Ghostly Gun leaves play and goes to your draw hand with a suit and value that you
        name. Discard a card from your draw hand."""
        use.into_draw_hand(self)
        yield from use.name_card(self)
        card = yield from use.pick(use.draw_hand(), "Discard a card of your draw hand")
        if card is not None:
            yield from use.discard(card)


def _huckster_elsewhere(card: Card, use: Use) -> bool:
    return card.has("Huckster") and card.place != use.actor.place and use.can_move(use.actor, card.place)


class KevinWainwright(Dude):
    """Kevin Wainwright"""

    @noon(target=dude & where(_huckster_elsewhere, "Huckster elsewhere"))
    def follow(self, use: Use) -> Flow[None]:
        """Noon: Move Kevin to another location where there is a Huckster. Kevin becomes a stud."""
        yield from use.move(self, use.target.location)
        use.make(self, "stud")


class Tyxarglenak(Dude):
    """Tyxarglenak"""

    @always(Stat.DECOY, on=ALL)
    def shield_hucksters(self, card: Card, use: Use) -> bool:
        """Other players' action cards can neither choose nor affect your Hucksters at this location if they
        could choose Tyxarglenak instead."""
        return (
            use.card is not None
            and use.card.is_action
            and use.seat != self.controller
            and card.controller == self.controller
            and card.has("Huckster")
            and card.place == self.place
        )


def _hex_for_me(card: Card, use: Use) -> bool:
    me = use.actor
    return card.has("Hex") and use.can_play(card, bearer=lambda host: host.id == me.id)


class JiaMein(Dude):
    """Jia Mein"""

    @shootout(target=in_hand & where(_hex_for_me, "Hex that he can take"))
    def study(self, use: Use) -> Flow[None]:
        """Shootout: Attach a Hex from your hand to Jia Mein, paying its cost. Jia Mein becomes a stud."""
        if (yield from use.play(use.target, bearer=lambda host: host.id == self.id)):
            use.make(self, "stud")


class JiaMeinWeirdWest(JiaMein):
    """Jia Mein"""

    printings = ("24050",)

    @shootout(repeat=True, target=in_hand & where(_hex_for_me, "Hex that he can take"))
    def study(self, use: Use) -> Flow[None]:
        """Repeat Shootout: Attach a Hex from your hand to Jia Mein, paying its cost. Jia Mein becomes a
        stud."""
        if (yield from use.play(use.target, bearer=lambda host: host.id == self.id)):
            use.make(self, "stud")


class IvorHawley(Dude):
    """Ivor Hawley"""

    @always(Stat.BULLETS, Stat.INFLUENCE, rating_of("Huckster"))
    def studied(self, card: Card) -> int:
        """While Ivor has a Hex, he has +1 bullets, +1 influence and +1 Huckster rating."""
        return 1 if self.attached("Hex") else 0


class LucindaLucyClover(Dude):
    """Lucinda "Lucy" Clover"""

    @trait("after", happens.Revealed, if_=_foe_cheats)
    def expose(self, use: Use) -> Flow[None]:
        """In Lucy's shootout, after the opposing player reveals a Cheatin' hand, each dude in the opposing
        posse gains 1 bounty."""
        for cheat in self.game.dudes():
            if cheat.side is not None and cheat.side != self.side:
                yield from use.bounty(cheat, 1)


class JudgeHarrySomerset(Dude):
    """Judge Harry Somerset"""

    @job(boot=True, mark=dude & wanted)
    def hang(self, use: Use) -> Flow[None]:
        """Noon Job, Boot: Judge Harry Somerset leads this job. Mark a wanted dude. If successful, ace the
        mark."""
        yield from use.ace(use.mark)


class PhilipSwinford(Dude):
    """Philip Swinford"""

    def _honest_among_cheats(self, event: happens.Revealed) -> bool:
        return self.controller in event.honest and bool(event.cheaters)

    @trait("after", happens.Revealed, if_=_honest_among_cheats)
    def read_the_cheat(self, use: Use) -> Flow[None]:
        """After draw hands are revealed and yours is legal, for each other player's Cheatin' hand you may
        discard 1 card from your hand to draw 1 card."""
        assert isinstance(use.event, happens.Revealed)
        for seat in use.event.cheaters:
            hand = [self.game.card(card) for card in self.game.state.players[use.seat].hand]
            whose = self.game.name(seat)
            prompt = f"Philip Swinford: discard a card to draw another, as {whose}'s hand is Cheatin'"
            card = yield from use.pick(hand, prompt, optional=True)
            if card is not None:
                yield from use.discard(card)
                yield from use.draw()


class TommyHarden(Dude):
    """Tommy Harden"""

    @trait("after", happens.Revealed, if_=_foe_cheats)
    def call_the_bluff(self, use: Use) -> Flow[None]:
        """In Tommy's shootout, after the opposing player reveals a Cheatin' hand, raise your hand rank this
        round by 1, or by 2 if your hand is legal."""
        yield from use.rank(use.seat, 2 if use.has_legal_hand() else 1, until=Until.ROUND)


class PrescottUtter(Dude):
    """Prescott Utter"""

    @always(Stat.BULLETS, Stat.INFLUENCE)
    def with_the_law(self, card: Card) -> Base:
        """Prescott's bullets and influence are each equal to the number of Law Dogs dudes at this location,
        Prescott included."""
        return Base(sum("Law Dogs" in other.gangs for other in self.dudes_here))


class XiongWendyCheng(Dude):
    """Xiong "Wendy" Cheng"""

    @shootout(boot=True, target=opposing & dude & can_be_sent_home)
    def run_off(self, use: Use) -> Flow[None]:
        """Shootout, Boot: Send an opposing dude home booted."""
        yield from use.send_home_booted(use.target)


class ClydeOwens(Dude):
    """Clyde Owens"""

    @noon(target=another & dude & here & can_be_called_out)
    def challenge(self, use: Use) -> Flow[None]:
        """Noon: Clyde calls out another player's dude at this location. A wanted dude cannot refuse."""
        yield from use.call_out(self, use.target, refusable=not use.target.wanted)


class AbramGrothe(Dude):
    """Abram Grothe"""

    @job(boot=True, mark=deed & has("Holy Ground"))
    def cleanse(self, use: Use) -> Flow[None]:
        """Noon Job, Boot: Abram leads this job. Mark any Holy Ground deed. If successful, discard all wanted
        dudes and Abominations there."""
        for sinner in self.game.dudes_at(use.mark.id):
            if abomination(sinner, use) or sinner.wanted:
                yield from use.discard(sinner)


class SheriffDaveMontreal(Dude):
    """Sheriff Dave Montreal"""

    def _only_the_foe_cheats(self, event: happens.Revealed) -> bool:
        return _foe_cheats(self, event) and self.controller not in event.cheaters

    @trait("after", happens.Revealed, if_=_only_the_foe_cheats)
    def above_reproach(self, use: Use) -> None:
        """In Dave's shootout, after the opposing player reveals a Cheatin' hand and you a legal one, your
        dudes cannot be casualties this round."""
        use.forbid(Act.BE_CASUALTY, until=Until.ROUND)


def _joins(card: Card, event: happens.Joined) -> bool:
    return event.card == card.id


class IrvingPatterson(Dude):
    """Irving Patterson"""

    @trait("after", happens.Joined, if_=_joins)
    def hired(self, use: Use) -> Flow[None]:
        """After Irving joins a posse, gain 1 ghost rock."""
        yield from use.gain(1)


class ProfEustaceTrue(Dude):
    """Prof. Eustace True"""

    @noon(discards=has("Gadget") & on_actor, target=elsewhere)
    def contraption(self, use: Use) -> Flow[None]:
        """Noon: Discard a Gadget from Eustace to move Eustace to another location."""
        yield from use.move(self, use.target)


class ElanderBoldman(Dude):
    """Elander Boldman"""

    @shootout(pull=True, target=your & dude & in_shootout & with_attached(has("Weapon") & has("Gadget")))
    def overclock(self, use: Use) -> Flow[None]:
        """Shootout, Pull: Choose your dude in this shootout who has a Weapon Gadget. On a club, discard that
        dude. If not, one such Gadget gets +3 bullets."""
        assert use.pulled is not None
        if use.pulled.suit == "clubs":
            yield from use.discard(use.target)
            return
        weapons = [card for card in use.target.attached("Weapon") if card.has("Gadget")]
        weapon = yield from use.pick(weapons, "Which Gadget?")
        if weapon is not None:
            use.modify(weapon, bullets=3)


class JamesGhetty(Dude):
    """James Ghetty"""

    @trait("after", happens.Joined, if_=_joins)
    def war_chest(self, use: Use) -> Flow[None]:
        """After James joins a posse, put 4 ghost rock on him. You may pay for your Shootout abilities with
        it. After the shootout, discard what is left of it."""
        yield from use.place_rock(self, 4, "shootout")

    @trait("after", happens.ShootoutEnded, happens.JobEnded)
    def _close_the_chest(self, use: Use) -> Flow[None]:
        yield from use.clear_rock(self)


class JonLongstride(Dude):
    """Jon Longstride"""

    @noon(target=has("Horse") & on_actor & where(lambda card, use: card.booted, "booted"))
    def fresh_mount(self, use: Use) -> Flow[None]:
        """Noon: Unboot Jon's Horse. Its abilities may be used one more time today."""
        yield from use.unboot(use.target)
        use.use_again(use.target)


class JonLongstrideWeirdWest(Dude):
    """Jon Longstride"""

    printings = ("24032",)

    @noon(boot=True, target=has("Horse") & on_actor & where(lambda card, use: card.booted, "booted"))
    def fresh_mount(self, use: Use) -> Flow[None]:
        """Noon, Boot: Unboot Jon's Horse. One of its abilities may be used one more time today."""
        yield from use.unboot(use.target)
        if use.target.abilities:
            ability = yield from use.choose_ability(
                use.target.abilities, "Which ability may be used once more?"
            )
            use.use_again(use.target, ability.name)


class LaneHealey(Dude):
    """Lane Healey"""

    @always(Stat.BULLETS)
    def in_the_saddle(self, card: Card) -> int:
        """While Lane has a Horse, he has +2 bullets."""
        return 2 if self.attached("Horse") else 0


class LaneHealeyWeirdWest(LaneHealey):
    """Lane Healey"""

    printings = ("24033",)

    @always(Stat.UPKEEP)
    def cheap_feed(self, card: Card) -> int:
        """While Lane has a Horse, he has -1 upkeep."""
        return -1 if self.attached("Horse") else 0


def _makes_room(card: Card, use: Use) -> bool:
    """Whether this dude can change places with Jarrett."""
    if use.untouchable(card) or use.stops(Act.LEAVE, card):
        return False
    return card.place == use.actor.place or use.can_move(card, use.actor.place)


class JarrettBlake(Dude):
    """Jarrett Blake"""

    @shootout(
        brings_in=True,
        if_=lambda card, use: not card.in_posse and use.side is not None and use.can_join(card, use.side),
        target=your & dude & in_posse & where(_makes_room, "that can leave"),
    )
    def ride_in(self, use: Use) -> Flow[None]:
        """Shootout: Choose your dude in your posse. If Jarrett is not in it and has a Horse, Jarrett joins
        your posse; that dude leaves the posse and moves to the location where Jarrett was."""
        if self.attached("Horse"):
            origin = self.location
            if (yield from use.join(self)):
                yield from use.leave(use.target)
                yield from use.move(use.target, origin)


class HaroldAimslee(Dude):
    """Harold Aimslee"""

    @noon(boot=True, discards=in_hand, target=in_discard & has("Gadget") & ~has("Weapon"))
    def tinker(self, use: Use) -> Flow[None]:
        """Noon, Boot: Discard 1 card from your hand to return a non-Weapon Gadget from your discard pile to
        your hand."""
        yield from use.to_hand(use.target)


class RemyLaPointe(Dude):
    """Rémy LaPointe"""

    @shootout(pay=(1, 4))
    def bankroll(self, use: Use) -> None:
        """Shootout, Pay 1 to 4 Ghost Rock: For each ghost rock paid, Rémy gets +1 bullets, but no more than 5
        bullets in total."""
        use.modify(self, bullets=max(0, min(use.amount, 5 - self.bullets)))


class MaxBaine(Dude):
    """Max Baine"""

    @always(Stat.CONTROL)
    def cattle_baron(self, card: Card) -> int:
        """While you control 2 or more Ranches, Max has 1 control point."""
        ranches = [place for place in self.game.locations() if place and self.game.card(place).has("Ranch")]
        return int(sum(self.game.card(place).controller == self.controller for place in ranches) >= 2)

    @always(Stat.INFLUENCE, on=YOURS)
    def respected(self, card: Card) -> int:
        """Your other dudes at Ranches have +1 influence."""
        return int(self._ranch_hand(card))

    @always(Stat.VALUE, on=YOURS)
    def toughened(self, card: Card) -> int:
        """Your other dudes at Ranches have +3 value."""
        return 3 * self._ranch_hand(card)

    def _ranch_hand(self, card: Card) -> bool:
        return card.is_dude and card.in_play and card.id != self.id and card.location.has("Ranch")


class AllieHensman(Dude):
    """Allie Hensman"""

    @noon(boot=True)
    def make_a_name(self, use: Use) -> Flow[None]:
        """Noon, Boot: If Allie is in the town square, Allie gains 1 permanent control point."""
        if self.in_town_square:
            yield from use.control_point(self)


class FredAims(Dude):
    """Fred Aims"""

    @always(Stat.INFLUENCE)
    def infamous(self, card: Card) -> Base:
        """Fred's influence equals his bounty."""
        return Base(self.bounty)


class LawrenceBlackwood(Dude):
    """Lawrence Blackwood"""

    @noon(boot=True)
    def squat(self, use: Use) -> None:
        """Noon, Boot: If Lawrence is at a deed that you do not own, he has 1 control point while he stays
        there, until the day ends."""
        if self.location.is_deed and self.location.owner != use.seat:
            use.modify(self, control=1, until=Until.STAY)


class MarionSeville(Dude):
    """Marion Seville"""

    @always(Stat.BULLETS)
    def on_the_run(self, card: Card) -> int:
        """While wanted, Marion has +2 bullets."""
        return 2 if self.wanted else 0


class SanfordTaylor(Dude):
    """Sanford Taylor"""

    @noon(boot=True, target=another & dude & here & at_location(deed) & can_be_called_out)
    def pick_a_fight(self, use: Use) -> Flow[None]:
        """Noon, Boot: Sanford calls out another player's dude at this deed. The callout cannot be refused if
        Sanford is wanted."""
        yield from use.call_out(self, use.target, refusable=not self.wanted)


class BartonEverest(Dude):
    """Barton Everest"""

    def _you_cheat(self, event: happens.Revealed) -> bool:
        return not event.lowball and self.in_posse and self.controller in event.cheaters

    @trait("after", happens.Revealed, if_=_you_cheat)
    def sharp(self, use: Use) -> Flow[None]:
        """In Barton's shootout, after you reveal a Cheatin' hand, raise your hand rank this round by 1."""
        yield from use.rank(use.seat, 1, until=Until.ROUND)


class JonahEssex(Dude):
    """Jonah Essex"""

    @always(Stat.BULLETS, on=POSSE)
    def outlaw_pride(self, card: Card) -> int:
        """Other wanted dudes in this posse have +1 bullets."""
        return 1 if card.id != self.id and card.wanted else 0


class SilasAims(Dude):
    """Silas Aims"""

    @always(Stat.BULLETS)
    def feared(self, card: Card) -> Base:
        """Silas's bullets equal his bounty."""
        return Base(self.bounty)


class Sloane(Dude):
    """Sloane"""

    @always(Stat.LEAST_BOUNTY)
    def notorious(self, card: Card) -> int:
        """Once Sloane has a bounty, it cannot be lowered below 1."""
        return 1

    @always(Stat.NO_BOOT_TO_JOIN, on=HERE)
    def ride_with_me(self, card: Card) -> bool:
        """Sloane and your other dudes at this location do not boot to join a posse."""
        return card.place == self.place and card.controller == self.controller


class ClementineLepp(Dude):
    """Clementine Lepp"""

    def _in_her_saloon(self) -> bool:
        return self.location.has("Saloon") and self.location.owner == self.controller

    @always(Stat.INFLUENCE)
    def hostess(self, card: Card) -> int:
        """While in a Saloon that you own, Clementine has +1 influence."""
        return int(self._in_her_saloon())

    @always(cannot(Act.BE_CALLED_OUT))
    def well_liked(self, card: Card, use: Use, caller: Card) -> bool:
        """While in a Saloon that you own, Clementine cannot be called out."""
        return self._in_her_saloon()


class RamiroMendoza(Dude):
    """Ramiro Mendoza"""

    wage = 1

    def _hired(self, event: happens.Joined | happens.Pledged) -> bool:
        """He is paid when he is declared, where posses are declared first."""
        return event.card == self.id and not (isinstance(event, happens.Joined) and event.pledged)

    @trait("after", happens.Joined, happens.Pledged, if_=_hired)
    def paid_gun(self, use: Use) -> Flow[None]:
        """After Ramiro joins a posse, discard Ramiro unless you pay 1 ghost rock."""
        if not (yield from use.may_pay(self.wage, "for Ramiro", otherwise="Discard Ramiro")):
            yield from use.discard(self)


class TravisMoone(Dude):
    """Travis Moone"""

    @grifter(boot=True)
    def new_hand(self, use: Use) -> Flow[None]:
        """React, Boot: When the game starts, shuffle your hand into your deck and draw 5 cards."""
        for card in list(self.game.state.players[use.seat].hand):
            yield from use.to_deck(self.game.card(card))
        yield from use.shuffle()
        yield from use.draw(5)


def _squatter(card: Card, use: Use) -> bool:
    place = card.location
    return place.is_deed and place.owner == use.seat and place.controller != use.seat


class AndroclesBrocklehurst(Dude):
    """Androcles Brocklehurst"""

    @noon(boot=True, target=another & dude & where(_squatter, "at a deed of yours that others control"))
    def collect_rent(self, use: Use) -> Flow[None]:
        """Noon, Boot: Choose a dude of another player at a deed that you own and another player controls.
        Gain ghost rock equal to that dude's influence."""
        yield from use.gain(use.target.influence)


class _SplitSoul(Dude):
    """A doctor and her other self: when one is lost as a casualty, the other may appear."""

    counterpart = ""

    def _lost(self, event: happens.Discarded) -> bool:
        return event.card == self.id and event.why == Why.CASUALTY

    def _appear(self, use: Use) -> Flow[None]:
        fight = self.game.shootout
        other = self.counterpart
        if fight is None or any(card.title == other for card in self.game.dudes(use.seat)):
            return
        if not (yield from use.confirm(f"Search your deck for {other}?")):
            return
        for card in (yield from use.search(where(lambda card, use: card.title == other))):
            if not (yield from use.play(card, free=True, at=self.game.card(fight.location))):
                yield from use.discard(card)


class DrDawnEdwards(_SplitSoul):
    """Dr. Dawn Edwards"""

    counterpart = "Eve Henry"

    @trait("after", happens.Discarded, if_=_SplitSoul._lost, zones=(DISCARD,))
    def unleash(self, use: Use) -> Flow[None]:
        """After Dawn is discarded as a casualty, if you do not have Eve Henry in play, you may search your
        deck for her. Eve Henry enters play at no cost at the location of this shootout."""
        yield from self._appear(use)


class EveHenry(_SplitSoul):
    """Eve Henry"""

    counterpart = "Dr. Dawn Edwards"

    @trait("after", happens.Discarded, if_=_SplitSoul._lost, zones=(DISCARD,))
    def come_to_her_senses(self, use: Use) -> Flow[None]:
        """After Eve is discarded as a casualty, if you do not have Dr. Dawn Edwards in play, you may search
        your deck for her. Dr. Dawn Edwards enters play at no cost at the location of this shootout."""
        yield from self._appear(use)


class Gunslinger(Dude):
    """Gunslinger"""

    @trait("after", happens.ShootoutEnded)
    def ride_on(self, use: Use) -> Flow[None]:
        """After the shootout, remove this token from the game."""
        yield from use.remove_from_game(self)
