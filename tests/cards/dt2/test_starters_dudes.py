"""Weird West Edition: the dudes of the starter decks."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import ALL, Act, always, cannot
from gomorra.catalog import Printing
from gomorra.engine.events import CalledOut
from gomorra.testing import CHEATIN, LEGAL, Table, able, plain, rule


def test_emre_warms_up_once_a_shootout() -> None:
    t = Table()
    emre, foe = (
        t.put("Emre, The Turkish Bear (Exp.1)", at="town square"),
        t.dude(seat=1, at="town square", value=9),
    )
    first, second = t.hand("Raking Dragons", "Raking Dragons")
    t.shootout(emre, foe)
    t.stack("2♠ 5♦ 2♥")
    t.use(first, "", foe)
    t.use(emre)
    assert emre.bullets == 2 and len(t.hand_of()) == 2
    t.run("play")
    t.use(second, "", foe)
    assert t.decision.kind == "play" and emre.bullets == 2, "once a shootout"


def test_emre_needs_a_success_of_his_own() -> None:
    t = Table()
    emre, foe = t.put("Emre, The Turkish Bear (Exp.1)", at="town square"), t.dude(seat=1, at="town square")
    card = t.hand("Raking Dragons")
    t.shootout(emre, foe)
    t.stack("K♠")
    t.use(card, "", foe)
    assert t.decision.kind == "play" and emre.bullets == 1


@pytest.mark.parametrize(("outfit", "cost"), [("108 Gracious Gifts", 6), ("Law Dogs", 8)])
def test_the_mad_monk_is_cheaper_with_dudes_everywhere(outfit: str, cost: int) -> None:
    t = Table(outfit, "Law Dogs")
    monk = t.hand("Hao-T'e Zui, The Mad Monk")
    t.dude()
    t.dude()
    t.dude(at="town square")
    t.dude(seat=1, at=t.deed())
    assert monk.cost == cost


def test_the_mad_monk_disarms() -> None:
    t = Table()
    monk = t.put("Hao-T'e Zui, The Mad Monk", at="town square")
    foe = t.dude(seat=1, at="town square", has=[plain("goods", "Lamp"), plain("spell", "Chant")])
    lamp, chant = foe.attachments
    t.dude(seat=1, at="town square", has=[plain("goods")])
    t.shootout(monk, foe)
    t.use(monk)
    assert lamp in t.discard_of(1) and chant.in_play and monk.booted


@pytest.mark.parametrize(("pull", "state"), [("5♣", (0, False)), ("5♠", (6, True))])
def test_seamus_tunes_a_weapon(pull: str, state: tuple[int, bool]) -> None:
    t = Table()
    ray = plain("goods", keywords=["Weapon", "Gadget 5"], bullet_bonus=2)
    seamus, ann = (
        t.put("Seamus O'Toole", at="town square"),
        t.dude(at="town square", bullets=2, stud=True, has=[ray]),
    )
    foe = t.dude(seat=1, at="town square")
    t.shootout(ann, foe, seamus)
    t.stack(pull)
    t.use(seamus)
    assert (ann.bullets, ann.is_stud) == state and ann.in_posse


def test_seamus_makes_his_pull_himself() -> None:
    t = Table()
    seamus = t.put("Seamus O'Toole", at="town square", has=["Doyle's Hoyle"])
    ray = plain("goods", "Ray", keywords=["Weapon", "Gadget 5"])
    ann, foe = t.dude(at="town square", has=[ray]), t.dude(seat=1, at="town square")
    t.shootout(ann, foe, seamus)
    t.use(seamus)
    assert t.decision.kind == "react" and t.decision.seat == 0


@pytest.mark.parametrize("keyword", ["Abomination", "Huckster 1"])
def test_landon_beckons_from_anywhere(keyword: str) -> None:
    t = Table()
    landon, foe = t.put("Landon Grimes", at="town square"), t.dude(seat=1, at="town square")
    fiend = t.dude(keywords=[keyword], booted=True)
    t.dude()
    t.shootout(landon, foe)
    t.use(landon)
    assert fiend.side == landon.side and fiend.in_town_square and fiend.booted


def test_landon_beckons_only_into_his_own_fight() -> None:
    t = Table()
    landon, ann, foe = t.put("Landon Grimes"), t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.dude(keywords=["Abomination"])
    t.shootout(ann, foe)
    assert not t.can_use(landon)


def test_alan_picks_on_the_weak() -> None:
    t = Table()
    alan = t.put("Alan Campbell", at="town square", booted=True)
    weak = t.dude(seat=1, at="town square")
    t.dude(seat=1, at="town square", influence=1)
    t.use(alan)
    assert [(event.card, event.target) for event in t.events(CalledOut)] == [(alan.id, weak.id)]
    t.answer("refuse")
    assert weak.at_home and weak.booted


@pytest.mark.parametrize(
    "item", [plain("spell", keywords=["Hex"]), plain("goods", keywords=["Mystical"])], ids=["Hex", "Mystical"]
)
def test_sylvester_vanishes_by_a_hex_or_relic(item: Printing) -> None:
    t = Table()
    sylvester = t.put("Sylvester Heath", has=[item, plain("goods")])
    far = t.deed(keywords=["Out of Town"])
    t.use(sylvester)
    assert far not in t.choices()
    t.answer("town square")
    assert sylvester.in_town_square and not sylvester.booted and sylvester.attachments[0].booted


def test_sylvester_needs_something_to_boot() -> None:
    t = Table()
    sylvester = t.put("Sylvester Heath", has=[plain("goods")])
    t.attach(plain("spell", keywords=["Hex"]), sylvester, booted=True)
    assert not t.can_use(sylvester)


def test_eagle_woman_comes_for_the_sake_of_a_dude() -> None:
    t = Table("The Spiritual Society", "Law Dogs", stash=6)
    eagle = t.hand("Eagle Woman That All Look At")
    elder, child = t.dude(at="town square", influence=3), t.dude(influence=1)
    assert t.why_not("shop", eagle) is not None and t.why_not("shop", eagle, child) is not None
    t.shop(eagle, elder, True)
    assert eagle.in_town_square and t.rock() == 1


def test_eagle_woman_may_enter_at_home_after_all_or_at_full_price() -> None:
    t = Table("The Spiritual Society", "Law Dogs")
    eagle = t.hand("Eagle Woman That All Look At")
    elder = t.dude(at="town square", influence=3)
    t.shop(eagle, elder, False)
    assert eagle.at_home and t.rock() == 15
    full = Table("The Spiritual Society", "Law Dogs")
    other = full.hand("Eagle Woman That All Look At")
    full.dude(influence=3)
    full.shop(other)
    assert other.at_home and full.rock() == 12


def test_eagle_woman_has_no_patrons_with_other_outfits() -> None:
    t = Table("Law Dogs", "Law Dogs", stash=6)
    eagle, elder = t.hand("Eagle Woman That All Look At"), t.dude(influence=3)
    assert t.why_not("shop", eagle, elder) is not None


def test_a_shaman_calls_eagle_woman_by_a_spirit() -> None:
    t = Table()
    eagle = t.put("Eagle Woman That All Look At", booted=True)
    shaman = t.dude(at="town square", keywords=["Shaman 0"], has=[plain("spell", keywords=["Spirit"])])
    foe = t.dude(seat=1, at="town square")
    t.use(shaman, "_answer", foe)
    assert eagle.in_town_square and eagle.booted and shaman.attachments[0].booted and foe.booted
    assert not shaman.booted and not t.can_use(eagle, "_answer")


def test_a_shaman_calls_eagle_woman_into_the_posse() -> None:
    t = Table()
    eagle = t.put("Eagle Woman That All Look At")
    shaman = t.dude(at="town square", keywords=["Shaman 0"], has=[plain("spell", keywords=["Spirit"])])
    idle = t.dude(keywords=["Shaman 0"], has=[plain("spell", keywords=["Spirit"])])
    foe = t.dude(seat=1, at="town square")
    t.shootout(shaman, foe)
    assert not t.can_use(idle, "_answer")
    t.use(shaman, "_answer", "pass")
    assert eagle.side == shaman.side and eagle.in_town_square and not foe.booted


@pytest.mark.parametrize(("outfit", "cost"), [("Law Dogs", 7), ("108 Gracious Gifts", 9)])
def test_bass_is_cheaper_with_crooks_about(outfit: str, cost: int) -> None:
    t = Table(outfit, "Law Dogs")
    bass = t.hand("Bass Reeves")
    for seat in (0, 1, 1):
        t.dude(seat=seat, bounty=2)
    t.dude(seat=1)
    assert bass.cost == cost


@pytest.mark.parametrize(
    ("mine", "theirs", "rank"), [(LEGAL, CHEATIN, 2), (LEGAL, LEGAL, 1), (CHEATIN, CHEATIN, 2)]
)
def test_bass_shames_cheaters(mine: str, theirs: str, rank: int) -> None:
    t = Table()
    ann, foe = t.dude(at="town square"), t.dude(seat=1, at="town square")
    bass = t.put("Bass Reeves", at="town square")
    t.shootout(ann, foe, bass)
    t.hands(f"{mine} A♥", theirs)
    t.run("pick shooters")
    t.answer(ann)
    t.run("resolution")
    assert t.rank(0) == rank


def test_bass_goes_after_a_crook_next_door_who_accepts() -> None:
    t = Table()
    bass, crook = t.put("Bass Reeves"), t.dude(seat=1, at="town square", bounty=1)
    t.dude(seat=1, at="town square")
    t.use(bass, "", "call out")
    assert bass.at_home and not bass.booted
    t.answer("accept")
    t.form()
    assert bass.in_town_square and bass.booted and bass.side == 0 and crook.side == 1


def test_bass_stays_when_the_crook_next_door_refuses() -> None:
    t = Table()
    bass, crook = t.put("Bass Reeves"), t.dude(seat=1, at="town square", bounty=1)
    t.use(bass, "", "call out", "refuse")
    assert bass.at_home and not bass.booted and crook.booted and crook.at_home


@pytest.mark.parametrize("booted", [False, True])
def test_bass_boots_a_crook_unless_he_is_booted_himself(booted: bool) -> None:
    t = Table()
    bass, crook = t.put("Bass Reeves", booted=booted), t.dude(seat=1, at="town square", bounty=1)
    t.use(bass, "", *([] if booted else ["boot"]))
    assert crook.booted != booted and crook.in_town_square


@rule("CG-Abilities-c")
def test_bass_may_look_for_crooks_where_there_are_none() -> None:
    t = Table()
    bass, far = t.put("Bass Reeves"), t.dude(seat=1, bounty=1)
    t.use(bass)
    assert not far.booted and not t.can_use(bass)


@pytest.mark.parametrize(("mine", "rank", "bounty"), [(CHEATIN, 3, 1), (LEGAL, 1, 0)])
def test_baker_is_shameless_about_cheatin(mine: str, rank: int, bounty: int) -> None:
    t = Table()
    baker, ann = t.put("Baker Andrews", at="town square"), t.dude(at="town square")
    foe = t.dude(seat=1, at="town square")
    t.shootout(ann, foe, baker)
    t.hands(f"{mine} A♥", LEGAL)
    t.run("pick shooters")
    t.answer(ann)
    t.run("resolution")
    t.use(baker)
    assert (t.rank(0), baker.bounty) == (rank, bounty)


@pytest.mark.parametrize(("outfit", "cost"), [("Desolation Row", 8), ("Law Dogs", 10)])
def test_jessica_is_cheaper_among_the_wanted(outfit: str, cost: int) -> None:
    t = Table(outfit, "Law Dogs")
    jessica = t.hand("Jessica Patchett")
    for seat in (0, 0, 1):
        t.dude(seat=seat, bounty=1)
    assert jessica.cost == cost


def test_jessica_hunts_the_best_gun() -> None:
    t = Table()
    jessica = t.put("Jessica Patchett")
    t.dude(bullets=9)
    t.dude(seat=1, bullets=2)
    best = [t.dude(seat=1, bullets=3) for _ in range(2)]
    t.use(jessica)
    assert set(t.choices()) == set(best)
    t.answer(best[1])
    t.form()
    assert best[1] in t.boot_hill_of(1) and best[0].in_play and jessica.booted


@pytest.mark.parametrize(("owner", "influence"), [(0, 1), (1, 2)])
def test_walter_meddles_at_other_peoples_deeds(owner: int, influence: int) -> None:
    t = Table()
    assert t.put("Walter Jameson", at=t.deed(seat=owner)).influence == influence


def test_rattler_holds_deeds_by_bullets() -> None:
    t = Table()
    deed = t.deed(seat=1)
    rattler = t.put("Rattler Young 'Un", at=deed)
    t.dude(seat=1, at=deed, influence=1, bullets=5)
    assert rattler.influence == 0 and deed.controller == 0
    t.dude(seat=1, at=deed, influence=1)
    assert deed.controller == 1


@pytest.mark.parametrize(("foes", "stud"), [(1, True), (2, False)])
def test_rattler_pounces_on_loners(foes: int, stud: bool) -> None:
    t = Table()
    rattler = t.put("Rattler Young 'Un", at="town square")
    others = [t.dude(seat=1, at="town square") for _ in range(foes)]
    t.shootout(rattler, others[0], *others[1:])
    t.use(rattler)
    assert rattler.is_stud == stud


def test_the_mad_monk_needs_goods_that_can_be_discarded() -> None:
    t = Table()
    monk = t.put("Hao-T'e Zui, The Mad Monk", at="town square")
    foe = t.dude(seat=1, at="town square", has=[plain("goods", "Lamp")])
    t.put(able("deed", always(cannot(Act.DISCARD), on=ALL), lambda card, item, *others: item.is_goods), 1)
    t.shootout(monk, foe)
    assert not t.can_use(monk), "the first sentence is the requirement"


def test_a_spirit_outside_the_shootout_is_not_booted_in_it() -> None:
    t = Table()
    t.put("Eagle Woman That All Look At")
    shaman = t.dude(at="town square", keywords=["Shaman 0"])
    t.dude(seat=1, at="town square", has=[plain("spell", keywords=["Spirit"])])
    assert t.can_use(shaman, "_answer")
    t.shootout(shaman, t.dude(seat=1, at="town square"))
    assert not t.can_use(shaman, "_answer")


def test_bass_is_asked_only_for_what_he_can_do_to_a_crook() -> None:
    t = Table()
    bass, saloon = t.put("Bass Reeves", at="town square"), t.put("Dead Dog Tavern", seat=1)
    t.put("Clementine Lepp", seat=1, at=saloon, bounty=1, booted=True)
    loud = t.put("Clementine Lepp", seat=1, at="town square", bounty=1, booted=True)
    with t.noting() as noted:
        t.use(bass)
    assert noted == [[loud]]
    assert t.decision.kind != "word", "a booted dude can only be called out"
