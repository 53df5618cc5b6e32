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
        """Shootout: Your dude in your posse becomes a stud. The player of each posse may search for an action
        with a Cheatin' Resolution ability in their deck and discard pile, reveal it and put it into their
        hand; who does so then discards 1 card from their hand."""
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

    @noon(boots=your & stud & where(_held, "at a deed that you control and another player owns"))
    def take_over(self, use: Use) -> Flow[None]:
        """Noon: Boot your stud at a deed that you control and another player owns. Boot that deed to gain as
        much ghost rock as that stud has bullets (maximum 3). You may ace this card; that deed then gains 1
        permanent control point, and that stud permanently has +1 influence."""
        boss = use.booted
        place = boss.location
        if (yield from use.boot(place)):
            yield from use.gain(min(3, boss.bullets))
        if (yield from use.confirm(f"Ace {self.title}?")) and (yield from use.ace(self)):
            yield from use.control_point(place)
            use.modify(boss, influence=1, until=Until.PERMANENT)


class JadeKingStance(Action):
    """Jade King Stance"""

    @noon(technique=True, if_=lambda card, use: use.actor.booted)
    def stand_firm(self, use: Use) -> Flow[None]:
        """Noon Technique: Unboot this dude, who must be booted. They get +2 Kung Fu and +2 bullets and cannot
        move from this location."""
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
        """Noon Job: Mark any in-town deed. The dudes in your posse must have at least 3 bullets in total. If
        successful, gain ghost rock equal to the production of the mark, and the leader gains 2 bounty. If
        another player owns the mark, unboot the leader."""
        yield from use.gain(use.mark.production)
        yield from use.bounty(use.leader, 2)
        if use.mark.owner != use.seat:
            yield from use.unboot(use.leader)


class ImYourHuckleberry(Action):
    """I'm Your Huckleberry"""

    @cheatin()
    def challenge(self, use: Use) -> Flow[None]:
        """Cheatin' Resolution: Your opponent chooses a dude in the opposing posse, or you do if your hand is
        legal. That dude joins your posse under your control until the shootout ends. Then, if still in play,
        send that dude home booted."""
        able, prompt = opposing & dude & where(lambda card, use: use.can_defect(card)), "Who changes sides?"
        if use.has_legal_hand():  # then guards and decoys hold as for any card that is chosen
            turncoat = yield from use.choose(able, prompt)
        else:
            turncoat = yield from use.pick(use.pool(able), prompt, by=use.opponent)
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


def _for_either(card: Card, use: Use) -> bool:
    movers = (use.actor, use.target)
    return card.type != "outfit" and any(use.can_move(mover, card.place) for mover in movers)


class MonkeyGoesToTheMountain(Action):
    """Monkey Goes to the Mountain"""

    @shootout(technique=True)
    def leap(self, use: Use) -> Flow[None]:
        """Shootout Technique: Choose an opposing dude with no more bullets than this dude's Kung Fu rating.
        If this dude is unbooted, both dudes move to an adjacent location that is not a home, and leave the
        shootout."""
        foes = [] if use.actor.booted else use.candidates(opposing & dude & where(_within_reach))
        foe = yield from use.pick(foes, "Who is carried away?")
        if foe is not None:
            use.roles["target"] = [foe]
            place = yield from use.choose(location & adjacent & where(_for_either), "To which location?")
            for mover in (use.actor, foe):
                if place is not None:
                    yield from use.move(mover, place)
                yield from use.leave(mover)


class CurseOfFailure(Action):
    """Curse of Failure"""

    @always(Stat.LOSES_KEYWORD, Stat.BLANK, on=BEARER)
    def hollow(self, card: Card) -> str:
        """This dude loses all keywords, traits and abilities."""
        return "all"

    @always(Stat.BULLETS, Stat.INFLUENCE, Stat.CONTROL, on=BEARER)
    def worthless(self, card: Card) -> Fixed:
        """This dude has 0 bullets, 0 influence and 0 control points. They cannot be changed."""
        return Fixed(0)

    @always(Stat.UPKEEP, on=BEARER)
    def burden(self, card: Card) -> int:
        """This dude has +1 upkeep."""
        return 1

    @always(cannot(Act.DISCARD))
    def lingering(self, card: Card, use: Use | None, other: Card) -> bool:
        """Card effects cannot discard this card."""
        return use is not None and not use.by_rules

    @job(boot=True, mark=another & dude)
    def curse(self, use: Use) -> Flow[None]:
        """Noon Job, Boot: Mark another player's dude. If successful, discard everything attached to the mark
        and send the mark home booted; this card attaches to the mark."""
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
        """Cheatin' Resolution: Discard the shooter of the cheating player. If your hand is legal, you take no
        casualties this round and draw a card."""
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
