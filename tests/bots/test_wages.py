"""Who hires thinks of tomorrow's wages: what is bought today must be paid for in the morning, and so must the ante."""

from __future__ import annotations

from itertools import pairwise

import pytest

from gomorra.bots.clash import Knowledge
from gomorra.bots.glance import WAGES, Look
from gomorra.bots.habits import HabitBot
from gomorra.bots.sensible import SensibleBot
from gomorra.bots.worth import WEIGHTS, worth
from gomorra.engine import Option
from gomorra.lab.blunders import Watch
from gomorra.testing import Table
from gomorra.testing.plain import plain

PRICE, WAGE = 3, 2


def hiring(stash: int) -> tuple[Table, Option]:
    """Somebody without income whose gang wants 2 a day may hire a dude for 3 who wants 2 more."""
    t = Table()
    t.stash(stash)
    t.dude("Foreman", upkeep=2)
    new = t.hand(plain("dude", "Greenhorn", cost=PRICE, upkeep=WAGE, influence=1, bullets=2))
    [option] = [one for one in t.decision.options if one.payload[:2] == ("shop", new.id)]
    return t, option


def test_who_can_pay_everybody_hires_and_who_cannot_does_not() -> None:
    """3 for the dude, 4 for the gang and 1 for the ante: with 8 he can be hired, with 4 somebody would have to go."""
    for bot in (HabitBot("seed", blur=0.0), SensibleBot("seed")):
        rich, hire = hiring(PRICE + 4 + 1)
        assert bot.choose(rich.game, 0) == hire.key
        poor, _ = hiring(PRICE + 1)
        assert bot.choose(poor.game, 0) == "pass"


def test_only_what_is_lacking_by_this_purchase_counts_against_it() -> None:
    for stash, lacking in ((8, 0), (7, 1), (5, 3), (3, 5)):
        t, hire = hiring(stash)
        look = Look(t.game, Knowledge(t.game, 0))
        assert look.lacking(hire) == lacking
        assert look.points(hire) == look.shop(hire) - WAGES * lacking
    t, hire = hiring(3)
    t.dude("Gunhand", upkeep=6)
    assert Look(t.game, Knowledge(t.game, 0)).lacking(hire) == PRICE + WAGE


def test_a_ghost_rock_that_the_morning_lacks_counts_for_more_than_one_in_the_stash() -> None:
    t = Table()
    t.dude(upkeep=2)
    worths = []
    for stash in range(5):
        t.stash(stash)
        worths.append(worth(t.game, 0))
    steps = [after - before for before, after in pairwise(worths)]
    assert all(step > WEIGHTS.short for step in steps[:3])
    assert steps[3] < 0.5


def test_a_watch_counts_who_lets_somebody_go_the_morning_after_he_hired() -> None:
    for stash, expected in ((PRICE, 1), (PRICE + 5, 0)):
        t, hire = hiring(stash)
        watch = Watch([0])
        watch.answer(t.game, hire)
        t.game.answer(hire.key)
        t.run("upkeep")
        while not t.game.over and t.at("upkeep"):
            option = t.decision.options[0]
            watch.answer(t.game, option)
            t.game.answer(option.key)
        assert watch.found["hired without wages"] == expected


@pytest.mark.parametrize(("stash", "comes"), [(1, True), (0, False)])
def test_nobody_is_brought_to_a_fight_who_cannot_be_paid_for(stash: int, comes: bool) -> None:
    """Ramiro Mendoza is lost unless he is paid 1 as he joins."""
    t = Table(stash=stash)
    caller, called = (
        t.dude(bullets=1, at="town square"),
        t.dude(seat=1, bullets=2, influence=3, at="town square"),
    )
    ramiro = t.put("Ramiro Mendoza", at="town square")
    t.callout(caller, called, "accept")
    assert t.decision.kind == "join" and f"join {ramiro.id}" in t.decision.keys
    assert (HabitBot("seed", blur=0.0).choose(t.game, 0) == f"join {ramiro.id}") is comes
