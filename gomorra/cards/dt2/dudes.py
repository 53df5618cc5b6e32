"""Weird West Edition: dudes."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    OUT_OF_PLAY,
    Act,
    Base,
    Card,
    Dude,
    Flow,
    Stat,
    Until,
    Use,
    abomination,
    always,
    another,
    bootable,
    can_be_called_out,
    can_join,
    dude,
    elsewhere,
    goods,
    happens,
    has,
    here,
    in_hand,
    in_shootout,
    in_town,
    job,
    nearby,
    noon,
    noon_or_shootout,
    on_actor,
    opposing,
    react,
    resolution,
    shootout,
    this_dude,
    trait,
    wanted,
    where,
    with_attached,
    your,
)
from gomorra.engine.board import hands, players
from gomorra.engine.card.ability import Ability
from gomorra.engine.plays import entry


class EmreTheTurkishBearExp1(Dude):
    """Emre, The Turkish Bear (Exp.1)"""

    def _performed(self, event: happens.Cast) -> bool:
        done = event.success and event.test == "technique" and event.dude == self.id
        return done and self.game.shootout is not None

    @react("after", happens.Cast, if_=_performed, repeat=True, once="shootout")
    def warm_up(self, use: Use) -> Flow[None]:
        """Repeat React: After Emre performs a Technique in a shootout and it is successful, draw a card and
        Emre gets +1 bullets. Use this ability only once per shootout."""
        yield from use.draw()
        use.modify(self, bullets=1)


class HaoTeZuiTheMadMonk(Dude):
    """Hao-T'e Zui, The Mad Monk"""

    @always(Stat.COST, zones=OUT_OF_PLAY)
    def everywhere_at_once(self, card: Card) -> int:
        """With an Anarchists outfit, Hao-T'e Zui costs 1 less for each location where you have a dude."""
        if not self.plays_for("Anarchists"):
            return 0
        return -len({friend.place for friend in self.game.dudes(self.owner)})

    @shootout(
        boot=True,
        target=opposing & goods & where(lambda card, use: use.can_put_away(card, Act.DISCARD)),
    )
    def disarm(self, use: Use) -> Flow[None]:
        """Shootout, Boot: Discard goods in the opposing posse."""
        yield from use.discard(use.target)


class SeamusOToole(Dude):
    """Seamus O'Toole"""

    @shootout(target=your & dude & in_shootout & with_attached(has("Weapon") & has("Gadget")))
    def tune(self, use: Use) -> Flow[None]:
        """Shootout: Choose your dude in this shootout who has a Weapon Gadget, and one such Gadget. Pull. On
        a club, that dude becomes a draw with 0 bullets. If not, the Gadget gets +2 bullets."""
        weapons = [card for card in use.target.attached("Weapon") if card.has("Gadget")]
        weapon = yield from use.pick(weapons, "Which Gadget?")
        pulled = yield from use.pull(self)
        if pulled.suit == "clubs":
            use.modify(use.target, bullets=-use.target.bullets)
            use.make(use.target, "draw")
        elif weapon is not None:
            use.modify(weapon, bullets=2)


class EBFarnum(Dude):
    """E.B. Farnum

    With an Entrepreneurs outfit, you may boot any number of your dudes when you play Farnum. He costs 1
    less for each influence of those dudes.
    """

    def backers(self) -> list[Card]:
        if self.in_play or not self.plays_for("Entrepreneurs"):
            return []
        able = [friend for friend in self.game.dudes(self.owner) if not friend.booted]
        return [friend for friend in able if not self.game.stopped(Act.BOOT_AS_COST, friend, None)]

    @noon(target=dude & here)
    def belittle(self, use: Use) -> None:
        """Noon: Choose any dude at this location. They get -1 influence."""
        use.modify(use.target, influence=-1)


class LandonGrimes(Dude):
    """Landon Grimes"""

    @shootout(
        brings_in=True,
        if_=lambda card, use: card.in_posse,
        target=your & dude & (abomination | has("Huckster")) & can_join,
    )
    def beckon(self, use: Use) -> Flow[None]:
        """Shootout: If Landon is in your posse, your Abomination or Huckster at any location joins it."""
        yield from use.join(use.target)


def _another_attachment(card: Card, use: Use) -> bool:
    return card.host is not None and card not in use.roles.get("boots", ())


class AlfredByrne(Dude):
    """Alfred Byrne"""

    @noon(
        boots=this_dude | (on_actor & has("Hex")),
        target=where(_another_attachment, "attachment") & here & bootable,
    )
    def jinx(self, use: Use) -> Flow[None]:
        """Noon: Boot Alfred or a Hex on him to boot another attachment at this location."""
        yield from use.boot(use.target)


class AlanCampbell(Dude):
    """Alan Campbell"""

    @noon(
        target=another
        & dude
        & here
        & where(lambda card, use: card.influence == 0, "without influence")
        & can_be_called_out
    )
    def pick_on_the_weak(self, use: Use) -> Flow[None]:
        """Noon: Alan calls out another player's dude with 0 influence at this location."""
        yield from use.call_out(self, use.target)


class SylvesterHeath(Dude):
    """Sylvester Heath"""

    @noon(boots=on_actor & (has("Hex") | (goods & has("Mystical"))), target=elsewhere & in_town)
    def vanish(self, use: Use) -> Flow[None]:
        """Noon: Boot a Hex or Mystical goods on Sylvester to move Sylvester to another in-town location."""
        yield from use.move(self, use.target)


def _to_inherit(card: Card, use: Use) -> bool:
    host = card.host
    if not card.has("Hex") or host is None or not host.is_dude or host.id == use.actor.id:
        return False
    theirs = host.owner == use.seat and host.has("Huckster")
    return theirs and entry.may_carry(use.game, card, use.actor) is None


class UrsulaTheWormQueen(Dude):
    """Ursula, The Worm Queen"""

    @always(Stat.COST, zones=OUT_OF_PLAY)
    def devoted_court(self, card: Card) -> int:
        """With a Fearmongers outfit, Ursula costs 1 less for each Huckster you control."""
        if not self.plays_for("Fearmongers"):
            return 0
        return -sum(friend.has("Huckster") for friend in self.game.dudes(self.owner))

    @noon(target=where(_to_inherit, "Hex of another Huckster that you own"))
    def demand_tribute(self, use: Use) -> Flow[None]:
        """Noon: Choose a Hex on another Huckster that you own and attach it to Ursula. If it is booted, you
        may discard 1 card from your hand to unboot it; its abilities may then be used one more time today."""
        yield from use.attach(use.target, self)
        if not use.target.booted:
            return
        card = yield from use.choose(in_hand, f"Discard a card to unboot {use.target.title}?", optional=True)
        if card is not None and (yield from use.discard(card)):
            if (yield from use.unboot(use.target)):
                use.use_again(use.target)


def _can_answer(eagle: Card, use: Use) -> bool:
    shaman = use.card
    assert shaman is not None
    fight = use.game.shootout
    if fight is not None:
        return shaman.place == fight.location and use.side is not None and use.can_join(eagle, use.side)
    return eagle.in_play and eagle.place != shaman.place and use.can_move(eagle, shaman.place)


def _answer(eagle: Card, use: Use) -> Flow[None]:
    """Noon/Shootout: Boot a Spirit at this location. Eagle Woman moves to this location and, in a shootout,
    joins your posse. Then you may boot any dude at this location."""
    if use.game.shootout is not None:
        yield from use.join(eagle)
        able = dude & in_shootout & here & bootable
    else:
        yield from use.move(eagle, use.here)
        able = dude & here & bootable
    victim = yield from use.choose(able, "Boot a dude here?", optional=True)
    if victim is not None:
        yield from use.boot(victim)


def _at_hand(spirit: Card, use: Use) -> bool:
    """Whether a Spirit is not carried by (or itself) somebody who only looks on at the shootout."""
    carried = spirit.is_dude or (spirit.host is not None and spirit.host.is_dude)
    return use.game.shootout is None or not carried or spirit.in_posse


ANSWER: Ability = noon_or_shootout(
    boots=has("Spirit") & here & where(_at_hand), brings_in=True, if_=_can_answer
)(_answer)


class EagleWomanThatAllLookAt(Dude):
    """Eagle Woman That All Look At"""

    @always(Stat.COST_WHERE, zones=OUT_OF_PLAY)
    def called(self, card: Card, patron: Card) -> int:
        """With a First Peoples outfit, you may choose your dude when you play Eagle Woman. She costs 1 less
        for each influence of that dude and may enter play at that dude's location."""
        return -patron.influence if patron.is_dude else 0

    def patrons(self) -> list[Card]:
        return self.game.dudes(self.owner) if self.plays_for("First Peoples") else []

    @always(Stat.ABILITY)
    def guide(self, card: Card) -> None:
        """Your Shamans have "Noon/Shootout: Boot a Spirit at this location. Eagle Woman moves to this
        location and, in a shootout, joins your posse. Then you may boot any dude at this location"."""

    def granted(self, card: Card) -> list[Ability]:
        mine = card.is_dude and card.controller == self.controller
        return [ANSWER] if mine and card.has("Shaman") else []


class LauraBanks(Dude):
    """Laura Banks"""

    @shootout(target=dude & in_shootout)
    def edit(self, use: Use) -> Flow[None]:
        """Shootout: Choose any dude in this shootout. They gain or lose 1 bounty."""
        ways = ["gain 1 bounty", "lose 1 bounty"] if use.target.wanted else ["gain 1 bounty"]
        way = yield from use.choose_word(ways, f"What happens to {use.target.title}?")
        yield from use.bounty(use.target, 1 if way.startswith("gain") else -1)


class DeborahWestExp1(Dude):
    """Deborah West (Exp.1)"""

    @shootout(boots=on_actor & (has("Miracle") | (has("Melee") & has("Weapon"))), target=opposing & dude)
    def accuse(self, use: Use) -> Flow[None]:
        """Shootout: Boot a Miracle or Melee Weapon on Deborah to raise an opposing dude's bounty by 1."""
        yield from use.bounty(use.target, 1)


class BassReeves(Dude):
    """Bass Reeves"""

    @always(Stat.COST, zones=OUT_OF_PLAY)
    def wanted_posters(self, card: Card) -> int:
        """With a Law Dogs outfit, Bass costs 1 less for each other player's wanted dude."""
        if not self.plays_for("Law Dogs"):
            return 0
        return -sum(other.wanted for other in players.rival_dudes(self.game, self.owner))

    def _only_the_foe_cheats(self, event: happens.Revealed) -> bool:
        fight, side = self.game.shootout, self.side
        if event.lowball or fight is None or side is None or fight.seats[side] != self.controller:
            return False
        return fight.seats[1 - side] in event.cheaters and self.controller in event.honest

    @trait("after", happens.Revealed, if_=_only_the_foe_cheats)
    def unimpeachable(self, use: Use) -> Flow[None]:
        """In Bass's shootout, after the opposing player reveals a Cheatin' hand and you a legal one, raise
        your hand rank this round by 1."""
        yield from use.rank(use.seat, 1, until=Until.ROUND)

    @noon()
    def confront(self, use: Use) -> Flow[None]:
        """Noon: If Bass is unbooted, choose a wanted dude at this or an adjacent location. Boot that dude, or
        Bass calls that dude out. If a dude at an adjacent location accepts, Bass boots and moves there."""
        if self.booted:
            return
        within_the_law = where(lambda card, use: bool(self._means(card, use)))
        crook = yield from use.choose(dude & wanted & nearby & within_the_law, "Which wanted dude?")
        if crook is None:
            return
        ways = self._means(crook, use)
        if (yield from use.choose_word(ways, f"What happens to {crook.title}?")) == "boot":
            yield from use.boot(crook)
            return

        def accepted() -> Flow[None]:
            if crook.place != self.place:
                yield from use.boot(self)
                yield from use.move(self, crook.place)

        yield from use.call_out(self, crook, accepted=accepted)

    def _means(self, crook: Card, use: Use) -> list[str]:
        """What Bass can do to this dude."""
        return ["call out"] * use.can_call_out(self, crook) + ["boot"] * use.can_boot(crook)


class MaFlorenceAims(Dude):
    """ "Ma" Florence Aims"""

    @always(Stat.INFLUENCE)
    def notoriety(self, card: Card) -> int:
        """Ma's influence equals her bounty (maximum 4)."""
        return Base(min(4, self.bounty))


class BakerAndrews(Dude):
    """Baker Andrews"""

    @resolution()
    def shameless(self, use: Use) -> Flow[None]:
        """Resolution: If your hand is Cheatin', raise Baker's bounty by 1 to raise your hand rank by 1."""
        if hands.is_cheatin(self.game, use.seat) and (yield from use.bounty(self, 1)):
            yield from use.rank(use.seat, 1)


def _top_gun(card: Card, use: Use) -> bool:
    foes = players.rival_dudes(use.game, use.seat)
    return card in foes and card.bullets == max(foe.bullets for foe in foes)


class JessicaPatchett(Dude):
    """Jessica Patchett"""

    @always(Stat.COST, zones=OUT_OF_PLAY)
    def infamy(self, card: Card) -> int:
        """With an Outlaws outfit, Jessica costs 1 less for each wanted dude you control."""
        return (
            -sum(friend.wanted for friend in self.game.dudes(self.owner)) if self.plays_for("Outlaws") else 0
        )

    @job(boot=True, mark=dude & where(_top_gun, "with the most bullets"))
    def duel(self, use: Use) -> Flow[None]:
        """Noon Job, Boot: Jessica leads this job. Mark the dude of another player with the most bullets; you
        choose among equals. If successful, ace the mark."""
        yield from use.ace(use.mark)


class WalterJameson(Dude):
    """Walter Jameson"""

    @always(Stat.INFLUENCE)
    def meddle(self, card: Card) -> int:
        """While at a deed that another player owns, Walter has +1 influence."""
        return int(self.location.is_deed and self.location.owner != self.controller)


class RattlerYoungUn(Dude):
    """Rattler Young 'Un"""

    @always(Stat.CONTROLS_BY_BULLETS)
    def burrow(self, card: Card) -> bool:
        """While Rattler Young 'Un is at a deed, his bullets count for its control, not his influence."""
        return True

    @shootout()
    def pounce(self, use: Use) -> None:
        """Shootout: If the opposing posse has only 1 dude, Rattler Young 'Un becomes a stud."""
        if len(self.foes) == 1:
            use.make(self, "stud")
