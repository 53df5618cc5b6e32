"""A Grand Entrance: goods."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    DISCARD,
    PLAY,
    Act,
    Card,
    Flow,
    Goods,
    Use,
    Why,
    dude,
    goods,
    happens,
    here,
    in_discard,
    noon,
    noon_or_shootout,
    own_memory,
    trait,
    where,
)
from gomorra.engine.board import sides


def _can_be_discarded(card: Card, use: Use) -> bool:
    return use.can_put_away(card, Act.DISCARD)


class DoomsdaySupply(Goods):
    """Doomsday Supply

    Attach this card to your home.
    """

    attaches_to = "location"

    def can_attach_to(self, host: Card) -> bool:
        return host.type == "outfit"

    @noon_or_shootout(boot=True, if_=_can_be_discarded)
    def break_open(self, use: Use) -> Flow[None]:
        """Noon/Shootout, Boot: Discard this card. You may attach a goods from your discard pile to your dude,
        in a shootout to one in your posse, at its cost less 2."""
        if not (yield from use.discard(self)):
            return
        side = use.side if use.kind == "shootout" else None

        def fits(host: Card) -> bool:
            return host.is_dude and (side is None or host.side == side)

        able = in_discard & goods & where(lambda card, use: use.can_play(card, 2, bearer=fits), "that fit")
        item = yield from use.choose(able, "Attach which goods?", optional=True)
        if item is not None:
            yield from use.play(item, 2, bearer=fits)


class BacillusPasteuria(Goods):
    """Bacillus Pasteuria

    You may boot your Mad Scientist in place of paying the cost of this card.
    """

    def payers(self) -> list[Card]:
        scientists = [dude for dude in self.game.dudes(self.owner) if dude.has("Mad Scientist")]
        able = [dude for dude in scientists if not dude.booted]
        return [] if self.in_play else [d for d in able if not self.game.stopped(Act.BOOT_AS_COST, d, None)]

    @noon(if_=_can_be_discarded, target=dude & here)
    def inoculate(self, use: Use) -> Flow[None]:
        """Noon: Discard this card. Choose any dude at this location. Unboot them. You may discard a Condition
        from them."""
        if not (yield from use.discard(self)):
            return
        yield from use.unboot(use.target)
        cure = yield from use.pick(use.target.attached("Condition"), "Discard a Condition?", optional=True)
        if cure is not None:
            yield from use.discard(cure)


RISEN = own_memory("today risen", "Cards that have come back today.")


class TheBlighted(Goods):
    """The Blighted

    Attach only to an Abomination.
    """

    def can_attach_to(self, host: Card) -> bool:
        return host.has("Abomination")

    def _foe(self, event: happens.Discarded | happens.Aced) -> bool:
        """Whether the dude was an opposing one: in a shootout nobody of the posse for which one fights."""
        fight = self.game.shootout
        if fight is not None and event.side >= 0 and event.side == fight.players_side(self.owner):
            return False
        return sides.opposed(self.game, self.owner, event.whose)

    def _prey(self, event: happens.Discarded | happens.Aced) -> bool:
        fallen, rules = self.game.card(event.card), self.game.rules(self.owner)
        if self.zone != DISCARD or not fallen.is_dude or not self._foe(event):
            return False
        if event.origin != PLAY or event.why == Why.CASUALTY:
            return False
        price = 1 + self.cost
        fresh = f"{event.card} {self.game.state.serial}" not in self.game.state.recall(RISEN)
        return fresh and self.game.state.players[self.owner].stash >= price and rules.can_play(self)

    @trait("after", happens.Discarded, happens.Aced, if_=_prey, zones=(DISCARD,))
    def rise(self, use: Use) -> Flow[None]:
        """After an opposing dude in play is discarded or aced, but not as a casualty, you may attach
        this card from your discard pile to your dude, paying its cost and 1 more ghost rock. Only 1 Blighted
        may be attached in this way for each such dude."""
        assert isinstance(use.event, happens.CardEvent)
        if (
            yield from use.confirm(
                f"Attach {self.title} from your discard pile for {1 + self.cost} ghost rock?"
            )
        ):
            yield from use.pay(1)
            yield from use.play(self)
            self.game.state.remember(RISEN, f"{use.event.card} {self.game.state.serial}")
