"""Hell's Comin' With Me: dudes."""

from __future__ import annotations

from typing import Any

import pytest

from gomorra.cards.vocabulary import ALL, BEARER, Act, always, cannot, dude, noon, shootout, this_dude
from gomorra.engine.card.handle import Card
from gomorra.engine.fights import lumps
from gomorra.engine.fights.drawing import bonuses
from gomorra.testing import CHEATIN, LEGAL, Table, able, either_leads, plain, rule

GUN = plain("goods", "Gun", keywords=("Weapon",), value=6)
HEX = plain("spell", "Curse", keywords=("Hex",))


def test_the_haint_walks_in_upkeep() -> None:
    t = Table()
    haint = t.put("The Tombstone Haint")
    assert haint.influence == 0
    t.game.state.begin("upkeep")
    assert haint.influence == 2


@rule("CG-Abilities-e")
def test_rock_tips_his_way_to_the_square() -> None:
    t = Table(stash=3)
    rock = t.put("Rock Woofstone", booted=True)
    for _ in range(2):
        t.use(rock)
        assert rock.in_town_square and rock.booted
        t.use(t.hand(able("action", noon(), lambda use: use.send_home(rock))))
    t.use(rock)
    assert t.rock() == 0 and t.rock(1) == 6 and not t.can_use(rock)


@rule("CR-HaroldAimslee-a")
@pytest.mark.parametrize("case", ["there already", "cannot move"])
def test_rock_does_not_pay_to_stay_where_he_is(case: str) -> None:
    t = Table()
    rock = t.put("Rock Woofstone", at="town square" if case == "there already" else "home")
    if case == "cannot move":
        t.put(able("deed", always(cannot(Act.MOVE), on=ALL), lambda card, mover, *others: mover.is_dude))
    assert not t.can_use(rock)


def prayer(**declared: Any) -> Any:
    return able("spell", noon(spell=2, boot=True, **declared), lambda use: None, keywords=("Miracle",))


@pytest.mark.parametrize("needs_her", [True, False])
def test_arielle_gets_up_again(needs_her: bool) -> None:
    t = Table()
    arielle = t.put("Arielle Moriah")
    book = t.attach(prayer(boots=this_dude) if needs_her else prayer(), arielle)
    t.stack("9♣")
    t.use(book)
    assert (t.decision.kind == "react") is needs_her
    if needs_her:
        t.answer("react")
    assert not arielle.booted


def test_arielle_stays_booted_by_other_causes() -> None:
    t = Table()
    arielle = t.put("Arielle Moriah")
    t.use(t.hand(able("action", noon(), lambda use: use.boot(arielle))))
    assert arielle.booted and t.decision.kind == "play"


@pytest.mark.parametrize(("friends", "success"), [(1, False), (2, True)])
def test_gabriel_prays_with_friends(friends: int, success: bool) -> None:
    t = Table()
    gabriel = t.put("Gabriel Prior")
    for _ in range(friends):
        t.dude()
    t.dude(seat=1, at="home of 0"), t.dude(at="town square")
    spell = able("spell", noon(spell=4, boot=True), lambda use: use.gain(1), keywords=("Miracle",))
    book = t.attach(spell, gabriel)
    t.stack("2♣")
    t.use(book)
    assert t.rock() == 20 + success


def test_mr_baird_changes_plans() -> None:
    t = Table()
    baird, old = t.put("Mr. Baird"), t.discard(plain("deed", "Old"))
    t.discard(plain("deed", "Far", keywords=("Out of Town",)), plain("action"))
    plan = t.hand(plain("deed", "Plan"))
    t.use(baird, "", old)
    assert t.hand_of() == [old] and plan in t.discard_of() and t.rock() == 19 and baird.booted


@rule("CR-HaroldAimslee-a")
def test_mr_baird_needs_an_in_town_deed_to_take_back() -> None:
    t = Table()
    baird = t.put("Mr. Baird")
    t.discard(plain("deed", "Far", keywords=("Out of Town",)))
    far = t.hand(plain("deed", "Farther", keywords=("Out of Town",)))
    assert not t.can_use(baird)
    near = t.hand(plain("deed", "Near"))
    t.use(baird)
    assert near in t.hand_of() and far in t.hand_of(), "the discarded deed lies there by then"


@rule("CG-Abilities-c")
@pytest.mark.parametrize("ranch", [True, False])
@either_leads
def test_harlan_defends_the_herd(ranch: bool) -> None:
    t = Table()
    place = t.deed(keywords=("Ranch",) if ranch else ())
    harlan = t.put("Harlan Stanton", booted=True)
    assert harlan.is_draw
    t.shootout(t.dude(at=place), t.dude(seat=1, at=place))
    t.use(harlan)
    assert harlan.in_posse is ranch and (harlan.place == place.id) is ranch and harlan.is_stud is ranch


def mesmerist() -> tuple[Table, Card, Card]:
    t = Table()
    delphi = t.put("Dr. Delphi Wallis", at="town square", has=[plain("goods", keywords=("Gadget",))])
    bob = t.put(able("dude", shootout(), lambda use: use.gain(1), value=6), seat=1, at="town square")
    t.shootout(delphi, bob)
    return t, delphi, bob


@pytest.mark.parametrize(("pull", "forgets"), [("5♣", True), ("4♣", False)])
def test_dr_delphi_takes_an_ability_away(pull: str, forgets: bool) -> None:
    t, delphi, bob = mesmerist()
    t.stack(pull)
    t.use(delphi, "", delphi.attachments[0])
    assert delphi.attachments[0].booted and not delphi.booted
    assert t.can_use(bob) is not forgets


def test_dr_delphi_may_boot_herself() -> None:
    t, delphi, bob = mesmerist()
    t.stack("9♣")
    t.use(delphi, "", delphi)
    assert delphi.booted and not delphi.attachments[0].booted and not t.can_use(bob)


@pytest.mark.parametrize(("pulls", "experimental", "expected"), [
    ("5♥", False, (3, 2, False)), ("5♠", False, (1, 3, False)), ("5♣", False, (1, 2, True)),
    ("5♥ 6♥", True, (5, 2, False)),
])  # fmt: skip
def test_cooper_tinkers(pulls: str, experimental: bool, expected: tuple[int, int, bool]) -> None:
    t = Table()
    keywords = ("Gadget", "Experimental") if experimental else ("Gadget",)
    cooper = t.put("Cooper Grannon", has=[plain("goods", keywords=keywords)])
    t.stack(pulls)
    t.use(cooper)
    assert (cooper.bullets, cooper.influence, cooper.booted) == expected and cooper.attachments[0].booted


def test_cooper_finds_a_diamond() -> None:
    t = Table()
    cooper, old = t.put("Cooper Grannon", has=[plain("goods", keywords=("Gadget",))]), t.hand(plain("action"))
    t.stack("5♦")
    t.use(cooper, "", old)
    assert len(t.hand_of()) == 1 and old in t.discard_of()


@either_leads
def test_vivene_banishes_by_her_charms() -> None:
    t = Table()
    weak, charm = (plain("goods", f"Charm {n}", keywords=("Mystical",), value=n) for n in (7, 8))
    vivene = t.put("Vivene Goldsun", at="town square", has=[weak, charm])
    bob, ben = t.dude(seat=1, at="town square", value=7), t.dude(seat=1, at="town square", value=9)
    assert vivene.is_stud
    t.shootout(vivene, bob, ben)
    with t.noting() as noted:
        t.use(vivene)
    assert [card.title for card in noted[0]] == ["Charm 8"]
    assert bob.at_home and bob.booted and ben.in_posse
    assert vivene.booted and [card.title for card in vivene.attachments] == ["Charm 7"]


@rule("CR-HaroldAimslee-a")
@either_leads
def test_vivene_spends_no_charm_on_nobody() -> None:
    t = Table()
    charm = plain("goods", "Charm", keywords=("Mystical",), value=8)
    vivene = t.put("Vivene Goldsun", at="town square", has=[charm])
    t.shootout(vivene, t.dude(seat=1, at="town square", value=8))
    assert not t.can_use(vivene)


@pytest.mark.parametrize("friend", [True, False])
def test_maurice_levels_the_field(friend: bool) -> None:
    t = Table()
    maurice, ann = t.put("Maurice Croker", at="town square"), t.dude(at="town square", stud=friend)
    bob = t.dude(seat=1, at="town square", stud=True)
    t.shootout(maurice, bob, ann)
    t.use(maurice)
    assert bob.is_draw is not friend


def test_the_bogie_man_borrows_from_the_dead() -> None:
    t = Table()
    bogie = t.put("Bogie Man")
    assert (bogie.bullets, bogie.influence) == (0, 2)
    t.boot_hill(plain("dude", influence=3), seat=1)
    t.boot_hill(plain("action"))
    assert (bogie.bullets, bogie.influence) == (3, 2)
    t.boot_hill(plain("dude", influence=1))
    assert (bogie.bullets, bogie.influence) == (3, 1)


@pytest.mark.parametrize(
    ("there", "way", "gain"), [(True, "ace", 1), (True, "discard", 0), (False, "ace", 0)]
)
def test_evan_lucas_robs_the_dead(there: bool, way: str, gain: int) -> None:
    t = Table()
    evan, ann = t.put("Evan Lucas", at="town square"), t.dude(at="town square")
    bob, ben = t.dude(seat=1, at="town square"), t.dude(seat=1, at="town square")
    shot = t.hand(able("action", shootout(), lambda use: use.ace(bob) if way == "ace" else use.discard(bob)))
    t.shootout(ann, bob, ben, *([evan] if there else []))
    t.use(shot)
    assert t.rock() == 20 + gain


@pytest.mark.parametrize(("cost", "paid"), [(5, 3), (2, 1), (0, 0)])
def test_tawodi_rallies_the_fallen(cost: int, paid: int) -> None:
    t = Table()
    tawodi, dead = t.put("Tawodi"), t.discard(plain("dude", cost=cost))
    t.discard(plain("goods"))
    t.use(tawodi)
    t.form()
    assert dead.in_play and dead.at_home and t.rock() == 20 - paid and tawodi.booted


@pytest.mark.parametrize(
    ("here", "next_door", "bullets"), [(True, False, 2), (False, True, 2), (False, False, 1)]
)
def test_tsintah_calls_on_spirits(here: bool, next_door: bool, bullets: int) -> None:
    t = Table()
    place = t.deed(keywords=("Holy Ground",) if here else ())
    t.deed(keywords=("Holy Ground",) if next_door else ())
    tsintah = t.put("Tsintah", at=place, has=[plain("spell", keywords=("Spirit",))])
    t.shootout(tsintah, t.dude(seat=1, at=place))
    t.use(tsintah)
    assert tsintah.is_stud and tsintah.bullets == bullets and tsintah.attachments[0].booted


def test_tsintah_may_use_a_totem_here() -> None:
    t = Table()
    place = t.deed()
    pole = t.attach(plain("spell", "Pole", keywords=("Spirit", "Totem")), place)
    tsintah = t.put("Tsintah", at=place)
    t.shootout(tsintah, t.dude(seat=1, at=place))
    t.use(tsintah)
    assert tsintah.is_stud and pole.booted


def test_jackie_fights_alone() -> None:
    t = Table()
    jackie, ann = t.put("Jackie Sanjuro", at="town square"), t.dude(at="town square")
    late = t.hand(able("action", shootout(brings_in=True), lambda use: use.join(ann)))
    t.shootout(jackie, t.dude(seat=1, at="town square"))
    assert jackie.is_stud and jackie.value == 10
    t.use(late)
    assert jackie.is_draw and jackie.value == 6


def test_jackie_carries_no_guns() -> None:
    t = Table()
    jackie = t.put("Jackie Sanjuro")
    blade = t.hand(plain("goods", "Blade", keywords=("Melee", "Weapon")))
    assert t.why_not("shop", t.hand(GUN), jackie) is not None and t.why_not("shop", blade, jackie) is None


def test_speaks_with_buffalo_counts_influence() -> None:
    t = Table()
    speaker, bob = t.put("Speaks-with-Buffalo"), t.dude(seat=1, at="town square", bullets=4)
    t.use(speaker)
    t.form(bob)
    fight = t.game.shootout
    assert fight is not None and speaker.is_stud
    fight.shooters = [speaker.id, bob.id]
    assert bonuses(t.game, fight, 0) == (2, 0) and bonuses(t.game, fight, 1) == (0, 0)


def test_unopposed_speaks_with_buffalo_changes_your_hand() -> None:
    t = Table()
    speaker, bob = t.put("Speaks-with-Buffalo"), t.dude(seat=1, at="town square", bullets=4)
    old = [t.hand(plain("action")), t.hand(plain("action"))]
    t.use(speaker)
    t.form()
    t.answer(*old)
    assert not speaker.booted and len(t.hand_of()) == 2 and set(old) <= set(t.discard_of())
    t.shootout(bob, t.dude(at="town square"))
    fight = t.game.shootout
    assert fight is not None
    fight.shooters[0] = bob.id
    assert bonuses(t.game, fight, 0) == (0, 4)


@pytest.mark.parametrize("clears", [True, False])
def test_judge_spicer_passes_sentence(clears: bool) -> None:
    t = Table()
    judge, bob = (
        t.put("Judge Wells Spicer", at="town square"),
        t.dude(seat=1, at="town square", bounty=2, influence=1),
    )
    t.dude(seat=1, at="town square", bounty=1, influence=1)
    t.use(judge, "", clears)
    assert bob.at_home and bob.booted and bob.bounty == (0 if clears else 2) and judge.booted


@rule("CG-SendHomeBooted-d")
def test_judge_spicer_sends_only_who_can_go() -> None:
    t = Table()
    judge = t.put("Judge Wells Spicer", at="town square")
    t.dude(seat=1, at="town square", bounty=2, has=["Yagn's Mechanical Skeleton"])
    assert not t.can_use(judge)


def test_joans_things_reach_her_allies() -> None:
    t = Table(seats=3)
    joan, bob = t.put("Joan McGruder", at="town square"), t.dude(seat=1, at="town square")
    friend = t.dude(seat=2, at="town square")
    cheer = able("goods", shootout(target=dude), lambda use: use.modify(use.target, bullets=1))
    flag = t.attach(cheer, joan)
    t.callout(joan, bob, "accept")
    t.answer(("invite", 2), friend)
    t.form()
    t.use(flag, "", friend)
    assert friend.bullets == 1


def test_joan_fights_best_alone_and_stays() -> None:
    t = Table()
    joan, ann, amy = (
        t.put("Joan McGruder", at="town square"),
        t.dude(at="town square"),
        t.dude(at="town square"),
    )
    bob = t.dude(seat=1, at="town square")
    push = t.hand(able("action", shootout(), lambda use: use.send_home_booted(joan)), seat=1)
    assert joan.bullets == 4
    t.shootout(joan, bob, ann, amy)
    assert joan.bullets == 2
    t.pass_()
    t.use(push)
    assert joan.in_posse and not joan.booted
    assert t.game.stopped("flee", joan, None) and not t.game.stopped("flee", ann, None)


@pytest.mark.parametrize(("bounty", "affected"), [(2, True), (1, False)])
def test_joans_things_hit_the_wanted_only(bounty: int, affected: bool) -> None:
    t = Table()
    joan, bob = (
        t.put("Joan McGruder", at="town square"),
        t.dude(seat=1, at="town square", bounty=bounty, influence=1),
    )
    whip = t.attach(able("goods", noon(target=dude), lambda use: use.boot(use.target)), joan)
    t.use(whip, "", bob)
    assert bob.booted is affected


@pytest.mark.parametrize(("hand", "amounts", "less"), [(LEGAL, (4, 1), 5), (CHEATIN, (2, 1), 3)])
@pytest.mark.parametrize("removes", [True, False])
def test_virgil_reads_the_charges(hand: str, amounts: tuple[int, ...], less: int, removes: bool) -> None:
    t = Table()
    virgil = t.put("Virgil Earp", at="town square")
    bob, ben = t.dude(seat=1, at="town square", bounty=4), t.dude(seat=1, at="town square", bounty=4)
    t.showdown(virgil, bob, ben, hands=(hand + " A♥ Q♦", "K♣ K♣ K♥ K♦ 9♦ 9♣"))
    before = t.rank(1)
    t.use(virgil, "", *amounts, removes)
    assert t.rank(1) == before - less
    assert bob.bounty + ben.bounty == (8 - less if removes else 8)


@rule("CG-Abilities-b")
@pytest.mark.parametrize("where", ["shootout", "lowball"])
def test_virgil_earp_needs_a_charge_to_read(where: str) -> None:
    t = Table(plain("outfit"), plain("outfit"))
    virgil = t.put("Virgil Earp", at="town square", bounty=2)
    bob = t.dude(seat=1, at="town square")
    if where == "shootout":
        t.showdown(virgil, bob, hands=(LEGAL, CHEATIN))
    else:
        t.dude(seat=1, bounty=2)
        t.stack(LEGAL), t.stack(CHEATIN, seat=1)
        t.start("gambling")
    assert not t.can_use(virgil)


@either_leads
def test_virgil_earp_reads_at_least_one_charge() -> None:
    t = Table()
    virgil = t.put("Virgil Earp", at="town square")
    bob, ben = t.dude(seat=1, at="town square", bounty=1), t.dude(seat=1, at="town square", bounty=1)
    t.showdown(virgil, bob, ben, hands=(LEGAL, CHEATIN))
    before = t.rank(1)
    t.use(virgil, "", 0, False)
    assert t.rank(1) == before - 1 and bob.bounty == ben.bounty == 1


def test_caves_makes_amends() -> None:
    t = Table()
    caves = t.put("Marshal Caves Callarman", at="town square", bounty=1)
    assert (caves.bullets, caves.influence) == (1, 1)
    card = t.hand(plain("action"))
    t.use(caves)
    assert (caves.bullets, caves.influence) == (2, 2) and t.discard_of() == [card]


@rule("CG-Abilities-c")
def test_caves_makes_no_amends_in_private() -> None:
    t = Table()
    caves = t.put("Marshal Caves Callarman", bounty=1)
    t.hand(plain("action"))
    t.use(caves)
    assert caves.bounty == 1 and len(t.hand_of()) == 1


@pytest.mark.parametrize(("bounty", "stud"), [(3, False), (4, True)])
def test_indian_charlie_is_proud_of_his_bounty(bounty: int, stud: bool) -> None:
    t = Table()
    charlie = t.put('Florentino "Indian Charlie" Cruz', bounty=bounty)
    assert charlie.value == 2 + bounty
    t.use(t.hand(able("action", noon(), lambda use: use.make(charlie, "draw")), seat=1))
    assert charlie.is_stud is stud


@pytest.mark.parametrize(("pull", "gone"), [("5♣", True), ("4♣", False)])
def test_tomas_rusts_a_weapon(pull: str, gone: bool) -> None:
    t = Table()
    tomas, bob = (
        t.put("Tomas Ramirez", at="town square", has=[HEX]),
        t.dude(seat=1, at="town square", has=[GUN]),
    )
    book = tomas.attachments[0]
    t.shootout(tomas, bob)
    t.stack(pull)
    t.use(tomas)
    assert bool(tomas.attachments) is not gone and bool(bob.attachments) is not gone
    assert book.booted is not gone


@rule("CR-HaroldAimslee-a")
@either_leads
def test_tomas_boots_no_hex_against_bare_hands() -> None:
    t = Table()
    tomas = t.put("Tomas Ramirez", at="town square", has=[HEX])
    t.shootout(tomas, t.dude(seat=1, at="town square"))
    assert not t.can_use(tomas)


@pytest.mark.parametrize(
    ("keyword", "bounty", "after"), [("Weapon", 0, 1), ("Weapon", 2, 2), ("Attire", 0, 0)]
)
def test_pete_spence_loots(keyword: str, bounty: int, after: int) -> None:
    t = Table()
    pete, ann = t.put("Pete Spence"), t.dude(bounty=bounty)
    prize = t.discard(plain("goods", "Prize", keywords=(keyword,), cost=2))
    t.discard(plain("goods", "Rarity", keywords=("Weapon", "Unique")), plain("goods", "Horse"))
    home = t.game.state.players[0].home
    t.use(pete)
    assert home not in [card.id for card in t.choices()]
    t.answer("town square")
    t.form()
    t.answer(ann)
    assert prize.host is ann and prize.booted and t.rock() == 18 and ann.bounty == after


@rule("RB-7.2.2-k")
def test_pete_spence_gives_a_gadget_to_whom_he_likes() -> None:
    t = Table()
    pete, ann = t.put("Pete Spence"), t.dude()
    maker = t.dude(keywords=("Mad Scientist 9",))
    prize = t.discard(plain("goods", "Prize", keywords=("Attire", "Gadget 1")))
    t.use(pete)
    t.answer("town square")
    t.form()
    t.answer(ann)
    assert prize.host is ann and prize.booted and maker.booted


@pytest.mark.parametrize(("outfit", "price"), [("The Sloane Gang", 7), ("Law Dogs", 9)])
def test_jonah_is_cheaper_among_hexes(outfit: str, price: int) -> None:
    t = Table(outfit, "Law Dogs")
    other = plain("spell", "Other", keywords=("Hex",))
    t.dude(keywords=("Huckster 1",), has=[HEX, HEX, other])
    t.shop(t.hand("Jonah Essex (Exp.1)"))
    assert t.rock() == 20 - price


def test_jonah_leads_a_rabble() -> None:
    t = Table()
    jonah = t.put("Jonah Essex (Exp.1)", at="town square", bounty=1)
    ann, amy = t.dude(at="town square", bounty=1), t.dude(at="town square")
    bob = t.dude(seat=1, at="town square", bounty=1)
    t.shootout(jonah, bob, ann, amy)
    assert [card.bullets for card in (jonah, ann, amy, bob)] == [3, 1, 0, 0]


def test_jonah_strips_an_opponent() -> None:
    t = Table()
    jonah = t.put("Jonah Essex (Exp.1)", at="town square", bounty=2)
    cheap, dear = plain("goods", "Cheap", cost=2), plain("goods", "Dear", cost=3)
    bob = t.dude(seat=1, at="town square", has=[cheap, dear])
    t.dude(seat=1, has=[cheap]), t.dude(at="town square", has=[cheap])
    gone = bob.attachments[0]
    t.use(jonah, "", jonah)
    assert t.discard_of(1) == [gone] and jonah.bounty == 3


@rule("RB-6.1.1-k")
def test_jonah_leaves_what_is_outside_a_shootout() -> None:
    t = Table()
    deed = t.deed(seat=1)
    jonah, bob = t.put("Jonah Essex (Exp.1)", at=deed, bounty=2), t.dude(seat=1, at=deed, influence=5)
    t.attach(plain("spell", keywords=("Totem",)), deed, seat=1)
    assert t.can_use(jonah)
    t.shootout(jonah, bob)
    assert not t.can_use(jonah)


@rule("CG-Abilities-b")
def test_jonah_gains_nothing_where_nothing_is_discarded() -> None:
    t = Table()
    jonah = t.put("Jonah Essex (Exp.1)", at="town square", bounty=2)
    t.dude(seat=1, at="town square", has=[plain("goods")])
    t.put(able("deed", always(cannot(Act.DISCARD), on=ALL), lambda card, item, *others: item.is_goods), 1)
    assert not t.can_use(jonah)


def test_camillus_takes_a_portrait() -> None:
    t = Table()
    ann = t.dude()
    t.shop(t.hand("Camillus S. Fly"))
    t.answer("react")
    assert ann.is_stud
    t.end_day()
    assert ann.is_draw


def test_quaterman_prime_is_invented() -> None:
    t = Table()
    maker, prime = t.dude(at=t.deed(), keywords=("Mad Scientist 0",)), t.hand("QUATERMAN PRIME")
    assert not t.offers("shop")
    t.stack("6♣")
    t.invent(prime, maker)
    assert prime.in_play and prime.place == maker.place and prime.has("Harrowed")


def test_nothing_but_goods_moves_quaterman_prime() -> None:
    t = Table()
    prime = t.put("QUATERMAN PRIME", at="town square", has=[plain("goods", bullets=1)])
    t.put("Agent Provocateur", seat=1)
    for effect in (
        lambda use: use.modify(prime, bullets=-2),
        lambda use: use.boot(prime),
        lambda use: use.send_home_booted(prime),
    ):
        t.use(t.hand(able("action", noon(), effect)))
    assert prime.bullets == 3 and not prime.booted and prime.in_town_square
    t.move(prime, "home")
    assert prime.at_home and prime.booted


@rule("CR-QUATERMAN-b")
def test_quaterman_prime_uses_nothing_that_boots_him() -> None:
    t = Table()
    t.put("QUATERMAN PRIME")
    t.dude(seat=1, at="town square")
    ambush = t.hand("Ambush")
    assert not t.can_use(ambush)
    t.dude()
    assert t.can_use(ambush)


@rule("CR-QUATERMAN-c")
def test_the_rules_move_and_boot_quaterman_prime() -> None:
    t = Table()
    prime, leader = t.put("QUATERMAN PRIME"), t.dude()
    t.deed(seat=1)
    t.use(t.hand("Establishin' Who's in Charge"), "", leader)
    t.form(prime)
    assert prime.booted and prime.at_home


def test_what_goods_do_counts_for_quaterman_prime() -> None:
    t = Table()
    prime = t.put("QUATERMAN PRIME")
    t.attach(able("goods", always("bullets", on=BEARER), lambda card, bearer: 2), prime)
    pump = t.attach(able("goods", noon(), lambda use: use.modify(use.actor, bullets=1)), prime)
    t.put(able("deed", always("bullets", on=ALL), lambda card, other: 4 * other.is_dude))
    assert prime.bullets == 4
    t.use(pump)
    assert prime.bullets == 5


@pytest.mark.parametrize(("mine", "theirs"), [(LEGAL, CHEATIN), (CHEATIN, CHEATIN), (LEGAL, LEGAL)])
def test_quaterman_prime_detects_cheats(mine: str, theirs: str) -> None:
    t = Table()
    prime, bob = t.put("QUATERMAN PRIME", at="town square"), t.dude(seat=1, at="town square")
    t.showdown(prime, bob, hands=(mine + " A♥ Q♦", theirs))
    fight = t.game.shootout
    assert fight is not None
    fight.lost_by, fight.round_winner = 1, 1
    assert lumps.casualties(t.game, fight, 0) == 1 + (mine == CHEATIN)
    assert lumps.casualties(t.game, fight, 1) == int(theirs == CHEATIN)


def test_winona_sets_animals_free() -> None:
    t = Table()
    winona, bob = (
        t.put("Winona Rein-Breaker", at="town square"),
        t.dude(seat=1, at="town square", has=["Scratch"]),
    )
    t.shootout(winona, bob)
    t.use(winona)
    assert not bob.attachments and t.rock() == 19 and winona.booted


@rule("CG-Abilities-b")
def test_jonah_essex_strips_nothing_that_he_cannot_affect() -> None:
    t = Table()
    jonah = t.put("Jonah Essex (Exp.1)", at="town square", bounty=9)
    t.dude(seat=1, at="town square", has=["Bio-Charged Neutralizer"])
    assert not t.can_use(jonah)
    t.dude(seat=1, at="town square", has=[GUN])
    assert t.can_use(jonah)


@rule("CG-Abilities-b")
@either_leads
def test_winona_frees_nobody_who_must_stay() -> None:
    t = Table()
    hound = able(
        "goods", always(cannot(Act.DISCARD)), lambda card, item, *others: item is card, keywords=("Sidekick",)
    )
    winona = t.put("Winona Rein-Breaker", at="town square")
    t.shootout(winona, t.dude(seat=1, at="town square", has=[hound]))
    assert not t.can_use(winona)


def test_nicole_is_dangerous_when_wanted() -> None:
    t = Table()
    nicole = t.put("Nicole Sumner", has=[plain("goods", influence=1)])
    assert (nicole.bullets, nicole.influence) == (0, 3)
    nicole.body.bounty = 1
    t.game.state.version += 1
    assert (nicole.bullets, nicole.influence) == (3, 0)


@pytest.mark.parametrize("wins", [True, False])
def test_nicole_buys_her_name_back(wins: bool) -> None:
    t = Table(stash=5)
    nicole = t.put("Nicole Sumner", bounty=3)
    low, high = "2♣ 3♦ 4♥ 6♠ 7♣", "K♣ K♦ 4♥ 6♠ 7♣"
    t.stack(low if wins else high)
    t.stack(high if wins else low, seat=1)
    t.start("gambling")
    assert (t.decision.kind == "react") is wins
    if wins:
        t.answer("react")
    assert nicole.bounty == (0 if wins else 3)
