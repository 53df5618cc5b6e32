"""Bad Medicine: actions."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    BOOT_HILL,
    DISCARD,
    Action,
    Card,
    Flow,
    Use,
    another,
    booted,
    cannot,
    dude,
    feat,
    in_discard,
    in_town_square,
    job,
    location,
    noon_or_shootout,
    own_stat,
    shootout,
    unbooted,
    using,
    where,
)


class FocusingChi(Action):
    """Focusing Chi"""

    @feat(if_=lambda card, use: use.ability is not None and use.ability.technique)
    def insight(self, use: Use) -> Flow[None]:
        """When this card is revealed as the pull for a Technique, you may unboot the dude who performs it,
        look at 3 cards from the top of your deck and discard any of them. The others stay in order."""
        if use.dude is not None:
            yield from use.unboot(use.dude)
        cards = use.top_of_deck(3)
        yield from use.look(cards)
        while cards:
            card = yield from use.pick(cards, "Discard one of the top cards?", optional=True)
            if card is None:
                return
            cards.remove(card)
            yield from use.discard(card)

    @noon_or_shootout(technique=True)
    def breathe(self, use: Use) -> Flow[None]:
        """Noon/Shootout Technique: Draw a card, or put this card on top of your deck."""
        if (yield from use.choose_word(["draw a card", "put it on top"], "Focusing Chi")) == "draw a card":
            yield from use.draw()
        else:
            yield from use.to_deck(self)


on_mark = where(lambda card, use: card.host is not None and card.host.id == use.mark.id, "on the mark")


class Mugging(Action):
    """Mugging"""

    @job(mark=another & dude, on_start="grab")
    def rob(self, use: Use) -> Flow[None]:
        """Noon Job: Mark another player's dude. Boot up to 2 cards on the mark. If successful, send the mark
        home booted; you may ace up to 2 booted cards on the mark."""
        yield from use.send_home_booted(use.mark)
        for card in (yield from use.choose_several(on_mark & booted, 0, 2, "Ace up to two of these")):
            yield from use.ace(card)

    def grab(self, use: Use) -> Flow[None]:
        for card in (yield from use.choose_several(on_mark & unbooted, 0, 2, "Boot up to two of these")):
            yield from use.boot(card)


class SigningOverTheStores(Action):
    """Signing Over the Stores"""

    @job(mark=location & in_town_square)
    def inherit(self, use: Use) -> Flow[None]:
        """Noon Job: Mark the town square. If successful, you may discard up to 5 cards from the top of your
        deck. You may attach up to 3 different goods from your discard pile to your dudes, each at its cost
        less 2. If nobody opposed the job, unboot your leader."""
        count = yield from use.choose_amount(0, 5, "How many cards do you discard from your deck?")
        for card in (yield from use.top_five(count)):
            yield from use.discard(card)
        bought: list[str] = []
        new = where(
            lambda card, use: (
                card.is_goods and not card.attaches_to and card.title not in bought and use.can_play(card, 2)
            ),
            "goods that you can afford",
        )
        while len(bought) < 3:
            item = yield from use.choose(
                in_discard & new, "Attach goods for 2 ghost rock less?", optional=True
            )
            if item is None:
                break
            bought.append(item.title)
            yield from use.play(item, 2, bearer=lambda host: host.is_dude)
        if self.game.job is not None and not self.game.job.opposed:
            yield from use.unboot(use.leader)


SILENCE = own_stat("silence", "The action keeps everybody silent.")


def _silenced(card: Card, use: Use) -> bool:
    return bool(use.game.modifiers_of(card.id, SILENCE)) and len(use.game.state.players[use.seat].hand) >= 2


class NoFunnyStuff(Action):
    """No Funny Stuff"""

    @shootout()
    def hands_where_i_can_see_them(self, use: Use) -> None:
        """Shootout: Until the shootout ends, nobody can use Shootout, React or non-Cheatin' Resolution
        abilities."""
        use.change(self.id, SILENCE, 1)
        for seat in range(self.game.seats):
            for kind in ("shootout", "react", "resolution"):
                use.for_player(seat, cannot(using(kind)))

    @shootout(zones=(DISCARD, BOOT_HILL), anyone=True, repeat=True, if_=_silenced)
    def reach_for_it(self, use: Use) -> Flow[None]:
        """Every player has "Repeat Shootout: Discard 2 cards at random from your hand to end this effect"."""
        yield from use.discard_at_random(2)
        self.game.drop_modifiers(self.id, SILENCE)
        for seat in range(self.game.seats):
            for kind in ("shootout", "react", "resolution"):
                self.game.drop_modifiers(-1 - seat, cannot(using(kind)), self.id)
