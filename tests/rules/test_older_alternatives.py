"""The rules of 2015 once more: each pile, each side, each player."""

from __future__ import annotations

import pytest

from gomorra.engine import RULESETS
from gomorra.testing import Table, plain, rule


@rule("AE-Cooperating-e")
@pytest.mark.parametrize("pile", ["boot_hill", "stack", "discard", "hand"])
@pytest.mark.parametrize("sides", [("Union", "Confederate"), ("Confederate", "Union")])
def test_a_side_that_is_in_no_play_keeps_the_other_out_of_nothing(sides: tuple[str, str], pile: str) -> None:
    t = Table(ruleset=RULESETS["2015"])
    getattr(t, pile)(plain("dude", "There", keywords=[sides[0]]))
    other = t.hand(plain("dude", "Here", keywords=[sides[1]]))
    t.shop(other)
    assert other.in_play


@rule("FQ-ConcealedWeapons-a", "CR-ConcealedWeapons-a")
@pytest.mark.parametrize(("name", "barred"), [("2015", True), ("current", False)])
@pytest.mark.parametrize("kind", ["goods", "spell"])
def test_booted_dudes_got_nothing_by_concealed_weapons_in_a_fight_either(
    kind: str, name: str, barred: bool
) -> None:
    t = Table(ruleset=RULESETS[name])
    booted, standing = (
        t.dude(at="town square", keywords=["Huckster 1"], booted=tired) for tired in (True, False)
    )
    card = t.hand(plain(kind, keywords=["Hex"] if kind == "spell" else []))
    t.use(t.hand("Concealed Weapons"))
    t.turn_of(0)
    assert {key[2] for key in t.offers("shop")} == ({standing.id} if barred else {standing.id, booted.id})
    t.shootout(standing, t.dude(seat=1, at="town square"), booted)
    while t.decision.seat != 0:
        t.pass_()
    hosts = {key[2] for key in t.offers("shop") if key[1] == card.id}
    assert hosts == ({standing.id} if barred else {standing.id, booted.id})
