"""Why not? The rule that forbids a play which a player might expect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gomorra.engine.card.wording import many
from gomorra.engine.fights import callout, posse
from gomorra.engine.kernel.refusal import Refusal
from gomorra.engine.plays import actors, choosing, entry, legal, moving, shopping, trading, turns
from gomorra.engine.sight.narrate import listed

if TYPE_CHECKING:
    from gomorra.engine.card.choice import Choice, Test
    from gomorra.engine.card.handle import Card
    from gomorra.engine.game import Game
    from gomorra.engine.kernel.decision import Payload
    from gomorra.engine.verbs.use import Use

NOT_NOW = Refusal("RB-5.3-c", "It cannot be played at this moment.")
UNKNOWN = Refusal("RB-5.3-c", "There is no such card or place.")


def may_ask_about(game: Game, seat: int, card: int) -> bool:
    """Whether a seat may learn anything about a card: the one gate for every question and every wrong answer."""
    return 0 < card < len(game.state.faces) and game.state.sees(seat, card)


def why_not(game: Game, payload: Payload) -> Refusal | None:
    """The refusal for a payload like those of the options, None where it is on offer.

    It is told to the one who decides, so it depends on nothing that he cannot see.
    """
    if game.over:
        return Refusal("RB-5.4-c", "The game is over.")
    if game.decision.find(payload) is not None:
        return None
    seat = game.decision.seat
    if not all(may_ask_about(game, seat, arg) for arg in payload[1:] if isinstance(arg, int)):
        return UNKNOWN
    try:
        return _reason(game, seat, payload) or NOT_NOW
    except (ValueError, IndexError, KeyError, StopIteration, AssertionError):
        return UNKNOWN


def _reason(game: Game, seat: int, payload: Payload) -> Refusal | None:
    word = payload[0]
    cards = [game.card(arg) for arg in payload[1:] if isinstance(arg, int)]
    if word in BASIC and not _plays_are_made(game):
        return Refusal("RB-5.3-a", BASIC[str(word)])
    if word == "move":
        return moving.may_move(game, seat, cards[0], game.place_of_word(payload[2]))
    if word == "callout":
        return callout.may_call_out(game, seat, cards[0], cards[1])
    if word in ("shop", "invent"):
        return shopping.may_shop(game, seat, cards[0], cards[1] if len(cards) > 1 else None)
    if word == "replace":
        return shopping.may_replace(game, seat, cards[0], cards[1])
    if word == "give":
        return trading.may_give(game, seat, cards[0], cards[1])
    if word == "join" and game.gathering is not None:
        place = game.job.location if game.job is not None else game.card(game.gathering[0][0]).place
        return posse.may_join(game, cards[0], place, posse.forming(game, seat))
    if word == "use":
        ability, granter = turns.find_ability(game, cards[0], str(payload[2]))
        kind = kind_now(game)
        if kind == "resolution" and "cheatin" in ability.kinds:
            kind = "cheatin"
        if kind not in ability.kinds:
            return legal.NOT_LOWBALL if game.lowball else legal.WRONG_TIME
        return legal.refusal(game, seat, cards[0], ability, kind=kind, granter=granter)
    return None


BASIC = {
    "move": "Dudes move at High Noon, on your turn.",
    "callout": "Callouts are made at High Noon, on your turn.",
    "shop": "It is bought at High Noon, on your turn.",
    "replace": "Dudes are replaced at High Noon, on your turn.",
    "give": "Goods are traded at High Noon, on your turn.",
}
"""When the plays are made that everybody has."""


def _plays_are_made(game: Game) -> bool:
    """Whether this is a turn at High Noon, with nothing else going on."""
    return game.decision.kind == "play" and game.shootout is None and not game.lowball


def kind_now(game: Game) -> str:
    """The kind of ability that the present moment asks for."""
    fight = game.shootout
    if fight is None:
        return "cheatin" if game.lowball else "noon"
    return "shootout" if fight.step == "make plays" else "resolution"


def missing(game: Game, payload: Payload, refusal: Refusal) -> str:
    """What a refused play lacks in this very game; the general reason where there is no more to say."""
    if refusal.reason in (legal.TOO_DEAR.reason, entry.TOO_DEAR.reason):
        return _price(game, payload) or refusal.reason
    if payload[0] != "use":
        return refusal.reason
    if refusal.reason in (legal.REQUIREMENT.reason, legal.NO_MARK.reason):
        return _nobody(game, payload) or refusal.reason
    if refusal.reason == legal.BOOTED.reason:
        return f"{game.card(int(payload[1])).title} is booted."
    if refusal.reason in (legal.WRONG_TIME.reason, legal.NOT_LOWBALL.reason, NOT_NOW.reason):
        return _another_time(game, payload) or refusal.reason
    return refusal.reason


TIMES = {
    "noon": "at High Noon, on your turn",
    "shootout": "in a shootout, before the shooters are picked",
    "resolution": "in a shootout, once the draw hands are revealed",
    "cheatin": "against a Cheatin' hand",
    "react": "as a React, when what it names happens",
}


def _another_time(game: Game, payload: Payload) -> str:
    """When an ability is used that is of another time."""
    card = game.card(int(payload[1]))
    ability, _ = turns.find_ability(game, card, str(payload[2]))
    known = [TIMES[kind] for kind in ability.kinds if kind in TIMES]
    return f"It is {'played' if card.is_action else 'used'} {' or '.join(known)}." if known else ""


def _price(game: Game, payload: Payload) -> str:
    seat = game.decision.seat
    card = game.card(int(payload[1]))
    if payload[0] == "use":
        ability, _ = turns.find_ability(game, card, str(payload[2]))
        price = legal.least_payment(game, card, ability)
    else:
        price = entry.price(game, card, host=shopping.host_of(game, payload))
    have = game.state.players[seat].stash
    return f"It costs {price} ghost rock; you have {have}." if price > have else ""


def _nobody(game: Game, payload: Payload) -> str:
    """The first thing to be chosen for an ability that nothing in the game fits."""
    seat = game.decision.seat
    card = game.card(int(payload[1]))
    ability, _ = turns.find_ability(game, card, str(payload[2]))
    use = game.use(seat, card, ability, kind_now(game))
    able = actors.possible_actors(use)
    use.dude = able[0] if able else None
    if ability.job and (leaders := actors.leaders(use)):
        use.roles["leader"] = leaders[:1]
    choices = ability.choices if ability.mark is None else (ability.mark, *ability.choices)
    for choice in choices:
        found = choosing.choice_candidates(use, choice)
        if len(found) < choice.low and not choice.predicate.words:
            break
        if len(found) < choice.low:
            return _but_for_one(use, choice, found) or _too_few(choice, len(found))
        use.roles[choice.role] = found[: max(1, choice.low)]
    return f"What it asks for is not so now: {ability.text}" if ability.text else ""


def _too_few(choice: Choice, found: int) -> str:
    """What is needed, and how much of it there is."""
    if choice.low == 1:
        return f"It needs {choice.predicate.words}, and there is none now."
    have = f"there {'is' if found == 1 else 'are'} only {found}" if found else "there is none now"
    return f"It needs {many(choice.predicate.terms, choice.low)}, and {have}."


BOOTED = "Booted"
TOO_DEAR = "Too dear for you"
LACKS = {
    "unbooted": BOOTED,
    "booted": "None is booted",
    "wanted": "Nobody is wanted",
    "that you can afford": TOO_DEAR,
    "you can afford": TOO_DEAR,
    "that you can pay for": TOO_DEAR,
    "you can pay for": TOO_DEAR,
}
"""What is said of cards that would fit but for one condition: short, for there may be little room for more."""


def _but_for_one(use: Use, choice: Choice, found: list[Card]) -> str:
    """The cards that would do but for one thing, and which that is."""
    game = use.game
    lacking: dict[str, list[str]] = {}
    for number in _in_sight(game, use.seat, choice.predicate.zone):
        card = game.card(number)
        if card in found:
            continue
        failed = [
            LACKS.get(term, "") if isinstance(term, str) else ""
            for test, term in zip(choice.predicate.parts, choice.predicate.terms, strict=True)
            if _fails(test, card, use)
        ]
        if choice.role == "boots" and card.in_play and card.booted and failed in ([], [BOOTED]):
            failed = [BOOTED]
        if len(failed) == 1 and failed[0]:
            where = f" (at {game.place_name(card.place)})" if card.is_dude and card.in_play else ""
            lacking.setdefault(failed[0], []).append(f"{card.title}{where}")
    if not lacking:
        return ""
    lack, names = max(lacking.items(), key=lambda one: len(one[1]))
    shown = listed(names[:NAMED]) if len(names) <= NAMED else f"{', '.join(names[:NAMED])} and others"
    return f"{lack}: otherwise {shown} would do."


def _fails(test: Test, card: Card, use: Use) -> bool:
    """Whether a part of a predicate does not hold; it may rely on what the parts before it have made sure of."""
    try:
        return not test(card, use)
    except (AttributeError, LookupError, AssertionError, ValueError):
        return True


NAMED = 3
"""So many cards are named that would do but for one thing."""


def _in_sight(game: Game, seat: int, zone: str) -> list[int]:
    """The cards that may be meant: those in play, or the own hand."""
    if zone == "hand":
        return list(game.state.players[seat].hand)
    return (
        [number for number in game.state.bodies if game.state.sees(seat, number)]
        if zone in ("", "play")
        else []
    )
