"""Blood Moon Rising: goods."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import dude, shootout
from gomorra.catalog import Printing
from gomorra.engine.card.handle import Card
from gomorra.testing import Table, able, plain


@pytest.mark.parametrize("code", ["18026", "24143"])
def test_the_baijiu_jar_is_for_saloons(code: str) -> None:
    t = Table()
    bar = t.deed(keywords=("Saloon",))
    there, away = t.dude(at=bar, has=[code], value=5), t.dude(has=[code], value=5)
    assert (there.value, there.influence, away.value, away.influence) == (8, 1, 5, 0)


@pytest.mark.parametrize("code", ["18026", "24143"])
@pytest.mark.parametrize("cards", [2, 3])
def test_a_binge_turns_three_cards_into_four(code: str, cards: int) -> None:
    t = Table()
    ann = t.dude(at="town square", has=[code])
    jar = ann.attachments[0]
    hand = t.hand(*(plain("action", f"Card {n}") for n in range(cards)))
    t.shootout(ann, t.dude(seat=1, at="town square"))
    assert t.can_use(jar) is (cards == 3)
    if cards == 3:
        t.use(jar, "", hand[0], hand[1])
        assert len(t.hand_of()) == 4 and set(hand) == set(t.discard_of()) and jar.booted


SWORD = plain("goods", "Sword", keywords=("Weapon", "Melee"))


GUN = plain("goods", "Gun", keywords=("Weapon",))


def punchers(t: Table, code: str, second: Printing, *keywords: str) -> Card:
    ann = t.dude(keywords=keywords, has=[code])
    t.shop(t.hand(second), ann)
    return ann


@pytest.mark.parametrize("code", ["18028", "24161"])
@pytest.mark.parametrize(
    ("second", "keywords", "weapons"), [(SWORD, (), 2), (GUN, (), 1), (GUN, ("Gadget 5",), 2)]
)
def test_the_hydro_puncher_goes_with_a_second_weapon(
    code: str, second: Printing, keywords: tuple[str, ...], weapons: int
) -> None:
    t = Table()
    ann = punchers(t, code, second, *keywords)
    assert len(ann.attached("Weapon")) == weapons and ann.is_stud is (weapons == 2)


@pytest.mark.parametrize("code", ["18028", "24161"])
def test_two_hydro_punchers_make_no_third_hand(code: str) -> None:
    t = Table()
    ann = t.dude(has=[code, code])
    t.shop(t.hand(SWORD), ann)
    while t.decision.kind == "choose":
        t.game.answer(t.decision.options[0].payload)
    assert len(ann.attached("Weapon")) == 2


@pytest.mark.parametrize("code", ["18028", "24161"])
def test_the_hydro_puncher_boots_a_dude_and_a_card(code: str) -> None:
    t = Table()
    ann = t.dude(at="town square", has=[code])
    bob = t.dude(seat=1, at="town square", has=[GUN, plain("goods", "Hat")])
    t.shootout(ann, bob)
    t.use(ann.attachments[0], "", bob.attachments[1])
    assert (
        bob.booted
        and [card.booted for card in bob.attachments] == [False, True]
        and ann.attachments[0].booted
    )


def test_one_lariat_is_enough_for_a_ranch() -> None:
    t = Table()
    ranch, shop = t.deed(keywords=("Ranch",), production=1), t.deed(production=1)
    first = t.dude(at=ranch, has=["Rancher's Lariat"])
    t.dude(seat=1, at=ranch, has=["Rancher's Lariat"])
    t.dude(at=shop, has=["Rancher's Lariat"])
    assert ranch.production == 3 and shop.production == 1
    t.game.state.bodies[first.id].location = 0
    t.game.state.version += 1
    assert ranch.production == 3


@pytest.mark.parametrize("boots", [True, False])
def test_the_lariat_ropes_a_gunman(boots: bool) -> None:
    t = Table()
    ann = t.dude(at="town square", has=["Rancher's Lariat"])
    bob = t.put(
        able("dude", shootout(target=dude), lambda use: use.boot(use.target)),
        seat=1,
        at="town square",
        has=[GUN],
    )
    t.shootout(ann, bob)
    t.use(ann.attachments[0], "", bob.attachments[0] if boots else "pass")
    assert bob.attachments[0].booted is boots and not t.can_use(bob) and not bob.booted


def test_de_annulos_mysteriis_finds_a_job() -> None:
    t = Table(stash=5)
    ann, friend = t.dude(has=["De Annulos Mysteriis"]), t.dude(bullets=1)
    book, (coach, ambush) = ann.attachments[0], t.discard("A Coach Comes to Town", "Ambush")
    t.dude(seat=1)
    t.use(book)
    assert book in t.boot_hill_of() and t.game.job is not None and t.game.job.use.leader is ann
    assert ann.bullets == 1 and ann.is_stud and ambush in t.discard_of() and friend.in_play
    t.finish()
    assert ann.at_home and ann.booted and not ann.is_stud and t.rock() == 9 and coach in t.discard_of()


def test_de_annulos_mysteriis_lets_others_lead_for_the_booted() -> None:
    t = Table(stash=5)
    ann, friend = t.dude(has=["De Annulos Mysteriis"], booted=True), t.dude()
    t.discard("A Coach Comes to Town")
    t.use(ann.attachments[0])
    assert t.game.job is None or t.game.job.use.leader is friend
    t.finish()
    assert friend.booted and not ann.is_stud and t.rock() == 9


def test_de_annulos_mysteriis_needs_a_job_about_a_location() -> None:
    t = Table()
    ann = t.dude(has=["De Annulos Mysteriis"])
    t.discard("Ambush", "War Paint")
    t.dude(seat=1)
    assert not t.can_use(ann.attachments[0])
