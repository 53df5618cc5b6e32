"""A quick Noon play: every option is judged by what can be seen of it, nothing is tried out.

Playouts live on this, so it must be cheap: numbers that many options share are read once for a decision.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from gomorra.bots.first.worth import Weights, gun_power
from gomorra.engine import Game
from gomorra.engine.board import control, places, players
from gomorra.engine.card.handle import Card
from gomorra.engine.kernel.decision import Option
from gomorra.engine.kernel.state import TOWN_SQUARE

WEIGHTS = Weights()
BOOTING = 0.35
"""What it costs to boot a dude: it cannot answer any more today."""


def value_of(dude: Card) -> float:
    """What it would hurt to lose a card."""
    if not dude.is_dude:
        return 0.5 + 0.2 * dude.face.stats["cost"]
    carried = sum(0.5 + 0.2 * item.face.stats["cost"] for item in dude.attachments)
    return gun_power(dude, WEIGHTS) + 2.0 * dude.influence + 2.0 * dude.control + carried + 0.3


def might(game: Game, seat: int, place: int) -> float:
    """The guns a player could bring to a fight at a location."""
    total = 0.0
    for dude in game.dudes(seat):
        if dude.place == place or (not dude.booted and places.adjacent(game, dude.place, place)):
            total += gun_power(dude, WEIGHTS) + 0.4
    return total


def quick_play(game: Game, options: list[Option], random: Random, noise: float = 0.5) -> Option:
    """The option that looks best, with some noise so that playouts differ; a pass counts as nothing."""
    look = Look(game, game.decision.seat)
    best, score = options[-1], -1e9
    for option in options:
        judge = JUDGES.get(str(option.payload[0]))
        points = judge(look, option) if judge is not None else random.random()
        points += random.gauss(0, noise)
        if points > score:
            best, score = option, points
    return best


def promising(game: Game, options: list[Option], count: int) -> list[Option]:
    """The options that look best, in their order; ways out are always among them."""
    look = Look(game, game.decision.seat)
    points = {}
    for place, option in enumerate(options):
        word = str(option.payload[0])
        judge = JUDGES.get(word)
        points[place] = 1e9 if word in ("pass", "done") else judge(look, option) if judge is not None else 0.5
    best = sorted(points, key=points.__getitem__, reverse=True)[:count]
    return [options[place] for place in sorted(best)]


def purposeful(game: Game, options: list[Option]) -> list[Option]:
    """The options without moves that wander: away from where one is needed, or to where nothing is won."""
    look = Look(game, game.decision.seat)
    return [option for option in options if option.payload[0] != "move" or not look.wanders(option)]


class Look:
    """What one player sees at a glance, read once for all the options of a decision."""

    __slots__ = ("deeds", "game", "guns", "home", "people", "rivals", "seat", "want")

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.home = game.state.players[seat].home
        self.rivals = [other for other in range(game.seats) if other != seat]
        self.guns: dict[int, list[float]] = {}
        self.deeds: dict[int, tuple[int, float, list[int]] | None] = {TOWN_SQUARE: None}
        self.people: list[tuple[int, int, bool, float]] = []
        """Player, place, booted and gun power of every dude."""
        influence = [0] * game.seats
        for dude in game.dudes():
            body = dude.body
            self.people.append((body.controller, body.location, body.booted, gun_power(dude, WEIGHTS) + 0.4))
            influence[body.controller] += dude.influence
        theirs = max(influence[other] for other in self.rivals)
        self.want = 1.0 + 0.25 * max(0, 3 - abs(players.control_of(game, seat) - theirs))
        """Control points matter more where they may soon decide the game."""

    def might(self, place: int) -> list[float]:
        """The guns that each player could bring to a fight at a location."""
        found = self.guns.get(place)
        if found is None:
            found = self.guns[place] = [0.0] * self.game.seats
            near = places.neighbours(self.game, place)
            for player, at, booted, power in self.people:
                if at == place or (not booted and at in near):
                    found[player] += power
        return found

    def deed(self, place: int) -> tuple[int, float, list[int]] | None:
        """Of a deed: who holds it while nobody is there, what holding it is worth, who stands how strong."""
        if place not in self.deeds:
            card = self.game.card(place)
            if card.is_deed:
                gain = WEIGHTS.control * card.control * self.want + 0.15 * card.production
                self.deeds[place] = (card.owner, gain, control.standing(self.game, place))
            else:
                self.deeds[place] = None
        return self.deeds[place]

    def control_change(self, place: int, change: int) -> float:
        """What it brings to add so much of one's own weight at a location."""
        deed = self.deed(place) if change else None
        if deed is None:
            return 0.0
        owner, gain, sums = deed
        before = holder(sums, owner) == self.seat
        sums[self.seat] += change
        after = holder(sums, owner) == self.seat
        sums[self.seat] -= change
        return gain * (after - before) * (1.4 if owner != self.seat else 1.0)

    def move(self, option: Option) -> float:
        game = self.game
        dude = game.card(int(option.payload[1]))
        place, here = game.place_of_word(option.payload[2]), dude.place
        weight = dude.influence
        points = self.control_change(place, weight) + self.control_change(here, -weight) - 0.25
        near = here in (self.home, TOWN_SQUARE) and places.adjacent(game, here, place)
        if not near or place == self.home:
            points -= BOOTING
        if place != self.home:
            guns = self.might(place)
            mine = guns[self.seat] + gun_power(dude, WEIGHTS)
            foes = max(guns[rival] for rival in self.rivals)
            if foes > mine:
                points -= 0.35 * value_of(dude) * min(1.0, (foes - mine) / 3)
            elif any(at == place and player != self.seat for player, at, _, _ in self.people):
                points += 0.3
        return points

    def wanders(self, option: Option) -> bool:
        """Whether a move has no purpose that can be seen: control, company in a fight, a way out of danger."""
        here = self.game.card(int(option.payload[1])).place
        place = self.game.place_of_word(option.payload[2])
        if place == self.home:
            guns = self.might(here)
            return max(guns[rival] for rival in self.rivals) <= guns[self.seat]
        if place == TOWN_SQUARE and here == self.home:
            return False  # from there everything is near
        return self.move(option) < -0.1

    def callout(self, option: Option) -> float:
        caller, target = self.game.card(int(option.payload[1])), self.game.card(int(option.payload[2]))
        guns = self.might(caller.place)
        mine, foes = guns[self.seat], guns[target.controller]
        odds = (mine - foes) / (mine + foes + 0.1)
        return 1.6 * odds * value_of(target) if odds > 0.08 else -2.0

    def shop(self, option: Option) -> float:
        card = self.game.card(int(option.payload[1]))
        price = card.face.stats["cost"]
        if card.is_deed:
            return 1.0 + WEIGHTS.control * card.face.stats["control"] + 0.5 * card.face.stats["production"]
        if card.is_dude:
            facts = card.face.stats
            guns = (0.6 + facts["bullets"]) * (WEIGHTS.stud if card.face.stud else WEIGHTS.draw)
            return 0.6 + guns + WEIGHTS.influence * facts["influence"] - 0.5 * facts["upkeep"] - 0.12 * price
        host = self.game.card(int(option.payload[2])) if len(option.payload) > 2 else None
        bonus = 0.0 if host is None or not host.is_dude else 0.1 * value_of(host)
        return 0.5 + 0.5 * card.face.stats["bullets"] + bonus - 0.1 * price


def holder(sums: list[int], owner: int) -> int:
    """Who controls a deed by these sums (RB-3.9)."""
    top = max(sums)
    return sums.index(top) if top > 0 and sums.count(top) == 1 else owner


JUDGES: dict[str, Callable[[Look, Option], float]] = {
    "move": Look.move,
    "callout": Look.callout,
    "shop": Look.shop,
    "invent": lambda look, option: 0.9,
    "replace": lambda look, option: 0.3,
    "give": lambda look, option: -1.5,
    "use": lambda look, option: 0.5,
    "pass": lambda look, option: 0.0,
}
