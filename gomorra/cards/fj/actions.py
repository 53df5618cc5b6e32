"""Frontier Justice: actions."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    BEARER,
    Action,
    Card,
    Flow,
    Stat,
    Use,
    always,
    at_home,
    attachable,
    booted,
    cheatin,
    dude,
    happens,
    location,
    noon,
    react,
    up_to,
    where,
)
from gomorra.engine.card.ability import Ability


def _caller(use: Use) -> Card:
    assert isinstance(use.event, happens.Accepted)
    return use.game.card(use.event.caller)


def _mount(card: Card, use: Use) -> bool:
    """The leader, or a Horse it has."""
    return card is _caller(use) or (card.has("Horse") and card.host is _caller(use))


def _drag_to(card: Card, use: Use) -> bool:
    assert isinstance(use.event, happens.Accepted)
    pair = (_caller(use), use.game.card(use.event.card))
    home = use.game.state.players[use.seat].home
    free = all(use.can_move(rider, card.place) for rider in pair)
    return free and card.place != home and card.adjacent_to(pair[1])


class RopeAndRide(Action):
    """Rope and Ride"""

    @react(
        "after",
        happens.Accepted,
        if_=lambda card, event: card.game.card(event.caller).controller == card.controller,
        boots=where(_mount, "the leader or its Horse"),
        target=location & where(_drag_to, "that is adjacent and not your home"),
    )
    def rope(self, use: Use) -> Flow[None]:
        """React: After a dude accepts your callout, before posses form, boot your leader or a Horse on them.
        Your leader and then the mark move to a location adjacent to theirs that is not your home. Boot the
        mark."""
        assert isinstance(use.event, happens.Accepted)
        mark = self.game.card(use.event.card)
        yield from use.move(_caller(use), use.target)
        yield from use.move(mark, use.target)
        yield from use.boot(mark)


def _recover(incubation: Card, use: Use) -> Flow[None]:
    """Noon, Boot: Discard 1 Incubation attached to this dude."""
    yield from use.discard(incubation)


RECOVER: Ability = noon(boot=True)(_recover)


class Incubation(Action):
    """Incubation"""

    @noon(target=dude & booted & at_home & attachable)
    def infect(self, use: Use) -> Flow[None]:
        """Noon: Attach this card to any booted dude at their home."""
        yield from use.attach_self(use.target)

    @always(Stat.BULLETS, Stat.INFLUENCE, on=BEARER)
    def fever(self, card: Card) -> int:
        """This dude has -1 bullets and -1 influence."""
        return -1

    @always(Stat.VALUE, on=BEARER)
    def weakness(self, card: Card) -> int:
        """This dude has -3 value."""
        return -3

    @always(Stat.ABILITY)
    def recovery(self, card: Card) -> None:
        """This dude has "Noon, Boot: Discard 1 Incubation attached to this dude"."""

    def granted(self, card: Card) -> list[Ability]:
        return [RECOVER] if card is self.host else []


def _ours_or_theirs(card: Card, use: Use) -> bool:
    cheats = [use.cheater] if use.cheater >= 0 else use.game.cheaters(use.seat)
    return card.controller == use.seat or card.controller in cheats


def _few_enough(cards: list[Card], use: Use) -> bool:
    return len(cards) <= (3 if use.revealed_legal() else 2)


class FlightOfTheLepus(Action):
    """Flight of the Lepus"""

    @cheatin(target=up_to(3, dude & where(_ours_or_theirs, "of yours or the cheating player's"), _few_enough))
    def scatter(self, use: Use) -> Flow[None]:
        """Cheatin' Resolution: Choose up to 2 dudes of yours or of the cheating player, or up to 3 if you
        revealed a legal hand. Send them home. In a shootout, you may boot them."""
        fight = self.game.shootout
        for card in use.targets:
            yield from use.send_home(card)
            if fight is not None and card.in_play and not card.booted:
                if (yield from use.confirm(f"Boot {card.title}?")):
                    yield from use.boot(card)
