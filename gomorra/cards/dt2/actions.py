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
        """Noon: Boot your dude who is not at home. Draw up to X cards, where X is that dude's bullets
        (maximum 4), then discard as many from your hand. Draw a card."""
        most = min(4, use.booted.bullets)
        count = (yield from use.choose_amount(0, most, "How many cards do you draw?")) if most else 0
        drawn = yield from use.draw(count)
        yield from use.discard_from_hand(len(drawn))
        yield from use.draw()


class Belligerence(Action):
    """Belligerence"""

    @noon(target=dude & wanted)
    def swagger(self, use: Use) -> None:
        """Noon: Choose any wanted dude. They get +1 bullets and +1 influence until Noon of the next day."""
        use.modify(use.target, bullets=1, influence=1, until=Until.NEXT_UPKEEP)

    @noon(pay=1, target=dude)
    def provoke(self, use: Use) -> Flow[None]:
        """Noon, Pay 1 Ghost Rock: Choose any dude. They gain 1 bounty and unboot."""
        if (yield from use.bounty(use.target, 1)):
            yield from use.unboot(use.target)


class RabbitsSweepingSnare(Action):
    """Rabbit's Sweeping Snare"""

    @shootout(technique=True, target=opposing & dude)
    def snare(self, use: Use) -> Flow[None]:
        """Shootout Tao Technique: Choose an opposing dude. They become a draw. If your posse is smaller than
        theirs, boot up to 2 cards attached to that dude."""
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
        """Noon: Your unbooted dude moves to any other location."""
        yield from use.move(use.target, use.also)

    def _hurrying(self, event: happens.Booted) -> bool:
        runner, fight = self.game.card(event.card), self.game.quarrel
        if event.why != Why.JOIN or runner.controller != self.owner or fight is None:
            return False
        return runner.adjacent_to(self.game.card(fight[2]))  # a job's posse also forms far from its mark

    @react("when", happens.Booted, if_=_hurrying, instead=True)
    def slip_in(self, use: Use) -> None:
        """React: When your dude would boot to join a posse from an adjacent location, they do not boot."""
        assert use.event is not None
        use.event.replaced = True


class TrickShooting(Action):
    """Trick Shooting"""

    @shootout(target=your & dude & in_posse)
    def show_off(self, use: Use) -> Flow[None]:
        """Shootout: Your dude in your posse gets +1 bullets. Pull. On a red card, look at the top X cards of
        your deck, where X is that dude's bullets, and put 1 of them into your hand."""
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
        """Shootout Tao Technique, Boot: Choose an opposing dude. If they are booted, they add nothing to draw
        hands this round. If their value is lower than this dude's, they must be the first casualty of their
        posse this round."""
        if use.target.booted:
            use.change(use.target.id, Stat.ADDS_NOTHING_TO_DRAW_HANDS, 1, until=Until.ROUND)
        if use.target.value < use.actor.value:
            use.change(use.target.id, Stat.FIRST_CASUALTY, 1, until=Until.ROUND)


class ThirstForBlood(Action):
    """Thirst for Blood"""

    @shootout(target=your & dude & in_posse & where(lambda card, use: card.influence >= 1, "with influence"))
    def lust(self, use: Use) -> Flow[None]:
        """Shootout: Choose your dude in your posse with at least 1 influence. They become a stud or get +2
        bullets; if they gain 1 bounty, both happen instead. They get -1 influence until the day ends."""
        killer = use.target
        ways = ["stud", "+2 bullets", "both for 1 bounty"]
        way = yield from use.choose_word(ways, f"What does {killer.title} get?")
        both = way == ways[2] and bool((yield from use.bounty(killer, 1)))
        if both or way == ways[0]:
            use.make(killer, "stud")
        if both or way == ways[1]:
            use.modify(killer, bullets=2)
        use.modify(killer, influence=-1, until=Until.DAY)
