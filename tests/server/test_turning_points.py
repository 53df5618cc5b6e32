"""What turned a finished game: told on its own day, and by what tells most of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from gomorra.engine import Game
from gomorra.server.protocol.asked import TableOptions
from gomorra.server.protocol.pages import HindsightPoint, ReplayMark, TurningPoint
from gomorra.server.replays.film import Film
from gomorra.server.replays.hindsight import turning_point, turning_points
from gomorra.server.replays.reels import Filming
from gomorra.server.tables.records import Chapter, SeatRecord, TableRecord
from gomorra.testing import Table


@dataclass
class Shooting:
    """A game that is filmed answer by answer."""

    game: Game

    def __post_init__(self) -> None:
        self.filming = Filming(self.game)
        self.marks = [self._mark(0)]

    def _mark(self, at: int) -> ReplayMark:
        game = self.game
        return ReplayMark(at, game.state.day, game.state.phase, game.decision.seat, game.told)

    def answer(self, key: str) -> None:
        self.game.answer(key)
        self.filming.take()
        self.marks.append(self._mark(len(self.marks)))

    def on(self, until: Callable[[Game], bool]) -> None:
        """Everybody passes, until something holds."""
        while not until(self.game):
            keys = [option.key for option in self.game.decision.options]
            self.answer(next((key for key in keys if key in ("pass", "done", "pay")), keys[0]))

    def film(self) -> Film:
        """What was seen so far."""
        length = len(self.marks) - 1
        seats = [SeatRecord("bot", self.game.name(one)) for one in range(self.game.seats)]
        record = TableRecord("t", 1, 1, "", seats, TableOptions(), {}, 0.0)
        chapter = Chapter(0, length, "", b"", self.filming.reel())
        return Film(record, [""] * length, [0] * length, [chapter], self.marks)

    def turned(self, seat: int) -> TurningPoint:
        """The whole of it as a turning point that was good for a seat."""
        first, last = self.marks[0], self.marks[-1]
        rival = (0.4, 0.6) if seat else (0.6, 0.4)
        return turning_point(
            self.film(),
            seat,
            HindsightPoint(first.at, first.day, first.phase, (0.5, 0.5)),
            HindsightPoint(last.at, last.day, last.phase, rival),
        )


def next_noon(day: int) -> Callable[[Game], bool]:
    return lambda game: game.state.day > day and game.state.phase == "noon"


def test_who_was_not_paid_for_turned_the_game_and_not_the_lowball_before() -> None:
    t = Table(stash=0)
    for name in ("Ramiro", "Abram", "Lucy"):
        t.dude(name, upkeep=5, influence=1)
    t.dude("Tommy", influence=2)
    t.dude("Foe", seat=1, influence=2)
    shooting = Shooting(t.game)
    today = t.game.state.day
    shooting.on(next_noon(today))
    turn = shooting.turned(1)
    assert turn.day == today + 1, "it was in the morning, not in the evening before"
    assert shooting.marks[turn.at].day == turn.day
    for name in ("Ramiro", "Abram", "Lucy"):
        assert name in turn.text
    assert "influence 5 → 2" in turn.text
    assert "lowball" not in turn.text


def test_a_lowball_alone_is_told_on_its_own_day() -> None:
    t = Table(stash=9)
    t.dude("Tommy")
    t.dude("Foe", seat=1)
    shooting = Shooting(t.game)
    today = t.game.state.day
    shooting.on(next_noon(today))
    turn = shooting.turned(1)
    assert "wins the lowball" in turn.text
    assert turn.day == shooting.marks[turn.at].day == today + 1


def test_a_play_is_told_with_the_deed_that_it_took() -> None:
    t = Table()
    bank = t.deed("Bank", control=2)
    t.dude("Sloane", seat=1, influence=3, at="town square")
    t.dude("Ben", influence=1, at=bank)
    shooting = Shooting(t.game)
    shooting.answer("pass")
    move = next(
        option.key
        for option in t.game.decision.options
        if option.payload[0] == "move" and option.payload[-1] == bank.id
    )
    shooting.answer(move)
    turn = shooting.turned(1)
    assert "Sloane" in turn.text
    assert "controls Bank now" in turn.text
    assert turn.at == 1
    assert (turn.before, turn.after) == ((0.5, 0.5), (0.4, 0.6)), "everybody's chance, for one's own measure"


def test_a_fight_that_turned_a_little_is_told_and_a_play_that_turned_as_much_is_not() -> None:
    t = Table()
    ann, foe = t.dude("Ann", at="town square"), t.dude("Foe", seat=1, at="town square")
    bea = t.dude("Bea", at="town square")
    shooting = Shooting(t.game)
    shooting.answer(f"callout {ann.id} {foe.id}")
    shooting.on(lambda game: game.shootout is None and game.decision.kind == "play")
    fight = len(shooting.marks) - 1
    shooting.answer("pass")
    assert bea.in_play
    play = len(shooting.marks) - 1
    shooting.answer("pass")
    shooting.on(next_noon(t.game.state.day))
    end = len(shooting.marks) - 1
    marks = [shooting.marks[at] for at in (0, fight, play, end)]
    film = shooting.film()
    for gain, told in ((0.05, 2), (0.01, 1)):
        chances = [0.3, 0.3 + gain, 0.3 + 2 * gain, 0.6]
        points = [
            HindsightPoint(mark.at, mark.day, mark.phase, (chance, 1 - chance))
            for mark, chance in zip(marks, chances, strict=True)
        ]
        last = shooting.marks[-1]
        points.append(HindsightPoint(last.at, last.day, last.phase, (1, 0)))
        turns = turning_points(film, points)
        assert len(turns) == told
        assert ("shootout" in turns[0].text) == (told == 2)
