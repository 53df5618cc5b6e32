"""`gomorra odds` as a player uses it."""

from __future__ import annotations

import json
import time
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from gomorra.cli import main, odds

FEW = ("--hands", "2000")


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """The exit status and what was printed."""
    with pytest.raises(SystemExit) as left:
        main(["odds", *arguments])
    printed = capsys.readouterr()
    return int(left.value.code or 0), printed.out, printed.err


def test_ranks_are_shown_with_bars(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "law-dogs-base", "--stud", "2", "--draw", "1", *FEW)
    assert status == 0
    assert "stud 2, draw 1: 2,000 hands from" in out
    for heading in (
        "playing for the highest rank",
        "playing for the highest legal rank",
        "lowball, five cards",
    ):
        assert heading in out
    assert out.count("full house") == 3
    assert "█" in out
    assert "▒" in out


def test_odds_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "law-dogs-base", "--stud", "1", "--json", *FEW)
    told = json.loads(out)
    assert status == 0
    assert (told["stud"], told["draw"], told["hands"], told["seed"]) == (1, 0, 2000, 1)
    for aim in ("highest", "legal", "lowball"):
        assert sum(row["chance"] for row in told[aim]["ranks"]) == pytest.approx(1)
        assert all(
            row["legal"] + row["cheatin"] == pytest.approx(row["chance"]) for row in told[aim]["ranks"]
        )
    assert "against" not in told


def test_the_starting_gang_is_not_in_the_deck(capsys: pytest.CaptureFixture[str]) -> None:
    without = json.loads(run(capsys, "law-dogs-base", "--json", *FEW)[1])["cards"]
    whole = json.loads(run(capsys, "law-dogs-base", "--json", "--whole-deck", *FEW)[1])["cards"]
    assert whole == 54
    assert 47 <= without < whole


def test_a_seed_repeats_the_hands(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("law-dogs-base", "--stud", "1", "--draw", "2", "--json", *FEW)
    one, same, other = (run(capsys, *arguments, "--seed", seed)[1] for seed in ("3", "3", "4"))
    assert one == same
    assert one != other


def test_a_round_against_another_deck(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = (
        "law-dogs-base",
        "--against",
        "sloane-gang-base",
        "--stud",
        "3",
        "--stud",
        "0",
        "--draw",
        "1",
    )
    status, out, _ = run(capsys, *arguments, "--json", *FEW)
    told = json.loads(out)
    assert status == 0
    assert (told["stud"], told["against"]["stud"]) == (3, 0)
    assert (told["draw"], told["against"]["draw"]) == (1, 1)
    for found in told["against"]["rounds"].values():
        assert sum(found[result]["value"] for result in ("win", "tie", "lose")) == pytest.approx(1)
        assert found["win"]["value"] > 0.6
        assert found["dealt"]["value"] > found["taken"]["value"] > 0
        assert found["win"]["margin"] > 0
    shown = run(capsys, *arguments, *FEW)[1]
    assert "win" in shown
    assert "casualties dealt" in shown


def test_a_deck_against_itself_is_even(capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(run(capsys, "law-dogs-base", "--against", "law-dogs-base", "--json", *FEW)[1])
    found = told["against"]["rounds"]["highest"]
    assert (
        abs(found["win"]["value"] - found["lose"]["value"]) < found["win"]["margin"] + found["lose"]["margin"]
    )


def test_the_picture_is_well_formed_and_always_the_same(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    files = [tmp_path / "one.svg", tmp_path / "two.svg"]
    for file in files:
        run(capsys, "law-dogs-base", "--draw", "1", "--against", "sloane-gang-base", *FEW, "--svg", str(file))
    text = files[0].read_text(encoding="utf-8")
    assert text == files[1].read_text(encoding="utf-8")
    picture = ET.fromstring(text)
    words = [element.text for element in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert words.count("full house") == 3
    assert any(word is not None and word.startswith("win ") for word in words)
    bars = [float(bar.get("width", "0")) for bar in picture.iter("{http://www.w3.org/2000/svg}rect")]
    assert len(bars) > 20
    assert max(bars) == float(picture.get("width", "0"))


def test_a_title_with_markup_stays_text(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    from gomorra.decks import starters, write_deck

    deck = tmp_path / "deck.txt"
    deck.write_text(
        write_deck(starters()["law-dogs-base"].renamed("<b> & [red] " + "x" * 90)), encoding="utf-8"
    )
    status, out, _ = run(capsys, str(deck), *FEW, "--svg", str(tmp_path / "deck.svg"))
    assert status == 0
    assert "<b> & [red]" in out
    picture = ET.fromstring((tmp_path / "deck.svg").read_text(encoding="utf-8"))
    assert (picture.findtext("{http://www.w3.org/2000/svg}title") or "").startswith("<b> & [red]")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("law-dogs-base", "--stud", "11"), "stud bonus here is 0 to 10"),
        (("law-dogs-base", "--draw", "-1"), "draw bonus here is 0 to 12"),
        (("law-dogs-base", "--hands", "0"), "draw 1 to 10,000,000 hands"),
        (("law-dogs-base", "--stud", "1", "--stud", "2"), "--stud is given once, or twice with --against"),
        (("law-dogs-bas",), "law-dogs-base"),
        (("law-dogs-base", "--hands", "100", "--svg", "/nowhere/at/all.svg"), "/nowhere/at/all.svg"),
    ],
)
def test_a_wrong_call_says_what_is_wrong(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], message: str
) -> None:
    status, _, err = run(capsys, *arguments)
    assert status == 1
    assert message in err


def test_jokers_with_other_effects_are_noted(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    from gomorra.catalog import catalog
    from gomorra.decks import Deck, Entry, starters, write_deck

    plain = starters()["law-dogs-base"]
    devil = catalog().get_printing("10040")
    assert devil is not None
    entries = [entry for entry in plain.entries if entry.printing.type != "joker"]
    file = tmp_path / "devil.txt"
    file.write_text(write_deck(Deck.of("Devil", [*entries, Entry(devil, 1)])), encoding="utf-8")
    status, _, err = run(capsys, str(file), *FEW)
    assert status == 0
    assert "counted as a joker without its other effects" in err
    assert "note" not in run(capsys, "law-dogs-base", *FEW)[2]


def test_a_progress_bar_appears_only_when_it_takes_long(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    assert "drawing hands" not in run(capsys, "law-dogs-base", "--hands", "5000")[2]
    ticks = iter(range(1000))
    monkeypatch.setattr(time, "monotonic", lambda: float(next(ticks)))
    monkeypatch.setattr(odds, "PATIENCE", 1.0)
    assert "drawing hands" in run(capsys, "law-dogs-base", "--hands", "9000")[2]
