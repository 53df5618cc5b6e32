"""Games that are forked, imagined, taken back, saved, stacked, and answers that are none."""

from __future__ import annotations

import msgspec
import pytest

from gomorra.cards.vocabulary import HERE, Stat, always
from gomorra.engine import Game, IllegalAnswer, Seat
from gomorra.engine.kernel import saving
from gomorra.engine.kernel.ruleset import CURRENT
from gomorra.testing import Table, able, begin, deck_of, plain


def small_game(**more: object) -> Game:
    rest = [plain("dude", f"Card {n}", cost=n) for n in range(6)]
    deck = deck_of(plain("outfit"), [plain("dude", "Boss", influence=1)], rest)
    return begin(deck, deck, seed=3)


def test_a_wrong_answer_says_what_would_be_right() -> None:
    game = small_game()
    with pytest.raises(IllegalAnswer) as caught:
        game.answer("dance 5")
    said = str(caught.value)
    keys = game.decision.keys
    assert said.startswith(f"'dance 5' is no answer to {game.decision.prompt!r}.")
    assert all(key in said for key in keys[:8]) and (len(keys) > 8) == ("in all)" in said)
    assert len(keys) <= 8 or f"({len(keys)} in all)" in said
    assert game.decision.keys == keys, "nothing has changed"


def test_eight_answers_are_shown_and_the_ninth_is_counted() -> None:
    t = Table()
    for _ in range(3):
        t.dude()
    t.deed(), t.deed()
    with pytest.raises(IllegalAnswer, match=r"in all\)"):
        t.game.answer("dance")
    t = Table()
    with pytest.raises(IllegalAnswer) as caught:
        t.game.answer("dance")
    assert "in all" not in str(caught.value) and str(caught.value).endswith("Possible: pass")


def test_a_fork_goes_its_own_way_and_may_take_the_log_along() -> None:
    game = small_game()
    game.answer("pass")
    fork, with_log = game.fork(), game.fork(events=True)
    assert with_log.events == game.events and with_log.told == game.told
    assert fork.answers == game.answers and fork.decision.keys == game.decision.keys
    fork.answer("pass")
    assert len(fork.answers) == len(game.answers) + 1


def test_an_imagined_world_agrees_with_what_a_seat_knows_and_forks_alike() -> None:
    game = small_game()
    worlds = [game.imagine(0, seed) for seed in (1, 1, 2)]
    known = [card.title for card in map(game.card, game.state.players[0].hand)]
    for world in worlds:
        assert [world.card(card).title for card in world.state.players[0].hand] == known
        assert world.view(0) == game.view(0)
    hands = [[world.state.face(card).title for card in world.state.players[1].hand] for world in worlds]
    assert hands[0] == hands[1] != hands[2]
    fork = worlds[0].fork()
    assert [fork.state.face(card).title for card in fork.state.players[1].hand] == hands[0]
    whole = [
        sorted(world.state.face(card).title for card in range(1, len(world.state.faces))) for world in worlds
    ]
    assert whole[0] == whole[2], "the same cards, dealt otherwise"


def test_an_imagined_world_stays_imagined_in_the_middle_of_a_play() -> None:
    game = small_game()
    game.answer(next(key for key in game.decision.keys if key.startswith("move")))
    world = game.imagine(0, 5)
    hand = [world.state.face(card).title for card in world.state.players[1].hand]
    fork = world.fork()
    assert [fork.state.face(card).title for card in fork.state.players[1].hand] == hand


def test_a_deck_can_be_stacked_with_what_lies_on_top() -> None:
    rest = [plain("dude", f"Card {n}") for n in range(6)]
    deck = deck_of(plain("outfit"), [], rest)
    top = [rest[4].code, rest[1].code, "no such card"]
    game = Game.new([Seat("A", deck, top=tuple(top)), Seat("B", deck)], seed=1)
    while game.decision.kind == "gang":
        game.answer("done")
    hand = [game.card(card).title for card in game.state.players[0].hand]
    assert hand[:2] == ["Card 4", "Card 1"] and len(hand) == 5
    everything = [*game.state.players[0].hand, *game.state.players[0].deck, *game.state.players[0].discard]
    assert len(everything) == len(set(everything))


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"flying": True}, "no ruleset field 'flying'"),
        ({"redraw_limit": -1}, "must be from 0 to"),
        ({"redraw_limit": saving.LARGEST_NUMBER + 1}, "must be from 0 to"),
        ({"redraw_limit": "many"}, "cannot be read"),
    ],
)
def test_a_ruleset_that_is_none_is_refused(changes: dict[str, str | int | bool], words: str) -> None:
    with pytest.raises(saving.BrokenSave, match=words):
        saving.ruleset_of(changes)


@pytest.mark.parametrize("limit", [0, saving.LARGEST_NUMBER])
def test_what_is_changed_in_a_ruleset_is_kept(limit: int) -> None:
    rules = saving.ruleset_of({"redraw_limit": limit})
    assert rules.redraw_limit == limit and rules.name == CURRENT.name
    assert saving.changes_of(rules) == {"name": CURRENT.name, "redraw_limit": limit}
    assert saving.changes_of(CURRENT) == {"name": CURRENT.name}


@pytest.mark.parametrize(
    ("change", "older", "words"),
    [
        ({"engine": saving.VERSION + 1}, True, "cannot be replayed"),
        ({"engine": saving.VERSION - 1}, False, "cannot be replayed"),
        ({"engine": 0}, True, "cannot be replayed"),
        ({"seed": "x" * (saving.LONGEST_SEED + 1)}, False, "up to"),
        ({"seed": "x" * saving.LONGEST_SEED}, False, ""),
    ],
)
def test_what_was_saved_is_read_or_refused(change: dict[str, object], older: bool, words: str) -> None:
    deck = deck_of("Law Dogs", [], ["Abram Grothe"])
    text = saving.write([Seat("A", deck), Seat("B", deck)], CURRENT, 1, [("pass",)])
    changed = msgspec.json.encode({**msgspec.json.decode(text), **change})
    if words:
        with pytest.raises(saving.BrokenSave, match=words):
            saving.read(changed, older=older)
    else:
        assert saving.read(changed, older=older).answers == ["pass"]


def test_a_text_that_is_no_game_and_answers_that_do_not_fit() -> None:
    with pytest.raises(saving.BrokenSave, match="no saved game"):
        saving.read("{")
    game = small_game()
    with pytest.raises(saving.BrokenSave, match="answer 2 of the saved game"):
        saving.feed(game, ["pass", "dance"])


def test_a_trait_may_ask_who_controls_the_deed_that_it_decides() -> None:
    def loyal(card: object, here: object) -> int:
        return 1 if here.controller == card.controller else 0

    t = Table()
    fort = t.put(able("deed", always(Stat.INFLUENCE, on=HERE), loyal))
    t.dude(at=fort, influence=1)
    assert fort.controller == 0
    rival = t.dude(seat=1, at=fort, influence=2)
    assert fort.controller == 0, "until it is found out its owner controls it, and his dude counts 2"
    t.dude(seat=1, at=fort, influence=1)
    assert fort.controller == 1 and rival.influence == 3


def test_what_needs_the_square_as_a_place() -> None:
    t = Table()
    assert t.game.state.place(0) == 0
    card = t.hand(plain("dude"))
    assert t.game.state.place(card.id) == -1
