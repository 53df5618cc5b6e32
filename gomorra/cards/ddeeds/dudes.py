"""Dirty Deeds: dudes."""

from __future__ import annotations

from gomorra.cards.vocabulary import ALL, Card, Dude, Flow, Use, always, grifter, happens, react, where
from gomorra.decks.starting_gang import places
from gomorra.engine.setup import fits


class XiangFang(Dude):
    """Xiang Fang"""

    @react("after", happens.EnteredPlay, if_=lambda card, event: event.card == card.id)
    def loot(self, use: Use) -> Flow[None]:
        """React: After Xiang enters play, gain the production of his location. If it is your home or a deed that you do
        not own, its production is 0 until after the next Upkeep."""
        place = self.location
        amount = place.production
        yield from use.gain(amount)
        if place.is_location and place.id and (place.owner != use.seat or place.type == "outfit"):
            use.modify(place, production=-amount, until="upkeep", since=self.game.state.day + 1)


class KabedaHakurei(Dude):
    """Kabeda Hakurei"""

    @always("reaches totem", on=ALL)
    def spirit_walk(self, shaman: Card, totem: Card) -> bool:
        """Once a day Kabeda can use a Noon ability of an unbooted Totem at an adjacent location as if it were at hers."""
        used = self.id in self.game.state.recall("today at a distance")
        noon = self.game.shootout is None and self.game.state.phase == "noon"
        return shaman.id == self.id and noon and not used and not totem.booted and totem.adjacent_to(self)


class RicoRodegain(Dude):
    """Rico Rodegain"""

    @grifter(boot=True)
    def swindle(self, use: Use) -> Flow[None]:
        """React, Boot: At the start of the game look at your opponent's hand. Put your dudes other than Grifters back on
        top of your deck for their cost and start with up to as many others instead."""
        game, seat = self.game, use.seat
        rival = yield from use.choose_player(use.opponents, "Whose hand do you look at?")
        yield from use.look([game.card(card) for card in game.state.players[rival].hand])
        sent = [card for card in game.dudes(seat) if not card.has("Grifter")]
        for card in sent:
            game.state.players[seat].stash += card.cost
            yield from use.to_deck(card)
        kept = [card.face.code for card in game.dudes(seat)]
        found: list[Card] = []

        deck = {entry.printing.code: entry.printing for entry in game.decks[seat].entries}

        def may_start(card: Card, use: Use) -> bool:
            if not card.is_dude or card.cost > game.state.players[seat].stash:
                return False
            codes = [other.face.code for other in (*found, card)]
            return sum(places(deck[code]) for code in codes) <= len(sent) and fits(
                game, seat, [*kept, *codes]
            )

        while picked := (yield from use.search(where(may_start), "Who starts instead?")):
            game.state.players[seat].stash -= picked[0].cost
            yield from use.start_in_play(picked[0])
            found += picked
