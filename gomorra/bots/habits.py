"""Quick answers to every kind of decision, without looking ahead: what a sensible player does by habit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations
from random import Random

from gomorra import poker
from gomorra.bots import alliances
from gomorra.bots.clash import (
    Knowledge,
    callout_gain,
    gathering_gain,
    gathering_place,
    gathering_side,
    open_fight,
    side_chances,
)
from gomorra.bots.glance import quick_play
from gomorra.bots.player import Sight
from gomorra.bots.worth import BOOTING, value_of
from gomorra.engine import Game
from gomorra.engine.board import control, hands, players
from gomorra.engine.card.handle import Card
from gomorra.engine.events import CalledOut
from gomorra.engine.fights import posse
from gomorra.engine.kernel.decision import Option
from gomorra.poker.discard import discards
from gomorra.poker.words import MOST_CARDS

WAYS_OUT = ("pass", "done", "no")
LEAST_GAIN = 0.05
"""What is not worth this much is not worth doing."""
EFFORT = 20_000

Habit = Callable[[Game, list[Option], Random, Knowledge], Option]


def habit(game: Game, random: Random, know: Knowledge | None = None) -> Option:
    """An answer to the open decision; knowledge of the one who decides saves time if there is some already."""
    decision = game.decision
    options = decision.options
    if len(options) == 1:
        return options[0]
    known = know if know is not None and know.seat == decision.seat else Knowledge(game, decision.seat)
    found = HABITS.get(decision.kind)
    return found(game, options, random, known) if found is not None else random.choice(options)


def quiet(game: Game) -> bool:
    """Whether a player is about to make a Noon play, with nothing else going on."""
    return game.decision.kind == "play" and game.shootout is None and not game.lowball


def named(options: list[Option], word: str) -> Option | None:
    return next((option for option in options if option.payload[0] == word), None)


def way_out(options: list[Option]) -> Option | None:
    """The answer that does nothing, if there is one."""
    return next((option for option in options if option.payload[0] in WAYS_OUT), None)


def card_of(game: Game, option: Option) -> Card | None:
    number = option.payload[1] if len(option.payload) > 1 else 0
    return game.card(number) if isinstance(number, int) and number else None


def cards_in(game: Game, options: list[Option]) -> list[tuple[Option, Card]]:
    return [(option, card) for option in options if (card := card_of(game, option)) is not None]


def play(game: Game, options: list[Option], random: Random, know: Knowledge) -> Option:
    """At Noon what looks best; in a shootout now and then something."""
    if quiet(game):
        return quick_play(game, options, random, know)
    able = [option for option in options if option.payload[0] != "pass"]
    if able and random.random() < 0.5:
        return random.choice(able)
    return named(options, "pass") or random.choice(options)


def callout(game: Game, options: list[Option], random: Random, know: Knowledge) -> Option:
    """Accept where the odds are good, or going home would cost more."""
    target = game.card(game.decision.source)
    caller = caller_of(game)
    if caller is None:
        return named(options, "refuse") or options[0]
    gain = callout_gain(game, caller, target, know)
    return named(options, "accept" if gain > -leaving(game, target) else "refuse") or options[0]


def caller_of(game: Game) -> Card | None:
    """Who called out last."""
    for event in reversed(game.events):
        if isinstance(event, CalledOut):
            return game.card(event.card)
    return None


def leaving(game: Game, dude: Card) -> float:
    """What it costs to have a dude sent home booted from where it stands."""
    cost = BOOTING
    place = dude.location
    if place.is_deed and place.controller == dude.controller:
        sums = control.standing(game, place.id)
        others = max((amount for seat, amount in enumerate(sums) if seat != dude.controller), default=0)
        if sums[dude.controller] - dude.influence <= others and (others or place.owner != dude.controller):
            cost += 2.6 * max(0, place.control)
    return cost


def join(game: Game, options: list[Option], random: Random, know: Knowledge) -> Option:
    """Bring whoever makes the fight better by more than it costs to bring him."""
    done = named(options, "done")
    able = [
        option
        for option in options
        if option.payload[0] == "join" and posse.can_pay_for(game, game.card(int(option.payload[1])))
    ]
    if game.gathering is None or done is None:
        return done or options[0]
    side = gathering_side(game, know.seat)
    if know.seat not in game.posse_seats:
        return alliances.helping(game, able, know) or done
    place = gathering_place(game)
    candidates = {option: game.card(int(option.payload[1])) for option in able}
    now = gathering_gain(game, know) if game.gathering[side] else 0.0
    best, found = LEAST_GAIN, done
    for option, dude in candidates.items():
        gain = gathering_gain(game, know, [dude]) - now - price_of(dude, place)
        if gain > best:
            best, found = gain, option
    if found is done and len(candidates) > 1:
        everybody = list(candidates.values())
        price = sum(price_of(dude, place) for dude in everybody)
        if gathering_gain(game, know, everybody) - now - price > LEAST_GAIN:
            return max(candidates, key=lambda option: candidates[option].bullets)
    return found if found is not done else alliances.calling(game, options, know) or done


def price_of(dude: Card, place: int) -> float:
    """What it costs to bring a dude: nothing from where the fight is."""
    return 0.0 if dude.place == place or dude.booted else BOOTING


def choose(game: Game, options: list[Option], random: Random, know: Knowledge) -> Option:
    """Of dudes in a fight the best shot; of others' cards the best, of one's own the least."""
    able = cards_in(game, options)
    battle = game.shootout
    if battle is not None and battle.step == "pick shooters":
        return max(options, key=lambda option: shot(card_of(game, option)))
    if not able:
        return random.choice(options)

    def liking(pair: tuple[Option, Card]) -> float:
        card = pair[1]
        mine = card.in_play and card.controller == know.seat
        return -value_of(card) if mine else value_of(card)

    return max(able, key=liking)[0]


def shot(dude: Card | None) -> float:
    return -1.0 if dude is None or not dude.is_dude else dude.bullets * (1.6 if dude.is_stud else 1.0)


def keep_five(game: Game, options: list[Option], random: Random, know: Knowledge) -> Option:
    """Discard what the best five do not need; a legal hand is worth a rank to who can be caught."""
    able = [option for option in options if option.payload[0] == "card"]
    shown = {option: hands.playing_card(game, int(option.payload[1])) for option in able}
    needed = list(best_five(list(shown.values()), watched(game, know.seat)))
    for option, card in shown.items():
        if card in needed:
            needed.remove(card)
        elif card != poker.JOKER:
            return option
    return able[-1]


def watched(game: Game, seat: int) -> bool:
    """Whether somebody could punish a Cheatin' hand: he has cards in hand."""
    return any(player.hand for other, player in enumerate(game.state.players) if other != seat)


def best_five(cards: list[int], careful: bool) -> tuple[int, ...]:
    """The five to keep, jokers as jokers."""
    best = poker.choose(cards)
    if not best.legal:
        honest = poker.choose(cards, poker.Aim.HIGHEST_LEGAL)
        if honest.legal and honest.rank >= best.rank - (1 if careful else 0):
            best = honest
    return tuple(poker.JOKER if poker.is_joker(card) else card for card in best.cards)


def redraw(game: Game, options: list[Option], random: Random, know: Knowledge) -> Option:
    """The discards that win most on average, every one weighed with what can come."""
    done = named(options, "done")
    able = [option for option in options if option.payload[0] == "card"]
    battle = game.shootout
    state = game.state
    player = state.players[know.seat]
    held = [hands.playing_card(game, card) for card in player.draw_hand]
    chosen = [card for card in player.draw_hand if card not in {int(option.payload[1]) for option in able}]
    if not 5 <= len(held) <= MOST_CARDS or done is None or battle is None:
        return done or options[0]
    plain = [poker.JOKER if poker.is_joker(card) else card for card in held]
    left = sorted(
        poker.JOKER if poker.is_joker(card) else card
        for card in (hands.playing_card(game, number) for number in (player.deck or player.discard))
    )
    bonus = min(game.decision.most + len(chosen), len(left), 6)
    if bonus <= 0:
        return done
    advice = discards(plain, bonus, left, worth=rank_worths(game, know), seed=1, effort=EFFORT)
    wanted = list(advice.cards)
    for card in chosen:  # what was thrown already counts
        value = plain[player.draw_hand.index(card)]
        if value in wanted:
            wanted.remove(value)
    for option in able:
        value = plain[player.draw_hand.index(int(option.payload[1]))]
        if value in wanted:
            return option
    return done


def rank_worths(game: Game, know: Knowledge) -> list[float]:
    """What each rank is worth against what the other side can expect: casualties dealt less those taken."""
    battle = game.shootout
    assert battle is not None
    side = battle.seats.index(know.seat) if know.seat in battle.seats else 0
    theirs = side_chances(game, battle, 1 - side, know)
    change = sum(hands.changes(game, know.seat)[0])
    worths = []
    for rank in range(12):
        mine = min(max(rank + change, 1), 11)
        gain = sum(float(chance) * (mine - other) for other, chance in enumerate(theirs))
        won = sum(float(chance) for other, chance in enumerate(theirs) if other < mine)
        worths.append(gain + 2.0 * won)
    return worths


def joker(game: Game, options: list[Option], random: Random, know: Knowledge) -> Option:
    """The name that makes the best hand, of somebody else's the worst; for a pull the king of spades."""
    holder = hands.holder(game, game.decision.source)
    cards = hands.cards_of(game, holder) if holder >= 0 else []
    wanted: tuple[str | int, ...] = ("name", 3, 13)
    if len(cards) == 5:
        low = game.lowball is (holder == game.decision.seat)
        aim = poker.Aim.LOWEST if low else poker.Aim.HIGHEST
        names = [card for card in poker.name_jokers(cards, aim).cards if poker.is_joker(card)]
        if names:
            face = poker.face(names[0])
            wanted = ("name", poker.suit(face), poker.value(face))
    return next((option for option in options if option.payload == wanted), options[-1])


def casualty(game: Game, options: list[Option], random: Random, know: Knowledge) -> Option:
    """Lose what hurts least for what it covers; acing hurts a little more than discarding."""
    battle = game.shootout
    guests = battle is not None and {card.controller for _, card in cards_in(game, options)} != {know.seat}

    def cost(option: Option) -> float:
        card = game.card(int(option.payload[1]))
        how = str(option.payload[2])
        pain = {"home": 0.25, "discard": 1.0, "ace": 1.1}[how] * value_of(card)
        if guests and card.controller != know.seat:
            pain *= 0.5
        return pain / max(1, min(option.weight, game.decision.most))

    return min(options, key=cost)


def flee(game: Game, options: list[Option], random: Random, know: Knowledge) -> Option:
    """Stay where the fight is won or looks good; else save the best first."""
    done = named(options, "done")
    battle = game.shootout
    if battle is None or done is None:
        return done or options[0]
    side = battle.players_side(know.seat)
    if side is None or not battle.posses[1 - side]:
        return done
    open_now = open_fight(game, know)
    if open_now is None or open_now.gain >= -0.3:
        return done
    runners = [option for option in options if option.payload[0] == "card"]
    return max(runners, key=lambda option: value_of(game.card(int(option.payload[1]))), default=done)


def upkeep(game: Game, options: list[Option], random: Random, know: Knowledge) -> Option:
    """Pay if it can be paid; else let go of what is worth least among all sets that make it payable."""
    pay = named(options, "pay")
    if pay is not None:
        return pay
    able = cards_in(game, options)
    dropped = cheapest_cover(
        [(value_of(card), option.weight, option) for option, card in able], game.decision.least
    )
    return dropped or min(able, key=lambda pair: value_of(pair[1]))[0]


def cheapest_cover(cards: list[tuple[float, int, Option]], short: int) -> Option | None:
    """Of the sets whose upkeep covers what is short the one worth least; its dearest card goes first."""
    best: tuple[float, tuple[tuple[float, int, Option], ...]] | None = None
    useful = sorted((item for item in cards if item[1] > 0), key=lambda item: item[0] / item[1])[:12]
    for size in range(1, min(5, len(useful)) + 1):
        for group in combinations(useful, size):
            if sum(item[1] for item in group) >= short:
                worth = sum(item[0] for item in group)
                if best is None or worth < best[0] - 1e-9:
                    best = worth, group
    return max(best[1], key=lambda item: item[1])[2] if best is not None else None


def sundown_discard(game: Game, options: list[Option], random: Random, know: Knowledge) -> Option:
    """Throw what cannot be used, or what there is enough of: another card comes for it."""
    done = named(options, "done")
    seat = know.seat
    rock = game.state.players[seat].stash + players.production_of(game, seat)
    able = sorted(
        ((usefulness(game, seat, card, rock), option, card) for option, card in cards_in(game, options)),
        key=lambda use: -use[0],
    )
    if not able:
        return done or options[0]
    same: Counter[str] = Counter()
    worst, thrown = able[0][:2]
    for use, option, card in able:
        same[card.face.type] += 1
        needed = use if card.is_dude else use / same[card.face.type]
        if needed <= worst:
            worst, thrown = needed, option
    stuck = same["dude"] + same["deed"] < 2 and rock >= 3
    return thrown if done is None or worst < (1.0 if stuck else 0.5) else done


def usefulness(game: Game, seat: int, card: Card, rock: int) -> float:
    """How likely it is that a card in hand is played soon."""
    if card.is_joker:
        return 0.0
    dudes = game.dudes(seat)
    if card.face.unique and any(dude.name == card.name for dude in game.dudes()):
        return 0.1
    price = card.face.stats["cost"]
    if price > rock + 2:
        return 0.15
    if card.is_spell and not any(dude.has(card.spell_skill) for dude in dudes):
        return 0.1
    if card.is_dude:
        return 2.0 + card.face.stats["influence"]
    if card.is_deed:
        return 1.6 + card.face.stats["control"]
    if card.is_goods:
        carriers = [dude for dude in dudes if len(dude.body.attachments) < 2]
        return (0.6 + 0.3 * card.face.stats["bullets"]) if carriers else 0.15
    return 0.8


def decline(game: Game, options: list[Option], random: Random, know: Knowledge) -> Option:
    """Say yes to half of what a card of one's own offers."""
    able = [option for option in options if option.payload[0] not in WAYS_OUT]
    if able and random.random() < 0.5:
        return random.choice(able)
    return way_out(options) or random.choice(options)


def listed_gang(game: Game, options: list[Option], random: Random, know: Knowledge) -> Option:
    """The gang of the deck list; without one, dudes with influence as the stash allows."""
    return options[0]


def least(game: Game, options: list[Option], random: Random, know: Knowledge) -> Option:
    return options[0]


HABITS: dict[str, Habit] = {
    "play": play,
    "callout": callout,
    "join": join,
    "keep five": keep_five,
    "redraw": redraw,
    "joker": joker,
    "casualty": casualty,
    "flee": flee,
    "upkeep": upkeep,
    "sundown discard": sundown_discard,
    "react": decline,
    "confirm": decline,
    "gang": listed_gang,
    "choose": choose,
    "order": least,
    "street": least,
}


class HabitBot:
    """Answers everything by habit. What makes it weaker is what makes people weaker: it looks less closely at a play,
    and may not think of its cards in a fight at all."""

    def __init__(self, seed: int | str = 0, *, blur: float = 0.3, bold: float = 0.5) -> None:
        self.random = Random(str(seed))
        self.blur = blur
        """How far its glance at a Noon play may be off, in points."""
        self.bold = bold
        """How often it uses something in a fight."""

    def choose(self, game: Game, seat: int) -> str:
        world = Sight(game, seat).imagine(self.random.random().hex())
        options = world.decision.options
        if world.decision.kind == "play" and len(options) > 1:
            if quiet(world):
                return quick_play(world, options, self.random, Knowledge(world, seat), self.blur).key
            if self.random.random() >= self.bold:
                return (named(options, "pass") or options[0]).key
        return habit(world, self.random).key
