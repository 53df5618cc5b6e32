"""Scenarios that run on: shootouts with given hands, and the plain way to a decision, round or day."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gomorra.cards.vocabulary import react
from gomorra.engine.card.handle import Card
from gomorra.engine.events import Event
from gomorra.testing import plain_way
from gomorra.testing.able import able
from gomorra.testing.failing import ScenarioError

if TYPE_CHECKING:
    from gomorra.testing.scenario import Table

LEGAL, CHEATIN = "2♣ 4♦ 6♥ 8♠ 10♣", "3♣ 3♣ 5♥ 7♠ 9♦"
"""A legal hand of rank 1 and a Cheatin' one of rank 2, for tests that need no more."""
LOWEST, LOSING = "A♣ 2♦ 3♥ 4♠ 6♣", "K♣ K♦ Q♥ J♠ 10♣"
"""The best hand of lowball, and one that loses to it."""


def shootout(table: Table, leader: Card, mark: Card, *joining: Card) -> None:
    """Call out, accept, let these dudes join, and stand at the first Shootout play."""
    if table.answered:
        leader, mark = mark, leader
    table.callout(leader, mark)
    if table.game.decision.kind == "callout":
        table.answer("accept")
    table.form(*joining)


def form(table: Table, *joining: Card) -> None:
    """Form posses with these dudes and no others."""
    while not table.game.over and table.game.decision.kind == "join":
        offered = [dude for dude in joining if dude.id in {card.id for card in table.choices()}]
        table.answer(offered[0] if offered else "done")


def showdown(
    table: Table, leader: Card, mark: Card, *joining: Card, hands: tuple[str, str] = (LEGAL, LEGAL)
) -> None:
    """A shootout with these draw hands (the leader's, the mark's), up to the first Resolution play."""
    table.shootout(leader, mark, *joining)
    table.hands(*hands)
    table.run("resolution")
    while table.game.decision.kind == "joker":
        table.game.answer(table.plain_answer())


def run(table: Table, until: str) -> None:
    """Take the plain way (pass, accept, keep the best five, pay) until a decision, step or phase."""
    for _ in range(500):
        game = table.game
        if game.over or table.at(until):
            return
        game.answer(table.plain_answer())
    raise ScenarioError(f"{until!r} was never reached", table.game)


def next_round(table: Table) -> None:
    """Take the plain way to the first play of the shootout's next round."""
    fight = table.game.shootout
    assert fight is not None, "next_round() needs a running shootout"
    number = fight.round
    while table.game.shootout is fight and fight.round == number:
        table.game.answer(table.plain_answer())
    if table.game.shootout is not fight:
        raise ScenarioError("the shootout ended with this round", table.game)


def finish(table: Table) -> None:
    """Take the plain way to the end of the play: no shootout, no job, the next Noon turn or phase."""
    for _ in range(500):
        game = table.game
        if game.over or (game.shootout is None and game.job is None and game.decision.kind == "play"):
            return
        game.answer(table.plain_answer())
    raise ScenarioError("the play never ended", table.game)


def end_day(table: Table) -> None:
    """Take the plain way to the first decision of the next day."""
    day = table.game.state.day
    for _ in range(500):
        if table.game.over or table.game.state.day > day:
            return
        table.game.answer(table.plain_answer())
    raise ScenarioError("the day never ended", table.game)


def at(table: Table, point: str) -> bool:
    """Whether the game stands at a decision of this kind, in this step of a shootout or phase."""
    game = table.game
    if game.over:
        return False
    fight = game.shootout
    return point in (game.decision.kind, game.state.phase, fight.step if fight is not None else "")


def hands(table: Table, leader: str, mark: str) -> None:
    """Stack both decks so that these are the draw hands of the next round; of five cards also with bonuses."""
    fight = table.game.shootout
    assert fight is not None, "hands() needs a running shootout"
    given = (mark, leader) if table.answered else (leader, mark)
    for seat, words in zip(fight.seats, given, strict=True):
        cards = table.stack(words, seat=table.who(seat))
        table.kept[seat] = [card.id for card in cards] if isinstance(cards, list) and len(cards) == 5 else []


def lowball(table: Table, winner: int) -> None:
    """Gamble so that this player wins: nobody ties for the lowest hand. Stops where somebody is asked."""
    for seat in range(table.game.seats):
        table.stack(LOWEST if seat == winner else LOSING, seat=seat)
    table.start("gambling")


def stop(table: Table, timing: str, event: type[Event]) -> None:
    """Take the plain way to a moment: `"when"` something is about to happen, or `"after"` it has.

    A made-up deed out of town with a React to it stops the game there: pass to go on.
    """
    watcher = able("deed", react(timing, event), title="Watcher", keywords=["Out of Town"])
    card = table.put(watcher, seat=0)
    for _ in range(500):
        offered = table.game.decision.options if not table.game.over else ()
        if table.game.over or any(option.payload[:2] == ("react", card.id) for option in offered):
            return
        table.game.answer(table.plain_answer())
    raise ScenarioError(f"{timing} {event.__name__} was never reached", table.game)


def plain_answer(table: Table) -> tuple[str | int, ...]:
    """What somebody without any plan would answer; a hand that was given is kept."""
    decision = table.game.decision
    if decision.kind == "keep five" and (kept := table.kept.get(decision.seat)):
        surplus = [option.payload for option in decision.options if option.payload[1] not in kept]
        if surplus:
            return surplus[0]
    return plain_way.plain_answer(table.game)
