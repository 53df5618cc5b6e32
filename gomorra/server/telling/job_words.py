"""A job in words for those who are asked to join it or to stand in its way: what it is about and what it costs."""

from __future__ import annotations

from gomorra.engine import Game
from gomorra.engine.sight import naming
from gomorra.engine.sight.offers import titled

RECRUITS = {
    "Who joins the job from the leader's location?": "with {leader}",
    "Who joins the job from next to the leader's location?": "from next door",
}
"""How the leader's player is asked before the posse sets out."""
INVITED = "invites you to the job"


def is_asked(game: Game) -> bool:
    """Whether somebody is asked to join a job or to oppose it."""
    return game.decision.kind == "join" and game.job is not None


def rides_along(game: Game) -> bool:
    """Whether one is asked to help with the job of somebody else."""
    job = game.job
    return (
        game.decision.kind == "join"
        and job is not None
        and job.use.seat != game.decision.seat
        and INVITED in game.decision.prompt
    )


def question(game: Game, prompt: str) -> str:
    """Who joins, as people say it: for the job, with it, or against it."""
    job, seat = game.job, game.decision.seat
    assert job is not None
    leader, place = titled(game, job.use.leader.id), naming.place_name(game, job.location)
    if rides_along(game):
        return f"{game.name(job.use.seat)} asks you to ride along: who goes?"
    if job.use.seat != seat:
        return f"{game.name(job.use.seat)}'s job at {place}: who stands in the way?"
    if prompt in RECRUITS:
        return f"Your job: who rides along {RECRUITS[prompt].format(leader=leader)}?"
    return f"Your job: who joins it at {place}?"


def about(game: Game) -> str:
    """Leader and mark, when it succeeds, and what joining costs."""
    job, seat = game.job, game.decision.seat
    assert job is not None
    leader, target = titled(game, job.use.leader.id), job.use.mark
    place = naming.place_name(game, job.location)
    mark = place if target.id == job.location else f"{titled(game, target.id)} at {place}"
    head = f"{leader} leads; the mark is {mark}."
    if rides_along(game):
        return f"{head} Who rides along boots, and goes home booted afterwards."
    if job.use.seat != seat:
        return (
            f"{head} Send somebody and there is a shootout; send nobody and it succeeds. Who comes from next door "
            "boots; who is left stays there."
        )
    return (
        f"{head} It succeeds if nobody stands in the way or your posse wins. Who joins boots, unless at the mark "
        "already; afterwards all go home booted."
    )
