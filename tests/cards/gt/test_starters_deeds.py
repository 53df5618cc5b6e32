"""Ghost Town: the deeds of the starter decks."""

from __future__ import annotations

import pytest

from gomorra.testing import Table, rule


def test_the_notary_puts_a_bounty_on_somebody_for_a_government_deed() -> None:
    t = Table()
    notary, court = t.put("Notary Public"), t.deed(keywords=["Government"])
    t.deed(seat=1, keywords=["Government"])
    t.deed(keywords=["Government", "Out of Town"])
    suspect, clerk = t.dude(seat=1), t.dude()
    t.use(notary, "", suspect)
    assert notary.booted and court.booted and suspect.bounty == 1 and not clerk.booted
    assert t.decision.seat == 1


def test_the_notary_moves_a_dude_for_a_public_deed() -> None:
    t = Table()
    notary = t.put("Notary Public")
    t.deed(keywords=["Public"])
    clerk = t.dude(booted=True)
    t.use(notary, "", clerk, "town square")
    assert clerk.in_town_square and clerk.booted and not clerk.bounty


def test_the_notary_does_both_for_a_public_government_deed_or_moves_nobody() -> None:
    t = Table()
    notary = t.put("Notary Public")
    t.put("Hustings")
    clerk = t.dude()
    t.use(notary, "", "pass")
    assert clerk.bounty == 1 and clerk.at_home


def test_the_notary_needs_an_unbooted_deed_in_its_street() -> None:
    t = Table()
    notary = t.put("Notary Public")
    t.deed(keywords=["Public"], booted=True)
    t.deed(seat=1, keywords=["Public"])
    assert not t.can_use(notary)


@rule("CR-EpidemicLaboratory-a")
@pytest.mark.parametrize("code", ["14019", "24128"])
def test_the_laboratory_grows_for_good(code: str) -> None:
    t = Table()
    laboratory = t.put(code)
    assert not t.can_use(laboratory)
    t.dude()
    assert not t.can_use(laboratory), "the leader needs a skill"
    scholar = t.dude(keywords=["Huckster 0"])
    t.dude(seat=1, influence=9)
    t.use(laboratory)
    t.form()
    assert scholar.booted and not laboratory.booted
    assert (laboratory.control, laboratory.production) == (1, 1)
    t.end_day()
    assert (laboratory.control, laboratory.production) == (1, 1)


def test_the_laboratory_gains_nothing_from_a_failed_job() -> None:
    t = Table()
    laboratory = t.put("Epidemic Laboratory")
    t.dude(keywords=["Huckster 0"])
    foe = t.dude(seat=1, at=laboratory)
    t.use(laboratory)
    t.form(foe)
    t.hands("2♣ 4♦ 6♥ 8♠ 10♣", "9♠ 9♥ 9♦ 4♣ 4♦")
    t.finish()
    assert (laboratory.control, laboratory.production) == (0, 0)
