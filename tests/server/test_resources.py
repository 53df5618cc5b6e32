"""HTTP resources: lobby, card book, health, metrics, documentation."""

from __future__ import annotations

import random
from dataclasses import asdict, replace
from typing import Any

import httpx

from gomorra.catalog import catalog
from gomorra.engine.kernel.ruleset import CURRENT, RULESETS
from gomorra.server.tables.house_rules import switched
from gomorra.server.tables.table import AT_TABLES
from tests.server.people import Person, Server, against_bot


def test_the_card_book_has_every_printing_and_never_changes(ann: Person) -> None:
    answer = ann.http.get(f"/api/cards/{ann.lobby['cards']}")
    book = answer.json()
    assert len(book["cards"]) == len(catalog().printings)
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    assert book["cards"]["01119"]["title"] == "Pistol Whip"
    assert ann.http.get("/api/cards/older").status_code == 404


def test_cards_have_texts_and_rulings(ann: Person) -> None:
    cards = ann.http.get(f"/api/cards/{ann.lobby['cards']}").json()["cards"]
    assert sum("text" in card for card in cards.values()) > 100
    assert sum("rulings" in card for card in cards.values()) > 100


def test_health_and_metrics(ann: Person) -> None:
    ann.enter(ann.make(*against_bot()))
    ann.play_randomly(random.Random(1), most=3)
    assert ann.http.get("/health").json() == {"status": "well"}
    text = ann.http.get("/metrics").text
    numbers = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert int(numbers["gomorra_answers_total"]) >= 3
    assert int(numbers["gomorra_connections"]) >= 1
    assert float(numbers["gomorra_answer_seconds_count"]) >= 3


def test_the_documentation_page_lists_every_resource(server: Server) -> None:
    page = httpx.get(f"{server.address}/api/docs")
    assert page.status_code == 200
    for path in ("/api/lobby", "/api/tables", "/api/imports", "/health"):
        assert path in page.text
    assert "<script" not in page.text


def test_a_name_is_kept_and_cleaned(server: Server) -> None:
    person = Person(server.address, "  Doc\t\u0007 Holliday ")
    assert person.http.get("/api/lobby").json()["me"]["name"] == "Doc Holliday"
    assert person.http.post("/api/me", json={"name": "\u0007"}).status_code == 400
    person.close()


def test_own_tables_are_listed(ann: Person) -> None:
    table = ann.make(*against_bot())
    mine = ann.http.get("/api/lobby").json()["mine"]
    assert [one["id"] for one in mine] == [table]
    assert mine[0]["names"] == ["Ann", "Mabel"]


def test_the_lobby_explains_the_rules_a_table_may_switch(ann: Person) -> None:
    rules = ann.http.get("/api/lobby").json()["rules"]
    assert {"winner_pays_last", "attire_limit", "one_ability_per_spell"} <= {rule["name"] for rule in rules}
    for rule in rules:
        assert rule["usual"] is getattr(CURRENT, rule["name"])
        assert rule["text"].endswith(".")


def test_switched_rules_reach_the_game(ann: Person, server: Any) -> None:
    house = ["winner_pays_last"]
    table = ann.make(*against_bot(), house=house, day_limit=7, short_victory=True)
    ann.enter(table)
    assert ann.state["table"]["options"]["house"] == house
    ruleset = server.app.state["hall"].rooms._rooms[table].table.game.ruleset
    always = dict.fromkeys(AT_TABLES, True)
    assert ruleset == replace(CURRENT, winner_pays_last=False, day_limit=7, short_victory=True, **always)


def test_an_unknown_rule_is_refused(ann: Person) -> None:
    plan = {"seats": list(against_bot()), "options": {"house": ["always_win"]}}
    answer = ann.http.post("/api/tables", json=plan)
    assert answer.status_code == 400
    assert "always_win" in answer.json()["detail"]


def test_only_json_is_taken_and_the_charset_is_said_once(ann: Person) -> None:
    refused = ann.http.post("/api/me", content='{"name": "Eve"}', headers={"Content-Type": "text/plain"})
    assert refused.status_code == 415
    assert ann.http.get("/").headers["content-type"].count("charset") == 1


def test_the_older_rules_can_be_set_at_a_table(ann: Person) -> None:
    """Every point on which the rules of 2015 differ is a house rule, and together they make that ruleset."""
    rules = ann.lobby["rules"]
    house = [rule["name"] for rule in rules if rule["older"] != rule["usual"]]
    wanted = asdict(RULESETS["2015"])
    assert {**asdict(CURRENT), **switched(house), "name": "2015"} == wanted
    deck = {"starter": "law-dogs-base"}
    table = ann.make(
        {"who": "me", "deck": deck}, {"who": "bot", "strength": "easy", "deck": deck}, house=house
    )
    ann.enter(table)
    assert ann.state["table"]["options"]["house"] == house
