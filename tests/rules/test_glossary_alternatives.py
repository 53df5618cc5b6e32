"""Glossary: the other ways in which a statement holds: other kinds of ability, of card, of pile, and the other side."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import (
    ALL,
    Act,
    Stat,
    always,
    cannot,
    dude,
    goods,
    happens,
    in_hand,
    noon,
    opposing,
    react,
    resolution,
    several,
    shootout,
    trait,
    your,
)
from gomorra.engine.events import Shuffled
from gomorra.engine.kernel.state import BOOT_HILL, DISCARD
from gomorra.engine.words import becoming, lowering, raising
from gomorra.testing import Table, able, either_leads, plain, rule

GUN = plain("goods", "Gun", keywords=["Weapon"], bullet_bonus=1)


@rule("CG-Abilities-b")
@pytest.mark.parametrize(
    "needs",
    [
        {"target": opposing & dude},
        {"target": several(opposing & dude, 2, 2)},
        {"target": your & dude, "also": opposing & dude},
        {"discards": in_hand & goods},
        {"if_": lambda card, use: len(use.game.dudes()) > 2},
    ],
    ids=["target", "two targets", "second target", "discard", "condition"],
)
def test_whatever_the_first_sentence_needs_has_to_be_there(needs) -> None:
    t = Table()
    t.dude()
    act = t.hand(able("action", noon(**needs), lambda use: use.gain(1)))
    assert not t.can_use(act)
    t.dude(seat=1), t.dude(seat=1)
    t.hand(GUN)
    assert t.can_use(act)


@rule("CG-PayingCosts-a")
@pytest.mark.parametrize("timing", ["when", "after"])
@pytest.mark.parametrize("verb", ["discard", "ace"])
def test_no_react_answers_a_card_that_is_discarded_or_aced_as_a_cost(verb: str, timing: str) -> None:
    t = Table()
    gone = happens.Discarded if verb == "discard" else happens.Aced
    saved: list[int] = []
    watch = react(timing, gone, instead=timing == "when", if_=lambda card, event: event.card == lamb.id)
    t.put(able("deed", watch, lambda use: saved.append(use.event.card)), seat=1)
    lamb = t.dude()

    def sacrifice(use):
        yield from getattr(use, verb)(lamb, cost=True)
        yield from use.gain(1)

    t.use(t.put(able("deed", noon(), sacrifice)))
    assert (t.decision.kind, t.rock(), saved) == ("play", 21, [])
    assert lamb.zone == (DISCARD if verb == "discard" else BOOT_HILL)


@rule("CG-Traits-g")
@pytest.mark.parametrize("timing", ["before", "when", "after"])
@pytest.mark.parametrize("winner", [0, 1])
def test_traits_come_before_reacts_in_every_window(winner: int, timing: str) -> None:
    t = Table(winner=winner)
    done: list[int] = []
    for seat in (0, 1):
        t.put(
            able("deed", trait(timing, happens.Gained), lambda use: done.append(t.who(use.seat))), seat=seat
        )
    t.put(able("deed", react(timing, happens.Gained)), seat=winner)
    t.use(t.hand(able("action", noon(), lambda use: use.gain(1))))
    assert (t.decision.kind, done) == ("react", [winner, 1 - winner])


@rule("CG-Experienced-c")
def test_the_newcomer_is_under_every_effect_that_the_old_one_was_under() -> None:
    t = Table()
    young, old = (plain("dude", f"Ann {level}", name_key="ann", experience=level) for level in range(2))
    young, old = t.put(young), t.hand(old)
    t.dude(seat=1, influence=9)

    def change(use):
        use.give_keyword(young, "Deputy")
        use.make(young, "stud")
        use.forbid(Act.MOVE, young)
        use.modify(young, influence=2, until="permanent")
        yield from use.control_point(young)

    t.use(t.put(able("deed", noon(), change)))
    t.replace(young, old)
    assert old.has("Deputy") and old.is_stud and old.influence == 2 and old.control == 1
    assert t.game.stopped(Act.MOVE, old, None)
    t.end_day()
    assert not old.has("Deputy") and not old.is_stud and not t.game.stopped(Act.MOVE, old, None)
    assert (old.influence, old.control) == (2, 1), "what is for good stays for good"


@rule("CG-Experienced-b")
@pytest.mark.parametrize(("owner", "controller", "offered"), [(1, 0, True), (0, 1, False), (1, 1, False)])
def test_the_dude_that_is_replaced_is_one_under_control(owner: int, controller: int, offered: bool) -> None:
    t = Table()
    young = t.put(plain("dude", "Ann", name_key="ann"), owner)
    young.body.controller = t.seat(controller)
    t._changed()
    old = t.hand(plain("dude", "Old Ann", name_key="ann", experience=1))
    t.turn_of(0)
    assert t.offers("replace") == ([("replace", young.id, old.id)] if offered else [])


@rule("CG-Wanted-e")
@pytest.mark.parametrize("verb", ["discard", "ace"])
@pytest.mark.parametrize("kind", [shootout, resolution, react])
@either_leads
def test_whatever_kind_of_ability_it_is_that_ends_a_wanted_dude_pays(kind, verb: str) -> None:
    t = Table()
    crook = t.dude(seat=1, at="town square", bounty=3)
    t.dude(seat=1, at="town square")
    declared = react("after", happens.Booted) if kind is react else kind()
    act = t.put(able("deed", declared, lambda use: getattr(use, verb)(crook)))
    if kind is react:
        t.use(t.hand(able("action", noon(), lambda use: use.boot(crook)), seat=1))
        t.answer("react")
    else:
        t.shootout(t.dude(at="town square"), t.dude(seat=1, at="town square"), crook)
        if kind is resolution:
            t.run("resolution")
        t.use(act)
    assert not crook.in_play and (t.rock(0), t.rock(1)) == (23, 20)


@rule("CG-ValueGrit-a")
@pytest.mark.parametrize(("change", "value"), [(-20, 1), (20, 13), (-2, 4)])
@pytest.mark.parametrize("kind", ["deed", "goods", "dude"])
def test_the_value_of_every_card_in_play_has_these_limits(kind: str, change: int, value: int) -> None:
    t = Table()
    card = t.attach(plain(kind, value=6), t.dude()) if kind == "goods" else t.put(plain(kind, value=6))
    t.use(t.hand(able("action", noon(), lambda use: use.modify(card, value=change))))
    assert card.value == value


@rule("CG-Searching-b", "CG-Searching-c")
@pytest.mark.parametrize("cards", [10, 0])
def test_a_search_of_deck_and_discard_pile_shuffles_and_refills_no_more_than_one_of_the_deck(
    cards: int,
) -> None:
    t = Table(deck=0)
    if cards:
        t.stack(*(plain("action", f"Card {number}") for number in range(cards)))
    lying = t.discard(*(plain("dude", f"Dude {number}") for number in range(3)))
    order = [card.title for card in t.deck_of()]
    t.use(
        t.put(able("deed", noon(), lambda use: use.search(lambda one, use: True, piles="deck and discard")))
    )
    assert set(lying) <= set(t.choices())
    t.answer("pass")
    assert len(t.events(Shuffled)) == (1 if cards else 0)
    left = [card.title for card in t.deck_of()]
    assert set(left) == set(order) and (left != order or not cards)
    assert t.discard_of() == list(lying)


@rule("CG-Harrowed-d")
@pytest.mark.parametrize("kind", [trait, react, shootout])
@either_leads
def test_no_kind_of_effect_aces_a_harrowed_dude(kind) -> None:
    t = Table()
    undead, other = t.dude(seat=1, at="town square", keywords=["Harrowed"]), t.dude(seat=1, at="town square")
    declared = shootout() if kind is shootout else kind("after", happens.Gained)
    axe = t.put(able("deed", declared, lambda use: use.ace(undead)))
    if kind is shootout:
        t.shootout(t.dude(at="town square"), other, undead)
        t.use(axe)
    else:
        t.use(t.hand(able("action", noon(), lambda use: use.gain(1))))
        if kind is react:
            t.answer("react")
    assert undead in t.discard_of(1)


PREVENTED = {
    "to unboot": (Act.UNBOOT, lambda use, card: use.unboot(card)),
    "to leave": (Act.LEAVE, lambda use, card: use.leave(card)),
    "to leave by going home": (Act.LEAVE, lambda use, card: use.send_home(card)),
    "to leave by moving": (Act.LEAVE, lambda use, card: use.move(card, card.game.outfit(card.controller))),
    "to gain control points": (Act.GAIN_CONTROL, lambda use, card: use.control_point(card)),
    "to be sent home": (Act.SEND_HOME, lambda use, card: use.send_home(card)),
}


@rule("CG-Prevention-a")
@pytest.mark.parametrize("what", PREVENTED)
@pytest.mark.parametrize("stopped", [True, False])
@either_leads
def test_whatever_a_card_prevents_is_not_done_and_says_so(what: str, stopped: bool) -> None:
    t = Table()
    act, verb = PREVENTED[what]
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    safe = t.dude(seat=1, at="town square", booted=True)
    if stopped:
        t.put(able("deed", always(cannot(act), on=ALL), lambda card, asked, use, other: asked.id == safe.id))
    done: list[bool] = []

    def attack(use):
        done.append((yield from verb(use, safe)))

    card = t.hand(able("action", shootout(), attack))
    t.shootout(ann, bob, safe)
    t.use(card)
    assert done == [not stopped]
    untouched = (safe.booted, safe.in_posse, safe.control, safe.controller) == (True, True, 0, t.seat(1))
    assert untouched is stopped


@rule("CG-Duration-a")
def test_what_a_noon_ability_does_for_a_player_holds_through_sundown_as_well() -> None:
    t = Table()
    t.dude(seat=1, influence=1)
    t.hand(*(plain("action") for _ in range(4)))
    t.use(t.put(able("deed", noon(), lambda use: use.for_player(use.seat, Stat.SUNDOWN_DISCARDS))))
    asked = []
    for day in (1, 2):
        t.run("sundown discard")
        while t.decision.seat != 0:
            t.answer("done")
        assert (t.game.state.day, t.decision.kind) == (day, "sundown discard")
        asked.append(t.decision.most)
        t.run("noon")
    assert asked == [2, 1]


@rule("CG-Duration-e")
@pytest.mark.parametrize("kind", [trait, react])
def test_what_answers_an_event_at_noon_without_a_term_is_gone_with_the_day(kind) -> None:
    t = Table()
    hero = t.dude(influence=1)
    t.put(able("deed", kind("after", happens.Gained), lambda use: use.modify(hero, bullets=2)))
    t.use(t.hand(able("action", noon(), lambda use: use.gain(1))))
    if kind is react:
        t.answer("react")
    assert hero.bullets == 2
    t.end_day()
    t.run("noon")
    assert t.game.state.day == 2 and hero.bullets == 0


@rule("CG-ReactPriorities-e")
@pytest.mark.parametrize("kind", [trait, react])
def test_before_an_event_comes_ahead_of_what_happens_instead_of_it(kind) -> None:
    t = Table()
    done: list[str] = []
    for name, declared in {
        "instead": kind("when", happens.Gained, instead=True),
        "before": kind("before", happens.Gained),
    }.items():
        t.put(able("deed", declared, lambda use: done.append(use.card.title), title=name), seat=1)
    t.use(t.hand(able("action", noon(), lambda use: use.gain(1))))
    while t.decision.kind == "react":
        t.answer("react")
    assert done == ["before", "instead"]


@rule("CG-Rowdy-a")
def test_a_deed_that_becomes_rowdy_goes_by_bullets_as_long_as_it_is() -> None:
    t = Table()
    bar = t.deed()
    t.dude(at=bar, influence=3), t.dude(seat=1, at=bar, influence=1, bullets=2)
    assert bar.controller == t.seat(0)
    t.use(t.hand(able("action", noon(), lambda use: use.give_keyword(bar, "Rowdy"))))
    assert bar.controller == t.seat(1)
    t.end_day()
    assert bar.controller == t.seat(0)


@rule("CG-Rowdy-b")
@pytest.mark.parametrize("title", ["01062", "The Oriental Saloon"])
def test_by_trait_a_deed_goes_by_bullets_as_long_as_it_has_the_trait(title: str) -> None:
    t = Table()
    bar = t.put(title)
    t.dude(at=bar, influence=3), t.dude(seat=1, at=bar, bullets=2)
    assert bar.controller == t.seat(1)
    t.use(t.hand(able("action", noon(), lambda use: use.take_keyword(bar, "all"))))
    assert bar.controller == t.seat(1), "it is no keyword that says so"
    t.use(t.hand(able("action", noon(), lambda use: use.make_blank(bar, "traits"))))
    assert bar.controller == t.seat(0)


@rule("CG-Adjacency-a")
@pytest.mark.parametrize("made", [True, False])
@pytest.mark.parametrize("named", ["square", "ranch"])
def test_over_made_adjacency_a_dude_moves_from_the_square_without_booting(named: str, made: bool) -> None:
    t = Table()
    ranch, square = t.deed(keywords=["Out of Town"]), t.game.card(0)
    pair = (square, ranch) if named == "square" else (ranch, square)
    rider = t.dude(at="town square")
    if made:
        t.use(t.hand(able("action", noon(), lambda use: use.make_adjacent(*pair))))
    t.move(rider, ranch)
    assert rider.place == ranch.id and rider.booted is not made


@rule("CG-This-a")
def test_sanford_calls_out_at_this_very_deed() -> None:
    t = Table()
    here_, there = t.deed(seat=1), t.deed(seat=1)
    sanford = t.put("Sanford Taylor", at=here_, bounty=1)
    t.dude(seat=1, at=there)
    assert not t.can_use(sanford)
    foe, other = t.dude(seat=1, at=here_), t.dude(seat=1, at=here_)
    t.use(sanford)
    assert set(t.choices()) == {foe, other}


@rule("CG-ValueGrit-b")
@pytest.mark.parametrize(
    ("change", "grit"),
    [
        ({"value": -9}, 1 + 2 + 3),
        ({"value": 9}, 13 + 2 + 3),
        ({"bullets": -9}, 8 + 0 + 3),
        ({"influence": -9}, 8 + 2),
    ],
)
def test_each_of_the_three_numbers_of_grit_has_its_own_limit(change: dict[str, int], grit: int) -> None:
    t = Table()
    one = t.dude(value=8, bullets=2, influence=3)
    t.use(t.hand(able("action", noon(), lambda use: use.modify(one, **change))))
    assert one.grit == grit


@rule("CG-Wanted-c", "CG-Wanted-b")
@either_leads
def test_who_trespasses_for_the_first_time_becomes_wanted() -> None:
    t = Table()
    house = t.deed(seat=1, keywords=["Private"])
    clean, known = t.dude(at=house), t.dude(at=house, bounty=1)
    t.shootout(clean, t.dude(seat=1, at=house), known)
    assert (clean.bounty, known.bounty) == (1, 2)
    assert [event.card for event in t.events(happens.BecameWanted)] == [clean.id]


REPLACED = {
    "boot": (happens.Booted, lambda use, card: use.boot(card)),
    "unboot": (happens.Unbooted, lambda use, card: use.unboot(card)),
    "move": (happens.Moved, lambda use, card: use.move(card, 0)),
    "discard": (happens.Discarded, lambda use, card: use.discard(card)),
    "ace": (happens.Aced, lambda use, card: use.ace(card)),
    "send home booted": (happens.SentHome, lambda use, card: use.send_home_booted(card)),
}


@rule("CG-Prevention-a")
@pytest.mark.parametrize("what", REPLACED)
@pytest.mark.parametrize("stopped", [True, False])
def test_whatever_happens_otherwise_is_prevented_and_says_so(what: str, stopped: bool) -> None:
    t = Table()
    event, verb = REPLACED[what]
    foe = t.dude(seat=1, at=t.deed(seat=1), booted=what == "unboot")
    done: list[bool] = []

    def attack(use):
        done.append((yield from verb(use, foe)))

    def avert(use):
        use.event.replaced = True

    if stopped:
        mine = trait("when", event, instead=True, if_=lambda card, event: event.card == foe.id)
        t.put(able("deed", mine, avert), seat=1)
    before = (foe.booted, foe.place, foe.in_play)
    t.use(t.hand(able("action", noon(), attack)))
    assert done == [not stopped]
    assert ((foe.booted, foe.place if foe.in_play else None, foe.in_play) == before) is stopped


@rule("CG-Plays-d")
@pytest.mark.parametrize("kind", [trait, react])
def test_a_play_waits_for_what_answers_its_consequences_too(kind) -> None:
    t = Table()
    bearer, victims = t.dude(has=[GUN]), [t.dude(), t.dude()]
    gun = bearer.attachments[0]

    def bite(use):
        yield from use.boot((yield from use.choose(opposing & dude)))

    falls = kind("after", happens.Discarded, if_=lambda card, event: event.card == gun.id)
    t.put(able("deed", falls, bite), seat=1)
    t.use(t.hand(able("action", noon(), lambda use: use.discard(bearer))))
    if kind is react:
        assert (t.decision.seat, t.decision.kind) == (1, "react")
        t.answer("react")
    assert (t.decision.seat, t.decision.kind) == (1, "choose")
    t.answer(victims[1])
    assert (t.decision.seat, t.decision.kind) == (1, "play") and victims[1].booted


HELD = {
    "taken over": (Act.TAKE_CONTROL, lambda use, card: use.take_control(card)),
    "a stud": (becoming("stud"), lambda use, card: use.make(card, "stud")),
    "weaker": (lowering(Stat.BULLETS), lambda use, card: use.modify(card, bullets=-1)),
    "stronger": (raising(Stat.BULLETS), lambda use, card: use.modify(card, bullets=1)),
}


@rule("CG-Prevention-a")
@pytest.mark.parametrize("what", HELD)
@pytest.mark.parametrize("stopped", [True, False])
def test_whoever_cannot_become_so_does_not(what: str, stopped: bool) -> None:
    t = Table()
    act, verb = HELD[what]
    foe = t.dude(seat=1, bullets=2)
    if stopped:
        t.put(able("deed", always(cannot(act), on=ALL), lambda card, asked, use, other: asked.id == foe.id))
    before = (foe.controller, foe.is_stud, foe.bullets)

    def strike(use):
        result = verb(use, foe)
        if what == "taken over":
            yield from result

    t.use(t.hand(able("action", noon(), strike)))
    assert ((foe.controller, foe.is_stud, foe.bullets) == before) is stopped
