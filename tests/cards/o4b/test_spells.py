"""Out for Blood: spells."""

from __future__ import annotations

from typing import Any

import pytest

from gomorra.cards.vocabulary import Act, Until, Use, cheatin, happens, react, shootout
from gomorra.engine.card.handle import Card
from gomorra.engine.fights.drawing import bonuses
from gomorra.engine.fights.fight import Shootout
from gomorra.testing import CHEATIN, LEGAL, Table, able, rule

SQUARE = "town square"


def caster(t: Table, skill: str, title: str, **facts: Any) -> tuple[Card, Card]:
    mage = t.dude("Mage", at=SQUARE, keywords=(f"{skill} 0",), has=[title], **facts)
    return mage, mage.attachments[0]


def fight_of(t: Table) -> Shootout:
    fight = t.game.shootout
    assert fight is not None
    return fight


def test_the_spider_ensnares_a_shooter() -> None:
    t = Table()
    mage, spider = caster(t, "Shaman", "Wrathful Spider")
    bob, ben = t.dude(seat=1, at=SQUARE), t.dude(seat=1, at=SQUARE)
    t.showdown(mage, bob, ben, hands=(LEGAL, CHEATIN + " A♥"))
    shooter = t.game.card(fight_of(t).shooters[1])
    t.stack("5♣")
    t.use(spider)
    assert shooter.at_home and shooter.booted and sum(foe.in_posse for foe in (bob, ben)) == 1


@pytest.mark.parametrize(
    ("pulled", "bullets", "booted"), [("5♣", 2, False), ("6♣", 1, False), ("12♣", 1, True)]
)
def test_the_spider_bites(pulled: str, bullets: int, booted: bool) -> None:
    t = Table()
    mage, spider = caster(t, "Shaman", "Wrathful Spider")
    bob = t.dude(seat=1, at=SQUARE, bullets=2)
    t.shootout(mage, bob)
    t.stack(pulled.replace("12", "Q"))
    t.use(spider)
    assert bob.bullets == bullets and bob.booted is booted and spider.booted


@pytest.mark.parametrize(("mine", "unboots"), [(2, True), (3, False)])
def test_guiding_light_calls_a_friend_back(mine: int, unboots: bool) -> None:
    t = Table(stash=mine)
    t.stash(1, 1)
    _, light = caster(t, "Blessed", "Guiding Light")
    ann = t.dude(at=t.deed(), booted=True)
    t.dude(at=t.deed(keywords=("Out of Town",)))
    t.stack("5♣")
    t.use(light, "call_back", ann)
    assert ann.at_home and ann.booted is not unboots and t.rock() == mine - 1 and t.rock(1) == 2


@pytest.mark.parametrize("pulled", ["5♣", "4♣"])
def test_guiding_light_turns_a_foe_back(pulled: str) -> None:
    t = Table(stash=2)
    _, light = caster(t, "Blessed", "Guiding Light")
    bob = t.dude(seat=1, at=SQUARE)
    t.dude(seat=1)
    t.stack(pulled)
    t.use(light, "turn_back")
    done = pulled == "5♣"
    assert bob.at_home is done and not bob.booted and t.rock() == (0 if done else 2)


def test_guiding_light_costs_two() -> None:
    t = Table(stash=1)
    _, light = caster(t, "Blessed", "Guiding Light")
    t.dude(seat=1, at=SQUARE)
    assert t.can_use(light, "call_back") and not t.can_use(light, "turn_back")


@rule("CR-HaroldAimslee-a")
def test_guiding_light_needs_somebody_to_send() -> None:
    t = Table(stash=2)
    light = t.dude(keywords=("Blessed 0",), has=["Guiding Light"]).attachments[0]
    t.dude(), t.dude(seat=1), t.dude(seat=1, at=t.deed(seat=1))
    assert not t.can_use(light, "call_back") and not t.can_use(light, "turn_back")


def test_guiding_light_pays_whose_dude_goes_home() -> None:
    t = Table(seats=3, stash=2)
    t.stash(0, 1), t.stash(0, 2)
    _, light = caster(t, "Blessed", "Guiding Light")
    t.dude(seat=1, at=SQUARE)
    cal = t.dude(seat=2, at=SQUARE)
    t.dude(seat=1, at=SQUARE)
    t.stack("5♣")
    t.use(light, "turn_back", cal)
    assert cal.at_home and (t.rock(), t.rock(1), t.rock(2)) == (0, 0, 2)


def test_guiding_light_pays_nobody_who_gave_up() -> None:
    t = Table(seats=3, stash=2)
    _, light = caster(t, "Blessed", "Guiding Light")
    t.dude(seat=1, at=SQUARE)
    assert t.can_use(light, "turn_back")
    t.game.concede(t.seat(1))
    t.turn_of(2)
    assert not t.can_use(light, "turn_back")


def test_a_champion_is_rewarded() -> None:
    t = Table(stash=0)
    mage, champion = caster(t, "Blessed", "Champion")
    bob = t.dude(seat=1, at=SQUARE)
    t.showdown(mage, bob, hands=(LEGAL, CHEATIN))
    t.stack("6♣")
    t.use(champion)
    assert t.rock() == 1 and champion.booted


@pytest.mark.parametrize("own", [True, False])
def test_a_champions_fall_pays(own: bool) -> None:
    t = Table(stash=0)
    mage, champion = caster(t, "Blessed", "Champion")
    ann, bob = t.dude(at=SQUARE), t.dude(seat=1, at=SQUARE)
    hero = mage if own else ann
    t.shootout(mage, bob, ann)
    kill = t.hand(able("action", shootout(), lambda use: use.discard(hero)), seat=1)
    t.stack("8♣")
    t.use(champion, "", hero)
    assert hero.booted and hero.is_stud and t.rock() == 0
    t.use(kill)
    assert not hero.in_play and t.rock() == 1


def test_a_champion_who_lives_pays_nothing() -> None:
    t = Table(stash=0)
    mage, champion = caster(t, "Blessed", "Champion")
    ann, bob = t.dude(at=SQUARE), t.dude(seat=1, at=SQUARE)
    t.shootout(mage, bob, ann)
    t.stack("8♣")
    t.use(champion, "", ann)
    t.game.expire("round", "shootout")
    list(t.game.rules(0).discard(ann))
    assert t.rock() == 0 and not ann.is_stud


@pytest.mark.parametrize("stud", [True, False])
def test_malison_feeds_on_a_foe(stud: bool) -> None:
    t = Table()
    mage, malison = caster(t, "Huckster", "Malison", influence=1)
    bob, ben = t.dude(seat=1, at=SQUARE, stud=stud), t.dude(seat=1, at=SQUARE, stud=not stud)
    kill = t.hand(able("action", shootout(), lambda use: use.ace(bob)), seat=1)
    t.shootout(mage, bob, ben)
    fight = fight_of(t)
    fight.shooters[0] = mage.id
    before = bonuses(t.game, fight, 0)
    t.stack("9♣")
    t.use(malison, "", bob)
    assert bonuses(t.game, fight, 0) == (before[0] + stud, before[1] + (not stud))
    t.use(kill)
    assert bonuses(t.game, fight, 0) == before and mage.influence == 2
    t.game.expire("round", "shootout", "day")
    assert mage.influence == 2


def test_malison_helps_the_curser_whichever_side_the_dude_is_on() -> None:
    t = Table()
    mage, malison = caster(t, "Huckster", "Malison", influence=1)
    bob, ben = t.dude(seat=1, at=SQUARE, stud=True), t.dude(seat=1, at=SQUARE)
    t.shootout(mage, bob, ben)
    fight = fight_of(t)
    fight.shooters = [mage.id, ben.id]
    before, theirs = bonuses(t.game, fight, 0), bonuses(t.game, fight, 1)
    t.stack("9♣")
    t.use(malison, "", bob)
    t.use(t.hand(able("action", shootout(), lambda use: use.defect(bob, until=Until.SHOOTOUT))))
    assert bonuses(t.game, fight, 0) == (before[0] + 2, before[1]), "the dude himself, and the curse"
    assert bonuses(t.game, fight, 1) == (theirs[0] - 1, theirs[1])


def test_malison_ends_with_the_shootout() -> None:
    t = Table()
    mage, malison = caster(t, "Huckster", "Malison", influence=1)
    bob = t.dude(seat=1, at=SQUARE)
    t.shootout(mage, bob)
    t.stack("9♣")
    t.use(malison)
    t.game.expire("round", "shootout")
    list(t.game.rules(1).ace(bob))
    assert mage.influence == 1


HIT = able("action", cheatin(), lambda use: use.gain(1))


@pytest.mark.parametrize(
    ("legal", "prevents", "second"), [(True, False, True), (True, True, False), (False, False, False)]
)
def test_the_butterfly_allows_a_second_blow(legal: bool, prevents: bool, second: bool) -> None:
    t = Table()
    mage, butterfly = caster(t, "Shaman", "Dancing Butterfly")
    place, _ = t.deed(control=1), t.deed(seat=1)
    bob, ben = t.dude(seat=1, at=SQUARE), t.dude(seat=1, at=SQUARE)
    one, two, three = t.hand(HIT, HIT, HIT)
    t.showdown(mage, bob, ben, hands=(LEGAL if legal else CHEATIN, CHEATIN + " A♥"))
    t.stack("10♣")
    t.use(butterfly)
    if legal:
        assert t.decision.seat == 1
        t.answer(prevents)
    if prevents:
        t.answer(ben)
        assert ben.at_home and ben.booted and place.control == 2
    else:
        assert ben.in_posse and place.control == 1
    t.use(one)
    assert t.can_use(two) is second
    if second:
        t.use(two)
        assert not t.can_use(three)


def test_the_butterfly_cannot_be_bought_off_without_a_deed() -> None:
    t = Table()
    mage, butterfly = caster(t, "Shaman", "Dancing Butterfly")
    bob = t.dude(seat=1, at=SQUARE)
    one, two = t.hand(HIT, HIT)
    t.showdown(mage, bob, hands=(LEGAL, CHEATIN))
    t.use(one)
    assert not t.can_use(two)
    t.stack("10♣")
    t.use(butterfly)
    assert t.decision.kind == "play" and t.can_use(two)


def test_the_spider_ensnares_nobody_who_cannot_be_sent_home() -> None:
    t = Table()
    mage, spider = caster(t, "Shaman", "Wrathful Spider")
    bob = t.dude(seat=1, at=SQUARE)
    t.showdown(mage, bob, hands=(LEGAL, CHEATIN))
    t.game.rules(1).forbid(Act.SEND_HOME_BOOTED, bob, until=Until.DAY)
    assert not t.can_use(spider, "ensnare")


def test_a_champions_fall_pays_also_when_the_spell_has_lost_all() -> None:
    t = Table(stash=0)
    mage, champion = caster(t, "Blessed", "Champion")
    ann, bob = t.dude(at=SQUARE), t.dude(seat=1, at=SQUARE)
    blank = t.hand(able("action", shootout(), lambda use: use.make_blank(champion)), seat=1)
    kill = t.hand(able("action", shootout(), lambda use: use.discard(ann)), seat=1)
    t.shootout(mage, bob, ann)
    t.stack("8♣")
    t.use(champion, "", ann)
    t.use(blank)
    t.pass_()
    t.use(kill)
    assert t.rock() == 1


def test_malison_feeds_also_when_the_spell_has_lost_all() -> None:
    t = Table()
    mage, malison = caster(t, "Huckster", "Malison", influence=1)
    bob, ben = t.dude(seat=1, at=SQUARE), t.dude(seat=1, at=SQUARE)
    blank = t.hand(able("action", shootout(), lambda use: use.make_blank(malison)), seat=1)
    kill = t.hand(able("action", shootout(), lambda use: use.discard(bob)), seat=1)
    t.shootout(mage, bob, ben)
    t.stack("9♣")
    t.use(malison, "", bob)
    t.use(blank)
    t.pass_()
    t.use(kill)
    assert mage.influence == 2


def test_the_butterfly_is_not_bought_off_by_a_dude_who_stays() -> None:
    t = Table()
    mage, butterfly = caster(t, "Shaman", "Dancing Butterfly")
    place = t.deed(control=1)
    bob, ben = t.dude(seat=1, at=SQUARE), t.dude(seat=1, at=SQUARE)

    def stay(use: Use) -> None:
        assert use.event is not None
        use.event.replaced = True

    t.put(able("deed", react("when", happens.SentHome, instead=True), stay), 1)
    one, two = t.hand(HIT, HIT)
    t.showdown(mage, bob, ben, hands=(LEGAL, CHEATIN + " A♥"))
    t.stack("10♣")
    t.use(butterfly, "", True, ben, "react")
    assert ben.in_posse and place.control == 1
    t.use(one)
    assert t.can_use(two)
