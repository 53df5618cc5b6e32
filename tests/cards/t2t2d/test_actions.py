"""Too Tough to Die: actions."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import ALL, Act, Until, always, any_card, cannot, cheatin, noon
from gomorra.engine.card.handle import Card
from gomorra.testing import CHEATIN, LEGAL, Table, able, either_leads, plain, rule


def cursed(t: Table, victim: Card) -> Card:
    """Curse of Failure succeeds against a dude in the town square."""
    leader = t.dude(title="Leader")
    curse: Card = t.hand("Curse of Failure")
    t.use(curse)
    if t.decision.kind == "choose":
        t.answer(victim)
    t.form()
    assert leader.booted
    return curse


def test_the_cursed_dude_loses_what_he_carries_and_goes_home() -> None:
    t = Table()
    bob = t.dude(seat=1, at="town square", has=("Shotgun", "Mustang"))
    curse = cursed(t, bob)
    assert [card.title for card in t.discard_of(1)] == ["Shotgun", "Mustang"]
    assert bob.at_home and bob.booted and bob.attachments == [curse]


def test_the_cursed_dude_is_nobody() -> None:
    t = Table()
    bob = t.put("Sloane", seat=1, at="town square", control=2)
    boss = t.dude(seat=1, keywords=("Huckster 3", "Deputy"), bullets=3, influence=4, upkeep=1)
    assert bob.bullets and bob.influence
    curse = t.attach("Curse of Failure", boss, seat=0)
    assert not boss.has("Deputy") and boss.rating("Huckster") is None
    assert boss.bullets == boss.influence == boss.control == 0 and boss.upkeep == 2
    rules = t.game.rules(1)
    list(rules.control_point(boss, 2))
    rules.modify(boss, bullets=5, influence=5)
    assert boss.bullets == boss.influence == boss.control == 0
    assert curse.host is boss and t.game.influence(1) == bob.influence


def test_the_cursed_dude_has_no_abilities_and_no_traits() -> None:
    t = Table()
    robot = t.put("QUATERMAN", seat=1)
    worker = t.put(able("dude", noon(), lambda use: use.gain(1)), seat=1)
    assert t.can_use(worker)
    for victim in (robot, worker):
        t.attach("Curse of Failure", victim, seat=0)
    assert not t.can_use(worker)
    list(t.game.rules(0).boot(robot))
    boot = t.put(able("deed", noon(target=any_card), lambda use: use.boot(use.target)))
    robot.body.booted = False
    t.use(boot, "", robot)
    assert robot.booted


def test_card_effects_do_not_discard_the_curse() -> None:
    t = Table()
    bob = t.dude(seat=1)
    curse = t.attach("Curse of Failure", bob, seat=0)
    broom = t.put(able("deed", noon(target=any_card), lambda use: use.discard(use.target)), seat=1)
    t.use(broom, "", curse)
    assert curse.host is bob


def test_the_curse_goes_with_its_victim() -> None:
    t = Table()
    bob = t.dude(seat=1)
    curse = t.attach("Curse of Failure", bob, seat=0)
    list(t.game.rules(1).discard(bob))
    assert curse in t.discard_of()


def test_a_failed_job_curses_nobody() -> None:
    t = Table()
    t.dude()
    bob = t.dude(seat=1, at="town square", has=("Shotgun",))
    curse = t.hand("Curse of Failure")
    t.use(curse)
    t.form(bob)
    t.hands("2♣ 4♦ 6♥ 8♠ 10♣", "8♠ 8♥ 3♦ 4♣ 6♣ 2♥ A♦ A♥")
    t.finish()
    assert curse in t.discard_of() and bob.attachments[0].title == "Shotgun"


SLY = able("action", cheatin(), lambda use: None)


def test_murder_in_tombstone_sends_both_sides_searching() -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    mine, theirs = t.stack(SLY), t.discard(SLY, seat=1)
    t.stack(plain("action", "Tame"))
    old = t.hand(plain("action", "Old"))
    t.shootout(ann, bob)
    t.use(t.hand("Murdered in Tombstone"), "", True, mine, old)
    assert ann.is_stud and t.hand_of() == [mine] and old in t.discard_of()
    t.answer(True, theirs)
    assert not t.hand_of(1) and t.discard_of(1) == [theirs]


def test_nobody_has_to_search_in_tombstone() -> None:
    t = Table()
    t.shootout(t.dude(at="town square"), t.dude(seat=1, at="town square"))
    t.use(t.hand("Murdered in Tombstone"), "", False, False)
    assert not t.hand_of() and not t.hand_of(1)


@pytest.mark.parametrize(("bullets", "gain"), [(1, 1), (5, 3)])
@pytest.mark.parametrize("aces", [True, False])
def test_hostile_takeover(bullets: int, gain: int, aces: bool) -> None:
    t = Table()
    deed = t.deed(seat=1)
    boss = t.dude(at=deed, influence=1, bullets=bullets, stud=True)
    card = t.hand("Hostile Takeover")
    t.use(card, "", aces)
    assert boss.booted and deed.booted and t.rock() == 20 + gain
    assert deed.control == int(aces) and boss.influence == 1 + aces
    assert (t.boot_hill_of() if aces else t.discard_of()) == [card]


def test_hostile_takeover_needs_a_stud_at_a_foreign_deed() -> None:
    t = Table()
    t.dude(at=t.deed(), influence=1, stud=True), t.dude(at=t.deed(seat=1), influence=1)
    t.dude(at=t.deed(seat=1), stud=True)
    assert not t.can_use(t.hand("Hostile Takeover"))


def test_hostile_takeover_of_a_booted_deed_brings_nothing() -> None:
    t = Table()
    deed = t.deed(seat=1, booted=True)
    t.dude(at=deed, influence=1, bullets=2, stud=True)
    t.use(t.hand("Hostile Takeover"), "", True)
    assert t.rock() == 20 and deed.control == 1


def test_jade_king_stance_needs_a_booted_monk() -> None:
    t = Table()
    monk = t.dude(at="town square", keywords=("Kung Fu 1",), value=8)
    stance = t.hand("Jade King Stance")
    assert not t.can_use(stance), "unbooting is the first sentence"
    monk.body.booted = True
    assert t.can_use(stance)


def test_jade_king_stance_roots_a_monk() -> None:
    t = Table()
    monk = t.dude(at="town square", keywords=("Kung Fu 1",), value=8, booted=True)
    t.stack("2♠")
    t.use(t.hand("Jade King Stance"))
    assert not monk.booted and monk.rating("Kung Fu") == 3 and monk.bullets == 2
    t.turn_of(0)
    assert not t.offers("move")
    t.end_day()
    assert monk.bullets == 0 and monk.rating("Kung Fu") == 1


@pytest.mark.parametrize(("bullets", "owner", "success"), [(3, 1, True), (3, 0, True), (2, 1, False)])
def test_a_heist_needs_guns(bullets: int, owner: int, success: bool) -> None:
    t = Table()
    t.deed(seat=owner, production=2)
    leader, friend = t.dude(bullets=bullets - 1), t.dude(bullets=1)
    t.use(t.hand("Heist"), "", leader)
    t.form(friend)
    assert t.rock() == 20 + 2 * success and leader.bounty == 2 * success and leader.at_home
    assert leader.booted is not (success and owner == 1) and friend.booted


@pytest.mark.parametrize("hand", [LEGAL, CHEATIN])
def test_huckleberry_turns_a_dude_round(hand: str) -> None:
    t = Table()
    ann, bob, ben = (
        t.dude(at="town square"),
        t.dude(seat=1, at="town square"),
        t.dude(seat=1, at="town square"),
    )
    t.showdown(ann, bob, ben, hands=(hand, CHEATIN + " A♥"))
    t.use(t.hand("I'm Your Huckleberry"))
    assert t.decision.seat == (0 if hand == LEGAL else 1) and set(t.choices()) == {bob, ben}
    t.answer(ben)
    assert ben.controller == 0 and ben.side == 0 and bob.side == 1
    t.finish()
    assert not ben.in_play or (ben.controller == 1 and ben.at_home and ben.booted)


@pytest.mark.parametrize(("hand", "guarded"), [(LEGAL, True), (CHEATIN, False)])
def test_no_guard_keeps_the_opponent_from_giving_his_own(hand: str, guarded: bool) -> None:
    t = Table()
    ann, bob, ben = (
        t.dude(at="town square"),
        t.dude(seat=1, at="town square"),
        t.dude(seat=1, at="town square"),
    )
    t.put(able("deed", always(cannot(Act.CHOOSE), on=ALL), lambda card, asked, use, other: asked is ben))
    t.showdown(ann, bob, ben, hands=(hand, CHEATIN + " A♥"))
    t.use(t.hand("I'm Your Huckleberry"))
    assert (bob.side == 0) is guarded
    if not guarded:
        assert set(t.choices()) == {bob, ben}


def test_huckleberry_gives_the_last_one_back_at_once() -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.showdown(ann, bob, hands=(LEGAL, CHEATIN))
    t.use(t.hand("I'm Your Huckleberry"))
    t.finish()
    assert bob.controller == 1 and bob.at_home and bob.booted and ann.in_play


@pytest.mark.parametrize(("bullets", "able_to"), [(2, True), (3, False)])
def test_the_monkey_carries_a_foe_away(bullets: int, able_to: bool) -> None:
    t = Table()
    monk = t.dude(at="town square", keywords=("Kung Fu 2",), value=8)
    bob = t.dude(seat=1, at="town square", bullets=bullets, booted=True)
    ann, ben = t.dude(at="town square"), t.dude(seat=1, at="town square", bullets=9)
    deed = t.deed(seat=1)
    t.shootout(monk, bob, ann, ben)
    card = t.hand("Monkey Goes to the Mountain")
    t.stack("2♠")
    t.use(card)
    for mover in (monk, bob):
        assert (mover.place == deed.id) is able_to and mover.in_posse is not able_to
    assert not monk.booted and ann.in_posse and ben.in_posse


@rule("CG-Abilities-c")
@either_leads
def test_a_booted_monkey_stays() -> None:
    t = Table()
    monk = t.dude(at="town square", keywords=("Kung Fu 2",), value=8, booted=True)
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.deed()
    t.shootout(ann, bob, monk)
    t.stack("2♠")
    t.use(t.hand("Monkey Goes to the Mountain"))
    assert monk.in_posse and bob.in_posse


def test_the_monkey_leaves_the_shootout_even_where_no_mountain_is_near() -> None:
    t = Table()
    far = t.deed(keywords=("Out of Town",))
    monk = t.dude(at=far, keywords=("Kung Fu 2",), value=8)
    bob, ben = t.dude(seat=1, at=far), t.dude(seat=1, at=far, bullets=9)
    t.shootout(monk, bob, t.dude(at=far), ben)
    card = t.hand("Monkey Goes to the Mountain")
    t.stack("2♠")
    t.use(card)
    assert monk.place == bob.place == far.id
    assert not monk.in_posse and not bob.in_posse and ben.in_posse


def test_the_monkey_goes_alone_if_the_foe_cannot_move() -> None:
    t = Table()
    monk = t.dude(at="town square", keywords=("Kung Fu 2",), value=8)
    bob, ben = t.dude(seat=1, at="town square"), t.dude(seat=1, at="town square", bullets=9)
    deed = t.deed(seat=1)
    t.game.rules(1).forbid(Act.MOVE, bob, until=Until.DAY)
    t.shootout(monk, bob, t.dude(at="town square"), ben)
    card = t.hand("Monkey Goes to the Mountain")
    t.stack("2♠")
    t.use(card)
    assert monk.place == deed.id and bob.in_town_square
    assert not monk.in_posse and not bob.in_posse


def test_the_curse_takes_keywords_that_an_effect_has_given() -> None:
    t = Table()
    bob = t.dude(seat=1, at="town square", keywords=("Deputy",))
    t.game.rules(1).give_keyword(bob, "Abomination", until=Until.DAY)
    assert bob.has("Abomination")
    cursed(t, bob)
    assert not bob.has("Abomination") and not bob.has("Deputy")
