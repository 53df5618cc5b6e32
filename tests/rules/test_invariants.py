"""What always holds, checked after every step of random games for two to six players.

The checks know nothing of the engine's shortcuts: they count every card, follow the ghost rock through the
log, and work out by hand who controls a deed.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gomorra.cards.shelf import shelf
from gomorra.cards.vocabulary import Base, Fixed, noon
from gomorra.decks.starter_decks import starters
from gomorra.engine import Game, Seat
from gomorra.engine.events import Gained, Paid
from gomorra.engine.kernel.decision import IllegalAnswer, Payload
from gomorra.engine.kernel.ruleset import CURRENT
from gomorra.engine.kernel.state import (
    AWAY_FROM_HOME,
    BOOT_HILL,
    DECK,
    DISCARD,
    DRAW,
    GONE,
    HAND,
    LIMBO,
    PLAY,
    TOWN_SQUARE,
)
from gomorra.engine.words import Stat
from gomorra.testing import Table, able, plain

RULES = replace(CURRENT, day_limit=5)
DECKS = [
    deck
    for deck in starters().values()
    if deck.outfit and not shelf().missing(iter([*deck.copies(), deck.outfit]))
]
PILES = {
    DECK: "deck", HAND: "hand", DISCARD: "discard", BOOT_HILL: "boot_hill", DRAW: "draw_hand", LIMBO: "aside",
}  # fmt: skip


def sit_down(seats: int, seed: int) -> Game:
    return Game.new(
        [Seat(f"P{seat}", DECKS[(seed + seat) % len(DECKS)]) for seat in range(seats)], RULES, seed
    )


def every_card_is_in_one_place(game: Game) -> None:
    state = game.state
    found: Counter[int] = Counter(list(state.bodies))
    for seat, player in enumerate(state.players):
        for zone, name in PILES.items():
            for card in getattr(player, name):
                found[card] += 1
                assert state.zones[card] == zone
                assert zone == DRAW or state.owners[card] == seat
    gone = {card for card in range(1, len(state.faces)) if state.zones[card] == GONE}
    assert all(count == 1 for count in found.values())
    assert set(found) | gone == set(range(1, len(state.faces)))
    assert not set(found) & gone
    assert all(state.zones[card] == PLAY for card in state.bodies)


def places_and_attachments_agree(game: Game) -> None:
    state = game.state
    streets: Counter[int] = Counter()
    for seat, player in enumerate(state.players):
        streets.update(player.street)
        streets.update(player.out_of_town)
        assert player.home in player.street
        assert all(state.owners[place] == seat for place in (*player.street, *player.out_of_town))
    deeds = {card for card in state.bodies if state.face(card).type in ("deed", "outfit")}
    assert set(streets) == deeds
    assert all(count == 1 for count in streets.values())
    for card, body in state.bodies.items():
        kind = state.face(card).type
        if kind == "dude":
            assert body.host == -1
            assert body.location in deeds | {TOWN_SQUARE}
        if body.host > TOWN_SQUARE:
            assert state.bodies[body.host].attachments.count(card) == 1
        elif kind in ("goods", "spell", "legend"):
            assert body.host == TOWN_SQUARE
        for attachment in body.attachments:
            assert state.bodies[attachment].host == card


def ghost_rock_is_accounted_for(game: Game, at_start: list[int]) -> None:
    """Every change of a stash stands in the log, from the first day on."""
    stashes = at_start[:]
    for event in game.events:
        if event.day == 0:
            continue
        if isinstance(event, Gained):
            stashes[event.seat] += event.amount
        elif isinstance(event, Paid):
            stashes[event.seat] -= event.amount
            if event.to >= 0:
                stashes[event.to] += event.amount
    assert [player.stash for player in game.state.players] == stashes
    assert all(player.stash >= 0 and player.debt >= 0 for player in game.state.players)
    assert game.state.pot in ((0, game.seats) if game.state.phase == "gambling" else (0,))
    assert all(
        body.bounty >= 0 and body.rock >= 0 and body.control >= 0 for body in game.state.bodies.values()
    )


def only_what_can_boot_is_booted(game: Game) -> None:
    booted = [card for card, body in game.state.bodies.items() if body.booted]
    assert all(game.state.face(card).type != "legend" for card in booted)
    assert all(
        not game.card(card).booted
        for card in range(1, len(game.state.faces))
        if card not in game.state.bodies
    )


def nobody_is_in_both_posses(game: Game) -> None:
    if game.gathering is None:
        return
    members = [card for posse in game.gathering for card in posse]
    assert len(members) == len(set(members))
    assert all(game.card(card).is_dude and game.card(card).in_play for card in members)
    ours, theirs = ({game.card(card).controller for card in posse} for posse in game.gathering)
    assert not ours & theirs


def speaks_of(game: Game, stat: str, card: int) -> bool:
    """Whether a trait on the table says this of a card."""
    sources = map(game.card, game.state.bodies)
    return any(
        stat in static.stats
        and static.reaches(source, game.card(card))
        and not game.is_blank(source, "traits")
        for source in sources
        for static in source.statics
    )


def number(game: Game, card: int, stat: str) -> int:
    """Influence or bullets of a dude, added up by hand."""
    state = game.state
    printed, extra, most, fixed = state.face(card).stats[stat], 0, 10**6, None
    if state.face(card).type == "dude":
        for attachment in state.bodies[card].attachments:
            if not any(modifier.stat == "no bonus" for modifier in state.modifiers.get(attachment, ())):
                extra += number(game, attachment, stat)
    for holder in state.bodies:
        source = game.card(holder)
        for static in source.statics:
            if (
                stat not in static.stats
                or not static.reaches(source, game.card(card))
                or game.is_blank(source, "traits")
            ):
                continue
            answer = static.func(source, game.card(card)) or 0
            if isinstance(answer, Base):
                printed = int(answer)
            elif isinstance(answer, Fixed):
                fixed = int(answer)
            else:
                extra += answer
    for modifier in state.modifiers.get(card, ()):
        where = state.bodies[card].location
        abroad = where != state.players[state.bodies[card].controller].home
        here = modifier.place in (-2, where) or (modifier.place == AWAY_FROM_HOME and abroad)
        if modifier.stat == stat and here:
            extra += int(modifier.amount)
        elif modifier.stat == f"most {stat}" and here:
            most = min(most, int(modifier.amount))
    return min(printed + extra, most) if fixed is None else fixed


def deeds_are_controlled_by_the_strongest(game: Game) -> None:
    state = game.state
    for deed in state.bodies:
        if state.face(deed).type != "deed":
            continue
        card = game.card(deed)
        if any(modifier.stat == "controller" for modifier in state.modifiers.get(deed, ())):
            continue
        stat = "bullets" if card.has("Rowdy") or card.control_by == "bullets" else "influence"
        strength = [0] * game.seats
        for dude, body in state.bodies.items():
            if state.face(dude).type == "dude" and body.location == deed:
                counted = "bullets" if speaks_of(game, "controls by bullets", dude) else stat
                rating = (
                    game.card(dude).rating("Shaman")
                    if speaks_of(game, Stat.INSTEAD_OF_INFLUENCE, dude)
                    else None
                )
                strength[body.controller] += max(0, number(game, dude, counted) if rating is None else rating)
        if any(
            "influence cap" in static.stats for card in state.bodies for static in game.card(card).statics
        ):
            continue
        top = max(strength)
        leaders = [seat for seat in range(game.seats) if strength[seat] == top]
        expected = leaders[0] if top > 0 and len(leaders) == 1 else card.owner
        assert card.controller == expected


def the_decision_can_be_answered(game: Game) -> None:
    if not game.over:
        keys = game.decision.keys
        assert keys
        assert len(keys) == len(set(keys))


def holds(game: Game, at_start: list[int]) -> None:
    every_card_is_in_one_place(game)
    places_and_attachments_agree(game)
    ghost_rock_is_accounted_for(game, at_start)
    only_what_can_boot_is_booted(game)
    nobody_is_in_both_posses(game)
    deeds_are_controlled_by_the_strongest(game)
    the_decision_can_be_answered(game)


def an_illegal_answer_changes_nothing(game: Game, random: Random) -> None:
    before = game.hash
    answers = [(), ("pass", "please"), ("move", 10**6, "town-square"), ("card", -1), ("use", 1, "nothing")]
    answers.append((random.choice(game.decision.options).payload[0], "nonsense", 0))
    for answer in answers:
        if game.decision.find(answer) is None:
            with pytest.raises(IllegalAnswer):
                game.answer(answer)
    assert game.hash == before


def eagerly(game: Game, random: Random) -> Payload:
    """Any answer, but rather a play than a pass."""
    options = game.decision.options
    busy = [option for option in options if option.payload[0] not in ("pass", "done")]
    return random.choice(busy if busy and random.random() < 0.6 else options).payload


def stashes(game: Game) -> list[int]:
    return [player.stash for player in game.state.players]


def setup_over(game: Game, random: Random) -> list[int]:
    """Choose gangs; gives the stashes with which the first day begins."""
    while not game.over and game.state.phase == "setup":
        game.answer(random.choice(game.decision.options).payload)
    return begun_with(game)


def begun_with(after: Game) -> list[int]:
    """The stashes at dawn of the first day, read back from the log of the answer that ended setup."""
    at_dawn = stashes(after)
    for event in after.events:
        if event.day == 0:
            continue
        if isinstance(event, Gained):
            at_dawn[event.seat] -= event.amount
        elif isinstance(event, Paid):
            at_dawn[event.seat] += event.amount
    assert all(amount >= 0 for amount in at_dawn)
    return at_dawn


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_invariants_hold_after_every_step(seats: int) -> None:
    for seed in range(10):
        random = Random(f"steps {seats} {seed}")
        game = sit_down(seats, seed)
        at_start = setup_over(game, random)
        while not game.over:
            holds(game, at_start)
            game.answer(eagerly(game, random))
        holds(game, at_start)
        assert game.outcome is not None


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_views_hide_what_a_seat_cannot_know(seats: int) -> None:
    for seed in range(3):
        random = Random(f"views {seats} {seed}")
        game = sit_down(seats, seed)
        while not game.over:
            if random.random() < 0.3:
                seat = random.randrange(seats)
                assert game.imagine(seat, random.random().hex()).view(seat) == game.view(seat)
            game.answer(eagerly(game, random))


def test_the_source_of_an_effect_does_not_show_where_it_was_shuffled_to() -> None:
    t = Table(deck=0)
    boss = t.dude()
    t.discard(*(plain("dude", f"Other {number}") for number in range(9)))
    boast = t.hand(able("action", noon(), lambda use: use.modify(boss, bullets=1), title="Boast"))
    t.use(boast)
    t.pass_()
    t.use(t.hand(able("action", noon(), lambda use: use.draw(2))))
    for seed in range(5):
        assert t.game.imagine(1, seed).view(1) == t.game.view(1)
    (change,) = t.game.view(1).cards[boss.id].modifiers
    assert change.source == "Boast"


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_fork_is_the_same_game_and_goes_its_own_way(seats: int) -> None:
    random = Random(f"forks {seats}")
    game = sit_down(seats, seats)
    while not game.over:
        if random.random() < 0.5:
            before = game.hash
            fork = game.fork()
            assert fork.hash == before
            assert fork.decision.keys == game.decision.keys
            fork.answer(random.choice(fork.decision.options).payload)
            assert game.hash == before
        game.answer(eagerly(game, random))


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_saved_answers_lead_to_the_same_game(seats: int) -> None:
    random = Random(f"saves {seats}")
    game = sit_down(seats, seats)
    halfway = ""
    while not game.over:
        game.answer(random.choice(game.decision.options).payload)
        if len(game.answers) == 30:
            halfway = game.save()
            assert Game.load(halfway).hash == game.hash
    assert Game.load(game.save()).hash == game.hash
    assert game.replay(game.answers).hash == game.hash
    assert halfway


@pytest.mark.parametrize("seats", [2, 4])
def test_illegal_answers_are_refused_without_a_trace(seats: int) -> None:
    random = Random(f"illegal {seats}")
    game = sit_down(seats, seats)
    while not game.over:
        an_illegal_answer_changes_nothing(game, random)
        game.answer(random.choice(game.decision.options).payload)


@settings(max_examples=15)
@given(
    seats=st.integers(2, 6),
    seed=st.integers(0, 2**32),
    choices=st.lists(st.integers(0, 2**16), min_size=40, max_size=150),
)
def test_invariants_hold_whatever_is_answered(seats: int, seed: int, choices: list[int]) -> None:
    game = sit_down(seats, seed)
    at_start = setup_over(game, Random(seed))
    for choice in choices:
        if game.over:
            break
        options = game.decision.options
        game.answer(options[choice % len(options)].payload)
        holds(game, at_start)
    assert game.fork().hash == game.hash
