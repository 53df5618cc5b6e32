"""The library and the rule book over HTTP."""

from __future__ import annotations

import httpx
import pytest

from gomorra.catalog import catalog
from tests.server.people import Person, Server


def test_the_library_has_every_card_and_is_sent_once(server: Server) -> None:
    answer = httpx.get(f"{server.address}/api/library")
    library = answer.json()
    assert len(library["cards"]) == len(catalog().cards) == 971
    assert library["printings"]["01119"] == {
        "pack": "DTR",
        "edition": "original",
        "formats": ["original", "open"],
    }
    again = httpx.get(f"{server.address}/api/library", headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    ("query", "code"),
    [("pistol whip", "01119"), ("t:deed is:unique general", "01077"), ("k:huckster g:fearmongers", "01010")],
)
def test_the_search_language_is_understood(ann: Person, query: str, code: str) -> None:
    answer = ann.http.get("/api/library/search", params={"q": query})
    assert answer.json()["codes"] == [one.code for one in catalog().search(query)]
    assert code in answer.json()["codes"]


@pytest.mark.parametrize(
    ("query", "words"), [("t:dud", "nearest: dude"), ("q:1", "at character 1"), ("b>x", "number")]
)
def test_a_query_that_cannot_be_read_is_answered_with_the_place(ann: Person, query: str, words: str) -> None:
    answer = ann.http.get("/api/library/search", params={"q": query})
    assert answer.status_code == 400
    assert words in answer.json()["detail"]


def test_too_long_a_query_is_refused(ann: Person) -> None:
    assert ann.http.get("/api/library/search", params={"q": "a" * 2000}).status_code == 400


def test_a_card_has_a_page_with_printings_rulings_and_decks(ann: Person) -> None:
    page = ann.http.get("/api/library/cards/01119").json()
    assert [one["code"] for one in page["printings"]] == ["01119", "24228", "00001"]
    assert "sloane-gang-base" in {deck["starter"] for deck in page["decks"]}
    assert all(rule["id"].startswith("RB-3.7-") for rule in page["rules"])
    assert ann.http.get("/api/library/cards/99999").status_code == 404


def test_printings_say_how_they_differ(ann: Person) -> None:
    """Judge Harry Somerset (Exp.1) cannot start, but only as printed in the Weird West Edition."""
    printings = ann.http.get("/api/library/cards/24073").json()["printings"]
    newer = next(one for one in printings if one["code"] == "24073")
    assert "another text" in newer["differs"]
    assert newer["text"]


def test_the_rule_book_has_every_statement_and_its_tests(ann: Person) -> None:
    chapters = ann.http.get("/api/rules").json()["chapters"]
    rules = {rule["id"]: rule for chapter in chapters for rule in chapter["rules"]}
    assert "5.3.4 Shoppin'" in [chapter["title"] for chapter in chapters], "without what is noted beside it"
    assert len(rules) == 1148
    assert rules["RB-7.4-a"]["tests"] >= 1
    proof = ann.http.get("/api/rules/RB-7.4-a").json()["proofs"][0]
    assert proof["file"].startswith("tests/")
    assert "def test_" in proof["source"]
    assert ann.http.get("/api/rules/RB-99-z").status_code == 404
