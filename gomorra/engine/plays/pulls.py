"""Pulls: the top card of the deck is revealed and read (RB-7.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from gomorra.engine.board.hands import SUITS, name_joker
from gomorra.engine.events import Pulled, table
from gomorra.engine.kernel.decision import Flow
from gomorra.engine.kernel.state import LIMBO

if TYPE_CHECKING:
    from gomorra.engine.card.handle import Card
    from gomorra.engine.verbs.use import Use


class Pull(NamedTuple):
    """What was pulled: the card (0 if there was none) with the suit and value it counted as."""

    card: int
    suit: str
    value: int


ACE_OF_CLUBS = Pull(0, "clubs", 1)
"""What a pull counts as when there is no card left (RB-7.2-i)."""


def pull(
    use: Use,
    dude: Card | None = None,
    seat: int | None = None,
    *,
    skill: str = "",
    item: Card | None = None,
) -> Flow[Pull]:
    """Pull for a dude, or for nobody in particular. Replacements change the event's card."""
    game = use.game
    who = use.seat if seat is None else seat
    card = table.next_card(game, who)
    puller, thing = dude.id if dude is not None else 0, item.id if item is not None else 0
    if not card:
        result = ACE_OF_CLUBS
        yield from use.do(Pulled(0, 0, 1, puller, skill, thing, seat=who))
    else:
        face = game.state.face(card)
        suit = SUITS.index(face.suit) if face.suit is not None else 0
        event = Pulled(card, suit, face.value, puller, skill, thing, seat=who)
        if face.type == "joker":
            table.put(game, card, LIMBO)
            yield from name_joker(game, card, by=who)
            event.suit, event.value = game.state.named[card]
            named = game.state.named[card]
            yield from use.do(event)
            if event.card == card:
                game.state.named[card] = named
        else:
            yield from use.do(event)
        result = Pull(event.card, SUITS[event.suit], event.value)
    use.pulls.append(result)
    use.pulled = result
    if result.card:
        yield from game.feat(result.card, use)
    return result


def finish(use: Use) -> Flow[None]:
    """The pulled cards are discarded once their results are carried out; jokers are spent (RB-7.2-k)."""
    pulls, use.pulls = use.pulls, []
    rules = use.game.rules(use.seat)
    for item in pulls:
        if item.card and use.game.state.zones[item.card] == LIMBO:
            card = use.game.card(item.card)
            if card.is_joker and card.spent_by_use:
                yield from rules.ace(card)
            else:
                yield from rules.discard(card)
