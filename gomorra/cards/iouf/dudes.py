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
from gomorra.engine.board import players
from gomorra.engine.card.ability import Ability


class BenjaminWashington(Dude):
    """Benjamin Washington"""

    @grifter(boot=True, discards=several(in_hand, 1, 99))
    def bribe(self, use: Use) -> Flow[None]:
        """React, Boot: When the game starts, discard any number of cards from your hand, at least 1. For each
        of them, choose any dude; they get -2 upkeep (minimum 0) until High Noon. Draw a card."""
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
        """React: After Daomei enters play during High Noon, your other Anarchists dude moves to any other
        location."""
        yield from use.move(use.target, use.also)


class Randall(Dude):
    """Randall"""

    @always(Stat.HAND_SIZE)
    def gossip(self, seat: int) -> int:
        """While 2 or more other dudes, of any player, are at this location, you have +1 hand size."""
        return int(seat == self.controller and len(self.dudes_here) - 1 >= 2)


class RandallWeirdWest(Dude):
    """Randall"""

    printings = ("24014",)

    @always(Stat.HAND_SIZE)
    def gossip(self, seat: int) -> int:
        """While you have dudes at 3 or more in-town locations, you have +1 hand size."""
        places = {friend.place for friend in self.game.dudes(self.controller) if friend.in_town}
        return int(seat == self.controller and len(places) >= 3)


class XiaodanLi(Dude):
    """Xiaodan Li

    Xiaodan does not count towards the size of your starting gang.
    """


class LongweiFu(Dude):
    """Longwei Fu"""

    @always(Stat.STUD_BONUS)
    def teach(self, side: int) -> int:
        """While Longwei is at home, your posse has a +1 stud bonus at any location."""
        fight = self.game.shootout
        return int(self.at_home and fight is not None and fight.players_side(self.controller) == side)


class Natalya(Dude):
    """Natalya"""

    def _poorest(self, event: happens.PhaseStarted) -> bool:
        there = event.phase == Phase.UPKEEP and self.location.is_deed
        return there and players.poorest(self.game, self.controller)

    @trait("after", happens.PhaseStarted, if_=_poorest)
    def skim(self, use: Use) -> Flow[None]:
        """When the Upkeep phase begins with Natalya at a deed, if each other player has more ghost rock than
        you, you gain the production of that deed this day and nobody else does."""
        amount = self.location.production
        yield from use.gain(amount)
        use.modify(self.location, production=-amount, until=Until.PHASE)


class XuiYinChen(Dude):
    """Xui Yin Chen"""

    @shootout(boot=True)
    def inspire(self, use: Use) -> None:
        """Shootout, Boot: Each dude in Xui Yin Chen's posse becomes a stud and gets +1 influence."""
        for friend in self.game.dudes():
            if friend.side is not None and friend.side == self.side:
                use.make(friend, "stud")
                use.modify(friend, influence=1)


class Hamshanks(Dude):
    """Hamshanks"""

    @always(Stat.DECOY, on=ALL)
    def stand_in_front(self, card: Card, use: Use) -> bool:
        """While Hamshanks is unbooted where you control the location, other players' abilities can neither
        choose nor affect your dudes there if they could choose Hamshanks instead."""
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
        """During the Upkeep phase, your other dudes at this and adjacent locations have +1 influence."""
        if self.game.state.phase != Phase.UPKEEP or not card.is_dude or card.id == self.id:
            return 0
        return int(card.near(self))


class YunxuJiang(Dude):
    """Yunxu Jiang"""

    @always(Stat.BULLETS, Stat.VALUE, on=POSSE)
    def home_ground(self, card: Card) -> int:
        """While Yunxu Jiang is in a shootout where you control the location, your other dudes in that posse
        have +1 bullets and +1 value."""
        fight = self.game.shootout
        if fight is None or card.id == self.id or card.controller != self.controller:
            return 0
        return int(self.game.card(fight.location).controller == self.controller)


class AbuelitaEspinoza(Dude):
    """Abuelita Espinoza"""

    @always(Stat.UPKEEP, on=YOURS)
    def cook_for_all(self, card: Card) -> int:
        """While Abuelita is at a deed that another player owns, your other dudes have -1 upkeep."""
        away = self.location.is_deed and self.location.owner != self.controller
        return -int(away and card.is_dude and card.id != self.id)


class BaiYangChen(Dude):
    """Bai Yang Chen"""

    def _intrudes(self) -> bool:
        return self.location.type == "outfit" and not self.at_home

    @always(Stat.HAND_SIZE)
    def learn(self, seat: int) -> int:
        """While Bai Yang is at another player's home, you have +2 hand size."""
        return 2 if seat == self.controller and self._intrudes() else 0

    @always(Stat.UPKEEP)
    def live_off_the_host(self, card: Card) -> int:
        """While Bai Yang is at another player's home, Bai Yang has -1 upkeep."""
        return -int(self._intrudes())


class TouChiChow(Dude):
    """T'ou Chi Chow"""

    @always(Stat.COST, zones=OUT_OF_PLAY)
    def landlord(self, card: Card) -> int:
        """With an Anarchists outfit, T'ou Chi Chow costs 1 less for each deed you control (minimum 0)."""
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
        """Repeat Noon/Shootout: Boot your deed. Unboot any dude there or at a location adjacent to it."""
        yield from use.unboot(use.target)


def _spirit_or_attire(card: Card) -> bool:
    return card.has("Spirit") or card.has("Attire")


class ButchDeuces(Dude):
    """Butch Deuces"""

    @grifter(boot=True)
    def read_the_signs(self, use: Use) -> Flow[None]:
        """React, Boot: When the game starts, look at 5 cards from the top of your deck. If you reveal a
        Spirit or Attire among them, you may shuffle your hand into your deck and put those 5 cards into your
        hand. If not, put them back in order."""
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
        """Noon: Mazatl moves to another location where there is a Totem."""
        yield from use.move(self, use.target.place)


class MarciaRidge(Dude):
    """Marcia Ridge"""

    def _holds_the_square(self) -> bool:
        return self.in_town_square and players.leads_at(self.game, self.controller, TOWN_SQUARE)

    @always(Stat.LENDS, on=ALL)
    def connections(self, card: Card, seat: int, ability: Ability) -> bool:
        """While Marcia is in the town square, if you have the most influence there, untied, you may use
        Controller abilities of adjacent deeds as though they were yours."""
        if seat != self.controller or not ability.controller or not card.is_deed:
            return False
        return self._holds_the_square() and card.adjacent_to(self)


class MarciaRidgeWeirdWest(MarciaRidge):
    """Marcia Ridge"""

    printings = ("24054",)

    @always(Stat.LENDS, on=ALL)
    def connections(self, card: Card, seat: int, ability: Ability) -> bool:
        """While Marcia is in the town square, if you have the most influence there, untied, you may use
        abilities of adjacent deeds as though you controlled them and she were there."""
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
        """Resolution, Boot: Boot a Spirit on Lydia. Your dude is Harrowed until the shootout ends."""
        use.give_keyword(use.target, "Harrowed", until=Until.SHOOTOUT)


class JacksonTrouble(Dude):
    """Jackson Trouble"""

    def _off_the_map(self, event: happens.Moved) -> bool:
        ends = (self.game.card(event.origin), self.game.card(event.destination))
        return event.card == self.id and self.booted and any(place.has("Out of Town") for place in ends)

    @react("after", happens.Moved, if_=_off_the_map)
    def know_the_trails(self, use: Use) -> Flow[None]:
        """React: After Jackson has moved out of town or from there, unboot Jackson."""
        yield from use.unboot(self)


class ThreeEyedHawk(Dude):
    """Three-Eyed Hawk"""

    def _companion(self, event: happens.EnteredPlay) -> bool:
        mine = event.host == self.id and event.origin == HAND and event.seat == self.controller
        return mine and self.game.card(event.card).has("Sidekick")

    @trait("after", happens.EnteredPlay, if_=_companion)
    def welcome(self, use: Use) -> Flow[None]:
        """After you attach a Sidekick from your hand to Hawk, gain 1 ghost rock."""
        yield from use.gain(1)

    @always(Stat.COVERS_WHEN_ACED, on=ALL)
    def sacrifice(self, card: Card) -> int:
        """Sidekicks on Hawk may be aced, each to cover 2 casualties."""
        return 2 if card.in_play and card.body.host == self.id else 0


def _spirit_at(card: Card, place: int) -> bool:
    """Whether a Spirit is at a location."""
    game = card.game
    return any(game.card(c).place == place and game.card(c).has("Spirit") for c in game.state.bodies)


class SarahMeoquanee(Dude):
    """Sarah Meoquanee"""

    @shootout(brings_in=True, if_=lambda card, use: card.in_posse or bearer_can_join(card, use))
    def answer_the_call(self, use: Use) -> Flow[None]:
        """Shootout: If a dude in your posse has at least 3 influence, or a Spirit is at the location of the
        shootout, Sarah, at any location, joins your posse and becomes a stud."""
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
        """Noon: Discard 1 card from your hand. Smiling Frog gets +1 bullets, or +2 bullets if that card was a
        Spirit."""
        use.modify(self, bullets=2 if use.discarded.has("Spirit") else 1)


class SmilingFrogWeirdWest(Dude):
    """Smiling Frog"""

    printings = ("24062",)

    @noon_or_shootout(discards=in_hand)
    def croak(self, use: Use) -> None:
        """Noon/Shootout: Discard 1 card from your hand. Smiling Frog gets +1 bullets, or +2 bullets if that
        card was a heart."""
        use.modify(self, bullets=2 if use.discarded.suit == "hearts" else 1)


class LaughingCrow(Dude):
    """Laughing Crow"""

    @noon()
    def ask_the_spirits(self, use: Use) -> Flow[None]:
        """Noon: Reveal the top 2 cards of your deck. You may attach any Spirits among them, paying all costs.
        Discard the others."""
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
        """With a First Peoples outfit, Chief Stephen costs 1 less for each card, of any player, attached to a
        location."""
        if not self.plays_for("First Peoples"):
            return 0
        return -sum(len(self.game.card(place).attachments) for place in self.game.locations())

    @noon(boot=True)
    def speak_for_the_land(self, use: Use) -> None:
        """Noon, Boot: While Chief Stephen is in the town square, he has 1 control point for each card that is
        attached to your deeds."""
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
        """When this token leaves its location, remove it from the game."""
        assert use.event is not None
        use.event.replaced = True
        yield from use.remove_from_game(self)

    @trait("after", happens.PhaseEnded, if_=lambda card, event: event.phase == Phase.SUNDOWN)
    def rest(self, use: Use) -> Flow[None]:
        """When the day ends, remove this token from the game."""
        yield from use.remove_from_game(self)


class NatureSpirit(Dude):
    """Nature Spirit"""

    @trait("after", happens.ShootoutEnded)
    def return_to_the_wild(self, use: Use) -> Flow[None]:
        """After the shootout, remove this token from the game."""
        yield from use.remove_from_game(self)
