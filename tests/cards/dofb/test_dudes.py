"""Debt of Blood: dudes."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import Flow, Use, dude, noon, opposing, shootout
from gomorra.engine.card.handle import Card
from gomorra.testing import Table, able, plain, rule


def away_with(use: Use) -> Flow[bool]:
    return use.send_home_booted(use.target)


LOW, PAIR = "2♣ 4♦ 6♥ 8♠ 10♣", "K♣ K♦ 3♥ 4♠ 9♣"
CHEATING = "K♣ K♣ 3♥ 4♠ 9♣"


def test_buzz_counts_locations_with_friends_nearby() -> None:
    t = Table()
    near, far = t.deed(), t.deed()
    buzz = t.put("Buzz Crover")
    for place in (near, near, far):
        t.dude(at=place)
    t.dude(seat=1, at="town square")
    assert buzz.bullets == 1  # the deed next door; the one beyond is too far away
    t.dude()
    assert buzz.bullets == 2


def test_buzz_gains_at_most_four() -> None:
    t = Table(seats=6)
    buzz = t.put("Buzz Crover", at="town square")
    for seat in range(1, 6):
        t.dude(at=f"home of {seat}")
    assert buzz.bullets == 4


def test_yuan_takes_a_tao_technique_back() -> None:
    t = Table()
    yuan, bob = t.put("Yuan Min", at="town square"), t.dude(seat=1, at="town square")
    tao, other = t.discard("Rabbit's Deception", plain("action", "Plain Trick", keywords=["Technique"]))
    gun = t.hand(plain("goods", "Gun", keywords=["Weapon"]))
    assert not yuan.can_carry(gun)
    t.shootout(yuan, bob)
    t.use(yuan, "", tao)
    assert tao in t.hand_of() and gun in t.discard_of() and other in t.discard_of()


@rule("CG-Searching-a")
def test_yuan_may_find_what_was_discarded_just_now_or_nothing() -> None:
    t = Table()
    yuan, bob = t.put("Yuan Min", at="town square"), t.dude(seat=1, at="town square")
    tao, _ = t.hand("Rabbit's Deception", plain("action"))
    t.shootout(yuan, bob)
    t.use(yuan)
    assert t.choices() == [tao]
    t.answer("pass")
    assert tao in t.discard_of()


def test_yuan_needs_a_card_to_discard() -> None:
    t = Table()
    yuan, bob = t.put("Yuan Min", at="town square"), t.dude(seat=1, at="town square")
    t.discard("Rabbit's Deception")
    t.shootout(yuan, bob)
    assert not t.can_use(yuan)


def test_lu_feng_boots_the_deed_or_somebody_there() -> None:
    t = Table()
    deed = t.deed(seat=1)
    lu, foe = t.put("Lu Feng", at=deed), t.dude(seat=1, at=deed)
    t.dude(seat=1, at="town square")
    t.turn_of(0)
    t.use(lu, "")
    assert {card.id for card in t.choices()} == {deed.id, foe.id}
    t.answer(deed)
    assert deed.booted and lu.booted and not foe.booted


def test_anthony_is_a_stud_with_an_empty_stash() -> None:
    t = Table(stash=1)
    anthony = t.put("Anthony Shepherd")
    assert not anthony.is_stud
    t.stash(0)
    assert anthony.is_stud


def test_kassandra_goes_to_a_horse() -> None:
    t = Table()
    kassandra = t.put("Kassandra Nilsson")
    horse = plain("goods", "Horse", keywords=["Horse"])
    t.dude(at="town square", has=[horse])
    t.use(kassandra)
    assert kassandra.at_home is False and kassandra.place == 0 and not kassandra.booted


def test_kassandra_joins_where_a_horse_of_hers_is() -> None:
    t = Table()
    deed = t.deed(seat=1)
    kassandra = t.put("Kassandra Nilsson")
    horse = plain("goods", "Horse", keywords=["Horse"])
    rider, bob = t.dude(at=deed, has=[horse]), t.dude(seat=1, at=deed)
    t.shootout(rider, bob)
    t.use(kassandra)
    assert kassandra.in_posse and kassandra.place == deed.id


def test_kassandra_stays_out_of_a_fight_without_horse() -> None:
    t = Table()
    kassandra = t.put("Kassandra Nilsson")
    t.dude(has=[plain("goods", "Horse", keywords=["Horse"])])
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(ann, bob)
    assert not t.can_use(kassandra)


@pytest.mark.parametrize(("pull", "gone"), [("2♦", True), ("2♠", False)])
def test_obadiah_blasts_a_deed_on_red(pull: str, gone: bool) -> None:
    t = Table()
    obadiah = t.put("Obadiah Angstrom")
    theirs, mine = t.deed(seat=1), t.deed()
    far = t.deed(seat=1, keywords=["Out of Town"])
    t.stack(pull)
    t.turn_of(0)
    t.use(obadiah)
    t.finish()
    assert theirs.in_play is not gone and mine.in_play and far.in_play and obadiah.booted


def test_obadiah_makes_his_pull_himself() -> None:
    t = Table()
    obadiah, theirs = t.put("Obadiah Angstrom", has=["Doyle's Hoyle"]), t.deed(seat=1)
    t.stack("K♠")
    t.use(obadiah)
    assert t.decision.kind == "react"
    t.answer("react")
    assert obadiah.attachments == [] and not theirs.in_play


def fight(t: Table) -> tuple[Card, Card, Card]:
    howell = t.put("Howling Howell Melton", at="town square")
    friend, foe = t.dude(at="town square"), t.dude("Foe", seat=1, at="town square")
    t.dude(seat=1, at="town square")
    t.use(howell, "", foe)
    return howell, friend, foe


def test_refusing_howell_costs_a_ghost_rock() -> None:
    t = Table(stash=5)
    howell, _, foe = fight(t)
    t.answer("refuse")
    assert t.rock(0) == 6 and t.rock(1) == 4 and foe.at_home and foe.booted and howell.booted


def test_who_cannot_pay_howell_cannot_refuse() -> None:
    t = Table(stash=0)
    _, _, foe = fight(t)
    assert t.game.shootout is not None and foe.in_posse


def test_howells_prize_fight() -> None:
    t = Table(stash=5)
    howell, _, foe = fight(t)
    t.answer("accept")
    battle = t.game.shootout
    assert battle is not None and battle.posses == [[howell.id], [foe.id]]
    t.hands(f"{PAIR} 5♠ 7♦", LOW)
    t.finish()
    assert t.game.shootout is None and foe.in_play and foe.place == 0
    assert t.rock(0) == 7 and t.rock(1) == 5


@pytest.mark.parametrize(
    ("hand", "aced", "prize"), [("K♣ K♦ K♥ 4♠ 9♣ 5♠ 7♦", False, 2), ("5♦ 6♠ 7♥ 8♦ 9♣ 2♠ K♦", True, 0)]
)
def test_howells_fight_may_cost_a_life(hand: str, aced: bool, prize: int) -> None:
    t = Table(stash=5)
    _, _, foe = fight(t)
    t.answer("accept")
    t.hands(hand, LOW)
    t.finish()
    assert not foe.in_play and (foe in t.boot_hill_of(1)) is aced and t.rock(0) == 5 + prize


def test_roger_and_gadgets() -> None:
    t = Table()
    roger = t.put("Roger Wilcox")
    gadget = plain("goods", "Gizmo", keywords=["Gadget 5"])
    assert roger.bullets == 0 and not roger.can_carry(t.hand(gadget))
    t.dude(seat=1, has=[gadget])
    assert roger.bullets == 0
    t.dude(has=[gadget])
    assert roger.bullets == 2


def test_empty_schell_takes_somebody_along() -> None:
    t = Table()
    schell, ann = t.put("Empty Schell", at="town square"), t.dude(at="town square")
    foe, other = t.dude("Foe", seat=1, at="town square"), t.dude(seat=1, at="town square")
    t.shootout(schell, foe, ann, other)
    t.hands(LOW, PAIR)
    t.run("casualty")
    t.answer(schell)
    t.answer("react", foe)
    assert foe.at_home and not foe.booted and not foe.in_posse
    t.finish()
    assert not schell.in_play


@rule("CG-Abilities-b")
def test_empty_schell_takes_nobody_who_cannot_go() -> None:
    t = Table()
    schell, ann = t.put("Empty Schell", at="town square"), t.dude(at="town square")
    suanne = t.put("SuAnne Bettelyuon", 1, "town square")
    iron = t.dude(seat=1, at="town square", has=["Yagn's Mechanical Skeleton"])
    t.shootout(schell, suanne, ann, iron)
    t.hands(LOW, PAIR)
    t.run("casualty")
    t.answer(schell)
    assert t.decision.kind != "react"
    t.finish()
    assert not schell.in_play


def test_fred_and_his_trinket() -> None:
    t = Table()
    fred = t.put("Fred Ayres")
    assert fred.bullets == 1 and fred.influence == 1 and not t.can_use(fred)
    charm = t.attach(plain("goods", "Charm", keywords=["Mystical"]), fred)
    assert fred.bullets == 2 and fred.influence == 2
    top = t.stack("7♥")
    t.use(fred)
    assert charm.booted and t.game.state.known[top.id] & 1 and not t.game.state.known[top.id] & 2


def test_alonzo_trades_a_hex_for_a_card() -> None:
    t = Table()
    alonzo = t.put("Alonzo")
    assert not t.can_use(alonzo)
    hex_ = t.attach("Soul Blast", alonzo)
    t.use(alonzo)
    assert hex_ in t.discard_of() and len(t.hand_of()) == 1


def test_danny_shields_abominations_from_bounty() -> None:
    t = Table()
    deed = t.deed(seat=1, keywords=["Private"])
    t.put("Danny London", at="home of 1")
    beast, ann = t.dude(at=deed, keywords=["Abomination"]), t.dude(at=deed)
    bob = t.dude(seat=1, at=deed)
    t.shootout(beast, bob, ann)
    assert (beast.bounty, ann.bounty) == (0, 1)


def test_danny_takes_after_an_abomination() -> None:
    t = Table()
    danny, bob = t.put("Danny London", at="town square"), t.dude(seat=1, at="town square")
    beast = t.dude(at="town square", keywords=["Abomination"], bullets=3, stud=True)
    t.shootout(danny, bob, beast)
    t.use(danny)
    assert danny.bullets == 3 and danny.is_stud


def test_danny_may_get_weaker() -> None:
    t = Table()
    danny, bob = t.put("Danny London", at="town square"), t.dude(seat=1, at="town square")
    beast = t.dude(at="town square", keywords=["Abomination"])
    t.shootout(danny, bob, beast)
    t.use(danny)
    assert danny.bullets == 0 and not danny.is_stud


@rule("CG-PenaltiesBonuses-b")
def test_danny_compares_ratings_that_are_never_below_zero() -> None:
    t = Table()
    danny, bob = t.put("Danny London", at="town square"), t.dude(seat=1, at="town square")
    beast = t.dude(at="town square", keywords=["Abomination"], bullets=3)
    curse = t.hand(
        able("action", shootout(target=opposing & dude), lambda use: use.modify(use.target, bullets=-3)),
        seat=1,
    )
    t.shootout(danny, bob, beast)
    t.pass_()
    t.use(curse, "", danny)
    t.use(danny)
    assert danny.bullets == 1  # 1 printed, 3 less, 3 more


@pytest.mark.parametrize(("keywords", "more"), [(["Technique"], 1), ([], 0)])
def test_suanne_focuses_once_a_shootout(keywords: list[str], more: int) -> None:
    t = Table()
    suanne, bob = t.put("SuAnne Bettelyuon", at="town square"), t.dude(seat=1, at="town square")
    spare, _ = t.hand(plain("action", "Spare", keywords=keywords), plain("action"))
    t.shootout(suanne, bob)
    t.use(suanne, "focus", spare)
    assert suanne.is_stud and suanne.bullets == 1 + more and suanne.value == 5 + more
    t.pass_()
    assert not t.can_use(suanne)


def test_no_card_sends_suanne_out_of_a_fight() -> None:
    t = Table()
    suanne, bob = t.put("SuAnne Bettelyuon", at="town square"), t.dude(seat=1, at="town square")
    away = t.hand(able("action", shootout(target=opposing & dude), away_with), seat=1)
    t.shootout(suanne, bob)
    t.pass_()
    t.use(away)
    assert suanne.in_posse and not suanne.booted


def test_suanne_is_sent_home_at_noon() -> None:
    t = Table()
    suanne = t.put("SuAnne Bettelyuon", seat=1, at="town square")
    away = t.hand(able("action", noon(target=opposing & dude), away_with))
    t.use(away)
    assert suanne.at_home and suanne.booted


def test_dakota_raises_a_totem_anywhere() -> None:
    t = Table(stash=5)
    deed = t.deed(seat=1)
    t.dude(seat=1, at=deed, influence=3)
    dakota = t.put("Dakota Katzeek", at=deed)
    totem = t.discard("The Pack Awakens")
    spare = t.hand(plain("action"))
    t.use(dakota, "", totem)
    t.answer("yes")
    assert totem.host is deed and spare in t.discard_of() and t.rock() == 5 - totem.cost and dakota.booted


def test_dakota_may_keep_the_totem() -> None:
    t = Table(stash=5)
    deed = t.deed()
    dakota = t.put("Dakota Katzeek", at=deed)
    totem = t.discard("The Pack Awakens")
    t.hand(plain("action"))
    t.use(dakota, "", totem)
    t.answer("no")
    assert totem in t.hand_of() and t.rock() == 5


def test_dakota_raises_the_totem_that_she_discards() -> None:
    t = Table(stash=5)
    deed = t.deed(seat=1)
    t.dude(seat=1, at=deed, influence=3)
    dakota = t.put("Dakota Katzeek", at=deed)
    totem, spare = t.hand("The Pack Awakens", plain("action"))
    t.use(dakota, "", totem, "yes")
    assert totem.host is deed and spare in t.hand_of()


@rule("CG-Searching-a")
def test_dakota_need_not_take_a_totem() -> None:
    t = Table()
    dakota = t.put("Dakota Katzeek", at=t.deed())
    totem = t.discard("The Pack Awakens")
    spare = t.hand(plain("action"))
    t.use(dakota, "", "pass")
    assert totem in t.discard_of() and spare in t.discard_of()


def test_dakota_finds_nothing_away_from_deeds() -> None:
    t = Table()
    dakota = t.put("Dakota Katzeek", at="town square")
    totem = t.discard("The Pack Awakens")
    spare = t.hand(plain("action"))
    t.use(dakota)
    assert totem in t.discard_of() and spare in t.hand_of()


def test_charley_stares_by_influence() -> None:
    t = Table()
    charley, bob = t.put("Charley Bull", at="town square"), t.dude(seat=1, at="town square", bullets=3)
    t.shootout(charley, bob)
    t.use(charley)
    assert bob.bullets == 1


def test_amity_boots_the_wanted() -> None:
    t = Table()
    amity = t.put("Amity Hopkins", at="town square")
    t.dude(seat=1, at="town square")
    assert not t.can_use(amity)
    crook = t.dude(seat=1, at="town square", bounty=1)
    t.use(amity)
    assert crook.booted and not amity.booted


@rule("CG-Abilities-b", "CG-Prevention-g")
def test_nobody_boots_what_cannot_be_booted() -> None:
    t = Table()
    amity, feng = t.put("Amity Hopkins", at="town square"), t.put("Lu Feng", at="town square")
    tilton = t.put("Dr. Shane Tilton")
    iron = t.dude(seat=1, at="town square", bounty=1, has=["Yagn's Mechanical Skeleton"])
    assert not t.can_use(amity)
    amity.body.booted = True
    assert not t.can_use(feng)
    t.shootout(feng, iron, tilton)
    assert tilton.in_posse and not t.can_use(tilton)


@pytest.mark.parametrize("bounty", [0, 2])
def test_stan_hands_a_bounty_over(bounty: int) -> None:
    t = Table()
    stan, ann = t.put("Stan Fredricks", at="town square", bounty=bounty), t.dude(at="town square")
    bob = t.dude(seat=1, at="town square")
    t.shootout(stan, bob, ann)
    t.use(stan)
    assert stan.at_home and stan.booted and stan.bounty == max(0, bounty - 1) and bob.bounty == (bounty > 0)


def test_thunder_boy_makes_wanted_dudes_draws() -> None:
    t = Table()
    boy = t.put('"Thunder Boy" Nabbe (Exp.1)', at="town square")
    saint = t.dude(at="town square", keywords=["Blessed 1"])
    bob = t.dude(seat=1, at="town square", stud=True, bounty=1)
    other = t.dude(seat=1, at="town square", stud=True)
    t.shootout(boy, bob, saint, other)
    t.use(boy, "", saint)
    assert saint.booted and not boy.booted and not bob.is_stud and other.is_stud


@pytest.mark.parametrize(("keywords", "bullets"), [(["Abomination"], 3), ([], 1)])
def test_dr_tilton_boots_and_hates_abominations(keywords: list[str], bullets: int) -> None:
    t = Table()
    doc, bob = (
        t.put("Dr. Shane Tilton", at="town square"),
        t.dude(seat=1, at="town square", keywords=keywords),
    )
    t.shootout(doc, bob)
    t.use(doc)
    assert bob.booted and doc.bullets == bullets


def test_kim_sends_somebody_ahead() -> None:
    t = Table()
    deed = t.deed()
    kim, crook = t.put("Kim Lloyd"), t.dude(bounty=1)
    t.dude()
    t.use(kim, "")
    assert crook.place == deed.id and kim.is_stud and not crook.booted
    t.end_day()
    assert not kim.is_stud


@pytest.mark.parametrize(("hand", "works"), [(f"{CHEATING} 5♠ 7♦ 8♣", True), (f"{PAIR} 5♠ 7♦ 8♣", False)])
def test_felix_uses_a_card_again_while_cheatin(hand: str, works: bool) -> None:
    t = Table()
    felix, bob = t.put("Felix Cutler", at="town square"), t.dude(seat=1, at="town square")
    gun = t.attach("Colt-Patterson Model '36", felix)
    t.shootout(felix, bob)
    t.use(gun)
    assert gun.booted
    t.hands(hand, LOW)
    t.run("resolution")
    t.use(felix)
    assert gun.booted is not works


def test_frank_comes_with_a_price_on_his_head() -> None:
    t = Table()
    frank = t.hand("Frank Bryant")
    t.shop(frank)
    assert frank.bounty == 0
    t.answer("react")
    assert frank.bounty == 1


@pytest.mark.parametrize(("bounty", "free"), [(1, False), (2, True)])
def test_lesser_crooks_cannot_refuse_frank(bounty: int, free: bool) -> None:
    t = Table()
    frank, foe = (
        t.put("Frank Bryant", at="town square", bounty=2),
        t.dude(seat=1, at="town square", bounty=bounty),
    )
    t.callout(frank, foe)
    assert (t.decision.kind == "callout") is free


def test_christine_is_a_stud_on_a_job() -> None:
    t = Table()
    christine, obadiah = t.put("Christine Perfect (Exp.1)"), t.put("Obadiah Angstrom")
    deed = t.deed(seat=1)
    t.dude(seat=1, at=deed)
    assert not christine.is_stud
    t.use(obadiah, "")
    t.answer(christine)
    assert christine.is_stud


def test_christine_is_a_draw_otherwise() -> None:
    t = Table()
    christine, bob = t.put("Christine Perfect (Exp.1)", at="town square"), t.dude(seat=1, at="town square")
    t.shootout(christine, bob)
    assert not christine.is_stud


@pytest.mark.parametrize("seat", [0, 1])
def test_john_feeds_on_horses(seat: int) -> None:
    t = Table()
    john = t.put("TLC John Yarbrough", at="town square")
    rider = t.dude(seat=seat, at="town square")
    horse = t.attach(plain("goods", "Horse", keywords=["Horse"]), rider)
    t.use(john)
    assert not horse.in_play and john.is_stud and john.bullets == 2 and john.influence == 2
    assert john.upkeep == (0 if seat == 0 else 2)


@pytest.mark.parametrize("seat", [0, 1])
def test_john_thrives_on_a_horse_that_he_controls(seat: int) -> None:
    t = Table()
    john, rider = t.put("TLC John Yarbrough", at="town square"), t.dude(seat=seat, at="town square")
    horse = t.attach(plain("goods", "Horse", keywords=["Horse"]), rider, seat=1 - seat)
    assert t.whose(horse) == seat and horse.owner == t.seat(1 - seat)
    t.use(john)
    assert john.upkeep == (0 if seat == 0 else 2)


def test_james_grows_angry() -> None:
    t = Table()
    james, ann = t.put("James Bogue", at="town square"), t.dude("Ann", at="town square")
    foes = [t.dude(seat=1, at="town square"), t.dude(seat=1, at="town square")]
    t.shootout(james, foes[0], ann, foes[1])
    t.hands(f"{LOW} Q♦ 5♣", PAIR)
    t.run("casualty")
    t.answer(ann)
    t.answer("react")
    assert james.bullets == 3
    t.next_round()
    assert james.bullets == 3


@pytest.mark.parametrize(("pull", "works"), [("7♠", True), ("2♠", False)])
def test_carmilla_mesmerizes_or_tires(pull: str, works: bool) -> None:
    t = Table()
    carmilla, bob = (
        t.put("Carmilla", at="town square"),
        t.dude(seat=1, at="town square", value=4, influence=1),
    )
    assert 3 < bob.grit <= 8
    t.stack(pull)
    t.use(carmilla)
    assert bob.booted is works and carmilla.booted is not works


def test_moquin_suppresses_cheap_tricks() -> None:
    t = Table()
    moquin, bob = t.put("Agent Moquin", at="town square"), t.dude(seat=1, at="town square")
    trick = t.hand(able("action", shootout(target=opposing & dude), away_with), seat=1)
    t.shootout(moquin, bob)
    t.pass_()
    t.use(trick)
    t.answer("react")
    assert moquin.booted and moquin.in_posse and trick in t.discard_of(1)


def test_moquin_has_a_stopped_tao_discarded() -> None:
    t = Table()
    moquin, bob = (
        t.put("Agent Moquin", at="town square"),
        t.dude(seat=1, at="town square", keywords=["Kung Fu 2"]),
    )
    tao = t.hand("Rabbit's Deception", seat=1)
    t.shootout(moquin, bob)
    t.pass_()
    t.use(tao)
    t.answer("react")
    assert bob.in_posse and tao in t.discard_of(1)


@rule("CG-PayingCosts-a")
def test_moquin_does_not_save_them_the_costs() -> None:
    t = Table()
    moquin, bob = t.put("Agent Moquin", at="town square"), t.dude(seat=1, at="town square")
    trick = t.hand(able("action", shootout(pay=2, target=opposing & dude), away_with), seat=1)
    t.shootout(moquin, bob)
    t.pass_()
    t.use(trick)
    t.answer("react")
    assert moquin.in_posse and t.rock(1) == 18


def test_moquin_cannot_stop_what_has_a_price() -> None:
    t = Table()
    moquin, bob = t.put("Agent Moquin", at="town square"), t.dude(seat=1, at="town square")
    trick = t.hand(
        able("action", shootout(target=opposing & dude), away_with, cost=1),
        seat=1,
    )
    t.shootout(moquin, bob)
    t.pass_()
    t.use(trick)
    assert moquin.at_home


def test_ken_counts_gangs_in_the_square() -> None:
    t = Table()
    ken = t.put('Coinneach "Ken" Càrn', at="town square")
    t.put("Charley Bull")
    t.put("Amity Hopkins")
    t.put("Stan Fredricks")
    assert ken.control == 2
    t.move(ken, "home")
    assert ken.control == 0


TRAIL = able("spell", noon(spell=5, boot=True), lambda use: use.gain(1), keywords=("Spirit", "Totem"), cost=1)


def test_ghost_dancers_get_a_totem_from_a_shaman() -> None:
    t = Table(stash=3)
    place = t.deed()
    dancers = t.put("Ghost Dancers", at=place)
    totem, other = t.hand(TRAIL, TRAIL)
    t.use(dancers)
    assert totem.host is None and t.rock() == 3
    t.game.expire("day")
    t.dude(at=place, keywords=("Shaman 0",))
    dancers.body.used = ()
    t.pass_()
    t.use(dancers, "", totem)
    assert totem in dancers.attachments and t.rock() == 2
    dancers.body.used = ()
    t.pass_()
    t.use(dancers)
    assert other in t.hand_of() and dancers.attachments == [totem]


@pytest.mark.parametrize(
    ("dancing", "shaman", "owner"), [(True, False, 0), (False, True, 0), (False, False, 1)]
)
def test_ghost_dancers_and_shaman_must_be_ready(dancing: bool, shaman: bool, owner: int) -> None:
    t = Table()
    place = t.deed(seat=owner)
    dancers = t.put("Ghost Dancers", at=place, booted=dancing)
    t.dude(at=place, keywords=("Shaman 0",), booted=shaman)
    t.hand(TRAIL)
    t.use(dancers)
    assert dancers.attachments == [] and len(t.hand_of()) == 1


def test_a_danced_totem_is_planted_where_the_dancers_are() -> None:
    t = Table(stash=0)
    place = t.deed()
    dancers, shaman = t.put("Ghost Dancers", at=place), t.dude(at=place, keywords=("Shaman 5",))
    rival = t.dude(seat=1, at=place, keywords=("Shaman 5",))
    totem = t.attach(TRAIL, dancers)
    assert totem.host is place and place.attached("Totem") == [totem] and totem.place == place.id
    assert t.can_use(totem, seat=1)
    t.turn_of(0)
    t.stack("5♣")
    t.use(totem)
    assert t.rock() == 1 and totem.booted and rival.in_play and shaman.in_play


@pytest.mark.parametrize("at", ["home", "town square"])
def test_a_danced_totem_is_used_by_shamans_off_deeds_too(at: str) -> None:
    t = Table()
    dancers = t.put("Ghost Dancers", at=at)
    t.dude(at=t.deed(), keywords=("Shaman 5",))
    totem = t.attach(TRAIL, dancers)
    assert totem.host is dancers and not t.can_use(totem)
    t.dude(at=at, keywords=("Shaman 5",))
    assert t.can_use(totem)


def test_the_totem_goes_with_the_dancers() -> None:
    t = Table()
    one, two = t.deed(), t.deed()
    dancers = t.put("Ghost Dancers", at=one)
    totem = t.attach("Tse-Che-Nako's Weaving", dancers)
    assert one.has("Holy Ground") and not dancers.has("Holy Ground")
    t.move(dancers, two)
    assert two.has("Holy Ground") and not one.has("Holy Ground") and totem.in_play


def test_ghost_dancers_do_not_take_totems_that_are_for_deeds() -> None:
    t = Table()
    place = t.deed()
    dancers = t.put("Ghost Dancers", at=place)
    t.dude(at=place, keywords=("Shaman 0",))
    ruin = t.hand("Raven's Ruin")
    t.use(dancers)
    assert ruin in t.hand_of()
    t.pass_()
    assert t.why_not("shop", ruin, dancers) is not None and t.why_not("shop", ruin, place) is None
