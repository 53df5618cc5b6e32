"""Out for Blood: actions."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    ALL,
    OUT_OF_PLAY,
    TOWN_SQUARE,
    Act,
    Action,
    Card,
    Flow,
    Stat,
    Use,
    always,
    another,
    bearer_can_join,
    bootable,
    can_join,
    dude,
    happens,
    in_posse,
    in_town_square,
    noon,
    opposing,
    own_stat,
    react,
    shootout,
    stud,
    where,
    your,
)
from gomorra.engine.kernel.face import SKILLS


class TenFootPunch(Action):
    """Ten-Foot Punch"""

    @shootout(technique=True, brings_in=True, if_=bearer_can_join)
    def strike(self, use: Use) -> Flow[None]:
        """Shootout Technique: This dude, at any location, joins your posse and gets +1 Kung Fu. If an
        opposing dude has no more bullets than this dude's Kung Fu rating, reveal 5 cards from the top of your
        deck; you may put 1 non-Tao Technique among them into your hand. Discard the others."""
        fighter = use.actor
        use.modify_rating(fighter, "Kung Fu", 1)
        yield from use.join(fighter)
        rating = fighter.rating("Kung Fu")
        if rating is None or not any(foe.bullets <= rating for foe in use.pool(opposing & dude)):
            return
        five = yield from use.top_five()
        yield from use.reveal(five)
        able = [card for card in five if card.has("Technique") and not card.face.tao]
        taken = yield from use.pick(able, "Take which Technique?", optional=True)
        for card in five:
            yield from (use.to_hand(card) if card is taken else use.discard(card))


class FleetFooted(Action):
    """Fleet-Footed"""

    @noon(target=your & dude & where(lambda card, use: use.can_send_home_booted(card)))
    def run(self, use: Use) -> Flow[None]:
        """Noon: Choose your dude. Send them home booted."""
        yield from use.send_home_booted(use.target)

    @shootout(target=your & dude & in_posse, also=opposing & dude)
    def dodge(self, use: Use) -> None:
        """Shootout: Choose your dude in your posse and an opposing dude. Yours gets +1 bullets, the other -1
        bullets."""
        use.modify(use.target, bullets=1)
        use.modify(use.also, bullets=-1)


def _can_come_out(card: Card, use: Use) -> bool:
    return card.place != TOWN_SQUARE and use.can_move(card, TOWN_SQUARE)


class YoureADaisyIfYouDo(Action):
    """You're A Daisy If You Do"""

    @noon(
        boots=your & stud & in_town_square,
        target=another & dude & where(_can_come_out, "elsewhere, that can move"),
    )
    def draw_them_out(self, use: Use) -> Flow[None]:
        """Noon: Boot your stud in the town square. Choose another player's dude elsewhere and move them to
        the square. Boot that dude if they have more control points than your stud; if not, unboot them. Your
        stud calls that dude out."""
        caller, foe = use.booted, use.target
        yield from use.move(foe, TOWN_SQUARE)
        yield from (use.boot(foe) if foe.control > caller.control else use.unboot(foe))
        if foe.place == caller.place:
            yield from use.call_out(caller, foe)


SKILLED_COMPANY = own_stat("skilled company", "Shooters in a posse with a skilled dude have +2 bullets.")


class TwilightIsUponUs(Action):
    """Twilight Is Upon Us"""

    @shootout(brings_in=True)
    def gather(self, use: Use) -> Flow[None]:
        """Shootout: Until the shootout ends, each shooter has +2 bullets while their posse has a dude with a
        skill. Your dude with a skill, at any location, joins your posse."""
        use.change(TOWN_SQUARE, SKILLED_COMPANY, 1)
        able = your & dude & can_join & where(lambda card, use: bool(card.skills), "skilled")
        friend = yield from use.choose(able, "Who joins your posse?")
        if friend is not None:
            yield from use.join(friend)

    @always(Stat.BULLETS, on=ALL, zones=OUT_OF_PLAY)
    def _empower(self, card: Card) -> int:
        fight, side = self.game.shootout, card.side
        if fight is None or side is None or card.id != fight.shooters[side]:
            return 0
        if all(mark.source != self.id for mark in self.game.modifiers_of(TOWN_SQUARE, SKILLED_COMPANY)):
            return 0
        company = map(self.game.card, fight.posses[side])
        return 2 if any(friend.has(skill) for friend in company for skill in SKILLS) else 0


def _outgunning(card: Card, event: happens.PossesFormed) -> bool:
    fight = card.game.shootout
    side = fight.players_side(card.owner) if fight is not None else None
    if fight is None or side is None:
        return False
    sums = [sum(card.game.card(number).bullets for number in posse) for posse in fight.posses]
    return sums[side] > sums[1 - side]


class TestOfWills(Action):
    """Test of Wills"""

    @shootout(target=opposing & bootable)
    def unsettle(self, use: Use) -> Flow[None]:
        """Shootout: Boot an unbooted card in the opposing posse. Goods and spells also lose their traits,
        abilities and bonuses."""
        yield from use.boot(use.target)
        if use.target.is_goods or use.target.is_spell:
            use.make_blank(use.target)
            use.lose_bonus(use.target)

    @react("after", happens.PossesFormed, if_=_outgunning)
    def hold_the_ground(self, use: Use) -> None:
        """React: After posses are formed and yours has more bullets in total than the other one, Shootout
        plays can neither make dudes join posses nor make dudes leave the shootout."""
        for act in (Act.JOIN, Act.LEAVE):
            use.forbid_for_all(act, whose="shootout")
