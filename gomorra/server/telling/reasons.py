"""Why can't I? The plays one might expect of a card, with the rules that forbid them."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from gomorra.engine import Game
from gomorra.engine.card.handle import Card
from gomorra.engine.fights.callout import ELSEWHERE
from gomorra.engine.kernel.decision import parse_key
from gomorra.engine.kernel.state import HAND, PLAY
from gomorra.engine.sight import naming
from gomorra.engine.sight.why import may_ask_about, missing
from gomorra.server.telling.rulings import statement

MOST = 12
PLAYING = ("play", "react", "join")
"""Questions at which plays are made; at all others a card takes part or does not."""
NOW = {
    "setup": "The game is being set up",
    "gambling": "This is Gambling, before the day begins",
    "upkeep": "This is Upkeep: what your cards cost is paid now",
    "sundown": "This is Sundown: the day is over",
}
"""What a phase is for, where it is not for plays."""


JOKER = "A joker is not played: it counts in draw hands and when it is pulled."


class Refusal(Struct, frozen=True):
    """A play one might expect, and the rule that forbids it."""

    key: str
    text: str
    rule: str
    reason: str
    statement: str
    """The rule in the words of the checklist."""


def refusals(game: Game, seat: int, number: int) -> tuple[Refusal, ...]:
    """Every expected play with a card that is not on offer now, and why."""
    if game.over:
        return (_say("", "Nothing can be played", "RB-5.4-c", "The game is over."),)
    if not may_ask_about(game, seat, number):
        return (_say("", "This card", "RB-5.3-c", "You cannot see that card."),)
    if game.decision.seat != seat:
        return (_say("", "Not now", "RB-5.3-a", f"{game.name(game.decision.seat)} has to decide first."),)
    card = game.card(number)
    if card.face.type == "joker" and not card.abilities:
        return (_say("", card.title, "RB-3.8-a", JOKER),)
    if game.decision.kind not in PLAYING and not any(number in _cards(key) for key in game.decision.keys):
        return (_say("", card.title, "RB-5.3-a", _another_time(game)),)
    found: dict[str, Refusal] = {}
    for key, text in expected(game, seat, card):
        refusal = game.why_not(key)
        # Who can call somebody out knows that the others are elsewhere.
        if refusal is not None and not (refusal == ELSEWHERE and _calls_out(game, number)):
            same = f"{key.partition(' ')[0]} {refusal.rule}"
            found.setdefault(same, _say(key, text, refusal.rule, missing(game, parse_key(key), refusal)))
    if not found and game.state.zones[number] == PLAY and card.controller != seat:
        whose = game.name(card.controller)
        return (_say("", f"Use {card.title}", "RB-5.3.1-b", f"It is {whose}'s: you use cards of your own."),)
    if not found and not any(number in _cards(key) for key in game.decision.keys):
        return (_say("", card.title, "RB-5.3-c", _nobody_to_carry(game, seat, card) or _no_part(game)),)
    return tuple(found.values())[:MOST]


def _calls_out(game: Game, number: int) -> bool:
    """Whether a dude can call out somebody now."""
    return any(key.startswith(f"callout {number} ") for key in game.decision.keys)


def another_play(game: Game, number: int, wanted: str) -> Refusal:
    """A lesson asks for something else before this card is played."""
    return _say("", game.card(number).title, "", f"The lesson wants another play first: “{wanted}”.")


def lacking(game: Game) -> dict[int, str]:
    """What each card of the hand lacks that cannot be played now, in a sentence; only where plays are made."""
    decision = game.decision
    if decision.kind != "play":
        return {}
    used = {number for key in decision.keys for number in _cards(key)}
    hand = game.state.players[decision.seat].hand
    found = {number: _most_telling(game, number) for number in hand if number not in used}
    return {number: reason for number, reason in found.items() if reason}


def _most_telling(game: Game, number: int) -> str:
    """Of several reasons the one that holds for most: nobody wants to read one for each dude."""
    reasons = [refusal.reason for refusal in refusals(game, game.decision.seat, number)]
    return max(reasons, key=reasons.count, default="")


def _another_time(game: Game) -> str:
    """Why a card that the question is not about must wait."""
    phase = NOW.get(game.state.phase)
    if phase is None or game.shootout is not None:
        return _no_part(game)
    return f"{phase}. Cards are played, bought and moved at High Noon, when it is your turn."


def _nobody_to_carry(game: Game, seat: int, card: Card) -> str:
    """Goods and spells need somebody first."""
    carried = card.face.type in ("goods", "spell") and game.state.zones[card.id] == HAND
    return "You have no dude in play who could carry it." if carried and not game.dudes(seat) else ""


def _no_part(game: Game) -> str:
    return f"The question is “{game.decision.prompt.rstrip('.')}”: this card has no part in it."


def expected(game: Game, seat: int, card: Card) -> Iterator[tuple[str, str]]:
    """Plays that a player might think of with this card: key and words."""
    zone = game.state.zones[card.id]
    if zone == HAND and card.id in game.state.players[seat].hand:
        yield from _from_hand(game, seat, card)
    elif zone == PLAY:
        yield from _in_play(game, seat, card)


def _from_hand(game: Game, seat: int, card: Card) -> Iterator[tuple[str, str]]:
    kind = card.face.type
    for ability in card.abilities:
        if kind == "action" or HAND in ability.zones:  # others do something once they are in play
            yield f"use {card.id} {ability.name}", f"Play {card.title}"
    if kind == "deed":
        yield f"shop {card.id} right", f"Buy {card.title}"
    elif kind == "dude":
        yield f"shop {card.id}", f"Buy {card.title}"
    elif kind in ("goods", "spell"):
        for dude in game.dudes(seat):
            yield f"shop {card.id} {dude.id}", f"Buy {card.title} for {dude.title}"


def _in_play(game: Game, seat: int, card: Card) -> Iterator[tuple[str, str]]:
    if card.controller != seat:
        if card.is_dude and game.gathering is None:
            for dude in game.dudes(seat):
                yield f"callout {dude.id} {card.id}", f"{dude.title} calls out {card.title}"
        return
    for ability in card.abilities:
        # Which one is meant must be said only where there are several.
        text = f": {ability.text}" if len(card.abilities) > 1 else ""
        yield f"use {card.id} {ability.name}", f"Use {card.title}{text}"
    if card.is_dude:
        yield from _of_dude(game, seat, card)
    if card.face.type == "goods" and card.host is not None:
        for dude in game.dudes(seat):
            if dude.id != card.host.id:
                yield f"give {card.id} {dude.id}", f"Trade {card.title} to {dude.title}"


def _of_dude(game: Game, seat: int, dude: Card) -> Iterator[tuple[str, str]]:
    if game.gathering is not None:  # nobody thinks of calling out or going elsewhere in a fight
        yield f"join {dude.id}", f"{dude.title} joins the posse"
        return
    rivals = (rival for other in range(game.seats) if other != seat for rival in game.dudes(other))
    for rival in rivals:
        yield f"callout {dude.id} {rival.id}", f"{dude.title} calls out {rival.title}"
    for place in game.locations():
        if place != dude.place:
            yield (
                f"move {dude.id} {game.place_word(place)}",
                f"Move {dude.title} to {naming.place_name(game, place)}",
            )


def _cards(key: str) -> set[int]:
    return {int(word) for word in key.split()[1:] if word.isdecimal()}


def _say(key: str, text: str, rule: str, reason: str) -> Refusal:
    return Refusal(key, text, rule, reason, statement(rule))
