"""Verbs about pulls and draw hands, and cards taken from the top of a deck."""

from __future__ import annotations

from collections.abc import Container
from typing import TYPE_CHECKING

from gomorra.engine.board import hands
from gomorra.engine.events import Cast, HandsExchanged, JokerNamed, Pulled, table
from gomorra.engine.fights import drawing
from gomorra.engine.kernel.decision import Decision, Flow
from gomorra.engine.kernel.state import DRAW
from gomorra.engine.plays import pulls
from gomorra.engine.words import Memory

if TYPE_CHECKING:
    from gomorra.engine.card.handle import Card
    from gomorra.engine.plays.pulls import Pull
    from gomorra.engine.verbs.use import Use


def pull(use: Use, dude: Card | None = None, seat: int | None = None) -> Flow[Pull]:
    """Pull a card; it is discarded when the use is over."""
    return (yield from pulls.pull(use, dude, seat))


def exchange(use: Use, old: Card, new: Card, *, seat: int | None = None) -> Flow[None]:
    """Discard a card of a draw hand and put another one in its place."""
    yield from use.discard(old)
    use.into_draw_hand(new, seat)


def replace_pull(use: Use, card: Card) -> Flow[None]:
    """In answer to a pull: discard the pulled card and let this one be the pull instead."""
    event = use.event
    assert isinstance(event, Pulled)
    yield from use.discard(use.game.card(event.card))
    use.game.lift_to_limbo(card)
    assert card.suit is not None
    event.card, event.suit, event.value = card.id, hands.SUITS.index(card.suit), card.value


def pull_anew(use: Use) -> Flow[None]:
    """In answer to a pull: discard the pulled card and let the next one be the pull instead."""
    event = use.event
    assert isinstance(event, Pulled)
    for card in (yield from use.top_five(1, event.seat)):
        if card.is_joker:
            yield from use.discard(use.game.card(event.card))
            yield from hands.name_joker(use.game, card.id, by=event.seat)
            event.card, (event.suit, event.value) = card.id, use.game.state.named[card.id]
        else:
            yield from use.replace_pull(card)


def pull_again(use: Use) -> Flow[None]:
    """In answer to a skill test: pull once more, and let that value decide the test instead."""
    event = use.event
    assert isinstance(event, Cast)
    test = event.use
    before = test.pulled.value
    test.pulled = yield from use.pull(use.game.card(event.dude))
    test.total += test.pulled.value - before
    test.margin += test.pulled.value - before
    event.success, event.total = test.margin >= 0, test.total


def exchange_draw_hands(use: Use, seat: int) -> None:
    """Swap draw hands with another player; what changes a player's rank stays with the player."""
    mine, theirs = use.game.state.players[use.seat], use.game.state.players[seat]
    mine.draw_hand, theirs.draw_hand = theirs.draw_hand, mine.draw_hand
    use.game.record(HandsExchanged(seat, source=use.source, seat=use.seat, kind=use.kind))
    use.game.state.version += 1


def deal(use: Use, count: int = 1, seat: int | None = None) -> list[Card]:
    """Draw cards into a draw hand, unseen by others until it is revealed."""
    dealt = drawing.deal(use.game, use.seat if seat is None else seat, count)
    return [use.game.card(card) for card in dealt]


def into_draw_hand(use: Use, card: Card, seat: int | None = None) -> None:
    """Put a card into a draw hand."""
    holder = use.seat if seat is None else seat
    named = use.game.state.named.get(card.id)
    table.put(use.game, card.id, DRAW, holder=holder)
    use.game.state.known[card.id] = use.game.state.everyone()
    if named is not None:
        use.game.state.named[card.id] = named


def name_card(
    use: Use, card: Card, prompt: str = "", *, by: int | None = None, without: Container[int] = ()
) -> Flow[None]:
    """A card of a draw hand counts as a suit and value of the player's choice."""
    words = prompt or f"Which suit and value does {card.title} count as?"
    seat = use.seat if by is None else by
    options = [option for option in hands.NAMES if option.payload[2] not in without]
    answer = yield Decision(seat, "joker", words, options, source=card.id)
    yield from use.make_card(card, int(answer[1]), int(answer[2]))


def make_card(use: Use, card: Card, suit: int, value: int) -> Flow[None]:
    """A card of a draw hand counts as this suit and value from now on."""
    yield from use.do(JokerNamed(card.id, suit, value))


def end_pulls(use: Use) -> Flow[None]:
    """The results of this use's pulls are carried out: the cards are discarded."""
    yield from pulls.finish(use)


def start_in_play(use: Use, card: Card) -> Flow[None]:
    """Put a card into the starting gang: nothing counts as entering play."""
    table.enter(use.game, card.id, use.game.state.players[use.seat].home, -1, use.seat)
    use.game.log_start(use.seat, card.id)
    yield from ()


def top_five(use: Use, count: int = 5, seat: int | None = None) -> Flow[list[Card]]:
    """Take the top cards of a deck, reshuffling as needed; they wait to be put somewhere."""
    taken: list[Card] = []
    for _ in range(count):
        number = table.next_card(use.game, use.seat if seat is None else seat)
        if not number:
            break
        card = use.game.card(number)
        use.game.lift_to_limbo(card)
        taken.append(card)
    yield from ()
    return taken


def draw_hand(use: Use, seat: int | None = None) -> list[Card]:
    """A player's draw hand."""
    holder = use.seat if seat is None else seat
    return [use.game.card(card) for card in use.game.state.players[holder].draw_hand]


def hand_rank(use: Use, seat: int | None = None) -> int:
    """A player's hand rank now."""
    return hands.hand(use.game, use.seat if seat is None else seat).rank


def revealed_legal(use: Use, seat: int | None = None) -> bool:
    """Whether a player's hand was legal when it was revealed."""
    return (use.seat if seat is None else seat) in use.game.state.recall(Memory.LEGAL_REVEAL)


def has_legal_hand(use: Use, seat: int | None = None) -> bool:
    """Whether a player's draw hand is legal now."""
    return hands.is_legal(use.game, use.seat if seat is None else seat)
