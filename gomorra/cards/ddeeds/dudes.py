"""Dirty Deeds: dudes."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    ALL,
    Act,
    Card,
    Dude,
    Flow,
    Memory,
    Phase,
    Stat,
    Until,
    Use,
    abomination,
    always,
    cannot,
    dude,
    grifter,
    happens,
    has,
    in_hand,
    noon,
    react,
    trait,
    where,
)
from gomorra.decks.starting_gang import may_start, places


class XiangFang(Dude):
    """Xiang Fang"""

    @react("after", happens.EnteredPlay, if_=lambda card, event: event.card == card.id)
    def loot(self, use: Use) -> Flow[None]:
        """React: After Xiang enters play, gain as much ghost rock as this location produces. If it is your
        home or a deed that another player owns, its production is 0 until the next Upkeep phase ends."""
        place = self.location
        amount = place.production
        yield from use.gain(amount)
        own = place.owner == use.seat
        if place.type == "outfit" if own else place.is_deed:
            use.modify(place, production=-amount, until=Until.NEXT_UPKEEP)


class HeFang(Dude):
    """He Fang"""

    @noon(
        boot=True,
        target=in_hand
        & dude
        & abomination
        & ~has("Gadget")
        & where(lambda card, use: use.can_play(card, 2), "that you can afford"),
    )
    def exorcise(self, use: Use) -> Flow[None]:
        """Noon, Boot: A non-Gadget Abomination dude from your hand enters play at this location at their cost
        less 2."""
        yield from use.play(use.target, 2, at=self.location)


class KabedaHakurei(Dude):
    """Kabeda Hakurei"""

    @always(Stat.REACHES_TOTEM, on=ALL)
    def spirit_walk(self, shaman: Card, totem: Card) -> bool:
        """Once per day, Kabeda may use a Noon ability of an unbooted Totem at an adjacent location as if it
        were at her location."""
        used = self.id in self.game.state.recall(Memory.AT_A_DISTANCE)
        noon = self.game.shootout is None and self.game.state.phase == Phase.NOON
        return shaman.id == self.id and noon and not used and not totem.booted and totem.adjacent_to(self)


class ZacharyDeloria(Dude):
    """Zachary Deloria"""

    @always(Stat.BULLETS)
    def voice_of_the_people(self, card: Card) -> int:
        """With a First Peoples outfit, Zachary has +X bullets, where X is the highest influence among your
        dudes at this location, Zachary included."""
        if not self.plays_for("First Peoples"):
            return 0
        return max(friend.influence for friend in self.dudes_here if friend.controller == self.controller)


class ZacharyDeloriaWeirdWest(ZacharyDeloria):
    """Zachary Deloria"""

    printings = ("24060",)

    @always(Stat.INFLUENCE)
    def orator(self, card: Card) -> int:
        """While in the town square, Zachary has +1 influence."""
        return int(self.in_town_square)


class KarlOdett(Dude):
    """Karl Odett"""

    @always(Stat.INFLUENCE)
    def among_monsters(self, card: Card) -> int:
        """While you have no dudes in play but Abominations, Karl has +3 influence."""
        return 3 if all(friend.has("Abomination") for friend in self.game.dudes(self.controller)) else 0


class ErikSamson(Dude):
    """Erik Samson"""

    @always(Stat.INFLUENCE)
    def relic_keeper(self, card: Card) -> int:
        """With a Mystical goods, Erik has +1 influence."""
        return int(any(item.is_goods for item in self.attached("Mystical")))

    @always(Stat.SHOOTER)
    def swordsman(self, card: Card) -> str | None:
        """With a Melee Weapon, Erik is a stud."""
        return "stud" if any(item.has("Weapon") for item in self.attached("Melee")) else None


class DrBrianFoxworth(Dude):
    """Dr. Brian Foxworth"""

    @always(cannot(Act.BE_CALLED_OUT))
    def noncombatant(self, card: Card, use: Use, caller: Card | None) -> bool:
        """While unbooted and without attachments, Brian cannot be called out in the town square."""
        return self.in_town_square and not self.booted and not self.attachments

    def _your_casualties(self, event: happens.TakingCasualties) -> bool:
        fight = self.game.shootout
        yours = fight is not None and fight.seats[event.side] == self.controller
        return yours and not self.game.stopped(Act.DISCARD, self, None)

    @react("before", happens.TakingCasualties, if_=_your_casualties)
    def last_patient(self, use: Use) -> Flow[None]:
        """React: Before you take casualties, discard Brian. You take X fewer casualties, where X is Brian's
        influence."""
        spared = self.influence
        if (yield from use.discard(self)):
            use.spare(spared)


class BufordHurley(Dude):
    """Buford Hurley"""

    def _drinks_at(self, place: Card) -> bool:
        return place.id == self.place and place.is_deed and (place.has("Saloon") or place.has("Casino"))

    @always(Stat.UPKEEP)
    def on_the_house(self, card: Card) -> int:
        """While at a Saloon or Casino, Buford has -1 upkeep."""
        return -int(self._drinks_at(self.location))

    @always(Stat.PRODUCTION, on=ALL)
    def drain_the_stock(self, card: Card) -> int:
        """While Buford is at a Saloon or Casino, that deed has -1 production."""
        return -int(self._drinks_at(card))


class DorisPowell(Dude):
    """Doris Powell"""

    def _over(self, event: happens.Event) -> bool:
        if isinstance(event, happens.PhaseEnded):
            return event.phase == Phase.SUNDOWN and self.control > 0
        mine = isinstance(event, happens.CardEvent) and event.card == self.id
        return mine and self.at_home and self.control > 0

    @trait("after", happens.PhaseEnded, happens.Moved, happens.ControlGained, if_=_over)
    def back_home(self, use: Use) -> Flow[None]:
        """When Doris is at home, and when the day ends, she loses all her control points."""
        self.game.drop_modifiers(self.id, Stat.CONTROL)
        if self.body.control:
            yield from use.control_point(self, -self.body.control)

    def _strolls(self, event: happens.Moved) -> bool:
        place = self.game.card(event.destination)
        return event.card == self.id and not event.booting and place.is_deed and place.in_town

    @trait("after", happens.Moved, if_=_strolls)
    def gossip(self, use: Use) -> Flow[None]:
        """When Doris has moved to an in-town deed and did not boot, she gains 1 control point (maximum 3)."""
        if self.control < 3:
            yield from use.control_point(self)


class RicoRodegain(Dude):
    """Rico Rodegain"""

    @grifter(boot=True)
    def swindle(self, use: Use) -> Flow[None]:
        """React, Boot: When the game starts, look at another player's hand. Return the cost of your dudes who
        are not Grifters to your stash and put those dudes on top of your deck. Then search your deck for up
        to as many dudes to start with instead, by the rules of setup."""
        game, seat = self.game, use.seat
        rival = yield from use.choose_player(use.opponents, "Whose hand do you look at?")
        yield from use.look([game.card(card) for card in game.state.players[rival].hand])
        sent = [card for card in game.dudes(seat) if not card.has("Grifter")]
        for card in sent:
            game.state.players[seat].stash += card.cost
            yield from use.to_deck(card)
        deck = game.decks[seat]
        printed = {entry.printing.code: entry.printing for entry in deck.entries}
        kept = [printed[card.face.code] for card in game.dudes(seat)]
        found: list[Card] = []

        def able(card: Card, use: Use) -> bool:
            if not card.is_dude or card.cost > game.state.players[seat].stash:
                return False
            gang = [printed[other.face.code] for other in (*found, card)]
            return sum(map(places, gang)) <= len(sent) and may_start(deck, (*kept, *gang))

        while picked := (yield from use.search(where(able), "Who starts instead?")):
            game.state.players[seat].stash -= picked[0].cost
            yield from use.start_in_play(picked[0])
            found += picked
