"""Blood Moon Rising: dudes."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    Card,
    Dude,
    Flow,
    Use,
    always,
    dude,
    happens,
    noon,
    opposing,
    react,
    resolution,
    shootout,
    wanted,
    where,
)
from gomorra.engine import entry, hands


class StevieLyndon(Dude):
    """Stevie Lyndon"""

    @always("skill for")
    def choir(self, skill: str, card: Card) -> int:
        """Hymns are cast with a Blessed rating 4 higher."""
        return 4 if skill == "Blessed" and card.has("Hymn") else 0


class HattieDeLorre(Dude):
    """Hattie DeLorre"""

    @shootout(target=opposing & dude & wanted)
    def serve_the_warrant(self, use: Use) -> None:
        """Shootout: Take 5 bullets from an opposing wanted dude."""
        use.modify(use.target, bullets=-5)


class HattieDeLorreWeirdWest(Dude):
    """Hattie DeLorre"""

    printings = ("24076",)

    @shootout(target=opposing & dude & wanted)
    def serve_the_warrant(self, use: Use) -> None:
        """Shootout: Take 3 bullets from an opposing wanted dude."""
        use.modify(use.target, bullets=-3)


class DiegoLinares(Dude):
    """Diego Linares"""

    @always("skill for")
    def breeder(self, skill: str, card: Card) -> int:
        """Horses and Sidekicks are invented with a Mad Scientist rating 4 higher."""
        animal = card.has("Horse") or card.has("Sidekick")
        return 4 if skill == "Mad Scientist" and animal else 0


class PostATron(Dude):
    """POST-A-TRON

    POST-A-TRON may be in your starting gang. It must then be invented, free of ghost rock, once decks are shuffled;
    otherwise it is discarded."""

    def begin(self, use: Use) -> Flow[None]:
        scientists = entry.inventors(self.game, use.seat, gadget=self)
        scientist = yield from use.pick(scientists, "Who invents POST-A-TRON?")
        made = False
        if scientist is not None:
            yield from use.boot(scientist, cost=True)
            made = yield from use.check(
                scientist, "Mad Scientist", entry.difficulty(self), self, test="invent"
            )
        if not made:
            yield from use.discard(self)
        yield from use.end_pulls()

    @noon(boot=True)
    def deliver(self, use: Use) -> Flow[None]:
        """Noon, Boot: If POST-A-TRON is in the town square, gain 3 ghost rock."""
        if self.in_town_square:
            yield from use.gain(3)


class MarioCraneExp1(Dude):
    """Mario Crane (Exp.1)

    Mario counts as Sloane for uniqueness."""

    @property
    def names(self) -> tuple[str, ...]:
        return (*super().names, "sloane")

    def _this_round(self) -> str:
        fight = self.game.shootout
        return f"{fight.number}.{fight.round}" if fight is not None else ""

    @resolution(repeat=True, if_=lambda card, use: card.counter("blamed") != card._this_round())
    def blame(self, use: Use) -> None:
        """Repeat Resolution: If your hand is Cheatin', you take 2 casualties fewer this round; against a legal hand at
        least 1. Once a round."""
        use.count_on(self, "blamed", self._this_round())
        if hands.is_cheatin(self.game, use.seat):
            use.casualties(use.seat, -2)
            if use.has_legal_hand(use.opponent):
                use.for_player(use.seat, "least casualties", 1, until="round")


class ThunderBoyNabbe(Dude):
    """ "Thunder Boy" Nabbe"""

    @shootout(repeat=True, once="shootout")
    def thunder(self, use: Use) -> None:
        """Repeat Shootout: Facing a wanted dude, Nabbe is a stud and adds his influence to his bullets. Once a shootout."""
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
        """React: After Dave has cast a Shootout Hex, discard it: everybody in the shootout is a draw this round."""
        for card in self.game.dudes():
            if card.in_posse:
                use.make(card, "draw", until="round")
