"""Verbs that change numbers, keywords and what is allowed, for as long as the ability's kind says."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict, Unpack, cast

from gomorra.engine.board import hands, lookups, stats
from gomorra.engine.events import BecameStud, Changed, ControlGained, ControlTaken, RankChanged, Revealed
from gomorra.engine.kernel.decision import Flow
from gomorra.engine.kernel.state import ALL_DUDES, ANYWHERE, TOWN_SQUARE, Amount, Delayed, Modifier
from gomorra.engine.words import (
    Act,
    ActName,
    MomentName,
    Phase,
    Stat,
    StatName,
    Until,
    UntilName,
    becoming,
    cannot,
    fixed,
    lowering,
    most,
    raising,
    rating_of,
)

if TYPE_CHECKING:
    from gomorra.engine.card.handle import Card
    from gomorra.engine.verbs.use import Use


def lasting(use: Use) -> UntilName:
    """How long the effects of a use last unless its text says otherwise."""
    game = use.game
    if use.kind == "noon":
        return Until.DAY
    if use.kind == "shootout":
        return Until.SHOOTOUT
    if use.kind in ("resolution", "cheatin"):
        return Until.ROUND if game.shootout is not None or game.lowball else Until.PHASE
    if game.shootout is not None:
        return Until.ROUND if isinstance(use.event, Revealed) else Until.SHOOTOUT  # CG-Shootout4a-d
    if game.state.phase == Phase.NOON and game.state.ruleset.react_by_phase:
        return Until.DAY
    return Until.PHASE


class Amounts(TypedDict, total=False):
    """The numbers that `modify` raises and lowers."""

    bullets: int
    influence: int
    value: int
    control: int
    cost: int
    upkeep: int
    production: int


def change(
    use: Use,
    target: int,
    stat: StatName,
    amount: Amount,
    *,
    until: UntilName = Until.AS_USUAL,
    place: int = ANYWHERE,
    since: int = 0,
) -> None:
    """Put a modifier on a card (by number) or on a player (-1 - seat).

    `Until.NEXT_UPKEEP` is until after the next Upkeep phase. What is unaffected by this use stays as it is.
    """
    if target > TOWN_SQUARE and (use.untouchable(use.game.card(target)) or _held(use, target, stat, amount)):
        return
    state = use.game.state
    if until == Until.NEXT_UPKEEP:
        until, since = Until.UPKEEP, state.day + (state.phase != Phase.GAMBLING)
    modifier = Modifier(
        state.next_serial(),
        stat,
        amount,
        use.source,
        use.seat,
        use.kind,
        until or use.duration,
        since,
        place,
        use.card.title if use.card is not None else "",
    )
    state.modifiers[target] = (*state.modifiers.get(target, ()), modifier)
    use.game.record(
        Changed(target, stat, amount, modifier.until, source=use.source, seat=use.seat, kind=use.kind)
    )
    use.affected += use.touch(target)
    state.version += 1
    if stat in stats.CARRYING:
        state.layout += 1  # who may carry what is checked anew when the play ends


def _held(use: Use, target: int, stat: StatName, amount: Amount) -> bool:
    """Whether a number that an effect fixes or caps cannot be lowered (or raised) so far by it."""
    for limited in (Stat.BULLETS, Stat.INFLUENCE, Stat.VALUE):
        now = stats.total(use.game, target, limited) if stat in (fixed(limited), most(limited)) else 0
        if stat in (fixed(limited), most(limited)) and int(amount) < now:
            return use.stops(lowering(limited), use.game.card(target))
        if stat == fixed(limited) and int(amount) > now:
            return use.stops(raising(limited), use.game.card(target))
    return False


def modify(
    use: Use,
    card: Card,
    *,
    until: UntilName = Until.AS_USUAL,
    floor: int | None = None,
    place: int = ANYWHERE,
    since: int = 0,
    **amounts: Unpack[Amounts],
) -> bool:
    """Give a card so much more (or less) bullets, influence, value, upkeep, ...; `floor` limits a fall."""
    if not card.in_play or use.untouchable(card):
        return False
    changed = False
    for name, wanted in cast(dict[str, int], amounts).items():
        amount, stat = wanted, StatName(name)
        if amount < 0:
            if use.stops(lowering(stat), card):
                continue
            amount -= _further(use, card)
            if floor is not None:
                amount = -min(-amount, max(0, stats.total(use.game, card.id, stat) - floor))
        elif amount > 0 and use.stops(raising(stat), card):
            continue
        if amount:
            use.change(card.id, stat, amount, until=until, place=place, since=since)
            changed = True
    return changed


def _further(use: Use, card: Card) -> int:
    """How much more a Technique of this dude lowers an opposing dude."""
    if use.ability is None or not use.ability.technique or use.dude is None:
        return 0
    if card.controller == use.seat:
        return 0
    return sum(int(m.amount) for m in stats.modifiers(use.game, use.dude.id, Stat.TECHNIQUE_REDUCTION))


def modify_rating(
    use: Use, dude: Card, skill: str, amount: int, *, until: UntilName = Until.AS_USUAL
) -> None:
    """Raise or lower a skill rating (or Kung Fu)."""
    if dude.in_play and not use.untouchable(dude):
        use.change(dude.id, rating_of(skill), amount, until=until)


def make(use: Use, dude: Card, kind: str, *, until: UntilName = Until.AS_USUAL) -> bool:
    """Make a dude a "stud" or a "draw"."""
    if not dude.in_play or use.untouchable(dude) or use.stops(becoming(kind), dude):
        return False
    was_stud = dude.is_stud
    use.change(dude.id, Stat.SHOOTER, kind, until=until)
    if not was_stud and dude.is_stud and use.game.anybody_listens(BecameStud):
        use.studs.append(dude.id)
    return True


def give_keyword(use: Use, card: Card, keyword: str, *, until: UntilName = Until.AS_USUAL) -> None:
    """A card has a further keyword."""
    use.change(card.id, Stat.KEYWORD, keyword, until=until)


def take_keyword(use: Use, card: Card, keyword: str, *, until: UntilName = Until.AS_USUAL) -> None:
    """Take a keyword (or "all" of them) away."""
    if not use.untouchable(card):
        use.change(card.id, Stat.LOSES_KEYWORD, keyword, until=until)


def make_blank(use: Use, card: Card, what: str = "all", *, until: UntilName = Until.AS_USUAL) -> None:
    """The card loses its "traits", its own "abilities", those "granted" to it, or "all" of it."""
    if not use.untouchable(card):
        use.game.repertoire = use.game.repertoire.with_blanks()
        use.change(card.id, Stat.BLANK, what, until=until)


def lose_bonus(use: Use, card: Card, *bonuses: StatName, until: UntilName = Until.AS_USUAL) -> None:
    """What the card adds to its bearer's bullets and influence (or to one of them) does not count."""
    if card.in_play and not use.untouchable(card):
        for bonus in bonuses or stats.CARRIED:
            use.change(card.id, Stat.NO_BONUS, bonus, until=until)


def for_player(
    use: Use, seat: int, stat: StatName, amount: Amount = 1, *, until: UntilName = Until.AS_USUAL
) -> None:
    """Something that holds for a player: "attach anywhere", "sundown discards", "base rank", ..."""
    use.change(-1 - seat, stat, amount, until=until)


def forbid(
    use: Use, act: ActName, card: Card | None = None, *, whose: str = "any", until: UntilName = Until.AS_USUAL
) -> None:
    """From now on this cannot be done to the card (without a card: by this player)."""
    use.change(card.id if card is not None else -1 - use.seat, cannot(act), whose, until=until)


def forbid_for_all(use: Use, act: ActName, *, whose: str = "any", until: UntilName = Until.AS_USUAL) -> None:
    """From now on this cannot be done to any dude."""
    use.change(ALL_DUDES, cannot(act), whose, until=until)


def make_adjacent(use: Use, one: Card, other: Card, *, until: UntilName = Until.AS_USUAL) -> None:
    """Two locations are adjacent for a time."""
    use.game.repertoire = use.game.repertoire.with_adjacency_changes()
    use.change(one.place, Stat.ADJACENT, other.place, until=until)


def control_point(use: Use, card: Card, amount: int = 1) -> Flow[bool]:
    """Give a card permanent control points."""
    if not card.in_play or use.untouchable(card) or use.stops(Act.GAIN_CONTROL, card):
        return False
    yield from use.do(ControlGained(card.id, amount))
    return True


def can_take_control(use: Use, card: Card, seat: int | None = None) -> bool:
    """Whether control of this card can change to the user (or another player) now."""
    if card.id == TOWN_SQUARE or card.type == "outfit":  # RB-3.9-p, RB-3.9-q: whatever a text says
        return False
    if not card.in_play or use.untouchable(card) or use.stops(Act.TAKE_CONTROL, card):
        return False
    # RB-6.1-t: nobody comes to have dudes in both posses, also while they form
    return not lookups.faces(use.game, card.id, use.seat if seat is None else seat)


def take_control(
    use: Use, card: Card, *, until: UntilName = Until.PERMANENT, seat: int | None = None
) -> Flow[bool]:
    """Take control of a card for a time; afterwards it goes back."""
    who = use.seat if seat is None else seat
    if not use.can_take_control(card, who):
        return False
    before = card.body.controller
    yield from use.do(ControlTaken(card.id, seat=who))
    use.change(card.id, Stat.TAKEN_FROM, before, until=until)
    return True


def give_back(use: Use, card: Card) -> Flow[None]:
    """What this card took control of goes back ahead of time."""
    for taken in use.game.modifiers_of(card.id, Stat.TAKEN_FROM):
        if taken.source == use.source:
            use.game.drop_modifiers(card.id, Stat.TAKEN_FROM, use.source)
            yield from use.do(ControlTaken(card.id, seat=int(taken.amount)))


def later(
    use: Use, moment: MomentName, method: str, *args: Amount | Card, until: UntilName = Until.DAY
) -> None:
    """Have a method of this card's behaviour called at a later moment, with plain arguments."""
    assert use.card is not None
    state = use.game.state
    plain = tuple(arg if isinstance(arg, (int, str)) else arg.id for arg in args)
    item = Delayed(
        state.next_serial(), moment, use.source, use.card.face.code, method, use.seat, plain, until, use.kind
    )
    state.delayed = (*state.delayed, item)
    state.version += 1


def count_on(use: Use, card: Card, name: str, value: Amount) -> None:
    """Keep a counter on a card."""
    if card.in_play:
        use.game.state.own(card.id).counters[name] = value
        use.game.state.version += 1


def use_again(use: Use, card: Card, ability: str = "") -> None:
    """Let the abilities of a card (or one of them) be used one more time today, used already or not."""
    body = use.game.state.own(card.id)
    own = (item.name for item in card.abilities)
    names = (ability,) if ability else tuple(dict.fromkeys((*own, *body.used)))
    body.extra = (*body.extra, *names)
    use.game.state.version += 1


def rank(use: Use, seat: int, amount: int, *, until: UntilName = Until.AS_USUAL) -> Flow[None]:
    """Raise or lower a player's hand rank."""
    if not amount or hands.holds(use.game, use.kind):
        return
    if not use.game.stopped_player(Act.CHANGE_RANK, seat, use):
        use.change(-1 - seat, Stat.RANK, amount, until=until)
        yield from use.do(RankChanged(seat, amount))


def casualties(
    use: Use, seat: int, amount: int, *, until: UntilName = Until.ROUND, when: str = "any"
) -> None:
    """A player takes so many more (or fewer) casualties; `when="lost"`: only for losing the round. Those of an ally are
    his posse's."""
    seat = use.posse_player if seat == use.seat else seat
    if use.game.stopped_player(Act.RAISE_CASUALTIES if amount > 0 else Act.LOWER_CASUALTIES, seat, use):
        return
    use.change(
        -1 - seat, Stat.CASUALTIES if when == "any" else Stat.CASUALTIES_WHEN_LOST, amount, until=until
    )


def extra_play(use: Use, kind: str = "any", bearer: Card | None = None) -> None:
    """After this play, the player makes another one, of a shootout also only with what a dude carries."""
    use.game.extra_plays.append((use.seat, kind, bearer.id if bearer is not None else 0))
