"""The Curtain Rises: actions."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    BEARER,
    Act,
    Action,
    Card,
    Flow,
    Stat,
    Until,
    Use,
    always,
    another,
    attachable,
    cannot,
    cheatin,
    dude,
    happens,
    in_discard,
    in_draw_hand,
    noon,
    react,
    resolution,
    several,
    shootout,
    trait,
    where,
)
from gomorra.engine.board import hands


def _single(card: Card, use: Use) -> bool:
    return [other.value for other in use.draw_hand()].count(card.value) == 1


class CominUpRoses(Action):
    """Comin' Up Roses"""

    @resolution(target=in_draw_hand & where(_single, "without a card of the same value"))
    def recolour(self, use: Use) -> Flow[None]:
        """Resolution: Choose a card in your draw hand whose value no other card there has. It becomes a suit
        that you name."""
        suit = yield from use.choose_word(list(hands.SUITS), "Which suit?")
        yield from use.make_card(use.target, hands.SUITS.index(suit), use.target.value)

    @cheatin(target=several(in_draw_hand, 1, 2))
    def arrange(self, use: Use) -> Flow[None]:
        """Cheatin' Resolution: Choose 1 or 2 cards in your draw hand. Each becomes a suit and value that you
        name, but not a value that another card there has. Until the shootout ends, your hand rank is raised
        by 2 while your hand is a legal flush or straight."""
        waiting = list(use.targets)
        while waiting:
            card = waiting[0]
            taken = {other.value for other in use.draw_hand() if other not in waiting}
            yield from use.name_card(card, without=taken)
            waiting.remove(card)
        if self.game.shootout is not None:
            use.for_player(use.seat, Stat.RANK_FOR_ORDER, 2, until=Until.SHOOTOUT)


JADE_RABBIT = "Tao of the Jade Rabbit"


class RunRabbitRun(Action):
    """Run Rabbit Run"""

    @shootout(technique=True)
    def race(self, use: Use) -> Flow[None]:
        """Shootout Technique: The top 5 cards of your deck are discarded. You may return a Tao of the Jade
        Rabbit card from your discard pile to your hand. Until the shootout ends, this dude gets +1 bullets
        each time they move."""
        for card in (yield from use.top_five()):
            yield from use.discard(card)
        tao = in_discard & where(lambda card, use: card.face.tao == JADE_RABBIT, JADE_RABBIT)
        found = yield from use.choose(tao, "Return which card?", optional=True)
        if found is not None:
            yield from use.to_hand(found)
        use.change(use.actor.id, Stat.BULLETS_FOR_EACH_MOVE, 1)


class PuttingThePiecesTogether(Action):
    """Putting The Pieces Together"""

    def can_attach_to(self, host: Card) -> bool:
        return host.type == "outfit"

    @noon()
    def plan(self, use: Use) -> Flow[None]:
        """Noon: Attach this card to your home. It enters play booted."""
        if (yield from use.attach_self(self.game.outfit(use.seat))):
            use.lay_booted(self)

    def _slip(self, event: happens.Revealed) -> bool:
        return self.controller in event.cheaters

    @trait("after", happens.Revealed, if_=_slip)
    def fall_apart(self, use: Use) -> Flow[None]:
        """After you reveal a Cheatin' hand, boot this card."""
        yield from use.boot(self)

    @always(Stat.RANK)
    def fit(self, seat: int) -> int:
        """In shootouts, your hand rank is raised by 1 while this card is unbooted and lowered by 1 while it
        is booted."""
        if self.game.shootout is None or seat != self.controller:
            return 0
        return -1 if self.booted else 1


class SomeoneElsesProblem(Action):
    """Someone Else's Problem"""

    def _your_job(self, event: happens.JobStarted) -> bool:
        return event.seat == self.owner and self.game.card(event.mark).is_location

    @react("after", happens.JobStarted, if_=_your_job, target=another & dude)
    def look_away(self, use: Use) -> None:
        """React: After your job marks a location, choose another player's dude. They cannot join the mark's
        posse, and the effects of that job do not affect them."""
        use.forbid(Act.JOIN, use.target, until=use.this_play)
        use.forbid(Act.AFFECT, use.target, whose="noon", until=use.this_play)


class LostToThePlague(Action):
    """Lost to the Plague"""

    @noon(target=dude & attachable & where(lambda card, use: card.value <= 6, "of value 6 or less"))
    def infect(self, use: Use) -> Flow[None]:
        """Noon: Attach this card to any dude whose value is 6 or less."""
        yield from use.attach_self(use.target)

    @always(cannot(Act.MOVE_TO), on=BEARER)
    def stagger(self, card: Card, place: Card, use: Use | None) -> bool:
        """This dude can move only to adjacent locations and home."""
        home = self.game.state.players[card.controller].home
        return place.place != home and not card.adjacent_to(place)

    @always(cannot(Act.BOOT_AS_COST), on=BEARER)
    def exhausted(self, card: Card, use: Use | None, other: Card | None) -> bool:
        """This dude cannot boot to pay for abilities."""
        return use is None

    @always(Stat.UPKEEP, on=BEARER)
    def care(self, card: Card) -> int:
        """This dude has +1 upkeep for each other Condition on them."""
        return len(card.attached("Condition")) - 1
