"""Hell's Comin' With Me: legends."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    ALL,
    DISCARD,
    Act,
    Card,
    Flow,
    Legend,
    Stat,
    Use,
    always,
    cannot,
    goods,
    happens,
    in_hand,
    resolution,
    shootout,
    trait,
    where,
)


def _leads(legend: Legend) -> bool:
    fight = legend.game.shootout
    return fight is not None and fight.seats[0] == legend.controller


def _gunman(host: Card, seat: int) -> bool:
    return host.is_dude and not host.is_token and host.in_posse and host.controller == seat


def _for_the_posse(card: Card, use: Use) -> bool:
    fits = card.has("Weapon") and not card.face.unique
    return fits and use.can_play(card, bearer=lambda host: _gunman(host, use.seat))


class AndrewLane(Legend):
    """Andrew Lane"""

    @always(Stat.BULLETS, on=ALL)
    def unarmed(self, card: Card) -> int:
        """While you are the leader's player, your dudes without a Weapon have -1 bullets."""
        if not card.is_dude or not card.in_play or card.controller != self.controller:
            return 0
        return -1 if _leads(self) and not card.attached("Weapon") else 0

    @shootout(boot=True, target=in_hand & goods & where(_for_the_posse, "Weapon that is not unique"))
    def hand_out(self, use: Use) -> Flow[None]:
        """Shootout, Boot: Attach a Weapon from your hand that is not unique to your non-token dude in your
        posse, paying all costs."""
        yield from use.play(use.target, bearer=lambda host: _gunman(host, use.seat))


class HankKetchum(Legend):
    """Hank Ketchum"""

    @always(Stat.MUST_BE_SHOOTER, on=ALL)
    def hardest_first(self, card: Card) -> bool:
        """While you are the leader's player, your shooter must be your dude with the highest grit in your
        posse."""
        fight = self.game.shootout
        if fight is None or not _leads(self) or card.id not in fight.posses[0]:
            return False
        posse = [self.game.card(number) for number in fight.posses[0]]
        mine = [friend for friend in posse if friend.controller == self.controller]
        return card in mine and card.grit == max(friend.grit for friend in mine)

    @resolution(boot=True)
    def last_stand(self, use: Use) -> None:
        """Resolution, Boot: If your posse is a single dude with at least 1 printed influence, that dude is
        Harrowed this round."""
        fight, side = self.game.shootout, use.side
        if fight is None or side is None or len(fight.posses[side]) != 1:
            return
        hero = self.game.card(fight.posses[side][0])
        if hero.face.stats[Stat.INFLUENCE] >= 1:
            use.give_keyword(hero, "Harrowed")


class LacyOMalley(Legend):
    """Lacy O'Malley"""

    @always(cannot(Act.LEAVE_PILE), on=ALL)
    def archive(self, card: Card, use: Use | None, other: Card) -> bool:
        """Cards in your discard pile cannot be played, and card effects cannot make them leave it."""
        return card.zone == DISCARD and card.owner == self.owner

    @trait("after", happens.SundownChecked)
    def deadline(self, use: Use) -> Flow[None]:
        """At Sundown, discard your hand."""
        for card in list(self.game.state.players[use.seat].hand):
            yield from use.discard(self.game.card(card))
