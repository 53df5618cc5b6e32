"""Immovable Object, Unstoppable Force: dudes."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    ALL,
    HAND,
    OUT_OF_PLAY,
    POSSE,
    TOWN_SQUARE,
    YOURS,
    Card,
    Dude,
    Flow,
    Phase,
    Stat,
    Until,
    Use,
    always,
    bearer_can_join,
    booted,
    deed,
    destination,
    dude,
    grifter,
    happens,
    has,
    in_hand,
    noon,
    noon_or_shootout,
    not_self,
    on_actor,
    own_stat,
    react,
    resolution,
    several,
    shootout,
    spell,
    trait,
    where,
    your,
)
from gomorra.engine.board import control, players
from gomorra.engine.card.ability import Ability


class BenjaminWashington(Dude):
    """Benjamin Washington"""

    @grifter(boot=True, discards=several(in_hand, 1, 99))
    def bribe(self, use: Use) -> Flow[None]:
        """React, Boot: Before the first day discard cards of your hand: for each a dude of your choice has -2 upkeep, not
        below 0, until High Noon. Then draw a card."""
        for _ in use.roles["discards"]:
            friend = yield from use.choose(dude, "Whose upkeep is 2 lower?")
            if friend is not None:
                use.modify(friend, upkeep=-2, floor=0, until=Until.UPKEEP)
        yield from use.draw()


class DaomeiWang(Dude):
    """Daomei Wang"""

    def _arrives_at_noon(self, event: happens.EnteredPlay) -> bool:
        return event.card == self.id and self.game.state.phase == Phase.NOON

    @react(
        "after",
        happens.EnteredPlay,
        if_=_arrives_at_noon,
        target=your & dude & not_self & where(lambda card, use: "Anarchists" in card.gangs, "Anarchist"),
        also=destination,
    )
    def point_the_way(self, use: Use) -> Flow[None]:
        """React: Once Daomei has come into play at High Noon, another Anarchist of yours moves without booting."""
        yield from use.move(use.target, use.also)


class Randall(Dude):
    """Randall"""

    @always(Stat.HAND_SIZE)
    def gossip(self, seat: int) -> int:
        """With two other dudes or more at Randall's location, whoever's they are, your hand size is one higher."""
        return int(seat == self.controller and len(self.dudes_here) >= 3)


class RandallWeirdWest(Dude):
    """Randall"""

    printings = ("24014",)

    @always(Stat.HAND_SIZE)
    def gossip(self, seat: int) -> int:
        """With dudes of yours at three in-town locations or more, your hand size is one higher."""
        places = {friend.place for friend in self.game.dudes(self.controller) if friend.in_town}
        return int(seat == self.controller and len(places) >= 3)


class XiaodanLi(Dude):
    """Xiaodan Li

    She takes none of the five places of a starting gang."""


class LongweiFu(Dude):
    """Longwei Fu"""

    @always(Stat.STUD_BONUS)
    def teach(self, side: int) -> int:
        """With Longwei at home, your posse's stud bonus is 1 higher wherever it fights."""
        fight = self.game.shootout
        return int(fight is not None and fight.seats[side] == self.controller and self.at_home)


class Natalya(Dude):
    """Natalya"""

    def _poorest(self, event: happens.PhaseStarted) -> bool:
        me = self.controller
        if event.phase != Phase.UPKEEP or not self.location.is_deed:
            return False
        return all(players.poorer(self.game, me, seat) for seat in range(self.game.seats) if seat != me)

    @trait("after", happens.PhaseStarted, if_=_poorest)
    def skim(self, use: Use) -> Flow[None]:
        """When Upkeep begins and you have the least ghost rock of all, what the deed at Natalya's location produces goes to
        you and to nobody else."""
        amount = self.location.production
        yield from use.gain(amount)
        use.modify(self.location, production=-amount, until=Until.PHASE)


class XuiYinChen(Dude):
    """Xui Yin Chen"""

    @shootout(boot=True)
    def inspire(self, use: Use) -> None:
        """Shootout, Boot: Everybody in Xui Yin Chen's posse becomes a stud with +1 influence."""
        for friend in self.game.dudes():
            if friend.side is not None and friend.side == self.side:
                use.make(friend, "stud")
                use.modify(friend, influence=1)


class Hamshanks(Dude):
    """Hamshanks"""

    @always(Stat.DECOY, on=ALL)
    def stand_in_front(self, card: Card, use: Use) -> bool:
        """While Hamshanks is unbooted at a location that you control, other players' abilities cannot choose your dudes
        here if they could choose him."""
        return (
            not self.booted
            and self.location.controller == self.controller
            and use.seat != self.controller
            and card.is_dude
            and card.controller == self.controller
            and card.place == self.place
        )


class HiramCapatch(Dude):
    """Hiram Capatch"""

    @always(Stat.INFLUENCE, on=YOURS)
    def vouch(self, card: Card) -> int:
        """In the Upkeep phase your other dudes here and next door have +1 influence."""
        if self.game.state.phase != Phase.UPKEEP or not card.is_dude or card.id == self.id:
            return 0
        return int(card.near(self))


class YunxuJiang(Dude):
    """Yunxu Jiang"""

    @always(Stat.BULLETS, Stat.VALUE, on=POSSE)
    def home_ground(self, card: Card) -> int:
        """Where you are in control, your other dudes in a posse with Yunxu Jiang have +1 bullets and +1 value."""
        fight = self.game.shootout
        if fight is None or card.id == self.id or card.controller != self.controller:
            return 0
        return int(self.game.card(fight.location).controller == self.controller)


class AbuelitaEspinoza(Dude):
    """Abuelita Espinoza"""

    @always(Stat.UPKEEP, on=YOURS)
    def cook_for_all(self, card: Card) -> int:
        """At a deed of another player Abuelita lowers the upkeep of each other dude of yours by 1."""
        away = self.location.is_deed and self.location.owner != self.controller
        return -int(away and card.is_dude and card.id != self.id)


class BaiYangChen(Dude):
    """Bai Yang Chen"""

    def _intrudes(self) -> bool:
        return self.location.type == "outfit" and not self.at_home

    @always(Stat.HAND_SIZE)
    def learn(self, seat: int) -> int:
        """In the home of another player Bai Yang raises your hand size by two ..."""
        return 2 if seat == self.controller and self._intrudes() else 0

    @always(Stat.UPKEEP)
    def live_off_the_host(self, card: Card) -> int:
        """... and has -1 upkeep."""
        return -int(self._intrudes())


class TouChiChow(Dude):
    """T'ou Chi Chow"""

    @always(Stat.COST, zones=OUT_OF_PLAY)
    def landlord(self, card: Card) -> int:
        """With an Anarchists outfit he is 1 cheaper for each deed under your control."""
        if not self.plays_for("Anarchists"):
            return 0
        places = [self.game.card(place) for place in self.game.locations()]
        return -sum(place.is_deed and place.controller == self.owner for place in places)

    @noon_or_shootout(
        repeat=True,
        boots=your & deed,
        target=dude & booted & where(lambda card, use: card.near(use.booted), "at that deed or next to it"),
    )
    def call_to_arms(self, use: Use) -> Flow[None]:
        """Repeat Noon/Shootout: Boot your deed: a dude there or next to it unboots."""
        yield from use.unboot(use.target)


def _spirit_or_attire(card: Card) -> bool:
    return card.has("Spirit") or card.has("Attire")


class ButchDeuces(Dude):
    """Butch Deuces"""

    @grifter(boot=True)
    def read_the_signs(self, use: Use) -> Flow[None]:
        """React, Boot: Before the first day look at five cards on top of your deck. For showing a Spirit or Attire among them
        you may shuffle your hand away and keep the five instead."""
        five = use.top_of_deck(5)
        yield from use.look(five)
        sign = yield from use.pick(
            list(filter(_spirit_or_attire, five)),
            "Reveal a Spirit or Attire to take these cards?",
            optional=True,
        )
        if sign is None:
            return
        yield from use.reveal([sign])
        for card in five:
            self.game.lift_to_limbo(card)
        for number in list(self.game.state.players[use.seat].hand):
            yield from use.to_deck(self.game.card(number))
        yield from use.shuffle()
        for card in five:
            yield from use.to_hand(card)


class Mazatl(Dude):
    """Mazatl"""

    @noon(
        target=spell
        & has("Totem")
        & where(
            lambda card, use: card.place != use.here.place and use.can_move(use.actor, card.place),
            "elsewhere",
        )
    )
    def follow_the_spirits(self, use: Use) -> Flow[None]:
        """Noon: Mazatl moves to where a Totem is."""
        yield from use.move(self, use.target.place)


class MarciaRidge(Dude):
    """Marcia Ridge"""

    def _holds_the_square(self) -> bool:
        sums = control.standing(self.game, TOWN_SQUARE)
        mine = sums[self.controller]
        return self.in_town_square and all(mine > n for seat, n in enumerate(sums) if seat != self.controller)

    @always(Stat.LENDS, on=ALL)
    def connections(self, card: Card, seat: int, ability: Ability) -> bool:
        """With Marcia and the most influence in the town square you may use Controller abilities of adjacent deeds as if
        they were under your control."""
        if seat != self.controller or not ability.controller or not card.is_deed:
            return False
        return self._holds_the_square() and card.adjacent_to(self)


class MarciaRidgeWeirdWest(MarciaRidge):
    """Marcia Ridge"""

    printings = ("24054",)

    @always(Stat.LENDS, on=ALL)
    def connections(self, card: Card, seat: int, ability: Ability) -> bool:
        """With Marcia and the most influence in the town square you may use abilities of adjacent deeds as if they were
        under your control and she were there."""
        return seat == self.controller and self._reaches(card)

    def _reaches(self, deed: Card) -> bool:
        return deed.is_deed and self._holds_the_square() and deed.adjacent_to(self)

    @always(Stat.COUNTS_AS_HERE, on=ALL)
    def _stands_there(self, card: Card, use: Use) -> bool:
        mine = card.id == self.id and use.seat == self.controller
        return mine and use.card is not None and self._reaches(use.card)


class LydiaBearHands(Dude):
    """Lydia Bear-Hands"""

    @resolution(boot=True, boots=has("Spirit") & on_actor, target=your & dude)
    def bind(self, use: Use) -> None:
        """Resolution, Boot: Boot one of Lydia's Spirits: a dude of yours is Harrowed for the whole shootout."""
        use.give_keyword(use.target, "Harrowed", until=Until.SHOOTOUT)


class JacksonTrouble(Dude):
    """Jackson Trouble"""

    def _off_the_map(self, event: happens.Moved) -> bool:
        ends = (self.game.card(event.origin), self.game.card(event.destination))
        return event.card == self.id and self.booted and any(place.has("Out of Town") for place in ends)

    @react("after", happens.Moved, if_=_off_the_map)
    def know_the_trails(self, use: Use) -> Flow[None]:
        """React: When Jackson has gone out of town or come from there, he unboots."""
        yield from use.unboot(self)


class ThreeEyedHawk(Dude):
    """Three-Eyed Hawk"""

    def _companion(self, event: happens.EnteredPlay) -> bool:
        mine = event.host == self.id and event.origin == HAND and event.seat == self.controller
        return mine and self.game.card(event.card).has("Sidekick")

    @trait("after", happens.EnteredPlay, if_=_companion)
    def welcome(self, use: Use) -> Flow[None]:
        """A Sidekick that you attach to Hawk from your hand brings you 1 ghost rock."""
        yield from use.gain(1)

    @always(Stat.COVERS_WHEN_ACED, on=ALL)
    def sacrifice(self, card: Card) -> int:
        """Hawk's Sidekicks may be aced, each for two casualties."""
        return 2 if card.in_play and card.body.host == self.id else 0


def _spirit_at(card: Card, place: int) -> bool:
    """Whether a Spirit is at a location."""
    game = card.game
    return any(game.card(c).place == place and game.card(c).has("Spirit") for c in game.state.bodies)


class SarahMeoquanee(Dude):
    """Sarah Meoquanee"""

    @shootout(brings_in=True, if_=lambda card, use: card.in_posse or bearer_can_join(card, use))
    def answer_the_call(self, use: Use) -> Flow[None]:
        """Shootout: If somebody in your posse has at least 3 influence or a Spirit is where the fight is, Sarah joins your
        posse from anywhere as a stud."""
        fight, side = self.game.shootout, use.side
        assert fight is not None and side is not None
        strong = any(self.game.card(friend).influence >= 3 for friend in fight.posses[side])
        if strong or _spirit_at(self, fight.location):
            if self.in_posse or (yield from use.join(self)):
                use.make(self, "stud")


class SmilingFrog(Dude):
    """Smiling Frog"""

    @noon(discards=in_hand)
    def croak(self, use: Use) -> None:
        """Noon: Discard a card of your hand: +1 bullets for Smiling Frog, or +2 for a Spirit."""
        use.modify(self, bullets=2 if use.discarded.has("Spirit") else 1)


class SmilingFrogWeirdWest(Dude):
    """Smiling Frog"""

    printings = ("24062",)

    @noon_or_shootout(discards=in_hand)
    def croak(self, use: Use) -> None:
        """Noon/Shootout: Discard a card of your hand: +1 bullets for Smiling Frog, or +2 for a heart."""
        use.modify(self, bullets=2 if use.discarded.suit == "hearts" else 1)


class LaughingCrow(Dude):
    """Laughing Crow"""

    @noon()
    def ask_the_spirits(self, use: Use) -> Flow[None]:
        """Noon: The top two cards of your deck are revealed. You may pay for Spirits among them to attach them; what is left
        is discarded."""
        shown = yield from use.top_five(2)
        yield from use.reveal(shown)
        while True:
            able = [card for card in shown if card.has("Spirit") and use.can_play(card)]
            card = yield from use.pick(able, "Attach a Spirit?", optional=True)
            if card is None:
                break
            shown.remove(card)
            yield from use.play(card)
        for card in shown:
            yield from use.discard(card)


SPEAKS_FOR_THE_LAND = own_stat("speaks for the land", "The dude speaks for the town square.")


class ChiefStephenSevenEagles(Dude):
    """Chief Stephen Seven-Eagles"""

    @always(Stat.COST, zones=OUT_OF_PLAY)
    def sacred_places(self, card: Card) -> int:
        """With a First Peoples outfit the Chief costs 1 less for each card of any player attached to a location."""
        if not self.plays_for("First Peoples"):
            return 0
        return -sum(len(self.game.card(place).attachments) for place in self.game.locations())

    @noon(boot=True)
    def speak_for_the_land(self, use: Use) -> None:
        """Noon, Boot: As long as he is in the town square today, the Chief is worth a control point for each card attached to
        deeds that you control."""
        use.change(self.id, SPEAKS_FOR_THE_LAND, 1, place=TOWN_SQUARE)

    @always(Stat.CONTROL)
    def _heard(self, card: Card) -> int:
        if not self.game.modifiers_of(self.id, SPEAKS_FOR_THE_LAND):
            return 0
        places = [self.game.card(place) for place in self.game.locations() if place]
        mine = [place for place in places if place.is_deed and place.controller == self.controller]
        return sum(len(place.attachments) for place in mine)


class AncestorSpirit(Dude):
    """Ancestor Spirit"""

    @trait("when", happens.Moved, if_=lambda card, event: event.card == card.id, instead=True)
    def fade(self, use: Use) -> Flow[None]:
        """This token leaves the game when it leaves its location ..."""
        assert use.event is not None
        use.event.replaced = True
        yield from use.remove_from_game(self)

    @trait("after", happens.PhaseEnded, if_=lambda card, event: event.phase == Phase.SUNDOWN)
    def rest(self, use: Use) -> Flow[None]:
        """... or when the day ends."""
        yield from use.remove_from_game(self)


class NatureSpirit(Dude):
    """Nature Spirit"""

    @trait("after", happens.ShootoutEnded)
    def return_to_the_wild(self, use: Use) -> Flow[None]:
        """This token leaves the game after the shootout."""
        yield from use.remove_from_game(self)
