"""What deserves the stage: a card that is played, the hands of a lowball, the result of a round."""

from __future__ import annotations

from collections.abc import Sequence

from gomorra.engine import Game
from gomorra.engine.day.noon import NAMES
from gomorra.engine.events import (
    AbilityUsed,
    Accepted,
    Chosen,
    Declared,
    EnteredPlay,
    Event,
    HandDrawn,
    JobStarted,
    LowballWon,
    PhaseStarted,
    PlayEnded,
    Refused,
    Revealed,
    RoundDecided,
    RoundEnded,
    ShownHand,
)
from gomorra.engine.sight import naming, narrate
from gomorra.engine.sight.hand_names import described
from gomorra.engine.sight.story import headline, log_lines
from gomorra.server.protocol.told import SceneView
from gomorra.server.telling import ends, rounds

CHANGES = 6
"""So many sentences about what a play changed."""
ASIDES = (
    "Cast",
    "HandChanged",
    "RankChanged",
    "Discarded",
    "Aced",
    "Removed",
    "Replaced",
    "EnteredPlay",
    "Said",
)
"""What has a line of its own in the log, and is the first that one wants to know of a play."""


BUYING = (NAMES["shop"], NAMES["invent"])
"""The plays by which cards come into play for a price."""


def scenes(game: Game, start: int, seat: int | None = None) -> list[SceneView]:
    """What happened from an event on that this seat should see. All of it lay open for everybody."""
    found = [scene(game, place, event, seat) for place, event in enumerate(game.events[start:], start)]
    found += ends.ends(game, start, seat)
    return sorted((one for one in found if one is not None), key=lambda one: one.event)


def scene(game: Game, place: int, event: Event, seat: int | None) -> SceneView | None:
    """The scene that an event is, if it is one."""
    match event:
        case LowballWon():
            return _lowball(game, place, event, seat)
        case HandDrawn() if event.lowball:
            return _lowball(game, place, None, seat)
        case RoundDecided() if event.shown:
            return rounds.decided(game, place, event, seat)
        case RoundEnded():
            return rounds.cut_short(game, place, seat)
        case Accepted() if event.forced:
            return _answered(game, place, event, "A shootout begins: posses form.")
        case Refused() if game.card(event.card).controller != seat:
            return _answered(game, place, event, "There is no shootout.")
        case PlayEnded() if event.what in BUYING and event.seat != seat:
            return _bought(game, place, event.seat)
        case JobStarted() if event.source:
            return _play(game, _declared(game, place, event.source), place + 1, seat)
        case AbilityUsed():
            begin = _declared(game, place, event.source)
            # A job was shown when it began.
            told = any(isinstance(one, JobStarted) for one in game.events[max(0, begin) : place])
            return None if told else _play(game, begin, place, seat)
    return None


def _declared(game: Game, place: int, source: int) -> int:
    """Where the use of a card began; -1 where the log does not reach back so far."""
    for number in range(place - 1, -1, -1):
        event = game.events[number]
        if isinstance(event, Declared) and event.source == source:
            return number
    return -1


def _staged(
    game: Game,
    number: int,
    title: str,
    event: Event,
    card: int,
    *,
    seat: int,
    targets: tuple[int, ...],
    changes: tuple[str, ...] = (),
) -> SceneView:
    """A card in the middle of the table, as it was when the event happened."""
    code = event.faces[card].code
    return SceneView(
        number,
        "play",
        naming.one_stop(title),
        "",
        (),
        -1,
        seat=seat,
        card=card,
        code=code,
        targets=targets,
        changes=changes,
        whose=tuple(game.card(target).controller if target > 0 else -1 for target in targets),
    )


def _bought(game: Game, place: int, buyer: int) -> SceneView | None:
    """A card that somebody else has bought or invented, on its way into play."""
    begin = _declared(game, place, 0)
    came = next((one for one in game.events[max(0, begin) : place] if isinstance(one, EnteredPlay)), None)
    if begin < 0 or came is None:
        return None
    target = came.host if came.host > 0 else came.card
    return _staged(game, begin, headline(game, begin), came, came.card, seat=buyer, targets=(target,))


def _answered(game: Game, place: int, event: Accepted | Refused, outcome: str) -> SceneView:
    """A callout that nobody was asked about, or that somebody else has refused: the answer to one's play."""
    caller, target = (narrate.named(game, event, card) for card in (event.caller, event.card))
    return _staged(
        game,
        place,
        f"{caller} calls out {target}",
        event,
        event.caller,
        seat=game.card(event.caller).controller,
        targets=(event.card,),
        changes=(narrate.sentence(game, event, None), outcome),
    )


def _lowball(game: Game, place: int, won: LowballWon | None, seat: int | None) -> SceneView | None:
    """The lowball hands once it is known who wins, or that they are equal and others are drawn."""
    revealed = _revealed(game, place)
    if revealed is None:
        return None
    shown = _in_the_end(revealed, won) if won is not None else revealed.shown
    hands = (
        # A hand that was dealt anew may hold numbers that other cards bore when the hands were revealed.
        rounds.shown_hand(revealed if hand in revealed.shown or won is None else won, hand)
        for hand in shown
    )
    winner = won.seat if won is not None else -1
    why = why_lowest(game, shown, winner, seat, changed=shown != revealed.shown)
    pot = f" The pot: {won.amount} ghost rock." if won is not None else ""
    return SceneView(
        place,
        "lowball",
        "Lowball",
        why + pot,
        tuple(hands),
        winner,
        changes=rounds.changed_hands(game, place),
    )


def _in_the_end(revealed: Revealed, won: LowballWon) -> tuple[ShownHand, ...]:
    """The hands that were revealed, as they lie there after what was played against Cheatin' ones."""
    final = {hand.seat: hand for hand in won.shown}
    return tuple(
        hand if sorted(hand.cards) == sorted(last.cards) and hand.modifiers == last.modifiers else last
        for hand in revealed.shown
        for last in (final.get(hand.seat, hand),)
    )


def _revealed(game: Game, place: int) -> Revealed | None:
    """The lowball hands that lie on the table before an event; none where it is the first draw of the day."""
    for event in reversed(game.events[:place]):
        if isinstance(event, Revealed) and event.lowball:
            return event
        if isinstance(event, (HandDrawn, PhaseStarted)):
            return None
    return None


def why_lowest(
    game: Game, shown: Sequence[ShownHand], winner: int, seat: int | None, *, changed: bool = False
) -> str:
    """Who wins a lowball, and why the hand is the lowest, told to a seat."""
    if winner < 0:
        return "The lowest hands are equal, so new ones are drawn."
    within = "you win" if winner == seat else f"{game.name(winner)} wins"
    who = "You win" if winner == seat else within
    best = next(hand for hand in shown if hand.seat == winner)
    others = [hand for hand in shown if hand.seat != winner]
    if not others:
        return f"{who} the pot."
    begin = f"After what was played against Cheatin', {within}" if changed else who
    second = min(others, key=lambda hand: (hand.hand.rank, hand.hand.strength))
    if best.hand.strength == second.hand.strength:
        return f"The hands stay equal, so chance decides: {within}."
    if best.hand.strength > second.hand.strength:
        return f"{who} after what was played against Cheatin'."
    rival = "your" if second.seat == seat else f"{game.name(second.seat)}'s"
    text = f"{begin}: {described(best)} is lower than {rival} {described(second)}."
    if best.hand.rank == second.hand.rank and described(best) == described(second):
        text += " The next cards decide: the lower ones win."
    return text


def _play(game: Game, begin: int, end: int, seat: int | None) -> SceneView | None:
    """A card that was used, with what it was aimed at and what it changed."""
    event = game.events[begin] if begin >= 0 else None
    if not isinstance(event, Declared):
        return None
    targets = [card for one in game.events[begin:end] if isinstance(one, Chosen) for card in one.cards]
    own = f"{event.what} is discarded."
    lines = log_lines(game, seat, begin + 1, end)
    told = [
        line.text
        for line in sorted(lines, key=lambda line: line.kind not in ASIDES)
        if (line.detail or line.kind in ASIDES)
        and line.text != own
        and line.kind not in ("Passed", "Lasting")
    ]
    told = told or [line.text for line in log_lines(game, seat, end, end + 1) if line.kind == "Lasting"]
    return _staged(
        game,
        begin,
        headline(game, begin),
        event,
        event.source,
        seat=event.seat,
        targets=tuple(dict.fromkeys(targets)),
        changes=tuple(told[:CHANGES]),
    )
