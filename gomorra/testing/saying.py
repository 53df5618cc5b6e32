"""What tests say: cards by title, printing or suit and value, and answers in words."""

from __future__ import annotations

from typing import Any

from gomorra import poker
from gomorra.catalog import Printing, catalog
from gomorra.engine import Game, Option
from gomorra.engine.card.handle import Card
from gomorra.engine.events import Chosen, Declared
from gomorra.testing.plain import playing_card

What = str | Printing


def one_or_all(cards: list[Card]) -> Any:
    return cards[0] if len(cards) == 1 else cards


def printing_of(what: What) -> Printing:
    """A printing by title (`Mario Crane (Exp.1)`), by code, or itself."""
    if isinstance(what, Printing):
        return what
    if what[:5].isdigit():
        return catalog().printing(what)
    return catalog().find(what).first


def cards_in_words(words: str) -> list[What]:
    """Playing cards in words, or one title."""
    try:
        poker.parse(words)
    except ValueError:
        return [words]
    return [playing_card(word) for word in words.split()]


def means(option: Option, item: Any) -> bool:
    """Whether an option is what somebody meant."""
    payload = option.payload
    if isinstance(item, Card):
        return (item.id or "town-square") in payload[1:2] and payload[0] not in ("amount", "player", "name")
    if isinstance(item, bool):
        return payload[0] == ("yes" if item else "no")
    if isinstance(item, int):
        return payload[0] in ("amount", "player", "invite") and payload[1] == item
    if isinstance(item, tuple):
        parts = tuple(part.id if isinstance(part, Card) else part for part in item)
        return payload == parts or payload[1:] == parts
    if isinstance(item, str):
        if payload[0] == "name":
            return option.text.lower() == item.lower() or poker_name(item) == payload
        if item in (option.key, payload[0]) or (item == "town square" and payload[-1] == "town-square"):
            return True
        return " ".join(map(str, payload[1:])) == item
    return callable(item) and bool(item(option))


def poker_name(text: str) -> tuple[str | int, ...] | None:
    """The payload that names a card: `8♠`."""
    try:
        (card,) = poker.parse(text)
    except ValueError:
        return None
    return ("name", poker.suit(card), poker.value(card)) if card != poker.JOKER else None


def taken_unasked(game: Game, item: Any) -> bool:
    """Whether this card was the only one that the running play could choose, so that nobody asked for it."""
    if not isinstance(item, Card) or any(means(option, item) for option in game.decision.options):
        return False
    for event in reversed(game.events):
        if isinstance(event, Declared):
            return False
        if isinstance(event, Chosen) and item.id in event.cards:
            return True
    return False
