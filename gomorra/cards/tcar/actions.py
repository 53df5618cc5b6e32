"""There Comes a Reckoning: actions."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    Act,
    Action,
    Card,
    Flow,
    Moment,
    Stat,
    Until,
    Use,
    at_home,
    cannot,
    cheatin,
    dude,
    happens,
    has,
    in_posse,
    in_shootout,
    noon,
    opposing,
    react,
    resolution,
    shootout,
    where,
    with_attached,
    your,
)
from gomorra.engine.board import hands


class Disarm(Action):
    """Disarm"""

    @cheatin(target=opposing & dude)
    def knock_away(self, use: Use) -> Flow[None]:
        """Cheatin' Resolution: Choose an opposing dude and an attachment on them. Boot it; in a shootout, then
        ace it, or discard it if it is unique. You take no casualties this round. If your hand is legal,
        your dude becomes a stud and gets +2 bullets until the day ends."""
        fighting = self.game.shootout is not None
        able = [item for item in use.target.attachments if fighting or not item.booted]
        item = yield from use.pick(able, "Which attachment?")
        if item is not None:
            yield from use.boot(item)
            if fighting and item.face.unique:
                yield from use.discard(item)
            elif fighting:
                yield from use.ace(item)
        if fighting:
            use.casualties(use.seat, -99)
        if use.has_legal_hand():
            friend = yield from use.choose(your & dude, "Who becomes a stud with +2 bullets?")
            if friend is not None:
                use.modify(friend, bullets=2, until=Until.DAY)
                use.make(friend, "stud", until=Until.DAY)


def _idle(card: Card, use: Use) -> bool:
    fight = use.game.shootout
    return fight is not None and not card.in_posse and card.controller == fight.seats[1]


class GrimServantODeath(Action):
    """Grim Servant o' Death"""

    @shootout(
        outside=True, target=dude & at_home & where(_idle, "of the mark's player, outside the shootout")
    )
    def summon(self, use: Use) -> Flow[None]:
        """Shootout: Choose a dude at home, not in this shootout, of the player who has the mark or opposes
        the job. That player may have that dude join their posse. If not, your dude in your posse becomes a
        stud and gets +2 bullets, and your opponent takes 2 more casualties if their hand is ever Cheatin'
        this round."""
        fight = self.game.shootout
        assert fight is not None
        owner = use.target.controller
        if use.can_join(use.target, 1) and (
            yield from use.confirm(f"Does {use.target.title} join?", by=owner)
        ):
            if (yield from use.join(use.target, 1)):
                return
        gunman = yield from use.choose(your & dude & in_posse, "Who becomes a stud?")
        if gunman is not None:
            use.make(gunman, "stud")
            use.modify(gunman, bullets=2)
        use.later(Moment.HANDS_SEEN, "reap", use.opponent, until=Until.ROUND)

    def reap(self, use: Use, seat: int) -> None:
        if hands.is_cheatin(self.game, seat):
            use.casualties(seat, 2)
        else:
            use.later(Moment.HANDS_SEEN, "reap", seat, until=Until.ROUND)


class BeholdWhiteBull(Action):
    """Behold White Bull"""

    @shootout(technique=True, boot=True)
    def behold(self, use: Use) -> Flow[None]:
        """Shootout Tao Technique, Boot: Each posse takes X more casualties this round, where X is this dude's
        influence. Your opponent may send the whole opposing posse home booted. If they do, this dude gains 2
        permanent control points and unboots."""
        fight, side, bull = self.game.shootout, use.side, use.actor
        assert fight is not None and side is not None
        for seat in fight.seats:
            if bull.influence:
                use.casualties(seat, bull.influence)
        herd = [self.game.card(number) for number in fight.posses[1 - side]]
        if not all(use.can_send_home_booted(foe) for foe in herd):
            return  # all of them or nobody
        if not (yield from use.confirm("Send your whole posse home booted?", by=use.opponent)):
            return
        for foe in herd:
            yield from use.send_home_booted(foe)
        if not fight.posses[1 - side]:
            yield from use.control_point(bull, 2)
            yield from use.unboot(bull)


class YouHadOneJob(Action):
    """You Had ONE Job!"""

    @shootout(target=dude & in_shootout & where(lambda card, use: card.bounty >= 3, "with 3 bounty or more"))
    def second_thoughts(self, use: Use) -> Flow[None]:
        """Shootout: Choose a dude in this shootout with 3 or more bounty. They become a stud or a draw, as
        you say."""
        use.make(use.target, (yield from use.choose_word(["stud", "draw"], "Stud or draw?")))

    @resolution()
    def cut_losses(self, use: Use) -> Flow[None]:
        """Resolution: Each player in this shootout who revealed a legal hand may take 2 fewer casualties."""
        fight = self.game.shootout
        assert fight is not None
        for seat in [seat for seat in self.game.order() if seat in fight.seats]:
            if use.revealed_legal(seat) and (yield from use.confirm("Take 2 casualties fewer?", by=seat)):
                use.casualties(seat, -2)


def _better_connected(card: Card, use: Use) -> bool:
    event = use.event
    assert isinstance(event, happens.CalledOut)
    return card.id == event.target and card.influence > use.game.card(event.card).influence


def _more_influence(card: Card, use: Use) -> bool:
    fight, side = use.game.shootout, use.side
    if fight is None or side is None:
        return False
    sums = [sum(use.game.card(number).influence for number in posse) for posse in fight.posses]
    return sums[side] > sums[1 - side]


class FriendsInHighPlaces(Action):
    """Friends in High Places"""

    @react(
        "after",
        happens.CalledOut,
        if_=lambda card, event: not card.game.card(event.target).booted,
        target=your & dude & where(_better_connected, "with more influence than the leader"),
    )
    def shrug_off(self, use: Use) -> None:
        """React: After your unbooted dude is called out by a dude with less influence, your dude may refuse
        without being sent home booted."""
        use.change(use.target.id, Stat.STAYS_AFTER_REFUSING, 1, until=use.this_play)

    @shootout(target=your & dude & in_posse)
    def lean_on_them(self, use: Use) -> None:
        """Shootout: Choose your dude in your posse. If your posse has more influence than the other one, they
        become a stud."""
        if _more_influence(self, use):
            use.make(use.target, "stud")


CALM = (Act.CHANGE_RANK, Act.RAISE_CASUALTIES, Act.LOWER_CASUALTIES)


class ShanFanShowdown(Action):
    """Shan Fan Showdown!"""

    @react(
        "after",
        happens.PossesFormed,
        target=your & dude & in_posse & with_attached(has("Melee") & has("Weapon")),
    )
    def square_off(self, use: Use) -> Flow[None]:
        """React: After posses are formed, choose your dude in your posse who has a Melee Weapon. They unboot
        and become a stud. Until the shootout ends, React, Shootout and non-Cheatin' Resolution abilities can
        change neither hand ranks nor casualties."""
        yield from use.unboot(use.target)
        use.make(use.target, "stud")
        for seat in range(self.game.seats):
            for act in CALM:
                use.for_player(seat, cannot(act), "react shootout resolution")


def _share(dude: Card) -> int:
    return min(3, dude.influence)


def _enough_cards(card: Card, use: Use) -> bool:
    assert use.card is not None
    hand = [number for number in use.game.state.players[use.seat].hand if number != use.card.id]
    return len(hand) >= _share(card)


class TheWinningAgenda(Action):
    """The Winning Agenda"""

    @noon(target=your & dude & where(_enough_cards, "of no more influence than you have cards"))
    def redraft(self, use: Use) -> Flow[None]:
        """Noon: Choose your dude. Discard X cards from your hand, where X is their influence (maximum 3).
        Draw X cards."""
        count = _share(use.target)
        yield from use.discard_from_hand(count)
        yield from use.draw(count)

    @cheatin(target=your & dude)
    def carry_the_vote(self, use: Use) -> Flow[None]:
        """Cheatin' Resolution: Choose your dude. Raise your hand rank by X, where X is their influence
        (maximum 3)."""
        yield from use.rank(use.seat, _share(use.target))
