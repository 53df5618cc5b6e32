"""Out for Blood: dudes."""

from __future__ import annotations

from typing import Any

import pytest

from gomorra.cards.vocabulary import (
    Act,
    Until,
    Use,
    cheatin,
    deed,
    dude,
    in_posse,
    job,
    noon,
    opposing,
    resolution,
    shootout,
    your,
)
from gomorra.engine.card.handle import Card
from gomorra.engine.events import Pulled
from gomorra.engine.fights import lumps
from gomorra.engine.fights.drawing import bonuses
from gomorra.engine.fights.fight import Shootout
from gomorra.testing import CHEATIN, LEGAL, Table, able, plain, rule

PET = plain("goods", "Dog", keywords=("Sidekick",))
GADGET = plain("goods", "Gizmo", keywords=("Gadget 5",))
TRIAL = plain("goods", "Trial", keywords=("Gadget 5", "Experimental"))
IDOL = plain("goods", "Idol", keywords=("Mystical",))
SQUARE = "town square"
PAIR = "K♣ K♦ 3♥ 4♠ 9♣"


def fight_of(t: Table) -> Shootout:
    fight = t.game.shootout
    assert fight is not None
    return fight


def duel(t: Table, title: str, **facts: Any) -> tuple[Card, Card]:
    """A shootout between a card and a plain dude."""
    mine, bob = t.put(title, at=SQUARE), t.dude("Bob", seat=1, at=SQUARE, **facts)
    t.shootout(mine, bob)
    return mine, bob


@pytest.mark.parametrize(("upkeep", "offered"), [(2, True), (4, False)])
def test_ke_wang_pays_an_upkeep(upkeep: int, offered: bool) -> None:
    t = Table(stash=3)
    wang, bob = duel(t, "Ke Wang", upkeep=upkeep, bullets=2)
    assert t.can_use(wang) is offered
    if offered:
        t.use(wang)
        assert t.rock() == 1 and t.rock(1) == 5 and bob.booted and bob.bullets == 1


@pytest.mark.parametrize(("keyword", "control"), [("Saloon", 2), ("Public", 1)])
def test_sue_pours_at_saloons(keyword: str, control: int) -> None:
    t = Table()
    bar = t.deed(seat=1, control=1, keywords=(keyword,))
    sue = t.put("Baijiu Sue")
    assert bar.control == 1
    t.move(sue, SQUARE)
    t.game.card(sue.id).body.location = bar.id
    t.game.state.version += 1
    assert bar.control == control


def test_hungate_makes_a_truce() -> None:
    t = Table(stash=3)
    bob_gates = t.put("Reverend Bob Hungate", at=SQUARE)
    ann = t.dude(at=SQUARE, influence=1)
    bob, ben = (t.dude(seat=1, at=SQUARE) for _ in range(2))
    t.showdown(bob_gates, bob, ann, ben, hands=(LEGAL, PAIR))
    t.use(bob_gates, "", ann, ben)
    assert t.rock() == 2 and t.rock(1) == 4 and bob_gates.booted
    fight = fight_of(t)
    assert {fate.card for side in (0, 1) for fate in lumps.fates(t.game, fight, side)} == {
        bob_gates.id,
        bob.id,
    }
    t.game.expire("round")
    assert len({fate.card for side in (0, 1) for fate in lumps.fates(t.game, fight, side)}) == 4


def test_hungate_must_be_able_to_pay() -> None:
    t = Table(stash=0)
    gates, bob = t.put("Reverend Bob Hungate", at=SQUARE), t.dude(seat=1, at=SQUARE)
    t.showdown(gates, bob)
    assert not t.can_use(gates)


def test_father_diamond_begs_and_goes_on() -> None:
    t = Table(stash=2)
    place = t.deed(seat=1)
    diamond, ann = t.put("Father Diamond", at=place), t.dude(at=place)
    t.use(diamond, "", ann, SQUARE)
    assert t.rock() == 1 and t.rock(1) == 3 and ann.at_home and not ann.booted and diamond.in_town_square


def test_father_diamond_pays_nobody_elsewhere() -> None:
    t = Table(stash=2)
    diamond, ann = t.put("Father Diamond", at=t.deed()), t.dude()
    t.use(diamond, "", SQUARE)
    assert t.rock() == 2 and ann.at_home and diamond.in_town_square and not diamond.booted


@pytest.mark.parametrize(("owner", "mine", "theirs"), [(1, 3, 1), (0, 2, 2)])
def test_shou_collects_from_the_owner(owner: int, mine: int, theirs: int) -> None:
    t = Table(stash=2)
    place = t.deed(seat=owner)
    shou, beast = t.put("Master Shou", at=SQUARE), t.dude(at=place, keywords=("Abomination",))
    t.dude(at=SQUARE, keywords=("Abomination",)), t.dude(at=place)
    t.use(shou)
    assert beast.booted and t.rock() == mine and t.rock(1) == theirs


@pytest.mark.parametrize(("stash", "mine"), [(9, 22), (1, 20)])
def test_petrovics_death_is_dear(stash: int, mine: int) -> None:
    t = Table()
    t.stash(stash, 1)
    brother, _ = duel(t, "Brother Petrovic")
    t.hands(LEGAL, PAIR)
    t.run("react")
    t.answer("react")
    assert t.rock() == mine and not brother.in_play


def test_petrovic_dies_for_nothing_at_noon() -> None:
    t = Table()
    brother = t.put("Brother Petrovic")
    t.use(t.hand(able("action", noon(), lambda use: use.discard(brother))))
    assert not brother.in_play and t.rock() == 20 and t.decision.kind == "play"


def test_leychaai_entrusts_a_sidekick() -> None:
    t = Table()
    spirit = plain("spell", "Ghost", keywords=("Spirit", "Sidekick"))
    young = t.put("Leychaa'i Youngheart", at=SQUARE)
    ann = t.dude(at=SQUARE, has=[PET], keywords=("Shaman 1",))
    t.attach(spirit, ann)
    near = t.deed()
    bea, far = t.dude(at=near), t.dude(at=t.deed(keywords=("Out of Town",)))
    dog = ann.attachments[0]
    t.use(young)
    assert set(t.choices()) == {young, bea} and far not in t.choices()
    t.answer(bea)
    assert dog.host is bea and len(ann.attachments) == 1


def test_leychaai_keeps_to_the_shootout() -> None:
    t = Table()
    young, ann = t.put("Leychaa'i Youngheart", at=SQUARE), t.dude(at=SQUARE, has=[PET])
    bob = t.dude(seat=1, at=SQUARE, has=[PET])
    t.dude(at=t.deed())
    t.shootout(young, bob, ann)
    t.use(young)
    assert ann.attachments == [] and young.attachments[0].title == "Dog"


@pytest.mark.parametrize(("hands", "more"), [
    ((PAIR, LEGAL), 1), ((LEGAL, PAIR), 0), (("K♣ K♣ 3♥ 4♠ 9♣", LEGAL), 0),
])  # fmt: skip
def test_miles_lets_the_dog_loose(hands: tuple[str, str], more: int) -> None:
    t = Table()
    miles, bob = t.put("Monomi Miles", at=SQUARE), t.dude(seat=1, at=SQUARE)
    dog = t.attach(PET, miles)
    t.showdown(miles, bob, hands=hands)
    t.use(miles)
    fight = fight_of(t)
    fight.lost_by, fight.round_winner = 2, 0
    assert dog.booted is bool(more) and miles.booted
    assert [lumps.casualties(t.game, fight, side) for side in (0, 1)] == [more, 2 + more]


def test_klah_sends_the_sidekick_ahead() -> None:
    t = Table()
    klah, ann, bea = t.put("Klah", at=SQUARE), t.dude(at=SQUARE, has=[PET], bullets=1), t.dude(at=SQUARE)
    bob = t.dude(seat=1, at=SQUARE)
    dog = t.attach(PET, klah)
    t.shootout(klah, bob, ann, bea)
    t.use(klah)
    assert set(t.choices()) == {klah, ann}
    t.answer(ann)
    assert ann.bullets == 2 and dog.booted and klah.booted


@pytest.mark.parametrize(("influence", "controller"), [(2, 0), (3, 1)])
def test_black_elk_speaks_for_the_spirits(influence: int, controller: int) -> None:
    t = Table()
    place = t.deed(seat=1)
    elk = t.put("Black Elk (Exp.1)", at=place)
    t.dude(seat=1, at=place, influence=influence)
    assert place.controller == controller and elk.influence == 0 and t.game.influence(0) == 0


def test_black_elks_influence_does_not_help_him() -> None:
    t = Table()
    place = t.deed(seat=1)
    elk = t.put("Black Elk (Exp.1)", at=place)
    t.dude(seat=1, at=place, influence=3)
    t.use(t.hand(able("action", noon(), lambda use: use.modify(elk, influence=2))))
    assert elk.influence == 2 and place.controller == 1


def test_nathaniel_counts_influence() -> None:
    t = Table()
    nat, bob = t.put("Nathaniel Tuwikaa", at=SQUARE), t.dude(seat=1, at=SQUARE, bullets=4, influence=1)
    t.use(nat, "", "accept")
    t.form()
    fight = fight_of(t)
    fight.shooters = [nat.id, bob.id]
    assert bonuses(t.game, fight, 0) == (2, 0) and bonuses(t.game, fight, 1) == (0, 1)
    t.finish()
    assert not t.game.modifiers_of(0, "draw by influence")


def test_nathaniels_refused_callout_changes_nothing() -> None:
    t = Table()
    nat, bob = t.put("Nathaniel Tuwikaa", at=SQUARE), t.dude(seat=1, at=SQUARE)
    t.use(nat, "", "refuse")
    assert bob.at_home and not t.game.modifiers_of(0, "draw by influence")


@pytest.mark.parametrize(("bullets", "value", "gain", "left"), [(2, 5, 2, 2), (6, 4, 4, 6), (6, 5, 4, 4)])
def test_the_faceless_one_mimics(bullets: int, value: int, gain: int, left: int) -> None:
    t = Table()
    one, bob = duel(t, "The Faceless One", bullets=bullets, value=value, influence=0)
    t.use(one)
    assert one.bullets == gain and bob.bullets == left


@pytest.mark.parametrize("goods", [True, False])
def test_lorena_unnerves(goods: bool) -> None:
    t = Table()
    lorena, bob = t.put("Lorena Corbett", at=SQUARE), t.dude(seat=1, at=SQUARE, value=2, bullets=0)
    idol = t.attach(IDOL, lorena)
    seen: list[int] = []
    look = able("action", shootout(), lambda use: seen.append(bob.grit))
    mine, theirs = t.hand(look), t.hand(look, seat=1)
    t.shootout(lorena, bob)
    t.use(lorena, "", idol if goods else "pass")
    assert bob.booted is goods and idol.booted is goods
    t.use(theirs)
    t.use(mine)
    assert seen == [2, 11]


def test_lorena_serves_your_traits_too() -> None:
    t = Table("The Fourth Ring", "Law Dogs")
    lorena, zeb = t.put("Lorena Corbett", at=SQUARE), t.put("Zeb Whateley-Dupont", at=SQUARE)
    bob = t.dude(seat=1, at=SQUARE, value=2)
    t.shootout(lorena, bob, zeb)
    zeb_weak = t.hand(able("action", shootout(), lambda use: use.modify(zeb, bullets=-9)))
    t.use(zeb_weak)
    assert zeb.bullets == 0
    t.pass_()
    t.use(lorena)
    assert zeb.bullets == 2


@pytest.mark.parametrize(("pulled", "offered"), [("9♣", True), ("7♣", False)])
def test_auntie_sinister_cackles(pulled: str, offered: bool) -> None:
    t = Table()
    auntie, bob = t.put("Auntie Sinister", at=SQUARE), t.dude(seat=1, at=SQUARE)
    t.attach(IDOL, auntie)
    hex_ = t.attach(
        able("spell", shootout(spell=5), lambda use: None, keywords=("Hex",)),
        auntie,
    )
    assert auntie.rating("Huckster") == 0
    t.shootout(auntie, bob)
    assert auntie.rating("Huckster") == auntie.influence == 2
    t.stack(pulled)
    t.use(hex_)
    assert (t.decision.kind == "react") is offered
    if offered:
        t.answer("react")
        assert auntie.bullets == 2


def test_auntie_sinister_needs_her_charm() -> None:
    t = Table()
    auntie, _ = duel(t, "Auntie Sinister")
    assert auntie.rating("Huckster") == 0


def test_mason_carries_no_guns() -> None:
    t = Table()
    mason = t.put("Mason Adler", at=t.deed())
    gun = t.hand(plain("goods", "Gun", keywords=("Weapon",)))
    knife = t.hand(plain("goods", "Knife", keywords=("Weapon", "Melee")))
    assert t.why_not("shop", gun, mason) is not None
    t.shop(knife, mason)
    assert knife.host is mason


def test_mason_hunts_the_toughest_alone() -> None:
    t = Table()
    mason, ann = t.put("Mason Adler"), t.dude()
    t.dude(seat=1, at=SQUARE, value=11)
    bob = t.dude(seat=1, at=SQUARE, value=12)
    t.use(mason, "assassinate")
    assert t.decision.seat == 1
    t.finish()
    assert bob in t.boot_hill_of(1) and mason.at_home and mason.booted and not ann.booted
    assert not t.game.state.modifiers.get(-100)


def test_mason_hunts_nobody_small() -> None:
    t = Table()
    mason = t.put("Mason Adler")
    t.dude(seat=1, at=SQUARE, value=10, bullets=0, influence=0)
    assert not t.can_use(mason)


@pytest.mark.parametrize(("other", "shows"), [(9, True), (10, True), (11, False)])
def test_mason_shows_his_face(other: int, shows: bool) -> None:
    t = Table()
    t.dude(seat=1, value=other, bullets=0, influence=0)
    t.dude(value=13)
    mason, _ = duel(t, "Mason Adler", value=10, bullets=0, influence=0)
    t.use(mason)
    assert mason.is_stud is shows and mason.has("Abomination") is shows
    t.pass_()
    assert not t.can_use(mason)


@pytest.mark.parametrize(("bounty", "offered"), [(1, True), (0, False)])
def test_enrique_cuts_them_off(bounty: int, offered: bool) -> None:
    t = Table()
    enrique, bob = t.put("Enrique Dos Santos", at=SQUARE), t.dude(seat=1, at=SQUARE, bounty=bounty)
    t.dude(at=SQUARE), t.dude(seat=1, at=SQUARE)
    t.callout(enrique, bob, "accept")
    assert (t.decision.kind == "react") is offered
    if offered:
        t.answer("react")
        assert t.decision.kind == "join" and t.decision.seat == 0
        t.answer("done")
        assert t.decision.kind == "play" and fight_of(t).posses[1] == [bob.id]


def test_enrique_lets_friends_come_later() -> None:
    t = Table()
    enrique, bob = t.put("Enrique Dos Santos", at=SQUARE), t.dude(seat=1, at=SQUARE, bounty=1)
    ben = t.dude(seat=1, at=SQUARE)
    call = t.hand(able("action", shootout(brings_in=True), lambda use: use.join(ben)), seat=1)
    t.callout(enrique, bob, "accept", "react")
    t.pass_()
    t.use(call)
    assert ben.in_posse


@pytest.mark.parametrize(("miracles", "influence", "offered"), [(1, 0, True), (1, 1, False), (2, 1, True)])
def test_endicott_denounces(miracles: int, influence: int, offered: bool) -> None:
    t = Table()
    psalm = plain("spell", "Psalm", keywords=("Miracle",))
    endicott = t.put("Reverend Endicott", at=t.deed())
    for _ in range(miracles - 1):
        t.attach(psalm, endicott)
    bob = t.dude(seat=1, influence=influence)
    t.shop(t.hand(psalm), endicott)
    assert (t.decision.kind == "react") is offered
    if offered:
        t.answer("react")
        assert bob.bounty == 1


@pytest.mark.parametrize(("bounty", "holds"), [(2, True), (1, False)])
def test_elijah_stands_firm(bounty: int, holds: bool) -> None:
    t = Table()
    elijah = t.put("Sgt. Elijah Clay", at=SQUARE)
    bob = t.dude(seat=1, at=SQUARE, bounty=bounty, bullets=1)
    weaken = t.hand(able("action", shootout(), lambda use: use.modify(elijah, bullets=-9)))
    tame = t.hand(able("action", shootout(), lambda use: use.make(elijah, "draw")), seat=1)
    t.shootout(elijah, bob)
    t.use(weaken)
    t.use(tame)
    assert elijah.bullets == (3 if holds else 0) and elijah.is_stud is holds


@pytest.mark.parametrize(("outfit", "cost"), [("Law Dogs", 5), ("The Sloane Gang", 9)])
def test_wyatts_vendetta(outfit: str, cost: int) -> None:
    t = Table(outfit, "Law Dogs")
    wyatt = t.hand("Wyatt Earp")
    t.boot_hill(*[plain("dude", f"Deputy {n}", gangs=("Law Dogs",)) for n in range(2)])
    t.boot_hill(plain("dude", "Stranger"), plain("action"))
    assert wyatt.cost == cost


@pytest.mark.parametrize(("bounty", "bullets"), [(3, 2), (2, 0)])
def test_wyatt_steadies_your_shooter(bounty: int, bullets: int) -> None:
    t = Table()
    wyatt, ann = t.put("Wyatt Earp", at=SQUARE), t.dude(at=SQUARE, bullets=0)
    bob = t.dude(seat=1, at=SQUARE, bounty=bounty, bullets=2)
    t.shootout(ann, bob, wyatt)
    assert ann.bullets == 0
    fight_of(t).shooters = [ann.id, bob.id]
    t.game.state.version += 1
    assert ann.bullets == bullets and wyatt.bullets == 3


@pytest.mark.parametrize(("bounty", "count"), [(1, 2), (0, 1)])
def test_wyatt_settles_accounts(bounty: int, count: int) -> None:
    t = Table()
    wyatt = t.put("Wyatt Earp", at=SQUARE)
    bob, ben = t.dude(seat=1, at=SQUARE, bullets=9), t.dude(seat=1, at=SQUARE, bounty=bounty)
    t.dude(seat=1, bounty=3)
    t.shootout(wyatt, bob, ben)
    t.hands(LEGAL, CHEATIN)
    while t.game.shootout is not None and fight_of(t).step != "resolution":
        t.answer(bob) if t.decision.prompt == "Pick your shooter" else t.game.answer(t.plain_answer())
    t.use(wyatt)
    if count == 2:
        assert set(t.choices()) == {bob, ben}
        t.answer(ben)
        assert ben in t.boot_hill_of(1)
    else:
        assert bob in t.boot_hill_of(1)


def test_wyatt_does_nothing_in_lowball() -> None:
    t = Table()
    wyatt = t.put("Wyatt Earp")
    t.dude(seat=1, bounty=1)
    t.stack(LEGAL), t.stack(CHEATIN, seat=1)
    t.start("gambling")
    assert not any(option.payload[:2] == ("use", wyatt.id) for option in t.decision.options)


@pytest.mark.parametrize(("cards", "control", "permanent"), [
    ("2♥ 3♦", 2, True), ("2♥ 3♣", 2, False), ("2♠ 3♦", 2, False), ("2♠ 3♣", 1, False),
])  # fmt: skip
def test_roberto_experiments(cards: str, control: int, permanent: bool) -> None:
    t = Table()
    place = t.deed(control=1)
    roberto = t.put("Roberto Muratore", at=place)
    trial, _ = t.attach(TRIAL, roberto), t.attach(GADGET, roberto)
    t.stack(cards)
    t.use(roberto)
    assert trial.booted and place.control == control and len(t.events(Pulled)) == 2
    t.game.expire("day")
    assert place.control == (2 if permanent else 1)


@pytest.mark.parametrize(("seat", "control", "keywords"), [
    (1, 1, ()), (0, 2, ()), (0, 0, ()), (0, 1, ("Out of Town",)),
])  # fmt: skip
def test_roberto_is_choosy(seat: int, control: int, keywords: tuple[str, ...]) -> None:
    t = Table()
    place = t.deed(seat=seat, control=control, keywords=keywords)
    roberto = t.put("Roberto Muratore", at=place)
    t.attach(TRIAL, roberto)
    t.dude(seat=1, at=place, influence=9) if seat else None
    assert not t.can_use(roberto)


@pytest.mark.parametrize(("item", "bonus"), [(TRIAL, 1), (GADGET, 0)])
def test_adelaide_interferes(item: Any, bonus: int) -> None:
    t = Table()
    adelaide, bob = t.put("Adelaide Rose", at=SQUARE), t.dude(seat=1, at=SQUARE, bullets=2)
    gadget = t.attach(item, adelaide)
    t.shootout(adelaide, bob)
    t.use(adelaide)
    assert gadget.booted and bob.bullets == 1 and adelaide.bullets == 1 + bonus


@pytest.mark.parametrize(("outfit", "cost"), [("Morgan Cattle Co.", 9), ("Law Dogs", 11)])
def test_tremane_is_cheaper_with_gadgets(outfit: str, cost: int) -> None:
    t = Table(outfit, "Law Dogs")
    doctor = t.hand("Dr. Gregory Tremane")
    t.dude(has=[GADGET, TRIAL]), t.dude(seat=1, has=[GADGET])
    assert doctor.cost == cost


def test_tremane_outclasses() -> None:
    t = Table()
    doctor, ann = t.put("Dr. Gregory Tremane", at=SQUARE), t.dude(at=SQUARE, has=[GADGET])
    bob, ben = t.dude(seat=1, at=SQUARE, has=[GADGET]), t.dude(seat=1, at=SQUARE)
    t.shootout(doctor, bob, ann, ben)
    t.use(doctor)
    assert ann.attachments[0].booted and ben.at_home and ben.booted and bob.in_posse


@rule("CR-HaroldAimslee-a", "CG-SendHomeBooted-d")
@pytest.mark.parametrize("gear", [[GADGET], ["13015"]])
def test_tremane_boots_no_gadget_for_nothing(gear: list[Any]) -> None:
    t = Table()
    doctor, bob = t.put("Dr. Gregory Tremane", at=SQUARE), t.dude(seat=1, at=SQUARE, has=gear)
    t.attach(GADGET, doctor)
    t.shootout(doctor, bob)
    assert not t.can_use(doctor)


@pytest.mark.parametrize(("kind", "influence"), [(shootout(), 1), (job(mark=deed), 1), (noon(), 0)])
def test_kate_eggs_them_on(kind: Any, influence: int) -> None:
    t = Table()
    kate, ann = t.put("Big Nose Kate", at=SQUARE), t.dude(at=SQUARE, influence=0, bullets=1)
    t.dude()
    t.hand(able("action", kind, lambda use: None))
    t.use(kate, "", ann, True)
    assert ann.bullets == 2 and ann.influence == influence and ann.bounty == 1 and not t.hand_of()


def test_kate_asks_nothing_of_the_wanted() -> None:
    t = Table()
    kate = t.put("Big Nose Kate", at=SQUARE)
    ann = t.dude(at=SQUARE, bounty=1)
    t.hand(plain("action"))
    t.use(kate, "", ann)
    assert t.decision.kind == "play" and ann.bounty == 1


@pytest.mark.parametrize(("bounty", "friend", "draw"), [(1, False, 1), (0, False, 3), (1, True, 3)])
def test_ringo_wants_it_man_to_man(bounty: int, friend: bool, draw: int) -> None:
    t = Table()
    ringo = t.put("Johnny Ringo", at=SQUARE, bounty=bounty)
    ann = t.dude(at=SQUARE)
    bob, *gang = [t.dude(seat=1, at=SQUARE, bullets=1) for _ in range(3)]
    t.shootout(ringo, bob, *gang, *([ann] if friend else []))
    fight = fight_of(t)
    fight.shooters = [ringo.id, bob.id]
    assert bonuses(t.game, fight, 1) == (0, draw) and bonuses(t.game, fight, 0)[0] == 2


def test_ringo_allows_no_tricks() -> None:
    t = Table()
    ringo, bob = t.put("Johnny Ringo", at=SQUARE), t.dude(seat=1, at=SQUARE, bullets=1)
    weaken = able("action", shootout(target=opposing & dude), lambda use: use.modify(use.target, bullets=-1))
    help_ = able(
        "action", shootout(target=your & dude & in_posse), lambda use: use.modify(use.target, bullets=1)
    )
    wide = able("action", resolution(), lambda use: use.modify(ringo, bullets=-1))
    hit = able("action", cheatin(target=opposing & dude), lambda use: use.modify(use.target, bullets=-1))
    first, second, third, fourth = t.hand(weaken, help_, wide, hit, seat=1)
    t.shootout(ringo, bob)
    t.use(ringo)
    assert not t.can_use(first) and t.can_use(second)
    t.use(second)
    t.hands(CHEATIN, LEGAL)
    t.run("resolution")
    t.use(third)
    assert ringo.bullets == 2 and bob.bullets == 2
    t.use(fourth)
    assert ringo.bullets == 1


def test_ringo_does_not_keep_allies_from_helping() -> None:
    t = Table(seats=3)
    ringo, bob = t.put("Johnny Ringo", at=SQUARE), t.dude(seat=1, at=SQUARE)
    ally = t.dude(seat=2, at=SQUARE)
    cheer = able("action", shootout(target=dude), lambda use: use.modify(use.target, bullets=1))
    card = t.hand(cheer, seat=2)
    t.callout(ringo, bob, "accept", ("invite", 2), ally)
    t.form()
    t.use(ringo)
    t.turn_of(2)
    with t.noting() as noted:
        t.use(card, "", ringo, seat=2)
    assert bob not in noted[-1] and ringo.bullets == 3


@rule("CE-VioletEsperanza")
@pytest.mark.parametrize(
    ("hexed", "pulled", "aced"), [(True, "9♣", True), (True, "5♣", False), (False, "9♣", False)]
)
def test_violet_plays_a_wild_card(hexed: bool, pulled: str, aced: bool) -> None:
    t = Table()
    place = t.deed(seat=1)
    violet = t.put("Violet Esperanza", bounty=2)
    charm = t.attach(plain("spell", "Charm", keywords=("Hex",)), violet) if hexed else None
    bob, ben = t.dude(seat=1, at=place, bullets=1, value=5), t.dude(seat=1, at=place, bullets=2)
    t.use(t.hand(able("action", job(mark=deed), lambda use: None)))
    t.run("join")
    t.answer(bob, ben)
    t.stack(pulled)
    t.use(violet)
    assert len(t.events(Pulled)) == int(hexed) and (charm is None or charm in t.boot_hill_of())
    assert (bob in t.boot_hill_of(1)) is aced


def test_violet_works_only_on_jobs() -> None:
    t = Table()
    violet, bob = t.put("Violet Esperanza", at=SQUARE, bounty=2), t.dude(seat=1, at=SQUARE)
    t.shootout(violet, bob)
    assert not t.can_use(violet)


LOW, HIGH = LEGAL + " A♥ Q♠ K♦", PAIR + " A♥ Q♠ 7♦"
"""Hands with the cards that his bullets bring."""


@pytest.mark.parametrize(("hands", "bounty"), [((HIGH, LEGAL), 1), ((LOW, PAIR), 0), ((LOW, LEGAL), 0)])
def test_curly_bill_brags(hands: tuple[str, str], bounty: int) -> None:
    t = Table()
    bill, bob = t.put("Curly Bill Brocius", at=SQUARE), t.dude(seat=1, at=SQUARE)
    t.showdown(bill, bob, hands=hands)
    assert bill.bounty == bounty


@pytest.mark.parametrize(("theirs", "more"), [(0, True), (9, False)])
def test_curly_bill_finishes_them(theirs: int, more: bool) -> None:
    t = Table()
    bill = t.put("Curly Bill Brocius", at=SQUARE)
    bob, *gang = [t.dude(seat=1, at=SQUARE, bounty=theirs) for _ in range(3)]
    t.showdown(bill, bob, *gang, hands=(HIGH, LEGAL))
    t.run("react" if more else "casualty")
    if more:
        t.answer("react")
        assert bill.booted
    fight = fight_of(t)
    assert lumps.casualties(t.game, fight, 1) == (3 if more else 1)


def test_byron_loves_gadget_weapons() -> None:
    t = Table()
    byron = t.put("Byron Decker")
    t.attach(plain("goods", "Gun", keywords=("Weapon",)), byron)
    assert byron.influence == 1
    t.attach(plain("goods", "Ray", keywords=("Weapon", "Gadget 5")), byron)
    assert byron.influence == 2


def aced_by(kind: Any, byron: Card) -> Any:
    def effect(use: Use) -> Any:
        return use.ace(byron)

    return able("action", kind, effect)


@pytest.mark.parametrize("kind", ["shootout", "resolution"])
def test_byron_hides_behind_a_friend(kind: str) -> None:
    t = Table()
    byron, ann = t.put("Byron Decker", at=SQUARE), t.dude(at=SQUARE)
    bob = t.dude(seat=1, at=SQUARE)
    card = t.hand(aced_by(shootout() if kind == "shootout" else resolution(), byron), seat=1)
    t.shootout(byron, bob, ann)
    t.run(kind) if kind == "resolution" else t.pass_()
    t.use(card, "", "react")
    assert byron.in_posse and ann in t.discard_of()


def test_byron_is_not_safe_from_cheatin_resolutions() -> None:
    t = Table()
    byron, ann = t.put("Byron Decker", at=SQUARE), t.dude(at=SQUARE)
    bob = t.dude(seat=1, at=SQUARE)
    card = t.hand(aced_by(cheatin(), byron), seat=1)
    t.showdown(byron, bob, ann, hands=(CHEATIN, LEGAL))
    t.use(card)
    assert byron in t.boot_hill_of() and ann.in_posse


def test_byron_may_survive_as_a_casualty() -> None:
    t = Table()
    byron, ann = t.put("Byron Decker", at=SQUARE), t.dude(at=SQUARE)
    bob = t.dude(seat=1, at=SQUARE)
    t.showdown(byron, bob, ann, hands=(LEGAL, "K♣ K♦ 3♥ 3♠ 9♣"))
    t.run("casualty")
    t.answer(lambda option: option.payload == ("casualty", byron.id, "ace"), "react")
    assert byron.in_posse and ann in t.discard_of()


@pytest.mark.parametrize(("bounty", "stash", "offered"), [(1, 5, True), (0, 5, False), (1, 4, False)])
def test_carter_steps_in(bounty: int, stash: int, offered: bool) -> None:
    t = Table(stash=stash)
    carter = t.hand("Carter Richardson")
    place = t.deed(seat=1, keywords=("Private",))
    ann, bob = t.dude(at=place), t.dude(seat=1, at=place, bounty=bounty)
    t.shootout(ann, bob)
    assert t.can_use(carter) is offered
    if offered:
        t.use(carter)
        assert carter.in_posse and not carter.booted and t.rock() == 0 and carter.bounty == 1
        assert not t.can_use(carter)


def test_carter_tracks_the_most_wanted() -> None:
    t = Table()
    carter, place = t.put("Carter Richardson"), t.deed(seat=1)
    t.dude(seat=1, at=SQUARE, bounty=1), t.dude(seat=1, at=place, bounty=2)
    t.use(carter)
    assert carter.place == place.id and not carter.booted


def test_carter_stays_with_the_most_wanted() -> None:
    t = Table()
    carter = t.put("Carter Richardson", at=SQUARE)
    t.dude(seat=1, at=SQUARE, bounty=2), t.dude(seat=1, bounty=1)
    assert not t.can_use(carter)


def test_valeria_invents_the_mystical() -> None:
    t = Table()
    valeria = t.put("Valeria Batten (Exp.1)")
    gun, toy = t.hand(
        plain("goods", "Gun", keywords=("Mystical", "Gadget 5")),
        plain("goods", "Toy", keywords=("Gadget 5",)),
    )
    assert t.why_not("invent", toy, valeria) is not None
    t.stack("4♣")
    t.invent(gun, valeria)
    assert gun.host is valeria


@pytest.mark.parametrize(("present", "change"), [(True, 0), (False, 1)])
def test_valeria_keeps_hands_as_they_are(present: bool, change: int) -> None:
    t = Table()
    valeria, ann = t.put("Valeria Batten (Exp.1)", at=SQUARE), t.dude(at=SQUARE)
    bob = t.dude(seat=1, at=SQUARE)
    raise_, hit = t.hand(
        able("action", resolution(), lambda use: use.rank(0, 1)),
        able("action", cheatin(), lambda use: use.rank(0, 3)),
    )
    t.showdown(ann, bob, *([valeria] if present else []), hands=(LEGAL, CHEATIN))
    before = t.rank(0)
    t.use(raise_)
    assert t.rank(0) == before + change
    t.pass_()
    t.use(hit)
    assert t.rank(0) == before + change + 3


def test_valeria_does_a_favour() -> None:
    t = Table()
    valeria, ann = t.put("Valeria Batten (Exp.1)", booted=True), t.dude(influence=1)
    t.use(valeria)
    assert ann.booted and ann.influence == 2


def test_nathaniel_parleys_with_nobody_who_cannot_be_called_out() -> None:
    t = Table()
    nathaniel = t.put("Nathaniel Tuwikaa", at="town square")
    bob = t.dude(seat=1, at="town square")
    t.game.rules(1).forbid(Act.BE_CALLED_OUT, bob, until=Until.DAY)
    assert not t.can_use(nathaniel)


def test_wyatt_earp_cannot_choose_who_cannot_be_aced() -> None:
    t = Table()
    wyatt = t.put("Wyatt Earp", at="town square")
    bob = t.dude(seat=1, at="town square")
    t.showdown(wyatt, bob, hands=(LEGAL, CHEATIN))
    t.game.rules(1).forbid(Act.ACE, bob, whose="cards", until=Until.DAY)
    assert not t.can_use(wyatt)


@pytest.mark.parametrize("held", [True, False])
def test_carter_stays_in_hand_where_shootout_plays_bring_nobody_in(held: bool) -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square", bullets=2, bounty=1)
    carter = t.hand("Carter Richardson")
    if held:
        t.hand("Test of Wills", seat=1)
    t.callout(ann, bob, "accept")
    t.form()
    if held:
        t.answer("react")
    t.turn_of(0)
    assert t.can_use(carter, "step_in") is not held


def test_ke_wang_pays_with_rock_for_shootout_abilities() -> None:
    t = Table(stash=1)
    wang, purse = t.put("Ke Wang", at=SQUARE), t.put("Lillian Morgan", at=SQUARE)
    bob = t.dude(seat=1, at=SQUARE, upkeep=4)
    t.shootout(wang, bob, purse)
    t.use(wang)
    assert bob.booted and purse.rock == 0 and t.rock() == 0 and t.rock(1) == 5
