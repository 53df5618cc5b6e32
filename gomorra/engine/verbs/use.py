"""The use of an ability: who uses what, on what, with every verb a card text may need.

Each verb is a function over a use; the list in the class says in which module of this room it is written.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from gomorra.engine.events import AbilityUsed, CardEvent
from gomorra.engine.kernel.decision import NOTHING, done, then
from gomorra.engine.kernel.state import NOBODY
from gomorra.engine.plays.moments import do
from gomorra.engine.verbs import asking, draw_hands, dudes, effects, entering, fighting, piles, rock
from gomorra.engine.words import Act, ActName, Stat, Until, UntilName

if TYPE_CHECKING:
    from gomorra.engine.card.ability import Ability
    from gomorra.engine.card.handle import Card
    from gomorra.engine.events import Event
    from gomorra.engine.game import Game
    from gomorra.engine.kernel.decision import Flow
    from gomorra.engine.plays.pulls import Pull

E = TypeVar("E", bound="Event")


class Use:
    """Somebody does something: which player, by which card and ability (none for the rules themselves)."""

    __slots__ = (
        "ability", "affected", "amount", "cancelled", "card", "cheater", "combo", "dude", "event", "found", "game",
        "idle", "kind", "margin", "moved", "pulled", "pulls", "roles", "seat", "spent", "stood", "studs", "success",
        "total", "waived", "was_booted",
    )  # fmt: skip

    def __init__(
        self,
        game: Game,
        seat: int,
        card: Card | None = None,
        ability: Ability | None = None,
        kind: str = "",
        event: Event | None = None,
    ) -> None:
        self.game = game
        self.seat = seat
        self.card = card
        self.ability = ability
        self.kind = kind
        self.event = event
        self.dude: Card | None = None
        self.roles: dict[str, list[Card]] = {}
        self.amount = 0
        self.pulled: Pull | None = None
        self.pulls: list[Pull] = []
        self.margin = 0
        self.total = 0
        """What the last skill test came to, pull and rating."""
        self.success = False
        """Whether the spell or Technique took effect; what needs no test always does. A job's success is the job's."""
        self.cancelled = False
        """Whether an answer to it has taken its effect away; its costs are still paid, unless they are waived."""
        self.waived = False
        self.combo = False
        self.was_booted = False
        self.idle = False
        """Whether its text was carried out and changed nothing at all."""
        self.cheater = NOBODY
        self.stood: int | None = None
        """The user's side of the shootout when the use began, for when the last dude has left."""
        self.moved: list[int] = []
        self.found: list[int] = []
        """Cards that this use has searched out."""
        self.spent: list[tuple[str, int]] = []
        self.studs: list[int] = []
        """Draws that this use has made studs, until that is announced."""
        self.affected: list[tuple[int, int, int]] = []
        """Cards in play to which this use did something, with controller and place as they were."""

    @property
    def by_rules(self) -> bool:
        """Whether the rules act, without a card behind them."""
        return self.card is None

    @property
    def source(self) -> int:
        """The number of the card, 0 for the rules."""
        return self.card.id if self.card is not None else 0

    def by(self, event: E) -> E:
        """Sign an event with the source of this use."""
        event.source = self.card.id if self.card is not None else 0
        if event.seat == NOBODY:
            event.seat = self.seat
        event.kind = self.kind
        event.use = self
        return event

    def stops(self, act: ActName, card: Card) -> bool:
        """Whether something forbids this use to do that to the card."""
        return self.game.stopped(act, card, self)

    def untouchable(self, card: Card) -> bool:
        """Whether the card is out of reach for this use: gone, a legend, or unaffected by it."""
        if card.type == "legend" and not self.by_rules and card is not self.card:
            return True
        return not self.by_rules and self.game.stopped(Act.AFFECT, card, self)

    def do(self, event: E) -> Flow[E]:
        """Let an event happen, with all its windows; where no card in the game could listen, it has happened."""
        game = self.game
        if AbilityUsed in game.repertoire.events and isinstance(event, CardEvent) and not event.cost:
            touched = self.touch(event.card)
            if touched:
                return self._do(event, touched)
        flow = do(game, self.by(event))
        return done(event) if flow is NOTHING else then(event, flow)

    def _do(self, event: E, touched: list[tuple[int, int, int]]) -> Flow[E]:
        yield from self.game.do(self.by(event))
        if not event.replaced:
            self.affected += touched
        return event

    def touch(self, number: int) -> list[tuple[int, int, int]]:
        """What is remembered of a card that this use affects, where any card of the game asks for it."""
        if self.card is None or number <= 0 or not self.game.anybody_listens(AbilityUsed):
            return []
        card = self.game.card(number)
        return [(number, card.controller, card.place)] if card.in_play else []

    def role(self, name: str) -> Card | None:
        """The card chosen for a role, if any."""
        cards = self.roles.get(name)
        return cards[0] if cards else None

    def _needed(self, name: str) -> Card:
        cards = self.roles.get(name)
        if not cards:
            raise LookupError(f"{self.ability}: nothing was chosen as {name!r}; declare it in the decorator")
        return cards[0]

    @property
    def target(self) -> Card:
        """The card chosen as target."""
        return self._needed("target")

    @property
    def targets(self) -> list[Card]:
        """All cards chosen as targets."""
        return self.roles.get("target", [])

    @property
    def booted(self) -> Card:
        """The card booted as requirement."""
        return self._needed("boots")

    @property
    def discarded(self) -> Card:
        """The card discarded as requirement."""
        return self._needed("discards")

    @property
    def aced(self) -> Card:
        """The card aced as requirement."""
        return self._needed("aces")

    @property
    def also(self) -> Card:
        """The second target."""
        return self._needed("also")

    @property
    def leader(self) -> Card:
        """The leader of the job."""
        return self._needed("leader")

    @property
    def mark(self) -> Card:
        """The mark of the job."""
        return self._needed("mark")

    @property
    def actor(self) -> Card:
        """ "This dude": the bearer, caster or performer; on a dude the dude itself."""
        if self.dude is not None:
            return self.dude
        assert self.card is not None
        return self.card.bearer

    @property
    def here(self) -> Card:
        """ "This location"."""
        return self.actor.location

    def is_here(self, card: Card) -> bool:
        """Whether a card in play is at this location, or counts as being there for this use."""
        if card.place == self.here.place:
            return True
        return any(self.game.replies(Stat.COUNTS_AS_HERE, card, self))

    @property
    def opponents(self) -> list[int]:
        """The other players, clockwise; who gave up is none any more."""
        players = self.game.state.players
        around = self.game.state.clockwise(self.seat)
        return [seat for seat in around if seat != self.seat and not players[seat].conceded]

    @property
    def opponent(self) -> int:
        """The opposing player: across the shootout, else the next one."""
        fight = self.game.shootout
        if fight is not None:
            side = self.side
            if side is not None:
                return fight.seats[1 - side]
        return self.opponents[0]

    @property
    def side(self) -> int | None:
        """The user's side of the shootout."""
        fight = self.game.shootout
        if fight is None:
            return None
        side = fight.players_side(self.seat)
        return self.stood if side is None else side

    @property
    def posse_player(self) -> int:
        """Whose casualties, rank and draw hand "your posse" speaks of: the posse's leader, of an ally too."""
        fight, side = self.game.shootout, self.side
        return fight.seats[side] if fight is not None and side is not None else self.seat

    @property
    def this_play(self) -> UntilName:
        """The duration of the play that is going on."""
        return Until.play(self.game.depth)

    @property
    def duration(self) -> UntilName:
        """How long this use's effects last unless its text says otherwise."""
        return effects.lasting(self)

    # Asking
    pool = asking.pool
    satisfying = asking.satisfying
    candidates = asking.candidates
    pool_choosable = asking.pool_choosable
    choosable_cards = asking.choosable_cards
    can_choose = asking.can_choose
    choosable = asking.choosable
    pick = asking.pick
    choose = asking.choose
    choose_several = asking.choose_several
    gather = asking.gather
    confirm = asking.confirm
    choose_amount = asking.choose_amount
    choose_player = asking.choose_player
    choose_word = asking.choose_word
    choose_ability = asking.choose_ability

    # Dudes: booting, moving, posses, bounty
    can_boot = dudes.can_boot
    boot = dudes.boot
    unboot = dudes.unboot
    can_move = dudes.can_move
    can_leave = dudes.can_leave
    move = dudes.move
    can_send_home_booted = dudes.can_send_home_booted
    send_home_booted = dudes.send_home_booted
    can_send_home = dudes.can_send_home
    send_home = dudes.send_home
    can_join = dudes.can_join
    can_bring_in = dudes.can_bring_in
    join = dudes.join
    enlist = dudes.enlist
    leave = dudes.leave
    can_defect = dudes.can_defect
    defect = dudes.defect
    bounty = dudes.bounty

    # Piles
    draw = piles.draw
    can_put_away = piles.can_put_away
    discard = piles.discard
    ace = piles.ace
    clear_location = piles.clear_location
    ace_from_pile = piles.ace_from_pile
    unearth = piles.unearth
    remove_from_game = piles.remove_from_game
    to_hand = piles.to_hand
    return_to_hand = piles.return_to_hand
    to_deck = piles.to_deck
    discard_from_hand = piles.discard_from_hand
    discard_at_random = piles.discard_at_random
    random_cards = piles.random_cards
    look = piles.look
    reveal = piles.reveal
    top_of_deck = piles.top_of_deck
    shuffle = piles.shuffle
    search = piles.search

    # Lasting effects
    change = effects.change
    modify = effects.modify
    modify_rating = effects.modify_rating
    make = effects.make
    give_keyword = effects.give_keyword
    take_keyword = effects.take_keyword
    make_blank = effects.make_blank
    lose_bonus = effects.lose_bonus
    for_player = effects.for_player
    forbid = effects.forbid
    forbid_for_all = effects.forbid_for_all
    make_adjacent = effects.make_adjacent
    control_point = effects.control_point
    can_take_control = effects.can_take_control
    take_control = effects.take_control
    give_back = effects.give_back
    later = effects.later
    count_on = effects.count_on
    use_again = effects.use_again
    rank = effects.rank
    casualties = effects.casualties
    extra_play = effects.extra_play

    # Ghost rock
    gain = rock.gain
    pay = rock.pay
    may_pay = rock.may_pay
    take = rock.take
    put_into_pot = rock.put_into_pot
    take_from_pot = rock.take_from_pot
    funds = rock.funds
    purses = rock.purses
    spend = rock.spend
    place_rock = rock.place_rock
    clear_rock = rock.clear_rock

    # Entering play
    can_play = entering.can_play
    patrons_place = entering.patrons_place
    play = entering.play
    back = entering.back
    enter = entering.enter
    street_end = entering.street_end
    invent = entering.invent
    gadget_host = entering.gadget_host
    check = entering.check
    skill_test = entering.skill_test
    kung_fu_test = entering.kung_fu_test
    can_plant = entering.can_plant
    plant = entering.plant
    attach = entering.attach
    attach_self = entering.attach_self
    summon = entering.summon
    become = entering.become
    create_token = entering.create_token
    lay_booted = entering.lay_booted

    # Plays within plays
    can_call_out = fighting.can_call_out
    call_out = fighting.call_out
    end_shootout = fighting.end_shootout
    inflict = fighting.inflict
    spare = fighting.spare
    can_make_play = fighting.can_make_play
    make_play = fighting.make_play
    can_trade = fighting.can_trade
    make_trade = fighting.make_trade
    borrow = fighting.borrow
    can_borrow = fighting.can_borrow

    # Pulls and draw hands
    pull = draw_hands.pull
    exchange = draw_hands.exchange
    replace_pull = draw_hands.replace_pull
    pull_anew = draw_hands.pull_anew
    pull_again = draw_hands.pull_again
    exchange_draw_hands = draw_hands.exchange_draw_hands
    deal = draw_hands.deal
    into_draw_hand = draw_hands.into_draw_hand
    name_card = draw_hands.name_card
    make_card = draw_hands.make_card
    end_pulls = draw_hands.end_pulls
    start_in_play = draw_hands.start_in_play
    top_five = draw_hands.top_five
    draw_hand = draw_hands.draw_hand
    hand_rank = draw_hands.hand_rank
    revealed_legal = draw_hands.revealed_legal
    has_legal_hand = draw_hands.has_legal_hand
