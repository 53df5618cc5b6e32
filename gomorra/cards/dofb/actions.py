"""Debt of Blood: actions."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    Act,
    Action,
    Card,
    Flow,
    Memory,
    Stat,
    Until,
    Use,
    Why,
    booted,
    cheatin,
    deed,
    dude,
    goods,
    happens,
    has,
    in_draw_hand,
    in_posse,
    in_town,
    most,
    noon,
    on_your_posse,
    opposing,
    owned,
    react,
    resolution,
    shootout,
    unbooted,
    where,
    your,
)


class LikeABull(Action):
    """Like a Bull..."""

    @cheatin()
    def china_shop(self, use: Use) -> Flow[None]:
        """Cheatin' Resolution: The cheating player pays 1 ghost rock or discards 1 card at random from their
        hand. In a shootout, you take 1 fewer casualty."""
        player = self.game.state.players[use.cheater]
        ways = ["pay 1 ghost rock"] * (player.stash > 0) + ["discard a random card"] * bool(player.hand)
        if (
            ways
            and (yield from use.choose_word(ways, "Caught Cheatin'", by=use.cheater)) == "pay 1 ghost rock"
        ):
            yield from use.pay(1, seat=use.cheater)
        elif ways:
            yield from use.discard_at_random(1, seat=use.cheater)
        if self.game.shootout is not None:
            use.casualties(use.seat, -1)

    @resolution()
    def wreck(self, use: Use) -> Flow[None]:
        """Resolution: If the shootout is at a deed, boot that deed. It gives no control points and no
        production until the next Upkeep phase ends."""
        fight = self.game.shootout
        assert fight is not None
        place = self.game.card(fight.location)
        if place.is_deed:
            yield from use.boot(place)
            for stat in (Stat.CONTROL, Stat.PRODUCTION):
                use.change(place.id, most(stat), 0, until=Until.UPKEEP)


class MindOfQuicksilver(Action):
    """Mind of Quicksilver"""

    @shootout(technique=True, if_=lambda card, use: use.actor.booted)
    def quicken(self, use: Use) -> Flow[None]:
        """Shootout Technique: Unboot this dude, who must be booted. Put the pulled card into your hand."""
        yield from use.unboot(use.actor)
        if use.pulled is not None and use.pulled.card:
            yield from use.to_hand(self.game.card(use.pulled.card))

    @noon(technique=True)
    def reflect(self, use: Use) -> Flow[None]:
        """Noon Technique: Draw a card."""
        yield from use.draw()


class OneEyedJacksAreWild(Action):
    """One-Eyed Jacks are Wild"""

    @cheatin()
    def palm(self, use: Use) -> Flow[None]:
        """Cheatin' Resolution: You may name a suit and value for 1 card in your draw hand; it becomes that
        card. Your hand counts as legal. In lowball, draw a card."""
        card = yield from use.choose(in_draw_hand, "Which card is wild?", optional=True)
        if card is not None:
            yield from use.name_card(card)
        use.for_player(use.seat, Stat.LEGAL_HAND, until=Until.ROUND)
        if self.game.shootout is None:
            yield from use.draw()


class PuttinOnAirs(Action):
    """Puttin' On Airs"""

    @noon(target=your & dude)
    def swagger(self, use: Use) -> Flow[None]:
        """Noon: Choose your dude. They get +1 influence. You may lower their bounty by 1. They can neither
        call out nor join the leader's posse."""
        use.modify(use.target, influence=1)
        if use.target.bounty and (yield from use.confirm(f"Take 1 bounty off {use.target.title}?")):
            yield from use.bounty(use.target, -1)
        use.forbid(Act.CALL_OUT, use.target)
        use.forbid(Act.JOIN_LEADER, use.target)


class ReadyFerAnythin(Action):
    """Ready Fer Anythin'"""

    @noon(target=your & dude)
    def gear_up(self, use: Use) -> Flow[None]:
        """Noon: Choose your dude. With a Sidekick, they get +1 influence. With a Weapon, you draw a card.
        With an Attire, they become a stud. With a Horse, they get +1 bullets."""
        if use.target.attached("Sidekick"):
            use.modify(use.target, influence=1)
        if use.target.attached("Weapon"):
            yield from use.draw()
        if use.target.attached("Attire"):
            use.make(use.target, "stud")
        if use.target.attached("Horse"):
            use.modify(use.target, bullets=1)


class DebtOfBlood(Action):
    """Debt of Blood"""

    @shootout(target=your & dude & in_posse)
    def collect(self, use: Use) -> None:
        """Shootout: Choose your dude in your posse. If today a dude of yours was discarded or aced as a
        casualty or by another player's card effect, your chosen dude gets +3 bullets and becomes a stud."""
        memory = self.game.state
        if use.seat in (*memory.recall(Memory.FALLEN), *memory.recall(Memory.SLAIN)):
            self._arm(use)

    @noon(target=your & dude)
    def set_out(self, use: Use) -> None:
        """Noon: Choose your dude. If today a dude of yours was aced as a casualty or by another player's card
        effect, your chosen dude gets +3 bullets and becomes a stud."""
        if use.seat in self.game.state.recall(Memory.SLAIN):
            self._arm(use)

    def _arm(self, use: Use) -> None:
        use.modify(use.target, bullets=3)
        use.make(use.target, "stud")


class SuppressingFire(Action):
    """Suppressing Fire"""

    @shootout(target=opposing & dude & booted)
    def pin_down(self, use: Use) -> None:
        """Shootout: Choose a booted opposing dude. They become a draw."""
        use.make(use.target, "draw")

    @shootout(boots=((your & dude & in_posse) | (on_your_posse & goods & has("Weapon"))) & unbooted)
    def open_up(self, use: Use) -> None:
        """Shootout: Boot your dude in your posse or a Weapon on them. That dude becomes a stud."""
        use.make(use.booted.bearer, "stud")


def _refuge(card: Card, use: Use) -> bool:
    assert isinstance(use.event, happens.SentHome)
    runner = use.game.card(use.event.card)
    return card.place != runner.place and use.can_move(runner, card.place)


class AnyPortInAStorm(Action):
    """Any Port in a Storm"""

    def _on_the_run(self, event: happens.SentHome) -> bool:
        if self.game.card(event.card).controller != self.owner:
            return False
        job, fight = self.game.job, self.game.shootout
        running = fight is not None and fight.step == "run or gun"
        return event.why == Why.REFUSAL or running or (job is not None and job.success)

    @react(
        "when",
        happens.SentHome,
        if_=_on_the_run,
        instead=True,
        target=deed & in_town & owned & where(_refuge, "elsewhere"),
    )
    def lie_low(self, use: Use) -> Flow[None]:
        """React: When your dude would be sent home booted for refusing a callout, while dudes flee from a
        shootout or while a successful job ends, boot them and move them to another in-town deed that you own
        instead. For 1 ghost rock, you may unboot that dude."""
        assert isinstance(use.event, happens.SentHome)
        use.event.replaced = True
        runner = self.game.card(use.event.card)
        yield from use.boot(runner)
        yield from use.move(runner, use.target)
        if (yield from use.may_pay(1, f"to unboot {runner.title}")):
            yield from use.unboot(runner)
