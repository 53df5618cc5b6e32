"""Who may see, take out and take back what: looked at again whenever a table changes."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.people import DECKS, Person, against_bot
from tests.server.test_together import me, mover, seat_both, start

SCREEN = {"who": "screen", "name": "Bea", "deck": {"starter": DECKS[1]}}


def closed_with(person: Person) -> int:
    """The code with which a connection ends."""
    with pytest.raises(ConnectionClosed) as closed:
        person.until(lambda: False)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def to_noon(ann: Person, bob: Person) -> Person:
    """Both play until somebody makes a Noon play; gives who does."""
    while mover(ann, bob).view["phase"] != "noon":
        one = mover(ann, bob)
        keys = [option["key"] for option in one.view["decision"]["options"]]
        one.answer("pay" if "pay" in keys else keys[0])
    return mover(ann, bob)


def test_who_came_while_a_seat_was_open_goes_when_the_game_begins_without_spectators(
    ann: Person, bob: Person
) -> None:
    carl = Person(ann.address, "Carl")
    table = ann.make(me(), {"who": "open"}, spectators=False, open_hands=True)
    ann.enter(table)
    carl.enter(table)
    bob.enter(table)
    token = ann.state["table"]["you"]["invitations"]["1"]
    bob.send("sit", seat=1, deck={"starter": DECKS[1]}, name="Bob", token=token)
    assert closed_with(carl) == 4003
    assert not carl.view
    bob.until(lambda: bob.view)
    ann.until(lambda: ann.view)
    carl.close()


def test_a_friend_on_a_seat_of_my_screen_ends_the_rights_of_those_who_play_alone(
    ann: Person, bob: Person
) -> None:
    table = ann.make(me(), SCREEN, thoughts=True)
    ann.enter(table)
    bob.enter(table)
    bob.send("claim", token=ann.state["table"]["you"]["links"]["1"])
    bob.until(lambda: bob.view["seat"] == 1)
    ann.answer("gang as-listed")
    for person in (ann, bob):
        assert person.http.get(f"/api/tables/{table}/export").status_code == 403
        assert person.http.get(f"/api/tables/{table}/replay/0/thoughts").status_code == 403
        refused = person.http.post(f"/api/tables/{table}/play-on", json={"at": 0, "seat": 0})
        assert refused.status_code == 403
    bob.until(lambda: bob.asked)
    bob.answer("gang as-listed")
    assert bob.state["table"]["you"]["undo"] == "ask"


def test_another_device_on_the_one_seat_of_a_game_against_bots_takes_no_right_away(ann: Person) -> None:
    table = ann.make(*against_bot())
    ann.enter(table)
    phone = Person(ann.address, "Phone")
    phone.enter(table)
    phone.send("claim", token=ann.state["table"]["you"]["links"]["0"])
    phone.until(lambda: phone.view["seat"] == 0)
    assert phone.http.get(f"/api/tables/{table}/export").status_code == 200
    assert ann.http.get(f"/api/tables/{table}/export").status_code == 200
    phone.close()


def buys(person: Person) -> str | None:
    """A purchase of a card from the hand, if one is on offer."""
    hand = {str(card) for card in person.view["players"][person.seat]["hand"]}
    keys = [option["key"] for option in person.view["decision"]["options"]]
    return next((key for key in keys if key.startswith("shop ") and key.split()[1] in hand), None)


def moves(person: Person) -> str | None:
    """A move, which shows nobody a card."""
    keys = [option["key"] for option in person.view["decision"]["options"]]
    return next((key for key in keys if key.startswith("move ")), None)


@pytest.mark.parametrize("plays", [buys, moves])
def test_an_undo_over_anothers_answer_is_never_free(
    ann: Person, bob: Person, plays: Callable[[Person], str | None]
) -> None:
    """Ann passes, Bob buys a card from his hand or moves: Ann cannot take her pass back without asking him."""
    seat_both(ann, bob, undo="free")
    start(ann, bob)
    to_noon(ann, bob)
    while mover(ann, bob) is not ann:
        bob.answer("pass")
    number = ann.view["decision"]["number"]
    ann.answer("pass")
    assert mover(ann, bob) is bob
    bob.answer(plays(bob) or "pass")
    ann.until(lambda: ann.view["decision"]["number"] > number + 1)
    ann.send("undo", seat=ann.seat)
    ann.until(lambda: ann.state["table"]["undo"])
    assert ann.view["decision"]["number"] > number + 1
    assert ann.state["table"]["undo"]["waiting"] == [bob.seat]


def test_an_undo_that_hides_a_shown_card_again_says_so(ann: Person, bob: Person) -> None:
    """A card bought from the hand has been seen: where consent is asked for, the others hear that."""
    chance = random.Random(3)
    seat_both(ann, bob)
    start(ann, bob)
    for _ in range(40):
        one = to_noon(ann, bob)
        key = buys(one)
        if key is not None:
            one.answer(key)
            one.send("undo", seat=one.seat)
            one.until(lambda one=one: one.state["table"]["undo"])
            assert one.state["table"]["undo"]["reveals"]
            return
        one.answer(chance.choice(one.view["decision"]["options"])["key"])
    raise AssertionError("nobody ever bought anything")


@pytest.mark.parametrize("undo", ["free", "ask"])
def test_a_concession_is_not_taken_back(ann: Person, bob: Person, undo: str) -> None:
    """After it everybody could read everything."""
    table = seat_both(ann, bob, undo=undo)
    start(ann, bob)
    ann.send("concede", seat=0)
    ann.until(lambda: ann.over)
    assert ann.http.get(f"/api/tables/{table}/export").status_code == 200
    assert ann.state["table"]["you"]["undo"] == "no"
    ann.send("undo", seat=0)
    assert ann.hear("trouble")["code"] == "not now"
    ann.leave()
    ann.enter(table)
    assert ann.over


def test_a_game_against_bots_that_is_over_is_not_taken_back(ann: Person) -> None:
    """Who has won stays so: one click must not turn the end into a game that is being played."""
    ann.enter(ann.make(*against_bot()))
    ann.answer("gang as-listed")
    ann.until(lambda: ann.asked)
    ann.send("concede", seat=0)
    ann.until(lambda: ann.over)
    assert ann.state["table"]["you"]["undo"] == "no"
    ann.send("undo", seat=0)
    assert ann.hear("trouble")["code"] == "not now"
    assert ann.over
