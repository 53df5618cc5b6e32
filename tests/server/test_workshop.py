"""The workshop over HTTP: decks, their versions, two windows, bad input, odds."""

from __future__ import annotations

from typing import Any

import pytest

from gomorra.catalog import catalog
from gomorra.decks import parse_deck, starters, write_deck
from gomorra.decks.writing import FORMAT_TITLES
from gomorra.lab.gallery import measured_cards
from tests.server.people import Person


def make(person: Person, **plan: Any) -> dict[str, Any]:
    answer = person.http.post("/api/workshop/decks", json=plan)
    assert answer.status_code == 201, answer.text
    deck: dict[str, Any] = answer.json()["deck"]
    return deck


def save(person: Person, deck: dict[str, Any], **changed: Any) -> Any:
    body = {"revision": deck["revision"], **deck["content"], **changed}
    return person.http.post(f"/api/workshop/decks/{deck['id']}", json=body)


def as_text(cards: list[list[Any]]) -> str:
    return ",".join(".".join(map(str, one)) for one in cards)


def test_a_deck_belongs_to_its_maker_and_is_shown_by_its_link(ann: Person, bob: Person) -> None:
    deck = make(ann, starter="law-dogs-base", name="Mine")
    assert [one["name"] for one in ann.http.get("/api/workshop/decks").json()["decks"]] == ["Mine"]
    assert bob.http.get("/api/workshop/decks").json()["decks"] == []
    seen = bob.http.get(f"/api/workshop/decks/{deck['id']}").json()
    assert (seen["mine"], seen["content"]) == (False, deck["content"])
    refused = save(bob, deck, name="Stolen")
    assert refused.status_code == 403
    assert "copy it" in refused.json()["detail"]
    assert bob.http.post(f"/api/workshop/decks/{deck['id']}/forget", json={}).status_code == 403
    copied = make(bob, copy=deck["id"])
    assert copied["content"]["cards"] == deck["content"]["cards"]


def test_two_windows_lose_nothing_and_are_told(ann: Person) -> None:
    deck = make(ann, starter="law-dogs-base")
    first = save(ann, deck, name="First window").json()
    assert first["revision"] == deck["revision"] + 1
    late = save(ann, deck, name="Second window")
    assert late.status_code == 409
    assert "another window" in late.json()["detail"]
    assert late.json()["now"] == first


def test_versions_tell_what_changed(ann: Person) -> None:
    deck = make(ann)
    one = save(ann, deck, cards=[["01077", 2, 0]], keep=True).json()
    save(ann, one, cards=[["01077", 1, 0], ["01018", 1, 1]], keep=True)
    found = ann.http.get(f"/api/workshop/decks/{deck['id']}/versions").json()["versions"]
    assert [version["changes"] for version in found] == [
        ["+1 Tommy Harden", "−1 General Store", "Tommy Harden starts"],
        ["+2 General Store"],
        [],
    ]


def test_changes_of_one_sitting_are_one_version(ann: Person) -> None:
    deck = make(ann)
    for copies in (1, 2, 3):
        deck = save(ann, deck, cards=[["01077", copies, 0]]).json()
    found = ann.http.get(f"/api/workshop/decks/{deck['id']}/versions").json()["versions"]
    assert [version["changes"] for version in found] == [["+3 General Store"], []]


@pytest.mark.parametrize("written", FORMAT_TITLES)
def test_every_format_goes_out_and_comes_in(ann: Person, written: str) -> None:
    deck = make(ann, starter="sloane-gang-base")
    answer = ann.http.get(f"/api/workshop/decks/{deck['id']}/as/{written}")
    assert answer.text == write_deck(starters()["sloane-gang-base"], written)
    assert "attachment" in answer.headers["content-disposition"]
    again = make(ann, text=answer.text)
    assert sorted(again["content"]["cards"]) == sorted(deck["content"]["cards"])
    assert parse_deck(answer.text).format == written


def test_bad_lists_are_answered_with_help(ann: Person) -> None:
    def refusal(text: str) -> str:
        answer = ann.http.post("/api/workshop/decks", json={"text": text})
        assert answer.status_code in (400, 413), answer.text
        return str(answer.json()["detail"])

    assert "nearest: Shotgun" in refusal("outfit: Law Dogs\n1x Shotgum")
    assert "cannot be read" in refusal("hello, this is no deck")
    assert refusal("x" * 5_000_000).endswith(".")
    assert ann.http.get("/api/workshop/decks/none").status_code == 404


@pytest.mark.parametrize(
    "body",
    [
        {"cards": [["99999", 1, 0]]},
        {"cards": [["01077", 0, 0]]},
        {"cards": [["01077", 1, 0]] * 201},
        {"name": "x" * 200},
        {"format": "chess"},
        {"revision": "soon"},
    ],
)
def test_a_bad_save_changes_nothing(ann: Person, body: dict[str, Any]) -> None:
    deck = make(ann, starter="law-dogs-base")
    assert save(ann, deck, **body).status_code == 400
    assert ann.http.get(f"/api/workshop/decks/{deck['id']}").json() == deck


def test_legality_names_rule_and_cards(ann: Person) -> None:
    params = {"cards": "01002.1.0,01077.5.0", "format": "original"}
    found = ann.http.get("/api/workshop/check", params=params).json()
    rules = {error["rule"]: error for error in found["errors"]}
    assert not found["legal"]
    assert rules["RB-8-h"]["cards"] == ["01077"]
    assert "RB-8-c" in rules
    for wrong in ("01077", "01077.1", "a.b.c", "01077.1.0.0", "01077.-1.0"):
        assert ann.http.get("/api/workshop/check", params={"cards": wrong}).status_code == 400


def test_odds_come_in_batches_that_can_be_added(ann: Person) -> None:
    cards = as_text(make(ann, starter="law-dogs-base")["content"]["cards"])
    one = ann.http.get("/api/workshop/odds", params={"cards": cards, "stud": 2, "batch": 0}).json()
    other = ann.http.get("/api/workshop/odds", params={"cards": cards, "stud": 2, "batch": 1}).json()
    for found in (one, other):
        for kind in ("highest", "legal", "lowball"):
            assert sum(found[kind]["legal"]) + sum(found[kind]["cheatin"]) == found["hands"]
    assert one["highest"] != other["highest"]
    few = ann.http.get("/api/workshop/odds", params={"cards": "01077.2.0"})
    assert few.status_code == 400
    assert "2" in few.json()["detail"]


def test_odds_are_drawn_without_those_who_start_in_play(ann: Person) -> None:
    asked = {"stud": 1, "draw": 0}
    assert ann.http.get("/api/workshop/odds", params={"cards": "01077.6.0", **asked}).status_code == 200
    started = ann.http.get("/api/workshop/odds", params={"cards": "01077.6.1", **asked})
    assert started.status_code == 400
    assert "5" in started.json()["detail"]


def test_suggestions_fit_values_and_gang_and_say_why(ann: Person) -> None:
    deck = make(ann, starter="law-dogs-base")
    params = {"cards": as_text(deck["content"]["cards"]), "format": "original"}
    found = ann.http.get("/api/workshop/suggestions", params=params).json()["cards"]
    mine = {code for code, _, _ in deck["content"]["cards"]}
    assert len(found) == 24
    assert all(len(one["reasons"]) > 1 and one["code"] not in mine for one in found)


def test_a_suggestion_says_what_simulations_say(ann: Person) -> None:
    """Only where the difference is larger than its margin."""
    deck = make(ann, starter="law-dogs-base")
    params = {"cards": as_text(deck["content"]["cards"]), "format": "open"}
    found = ann.http.get("/api/workshop/suggestions", params=params).json()["cards"]
    known = measured_cards()
    said = 0
    for one in found:
        measured = known.get(catalog().card_of(catalog().printing(one["code"])).name)
        words = [reason for reason in one["reasons"] if "simulated games" in reason]
        better = measured is not None and measured.lift > measured.margin
        assert bool(words) == better
        said += better
    assert said


def test_a_deck_that_is_only_begun_gets_suggestions_too(ann: Person) -> None:
    """With nothing but an outfit: dudes of its gang, and nobody of another one."""
    outfit = next(one for one in catalog().printings if one.title == "Law Dogs" and one.type == "outfit")
    params = {"cards": f"{outfit.code}.1.0", "format": "weird-west"}
    found = ann.http.get("/api/workshop/suggestions", params=params).json()["cards"]
    first = [catalog().get_printing(one["code"]) for one in found[:5]]
    assert {one.type for one in first if one is not None} == {"dude"}
    assert all(one is not None and one.belongs_to(outfit) for one in first)
    assert "decks have about 14 dudes, yours has none" in found[0]["reasons"]
    assert ann.http.get("/api/workshop/suggestions", params={"cards": ""}).json() == {"cards": []}


def test_a_starter_deck_is_read_by_its_short_name_and_changed_by_nobody(ann: Person) -> None:
    deck = ann.http.get("/api/workshop/decks/law-dogs-base").json()
    assert not deck["mine"]
    assert deck["content"]["cards"] == make(ann, starter="law-dogs-base")["content"]["cards"]
    assert save(ann, deck, name="Mine").status_code == 403
    assert ann.http.post("/api/workshop/decks/law-dogs-base/forget", json={}).status_code == 403
    assert ann.http.get("/api/workshop/decks/law-dogs-base/versions").json() == {"versions": []}
    assert make(ann, copy="law-dogs-base")["content"]["cards"] == deck["content"]["cards"]
    assert "Tommy Harden" in ann.http.get("/api/workshop/decks/law-dogs-base/as/text").text
