"""The Curtain Rises: dudes."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    Dude,
    Flow,
    Use,
    goods,
    in_discard,
    in_town,
    job,
    location,
    outfit,
    where,
    your,
)


class _MaggieHarris(Dude):
    """A horse thief, in either edition."""

    def _bring_a_horse(self, use: Use) -> Flow[None]:
        able = where(lambda card, use: card.has("Horse") and use.can_play(card, 1), "Horse")
        horse = yield from use.choose(in_discard & goods & able)
        if horse is not None:
            yield from use.play(horse, 1)


class MaggieHarris(_MaggieHarris):
    """Maggie Harris"""

    @job(boot=True, mark=outfit & your)
    def rustle(self, use: Use) -> Flow[None]:
        """Noon Job, Boot: Mark your home. Success: your dude gets a Horse from your discard pile for 1 ghost rock less."""
        yield from self._bring_a_horse(use)


class MaggieHarrisWeirdWest(_MaggieHarris):
    """Maggie Harris"""

    printings = ("24035",)

    @job(
        boot=True,
        mark=location & in_town & where(lambda card, use: card.place != use.leader.place, "elsewhere"),
    )
    def rustle(self, use: Use) -> Flow[None]:
        """Noon Job, Boot: Maggie marks a location in town other than her own. Success: your dude gets a Horse from your discard pile
        for 1 ghost rock less."""
        yield from self._bring_a_horse(use)
