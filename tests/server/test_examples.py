"""The examples of the rule book: recorded from the tests, watched, played on."""

from __future__ import annotations

import msgspec
import pytest

from gomorra import poker
from gomorra.catalog import catalog
from gomorra.cli.recording import Recorder, Take, Unfit, example_of, seen_of
from gomorra.decks import Deck, Entry, check
from gomorra.engine.card.handle import Card
from gomorra.server.examples import shelf
from gomorra.server.examples.exhibits import Exhibit, ShownHand, exhibited, exhibits, ordered
from gomorra.server.examples.showing import film_of_example
from gomorra.server.library import rulebook
from gomorra.server.replays import going_on
from gomorra.server.tables.table import Table as PlayedTable
from gomorra.testing import Table, plain
from gomorra.testing.checklist import checklist
from tests.server.people import Person

CALLOUT = "tests/rules/test_rb_5_3_2_callin_out.py::test_an_unbooted_target_may_refuse_and_goes_home_booted"

OLDER = "test_the_older_dead_mans_hand_"
"""Under the rules of 2015 it names no suits."""


def of(test: str) -> shelf.Example:
    """The stored example of a test."""
    found = next(shelf.example(name) for name in shelf.names() if shelf.example(name).test == test)
    assert found is not None
    return found


@pytest.mark.parametrize("part", range(4))
def test_every_example_plays_under_the_rules_in_force(part: int) -> None:
    """`gomorra scenarios` records them anew where a change of the rules breaks one."""
    for name in shelf.names()[part::4]:
        film = film_of_example(name)
        assert film is not None
        assert len(film.marks) == len(film.answers) + 1
        assert film.reel(len(film.answers)) is not None or not film.answers


def test_every_example_is_of_a_test_that_is_there_and_cites_what_it_shows() -> None:
    cited = rulebook.citing()
    for name in shelf.names():
        example = shelf.example(name)
        assert example is not None
        for rule in example.rules:
            assert example.test in {f"{one.file}::test_{one.name}" for one in cited[rule]}, example.test


def test_every_statement_has_something_to_look_at() -> None:
    shown = set(shelf.by_rule()) | set(exhibited())
    assert [rule.id for rule in checklist() if rule.id not in shown] == []
    assert all(rule.example for chapter in rulebook.book().chapters for rule in chapter.rules)


def test_every_exhibit_is_of_a_test_that_is_there_and_cites_what_it_shows() -> None:
    cited = rulebook.citing()
    for test, exhibit in exhibits().items():
        for rule in exhibit.rules:
            assert test in {f"{one.file}::test_{one.name}" for one in cited[rule]}, test
        assert exhibit.hands or exhibit.decks or exhibit.cards
        assert all(catalog().get_printing(code) for code in exhibit.cards)


def test_of_several_hands_the_higher_one_stands_above() -> None:
    pairs = [
        ShownHand(tuple(text.split()), 2, "pair")
        for text in ("9♣ 9♦ 2♥ 4♠ 5♣", "K♣ K♦ 2♥ 4♠ 5♣", "9♣ 9♦ 2♥ 4♠ Q♣")
    ]
    fewer = ShownHand(("A♣", "A♦"), 1, "high card")
    found = ordered(Exhibit(test="here", rules=(), hands=(fewer, *pairs)))
    assert found is not None
    assert [hand.cards[0] + hand.cards[-1] for hand in found.hands] == ["K♣5♣", "9♣Q♣", "9♣5♣", "A♣A♦"]


def test_what_exhibits_say_of_hands_still_holds() -> None:
    """`gomorra scenarios` records them anew where it does not."""
    current = [one for one in exhibits().values() if OLDER not in one.test]
    plain = [
        hand for one in current for hand in one.hands if len(hand.cards) == 5 and "joker" not in hand.cards
    ]
    assert len(plain) > 50
    for hand in plain:
        found = poker.rank_hand(poker.parse(" ".join(hand.cards)))
        assert (found.rank, found.name, found.legal) == (hand.rank, hand.name, hand.legal)


def test_what_exhibits_say_of_decks_still_holds() -> None:
    decks = [deck for one in exhibits().values() for deck in one.decks if deck.format]
    assert {deck.legal for deck in decks} == {True, False}
    for shown in decks:
        entries = [Entry(catalog().printing(code), count, starts) for code, count, starts in shown.cards]
        found = check(Deck.of("Shown", entries), shown.format)
        assert found.legal == shown.legal
        said = [one.sentence for one in (*found.errors, *found.warnings)]
        assert [sentence for sentence in said if sentence in {one.sentence for one in shown.findings}] == [
            one.sentence for one in shown.findings
        ]
        assert len(shown.findings) >= len(found.errors)


def test_a_statement_about_hands_shows_them(ann: Person) -> None:
    proofs = ann.http.get("/api/rules/RB-7.4-h").json()["proofs"]
    shown = [hand for proof in proofs if proof["exhibit"] for hand in proof["exhibit"]["hands"]]
    four = {"cards": ["A♣", "A♠", "A♥", "A♦", "7♥"], "rank": 8, "name": "four of a kind"}
    assert four in [{key: hand[key] for key in four} for hand in shown]


def test_a_statement_about_decks_shows_what_is_refused_and_why(ann: Person) -> None:
    proofs = ann.http.get("/api/rules/RB-8-g").json()["proofs"]
    refused, accepted = proofs[0]["exhibit"]["decks"]
    assert not refused["legal"] and accepted["legal"]
    assert "5 cards are the 7♣" in refused["findings"][0]["sentence"]


def recorded(table: Table, recorder: Recorder, take: Take | None = None) -> shelf.Example:
    return example_of(take or recorder.takes[id(table.game)], "tests/x.py::test_a_thing", ("RB-5.3.2-h",))


def test_a_game_is_recorded_with_its_answers_and_plays_again() -> None:
    recorder = Recorder()
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    recorder.before_answer(t.game)
    t.callout(ann, bob)
    recorder.before_answer(t.game)
    t.answer("refuse")
    example = recorded(t, recorder)
    assert example.answers == ((0, f"callout {ann.id} {bob.id}"), (1, "refuse"))
    assert [one.title for one in example.made_up] == ["Outfit 0", "Filler", "Outfit 1", "Dude 1", "Dude 2"]
    again = shelf.written([example])
    assert msgspec.json.decode(shelf.lzma.decompress(again), type=shelf.Example) == example


def changed_by_hand() -> tuple[Table, Recorder, Card]:
    """A callout that is refused, and between the two answers a bounty from nowhere on who refuses."""
    recorder = Recorder()
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    recorder.before_answer(t.game)
    t.callout(ann, bob)
    t.game.state.bodies[bob.id].bounty = 3
    recorder.before_answer(t.game)
    t.answer("refuse")
    return t, recorder, bob


def test_what_was_changed_behind_the_games_back_makes_no_example() -> None:
    t, recorder, _ = changed_by_hand()
    with pytest.raises(Unfit, match="differently"):
        recorded(t, recorder)


def test_a_game_that_was_changed_by_hand_is_kept_as_it_was_seen() -> None:
    t, recorder, bob = changed_by_hand()
    example = seen_of(recorder.takes[id(t.game)], "tests/x.py::test_a_thing", ("RB-5.3.2-h",))
    assert example is not None and example.reel is not None
    assert example.by_hand and not example.playable
    views = [example.reel.view("open", place) for place in range(3)]
    assert [view["cards"][str(bob.id)].get("bounty", 0) for view in views] == [0, 3, 3]
    assert views[0]["names"] == ["Ann", "Bob"]
    titles = {one.code: one.title for one in example.made_up}
    assert titles[views[0]["cards"][str(bob.id)]["code"]] == "Dude 2"


def test_hands_stacked_in_the_middle_of_a_shootout_lie_in_the_deck_from_the_start() -> None:
    example = of("tests/rules/test_glossary_dudes.py::test_a_wanted_casualty_pays_the_other_side")
    assert example.state is not None
    assert any(one.title == "9♣" for one in example.made_up)


def test_a_made_up_card_is_the_same_card_wherever_it_is_made() -> None:
    from gomorra.server.tables.made_up import MadeUp

    one, two = plain("dude", "Dude 1", bullets=2), plain("dude", "Dude 1", bullets=2)
    assert one.code != two.code
    assert MadeUp.of(one).code == MadeUp.of(two).code != MadeUp.of(plain("dude", "Dude 1", bullets=1)).code
    again = MadeUp.of(one).printing()
    assert (again.title, again.bullets, again.shooter, again.key) == ("Dude 1", 2, "draw", one.key)


def test_a_statement_leads_to_its_scenario_step_by_step(ann: Person) -> None:
    proofs = ann.http.get("/api/rules/RB-5.3.2-h").json()["proofs"]
    shown = next(one for one in proofs if one["example"] == of(CALLOUT).id)
    assert shown["playable"]
    found = ann.http.get(f"/api/tables/{shown['example']}/replay").json()
    assert found["about"] == "An unbooted target may refuse and goes home booted"
    assert "RB-5.3.2-h" in found["rules"]
    assert found["open"]
    assert found["play_on"]
    assert not found["export"]
    first = ann.http.get(f"/api/tables/{shown['example']}/replay/0", params={"seat": "open"}).json()
    last = ann.http.get(f"/api/tables/{shown['example']}/replay/2", params={"seat": "open"}).json()
    assert first["answer"].startswith("callout")
    target = first["answer"].split()[2]
    assert not first["view"]["cards"][target].get("booted")
    assert last["view"]["cards"][target]["booted"]
    assert found["made_up"][first["view"]["cards"][target]["code"]]["title"].startswith("Dude")
    frames = ann.http.get(f"/api/tables/{shown['example']}/replay/1/frames", params={"seat": "open"}).json()
    assert len(frames["frames"]) > 1
    refused = ann.http.get(f"/api/tables/{shown['example']}/export")
    assert refused.status_code == 400


def test_one_plays_on_from_an_example_against_a_bot(ann: Person) -> None:
    made = ann.http.post(
        f"/api/tables/{of(CALLOUT).id}/play-on", json={"at": 1, "seat": 1, "strength": "random"}
    ).json()
    ann.enter(made["table"])
    ann.until(lambda: ann.asked)
    assert {option["key"] for option in ann.view["decision"]["options"]} >= {"accept", "refuse"}
    ann.answer("refuse")
    ann.until(lambda: ann.asked and ann.view["decision"]["kind"] == "play")
    ann.answer("pass")
    ann.until(lambda: ann.asked)
    found = ann.http.get(f"/api/tables/{made['table']}/replay").json()
    assert found["about"] == ""
    assert found["made_up"]


def test_an_example_played_on_survives_a_restart_and_an_undo() -> None:
    film = film_of_example(of(CALLOUT).id)
    assert film is not None
    from gomorra.server.protocol.asked import PlayOn

    begun = going_on.play_on(film, "person", "Ann", PlayOn(2, 0, "random"), 0.0)
    record = msgspec.json.decode(msgspec.json.encode(begun.record), type=type(begun.record))
    table = PlayedTable(record, begun.answers, begun.chapters)
    assert table.game is not None
    assert not table.game.over
    assert len(table.game.answers) == 2
    assert table.rewound(1).decision.kind == "callout"


def test_an_example_with_a_text_of_its_own_is_watched_only(ann: Person) -> None:
    name = next(name for name in shelf.names() if not shelf.example(name).playable)
    found = ann.http.get(f"/api/tables/{name}/replay").json()
    assert not found["play_on"]
    for at in range(found["length"] + 1):
        assert ann.http.get(f"/api/tables/{name}/replay/{at}", params={"seat": "open"}).status_code == 200
    refused = ann.http.post(f"/api/tables/{name}/play-on", json={"at": 0, "seat": 0, "strength": ""})
    assert refused.status_code == 400
    assert "watched only" in refused.json()["detail"]
    assert ann.http.get(f"/api/tables/{name}/replay/0/thoughts").status_code == 400


def test_an_unknown_example_is_not_found(ann: Person) -> None:
    assert ann.http.get("/api/tables/show-000000000000/replay").status_code == 404
