"""Weird West Edition: actions."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    Action,
    Flow,
    Stat,
    Until,
    Use,
    Why,
    at_home,
    destination,
    dude,
    happens,
    in_posse,
    noon,
    opposing,
    react,
    shootout,
    unbooted,
    wanted,
    where,
    your,
)


class PoliteInquiries(Action):
    """Polite Inquiries"""

    @noon(boots=your & dude & ~at_home)
    def ask_around(self, use: Use) -> Flow[None]:
        """Noon: Your dude away from home boots. Draw up to as many cards as it has bullets, 4 at most, and discard as many. Draw a
        card."""
        most = min(4, use.booted.bullets)
        count = (yield from use.choose_amount(0, most, "How many cards do you draw?")) if most else 0
        yield from use.draw(count)
        yield from use.discard_from_hand(count)
        yield from use.draw()


class Belligerence(Action):
    """Belligerence"""

    @noon(target=dude & wanted)
    def swagger(self, use: Use) -> None:
        """Noon: A wanted dude has +1 bullets and +1 influence until Noon of the next day."""
        use.modify(use.target, bullets=1, influence=1, until=Until.NEXT_UPKEEP)

    @noon(pay=1, target=dude)
    def provoke(self, use: Use) -> Flow[None]:
        """Noon, Pay 1 Ghost Rock: A dude gains 1 bounty and unboots."""
        if (yield from use.bounty(use.target, 1)):
            yield from use.unboot(use.target)


class RabbitsSweepingSnare(Action):
    """Rabbit's Sweeping Snare"""

    @shootout(technique=True, target=opposing & dude)
    def snare(self, use: Use) -> Flow[None]:
        """Shootout Tao Technique: An opposing dude becomes a draw. If your posse is the smaller one, up to two cards attached to
        that dude boot."""
        fight, side = self.game.shootout, use.side
        assert fight is not None and side is not None
        use.make(use.target, "draw")
        if len(fight.posses[side]) < len(fight.posses[1 - side]):
            held = where(lambda card, use: card.host is use.target, "on that dude") & unbooted
            for item in (yield from use.choose_several(held, 0, 2, "Which cards boot?")):
                yield from use.boot(item)


class Shortcut(Action):
    """Shortcut"""

    @noon(target=your & dude & unbooted, also=destination)
    def cut_through(self, use: Use) -> Flow[None]:
        """Noon: Your unbooted dude moves anywhere."""
        yield from use.move(use.target, use.also)

    def _hurrying(self, event: happens.Booted) -> bool:
        return event.why == Why.JOIN and self.game.card(event.card).controller == self.owner

    @react("when", happens.Booted, if_=_hurrying, instead=True)
    def slip_in(self, use: Use) -> None:
        """React: Your dude that would boot to join a posse from an adjacent location does not boot."""
        assert use.event is not None
        use.event.replaced = True


class TrickShooting(Action):
    """Trick Shooting"""

    @shootout(target=your & dude & in_posse)
    def show_off(self, use: Use) -> Flow[None]:
        """Shootout: Your dude has +1 bullets. Pull; on red look at as many cards on top of your deck as your dude has bullets
        and take one of them into your hand."""
        use.modify(use.target, bullets=1)
        pulled = yield from use.pull()
        if pulled.suit in ("hearts", "diamonds"):
            cards = use.top_of_deck(use.target.bullets)
            yield from use.look(cards)
            card = yield from use.pick(cards, "Which card goes to your hand?")
            if card is not None:
                yield from use.to_hand(card)


class CrushingInevitability(Action):
    """Crushing Inevitability"""

    @shootout(technique=True, boot=True, target=opposing & dude)
    def crush(self, use: Use) -> None:
        """Shootout Tao Technique, Boot: An opposing dude adds nothing to draw hands this round if it is booted, and is the first
        casualty of the round if its value is below this dude's."""
        if use.target.booted:
            use.change(use.target.id, Stat.ADDS_NOTHING_TO_DRAW_HANDS, 1, until=Until.ROUND)
        if use.target.value < use.actor.value:
            use.change(use.target.id, Stat.FIRST_CASUALTY, 1, until=Until.ROUND)


class ThirstForBlood(Action):
    """Thirst for Blood"""

    @shootout(target=your & dude & in_posse & where(lambda card, use: card.influence >= 1, "with influence"))
    def lust(self, use: Use) -> Flow[None]:
        """Shootout: Your dude with influence becomes a stud, or has +2 bullets, or gains 1 bounty for both. It has -1 influence
        today."""
        killer = use.target
        ways = ["stud", "+2 bullets", "both for 1 bounty"]
        way = yield from use.choose_word(ways, f"What does {killer.title} get?")
        both = way == ways[2] and bool((yield from use.bounty(killer, 1)))
        if both or way == ways[0]:
            use.make(killer, "stud")
        if both or way == ways[1]:
            use.modify(killer, bullets=2)
        use.modify(killer, influence=-1, until=Until.DAY)
