"""Double Dealin': dudes."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import dude, in_shootout, noon, shootout
from gomorra.testing import CHEATIN, LEGAL, Table, able

PAIR, TRIPLE, FLUSH = "8♠ 8♥ 3♦ 4♣ 6♣", "9♠ 9♥ 9♦ 4♣ 6♣", "2♣ 4♣ 6♣ 8♣ 10♣"

# Dr. Emanuel Ashbel


@pytest.mark.parametrize(("pull", "saved"), [("8♠", True), ("7♠", False)])
def test_emanuel_turns_an_ace_into_a_discard_with_a_pull_above_the_value(pull: str, saved: bool) -> None:
    t = Table()
    doctor = t.put("Dr. Emanuel Ashbel")
    victim = t.dude(seat=1, value=7)
    gallows = t.put(able("deed", noon(target=dude), lambda use: use.ace(use.target)))
    t.stack(pull)
    t.use(gallows, "", victim, "react")
    assert (victim in t.discard_of(1)) is saved and (victim in t.boot_hill_of(1)) is not saved
    assert not doctor.booted


def test_emanuel_operates_on_casualties_too() -> None:
    t = Table()
    t.put("Dr. Emanuel Ashbel")
    ann, bob = t.dude(at="town square", value=4), t.dude(seat=1, at="town square")
    t.shootout(ann, bob)
    t.hands(f"{LEGAL} Q♠", TRIPLE)
    t.run("react")
    t.answer("react")
    assert ann in t.discard_of()


def test_emanuel_does_not_care_for_discards() -> None:
    t = Table()
    t.put("Dr. Emanuel Ashbel")
    eviction = t.put(able("deed", noon(target=dude), lambda use: use.discard(use.target)))
    victim = t.dude(seat=1)
    t.use(eviction, "", victim)
    assert t.decision.kind == "play" and victim in t.discard_of(1)


# Mario Crane


@pytest.mark.parametrize(
    ("mine", "theirs", "safe"),
    [
        (LEGAL, PAIR, True),
        (LEGAL, TRIPLE, False),  # lost by three ranks
        (PAIR, TRIPLE, True),
        (CHEATIN, TRIPLE, False),  # not legal
    ],
)
def test_mario_is_no_casualty_after_a_legal_reveal_unless_lost_by_three(
    mine: str, theirs: str, safe: bool
) -> None:
    t = Table()
    ann, amy = (t.dude(at="town square") for _ in range(2))
    mario, bob = t.put("Mario Crane", at="town square"), t.dude(seat=1, at="town square")
    t.shootout(ann, bob, amy, mario)
    t.hands(f"{mine} A♥", theirs)
    t.run("pick shooters")
    t.answer(ann)
    t.run("casualty")
    assert {ann, amy} <= set(t.choices()) and (mario not in t.choices()) is safe


def test_mario_protects_nobody_but_himself() -> None:
    t = Table()
    ann, mario = t.dude(at="town square"), t.put("Mario Crane", at="town square")
    bob = t.dude(seat=1, at="town square")
    t.shootout(ann, bob, mario)
    t.hands(f"{LEGAL} A♥", PAIR)
    t.run("pick shooters")
    t.answer(ann)
    t.finish()
    assert ann in t.discard_of() and mario.in_play


def test_an_effect_may_still_ace_mario() -> None:
    t = Table()
    mario, bob = t.put("Mario Crane", at="town square"), t.dude(seat=1, at="town square")
    shot = t.hand(
        able("action", shootout(target=dude & in_shootout), lambda use: use.discard(use.target)), seat=1
    )
    t.shootout(mario, bob)
    t.use(shot, "", mario)
    assert not mario.in_play
