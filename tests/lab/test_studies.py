"""Matchups and studies of decks, and their pictures and commands."""

from __future__ import annotations

import json
from xml.etree import ElementTree as ET

import pytest
from typer.testing import CliRunner

from gomorra.cli import application, expected
from gomorra.decks import read_deck
from gomorra.lab.matchups import RoundRobin
from gomorra.lab.pictures import card_bars, heat_map
from gomorra.lab.plan import DeckList, PlanError, make_plan
from gomorra.lab.study import Presence, findings, watch_game

LAW, SLOANE, RING = (
    DeckList.of(read_deck(name), name) for name in ("law-dogs-base", "sloane-gang-base", "fourth-ring-base")
)


def run(*arguments: str):
    words = list(arguments)
    return CliRunner().invoke(application(words), words)


def game(*, won: bool, days: int = 1, opening: str = "", hand: str = "", play: str = "") -> Presence:
    return Presence(won, days, frozenset(opening.split()), frozenset(hand.split()), frozenset(play.split()))


def test_every_deck_meets_every_other_in_both_seats():
    table = RoundRobin([LAW, SLOANE, RING], "random", 1)
    played = list(table.play(4, workers=1))
    assert len(played) == 12
    assert all(table.games[a][b] == (0 if a == b else 4) for a in range(3) for b in range(3))
    assert sum(map(sum, table.wins)) == sum(record.winner >= 0 for record in played)
    assert {record.decks[0] for record in played} == {LAW.name, SLOANE.name, RING.name}


def test_the_heat_map_shows_every_pair():
    table = RoundRobin([LAW, SLOANE], "random", 1)
    list(table.play(4, workers=1))
    root = ET.fromstring(heat_map(table))
    shown = [node.text for node in root.iter("{http://www.w3.org/2000/svg}text")]
    assert f"{table.share(0, 1).value:.0%}" in shown
    assert f"{table.share(1, 0).value:.0%}" in shown


def test_one_deck_makes_no_round_robin():
    with pytest.raises(PlanError, match="at least two decks"):
        RoundRobin([LAW], "random", 1)


def test_a_card_that_wins_in_the_opening_hand_is_found():
    games = [game(won=True, opening="gold")] * 30 + [game(won=False, opening="mud")] * 30
    best, worst = findings(games, "opening")
    assert (best.card, best.lift, best.clear) == ("gold", pytest.approx(0.5), True)
    assert (worst.card, worst.lift, worst.clear) == ("mud", pytest.approx(-0.5), True)


def test_long_games_are_compared_with_long_games():
    """A card that is seen in every long game gains nothing from the fact that the deck wins long games."""
    short = [game(won=False, days=1, hand="early")] * 40
    long = [game(won=True, days=5, hand="early late")] * 40
    lifts = {found.card: found.lift for found in findings([*short, *long], "hand")}
    assert lifts == {"early": pytest.approx(0), "late": pytest.approx(0)}


def test_a_watched_game_notes_hand_and_play():
    plan = make_plan(("random", "random"), (LAW, SLOANE), seed=1, mixed=False)
    titles = {printing.name for printing in read_deck("law-dogs-base").copies()}
    seen = [watch_game(plan, number) for number in range(4)]
    for presence in seen:
        assert presence.opening <= presence.hand <= titles
        assert presence.play <= titles
    assert any(presence.play for presence in seen)
    assert any(presence.hand - presence.opening for presence in seen)


def test_the_picture_has_a_bar_for_each_card():
    games = [game(won=True, play="gold")] * 3 + [game(won=False, play='mud<&"')] * 3
    root = ET.fromstring(card_bars("A deck", findings(games, "play")))
    assert len(list(root.iter("{http://www.w3.org/2000/svg}rect"))) == 3  # the paper and two bars


def test_the_sim_command_tells_and_continues(tmp_path):
    path = tmp_path / "games.jsonl"
    words = ["sim", "--seats", "random,random", "--workers", "1", "--json", "--out", str(path)]
    first = run(*words, "--games", "2")
    assert first.exit_code == 0, first.output
    again = run(*words, "--games", "4")
    told = json.loads(again.stdout)
    assert told["games"] == 4
    assert set(told["bots"]) == {"random 1", "random 2"}
    assert len(path.read_text(encoding="utf-8").splitlines()) == 5


def test_the_sim_command_shows_a_table():
    done = run("sim", "--games", "2", "--seats", "random,random,random", "--workers", "1")
    assert done.exit_code == 0, done.output
    for words in ("wins by bot", "wins by deck", "how games ended", "95 % interval", "decisions:"):
        assert words in done.stdout


def test_the_matchups_command(tmp_path):
    picture = tmp_path / "heat.svg"
    done = run("matchups", "law-dogs-base", "sloane-gang-base", "--games", "2", "--bot", "random", "--workers", "1",
               "--json", "--svg", str(picture))  # fmt: skip
    assert [row["deck"] for row in json.loads(done.stdout)["decks"]] == ["law-dogs-base", "sloane-gang-base"]
    assert picture.read_text(encoding="utf-8").startswith("<svg")


def test_the_study_command(tmp_path):
    picture = tmp_path / "study.svg"
    done = run(
        "study", "law-dogs-base", "--games", "10", "--bot", "random", "--workers", "1", "--svg", str(picture)
    )
    assert "law-dogs-base:" in done.stdout
    assert "in the opening hand" in done.stdout
    assert picture.exists()


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("sim", "--seats", "random,wizard", "--games", "1"), "no bot is called 'wizard'"),
        (("sim", "--decks", "no-such-deck", "--games", "1"), "no such starter deck"),
        (("sim", "--out", "games.txt", "--games", "1"), "ends in .jsonl or .parquet"),
        (("sim", "--cluster", "local", "--keep", "there", "--games", "1"), "does not go with --cluster"),
        (("study", "law-dogs-base", "--by", "smell"), "--by is one of opening, hand, play"),
        (("matchups", "law-dogs-base"), "at least two decks"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(words, told):
    done = run(*words)
    assert done.exit_code != 0
    assert done.exception is not None
    assert told in str(expected(done.exception))
