"""Rulebook 6.1, step 4: revealing, Resolution plays and Cheatin' Resolutions."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import (
    Stat,
    cheatin,
    dude,
    happens,
    opposing,
    react,
    resolution,
    shootout,
    trait,
    your,
)
from gomorra.engine.board import hands
from gomorra.engine.events import CasualtiesTaken, ShootoutEnded
from gomorra.engine.kernel.state import HAND
from gomorra.testing import Table, able, either_leads, plain, rule

PAIR = "K♣ K♦ 3♥ 4♠ 9♣"
TWO_PAIR = "Q♣ Q♦ 3♦ 3♠ 9♦"
CHEATIN = "K♣ K♣ 3♥ 4♠ 9♣"
NOTHING = "2♣ 4♦ 6♥ 8♠ 10♣"


def duel(t: Table, *more, mine: str = PAIR, theirs: str = NOTHING):
    leader, mark = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(leader, mark, *more)
    t.hands(mine, theirs)
    t.pass_(len(t.game.shootout.participants()))
    while t.game.shootout.step in ("pick shooters", "draw"):
        t.game.answer(t.plain_answer())
    return leader, mark


@rule("RB-6.1.4-a")
@either_leads
def test_hands_are_shown_together() -> None:
    t = Table()
    leader, mark = t.dude(at="town square", bullets=1), t.dude(seat=1, at="town square", bullets=1)
    t.shootout(leader, mark)
    while t.game.shootout.step != "resolution":
        for seat, rival in ((0, 1), (1, 0)):
            assert t.game.view(t.seat(seat)).players[t.seat(rival)].draw_hand == ()
        t.game.answer(t.plain_answer())
    for seat, rival in ((0, 1), (1, 0)):
        assert len(t.game.view(t.seat(seat)).players[t.seat(rival)].draw_hand) == 5


@rule("RB-6.1.4-b", "CG-Shootout4a-a")
@pytest.mark.parametrize("seat", [0, 1])
@either_leads
def test_reveal_effects_come_before_resolution_plays(seat: int) -> None:
    t = Table()
    glad = t.put(
        able("dude", trait("after", happens.Revealed), lambda use: use.gain(1)), seat, at="town square"
    )
    t.hand(able("action", resolution()))
    duel(t, glad)
    assert t.game.shootout.step == "resolution"
    assert t.decision.kind == "play"
    assert t.rock(seat) == 21


def new_hand(use):
    for card in use.draw_hand():
        yield from use.discard(card)
    for card in use.top_of_deck(5):
        use.into_draw_hand(card)


@rule("RB-6.1.4-c", "CG-Shootout4a-b", "CG-Shootout4a-d")
@either_leads
def test_a_replaced_hand_is_not_revealed_again() -> None:
    t = Table()
    watcher = able(
        "dude",
        trait("after", happens.Revealed),
        lambda use: use.rank(t.seat(1), -1) if hands.is_cheatin(use.game, t.seat(1)) else None,
    )
    glad = t.put(watcher, at="town square")
    redeal = t.hand(able("action", resolution(), new_hand), seat=1)
    t.stack(CHEATIN, seat=1)
    duel(t, glad, theirs=NOTHING)
    t.pass_()
    t.use(redeal)
    assert hands.is_cheatin(t.game, t.seat(1))
    assert hands.hand(t.game, t.seat(1)).modifiers == ()


@rule("CG-Shootout4a-d")
def test_a_reveal_effect_stays_though_the_hand_changes() -> None:
    t = Table()
    glad = t.put(
        able("dude", trait("after", happens.Revealed), lambda use: use.rank(t.seat(0), 1)), at="town square"
    )
    redeal = t.hand(able("action", resolution(), new_hand))
    t.stack(TWO_PAIR)
    duel(t, glad, mine=CHEATIN)
    t.use(redeal)
    assert t.rank(0) == 4


@rule("CG-Shootout4a-c")
def test_the_winner_orders_simultaneous_reveal_effects() -> None:
    t = Table(winner=1)
    order = []
    for seat in (0, 1):
        t.put(
            able("deed", trait("after", happens.Revealed), lambda use: order.append(t.who(use.seat))),
            seat=seat,
        )
    t.turn_of(0)
    duel(t)
    assert (t.decision.seat, t.decision.kind) == (1, "order")
    t.answer(
        next(option for option in t.decision.options if t.whose(t.game.card(option.payload[1])) == 0).key
    )
    assert order == [0, 1]


def test_the_winner_is_not_asked_to_order_what_works_from_a_hand_he_cannot_see() -> None:
    """The question alone would tell him what the rival holds."""
    t = Table(winner=1)
    order = []
    t.put(able("deed", trait("after", happens.Revealed), lambda use: order.append(use.seat)), seat=1)
    held = able("goods", trait("after", happens.Revealed, zones=(HAND,)), lambda use: order.append(use.seat))
    t.hand(held, seat=0)
    t.turn_of(0)
    duel(t)
    assert t.decision.kind != "order"
    assert order == [1, 0]


@rule("CG-Shootout4a-e", "CG-Shootout4a-f", "RB-6.1.4-a")
def test_a_joker_is_named_with_the_other_hand_in_sight_and_for_good() -> None:
    t = Table()
    leader, mark = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(leader, mark)
    t.hands("K♣ K♦ 3♥ 4♠ joker", NOTHING)
    t.run("joker")
    assert t.game.shootout.step == "resolution"
    assert len(t.game.view(t.seat(0)).players[t.seat(1)].draw_hand) == 5
    t.answer("K♠")
    asked = []
    while t.game.shootout is not None and t.game.shootout.step == "resolution":
        asked.append(t.decision.kind)
        t.pass_()
    assert set(asked) == {"play"}


@rule("RB-6.1.4-e", "RB-6.1.4-d", "RB-6.1.4-f", "CG-Shootout4b-a", "CG-Plays-a")
@either_leads
def test_resolution_plays_go_round_until_all_pass() -> None:
    t = Table(winner=1)
    act = t.hand(able("action", resolution(repeat=True)))
    t.turn_of(0)
    duel(t)
    assert t.decision.seat == 1
    t.pass_()
    t.use(act)
    assert t.decision.seat == 1
    t.pass_()
    assert t.game.shootout.step == "resolution"
    t.pass_()
    assert t.game.shootout is None or t.game.shootout.step != "resolution"


@rule("RB-6.1.4-g", "RB-6.1.4-h", "CG-Shootout4b-b")
@either_leads
def test_actions_deeds_improvements_and_the_outfit() -> None:
    t = Table(able("outfit", resolution()), plain("outfit"))
    deed = t.put(able("deed", resolution()))
    improvement = t.attach(able("goods", resolution(), keywords=["Improvement"]), deed)
    act = t.hand(able("action", resolution()))
    duel(t)
    assert all(t.can_use(card) for card in (act, deed, improvement, t.game.outfit(t.seat(0))))


@rule("RB-6.1.4-i", "CG-Shootout4b-b")
@either_leads
def test_dudes_and_attachments_in_the_posse_only() -> None:
    t = Table()
    kind, gun = able("dude", resolution()), able("goods", resolution())
    inside, outside = t.put(kind, at="town square"), t.put(kind, at="town square")
    held, away = t.attach(gun, inside), t.attach(gun, outside)
    duel(t, inside)
    assert t.can_use(inside)
    assert t.can_use(held)
    assert not t.can_use(outside)
    assert not t.can_use(away)


@rule("CG-Shootout4b-b")
def test_who_comes_in_at_resolution_may_come_by_the_own_text() -> None:
    t = Table()
    comer = t.put(able("dude", resolution(brings_in=True), lambda use: use.join(use.card)))
    duel(t)
    t.use(comer)
    assert comer.in_posse and comer.in_town_square


@rule("RB-6.1.4-j", "RB-6.1.4-k")
@either_leads
def test_from_outside_only_what_brings_somebody_in() -> None:
    t = Table()
    comer = t.put(able("dude", resolution(brings_in=True), lambda use: use.join(use.card)))
    hit = t.hand(able("action", resolution(target=opposing & dude), lambda use: use.boot(use.target)))
    bystander = t.dude(seat=1, at="town square")
    _, mark = duel(t)
    t.use(hit)
    assert mark.booted
    assert not bystander.booted
    t.pass_()
    t.use(comer)
    assert comer.in_posse


@rule("RB-6.1.4-k")
@either_leads
def test_a_resolution_ability_reaches_outside_only_to_bring_in() -> None:
    t = Table()
    bystander = t.dude(at="town square", has=[plain("goods")])
    strip = t.hand(able("action", resolution(target=lambda card, use: card.is_goods)))
    boost = t.hand(
        able("action", resolution(target=your & dude), lambda use: use.modify(use.target, bullets=1))
    )
    call = t.hand(
        able("action", resolution(brings_in=True, target=your & dude), lambda use: use.join(use.target))
    )
    leader, _ = duel(t)
    assert not t.can_use(strip)
    with t.noting() as noted:
        t.use(boost)
    assert noted == [[leader]]
    t.pass_()
    t.use(call, "", bystander)
    assert bystander.in_posse
    t.pass_()
    with t.noting() as noted:
        t.use(strip)
    assert noted == [bystander.attachments], "now it is on a dude of the posse"


@rule("RB-6.1.4-l", "CG-HandRank-d", "CG-Shootout5-a")
@either_leads
def test_resolution_effects_last_for_the_round() -> None:
    t = Table()
    long = t.hand(able("action", shootout(), lambda use: use.rank(t.seat(0), 1)))
    short = t.hand(able("action", resolution(), lambda use: use.rank(t.seat(0), 2)))
    says = t.hand(able("action", resolution(), lambda use: use.modify(leader, bullets=3, until="shootout")))
    leader, mark = t.dude(at="town square"), t.dude(seat=1, at="town square")
    more = [t.dude(at="town square"), t.dude(seat=1, at="town square")]
    t.shootout(leader, mark, *more)
    t.use(long)
    t.hands(NOTHING, TWO_PAIR)
    t.run("resolution")
    t.use(short)
    assert t.rank(0) == 4
    t.pass_()
    t.use(says)
    t.run("run or gun")
    t.run("make plays")
    assert t.game.shootout.round == 2
    assert leader.bullets == 3
    t.hands(PAIR, PAIR)
    t.run("resolution")
    assert t.rank(0) == 3


@rule("RB-6.1.4-l")
@either_leads
def test_what_a_cheatin_resolution_did_ends_with_the_round_too() -> None:
    t = Table()
    catch = t.hand(able("action", cheatin(), lambda use: use.modify(mark, bullets=-1)))
    leader, mark = t.dude(at="town square"), t.dude(seat=1, at="town square", bullets=2)
    t.shootout(leader, mark, *(t.dude(seat=seat, at="town square") for seat in (0, 1)))
    t.hands(NOTHING, CHEATIN)
    t.run("resolution")
    t.use(catch)
    assert mark.bullets == 1
    t.run("casualty")
    t.answer(next(key for key in t.offers("casualty") if key[1] != mark.id))
    t.run("flee")
    assert mark.bullets == 1
    t.run("make plays")
    assert t.game.shootout.round == 2 and mark.bullets == 2


@rule("RB-6.1.4-m", "CG-Shootout4b-c", "CG-Shootout4b-d", "RB-6.1.4-o")
@pytest.mark.parametrize(
    ("mine", "theirs", "offered"),
    [(NOTHING, CHEATIN, True), (CHEATIN, NOTHING, False), (NOTHING, PAIR, False)],
)
@either_leads
def test_a_cheatin_resolution_needs_another_cheatin_player(mine: str, theirs: str, offered: bool) -> None:
    t = Table()
    act = t.hand(able("action", cheatin()))
    duel(t, mine=mine, theirs=theirs)
    assert t.decision.kind == "play"
    assert t.can_use(act) is offered


@rule("RB-6.1.4-n", "CG-Shootout4b-g")
@either_leads
def test_a_player_is_hit_by_one_cheatin_resolution_a_step() -> None:
    t = Table()
    one, two = t.hand(able("action", cheatin()), able("action", cheatin()))
    redeal = t.hand(able("action", resolution(), new_hand), seat=1)
    t.stack(CHEATIN, seat=1)
    duel(t, *(t.dude(seat=seat, at="town square") for seat in (0, 1)), theirs=CHEATIN)
    t.use(one)
    t.use(redeal)
    assert hands.is_cheatin(t.game, t.seat(1))
    assert not t.can_use(two)
    assert t.why_not_use(two).rule == "RB-6.1.4-m"
    t.next_round()
    t.hands(NOTHING, CHEATIN)
    t.run("resolution")
    assert t.can_use(two)


@rule("RB-6.1.4-p")
@either_leads
def test_two_cheaters_may_hit_each_other() -> None:
    t = Table()
    mine, theirs = t.hand(able("action", cheatin())), t.hand(able("action", cheatin()), seat=1)
    duel(t, mine=CHEATIN, theirs=CHEATIN)
    t.use(mine)
    assert t.can_use(theirs)


@rule("RB-6.1.4-q")
@either_leads
def test_a_bystander_may_use_a_cheatin_action_but_no_card_in_play() -> None:
    t = Table(seats=3)
    deed = t.put(able("deed", cheatin()), seat=2)
    act = t.hand(able("action", cheatin()), seat=2)
    duel(t, mine=CHEATIN)
    t.pass_(2)
    assert t.decision.seat == 2
    assert t.can_use(act)
    assert not t.can_use(deed, seat=2)


@rule("RB-6.1.4-r")
@either_leads
def test_a_bystanders_card_that_needs_a_posse_does_nothing_for_it() -> None:
    t = Table(seats=3)

    def effect(use):
        if use.side is not None:
            yield from use.rank(use.seat, 5)
        yield from use.gain(1)

    act = t.hand(able("action", cheatin(), effect), seat=2)
    duel(t, mine=CHEATIN)
    t.pass_(2)
    t.use(act)
    assert t.rock(2) == 21
    assert all(hands.hand(t.game, t.seat(seat)).modifiers == () for seat in (0, 1))


@rule("RB-6.1.4-s")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_posse_emptied_in_resolution_ends_the_fight(seat: int) -> None:
    t = Table(winner=seat)
    away = t.hand(
        able("action", resolution(target=opposing & dude), lambda use: use.send_home_booted(use.target)),
        seat=seat,
    )
    t.turn_of(0)
    leader, mark = duel(t, mine=NOTHING if seat == 0 else PAIR, theirs=PAIR if seat == 0 else NOTHING)
    t.use(away)
    assert t.game.shootout is None
    assert t.events(CasualtiesTaken) == []
    assert t.events(ShootoutEnded)[0].winner == seat
    assert leader.in_play
    assert mark.in_play


@rule("CG-Shootout4b-e")
def test_a_repaired_hand_is_immune() -> None:
    t = Table()
    act = t.hand(able("action", cheatin()))
    redeal = t.hand(able("action", resolution(), new_hand), seat=1)
    t.stack(PAIR, seat=1)
    duel(t, theirs=CHEATIN)
    assert t.can_use(act)
    t.pass_()
    t.use(redeal)
    assert not t.can_use(act)


@rule("CG-Shootout4b-e")
@pytest.mark.parametrize("how", ["another name", "an effect"])
@either_leads
def test_a_hand_that_becomes_legal_in_any_way_is_immune(how: str) -> None:
    def mend(use):
        if how == "an effect":
            use.for_player(use.seat, Stat.LEGAL_HAND, 1)
        else:
            yield from use.make_card(use.draw_hand()[0], 2, 11)

    t = Table(winner=0)
    act = t.hand(able("action", cheatin()))
    cure = t.hand(able("action", resolution(), mend), seat=1)
    duel(t, theirs=CHEATIN)
    assert t.decision.seat == 0 and t.can_use(act)
    t.pass_()
    t.use(cure)
    assert t.is_legal(1) and t.decision.seat == 0 and not t.can_use(act)


@rule("CG-Shootout4b-f", "RB-2.5-h")
@either_leads
def test_a_hand_made_illegal_later_is_vulnerable() -> None:
    t = Table()
    act = t.hand(able("action", cheatin()))
    redeal = t.hand(able("action", resolution(), new_hand), seat=1)
    t.stack(CHEATIN, seat=1)
    duel(t, theirs=PAIR)
    assert not t.can_use(act)
    t.pass_()
    t.use(redeal)
    assert t.can_use(act)


@rule("CG-Shootout1-f", "CG-Shootout1-g")
@pytest.mark.parametrize("emptied", [0, 1])
def test_a_posse_emptied_after_the_draw_has_lost_without_casualties(emptied: int) -> None:
    t = Table()
    t.dude(seat=emptied)
    gone = able("action", resolution(target=dude), lambda use: use.send_home_booted(use.target))
    back = able("action", resolution(target=dude, brings_in=True), lambda use: use.join(use.target))
    act, refill = t.hand(gone), t.hand(back, seat=emptied)
    fighters = duel(t)
    t.use(act, "", fighters[emptied])
    assert t.game.shootout is None
    assert [event.winner for event in t.events(ShootoutEnded)] == [1 - emptied]
    assert t.events(happens.RoundDecided) == []
    assert refill in t.hand_of(emptied)


@rule("CG-Shootout1-c")
def test_reacts_come_from_cards_outside_the_fight_too() -> None:
    t = Table(seats=3)
    far = t.put(able("dude", react("after", happens.Revealed)), seat=2)
    duel(t)
    assert t.decision.kind == "react"
    assert t.can_use(far, seat=2)


@rule("CG-Shootout1-c")
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("kind", ["dude", "deed", "goods", "action"])
def test_while_plays_are_made_reacts_come_from_any_card(kind: str, seat: int) -> None:
    t = Table(seats=3)
    leader, mark, bystander = t.dude(at="town square"), t.dude(seat=1, at="town square"), t.dude(seat=seat)
    watcher = able(kind, react("after", happens.Gained))
    if kind == "action":
        card = t.hand(watcher, seat=seat)
    else:
        card = t.attach(watcher, bystander) if kind == "goods" else t.put(watcher, seat)
    lucky = t.hand(able("action", shootout(), lambda use: use.gain(1)))
    t.shootout(leader, mark)
    t.use(lucky)
    assert t.game.shootout.step == "make plays" and not bystander.in_posse
    assert t.decision.kind == "react" and t.can_use(card, seat=seat)


@rule("CG-HandRank-a", "CG-HandRank-b", "CG-HandRank-c")
def test_modifiers_stay_when_the_cards_change() -> None:
    t = Table()
    lower = t.hand(able("action", resolution(), lambda use: use.rank(t.seat(1), -2)))
    redeal = t.hand(able("action", resolution(), new_hand), seat=1)
    t.stack(TWO_PAIR, seat=1)
    duel(t, theirs="K♣ K♦ K♥ 4♠ 4♣")
    t.use(lower)
    assert t.rank(1) == 5
    t.use(redeal)
    assert t.rank(1) == 1


@rule("CG-HandRank-a", "CG-HandRank-b", "CG-HandRank-c")
def test_casualties_follow_the_last_cards_with_what_both_players_did_to_the_rank() -> None:
    t = Table()
    lower = t.hand(able("action", resolution(), lambda use: use.rank(t.seat(1), -2)))
    lift, redeal = t.hand(
        able("action", resolution(), lambda use: use.rank(t.seat(1), 3)),
        able("action", resolution(), new_hand),
        seat=1,
    )
    t.stack(TWO_PAIR, seat=1)
    duel(t, mine=PAIR, theirs=NOTHING)
    t.use(lower)
    t.use(lift)
    assert t.rank(1) == 1 - 2 + 3
    t.pass_()
    t.use(redeal)
    assert t.rank(1) == 3 - 2 + 3
    t.finish()
    (decided,) = t.events(happens.RoundDecided)
    assert (decided.winner, decided.ranks, decided.casualties) == (1, (2, 4), (2, 0))
