"""Dirty Deeds: goods."""

from __future__ import annotations

from gomorra.cards.vocabulary import Card, Flow, Goods, Use, cheatin
from gomorra.engine import hands


def _ready(card: Card, use: Use) -> bool:
    return not hands.is_cheatin(use.game, use.seat) or not card.bearer.booted


class JaelsGuile(Goods):
    """Jael's Guile"""

    @cheatin(boot=True, if_=_ready)
    def entice(self, use: Use) -> Flow[None]:
        """Cheatin' Resolution, Boot: With a Cheatin' hand of your own boot this dude, too. Your opponent twice boots or discards
        a dude of the posse, wanted ones before others."""
        if hands.is_cheatin(self.game, use.seat):
            yield from use.boot(self.bearer, cost=True)
        for _ in range(2):
            yield from self._suffer(use)

    def _suffer(self, use: Use) -> Flow[None]:
        fight, side = self.game.shootout, use.side
        if fight is None or side is None:
            return
        ways = [
            (foe, how)
            for foe in map(self.game.card, fight.posses[1 - side])
            for how in ("boot", "discard")
            if self._possible(use, foe, how)
        ]
        if any(foe.wanted for foe, _ in ways):
            ways = [(foe, how) for foe, how in ways if foe.wanted]
        loser = fight.seats[1 - side]
        able = list(dict.fromkeys(foe for foe, _ in ways))
        foe = yield from use.pick(able, "Which dude pays?", by=loser)
        if foe is None:
            return
        hows = [how for other, how in ways if other is foe]
        if (yield from use.choose_word(hows, f"What happens to {foe.title}?", by=loser)) == "boot":
            yield from use.boot(foe)
        else:
            yield from use.discard(foe)

    def _possible(self, use: Use, foe: Card, how: str) -> bool:
        if use.untouchable(foe) or use.stops(how, foe):
            return False
        return how != "boot" or not foe.booted
