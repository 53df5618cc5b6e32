"""Blood Moon Rising: dudes."""

from __future__ import annotations

from gomorra.cards.vocabulary import Dude, Flow, Use, noon, resolution
from gomorra.engine import entry, hands


class MarioCraneExp1(Dude):
    """Mario Crane (Exp.1)

    Mario counts as Sloane for uniqueness."""

    @property
    def names(self) -> tuple[str, ...]:
        return (*super().names, "sloane")

    def _this_round(self) -> str:
        fight = self.game.shootout
        return f"{fight.number}.{fight.round}" if fight is not None else ""

    @resolution(repeat=True, if_=lambda card, use: card.counter("blamed") != card._this_round())
    def blame(self, use: Use) -> None:
        """Repeat Resolution: If your hand is Cheatin', you take 2 casualties fewer this round; against a legal hand at
        least 1. Once a round."""
        use.count_on(self, "blamed", self._this_round())
        if hands.is_cheatin(self.game, use.seat):
            use.casualties(use.seat, -2)
            if use.has_legal_hand(use.opponent):
                use.for_player(use.seat, "least casualties", 1, until="round")


class PostATron(Dude):
    """POST-A-TRON

    POST-A-TRON may be in your starting gang. It must then be invented, free of ghost rock, once decks are shuffled;
    otherwise it is discarded."""

    def begin(self, use: Use) -> Flow[None]:
        scientists = entry.inventors(self.game, use.seat)
        scientist = yield from use.pick(scientists, "Who invents POST-A-TRON?")
        made = False
        if scientist is not None:
            yield from use.boot(scientist, cost=True)
            made = (yield from use.skill_test(scientist, "Mad Scientist")) >= entry.difficulty(self)
        if not made:
            yield from use.discard(self)
        yield from use.end_pulls()

    @noon(boot=True)
    def deliver(self, use: Use) -> Flow[None]:
        """Noon, Boot: If POST-A-TRON is in the town square, gain 3 ghost rock."""
        if self.in_town_square:
            yield from use.gain(3)
