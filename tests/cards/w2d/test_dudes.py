"""Welcome to Deadwood: dudes."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import (
    Act,
    Stat,
    Until,
    Use,
    always,
    cannot,
    cheatin,
    dude,
    happens,
    noon,
    opposing,
    shootout,
    trait,
)
from gomorra.engine import Game
from gomorra.engine.card.handle import Card
from gomorra.testing import Table, able, begin, deck_of, plain
from gomorra.testing.rules import rule

LOW, PAIR = "2♣ 4♦ 6♥ 8♠ 10♣", "K♣ K♦ 3♥ 4♠ 9♣"
CHEATING = "K♣ K♣ 3♥ 4♠ 9♣"


def grift(title: str, outfit: str, *rest: object, seed: int = 0) -> tuple[Game, Card]:
    """A game in which this Grifter is about to act."""
    game = begin(deck_of(outfit, [title], rest), seed=seed)
    assert game.decision.kind == "grifter"
    game.answer(next(option for option in game.decision.options if option.payload[0] != "done").payload)
    return game, next(one for one in game.dudes(0) if one.title == title)


def hand(game: Game) -> list[int]:
    return game.state.players[0].hand


def test_yasmin_exchanges_a_card() -> None:
    game, yasmin = grift("Yasmin Tian", "The 108 Righteous Bandits")
    thrown = game.decision.options[0].payload
    game.answer(thrown)
    assert yasmin.booted and len(hand(game)) == 5 and thrown[1] in game.state.players[0].discard


def test_jacc_takes_two_along() -> None:
    t = Table()
    jacc, ann = t.put('"Dynamite" Jacc', at="town square"), t.dude(at="town square")
    foes = [t.dude(seat=1, at="town square") for _ in range(4)]
    t.showdown(jacc, foes[0], ann, *foes[1:], hands=(f"{PAIR} 5♦", LOW))
    t.use(jacc)
    assert jacc in t.boot_hill_of()
    t.run("casualty")
    assert t.decision.seat == 1 and t.decision.least == 3


def sap(use: Use) -> None:
    use.modify(use.target, bullets=-4)


def test_bai_yang_fights_by_the_hand_he_holds() -> None:
    t = Table()
    bai, bob = t.put("Bai Yang Chen (Exp.1)", at="town square"), t.dude(seat=1, at="town square")
    assert not bai.can_carry(t.hand(plain("goods")))
    t.hand(plain("action"))
    weaken = t.hand(
        able("action", shootout(target=opposing & dude), lambda use: use.modify(use.target, bullets=-4)),
        seat=1,
    )
    t.shootout(bai, bob)
    assert bai.bullets == 5
    t.pass_()
    assert bai.bullets == 3  # two cards in hand
    t.use(weaken)
    assert bai.bullets == 3


@pytest.mark.parametrize(("stash", "cards"), [(0, 1), (1, 0)])
def test_bai_yang_meditates_in_poverty(stash: int, cards: int) -> None:
    t = Table(stash=stash)
    t.use(t.put("Bai Yang Chen (Exp.1)"), "meditate")
    assert len(t.hand_of()) == cards


@pytest.mark.parametrize("keyword", ["Blessed 1", "Abomination", "Kung Fu 1"])
def test_huang_li_gets_help(keyword: str) -> None:
    t = Table()
    huang, helper = t.put("Huang Li", at="town square"), t.dude(at="town square", keywords=[keyword])
    sleeper, bob = t.dude("Sleeper", at="town square", booted=True), t.dude(seat=1, at="town square")
    spare = t.hand(plain("action", "Spare"))
    t.shootout(huang, bob, helper, sleeper)
    t.use(huang, "", helper)
    assert helper.booted and spare in t.discard_of() and len(t.hand_of()) == 1
    assert sleeper.booted is not keyword.startswith("Blessed")
    assert huang.bullets == (4 if keyword == "Abomination" else 2) and bob.booted is keyword.startswith(
        "Kung"
    )


@pytest.mark.parametrize("way", ["leave", "discard", "shuffle"])
def test_arthur_rigs_the_deck(way: str) -> None:
    game, arthur = grift("Arthur Dingler", "Morgan Cattle Co.")
    seen = game.events[-1]
    assert isinstance(seen, happens.Seen) and len(seen.cards) == 5
    shuffles = len([event for event in game.events if isinstance(event, happens.Shuffled)])
    game.answer(next(option for option in game.decision.options if option.payload[-1] == way).payload)
    later = [event for event in game.events if isinstance(event, happens.Shuffled)]
    thrown = [event.card for event in game.events if isinstance(event, happens.Discarded)][:5]
    assert arthur.booted and (len(later) > shuffles) is (way == "shuffle")
    assert (sorted(thrown) == sorted(seen.cards)) is (way == "discard")
    pots = [event.amount for event in game.events if isinstance(event, happens.Paid) and event.why == "pot"]
    assert pots == [1]


@pytest.mark.parametrize(("mine", "boots"), [(LOW, False), (CHEATING, True)])
def test_dick_rides_off(mine: str, boots: bool) -> None:
    t = Table()
    horse = plain("goods", "Horse", keywords=["Horse"])
    dick, rider = (
        t.put("Deadwood Dick", at="town square", has=[horse]),
        t.dude("Rider", at="town square", has=[horse]),
    )
    walker, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.showdown(
        dick, bob, rider, walker, hands=(f"{mine} Q♦" if mine is CHEATING else "2♣ 4♦ 6♥ 8♠ 10♣ Q♦", CHEATING)
    )
    t.use(dick, "", dick.attachments[0], rider, "done")
    assert dick.attachments[0].booted and not dick.booted
    assert rider.at_home and rider.booted is boots and walker.place == 0


def test_al_expands_once() -> None:
    t = Table(stash=8)
    al = t.put("Al Swearengen")
    t.use(al)
    assert t.rock() == 4 and al.is_stud and al.bullets == 2 and al.influence == 2
    t.end_day()
    t.stash(8)
    assert al.is_stud and al.bullets == 2 and not t.can_use(al)


def test_aunt_lou_rules_her_kitchen() -> None:
    t = Table()
    lou = t.put("Aunt Lou Marchbanks")
    assert lou.is_stud
    for place, stud in ((t.deed(seat=1), False), (t.deed(), True), ("town square", False)):
        assert t.put("Aunt Lou Marchbanks", at=place).is_stud is stud


def test_lew_finds_something_strange() -> None:
    charm = plain("goods", "Charm", keywords=["Mystical"])
    for seed in range(40):
        game, lew = grift("Lew Esquilin", "The Fourth Ring", charm, seed=seed)
        found = [option for option in game.decision.options if option.payload[0] == "card"]
        if game.decision.kind == "choose" and found and game.card(int(found[0].payload[1])).title == "Charm":
            break
    else:
        pytest.fail("never found")
    before = len(hand(game))
    game.answer(found[0].payload)
    game.answer(game.decision.options[0].payload)
    assert lew.booted and int(found[0].payload[1]) in hand(game) and len(hand(game)) == before


def test_mist_rolls_in() -> None:
    t = Table()
    mist, near = t.put("Mourning Mist"), t.dude(seat=1, at="town square")
    far = t.dude(seat=1)
    t.use(mist)
    assert mist in t.boot_hill_of() and near.booted and not far.booted


def test_victor_likes_monsters() -> None:
    t = Table()
    victor = t.put('Victor "Nines" de Boré')
    assert victor.rating("Huckster") == 0
    for _ in range(5):
        t.dude(keywords=["Abomination"])
    t.dude(seat=1, keywords=["Abomination"])
    assert victor.rating("Huckster") == 4


def test_the_angler_calls_out_his_like() -> None:
    t = Table()
    angler = t.put("The Angler", at="town square")
    like, other = t.dude(seat=1, at="town square", value=7), t.dude(seat=1, at="town square", value=8)
    t.use(angler, "reel_in")
    assert t.decision.kind == "callout" and t.decision.source == like.id and other.in_play


def test_the_angler_takes_a_value() -> None:
    t = Table()
    angler = t.put("The Angler")
    t.hand(plain("action", value=12))
    t.use(angler, "bait")
    assert angler.value == 12


@pytest.mark.parametrize("spirit", [True, False])
def test_squirrel_sifts(spirit: bool) -> None:
    good = plain("action", "Trick", keywords=["Technique"])
    for seed in range(60):
        game, squirrel = grift("Sifting Squirrel", "Eagle Wardens", good, seed=seed)
        wanted = [
            o for o in game.decision.options if (game.card(int(o.payload[1])).title == "Trick") is spirit
        ]
        if wanted:
            break
    else:
        pytest.fail("never drawn")
    game.answer(wanted[0].payload)
    assert squirrel.booted and len(hand(game)) == (6 if spirit else 5)


def test_grizzly_against_bare_hands() -> None:
    t = Table()
    lewis, bob = t.put('Lewis "Grizzly" Evans', at="town square"), t.dude(seat=1, at="town square")
    assert not lewis.is_stud
    t.shootout(lewis, bob)
    assert lewis.is_stud and not t.can_use(lewis)


def test_grizzly_against_guns() -> None:
    t = Table()
    lewis, friend = t.put('Lewis "Grizzly" Evans', at="town square"), t.dude(at="town square")
    gun = plain("goods", "Gun", keywords=["Weapon"])
    bob = t.dude(seat=1, at="town square", value=3, bullets=3, has=[gun])
    big = t.dude(seat=1, at="town square", value=13)
    t.shootout(lewis, bob, friend, big)
    assert not lewis.is_stud
    t.use(lewis)
    assert bob.booted and lewis.booted and not big.booted
    from gomorra.engine.fights.drawing import bonuses

    battle = t.game.shootout
    assert battle is not None
    t.run("draw")
    assert bonuses(t.game, battle, 0)[1] + bonuses(t.game, battle, 0)[0] <= 1
    battle.posses[1].remove(big.id)
    battle.shooters[1] = bob.id
    t.game.state.version += 1
    assert sum(bonuses(t.game, battle, 1)) == 3


def test_duncan_among_totems() -> None:
    t = Table(stash=20)
    deed = t.deed()
    duncan = t.put('"Professor" Duncan (Exp.1)', at=deed)
    assert not duncan.is_stud
    one, two = t.hand("The Pack Awakens", "The Pack Awakens")
    t.shop(one, deed)
    t.answer("react")
    assert duncan.is_stud and len(t.hand_of()) == 2
    t.shop(two, deed)
    assert len(t.hand_of()) == 1 and t.decision.kind == "play"


def test_yiska_shoots_better_with_a_sidekick() -> None:
    t = Table()
    yiska = t.put("Yiska")
    t.attach(plain("goods"), yiska)
    assert yiska.bullets == 0
    t.attach(plain("goods", keywords=["Sidekick"]), yiska)
    assert yiska.bullets == 2


def test_goodenough_arms_a_friend() -> None:
    guns = [plain("goods", name, keywords=["Gadget 5", "Weapon"], cost=2) for name in ("Zapper", "Zoomer")]
    game, doc = grift("Dr. JT Goodenough", "Law Dogs", *guns)
    while game.decision.kind == "choose" and game.decision.seat == 0:
        game.answer(game.decision.options[0].payload)
    assert game.decision.seat == 1
    stash = game.state.players[0].stash
    game.answer(game.decision.options[0].payload)
    while game.decision.kind == "choose" and doc.in_play and not doc.attachments:
        game.answer(game.decision.options[0].payload)
    assert [item.title for item in doc.attachments] == ["Zoomer"] and game.state.players[0].stash <= stash - 2


def test_seth_hates_his_own_cheating() -> None:
    t = Table()
    seth, bob = t.put("Seth Bullock", at="town square"), t.dude(seat=1, at="town square")
    t.showdown(seth, bob, hands=(f"{CHEATING} 5♦ 7♥", LOW))
    assert t.rank(0) == 1


def test_seth_stands_tall() -> None:
    t = Table()
    seth, ann = t.put("Seth Bullock", booted=True), t.dude(at="town square")
    bob = t.dude(seat=1, at="town square")
    trick = t.hand(able("action", cheatin(), lambda use: None))
    t.showdown(ann, bob, hands=(LOW, CHEATING))
    t.use(trick)
    t.answer("react")
    assert not seth.booted


@pytest.mark.parametrize("title", ["Seth Bullock", "Clint Ramsey (Exp.1)"])
def test_who_is_up_already_is_not_asked_to_stand_up(title: str) -> None:
    t = Table()
    t.put(title)
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    trick = t.hand(able("action", cheatin(), lambda use: None))
    t.showdown(ann, bob, hands=(LOW, CHEATING))
    assert t.decision.kind == "play"
    t.use(trick)
    assert t.decision.kind != "react"


def test_clint_watches_hands() -> None:
    t = Table()
    clint, bob = (
        t.put("Clint Ramsey (Exp.1)", at="town square", booted=True),
        t.dude(seat=1, at="town square"),
    )
    ann = t.dude(at="town square")
    t.shootout(ann, bob, clint)
    t.hands(LOW, CHEATING)
    t.run("react")
    t.answer("react")
    assert not clint.booted


@pytest.mark.parametrize(("mine", "gone"), [(LOW, 0), ("2♣ 2♣ 6♥ 8♠ 10♣", 1)])
def test_mimi_intercedes(mine: str, gone: int) -> None:
    t = Table()
    mimi, ann = t.put('Mimi "The Nun" O\'Brien', at="town square"), t.dude(at="town square")
    bob = t.dude(seat=1, at="town square")
    miracle = t.hand(plain("spell", "Prayer", keywords=["Miracle"]))
    t.shootout(mimi, bob, ann)
    theirs = "K♣ K♦ 3♥ 3♠ 9♣" if not gone else "K♣ K♦ K♥ 3♠ 9♣"  # by two ranks either way
    t.hands(mine, theirs)
    t.run("react")
    t.answer("react")
    t.run("flee")
    assert miracle in t.discard_of() and len(t.game.dudes(0)) == 2 - gone


@pytest.mark.parametrize("stash", [0, 1])
def test_sam_makes_accusations_dear(stash: int) -> None:
    t = Table(stash=stash)
    sam, bob = t.put("Sam Bass", seat=1, at="town square"), t.dude(at="town square")
    trick = t.hand(able("action", cheatin(), lambda use: None))
    t.showdown(bob, sam, hands=(LOW, CHEATING))
    assert t.can_use(trick) is bool(stash)
    if stash:
        t.use(trick)
        assert t.rock() == 0


def test_rosaleen_exchanges_two() -> None:
    game, rose = grift("Rosaleen Byrne", "The Sloane Gang")
    while (
        game.decision.kind != "play"
        and game.state.phase == "setup"
        and len(game.state.players[0].discard) < 2
    ):
        game.answer(game.decision.options[0].payload)
    assert rose.booted and len(hand(game)) == 5


@pytest.mark.parametrize("friends", [0, 1])
def test_jack_needs_numbers(friends: int) -> None:
    t = Table()
    jack, bob = t.put("Jack McCall", at="town square"), t.dude(seat=1, at="town square")
    others = [t.dude(at="town square") for _ in range(friends)]
    t.shootout(jack, bob, *others)
    t.use(jack)
    assert jack.is_stud is bool(friends) and jack.bounty == friends


def test_reggie_among_hucksters() -> None:
    t = Table()
    reggie, bob = t.put("Reggie Mallard", at="town square"), t.dude(seat=1, at="town square")
    friends = [t.dude(at="town square", keywords=["Huckster 0"]) for _ in range(5)]
    assert reggie.bullets == 1
    t.shootout(reggie, bob, *friends[:2])
    assert reggie.bullets == 3


def test_alferd_goes_where_the_money_is() -> None:
    t = Table(stash=7)
    alferd, friend = t.put("Alferd Packer", at="town square"), t.dude(at="town square")
    bob = t.dude(seat=1, at="town square")
    t.shootout(alferd, bob, friend)
    assert not t.can_use(alferd, seat=0)
    t.pass_()
    t.use(alferd, "", seat=1)
    assert t.rock(1) == 4 and alferd.controller == 1 and alferd.side == 1
    t.use(alferd, "", seat=0)
    assert t.rock(0) == 4 and alferd.controller == 0 and alferd.side == 0


def test_aces_comes_armed() -> None:
    t = Table(stash=10)
    aces = t.hand('John "Aces" Radcliffe (Exp.1)')
    gadget = t.hand(plain("goods", "Zapper", keywords=["Gadget 5", "Weapon"], cost=3))
    friend = t.dude()
    t.shop(aces)
    t.answer("react")
    assert gadget.host is aces and aces.is_stud and t.rock() == 10 - aces.cost
    t.turn_of(0)
    refusal = t.why_not("give", gadget, friend)
    assert refusal is not None and refusal.rule == "RB-2.1-b"


def test_aces_pays_for_old_gear() -> None:
    t = Table(stash=10)
    aces = t.hand('John "Aces" Radcliffe (Exp.1)')
    gadget = t.discard(plain("goods", "Zapper", keywords=["Gadget 5", "Weapon"], cost=3))
    t.shop(aces)
    t.answer("react")
    assert gadget.host is aces and t.rock() == 10 - aces.cost - 3


@pytest.mark.parametrize(("theirs", "boots"), [(CHEATING, False), (PAIR, True)])
def test_willa_mae_covers_a_friend(theirs: str, boots: bool) -> None:
    t = Table()
    willa, friend = (
        t.put("Willa Mae MacGowan (Exp.1)", at="town square"),
        t.dude(at="town square", booted=True),
    )
    third, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.showdown(willa, bob, friend, third, hands=(LOW, theirs))
    t.use(willa, "", friend)
    assert willa in t.discard_of() and friend.at_home and friend.booted is boots and third.in_posse


@pytest.mark.parametrize(("keyword", "home"), [("Public", True), ("Private", False)])
def test_varney_shuns_the_light(keyword: str, home: bool) -> None:
    t = Table()
    deed = t.deed(keywords=[keyword])
    varney = t.put("New Varney Nosferatu", at=deed)
    t.start("noon")
    assert varney.at_home is home and varney.booted is home


@rule("RB-6.1-ad")
def test_varney_shuns_the_town_square_too() -> None:
    t = Table()
    varney = t.put("New Varney Nosferatu", at="town square")
    t.start("noon")
    assert varney.at_home and varney.booted


@rule("RB-6.1-ac")
def test_varney_stays_at_a_home_which_is_private() -> None:
    t = Table()
    varney = t.put("New Varney Nosferatu", at="home of 1")
    t.start("noon")
    assert varney.place == t.game.outfit(t.seat(1)).id and not varney.booted


STUBBORN = able("dude", always(cannot(Act.BOOT)), lambda holder, card, use, other: True, title="Stubborn")
STAYS = able("dude", always(cannot(Act.SEND_HOME)), lambda holder, card, use, other: True, title="Stays")
FORGET = able(
    "action", noon(target=dude), lambda use: use.make_blank(use.target, "traits"), title="Lose your traits"
)


def test_huang_li_unboots_somebody_who_is_booted() -> None:
    t = Table()
    huang, helper = t.put("Huang Li", at="town square"), t.dude(at="town square", keywords=["Blessed 1"])
    sleeper, foe = t.dude(at="town square", booted=True), t.dude(seat=1, at="town square")
    t.shootout(huang, foe, helper, sleeper)
    with t.noting() as noted:
        t.use(huang, "", helper)
    assert noted[-1] == [sleeper] and not sleeper.booted


def test_huang_li_without_traits_gets_no_help() -> None:
    t = Table()
    huang, helper = t.put("Huang Li", at="town square"), t.dude(at="town square", keywords=["Abomination"])
    foe = t.dude(seat=1, at="town square")
    t.use(t.hand(FORGET), "", huang)
    t.turn_of(0)
    t.shootout(huang, foe, helper)
    spare = t.hand(plain("action", "Spare"))
    t.use(huang, "", helper)
    assert spare in t.discard_of() and huang.bullets == 2


def test_the_mist_needs_somebody_who_can_be_booted() -> None:
    t = Table()
    mist = t.put("Mourning Mist")
    t.put(STUBBORN)
    assert not t.can_use(mist)


def test_grizzly_needs_a_dude_who_can_be_booted() -> None:
    t = Table()
    lewis = t.put('Lewis "Grizzly" Evans', at="town square")
    friend, foe = t.dude(at="town square"), t.put(STUBBORN, seat=1, at="town square")
    t.shootout(lewis, foe, friend)
    assert not t.can_use(lewis)


@pytest.mark.parametrize("title", ['Lewis "Grizzly" Evans', "Alferd Packer"])
def test_what_a_trait_offers_goes_with_the_traits(title: str) -> None:
    t = Table(stash=9)
    star, friend = t.put(title, at="town square"), t.dude(at="town square")
    foe = t.dude(seat=1, at="town square", value=1)
    t.use(t.hand(FORGET), "", star)
    t.turn_of(0)
    t.shootout(star, foe, friend)
    assert not t.can_use(star, seat=0)
    t.pass_()
    assert not t.can_use(star, seat=1)


def test_alferd_is_not_for_sale_where_nobody_can_take_control_of_him() -> None:
    t = Table(stash=9)
    alferd, friend = t.put("Alferd Packer", at="town square"), t.dude(at="town square")
    t.put(able("dude", always(cannot(Act.TAKE_CONTROL), on="yours"), lambda holder, card, use, other: True))
    t.shootout(alferd, t.dude(seat=1, at="town square"), friend)
    t.pass_()
    assert not t.can_use(alferd, seat=1)


@pytest.mark.parametrize("place", ["home", "town square"])
def test_duncan_in_the_shade_of_a_totem_that_is_carried(place: str) -> None:
    t = Table()
    duncan = t.put('"Professor" Duncan (Exp.1)', at=place)
    dancers = t.put("Ghost Dancers", at=place)
    assert not duncan.is_stud
    t.attach("Tse-Che-Nako's Weaving", dancers)
    assert duncan.is_stud


def test_duncan_studies_a_totem_that_is_carried() -> None:
    t = Table()
    t.put('"Professor" Duncan (Exp.1)')
    dancers = t.put("Ghost Dancers")
    totem = t.hand("Tse-Che-Nako's Weaving")
    t.use(dancers)
    t.answer("react")
    assert totem.bearer is dancers and len(t.hand_of()) == 1


def test_goodenough_gives_away_the_only_gadget_that_he_finds() -> None:
    gun = plain("goods", "Zapper", keywords=["Gadget 5", "Weapon"], cost=2)
    game, doc = grift("Dr. JT Goodenough", "Law Dogs", gun, seed=1)
    zapper = game.card(int(game.decision.options[0].payload[1]))
    game.answer(game.decision.options[0].payload)
    assert zapper.title == "Zapper" and zapper.id in game.state.players[0].discard and not doc.attachments


def test_clint_watches_for_an_ally() -> None:
    t = Table(seats=3)
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    clint = t.put("Clint Ramsey (Exp.1)", seat=2, at="town square", booted=True)
    t.callout(ann, bob)
    t.answer("accept", ("invite", 2), clint)
    t.form()
    t.hands(LOW, CHEATING)
    t.run("react")
    t.answer("react")
    assert not clint.booted


def test_aces_finds_nothing_to_arm_himself_with() -> None:
    t = Table(stash=10)
    aces = t.hand('John "Aces" Radcliffe (Exp.1)')
    t.discard(plain("goods", "Dear", keywords=["Gadget 5", "Weapon"], cost=9))
    t.hand(plain("goods", "Gun", keywords=["Weapon"]))
    t.shop(aces)
    assert aces.in_play and t.decision.kind != "react"


def test_aces_gets_no_second_copy_of_a_unique_gadget() -> None:
    t = Table(stash=20)
    aces = t.hand('John "Aces" Radcliffe (Exp.1)')
    t.dude(has=["Magnum Opus Tenebri"])
    t.hand("Magnum Opus Tenebri")
    t.shop(aces)
    assert aces.in_play and t.decision.kind != "react"


def test_willa_mae_covers_nobody_who_cannot_leave() -> None:
    t = Table()
    willa, anne = t.put("Willa Mae MacGowan (Exp.1)", at="town square"), t.put(STAYS, at="town square")
    t.showdown(willa, t.dude(seat=1, at="town square"), anne, hands=(LOW, PAIR))
    assert not t.can_use(willa)


def test_clint_watches_a_fight_of_others() -> None:
    t = Table(seats=3)
    clint = t.put("Clint Ramsey (Exp.1)", seat=2, booted=True)
    t.shootout(t.dude(at="town square"), t.dude(seat=1, at="town square"))
    t.hands(LOW, CHEATING)
    t.run("react")
    assert t.decision.seat == 2
    t.answer("react")
    assert not clint.booted


@rule("CG-Shootout4a-b")
def test_clint_looks_at_the_hand_as_it_was_revealed() -> None:
    t = Table()
    clint = t.put("Clint Ramsey (Exp.1)", booted=True)

    def whitewash(use: Use) -> None:
        use.for_player(use.seat, Stat.LEGAL_HAND, until=Until.ROUND)

    t.put(able("deed", trait("after", happens.Revealed), whitewash), 1)
    t.shootout(t.dude(at="town square"), t.dude(seat=1, at="town square"))
    t.hands(LOW, CHEATING)
    t.run("react")
    t.answer("react")
    assert t.is_legal(1) and not clint.booted
