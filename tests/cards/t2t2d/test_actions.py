"""Too Tough to Die: actions."""

from __future__ import annotations

from gomorra.cards.vocabulary import any_card, noon
from gomorra.engine.card import Card
from gomorra.testing import Table, able


def cursed(t: Table, victim: Card) -> Card:
    """Curse of Failure succeeds against a dude in the town square."""
    leader, curse = t.dude(title="Leader"), t.hand("Curse of Failure")
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
