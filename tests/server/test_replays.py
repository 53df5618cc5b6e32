"""Replays: who may see what, playing on, files."""

from __future__ import annotations

import random

import pytest

from tests.server.people import Person, against_bot


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
