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
    on_your_posse,
    opposing,
    own_stat,
    owned,
    player_cannot,
    react,
    resolution,
    shootout,
    spell,
    trait,
    unbooted,
    wanted,
    where,
    with_attached,
    your,
)
from gomorra.engine.board import players


class JoeVermilion(Dude):
    """Joe Vermilion"""

    @noon()
    def pay_his_way(self, use: Use) -> Flow[None]:
        """Noon: At a deed that is not yours, Joe pays its owner 1 ghost rock: you gain as much as the deed produces."""
        place = self.location
        if place.is_deed and place.owner != use.seat and self.game.state.players[use.seat].stash >= 1:
            yield from use.pay(1, to=place.owner)
            yield from use.gain(place.production)


def _has_rock(card: Card, use: Use) -> bool:
    return use.game.state.players[use.seat].stash >= 1


class YingSsiChiehTang(Dude):
    """Ying-Ssi Chieh T'ang"""

    @resolution(if_=_has_rock)
    def sleight_of_hand(self, use: Use) -> Flow[None]:
        """Resolution: Pay 1 ghost rock to the player of the opposing posse. Draw a card into your draw hand, then discard one of
        that hand."""
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
        """React: Before E Gui goes because his upkeep was not paid, boot the deed he is at, which you do not own: gain as much as
        it produces."""
        yield from use.gain(use.booted.production)


class Buskers(Dude):
    """Buskers"""

    def _rich_guest(self, event: happens.Moved) -> bool:
        guest = self.game.card(event.card)
        if event.destination != self.place or guest.controller == self.controller:
            return False
        return players.poorer(self.game, self.controller, guest.controller)

    @react("after", happens.Moved, if_=_rich_guest)
    def pass_the_hat(self, use: Use) -> Flow[None]:
        """React: When an opposing dude has come here whose player is richer than you, that player pays you 2 ghost rock, or the
        dude boots."""
        assert isinstance(use.event, happens.Moved)
        guest = self.game.card(use.event.card)
        rich = self.game.state.players[guest.controller].stash >= 2
        if rich and (yield from use.confirm(f"Pay 2 ghost rock for {guest.title}?", by=guest.controller)):
            yield from use.pay(2, to=use.seat, seat=guest.controller)
        else:
            yield from use.boot(guest)


class Taiyari(Dude):
    """Taiyari"""

    @shootout(target=your & dude & in_posse)
    def buy_courage(self, use: Use) -> Flow[None]:
        """Shootout: Pay the player of the opposing posse as much ghost rock as your dude has bullets, at least 1: it is a stud
        and has 4 bullets at most."""
        price = max(1, use.target.bullets)
        if self.game.state.players[use.seat].stash >= price:
            yield from use.pay(price, to=use.opponent)
            use.make(use.target, "stud")
        use.change(use.target.id, most(Stat.BULLETS), 4)


class AlexanderSequoia(Dude):
    """Alexander Sequoia"""

    @always(Stat.SUNDOWN_DISCARDS)
    def fresh_start(self, seat: int) -> int:
        """With Alexander in the town square, you may discard one card more at Sundown."""
        return int(seat == self.controller and self.in_town_square)

    @noon()
    def stand_tall(self, use: Use) -> Flow[None]:
        """Noon: Alexander unboots if he is in the town square."""
        if self.in_town_square:
            yield from use.unboot(self)


class MatthewRisingSun(Dude):
    """Matthew Rising Sun"""

    @always(Stat.CASTS_WITH)
    def spirit_and_fist(self, card: Card) -> int | None:
        """Matthew casts Totems as a Shaman would, with his Kung Fu rating, without being one."""
        return self.rating("Kung Fu") if card.has("Totem") else None


class FeichiSuitcaseLee(Dude):
    """Feichi "Suitcase" Lee"""

    @shootout(boot=True, outside=True, target=opposing & dude)
    def distract(self, use: Use) -> Flow[None]:
        """Shootout, Boot: A dude that opposes Feichi boots. If it has less influence than he, another dude of yours may join your
        posse from anywhere."""
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
        """Noon: Away from home, discard a card that is attached to Geronimo's location and that you do not own: gain 1 ghost
        rock."""
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
        """Noon: Marias tests his Huckster skill against 7. Success: an unbooted Huckster of yours comes to him from
        elsewhere."""
        if (yield from use.check(self, "Huckster", 7)):
            yield from use.move(use.target, self.place)


def _their_attachment(card: Card, use: Use) -> bool:
    theirs = card.host is not None and card.controller not in (use.seat, -1)
    return theirs and not card.booted and use.is_here(card) and (card.side is None or card.side != use.side)


class Skinwalker(Dude):
    """Skinwalker"""

    @shootout(boots=your & dude & abomination)
    def hunt_in_packs(self, use: Use) -> Flow[None]:
        """Shootout: Boot an Abomination dude of yours: either an opposing attachment here boots or Skinwalker has +2 bullets."""
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
        """Shootout: An opposing dude has -2 bullets, or a Weapon on it boots."""
        able = [item for item in use.target.attached("Weapon") if not item.booted]
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
        """Noon or Shootout: Kevin goes where there is a Huckster or Abomination dude; in a shootout only to that of the
        shootout, and he joins your posse. He is a stud; with an opposing dude of grit 11 or higher there, draw two
        cards."""
        if use.kind == "shootout":
            yield from use.join(self)
        else:
            yield from use.move(self, use.target)
        use.make(self, "stud")
        if any(foe.controller != use.seat and foe.grit >= 11 for foe in self.game.dudes_at(use.target.place)):
            yield from use.draw(2)


class PadreErnestoDeDiaz(Dude):
    """Padre Ernesto de Diaz"""

    def _cheat(self, event: happens.Revealed) -> bool:
        return any(hand.seat != self.controller and not hand.legal for hand in event.shown)

    @trait("after", happens.Revealed, if_=_cheat)
    def rebuke(self, use: Use) -> Flow[None]:
        """When an opponent has revealed a Cheatin' hand, you may boot a Miracle on Ernesto and draw a card."""
        able = [book for book in self.attached("Miracle") if book.is_spell and not book.booted]
        book = yield from use.pick(able, "Boot a Miracle to draw a card?", optional=True)
        if book is not None and (yield from use.boot(book)):
            yield from use.draw()


class DrErikYaple(Dude):
    """Dr. Erik Yaple"""

    @react(
        "after",
        happens.PossesFormed,
        boots=has("Gadget") & has("Weapon") & on_your_posse,
    )
    def take_the_blame(self, use: Use) -> Flow[None]:
        """React: When posses are formed, boot a Gadget Weapon in yours: a dude without bounty in the opposing posse gains 1
        bounty."""
        foe = yield from use.choose(opposing & dude & ~wanted, "Who gains 1 bounty?")
        if foe is not None:
            yield from use.bounty(foe, 1)


class QuincyWashburne(Dude):
    """Quincy Washburne"""

    def _made_a_weapon(self, event: happens.Invented) -> bool:
        return event.dude == self.id and self.booted and self.game.card(event.card).has("Weapon")

    @react("after", happens.Invented, if_=_made_a_weapon)
    def eureka(self, use: Use) -> Flow[None]:
        """React: Quincy unboots after he has invented a Weapon."""
        yield from use.unboot(self)


class XiongWendyChengExp1(Dude):
    """Xiong "Wendy" Cheng (Exp.1)"""

    @always(Stat.VALUE, on=HERE)
    def on_the_run(self, card: Card) -> int:
        """Opposing wanted dudes where Wendy is have -2 value."""
        return -2 if card.wanted and card.controller != self.controller else 0

    @shootout(boot=True, target=opposing & dude)
    def arrest(self, use: Use) -> Flow[None]:
        """Shootout, Boot: An opposing dude goes home booted. It is discarded if its bounty is higher than its grit."""
        yield from use.send_home_booted(use.target)
        if use.target.bounty > use.target.grit:
            yield from use.discard(use.target)


def _room_to_grow(card: Card, use: Use) -> bool:
    return card.cost - card.production >= 2


class TakahashiJinrai(Dude):
    """Takahashi Jinrai"""

    @job(mark=deed & owned & in_town & where(_room_to_grow, "that costs at least 2 more than it produces"))
    def improve(self, use: Use) -> None:
        """Noon Job: Mark a deed in town that you own and that costs at least 2 ghost rock more than it produces. Success: it
        has +1 production for good."""
        use.modify(use.mark, production=1, until=Until.PERMANENT)


ON_THE_SPOT = own_stat("on the spot", "The deed at which the dude has stayed since it promoted it.")


class HandsomeDanDeeds(Dude):
    """ "Handsome" Dan Deeds"""

    @noon(boot=True)
    def promote(self, use: Use) -> None:
        """Noon, Boot: At a deed in town that you own, with fewer than two control points, Dan adds one to it. At Sundown, victory
        having been checked, you may pay 4 ghost rock to keep the point for good if Dan has not moved."""
        place = self.location
        if place.is_deed and place.in_town and place.owner == use.seat and place.control < 2:
            use.modify(place, control=1)
            use.change(self.id, ON_THE_SPOT, place.id, until=Until.STAY)
            use.later(Moment.SUNDOWN, "settle", place)

    def settle(self, use: Use, number: int) -> Flow[None]:
        place = self.game.card(number)
        stayed = self.in_play and any(self.game.modifiers_of(self.id, ON_THE_SPOT))
        if not stayed or not place.in_play or self.game.state.players[use.seat].stash < 4:
            return
        if (yield from use.confirm(f"Pay 4 ghost rock for a permanent control point on {place.title}?")):
            yield from use.pay(4)
            self.game.drop_modifiers(place.id, Stat.CONTROL, self.id)
            yield from use.control_point(place)


class VidaAzul(Dude):
    """Vida Azul"""

    @noon(discards=in_hand, target=dude & nearby & with_attached(has("Horse")))
    def groom(self, use: Use) -> Flow[None]:
        """Noon: Discard a card: the Horse of a dude here or next door unboots, and its abilities may be used once more today. If
        you discarded goods, you may unboot the dude, too."""
        horse = yield from use.pick(use.target.attached("Horse"), "Which Horse?")
        if horse is not None:
            yield from use.unboot(horse)
            use.use_again(horse)
        if use.discarded.is_goods and use.target.booted:
            if (yield from use.confirm(f"Unboot {use.target.title}?")):
                yield from use.unboot(use.target)


def _yours_elsewhere(card: Card, use: Use) -> bool:
    return use.seat in (card.owner, card.controller)


class BartholomewPFountain(Dude):
    """Bartholomew P. Fountain"""

    @noon(boot=True, boots=your & deed & has("Ranch"))
    def drive(self, use: Use) -> Flow[None]:
        """Noon, Boot: Boot a Ranch that you control: a dude here or next door goes to another location that you own or
        control."""
        guest = yield from use.choose(dude & nearby, "Who is moved?")
        if guest is not None:
            use.roles["target"] = [guest]
            place = yield from use.choose(
                destination & where(_yours_elsewhere), f"Where does {guest.title} go?"
            )
            if place is not None:
                yield from use.move(guest, place)


class IkeClanton(Dude):
    """Ike Clanton"""

    @noon(boot=True, target=deed)
    def stir_up(self, use: Use) -> None:
        """Noon, Boot: A deed is Rowdy until the next Upkeep is over: bullets decide who controls it."""
        use.give_keyword(use.target, "Rowdy", until=Until.NEXT_UPKEEP)


class FrankStillwell(Dude):
    """Frank Stillwell"""

    @trait(
        "after",
        happens.Joined,
        if_=lambda card, event: event.card == card.id and event.side == 1 and card.wanted and card.booted,
    )
    def dig_in(self, use: Use) -> Flow[None]:
        """Wanted, Frank unboots when he has joined the mark's posse or one that opposes a job."""
        yield from use.unboot(self)

    @react("after", happens.PossesFormed, if_=lambda card, event: card.in_posse)
    def slip_away(self, use: Use) -> Flow[None]:
        """React: When posses are formed with Frank in yours, he goes home booted."""
        yield from use.send_home_booted(self)


def _is_the_mark(card: Card) -> bool:
    return card.game.shootout is not None and card.game.shootout.mark == card.id


def _outshone(card: Card, use: Use) -> bool:
    return card.bullets < use.actor.bounty


class SilasAimsExp1(Dude):
    """Silas Aims (Exp.1)"""

    @always(Stat.BULLETS)
    def price_on_his_head(self, card: Card) -> int:
        """Silas has as many more bullets as he has bounty, 4 at most."""
        return min(4, self.bounty)

    @shootout(
        boot=True,
        no_boot=_is_the_mark,
        target=opposing & dude & where(_outshone, "with fewer bullets than his bounty"),
    )
    def scare_off(self, use: Use) -> Flow[None]:
        """Shootout, Boot: An opposing dude with fewer bullets than Silas has bounty goes home booted. As the mark he need not
        boot."""
        yield from use.send_home_booted(use.target)


def _carried(card: Card, use: Use) -> bool:
    return card.host is not None and card.host.is_dude and not card.booted


class LarrySevensSwift(Dude):
    """Larry "Sevens" Swift"""

    def _ready(self, event: happens.PossesFormed) -> bool:
        return self.in_posse and (not self.booted or self.game.state.winner == self.controller)

    @react(
        "after",
        happens.PossesFormed,
        if_=_ready,
        boots=spell & on_actor,
    )
    def fast_hands(self, use: Use) -> Flow[None]:
        """React: When posses are formed with Larry in yours, boot his spell: an attachment in the opposing posse boots, and he
        gains 1 bounty. Unless you are the Winner, he must be unbooted."""
        item = yield from use.choose(opposing & where(_carried), "Which attachment boots?")
        if item is not None:
            yield from use.boot(item)
        yield from use.bounty(self, 1)


class VirginiaAnnEarp(Dude):
    """Virginia Ann Earp"""

    @always(player_cannot(Act.CHANGE_RANK))
    def fair_play(self, seat: int, use: Use | None, other: Card | None) -> bool:
        """With Virginia in a shootout, no Shootout, React or Resolution ability changes hand ranks, unless it is a Cheatin'
        one."""
        return self.in_posse and use is not None and use.kind in ("shootout", "react", "resolution")
