"""Base Set: actions."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    AWAY_FROM_HOME,
    Act,
    Action,
    Card,
    Flow,
    Moment,
    Stat,
    Until,
    Use,
    another,
    at_location,
    bootable,
    booted,
    can_be_sent_home,
    cheatin,
    deed,
    dude,
    happens,
    has,
    in_discard,
    in_posse,
    in_shootout,
    in_town,
    in_town_square,
    job,
    location,
    noon,
    on_your_posse,
    opposing,
    owned,
    react,
    resolution,
    several,
    shootout,
    spell,
    stud,
    wanted,
    where,
    your,
)
from gomorra.engine.board import players
from gomorra.engine.plays.legal import purpose_of

town_square = location & in_town_square


class EstablishinWhosInCharge(Action):
    """Establishin' Who's in Charge"""

    @job(mark=deed & in_town)
    def take_over(self, use: Use) -> Flow[None]:
        """Noon Job: Mark any in-town deed. If successful, it gains 1 permanent control point."""
        yield from use.control_point(use.mark)


def _for_hire(card: Card, use: Use) -> bool:
    """By the older FAQ any card in the pile lets it be played where no dude is there."""
    lying = map(use.game.card, use.game.state.players[use.seat].discard)
    return card.is_dude or (
        use.game.state.ruleset.older_rulings and not any(other.is_dude for other in lying)
    )


class HiredGuns(Action):
    """Hired Guns"""

    @noon(target=in_discard & where(_for_hire, "dude"))
    def hire(self, use: Use) -> Flow[None]:
        """Noon: Return a dude from your discard pile to your hand."""
        if use.target.is_dude:
            yield from use.to_hand(use.target)


class LadyLuck(Action):
    """Lady Luck"""

    @noon()
    def smile(self, use: Use) -> None:
        """Noon: At Sundown today, you may discard any number of cards from your hand."""
        use.for_player(use.seat, Stat.SUNDOWN_DISCARDS, 99)


class BottomDealin(Action):
    """Bottom Dealin'"""

    @cheatin()
    def deal(self, use: Use) -> Flow[None]:
        """Cheatin' Resolution: Discard the cheating player's draw hand. The top 5 cards of your deck become
        that player's draw hand; you name the suit and value of any joker among them. Those cards remain
        yours."""
        for card in use.draw_hand(use.cheater):
            yield from use.discard(card)
        dealt = yield from use.top_five()
        for card in dealt:
            use.into_draw_hand(card, use.cheater)
        for card in dealt:
            if card.is_joker:
                yield from use.name_card(card)


class MakeTheSmartChoice(Action):
    """Make the Smart Choice"""

    @shootout(target=dude & in_shootout)
    def offer(self, use: Use) -> Flow[None]:
        """Shootout: Choose any dude in this shootout. That dude gets -X bullets, where X is their influence.
        Their controller may send that dude home booted, even if already booted."""
        use.modify(use.target, bullets=-use.target.influence)
        if use.can_send_home_booted(use.target):
            controller = use.target.controller
            if (yield from use.confirm(f"Send {use.target.title} home booted?", by=controller)):
                yield from use.send_home_booted(use.target)


class Tresspassin(Action):
    """Tresspassin'"""

    @noon(target=deed & owned & has("Private"))
    def get_off_my_land(self, use: Use) -> Flow[None]:
        """Noon: Choose a Private deed that you own. For each other player's dude there, its controller
        chooses: send that dude home booted, or that dude gains 1 bounty."""
        intruders = [one for one in players.rival_dudes(self.game, use.seat) if one.place == use.target.id]
        for intruder in intruders:
            ways = (
                ["go home booted", "gain 1 bounty"]
                if use.can_send_home_booted(intruder)
                else ["gain 1 bounty"]
            )
            way = yield from use.choose_word(ways, f"What does {intruder.title} do?", by=intruder.controller)
            if way == "go home booted":
                yield from use.send_home_booted(intruder)
            else:
                yield from use.bounty(intruder, 1)


class Auction(Action):
    """Auction"""

    @noon(target=deed)
    def sell(self, use: Use) -> Flow[None]:
        """Noon: Choose a deed. It becomes Private. If you own and control it, gain 1 ghost rock for each
        other player's dude there."""
        place = use.target
        use.take_keyword(place, "Public")
        use.give_keyword(place, "Private")
        if place.owner == use.seat and place.controller == use.seat:
            guests = [guest for guest in players.rival_dudes(self.game, use.seat) if guest.place == place.id]
            yield from use.gain(len(guests))


def _can_come(card: Card, use: Use) -> bool:
    return use.side is not None and use.can_join(card, use.side)


can_come = where(_can_come, "who can join your posse")


class TheStakesJustRose(Action):
    """The Stakes Just Rose"""

    @shootout(brings_in=True, target=your & dude & can_come)
    def raise_the_stakes(self, use: Use) -> Flow[None]:
        """Shootout: Choose your dude at any location. That dude joins your posse and becomes a stud."""
        if (yield from use.join(use.target)):
            use.make(use.target, "stud")


class SunInYerEyes(Action):
    """Sun in Yer Eyes"""

    @shootout(target=dude & in_shootout)
    def blind(self, use: Use) -> None:
        """Shootout: Choose any dude in this shootout. They get -2 bullets (minimum 0) and become a draw."""
        use.modify(use.target, bullets=-2, floor=0)
        use.make(use.target, "draw")


BLINDED = {"draw": "becomes a draw"}


class SunInYerEyesWeirdWest(Action):
    """Sun in Yer Eyes"""

    printings = ("24221",)

    @shootout(target=dude & in_shootout)
    def blind(self, use: Use) -> Flow[None]:
        """Shootout: Choose any dude in this shootout. They get -2 bullets or become a draw. If you pay 1
        ghost rock, both happen."""
        ways = ["-2 bullets", "draw"]
        if use.funds(use.seat, purpose_of(use)):
            ways.append("both for 1 ghost rock")
        way = yield from use.choose_word(ways, f"What happens to {use.target.title}?", texts=BLINDED)
        if way.startswith("both"):
            yield from use.spend(1, purpose_of(use))
        if way != "draw":
            use.modify(use.target, bullets=-2)
        if way != "-2 bullets":
            use.make(use.target, "draw")


class Ambush(Action):
    """Ambush"""

    @job(boot=True, mark=dude, on_join="lie_in_wait")
    def spring(self, use: Use) -> Flow[None]:
        """Noon Job, Boot: Mark a dude. Each dude who joins your posse while the mark is not wanted gains 1
        bounty. If successful, ace the mark."""
        yield from use.ace(use.mark)

    def lie_in_wait(self, use: Use, joiner: Card) -> Flow[None]:
        if not use.mark.wanted:
            yield from use.bounty(joiner, 1)


class AmbushWeirdWest(Ambush):
    """Ambush"""

    printings = ("24222",)

    @job(boot=True, mark=dude & another, on_join="lie_in_wait")
    def spring(self, use: Use) -> Flow[None]:
        """Noon Job, Boot: Mark another player's dude. Each dude who joins your posse while the mark is not
        wanted gains 1 bounty. If successful, ace the mark."""
        yield from use.ace(use.mark)


class Coachwhip(Action):
    """Coachwhip!"""

    @cheatin(if_=lambda card, use: bool(card._victims(use)))
    def lash(self, use: Use) -> Flow[None]:
        """Cheatin' Resolution: The cheating player boots one of their dudes; in a shootout, that player aces
        one of their dudes in it instead. If your hand is legal, you choose that dude."""
        able, prompt = self._victims(use), "Which dude is whipped?"
        if use.has_legal_hand():  # then guards and decoys hold as for any card that is chosen
            victim = yield from use.choose(where(lambda card, use: card in able), prompt)
        else:
            victim = yield from use.pick(able, prompt, by=use.cheater)
        if victim is None:
            return
        if self.game.shootout is not None:
            yield from use.ace(victim)
        else:
            yield from use.boot(victim)

    def _victims(self, use: Use) -> list[Card]:
        cheats = use.game.cheaters(use.seat) if use.cheater < 0 else [use.cheater]
        able = [card for seat in cheats for card in use.game.dudes(seat)]
        if use.game.shootout is not None:
            return [card for card in able if card.in_posse and use.can_put_away(card, Act.ACE)]
        return [card for card in able if use.can_boot(card)]


class WarPaint(Action):
    """War Paint"""

    @noon(target=your & dude)
    def paint(self, use: Use) -> None:
        """Noon: Choose your dude. That dude gets +2 bullets."""
        use.modify(use.target, bullets=2)


class BadCompany(Action):
    """Bad Company"""

    @noon(target=dude & wanted)
    def ride_along(self, use: Use) -> None:
        """Noon: Choose any wanted dude. That dude gets +3 bullets and becomes a stud. Any player who collects
        that dude's bounty today gains 4 more ghost rock."""
        use.modify(use.target, bullets=3)
        use.make(use.target, "stud")
        use.change(use.target.id, Stat.EXTRA_FOR_COLLECTING, 4)


class HidingInTheShadows(Action):
    """Hiding in the Shadows"""

    @noon(target=your & dude)
    def lie_low(self, use: Use) -> None:
        """Noon: Choose your dude. Other players' Shootout abilities can neither choose nor affect that
        dude."""
        use.forbid(Act.CHOOSE, use.target, whose="opponents shootout")
        use.forbid(Act.AFFECT, use.target, whose="opponents shootout")


class PistolWhip(Action):
    """Pistol Whip"""

    @shootout(boots=your & dude & in_posse, target=opposing & dude & can_be_sent_home)
    def whip(self, use: Use) -> Flow[None]:
        """Shootout: Boot your dude in your posse to send an opposing dude home booted. The dude you booted
        gets -1 bullets (minimum 0)."""
        yield from use.send_home_booted(use.target)
        use.modify(use.booted, bullets=-1, floor=0)


class ConcealedWeapons(Action):
    """Concealed Weapons"""

    @noon()
    def smuggle(self, use: Use) -> None:
        """Noon: Your dudes, booted or not, may shop for goods and spells at locations that you do not
        control. You may also shop for goods and spells as Shootout plays."""
        older = self.game.state.ruleset.older_rulings
        use.for_player(use.seat, Stat.ATTACH_ANYWHERE, "unbooted" if older else "any")
        use.for_player(use.seat, Stat.SHOP_IN_SHOOTOUT)


def _you_lost(card: Card, event: happens.CasualtiesTaken) -> bool:
    fight = card.game.shootout
    return fight is not None and event.lost and fight.seats[event.side] == card.controller


class HotLeadFlyin(Action):
    """Hot Lead Flyin'"""

    @react("after", happens.CasualtiesTaken, if_=_you_lost)
    def stray_bullets(self, use: Use) -> Flow[None]:
        """React: After you have taken casualties for losing a round, pull. The winner takes 1 casualty for
        each dude with a value higher than the pull that you discarded or aced as one of yours."""
        fight = self.game.shootout
        assert fight is not None
        pulled = yield from use.pull()
        side = fight.seats.index(use.seat)
        fallen = [item for item in fight.casualties if item.side == side and item.is_dude]
        gone = [item for item in fallen if item.fate in ("discard", "ace")]
        count = sum(self.game.card(item.card).face.value > pulled.value for item in gone)
        yield from use.inflict(fight.seats[1 - side], count)


class OneGoodTurn(Action):
    """One Good Turn…"""

    @noon()
    def favour(self, use: Use) -> Flow[None]:
        """Noon: Draw a card."""
        yield from use.draw()

    @cheatin()
    def hush_money(self, use: Use) -> Flow[None]:
        """Cheatin' Resolution: Gain 3 ghost rock."""
        yield from use.gain(3)


def _outgunned(card: Card, use: Use) -> bool:
    gathering = use.game.gathering
    assert gathering is not None
    return sum(use.game.card(member).bullets for member in gathering[0]) > use.mark.bullets


class Kidnappin(Action):
    """Kidnappin'"""

    @job(boot=True, mark=dude, posse=_outgunned, on_join="take_part")
    def snatch(self, use: Use) -> Flow[None]:
        """Noon Job, Boot: Mark a dude. The dudes in your posse must have more bullets in total than the mark.
        Each dude who joins your posse gains 1 bounty. If successful, discard the mark."""
        yield from use.discard(use.mark)

    def take_part(self, use: Use, joiner: Card) -> Flow[None]:
        yield from use.bounty(joiner, 1)


class KidnappinWeirdWest(Kidnappin):
    """Kidnappin'"""

    printings = ("24235",)

    @job(boot=True, mark=dude & another, posse=_outgunned, on_join="take_part")
    def snatch(self, use: Use) -> Flow[None]:
        """Noon Job, Boot: Mark another player's dude. The dudes in your posse must have more bullets in total
        than the mark. Each dude who joins your posse gains 1 bounty. If successful, discard the mark."""
        yield from use.discard(use.mark)


class PinnedDown(Action):
    """Pinned Down"""

    @shootout(target=dude & in_shootout)
    def pin(self, use: Use) -> None:
        """Shootout: Choose any dude in this shootout. That dude must be the first casualty of their posse. If
        picked as shooter, that dude gets -3 bullets (minimum 0)."""
        use.change(use.target.id, Stat.FIRST_CASUALTY, 1)
        use.later(Moment.shooter(use.target.id), "keep_down", use.target, until=Until.SHOOTOUT)

    def keep_down(self, use: Use, number: int) -> None:
        use.modify(self.game.card(number), bullets=-3, floor=0)


class PinnedDownWeirdWest(PinnedDown):
    """Pinned Down"""

    printings = ("24236",)

    @shootout(target=dude & in_shootout)
    def pin(self, use: Use) -> None:
        """Shootout: Choose any dude in this shootout. That dude must be the first casualty of their posse. If
        picked as shooter, that dude gets -3 bullets."""
        use.change(use.target.id, Stat.FIRST_CASUALTY, 1)
        use.later(Moment.shooter(use.target.id), "keep_down", use.target, until=Until.SHOOTOUT)

    def keep_down(self, use: Use, number: int) -> None:
        use.modify(self.game.card(number), bullets=-3)


def _rideable(card: Card, use: Use) -> bool:
    return not card.attached("Horse") and bool(_riders(card, use))


def _riders(card: Card, use: Use) -> list[Card]:
    return [
        rider
        for rider in use.game.dudes(use.seat)
        if rider.attached("Horse") and rider.adjacent_to(card) and use.can_move(rider, card.place)
    ]


class RunEmDown(Action):
    """Run 'Em Down!"""

    @noon(target=another & dude & where(_rideable, "without a Horse, adjacent to your riders"))
    def ride(self, use: Use) -> Flow[None]:
        """Noon: Choose another player's dude who has no Horse. Move any number of your dudes with Horses, at
        least 1, from one adjacent location to that dude's location. Boot that dude. Your dude there may then
        call that dude out."""
        able = _riders(use.target, use)
        first = yield from use.pick(able, "Who rides?")
        riders = [first] if first is not None else []
        while first is not None:
            rest = [card for card in able if card not in riders and card.place == first.place]
            rider = yield from use.pick(rest, "Who else rides?", optional=True)
            if rider is None:
                break
            riders.append(rider)
        for rider in riders:
            yield from use.move(rider, use.target.location)
        yield from use.boot(use.target)
        beside = self.game.dudes_at(use.target.place, use.seat)
        callers = [card for card in beside if use.can_call_out(card, use.target)]
        caller = yield from use.pick(callers, f"Who calls out {use.target.title}?", optional=True)
        if caller is not None:
            yield from use.call_out(caller, use.target)


class BountyHunter(Action):
    """Bounty Hunter"""

    @noon(target=another & dude & wanted)
    def hunt(self, use: Use) -> Flow[None]:
        """Noon: Choose another player's wanted dude. A Gunslinger token enters play at that dude's location
        and calls them out. The callout cannot be refused. After the shootout, remove the token from the
        game."""
        hunter = yield from use.create_token(self.game.token("Gunslinger", self.face), use.target.location)
        yield from use.call_out(hunter, use.target, refusable=False)
        yield from use.remove_from_game(hunter)


class BountyHunterWeirdWest(Action):
    """Bounty Hunter"""

    printings = ("24238",)

    @noon(target=another & dude & wanted)
    def hunt(self, use: Use) -> Flow[None]:
        """Noon: Choose another player's wanted dude. A Gunslinger token enters play at that dude's location
        and calls them out. The callout cannot be refused. If no shootout follows, remove the token from the
        game."""
        hunter = yield from use.create_token(self.game.token("Gunslinger", self.face), use.target.location)
        if not (yield from use.call_out(hunter, use.target, refusable=False)):
            yield from use.remove_from_game(hunter)


class Reserves(Action):
    """Reserves"""

    @noon()
    def draw_on_them(self, use: Use) -> Flow[None]:
        """Noon: Gain 1 ghost rock."""
        yield from use.gain(1)


class Rumors(Action):
    """Rumors"""

    @noon(target=dude)
    def spread(self, use: Use) -> None:
        """Noon: Choose a dude. That dude has -1 influence while not at home."""
        use.modify(use.target, influence=-1, place=AWAY_FROM_HOME)


class CheatinVarmint(Action):
    """Cheatin' Varmint"""

    @resolution(pay=5)
    def accuse(self, use: Use) -> Flow[None]:
        """Resolution, Pay 5 Ghost Rock: Choose a player with a draw hand. Lower that player's hand rank by
        2."""
        yield from self._expose(use)

    @cheatin()
    def catch(self, use: Use) -> Flow[None]:
        """Cheatin' Resolution: Choose a player with a draw hand. Lower that player's hand rank by 2."""
        yield from self._expose(use)

    def _expose(self, use: Use) -> Flow[None]:
        holders = [seat for seat in range(self.game.seats) if use.draw_hand(seat)]
        seat = yield from use.choose_player(holders, "Whose hand rank falls?")
        yield from use.rank(seat, -2)


def _stabled(place: Card, use: Use) -> list[Card]:
    return [horse for rider in use.game.dudes_at(place.place, use.seat) for horse in rider.attached("Horse")]


def _resting(card: Card, use: Use) -> bool:
    return any(horse.booted for horse in _stabled(card, use))


class FreshHorses(Action):
    """Fresh Horses"""

    @noon(target=location & where(_resting, "with a booted Horse of yours"))
    def change_mounts(self, use: Use) -> Flow[None]:
        """Noon: Choose a location. Unboot all your Horses there. Each of their abilities that has been used
        today may be used one more time."""
        for horse in _stabled(use.target, use):
            yield from use.unboot(horse)
            for ability in dict.fromkeys(horse.body.used):
                use.use_again(horse, ability)


def _distracting(card: Card, use: Use) -> bool:
    return card.has("Hex") or not use.game.state.ruleset.older_rulings


class MagicalDistraction(Action):
    """Magical Distraction"""

    @cheatin(discards=spell & on_your_posse & where(_distracting, ""))
    def distract(self, use: Use) -> Flow[None]:
        """Cheatin' Resolution: Discard a spell on your dude in your posse and pull. Your hand rank becomes
        the value of the pull (maximum 11)."""
        pulled = yield from use.pull()
        use.for_player(use.seat, Stat.BASE_RANK, min(11, pulled.value))


def _held(card: Card, use: Use) -> bool:
    return card.controller == use.seat and card.owner != use.seat


class Extortion(Action):
    """Extortion"""

    @noon(target=deed & where(_held, "that you control but do not own"))
    def squeeze(self, use: Use) -> Flow[None]:
        """Noon: Choose a deed that you control and another player owns. Gain ghost rock equal to the
        production of that deed."""
        yield from use.gain(use.target.production)


class RecruitmentDrive(Action):
    """Recruitment Drive"""

    @job(mark=town_square)
    def recruit(self, use: Use) -> Flow[None]:
        """Noon Job: Mark the town square. If successful, a dude or deed of your choice from your discard pile
        enters play at its cost less 5."""
        able = (
            in_discard & (dude | deed) & where(lambda card, use: use.can_play(card, 5), "that you can afford")
        )
        card = yield from use.choose(able)
        if card is not None:
            yield from use.play(card, 5)


carried = in_shootout & where(lambda card, use: card.host is not None, "attachment")


def _on_one_dude(cards: list[Card], use: Use) -> bool:
    return len({card.host for card in cards}) == 1


class Unprepared(Action):
    """Unprepared"""

    @shootout(target=dude & in_shootout)
    def catch_off_guard(self, use: Use) -> Flow[None]:
        """Shootout: Choose any dude in this shootout. Boot that dude and everything attached. The dude gets
        -1 bullets and cannot use their own abilities; the attachments lose their traits, abilities and bullet
        bonuses."""
        for card in (use.target, *use.target.attachments):
            yield from use.boot(card)
        use.modify(use.target, bullets=-1)
        use.make_blank(use.target, "abilities")
        if self.game.state.ruleset.older_rulings:
            use.make_blank(use.target, "granted")  # FQ-Unprepared-b
        for card in use.target.attachments:
            use.lose_bonus(card, Stat.BULLETS)
            use.make_blank(card)


class UnpreparedWeirdWest(Action):
    """Unprepared"""

    printings = ("24248",)

    @shootout(target=dude & bootable & in_shootout)
    def catch_off_guard(self, use: Use) -> Flow[None]:
        """Shootout: Boot any unbooted dude in this shootout. They get -1 bullets and cannot use their own
        abilities."""
        yield from use.boot(use.target)
        use.modify(use.target, bullets=-1)
        use.make_blank(use.target, "abilities")

    @shootout(target=several(carried & bootable, 1, 2, _on_one_dude))
    def fumble(self, use: Use) -> Flow[None]:
        """Shootout: Choose any dude in this shootout. Boot 1 or 2 unbooted attachments of that dude. They
        lose their traits, abilities and bullet bonuses."""
        for card in use.targets:
            yield from use.boot(card)
            use.lose_bonus(card, Stat.BULLETS)
            use.make_blank(card)


class ACoachComesToTown(Action):
    """A Coach Comes to Town"""

    @job(mark=town_square, always=True)
    def rob(self, use: Use) -> Flow[None]:
        """Noon Job: Mark the town square. If successful, you gain 4 ghost rock. If unsuccessful, each player
        with a dude left in the opposing posse gains 4 ghost rock."""
        assert self.game.job is not None
        if self.game.job.success:
            yield from use.gain(4)
        else:
            for seat in dict.fromkeys(guard.controller for guard in use.roles["defenders"]):
                yield from use.gain(4, seat)


class HexSlingin(Action):
    """Hex Slingin'"""

    @resolution(discards=has("Hex") & on_your_posse)
    def sling(self, use: Use) -> Flow[None]:
        """Resolution: Discard a Hex from your dude in your posse to raise your hand rank by 2."""
        yield from use.rank(use.seat, 2)


def _worth_robbing(card: Card, use: Use) -> bool:
    place = card.location
    if not place.production or place.owner not in use.opponents:
        return False
    rich = bool(use.game.state.players[place.owner].stash)
    return rich and not use.game.stopped_player(Act.LOSE_ROCK, place.owner, use)


class ThisIsAHoldup(Action):
    """This is a Holdup!"""

    @noon(
        boots=your
        & dude
        & at_location(deed & ~owned)
        & where(_worth_robbing, "where ghost rock can be taken")
    )
    def stick_up(self, use: Use) -> Flow[None]:
        """Noon: Boot your dude at a deed that you do not own to take up to X ghost rock from the owner of
        that deed, where X is its production. Raise that dude's bounty by the amount taken."""
        place = use.booted.location
        most = min(place.production, self.game.state.players[place.owner].stash)
        wanted = yield from use.choose_amount(0, most, "How much ghost rock do you take?")
        taken = yield from use.take(wanted, place.owner)
        yield from use.bounty(use.booted, taken)


def _elsewhere(card: Card, use: Use) -> bool:
    return card.id != use.target.place and use.can_move(use.target, card.id)


class ClearOut(Action):
    """Clear Out!"""

    @noon(target=your & dude, also=deed & owned & ~your & where(_elsewhere, "elsewhere"))
    def evict(self, use: Use) -> Flow[None]:
        """Noon: Your dude moves from elsewhere to a deed that you own and another player controls."""
        yield from use.move(use.target, use.also)


class Missed(Action):
    """Missed!"""

    @shootout(target=your & dude & in_posse & booted)
    def dodge(self, use: Use) -> Flow[None]:
        """Shootout: Unboot your dude in your posse."""
        yield from use.unboot(use.target)


class TakinYaWithMe(Action):
    """Takin' Ya With Me"""

    @react("after", happens.CasualtiesTaken, if_=_you_lost)
    def last_shot(self, use: Use) -> Flow[None]:
        """React: After you have taken casualties for losing a round, your opponent takes 1 casualty, unless
        every dude in the opposing posse has more bullets than each of your casualties."""
        fight = self.game.shootout
        assert fight is not None
        side = fight.seats.index(use.seat)
        fallen = [item for item in fight.casualties if item.side == side]
        best = max((self._bullets(item.card, item.bullets) for item in fallen), default=0)
        if any(self.game.card(foe).bullets <= best for foe in fight.posses[1 - side]):
            yield from use.inflict(fight.seats[1 - side], 1)

    def _bullets(self, number: int, printed: int) -> int:
        card = self.game.card(number)
        return card.bullets if card.in_play and card.is_dude else printed


class GoodStiffDrink(Action):
    """Good Stiff Drink"""

    @noon(target=dude & where(lambda card, use: bool(card.body.used), "with a used ability"))
    def refresh(self, use: Use) -> Flow[None]:
        """Noon: Choose an ability of a dude that has been used today. It may be used one more time."""
        labels = {
            name.rpartition(":")[2].partition("@")[0].replace("_", " "): name for name in use.target.body.used
        }
        texts = {ability.label: ability.text for ability in use.target.abilities}
        label = yield from use.choose_word(list(labels), "Which ability may be used once more?", texts=texts)
        use.use_again(use.target, labels[label])


class PointBlank(Action):
    """Point Blank"""

    @resolution(boots=your & dude & in_posse & stud)
    def shoot(self, use: Use) -> Flow[None]:
        """Resolution: Boot your stud in your posse. Your opponent aces a dude in the opposing posse who has
        fewer bullets than the booted dude."""
        yield from self._fire(use)

    def _fire(self, use: Use) -> Flow[None]:
        fight, side = self.game.shootout, use.side
        assert fight is not None
        assert side is not None
        foes = [self.game.card(foe) for foe in fight.posses[1 - side]]
        weaker = [foe for foe in foes if foe.bullets < use.booted.bullets and use.can_put_away(foe, Act.ACE)]
        victim = yield from use.pick(weaker, "Which dude is aced?", by=use.opponent)
        if victim is not None:
            yield from use.ace(victim)


class PointBlankWeirdWest(PointBlank):
    """Point Blank"""

    printings = ("24257",)

    @resolution(
        boots=your
        & dude
        & in_posse
        & stud
        & where(lambda card, use: not card.is_token, "that is not a token")
    )
    def shoot(self, use: Use) -> Flow[None]:
        """Resolution: Boot your non-token stud in your posse. Your opponent aces a dude in the opposing posse
        who has fewer bullets than the booted dude."""
        yield from self._fire(use)


class ASecretTunnel(Action):
    """A Secret Tunnel"""

    @noon(
        target=your & dude & at_location(deed & owned & in_town),
        also=deed & owned & in_town & where(_elsewhere, "elsewhere"),
    )
    def crawl(self, use: Use) -> Flow[None]:
        """Noon: Move your dude from an in-town deed that you own to another such deed. Make another Noon
        play."""
        yield from use.move(use.target, use.also)
        use.extra_play()
