"""How a shootout or a job ends, and why, in a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gomorra.engine.events import JobEnded, ShootoutEnded
    from gomorra.engine.game import Game

JOBS: dict[str, str] = {
    "unopposed": "nobody stands in the way",
    "powerless": "the posse against it cannot stop it",
    "won": "{leader}'s posse has won the shootout",
    "unfit": "the posse is not one that the card asks for",
    "nobody": "nobody is left in {leader}'s posse",
    "lost": "everybody of {leader}'s posse has gone",
    "undecided": "nobody has won the shootout",
    "doomed": "a card lets it fail, whoever wins the shootout",
}
"""Why a job succeeds or fails."""


def shootout_over(game: Game, event: ShootoutEnded) -> str:
    """Who wins a shootout, and because of whom it is over."""
    if event.victor >= 0:
        others = [seat for seat in event.seats if seat not in (event.victor, -1)]
        why = f", because nobody of {game.name(others[0])}'s posse is left" if others else ""
        return f"The shootout is over: {game.name(event.victor)} wins it{why}."
    why = ""
    if event.standing is not None:
        why = ": both posses still stand" if event.standing else ": nobody is left on either side"
    return f"The shootout is over, and nobody wins it{why}."


def job_over(game: Game, event: JobEnded) -> str:
    """Whether a job succeeds, and why."""
    why = JOBS[event.why].format(leader=game.name(event.seat)) if event.why else ""
    return f"The job {'succeeds' if event.success else 'fails'}{f': {why}' if why else ''}."
