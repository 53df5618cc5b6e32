"""A series of games follows from its plan, game by game, however it is played."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from gomorra.decks import read_deck
from gomorra.engine import Game
from gomorra.lab import simulate
from gomorra.lab.cluster import play_on_cluster
from gomorra.lab.plan import DeckList, PlanError, make_plan, setting
from gomorra.lab.records import Book, RecordsError, read_lines
from gomorra.lab.simulate import play_game, play_games
from gomorra.lab.summary import summarise

LAW, SLOANE, RING = (
    DeckList.of(read_deck(name), name) for name in ("law-dogs-base", "sloane-gang-base", "fourth-ring-base")
)


@pytest.fixture
def plan():
    return make_plan(("random", "random"), (LAW, SLOANE), seed=3)


def test_a_game_can_be_played_again_by_itself(plan):
    series = list(play_games(plan, range(4), workers=1))
    assert play_game(plan, 2) == series[2]


def test_cores_do_not_change_the_games(plan):
    alone = list(play_games(plan, range(4), workers=1))
    together = sorted(play_games(plan, range(4), workers=2), key=lambda game: game.number)
    assert together == alone


def test_another_seed_plays_other_games(plan):
    other = make_plan(("random", "random"), (LAW, SLOANE), seed=4)
    assert play_game(plan, 0) != play_game(other, 0)


def test_bots_have_every_seat_and_deck_equally_often():
    plan = make_plan(("random", "steady"), (LAW, SLOANE, RING), seed=1)
    seen = Counter()
    pairs = set()
    for number in range(2 * 3 * 2):
        here = setting(plan, number)
        for seat, contestant in enumerate(here.contestants):
            seen[contestant, seat] += 1
            seen[contestant, "deck", here.decks[seat]] += 1
        pairs.add(tuple(here.decks))
    assert {seen[bot, seat] for bot in range(2) for seat in range(2)} == {6}
    assert {seen[bot, "deck", deck] for bot in range(2) for deck in range(3)} == {4}
    assert len(pairs) == 6  # every deck meets every other, from either seat


def test_fixed_decks_stay_with_their_bots():
    plan = make_plan(("random", "random"), (LAW, SLOANE), seed=1, mixed=False)
    assert [setting(plan, number).decks for number in range(4)] == [(0, 1), (1, 0), (0, 1), (1, 0)]


def test_a_long_game_is_a_draw():
    plan = make_plan(("random", "random"), (LAW, SLOANE), seed=3, days=1)
    endings = {play_game(plan, number).ending for number in range(6)}
    assert "drawn" in endings


def test_a_game_without_end_is_given_up():
    plan = make_plan(("random", "random"), (LAW, SLOANE), seed=3, decisions=10)
    record = play_game(plan, 0)
    assert (record.ending, record.winner, record.decisions) == ("given up", -1, 10)


def test_a_broken_game_is_counted_and_does_not_end_the_series(plan, monkeypatch):
    class Stumbling:
        def choose(self, game, seat):
            raise RuntimeError("stumbled")

    monkeypatch.setattr(simulate, "make_bot", lambda name, seed: Stumbling())
    record = play_game(plan, 1)
    assert record.ending == "error"
    summary = summarise(plan, [record])
    assert summary.problems == ["game 1: RuntimeError: stumbled"]
    assert summary.bots["random 1"].trials == 0


def test_kept_games_can_be_loaded(plan, tmp_path):
    record = play_game(plan, 0, keep=tmp_path)
    game = Game.load((tmp_path / "game-000000.json").read_text(encoding="utf-8"))
    assert game.over
    assert len(game.answers) == record.decisions


def test_the_summary_counts_every_game_once(plan):
    games = list(play_games(plan, range(8), workers=1))
    summary = summarise(plan, games)
    assert summary.games == 8
    assert sum(found.hits for found in summary.bots.values()) == sum(game.winner >= 0 for game in games)
    assert sum(found.hits for found in summary.seats.values()) == sum(game.winner >= 0 for game in games)
    assert sum(found.hits for found in summary.endings.values()) == 8
    assert summary.days.low <= summary.days.mean <= max(game.days for game in games)


@pytest.mark.parametrize(
    ("bots", "decks", "words"),
    [
        (("random", "wizard"), (LAW,), "no bot is called 'wizard'"),
        (("random",), (LAW,), "two to six seats, not 1"),
        (("random",) * 7, (LAW,), "two to six seats, not 7"),
        (("random", "random"), (), "at least one deck"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(bots, decks, words):
    with pytest.raises(PlanError, match=words):
        make_plan(bots, decks, seed=1)


def write(plan, path: Path, numbers) -> Book:
    book = Book(plan, path)
    with book.writing():
        for record in play_games(plan, [n for n in numbers if n not in book.games], workers=1):
            book.add(record)
    return book


def test_a_series_is_continued(plan, tmp_path):
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    write(plan, whole, range(4))
    write(plan, parts, range(2))
    book = write(plan, parts, range(4))
    assert len(book.games) == 4
    assert parts.read_bytes() == whole.read_bytes()


def test_a_line_that_was_cut_off_is_played_again(plan, tmp_path):
    path = tmp_path / "games.jsonl"
    write(plan, path, range(3))
    whole = path.read_bytes()
    path.write_bytes(whole[:-20])
    assert len(Book(plan, path).games) == 2
    write(plan, path, range(3))
    assert path.read_bytes() == whole


def test_games_of_another_series_are_not_mixed_in(plan, tmp_path):
    path = tmp_path / "games.jsonl"
    write(plan, path, range(1))
    other = make_plan(("random", "random"), (LAW, SLOANE), seed=99)
    with pytest.raises(RecordsError, match="other seed"):
        Book(other, path)


def test_a_file_that_is_no_record_is_refused(plan, tmp_path):
    path = tmp_path / "shopping.jsonl"
    path.write_text("eggs\nmilk\n", encoding="utf-8")
    with pytest.raises(RecordsError, match="line 1: this is no record of games"):
        Book(plan, path)
    with pytest.raises(RecordsError, match=r"ends in \.jsonl or \.parquet"):
        Book(plan, tmp_path / "games.txt")


def test_records_are_read_back(plan, tmp_path):
    path = tmp_path / "games.jsonl"
    book = write(plan, path, range(2))
    assert read_lines(path) == (plan, book.in_order())


def test_parquet_holds_the_same_games(plan, tmp_path):
    pytest.importorskip("pyarrow", reason="pyarrow is not installed")
    path = tmp_path / "games.parquet"
    write(plan, path, range(2))
    book = write(plan, path, range(3))
    assert Book(plan, path).games == book.games
    assert [file.name for file in tmp_path.iterdir()] == ["games.parquet"]


def test_parquet_says_what_is_missing(plan, tmp_path, monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "pyarrow.parquet", None)
    with pytest.raises(RecordsError, match="need the package 'pyarrow'"):
        Book(plan, tmp_path / "games.parquet")


def test_a_cluster_plays_the_same_games(plan):
    pytest.importorskip("ray", reason="the extra `cluster` is not installed")
    games = sorted(play_on_cluster(plan, range(3), "local"), key=lambda game: game.number)
    assert games == list(play_games(plan, range(3), workers=1))


def test_a_cluster_without_ray_says_what_is_missing(plan, monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(PlanError, match="install the extra `cluster`"):
        list(play_on_cluster(plan, range(1), "local"))
