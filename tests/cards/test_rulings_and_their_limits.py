"""Rulings and errata beside what they do not speak of: another place, another player, another kind of card."""

from __future__ import annotations

from typing import Any

import pytest

from gomorra.cards.vocabulary import happens, noon, react, shootout, trait
from gomorra.engine import RULESETS
from gomorra.engine.card.handle import Card
from gomorra.testing import CHEATIN, LEGAL, Table, able, either_leads, plain, rule

PAIR = "K♣ K♦ 3♥ 4♠ 9♣"


def square(t: Table, seat: int = 0, **facts: Any) -> Card:
    return t.dude(seat=seat, at="town square", **facts)


@rule("CR-Sloane-c")
@pytest.mark.parametrize(
    ("where", "seat", "boots"), [("with her", 0, False), ("next door", 0, True), ("with her", 1, True)]
)
def test_only_your_dudes_where_sloane_is_join_unbooted(where: str, seat: int, boots: bool) -> None:
    t = Table()
    hers, other = t.deed(), t.deed()
    sloane = t.put("Sloane", at=hers)
    joiner = t.dude(seat=seat, at=hers if where == "with her" else other)
    t.callout(square(t), square(t, 1), "accept")
    t.form(joiner)
    assert joiner.in_posse and joiner.booted is boots and not sloane.in_posse


@rule("CR-ClementineLepp-a")
@pytest.mark.parametrize(
    ("keywords", "owner", "called"), [(["Saloon"], 1, False), ([], 1, True), (["Saloon"], 0, True)]
)
def test_a_bounty_hunter_calls_clementine_out_unless_she_is_in_her_saloon(
    keywords: list[str], owner: int, called: bool
) -> None:
    t = Table()
    place = t.deed(seat=owner, keywords=keywords)
    clem = t.put("Clementine Lepp", seat=1, at=place, bounty=1)
    t.use(t.hand("Bounty Hunter"))
    t.form() if called else None
    assert bool(t.events(happens.CalledOut)) is called and clem.in_posse is called
    assert any(dude.is_token for dude in t.game.dudes()) is called


@rule("CR-KevinWainwright-a", "FQ-KevinWainwright-b")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("keywords", "able_to"), [(("Huckster 1",), True), (("Blessed 1",), False), ((), False)]
)
def test_kevin_follows_a_huckster_of_whichever_player_and_nobody_else(
    keywords: tuple[str, ...], able_to: bool, seat: int
) -> None:
    t = Table()
    kevin, other = t.put("Kevin Wainwright"), square(t, seat, keywords=keywords)
    assert t.can_use(kevin) is able_to
    if able_to:
        t.use(kevin)
        assert kevin.place == other.place and kevin.is_stud


@rule("CE-IvorHawleyExp1")
def test_ivor_brings_neither_miracles_nor_what_is_too_dear_by_more_than_three() -> None:
    t = Table(stash=12)
    t.dude(keywords=("Blessed 1",)), t.dude(keywords=("Shaman 1",))
    t.boot_hill(
        plain("spell", keywords=("Miracle",)),
        plain("spell", keywords=("Spirit",)),
        plain("goods"),
        plain("dude"),
    )
    dear, dearer = t.boot_hill(
        *(plain("dude", f"Fiend {cost}", keywords=("Abomination",), cost=cost) for cost in (6, 7))
    )
    hex_ = t.boot_hill(plain("spell", keywords=("Hex",), cost=1))
    t.shop(t.hand("Ivor Hawley (Exp.1)"))
    t.answer("react")
    assert t.rock() == 3 and set(t.choices()) == {dear, hex_} and dearer not in t.choices()
    t.answer(dear)
    assert dear.in_play and t.rock() == 0


@rule("CR-MariaKingsford-a")
@pytest.mark.parametrize(
    ("inside", "pull", "works"), [(True, "4♠", True), (True, "3♠", False), (False, "4♠", False)]
)
@either_leads
def test_marias_bounty_helps_a_hex_that_she_casts_in_the_shootout(
    inside: bool, pull: str, works: bool
) -> None:
    t = Table(stash=0)
    hex_ = able("spell", shootout(spell=7, brings_in=True), lambda use: use.gain(1), keywords=["Hex"])
    maria = t.put("Maria Kingsford", at="town square" if inside else "home", bounty=3, has=[hex_])
    t.shootout(square(t), square(t, 1), *([maria] if inside else []))
    t.stack(pull)
    t.use(maria.attachments[0])
    assert t.rock() == int(works)


@rule("CR-NicodemusWhateley-b")
@pytest.mark.parametrize("code", ["05019", "24102", "00134"])
def test_nicodemus_keeps_his_points_through_noon_and_while_others_go_home(code: str) -> None:
    t = Table()
    nicodemus = t.put(code, at="town square", control=2)
    friend = square(t)
    t.dude(seat=1, influence=9)
    t.move(friend, "home")
    assert nicodemus.control == 2
    t.stop("after", happens.SundownChecked)
    assert t.game.control_points(t.seat(0)) == 2, "they count when victory is checked"
    t.pass_()
    t.run("noon")
    assert t.game.state.day == 2 and nicodemus.in_town_square and nicodemus.control == 0


@rule("CR-EpidemicLaboratory-a")
@pytest.mark.parametrize("code", ["14019", "24128"])
def test_the_leader_has_booted_when_the_laboratorys_job_begins(code: str) -> None:
    t = Table()
    laboratory, scholar = t.put(code), t.dude(keywords=["Huckster 0"])
    square(t, 1)
    t.use(laboratory)
    assert t.decision.kind == "join" and scholar.booted and not laboratory.booted


@rule("CR-FancyNewHat-a")
@pytest.mark.parametrize("code", ["06016", "24179"])
@pytest.mark.parametrize(("kind", "influence"), [(trait, 2), (react, 3)])
def test_the_hat_withstands_abilities_and_not_traits(kind: Any, influence: int, code: str) -> None:
    t = Table()
    bob = t.dude(seat=1, influence=2, has=[code])
    assert bob.influence == 3
    t.put(able("deed", kind("after", happens.Gained), lambda use: use.modify(bob, influence=-1)))
    t.use(t.hand(able("action", noon(), lambda use: use.gain(1))))
    if kind is react:
        t.answer("react")
    assert bob.influence == influence


@rule("CR-Heartseeker-a")
@pytest.mark.parametrize(("second", "aced"), [(False, False), (True, True)])
def test_heartseeker_seeks_in_the_round_in_which_it_is_cast(second: bool, aced: bool) -> None:
    t = Table()
    witch, friend = square(t, keywords=("Huckster 9",), has=("Heartseeker",)), square(t)
    foes = [square(t, 1) for _ in range(3)]
    t.shootout(witch, foes[0], friend, *foes[1:])
    if not second:
        t.stack("2♠")
        t.use(witch.attachments[0])
    t.hands(LEGAL, LEGAL)
    t.run("casualty")
    t.answer(("casualty", friend, "discard"))
    t.next_round()
    if second:
        t.stack("2♠")
        t.use(witch.attachments[0])
    t.hands(PAIR, LEGAL)
    t.run("pick shooters")
    t.answer(foes[2])
    t.run("flee")
    assert t.events(happens.RoundDecided)[-1].winner == 0
    assert (foes[2] in t.boot_hill_of(1)) is aced


@rule("CR-MirrorMirror-a")
@pytest.mark.parametrize("stud", [True, False])
@pytest.mark.parametrize("ability", ["reflect", "distort"])
@either_leads
def test_both_sides_of_the_mirror_work_between_dudes_of_one_type(ability: str, stud: bool) -> None:
    t = Table()
    witch = square(t, keywords=("Huckster 9",), has=("Mirror, Mirror",), bullets=1, stud=stud)
    foe = square(t, 1, bullets=3, stud=stud)
    t.shootout(witch, foe)
    t.stack("2♠")
    t.use(witch.attachments[0], ability)
    assert (witch.is_stud, foe.is_stud) == (stud, stud)
    assert (witch.bullets, foe.bullets) == ((3, 3) if ability == "reflect" else (1, 1))


@rule("CR-Puppet-c")
@pytest.mark.parametrize("replaced", [True, False])
def test_a_puppet_goes_back_unless_it_was_replaced(replaced: bool) -> None:
    t = Table()
    t.dude(seat=1, influence=9)
    witch, theirs = (
        square(t, keywords=("Huckster 9",), has=("Puppet",)),
        t.put("Sloane", seat=1, at="town square"),
    )
    mine = t.hand("Sloane (Exp.1)")
    t.stack("K♠")
    t.use(witch.attachments[0], "", theirs)
    assert theirs.controller == t.seat(0)
    if replaced:
        t.replace(theirs, mine)
    t.end_day()
    assert t.whose(mine if replaced else theirs) == (0 if replaced else 1)
    assert (mine if replaced else theirs).controller == t.seat(0 if replaced else 1)


@rule("FQ-RaisingHell-a", "CR-RaisingHell-a")
@pytest.mark.parametrize("words", [["Non-Unique"], []])
@pytest.mark.parametrize("name", ["2015", "current"])
@either_leads
def test_a_fiend_of_which_no_other_copy_lies_there_rises(name: str, words: list[str]) -> None:
    t = Table(ruleset=RULESETS[name])
    witch = square(t, keywords=("Huckster 9",), has=("Raising Hell",))
    fiends = t.boot_hill(
        *(plain("dude", title, keywords=["Abomination", *words]) for title in ("Imp", "Ogre"))
    )
    t.hand(plain("action"))
    t.shootout(witch, square(t, 1))
    t.stack("K♠")
    t.use(witch.attachments[0], "summon")
    assert set(t.choices()) == set(fiends)
    t.answer(fiends[1])
    assert fiends[1].in_posse


@rule("CE-ItsWhoYouKnow", "CR-ItsWhoYouKnow-a")
@pytest.mark.parametrize("code", ["03019", "24218"])
@either_leads
def test_who_you_know_counts_in_every_round_of_this_shootout_and_in_no_other(code: str) -> None:
    t = Table()
    ann, foes = square(t, influence=1), [square(t, 1, influence=2, bullets=0, stud=True) for _ in range(2)]
    more = [square(t) for _ in range(2)]
    t.use(t.hand(code), "", *(card for card in (ann, foes[0])), "accept")
    t.form(*more, foes[1])
    t.hands(LEGAL, LEGAL)
    t.run("casualty")
    while t.decision.kind == "casualty":
        t.answer(("casualty", more[0] if t.decision.seat == 0 else foes[0], "discard"))
    t.next_round()
    assert t.game.shootout.round == 2 and ann.is_stud
    t.run("pick shooters")
    t.answer(ann)
    t.run("resolution")
    assert [len(event.cards) for event in t.events(happens.Dealt)][-2:] == [5 + 1, 5 + 2]
    list(t.game.rules(t.seat(0)).send_home_booted(ann))
    list(t.game.rules(t.seat(0)).send_home_booted(more[1]))
    t.finish()
    assert t.game.shootout is None and not ann.is_stud
    t.turn_of(1)
    t.shootout(foes[1], square(t, influence=3))
    t.run("resolution")
    assert [len(event.cards) for event in t.events(happens.Dealt)][-2:] == [5, 5]


@rule("CR-FlightoftheLepus-a")
def test_lepus_takes_no_dude_of_a_third_player() -> None:
    t = Table(seats=3)
    ann, amy, bob, guest = square(t), square(t), square(t, 1), square(t, 2)
    lepus = t.hand("Flight of the Lepus")
    t.callout(ann, bob, "accept")
    t.answer(amy, ("invite", 2), guest)
    t.form()
    t.hands(LEGAL, CHEATIN)
    t.run("resolution")
    t.use(lepus)
    assert set(t.choices()) == {ann, amy, bob} and guest.in_posse


@rule("FQ-RunEmDown-a", "CR-RunEmDown-c")
def test_of_several_riders_any_number_run_him_down_and_nobody_on_foot() -> None:
    t = Table()
    riders, walker, local = [t.dude(has=["Mustang"]) for _ in range(3)], t.dude(), square(t, booted=True)
    square(t, 1)
    with t.noting() as noted:
        t.use(t.hand("Run 'Em Down!"), "", riders[0], riders[2])
    assert not any(walker in cards for cards in noted)
    while t.decision.kind == "choose" and riders[1] in t.choices() and local not in t.choices():
        t.answer("pass")
    assert [one.in_town_square for one in (*riders, walker)] == [True, False, True, False]
    assert set(t.choices()) == {riders[0], riders[2], local}


@rule("CR-RabbitsDeception-a")
@pytest.mark.parametrize("code", ["10035", "24229"])
@pytest.mark.parametrize("friend", [True, False])
def test_with_somebody_left_in_the_posse_the_combo_goes_on(code: str, friend: bool) -> None:
    t = Table()
    monk, bob = square(t, keywords=("Kung Fu 2",), value=9), square(t, 1, stud=True)
    leap = t.hand("Rabbit's Lunar Leap")
    t.shootout(monk, bob, *([square(t)] if friend else []))
    t.stack("2♠")
    t.use(t.hand(code), "", "pass")
    assert (t.game.shootout is not None) is friend
    assert (t.decision.kind == "combo") is friend
    assert [payload[1] for payload in t.offers("use")] == ([leap.id] if friend else [])


@rule("CR-ArnoldMcCadish-b")
@pytest.mark.parametrize("saved", [True, False])
@either_leads
def test_whom_arnold_saves_keeps_what_he_carries_on_either_side(saved: bool) -> None:
    t = Table()
    t.put("Arnold McCadish")
    mine, foe = square(t, value=3, has=["Pinto", "Shotgun"]), square(t, 1)
    things = mine.attachments
    t.shootout(mine, foe)
    t.hands(f"{LEGAL} K♠", PAIR)
    t.run("react")
    t.answer("react" if saved else "pass")
    assert mine.in_play is saved and all((thing.host is mine) is saved for thing in things)
    assert all((thing in t.discard_of()) is not saved for thing in things)


@rule("CG-Prevention-g", "CR-YagnsMechanicalSkeleton-a")
@pytest.mark.parametrize(("seat", "booted"), [(0, False), (1, True), (2, False)])
def test_opposing_are_the_cards_of_all_but_who_controls_the_bearer(seat: int, booted: bool) -> None:
    t = Table(seats=3)
    bob = square(t, 2, has=["13015"])
    bob.body.controller = t.seat(1)
    t._changed()
    t.use(t.put(able("deed", noon(), lambda use: use.boot(bob)), seat=seat))
    assert bob.booted is booted
