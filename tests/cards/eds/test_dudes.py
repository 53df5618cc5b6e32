"""Election Day Slaughter: dudes."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import dude, happens, noon, shootout, your
from gomorra.engine.card.handle import Card
from gomorra.testing import CHEATIN, LEGAL, Table, able, either_leads, plain, rule

FEAR = ("Fearmongers",)

# Smiling Tom


@rule("CE-SmilingTom")
def test_tom_goes_home_or_to_another_fourth_ring_dude_only() -> None:
    t = Table()
    tom = t.put("Smiling Tom", at="town square")
    bare, foes, kept = t.deed(), t.deed(), t.deed(seat=1)
    t.dude(at=foes, gangs=("Law Dogs",))
    t.dude(seat=1, at=kept, gangs=FEAR)
    t.turn_of(0)
    places = {payload[2] for payload in t.offers("move") if payload[1] == tom.id}
    home = t.game.state.players[t.seat(0)].home
    assert places == {home, kept.id} and bare.id not in places


def test_effects_move_tom_no_further() -> None:
    t = Table()
    tom, bare = t.put("Smiling Tom"), t.deed()
    push = t.put(able("deed", noon(target=dude), lambda use: use.move(use.target, bare.id)))
    t.use(push)
    assert tom.at_home


@rule("CR-SmilingTom-a")
def test_tom_joins_a_job_posse_after_a_fourth_ring_dude() -> None:
    t = Table()
    tom, leader, friend = t.put("Smiling Tom"), t.dude(), t.dude(gangs=FEAR)
    deed = t.deed(seat=1)
    t.use(t.hand("Establishin' Who's in Charge"), "", leader)
    assert friend in t.choices() and tom not in t.choices()
    t.answer(friend)
    assert tom in t.choices()
    t.answer(tom)
    t.run("play")
    assert deed.control == 1 and tom.at_home and tom.booted


@rule("CR-SmilingTom-a")
@pytest.mark.parametrize("friend", [True, False])
def test_tom_leads_a_job_only_where_a_fourth_ring_dude_is_at_the_mark(friend: bool) -> None:
    t = Table()
    tom, deed = t.put("Smiling Tom"), t.deed(seat=1)
    t.dude(at=deed, gangs=FEAR if friend else ("Outlaws",), booted=True)
    act = t.hand("Establishin' Who's in Charge")
    assert t.can_use(act) is friend
    if friend:
        t.use(act)
        t.run("play")
        assert deed.control == 1 and tom.at_home and tom.booted


# Philip Swinford (Exp.1)


@pytest.mark.parametrize(("mine", "asked"), [(LEGAL, True), (CHEATIN, False)])
def test_philip_swaps_a_card_when_only_the_other_cheats(mine: str, asked: bool) -> None:
    t = Table()
    t.put("Philip Swinford (Exp.1)")
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    old = t.hand(plain("action", "Old"))
    t.shootout(ann, bob)
    t.hands(f"{mine} K♥", CHEATIN)
    t.run("resolution")
    assert (t.decision.kind == "confirm") is asked
    if asked:
        t.answer(True, old)
        assert [card.title for card in t.hand_of()] == ["K♥"]


def test_philip_may_decline_and_lowball_counts() -> None:
    t = Table()
    t.put("Philip Swinford (Exp.1)")
    t.stack(LEGAL)
    t.stack(CHEATIN, seat=1)
    t.start("gambling")
    assert t.decision.kind == "confirm" and t.decision.seat == 0
    t.answer(False)
    assert not t.hand_of()


@rule("CR-PhilipSwinfordExp1-a")
@either_leads
def test_philip_needs_no_draw_hand_of_his_own_and_acts_for_each_cheater() -> None:
    t = Table(seats=3)
    t.put("Philip Swinford (Exp.1)")
    bob, carl = t.dude(seat=1, at="town square"), t.dude(seat=2, at="town square")
    t.shootout(bob, carl)
    t.hands(CHEATIN, CHEATIN)
    t.run("confirm")
    assert t.decision.seat == 0
    t.answer(True)
    assert t.decision.kind == "confirm"
    t.answer(False)
    assert not t.hand_of() and len(t.discard_of()) == 1


# QUATERMAN


def test_quaterman_is_invented_and_stands_where_the_scientist_is() -> None:
    t = Table()
    deed = t.deed()
    scientist = t.dude(at=deed, keywords=("Mad Scientist 2",))
    robot = t.hand("QUATERMAN")
    t.turn_of(0)
    assert ("shop", robot.id) not in t.offers("shop")
    t.stack("3♠")
    t.invent(robot, scientist)
    assert robot.place == deed.id and robot.host is None and scientist.booted


@rule("CR-QUATERMAN-a")
@either_leads
def test_only_what_quaterman_carries_changes_his_bullets() -> None:
    t = Table()
    robot, bob = t.put("QUATERMAN", at="town square", has=("Shotgun",)), t.dude(seat=1, at="town square")
    assert robot.bullets == 1 + robot.attachments[0].bullets
    before = robot.bullets
    t.shootout(robot, bob)
    t.use(t.hand("Sun in Yer Eyes", seat=1), "", robot)
    assert robot.bullets == before


@rule("CR-QUATERMAN-a")
@either_leads
def test_neither_side_changes_what_quaterman_shoots() -> None:
    t = Table()
    robot, bob = t.put("QUATERMAN", at="town square"), t.dude(seat=1, at="town square")
    boost = t.hand(able("action", shootout(), lambda use: use.modify(robot, bullets=2)))
    t.game.rules(t.seat(0)).modify(robot, bullets=3)
    t.shootout(robot, bob)
    t.use(boost)
    assert robot.bullets == 1
    t.attach(plain("goods", bullet_bonus=2), robot)
    assert robot.bullets == 3


def test_a_weapon_without_its_bonus_adds_nothing() -> None:
    t = Table()
    robot, bob = t.put("QUATERMAN", at="town square", has=("Shotgun",)), t.dude(seat=1, at="town square")
    t.shootout(robot, bob)
    t.use(t.hand("Unprepared", seat=1), "", robot)
    assert robot.bullets == 1


@rule("CR-QUATERMAN-b")
def test_quaterman_uses_nothing_that_boots_him() -> None:
    t = Table()
    robot = t.put("QUATERMAN")
    t.dude(seat=1, at="town square")
    ambush = t.hand("Ambush")
    assert not t.can_use(ambush)
    whistle = t.put(able("deed", noon(boots=dude & your), lambda use: use.gain(1)))
    assert not t.can_use(whistle) and not robot.booted
    t.dude()
    assert t.can_use(ambush) and t.can_use(whistle)


@rule("CR-QUATERMAN-b")
def test_quaterman_has_no_use_for_an_ability_that_he_is_given_and_that_boots_him() -> None:
    t = Table()
    t.put("Nicodemus Whateley", at="town square")
    shop = t.deed()
    robot, ann = t.put("QUATERMAN", at=shop), t.dude(at=shop, influence=1)
    assert t.can_use(ann, "_lobby") and not t.can_use(robot)


def test_cards_neither_move_nor_boot_quaterman() -> None:
    t = Table()
    robot, bob = t.put("QUATERMAN", at="town square"), t.dude(seat=1, at="town square")
    whip = t.hand(able("action", shootout(target=dude), lambda use: use.send_home_booted(use.target)), seat=1)
    mine = t.hand(able("action", shootout(target=dude), lambda use: use.boot(use.target)))
    t.shootout(robot, bob)
    t.use(whip, "", robot)
    assert robot.in_posse and not robot.booted
    t.use(mine, "", robot)
    assert not robot.booted


@rule("CR-QUATERMAN-c")
def test_the_rules_may_move_and_boot_quaterman() -> None:
    t = Table()
    robot, leader = t.put("QUATERMAN"), t.dude()
    mark = t.deed(seat=1)
    t.use(t.hand("Establishin' Who's in Charge"), "", leader)
    t.form(robot)
    ways = [event.destination for event in t.events(happens.Moved) if event.card == robot.id]
    assert ways == [mark.id, robot.place]
    assert robot.booted and robot.at_home


@rule("CR-QUATERMAN-d")
def test_stagecoach_office_may_place_quaterman() -> None:
    t = Table()
    t.put("Stagecoach Office")
    scientist, other = t.dude(keywords=("Mad Scientist 9",)), t.deed()
    robot = t.hand("QUATERMAN")
    t.stack("3♠")
    t.invent(robot, scientist, "react", other)
    assert robot.place == other.id


@rule("CR-QUATERMAN-e", "FQ-Shoppin-b")
@pytest.mark.parametrize("keywords", [(), ("Mad Scientist 4",)])
def test_recruitment_drive_fetches_quaterman_only_to_be_invented(keywords: tuple[str, ...]) -> None:
    t = Table()
    leader, helper = t.dude(), t.dude(keywords=keywords)
    robot = t.discard("QUATERMAN")
    t.stack("A♠")
    t.use(t.hand("Recruitment Drive"), "", leader)
    t.form()
    assert robot.in_play is bool(keywords) and helper.booted is bool(keywords)


# Drew Beauman

GADGET = plain("goods", "Engine", cost=1, keywords=["Gadget 5"])


def caught(t: Table, code: str, mine: str, theirs: str) -> tuple[Card, Card]:
    """Drew at home with a Gadget in hand, and the hands of a fight elsewhere are revealed."""
    drew, gadget = t.put(code), t.hand(GADGET)
    ann, foe = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(ann, foe)
    t.hands(f"{mine} 9♠", theirs)
    t.run("resolution")
    return drew, gadget


@pytest.mark.parametrize("code", ["04004", "24072"])
def test_drew_invents_without_booting_when_an_opponent_is_caught(code: str) -> None:
    t = Table()
    drew, gadget = t.put(code), t.hand(GADGET)
    t.hand(plain("goods", "Spade"), plain("goods", "Reactor", keywords=["Gadget 2"], cost=99))
    ann, foe = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(ann, foe)
    t.hands(f"{LEGAL} 9♠", CHEATIN)
    t.run("choose")
    assert t.choices() == [gadget]
    t.answer(gadget)
    assert gadget.host is drew and not drew.booted and t.rock() == 19


def test_drew_may_keep_his_gadget() -> None:
    t = Table()
    t.put("Drew Beauman")
    gadget = t.hand(GADGET)
    t.shootout(t.dude(at="town square"), t.dude(seat=1, at="town square"))
    t.hands(f"{LEGAL} 9♠", CHEATIN)
    t.run("choose")
    t.answer("pass")
    assert gadget in t.hand_of() and t.decision.kind == "play"


@pytest.mark.parametrize("code", ["04004", "24072"])
@pytest.mark.parametrize(("mine", "theirs"), [(LEGAL, LEGAL), (CHEATIN, CHEATIN), (CHEATIN, LEGAL)])
def test_drew_does_nothing_when_nobody_or_you_too_are_caught(code: str, mine: str, theirs: str) -> None:
    t = Table()
    drew, gadget = caught(t, code, mine, theirs)
    assert t.decision.kind != "choose" and gadget in t.hand_of() and drew.in_play


@pytest.mark.parametrize(("code", "may"), [("04004", True), ("24072", False)])
def test_only_the_first_drew_uses_a_fight_among_others(code: str, may: bool) -> None:
    t = Table(seats=3)
    t.put(code, seat=2)
    gadget = t.hand(GADGET, seat=2)
    ann, foe = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(ann, foe)
    t.hands(LEGAL, CHEATIN)
    t.run("choose" if may else "resolution")
    assert (t.decision.kind == "choose" and t.choices() == [gadget]) is may


# Dr. Arden Gillman


def gillman(t: Table, pull: str, grit: int = 6) -> tuple[Card, Card]:
    arden = t.put("Dr. Arden Gillman", at="town square")
    foe = t.dude(seat=1, at="town square", value=grit - 2, bullets=1, influence=1)
    t.shootout(arden, foe, t.dude(at="town square"), t.dude(seat=1, at="town square"))
    t.stack(pull)
    t.use(arden, "", foe)
    return arden, foe


@pytest.mark.parametrize(("pull", "shared"), [("5♥", False), ("5♠", True)])
def test_arden_sends_a_dude_home_and_a_spade_sends_him_along(pull: str, shared: bool) -> None:
    t = Table()
    arden, foe = gillman(t, pull)
    assert foe.at_home and foe.booted
    assert arden.booted and arden.at_home is shared


@pytest.mark.parametrize(("pull", "shared"), [("J♥", False), ("J♠", True)])
def test_arden_aces_with_six_to_spare(pull: str, shared: bool) -> None:
    t = Table()
    arden, foe = gillman(t, pull)
    assert foe in t.boot_hill_of(1) and (arden in t.boot_hill_of()) is shared


def test_arden_fails_without_harm() -> None:
    t = Table()
    arden, foe = gillman(t, "4♠")
    assert foe.in_posse and arden.in_posse and arden.booted


def test_a_joker_makes_arden_share_the_fate_whatever_its_suit() -> None:
    t = Table()
    arden = t.put("Dr. Arden Gillman", at="town square")
    foe = t.dude(seat=1, at="town square", value=4)
    t.shootout(arden, foe, t.dude(at="town square"), t.dude(seat=1, at="town square"))
    t.stack("joker")
    t.use(arden, "", foe, "5♥")
    assert foe.at_home and arden.at_home


def test_arden_sends_home_whom_he_cannot_ace() -> None:
    t = Table()
    arden, junior = t.put("Dr. Arden Gillman", at="town square"), t.put("Junior", seat=1, at="town square")
    t.shootout(arden, junior)
    t.stack("K♠")
    t.use(arden)
    assert junior.in_play and junior.at_home and junior.booted and arden in t.boot_hill_of()


def test_arden_and_the_last_foe_go_home_together() -> None:
    t = Table()
    arden, foe = t.put("Dr. Arden Gillman", at="town square"), t.dude(seat=1, at="town square", value=4)
    t.shootout(arden, foe)
    t.stack("5♠")
    t.use(arden)
    assert foe.at_home and arden.at_home and t.game.shootout is None


# Arvid Mardh


def test_arvid_trades_as_he_arrives() -> None:
    t = Table()
    ann, gun = t.dude(has=[plain("goods", "Gun")]), t.hand("Arvid Mardh")
    t.shop(gun)
    assert t.decision.kind == "react"
    t.use(gun, "unpack")
    assert t.decision.kind == "trade" and t.offers("done") == []
    t.answer(t.decision.options[0].key)
    assert [item.title for item in gun.attachments] == ["Gun"] and not ann.attachments
    assert t.decision.seat == 1 and t.decision.kind == "play"


def test_arvid_has_nothing_to_trade_alone() -> None:
    t = Table()
    arvid = t.hand("Arvid Mardh")
    t.shop(arvid)
    assert t.decision.kind == "play" and arvid.in_play


# Allie Hensman (Exp.1)


@rule("CR-AllieHensmanExp1-a", "CR-AllieHensmanExp1-b")
@pytest.mark.parametrize(
    ("influence", "stash", "left", "paid"),
    [(2, 3, True, 2), (2, 2, True, 2), (2, 1, False, 0), (0, 3, True, 0)],
)
def test_allie_is_paid_or_the_mark_is_gone(influence: int, stash: int, left: bool, paid: int) -> None:
    t = Table(stash=5)
    allie = t.put("Allie Hensman (Exp.1)")
    mark = t.dude(seat=1, at="town square", influence=influence, booted=True)
    t.stash(stash, 1)
    t.use(allie)
    t.form()
    assert mark.in_play is left and t.rock() == 5 + paid and t.rock(1) == stash - paid
    assert (mark in t.discard_of(1)) is not left
    assert allie.at_home and allie.booted and t.decision.kind == "play"


@rule("CR-AllieHensmanExp1-c")
def test_allie_gets_nothing_for_a_mark_that_is_gone() -> None:
    t = Table(stash=5)
    allie = t.put("Allie Hensman (Exp.1)")
    mark = t.dude(seat=1, at="town square", influence=2)
    kill = t.hand(able("action", shootout(), lambda use: use.ace(mark)))
    t.use(allie)
    t.form(mark)
    t.use(kill)
    t.finish()
    assert not mark.in_play and (t.rock(0), t.rock(1)) == (5, 5) and allie.at_home


@rule("CR-AllieHensmanExp1-a", "CR-AllieHensmanExp1-b")
@pytest.mark.parametrize(("stash", "left"), [(2, True), (1, False)])
def test_who_controls_the_mark_pays_allie_whoever_owns_it(stash: int, left: bool) -> None:
    t = Table(seats=3, stash=5)
    allie = t.put("Allie Hensman (Exp.1)")
    mark = t.dude(seat=2, at="town square", influence=2, booted=True)
    t.stash(stash, 1)
    mark.body.controller = t.seat(1)
    t._changed()
    t.use(allie)
    t.form()
    paid = 2 if left else 0
    assert [t.rock(seat) for seat in range(3)] == [5 + paid, stash - paid, 5]
    assert mark.in_play is left and (mark in t.discard_of(2)) is not left


def test_allie_marks_no_dude_of_her_own() -> None:
    t = Table()
    allie = t.put("Allie Hensman (Exp.1)")
    t.dude(at="town square")
    assert not t.can_use(allie)


@pytest.mark.parametrize("code", ["04008", "24087"])
def test_milt_earns_with_every_rise_of_his_bounty(code: str) -> None:
    t = Table()
    milt, other = t.put(code), t.dude()
    raise_ = able("action", noon(target=dude), lambda use: use.bounty(use.target, 3))
    drop = able("action", noon(target=dude), lambda use: use.bounty(use.target, -1))
    first, second, third = t.hand(raise_, raise_, drop)
    t.use(first, "", milt)
    assert milt.bounty == 3 and t.rock() == 21
    t.use(second, "", other)
    t.use(third, "", milt)
    assert milt.bounty == 2 and t.rock() == 21
