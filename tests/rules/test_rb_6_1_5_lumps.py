"""Rulebook 6.1, steps 5 to 7: casualties, running, and the next round."""

from __future__ import annotations

import pytest

from gomorra import poker
from gomorra.cards.vocabulary import dude, happens, opposing, react, resolution, trait
from gomorra.engine.board import hands
from gomorra.engine.events import CasualtiesTaken, Fled, Moved, RoundDecided, ShootoutEnded, TakingCasualties
from gomorra.engine.kernel.state import BOOT_HILL, DISCARD, DRAW
from gomorra.testing import Table, able, either_leads, plain, rule

HIGH_CARD = "2♣ 4♦ 6♥ 8♠ 10♣"
PAIR = "K♣ K♦ 3♥ 4♠ 9♣"
TWO_PAIR = "Q♣ Q♦ 3♦ 3♠ 9♦"
TRIPLE = "J♣ J♦ J♥ 4♣ 9♥"
STRAIGHT = "3♣ 4♦ 5♥ 6♠ 7♣"
FULL_HOUSE = "7♣ 7♦ 7♥ 2♠ 2♦"


LEADS = pytest.mark.parametrize("leader", [0, 1])


class Fight:
    """Two posses in the town square that stand after the draw with these hands; seat 0 or 1 leads."""

    def __init__(
        self,
        mine: str,
        theirs: str,
        *,
        dudes=(1, 1),
        has=(),
        words=(),
        winner: int = 0,
        setup=None,
        leader: int = 0,
    ):
        self.t = t = Table(winner=winner)
        self.mine = [t.dude(f"Mine {n}", at="town square") for n in range(dudes[0])]
        self.theirs = [
            t.dude(
                f"Their {n}",
                seat=1,
                at="town square",
                has=has if n == 0 else (),
                keywords=words if n == 0 else (),
            )
            for n in range(dudes[1])
        ]
        self.extra = setup(t) if setup else None
        t.turn_of(leader)
        posses, hands_ = (self.mine, self.theirs)[:: 1 - 2 * leader], (mine, theirs)[:: 1 - 2 * leader]
        t.shootout(posses[0][0], posses[1][0], *self.mine[1:], *self.theirs[1:])
        t.hands(*hands_)
        t.run("resolution")

    def settle(self):
        """Everybody passes; stands at the first question after that."""
        while self.t.game.shootout is not None and self.t.game.shootout.step == "resolution":
            self.t.answer("pass")
        return self

    @property
    def decided(self) -> RoundDecided:
        return self.t.events(RoundDecided)[0]

    def fates(self) -> set[tuple[str, str]]:
        """What the open casualty question offers: title and fate."""
        return {(self.t.game.card(key[1]).title, key[2]) for key in self.t.offers("casualty")}


@rule("RB-6.1.5-a", "RB-6.1.5-b")
def test_the_highest_rank_the_cards_make_wins() -> None:
    fight = Fight(TRIPLE, FULL_HOUSE).settle()
    assert fight.decided.ranks == (4, 7)
    assert fight.decided.winner == 1


@rule("RB-6.1.5-c", "RB-6.1.5-n")
@LEADS
def test_with_equal_ranks_the_better_hand_wins_and_both_lose_one(leader: int) -> None:
    fight = Fight("J♣ J♦ J♥ 4♠ 9♣", "A♣ A♦ A♥ 4♣ 9♦", leader=leader).settle()
    assert fight.decided.winner == leader
    assert fight.decided.casualties == (1, 1)
    fight.t.finish()
    assert (fight.mine[0].zone, fight.theirs[0].zone) == (DISCARD, DISCARD)


@rule("RB-6.1.5-d")
def test_aces_are_low() -> None:
    fight = Fight("A♣ A♦ 3♥ 4♠ 9♣", "2♣ 2♦ 3♠ 4♣ 9♦").settle()
    assert fight.decided.winner == 1


@rule("RB-6.1.5-e", "RB-6.1.5-o", "CG-Shootout5-d")
@either_leads
def test_equal_hands_have_no_winner_and_cost_both_one() -> None:
    fight = Fight("3♣ 4♣ 5♣ 6♣ 7♣", "3♦ 4♦ 5♦ 6♦ 7♦").settle()
    assert fight.decided.winner == -1
    assert fight.decided.casualties == (1, 1)


def modified(mine: str, theirs: str, *changes: int) -> Fight:
    """The leader's rank is changed by these amounts, then both pass."""

    def change(use):
        for amount in changes:
            yield from use.rank(use.seat, amount)

    fight = Fight(mine, theirs, setup=lambda t: t.hand(able("action", resolution(), change)))
    fight.t.use(fight.extra)
    return fight.settle()


@rule("RB-6.1.5-f", "RB-6.1.5-i", "RB-6.1.5-j", "RB-6.1.5-k", "RB-6.1.5-g", "RB-6.1.5-h")
@pytest.mark.parametrize(
    ("mine", "theirs", "change", "winner"),
    [
        (TWO_PAIR, "2♣ 3♦ 4♥ 5♠ 6♣", 2, 1),
        ("9♣ 9♦ 9♥ 9♠ 2♣", "K♣ Q♣ J♣ 9♣ 2♣", -2, 0),
        (PAIR, HIGH_CARD, -3, 1),
        (TWO_PAIR, "K♣ Q♦ J♥ 9♠ 8♣", -2, 0),
        ("K♣ K♦ K♥ K♠ K♣", "A♣ A♠ 8♣ 8♠ J♦", 3, -1),
    ],
)
def test_a_changed_rank_counts_as_worst_or_best_of_its_kind(
    mine: str, theirs: str, change: int, winner: int
) -> None:
    fight = modified(mine, theirs, change)
    assert fight.decided.winner == winner


@rule("RB-6.1.5-g", "RB-6.1.5-m", "CG-Shootout5-b")
def test_ranks_are_read_between_one_and_eleven() -> None:
    def both(t: Table):
        return t.hand(
            able("action", resolution(), lambda use: use.rank(t.seat(0), 3)),
            able("action", resolution(), lambda use: use.rank(t.seat(1), -2)),
        )

    fight = Fight("K♣ K♦ K♥ K♠ K♣", HIGH_CARD, dudes=(1, 2), setup=both)
    fight.t.use(fight.extra[0])
    fight.t.pass_()
    fight.t.use(fight.extra[1])
    fight.settle()
    assert fight.decided.ranks == (11, 1)
    assert fight.decided.casualties == (0, 10)


@rule("CG-Shootout5-b")
def test_the_sum_is_limited_once_at_the_end() -> None:
    assert modified("9♣ 9♦ 9♥ 9♠ 2♣", HIGH_CARD, 6, -2).decided.ranks[0] == 11
    assert modified(HIGH_CARD, PAIR, -2, 1).decided.ranks[0] == 1


@rule("RB-6.1.5-l")
def test_the_loser_takes_the_difference() -> None:
    fight = Fight(FULL_HOUSE, TRIPLE, dudes=(1, 4)).settle()
    assert fight.decided.casualties == (0, 3) and fight.t.decision.least == 3
    fight = Fight(TRIPLE, FULL_HOUSE, dudes=(4, 1)).settle()
    assert fight.decided.casualties == (3, 0) and (fight.t.decision.seat, fight.t.decision.least) == (0, 3)
    assert modified(TRIPLE, HIGH_CARD, -1).decided.casualties == (0, 2), "what a rank is in the end counts"


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


SIDEKICK = plain("goods", "Dog", keywords=["Sidekick"])


@rule("RB-6.1.5-s", "CG-Sidekicks-b")
@LEADS
@pytest.mark.parametrize("tired", [True, False])
def test_a_sidekick_covers_one_by_a_discard(leader: int, tired: bool) -> None:
    fight = Fight(PAIR, HIGH_CARD, has=[SIDEKICK], leader=leader)
    (dog,) = fight.theirs[0].attachments
    dog.body.booted = tired
    fight.settle()
    assert fight.fates() == {("Their 0", "discard"), ("Dog", "discard")}
    fight.t.answer(("casualty", dog, "discard"))
    assert dog.zone == DISCARD
    assert fight.theirs[0].in_posse


@rule("CG-Sidekicks-b")
@LEADS
def test_a_sidekick_is_never_aced_for_two(leader: int) -> None:
    fight = Fight(TWO_PAIR, HIGH_CARD, dudes=(1, 2), has=[SIDEKICK], leader=leader)
    (dog,) = fight.theirs[0].attachments
    fight.settle()
    dudes = {(f"Their {n}", how) for n in range(2) for how in ("discard", "ace")}
    assert fight.fates() == {("Dog", "discard"), *dudes}
    fight.t.answer(("casualty", dog, "discard"))
    assert (fight.t.decision.kind, fight.t.decision.least) == ("casualty", 1)


@rule("CG-Sidekicks-a")
def test_a_spell_may_be_a_sidekick_and_a_dude_may_have_several() -> None:
    ghost = plain("spell", "Ghost", keywords=["Spirit", "Sidekick"])
    fight = Fight(TWO_PAIR, HIGH_CARD, has=[SIDEKICK, ghost], words=["Shaman 1"]).settle()
    assert {("Ghost", "discard"), ("Dog", "discard"), ("Their 0", "ace")} <= fight.fates()


@rule("RB-6.1.5-t", "CG-Sidekicks-c")
@LEADS
@pytest.mark.parametrize("place", ["home of 1", "town square"])
def test_a_sidekick_outside_the_posse_covers_nothing(leader: int, place: str) -> None:
    def bystander(t: Table):
        return t.dude("Away", seat=1, at=place, has=[SIDEKICK])

    fight = Fight(PAIR, HIGH_CARD, dudes=(1, 2), setup=bystander, leader=leader).settle()
    assert not fight.extra.in_posse
    assert fight.fates() == {("Their 0", "discard"), ("Their 1", "discard")}


@rule("CG-Shootout5-k", "CG-Sidekicks-d")
def test_a_sidekick_may_be_lost_along_with_its_bearer() -> None:
    fight = Fight(TWO_PAIR, HIGH_CARD, dudes=(1, 2), has=[SIDEKICK])
    (dog,) = fight.theirs[0].attachments
    fight.settle()
    fight.t.answer(("casualty", fight.theirs[0], "discard"), ("casualty", dog, "discard"))
    assert fight.theirs[0].zone == DISCARD
    assert dog.zone == DISCARD
    assert fight.theirs[1].in_posse


@rule("CG-Sidekicks-f")
def test_a_sidekick_has_no_bullets_as_a_casualty() -> None:
    gun_dog = plain("goods", "Dog", keywords=["Sidekick"], bullet_bonus=2)
    fight = Fight(PAIR, HIGH_CARD, has=[gun_dog])
    (dog,) = fight.theirs[0].attachments
    fight.settle()
    fight.t.answer(("casualty", dog, "discard"))
    (lost,) = fight.t.game.shootout.casualties
    assert (lost.bullets, lost.is_dude) == (0, False)


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


@rule("RB-6.1.6-c", "RB-6.1.6-d", "RB-6.1.6-e", "CG-Shootout6-b")
@LEADS
def test_any_of_a_players_dudes_run_home_booted(leader: int) -> None:
    fight = Fight(PAIR, HIGH_CARD, dudes=(1, 4), leader=leader)
    fight.theirs[3].body.booted = True
    fight.settle()
    fight.t.answer(("casualty", fight.theirs[1], "discard"))
    assert set(fight.t.choices()) == {fight.theirs[0], fight.theirs[2], fight.theirs[3]}
    fight.t.answer(fight.theirs[0], fight.theirs[3], "done")
    for one in (fight.theirs[0], fight.theirs[3]):
        assert one.booted
        assert one.at_home
        assert not one.in_posse
    assert fight.theirs[2].in_posse
    assert [event.card for event in fight.t.events(Fled)] == [fight.theirs[0].id, fight.theirs[3].id]


@rule("RB-6.1.6-f", "CG-Shootout6-a")
def test_a_dude_at_home_runs_and_that_counts_as_moving() -> None:
    t = Table()
    host, friend, intruder = t.dude(), t.dude(), t.dude(seat=1, at="home of 0")
    t.shootout(host, intruder, friend)
    t.hands(HIGH_CARD, PAIR)
    t.run("casualty")
    t.answer(("casualty", friend, "discard"))
    t.answer(host)
    assert host.booted
    assert host.at_home
    assert not host.in_posse
    assert [(event.card, event.how) for event in t.events(Moved)] == [(host.id, "flee")]


@rule("RB-6.1.7-a")
@either_leads
def test_draw_hands_are_discarded() -> None:
    fight = Fight(PAIR, HIGH_CARD, dudes=(1, 2))
    cards = [card for player in fight.t.game.state.players for card in player.draw_hand]
    fight.settle()
    fight.t.run("flee")
    assert {fight.t.game.state.zones[card] for card in cards} == {DRAW}, "not before the seventh step"
    fight.t.run("make plays")
    assert len(cards) == 10
    assert {fight.t.game.state.zones[card] for card in cards} == {DISCARD}


@rule("RB-6.1.7-a")
@either_leads
def test_draw_hands_are_discarded_at_the_end_of_the_last_round_too() -> None:
    fight = Fight(PAIR, HIGH_CARD)
    cards = [card for player in fight.t.game.state.players for card in player.draw_hand]
    fight.settle()
    fight.t.finish()
    assert len(cards) == 10 and {fight.t.game.state.zones[card] for card in cards} == {DISCARD}


@rule("RB-6.1.7-b", "RB-6.1.7-c")
@pytest.mark.parametrize(
    ("mine", "theirs", "winner"),
    [(PAIR, HIGH_CARD, 0), (HIGH_CARD, PAIR, 1), (PAIR, PAIR, -1), (TRIPLE, "A♣ A♦ A♥ 4♠ 9♣", -1)],
)
def test_who_wins_the_shootout(mine: str, theirs: str, winner: int) -> None:
    fight = Fight(mine, theirs).settle()
    fight.t.finish()
    assert fight.t.events(ShootoutEnded)[0].winner == winner


@rule("RB-6.1.7-b")
@pytest.mark.parametrize("runner", [0, 1])
def test_who_is_left_wins_though_the_other_won_the_last_round(runner: int) -> None:
    fight = Fight(*((PAIR, HIGH_CARD) if runner == 0 else (HIGH_CARD, PAIR)), dudes=(2, 2)).settle()
    t = fight.t
    while t.game.shootout is not None:
        if t.decision.kind == "flee" and t.decision.seat == runner:
            t.answer(t.choices()[0])
        else:
            t.game.answer(t.plain_answer())
    assert fight.decided.winner == runner
    assert t.events(ShootoutEnded)[0].winner == 1 - runner


@rule("CG-Shootout7-b")
def test_afterwards_play_returns_to_the_next_player() -> None:
    fight = Fight(PAIR, HIGH_CARD).settle()
    fight.t.finish()
    assert fight.t.game.state.phase == "noon"
    assert fight.t.decision.seat == 1


@rule("CG-Harrowed-a", "CG-Harrowed-b", "CG-Harrowed-c", "CG-Harrowed-e")
@pytest.mark.parametrize(
    ("mine", "how", "zone"),
    [(PAIR, "home", None), (TWO_PAIR, "discard", DISCARD), (TRIPLE, "ace", BOOT_HILL)],
)
def test_a_harrowed_dude_covers_one_two_or_three(mine: str, how: str, zone: int | None) -> None:
    fight = Fight(mine, HIGH_CARD, words=["Harrowed"]).settle()
    fight.t.finish()
    undead = fight.theirs[0]
    if zone is None:
        assert undead.in_play
        assert undead.at_home
        assert undead.booted
    else:
        assert undead.zone == zone


@rule("CG-Harrowed-a", "CG-Harrowed-b", "CG-Harrowed-c")
def test_the_fates_of_a_harrowed_dude() -> None:
    fight = Fight(TRIPLE, HIGH_CARD, dudes=(1, 4), words=["Harrowed"]).settle()
    assert {how for title, how in fight.fates() if title == "Their 0"} == {"home", "discard", "ace"}
    fight.t.answer(("casualty", fight.theirs[0], "discard"))
    assert {how for _, how in fight.fates()} == {"discard"}


@rule("RB-6.1.5-a")
@either_leads
def test_a_natural_hand_is_compared_by_its_own_cards() -> None:
    fight = Fight(STRAIGHT, HIGH_CARD)
    assert hands.hand(fight.t.game, fight.t.seat(0)).rank == poker.STRAIGHT
