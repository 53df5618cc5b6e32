"""Too Tough to Die: dudes."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import Act, Until, noon, resolution, shootout
from gomorra.engine.events import Discarded
from gomorra.testing import CHEATIN, LEGAL, Table, able, plain, rule


@pytest.mark.parametrize(("owner", "stash", "after"), [(1, 5, 7), (0, 5, 5), (1, 0, 0)])
def test_joe_pays_his_way(owner: int, stash: int, after: int) -> None:
    t = Table(stash=stash)
    joe = t.put("Joe Vermilion", at=t.deed(seat=owner, production=3))
    t.use(joe)
    assert t.rock() == after and t.rock(1) == stash + int(after > stash)


def test_ying_ssi_buys_a_card_for_his_hand() -> None:
    t = Table(stash=1)
    ying, bob = t.put("Ying-Ssi Chieh T'ang", at="town square"), t.dude(seat=1, at="town square")
    t.showdown(ying, bob, hands=(LEGAL + " Q♥ A♥", LEGAL))
    new = t.stack("10♠")
    worst = t.game.card(t.game.state.players[0].draw_hand[0])
    t.use(ying, "", worst)
    hand = t.game.state.players[0].draw_hand
    assert new.id in hand and worst.id not in hand and len(hand) == 5 and t.rock() == 0 and t.rock(1) == 2


def test_ying_ssi_needs_a_coin() -> None:
    t = Table(stash=0)
    ying, bob = t.put("Ying-Ssi Chieh T'ang", at="town square"), t.dude(seat=1, at="town square")
    t.showdown(ying, bob, hands=(LEGAL + " Q♥ A♥", LEGAL))
    assert not t.can_use(ying)


@pytest.mark.parametrize(("owner", "fed"), [(1, True), (0, False)])
def test_e_gui_feeds_before_he_goes(owner: int, fed: bool) -> None:
    t = Table("108 Gracious Gifts", "Law Dogs", stash=0)
    deed = t.deed(seat=owner, production=2)
    gui = t.put("E Gui", at=deed)
    t.dude(seat=1, at=deed, influence=5)
    t.start("upkeep")
    if t.decision.kind == "upkeep":
        t.answer(("drop", gui.id))
    assert (t.decision.kind == "react") is fed
    before = t.rock()
    if fed:
        t.answer("react")
        assert deed.booted and t.rock() == before + 2
    assert [event.card for event in t.events(Discarded)] == [gui.id]


@pytest.mark.parametrize(("theirs", "offered"), [(5, True), (3, False)])
def test_buskers_ask_the_rich(theirs: int, offered: bool) -> None:
    t = Table(stash=3)
    t.put("Buskers", at="town square")
    bob = t.dude(seat=1)
    t.stash(theirs, 1)
    t.move(bob, "town square")
    assert (t.decision.kind == "react") is offered
    if offered:
        t.answer("react")
        assert t.rock() == 5 and t.rock(1) == 3 and not bob.booted


def test_who_cannot_pay_the_buskers_boots() -> None:
    t = Table(stash=0)
    t.put("Buskers", at="town square")
    bob = t.dude(seat=1)
    t.stash(1, 1)
    t.move(bob, "town square", "react")
    assert bob.booted and t.rock() == 0 and t.rock(1) == 1


@pytest.mark.parametrize(("bullets", "price"), [(0, 1), (3, 3)])
def test_taiyari_buys_courage(bullets: int, price: int) -> None:
    t = Table(stash=3)
    taiyari, ann = t.put("Taiyari", at="town square"), t.dude(at="town square", bullets=bullets)
    t.shootout(taiyari, t.dude(seat=1, at="town square"), ann)
    t.use(taiyari, "", ann)
    assert ann.is_stud and t.rock() == 3 - price and t.rock(1) == 3 + price
    t.pass_()
    t.use(t.hand(able("action", shootout(), lambda use: use.modify(ann, bullets=9))))
    assert ann.bullets == 4


def test_taiyari_spends_no_more_than_you_have() -> None:
    t = Table(stash=2)
    taiyari, ann = t.put("Taiyari", at="town square"), t.dude(at="town square", bullets=3)
    t.shootout(taiyari, t.dude(seat=1, at="town square"), ann)
    t.use(taiyari, "", ann)
    assert not ann.is_stud and t.rock() == 2


def totem() -> object:
    return able("spell", noon(spell=6, boot=True), lambda use: use.gain(1), keywords=("Spirit", "Totem"))


@pytest.mark.parametrize(("pull", "success"), [("3♣", True), ("2♣", False)])
def test_matthew_casts_totems_with_his_kung_fu(pull: str, success: bool) -> None:
    t = Table()
    deed = t.deed()
    matthew = t.put("Matthew Rising Sun", at=deed)
    pole = t.attach(totem(), deed)
    t.stack(pull)
    t.use(pole)
    assert t.rock() == 20 + success and not matthew.has("Shaman")


def test_matthew_is_no_shaman() -> None:
    t = Table()
    deed = t.deed()
    matthew = t.put("Matthew Rising Sun", at=deed)
    pole = t.hand(totem())
    spirit = t.hand(plain("spell", keywords=("Spirit",)))
    assert t.why_not("shop", pole, deed) is not None and t.why_not("shop", spirit, matthew) is not None


@pytest.mark.parametrize("influence", [1, 2])
def test_feichi_brings_a_friend(influence: int) -> None:
    t = Table()
    feichi, bob = (
        t.put('Feichi "Suitcase" Lee', at="town square"),
        t.dude(seat=1, at="town square", influence=influence),
    )
    friend = t.dude(booted=True)
    t.shootout(feichi, bob)
    t.use(feichi)
    assert bob.booted and feichi.booted and (t.decision.kind == "choose") is (influence == 1)
    if influence == 1:
        t.answer(friend)
        assert friend.in_posse and friend.in_town_square


def test_geronimo_tears_down_what_is_not_yours() -> None:
    t = Table()
    deed = t.deed()
    geronimo = t.put("Geronimo", at=deed)
    mine = t.attach(plain("goods", "Mine"), deed)
    theirs = t.attach(plain("goods", "Theirs"), deed, seat=1)
    t.use(geronimo)
    assert t.discard_of(1) == [theirs] and mine.in_play and t.rock() == 21


@rule("CG-Abilities-c")
def test_geronimo_respects_your_home() -> None:
    t = Table()
    geronimo = t.put("Geronimo")
    theirs = t.attach(plain("goods", "Theirs"), t.game.card(geronimo.place), seat=1)
    t.use(geronimo)
    assert theirs.in_play and t.rock() == 20


@pytest.mark.parametrize(("pull", "comes"), [("7♣", True), ("6♣", False)])
def test_papa_marias_calls_a_huckster(pull: str, comes: bool) -> None:
    t = Table()
    papa, mage = t.put("Papa Marias", at="town square"), t.dude(keywords=("Huckster 1",))
    t.dude(keywords=("Huckster 1",), booted=True), t.dude()
    t.stack(pull)
    t.use(papa)
    assert mage.in_town_square is comes and not papa.booted


GUN = plain("goods", "Gun", keywords=("Weapon",))


@pytest.mark.parametrize("way", ["boot an attachment", "+2 bullets"])
def test_skinwalker_hunts_in_packs(way: str) -> None:
    t = Table()
    walker, beast = t.put("Skinwalker", at="town square"), t.dude(at="town square", keywords=("Abomination",))
    bob = t.dude(seat=1, at="town square", has=[GUN])
    bystander = t.dude(seat=1, at="town square", has=[GUN])
    t.shootout(walker, bob, beast)
    t.use(walker, "", beast, way)
    assert beast.booted and not walker.booted and bob.attachments[0].booted is (way != "+2 bullets")
    assert walker.bullets == (3 if way == "+2 bullets" else 1) and not bystander.attachments[0].booted


@pytest.mark.parametrize("way", ["-2 bullets", "boot a Weapon"])
def test_tonton_macoute_menaces(way: str) -> None:
    t = Table()
    tonton, bob = (
        t.put("Tonton Macoute", at="town square"),
        t.dude(seat=1, at="town square", bullets=3, has=[GUN]),
    )
    t.shootout(tonton, bob)
    t.use(tonton, "", way)
    assert bob.bullets == (1 if way == "-2 bullets" else 3)
    assert bob.attachments[0].booted is (way != "-2 bullets")


@pytest.mark.parametrize(("value", "cards"), [(11, 2), (10, 0)])
def test_kevin_goes_where_dark_things_are(value: int, cards: int) -> None:
    t = Table()
    kevin, deed = t.put("Kevin Wainwright (Exp.1)"), t.deed()
    t.dude(seat=1, at=deed, keywords=("Abomination",)), t.dude(seat=1, at=deed, value=value)
    t.dude(at="town square")
    t.use(kevin)
    assert kevin.place == deed.id and kevin.is_stud and len(t.hand_of()) == cards and not kevin.booted


@pytest.mark.parametrize("keyword", ["Huckster 1", "Deputy"])
def test_kevin_joins_a_dark_fight(keyword: str) -> None:
    t = Table()
    kevin = t.put("Kevin Wainwright (Exp.1)", booted=True)
    ann, bob = t.dude(at="town square", keywords=(keyword,)), t.dude(seat=1, at="town square", value=11)
    t.shootout(ann, bob)
    assert t.can_use(kevin) is (keyword != "Deputy")
    if keyword != "Deputy":
        t.use(kevin)
        assert kevin.in_posse and kevin.is_stud and kevin.in_town_square and len(t.hand_of()) == 2


@pytest.mark.parametrize("code", ["20018", "24068"])
@pytest.mark.parametrize("boots", [True, False])
def test_padre_ernesto_rebukes_cheaters(code: str, boots: bool) -> None:
    t = Table()
    miracle = plain("spell", "Psalm", keywords=("Miracle",))
    padre = t.put(code, has=[miracle])
    t.showdown(t.dude(at="town square"), t.dude(seat=1, at="town square"), hands=(LEGAL, CHEATIN))
    t.answer(padre.attachments[0] if boots else "pass")
    assert padre.attachments[0].booted is boots and len(t.hand_of()) == int(boots)


def test_padre_ernesto_does_not_rebuke_you() -> None:
    t = Table()
    t.put("Padre Ernesto de Diaz", has=[plain("spell", "Psalm", keywords=("Miracle",))])
    t.showdown(t.dude(at="town square"), t.dude(seat=1, at="town square"), hands=(CHEATIN, LEGAL))
    assert t.decision.kind == "play"


RAY = plain("goods", "Ray", keywords=("Gadget", "Weapon"))


@pytest.mark.parametrize(
    ("bounty", "armed", "offered"), [(0, True, True), (1, True, False), (0, False, False)]
)
def test_dr_yaple_blames_the_clean(bounty: int, armed: bool, offered: bool) -> None:
    t = Table()
    t.put("Dr. Erik Yaple")
    ann = t.dude(at="town square", has=[RAY] if armed else [])
    bob = t.dude(seat=1, at="town square", bounty=bounty)
    t.callout(ann, bob, "accept")
    t.form()
    assert (t.decision.kind == "react") is offered
    if offered:
        t.answer("react")
        assert bob.bounty == 1 and ann.attachments[0].booted


@pytest.mark.parametrize("weapon", [True, False])
def test_quincy_rejoices_in_weapons(weapon: bool) -> None:
    t = Table()
    quincy = t.put("Quincy Washburne")
    keywords = ("Gadget 1", "Weapon") if weapon else ("Gadget 1",)
    t.stack("9♣")
    t.invent(t.hand(plain("goods", keywords=keywords)), quincy)
    assert (t.decision.kind == "react") is weapon
    if weapon:
        t.answer("react")
    assert quincy.booted is not weapon


def test_wendy_worries_the_wanted() -> None:
    t = Table()
    t.put('Xiong "Wendy" Cheng (Exp.1)', at="town square")
    near = t.dude(seat=1, at="town square", value=5, bounty=1)
    far, clean, own = (
        t.dude(seat=1, value=5, bounty=1),
        t.dude(seat=1, at="town square", value=5),
        t.dude(at="town square", value=5, bounty=1),
    )
    assert [card.value for card in (near, far, clean, own)] == [3, 5, 5, 5]


@pytest.mark.parametrize(("bounty", "stays"), [(5, True), (6, False)])
def test_wendy_arrests(bounty: int, stays: bool) -> None:
    t = Table()
    wendy, bob = (
        t.put('Xiong "Wendy" Cheng (Exp.1)', at="town square"),
        t.dude(seat=1, at="town square", value=5, bounty=bounty),
    )
    ben = t.dude(seat=1, at="town square")
    t.shootout(wendy, bob, ben)
    t.use(wendy, "", bob)
    assert wendy.booted and bob.in_play is stays and (not stays or (bob.at_home and bob.booted))
    assert t.rock() == (20 if stays else 20 + bounty)


@pytest.mark.parametrize(("cost", "able_to"), [(3, True), (2, False)])
def test_takahashi_improves_a_deed(cost: int, able_to: bool) -> None:
    t = Table()
    jinrai, deed = t.put("Takahashi Jinrai"), t.deed(cost=cost, production=1)
    t.deed(seat=1, cost=9), t.deed(cost=9, keywords=("Out of Town",))
    assert t.can_use(jinrai) is able_to
    if able_to:
        t.use(jinrai)
        t.form()
        assert deed.production == 2 and jinrai.booted
        t.end_day()
        assert deed.production == 2


@pytest.mark.parametrize(("moves", "pays", "control"), [(False, True, 1), (False, False, 0), (True, True, 0)])
def test_dan_promotes_a_deed(moves: bool, pays: bool, control: int) -> None:
    t = Table(stash=4)
    deed = t.deed()
    dan = t.put('"Handsome" Dan Deeds', at=deed)
    t.dude(seat=1, influence=9)
    t.hand(plain("action"))
    t.use(dan)
    assert deed.control == 1 and dan.booted
    if moves:
        t.use(t.hand(able("action", noon(), lambda use: use.send_home(dan))))
    t.run("sundown")
    if not moves:
        t.answer(pays)
        assert t.rock() == (0 if pays else 4)
    t.end_day()
    assert deed.control == control


@pytest.mark.parametrize(("owner", "control"), [(1, 0), (0, 2)])
def test_dan_promotes_your_small_deeds_only(owner: int, control: int) -> None:
    t = Table()
    deed = t.deed(seat=owner, control=control)
    t.use(t.put('"Handsome" Dan Deeds', at=deed))
    assert deed.control == control


@pytest.mark.parametrize("kind", ["goods", "action"])
def test_vida_azul_grooms_a_horse(kind: str) -> None:
    t = Table()
    vida, rider = t.put("Vida Azul"), t.dude(at="town square", booted=True)
    horse = t.attach(able("goods", noon(boot=True), lambda use: use.gain(1), keywords=("Horse",)), rider)
    t.use(horse)
    t.hand(plain(kind))
    t.use(vida)
    assert not horse.booted and (t.decision.kind == "confirm") is (kind == "goods")
    if kind == "goods":
        t.answer(True)
    assert rider.booted is (kind != "goods")
    t.use(horse)
    assert t.rock() == 22


def test_bartholomew_drives_a_dude() -> None:
    t = Table()
    ranch, theirs, other = t.deed(keywords=("Ranch",)), t.deed(seat=1), t.deed()
    bart, bob = (
        t.put("Bartholomew P. Fountain", at="town square"),
        t.dude(seat=1, at="town square", booted=True),
    )
    t.use(bart, "", bob)
    assert theirs not in t.choices() and ranch in t.choices()
    t.answer(other)
    assert bob.place == other.id and ranch.booted and bart.booted


def test_bartholomew_drives_only_who_can_go() -> None:
    t = Table()
    t.deed(keywords=("Ranch",))
    bart, rock = t.put("Bartholomew P. Fountain"), t.dude(has=["13015"], seat=1, at="town square")
    friend = t.dude(at="town square")
    with t.noting() as noted:
        t.use(bart, "", friend)
    assert rock not in [card for cards in noted for card in cards]


@pytest.mark.parametrize(("bounty", "marked"), [(1, True), (0, True), (1, False)])
def test_frank_stillwell_digs_in(bounty: int, marked: bool) -> None:
    t = Table()
    frank = t.put("Frank Stillwell", bounty=bounty)
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.callout(*((bob, ann) if marked else (ann, bob)), "accept")
    t.form(frank)
    assert frank.in_posse and frank.booted is not (marked and bounty > 0) and t.decision.kind == "react"
    t.answer("react")
    assert frank.at_home and frank.booted and not frank.in_posse


@pytest.mark.parametrize(("bounty", "bullets"), [(0, 0), (3, 3), (7, 4)])
def test_silas_lives_up_to_his_bounty(bounty: int, bullets: int) -> None:
    t = Table()
    assert t.put("Silas Aims (Exp.1)", bounty=bounty).bullets == bullets


@pytest.mark.parametrize("marked", [True, False])
def test_silas_scares_a_weaker_man_off(marked: bool) -> None:
    t = Table()
    silas = t.put("Silas Aims (Exp.1)", at="town square", bounty=2)
    bob, ben = t.dude(seat=1, at="town square", bullets=1), t.dude(seat=1, at="town square", bullets=2)
    t.shootout(*((bob, silas) if marked else (silas, bob)), ben)
    t.turn_of(0)
    t.use(silas)
    assert bob.at_home and ben.in_posse and silas.booted is not marked


def test_a_booted_silas_scares_as_the_mark_only() -> None:
    for marked in (True, False):
        t = Table()
        silas, ann = (
            t.put("Silas Aims (Exp.1)", at="town square", bounty=2, booted=True),
            t.dude(at="town square"),
        )
        bob, ben = t.dude(seat=1, at="town square"), t.dude(seat=1, at="town square")
        t.shootout(bob, silas, ben) if marked else t.shootout(ann, bob, silas, ben)
        t.turn_of(0)
        assert t.can_use(silas) is marked


@pytest.mark.parametrize("code", ["20029", "24089"])
@pytest.mark.parametrize(
    ("winner", "booted", "offered"), [(0, True, True), (1, True, False), (1, False, True)]
)
def test_larry_has_fast_hands(code: str, winner: int, booted: bool, offered: bool) -> None:
    t = Table(winner=winner)
    larry = t.put(code, at="town square", has=[plain("spell", keywords=("Hex",))])
    bob = t.dude(seat=1, at="town square", has=[GUN])
    larry.body.booted = booted
    t.callout(bob, larry)
    if t.decision.kind == "callout":
        t.answer("accept")
    t.form()
    assert (t.decision.kind == "react") is offered
    if offered:
        t.answer("react")
        assert larry.bounty == 1 and larry.attachments[0].booted and bob.attachments[0].booted


@pytest.mark.parametrize(("code", "boots"), [("20029", True), ("24089", False)])
def test_larry_of_the_weird_west_must_get_his_bounty(code: str, boots: bool) -> None:
    t = Table()
    larry = t.put(code, at="town square", has=[plain("spell", keywords=("Hex",))])
    bob = t.dude(seat=1, at="town square", has=[GUN])
    t.game.rules(0).forbid(Act.WANTED, larry, whose="any", until="day")
    t.callout(larry, bob, "accept")
    t.form()
    t.answer("react")
    assert larry.bounty == 0 and larry.attachments[0].booted
    assert bob.attachments[0].booted is boots


def test_virginia_keeps_hands_as_they_are() -> None:
    t = Table()
    virginia, bob = t.put("Virginia Ann Earp", at="town square"), t.dude(seat=1, at="town square")
    t.showdown(virginia, bob, hands=(LEGAL + " A♥", LEGAL))
    before = t.rank(0)
    t.use(t.hand(able("action", resolution(), lambda use: use.rank(0, 3))))
    assert t.rank(0) == before


def test_virginia_must_be_there() -> None:
    t = Table()
    t.put("Virginia Ann Earp", at="town square")
    t.showdown(t.dude(at="town square"), t.dude(seat=1, at="town square"))
    before = t.rank(0)
    t.use(t.hand(able("action", resolution(), lambda use: use.rank(0, 3))))
    assert t.rank(0) == before + 3


def test_silas_scares_nobody_off_who_cannot_be_sent_home() -> None:
    t = Table()
    silas = t.put("Silas Aims (Exp.1)", at="town square", bounty=3)
    bob = t.dude(seat=1, at="town square")
    t.game.rules(1).forbid(Act.SEND_HOME_BOOTED, bob, until=Until.DAY)
    t.shootout(silas, bob)
    assert not t.can_use(silas)


def test_frank_slips_away_only_if_he_can() -> None:
    t = Table()
    frank = t.put("Frank Stillwell", at="town square")
    t.game.rules(0).forbid(Act.SEND_HOME_BOOTED, frank, until=Until.DAY)
    t.shootout(frank, t.dude(seat=1, at="town square"))
    assert t.decision.kind == "play" and frank.in_posse


@pytest.mark.parametrize("there", [True, False])
def test_kevin_draws_in_a_shootout_for_an_opposing_dude_only(there: bool) -> None:
    t = Table()
    kevin = t.put("Kevin Wainwright (Exp.1)")
    t.dude(at="town square", keywords=("Huckster 0",))
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    hard = t.dude(seat=1, at="town square", value=13)
    t.shootout(ann, bob, *([hard] if there else []))
    t.use(kevin)
    assert kevin.in_posse and len(t.hand_of()) == (2 if there else 0)


def test_padre_ernesto_rebukes_each_cheater_in_lowball() -> None:
    t = Table(seats=3)
    psalm = plain("spell", "Psalm", keywords=("Miracle",))
    padre = t.put("Padre Ernesto de Diaz", has=[psalm, psalm])
    for seat in (1, 2):
        t.stack("5♣ 5♣ 3♥ 4♠ 9♣", seat=seat)
    t.stack("A♣ 2♦ 3♥ 4♠ 6♣")
    t.start("gambling")
    first, second = padre.attachments
    t.answer(first, second)
    assert first.booted and second.booted and len(t.hand_of()) == 2


def test_taiyari_pays_with_rock_for_shootout_abilities() -> None:
    t = Table(stash=1)
    taiyari, purse = t.put("Taiyari", at="town square"), t.put("Lillian Morgan", at="town square")
    ann, bob = t.dude(at="town square", bullets=2), t.dude(seat=1, at="town square")
    t.shootout(taiyari, bob, purse, ann)
    t.use(taiyari, "", ann)
    assert ann.is_stud and purse.rock == 1 and t.rock() == 1 and t.rock(1) == 3
