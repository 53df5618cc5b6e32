"""The Showstopper: the actions of the starter decks."""

from __future__ import annotations

import pytest

from gomorra.engine.card.handle import Card
from gomorra.testing import Table, rule


def riders_fight(t: Table, code: str, mine: int, theirs: int) -> tuple[Card, Card]:
    """A shootout of riders with a Cavalry in hand."""
    ours = [t.dude(at="town square", has=["Mustang"] if i < mine else []) for i in range(3)]
    foes = [t.dude(seat=1, at="town square", has=["Mustang"] if i < theirs else []) for i in range(2)]
    card = t.hand(code)
    t.shootout(ours[0], foes[0], *ours[1:], *foes[1:])
    t.use(card, "", ours[1])
    assert ours[1].is_stud and not ours[0].is_stud
    t.hands("9♠ 9♥ 9♦ 4♣ 4♦ A♥", "9♠ 9♥ 9♦ 4♣ 4♦")
    t.run("resolution")
    return ours[0], foes[0]


@rule("CR-CallingtheCavalry-a")
@pytest.mark.parametrize(("mine", "ranks"), [(1, (7, 8)), (2, (8, 8)), (3, (9, 8))])
def test_the_first_cavalry_counts_all_horses_just_before_casualties(
    mine: int, ranks: tuple[int, int]
) -> None:
    t = Table()
    rider, _ = riders_fight(t, "17018", mine, 1)
    assert (t.rank(0), t.rank(1)) == (7, 7)
    rider.attachments[0].body.host = -1
    rider.body.attachments = ()
    t.game.state.version += 1
    t.run("casualty")
    assert t.game.shootout is not None and t.game.shootout.ranks == ranks


@pytest.mark.parametrize(("mine", "theirs", "ranks"), [(2, 1, (8, 7)), (1, 2, (7, 8)), (1, 1, (7, 7))])
def test_the_weird_west_cavalry_helps_the_side_with_most_horses(
    mine: int, theirs: int, ranks: tuple[int, int]
) -> None:
    t = Table()
    riders_fight(t, "24230", mine, theirs)
    assert (t.rank(0), t.rank(1)) == ranks
