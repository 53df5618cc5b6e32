"""Verbs that change numbers, keywords and what is allowed, for as long as the ability's kind says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gomorra.engine import hands, stats
from gomorra.engine.decision import Flow
from gomorra.engine.events import BecameStud, ControlGained, ControlTaken, RankChanged
from gomorra.engine.state import ALL_DUDES, ANYWHERE, TOWN_SQUARE, Amount, Delayed, Modifier
from gomorra.engine.verbs.piles import Piles

if TYPE_CHECKING:
    from gomorra.engine.card import Card


class Effects(Piles):
    """Lasting effects."""

    __slots__ = ()

    @property
    def duration(self) -> str:
        """How long this use's effects last unless its text says otherwise."""
        game = self.game
        if self.kind == "noon":
            return "day"
        if self.kind == "shootout":
            return "shootout"
        if self.kind in ("resolution", "cheatin"):
            return "round" if game.shootout is not None else "phase"
        if game.shootout is not None:
            return "shootout"
        if game.state.phase == "noon" and game.state.ruleset.react_by_phase:
            return "day"
        return "phase"

    def change(
        self,
        target: int,
        stat: str,
        amount: Amount,
        *,
        until: str = "",
        place: int = ANYWHERE,
        since: int = 0,
    ) -> None:
        """Put a modifier on a card (by number) or on a player (-1 - seat).

        `until="next upkeep"` is until after the next Upkeep phase. What is unaffected by this use stays as it is.
        """
        if target > TOWN_SQUARE and self.untouchable(self.game.card(target)):
            return
        state = self.game.state
        if until == "next upkeep":
            until, since = "upkeep", state.day + (state.phase != "gambling")
        modifier = Modifier(
            state.next_serial(),
            stat,
            amount,
            self.source,
            self.seat,
            self.kind,
            until or self.duration,
            since,
            place,
            self.card.title if self.card is not None else "",
        )
        state.modifiers[target] = (*state.modifiers.get(target, ()), modifier)
        self.affected += self.touch(target)
        state.version += 1
        if stat in stats.CARRYING:
            state.layout += 1  # who may carry what is checked anew when the play ends

    def modify(
        self,
        card: Card,
        *,
        until: str = "",
        floor: int | None = None,
        place: int = ANYWHERE,
        since: int = 0,
        **amounts: int,
    ) -> bool:
        """Give a card so much more (or less) bullets, influence, value, upkeep, ...; `floor` limits a fall."""
        if not card.in_play or self.untouchable(card):
            return False
        changed = False
        for name, wanted in amounts.items():
            amount = wanted
            stat = name.replace("_", " ")
            if amount < 0:
                if self.stops(f"lower {stat}", card):
                    continue
                amount -= self._further(card)
                if floor is not None:
                    amount = -min(-amount, max(0, stats.total(self.game, card.id, stat) - floor))
            elif amount > 0 and self.stops(f"raise {stat}", card):
                continue
            if amount:
                self.change(card.id, stat, amount, until=until, place=place, since=since)
                changed = True
        return changed

    def _further(self, card: Card) -> int:
        """How much more a Technique of this dude lowers an opposing dude."""
        if self.ability is None or not self.ability.technique or self.dude is None:
            return 0
        if card.controller == self.seat:
            return 0
        return sum(int(m.amount) for m in stats.modifiers(self.game, self.dude.id, "technique reduction"))

    def modify_rating(self, dude: Card, skill: str, amount: int, *, until: str = "") -> None:
        """Raise or lower a skill rating (or Kung Fu)."""
        if dude.in_play and not self.untouchable(dude):
            self.change(dude.id, f"{skill} rating", amount, until=until)

    def make(self, dude: Card, kind: str, *, until: str = "") -> bool:
        """Make a dude a "stud" or a "draw"."""
        if not dude.in_play or self.untouchable(dude) or self.stops(f"become {kind}", dude):
            return False
        was_stud = dude.is_stud
        self.change(dude.id, "shooter", kind, until=until)
        if not was_stud and dude.is_stud and self.game.anybody_listens(BecameStud):
            self.studs.append(dude.id)
        return True

    def give_keyword(self, card: Card, keyword: str, *, until: str = "") -> None:
        self.change(card.id, "keyword", keyword, until=until)

    def take_keyword(self, card: Card, keyword: str, *, until: str = "") -> None:
        """Take a keyword (or "all" of them) away."""
        if not self.untouchable(card):
            self.change(card.id, "loses keyword", keyword, until=until)

    def make_blank(self, card: Card, what: str = "all", *, until: str = "") -> None:
        """The card loses its "traits", its "abilities" or "all" of its text."""
        if not self.untouchable(card):
            self.game.blanks = True
            self.change(card.id, "blank", what, until=until)

    def lose_bonus(self, card: Card, *, until: str = "") -> None:
        """What the card adds to its bearer's bullets and influence does not count."""
        if card.in_play and not self.untouchable(card):
            self.change(card.id, "no bonus", 1, until=until)

    def for_player(self, seat: int, stat: str, amount: Amount = 1, *, until: str = "") -> None:
        """Something that holds for a player: "attach anywhere", "sundown discards", "base rank", ..."""
        self.change(-1 - seat, stat, amount, until=until)

    def forbid(self, act: str, card: Card | None = None, *, whose: str = "any", until: str = "") -> None:
        """From now on this cannot be done to the card (without a card: by this player)."""
        self.change(card.id if card is not None else -1 - self.seat, f"cannot {act}", whose, until=until)

    def forbid_for_all(self, act: str, *, whose: str = "any", until: str = "") -> None:
        """From now on this cannot be done to any dude."""
        self.change(ALL_DUDES, f"cannot {act}", whose, until=until)

    def make_adjacent(self, one: Card, other: Card, *, until: str = "") -> None:
        self.game.adjacency_changes = True
        self.change(one.place, "adjacent", other.place, until=until)

    def control_point(self, card: Card, amount: int = 1) -> Flow[bool]:
        """Give a card permanent control points."""
        if not card.in_play or self.untouchable(card) or self.stops("gain control", card):
            return False
        yield from self.do(ControlGained(card.id, amount))
        return True

    def can_take_control(self, card: Card, seat: int | None = None) -> bool:
        """Whether control of this card can change to the user (or another player) now."""
        if not card.in_play or self.untouchable(card) or self.stops("take control", card):
            return False
        side, fight = self.game.side_of(card.id), self.game.shootout
        if side is None or fight is None:
            return True
        # RB-6.1-t: nobody comes to have dudes in both posses
        return fight.players_side(self.seat if seat is None else seat) in (None, side)

    def take_control(self, card: Card, *, until: str = "permanent", seat: int | None = None) -> Flow[bool]:
        """Take control of a card for a time; afterwards it goes back."""
        who = self.seat if seat is None else seat
        if not self.can_take_control(card, who):
            return False
        before = card.body.controller
        yield from self.do(ControlTaken(card.id, seat=who))
        self.change(card.id, "taken from", before, until=until)
        return True

    def give_back(self, card: Card) -> Flow[None]:
        """What this card took control of goes back ahead of time."""
        for taken in self.game.modifiers_of(card.id, "taken from"):
            if taken.source == self.source:
                self.game.drop_modifiers(card.id, "taken from", self.source)
                yield from self.do(ControlTaken(card.id, seat=int(taken.amount)))

    def later(self, moment: str, method: str, *args: Amount | Card, until: str = "day") -> None:
        """Have a method of this card's behaviour called at a later moment, with plain arguments."""
        assert self.card is not None
        state = self.game.state
        plain = tuple(arg if isinstance(arg, (int, str)) else arg.id for arg in args)
        item = Delayed(
            state.next_serial(), moment, self.source, self.card.face.code, method, self.seat, plain, until
        )
        state.delayed = (*state.delayed, item)
        state.version += 1

    def count_on(self, card: Card, name: str, value: Amount) -> None:
        """Keep a counter on a card."""
        if card.in_play:
            card.body.counters[name] = value
            self.game.state.version += 1

    def use_again(self, card: Card, ability: str = "") -> None:
        """Let the abilities of a card (or one of them) be used one more time today, used already or not."""
        body = card.body
        own = (item.name for item in card.abilities)
        names = (ability,) if ability else tuple(dict.fromkeys((*own, *body.used)))
        body.extra = (*body.extra, *names)
        self.game.state.version += 1

    def rank(self, seat: int, amount: int, *, until: str = "") -> Flow[None]:
        """Raise or lower a player's hand rank."""
        if not amount or hands.holds(self.game, self.kind):
            return
        if not self.game.stopped_player("change rank", seat, self):
            self.change(-1 - seat, "rank", amount, until=until)
            yield from self.do(RankChanged(seat, amount))

    def casualties(self, seat: int, amount: int, *, until: str = "round", when: str = "any") -> None:
        """A player takes so many more (or fewer) casualties; `when="lost"`: only for losing the round."""
        if self.game.stopped_player(f"{'raise' if amount > 0 else 'lower'} casualties", seat, self):
            return
        self.change(
            -1 - seat, "casualties" if when == "any" else f"casualties when {when}", amount, until=until
        )

    def extra_play(self, kind: str = "any", bearer: Card | None = None) -> None:
        """After this play, the player makes another one, of a shootout also only with what a dude carries."""
        self.game.extra_plays.append((self.seat, kind, bearer.id if bearer is not None else 0))
