"""What a ruling says of one draw hand or one round, seen in the next one."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import cheatin, in_draw_hand
from gomorra.engine.card.handle import Card
from gomorra.engine.events import RoundDecided
from gomorra.testing import Table, able, either_leads, rule

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


@rule("CR-FlameThrower-a")
@either_leads
def test_flames_burn_the_loser_of_every_round_of_one_shootout() -> None:
    t = Table()
    ours = [t.dude(at="town square", has=("Flame-Thrower",) if n == 0 else ()) for n in range(6)]
    foes = [t.dude(seat=1, at="town square") for _ in range(4)]
    t.shootout(ours[0], foes[0], *ours[1:5], *foes[1:])
    t.use(ours[0].attachments[0], "burn", 1)
    for fallen in (ours[3:5], ours[1:3]):
        t.hands("Q♠ 10♥ 3♦ 4♣ 6♣ A♠ 2♠", f"{PAIR} A♥")
        t.run("casualty")
        assert t.decision.seat == 0 and t.decision.prompt.startswith("Casualties: 2")
        t.answer(*(("casualty", dude, "discard") for dude in fallen))
        t.next_round()
    list(t.game.rules(t.seat(1)).send_home_booted(ours[0]))
    t.finish()
    assert t.game.shootout is None
    t.turn_of(1)
    t.shootout(foes[1], ours[5])
    t.hands("Q♠ 10♥ 3♦ 4♣ 6♣", f"{PAIR} A♥")
    t.run("flee")
    assert t.events(RoundDecided)[-1].casualties in ((1, 0), (0, 1)), "the fire is out"


@rule("CR-AllJokers-a")
@pytest.mark.parametrize("kept", [True, False])
def test_a_joker_that_is_in_the_hand_to_the_end_is_aced_after_lowball(kept: bool) -> None:
    t = Table()
    t.stack("joker A♦ 3♦ 4♣ 6♣")
    t.stack(CHEAT, seat=1)
    joker = t.game.card(t.game.state.players[t.seat(0)].deck[0])
    drop = t.hand(able("action", cheatin(discards=in_draw_hand)))
    t.start("gambling")
    t.run("joker")
    t.answer("2♠")
    if not kept:
        t.use(drop, "", joker)
    t.run("noon")
    assert (joker in t.boot_hill_of(), joker in t.discard_of()) == (kept, not kept)


@rule("CR-JonLongstride-a", "CR-FreshHorses-a", "CR-GoodStiffDrink-a")
@pytest.mark.parametrize("way", ["01029", "24032", "Fresh Horses", "Good Stiff Drink"])
def test_a_reuse_that_nobody_made_is_gone_with_the_day(way: str) -> None:
    t = Table()
    t.dude(seat=1, influence=9)
    allie = t.put("Allie Hensman", at="town square")
    rider = t.put(way) if way.isdigit() else t.dude()
    horse = t.attach("Mustang", rider)
    used = allie if way == "Good Stiff Drink" else horse
    t.use(used) if used is allie else t.use(horse, "", "town square")
    t.use(rider) if way.isdigit() else t.use(t.hand(way))
    assert used is allie or t.can_use(horse)
    t.end_day()
    t.run("noon")
    t.use(used) if used is allie else t.use(horse, "", lambda option: True)
    used.body.booted = False
    t._changed()
    t.turn_of(0)
    assert not t.can_use(used)
