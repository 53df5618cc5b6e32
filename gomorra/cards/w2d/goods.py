"""Welcome to Deadwood: goods."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    BEARER,
    Act,
    Card,
    Flow,
    Goods,
    Until,
    Use,
    always,
    cannot,
    cheatin,
    dude,
    has,
    here,
    in_hand,
    noon,
    opposing,
    resolution,
    shootout,
    with_attached,
)
from gomorra.engine.board import hands
from gomorra.engine.fights import posse


class FeatheredFriend(Goods):
    """Feathered Friend"""

    @noon(boot=True, target=dude & here)
    def circle(self, use: Use) -> Flow[None]:
        """Noon, Boot: Choose any dude at this location. Look at 1 random card in their controller's hand."""
        yield from use.look(use.random_cards(1, use.target.controller))

    @shootout(boot=True)
    def swoop(self, use: Use) -> Flow[None]:
        """Shootout, Boot: Look at 1 random card in your opponent's hand."""
        yield from use.look(use.random_cards(1, use.opponent))


class BulletproofVest(Goods):
    """Bulletproof Vest"""

    @always(cannot(Act.JOIN), on=BEARER)
    def heavy(self, card: Card, use: Use | None, place: Card | None) -> bool:
        """This dude cannot boot to join a posse from an adjacent location."""
        if use is None or not use.by_rules or place is None or not card.adjacent_to(place):
            return False
        return posse.boots_to_join(self.game, card) and not posse.in_place(self.game, card, place.place)

    @resolution(boot=True, discards=in_hand)
    def absorb(self, use: Use) -> None:
        """Resolution, Boot: Discard 1 card from your hand. Your posse takes 1 fewer casualty this round."""
        use.casualties(use.posse_player, -1)


class PaleHorse(Goods):
    """Pale Horse"""

    @cheatin(boot=True)
    def trample(self, use: Use) -> Flow[None]:
        """Cheatin' Resolution, Boot: You may choose an opposing dude (in lowball, another player's dude) who
        has no Horse and send them home booted. If your hand is legal in a shootout, you take 1 fewer casualty
        this round for each of this dude's bullets."""
        foe = yield from use.choose(
            opposing & dude & ~with_attached(has("Horse")), "Who goes home booted?", optional=True
        )
        if foe is not None:
            yield from use.send_home_booted(foe)
        if self.game.shootout is not None and hands.is_legal(self.game, use.seat):
            use.casualties(use.seat, -self.bearer.bullets)


class KineticAccretionActualizer(Goods):
    """Kinetic Accretion Actualizer"""

    @shootout(repeat=True, once="round")
    def charge(self, use: Use) -> None:
        """Repeat Shootout: This card gets +1 bullets until Sundown. Use this ability only once per round."""
        use.modify(self, bullets=1, until=Until.NOON)
