"""There Comes a Reckoning: spells."""

from __future__ import annotations

from typing import Any

import pytest

from gomorra.cards.vocabulary import noon, shootout
from gomorra.engine.card.handle import Card
from gomorra.engine.events import RankChanged
from gomorra.engine.fights import lumps
from gomorra.testing import CHEATIN, LEGAL, Table, able, plain


def caster(t: Table, skill: str, title: str, rating: int = 5, **facts: Any) -> tuple[Card, Card]:
    mage = t.dude("Mage", at="town square", keywords=(f"{skill} {rating}",), has=[title], **facts)
    return mage, mage.attachments[0]


def test_nightmare_realm_torments_round_by_round() -> None:
    t = Table()
    mage, realm = caster(t, "Huckster", "Nightmare Realm", bullets=1)
    bob = t.dude(seat=1, at="town square", bullets=3, value=9)
    t.shootout(mage, bob)
    t.stack("9♣")
    t.use(realm)
    assert mage.bullets == 2 and bob.bullets == 3
    home = t.game.rules(1)
    assert not home.can_send_home_booted(bob)
    t.run("resolution")
    assert bob.bullets == 2 and bob.value == 8
    t.hands(LEGAL, LEGAL)
    fight = t.game.shootout
    assert fight is not None
    t.game.expire("round")
    assert home.can_send_home_booted(bob)
    list(t.game.due("before shooters"))
    assert bob.bullets == 1 and bob.value == 7


@pytest.mark.parametrize(("stays", "confirms"), [(True, True), (True, False), (False, True)])
def test_a_sentinel_stands_in_the_square(stays: bool, confirms: bool) -> None:
    t = Table()
    mage = t.dude(keywords=("Blessed 1",), bullets=1, has=["Sentinel"])
    spell = mage.attachments[0]
    t.deed(seat=1), t.dude(seat=1, influence=9)
    t.stack("9♣")
    t.use(spell, "", "town square" if stays else "pass")
    assert mage.in_town_square is stays and mage.is_stud and mage.bullets == 2 and mage.rating("Blessed") == 2
    t.hand(plain("action"))
    t.run("sundown")
    if stays:
        t.answer(confirms)
    assert mage.control == int(stays and confirms) and spell.in_play is not (stays and confirms)


def test_a_sentinel_goes_next_door_or_to_the_square() -> None:
    t = Table()
    _, spell = caster(t, "Blessed", "Sentinel")
    near, far = t.deed(), t.deed(keywords=("Out of Town",))
    t.stack("9♣")
    t.use(spell)
    assert near in t.choices() and far not in t.choices()


@pytest.mark.parametrize("whom", [0, 1, None])
def test_censure_raises_a_hand_and_spares_you(whom: int | None) -> None:
    t = Table()
    mage, spell = caster(t, "Blessed", "Censure")
    bob, ben = t.dude(seat=1, at="town square"), t.dude(seat=1, at="town square")
    t.showdown(mage, bob, ben, hands=(LEGAL + " A♥", CHEATIN + " A♥"))
    before = [t.rank(0), t.rank(1)]
    t.stack("9♣")
    t.use(
        spell, "", lambda option: option.payload == (("player", whom) if whom is not None else ("pass",)), ben
    )
    assert [t.rank(seat) - before[seat] for seat in (0, 1)] == [2 * (whom == 0), 2 * (whom == 1)]
    assert ben.at_home and ben.booted and bob.in_posse
    fight = t.game.shootout
    assert fight is not None
    fight.lost_by, fight.round_winner = 4, 1
    assert lumps.casualties(t.game, fight, 0) == 1


def test_censure_in_lowball_only_changes_a_rank() -> None:
    t = Table(stash=9)
    mage, spell = caster(t, "Blessed", "Censure")
    bob = t.dude(seat=1, at="town square")
    t.stack(LEGAL)
    t.stack(CHEATIN, seat=1)
    t.start("gambling")
    t.stack("9♣")
    t.use(spell, "", lambda option: option.payload == ("player", 1))
    assert [(event.player, event.amount) for event in t.events(RankChanged)] == [(1, 2)]
    assert bob.in_town_square and mage.in_play


def test_ravens_ruin_is_for_deeds() -> None:
    t = Table()
    ruin = t.hand("Raven's Ruin")
    t.dude(keywords=("Shaman 1",))
    assert not t.offers("shop")
    deed = t.deed()
    t.dude(at=deed, keywords=("Shaman 1",))
    t.shop(ruin, deed)
    assert ruin.host is deed


@pytest.mark.parametrize(("owner", "control", "asks"), [(1, 1, True), (1, 0, False), (0, 1, False)])
def test_ravens_ruin_calls_a_dude(owner: int, control: int, asks: bool) -> None:
    t = Table()
    deed = t.deed(seat=owner, control=control)
    t.dude(at=deed, keywords=("Shaman 5",), influence=1)
    ruin = t.attach("Raven's Ruin", deed, seat=0)
    friend = t.dude(booted=True)
    t.stack("9♣")
    t.use(ruin)
    assert friend.place == deed.id and (t.decision.kind == "confirm") is asks
    if asks:
        t.answer(True)
        assert deed.booted and t.rock() == 21


def test_remedy_takes_all_but_weapons() -> None:
    t = Table()
    shaman, spell = caster(t, "Shaman", "Remedy")
    gun, charm = plain("goods", "Gun", keywords=("Weapon",), bullets=1), plain("goods", "Charm", bullets=1)
    bob = t.dude(seat=1, at="town square", bullets=2, has=[gun, charm])
    pump = t.hand(able("action", shootout(), lambda use: use.modify(bob, bullets=3)), seat=1)
    late = t.hand(able("action", shootout(), lambda use: use.modify(bob, bullets=4)), seat=1)
    push = t.hand(able("action", shootout(), lambda use: use.send_home_booted(bob)))
    t.shootout(shaman, bob)
    t.pass_()
    t.use(pump)
    assert bob.bullets == 7
    t.stack("9♣")
    t.use(spell, "", bob)
    assert bob.bullets == 3
    t.use(late)
    assert bob.bullets == 7
    t.use(push)
    assert bob.in_posse and t.game.rules(1).can_send_home_booted(bob)


def test_remedy_takes_what_traits_give() -> None:
    t = Table()
    shaman, spell = caster(t, "Shaman", "Remedy")
    waters = t.put("Sheriff Eli Waters", seat=1, at="town square")
    shaman.body.bounty = 2
    t.shootout(shaman, waters)
    assert waters.bullets == 2
    t.stack("9♣")
    t.use(spell, "", waters)
    assert waters.bullets == 0


@pytest.mark.parametrize(("kind", "answered"), [("stud", True), ("draw", False)])
def test_intercession_answers_a_stud(kind: str, answered: bool) -> None:
    t = Table()
    priest, spell = caster(t, "Blessed", "Intercession")
    bob = t.dude(seat=1, at="town square", stud=kind == "draw")
    turn = t.hand(able("action", noon(), lambda use: use.make(bob, kind)), seat=1)
    t.use(turn)
    assert (t.decision.kind == "react") is answered
    if answered:
        t.stack("9♣")
        t.answer("react")
        assert priest.is_stud and spell.booted


def test_intercession_does_not_answer_friends_or_old_studs() -> None:
    t = Table()
    caster(t, "Blessed", "Intercession")
    ann, bob = t.dude(), t.dude(seat=1, stud=True)
    t.use(t.hand(able("action", noon(), lambda use: use.make(ann, "stud"))))
    assert t.decision.kind == "play"
    t.use(t.hand(able("action", noon(), lambda use: use.make(bob, "stud")), seat=1))
    assert t.decision.kind == "play"


def test_intercession_helps_both_sides() -> None:
    t = Table()
    priest, spell = caster(t, "Blessed", "Intercession", booted=False)
    ann, bob = t.dude(at="town square", booted=True), t.dude(seat=1, at="town square", booted=True, bullets=1)
    t.shootout(priest, bob, ann)
    t.stack("9♣")
    t.use(spell, "intercede", ann)
    assert not ann.booted and not bob.booted and ann.bullets == 2 and bob.bullets == 3


def test_intercession_does_not_answer_an_ally() -> None:
    t = Table(seats=3)
    priest, _ = caster(t, "Blessed", "Intercession")
    bob, ally = t.dude(seat=1, at="town square"), t.dude(seat=2, at="town square")
    stand = t.hand(able("action", shootout(), lambda use: use.make(ally, "stud")), seat=2)
    rise = t.hand(able("action", shootout(), lambda use: use.make(bob, "stud")), seat=2)
    t.callout(priest, bob, "accept", ("invite", 2), ally)
    assert ally.side == priest.side
    t.use(stand, seat=2)
    assert ally.is_stud and t.decision.kind == "play"
    t.use(rise, seat=2)
    assert bob.is_stud and t.decision.kind == "react" and t.decision.seat == 0


def test_remedy_leaves_the_influence_of_goods() -> None:
    t = Table()
    shaman, spell = caster(t, "Shaman", "Remedy")
    bob = t.dude(seat=1, at="town square", has=[plain("goods", "Charm", bullet_bonus=1, influence=1)])
    t.shootout(shaman, bob)
    assert bob.bullets == 1 and bob.influence == 1
    t.stack("9♣")
    t.use(spell, "", bob)
    assert bob.bullets == 0 and bob.influence == 1


def test_what_remedy_took_of_a_trait_is_not_owed_once_the_trait_has_ended() -> None:
    t = Table()
    shaman, spell = caster(t, "Shaman", "Remedy")
    waters, gun = t.put("Sheriff Eli Waters", seat=1, at="town square"), plain("goods", keywords=("Weapon",))
    t.attach(gun, waters)
    shaman.body.bounty = 2
    t.shootout(shaman, waters)
    t.stack("9♣")
    t.use(spell, "", waters)
    assert waters.bullets == 0
    t.use(t.hand(able("action", shootout(), lambda use: use.modify(waters, bullets=1)), seat=1))
    assert waters.bullets == 1
    shaman.body.bounty = 0
    t.game.state.version += 1
    assert waters.bullets == 1
