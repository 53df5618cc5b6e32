"""Glossary: traits, where and when they work, and in which order."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import ALL, HAND, Action, always, dude, happens, noon, opposing, react, trait
from gomorra.engine.events import Booted, Discarded
from gomorra.engine.kernel.state import BOOT_HILL, DECK, DISCARD
from gomorra.testing import Table, able, plain, rule


@rule("CG-Traits-a")
def test_a_trait_works_while_its_card_is_in_play() -> None:
    t = Table()
    inspiration = able("deed", always("bullets", on=ALL), lambda card, other: 1 if other.is_dude else 0)
    hero = t.dude()
    t.hand(inspiration)
    assert hero.bullets == 0
    statue = t.put(inspiration)
    assert hero.bullets == 1
    t.use(t.put(able("deed", noon(), lambda use: use.boot(statue))))
    assert statue.booted and hero.bullets == 1
    t.use(t.hand(able("action", noon(), lambda use: use.discard(statue))))
    assert hero.bullets == 0


@rule("CG-Traits-b")
def test_ivor_is_cheaper_in_hand_and_from_boot_hill() -> None:
    t = Table("The Fourth Ring", plain("outfit"))
    price = t.hand("Ivor Hawley (Exp.1)").cost
    t.dude(keywords=["Abomination"])
    t.boot_hill(plain("dude", keywords=["Abomination"]), seat=1)
    assert t.hand_of()[0].cost == price - 2


@rule("CG-Traits-e")
@pytest.mark.parametrize("pile", ["discard", "boot_hill"])
@pytest.mark.parametrize("verb", ["play", "to_hand", "to_deck"])
def test_a_card_whose_text_keeps_it_in_its_pile_stays_there(pile: str, verb: str) -> None:
    t = Table()
    bound = always("cannot leave pile", on=ALL, zones=(DISCARD, BOOT_HILL))
    lies = getattr(t, pile)(able("dude", bound, lambda card, asked, use, other: asked.id == card.id))
    loose = getattr(t, pile)(plain("dude"))
    for card in (lies, loose):
        t.use(t.hand(able("action", noon(), moving(verb, card))))
    assert lies in (t.discard_of() if pile == "discard" else t.boot_hill_of())
    assert loose not in (t.discard_of() if pile == "discard" else t.boot_hill_of())


def moving(verb, card):
    return lambda use: getattr(use, verb)(card)


@rule("CG-Traits-c")
def test_a_trait_about_playing_its_own_card_works_in_hand() -> None:
    class Bargain(Action):
        @always("cost", zones=(HAND,))
        def cheaper(self, card):
            return -2

        @noon()
        def act(self, use):
            yield from use.gain(1)

    t = Table(stash=0)
    card = t.hand(plain("action", behaviour=Bargain, cost=2))
    assert t.can_use(card)
    t.use(card)
    assert t.rock() == 1


@rule("CG-Traits-f")
def test_nobody_is_asked_whether_a_trait_works() -> None:
    t = Table()
    t.put(able("deed", trait("after", happens.EnteredPlay), lambda use: use.pay(1)))
    t.shop(t.hand(plain("dude")))
    assert t.decision.kind == "play"
    assert t.rock() == 19


@rule("CG-Traits-g")
def test_traits_come_before_reacts_whoever_is_winner() -> None:
    t = Table(winner=0)
    t.put(able("deed", trait("after", happens.EnteredPlay), lambda use: use.gain(1)), seat=1)
    t.put(able("deed", react("after", happens.EnteredPlay)))
    t.shop(t.hand(plain("dude")))
    assert (t.decision.seat, t.decision.kind) == (0, "react")
    assert t.rock(1) == 21


@rule("CG-Traits-h", "CG-Traits-i")
def test_a_player_works_off_own_traits_in_chosen_order_before_the_next_player() -> None:
    t = Table(winner=1)
    order = []
    for name, seat in (("A", 0), ("B", 1), ("C", 1)):
        note = able(
            "deed",
            trait("after", happens.EnteredPlay),
            lambda use: order.append((use.card.title, list(order))),
            title=name,
        )
        t.put(note, seat=seat)
    newcomer = t.hand(plain("dude"), seat=1)
    t.shop(newcomer)
    assert (t.decision.seat, t.decision.kind) == (1, "order")
    t.answer(next(option.key for option in t.decision.options if t.game.card(option.payload[1]).title == "C"))
    assert [name for name, _ in order] == ["C", "B", "A"]
    assert [len(before) for _, before in order] == [0, 1, 2]


@rule("CG-Traits-i")
@pytest.mark.parametrize("needs", [True, False])
def test_a_trait_sees_what_the_one_before_has_done(needs: bool) -> None:
    t = Table(winner=0)
    hero = t.dude()
    after = happens.Gained
    t.put(
        able("deed", trait("after", after, if_=lambda c, e: e.seat == t.seat(0)), lambda use: use.boot(hero))
    )
    second = trait("after", after, if_=lambda c, e: e.seat == t.seat(0) and hero.booted is needs)
    t.put(able("deed", second, lambda use: use.bounty(hero, 1)), seat=1)
    t.use(t.hand(able("action", noon(), lambda use: use.gain(1))))
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


@rule("CG-Traits-j")
def test_a_trait_with_instead_replaces_its_event() -> None:
    t = Table()
    victim = t.dude(seat=1, at="town square")

    def flee(use):
        use.event.replaced = True
        yield from use.send_home_booted(victim)

    t.put(
        able(
            "deed", trait("when", happens.Discarded, instead=True, if_=lambda c, e: e.card == victim.id), flee
        ),
        1,
    )
    answer = react("when", happens.Discarded, if_=lambda c, e: e.card == victim.id)
    t.put(able("deed", answer))
    new = t.put(able("deed", react("after", happens.Booted)))
    t.use(t.hand(able("action", noon(target=opposing & dude), lambda use: use.discard(use.target))))
    assert t.decision.kind == "react"
    assert t.can_use(new)
    t.pass_()
    assert t.decision.kind == "play"
    assert victim.in_play
    assert not any(event.card == victim.id for event in t.events(Discarded))
    assert len(t.events(Booted)) == 1


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
