"""Rulebook 5.3 and 5.3.1: turns, passing, and the use of Noon abilities."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import Action, Dude, dude, here, noon, opposing, shootout, your
from gomorra.engine.events import Booted, Chosen, Declared, Discarded, Paid, Passed
from gomorra.engine.kernel.state import DISCARD
from gomorra.testing import Table, able, either_leads, plain, rule


@rule("RB-5.3-a", "RB-5.3-b", "CG-Plays-a")
def test_turns_go_clockwise_from_the_winner_one_play_each() -> None:
    t = Table(seats=3, winner=1)
    for seat in range(3):
        t.dude(seat=seat)
    order = []
    for _ in range(4):
        order.append(t.decision.seat)
        t.game.answer(t.offers("move")[0])
    assert order == [1, 2, 0, 1]


@rule("RB-5.3-c")
def test_the_five_plays_are_on_offer() -> None:
    t = Table()
    deed = t.deed()
    t.dude(at=deed, influence=3, has=[plain("goods")])
    t.dude(at=deed)
    t.dude(seat=1, at=deed)
    t.hand(able("action", noon()), plain("dude"))
    assert {key.payload[0] for key in t.decision.options} == {
        "use",
        "callout",
        "move",
        "shop",
        "give",
        "pass",
    }


@rule("RB-5.3-d")
def test_a_player_may_pass() -> None:
    t = Table()
    t.dude()
    t.pass_()
    assert t.decision.seat == 1
    assert [event.seat for event in t.events(Passed)] == [0]


@rule("RB-5.3-e", "RB-5.3-f")
def test_plays_are_made_in_any_order_and_any_number() -> None:
    t = Table()
    hat = plain("goods")
    giver, taker, runner = t.dude(has=[hat]), t.dude(), t.dude()
    t.give(giver.attachments[0], taker)
    t.pass_()
    for step in ("town square", "home of 1"):
        t.move(runner, step)
        t.pass_()
    t.move(giver, "town square")
    t.pass_()
    t.shop(t.hand(plain("dude")))
    assert runner.place == t.game.outfit(t.seat(1)).id


@rule("RB-5.3-h", "CG-Plays-a", "CG-Plays-b")
def test_noon_goes_on_until_each_of_three_has_passed_in_turn() -> None:
    t = Table(seats=3)
    last = t.dude(seat=2)
    for seat in range(3):
        t.hand(plain("joker"), seat=seat)
    t.pass_(2)
    t.answer(("move", last, "town-square"))
    t.pass_(2)
    assert (t.game.state.phase, t.decision.seat) == ("noon", 2)
    t.pass_()
    assert t.game.state.phase == "sundown"


@rule("RB-5.3-g", "CG-Plays-b", "CG-Plays-a", "RB-5.3-h")
def test_noon_ends_only_when_all_pass_in_a_row() -> None:
    t = Table()
    mine, theirs = t.dude(influence=1), t.dude(seat=1, influence=1)
    t.pass_()
    t.answer(("move", theirs, "town-square"))
    assert t.decision.seat == 0
    t.answer(("move", mine, "town-square"))
    t.pass_()
    assert (t.game.state.phase, t.game.state.day) == ("noon", 1)
    assert t.decision.seat == 0
    t.hand(plain("joker"))
    t.pass_()
    assert (t.game.state.phase, t.game.state.day) == ("sundown", 1)


@rule("RB-5.3.1-a")
def test_a_noon_action_is_used_from_hand() -> None:
    t = Table()
    act = t.hand(able("action", noon(), lambda use: use.gain(1)))
    t.use(act)
    assert t.rock() == 21


@rule("RB-5.3.1-b")
@pytest.mark.parametrize("kind", ["dude", "deed", "goods", "spell", "outfit"])
def test_a_noon_ability_is_used_from_any_card_in_play(kind: str) -> None:
    card = able(kind, noon(), lambda use: use.gain(1), keywords=["Hex"] if kind == "spell" else [])
    t = Table(card, plain("outfit")) if kind == "outfit" else Table()
    if kind in ("goods", "spell"):
        source = t.attach(card, t.dude(keywords=["Huckster 1"]))
    else:
        source = t.game.outfit(t.seat(0)) if kind == "outfit" else t.put(card)
    assert not t.can_use(source, seat=1)
    t.use(source)
    assert t.rock() == 21


@rule("RB-5.3.1-c")
def test_declare_pay_satisfy_resolve() -> None:
    t = Table()
    t.dude(seat=1)
    act = able("deed", noon(boot=True, pay=1, target=opposing & dude), lambda use: use.discard(use.target))
    t.use(t.put(act))
    kinds = [
        type(event)
        for event in t.game.events
        if isinstance(event, (Declared, Booted, Paid, Chosen, Discarded))
    ]
    assert kinds == [Declared, Booted, Paid, Chosen, Discarded]


@rule("RB-5.3.1-d")
def test_a_boot_cost_is_paid_whatever_comes_of_it() -> None:
    t = Table()
    saloon = t.put(able("deed", noon(boot=True), lambda use: use.gain(0)))
    t.use(saloon)
    assert saloon.booted
    assert t.rock() == 20


@rule("RB-5.3.1-e")
def test_ghost_rock_that_an_ability_demands_must_be_there() -> None:
    t = Table(stash=0)
    saloon = t.put(able("deed", noon(pay=1)))
    assert not t.can_use(saloon)
    assert t.why_not_use(saloon).rule == "RB-5.3.1-e"
    t.stash(1)
    t.use(saloon)
    assert t.rock() == 0


@rule("RB-5.3.1-f", "CG-Abilities-b", "CG-Abilities-e")
def test_what_must_be_done_to_achieve_something_has_to_be_possible() -> None:
    t = Table()
    act = t.hand(able("action", noon(boots=your & dude), lambda use: use.gain(1)))
    t.dude(booted=True)
    assert not t.can_use(act)
    t.dude()
    assert t.can_use(act)


@rule("RB-5.3.1-f")
def test_what_must_be_discarded_to_achieve_something_has_to_be_there() -> None:
    t = Table()
    act = t.hand(able("action", noon(discards=your & dude), lambda use: use.gain(1)))
    t.dude(seat=1)
    assert not t.can_use(act)
    price = t.dude(booted=True)
    t.use(act)
    assert price.zone == DISCARD and t.rock() == 21


@rule("RB-5.3.1-g", "CG-Abilities-d", "CG-Abilities-e")
def test_later_sentences_are_no_requirement() -> None:
    t = Table()

    def effect(use):
        rival = yield from use.choose(opposing & dude)
        yield from use.gain(1)
        if rival is not None:
            yield from use.discard(rival)

    first, second = t.hand(able("action", noon(), effect), able("action", noon(), effect))
    t.use(first)
    assert t.rock() == 21
    victim = t.dude(seat=1)
    t.pass_()
    t.use(second)
    assert victim.zone == DISCARD


@rule("CG-Abilities-d")
@pytest.mark.parametrize("may", [True, False])
def test_a_later_sentence_is_skipped_only_where_it_says_may(may: bool) -> None:
    t = Table()

    def effect(use):
        yield from use.gain(1)
        rival = yield from use.choose(opposing & dude, optional=may)
        if rival is not None:
            yield from use.discard(rival)

    rivals = [t.dude(seat=1), t.dude(seat=1)]
    t.use(t.hand(able("action", noon(), effect)))
    assert t.choices() == rivals
    assert bool(t.offers("pass")) is may


@rule("RB-5.3.1-h")
def test_an_ability_without_its_requirement_is_not_on_offer() -> None:
    t = Table()
    act = t.hand(able("action", noon(target=opposing & dude)))
    assert not t.can_use(act)
    assert t.why_not_use(act).rule == "RB-5.3.1-h"


@rule("RB-5.3.1-i")
def test_an_ability_boots_its_card_only_as_a_cost() -> None:
    t = Table()
    saloon = t.put(able("deed", noon()))
    t.use(saloon)
    assert not saloon.booted


@rule("RB-5.3.1-i")
@pytest.mark.parametrize("boot", [True, False])
@pytest.mark.parametrize("when", [noon, shootout])
@either_leads
def test_booting_as_a_cost_boots_in_a_shootout_as_at_noon(when, boot: bool) -> None:
    t = Table()
    ann = t.dude(at="town square", has=[able("goods", when(boot=boot))])
    bob, (gun,) = t.dude(seat=1, at="town square"), ann.attachments
    if when is shootout:
        t.shootout(ann, bob)
    t.use(gun)
    assert gun.booted is boot
    assert not ann.booted


class TwoTalents(Dude):
    """A dude with two abilities."""

    @noon()
    def earn(self, use):
        yield from use.gain(1)

    @noon()
    def save(self, use):
        yield from use.gain(2)


@rule("RB-5.3.1-j", "RB-5.3.1-k", "CG-Abilities-g", "CG-Day-a")
def test_each_ability_of_a_card_is_used_once_a_day() -> None:
    t = Table()
    card = t.put(plain("dude", behaviour=TwoTalents, influence=1))
    t.use(card, "earn")
    t.pass_()
    assert not t.can_use(card, "earn")
    assert t.can_use(card, "save")
    t.use(card, "save")
    t.pass_()
    assert not t.can_use(card, "earn") and not t.can_use(card, "save")
    t.run("sundown")
    t.run("noon")
    assert t.can_use(card, "earn")


@rule("RB-5.3.1-j", "CG-Abilities-g")
def test_unbooting_does_not_refresh_an_ability() -> None:
    t = Table()
    saloon = t.put(able("deed", noon(boot=True)))
    t.use(saloon)
    t.pass_()
    t.use(t.hand(able("action", noon(), lambda use: use.unboot(saloon))))
    t.pass_()
    assert not saloon.booted
    assert not t.can_use(saloon)


@rule("RB-5.3.1-n", "CG-Abilities-g")
def test_a_repeat_ability_has_no_daily_limit() -> None:
    t = Table(stash=2)
    saloon = t.put(able("deed", noon(repeat=True, pay=1)))
    for _ in range(2):
        t.use(saloon)
        t.pass_()
    assert t.rock() == 0
    assert not t.can_use(saloon)


@rule("RB-5.3.1-o", "RB-5.3.1-p")
def test_a_deeds_ability_belongs_to_its_controller() -> None:
    t = Table()
    deed = t.put(able("deed", noon(controller=True), lambda use: use.gain(1)))
    t.dude(seat=1, influence=1, at=deed)
    assert not t.can_use(deed, seat=0)
    t.use(deed, seat=1)
    assert t.rock(1) == 21


@rule("RB-5.3.1-q", "CG-Duration-a", "CG-Day-a")
def test_noon_effects_last_through_sundown() -> None:
    t = Table()
    boss = t.dude(bullets=1, influence=1)
    t.hand(plain("joker"))
    t.use(t.hand(able("action", noon(target=your & dude), lambda use: use.modify(use.target, bullets=1))))
    t.run("sundown")
    assert boss.bullets == 2
    t.run("noon")
    assert boss.bullets == 1


@rule("CG-Duration-a")
def test_a_noon_bonus_counts_in_the_victory_check() -> None:
    t = Table()
    t.deed(seat=1, control=1)
    boss = t.dude()
    t.hand(plain("joker"))
    t.use(t.hand(able("action", noon(target=your & dude), lambda use: use.modify(use.target, influence=1))))
    t.run("sundown")
    assert not t.game.over
    assert boss.influence == 1


@rule("RB-5.3.1-r", "CG-Plays-c")
def test_an_action_is_discarded_when_its_play_is_over() -> None:
    t = Table(deck=0)
    t.discard(*(plain("dude") for _ in range(3)))
    act = t.hand(able("action", noon(), lambda use: use.draw(1)))
    t.use(act)
    assert act.zone == DISCARD
    assert act.id not in {card.id for card in t.deck_of()}
    assert t.discard_of() == [act]


@rule("CG-Plays-c")
def test_an_action_that_starts_a_shootout_waits_until_it_is_over() -> None:
    t = Table()
    a = t.dude(at="town square", booted=True)
    t.dude(seat=1, at="town square")
    act = t.hand(able("action", noon(target=opposing & dude), lambda use: use.call_out(a, use.target)))
    t.use(act, "", "accept")
    assert t.game.shootout is not None
    assert act.zone != DISCARD
    t.finish()
    assert act.zone == DISCARD


@rule("CG-Abilities-c")
def test_a_first_sentence_with_if_may_be_false() -> None:
    class Perhaps(Action):
        """An action whose first sentence begins with "If"."""

        @noon()
        def act(self, use):
            if use.game.dudes(use.seat):
                yield from use.gain(5)
            yield from use.gain(1)

    t = Table()
    t.use(t.hand(plain("action", behaviour=Perhaps)))
    assert t.rock() == 21


@rule("CG-This-a")
def test_this_means_where_the_source_is_now() -> None:
    t = Table()
    place = t.deed()
    boss = t.put(able("dude", noon(target=opposing & dude & here)), at="town square")
    t.dude(seat=1, at=place)
    assert not t.can_use(boss)
    t.move(boss, place)
    t.pass_()
    assert t.can_use(boss)


@rule("RB-5.3-f", "RB-5.3-b")
def test_every_kind_of_play_is_made_twice_in_one_noon() -> None:
    t = Table()
    one, two, caller = t.dude(has=[plain("goods"), plain("goods")]), t.dude(), t.dude(at="town square")
    foes = [t.dude(seat=1, at="town square") for _ in range(2)]
    hats, walker = list(one.attachments), t.dude()

    def over() -> None:
        assert (t.decision.seat, t.decision.kind) == (1, "play"), "one play a turn"
        t.pass_()

    for turn in range(2):
        t.give(hats[turn], two, *(["done"] if turn == 0 else []))
        over()
        t.shop(t.hand(plain("dude")))
        over()
        t.use(t.hand(able("action", noon(), lambda use: use.gain(1))))
        over()
        t.move(walker, "home" if turn else "town square")
        over()
        t.callout(caller, foes[turn], "refuse")
        over()
    assert two.attachments == hats and t.rock() == 22 and all(foe.at_home for foe in foes)
    assert t.game.state.day == 1 and t.game.state.phase == "noon"


@rule("RB-5.3.1-d")
def test_a_booted_card_cannot_pay_by_booting() -> None:
    t = Table()
    costly, free = able("goods", noon(boot=True)), able("goods", noon())
    ann, bob = t.dude(), t.dude()
    tired, fresh, idle = (
        t.attach(costly, ann, booted=True),
        t.attach(costly, bob),
        t.attach(free, ann, booted=True),
    )
    assert (t.can_use(tired), t.can_use(fresh), t.can_use(idle)) == (False, True, True)
    t.use(fresh)
    assert fresh.booted and not ann.booted and not bob.booted


@rule("RB-5.3.1-j")
def test_another_copy_has_its_own_use_a_day() -> None:
    t = Table()
    bank = able("deed", noon(), lambda use: use.gain(1))
    first, second = t.put(bank), t.put(bank)
    t.use(first)
    t.pass_()
    assert not t.can_use(first)
    t.use(second)
    assert t.rock() == 22


@rule("RB-5.3.1-q")
@pytest.mark.parametrize(("until", "later", "tomorrow"), [("noon", 0, 0), ("day", 1, 0), ("permanent", 1, 1)])
def test_a_noon_effect_that_says_how_long_lasts_that_long(until: str, later: int, tomorrow: int) -> None:
    t = Table()
    boss = t.dude(bullets=0, influence=1)
    t.hand(plain("joker"))
    t.use(t.hand(able("action", noon(), lambda use: use.modify(boss, bullets=1, until=until))))
    assert boss.bullets == 1
    t.run("sundown")
    assert boss.bullets == later
    t.run("noon")
    assert boss.bullets == tomorrow
