"""What never hides among the details of a play: who comes and goes because of a card, what a hand becomes, what a pull
decides, remarks."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from gomorra.engine import events as e
from gomorra.engine.card.ability import card_text
from gomorra.engine.kernel.state import PLAY
from gomorra.engine.sight import narrate
from gomorra.engine.words import Why

if TYPE_CHECKING:
    from gomorra.engine.events import Event
    from gomorra.engine.game import Game

IN_TOWN = ("dude", "deed")
KUNG_FU = ("technique", "kung fu")
"""The tests that want a low pull."""
SENTENCE = re.compile(r"(?<=[.]) (?=[A-Z])")
"""What lies between two sentences of a text."""


def stands_alone(event: Event) -> bool:
    """Whether an event has a line of its own in the log though it begins nothing."""
    match event:
        case e.Said() | e.Replaced() | e.HandChanged() | e.RankChanged():
            return True
        case e.Cast():
            return event.needed > 0
        case e.Discarded() | e.Aced():
            return event.origin == PLAY and event.faces[event.card].type in IN_TOWN
        case e.SentHome():
            return event.kind == "trait"
        case e.BountyChanged():
            return event.why == Why.TRESPASS
        case e.CasualtyNamed():
            return event.home > 0
        case e.Removed():
            return event.faces[event.card].type in IN_TOWN
        case e.EnteredPlay():
            return event.source > 0 and event.faces[event.card].type == "dude"
    return False


def reason(event: Event) -> str:
    """Because of which card somebody comes or goes, as the end of a sentence."""
    if event.source <= 0 or not stands_alone(event) or isinstance(event, (e.HandChanged, e.RankChanged)):
        return ""
    if isinstance(event, (e.Discarded, e.Aced)) and event.why != Why.NOTHING:
        return ""
    if isinstance(event, e.CardEvent) and event.source == event.card:
        return _own_text(event)
    return f" to pay for {narrate.title(event, event.source)}" if event.cost else narrate.by(event)


def _own_text(event: e.CardEvent) -> str:
    """What a card says itself about why it goes, as the end of a sentence."""
    word = "ace" if isinstance(event, e.Aced) else "home" if isinstance(event, e.SentHome) else "discard"
    texts = card_text(event.faces[event.card].behaviour)
    said = [one for text in texts for one in SENTENCE.split(text) if word in one.lower()]
    return f", as its text says: “{said[0].removesuffix('.')}”" if said else " by its own text"


def tested(game: Game, number: int) -> str:
    """A test with the card that was pulled, what it came to and what it had to come to."""
    event = game.events[number]
    assert isinstance(event, e.Cast)
    pulls = (one for one in reversed(game.events[:number]) if isinstance(one, e.Pulled))
    pulled = next((one for one in pulls if one.dude == event.dude), None)
    if pulled is None or event.needed <= 0:
        return narrate.sentence(game, event, None)
    dude, card = narrate.named(game, event, event.dude), narrate.pulled_card(pulled)
    verdict, added = "passes" if event.success else "fails", event.total - pulled.value
    if event.test in KUNG_FU:
        more = f" with {added:+d}" if added else ""
        return f"{dude} pulls {card}{more}, to be less than {event.needed}, and {verdict} the Kung Fu test."
    skill = f" with {event.skill or 'skill'} {added:+d}" if added else ""
    return f"{dude} pulls {card}{skill}: {event.total} against {event.needed}, and {verdict} the skill test."
