"""Ghost Town: actions."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import (
    Act,
    Stat,
    Until,
    Use,
    always,
    cannot,
    dude,
    happens,
    in_shootout,
    shootout,
    trait,
)
from gomorra.engine.board import players
from gomorra.engine.card.handle import Card
from gomorra.engine.fights import lumps
from gomorra.testing import CHEATIN, LEGAL, Table, able, plain, rule

BAJIE = "Raking Dragons"


SAP = able(
    "action", shootout(technique=True, target=dude & in_shootout),
    lambda use: use.modify(use.target, bullets=-1, influence=-1, value=-1), title="Sap",
)  # fmt: skip


PLAIN_SAP = able(
    "action",
    shootout(target=dude & in_shootout),
    lambda use: use.modify(use.target, bullets=-1),
    title="Plain sap",
)


def feast(t: Table) -> tuple[Card, Card]:
    """A fighter who has pigged out, against one dude."""
    monk = t.dude(at="town square", keywords=("Kung Fu 1",), value=9)
    bob = t.dude(seat=1, at="town square", bullets=5, influence=5, value=10)
    t.shootout(
        monk, bob, t.dude(at="town square", keywords=("Kung Fu 1",), value=9, bullets=5, title="Other")
    )
    t.stack("2♠")
    t.use(t.hand("Pigging Out"), "", monk)
    t.pass_()
    return monk, bob


def test_pigging_out_discards_five_cards_and_takes_a_zhu_bajie_technique() -> None:
    t = Table()
    monk, bob = (
        t.dude(at="town square", keywords=("Kung Fu 1",), value=9),
        t.dude(seat=1, at="town square"),
    )
    t.shootout(monk, bob)
    cards = t.stack("2♠", *[plain("action", f"Card {n}") for n in range(4)], BAJIE, plain("action", "Sixth"))
    t.use(t.hand("Pigging Out"), "", cards[5])
    assert t.hand_of() == [cards[5]] and set(cards[:5]) <= set(t.discard_of()) and t.deck_of()[0] is cards[6]


def test_without_such_a_technique_nothing_is_taken() -> None:
    t = Table()
    feast(t)
    assert not t.hand_of()


def test_afterwards_his_techniques_lower_foes_by_one_more() -> None:
    t = Table()
    monk, bob = feast(t)
    t.stack("2♠")
    t.use(t.hand(SAP), "", monk, bob)
    assert (bob.bullets, bob.influence, bob.value) == (3, 3, 8)


def test_other_dudes_other_abilities_and_friends_are_lowered_as_usual() -> None:
    t = Table()
    monk, bob = feast(t)
    other = next(card for card in t.game.dudes(0) if card.title == "Other")
    t.stack("2♠")
    t.use(t.hand(SAP), "", other, bob)
    assert bob.bullets == 4
    t.pass_()
    t.use(t.hand(PLAIN_SAP), "", bob)
    assert bob.bullets == 3
    t.pass_()
    t.stack("2♠")
    t.use(t.hand(SAP), "", monk, other)
    assert other.bullets == 4


def test_the_appetite_ends_with_the_shootout() -> None:
    t = Table()
    monk, bob = feast(t)
    t.hands("8♠ 8♥ 3♦ 4♣ 6♣", "2♣ 4♦ 6♥ 8♠ 10♣")
    t.finish()
    foe = t.dude(seat=1, at="town square", bullets=5)
    assert not bob.in_play
    t.shootout(monk, foe)
    t.stack("2♠")
    t.use(t.hand(SAP), "", foe)
    assert foe.bullets == 4


DOG = plain("goods", "Dog", keywords=("Sidekick",))


def test_requiem_for_a_good_boy() -> None:
    t = Table()
    ann = t.dude(at="town square", has=[DOG], booted=True)
    bob, ben = t.dude(seat=1, at="town square"), t.dude(seat=1, at="town square")
    amy = t.dude(at="town square")
    t.showdown(amy, bob, ann, ben, hands=(LEGAL + " A♥", LEGAL + " A♥"))
    t.use(t.hand("Requiem for a Good Boy"), "", ben)
    fight = t.game.shootout
    assert fight is not None and not ann.attachments and not ann.booted and ben.at_home and ben.booted
    fight.lost_by, fight.round_winner = 3, 1
    assert lumps.casualties(t.game, fight, 0) == 1


def test_requiem_needs_a_sidekick_in_the_posse() -> None:
    t = Table()
    t.dude(at="town square", has=[DOG])
    t.showdown(t.dude(at="town square"), t.dude(seat=1, at="town square"))
    assert not t.can_use(t.hand("Requiem for a Good Boy"))


def test_fool_me_once_makes_every_later_cheat_pay() -> None:
    t = Table()
    ann, foes = t.dude(at="town square"), [t.dude(seat=1, at="town square") for _ in range(5)]
    note = t.hand("Fool Me Once...")
    t.showdown(ann, *foes, hands=("K♣ K♦ K♥ 4♠ 9♣", CHEATIN + " A♥ Q♦ J♠ 8♦"))
    t.use(note)
    assert note.host is t.game.outfit(1) and len(t.hand_of()) == 3
    t.next_round()
    t.hands("K♣ K♦ K♥ 4♠ 9♣", CHEATIN + " A♥ Q♦ J♠ 8♦")
    t.run("resolution")
    assert len(t.hand_of()) == 4 and not t.hand_of(1)


def test_fool_me_once_costs_an_honest_player_nothing() -> None:
    t = Table()
    t.attach("Fool Me Once...", t.game.outfit(1), seat=0)
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.showdown(ann, bob, hands=(CHEATIN, LEGAL))
    assert not t.hand_of() and not t.hand_of(1)


@rule("CG-Shootout4a-b")
def test_fool_me_once_looks_at_the_hand_as_it_was_revealed() -> None:
    t = Table()
    t.attach("Fool Me Once...", t.game.outfit(t.seat(1)), seat=0)
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")

    def whitewash(use: Use) -> None:
        use.for_player(t.seat(1), Stat.LEGAL_HAND, until=Until.ROUND)

    laundry = t.put(able("deed", trait("after", happens.Revealed), whitewash))
    t.shootout(ann, bob)
    t.hands(LEGAL, CHEATIN)
    t.run("order")
    t.answer(lambda option: laundry.id in option.payload)
    assert len(t.hand_of()) == 1


def test_a_fiddle_game_pays_until_it_is_found_out() -> None:
    t = Table()
    t.dude()
    game = t.hand("Fiddle Game")
    t.use(game)
    t.finish()
    home = t.game.outfit(0)
    assert game.host is home and home.production == 2 and players.production_of(t.game, 0) == 2
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    turn = t.hand("One Good Turn…", seat=1)
    t.showdown(ann, bob, hands=(CHEATIN, LEGAL))
    t.use(turn, "hush_money")
    assert game in t.discard_of() and home.production == 0


def test_a_fiddle_game_survives_cheatin_resolutions_against_others() -> None:
    t = Table()
    game = t.attach("Fiddle Game", t.game.outfit(0))
    turn = t.hand("One Good Turn…")
    t.showdown(t.dude(at="town square"), t.dude(seat=1, at="town square"), hands=(LEGAL, CHEATIN))
    t.use(turn, "hush_money")
    assert game.in_play


ENGINE = plain("goods", "Engine", cost=6, keywords=("Gadget 10",))


@pytest.mark.parametrize("code", ["14035", "24233"])
@pytest.mark.parametrize("pile", ["hand", "discard"])
@pytest.mark.parametrize(("place", "point"), [("town square", 1), ("deed", 0)])
def test_a_technological_exhibition_unveils_a_gadget(code: str, pile: str, place: str, point: int) -> None:
    t = Table(stash=1)
    ann, deed = t.dude(keywords=("Mad Scientist 1",)), t.deed()
    t.dude()
    engine = t.hand(ENGINE) if pile == "hand" else t.discard(ENGINE)
    t.use(t.hand(code), "", deed if place == "deed" else "town square")
    t.stack("4♠")
    t.finish()
    assert engine.host is ann and t.rock() == 0 and engine.control == point and ann.at_home and ann.booted


@pytest.mark.parametrize("code", ["14035", "24233"])
def test_a_technological_exhibition_may_fail_and_needs_a_scientist(code: str) -> None:
    t = Table(stash=1)
    show, engine = t.hand(code), t.hand(ENGINE)
    t.dude()
    assert not t.can_use(show)
    t.dude(keywords=("Mad Scientist 1",))
    t.use(show, "", "town square")
    t.stack("3♠")
    t.finish()
    assert engine in t.discard_of()


@pytest.mark.parametrize(("cost", "price", "saved"), [(9, 5, 4), (6, 4, 2), (3, 3, 0)])
def test_a_piece_of_the_action_for_a_newcomer(cost: int, price: int, saved: int) -> None:
    t = Table(stash=price)
    dear = t.hand(plain("dude", "Dear", cost=cost))
    gun, extra = t.discard(plain("goods", "Gun", cost=saved), plain("goods", "Dearer", cost=saved + 1))
    t.discard(plain("goods", "Ray", keywords=("Gadget 5",)))
    t.use(t.hand("A Piece of the Action"), "", gun)
    assert dear.at_home and t.rock() == 0 and gun.host is dear and extra in t.discard_of()


def test_a_piece_of_the_action_needs_an_affordable_dude() -> None:
    t = Table(stash=3)
    t.hand(plain("dude", "Dear", cost=5))
    assert not t.can_use(t.hand("A Piece of the Action"))


@pytest.mark.parametrize("way", ["gain 1 bounty", "boot and pay 1 ghost rock"])
def test_the_framed_choose_between_bounty_and_boots(way: str) -> None:
    t = Table(stash=5)
    bob = t.dude(seat=1, influence=2)
    t.dude(seat=1, influence=6)
    t.use(t.hand("Framed"), "plant_evidence")
    assert t.decision.seat == 1
    t.answer(way)
    bribed = way.startswith("boot")
    assert bob.booted is bribed and bob.bounty == (0 if bribed else 1)
    assert (t.rock(0), t.rock(1)) == ((4, 4) if bribed else (3, 5))


def test_who_cannot_pay_gains_the_bounty() -> None:
    t = Table(stash=5)
    t.stash(0, seat=1)
    bob = t.dude(seat=1)
    t.use(t.hand("Framed"), "plant_evidence")
    assert bob.bounty == 1 and not bob.booted


def test_the_book_is_thrown_at_the_wanted() -> None:
    t = Table()
    bob = t.dude(seat=1, bounty=1)
    t.dude(seat=1)
    t.dude(bounty=1)
    t.use(t.hand("Framed"), "throw_the_book")
    assert bob.bounty == 4


def test_a_plague_of_grasshoppers_swarms() -> None:
    t = Table()
    fast, slow = (t.dude(keywords=("Kung Fu 1",), value=value) for value in (7, 4))
    deed = t.deed(seat=1)
    t.dude(keywords=("Kung Fu 1",), booted=True)
    t.dude()
    t.stack("6♠ 5♠")
    t.use(t.hand("Plague of Grasshoppers"), "", fast, slow, deed)
    assert fast.place == deed.id and not fast.booted and slow.at_home


@pytest.mark.parametrize("edge", ["control", "influence", "bounty", "none"])
def test_a_foreboding_glance_compares_two_dudes(edge: str) -> None:
    t = Table()
    ann = t.dude(
        at="town square",
        influence=2 if edge == "influence" else 1,
        control=1 if edge == "control" else 0,
        bounty=1 if edge == "bounty" else 0,
    )
    bob = t.dude(seat=1, at="town square", influence=1, has=[plain("goods", "Gun")])
    t.dude(seat=1)
    t.use(t.hand("Foreboding Glance"))
    assert bob.attachments[0].booted is (edge == "control") and bob.booted is (edge == "influence")
    assert (t.decision.kind == "callout") is (edge == "bounty") and ann.in_play


def test_an_ally_mourns_for_the_posse_that_it_helps() -> None:
    t = Table(seats=3)
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    bert = t.dude(seat=1, at="town square")
    friend = t.dude(seat=2, at="town square", has=[DOG])
    t.callout(ann, bob, "accept")
    t.answer(("invite", 2), friend)
    t.form(bert)
    t.hands(LEGAL, LEGAL)
    t.run("resolution")
    t.use(t.hand("Requiem for a Good Boy", seat=2), "", bert, seat=2)
    fight = t.game.shootout
    assert fight is not None
    fight.lost_by, fight.round_winner = 3, 1
    assert lumps.casualties(t.game, fight, 0) == 1


def test_requiem_needs_a_sidekick_that_can_go() -> None:
    t = Table()
    hound = able(
        "goods", always(cannot(Act.DISCARD)), lambda card, item, *others: item is card, keywords=("Sidekick",)
    )
    t.showdown(t.dude(at="town square", has=[hound]), t.dude(seat=1, at="town square"))
    assert not t.can_use(t.hand("Requiem for a Good Boy"))


@pytest.mark.parametrize(
    ("outfit", "title", "price"),
    [("Morgan Cattle Co.", "E.B. Farnum", 6), ("Eagle Wardens", "Eagle Woman That All Look At", 4)],
)
def test_a_piece_of_the_action_is_as_cheap_as_it_gets(outfit: str, title: str, price: int) -> None:
    t = Table(outfit, "Law Dogs")
    friend, newcomer = t.dude(influence=3), t.hand(title)
    action = t.hand("A Piece of the Action")
    t.use(action, "", *(["pass"] if newcomer.patrons() else []))
    assert newcomer.at_home and not friend.booted and t.rock() == 20 - price

    t = Table(outfit, "Law Dogs", stash=price - 1)
    t.dude(influence=3)
    t.hand(title)
    assert not t.can_use(t.hand("A Piece of the Action"))
