"""There Comes a Reckoning: actions."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import ALL, Act, Flow, Use, always, cannot, cheatin, resolution
from gomorra.engine.card.handle import Card
from gomorra.engine.events import RoundDecided
from gomorra.engine.fights import lumps
from gomorra.testing import CHEATIN, LEGAL, Table, able, plain, rule

TRIPLE = "9♠ 9♥ 9♦ 4♣ 6♣"


def summoned(t: Table, **facts: object) -> tuple[Card, Card, Card]:
    """A callout in the town square; the marked player has another dude at home."""
    ann, bob = t.dude(at="town square", bullets=1), t.dude(seat=1, at="town square")
    idle = t.dude(seat=1, **facts)
    grim = t.hand("Grim Servant o' Death")
    t.shootout(ann, bob)
    t.use(grim)
    return ann, bob, idle


@rule("CG-NoonShootout-b")
def test_the_dude_at_home_may_join_and_then_nothing_else_happens() -> None:
    t = Table()
    ann, _, idle = summoned(t)
    assert t.decision.kind == "confirm" and t.decision.seat == 1 and t.rock() == 19
    t.answer(True)
    assert idle.in_posse and idle.in_town_square and ann.bullets == 1 and ann.is_draw


def test_if_he_stays_your_dude_becomes_a_stud_with_two_more_bullets() -> None:
    t = Table()
    ann, _, idle = summoned(t)
    t.answer(False)
    assert idle.at_home and not idle.in_posse
    assert ann.is_stud and ann.bullets == 3


@pytest.mark.parametrize(("theirs", "more"), [(CHEATIN, 2), ("4♣ 4♦ 6♥ 8♠ 9♦", 0)])
def test_if_he_stays_a_cheatin_hand_costs_two_casualties(theirs: str, more: int) -> None:
    t = Table()
    summoned(t)
    t.answer(False)
    t.hands(f"{TRIPLE} A♥ 2♦ K♣", theirs)
    t.finish()
    assert t.events(RoundDecided)[0].casualties == (0, 2 + more)


def forge(use: Use) -> Flow[None]:
    """Make two cards of the hand the same."""
    one, two, *_ = use.draw_hand()
    yield from use.make_card(two, 3, one.value)
    yield from use.make_card(one, 3, one.value)


def test_a_hand_that_becomes_cheatin_later_in_the_round_counts_too_but_once() -> None:
    t = Table()
    _, bob, _ = summoned(t)
    kits = [t.attach(able("goods", resolution(), forge, name="forge"), bob) for _ in range(2)]
    t.answer(False)
    t.hands(f"{TRIPLE} A♥ 2♦ K♣", "4♣ 4♦ 6♥ 8♠ 9♦")
    t.run("resolution")
    for kit in kits:
        t.use(kit)
        t.pass_()
    t.finish()
    assert t.events(RoundDecided)[0].casualties == (0, 4)


@pytest.mark.parametrize("where", ["fighting", "away", "other player"])
def test_it_needs_an_idle_dude_of_the_marked_player_at_home(where: str) -> None:
    t = Table(seats=3)
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    if where == "away":
        t.dude(seat=1, at=t.deed(seat=1))
    if where == "other player":
        t.dude(seat=2), t.dude()
    grim = t.hand("Grim Servant o' Death")
    t.shootout(ann, bob)
    assert not t.can_use(grim)


@rule("CG-Prevention-h", "CG-Prevention-g", "CR-YagnsMechanicalSkeleton-a")
def test_a_dude_who_cannot_be_moved_cannot_accept() -> None:
    t = Table()
    ann, _, idle = summoned(t, has=("Yagn's Mechanical Skeleton",))
    assert t.decision.kind == "play"
    assert not idle.in_posse and ann.is_stud and ann.bullets == 3
    t.hands(LEGAL, CHEATIN)
    t.finish()
    assert t.events(RoundDecided)[0].casualties[1] == 2, "a Cheatin' hand that wins costs them two"


ARROW = plain("goods", "Arrow")
IDOL = plain("goods", "Idol", keywords=("Unique",))


@pytest.mark.parametrize("unique", [True, False])
@pytest.mark.parametrize("hand", [LEGAL, CHEATIN])
def test_disarm_in_a_shootout(unique: bool, hand: str) -> None:
    t = Table()
    ann, bob = (
        t.dude(at="town square", bullets=1),
        t.dude(seat=1, at="town square", has=[IDOL if unique else ARROW]),
    )
    item = bob.attachments[0]
    t.showdown(ann, bob, hands=(hand + " A♥", CHEATIN))
    t.use(t.hand("Disarm"))
    assert t.discard_of(1)[-1:] == ([item] if unique else []) and t.boot_hill_of(1) == (
        [] if unique else [item]
    )
    assert ann.is_stud is (hand == LEGAL) and ann.bullets == (3 if hand == LEGAL else 1)
    fight = t.game.shootout
    assert fight is not None
    fight.lost_by, fight.round_winner = 4, 1
    assert lumps.casualties(t.game, fight, 0) == 0


def test_disarm_in_lowball_boots_the_attachment() -> None:
    t = Table(stash=5)
    ann, bob = t.dude(bullets=1), t.dude(seat=1, has=[ARROW])
    disarm = t.hand("Disarm")
    t.stack(LEGAL)
    t.stack(CHEATIN, seat=1)
    t.start("gambling")
    t.use(disarm)
    assert bob.attachments[0].booted and ann.is_stud and ann.bullets == 3
    t.run("noon")
    assert ann.is_stud


@pytest.mark.parametrize("gives_up", [True, False])
def test_the_white_bull_offers_a_way_out(gives_up: bool) -> None:
    t = Table()
    monk = t.dude(at="town square", keywords=("Kung Fu 2",), value=9, influence=2)
    bob, ben = t.dude(seat=1, at="town square"), t.dude(seat=1, at="town square")
    t.shootout(monk, bob, ben)
    t.stack("2♠")
    t.use(t.hand("Behold White Bull"), "", gives_up)
    assert bob.at_home is gives_up and ben.at_home is gives_up
    assert monk.control == (2 if gives_up else 0) and monk.booted is not gives_up
    fight = t.game.shootout
    if fight is not None:
        fight.lost_by, fight.round_winner = 1, 1
        assert [lumps.casualties(t.game, fight, side) for side in (0, 1)] == [3, 2]
    assert (fight is None) is gives_up


def test_before_the_white_bull_all_leave_or_nobody() -> None:
    t = Table()
    monk = t.dude(at="town square", keywords=("Kung Fu 2",), value=9)
    bob = t.dude(seat=1, at="town square", has=("13015",))
    ben = t.dude(seat=1, at="town square")
    t.shootout(monk, bob, ben)
    t.stack("2♠")
    t.use(t.hand("Behold White Bull"))
    assert t.decision.kind == "play" and bob.in_posse and ben.in_posse


@pytest.mark.parametrize("kind", ["stud", "draw"])
def test_you_had_one_job_shapes_a_wanted_dude(kind: str) -> None:
    t = Table()
    ann, bob = (
        t.dude(at="town square", bounty=2),
        t.dude(seat=1, at="town square", bounty=3, stud=kind == "draw"),
    )
    t.shootout(ann, bob)
    t.use(t.hand("You Had ONE Job!"), "", kind)
    assert bob.is_stud is (kind == "stud") and not ann.is_stud


def test_you_had_one_job_spares_the_honest() -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.showdown(ann, bob, hands=(LEGAL, CHEATIN))
    t.use(t.hand("You Had ONE Job!"), "cut_losses", True)
    fight = t.game.shootout
    assert fight is not None and t.decision.kind == "play"
    fight.lost_by, fight.round_winner = 3, 1
    assert lumps.casualties(t.game, fight, 0) == 1
    fight.round_winner = 0
    assert lumps.casualties(t.game, fight, 1) == 3


@pytest.mark.parametrize(
    ("influence", "booted", "offered"), [(2, False, True), (1, False, False), (2, True, False)]
)
def test_friends_in_high_places_let_you_refuse(influence: int, booted: bool, offered: bool) -> None:
    t = Table()
    ann = t.dude(at="town square", influence=influence, booted=booted)
    bob = t.dude(seat=1, at="town square", influence=1)
    t.hand("Friends in High Places")
    t.callout(bob, ann)
    assert (t.decision.kind == "react") is offered
    if offered:
        t.answer("react", "refuse")
        assert ann.in_town_square and not ann.booted and t.game.shootout is None


@pytest.mark.parametrize("influence", [1, 2])
def test_friends_in_high_places_make_a_stud(influence: int) -> None:
    t = Table()
    ann, bob = t.dude(at="town square", influence=influence), t.dude(seat=1, at="town square", influence=1)
    t.shootout(ann, bob)
    t.use(t.hand("Friends in High Places"))
    assert ann.is_stud is (influence == 2)


BLADE = plain("goods", "Blade", keywords=("Melee", "Weapon"))


def test_shan_fan_showdown_leaves_ranks_and_casualties_alone() -> None:
    t = Table()
    ann, bob = t.dude(at="town square", booted=False, has=[BLADE]), t.dude(seat=1, at="town square")
    t.hand("Shan Fan Showdown!")
    t.callout(ann, bob, "accept", "react")
    assert ann.is_stud
    t.hands(LEGAL + " A♥", CHEATIN)
    t.run("resolution")
    before = t.rank(0)
    t.use(t.hand(able("action", resolution(), lambda use: use.rank(0, 3))))
    t.pass_()
    t.use(t.hand(able("action", resolution(), lambda use: use.casualties(1, 3))))
    fight = t.game.shootout
    assert fight is not None and t.rank(0) == before
    fight.lost_by, fight.round_winner = 1, 0
    assert lumps.casualties(t.game, fight, 1) == 1
    t.pass_()
    t.use(t.hand(able("action", cheatin(), lambda use: use.rank(0, 3))))
    assert t.rank(0) == before + 3


def test_shan_fan_showdown_needs_a_melee_weapon_in_the_posse() -> None:
    t = Table()
    t.dude(at="town square", has=[BLADE])
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.hand("Shan Fan Showdown!")
    t.shootout(ann, bob)
    assert t.decision.kind == "play"


@pytest.mark.parametrize(("influence", "count"), [(0, 0), (2, 2), (5, 3)])
def test_the_winning_agenda_exchanges_cards(influence: int, count: int) -> None:
    t = Table()
    t.dude(influence=influence)
    old = [t.hand(plain("action", f"Old {n}")) for n in range(3)]
    agenda = t.hand("The Winning Agenda")
    t.use(agenda)
    for card in old[: count if count < 3 else 2]:
        t.answer(card)
    assert len(t.hand_of()) == 3 and len(t.discard_of()) == count + 1


def test_the_winning_agenda_needs_the_cards() -> None:
    t = Table()
    t.dude(influence=2)
    t.hand(plain("action"))
    assert not t.can_use(t.hand("The Winning Agenda"))


@pytest.mark.parametrize(("influence", "more"), [(1, 1), (5, 3)])
def test_the_winning_agenda_carries_the_vote(influence: int, more: int) -> None:
    t = Table()
    ann, bob = t.dude(at="town square", influence=influence), t.dude(seat=1, at="town square")
    t.showdown(ann, bob, hands=(LEGAL, CHEATIN))
    before = t.rank(0)
    t.use(t.hand("The Winning Agenda"), "carry_the_vote")
    assert t.rank(0) == before + more


def test_disarm_boots_what_cannot_be_aced() -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square", has=[ARROW])
    t.put(able("deed", always(cannot(Act.ACE), on=ALL), lambda card, item, *others: item.is_goods), 1)
    t.showdown(ann, bob, hands=(LEGAL + " A♥", CHEATIN))
    t.use(t.hand("Disarm"))
    assert bob.attachments[0].booted
