"""Tokens with all that is printed on them, what nobody may be given, every spell that is cast, copies of rivals."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import (
    Act,
    Dude,
    Until,
    always,
    happens,
    in_town_square,
    job,
    location,
    noon,
    react,
    resolution,
    shootout,
    trait,
)
from gomorra.engine.events import Cast
from gomorra.engine.words import cannot
from gomorra.testing import Table, able, either_leads, plain, rule

HIGH_CARD = "2♣ 4♦ 6♥ 8♠ 10♣"


class Scout(Dude):
    """Scout"""

    @always("bullets")
    def aim(self, card):
        return 3

    @trait("after", happens.ShootoutStarted)
    def welcome(self, use):
        yield from use.gain(1)

    @shootout()
    def ask(self, use):
        yield from use.gain(2)

    @react("after", happens.RoundStarted)
    def mutter(self, use):
        yield from use.gain(4)


@rule("CG-Token-b")
@either_leads
def test_keywords_traits_and_abilities_of_a_token_all_work_in_a_fight() -> None:
    t = Table()
    scout = plain("dude", behaviour=Scout, bullets=1, stud=True, keywords=["Token", "Deputy", "Huckster 2"])
    token, foe = t.put(scout, at="town square"), t.dude(seat=1, at="town square")
    assert token.is_token and token.has("Deputy") and token.rating("Huckster") == 2
    assert (token.bullets, token.is_stud) == (4, True)
    t.shootout(token, foe)
    assert t.rock() == 21
    t.use(token, "mutter", seat=0)
    t.use(token, "ask", seat=0)
    assert t.rock() == 27


@rule("RB-5.3.5-n")
@pytest.mark.parametrize("whose", [0, 1])
@pytest.mark.parametrize("why", ["a trait", "an effect"])
def test_an_effect_gives_nobody_what_a_card_in_play_keeps_from_him(why: str, whose: int) -> None:
    t = Table()
    giver, taker = t.dude(has=[plain("goods")]), t.dude(seat=whose)
    (hat,) = giver.attachments
    if why == "a trait":
        t.put(
            able("deed", always(cannot(Act.ATTACH), on="all"), lambda card, asked, *_: asked.id == taker.id)
        )
    else:
        t.use(t.hand(able("action", noon(), lambda use: use.forbid(Act.ATTACH, taker))))
        t.pass_()
    t.use(t.hand(able("action", noon(), lambda use: use.attach(hat, taker))), seat=0)
    assert hat.host == giver and taker.attachments == []


SPELLS = {"Hex": "Huckster", "Miracle": "Blessed", "Spirit": "Shaman"}


@rule("RB-7.2.1-b")
@pytest.mark.parametrize(("kind", "skill"), SPELLS.items())
@pytest.mark.parametrize("way", ["noon", "shootout", "resolution", "react", "job"])
@pytest.mark.parametrize(("pull", "success"), [("K♣", True), ("A♣", False)])
@either_leads
def test_a_spell_of_any_kind_is_cast_whenever_its_ability_is_used(
    way: str, kind: str, skill: str, pull: str, success: bool
) -> None:
    t = Table()
    ways = {
        "noon": noon(spell=5),
        "shootout": shootout(spell=5),
        "resolution": resolution(spell=5),
        "react": react("after", happens.ShootoutStarted, spell=5),
        "job": job(spell=5, mark=location & in_town_square),
    }
    caster = t.dude(at="town square", keywords=[f"{skill} 1"])
    spell = t.attach(able("spell", ways[way], keywords=[kind]), caster)
    seen = []
    t.put(able("deed", trait("after", happens.Cast), lambda use: seen.append(use.event.dude)), seat=1)
    if way in ("shootout", "resolution", "react"):
        t.shootout(caster, t.dude(seat=1, at="town square"))
    if way == "resolution":
        t.hands(HIGH_CARD, HIGH_CARD)
        t.run("resolution")
    t.stack(pull)
    t.use(spell, seat=0)
    assert [(event.test, event.dude, event.success) for event in t.events(Cast)] == [
        ("spell", caster.id, success)
    ]
    assert seen == [caster.id]


@rule("CG-Uniqueness-c")
@pytest.mark.parametrize("kind", ["dude", "deed", "goods", "spell"])
@pytest.mark.parametrize("pile", ["play", "boot hill"])
def test_a_rivals_copy_of_a_unique_card_of_any_type_keeps_no_copy_out(pile: str, kind: str) -> None:
    t = Table()
    words = ["Unique", *(["Hex"] if kind == "spell" else [])]
    only = plain(kind, "The Only One", keywords=words)
    mine, theirs = t.dude(keywords=["Huckster 1"]), t.dude(seat=1, keywords=["Huckster 1"])
    if pile == "boot hill":
        t.boot_hill(only, seat=1)
    elif kind in ("goods", "spell"):
        t.attach(only, theirs)
    else:
        t.put(only, seat=1)
    card = t.hand(only)
    t.shop(card, mine if kind in ("goods", "spell") else None)
    assert card.in_play
    second = t.hand(only)
    t.turn_of(0)
    assert not [key for key in t.offers("shop") if key[1] == second.id], "the own copy does"


@rule("RB-7.2-b", "RB-7.2-a")
@pytest.mark.parametrize("skill", ["Huckster", "Blessed", "Shaman", "Mad Scientist"])
@pytest.mark.parametrize("rating", [0, 1, 5])
def test_the_number_after_any_skill_is_its_rating_and_adds_to_the_pull(rating: int, skill: str) -> None:
    t = Table()
    expert = t.dude(keywords=["Kung Fu 3", f"{skill} {rating}", "Deputy"])
    assert expert.skills == {skill: rating}
    totals = []

    def test(use):
        yield from use.check(expert, skill, 9)
        totals.append(use.total)

    t.stack("4♣")
    t.use(t.hand(able("action", noon(), test)))
    assert totals == [4 + rating]


@rule("RB-7.2.2-p")
def test_a_gadget_dude_has_influence_upkeep_and_a_bounty_like_any_other() -> None:
    t = Table()
    bank = t.deed(seat=1)
    robot = t.dude(at=bank, influence=2, upkeep=1, keywords=["Gadget 3"])
    assert bank.controller == t.seat(0) and t.game.influence(t.seat(0)) == 2
    t.use(t.hand(able("action", noon(), lambda use: use.bounty(robot, 2))))
    assert robot.wanted and robot.bounty == 2
    t.start("upkeep")
    assert t.decision.kind == "upkeep" and ("drop", robot.id) in t.offers("drop")


@rule("RB-7.2.2-p")
def test_a_gadget_dude_calls_out_and_leads_a_job_like_any_other() -> None:
    t = Table()
    robot, foe = t.dude(at="town square", keywords=["Gadget 3"]), t.dude(seat=1, at="town square")
    assert t.offers("callout") == [("callout", robot.id, foe.id)]
    t.use(t.hand(able("action", job(mark=location & in_town_square, boot=True), lambda use: use.gain(5))))
    t.form()
    assert t.rock() == 25 and robot.booted and robot.at_home


@rule("RB-3.6-b", "RB-3.6-c", "RB-3.6-d", "RB-5.3.5-n")
@pytest.mark.parametrize(("kind", "skill"), SPELLS.items())
@pytest.mark.parametrize("able_to", [True, False])
def test_a_spell_in_play_is_handed_over_to_nobody_without_its_skill(
    able_to: bool, kind: str, skill: str
) -> None:
    t = Table()
    giver = t.dude(keywords=[f"{skill} 1"])
    others = [other for other in SPELLS.values() if other != skill]
    taker = t.dude(keywords=[f"{skill} 2"] if able_to else [f"{other} 1" for other in others])
    spell = t.attach(plain("spell", keywords=[kind]), giver)
    t.use(t.hand(able("action", noon(), lambda use: use.attach(spell, taker))))
    assert spell.host == (taker if able_to else giver)


@rule("CG-Keywords-b")
@pytest.mark.parametrize("printed", [True, False])
def test_a_keyword_that_two_effects_give_is_there_once_and_stays_while_one_of_them_lasts(
    printed: bool,
) -> None:
    t = Table()
    one = t.dude(influence=1, keywords=["Deputy"] if printed else [])

    def swear_in(use):
        use.give_keyword(one, "Deputy")
        use.give_keyword(one, "Deputy", until=Until.PERMANENT)

    t.use(t.hand(able("action", noon(), swear_in)))
    seen = t.game.view(t.seat(0)).cards[one.id].keywords
    assert one.has("Deputy") and sum(word == "Deputy" for word in seen) == 1
    t.end_day()
    assert one.has("Deputy"), "one of the two has ended"


@rule("RB-5.3.4-u")
@pytest.mark.parametrize(("kind", "skill"), SPELLS.items())
def test_a_dude_keeps_as_many_spells_of_any_kind_as_he_is_given(kind: str, skill: str) -> None:
    t = Table()
    caster = t.dude(keywords=[f"{skill} 1"])
    for number in range(5):
        t.shop(t.hand(plain("spell", f"Spell {number}", keywords=[kind])), caster)
        t.turn_of(0)
    assert len(caster.attachments) == 5
