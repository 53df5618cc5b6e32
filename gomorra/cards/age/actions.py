"""A Grand Entrance: actions."""

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
    always,
    cheatin,
    deed,
    dude,
    happens,
    in_hand,
    in_town_square,
    job,
    location,
    newcomer,
    shootout,
    trait,
    where,
)


class InnerStruggle(Action):
    """Inner Struggle"""

    def can_attach_to(self, host: Card) -> bool:
        return host.type == "outfit"

    @cheatin()
    def sow_doubt(self, use: Use) -> Flow[None]:
        """Cheatin' Resolution: Attach this card to the home of the cheating player. It enters play booted.
        That player discards 1 card at random from their hand."""
        if (yield from use.attach_self(self.game.outfit(use.cheater))):
            use.lay_booted(self)
        yield from use.discard_at_random(seat=use.cheater)

    def _ashamed(self, event: happens.Revealed) -> bool:
        return self.controller in event.cheaters and self.owner in event.honest

    @trait("after", happens.Revealed, if_=_ashamed)
    def relapse(self, use: Use) -> Flow[None]:
        """After you reveal a Cheatin' hand and the owner of this card a legal one, boot this card."""
        yield from use.boot(self)

    @always(Stat.RANK)
    def gnaw(self, seat: int) -> int:
        """While this card is booted, your hand rank in shootouts is lowered by 1."""
        return -int(self.game.shootout is not None and seat == self.controller and self.booted)


class SerendipitousArrival(Action):
    """Serendipitous Arrival"""

    @shootout(
        target=in_hand
        & dude
        & newcomer
        & where(lambda card, use: use.can_play(card, 5), "that you can afford")
    )
    def step_off_the_coach(self, use: Use) -> Flow[None]:
        """Shootout: A dude from your hand enters play in your posse at their cost less 5. After the shootout,
        discard that dude unless you pay 3 ghost rock."""
        fight, newcomer = self.game.shootout, use.target
        assert fight is not None
        if (yield from use.play(newcomer, 5, at=self.game.card(fight.location))):
            if newcomer.place == fight.location:  # CR-StagecoachOffice-b
                yield from use.join(newcomer)
            use.later(Moment.END_OF_SHOOTOUT, "settle_up", newcomer, until=Until.SHOOTOUT)

    def settle_up(self, use: Use, number: int) -> Flow[None]:
        newcomer = self.game.card(number)
        if not newcomer.in_play:
            return
        loss = f"Discard {newcomer.title}"
        if not (yield from use.may_pay(3, f"to keep {newcomer.title}", otherwise=loss)):
            yield from use.discard(newcomer)


class SiegeOfTheOrphanage(Action):
    """Siege Of The Orphanage"""

    @shootout()
    def last_stand(self, use: Use) -> None:
        """Shootout: Dudes in this shootout controlled by the owner of this location become studs and cannot
        flee. Until the shootout ends, that owner takes 1 fewer casualty each round."""
        fight = self.game.shootout
        assert fight is not None
        owner = self.game.card(fight.location).owner
        if owner < 0:
            return
        for guard in self.game.dudes(owner):
            if guard.in_posse:
                use.make(guard, "stud")
                use.forbid(Act.FLEE, guard)
        use.casualties(owner, -1, until=Until.SHOOTOUT)


def _cheats_deed(card: Card, use: Use) -> bool:
    cheats = use.game.cheaters(use.seat) if use.cheater < 0 else [use.cheater]
    return card.owner in cheats


class LightingTheFuse(Action):
    """Lighting The Fuse"""

    @cheatin(target=deed & where(_cheats_deed, "of the cheating player"))
    def blow_it_up(self, use: Use) -> Flow[None]:
        """Cheatin' Resolution: Choose a deed that the cheating player owns. Return it to their hand. In
        lowball, the cheating player may instead boot 2 of their dudes and move them to that deed."""
        place = use.target
        able = [
            card
            for card in self.game.dudes(use.cheater)
            if use.can_boot(card) and (card.place == place.id or use.can_move(card, place.id))
        ]
        if self.game.shootout is None and len(able) >= 2:
            if (yield from use.confirm(f"Boot two dudes to save {place.title}?", by=use.cheater)):
                for _ in range(2):
                    guard = yield from use.pick(able, f"Who goes to {place.title}?", by=use.cheater)
                    assert guard is not None
                    able.remove(guard)
                    yield from use.boot(guard)
                    yield from use.move(guard, place)
                return
        yield from use.return_to_hand(place)


class OneFightsAsMany(Action):
    """One Fights As Many"""

    @job(boot=True, mark=location & in_town_square, on_start="vow")
    def stand_out(self, use: Use) -> Flow[None]:
        """Noon Job, Boot: Ace this card. Mark the town square. If successful, your posse's Kung Fu dudes each
        make a Kung Fu test with 4 added to the pull. Each one who is successful gains 1 permanent control
        point."""
        for monk in use.roles["survivors"]:
            if monk.in_play and monk.has("Kung Fu"):
                if (yield from use.kung_fu_test(monk, harder=4)):
                    yield from use.control_point(monk)

    def vow(self, use: Use) -> Flow[None]:
        yield from use.ace(self)
