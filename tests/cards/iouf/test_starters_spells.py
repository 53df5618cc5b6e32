"""Immovable Object, Unstoppable Force: the spells of the starter decks."""

from __future__ import annotations

import pytest

from gomorra.testing import Table


@pytest.mark.parametrize(("code", "title"), [("09032", "Nature Spirit"), ("24205", "Gunslinger")])
@pytest.mark.parametrize(("pull", "comes"), [("9♠", True), ("8♠", False)])
def test_spirit_dance_brings_a_token(code: str, title: str, pull: str, comes: bool) -> None:
    t = Table()
    shaman, foe = (
        t.dude(at="town square", keywords=["Shaman 1"], has=[code]),
        t.dude(seat=1, at="town square"),
    )
    t.shootout(shaman, foe)
    t.stack(pull)
    t.use(shaman.attachments[0])
    tokens = [card for card in t.game.dudes(0) if card.title == title]
    assert len(tokens) == int(comes) and all(
        card.side == shaman.side and card.bullets == 2 for card in tokens
    )
    assert not any(card.booted for card in tokens)
    t.finish()
    assert title not in [card.title for card in t.game.dudes(0)]


def test_spirit_trails_make_their_locations_adjacent() -> None:
    t = Table()
    one, two, three = t.deed(), t.deed(seat=1), t.deed(seat=1, keywords=["Out of Town"])
    t.attach("Spirit Trail", one)
    assert not one.adjacent_to(three)
    t.attach("Spirit Trail", three)
    assert one.adjacent_to(three) and three.adjacent_to(one) and not one.adjacent_to(two)


def test_spirit_trail_moves_a_booted_dude() -> None:
    t = Table()
    here, far = t.deed(), t.deed(seat=1, keywords=["Out of Town"])
    trail = t.attach("Spirit Trail", here)
    t.dude(at=here, keywords=["Shaman 0"])
    friend = t.dude(at=here, booted=True)
    t.stack("6♠")
    t.use(trail, "", friend, far)
    assert friend.place == far.id and friend.booted and trail.booted


@pytest.mark.parametrize(("code", "stud"), [("09034", True), ("24208", False)])
def test_many_speak_as_one_calls_an_ancestor(code: str, stud: bool) -> None:
    t = Table()
    deed = t.deed()
    shaman = t.dude(at=deed, keywords=["Shaman 1"], has=[code])
    t.stack("8♠")
    t.use(shaman.attachments[0])
    (spirit,) = [card for card in t.game.dudes(0) if card.title == "Ancestor Spirit"]
    assert (
        spirit.place == deed.id and spirit.influence == 1 and spirit.bullets == 0 and spirit.is_stud == stud
    )


def test_many_speak_as_one_can_fail() -> None:
    t = Table()
    shaman = t.dude(keywords=["Shaman 1"], has=["Many Speak as One"])
    t.stack("7♠")
    t.use(shaman.attachments[0])
    assert t.game.dudes(0) == [shaman] and shaman.attachments[0].booted
