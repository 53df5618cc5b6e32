"""New Town, New Rules: deeds."""

from __future__ import annotations

import pytest

from gomorra.testing import Table, plain


def test_the_council_lends_influence_until_the_first_noon_play_is_over() -> None:
    t = Table(winner=1)
    council, speaker, other = t.put("Town Council"), t.dude(influence=1), t.dude()
    t.stack(*["2♣ 3♦ 4♥ 5♠ 7♣"], seat=0)
    t.stack(*["K♣ K♦ 4♥ 5♠ 7♣"], seat=1)
    t.start("gambling")
    assert t.decision.kind == "react" and t.decision.seat == 0
    t.use(council, "", speaker)
    assert speaker.influence == 4 and other.influence == 0 and council.booted
    t.run("play")
    assert speaker.influence == 4
    t.pass_()
    assert speaker.influence == 1


def test_the_council_waits_for_its_controllers_win() -> None:
    t = Table()
    t.put("Town Council", seat=1)
    t.dude(seat=1)
    t.stack(*["2♣ 3♦ 4♥ 5♠ 7♣"], seat=0)
    t.stack(*["K♣ K♦ 4♥ 5♠ 7♣"], seat=1)
    t.start("gambling")
    assert t.decision.kind != "react"


@pytest.mark.parametrize(("pull", "blown_up"), [("2♣", True), ("2♠", False)])
def test_the_ranch_pays_and_may_blow_up_with_all_in_it(pull: str, blown_up: bool) -> None:
    t = Table()
    ranch, totem = t.put("The R&D Ranch"), plain("spell", keywords=["Spirit", "Totem"])
    mine, theirs = t.dude(at=ranch, has=[plain("goods")]), t.dude(seat=1, at=ranch, booted=True)
    absent, pole = t.dude(), t.attach(totem, ranch)
    t.stack(pull)
    t.use(ranch)
    assert t.rock() == 22 and absent.in_play
    assert [card.in_play for card in (ranch, mine, theirs, pole)] == [not blown_up] * 4
    assert (theirs in t.discard_of(1)) is blown_up
