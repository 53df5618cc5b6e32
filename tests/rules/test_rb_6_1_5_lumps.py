"""Rulebook 6.1.5: taking yer lumps, casualty by casualty."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import dude, happens, opposing, react, resolution, trait
from gomorra.engine.events import CasualtiesTaken, ShootoutEnded, TakingCasualties
from gomorra.engine.kernel.state import BOOT_HILL, DISCARD
from gomorra.testing import Table, able, either_leads, plain, rule
from tests.rules.fights import FULL_HOUSE, HIGH_CARD, LEADS, PAIR, SIDEKICK, TRIPLE, TWO_PAIR, Fight


@rule("RB-6.1.5-ah")
@LEADS
def test_the_winner_of_a_wiped_out_loser_takes_all_of_several_casualties(leader: int) -> None:
    fight = Fight(
        PAIR,
        HIGH_CARD,
        dudes=(4, 1),
        leader=leader,
        setup=lambda t: t.hand(able("action", resolution(), lambda use: use.casualties(t.seat(0), 3))),
    )
    fight.t.use(fight.extra)
    fight.settle()
    assert not fight.theirs[0].in_play and (fight.t.decision.seat, fight.t.decision.least) == (0, 3)
    for one in fight.mine[:3]:
        fight.t.answer(("casualty", one, "discard"))
    assert [one.in_play for one in fight.mine] == [False, False, False, True]
    fight.t.finish()
    assert fight.t.events(ShootoutEnded)[0].winner == leader


@rule("RB-6.1.5-p", "RB-6.1.5-ah")
@LEADS
def test_effects_add_casualties_even_to_the_winner_of_a_wiped_out_loser(leader: int) -> None:
    fight = Fight(
        PAIR,
        HIGH_CARD,
        leader=leader,
        setup=lambda t: t.hand(able("action", resolution(), lambda use: use.casualties(t.seat(0), 1))),
    )
    fight.t.use(fight.extra)
    fight.settle()
    fight.t.finish()
    assert fight.theirs[0].zone == DISCARD
    assert fight.mine[0].zone == DISCARD
    assert fight.t.events(ShootoutEnded)[0].winner == -1


@rule("CG-PenaltiesBonuses-c")
@pytest.mark.parametrize("spared", [3, 4])
def test_casualties_are_tracked_below_zero_and_read_as_none(spared: int) -> None:
    def cards(t: Table):
        return t.hand(
            able("action", resolution(), lambda use: use.casualties(t.seat(1), -spared)),
            able("action", resolution(), lambda use: use.casualties(t.seat(1), 1)),
        )

    fight = Fight(TWO_PAIR, HIGH_CARD, setup=cards)
    fight.t.use(fight.extra[0])
    fight.t.pass_()
    fight.t.use(fight.extra[1])
    fight.settle()
    assert fight.decided.casualties == (0, 0)


@rule("RB-6.1.5-q", "RB-6.1.5-w", "CG-Shootout5-e")
@LEADS
def test_one_casualty_is_covered_by_a_discard_not_by_an_ace(leader: int) -> None:
    fight = Fight(PAIR, HIGH_CARD, leader=leader).settle()
    assert fight.theirs[0].zone == DISCARD


@rule("CG-Shootout5-e")
@pytest.mark.parametrize(
    ("hand", "covers"), [(PAIR, {"discard": 1}), (TWO_PAIR, {"ace": 1}), (TRIPLE, {"ace": 1, "discard": 1})]
)
def test_casualties_are_matched_exactly(hand: str, covers: dict[str, int]) -> None:
    fight = Fight(hand, HIGH_CARD, dudes=(1, 3)).settle()
    ways = [sorted(way.values()) for way in fight.t.casualties()]
    exact = sorted(how for how, count in covers.items() for _ in range(count))
    assert exact in ways
    assert all(sum(2 if how == "ace" else 1 for how in way) == fight.decided.casualties[1] for way in ways)


@rule("RB-6.1.5-r", "RB-6.1.5-x")
@LEADS
def test_two_casualties_ace_a_lone_dude(leader: int) -> None:
    fight = Fight(TWO_PAIR, HIGH_CARD, leader=leader).settle()
    assert fight.theirs[0].zone == BOOT_HILL


@rule("RB-6.1.5-r", "RB-6.1.5-q")
@pytest.mark.parametrize(
    ("hand", "how", "left"), [(TWO_PAIR, "ace", 0), (TRIPLE, "ace", 1), (TRIPLE, "discard", 2)]
)
@LEADS
def test_an_ace_settles_two_and_a_discard_one(leader: int, hand: str, how: str, left: int) -> None:
    fight = Fight(hand, HIGH_CARD, dudes=(1, 4), leader=leader).settle()
    fight.t.answer(("casualty", fight.theirs[0], how))
    assert (fight.t.decision.kind == "casualty") is (left > 0)
    if left:
        assert fight.t.decision.least == left


@rule("RB-6.1.5-ai")
@LEADS
def test_what_an_aced_casualty_carried_is_discarded(leader: int) -> None:
    hex_ = plain("spell", keywords=["Hex"])
    fight = Fight(TWO_PAIR, HIGH_CARD, has=[plain("goods"), hex_], words=["Huckster 1"], leader=leader)
    carried = fight.theirs[0].attachments
    fight.settle()
    assert fight.theirs[0].zone == BOOT_HILL
    assert [card.zone for card in carried] == [DISCARD, DISCARD]


@rule("RB-6.1.5-u", "RB-6.1.6-a", "RB-6.1.6-g")
@pytest.mark.parametrize(
    ("mine", "theirs", "loser"),
    [("J♣ J♦ J♥ 4♠ 9♣", "A♣ A♦ A♥ 4♣ 9♦", 1), ("A♣ A♦ A♥ 4♠ 9♣", "J♣ J♦ J♥ 4♣ 9♦", 0)],
)
@either_leads
def test_the_loser_takes_casualties_and_runs_first(mine: str, theirs: str, loser: int) -> None:
    fight = Fight(mine, theirs, dudes=(2, 2)).settle()
    asked = []
    while fight.t.game.shootout is not None and fight.t.game.shootout.step in (
        "take yer lumps",
        "run or gun",
    ):
        asked.append((fight.t.decision.kind, fight.t.decision.seat))
        fight.t.game.answer(fight.t.plain_answer())
    assert asked == [(kind, seat) for kind in ("casualty", "flee") for seat in (loser, 1 - loser)]


@rule("RB-6.1.5-v", "RB-6.1.6-b", "RB-6.1.5-e", "CG-Shootout5-c")
@LEADS
@pytest.mark.parametrize("winner", [0, 1])
def test_without_a_loser_the_leader_is_first(winner: int, leader: int) -> None:
    straights = ("3♣ 4♦ 5♣ 6♣ 7♣", "3♦ 4♣ 5♦ 6♦ 7♦")
    fight = Fight(*straights, dudes=(2, 2), winner=winner, leader=leader).settle()
    assert fight.decided.winner == -1
    assert (fight.t.decision.kind, fight.t.decision.seat) == ("casualty", leader)
    fight.t.run("flee")
    assert fight.t.decision.seat == leader
    assert [event.lost for event in fight.t.events(CasualtiesTaken)] == [False, False]


@rule("RB-6.1.5-y", "RB-6.1.5-w")
@LEADS
def test_no_more_casualties_than_required(leader: int) -> None:
    fight = Fight(PAIR, HIGH_CARD, dudes=(1, 2), leader=leader).settle()
    assert fight.fates() == {("Their 0", "discard"), ("Their 1", "discard")}
    fight.t.answer(("casualty", fight.theirs[1], "discard"))
    assert fight.t.decision.kind != "casualty"
    assert fight.theirs[0].in_posse


@rule("RB-6.1.5-z", "CG-Shootout5-f")
@LEADS
def test_too_many_casualties_ace_everybody(leader: int) -> None:
    fight = Fight(FULL_HOUSE, PAIR, dudes=(1, 2), leader=leader)
    fight.settle()
    fight.t.finish()
    assert [one.zone for one in fight.theirs] == [BOOT_HILL, BOOT_HILL]


@rule("RB-6.1.5-z")
@LEADS
def test_too_many_casualties_take_the_sidekicks_too(leader: int) -> None:
    fight = Fight(FULL_HOUSE, HIGH_CARD, dudes=(1, 2), has=[SIDEKICK], leader=leader)
    (dog,) = fight.theirs[0].attachments
    fight.settle()
    fight.t.finish()
    assert [one.zone for one in fight.theirs] == [BOOT_HILL, BOOT_HILL]
    assert dog.zone == DISCARD


@rule("RB-6.1.5-aa")
@LEADS
def test_any_exact_combination_in_any_order(leader: int) -> None:
    titles = ("Their 0", "Their 1", "Their 2")
    fight = Fight(TWO_PAIR, HIGH_CARD, dudes=(1, 3), leader=leader).settle()
    assert fight.t.decision.seat == 1
    assert fight.fates() == {(title, how) for title in titles for how in ("discard", "ace")}
    fight.t.answer(("casualty", fight.theirs[2], "discard"))
    assert fight.fates() == {("Their 0", "discard"), ("Their 1", "discard")}


@rule("RB-6.1.5-ab", "RB-6.1.5-ac", "CG-Shootout5-g")
@LEADS
def test_all_are_assigned_then_lost_one_after_the_other(leader: int) -> None:
    fight = Fight(
        TWO_PAIR,
        HIGH_CARD,
        dudes=(1, 3),
        leader=leader,
        setup=lambda t: t.put(able("deed", react("after", happens.Discarded, repeat=True))),
    ).settle()
    first, second = fight.theirs[2], fight.theirs[0]
    fight.t.answer(("casualty", first, "discard"))
    assert first.in_play
    fight.t.answer(("casualty", second, "discard"))
    assert fight.t.decision.kind == "react"
    assert not first.in_play
    assert second.in_play
    fight.t.pass_()
    assert not second.in_play


def pinned(t: Table):
    pin = resolution(target=opposing & dude)
    return t.hand(able("action", pin, lambda use: use.change(use.target.id, "first casualty", 1)))


@rule("RB-6.1.5-ad", "CG-Sidekicks-e")
@LEADS
def test_a_forced_first_casualty_is_lost_first_and_no_sidekick_stands_in(leader: int) -> None:
    fight = Fight(TWO_PAIR, HIGH_CARD, dudes=(1, 2), has=[SIDEKICK], setup=pinned, leader=leader)
    fight.t.use(fight.extra, "", fight.theirs[0])
    fight.settle()
    assert {title for title, _ in fight.fates()} == {"Their 0"}


@rule("RB-6.1.5-ae", "CG-Shootout5-i", "CG-Shootout5-h")
@LEADS
def test_the_first_player_is_done_before_the_other_assigns(leader: int) -> None:
    watch = react("after", happens.CasualtiesTaken, if_=lambda card, event: event.lost)
    fight = Fight(
        "J♣ J♦ J♥ 4♠ 9♣",
        "A♣ A♦ A♥ 4♣ 9♦",
        dudes=(2, 2),
        leader=leader,
        setup=lambda t: t.put(able("deed", watch)),
    ).settle()
    fight.t.answer(("casualty", fight.theirs[0], "discard"))
    assert fight.theirs[0].zone == DISCARD
    assert fight.t.decision.kind == "react"
    assert all(one.in_play for one in fight.mine)
    fight.t.pass_()
    assert (fight.t.decision.kind, fight.t.decision.seat) == ("casualty", 0)


@rule("RB-6.1.5-af")
@LEADS
def test_zero_casualties_are_still_assigned_and_taken(leader: int) -> None:
    after = trait("after", happens.CasualtiesTaken, if_=lambda card, event: event.side == leader)
    fight = Fight(
        PAIR, HIGH_CARD, setup=lambda t: t.put(able("deed", after, lambda use: use.gain(1))), leader=leader
    ).settle()
    fight.t.finish()
    assert fight.t.rock() == 21
    taking = [(event.side, event.amount) for event in fight.t.events(TakingCasualties)]
    assert taking == [(1 - leader, 1), (leader, 0)]


@rule("RB-6.1.5-ag")
@LEADS
def test_casualties_imposed_by_an_effect_are_assigned_and_taken(leader: int) -> None:
    fight = Fight(
        PAIR,
        HIGH_CARD,
        dudes=(1, 3),
        leader=leader,
        setup=lambda t: t.hand(able("action", resolution(), lambda use: use.inflict(t.seat(1), 1))),
    )
    fight.t.use(fight.extra)
    assert (fight.t.decision.kind, fight.t.decision.seat) == ("casualty", 1)
    fight.t.answer(("casualty", fight.theirs[1], "discard"))
    assert fight.theirs[1].zone == DISCARD
    assert [event.side for event in fight.t.events(CasualtiesTaken)] == [1 - leader]
    assert fight.t.game.shootout.step == "resolution"


@rule("RB-6.1.5-ag")
@LEADS
def test_several_imposed_casualties_are_all_assigned_before_the_first_is_taken(leader: int) -> None:
    fight = Fight(
        PAIR,
        HIGH_CARD,
        dudes=(1, 4),
        leader=leader,
        setup=lambda t: t.hand(able("action", resolution(), lambda use: use.inflict(t.seat(1), 2))),
    )
    fight.t.use(fight.extra)
    fight.t.answer(("casualty", fight.theirs[2], "discard"))
    assert fight.theirs[2].in_play
    fight.t.answer(("casualty", fight.theirs[0], "discard"))
    assert [one.in_play for one in fight.theirs] == [False, True, False, True]


@rule("CG-Shootout5-j")
def test_a_saved_casualty_still_counts() -> None:
    save = react(
        "when", happens.Discarded, instead=True, if_=lambda card, event: event.why == "casualty", boot=True
    )

    def rescue(use):
        use.event.replaced = True
        yield from use.send_home_booted(use.game.card(use.event.card))

    fight = Fight(
        PAIR, HIGH_CARD, dudes=(1, 2), setup=lambda t: t.put(able("deed", save, rescue), seat=1)
    ).settle()
    fight.t.answer(("casualty", fight.theirs[0], "discard"))
    assert fight.t.decision.kind == "react"
    fight.t.answer("react")
    assert fight.theirs[0].in_play
    assert fight.theirs[0].at_home
    assert fight.t.decision.kind == "flee", "nobody else has to die for him"
    assert fight.theirs[1].in_posse
