"""What happens without a play and deserves the stage: who leaves at Upkeep, and whose a deed becomes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from gomorra.engine import Game
from gomorra.engine.board import control, players, stats
from gomorra.engine.events import Discarded
from gomorra.engine.kernel.state import TOWN_SQUARE
from gomorra.engine.sight import naming, narrate
from gomorra.engine.sight.narrate import listed
from gomorra.engine.words import Stat, Why
from gomorra.server.protocol.told import SceneView
from gomorra.server.telling import scenes

Holders = dict[str, int]
"""Who controls the deeds, by their numbers as JSON has them."""


def holders(game: Game) -> Holders:
    """Who controls each deed now."""
    deeds = (place for place in game.locations() if place != TOWN_SQUARE and game.card(place).is_deed)
    return {str(place): control.controller(game, place) for place in deeds}


def calm(game: Game) -> bool:
    """Whether nobody is on the way to a fight or back: who comes home soon has not given anything up."""
    return game.shootout is None and game.gathering is None and game.job is None


def staged(
    game: Game, start: int, before: Mapping[str, Any] | None, held: Holders, seat: int | None
) -> list[SceneView]:
    """All that comes to the stage since an event, plays and fortunes, as it happened."""
    found = scenes.scenes(game, start, seat)
    if before is not None:
        found += fortunes(game, start, before, held, seat)
    return sorted(found, key=lambda scene: scene.event)


def fortunes(
    game: Game, start: int, before: Mapping[str, Any], held: Holders, seat: int | None
) -> list[SceneView]:
    """What befell the players since an event, a view of the table then, and these holders of its deeds."""
    if game.over:
        return []
    changed = [int(place) for place in _changed(game, held)] if calm(game) else []
    numbers = _numbers(game, before, seat)
    # What several deeds change together is told once.
    taken = [_taken(game, place, numbers if place == changed[-1] else [], seat) for place in changed]
    return [*_losses(game, start, before, seat), *taken]


def _changed(game: Game, held: Holders) -> list[str]:
    now = holders(game)
    return [place for place, holder in held.items() if place in now and now[place] != holder]


def _losses(game: Game, start: int, before: Mapping[str, Any], seat: int | None) -> list[SceneView]:
    """Whom each player did not pay for; who has just chosen it himself knows it."""
    asked = before["decision"] or {}
    found: dict[int, list[tuple[int, Discarded]]] = {}
    for place, event in enumerate(game.events[start:], start):
        if isinstance(event, Discarded) and event.why == Why.UPKEEP:
            found.setdefault(event.whose, []).append((place, event))
    chosen = seat if asked.get("kind") == "upkeep" and asked.get("seat") == seat else None
    return [_loss(game, losses, before, seat) for whose, losses in found.items() if whose != chosen]


def _loss(
    game: Game, losses: Sequence[tuple[int, Discarded]], before: Mapping[str, Any], seat: int | None
) -> SceneView:
    place, first = losses[0]
    fees = [before["cards"].get(str(event.card), {}).get("upkeep", 0) for _, event in losses]
    names = listed([narrate.named(game, event, event.card) for _, event in losses])
    left = game.state.players[first.whose].stash
    who = "You" if first.whose == seat else game.name(first.whose)
    verb = "could" if left < min(fees) else "did"
    purse = "no ghost rock is" if not left else f"{left} ghost rock {'is' if left == 1 else 'are'}"
    return SceneView(
        place,
        "play",
        f"{who} {verb} not pay {sum(fees)} for {names}",
        "",
        (),
        -1,
        seat=first.whose,
        card=first.card,
        code=first.faces[first.card].code,
        changes=(
            f"{names} {'is' if len(losses) == 1 else 'are'} discarded; {purse} left.",
            *_numbers(game, before, seat),
        ),
        by_itself=True,
    )


def _taken(game: Game, place: int, numbers: Sequence[str], seat: int | None) -> SceneView:
    """A deed that somebody else controls now, and which numbers that changed."""
    holder = control.controller(game, place)
    return SceneView(
        len(game.events) - 1,
        "play",
        _holding(game, place, holder, seat),
        "",
        (),
        -1,
        seat=holder,
        card=place,
        code=game.state.face(place).code,
        targets=(place,),
        changes=(_by_what(game, place, holder, seat), *_unpaid(game, place, holder, seat), *numbers),
        by_itself=True,
        whose=(holder,),
    )


def _holding(game: Game, place: int, holder: int, seat: int | None) -> str:
    """Who controls a deed now: to control one is not to own it."""
    name = naming.place_name(game, place)
    if holder < 0:
        return f"Nobody controls {name} now"
    who = "You control" if holder == seat else f"{game.name(holder)} controls"
    return f"{who} {name} {'again' if holder == game.state.owners[place] else 'now'}"


def _unpaid(game: Game, place: int, holder: int, seat: int | None) -> Iterator[str]:
    """That a deed pays nobody while another player than its owner holds it."""
    owner = game.state.owners[place]
    if holder not in (owner, -1) and stats.total(game, place, Stat.PRODUCTION) > 0:
        owners = "only you as its owner" if owner == seat else f"only {game.name(owner)} as its owner"
        who = f"{owners} could collect"
        yield f"It pays no ghost rock meanwhile: {who}."


def _by_what(game: Game, place: int, holder: int, seat: int | None) -> str:
    """Why a deed is this player's: what each side musters there."""
    sums = control.standing(game, place)
    rowdy = stats.has(game, place, "Rowdy") or game.state.face(place).behaviour.control_by == Stat.BULLETS
    what, name = "bullets" if rowdy else "influence", naming.place_name(game, place)
    order = sorted((other for other in range(game.seats) if sums[other]), key=lambda other: -sums[other])
    if not order:
        return f"Nobody is at {name} to hold it: a deed falls back to its owner."
    if control.strongest(game, place) != holder:
        return "A card says so."
    if order[0] != holder or (len(order) > 1 and sums[order[1]] == sums[holder]):
        return f"{sums[order[0]]} {what} each at {name}: nobody has more, so its owner holds it."
    there = listed([dude.title for dude in game.dudes_at(place) if dude.controller == holder])
    rivals = listed([f"{sums[other]} of {_whom(game, other, seat)}" for other in order[1:]])
    return f"{there}: {sums[holder]} {what} at {name} against {rivals or 'none'}."


def _numbers(game: Game, before: Mapping[str, Any], seat: int | None) -> list[str]:
    """Whose influence and control are others than before: they decide the game."""
    found = []
    for player in before["players"]:
        other = player["seat"]
        now = {"influence": players.influence_of(game, other), "control": players.control_of(game, other)}
        parts = [
            f"{what} {player[what]} → {amount}" for what, amount in now.items() if player[what] != amount
        ]
        if parts:
            who = "You" if other == seat else game.name(other)
            found.append(f"{who}: {', '.join(parts)}.")
    return found


def _whom(game: Game, other: int, seat: int | None) -> str:
    return "yours" if other == seat else game.name(other)
