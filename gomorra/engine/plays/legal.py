"""Whether an ability can be used, and if not, by which rule."""

from __future__ import annotations

from collections.abc import Container
from typing import TYPE_CHECKING

from gomorra.engine.board import stats
from gomorra.engine.card.lent import for_user
from gomorra.engine.kernel.refusal import Refusal
from gomorra.engine.kernel.state import DISCARD, HAND, LIMBO, PLAY
from gomorra.engine.plays import actors, choosing
from gomorra.engine.words import Act, Phase, Stat

if TYPE_CHECKING:
    from gomorra.engine.card.ability import Ability
    from gomorra.engine.card.handle import Card
    from gomorra.engine.events import Event
    from gomorra.engine.game import Game
    from gomorra.engine.verbs.use import Use

LOST = Refusal("CE-Unprepared", "The card has lost its abilities.")
NOT_THERE = Refusal("RB-5.3.1-b", "The card is neither in play nor an action in your hand.")
NOT_YOURS = Refusal("RB-3.9-c", "You do not control that card.")
NOT_CONTROLLER = Refusal("RB-5.3.1-o", "Only the deed's controller may use it.")
NOT_OWNER = Refusal("RB-3.9-a", "Only the card's owner may use it.")
USED = Refusal("RB-5.3.1-j", "That ability was used today.")
USED_IN_FIGHT = Refusal("RB-2.1-a", "That ability was used in this shootout.")
SPELL_USED = Refusal("AE-SpellAbility-a", "That spell card was used today.")
TOO_NEW = Refusal("RB-5.3.4-e", "A new card's abilities work from your next turn on.")
WRONG_TIME = Refusal("RB-6.1.1-c", "That kind of ability is not used now.")
NOT_IN_FIGHT = Refusal("RB-6.1.1-b", "You have no dude in this shootout.")
NOT_IN_POSSE = Refusal("RB-6.1.1-i", "The card is not in your posse.")
BOOTED = Refusal("RB-2.6-d", "The card is booted.")
NO_BOOT = Refusal("RB-2.6-b", "The card cannot boot.")
TOO_DEAR = Refusal("RB-5.3.1-e", "You cannot pay for it.")
NO_CASTER = Refusal("RB-7.2.1-a", "Nobody with the right skill can cast it.")
NO_PERFORMER = Refusal("RB-7.3.1-a", "You have no Kung Fu dude for it.")
NO_CHEATER = Refusal("RB-6.1.4-m", "No other player's hand is Cheatin' and open to it.")
BYSTANDER = Refusal("RB-6.1.4-q", "Without a posse only a Cheatin' action card may be used.")
HEADLINE = Refusal("CG-Headline-a", "A Headline was played in this shootout.")
NO_LEADER = Refusal("RB-6.2.1-a", "You need an unbooted dude to lead the job.")
NO_MARK = Refusal("RB-6.2.2-a", "There is nothing the job may mark.")
REQUIREMENT = Refusal("RB-5.3.1-h", "What the ability needs is not there.")
FORGOTTEN = Refusal("RB-2.1-b", "An effect keeps that ability from being used.")
FORBIDDEN = Refusal("RB-2.1-b", "A card in play forbids it.")
NOT_LOWBALL = Refusal("RB-5.1-j", "In lowball only Cheatin' Resolutions are used.")

NOTHING_IGNORED: frozenset[str] = frozenset()


def refusal(
    game: Game,
    seat: int,
    card: Card,
    ability: Ability,
    *,
    event: Event | None = None,
    kind: str = "",
    granter: Card | None = None,
    ignore: Container[str] = NOTHING_IGNORED,
) -> Refusal | None:
    """The rule that keeps this player from using this ability now, None if none does."""
    found = _place_and_control(game, seat, card, ability, granter, ignore)
    if found is None:
        found = _frequency(game, seat, card, ability, granter, ignore)
    if found is None:
        found = _timing(game, seat, card, ability, kind or ability.kinds[0], ignore)
    if found is None:
        found = _costs(game, seat, card, ability, kind or ability.kinds[0], ignore)
    if found is None:
        found = _requirements(game, seat, card, ability, event, kind, granter)
    return found


def _place_and_control(
    game: Game, seat: int, card: Card, ability: Ability, granter: Card | None, ignore: Container[str]
) -> Refusal | None:
    if game.repertoire.blanks and stats.blank(game, card.id, "abilities" if granter is None else "granted"):
        return LOST
    zone = card.zone
    if zone == PLAY:
        if card.is_action and PLAY not in ability.zones:
            return NOT_THERE
        if ability.anyone:
            return None
        if ability.owner:
            return None if card.owner == seat else NOT_OWNER
        if card.is_spell and "Totem" in card.face.keywords:
            return None  # RB-7.2.3-e: any Shaman there may use it
        if card.controller != seat and not game.lends(card, seat, ability):
            return NOT_CONTROLLER if ability.controller else NOT_YOURS
        return None
    if zone in ability.zones or "zone" in ignore:
        if zone == DISCARD and game.stopped(Act.LEAVE_PILE, card, None):
            return FORBIDDEN
        return None if ability.anyone or card.owner == seat else NOT_YOURS
    if zone != HAND or not card.is_action or ability.zones:
        return NOT_THERE
    if card.owner != seat:
        return NOT_YOURS
    if game.stopped_player(Act.PLAY_ACTION, seat, None, card):
        return FORBIDDEN
    return None


def _frequency(
    game: Game, seat: int, card: Card, ability: Ability, granter: Card | None, ignore: Container[str]
) -> Refusal | None:
    body = game.state.bodies.get(card.id)
    if body is None or "used" in ignore:
        return None
    name = use_name(ability, granter, seat)
    if card.id in game.state.modifiers:
        forgotten = name if granter is not None else ability.name
        if any(m.amount == forgotten for m in stats.modifiers(game, card.id, Stat.FORGETS)):
            return FORGOTTEN
    if not ability.repeat and body.used.count(name) > body.extra.count(name):
        return USED
    fight = game.shootout
    if fight is not None and ability.once in ("shootout", "round"):
        if body.counters.get(f"once {name}") == fight.stamp(ability.once):
            return USED_IN_FIGHT
    if card.is_spell and body.used and game.state.ruleset.one_ability_per_spell and not body.extra:
        return SPELL_USED
    if not ability.is_react and body.entered == game.state.turns and game.state.phase != Phase.SETUP:
        return TOO_NEW
    return None


def use_name(ability: Ability, granter: Card | None, seat: int) -> str:
    """Under which name the daily use is marked; an ability that everyone may use counts for each."""
    if ability.anyone:
        return f"{ability.name}@{seat}"
    return ability.name if granter is None else f"{granter.id}:{ability.name}"


def _timing(
    game: Game, seat: int, card: Card, ability: Ability, kind: str, ignore: Container[str]
) -> Refusal | None:
    if ability.is_react and game.forbids_kind(kind, seat, card):
        return FORBIDDEN
    if ability.is_react or ability.is_trait or kind in ("noon", "grifter"):
        if card.is_action and card.has("Headline") and game.shootout is not None and game.shootout.headline:
            return HEADLINE
        return None
    if game.forbids_kind(kind, seat, card):
        return FORBIDDEN
    fight = game.shootout
    if fight is None:
        if kind != "cheatin" or not game.lowball:
            return WRONG_TIME
        return None if game.cheaters(seat) else NO_CHEATER
    side = fight.players_side(seat)
    if side is None and not (kind == "cheatin" and card.is_action):
        return BYSTANDER if kind == "cheatin" else NOT_IN_FIGHT
    if card.is_action and not ability.zones and card.has("Headline") and fight.headline:
        return HEADLINE  # CG-Headline-a: of whomever, a bystander included
    if side is None:
        return None if game.cheaters(seat) else NO_CHEATER
    if kind == "cheatin" and not game.cheaters(seat):
        return NO_CHEATER
    if (
        card.in_play
        and not ability.anyone
        and "posse" not in ignore
        and not in_reach(game, card, ability, side)
    ):
        return NOT_IN_POSSE
    return None


def in_reach(game: Game, card: Card, ability: Ability, side: int) -> bool:
    """RB-6.1.1: deeds, Improvements and the outfit anywhere; dudes and what they carry in the posse."""
    if ability.brings_in or ability.technique or card.type in ("deed", "outfit", "legend"):
        return True
    if card.is_spell and "Totem" in card.face.keywords:
        return True
    host = card.host
    if not card.is_dude and (host is None or not host.is_dude):
        return True
    return card.side == side or game.acts_from_afar(card.bearer, card)


def _costs(
    game: Game, seat: int, card: Card, ability: Ability, kind: str, ignore: Container[str]
) -> Refusal | None:
    if "boot" not in ignore and ability.boots(card):
        if card.booted:
            return BOOTED
        if game.stopped(Act.BOOT_AS_COST, card, None):
            return NO_BOOT
    need = least_payment(game, card, ability)
    if need and "pay" not in ignore:
        use = game.use(seat, card, ability, kind)
        if use.funds(seat, purpose_of(use)) < need:
            return TOO_DEAR
    return None


def purpose_of(use: Use) -> str:
    """What ghost rock is spent on by this use, in the words of the cards that hold some for a purpose."""
    card = use.card
    words = [use.kind]
    if card is not None and card.has("Gadget"):
        words += ["gadget", f"gadget at {card.place}"]
        if use.game.shootout is not None:
            words.append("gadget in shootout")
    if card is not None and card.is_action and use.game.shootout is not None:
        words.append("action in shootout")
    return ",".join(words)


def action_price(game: Game, card: Card, ability: Ability) -> int:
    """What an action card costs to play for this ability; on a card in play there is no such cost."""
    if not card.is_action or card.in_play:
        return 0
    extra = sum(int(answer or 0) for answer in game.replies(Stat.ACTION_PRICE, card, ability))
    return max(0, stats.total(game, card.id, Stat.COST) + extra)


def least_payment(game: Game, card: Card, ability: Ability) -> int:
    pulled = card.zone == LIMBO  # CG-Feat-b: then a Feat is free
    amount = 0 if pulled else action_price(game, card, ability)
    if isinstance(ability.pay, int):
        return amount + ability.pay
    if isinstance(ability.pay, tuple):
        return amount + ability.pay[0]
    return amount


def price_range(price: int | tuple[int, int]) -> tuple[int, int]:
    """The least and the most that may be paid."""
    return (price, price) if isinstance(price, int) else price


def _requirements(
    game: Game,
    seat: int,
    card: Card,
    ability: Ability,
    event: Event | None,
    kind: str,
    granter: Card | None,
) -> Refusal | None:
    use = game.use(seat, card, ability, kind or ability.kinds[0], event)
    return unmet(use, granter or for_user(card, seat))


def unmet(use: Use, text: Card) -> Refusal | None:
    """What the ability needs and has not, as its user sees the cards."""
    game = use.game
    outer, game.reader = game.reader, use.seat
    found = _unsatisfied(use, text)
    game.reader = outer
    return found


def _unsatisfied(use: Use, text: Card) -> Refusal | None:
    """What keeps every dude who might use the ability from fulfilling its conditions."""
    card, ability = use.card, use.ability
    assert card is not None and ability is not None
    if ability.simple:
        if len(ability.choices) > 1 and choosing.hopeless(use, ability.choices):
            return REQUIREMENT
        if ability.condition is not None and not ability.condition(text, use):
            return REQUIREMENT
        return None if choosing.satisfiable(use, ability.choices) else REQUIREMENT
    able = actors.possible_actors(use)
    if not able:
        return NO_PERFORMER if ability.technique else NO_CASTER
    if len(ability.choices) > 1 and not ability.job and choosing.hopeless(use, ability.choices):
        return REQUIREMENT
    found: Refusal | None = REQUIREMENT
    for actor in able:
        use.dude = actor
        refused = unsatisfied_by_actor(use, text)
        if refused is None:
            return None
        if refused is not REQUIREMENT or ability.job:
            found = refused
    return found


def unsatisfied_by_actor(use: Use, text: Card) -> Refusal | None:
    """What keeps the dude who would use the ability from fulfilling its conditions."""
    card, ability = use.card, use.ability
    assert card is not None and ability is not None
    if ability.condition is not None and not ability.condition(text, use):
        return REQUIREMENT
    if callable(ability.pay):
        low, high = price_range(ability.pay(text, use))
        if high < low:
            return REQUIREMENT
        if use.funds(use.seat, purpose_of(use)) < low + action_price(use.game, card, ability):
            return TOO_DEAR
    if ability.job:
        return job_refusal(use)
    return None if choosing.satisfiable(use, ability.choices) else REQUIREMENT


def job_refusal(use: Use) -> Refusal | None:
    found = NO_LEADER
    for leader in actors.leaders(use):
        use.roles["leader"] = [leader]
        found = NO_MARK
        if actors.marks(use):
            assert use.ability is not None
            rest = tuple(choice for choice in use.ability.choices if choice.role != "leader")
            if choosing.satisfiable(use, rest):
                use.roles.pop("leader")
                return None
            found = REQUIREMENT
    use.roles.pop("leader", None)
    return found
