"""Blood Moon Rising: outfits."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    ALL,
    DISCARD,
    TOWN_SQUARE,
    Act,
    Card,
    Flow,
    Memory,
    Moment,
    Outfit,
    Phase,
    Stat,
    Use,
    always,
    another,
    at_location,
    deed,
    dude,
    happens,
    has,
    noon,
    react,
    several,
    trait,
    where,
    your,
)
from gomorra.engine.board import sides
from gomorra.engine.kernel.state import LIMBO


class DrunkenMasters(Outfit):
    """108 Drunken Masters"""

    @always(Stat.KEYWORD, on=ALL)
    def last_house_on_the_left(self, card: Card) -> str | None:
        """The deeds at both ends of each street are Saloons."""
        streets = [player.street for player in self.game.state.players]
        ends = card.is_deed and any(card.id in (street[0], street[-1]) for street in streets)
        return "Saloon" if ends else None

    def _your_technique(self, event: happens.Pulled) -> bool:
        ability = event.use.ability if event.use is not None else None
        return event.seat == self.owner and ability is not None and ability.technique and event.dude > 0

    @react("after", happens.Pulled, if_=_your_technique, boot=True)
    def sway(self, use: Use) -> None:
        """React, Boot: After you pull for a Technique, lower the pull by the number of Saloons you control.
        If the Technique is then successful by 5 or more, you may put the pulled card into your hand."""
        pull, game = use.event, self.game
        assert isinstance(pull, happens.Pulled)
        places = [game.card(place) for place in game.locations() if place]
        saloons = sum(place.has("Saloon") and place.controller == use.seat for place in places)
        pull.value = max(1, pull.value - saloons)
        use.count_on(self, "swayed", 1)

    def _succeeds_with_ease(self, event: happens.Cast) -> bool:
        swayed = self.counter("swayed") and event.test == "technique" and event.seat == self.owner
        return bool(swayed)

    @trait("after", happens.Cast, if_=_succeeds_with_ease)
    def _take_it(self, use: Use) -> Flow[None]:
        use.count_on(self, "swayed", 0)
        cast = use.event
        assert isinstance(cast, happens.Cast)
        pull = cast.use.pulled
        if cast.needed - cast.total >= 5 and pull is not None and pull.card:
            card = self.game.card(pull.card)
            if card.zone == LIMBO and (yield from use.confirm(f"Take {card.title} into your hand?")):
                yield from use.to_hand(card)


def _holy_grounds(cards: list[Card], use: Use) -> bool:
    places = [use.game.card(place) for place in use.game.locations() if place]
    return len(cards) <= sum(place.has("Holy Ground") and place.controller == use.seat for place in places)


class GatewayToBeyond(Outfit):
    """Gateway To Beyond"""

    @noon(boot=True, target=several(your & has("Spirit"), 1, 99, _holy_grounds))
    def open_the_way(self, use: Use) -> Flow[None]:
        """Noon, Boot: Choose any number of your Spirits, at least 1 and no more than the Holy Grounds you
        control. Unboot them; their abilities may be used one more time today."""
        for spirit in use.targets:
            yield from use.unboot(spirit)
            use.use_again(spirit)


def _hunted(card: Card, use: Use) -> bool:
    return not card.is_token and any(card.adjacent_to(friend) for friend in use.game.dudes(use.seat))


def _prey(number: int) -> str:
    """The counter that tells how often a dude is hunted today."""
    return f"prey {number}"


class FullMoonBrotherhood(Outfit):
    """Full Moon Brotherhood"""

    @noon(boot=True, target=another & dude & where(_hunted, "that is adjacent to your dude and not a token"))
    def pick_up_the_scent(self, use: Use) -> None:
        """Noon, Boot: Choose another player's non-token dude adjacent to your dude. They lose their traits,
        cannot be moved by card effects and cannot refuse callouts. If they leave play today, draw 2 cards or
        gain 2 ghost rock."""
        use.make_blank(use.target, "traits")
        use.forbid(Act.MOVE, use.target, whose="cards")
        use.forbid(Act.REFUSE, use.target)
        name = _prey(use.target.id)
        use.count_on(self, name, int(self.counter(name)) + 1)
        use.later(Moment.END_OF_DAY, "lose_the_trail", use.target)

    def lose_the_trail(self, use: Use, prey: int) -> None:
        use.count_on(self, _prey(prey), 0)

    @trait(
        "after",
        happens.Discarded,
        happens.Aced,
        happens.Returned,
        if_=lambda card, event: bool(card.counter(_prey(event.card))),
    )
    def _devour(self, use: Use) -> Flow[None]:
        assert isinstance(use.event, happens.CardEvent)
        hunts = int(self.counter(_prey(use.event.card)))
        use.count_on(self, _prey(use.event.card), 0)
        ways = ["draw two cards", "gain 2 ghost rock"]
        for _ in range(hunts):
            if (yield from use.choose_word(ways, "What does the hunt bring?")) == ways[0]:
                yield from use.draw(2)
            else:
                yield from use.gain(2)


class JusticeInExile(Outfit):
    """Justice In Exile"""

    def _cheats(self, event: happens.Revealed) -> list[int]:
        """The other players with Cheatin' hands, but for whoever leads the owner's own posse."""
        return [seat for seat in event.cheaters if sides.opposed(self.game, self.owner, seat)]

    def _foe_cheats(self, event: happens.Revealed) -> bool:
        return bool(self._cheats(event))

    @trait("after", happens.Revealed, if_=_foe_cheats)
    def post_the_name(self, use: Use) -> Flow[None]:
        """After another player reveals a Cheatin' hand that is not your posse's, that player chooses a dude
        of theirs, or you do if your hand is legal. That dude gains 1 bounty."""
        assert isinstance(use.event, happens.Revealed)
        honest = any(seat == use.seat for seat, _ in use.event.hands) and use.has_legal_hand()
        for cheat in self._cheats(use.event):
            dudes = [one for one in self.game.dudes(cheat) if not use.stops(Act.WANTED, one)]
            if honest:  # what you choose of another player's, guards and decoys protect
                able = use.candidates(dude)
                dudes = [one for one in dudes if one in able]
            name = yield from use.pick(dudes, "Whose bounty rises?", by=use.seat if honest else cheat)
            if name is not None:
                yield from use.bounty(name, 1)

    def _in_sight(self, suspect: Card) -> bool:
        if self.game.state.phase != Phase.NOON or not suspect.wanted:
            return False
        guards = [dude for dude in suspect.dudes_here if dude.controller == self.owner]
        opposing = sides.opposed(self.game, self.owner, suspect.controller)
        return opposing and any(dude.has("Deputy") for dude in guards)

    def _leaves_the_table(self, event: happens.CardEvent) -> bool:
        suspect = self.game.card(event.card)
        return suspect.is_dude and suspect.in_play

    @trait("when", happens.Discarded, happens.Aced, happens.Returned, happens.Removed, if_=_leaves_the_table)
    def _take_note(self, use: Use) -> None:
        assert isinstance(use.event, happens.CardEvent)
        suspect = self.game.card(use.event.card)
        use.count_on(self, f"watched {suspect.id}", int(self._in_sight(suspect)))

    def _brought_down(self, event: happens.CardEvent) -> bool:
        return bool(self.counter(f"watched {event.card}"))

    @react(
        "after",
        happens.Discarded,
        happens.Aced,
        happens.Returned,
        happens.Removed,
        if_=_brought_down,
        boot=True,
    )
    def close_the_case(self, use: Use) -> Flow[None]:
        """React, Boot: After another player's wanted dude leaves play during High Noon from a location where
        you have a Deputy, gain 2 ghost rock. If that dude was discarded, you may ace them."""
        assert isinstance(use.event, happens.CardEvent)
        suspect = self.game.card(use.event.card)
        use.count_on(self, f"watched {suspect.id}", 0)
        yield from use.gain(2)
        if suspect.zone == DISCARD and (yield from use.confirm(f"Ace {suspect.title}?")):
            yield from use.ace_from_pile(suspect)


class _Regulators(Outfit):
    """Law by the gun, in either edition."""

    def _peaceful(self) -> bool:
        state = self.game.state
        return state.phase == Phase.SUNDOWN and not state.recall(Memory.SHOOTOUT)


def _can_ride_in(card: Card, use: Use) -> bool:
    return card.place != TOWN_SQUARE and use.can_move(card, TOWN_SQUARE)


class MorganRegulators(_Regulators):
    """Morgan Regulators"""

    @always(Stat.INFLUENCE_CAP)
    def keep_order(self) -> int | None:
        """When victory is checked on a day without a shootout, no more than 5 influence of each player counts
        at each location."""
        return 5 if self._peaceful() and not self.game.state.recall(Memory.VICTORY_CHECKED) else None

    @noon(boot=True, target=your & dude)
    def dispatch(self, use: Use) -> Flow[None]:
        """Noon, Boot: Choose your dude. They move to the town square and become a stud. Unboot them if they
        have a Horse."""
        yield from use.move(use.target, TOWN_SQUARE)
        use.make(use.target, "stud")
        if use.target.attached("Horse"):
            yield from use.unboot(use.target)


class MorganRegulatorsWeirdWest(_Regulators):
    """Morgan Regulators"""

    printings = ("24004",)

    @always(Stat.INFLUENCE_CAP)
    def keep_order(self) -> int | None:
        """During Sundown on a day without a shootout, no more than 5 influence of each player counts at each
        location."""
        return 5 if self._peaceful() else None

    @noon(boot=True, target=your & dude & where(_can_ride_in, "elsewhere"))
    def dispatch(self, use: Use) -> Flow[None]:
        """Noon, Boot: Your dude elsewhere moves to the town square. Unboot them if they have a Horse."""
        yield from use.move(use.target, TOWN_SQUARE)
        if use.target.attached("Horse"):
            yield from use.unboot(use.target)


def _held(use: Use) -> int:
    """How many deeds the user controls without owning them."""
    places = [use.game.card(place) for place in use.game.locations() if place]
    return sum(p.is_deed and p.controller == use.seat and p.owner != use.seat for p in places)


class ProtectionRacket(Outfit):
    """Protection Racket"""

    @noon(boot=True, boots=your & dude & at_location(deed))
    def collect(self, use: Use) -> Flow[None]:
        """Noon, Boot: Boot your dude at a deed. Gain 1 ghost rock for each deed that you control and another
        player owns, and 2 ghost rock if the other players own fewer than 3 deeds in total. If you control at
        least 3 deeds of other owners, the booted dude gains 1 permanent control point and 1 bounty."""
        held = _held(use)
        places = [self.game.card(place) for place in self.game.locations() if place]
        yield from use.gain(held)
        if sum(place.is_deed and place.owner in use.opponents for place in places) < 3:
            yield from use.gain(2)
        if held >= 3:
            yield from use.control_point(use.booted)
            yield from use.bounty(use.booted, 1)
