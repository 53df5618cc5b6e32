"""Noon abilities: every card in play that may bear one, and every kind of effect that lasts until the day is over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gomorra.cards.vocabulary import (
    PLAY,
    Act,
    Stat,
    deed,
    happens,
    job,
    noon,
    noon_or_shootout,
    opposing,
    trait,
)
from gomorra.engine.words import Phase
from gomorra.testing import Table, able, plain, rule


def earning(kind: str, *keywords: str, **declared: Any):
    return able(kind, noon(**declared), lambda use: use.gain(1), keywords=keywords)


def source_of(kind: str):
    """A table with a card of the first player in play that earns 1 ghost rock at Noon."""
    legends = [earning("legend"), None] if kind == "legend" else []
    t = Table(plain("outfit"), plain("outfit"), legends=legends)
    place, host = t.deed(), t.dude()
    t.dude(keywords=["Shaman 1"], at=place)
    if kind == "legend":
        return t, t.game.card(t.game.state.players[t.seat(0)].legend)
    if kind == "improvement":
        return t, t.attach(earning("goods", "Improvement"), place)
    if kind == "totem":
        return t, t.attach(earning("spell", "Spirit", "Totem", spell=1), place)
    if kind == "condition":
        return t, t.attach(earning("action", "Condition", zones=(PLAY,)), host)
    if kind == "out of town":
        return t, t.put(earning("deed", "Out of Town"))
    return t, t.put(earning("dude", "Token"), at="town square")


@rule("RB-5.3.1-b")
@pytest.mark.parametrize("kind", ["legend", "improvement", "totem", "condition", "out of town", "token"])
def test_a_noon_ability_is_used_from_whatever_card_its_player_has_in_play(kind: str) -> None:
    t, source = source_of(kind)
    assert not t.can_use(source, seat=1)
    t.use(source, seat=0)
    assert (t.rock(0), t.rock(1)) == (21, 20)


Effect = tuple[Callable[[Any, Any], Any], Callable[[Table, Any], bool]]

EFFECTS: dict[str, Effect] = {
    "a number": (lambda use, one: use.modify(one, influence=2), lambda t, one: one.influence == 2),
    "a keyword": (lambda use, one: use.give_keyword(one, "Deputy"), lambda t, one: one.has("Deputy")),
    "a type of shooter": (lambda use, one: use.make(one, "stud"), lambda t, one: one.is_stud),
    "a prohibition": (
        lambda use, one: use.forbid(Act.MOVE, one),
        lambda t, one: not t.game.rules(0).can_move(one, 0),
    ),
    "something about a player": (
        lambda use, one: use.for_player(one.controller, Stat.INFLUENCE, 3),
        lambda t, one: t.game.influence(one.controller) == 3,
    ),
}


@rule("RB-5.3.1-q")
@pytest.mark.parametrize("what", EFFECTS)
@pytest.mark.parametrize("whose", [0, 1])
@pytest.mark.parametrize("way", ["noon", "noon or shootout", "job", "job with a fight"])
def test_whatever_is_done_at_noon_to_whomever_holds_until_sundown_is_over(
    way: str, whose: int, what: str
) -> None:
    begin, holds = EFFECTS[what]
    t = Table(deck=60)
    one = t.dude("One", seat=whose)
    seen: dict[tuple[int, str, str], bool] = {}

    def look(use):
        if not isinstance(use.event, happens.Unbooted):
            seen[t.game.state.day, str(use.event.phase), type(use.event).__name__] = holds(t, one)

    for event in (happens.PhaseStarted, happens.PhaseEnded):
        t.put(able("deed", trait("when", event), look, keywords=["Out of Town"]))
    ways = {"noon": noon(), "noon or shootout": noon_or_shootout()}
    declared = ways.get(way) or job(mark=deed & opposing)
    bank = t.deed(seat=1)
    boss = t.dude("Boss", at=bank)
    if way.startswith("job"):
        guard = t.dude("Guard", seat=1, at=bank)
    t.use(
        t.hand(able("action", declared, lambda use: begin(use, one))),
        "",
        *([boss] if whose == 0 and way.startswith("job") else []),
    )
    if way == "job":
        t.form()
    elif way == "job with a fight":
        t.form(guard)
        t.hands("K♣ K♦ K♥ 4♠ 4♣", "2♣ 4♦ 6♥ 8♠ 10♣")
        t.finish()
    assert holds(t, one)
    t.end_day()
    assert seen[1, Phase.SUNDOWN, "PhaseStarted"] and seen[1, Phase.SUNDOWN, "PhaseEnded"]
    assert not seen[2, Phase.GAMBLING, "PhaseStarted"]
