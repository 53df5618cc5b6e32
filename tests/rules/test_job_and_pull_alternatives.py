"""Jobs and pulls: owners who are away, posses without dudes, who sees a pull, and who is first without a Winner."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import deed, dude, happens, job, noon, opposing, resolution, shootout, trait
from gomorra.engine import RULESETS
from gomorra.engine.events import JobEnded, RoundDecided
from gomorra.testing import Table, able, either_leads, plain, rule

PAIR, BETTER_PAIR = "Q♣ Q♦ 3♥ 4♠ 9♣", "K♥ K♠ 3♦ 4♣ 9♦"
HIGH_CARD = "2♣ 4♦ 6♥ 8♠ 10♣"


@rule("RB-6.2.3-w", "RB-6.2.3-y")
@pytest.mark.parametrize("kind", ["deed", "dude"])
@pytest.mark.parametrize("at", ["mark", "next door"])
def test_the_owner_of_a_mark_that_another_controls_is_asked_second_wherever_his_dudes_are(
    at: str, kind: str
) -> None:
    t = Table(seats=4)
    bank = t.deed(seat=3)
    t.dude("Boss", at=bank)
    holder = t.dude("Holder", seat=2, at=bank, influence=3)
    mark = bank
    if kind == "dude":
        mark = t.dude("Mark", seat=3, at=bank)
        mark.body.controller = t.seat(2)
        t.game.index.forget()
    for seat in (1, 3):
        t.dude(seat=seat, at=bank if at == "mark" else "town square")
    assert mark.owner == t.seat(3) and mark.controller == t.seat(2) and holder.in_play
    predicate = (deed if kind == "deed" else dude) & (lambda card, use: card.id == mark.id)
    t.use(t.hand(able("action", job(mark=predicate))))
    asked = []
    while t.decision.kind == "join":
        asked.append(t.decision.seat)
        t.answer("done")
    assert [seat for seat in asked if seat != 0] == [2, 3, 1]


@rule("RB-6.2.3-v", "RB-6.2.3-ae")
def test_a_job_whose_posse_has_lost_its_last_dude_fails_and_nobody_is_asked_to_oppose() -> None:
    t = Table()
    bank = t.deed(seat=1)
    boss, guard = t.dude(), t.dude(seat=1, at=bank)
    raid = able("action", job(mark=deed & opposing), lambda use: use.gain(5))
    gone = trait("after", happens.Moved, if_=lambda card, event: event.card == boss.id)
    t.put(able("deed", gone, lambda use: use.discard(boss)), seat=1)
    t.use(t.hand(raid), "", bank)
    assert t.decision.kind == "play" and not boss.in_play and not guard.booted
    assert [event.success for event in t.events(JobEnded)] == [False] and t.rock() == 20


@rule("RB-6.2.3-v")
def test_of_three_who_choose_nobody_none_has_formed_a_posse() -> None:
    t = Table(seats=4)
    bank = t.deed(seat=1)
    t.dude(at=bank)
    for seat in (1, 2, 3):
        t.dude(seat=seat, at=bank)
    t.use(t.hand(able("action", job(mark=deed & opposing), lambda use: use.gain(5))))
    asked = []
    while t.decision.kind == "join":
        asked.append(t.decision.seat)
        t.answer("done")
    assert [seat for seat in asked if seat != 0] == [1, 2, 3]
    assert t.rock() == 25 and t.game.shootout is None


@rule("RB-7.2-f")
@pytest.mark.parametrize("puller", [0, 1])
@pytest.mark.parametrize("times", [noon, shootout, resolution])
@either_leads
def test_a_pull_is_the_top_card_of_the_pullers_own_deck_and_all_see_it_at_once(times, puller: int) -> None:
    t = Table(seats=2)
    seen = []

    def look(use):
        pulled = yield from use.pull()
        views = [t.game.view(t.seat(seat), between=True) for seat in (0, 1)]
        seen.append((pulled.card, [pulled.card in view.cards for view in views]))
        seen.append([t.game.state.sees(seat, pulled.card) for seat in (0, 1, None)])

    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    act = t.hand(able("action", times(), look), seat=puller)
    if times is not noon:
        t.shootout(ann, bob)
        t.hands(HIGH_CARD, HIGH_CARD)
    if times is resolution:
        t.run("resolution")
    card = t.stack("7♣", seat=puller)
    t.use(act, seat=puller)
    assert seen == [(card.id, [True, True]), [True, True, True]]
    assert card in t.discard_of(puller)


@rule("RB-7.2-f")
@pytest.mark.parametrize("skill", ["Huckster", "Mad Scientist"])
def test_the_pull_of_a_skill_test_is_the_top_card_as_well(skill: str) -> None:
    t = Table()
    expert = t.dude(keywords=[f"{skill} 1"])
    top = t.stack("9♣ 2♦ 2♥")[0]
    if skill == "Huckster":
        t.use(t.attach(able("spell", noon(spell=5), keywords=["Hex"]), expert))
    else:
        t.invent(t.hand(plain("goods", keywords=["Gadget 5"])), expert)
    assert [event.card for event in t.events(happens.Pulled)] == [top.id] and top in t.discard_of()


@rule("RB-6.1.5-ah")
@pytest.mark.parametrize("mine", [PAIR, BETTER_PAIR])
@either_leads
def test_with_equal_ranks_the_winner_loses_one_though_the_loser_has_nobody_left(mine: str) -> None:
    t = Table()
    dudes = [t.dude(seat=seat, at="town square") for seat in (0, 1)]
    t.shootout(*dudes)
    t.hands(mine, PAIR if mine == BETTER_PAIR else BETTER_PAIR)
    t.finish()
    (decided,) = t.events(RoundDecided)
    assert decided.casualties == (1, 1) and decided.winner != -1
    assert not any(one.in_play for one in dudes)


@rule("AE-Multi-j")
@pytest.mark.parametrize("step", ["make plays", "resolution"])
@pytest.mark.parametrize(("name", "order"), [("2015", [0, 1, 3]), ("current", [3, 0, 1])])
def test_without_the_winner_the_marks_player_was_first_in_every_step(
    name: str, order: list[int], step: str
) -> None:
    t = Table(seats=4, winner=2, ruleset=RULESETS[name])
    mark, leader, ally = (t.dude(seat=seat, at="town square") for seat in (0, 1, 3))
    t.callout(leader, mark, "accept")
    t.answer(("invite", 3), ally)
    while t.decision.kind == "join":
        t.answer("done")
    t.hands(HIGH_CARD, HIGH_CARD)
    t.run(step)
    asked = []
    while t.decision.kind == "play" and t.game.shootout is not None and t.game.shootout.step == step:
        asked.append(t.decision.seat)
        t.pass_()
    assert asked == order
