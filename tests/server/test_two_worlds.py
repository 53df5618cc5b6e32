"""What a seat cannot know never reaches it: two worlds that differ only there send the same messages."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from copy import copy
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import get_args

import pytest

from gomorra.decks import read_deck
from gomorra.engine import Game, Seat
from gomorra.engine.events import Dealt, Drawn, Pulled, Revealed, Shuffled
from gomorra.engine.kernel import checkpoint
from gomorra.engine.kernel.decision import IllegalAnswer, key_of
from gomorra.engine.kernel.ruleset import CURRENT
from gomorra.engine.kernel.state import HAND
from gomorra.engine.resuming import at_rest
from gomorra.engine.words import Memory
from gomorra.server.http.metrics import Metrics
from gomorra.server.protocol import asked
from gomorra.server.protocol.asked import DeckChoice, NewTable, SeatPlan
from gomorra.server.replays import going_on, watching
from gomorra.server.replays.chapters import Anchor
from gomorra.server.replays.edition import edition
from gomorra.server.replays.film import Film, may_ask_thoughts, may_play_on
from gomorra.server.rooms.handlers import handle
from gomorra.server.rooms.room import Room
from gomorra.server.rooms.wire import ENCODER, Wire
from gomorra.server.storage.migrations import bring_up_to_date
from gomorra.server.storage.tables import Storage
from gomorra.server.tables.records import Chapter
from gomorra.server.tables.table import NotYours, Table, TableError, new_record
from gomorra.server.telling import odds, reasons
from gomorra.server.thinking.bots import BotDesk
from tests.server.people import DECKS, Person, against_bot, run


def two_people() -> Table:
    seats = [
        SeatPlan("me", deck=DeckChoice(starter=DECKS[0])),
        SeatPlan("screen", deck=DeckChoice(starter=DECKS[1])),
    ]
    record = new_record(NewTable(seats), "ann", "Ann", 0.0)
    record.seed = "two worlds"
    record.seats[1].persons = ["bob"]
    return Table(record)


def same_table(table: Table, game: Game) -> Table:
    """The same table with another world on it."""
    twin = copy(table)
    twin.game = game
    return twin


def told(table: Table, person: str) -> list[bytes]:
    """Everything that a browser of this person is told when it comes to the table, and what it may ask."""
    heard: list[bytes] = []

    async def visit() -> None:
        room = Room(table, [], Storage("sqlite+aiosqlite://"), BotDesk(), Metrics())
        room.enter(Wire(person, person, heard.append))
        await room.close()
        room.desk.close()

    run(visit())
    game = table.game
    assert game is not None
    seats = table.record.seats_of(person)
    for seat in seats:
        heard.append(ENCODER.encode(odds.odds(game.fork(), seat)))
        for card in numbers_of(game):
            heard.append(ENCODER.encode(reasons.refusals(game, seat, card)))
    return heard


@pytest.mark.parametrize("person", ["ann", "bob", "carl"])
def test_two_worlds_send_the_same_messages(person: str) -> None:
    table = two_people()
    chance = random.Random(17)
    looked = 0
    for step in range(60):
        game = table.game
        assert game is not None
        if game.over:
            break
        if step % 6 == 5:
            seat = next(iter(table.record.seats_of(person)), None)
            # A spectator knows what nobody's seat knows: both hands are dealt anew for him.
            other = game.imagine(0 if seat is None else seat, f"other {step}")
            if seat is None:
                other = other.imagine(1, f"more {step}")
            assert told(same_table(table, game.fork()), person) == told(same_table(table, other), person)
            looked += 1
        seat = game.decision.seat
        table.answer(seat, len(game.answers), [chance.choice(game.decision.options).key])
    assert looked >= 3


def numbers_of(game: Game) -> list[int]:
    """Every number that a card bears or has borne, some that no card has yet, and what lies beside."""
    faces = game.state.faces
    spare = [card for card, face in enumerate(faces) if face is None]
    return sorted({*range(len(faces))} - {*spare} | {*spare[::32], -1, len(faces), len(faces) + 1})


def wrong_keys(game: Game) -> Iterator[str]:
    """A key about every card number there is or could be, by every word and by the name of every ability."""
    names = {ability.name for face in game.faces.values() for ability in face.behaviour.abilities}
    mine = next((dude.id for dude in game.dudes(game.decision.seat)), 1)
    rival = next((dude.id for dude in game.dudes(1 - game.decision.seat)), 1)
    for card in numbers_of(game):
        yield from (f"use {card} {name}" for name in sorted(names))
        for word in ("move", "callout", "shop", "invent", "replace", "give"):
            yield from (f"{word} {card} {other}" for other in (mine, rival, "town-square", "left"))
            yield f"{word} {mine} {card}"
        for word in ("shop", "join", "card", "react", "trait", "amount", "player", "start", "concede"):
            yield f"{word} {card}"


def complaint(game: Game, key: str) -> str:
    with pytest.raises(IllegalAnswer) as refused:
        game.answer(key)
    return str(refused.value)


def test_a_wrong_answer_is_no_oracle() -> None:
    """Whatever key is sent about whatever card, the reply is the same in worlds that the sender cannot tell apart."""
    table = two_people()
    chance = random.Random(29)
    asked = 0
    for step in range(70):
        game = table.game
        assert game is not None
        if game.over:
            break
        decision = game.decision
        if step % 8 == 7:
            other = game.imagine(decision.seat, f"oracle {step}")
            allowed = set(decision.keys)
            assert allowed == set(other.decision.keys)
            for key in wrong_keys(game):
                if key not in allowed and not key.startswith("concede"):
                    assert complaint(game, key) == complaint(other, key)
                    asked += 1
        table.answer(decision.seat, len(game.answers), [chance.choice(decision.options).key])
    assert asked > 20_000


async def evening(folder: Path, table: Table, world: Game, seat: int, keys: list[str]) -> list[bytes]:
    """Everything a person hears while the others play on in one world, errors included."""
    heard: list[bytes] = []
    storage = Storage(f"sqlite+aiosqlite:///{folder / 'tables.sqlite3'}")
    await bring_up_to_date(storage.engine)
    await storage.add_table(table.record)
    room = Room(same_table(table, world), [], storage, BotDesk(), Metrics())
    person = table.record.seats[seat].persons[0]
    wire, other = Wire(person, person, heard.append), Wire("bob", "bob", lambda text: None)
    room.enter(wire)
    room.enter(other)
    number = len(world.answers)
    for key in keys:
        await handle(room, other, asked.Answer(1, number, [key]))
        number += 1
    # Wrong in every way: what is said about it must not tell of what is hidden.
    for wrong in (
        asked.Answer(seat, number, ["dance on the bar"]),
        asked.Answer(seat, number + 1, ["pass"]),
        asked.Answer(1 - seat, number, ["pass"]),
        asked.Ask(seat, 1),
        asked.Earlier(10_000),
        asked.Odds(seat),
    ):
        await handle(room, wire, wrong)
    heard.append(
        room.metrics.text().partition("gomorra_answer_seconds")[0].partition("connections")[2].encode()
    )
    await room.close()
    room.desk.close()
    await storage.close()
    return heard


def test_log_errors_and_numbers_do_not_differ_either(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Bob moves, buys and passes in two worlds that Ann cannot tell apart; neither can those who read the logs."""
    caplog.set_level("DEBUG", logger="gomorra")
    table = two_people()
    chance = random.Random(5)
    compared = 0
    for step in range(140):
        game = table.game
        assert game is not None
        if game.over or compared == 6:
            break
        decision = game.decision
        if decision.seat == 1 and decision.kind == "play" and game.state.phase == "noon":
            other = game.imagine(0, f"log {step}")
            # A card from the hand would be another one in the other world, and all would see it.
            open_plays = ("move", "callout", "pass")
            key = chance.choice([o.key for o in decision.options if o.payload[0] in open_plays])
            heard, logged = [], []
            for number, world in enumerate((game.fork(events=True), other.fork())):
                folder = tmp_path / f"{step} {number}"
                folder.mkdir()
                caplog.clear()
                heard.append(run(evening(folder, table, world, 0, [key])))
                logged.append([record.getMessage() for record in caplog.records])
            if other_goes_on_alike(game, other, key):
                assert lines_of(heard[0]) == lines_of(heard[1])
                assert logged[0] == logged[1]
                compared += 1
        table.answer(decision.seat, len(game.answers), [chance.choice(decision.options).key])
    assert compared == 6


def other_goes_on_alike(game: Game, other: Game, key: str) -> bool:
    """Whether the play turns up nothing hidden, so that Ann cannot tell the worlds apart after it either."""
    after = []
    for world in (game, other):
        fork = world.fork(events=True)
        fork.answer(key)
        after.append(fork)
    shown = (Drawn, Dealt, Pulled, Revealed, Shuffled)
    return not any(isinstance(event, shown) for event in after[0].events[len(game.events) :])


def lines_of(heard: list[bytes]) -> list[object]:
    """What was heard, with log lines counted from the moment at which the two worlds part."""
    messages = [json.loads(text) if text.startswith(b"{") else text.decode() for text in heard]
    for message in messages:
        if isinstance(message, dict):
            if message["type"] in ("full", "lines"):
                message["lines"] = message["lines_from"] = None
            for line in message.get("lines") or ():
                line["event"] = None
    return messages


def test_a_rivals_hidden_cards_and_the_seed_are_never_sent(ann: Person) -> None:
    ann.enter(ann.make(*against_bot()))
    chance = random.Random(23)
    for _ in range(40):
        ann.until(lambda: ann.asked or ann.over)
        if ann.over:
            break
        rivals = (card for card in ann.view["cards"].values() if card["owner"] == 1)
        assert [card for card in rivals if card["zone"] in ("hand", "deck")] == []
        ann.answer(chance.choice(ann.view["decision"]["options"])["key"])
    assert "seed" not in "".join(ann.raw)


async def asked_in(folder: Path, table: Table, world: Game, seat: int) -> list[bytes]:
    """Every reply to everything that a person can send in one world while it is his turn or not: bytes, in order."""
    heard: list[bytes] = []
    storage = Storage(f"sqlite+aiosqlite:///{folder / 'tables.sqlite3'}")
    await bring_up_to_date(storage.engine)
    await storage.add_table(table.record)
    room = Room(same_table(table, world), [], storage, BotDesk(), Metrics())
    person = table.record.seats[seat].persons[0]
    wire = Wire(person, person, heard.append)
    room.enter(wire)
    number = len(world.answers)
    names = sorted({a.name for face in world.faces.values() for a in face.behaviour.abilities})
    chance = random.Random(number)
    messages: list[asked.ClientMessage] = [
        asked.Odds(seat),
        asked.Earlier(10_000),
        asked.Look(None),
    ]
    messages += [asked.Ask(seat, card) for card in numbers_of(world)]
    for card in numbers_of(world):
        keys = [f"use {card} {chance.choice(names)}", f"shop {card}", f"react {card} {chance.choice(names)}"]
        messages += [asked.Answer(seat, number, [f"{key} !"]) for key in keys]
        messages.append(asked.Answer(1 - seat, number, [f"use {card} x"]))
    messages += [
        asked.Ping(),
        asked.Chat("Howdy"),
        asked.Ready(),
        asked.Hurry(),
        asked.Hint(seat),
        asked.Hint(1 - seat),
        asked.Odds(1 - seat),
        asked.Look(1 - seat),
        asked.Concede(1 - seat),
        asked.Rematch(),
        asked.Sit(1 - seat, DeckChoice(starter=DECKS[0]), "Eve"),
        asked.Adjust(1 - seat),
        asked.Adjust(seat),
        asked.Undo(1 - seat),
        asked.Consent(True),
        asked.Claim("not-a-token"),
        asked.Undo(seat),
    ]
    # Giving up is the one thing left out: everybody may see everything then.
    assert {type(one) for one in messages} | {asked.Concede} == set(get_args(asked.ClientMessage))
    for message in messages:
        await handle(room, wire, message)
    await room.close()
    room.desk.close()
    await storage.close()
    return heard


@pytest.mark.parametrize("seat", [0, 1])
def test_whatever_a_person_sends_the_bytes_of_the_replies_are_the_same(tmp_path: Path, seat: int) -> None:
    table = two_people()
    chance = random.Random(31)
    compared = 0
    for step in range(90):
        game = table.game
        assert game is not None
        if game.over or compared == 2:
            break
        if step % 30 == 20:
            worlds = [game.fork(events=True), game.imagine(seat, f"bytes {step}").fork()]
            heard = []
            for number, world in enumerate(worlds):
                folder = tmp_path / f"{step} {number}"
                folder.mkdir()
                heard.append(run(asked_in(folder, table, world, seat)))
            assert lines_of(heard[0]) == lines_of(heard[1])
            compared += 1
        table.answer(game.decision.seat, len(game.answers), [chance.choice(game.decision.options).key])
    assert compared


def test_a_running_game_tells_the_same_in_its_replay_and_refuses_what_would_tell_more() -> None:
    """Timeline, steps and frames of two worlds that a seat cannot tell apart; export, play-on, thoughts are refused."""
    table = two_people()
    game = table.game
    assert game is not None
    chance = random.Random(8)
    while len(game.answers) < 30 and not game.over:
        game.answer(chance.choice(game.decision.options).payload)
    assert not game.over
    given = [(0, key_of(payload)) for payload in game.answers]
    film = Film.of(table.record, given, [])
    for person, seat in (("ann", 0), ("bob", 1)):
        rival = [str(card) for card in game.state.players[1 - seat].hand]
        for at in range(0, 31, 5):
            shown = ENCODER.encode(watching.step(film, person, at, str(seat), -1))
            cards = json.loads(shown)["view"]["cards"]
            assert at < 30 or not [card for card in rival if card in cards]
            assert json.loads(shown)["answer"] == ""
            with pytest.raises(NotYours):
                watching.step(film, person, at, str(1 - seat), 0)
            with pytest.raises(NotYours):
                watching.step(film, person, at, "open", 0)
        assert not may_play_on(table.record, person)
        assert not may_ask_thoughts(table.record, person)
        with pytest.raises(NotYours):
            going_on.play_on(film, person, person, asked.PlayOn(5, seat), 0.0)


def film_from(table: Table, world: Game, given: list[tuple[int, str]]) -> Film:
    """The film of a running game that goes on from this world."""
    begun = Anchor(checkpoint.write(world.state, 0, 0)).packed()
    return Film.of(table.record, given, [Chapter(0, 0, edition(), begun, b"")])


def shown_by(film: Film, person: str, seat: str) -> list[bytes]:
    """Everything that a replay tells somebody: timeline, every step, every event between steps, and all refusals."""
    told = [ENCODER.encode(watching.timeline(film, person))]
    for at in range(len(film.answers) + 1):
        told.append(ENCODER.encode(watching.step(film, person, at, seat, -1)))
        told.append(ENCODER.encode(watching.step(film, person, at, seat, at)))
        if at < len(film.answers):
            told.append(ENCODER.encode(watching.frames(film, person, at, seat)))
        for other in ("0", "1", "open", "watch", "7", ""):
            try:
                told.append(ENCODER.encode(watching.step(film, person, at, other, 0)))
            except (NotYours, TableError) as refused:
                told.append(str(refused).encode())
        try:
            going_on.play_on(film, person, person, asked.PlayOn(at, 0), 0.0)
        except NotYours as refused:
            told.append(str(refused).encode())
    return told


@pytest.mark.parametrize(("person", "seat"), [("ann", "0"), ("bob", "1")])
def test_two_worlds_have_the_same_replay(person: str, seat: str) -> None:
    """Bytes of every reply about a running game, in two worlds that the reader's seat cannot tell apart."""
    table = two_people()
    chance = random.Random(6)
    compared = 0
    for step in range(120):
        game = table.game
        assert game is not None
        if game.over or compared == 3:
            break
        if step > 20 and game.decision.kind == "play" and game.state.phase == "noon" and at_rest(game):
            worlds = [game.fork(), game.imagine(int(seat), f"replay {step}").fork()]
            given: list[tuple[int, str]] = []
            ahead = game.fork()
            while len(given) < 4 and not ahead.over and ahead.decision.kind == "play":
                open_plays = [o.key for o in ahead.decision.options if o.payload[0] in ("move", "pass")]
                given.append((ahead.decision.seat, chance.choice(open_plays)))
                ahead.answer(given[-1][1])
            given = given[:-1] if ahead.state.phase != "noon" else given
            films = [film_from(table, world, given) for world in worlds]
            assert [len(film.answers) for film in films] == [len(given)] * 2
            assert shown_by(films[0], person, seat) == shown_by(films[1], person, seat)
            compared += 1
        table.answer(game.decision.seat, len(game.answers), [chance.choice(game.decision.options).key])
    assert compared == 3


def test_the_number_of_a_card_tells_nothing_about_when_it_was_drawn() -> None:
    """In a shuffled deck the numbers lie in no order, and the first hand is none of a row."""
    game = two_people().game
    assert game is not None
    for _ in range(2):
        game.answer("gang as-listed")
    for player in game.state.players:
        assert player.deck != sorted(player.deck)
        rising = sum(one < two for one, two in pairwise(player.deck))
        assert len(player.deck) * 0.3 < rising < len(player.deck) * 0.7
        assert max(player.hand) - min(player.hand) > len(player.hand)


def new_game(seed: int, **rules: bool) -> Game:
    seats = [Seat(name, read_deck(deck)) for name, deck in zip(("Ann", "Bob"), DECKS[:2], strict=True)]
    return Game.new(seats, replace(CURRENT, scattered_numbers=True, mixed_hands=True, **rules), seed=seed)


def test_numbers_are_dealt_anew_after_a_shuffle_and_cards_stay_what_and_where_they_are() -> None:
    game = new_game(1)
    for _ in range(2):
        game.answer("gang as-listed")
    state, player = game.state, game.state.players[0]
    shown = player.hand[0]
    state.known[shown] = state.everyone()
    numbers = list(player.hand)
    state.shuffle(0)
    deck = list(player.deck)
    faces = [state.face(card) for card in (*numbers, *deck)]
    state.mix_numbers()
    assert [state.face(card) for card in (*player.hand, *player.deck)] == faces
    assert sorted((*player.hand, *player.deck)) == sorted((*numbers, *deck))
    assert player.hand[0] == shown, "everybody has seen it"
    assert player.hand[1:] != numbers[1:]
    assert [state.zones[card] for card in player.hand] == [HAND] * len(numbers)
    assert all(state.sees(0, card) and not state.sees(1, card) for card in player.hand[1:])
    assert not any(state.sees(0, card) for card in player.deck)


def test_a_number_does_not_tell_whether_a_card_was_held_before_a_shuffle() -> None:
    """A discard pile lies open, numbers and all. Once it is the deck again, the hand has numbers of both."""
    from_pile = held = 0
    for seed in range(14):
        game = new_game(seed)
        chance = random.Random(seed)
        waiting: dict[int, set[int]] = {}
        while not game.over and game.state.day < 25:
            told = len(game.events)
            before = [set(player.discard) for player in game.state.players]
            game.answer(chance.choice(game.decision.options).payload)
            for event in game.events[told:]:
                if isinstance(event, Shuffled) and event.reshuffle:
                    waiting[event.seat] = before[event.seat]
            for seat in list(waiting):
                if not game.state.recall(Memory.SHUFFLED):  # the play is over
                    pile = waiting.pop(seat)
                    from_pile += len(pile & set(game.state.players[seat].hand))
                    held += len(game.state.players[seat].hand)
    assert held > 20
    assert from_pile > 0.5 * held


def test_a_card_that_was_seen_comes_back_with_a_number_that_was_not() -> None:
    """From the moment a pile is the deck again, no number in deck or hand is one that lay open."""
    shuffles = 0
    for seed in range(12):
        game = new_game(seed, fresh_numbers=True)
        chance = random.Random(seed)
        seen: set[int] = set()
        while not game.over and game.state.day < 25:
            told = len(game.events)
            game.answer(chance.choice(game.decision.options).payload)
            shuffles += sum(isinstance(event, Shuffled) and event.reshuffle for event in game.events[told:])
            state = game.state
            for player in state.players:
                hidden = [card for card in (*player.hand, *player.deck) if not state.sees(None, card)]
                assert not seen & {card for card in hidden if state.known[card].bit_count() < 2}
                seen.update(player.discard, player.boot_hill)
    assert shuffles > 4


def test_numbers_of_the_first_deck_tell_no_more_than_those_of_a_later_one() -> None:
    """Numbers are drawn from one range, so that a high one does not mean a card that was shuffled back."""
    game = new_game(2, fresh_numbers=True)
    for _ in range(2):
        game.answer("gang as-listed")
    state, player = game.state, game.state.players[0]
    mine = [card for card, owner in enumerate(state.owners) if owner == 0]
    numbers = (*player.hand, *player.deck)
    assert max(numbers) - min(numbers) > 0.8 * len(mine)
    assert abs(sum(numbers) / len(numbers) - sum(mine) / len(mine)) < 0.15 * len(mine)


def test_numbers_run_out_without_harm() -> None:
    game = new_game(3, fresh_numbers=True)
    for _ in range(2):
        game.answer("gang as-listed")
    state, player = game.state, game.state.players[0]
    faces = sorted(state.face(card).code for card in player.deck)
    for _ in range(16):
        for card in player.deck:
            state.known[card] = state.everyone()
        state.shuffle(0)
        assert sorted(state.face(card).code for card in player.deck) == faces
        assert len({*player.deck, *player.hand}) == len(player.deck) + len(player.hand)
