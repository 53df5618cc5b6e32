"""There Comes a Reckoning: spells."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    ALL,
    OUT_OF_PLAY,
    PLAY,
    TOWN_SQUARE,
    Act,
    Base,
    Card,
    Fixed,
    Flow,
    Moment,
    Spell,
    Stat,
    Until,
    Use,
    adjacent,
    always,
    cheatin,
    dude,
    elsewhere,
    happens,
    in_posse,
    in_shootout,
    noon,
    opposing,
    own_stat,
    react,
    shootout,
    where,
    your,
)
from gomorra.engine.board import stats


class NightmareRealm(Spell):
    """Nightmare Realm"""

    @shootout(spell=3, boot=True, target=opposing & dude)
    def haunt(self, use: Use) -> Flow[None]:
        """Shootout Hex 3, Boot: Choose an opposing dude. They cannot leave the shootout this round. In each
        round from now on, before shooters are picked, they get -1 bullets and -1 value. Your dude in your
        posse gets +1 bullets."""
        use.forbid(Act.LEAVE, use.target, until=Until.ROUND)
        use.later(Moment.BEFORE_SHOOTERS, "torment", use.target, until=Until.SHOOTOUT)
        friend = yield from use.choose(your & dude & in_posse, "Who has +1 bullets?")
        if friend is not None:
            use.modify(friend, bullets=1)

    def torment(self, use: Use, number: int) -> None:
        use.modify(self.game.card(number), bullets=-1, value=-1, until=Until.SHOOTOUT)
        use.later(Moment.BEFORE_SHOOTERS, "torment", number, until=Until.SHOOTOUT)


class Sentinel(Spell):
    """Sentinel"""

    @noon(spell=5, boot=True)
    def watch(self, use: Use) -> Flow[None]:
        """Noon Miracle 5, Boot: This dude becomes a stud and gets +1 bullets and +1 Blessed rating. They may
        move to an adjacent location or to the town square. If this dude is in the town square at Sundown,
        after victory is checked you may discard this card; this dude then gains 1 permanent control point."""
        guard = use.actor
        use.modify(guard, bullets=1)
        use.modify_rating(guard, "Blessed", 1)
        use.make(guard, "stud")
        use.later(Moment.SUNDOWN, "end_of_watch", guard)
        post = elsewhere & (adjacent | where(lambda card, use: card.place == TOWN_SQUARE))
        place = yield from use.choose(post, f"Where does {guard.title} go?", optional=True)
        if place is not None:
            yield from use.move(guard, place)

    def end_of_watch(self, use: Use, number: int) -> Flow[None]:
        guard = self.game.card(number)
        if not guard.in_town_square or not self.in_play:
            return
        if (yield from use.confirm(f"Discard {self.title} for a control point?")):
            if (yield from use.discard(self)):
                yield from use.control_point(guard)


class Censure(Spell):
    """Censure"""

    @cheatin(spell=6, boot=True)
    def rebuke(self, use: Use) -> Flow[None]:
        """Cheatin' Resolution Miracle 6, Boot: You may choose a player and raise their hand rank by 2. In a
        shootout, you take 3 fewer casualties and may send an opposing dude home booted."""
        seats = [seat for seat in self.game.order() if use.draw_hand(seat)]
        seat = yield from use.choose_player(seats, "Whose hand rank is 2 higher?", optional=True)
        if seat >= 0:
            yield from use.rank(seat, 2)
        if self.game.shootout is not None:
            use.casualties(use.seat, -3)
            foe = yield from use.choose(opposing & dude, "Who goes home booted?", optional=True)
            if foe is not None:
                yield from use.send_home_booted(foe)


def _can_come(card: Card, use: Use) -> bool:
    return use.here.is_deed and card.place != use.here.place and use.can_move(card, use.here.place)


class RavensRuin(Spell):
    """Raven's Ruin

    Attach only to a deed.
    """

    def can_attach_to(self, host: Card) -> bool:
        return host.is_deed

    @noon(spell=8, boot=True, target=your & dude & where(_can_come, "elsewhere"))
    def flock(self, use: Use) -> Flow[None]:
        """Noon Spirit 8, Boot: Your dude at any other location moves to this deed. If another player owns
        this deed and it has at least 1 control point, you may boot it and gain 1 ghost rock."""
        place = use.here
        yield from use.move(use.target, place)
        if place.owner == use.seat or place.control < 1 or place.booted:
            return
        if (yield from use.confirm(f"Boot {place.title} to gain 1 ghost rock?")):
            if (yield from use.boot(place)):
                yield from use.gain(1)


CLEANSED = own_stat("cleansed", "A card whose trait no longer changes the dude's bullets, and by how much.")


def _given(dude: Card, holder: int) -> int:
    """What the traits of one card add to a dude's bullets now."""
    answers = stats.contributions(dude.game, dude.id, Stat.BULLETS, by=(holder,))
    return sum(int(answer) for answer in answers if not isinstance(answer, (Base, Fixed)))


class Remedy(Spell):
    """Remedy"""

    keeps_traits = True

    @shootout(spell=7, boot=True, target=dude & in_shootout)
    def cleanse(self, use: Use) -> None:
        """Shootout Spirit 7, Boot: Choose any dude in this shootout. They lose all bullet modifiers but those
        of their Weapons. Card effects cannot make them leave the shootout this round."""
        patient = use.target
        self.game.drop_modifiers(patient.id, Stat.BULLETS)
        weapons = patient.attached("Weapon")
        for item in patient.attachments:
            if item.bullets and item not in weapons:
                use.lose_bonus(item, Stat.BULLETS)
        self.game.drop_modifiers(patient.id, CLEANSED)
        speakers = {holder.id: holder for holder, _ in self.game.statics(Stat.BULLETS)}
        for holder in speakers.values():
            gained = _given(patient, holder.id) if holder.title != self.title else 0
            if gained and holder not in weapons:
                use.change(patient.id, CLEANSED, f"{holder.id} {gained}")
        use.forbid(Act.LEAVE, patient, whose="cards", until=Until.ROUND)

    @always(Stat.BULLETS, on=ALL, zones=(PLAY, *OUT_OF_PLAY))
    def _stay_clean(self, card: Card) -> int:
        taken = 0
        for mark in self.game.modifiers_of(card.id, CLEANSED):
            if mark.source == self.id:
                holder, amount = map(int, str(mark.amount).split())
                now = _given(card, holder)
                taken += min(now, amount) if amount > 0 else max(now, amount)
        return -taken


class Intercession(Spell):
    """Intercession"""

    def _foe_rises(self, event: happens.BecameStud) -> bool:
        foe, fight = self.game.card(event.card), self.game.shootout
        side = fight.players_side(self.controller) if fight is not None else None
        return foe.controller != self.controller if side is None else foe.side == 1 - side

    @react(
        "after",
        happens.BecameStud,
        if_=_foe_rises,
        spell=5,
        boot=True,
        target=your & dude,
    )
    def answer(self, use: Use) -> None:
        """React Miracle 5, Boot: Choose your dude after an opposing dude has become a stud. Your dude becomes a
        stud."""
        use.make(use.target, "stud")

    @shootout(spell=7, boot=True, target=your & dude & in_posse, also=opposing & dude)
    def intercede(self, use: Use) -> Flow[None]:
        """Shootout Miracle 7, Boot: Choose an opposing dude and your dude in your posse. Both unboot and get
        +2 bullets."""
        for card in (use.target, use.also):
            yield from use.unboot(card)
            use.modify(card, bullets=2)
