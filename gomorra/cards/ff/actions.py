"""Faith and Fear: actions."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    Action,
    Card,
    Flow,
    Moment,
    Stat,
    Until,
    Use,
    bootable,
    cheatin,
    dude,
    in_posse,
    in_town_square,
    job,
    location,
    noon,
    opposing,
    shootout,
    where,
    your,
)
from gomorra.engine.card.choice import Predicate

town_square = location & in_town_square


def _outgunned(by: Card) -> Predicate:
    return opposing & dude & where(lambda card, use: card.bullets < by.bullets, "with fewer bullets")


troublemaker = (
    dude & in_posse & where(lambda card, use: use.can_choose(_outgunned(card)), "with more bullets")
)


class SwinfordFindsTrouble(Action):
    """Swinford Finds Trouble"""

    @shootout(boots=troublemaker)
    def find_trouble(self, use: Use) -> Flow[None]:
        """Shootout: Boot any number of dudes in your posse, at least 1. For each of them, choose an
        opposing dude with fewer bullets; boot that dude or, if already booted, send that dude home."""
        fighter: Card | None = use.booted
        while fighter is not None:
            foe = yield from use.choose(_outgunned(fighter), f"Whom does {fighter.title} trouble?")
            if foe is not None:
                yield from use.send_home(foe) if foe.booted else use.boot(foe)
            fighter = yield from use.choose(troublemaker & bootable, "Boot another dude?", optional=True)
            if fighter is not None and not (yield from use.boot(fighter)):
                fighter = None


class UnderTheWeather(Action):
    """Under the Weather"""

    @noon(target=dude)
    def sicken(self, use: Use) -> Flow[None]:
        """Noon: Choose any dude and pull. If the pull is at least their grit, boot them. If it is at least
        their grit plus 6, send them home booted."""
        excess = (yield from use.pull()).value - use.target.grit
        if excess >= 6 and use.can_send_home_booted(use.target):
            yield from use.send_home_booted(use.target)
        elif excess >= 0:
            yield from use.boot(use.target)


class FasterOnTheDraw(Action):
    """Faster on the Draw"""

    @shootout(target=your & dude & in_posse)
    def outdraw(self, use: Use) -> Flow[None]:
        """Shootout: Choose your dude in your posse. They get +1 bullets and, if they are a Deputy, become a
        stud. Choose an opposing dude; that dude gets -2 bullets."""
        use.modify(use.target, bullets=1)
        if use.target.has("Deputy"):
            use.make(use.target, "stud")
        foe = yield from use.choose(opposing & dude, "Which opposing dude gets -2 bullets?")
        if foe is not None:
            use.modify(foe, bullets=-2)


class ThisllHurtInTheMornin(Action):
    """This'll Hurt in the Mornin'"""

    @cheatin()
    def beat(self, use: Use) -> Flow[None]:
        """Cheatin' Resolution: Discard 1 or 2 cards from a Cheatin' hand. If your hand is legal, for each of
        them the cheating player pays you 1 ghost rock or aces that card. Each discarded card is replaced by
        the top card of its owner's deck."""
        cheat, fined = use.cheater, use.has_legal_hand()
        gone: list[Card] = []
        for optional in (False, True):
            card = yield from use.pick(use.draw_hand(cheat), "Discard which card?", optional=optional)
            if card is not None:
                yield from use.discard(card)
                gone.append(card)
        for card in gone if fined else ():
            why, loss = f"to keep {card.title}", f"Ace {card.title}"
            if not (yield from use.may_pay(1, why, to=use.seat, seat=cheat, otherwise=loss)):
                yield from use.ace_from_pile(card)
        dealt: list[Card] = []
        for card in gone:
            dealt += yield from use.top_five(1, card.owner)
        for new in dealt:
            use.into_draw_hand(new, cheat)
        for new in dealt:
            if new.is_joker:
                yield from use.name_card(new, by=cheat)


class Prayer(Action):
    """Prayer"""

    @noon(target=your & dude)
    def pray(self, use: Use) -> None:
        """Noon: Choose your dude. They may attach Miracles at any location, and as Shootout plays. If they
        are not Blessed, they are Blessed 0 and all their Miracles are discarded after Sundown."""
        use.change(use.target.id, Stat.ATTACHES_ANYWHERE, "Miracle")
        if not use.target.has("Blessed"):
            use.give_keyword(use.target, "Blessed")
            use.later(Moment.END_OF_DAY, "lose_faith", use.target)

    def lose_faith(self, use: Use, number: int) -> Flow[None]:
        for spell in self.game.card(number).attached("Miracle"):
            yield from use.discard(spell)


class MeetTheNewBoss(Action):
    """Meet The New Boss"""

    @job(mark=town_square, always=True)
    def take_charge(self, use: Use) -> Flow[None]:
        """Noon Job: Mark the town square. If successful, the leader permanently has +1 influence and gains 1
        permanent control point. Successful or not, ace this card."""
        assert self.game.job is not None
        if self.game.job.success:
            use.modify(use.leader, influence=1, until=Until.PERMANENT)
            yield from use.control_point(use.leader)
        yield from use.ace(self)


class MeetTheNewBossWeirdWest(Action):
    """Meet The New Boss"""

    printings = ("24250",)

    @job(mark=town_square)
    def take_charge(self, use: Use) -> Flow[None]:
        """Noon Job: Mark the town square. If successful, the leader gains 1 permanent control point. You may
        then ace this card to give the leader +1 influence permanently."""
        yield from use.control_point(use.leader)
        if (yield from use.confirm("Ace this card to give the leader 1 influence?")):
            if (yield from use.ace(self)):
                use.modify(use.leader, influence=1, until=Until.PERMANENT)
