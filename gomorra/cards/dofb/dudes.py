"""Debt of Blood: dudes."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    ALL,
    TOWN_SQUARE,
    YOURS,
    Act,
    Card,
    Dude,
    Flow,
    Memory,
    Moment,
    Stat,
    Until,
    Use,
    abomination,
    always,
    another,
    bootable,
    can_be_called_out,
    cannot,
    deed,
    destination,
    dude,
    goods,
    happens,
    has,
    here,
    in_discard,
    in_hand,
    in_posse,
    in_town,
    job,
    noon,
    noon_or_shootout,
    not_self,
    on_actor,
    opposing,
    react,
    resolution,
    shootout,
    this_dude,
    unbooted,
    wanted,
    where,
    your,
)
from gomorra.engine.board import hands, sides


class BuzzCrover(Dude):
    """Buzz Crover"""

    @always(Stat.BULLETS)
    def friends_all_over_town(self, card: Card) -> int:
        """Buzz has +1 bullets for each of this and the adjacent locations where you have another dude
        (maximum +4)."""
        friends = [friend for friend in self.game.dudes(self.controller) if friend is not self]
        return min(4, len({friend.place for friend in friends if friend.near(self)}))


_tao = where(lambda card, use: bool(card.face.tao), "Tao Technique")


def _leaves_a_tao(card: Card, use: Use) -> bool:
    """Whether a Tao Technique lies in the discard pile once this card does."""
    return _tao.test(card, use) or use.can_choose(in_discard & _tao)


class YuanMin(Dude):
    """Yuan Min

    Yuan cannot have Weapons.
    """

    def can_carry(self, attachment: Card) -> bool:
        return not attachment.has("Weapon")

    @shootout(discards=in_hand & where(_leaves_a_tao))
    def remember(self, use: Use) -> Flow[None]:
        """Shootout: Discard 1 card from your hand. You may reveal a Tao Technique in your discard pile and
        return it to your hand."""
        found = yield from use.choose(in_discard & _tao, "Which Tao Technique?", optional=True)
        if found is not None:
            yield from use.reveal([found])
            yield from use.to_hand(found)


class LuFeng(Dude):
    """Lu Feng"""

    @noon(
        boot=True,
        target=((deed & where(lambda card, use: card.id == use.here.id)) | (dude & not_self & here))
        & bootable,
    )
    def lull(self, use: Use) -> Flow[None]:
        """Noon, Boot: Boot the deed where Lu Feng is or another dude at this location."""
        yield from use.boot(use.target)


class AnthonyShepherd(Dude):
    """Anthony Shepherd"""

    @always(Stat.SHOOTER)
    def nothing_to_lose(self, card: Card) -> str | None:
        """While you have 0 ghost rock, Anthony is a stud."""
        return "stud" if self.game.state.players[self.controller].stash == 0 else None


def _by_horse(horse: Card, use: Use) -> bool:
    rider, fight = use.actor, use.game.shootout
    if fight is not None:
        joins = use.side is not None and use.can_join(rider, use.side)
        return joins and horse.place == fight.location
    return horse.place != rider.place and use.can_move(rider, horse.place)


class KassandraNilsson(Dude):
    """Kassandra Nilsson"""

    @noon_or_shootout(brings_in=True, target=your & has("Horse") & where(_by_horse, "that she can reach"))
    def whistle(self, use: Use) -> Flow[None]:
        """Noon/Shootout: Move Kassandra to another location where you have a Horse; in a shootout, that must
        be its location, and Kassandra joins your posse."""
        if self.game.shootout is not None:
            yield from use.join(self)
        else:
            yield from use.move(self, use.target.location)


class ObadiahAngstrom(Dude):
    """Obadiah Angstrom"""

    @job(
        boot=True,
        mark=deed & in_town & where(lambda card, use: card.owner != use.seat, "that an opponent owns"),
    )
    def blast(self, use: Use) -> Flow[None]:
        """Noon Job, Boot: Obadiah leads this job. Mark an in-town deed that another player owns. If
        successful, pull. On a red card, discard the mark."""
        if (yield from use.pull(self)).suit in ("hearts", "diamonds"):
            yield from use.discard(use.mark)


class HowlingHowellMelton(Dude):
    """Howling Howell Melton"""

    @noon(boot=True, target=another & dude & here & can_be_called_out)
    def prize_fight(self, use: Use) -> Flow[None]:
        """Noon, Boot: Howell calls out another player's dude at this location; refusing costs that player 1
        ghost rock more, paid to you. No other dudes may join this shootout, and it ends after 1 round. Each
        posse takes 2 fewer casualties. The winner gains 2 ghost rock if no dude is aced."""

        def accepted() -> Flow[None]:
            use.forbid_for_all(Act.JOIN, until=Until.SHOOTOUT)
            for seat in (use.seat, use.target.controller):
                use.casualties(seat, -2, until=Until.SHOOTOUT)
            use.later(
                Moment.END_OF_ROUND,
                "break_up",
                len(self.game.state.recall(Memory.ACED)),
                until=Until.SHOOTOUT,
            )
            yield from ()

        yield from use.call_out(self, use.target, fee=1, accepted=accepted)

    def break_up(self, use: Use, aced: int) -> Flow[None]:
        fight = self.game.shootout
        assert fight is not None
        left = [side for side in (0, 1) if fight.posses[side]]
        winner = left[0] if len(left) == 1 else fight.round_winner
        use.end_shootout()
        fallen = [self.game.card(int(card)) for card in self.game.state.recall(Memory.ACED)[aced:]]
        if winner is not None and not any(card.is_dude for card in fallen):
            yield from use.gain(2, fight.seats[winner])


class RogerWilcox(Dude):
    """Roger Wilcox

    Roger cannot have Gadgets.
    """

    def can_carry(self, attachment: Card) -> bool:
        return not attachment.has("Gadget")

    @always(Stat.BULLETS)
    def saboteur(self, card: Card) -> int:
        """While a Gadget is at this location, Roger has +2 bullets."""
        bodies = map(self.game.card, self.game.state.bodies)
        return 2 * any(item.place == self.place and item.has("Gadget") for item in bodies)


def _can_go_home(card: Card, use: Use) -> bool:
    if use.untouchable(card) or use.stops(Act.SEND_HOME, card) or use.stops(Act.LEAVE, card):
        return False
    return card.at_home or use.can_move(card, use.game.state.players[card.controller].home)


class EmptySchell(Dude):
    """Empty Schell"""

    def _named(self, event: happens.CasualtyNamed) -> bool:
        return event.card == self.id

    @react("after", happens.CasualtyNamed, if_=_named, target=opposing & dude & where(_can_go_home))
    def last_laugh(self, use: Use) -> Flow[None]:
        """React: After Empty Schell is named as a casualty, send an opposing dude home."""
        yield from use.send_home(use.target)


class FredAyres(Dude):
    """Fred Ayres"""

    @always(Stat.BULLETS, Stat.INFLUENCE)
    def trinket(self, card: Card) -> int:
        """While Fred has a Mystical goods, he has +1 bullets and +1 influence."""
        return int(any(item.is_goods for item in self.attached("Mystical")))

    @noon(boots=on_actor & goods & has("Mystical"))
    def divine(self, use: Use) -> Flow[None]:
        """Noon: Boot a Mystical goods on Fred. Look at the top card of your deck."""
        yield from use.look(use.top_of_deck(1))


class Alonzo(Dude):
    """Alonzo"""

    @noon(discards=on_actor & has("Hex"))
    def fold(self, use: Use) -> Flow[None]:
        """Noon: Discard a Hex from Alonzo to draw a card."""
        yield from use.draw()


class DannyLondon(Dude):
    """Danny London"""

    @always(cannot(Act.GAIN_TRESPASS_BOUNTY), on=YOURS)
    def badge(self, card: Card, use: Use, other: Card | None) -> bool:
        """Your Abominations at this and adjacent locations gain no bounty for fighting at a Private location
        of another player."""
        return card.has("Abomination") and card.near(self)

    @shootout(target=dude & abomination & in_posse)
    def ape(self, use: Use) -> None:
        """Shootout: Choose an Abomination dude in your posse. Danny becomes a stud or draw, as that dude is.
        He gets +1 bullets for each that he has fewer than that dude, or -1 bullets for each that he has
        more."""
        use.make(self, "stud" if use.target.is_stud else "draw")
        use.modify(self, bullets=use.target.bullets - self.bullets)


class GhostDancers(Dude):
    """Ghost Dancers"""

    @always(Stat.BEARS_A_TOTEM)
    def carry(self, card: Card) -> bool:
        """Ghost Dancers can have 1 Totem. While they are at a deed, it counts as attached to that deed."""
        return True

    @noon()
    def dance(self, use: Use) -> Flow[None]:
        """Noon: If Ghost Dancers are unbooted where you control the location and have an unbooted Shaman,
        attach a Totem from your hand to them, paying its cost."""
        mine = not self.booted and self.location.controller == use.seat
        if not mine or not use.can_choose(your & dude & here & has("Shaman") & unbooted):
            return
        able = [card for card in use.candidates(in_hand & has("Totem")) if use.can_plant(card, self)]
        totem = yield from use.pick(able, "Which Totem?")
        if totem is not None:
            yield from use.plant(totem, self)


class SuAnneBettelyuon(Dude):
    """SuAnne Bettelyuon"""

    @always(cannot(Act.LEAVE), cannot(Act.SEND_HOME))
    def steadfast(self, card: Card, use: Use | None, other: Card | None) -> bool:
        """Card effects cannot make SuAnne leave a shootout."""
        return self.in_posse and use is not None and not use.by_rules

    @shootout(repeat=True, once="shootout", discards=in_hand)
    def focus(self, use: Use) -> None:
        """Repeat Shootout: Discard 1 card from your hand. SuAnne becomes a stud. If that card was a
        Technique, SuAnne gets +1 bullets and +1 value. Use this ability only once per shootout."""
        use.make(self, "stud")
        if use.discarded.has("Technique"):
            use.modify(self, bullets=1, value=1)


def _leaves_a_totem(card: Card, use: Use) -> bool:
    """Whether a Totem lies in the discard pile once this card does."""
    return card.has("Totem") or use.can_choose(in_discard & has("Totem"))


class DakotaKatzeek(Dude):
    """Dakota Katzeek"""

    @noon(boot=True)
    def raise_totem(self, use: Use) -> Flow[None]:
        """Noon, Boot: At a deed, discard 1 card from your hand. You may then reveal a Totem in your discard
        pile and return it to your hand. You may attach it to this deed at once, paying its cost, whoever
        controls the deed and without an unbooted Shaman."""
        if not self.location.is_deed:
            return
        spare = yield from use.choose(in_hand & where(_leaves_a_totem), "Discard which card?")
        if spare is None or not (yield from use.discard(spare)):
            return
        totem = yield from use.choose(in_discard & has("Totem"), "Which Totem?", optional=True)
        if totem is None:
            return
        yield from use.reveal([totem])
        yield from use.to_hand(totem)
        able = use.can_plant(totem, self.location)
        if able and (yield from use.confirm(f"Plant {totem.title} here?")):
            yield from use.plant(totem, self.location)


class CharleyBull(Dude):
    """Charley Bull"""

    @shootout(target=opposing & dude)
    def stare_down(self, use: Use) -> None:
        """Shootout: Choose an opposing dude. They get -X bullets, where X is Charley's influence."""
        use.modify(use.target, bullets=-self.influence)


class AmityHopkins(Dude):
    """Amity Hopkins"""

    @noon(target=dude & wanted & here & bootable)
    def admonish(self, use: Use) -> Flow[None]:
        """Noon: Boot any wanted dude at this location."""
        yield from use.boot(use.target)


class StanFredricks(Dude):
    """Stan Fredricks"""

    @shootout()
    def shift_the_blame(self, use: Use) -> Flow[None]:
        """Shootout: If Stan is wanted, move 1 bounty from Stan to an opposing dude. Send Stan home booted."""
        heir = (yield from use.choose(opposing & dude, "Who gets the bounty?")) if self.wanted else None
        if heir is not None and (yield from use.bounty(self, -1)):
            yield from use.bounty(heir, 1)
        yield from use.send_home_booted(self)


class ThunderBoyNabbeExp1(Dude):
    """ "Thunder Boy" Nabbe (Exp.1)"""

    @shootout(
        boots=(this_dude | (dude & has("Blessed") & your & in_posse)) & unbooted,
        target=opposing & dude & wanted,
    )
    def thunder(self, use: Use) -> None:
        """Shootout: Boot Thunder Boy or your Blessed in your posse. Choose an opposing wanted dude. They
        become a draw."""
        use.make(use.target, "draw")


class DrShaneTilton(Dude):
    """Dr. Shane Tilton"""

    @shootout(target=opposing & dude & bootable)
    def tranquilize(self, use: Use) -> Flow[None]:
        """Shootout: Boot an opposing dude. If they are an Abomination, Dr. Tilton gets +2 bullets."""
        yield from use.boot(use.target)
        if use.target.has("Abomination"):
            use.modify(self, bullets=2)


def _next_door(card: Card, use: Use) -> bool:
    return card.is_deed and card.adjacent_to(use.here)


class KimLloyd(Dude):
    """Kim Lloyd"""

    @noon(
        target=your & dude & wanted & here, also=destination & where(_next_door, "that is an adjacent deed")
    )
    def send_ahead(self, use: Use) -> Flow[None]:
        """Noon: Your wanted dude at this location moves to an adjacent deed. If they do, Kim becomes a
        stud."""
        if (yield from use.move(use.target, use.also)):
            use.make(self, "stud")


class FelixCutler(Dude):
    """Felix Cutler"""

    @resolution()
    def up_the_sleeve(self, use: Use) -> Flow[None]:
        """Resolution: If your hand is Cheatin', choose a Hex or goods in your posse. Unboot it; its abilities
        may be used one more time today."""
        if hands.is_cheatin(self.game, use.seat):
            item = yield from use.choose((has("Hex") | goods) & in_posse, "What do you use again?")
            if item is not None:
                yield from use.unboot(item)
                use.use_again(item)


class FrankBryant(Dude):
    """Frank Bryant"""

    @react("after", happens.EnteredPlay, if_=lambda card, event: event.card == card.id)
    def price_on_his_head(self, use: Use) -> Flow[None]:
        """React: After Frank enters play, he gains 1 bounty."""
        yield from use.bounty(self, 1)

    @always(cannot(Act.REFUSE), on=ALL)
    def reputation(self, card: Card, use: Use, caller: Card | None) -> bool:
        """Frank's callouts cannot be refused by dudes with less bounty than Frank."""
        return caller is self and card.bounty < self.bounty


class ChristinePerfectExp1(Dude):
    """Christine Perfect (Exp.1)"""

    @always(Stat.SHOOTER)
    def on_the_job(self, card: Card) -> str | None:
        """While Christine is in the posse that leads a job, she is a stud."""
        return "stud" if self.game.job is not None and self.side == 0 else None


def _edible(card: Card, use: Use) -> bool:
    return use.can_put_away(card, Act.DISCARD)


class TLCJohnYarbrough(Dude):
    """TLC John Yarbrough"""

    @noon_or_shootout(target=(has("Sidekick") | has("Horse")) & here & where(_edible))
    def feed(self, use: Use) -> Flow[None]:
        """Noon/Shootout: Discard a Horse or Sidekick at this location. TLC John becomes a stud and gets +1
        bullets and +1 influence. If it was yours, his upkeep is 0 until the next Upkeep phase ends."""
        mine = use.target.controller == use.seat
        if not (yield from use.discard(use.target)):
            return
        use.modify(self, bullets=1, influence=1)
        use.make(self, "stud")
        if mine:
            use.modify(self, upkeep=-self.upkeep, until=Until.UPKEEP)


class JamesBogue(Dude):
    """James Bogue"""

    def _we_lost_some(self, event: happens.CasualtiesTaken) -> bool:
        fight = self.game.shootout
        fallen = fight is not None and any(item.side == event.side for item in fight.casualties)
        return fallen and event.side == self.side

    @react("after", happens.CasualtiesTaken, if_=_we_lost_some)
    def vengeance(self, use: Use) -> None:
        """React: After the posse with James takes at least 1 casualty, James gets +1 bullets until the
        shootout ends."""
        use.modify(self, bullets=1, until=Until.SHOOTOUT)


class Carmilla(Dude):
    """Carmilla"""

    @noon(target=another & dude & here)
    def mesmerize(self, use: Use) -> Flow[None]:
        """Noon: Choose a dude of another player at this location. Make a Huckster skill check for Carmilla
        against their grit. If successful, they boot. If unsuccessful, Carmilla boots."""
        done = yield from use.check(self, "Huckster", use.target.grit)
        yield from use.boot(use.target if done else self)


class AgentMoquin(Dude):
    """Agent Moquin"""

    def _trick(self, event: happens.Declared) -> bool:
        if not event.source or event.kind != "shootout":
            return False
        card = self.game.card(event.source)
        free = card.is_action and not card.face.stats.get(Stat.COST, 0)
        return self.in_posse and free and sides.opposed(self.game, self.controller, event.seat)

    @react("after", happens.Declared, if_=_trick, boot=True)
    def suppress(self, use: Use) -> None:
        """React, Boot: With Moquin in your posse, after an opponent declares a Shootout ability of an action
        with no printed cost, that ability has no effect; the action is discarded."""
        assert use.event is not None
        use.event.use.cancelled = True


class CoinneachKenCarn(Dude):
    """Coinneach "Ken" Càrn"""

    @always(Stat.CONTROL)
    def common_cause(self, card: Card) -> int:
        """While Ken is in the town square, he has 1 control point for each gang among the dudes you
        control."""
        if self.place != TOWN_SQUARE:
            return 0
        return len({gang for friend in self.game.dudes(self.controller) for gang in friend.face.gangs})
