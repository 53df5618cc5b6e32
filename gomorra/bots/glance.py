"""A quick Noon play: every option is judged by what can be seen of it, nothing is tried out.

Playouts live on this, so it must be cheap: numbers that many options share are read once for a decision.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from gomorra.bots.clash import Knowledge, callout_gain
from gomorra.bots.worth import ANTE, BOOTING, gun_power, value_of
from gomorra.engine import Game
from gomorra.engine.board import control, places, players
from gomorra.engine.kernel.decision import Option
from gomorra.engine.kernel.state import TOWN_SQUARE

CONTROL = 2.6
INFLUENCE = 2.0
WAGES = 1.5
"""What a ghost rock is worth that tomorrow's wages lack: somebody has to go."""


def quick_play(
    game: Game, options: list[Option], random: Random, know: Knowledge, noise: float = 0.4
) -> Option:
    """The option that looks best, with some noise so that playouts differ; a pass counts as nothing."""
    look = Look(game, know)
    best, score = options[-1], -1e9
    for option in options:
        points = look.points(option) + random.gauss(0, noise)
        if points > score:
            best, score = option, points
    return best


def promising(game: Game, options: list[Option], count: int, know: Knowledge) -> list[Option]:
    """The options that look best, in their order; ways out are always among them.

    Of options that differ only in where a deed is built or the like, the first ones come in."""
    look = Look(game, know)
    points = {}
    for place, option in enumerate(options):
        word = str(option.payload[0])
        points[place] = 1e9 if word in ("pass", "done") else look.points(option)
    best = sorted(points, key=points.__getitem__, reverse=True)[:count]
    return [options[place] for place in sorted(best)]


class Look:
    """What one player sees at a glance, read once for all the options of a decision."""

    __slots__ = (
        "behind", "deeds", "fights", "game", "guns", "home", "know", "lead", "people", "purse", "rivals", "seat",
        "want",
    )  # fmt: skip

    def __init__(self, game: Game, know: Knowledge) -> None:
        seat = know.seat
        self.game = game
        self.know = know
        self.seat = seat
        self.home = game.state.players[seat].home
        self.rivals = [other for other in range(game.seats) if other != seat]
        self.guns: dict[int, list[float]] = {}
        self.fights: dict[tuple[int, int], float] = {}
        self.deeds: dict[int, tuple[int, float, list[int]] | None] = {TOWN_SQUARE: None}
        self.purse: int | None = None
        self.people: list[tuple[int, int, bool, float, int]] = []
        """Player, place, booted, gun power and influence of every dude."""
        influence = [0] * game.seats
        for dude in game.dudes():
            body, weight = dude.body, dude.influence
            self.people.append((body.controller, body.location, body.booted, gun_power(dude) + 0.4, weight))
            influence[body.controller] += weight
        theirs = max(influence[other] for other in self.rivals)
        self.lead = players.control_of(game, seat) - theirs
        """By how much the own control exceeds the rivals' influence."""
        self.want = 1.0 + 0.25 * max(0, 3 - abs(self.lead))
        """Control points matter more where they may soon decide the game."""
        self.behind = max(players.control_of(game, other) for other in self.rivals) - influence[seat]
        """By how much the control of a rival exceeds the own influence."""

    def points(self, option: Option) -> float:
        word = str(option.payload[0])
        judge = JUDGES.get(word)
        found = judge(self, option) if judge is not None else 0.3
        return found - WAGES * self.lacking(option) if word == "shop" else found

    def might(self, place: int) -> list[float]:
        """The guns that each player could bring to a fight at a location."""
        found = self.guns.get(place)
        if found is None:
            found = self.guns[place] = [0.0] * self.game.seats
            near = places.neighbours(self.game, place)
            for player, at, booted, power, _ in self.people:
                if at == place or (not booted and at in near):
                    found[player] += power
        return found

    def deed(self, place: int) -> tuple[int, float, list[int]] | None:
        """Of a deed: who holds it while nobody is there, what holding it is worth, who stands how strong."""
        if place not in self.deeds:
            card = self.game.card(place)
            if card.is_deed:
                gain = CONTROL * card.control * self.want + 0.15 * card.production
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
        keeps = sums[self.seat] - self.answer(place) if after and not before else 1
        sums[self.seat] -= change
        swing = gain * (after - before) * (1.4 if owner != self.seat else 1.0)
        return swing if keeps > 0 else 0.45 * swing

    def answer(self, place: int) -> int:
        """The most influence that one unbooted rival could add at a location."""
        deed = self.deeds[place]
        assert deed is not None
        most = 0
        for player, at, booted, _, weight in self.people:
            if player != self.seat and not booted and at != place:
                most = max(most, weight + deed[2][player])
        return most

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
            mine = guns[self.seat] + gun_power(dude)
            foes = max(guns[rival] for rival in self.rivals)
            if foes > mine:
                points -= 0.35 * value_of(dude) * min(1.0, (foes - mine) / 3)
        return points

    def callout(self, option: Option) -> float:
        caller, target = self.game.card(int(option.payload[1])), self.game.card(int(option.payload[2]))
        key = caller.id, target.id
        if key not in self.fights:
            self.fights[key] = callout_gain(self.game, caller, target, self.know)
        gain = self.fights[key]
        return gain if gain > 0 else gain - 0.5

    def lacking(self, option: Option) -> int:
        """What tomorrow's wages would lack after a purchase, beyond what they lack already."""
        facts = self.game.card(int(option.payload[1])).face.stats
        spent = facts["cost"] + facts["upkeep"] - facts["production"]
        if self.purse is None:
            player = self.game.state.players[self.seat]
            wages = sum(dude.upkeep for dude in self.game.dudes(self.seat))
            self.purse = player.stash + players.production_of(self.game, self.seat) - wages - ANTE
        return max(0, min(spent, spent - self.purse))

    def shop(self, option: Option) -> float:
        """What a card would be good for, whatever it takes to keep it."""
        card = self.game.card(int(option.payload[1]))
        facts = card.face.stats
        price = facts["cost"]
        if card.is_deed:
            return 1.0 + 0.8 * CONTROL * facts["control"] + 0.5 * facts["production"]
        if card.is_dude:
            guns = 0.75 * (0.6 + facts["bullets"]) if card.face.stud else 0.4 * (0.5 + facts["bullets"])
            return 0.6 + guns + INFLUENCE * facts["influence"] - 0.5 * facts["upkeep"] - 0.12 * price
        host = self.game.card(int(option.payload[2])) if len(option.payload) > 2 else None
        bonus = 0.0 if host is None or not host.is_dude else 0.1 * value_of(host) + 0.3 * host.is_stud
        return 0.5 + 0.5 * facts["bullets"] + bonus - 0.1 * price


def holder(sums: list[int], owner: int) -> int:
    """Who controls a deed by these sums (RB-3.9)."""
    top = max(sums)
    return sums.index(top) if top > 0 and sums.count(top) == 1 else owner


# `promise` has learned from these numbers: who changes them has to train it anew.
JUDGES: dict[str, Callable[[Look, Option], float]] = {
    "move": Look.move,
    "callout": Look.callout,
    "shop": Look.shop,
    "invent": lambda look, option: 0.9,
    "replace": lambda look, option: 0.3,
    "give": lambda look, option: -1.5,
    "use": lambda look, option: 0.4,
    "pass": lambda look, option: 0.0,
}
