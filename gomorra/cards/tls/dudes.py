"""The Light Shineth: dudes."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    HAND,
    HERE,
    OUT_OF_PLAY,
    Act,
    Card,
    Dude,
    Flow,
    Phase,
    Stat,
    Until,
    Use,
    action,
    always,
    bootable,
    cannot,
    destination,
    dude,
    goods,
    happens,
    has,
    here,
    in_boot_hill,
    in_discard,
    in_hand,
    nearby,
    noon,
    noon_or_shootout,
    not_self,
    opposing,
    react,
    shootout,
    spell,
    trait,
    where,
    with_attached,
    your,
)
from gomorra.engine.board import players
from gomorra.engine.card.ability import Ability


def _roads(card: Card, use: Use) -> list[Card]:
    places = map(use.game.card, use.game.locations())
    return [place for place in places if place.place != card.place and use.can_move(card, place.place)]


class AsakichiCooke(Dude):
    """Asakichi Cooke"""

    @noon(discards=in_hand)
    def errand(self, use: Use) -> Flow[None]:
        """Noon: Discard 1 card from your hand. Your other dude at this location, booted or not, moves to any
        other location."""
        able = where(lambda card, use: bool(_roads(card, use)))
        friend = yield from use.choose(your & dude & here & not_self & able, "Who moves?")
        if friend is not None:
            place = yield from use.pick(_roads(friend, use), f"Where does {friend.title} go?")
            if place is not None:
                yield from use.move(friend, place)


class AsakichiCookeWeirdWest(Dude):
    """Asakichi Cooke"""

    printings = ("24015",)

    @noon(discards=in_hand, target=your & dude & here & not_self, also=destination)
    def errand(self, use: Use) -> Flow[None]:
        """Noon: Discard 1 card from your hand to move your other dude at this location, booted or not, to any
        other location."""
        yield from use.move(use.target, use.also)


class EmreTheTurkishBear(Dude):
    """Emre, The Turkish Bear"""

    def _technique_here(self, event: happens.Pulled) -> bool:
        ability = event.use.ability if event.use is not None else None
        if ability is None or not ability.technique or not event.dude:
            return False
        return self.game.card(event.dude).place == self.place

    @react("after", happens.Pulled, if_=_technique_here)
    def show_how(self, use: Use) -> Flow[None]:
        """React: After somebody at this location pulls for a Technique, you pull; your pull's value counts
        instead. Emre becomes a stud until the day ends."""
        assert isinstance(use.event, happens.Pulled)
        use.event.value = (yield from use.pull(self)).value
        use.make(self, "stud", until=Until.DAY)


class MichaelTheBadgerDodge(Dude):
    """Michael "The Badger" Dodge"""

    @always(Stat.SHOOTER)
    def close_quarters(self, card: Card) -> str | None:
        """With a Melee Weapon, The Badger is a stud."""
        return "stud" if any(item.has("Weapon") for item in self.attached("Melee")) else None

    @shootout(boot=True, boots=opposing & dude)
    def pin(self, use: Use) -> Flow[None]:
        """Shootout, Boot: Boot an opposing dude. If the opposing posse then has more unbooted dudes than
        yours, The Badger gets -3 bullets. Pull. Unless the pull is a club, the opposing dude gets -3
        bullets."""
        fight, side = self.game.shootout, use.side
        assert fight is not None and side is not None
        up = [sum(not self.game.card(card).booted for card in fight.posses[who]) for who in (side, 1 - side)]
        if up[1] > up[0]:
            use.modify(self, bullets=-3)
        if (yield from use.pull(self)).suit != "clubs":
            use.modify(use.booted, bullets=-3)


def _with_a_spirit(card: Card) -> bool:
    game = card.game
    return any(game.card(c).place == card.place and game.card(c).has("Spirit") for c in game.state.bodies)


class JimCheveyo(Dude):
    """Jim Cheveyo"""

    @always(Stat.INFLUENCE)
    def listen(self, card: Card) -> int:
        """While a Spirit is at this location, Jim has +1 influence."""
        return int(_with_a_spirit(self))

    @always(Stat.SHOOTER)
    def guided_hand(self, card: Card) -> str | None:
        """While a Spirit is at this location, Jim is a stud."""
        return "stud" if _with_a_spirit(self) else None


class Enapay(Dude):
    """Enapay"""

    @always(Stat.INFLUENCE)
    def midday_sun(self, card: Card) -> int:
        """During High Noon, Enapay has +2 influence."""
        return 2 if self.game.state.phase == Phase.NOON else 0

    @noon(boot=True, target=dude & here & not_self)
    def bless(self, use: Use) -> None:
        """Noon, Boot: Choose another dude at this location. They get +1 influence."""
        use.modify(use.target, influence=1)


class DannyWilde(Dude):
    """Danny Wilde"""

    @always(cannot(Act.BE_CALLED_OUT))
    def above_that(self, card: Card, use: Use, caller: Card | None) -> bool:
        """Dudes with lower influence than Danny cannot call him out, not even by card effects."""
        return caller is not None and caller.influence < self.influence


class DabneyScuttlesby(Dude):
    """Dabney Scuttlesby"""

    @always(cannot(Act.INVENT))
    def obsessed(self, card: Card, use: Use, gadget: Card | None) -> bool:
        """Dabney can invent only Mystical Gadgets."""
        return gadget is None or not gadget.has("Mystical")

    @always(Stat.NEEDS_NO_CONTROL)
    def street_stall(self, gadget: Card) -> bool:
        """While in the town square, Dabney may invent Mystical Gadgets there and trade them with your other
        dudes there."""
        return self.in_town_square and gadget.has("Mystical") and gadget.has("Gadget")


def _outfit_is(card: Card, gang: str) -> bool:
    return gang in card.game.outfit(card.owner).gangs


def _returnable(card: Card, use: Use) -> bool:
    fits = (card.is_spell and card.has("Hex")) or card.has("Abomination")
    return fits and use.can_play(card, 3)


class IvorHawleyExp1(Dude):
    """Ivor Hawley (Exp.1)"""

    @always(Stat.COST, zones=OUT_OF_PLAY)
    def dark_reputation(self, card: Card) -> int:
        """With a Fearmongers outfit, Ivor costs 1 less for each Abomination in play or in a Boot Hill
        (minimum 0)."""
        if not _outfit_is(self, "Fearmongers"):
            return 0
        state = self.game.state
        dead = [card for player in state.players for card in player.boot_hill]
        return -sum(self.game.card(number).has("Abomination") for number in (*state.bodies, *dead))

    def _from_hand(self, event: happens.EnteredPlay) -> bool:
        return event.card == self.id and event.origin == HAND

    @react("after", happens.EnteredPlay, if_=_from_hand)
    def raise_the_faithful(self, use: Use) -> Flow[None]:
        """React: After Ivor enters play from your hand, up to 2 Hexes or Abominations from your Boot Hill
        enter play, each at its cost less 3."""
        for _ in range(2):
            card = yield from use.choose(
                in_boot_hill & where(_returnable, "Hex or Abomination"),
                "Play a card from Boot Hill?",
                optional=True,
            )
            if card is None:
                return
            yield from use.play(card, 3)


class DeborahWest(Dude):
    """Deborah West"""

    @always(Stat.SHOOTER)
    def take_the_lead(self, card: Card) -> str | None:
        """While Deborah leads a job or a callout, she is a stud."""
        fight, job = self.game.shootout, self.game.job
        leads = fight is not None and fight.leader == self.id
        return "stud" if leads or (job is not None and job.use.leader.id == self.id) else None


class AbramGrotheExp2(Dude):
    """Abram Grothe (Exp.2)"""

    @always(Stat.COST, zones=OUT_OF_PLAY)
    def righteous(self, card: Card) -> int:
        """With a Law Dogs outfit, Abram costs 1 less for each bounty on other players' dudes (minimum 0)."""
        if not self.plays_for("Law Dogs"):
            return 0
        return -sum(other.bounty for other in players.rival_dudes(self.game, self.owner))

    @noon_or_shootout(boot=True)
    def rally(self, use: Use) -> Flow[None]:
        """Noon/Shootout, Boot: Your Deputies at this and adjacent locations unboot; in a shootout, only those
        in your posse."""
        for friend in self.game.dudes(use.seat):
            inside = use.kind == "noon" or friend.in_posse  # RB-6.1.1-k
            if friend.has("Deputy") and friend.near(self) and inside:
                yield from use.unboot(friend)


def _your_ranch(card: Card) -> bool:
    places = [card.game.card(place) for place in card.game.locations() if place]
    return any(place.has("Ranch") and place.controller == card.controller for place in places)


class DeadBillyJones(Dude):
    """ "Dead" Billy Jones"""

    @noon(target=dude & nearby & with_attached(has("Horse")), also=destination)
    def spook(self, use: Use) -> Flow[None]:
        """Noon: Choose any dude at this or an adjacent location who has a Horse. If you control a Ranch, that
        dude moves to another location of your choice."""
        if _your_ranch(self):
            yield from use.move(use.target, use.also)


def _uses(card: Card, use: Use) -> list[Ability]:
    return [ability for ability in card.abilities if use.can_borrow(card, ability, ignore={"zone"})]


def _playable(card: Card, use: Use) -> bool:
    return bool(_uses(card, use))


class LillianMorganExp1(Dude):
    """Lillian Morgan (Exp.1)"""

    @always(Stat.COST, zones=OUT_OF_PLAY)
    def old_money(self, card: Card) -> int:
        """With an Entrepreneurs outfit, Lillian costs 1 less for each Horse and each Ranch you control."""
        if not _outfit_is(self, "Entrepreneurs"):
            return 0
        mine = [self.game.card(number) for number in self.game.state.bodies]
        return -sum((c.has("Horse") or c.has("Ranch")) and c.controller == self.owner for c in mine)

    @noon_or_shootout(target=in_discard & action & where(_playable, "that you could play"))
    def repeat_history(self, use: Use) -> Flow[None]:
        """Noon/Shootout: Choose an action in your discard pile and play it as if it were in your hand. Then
        ace that action or boot a spell on Lillian."""
        card = use.target
        ability = yield from use.choose_ability(list(_uses(card, use)), f"Which ability of {card.title}?")
        yield from use.borrow(card, ability, ignore={"zone"})
        mine = where(lambda item, use: item.host is not None and item.host.id == self.id, "on Lillian")
        book = yield from use.choose(
            spell & bootable & mine, "Boot a spell on Lillian, or ace the action?", optional=True
        )
        if book is not None:
            yield from use.boot(book)
        else:
            yield from use.ace_from_pile(card)


class SamanthaSammyCooke(Dude):
    """Samantha "Sammy" Cooke"""

    @noon(
        boot=True,
        pay=1,
        target=goods
        & here
        & where(lambda card, use: card.host is not None and card.host.is_dude, "on a dude")
        & where(lambda card, use: use.can_put_away(card, Act.DISCARD)),
    )
    def rustle(self, use: Use) -> Flow[None]:
        """Noon, Boot, Pay 1 Ghost Rock: Choose a goods on any dude at this location and discard it. For a
        Horse, pull first; if the pull is higher than its value, attach it to Sammy instead. Sammy gains 1
        bounty."""
        done = False
        if use.target.has("Horse") and (yield from use.pull(self)).value > use.target.value:
            done = yield from use.attach(use.target, self)
        if done or (yield from use.discard(use.target)):
            yield from use.bounty(self, 1)


class SloaneExp1(Dude):
    """Sloane (Exp.1)"""

    @always(Stat.COST, zones=OUT_OF_PLAY)
    def gang_pays(self, card: Card) -> int:
        """With an Outlaws outfit, Sloane costs 1 less for each wanted dude you control."""
        if not _outfit_is(self, "Outlaws"):
            return 0
        return -sum(other.wanted for other in self.game.dudes(self.owner))

    @trait("after", happens.EnteredPlay, if_=lambda card, event: event.card == card.id)
    def rally(self, use: Use) -> Flow[None]:
        """After Sloane enters play, unboot all your wanted dudes. Sloane gains 1 bounty for each dude
        unbooted."""
        count = 0
        for friend in self.game.dudes(use.seat):
            if friend.wanted and (yield from use.unboot(friend)):
                count += 1
        yield from use.bounty(self, count)


class MargaretHagerty(Dude):
    """Margaret Hagerty"""

    @always(Stat.SKILL_FOR)
    def anatomist(self, skill: str, card: Card) -> int:
        """Margaret has +3 Mad Scientist rating to invent Gadget dudes."""
        return 3 if skill == "Mad Scientist" and card.is_dude else 0

    @always(Stat.UPKEEP, on=HERE)
    def oil_them(self, card: Card) -> int:
        """Gadget dudes at this location have -1 upkeep."""
        return -int(card.has("Gadget"))


class TheWretched(Dude):
    """The Wretched

    A Mad Scientist must invent The Wretched, who enters play at that dude's location.
    """

    @trait("after", happens.EnteredPlay, if_=lambda card, event: event.card == card.id)
    def demand_flesh(self, use: Use) -> Flow[None]:
        """After The Wretched enters play, ace a dude at this location that you own and control. The inventor,
        if still in play, gains 2 bounty."""
        assert isinstance(use.event, happens.EnteredPlay)
        yours = [card for card in self.dudes_here if card.owner == use.seat and card.controller == use.seat]
        able = [card for card in yours if use.can_put_away(card, Act.ACE) and not card.has("Harrowed")]
        victim = yield from use.pick(able, "Which dude is aced for The Wretched?")
        if victim is not None:
            yield from use.ace(victim)
        if use.event.inventor:
            yield from use.bounty(self.game.card(use.event.inventor), 2)
