"""There Comes a Reckoning: legends."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    ALL,
    PLAY,
    Card,
    Flow,
    Legend,
    Moment,
    Phase,
    Stat,
    Until,
    Use,
    always,
    deed,
    dude,
    happens,
    has,
    in_posse,
    in_town,
    noon,
    opposing,
    react,
    trait,
    where,
    with_attached,
    your,
)
from gomorra.engine.board import players
from gomorra.engine.fights.fight import Shootout


def _is_shooter(legend: Legend, card: Card) -> bool:
    """Whether this dude is the declared shooter of the legend's player."""
    fight = legend.game.shootout
    if fight is None or legend.controller not in fight.seats:
        return False
    side = fight.seats.index(legend.controller)
    return card.id == fight.shooters[side] and card.side == side


_gadget_weapon = has("Gadget") & has("Weapon")


class DariusHellstromme(Legend):
    """Darius Hellstromme"""

    @always(Stat.BULLETS, on=ALL)
    def needs_machines(self, card: Card) -> int:
        """While you are the leader's player, your shooter has -2 bullets unless they have a Gadget Weapon."""
        fight = self.game.shootout
        leads = fight is not None and fight.seats[0] == self.controller
        if not leads or not _is_shooter(self, card):
            return 0
        return 0 if any(item.has("Gadget") for item in card.attached("Weapon")) else -2

    def _foe_falls(self, event: happens.Discarded | happens.Aced) -> bool:
        fight, fallen = self.game.shootout, self.game.card(event.card)
        if fight is None or event.origin != PLAY or event.side < 0 or not fallen.is_dude:
            return False
        return fight.players_side(self.controller) == 1 - event.side

    @react(
        "after",
        happens.Discarded,
        happens.Aced,
        if_=_foe_falls,
        boot=True,
        boots=_gadget_weapon & in_posse,
        target=your & dude & with_attached(_gadget_weapon),
    )
    def recover_the_body(self, use: Use) -> Flow[None]:
        """React, Boot: After a dude of the opposing posse is discarded or aced in a shootout, boot any Gadget
        Weapon in your posse. Your dude who has a Gadget Weapon gains 1 permanent control point. If the other
        dude was discarded, ace them."""
        assert isinstance(use.event, happens.CardEvent)
        yield from use.control_point(use.target)
        if isinstance(use.event, happens.Discarded):
            yield from use.ace_from_pile(self.game.card(use.event.card))


class EzekiahGrimme(Legend):
    """Ezekiah Grimme"""

    def _copies(self, card: Card, seat: int | None = None) -> int:
        others = map(self.game.card, self.game.state.bodies)
        alike = [other for other in others if other.is_spell and other.title == card.title]
        return len([other for other in alike if seat is None or other.controller == seat])

    @always(Stat.COST_WHERE)
    def tithe(self, card: Card, host: Card) -> int:
        """Each spell that you attach costs 1 more for each copy of it in play."""
        return self._copies(card) if card.is_spell and card.owner == self.controller else 0

    def _pulled_a_spell(self, event: happens.Cast) -> bool:
        cast, caster = event.use, self.game.card(event.dude)
        if not event.success or event.test != "spell" or caster.controller != self.controller:
            return False
        own = cast.card is not None and cast.card.host is caster
        return bool(own and cast.pulled and cast.pulled.card and self.game.card(cast.pulled.card).is_spell)

    @react("after", happens.Cast, if_=_pulled_a_spell, boot=True)
    def revelation(self, use: Use) -> Flow[None]:
        """React, Boot: After your dude casts a spell attached to them and is successful, if the pull is a
        spell, you may attach the pull to that dude booted, paying all costs."""
        event = use.event
        assert isinstance(event, happens.Cast)
        caster, book = self.game.card(event.dude), self.game.card(event.use.pulled.card)
        if (yield from use.play(book, bearer=lambda host: host is caster)):
            use.lay_booted(book)

    @noon(boot=True, boots=your & dude & where(lambda card, use: bool(card.skills), "skilled"))
    def preach(self, use: Use) -> Flow[None]:
        """Noon, Boot: Boot your dude with a skill and reveal the top 5 cards of your deck. One spell among
        them may attach to that dude, paying all costs, if you have fewer than 2 copies of it in play. Shuffle
        the rest into your deck."""
        preacher = use.booted
        seen = yield from use.top_five()
        yield from use.reveal(seen)
        able = [
            card
            for card in seen
            if card.is_spell
            and self._copies(card, use.seat) < 2
            and use.can_play(card, bearer=lambda host: host is preacher)
        ]
        book = yield from use.pick(able, f"Attach which spell to {preacher.title}?", optional=True)
        if book is not None:
            yield from use.play(book, bearer=lambda host: host is preacher)
        for card in seen:
            if not card.in_play:
                yield from use.to_deck(card)
        yield from use.shuffle()


class JasperStone(Legend):
    """Jasper Stone"""

    @always(Stat.ADDS_NOTHING_TO_DRAW_HANDS)
    def works_alone(self, fight: Shootout, side: int, number: int) -> bool:
        """In shootouts away from your home, only your shooter adds to your draw hand."""
        mine = fight.seats[side] == self.controller
        return mine and fight.location != self.place and number != fight.shooters[side]

    def _prey(self) -> int:
        """The dude that is hunted in the running shootout."""
        fight, note = self.game.shootout, str(self.counter("prey"))
        return int(note.split()[1]) if fight is not None and note.startswith(f"{fight.number} ") else 0

    @react(
        "after",
        happens.PossesFormed,
        boot=True,
        target=opposing & dude & where(lambda c, u: u.side is not None),
    )
    def mark_for_death(self, use: Use) -> None:
        """React, Boot: After posses are formed, choose an opposing dude. Your shooter has +2 bullets while
        that dude opposes your posse and it has a non-token dude. If that dude is aced, your shooter gains 1
        permanent control point and permanently has +1 bullets."""
        fight = self.game.shootout
        assert fight is not None
        use.count_on(self, "prey", f"{fight.number} {use.target.id}")

    @always(Stat.BULLETS, on=ALL)
    def _hunt(self, card: Card) -> int:
        prey = self._prey()
        if not prey or not _is_shooter(self, card) or card.side is None or self.game.gathering is None:
            return 0
        company = [self.game.card(number) for number in self.game.gathering[card.side]]
        faced = self.game.side_of(prey) == 1 - card.side
        return 2 if faced and any(not friend.is_token for friend in company) else 0

    @trait("after", happens.Aced, if_=lambda card, event: event.card == card._prey())
    def _collect(self, use: Use) -> Flow[None]:
        fight, side = self.game.shootout, use.side
        use.count_on(self, "prey", "")
        if fight is not None and side is not None and fight.shooters[side]:
            shooter = self.game.card(fight.shooters[side])
            if shooter.in_play:
                yield from use.control_point(shooter)
                use.modify(shooter, bullets=1, until=Until.PERMANENT)


def _hardened(card: Card) -> bool:
    """Whether a dude has a bullet bonus for good."""
    mods = card.game.modifiers_of(card.id, Stat.BULLETS)
    return any(modifier.until == Until.PERMANENT and int(modifier.amount) > 0 for modifier in mods)


class Raven(Legend):
    """Raven"""

    @always(Stat.STUD_BONUS)
    def outgunned(self, side: int) -> int:
        """While you are the leader's player and your posse has fewer bullets than the opposing posse, it has
        -2 stud bonus."""
        fight = self.game.shootout
        if fight is None or side != 0 or fight.seats[0] != self.controller:
            return 0
        sums = [sum(self.game.card(number).bullets for number in posse) for posse in fight.posses]
        return -2 if sums[0] < sums[1] else 0

    @always(Stat.CONTROL_TOTAL)
    def squatter(self, seat: int) -> int:
        """During Sundown, you have +1 control point if no other player controls more in-town deeds without
        owning them than you do."""
        if seat != self.controller or self.game.state.phase != Phase.SUNDOWN:
            return 0
        deeds = [card for card in map(self.game.card, self.game.locations()) if card.is_deed and card.in_town]

        def held(player: int) -> int:
            return sum(card.controller == player != card.owner for card in deeds)

        return int(all(held(seat) >= held(other) for other in players.rivals(self.game, seat)))

    @noon(boot=True, target=deed & in_town)
    def covet(self, use: Use) -> None:
        """Noon, Boot: Choose any in-town deed. Your shooter has +2 bullets in shootouts there. When you next
        win a shootout there, or at Sundown if you control that deed and do not own it, your dude there
        permanently has +1 bullets, unless they already have a permanent bullet bonus."""
        use.count_on(self, "prize", use.target.id)
        use.count_on(self, "reward", use.target.id)
        use.later(Moment.SUNDOWN, "settle")
        use.later(Moment.END_OF_DAY, "give_up")

    def give_up(self, use: Use) -> None:
        for name in ("prize", "reward"):
            use.count_on(self, name, 0)

    @always(Stat.BULLETS, on=ALL)
    def _fight_for_it(self, card: Card) -> int:
        fight, prize = self.game.shootout, self.counter("prize")
        there = fight is not None and prize != 0 and fight.location == prize
        return 2 if there and _is_shooter(self, card) else 0

    def _won_there(self, event: happens.ShootoutEnded) -> bool:
        fight, prize = self.game.shootout, self.counter("reward")
        won = fight is not None and event.winner >= 0 and fight.seats[event.winner] == self.controller
        return won and fight is not None and prize != 0 and fight.location == prize

    @trait("after", happens.ShootoutEnded, if_=_won_there)
    def _spoils(self, use: Use) -> Flow[None]:
        yield from self._harden(use)

    def settle(self, use: Use) -> Flow[None]:
        prize = self.counter("reward")
        if prize and self.game.card(int(prize)).in_play:
            place = self.game.card(int(prize))
            if place.controller == use.seat and place.owner != use.seat:
                yield from self._harden(use)

    def _harden(self, use: Use) -> Flow[None]:
        place = int(self.counter("reward"))
        use.count_on(self, "reward", 0)
        able = [card for card in self.game.dudes_at(place, use.seat) if not _hardened(card)]
        hero = yield from use.pick(able, "Who gets +1 bullets for good?")
        if hero is not None:
            use.modify(hero, bullets=1, until=Until.PERMANENT)
