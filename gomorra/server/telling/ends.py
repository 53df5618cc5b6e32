"""The end of a fight or of a job on the stage: who wins it, whether it succeeds, and why."""

from __future__ import annotations

from collections.abc import Iterator

from gomorra.engine import Game
from gomorra.engine.events import (
    Aced,
    BountyCollected,
    Discarded,
    Event,
    JobEnded,
    JobStarted,
    PhaseStarted,
    PlayEnded,
    PossesFormed,
    RoundDecided,
    SentHome,
    ShootoutEnded,
)
from gomorra.engine.sight import narrate
from gomorra.engine.sight.story import log_lines
from gomorra.engine.words import Why
from gomorra.server.protocol.told import SceneView

OUTCOMES: tuple[tuple[str, type[Aced | Discarded | SentHome]], ...] = (
    ("Aced", Aced),
    ("Discarded", Discarded),
    ("Gone home booted", SentHome),
)
CHANGES = 6
"""So many sentences about what a job brought."""


def ends(game: Game, start: int, seat: int | None) -> Iterator[SceneView]:
    """The ends of fights and jobs since an event; where the page of the last round tells of it, that is enough."""
    for place, event in enumerate(game.events[start:], start):
        if isinstance(event, JobEnded) and event.source > 0:
            told = _on_a_page(game, start, place)
            scene = _job(game, place, event, seat, told=told)
            if scene.changes or not told:
                yield scene
        elif isinstance(event, ShootoutEnded) and not _on_a_page(game, start, place):
            formed = _formed(game, place)
            if formed is not None and not any(isinstance(one, JobEnded) for one in _same_play(game, place)):
                yield _shootout(game, place, event, formed, seat)


def _formed(game: Game, place: int) -> PossesFormed | None:
    """Who stood in the fight; none where the log does not reach back so far."""
    return next((one for one in reversed(game.events[:place]) if isinstance(one, PossesFormed)), None)


def _on_a_page(game: Game, start: int, place: int) -> bool:
    """Whether the round that decided it comes to the stage together with the end."""
    for event in reversed(game.events[start:place]):
        if isinstance(event, (PossesFormed, PhaseStarted)):
            return False
        if isinstance(event, RoundDecided) and event.shown:
            return True
    return False


def _same_play(game: Game, place: int) -> Iterator[Event]:
    """What follows an event in the same play."""
    for event in game.events[place + 1 :]:
        if isinstance(event, (PlayEnded, PhaseStarted)):
            return
        yield event


def _shootout(
    game: Game, place: int, event: ShootoutEnded, formed: PossesFormed, seat: int | None
) -> SceneView:
    """A shootout that is over, and what became of those who stood in it."""
    whose = event.victor if event.victor >= 0 else event.seat
    return _over(
        place, narrate.sentence(game, event, seat), whose, -1, "", tuple(_outcomes(game, place, formed))
    )


def _outcomes(game: Game, place: int, formed: PossesFormed) -> Iterator[str]:
    """Who fell and who went home, of both posses, and whose bounty was collected."""
    begin = game.events.index(formed)
    fought = {card for posse in formed.posses for card in posse}
    for words, kinds in OUTCOMES:
        gone = [
            narrate.named(game, one, one.card)
            for one in game.events[begin:place]
            if isinstance(one, kinds) and one.card in fought
        ]
        if gone:
            yield f"{words}: {narrate.listed(list(dict.fromkeys(gone)))}."
    for one in game.events[begin:place]:
        if isinstance(one, BountyCollected) and one.card in fought:
            head = narrate.named(game, one, one.card)
            yield f"Bounty on {head}: {game.name(one.seat)} gains {one.amount} ghost rock."


def _over(
    place: int, said: str, whose: int, card: int, code: str, changes: tuple[str, ...] = ()
) -> SceneView:
    """The end of something on the stage, with a card that stands for it."""
    return SceneView(
        place, "play", said, "", (), -1, seat=whose, card=card, code=code, changes=changes, by_itself=True
    )


def _job(game: Game, place: int, event: JobEnded, seat: int | None, *, told: bool) -> SceneView:
    """A job that is over: how the fight about it ended, why it succeeds or fails, and what it brought."""
    begin = _last(game, place, JobStarted)
    fight = [
        narrate.sentence(game, one, seat)
        for one in game.events[begin:place]
        if isinstance(one, ShootoutEnded) and not told
    ]
    first = game.told - len(game.events)
    brought = [
        line.text
        for line in log_lines(game, seat, max(begin, _last(game, place, SentHome, ShootoutEnded)) + 1, place)
        if game.events[line.event - first].source == event.source
    ]
    said, changes = narrate.sentence(game, event, seat), (*fight, *brought[:CHANGES])
    return _over(place, said, event.seat, event.source, event.faces[event.source].code, changes)


def _last(game: Game, place: int, *kinds: type[Event]) -> int:
    """The last event of some kinds before an event, leaving out who is sent home by a card; 0 where there is none."""
    for at in range(place - 1, -1, -1):
        event = game.events[at]
        if isinstance(event, kinds) and not (isinstance(event, SentHome) and event.why != Why.JOB):
            return at
    return 0
