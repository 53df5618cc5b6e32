"""Too Tough to Die: dudes."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    HERE,
    Act,
    Card,
    Dude,
    Flow,
    Moment,
    Stat,
    Until,
    Use,
    Why,
    abomination,
    always,
    can_join,
    deed,
    destination,
    dude,
    happens,
    has,
    in_hand,
    in_posse,
    in_town,
    job,
    location,
    most,
    nearby,
    noon,
    noon_or_shootout,
    not_self,
    on_actor,
    opposing,
    own_stat,
    owned,
    player_cannot,
    react,
    resolution,
    shootout,
    spell,
    this_dude,
    trait,
    unbooted,
    where,
    with_attached,
    your,
)
from gomorra.engine.board import players, sides
from gomorra.engine.plays.legal import purpose_of


class JoeVermilion(Dude):
    """Joe Vermilion"""

    @noon()
    def pay_his_way(self, use: Use) -> Flow[None]:
        """Noon: If Joe is at a deed that another player owns, pay that player 1 ghost rock to gain as much as
        that deed produces."""
        place = self.location
        if place.is_deed and place.owner in use.opponents and self.game.state.players[use.seat].stash >= 1:
            yield from use.pay(1, to=place.owner)
            yield from use.gain(place.production)


def _has_rock(card: Card, use: Use) -> bool:
    return use.game.state.players[use.seat].stash >= 1


class YingSsiChiehTang(Dude):
    """Ying-Ssi Chieh T'ang"""

    @resolution(if_=_has_rock)
    def sleight_of_hand(self, use: Use) -> Flow[None]:
        """Resolution: Pay the opposing player 1 ghost rock. Put the top card of your deck into your draw
        hand, then discard 1 card from your draw hand."""
        yield from use.pay(1, to=use.opponent)
        for card in (yield from use.top_five(1)):
            use.into_draw_hand(card)
            if card.is_joker:
                yield from use.name_card(card)
        surplus = yield from use.pick(use.draw_hand(), "Discard a card of your draw hand")
        if surplus is not None:
            yield from use.discard(surplus)


def _foreign_deed(card: Card, use: Use) -> bool:
    return card.is_deed and card.id == use.here.id and card.owner != use.seat


class EGui(Dude):
    """E Gui"""

    @react(
        "before",
        happens.Discarded,
        if_=lambda card, event: event.card == card.id and event.why == Why.UPKEEP,
        boots=where(_foreign_deed, "this deed"),
    )
    def feed(self, use: Use) -> Flow[None]:
        """React: Before E Gui is discarded because you did not pay his upkeep, boot the deed he is at, which
        another player must own. Gain ghost rock equal to its production."""
        yield from use.gain(use.booted.production)


class Buskers(Dude):
    """Buskers"""

    def _rich_guest(self, event: happens.Moved) -> bool:
        guest = self.game.card(event.card)
        if event.destination != self.place or not sides.opposed(self.game, self.controller, guest.controller):
            return False
        return players.poorer(self.game, self.controller, guest.controller)

    @react("after", happens.Moved, if_=_rich_guest)
    def pass_the_hat(self, use: Use) -> Flow[None]:
        """React: After another player's dude moves to this location, if that player has more ghost rock than
        you, that player must pay you 2 ghost rock. If they cannot, boot that dude."""
        assert isinstance(use.event, happens.Moved)
        guest = self.game.card(use.event.card)
        if self.game.state.players[guest.controller].stash >= 2:  # Q77: who can pay must
            yield from use.pay(2, to=use.seat, seat=guest.controller)
        else:
            yield from use.boot(guest)


class Taiyari(Dude):
    """Taiyari"""

    @shootout(target=your & dude & in_posse)
    def buy_courage(self, use: Use) -> Flow[None]:
        """Shootout: Choose your dude in your posse. Pay the opposing player X ghost rock, where X is that
        dude's bullets (minimum 1), to make that dude a stud. That dude cannot have more than 4 bullets."""
        price = max(1, use.target.bullets)
        if (yield from use.spend(price, purpose_of(use), to=use.opponent)):
            use.make(use.target, "stud")
        use.change(use.target.id, most(Stat.BULLETS), 4)


class AlexanderSequoia(Dude):
    """Alexander Sequoia"""

    @always(Stat.SUNDOWN_DISCARDS)
    def fresh_start(self, seat: int) -> int:
        """While Alexander is in the town square, you may discard 1 more card at Sundown."""
        return int(seat == self.controller and self.in_town_square)

    @noon()
    def stand_tall(self, use: Use) -> Flow[None]:
        """Noon: If Alexander is in the town square, unboot him."""
        if self.in_town_square:
            yield from use.unboot(self)


class MatthewRisingSun(Dude):
    """Matthew Rising Sun"""

    @always(Stat.CASTS_WITH)
    def spirit_and_fist(self, card: Card) -> int | None:
        """Matthew may cast Totems with his Kung Fu rating in place of a Shaman rating. This does not make him
        a Shaman."""
        return self.rating("Kung Fu") if card.has("Totem") else None


class FeichiSuitcaseLee(Dude):
    """Feichi "Suitcase" Lee"""

    @shootout(boot=True, outside=True, target=opposing & dude)
    def distract(self, use: Use) -> Flow[None]:
        """Shootout, Boot: Choose a dude who opposes Feichi and boot them. If Feichi has more influence than
        that dude, your other dude, at any location, may join your posse."""
        yield from use.boot(use.target)
        if self.influence > use.target.influence:
            friend = yield from use.choose(your & dude & not_self & can_join, "Who joins?", optional=True)
            if friend is not None:
                yield from use.join(friend)


def _attached_here(card: Card, use: Use) -> bool:
    host = card.host
    return host is not None and host.id == use.here.id and card.owner != use.seat


class Geronimo(Dude):
    """Geronimo"""

    @noon()
    def tear_down(self, use: Use) -> Flow[None]:
        """Noon: If Geronimo is not at home, discard a card attached to this location that another player
        owns, and gain 1 ghost rock."""
        if self.at_home:
            return
        relic = yield from use.choose(where(_attached_here), "Which card is discarded?")
        if relic is not None:
            yield from use.discard(relic)
            yield from use.gain(1)


class PapaMarias(Dude):
    """Papa Marias"""

    @noon(
        target=your
        & dude
        & unbooted
        & has("Huckster")
        & where(lambda card, use: card.place != use.here.place)
    )
    def summon(self, use: Use) -> Flow[None]:
        """Noon: Choose your unbooted Huckster elsewhere. Marias makes a Huckster skill check against 7. If
        successful, that Huckster moves to this location."""
        if (yield from use.check(self, "Huckster", 7)):
            yield from use.move(use.target, self.place)


def _their_attachment(card: Card, use: Use) -> bool:
    theirs = card.host is not None and card.controller not in (use.seat, -1)
    return (
        theirs and use.can_boot(card) and use.is_here(card) and (card.side is None or card.side != use.side)
    )


class Skinwalker(Dude):
    """Skinwalker"""

    @shootout(boots=your & dude & abomination)
    def hunt_in_packs(self, use: Use) -> Flow[None]:
        """Shootout: Boot your Abomination dude. Choose: boot another player's attachment at this location, or
        Skinwalker gets +2 bullets."""
        able = use.candidates(where(_their_attachment))
        ways = ["boot an attachment", "+2 bullets"] if able else ["+2 bullets"]
        if (yield from use.choose_word(ways, "What does Skinwalker do?")) == "+2 bullets":
            use.modify(self, bullets=2)
            return
        item = yield from use.pick(able, "Which attachment boots?")
        if item is not None:
            yield from use.boot(item)


class TontonMacoute(Dude):
    """Tonton Macoute"""

    @shootout(target=opposing & dude)
    def menace(self, use: Use) -> Flow[None]:
        """Shootout: Choose an opposing dude. They get -2 bullets, or boot a Weapon on them."""
        able = [item for item in use.target.attached("Weapon") if use.can_boot(item)]
        ways = ["-2 bullets", "boot a Weapon"] if able else ["-2 bullets"]
        if (yield from use.choose_word(ways, f"What happens to {use.target.title}?")) == "-2 bullets":
            use.modify(use.target, bullets=-2)
            return
        weapon = yield from use.pick(able, "Which Weapon boots?")
        if weapon is not None:
            yield from use.boot(weapon)


def _dark_company(card: Card, use: Use) -> bool:
    fight, me = use.game.shootout, use.actor
    if use.kind == "shootout":
        side = use.side
        if fight is None or side is None or card.place != fight.location or not use.can_join(me, side):
            return False
    elif card.place == me.place or not use.can_move(me, card.place):
        return False
    company = use.game.dudes_at(card.place)
    return any(other.has("Huckster") or other.has("Abomination") for other in company)


class KevinWainwrightExp1(Dude):
    """Kevin Wainwright (Exp.1)"""

    @noon_or_shootout(
        brings_in=True, target=location & where(_dark_company, "with a Huckster or Abomination")
    )
    def join_the_dark(self, use: Use) -> Flow[None]:
        """Noon/Shootout: Move Kevin to another location where there is a Huckster or an Abomination dude; in
        a shootout, only to its location, and Kevin joins your posse. Kevin becomes a stud. If another
        player's dude with 11 or more grit is there, draw 2 cards."""
        if use.kind == "shootout":
            yield from use.join(self)
        else:
            yield from use.move(self, use.target)
        use.make(self, "stud")
        foes = use.pool(opposing & dude)
        if any(foe.grit >= 11 and foe.place == use.target.place for foe in foes):
            yield from use.draw(2)


class PadreErnestoDeDiaz(Dude):
    """Padre Ernesto de Diaz"""

    def _cheats(self, event: happens.Revealed) -> list[int]:
        return [seat for seat in event.cheaters if sides.opposed(self.game, self.controller, seat)]

    def _cheat(self, event: happens.Revealed) -> bool:
        return bool(self._cheats(event))

    @trait("after", happens.Revealed, if_=_cheat)
    def rebuke(self, use: Use) -> Flow[None]:
        """After each Cheatin' hand that an opponent reveals, you may boot a Miracle on Ernesto. If you do,
        draw a card."""
        assert isinstance(use.event, happens.Revealed)
        for _ in self._cheats(use.event):
            able = [book for book in self.attached("Miracle") if book.is_spell and use.can_boot(book)]
            book = yield from use.pick(able, "Boot a Miracle to draw a card?", optional=True)
            if book is not None and (yield from use.boot(book)):
                yield from use.draw()


def _clean(card: Card, use: Use) -> bool:
    return not card.wanted and not use.stops(Act.WANTED, card)


class DrErikYaple(Dude):
    """Dr. Erik Yaple"""

    @react(
        "after",
        happens.PossesFormed,
        boots=has("Gadget") & has("Weapon") & in_posse,
        target=opposing & dude & where(_clean, "without bounty"),
    )
    def take_the_blame(self, use: Use) -> Flow[None]:
        """React: After posses are formed, boot any Gadget Weapon in your posse. Choose an opposing dude
        without bounty. They gain 1 bounty."""
        yield from use.bounty(use.target, 1)


class QuincyWashburne(Dude):
    """Quincy Washburne"""

    def _made_a_weapon(self, event: happens.Invented) -> bool:
        return event.dude == self.id and self.booted and self.game.card(event.card).has("Weapon")

    @react("after", happens.Invented, if_=_made_a_weapon)
    def eureka(self, use: Use) -> Flow[None]:
        """React: After Quincy invents a Weapon, unboot Quincy."""
        yield from use.unboot(self)


class XiongWendyChengExp1(Dude):
    """Xiong "Wendy" Cheng (Exp.1)"""

    @always(Stat.VALUE, on=HERE)
    def on_the_run(self, card: Card) -> int:
        """Opposing wanted dudes at this location have -2 value."""
        return -2 if card.wanted and sides.opposed(self.game, self.controller, card.controller) else 0

    @shootout(boot=True, target=opposing & dude)
    def arrest(self, use: Use) -> Flow[None]:
        """Shootout, Boot: Send an opposing dude home booted. If their bounty is higher than their grit,
        discard them."""
        yield from use.send_home_booted(use.target)
        if use.target.bounty > use.target.grit:
            yield from use.discard(use.target)


def _room_to_grow(card: Card, use: Use) -> bool:
    return card.cost - card.production >= 2


class TakahashiJinrai(Dude):
    """Takahashi Jinrai"""

    @job(mark=deed & owned & in_town & where(_room_to_grow, "that costs at least 2 more than it produces"))
    def improve(self, use: Use) -> None:
        """Noon Job: Takahashi leads this job. Mark an in-town deed that you own whose cost is higher than its
        production by at least 2. If successful, it permanently has +1 production."""
        use.modify(use.mark, production=1, until=Until.PERMANENT)


ON_THE_SPOT = own_stat("on the spot", "The deed at which the dude has stayed since it promoted it.")


class HandsomeDanDeeds(Dude):
    """ "Handsome" Dan Deeds"""

    @noon(boot=True)
    def promote(self, use: Use) -> None:
        """Noon, Boot: If Dan is at an in-town deed that you own with fewer than 2 control points, that deed
        gets 1 control point. After victory is checked at Sundown, if Dan is still there, you may pay 4 ghost
        rock to make that control point permanent."""
        place = self.location
        if place.is_deed and place.in_town and place.owner == use.seat and place.control < 2:
            use.modify(place, control=1)
            use.change(self.id, ON_THE_SPOT, place.id, until=Until.STAY)
            use.later(Moment.SUNDOWN, "settle", place)

    def settle(self, use: Use, number: int) -> Flow[None]:
        place = self.game.card(number)
        stayed = self.in_play and any(self.game.modifiers_of(self.id, ON_THE_SPOT))
        if not stayed or not place.in_play:
            return
        if (yield from use.may_pay(4, f"for a permanent control point on {place.title}")):
            self.game.drop_modifiers(place.id, Stat.CONTROL, self.id)
            yield from use.control_point(place)


class VidaAzul(Dude):
    """Vida Azul"""

    @noon(discards=in_hand, target=dude & nearby & with_attached(has("Horse")))
    def groom(self, use: Use) -> Flow[None]:
        """Noon: Discard 1 card from your hand. Choose any dude at this or an adjacent location who has a
        Horse. Unboot that Horse; its abilities may be used one more time today. If the discarded card was a
        goods, you may unboot that dude."""
        horse = yield from use.pick(use.target.attached("Horse"), "Which Horse?")
        if horse is not None:
            yield from use.unboot(horse)
            use.use_again(horse)
        if use.discarded.is_goods and use.target.booted:
            if (yield from use.confirm(f"Unboot {use.target.title}?")):
                yield from use.unboot(use.target)


def _yours(card: Card, use: Use) -> bool:
    return use.seat in (card.owner, card.controller)


def _has_somewhere_to_go(card: Card, use: Use) -> bool:
    places = [use.game.card(number) for number in use.game.locations()]
    return any(
        place.place != card.place and _yours(place, use) and use.can_move(card, place.place)
        for place in places
    )


class BartholomewPFountain(Dude):
    """Bartholomew P. Fountain"""

    @noon(
        boot=True,
        boots=your & deed & has("Ranch"),
        target=dude & nearby & where(_has_somewhere_to_go, "that can move to a location of yours"),
    )
    def drive(self, use: Use) -> Flow[None]:
        """Noon, Boot: Boot your Ranch. Choose any dude at this or an adjacent location. They move to another
        location that you own or control."""
        guest = use.target
        place = yield from use.choose(destination & where(_yours), f"Where does {guest.title} go?")
        if place is not None:
            yield from use.move(guest, place)


class IkeClanton(Dude):
    """Ike Clanton"""

    @noon(boot=True, target=deed)
    def stir_up(self, use: Use) -> None:
        """Noon, Boot: Choose any deed. It is Rowdy until the next Upkeep phase ends; its control is decided
        by bullets, not by influence."""
        use.give_keyword(use.target, "Rowdy", until=Until.NEXT_UPKEEP)


class FrankStillwell(Dude):
    """Frank Stillwell"""

    @trait(
        "after",
        happens.Joined,
        if_=lambda card, event: event.card == card.id and event.side == 1 and card.wanted and card.booted,
    )
    def dig_in(self, use: Use) -> Flow[None]:
        """After Frank joins the posse of the mark or one that opposes a job, if he is wanted, unboot him."""
        yield from use.unboot(self)

    @react(
        "after",
        happens.PossesFormed,
        if_=lambda card, event: card.in_posse,
        target=this_dude & where(lambda card, use: use.can_send_home_booted(card)),
    )
    def slip_away(self, use: Use) -> Flow[None]:
        """React: After posses are formed with Frank in yours, send Frank home booted."""
        yield from use.send_home_booted(self)


def _is_the_mark(card: Card) -> bool:
    return card.game.shootout is not None and card.game.shootout.mark == card.id


def _outshone(card: Card, use: Use) -> bool:
    return card.bullets < use.actor.bounty and use.can_send_home_booted(card)


class SilasAimsExp1(Dude):
    """Silas Aims (Exp.1)"""

    @always(Stat.BULLETS)
    def price_on_his_head(self, card: Card) -> int:
        """Silas has +X bullets, where X is his bounty (maximum 4)."""
        return min(4, self.bounty)

    @shootout(
        boot=True,
        no_boot=_is_the_mark,
        target=opposing & dude & where(_outshone, "with fewer bullets than his bounty"),
    )
    def scare_off(self, use: Use) -> Flow[None]:
        """Shootout, Boot: Choose an opposing dude with fewer bullets than Silas has bounty. Send them home
        booted. If Silas is the mark, he does not boot for this."""
        yield from use.send_home_booted(use.target)


def _carried(card: Card, use: Use) -> bool:
    return card.host is not None and card.host.is_dude and use.can_boot(card)


class _LarrySevensSwift(Dude):
    """What all printings of Larry "Sevens" Swift have in common."""

    def _ready(self, event: happens.PossesFormed) -> bool:
        return self.in_posse and (not self.booted or self.game.state.winner == self.controller)

    def _snatch(self, use: Use) -> Flow[None]:
        item = yield from use.choose(opposing & where(_carried), "Which attachment boots?")
        if item is not None:
            yield from use.boot(item)


class LarrySevensSwift(_LarrySevensSwift):
    """Larry "Sevens" Swift"""

    @react("after", happens.PossesFormed, if_=_LarrySevensSwift._ready, boots=spell & on_actor)
    def fast_hands(self, use: Use) -> Flow[None]:
        """React: After posses are formed with Larry in yours, boot a spell on Larry. Boot an attachment in
        the opposing posse; Larry gains 1 bounty. Unless you are the Winner, Larry must be unbooted."""
        yield from self._snatch(use)
        yield from use.bounty(self, 1)


class LarrySevensSwiftWeirdWest(_LarrySevensSwift):
    """Larry "Sevens" Swift"""

    printings = ("24089",)

    @react("after", happens.PossesFormed, if_=_LarrySevensSwift._ready, boots=spell & on_actor)
    def fast_hands(self, use: Use) -> Flow[None]:
        """React: After posses are formed with Larry in yours, boot a spell on Larry and give Larry 1 bounty.
        Boot an opposing attachment. Unless you are the Winner, Larry must be unbooted."""
        if (yield from use.bounty(self, 1)):
            yield from self._snatch(use)


class VirginiaAnnEarp(Dude):
    """Virginia Ann Earp"""

    @always(player_cannot(Act.CHANGE_RANK))
    def fair_play(self, seat: int, use: Use | None, other: Card | None) -> bool:
        """While Virginia is in a shootout, no React, Shootout or non-Cheatin' Resolution ability can change
        hand ranks."""
        return self.in_posse and use is not None and use.kind in ("shootout", "react", "resolution")
