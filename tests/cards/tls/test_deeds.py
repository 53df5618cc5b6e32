"""The Light Shineth: deeds."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import always, dude, noon
from gomorra.testing import Table, able, plain


@pytest.mark.parametrize("swap", [True, False])
def test_the_extra_bet_raises_the_pot_for_a_better_hand(swap: bool) -> None:
    t = Table(stash=5)
    bet = t.put("The Extra Bet")
    hand = t.stack("K♣ 4♦ 6♥ 8♠ 10♣ 2♦")
    t.stack("Q♣ 4♦ 6♥ 8♠ 10♣", seat=1)
    t.start("gambling")
    t.answer("react")
    assert bet.booted and t.game.state.pot == 3 and t.rock() == 3
    t.answer(hand[0] if swap else "pass")
    assert t.game.state.winner == (0 if swap else 1)
    assert t.rock(0 if swap else 1) == 7  # with the production of the deed or without the bet


def test_the_extra_bet_needs_ghost_rock_beyond_the_ante() -> None:
    t = Table(stash=1)
    t.put("The Extra Bet")
    t.start("gambling")
    assert not t.game.card(t.game.locations()[-1]).booted


def test_morgan_mining_company_lives_off_strikes() -> None:
    t = Table()
    mine = t.put("Morgan Mining Company")
    t.deed(keywords=("Strike",))
    t.deed(seat=1, keywords=("Strike",))
    assert mine.production == 2


def test_in_the_tent_nothing_lowers_a_dude() -> None:
    t = Table()
    tent = t.put("Quarantine Tent")
    curse = able("dude", always("value", "bullets", on="all"), lambda card, other: -1 if other.is_dude else 0)
    t.put(curse, seat=1)
    ann = t.dude(at=tent, bullets=2, influence=2, value=5)
    bob = t.dude(bullets=2, influence=2, value=5)
    weaken = able("deed", noon(target=dude), lambda use: use.modify(use.target, bullets=-1, influence=-1))
    t.use(t.put(weaken), "", ann)
    t.use(t.put(weaken), "", bob)
    assert (ann.bullets, ann.influence, ann.value) == (2, 2, 5)
    assert (bob.bullets, bob.influence, bob.value) == (0, 1, 4)
    strengthen = able("deed", noon(target=dude), lambda use: use.modify(use.target, bullets=2))
    t.use(t.put(strengthen), "", ann)
    assert ann.bullets == 4
    t.game.state.bodies[ann.id].location = 0
    t.game.state.version += 1
    assert (ann.bullets, ann.influence, ann.value) == (2, 1, 4)


def test_the_tent_lets_the_outfit_work_again() -> None:
    t = Table("Eagle Wardens", plain("outfit"))
    tent, home = t.put("Quarantine Tent"), t.game.outfit(0)
    guest = t.dude(at=tent)
    t.dude(at="town square")
    t.use(home, "", lambda option: option.payload[0] == "card", "discard")
    t.dude(at="town square")
    assert not t.can_use(home)
    t.use(tent)
    assert guest.booted and not home.booted and t.can_use(home)
