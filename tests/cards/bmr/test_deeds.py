"""Blood Moon Rising: deeds."""

from __future__ import annotations

import pytest

from gomorra.testing import CHEATIN, LEGAL, Table


@pytest.mark.parametrize(("stash", "answer", "drawn"), [(5, "yes", 0), (5, "no", 1), (0, "", 1)])
def test_the_gaming_commission_fines_cheats(stash: int, answer: str, drawn: int) -> None:
    t = Table(stash=5)
    t.stash(stash, seat=1)
    office = t.put("Gomorra Gaming Commission")
    t.showdown(t.dude(at="town square"), t.dude(seat=1, at="town square"), hands=(LEGAL, CHEATIN))
    t.use(office)
    if answer:
        assert t.decision.seat == 1
        t.answer(answer)
    assert office.production == 1 and office.booted and len(t.hand_of()) == drawn
    assert (t.rock(0), t.rock(1)) == ((6, 4) if not drawn else (5, stash))
    t.finish()
    assert office.production == 1


def test_the_gaming_commission_works_in_lowball() -> None:
    t = Table(stash=5)
    office = t.put("Gomorra Gaming Commission")
    t.stack(LEGAL)
    t.stack(CHEATIN, seat=1)
    t.start("gambling")
    t.use(office, "", "no")
    assert office.production == 1
