"""The chances of a fight, from what its player knows: his own deck list and the cards that lie open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import NamedTuple

import msgspec

from gomorra import poker
from gomorra.bots import clash
from gomorra.bots.fights import posse_bonus
from gomorra.bots.habits import caller_of
from gomorra.engine import Game
from gomorra.engine.board import hands
from gomorra.engine.card.handle import Card
from gomorra.engine.events import Redrawing, RoundStarted
from gomorra.engine.fights.fight import LEADER, MARK, Shootout
from gomorra.engine.kernel.state import DISCARD
from gomorra.engine.sight.narrate import listed
from gomorra.engine.sight.offers import titled
from gomorra.engine.sight.view import is_open
from gomorra.poker.discard import discards, drawn_to
from gomorra.server.protocol.told import Chance, OddsView
from gomorra.server.telling import advice, comers, punishing, rehearsal
from gomorra.server.telling.expected import (
    HAND,
    RUNS_OUT,
    SAMPLE,
    Ranks,
    guessed,
    moved_by,
    next_hand,
    remaining,
)
from gomorra.server.telling.rehearsal import BEFORE_THE_DRAW, bonuses, rank_change, rehearsed

EFFORT = 120_000
TOO_LITTLE = "There is too little to tell."
CHEATIN = ", Cheatin’"


def odds(game: Game, seat: int, chosen: Sequence[int] = ()) -> OddsView:
    """What a player can expect of the draw hand he holds or of the next one, and of the round.

    `chosen` are the cards that he has marked for the open question: who joins or runs, what is thrown.
    """
    before = rehearsal.before_the_play(game)
    if before is not None:
        found = odds(before, seat)
        return msgspec.structs.replace(found, about=f"As it was before this play. {found.about}")
    fight = game.shootout
    kind = game.decision.kind if not game.over and game.decision.seat == seat else ""
    if fight is None and kind == "callout":
        return _callout(game, seat)
    if fight is None and kind == "join":
        return _gathering(game, seat, chosen)
    if fight is not None and kind == "flee":
        _next_round(game, fight, seat, chosen)
    world = game
    if fight is not None and fight.step in BEFORE_THE_DRAW:
        world = rehearsed(game, seat) or game
        fight = world.shootout
    player = game.state.players[seat]
    hoped: Ranks = ()
    held = [hands.playing_card(game, card) for card in player.draw_hand]
    stud, draw = bonuses(world, fight, seat)
    if kind in ("redraw", "keep five") and chosen:
        kept = [card for card in player.draw_hand if card not in chosen]
        new = len(held) - len(kept) if kind == "redraw" else 0
        found, ranks = _of_choice(game, seat, kept, new)
    elif kind == "redraw" and len(held) >= HAND:
        # Nothing is marked: that is to keep all, whatever would be better.
        better, hoped = _of_hand(game, seat, held, draw)
        found, ranks = _of_choice(game, seat, player.draw_hand, 0)
        found = msgspec.structs.replace(found, about="If you keep all.", advice=better.advice)
    elif len(held) >= HAND:
        found, ranks = _of_hand(game, seat, held, draw if not _redrawn(game) else 0)
    else:
        ranks, source = next_hand(game, seat, stud, draw)
        if not ranks:
            return OddsView(seat, source, (), ())
        about = (
            f"Your next draw hand: {HAND + stud} cards, {draw} redrawn, from {len(player.deck)} in your deck."
        )
        change = rank_change(world, seat)
        found = OddsView(seat, about + source + _changes("Your", change), _chances(ranks), ())
        ranks = moved_by(ranks, change)
    if fight is None or seat not in fight.seats:
        return found
    side = fight.seats.index(seat)
    mine, theirs = len(fight.posses[side]), len(fight.posses[1 - side])
    if not mine or not theirs:
        return found
    if not _changes_hand(kind) and len(held) == HAND and _lies_open(game, fight.seats[1 - side]):
        return msgspec.structs.replace(found, about=_known(game, seat, fight.seats[1 - side]))
    rival = _rival(game, world, fight.seats[1 - side])
    found = _against(found, ranks, *rival, dudes=(mine, theirs))
    if found.advice and hoped:
        found = msgspec.structs.replace(found, best=_against(found, hoped, *rival, dudes=(mine, theirs)).win)
    return msgspec.structs.replace(found, keeps=tuple(_keeping(game, seat, rival[0]))) if kind else found


def _changes_hand(kind: str) -> bool:
    """Whether the open question still changes the own draw hand."""
    return kind in ("redraw", "keep five", "joker")


def _lies_open(game: Game, seat: int) -> bool:
    """Whether a whole draw hand lies open."""
    held = game.state.players[seat].draw_hand
    return bool(held) and all(is_open(game, card) for card in held)


def _known(game: Game, seat: int, rival: int) -> str:
    """What two hands come to that lie open: there is nothing left to guess."""
    mine, theirs = hands.hand(game, seat).rank, hands.hand(game, rival).rank
    return f"Both hands lie open: yours has rank {mine}, {game.name(rival)}'s rank {theirs}."


def choosable(game: Game, seat: int) -> set[int]:
    """The cards that the open question of a seat lets it choose."""
    if game.over or game.decision.seat != seat:
        return set()
    return {
        int(option.payload[1])
        for option in game.decision.options
        if option.payload[0] in ("card", "join")
        and len(option.payload) == 2
        and option.payload[1] != "town-square"
    }


def _rival(game: Game, world: Game, rival: int) -> tuple[Ranks, str]:
    """What the rival's hand may be: what it is where it lies open, else a guess from the cards he has shown.

    His posse is that of a world in which the fight stands before its draw."""
    name = game.name(rival)
    if _lies_open(game, rival):
        rank = hands.hand(game, rival).rank
        return tuple(float(one == rank) for one in range(12)), f"{name}'s hand lies open."
    stud, draw = bonuses(world, world.shootout, rival)
    ranks, known = guessed(game, rival, stud, draw, _thrown(game, rival))
    change = rank_change(world, rival)
    said = f"{_drawing(game, rival, stud, draw)}; {known}."
    if game.shootout is not None and game.shootout.step == "make plays":
        said += _could_come(game, comers.by_own_text(game, rival))
    return moved_by(ranks, change), said + _changes("Their", change)


def _thrown(game: Game, rival: int) -> int | None:
    """How many cards a rival has thrown to redraw; nobody knows before both have chosen."""
    since = takewhile(lambda event: not isinstance(event, RoundStarted), reversed(game.events))
    shown = [event.discarded for event in since if isinstance(event, Redrawing) and event.seat == rival]
    through = not game.over and game.decision.kind == "keep five"
    return sum(shown) if shown or through else None


def _drawing(game: Game, rival: int, stud: int, draw: int) -> str:
    """What a rival draws, or has drawn already where everybody has seen it."""
    name, thrown = game.name(rival), _thrown(game, rival)
    if not game.state.players[rival].draw_hand:
        return f"{name} draws {HAND + stud} cards and redraws up to {draw}"
    if thrown is None:
        return f"{name} has drawn {HAND + stud} cards and may redraw {draw}"
    counted = " (which is counted)" if thrown < draw else ""
    return f"{name} has drawn {HAND + stud} cards and redrawn {thrown} of up to {draw}{counted}"


def _changes(whose: str, change: int) -> str:
    """What is said of a hand rank that an effect changes."""
    return (
        f" {whose} hand rank is {'raised' if change > 0 else 'lowered'} by {abs(change)}." if change else ""
    )


def _callout(game: Game, seat: int) -> OddsView:
    """The chances of a callout with the posses that both would bring, as the bots judge it."""
    target = game.card(game.decision.source)
    caller = caller_of(game)
    if caller is None:
        return OddsView(seat, TOO_LITTLE, (), ())
    know = clash.Knowledge(game, seat)
    posses = [
        _coming(game, posse, target.place, side, (caller, target))
        for side, posse in zip((MARK, LEADER), clash.callout_posses(game, caller, target, know), strict=True)
    ]
    if not all(posses):
        return OddsView(seat, TOO_LITTLE, (), ())
    own, other = _prospects(game, know, (posses[0], posses[1]), (seat, caller.controller))
    mine, source = next_hand(game, seat, *own.bonuses)
    if not mine:
        return OddsView(seat, source, (), ())
    others = [
        dude
        for side, owner in ((MARK, seat), (LEADER, caller.controller))
        for dude in comers.able(game, owner, target.place, side)
    ]
    others += comers.by_own_text(game, caller.controller)
    found = OddsView(seat, _counted(game, posses[0], posses[1], others) + source, (), ())
    expected, known = guessed(game, caller.controller, *other.bonuses)
    words = f"{game.name(caller.controller)}: {known}."
    return _meeting(found, mine, expected, words, own, other)


def _gathering(game: Game, seat: int, chosen: Sequence[int]) -> OddsView:
    """The chances of a fight for which posses gather, with those who are marked to come."""
    know = clash.Knowledge(game, seat)
    marked, foes, rival = clash.gathering_posses(game, know, [game.card(dude) for dude in chosen])
    side, place = clash.gathering_side(game, seat), clash.gathering_place(game)
    ours = comers.staying(game, marked)
    others = _coming(game, foes, place, 1 - side)
    if not ours:
        return OddsView(seat, "Nobody of yours is in it yet.", (), ())
    if not others:
        return OddsView(seat, "Nobody stands against you yet.", (), ())
    host = clash.host_of(game, side, seat)
    own, other = _prospects(game, know, (ours, others), (host, rival))
    assert game.gathering is not None
    # Whose posse stands has said who comes.
    more = comers.able(game, rival, place, 1 - side) if not game.gathering[1 - side] else []
    more += comers.by_own_text(game, rival)
    about = _counted(game, ours, others, more)
    besides = len(_besides(ours, others, more))
    if host == seat:
        mine, source = next_hand(game, seat, *own.bonuses)
        if not mine:
            return OddsView(seat, source, (), ())
        about += source
    else:
        mine, known = guessed(game, host, *own.bonuses)
        about += f" {game.name(host)} draws: {known}."
    expected, known = guessed(game, rival, *other.bonuses)
    words = f"{game.name(rival)}: {known}."
    return _meeting(OddsView(seat, about, (), (), comers=besides), mine, expected, words, own, other)


class Prospect(NamedTuple):
    """A posse as it will stand when hands are drawn."""

    bonuses: tuple[int, int]
    dudes: int
    change: int
    """What is added to its hand rank."""


def _prospects(
    game: Game,
    know: clash.Knowledge,
    posses: tuple[Sequence[Card], Sequence[Card]],
    owners: tuple[int, int],
) -> Iterator[Prospect]:
    """Both posses of a fight that is not open yet: rehearsed, or where that leads nowhere by their guns."""
    coming = {dude.id for posse in posses for dude in posse}
    world = rehearsed(game, know.seat, coming)
    for posse, owner in zip(posses, owners, strict=True):
        fight = world.shootout if world is not None else None
        if world is not None and fight is not None and set(owners) == set(fight.seats):
            there = fight.posses[fight.seats.index(owner)]
            yield Prospect(bonuses(world, fight, owner), len(there), rank_change(world, owner))
        else:
            yield Prospect(posse_bonus(clash.guns_of(posse), know.structures[owner]), len(posse), 0)


def _meeting(
    found: OddsView, mine: Ranks, theirs: Ranks, rival: str, own: Prospect, other: Prospect
) -> OddsView:
    """The chances of two posses that are about to meet."""
    found = msgspec.structs.replace(found, about=found.about + _changes("Your", own.change))
    words = rival + _changes("Their", other.change)
    ranks = moved_by(mine, own.change), moved_by(theirs, other.change)
    return _against(found, *ranks, words, dudes=(own.dudes, other.dudes))


def _coming(
    game: Game, posse: Sequence[Card], place: int, side: int, sure: Sequence[Card] = ()
) -> list[Card]:
    """Those of an expected posse who are in it or can come, and for whom somebody can pay."""
    there = [
        dude
        for dude in posse
        if dude in sure or game.side_of(dude.id) is not None or not comers.away(game, dude, place, side)
    ]
    return comers.staying(game, there)


def _counted(game: Game, ours: Sequence[Card], others: Sequence[Card], more: Sequence[Card]) -> str:
    """Who is counted on both sides, and who could come as well."""
    sides = [listed([titled(game, dude.id) for dude in posse]) for posse in (ours, others)]
    return f"Counted: {sides[0]} against {sides[1]}.{_could_come(game, _besides(ours, others, more))}"


def _besides(ours: Sequence[Card], others: Sequence[Card], more: Sequence[Card]) -> list[Card]:
    """Of those who could come the ones that are not counted."""
    return list(dict.fromkeys(dude for dude in more if dude not in ours and dude not in others))


def _could_come(game: Game, dudes: Sequence[Card]) -> str:
    names = list(dict.fromkeys(titled(game, dude.id) for dude in dudes))
    return f" {listed(names)} could come as well." if names else ""


def _next_round(game: Game, fight: Shootout, seat: int, runs: Sequence[int]) -> None:
    """Make a copy of the game look like the round that would follow, without those who run."""
    fight.shooters[:] = [0, 0]
    side = fight.players_side(seat)
    if side is not None:
        fight.posses[side][:] = [dude for dude in fight.posses[side] if dude not in runs]
    for player in fight.seats:
        state = game.state.players[player]
        state.discard += state.draw_hand
        for card in state.draw_hand:
            game.state.zones[card] = DISCARD
        state.draw_hand.clear()


def _keeping(game: Game, seat: int, theirs: Ranks) -> Iterator[float]:
    """The chance to win with each five that may be kept."""
    for keep in advice.keeps(game):
        held = [card for card in game.state.players[seat].draw_hand if card not in keep.thrown]
        _, ranks = _of_choice(game, seat, held, 0)
        if not keep.legal and punishing.leaves_nobody(game, keep.thrown):
            yield 0.0
            continue
        yield sum(p * q for a, p in enumerate(ranks) for b, q in enumerate(theirs) if a > b)


def _of_choice(game: Game, seat: int, kept: Sequence[int], drawn: int) -> tuple[OddsView, Ranks]:
    """What the cards make that stay, or may make with as many new ones as are thrown."""
    thrown = [card for card in game.state.players[seat].draw_hand if card not in kept]
    held = [hands.playing_card(game, card) for card in kept]
    deck, pile = remaining(game, seat, drawn, thrown)
    new = min(drawn, len(deck) + len(pile))
    if len(held) + new < HAND:
        return OddsView(seat, TOO_LITTLE, (), ()), ()
    plain = [poker.JOKER if poker.is_joker(card) else card for card in held]
    if pile:  # all that is left of the deck comes
        ranks = drawn_to([*plain, *deck], pile, new - len(deck), hands=SAMPLE)
    else:
        ranks = drawn_to(plain, deck, new, hands=SAMPLE)
    about = f"With {new} {'card' if new == 1 else 'cards'} redrawn." if new else "What you keep."
    cheats = not new and len(held) == HAND and not poker.is_legal(held)
    chances = _chances(ranks, CHEATIN if cheats else "")
    found = OddsView(seat, about + (RUNS_OUT if pile else ""), chances, ())
    return found, moved_by(ranks, rank_change(game, seat))


def _against(found: OddsView, mine: Ranks, theirs: Ranks, rival: str, *, dudes: tuple[int, int]) -> OddsView:
    """The chances to win, to tie and to lose the round by rank, and the casualties that the dudes there can take."""
    pairs = [(a, b, p * q) for a, p in enumerate(mine) for b, q in enumerate(theirs) if p * q > 0]
    total = sum(chance for _, _, chance in pairs) or 1.0
    win = sum(chance for a, b, chance in pairs if a > b) / total
    lose = sum(chance for a, b, chance in pairs if a < b) / total
    even = sum(chance for a, b, chance in pairs if a == b)  # equal ranks cost both one
    lost = (even + sum(chance * min(dudes[0], max(0, b - a)) for a, b, chance in pairs)) / total
    killed = (even + sum(chance * min(dudes[1], max(0, a - b)) for a, b, chance in pairs)) / total
    return msgspec.structs.replace(
        found,
        win=round(win, 3),
        tie=round(1 - win - lose, 3),
        lose=round(lose, 3),
        losses=round(lost, 2),
        kills=round(killed, 2),
        rival=rival,
    )


def _redrawn(game: Game) -> bool:
    return game.over or game.decision.kind != "redraw"


def _of_hand(game: Game, seat: int, held: list[int], bonus: int) -> tuple[OddsView, Ranks]:
    if not bonus and len(held) == HAND:
        rank = hands.hand(game, seat).rank
        ranks = tuple(float(one == rank) for one in range(12))
        name = poker.RANK_NAMES[hands.natural(game, seat).rank]
        cheats = "" if hands.is_legal(game, seat) else CHEATIN
        return OddsView(seat, "The hand you hold.", (Chance(rank, name + cheats, 1.0),), ()), ranks
    plain = [poker.JOKER if poker.is_joker(card) else card for card in held]
    deck, pile = remaining(game, seat, bonus)
    best = discards(plain, bonus, [*deck, *pile], effort=EFFORT)
    thrown: list[int] = []
    numbers = list(game.state.players[seat].draw_hand)
    for card in best.cards:
        place = next(i for i, other in enumerate(plain) if other == card and numbers[i] not in thrown)
        thrown.append(numbers[place])
    about = f"With the best discards of up to {bonus}." if bonus else "The hand you hold."
    found = OddsView(seat, about, _chances(best.chances), tuple(thrown))
    return found, moved_by(tuple(best.chances), rank_change(game, seat))


def _chances(ranks: Ranks, cheats: str = "") -> tuple[Chance, ...]:
    return tuple(
        Chance(rank, poker.RANK_NAMES[rank] + cheats, round(chance, 4))
        for rank, chance in enumerate(ranks)
        if chance > 0 and rank > 0
    )
