"""Rulings once more: from every pile and place, by every kind of card, with numbers that tell one from another."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import Until, dude, in_shootout, noon, resolution, shootout, your
from gomorra.testing import Table, able, either_leads, plain, rule

LEGAL, CHEATIN = "2♣ 4♦ 6♥ 8♠ 10♣", "K♣ K♣ 3♥ 4♠ 9♣"


@rule("FQ-StakesJustRose-a")
@pytest.mark.parametrize("booted", [True, False])
@pytest.mark.parametrize("where", ["home", "town square", "home of 1"])
@either_leads
def test_whoever_joins_by_the_stakes_from_wherever_is_booted_or_not_as_before(
    where: str, booted: bool
) -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    friend, stakes = t.dude(at=where, booted=booted), t.hand("The Stakes Just Rose")
    t.shootout(ann, bob)
    t.use(stakes, seat=0)
    assert friend.in_posse and friend.in_town_square and friend.booted is booted


@rule("CR-FlightoftheLepus-b")
@either_leads
def test_lepus_takes_no_pair_that_leaves_out_the_guard_of_a_huckster() -> None:
    t = Table()
    ann, guard = t.dude(at="town square"), t.put("Tyxarglenak", seat=1, at="town square")
    caster, other = (
        t.dude(seat=1, at="town square", keywords=["Huckster 1"]),
        t.dude(seat=1, at="town square"),
    )
    lepus = t.hand("Flight of the Lepus")
    t.shootout(ann, caster, guard, other)
    t.hands(f"{LEGAL} A♥", f"{CHEATIN} A♥ K♥ Q♦")
    t.run("resolution")
    t.use(lepus, "", caster, other, False, False, False, seat=0)
    assert caster.at_home and other.at_home and guard.at_home, "only the guard completes such a set"


@rule("CR-FlightoftheLepus-b")
@either_leads
def test_lepus_may_name_the_guard_first_and_the_huckster_after_it() -> None:
    t = Table()
    ann, guard = t.dude(at="town square"), t.put("Tyxarglenak", seat=1, at="town square")
    caster, lepus = t.dude(seat=1, at="town square", keywords=["Huckster 1"]), t.hand("Flight of the Lepus")
    t.shootout(ann, caster, guard)
    t.hands(LEGAL, f"{CHEATIN} A♥ K♥ Q♦")
    t.run("resolution")
    t.use(lepus, "", guard, seat=0)
    assert t.offers("done") and caster in t.choices()
    t.answer(caster, "done", False, False)
    assert guard.at_home and caster.at_home


@rule("CE-Undertaker")
@pytest.mark.parametrize("pile", ["hand", "discard", "stack"])
def test_the_undertaker_is_paid_for_no_dude_that_was_not_in_play(pile: str) -> None:
    t = Table()
    t.put("Undertaker")
    body = getattr(t, pile)(plain("dude"))
    bury = able("action", noon(), lambda use: (use.ace_from_pile if pile == "discard" else use.ace)(body))
    t.use(t.hand(bury))
    assert body in t.boot_hill_of() and t.rock() == 20


@rule("CR-LulaMorganExp1-a")
@pytest.mark.parametrize("kind", ["action", "dude", "goods", "spell", "deed"])
def test_lula_adds_to_a_gain_by_the_ability_of_any_card(kind: str) -> None:
    t = Table()
    host = t.put('Tallulah "Lula" Morgan (Exp.1)')
    earn = able(kind, noon(), lambda use: use.gain(2), keywords=["Hex"] if kind == "spell" else [])
    ways = {
        "action": t.hand,
        "goods": lambda what: t.attach(what, host),
        "spell": lambda what: t.attach(what, host),
    }
    t.use(ways.get(kind, t.put)(earn))
    assert t.rock() == 23


@rule("CR-LulaMorganExp1-a")
def test_lula_adds_to_what_another_players_ability_lets_her_player_gain() -> None:
    t = Table()
    t.put('Tallulah "Lula" Morgan (Exp.1)')
    t.use(t.hand(able("action", noon(), lambda use: use.gain(2, t.seat(0))), seat=1))
    assert (t.rock(0), t.rock(1)) == (23, 20)


@rule("CR-LulaMorganExp1-a")
@either_leads
def test_lula_adds_nothing_to_the_bounty_of_a_casualty() -> None:
    t = Table()
    lula = t.put('Tallulah "Lula" Morgan (Exp.1)', at="town square")
    t.shootout(lula, t.dude(seat=1, at="town square", bounty=3))
    t.hands("K♣ K♦ K♥ 4♠ 4♣", LEGAL)
    t.finish()
    assert lula.in_play and t.rock() == 23


@rule("CE-ParalysisMark")
@pytest.mark.parametrize("code", ["02016", "24185", "00103"])
@pytest.mark.parametrize(("pull", "booted"), [("9♠", True), ("8♠", False)])
def test_the_mark_is_cast_against_the_value_as_it_is_and_nothing_else(
    code: str, pull: str, booted: bool
) -> None:
    t = Table()
    ann = t.dude(at="town square", keywords=["Huckster 2"], has=[code])
    victim = t.dude(seat=1, at="town square", value=8, bullets=2, influence=3)
    t.dude(seat=1, at=t.deed(seat=1), value=1)
    t.use(t.hand(able("action", noon(), lambda use: use.modify(victim, value=3))))
    t.stack(pull)
    with t.noting() as noted:
        t.use(ann.attachments[0], "", victim)
    assert set(noted[-1]) == {ann, victim}
    assert victim.value == 11 and victim.booted is booted


@rule("CE-MorganCattleCo")
@pytest.mark.parametrize("where", ["home", "out of town"])
@pytest.mark.parametrize("words", [(), ("Out of Town",)])
def test_the_dude_of_morgan_cattle_always_moves_to_the_new_deed(words: tuple[str, ...], where: str) -> None:
    t = Table("Morgan Cattle Co.", "Law Dogs")
    ranch = t.deed(keywords=["Out of Town"])
    boss = t.dude(
        influence=1, at=ranch if where == "out of town" else "home", has=[plain("goods", influence=2)]
    )
    new = t.hand(plain("deed", cost=5, keywords=words))
    t.use(t.game.outfit(t.seat(0)), "expand")
    if t.decision.kind == "street":
        t.answer("left")
    assert new.in_play and boss.place == new.id and boss.booted
    assert t.game.outfit(t.seat(0)).booted and t.rock() == 20 - (5 - boss.influence)


@rule("CR-EpidemicLaboratory-a")
def test_a_booted_laboratory_may_still_be_the_mark_of_its_own_job() -> None:
    t = Table()
    lab = t.put("Epidemic Laboratory", booted=True)
    leader = t.dude(at=lab, keywords=["Mad Scientist 1"])
    t.use(lab)
    t.finish()
    assert lab.control == 1 + lab.face.printing.control and leader.booted and leader.at_home


@rule("CR-ASlightModification-b")
@pytest.mark.parametrize("kind", [shootout, resolution])
@pytest.mark.parametrize("card", ["dude", "goods", "action"])
@either_leads
def test_a_jammed_ability_takes_back_boot_and_ghost_rock_and_boots_nobody_for_it(kind, card: str) -> None:
    t = Table()
    ability = kind(boot=card != "action", pay=2, boots=dude & your & in_shootout)
    text = able(card, ability, lambda use: use.gain(9), cost=3 if card == "action" else 0)
    inventor = t.dude(seat=1, at="town square", has=[plain("goods", "Gizmo", keywords=["Gadget 1"])])
    jam = t.hand("A Slight Modification", seat=1)
    host = t.put(text, at="town square") if card == "dude" else t.dude(at="town square")
    friend = t.dude(at="town square")
    source = {"dude": lambda: host, "goods": lambda: t.attach(text, host), "action": lambda: t.hand(text)}[
        card
    ]()
    t.shootout(host, inventor, friend)
    if kind is resolution:
        t.hands(LEGAL, LEGAL)
        t.run("resolution")
    t.use(source, seat=0)
    t.use(jam, seat=1)
    assert t.rock() == 20 and inventor.attachments[0].booted
    assert not host.booted and not friend.booted and not source.booted
    assert (source in t.discard_of()) is (card == "action")


@rule("FQ-JarrettBlake-a")
@pytest.mark.parametrize("booted", [(True, False), (False, True), (True, True)])
@pytest.mark.parametrize("where", ["home", "home of 1"])
@either_leads
def test_jarrett_and_whom_he_relieves_stay_booted_or_not(where: str, booted: tuple[bool, bool]) -> None:
    t = Table()
    jarrett = t.put("Jarrett Blake", at=where, has=["Mustang"], booted=booted[0])
    mine, foe = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(mine, foe)
    t.game.state.own(mine.id).booted = booted[1]
    t.use(jarrett, seat=0)
    assert jarrett.in_posse and not mine.in_posse and mine.place == t.place(where, t.seat(0))
    assert (jarrett.booted, mine.booted) == booted


@rule("CR-ForceField-c")
@either_leads
def test_what_another_lowers_counts_though_a_force_field_lifted_it_to_the_same_rank() -> None:
    t = Table()
    smith = t.dude(at="town square", has=["Force Field"])
    sap = t.hand(able("action", resolution(), lambda use: use.rank(t.seat(0), -2)), seat=1)
    t.shootout(smith, t.dude(seat=1, at="town square"))
    t.hands("K♣ K♦ 3♥ 4♠ 9♣", "Q♣ Q♦ Q♥ 3♠ 9♦")
    t.run("resolution")
    t.use(smith.attachments[0], "shimmer", 2, seat=0)
    assert (t.rank(0), t.rank(1)) == (4, 4)
    t.use(sap, seat=1)
    assert (t.rank(0), t.rank(1)) == (2, 4)


@rule("CE-HotLeadFlyin", "CG-Headline-a")
@pytest.mark.parametrize("before", [True, False])
@either_leads
def test_hot_lead_is_no_second_headline_of_a_fight(before: bool) -> None:
    t = Table()
    ours, theirs = ([t.dude(seat=seat, at="town square") for _ in range(3)] for seat in (0, 1))
    hot = t.hand("Hot Lead Flyin'")
    news = t.hand(able("action", shootout(), keywords=["Headline"]), seat=1)
    t.shootout(ours[0], theirs[0], *ours[1:], *theirs[1:])
    if before:
        t.use(news, seat=1)
    t.hands(LEGAL, "K♣ K♦ 3♥ 4♠ 9♣")
    t.run("casualty")
    t.answer(next(key for key in t.offers("casualty") if key[2] == "discard"))
    assert t.can_use(hot, seat=0) is not before


@rule("CR-TseCheNakosWeaving-a")
@pytest.mark.parametrize("way", ["send_home", "send_home_booted", "move"])
def test_the_woven_control_point_is_lost_by_going_home_in_any_way(way: str) -> None:
    t = Table()
    loom = t.deed(booted=True)
    shaman = t.dude(at=loom, keywords=["Shaman 9"])
    totem = t.attach("Tse-Che-Nako's Weaving", loom)
    friend = t.dude(at=t.deed(seat=1))
    t.stack("6♠")
    t.use(totem, "", friend, "town square", "yes")
    assert shaman.control == 1
    home = t.game.outfit(t.seat(0))
    go = able("action", noon(), lambda use: getattr(use, way)(shaman, *([home] if way == "move" else [])))
    t.use(t.hand(go, seat=1))
    assert shaman.at_home and shaman.control == 0


@rule("CR-Ambush-a")
@pytest.mark.parametrize("code", ["01114", "24222"])
@pytest.mark.parametrize("clean", [True, False])
def test_who_comes_late_to_the_fight_of_an_ambush_is_branded_for_a_clean_mark_again(
    clean: bool, code: str
) -> None:
    t = Table()
    leader, friend = t.dude(at="town square"), t.dude(bounty=2)
    mark = t.dude(seat=1, at="town square")
    stakes = t.hand("The Stakes Just Rose")
    t.use(t.hand(code), "", leader, *([mark] if code == "01114" else []))
    t.form(mark)
    if not clean:
        t.game.state.own(mark.id).bounty = 1
    t.use(stakes, "", friend, seat=0)
    assert friend.in_posse and friend.bounty == (3 if clean else 2)


@rule("CR-TheGhostlyGun-c")
@either_leads
def test_the_ghostly_gun_is_named_once_and_stays_that_card_for_the_round() -> None:
    t = Table()
    gun, friend = t.put("The Ghostly Gun", at="town square"), t.dude(at="town square")
    t.shootout(gun, t.dude(seat=1, at="town square"), friend, t.dude(seat=1, at="town square"))
    t.hands(LEGAL, LEGAL)
    t.run("resolution")
    t.use(gun, "", "8♥", seat=0)
    t.answer(next(card for card in t.choices() if card.value == 10))
    assert (gun.value, gun.suit, t.rank(0)) == (8, "hearts", 2)
    asked = []
    while t.game.shootout is not None and t.game.shootout.round == 1:
        asked.append(t.decision.kind)
        t.game.answer(t.plain_answer())
    assert "joker" not in asked and gun in t.discard_of()


@rule("CR-ASlightModification-c")
@pytest.mark.parametrize("kind", [shootout, resolution])
@pytest.mark.parametrize("card", ["dude", "goods", "deed", "action"])
@either_leads
def test_a_jammed_ability_of_any_card_is_used_for_the_day(card: str, kind) -> None:
    t = Table()
    text = able(card, kind(), lambda use: use.gain(9))
    inventor = t.dude(seat=1, at="town square", has=[plain("goods", "Gizmo", keywords=["Gadget 1"])])
    jam = t.hand("A Slight Modification", seat=1)
    host = t.put(text, at="town square") if card == "dude" else t.dude(at="town square")
    source = host
    if card != "dude":
        source = t.attach(text, host) if card == "goods" else (t.hand if card == "action" else t.put)(text)
    t.shootout(host, inventor)
    if kind is resolution:
        t.hands(LEGAL, LEGAL)
        t.run("resolution")
    t.use(source, seat=0)
    t.use(jam, seat=1)
    while t.decision.seat != 0:
        t.pass_()
    assert t.rock() == 20 and not t.can_use(source, seat=0)
    assert (source in t.discard_of()) is (card == "action")


@rule("CE-AutoRevolver")
@pytest.mark.parametrize("whose", [0, 1])
@either_leads
def test_an_auto_revolver_gives_its_card_to_its_own_posse_only(whose: int) -> None:
    t = Table()
    dudes = [t.dude(seat=seat, at="town square", bullets=2) for seat in (0, 1)]
    t.attach("Auto-Revolver", dudes[whose])
    t.shootout(*dudes)
    t.run("redraw")
    for _ in (0, 1):
        t.answer(t.choices()[0], "done")
    asked = []
    while t.decision.kind == "amount":
        asked.append((t.decision.seat, len(t.offers("amount"))))
        t.answer(1)
    assert asked == [(whose, 2)]


@rule("CE-NathanShane")
@either_leads
def test_chance_says_which_cards_nathan_sees() -> None:
    seen = set()
    for seed in range(12):
        t = Table(seed=seed)
        nathan, foe = t.put("Nathan Shane", at="town square"), t.dude(seat=1, at="town square")
        held = t.hand(*[plain("goods", f"Thing {number}") for number in range(3)], seat=1)
        t.shootout(nathan, foe)
        t.game.rules(t.seat(0)).modify(nathan, bullets=1, until="shootout")
        t.use(nathan, "", 1, seat=0)
        seen.add(next(n for n, card in enumerate(held) if t.game.state.sees(t.seat(0), card.id)))
    assert seen == {0, 1, 2}


@rule("CR-BadCompany-a")
def test_bad_company_pays_nobody_for_who_is_not_paid_for_on_the_same_day() -> None:
    t = Table(stash=0)
    crook = t.dude(seat=1, upkeep=3, bounty=2)
    t.use(t.hand("Bad Company"))
    t.start("upkeep")
    t.run("noon")
    assert not crook.in_play and (t.rock(0), t.rock(1)) == (0, 0)


@rule("CR-TommyHarden-a")
@either_leads
def test_what_tommy_adds_comes_on_top_of_what_raised_the_rank_before() -> None:
    t = Table()
    tommy = t.put("Tommy Harden", at="town square")
    luck = t.hand(able("action", shootout(), lambda use: use.rank(use.seat, 1)))
    t.shootout(tommy, t.dude(seat=1, at="town square"))
    t.use(luck, seat=0)
    t.hands(LEGAL, CHEATIN)
    t.run("resolution")
    assert sorted(t.rank_changes(0)) == [1, 2] and t.rank(0) == 4


@rule("CR-CaliforniaTaxOffice-a")
@pytest.mark.parametrize("change", [{"upkeep": 2}, {"influence": 3}])
def test_whatever_rises_after_the_tax_was_paid_costs_nothing_at_the_next_upkeep(
    change: dict[str, int],
) -> None:
    t = Table("Law Dogs", "Desolation Row")
    office = t.put("California Tax Office")
    stranger = t.dude(seat=1, upkeep=1, influence=1, gangs=["Law Dogs"])
    t.use(office, "", "yes")
    assert t.rock(1) == 18 and stranger.upkeep == 0
    worse = able("action", noon(), lambda use: use.modify(stranger, until=Until.PERMANENT, **change))
    t.use(t.hand(worse))
    assert stranger.upkeep == 0
    before = t.rock(1)
    t.start("upkeep")
    assert t.decision.kind != "upkeep" and stranger.in_play and t.rock(1) >= before
