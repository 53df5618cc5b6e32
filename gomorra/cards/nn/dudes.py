"""Nightmare at Noon: dudes."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    ALL,
    Act,
    Card,
    Dude,
    Flow,
    Phase,
    Stat,
    Until,
    Use,
    always,
    booted,
    cannot,
    dude,
    goods,
    happens,
    has,
    here,
    nearby,
    noon,
    react,
    shootout,
    spell,
    trait,
)
from gomorra.engine.board import sides


def _arrives_at_noon(card: Card, event: happens.EnteredPlay) -> bool:
    return event.card == card.id and card.game.state.phase == Phase.NOON


class Junior(Dude):
    """Junior"""

    @always(cannot(Act.ACE))
    def thick_skull(self, card: Card, use: Use, other: Card | None) -> bool:
        """Card abilities cannot ace Junior."""
        return not use.by_rules and (use.ability is None or not use.ability.is_trait)

    @react("after", happens.EnteredPlay, if_=_arrives_at_noon)
    def fetch_toys(self, use: Use) -> Flow[None]:
        """React: After Junior enters play during High Noon, search for a non-Gadget Mystical goods in your
        deck and discard pile. Ace it, or attach it to your dude at this location, paying all costs."""
        toys = goods & has("Mystical") & ~has("Gadget")
        for toy in (yield from use.search(toys, piles="deck and discard")):
            ways = ["ace"] + ["attach"] * use.can_play(toy, bearer=self._beside)
            if (yield from use.choose_word(ways, f"What happens to {toy.title}?")) == "ace":
                yield from use.ace(toy)
            else:
                yield from use.play(toy, bearer=self._beside)

    def _beside(self, host: Card) -> bool:
        return host.place == self.place


class TheFabulousMisterMiss(Dude):
    """The Fabulous Mister Miss"""

    @trait("after", happens.Refused, if_=lambda card, event: event.caller == card.id)
    def scorn(self, use: Use) -> None:
        """After a dude refuses a callout of Mister Miss, that dude gets -3 influence until the day ends."""
        assert isinstance(use.event, happens.Refused)
        use.modify(self.game.card(use.event.card), influence=-3, until=Until.DAY)


class SisterMaryGideon(Dude):
    """Sister Mary Gideon"""

    @always(Stat.BULLETS)
    def last_one_standing(self, card: Card) -> int:
        """While alone in your posse, Mary has +1 bullets for each opposing dude."""
        posses, side = self.game.gathering, self.side
        return len(self.foes) if posses and side is not None and len(posses[side]) == 1 else 0


class NathanShane(Dude):
    """Nathan Shane"""

    def _readable(self, use: Use) -> list[int]:
        rivals = [seat for seat in use.opponents if sides.opposed(self.game, use.seat, seat)]
        return [seat for seat in rivals if self.game.state.players[seat].hand and self.bullets]

    @shootout(boot=True, if_=lambda self, use: bool(self._readable(use)))
    def read_them(self, use: Use) -> Flow[None]:
        """Shootout, Boot: Look at up to X random cards in an opponent's hand, where X is Nathan's bullets.
        You may discard 1 action among them."""
        seat = yield from use.choose_player(self._readable(use), "Whose cards do you look at?")
        most = min(self.bullets, len(self.game.state.players[seat].hand))
        count = yield from use.choose_amount(1, most, "How many cards do you look at?")
        seen = use.random_cards(count, seat)
        yield from use.look(seen)
        actions = [card for card in seen if card.is_action]
        if (taken := (yield from use.pick(actions, "Discard an action?", optional=True))) is not None:
            yield from use.discard(taken)


class WarrenGraves(Dude):
    """Warren Graves"""

    def _friend_hit(self, event: happens.CardEvent) -> bool:
        card = self.game.card(event.card)
        if not event.source or event.kind != "shootout" or self.game.shootout is None:
            return False
        mine = card.in_play and card.is_dude and card.controller == self.controller and card is not self
        return mine and self.game.rules(self.controller).can_send_home_booted(card)

    @react("when", happens.Aced, happens.Discarded, happens.SentHome, if_=_friend_hit, instead=True)
    def step_in(self, use: Use) -> Flow[None]:
        """React: When a Shootout play would ace, discard or send home booted another of your dudes, send that
        dude home booted instead. Warren, at any location, joins that posse."""
        assert isinstance(use.event, happens.CardEvent)
        use.event.replaced = True
        fight = self.game.shootout
        side = self.game.side_of(use.event.card)
        yield from use.send_home_booted(self.game.card(use.event.card))
        if fight is not None and self.side is None:
            yield from use.join(self, side)


class JackOHara(Dude):
    """Jack O'Hara"""

    @always(Stat.CARRY_LIMIT)
    def two_guns(self, dude: Card, keyword: str) -> int:
        """Jack can have 2 Weapons."""
        return int(dude is self and keyword == "Weapon")


class JohnAcesRadcliffe(Dude):
    """John "Aces" Radcliffe

    John cannot have Weapons.
    """

    def can_carry(self, attachment: Card) -> bool:
        return not attachment.has("Weapon")

    def _played(self, event: happens.Event) -> bool:
        fight = self.game.shootout
        return fight is not None and fight.step == "make plays"

    @trait("after", happens.PlayEnded, happens.Passed, if_=_played)
    def aces_high(self, use: Use) -> None:
        """After each Shootout play or pass, John becomes a stud if you have more cards in hand than each
        other player. If not, he becomes a draw."""
        players = self.game.state.players
        mine = len(players[use.seat].hand)
        most = all(mine > len(players[seat].hand) for seat in use.opponents)
        use.make(self, "stud" if most else "draw", until=Until.SHOOTOUT)


class SteeleArcherExp1(Dude):
    """Steele Archer (Exp.1)"""

    @noon(target=spell & has("Hex") & booted & nearby)
    def renew(self, use: Use) -> Flow[None]:
        """Noon: Choose a booted Hex at this or an adjacent location. Unboot it; its abilities may be used one
        more time today."""
        yield from use.unboot(use.target)
        use.use_again(use.target)


class OldManMcDroste(Dude):
    """Old Man McDroste"""

    @always(Stat.CONTROL)
    def claim(self, card: Card) -> int:
        """While McDroste is at an Out of Town deed, he has 1 control point."""
        return int(self.location.is_deed and not self.in_town)

    @always(Stat.PRODUCTION, on=ALL)
    def nuisance(self, card: Card) -> int:
        """While McDroste is at a deed, that deed has -3 production (minimum 0)."""
        return -3 if card.is_deed and card.id == self.place else 0

    @noon(boot=True, if_=lambda card, use: card.location.is_deed, target=dude & here)
    def harangue(self, use: Use) -> None:
        """Noon, Boot: Choose any dude at this deed. Their influence is lowered to 0 until the next Upkeep
        phase ends."""
        use.modify(use.target, influence=-use.target.influence, until=Until.NEXT_UPKEEP)
