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
from gomorra import poker
from gomorra.catalog import Printing, catalog
from gomorra.decks.deck import Deck, Entry
from gomorra.engine import Game, Option, Ruleset, Seat
from gomorra.engine.board import hands
from gomorra.engine.card.handle import Card
from gomorra.engine.day import setup
from gomorra.engine.events import Event, table
from gomorra.engine.kernel.refusal import Refusal
from gomorra.engine.kernel.ruleset import CURRENT
from gomorra.engine.kernel.state import BOOT_HILL, DECK, DISCARD, HAND, LIMBO, TOWN_SQUARE
from gomorra.testing import played
from gomorra.testing.picture import picture
from gomorra.testing.plain import plain, playing_card

Where = Card | str
E = TypeVar("E", bound=Event)
What = str | Printing

LEGAL, CHEATIN = "2♣ 4♦ 6♥ 8♠ 10♣", "3♣ 3♣ 5♥ 7♠ 9♦"
"""A legal hand of rank 1 and a Cheatin' one of rank 2, for tests that need no more."""


class ScenarioError(AssertionError):
    """A scenario that asks for something the game does not offer; shows the table."""

    def __init__(self, message: str, game: Game) -> None:
        super().__init__(f"{message}\n{picture(game)}")


class Table:
    """A game laid out for a test. It stands at the Winner's first Noon play unless told otherwise."""

    current: ClassVar[Table | None] = None

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
        legends: Iterable[What | None] = (),
    ) -> None:
        homes = [printing_of(outfit) for outfit in outfits] or [
            plain("outfit", f"Outfit {seat}") for seat in range(seats)
        ]
        extra = [printing_of(legend) if legend is not None else None for legend in legends]
        extra += [None] * (len(homes) - len(extra))
        filler = plain("action", "Filler", value=2)
        decks = []
        for home, legend in zip(homes, extra, strict=True):
            entries = [Entry(home, 1), Entry(filler, max(1, deck))]
            if legend is not None:
                entries.append(Entry(legend, 1))
            decks.append(Deck.of("test", entries))
        players = [Seat(f"P{seat}", deck) for seat, deck in enumerate(decks)]
        self._game = Game(players, ruleset, seed)
        for home in (*homes, *(legend for legend in extra if legend is not None), filler):
            played.lay_out(home.code)
            self._game.face(home)
        self._game._watch()
        setup.lay_out(self._game)
        state = self._game.state
        if deck == 0:
            for player in state.players:
                player.deck.clear()
        for player in state.players:
            player.stash = stash
        state.day = day
        state.phase = "noon"
        state.step = "noon turn"
        state.winner = winner
        state.turn = winner
        state.turns = 1
        for body in state.bodies.values():
            body.entered = -1
        self._running = False
        Table.current = self

    @property
    def game(self) -> Game:
        """The game, begun."""
        if not self._running:
            self._running = True
            self._game._watch()
            self._game._advance()
        return self._game

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
        if printing.code not in self._game._faces:
            self._game.face(printing)
            self._game._watch()
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
            return self._game.state.players[int(where[8:])].home
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
        owner = seat if seat is not None else (host.owner if isinstance(host, Card) else 0)
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
        return one_or_all(self._into(HAND, seat, whats))

    def discard(self, *whats: What, seat: int = 0) -> Any:
        return one_or_all(self._into(DISCARD, seat, whats))

    def boot_hill(self, *whats: What, seat: int = 0) -> Any:
        return one_or_all(self._into(BOOT_HILL, seat, whats))

    def stack(self, *whats: What, seat: int = 0) -> Any:
        """Put cards on top of a deck, the first on top: titles, printings or `"A♣ 8♠ joker"`."""
        flat: list[What] = []
        for what in whats:
            flat += cards_in_words(what) if isinstance(what, str) else [what]
        cards = self._into(DECK, seat, reversed(flat))
        for card in cards:
            self._game.state.known[card.id] = 0
        return one_or_all(cards[::-1])

    def stash(self, amount: int, seat: int = 0) -> None:
        self._game.state.players[seat].stash = amount
        self._changed()

    # Playing

    def start(self, step: str) -> None:
        """Begin a step of the day: gambling, upkeep, noon, sundown."""
        self._game.state.step = step
        self._running = True
        self._game._watch()
        self._game._advance()

    def turn_of(self, seat: int) -> None:
        """Let it be this player's Noon turn."""
        state = self._game.state
        if state.step == "noon turn" and (not self._running or not self._game._step.since):
            state.turn = seat
            state.passes = 0
            self._running = False
        elif self.game.decision.seat != seat:
            for _ in range(self._game.seats):
                if self.game.decision.kind == "play" and self.game.decision.seat != seat:
                    self.answer("pass")

    def answer(self, *answers: Any) -> None:
        """Answer decisions one after the other: by card, word, number or key."""
        for item in answers:
            self.game.answer(self.find(item).payload)

    def find(self, item: Any) -> Option:
        """The option of the open decision that these words mean."""
        decision = self.game.decision
        matches = [option for option in decision.options if means(option, item)]
        if not matches:
            why = self.game.why_not(item) if isinstance(item, str) else None
            raise ScenarioError(f"{item!r} is no answer to {decision.prompt!r} {why or ''}", self.game)
        return matches[0]

    def play(self, seat: int, key: tuple[str | int, ...], answers: Iterable[Any]) -> None:
        """Make a play by its payload, then answer what it asks."""
        self.turn_of(seat)
        if self.game.decision.find(key) is None:
            why = self.game.why_not(key)
            raise ScenarioError(f"the play {' '.join(map(str, key))} is not offered: {why}", self.game)
        self.game.answer(key)
        self.answer(*answers)

    def move(self, dude: Card, where: Where, *answers: Any) -> None:
        place = self.place(where, dude.controller)
        self.play(dude.controller, ("move", dude.id, self._game.place_word(place)), answers)

    def callout(self, caller: Card, target: Card, *answers: Any) -> None:
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
        self.play(card.owner, ("invent", card.id, scientist.id), answers)

    def give(self, goods: Card, receiver: Card, *answers: Any) -> None:
        self.play(receiver.controller, ("give", goods.id, receiver.id), answers)

    def replace(self, old: Card, new: Card) -> None:
        self.play(new.owner, ("replace", old.id, new.id), ())

    def use(self, card: Card, ability: str = "", *answers: Any, seat: int | None = None) -> None:
        """Use an ability of a card (its only one if none is named), then answer what it asks."""
        who = seat if seat is not None else (card.controller if card.in_play else card.owner)
        self.turn_of(who)
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

    def why_not_use(self, card: Card, ability: str = "") -> Refusal | None:
        """Why an ability is not on offer."""
        names = [ability] if ability else [item.name for item in card.abilities]
        return self.game.why_not(("use", card.id, names[0])) if names else None

    def pass_(self, count: int = 1) -> None:
        for _ in range(count):
            self.answer("pass")

    def can_use(self, card: Card, ability: str = "", seat: int | None = None) -> bool:
        """Whether an ability is on offer to its player now (at Noon: were it his turn)."""
        self.turn_of(seat if seat is not None else (card.controller if card.in_play else card.owner))
        return any(
            option.payload[0] in ("use", "react")
            and option.payload[1] == card.id
            and (not ability or str(option.payload[2]).split(":")[-1] == ability)
            for option in self.game.decision.options
        )

    def offers(self, word: str) -> list[tuple[str | int, ...]]:
        """The payloads on offer that begin with a word."""
        return [option.payload for option in self.game.decision.options if option.payload[0] == word]

    def choices(self) -> list[Card]:
        """The cards among which the open decision chooses."""
        return [
            self.game.card(self.game.place_of_word(option.payload[1]))
            for option in self.game.decision.options
            if option.payload[0] in ("card", "join", "casualty")
        ]

    # Shootouts

    def shootout(self, leader: Card, mark: Card, *joining: Card) -> None:
        """Call out, accept, let these dudes join, and stand at the first Shootout play."""
        self.callout(leader, mark)
        if self.game.decision.kind == "callout":
            self.answer("accept")
        self.form(*joining)

    def form(self, *joining: Card) -> None:
        """Form posses with these dudes and no others."""
        while not self.game.over and self.game.decision.kind == "join":
            offered = [dude for dude in joining if dude.id in {card.id for card in self.choices()}]
            self.answer(offered[0] if offered else "done")

    def showdown(
        self, leader: Card, mark: Card, *joining: Card, hands: tuple[str, str] = (LEGAL, LEGAL)
    ) -> None:
        """A shootout with these draw hands (the leader's, the mark's), up to the first Resolution play."""
        self.shootout(leader, mark, *joining)
        self.hands(*hands)
        self.run("resolution")
        while self.game.decision.kind == "joker":
            self.game.answer(self.plain_answer())

    def run(self, until: str) -> None:
        """Take the plain way (pass, accept, keep the best five, pay) until a decision, step or phase."""
        for _ in range(500):
            game = self.game
            if game.over or self.at(until):
                return
            game.answer(self.plain_answer())
        raise ScenarioError(f"{until!r} was never reached", self.game)

    def next_round(self) -> None:
        """Take the plain way to the first play of the shootout's next round."""
        fight = self.game.shootout
        assert fight is not None, "next_round() needs a running shootout"
        number = fight.round
        while self.game.shootout is fight and fight.round == number:
            self.game.answer(self.plain_answer())
        if self.game.shootout is not fight:
            raise ScenarioError("the shootout ended with this round", self.game)

    def finish(self) -> None:
        """Take the plain way to the end of the play: no shootout, no job, the next Noon turn or phase."""
        for _ in range(500):
            game = self.game
            if game.over or (game.shootout is None and game.job is None and game.decision.kind == "play"):
                return
            game.answer(self.plain_answer())
        raise ScenarioError("the play never ended", self.game)

    def end_day(self) -> None:
        """Take the plain way to the first decision of the next day."""
        day = self.game.state.day
        for _ in range(500):
            if self.game.over or self.game.state.day > day:
                return
            self.game.answer(self.plain_answer())
        raise ScenarioError("the day never ended", self.game)

    def at(self, point: str) -> bool:
        """Whether the game stands at a decision of this kind, in this step of a shootout or phase."""
        game = self.game
        if game.over:
            return False
        fight = game.shootout
        return point in (game.decision.kind, game.state.phase, fight.step if fight is not None else "")

    def plain_answer(self) -> tuple[str | int, ...]:
        """What somebody without any plan would answer."""
        decision = self.game.decision
        keys = [option.payload for option in decision.options]
        if decision.kind == "keep five":
            return ("card", self.worst_card(decision.seat))
        if decision.kind == "joker":
            return self.best_name(decision.seat, decision.source)
        for word in (("pass",), ("done",), ("accept",), ("pay",), ("no",), ("gang", "as-listed")):
            if word in keys:
                return word
        return keys[0]

    def worst_card(self, seat: int) -> int:
        """A card of the draw hand that the best five do not need."""
        game = self.game
        offered = [int(option.payload[1]) for option in game.decision.options]
        best = list(poker.choose([hands.playing_card(game, card) for card in offered]).cards)
        for card in offered:
            shown = hands.playing_card(game, card)
            match = next(
                (b for b in best if b == shown or (poker.is_joker(b) and poker.is_joker(shown))), None
            )
            if match is None:
                return card
            best.remove(match)
        return offered[-1]

    def best_name(self, seat: int, joker: int) -> tuple[str | int, ...]:
        game = self.game
        cards = hands.cards_of(game, seat)
        if joker not in game.state.players[seat].draw_hand or len(cards) != 5:
            return ("name", 3, 13)
        aim = poker.Aim.LOWEST if game.lowball else poker.Aim.HIGHEST
        named = poker.name_jokers(cards, aim).jokers
        face = poker.face(named[0])
        return ("name", poker.suit(face), poker.value(face))

    def hands(self, leader: str, mark: str) -> None:
        """Stack both decks so that these are the draw hands of the next round (without bonuses)."""
        fight = self.game.shootout
        assert fight is not None, "hands() needs a running shootout"
        self.stack(leader, seat=fight.seats[0])
        self.stack(mark, seat=fight.seats[1])

    # Asking

    def events(self, kind: type[E]) -> list[E]:
        """What happened, of one kind."""
        return [event for event in self.game.events if isinstance(event, kind)]

    def why_not(self, *key: str | int | Card) -> Refusal | None:
        """The rule that forbids a play: `t.why_not("move", dude, "town-square")`."""
        return self.game.why_not(tuple(part.id if isinstance(part, Card) else part for part in key))

    def rock(self, seat: int = 0) -> int:
        return self._game.state.players[seat].stash

    def hand_of(self, seat: int = 0) -> list[Card]:
        return [self._game.card(card) for card in self._game.state.players[seat].hand]

    def discard_of(self, seat: int = 0) -> list[Card]:
        return [self._game.card(card) for card in self._game.state.players[seat].discard]

    def boot_hill_of(self, seat: int = 0) -> list[Card]:
        return [self._game.card(card) for card in self._game.state.players[seat].boot_hill]

    def deck_of(self, seat: int = 0) -> list[Card]:
        return [self._game.card(card) for card in self._game.state.players[seat].deck]

    def rank(self, seat: int) -> int:
        """A draw hand's rank with everything that changes it."""
        return hands.hand(self.game, seat).rank

    @property
    def decision(self) -> Any:
        return self.game.decision

    @property
    def picture(self) -> str:
        return picture(self.game)


def one_or_all(cards: list[Card]) -> Any:
    return cards[0] if len(cards) == 1 else cards


def printing_of(what: What) -> Printing:
    """A printing by title (`Mario Crane (Exp.1)`), by code, or itself."""
    if isinstance(what, Printing):
        return what
    if what[:5].isdigit():
        return catalog().printing(what)
    return catalog().find(what).first


def cards_in_words(words: str) -> list[What]:
    """Playing cards in words, or one title."""
    try:
        poker.parse(words)
    except ValueError:
        return [words]
    return [playing_card(word) for word in words.split()]


def means(option: Option, item: Any) -> bool:
    """Whether an option is what somebody meant."""
    payload = option.payload
    if isinstance(item, Card):
        return (item.id or "town-square") in payload[1:2] and payload[0] not in ("amount", "player", "name")
    if isinstance(item, bool):
        return payload[0] == ("yes" if item else "no")
    if isinstance(item, int):
        return payload[0] in ("amount", "player", "invite") and payload[1] == item
    if isinstance(item, tuple):
        parts = tuple(part.id if isinstance(part, Card) else part for part in item)
        return payload == parts or payload[1:] == parts
    if isinstance(item, str):
        if payload[0] == "name":
            return option.text.lower() == item.lower() or poker_name(item) == payload
        if item in (option.key, payload[0]) or (item == "town square" and payload[-1] == "town-square"):
            return True
        return " ".join(map(str, payload[1:])) == item
    return callable(item) and bool(item(option))


def poker_name(text: str) -> tuple[str | int, ...] | None:
    """The payload that names a card: `8♠`."""
    try:
        (card,) = poker.parse(text)
    except ValueError:
        return None
    return ("name", poker.suit(card), poker.value(card)) if card != poker.JOKER else None
