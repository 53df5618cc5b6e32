"""Double Dealin': spells."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import dude, noon, opposing, shootout
from gomorra.engine.card.handle import Card
from gomorra.engine.events import RoundDecided
from gomorra.testing import CHEATIN, LEGAL, Table, able, either_leads, rule

FULL_HOUSE = "9♠ 9♥ 9♦ 4♣ 4♦"


def fetching(t: Table, code: str, mine: str, theirs: str = CHEATIN, *, pull: str = "3♠") -> tuple[Card, Card]:
    """A Huckster 2 casts Fetch in the Resolution step."""
    caster = t.dude(at="town square", keywords=("Huckster 2",), has=(code,))
    foe = t.dude(seat=1, at="town square")
    friends = [t.dude(seat=seat, at="town square") for seat in (0, 0, 1)]
    t.showdown(caster, foe, *friends, hands=(f"{mine} {pull}", theirs))
    t.use(caster.attachments[0])
    return caster, caster.attachments[0]


@rule("CE-Fetch")
@pytest.mark.parametrize("code", ["03018", "24184", "00136"])
@either_leads
def test_fetch_keeps_a_card_when_the_draw_hand_is_discarded(code: str) -> None:
    t = Table()
    _, spell = fetching(t, code, LEGAL)
    assert spell.booted and not t.hand_of()
    t.run("choose")
    card = next(card for card in t.choices() if card.title == "8♠")
    assert len(t.choices()) == 5
    t.answer(card)
    assert t.hand_of() == [card] and card not in t.discard_of()


def test_fetch_may_be_declined() -> None:
    t = Table()
    fetching(t, "03018", LEGAL)
    t.run("choose")
    t.answer("pass")
    assert not t.hand_of()


@rule("CE-Fetch")
@pytest.mark.parametrize("code", ["03018", "24184"])
def test_fetch_takes_three_casualties_off(code: str) -> None:
    t = Table()
    fetching(t, code, LEGAL, "9♠ 9♠ 9♦ 4♣ 4♦")
    t.run("choose")
    assert t.events(RoundDecided)[0].casualties == (3, 0)


@rule("CE-Fetch")
@pytest.mark.parametrize("code", ["03018", "24184"])
def test_fetch_takes_casualties_off_for_one_round(code: str) -> None:
    t = Table()
    fetching(t, code, LEGAL)
    t.next_round()
    t.hands(LEGAL, "9♠ 9♥ 9♦ 4♣ 6♦")
    t.run("casualty")
    assert [event.casualties[0] for event in t.events(RoundDecided)] == [0, 3]


@rule("CE-Fetch")
@pytest.mark.parametrize("code", ["03018", "24184", "00136"])
@pytest.mark.parametrize("keeps", [True, False])
def test_fetch_may_keep_a_card_of_a_lowball_hand(code: str, keeps: bool) -> None:
    t = Table()
    spell = t.dude(keywords=("Huckster 2",), has=(code,)).attachments[0]
    t.stack(f"{LEGAL} 3♠")
    t.stack(CHEATIN, seat=1)
    t.start("gambling")
    t.use(spell)
    t.run("choose")
    assert t.game.state.phase == "gambling" and len(t.choices()) == 5
    card = t.choices()[0]
    t.answer(card if keeps else "pass")
    assert (t.hand_of() == [card]) is keeps and (card in t.discard_of()) is not keeps


@rule("FQ-Fetch-a", "CR-AllJokers-a")
@either_leads
def test_a_fetched_joker_is_not_aced() -> None:
    t = Table()
    fetching(t, "03018", "2♣ 4♦ 6♥ 8♠ joker")
    t.run("choose")
    joker = next(card for card in t.choices() if card.is_joker)
    t.answer(joker)
    assert t.hand_of() == [joker] and not t.boot_hill_of()


def test_a_failed_fetch_fetches_nothing() -> None:
    t = Table()
    fetching(t, "03018", LEGAL, FULL_HOUSE.replace("9♥", "9♠"), pull="2♠")
    t.finish()
    assert t.events(RoundDecided)[0].casualties == (6, 0) and not t.hand_of()


def test_fetch_works_in_lowball() -> None:
    t = Table()
    t.dude(keywords=("Huckster 2",), has=("Fetch",), at="town square")
    spell = t.game.dudes(t.seat(0))[0].attachments[0]
    t.stack(f"{LEGAL} 9♠")
    t.stack(CHEATIN, seat=1)
    t.start("gambling")
    t.run("play")
    t.use(spell)
    card = t.game.rules(t.seat(0)).draw_hand()[0]
    t.run("choose")
    t.answer(card)
    assert card in t.hand_of()


@rule("CR-Fetch-a", "CR-BottomDealin-c")
@either_leads
def test_fetch_never_takes_another_players_card() -> None:
    t = Table(winner=1)
    caster = t.dude(at="town square", keywords=("Huckster 9",), has=("Fetch",))
    foe = t.dude(seat=1, at="town square")
    bottom = t.hand("Bottom Dealin'", seat=1)
    t.showdown(caster, foe, hands=(CHEATIN, CHEATIN + " 3♦ 3♥ 5♠ 7♦ J♣"))
    t.use(bottom)
    assert all(card.owner == t.seat(1) for card in t.game.rules(t.seat(0)).draw_hand())
    t.use(caster.attachments[0])
    t.finish()
    assert not t.hand_of() and {"3♦", "3♥", "5♠"} <= {card.title for card in t.discard_of(1)}


@rule("CR-Fetch-b")
@either_leads
def test_fetch_takes_cards_put_into_the_draw_hand() -> None:
    t = Table()
    caster = t.dude(at="town square", keywords=("Huckster 9",), has=("Fetch",))
    gun = t.put("The Ghostly Gun", at="town square")
    foe = t.dude(seat=1, at="town square")
    t.shootout(caster, foe, gun)
    t.hands(f"{LEGAL} A♥", CHEATIN)
    t.run("pick shooters")
    t.answer(caster)
    t.run("resolution")
    t.use(gun)
    while t.decision.kind != "play":
        t.game.answer(t.plain_answer())
    t.pass_()
    t.use(caster.attachments[0])
    t.run("choose")
    assert gun in t.choices()
    t.answer(gun)
    assert gun in t.hand_of()


def twisted(t: Table, code: str) -> tuple[Card, Card, Card]:
    """A Huckster has twisted an opposing dude, who has a friend in the posse."""
    ann = t.dude(at="town square", keywords=["Huckster 1"], has=[code])
    foe, friend = (t.dude(seat=1, at="town square", bullets=2, value=6) for _ in range(2))
    t.shootout(ann, foe, friend)
    t.stack("3♠")
    t.use(ann.attachments[0], "", foe)
    return ann, foe, friend


@pytest.mark.parametrize("code", ["03017", "24182"])
@pytest.mark.parametrize("fate", ["discard", "ace"])
def test_corporeal_twist_weakens_and_its_victims_fall_is_rewarded_for_good(code: str, fate: str) -> None:
    t = Table()
    ann, foe, _ = twisted(t, code)
    assert (foe.bullets, foe.value) == (1, 4) and ann.attachments[0].booted
    kill = able("action", shootout(target=opposing & dude), lambda use: getattr(use, fate)(use.target))
    t.use(t.hand(kill), "", foe)
    assert not foe.in_play and ann.control == 1
    t.hands(FULL_HOUSE, LEGAL)
    t.finish()
    assert ann.control == 1


def test_corporeal_twist_rewards_a_casualty_once_even_when_the_spell_is_gone() -> None:
    t = Table()
    ann, foe, friend = twisted(t, "Corporeal Twist")
    lose = t.hand(able("action", shootout(), lambda use: use.discard(ann.attachments[0])))
    t.use(lose)
    t.hands(FULL_HOUSE, LEGAL)
    t.finish()
    assert not foe.in_play and not friend.in_play and ann.control == 1


def test_corporeal_twist_pays_nothing_after_the_shootout_or_for_others() -> None:
    t = Table()
    ann, foe, friend = twisted(t, "Corporeal Twist")
    home = t.hand(
        able("action", shootout(target=opposing & dude), lambda use: use.send_home_booted(use.target))
    )
    kill = t.hand(able("action", shootout(target=opposing & dude), lambda use: use.ace(use.target)))
    t.use(home, "", foe)
    t.use(kill)
    assert not friend.in_play and t.game.shootout is None and ann.control == 0
    assert (foe.bullets, foe.value) == (2, 6)
    t.use(t.hand(able("action", noon(target=opposing & dude), lambda use: use.ace(use.target))))
    assert not foe.in_play and ann.control == 0


def test_corporeal_twist_has_to_succeed() -> None:
    t = Table()
    ann = t.dude(at="town square", keywords=["Huckster 1"], has=["Corporeal Twist"])
    foe = t.dude(seat=1, at="town square", bullets=2, value=6)
    t.shootout(ann, foe)
    t.stack("2♠")
    t.use(ann.attachments[0])
    assert (foe.bullets, foe.value) == (2, 6)


def test_corporeal_twist_goes_on_when_the_spell_is_blank() -> None:
    t = Table()
    ann, foe, _ = twisted(t, "Corporeal Twist")
    kill = t.hand(able("action", shootout(target=opposing & dude), lambda use: use.discard(use.target)))
    t.use(t.hand(able("action", shootout(), lambda use: use.make_blank(ann.attachments[0]))))
    t.use(kill, "", foe)
    assert not foe.in_play and ann.control == 1
