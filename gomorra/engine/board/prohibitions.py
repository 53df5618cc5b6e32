"""What cards forbid, allow and protect: "cannot" beats "can" (RB-2.1-b)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gomorra.engine.board import sides, stats
from gomorra.engine.kernel.state import ALL_DUDES, NOBODY, Modifier
from gomorra.engine.words import Act, ActName, Stat, StatName, cannot, player_cannot, using

if TYPE_CHECKING:
    from gomorra.engine.card.ability import Ability
    from gomorra.engine.card.choice import Predicate
    from gomorra.engine.card.handle import Card
    from gomorra.engine.events import Event
    from gomorra.engine.game import Game
    from gomorra.engine.verbs.use import Use


def concerns(modifier: Modifier, controller: int, use: Use | None, owner: int = NOBODY) -> bool:
    """Whether a prohibition speaks of what this use does: `amount` says whose acts it stops.

    "opponents" are players who do not control the card, "strangers" those who do not own it, "foes" opponents that are
    no allies in this shootout; kinds of abilities may follow, or "not" and kinds.
    """
    whose = str(modifier.amount)
    if whose == "any":
        return True
    if use is None or use.by_rules:
        return whose == "rules"
    if whose == "cards":
        return True
    who, *kinds = whose.split()
    if who not in ("opponents", "strangers", "foes"):
        return use.kind in whose.split()
    foreign = use.seat != (owner if who == "strangers" else controller)
    if not foreign or (who == "foes" and sides.allied(use.game, use.seat, controller)):
        return False
    if kinds[:1] == ["not"]:
        return use.kind not in kinds[1:]
    return not kinds or use.kind in kinds


def stopped(game: Game, act: ActName, card: Card, use: Use | None, other: Card | None = None) -> bool:
    """Whether something forbids this to be done to the card."""
    stat = cannot(act)
    effects = game.state.modifiers
    if effects and (card.id in effects or ALL_DUDES in effects):
        for modifier in effects.get(card.id, ()):
            if modifier.stat == stat and concerns(modifier, card.controller, use, card.owner):
                return True
        for modifier in effects.get(ALL_DUDES, ()):
            if (
                modifier.stat == stat
                and card.is_dude
                and concerns(modifier, card.controller, use, card.owner)
            ):
                return True
    if stat not in game.repertoire.spoken:
        return False
    return any(game.replies(stat, card, use, other, of=card))


def stopped_for_all(game: Game, act: ActName, use: Use) -> bool:
    """Whether an effect keeps the user from doing this to any dude, also to one that is not there yet."""
    effects = game.state.modifiers.get(ALL_DUDES, ())
    return any(m.stat == cannot(act) and concerns(m, use.seat, use, use.seat) for m in effects)


def stopped_player(
    game: Game, act: ActName, seat: int, use: Use | None = None, card: Card | None = None
) -> bool:
    """Whether something forbids a player to do this, or this to be done to a player."""
    stat = cannot(act)
    for modifier in game.state.modifiers.get(-1 - seat, ()):
        if modifier.stat == stat and concerns(modifier, seat, use):
            return True
    return any(game.replies(player_cannot(act), seat, use, card))


def barred(game: Game, dude: Card, place: int, use: Use | None) -> bool:
    """Whether the dude may not go to this location."""
    return any(game.replies(cannot(Act.MOVE_TO), dude, game.card(place), use, of=dude))


def forbids_kind(game: Game, kind: str, seat: int, card: Card) -> bool:
    """Whether an effect keeps a player from using a kind of ability."""
    for modifier in game.state.modifiers.get(-1 - seat, ()):
        if modifier.stat == cannot(using(kind)) and modifier.source != card.id:
            return True
    return any(game.replies(player_cannot(using(kind)), seat, card))


def least_bounty(game: Game, dude: Card) -> int:
    """The bounty below which a dude cannot fall."""
    least = max((int(answer or 0) for answer in game.replies(Stat.LEAST_BOUNTY, dude, of=dude)), default=0)
    return min(least, dude.body.bounty)


def has_decoys(game: Game) -> bool:
    """Whether a card in play must be chosen before others."""
    return game.repertoire.decoys and bool(game.statics(Stat.DECOY))


def decoys_for(game: Game, card: Card, use: Use) -> list[Card]:
    """The cards that must be chosen before this one may be."""
    return [
        holder
        for holder, static in game.speakers(Stat.DECOY)
        if holder.id != card.id and static.func(holder, card, use)
    ]


def stopped_by_decoy(game: Game, card: Card, cards: list[Card], use: Use) -> bool:
    """Whether a decoy that could be chosen instead keeps this card from being chosen."""
    able = {other.id for other in cards}
    return any(decoy.id in able for decoy in game.decoys_for(card, use))


def leaves_out_decoy(game: Game, cards: list[Card], use: Use, predicate: Predicate) -> bool:
    """Whether a set of targets passes over a decoy that could have been in it (FlightoftheLepus-b)."""
    chosen = {card.id for card in cards}
    if use.by_rules:
        return False
    return any(
        decoy.id not in chosen
        and decoy.in_play
        and predicate.test(decoy, use)
        and not game.stopped(Act.CHOOSE, decoy, use)
        for card in cards
        for decoy in game.decoys_for(card, use)
    )


def lends(game: Game, card: Card, seat: int, ability: Ability) -> bool:
    """Whether an effect lets a player use another player's card."""
    return any(game.replies(Stat.LENDS, card, seat, ability))


def reaches_totem(game: Game, dude: Card, totem: Card) -> bool:
    """Whether a Shaman may use a Totem from elsewhere."""
    return any(game.replies(Stat.REACHES_TOTEM, dude, totem))


def kung_fu(game: Game, dude: Card) -> int | None:
    """The Kung Fu rating with which a dude performs Techniques, None if it cannot."""
    rating = dude.rating("Kung Fu")
    if rating is None:
        for answer in game.replies(Stat.KUNG_FU_FOR_TECHNIQUES, dude, of=dude):
            rating = int(answer)
    return rating


def cast_rating(game: Game, dude: Card, skill: str, card: Card | None) -> int | None:
    """The rating with which a dude casts this card, None if it cannot."""
    rating = dude.rating(skill)
    if rating is None and card is not None:
        for answer in game.replies(Stat.CASTS_WITH, card, of=dude):
            rating = answer
    return rating


def acts_from_afar(game: Game, dude: Card, card: Card) -> bool:
    """Whether a dude outside the shootout may use this card as if it were in the posse."""
    return any(game.replies(Stat.ACTS_FROM_AFAR, card, of=dude))


def bounty_collector(game: Game, card: Card, event: Event, use: Use) -> int:
    """Who collects the bounty of a dude that leaves play (CG-Wanted-d, -e)."""
    if not card.in_play or not card.is_dude:
        return -1
    if getattr(event, "why", "") == "casualty":
        fight = game.shootout
        side = game.side_of(card.id)
        return fight.seats[1 - side] if fight is not None and side is not None else -1
    if use.by_rules or (use.side is not None and game.side_of(card.id) == use.side):
        return -1  # an ally in the same posse is no opposing dude
    return use.seat


def modifiers_of(game: Game, card: int, stat: StatName) -> list[Modifier]:
    """The modifiers on a stat of a card that work now."""
    return stats.modifiers(game, card, stat)
