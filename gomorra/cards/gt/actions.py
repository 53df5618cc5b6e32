"""Ghost Town: actions."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    BEARER,
    TOWN_SQUARE,
    Act,
    Action,
    Card,
    Flow,
    Stat,
    Use,
    always,
    another,
    can_be_sent_home,
    cheatin,
    dude,
    goods,
    happens,
    has,
    in_discard,
    in_hand,
    in_town,
    job,
    location,
    noon,
    on_your_posse,
    opposing,
    outfit,
    resolution,
    several,
    shootout,
    trait,
    unbooted,
    wanted,
    where,
    your,
)


class RequiemForAGoodBoy(Action):
    """Requiem for a Good Boy"""

    @resolution(
        target=has("Sidekick")
        & on_your_posse
        & where(lambda card, use: use.can_put_away(card, Act.DISCARD), "")
    )
    def mourn(self, use: Use) -> Flow[None]:
        """Resolution: Discard a Sidekick in your posse. Your posse takes 2 fewer casualties this round.
        Unboot the dude who had that Sidekick. Send an opposing dude home booted."""
        friend = use.target.bearer
        if not (yield from use.discard(use.target)):
            return
        use.casualties(use.posse_player, -2)
        yield from use.unboot(friend)
        foe = yield from use.choose(
            opposing & dude & can_be_sent_home, "Which opposing dude goes home booted?"
        )
        if foe is not None:
            yield from use.send_home_booted(foe)


class FoolMeOnce(Action):
    """Fool Me Once..."""

    def can_attach_to(self, host: Card) -> bool:
        return host.type == "outfit"

    @cheatin()
    def take_note(self, use: Use) -> Flow[None]:
        """Cheatin' Resolution: Attach this card to the home of the cheating player. Draw 3 cards."""
        yield from use.attach_self(self.game.outfit(use.cheater))
        yield from use.draw(3)

    def _fooled_again(self, event: happens.Revealed) -> bool:
        return self.controller in event.cheaters

    @trait("after", happens.Revealed, if_=_fooled_again)
    def shame_on_you(self, use: Use) -> Flow[None]:
        """While attached to your home, this card lets each other player draw a card after you reveal a
        Cheatin' hand."""
        for seat in use.opponents:
            yield from use.draw(seat=seat)


class FiddleGame(Action):
    """Fiddle Game"""

    def can_attach_to(self, host: Card) -> bool:
        return host.type == "outfit"

    @job(mark=outfit & your)
    def set_up(self, use: Use) -> Flow[None]:
        """Noon Job: Mark your home. If successful, this card attaches to it."""
        yield from use.attach_self(use.mark)

    @always(Stat.PRODUCTION, on=BEARER)
    def sell_the_fiddle(self, card: Card) -> int:
        """Your home has +2 production while this card is attached to it."""
        return 2

    def _found_out(self, event: happens.AbilityUsed) -> bool:
        return event.kind == "cheatin" and event.use.cheater == self.controller

    @trait("after", happens.AbilityUsed, if_=_found_out)
    def run_for_it(self, use: Use) -> Flow[None]:
        """When a Cheatin' Resolution has been used against you, discard this card from your home."""
        yield from use.discard(self)


ZHU_BAJIE = "Tao of Zhu Bajie"


class PiggingOut(Action):
    """Pigging Out"""

    @shootout(technique=True)
    def gorge(self, use: Use) -> Flow[None]:
        """Shootout Technique: The top 5 cards of your deck are discarded. You may return a Tao of Zhu Bajie
        card from your discard pile to your hand. When a Technique of this dude lowers an opposing dude's
        bullets, influence or value, it lowers it by 1 more."""
        for card in (yield from use.top_five()):
            yield from use.discard(card)
        tao = in_discard & where(lambda card, use: card.face.tao == ZHU_BAJIE, ZHU_BAJIE)
        found = yield from use.choose(tao, "Return which card?", optional=True)
        if found is not None:
            yield from use.to_hand(found)
        use.change(use.actor.id, Stat.TECHNIQUE_REDUCTION, 1)


class TechnologicalExhibition(Action):
    """Technological Exhibition"""

    @job(leader=has("Mad Scientist"), mark=location & in_town)
    def unveil(self, use: Use) -> Flow[None]:
        """Noon Job: Your Mad Scientist leads this job. Mark any in-town location. If successful, the leader
        invents a Gadget from your hand or discard pile without booting, at its cost less 5 and its difficulty
        less 5. If the mark was the town square, that Gadget gains 1 permanent control point."""
        player = self.game.state.players[use.seat]
        cards = [self.game.card(number) for number in (*player.hand, *player.discard)]

        def leads(dude: Card) -> bool:
            return dude.id == use.leader.id

        able = [
            card for card in cards if card.has("Gadget") and use.can_play(card, 5, inventor=leads, boot=False)
        ]
        gadget = yield from use.pick(able, "Which Gadget is unveiled?")
        if gadget is not None:
            made = yield from use.play(gadget, 5, inventor=leads, boot=False, easier=5)
            if made and use.mark.id == TOWN_SQUARE:
                yield from use.control_point(gadget)


def _cut(card: Card) -> int:
    """By how much a price falls that may not fall below 4."""
    return max(0, min(4, card.cost - 4))


def _affordable(card: Card, use: Use) -> bool:
    return use.can_play(card, _cut(card)) and use.funds(use.seat, "shopping") >= card.cost - _cut(card)


class APieceOfTheAction(Action):
    """A Piece of the Action"""

    def _come(self, use: Use, newcomer: Card, saved: int) -> Flow[bool]:
        """The dude comes, whatever its own text would take off the price."""
        if not newcomer.patrons() and not newcomer.backers():
            return (yield from use.play(newcomer, saved))
        friend = yield from use.pick(
            newcomer.patrons(), f"For whose sake does {newcomer.title} come?", optional=True
        )
        place = yield from use.patrons_place(friend)
        if not (yield from use.spend(newcomer.cost - saved, "shopping")):
            return False
        return (yield from use.enter(newcomer, at=place))

    @noon(target=in_hand & dude & where(_affordable, "that you can afford"))
    def recruit(self, use: Use) -> Flow[None]:
        """Noon: A dude from your hand enters play at their cost less 4, but for no less than 4; nothing
        lowers it further. You may attach a non-Gadget goods from your discard pile to that dude at its cost
        less the amount saved."""
        newcomer, saved = use.target, _cut(use.target)
        if not (yield from self._come(use, newcomer, saved)) or not newcomer.in_play:
            return

        def his(host: Card) -> bool:
            return host.id == newcomer.id

        able = (
            in_discard
            & goods
            & ~has("Gadget")
            & where(lambda card, use: use.can_play(card, saved, bearer=his), "")
        )
        item = yield from use.choose(able, f"Attach goods to {newcomer.title}?", optional=True)
        if item is not None:
            yield from use.play(item, saved, bearer=his)


class Framed(Action):
    """Framed"""

    @noon(
        target=another
        & dude
        & where(lambda card, use: use.funds(use.seat, use.kind) >= card.influence, "that you can pay for")
    )
    def plant_evidence(self, use: Use) -> Flow[None]:
        """Noon: Choose another player's dude and pay as much ghost rock as they have influence. That dude's
        controller chooses: boot that dude and pay you 1 ghost rock, or that dude gains 1 bounty."""
        accused = use.target
        yield from use.spend(accused.influence, use.kind)
        judge = accused.controller
        ways = ["gain 1 bounty"]
        free = not accused.booted and not use.untouchable(accused) and not use.stops(Act.BOOT, accused)
        if free and self.game.state.players[judge].stash:
            ways.append("boot and pay 1 ghost rock")
        if (yield from use.choose_word(ways, f"What becomes of {accused.title}?", by=judge)) == ways[0]:
            yield from use.bounty(accused, 1)
        else:
            yield from use.boot(accused)
            yield from use.pay(1, to=use.seat, seat=judge)

    @noon(target=another & dude & wanted)
    def throw_the_book(self, use: Use) -> Flow[None]:
        """Noon: Choose another player's wanted dude. They gain 3 bounty."""
        yield from use.bounty(use.target, 3)


class PlagueOfGrasshoppers(Action):
    """Plague of Grasshoppers"""

    @noon(target=several(your & dude & unbooted & has("Kung Fu"), 1, 99), also=location)
    def swarm(self, use: Use) -> Flow[None]:
        """Noon: Choose any number of your unbooted Kung Fu dudes, at least 1, and a location. Each of those
        dudes makes a Kung Fu test. Each one who is successful moves to that location."""
        for monk in use.targets:
            if (yield from use.kung_fu_test(monk)):
                yield from use.move(monk, use.also)


class ForebodingGlance(Action):
    """Foreboding Glance"""

    @noon(
        target=your & dude,
        also=another & dude & where(lambda card, use: card.place == use.target.place, "at that location"),
    )
    def glare(self, use: Use) -> Flow[None]:
        """Noon: Choose your dude and another player's dude at one location. With more control points than the
        other dude, yours boots all of that dude's attachments; with more influence, yours boots that dude;
        with more bounty, yours calls that dude out."""
        mine, foe = use.target, use.also
        if mine.control > foe.control:
            for item in foe.attachments:
                yield from use.boot(item)
        if mine.influence > foe.influence:
            yield from use.boot(foe)
        if mine.bounty > foe.bounty:
            yield from use.call_out(mine, foe)
