"""Blunders: what a person at the table would shake his head at, counted over games of any bot.

Each detector looks at a decision and the answer that was given, as everybody could see it afterwards. A rate is
blunders a game and player.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

import gomorra.cards  # noqa: F401 - every card is declared by this
from gomorra import poker
from gomorra.bots import make_bot
from gomorra.bots.clash import Knowledge, Muster, guns_of, locals_of
from gomorra.bots.fights import meet
from gomorra.bots.foresight import Foresight, Frozen, at_rest, freeze
from gomorra.bots.habits import rank_worths, way_out
from gomorra.bots.worth import worth
from gomorra.decks import Deck
from gomorra.engine import Game, Option, Seat
from gomorra.engine.board import hands
from gomorra.engine.card.handle import Card
from gomorra.engine.events import Booted, Chosen, Declared, Event, Paid, PlayEnded
from gomorra.poker.discard import discards

KINDS: Final = {
    "ran from a won fight": "a dude flees though nobody is left to fight",
    "harmed its own": "harm is done to an own dude without gain though a rival's could have been chosen",
    "dropped more than needed": "a card is let go at Upkeep although the rest could be paid without that",
    "hired without wages": "somebody is let go at Upkeep by who hired a dude the day before",
    "broke a made hand": "cards of a straight or better are thrown though standing pat does best against this rival",
    "hopeless callout": "a callout with a chance below one in four, even if everybody comes along who can",
    "fought alone": "a dude fights alone while mates at the place would have raised the chance by an eighth",
    "bought for the rival": "a deed bought today is a rival's by Sundown",
    "there and back": "a dude walks off and returns within a day or two without a fight or a use in between",
    "used for nothing": "an ability is used and nothing comes of it",
}
CEILINGS: Final = {
    "ran from a won fight": 0.0,
    "harmed its own": 0.0,
    "dropped more than needed": 0.0,
    "hired without wages": 0.2,
    "broke a made hand": 0.0,
    "hopeless callout": 0.1,
    "fought alone": 0.2,
    "bought for the rival": 0.5,
    "there and back": 0.4,
    "used for nothing": 0.3,
}
"""Above this the bots of the table are not fit to be played against."""
MOST_DAYS: Final = 20
HOPELESS: Final = 0.25
WASTE: Final = (Declared, Paid, PlayEnded, Chosen, Booted)


@dataclass(frozen=True, slots=True)
class Rate:
    """Blunders a game and player, with a 95 percent interval."""

    count: int
    games: int

    @property
    def value(self) -> float:
        return self.count / self.games

    @property
    def interval(self) -> tuple[float, float]:
        spread = 1.96 * math.sqrt(max(self.count, 1)) / self.games
        return max(0.0, self.value - spread), self.value + spread


class Watch:
    """Looks over the shoulders of some seats of one game."""

    def __init__(self, seats: Sequence[int]) -> None:
        self.seats = frozenset(seats)
        self.found: Counter[str] = Counter()
        self._bought: list[tuple[int, int, int]] = []
        self._hired: dict[int, int] = {}
        self._left: dict[int, tuple[int, int, int]] = {}
        self._dropped: list[int] = []
        self._thrown: list[int] = []
        self._fight = 0
        self._play: tuple[int, int] | None = None

    def answer(self, game: Game, option: Option) -> None:
        """Look at an answer that is about to be given."""
        decision = game.decision
        self._settle_use(game)
        self._settle_deeds(game)
        self._watch_fight(game)
        if decision.seat not in self.seats:
            return
        look = {
            "flee": self._flee,
            "choose": self._choose,
            "upkeep": self._upkeep,
            "redraw": self._redraw,
            "play": self._play_made,
        }.get(decision.kind)
        if look is not None:
            look(game, option)

    def _flee(self, game: Game, option: Option) -> None:
        battle = game.shootout
        side = battle.players_side(game.decision.seat) if battle is not None else None
        if (
            battle is not None
            and side is not None
            and option.payload[0] == "card"
            and not battle.posses[1 - side]
        ):
            self.found["ran from a won fight"] += 1

    def _choose(self, game: Game, option: Option) -> None:
        seat = game.decision.seat
        cards = [_dude(game, other) for other in game.decision.options]
        chosen = _dude(game, option)
        rivals = [card for card in cards if card is not None and card.controller != seat]
        if chosen is None or chosen.controller != seat or not rivals:
            return
        before = _strength(chosen)
        trial = Foresight(seat, Knowledge(game, seat), worth, Random(0))
        others = [other for other in game.decision.options if _dude(game, other) in rivals]
        if trial.after(game, option) >= max(trial.after(game, other) for other in others) - 0.05:
            return
        fork = game.fork()
        fork.watcher = freeze
        try:
            fork.give(option.payload)
            for _ in range(12):
                if fork.over or at_rest(fork):
                    break
                fork.give((way_out(fork.decision.options) or fork.decision.options[0]).payload)
        except Frozen:
            pass
        after = fork.card(chosen.id)
        if not after.in_play or _strength(after) < before:
            self.found["harmed its own"] += 1

    def _upkeep(self, game: Game, option: Option) -> None:
        if option.payload[0] == "pay":
            self._dropped.clear()
            return
        if named := [other for other in game.decision.options if other.payload[0] == "pay"]:
            self.found["dropped more than needed"] += bool(named)
            return
        if self._hired.pop(game.decision.seat, -1) == game.state.day - 1:
            self.found["hired without wages"] += 1
        short = game.decision.least + sum(self._dropped)
        self._dropped.append(option.weight)
        spare = sum(self._dropped) - short
        if spare >= 0 and any(weight <= spare for weight in self._dropped):
            self.found["dropped more than needed"] += 1
        if spare >= 0:
            self._dropped.clear()

    def _redraw(self, game: Game, option: Option) -> None:
        if option.payload[0] == "card":
            self._thrown.append(int(option.payload[1]))
            if game.decision.most > 1:
                return
        player = game.state.players[game.decision.seat]
        thrown, self._thrown = [card for card in self._thrown if card in player.draw_hand], []
        held = [poker.JOKER if poker.is_joker(c) else c for c in hands.cards_of(game, game.decision.seat)]
        if not thrown or len(held) < 5:
            return
        made = poker.choose(held).rank
        kept = [card for card, number in zip(held, player.draw_hand, strict=True) if number not in thrown]
        if made < poker.STRAIGHT or (len(kept) >= 5 and poker.choose(kept).rank >= made):
            return
        left = [
            poker.JOKER if poker.is_joker(c) else c
            for c in (hands.playing_card(game, n) for n in player.deck)
        ]
        needed = rank_worths(game, Knowledge(game, game.decision.seat))
        advice = discards(held, min(len(thrown), len(left)), left, worth=needed, effort=20_000)
        if not advice.cards:
            self.found["broke a made hand"] += 1

    def _play_made(self, game: Game, option: Option) -> None:
        word, seat = option.payload[0], game.decision.seat
        if word == "callout":
            self._callout(game, option, seat)
        elif word == "move":
            self._move(game, option)
        elif word == "shop":
            card = game.card(int(option.payload[1]))
            if card.is_deed:
                self._bought.append((seat, card.id, game.state.day))
            elif card.is_dude and card.upkeep:
                self._hired[seat] = game.state.day
        elif word == "use":
            self._left.pop(int(option.payload[1]), None)
            self._play = (game.told, int(option.payload[1]))

    def _callout(self, game: Game, option: Option, seat: int) -> None:
        caller, target = game.card(int(option.payload[1])), game.card(int(option.payload[2]))
        know = Knowledge(game, seat)
        mine = Muster(game, seat, caller.place, [caller]).many
        theirs = Muster(game, target.controller, caller.place, [target]).few
        odds = meet(mine, theirs, know.structures[seat], know.structures[target.controller])
        if odds.win < HOPELESS:
            self.found["hopeless callout"] += 1
        self._left.clear()

    def _move(self, game: Game, option: Option) -> None:
        dude = game.card(int(option.payload[1]))
        there = game.place_of_word(option.payload[2])
        home = game.state.players[dude.controller].home
        last = self._left.get(dude.id)
        if (
            last is not None
            and last[0] == there
            and game.state.day - last[2] <= 1
            and home not in (there, last[1])
        ):
            self.found["there and back"] += 1
        self._left[dude.id] = (dude.place, there, game.state.day)

    def _watch_fight(self, game: Game) -> None:
        """Posses stand for the first time: who fights alone while mates look on?"""
        battle = game.shootout
        if battle is None or battle.number == self._fight:
            return
        self._fight = battle.number
        for side, seat in enumerate(battle.seats):
            posse = [game.card(dude) for dude in battle.posses[side]]
            if seat not in self.seats or len(posse) != 1:
                continue
            mates = [dude for dude in locals_of(game, seat, battle.location) if dude not in posse]
            if not mates:
                continue
            know = Knowledge(game, seat)
            foes = guns_of(map(game.card, battle.posses[1 - side]))
            theirs = know.structures[battle.seats[1 - side]]
            alone = meet(guns_of(posse), foes, know.structures[seat], theirs)
            together = meet(guns_of([*posse, *mates]), foes, know.structures[seat], theirs)
            if together.win > alone.win + 0.125 and together.gain > alone.gain + 0.1:
                self.found["fought alone"] += 1

    def _settle_deeds(self, game: Game) -> None:
        for seat, deed, day in list(self._bought):
            card = game.card(deed)
            if game.state.day > day or game.state.phase == "sundown":
                self._bought.remove((seat, deed, day))
                if card.in_play and card.controller not in (seat, -1):
                    self.found["bought for the rival"] += 1

    def _settle_use(self, game: Game) -> None:
        """Whether anything came of the ability that was used last."""
        if self._play is None:
            return
        since, source = self._play
        done = game.events[since - (game.told - len(game.events)) :]
        if not any(isinstance(event, PlayEnded) for event in done):
            return
        self._play = None
        if all(isinstance(event, WASTE) and _costs(event, source) for event in done):
            changed = any(
                modifier.source == source for mods in game.state.modifiers.values() for modifier in mods
            )
            if not changed:
                self.found["used for nothing"] += 1


def _costs(event: Event, source: int) -> bool:
    return not isinstance(event, Booted) or event.card == source


def _dude(game: Game, option: Option) -> Card | None:
    number = option.payload[1] if len(option.payload) > 1 else 0
    if option.payload[0] != "card" or not isinstance(number, int) or not number:
        return None
    card = game.card(number)
    return card if card.in_play and card.is_dude else None


def _strength(dude: Card) -> tuple[float, int, int]:
    """What harm would lower: shot, influence, readiness."""
    return dude.bullets + 1.5 * dude.is_stud, dude.influence, -int(dude.booted)


def watched_game(names: Sequence[str], decks: Sequence[Deck], seed: str) -> tuple[Counter[str], int]:
    """Play a game between bots and count the blunders of all of them; says who won."""
    game = Game.new([Seat(f"P{seat}", deck) for seat, deck in enumerate(decks)], seed=seed)
    bots = [make_bot(name, f"{seed}/{seat}") for seat, name in enumerate(names)]
    watch = Watch(range(len(names)))
    while not game.over and game.state.day <= MOST_DAYS:
        seat = game.decision.seat
        key = bots[seat].choose(game, seat)
        watch.answer(game, next(option for option in game.decision.options if option.key == key))
        game.answer(key)
    return watch.found, game.outcome.winner if game.outcome is not None else -1


def rates(found: Counter[str], games: int, seats: int) -> dict[str, Rate]:
    """Blunders a game and player of each kind."""
    return {kind: Rate(found[kind], games * seats) for kind in KINDS}
