"""Verbs that ask: choosing cards, players, numbers, and whether to go on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING

from gomorra.engine.card.choice import Choice, Predicate, Test, as_predicate
from gomorra.engine.events import Chosen
from gomorra.engine.kernel.decision import DONE, NO, PASS, YES, Decision, Flow, Option, card_option
from gomorra.engine.kernel.state import BOOT_HILL, DECK, DISCARD, DRAW, HAND
from gomorra.engine.plays.choosing import acceptable, completable, may_choose_anybody
from gomorra.engine.words import Act, Stat, cannot

EMPTY: Mapping[str, str] = MappingProxyType({})

if TYPE_CHECKING:
    from gomorra.engine.card.ability import Ability
    from gomorra.engine.card.handle import Card
    from gomorra.engine.verbs.use import Use

ZONES = {"hand": HAND, "discard": DISCARD, "boot hill": BOOT_HILL, "draw hand": DRAW, "deck": DECK}


def pool(use: Use, predicate: Predicate, seat: int | None = None) -> list[Card]:
    """All cards of the predicate's zone that satisfy it, whether or not they may be chosen."""
    return list(use.satisfying(predicate, seat))


def satisfying(use: Use, predicate: Predicate, seat: int | None = None) -> Iterator[Card]:
    """The same, one by one as they are found."""
    game = use.game
    zone = predicate.zone
    test = predicate.test
    if not zone or zone == "play":
        if predicate.only == "dude":
            return _dudes(use, predicate)
        cards: Iterable[int] = game.state.bodies
        if predicate.worn and (actor := use.actor).is_dude:
            carried = game.state.bodies[actor.id].attachments if actor.in_play else ()
            cards = [card for card in cards if card in carried] if carried else ()
    elif zone == "location":
        cards = game.locations()
    elif zone.startswith("any "):
        cards = [c for s in range(game.seats) for c in game.state.pile(s, ZONES[zone[4:]])]
    else:
        cards = list(game.state.pile(use.seat if seat is None else seat, ZONES[zone]))
    if zone.endswith(("discard", "boot hill")) and game.statics(cannot(Act.LEAVE_PILE)):
        cards = [card for card in cards if not use.stops(Act.LEAVE_PILE, game.card(card))]
    if predicate.only:
        faces = game.state.faces
        cards = [card for card in cards if (face := faces[card]) is not None and face.type == predicate.only]
    return (card for card in map(game.card, cards) if test(card, use))


def _dudes(use: Use, predicate: Predicate) -> Iterator[Card]:
    """The dudes that satisfy a predicate, looked for only where they can be."""
    game, rest = use.game, predicate.rest
    whose = use.seat if predicate.own else None
    if not predicate.here:
        return (dude for dude in game.dudes(whose) if rest(dude, use))
    if use.actor.in_play and Stat.COUNTS_AS_HERE not in game.repertoire.spoken:
        return (dude for dude in game.dudes_at(use.here.place, whose) if rest(dude, use))
    test = predicate.test
    return (dude for dude in game.dudes(whose) if test(dude, use))


def candidates(use: Use, predicate: Predicate | Test) -> list[Card]:
    """The cards that may be chosen."""
    cards = use.pool_choosable(as_predicate(predicate))
    if use.card is not None and use.game.has_decoys():
        cards = [card for card in cards if not use.game.stopped_by_decoy(card, cards, use)]
    return cards


def pool_choosable(use: Use, predicate: Predicate) -> list[Card]:
    """The cards from which a set may be chosen; decoys are judged on the whole set."""
    return list(use.choosable_cards(predicate))


def choosable_cards(use: Use, predicate: Predicate) -> Iterator[Card]:
    """The cards that satisfy a predicate and may be chosen, one by one as they are found."""
    cards = use.satisfying(predicate)
    if predicate.zone not in ("", "play", "location"):
        return cards
    if predicate.only and may_choose_anybody(use):
        return cards
    return (card for card in cards if use.choosable(card))


def can_choose(use: Use, predicate: Predicate) -> bool:
    """Whether any card may be chosen; looks no further than the first one."""
    if use.card is not None and use.game.has_decoys():
        return bool(use.candidates(predicate))
    return next(use.choosable_cards(predicate), None) is not None


def choosable(use: Use, card: Card) -> bool:
    """Whether this use may choose a card in play at all."""
    kind = card.face.type
    if kind == "legend":
        return False
    if use.card is None or kind == "outfit" or not card.id:
        return True
    if use.ability is not None and use.kind in ("shootout", "resolution", "cheatin"):
        fight = use.game.shootout
        if fight is not None and not (use.ability.brings_in or use.ability.outside):
            host = card.host
            standing = card.is_dude or (host is not None and host.is_dude)
            if standing and not card.in_posse:
                return False
    return not use.game.stopped(Act.CHOOSE, card, use)


def aims(use: Use) -> tuple[int, ...]:
    """The cards at which a use is aimed so far, for whoever is asked for more."""
    roles = use.roles
    return tuple(card.id for role in ("target", "also", "third") for card in roles.get(role, ()))


def pick(
    use: Use, cards: Sequence[Card], prompt: str, *, by: int | None = None, optional: bool = False
) -> Flow[Card | None]:
    """Choose one of these cards; a forced choice is made without asking."""
    if not cards or (len(cards) == 1 and not optional):
        return cards[0] if cards else None
    options = [card_option(card.id) for card in cards]
    if optional:
        options.append(PASS)
    seat = use.seat if by is None else by
    answer = yield Decision(seat, "choose", prompt, options, source=use.source, aimed=aims(use))
    return use.game.card(use.game.place_of_word(answer[1])) if answer[0] == "card" else None


def choose(
    use: Use, predicate: Predicate | Test, prompt: str = "", *, by: int | None = None, optional: bool = False
) -> Flow[Card | None]:
    """Choose one card that satisfies a predicate, or none where there is none."""
    wanted = as_predicate(predicate)
    words = prompt or f"Choose {wanted.words or 'a card'}"
    card = yield from use.pick(use.candidates(wanted), words, by=by, optional=optional)
    if card is None or not card.in_play or use.by_rules or not use.game.anybody_listens(Chosen):
        return card
    event = yield from use.do(Chosen((card.id,), {card.id: wanted}))
    return use.game.card(event.instead.get(card.id, card.id))


def choose_several(
    use: Use,
    predicate: Predicate | Test | Choice,
    low: int,
    high: int,
    prompt: str = "",
    *,
    by: int | None = None,
) -> Flow[list[Card]]:
    """Choose several cards, one after the other, with a "done" as soon as the set will do."""
    choice = predicate if isinstance(predicate, Choice) else Choice("", as_predicate(predicate), low, high)
    words = prompt or f"Choose {choice.predicate.words or 'cards'}"
    return (yield from use.gather(choice, use.pool_choosable(choice.predicate), words, by=by))


def gather(
    use: Use, choice: Choice, cards: list[Card], prompt: str, *, by: int | None = None
) -> Flow[list[Card]]:
    """Choose a set from these cards that the choice allows."""
    chosen: list[Card] = []
    seat = use.seat if by is None else by
    while len(chosen) < choice.high:
        enough = acceptable(use, choice, chosen)
        rest = [card for card in cards if card not in chosen]
        rest = [card for card in rest if completable(use, choice, [*chosen, card], cards)]
        if not rest:
            break
        if not enough and len(rest) == 1:
            chosen += rest
            continue
        options = [card_option(card.id) for card in rest]
        if enough:
            options.append(DONE)
        # Where a judge looks at the whole set, what may follow depends on each card: one after the other.
        least, most = (
            (max(0, choice.low - len(chosen)), min(choice.high - len(chosen), len(rest)))
            if choice.judge is None
            else (1, 1)
        )
        answer = yield Decision(
            seat,
            "choose several",
            prompt,
            options,
            source=use.source,
            aimed=aims(use),
            least=least,
            most=most,
            chosen=tuple(card.id for card in chosen),
        )
        if answer[0] == "done":
            break
        chosen.append(use.game.card(use.game.place_of_word(answer[1])))
    return chosen


def confirm(use: Use, prompt: str, *, by: int | None = None) -> Flow[bool]:
    """Ask whether to do something that a text leaves open."""
    answer = yield Decision(
        use.seat if by is None else by, "confirm", prompt, [YES, NO], source=use.source, aimed=aims(use)
    )
    return answer[0] == "yes"


def choose_amount(use: Use, low: int, high: int, prompt: str, *, by: int | None = None) -> Flow[int]:
    """Choose a number."""
    if high <= low:
        return low
    options = [Option(("amount", n), str(n)) for n in range(low, high + 1)]
    answer = yield Decision(
        use.seat if by is None else by, "amount", prompt, options, source=use.source, aimed=aims(use)
    )
    return int(answer[1])


def choose_player(use: Use, seats: Sequence[int], prompt: str, *, optional: bool = False) -> Flow[int]:
    """Choose a player (-1 for none)."""
    if not seats or (len(seats) == 1 and not optional):
        return seats[0] if seats else -1
    options = [Option(("player", seat)) for seat in seats]
    if optional:
        options.append(PASS)
    answer = yield Decision(use.seat, "player", prompt, options, source=use.source, aimed=aims(use))
    return int(answer[1]) if answer[0] == "player" else -1


def choose_word(
    use: Use, words: Sequence[str], prompt: str, *, by: int | None = None, texts: Mapping[str, str] = EMPTY
) -> Flow[str]:
    """Choose one of several things a text names; `texts` has other words for people to read."""
    if len(words) == 1:
        return words[0]
    options = [Option(("word", *word.split()), texts.get(word, word)) for word in words]
    answer = yield Decision(
        use.seat if by is None else by, "word", prompt, options, source=use.source, aimed=aims(use)
    )
    return " ".join(map(str, answer[1:]))


def choose_ability(use: Use, abilities: Sequence[Ability], prompt: str) -> Flow[Ability]:
    """Choose one of several abilities, which people read as they stand on the card."""
    named = {ability.label: ability for ability in abilities}
    texts = {label: ability.text for label, ability in named.items()}
    return named[(yield from choose_word(use, list(named), prompt, texts=texts))]
