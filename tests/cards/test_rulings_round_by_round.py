"""What a ruling says of one draw hand or one round, seen in the next one."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import cheatin
from gomorra.engine.card.handle import Card
from gomorra.testing import Table, able, rule

PAIR, CHEAT = "8♠ 8♥ 3♦ 4♣ 6♣", "J♠ J♠ 3♦ 4♣ 6♣"


def shown(t: Table, seat: int, title: str) -> Card:
    """A card of a player's draw hand."""
    return next(card for card in t.game.rules(t.seat(seat)).draw_hand() if card.title == title)


@rule("CR-PairofSixShooters-a", "CR-TheGhostlyGun-b")
@pytest.mark.parametrize("way", ["six-shooters", "gun"])
@pytest.mark.parametrize("hit", [True, False])
def test_a_hand_of_the_next_round_has_not_been_hit(way: str, hit: bool) -> None:
    t = Table(winner=1)
    ann = t.dude(at="town square", has=("Pair of Six-Shooters",))
    gun = t.put("The Ghostly Gun", at="town square")
    bob = t.dude(seat=1, at="town square")
    more = [t.dude(seat=seat, at="town square") for seat in (0, 0, 1, 1)]
    first, second = t.hand(able("action", cheatin()), able("action", cheatin()), seat=1)
    t.shootout(ann, bob, gun, *more)
    t.hands(CHEAT, CHEAT)
    t.run("pick shooters")
    t.answer(ann)
    t.run("resolution")
    t.use(first)
    t.run("casualty")
    t.answer(("casualty", more[0], "discard"))
    t.next_round()
    t.hands(CHEAT if hit else PAIR, CHEAT)
    t.run("pick shooters")
    t.answer(ann)
    t.run("resolution")
    assert t.game.shootout.round == 2 and t.can_use(second) is hit
    if hit:
        t.use(second)
    else:
        t.pass_()
    if way == "gun":
        t.use(gun, "vanish", "8♠", shown(t, 0, "3♦"))
    else:
        t.use(ann.attachments[0], "palm", shown(t, 0, "3♦"), "8♠")
    third = t.hand(able("action", cheatin()), seat=1)
    assert not t.is_legal(0) and t.decision.seat == 1 and t.can_use(third) is not hit
