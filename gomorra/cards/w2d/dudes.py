"""Welcome to Deadwood: dudes."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    ALL,
    DISCARD,
    Act,
    Card,
    Dude,
    Flow,
    Phase,
    Stat,
    Until,
    Use,
    always,
    another,
    bootable,
    booted,
    can_be_called_out,
    cannot,
    cheatin,
    dude,
    goods,
    grifter,
    happens,
    has,
    here,
    in_discard,
    in_hand,
    in_posse,
    in_shootout,
    nearby,
    noon,
    not_self,
    on_actor,
    opposing,
    rating_of,
    react,
    resolution,
    several,
    shootout,
    this_dude,
    trait,
    unbooted,
    where,
    with_attached,
    your,
)
from gomorra.engine.board import hands, sides, stats
from gomorra.engine.card.ability import Ability
from gomorra.engine.card.choice import Predicate
from gomorra.engine.plays import entry


class YasminTian(Dude):
    """Yasmin Tian"""

    @grifter(boot=True, discards=in_hand)
    def switch(self, use: Use) -> Flow[None]:
        """React, Boot: When the game starts, discard 1 card from your hand to draw 1 card."""
        yield from use.draw()


class DynamiteJacc(Dude):
    """ "Dynamite" Jacc"""

    @resolution(boot=True, aces=this_dude)
    def blow_up(self, use: Use) -> None:
        """Resolution, Boot: Ace Jacc. The opposing posse takes 2 more casualties."""
        use.casualties(use.opponent, 2)


class BaiYangChenExp1(Dude):
    """Bai Yang Chen (Exp.1)

    Bai Yang Chen cannot have attachments.
    """

    def can_carry(self, attachment: Card) -> bool:
        return False

    def _in_a_fight(self, event: happens.Event) -> bool:
        fight = self.game.shootout
        return fight is not None and fight.step == "make plays" and self.in_posse

    @trait("after", happens.PlayEnded, happens.Passed, if_=_in_a_fight)
    def centre(self, use: Use) -> None:
        """After each Shootout play or pass while Bai Yang Chen is in a posse, remove all modifiers of his
        bullets. He has 5 bullets, less 1 for each card in your hand."""
        self.game.drop_modifiers(self.id, Stat.BULLETS)
        wanted = 5 - len(self.game.state.players[self.controller].hand)
        use.modify(self, bullets=wanted - stats.total(self.game, self.id, Stat.BULLETS), until=Until.SHOOTOUT)

    @noon()
    def meditate(self, use: Use) -> Flow[None]:
        """Noon: If you have 0 ghost rock, draw a card."""
        if self.game.state.players[use.seat].stash == 0:
            yield from use.draw()


class HuangLi(Dude):
    """Huang Li"""

    def _has_delegated(self, event: happens.PlayEnded) -> bool:
        used = event.use
        return used is not None and used.card is self and used.role("boots") is not None

    @trait("after", happens.PlayEnded, if_=_has_delegated)
    def repay(self, use: Use) -> Flow[None]:
        """After Huang Li's Shootout ability has booted a dude: If that dude is Blessed, unboot another dude in
        the shootout. If that dude is an Abomination, Huang Li gets +2 bullets. If that dude has Kung Fu, boot
        an opposing dude."""
        assert isinstance(use.event, happens.PlayEnded)
        helper = use.event.use.booted
        if helper.has("Blessed"):
            asleep = booted & where(lambda card, use: card is not helper and not use.stops(Act.UNBOOT, card))
            friend = yield from use.choose(dude & in_shootout & asleep, "Who unboots?")
            if friend is not None:
                yield from use.unboot(friend)
        if helper.has("Abomination"):
            use.modify(self, bullets=2)
        if helper.has("Kung Fu"):
            foe = yield from use.choose(opposing & dude & bootable, "Who boots?")
            if foe is not None:
                yield from use.boot(foe)

    @shootout(boots=your & dude & in_posse & unbooted)
    def delegate(self, use: Use) -> Flow[None]:
        """Shootout: Boot your dude in your posse. Discard 1 card from your hand and draw a card."""
        yield from use.discard_from_hand()
        yield from use.draw()


RIGGED = {
    "leave": "put them back in order",
    "discard": "discard them",
    "shuffle": "shuffle them into the deck",
}


class ArthurDingler(Dude):
    """Arthur Dingler"""

    @grifter(boot=True)
    def rig_the_deck(self, use: Use) -> Flow[None]:
        """React, Boot: When the game starts, look at 5 cards from the top of your deck. Discard them, shuffle
        them into your deck, or put them back in order. Put 1 ghost rock from the bank into the first pot."""
        five = use.top_of_deck(5)
        yield from use.look(five)
        way = yield from use.choose_word(list(RIGGED), "What happens to these cards?", texts=RIGGED)
        if way == "discard":
            for card in five:
                yield from use.discard(card)
        elif way == "shuffle":
            yield from use.shuffle()
        yield from use.gain(1)
        yield from use.put_into_pot(1)


class DeadwoodDick(Dude):
    """Deadwood Dick"""

    @cheatin(boots=(this_dude | (on_actor & goods & has("Horse"))) & unbooted)
    def ride_off(self, use: Use) -> Flow[None]:
        """Cheatin' Resolution: Boot Dick or a Horse on him. Choose any number of your dudes who have Horses
        and send them home booted. If your hand is legal, they do not boot."""
        riders = your & dude & with_attached(has("Horse"))
        if self.game.shootout is not None:
            riders &= in_posse
        legal = hands.is_legal(self.game, use.seat)
        for rider in (yield from use.choose_several(riders, 0, 99, "Who rides home?")):
            yield from (use.send_home(rider) if legal else use.send_home_booted(rider))


class AlSwearengen(Dude):
    """Al Swearengen"""

    @noon(pay=4)
    def expand(self, use: Use) -> None:
        """Noon, Pay 4 Ghost Rock: Permanently, Al is a stud, has +1 bullets and +1 influence, and loses this
        ability."""
        use.modify(self, bullets=1, influence=1, until=Until.PERMANENT)
        use.make(self, "stud", until=Until.PERMANENT)
        use.change(self.id, Stat.FORGETS, "expand", until=Until.PERMANENT)


class AuntLouMarchbanks(Dude):
    """Aunt Lou Marchbanks"""

    @always(Stat.SHOOTER)
    def her_own_kitchen(self, card: Card) -> str | None:
        """While at a location that you own, Aunt Lou is a stud."""
        place = self.location
        return "stud" if place.is_location and place.id and place.owner == self.controller else None


def _strange(card: Card) -> bool:
    return card.has("Abomination") or (card.is_goods and card.has("Mystical") and not card.face.unique)


class LewEsquilin(Dude):
    """Lew Esquilin"""

    @grifter(boot=True)
    def peek(self, use: Use) -> Flow[None]:
        """React, Boot: When the game starts, look at 6 cards from the top of your deck. If you discard 1 card
        from your hand, you may reveal an Abomination or non-unique Mystical goods among them and put it into
        your hand. Put the others back in order."""
        six = use.top_of_deck(6)
        yield from use.look(six)
        able = [card for card in six if _strange(card)] if self.game.state.players[use.seat].hand else []
        card = yield from use.pick(able, "Take one of these?", optional=True)
        if card is not None and (yield from use.discard_from_hand()):
            yield from use.reveal([card])
            yield from use.to_hand(card)


class MourningMist(Dude):
    """Mourning Mist"""

    @noon(boot=True, target=dude & nearby & not_self & bootable, aces=this_dude)
    def engulf(self, use: Use) -> Flow[None]:
        """Noon, Boot: Ace Mourning Mist. Boot another dude at this or an adjacent location."""
        yield from use.boot(use.target)


class VictorNinesDeBore(Dude):
    """Victor "Nines" de Boré"""

    @always(rating_of("Huckster"))
    def dark_company(self, card: Card) -> int:
        """Victor has +1 Huckster rating for each Abomination at this location (maximum +4)."""
        return min(4, sum(one.has("Abomination") for one in self.dudes_here))


class TheAngler(Dude):
    """The Angler"""

    @noon(
        target=another
        & dude
        & here
        & where(lambda card, use: card.value == use.actor.value, "of the same value")
        & can_be_called_out
    )
    def reel_in(self, use: Use) -> Flow[None]:
        """Noon: The Angler calls out another player's dude at this location with the same value."""
        yield from use.call_out(self, use.target)

    @noon(discards=in_hand)
    def bait(self, use: Use) -> None:
        """Noon: Discard 1 card from your hand. The Angler's value becomes that card's value."""
        use.modify(self, value=use.discarded.face.value - stats.total(self.game, self.id, Stat.VALUE))


class SiftingSquirrel(Dude):
    """Sifting Squirrel"""

    @grifter(boot=True)
    def sift(self, use: Use) -> Flow[None]:
        """React, Boot: When the game starts, draw a card and then discard 1 card from your hand. If that card
        was a Spirit or Technique, draw a card."""
        yield from use.draw()
        thrown = yield from use.discard_from_hand()
        if any(card.has("Spirit") or card.has("Technique") for card in thrown):
            yield from use.draw()


def _in_company(card: Card, use: Use) -> bool:
    fight, side = use.game.shootout, use.actor.side
    alone = fight is None or side is None or len(fight.posses[side]) == 1
    return not alone and not use.game.is_blank(card, "traits")


class LewisGrizzlyEvans(Dude):
    """Lewis "Grizzly" Evans"""

    @always(Stat.SHOOTER)
    def bare_hands(self, card: Card) -> str | None:
        """While the opposing posse has no Weapons, Lewis is a stud."""
        armed = any(foe.attached("Weapon") for foe in self.foes)
        return "stud" if self.side is not None and not armed else None

    @shootout(
        boot=True,
        if_=_in_company,
        target=opposing
        & dude
        & bootable
        & where(lambda card, use: card.value < use.actor.value, "of lower value"),
    )
    def wrestle(self, use: Use) -> Flow[None]:
        """Shootout, Boot: Lewis must have another dude in this posse. Choose an opposing dude of lower value
        and boot them. Neither that dude nor Lewis adds to draw hands unless alone in their posse."""
        yield from use.boot(use.target)
        for one in (self, use.target):
            use.change(one.id, Stat.ADDS_NOTHING_TO_DRAW_HANDS, "in company")


class ProfessorDuncanExp1(Dude):
    """ "Professor" Duncan (Exp.1)"""

    def _totems(self) -> list[Card]:
        bearers = (self.location, *self.dudes_here)
        found = {totem.id: totem for bearer in bearers for totem in bearer.attached("Totem")}
        return list(found.values())

    @always(Stat.SHOOTER)
    def in_their_shade(self, card: Card) -> str | None:
        """While a Totem is at this location, Duncan is a stud."""
        return "stud" if self._totems() else None

    def _new_one(self, event: happens.EnteredPlay) -> bool:
        totem = self.game.card(event.card)
        planted = totem.has("Totem") and event.seat == self.controller and totem.place == self.place
        return planted and sum(other.title == totem.title for other in self._totems()) == 1

    @react("after", happens.EnteredPlay, if_=_new_one)
    def study(self, use: Use) -> Flow[None]:
        """React: After you play a Totem at this location, if no other Totem with its name is there, draw a
        card."""
        yield from use.draw()


class Yiska(Dude):
    """Yiska"""

    @always(Stat.BULLETS)
    def never_alone(self, card: Card) -> int:
        """With a Sidekick, Yiska has +2 bullets."""
        return 2 if self.attached("Sidekick") else 0


def _gadget_weapon(card: Card, use: Use) -> bool:
    return card.is_goods and card.has("Gadget") and card.has("Weapon")


def _other_gadget(known: list[Card]) -> Predicate:
    titles = [card.title for card in known]
    new = where(lambda card, use: not card.face.unique and card.title not in titles)
    return where(_gadget_weapon, "Gadget Weapon") & new


class DrJTGoodenough(Dude):
    """Dr. JT Goodenough"""

    @grifter(boot=True)
    def arm(self, use: Use) -> Flow[None]:
        """React, Boot: When the game starts, search your deck for 2 different Gadget Weapons that are not
        unique and reveal them. Your opponent discards one of them. Attach the other to your dude, paying its
        cost, without inventing it. Discard 1 card from your hand."""
        found: list[Card] = []
        for _ in range(2):
            found += yield from use.search(_other_gadget(found), "Which Gadget Weapon?")
        yield from use.reveal(found)
        lost = yield from use.pick(found, "Which one is discarded?", by=use.opponents[0])
        if lost is not None:
            yield from use.discard(lost)
        for gadget in found:
            if gadget is not lost:
                yield from self._hand_over(use, gadget)
        yield from use.discard_from_hand()

    def _hand_over(self, use: Use, gadget: Card) -> Flow[None]:
        able = [host for host in self.game.dudes(use.seat) if _can_have(gadget, host)]
        host = yield from use.pick(able, f"Who gets {gadget.title}?")
        if host is None:
            yield from use.discard(gadget)
        else:
            yield from use.pay(entry.price(self.game, gadget, host=host))
            yield from use.enter(gadget, host=host)


def _can_have(gadget: Card, host: Card, *, free: bool = False) -> bool:
    """Whether this dude can have a Gadget that need not be invented, at its price."""
    game, seat = host.game, host.controller
    price = 0 if free else entry.price(game, gadget, host=host)
    if entry.may_carry(game, gadget, host) is not None or price > game.state.players[seat].stash:
        return False
    return entry.may_enter(game, seat, gadget, funds=UNLIMITED) is None


UNLIMITED = 10**6
"""More ghost rock than anything costs: what is paid is looked at elsewhere."""


class SethBullock(Dude):
    """Seth Bullock"""

    @always(Stat.RANK)
    def principles(self, seat: int) -> int:
        """While Seth is in your posse and your hand is Cheatin', your hand rank is lowered by Seth's
        bullets."""
        mine = self.in_posse and seat == self.controller
        return -self.bullets if mine and hands.is_cheatin(self.game, seat) else 0

    def _called_it(self, event: happens.PlayEnded) -> bool:
        used = event.seat == self.controller and event.kind == "cheatin" and bool(event.source)
        return used and self.booted and self.game.card(event.source).is_action

    @react("after", happens.PlayEnded, if_=_called_it)
    def stand_tall(self, use: Use) -> Flow[None]:
        """React: After you use a Cheatin' Resolution ability of an action, unboot Seth."""
        yield from use.unboot(self)


class ClintRamseyExp1(Dude):
    """Clint Ramsey (Exp.1)"""

    def _foe_cheats(self, event: happens.Revealed) -> bool:
        return self.booted and any(sides.opposed(self.game, self.controller, seat) for seat in event.cheaters)

    @react("after", happens.Revealed, if_=_foe_cheats, repeat=True, once="event")
    def watchful(self, use: Use) -> Flow[None]:
        """Repeat React: After a Cheatin' hand of your opponent is revealed, unboot Clint."""
        yield from use.unboot(self)


class MimiTheNunOBrien(Dude):
    """Mimi "The Nun" O'Brien"""

    def _our_turn_to_suffer(self, event: happens.TakingCasualties) -> bool:
        return self.side is not None and event.side == self.side and event.seat == self.controller

    @react("before", happens.TakingCasualties, if_=_our_turn_to_suffer, discards=in_hand & has("Miracle"))
    def intercede(self, use: Use) -> None:
        """React: Before you take casualties with Mimi in your posse, discard a Miracle from your hand. You
        take 1 fewer casualty this round, or 2 fewer if your hand is legal."""
        use.casualties(use.seat, -2 if hands.is_legal(self.game, use.seat) else -1, until=Until.ROUND)


class SamBass(Dude):
    """Sam Bass"""

    @always(Stat.ACTION_PRICE)
    def well_informed(self, card: Card, ability: Ability) -> int:
        """While Sam is in your posse, actions with Cheatin' Resolution abilities cost 1 more when played for
        them."""
        return int(self.in_posse and "cheatin" in ability.kinds)


class RosaleenByrne(Dude):
    """Rosaleen Byrne"""

    @grifter(boot=True, discards=several(in_hand, 2, 2))
    def reshuffle(self, use: Use) -> Flow[None]:
        """React, Boot: When the game starts, discard 2 cards from your hand and draw 2 cards."""
        yield from use.draw(2)


class JackMcCall(Dude):
    """Jack McCall"""

    @shootout()
    def shoot_in_the_back(self, use: Use) -> Flow[None]:
        """Shootout: If your posse has more dudes than the other one, raise Jack's bounty by 1 to make him a
        stud."""
        fight, side = self.game.shootout, use.side
        assert fight is not None and side is not None
        if len(fight.posses[side]) > len(fight.posses[1 - side]) and (yield from use.bounty(self, 1)):
            use.make(self, "stud")


class ReggieMallard(Dude):
    """Reggie Mallard"""

    @always(Stat.BULLETS)
    def among_hucksters(self, card: Card) -> int:
        """Reggie has +1 bullets for each Huckster in this posse (maximum +4)."""
        fight, side = self.game.shootout, self.side
        posse = fight.posses[side] if fight is not None and side is not None else []
        return min(4, sum(self.game.card(friend).has("Huckster") for friend in posse))


def _against_him(card: Card, use: Use) -> bool:
    tempting = use.seat != card.controller and not use.game.is_blank(card, "traits")
    return tempting and use.can_defect(card)


class AlferdPacker(Dude):
    """Alferd Packer"""

    @shootout(anyone=True, repeat=True, pay=3, if_=_against_him)
    def better_offer(self, use: Use) -> Flow[None]:
        """While Alferd is in a posse, its opponent has "Repeat Shootout, Pay 3 Ghost Rock: Until the shootout
        ends, Alferd joins your posse under your control"."""
        yield from use.defect(self, until=Until.SHOOTOUT)


class JohnAcesRadcliffeExp1(Dude):
    """John "Aces" Radcliffe (Exp.1)"""

    @always(Stat.SHOOTER)
    def well_equipped(self, card: Card) -> str | None:
        """With a Gadget Weapon, John is a stud."""
        return "stud" if any(item.has("Weapon") for item in self.attached("Gadget")) else None

    @always(cannot(Act.TRADE), on=ALL)
    def agency_property(self, card: Card, use: Use | None, other: Card | None) -> bool:
        """John's goods cannot be traded away."""
        return card.host is self

    def _store(self, use: Use) -> list[Card]:
        held = [card for card in use.pool(in_hand & _gadget_weapon) if _can_have(card, self, free=True)]
        return held + [card for card in use.pool(in_discard & _gadget_weapon) if _can_have(card, self)]

    def _arrives(self, event: happens.EnteredPlay) -> bool:
        return event.card == self.id and bool(self._store(self.game.referee(self.controller)))

    @react("after", happens.EnteredPlay, if_=_arrives)
    def requisition(self, use: Use) -> Flow[None]:
        """React: After John enters play, he attaches a Gadget Weapon without inventing it, from your hand at
        no cost or from your discard pile paying its cost."""
        gadget = yield from use.pick(self._store(use), "Which Gadget?")
        if gadget is not None:
            if gadget.zone == DISCARD:
                yield from use.pay(entry.price(self.game, gadget, host=self))
            yield from use.enter(gadget, host=self)


class WillaMaeMacGowanExp1(Dude):
    """Willa Mae MacGowan (Exp.1)"""

    @resolution(
        target=dude & in_posse & not_self & where(lambda card, use: use.can_send_home(card), "who can leave"),
        discards=this_dude,
    )
    def cover(self, use: Use) -> Flow[None]:
        """Resolution: Discard Willa Mae. Send home another dude in your posse. If your opponent has a
        Cheatin' hand, unboot that dude."""
        yield from use.send_home(use.target)
        if hands.is_cheatin(self.game, use.opponent):
            yield from use.unboot(use.target)


class NewVarneyNosferatu(Dude):
    """New Varney Nosferatu"""

    @trait("after", happens.PhaseStarted, if_=lambda card, event: event.phase == Phase.NOON)
    def shun_the_light(self, use: Use) -> Flow[None]:
        """When High Noon begins, if New Varney Nosferatu is at a Public location, send it home booted."""
        if self.location.has("Public"):
            yield from use.send_home_booted(self)
