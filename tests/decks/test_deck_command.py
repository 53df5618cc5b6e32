"""`gomorra deck` as a player uses it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gomorra.cli import main
from gomorra.decks import parse_deck, starters, write_deck
from tests.decks.building import deck


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """The exit status and what was printed."""
    with pytest.raises(SystemExit) as left:
        main(["deck", *arguments])
    printed = capsys.readouterr()
    return int(left.value.code or 0), printed.out, printed.err


@pytest.fixture
def illegal(tmp_path: Path) -> str:
    file = tmp_path / "illegal.txt"
    file.write_text(
        write_deck(deck("Law Dogs", "5 Pistol Whip", "2 Showboating", starting=["Barton Everest"]))
    )
    return str(file)


def test_a_legal_deck_exits_with_0(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "check", "law-dogs-base")
    assert status == 0
    assert "is legal in the format original" in out
    assert "costs 15 of 19 ghost rock; 4 left" in out


def test_the_outfit_tells_the_format_unless_one_is_given(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "check", "weird-west-outlaws")[0] == 0
    status, out, _ = run(capsys, "check", "weird-west-outlaws", "--format", "original")
    assert status == 1
    assert "format:original" in out


def test_an_illegal_deck_exits_with_1_and_says_why(capsys: pytest.CaptureFixture[str], illegal: str) -> None:
    status, out, _ = run(capsys, "check", illegal)
    assert status == 1
    for rule_id in ("RB-8-g", "RB-8-h", "RB-4-j", "CB-Showboating"):
        assert rule_id in out
    assert "is not legal" in out


def test_the_report_as_json(capsys: pytest.CaptureFixture[str], illegal: str) -> None:
    status, out, _ = run(capsys, "check", illegal, "--format", "open", "--json")
    report = json.loads(out)
    assert status == 1
    assert (report["legal"], report["format"], report["stash"]) == (False, "open", 19)
    assert [error["rule"] for error in report["errors"]] == ["RB-8-g", "RB-8-h", "RB-4-j"]
    assert report["errors"][2]["cards"] == ["01040"]
    assert {"errors", "warnings", "notices"} <= set(report)
    assert json.loads(run(capsys, "check", "law-dogs-base", "--json")[1])["legal"] is True


def test_an_unreadable_deck_is_one_clear_error(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "bad.txt"
    file.write_bytes(b"\x89PNG\0")
    status, out, err = run(capsys, "check", str(file))
    assert (status, out) == (1, "")
    assert err == f"gomorra: {file}: it holds binary data, not text\n"


def test_an_unknown_format_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert "there are original, weird-west, open" in run(capsys, "check", "law-dogs-base", "--format", "x")[2]
    assert "there are text, dtdb" in run(capsys, "convert", "law-dogs-base", "--to", "pdf")[2]


@pytest.mark.parametrize("written_in", ["text", "dtdb", "markdown", "bbcode", "json", "o8d", "octgn"])
def test_convert_writes_every_format(capsys: pytest.CaptureFixture[str], written_in: str) -> None:
    status, out, err = run(capsys, "convert", "sloane-gang-learn", "--to", written_in)
    assert (status, err) == (0, "")
    assert parse_deck(out).deck.entries == starters()["sloane-gang-learn"].entries


def test_convert_to_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    target = tmp_path / "deck.o8d"
    assert run(capsys, "convert", "law-dogs-base", "--to", "o8d", "-o", str(target))[1] == ""
    assert parse_deck(target.read_bytes()).format == "o8d"


def test_what_the_reader_decided_is_told_apart_from_the_output(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "old.txt"
    file.write_text("Law Dogs (Base Set)\n\n2x Pistol Whip (Gone Set)\n")
    _, out, err = run(capsys, "convert", str(file), "--to", "json")
    assert json.loads(out)["cards"] == {"01002": 1, "01119": 2}
    assert "note: line 3: the pack 'Gone Set' of Pistol Whip is unknown" in err


def test_show_lists_cards_and_values(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "show", "law-dogs-base")
    assert status == 0
    assert "1x  3♠  Tommy Harden *" in out
    assert "   2  16  ♣♣♣♣ ♦♦♦♦ ♥♥♥♥ ♠♠♠♠" in out
    assert (
        json.loads(run(capsys, "show", "law-dogs-base", "--json")[1])["name"] == "Law Dogs: Base Set bounties"
    )


def test_starters_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert all(name in run(capsys, "starters")[1] for name in starters())
    listed = json.loads(run(capsys, "starters", "--json")[1])
    assert [entry["name"] for entry in listed] == list(starters())
    assert listed[0]["format"] == "original"
