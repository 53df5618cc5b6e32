"""The log as a story: one line a play, and under it what the play did, told together where it happened to several."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from gomorra.engine import events as e
from gomorra.engine.kernel.state import DRAW, HAND, LIMBO, PLAY
from gomorra.engine.sight import alike, asides, lasting, naming, narrate
from gomorra.engine.sight.narrate import listed, sentence, title
from gomorra.engine.sight.shapes import LineView
from gomorra.engine.words import Why

if TYPE_CHECKING:
    from gomorra.engine.events import Event
    from gomorra.engine.game import Game


HEADS = (
    e.Declared, e.Passed, e.PhaseStarted, e.Accepted, e.Refused, e.PossesFormed, e.RoundStarted, e.Revealed,
    e.RoundDecided, e.ShootoutEnded, e.JobEnded, e.LowballWon, e.GameEnded, e.HandsExchanged, e.BountyCollected,
)  # fmt: skip
"""What begins a paragraph; deaths do as well."""
NAMED = ("card", "target", "caller", "dude", "leader", "host", "newcomer")


def log_lines(game: Game, seat: int | None, start: int = 0, end: int | None = None) -> list[LineView]:
    """The log between two events, as this seat may read it."""
    lines: list[LineView] = []
    groups: dict[tuple[object, ...], tuple[int, list[Event]]] = {}
    first = game.told - len(game.events)
    place = _Place.before(game, start)
    for number in range(start, len(game.events) if end is None else end):
        event = game.events[number]
        head = place.passes(event)
        if head:
            groups.clear()
        elif place.told and isinstance(event, TOLD):
            continue
        text = _told(game, number, seat)
        if not text:
            continue
        key = alike.together(event)
        if key is not None and not head:
            if key in groups:
                at, same = groups[key]
                same.append(event)
                told = with_reason(alike.several(game, same), event)
                lines[at] = _line(game, lines[at].event, same, told, lines[at].detail)
                continue
            groups[key] = (len(lines), [event])
        detail = place.inside and not head and not place.apart(event)
        if isinstance(event, e.AbilityUsed):
            detail = not lasting.alone(game, number)
        lines.append(_line(game, first + number, [event], text, detail))
    return lines


def _told(game: Game, number: int, seat: int | None) -> str:
    """An event in the words of the log: a play as far as it is known, a test with its numbers, others with reasons."""
    event = game.events[number]
    match event:
        case e.Declared():
            return headline(game, number)
        case e.Cast():
            return asides.tested(game, number)
        case e.AbilityUsed():
            return lasting.told(game, number)
        case e.Discarded() if event.origin == LIMBO and not event.source and _is_action(event):
            return ""  # whoever plays an action knows that it is gone then
    return with_reason(sentence(game, event, seat), event)


def _is_action(event: e.Discarded) -> bool:
    return bool(event.faces[event.card].type == "action")


def with_reason(text: str, event: Event) -> str:
    """A sentence with the card because of which somebody comes or goes."""
    reason = asides.reason(event)
    return f"{text.removesuffix('.')}{reason}." if text and reason else text


def retold(game: Game, start: int) -> list[LineView]:
    """Plays that were told before an event and of which one knows more now: their lines anew, by the same number."""
    first = game.told - len(game.events)
    found: list[LineView] = []
    for event in game.events[start:]:
        made = isinstance(event, e.Invented)
        more = isinstance(event, (e.Chosen, e.JobStarted)) or (
            isinstance(event, e.AbilityUsed) and (event.idle or _struck(game, start, event))
        )
        if not made and not (more and event.source):
            continue
        source = 0 if made else event.source
        for number in range(start - 1, max(-1, start - LOOK_BACK), -1):
            play = game.events[number]
            if isinstance(play, e.Declared) and play.source == source:
                found.append(_line(game, first + number, [play], headline(game, number), False))
                break
    return found


def _struck(game: Game, start: int, event: e.AbilityUsed) -> bool:
    """Whether a use has struck somebody since an event."""
    return bool(victims(game, event, game.events[start:]))


TOLD = (e.Paid, e.Moved, e.EnteredPlay, e.CalledOut, e.Attached, e.Replaced, e.Invented)
"""What the headline of a basic play has told already."""
LOOK_BACK = 80


class _Place:
    """Where in the story an event stands: in a fight, within a play, within a play that the headline tells whole."""

    def __init__(self) -> None:
        self.fight = self.inside = self.told = False
        self.uses: list[int] = []
        """The cards whose use is not complete yet; 0 stands for a play that everybody can make."""

    @classmethod
    def before(cls, game: Game, start: int) -> _Place:
        """The place at which the story goes on with an event."""
        place = cls()
        for event in game.events[max(0, start - LOOK_BACK) : start]:
            place.passes(event)
        return place

    def passes(self, event: Event) -> bool:
        """Go past an event; says whether it begins a paragraph."""
        if isinstance(event, (e.PossesFormed, e.ShootoutEnded)):
            self.fight = isinstance(event, e.PossesFormed)
        if self.told and isinstance(event, (e.PlayEnded, e.Accepted, e.Refused)):
            self.told = False
        if isinstance(event, e.PlayEnded):
            self.uses.clear()
        elif isinstance(event, e.AbilityUsed) and event.source in self.uses:
            del self.uses[self.uses.index(event.source) :]
        if isinstance(event, (e.PlayEnded, e.AbilityUsed)):
            self.inside = self.fight or bool(self.uses)
        if not is_head(event) or (self.fight and isinstance(event, e.Passed)):
            return False
        if isinstance(event, (e.PhaseStarted, e.Passed)):
            self.uses.clear()
        elif isinstance(event, e.Declared):
            self.uses = [*self.uses, event.source] if event.source else [0]
        self.told = isinstance(event, e.Declared) and not event.source
        self.inside = self.fight or isinstance(event, (e.Declared, e.Accepted, e.Refused))
        return True

    def apart(self, event: Event) -> bool:
        """Whether an event has a line of its own though it begins nothing: money, unless a card that is used moves it,
        what `asides` knows, and who runs from a fight."""
        if asides.stands_alone(event):
            return True
        if isinstance(event, (e.Gained, e.Paid)):
            return event.source not in self.uses
        return isinstance(event, e.Moved) and event.how == Why.FLEE


def is_head(event: Event) -> bool:
    """Whether an event begins a new paragraph of the story."""
    if isinstance(event, (e.Aced, e.Discarded)):
        return event.why == Why.CASUALTY
    return isinstance(event, HEADS)


def _line(game: Game, number: int, same: Sequence[Event], text: str, detail: bool) -> LineView:
    event = same[0]
    # Who answers a callout is the one whose dude was called out.
    called = event.card if isinstance(event, (e.Accepted, e.Refused)) else 0
    seat = game.state.owners[called] if called else alike.whose(same)
    hidden = isinstance(event, (e.Returned, e.Seen))
    found = [] if hidden else [card for one in same for card in _cards(one)]
    cards = tuple(dict.fromkeys(found))
    codes = tuple(event.faces[card].code for card in cards)
    # A draw hand that goes to the discard pile, or a joker of it, is no news, as a card in play is.
    thrown = isinstance(event, (e.Discarded, e.Aced)) and event.origin in (DRAW, HAND)
    kind = "Thrown" if thrown else "Lasting" if isinstance(event, e.AbilityUsed) else type(event).__name__
    return LineView(number, kind, naming.one_stop(text), cards, codes, seat, detail)


def _cards(event: Event) -> list[int]:
    named = [value for field in NAMED if isinstance(value := getattr(event, field, 0), int) and value > 0]
    source = [event.source] if isinstance(event, e.Declared) and event.source else []
    return [*source, *named]


def headline(game: Game, number: int) -> str:
    """A play in one sentence, with what it is about as far as it is known already."""
    event = game.events[number]
    assert isinstance(event, e.Declared)
    who = game.name(event.seat)
    after = _following(game, number)
    if not event.source:
        made = [one for one in _following(game, number, answers=True) if isinstance(one, e.Invented)]
        return _basic(game, event, who, [*made, *after])
    verb = "plays" if event.faces[event.source].type == "action" else "uses"
    text = f"{who} {verb} {event.what}"
    idle = " Nothing comes of it." if came_to_nothing(game, number) else ""
    for one in after:
        if isinstance(one, e.JobStarted):
            mark = narrate.place_or_card(game, one, one.mark)
            return f"{text}: {narrate.named(game, one, one.leader)} leads a job against {mark}."
        if isinstance(one, e.Chosen) and one.cards:
            return f"{text} on {listed([narrate.named(game, one, card) for card in one.cards])}.{idle}"
    struck = victims(game, event, after)
    if struck:
        return f"{text} on {listed(struck)}."
    return naming.one_stop(f"{text}.{idle}")


def victims(game: Game, event: Event, after: Sequence[Event]) -> list[str]:
    """Whom of others a use strikes that chooses them only while it resolves."""
    struck = (e.Aced, e.Discarded, e.Booted, e.SentHome)
    found = [
        narrate.named(game, one, one.card)
        for one in after
        if isinstance(one, struck)
        and one.source == event.source
        and not one.cost
        and one.faces[one.card].type == "dude"
        and getattr(one, "origin", PLAY) == PLAY
        and game.state.owners[one.card] != event.seat
    ]
    return list(dict.fromkeys(found))


def came_to_nothing(game: Game, number: int) -> bool:
    """Whether the use that begins with an event is over and has changed nothing."""
    source = game.events[number].source
    for one in game.events[number + 1 :]:
        if isinstance(one, e.AbilityUsed) and one.source == source:
            return one.idle
        if isinstance(one, (e.PlayEnded, e.PhaseStarted)):
            break
    return False


def _following(game: Game, number: int, *, answers: bool = False) -> list[Event]:
    """What belongs to the play that begins with an event, also after what others answered to it if one asks so."""
    found: list[Event] = []
    for event in game.events[number + 1 :]:
        if isinstance(event, (e.PlayEnded, e.PhaseStarted, e.Passed)):
            break
        if isinstance(event, e.Declared) and not (answers and event.source):
            break
        found.append(event)
    return found


def _basic(game: Game, event: e.Declared, who: str, after: list[Event]) -> str:
    """One of the plays that everybody can make."""
    price = sum(one.amount for one in after if isinstance(one, e.Paid) and one.seat == event.seat)
    paid = f" for {price} ghost rock" if price else ""
    made = next((one for one in after if isinstance(one, e.Invented)), None)

    def bearer(of: e.Attached | e.EnteredPlay) -> str:
        return narrate.named(game, of, of.host).removeprefix(f"{who}'s ")

    for one in after if made is None else [made]:
        match one:
            case e.Moved():
                boots = ", booting" if one.booting else ""
                dude = narrate.named(game, one, one.card).removeprefix(f"{who}'s ")
                return f"{who} moves {dude} to {naming.place_name(game, one.destination)}{boots}."
            case e.CalledOut():
                return (
                    f"{narrate.named(game, one, one.card)} calls out {narrate.named(game, one, one.target)}."
                )
            case e.Invented():
                return f"{narrate.named(game, one, one.dude)} invents {title(one, one.card)}."
            case e.Replaced():
                return f"{who} replaces {title(one, one.card)} by {title(one, one.newcomer)}."
            case e.Attached():
                return f"{who} gives {title(one, one.card)} to {bearer(one)}."
            case e.EnteredPlay():
                to = f", carried by {bearer(one)}" if one.host > 0 else ""
                return f"{who} buys {title(one, one.card)}{paid}{to}."
    return f"{who} {BEGUN.get(event.what, 'makes a play')}."


BEGUN = {
    "movin'": "moves a dude",
    "callin' out": "calls somebody out",
    "shoppin'": "buys a card",
    "inventin'": "tries to invent something",
    "replacing a dude": "replaces a dude",
    "tradin'": "trades",
}
"""What a play is called as long as it is not known what comes of it."""
