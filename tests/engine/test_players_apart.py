"""What holds for one player holds for no other, wherever he sits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gomorra.cards.vocabulary import ALL, Act, Stat, always, cheatin, happens, noon, player_cannot
from gomorra.engine.board import hands, players
from gomorra.engine.board.control import standing
from gomorra.engine.fights import drawing
from gomorra.testing import CHEATIN, LEGAL, Table, able, begin, deck_of, plain

SEATS = range(4)


def holds_for(t: Table, seat: int, stat: Any, amount: Any = 1) -> None:
    """An effect on this player, used by another."""
    t.game.rules((seat + 1) % 4).for_player(seat, stat, amount, until="day")


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize(
    ("stat", "ask", "usual"),
    [
        (Stat.INFLUENCE, players.influence_of, 0),
        (Stat.CONTROL, players.control_of, 0),
        (Stat.HAND_SIZE, players.hand_size, 5),
    ],
)
def test_numbers_of_a_player(seat: int, stat: Any, ask: Callable[..., int], usual: int) -> None:
    t = Table(seats=4)
    holds_for(t, seat, stat, 2)
    assert [ask(t.game, one) for one in SEATS] == [usual + 2 * (one == seat) for one in SEATS]


def fight(t: Table, leader: int, mark: int) -> None:
    one, other = t.dude(seat=leader, at="town square"), t.dude(seat=mark, at="town square")
    t.turn_of(leader)
    t.callout(one, other, "accept")
    t.form()


@pytest.mark.parametrize(("leader", "mark"), [(0, 1), (1, 2), (3, 1), (2, 3)])
@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize(("stat", "bonus"), [(Stat.STUD_BONUS, (2, 0)), (Stat.DRAW_BONUS, (0, 2))])
def test_bonuses_of_a_players_posse(
    leader: int, mark: int, side: int, stat: Any, bonus: tuple[int, int]
) -> None:
    t = Table(seats=4)
    fight(t, leader, mark)
    t.run("resolution")
    battle = t.game.shootout
    before = [drawing.bonuses(t.game, battle, one) for one in (0, 1)]
    holds_for(t, (leader, mark)[side], stat, 2)
    after = [drawing.bonuses(t.game, battle, one) for one in (0, 1)]
    gained = [(now[0] - then[0], now[1] - then[1]) for now, then in zip(after, before, strict=True)]
    assert gained == [bonus if one == side else (0, 0) for one in (0, 1)]


@pytest.mark.parametrize(("leader", "mark"), [(0, 1), (1, 2), (3, 1), (2, 3)])
@pytest.mark.parametrize("side", [0, 1])
def test_a_swap_of_bonuses_is_one_posses(leader: int, mark: int, side: int) -> None:
    t = Table(seats=4)
    fight(t, leader, mark)
    holds_for(t, (leader, mark)[side], Stat.SWAP_BONUSES)
    t.run("resolution")
    found = [drawing.bonuses(t.game, t.game.shootout, one) for one in (0, 1)]
    assert found == [(0, 0), (0, 0)]
    holds_for(t, (leader, mark)[side], Stat.STUD_BONUS, 3)
    found = [drawing.bonuses(t.game, t.game.shootout, one) for one in (0, 1)]
    assert found[side] == (0, 3) and found[1 - side] == (0, 0)


@pytest.mark.parametrize(("leader", "mark"), [(0, 1), (1, 2), (3, 1), (2, 3)])
@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize(
    ("stat", "amount", "lost", "won"),
    [
        (Stat.CASUALTIES, 2, 3, 2),
        (Stat.CASUALTIES, -1, 0, 0),
        (Stat.CASUALTIES_WHEN_LOST, 2, 3, 0),
        (Stat.CASUALTIES_DOUBLED, 1, 2, 0),
        (Stat.LEAST_CASUALTIES, 3, 3, 3),
    ],
)
def test_casualties_of_a_player(
    leader: int, mark: int, side: int, stat: Any, amount: int, lost: int, won: int
) -> None:
    """The leader loses by 1; an effect on either side changes the casualties of that side."""
    t = Table(seats=4)
    fight(t, leader, mark)
    t.hands(LEGAL, "K♣ K♦ 3♥ 4♠ 9♣")
    holds_for(t, (leader, mark)[side], stat, amount)
    t.finish()
    event = t.events(happens.RoundDecided)[0]
    assert event.ranks == (1, 2)
    assert event.casualties == ((lost, 0) if side == 0 else (1, won))


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize(("stat", "legal"), [(Stat.LEGAL_HAND, True), (Stat.ILLEGAL_HAND, False)])
def test_whether_a_players_hand_is_legal(seat: int, stat: Any, legal: bool) -> None:
    t = Table(seats=4)
    t.hand(able("action", cheatin()), able("action", cheatin()), seat=(seat + 1) % 4)
    for one in SEATS:
        t.stack(CHEATIN if legal else LEGAL, seat=one)
    holds_for(t, seat, stat)
    if not legal:
        t.start("gambling")
        assert [hands.is_cheatin(t.game, one) for one in SEATS] == [one == seat for one in SEATS]
    else:
        t.start("gambling")
        assert [hands.is_legal(t.game, one) for one in SEATS] == [one == seat for one in SEATS]


@pytest.mark.parametrize("seat", SEATS)
def test_a_rank_is_one_players(seat: int) -> None:
    t = Table(seats=4)
    t.hand(able("action", cheatin()), able("action", cheatin()))
    for one in SEATS:
        t.stack(CHEATIN, seat=one)
    t.start("gambling")
    assert [t.rank(one) for one in SEATS] == [2] * 4
    for _ in t.game.rules(0).rank(seat, 3):
        pass
    assert [t.rank(one) for one in SEATS] == [2 + 3 * (one == seat) for one in SEATS]


@pytest.mark.parametrize("seat", SEATS)
def test_one_player_discards_more_at_sundown(seat: int) -> None:
    t = Table(seats=4)
    for one in SEATS:
        t.hand(*[plain("action") for _ in range(3)], seat=one)
    holds_for(t, seat, Stat.SUNDOWN_DISCARDS)
    t.run("sundown")
    gone = []
    while t.decision.kind == "sundown discard":
        gone.append(t.decision.seat)
        t.answer(t.choices()[0])
    assert gone == sorted([0, 1, 2, 3, seat])


@pytest.mark.parametrize("seat", SEATS)
def test_what_a_player_is_forbidden_is_forbidden_nobody_else(seat: int) -> None:
    t = Table(seats=4)
    tricks = [t.hand(able("action", noon()), seat=one) for one in SEATS]
    t.game.rules(seat).forbid(Act.PLAY_ACTION, until="day")
    assert [t.can_use(card) for card in tricks] == [one != seat for one in SEATS]


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("by", ["effect", "trait"])
def test_who_may_bring_no_cards_into_play(seat: int, by: str) -> None:
    t = Table(seats=4)
    held = [t.hand(plain("dude"), seat=one) for one in SEATS]
    if by == "effect":
        t.game.rules(seat).forbid(Act.PLAY_CARD, until="day")
    else:
        ban = always(player_cannot(Act.PLAY_CARD), on=ALL)
        t.put(able("deed", ban, lambda card, who, use, other: who == seat))
    offered = []
    for one in SEATS:
        t.turn_of(one)
        offered.append(("shop", held[one].id) in t.offers("shop"))
        if not offered[-1]:
            assert t.why_not("shop", held[one]).rule == "RB-2.1-b"
    assert offered == [one != seat for one in SEATS]


@pytest.mark.parametrize("seat", SEATS)
def test_one_player_may_attach_anywhere(seat: int) -> None:
    t = Table(seats=4)
    bearers = [t.dude(seat=one, at="town square") for one in SEATS]
    goods = [t.hand(plain("goods"), seat=one) for one in SEATS]
    holds_for(t, seat, Stat.ATTACH_ANYWHERE)
    offered = []
    for one in SEATS:
        t.turn_of(one)
        offered.append(("shop", goods[one].id, bearers[one].id) in t.offers("shop"))
    assert offered == [one == seat for one in SEATS]


@pytest.mark.parametrize(("cap", "holder"), [(9, 2), (2, 2), (1, 0)])
def test_a_cap_on_influence_makes_ties_for_the_owner(cap: int, holder: int) -> None:
    t = Table(seats=3)
    t.put(able("legend", always(Stat.INFLUENCE_CAP), lambda card, *asked: cap))
    place = t.deed(seat=0)
    t.dude(seat=1, at=place, influence=1)
    t.dude(seat=2, at=place, influence=3)
    assert place.controller == holder
    assert standing(t.game, place.id) == [0, 1, min(cap, 3)]


def test_an_answer_is_taken_back_and_not_none_or_more_than_there_are() -> None:
    game = begin(deck_of(plain("outfit"), [plain("dude", cost=1)]))
    game.answer("pass")
    for count in (0, -1, len(game.answers) + 1):
        with pytest.raises(ValueError, match="cannot be taken back"):
            game.undo(count)
    assert len(game.undo().answers) == len(game.answers) - 1
    assert game.undo(len(game.answers)).answers == []
