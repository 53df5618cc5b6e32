"""Hell's Comin' With Me: spells."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import Act, Until, dude, noon, opposing, shootout
from gomorra.engine.card.handle import Card
from gomorra.engine.fights.drawing import bonuses
from gomorra.testing import CHEATIN, LEGAL, Table, able, either_leads, plain, rule

PAIR = "8♠ 8♥ 3♦ 4♣ 6♣"


def irae(t: Table, *joining: Card, pull: str = "5♠") -> tuple[Card, Card]:
    """A Blessed 3 with a friend casts Dies Irae."""
    blessed = t.dude(at="town square", keywords=("Blessed 3",), has=("Dies Irae",), bullets=2)
    bob = t.dude(seat=1, at="town square")
    t.shootout(blessed, bob, t.dude(at="town square", title="Friend"), *joining)
    t.stack(pull)
    t.use(blessed.attachments[0])
    return blessed, bob


def counted(t: Table) -> tuple[int, int]:
    assert t.game.shootout is not None
    return bonuses(t.game, t.game.shootout, 0)


def test_the_dead_add_to_the_bonuses_like_backup() -> None:
    t = Table()
    dead = [t.boot_hill(plain("dude", stud=True, bullets=4)), t.boot_hill(plain("dude", bullets=3))]
    t.boot_hill(plain("dude", stud=True)), t.boot_hill(plain("action"))
    blessed, _ = irae(t)
    t.run("pick shooters")
    t.answer(blessed)
    assert len(t.choices()) == 3
    t.answer(*dead, "done")
    assert counted(t) == (1, 2 + 1 + 1)


def test_no_more_than_four_rise() -> None:
    t = Table()
    dead = [t.boot_hill(plain("dude", stud=True)) for _ in range(5)]
    blessed, _ = irae(t)
    t.run("pick shooters")
    t.answer(blessed, *dead[:4])
    assert t.decision.kind != "choose several" and counted(t)[0] == 4


def test_your_dudes_cannot_flee_this_round_and_may_in_the_next() -> None:
    t = Table()
    irae(t, t.dude(at="town square"), *(t.dude(seat=1, at="town square") for _ in range(3)))
    t.hands(LEGAL, PAIR)
    t.run("flee")
    assert t.decision.seat == 1 and t.game.shootout is not None
    t.next_round()
    t.hands(LEGAL, PAIR)
    t.run("flee")
    assert t.decision.seat == 0


def test_a_failed_prayer_raises_nobody() -> None:
    t = Table()
    t.boot_hill(plain("dude", stud=True))
    blessed, _ = irae(t, pull="4♠")
    t.run("pick shooters")
    t.answer(blessed)
    assert t.decision.kind != "choose several" and counted(t) == (0, 3)


def fight(t: Table, title: str, skill: str, **facts: int) -> tuple[Card, Card, Card]:
    """A caster of this spell faces somebody with three bullets."""
    caster = t.dude("Caster", at="town square", keywords=[f"{skill} 0"], has=[title], **facts)
    bob = t.dude("Bob", seat=1, at="town square", value=5, bullets=3, influence=1)
    t.shootout(caster, bob)
    return caster, caster.attachments[0], bob


@pytest.mark.parametrize(("influence", "left", "own"), [(0, 3, 1), (2, 1, 1), (3, 0, 2), (4, 0, 2)])
def test_bolts_hit_as_hard_as_the_caster_is_known(influence: int, left: int, own: int) -> None:
    t = Table()
    caster, bolts, bob = fight(t, "Bolts o' Doom", "Huckster", influence=influence, bullets=1)
    t.stack("7♠")
    t.use(bolts)
    assert (bob.bullets, caster.bullets) == (left, own) and bolts.booted


def test_bolts_may_miss() -> None:
    t = Table()
    caster, bolts, bob = fight(t, "Bolts o' Doom", "Huckster", influence=3, bullets=1)
    t.stack("6♠")
    t.use(bolts)
    assert (bob.bullets, caster.bullets) == (3, 1)


def weary(t: Table, pulled: str = "9♠", **facts: object) -> Card:
    """A Huckster in the square makes somebody next door weary, whose grit is 9."""
    shop = t.deed(seat=1)
    bob = t.dude("Bob", seat=1, at=shop, value=5, bullets=3, influence=1, **facts)
    caster = t.dude(at="town square", keywords=["Huckster 0"], has=["Lethargy"], booted=True)
    t.hand(plain("action"), seat=1)
    t.stack(pulled)
    t.use(caster.attachments[0])
    return bob


@pytest.mark.parametrize("pays", [True, False])
def test_the_weary_must_pay_to_unboot(pays: bool) -> None:
    t = Table()
    bob = weary(t)
    before = t.rock(1)
    t.move(bob, "town square")
    assert bob.booted
    t.run("confirm")
    assert t.decision.seat == 1
    t.answer("yes" if pays else "no")
    t.end_day()
    assert bob.booted is not pays and before - t.rock(1) - 1 == int(pays)


def test_the_weary_without_ghost_rock_stay_booted_for_a_night() -> None:
    t = Table()
    bob = weary(t)
    t.stash(0, 1)
    t.move(bob, "town square")
    t.end_day()
    assert bob.booted
    t.end_day()
    assert not bob.booted


@pytest.mark.parametrize("pulled", ["8♠", "9♠"])
def test_lethargy_is_tested_against_grit_and_means_nothing_to_those_who_rest(pulled: str) -> None:
    t = Table()
    bob = weary(t, pulled)
    if pulled == "8♠":
        t.move(bob, "town square")
    t.end_day()
    assert not bob.booted


def test_lethargy_reaches_the_unbooted_next_door() -> None:
    t = Table()
    far, tired = (
        t.dude(seat=1, at=t.deed(keywords=["Out of Town"])),
        t.dude(seat=1, at="town square", booted=True),
    )
    caster = t.dude(at="town square", keywords=["Huckster 0"], has=["Lethargy"], booted=True)
    assert not t.can_use(caster.attachments[0]) and far.in_play and tired.in_play


SPELL = plain("spell", "Charm", keywords=["Hex"])


def test_mind_twist_boots_a_spell_here() -> None:
    t = Table()
    caster = t.dude(at="town square", keywords=["Huckster 0"], has=["Mind Twist"])
    friend = t.dude(at="town square", keywords=["Huckster 0"], has=[SPELL])
    foe = t.dude(seat=1, at="town square", keywords=["Huckster 0"], has=[SPELL])
    t.dude(seat=1, keywords=["Huckster 0"], has=[SPELL])
    t.stack("6♠")
    t.use(caster.attachments[0], "confuse")
    assert t.choices() == [friend.attachments[0], foe.attachments[0]]
    t.answer(friend.attachments[0])
    assert friend.attachments[0].booted and not foe.attachments[0].booted


def test_mind_twist_in_a_shootout_boots_an_opposing_spell() -> None:
    t = Table()
    caster = t.dude(at="town square", keywords=["Huckster 0"], has=["Mind Twist"])
    friend = t.dude(at="town square", keywords=["Huckster 0"], has=[SPELL])
    foe = t.dude(seat=1, at="town square", keywords=["Huckster 0"], has=[SPELL])
    t.shootout(caster, foe, friend)
    t.stack("6♠")
    t.use(caster.attachments[0], "confuse")
    assert foe.attachments[0].booted and not friend.attachments[0].booted
    assert not t.can_use(caster.attachments[0], "humble")


def test_mind_twist_needs_an_unbooted_spell_on_a_dude() -> None:
    t = Table()
    place = t.deed()
    t.attach(plain("spell", "Pole", keywords=["Spirit", "Totem"]), place)
    caster = t.dude(at=place, keywords=["Huckster 0"], has=["Mind Twist"])
    t.dude(at=place, keywords=["Huckster 0"])
    assert not t.can_use(caster.attachments[0], "confuse")


def test_a_twisted_mind_has_one_influence_whatever_happens() -> None:
    t = Table()
    caster = t.dude(at="town square", keywords=["Huckster 0"], has=["Mind Twist"])
    foe = t.dude(seat=1, at="town square", influence=4)
    raise_ = t.hand(able("action", noon(target=dude), lambda use: use.modify(use.target, influence=2)))
    t.stack("6♠")
    t.use(caster.attachments[0], "humble", foe)
    assert foe.influence == 1
    t.use(raise_, "", foe)
    assert foe.influence == 1
    t.end_day()
    assert foe.influence == 4


def test_babble_on_boots_caster_and_opposing_card() -> None:
    t = Table()
    gun = plain("goods", "Gun", keywords=["Weapon"])
    caster, babble, bob = fight(t, "Babble On", "Blessed")
    weapon = t.attach(gun, bob)
    t.stack("7♠")
    t.use(babble, "talk_down", weapon)
    assert caster.booted and babble.booted and weapon.booted and not bob.booted


def test_babble_on_needs_an_unbooted_caster() -> None:
    t = Table()
    caster = t.dude(at="town square", keywords=["Blessed 0"], has=["Babble On"], booted=True)
    bob = t.dude(seat=1, at="town square")
    t.callout(bob, caster)
    t.run("play")
    assert not t.can_use(caster.attachments[0], "talk_down", seat=0)


@pytest.mark.parametrize(("pulled", "booted"), [("6♠", False), ("5♠", True)])
def test_babble_on_answers_another_miracle(pulled: str, booted: bool) -> None:
    t = Table()
    preacher = t.dude("Preacher", keywords=["Blessed 0"], has=["Babble On"], booted=True)
    ann = t.dude("Ann", at="town square")
    foe = t.dude("Foe", seat=1, at="town square", keywords=["Blessed 0"], has=["Babble On"])
    t.shootout(ann, foe)
    t.stack("7♠", seat=1)
    t.stack(pulled)
    t.pass_()
    t.use(foe.attachments[0], "talk_down")
    t.answer("react")
    babble = preacher.attachments[0]
    assert ann.booted is booted and not babble.booted and foe.booted


def boot_by(kind: str) -> object:
    return able(kind, shootout(target=opposing & dude), lambda use: use.boot(use.target))


def test_babble_on_answers_nothing_but_miracles() -> None:
    t = Table()
    t.dude(keywords=["Blessed 0"], has=["Babble On"])
    ann, foe = t.dude(at="town square"), t.dude(seat=1, at="town square")
    punch = t.hand(boot_by("action"), seat=1)
    t.shootout(ann, foe)
    t.pass_()
    t.use(punch)
    assert ann.booted and t.decision.kind == "play"


def test_a_card_of_the_hand_calls_an_ancestor() -> None:
    t = Table()
    spare = t.hand(plain("action", "Spare"))
    shaman, call, _ = fight(t, "Ancestor's Reproach", "Shaman")
    t.stack("8♠")
    t.use(call, "call")
    spirit = next(one for one in t.game.dudes(0) if one.title == "Ancestor Spirit")
    assert spare in t.boot_hill_of() and spirit.place == shaman.place and spirit.side == 0 and call.booted


@rule("CG-Abilities-b")
@either_leads
def test_an_empty_hand_calls_nobody() -> None:
    t = Table()
    _, call, _ = fight(t, "Ancestor's Reproach", "Shaman")
    assert not t.can_use(call, "call")


@pytest.mark.parametrize(("pulled", "came"), [("6♠", True), ("5♠", False)])
def test_an_ancestor_rebukes_a_cheat(pulled: str, came: bool) -> None:
    t = Table()
    _, call, _ = fight(t, "Ancestor's Reproach", "Shaman")
    t.hands(PAIR, "8♠ 8♠ 3♦ 4♣ 6♣")
    t.run("resolution")
    t.stack(pulled)
    t.use(call, "rebuke")
    spirits = [one for one in t.game.dudes(0) if one.title == "Ancestor Spirit"]
    assert len(spirits) == int(came) and all(one.side == 0 for one in spirits)


def test_no_rebuke_without_a_cheat() -> None:
    t = Table()
    _, call, _ = fight(t, "Ancestor's Reproach", "Shaman")
    t.hands(PAIR, LEGAL)
    t.run("resolution")
    assert not t.can_use(call, "rebuke")


@rule("CG-Abilities-b")
@pytest.mark.parametrize("where", ["in lowball", "nobody can join"])
def test_no_ancestor_comes_where_none_can_join(where: str) -> None:
    t = Table(plain("outfit"), plain("outfit"))
    if where == "in lowball":
        caster = t.dude(keywords=["Shaman 0"], has=["Ancestor's Reproach"])
        call = caster.attachments[0]
        t.stack(LEGAL), t.stack(CHEATIN, seat=1)
        t.start("gambling")
    else:
        _, call, _ = fight(t, "Ancestor's Reproach", "Shaman")
        bar = able("action", shootout(), lambda use: use.forbid_for_all(Act.JOIN, until=Until.SHOOTOUT))
        t.use(t.hand(bar))
        t.hands(PAIR, CHEATIN)
        t.run("resolution")
    assert not t.can_use(call, "rebuke")


def test_secret_paths_lead_all_unbooted_dudes_away() -> None:
    t = Table()
    mine = t.deed(seat=1, keywords=["Out of Town"])
    shaman = t.dude(at="town square", keywords=["Shaman 0"], has=["Secret Paths"])
    friend, tired = t.dude(at="town square"), t.dude(at="town square", booted=True)
    home, foe = t.dude(), t.dude(seat=1, at="town square")
    t.stack("8♠")
    t.use(shaman.attachments[0], "", mine)
    assert shaman.place == friend.place == mine.id and not shaman.booted and not friend.booted
    assert tired.in_town_square and home.at_home and foe.in_town_square


def test_secret_paths_need_somebody_who_is_awake() -> None:
    t = Table()
    shaman = t.dude(at="town square", keywords=["Shaman 0"], has=["Secret Paths"], booted=True)
    assert not t.can_use(shaman.attachments[0])
    t.dude(at="town square")
    t.stack("8♠")
    t.use(shaman.attachments[0], "", t.game.outfit(0))
    assert shaman.in_town_square and len(t.game.dudes_at(t.game.state.players[0].home)) == 1


@rule("CG-Abilities-b", "CG-Prevention-g")
def test_babble_on_boots_only_what_can_be_booted() -> None:
    t = Table()
    blessed = t.dude(at="town square", keywords=("Blessed 9",), has=("Babble On",))
    bob = t.dude(seat=1, at="town square", has=("Yagn's Mechanical Skeleton",))
    skeleton = bob.attachments[0]
    skeleton.body.booted = True
    t.shootout(blessed, bob)
    assert not t.can_use(blessed.attachments[0], "talk_down")
