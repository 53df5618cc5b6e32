"""The rulebook for spells, Techniques, deeds, outfits, legends and actions with abilities of every kind."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import (
    ALL,
    BEARER,
    Action,
    Deed,
    always,
    cheatin,
    dude,
    happens,
    noon,
    opposing,
)
from gomorra.engine.kernel.state import DISCARD
from gomorra.testing import CHEATIN, Table, able, either_leads, plain, rule
from tests.rules.kinds import EVERY_KIND, HIGH_CARD, KINDS


def in_time_for(t: Table, kind: str, mine, theirs) -> None:
    """It is the moment for an ability of this kind, in a fight of these two where it needs one."""
    if kind != "noon":
        t.shootout(mine, theirs)
        t.hands(CHEATIN, CHEATIN)
    if kind in ("resolution", "cheatin"):
        t.run("resolution")


@rule("RB-3.1-g", "RB-3.2-b", "CG-Shootout4b-b")
@pytest.mark.parametrize("bearer", ["outfit", "legend"])
@EVERY_KIND
@either_leads
def test_outfit_and_legend_serve_their_player_alone_with_whatever_kind(kind: str, bearer: str) -> None:
    card = able(bearer, KINDS[kind](), lambda use: use.gain(1))
    outfit, legend = (card if bearer == "outfit" else plain("outfit")), (card if bearer == "legend" else None)
    t = Table(outfit, plain("outfit"), legends=[legend, None], winner=1)
    player = t.game.state.players[t.seat(0)]
    source = t.game.card(player.home if bearer == "outfit" else player.legend)
    in_time_for(t, kind, *(t.dude(seat=seat, at="town square") for seat in (0, 1)))
    if kind != "react":  # then nobody else is asked at all
        assert t.decision.seat == 1
        assert not t.can_use(source, seat=1)
        t.pass_()
    t.use(source, seat=0)
    assert (t.rock(0), t.rock(1)) == (21, 20)


@rule("RB-5.3.1-o", "RB-5.3.1-p")
@EVERY_KIND
@either_leads
def test_a_deed_serves_its_controller_alone_with_whatever_kind(kind: str) -> None:
    t = Table(winner=1)
    mine = t.put(able("deed", KINDS[kind](), lambda use: use.gain(1)), seat=1)
    t.dude(influence=1, at=mine)
    assert t.whose(mine) == 0 and mine.owner == t.seat(1)
    in_time_for(t, kind, *(t.dude(seat=seat, at="town square") for seat in (0, 1)))
    if kind != "react":
        assert t.decision.seat == 1
        assert not t.can_use(mine, seat=1)
        t.pass_()
    t.use(mine, seat=0)
    assert (t.rock(0), t.rock(1)) == (21, 20)


@rule("RB-7.2-e", "RB-7.2-j", "RB-7.2.1-d", "RB-7.2.1-e", "RB-7.2.1-f", "RB-7.2.1-g")
@pytest.mark.parametrize(("pull", "works"), [(4, True), (3, False)])
@EVERY_KIND
@either_leads
def test_a_spell_of_whatever_kind_takes_its_test(kind: str, pull: int, works: bool) -> None:
    t = Table()
    caster, rival = t.dude(at="town square", keywords=["Huckster 2"]), t.dude(seat=1, at="town square")
    spell = able("spell", KINDS[kind](spell=6), lambda use: use.gain(1), keywords=["Hex"])
    spell = t.attach(spell, caster)
    in_time_for(t, kind, caster, rival)
    t.stack(plain("action", value=pull))
    t.use(spell, seat=0)
    assert t.rock() == 20 + works and [event.value for event in t.events(happens.Pulled)] == [pull]
    if kind != "react":
        t.turn_of(1)
        t.pass_()
    assert not t.can_use(spell, seat=0)


@rule("RB-7.3.1-b", "RB-7.3.1-c", "RB-7.3.1-d", "RB-7.3.1-e", "RB-7.3.1-f", "RB-7.3.1-g")
@pytest.mark.parametrize(("pull", "works"), [(8, True), (9, False)])
@EVERY_KIND
@either_leads
def test_a_technique_of_whatever_kind_takes_its_test(kind: str, pull: int, works: bool) -> None:
    t = Table()
    monk, rival = t.dude(at="town square", keywords=["Kung Fu 2"], value=7), t.dude(seat=1, at="town square")
    kick = able("action", KINDS[kind](technique=True), lambda use: use.gain(1), keywords=["Technique"])
    kick = t.hand(kick)
    in_time_for(t, kind, monk, rival)
    t.stack(plain("action", value=pull))
    t.use(kick, seat=0)
    assert t.rock() == 20 + works and [event.value for event in t.events(happens.Pulled)] == [pull]
    assert kick.zone == DISCARD


def twofold(base: type, kind: str, **needed):
    """A card with two abilities of one kind; the second may need something."""

    def earn(self, use):
        yield from use.gain(1)

    def reap(self, use):
        yield from use.gain(10)

    abilities = {"earn": KINDS[kind]()(earn), "reap": KINDS[kind](**needed)(reap), "__doc__": "Two ways"}
    return plain(base.__name__.lower(), behaviour=type("TwoWays", (base,), abilities))


@rule("RB-5.3.1-k")
@pytest.mark.parametrize("kind", ["noon", "shootout", "resolution"])
@either_leads
def test_two_abilities_of_whatever_kind_are_limited_separately(kind: str) -> None:
    t = Table()
    mill = t.put(twofold(Deed, kind))
    in_time_for(t, kind, *(t.dude(seat=seat, at="town square") for seat in (0, 1)))
    t.use(mill, "earn", seat=0)
    t.turn_of(1)
    t.pass_()
    assert [key[2] for key in t.offers("use")] == ["reap"]
    t.use(mill, "reap", seat=0)
    assert t.rock() == 31


@rule("RB-3.7-c")
@pytest.mark.parametrize("chosen", ["earn", "reap"])
@pytest.mark.parametrize("possible", [True, False])
@EVERY_KIND
@either_leads
def test_of_an_actions_abilities_of_whatever_kind_one_is_used(kind: str, possible: bool, chosen: str) -> None:
    t = Table()
    act = t.hand(twofold(Action, kind, if_=lambda card, use: possible))
    in_time_for(t, kind, *(t.dude(seat=seat, at="town square") for seat in (0, 1)))
    assert t.can_use(act, "earn", seat=0) and t.can_use(act, "reap", seat=0) is possible
    if possible or chosen == "earn":
        t.use(act, chosen, seat=0)
        assert t.rock() == (21 if chosen == "earn" else 30) and act.zone == DISCARD


@rule("RB-3.3-b")
@pytest.mark.parametrize(("raise_", "hit"), [(0, True), (2, False)])
@pytest.mark.parametrize("by", ["effect", "goods", "trait", "Kung Fu"])
def test_a_value_raised_in_whatever_way_resists(by: str, raise_: int, hit: bool) -> None:
    t = Table()
    target = t.dude(seat=1, value=6, keywords=[f"Kung Fu {raise_}"] if by == "Kung Fu" else [])
    if by == "effect":
        t.game.rules(t.seat(1)).modify(target, value=raise_, until="day")
    elif by == "goods":
        t.attach(able("goods", always("value", on=BEARER), lambda card, asked: raise_), target)
    elif by == "trait":
        t.put(able("deed", always("value", on=ALL), lambda card, asked: raise_ if asked == target else 0))

    def shoot(use):
        pulled = yield from use.pull()
        if pulled.value > use.target.value:
            yield from use.discard(use.target)

    t.stack("7♣")
    t.use(t.hand(able("action", noon(target=opposing & dude), shoot)))
    assert (target.zone == DISCARD) is hit


@rule("RB-5.2-b", "RB-5.2-c", "RB-3.4-e")
@pytest.mark.parametrize("mine", [True, False])
@pytest.mark.parametrize("by", ["effect", "trait"])
def test_a_changed_production_of_a_deed_is_collected_by_an_owner_in_control(by: str, mine: bool) -> None:
    t = Table(stash=10)
    mill = t.deed(production=2)
    if not mine:
        t.dude(seat=1, influence=1, at=mill)
    if by == "effect":
        t.game.rules(t.seat(0)).modify(mill, production=3, until="permanent")
    else:
        t.put(able("dude", always("production", on=ALL), lambda card, asked: 3 if asked == mill else 0))
    t.start("upkeep")
    assert (t.rock(0), t.rock(1)) == (15 if mine else 10, 10)


@rule("RB-5.1-p", "RB-5.1-q")
@pytest.mark.parametrize("kind", ["legend", "improvement", "deed"])
def test_in_lowball_too_legends_and_improvements_answer_a_cheatin_hand_once(kind: str) -> None:
    words = ["Improvement"] if kind == "improvement" else []
    card = able(
        "goods" if kind == "improvement" else kind, cheatin(), lambda use: use.gain(1), keywords=words
    )
    t = Table(legends=[None, card if kind == "legend" else None])
    if kind == "legend":
        source = t.game.card(t.game.state.players[t.seat(1)].legend)
    else:
        source = t.attach(card, t.deed(seat=1)) if kind == "improvement" else t.put(card, seat=1)
    second = t.hand(able("action", cheatin()), seat=1)
    for seat, cards in ((0, CHEATIN), (1, HIGH_CARD)):
        t.stack(cards, seat=seat)
    t.start("gambling")
    assert t.can_use(source, seat=1) and t.can_use(second, seat=1)
    t.use(source, seat=1)
    assert not t.can_use(second, seat=1)
