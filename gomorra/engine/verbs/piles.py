"""Verbs of hands and piles: drawing, discarding, acing, searching, looking."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from gomorra.engine.card.choice import Predicate, Test, as_predicate
from gomorra.engine.events import (
    Aced,
    BountyCollected,
    CardEvent,
    Discarded,
    Drawn,
    Gained,
    Left,
    Moved,
    Removed,
    Returned,
    Seen,
    Shuffled,
    table,
)
from gomorra.engine.kernel.decision import NOTHING, Flow, done
from gomorra.engine.kernel.state import ALL_DUDES, BOOT_HILL, DECK, DISCARD, DRAW, GONE, HAND, LIMBO, PLAY
from gomorra.engine.words import Act, ActName, Stat, Why, WhyName, cannot, out_of_play

if TYPE_CHECKING:
    from gomorra.engine.card.handle import Card
    from gomorra.engine.verbs.use import Use


def draw(use: Use, count: int = 1, seat: int | None = None) -> Flow[list[Card]]:
    """Draw cards into the play hand."""
    who = use.seat if seat is None else seat
    drawn: list[int] = []
    heard = use.game.anybody_listens(Drawn)
    for _ in range(count):
        card = table.next_card(use.game, who)
        if not card:
            break
        if heard:
            yield from use.do(Drawn((card,), seat=who))
        else:
            table.put(use.game, card, HAND)
        drawn.append(card)
    if drawn and not heard:
        use.game.record(Drawn(tuple(drawn), source=use.source, seat=who, kind=use.kind))
    return [use.game.card(card) for card in drawn]


def discard(
    use: Use, card: Card, *, why: WhyName = Why.NOTHING, cost: bool = False, final: bool = False
) -> Flow[bool]:
    """Discard a card from wherever it is; says whether it went."""
    zone = card.zone
    event = Discarded(card.id, zone, why, cost=cost, final=final)
    if zone in OUT_OF_SIGHT and _goes_quietly(use, card, event):
        event.whose = use.game.state.owners[card.id]
        flow = use.game.do(use.by(event))
        return done(not event.replaced) if flow is NOTHING else _gone(event, flow)
    return _put_away(use, event, card)


def _gone(event: Discarded, flow: Flow[None]) -> Flow[bool]:
    """Whether the card has gone, once all is over that answers it."""
    yield from flow
    return not event.replaced


OUT_OF_SIGHT = (HAND, DECK, DRAW, LIMBO)
UNSEEN = {Discarded: cannot(out_of_play(Act.DISCARD)), Aced: cannot(out_of_play(Act.ACE))}
"""What would keep a card from being put away that is not in play."""


def _goes_quietly(use: Use, card: Card, event: Discarded | Aced) -> bool:
    """Whether nothing could object when a card that is not in play is put away."""
    game, number = use.game, card.id
    if number in game.state.modifiers or number in game.state.bodies:
        return False
    return UNSEEN[type(event)] not in game.repertoire.spoken and ALL_DUDES not in game.state.modifiers


def ace(
    use: Use, card: Card, *, why: WhyName = Why.NOTHING, cost: bool = False, final: bool = False
) -> Flow[bool]:
    """Ace a card: it goes to Boot Hill. By an effect a Harrowed dude is discarded instead."""
    if card.in_play and card.is_dude and why != Why.CASUALTY and not final and card.has("Harrowed"):
        yield from use.discard(card, why=why, cost=cost)
        return False
    return (yield from _put_away(use, Aced(card.id, card.zone, why, cost=cost, final=final), card))


def can_put_away(use: Use, card: Card, act: ActName) -> bool:
    """Whether this use can discard or ace (as the act says) the card in play; acing a Harrowed dude discards it."""
    return card.in_play and not use.untouchable(card) and not use.stops(act, card)


def _put_away(use: Use, event: Discarded | Aced, card: Card, *, from_pile: bool = False) -> Flow[bool]:
    act = Act.ACE if isinstance(event, Aced) else Act.DISCARD
    in_play = card.zone == PLAY
    if card.zone in (DISCARD, BOOT_HILL, GONE) and not from_pile:
        return False
    if in_play:
        forbidden = use.untouchable(card) or use.stops(act, card)
    else:
        forbidden = use.stops(out_of_play(act), card)
    if forbidden and not (event.final and (yield from _prevails(use, card, act))):
        return False
    bounty = card.bounty
    controller = event.whose = card.controller
    side = use.game.side_of(card.id)
    event.side = side if side is not None else -1
    location = card.id if in_play and card.is_deed else -1
    collector = use.game.bounty_collector(card, event, use) if bounty else -1
    extra = sum(int(m.amount) for m in use.game.modifiers_of(card.id, Stat.EXTRA_FOR_COLLECTING))
    yield from use.do(event)
    if event.replaced:
        return False
    if collector >= 0 and collector not in (card.owner, controller):
        yield from use.do(BountyCollected(card.id, bounty, seat=collector))
        yield from use.do(Gained(bounty, Why.BOUNTY, seat=collector))
        if extra:
            yield from use.do(Gained(extra, Why.ON_TOP_OF_THE_BOUNTY, seat=collector))
    if location > 0:
        yield from use.clear_location(location)
    return True


def _prevails(use: Use, card: Card, act: ActName) -> Flow[bool]:
    """What cannot be prevented meets what cannot be done: the Winner says which takes precedence (RB-2.1-c)."""
    title = use.card.title if use.card is not None else "the rules"
    prompt = f"{title} cannot be prevented, but {card.title} cannot be {act}d. Does it happen?"
    return (yield from use.confirm(prompt, by=use.game.order()[0]))


def clear_location(use: Use, location: int) -> Flow[None]:
    """A deed has left play: the dudes there go home booted (RB-2.4-p)."""
    rules = use.game.rules(use.seat)
    for dude in use.game.dudes_at(location):
        yield from rules.send_home_booted(dude)
        if dude.in_play and dude.place == location:  # whatever protects it, it cannot stay nowhere
            side, home = use.game.side_of(dude.id), use.game.state.players[dude.controller].home
            yield from rules.do(Moved(dude.id, location, home, Why.HOME))
            if side is not None and dude.in_play:
                yield from rules.do(Left(dude.id, side))


def _leave(use: Use, card: Card, event: CardEvent) -> Flow[None]:
    """A card goes elsewhere than to a pile; the dudes at a deed that leaves play go home."""
    location = card.id if card.in_play and card.is_deed else 0
    yield from use.do(event)
    if location and not card.in_play:
        yield from use.clear_location(location)


def ace_from_pile(use: Use, card: Card) -> Flow[bool]:
    """Ace a card that lies in a discard pile."""
    if card.zone == BOOT_HILL or use.stops(Act.LEAVE_PILE, card):
        return False
    return (yield from _put_away(use, Aced(card.id, card.zone), card, from_pile=True))


def unearth(use: Use, card: Card) -> Flow[bool]:
    """Put a card from Boot Hill into its owner's discard pile."""
    if use.stops(Act.LEAVE_PILE, card):
        return False
    return (yield from _put_away(use, Discarded(card.id, card.zone), card, from_pile=True))


def remove_from_game(use: Use, card: Card) -> Flow[None]:
    """Take a card, usually a token, out of the game."""
    if card.in_play:
        yield from _leave(use, card, Removed(card.id))


def to_hand(use: Use, card: Card) -> Flow[bool]:
    """Put a card into its owner's play hand; another player's card is discarded instead (FQ-Owner-a)."""
    if card.owner != use.seat:
        yield from unearth(use, card) if card.zone == BOOT_HILL else use.discard(card)
        return False
    if _stays(use, card):
        return False
    yield from _leave(use, card, Returned(card.id, HAND))
    return True


def _stays(use: Use, card: Card) -> bool:
    """Whether a card cannot be taken from where it is: out of reach in play, or kept in its pile."""
    return use.untouchable(card) if card.in_play else use.stops(Act.LEAVE_PILE, card)


def return_to_hand(use: Use, card: Card) -> Flow[bool]:
    """Put a card back into the play hand of its owner, whoever that is."""
    if card.in_play and use.untouchable(card):
        return False
    yield from _leave(use, card, Returned(card.id, HAND))
    return True


def to_deck(use: Use, card: Card, *, bottom: bool = False) -> Flow[bool]:
    """Put a card on top of (or under) its owner's deck."""
    if _stays(use, card):
        return False
    yield from _leave(use, card, Returned(card.id, DECK, bottom=bottom))
    return True


def discard_from_hand(
    use: Use, count: int = 1, prompt: str = "", *, seat: int | None = None
) -> Flow[list[Card]]:
    """A player discards cards of his choice from his hand."""
    who = use.seat if seat is None else seat
    words = prompt or "Discard a card from your hand"
    gone: list[Card] = []
    for _ in range(count):
        hand = [use.game.card(card) for card in use.game.state.players[who].hand]
        card = yield from use.pick(hand, words, by=who)
        if card is None:
            break
        yield from use.discard(card)
        gone.append(card)
    return gone


def discard_at_random(use: Use, count: int = 1, *, seat: int | None = None) -> Flow[list[Card]]:
    """A player discards cards of his hand that chance picks."""
    gone = use.random_cards(count, seat)
    for card in gone:
        yield from use.discard(card)
    return gone


def random_cards(use: Use, count: int, seat: int | None = None) -> list[Card]:
    """So many cards of a play hand, picked by chance."""
    hand = list(use.game.state.players[use.seat if seat is None else seat].hand)
    picked = [hand.pop(use.game.state.roll(len(hand))) for _ in range(min(count, len(hand)))]
    return [use.game.card(card) for card in picked]


def look(use: Use, cards: Sequence[Card], seat: int | None = None) -> Flow[None]:
    """A player looks at hidden cards and knows them from now on."""
    who = use.seat if seat is None else seat
    for card in cards:
        use.game.state.known[card.id] |= 1 << who
    yield from use.do(Seen(tuple(card.id for card in cards), seat=who))


def reveal(use: Use, cards: Sequence[Card]) -> Flow[None]:
    """Show hidden cards to everybody."""
    for card in cards:
        use.game.state.known[card.id] = use.game.state.everyone()
    if cards:
        shown = ", ".join(card.title for card in cards)
        use.game.say(f"{use.game.name(use.seat)} reveals {shown}.", use.seat)
    yield from ()


def top_of_deck(use: Use, count: int, seat: int | None = None) -> list[Card]:
    """The top cards of a deck, as many as there are; an empty deck is made anew first (RB-2.2-h)."""
    who = use.seat if seat is None else seat
    if count > 0:
        table.next_card(use.game, who)
    return [use.game.card(card) for card in use.game.state.players[who].deck[:count]]


def shuffle(use: Use, seat: int | None = None) -> Flow[None]:
    """Shuffle a deck."""
    who = use.seat if seat is None else seat
    use.game.state.shuffle(who)
    yield from use.do(Shuffled(seat=who))


def search(
    use: Use, predicate: Predicate | Test, prompt: str = "", *, count: int = 1, piles: str = "deck"
) -> Flow[list[Card]]:
    """Search the deck for up to so many cards, then shuffle (the found ones are set apart first).

    `piles="deck and discard"` searches both piles, `"deck or discard"` one of them, `"deck and/or discard"` both or
    the second.
    The caller puts the found cards where they go; they leave the deck before the shuffle.
    """
    wanted = as_predicate(predicate)
    player = use.game.state.players[use.seat]
    deck = [use.game.card(card) for card in player.deck]  # CG-Searching-c: an empty one is not refilled
    cards = list(deck)
    if piles != "deck":
        lying = (use.game.card(card) for card in player.discard)
        cards += [card for card in lying if not use.stops(Act.LEAVE_PILE, card)]
    if piles in ("deck or discard", "deck and/or discard"):
        both = "deck" if piles == "deck or discard" else "deck and discard pile"
        where = yield from use.choose_word([both, "discard pile"], "Search what?")
        deck = deck if where != "discard pile" else []
        cards = [card for card in cards if card in deck or (card.zone == DISCARD and where != "deck")]
    if deck:
        yield from use.look(deck)
    found: list[Card] = []
    while len(found) < count:
        hits = [card for card in cards if card not in found and wanted.test(card, use)]
        if not hits:
            break
        card = yield from use.pick(hits, prompt or "Take which card?", optional=True)
        if card is None:
            break
        found.append(card)
    for card in found:
        use.game.lift_to_limbo(card)
        use.found.append(card.id)
    if deck:
        yield from use.shuffle()
    return found
