"""There Comes a Reckoning: dudes."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import Use, deed, happens, job, noon, react, shootout
from gomorra.engine.card.handle import Card
from gomorra.testing import CHEATIN, LEGAL, Table, able, plain, rule


@pytest.mark.parametrize(("word", "change"), [("+1 influence", 1), ("-1 influence", -1)])
def test_johnny_changes_influence_for_the_length_of_a_play(word: str, change: int) -> None:
    t = Table()
    t.put("Johnny Brocklehurst")
    bob = t.dude(seat=1, influence=2)
    seen: list[int] = []
    look = able("deed", noon(), lambda use: seen.append(use.game.card(bob.id).influence))
    t.use(t.put(look))
    t.answer("react", bob, word)
    assert seen == [2 + change] and bob.influence == 2


def test_plain_plays_are_plays_too_but_not_those_of_others() -> None:
    t = Table()
    johnny, bob = t.put("Johnny Brocklehurst"), t.dude(seat=1)
    t.move(bob, "town square")
    assert t.decision.kind == "play"
    t.move(johnny, "town square")
    assert t.decision.kind == "react" and t.decision.seat == 0
    t.answer("react", johnny, "+1 influence")
    assert johnny.influence == 1 and johnny.in_town_square


def test_an_influence_play_can_take_a_deed_for_its_length() -> None:
    t = Table()
    johnny = t.put("Johnny Brocklehurst")
    deed = t.deed(seat=1)
    bob = t.dude(seat=1, at=deed, influence=1)
    ann = t.dude(at=deed, influence=1)
    owners: list[int] = []
    look = able("deed", noon(), lambda use: owners.append(use.game.card(deed.id).controller))
    t.use(t.put(look))
    t.answer("react", bob, "-1 influence")
    assert owners == [0] and deed.controller == 1 and ann.influence == bob.influence == 1 and johnny.in_play


@rule("CR-JohnnyBrocklehurst-a")
def test_a_react_is_no_play_for_johnny() -> None:
    t = Table()
    johnny = t.put("Johnny Brocklehurst")
    echo = able("deed", react("after", happens.Gained), lambda use: use.draw(), name="echo")
    echoing = t.put(echo)
    t.use(t.put(able("deed", noon(), lambda use: use.gain(1))))
    assert t.decision.kind == "react" and t.can_use(johnny) and not t.can_use(echoing)
    t.answer("pass")
    assert t.can_use(echoing) and not t.can_use(johnny)
    t.answer("react")
    assert len(t.hand_of()) == 1 and t.decision.kind == "play"


@rule("CR-JohnnyBrocklehurst-a")
def test_a_shootout_play_is_one_for_johnny() -> None:
    t = Table()
    johnny, ann, bob = (
        t.put("Johnny Brocklehurst"),
        t.dude(at="town square"),
        t.dude(seat=1, at="town square"),
    )
    act = t.hand(able("action", shootout(), lambda use: use.gain(1)))
    t.shootout(bob, ann)
    t.use(act)
    assert t.decision.kind == "react" and t.can_use(johnny)


def test_johnny_acts_once_a_day() -> None:
    t = Table()
    johnny = t.put("Johnny Brocklehurst")
    t.move(johnny, "town square", "react")
    t.answer("+1 influence")
    t.pass_()
    t.move(johnny, "home")
    assert t.decision.kind == "play" and johnny.at_home


def test_wang_hires_a_fist_when_he_is_called_out() -> None:
    t = Table()
    wang, bob = t.put("Wang Men Wu", at="town square"), t.dude(seat=1, at="town square")
    t.callout(bob, wang, "accept")
    t.form()
    t.answer("react")
    fight = t.game.shootout
    assert fight is not None
    token = t.game.card(fight.posses[1][-1])
    assert token.title == "Gunslinger" and token.booted and token.is_stud and token.bullets == 2
    t.run("resolution")
    assert not token.in_play and fight.shooters[1] == wang.id


def test_wang_hires_nobody_as_the_leader() -> None:
    t = Table()
    t.shootout(t.put("Wang Men Wu", at="town square"), t.dude(seat=1, at="town square"))
    assert t.decision.kind == "play"


def test_wang_alone_needs_no_company_to_hold_on() -> None:
    t = Table()
    deed = t.deed(seat=1)
    wang, bob = t.put("Wang Men Wu", at=deed), t.dude(seat=1, at=deed)
    t.dude(at=deed)
    t.callout(bob, wang, "accept")
    t.form()
    t.answer("react")
    seen: list[int] = []

    def judge(card: Card, use: Use) -> bool:
        fight = use.game.shootout
        assert fight is not None
        seen.append(len(fight.posses[1]))
        return True

    tao = able(
        "action",
        shootout(technique=True, combo=judge),
        lambda use: None,
        keywords=("Technique", "Tao of Test"),
    )
    t.stack("2♠")
    t.turn_of(0)
    t.use(t.hand(tao))
    fight = t.game.shootout
    assert seen == [1] and fight is not None and len(fight.posses[1]) == 2


def test_charging_bear_spends_a_token() -> None:
    t = Table()
    bear, bob, ben = (
        t.put("Charging Bear", at="town square"),
        t.dude(seat=1, at="town square"),
        t.dude(seat=1, at="town square"),
    )
    call = t.hand(able("action", shootout(), lambda use: use.summon("Gunslinger")))
    t.shootout(bear, bob, ben)
    t.use(call)
    t.pass_()
    t.use(bear, "", bob)
    fight = t.game.shootout
    assert fight is not None and bob.at_home and bear.is_stud and fight.posses[0] == [bear.id]


@rule("CG-Abilities-c")
def test_charging_bear_must_be_unbooted() -> None:
    t = Table()
    bear, ann, bob = (
        t.put("Charging Bear", at="town square"),
        t.dude(at="town square"),
        t.dude(seat=1, at="town square"),
    )
    call = t.hand(able("action", shootout(), lambda use: use.summon("Gunslinger")))
    bear.body.booted = True
    t.shootout(ann, bob, bear)
    t.use(call)
    t.pass_()
    t.use(bear)
    fight = t.game.shootout
    assert bob.in_posse and not bear.is_stud and fight is not None and len(fight.posses[0]) == 3


def test_fears_no_owls_guides_to_sacred_places() -> None:
    t = Table()
    owls, ann = t.put("Fears No Owls"), t.dude(booted=True)
    ground, totem = t.deed(keywords=("Holy Ground",)), t.deed()
    t.deed()
    t.attach(plain("spell", "Pole", keywords=("Spirit", "Totem")), totem)
    t.use(owls, "", ann)
    assert {card.id for card in t.choices()} == {ground.id, totem.id}
    t.answer(ground)
    assert ann.place == ground.id


@pytest.mark.parametrize("boots", [True, False])
def test_black_owl_names_the_first_to_fall(boots: bool) -> None:
    t = Table()
    owl, bob, ben = (
        t.put("Black Owl", at="town square"),
        t.dude(seat=1, at="town square", value=3),
        t.dude(seat=1, at="town square"),
    )
    t.shootout(owl, bob, ben)
    t.use(owl, "", bob, boots)
    assert bob.value == 8 and owl.booted is boots
    t.hands("K♣ K♦ 3♥ 4♠ 9♣ A♥", LEGAL)
    t.run("run or gun" if boots else "casualty")
    assert not bob.in_play if boots else set(t.choices()) == {bob, ben}


@pytest.mark.parametrize(("outfit", "grit", "holds"), [
    ("The Fourth Ring", 11, True), ("The Fourth Ring", 10, False), ("Law Dogs", 11, False),
])  # fmt: skip
def test_zeb_stands_firm(outfit: str, grit: int, holds: bool) -> None:
    t = Table(outfit, "Law Dogs")
    zeb, bob = t.put("Zeb Whateley-Dupont", at="town square"), t.dude(seat=1, at="town square", value=grit)
    weaken = able("action", shootout(), lambda use: use.modify(zeb, bullets=-3))
    tame = able("action", shootout(), lambda use: use.make(zeb, "draw"))
    first, second = t.hand(weaken, tame, seat=1)
    assert zeb.is_stud is (outfit == "The Fourth Ring")
    t.shootout(zeb, bob)
    t.pass_()
    t.use(first)
    t.pass_()
    t.use(second)
    assert zeb.bullets == (2 if holds else 0) and zeb.is_stud is holds


@pytest.mark.parametrize(
    ("value", "more", "unboots"), [(6, True, True), (6, False, False), (11, False, True)]
)
def test_rosenbaums_golem_crushes(value: int, more: bool, unboots: bool) -> None:
    t = Table()
    golem, ann = t.put("Rosenbaum's Golem", at="town square"), t.dude(at="town square", booted=True)
    bob = t.dude(seat=1, at="town square", value=value)
    t.shootout(golem, bob, ann)
    t.use(golem, "", more)
    assert bob.booted and golem.booted and bob.value == value + 5 * more
    assert (t.decision.kind == "choose") is unboots
    if unboots:
        assert t.choices() == [ann]
        t.answer(ann)
        assert not ann.booted


def test_stewart_posts_a_notice() -> None:
    t = Table(stash=2)
    stewart = t.put("Stewart Davidson")
    bob = t.dude(seat=1, influence=2)
    t.dude(seat=1, influence=3), t.dude(seat=1, bounty=1)
    card = t.hand(plain("action"))
    t.use(stewart)
    assert bob.bounty == 1 and t.rock() == 0 and t.discard_of() == [card] and stewart.booted


@pytest.mark.parametrize(("bounties", "bullets"), [((), 0), ((2, 3), 3), ((9,), 4)])
def test_sheriff_waters_faces_outlaws(bounties: tuple[int, ...], bullets: int) -> None:
    t = Table()
    waters, bob = t.put("Sheriff Eli Waters", at="town square"), t.dude(seat=1, at="town square")
    gang = [t.dude(seat=1, at="town square", bounty=bounty) for bounty in bounties]
    assert waters.bullets == 0
    t.shootout(waters, bob, *gang)
    assert waters.bullets == bullets


@pytest.mark.parametrize("joins", [True, False])
def test_sheriff_waters_follows_a_cheat(joins: bool) -> None:
    t = Table()
    waters = t.put("Sheriff Eli Waters")
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square", bounty=1)
    t.showdown(ann, bob, hands=(LEGAL, CHEATIN))
    t.answer(bob, joins)
    assert waters.in_town_square and waters.in_posse is joins and not waters.booted


def test_sheriff_waters_stays_for_honest_hands() -> None:
    t = Table()
    t.put("Sheriff Eli Waters")
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square", bounty=1)
    t.showdown(ann, bob, hands=(CHEATIN, LEGAL))
    assert t.decision.kind == "play"


@pytest.mark.parametrize("caught", [0, 1])
def test_sheriff_waters_is_blind_to_the_hand_of_his_own_posse(caught: int) -> None:
    t = Table(seats=3)
    waters = t.put("Sheriff Eli Waters", seat=2)
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square", bounty=1)
    ally = t.dude(seat=2, at="town square")
    t.callout(ann, bob, "accept", ("invite", 2), ally)
    t.form()
    t.hands(*((CHEATIN, LEGAL) if caught == 0 else (LEGAL, CHEATIN)))
    t.run("pick shooters")
    t.answer(ann)
    t.run("choose" if caught else "resolution")
    assert (bob in t.choices()) is bool(caught) and waters.at_home


HORSE = plain("goods", "Horse", keywords=("Horse",))


@pytest.mark.parametrize(
    ("horse", "near", "offered"), [(True, False, True), (False, False, False), (True, True, False)]
)
def test_adrian_rides_along(horse: bool, near: bool, offered: bool) -> None:
    t = Table()
    adrian = t.put("Adrián Vallejo", has=[HORSE] if horse else [])
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    ben = t.dude(seat=1, at="town square" if near else "home")
    call = t.hand(able("action", shootout(brings_in=True), lambda use: use.join(ben)), seat=1)
    t.shootout(ann, bob)
    t.pass_()
    t.use(call)
    assert (t.decision.kind == "react") is offered
    if offered:
        t.answer("react")
        assert adrian.in_posse and adrian.in_town_square


def test_prof_roe_is_a_gadget_that_invents_none() -> None:
    t = Table()
    roe = t.put("Prof. Aloysius Roe")
    gadget = t.hand(plain("goods", keywords=("Gadget 1",)))
    assert roe.has("Gadget") and t.why_not("invent", gadget, roe) is not None


@pytest.mark.parametrize("at", ["home", "town square"])
def test_prof_roe_advises_his_colleagues(at: str) -> None:
    t = Table()
    t.put("Prof. Aloysius Roe", at=at)
    maker = t.dude(keywords=("Mad Scientist 1",))
    gadget = t.hand(plain("goods", keywords=("Gadget 11",)))
    t.stack("5♣")
    t.invent(gadget, maker)
    assert (t.decision.kind == "react") is (at == "home")
    if at == "home":
        t.answer("react")
    assert gadget.in_play is (at == "home")


def test_a_pull_that_prof_roe_raises_beyond_a_king_is_told_and_answered() -> None:
    t = Table()
    t.put("Prof. Aloysius Roe")
    t.put(able("deed", react("after", happens.Pulled), lambda use: use.gain(1)), seat=1)
    maker = t.dude("Maker", keywords=("Mad Scientist 1",))
    gadget = t.hand(plain("goods", keywords=("Gadget 18",)))
    t.stack("K♣")
    t.invent(gadget, maker)
    t.answer("react")
    assert t.decision.kind == "react" and "18♣" in t.decision.prompt, (
        "the other player may answer the raised pull"
    )
    t.answer("pass")
    assert gadget.in_play
    assert any("18♣" in line for line in t.game.story())


def test_rance_takes_over_deeds() -> None:
    t = Table()
    deed = t.deed(seat=1, control=1, production=5)
    rance = t.put("Rabid Rance Hitchcock", at=deed)
    assert deed.controller == 0 and deed.control == 2 and rance.bullets == 1
    rance.body.bounty = 1
    t.game.state.version += 1
    assert rance.bullets == 4
    t.dude(seat=1, at=deed, influence=5)
    assert deed.control == 1


@pytest.mark.parametrize("bounty", [0, 1])
def test_wanted_rance_knows_the_back_roads(bounty: int) -> None:
    t = Table()
    mine = t.deed(keywords=("Out of Town",))
    rance = t.put("Rabid Rance Hitchcock", bounty=bounty)
    t.move(rance, mine)
    assert rance.booted is (bounty == 0)


@pytest.mark.parametrize(("outfit", "price"), [("The Sloane Gang", 7), ("Law Dogs", 11)])
def test_morgan_lash_is_cheaper_for_the_notorious(outfit: str, price: int) -> None:
    t = Table(outfit, "Law Dogs")
    t.dude(bounty=4), t.dude(bounty=1), t.dude(seat=1, bounty=9)
    t.shop(t.hand("Morgan Lash"))
    assert t.rock() == 20 - price


@pytest.mark.parametrize(("theirs", "bullets"), [(0, 2), (2, 0)])
def test_morgan_lash_makes_a_shooter_infamous(theirs: int, bullets: int) -> None:
    t = Table()
    t.put("Morgan Lash")
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square", bounty=theirs)
    t.shootout(ann, bob)
    t.run("react")
    t.answer("react")
    t.run("resolution")
    assert ann.bounty == 2 and ann.bullets == bullets


@rule("CG-Traits-e")
@pytest.mark.parametrize(("title", "rises"), [("Agent Provocateur", False), ("Sloane", True)])
def test_the_agent_provocateur_never_leaves_boot_hill(title: str, rises: bool) -> None:
    t = Table()
    dead = t.boot_hill(title)
    t.use(t.hand(able("action", noon(), lambda use: use.to_hand(dead))))
    assert (dead in t.hand_of(), dead in t.boot_hill_of()) == (rises, not rises)


def test_the_agent_provocateur_stays_at_home_alone() -> None:
    t = Table()
    agent = t.put("Agent Provocateur")
    assert not [offer for offer in t.offers("move") if offer[1] == agent.id]
    assert t.why_not("shop", t.hand(plain("goods")), agent) is not None
    t.use(t.hand(able("action", noon(), lambda use: use.make_blank(agent))))
    assert not t.game.is_blank(agent, "traits") and t.game.is_blank(agent, "abilities")
    there = t.deed()
    bring = t.hand(able("action", noon(), lambda use: use.play(use.game.card(spare.id), at=there)))
    spare = t.hand("Agent Provocateur", seat=0)
    t.turn_of(0)
    t.use(bring)
    assert not spare.in_play


@pytest.mark.parametrize("by_job", [True, False])
def test_with_the_agent_only_jobs_give_control_points(by_job: bool) -> None:
    t = Table()
    t.put("Agent Provocateur")
    ann = t.dude()
    deal = job(mark=deed) if by_job else noon()
    t.deed()
    t.use(t.hand(able("action", deal, lambda use: use.control_point(ann))))
    t.form()
    assert ann.control == int(by_job)


def test_the_agent_is_replaced_at_sundown_for_good() -> None:
    t = Table(stash=1)
    agent, friend = t.put("Agent Provocateur"), t.hand(plain("dude", cost=5))
    t.dude(seat=1, influence=9)
    t.hand(plain("action"))
    t.start("sundown")
    t.answer("react")
    assert t.boot_hill_of() == [agent] and friend.in_play and t.rock() == 0
    dig = able("deed", noon(), lambda use: use.unearth(agent))
    t.end_day()
    t.run("noon")
    t.use(t.put(dig))
    assert t.boot_hill_of() == [agent]


GOODS = plain("goods", "Parcel", cost=2)


@pytest.mark.parametrize("pile", ["hand", "discard"])
def test_f1_burch_delivers(pile: str) -> None:
    t = Table(stash=4)
    deed, burch = t.deed(), t.hand("F1 Burch")
    ann = t.dude(at=deed)
    t.dude(at=t.deed(keywords=("Out of Town",)))
    t.hand(plain("goods", "Rarity", keywords=("Unique",)), plain("goods", "Ray", keywords=("Gadget 1",)))
    parcel = (t.hand if pile == "hand" else t.discard)(GOODS)
    t.shop(burch)
    t.answer("react")
    assert burch.place == deed.id and t.choices() == [parcel]
    t.answer(parcel, ann)
    assert parcel.host is ann and t.rock() == 0


def test_f1_burch_needs_a_friend_in_town() -> None:
    t = Table()
    t.dude(at=t.deed(keywords=("Out of Town",))), t.dude()
    t.shop(t.hand("F1 Burch"))
    assert t.decision.kind == "play"


def test_adrian_does_not_answer_a_trait() -> None:
    t = Table()
    adrian = t.put("Adrián Vallejo", seat=1, has=[HORSE])
    waters = t.put("Sheriff Eli Waters")
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square", bounty=1)
    t.shootout(ann, bob)
    t.hands(LEGAL, CHEATIN)
    t.run("choose")
    t.answer(bob, "yes")
    assert waters.in_posse and t.decision.kind != "react" and adrian.at_home


def test_the_agent_goes_only_for_a_dude_who_can_come() -> None:
    t = Table(stash=0)
    agent = t.put("Agent Provocateur")
    t.hand(plain("dude", cost=5))
    t.dude(seat=1, influence=9)
    t.start("sundown")
    assert t.decision.kind != "react" and agent.in_play


def test_stewart_is_not_kept_off_by_a_decoy_that_he_cannot_choose() -> None:
    t = Table()
    stewart, hamshanks = t.put("Stewart Davidson"), t.put("Hamshanks", seat=1, bounty=1)
    bob = t.dude(seat=1, influence=0)
    t.hand(plain("action"))
    t.use(stewart)
    assert bob.bounty == 1 and hamshanks.bounty == 1
