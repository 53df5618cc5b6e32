"""Playing over the wire: answers, wrong answers, coming back."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from gomorra.engine import Game
from tests.server.people import DECKS, Person, Server, against_bot, settings


def test_a_whole_game_against_a_bot(ann: Person) -> None:
    first = ann.enter(ann.make(*against_bot()))
    assert len(ann.raw[0]) < 60_000
    assert first["state"]["table"]["seats"][1]["who"] == "bot"
    assert ann.play_randomly(random.Random(3)) > 10
    assert ann.over
    assert ann.state["table"]["status"] == "over"
    sizes = sorted(ann.sizes)
    assert sizes[len(sizes) * 9 // 10] < 8_000


def test_an_answer_to_an_old_decision_is_refused_and_the_table_shown(ann: Person) -> None:
    ann.enter(ann.make(*against_bot()))
    ann.answer("gang as-listed")
    ann.until(lambda: ann.asked)
    before = ann.view["decision"]
    ann.send("answer", seat=0, decision=0, keys=["gang as-listed"])
    assert ann.hear("trouble")["code"] == "stale"
    ann.hear("full")
    assert ann.view["decision"] == before


def test_an_answer_that_is_no_option_is_refused_with_the_rule(ann: Person) -> None:
    ann.enter(ann.make(*against_bot()))
    ann.send("answer", seat=0, decision=0, keys=["dance on the bar"])
    trouble = ann.hear("trouble")
    assert trouble["code"] == "illegal"
    assert "gang as-listed" in trouble["sentence"]


def test_nobody_answers_for_another_seat(ann: Person, bob: Person) -> None:
    table = ann.make(*against_bot())
    ann.enter(table)
    bob.enter(table)
    for seat in (0, 1):
        bob.send("answer", seat=seat, decision=0, keys=["gang as-listed"])
        assert bob.hear("trouble")["code"] == "not yours"
    ann.send("answer", seat=1, decision=0, keys=["gang as-listed"])
    assert ann.hear("trouble")["code"] == "not yours"


def test_several_answers_of_one_gesture_are_given_in_a_row(ann: Person) -> None:
    ann.enter(ann.make(*against_bot()))
    ann.answer("gang other")
    starters = [option["key"] for option in ann.view["decision"]["options"] if option["key"] != "done"]
    number = ann.view["decision"]["number"]
    ann.answer(starters[0], "done", "never reached")
    assert ann.view["decision"]["number"] >= number + 2
    assert not ann.other


def test_after_a_restart_the_table_is_at_the_same_decision(tmp_path: Path) -> None:
    server = Server(settings(tmp_path))
    ann = Person(server.address)
    table = ann.make(*against_bot())
    ann.enter(table)
    ann.play_randomly(random.Random(5), most=12)
    ann.until(lambda: ann.asked or ann.over)
    before = ann.view
    ann.close()
    server.stop()
    again = Server(settings(tmp_path))
    back = Person(again.address)
    back.http.cookies = ann.http.cookies
    back.enter(table)
    assert back.view == before
    back.close()
    again.stop()


def test_reload_is_the_same_person_and_a_stranger_only_watches(ann: Person, bob: Person) -> None:
    table = ann.make(*against_bot())
    ann.enter(table)
    ann.leave()
    ann.enter(table)
    assert ann.state["table"]["you"]["seats"] == [0]
    bob.enter(table)
    assert bob.state["table"]["you"]["seats"] == []
    assert bob.view["seat"] == -1
    assert bob.view["players"][0]["hand"] == []


def test_a_deck_that_is_not_legal_is_refused_with_reasons(ann: Person) -> None:
    answer = ann.http.post("/api/decks", json={"deck": {"text": "1x Steele Archer\n"}})
    found = answer.json()
    assert answer.status_code == 200
    assert not found["legal"]
    assert any(finding["rule"] == "RB-8-a" for finding in found["errors"])
    seats = [{"who": "me", "deck": {"text": "1x Steele Archer\n"}}, against_bot()[1]]
    refused = ann.http.post("/api/tables", json={"seats": seats})
    assert refused.status_code == 400
    assert "outfit" in refused.json()["detail"]


def test_starter_decks_say_whether_they_can_be_played(ann: Person) -> None:
    listed = {deck["starter"]: deck for deck in ann.lobby["decks"]}
    assert all(listed[name]["playable"] for name in DECKS)
    assert all(deck["playable"] == (not deck["missing"]) for deck in listed.values())


def test_a_card_that_fails_in_the_middle_of_a_play_does_not_spoil_the_table(
    ann: Person, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ann.make(*against_bot())
    ann.enter(table)
    ann.answer("gang as-listed")
    ann.until(lambda: ann.asked)
    before = ann.view
    room = server.app.state["hall"].rooms._rooms[table]
    give = Game._give

    def failing(game: Game, payload: object) -> None:
        give(game, payload)
        if game is room.table.game:
            raise ZeroDivisionError("a bug in a card")

    monkeypatch.setattr(Game, "_give", failing)
    key = ann.view["decision"]["options"][0]["key"]
    ann.send("answer", seat=0, decision=ann.view["decision"]["number"], keys=[key])
    assert ann.hear("trouble")["code"] == "not now"
    monkeypatch.undo()
    assert ann.view == before
    ann.answer(key)
