"""Glossary: requirements that are prevented, searches of several cards, and traits in piles and in turn."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import ALL, HAND, always, dude, happens, noon, trait, your
from gomorra.engine.kernel.state import BOOT_HILL, DECK, DISCARD
from gomorra.testing import Table, able, plain, rule


def moving(verb, card):
    return lambda use: getattr(use, verb)(card)


@rule("CG-Abilities-b", "CG-Prevention-a")
@pytest.mark.parametrize("role", ["boots", "discards", "aces"])
def test_a_requirement_that_something_prevents_cannot_be_met(role: str) -> None:
    t = Table()
    act = {"boots": "boot", "discards": "discard", "aces": "ace"}[role]
    t.put(able("dude", always(f"cannot {act}"), lambda card, asked, use, other: True))
    needs = t.hand(able("action", noon(**{role: your & dude}), lambda use: use.gain(1)))
    assert not t.can_use(needs)
    helper = t.dude()
    t.use(needs)
    assert t.rock() == 21 and (helper.booted if role == "boots" else not helper.in_play)


@rule("CG-Abilities-b", "CG-Prevention-b")
def test_nobody_aces_a_harrowed_dude_to_achieve_something() -> None:
    t = Table()
    undead = t.dude(keywords=["Harrowed"])
    needs = t.hand(able("action", noon(aces=your & dude), lambda use: use.gain(1)))
    assert not t.can_use(needs)
    mortal = t.dude()
    t.use(needs)
    assert undead.in_play and mortal.zone == BOOT_HILL


@rule("CG-Searching-a")
@pytest.mark.parametrize("taken", [0, 1, 2])
def test_of_several_cards_a_searcher_takes_as_many_as_he_likes(taken: int) -> None:
    t = Table()
    found = t.stack(*(plain("dude", f"Dude {number}") for number in range(3)))

    def search(use):
        for card in (yield from use.search(lambda one, use: one.is_dude, count=2)):
            yield from use.to_hand(card)

    t.use(t.hand(able("action", noon(), search)), "", *found[:taken])
    if taken < 2:
        t.answer("pass")
    assert len(t.hand_of()) == taken and t.decision.kind == "play"


@rule("CG-Traits-i")
@pytest.mark.parametrize("needs", [True, False])
@pytest.mark.parametrize("whose", [0, 1])
def test_a_trait_sees_what_the_one_before_has_done(whose: int, needs: bool) -> None:
    t = Table(winner=0)
    hero = t.dude()
    after = happens.Gained
    t.put(
        able("deed", trait("after", after, if_=lambda c, e: e.seat == t.seat(0)), lambda use: use.boot(hero))
    )
    second = trait("after", after, if_=lambda c, e: e.seat == t.seat(0) and hero.booted is needs)
    t.put(able("deed", second, lambda use: use.bounty(hero, 1)), seat=whose)
    t.use(t.hand(able("action", noon(), lambda use: use.gain(1))))
    if t.decision.kind == "order":
        t.answer(t.offers("trait")[0])
    assert hero.booted and hero.bounty == int(needs)


@rule("CG-Traits-h")
def test_own_traits_are_those_of_cards_under_control() -> None:
    t = Table(seats=3, winner=1)
    order: list[int] = []
    for owner, controller in ((0, 2), (1, 1), (2, 0)):
        note = able("dude", trait("after", happens.Gained), lambda use: order.append(t.who(use.seat)))
        t.put(note, owner).body.controller = t.seat(controller)
    t.use(t.hand(able("action", noon(), lambda use: use.gain(1))))
    assert order == [1, 2, 0]


@rule("CG-Traits-a")
def test_a_trait_works_while_its_card_is_booted_and_in_no_pile() -> None:
    t = Table()
    hero = t.dude(at="town square")
    lucky = able("dude", trait("after", happens.Gained), lambda use: use.bounty(hero, 1))
    for lay in (t.hand, t.discard, t.boot_hill, t.stack):
        lay(lucky)
    earn = [t.hand(able("action", noon(), lambda use: use.gain(1))) for _ in range(2)]
    t.use(earn[0])
    assert hero.bounty == 0
    t.put(lucky, booted=True)
    t.turn_of(0)
    t.use(earn[1])
    assert hero.bounty == 1


@rule("CG-Traits-e")
@pytest.mark.parametrize("place", ["hand", "stack"])
@pytest.mark.parametrize(("verb", "zone"), [("discard", DISCARD), ("ace", BOOT_HILL)])
def test_a_card_whose_text_keeps_it_out_of_a_pile_does_not_go_there(place: str, verb: str, zone: int) -> None:
    t = Table()
    bound = always(f"cannot {verb} out of play", on=ALL, zones=(HAND, DECK))
    kept = getattr(t, place)(able("dude", bound, lambda card, asked, use, other: asked.id == card.id))
    loose = getattr(t, place)(plain("dude"))
    for card in (kept, loose):
        t.use(t.hand(able("action", noon(), moving(verb, card))))
    assert kept.zone == (HAND if place == "hand" else DECK)
    assert loose.zone == zone


FOR_GOOD = {
    "bullets": lambda use, card, place, **term: use.modify(card, bullets=1, **term),
    "a stud": lambda use, card, place, **term: use.make(card, "stud", **term),
    "a skill": lambda use, card, place, **term: use.modify_rating(card, "Huckster", 1, **term),
    "a keyword": lambda use, card, place, **term: use.give_keyword(card, "Deputy", **term),
    "a keyword less": lambda use, card, place, **term: use.take_keyword(card, "Grifter", **term),
    "no text": lambda use, card, place, **term: use.make_blank(card, **term),
    "no bonus": lambda use, card, place, **term: use.lose_bonus(card.attachments[0], **term),
    "adjacency": lambda use, card, place, **term: use.make_adjacent(place, use.here, **term),
    "a prohibition": lambda use, card, place, **term: use.forbid("move", card, **term),
    "a prohibition for all": lambda use, card, place, **term: use.forbid_for_all("move", **term),
    "a larger hand": lambda use, card, place, **term: use.for_player(use.seat, "sundown discards", **term),
    "control": lambda use, card, place, **term: use.take_control(card, **term),
}


@rule("CG-Duration-d")
@pytest.mark.parametrize("what", FOR_GOOD)
@pytest.mark.parametrize("until", ["permanent", "day"])
def test_whatever_is_said_to_be_permanent_stays(what: str, until: str) -> None:
    t = Table()
    gun = plain("goods", keywords=["Weapon"], bullet_bonus=1)
    card = t.dude(seat=1, keywords=["Grifter", "Huckster 1"], has=[gun], influence=1)
    place = t.deed(keywords=["Out of Town"])

    def seen() -> tuple[object, ...]:
        numbers = (card.bullets, card.is_stud, card.skills, card.has("Deputy"), card.has("Grifter"))
        near = place.adjacent_to(spell.location)
        limits = (
            t.game.stopped("move", card, None),
            len(t.game.modifiers_of(-1 - t.seat(0), "sundown discards")),
        )
        return *numbers, near, t.game.is_blank(card, "traits"), card.controller, *limits

    spell = t.put(
        able("dude", noon(), lambda use: FOR_GOOD[what](use, card, place, until=until), influence=1)
    )
    before = seen()
    t.use(spell)
    changed = seen()
    assert changed != before
    for _ in range(2):
        t.end_day()
        t.run("noon")
        assert seen() == (changed if until == "permanent" else before)
