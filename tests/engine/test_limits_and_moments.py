"""Words about limits, moments and what an event remembers."""

from __future__ import annotations

from typing import Any

import pytest

from gomorra.cards.vocabulary import Dude, always, happens, noon, react, shootout
from gomorra.engine.card.handle import Card
from gomorra.engine.events import Aced, Discarded, Joined, Pulled
from gomorra.testing import Table, able, plain, rule


def test_what_leaves_play_is_remembered_with_its_posse_and_player() -> None:
    t = Table()
    ann, bob, ben = (
        t.dude(at="town square"),
        t.dude(seat=1, at="town square"),
        t.dude(seat=1, at="town square"),
    )
    idle = t.dude(seat=1)
    shots = [
        t.hand(able("action", shootout(), lambda use: use.ace(bob))),
        t.hand(able("action", shootout(outside=True), lambda use: use.discard(idle))),
    ]
    t.shootout(ann, bob, ben)
    t.use(shots[0])
    t.pass_()
    t.use(shots[1])
    aced, gone = t.events(Aced)[0], next(event for event in t.events(Discarded) if event.card == idle.id)
    assert (aced.side, aced.whose) == (1, 1) and (gone.side, gone.whose) == (-1, 1)


@pytest.mark.parametrize(("at", "moving"), [("home", True), ("town square", False)])
def test_who_joins_by_an_effect_may_have_been_moved_by_it(at: str, moving: bool) -> None:
    t = Table()
    ann, amy, bob = t.dude(at="town square"), t.dude(at=at), t.dude(seat=1, at="town square")
    call = t.hand(able("action", shootout(brings_in=True), lambda use: use.join(amy)))
    t.shootout(ann, bob)
    t.use(call)
    assert [event.moving for event in t.events(Joined) if event.card == amy.id] == [moving]


def test_a_pull_for_a_skill_test_knows_the_skill_and_the_thing() -> None:
    t = Table()
    maker, gadget = t.dude(keywords=("Mad Scientist 1",)), t.hand(plain("goods", keywords=("Gadget 1",)))
    t.stack("9♣")
    t.invent(gadget, maker)
    event = t.events(Pulled)[0]
    assert (event.skill, event.item, event.dude) == ("Mad Scientist", gadget.id, maker.id)


def test_becoming_a_stud_is_announced_once_the_ability_is_over() -> None:
    t = Table(stash=0)
    ann = t.dude()
    t.put(able("deed", react("after", happens.BecameStud, repeat=True), lambda use: use.gain(1)))

    def promote(use: Any) -> Any:
        use.make(ann, "stud")
        yield from use.gain(5)

    t.use(t.hand(able("action", noon(), promote)))
    assert t.decision.kind == "react" and t.rock() == 5
    t.answer("react", "pass")
    assert t.rock() == 6
    t.use(t.hand(able("action", noon(), promote)))
    assert t.decision.kind == "play"


def test_the_least_and_a_fixed_number_beat_what_else_there_is() -> None:
    t = Table()
    tough = t.put(able("dude", always("least bullets"), lambda card, asked: 2, bullets=3))
    assert tough.bullets == 3
    t.use(t.hand(able("action", noon(), lambda use: use.modify(tough, bullets=-5))))
    assert tough.bullets == 2
    t.use(t.hand(able("action", noon(), lambda use: use.change(tough.id, "fixed bullets", 1))))
    assert tough.bullets == 1


@pytest.mark.parametrize(("amount", "allowed"), [(2, False), (-2, True)])
def test_casualties_may_be_kept_from_rising(amount: int, allowed: bool) -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    hold = able(
        "action", shootout(), lambda use: use.for_player(1, "cannot raise casualties", "shootout react")
    )
    change = able("action", shootout(), lambda use: use.casualties(1, amount))
    cards = t.hand(hold, change)
    t.shootout(ann, bob)
    t.use(cards[0])
    t.pass_()
    t.use(cards[1])
    assert bool(t.game.modifiers_of(-2, "casualties")) is allowed


def test_a_posse_that_is_gone_before_shooters_are_declared_ends_the_fight() -> None:
    class Coward(Dude):
        @shootout()
        def plan(self, use: Any) -> None:
            use.later("before shooters", "run", until="round")

        def run(self, use: Any) -> Any:
            yield from use.send_home_booted(self)

    t = Table()
    coward = t.put(plain("dude", behaviour=Coward), at="town square")
    bob = t.dude(seat=1, at="town square")
    t.shootout(coward, bob)
    t.use(coward)
    t.finish()
    assert coward.at_home and bob.in_town_square and t.game.shootout is None


def test_a_boot_cost_may_be_ignored() -> None:
    free = noon(boot=True, no_boot=lambda card: card.wanted)
    t = Table()
    thug = t.put(able("dude", free, lambda use: use.gain(1)), bounty=1, booted=True)
    honest = t.put(able("dude", free, lambda use: use.gain(1)), booted=True)
    assert t.can_use(thug) and not t.can_use(honest)
    thug.body.booted = False
    t.use(thug)
    assert not thug.booted


def test_control_can_be_given_back_ahead_of_time() -> None:
    class Parole(Dude):
        @noon()
        def take(self, use: Any) -> Any:
            yield from use.take_control(use.game.card(bob.id), until="day")

        @noon()
        def release(self, use: Any) -> Any:
            yield from use.give_back(use.game.card(bob.id))

    t = Table()
    warden, bob = t.put(plain("dude", behaviour=Parole)), t.dude(seat=1)
    t.use(warden, "take")
    assert bob.controller == 0
    t.use(warden, "release")
    assert bob.controller == 1 and not t.game.modifiers_of(bob.id, "taken from")
    t.end_day()
    assert bob.controller == 1


def test_what_lasts_until_sundown_is_over_when_victory_is_checked() -> None:
    t = Table()
    ann = t.dude()
    t.dude(seat=1, influence=2)
    t.hand(plain("action"))
    t.use(t.hand(able("action", noon(), lambda use: use.modify(ann, control=3, until="noon"))))
    assert ann.control == 3
    t.run("sundown")
    assert ann.control == 0 and not t.game.over


def test_combos_are_judged_without_the_ignored_and_the_posse_stands_again() -> None:
    seen: list[int] = []

    def judge(card: Card, use: Any) -> bool:
        seen.append(len(use.game.shootout.posses[0]))
        return False

    t = Table()
    ignore = able(
        "dude", always("combo ignores"), lambda card, other: other.wanted, keywords=("Kung Fu 1",), value=9
    )
    monk, ann = t.put(ignore, at="town square"), t.dude(at="town square", bounty=1)
    tao = able(
        "action",
        shootout(technique=True, combo=judge),
        lambda use: None,
        keywords=("Tao of Test", "Technique"),
    )
    card = t.hand(tao)
    t.shootout(monk, t.dude(seat=1, at="town square"), ann)
    t.stack("2♠")
    t.use(card)
    fight = t.game.shootout
    assert seen == [1] and fight is not None and fight.posses[0] == [monk.id, ann.id]


@pytest.mark.parametrize("way", ["play", "unearth", "choose"])
def test_what_stays_in_boot_hill_cannot_be_taken_out(way: str) -> None:
    from gomorra.cards.vocabulary import ALL, BOOT_HILL, in_boot_hill

    grave = able(
        "dude",
        always("cannot leave pile", on=ALL, zones=(BOOT_HILL,)),
        lambda card, other, use, more: other is card,
    )
    t = Table()
    dead = t.boot_hill(grave)
    ways: dict[str, Any] = {
        "play": able("action", noon(), lambda use: use.play(dead)),
        "unearth": able("action", noon(), lambda use: use.unearth(dead)),
        "choose": able("action", noon(target=in_boot_hill), lambda use: use.gain(1)),
    }
    card = t.hand(ways[way])
    if way == "choose":
        assert not t.can_use(card)
    else:
        t.use(card)
    assert t.boot_hill_of() == [dead]


@rule("RB-2.4-p")
def test_nobody_stays_at_a_deed_that_is_gone_whatever_protects_him() -> None:
    t = Table()
    deed = t.deed(seat=1)
    ann = t.put(able("dude", always("cannot send home", "cannot boot"), lambda card, *asked: True), at=deed)
    foes = [t.dude(seat=1, at=deed) for _ in range(2)]
    t.shootout(ann, *foes)
    list(t.game.rules(1).discard(deed))
    assert ann.at_home and not ann.booted and not ann.in_posse
    assert all(foe.at_home and foe.booted for foe in foes)
