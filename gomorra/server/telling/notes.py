"""What answers cost or bring, in a few words beside each of them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from gomorra.engine import Game
from gomorra.engine.board import players
from gomorra.engine.card.ability import card_text
from gomorra.engine.card.handle import Card
from gomorra.engine.fights import drawing, posse
from gomorra.engine.kernel.decision import Payload
from gomorra.engine.plays import entry, legal, moving, shopping, turns
from gomorra.engine.words import Stat
from gomorra.server.telling import comers
from gomorra.server.telling.challenges import Challenges

ANTE = 1
"""What Gambling takes before wages are due."""


def notes(game: Game) -> Iterator[tuple[str, str]]:
    """What answers cost or bring, where it is not in their words."""
    challenges = Challenges(game)
    for option in game.decision.options:
        note = note_of(game, option.payload, challenges)
        if note:
            yield option.key, note


def note_of(game: Game, payload: Payload, challenges: Challenges | None = None) -> str:
    """The price or the consequence of an answer."""
    match payload:
        case ("pass",) if game.shootout is None and game.state.passes == game.seats - 1:
            return "ends the day"
        case ("move", dude, place):
            boots = moving.boots(game, game.card(int(dude)), game.place_of_word(place))
            return "boots" if boots else "free"
        case ("shop" | "invent", card, *_):
            price = entry.price(game, game.card(int(card)), host=shopping.host_of(game, payload))
            return _with(
                f"{price} ghost rock" if price else "free", _wages(game, game.card(int(card)), price)
            )
        case ("replace", *_):
            return "free; keeps his place and what he carries"
        case ("join", dude):
            return _joining(game, game.card(int(dude)))
        case ("use", card, name):
            return _using(game, game.card(int(card)), str(name))
        case ("accept",):
            target = game.card(game.decision.source)
            return _with("fight here and now", _trespass(game, target, target.place))
        case ("card", mark) if isinstance(mark, int) and _is_mark(game):
            there = game.card(mark).place
            intruders = posse.trespassers(game, there, game.dudes(game.decision.seat))
            return "whoever of yours fights there gets 1 bounty" if intruders else ""
        case ("card", dude) if isinstance(dude, int) and _picks_shooter(game):
            return _as_shooter(game, dude)
        case ("player", seat) if seat == game.decision.seat:
            return "that is you"
        case ("callout", caller, target):
            return _calling_out(game, game.card(int(caller)), game.card(int(target)), challenges)
    return ""


def _wages(game: Game, newcomer: Card, price: int) -> str:
    """What will be short of tomorrow's upkeep if somebody is hired who wants wages."""
    wages = newcomer.face.stats[Stat.UPKEEP]
    if not newcomer.is_dude or wages <= 0:
        return ""
    seat = game.decision.seat
    due = wages + sum(dude.upkeep for dude in game.dudes(seat))
    left = game.state.players[seat].stash - price + players.production_of(game, seat) - ANTE
    return f"{due - left} short for tomorrow's upkeep" if due > left else ""


def _calling_out(game: Game, caller: Card, called: Card, challenges: Challenges | None) -> str:
    """Whether a callout can be refused, what the fight promises, and what it costs."""
    chance = round(100 * (challenges or Challenges(game)).chance(caller, called))
    refusing = "cannot be refused" if called.booted else f"{called.title} may refuse and go home booted"
    fighting = (
        f"with likely posses about {chance} % to win the first round{'' if called.booted else ' if not'}"
    )
    answer = f"{refusing}; {fighting}"
    return _with(answer, _trespass(game, caller, called.place))


def _is_mark(game: Game) -> bool:
    """Whether the mark of a job is chosen."""
    return game.decision.kind == "choose" and game.decision.prompt.startswith("Mark ")


def _picks_shooter(game: Game) -> bool:
    """Whether a side of a shootout picks its shooter."""
    fight, decision = game.shootout, game.decision
    return (
        fight is not None
        and fight.step == "pick shooters"
        and decision.kind == "choose"
        and not decision.source
        and decision.seat in fight.seats
    )


def _as_shooter(game: Game, dude: int) -> str:
    """What a posse draws with somebody as its shooter."""
    fight = game.shootout
    assert fight is not None
    side = fight.seats.index(game.decision.seat)
    before, fight.shooters[side] = fight.shooters[side], dude
    stud, draw = drawing.bonuses(game, fight, side)
    fight.shooters[side] = before
    return f"{5 + stud} cards, redraw {draw}" if draw else f"{5 + stud} cards"


def _joining(game: Game, dude: Card) -> str:
    place = game.job.location if game.job is not None else _place_of_posses(game)
    if place is None:
        return ""
    boots = "boots to come" if posse.boots_to_join(game, dude) else "comes"
    note = "is there already" if dude.place == place else boots
    price = posse.toll(game, dude)
    if price:
        note += f", for {price} ghost rock"
    own = [text.removesuffix(".") for text in card_text(type(dude)) if JOINING.search(text)]
    wage = posse.wages(game, dude)
    if wage and not posse.can_pay_for(game, dude):
        have = game.referee(dude.controller).funds(dude.controller, "join")
        own = [f"would be lost: that costs {wage} ghost rock, and you have {have}"]
    own += filter(None, [comers.left_behind(game, dude, place)])
    return _with(_with(note, "; ".join(own)), _trespass(game, dude, place))


JOINING = re.compile(r"\b[Aa]fter .{3,40} joins? (a|the|your) posse\b")
"""What a dude's own text says about going to fights."""


def _with(note: str, more: str) -> str:
    return f"{note}; {more}" if more else note


def _trespass(game: Game, dude: Card, place: int) -> str:
    """What a fight at this place does to the bounty of a dude who takes part (RB-6.1-u)."""
    intrudes = posse.trespassers(game, place, [dude])
    # Among more than two, whoever fights beside the owner of the place is spared.
    beside = game.seats > 2 and any(
        game.card(other).controller == game.state.owners[place]
        for side in game.gathering or ()
        for other in side
    )
    return f"a fight here brings {dude.title} 1 bounty" if intrudes and not beside else ""


def _place_of_posses(game: Game) -> int | None:
    """Where posses gather: where somebody of them stands already."""
    first = next((side[0] for side in game.gathering or () if side), None)
    return game.card(first).place if first is not None else None


def _using(game: Game, card: Card, name: str) -> str:
    ability, _ = turns.find_ability(game, card, name)
    price = legal.least_payment(game, card, ability)
    parts = [f"{price} ghost rock"] if price else []
    if ability.boots(card):
        parts.append("boots")
    return ", ".join(parts)
