"""The Showstopper: spells."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    Card,
    Flow,
    Moment,
    Spell,
    Stat,
    Until,
    Use,
    abomination,
    bearer_can_join,
    dude,
    elsewhere,
    noon,
    opposing,
    resolution,
    shootout,
    where,
)

SILENCED = Stat.ADDS_NOTHING_TO_DRAW_HANDS


class GetBehindMeSatan(Spell):
    """Get Behind Me, Satan!"""

    @resolution(spell=5, boot=True)
    def banish(self, use: Use) -> Flow[None]:
        """Resolution Miracle 5, Boot: You take 1 fewer casualty this round for each point of this dude's
        Blessed rating. An opposing Abomination dude of your choice adds nothing to draw hands in the next
        round."""
        use.casualties(use.seat, -(use.actor.rating("Blessed") or 0))
        fiend = yield from use.choose(opposing & dude & abomination, "Which Abomination is banished?")
        if fiend is not None:
            use.later(Moment.END_OF_ROUND, "hold_back", fiend, until=Until.SHOOTOUT)

    def hold_back(self, use: Use, number: int) -> None:
        if self.game.card(number).in_play:
            use.change(number, SILENCED, 1, until=Until.SHOOTOUT)
            use.later(Moment.END_OF_ROUND, "release", number, until=Until.SHOOTOUT)

    def release(self, use: Use, number: int) -> None:
        self.game.drop_modifiers(number, SILENCED, self.id)


def _near_holy_ground(place: Card, use: Use, *, home: bool) -> bool:
    game = use.game
    grounds = [game.card(number) for number in game.locations()]
    holy = [ground for ground in grounds if ground.has("Holy Ground")]
    if home:
        holy.append(game.outfit(use.seat))
    return any(place.place == ground.place or place.adjacent_to(ground) for ground in holy)


def _arrives(card: Card, use: Use, *, home: bool) -> bool:
    fight = use.game.shootout
    if fight is None or not bearer_can_join(card, use):
        return False
    return _near_holy_ground(use.game.card(fight.location), use, home=home)


class GhostlyCommunion(Spell):
    """Ghostly Communion"""

    @noon(
        spell=5,
        boot=True,
        target=elsewhere & where(lambda card, use: _near_holy_ground(card, use, home=False), ""),
    )
    def drift(self, use: Use) -> Flow[None]:
        """Noon Spirit 5, Boot: This dude moves to another location that is Holy Ground or adjacent to one."""
        yield from use.move(use.actor, use.target)

    @shootout(spell=7, boot=True, brings_in=True, if_=lambda card, use: _arrives(card, use, home=False))
    def manifest(self, use: Use) -> Flow[None]:
        """Shootout Spirit 7, Boot: If the shootout is at a Holy Ground or adjacent to one, this dude, at any
        location, joins your posse and becomes a stud."""
        if (yield from use.join(use.actor)):
            use.make(use.actor, "stud")


class GhostlyCommunionWeirdWest(Spell):
    """Ghostly Communion

    For this spell, your home counts as Holy Ground.
    """

    printings = ("24209",)

    @noon(
        spell=5,
        boot=True,
        target=elsewhere & where(lambda card, use: _near_holy_ground(card, use, home=True), ""),
    )
    def drift(self, use: Use) -> Flow[None]:
        """Noon Spirit 5, Boot: This dude moves to another location that is Holy Ground or adjacent to one."""
        yield from use.move(use.actor, use.target)

    @shootout(spell=7, boot=True, brings_in=True, if_=lambda card, use: _arrives(card, use, home=True))
    def manifest(self, use: Use) -> Flow[None]:
        """Shootout Spirit 7, Boot: If the shootout is at a Holy Ground or adjacent to one, this dude, at any
        location, joins your posse and becomes a stud."""
        if (yield from use.join(use.actor)):
            use.make(use.actor, "stud")
