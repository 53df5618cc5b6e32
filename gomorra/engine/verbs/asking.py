"""Verbs that ask: choosing cards, players, numbers, and whether to go on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from gomorra.engine.choice import Choice, Predicate, Test, as_predicate
from gomorra.engine.decision import DONE, NO, PASS, YES, Decision, Flow, Option, card_option
from gomorra.engine.state import BOOT_HILL, DECK, DISCARD, DRAW, HAND
from gomorra.engine.verbs.base import Doing

if TYPE_CHECKING:
    from gomorra.engine.card import Card

ZONES = {"hand": HAND, "discard": DISCARD, "boot hill": BOOT_HILL, "draw hand": DRAW, "deck": DECK}


# Every ignored argument type below: these verbs are only ever part of a Use, which mypy cannot know.
class Asking(Doing):
    """Questions to players in the course of a use."""

    __slots__ = ()

    def pool(self, predicate: Predicate, seat: int | None = None) -> list[Card]:
        """All cards of the predicate's zone that satisfy it, whether or not they may be chosen."""
        return list(self.satisfying(predicate, seat))

    def satisfying(self, predicate: Predicate, seat: int | None = None) -> Iterator[Card]:
        """The same, one by one as they are found."""
        game = self.game
        zone = predicate.zone
        test = predicate.test
        if not zone or zone == "play":
            if predicate.only == "dude":
                return (dude for dude in game.dudes() if test(dude, self))  # type: ignore[arg-type]
            cards: Iterable[int] = game.state.bodies
        elif zone == "location":
            cards = game.locations()
        elif zone.startswith("any "):
            cards = [c for s in range(game.seats) for c in game.state.pile(s, ZONES[zone[4:]])]
        else:
            cards = list(game.state.pile(self.seat if seat is None else seat, ZONES[zone]))
        if zone.endswith(("discard", "boot hill")) and game.statics("cannot leave pile"):
            cards = [card for card in cards if not self.stops("leave pile", game.card(card))]
        return (card for card in map(game.card, cards) if test(card, self))  # type: ignore[arg-type]

    def candidates(self, predicate: Predicate | Test) -> list[Card]:
        """The cards that may be chosen."""
        cards = self.pool_choosable(as_predicate(predicate))
        if not self.by_rules and self.game.decoys:
            cards = [card for card in cards if not self.game.stopped_by_decoy(card, cards, self)]
        return cards

    def pool_choosable(self, predicate: Predicate) -> list[Card]:
        """The cards from which a set may be chosen; decoys are judged on the whole set."""
        cards = self.pool(predicate)
        if predicate.zone in ("", "play", "location"):
            cards = [card for card in cards if self.choosable(card)]
        return cards

    def can_choose(self, predicate: Predicate) -> bool:
        """Whether any card may be chosen; looks no further than the first one."""
        if not self.by_rules and self.game.decoys:
            return bool(self.candidates(predicate))
        if predicate.zone in ("", "play", "location"):
            return any(self.choosable(card) for card in self.satisfying(predicate))
        return any(True for _ in self.satisfying(predicate))

    def choosable(self, card: Card) -> bool:
        """Whether this use may choose a card in play at all."""
        if card.type == "legend":
            return False
        if self.by_rules or card.type == "outfit" or not card.id:
            return True
        if self.ability is not None and self.kind in ("shootout", "resolution", "cheatin"):
            fight = self.game.shootout
            if fight is not None and not (self.ability.brings_in or self.ability.outside):
                host = card.host
                standing = card.is_dude or (host is not None and host.is_dude)
                if standing and not card.in_posse:
                    return False
        return not self.game.stopped("choose", card, self)

    def pick(
        self, cards: Sequence[Card], prompt: str, *, by: int | None = None, optional: bool = False
    ) -> Flow[Card | None]:
        """Choose one of these cards; a forced choice is made without asking."""
        if not cards or (len(cards) == 1 and not optional):
            return cards[0] if cards else None
        options = [card_option(card.id) for card in cards]
        if optional:
            options.append(PASS)
        seat = self.seat if by is None else by
        answer = yield Decision(seat, "choose", prompt, options, source=self.source)
        return self.game.card(self.game.place_of_word(answer[1])) if answer[0] == "card" else None

    def choose(
        self, predicate: Predicate | Test, prompt: str = "", *, by: int | None = None, optional: bool = False
    ) -> Flow[Card | None]:
        """Choose one card that satisfies a predicate, or none where there is none."""
        words = prompt or f"Choose {as_predicate(predicate).words or 'a card'}"
        return (yield from self.pick(self.candidates(predicate), words, by=by, optional=optional))

    def choose_several(
        self,
        predicate: Predicate | Test | Choice,
        low: int,
        high: int,
        prompt: str = "",
        *,
        by: int | None = None,
    ) -> Flow[list[Card]]:
        """Choose several cards, one after the other, with a "done" as soon as the set will do."""
        choice = (
            predicate if isinstance(predicate, Choice) else Choice("", as_predicate(predicate), low, high)
        )
        words = prompt or f"Choose {choice.predicate.words or 'cards'}"
        return (yield from self.gather(choice, self.candidates(choice.predicate), words, by=by))

    def gather(
        self, choice: Choice, cards: list[Card], prompt: str, *, by: int | None = None
    ) -> Flow[list[Card]]:
        """Choose a set from these cards that the choice allows."""
        from gomorra.engine.legal import acceptable, completable

        chosen: list[Card] = []
        seat = self.seat if by is None else by
        while len(chosen) < choice.high:
            enough = acceptable(self, choice, chosen)  # type: ignore[arg-type]
            rest = [card for card in cards if card not in chosen]
            rest = [card for card in rest if completable(self, choice, [*chosen, card], cards)]  # type: ignore[arg-type]
            if not rest:
                break
            if not enough and len(rest) == 1:
                chosen += rest
                continue
            options = [card_option(card.id) for card in rest]
            if enough:
                options.append(DONE)
            # Where a judge looks at the whole set, what may follow depends on each card: one after the other.
            least, most = (
                (max(0, choice.low - len(chosen)), min(choice.high - len(chosen), len(rest)))
                if choice.judge is None
                else (1, 1)
            )
            answer = yield Decision(
                seat, "choose several", prompt, options, source=self.source, least=least, most=most
            )
            if answer[0] == "done":
                break
            chosen.append(self.game.card(self.game.place_of_word(answer[1])))
        return chosen

    def confirm(self, prompt: str, *, by: int | None = None) -> Flow[bool]:
        """Ask whether to do something that a text leaves open."""
        answer = yield Decision(
            self.seat if by is None else by, "confirm", prompt, [YES, NO], source=self.source
        )
        return answer[0] == "yes"

    def choose_amount(self, low: int, high: int, prompt: str, *, by: int | None = None) -> Flow[int]:
        """Choose a number."""
        if high <= low:
            return low
        options = [Option(("amount", n), str(n)) for n in range(low, high + 1)]
        answer = yield Decision(
            self.seat if by is None else by, "amount", prompt, options, source=self.source
        )
        return int(answer[1])

    def choose_player(self, seats: Sequence[int], prompt: str, *, optional: bool = False) -> Flow[int]:
        """Choose a player (-1 for none)."""
        if not seats or (len(seats) == 1 and not optional):
            return seats[0] if seats else -1
        options = [Option(("player", seat)) for seat in seats]
        if optional:
            options.append(PASS)
        answer = yield Decision(self.seat, "player", prompt, options, source=self.source)
        return int(answer[1]) if answer[0] == "player" else -1

    def choose_word(self, words: Sequence[str], prompt: str, *, by: int | None = None) -> Flow[str]:
        """Choose one of several things a text names."""
        if len(words) == 1:
            return words[0]
        options = [Option(("word", *word.split()), word) for word in words]
        answer = yield Decision(self.seat if by is None else by, "word", prompt, options, source=self.source)
        return " ".join(map(str, answer[1:]))
