"""Rulebook 5 part by part: debts that grow, every kind of card that costs or pays, abilities used again and again."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import (
    cheatin,
    dude,
    happens,
    noon,
    opposing,
    react,
    trait,
    your,
)
from gomorra.catalog import Gang
from gomorra.engine.events import Gained, Paid, Pulled
from gomorra.testing import Table, able, plain, rule
from tests.rules.lowball import lowball

LOW = "A♣ 2♦ 3♥ 4♠ 6♣"
HIGH = "K♣ K♦ Q♥ J♠ 10♣"
CHEATIN = "K♣ K♣ Q♥ J♠ 10♣"


@rule("RB-5.1-b", "RB-5.1-c", "RB-5.2-p")
def test_who_borrows_day_after_day_owes_more_and_the_pot_is_full_each_time() -> None:
    t = Table(seats=3, stash=0, fillers=(13, 2, 12), deck=60)
    t.dude(influence=1)
    t.start("gambling")
    assert [t.debt(seat) for seat in range(3)] == [1, 0, 1]
    assert t.rock(1) == 2, "of three borrowed antes one was repaid"
    t.hand(plain("action"))
    t.run("sundown")
    t.run("noon")
    assert t.game.state.day == 3 and [t.debt(seat) for seat in range(3)] == [2, 0, 2]
    assert t.rock(1) == 4


@rule("RB-5.1-d", "RB-5.1-c")
def test_who_owes_an_ante_and_has_ghost_rock_antes_that() -> None:
    t = Table(stash=1)
    t.game.state.players[t.seat(0)].debt = 1
    lowball(t, HIGH, "A♣ 2♦ 3♥ 4♠ joker")
    assert (t.rock(), t.debt(0), t.pot()) == (0, 1, 2)


@rule("RB-5.1-e", "RB-5.1-f", "RB-5.2-f", "RB-5.2-p", "RB-5.2-q")
@pytest.mark.parametrize(("production", "left", "owed"), [(1, 0, 2), (3, 0, 0), (5, 2, 0)])
def test_all_that_is_owed_is_repaid_as_far_as_it_goes(production: int, left: int, owed: int) -> None:
    t = Table(plain("outfit", production=production), plain("outfit"), stash=0)
    t.game.state.players[t.seat(0)].debt = 3
    t.dude(upkeep=1)
    t.start("upkeep")
    if left:
        assert t.decision.kind == "upkeep"
    assert (t.rock(), t.debt(0)) == (left, owed)


@rule("RB-5.1-e", "RB-5.2-f")
def test_who_borrowed_and_won_the_pot_repays_after_production_all_the_same() -> None:
    t = Table(plain("outfit", production=1), plain("outfit"), stash=0)
    lowball(t, LOW, HIGH)
    told = [
        (type(event), event.why)
        for event in t.game.events
        if isinstance(event, (Gained, Paid)) and t.who(event.seat) == 0
    ]
    assert [(kind, str(why)) for kind, why in told] == [
        (Gained, "pot"),
        (Gained, "production"),
        (Paid, "debt"),
    ]
    assert (t.rock(), t.debt(0)) == (2, 0)


@rule("RB-5.1-m", "RB-5.1-k")
def test_from_the_second_day_on_nobody_pulls_for_the_order() -> None:
    t = Table(seats=3, winner=2, day=1)
    for seat in range(3):
        t.hand(able("action", cheatin()), seat=seat)
    lowball(t, CHEATIN, CHEATIN, HIGH)
    assert t.decision.kind == "play" and t.decision.seat == 2
    assert t.events(Pulled) == []


@rule("RB-5.1-n")
def test_the_chance_comes_round_again_once_somebody_has_used_it() -> None:
    t = Table(seats=3, winner=2)
    first, second = t.hand(able("action", cheatin()), able("action", cheatin()), seat=2)
    t.hand(able("action", cheatin()))
    lowball(t, CHEATIN, "Q♣ Q♣ K♥ J♠ 10♣", LOW)
    t.use(first, "", 1)
    assert t.decision.seat == 2, "nobody else can use one against the hand that was hit"
    assert t.can_use(second)


@rule("RB-5.1-n")
def test_who_passed_gets_another_chance_after_a_use() -> None:
    t = Table(seats=3, winner=0)
    mine = t.hand(able("action", cheatin()))
    first = t.hand(able("action", cheatin()), seat=1)
    lowball(t, LOW, CHEATIN, "Q♣ Q♣ K♥ J♠ 10♣")
    assert t.decision.seat == 0
    t.pass_()
    assert t.decision.seat == 1
    t.use(first)
    assert t.decision.seat == 0 and t.can_use(mine)


@rule("RB-5.1-v", "RB-5.1-t")
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("K♣ K♦ Q♥ J♠ 10♣", "A♣ 2♦ 3♥ 4♠ 5♣"),
        ("K♣ K♦ K♥ J♠ 10♣", "A♣ 2♣ 3♣ 4♣ 6♣"),
        ("K♣ K♦ Q♥ Q♠ 10♣", "A♣ A♦ A♥ 2♠ 2♣"),
        ("K♣ K♦ Q♥ J♠ 10♣", "A♣ A♦ 2♥ 2♠ 3♣"),
        ("9♣ 9♦ 9♥ 8♠ 8♣", "2♣ 3♣ 4♣ 5♣ 6♣"),
    ],
)
def test_low_cards_that_make_more_lose_to_high_cards_that_make_less(better: str, worse: str) -> None:
    t = Table()
    lowball(t, worse, better)
    assert t.winner == 1


@rule("RB-5.1-aa")
@pytest.mark.parametrize("victor", [0, 1])
def test_who_wins_a_shootout_does_not_become_the_winner(victor: int) -> None:
    t = Table(winner=0)
    ann, foe = t.dude(influence=1, at="town square"), t.dude(seat=1, influence=1, at="town square")
    t.shootout(ann, foe)
    t.hands(*(("J♣ J♦ J♥ 4♣ 9♥", LOW) if victor == 0 else (LOW, "J♣ J♦ J♥ 4♣ 9♥")))
    t.finish()
    assert (ann.in_play, foe.in_play) == (victor == 0, victor == 1)
    assert t.winner == 0


@rule("RB-5.1-ab", "RB-5.1-b")
def test_whatever_else_lies_in_the_pot_goes_to_the_winner_too() -> None:
    t = Table(stash=5)
    more = trait("after", happens.Anted)
    t.put(able("deed", more, lambda use: use.put_into_pot(3)), seat=1)
    lowball(t, LOW, HIGH)
    assert (t.rock(0), t.rock(1), t.pot()) == (5 - 1 + 5, 5 - 1 - 3, 0)


@rule("RB-5.2-b", "RB-5.2-c")
@pytest.mark.parametrize("words", [(), ("Out of Town",)])
@pytest.mark.parametrize("seized", [False, True])
def test_a_deed_in_town_or_out_of_it_pays_the_owner_who_controls_it(
    words: tuple[str, ...], seized: bool
) -> None:
    t = Table(stash=5)
    place = t.deed(production=3, keywords=list(words))
    if seized:
        t.dude(seat=1, influence=1, at=place)
    t.start("upkeep")
    assert (t.rock(0), t.rock(1)) == (5 if seized else 8, 5)


@rule("RB-5.2-e")
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("kind", ["goods on a dude", "spell", "action", "goods on a deed"])
def test_whatever_is_attached_pays_the_controller_of_its_bearer(kind: str, owner: int) -> None:
    t = Table(stash=5)
    if kind == "goods on a deed":
        card = plain("goods", production=2, keywords=["Improvement"])
        t.attach(card, t.deed(), seat=owner)
    else:
        t.attach(plain(kind.split(maxsplit=1)[0], production=2), t.dude(), seat=owner)
    t.start("upkeep")
    assert (t.rock(0), t.rock(1)) == (7, 5)


@rule("RB-5.2-g", "RB-5.2-n")
@pytest.mark.parametrize("kept", [True, False])
@pytest.mark.parametrize("kind", ["dude", "deed", "goods", "spell"])
def test_every_kind_of_card_with_upkeep_is_paid_for_or_goes(kind: str, kept: bool) -> None:
    t = Table(stash=5)
    if kind in ("goods", "spell"):
        card = t.attach(plain(kind, upkeep=2), t.dude(keywords=["Huckster 1"]))
    else:
        card = t.put(plain(kind, upkeep=2))
    t.start("upkeep")
    t.answer("pay" if kept else ("drop", card))
    assert card.in_play is kept and t.rock() == (3 if kept else 5)
    assert kept or card in t.discard_of()


@rule("RB-5.2-h")
def test_who_let_one_dude_go_may_let_the_next_one_go_as_well() -> None:
    t = Table(stash=5)
    one, two = t.dude(upkeep=1), t.dude(upkeep=1)
    t.start("upkeep")
    t.answer(("drop", one))
    t.answer(("drop", two))
    assert not one.in_play and not two.in_play and t.rock() == 5


@rule("RB-5.2-l", "RB-5.2-j")
@pytest.mark.parametrize(("penalty", "upkeep"), [(-1, 2), (-2, 1), (-4, 1)])
def test_lost_influence_makes_a_stranger_cheaper_but_never_below_its_upkeep(
    penalty: int, upkeep: int
) -> None:
    t = Table(plain("outfit", gangs=[Gang.LAW_DOGS]), plain("outfit"))
    stranger = t.dude(upkeep=1, influence=2, gangs=[Gang.OUTLAWS])
    t.attach(plain("goods", influence=penalty), stranger)
    assert stranger.upkeep == upkeep


@rule("RB-5.2-n", "RB-5.2-g")
def test_a_foreign_dude_that_is_not_paid_for_goes_to_its_owners_discard_pile() -> None:
    t = Table(stash=5)
    guest = t.dude(seat=1, upkeep=1)
    guest.body.controller = t.seat(0)
    t.start("upkeep")
    assert t.decision.seat == 0
    t.answer(("drop", guest))
    assert guest in t.discard_of(1) and t.boot_hill_of(1) == []


@rule("RB-5.2-o")
def test_a_card_whose_upkeep_fell_to_nothing_cannot_be_let_go() -> None:
    t = Table()
    cheap, dear = t.dude(upkeep=1), t.dude(upkeep=1)
    spare = able("action", noon(target=your & dude), lambda use: use.modify(use.target, upkeep=-1))
    t.use(t.hand(spare), "", cheap)
    t.start("upkeep")
    assert {key[1] for key in t.offers("drop")} == {dear.id}


@rule("RB-5.3-h", "RB-5.3-g")
@pytest.mark.parametrize("kind", ["use", "move", "callout", "shop", "give"])
def test_a_play_of_whatever_kind_between_passes_keeps_noon_open(kind: str) -> None:
    t = Table(seats=3, deck=30)
    home = "home of 1"
    tool = t.put(able("deed", noon(), lambda use: use.gain(1)), seat=1)
    dudes = [t.dude(seat=1, at=home) for _ in range(2)]
    thing = t.attach(plain("goods"), dudes[0])
    caller, target = t.dude(seat=1, at="town square"), t.dude(seat=2, at="town square")
    bought = t.hand(plain("dude"), seat=1)
    t.pass_()
    assert t.decision.seat == 1
    if kind == "use":
        t.use(tool)
    elif kind == "move":
        t.move(dudes[0], "town square")
    elif kind == "callout":
        t.callout(caller, target, "refuse")
    elif kind == "shop":
        t.shop(bought)
    else:
        t.give(thing, dudes[1])
    asked = []
    for _ in range(3):
        assert t.at("noon")
        asked.append(t.decision.seat)
        t.pass_()
    assert asked == [2, 0, 1]
    assert not t.at("noon") or t.game.state.day == 2


def challenge(t: Table, caller):
    """An action by which this dude calls somebody out."""
    return t.hand(able("action", noon(target=opposing & dude), lambda use: use.call_out(caller, use.target)))


@rule("RB-5.3.2-d")
@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_a_callout_by_a_card_does_not_boot_the_caller(answer: str) -> None:
    t = Table()
    caller = t.dude(at="town square")
    t.dude(seat=1, at="town square")
    t.use(challenge(t, caller), "", answer)
    assert not caller.booted


@rule("RB-5.3.2-f")
@pytest.mark.parametrize("booted", [False, True])
def test_a_booted_dude_is_as_safe_at_home_as_an_unbooted_one(booted: bool) -> None:
    t = Table()
    t.dude(at="home of 1")
    t.dude(seat=1, booted=booted)
    assert t.offers("callout") == []


@rule("RB-5.3.2-h")
@pytest.mark.parametrize("by_card", [False, True])
@pytest.mark.parametrize("bounty", [0, 1])
def test_whoever_is_unbooted_may_refuse_wanted_or_not_and_by_whatever_called_out(
    by_card: bool, bounty: int
) -> None:
    t = Table()
    caller, target = t.dude(at="town square"), t.dude(seat=1, at="town square", bounty=bounty)
    if by_card:
        t.use(challenge(t, caller))
    else:
        t.callout(caller, target)
    assert t.decision.kind == "callout" and t.decision.seat == 1
    t.answer("refuse")
    assert target.at_home and target.booted


@rule("RB-5.3.2-o", "RB-6.1-c")
def test_a_fight_with_a_visitor_is_in_the_home_that_he_visits() -> None:
    t = Table()
    caller, target = t.dude(), t.dude(seat=1, at="home of 0")
    t.callout(caller, target, "accept")
    assert t.game.shootout is not None
    assert t.game.shootout.location == caller.place == target.place == t.game.state.players[t.seat(0)].home


@rule("RB-5.3.3-p", "RB-5.3.3-o")
@pytest.mark.parametrize("booted", [False, True])
def test_a_react_that_moves_a_dude_leaves_it_booted_or_not(booted: bool) -> None:
    t = Table()
    rider = t.dude(booted=booted)
    goes = react("after", happens.Moved, if_=lambda card, event: event.card != rider.id)
    call = t.hand(able("action", goes, lambda use: use.move(rider, 0)))
    t.move(t.dude(), "town square")
    t.use(call)
    assert rider.in_town_square and rider.booted is booted
