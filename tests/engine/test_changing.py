"""What changes the numbers of a card is told with its source."""

from __future__ import annotations

from gomorra.cards.vocabulary import Stat, ignores, noon
from gomorra.engine.sight.shapes import CardView
from gomorra.testing import Table, able, plain
from gomorra.testing.rules import rule


def changes(t: Table, card: int) -> list[tuple[str, int | str, str]]:
    seen: CardView = t.game.view(t.seat(1)).cards[card]
    return [(change.stat, change.amount, change.source) for change in seen.modifiers]


def test_a_number_that_a_trait_raises_names_the_card_with_the_trait() -> None:
    t = Table("Oddities of Nature", "Law Dogs")
    freddy = t.dude("Freddy", keywords=["Abomination"], influence=0)
    assert changes(t, freddy.id) == []
    t.move(freddy, "town square")
    assert freddy.influence == 1
    assert changes(t, freddy.id) == [(Stat.INFLUENCE, 1, "Oddities of Nature")]


def test_what_a_dude_carries_and_what_was_done_to_him_are_told_together() -> None:
    t = Table()
    gun = plain("goods", "Gun", bullets=2, keywords=["Weapon"])
    ann = t.dude("Ann", bullets=1, has=[gun])
    t.use(t.hand(able("action", noon(), lambda use: use.modify(ann, bullets=-1), title="Fear")))
    assert ann.bullets == 2
    assert changes(t, ann.id) == [(Stat.BULLETS, -1, "Fear"), (Stat.BULLETS, 2, "Gun")]


@rule("RB-5.2-j")
def test_the_upkeep_of_a_stranger_says_why() -> None:
    t = Table("Law Dogs", "Law Dogs")
    stranger = t.dude("Stranger", gangs=["sloane"], influence=2, upkeep=1)
    assert stranger.upkeep == 3
    assert changes(t, stranger.id) == [(Stat.UPKEEP, 2, "serving another outfit")]


def test_a_trait_that_sets_a_number_is_told_as_what_it_sets() -> None:
    t = Table()
    florence = t.put('"Ma" Florence Aims', bounty=3)
    assert florence.influence == 3
    assert (Stat.INFLUENCE, "= 3", florence.title) in changes(t, florence.id)


def test_what_is_not_heeded_is_not_told() -> None:
    t = Table("Oddities of Nature", "Law Dogs")
    freddy = t.dude("Freddy", keywords=["Abomination"], influence=0, at="town square")
    t.use(t.hand(able("action", noon(), lambda use: use.change(freddy.id, ignores(Stat.INFLUENCE), "all"))))
    assert freddy.influence == 0
    assert not [change for change in changes(t, freddy.id) if change[0] == Stat.INFLUENCE]
