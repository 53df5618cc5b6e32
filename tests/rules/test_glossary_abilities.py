"""Glossary: abilities, traits, costs, prevention, keywords, Feats, Headlines, searching."""

from __future__ import annotations

import re
from dataclasses import fields

import pytest

from gomorra.cards.shelf import shelf
from gomorra.cards.vocabulary import (
    ALL,
    HAND,
    Action,
    Deed,
    always,
    dude,
    feat,
    happens,
    noon,
    opposing,
    react,
    shootout,
    trait,
    your,
)
from gomorra.catalog import Printing
from gomorra.engine.board import players
from gomorra.engine.events import Aced, Booted, Discarded, Shuffled
from gomorra.engine.kernel.state import BOOT_HILL, DISCARD
from gomorra.testing import Table, able, either_leads, plain, rule, shows

OPENING = re.compile(r"(Repeat |Controller |Cheatin' )*(Noon|Shootout|Resolution|React)\b[^.:\"]*:")
TIMING = {
    "noon": "Noon",
    "shootout": "Shootout",
    "resolution": "Resolution",
    "cheatin": "Resolution",
    "react": "React",
    "grifter": "React",
}
COSTS = (r"\bBoot\b", r"\bPay (\d+|X)|(\d+|X) ghost rock", r"\bRepeat\b")


@rule("CG-Abilities-a")
@shows("Pistol Whip", "Clementine Lepp", "Kidnappin'")
def test_every_ability_opens_with_its_timing_and_no_trait_does() -> None:
    wrong = []
    for behaviour in set(shelf().by_code.values()):
        for ability in behaviour.abilities:
            opening = ability.text.split(":")[0]
            words = {TIMING[kind] for kind in ability.kinds if kind in TIMING}
            costs = (ability.boot, bool(ability.pay), ability.repeat)
            said = tuple(re.search(cost, opening) is not None for cost in COSTS)
            if words != {word for word in TIMING.values() if word in opening} or said != costs:
                wrong.append(f"{behaviour.__doc__}: {ability.text}")
        for item in (*behaviour.traits, *behaviour.statics):
            if OPENING.match(item.text):
                wrong.append(f"{behaviour.__doc__}: {item.text}")
    assert wrong == []


@rule("CG-Abilities-f", "CG-Feat-b")
def test_a_waived_cost_does_not_waive_the_requirement() -> None:
    t = Table(stash=0)
    helper = t.dude()
    t.stack(able("action", feat(boots=your & dude), lambda use: use.gain(1), keywords=["Feat"], cost=3))
    t.use(t.hand(able("action", noon(), lambda use: use.pull())))
    t.answer("yes")
    assert helper.booted
    assert t.rock() == 1


@rule("CG-Feat-a", "CG-Feat-b")
@pytest.mark.parametrize("stash", [0, 4, 20])
def test_a_feat_may_be_used_off_a_pull_for_nothing(stash: int) -> None:
    t = Table(stash=stash)
    card = t.stack(able("action", feat(), lambda use: use.gain(2), keywords=["Feat"], cost=5))
    t.use(t.hand(able("action", noon(), lambda use: use.pull())))
    assert t.decision.kind == "confirm"
    assert card.zone != DISCARD
    t.answer("yes")
    assert t.rock() == stash + 2
    assert card.zone == DISCARD


@rule("CG-Feat-a", "CG-Abilities-b", "CG-Abilities-f")
@pytest.mark.parametrize("tired", [True, False])
def test_a_feat_whose_requirement_cannot_be_met_is_not_offered(tired: bool) -> None:
    t = Table()
    t.dude(booted=tired)
    t.stack(able("action", feat(boots=your & dude), lambda use: use.gain(1), keywords=["Feat"]))
    t.use(t.hand(able("action", noon(), lambda use: use.pull())))
    assert (t.decision.kind == "confirm") is not tired


@rule("CG-Feat-a")
def test_a_feat_that_is_not_legal_now_is_not_offered() -> None:
    t = Table()
    in_a_fight = feat(if_=lambda card, use: use.game.shootout is not None)
    t.stack(able("action", in_a_fight, lambda use: use.gain(2), keywords=["Feat"]))
    t.use(t.hand(able("action", noon(), lambda use: use.pull())))
    assert t.decision.kind == "play"
    assert t.rock() == 20


@rule("CG-FlavorText-a")
@shows("Tommy Harden", "Pistol Whip")
def test_the_catalogue_knows_no_flavour() -> None:
    names = {field.name for field in fields(Printing)}
    assert not {name for name in names if "flav" in name or "text" in name}


@rule("CG-Headline-a")
@either_leads
def test_one_headline_a_shootout_counting_everybody() -> None:
    t = Table()
    news = able("action", shootout(), keywords=["Headline"])
    (first, third), second = t.hand(news, news), t.hand(news, seat=1)
    leader, mark = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(leader, mark)
    t.use(first)
    assert not t.can_use(second, seat=1)
    assert t.why_not_use(second).rule == "CG-Headline-a"
    t.pass_()
    assert t.decision.seat == 0 and not t.can_use(third)


@rule("CG-Headline-a")
@either_leads
def test_the_next_shootout_may_have_its_own_headline() -> None:
    t = Table()
    news = able("action", shootout(), keywords=["Headline"])
    first, second = t.hand(news), t.hand(news, seat=1)
    pairs = [(t.dude(at="town square"), t.dude(seat=1, at="town square")) for _ in range(2)]
    t.shootout(*pairs[0])
    t.use(first)
    t.finish()
    t.turn_of(0)
    t.shootout(*pairs[1])
    t.pass_()
    assert t.can_use(second)


@rule("CG-Keywords-a", "CG-Keywords-b")
def test_keywords_are_gained_and_count_once() -> None:
    t = Table()
    church = t.put(
        able("deed", always("keyword", on=ALL), lambda card, other: "Holy Ground" if other.is_deed else None)
    )
    place = t.deed(keywords=["Saloon"])
    t.use(t.hand(able("action", noon(), lambda use: use.give_keyword(place, "Holy Ground"))))
    assert place.has("Saloon")
    assert place.has("Holy Ground")
    count = sum(word == "Holy Ground" for word in t.game.view(t.seat(0)).cards[place.id].keywords)
    assert count == 1
    t.pass_()
    t.use(t.hand(able("action", noon(), lambda use: use.discard(church))))
    assert place.has("Holy Ground")
    assert place.has("Saloon")


@rule("CG-PayingCosts-b", "CG-PayingCosts-c")
def test_a_trait_may_keep_a_cost_from_happening_and_it_counts_as_paid() -> None:
    class Unbootable(Deed):
        @always("cannot boot")
        def firm(self, card, use, other):
            return True

        @noon(boot=True)
        def act(self, use):
            yield from use.gain(1)

    t = Table()
    deed = t.put(plain("deed", behaviour=Unbootable))
    t.use(deed)
    assert not deed.booted
    assert t.rock() == 21


@rule("CG-Prevention-a")
@pytest.mark.parametrize("act", ["boot", "move", "discard", "ace", "send home"])
def test_a_prevented_effect_says_so_and_changes_nothing(act: str) -> None:
    t = Table()
    safe = t.put(
        able("dude", always(f"cannot {act}"), lambda card, asked, use, other: True), 1, at="town square"
    )
    done = []

    def attack(use):
        verb = getattr(use, act.replace(" ", "_") + ("_booted" if act == "send home" else ""))
        done.append((yield from (verb(safe, use.game.outfit(1)) if act == "move" else verb(safe))))

    t.use(t.hand(able("action", noon(), attack)))
    assert done == [False]
    assert safe.in_town_square
    assert not safe.booted


@rule("CG-Prevention-a")
@pytest.mark.parametrize("act", ["boot", "move"])
def test_one_part_prevented_prevents_the_whole(act: str) -> None:
    t = Table()
    safe = t.put(
        able("dude", always(f"cannot {act}"), lambda card, asked, use, other: True), 1, at="town square"
    )
    done = []

    def attack(use):
        done.append((yield from use.send_home_booted(safe)))

    t.use(t.hand(able("action", noon(), attack)))
    assert done == [False]
    assert safe.in_town_square
    assert not safe.booted


@rule("CG-Prevention-b", "CG-Harrowed-d", "CG-Traits-j")
def test_a_harrowed_dude_is_discarded_instead_of_aced() -> None:
    t = Table()
    undead = t.dude(seat=1, keywords=["Harrowed"])
    t.put(able("deed", trait("after", happens.Aced), lambda use: use.gain(1)))
    t.put(
        able(
            "deed",
            trait("after", happens.Discarded, if_=lambda c, e: e.card == undead.id),
            lambda use: use.gain(4),
        )
    )
    followed = []

    def kill(use):
        followed.append((yield from use.ace(use.target)))

    t.use(t.hand(able("action", noon(target=opposing & dude), kill)))
    assert undead.zone == DISCARD
    assert followed == [False]
    assert t.events(Aced) == []
    assert t.rock() == 24


@rule("CG-Searching-a", "CG-Searching-b")
def test_a_searcher_need_not_take_what_is_found() -> None:
    t = Table()
    wanted = t.stack(plain("dude"))

    def search(use):
        for card in (yield from use.search(lambda one, use: one.is_dude)):
            yield from use.to_hand(card)

    t.use(t.hand(able("action", noon(), search)))
    assert wanted in t.choices()
    t.answer("pass")
    assert t.hand_of() == []
    assert len(t.events(Shuffled)) == 1


@rule("CG-Searching-c")
def test_an_empty_deck_is_not_refilled_for_a_search() -> None:
    t = Table(deck=0)
    t.discard(*(plain("dude") for _ in range(20)))
    found = []

    def search(use):
        found.append((yield from use.search(lambda one, use: True)))

    t.use(t.hand(able("action", noon(), search)))
    assert found == [[]] and t.events(Shuffled) == []
    assert t.deck_of() == []
    assert len(t.discard_of()) == 21


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


@rule("CG-ControlPoints-a")
def test_being_worth_points_is_having_them() -> None:
    t = Table()
    famous = t.put(able("dude", always("control"), lambda card, asked: 1))
    t.dude()
    act = t.hand(
        able(
            "action",
            noon(target=dude & (lambda card, use: card.control > 0)),
            lambda use: use.boot(use.target),
        )
    )
    t.use(act)
    assert famous.booted
    assert players.control_of(t.game, t.seat(0)) == 1
