"""Too Tough to Die: actions."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    BEARER,
    Act,
    Action,
    Card,
    Fixed,
    Flow,
    Moment,
    Stat,
    Until,
    Use,
    adjacent,
    always,
    another,
    cannot,
    cheatin,
    deed,
    dude,
    in_posse,
    in_town,
    job,
    location,
    noon,
    opposing,
    shootout,
    stud,
    where,
    your,
)

CHEATS = where(lambda card, use: card.is_action and any("cheatin" in a.kinds for a in card.abilities))


class MurderedInTombstone(Action):
    """Murdered in Tombstone"""

    @shootout(target=your & dude & in_posse)
    def shock_the_town(self, use: Use) -> Flow[None]:
        """Shootout: Your dude becomes a stud. The players of both posses may each search deck and discard pile for an action with
        a Cheatin' Resolution, reveal it and take it into the hand; who does then discards a card."""
        use.make(use.target, "stud")
        fight = self.game.shootout
        assert fight is not None
        for seat in [seat for seat in self.game.order() if seat in fight.seats]:
            if (yield from use.confirm("Search for a Cheatin' Resolution?", by=seat)):
                yield from self._search(Use(self.game, seat, self, use.ability, use.kind))

    def _search(self, use: Use) -> Flow[None]:
        found = yield from use.search(CHEATS, "Take which action?", piles="deck and discard")
        yield from use.reveal(found)
        for card in found:
            if (yield from use.to_hand(card)):
                yield from use.discard_from_hand()


def _held(card: Card, use: Use) -> bool:
    place = card.location
    return place.is_deed and place.controller == use.seat != place.owner


class HostileTakeover(Action):
    """Hostile Takeover"""

    @noon(boots=your & stud & where(_held, "at a foreign deed under your control"))
    def take_over(self, use: Use) -> Flow[None]:
        """Noon: Boot your stud at a deed under your control that you do not own. Boot the deed: gain as much ghost rock as the stud has
        bullets, 3 at most. You may ace this card: the deed gets a permanent control point and the dude +1 influence for
        good."""
        boss = use.booted
        place = boss.location
        if (yield from use.boot(place)):
            yield from use.gain(min(3, boss.bullets))
        if (yield from use.confirm(f"Ace {self.title}?")) and (yield from use.ace(self)):
            yield from use.control_point(place)
            use.modify(boss, influence=1, until=Until.PERMANENT)


class JadeKingStance(Action):
    """Jade King Stance"""

    @noon(technique=True)
    def stand_firm(self, use: Use) -> Flow[None]:
        """Noon Technique: This dude unboots, has +2 Kung Fu and +2 bullets and cannot move away from here."""
        yield from use.unboot(use.actor)
        use.modify_rating(use.actor, "Kung Fu", 2)
        use.modify(use.actor, bullets=2)
        use.forbid(Act.MOVE, use.actor)


def _armed(card: Card, use: Use) -> bool:
    assert use.game.gathering is not None
    return sum(use.game.card(number).bullets for number in use.game.gathering[0]) >= 3


class Heist(Action):
    """Heist"""

    @job(mark=deed & in_town, posse=_armed)
    def rob(self, use: Use) -> Flow[None]:
        """Noon Job: Mark a deed in town. Your posse needs 3 bullets or more. Success: gain as much as the mark produces, and the
        leader gains 2 bounty. Unless you own the mark, the leader unboots."""
        yield from use.gain(use.mark.production)
        yield from use.bounty(use.leader, 2)
        if use.mark.owner != use.seat:
            yield from use.unboot(use.leader)


class ImYourHuckleberry(Action):
    """I'm Your Huckleberry"""

    @cheatin()
    def challenge(self, use: Use) -> Flow[None]:
        """Cheatin' Resolution: Your opponent, or you with a legal hand, chooses a dude of the opposing posse. It joins yours under
        your control; when the shootout is over, it goes home booted."""
        chooser = use.seat if use.has_legal_hand() else use.opponent
        able = [card for card in use.candidates(opposing & dude) if use.can_defect(card)]
        turncoat = yield from use.pick(able, "Who changes sides?", by=chooser)
        if turncoat is not None:
            yield from use.defect(turncoat, until=Until.SHOOTOUT)
            use.later(Moment.END_OF_SHOOTOUT, "part_ways", turncoat, until=Until.SHOOTOUT)

    def part_ways(self, use: Use, number: int) -> Flow[None]:
        turncoat = self.game.card(number)
        if turncoat.in_play:
            yield from use.give_back(turncoat)
            yield from use.send_home_booted(turncoat)


def _within_reach(card: Card, use: Use) -> bool:
    return card.bullets <= (use.actor.rating("Kung Fu") or 0)


def _for_both(card: Card, use: Use) -> bool:
    movers = (use.actor, use.target)
    return card.type != "outfit" and all(use.can_move(mover, card.place) for mover in movers)


class MonkeyGoesToTheMountain(Action):
    """Monkey Goes to the Mountain"""

    @shootout(technique=True)
    def leap(self, use: Use) -> Flow[None]:
        """Shootout Technique: If this dude is unbooted, it and an opposing one with no more bullets than its Kung Fu rating leave
        the shootout for an adjacent location that is no home."""
        foes = [] if use.actor.booted else use.candidates(opposing & dude & where(_within_reach))
        foe = yield from use.pick(foes, "Who is carried away?")
        if foe is not None:
            use.roles["target"] = [foe]
            place = yield from use.choose(location & adjacent & where(_for_both), "To which location?")
            if place is not None:
                for mover in (use.actor, foe):
                    yield from use.move(mover, place)


class CurseOfFailure(Action):
    """Curse of Failure"""

    @always(Stat.LOSES_KEYWORD, Stat.BLANK, on=BEARER)
    def hollow(self, card: Card) -> str:
        """This dude has no keywords, traits or abilities ..."""
        return "all"

    @always(Stat.BULLETS, Stat.INFLUENCE, Stat.CONTROL, on=BEARER)
    def worthless(self, card: Card) -> Fixed:
        """... its bullets, influence and control points are 0 and do not change ..."""
        return Fixed(0)

    @always(Stat.UPKEEP, on=BEARER)
    def burden(self, card: Card) -> int:
        """... and it has +1 upkeep."""
        return 1

    @always(cannot(Act.DISCARD))
    def lingering(self, card: Card, use: Use | None, other: Card) -> bool:
        """Card effects cannot discard this card."""
        return use is not None and not use.by_rules

    @job(boot=True, mark=another & dude)
    def curse(self, use: Use) -> Flow[None]:
        """Noon Job, Boot: Mark an opposing dude. Success: discard all it carries, send it home booted and attach this card to
        it."""
        if not use.mark.in_play:
            return
        for card in use.mark.attachments:
            yield from use.discard(card)
        yield from use.send_home_booted(use.mark)
        yield from use.attach_self(use.mark)


class Ricochet(Action):
    """Ricochet"""

    @cheatin(if_=lambda card, use: bool(card._shooters(use)))
    def rebound(self, use: Use) -> Flow[None]:
        """Cheatin' Resolution: The cheater's shooter is discarded. With a legal hand you draw a card and take no casualties
        this round."""
        for shooter in self._shooters(use):
            yield from use.discard(shooter)
        if use.has_legal_hand():
            use.casualties(use.seat, -99)
            yield from use.draw()

    def _shooters(self, use: Use) -> list[Card]:
        """The shooter of whom it is (or could be) used against, if in the shootout and within reach."""
        fight = self.game.shootout
        if fight is None:
            return []
        cheats = [use.cheater] if use.cheater >= 0 else self.game.cheaters(use.seat)
        able = [
            self.game.card(fight.shooters[fight.seats.index(seat)]) for seat in cheats if seat in fight.seats
        ]
        return [dude for dude in able if dude.in_posse and use.can_put_away(dude, Act.DISCARD)]
