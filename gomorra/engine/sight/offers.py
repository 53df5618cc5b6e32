"""The open decision as a seat may see it: every option with its words and the cards it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gomorra.engine.sight import naming
from gomorra.engine.sight.shapes import DecisionView, OptionView

if TYPE_CHECKING:
    from gomorra.engine.game import Game
    from gomorra.engine.kernel.decision import Decision


def decision_view(game: Game, seat: int | None) -> DecisionView | None:
    if game.over:
        return None
    decision = game.decision
    number = len(game.answers)
    if seat != decision.seat:
        prompt = f"{game.name(decision.seat)} {waited_for(game, decision)}"
        return DecisionView(number, decision.seat, "" if decision.secret else decision.kind, prompt)
    options = tuple(
        OptionView(
            option.key,
            option_text(game, decision, option.payload, option.text),
            option_cards(game, option.payload),
            option.weight,
            option_codes(game, decision, option.payload),
        )
        for option in decision.options
    )
    return DecisionView(
        number,
        seat,
        decision.kind,
        decision.prompt,
        decision.source,
        options,
        decision.least,
        decision.most,
        decision.chosen,
    )


PUBLIC = {
    "gang": "chooses a starting gang",
    "redraw": "chooses what to keep of the draw hand",
    "keep five": "chooses what to keep of the draw hand",
}
"""What is decided in secret, as everybody knows at that moment."""
OPEN = {
    "upkeep": "pays upkeep",
    "callout": "decides about the callout",
    "join": "decides who joins the posse",
    "casualty": "decides who falls",
    "flee": "decides who runs home",
    "sundown discard": "may discard before drawing",
    "street": "places a deed",
    "trade": "may trade goods",
}
"""What is decided before the eyes of all."""


def waited_for(game: Game, decision: Decision) -> str:
    """What somebody else decides, in words that leave what is hidden in the dark."""
    if decision.secret:
        return PUBLIC.get(decision.kind, "decides")
    if decision.kind == "play" and game.shootout is None and not game.lowball:
        return "makes a play or passes"
    return OPEN.get(decision.kind, "decides")


def option_codes(game: Game, decision: Decision, payload: tuple[str | int, ...]) -> tuple[str, ...]:
    """The printed cards of a starting gang; everything else lies somewhere."""
    if payload[0] in ("start", "without"):
        return (f"{payload[1]:05d}" if isinstance(payload[1], int) else payload[1],)
    if payload == ("gang", "as-listed"):
        return tuple(printing.code for printing in game.decks[decision.seat].starting_gang)
    return ()


def option_cards(game: Game, payload: tuple[str | int, ...]) -> tuple[int, ...]:
    if payload[0] in ("amount", "name", "player", "invite", "start", "without", "concede"):
        return ()
    return tuple(arg for arg in payload[1:] if isinstance(arg, int) and 0 < arg < len(game.state.faces))


def titled(game: Game, card: int) -> str:
    """A card's name for people: homes by their players, and of two with one name which."""
    handle = game.card(card)
    if handle.type == "outfit":
        return game.place_name(card)
    return naming.distinct(game, card, handle.title)


def option_text(game: Game, decision: Decision, payload: tuple[str | int, ...], text: str) -> str:
    """An option in words, with a capital letter."""
    words = _option_text(game, decision, payload, text)
    return words[:1].upper() + words[1:]


def _option_text(game: Game, decision: Decision, payload: tuple[str | int, ...], text: str) -> str:
    cards = [titled(game, card) for card in option_cards(game, payload)]
    word = payload[0]
    if word == "done" and decision.kind == "grifter":
        return "Go on without"
    if word == "card" and not text:
        return "The town square" if payload[1] == "town-square" else cards[0]
    if word == "move":
        return f"Move {cards[0]} to {naming.place_name(game, game.place_of_word(payload[2]))}"
    if word == "callout":
        return f"{cards[0]} calls out {cards[1]}"
    if word == "shop":
        if len(payload) > 2 and isinstance(payload[2], int):
            return f"Buy {cards[0]} for {cards[1]}"
        return f"Buy {cards[0]}" + (f" ({payload[2]} end)" if len(payload) > 2 else "")
    if word == "invent":
        return f"{cards[1]} invents {cards[0]}"
    if word == "replace":
        return f"{cards[1]} takes the place of {cards[0]}"
    if word == "give":
        return f"Give {cards[0]} to {cards[1]}"
    if word in ("use", "react", "trait"):
        card = game.card(int(payload[1]))
        return f"{card.title if card.type == 'outfit' else cards[0]}: {text}"
    if word == "join":
        return f"{cards[0]} joins"
    if word == "player":
        return game.name(int(payload[1]))
    return text or (cards[0] if cards else str(word).capitalize())
