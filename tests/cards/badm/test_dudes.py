"""Bad Medicine: dudes."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import dude, opposing, shootout
from gomorra.engine.card.handle import Card
from gomorra.testing import LEGAL, Table, able, plain

GUN = able(
    "goods",
    shootout(boot=True, target=dude & opposing),
    lambda use: use.modify(use.target, bullets=-1),
    title="Gun",
    keywords=("Weapon",),
)


def test_vasilis_lowers_the_value_of_wanted_foes_while_he_fights() -> None:
    t = Table()
    vasilis, friend = t.put("Vasilis the Boar", at="town square"), t.dude(at="town square", value=8, bounty=1)
    crook, other = (
        t.dude(seat=1, at="town square", value=8, bounty=1),
        t.dude(seat=1, at="town square", value=8),
    )
    bystander = t.dude(seat=1, at="town square", value=8, bounty=1)
    assert crook.value == 8
    t.shootout(vasilis, crook, other, friend)
    assert (crook.value, other.value, friend.value, bystander.value) == (6, 8, 8, 8)
    t.finish()
    assert not crook.in_play or crook.value == 8


def test_vasilis_empties_a_weapon_used_or_not_and_aces_it() -> None:
    t = Table()
    vasilis, bob = (
        t.put("Vasilis the Boar", at="town square", has=(GUN,)),
        t.dude(seat=1, at="town square", bullets=3),
    )
    gun = vasilis.attachments[0]
    t.shootout(vasilis, bob)
    t.use(gun)
    assert gun.booted and bob.bullets == 2
    t.pass_()
    t.use(vasilis, "empty_it")
    assert bob.bullets == 1 and gun in t.boot_hill_of()


def test_vasilis_needs_a_weapon_with_a_shootout_ability() -> None:
    t = Table()
    vasilis, bob = t.put("Vasilis the Boar", at="town square"), t.dude(seat=1, at="town square")
    t.attach(plain("goods", keywords=("Weapon",)), vasilis)
    t.attach(able("goods", shootout(), lambda use: use.gain(1)), vasilis)
    t.shootout(vasilis, bob)
    assert not t.can_use(vasilis, "empty_it")


@pytest.mark.parametrize(("keywords", "bonus"), [(("Public",), 1), (("Private",), 0)])
def test_sophie_lacoste_introduces_friends_in_public(keywords: tuple[str, ...], bonus: int) -> None:
    t = Table(stash=2)
    deed = t.deed(keywords=keywords)
    sophie, ann = t.put("Sophie Lacoste", at=deed), t.dude(at=deed)
    t.dude()
    t.use(sophie)
    t.use(sophie)
    assert ann.influence == 2 * bonus and t.rock() == 0 and not t.can_use(sophie)


def test_sophie_lacoste_may_pay_for_nothing() -> None:
    t = Table(stash=1)
    deed = t.deed(keywords=("Public",))
    sophie, bob = t.put("Sophie Lacoste", at=deed), t.dude(seat=1, at=deed)
    before = sophie.influence
    t.use(sophie)
    assert t.rock() == 0 and (sophie.influence, bob.influence) == (before, 0)
    assert not t.can_use(sophie), "only the payment is asked for"


def test_crazy_mikes_callouts_cost_a_card_to_refuse() -> None:
    t = Table()
    mike, bob = t.put('"Crazy" Mike Draksil', at="town square"), t.dude(seat=1, at="town square")
    cards = t.hand(plain("action"), plain("action"), seat=1)
    t.callout(mike, bob, "refuse", cards[1])
    assert bob.at_home and t.discard_of(1) == [cards[1]] and t.hand_of(1) == [cards[0]]


@pytest.mark.parametrize(("influence", "refusable"), [(0, False), (1, True)])
def test_without_cards_only_the_influential_refuse_mike(influence: int, refusable: bool) -> None:
    t = Table()
    mike = t.put('"Crazy" Mike Draksil', at="town square")
    bob = t.dude(seat=1, at="town square", influence=influence)
    t.callout(mike, bob)
    assert (t.decision.kind == "callout") is refusable


def test_other_callouts_cost_nothing_to_refuse() -> None:
    t = Table()
    t.put('"Crazy" Mike Draksil', at="town square")
    ann, bob = t.dude(at="town square", influence=1), t.dude(seat=1, at="town square")
    spare = t.hand(plain("action"), seat=1)
    t.callout(ann, bob, "refuse")
    assert bob.at_home and t.hand_of(1) == [spare]


def test_horace_manse_digs_up_an_abomination() -> None:
    t = Table()
    beast, _ = t.boot_hill(plain("dude", "Beast", keywords=("Abomination",)), plain("dude", "Man"))
    horace, spare = t.hand("Horace Manse", plain("action"))
    t.shop(horace, None, "react", spare)
    assert t.hand_of() == [beast] and t.discard_of() == [spare]


def test_horace_manse_finds_nothing_without_abominations() -> None:
    t = Table()
    t.boot_hill(plain("dude", "Man"))
    t.shop(t.hand("Horace Manse"))
    assert t.decision.kind == "play"


def test_jia_mein_plays_a_cheaper_condition_and_becomes_a_stud() -> None:
    t = Table(stash=0)
    jia, deed = t.put("Jia Mein (Exp.1)"), t.deed(seat=1)
    twister = t.hand("Tummy Twister")
    assert not t.can_use(twister)
    t.use(jia, "weave")
    assert twister.host is deed and jia.is_stud and t.rock() == 0
    t.end_day()
    assert not jia.is_stud


def test_jia_mein_needs_a_condition_with_a_noon_ability() -> None:
    t = Table()
    jia = t.put("Jia Mein (Exp.1)")
    t.deed()
    t.hand("Deliberate Infection", "War Paint")
    assert not t.can_use(jia, "weave")


def test_jia_mein_recalls_a_condition() -> None:
    t = Table(stash=1)
    jia = t.put("Jia Mein (Exp.1)", has=["Shadow Walk"])
    twister, _ = t.discard("Tummy Twister", "War Paint")
    t.use(jia, "recall")
    assert t.hand_of() == [twister] and t.rock() == 0 and jia.attachments[0].booted and not jia.booted


CANNON = plain("goods", "Cannon", cost=3, bullet_bonus=3, keywords=("Weapon", "Gadget 8"))


def workshop(t: Table, pull: str) -> tuple[Card, Card, Card]:
    """Janosz and a friend fight at a deed of yours; a cannon lies in the discard pile."""
    deed = t.deed()
    janosz, ann = t.put("Janosz Pratt", at=deed), t.dude(at=deed)
    cannon = t.discard(CANNON)
    t.discard(plain("goods", "Gun", keywords=("Weapon",)), plain("goods", "Toy", keywords=("Gadget 5",)))
    t.shootout(janosz, t.dude(seat=1, at=deed), ann)
    t.stack(pull)
    t.use(janosz)
    return janosz, ann, cannon


def test_janosz_pratt_builds_a_weapon_for_a_friend() -> None:
    t = Table(stash=1, deck=60)
    janosz, ann, cannon = workshop(t, "7♠")
    t.answer(ann)
    assert cannon.host is ann and ann.bullets == 3 and t.rock() == 0 and janosz.booted
    t.finish()
    ann_stays = cannon.in_play
    t.end_day()
    assert ann_stays and not cannon.in_play


def test_janosz_pratt_may_fail() -> None:
    t = Table(stash=1)
    _, _, cannon = workshop(t, "6♠")
    assert cannon in t.discard_of() and t.rock() == 0


def test_janosz_pratt_needs_a_weapon_gadget_he_can_pay_for() -> None:
    t = Table(stash=0)
    deed = t.deed()
    janosz = t.put("Janosz Pratt", at=deed)
    t.discard(CANNON)
    t.shootout(janosz, t.dude(seat=1, at=deed))
    assert not t.can_use(janosz)


GADGET = plain("goods", "Engine", keywords=("Gadget 5",))


def test_luke_carries_gadgets_between_friends() -> None:
    t = Table()
    luke = t.put("Luke, the Errand Boy", at="town square")
    ann, ben = t.dude(has=[GADGET, plain("goods", "Hat")], booted=True), t.dude(at=t.deed())
    far, foe = t.dude(at=t.deed(keywords=("Out of Town",))), t.dude(seat=1, at="town square", has=[GADGET])
    engine = ann.attachments[0]
    t.use(luke)
    assert set(t.choices()) == {luke, ben} and far.in_play and foe.in_play
    t.answer(ben)
    assert engine.host is ben and not luke.booted


def test_luke_in_a_shootout_stays_within_it() -> None:
    t = Table()
    luke, ann = t.put("Luke, the Errand Boy", at="town square"), t.dude(at="town square", has=[GADGET])
    idle = t.dude(at="town square")
    t.shootout(luke, t.dude(seat=1, at="town square"), ann)
    t.use(luke)
    assert len(luke.attachments) == 1 and not ann.attachments and not idle.attachments


def test_luke_fetches_a_gadget_into_the_shootout() -> None:
    t = Table()
    luke, ann = t.put("Luke, the Errand Boy"), t.dude(at="town square")
    engine = t.dude(has=[GADGET]).attachments[0]
    t.shootout(ann, t.dude(seat=1, at="town square"))
    t.use(luke)
    assert engine.host is ann and not luke.in_posse


@pytest.mark.parametrize(("stash", "answer", "kept"), [(5, "yes", True), (5, "no", False), (0, "", False)])
def test_rick_henderson_takes_a_toll_from_those_who_leave(stash: int, answer: str, kept: bool) -> None:
    t = Table(stash=0)
    t.stash(stash, seat=1)
    rick, bob = t.put("Rick Henderson", at="town square"), t.dude(seat=1, at="town square")
    foes = [t.dude(seat=1, at="town square") for _ in range(2)]
    t.shootout(rick, bob, *foes)
    t.hands("K♣ K♦ 3♥ 4♠ 9♣", LEGAL + " A♥ Q♦")
    t.run("casualty")
    t.answer(foes[0])
    t.run("flee")
    t.answer(bob, "react")
    if answer:
        t.answer(answer)
    assert bob.in_play is kept and rick.booted
    assert (t.rock(0), t.rock(1)) == ((1, 4) if kept else (0, stash))


def test_rick_henderson_watches_his_own_shootout_only() -> None:
    t = Table()
    t.put("Rick Henderson")
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    away = able("dude", shootout(target=opposing & dude), lambda use: use.send_home_booted(use.target))
    whip = t.put(away, at="town square")
    t.shootout(ann, bob, whip, t.dude(seat=1, at="town square"))
    t.use(whip, "", bob)
    assert t.decision.kind == "play" and bob.at_home
