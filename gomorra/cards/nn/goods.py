"""Nightmare at Noon: goods."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    BEARER,
    Card,
    Fixed,
    Flow,
    Goods,
    Stat,
    Use,
    Why,
    always,
    another,
    booted,
    cheatin,
    dude,
    faces_guns,
    happens,
    here,
    noon,
    on_actor,
    shootout,
    spell,
    trait,
    wanted,
)
from gomorra.engine.board import players


class DogsDuster(Goods):
    """Dog's Duster"""

    @always(Stat.INFLUENCE, on=BEARER)
    def respectable(self, card: Card) -> int:
        """While not wanted, this dude has +1 influence."""
        return int(not card.wanted)

    def _on_duty(self, event: happens.BountyChanged) -> bool:
        mine = event.card == self.bearer.id and event.why == Why.TRESPASS
        return mine and self.bearer.has("Deputy") and not self.bearer.wanted

    @trait("when", happens.BountyChanged, if_=_on_duty, instead=True)
    def badge(self, use: Use) -> None:
        """A Deputy who has this card does not become wanted for being in a posse at a Private location."""
        assert use.event is not None
        use.event.replaced = True

    @noon(boot=True, target=another & dude & wanted & here)
    def challenge(self, use: Use) -> Flow[None]:
        """Noon, Boot: Choose another player's wanted dude at this location. If this dude is unbooted, your
        dude at this location calls out that dude."""
        if not use.actor.booted:
            beside = [card for card in self.game.dudes(use.seat) if card.place == use.actor.place]
            callers = [card for card in beside if use.can_call_out(card, use.target)]
            caller = yield from use.pick(callers, f"Who calls out {use.target.title}?")
            if caller is not None:
                yield from use.call_out(caller, use.target)


class StokersSabre(Goods):
    """Stoker's Sabre"""

    @always(Stat.BULLETS)
    def outranged(self, card: Card) -> Fixed | None:
        """While the opposing posse has an unbooted non-Melee Weapon, this card has no bullet bonus."""
        return Fixed(0) if faces_guns(self) else None

    @always(Stat.VALUE, on=BEARER)
    def poise(self, card: Card) -> int:
        """This dude has +3 value."""
        return 3

    @shootout(boot=True, target=spell & on_actor & booted)
    def focus(self, use: Use) -> Flow[None]:
        """Shootout, Boot: Unboot a spell on this dude. Its abilities may be used one more time today."""
        yield from use.unboot(use.target)
        use.use_again(use.target)


class FateDispenser(Goods):
    """Fate Dispenser

    Once invented, attach this Gadget to an in-town deed you control.
    """

    attaches_to = "deed"

    def can_attach_to(self, host: Card) -> bool:
        return host.in_town

    @noon(controller=True, boot=True)
    def dispense(self, use: Use) -> Flow[None]:
        """Controller Noon, Boot: Draw a card if your hand has fewer cards than your hand size."""
        if len(self.game.state.players[use.seat].hand) < players.hand_size(self.game, use.seat):
            yield from use.draw()


class SoulCage(Goods):
    """Soul Cage"""

    def _souls(self, use: Use) -> list[Card]:
        cheats = [use.cheater] if use.cheater >= 0 else self.game.cheaters(use.seat)
        rank = max((use.hand_rank(seat) for seat in cheats), default=0)
        player = self.game.state.players[use.seat]
        return [
            card
            for card in map(self.game.card, (*player.discard, *player.boot_hill))
            if card.is_dude and card.has("Abomination")
            if card.cost <= rank and use.can_play(card, free=True)
        ]

    @cheatin(boot=True, if_=lambda card, use: bool(card._souls(use)))
    def open_the_cage(self, use: Use) -> Flow[None]:
        """Cheatin' Resolution, Boot: Choose an Abomination dude in your discard pile or Boot Hill whose cost
        is no higher than the rank of the Cheatin' hand. They enter play at this location at no cost. In a
        shootout, they join your posse."""
        soul = yield from use.pick(self._souls(use), "Which Abomination is set free?")
        if soul is not None and (yield from use.play(soul, free=True, at=self.location)):
            if self.game.shootout is not None:
                yield from use.join(soul)
