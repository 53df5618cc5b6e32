"""Ghost Town: spells."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import dude, shootout
from gomorra.engine.card.handle import Card
from gomorra.testing import CHEATIN, LEGAL, Table, able, plain


@pytest.mark.parametrize(("pull", "away"), [("7♠", True), ("6♠", False)])
def test_the_crafty_hare_darts_away(pull: str, away: bool) -> None:
    t = Table()
    shaman = t.dude(at="town square", keywords=("Shaman 1",), has=["Crafty Hare"])
    friend, foes = t.dude(at="town square"), [t.dude(seat=1, at="town square", value=n) for n in (8, 5)]
    deed = t.deed()
    t.shootout(shaman, foes[0], friend, foes[1])
    t.stack(pull)
    t.use(shaman.attachments[0], "", deed)
    assert (shaman.place == deed.id) is away and shaman.in_posse is not away and not shaman.booted


@pytest.mark.parametrize("darts", [True, False])
def test_the_hare_takes_the_mark_of_a_job_away(darts: bool) -> None:
    t = Table()
    leader = t.dude(at="town square", bullets=3, stud=True)
    shaman = t.dude(seat=1, at="town square", keywords=("Shaman 1",), has=["Crafty Hare"])
    guard = t.dude(seat=1, at="town square")
    t.use(t.hand("Kidnappin'"))
    t.answer(shaman)
    t.form(shaman, guard)
    if darts:
        t.stack("9♠", seat=1)
        t.use(shaman.attachments[0], "", t.game.outfit(1), seat=1)
    t.hands("K♣ K♦ K♥ 4♠ 9♣ A♥ 7♦ 2♠", LEGAL + " A♥")
    t.finish()
    assert leader.at_home and shaman.in_play is darts


FOE = able("dude", shootout(target=dude), lambda use: use.modify(use.target, bullets=-2), title="Foe")


TAME = able("dude", shootout(target=dude), lambda use: use.make(use.target, "draw"), title="Tamer")


@pytest.mark.parametrize("code", ["14028", "24191"])
def test_christian_soldiers_march_unshaken(code: str) -> None:
    t = Table()
    saint = t.dude(at="town square", keywords=("Blessed 1",), has=[code])
    ann = t.dude(at="town square", bullets=2, stud=True)
    foe, tamer = (t.put(card, seat=1, at="town square") for card in (FOE, TAME))
    t.shootout(saint, foe, ann, tamer)
    t.stack("3♠")
    t.use(saint.attachments[0])
    assert (saint.bullets, ann.bullets, foe.bullets) == (1, 3, 0)
    t.use(foe, "", ann)
    t.use(tamer, "", ann)
    assert ann.bullets == 3 and ann.is_stud


@pytest.mark.parametrize(("hand", "spirits"), [(LEGAL, 0), (CHEATIN, 1)])
def test_turtles_guard_makes_the_posse_harrowed(hand: str, spirits: int) -> None:
    t = Table()
    shaman, ann = (
        t.dude(at="town square", keywords=("Shaman 1",), has=["Turtle's Guard"]),
        t.dude(at="town square"),
    )
    foe = t.dude(seat=1, at="town square")
    t.showdown(shaman, foe, ann, hands=(LEGAL + " A♥", hand))
    t.stack("3♠")
    t.use(shaman.attachments[0])
    tokens = [card for card in t.game.dudes(0) if card.is_token]
    assert shaman.has("Harrowed") and ann.has("Harrowed") and not foe.has("Harrowed")
    assert len(tokens) == spirits
    assert all(token.in_posse and token.has("Harrowed") and token.bullets == 2 for token in tokens)


def sighted(t: Table, code: str, ability: str) -> tuple[Card, list[Card]]:
    witch = t.dude(keywords=("Huckster 4",), has=[code])
    cards = t.hand(*(plain("action", f"Secret {n}") for n in range(4)), seat=1)
    t.stack("K♠")
    t.use(witch.attachments[0], ability)
    return witch.attachments[0], cards


def seen(t: Table, cards: list[Card]) -> int:
    return sum(t.game.state.known[card.id] & 1 for card in cards)


@pytest.mark.parametrize("count", [1, 2])
def test_sight_beyond_sight_sees_cards_and_may_burn_one(count: int) -> None:
    t = Table()
    spell, cards = sighted(t, "14030", "peer")
    t.answer(count)
    assert len(t.choices()) == count == seen(t, cards)
    burnt = t.choices()[0]
    t.answer(burnt)
    assert spell in t.boot_hill_of() and t.boot_hill_of(1) == [burnt] and len(t.hand_of(1)) == 3


def test_sight_beyond_sight_spares_unique_cards() -> None:
    t = Table()
    witch = t.dude(keywords=("Huckster 4",), has=["Sight Beyond Sight"])
    t.hand(plain("dude", "Somebody"), seat=1)
    t.stack("K♠")
    t.use(witch.attachments[0], "", 1)
    assert t.decision.kind == "play" and witch.attachments[0].in_play


@pytest.mark.parametrize(("ability", "count"), [("glimpse", 1), ("peer", 2), ("behold", 3)])
def test_sight_of_the_weird_west_only_looks(ability: str, count: int) -> None:
    t = Table()
    spell, cards = sighted(t, "24190", ability)
    assert seen(t, cards) == count and spell.booted and t.decision.kind == "play" and len(t.hand_of(1)) == 4


@pytest.mark.parametrize(
    ("code", "abilities"), [("14030", ["peer"]), ("24190", ["glimpse", "peer", "behold"])]
)
def test_sight_beyond_sight_needs_a_hand_to_look_into(code: str, abilities: list[str]) -> None:
    t = Table()
    witch = t.dude(keywords=("Huckster 4",), has=[code])
    spell = witch.attachments[0]
    assert not any(t.can_use(spell, ability) for ability in abilities)
    t.hand(plain("action"), seat=1)
    assert all(t.can_use(spell, ability) for ability in abilities)
