"""What the engine remembers or skips for speed agrees with the plain computation, in positions of random games."""

from __future__ import annotations

import gc
import operator
import weakref
from collections.abc import Iterator
from dataclasses import replace
from functools import cache, reduce
from random import Random

import pytest

import gomorra.cards  # noqa: F401 - every card is declared by this
from gomorra.cards.vocabulary import at_home, deed, dude, goods, not_self, outfit, spell, unbooted, your
from gomorra.decks import read_deck, starters
from gomorra.engine import Game, Seat
from gomorra.engine.board import control, places, players, stats
from gomorra.engine.board.index import Index
from gomorra.engine.day import noon, upkeep
from gomorra.engine.events import CardEvent, Event
from gomorra.engine.fights import callout, posse
from gomorra.engine.kernel.state import HAND, PLAY
from gomorra.engine.plays import entry, legal, moments, moving, shopping, turns
from gomorra.engine.verbs.use import Use

STATS = ("bullets", "influence", "control", "value", "cost", "upkeep", "production")
DECKS = ("law-dogs-base", "sloane-gang-base", "fourth-ring-base", "morgan-cattle-base")


@cache
def positions() -> tuple[Game, ...]:
    """Positions from the middle of random games of two and three, shootouts and lowball among them."""
    found = []
    for seed in range(8):
        chance = Random(seed)
        seats = [Seat(f"P{n}", read_deck(DECKS[(n + seed) % 4])) for n in range(2 + seed % 2)]
        game = Game.new(seats, seed=seed)
        while not game.over and len(game.answers) < 120:
            if game.decision.kind == "gang":
                game.answer(game.decision.options[0].payload)
                continue
            if chance.random() < 0.12:
                found.append(game.fork())
            game.answer(chance.choice(game.decision.options).payload)
    return tuple(found)


def forget(game: Game) -> None:
    """Throw away everything that was remembered."""
    game.state.version += 1
    game.state.layout += 1


def test_there_are_positions_of_every_kind():
    kinds = {game.decision.kind for game in positions()}
    assert {"play", "choose"} <= kinds
    assert any(game.shootout is not None for game in positions())
    assert any(game.state.modifiers for game in positions())
    assert any(body.attachments for game in positions() for body in game.state.bodies.values())


@pytest.mark.parametrize("stat", STATS)
def test_remembered_stats_are_those_computed_anew(stat):
    for game in positions():
        cards = list(game.state.bodies)
        game.view(0)
        remembered = [stats.total(game, card, stat) for card in cards]
        anew = []
        for card in cards:
            forget(game)
            anew.append(stats.total(game, card, stat))
        assert remembered == anew


@pytest.mark.parametrize("stat", STATS)
def test_the_short_way_to_a_stat_is_the_long_one(stat):
    for game in positions():
        cards = range(1, len(game.state.faces))
        forget(game)
        short = [stats.total(game, card, stat) for card in cards]
        long_way = game.fork()
        long_way.repertoire = replace(game.repertoire, numbers=frozenset(STATS))
        assert [stats.total(long_way, card, stat) for card in cards] == short


def test_remembered_keywords_are_those_computed_anew():
    words = (
        "Horse",
        "Weapon",
        "Huckster",
        "Mad Scientist",
        "Deputy",
        "Abomination",
        "Private",
        "Gadget",
        "Rowdy",
    )
    for game in positions():
        asked = [(card, word) for card in game.state.bodies for word in words]
        remembered = [stats.has(game, card, word) for card, word in asked]
        forget(game)
        assert [stats.has(game, card, word) for card, word in asked] == remembered


def test_controller_and_place_of_a_card_go_by_the_rules():
    for game in positions():
        for number in range(1, len(game.state.faces)):
            card = game.card(number)
            assert card.controller == control.controller(game, number)
            assert card.place == game.state.place(number)


def test_cards_in_play_are_those_with_a_body():
    for game in positions():
        in_play = {number for number, zone in enumerate(game.state.zones) if zone == PLAY}
        assert in_play == set(game.state.bodies)


def test_the_moves_offered_are_those_allowed():
    for game in positions():
        for seat in range(game.seats):
            offered = [option.payload for option in moving.move_options(game, seat)]
            allowed = [
                ("move", someone.id, game.place_word(place))
                for someone in game.dudes()
                for place in game.locations()
                if moving.may_move(game, seat, someone, place) is None
            ]
            assert offered == allowed


def test_looking_only_at_dudes_finds_all_dudes():
    for game in positions():
        everyone = [number for number in game.state.bodies if game.state.face(number).type == "dude"]
        assert [card.id for card in game.rules(0).pool(dude)] == everyone


@pytest.mark.parametrize("kind", [deed, goods, outfit, spell], ids=lambda kind: kind.words)
def test_looking_only_at_one_type_finds_all_of_it(kind):
    for game in positions():
        use = game.rules(0)
        everything = [number for number in game.state.bodies if kind.test(game.card(number), use)]
        assert [card.id for card in use.pool(kind)] == everything


def test_predicates_joined_by_and_hold_where_all_of_them_do():
    parts = (dude, your, unbooted, at_home, not_self)
    for count in range(1, len(parts) + 1):
        joined = reduce(operator.and_, parts[:count])
        assert len(joined.parts) == count
        for game in positions()[::7]:
            use = game.rules(0)
            for number in game.state.bodies:
                card = game.card(number)
                assert joined(card, use) == all(part(card, use) for part in parts[:count])


def test_an_ability_can_be_used_where_there_is_a_target():
    """The quick test for any target agrees with listing all of them."""
    compared = 0
    for game in positions():
        for kind in ("noon", "shootout"):
            for card, ability, _ in game.abilities_in_play(kind):
                use = Use(game, card.controller, card, ability, kind)
                for choice in ability.choices:
                    if choice.single and not use.roles and choice is ability.choices[0]:
                        assert use.can_choose(choice.predicate) == bool(use.candidates(choice.predicate))
                        compared += 1
    assert compared > 100


def test_abilities_in_play_are_those_printed_there():
    for game in positions():
        for kind in ("noon", "shootout", "resolution", "cheatin"):
            plain = [
                (number, ability)
                for number in game.state.bodies
                for ability in game.state.face(number).behaviour.abilities
                if kind in ability.kinds and (not ability.zones or PLAY in ability.zones)
            ]
            found = [(card.id, ability) for card, ability, granter in game.abilities_in_play(kind)]
            assert found[: len(plain)] == plain


def event_kinds(kind: type[Event] = Event) -> list[type[Event]]:
    return [kind, *(other for sub in kind.__subclasses__() for other in event_kinds(sub))]


def test_nobody_who_listens_is_passed_over():
    heard = 0
    for game in positions()[::3]:
        for kind in event_kinds():
            if kind in (Event, CardEvent):
                continue
            wanted = [
                (number, ability)
                for number in game.state.bodies
                for ability in (*game.card(number).traits, *game.card(number).abilities)
                if kind in ability.event
            ]
            for seat in range(game.seats):
                for number in game.state.players[seat].hand:
                    card = game.card(number)
                    wanted += [
                        (number, ability)
                        for ability in (*card.traits, *card.abilities)
                        if kind in ability.event and (card.face.type == "action" or HAND in ability.zones)
                    ]
            found = [(card.id, ability) for card, ability in game.listeners(kind)]
            assert all(item in found for item in wanted)
            heard += len(wanted)
    assert heard > 0


KINDS = ("noon", "shootout", "resolution", "cheatin")


def plain_offers(game: Game, seat: int, kind: str) -> list[tuple[int, str]]:
    """What a player can use, found by asking the rules about every ability of every card."""
    cards = [game.card(number) for number in game.state.players[seat].hand]
    able = [
        (card.id, ability.name)
        for card in cards
        if card.is_action
        for ability in card.abilities
        if kind in ability.kinds and legal.refusal(game, seat, card, ability, kind=kind) is None
    ]
    return able + [
        (card.id, ability.name)
        for card, ability, granter in game.abilities_in_play(kind)
        if legal.refusal(game, seat, card, ability, kind=kind, granter=granter) is None
    ]


def plain_shopping(game: Game, seat: int) -> list[tuple[str | int, ...]]:
    """What a player can buy, found by asking the rules about every card of the hand and every bearer."""
    found: list[tuple[str | int, ...]] = []
    for card in map(game.card, game.state.players[seat].hand):
        for payload in [option.payload for option in shopping.placements(game, seat, card, effect=False)]:
            bearer = payload[2] if len(payload) > 2 and payload[2] not in ("left", "right") else None
            where = game.card(int(bearer)) if bearer is not None else None
            if len(payload) > 3 or shopping.may_shop(game, seat, card, where) is None:
                found.append(payload)
    return found


def test_a_glance_rules_out_only_what_the_rules_refuse():
    offered = 0
    for game in positions():
        for seat in range(game.seats):
            for kind in KINDS:
                found = [(card.id, ability.name) for card, ability, _ in turns.offers(game, seat, kind)]
                assert found == plain_offers(game, seat, kind)
                offered += len(found)
    assert offered > 300


def test_what_can_be_bought_is_what_may_be_bought_card_by_card():
    bought = 0
    for game in positions():
        if game.state.phase == "noon" and game.shootout is None:
            for seat in range(game.seats):
                found = [option.payload for option in shopping.shop_options(game, seat)]
                assert found == plain_shopping(game, seat)
                bought += len(found)
    assert bought > 100


def test_who_can_be_called_out_is_who_may_be():
    called = 0
    for game in positions():
        for seat in range(game.seats):
            allowed = [
                ("callout", caller.id, target.id)
                for caller in game.dudes()
                for target in game.dudes()
                if callout.may_call_out(game, seat, caller, target) is None
            ]
            assert [option.payload for option in noon.callout_options(game, seat)] == allowed
            called += len(allowed)
    assert called > 50


def test_who_can_join_is_who_may():
    joined = 0
    for game in positions():
        for seat in range(game.seats):
            for place in game.locations():
                able = [dude for dude in game.dudes(seat) if posse.may_join(game, dude, place) is None]
                assert posse.joiners(game, seat, place) == able
                joined += len(able)
    assert joined > 300


def test_who_is_passed_over_has_no_upkeep_and_no_control_points():
    passed = 0
    for game in positions():
        asked = players._worth_asking(game)
        for number in game.state.bodies:
            if not upkeep.may_cost(game, number):
                assert game.card(number).upkeep == 0
                passed += 1
            if number not in asked:
                assert stats.total(game, number, "control") == 0
                passed += 1
    assert passed > 1000


def random_steps(seed: int, seats: int) -> Iterator[Game]:
    """A random game with starter decks of every gang, at each of its decisions."""
    chance = Random(f"steps {seats} {seed}")
    seating = [Seat(f"P{n}", deck) for n, deck in enumerate(chance.sample(list(starters().values()), seats))]
    game = Game.new(seating, seed=seed)
    while not game.over and len(game.answers) < 250:
        yield game
        options = game.decision.options
        game.answer((options[0] if game.decision.kind == "gang" else chance.choice(options)).payload)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_windows_that_are_not_opened_would_have_passed(seats, monkeypatch):
    """The same games with every window opened, whether or not anything answers."""
    for seed in range(5):
        quick = [(game.decision.keys, len(game.events)) for game in random_steps(seed, seats)]
        with monkeypatch.context() as always:
            always.setattr(moments, "heard", lambda game, event, *, late: True)
            assert [(game.decision.keys, len(game.events)) for game in random_steps(seed, seats)] == quick


@pytest.mark.parametrize("seats", [2, 3])
def test_what_forks_share_is_not_changed_by_playing_on(seats):
    for seed in range(3):
        kept = [(game.fork(), game.hash) for game in random_steps(seed, seats)]
        assert len(kept) > 20
        for fork, before in kept:
            assert fork.hash == before
        for fork, _ in kept[::5]:  # nor do forks of a fork change it
            other, before = fork.fork(), fork.hash
            other.answer(other.decision.options[0].payload)
            assert fork.hash == before


def test_dudes_are_where_their_bodies_are():
    for game in positions():
        bodies = game.state.bodies
        for place in game.locations():
            there = [dude.id for dude in game.dudes() if bodies[dude.id].location == place]
            assert [dude.id for dude in game.dudes_at(place)] == there
        for seat in range(game.seats):
            own = [dude.id for dude in game.dudes() if bodies[dude.id].controller == seat]
            assert [dude.id for dude in game.dudes(seat)] == own


def test_a_finished_game_is_gone_when_nobody_holds_it():
    game = Game.new([Seat("A", read_deck(DECKS[0])), Seat("B", read_deck(DECKS[1]))], seed=1)
    game.concede(0)
    assert game.over
    gone = weakref.ref(game)
    gc.disable()
    try:
        del game
        assert gone() is None
    finally:
        gc.enable()


def test_the_log_keeps_no_uses():
    """Once the windows of an event are over; here, at the end of the game."""
    for seed in range(3):
        chance = Random(seed)
        game = Game.new([Seat(f"P{n}", read_deck(DECKS[n + 1])) for n in range(3)], seed=seed)
        while not game.over:
            game.answer(chance.choice(game.decision.options).payload)
        assert len(game.events) > 50
        assert not [event for event in game.events if event.use is not None]


def answers_about(game: Game) -> list[object]:
    """Everything that the engine remembers between two changes, as it would say it now."""
    decision = game.decision
    lister = decision._lister or (lambda: decision.options)
    found: list[object] = [[option.key for option in lister()]]
    found += [stats.total(game, card, stat) for card in game.state.bodies for stat in STATS]
    found += [control.controller(game, card) for card in game.state.bodies]
    found += [places.neighbours(game, place) for place in game.locations()]
    found += [[dude.id for dude in game.dudes_at(place)] for place in game.locations()]
    found += [[(card.id, ability.name) for card, ability in game.listeners(kind)] for kind in event_kinds()]
    for seat in range(game.seats):
        found += [players.influence_of(game, seat), players.control_of(game, seat)]
        found += [players.production_of(game, seat), [dude.id for dude in game.dudes(seat)]]
        found += [game.rules(seat).funds(seat, purpose) for purpose in ("noon", "shopping")]
        found += [entry.names_in_play(game, seat, kind) for kind in entry.TYPES]
        found += [[(item[0].id, item[1].name) for item in turns.offers(game, seat, kind)] for kind in KINDS]
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_every_decision_of_random_games_memory_and_fresh_look_agree(seats):
    """With decks of every gang, drawn by chance, and two to four players."""
    asked = 0
    every = list(starters().values())
    for seed in range(14 // seats):
        chance = Random(f"fresh {seats} {seed}")
        game = Game.new(
            [Seat(f"P{n}", deck) for n, deck in enumerate(chance.sample(every, seats))], seed=seed
        )
        while not game.over and len(game.answers) < 130:
            if game.decision.kind == "gang":
                game.answer(game.decision.options[0].payload)
                continue
            # This game keeps what it remembers from decision to decision; the other one has seen nothing yet.
            fresh = game.fork()
            fresh.index = Index()
            assert answers_about(game) == answers_about(fresh), f"seed {seed}, answer {len(game.answers)}"
            asked += 1
            game.answer(chance.choice(game.decision.options).payload)
    assert asked > 300
