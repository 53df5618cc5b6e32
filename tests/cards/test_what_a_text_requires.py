"""First sentences are requirements, and what was replaced or prevented did not happen."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import Act, Until, deed, dude, job, noon, shootout, your
from gomorra.testing import CHEATIN, LEGAL, ScenarioError, Table, able, plain

HORSE = plain("goods", "Horse", keywords=["Horse"])


def test_morgan_regulators_weird_west_really_moves_a_dude() -> None:
    t = Table("24004")
    horse = plain("goods", "Horse", keywords=["Horse"])
    t.dude("Rider", at="town square", booted=True, has=[horse])
    assert not t.can_use(t.game.outfit(0))


def test_hydro_puncher_of_the_weird_west_needs_a_dude_that_can_boot() -> None:
    t = Table()
    ann = t.dude(at="town square", has=["24161"])
    t.shootout(ann, t.dude(seat=1, at="town square", booted=True, has=[HORSE]))
    assert not t.can_use(ann.attachments[0])


def test_ricochet_needs_a_shooter_so_not_in_lowball() -> None:
    t = Table()
    ricochet = t.hand("Ricochet")
    twice = t.hand("Coachwhip!")  # keeps the Cheatin' window open
    t.dude(seat=1)
    t.stack("A♣ 2♦ 3♥ 4♠ 6♣")
    t.stack("5♣ 5♣ 3♥ 4♠ 9♣", seat=1)
    t.start("gambling")
    assert t.can_use(twice)
    assert not t.can_use(ricochet)


def test_father_tolarios_finds_nothing_for_a_bounty_that_cannot_fall() -> None:
    t = Table()
    father = t.put("Father Tolarios", at="town square")
    sloane = t.put("Sloane", seat=1, at="town square", bounty=1)
    t.hand(plain("action"))
    miracle = t.discard(plain("spell", "Psalm", keywords=["Miracle"]))
    if t.can_use(father):
        t.use(father)
        while t.decision.kind in ("word", "choose"):
            t.answer("discard pile" if t.decision.kind == "word" else miracle)
    assert sloane.bounty == 1 and miracle not in t.hand_of()


def test_no_turning_back_gives_nothing_for_a_harrowed_dude() -> None:
    t = Table(stash=0)
    t.put("Mario Crane")
    action = t.hand("No Turning Back")
    if t.can_use(action, "sacrifice"):
        t.use(action, "sacrifice")
    assert t.rock() == 0  # he is discarded, not aced: the requirement is not met


def test_raising_hell_aces_no_card_when_the_spell_fails() -> None:
    t = Table()
    huckster = t.dude(at="town square", keywords=["Huckster 0"], has=["Raising Hell"])
    spare = t.hand(plain("action"))
    t.shootout(huckster, t.dude(seat=1, at="town square"))
    t.stack("2♠")
    t.use(huckster.attachments[0])
    assert spare in t.hand_of()


def test_silver_pheasants_bounty_boots_no_deed_when_the_spell_fails() -> None:
    t = Table()
    place = t.deed()
    totem = t.attach("Silver Pheasant's Bounty", place)
    t.dude(at=place, keywords=["Shaman 0"])
    t.stack("2♠")
    t.use(totem)
    assert totem.booted and not place.booted


def test_bai_yang_chen_exp1_has_no_conditions_either() -> None:
    t = Table()
    monk = t.put("Bai Yang Chen (Exp.1)", seat=1, booted=True)
    incubation = t.hand("Incubation")
    if t.can_use(incubation):
        t.use(incubation)
    assert not monk.attachments


def test_coachwhip_cannot_be_dodged_with_a_dude_that_cannot_be_booted() -> None:
    t = Table()
    iron = t.dude("Iron", seat=1, has=["13015"])
    other = t.dude("Other", seat=1)
    whip = t.hand("Coachwhip!")
    t.stack("2♣ 2♣ 6♥ 8♠ 10♣")  # an illegal hand of one's own: the other player chooses
    t.stack("K♣ K♣ 3♥ 4♠ 9♣", seat=1)
    t.start("gambling")
    t.use(whip)
    assert not iron.booted and other.booted


def test_coachwhip_cannot_be_dodged_with_a_dude_that_cannot_be_aced() -> None:
    t = Table()
    ann = t.dude("Ann", at="town square")
    junior = t.put("Junior", 1, "town square")
    foe = t.dude("Foe", seat=1, at="town square")
    whip = t.hand("Coachwhip!")
    t.shootout(ann, foe, junior)
    t.hands("2♣ 2♣ 6♥ 8♠ 10♣", "K♣ K♣ 3♥ 4♠ 9♣")
    t.run("resolution")
    t.use(whip)
    assert junior.in_play and not foe.in_play


def test_dogs_duster_only_keeps_a_deputy_from_becoming_wanted() -> None:
    t = Table()
    place = t.deed(seat=1, keywords=["Private"])
    deputy = t.dude("Deputy", at=place, keywords=["Deputy"], bounty=2, has=["Dog's Duster"])
    t.shootout(deputy, t.dude(seat=1, at=place))
    assert deputy.bounty == 3


def test_yagns_mechanical_skeleton_weird_west_answers_going_home_unbooted() -> None:
    t = Table()
    mariel = t.put("12004", at="town square")
    iron = t.dude("Iron", seat=1, at="town square", influence=0, has=["24175"])
    other = t.dude("Other", seat=1, at="town square")
    t.shootout(mariel, iron, other)
    t.use(mariel, "talk_them_out", iron)
    assert t.decision.kind == "react" and t.decision.seat == 1


def test_fallen_star_answers_a_dude_chosen_second() -> None:
    t = Table()
    ann = t.dude("Ann", at="town square", bullets=3)
    foe, other = t.dude("Foe", seat=1, at="town square"), t.dude("Other", seat=1, at="town square")
    t.hand("Fallen Star", seat=1)
    draw = t.hand("Faster on the Draw")
    t.shootout(ann, foe, other)
    t.use(draw, "", foe)
    assert t.decision.kind == "react" and t.decision.seat == 1


def test_fallen_star_answers_a_dude_chosen_to_boot() -> None:
    t = Table()
    badger = t.put('Michael "The Badger" Dodge', at="town square")
    foe, other = t.dude("Foe", seat=1, at="town square"), t.dude("Other", seat=1, at="town square")
    t.hand("Fallen Star", seat=1)
    t.shootout(badger, foe, other)
    t.use(badger, "pin", foe)
    assert t.decision.kind == "react" and t.decision.seat == 1


def test_bulletproof_vest_lets_its_dude_join_a_job_that_starts_where_it_stands() -> None:
    t = Table()
    leader, vest = t.dude("Leader"), t.dude("Vest", has=["Bulletproof Vest"])
    t.put("Jackson's Strike", seat=1)
    t.use(t.hand(able("action", job(mark=deed), lambda use: None)), "", leader)
    assert t.decision.kind == "join" and vest in t.choices()


def test_bulletproof_vest_does_not_hinder_who_joins_without_booting() -> None:
    t = Table()
    sniper = t.dude("Sniper", has=["Bulletproof Vest", "Buffalo Rifle"])
    t.callout(t.dude(at="town square"), t.dude(seat=1, at="town square"))
    t.answer("accept")
    assert t.decision.kind == "join" and sniper in t.choices()


def test_darragh_meng_discards_a_spell_whose_job_failed() -> None:
    t = Table()
    darragh = t.put("Darragh Mèng")
    summoning = t.attach("Summoning", darragh)
    ann = t.dude("Ann")
    bob = t.dude("Bob", seat=1, at="town square")
    t.stack("9♠")
    t.use(summoning)
    t.answer(ann, bob)
    t.hands(LEGAL, "K♣ K♦ 3♥ 4♠ 9♣")
    t.run("casualty")
    t.answer(ann)
    t.run("flee")
    t.answer(darragh)
    t.finish()
    assert darragh.in_play and darragh.at_home
    assert not summoning.in_play  # it was cast with success; only the job failed


def test_constance_daughtry_answers_an_outfit_whose_skill_check_failed() -> None:
    t = Table("24010", plain("outfit"))
    constance = t.put("Constance Daughtry", booted=True)
    t.dude(at="town square", keywords=["Blessed 0"])
    t.stack("2♠")
    t.use(t.game.outfit(0))
    assert t.rock() == 21 and constance.booted
    assert t.decision.kind == "react"


def test_rich_mans_guard_dog_stays_hidden_until_it_is_played() -> None:
    t = Table(winner=0)
    mortimer, ann = t.put("Mortimer Parsons", at="town square"), t.dude("Ann", at="town square")
    bob, cal = t.dude("Bob", seat=1, at="town square"), t.dude("Cal", seat=1, at="town square")
    t.dude("Scientist", seat=1, at=t.deed(seat=1), keywords=("Mad Scientist 2",), influence=1)
    dog = t.hand("Rich Man's Guard Dog", seat=1)
    t.shootout(mortimer, bob, ann, cal)
    t.hands(CHEATIN, LEGAL)
    try:
        t.run("order")
    except ScenarioError:
        return  # nobody is asked for an order: nothing is given away
    assert t.decision.seat == 1 or all(option.payload[1] != dog.id for option in t.decision.options)


@pytest.mark.parametrize("code", ["18022", "24121"])
def test_nickel_night_inn_needs_an_unbooted_dude(code: str) -> None:
    t = Table()
    inn = t.put(code)
    t.dude(value=2, booted=True)
    assert not t.can_use(inn)
    t.dude(value=2)
    assert t.can_use(inn)


@pytest.mark.parametrize(("code", "able_to"), [("02016", True), ("24185", False)])
def test_paralysis_mark_of_the_weird_west_needs_an_unbooted_dude(code: str, able_to: bool) -> None:
    t = Table()
    mage = t.dude(keywords=("Huckster 3",), booted=True, has=[code])
    assert t.can_use(mage.attachments[0]) is able_to


@pytest.mark.parametrize(("code", "able_to"), [("01134", True), ("24248", False)])
def test_unprepared_of_the_weird_west_needs_what_can_boot(code: str, able_to: bool) -> None:
    t = Table()
    ann = t.dude(at="town square")
    bob = t.dude(seat=1, at="town square", has=[plain("goods", "Hat")])
    t.shootout(ann, bob)
    for card in (ann, bob, bob.attachments[0]):
        card.body.booted = True
    assert t.can_use(t.hand(code)) is able_to


def test_incubation_passes_over_who_cannot_have_conditions() -> None:
    t = Table()
    t.dude(seat=1, booted=True, has=["Knight's Chasuble"])
    assert not t.can_use(t.hand("Incubation"))


def test_stones_colt_dragoons_pin_down_only_who_can_boot() -> None:
    t = Table()
    ann, bob = t.dude(at="town square", has=["Stone's Colt Dragoons"]), t.dude(seat=1, at="town square")
    late = t.dude(seat=1, at="town square", booted=True)
    ride = able("action", shootout(target=your & dude, brings_in=True), lambda use: use.join(use.target))
    t.hand(plain("action"))
    t.shootout(ann, bob)
    t.pass_()
    t.use(t.hand(ride, seat=1), "", late, seat=1)
    assert late.in_posse and t.decision.kind == "play"


def test_charging_bear_aces_no_token_that_would_only_be_discarded() -> None:
    t = Table()
    bear, bob = t.put("Charging Bear", at="town square"), t.dude(seat=1, at="town square")
    token = t.put("Gunslinger", at="town square")
    t.shootout(bear, bob, token)
    t.game.rules(0).give_keyword(token, "Harrowed", until=Until.DAY)
    t.use(bear)
    assert token.in_play and bob.in_posse


def test_devils_six_gun_takes_no_joker_that_cannot_leave_the_discard_pile() -> None:
    t = Table(legends=["Lacy O'Malley", None])
    ann, bob = t.dude(at="town square", has=["Devil's Six Gun"]), t.dude(seat=1, at="town square")
    t.showdown(ann, bob, hands=(LEGAL, CHEATIN))
    joker = t.discard("Joker (red)")
    t.use(ann.attachments[0])
    assert joker in t.discard_of()


def test_this_ll_hurt_leaves_the_discard_pile_of_lacy_omalleys_player_alone() -> None:
    t = Table(legends=[None, "Lacy O'Malley"])
    lying = t.discard(plain("action", "Old news"), seat=1)
    shame = able("action", noon(), lambda use: use.ace_from_pile(lying))
    t.use(t.hand(shame))
    assert lying in t.discard_of(1)


@pytest.mark.parametrize("scientist", [True, False])
def test_soul_cage_may_free_a_gadget_that_can_be_invented(scientist: bool) -> None:
    t = Table()
    ann = t.dude(at="town square", has=["08016"])
    t.dude(keywords=("Mad Scientist 9",) if scientist else (), influence=1)
    t.discard("The Wretched")
    t.showdown(ann, t.dude(seat=1, at="town square"), hands=(LEGAL, "K♣ K♣ K♥ K♠ 9♣"))
    assert t.can_use(ann.attachments[0]) is scientist


@pytest.mark.parametrize("forgetful", ["Forget", "better_offer"])
def test_an_offer_to_everybody_can_be_forgotten(forgetful: str) -> None:
    t = Table()
    alferd = t.put("Alferd Packer", at="town square")
    bob = t.dude(seat=1, at="town square")
    if forgetful == "Forget":
        mage = t.dude(at="town square", keywords=("Huckster 5",), has=["Forget"])
        t.stack("K♠")
        t.use(mage.attachments[0], "", alferd)
    t.shootout(alferd, bob)
    t.pass_()
    assert t.can_use(alferd, seat=1) is (forgetful != "Forget")


def test_ranchers_lariat_leaves_abilities_that_are_not_printed_on_the_dude() -> None:
    t = Table()
    ann = t.dude(at="town square", has=["Rancher's Lariat"])
    bob = t.put("Barton Everest", seat=1, at="town square")
    sick = t.attach("Incubation", bob)
    t.shootout(ann, bob)
    t.use(ann.attachments[0], "", bob)
    t.pass_()
    assert not t.can_use(bob, "", seat=1)
    assert sick.host is bob and not t.game.is_blank(bob, "abilities")


def test_election_day_cannot_be_dodged_with_a_dude_that_cannot_be_aced() -> None:
    t = Table()
    t.dude()
    junior, bob = t.put("Junior", 1), t.dude(seat=1)
    t.use(t.hand("Election Day Slaughter"))
    t.finish()
    assert junior.in_play and not bob.in_play


def test_point_blank_cannot_be_dodged_with_a_dude_that_cannot_be_aced() -> None:
    t = Table()
    ann = t.dude(at="town square", bullets=9, stud=True)
    junior, bob = t.put("Junior", 1, "town square"), t.dude(seat=1, at="town square")
    blank = t.hand("01142")
    t.shootout(ann, bob, junior)
    t.hands(LEGAL, LEGAL)
    t.run("resolution")
    t.use(blank)
    assert junior.in_play and not bob.in_play


@pytest.mark.parametrize("bounty", [1, 2])
def test_dayl_invents_only_for_a_bounty_that_fell(bounty: int) -> None:
    t = Table()
    dayl, sloane = t.put("Dr. Dayl Burnett"), t.put("Sloane", seat=1, bounty=bounty)
    gadget = t.hand(plain("goods", "Toy", keywords=["Gadget 1"]))
    t.stack("K♠")
    t.use(dayl)
    assert gadget.in_play is (sloane.bounty < bounty) and sloane.bounty == 1


@pytest.mark.parametrize("at", ["town square", "home"])
def test_kevin_joins_the_dark_from_next_to_the_posse_too(at: str) -> None:
    t = Table()
    ann, bob = t.dude(at="town square", keywords=("Huckster 1",)), t.dude(seat=1, at="town square")
    kevin = t.put("Kevin Wainwright (Exp.1)", at=at)
    t.shootout(ann, bob)
    t.use(kevin)
    assert kevin.in_posse and kevin.in_town_square and kevin.is_stud
    assert not t.can_use(kevin)


@pytest.mark.parametrize(("code", "able_to"), [("09038", True), ("24219", False)])
def test_raking_dragons_of_the_weird_west_need_an_unbooted_dude(code: str, able_to: bool) -> None:
    t = Table()
    monk, bob = t.dude(at="town square", keywords=("Kung Fu 1",), value=9), t.dude(seat=1, at="town square")
    t.shootout(monk, bob)
    for one in (monk, bob):
        one.body.booted = True
    assert t.can_use(t.hand(code)) is able_to


def test_dragons_rake_an_unbooted_dude() -> None:
    t = Table()
    monk = t.dude(at="town square", keywords=("Kung Fu 1",), value=9)
    bob = t.dude(seat=1, at="town square", value=8)
    t.shootout(monk, bob)
    t.stack("2♠")
    t.use(t.hand("24219"), "", bob)
    assert bob.booted and bob.value == 6


@pytest.mark.parametrize(("code", "able_to"), [("10035", True), ("24229", False)])
def test_rabbits_deception_of_the_weird_west_needs_a_way_home(code: str, able_to: bool) -> None:
    t = Table()
    monk, bob = t.dude(at="town square", keywords=("Kung Fu 1",), value=9), t.dude(seat=1, at="town square")
    t.shootout(monk, bob)
    t.game.rules(0).forbid(Act.LEAVE, monk, until=Until.DAY)
    assert t.can_use(t.hand(code)) is able_to


def test_rabbits_deception_of_the_weird_west_sends_both_home() -> None:
    t = Table()
    monk, bob = t.dude(at="town square", keywords=("Kung Fu 1",), value=9), t.dude(seat=1, at="town square")
    t.shootout(monk, bob, t.dude(at="town square"))
    t.stack("2♠")
    t.use(t.hand("24229"), "", bob)
    assert monk.at_home and bob.at_home and monk.booted and bob.booted


@pytest.mark.parametrize(("code", "able_to"), [("21001", False), ("24002", True)])
def test_the_house_of_the_weird_west_shuffles_without_a_preacher(code: str, able_to: bool) -> None:
    t = Table(code)
    t.hand(plain("goods", "Hat"))
    t.discard(plain("goods", "Coat"))
    assert t.can_use(t.game.outfit(0)) is able_to
    if able_to:
        t.use(t.game.outfit(0))
        assert {"Hat", "Coat"} < {card.title for card in t.deck_of()}


def test_the_house_of_the_weird_west_sends_a_preacher_out() -> None:
    t = Table("24002")
    psalm = plain("spell", "Psalm", keywords=["Miracle"])
    saint = t.dude(keywords=("Blessed 1",), booted=True, influence=1, has=[psalm])
    t.hand(plain("goods", "Hat"))
    t.discard(plain("goods", "Coat"))
    t.use(t.game.outfit(0))
    assert saint.in_town_square and not saint.booted and saint.influence == 2
