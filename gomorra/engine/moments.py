"""Things that happen at a moment: events, expiry, delayed effects, posses opened and closed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from gomorra.engine import posse, stats, table
from gomorra.engine.decision import NO, NOTHING, YES, Decision, Flow
from gomorra.engine.events import Discarded, EnteredPlay, Event, Said, Shuffled
from gomorra.engine.perform import announce_studs, perform, run
from gomorra.engine.prohibitions import Prohibitions
from gomorra.engine.state import LIMBO, NOBODY
from gomorra.engine.use import Use
from gomorra.engine.windows import happen, respond

if TYPE_CHECKING:
    from gomorra.engine.card import Card
    from gomorra.engine.face import Face
    from gomorra.engine.verbs.base import Doing


# Every ignored argument type below: this class is only ever a part of Game, which mypy cannot know.
class Moments(Prohibitions):
    """The running of events and of what is due."""

    fallout: list[Event]
    watcher: Callable[[Event], None] | None
    """Called after every event, for those who show a play step by step; must change nothing."""

    def do(self, event: Event) -> Flow[None]:
        """Let an event happen. Where no card in the game could listen, it simply takes place."""
        if type(event) in self._interest:
            return happen(self, event)  # type: ignore[arg-type]
        fallout = self.take_place(event)
        return self._aftermath(fallout) if fallout else NOTHING

    def _aftermath(self, fallout: list[Event]) -> Flow[None]:
        """What listens to the consequences of an event that nobody listens to itself."""
        for consequence in fallout:
            if type(consequence) in self._interest:
                yield from respond(self, consequence, "after")  # type: ignore[arg-type]

    def anybody_listens(self, kind: type[Event]) -> bool:
        """Whether any card of this game could answer such an event."""
        return kind in self._interest

    def take_place(self, event: Event) -> list[Event]:
        """The change itself; gives what else happened by it."""
        self.fallout = []
        event.apply(self)  # type: ignore[arg-type]
        self.state.version += 1
        self.record(event)
        for consequence in self.fallout:
            self.record(consequence)
        return self.fallout

    def record(self, event: Event) -> None:
        """Write an event into the log."""
        event.faces = self.state.faces
        event.day = self.state.day
        self.events.append(event)
        if self.watcher is not None:
            self.watcher(event)

    def record_shuffle(self, seat: int) -> None:
        self.record(Shuffled(seat=seat, reshuffle=True))

    def log_start(self, seat: int, card: int) -> None:
        self.record(EnteredPlay(card, 0, self.state.players[seat].home, seat=seat))

    def fell_off(self, card: int) -> None:
        """An attachment was discarded because its bearer left."""
        self.fallout.append(Discarded(card, 4, "bearer"))

    def describe_window(self, event: Event) -> str:
        from gomorra.engine.narrate import moment, sentence

        event.faces = self.state.faces
        words = sentence(self, event, None) or moment(self, event)  # type: ignore[arg-type]
        return f"React? {words}"

    def expire(self, *moments: str) -> None:
        """Effects that last until one of these moments end."""
        state = self.state
        for card, mods in list(state.modifiers.items()):
            if not any(modifier.until in moments for modifier in mods):
                continue
            kept = tuple(m for m in mods if m.until not in moments or m.since > state.day)
            for modifier in mods:
                if modifier not in kept and modifier.stat in stats.CARRYING:
                    state.layout += 1
                if modifier not in kept and modifier.stat == "taken from" and card in state.bodies:
                    state.bodies[card].controller = int(modifier.amount)
            if kept:
                state.modifiers[card] = kept
            else:
                del state.modifiers[card]
        state.delayed = tuple(item for item in state.delayed if item.until not in moments)
        state.version += 1

    def end_stay(self, card: int) -> None:
        """A dude moves: what lasts only while it stays ends."""
        mods = self.state.modifiers.get(card)
        if mods and any(modifier.until == "stay" for modifier in mods):
            self.state.modifiers[card] = tuple(modifier for modifier in mods if modifier.until != "stay")

    def reward_move(self, card: int) -> None:
        """Effects that give a dude bullets for each move do so."""
        for effect in self.modifiers_of(card, "bullets for each move"):
            more = effect._replace(serial=self.state.next_serial(), stat="bullets")
            self.state.modifiers[card] = (*self.state.modifiers[card], more)

    def drop_modifiers(self, card: int, stat: str, source: int | None = None) -> None:
        """Remove the modifiers of one kind (by one source) from a card or player."""
        mods = self.state.modifiers.get(card, ())
        kept = tuple(m for m in mods if m.stat != stat or source not in (None, m.source))
        if len(kept) != len(mods):
            self.state.modifiers[card] = kept
            self.state.version += 1

    def due(self, moment: str) -> Flow[None]:
        """Delayed effects of this moment happen, in the order of players."""
        state = self.state
        ready = [item for item in state.delayed if item.moment == moment]
        if not ready:
            return
        order = self.order()
        for item in sorted(ready, key=lambda item: (order.index(item.seat), item.serial)):
            if item not in state.delayed:
                continue
            state.delayed = tuple(other for other in state.delayed if other.serial != item.serial)
            face = self.face_by_code(item.code)
            card = face.behaviour(self, item.source, face)  # type: ignore[arg-type]
            use = Use(self, item.seat, card, None, "delayed")  # type: ignore[arg-type]
            yield from run(getattr(card, item.method)(use, *item.args))
            yield from announce_studs(use)

    def face_by_code(self, code: str) -> Face:
        raise NotImplementedError

    def open_gathering(self, seats: tuple[int, int]) -> None:
        """Posses begin to form."""
        self.gathering = [[], []]
        self.posse_seats = seats
        self.state.version += 1

    def close_gathering(self) -> None:
        """Posses dissolve."""
        self.gathering = None
        self.posse_seats = (NOBODY, NOBODY)
        self.state.version += 1

    def joined(self, dude: Card, side: int) -> Flow[None]:
        """What a job's text does to each dude that joins its leader's posse."""
        job = self.job
        if job is not None and side == 0 and dude.in_play:
            ability = job.use.ability
            if ability is not None and ability.on_join:
                yield from run(getattr(job.text, ability.on_join)(job.use, dude))

    def trespass(self, dude: Card) -> Flow[None]:
        """A dude that joins a running shootout at a Private location gains bounty (CG-Bounty-d)."""
        fight = self.shootout
        if fight is not None:
            for intruder in posse.trespassers(self, fight.location, [dude]):  # type: ignore[arg-type]
                yield from self.rules(dude.controller).bounty(intruder, 1, why="trespass")

    def keep_tao(self, card: Card) -> None:
        """A Tao Technique stays out of the discard pile until its step or phase is over."""
        if self.shootout is not None:
            self.shootout.tao.append(card.id)
        else:
            self.state.remember("tao", card.id)

    def discard_tao(self) -> Flow[None]:
        fight = self.shootout
        if fight is not None and fight.tao:
            cards, fight.tao = fight.tao, []
            for number in cards:
                card = self.card(number)
                if card.zone == LIMBO:
                    yield from self.rules(card.owner).discard(card)

    def feat(self, number: int, use: Doing) -> Flow[None]:
        """A Feat turned up as a pull may be used at once, free of its cost (CG-Feat)."""
        card = self.card(number)
        if not card.has("Feat"):
            return
        for trait in card.abilities:
            if trait.kinds != ("feat",) or (trait.condition is not None and not trait.condition(card, use)):
                continue
            answer = yield Decision(use.seat, "confirm", f"Use {card.title}?", [YES, NO], source=number)
            if answer[0] == "yes":
                inner = Use(self, use.seat, card, trait, "feat", use.event)  # type: ignore[arg-type]
                inner.dude = use.dude
                yield from perform(inner, ignore={"printed cost"})

    def lift_to_limbo(self, card: Card) -> None:
        """Set a found card apart from its pile."""
        known = self.state.known[card.id]
        table.put(self, card.id, LIMBO)  # type: ignore[arg-type]
        self.state.known[card.id] = known

    def say(self, text: str, seat: int = NOBODY) -> None:
        self.record(Said(text, seat=seat))
