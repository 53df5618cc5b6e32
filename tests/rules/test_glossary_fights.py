"""Glossary: who shoots, short draw hands, ranks, Headlines, Cheatin' plays, saves, the winner's casualties, running."""

from __future__ import annotations

import pytest

from gomorra import poker
from gomorra.cards.vocabulary import (
    ALL,
    Act,
    Stat,
    always,
    cheatin,
    happens,
    noon,
    react,
    resolution,
    shootout,
    trait,
)
from gomorra.engine.board import hands
from gomorra.engine.kernel.state import BOOT_HILL, DISCARD
from gomorra.testing import CHEATIN, LEGAL, Table, able, either_leads, playing_card, rule
from tests.rules.fights import HIGH_CARD, LEADS, PAIR, TRIPLE, TWO_PAIR, Fight


@rule("CG-Shootout2-a")
@either_leads
def test_who_is_booted_may_shoot_too() -> None:
    t = Table()
    ann, tired = t.dude(at="town square"), t.dude(at="town square", booted=True)
    bob, idle = t.dude(seat=1, at="town square"), t.dude(seat=1, at="town square", booted=True)
    t.shootout(ann, bob, tired, idle)
    t.pass_(2)
    asked = {}
    for _ in range(2):
        asked[t.decision.seat] = set(t.choices())
        t.answer(tired if t.decision.seat == 0 else idle)
    assert asked == {0: {ann, tired}, 1: {bob, idle}}
    assert set(t.game.shootout.shooters) == {tired.id, idle.id}


@rule("CG-DrawHand-a")
@pytest.mark.parametrize(("piled", "rank"), [(0, 1), (2, 1), (3, poker.FOUR_OF_A_KIND)])
@either_leads
def test_deck_and_discard_pile_together_are_four_or_fewer(piled: int, rank: int) -> None:
    t = Table(deck=0)
    t.stack("A♣ A♦")
    t.discard(*(playing_card(text) for text in ("A♥", "A♠", "9♦")[:piled]))
    t.stack("4♣ 6♦ 7♥ 9♠ J♣", seat=1)
    t.shootout(t.dude(at="town square"), t.dude(seat=1, at="town square"))
    t.run("resolution")
    assert len(t.draw_hand_of(0)) == 2 + piled
    assert t.rank(0) == rank
    assert (poker.compare(hands.hand(t.game, t.seat(0)), hands.hand(t.game, t.seat(1))) > 0) is (rank > 1)


@rule("CG-DrawHand-a")
@pytest.mark.parametrize("short", [0, 1])
def test_too_few_cards_are_the_lowest_hand_at_lowball_too(short: int) -> None:
    t = Table(deck=0, winner=1 - short)
    t.stack("K♣ K♦ K♥ K♠", seat=short)
    t.stack("7♣ 4♦ 3♥ 2♠ A♣", seat=1 - short)
    t.dude(influence=1)
    t.dude(seat=1, influence=1)
    t.start("gambling")
    t.run("noon")
    assert t.winner == short


@rule("CG-HandRank-d")
@either_leads
def test_a_rank_lasts_as_long_as_the_text_says_and_no_longer_than_the_shootout() -> None:
    t = Table()
    more = [t.dude(seat=seat, at="town square") for seat in (0, 0, 1, 1)]
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    long = t.hand(able("action", shootout(), lambda use: use.rank(t.seat(0), 1)))
    says = t.hand(able("action", resolution(), lambda use: use.rank(t.seat(0), 2, until="shootout")))
    t.shootout(ann, bob, more[0], more[2])
    t.use(long)
    t.hands(HIGH_CARD, TRIPLE)
    t.run("resolution")
    t.use(says)
    t.next_round()
    t.hands(HIGH_CARD, TRIPLE)
    t.run("resolution")
    assert t.rank(0) == 1 + 1 + 2
    t.finish()
    t.turn_of(0)
    t.shootout(more[1], more[3])
    t.hands(HIGH_CARD, HIGH_CARD)
    t.run("resolution")
    assert t.rank(0) == 1


@rule("CG-HandRank-a", "CG-HandRank-c")
@either_leads
def test_what_traits_say_about_a_rank_counts_with_what_abilities_do() -> None:
    t = Table()
    proud = able("deed", always("rank", on=ALL), lambda card, seat: 2 if seat == t.seat(0) else 0)
    t.put(proud)
    lift = t.hand(able("action", resolution(), lambda use: use.rank(t.seat(0), 1)))
    t.shootout(t.dude(at="town square"), t.dude(seat=1, at="town square"))
    t.hands(HIGH_CARD, TRIPLE)
    t.run("resolution")
    t.use(lift)
    assert t.rank(0) == 1 + 2 + 1
    t.finish()
    (decided,) = t.events(happens.RoundDecided)
    assert sorted(decided.ranks) == [4, 4]


@rule("CG-Headline-a")
@either_leads
def test_a_headline_is_the_last_one_in_later_steps_and_rounds_as_well() -> None:
    t = Table()
    four = [t.dude(seat=seat, at="town square") for seat in (0, 1, 0, 1)]
    first = t.hand(able("action", shootout(), keywords=["Headline"]))
    later = [t.hand(able("action", kind(), keywords=["Headline"]), seat=1) for kind in (shootout, resolution)]
    quiet = t.hand(able("action", resolution(repeat=True)), seat=1)
    t.shootout(*four)
    t.use(first)
    t.hands(HIGH_CARD, HIGH_CARD)
    t.run("resolution")
    while t.decision.seat != 1:
        t.pass_()
    assert t.can_use(quiet) and not t.can_use(later[1])
    t.next_round()
    while t.decision.seat != 1:
        t.pass_()
    assert t.game.shootout.round == 2 and not t.can_use(later[0])


@rule("CG-Headline-a")
@pytest.mark.parametrize("first", ["react", "shootout"])
@either_leads
def test_headlines_that_are_reacts_count_as_well(first: str) -> None:
    t = Table()
    gasp = able("action", react("after", happens.Gained), keywords=["Headline"])
    news = able("action", shootout(), keywords=["Headline"])
    one, two = t.hand(gasp if first == "react" else news), t.hand(news if first == "react" else gasp, seat=1)
    earn = [t.hand(able("action", shootout(), lambda use: use.gain(1))) for _ in range(2)]
    t.shootout(t.dude(at="town square"), t.dude(seat=1, at="town square"))
    if first == "react":
        t.use(earn[0])
        t.use(one, seat=0)
        assert t.decision.seat == 1 and not t.can_use(two)
        return
    t.use(one)
    t.pass_()
    t.use(earn[1])
    assert t.decision.kind == "play"


@rule("CG-Shootout1-a", "CG-Shootout4b-a")
@pytest.mark.parametrize("step", ["make plays", "resolution"])
@pytest.mark.parametrize(("winner", "order"), [(4, [4, 0, 1, 3]), (2, [3, 4, 0, 1]), (3, [3, 4, 0, 1])])
def test_allies_are_involved_and_may_be_first(step: str, winner: int, order: list[int]) -> None:
    t = Table(seats=5, winner=winner)
    dudes = [t.dude(seat=seat, at="town square") for seat in range(5)]
    t.turn_of(0)
    t.callout(dudes[0], dudes[1], "accept")
    t.answer(3, dudes[3], "done", 4, dudes[4], "done")
    t.run(step)
    asked = []
    while t.decision.kind == "play" and t.game.shootout.step == step and len(asked) < 4:
        asked.append(t.decision.seat)
        t.pass_()
    assert asked == order


@rule("CG-Shootout4a-e", "CG-Shootout4a-f")
@pytest.mark.parametrize("winner", [0, 1])
@either_leads
def test_both_players_name_their_jokers_before_the_first_resolution_play(winner: int) -> None:
    t = Table(winner=winner)
    act = [t.hand(able("action", resolution()), seat=seat) for seat in (0, 1)]
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.turn_of(0)
    t.shootout(ann, bob)
    t.hands("K♣ K♦ 3♥ 4♠ joker", "Q♣ Q♦ 3♦ joker joker")
    t.run("joker")
    asked = []
    while t.decision.kind == "joker":
        rival = t.game.view(t.seat(t.decision.seat)).players[t.seat(1 - t.decision.seat)]
        assert len(rival.draw_hand) == 5
        asked.append(t.decision.seat)
        t.answer("9♠")
    assert sorted(asked) == [0, 1, 1]
    assert t.decision.kind == "play" and t.can_use(act[winner])


@rule("CG-Shootout4b-c", "CG-Shootout4b-g")
@either_leads
def test_both_hands_may_be_answered_once_each_in_turn() -> None:
    t = Table()
    mine = [t.hand(able("action", cheatin())) for _ in range(2)]
    theirs = [t.hand(able("action", cheatin()), seat=1) for _ in range(2)]
    t.shootout(t.dude(at="town square"), t.dude(seat=1, at="town square"))
    t.hands(CHEATIN, CHEATIN)
    t.run("resolution")
    t.use(mine[0])
    assert (t.decision.seat, t.decision.kind) == (1, "play")
    t.use(theirs[0])
    assert (t.decision.seat, t.decision.kind) == (0, "play")
    assert not t.can_use(mine[1])
    t.pass_()
    assert t.decision.seat == 1 and not t.can_use(theirs[1])


@rule("CG-Shootout4b-g")
def test_a_hand_answered_by_a_player_is_safe_from_his_ally() -> None:
    t = Table(seats=3)
    dudes = [t.dude(seat=seat, at="town square") for seat in range(3)]
    first, second = t.hand(able("action", cheatin())), t.hand(able("action", cheatin()), seat=2)
    t.callout(dudes[0], dudes[1], "accept")
    t.answer(2, dudes[2])
    t.form()
    t.hands(LEGAL, CHEATIN)
    t.run("resolution")
    t.use(first)
    t.pass_()
    assert t.decision.seat == 2 and not t.can_use(second, seat=2)


@rule("CG-Shootout5-h")
@LEADS
@pytest.mark.parametrize("title", ["Takin' Ya With Me", "Hot Lead Flyin'"])
@either_leads
def test_both_answers_to_casualties_come_between_those_of_the_loser_and_of_the_winner(
    title: str, leader: int
) -> None:
    fight = Fight(
        PAIR,
        HIGH_CARD,
        dudes=(3, 3),
        leader=leader,
        setup=lambda t: (
            t.hand(able("action", resolution(), lambda use: use.casualties(t.seat(0), 1))),
            t.hand(title, seat=1),
        ),
    )
    fight.t.use(fight.extra[0])
    fight.settle()
    assert (fight.t.decision.kind, fight.t.decision.seat) == ("casualty", 1)
    fight.t.answer(("casualty", fight.theirs[2], "discard"))
    assert fight.t.decision.kind == "react" and fight.t.can_use(fight.extra[1], seat=1)
    assert not fight.theirs[2].in_play and all(one.in_posse for one in fight.mine)
    fight.t.pass_()
    assert (fight.t.decision.kind, fight.t.decision.seat) == ("casualty", 0)
    fight.t.run("flee")
    assert sum(one.in_play for one in fight.mine) == 2


@rule("CG-Shootout5-i", "RB-6.1.5-aa")
@LEADS
@either_leads
def test_the_winner_names_all_casualties_and_then_loses_them_one_by_one(leader: int) -> None:
    fight = Fight(
        PAIR,
        HIGH_CARD,
        dudes=(3, 2),
        leader=leader,
        setup=lambda t: (
            t.hand(able("action", resolution(), lambda use: use.casualties(t.seat(0), 2))),
            t.put(able("deed", react("after", happens.Discarded, repeat=True)), seat=1),
        ),
    )
    fight.t.use(fight.extra[0])
    fight.settle()
    fight.t.answer(("casualty", fight.theirs[1], "discard"))
    assert not fight.theirs[1].in_play
    fight.t.pass_()
    first, second = fight.mine[2], fight.mine[1]
    assert (fight.t.decision.kind, fight.t.decision.seat) == ("casualty", 0)
    assert fight.fates() == {(one.title, how) for one in fight.mine for how in ("discard", "ace")}
    fight.t.answer(("casualty", first, "discard"))
    assert first.in_play
    fight.t.answer(("casualty", second, "discard"))
    assert fight.t.decision.kind == "react" and not first.in_play and second.in_play
    fight.t.pass_()
    assert not second.in_play and fight.mine[0].in_posse


@rule("CG-Shootout5-j")
@LEADS
@pytest.mark.parametrize("kind", [react, trait])
@pytest.mark.parametrize("how", ["discard", "ace"])
@pytest.mark.parametrize("fate", ["altered", "stopped", "a discard"])
@either_leads
def test_who_is_saved_covers_what_he_would_have_covered(fate: str, how: str, kind, leader: int) -> None:
    event = happens.Discarded if how == "discard" else happens.Aced

    def rescue(use):
        use.event.replaced = True
        saved = use.game.card(use.event.card)
        if fate == "altered":
            yield from use.send_home_booted(saved)
        elif fate == "a discard":
            yield from use.discard(saved)

    save = kind("when", event, instead=True, if_=lambda card, event: event.why == "casualty")
    fight = Fight(
        PAIR if how == "discard" else TWO_PAIR,
        HIGH_CARD,
        dudes=(1, 3),
        leader=leader,
        setup=lambda t: t.put(able("deed", save, rescue), seat=1),
    ).settle()
    fight.t.answer(("casualty", fight.theirs[0], how))
    if kind is react:
        fight.t.answer("react")
    assert fight.theirs[0].in_play is (fate != "a discard")
    assert fight.theirs[0].in_posse is (fate == "stopped")
    assert fight.theirs[0].zone not in (BOOT_HILL, *(() if fate == "a discard" else (DISCARD,)))
    assert fight.t.decision.kind == "flee", "nobody else has to die for him"
    assert all(one.in_posse for one in fight.theirs[1:])


@rule("CG-Shootout7-a")
@either_leads
def test_there_are_as_many_rounds_as_both_posses_last() -> None:
    t = Table()
    dudes = [[t.dude(seat=seat, at="town square") for _ in range(4)] for seat in (0, 1)]
    t.shootout(dudes[0][0], dudes[1][0], *dudes[0][1:], *dudes[1][1:])
    for number in range(1, 4):
        assert (t.game.shootout.round, t.game.shootout.step) == (number, "make plays")
        t.hands(PAIR, PAIR)
        t.next_round()
    t.hands(PAIR, PAIR)
    t.finish()
    assert [event.number for event in t.events(happens.RoundStarted)] == [1, 2, 3, 4]
    assert not any(one.in_play for side in dudes for one in side)


@rule("CG-Shootout6-a")
@LEADS
@pytest.mark.parametrize("timing", ["before", "when", "after"])
@either_leads
def test_running_is_moving_for_whatever_looks_for_that(timing: str, leader: int) -> None:
    runs: list[int] = []
    watch = trait(timing, happens.Moved)
    fight = Fight(
        TRIPLE,
        HIGH_CARD,
        dudes=(1, 5),
        leader=leader,
        setup=lambda t: t.put(able("deed", watch, lambda use: runs.append(use.event.card))),
    ).settle()
    for one in fight.theirs[2:]:
        fight.t.answer(("casualty", one, "discard"))
    fight.t.answer(fight.theirs[1], "done")
    assert runs == [fight.theirs[1].id] and fight.theirs[1].at_home


@rule("CG-Shootout1-f")
@LEADS
@pytest.mark.parametrize(
    ("event", "shooters"),
    [
        (happens.PossesFormed, 0),
        (happens.ShootoutStarted, 0),
        (happens.ShooterPicked, 1),
        (happens.HandDrawn, 2),
    ],
)
def test_a_posse_may_be_emptied_at_any_step_before_casualties(
    event: type[happens.Event], shooters: int, leader: int
) -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.put(able("deed", trait("after", event), lambda use: use.send_home_booted(bob)))
    t.turn_of(leader)
    t.shootout(*((ann, bob) if leader == 0 else (bob, ann)))
    t.finish()
    assert len(t.events(happens.ShooterPicked)) == shooters
    assert bool(t.events(happens.Dealt)) is (event is happens.HandDrawn)
    assert t.events(happens.Revealed) == [] and t.events(happens.RoundDecided) == []
    assert [ended.winner for ended in t.events(happens.ShootoutEnded)] == [leader]
    assert ann.in_town_square and bob.at_home


@rule("CG-HandRank-b")
@either_leads
def test_what_a_trait_adds_to_a_rank_is_added_to_the_new_cards_too() -> None:
    t = Table()
    t.put(able("deed", always("rank", on=ALL), lambda card, seat: 2 if seat == t.seat(1) else 0))
    t.shootout(t.dude(at="town square"), t.dude(seat=1, at="town square"))
    t.hands(HIGH_CARD, TRIPLE)
    t.run("resolution")
    assert t.rank(1) == 4 + 2
    t.game.rules(t.seat(0)).exchange_draw_hands(t.seat(1))
    assert (t.rank(0), t.rank(1)) == (4, 1 + 2)


@rule("CG-Duration-b", "CG-Shootout7-b")
@either_leads
def test_what_is_done_for_a_player_in_a_shootout_is_over_with_it() -> None:
    t = Table()
    four = [t.dude(seat=seat, at="town square") for seat in (0, 1, 0, 1)]

    def favour(use):
        use.for_player(use.seat, Stat.STUD_BONUS, 2)
        use.forbid(Act.PLAY_ACTION)
        yield from use.rank(use.seat, 3)

    act, later = t.hand(able("action", shootout(), favour), able("action", noon()))
    t.shootout(four[0], four[1])
    t.use(act)
    t.run("resolution")
    assert len([card for event in t.events(happens.Dealt) if event.seat == 0 for card in event.cards]) == 7
    assert t.rank_changes(0) == (3,)
    t.finish()
    t.turn_of(0)
    assert t.game.state.day == 1 and t.can_use(later)
    t.shootout(four[2], four[3])
    t.run("resolution")
    assert [len(event.cards) for event in t.events(happens.Dealt)][-2:] == [5, 5]
    assert t.rank_changes(0) == ()
