"""An ally is no opponent: what cards say about opposing effects, dudes and hands leaves him out."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import dude, happens, in_shootout, shootout, trait, where
from gomorra.engine.card.handle import Card
from gomorra.testing import CHEATIN, LEGAL, Table, able, plain

SQUARE = "town square"
SWORD = plain("goods", "Sword", keywords=["Weapon", "Melee"])
RAY = plain("goods", "Ray", cost=0, keywords=["Gadget"])
CHEER = able("action", shootout(target=dude & in_shootout), lambda use: use.modify(use.target, bullets=1))


def side_by_side(t: Table, ann: Card, friend: Card) -> Card:
    """Ann calls Bob out, and a third player's dude helps her."""
    bob = t.dude("Bob", seat=1, at=SQUARE)
    t.callout(ann, bob, "accept", ("invite", 2), friend)
    t.form()
    assert friend.side == ann.side != bob.side
    return bob


@pytest.mark.parametrize("code", ["13015", "Pedro"])
def test_what_keeps_opposing_cards_from_moving_a_dude_lets_allies_do_it(code: str) -> None:
    t = Table(seats=3)
    ann, amy = t.dude("Ann", at=SQUARE, has=[code]), t.dude("Amy", at=SQUARE)
    friend = t.dude("Friend", seat=2, at=SQUARE)
    retreat = t.hand(able("action", shootout(), lambda use: use.send_home_booted(ann)), seat=2)
    bob = t.dude("Bob", seat=1, at=SQUARE)
    t.callout(ann, bob, "accept", ("invite", 2), friend, amy)
    t.form()
    t.use(retreat, seat=2)
    assert ann.at_home and ann.booted


def test_allies_may_do_something_to_claws() -> None:
    t = Table(seats=3)
    beast = t.dude(at=SQUARE, keywords=["Abomination"], has=["Claws"])
    friend, claws = t.dude(seat=2, at=SQUARE), beast.attachments[0]
    clip = t.hand(able("action", shootout(), lambda use: use.boot(claws)), seat=2)
    side_by_side(t, beast, friend)
    t.use(clip, seat=2)
    assert claws.booted


def test_the_chasuble_does_not_answer_an_ally() -> None:
    t = Table(seats=3)
    ann, friend = t.dude(at=SQUARE, has=["Knight's Chasuble"]), t.dude(seat=2, at=SQUARE)
    shove = t.hand(able("action", shootout(), lambda use: use.boot(ann)), seat=2)
    side_by_side(t, ann, friend)
    t.use(shove, seat=2)
    assert ann.booted and t.decision.kind == "play"


def test_the_chasuble_does_not_answer_a_trait() -> None:
    t = Table()
    ann, bob = t.dude(at=SQUARE, has=["Knight's Chasuble"]), t.dude(seat=1, at=SQUARE)
    t.put(able("deed", trait("after", happens.PossesFormed), lambda use: use.boot(ann)), seat=1)
    t.shootout(ann, bob)
    assert ann.booted and t.decision.kind == "play"


def test_the_sword_of_the_spirit_lets_the_spells_of_allies_through() -> None:
    t = Table(seats=3)
    priest = t.dude(keywords=["Blessed 3"], has=["08018"])
    ann, saint = t.dude(at=SQUARE, has=[SWORD]), t.dude(seat=2, at=SQUARE, keywords=["Blessed 3"])
    hymn = able("spell", shootout(spell=1), lambda use: use.modify(ann, bullets=1), keywords=["Miracle"])
    song = t.attach(hymn, saint)
    t.stack("4♠")
    t.use(priest.attachments[0], "", ann)
    side_by_side(t, ann, saint)
    t.stack("4♠", seat=2)
    t.use(song, seat=2)
    assert ann.bullets == 2


def test_amazing_grace_lets_allies_lower_influence() -> None:
    t = Table(seats=3)
    ann = t.dude(at=SQUARE, keywords=["Blessed 1"], influence=1, has=["Amazing Grace"])
    friend = t.dude(seat=2, at=SQUARE)
    doubt = t.hand(able("action", shootout(), lambda use: use.modify(ann, influence=-1)), seat=2)
    t.stack("9♠")
    t.use(ann.attachments[0])
    side_by_side(t, ann, friend)
    t.use(doubt, seat=2)
    assert ann.influence == 1


def test_tyxarglenak_does_not_draw_the_fire_of_allies() -> None:
    t = Table(seats=3)
    idol = plain("goods", "Idol", keywords=["Mystical"])
    beast, friend = t.put("Tyxarglenak (Exp.1)", at=SQUARE, has=[idol]), t.dude("Friend", seat=2, at=SQUARE)
    cheer = t.hand(CHEER, seat=2)
    side_by_side(t, beast, friend)
    t.use(cheer, "", friend, seat=2)
    assert friend.bullets == 1


def test_wendy_does_not_hunt_the_dudes_of_her_allies() -> None:
    t = Table(seats=3)
    ann = t.dude(at=SQUARE, value=8, bounty=2)
    wendy = t.put('Xiong "Wendy" Cheng (Exp.1)', seat=2, at=SQUARE)
    assert ann.value == 6
    side_by_side(t, ann, wendy)
    assert ann.value == 8


@pytest.mark.parametrize("title", ["20018", "24068", "Philip Swinford (Exp.1)"])
def test_an_ally_who_cheats_is_no_opponent(title: str) -> None:
    t = Table(seats=3)
    book = plain("spell", "Book", keywords=["Miracle"])
    watcher = t.put(title, seat=2, at=SQUARE)
    if watcher.has("Blessed"):
        t.attach(book, watcher)
    t.hand(plain("action"), seat=2)
    side_by_side(t, t.dude(at=SQUARE), watcher)
    t.hands(CHEATIN, LEGAL)
    with t.noting() as noted:
        t.run("resolution")
    asked = any(card in cards for cards in noted for card in watcher.attachments)
    assert t.decision.kind != "confirm" and not asked


def test_justice_in_exile_does_not_name_those_it_rides_with() -> None:
    t = Table("Law Dogs", "Law Dogs", "Justice In Exile", seats=3)
    ann, friend = t.dude(at=SQUARE), t.dude(seat=2, at=SQUARE)
    bob = side_by_side(t, ann, friend)
    t.hands(CHEATIN, CHEATIN)
    t.run("resolution")
    assert ann.bounty == 0 and bob.bounty == 1


def test_travis_does_not_raise_an_ally() -> None:
    t = Table(seats=3)
    travis, friend = t.put("Travis Moone (Exp.1)", at=SQUARE), t.dude(seat=2, at=SQUARE)
    card = t.hand(able("action", shootout(), lambda use: use.draw()), seat=2)
    side_by_side(t, travis, friend)
    t.use(card, seat=2)
    assert t.decision.kind == "play"


@pytest.mark.parametrize("guard", ["A Slight Modification", "Agent Moquin"])
def test_nobody_stops_what_an_ally_declares(guard: str) -> None:
    t = Table(seats=3)
    ann = t.put(guard, at=SQUARE) if guard == "Agent Moquin" else t.dude(at=SQUARE, has=[RAY])
    if guard != "Agent Moquin":
        t.hand(guard)
    friend, cheer = t.dude(seat=2, at=SQUARE), t.hand(CHEER, seat=2)
    side_by_side(t, ann, friend)
    t.use(cheer, "", friend, seat=2)
    assert friend.bullets == 1 and t.decision.kind == "play"


def test_the_mixer_heeds_allies() -> None:
    t = Table(seats=3)
    mixer, friend, cheer = t.put("24056", at=SQUARE), t.dude(seat=2, at=SQUARE), t.hand(CHEER, seat=2)
    before = mixer.bullets
    side_by_side(t, mixer, friend)
    t.use(mixer, "", mixer)
    t.use(cheer, "", mixer, seat=2)
    assert mixer.bullets == before + 1


def test_a_tusk_frightens_no_ally() -> None:
    t = Table(seats=3)
    ann, friend = t.dude("Ann", at=SQUARE, value=5, has=["Tusk"]), t.dude(seat=2, at=SQUARE, value=9)
    weak = dude & in_shootout & where(lambda card, use: card.value <= 5, "weak")
    cheer = t.hand(able("action", shootout(target=weak), lambda use: use.modify(ann, bullets=1)), seat=2)
    bob = side_by_side(t, ann, friend)
    t.turn_of(2)
    with t.noting() as noted:
        t.use(cheer, "", ann, seat=2)
    assert ann in noted[-1] and ann.bullets == 2 and bob.in_posse


def test_the_gazette_does_not_write_about_allies() -> None:
    t = Table(seats=3)
    t.put("The Gomorra Gazette")
    ann, friend = t.dude(at=SQUARE), t.dude(seat=2, at=SQUARE, influence=2)
    fame = t.hand(able("action", shootout(), lambda use: use.bounty(friend, 1)), seat=2)
    side_by_side(t, ann, friend)
    t.use(fame, seat=2)
    assert friend.bounty == 1 and t.decision.kind == "play"


def test_the_blighted_do_not_rise_for_allies() -> None:
    t = Table(seats=3)
    t.discard("The Blighted")
    ann, friend = t.dude(at=SQUARE, keywords=["Abomination"]), t.dude(seat=2, at=SQUARE)
    kill = t.hand(able("action", shootout(), lambda use: use.discard(friend)))
    side_by_side(t, ann, friend)
    t.use(kill)
    assert not friend.in_play and t.decision.kind == "play"


@pytest.mark.parametrize("title", ["Buskers", "Speaks-With-Earth"])
def test_allies_that_come_later_do_not_intrude(title: str) -> None:
    t = Table(seats=3, stash=3)
    t.stash(9, 2)
    ann, friend, late = t.put(title, at=SQUARE), t.dude(seat=2, at=SQUARE), t.dude("Late", seat=2)
    call = t.hand(able("action", shootout(brings_in=True), lambda use: use.join(late)), seat=2)
    side_by_side(t, ann, friend)
    t.use(call, seat=2)
    assert late.side == ann.side and not late.booted and t.decision.kind == "play"


def test_buskers_ask_nothing_of_allies_that_gather() -> None:
    t = Table(seats=3, stash=3)
    t.stash(9, 2)
    ann, friend = t.put("Buskers", at=SQUARE), t.dude("Friend", seat=2, at=SQUARE)
    late, bob = t.dude("Late", seat=2, at=t.deed(seat=2)), t.dude("Bob", seat=1, at=SQUARE)
    t.callout(ann, bob, "accept", ("invite", 2), friend, late)
    assert late.in_town_square and t.decision.kind != "react"


def test_an_ally_owes_no_blood() -> None:
    t = Table(seats=3)
    ann, amy = t.dude("Ann", at=SQUARE), t.dude("Amy", at=SQUARE)
    friend, debt = t.dude(seat=2, at=SQUARE), t.hand("Debt of Blood")
    mishap = t.hand(able("action", shootout(), lambda use: use.discard(amy)), seat=2)
    bob = t.dude("Bob", seat=1, at=SQUARE)
    t.callout(ann, bob, "accept", ("invite", 2), friend, amy)
    t.form()
    t.use(mishap, seat=2)
    assert not amy.in_play
    t.use(debt, "collect", ann)
    assert ann.bullets == 0 and not ann.is_stud


@pytest.mark.parametrize(("holder", "useful"), [(1, True), (2, False)])
def test_nathan_shane_does_not_read_allies(holder: int, useful: bool) -> None:
    t = Table(seats=3)
    nathan, friend = t.put("08004", at=SQUARE), t.dude(seat=2, at=SQUARE)
    t.hand(plain("action"), seat=holder)
    side_by_side(t, nathan, friend)
    assert t.can_use(nathan) is useful


def test_jonah_essex_does_not_strip_allies() -> None:
    t = Table(seats=3)
    jonah, friend = t.put("Jonah Essex (Exp.1)", at=SQUARE, bounty=3), t.dude(seat=2, at=SQUARE, has=[RAY])
    theirs = t.dude("Bob", seat=1, at=SQUARE, has=[RAY])
    t.callout(jonah, theirs, "accept", ("invite", 2), friend)
    t.form()
    with t.noting() as noted:
        t.use(jonah)
    assert friend.attachments[0] not in noted[0] and not theirs.attachments
