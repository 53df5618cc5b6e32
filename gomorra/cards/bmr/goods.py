"""Blood Moon Rising: goods."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    ALL,
    BEARER,
    Card,
    Fixed,
    Flow,
    Goods,
    Stat,
    Use,
    action,
    always,
    bootable,
    dude,
    faces_guns,
    in_discard,
    in_hand,
    noon,
    opposing,
    several,
    shootout,
    where,
    with_attached,
)
from gomorra.engine.card.ability import Ability
from gomorra.engine.plays import actors


class BaijiuJar(Goods):
    """Baijiu Jar"""

    @always(Stat.VALUE, on=BEARER)
    def liquid_courage(self, card: Card) -> int:
        """This dude has +3 value while at a Saloon."""
        return 3 if card.location.has("Saloon") else 0

    @always(Stat.INFLUENCE, on=BEARER)
    def good_company(self, card: Card) -> int:
        """This dude has +1 influence while at a Saloon."""
        return int(card.location.has("Saloon"))

    @shootout(boot=True, discards=several(in_hand, 3, 3))
    def binge(self, use: Use) -> Flow[None]:
        """Shootout, Boot: Discard 3 cards from your hand to draw 4 cards."""
        yield from use.draw(4)


class BowieKnife(Goods):
    """Bowie Knife

    As a Shootout play, you may buy this card for your dude in a posse, booted or not and at any location.
    """

    shootout_play = True

    @always(Stat.SHOOTER, on=BEARER)
    def up_close(self, card: Card) -> str | None:
        """This dude is a stud, unless the opposing posse has an unbooted non-Melee Weapon."""
        return None if faces_guns(self) else "stud"

    @always(Stat.BULLETS)
    def outranged(self, card: Card) -> Fixed | None:
        """While the opposing posse has an unbooted non-Melee Weapon, this card has no bullet bonus."""
        return Fixed(0) if faces_guns(self) else None


class _HydroPuncher(Goods):
    """A fist for each hand, in either edition."""

    def _first(self, dude: Card) -> bool:
        twins = [item for item in dude.attachments if item.title == self.title]
        return bool(twins) and twins[0].id == self.id

    @always(Stat.CARRY_LIMIT)
    def two_fisted(self, dude: Card, keyword: str) -> int:
        """This dude can have 2 Weapons. Unless this dude is a Gadget, both must be Melee."""
        if keyword != "Weapon" or not self._first(dude):
            return 0
        return int(dude.has("Gadget") or all(item.has("Melee") for item in dude.attached("Weapon")))

    @always(Stat.SHOOTER, on=BEARER)
    def one_two(self, card: Card) -> str | None:
        """While this dude has 2 Weapons, they are a stud."""
        return "stud" if len(card.attached("Weapon")) >= 2 else None


class HydroPuncher(_HydroPuncher):
    """Hydro-Puncher"""

    @shootout(boot=True, target=opposing & dude)
    def punch(self, use: Use) -> Flow[None]:
        """Shootout, Boot: Choose an opposing dude. Boot them and a card attached to them."""
        yield from use.boot(use.target)
        able = [item for item in use.target.attachments if use.can_boot(item)]
        item = yield from use.pick(able, f"Which card on {use.target.title} boots?")
        if item is not None:
            yield from use.boot(item)


class HydroPuncherWeirdWest(_HydroPuncher):
    """Hydro-Puncher"""

    printings = ("24161",)

    @shootout(
        boot=True,
        target=opposing & dude & bootable & with_attached(bootable),
        also=bootable & where(lambda card, use: card.host is use.target, "on that dude"),
    )
    def punch(self, use: Use) -> Flow[None]:
        """Shootout, Boot: Choose an unbooted opposing dude and an unbooted card attached to them. Boot
        both."""
        yield from use.boot(use.target)
        yield from use.boot(use.also)


class RanchersLariat(Goods):
    """Rancher's Lariat"""

    @always(Stat.PRODUCTION, on=ALL)
    def round_up(self, card: Card) -> int:
        """The Ranch where this dude is has +2 production, however many Lariats are there."""
        if not card.is_deed or card.id != self.place or not card.has("Ranch"):
            return 0
        ropes = [item for dude in card.dudes_here for item in dude.attachments if item.title == self.title]
        return 2 if ropes and ropes[0].id == self.id else 0

    @shootout(boot=True, target=opposing & dude)
    def rope(self, use: Use) -> Flow[None]:
        """Shootout, Boot: Choose an opposing dude. They cannot use the abilities printed on them. You may
        boot a Weapon on that dude."""
        for ability in use.target.abilities:
            use.change(use.target.id, Stat.FORGETS, ability.name)
        able = [weapon for weapon in use.target.attached("Weapon") if not weapon.booted]
        weapon = yield from use.pick(able, "Boot a Weapon?", optional=True)
        if weapon is not None:
            yield from use.boot(weapon)


def _marks_places(ability: Ability, use: Use) -> bool:
    assert ability.mark is not None
    marks = use.candidates(ability.mark.predicate)
    return bool(marks) and all(mark.is_location for mark in marks)


def _jobs(card: Card, use: Use) -> list[Ability]:
    """The jobs of a card in the discard pile that mark locations and could be begun now."""
    return [
        ability
        for ability in card.abilities
        if ability.job and _marks_places(ability, use) and use.can_borrow(card, ability, ignore={"zone"})
    ]


class DeAnnulosMysteriis(Goods):
    """De Annulos Mysteriis"""

    @noon(target=in_discard & action & where(lambda card, use: bool(_jobs(card, use)), "with a job"))
    def study(self, use: Use) -> Flow[None]:
        """Noon: Choose an action in your discard pile whose job marks a location. Ace this card and play that
        action. This dude leads the job if able and, while leading it, is a stud and has +1 bullets."""
        bearer, names = self.bearer, {ability.label: ability for ability in _jobs(use.target, use)}
        if not (yield from use.ace(self)):
            return
        name = yield from use.choose_word(list(names), f"Which job of {use.target.title}?")
        trial = Use(self.game, use.seat, use.target, names[name], use.kind)
        if bearer in actors.leaders(trial):
            use.modify(bearer, bullets=1, until=use.this_play)
            use.make(bearer, "stud", until=use.this_play)
        yield from use.borrow(use.target, names[name], ignore={"zone"}, leader=bearer)
