"""Foul Play: actions."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    BEARER,
    Action,
    Card,
    Flow,
    Stat,
    Use,
    always,
    attachable,
    cheatin,
    has,
    on_your_posse,
    resolution,
    where,
)
from gomorra.engine.board import hands


def _your_shooter(use: Use) -> Card | None:
    fight, side = use.game.shootout, use.side
    return use.game.card(fight.shooters[side]) if fight is not None and side is not None else None


class Outgunned(Action):
    """Outgunned"""

    @resolution()
    def overwhelm(self, use: Use) -> Flow[None]:
        """Resolution: If your posse has more bullets in total than the opposing posse, boot your shooter to
        raise your hand rank by 2."""
        fight, side, shooter = self.game.shootout, use.side, _your_shooter(use)
        assert fight is not None and side is not None and shooter is not None
        mine, theirs = (
            sum(self.game.card(card).bullets for card in fight.posses[whose]) for whose in (side, 1 - side)
        )
        if mine > theirs and shooter.in_posse and (yield from use.boot(shooter)):
            yield from use.rank(use.seat, 2)


class MartyrsCry(Action):
    """Martyr's Cry"""

    @resolution(discards=has("Miracle") & on_your_posse)
    def forgive(self, use: Use) -> None:
        """Resolution: Discard a Miracle from your dude in your posse. You take 3 fewer casualties, or 5 fewer
        if your opponent has a Cheatin' hand."""
        use.casualties(use.seat, -5 if hands.is_cheatin(self.game, use.opponent) else -3)


class DeliberateInfection(Action):
    """Deliberate Infection"""

    def _exposed(self, use: Use) -> list[Card]:
        cheats = use.game.cheaters(use.seat) if use.cheater < 0 else [use.cheater]
        able = [card for seat in cheats for card in use.game.dudes(seat)]
        return [card for card in able if use.choosable(card) and attachable(card, use)]

    @cheatin(if_=lambda card, use: bool(card._exposed(use)))
    def cough(self, use: Use) -> Flow[None]:
        """Cheatin' Resolution: The cheating player chooses one of their dudes, or you do in a shootout.
        Attach this card to that dude and send them home booted."""
        able, prompt = self._exposed(use), "Who is infected?"
        if self.game.shootout is not None:  # then decoys hold as for any card that is chosen
            victim = yield from use.choose(where(lambda card, use: card in able), prompt)
        else:
            victim = yield from use.pick(able, prompt, by=use.cheater)
        if victim is not None:
            yield from use.attach_self(victim)
            yield from use.send_home_booted(victim)

    @always(Stat.UPKEEP, on=BEARER)
    def nurse(self, card: Card) -> int:
        """This dude has +1 upkeep."""
        return 1

    @always(Stat.INFLUENCE, on=BEARER)
    def shunned(self, card: Card) -> int:
        """This dude has -1 influence."""
        return -1
