"""The table at a glance: what every player has that all can see, read once for whoever judges the position.

Only the own hand is read from hidden cards; of rivals' decks only what was seen is used.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from gomorra.bots.draws import guessed_structure, structure
from gomorra.bots.fights import Gun, posse_bonus, rank_of
from gomorra.engine import Game
from gomorra.engine.board import control, players
from gomorra.engine.card.handle import Card
from gomorra.engine.kernel.state import TOWN_SQUARE

SKILLS = frozenset({"Blessed", "Huckster", "Shaman", "Mad Scientist"})


@dataclass(slots=True)
class Holding:
    """What one player has on the table."""

    stash: int
    debt: int
    hand: int
    structure: float
    production: int = 0
    upkeep: int = 0
    influence: int = 0
    control: int = 0
    dudes: int = 0
    ready: int = 0
    ready_influence: int = 0
    bounty: int = 0
    carried: int = 0
    carried_worth: int = 0
    casters: int = 0
    square: int = 0
    home: int = 0
    abroad: int = 0
    deeds: int = 0
    deed_points: int = 0
    guns: list[Gun] = field(default_factory=list)
    ready_guns: list[Gun] = field(default_factory=list)
    exposed: int = 0
    """Control points that somebody else could take with the dudes he has unbooted."""
    within_reach: int = 0
    """Control points of others that the own unbooted dudes could take."""
    power: float = 0.0
    """The rank that the whole gang would draw on average, and that of the dudes who stand ready."""
    ready_power: float = 0.0

    @property
    def short(self) -> int:
        """What tomorrow's upkeep lacks."""
        return max(0, self.upkeep - self.production - self.stash)


@dataclass(slots=True)
class Survey:
    """All players, and what decides the game."""

    players: list[Holding]
    points: list[int]
    influence: list[int]

    def lead(self, seat: int) -> int:
        """By how much a player's control points exceed the influence of the strongest rival."""
        return self.points[seat] - max(
            (other for number, other in enumerate(self.influence) if number != seat), default=0
        )


def own_structure(game: Game, seat: int) -> float:
    """The structure of the cards that a player may draw."""
    state = game.state
    player = state.players[seat]
    return structure(
        0 if (face := state.face(card)).type == "joker" else face.value
        for pile in (player.deck, player.discard)
        for card in pile
    )


def seen_structure(game: Game, seat: int) -> float:
    """The structure of a player's deck as the others may guess it from the cards that were seen."""
    state = game.state
    player, owners = state.players[seat], state.owners
    there = (card for card in state.bodies if owners[card] == seat)
    seen = [
        face.value
        for face in map(state.face, (*player.discard, *player.boot_hill, *there))
        if face.type not in ("joker", "outfit", "legend")
    ]
    return guessed_structure(seen)


def gun_of(dude: Card, value: float = 0.0) -> Gun:
    return Gun(max(0, dude.bullets), dude.is_stud, value)


def survey(game: Game, viewer: int) -> Survey:
    """Read the table. The viewer's own deck is known to him, of the others' what was seen."""
    state = game.state
    found = []
    for seat, player in enumerate(state.players):
        known = own_structure(game, seat) if seat == viewer else seen_structure(game, seat)
        found.append(Holding(player.stash, player.debt, len(player.hand), known))
    homes = [player.home for player in state.players]
    loose: list[dict[int, int]] = [{} for _ in found]
    for dude in game.dudes():
        _count(dude, found[dude.controller], homes, loose[dude.controller])
    points, influence = [], []
    for seat, one in enumerate(found):
        one.production = players.production_of(game, seat)
        one.influence = players.influence_of(game, seat)
        one.control = players.control_of(game, seat)
        points.append(one.control)
        influence.append(one.influence)
        one.power = rank_of(one.structure, *posse_bonus(one.guns, one.structure))
        one.ready_power = rank_of(one.structure, *posse_bonus(one.ready_guns, one.structure))
    _deeds(game, found, loose)
    return Survey(found, points, influence)


def _count(dude: Card, one: Holding, homes: list[int], loose: dict[int, int]) -> None:
    gun = gun_of(dude)
    influence, place = dude.influence, dude.place
    one.dudes += 1
    one.guns.append(gun)
    one.upkeep += dude.upkeep
    one.bounty += dude.bounty
    if not dude.booted:
        one.ready += 1
        one.ready_influence += influence
        one.ready_guns.append(gun)
        loose[place] = loose.get(place, 0) + influence
    carried = dude.body.attachments
    if carried:
        one.carried += len(carried)
        one.carried_worth += sum(item.face.stats["cost"] for item in dude.attachments)
    if not SKILLS.isdisjoint(dude.face.keywords):
        one.casters += 1
    if place == TOWN_SQUARE:
        one.square += 1
    elif place == homes[dude.controller]:
        one.home += 1
    elif place in homes:
        one.abroad += 1


def _deeds(game: Game, found: list[Holding], loose: list[dict[int, int]]) -> None:
    """Who holds which deed, and which of them could change hands by a move."""
    for number in game.locations():
        place = game.card(number)
        if not place.is_deed:
            continue
        owner = found[place.owner]
        owner.deeds += 1
        points = max(0, place.control)
        owner.deed_points += points
        if not points:
            continue
        sums = control.standing(game, place.id)
        holder = place.controller
        held = sums[holder] if holder >= 0 else 0
        for seat, one in enumerate(found):
            if seat == holder:
                continue
            able = sum(amount for at, amount in loose[seat].items() if at != place.id)
            if able and sums[seat] + able > held:
                one.within_reach += points
                if holder >= 0:
                    found[holder].exposed = max(found[holder].exposed, points)
