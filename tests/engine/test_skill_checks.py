"""Skill tests: the window before the pull, what adds to it, and what undoes a pull or a test."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import Use, always, happens, noon, react, trait
from gomorra.engine.events import Cast
from gomorra.testing import Table, able, plain

TRICK = able("spell", noon(spell=6, boot=True), lambda use: use.draw(), keywords=["Hex"])


def harder(use: Use) -> None:
    assert isinstance(use.event, happens.Testing)
    use.event.harder += 2


@pytest.mark.parametrize(("pull", "success"), [("8♠", True), ("7♠", False)])
def test_what_happens_before_the_pull_can_raise_the_difficulty(pull: str, success: bool) -> None:
    t = Table()
    t.put(able("deed", trait("before", happens.Testing), harder))
    ann = t.dude(keywords=["Huckster 0"], has=[TRICK])
    t.stack(pull)
    t.use(ann.attachments[0])
    assert bool(t.hand_of()) is success
    assert [event.success for event in t.events(Cast)] == [success]


@pytest.mark.parametrize(("pull", "margin"), [("9♠", 3), ("6♠", 0), ("2♠", -4)])
def test_a_dude_checks_a_skill_against_any_difficulty(pull: str, margin: int) -> None:
    t = Table()
    margins = []

    def study(use: Use) -> object:
        yield from use.check(use.actor, "Huckster", 7)
        margins.append(use.margin)

    ann = t.put(able("dude", noon(), study, keywords=["Huckster 1"]))
    t.stack(pull)
    t.use(ann)
    assert margins == [margin] and [event.test for event in t.events(Cast)] == ["skill"]


def test_inventing_is_a_skill_test_too() -> None:
    t = Table()
    t.put(able("deed", trait("before", happens.Testing), harder))
    ann, engine = t.dude(keywords=["Mad Scientist 0"]), t.hand(plain("goods", keywords=["Gadget 5"]))
    t.stack("6♠")
    t.invent(engine, ann)
    assert engine in t.discard_of()


def test_a_trait_adds_to_a_check_when_the_pull_is_known() -> None:
    t = Table()
    lucky = always("skill check")
    t.put(able("deed", lucky, lambda card, caster, skill, pulled: 3 if pulled.suit == "clubs" else 0))
    ann, ben = (t.dude(keywords=["Huckster 0"], has=[TRICK]) for _ in range(2))
    t.stack("3♣ 5♠")
    t.use(ann.attachments[0])
    assert len(t.hand_of()) == 1
    t.use(ben.attachments[0])
    assert len(t.hand_of()) == 1


def test_a_second_pull_decides_a_failed_test() -> None:
    t = Table()
    failed = react("after", happens.Cast, if_=lambda card, event: not event.success)
    helper = t.put(able("deed", failed, lambda use: use.pull_again()))
    ann = t.dude(keywords=["Huckster 0"], has=[TRICK])
    t.stack("2♠ 6♠")
    t.use(ann.attachments[0])
    t.use(helper)
    assert len(t.hand_of()) == 1 and len(t.discard_of()) == 2


def test_the_next_card_takes_the_place_of_a_pull() -> None:
    t = Table()
    helper = t.put(able("deed", react("after", happens.Pulled), lambda use: use.pull_anew()))
    ann = t.dude(keywords=["Huckster 0"], has=[TRICK])
    t.stack("6♠ 2♥")
    t.use(ann.attachments[0])
    t.use(helper)
    assert not t.hand_of() and [card.value for card in t.discard_of()] == [6, 2]
