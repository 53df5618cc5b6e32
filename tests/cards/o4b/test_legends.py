"""Out for Blood: legends."""

from __future__ import annotations

import pytest

from gomorra.engine.card.handle import Card
from gomorra.engine.fights.drawing import bonuses
from gomorra.testing import Table


def with_doc() -> Table:
    return Table("Law Dogs", "Law Dogs", legends=["Doc Holliday"])


def stud_bonus(t: Table, side: int, shooter: Card) -> int:
    fight = t.game.shootout
    assert fight is not None
    fight.shooters[side] = shooter.id
    return bonuses(t.game, fight, side)[0]


@pytest.mark.parametrize(("keywords", "bonus"), [((), 1), (("Blessed 1",), 3), (("Mad Scientist 1",), 1)])
def test_a_leader_without_a_spellcaster_has_two_studs_fewer(keywords: tuple[str, ...], bonus: int) -> None:
    t = with_doc()
    ann = t.dude(at="town square", bullets=3, stud=True, keywords=keywords)
    bob = t.dude(seat=1, at="town square")
    t.shootout(ann, bob)
    assert stud_bonus(t, 0, ann) == bonus


def test_the_mark_and_the_other_player_pay_nothing() -> None:
    t = with_doc()
    ann, bob = (t.dude(seat=seat, at="town square", bullets=3, stud=True) for seat in (0, 1))
    t.shootout(bob, ann)
    assert stud_bonus(t, 0, bob) == 3 and stud_bonus(t, 1, ann) == 3


@pytest.mark.parametrize(("bullets", "rating", "total"), [(1, 2, 3), (2, 4, 4), (5, 0, 4)])
def test_doc_adds_a_spellcasters_rating_up_to_four_bullets(bullets: int, rating: int, total: int) -> None:
    t = with_doc()
    ann = t.dude(at="town square", bullets=bullets)
    caster = t.dude(seat=1, at="town square", keywords=(f"Huckster {rating}",))
    doc = next(card for card in map(t.game.card, t.game.state.bodies) if card.type == "legend")
    t.shootout(ann, caster)
    t.use(doc)
    assert ann.bullets == total and doc.booted
    t.finish()
    assert not ann.in_play or ann.bullets == bullets


def test_doc_needs_a_spellcaster_in_the_shootout() -> None:
    t = with_doc()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square", keywords=("Mad Scientist 3",))
    t.dude(at="town square", keywords=("Huckster 3",))
    doc = next(card for card in map(t.game.card, t.game.state.bodies) if card.type == "legend")
    t.shootout(ann, bob)
    assert not t.can_use(doc)


def test_of_two_skills_one_is_chosen() -> None:
    t = with_doc()
    ann = t.dude(at="town square", keywords=("Huckster 1", "Blessed 3"))
    bob = t.dude(seat=1, at="town square")
    doc = next(card for card in map(t.game.card, t.game.state.bodies) if card.type == "legend")
    t.shootout(ann, bob)
    t.use(doc, "", "Blessed")
    assert ann.bullets == 3
