"""The laboratory over HTTP: experiments that run beside the tables, stop, go on, and outlive a server."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gomorra.server.settings import Settings
from tests.server.people import GENEROUS, Person, Server, settings, wait_for

TWO = [{"starter": "law-dogs-base"}, {"starter": "sloane-gang-base"}]


def begin(person: Person, **plan: Any) -> dict[str, Any]:
    body = {"kind": "matchups", "decks": TWO, "bots": ["random"], "games": 3, **plan}
    answer = person.http.post("/api/lab", json=body)
    assert answer.status_code == 201, answer.text
    view: dict[str, Any] = answer.json()
    return view


def look(person: Person, experiment: dict[str, Any]) -> dict[str, Any]:
    view: dict[str, Any] = person.http.get(f"/api/lab/{experiment['title']['id']}").json()
    return view


def ask(person: Person, experiment: dict[str, Any], what: str) -> Any:
    return person.http.post(f"/api/lab/{experiment['title']['id']}/{what}", json={})


def done(person: Person, experiment: dict[str, Any], status: str = "done") -> dict[str, Any]:
    wait_for(lambda: title(person, experiment)["status"] == status, 60)
    return look(person, experiment)


def title(person: Person, experiment: dict[str, Any]) -> dict[str, Any]:
    """The experiment in the list of one's own."""
    own = person.http.get("/api/lab").json()["experiments"]
    found: dict[str, Any] = next(one for one in own if one["id"] == experiment["title"]["id"])
    return found


def test_matchups_are_played_and_told_with_intervals(ann: Person, bob: Person) -> None:
    made = begin(ann, games=2, bots=["random", "tenderfoot"])
    assert (made["title"]["total"], made["mine"]) == (4, True)
    found = done(ann, made)
    assert (found["title"]["done"], found["problem"]) == (4, "")
    report = found["report"]
    assert [table["bot"] for table in report["tables"]] == ["random", "tenderfoot"]
    for table in report["tables"]:
        cell, mirrored = table["cells"][0][1], table["cells"][1][0]
        assert cell["trials"] == mirrored["trials"] == 2
        assert cell["low"] <= cell["hits"] / 2 <= cell["high"]
        assert cell["hits"] + mirrored["hits"] <= 2
    assert sum(share["hits"] for share in report["endings"]) == 4
    picture = bob.http.get(f"/api/lab/{made['title']['id']}/picture?bot=tenderfoot")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert "<svg" in picture.text


def test_every_game_can_be_seen_again(ann: Person, bob: Person) -> None:
    made = begin(ann, games=1)
    done(ann, made)
    games = bob.http.get(f"/api/lab/{made['title']['id']}/games").json()
    assert [game["number"] for game in games["games"]] == [0]
    assert games["more"] is False
    shown = bob.http.post(f"/api/lab/{made['title']['id']}/games/0/watch", json={})
    assert shown.status_code == 201, shown.text
    timeline = bob.http.get(f"/api/tables/{shown.json()['table']}/replay").json()
    assert timeline["open"] is True
    last = bob.http.get(
        f"/api/tables/{shown.json()['table']}/replay/{timeline['length']}", params={"seat": "open"}
    ).json()
    assert last["view"]["outcome"][0] == games["games"][0]["winner"]
    decks = games["games"][0]["decks"]
    assert last["view"]["names"] == [name.partition(":")[0] for name in decks]
    assert made["title"]["name"] == " against ".join(made["decks"])
    assert bob.http.post(f"/api/lab/{made['title']['id']}/games/7/watch", json={}).status_code == 404


def test_a_study_finds_out_about_cards(ann: Person) -> None:
    found = done(ann, begin(ann, kind="study", games=3))
    cards = found["report"]["findings"]
    assert set(cards) == {"opening", "hand", "play"}
    assert all(0 <= card["games"] <= 3 for card in cards["hand"])
    assert len(cards["hand"]) > 5
    assert ann.http.get(f"/api/lab/{found['title']['id']}/picture?by=hand").status_code == 200


def test_a_series_compares_bots(ann: Person) -> None:
    found = done(ann, begin(ann, kind="series", bots=["random", "tenderfoot"], games=2))
    assert [share["name"] for share in found["report"]["bots"]] == ["random", "tenderfoot"]


def test_a_deck_of_the_workshop_can_be_measured(ann: Person) -> None:
    deck = ann.http.post("/api/workshop/decks", json={"starter": "law-dogs-base", "name": "Mine"}).json()
    found = done(ann, begin(ann, decks=[{"deck": deck["deck"]["id"]}, TWO[1]], games=1))
    assert found["decks"] == ["Mine", "The Sloane Gang: Base Set holdups"]


def test_a_deck_that_is_not_legal_is_played_and_called_so(ann: Person) -> None:
    made = ann.http.post("/api/workshop/decks", json={"name": "Few"}).json()["deck"]
    few = {"name": "Few", "format": "weird-west", "cards": [["24009", 1, 0], ["24066", 4, 1]]}
    kept = ann.http.post(f"/api/workshop/decks/{made['id']}", json={"revision": 1, **few})
    assert kept.status_code == 200, kept.text
    (listed,) = ann.http.get("/api/workshop/decks").json()["decks"]
    reason = "The deck has 4 cards with a printed value; it needs 52."
    assert reason in listed["faults"]
    found = done(ann, begin(ann, decks=[{"deck": made["id"]}, TWO[1]], games=1))
    assert (reason in found["faults"][0], found["faults"][1]) == (True, [])


def test_only_the_owner_stops_goes_on_and_forgets(ann: Person, bob: Person) -> None:
    made = begin(ann, games=2_000)
    assert look(bob, made)["mine"] is False
    for what in ("stop", "go", "forget"):
        refused = ask(bob, made, what)
        assert refused.status_code == 403
        assert "somebody else" in refused.json()["detail"]
    wait_for(lambda: title(ann, made)["done"] > 0, 60)
    stopped = ask(ann, made, "stop").json()
    assert stopped["title"]["status"] == "stopped"
    assert ask(ann, made, "go").json()["title"]["status"] in ("waiting", "running")
    wait_for(lambda: title(ann, made)["done"] > stopped["title"]["done"], 60)
    left = ask(ann, made, "forget").json()
    assert made["title"]["id"] not in [one["id"] for one in left["experiments"]]
    assert ann.http.get(f"/api/lab/{made['title']['id']}").status_code == 404


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"decks": TWO[:1]}, "at least two decks"),
        ({"decks": [{"starter": "law-dog-base"}, TWO[1]]}, "there is no starter deck"),
        ({"decks": [{"deck": "nowhere"}, TWO[1]]}, "not there any more"),
        ({"bots": ["hero"]}, "no bot is called 'hero'"),
        ({"bots": ["random"] * 3}, "one or two kinds"),
        ({"games": 100_000}, "100,000 games"),
        ({"games": 0}, "games"),
        ({"kind": "guess"}, "kind"),
    ],
)
def test_bad_wishes_are_told_what_would_be_right(ann: Person, changed: dict[str, Any], told: str) -> None:
    body = {"kind": "matchups", "decks": TWO, "bots": ["random"], "games": 2, **changed}
    refused = ann.http.post("/api/lab", json=body)
    assert refused.status_code in (400, 404)
    assert told in refused.json()["detail"] or told in refused.text


def test_one_person_cannot_fill_the_laboratory(ann: Person) -> None:
    under_way = [begin(ann, games=2_000) for _ in range(4)]
    refused = ann.http.post(
        "/api/lab", json={"kind": "matchups", "decks": TWO, "bots": ["random"], "games": 2}
    )
    assert refused.status_code == 429
    assert "under way" in refused.json()["detail"]
    for experiment in under_way:
        ask(ann, experiment, "forget")


@pytest.fixture
def place(tmp_path: Path) -> Settings:
    return settings(tmp_path)


def test_an_experiment_outlives_the_server(place: Settings) -> None:
    first = Server(place)
    ann = Person(first.address, "Ann")
    made = begin(ann, games=12)
    wait_for(lambda: title(ann, made)["done"] >= 2, 60)
    first.stop()
    second = Server(place)
    cookies = dict(ann.http.cookies)
    ann.close()
    again = Person(second.address, "Ann")
    again.http.cookies.update(cookies)
    found = done(again, made)
    assert (found["title"]["done"], found["mine"]) == (12, True)
    again.close()
    second.stop()


def test_an_experiment_of_other_rules_is_not_mixed_with_new_games(
    place: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = Server(place)
    ann = Person(server.address, "Ann")
    made = begin(ann, games=2_000)
    wait_for(lambda: title(ann, made)["done"] >= 1, 60)
    monkeypatch.setattr("gomorra.server.laboratory.runner.edition", lambda: "another edition")
    monkeypatch.setattr("gomorra.server.laboratory.resources.edition", lambda: "another edition")
    found = done(ann, made, "stopped")
    assert "rules have changed" in found["problem"]
    assert ask(ann, made, "go").status_code == 400
    ann.close()
    server.stop()


def test_a_server_may_do_without(tmp_path: Path) -> None:
    server = Server(Settings(tmp_path, lab_processes=0, **GENEROUS))
    ann = Person(server.address, "Ann")
    assert ann.http.get("/api/lab").json()["processes"] == 0
    refused = ann.http.post(
        "/api/lab", json={"kind": "matchups", "decks": TWO, "bots": ["random"], "games": 2}
    )
    assert "no laboratory" in refused.json()["detail"]
    ann.close()
    server.stop()


def test_the_gallery_shows_plans_and_measured_results(ann: Person) -> None:
    page = ann.http.get("/api/gallery").json()
    assert len(page["decks"]) == len(page["table"]["elo"]) == len(ann.lobby["decks"])
    law = next(deck for deck in page["decks"] if deck["starter"] == "law-dogs-base")
    assert (law["skill"], law["plan"][-1]) == ("easy", ".")


def test_a_card_page_tells_how_the_card_did(ann: Person) -> None:
    lab = ann.http.get("/api/library/cards/01126").json()["lab"]
    assert lab["games"] >= 20
    assert lab["lift"] == pytest.approx(lab["wins"] / lab["games"] - lab["expected"])


def test_people_together_cannot_fill_the_laboratory_or_the_disk(tmp_path: Path) -> None:
    """Whoever takes a new name for every experiment still has one address, and the server one queue."""
    server = Server(Settings(tmp_path, **{**GENEROUS, "lab_waiting": 2, "tables_per_day": 5}))
    ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
    begin(ann, games=2_000)
    played = begin(bob, games=2_000)
    body = {"kind": "matchups", "decks": TWO, "bots": ["random"], "games": 2}
    refused = ann.http.post("/api/lab", json=body)
    assert (refused.status_code, "more experiments" in refused.json()["detail"]) == (429, True)
    wait_for(lambda: title(bob, played)["done"] > 0, 60)
    address = f"/api/lab/{played['title']['id']}/games/0/watch"
    answers = [bob.http.post(address, json={}).status_code for _ in range(3)]
    assert answers == [201, 201, 429]
    for person in (ann, bob):
        person.close()
    server.stop()
