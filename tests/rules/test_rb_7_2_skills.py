"""Rulebook 7.2 and 7.2.1: skills, pulls and casting spells."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import Spell, dude, happens, noon, opposing, trait
from gomorra.engine.events import Cast, Pulled, Shuffled
from gomorra.engine.kernel.state import DISCARD, LIMBO
from gomorra.testing import Table, able, plain, rule


def hex_(difficulty: int = 8, effect=lambda use: use.gain(3), **declared):
    return able("spell", noon(spell=difficulty, **declared), effect, keywords=["Hex"])


@rule("RB-7.2-a", "RB-7.2-b", "RB-7.3-f")
def test_skills_are_keywords_with_a_rating() -> None:
    t = Table()
    words = ["Mad Scientist 1", "Huckster 2", "Blessed 3", "Shaman 4", "Deputy", "Kung Fu 2"]
    expert = t.dude(keywords=words)
    assert expert.skills == {"Mad Scientist": 1, "Huckster": 2, "Blessed": 3, "Shaman": 4}


@rule("RB-7.2-d", "RB-7.2-e", "RB-7.2-j", "RB-7.2.1-d", "RB-7.2.1-e", "RB-7.2.1-f")
@pytest.mark.parametrize(("pull", "gained"), [("5♣", 3), ("4♣", 0)])
def test_a_spell_succeeds_when_pull_and_rating_reach_its_difficulty(pull: str, gained: int) -> None:
    t = Table()
    caster = t.dude(keywords=["Huckster 3", "Blessed 9"])
    spell = t.attach(hex_(8), caster)
    t.stack(pull)
    t.use(spell)
    assert len(t.events(Pulled)) == 1
    assert t.rock() == 20 + gained
    assert t.events(Cast)[0].success is bool(gained)


@rule("RB-7.2-f")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_pull_shows_the_top_card_to_all(seat: int) -> None:
    t = Table()
    shown = []

    def look(use):
        pulled = yield from use.pull()
        shown.append([pulled.card in use.game.view(seat).cards for seat in (0, 1, None)])

    card, _ = t.stack("9♥", seat=seat), t.stack("5♠", seat=1 - seat)
    t.use(t.hand(able("action", noon(), look), seat=seat))
    (event,) = t.events(Pulled)
    assert (event.card, event.value) == (card.id, 9)
    assert shown == [[True, True, True]]


@rule("RB-7.2-g")
@pytest.mark.parametrize(("sign", "value"), [("A", 1), ("J", 11), ("Q", 12), ("K", 13)])
def test_a_pulls_value(sign: str, value: int) -> None:
    t = Table()
    t.stack(f"{sign}♦")
    t.use(t.hand(able("action", noon(), lambda use: use.pull())))
    assert t.events(Pulled)[0].value == value


@rule("RB-7.2-h")
def test_an_empty_deck_is_refilled_for_a_pull() -> None:
    t = Table(deck=0)
    t.discard(*(plain("dude") for _ in range(5)))
    seen = []

    def look(use):
        yield from use.pull()
        seen.append(len(t.deck_of()))

    t.use(t.hand(able("action", noon(), look)))
    assert len(t.events(Shuffled)) == 1
    assert seen == [4]


@rule("RB-7.2-i")
def test_without_any_card_a_pull_is_the_ace_of_clubs() -> None:
    t = Table(deck=0)
    seen = []

    def look(use):
        pulled = yield from use.pull()
        seen.append((pulled.suit, pulled.value))

    t.use(t.hand(able("action", noon(), look)))
    assert seen == [("clubs", 1)]
    assert [(event.suit, event.value) for event in t.events(Pulled)] == [(0, 1)]


@rule("RB-7.2-k")
def test_a_pulled_card_is_discarded_after_its_results() -> None:
    t = Table(deck=0)
    card = t.stack("9♥")
    t.discard(plain("dude"))
    seen = []

    def look(use):
        yield from use.pull()
        yield from use.draw(1)
        seen.append(card.zone)

    t.use(t.hand(able("action", noon(), look)))
    assert seen == [LIMBO]
    assert card.zone == DISCARD


@rule("RB-7.2.1-a")
@pytest.mark.parametrize(
    ("kind", "skill"), [("Hex", "Huckster"), ("Miracle", "Blessed"), ("Spirit", "Shaman")]
)
def test_only_somebody_with_the_skill_casts(kind: str, skill: str) -> None:
    t = Table()
    spell = able("spell", noon(spell=8), keywords=[kind])
    assert t.can_use(t.attach(spell, t.dude(keywords=[f"{skill} 0"])))
    for other in {"Huckster", "Blessed", "Shaman", "Mad Scientist", "Kung Fu"} - {skill}:
        useless = t.attach(spell, t.dude(keywords=[f"{other} 5"]))
        assert not t.can_use(useless)
        assert t.why_not_use(useless).rule == "RB-7.2.1-a"


@rule("RB-7.2.1-b")
def test_using_a_spell_ability_is_casting() -> None:
    t = Table()
    t.put(able("deed", trait("after", happens.Cast), lambda use: use.gain(1)), seat=1)
    caster = t.dude(keywords=["Huckster 1"])
    t.use(t.attach(hex_(20), caster))
    assert t.rock(1) == 21


@rule("RB-7.2.1-b")
@pytest.mark.parametrize(("pull", "success"), [("K♣", True), ("A♣", False)])
def test_a_spell_is_cast_and_a_gadget_is_not(pull: str, success: bool) -> None:
    t = Table()
    expert = t.dude(keywords=["Huckster 1", "Mad Scientist 1"])
    spell, gadget = t.attach(hex_(9), expert), t.hand(plain("goods", keywords=["Gadget 9"]))
    t.stack(pull, pull)
    t.use(spell)
    t.turn_of(0)
    t.invent(gadget, expert)
    assert [(event.test, event.success) for event in t.events(Cast)] == [
        ("spell", success),
        ("invent", success),
    ]


@rule("RB-7.2.1-b")
@pytest.mark.parametrize(("pull", "success"), [("A♣", True), ("K♣", False)])
def test_whoever_performs_a_technique_or_tests_a_skill_casts_no_spell(pull: str, success: bool) -> None:
    t = Table()
    cast = trait("after", Cast, if_=lambda card, event: event.test == "spell")
    t.put(able("deed", cast, lambda use: use.gain(1)), seat=1)
    monk = t.dude(keywords=["Kung Fu 1", "Huckster 1"], value=9)
    t.stack(pull, pull)
    t.use(t.hand(able("action", noon(technique=True), keywords=["Technique"])))
    t.use(t.hand(able("action", noon(), lambda use: use.check(monk, "Huckster", 9))), seat=0)
    kinds = [(event.test, event.success) for event in t.events(Cast)]
    assert kinds[0] == ("technique", success) and ("spell" not in [test for test, _ in kinds])
    assert t.rock(1) == 20


@rule("RB-7.2.1-c")
@pytest.mark.parametrize(("ability", "success"), [("easy", True), ("hard", False)])
def test_each_ability_has_its_own_difficulty(ability: str, success: bool) -> None:
    class TwoHexes(Spell):
        @noon(spell=5)
        def easy(self, use):
            yield from use.gain(1)

        @noon(spell=8)
        def hard(self, use):
            yield from use.gain(1)

    t = Table()
    spell = t.attach(plain("spell", behaviour=TwoHexes, keywords=["Hex"]), t.dude(keywords=["Huckster 1"]))
    t.stack("5♣")
    t.use(spell, ability)
    assert t.events(Cast)[0].success is success


@rule("RB-7.2.1-g", "RB-7.2.1-h")
def test_a_failed_spell_is_used_and_the_turn_passes() -> None:
    t = Table()
    spell = t.attach(hex_(9, boot=True), t.dude(keywords=["Huckster 1"]))
    t.stack("2♣")
    t.use(spell)
    assert t.decision.seat == 1
    assert spell.booted
    assert not t.can_use(spell, seat=0)


@rule("RB-7.2.1-g")
def test_a_failed_spell_without_a_boot_is_used_all_the_same() -> None:
    t = Table()
    spell = t.attach(hex_(9), t.dude(keywords=["Huckster 1"]))
    t.stack("2♣")
    t.use(spell)
    t.pass_()
    assert t.decision.seat == 0 and not spell.booted and not t.can_use(spell)
    assert "RB-5.3.1-j" in str(t.why_not_use(spell))


@rule("RB-7.2.1-g")
def test_a_repeat_spell_may_be_tried_again() -> None:
    t = Table()
    spell = t.attach(hex_(9, repeat=True), t.dude(keywords=["Huckster 1"]))
    t.stack("2♣ 3♣")
    t.use(spell)
    t.pass_()
    assert t.can_use(spell)


@rule("RB-7.2-d", "RB-7.2-j", "RB-7.2.1-d", "RB-7.2.1-e", "RB-7.2.1-f")
@pytest.mark.parametrize(("pull", "works"), [("5♣", True), ("4♣", False)])
@pytest.mark.parametrize(
    ("kind", "skill"), [("Hex", "Huckster"), ("Miracle", "Blessed"), ("Spirit", "Shaman")]
)
def test_each_kind_of_spell_uses_its_own_rating(kind: str, skill: str, pull: str, works: bool) -> None:
    t = Table()
    words = [f"{name} {3 if name == skill else 0}" for name in ("Huckster", "Blessed", "Shaman")]
    spell = able("spell", noon(spell=8), lambda use: use.gain(1), keywords=[kind])
    t.stack(pull)
    t.use(t.attach(spell, t.dude(keywords=words)))
    assert t.events(Cast)[0].success is works and t.rock() == 20 + works


@rule("RB-7.2.1-e")
def test_targets_are_chosen_for_a_spell() -> None:
    t = Table()
    victim = t.dude(seat=1)
    spell = hex_(5, lambda use: use.boot(use.target), target=opposing & dude)
    t.stack("K♣")
    t.use(t.attach(spell, t.dude(keywords=["Huckster 1"])))
    assert victim.booted
