"""What holds where nothing is said: of abilities, texts, events, questions and answers."""

from __future__ import annotations

from dataclasses import MISSING, fields
from typing import Any

import pytest

from gomorra.cards.vocabulary import (
    Action,
    Deed,
    Dude,
    Goods,
    Spell,
    cheatin,
    happens,
    job,
    noon,
    react,
    shootout,
    trait,
)
from gomorra.engine.card.ability import Ability
from gomorra.engine.kernel.decision import Decision, Option
from gomorra.engine.kernel.state import NOBODY
from gomorra.engine.words import Why

NOTHING: dict[str, Any] = {
    **dict.fromkeys(
        (
            "boot", "pull", "repeat", "controller", "owner", "technique", "brings_in", "outside", "job", "always",
            "instead", "anyone", "open_defence", "grifter", "is_react", "is_trait", "is_tested", "leader_boots",
            "boots_itself",
        ),
        False,
    ),
    **dict.fromkeys(
        ("no_boot", "condition", "difficulty", "combo", "mark", "posse", "defence", "trigger"), None
    ),
    **dict.fromkeys(("once", "on_join", "on_failure", "timing", "on_start"), ""),
    **dict.fromkeys(("event", "zones", "choices"), ()),
    "pay": 0,
    "ordinary": True,
    "simple": True,
}  # fmt: skip


def act(card: object, use: object) -> None:
    """Do something."""


def declared(decorator: Any) -> dict[str, Any]:
    ability = decorator(act)
    assert isinstance(ability, Ability)
    return {name: getattr(ability, name) for name in NOTHING}


@pytest.mark.parametrize("decorator", [noon(), shootout(), cheatin()])
def test_an_ability_of_which_nothing_is_said(decorator: Any) -> None:
    assert declared(decorator) == NOTHING


@pytest.mark.parametrize(
    ("decorator", "more"),
    [
        (noon(boot=True), {"boot": True, "boots_itself": True}),
        (noon(spell=3), {"difficulty": 3, "is_tested": True, "simple": False}),
        (noon(technique=True), {"technique": True, "is_tested": True, "simple": False}),
        (noon(owner=True), {"owner": True, "ordinary": False}),
        (noon(anyone=True), {"anyone": True, "ordinary": False}),
        (shootout(once="round"), {"once": "round", "ordinary": False}),
        (noon(zones=(2,)), {"zones": (2,), "ordinary": False}),
        (noon(pay=2), {"pay": 2}),
        (
            react("after", happens.Moved),
            {"timing": "after", "event": (happens.Moved,), "is_react": True, "ordinary": False},
        ),
        (
            react("when", happens.Moved, boot=True),
            {"timing": "when", "event": (happens.Moved,), "is_react": True, "ordinary": False, "boot": True},
        ),
        (trait("after", happens.Moved), {"timing": "after", "event": (happens.Moved,), "is_trait": True}),
    ],
)
def test_what_is_said_of_an_ability_and_what_follows(decorator: Any, more: dict[str, Any]) -> None:
    assert declared(decorator) == {**NOTHING, **more}


def test_whose_boot_a_jobs_is() -> None:
    marks = noon.__doc__ and job(mark=lambda card, use: True, boot=True)(act)
    assert (marks.boot, marks.leader_boots, marks.boots_itself, marks.simple) == (True, True, False, False)
    spell = job(mark=lambda card, use: True, boot=True, spell=5)(act)
    assert (spell.leader_boots, spell.boots_itself) == (False, True)


@pytest.mark.parametrize("kind", [Action, Deed, Dude, Goods, Spell])
def test_a_card_of_which_nothing_is_said(kind: Any) -> None:
    plain_ = {
        "control_by": "influence",
        "attaches_to": "",
        "shootout_play": False,
        "enters_booted": False,
        "enters_at_home": False,
        "keeps_traits": False,
        "spent_by_use": True,
        "named_for_legality": False,
        "never_shopped": False,
        "start_gangs": (),
        "bargains": False,
    }
    assert {name: getattr(kind, name) for name in plain_} == plain_


@pytest.mark.parametrize(
    ("event", "usual"),
    [
        (happens.Event, {"source": 0, "seat": NOBODY, "kind": "", "cost": False, "final": False, "day": 0}),
        (happens.Booted, {"why": Why.NOTHING}),
        (happens.Moved, {"how": Why.MOVE, "booting": False}),
        (happens.Joined, {"forming": True, "moving": False, "pledged": False}),
        (happens.Discarded, {"why": Why.NOTHING, "side": -1, "whose": NOBODY}),
        (happens.Aced, {"why": Why.NOTHING, "side": -1, "whose": NOBODY}),
        (happens.Returned, {"bottom": False}),
        (happens.Pulled, {"dude": 0, "skill": "", "item": 0}),
        (happens.EnteredPlay, {"host": -1, "inventor": 0, "end": "right"}),
        (happens.Paid, {"to": NOBODY, "why": Why.NOTHING}),
        (happens.Gained, {"why": Why.NOTHING}),
        (happens.HandDrawn, {"lowball": False}),
        (happens.Shuffled, {"reshuffle": False}),
        (happens.Revealed, {"lowball": False, "shown": ()}),
        (happens.Testing, {"test": "spell", "harder": 0}),
        (happens.Cast, {"test": "spell", "skill": ""}),
        (happens.MakingPlay, {"must": False}),
        (happens.Accepted, {"forced": ""}),
        (happens.HandDiscarding, {"lowball": False}),
    ],
)
def test_an_event_of_which_nothing_more_is_said(event: Any, usual: dict[str, Any]) -> None:
    found = {field.name: field.default for field in fields(event) if field.default is not MISSING}
    assert usual.items() <= found.items()
    assert found["replaced"] is False and found["cost"] is False and found["seat"] == NOBODY


def test_a_question_and_an_answer_of_which_nothing_more_is_said() -> None:
    yes = Option(("yes",))
    asked = Decision(1, "confirm", "Sure?", [yes])
    assert (yes.text, yes.weight, yes.key) == ("", 1, "yes")
    assert (asked.source, asked.secret, asked.least, asked.most, asked.chosen) == (0, False, 1, 1, ())
    assert asked.find(("yes",)) is yes and asked.find(("no",)) is None
    numbered = Option(("card", "5"))
    assert Decision(0, "choose", "", [numbered]).find(("card", 5)) is numbered, "read back from a key"
