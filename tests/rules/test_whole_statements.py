"""Statements with several clauses: the clause, alternative, order or end that is easily overlooked."""

from __future__ import annotations

import pytest

from gomorra import poker
from gomorra.cards.vocabulary import (
    ALL,
    Card,
    Flow,
    Legend,
    Stat,
    Until,
    Use,
    always,
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
    trait,
    your,
)
from gomorra.testing import LEGAL, Table, able, either_leads, plain, rule

PAIR = "K♣ K♦ 3♥ 4♠ 9♣"


def idle(use: object) -> None:
    """An effect that does nothing."""


@rule("RB-2.2-c")
@pytest.mark.parametrize("taken", [True, False])
def test_a_searched_deck_is_shuffled_whether_or_not_a_card_was_taken(taken: bool) -> None:
    t = Table()
    t.stack(plain("goods", "Found"))
    t.use(t.hand(able("action", noon(), lambda use: use.search(goods))))
    t.answer((lambda option: option.payload[0] == "card") if taken else "pass")
    assert len(t.events(happens.Shuffled)) == 1


class Preacher(Legend):
    """Preacher"""

    @always(Stat.INFLUENCE, on=ALL)
    def comfort(self, card: Card) -> int:
        """Your dudes have +1 influence."""
        return int(card.is_dude and card.controller == self.controller)


@rule("RB-3.2-b")
def test_a_legends_traits_and_keywords_are_its_players() -> None:
    t = Table(legends=[plain("legend", "Preacher", behaviour=Preacher, keywords=["Blessed"]), None])
    mine, theirs = t.dude(influence=1), t.dude(seat=1, influence=1)
    legend = t.game.card(t.game.state.players[t.seat(0)].legend)
    assert legend.has("Blessed") and legend.controller == t.seat(0)
    assert (mine.influence, theirs.influence) == (2, 1)


@rule("RB-3.6-a")
def test_a_spell_is_not_bought_for_a_rivals_dude() -> None:
    t = Table()
    t.dude(seat=1, keywords=("Huckster 1",))
    t.hand(plain("spell", "Hex", keywords=["Hex"]))
    assert not t.offers("shop")
    mine = t.dude(keywords=("Huckster 1",))
    t.turn_of(0)
    assert [payload[2] for payload in t.offers("shop")] == [mine.id]


@rule("RB-3.8-c")
@either_leads
def test_a_joker_counts_in_the_draw_hand_of_a_shootout() -> None:
    t = Table()
    t.shootout(t.dude(at="town square"), t.dude(seat=1, at="town square"))
    t.hands("K♣ 2♦ 3♥ 5♠", LEGAL)
    t.stack("K♣", "2♦", "3♥", "5♠", "Joker (red)")
    t.run("joker")
    t.answer("K♦")
    assert t.rank(0) == 2


@rule("CR-AllJokers-a")
@pytest.mark.parametrize("kept", [True, False])
@either_leads
def test_a_joker_among_the_final_five_is_aced(kept: bool) -> None:
    t = Table()
    t.shootout(t.dude(at="town square", bullets=1, stud=True), t.dude(seat=1, at="town square"))
    joker, *others = t.stack("Joker (red)", "2♣", "4♦", "6♥", "8♠", "10♣")
    t.run("keep five")
    t.answer(others[0] if kept else joker)
    t.finish()
    assert (joker in t.boot_hill_of(), joker in t.discard_of()) == (kept, not kept)


@rule("RB-3.9-c", "RB-5.3.2-h")
def test_who_controls_a_dude_answers_for_it_when_it_is_called_out() -> None:
    t = Table(seats=3)
    caller, puppet = t.dude(at="town square"), t.dude(seat=1, at="town square")
    puppet.body.controller = t.seat(2)
    t.callout(caller, puppet)
    assert t.decision.seat == 2


@rule("RB-3.9-j")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_a_tie_leaves_a_deed_with_its_owner_whoever_that_is(owner: int) -> None:
    t = Table(seats=3)
    claim = t.deed(seat=owner)
    for seat in (0, 1):
        t.dude(seat=seat, influence=2, at=claim)
    assert claim.controller == t.seat(owner)


@rule("RB-3.9-e")
def test_attachments_follow_a_dude_who_is_taken_over() -> None:
    t = Table()
    victim = t.dude(seat=1, has=[plain("goods", "Hat")])
    assert victim.attachments[0].controller == t.seat(1)
    seize = able(
        "action", noon(target=opposing & dude), lambda use: use.take_control(use.target, until=Until.DAY)
    )
    t.use(t.hand(seize))
    assert t.whose(victim) == t.whose(victim.attachments[0]) == 0 and victim.owner == t.seat(1)


@rule("RB-5.3.1-q", "RB-7.1-l", "CG-Duration-a", "CG-Day-a")
@pytest.mark.parametrize("kind", ["noon", "react"])
def test_what_is_done_at_noon_is_over_when_the_next_day_begins(kind: str) -> None:
    t = Table()
    if kind == "noon":
        hero = t.put(able("dude", noon(), lambda use: use.modify(use.card, bullets=1)))
        t.use(hero)
    else:
        hero = t.put(
            able("dude", react("after", happens.Gained), lambda use: use.modify(use.card, bullets=1))
        )
        t.use(t.hand(able("action", noon(), lambda use: use.gain(1))))
        t.answer("react")
    t.hand(plain("action"))
    t.run("sundown")
    assert hero.bullets == 1, "it holds through Sundown"
    t.put(able("dude", react("when", happens.Revealed), idle))
    t.run("react")
    assert t.game.state.phase == "gambling" and t.game.state.day == 2 and hero.bullets == 0


@rule("RB-5.4-i")
def test_cards_are_discarded_after_the_effects_of_sundown() -> None:
    t = Table()
    t.hand(plain("action"))
    gift = able("dude", trait("after", happens.SundownChecked), lambda use: use.gain(1))
    t.put(gift)
    t.run("sundown")
    assert t.rock() == 21 and len(t.hand_of()) == 1


@rule("RB-5.4-i")
def test_what_was_put_off_until_sundown_comes_before_the_discards() -> None:
    t = Table("The Sloane Gang", plain("outfit"))
    t.dude(at="town square")
    t.hand(plain("action"))
    t.use(t.game.outfit(t.seat(0)))
    t.run("sundown")
    assert [option.payload[0] for option in t.decision.options] == ["word", "word"]
    t.answer("ghost rock")
    assert t.decision.kind == "sundown discard" and t.rock() == 21


@rule("RB-6.1-u", "RB-6.1-v")
@pytest.mark.parametrize("caller", [0, 1])
@either_leads
def test_intruders_gain_bounty_whoever_calls_out(caller: int) -> None:
    t = Table()
    lair = t.deed(seat=1, keywords=["Private"])
    intruder, host = t.dude(at=lair), t.dude(seat=1, at=lair)
    t.shootout(*((intruder, host) if caller == 0 else (host, intruder)))
    assert (intruder.bounty, host.bounty) == (1, 0)


@rule("RB-6.1-ad")
def test_the_town_square_is_public() -> None:
    t = Table()
    assert t.game.card(0).has("Public") and not t.game.card(0).has("Private")


@rule("RB-6.1.4-f", "RB-6.1.4-d")
def test_resolution_plays_go_round_clockwise_until_all_pass_in_a_row() -> None:
    t = Table(seats=3, winner=0)
    leader, mark = t.dude(at="town square"), t.dude(seat=1, at="town square")
    ally = t.dude(seat=2, at="town square")
    again = able("action", resolution(), idle)
    for seat in (0, 1, 2):
        t.hand(again, again, seat=seat)
    t.callout(leader, mark, "accept")
    t.answer(("invite", 2), ally)
    t.form()
    t.hands(LEGAL, LEGAL)
    t.run("resolution")
    order = []
    for answer in ("use", "pass", "pass", "use", "pass", "pass"):
        order.append(t.decision.seat)
        t.answer(answer)
    assert order == [0, 1, 2, 0, 1, 2], "the second play after two passes opens the round again"
    assert t.decision.kind == "play" and t.decision.seat == 0


@rule("RB-6.1.5-p")
@pytest.mark.parametrize(("side", "counts"), [(0, [1, 1]), (1, [0, 2])])
def test_effects_add_casualties_to_winner_or_loser(side: int, counts: list[int]) -> None:
    t = Table()
    t.shootout(t.dude(at="town square"), t.dude(seat=1, at="town square"), t.dude(at="town square"))
    t.game.rules(t.seat(0)).casualties(t.seat(side), 1)
    t.hands(PAIR, LEGAL)
    t.run("flee")
    decided = t.events(happens.RoundDecided)[-1]
    assert list(decided.casualties) == counts


@rule("RB-6.2.3-j", "RB-6.2.5-j")
def test_a_jobs_posse_goes_to_the_mark_and_stands_until_the_effect_is_over() -> None:
    t = Table()
    mark = t.deed(seat=1)
    leader, friend = t.dude(), t.dude()
    standing: list[bool] = []
    raid = able("action", job(mark=deed), lambda use: standing.append(use.game.gathering is not None))
    t.use(t.hand(raid), "", leader, friend)
    t.run("play")
    moves = [event for event in t.events(happens.Moved) if event.destination == mark.id]
    assert [event.card for event in moves] == [leader.id, friend.id]
    assert standing == [True] and t.game.gathering is None, "posses dissolve last of all"


@rule("RB-7.1-e")
def test_a_react_after_a_pass_opens_the_window_again() -> None:
    t = Table(winner=0)
    mine, theirs = (
        able("dude", react("after", happens.Gained), idle, title=name) for name in ("Mine", "Theirs")
    )
    ann, bob = t.put(mine), t.put(theirs, seat=1)
    t.use(t.hand(able("action", noon(), lambda use: use.gain(1))))
    t.pass_()
    assert t.decision.seat == 1 and t.decision.kind == "react"
    t.use(bob, seat=1)
    assert t.decision.seat == 0 and t.can_use(ann), "a pass does not hold once somebody has played"
    t.pass_()
    assert t.decision.kind == "play"


@rule("RB-7.1-e")
def test_passes_before_a_react_do_not_count_towards_the_end() -> None:
    t = Table(winner=0)
    answers = able("dude", react("after", happens.Gained), idle)
    t.put(answers)
    bob, bill = t.put(answers, seat=1), t.put(answers, seat=1)
    t.use(t.hand(able("action", noon(), lambda use: use.gain(1))))
    t.pass_()
    t.use(bob, seat=1)
    t.pass_()
    assert (t.decision.kind, t.decision.seat) == ("react", 1) and t.can_use(bill)


@rule("RB-7.4-k", "RB-7.4-g")
def test_five_in_a_row_of_one_suit_are_no_plain_straight() -> None:
    assert poker.rank_hand(poker.parse("4♦ 5♦ 6♦ 7♦ 8♠")).rank == 5
    assert poker.rank_hand(poker.parse("4♦ 5♦ 6♦ 7♦ 8♦")).rank == 9


@rule("CG-Wanted-a", "CG-Wanted-c")
def test_a_single_bounty_makes_a_dude_wanted() -> None:
    t = Table()
    crook = t.dude()
    assert not crook.wanted
    t.use(t.hand(able("action", noon(target=your & dude), lambda use: use.bounty(use.target, 1))))
    assert crook.wanted and len(t.events(happens.BecameWanted)) == 1
    assert crook.bounty == 1 and (t.rock(0), t.rock(1)) == (20, 20), "it comes from the bank"


@rule("CG-Uniqueness-c")
@pytest.mark.parametrize("pile", ["play", "boot hill"])
def test_a_rivals_copy_does_not_keep_yours_out(pile: str) -> None:
    t = Table(stash=30)
    t.put("Sloane", seat=1) if pile == "play" else t.boot_hill("Sloane", seat=1)
    mine = t.hand("Sloane")
    assert [payload for payload in t.offers("shop") if payload[1] == mine.id]


@rule("CG-Winner-a")
def test_who_wins_a_round_is_not_the_winner_of_the_day() -> None:
    t = Table(winner=0)
    t.shootout(t.dude(at="town square"), t.dude(seat=1, at="town square"), t.dude(at="town square"))
    t.hands(LEGAL, PAIR)
    t.run("flee")
    assert t.game.shootout is not None and t.game.shootout.round_winner == 1
    assert t.winner == 0 and t.game.order()[0] == t.seat(0)
    t.next_round()
    t.hands(LEGAL, PAIR)
    t.finish()
    assert [event.winner for event in t.events(happens.ShootoutEnded)] == [1]
    assert t.winner == 0 and t.game.order()[0] == t.seat(0)


@rule("CG-PayingCosts-a")
def test_no_react_stops_a_cost_of_ghost_rock() -> None:
    t = Table()

    def thief(use: object) -> None:
        use.event.replaced = True

    t.put(able("dude", react("when", happens.Paid, instead=True), thief), seat=1)
    t.use(t.hand(able("action", noon(pay=2), lambda use: use.gain(1))))
    assert t.decision.kind == "play" and t.rock() == 19


@rule("CG-PenaltiesBonuses-a")
@pytest.mark.parametrize("stat", ["bullets", "influence", "control", "production", "upkeep", "cost"])
def test_numbers_are_counted_below_nothing(stat: str) -> None:
    from gomorra.engine.board import stats

    t = Table()
    card = t.deed(**{stat: 2}) if stat in ("production", "control") else t.dude(**{stat: 2})
    rules = t.game.rules(t.seat(0))
    rules.modify(card, until=Until.DAY, **{stat: -5})
    rules.modify(card, until=Until.DAY, **{stat: 2})
    assert stats.total(t.game, card.id, stat) == -1 and getattr(card, stat) == 0


@rule("CG-Shootout4a-d")
@either_leads
def test_what_happens_at_the_reveal_is_over_with_the_round() -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    lucky = able("dude", trait("when", happens.Revealed), lambda use: use.modify(use.card, bullets=1))
    hero = t.put(lucky, at="town square")
    t.shootout(ann, bob, hero, t.dude(seat=1, at="town square"), t.dude(seat=1, at="town square"))
    t.hands(PAIR, LEGAL)
    t.run("resolution")
    assert hero.bullets == 1
    t.next_round()
    assert hero.bullets == 0


@rule("CG-Duration-d")
def test_a_permanent_effect_leaves_with_its_card() -> None:
    t = Table()
    hero = t.put("Sloane")
    before = hero.influence
    t.game.rules(t.seat(0)).modify(hero, influence=1, until=Until.PERMANENT)
    assert hero.influence == before + 1
    t.use(t.hand(able("action", noon(target=your & dude), lambda use: use.return_to_hand(use.target))))
    t.shop(hero)
    assert hero.in_play and hero.influence == before


@rule("CG-Duration-d")
def test_a_permanent_point_stays_until_something_takes_it() -> None:
    t = Table()
    hero, _ = t.dude(), t.dude(seat=1, influence=2)
    t.use(t.hand(able("action", noon(), lambda use: use.control_point(hero))))
    for _ in range(2):
        t.end_day()
        assert hero.control == 1
    t.run("noon")
    t.use(t.hand(able("action", noon(), lambda use: use.control_point(hero, -1))))
    assert hero.control == 0


@rule("CG-Transient-a")
def test_a_transient_card_stays_when_the_day_ends() -> None:
    t = Table()
    hero = t.put(plain("dude", "Passer-by", keywords=["Transient"]))
    t.hand(plain("action"))
    t.run("sundown")
    t.put(able("dude", react("when", happens.Revealed), idle))
    t.run("react")
    assert t.game.state.day == 2 and hero.in_play


@rule("CG-Shootout1-d")
def test_leaving_a_posse_at_home_counts_as_going_home() -> None:
    t = Table()
    host, raider, friend = t.dude(seat=1), t.dude(at="home of 1"), t.dude(seat=1)
    went: list[bool] = []

    def send(use: Use) -> Flow[None]:
        went.append((yield from use.send_home(use.target)))

    t.use(t.hand(able("action", noon(), lambda use: use.call_out(raider, host))), "", "accept")
    t.form(friend)
    assert host.in_posse and host.at_home
    t.use(t.hand(able("action", shootout(target=opposing & dude), send)), "", host)
    assert went == [True] and not host.in_posse
