"""Ghost Town: dudes."""

from __future__ import annotations

from gomorra.engine.card import Card
from gomorra.engine.events import Paid
from gomorra.testing import LEGAL, Table


def lowball(t: Table, mine: str) -> Card:
    """Theo watches a lowball hand being discarded."""
    theo = t.put("Theo Whateley-Boyer")
    t.stack(mine)
    t.stack(LEGAL, seat=1)
    t.start("gambling")
    while t.decision.kind == "joker":
        t.game.answer(t.plain_answer())
    return theo


def test_theo_keeps_the_joker_of_a_lowball_hand() -> None:
    t = Table(stash=5)
    theo = lowball(t, "2♣ 4♦ 6♥ 8♠ joker")
    assert t.rock() == 5 + 1  # the pot is won
    t.answer("react")
    assert t.events(Paid)[-1].amount == 1
    assert [card.title for card in theo.attachments] == ["Joker (red)"] and not t.boot_hill_of()
    t.run("noon")
    assert theo.attachments[0].is_joker


def test_declined_the_joker_is_aced() -> None:
    t = Table(stash=5)
    theo = lowball(t, "2♣ 4♦ 6♥ 8♠ joker")
    t.answer("pass")
    assert not theo.attachments and [card.title for card in t.boot_hill_of()] == ["Joker (red)"]


def test_without_a_joker_or_a_ghost_rock_theo_is_quiet() -> None:
    t = Table(stash=5)
    lowball(t, LEGAL.replace("2♣", "3♣"))
    assert t.decision.kind != "react"
    u = Table(stash=1)
    theo = lowball(u, "9♣ J♦ Q♥ K♠ joker")
    assert u.decision.kind != "react" and not theo.attachments


def sleeve(t: Table) -> tuple[Card, Card]:
    """Theo in a shootout with a joker up his sleeve."""
    theo, bob = (
        t.put("Theo Whateley-Boyer", at="town square", has=("Puppet",)),
        t.dude(seat=1, at="town square"),
    )
    joker = t.attach("Joker (red)", theo)
    t.showdown(theo, bob)
    return theo, joker


def test_theo_plays_the_joker_for_a_card_of_his_hand() -> None:
    t = Table()
    theo, joker = sleeve(t)
    spell = next(card for card in theo.attachments if card.is_spell)
    old = t.game.rules(0).draw_hand()[0]
    t.use(theo, "up_his_sleeve", old, "10♥")
    hand = t.game.rules(0).draw_hand()
    assert joker in hand and old in t.discard_of() and spell.booted and len(hand) == 5
    assert t.rank(0) == 2
    t.finish()
    assert joker in t.boot_hill_of()


def test_theo_needs_an_unbooted_hex_and_a_joker() -> None:
    t = Table()
    theo, bob = (
        t.put("Theo Whateley-Boyer", at="town square", has=("Puppet",)),
        t.dude(seat=1, at="town square"),
    )
    t.showdown(theo, bob)
    assert not t.can_use(theo, "up_his_sleeve")
    u = Table()
    theo, _ = sleeve(u)
    theo.attachments[0].body.booted = True
    u.game.state.version += 1
    assert not u.can_use(theo, "up_his_sleeve")
