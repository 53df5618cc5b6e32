"""Hell's Comin' With Me: dudes."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    ALL,
    OUT_OF_PLAY,
    PLAY,
    POSSE,
    TOWN_SQUARE,
    Act,
    Card,
    Dude,
    Fixed,
    Flow,
    Moment,
    Phase,
    Stat,
    Until,
    Use,
    always,
    another,
    becoming,
    cannot,
    cheatin,
    deed,
    dude,
    goods,
    happens,
    has,
    here,
    ignores,
    in_discard,
    in_hand,
    in_town,
    in_town_square,
    job,
    location,
    noon,
    noon_or_shootout,
    not_self,
    on_actor,
    opposing,
    react,
    shootout,
    spell,
    trait,
    wanted,
    where,
    your,
)
from gomorra.engine.plays import entry
from gomorra.engine.plays.pulls import Pull


class TheTombstoneHaint(Dude):
    """The Tombstone Haint"""

    @always(Stat.INFLUENCE)
    def walks_by_dawn(self, card: Card) -> int:
        """During the Upkeep phase, The Tombstone Haint has +2 influence."""
        return 2 if self.game.state.phase == Phase.UPKEEP else 0


def _can_tip(card: Card, use: Use) -> bool:
    away = card.place != TOWN_SQUARE and use.can_move(card, TOWN_SQUARE)
    return away and use.game.state.players[use.seat].stash >= 1


class RockWoofstone(Dude):
    """Rock Woofstone"""

    @noon(repeat=True, if_=_can_tip)
    def tip(self, use: Use) -> Flow[None]:
        """Repeat Noon: Pay another player 1 ghost rock to move Rock from elsewhere to the town square."""
        seat = yield from use.choose_player(use.opponents, "Whom do you pay?")
        yield from use.pay(1, to=seat)
        yield from use.move(self, TOWN_SQUARE)


def _miracle(card: Card, number: int) -> bool:
    """Whether the card of this number is another Miracle than this card."""
    book = card.game.card(number) if number > 0 else card
    return book is not card and book.is_spell and book.has("Miracle")


class ArielleMoriah(Dude):
    """Arielle Moriah"""

    def _exerts_herself(self, event: happens.Booted) -> bool:
        return (
            event.card == self.id
            and _miracle(self, event.source)
            and self in event.use.roles.get("boots", ())
        )

    @react("after", happens.Booted, if_=_exerts_herself)
    def second_wind(self, use: Use) -> Flow[None]:
        """React: After Arielle boots to use a Miracle's ability, unboot Arielle."""
        yield from use.unboot(self)


class GabrielPrior(Dude):
    """Gabriel Prior"""

    @always(Stat.SKILL_CHECK)
    def choir(self, caster: Card, skill: str, pulled: Pull) -> int:
        """Each of your other dudes at this location adds 1 to Gabriel's Blessed skill checks."""
        if caster is not self or skill != "Blessed":
            return 0
        return len(self.game.dudes_at(self.place, self.controller)) - 1


_in_town_deed = deed & ~has("Out of Town")


def _leaves_a_lot(card: Card, use: Use) -> bool:
    """Whether an in-town deed lies in the discard pile once this card does."""
    return _in_town_deed.test(card, use) or use.can_choose(in_discard & _in_town_deed)


class MrBaird(Dude):
    """Mr. Baird"""

    @noon(boot=True, pay=1, discards=in_hand & deed & where(_leaves_a_lot))
    def rebuild(self, use: Use) -> Flow[None]:
        """Noon, Boot, Pay 1 Ghost Rock: Discard 1 deed from your hand to return an in-town deed from your
        discard pile to your hand."""
        plan = yield from use.choose(in_discard & _in_town_deed, "Take which deed?")
        if plan is not None:
            yield from use.to_hand(plan)


class HarlanStanton(Dude):
    """Harlan Stanton"""

    @always(Stat.SHOOTER)
    def at_ease(self, card: Card) -> str | None:
        """While at a Ranch, Harlan is a stud."""
        return "stud" if self.location.has("Ranch") else None

    @shootout(brings_in=True)
    def defend_the_herd(self, use: Use) -> Flow[None]:
        """Shootout: If the shootout is at a Ranch, Harlan, at any location, joins your posse."""
        fight = self.game.shootout
        if fight is not None and self.game.card(fight.location).has("Ranch"):
            yield from use.join(self)


def _delphi_or_gadget(card: Card, use: Use) -> bool:
    own = card.host is not None and card.host.id == use.actor.id and card.has("Gadget")
    return own or card.id == use.actor.id


class DrDelphiWallis(Dude):
    """Dr. Delphi Wallis"""

    @shootout(boots=where(_delphi_or_gadget, "this dude or her Gadget"), target=opposing & dude)
    def hypnotize(self, use: Use) -> Flow[None]:
        """Shootout: Boot Delphi or a Gadget on her. Choose an opposing dude. Delphi makes a Mad Scientist
        skill check against their grit. If successful, choose one of the abilities printed on that dude; they
        cannot use it until the day ends."""
        if not (yield from use.check(self, "Mad Scientist", use.target.grit)):
            return
        if use.target.abilities:
            ability = yield from use.choose_ability(use.target.abilities, "Which ability cannot be used?")
            use.change(use.target.id, Stat.FORGETS, ability.name, until=Until.DAY)


class CooperGrannon(Dude):
    """Cooper Grannon"""

    @noon(boots=on_actor & has("Gadget"))
    def tinker(self, use: Use) -> Flow[None]:
        """Noon: Boot a Gadget on Cooper and pull; pull once more if it is Experimental. For each diamond,
        draw a card and discard 1 card from your hand. For each heart, Cooper gets +2 bullets. For each spade,
        Cooper gets +1 influence. For each club, boot Cooper."""
        pulled = [(yield from use.pull(self))]
        if use.booted.has("Experimental"):
            pulled.append((yield from use.pull(self)))
        for pull in pulled:
            if pull.suit == "diamonds":
                yield from use.draw()
                yield from use.discard_from_hand()
            elif pull.suit == "hearts":
                use.modify(self, bullets=2)
            elif pull.suit == "spades":
                use.modify(self, influence=1)
            else:
                yield from use.boot(self)


def _worth_its_charm(charm: Card, use: Use) -> bool:
    """Whether some opposing dude has less grit than the goods are worth once they are discarded."""
    softer = where(lambda card, use: card.grit < charm.face.value)
    return use.can_choose(opposing & dude & softer)


class ViveneGoldsun(Dude):
    """Vivene Goldsun"""

    @always(Stat.SHOOTER)
    def charmed(self, card: Card) -> str | None:
        """With a Mystical goods, Vivene is a stud."""
        return "stud" if any(item.is_goods for item in self.attached("Mystical")) else None

    @shootout(boot=True, discards=goods & has("Mystical") & on_actor & where(_worth_its_charm))
    def banish(self, use: Use) -> Flow[None]:
        """Shootout, Boot: Discard a Mystical goods from Vivene and choose an opposing dude whose grit is lower
        than its printed value. Send that dude home booted."""
        charm = use.discarded
        softer = where(lambda card, use: card.grit < charm.face.value)
        foe = yield from use.choose(opposing & dude & softer, "Who goes home booted?")
        if foe is not None:
            yield from use.send_home_booted(foe)


class MauriceCroker(Dude):
    """Maurice Croker"""

    @shootout(target=opposing & dude)
    def level_the_field(self, use: Use) -> None:
        """Shootout: Choose an opposing dude. If your posse has no stud, they become a draw."""
        fight, side = self.game.shootout, use.side
        assert fight is not None and side is not None
        if not any(self.game.card(number).is_stud for number in fight.posses[side]):
            use.make(use.target, "draw")


class BogieMan(Dude):
    """Bogie Man"""

    @always(Stat.INFLUENCE)
    def unburied(self, card: Card) -> int:
        """While there is no dude in your Boot Hill, Bogie Man has +1 influence."""
        dead = self.game.state.players[self.controller].boot_hill
        return int(not any(self.game.card(number).is_dude for number in dead))

    @always(Stat.BULLETS)
    def borrowed_dread(self, card: Card) -> int:
        """Bogie Man has +X bullets, where X is the highest influence printed on a card in any Boot Hill."""
        dead = [number for player in self.game.state.players for number in player.boot_hill]
        return max((self.game.state.face(number).stats.get(Stat.INFLUENCE, 0) for number in dead), default=0)


class EvanLucas(Dude):
    """Evan Lucas"""

    def _foe_dies(self, event: happens.Aced) -> bool:
        fallen = event.origin == PLAY and self.game.card(event.card).is_dude
        return fallen and self.side is not None and event.side == 1 - self.side

    @trait("after", happens.Aced, if_=_foe_dies)
    def grave_goods(self, use: Use) -> Flow[None]:
        """While Evan is in your posse, gain 1 ghost rock after an opposing dude is aced."""
        yield from use.gain(1)


def _relief(card: Card) -> int:
    """Two ghost rock less, but at least 1 is paid."""
    return min(2, max(0, entry.price(card.game, card) - 1))


class Tawodi(Dude):
    """Tawodi"""

    @job(boot=True, mark=location & in_town_square)
    def rally(self, use: Use) -> Flow[None]:
        """Noon Job, Boot: Tawodi leads this job. Mark the town square. If successful, a dude or deed of your
        choice from your discard pile enters play at its cost less 2 (minimum 1)."""
        able = [
            card for card in use.candidates(in_discard & (dude | deed)) if use.can_play(card, _relief(card))
        ]
        card = yield from use.pick(able, "Play which card?")
        if card is not None:
            yield from use.play(card, _relief(card))


def _spirit_or_totem(card: Card, use: Use) -> bool:
    if not card.is_spell or not card.in_play:
        return False
    own = card.has("Spirit") and card.host is not None and card.host.id == use.actor.id
    return own or (card.has("Totem") and card.place == use.here.place)


class Tsintah(Dude):
    """Tsintah"""

    @shootout(boots=where(_spirit_or_totem, "this dude's Spirit, or a Totem at this location"))
    def spirit_war(self, use: Use) -> None:
        """Shootout: Boot a Spirit on Tsintah or a Totem at this location. Tsintah becomes a stud. At a Holy
        Ground, or a deed adjacent to one, Tsintah gets +1 bullets."""
        use.make(self, "stud")
        place = self.location
        near = [self.game.card(number) for number in self.game.locations() if number != place.place]
        beside = place.is_deed and any(
            other.has("Holy Ground") and place.adjacent_to(other) for other in near
        )
        if place.has("Holy Ground") or beside:
            use.modify(self, bullets=1)


class JackieSanjuro(Dude):
    """Jackie Sanjuro

    Jackie can have only Melee Weapons.
    """

    def can_carry(self, attachment: Card) -> bool:
        return not attachment.has("Weapon") or attachment.has("Melee")

    def _alone(self) -> bool:
        gathering, side = self.game.gathering, self.side
        return gathering is not None and side is not None and len(gathering[side]) == 1

    @always(Stat.VALUE)
    def focus(self, card: Card) -> int:
        """While alone in your posse, Jackie has +4 value."""
        return 4 if self._alone() else 0

    @always(Stat.SHOOTER)
    def lone_wolf(self, card: Card) -> str | None:
        """While alone in your posse, Jackie is a stud."""
        return "stud" if self._alone() else None


class SpeaksWithBuffalo(Dude):
    """Speaks-with-Buffalo"""

    @job(boot=True, mark=another & dude, on_start="call_the_herd")
    def stampede(self, use: Use) -> Flow[None]:
        """Noon Job, Boot: Speaks-with-Buffalo leads this job and becomes a stud. Mark another player's dude.
        In this shootout, the cards that players draw are counted by influence, not by bullets. If successful,
        Speaks-with-Buffalo unboots and you draw 2 cards, then discard 2 cards from your hand."""
        yield from use.unboot(self)
        yield from use.draw(2)
        yield from use.discard_from_hand(2)

    def call_the_herd(self, use: Use) -> None:
        use.make(self, "stud")
        use.change(TOWN_SQUARE, Stat.DRAW_BY_INFLUENCE, 1, until=Until.SHOOTOUT)
        use.later(Moment.END_OF_JOB, "disperse")

    def disperse(self, use: Use) -> None:
        self.game.drop_modifiers(TOWN_SQUARE, Stat.DRAW_BY_INFLUENCE, self.id)


class JudgeWellsSpicer(Dude):
    """Judge Wells Spicer"""

    @noon(
        boot=True,
        target=another
        & dude
        & here
        & where(lambda card, use: card.bounty > card.influence, "with more bounty than influence")
        & where(lambda card, use: use.can_send_home_booted(card)),
    )
    def pass_sentence(self, use: Use) -> Flow[None]:
        """Noon, Boot: Choose another player's dude at this location whose bounty is higher than their
        influence. Send them home booted. Their owner may lower that dude's bounty to 0."""
        rogue = use.target
        yield from use.send_home_booted(rogue)
        if rogue.in_play and (yield from use.confirm(f"Clear the bounty of {rogue.title}?", by=rogue.owner)):
            yield from use.bounty(rogue, -rogue.bounty)


class JoanMcGruder(Dude):
    """Joan McGruder"""

    @always(Stat.BULLETS)
    def loner(self, card: Card) -> int:
        """For each other dude in this posse, Joan has -1 bullets."""
        gathering, side = self.game.gathering, self.side
        return 1 - len(gathering[side]) if gathering is not None and side is not None else 0

    @always(cannot(Act.FLEE), cannot(Act.SEND_HOME))
    def stubborn(self, card: Card, use: Use | None, other: Card | None) -> bool:
        """Joan can neither flee nor be sent home from a shootout."""
        return self.game.shootout is not None and self.in_posse

    @always(cannot(Act.AFFECT), on=ALL)
    def principled(self, card: Card, use: Use | None, other: Card | None) -> bool:
        """Cards attached to Joan do not affect other players' dudes whose bounty is not higher than their
        influence, unless they are in her posse."""
        if use is None or use.card is None or use.card.host is not self or not card.is_dude:
            return False
        fights, side = self.side is not None, card.side
        opposes = card.controller != self.controller and not (fights and side == self.side)
        return opposes and card.bounty <= card.influence


def _sees_a_rogue(card: Card, use: Use) -> bool:
    return use.game.shootout is not None and use.can_choose(opposing & dude & wanted)


class VirgilEarp(Dude):
    """Virgil Earp"""

    @cheatin(if_=_sees_a_rogue)
    def read_the_charges(self, use: Use) -> Flow[None]:
        """Cheatin' Resolution: Choose 1 to 3 bounty on dudes in the opposing posse, or 1 to 5 if your hand is
        legal. Lower your opponent's hand rank by as much. They may remove that bounty."""
        left = 5 if use.has_legal_hand() else 3
        charges: list[tuple[Card, int]] = []
        rogues = use.candidates(opposing & dude & wanted)
        for rogue in rogues:
            # Q72: the requirement needs some bounty
            least = int(rogue is rogues[-1] and not any(amount for _, amount in charges))
            most = min(left, rogue.bounty)
            amount = yield from use.choose_amount(least, most, f"How much of the bounty on {rogue.title}?")
            left -= amount
            charges.append((rogue, amount))
        total = sum(amount for _, amount in charges)
        yield from use.rank(use.opponent, -total)
        if total and (yield from use.confirm(f"Remove {total} bounty?", by=use.opponent)):
            for rogue, amount in charges:
                yield from use.bounty(rogue, -amount)


class MarshalCavesCallarman(Dude):
    """Marshal Caves Callarman"""

    @always(Stat.BULLETS, Stat.INFLUENCE)
    def disgrace(self, card: Card) -> int:
        """For each bounty on him, Caves has -1 bullets and -1 influence."""
        return -self.bounty

    @noon()
    def make_amends(self, use: Use) -> Flow[None]:
        """Noon: At a Public location, discard 1 card from your hand to lower Caves's bounty by 1."""
        if self.location.has("Public") and (yield from use.discard_from_hand()):
            yield from use.bounty(self, -1)


class FlorentinoIndianCharlieCruz(Dude):
    """Florentino "Indian Charlie" Cruz"""

    @always(Stat.VALUE)
    def famous(self, card: Card) -> int:
        """Charlie has +1 value for each bounty on him."""
        return self.bounty

    @always(cannot(becoming("draw")))
    def deadly(self, card: Card, use: Use | None, other: Card | None) -> bool:
        """While Charlie has more than 3 bounty, he cannot become a draw."""
        return self.bounty > 3


class TomasRamirez(Dude):
    """Tomas Ramirez"""

    @shootout(boots=spell & has("Hex") & on_actor, target=opposing & has("Weapon"))
    def rust(self, use: Use) -> Flow[None]:
        """Shootout: Boot a Hex on Tomas. Choose a Weapon in the opposing posse. Tomas makes a Huckster skill
        check against its value. If successful, discard that Hex and that Weapon."""
        if (yield from use.check(self, "Huckster", use.target.value)):
            yield from use.discard(use.booted)
            yield from use.discard(use.target)


def _loot(card: Card, use: Use) -> bool:
    return card.has("Attire") or (card.has("Weapon") and not card.face.unique)


def _any_dude(host: Card) -> bool:
    return host.is_dude


class PeteSpence(Dude):
    """Pete Spence"""

    @job(
        boot=True,
        mark=location & in_town & where(lambda card, use: card.place != use.leader.place, "elsewhere"),
    )
    def loot(self, use: Use) -> Flow[None]:
        """Noon Job, Boot: Pete leads this job. Mark an in-town location where Pete is not. If successful,
        attach an Attire or non-unique Weapon from your discard pile to your dude, paying all costs. It enters
        play booted. If it is a Weapon and that dude has no bounty, they gain 1 bounty."""
        able = in_discard & goods & where(_loot)
        able &= where(lambda card, use: use.can_play(card, bearer=_any_dude))
        prize = yield from use.choose(able, "Attach which card?")
        if prize is None or not (yield from use.play(prize, bearer=_any_dude)):
            return
        use.lay_booted(prize)
        if prize.has("Weapon") and not prize.bearer.wanted:
            yield from use.bounty(prize.bearer, 1)


def _cheap_enough(card: Card, use: Use) -> bool:
    outside = use.game.shootout is not None and not card.in_posse
    return card.host is not None and not outside and card.cost <= use.actor.bounty


class JonahEssexExp1(Dude):
    """Jonah Essex (Exp.1)"""

    @always(Stat.COST, zones=OUT_OF_PLAY)
    def coven(self, card: Card) -> int:
        """With an Outlaws outfit, Jonah costs 1 less for each different Hex you control."""
        if not self.plays_for("Outlaws"):
            return 0
        cards = map(self.game.card, self.game.state.bodies)
        return -len({c.title for c in cards if c.is_spell and c.has("Hex") and c.controller == self.owner})

    @always(Stat.BULLETS, on=POSSE)
    def rabble(self, card: Card) -> int:
        """Other wanted dudes in this posse have +1 bullets."""
        return int(card is not self and card.wanted)

    @noon_or_shootout(
        discards=opposing & here & where(_cheap_enough, "that is attached and costs no more than his bounty")
    )
    def strip(self, use: Use) -> Flow[None]:
        """Noon/Shootout: Discard an opponent's attachment at this location whose cost is no higher than
        Jonah's bounty. Your dude at this location gains 1 bounty."""
        friend = yield from use.choose(your & dude & here, "Who gains 1 bounty?")
        if friend is not None:
            yield from use.bounty(friend, 1)


class CamillusSFly(Dude):
    """Camillus S. Fly"""

    @react(
        "after",
        happens.EnteredPlay,
        if_=lambda card, event: event.card == card.id and card.game.state.phase == Phase.NOON,
        target=your & dude & not_self,
    )
    def portrait(self, use: Use) -> None:
        """React: After Camillus enters play during High Noon, your other dude becomes a stud."""
        use.make(use.target, "stud")


class QuatermanPrime(Dude):
    """QUATERMAN PRIME

    A Mad Scientist must invent QUATERMAN PRIME, who enters play at that dude's location.
    """

    @always(ignores(Stat.BULLETS))
    def precise(self, card: Card) -> str:
        """Only goods attached to QUATERMAN PRIME change his bullets."""
        return "all"

    @always(cannot(Act.BOOT), cannot(Act.MOVE), cannot(Act.BOOT_AS_COST))
    def relentless(self, card: Card, use: Use | None, other: Card | None) -> bool:
        """Cards can neither boot nor move QUATERMAN PRIME."""
        return use is None or not use.by_rules

    def _cheat(self, event: happens.Revealed) -> bool:
        return self.in_posse and bool(event.cheaters)

    @trait("after", happens.Revealed, if_=_cheat)
    def detector(self, use: Use) -> None:
        """After a player reveals a Cheatin' hand in this dude's shootout, that player takes 1 more
        casualty."""
        assert isinstance(use.event, happens.Revealed)
        for cheat in use.event.cheaters:
            use.casualties(cheat, 1)


class WinonaReinBreaker(Dude):
    """Winona Rein-Breaker"""

    @shootout(
        boot=True,
        pay=1,
        target=opposing & has("Sidekick") & where(lambda card, use: use.can_put_away(card, Act.DISCARD)),
    )
    def set_free(self, use: Use) -> Flow[None]:
        """Shootout, Boot, Pay 1 Ghost Rock: Discard a Sidekick in the opposing posse."""
        yield from use.discard(use.target)


class NicoleSumner(Dude):
    """Nicole Sumner"""

    @always(Stat.BULLETS)
    def cornered(self, card: Card) -> int:
        """While wanted, Nicole has +3 bullets."""
        return 3 if self.wanted else 0

    @always(Stat.INFLUENCE)
    def shunned(self, card: Card) -> int:
        """While wanted, Nicole has 0 influence."""
        return Fixed(0) if self.wanted else 0

    @react("after", happens.LowballWon, if_=lambda card, event: event.seat == card.controller and card.wanted)
    def buy_back(self, use: Use) -> Flow[None]:
        """React: After you win lowball, lower Nicole's bounty to 0."""
        yield from use.bounty(self, -self.bounty)
