"""Verbs of hands and piles: drawing, discarding, acing, searching, looking."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from gomorra.engine import table
from gomorra.engine.choice import Predicate, Test, as_predicate
from gomorra.engine.decision import Flow
from gomorra.engine.events import (
    Aced,
    BountyCollected,
    CardEvent,
    Discarded,
    Drawn,
    Gained,
    Left,
    Moved,
    Removed,
    Returned,
    Seen,
    Shuffled,
)
from gomorra.engine.state import BOOT_HILL, DECK, DISCARD, GONE, HAND, PLAY
from gomorra.engine.verbs.asking import Asking
from gomorra.engine.verbs.board import Board

if TYPE_CHECKING:
    from gomorra.engine.card import Card


# Every ignored argument type below: these verbs are only ever part of a Use, which mypy cannot know.
class Piles(Asking, Board):
    """What happens to cards in hands and piles, and when they go there."""

    __slots__ = ()

    def draw(self, count: int = 1, seat: int | None = None) -> Flow[list[Card]]:
        """Draw cards into the play hand."""
        who = self.seat if seat is None else seat
        drawn: list[int] = []
        heard = self.game.anybody_listens(Drawn)
        for _ in range(count):
            card = table.next_card(self.game, who)
            if not card:
                break
            if heard:
                yield from self.do(Drawn((card,), seat=who))
            else:
                table.put(self.game, card, HAND)
            drawn.append(card)
        if drawn and not heard:
            self.game.record(self.by(Drawn(tuple(drawn), seat=who)))
        return [self.game.card(card) for card in drawn]

    def discard(self, card: Card, *, why: str = "", cost: bool = False, final: bool = False) -> Flow[bool]:
        """Discard a card from wherever it is; says whether it went."""
        return (yield from self._put_away(Discarded(card.id, card.zone, why, cost=cost, final=final), card))

    def ace(self, card: Card, *, why: str = "", cost: bool = False, final: bool = False) -> Flow[bool]:
        """Ace a card: it goes to Boot Hill. By an effect a Harrowed dude is discarded instead."""
        if card.in_play and card.is_dude and why != "casualty" and not final and card.has("Harrowed"):
            yield from self.discard(card, why=why, cost=cost)
            return False
        return (yield from self._put_away(Aced(card.id, card.zone, why, cost=cost, final=final), card))

    def _put_away(self, event: Discarded | Aced, card: Card, *, from_pile: bool = False) -> Flow[bool]:
        act = "ace" if isinstance(event, Aced) else "discard"
        in_play = card.zone == PLAY
        if card.zone in (DISCARD, BOOT_HILL, GONE) and not from_pile:
            return False
        if not event.final:
            if in_play and (self.untouchable(card) or self.stops(act, card)):
                return False
            if not in_play and self.stops(f"{act} out of play", card):
                return False
        bounty = card.bounty
        controller = event.whose = card.controller
        side = self.game.side_of(card.id)
        event.side = side if side is not None else -1
        location = card.id if in_play and card.is_deed else -1
        collector = self.game.bounty_collector(card, event, self) if bounty else -1
        extra = sum(int(m.amount) for m in self.game.modifiers_of(card.id, "extra for collecting"))
        yield from self.do(event)
        if event.replaced:
            return False
        if collector >= 0 and collector not in (card.owner, controller):
            yield from self.do(BountyCollected(card.id, bounty, seat=collector))
            yield from self.do(Gained(bounty, "bounty", seat=collector))
            if extra:
                yield from self.do(Gained(extra, "on top of the bounty", seat=collector))
        if location > 0:
            yield from self.clear_location(location)
        return True

    def clear_location(self, location: int) -> Flow[None]:
        """A deed has left play: the dudes there go home booted (RB-2.4-p)."""
        rules = self.game.rules(self.seat)
        for dude in self.game.dudes_at(location):
            yield from rules.send_home_booted(dude)
            if dude.in_play and dude.place == location:  # whatever protects it, it cannot stay nowhere
                side, home = self.game.side_of(dude.id), self.game.state.players[dude.controller].home
                yield from rules.do(Moved(dude.id, location, home, "home"))
                if side is not None and dude.in_play:
                    yield from rules.do(Left(dude.id, side))

    def _leave(self, card: Card, event: CardEvent) -> Flow[None]:
        """A card goes elsewhere than to a pile; the dudes at a deed that leaves play go home."""
        location = card.id if card.in_play and card.is_deed else 0
        yield from self.do(event)
        if location and not card.in_play:
            yield from self.clear_location(location)

    def ace_from_pile(self, card: Card) -> Flow[bool]:
        """Ace a card that lies in a discard pile."""
        return (yield from self._put_away(Aced(card.id, card.zone), card, from_pile=True))

    def unearth(self, card: Card) -> Flow[bool]:
        """Put a card from Boot Hill into its owner's discard pile."""
        if self.stops("leave pile", card):
            return False
        return (yield from self._put_away(Discarded(card.id, card.zone), card, from_pile=True))

    def remove_from_game(self, card: Card) -> Flow[None]:
        """Take a card, usually a token, out of the game."""
        if card.in_play:
            yield from self._leave(card, Removed(card.id))

    def to_hand(self, card: Card) -> Flow[bool]:
        """Put a card into its owner's play hand; another player's card is discarded instead (FQ-Owner-a)."""
        if card.owner != self.seat:
            yield from self.discard(card)
            return False
        if self.stops("leave pile", card):
            return False
        yield from self._leave(card, Returned(card.id, HAND))
        return True

    def return_to_hand(self, card: Card) -> Flow[bool]:
        """Put a card back into the play hand of its owner, whoever that is."""
        if card.in_play and self.untouchable(card):
            return False
        yield from self._leave(card, Returned(card.id, HAND))
        return True

    def to_deck(self, card: Card, *, bottom: bool = False) -> Flow[bool]:
        """Put a card on top of (or under) its owner's deck."""
        if self.stops("leave pile", card):
            return False
        yield from self._leave(card, Returned(card.id, DECK, bottom=bottom))
        return True

    def discard_from_hand(
        self, count: int = 1, prompt: str = "", *, seat: int | None = None
    ) -> Flow[list[Card]]:
        """A player discards cards of his choice from his hand."""
        who = self.seat if seat is None else seat
        words = prompt or "Discard a card from your hand"
        gone: list[Card] = []
        for _ in range(count):
            hand = [self.game.card(card) for card in self.game.state.players[who].hand]
            card = yield from self.pick(hand, words, by=who)
            if card is None:
                break
            yield from self.discard(card)
            gone.append(card)
        return gone

    def discard_at_random(self, count: int = 1, *, seat: int | None = None) -> Flow[list[Card]]:
        """A player discards cards of his hand that chance picks."""
        gone = self.random_cards(count, seat)
        for card in gone:
            yield from self.discard(card)
        return gone

    def random_cards(self, count: int, seat: int | None = None) -> list[Card]:
        """So many cards of a play hand, picked by chance."""
        hand = list(self.game.state.players[self.seat if seat is None else seat].hand)
        picked = [hand.pop(self.game.state.roll(len(hand))) for _ in range(min(count, len(hand)))]
        return [self.game.card(card) for card in picked]

    def look(self, cards: Sequence[Card], seat: int | None = None) -> Flow[None]:
        """A player looks at hidden cards and knows them from now on."""
        who = self.seat if seat is None else seat
        for card in cards:
            self.game.state.known[card.id] |= 1 << who
        yield from self.do(Seen(tuple(card.id for card in cards), seat=who))

    def reveal(self, cards: Sequence[Card]) -> Flow[None]:
        """Show hidden cards to everybody."""
        for card in cards:
            self.game.state.known[card.id] = self.game.state.everyone()
        if cards:
            shown = ", ".join(card.title for card in cards)
            self.game.say(f"{self.game.name(self.seat)} reveals {shown}.", self.seat)
        yield from ()

    def top_of_deck(self, count: int, seat: int | None = None) -> list[Card]:
        """The top cards of a deck, as many as there are."""
        who = self.seat if seat is None else seat
        return [self.game.card(card) for card in self.game.state.players[who].deck[:count]]

    def shuffle(self, seat: int | None = None) -> Flow[None]:
        who = self.seat if seat is None else seat
        self.game.state.shuffle(who)
        yield from self.do(Shuffled(seat=who))

    def search(
        self, predicate: Predicate | Test, prompt: str = "", *, count: int = 1, piles: str = "deck"
    ) -> Flow[list[Card]]:
        """Search the deck for up to so many cards, then shuffle (the found ones are set apart first).

        `piles="deck and discard"` searches both piles, `"deck or discard"` lets the player leave the deck alone.
        The caller puts the found cards where they go; they leave the deck before the shuffle.
        """
        wanted = as_predicate(predicate)
        player = self.game.state.players[self.seat]
        deck = [self.game.card(card) for card in player.deck]  # CG-Searching-c: an empty one is not refilled
        cards = list(deck)
        if piles != "deck":
            lying = (self.game.card(card) for card in player.discard)
            cards += [card for card in lying if not self.stops("leave pile", card)]
        if piles == "deck or discard":
            where = yield from self.choose_word(["deck and discard pile", "discard pile"], "Search what?")
            deck = deck if where != "discard pile" else []
            cards = [card for card in cards if card in deck or card.zone == DISCARD]
        if deck:
            yield from self.look(deck)
        found: list[Card] = []
        while len(found) < count:
            hits = [card for card in cards if card not in found and wanted.test(card, self)]  # type: ignore[arg-type]
            if not hits:
                break
            card = yield from self.pick(hits, prompt or "Take which card?", optional=True)
            if card is None:
                break
            found.append(card)
        for card in found:
            self.game.lift_to_limbo(card)
        if deck:
            yield from self.shuffle()
        return found
