"""A shootout as data: where it is, who is in it, and what is remembered of its rounds."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from gomorra.engine.board import control

if TYPE_CHECKING:
    from gomorra.engine.game import Game

LEADER, MARK = 0, 1


class Casualty(NamedTuple):
    """A casualty of the current round: whose posse, which card, and what became of it."""

    side: int
    card: int
    fate: str
    """"discard", "ace" or "home"; "saved" where something else happened instead."""
    bullets: int
    is_dude: bool


class Shootout:
    """A running shootout. Side 0 is the leader's posse, side 1 the mark's."""

    __slots__ = (
        "backup", "casualties", "game", "headline", "last_round", "leader", "location", "lost_by", "mark", "number",
        "posses", "ranks", "revealed", "round", "round_winner", "seats", "settled",
        "shooters", "spared", "step", "tao", "winner",
    )  # fmt: skip

    def __init__(
        self,
        game: Game,
        location: int,
        seats: tuple[int, int],
        posses: list[list[int]],
        leader: int,
        mark: int,
    ) -> None:
        self.game = game
        self.number = game.state.next_serial()
        self.location = location
        self.seats = seats
        self.posses = posses
        self.leader = leader
        self.mark = mark
        self.round = 0
        self.step = "make plays"
        self.shooters = [0, 0]
        self.backup: list[list[int]] = [[], []]
        self.headline = False
        self.last_round = False
        self.revealed = False
        self.ranks = (0, 0)
        self.round_winner: int | None = None
        self.lost_by = 0
        self.casualties: list[Casualty] = []
        self.settled: list[int] = []
        """The sides that have taken the casualties of this round."""
        self.spared = [0, 0]
        """How many casualties of this round each side was spared already, of those that effects take off."""
        self.tao: list[int] = []
        self.winner: int | None = None

    def stamp(self, span: str) -> int:
        """A number that stays the same for a "round" or for the whole "shootout"."""
        return self.number * 1000 + (self.round if span == "round" else 0)

    def players_side(self, seat: int) -> int | None:
        """The side on which a player stands: as leader, as mark, or as an ally with a dude in a posse."""
        if seat in self.seats:
            return self.seats.index(seat)
        for side, posse in enumerate(self.posses):
            if any(control.controller(self.game, dude) == seat for dude in posse):
                return side
        return None

    def participants(self) -> list[int]:
        """The players with a dude in the shootout."""
        found = {control.controller(self.game, dude) for posse in self.posses for dude in posse}
        return sorted(found)

    def allies(self, side: int) -> list[int]:
        """The players who help a side, clockwise from its own player."""
        there = {control.controller(self.game, dude) for dude in self.posses[side]}
        return [seat for seat in self.game.state.clockwise(self.seats[side]) if seat in there][
            1 if self.seats[side] in there else 0 :
        ]

    @property
    def over(self) -> bool:
        """Whether a posse is empty."""
        return not self.posses[0] or not self.posses[1]


def first_to_settle(game: Game, battle: Shootout) -> int:
    """The side that handles casualties and flight first: the loser, else the leader."""
    if battle.round_winner is not None:
        return 1 - battle.round_winner
    if game.state.ruleset.tie_leader_first or game.state.winner not in battle.seats:
        return LEADER
    return battle.seats.index(game.state.winner)
