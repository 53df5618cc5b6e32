"""Bonuses that are lost or cannot fall, and prices that depend on place and pile."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import ALL, Until, always, dude, noon
from gomorra.testing import CHEATIN, LEGAL, Table, able, begin, deck_of, plain


def test_unprepared_leaves_influence_bonuses_alone() -> None:
    t = Table()
    ann = t.dude("Ann", at="town square")
    bob = t.dude("Bob", seat=1, at="town square", influence=1, has=["Fancy New Hat"])
    t.shootout(ann, bob)
    t.use(t.hand("01134"), "", bob)
    assert bob.attachments[0].booted
    assert bob.influence == 2


def test_as_nature_and_god_intended_leaves_influence_bonuses_alone() -> None:
    t = Table()
    cane = plain("goods", "Cane", keywords=["Weapon"], bullets=1, influence=1)
    ann = t.dude("Ann", at="town square")
    bob = t.dude("Bob", seat=1, at="town square", bullets=1, influence=1, has=[cane])
    t.shootout(ann, bob)
    t.use(t.hand("As Nature and God Intended"))
    assert bob.bullets == 1
    assert bob.influence == 2


def test_phantom_fingers_leaves_the_influence_of_goods() -> None:
    t = Table()
    mage = t.dude("Mage", keywords=["Huckster 9"], at="town square", has=["Phantom Fingers"])
    dandy = t.dude("Dandy", seat=1, at="town square", influence=1, has=["Fancy New Hat"])
    assert dandy.influence == 2
    t.stack("K♦")
    t.use(mage.attachments[0])
    assert dandy.attachments[0].booted
    assert dandy.influence == 2


def test_sword_of_the_spirit_bonus_does_not_travel_with_the_weapon() -> None:
    t = Table()
    club = plain("goods", "Club", keywords=["Melee", "Weapon"], bullets=1)
    blessed = t.dude("Blessed", keywords=("Blessed 2",), has=["08018"])
    ann, ben = t.dude("Ann", bullets=1, has=[club]), t.dude("Ben", bullets=1)
    t.stack("9♠")
    t.use(blessed.attachments[0])
    assert ann.bullets == 3
    t.give(ann.attachments[0], ben)
    assert ann.bullets == 1
    assert ben.bullets == 2


def test_sword_of_the_spirit_bonus_counts_against_guns() -> None:
    t = Table()
    gun = plain("goods", "Gun", keywords=["Weapon"], bullets=1)
    blessed = t.dude("Blessed", keywords=("Blessed 2",), has=["08018"])
    ann = t.dude("Ann", at="town square", bullets=1, has=["Bowie Knife"])
    bob = t.dude("Bob", seat=1, at="town square", has=[gun])
    t.stack("9♠")
    t.use(blessed.attachments[0])
    t.shootout(ann, bob)
    assert ann.bullets == 2  # the knife gives nothing, the spell still gives 1


def test_fancy_new_hat_holds_against_mind_twist() -> None:
    t = Table(winner=1)
    bob = t.dude("Bob", at="town square", influence=2, has=["Fancy New Hat"])
    huckster = t.dude("Huckster", seat=1, at="town square", keywords=("Huckster 2",), has=["Mind Twist"])
    t.stack("9♠", seat=1)
    t.use(huckster.attachments[0], "humble", bob, seat=1)
    assert bob.influence == 3


def _posse_with_hamshanks(gear: str, **facts: object) -> tuple[Table, object, object, object]:
    t = Table()
    lair = t.deed("Lair", seat=1)
    ham, bob = t.put("Hamshanks", seat=1, at=lair), t.dude("Bob", seat=1, at=lair, bullets=2, influence=1)
    ann = t.dude("Ann", at=lair, has=[gear], **facts)
    return t, ann, ham, bob


def test_whistle_stop_reaches_all_opposing_dudes_past_a_decoy() -> None:
    t, ann, ham, bob = _posse_with_hamshanks("Whistle Stop", bullets=2)
    t.stack("2♦")
    t.shootout(ann, bob, ham)
    t.use(ann.attachments[0])
    assert ham.bullets == 0
    assert bob.bullets == 1


def test_missed_me_counts_all_opposing_dudes_past_a_decoy() -> None:
    t, ann, ham, bob = _posse_with_hamshanks("Missed Me!", keywords=["Huckster 9"])
    cal = t.dude("Cal", seat=1, at=bob.location)
    t.showdown(ann, bob, ham, cal, hands=("2♣ 4♦ 6♥ 8♠ 10♣", "K♣ K♣ K♦ K♥ 9♣"))
    assert t.rank(1) == 8
    t.stack("9♦")
    t.use(ann.attachments[0])
    assert t.rank(1) == 5


def test_den_of_thieves_starting_grifters_cost_one_less() -> None:
    deck = deck_of("Den of Thieves", ["The Fixer", "Rosaleen Byrne"])
    game = begin(deck)
    assert game.decision.kind == "grifter"
    assert game.state.players[0].stash == deck.stash - 3  # 2 - 1 and 3 - 1


def test_confession_transfers_and_lula_gains_nothing() -> None:
    t = Table(stash=5)
    t.put('Tallulah "Lula" Morgan (Exp.1)')
    priest = t.dude("Priest", keywords=["Blessed 5"], at="town square", has=["Confession"])
    sinner = t.dude("Sinner", seat=1, at="town square", bounty=2)
    t.stack("K♣")
    t.use(priest.attachments[0], "atone")
    assert sinner.bounty == 1
    assert t.rock() == 6


def test_dr_gregory_tremane_keeps_his_discount_when_searched_out() -> None:
    t = Table("Morgan Cattle Co.", plain("outfit"), stash=4)
    priest = t.dude("Priest", keywords=["Blessed 9"], at="town square", has=["For Such a Time as This"])
    for _ in range(3):
        t.attach("Disgenuine Currency Press", priest)
    gregory = t.discard("Dr. Gregory Tremane")
    assert gregory.cost == 8  # 11, less 3 Gadgets; the Miracle makes it 4
    t.stack("K♦")
    t.use(priest.attachments[0])
    while t.decision.kind == "join":
        t.answer("done")
    t.answer(gregory)
    assert gregory.in_play and t.rock() == 0


def test_mount_moriah_cemetery_makes_a_danced_totem_cheaper() -> None:
    t = Table(stash=5)
    cemetery = t.put("Mount Moriah Cemetery")
    dancers = t.put("Ghost Dancers", at=cemetery)
    t.dude(at=cemetery, keywords=["Shaman 0"])
    totem = t.hand("Mountain Lion's Den")
    t.use(dancers)
    assert totem.in_play and t.rock() == 5


def test_mount_moriah_cemetery_makes_the_totem_of_ancestral_affairs_cheaper() -> None:
    t = Table("21002", plain("outfit"), stash=5)
    t.put("Mount Moriah Cemetery")
    t.dude(bullets=3)
    totem = t.discard("Mountain Lion's Den")
    t.use(t.game.outfit(0))
    t.answer(totem)
    assert totem.in_play and t.rock() == 5


@pytest.mark.parametrize("hymn", ["Onward Christian Soldiers", "Mountain Lion's Den"])
def test_no_trait_of_an_opposing_card_lowers_bullets_that_cannot_fall(hymn: str) -> None:
    t = Table()
    place = t.deed()
    singer = t.dude(at=place, keywords=("Blessed 9", "Shaman 9"), bullets=2)
    spell = t.attach(hymn, place if hymn == "Mountain Lion's Den" else singer)
    fiend = t.dude(seat=1, at=place, keywords=("Abomination",), has=["Essence of Armitage"])
    t.shootout(singer, fiend)
    assert singer.bullets == 1
    t.stack("9♠")
    t.use(spell)
    assert singer.bullets == 3


def test_the_angler_takes_on_a_value_however_high_his_own_was() -> None:
    t = Table()
    market = t.put("Cattle Market")
    angler = t.put("The Angler", at=market)
    t.game.rules(0).modify(angler, value=9, until=Until.DAY)
    t.hand(plain("action", "Five", value=5))
    t.use(angler, "bait")
    assert angler.value == 5


def test_the_actualizers_charge_is_gone_at_sundown() -> None:
    t = Table()
    ann = t.dude(at="town square", has=["Kinetic Accretion Actualizer"])
    bob = t.dude(seat=1, at="town square")
    before = ann.bullets
    t.shootout(ann, bob)
    t.use(ann.attachments[0])
    t.hands("K♣ K♦ 3♥ 4♠ 9♣", LEGAL)
    t.finish()
    assert ann.bullets == before + 1
    t.hand(plain("action"))
    t.run("sundown")
    assert ann.in_play and ann.bullets == before


def test_as_nature_and_god_intended_reaches_nobody_outside_the_shootout() -> None:
    t = Table()
    gun = plain("goods", "Gun", keywords=["Weapon"], bullets=1)
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    afar = t.dude(at=t.deed(), bullets=1, keywords=("Kung Fu 1",), has=[gun])
    t.shootout(ann, bob)
    t.use(t.hand("As Nature and God Intended"))
    assert afar.bullets == 2 and afar.is_draw


def test_moving_forward_in_lowball_keeps_a_deed_that_produces_nothing() -> None:
    t = Table()
    t.dude()
    barn = t.discard(plain("deed", "Barn", production=0, cost=1))
    t.stack(LEGAL)
    t.stack(CHEATIN, seat=1)
    forward = t.hand("Moving Forward")
    t.start("gambling")
    t.use(forward, "", barn, "left")
    assert barn.in_play and t.decision.kind != "confirm"


def test_what_was_searched_out_and_cannot_enter_ends_in_a_pile() -> None:
    t = Table()
    t.stack(plain("dude", "Found"))
    find = able("action", noon(), lambda use: use.search(dude))
    t.use(t.hand(find), "", lambda option: option.payload[0] == "card")
    assert "Found" in [card.title for card in t.discard_of()]


def test_grace_holds_against_abilities_but_not_against_traits() -> None:
    t = Table()
    saint = t.dude("Saint", keywords=("Blessed 9",), has=["Amazing Grace"], influence=2)
    friend = t.dude("Friend", influence=2)
    t.stack("K♠")
    t.use(saint.attachments[0])
    shame = able("action", noon(target=dude), lambda use: use.modify(use.target, influence=-1))
    t.use(t.hand(shame, seat=1), "", friend)
    assert friend.influence == 2
    t.put(
        able("dude", always("influence", on=ALL), lambda card, other: -1 if other.title == "Friend" else 0),
        seat=1,
    )
    assert friend.influence == 1


@pytest.mark.parametrize("purse", ["James Ghetty", "Old Marge's Manor"])
@pytest.mark.parametrize(
    ("title", "answers"),
    [("24221", ("both",)), ("An Accidental Reunion", ("yes",)), ("Vamoosin'", ())],
)
def test_rock_for_a_shootout_pays_what_an_action_asks_for_on_the_way(
    purse: str, title: str, answers: tuple[str, ...]
) -> None:
    t = Table(stash=0)
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square", bounty=1, influence=2)
    card, ben = t.hand(title), t.dude(seat=1, at="town square")
    if purse == "James Ghetty":
        holder = t.put(purse, at="town square")
        t.shootout(ann, bob, ben, holder)
    else:
        holder = t.put(purse)
        list(t.game.rules(t.seat(0)).place_rock(holder, 4, "action in shootout,gadget in shootout"))
        t.shootout(ann, bob, ben)
    before = holder.rock
    t.use(card, "", *([bob] if title == "24221" else []))
    for answer in answers:
        t.answer(lambda option, answer=answer: answer in str(option.payload))
    assert before == 4 and holder.rock == (3 if title == "24221" else 2)
