"""New Town, New Rules: goods."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    BEARER,
    Act,
    Card,
    Flow,
    Goods,
    Use,
    adjacent,
    always,
    cannot,
    deed,
    goods,
    noon,
    opposing,
    shootout,
    this_dude,
)


def _with_cards(use: Use) -> list[int]:
    return [seat for seat in use.opponents if use.game.state.players[seat].hand]


class TelepathyHelmet(Goods):
    """Telepathy Helmet"""

    @always(cannot(Act.AFFECT), on=BEARER)
    def foresight(self, card: Card, use: Use | None, other: Card) -> bool:
        """While you are the Winner, other players' Shootout abilities do not affect this dude."""
        winner = self.game.state.winner == card.controller
        return winner and use is not None and use.kind == "shootout" and use.seat != card.controller

    @noon(repeat=True, pay=1, if_=lambda card, use: bool(_with_cards(use)))
    def listen(self, use: Use) -> Flow[None]:
        """Repeat Noon, Pay 1 Ghost Rock: Look at another player's hand."""
        seat = yield from use.choose_player(_with_cards(use), "Whose hand do you look at?")
        yield from use.look([self.game.card(card) for card in self.game.state.players[seat].hand])


class FaithfulHound(Goods):
    """Faithful Hound"""

    @shootout(boot=True, target=goods & opposing)
    def worry(self, use: Use) -> Flow[None]:
        """Shootout, Boot: Choose any goods in the opposing posse, then pull. If the pull is lower than its
        value, discard it."""
        if (yield from use.pull(use.actor)).value < use.target.value:
            yield from use.discard(use.target)


class FaithfulHoundWeirdWest(Goods):
    """Faithful Hound"""

    printings = ("24153",)

    @shootout(boot=True, target=goods & opposing)
    def worry(self, use: Use) -> Flow[None]:
        """Shootout, Boot: Choose any goods in the opposing posse, then pull. If the pull is lower than its
        value, boot it; you may discard this card to discard that goods instead."""
        if (yield from use.pull(use.actor)).value >= use.target.value:
            return
        if (yield from use.confirm(f"Discard the Hound to discard {use.target.title}?")):
            if (yield from use.discard(self)):
                yield from use.discard(use.target)
        else:
            yield from use.boot(use.target)


class PlasmaDrill(Goods):
    """Plasma Drill"""

    @noon(boot=True, pay=1, boots=this_dude, target=deed & adjacent)
    def undermine(self, use: Use) -> Flow[None]:
        """Noon, Boot, Pay 1 Ghost Rock: Boot this dude. Choose an adjacent deed. Its owner pays ghost rock
        equal to its production or discards it."""
        owner, price = use.target.owner, use.target.production
        title = use.target.title
        if not (yield from use.may_pay(price, f"to save {title}", seat=owner, otherwise=f"Discard {title}")):
            yield from use.discard(use.target)
