"""Keys that cannot be read, cards that fail, bots that know no way out: a sentence, and the table stays as it was."""

from __future__ import annotations

import logging

import pytest

from gomorra.engine import Game
from gomorra.engine.kernel.decision import parse_key
from tests.server.people import Person, Server, against_bot, wait_for
from tests.server.test_together import seat_both

UNREADABLE = [
    "--5",
    "²",
    "move ² ³",
    "-",
    "use --1 x",
    "٣",
    "9" * 100,
    "\ud800".encode("utf-8", "replace").decode(),
]


@pytest.mark.parametrize("key", UNREADABLE)
def test_a_key_that_cannot_be_read_is_an_illegal_answer(
    ann: Person, key: str, caplog: pytest.LogCaptureFixture
) -> None:
    ann.enter(ann.make(*against_bot()))
    with caplog.at_level(logging.ERROR):
        ann.send("answer", seat=0, decision=0, keys=[key])
        assert ann.hear("trouble")["code"] == "illegal"
    assert not caplog.records
    assert ann.view["decision"]["number"] == 0


def test_every_key_of_an_option_reads_back() -> None:
    assert parse_key("move -3 town-square 12") == ("move", -3, "town-square", 12)


def fail_for(monkeypatch: pytest.MonkeyPatch, seat: int) -> None:
    """Let every answer of a seat fail as a wrong card would."""
    give = Game._give

    def broken(game: Game, payload: tuple[str | int, ...]) -> None:
        if game.decision.seat == seat:
            raise RuntimeError("a card that does not know this situation")
        give(game, payload)

    monkeypatch.setattr(Game, "_give", broken)


def test_a_reload_keeps_the_clock_running(
    ann: Person, bob: Person, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a card has failed the clock stands where it stood, and goes on."""
    table = seat_both(ann, bob, clock={"minutes": 1, "increment": 0, "at_zero": "pass"})
    room = server.app.state["hall"].rooms._rooms[table]
    room.clocks._since -= 20
    fail_for(monkeypatch, 0)
    ann.send("answer", seat=0, decision=0, keys=["gang as-listed"])
    assert "card failed" in ann.hear("trouble")["sentence"]
    monkeypatch.undo()
    assert room.clocks.running == 0
    assert room.clocks.left(0) < 41
    assert room._alarm is not None


def test_a_bot_for_which_every_play_fails_stops_and_says_so(
    ann: Person, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ann.make(*against_bot())
    ann.enter(table)
    fail_for(monkeypatch, 1)
    ann.send("answer", seat=0, decision=0, keys=["gang as-listed"])
    ann.until(lambda: "stands still" in (ann.other[-1]["sentence"] if ann.other else ""))
    assert ann.view["decision"]["seat"] == 1
    room = server.app.state["hall"].rooms._rooms[table]
    wait_for(room._driver.done)
    ann.leave()
    ann.enter(table)
    assert "stands still" in ann.hear("trouble")["sentence"]
    monkeypatch.undo()
    ann.send("undo", seat=0)
    ann.until(lambda: ann.asked)
