"""Rulebook 2.2: decks, discard piles and Boot Hill."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import dude, noon, opposing, owned, where, your
from gomorra.decks.deck import Deck, Entry
from gomorra.engine import Game, Seat
from gomorra.engine.events import Shuffled
from gomorra.engine.kernel.state import BOOT_HILL, DISCARD, HAND
from gomorra.testing import Table, able, either_leads, plain, rule

nothing_at_all = where(lambda card, use: False)


def draws(count: int, **facts):
    return able("action", noon(), lambda use: use.draw(count), **facts)


@rule("RB-2.2-a")
def test_each_player_draws_from_the_own_deck() -> None:
    t = Table(seats=3)
    before = [{card.id for card in t.deck_of(seat)} for seat in range(3)]
    t.start("sundown")
    t.run("noon")
    for seat in range(3):
        assert len(t.hand_of(seat)) == 5
        assert {card.id for card in t.hand_of(seat)} <= before[seat]


@rule("RB-2.2-b", "RB-4-p")
def test_decks_are_shuffled_by_the_seed_before_the_opening_hand() -> None:
    cards = [plain("action", f"Card {number}") for number in range(20)]
    deck = Deck.of("plain", [Entry(plain("outfit"), 1), *(Entry(card, 1) for card in cards)])

    def opening(seed: int) -> list[list[str]]:
        game = Game.new([Seat("A", deck), Seat("B", deck)], seed=seed)
        return [[game.card(card).title for card in player.hand] for player in game.state.players]

    in_list_order = [card.title for card in cards[:5]]
    assert in_list_order not in opening(1)
    assert opening(1)[0] != opening(1)[1]
    assert opening(1)[0] != opening(2)[0] and opening(1)[1] != opening(2)[1]
    assert opening(1) == opening(1)


@rule("RB-2.2-c", "CG-Searching-b")
@pytest.mark.parametrize("wanted", [nothing_at_all, where(lambda card, use: True)])
def test_a_searched_deck_is_shuffled_even_if_nothing_is_taken(wanted) -> None:
    t = Table()
    t.stack(*(plain("action", f"Card {number}") for number in range(10)))
    order = [card.title for card in t.deck_of()]
    t.use(t.hand(able("action", noon(), lambda use: use.search(wanted))))
    if t.decision.kind == "choose":
        t.answer("pass")
    assert [event.seat for event in t.events(Shuffled)] == [0]
    assert [card.title for card in t.deck_of()] != order
    assert sorted(card.title for card in t.deck_of()) == sorted(order)


@rule("RB-2.2-d")
def test_looking_at_the_top_cards_does_not_shuffle() -> None:
    t = Table()
    t.stack(*(plain("action", f"Card {number}") for number in range(10)))
    order = [card.title for card in t.deck_of()]
    t.use(t.hand(able("action", noon(), lambda use: use.look(use.top_of_deck(3)))))
    assert not t.events(Shuffled)
    assert [card.title for card in t.deck_of()] == order


@rule("AE-Decks-a")
def test_looking_at_as_many_cards_as_there_are_does_not_shuffle() -> None:
    t = Table(deck=0)
    t.stack("A♣ 2♦ 3♥")
    t.use(t.hand(able("action", noon(), lambda use: use.look(use.top_of_deck(3)))))
    assert not t.events(Shuffled)
    assert [card.value for card in t.deck_of()] == [1, 2, 3]


@rule("RB-2.2-e")
def test_a_discarded_card_lies_open() -> None:
    t = Table()
    card = t.hand("Pistol Whip", seat=1)
    assert card.id not in t.game.view(t.seat(0)).cards
    t.use(t.hand(able("action", noon(), lambda use: use.discard(use.game.card(card.id)))))
    assert t.game.view(t.seat(0)).cards[card.id].code == card.face.code
    assert t.game.view(None).cards[card.id].zone == "discard pile"


@rule("RB-2.2-f", "RB-2.2-m")
def test_piles_can_be_read_at_any_time() -> None:
    t = Table()
    gone = t.discard(plain("dude"), seat=1)
    dead = t.boot_hill(plain("dude"), seat=1)
    leader, mark = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.callout(leader, mark)
    seen = 0
    while t.game.shootout is None or t.game.shootout.step != "run or gun":
        for seat in (0, 1, None):
            rival = t.game.view(seat).players[t.seat(1)]
            assert rival.discard[0] == gone.id
            assert rival.boot_hill[0] == dead.id
        seen += 1
        t.game.answer(t.plain_answer())
        if t.game.shootout is None and t.decision.kind == "play":
            break
    assert seen >= 5


@rule("RB-2.2-f", "RB-2.2-m")
def test_every_pile_is_open_to_everybody_all_day() -> None:
    t = Table(seats=3, deck=40)
    for seat in range(3):
        t.discard(plain("dude"), plain("goods"), seat=seat)
        t.boot_hill(plain("dude"), plain("deed"), seat=seat)
        t.hand(plain("dude"), seat=seat)
    t.start("gambling")
    phases, day = set(), t.game.state.day
    while t.game.state.day == day:
        phases.add(t.game.state.phase)
        for viewer in (0, 1, 2, None):
            seen = t.game.view(viewer)
            for shown, player in zip(seen.players, t.game.state.players, strict=True):
                assert list(shown.discard) == list(player.discard)
                assert list(shown.boot_hill) == list(player.boot_hill)
                for card in (*player.discard, *player.boot_hill):
                    assert seen.cards[card].code == t.game.card(card).face.code
        t.game.answer(t.plain_answer())
    assert {"noon", "sundown"} <= phases


@rule("RB-2.2-g", "RB-2.2-n")
def test_reading_a_pile_does_not_change_its_order() -> None:
    t = Table()
    t.discard(*(plain("dude", f"Gone {number}") for number in range(3)))
    t.boot_hill(*(plain("dude", f"Dead {number}") for number in range(3)))
    for seat in (0, 1, None):
        t.game.view(seat)
    assert [card.title for card in t.discard_of()] == ["Gone 0", "Gone 1", "Gone 2"]
    assert [card.title for card in t.boot_hill_of()] == ["Dead 0", "Dead 1", "Dead 2"]


@rule("RB-2.2-h")
def test_an_empty_deck_is_made_of_the_discard_pile_when_a_card_is_needed() -> None:
    t = Table(deck=0)
    t.discard(*(plain("dude") for _ in range(4)))
    t.use(t.hand(draws(1)))
    assert len(t.deck_of()) == 3
    assert len(t.hand_of()) == 1
    assert [card.is_action for card in t.discard_of()] == [True]
    assert [event.seat for event in t.events(Shuffled)] == [0]


@rule("RB-2.2-h", "RB-7.2-h", "RB-6.1.3-r")
@either_leads
def test_a_new_deck_is_in_another_order_and_serves_pulls_and_draw_hands() -> None:
    t = Table(deck=0)
    order = [card.value for card in t.discard(*(plain("dude", value=value) for value in range(1, 13)))]
    t.stack(plain("dude"), plain("dude"), seat=1)
    t.discard(*(plain("dude", value=value) for value in range(1, 13)), seat=1)

    def pull(use):
        yield from use.pull()

    t.use(t.hand(able("action", noon(), pull)))
    left = [card.value for card in t.deck_of()]
    assert len(left) == 11
    assert left not in (order[1:], order[:-1], order[:0:-1], order[-2::-1])
    leader, mark = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.turn_of(0)
    t.shootout(leader, mark)
    t.run("resolution")
    assert len(t.game.state.players[t.seat(1)].draw_hand) == 5
    assert (len(t.deck_of(1)), t.discard_of(1)) == (9, [])
    assert [card.value for card in t.deck_of(1)] not in (order[3:], order[:-3], order[:2:-1], order[-4::-1])
    assert [event.seat for event in t.events(Shuffled)] == [0, 1]


@rule("RB-2.2-i")
def test_a_deck_that_runs_out_is_not_refilled_at_once() -> None:
    t = Table(deck=0)
    t.stack("A♣")
    t.discard(*(plain("dude") for _ in range(4)))
    t.use(t.hand(draws(1)))
    assert t.deck_of() == []
    assert len(t.discard_of()) == 5


@rule("RB-2.2-j")
def test_boot_hill_is_never_shuffled_in() -> None:
    t = Table(deck=0)
    t.boot_hill(*(plain("dude") for _ in range(5)))
    t.use(t.hand(draws(1)))
    assert t.hand_of() == []
    assert len(t.boot_hill_of()) == 5
    t.discard(plain("dude"), plain("dude"))
    t.use(t.hand(draws(1)))
    assert len(t.hand_of()) == 1 and len(t.deck_of()) == 2, "two dudes and the action played before"
    assert len(t.boot_hill_of()) == 5


@rule("RB-2.2-k", "RB-2.2-l")
def test_an_aced_card_goes_to_boot_hill_and_its_attachments_are_discarded() -> None:
    t = Table()
    hex_, hat = plain("spell", keywords=["Hex"]), plain("goods")
    doomed = t.dude(keywords=["Huckster 1"], has=[hex_, hat])
    spell, goods = doomed.attachments
    t.use(t.hand(able("action", noon(target=your & dude), lambda use: use.ace(use.target))))
    assert doomed.zone == BOOT_HILL
    assert (spell.zone, goods.zone) == (DISCARD, DISCARD)


@rule("RB-2.2-k")
@pytest.mark.parametrize("kind", ["dude", "deed", "goods", "spell", "hand", "discard pile"])
def test_whatever_is_aced_goes_to_boot_hill(kind: str) -> None:
    t = Table()
    host = t.dude(keywords=["Huckster 1"])
    if kind in ("goods", "spell"):
        doomed = t.attach(plain(kind, keywords=["Hex"] if kind == "spell" else []), host)
    else:
        lay = {"hand": t.hand, "discard pile": t.discard}.get(kind, t.put)
        doomed = lay(plain(kind if kind in ("dude", "deed") else "action"))
    verb = "ace_from_pile" if kind == "discard pile" else "ace"
    t.use(t.hand(able("action", noon(), lambda use: getattr(use, verb)(doomed))))
    assert doomed.zone == BOOT_HILL and t.boot_hill_of() == [doomed]


@rule("RB-2.2-o", "RB-2.2-p")
@pytest.mark.parametrize(("verb", "zone"), [("discard", DISCARD), ("ace", BOOT_HILL)])
def test_a_foreign_card_returns_to_its_owners_pile(verb: str, zone: int) -> None:
    t = Table()
    victim = t.dude(seat=1)
    t.use(t.hand(able("action", noon(target=opposing & dude), lambda use: use.take_control(use.target))))
    assert victim.controller == t.seat(0)
    t.pass_()
    t.use(t.hand(able("action", noon(target=your & dude), lambda use: getattr(use, verb)(use.target))))
    assert victim.zone == zone
    pile = t.discard_of(1) if verb == "discard" else t.boot_hill_of(1)
    assert victim.id in {card.id for card in pile}


@rule("RB-2.2-q", "RB-2.2-r")
@pytest.mark.parametrize("verb", ["to_deck", "to_hand"])
def test_a_foreign_card_never_enters_your_deck_or_hand(verb: str) -> None:
    t = Table()
    t.dude("Turncoat", seat=1)
    t.use(t.hand(able("action", noon(target=opposing & dude), lambda use: use.take_control(use.target))))
    t.pass_()
    t.use(t.hand(able("action", noon(target=your & dude), lambda use: getattr(use, verb)(use.target))))
    mine = [card.title for card in (*t.deck_of(), *t.hand_of())]
    assert "Turncoat" not in mine


@rule("RB-2.2-r")
@pytest.mark.parametrize("pile", ["discard", "boot_hill", "stack"])
def test_no_card_of_another_comes_from_his_piles_into_your_hand(pile: str) -> None:
    t = Table()
    theirs = getattr(t, pile)(plain("dude"), seat=1)
    t.use(t.hand(able("action", noon(), lambda use: use.to_hand(theirs))))
    assert t.hand_of() == [] and theirs not in t.hand_of(1)


@rule("RB-2.2-r")
def test_an_own_card_does_return_to_hand() -> None:
    t = Table()
    friend = t.dude()
    t.use(t.hand(able("action", noon(target=owned & dude), lambda use: use.to_hand(use.target))))
    assert friend.zone == HAND
