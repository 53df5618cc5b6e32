"""Rulebook 5.3.1 part by part: who uses what, how often, and what it needs."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import (
    Goods,
    cheatin,
    deed,
    dude,
    goods,
    happens,
    job,
    noon,
    opposing,
    react,
    resolution,
    shootout,
    your,
)
from gomorra.testing import Table, able, plain, rule
from tests.rules.lowball import lowball

LOW = "A♣ 2♦ 3♥ 4♠ 6♣"
CHEATIN = "K♣ K♣ Q♥ J♠ 10♣"


@rule("RB-5.3.1-b")
@pytest.mark.parametrize("kind", ["dude", "goods", "spell"])
def test_what_is_seized_serves_its_new_player_and_no_longer_its_owner(kind: str) -> None:
    t = Table(winner=1)
    earns = able(kind, noon(), lambda use: use.gain(1))
    host = t.put(earns, seat=1) if kind == "dude" else t.dude(seat=1)
    source = host if kind == "dude" else t.attach(earns, host, seat=1)
    host.body.controller = t.seat(0)
    t.game.index.forget()
    assert not t.can_use(source, seat=1)
    t.pass_()
    t.use(source)
    assert (t.rock(0), t.rock(1)) == (21, 20)


@rule("RB-5.3.1-c", "RB-6.2.1-e")
def test_the_leader_of_a_job_boots_before_the_mark_is_chosen() -> None:
    t = Table()
    t.deed(seat=1), t.deed(seat=1)
    leader = t.dude()
    act = t.hand(able("action", job(mark=deed & opposing, boot=True), lambda use: use.gain(1)))
    t.use(act)
    assert len(t.choices()) == 2 and leader.booted


@rule("RB-5.3.1-f", "RB-5.3.1-h")
@pytest.mark.parametrize("second", [False, True])
def test_of_two_things_that_must_be_chosen_both_must_be_there(second: bool) -> None:
    t = Table()
    act = t.hand(able("action", noon(target=your & dude, also=goods), lambda use: use.gain(1)))
    bearer = t.dude()
    if second:
        t.attach(plain("goods"), bearer)
    assert t.can_use(act) is second


@rule("RB-5.3.1-h")
@pytest.mark.parametrize("kind", ["action", "deed", "goods"])
def test_who_is_not_such_a_one_as_the_text_names_meets_no_requirement(kind: str) -> None:
    def armed(card, use) -> bool:
        return bool(card.attached("Weapon"))

    t = Table()
    gun = plain("goods", keywords=["Weapon"])
    ann, rival = t.dude(has=[gun]), t.dude(seat=1, has=[plain("goods")])
    card = able(kind, noon(target=opposing & dude & armed), lambda use: use.gain(1))
    source = {"action": t.hand, "deed": t.put, "goods": lambda one: t.attach(one, ann)}[kind](card)
    assert not t.can_use(source)
    t.attach(gun, rival)
    assert t.can_use(source)


@rule("RB-5.3.1-h", "RB-5.3.1-f")
@pytest.mark.parametrize("there", [False, True])
@pytest.mark.parametrize("role", ["target", "boots", "discards", "aces"])
def test_what_a_job_demands_besides_leader_and_mark_has_to_be_there(role: str, there: bool) -> None:
    t = Table()
    boss, _ = t.dude(), t.deed(seat=1)
    t.attach(plain("goods"), t.dude(seat=1))
    if there:
        t.attach(plain("goods"), boss)
    assert t.can_use(t.hand(able("action", job(mark=deed, **{role: your & goods})))) is there


@rule("RB-5.3.1-h")
@pytest.mark.parametrize("kind", ["action", "deed"])
@pytest.mark.parametrize("held", [False, True])
def test_what_must_be_so_besides_any_choice_has_to_be_so(held: bool, kind: str) -> None:
    t = Table()
    ability = noon(if_=lambda card, use: use.game.state.players[use.seat].stash >= 21)
    source = able(kind, ability, lambda use: use.gain(1))
    source = t.hand(source) if kind == "action" else t.put(source)
    if held:
        t.stash(21)
    assert t.can_use(source) is held


@rule("RB-5.3.1-j", "RB-5.3.1-n")
@pytest.mark.parametrize("repeat", [False, True])
def test_a_cheatin_ability_in_play_is_used_once_a_day_unless_it_says_repeat(repeat: bool) -> None:
    t = Table()
    lamp = t.put(able("deed", cheatin(repeat=repeat), lambda use: use.gain(1)), seat=1)
    lowball(t, f"{CHEATIN} {CHEATIN}", f"K♦ K♠ Q♣ J♦ 10♥ {LOW}")
    t.use(lamp)
    assert t.can_use(lamp, seat=1) is repeat, "against the hand that was drawn to break the tie"


@rule("RB-5.3.1-n")
def test_a_repeat_ability_is_used_a_third_and_fourth_time() -> None:
    t = Table()
    mill = t.put(able("deed", noon(repeat=True), lambda use: use.gain(1)))
    for _ in range(4):
        t.use(mill)
    assert t.rock() == 24


@rule("RB-5.3.1-n")
def test_a_repeat_react_answers_again() -> None:
    t = Table()
    watch = t.put(able("deed", react("after", happens.Moved, repeat=True), lambda use: use.gain(1)))
    for mover in (t.dude(), t.dude()):
        t.move(mover, "town square")
        t.use(watch)
        t.pass_()
    assert t.rock() == 22


@rule("RB-5.3.1-n", "RB-5.3.1-d")
@pytest.mark.parametrize("kind", ["dude", "deed"])
def test_a_repeat_ability_that_boots_waits_until_its_card_is_unbooted(kind: str) -> None:
    t = Table()
    mill = t.put(able(kind, noon(repeat=True, boot=True), lambda use: use.gain(1)))
    t.use(mill)
    t.turn_of(0)
    assert mill.booted and not t.can_use(mill)
    mill.body.booted = False
    t.use(mill)
    assert t.rock() == 22


class Toolbox(Goods):
    """Toolbox"""

    @noon()
    def earn(self, use):
        yield from use.gain(1)

    @noon()
    def reap(self, use):
        yield from use.gain(10)


@rule("RB-5.3.1-k")
def test_two_abilities_of_goods_are_limited_separately() -> None:
    t = Table()
    box = t.dude(has=[plain("goods", behaviour=Toolbox)]).attachments[0]
    t.use(box, "earn")
    t.turn_of(0)
    assert not t.can_use(box, "earn") and t.can_use(box, "reap")
    t.use(box, "reap")
    assert t.rock() == 31


@rule("RB-5.3.1-q")
def test_what_a_spell_does_at_noon_lasts_to_the_end_of_the_day_as_well() -> None:
    t = Table()
    ben = t.dude(bullets=1)
    caster = t.dude(keywords=["Huckster 9"])
    spell = able("spell", noon(spell=1), lambda use: use.modify(ben, bullets=2), keywords=["Hex"])
    t.use(t.attach(spell, caster))
    t.hand(plain("action"))
    t.run("sundown")
    assert t.game.state.phase == "sundown" and ben.bullets == 3
    t.run("noon")
    assert ben.bullets == 1


EVERY_BEARER = pytest.mark.parametrize("kind", ["dude", "deed", "goods", "spell", "outfit"])


def bearing(kind: str, ability, **facts) -> tuple[Table, object]:
    """A table on which a card of this kind has the ability, and the card."""
    card = able(kind, ability, lambda use: use.gain(1), keywords=["Hex"] if kind == "spell" else [], **facts)
    if kind == "outfit":
        t = Table(card, plain("outfit"))
        return t, t.game.outfit(t.seat(0))
    t = Table()
    if kind in ("goods", "spell"):
        return t, t.attach(card, t.dude(at="town square", keywords=["Huckster 1"]))
    return t, t.put(card, at="town square") if kind == "dude" else t.put(card)


@rule("RB-5.3.1-j", "RB-5.4-r")
@EVERY_BEARER
def test_whatever_bears_an_ability_it_is_used_once_a_day_and_the_table_says_so(kind: str) -> None:
    t, source = bearing(kind, noon())
    t.use(source)
    t.turn_of(0)
    assert not t.can_use(source)
    assert t.why_not_use(source).rule == "RB-5.3.1-j"
    t.dude(influence=1)
    t.hand(plain("action"))
    t.run("sundown")
    t.run("noon")
    t.turn_of(0)
    assert t.can_use(source)


@rule("RB-5.3.1-j")
@EVERY_BEARER
def test_a_shootout_makes_no_ability_fresh(kind: str) -> None:
    t, source = bearing(kind, noon())
    t.use(source)
    t.shootout(t.dude(at="town square"), t.dude(seat=1, at="town square"))
    t.finish()
    t.turn_of(0)
    assert not t.can_use(source) and t.why_not_use(source).rule == "RB-5.3.1-j"


@rule("RB-5.3.1-j")
@pytest.mark.parametrize("kind", ["shootout", "resolution"])
@pytest.mark.parametrize("bearer", ["dude", "deed", "goods", "spell", "outfit"])
def test_in_a_fight_the_table_says_that_an_ability_was_used(kind: str, bearer: str) -> None:
    t, source = bearing(bearer, {"shootout": shootout, "resolution": resolution}[kind]())
    ours = source if bearer == "dude" else source.host or t.dude(at="town square")
    t.shootout(ours, t.dude(seat=1, at="town square"))
    t.hands(LOW, LOW)
    if kind == "resolution":
        t.run("resolution")
    t.use(source, seat=0)
    t.turn_of(0) if t.decision.seat == 0 else t.pass_()
    assert not t.can_use(source, seat=0) and t.why_not_use(source).rule == "RB-5.3.1-j"


@rule("RB-5.3.1-n")
@EVERY_BEARER
def test_whatever_bears_a_repeat_ability_nothing_speaks_against_using_it_again(kind: str) -> None:
    t, source = bearing(kind, noon(repeat=True))
    for _ in range(3):
        t.use(source)
        t.turn_of(0)
        assert t.why_not_use(source) is None and t.can_use(source)
    assert t.rock() == 23


@rule("RB-5.3.1-n", "RB-5.3.1-d")
@EVERY_BEARER
def test_a_repeat_ability_that_boots_is_refused_while_its_card_is_booted(kind: str) -> None:
    t, source = bearing(kind, noon(repeat=True, boot=True))
    t.use(source)
    t.turn_of(0)
    assert source.booted and not t.can_use(source) and t.why_not_use(source).rule == "RB-2.6-d"


@rule("RB-5.3.1-b")
@EVERY_BEARER
def test_nobody_uses_another_players_card(kind: str) -> None:
    t, source = bearing(kind, noon())
    assert t.can_use(source, seat=0)
    t.pass_()
    assert t.decision.seat == 1 and not t.can_use(source, seat=1)
    assert t.why_not("use", source, "act").rule == "RB-3.9-c"


@rule("RB-5.3.1-h", "RB-5.3.1-f")
@pytest.mark.parametrize("held", [False, True])
@pytest.mark.parametrize("kind", ["spell", "job", "technique"])
def test_what_must_be_so_for_a_spell_a_job_or_a_technique_has_to_be_so(kind: str, held: bool) -> None:
    t = Table(stash=21 if held else 20)
    rich = {"if_": lambda card, use: use.game.state.players[use.seat].stash >= 21}
    someone = t.dude(keywords=["Huckster 1", "Kung Fu 1"])
    t.deed(seat=1)
    if kind == "spell":
        source = t.attach(able("spell", noon(spell=1, **rich), keywords=["Hex"]), someone)
    elif kind == "job":
        source = t.hand(able("action", job(mark=deed, **rich)))
    else:
        source = t.hand(able("action", noon(technique=True, **rich), keywords=["Technique"]))
    assert t.can_use(source) is held
