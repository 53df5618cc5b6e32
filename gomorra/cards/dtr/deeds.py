"""Base Set: deeds."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    HAND,
    HERE,
    PLAY,
    Act,
    Card,
    Deed,
    Flow,
    Phase,
    Stat,
    Use,
    always,
    booted,
    can_join,
    dude,
    goods,
    happens,
    here,
    in_hand,
    location,
    noon,
    player_cannot,
    react,
    shootout,
    spell,
    trait,
    wanted,
    where,
    your,
)


class BankOfCalifornia(Deed):
    """Bank of California"""

    @always(player_cannot(Act.LOSE_ROCK))
    def vault(self, seat: int, use: Use, card: Card | None) -> bool:
        """Other players cannot take ghost rock from the controller of this deed."""
        return seat == self.controller and use.seat != seat


class PonyExpress(Deed):
    """Pony Express"""

    @noon(controller=True, boot=True, discards=in_hand)
    def deliver(self, use: Use) -> Flow[None]:
        """Controller Noon, Boot: Discard 1 card from your hand to draw 1 card."""
        yield from use.draw()


class GomorraParish(Deed):
    """Gomorra Parish"""

    @noon(controller=True, boot=True, aces=in_hand)
    def bury(self, use: Use) -> Flow[None]:
        """Controller Noon, Boot: Ace 1 card from your hand and gain 1 ghost rock."""
        yield from use.gain(1)


def _upkeep_begins(card: Card, event: happens.PhaseStarted) -> bool:
    return event.phase == Phase.UPKEEP


class TheTownHall(Deed):
    """The Town Hall"""

    @react("after", happens.PhaseStarted, if_=_upkeep_begins, controller=True, boot=True, target=dude & here)
    def salary(self, use: Use) -> None:
        """Controller React, Boot: When the Upkeep phase begins, choose a dude at this location. That dude's
        upkeep is lowered by their influence."""
        use.modify(use.target, upkeep=-use.target.influence)


class FirstBaptistChurch(Deed):
    """1st Baptist Church"""

    @always(Stat.HAND_SIZE)
    def congregation(self, seat: int) -> int:
        """The controller of this deed has +1 hand size."""
        return int(seat == self.controller)


class YanLisTailoring(Deed):
    """Yan Li's Tailoring"""

    @noon(controller=True, boot=True, target=dude)
    def dress_up(self, use: Use) -> None:
        """Controller Noon, Boot: Choose a dude. That dude gets +1 influence."""
        use.modify(use.target, influence=1)


class BBAttorneys(Deed):
    """B & B Attorneys"""

    @noon(controller=True, boot=True, target=dude & wanted)
    def plead(self, use: Use) -> Flow[None]:
        """Controller Noon, Boot: Choose a wanted dude. Raise or lower that dude's bounty by 1."""
        way = yield from use.choose_word(["raise", "lower"], "Raise or lower the bounty?")
        yield from use.bounty(use.target, 1 if way == "raise" else -1)


class DeadDogTavern(Deed):
    """Dead Dog Tavern

    Control of this deed is decided by bullets, not by influence.
    """

    control_by = Stat.BULLETS


class CharliesPlace(Deed):
    """Charlie's Place"""

    @noon(controller=True, boot=True, target=dude & here)
    def drinks(self, use: Use) -> Flow[None]:
        """Controller Noon, Boot: Choose a dude at this location. That dude gets +2 or -2 bullets."""
        way = yield from use.choose_word(["raise", "lower"], "Raise or lower the bullets?")
        use.modify(use.target, bullets=2 if way == "raise" else -2)


def _able_to_play(card: Card, event: happens.ShootoutStarted) -> bool:
    return card.game.rules(card.controller).can_make_play("shootout")


class PearlysPalace(Deed):
    """Pearly's Palace"""

    @react("after", happens.ShootoutStarted, if_=_able_to_play, controller=True, boot=True)
    def first_shot(self, use: Use) -> Flow[None]:
        """Controller React, Boot: After a shootout that you are in starts, before anyone else makes a
        Shootout play, make a Shootout play."""
        yield from use.make_play("shootout")


class KillerBunniesCasino(Deed):
    """Killer Bunnies Casino"""

    @always(Stat.SUNDOWN_DISCARDS)
    def new_deal(self, seat: int) -> int:
        """The controller of this deed may discard 1 more card at Sundown."""
        return int(seat == self.controller)


def _brings_dude(card: Card, event: happens.EnteredPlay) -> bool:
    newcomer = card.game.card(event.card)
    if not newcomer.is_dude or newcomer.is_token or newcomer.enters_at_home:
        return False
    return event.seat == card.controller


class StagecoachOffice(Deed):
    """Stagecoach Office"""

    @react("when", happens.EnteredPlay, if_=_brings_dude, controller=True, boot=True, target=location & your)
    def next_stop(self, use: Use) -> None:
        """Controller React, Boot: When your non-token dude enters play, they enter at a location of your
        choice that you control."""
        assert isinstance(use.event, happens.EnteredPlay)
        use.event.location = use.target.place


class CattleMarket(Deed):
    """Cattle Market"""

    @always(Stat.CONTROL)
    def trade(self, card: Card) -> int:
        """While another Ranch is in play, this deed has +1 control point."""
        places = [self.game.card(place) for place in self.game.locations()]
        return int(any(place.has("Ranch") and place.id != self.id for place in places))

    @always(Stat.VALUE, on=HERE)
    def stampede(self, card: Card) -> int:
        """Dudes at this location have +3 value."""
        return 3


class CircleMRanch(Deed):
    """Circle M Ranch"""

    @noon(controller=True, boot=True)
    def hire(self, use: Use) -> Flow[None]:
        """Controller Noon, Boot: If your hand has 3 or fewer cards, draw a card."""
        if len(self.game.state.players[use.seat].hand) <= 3:
            yield from use.draw()


class Bunkhouse(Deed):
    """Bunkhouse"""

    @always(Stat.INFLUENCE, on=HERE)
    def bunk(self, card: Card) -> int:
        """Each dude at this location whose influence would be 0 or 1 without this deed has +1 influence."""
        return int(card.influence_without(self) <= 1)


class MorganResearchInstitute(Deed):
    """Morgan Research Institute"""

    @noon(
        controller=True,
        boot=True,
        target=dude & here & where(lambda card, use: bool(card.skills), "with a skill"),
    )
    def lecture(self, use: Use) -> Flow[None]:
        """Controller Noon, Boot: Choose a dude with a skill at this location. Raise or lower one of that
        dude's skill ratings by 2."""
        skill = yield from use.choose_word(list(use.target.skills), "Which skill?")
        way = yield from use.choose_word(["raise", "lower"], "Raise or lower the rating?")
        use.modify_rating(use.target, skill, 2 if way == "raise" else -2)


class CartersBounties(Deed):
    """Carter's Bounties"""

    @shootout(controller=True, boot=True, brings_in=True, target=your & dude & can_join)
    def hire_gun(self, use: Use) -> Flow[None]:
        """Controller Shootout, Boot: Choose your dude at any location. That dude joins your posse."""
        yield from use.join(use.target)


class TheUnionCasino(Deed):
    """The Union Casino"""

    @noon(controller=True, boot=True, target=your & dude & here)
    def high_stakes(self, use: Use) -> Flow[None]:
        """Controller Noon, Boot: Choose a dude of yours at this location. You pay any amount of ghost rock,
        then each other player may. If you paid at least 4 more than each other player, that dude gains 1
        permanent control point."""
        paid = {}
        for seat in (use.seat, *use.opponents):
            stash = self.game.state.players[seat].stash
            paid[seat] = yield from use.choose_amount(0, stash, "How much ghost rock do you pay?", by=seat)
            yield from use.pay(paid[seat], seat=seat)
        if paid[use.seat] - max(paid[seat] for seat in use.opponents) >= 4:
            yield from use.control_point(use.target)


def _dude_in_play(card: Card, event: happens.Aced) -> bool:
    older = card.game.state.ruleset.older_rulings and event.origin == HAND
    return (event.origin == PLAY or older) and card.game.card(event.card).is_dude


class Undertaker(Deed):
    """Undertaker"""

    @trait("after", happens.Aced, if_=_dude_in_play)
    def funeral(self, use: Use) -> Flow[None]:
        """After a dude in play is aced, the controller of this deed gains 2 ghost rock."""
        yield from use.gain(2)


class GeneralStore(Deed):
    """General Store"""

    @noon(
        controller=True,
        boot=True,
        target=in_hand
        & (goods | spell)
        & where(lambda card, use: use.can_play(card, 2), "that you can attach"),
    )
    def bargain(self, use: Use) -> Flow[None]:
        """Controller Noon, Boot: Attach a goods or spell from your hand at its cost less 2."""
        yield from use.play(use.target, 2)


class ThePharmacy(Deed):
    """The Pharmacy"""

    @noon(controller=True, boot=True, target=dude & booted)
    def tonic(self, use: Use) -> Flow[None]:
        """Controller Noon, Boot: Unboot a dude."""
        yield from use.unboot(use.target)


def _next_station(card: Card, use: Use) -> bool:
    return card.place != use.target.place and use.can_move(use.target, card.place)


class RailroadStation(Deed):
    """Railroad Station"""

    @noon(
        controller=True,
        boot=True,
        target=your & dude & here,
        also=location & where(_next_station, "elsewhere"),
    )
    def depart(self, use: Use) -> Flow[None]:
        """Controller Noon, Boot: Move your dude at this location to any other location."""
        yield from use.move(use.target, use.also)


class TelegraphOffice(Deed):
    """Telegraph Office"""

    @noon(
        controller=True,
        boot=True,
        target=dude & where(lambda card, use: card.entered_this_noon, "that entered play this Noon"),
    )
    def announce(self, use: Use) -> Flow[None]:
        """Controller Noon, Boot: Choose any dude who entered play this Noon phase. Gain as much ghost rock as
        that dude has influence."""
        yield from use.gain(use.target.influence)
