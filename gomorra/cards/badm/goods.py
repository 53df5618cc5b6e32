"""Bad Medicine: goods."""

from __future__ import annotations

from collections import Counter

from gomorra.cards.vocabulary import (
    ALL,
    BEARER,
    OUT_OF_PLAY,
    PLAY,
    Act,
    Card,
    Flow,
    Goods,
    Phase,
    Stat,
    Use,
    Why,
    always,
    cannot,
    cheatin,
    happens,
    own_stat,
    react,
    resolution,
)
from gomorra.engine.board import sides


class HawleysRose(Goods):
    """Hawley's Rose"""

    @always(Stat.KEYWORD, on=BEARER)
    def tainted(self, card: Card) -> str:
        """This dude is an Abomination."""
        return "Abomination"

    @always(Stat.INFLUENCE, on=BEARER)
    def night_bloom(self, card: Card) -> int:
        """During Sundown, this dude has +1 influence, or +2 influence if another player's dude is at the same
        deed."""
        if self.game.state.phase != Phase.SUNDOWN:
            return 0
        crowd = card.location.is_deed and any(
            other.controller != card.controller for other in card.dudes_here
        )
        return 2 if crowd else 1


def _three_pairs(card: Card, use: Use) -> bool:
    """Three pairs of different values in the draw hand and the top card of the discard pile."""
    pile = use.game.state.players[use.seat].discard
    if not pile:
        return False
    cards = [*use.draw_hand(), use.game.card(pile[-1])]
    counts = Counter(card.value for card in cards if card.value)
    return sum(count >= 2 for count in counts.values()) >= 3


class LeMatRevolver(Goods):
    """LeMat Revolver"""

    @cheatin(boot=True)
    def grapeshot(self, use: Use) -> Flow[None]:
        """Cheatin' Resolution, Boot: Raise your hand rank by this dude's bullets."""
        yield from use.rank(use.seat, self.bearer.bullets)

    @resolution(boot=True, if_=lambda card, use: card.bearer.is_stud)
    def second_barrel(self, use: Use) -> Flow[None]:
        """Resolution, Boot: This dude must be a stud. If your draw hand and the top card of your discard pile
        together have 3 pairs of different values, raise your hand rank by this dude's bullets."""
        if _three_pairs(self, use):
            yield from use.rank(use.seat, self.bearer.bullets)


SECOND_BARREL = own_stat("second barrel", "The seat whose hand this dude's revolver may raise.")


class LeMatRevolverWeirdWest(Goods):
    """LeMat Revolver"""

    printings = ("24162",)

    keeps_traits = True  # what the second barrel does is an effect, no trait

    grapeshot = LeMatRevolver.__dict__["grapeshot"]

    @resolution(boot=True, if_=lambda card, use: card._shooting())
    def second_barrel(self, use: Use) -> None:
        """Resolution, Boot: This dude must be a stud and your shooter. While your draw hand and the top card
        of your discard pile together have 3 pairs of different values, your hand rank is raised by this
        dude's bullets."""
        use.change(self.bearer.id, SECOND_BARREL, use.seat)

    def _shooting(self) -> bool:
        fight = self.game.shootout
        return fight is not None and self.bearer.id in fight.shooters and self.bearer.is_stud

    @always(Stat.RANK, on=ALL, zones=(PLAY, *OUT_OF_PLAY))
    def _barrel(self, seat: int) -> int:
        shooters = [dude for dude in self.game.dudes() if self._fires_for(seat, dude)]
        return shooters[0].bullets if shooters and _three_pairs(self, self.game.rules(seat)) else 0

    def _fires_for(self, seat: int, dude: Card) -> bool:
        marks = self.game.modifiers_of(dude.id, SECOND_BARREL)
        return any(mark.source == self.id and mark.amount == seat for mark in marks)


class YagnsMechanicalSkeleton(Goods):
    """Yagn's Mechanical Skeleton"""

    @always(Stat.KEYWORD, on=BEARER)
    def clockwork(self, card: Card) -> str:
        """This dude is a Gadget."""
        return "Gadget"

    @always(Stat.VALUE, on=BEARER)
    def plating(self, card: Card) -> int:
        """This dude has +3 value."""
        return 3

    @always(cannot(Act.BOOT), cannot(Act.MOVE), on=BEARER)
    def immovable(self, card: Card, use: Use | None, other: Card) -> bool:
        """Opposing cards can neither boot nor move this dude."""
        return use is not None and not use.by_rules and sides.opposed(self.game, card.controller, use.seat)


class YagnsMechanicalSkeletonWeirdWest(Goods):
    """Yagn's Mechanical Skeleton"""

    printings = ("24175",)

    @always(Stat.KEYWORD, on=BEARER)
    def clockwork(self, card: Card) -> str:
        """This dude is a Gadget."""
        return "Gadget"

    def _shoved(self, event: happens.CardEvent) -> bool:
        host = self.host
        if host is None or event.card != host.id or not event.source:
            return False
        if getattr(event, "why", "") == Why.HOME or (isinstance(event, happens.Moved) and event.booting):
            return False  # part of going home booted, which is answered as a whole
        return event.seat != host.controller

    @react("when", happens.Booted, happens.Moved, happens.SentHome, if_=_shoved, instead=True, boot=True)
    def brace(self, use: Use) -> None:
        """React, Boot: When another player's ability would move or boot this dude, they neither move nor
        boot."""
        assert use.event is not None
        use.event.replaced = True
