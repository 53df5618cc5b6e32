"""`gomorra cards` as a deck builder uses it."""

from __future__ import annotations

import json

import pytest

from gomorra.catalog import catalog
from gomorra.cli import main


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """The exit status and what was printed."""
    with pytest.raises(SystemExit) as left:
        main(["cards", *arguments])
    printed = capsys.readouterr()
    return int(left.value.code or 0), printed.out, printed.err


def test_a_query_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "t:dude g:lawdogs b>2")
    assert status == 0
    assert "Sheriff Dave Montreal" in out
    assert "Tommy Harden" not in out
    assert "12 found" in out


def test_a_query_may_be_several_words(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "pistol", "e:DTR")
    assert "01119" in out
    assert "24228" not in out


def test_records_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "t:dude g:lawdogs b>2", "--json")
    records = json.loads(out)
    assert status == 0
    assert [record["code"] for record in records] == [
        p.code for p in catalog().search("t:dude g:lawdogs b>2")
    ]
    sheriff = next(record for record in records if record["code"] == "01024")
    assert sheriff == {
        "code": "01024",
        "title": "Sheriff Dave Montreal",
        "experience": 0,
        "type": "dude",
        "suit": "spades",
        "value": 13,
        "keywords": ["Deputy"],
        "gangs": ["Law Dogs"],
        "shooter": "stud",
        "bullets": 3,
        "influence": 3,
        "cost": 9,
        "upkeep": 2,
        "quantity": 2,
        "pack": "DTR",
        "edition": "original",
        "unique": True,
        "octgn_id": catalog().printing("01024").octgn_id,
    }


def test_nothing_found_is_no_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "t:dude t:deed")[:2] == (0, "Nothing found.\n")


def test_a_bad_query_points_to_the_place(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "t:dude b>=2")
    assert (status, out) == (1, "")
    assert err.endswith("t:dude b>=2\n        ^\n")
    assert "Traceback" not in err


def test_show_gives_facts_and_rulings(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "show", "Ambush")
    assert status == 0
    assert "Ambush  4♣" in out
    assert "cost 4" in out
    assert "cost 2" in out
    assert "Weird West Edition" in out
    assert "CR-Ambush-a" in out


def test_show_says_what_dudes_goods_and_legends_have(capsys: pytest.CaptureFixture[str]) -> None:
    assert "cost 8, upkeep 3, 4 stud, influence 3" in run(capsys, "show", "Sloane")[1]
    assert "cost 2, +2 bullets, influence +1" in run(capsys, "show", "Yagn's Mechanical Skeleton")[1]
    assert "production +0, starting stash -2" in run(capsys, "show", "Raven")[1]
    assert "Core Law Dogs" in run(capsys, "show", "Gomorra Jail")[1]


def test_show_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    shown = json.loads(run(capsys, "show", "pistol", "whip", "--json")[1])
    assert shown["key"] == "pistol-whip"
    assert [printing["code"] for printing in shown["printings"]] == ["01119", "24228", "00001"]
    assert {
        ruling["rule"]
        for ruling in json.loads(run(capsys, "show", "Mario Crane exp 1", "--json")[1])["rulings"]
    } == {"CR-MarioCraneExp1-a"}


def test_rulings_of_jokers_and_nicknames_are_found(capsys: pytest.CaptureFixture[str]) -> None:
    assert "CR-AllJokers-a" in run(capsys, "show", "Joker (red)")[1]
    assert "CR-DevilsJoker-a" in run(capsys, "show", "Devil's Joker (Black)")[1]
    assert "CR-LulaMorganExp1-a" in run(capsys, "show", 'Tallulah "Lula" Morgan (Exp.1)')[1]


def test_an_unknown_card_answers_with_the_nearest(capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = run(capsys, "show", "Pistl Whip")
    assert status == 1
    assert err == "gomorra: no card is called 'Pistl Whip'; nearest: Pistol Whip\n"
