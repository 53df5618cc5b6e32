"""The scenario kit: lay out any table, make plays by words, ask for anything.

>>> from gomorra.testing import Table
>>> t = Table()
>>> ann = t.dude(bullets=2, stud=True, at="town square")
>>> bob = t.dude(seat=1, at="town square")
>>> t.callout(ann, bob)
>>> t.answer("refuse")
>>> bob.booted, bob.at_home
(True, True)
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, TypeVar

import gomorra.cards  # noqa: F401  # makes the cards playable
from gomorra.engine import Game, Option, Ruleset, Seat
from gomorra.engine.card.handle import Card
from gomorra.engine.day import setup
from gomorra.engine.events import Event, table
from gomorra.engine.kernel.refusal import Refusal
from gomorra.engine.kernel.ruleset import CURRENT
from gomorra.engine.kernel.state import BOOT_HILL, DECK, DISCARD, HAND, LIMBO, TOWN_SQUARE
from gomorra.engine.words import Phase
from gomorra.testing import asking, chairs, noting, offering, played, running
from gomorra.testing.beginning import plain_decks
from gomorra.testing.failing import ScenarioError
from gomorra.testing.picture import picture
from gomorra.testing.plain import plain
from gomorra.testing.saying import What, cards_in_words, means, one_or_all, printing_of, taken_unasked

Where = Card | str
E = TypeVar("E", bound=Event)


class Table:
    """A game laid out for a test. It stands at the Winner's first Noon play unless told otherwise."""

    current: ClassVar[Table | None] = None
    further: ClassVar[int] = 0
    """How many chairs further on everybody sits than the test says (gomorra.testing.chairs)."""
    answered: ClassVar[bool] = False
    """Whether the mark of a test's shootouts is the one who calls out (gomorra.testing.moved)."""

    def __init__(
        self,
        *outfits: What,
        seats: int = 2,
        stash: int = 20,
        winner: int = 0,
        day: int = 1,
        ruleset: Ruleset = CURRENT,
        seed: int | str = 0,
        deck: int = 20,
        fillers: Iterable[int] = (),
        legends: Iterable[What | None] = (),
    ) -> None:
        homes = [printing_of(outfit) for outfit in outfits] or [
            plain("outfit", f"Outfit {seat}") for seat in range(seats)
        ]
        decks = plain_decks(homes, legends, fillers, max(1, deck))
        players = [Seat(f"P{seat}", built) for seat, built in enumerate(decks)]
        self.shift = Table.further
        self._game = Game([players[who - self.shift] for who in range(len(players))], ruleset, seed)
        for printing in (entry.printing for built in decks for entry in built.entries):
            played.lay_out(printing.code)
            self._game.face(printing)
        self._game.watch()
        setup.lay_out(self._game)
        state = self._game.state
        if deck == 0:
            for player in state.players:
                player.deck.clear()
        for player in state.players:
            player.stash = stash
        state.day = day
        state.phase = Phase.NOON
        state.step = "noon turn"
        state.winner = self.seat(winner)
        state.turn = state.winner
        state.turns = 1
        for body in state.bodies.values():
            body.entered = -1
        self._running = False
        self.kept: dict[int, list[int]] = {}
        """The cards that `hands` has dealt a player: they are kept, whatever else is drawn."""
        Table.current = self

    @property
    def game(self) -> Game:
        """The game, begun."""
        if not self._running:
            self._running = True
            self._game.watch()
            self._game._advance()
        return self._game

    # Chairs

    seat = chairs.seat
    who = chairs.who
    winner = property(chairs.winner)

    # Laying out

    def _changed(self) -> None:
        """Something was laid out by hand: a Noon turn that has begun starts again."""
        state = self._game.state
        state.version += 1
        state.layout += 1
        if self._running and state.step == "noon turn" and not self._game._step.since:
            self._running = False

    def _new(self, what: What, seat: int) -> int:
        printing = printing_of(what)
        state = self._game.state
        if printing.code not in self._game.faces:
            self._game.face(printing)
            self._game.watch()
        played.lay_out(printing.code)
        number = state.add_card(self._game.face(printing), seat, LIMBO)
        state.players[seat].aside.append(number)
        return number

    def place(self, where: Where | None, seat: int) -> int:
        """The number of a location given in words."""
        if isinstance(where, Card):
            return where.place
        if where in (None, "home"):
            return self._game.state.players[seat].home
        if where == "town square":
            return TOWN_SQUARE
        if where is not None and where.startswith("home of "):
            return self._game.state.players[self.seat(int(where[8:]))].home
        raise ScenarioError(
            f"no place {where!r}: say 'home', 'town square', 'home of 1' or give a card", self._game
        )

    def put(
        self,
        what: What,
        seat: int = 0,
        at: Where | None = None,
        *,
        booted: bool = False,
        bounty: int = 0,
        control: int = 0,
        has: Iterable[What] = (),
        end: str = "right",
    ) -> Card:
        """Put a card into play: a dude somewhere, a deed on its street, with attachments."""
        seat = self.seat(seat)
        number = self._new(what, seat)
        face = self._game.state.face(number)
        table.enter(self._game, number, self.place(at, seat), -1, seat)
        if face.type == "deed":
            table.place_deed(self._game, number, seat, end)
        body = self._game.state.bodies[number]
        body.entered = -1
        body.booted = booted
        body.bounty = bounty
        body.control = control
        card = self._game.card(number)
        for item in has:
            self.attach(item, card)
        self._changed()
        return card

    def dude(
        self,
        title: str = "",
        seat: int = 0,
        at: Where | None = None,
        *,
        booted: bool = False,
        bounty: int = 0,
        control: int = 0,
        has: Iterable[What] = (),
        **facts: Any,
    ) -> Card:
        """A plain dude with these facts in play."""
        return self.put(
            plain("dude", title, **facts), seat, at, booted=booted, bounty=bounty, control=control, has=has
        )

    def deed(
        self, title: str = "", seat: int = 0, *, end: str = "right", booted: bool = False, **facts: Any
    ) -> Card:
        """A plain deed with these facts in play."""
        points = facts.pop("control", 0)
        return self.put(plain("deed", title, control=points, **facts), seat, end=end, booted=booted)

    def attach(self, what: What, host: Card | str, *, booted: bool = False, seat: int | None = None) -> Card:
        """Attach a card (`"town square"` is a host, too)."""
        owner = self.seat(seat or 0) if seat is not None or isinstance(host, str) else host.owner
        number = self._new(what, owner)
        bearer = host.id if isinstance(host, Card) else TOWN_SQUARE
        place = host.place if isinstance(host, Card) else TOWN_SQUARE
        table.enter(self._game, number, place, bearer, owner)
        body = self._game.state.bodies[number]
        body.entered = -1
        body.booted = booted
        self._changed()
        return self._game.card(number)

    def _into(self, zone: int, seat: int, whats: Iterable[What]) -> list[Card]:
        cards = []
        for what in whats:
            number = self._new(what, seat)
            table.put(self._game, number, zone)
            cards.append(number)
        self._changed()
        return [self._game.card(number) for number in cards]

    def hand(self, *whats: What, seat: int = 0) -> Any:
        """Put cards into a hand; gives the card, or the list of several."""
        return one_or_all(self._into(HAND, self.seat(seat), whats))

    def discard(self, *whats: What, seat: int = 0) -> Any:
        """Put a card into the discard pile."""
        return one_or_all(self._into(DISCARD, self.seat(seat), whats))

    def boot_hill(self, *whats: What, seat: int = 0) -> Any:
        """Put a card into Boot Hill."""
        return one_or_all(self._into(BOOT_HILL, self.seat(seat), whats))

    def stack(self, *whats: What, seat: int = 0) -> Any:
        """Put cards on top of a deck, the first on top: titles, printings or `"A♣ 8♠ joker"`."""
        flat: list[What] = []
        for what in whats:
            flat += cards_in_words(what) if isinstance(what, str) else [what]
        cards = self._into(DECK, self.seat(seat), reversed(flat))
        for card in cards:
            self._game.state.known[card.id] = 0
        return one_or_all(cards[::-1])

    def stash(self, amount: int, seat: int = 0) -> None:
        """Set the ghost rock of a player."""
        self._game.state.players[self.seat(seat)].stash = amount
        self._changed()

    # Playing

    def start(self, step: str) -> None:
        """Begin a step of the day: gambling, upkeep, noon, sundown."""
        self._game.state.step = step
        self._running = True
        self._game.watch()
        self._game._advance()

    def turn_of(self, player: int) -> None:
        """Let it be this player's Noon turn."""
        seat, state = self.seat(player), self._game.state
        if state.step == "noon turn" and (not self._running or not self._game._step.since):
            if state.turn != seat:
                state.turn = seat
                state.passes = 0
            self._running = False
        elif self.game.decision.seat != seat:
            for _ in range(self._game.seats):
                if self.game.decision.kind == "play" and self.game.decision.seat != seat:
                    self.answer("pass")

    def answer(self, *answers: Any) -> None:
        """Answer decisions one after the other: by card, word, number or key. What was taken unasked may be named."""
        for item in answers:
            if not taken_unasked(self.game, item):
                self.game.answer(self.find(item).payload)

    def find(self, item: Any) -> Option:
        """The option of the open decision that these words mean."""
        decision = self.game.decision
        wanted = chairs.answered(self, item)
        matches = [option for option in decision.options if means(option, wanted)]
        if not matches:
            why = self.game.why_not(item) if isinstance(item, str) else None
            raise ScenarioError(f"{item!r} is no answer to {decision.prompt!r} {why or ''}", self.game)
        return matches[0]

    def play(self, seat: int, key: tuple[str | int, ...], answers: Iterable[Any]) -> None:
        """Make a play by its payload, then answer what it asks."""
        self.turn_of(self.who(seat))
        if self.game.decision.find(key) is None:
            why = self.game.why_not(key)
            raise ScenarioError(f"the play {' '.join(map(str, key))} is not offered: {why}", self.game)
        self.game.answer(key)
        self.answer(*answers)

    def move(self, dude: Card, where: Where, *answers: Any) -> None:
        """Move a dude as a Noon play."""
        place = self.place(where, dude.controller)
        self.play(dude.controller, ("move", dude.id, self._game.place_word(place)), answers)

    def callout(self, caller: Card, target: Card, *answers: Any) -> None:
        """One dude calls another one out."""
        self.play(caller.controller, ("callout", caller.id, target.id), answers)

    def shop(self, card: Card, on: Card | str | None = None, *answers: Any) -> None:
        """Buy a card: for a bearer, or at an end of the street."""
        key: tuple[str | int, ...] = ("shop", card.id)
        if on is not None:
            key += (on.id if isinstance(on, Card) else on,)
        elif card.is_deed and "Out of Town" not in card.face.keywords:
            key += ("right",)
        self.play(card.owner, key, answers)

    def invent(self, card: Card, scientist: Card, *answers: Any) -> None:
        """Invent a Gadget."""
        self.play(card.owner, ("invent", card.id, scientist.id), answers)

    def give(self, goods: Card, receiver: Card, *answers: Any) -> None:
        """Hand goods over to another dude as a Noon play."""
        self.play(receiver.controller, ("give", goods.id, receiver.id), answers)

    def replace(self, old: Card, new: Card) -> None:
        """Put a card in the place of another one."""
        self.play(new.owner, ("replace", old.id, new.id), ())

    def use(self, card: Card, ability: str = "", *answers: Any, seat: int | None = None) -> None:
        """Use an ability of a card (its only one if none is named), then answer what it asks."""
        self.turn_of(seat if seat is not None else self.whose(card))
        wanted = [
            option
            for option in self.game.decision.options
            if option.payload[0] in ("use", "react") and option.payload[1] == card.id
            if not ability or str(option.payload[2]).split(":")[-1] == ability
        ]
        if not wanted:
            raise ScenarioError(
                f"{card!r} {ability} cannot be used: {self.why_not_use(card, ability)}", self.game
            )
        self.game.answer(wanted[0].payload)
        self.answer(*answers)

    def pass_(self, count: int = 1) -> None:
        """Pass."""
        for _ in range(count):
            self.answer("pass")

    # Running on

    shootout = running.shootout
    form = running.form
    showdown = running.showdown
    run = running.run
    next_round = running.next_round
    finish = running.finish
    end_day = running.end_day
    at = running.at
    hands = running.hands
    lowball = running.lowball
    stop = running.stop
    plain_answer = running.plain_answer

    # Asking

    can_use = offering.can_use
    offers = offering.offers
    choices = offering.choices
    noting = noting.noting
    why_not_use = offering.why_not_use
    rank = asking.rank
    natural_rank = asking.natural_rank
    rank_changes = asking.rank_changes
    is_legal = asking.is_legal
    is_cheatin = asking.is_cheatin
    draw_hand_of = asking.draw_hand_of
    rock = asking.rock
    debt = asking.debt
    pot = asking.pot
    casualties = asking.casualties
    hand_of = asking.hand_of
    discard_of = asking.discard_of
    boot_hill_of = asking.boot_hill_of
    deck_of = asking.deck_of
    whose = asking.whose

    def events(self, kind: type[E]) -> list[E]:
        """What happened, of one kind."""
        return [chairs.told(self, event) for event in self.game.events if isinstance(event, kind)]

    def why_not(self, *key: str | int | Card) -> Refusal | None:
        """The rule that forbids a play: `t.why_not("move", dude, "town-square")`."""
        return self.game.why_not(tuple(part.id if isinstance(part, Card) else part for part in key))

    @property
    def decision(self) -> Any:
        """What is asked now."""
        return chairs.asked(self, self.game.decision)

    @property
    def picture(self) -> str:
        """The table as text, for a look while a test is written."""
        return picture(self.game)
