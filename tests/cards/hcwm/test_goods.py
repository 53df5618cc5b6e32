"""Hell's Comin' With Me: goods."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import always, cheatin, resolution, shootout
from gomorra.engine.card.handle import Card
from gomorra.testing import LEGAL, Table, able, either_leads, plain, rule

PAIR, ILLEGAL = "8♠ 8♥ 3♦ 4♣ 6♣", "8♠ 8♠ 3♦ 4♣ 6♣"
HEX = plain("spell", "Hex", keywords=["Hex"])
OUT = ["Out of Town"]


def duel(t: Table, *gear: object, **facts: object) -> tuple[Card, Card]:
    """Somebody with gear against a dude with four bullets."""
    ann = t.dude("Ann", at="town square", has=gear, **facts)
    bob = t.dude("Bob", seat=1, at="town square", value=5, bullets=4, stud=True)
    t.shootout(ann, bob)
    return ann, bob


def test_blue_lightnin_makes_its_bearer_a_stud() -> None:
    t = Table()
    ann, other = t.dude(has=["Blue Lightnin'"]), t.dude()
    assert ann.is_stud and not other.is_stud


def test_blue_lightnin_feeds_on_one_hex_after_the_other() -> None:
    t = Table()
    ann, _ = duel(t, "Blue Lightnin'", HEX, HEX, keywords=["Huckster 1"], bullets=1)
    gun, first, second = ann.attachments
    t.use(gun, "", first, "+1 bullets")
    assert first.booted and ann.bullets == 2 and ann.rating("Huckster") == 1
    t.pass_()
    t.use(gun, "", "+1 Huckster")
    assert second.booted and ann.bullets == 2 and ann.rating("Huckster") == 2
    t.pass_()
    assert not t.can_use(gun)
    t.finish()
    assert not ann.in_play or (ann.bullets, ann.rating("Huckster")) == (1, 1)


def test_blue_lightnin_needs_a_hex_of_its_bearer() -> None:
    t = Table()
    t.dude(at="town square", keywords=["Huckster 0"], has=[HEX])
    ann, _ = duel(t, "Blue Lightnin'", plain("spell", "Prayer", keywords=["Miracle"]), keywords=["Blessed 0"])
    assert not t.can_use(ann.attachments[0])


def push(use: object) -> object:
    return use.rank(use.seat, 1)


def magnum(mine: str, kind: object) -> tuple[Table, Card]:
    """The rounds are loaded; then an ability of this kind raises your rank."""
    t = Table()
    ann, bob = t.dude(at="town square", has=["Magnum Rounds"]), t.dude(seat=1, at="town square")
    rounds, before = ann.attachments[0], ann.bullets
    t.shootout(ann, bob)
    t.use(rounds)
    assert ann.bullets == before + 1 and rounds in t.discard_of()
    card = t.hand(able("action", kind, push))
    t.hands(mine, ILLEGAL)
    return t, card


@pytest.mark.parametrize(("mine", "kind", "rank"), [
    (PAIR, resolution(), 2), (ILLEGAL, resolution(), 3), (PAIR, cheatin(), 3),
])  # fmt: skip
def test_with_magnum_rounds_and_a_legal_hand_ranks_hold(mine: str, kind: object, rank: int) -> None:
    t, card = magnum(mine, kind)
    t.run("resolution")
    t.use(card)
    assert t.rank(0) == rank


@pytest.mark.parametrize(("mine", "rank"), [(PAIR, 2), (ILLEGAL, 3)])
def test_what_changed_ranks_before_does_not_count_either(mine: str, rank: int) -> None:
    t, card = magnum(mine, shootout())
    t.pass_()
    t.use(card)
    t.run("resolution")
    assert t.rank(0) == rank


def test_traits_change_ranks_in_spite_of_magnum_rounds() -> None:
    t, _ = magnum(PAIR, resolution())
    t.put(able("deed", always("rank"), lambda card, seat: 2 if seat == 1 else 0))
    t.run("resolution")
    assert (t.rank(0), t.rank(1)) == (2, 4)


def test_the_rounds_last_for_one_round() -> None:
    t = Table()
    ann = t.dude("Ann", at="town square", has=["Magnum Rounds"])
    bob, friend, foe = (
        t.dude(seat=1, at="town square"),
        t.dude(at="town square"),
        t.dude(seat=1, at="town square"),
    )
    t.shootout(ann, bob, friend, foe)
    t.use(ann.attachments[0])
    card = t.hand(able("action", resolution(), push))
    t.hands(PAIR, LEGAL)
    t.next_round()
    t.hands(PAIR, LEGAL)
    t.run("resolution")
    t.use(card)
    assert t.rank(0) == 3


def test_the_mole_digs_out_of_town_only() -> None:
    t = Table()
    mine, shop = t.deed(production=1, keywords=OUT), t.deed(production=1)
    mole = t.attach("Iron Mole", t.dude(at=mine))
    t.attach("Iron Mole", t.dude(at=shop))
    assert (mine.production, shop.production) == (2, 1) and mole.place == mine.id


def test_the_mole_burrows_to_a_deed_out_of_town() -> None:
    t = Table()
    mine = t.deed(keywords=OUT, seat=1)
    t.deed()
    ann = t.dude(has=["Iron Mole"])
    t.use(ann.attachments[0], "burrow")
    assert ann.place == mine.id and not ann.booted and ann.attachments[0].booted
    assert not t.can_use(t.attach("Iron Mole", t.dude(at=mine)), "burrow")


@rule("CG-Abilities-c")
@pytest.mark.parametrize("remote", [True, False])
@either_leads
def test_the_mole_surfaces_in_a_fight_from_out_of_town(remote: bool) -> None:
    t = Table()
    ann = t.dude(at=t.deed(keywords=OUT if remote else []), booted=True, has=["Iron Mole"])
    duel(t)
    t.use(ann.attachments[0], "surface")
    assert ann.in_posse is remote and ann.attachments[0].booted and (ann.place == 0) is remote


@pytest.mark.parametrize(("pulled", "caught"), [("4♣", True), ("3♣", False)])
def test_the_net_catches_by_skill(pulled: str, caught: bool) -> None:
    t = Table()
    ann, bob = duel(t, "Net Gun", keywords=["Mad Scientist 1"])
    gun = ann.attachments[0]
    t.stack(pulled)
    t.use(gun)
    assert bob.is_stud is not caught and gun.in_play is not caught and (caught or gun.booted)


def test_the_net_needs_a_mad_scientist() -> None:
    t = Table()
    ann, _ = duel(t, "Net Gun")
    assert not t.can_use(ann.attachments[0])


@pytest.mark.parametrize("bearer", [False, True])
def test_a_lost_scratch_turns_over_a_card(bearer: bool) -> None:
    t = Table()
    ann, spare = t.dude(has=["Scratch"]), t.hand(plain("action", "Spare"))
    scratch = ann.attachments[0]
    list(t.game.rules(1).discard(ann if bearer else scratch))
    assert scratch in t.discard_of() and spare in t.discard_of()
    assert len(t.hand_of()) == 1 and spare not in t.hand_of()


def test_scratch_gives_nothing_for_an_empty_hand_nor_when_aced() -> None:
    t = Table()
    ann, ben = t.dude(has=["Scratch"]), t.dude(has=["Scratch"])
    list(t.game.rules(0).discard(ann.attachments[0]))
    assert not t.hand_of()
    spare = t.hand(plain("action", "Spare"))
    list(t.game.rules(0).ace(ben.attachments[0]))
    assert t.hand_of() == [spare]


def test_scratch_from_the_hand_is_not_lost() -> None:
    t = Table()
    scratch, spare = t.hand("Scratch", plain("action", "Spare"))
    list(t.game.rules(0).discard(scratch))
    assert t.hand_of() == [spare]


@pytest.mark.parametrize("fight", [False, True])
def test_scratch_roams_next_door(fight: bool) -> None:
    t = Table()
    shop = t.deed()
    ben = t.dude("Ben", at=shop)
    t.dude("Far", at=t.deed(keywords=OUT)), t.dude("Same", at="town square")
    t.dude("Theirs", seat=1, at=shop)
    ann, _ = duel(t, "Scratch") if fight else (t.dude(at="town square", has=["Scratch"]), None)
    scratch = ann.attachments[0]
    t.use(scratch, "roam")
    assert scratch.host is ben and scratch.booted and not ben.in_posse


def sing(t: Table, place: str, pulled: str = "9♣") -> tuple[Card, Card]:
    """A Blessed casts Dies Irae in the square where the Banjo is, or is not."""
    ann = t.dude("Ann", at=place, has=["Battered Banjo"], influence=1)
    singer, bob = (
        t.dude(at="town square", keywords=["Blessed 0"], has=["Dies Irae"]),
        t.dude(seat=1, at="town square"),
    )
    t.shootout(singer, bob)
    t.stack(pulled)
    t.use(singer.attachments[0])
    return ann, ann.attachments[0]


def test_the_banjo_accompanies_a_hymn() -> None:
    t = Table()
    ann, banjo = sing(t, "town square")
    t.answer("react")
    assert banjo.booted and ann.influence == 2


@pytest.mark.parametrize(("place", "pulled"), [("home", "9♣"), ("town square", "2♣")])
def test_the_banjo_is_silent_elsewhere_and_after_failures(place: str, pulled: str) -> None:
    t = Table()
    ann, banjo = sing(t, place, pulled)
    assert t.decision.kind == "play" and not banjo.booted and ann.influence == 1


def test_the_banjo_is_no_use_for_other_miracles() -> None:
    t = Table()
    ann = t.dude(at="town square", has=["Battered Banjo"])
    singer, bob = (
        t.dude(at="town square", keywords=["Blessed 0"], has=["Babble On"]),
        t.dude(seat=1, at="town square"),
    )
    t.shootout(singer, bob)
    t.stack("9♣")
    t.use(singer.attachments[0], "talk_down")
    assert bob.booted and t.decision.kind == "play" and not ann.attachments[0].booted


def test_the_banjo_breaks_on_a_head() -> None:
    t = Table()
    ann, bob = t.dude(at="town square", has=["Battered Banjo"]), t.dude(seat=1, at="town square", bullets=3)
    far = t.dude(seat=1, bullets=3)
    banjo = ann.attachments[0]
    t.use(banjo, "smash")
    assert (bob.bullets, far.bullets) == (1, 3) and banjo in t.discard_of()
    t.end_day()
    assert bob.bullets == 3


def test_the_banjo_needs_a_head() -> None:
    t = Table()
    ann = t.dude(at="town square", has=["Battered Banjo"])
    t.dude(seat=1)
    assert not t.can_use(ann.attachments[0], "smash")
