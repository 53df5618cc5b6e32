"""Ghost Town: actions."""

from __future__ import annotations

from gomorra.cards.vocabulary import dude, in_shootout, shootout
from gomorra.engine.card import Card
from gomorra.testing import Table, able, plain

BAJIE = "Raking Dragons"
SAP = able(
    "action", shootout(technique=True, target=dude & in_shootout),
    lambda use: use.modify(use.target, bullets=-1, influence=-1, value=-1), title="Sap",
)  # fmt: skip
PLAIN_SAP = able(
    "action",
    shootout(target=dude & in_shootout),
    lambda use: use.modify(use.target, bullets=-1),
    title="Plain sap",
)


def feast(t: Table) -> tuple[Card, Card]:
    """A fighter who has pigged out, against one dude."""
    monk = t.dude(at="town square", keywords=("Kung Fu 1",), value=9)
    bob = t.dude(seat=1, at="town square", bullets=5, influence=5, value=10)
    t.shootout(
        monk, bob, t.dude(at="town square", keywords=("Kung Fu 1",), value=9, bullets=5, title="Other")
    )
    t.stack("2♠")
    t.use(t.hand("Pigging Out"), "", monk)
    t.pass_()
    return monk, bob


def test_pigging_out_discards_five_cards_and_takes_a_zhu_bajie_technique() -> None:
    t = Table()
    monk, bob = (
        t.dude(at="town square", keywords=("Kung Fu 1",), value=9),
        t.dude(seat=1, at="town square"),
    )
    t.shootout(monk, bob)
    cards = t.stack("2♠", *[plain("action", f"Card {n}") for n in range(4)], BAJIE, plain("action", "Sixth"))
    t.use(t.hand("Pigging Out"))
    assert t.hand_of() == [cards[5]] and set(cards[:5]) <= set(t.discard_of()) and t.deck_of()[0] is cards[6]


def test_without_such_a_technique_nothing_is_taken() -> None:
    t = Table()
    feast(t)
    assert not t.hand_of()


def test_afterwards_his_techniques_lower_foes_by_one_more() -> None:
    t = Table()
    monk, bob = feast(t)
    t.stack("2♠")
    t.use(t.hand(SAP), "", monk, bob)
    assert (bob.bullets, bob.influence, bob.value) == (3, 3, 8)


def test_other_dudes_other_abilities_and_friends_are_lowered_as_usual() -> None:
    t = Table()
    monk, bob = feast(t)
    other = next(card for card in t.game.dudes(0) if card.title == "Other")
    t.stack("2♠")
    t.use(t.hand(SAP), "", other, bob)
    assert bob.bullets == 4
    t.pass_()
    t.use(t.hand(PLAIN_SAP), "", bob)
    assert bob.bullets == 3
    t.pass_()
    t.stack("2♠")
    t.use(t.hand(SAP), "", monk, other)
    assert other.bullets == 4


def test_the_appetite_ends_with_the_shootout() -> None:
    t = Table()
    monk, bob = feast(t)
    t.hands("8♠ 8♥ 3♦ 4♣ 6♣", "2♣ 4♦ 6♥ 8♠ 10♣")
    t.finish()
    foe = t.dude(seat=1, at="town square", bullets=5)
    assert not bob.in_play
    t.shootout(monk, foe)
    t.stack("2♠")
    t.use(t.hand(SAP), "", foe)
    assert foe.bullets == 4
