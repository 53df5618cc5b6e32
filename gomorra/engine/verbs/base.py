"""What all verbs share: the game, the source, and whether something stops them."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from gomorra.engine.events import AbilityUsed, CardEvent
from gomorra.engine.state import NOBODY

if TYPE_CHECKING:
    from gomorra.engine.ability import Ability
    from gomorra.engine.card import Card
    from gomorra.engine.decision import Flow
    from gomorra.engine.events import Event
    from gomorra.engine.game import Game
    from gomorra.engine.pulls import Pull

E = TypeVar("E", bound="Event")


class Doing:
    """Somebody does something: which player, by which card and ability (none for the rules themselves)."""

    __slots__ = (
        "ability", "affected", "amount", "cancelled", "card", "cheater", "combo", "dude", "event", "game", "kind",
        "margin", "moved", "pulled", "pulls", "roles", "seat", "spent", "studs", "success", "was_booted",
    )  # fmt: skip

    def __init__(
        self,
        game: Game,
        seat: int,
        card: Card | None = None,
        ability: Ability | None = None,
        kind: str = "",
        event: Event | None = None,
    ) -> None:
        self.game = game
        self.seat = seat
        self.card = card
        self.ability = ability
        self.kind = kind
        self.event = event
        self.dude: Card | None = None
        self.roles: dict[str, list[Card]] = {}
        self.amount = 0
        self.pulled: Pull | None = None
        self.pulls: list[Pull] = []
        self.margin = 0
        self.success = False
        self.cancelled = False
        self.combo = False
        self.was_booted = False
        self.cheater = NOBODY
        self.moved: list[int] = []
        self.spent: list[tuple[str, int]] = []
        self.studs: list[int] = []
        """Draws that this use has made studs, until that is announced."""
        self.affected: list[tuple[int, int, int]] = []
        """Cards in play to which this use did something, with controller and place as they were."""

    @property
    def by_rules(self) -> bool:
        return self.card is None

    @property
    def source(self) -> int:
        return self.card.id if self.card is not None else 0

    def by(self, event: E) -> E:
        """Sign an event with the source of this use."""
        event.source = self.source
        if event.seat == NOBODY:
            event.seat = self.seat
        event.kind = self.kind
        event.use = self
        return event

    def stops(self, act: str, card: Card) -> bool:
        """Whether something forbids this use to do that to the card."""
        return self.game.stopped(act, card, self)

    def untouchable(self, card: Card) -> bool:
        """Whether the card is out of reach for this use: gone, a legend, or unaffected by it."""
        if card.type == "legend" and not self.by_rules and card is not self.card:
            return True
        return not self.by_rules and self.game.stopped("affect", card, self)

    def do(self, event: E) -> Flow[E]:
        """Let an event happen, with all its windows."""
        touched = self.touch(event.card) if isinstance(event, CardEvent) and not event.cost else ()
        yield from self.game.do(self.by(event))
        if not event.replaced:
            self.affected += touched
        return event

    def touch(self, number: int) -> list[tuple[int, int, int]]:
        """What is remembered of a card that this use affects, where any card of the game asks for it."""
        if self.card is None or number <= 0 or not self.game.anybody_listens(AbilityUsed):
            return []
        card = self.game.card(number)
        return [(number, card.controller, card.place)] if card.in_play else []
