"""Hell's Comin' With Me: actions."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    PLAY,
    TOWN_SQUARE,
    Act,
    Action,
    Card,
    Flow,
    Stat,
    Until,
    Use,
    always,
    can_join,
    cheatin,
    dude,
    has,
    here,
    in_posse,
    in_town,
    in_town_square,
    job,
    location,
    noon,
    opposing,
    shootout,
    unbooted,
    where,
    your,
)


class FanninTheHammer(Action):
    """Fannin' the Hammer"""

    @shootout(boots=your & dude & in_posse)
    def fan(self, use: Use) -> Flow[None]:
        """Shootout: Boot your dude in your posse. Choose X opposing dudes, where X is that dude's bullets.
        They get -1 bullets, and those with 0 printed bullets become draws."""
        count = min(use.booted.bullets, len(use.pool_choosable(opposing & dude)))
        for foe in (yield from use.choose_several(opposing & dude, count, count, "Who is under fire?")):
            if foe.face.stats[Stat.BULLETS] == 0:
                use.make(foe, "draw")
            use.modify(foe, bullets=-1)


class Tumblebleeds(Action):
    """Tumblebleeds!"""

    @always(Stat.CASUALTIES)
    def bleed(self, side: int) -> int:
        """In shootouts at this location, the loser of each round takes 1 more casualty."""
        fight = self.game.shootout
        if fight is None or fight.location != self.place or fight.round_winner is None:
            return 0
        return 1 if side != fight.round_winner else 0

    @job(mark=location & in_town_square, anyone=True, zones=(PLAY,))
    def clear_away(self, use: Use) -> Flow[None]:
        """Every player has "Noon Job: Mark the town square. If successful, for each dude in your posse,
        discard 1 attached Tumblebleeds!"."""
        weeds = [card for card in self.game.card(TOWN_SQUARE).attachments if card.title == self.title]
        for weed in weeds[: len(use.roles["survivors"])]:
            yield from use.discard(weed)

    @noon(boots=your & dude & has("Huckster"))
    def sow(self, use: Use) -> Flow[None]:
        """Noon: Boot your Huckster. Attach this card to the town square."""
        yield from use.attach_self(self.game.card(TOWN_SQUARE))


class TakinCover(Action):
    """Takin' Cover"""

    @shootout(target=your & dude & in_posse)
    def duck(self, use: Use) -> None:
        """Shootout: Your dude in your posse gets -1 bullets. This round they cannot be a casualty unless you
        lose by 3 or more ranks."""
        use.modify(use.target, bullets=-1)
        use.change(use.target.id, Stat.NO_CASUALTY_UNLESS_BEATEN_BY, 3, until=Until.ROUND)


class HellsCominWithMe(Action):
    """Hell's Comin' With Me!"""

    @shootout(brings_in=True, target=your & dude & can_join)
    def ride_in(self, use: Use) -> Flow[None]:
        """Shootout: Your dude, at any location, joins your posse. If they have a Sidekick, you may make 1
        more Shootout play with a card attached to that dude."""
        yield from use.join(use.target)
        if use.target.attached("Sidekick"):
            use.extra_play("shootout", use.target)


def _can_meet(card: Card, use: Use) -> bool:
    """Whether a dude can be moved to the town square from elsewhere in town."""
    return card.in_town and card.place != TOWN_SQUARE and use.can_move(card, TOWN_SQUARE)


def _can_boot(card: Card, use: Use) -> bool:
    return not use.stops(Act.BOOT, card)


class FrontierFeud(Action):
    """Frontier Feud"""

    @noon(target=your & dude & unbooted & in_town & where(_can_meet, "outside the square") & where(_can_boot))
    def provoke(self, use: Use) -> Flow[None]:
        """Noon: Your unbooted dude in town moves to the town square and boots. Another player of your choice
        then gives that dude 1 permanent control point, or moves a dude of theirs from elsewhere in town to
        the town square to call that dude out. No other dudes may join that shootout."""
        yield from use.move(use.target, TOWN_SQUARE)
        yield from use.boot(use.target)
        rival = yield from use.choose_player(use.opponents, "Who must answer?")
        able = [
            one
            for one in self.game.dudes(rival)
            if _can_meet(one, use)
            and not self.game.stopped(Act.BE_CALLED_OUT, use.target, use, one)
            and not self.game.stopped(Act.CALL_OUT, one, use, use.target)
        ]
        words = f"Who comes to call out {use.target.title}? Nobody: it gets a permanent control point."
        caller = yield from use.pick(able, words, by=rival, optional=True)
        if caller is None:
            yield from use.control_point(use.target)
            return

        def accepted() -> Flow[None]:
            use.forbid_for_all(Act.JOIN, until=Until.SHOOTOUT)
            yield from ()

        yield from use.move(caller, TOWN_SQUARE)
        if caller.place == use.target.place:
            yield from use.call_out(caller, use.target, accepted=accepted)


class SeizingThePearlOfDeath(Action):
    """Seizing the Pearl of Death"""

    @cheatin(technique=True)
    def seize(self, use: Use) -> Flow[None]:
        """Cheatin' Resolution Technique: Draw a card. A dude at this location may be sent home booted. In a
        shootout, you take 1 fewer casualty and your opponent 1 more. With a legal hand, this dude gets +1
        influence and +1 bullets until Sundown."""
        yield from use.draw()
        loser = yield from use.choose(dude & here, "Who goes home booted?", optional=True)
        if loser is not None:
            yield from use.send_home_booted(loser)
        if self.game.shootout is not None:
            use.casualties(use.seat, -1)
            use.casualties(use.opponent, 1)
        if use.has_legal_hand():
            use.modify(use.actor, bullets=1, influence=1, until=Until.NOON)
