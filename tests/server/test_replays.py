"""Replays: who may see what, playing on, files."""

from __future__ import annotations

import random
from itertools import pairwise as pairs

import pytest

from gomorra.server.protocol.patches import apply
from tests.server.people import DECKS, Person, against_bot


@pytest.fixture
def finished(ann: Person) -> str:
    table = ann.make(*against_bot())
    ann.enter(table)
    ann.play_randomly(random.Random(4))
    assert ann.over
    return table


def test_every_point_of_a_finished_game_can_be_seen_openly(ann: Person, bob: Person, finished: str) -> None:
    found = bob.http.get(f"/api/tables/{finished}/replay").json()
    assert found["open"]
    assert found["length"] == len(found["marks"]) - 1
    assert found["strengths"] == ["", "random"], "whom one may play on against"
    for at in (0, found["length"] // 2, found["length"]):
        step = bob.http.get(f"/api/tables/{finished}/replay/{at}", params={"seat": "open"}).json()
        assert step["view"]["day"] == found["marks"][at]["day"]
    last = bob.http.get(f"/api/tables/{finished}/replay/{found['length']}", params={"seat": "0"}).json()
    assert last["view"] == ann.view


def test_the_steps_together_tell_the_whole_story(ann: Person, finished: str) -> None:
    length = ann.http.get(f"/api/tables/{finished}/replay").json()["length"]
    told = []
    for at in range(length + 1):
        told += ann.http.get(f"/api/tables/{finished}/replay/{at}", params={"seat": "0"}).json()["lines"]
    assert [line["text"] for line in told][-5:] == [line["text"] for line in ann.lines][-5:]
    assert sum(line["kind"] == "GameEnded" for line in told) == 1


def test_a_running_game_shows_a_stranger_no_hands(ann: Person, bob: Person) -> None:
    table = ann.make(*against_bot())
    ann.enter(table)
    ann.answer("gang as-listed")
    ann.until(lambda: ann.asked)
    for seat in ("open", "0", "1"):
        refused = bob.http.get(f"/api/tables/{table}/replay/1", params={"seat": seat})
        assert refused.status_code == 403
    watched = bob.http.get(f"/api/tables/{table}/replay/1", params={"seat": "watch"}).json()
    assert watched["view"]["players"][0]["hand"] == []
    assert watched["answer"] == ""
    assert bob.http.get(f"/api/tables/{table}/export").status_code == 403


def test_playing_on_from_the_middle(ann: Person, finished: str) -> None:
    length = ann.http.get(f"/api/tables/{finished}/replay").json()["length"]
    made = ann.http.post(
        f"/api/tables/{finished}/play-on", json={"at": length // 2, "seat": 1, "strength": "random"}
    )
    ann.leave()
    ann.enter(made.json()["table"])
    assert ann.state["table"]["you"]["seats"] == [1]
    ann.play_randomly(random.Random(9))
    assert ann.over


def test_a_game_goes_out_as_a_file_and_comes_back(ann: Person, bob: Person, finished: str) -> None:
    file = ann.http.get(f"/api/tables/{finished}/export")
    assert "attachment" in file.headers["content-disposition"]
    made = bob.http.post("/api/imports", json={"save": file.text}).json()["table"]
    one = ann.http.get(f"/api/tables/{finished}/replay").json()
    two = bob.http.get(f"/api/tables/{made}/replay").json()
    assert two["marks"] == one["marks"]
    assert two["status"] == "over"


@pytest.mark.parametrize(
    "text", ["", "{}", "[1, 2]", '{"engine": 1, "ruleset": {}, "seed": 1, "seats": [], "answers": []}']
)
def test_a_file_that_is_no_game_is_refused(ann: Person, text: str) -> None:
    refused = ann.http.post("/api/imports", json={"save": text})
    assert refused.status_code == 400
    assert "file" in refused.json()["detail"]


def test_the_table_changes_with_every_event_of_a_step(ann: Person, finished: str) -> None:
    """Frame by frame one comes from one step to the next, and sentences and changes go together."""
    length = ann.http.get(f"/api/tables/{finished}/replay").json()["length"]
    changing = 0
    for at in range(length // 2, min(length, length // 2 + 25)):
        address = f"/api/tables/{finished}/replay/{at}"
        view = ann.http.get(address, params={"seat": "0"}).json()["view"]
        following = ann.http.get(f"/api/tables/{finished}/replay/{at + 1}", params={"seat": "0"}).json()
        told = []
        frames = ann.http.get(f"{address}/frames", params={"seat": "0"}).json()["frames"]
        for frame in frames:
            view = apply(view, frame["patch"])
            told += frame["lines"]
        assert view == following["view"]
        assert told == following["lines"]
        assert all(len(frame["lines"]) == 1 for frame in frames[:-1])
        changing += sum(bool(frame["patch"]) for frame in frames[:-1])
    assert changing > 5


def test_frames_are_only_for_those_who_may_see_the_steps(ann: Person, bob: Person) -> None:
    table = ann.make(*against_bot())
    ann.enter(table)
    ann.answer("gang as-listed")
    for seat in ("open", "0", "1"):
        refused = bob.http.get(f"/api/tables/{table}/replay/0/frames", params={"seat": seat})
        assert refused.status_code == 403
    assert ann.http.get(f"/api/tables/{table}/replay/999/frames", params={"seat": "0"}).status_code == 400


def test_what_a_bot_thinks_can_be_read_after_the_game(ann: Person, finished: str) -> None:
    marks = ann.http.get(f"/api/tables/{finished}/replay").json()["marks"]
    for mark in (mark for mark in marks if mark["phase"] == "noon"):
        found = ann.http.get(f"/api/tables/{finished}/replay/{mark['at']}/thoughts").json()
        assert found["seat"] == mark["seat"]
        if len(found["thoughts"]) > 1:
            break
    thoughts = found["thoughts"]
    assert len(thoughts) > 1
    assert all(thought["visits"] > 0 and 0 <= thought["value"] <= 1 for thought in thoughts)
    again = ann.http.get(f"/api/tables/{finished}/replay/{mark['at']}/thoughts").json()
    assert again == found


@pytest.mark.parametrize(("thoughts", "status"), [(False, 403), (True, 200)])
def test_during_a_game_thoughts_are_an_option_of_those_who_play_alone(
    ann: Person, bob: Person, thoughts: bool, status: int
) -> None:
    table = ann.make(*against_bot(), thoughts=thoughts)
    ann.enter(table)
    ann.answer("gang as-listed")
    ann.until(lambda: ann.asked)
    assert ann.http.get(f"/api/tables/{table}/replay/1/thoughts").status_code == status
    assert bob.http.get(f"/api/tables/{table}/replay/1/thoughts").status_code == 403


def test_a_replay_shows_what_was_played_after_an_undo(ann: Person) -> None:
    """As many answers with the same last one, but another game."""
    table = ann.make(
        {"who": "me", "deck": {"starter": DECKS[0]}}, {"who": "screen", "deck": {"starter": DECKS[1]}}
    )
    ann.enter(table)

    while not (ann.asked and ann.view["phase"] == "noon"):
        ann.until(lambda: ann.asked)
        if ann.view["phase"] != "noon":
            keys = [option["key"] for option in ann.view["decision"]["options"]]
            ann.answer(next((key for key in ("gang as-listed", "pay") if key in keys), keys[0]))
    at, seat = ann.view["decision"]["number"], ann.seat
    moves = [option["key"] for option in ann.view["decision"]["options"] if option["key"].startswith("move ")]
    shown = []
    for move in moves[0], moves[-1]:
        ann.until(lambda: ann.asked and ann.view["decision"]["number"] == at)
        ann.answer(move)
        ann.until(lambda: ann.asked and ann.seat != seat)
        ann.answer("pass")
        shown.append(
            ann.http.get(f"/api/tables/{table}/replay/{at + 2}", params={"seat": "0"}).json()["view"]
        )
        ann.until(lambda: ann.view["decision"]["number"] == at + 2)
        for one in (1 - seat, seat):
            number = ann.view["decision"]["number"]
            ann.send("undo", seat=one)
            ann.until(lambda number=number: ann.view["decision"]["number"] < number)
    assert shown[0]["cards"] != shown[1]["cards"]


def test_who_may_see_a_replay_is_asked_anew(ann: Person, bob: Person) -> None:
    """A seat that was taken after the film was made has its view."""
    table = ann.make(
        {"who": "me", "deck": {"starter": DECKS[0]}}, {"who": "screen", "deck": {"starter": DECKS[1]}}
    )
    ann.enter(table)
    ann.answer("gang as-listed")
    address = f"/api/tables/{table}/replay/1"
    assert bob.http.get(address, params={"seat": "1"}).status_code == 403
    bob.enter(table)
    bob.send("claim", token=ann.state["table"]["you"]["links"]["1"])
    bob.until(lambda: bob.view["seat"] == 1)
    assert bob.http.get(address, params={"seat": "1"}).status_code == 200
    assert bob.http.get(address, params={"seat": "0"}).status_code == 403


def test_a_finished_game_is_judged_from_its_beginning_to_its_end(
    ann: Person, bob: Person, finished: str
) -> None:
    found = bob.http.get(f"/api/tables/{finished}/replay/hindsight").json()
    film = bob.http.get(f"/api/tables/{finished}/replay").json()
    points = found["points"]
    assert points[-1]["at"] == film["length"]
    assert [point["at"] for point in points] == sorted({point["at"] for point in points})
    for point in points:
        assert sum(point["chances"]) == pytest.approx(1, abs=0.001)
        assert point["day"] == film["marks"][point["at"]]["day"]
    winner, _ = ann.view["outcome"]
    assert points[-1]["chances"] == [float(seat == winner) for seat in (0, 1)]
    gains = [
        max(n - t for t, n in zip(a["chances"], b["chances"], strict=True)) for a, b in pairs(points[:-1])
    ]
    told = [turn["after"][turn["seat"]] - turn["before"][turn["seat"]] for turn in found["turns"]]
    assert max(told) == pytest.approx(max(gains))
    for turn, gain in zip(found["turns"], told, strict=True):
        assert gain >= 0.08 or gain == pytest.approx(max(gains))
        assert turn["text"]
        # Who studies it looks at a decision of his own.
        for seat, at in enumerate(turn["decisions"]):
            assert at < 0 or film["marks"][at]["seat"] == seat
        assert turn["day"] == film["marks"][turn["at"]]["day"]
        assert sum(turn["before"]) == pytest.approx(1, abs=0.001)
    assert [(day["day"], film["marks"][day["at"]]["day"]) for day in found["days"]] == [
        (day, day) for day in range(found["days"][0]["day"], points[-1]["day"] + 1)
    ]


def test_a_running_game_is_not_judged(ann: Person) -> None:
    table = ann.make(*against_bot())
    ann.enter(table)
    ann.answer("gang as-listed")
    assert ann.http.get(f"/api/tables/{table}/replay/hindsight").status_code == 403
