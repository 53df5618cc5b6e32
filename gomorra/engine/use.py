"""The use of an ability: who uses what, on what, with every verb a card text may need."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import TYPE_CHECKING

from gomorra.engine import drawing, hands, pulls, table, trading
from gomorra.engine.decision import Decision, Flow
from gomorra.engine.events import Cast, CasualtiesTaken, JokerNamed, Pulled, TakingCasualties
from gomorra.engine.state import DRAW
from gomorra.engine.verbs.entering import Entering

if TYPE_CHECKING:
    from gomorra.engine.ability import Ability
    from gomorra.engine.card import Card
    from gomorra.engine.pulls import Pull


class Use(Entering):
    """One use of an ability, React or trait (or the rules acting for a player)."""

    __slots__ = ()

    def role(self, name: str) -> Card | None:
        cards = self.roles.get(name)
        return cards[0] if cards else None

    def _needed(self, name: str) -> Card:
        cards = self.roles.get(name)
        if not cards:
            raise LookupError(f"{self.ability}: nothing was chosen as {name!r}; declare it in the decorator")
        return cards[0]

    @property
    def target(self) -> Card:
        """The card chosen as target."""
        return self._needed("target")

    @property
    def targets(self) -> list[Card]:
        return self.roles.get("target", [])

    @property
    def booted(self) -> Card:
        """The card booted as requirement."""
        return self._needed("boots")

    @property
    def discarded(self) -> Card:
        """The card discarded as requirement."""
        return self._needed("discards")

    @property
    def aced(self) -> Card:
        """The card aced as requirement."""
        return self._needed("aces")

    @property
    def also(self) -> Card:
        """The second target."""
        return self._needed("also")

    @property
    def leader(self) -> Card:
        """The leader of the job."""
        return self._needed("leader")

    @property
    def mark(self) -> Card:
        """The mark of the job."""
        return self._needed("mark")

    @property
    def actor(self) -> Card:
        """ "This dude": the bearer, caster or performer; on a dude the dude itself."""
        if self.dude is not None:
            return self.dude
        assert self.card is not None
        return self.card.bearer

    @property
    def here(self) -> Card:
        """ "This location"."""
        return self.actor.location

    def is_here(self, card: Card) -> bool:
        """Whether a card in play is at this location, or counts as being there for this use."""
        if card.place == self.here.place:
            return True
        return any(self.game.replies("counts as here", card, self))

    @property
    def opponents(self) -> list[int]:
        """The other players, clockwise."""
        return [seat for seat in self.game.state.clockwise(self.seat) if seat != self.seat]

    @property
    def opponent(self) -> int:
        """The opposing player: across the shootout, else the next one."""
        fight = self.game.shootout
        if fight is not None:
            side = fight.players_side(self.seat)
            if side is not None:
                return fight.seats[1 - side]
        return self.opponents[0]

    @property
    def side(self) -> int | None:
        """The user's side of the shootout."""
        fight = self.game.shootout
        return fight.players_side(self.seat) if fight is not None else None

    def pull(self, dude: Card | None = None, seat: int | None = None) -> Flow[Pull]:
        """Pull a card; it is discarded when the use is over."""
        return (yield from pulls.pull(self, dude, seat))

    def call_out(
        self,
        caller: Card,
        target: Card,
        *,
        refusable: bool = True,
        fee: int = 0,
        accepted: Callable[[], Flow[None]] | None = None,
    ) -> Flow[bool]:
        """A dude calls another one out by an effect, refusing for a fee; says whether there was a shootout."""
        from gomorra.engine.callout import call_out

        return (yield from call_out(self, caller, target, refusable=refusable, fee=fee, accepted=accepted))

    def end_shootout(self) -> None:
        """The running shootout is over when this round is."""
        if self.game.shootout is not None:
            self.game.shootout.last_round = True

    def inflict(self, seat: int, count: int) -> Flow[None]:
        """A player takes casualties by an effect: assigned, then taken (RB-6.1.5-ag)."""
        from gomorra.engine.lumps import suffer

        fight = self.game.shootout
        if fight is not None and seat in fight.seats:
            side = fight.seats.index(seat)
            event = yield from self.do(TakingCasualties(side, count, seat=seat))
            yield from suffer(self.game, fight, side, event.amount, self)
            yield from self.do(CasualtiesTaken(side, False, seat=seat))

    def spare(self, count: int) -> None:
        """In answer to casualties about to be taken: so many fewer."""
        event, fight = self.event, self.game.shootout
        assert isinstance(event, TakingCasualties) and fight is not None
        if not self.game.stopped_player("lower casualties", fight.seats[event.side], self):
            event.amount -= count

    def can_make_play(self, kind: str) -> bool:
        """Whether the user has a play of this kind to make in the running shootout."""
        from gomorra.engine.plays import has_play

        return self.side is not None and has_play(self.game, self.seat, kind)

    def make_play(self, kind: str) -> Flow[bool]:
        """Make a play right now, outside the order of turns."""
        from gomorra.engine.plays import players_in_turn, turn_with_extras

        kinds = (kind,)
        order = players_in_turn(self.game, kinds)
        return (yield from turn_with_extras(self.game, self.seat, kinds, order, must=True))

    def can_trade(self) -> bool:
        """Whether the user could make a tradin' play now."""
        return bool(trading.trades(self.game, self.seat))

    def make_trade(self) -> Flow[None]:
        """Make a tradin' play right now."""
        options = trading.trades(self.game, self.seat)
        if options:
            answer = yield Decision(self.seat, "trade", "Tradin': what changes hands?", options)
            yield from trading.trade(self.game, self.seat, int(answer[1]), int(answer[2]))

    def exchange(self, old: Card, new: Card, *, seat: int | None = None) -> Flow[None]:
        """Discard a card of a draw hand and put another one in its place."""
        yield from self.discard(old)
        self.into_draw_hand(new, seat)

    def replace_pull(self, card: Card) -> Flow[None]:
        """In answer to a pull: discard the pulled card and let this one be the pull instead."""
        event = self.event
        assert isinstance(event, Pulled)
        yield from self.discard(self.game.card(event.card))
        self.game.lift_to_limbo(card)
        assert card.suit is not None
        event.card, event.suit, event.value = card.id, hands.SUITS.index(card.suit), card.value

    def pull_anew(self) -> Flow[None]:
        """In answer to a pull: discard the pulled card and let the next one be the pull instead."""
        event = self.event
        assert isinstance(event, Pulled)
        for card in (yield from self.top_five(1, event.seat)):
            if card.is_joker:
                yield from self.discard(self.game.card(event.card))
                yield from hands.name_joker(self.game, card.id)
                event.card, (event.suit, event.value) = card.id, self.game.state.named[card.id]
            else:
                yield from self.replace_pull(card)

    def pull_again(self) -> Flow[None]:
        """In answer to a skill test: pull once more, and let that value decide the test instead."""
        event = self.event
        assert isinstance(event, Cast)
        test = event.use
        before = test.pulled.value
        test.pulled = yield from self.pull(self.game.card(event.dude))
        test.margin += test.pulled.value - before
        event.success = test.success = test.margin >= 0

    def exchange_draw_hands(self, seat: int) -> None:
        """Swap draw hands with another player; what changes a player's rank stays with the player."""
        mine, theirs = self.game.state.players[self.seat], self.game.state.players[seat]
        mine.draw_hand, theirs.draw_hand = theirs.draw_hand, mine.draw_hand
        self.game.state.version += 1

    def deal(self, count: int = 1, seat: int | None = None) -> list[Card]:
        """Draw cards into a draw hand, unseen by others until it is revealed."""
        dealt = drawing.deal(self.game, self.seat if seat is None else seat, count)
        return [self.game.card(card) for card in dealt]

    def into_draw_hand(self, card: Card, seat: int | None = None) -> None:
        """Put a card into a draw hand."""
        holder = self.seat if seat is None else seat
        named = self.game.state.named.get(card.id)
        table.put(self.game, card.id, DRAW, holder=holder)
        self.game.state.known[card.id] = self.game.state.everyone()
        if named is not None:
            self.game.state.named[card.id] = named

    def name_card(
        self, card: Card, prompt: str = "", *, by: int | None = None, without: Container[int] = ()
    ) -> Flow[None]:
        """A card of a draw hand counts as a suit and value of the player's choice."""
        words = prompt or f"Which suit and value does {card.title} count as?"
        seat = self.seat if by is None else by
        options = [option for option in hands.name_options() if option.payload[2] not in without]
        answer = yield Decision(seat, "joker", words, options, source=card.id)
        yield from self.make_card(card, int(answer[1]), int(answer[2]))

    def make_card(self, card: Card, suit: int, value: int) -> Flow[None]:
        """A card of a draw hand counts as this suit and value from now on."""
        yield from self.do(JokerNamed(card.id, suit, value))

    def end_pulls(self) -> Flow[None]:
        """The results of this use's pulls are carried out: the cards are discarded."""
        yield from pulls.finish(self)

    def start_in_play(self, card: Card) -> Flow[None]:
        """Put a card into the starting gang: nothing counts as entering play."""
        table.enter(self.game, card.id, self.game.state.players[self.seat].home, -1, self.seat)
        self.game.log_start(self.seat, card.id)
        yield from ()

    def top_five(self, count: int = 5, seat: int | None = None) -> Flow[list[Card]]:
        """Take the top cards of a deck, reshuffling as needed; they wait to be put somewhere."""
        taken: list[Card] = []
        for _ in range(count):
            number = table.next_card(self.game, self.seat if seat is None else seat)
            if not number:
                break
            card = self.game.card(number)
            self.game.lift_to_limbo(card)
            taken.append(card)
        yield from ()
        return taken

    def draw_hand(self, seat: int | None = None) -> list[Card]:
        """A player's draw hand."""
        holder = self.seat if seat is None else seat
        return [self.game.card(card) for card in self.game.state.players[holder].draw_hand]

    def hand_rank(self, seat: int | None = None) -> int:
        """A player's hand rank now."""
        return hands.hand(self.game, self.seat if seat is None else seat).rank

    def revealed_legal(self, seat: int | None = None) -> bool:
        """Whether a player's hand was legal when it was revealed."""
        return (self.seat if seat is None else seat) in self.game.state.recall("legal reveal")

    def borrow(
        self, card: Card, ability: Ability, *, ignore: Container[str] = (), leader: Card | None = None
    ) -> Flow[bool]:
        """Use an ability of another card as part of this one, some limits ignored; `leader` leads a job if able."""
        from gomorra.engine.perform import finish_action, perform

        inner = Use(self.game, self.seat, card, ability, self.kind)
        if leader is not None:
            inner.roles["preferred leader"] = [leader]
        done = yield from perform(inner, ignore=ignore)
        yield from finish_action(inner)
        return done

    def can_borrow(self, card: Card, ability: Ability, *, ignore: Container[str] = ()) -> bool:
        from gomorra.engine.legal import refusal

        if self.kind not in ability.kinds:
            return False
        return refusal(self.game, self.seat, card, ability, kind=self.kind, ignore=ignore) is None

    @property
    def this_play(self) -> str:
        """The duration of the play that is going on."""
        return f"play {self.game.depth}"

    def has_legal_hand(self, seat: int | None = None) -> bool:
        return hands.is_legal(self.game, self.seat if seat is None else seat)
