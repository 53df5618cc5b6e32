"""Things that happen at a moment: events, expiry, delayed effects, posses opened and closed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gomorra.engine.board import lookups, stats
from gomorra.engine.events import Discarded, EnteredPlay, Event, Left, Said, Shuffled, table
from gomorra.engine.kernel.decision import NO, NOTHING, YES, Decision, Flow
from gomorra.engine.kernel.state import LIMBO, NOBODY, Amount, Modifier
from gomorra.engine.plays import choosing
from gomorra.engine.plays.perform import announce_studs, perform, run
from gomorra.engine.plays.windows import followed, happen, heard, respond, stale
from gomorra.engine.words import Memory, MomentName, Stat, StatName, Until, UntilName, Why

if TYPE_CHECKING:
    from gomorra.engine.card.handle import Card
    from gomorra.engine.game import Game
    from gomorra.engine.verbs.use import Use


def do(game: Game, event: Event) -> Flow[None]:
    """Let an event happen. Where nobody answers it, it simply takes place."""
    kind = type(event)
    if kind in game.repertoire.events:
        if kind in game.repertoire.early and heard(game, event, late=False):
            return happen(game, event)
        if event.replaced or stale(game, event):
            event.replaced = True
        else:
            fallout = game.take_place(event)
            if fallout or heard(game, event, late=True):
                return followed(game, event, fallout)
        event.use = None
        return NOTHING
    fallout = game.take_place(event)
    event.use = None
    return aftermath(game, fallout) if fallout else NOTHING


def aftermath(game: Game, fallout: list[Event]) -> Flow[None]:
    """What listens to the consequences of an event that nobody listens to itself."""
    for consequence in fallout:
        if type(consequence) in game.repertoire.events:
            yield from respond(game, consequence, "after")


def anybody_listens(game: Game, kind: type[Event]) -> bool:
    """Whether any card of this game could answer such an event."""
    return kind in game.repertoire.events


def take_place(game: Game, event: Event) -> list[Event]:
    """The change itself; gives what else happened by it."""
    state = game.state
    game.fallout = []
    event.apply(game)
    state.version += 1  # even where it is only told: what it tells of may have been done just before
    record(game, event)
    for consequence in game.fallout:
        record(game, consequence)
    return game.fallout


def record(game: Game, event: Event) -> None:
    """Write an event into the log."""
    state = game.state
    event.faces = state.faces
    event.day = state.day
    game.events.append(event)
    if game.watcher is not None:
        game.watcher(event)


def record_shuffle(game: Game, seat: int) -> None:
    """Write into the log that a discard pile became a deck."""
    game.record(Shuffled(seat=seat, reshuffle=True))


def log_start(game: Game, seat: int, card: int) -> None:
    """Write into the log that a card starts in play."""
    game.record(EnteredPlay(card, 0, game.state.players[seat].home, seat=seat))


def fell_off(game: Game, card: int) -> None:
    """An attachment was discarded because its bearer left."""
    game.fallout.append(Discarded(card, 4, Why.BEARER))


def expire(game: Game, *moments: UntilName) -> None:
    """Effects that last until one of these moments end."""
    state = game.state
    state.version += 1
    if not state.modifiers and not state.delayed:
        return
    for card, mods in list(state.modifiers.items()):
        if not any(modifier.until in moments for modifier in mods):
            continue
        kept = tuple(m for m in mods if m.until not in moments or m.since > state.day)
        for modifier in mods:
            if modifier not in kept and modifier.stat in stats.CARRYING:
                state.layout += 1
        if card in state.bodies and any(m.stat == Stat.TAKEN_FROM and m not in kept for m in mods):
            kept = _hand_back(game, card, mods, kept)
        if kept:
            state.modifiers[card] = kept
        else:
            del state.modifiers[card]
    state.delayed = tuple(item for item in state.delayed if item.until not in moments)


def run_out(game: Game, *moments: UntilName) -> Flow[None]:
    """Effects end; a dude that goes back to a player on the side across leaves its posse (RB-6.1-s)."""
    fighting = game.gathering or ()
    before = {dude: game.card(dude).controller for posse in fighting for dude in posse}
    expire(game, *moments)
    for dude, was in before.items():
        now, side = game.card(dude).controller, game.side_of(dude)
        if now != was and side is not None and lookups.faces(game, dude, now):
            yield from game.rules(now).do(Left(dude, side))


def _hand_back(
    game: Game, card: int, mods: tuple[Modifier, ...], kept: tuple[Modifier, ...]
) -> tuple[Modifier, ...]:
    """Of several takings of control that end the state before the first returns, or passes to one that goes on."""
    before: Amount | None = None
    result: list[Modifier] = []
    for modifier in mods:
        if modifier.stat != Stat.TAKEN_FROM:
            result += [modifier] if modifier in kept else []
        elif modifier not in kept:
            before = modifier.amount if before is None else before
        else:
            result.append(modifier if before is None else modifier._replace(amount=before))
            before = None
    if before is not None:
        game.state.own(card).controller = int(before)
        game.index.forget()
    return tuple(result)


def end_stay(game: Game, card: int) -> None:
    """A dude moves: what lasts only while it stays ends."""
    mods = game.state.modifiers.get(card)
    if mods and any(modifier.until == Until.STAY for modifier in mods):
        game.state.modifiers[card] = tuple(modifier for modifier in mods if modifier.until != Until.STAY)


def reward_move(game: Game, card: int) -> None:
    """Effects that give a dude bullets for each move do so."""
    for effect in game.modifiers_of(card, Stat.BULLETS_FOR_EACH_MOVE):
        more = effect._replace(serial=game.state.next_serial(), stat=Stat.BULLETS)
        game.state.modifiers[card] = (*game.state.modifiers[card], more)


def drop_modifiers(game: Game, card: int, stat: StatName, source: int | None = None) -> None:
    """Remove the modifiers of one kind (by one source) from a card or player."""
    mods = game.state.modifiers.get(card, ())
    kept = tuple(m for m in mods if m.stat != stat or source not in (None, m.source))
    if len(kept) != len(mods):
        game.state.modifiers[card] = kept
        game.state.version += 1


def due(game: Game, moment: MomentName) -> Flow[None]:
    """Delayed effects of this moment happen, in the order of players."""
    for item in game.state.delayed:
        if item.moment == moment:
            return _fall_due(game, moment)
    return NOTHING


def _fall_due(game: Game, moment: MomentName) -> Flow[None]:
    state = game.state
    ready = [item for item in state.delayed if item.moment == moment]
    order = game.order()
    for item in sorted(ready, key=lambda item: (order.index(item.seat), item.serial)):
        if item not in state.delayed:
            continue
        state.delayed = tuple(other for other in state.delayed if other.serial != item.serial)
        face = game.face_by_code(item.code)
        card = face.behaviour(game, item.source, face)
        use = game.use(item.seat, card, None, item.kind)
        yield from run(getattr(card, item.method)(use, *item.args))
        yield from announce_studs(use)


def open_gathering(game: Game, seats: tuple[int, int], leader: int, mark: int, location: int) -> None:
    """Posses begin to form around a leader and a mark."""
    game.gathering = [[], []]
    game.posse_seats = seats
    game.quarrel = (leader, mark, location)
    game.state.version += 1


def close_gathering(game: Game) -> None:
    """Posses dissolve."""
    game.gathering = None
    game.posse_seats = (NOBODY, NOBODY)
    game.quarrel = None
    game.state.version += 1


def keep_tao(game: Game, card: Card) -> None:
    """A Tao Technique stays out of the discard pile until its step or phase is over."""
    if game.shootout is not None:
        game.shootout.tao.append(card.id)
    else:
        game.state.remember(Memory.TAO, card.id)


def discard_tao(game: Game) -> Flow[None]:
    """The Tao Techniques of the shootout go to their discard piles."""
    fight = game.shootout
    if fight is not None and fight.tao:
        cards, fight.tao = fight.tao, []
        for number in cards:
            card = game.card(number)
            if card.zone == LIMBO:
                yield from game.rules(card.owner).discard(card)


def feat(game: Game, number: int, use: Use) -> Flow[None]:
    """A Feat turned up as a pull may be used at once, free of its cost (CG-Feat)."""
    card = game.card(number)
    if not card.has("Feat"):
        return
    for trait in card.abilities:
        if trait.kinds != ("feat",) or (trait.condition is not None and not trait.condition(card, use)):
            continue
        inner = game.use(use.seat, card, trait, "feat", use.event)
        inner.dude = use.dude
        if not choosing.satisfiable(inner, trait.choices):
            continue
        answer = yield Decision(use.seat, "confirm", f"Use {card.title}?", [YES, NO], source=number)
        if answer[0] == "yes":
            yield from perform(inner, ignore={"printed cost"})


def lift_to_limbo(game: Game, card: Card) -> None:
    """Set a found card apart from its pile."""
    known = game.state.known[card.id]
    table.put(game, card.id, LIMBO)
    game.state.known[card.id] = known


def say(game: Game, text: str, seat: int = NOBODY) -> None:
    """Write a remark into the log."""
    game.record(Said(text, seat=seat))
