"""Blood Moon Rising: dudes."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    ALL,
    HERE,
    Act,
    Card,
    Dude,
    Flow,
    Stat,
    Until,
    Use,
    always,
    another,
    cannot,
    deed,
    dude,
    elsewhere,
    happens,
    has,
    in_hand,
    nearby,
    noon,
    not_self,
    on_actor,
    opposing,
    rating_of,
    react,
    resolution,
    shootout,
    trait,
    wanted,
    where,
    your,
)
from gomorra.engine.board import hands, players
from gomorra.engine.plays import entry


class ZuiWaidan(Dude):
    """Zuì Waidan"""

    @shootout(boots=your & deed & has("Saloon"), target=your & dude & has("Kung Fu"))
    def pour(self, use: Use) -> None:
        """Shootout: Boot your Saloon. Your Kung Fu dude gets +2 Kung Fu."""
        use.modify_rating(use.target, "Kung Fu", 2)


DRINKS = ("Whiskey Flask", "Baijiu Jar")


class MrOutang(Dude):
    """Mr. Outang"""

    def _drinks(self, card: Card) -> bool:
        flask = any(item.title in DRINKS for item in card.attachments)
        return flask and card.controller == self.controller and card.has("Kung Fu")

    @always(rating_of("Kung Fu"), on=HERE)
    def drunken_fist(self, card: Card) -> int:
        """Your Kung Fu dudes at this location who have a Whiskey Flask or Baijiu Jar have +1 Kung Fu."""
        return int(self._drinks(card))

    @always(Stat.SHOOTER, on=HERE)
    def steady_hand(self, card: Card) -> str | None:
        """Your Kung Fu dudes at this location who have a Whiskey Flask or Baijiu Jar are studs."""
        return "stud" if self._drinks(card) else None


class StevieLyndon(Dude):
    """Stevie Lyndon"""

    @always(Stat.SKILL_FOR)
    def choir(self, skill: str, card: Card) -> int:
        """Stevie has +4 Blessed rating to cast Hymns."""
        return 4 if skill == "Blessed" and card.has("Hymn") else 0


class WeiXu(Dude):
    """Wei Xu"""

    def _fights(self) -> bool:
        """A job is no shootout until somebody opposes it."""
        return self.in_posse and (self.game.shootout is not None or self.game.job is None)

    @always(Stat.INFLUENCE)
    def calm(self, card: Card) -> int:
        """Wei Xu has +2 influence while in a shootout."""
        return 2 if self._fights() else 0

    @always(Stat.VALUE)
    def focus(self, card: Card) -> int:
        """Wei Xu has +5 value while in a shootout."""
        return 5 if self._fights() else 0


class EvaBrightEyes(Dude):
    """Eva Bright Eyes"""

    @always(cannot(Act.CAST))
    def small_friends(self, card: Card, use: Use, cast: Card) -> bool:
        """Eva can cast only Totems and Sidekicks."""
        return not cast.has("Totem") and not cast.has("Sidekick")

    @shootout(boots=has("Horse") & on_actor, if_=lambda card, use: use.can_send_home_booted(use.actor))
    def ride_away(self, use: Use) -> Flow[None]:
        """Shootout: Boot Eva's Horse. Send Eva home booted."""
        yield from use.send_home_booted(self)


class MickAduladi(Dude):
    """Mick Aduladi"""

    @always(Stat.SHOOTER)
    def at_peace(self, card: Card) -> str | None:
        """While at a Holy Ground, Mick is a stud."""
        return "stud" if self.location.has("Holy Ground") else None

    @noon(target=elsewhere & has("Holy Ground"))
    def pilgrimage(self, use: Use) -> Flow[None]:
        """Noon: Mick moves to another location that is Holy Ground."""
        yield from use.move(self, use.target)


class AbsalomHotchkiss(Dude):
    """Absalom Hotchkiss"""

    def _meets_a_monster(self, event: happens.Moved) -> bool:
        return event.card == self.id and any(dude.has("Abomination") for dude in self.dudes_here)

    @react(
        "after",
        happens.Moved,
        if_=_meets_a_monster,
        target=your
        & dude
        & not_self
        & where(
            lambda card, use: card.place != use.here.place and use.can_move(card, use.here.place), "elsewhere"
        ),
    )
    def call_for_help(self, use: Use) -> Flow[None]:
        """React: After Absalom moves to a location where there is an Abomination, your other dude elsewhere
        moves there."""
        yield from use.move(use.target, self.place)


def _hardest(card: Card, use: Use) -> bool:
    foes = players.rival_dudes(use.game, use.seat)
    top = card in foes and card.grit == max(foe.grit for foe in foes)
    return top and card.place != use.here.place and use.can_move(use.actor, card.place)


class ChristinePerfect(Dude):
    """Christine Perfect"""

    @noon(target=dude & where(_hardest, "of the highest grit"))
    def admire(self, use: Use) -> Flow[None]:
        """Noon: Choose the dude of another player with the highest grit; you choose among equals. Christine
        moves to that dude's location. That dude gets -5 value."""
        yield from use.move(self, use.target.place)
        use.modify(use.target, value=-5)


def _relic(card: Card, use: Use) -> bool:
    holy = (card.is_spell and card.has("Miracle")) or (card.is_goods and card.has("Mystical"))
    return holy and not card.face.unique


class FatherTolarios(Dude):
    """Father Tolarios"""

    @noon(discards=in_hand)
    def absolve(self, use: Use) -> Flow[None]:
        """Noon: Discard 1 card from your hand. Choose another player's wanted dude at this or an adjacent
        location. If you lower their bounty by 1, search your deck, or your discard pile, for a Miracle or
        Mystical goods that is not unique. Reveal it and put it into your hand."""
        sinner = yield from use.choose(another & dude & wanted & nearby, "Whose bounty is lowered?")
        if sinner is None or not (yield from use.bounty(sinner, -1)):
            return
        found = yield from use.search(
            where(_relic, ""), "Take a Miracle or Mystical goods?", piles="deck or discard"
        )
        yield from use.reveal(found)
        for card in found:
            yield from use.to_hand(card)


class HattieDeLorre(Dude):
    """Hattie DeLorre"""

    @shootout(target=opposing & dude & wanted)
    def serve_the_warrant(self, use: Use) -> None:
        """Shootout: Choose an opposing wanted dude. They get -5 bullets."""
        use.modify(use.target, bullets=-5)


class HattieDeLorreWeirdWest(Dude):
    """Hattie DeLorre"""

    printings = ("24076",)

    @shootout(target=opposing & dude & wanted)
    def serve_the_warrant(self, use: Use) -> None:
        """Shootout: Choose an opposing wanted dude. They get -3 bullets."""
        use.modify(use.target, bullets=-3)


class DiegoLinares(Dude):
    """Diego Linares"""

    @always(Stat.SKILL_FOR)
    def breeder(self, skill: str, card: Card) -> int:
        """Diego has +4 Mad Scientist rating to invent Horses and Sidekicks."""
        animal = card.has("Horse") or card.has("Sidekick")
        return 4 if skill == "Mad Scientist" and animal else 0


class _PostATron(Dude):
    """What all printings of POST-A-TRON have in common."""

    def _makers(self, use: Use) -> list[Card]:
        return entry.inventors(self.game, use.seat, gadget=self)

    def _make(self, use: Use, maker: Card) -> Flow[bool]:
        made = yield from use.check(maker, "Mad Scientist", entry.difficulty(self), self, test="invent")
        if made:
            yield from use.do(happens.Invented(self.id, maker.id))
        return made

    def begin(self, use: Use) -> Flow[None]:
        maker = yield from use.pick(self._makers(use), "Who makes POST-A-TRON?")
        made = False
        if maker is not None and (yield from use.boot(maker, cost=True)):
            made = yield from self._make(use, maker)
        if not made:
            yield from use.discard(self)
        yield from use.end_pulls()

    @noon(boot=True)
    def deliver(self, use: Use) -> Flow[None]:
        """Noon, Boot: If POST-A-TRON is in the town square, gain 3 ghost rock."""
        if self.in_town_square:
            yield from use.gain(3)


class PostATron(_PostATron):
    """POST-A-TRON

    Your starting gang may include POST-A-TRON. After decks are shuffled, your Mad Scientist must then
    boot and invent it, at no cost in ghost rock. If unsuccessful, discard it.
    """


class PostATronWeirdWest(_PostATron):
    """POST-A-TRON

    Your starting gang may include POST-A-TRON. After decks are shuffled, your Mad Scientist must then
    boot and make a skill check of difficulty 6. If unsuccessful, discard POST-A-TRON.
    """

    printings = ("24037",)

    def _makers(self, use: Use) -> list[Card]:
        return [
            dude for dude in self.game.dudes(use.seat) if dude.has("Mad Scientist") and use.can_boot(dude)
        ]

    def _make(self, use: Use, maker: Card) -> Flow[bool]:
        return (yield from use.check(maker, "Mad Scientist", 6))


class JimmyTheSaint(Dude):
    """Jimmy \"The Saint\""""

    def _his(self, place: Card) -> bool:
        return place.is_deed and place.id == self.place and place.controller == self.controller

    @always(Stat.COLLECTS_PRODUCTION)
    def skim(self, deed: Card) -> bool:
        """While Jimmy is at a deed that you control, you collect its production, whoever owns it."""
        return self._his(deed)

    @always(Stat.PRODUCTION, on=ALL)
    def loaded_dice(self, card: Card) -> int:
        """While Jimmy is at a Casino that you control, it has +1 production."""
        return int(self._his(card) and card.has("Casino"))


class MarioCraneExp1(Dude):
    """Mario Crane (Exp.1)

    Mario counts as Sloane for uniqueness.
    """

    @property
    def names(self) -> tuple[str, ...]:
        return (*super().names, "sloane")

    def _this_round(self) -> str:
        fight = self.game.shootout
        return f"{fight.number}.{fight.round}" if fight is not None else ""

    @resolution(repeat=True, if_=lambda card, use: card.counter("blamed") != card._this_round())
    def blame(self, use: Use) -> None:
        """Repeat Resolution: If your hand is Cheatin', you take 2 fewer casualties this round, but at least 1
        if the opposing player has a legal hand. Use this ability only once per round."""
        use.count_on(self, "blamed", self._this_round())
        if hands.is_cheatin(self.game, use.seat):
            use.casualties(use.seat, -2)
            if use.has_legal_hand(use.opponent):
                use.for_player(use.seat, Stat.LEAST_CASUALTIES, 1, until=Until.ROUND)


class TheCaretaker(Dude):
    """The Caretaker"""

    @trait("after", happens.Moved, if_=lambda card, event: event.card == card.id)
    def _leave(self, use: Use) -> None:
        use.count_on(self, "moved", self.game.state.day)

    def _keeps_watch(self) -> bool:
        return self.location.owner == self.controller and self.counter("moved") != self.game.state.day

    @always(Stat.BULLETS, Stat.VALUE)
    def guard(self, card: Card) -> int:
        """While The Caretaker is at a location that you own and has not moved today, he has +4 bullets and +4
        value."""
        return 4 if self._keeps_watch() else 0

    @always(Stat.SHOOTER)
    def watch(self, card: Card) -> str | None:
        """While The Caretaker is at a location that you own and has not moved today, he is a stud."""
        return "stud" if self._keeps_watch() else None


class ThunderBoyNabbe(Dude):
    """ "Thunder Boy" Nabbe"""

    @shootout(repeat=True, once="shootout")
    def thunder(self, use: Use) -> None:
        """Repeat Shootout: If an opposing dude is wanted, Nabbe becomes a stud and gets +X bullets, where X
        is his influence. Use this ability only once per shootout."""
        if any(foe.wanted for foe in self.foes):
            use.modify(self, bullets=self.influence)
            use.make(self, "stud")


def _this_hex(card: Card, use: Use) -> bool:
    return use.event is not None and card is use.event.use.card


class DaveSlimGorman(Dude):
    """Dave "Slim" Gorman"""

    def _cast_a_hex(self, event: happens.PlayEnded) -> bool:
        cast = event.use
        if cast is None or event.kind != "shootout" or cast.dude is not self or cast.card is None:
            return False
        return bool(cast.ability.difficulty is not None and cast.card.in_play and cast.card.has("Hex"))

    @react("after", happens.PlayEnded, if_=_cast_a_hex, discards=where(_this_hex, "that Hex"))
    def smoke_and_mirrors(self, use: Use) -> None:
        """React: After Dave casts a Shootout Hex, discard that Hex. All dudes in the shootout become draws
        until the round ends."""
        for card in self.game.dudes():
            if card.in_posse:
                use.make(card, "draw", until=Until.ROUND)
