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
        """React: After Xiang enters play, gain the production of his location. If it is your home or a deed that you do
        not own, its production is 0 until after the next Upkeep."""
        place = self.location
        amount = place.production
        yield from use.gain(amount)
        if place.is_location and place.id and (place.owner != use.seat or place.type == "outfit"):
            use.modify(place, production=-amount, until=Until.UPKEEP, since=self.game.state.day + 1)


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
        """Noon, Boot: An Abomination of your hand that is no Gadget enters play here for 2 ghost rock less."""
        yield from use.play(use.target, 2, at=self.location)


class KabedaHakurei(Dude):
    """Kabeda Hakurei"""

    @always(Stat.REACHES_TOTEM, on=ALL)
    def spirit_walk(self, shaman: Card, totem: Card) -> bool:
        """Once a day Kabeda can use a Noon ability of an unbooted Totem at an adjacent location as if it were at hers."""
        used = self.id in self.game.state.recall(Memory.AT_A_DISTANCE)
        noon = self.game.shootout is None and self.game.state.phase == Phase.NOON
        return shaman.id == self.id and noon and not used and not totem.booted and totem.adjacent_to(self)


class ZacharyDeloria(Dude):
    """Zachary Deloria"""

    @always(Stat.BULLETS)
    def voice_of_the_people(self, card: Card) -> int:
        """With a First Peoples outfit, Zachary adds the highest influence of your dudes where he is, his own included, to his
        bullets."""
        if not self.plays_for("First Peoples"):
            return 0
        return max(friend.influence for friend in self.dudes_here if friend.controller == self.controller)


class ZacharyDeloriaWeirdWest(ZacharyDeloria):
    """Zachary Deloria"""

    printings = ("24060",)

    @always(Stat.INFLUENCE)
    def orator(self, card: Card) -> int:
        """Zachary has +1 influence in the town square."""
        return int(self.in_town_square)


class KarlOdett(Dude):
    """Karl Odett"""

    @always(Stat.INFLUENCE)
    def among_monsters(self, card: Card) -> int:
        """As long as you have no dudes but Abominations, Karl has +3 influence."""
        return 3 if all(friend.has("Abomination") for friend in self.game.dudes(self.controller)) else 0


class ErikSamson(Dude):
    """Erik Samson"""

    @always(Stat.INFLUENCE)
    def relic_keeper(self, card: Card) -> int:
        """+1 influence with Mystical goods."""
        return int(any(item.is_goods for item in self.attached("Mystical")))

    @always(Stat.SHOOTER)
    def swordsman(self, card: Card) -> str | None:
        """A stud with a Melee Weapon."""
        return "stud" if any(item.has("Weapon") for item in self.attached("Melee")) else None


class DrBrianFoxworth(Dude):
    """Dr. Brian Foxworth"""

    @always(cannot(Act.BE_CALLED_OUT))
    def noncombatant(self, card: Card, use: Use, caller: Card | None) -> bool:
        """Unbooted and without attachments Brian cannot be called out in the town square."""
        return self.in_town_square and not self.booted and not self.attachments

    def _your_casualties(self, event: happens.TakingCasualties) -> bool:
        fight = self.game.shootout
        yours = fight is not None and fight.seats[event.side] == self.controller
        return yours and not self.game.stopped(Act.DISCARD, self, None)

    @react("before", happens.TakingCasualties, if_=_your_casualties)
    def last_patient(self, use: Use) -> Flow[None]:
        """React: Before you take casualties discard Brian: you take as many fewer as he has influence."""
        spared = self.influence
        if (yield from use.discard(self)):
            use.spare(spared)


class BufordHurley(Dude):
    """Buford Hurley"""

    def _drinks_at(self, place: Card) -> bool:
        return place.id == self.place and place.is_deed and (place.has("Saloon") or place.has("Casino"))

    @always(Stat.UPKEEP)
    def on_the_house(self, card: Card) -> int:
        """In a Saloon or Casino Buford's upkeep is 1 lower ..."""
        return -int(self._drinks_at(self.location))

    @always(Stat.PRODUCTION, on=ALL)
    def drain_the_stock(self, card: Card) -> int:
        """... and so is that deed's production."""
        return -int(self._drinks_at(card))


class DorisPowell(Dude):
    """Doris Powell"""

    def _over(self, event: happens.Event) -> bool:
        if isinstance(event, happens.PhaseEnded):
            return event.phase == Phase.SUNDOWN and self.body.control > 0
        mine = isinstance(event, happens.CardEvent) and event.card == self.id
        return mine and self.at_home and self.body.control > 0

    @trait("after", happens.PhaseEnded, happens.Moved, happens.ControlGained, if_=_over)
    def back_home(self, use: Use) -> Flow[None]:
        """At home, and whenever the day ends, Doris loses her control points."""
        yield from use.control_point(self, -self.body.control)

    def _strolls(self, event: happens.Moved) -> bool:
        place = self.game.card(event.destination)
        return event.card == self.id and not event.booting and place.is_deed and place.in_town

    @trait("after", happens.Moved, if_=_strolls)
    def gossip(self, use: Use) -> Flow[None]:
        """Each time she goes to a deed in town without booting, she gains a control point, up to 3."""
        if self.control < 3:
            yield from use.control_point(self)


class RicoRodegain(Dude):
    """Rico Rodegain"""

    @grifter(boot=True)
    def swindle(self, use: Use) -> Flow[None]:
        """React, Boot: Before the first day look at an opponent's hand. Put your dudes other than Grifters back on
        top of your deck for their cost and start with up to as many others instead."""
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
