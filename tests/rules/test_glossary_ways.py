"""The glossary: a rule with every way in which it can come up, and what follows from it."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import cheatin, happens, noon, react, trait
from gomorra.engine import Game, Seat
from gomorra.engine.events import Shuffled
from gomorra.testing import CHEATIN, Table, able, deck_of, either_leads, plain, rule
from tests.rules.fights import Fight

GAIN = able("action", noon(), lambda use: use.gain(1), title="Gain")


@rule("CG-Searching-a", "CG-Searching-b")
@pytest.mark.parametrize(
    ("piles", "where", "seen"),
    [
        ("deck", None, {"deck"}),
        ("deck and discard", None, {"deck", "discard"}),
        ("deck or discard", "deck", {"deck"}),
        ("deck or discard", "discard pile", {"discard"}),
        ("deck and/or discard", "deck and discard pile", {"deck", "discard"}),
        ("deck and/or discard", "discard pile", {"discard"}),
    ],
)
@pytest.mark.parametrize("taken", [None, "deck", "discard"])
def test_no_search_of_any_pile_forces_a_card(
    piles: str, where: str | None, seen: set[str], taken: str | None
) -> None:
    t = Table()
    cards = {"deck": t.stack(plain("dude", "Below")), "discard": t.discard(plain("dude", "Gone"))}

    def search(use):
        for card in (yield from use.search(lambda one, use: one.is_dude, piles=piles)):
            yield from use.to_hand(card)

    t.use(t.hand(able("action", noon(), search)))
    if where is not None:
        t.answer(where)
    assert set(t.choices()) == {cards[pile] for pile in seen}
    found = [cards[taken]] if taken in seen else []
    t.answer(found[0] if found else "pass")
    assert t.hand_of() == found and t.decision.kind == "play"
    assert len(t.events(Shuffled)) == ("deck" in seen)
    titles = {"deck": "Below", "discard": "Gone"}
    for pile, lies in (("deck", t.deck_of()), ("discard", t.discard_of())):
        assert (titles[pile] in [card.title for card in lies]) is (cards[pile] not in found)


@rule("CG-ReactPriorities-c")
@pytest.mark.parametrize("winner", [0, 1])
@pytest.mark.parametrize("saver", [0, 1])
def test_after_an_instead_nobody_answers_what_was_replaced(winner: int, saver: int) -> None:
    t = Table(winner=winner)
    done: list[str] = []

    def save(use):
        use.event.replaced = True

    for seat in (0, 1):
        for timing in ("when", "after"):
            t.put(able("deed", trait(timing, happens.Gained), lambda use: done.append("trait")), seat=seat)
            t.put(able("deed", react(timing, happens.Gained), lambda use: done.append("react")), seat=seat)
    for _ in range(2):
        t.put(able("deed", react("when", happens.Gained, instead=True), save), seat=saver)
    t.use(t.hand(GAIN))
    assert (t.decision.kind, t.decision.seat, len(t.offers("react"))) == ("react", saver, 2)
    t.answer("react")
    assert t.decision.kind == "play" and done == [] and t.rock() == 20


@rule("CG-Traits-f")
@pytest.mark.parametrize("timing", ["before", "when", "after"])
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("first", [0, 1])
def test_of_two_traits_only_the_order_is_asked(timing: str, seat: int, first: int) -> None:
    t = Table()
    done: list[int] = []

    def works(number):
        return lambda use: done.append(number)

    deeds = [
        t.put(able("deed", trait(timing, happens.Gained), works(number)), seat=seat) for number in (0, 1)
    ]
    t.use(t.hand(GAIN))
    assert (t.decision.kind, t.decision.seat) == ("order", seat)
    offered = [option.payload for option in t.decision.options]
    assert [payload[:2] for payload in offered] == [("trait", deed.id) for deed in deeds]
    t.answer(lambda option: option.payload[1] == deeds[first].id)
    assert t.decision.kind == "play" and done == [first, 1 - first], "the other works unasked"


@rule("CG-Traits-f")
@pytest.mark.parametrize("timing", ["before", "when", "after"])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_single_trait_works_unasked_in_every_window(timing: str, seat: int) -> None:
    t = Table()
    done: list[int] = []
    t.put(able("deed", trait(timing, happens.Gained), lambda use: done.append(t.who(use.seat))), seat=seat)
    t.use(t.hand(GAIN))
    assert t.decision.kind == "play" and done == [seat]


@rule("CG-Traits-g")
@pytest.mark.parametrize("winner", [0, 1])
@pytest.mark.parametrize("seat", [0, 1])
def test_an_instead_of_a_trait_comes_before_an_instead_of_a_react(winner: int, seat: int) -> None:
    t = Table(winner=winner)
    done: list[str] = []

    def save(use):
        done.append("trait")
        use.event.replaced = True

    t.put(able("deed", trait("when", happens.Gained, instead=True), save), seat=seat)
    t.put(able("deed", react("when", happens.Gained, instead=True), save), seat=1 - seat)
    t.use(t.hand(GAIN))
    assert t.decision.kind == "play" and done == ["trait"]


@rule("CG-Rowdy-a")
def test_the_bullets_of_all_dudes_count_at_a_rowdy_deed() -> None:
    t = Table()
    bar = t.deed(keywords=["Rowdy"])
    t.dude(at=bar, bullets=3, influence=5), t.dude(at=bar, bullets=1, influence=5)
    t.dude(seat=1, at=bar, bullets=2, influence=0)
    last = t.dude(seat=1, at=bar, bullets=2, influence=0)
    assert bar.controller == t.seat(0), "four on either side: it is its owner's"
    t.use(t.hand(able("action", noon(), lambda use: use.modify(last, bullets=1))))
    assert bar.controller == t.seat(1), "five of two dudes beat four"
    t.use(t.hand(able("action", noon(), lambda use: use.modify(last, bullets=-2)), seat=1))
    assert bar.controller == t.seat(0), "the best dude alone decides nothing"


@rule("CG-Plays-b")
def test_who_passed_in_lowball_may_answer_cheatin_later() -> None:
    t = Table()
    done: list[int] = []
    answer = able("action", cheatin(), lambda use: done.append(t.who(use.seat)))
    cards = [t.hand(answer, seat=seat) for seat in (0, 1)]
    for seat in (0, 1):
        t.stack(CHEATIN, seat=seat)
    t.start("gambling")
    t.run("play")
    first = t.decision.seat
    t.pass_()
    t.use(cards[1 - first])
    assert (t.decision.kind, t.decision.seat) == ("play", first) and t.can_use(cards[first])
    t.use(cards[first])
    assert done == [1 - first, first]


@rule("CG-Core-a", "CG-Core-b")
@pytest.mark.parametrize("cores", [1, 2, 3, 5])
@pytest.mark.parametrize("seat", [0, 1])
def test_each_core_deed_chosen_at_the_table_takes_the_place_of_a_dude(cores: int, seat: int) -> None:
    deeds = [plain("deed", f"Hall {number}", keywords=["Core"]) for number in range(cores)]
    dudes = [plain("dude", f"Dude {number}") for number in range(5)]
    decks = [deck_of(plain("outfit", stash=15)), deck_of(plain("outfit", stash=15))]
    decks[seat] = deck_of(plain("outfit", stash=15), [*deeds, *dudes])
    game = Game.new([Seat(f"P{place}", built) for place, built in enumerate(decks)], seed=1)
    for number in range(5):
        while game.decision.seat != seat:
            game.answer("done")
        assert game.decision.kind == "gang"
        title = (deeds + dudes)[number].title
        game.answer(next(option.payload for option in game.decision.options if option.text == title))
    assert game.decision.kind != "gang" or game.decision.seat != seat, "five places, and no more"
    assert len(game.dudes(seat)) == 5 - cores
    assert len(game.state.players[seat].street) == 1 + cores


@rule("CG-Shootout5-d")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("2♣ 4♣ 6♦ 8♦ 10♣", "2♠ 4♠ 6♥ 8♥ 10♠"),
        ("K♣ K♦ 3♣ 4♣ 9♦", "K♠ K♥ 3♥ 4♠ 9♠"),
        ("K♣ K♦ 3♣ 3♦ 9♦", "K♠ K♥ 3♥ 3♠ 9♠"),
        ("3♣ 4♣ 5♦ 6♦ 7♣", "3♠ 4♠ 5♥ 6♥ 7♠"),
        ("2♣ 4♣ 6♣ 8♣ 10♣", "2♠ 4♠ 6♠ 8♠ 10♠"),
        ("3♣ 4♣ 5♣ 6♣ 7♣", "3♠ 4♠ 5♠ 6♠ 7♠"),
    ],
)
@either_leads
def test_suits_break_no_tie_of_any_rank(first: str, second: str) -> None:
    for hands in ((first, second), (second, first)):
        fight = Fight(*hands).settle()
        assert (fight.decided.winner, fight.decided.casualties) == (-1, (1, 1))


@rule("CG-Searching-c")
@pytest.mark.parametrize(
    ("piles", "where", "finds"),
    [
        ("deck or discard", "deck", False),
        ("deck or discard", "discard pile", True),
        ("deck and/or discard", "deck and discard pile", True),
        ("deck and/or discard", "discard pile", True),
    ],
)
def test_no_search_refills_an_empty_deck(piles: str, where: str, finds: bool) -> None:
    t = Table(deck=0)
    lying = t.discard(*(plain("dude", f"Dude {number}") for number in range(3)))
    t.use(t.put(able("deed", noon(), lambda use: use.search(lambda one, use: True, piles=piles))))
    t.answer(where)
    assert (t.decision.kind == "choose") is finds
    if finds:
        assert set(t.choices()) == set(lying)
        t.answer("pass")
    assert t.decision.kind == "play" and t.events(Shuffled) == []
    assert t.deck_of() == [] and t.discard_of() == list(lying)


@rule("CG-Shootout5-g")
@pytest.mark.parametrize("fates", [("ace", "discard"), ("discard", "ace")])
@either_leads
def test_casualties_of_both_fates_are_all_named_before_the_first_falls(fates: tuple[str, str]) -> None:
    watch = react("after", happens.Discarded, happens.Aced, repeat=True)
    fight = Fight(
        "K♣ K♦ K♥ 4♠ 9♣",
        "2♣ 4♦ 6♥ 8♠ 10♣",
        dudes=(1, 3),
        setup=lambda t: t.put(able("deed", watch)),
    ).settle()
    t, (first, second, spared) = fight.t, fight.theirs
    t.answer(("casualty", first, fates[0]))
    assert t.decision.kind == "casualty" and first.in_play and second.in_play
    t.answer(("casualty", second, fates[1]))
    assert t.decision.kind == "react" and not first.in_play and second.in_play, "one after the other"
    t.pass_()
    assert not second.in_play and spared.in_play
    for one, fate in zip((first, second), fates, strict=True):
        assert one in (t.boot_hill_of(1) if fate == "ace" else t.discard_of(1))


@rule("CG-Wanted-b")
@pytest.mark.parametrize("amount", [1, 3])
def test_who_becomes_wanted_does_so_once_until_the_bounty_is_gone(amount: int) -> None:
    t = Table()
    crook = t.dude(seat=1)
    counts = []

    def raises(change: int):
        return lambda use: use.bounty(crook, change)

    for change in (amount, 1, 2, -amount - 3, 1, 1):
        t.use(t.hand(able("action", noon(), raises(change))))
        t.turn_of(0)
        counts.append((crook.bounty, len(t.events(happens.BecameWanted))))
    assert counts == [(amount, 1), (amount + 1, 1), (amount + 3, 1), (0, 1), (1, 2), (2, 2)]


@rule("CG-Uniqueness-d")
@pytest.mark.parametrize("pile", ["hand", "deck", "discard pile"])
def test_from_wherever_a_copy_reaches_boot_hill_the_one_in_play_stays(pile: str) -> None:
    t = Table()
    sloane = plain("dude", "Sloane")
    standing = t.put(sloane)
    copy = {"hand": t.hand, "deck": t.stack, "discard pile": t.discard}[pile](sloane)
    move = (lambda use: use.ace_from_pile(copy)) if pile == "discard pile" else (lambda use: use.ace(copy))
    t.use(t.hand(able("action", noon(), move)))
    assert copy in t.boot_hill_of() and standing.in_play
    again = t.hand(sloane)
    assert ("shop", again.id) not in t.offers("shop"), "only what enters play is checked"


@rule("CG-ReactPriorities-d")
@pytest.mark.parametrize("winner", [0, 1])
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("early", [react, trait])
@pytest.mark.parametrize("late", [react, trait])
def test_whoever_answers_when_it_happens_comes_before_all_after_it(
    winner: int, seat: int, early, late
) -> None:
    t = Table(winner=winner)
    done: list[str] = []
    t.put(able("deed", late("after", happens.Gained), lambda use: done.append("after")), seat=1 - seat)
    t.put(able("deed", early("when", happens.Gained), lambda use: done.append("when")), seat=seat)
    t.use(t.hand(GAIN))
    while t.decision.kind == "react":
        t.answer("react")
    assert done == ["when", "after"]
