"""Bad Medicine: the goods of the starter decks."""

from __future__ import annotations

import pytest

from gomorra.testing import Table


@pytest.mark.parametrize("code", ["13013", "24147"])
@pytest.mark.parametrize(("visited", "influence"), [(True, 2), (False, 1)])
def test_hawleys_rose_blooms_at_sundown(code: str, visited: bool, influence: int) -> None:
    t = Table()
    deed = t.deed()
    bearer = t.dude(at=deed, has=[code])
    t.dude(at=deed)
    t.dude(seat=1, at=deed if visited else "town square", influence=3)
    t.hand("Reserves")
    assert bearer.has("Abomination") and bearer.influence == 0
    t.run("sundown")
    assert bearer.influence == influence


def test_hawleys_rose_minds_company_at_deeds_only() -> None:
    t = Table()
    bearer = t.dude(at="town square", has=["Hawley's Rose"])
    t.dude(seat=1, at="town square")
    t.hand("Reserves")
    t.run("sundown")
    assert bearer.influence == 1
