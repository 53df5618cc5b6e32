"""Upkeep by who controls and what is wanted; abilities once a day each; legends that not even their player touches."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import (
    ALL,
    Dude,
    always,
    any_card,
    happens,
    in_town_square,
    job,
    location,
    noon,
    react,
    resolution,
    shootout,
    where,
)
from gomorra.catalog import Gang
from gomorra.engine.card.ability import Ability
from gomorra.engine.card.handle import Card
from gomorra.engine.words import Stat
from gomorra.testing import Table, able, either_leads, plain, rule

HIGH_CARD = "2♣ 4♦ 6♥ 8♠ 10♣"


@rule("RB-5.2-j", "RB-5.2-l", "RB-3.1-f", "RB-3.1-e")
@pytest.mark.parametrize(
    ("gangs", "extra"),
    [((), 0), ((Gang.OUTLAWS,), 3), ((Gang.LAW_DOGS,), 0), ((Gang.OUTLAWS, Gang.LAW_DOGS), 0)],
)
def test_only_the_symbol_of_another_outfit_makes_a_dude_dearer(gangs: tuple[Gang, ...], extra: int) -> None:
    t = Table(plain("outfit", gangs=[Gang.LAW_DOGS]), plain("outfit", gangs=[Gang.OUTLAWS]))
    one = t.dude(upkeep=1, influence=3, gangs=list(gangs))
    assert one.upkeep == 1 + extra
    t.start("upkeep")
    t.answer("pay")
    assert t.rock() == 20 - 1 - extra


@rule("RB-5.2-g")
@pytest.mark.parametrize("kind", ["dude", "goods", "deed"])
def test_who_controls_a_card_of_another_pays_for_it_and_its_owner_does_not(kind: str) -> None:
    t = Table()
    card = plain(kind, "Dear", upkeep=2)
    if kind == "dude":
        held = t.put(card, seat=1)
        held.body.controller = t.seat(0)
        t.game.index.forget()
    elif kind == "goods":
        held = t.attach(card, t.dude(), seat=1)
    else:
        held = t.put(card, seat=1)
        t.dude(at=held, influence=2)
    assert held.controller == t.seat(0) and held.owner == t.seat(1)
    t.start("upkeep")
    assert (t.decision.kind, t.decision.seat) == ("upkeep", 0)
    t.answer("pay")
    assert held.in_play and (t.rock(0), t.rock(1)) == (18, 20)


@rule("RB-5.2-g")
@pytest.mark.parametrize("keeps", ["cheap", "dear"])
def test_whoever_pays_may_let_the_cheap_or_the_dear_one_go(keeps: str) -> None:
    t = Table(stash=3)
    cheap, dear = t.dude("Cheap", upkeep=1), t.dude("Dear", upkeep=3)
    t.start("upkeep")
    assert {key[1] for key in t.offers("drop")} == {cheap.id, dear.id}
    t.answer(("drop", dear.id if keeps == "cheap" else cheap.id))
    t.answer("pay")
    assert (cheap.in_play, dear.in_play) == (keeps == "cheap", keeps == "dear")
    assert t.rock() == (2 if keeps == "cheap" else 0)


WAYS = {"first": noon(), "second": noon(), "third": shootout(), "fourth": shootout(), "fifth": resolution()}
WAYS["sixth"] = react("after", happens.ShootoutStarted)


def busy_dude():
    """A dude with six abilities, each of which earns 1."""
    uses = {}
    for name, way in WAYS.items():

        def earn(self, use):
            yield from use.gain(1)

        earn.__name__ = name
        uses[name] = way(earn)
    return type("Busy", (Dude,), {"__doc__": "Busy", **uses})


@rule("RB-5.3.1-j")
@either_leads
def test_each_of_the_abilities_of_one_card_is_used_once_and_none_bars_another() -> None:
    t = Table()
    busy, foe = (
        t.put(plain("dude", behaviour=busy_dude()), at="town square"),
        t.dude(seat=1, at="town square"),
    )
    for name in ("first", "second"):
        t.use(busy, name, seat=0)
        t.turn_of(0)
        assert not t.can_use(busy, name, seat=0)
    t.shootout(busy, foe)
    t.use(busy, "sixth", seat=0)
    for name in ("third", "fourth"):
        t.use(busy, name, seat=0)
        t.pass_()
        assert not t.can_use(busy, name, seat=0)
    t.hands(HIGH_CARD, HIGH_CARD)
    t.run("resolution")
    t.use(busy, "fifth", seat=0)
    assert t.rock() == 26


@rule("RB-5.3.1-j", "RB-5.3.1-o")
def test_a_deed_that_was_used_today_is_used_by_nobody_else_who_takes_it_over() -> None:
    t = Table()
    bank = t.put(able("deed", noon(controller=True), lambda use: use.gain(1)))
    t.use(bank)
    t.dude(seat=1, at=bank, influence=2)
    assert bank.owner == t.seat(0) and bank.controller == t.seat(1)
    t.turn_of(1)
    assert not t.can_use(bank, seat=1)


LESSON = Ability(lambda card, use: use.gain(1), ("noon",))


class Teacher(Dude):
    """Teacher"""

    @always(Stat.ABILITY, on=ALL)
    def teaches(self, card: Card) -> bool:
        return True

    def granted(self, card: Card) -> list[Ability]:
        return [LESSON] if card.is_dude and card is not self else []


@rule("RB-5.3.1-j")
def test_an_ability_that_another_card_grants_is_used_once_a_day_by_each_card() -> None:
    t = Table()
    t.put(plain("dude", "Teacher", behaviour=Teacher))
    ann, ben = t.dude("Ann", influence=1), t.dude("Ben")
    t.use(ann)
    t.turn_of(0)
    assert not t.can_use(ann) and t.can_use(ben)
    t.use(ben)
    t.turn_of(0)
    assert t.rock() == 22 and not t.can_use(ben) and not t.can_use(ann)


@rule("RB-7.2.1-e", "RB-7.2.1-f")
@pytest.mark.parametrize(("pull", "success"), [("9♣", True), ("2♣", False)])
def test_a_spell_that_leads_to_a_job_leads_to_it_if_it_succeeds(pull: str, success: bool) -> None:
    t = Table()
    caster = t.dude(keywords=["Huckster 1"])
    raid = job(spell=6, mark=location & in_town_square)
    spell = t.attach(able("spell", raid, lambda use: use.gain(5), keywords=["Hex"]), caster)
    t.stack(pull)
    t.use(spell)
    t.form()
    assert t.rock() == (25 if success else 20)
    assert len(t.events(happens.JobEnded)) == int(success)


@rule("RB-7.2.1-e", "RB-7.2.1-f")
@pytest.mark.parametrize("times", [noon, shootout, resolution])
@pytest.mark.parametrize(
    ("kind", "skill"), [("Hex", "Huckster"), ("Miracle", "Blessed"), ("Spirit", "Shaman")]
)
@pytest.mark.parametrize(("pull", "success"), [("9♣", True), ("2♣", False)])
@either_leads
def test_a_spell_of_any_kind_does_what_it_says_if_it_succeeds(
    kind: str, skill: str, times, pull: str, success: bool
) -> None:
    t = Table()
    caster = t.dude(at="town square", keywords=[f"{skill} 1"])
    spell = t.attach(able("spell", times(spell=6), lambda use: use.gain(5), keywords=[kind]), caster)
    if times is not noon:
        t.shootout(caster, t.dude(seat=1, at="town square"))
        t.hands(HIGH_CARD, HIGH_CARD)
    if times is resolution:
        t.run("resolution")
    t.stack(pull)
    t.use(spell, seat=0)
    assert t.rock() == (25 if success else 20)


@rule("RB-3.2-a")
@pytest.mark.parametrize("whose", [0, 1])
def test_not_even_its_own_player_does_anything_to_a_legend_by_another_card(whose: int) -> None:
    t = Table(legends=[plain("legend", keywords=["Real"]), None])
    legend = t.game.card(t.game.state.players[t.seat(0)].legend)
    is_legend = where(lambda card, use: card.type == "legend")
    assert not t.can_use(t.hand(able("action", noon(target=any_card & is_legend)), seat=whose), seat=whose)

    def meddle(use):
        for verb in ("discard", "boot", "ace", "to_hand", "to_deck"):
            yield from getattr(use, verb)(legend)
        use.give_keyword(legend, "Fake")
        use.take_keyword(legend, "Real")
        yield from use.control_point(legend)

    t.use(t.hand(able("action", noon(), meddle), seat=whose), seat=whose)
    assert legend.in_play and not legend.booted and legend.control == 0
    assert legend.has("Real") and not legend.has("Fake")
