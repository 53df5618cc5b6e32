"""Quick answers to every kind of decision, without looking ahead: what a player does by habit."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from gomorra import poker
from gomorra.bots.first.noon import might, quick_play, value_of
from gomorra.bots.first.worth import Weights, gun_power
from gomorra.engine import Game
from gomorra.engine.board import hands, players
from gomorra.engine.card.handle import Card
from gomorra.engine.kernel.decision import Option

WEIGHTS = Weights()
Habit = Callable[[Game, list[Option], Random], Option]


def instinct(game: Game, random: Random) -> Option:
    """An answer to the open decision."""
    options = game.decision.options
    if len(options) == 1:
        return options[0]
    habit = HABITS.get(game.decision.kind)
    return habit(game, options, random) if habit is not None else random.choice(options)


def named(options: list[Option], word: str) -> Option | None:
    return next((option for option in options if option.payload[0] == word), None)


def card_of(game: Game, option: Option) -> Card | None:
    number = option.payload[1] if len(option.payload) > 1 else 0
    return game.card(number) if isinstance(number, int) and number else None


def play(game: Game, options: list[Option], random: Random) -> Option:
    """At Noon what looks best; in a shootout mostly something."""
    if game.shootout is None and not game.lowball:
        return quick_play(game, options, random)
    able = [option for option in options if option.payload[0] != "pass"]
    if able and random.random() < 0.7:
        return random.choice(able)
    return named(options, "pass") or random.choice(options)


def callout(game: Game, options: list[Option], random: Random) -> Option:
    """Accept where the guns are on your side."""
    target = game.card(game.decision.source)
    seat, place = target.controller, target.place
    foes = max(might(game, other, place) for other in range(game.seats) if other != seat)
    word = "accept" if might(game, seat, place) >= 0.95 * foes else "refuse"
    return named(options, word) or options[0]


def join(game: Game, options: list[Option], random: Random) -> Option:
    """Bring those who shoot, until the other side is outgunned; keep those home whom one cannot spare."""
    done = named(options, "done")
    gathering = game.gathering
    able = [option for option in options if option.payload[0] == "join"]
    if not able or gathering is None or done is None:
        return done or options[0]
    seat = game.decision.seat
    side = 0 if game.posse_seats[0] == seat or not gathering[1] else 1
    mine = sum(gun_power(game.card(dude), WEIGHTS) + 0.4 for dude in gathering[side])
    foes = sum(gun_power(game.card(dude), WEIGHTS) + 0.4 for dude in gathering[1 - side])
    best = max(able, key=lambda option: gun_power(game.card(int(option.payload[1])), WEIGHTS))
    if side == 1 and not gathering[1] and game.job is not None:
        place = game.job.location
        return best if might(game, seat, place) >= foes and random.random() < 0.85 else done
    if side == 0 and game.job is not None:
        return best if mine < 4 and random.random() < 0.7 else done
    return best if mine < 1.3 * foes + 1.0 else done


def shooter(game: Game, options: list[Option], random: Random) -> Option:
    def power(option: Option) -> float:
        dude = card_of(game, option)
        if dude is None or not dude.is_dude:
            return random.random()
        return dude.bullets * (1.6 if dude.is_stud else 1.0)

    return max(options, key=power)


def keep_five(game: Game, options: list[Option], random: Random) -> Option:
    """Discard what the best five do not need; a legal hand is worth a rank."""
    able = [option for option in options if option.payload[0] == "card"]
    shown = {option: hands.playing_card(game, int(option.payload[1])) for option in able}
    needed = list(best_five(list(shown.values())))
    for option, card in shown.items():
        if card in needed:
            needed.remove(card)
        elif card != poker.JOKER:
            return option
    return able[-1]


def best_five(cards: list[int]) -> tuple[int, ...]:
    """The five to keep, jokers as jokers."""
    best = poker.choose(cards)
    if not best.legal:
        honest = poker.choose(cards, poker.Aim.HIGHEST_LEGAL)
        if honest.legal and honest.rank >= best.rank - 1:
            best = honest
    return tuple(poker.JOKER if poker.is_joker(card) else card for card in best.cards)


def redraw(game: Game, options: list[Option], random: Random) -> Option:
    """Throw what does not pair, suit or run with the rest."""
    done = named(options, "done")
    able = [option for option in options if option.payload[0] == "card"]
    cards = [hands.playing_card(game, int(option.payload[1])) for option in able]
    if len(cards) >= 5 and poker.choose(cards).rank >= poker.FULL_HOUSE and done is not None:
        return done
    counts = {card: sum(poker.value(other) == poker.value(card) for other in cards if other != poker.JOKER)
              for card in cards if card != poker.JOKER}  # fmt: skip
    single = [
        option for option, card in zip(able, cards, strict=True) if card != poker.JOKER and counts[card] == 1
    ]
    if not single:
        return done or options[0]
    return min(single, key=lambda option: poker.value(hands.playing_card(game, int(option.payload[1]))))


def joker(game: Game, options: list[Option], random: Random) -> Option:
    """The name that makes the best hand; for a pull the king of spades."""
    seat, source = game.decision.seat, game.decision.source
    cards = hands.cards_of(game, seat)
    wanted: tuple[str | int, ...] = ("name", 3, 13)
    if source in game.state.players[seat].draw_hand and len(cards) == 5:
        aim = poker.Aim.LOWEST if game.lowball else poker.Aim.HIGHEST
        names = [card for card in poker.name_jokers(cards, aim).cards if poker.is_joker(card)]
        if names:
            face = poker.face(names[0])
            wanted = ("name", poker.suit(face), poker.value(face))
    return next((option for option in options if option.payload == wanted), options[-1])


def casualty(game: Game, options: list[Option], random: Random) -> Option:
    """Lose what hurts least for what it covers; acing hurts more than discarding."""

    def cost(option: Option) -> float:
        card = game.card(int(option.payload[1]))
        how = str(option.payload[2])
        covers = {"home": 1, "discard": 1, "ace": 2}[how] + (card.has("Harrowed") and how != "home")
        pain = {"home": 0.4, "discard": 1.0, "ace": 1.25}[how] * value_of(card)
        return pain / covers

    return min(options, key=cost)


def flee(game: Game, options: list[Option], random: Random) -> Option:
    """Run when outgunned, stay when it looks good or the fight is won."""
    done = named(options, "done")
    fight = game.shootout
    if fight is None or done is None:
        return done or options[0]
    side = fight.players_side(game.decision.seat)
    if side is None or not fight.posses[1 - side]:
        return done
    mine = sum(gun_power(game.card(dude), WEIGHTS) + 0.4 for dude in fight.posses[side])
    foes = sum(gun_power(game.card(dude), WEIGHTS) + 0.4 for dude in fight.posses[1 - side])
    if mine >= 0.85 * foes:
        return done
    return max(
        (option for option in options if option.payload[0] == "card"),
        key=lambda option: value_of(game.card(int(option.payload[1]))),
    )


def upkeep(game: Game, options: list[Option], random: Random) -> Option:
    """Pay if it can be paid; else let go what is worth least for its upkeep."""
    pay = named(options, "pay")
    if pay is not None:
        return pay
    return min(options, key=lambda option: value_of(game.card(int(option.payload[1]))))


def sundown_discard(game: Game, options: list[Option], random: Random) -> Option:
    """Throw a card that cannot be used: a copy of what one has, or far too dear."""
    seat = game.decision.seat
    names = {dude.name for dude in game.dudes(seat)}
    income = players.production_of(game, seat) + game.state.players[seat].stash
    for option in options:
        card = card_of(game, option)
        if card is None:
            continue
        if card.is_joker or (card.face.unique and card.name in names):
            return option
        if card.face.stats["cost"] > income + 2:
            return option
        if card.is_spell and not any(dude.has(card.spell_skill) for dude in game.dudes(seat)):
            return option
    return named(options, "done") or options[0]


def decline(game: Game, options: list[Option], random: Random) -> Option:
    """Mostly say yes to what a card of one's own offers."""
    able = [option for option in options if option.payload[0] not in ("pass", "done", "no")]
    if able and random.random() < 0.6:
        return random.choice(able)
    return named(options, "pass") or named(options, "done") or named(options, "no") or random.choice(options)


def listed_gang(game: Game, options: list[Option], random: Random) -> Option:
    """The gang of the deck list; without one, dudes with influence as the stash allows."""
    return options[0]


def most(game: Game, options: list[Option], random: Random) -> Option:
    return random.choice(options)


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
    "amount": most,
    "choose": shooter,
}
