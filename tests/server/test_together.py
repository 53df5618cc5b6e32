"""People together at a table: links, seats, spectators, chat, undo, concede, rematch, clocks."""

from __future__ import annotations

import random
from typing import Any

import pytest

from gomorra.catalog import catalog
from tests.server.people import DECKS, Person, against_bot

OPEN = {"who": "open"}


def me(deck: str = DECKS[0]) -> dict[str, Any]:
    return {"who": "me", "deck": {"starter": deck}}


def seat_both(ann: Person, bob: Person, **options: Any) -> str:
    """Ann makes a table, Bob comes by her link."""
    table = ann.make(me(), OPEN, **options)
    ann.enter(table)
    token = ann.state["table"]["you"]["invitations"]["1"]
    bob.enter(table)
    bob.send("sit", seat=1, deck={"starter": DECKS[1]}, name="Bob", token=token)
    bob.until(lambda: bob.view)
    ann.until(lambda: ann.view)
    return table


def start(ann: Person, bob: Person) -> None:
    """Both take their gangs; the game is in its first day."""
    ann.answer("gang as-listed")
    bob.until(lambda: bob.asked)
    bob.answer("gang as-listed")


def mover(*people: Person) -> Person:
    """Who has to decide; all are brought up to date."""
    number = max(person.view["decision"]["number"] for person in people)
    for person in people:
        person.until(lambda person=person: person.view["decision"]["number"] >= number)
    return next(person for person in people if person.asked)


def test_a_friend_sits_down_by_the_link(ann: Person, bob: Person) -> None:
    seat_both(ann, bob)
    assert ann.state["table"]["status"] == "playing"
    assert [seat["name"] for seat in bob.state["table"]["seats"]] == ["Ann", "Bob"]
    assert bob.state["table"]["you"]["invitations"] == {}


def test_without_the_link_a_private_seat_stays_empty(ann: Person, bob: Person) -> None:
    table = ann.make(me(), OPEN)
    ann.enter(table)
    bob.enter(table)
    bob.send("sit", seat=1, deck={"starter": DECKS[1]}, name="Bob", token=None)
    assert bob.hear("trouble")["code"] == "not yours"
    assert bob.state["table"]["seats"][1]["who"] == "open"
    assert bob.state["table"]["you"]["invitations"] == {}


def test_an_open_table_is_listed_and_anybody_may_sit(ann: Person, bob: Person) -> None:
    table = ann.make(me(), OPEN, public=True)
    listed = bob.http.get("/api/lobby").json()["open"]
    assert table in [one["id"] for one in listed]
    bob.enter(table)
    bob.send("sit", seat=1, deck={"starter": DECKS[1]}, name="Bob", token=None)
    bob.until(lambda: bob.view)
    assert bob.seat == 1


def test_coming_back_from_another_device(ann: Person, bob: Person) -> None:
    table = seat_both(ann, bob)
    link = bob.state["table"]["you"]["links"]["1"]
    phone = Person(ann.address, "Phone")
    phone.enter(table)
    assert phone.view["seat"] == -1
    phone.send("claim", token=link)
    phone.until(lambda: phone.view["seat"] == 1)
    assert phone.state["table"]["you"]["seats"] == [1]
    phone.send("claim", token="not-a-real-token")
    assert phone.hear("trouble")["code"] == "not yours"
    phone.close()


def test_chat_reaches_everybody_as_plain_text(ann: Person, bob: Person) -> None:
    seat_both(ann, bob)
    bob.send("chat", text="howdy <b>all</b>\n  \x00 there")
    line = ann.hear("said")["line"]
    assert line["name"] == "Bob"
    assert line["text"].startswith("howdy <b>all</b>")


def test_undo_among_people_needs_consent(ann: Person, bob: Person) -> None:
    seat_both(ann, bob)
    start(ann, bob)
    while mover(ann, bob).view["phase"] != "noon":
        one = mover(ann, bob)
        keys = [option["key"] for option in one.view["decision"]["options"]]
        one.answer("pay" if "pay" in keys else keys[0])
    first = mover(ann, bob)
    other = bob if first is ann else ann
    number = first.view["decision"]["number"]
    first.answer("pass")
    first.send("undo", seat=first.seat)
    other.until(lambda: other.state["table"]["undo"])
    assert other.state["table"]["undo"]["reveals"] is False
    other.send("consent", yes=False)
    first.until(lambda: first.state["table"]["undo"])
    first.until(lambda: not first.state["table"]["undo"])
    assert first.view["decision"]["number"] == number + 1
    first.send("undo", seat=first.seat)
    other.until(lambda: other.state["table"]["undo"])
    other.send("consent", yes=True)
    first.until(lambda: first.view["decision"]["number"] == number)
    assert first.asked


def test_undo_is_free_against_bots(ann: Person) -> None:
    ann.enter(ann.make(*against_bot()))
    ann.answer("gang as-listed")
    ann.until(lambda: ann.asked)
    assert ann.state["table"]["you"]["undo"] == "free"
    ann.send("undo", seat=0)
    ann.until(lambda: ann.view["decision"]["number"] == 0)
    assert ann.asked


def test_a_table_may_forbid_undo(ann: Person, bob: Person) -> None:
    seat_both(ann, bob, undo="never")
    ann.answer("gang as-listed")
    ann.send("undo", seat=0)
    assert ann.hear("trouble")["code"] == "not now"


def test_concede_and_rematch(ann: Person, bob: Person) -> None:
    seat_both(ann, bob)
    start(ann, bob)
    bob.send("concede", seat=1)
    ann.until(lambda: ann.over)
    assert ann.view["outcome"][0] == 0
    assert ann.state["table"]["status"] == "over"
    ann.send("rematch")
    moved = bob.hear("moved")["table"]
    bob.leave()
    bob.enter(moved)
    assert bob.state["table"]["status"] == "playing"
    assert bob.state["table"]["you"]["seats"] == [0]


@pytest.mark.parametrize(("open_hands", "seen"), [(False, 0), (True, 5)])
def test_spectators_see_hands_only_where_allowed(
    ann: Person, bob: Person, open_hands: bool, seen: int
) -> None:
    table = seat_both(ann, bob, open_hands=open_hands)
    start(ann, bob)
    carl = Person(ann.address, "Carl")
    carl.enter(table)
    assert [len(player["hand"]) for player in carl.view["players"]] == [seen, seen]
    assert carl.view["decision"].get("options", []) == []
    carl.close()


def test_a_table_without_spectators_shows_a_stranger_nothing(ann: Person, bob: Person) -> None:
    from websockets.exceptions import ConnectionClosed

    table = ann.make(*against_bot(), spectators=False)
    with pytest.raises(ConnectionClosed) as closed:
        bob.enter(table)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4003


def test_two_people_on_one_screen_are_asked_in_turn(ann: Person) -> None:
    table = ann.make(me(), {"who": "screen", "name": "Bea", "deck": {"starter": DECKS[1]}})
    ann.enter(table)
    assert ann.seat == 0
    ann.answer("gang as-listed")
    ann.until(lambda: ann.seat == 1)
    assert ann.asked
    assert ann.state["table"]["you"]["seats"] == [0, 1]


def test_passing_by_itself_until_sundown(ann: Person) -> None:
    ann.enter(ann.make(*against_bot()))
    ann.answer("gang as-listed")
    chance = random.Random(2)
    while not (ann.asked and ann.view["phase"] == "noon"):
        ann.until(lambda: ann.asked)
        if ann.view["phase"] != "noon":
            keys = [option["key"] for option in ann.view["decision"]["options"]]
            ann.answer("pay" if "pay" in keys else chance.choice(keys))
    day = ann.view["day"]
    ann.send("adjust", seat=0, auto="sundown")
    ann.until(
        lambda: (
            ann.over
            or (ann.asked and (ann.view["phase"] != "noon" or ann.view["decision"]["kind"] != "play"))
        )
    )
    assert ann.over or ann.view["phase"] == "sundown" or ann.view["decision"]["kind"] != "play"
    assert ann.over or ann.view["day"] == day


def test_why_a_card_cannot_be_used(ann: Person) -> None:
    ann.enter(ann.make(*against_bot()))
    ann.answer("gang as-listed")
    while not (ann.asked and ann.view["phase"] == "noon"):
        ann.until(lambda: ann.asked)
        if ann.view["phase"] != "noon":
            ann.answer(
                "pay"
                if ann.view["decision"]["kind"] == "upkeep"
                else ann.view["decision"]["options"][0]["key"]
            )
    rival = next(
        c
        for c in ann.view["cards"].values()
        if c["owner"] == 1 and c["zone"] == "play" and catalog().printing(c["code"]).type == "dude"
    )
    ann.send("ask", seat=0, card=rival["id"])
    reasons = ann.hear("reasons")
    assert reasons["refusals"]
    assert all(
        refusal["rule"] and refusal["reason"] and refusal["statement"] for refusal in reasons["refusals"]
    )


def test_the_clock_runs_only_for_the_one_who_decides_and_passes_at_zero(
    ann: Person, bob: Person, server: Any
) -> None:
    table = seat_both(ann, bob, clock={"minutes": 1, "increment": 0, "at_zero": "pass"})
    assert ann.state["table"]["running"] == 0
    room = server.app.state["hall"].rooms._rooms[table]
    room.table.record.seats[0].used = 59.9
    ann.leave()
    ann.enter(table)
    ann.until(lambda: ann.view["decision"]["number"] > 0)
    assert ann.state["table"]["seats"][0]["clock"] == 0
    assert bob.state["table"]["seats"][1]["clock"] > 50


def test_who_runs_out_of_time_loses_where_the_table_says_so(ann: Person, bob: Person, server: Any) -> None:
    table = seat_both(ann, bob, clock={"minutes": 1, "increment": 0, "at_zero": "lose"})
    room = server.app.state["hall"].rooms._rooms[table]
    room.table.record.seats[0].used = 59.9
    ann.leave()
    ann.enter(table)
    bob.until(lambda: bob.over)
    assert bob.view["outcome"][0] == 1
    assert bob.state["table"]["status"] == "over"


def test_passing_on_ends_when_something_concerns_one(ann: Person, bob: Person) -> None:
    """Ann passes by herself; when Bob comes to where her dudes are she is asked again."""
    seat_both(ann, bob)
    start(ann, bob)
    people = {0: ann, 1: bob}
    woken = False
    for _ in range(60):
        one = mover(ann, bob)
        if one.over or woken:
            break
        options = [option["key"] for option in one.view["decision"]["options"]]
        if one.view["phase"] != "noon" or one.view["decision"]["kind"] != "play":
            one.answer("pay" if "pay" in options else options[-1])
        elif one is ann:
            ann.send("adjust", seat=0, auto="concerned")
            ann.until(lambda: ann.state["table"]["you"]["auto"] == "concerned" or not ann.asked)
        else:
            home = people[0].view["players"][0]["home"]
            visits = [key for key in options if key.startswith("move ") and key.endswith(f" {home}")]
            moves = [key for key in options if key.startswith("move ") and key.endswith("town-square")]
            woken = bool(visits)
            bob.answer((visits or moves or ["pass"])[0])
    assert woken, "Bob never came to Ann's home"
    ann.until(lambda: ann.state["table"]["you"]["auto"] == "off")
    assert ann.asked


def test_who_comes_later_with_the_same_name_gets_another_one(ann: Person, bob: Person) -> None:
    """Also where he sits on an earlier seat."""
    table = ann.make(OPEN, me(), public=True)
    ann.enter(table)
    bob.enter(table)
    bob.send("sit", seat=0, deck={"starter": DECKS[1]}, name="ann", token=None)
    bob.until(lambda: bob.view)
    assert [seat["name"] for seat in bob.state["table"]["seats"]] == ["ann 2", "Ann"]


def test_in_a_lesson_a_card_that_must_wait_is_told_what_comes_first(ann: Person) -> None:
    ann.enter(ann.make(*against_bot(), lesson="town"))
    ann.answer("gang as-listed")
    ann.until(lambda: ann.asked)
    ann.answer("pay")
    ann.until(lambda: ann.asked)
    lesson = ann.state["words"]["lesson"]
    hand = ann.view["players"][0]["hand"]
    other = next(card for card in hand if card not in lesson["cards"])
    ann.send("ask", seat=0, card=other)
    first = ann.hear("reasons")["refusals"][0]
    assert first["reason"].startswith("The lesson wants another play first: “Buy Circle M Ranch")
    ann.send("ask", seat=0, card=lesson["cards"][0])
    assert not any("lesson" in one["reason"] for one in ann.hear("reasons")["refusals"])
