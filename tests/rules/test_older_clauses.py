"""The rules of 2015 and of more than two players: exceptions, other sides and boundaries of what they say."""

from __future__ import annotations

import pytest

from gomorra import poker
from gomorra.cards.vocabulary import Goods, Spell, happens, job, noon, react, resolution, shootout, trait
from gomorra.catalog import Printing
from gomorra.engine import RULESETS, Game, Seat
from gomorra.engine.card.handle import Card
from gomorra.engine.kernel.state import BOOT_HILL, DECK, DISCARD, HAND
from gomorra.poker import parse, rank_hand
from gomorra.testing import Table, able, deck_of, either_leads, plain, rule
from tests.rules.editions import BOTH, table

BLUE, GREY = "Union", "Confederate"


def older(**facts: object) -> Table:
    return Table(ruleset=RULESETS["2015"], **facts)


def brings(card: Card) -> Printing:
    """An action that brings this card into play."""
    return able("action", noon(), lambda use: use.play(card))


class TwoHexes(Spell):
    """A spell with two abilities."""

    @noon(spell=1)
    def one(self, use):
        yield from use.gain(1)

    @noon(spell=1)
    def two(self, use):
        yield from use.gain(1)


class TwoTools(Goods):
    """Goods with two abilities."""

    @noon()
    def one(self, use):
        yield from use.gain(1)

    @noon()
    def two(self, use):
        yield from use.gain(1)


@rule("AE-SpellAbility-a")
@pytest.mark.parametrize(("name", "once"), BOTH)
def test_older_spells_are_used_once_a_day(name: str, once: bool) -> None:
    t = table(name)
    spell = t.attach(plain("spell", behaviour=TwoHexes, keywords=["Hex"]), t.dude(keywords=["Huckster 1"]))
    t.use(spell, "one")
    t.pass_()
    assert t.can_use(spell, "two") is not once


@rule("AE-SpellAbility-a")
@pytest.mark.parametrize("first", ["one", "two"])
def test_one_ability_of_a_spell_a_day_and_of_spells_only(first: str) -> None:
    t = older()
    hex_ = plain("spell", behaviour=TwoHexes, keywords=["Hex"])
    witch = t.dude(keywords=["Huckster 1"], influence=1)
    spell, other = t.attach(hex_, witch), t.attach(hex_, witch)
    tool = t.attach(plain("goods", behaviour=TwoTools), witch)
    t.use(spell, first)
    t.use(tool, first)
    t.turn_of(0)
    assert not t.can_use(spell, "one") and not t.can_use(spell, "two")
    assert t.can_use(other, "one") and t.can_use(other, "two"), "each spell card for itself"
    assert t.can_use(tool, "two" if first == "one" else "one")
    t.end_day()
    t.run("noon")
    t.turn_of(0)
    assert t.can_use(spell, "one") and t.can_use(spell, "two")


class ThreeHexes(TwoHexes):
    """A spell with abilities for every moment."""

    @shootout(spell=1)
    def three(self, use):
        yield from use.gain(1)

    @resolution(spell=1)
    def four(self, use):
        yield from use.gain(1)


@rule("AE-SpellAbility-a")
@pytest.mark.parametrize(("name", "once"), BOTH)
@pytest.mark.parametrize("first", ["one", "three"])
@either_leads
def test_a_spell_that_was_used_at_noon_or_in_a_fight_rested_in_the_fight(
    name: str, once: bool, first: str
) -> None:
    t = table(name)
    witch, foe = t.dude(at="town square", keywords=["Huckster 1"]), t.dude(seat=1, at="town square")
    spell = t.attach(plain("spell", behaviour=ThreeHexes, keywords=["Hex"]), witch)
    if first == "one":
        t.use(spell, "one")
        t.turn_of(0)
    t.shootout(witch, foe)
    if first == "three":
        t.use(spell, "three")
        t.pass_()
    else:
        assert t.decision.seat == 0 and t.can_use(spell, "three") is not once
    t.run("resolution")
    assert t.decision.seat == 0 and t.can_use(spell, "four") is not once


@rule("AE-Invent-a")
@pytest.mark.parametrize("name", ["2015", "current"])
@pytest.mark.parametrize(
    ("where", "influence", "able_to"),
    [
        ("town square", 1, False), ("home", 0, True), ("home of 1", 0, False),
        ("mine", 0, True), ("mine but lost", 0, False), ("theirs", 0, False), ("theirs", 2, True),
    ],
)  # fmt: skip
def test_inventing_goes_by_control_of_the_place(where: str, influence: int, able_to: bool, name: str) -> None:
    t = Table(ruleset=RULESETS[name])
    deeds = {"mine": t.deed(), "mine but lost": t.deed(), "theirs": t.deed(seat=1)}
    t.dude(seat=1, at=deeds["mine but lost"], influence=1)
    t.dude(seat=1, at=deeds["theirs"], influence=1)
    maker = t.dude(keywords=["Mad Scientist 1"], at=deeds.get(where, where), influence=influence)
    card = t.hand(plain("goods", keywords=["Gadget 3"]))
    assert t.offers("invent") == ([("invent", card.id, maker.id)] if able_to else [])


@rule("AE-DeadMansHand-a")
@pytest.mark.parametrize(
    ("cards", "rank"),
    [
        ("A♣ A♠ 8♣ 8♠ J♦", poker.DEAD_MANS_HAND), ("A♥ A♥ 8♥ 8♦ J♣", poker.DEAD_MANS_HAND),
        ("A♥ A♦ 8♥ 8♦ Q♠", poker.TWO_PAIR), ("A♥ A♦ 7♥ 7♦ J♠", poker.TWO_PAIR),
        ("K♥ K♦ 8♥ 8♦ J♠", poker.TWO_PAIR), ("A♥ A♦ 8♥ 8♦ 8♣", poker.FULL_HOUSE),
    ],
)  # fmt: skip
def test_the_older_dead_mans_hand_needs_its_five_values(cards: str, rank: int) -> None:
    assert rank_hand(parse(cards), suited_dead_mans_hand=False).rank == rank


@rule("AE-Victory-a")
@pytest.mark.parametrize("name", ["2015", "current"])
def test_the_day_after_a_tie_is_played_and_who_was_not_in_it_wins(name: str) -> None:
    t = Table(seats=3, ruleset=RULESETS[name])
    t.deed(control=2)
    t.deed(seat=1, control=2)
    for seat in range(3):
        t.dude(seat=seat, influence=1)
    t.end_day()
    t.run("noon")
    assert not t.game.over and (t.game.state.day, t.game.state.phase) == (2, "noon")
    t.deed(seat=2, control=3)
    t.end_day()
    assert t.game.outcome.winner == t.seat(2)


@rule("AE-Cooperating-b", "AE-Cooperating-c")
@pytest.mark.parametrize(("first", "second"), [(BLUE, GREY), (GREY, BLUE)])
@pytest.mark.parametrize("kind", ["dude", "deed", "goods"])
def test_either_side_keeps_the_other_out_whatever_kind_of_card(first: str, second: str, kind: str) -> None:
    t = older()
    bearer = t.dude()
    there = plain(kind, keywords=[first])
    t.attach(there, bearer) if kind == "goods" else t.put(there)
    foe, friend = t.hand(plain("dude", keywords=[second]), plain("dude", keywords=[first]))
    theirs = t.hand(plain("dude", keywords=[second]), seat=1)
    assert [payload[1] for payload in t.offers("shop")] == [friend.id]
    assert t.why_not("shop", foe).rule == "AE-Cooperating-b"
    t.shop(theirs)
    assert theirs.in_play, "it does not matter to others"


@rule("AE-Cooperating-b")
@pytest.mark.parametrize("pile", ["hand", "discard", "boot_hill", "stack"])
def test_no_effect_brings_the_other_side_in_from_any_pile(pile: str) -> None:
    t = older()
    t.put(plain("dude", keywords=[GREY]))
    cards = [getattr(t, pile)(plain("dude", keywords=[side])) for side in (BLUE, GREY)]
    for card in cards:
        t.use(t.hand(brings(card)))
    assert [card.in_play for card in cards] == [False, True]


@rule("AE-Cooperating-d")
def test_control_is_taken_of_the_other_side_by_who_owns_one() -> None:
    t = older()
    t.put(plain("dude", keywords=[GREY]))
    blue = t.put(plain("dude", keywords=[BLUE]), 1)
    t.use(t.hand(able("action", noon(), lambda use: use.take_control(blue))))
    assert t.who(blue.controller) == 0
    t.turn_of(0)
    more = t.hand(plain("dude", keywords=[GREY]))
    assert t.offers("shop") == [("shop", more.id)], "what is merely controlled does not stand in the way"


@rule("AE-Multi-a")
def test_the_mark_invites_and_who_is_not_asked_does_not_join() -> None:
    t = Table(seats=4)
    dudes = [t.dude(seat=seat, at="town square") for seat in range(4)]
    t.callout(dudes[0], dudes[1], "accept")
    t.answer("done")
    assert t.decision.seat == 1 and set(t.offers("invite")) == {("invite", 2), ("invite", 3)}
    t.answer(3)
    assert (t.decision.seat, t.choices()) == (3, [dudes[3]])
    t.answer(dudes[3], "done")
    assert t.game.gathering == [[dudes[0].id], [dudes[1].id, dudes[3].id]]


@rule("AE-Multi-b")
def test_a_guest_of_a_job_joins_step_by_step_as_the_leaders_own_dudes_do() -> None:
    t = Table(seats=3)
    hideout, next_door = t.deed(), t.deed()
    beside, mark = t.deed(seat=1), t.deed(seat=1)
    t.dude(at=hideout)
    guests = [t.dude(seat=2, at=place) for place in (hideout, next_door, beside, mark)]
    tired = [t.dude(seat=2, at=place, booted=True) for place in (hideout, next_door, beside, mark)]
    t.dude(seat=2, at=t.deed(keywords=["Out of Town"]))
    plan = able("action", job(mark=lambda card, use: card.id == mark.id), lambda use: use.gain(1))
    t.use(t.hand(plan))
    asked = []
    while t.decision.kind == "join" and t.decision.seat != 1:
        if t.decision.seat == 2:
            asked.append(t.choices())
            t.answer(t.choices()[0])
        else:
            t.answer(("invite", 2) if t.offers("invite") else "done")
    assert asked == [[guests[0]], [guests[1]], [guests[2]], [guests[3], tired[3]], [tired[3]]]


@rule("AE-Multi-h", "CG-Bounty-f")
@pytest.mark.parametrize("name", ["2015", "current"])
@pytest.mark.parametrize("owner", range(4))
def test_whoever_of_a_side_owns_the_deed_shields_all_of_that_side(owner: int, name: str) -> None:
    t = Table(seats=4, ruleset=RULESETS[name])
    place = t.deed(seat=owner, keywords=["Private"])
    dudes = [t.dude(seat=seat, at=place) for seat in range(4)]
    t.turn_of(0)
    t.callout(dudes[0], dudes[1], "accept")
    t.answer(2, dudes[2], "done", 3, dudes[3])
    t.run("make plays")
    assert [one.bounty for one in dudes] == [int(seat % 2 != owner % 2) for seat in range(4)]


@rule("AE-Multi-h", "CG-Bounty-f")
@pytest.mark.parametrize(("owner", "bounties"), [(0, [0, 1, 0]), (1, [1, 0, 1]), (2, [0, 1, 0])])
def test_with_three_players_the_owners_side_is_shielded_as_well(owner: int, bounties: list[int]) -> None:
    t = Table(seats=3)
    place = t.deed(seat=owner, keywords=["Private"])
    dudes = [t.dude(seat=seat, at=place) for seat in range(3)]
    t.turn_of(0)
    t.callout(dudes[0], dudes[1], "accept")
    t.answer(2, dudes[2])
    t.run("make plays")
    assert [one.bounty for one in dudes] == bounties


@rule("AE-Multi-j")
@pytest.mark.parametrize(("winner", "first"), [(0, 0), (1, 1), (2, 2), (3, 1)])
def test_a_winner_in_the_fight_comes_first_by_the_older_rules_as_well(winner: int, first: int) -> None:
    t = older(seats=4, winner=winner)
    dudes = [t.dude(seat=seat, at="town square") for seat in range(3)]
    t.turn_of(0)
    t.callout(dudes[0], dudes[1], "accept")
    t.answer(2, dudes[2])
    t.form()
    asked = []
    while t.decision.kind == "play" and t.game.shootout.step == "make plays":
        asked.append(t.decision.seat)
        t.pass_()
    assert asked == [(first + step) % 3 for step in range(3)]


@rule("AE-Attach-a")
@pytest.mark.parametrize("keyword", ["Weapon", "Horse", "Attire"])
def test_what_an_effect_gives_takes_the_place_of_the_older_weapon_or_horse(keyword: str) -> None:
    t = older()
    thing = plain("goods", keywords=[keyword])
    giver, bearer = t.dude(has=[thing]), t.dude(has=[thing])
    (new,), (old,) = giver.attachments, bearer.attachments
    t.use(t.hand(able("action", noon(), lambda use: use.attach(new, bearer))))
    assert t.decision.kind == "play", "nobody is asked which"
    assert bearer.attachments == ([old, new] if keyword == "Attire" else [new])
    assert (old in t.discard_of()) is (keyword != "Attire")


@rule("AE-Reacts-a")
@pytest.mark.parametrize(("name", "first"), [("2015", "react"), ("current", "trait")])
@pytest.mark.parametrize("instead", [True, False])
def test_even_a_trait_with_instead_waited_for_the_winners_react(name: str, first: str, instead: bool) -> None:
    t = Table(ruleset=RULESETS[name], winner=0)
    done: list[str] = []
    t.put(able("deed", react("when", happens.Gained), lambda use: done.append("react")))
    answer = trait("when", happens.Gained, instead=instead)
    t.put(able("deed", answer, lambda use: done.append("trait")), seat=1)
    t.use(t.hand(able("action", noon(), lambda use: use.gain(1))))
    t.answer("react")
    assert done[0] == first and sorted(done) == ["react", "trait"]


@rule("AE-CostXtoY-a")
@pytest.mark.parametrize("role", ["boots", "discards", "aces"])
def test_whatever_is_done_to_achieve_something_was_a_cost_that_no_react_answered(role: str) -> None:
    t = older()
    t.dude("Ann")
    for event in (happens.Booted, happens.Discarded, happens.Aced):
        t.put(able("deed", react("when", event, if_=lambda card, event: event.card == ann.id)), seat=1)
    ann = next(iter(t.game.dudes(t.seat(0))))
    t.use(
        t.hand(able("action", noon(**{role: lambda card, use: card.id == ann.id}), lambda use: use.gain(1)))
    )
    assert t.decision.kind == "play" and t.rock() == 21
    assert ann.booted if role == "boots" else not ann.in_play


@rule("CG-Cooperating-a")
@pytest.mark.parametrize("name", ["2015", "current"])
def test_a_gang_of_both_sides_starts_by_the_current_rules(name: str) -> None:
    sides = [plain("dude", side, keywords=[side]) for side in (BLUE, GREY)]
    decks = [deck_of("Law Dogs", sides), deck_of("The Sloane Gang")]
    seats = [Seat(f"P{number}", deck) for number, deck in enumerate(decks)]
    game = Game.new(seats, seed=1, ruleset=RULESETS[name])
    listed = [option.payload == ("gang", "as-listed") for option in game.decision.options]
    assert any(listed) is (name == "current")
    while game.decision.kind == "gang":
        game.answer(game.decision.options[0].payload)
    assert len(game.dudes(0)) == (2 if name == "current" else 1)


@rule("AE-Cooperating-b")
@pytest.mark.parametrize(("first", "second"), [(BLUE, GREY), (GREY, BLUE)])
@pytest.mark.parametrize("kind", ["dude", "deed", "goods", "spell"])
def test_no_kind_of_card_of_the_other_side_comes_in(kind: str, first: str, second: str) -> None:
    t = older()
    t.put(plain("dude", keywords=[first, "Huckster 1"]))
    words = ["Hex"] if kind == "spell" else []
    foe, friend = t.hand(*(plain(kind, keywords=[side, *words]) for side in (second, first)))
    assert {payload[1] for payload in t.offers("shop")} == {friend.id} and foe in t.hand_of()


@rule("AE-Joker-a")
@pytest.mark.parametrize("name", ["2015", "current"])
def test_no_effect_plays_a_joker_from_hand(name: str) -> None:
    t = Table(ruleset=RULESETS[name])
    joker, mate = t.hand("Joker (red)", plain("dude"))
    for card in (joker, mate):
        t.use(t.hand(brings(card)))
    assert (joker.in_play, mate.in_play) == (False, True) and joker in t.hand_of()


@rule("AE-Decks-a")
@pytest.mark.parametrize("count", [1, 2, 3, 9])
def test_whoever_looks_at_the_top_cards_leaves_the_deck_in_its_order(count: int) -> None:
    t = Table(deck=0, ruleset=RULESETS["2015"])
    t.stack("A♣ 2♦ 3♥")
    t.use(t.hand(able("action", noon(), lambda use: use.look(use.top_of_deck(count)))))
    assert not t.events(happens.Shuffled) and [card.value for card in t.deck_of()] == [1, 2, 3]


@rule("AE-Traits-a")
@pytest.mark.parametrize("pile", ["hand", "discard", "boot_hill", "stack"])
@pytest.mark.parametrize(("name", "works"), [("2015", False), ("current", True)])
def test_traits_slept_in_every_pile(name: str, works: bool, pile: str) -> None:
    t = Table(ruleset=RULESETS[name], stash=0)
    ghost = able(
        "goods",
        trait("after", happens.Booted, zones=(HAND, DISCARD, BOOT_HILL, DECK)),
        lambda use: use.gain(1),
    )
    getattr(t, pile)(ghost)
    t.use(t.put(able("deed", noon(boot=True), lambda use: None)))
    assert t.rock() == int(works)


@rule("AE-CostXtoY-a")
@pytest.mark.parametrize("timing", ["when", "after"])
@pytest.mark.parametrize("role", ["boots", "discards", "aces"])
def test_where_a_trait_answers_such_a_cost_no_react_does(role: str, timing: str) -> None:
    t = older()
    event = {"boots": happens.Booted, "discards": happens.Discarded, "aces": happens.Aced}[role]
    lamb = t.dude()
    for kind in (trait, react):
        watch = kind(timing, event, if_=lambda card, event: event.card == lamb.id)
        t.put(able("deed", watch, lambda use: use.gain(1)), seat=1)
    t.use(
        t.hand(able("action", noon(**{role: lambda card, use: card.id == lamb.id}), lambda use: use.gain(1)))
    )
    assert t.decision.kind == "play" and (t.rock(0), t.rock(1)) == (21, 21)
