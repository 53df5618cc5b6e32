"""Cards between places: hands, piles, streets and bearers. The only code that moves a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gomorra.engine.kernel.state import (
    BOOT_HILL,
    DECK,
    DISCARD,
    DRAW,
    GONE,
    HAND,
    LIMBO,
    PLAY,
    TOWN_SQUARE,
    Body,
)
from gomorra.engine.words import Act, Stat

if TYPE_CHECKING:
    from gomorra.engine.game import Game

HIDDEN = (DECK, HAND, DRAW)


def _lift(game: Game, card: int) -> None:
    """Take a card from wherever it is."""
    state = game.state
    zone = state.zones[card]
    if zone == PLAY:
        _leave_play(game, card)
        return
    try:
        state.pile(state.owners[card], zone).remove(card)
    except ValueError:
        for player in state.players:  # a draw hand may hold other players' cards
            if card in player.draw_hand:
                player.draw_hand.remove(card)


def _leave_play(game: Game, card: int) -> None:
    state = game.state
    body = state.bodies.pop(card)
    printed = game.face_by_code(state.face(card).code)
    if state.faces[card] is not printed:  # what it became, it was in play only
        state.faces = state.faces[:]
        state.faces[card] = printed
    for attachment in body.attachments:
        put(game, attachment, DISCARD)
        game.fell_off(attachment)
    if body.host > TOWN_SQUARE and body.host in state.bodies:
        host = state.own(body.host)
        host.attachments = tuple(other for other in host.attachments if other != card)
    for player in state.players:
        if card in player.street:
            player.street = tuple(other for other in player.street if other != card)
        elif card in player.out_of_town:
            player.out_of_town = tuple(other for other in player.out_of_town if other != card)
    state.modifiers.pop(card, None)
    if game.gathering is not None:
        for posse in game.gathering:
            if card in posse:
                posse.remove(card)


def put(game: Game, card: int, zone: int, *, bottom: bool = False, holder: int | None = None) -> None:
    """Put a card into its owner's pile (a draw hand may be another player's). A token leaves the game."""
    state = game.state
    if state.zones[card] == PLAY:
        state.layout += 1
    _lift(game, card)
    if state.named:
        state.named.pop(card, None)
    state.version += 1
    if state.face(card).is_token and zone != LIMBO:
        state.zones[card] = GONE
        return
    owner = state.owners[card]
    state.zones[card] = zone
    if zone in (DISCARD, BOOT_HILL, LIMBO):
        state.known[card] = state.everyone()
    elif zone in (HAND, DRAW):
        state.known[card] |= 1 << (owner if holder is None else holder)
    pile = state.pile(owner if holder is None else holder, zone)
    if zone == DECK and not bottom:
        pile.insert(0, card)
    else:
        pile.append(card)


def remove(game: Game, card: int) -> None:
    """Take a card out of the game."""
    _lift(game, card)
    game.state.zones[card] = GONE
    game.state.version += 1
    game.state.layout += 1


def enter(game: Game, card: int, location: int, host: int, seat: int) -> None:
    """Bring a card into play at a location or on a bearer."""
    state = game.state
    _lift(game, card)
    state.zones[card] = PLAY
    state.known[card] = state.everyone()
    body = state.bodies[card] = Body(seat, location, state.turns)
    body.lease = state.lease
    face = state.face(card)
    if host >= 0:
        body.host = host
        if host > TOWN_SQUARE:
            state.own(host).attachments += (card,)
    elif face.type in ("deed", "outfit"):
        body.location = card
    state.version += 1
    state.layout += 1


def place_deed(game: Game, card: int, seat: int, side: str) -> None:
    """Put a deed that entered play on its street, or aside if it is out of town."""
    player = game.state.players[seat]
    if "Out of Town" in game.state.face(card).keywords:
        player.out_of_town += (card,)
    elif side == "left":
        player.street = (card, *player.street)
    else:
        player.street += (card,)
    game.state.version += 1
    game.state.layout += 1


def attach(game: Game, card: int, host: int) -> None:
    """Move an attachment in play to another bearer."""
    state = game.state
    body = state.own(card)
    if body.host > TOWN_SQUARE:
        old = state.own(body.host)
        old.attachments = tuple(other for other in old.attachments if other != card)
    body.host = host
    if host > TOWN_SQUARE:
        state.own(host).attachments += (card,)
    state.version += 1
    state.layout += 1


def swap(game: Game, old: int, new: int) -> None:
    """Replace a dude by another version: everything on and about it carries over."""
    state = game.state
    _lift(game, new)
    body = state.own(old)
    state.bodies[new] = state.bodies.pop(old)
    state.zones[new] = PLAY
    state.known[new] = state.everyone()
    body.controller = state.owners[new]
    for attachment in body.attachments:
        state.own(attachment).host = new
    mods = tuple(mod for mod in state.modifiers.pop(old, ()) if mod.stat != Stat.TAKEN_FROM)
    if mods:
        state.modifiers[new] = mods
    if game.gathering is not None:
        for posse in game.gathering:
            if old in posse:
                posse[posse.index(old)] = new
    state.delayed = tuple(
        item._replace(args=tuple(new if arg == old and type(arg) is int else arg for arg in item.args))
        for item in state.delayed
    )
    owner = state.owners[old]
    state.zones[old] = DISCARD
    state.players[owner].discard.append(old)
    state.version += 1
    state.layout += 1


def next_card(game: Game, seat: int) -> int:
    """The top card of a deck, after the discard pile was shuffled in if need be (RB-2.2-h); 0 without any."""
    state = game.state
    player = state.players[seat]
    if not player.deck:
        if not player.discard or game.stopped_player(Act.RESHUFFLE, seat):
            return 0
        for card in player.discard:
            state.zones[card] = DECK
        player.deck = player.discard[:]
        player.discard.clear()
        state.shuffle(seat)
        game.record_shuffle(seat)
    return player.deck[0]
