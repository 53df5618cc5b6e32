"""The page on which a round of a shootout ends: both hands, what changed them, who wins, who falls."""

from __future__ import annotations

from gomorra import poker
from gomorra.engine import Game
from gomorra.engine.events import (
    Aced,
    BountyChanged,
    CasualtyNamed,
    Changed,
    Declared,
    Discarded,
    Event,
    HandChanged,
    JobEnded,
    PhaseStarted,
    RankChanged,
    Revealed,
    RoundDecided,
    RoundEnded,
    RoundStarted,
    SentHome,
    ShootoutEnded,
    ShownHand,
)
from gomorra.engine.kernel.state import PLAY
from gomorra.engine.sight import narrate
from gomorra.engine.sight.hand_names import described
from gomorra.engine.sight.story import with_reason
from gomorra.engine.words import Why
from gomorra.server.protocol.told import RevealedHand, SceneView


def decided(game: Game, place: int, event: RoundDecided, seat: int | None) -> SceneView:
    """A round whose hands were compared."""
    hands = tuple(shown_hand(event, hand) for hand in event.shown)
    winner = event.shown[event.winner].seat if event.winner >= 0 else -1
    a, b = event.ranks
    if a == b:
        whose = "your" if winner == seat else f"{game.name(winner)}'s"
        title = f"Equal ranks, a casualty each: {whose} higher cards win" if winner >= 0 else "Equal ranks"
    else:
        title = f"{'You win' if winner == seat else f'{game.name(winner)} wins'} the round by {abs(a - b)}"
    text = narrate.decided(game, event)
    if winner >= 0:  # the title says who wins
        text = text.replace(f"{game.name(winner)} wins the round ", "Ranks ", 1)
    changes = (*changed_hands(game, place), *by_traits(game, place), *_falls(game, place))
    return SceneView(place, "round", title, text, hands, winner, changes=changes)


def cut_short(game: Game, place: int, seat: int | None) -> SceneView | None:
    """A round that ended after its hands were revealed and before they were compared; none of any other round."""
    begin = next(
        (at for at in range(place - 1, -1, -1) if isinstance(game.events[at], (RoundDecided, Revealed))), -1
    )
    revealed = game.events[begin] if begin >= 0 else None
    if not isinstance(revealed, Revealed) or revealed.lowball:
        return None
    if any(isinstance(event, RoundStarted) for event in game.events[begin:place]):
        return None
    played = [event for event in game.events[begin:place] if isinstance(event, Declared) and event.source]
    by = f" by {narrate.listed(list(dict.fromkeys(event.what for event in played)))}" if played else ""
    gone = [
        with_reason(narrate.sentence(game, event, None) or _sent_home(game, event), event)
        for event in game.events[begin:place]
        if _leaves(event)
    ]
    hands = tuple(shown_hand(revealed, hand) for hand in revealed.shown)
    best = max(revealed.shown, key=lambda hand: hand.hand.strength)
    whose = "Your" if best.seat == seat else f"{game.name(best.seat)}'s"
    text = f"{whose} {described(best)} was the higher hand, but the hands are not compared."
    return SceneView(
        place,
        "round",
        f"The round is ended{by}" if by else "The round ends early",
        text,
        hands,
        -1,
        changes=(*changed_hands(game, place), *gone),
    )


def _sent_home(game: Game, event: Event) -> str:
    """Who is sent home, by whatever it is."""
    return (
        f"{narrate.named(game, event, event.card)} goes home booted." if isinstance(event, SentHome) else ""
    )


def by_traits(game: Game, place: int) -> tuple[str, ...]:
    """What texts did by themselves once the hands of a round lay open: who left, whose numbers fell."""
    found: list[str] = []
    for event in reversed(game.events[:place]):
        if isinstance(event, (Revealed, RoundStarted, PhaseStarted)):
            break
        if event.kind == "trait" and (_leaves(event) or isinstance(event, (Changed, BountyChanged))):
            found.append(with_reason(narrate.sentence(game, event, None), event))
    return tuple(text for text in reversed(found) if text)


def _leaves(event: Event) -> bool:
    """Whether somebody in play falls, or is sent home."""
    if isinstance(event, (Aced, Discarded)):
        return event.origin == PLAY and event.faces[event.card].type == "dude"
    return isinstance(event, SentHome)


def changed_hands(game: Game, place: int) -> tuple[str, ...]:
    """What changed the hands of a round or their ranks, and by which cards."""
    found: list[str] = []
    for event in reversed(game.events[:place]):
        if isinstance(event, (RoundStarted, PhaseStarted)):
            break
        if isinstance(event, (HandChanged, RankChanged)) and event.source:
            found.append(narrate.sentence(game, event, None))
    return tuple(reversed(found))


def _falls(game: Game, place: int) -> tuple[str, ...]:
    """Who fell, was sent home or ran as the round went on by itself, and what came of the fight where it is over."""
    found: list[str] = []
    covering: set[int] = set()
    over = False
    for event in game.events[place + 1 :]:
        if isinstance(event, (RoundDecided, Declared, Revealed, RoundStarted, PhaseStarted)):
            break
        over = over or isinstance(event, RoundEnded)
        if isinstance(event, (ShootoutEnded, JobEnded)):
            found.append(narrate.sentence(game, event, None))
        if over:
            continue
        if isinstance(event, CasualtyNamed) and event.home:
            covering.add(event.card)
            found.append(narrate.sentence(game, event, None))
        elif isinstance(event, (Aced, Discarded)) and event.why == Why.CASUALTY:
            found.append(narrate.sentence(game, event, None))
        elif isinstance(event, SentHome) and event.card not in covering:
            found.append(_sent_home(game, event))
    return tuple(found)


def shown_hand(event: Event, shown: ShownHand) -> RevealedHand:
    """A revealed hand as it lies on the page, with the faces of the event that tells of it."""
    codes = tuple(event.faces[card].code for card in shown.cards)
    faces = tuple(poker.show([card]) for card in shown.played)
    hand = shown.hand
    return RevealedHand(
        shown.seat, codes, faces, hand.rank, described(shown), shown.legal, shown.modifiers, hand.hand.rank
    )
