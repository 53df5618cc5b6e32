"""There Comes a Reckoning: goods."""

from __future__ import annotations

from gomorra.cards.vocabulary import BEARER, BOOT_HILL, Card, Flow, Goods, Use, always, cheatin


class DevilsSixGun(Goods):
    """Devil's Six Gun"""

    @always("shooter", on=BEARER)
    def deadly(self, card: Card) -> str:
        """This dude is a stud."""
        return "stud"

    @cheatin(boot=True)
    def bargain(self, use: Use) -> Flow[None]:
        """Cheatin' Resolution, Boot: Put a joker from your Boot Hill, discard pile or deck into your draw hand as a card of
        your choice and discard a card of that hand. Before you discard the hand, shuffle the joker into your deck."""
        player = self.game.state.players[use.seat]
        cards = [self.game.card(card) for card in (*player.boot_hill, *player.discard, *player.deck)]
        yield from use.look([card for card in cards if card.zone != BOOT_HILL])
        joker = yield from use.pick([card for card in cards if card.is_joker], "Which joker?")
        if joker is not None:
            use.into_draw_hand(joker)
        yield from use.shuffle()
        if joker is None:
            return
        yield from use.name_card(joker)
        surplus = yield from use.pick(use.draw_hand(), "Discard a card of your draw hand")
        if surplus is not None:
            yield from use.discard(surplus)
        use.later(f"discarding hand {use.seat}", "settle", joker, until="phase")

    def settle(self, use: Use, number: int) -> Flow[None]:
        joker = self.game.card(number)
        if joker in use.draw_hand():
            yield from use.to_deck(joker)
            yield from use.shuffle()
