"""Base Set goods, each as its printed text and the rulings have it."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import Use, dude, job, location, noon, opposing, resolution, shootout
from gomorra.catalog import Printing
from gomorra.engine.card.handle import Card
from gomorra.testing import Table, able, either_leads, plain, rule

PAIR, TRIPLE, CHEAT = "8♠ 8♥ 3♦ 4♣ 6♣", "9♠ 9♥ 9♦ 4♣ 6♣", "J♠ J♠ 3♦ 4♣ 6♣"


def shown(t: Table, seat: int, title: str) -> Card:
    """A card of a player's draw hand."""
    return next(card for card in t.game.rules(t.seat(seat)).draw_hand() if card.title == title)


def weaken(kind: str = "shootout") -> Printing:
    """A dude who takes a bullet from an opposing one and makes it a draw."""
    declare = {"shootout": shootout(target=opposing & dude), "noon": noon(target=opposing & dude)}[kind]

    def effect(use: Use) -> None:
        use.modify(use.target, bullets=-1)
        use.make(use.target, "draw")

    return able("dude", declare, effect)


def raiser(amount: int, seat: int) -> Printing:
    """A dude with a Resolution that changes a player's rank, any number of times."""
    return able("dude", resolution(repeat=True), lambda use: use.rank(seat, amount))


def duel(t: Table, mine: str, theirs: str, *has: str, foe: tuple[str, ...] = ()) -> tuple[Card, Card]:
    """A shootout of two dudes with these hands, at the first Resolution play."""
    ann, bob = t.dude(at="town square", has=has), t.dude(seat=1, at="town square", has=foe)
    t.shootout(ann, bob)
    t.hands(mine, theirs)
    t.run("resolution")
    return ann, bob


# Pair of Six-Shooters


def test_pair_of_six_shooters_turns_a_card_into_any_other() -> None:
    t = Table()
    ann, _ = duel(t, PAIR, CHEAT, "Pair of Six-Shooters")
    (guns,) = ann.attachments
    assert t.rank(0) == 2
    t.use(guns, "palm", shown(t, 0, "3♦"), "8♦")
    assert t.rank(0) == 4 and guns.booted


def test_pair_of_six_shooters_needs_a_cheater() -> None:
    t = Table()
    ann, _ = duel(t, PAIR, TRIPLE, "Pair of Six-Shooters")
    assert t.decision.seat == 0 and not t.can_use(ann.attachments[0])


@rule("CR-PairofSixShooters-a", "CG-Shootout4b-f")
@either_leads
def test_a_hand_that_six_shooters_make_illegal_can_be_answered() -> None:
    t = Table(winner=1)
    ann, bob = duel(t, PAIR, CHEAT, "Pair of Six-Shooters", foe=("Pair of Six-Shooters",))
    assert t.decision.seat == 1 and not t.can_use(bob.attachments[0])
    t.use(ann.attachments[0], "palm", shown(t, 0, "3♦"), "8♠")
    assert t.can_use(bob.attachments[0])


@rule("CR-PairofSixShooters-a")
@either_leads
def test_a_hand_hit_once_is_not_hit_again_for_what_six_shooters_make_of_it() -> None:
    t = Table(winner=1)
    ann = t.dude(at="town square", has=("Pair of Six-Shooters",))
    bob, carl = (t.dude(seat=1, at="town square", has=("Pair of Six-Shooters",)) for _ in range(2))
    t.shootout(ann, bob, carl)
    t.hands("8♠ 8♠ 3♦ 4♣ 6♣", CHEAT)
    t.run("resolution")
    assert t.can_use(carl.attachments[0])
    t.use(bob.attachments[0], "palm", shown(t, 1, "3♦"), "J♦")
    t.use(ann.attachments[0], "palm", shown(t, 0, "3♦"), "8♠")
    assert t.decision.seat == 1 and not t.can_use(carl.attachments[0])


@rule("CR-PairofSixShooters-b")
def test_pair_of_six_shooters_works_in_lowball() -> None:
    t = Table()
    gunman = t.dude(has=("Pair of Six-Shooters",))
    t.stack("K♠ K♥ 3♦ 4♣ 6♣")
    t.stack("A♠ A♠ 3♦ 4♣ 6♣", seat=1)
    t.start("gambling")
    first = shown(t, 0, "K♠")
    t.use(gunman.attachments[0], "palm", first, "2♠")
    assert t.winner == 0 and gunman.attachments[0].booted


@rule("CR-PairofSixShooters-c")
@pytest.mark.parametrize(("card", "named", "rank"), [("2♣", "9♦", 3), ("4♣", "2♥", 2)])
@either_leads
def test_a_changed_card_is_itself_again_when_discarded(card: str, named: str, rank: int) -> None:
    t = Table()
    ann, _ = duel(t, "8♠ 8♥ 6♦ 4♣ 2♣", CHEAT, "Pair of Six-Shooters", "Doyle's Hoyle")
    guns, hoyle = ann.attachments
    changed = shown(t, 0, card)
    t.use(guns, "palm", changed, named)
    t.use(hoyle, "cheat_sheet", changed)
    assert t.rank(0) == rank


# Bluetick


def test_bluetick_leads_its_dude_to_a_wanted_one() -> None:
    t = Table()
    hunter = t.dude(has=("Bluetick",))
    strike = t.put("Jackson's Strike", seat=1)
    t.dude(seat=1, at=strike, bounty=1)
    t.dude(seat=1, at="town square")
    (dog,) = hunter.attachments
    t.use(dog, "track")
    assert hunter.place == strike.id and not hunter.booted and dog.booted


def test_bluetick_needs_a_trail_that_leads_elsewhere() -> None:
    t = Table()
    hunter = t.dude(has=("Bluetick",), bounty=1)
    t.dude(bounty=2)
    t.dude(seat=1, at="town square")
    assert not t.can_use(hunter.attachments[0])


def test_bluetick_is_a_sidekick_that_covers_a_casualty() -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square", has=("Bluetick",))
    (dog,) = bob.attachments
    t.shootout(ann, bob)
    t.hands(PAIR, "A♠ K♥ 3♦ 4♣ 6♣")
    t.run("casualty")
    t.answer((dog.id, "discard"))
    assert bob.in_play and dog in t.discard_of(1)


# Peacemaker


def test_peacemaker_guards_bullets_and_stud_in_a_shootout() -> None:
    t = Table()
    ann = t.put(weaken(), at="town square")
    bob = t.dude(seat=1, at="town square", bullets=2, stud=True, has=("Peacemaker",))
    t.shootout(ann, bob)
    assert bob.bullets == 3
    t.use(ann)
    assert bob.bullets == 3 and bob.is_stud


def test_peacemaker_does_not_guard_bullets_at_noon() -> None:
    t = Table()
    ann = t.put(weaken("noon"))
    bob = t.dude(seat=1, bullets=2, stud=True, has=("Peacemaker",))
    t.use(ann)
    assert bob.bullets == 2 and bob.is_stud


def test_peacemaker_lets_its_own_player_lower_the_bullets() -> None:
    t = Table()
    spend = shootout(target=dude)
    ann = t.put(
        able("dude", spend, lambda use: use.modify(use.target, bullets=-1), bullets=2), at="town square"
    )
    t.attach("Peacemaker", ann)
    bob = t.dude(seat=1, at="town square")
    t.shootout(ann, bob)
    t.use(ann, "", ann)
    assert ann.bullets == 2


@rule("FQ-KevinWainwright-a")
@pytest.mark.parametrize("title", ["Kevin Wainwright", ""])
def test_peacemaker_does_not_keep_a_stud_for_a_day(title: str) -> None:
    t = Table()
    t.dude(seat=1, at="town square", keywords=["Huckster 1"], influence=9)
    kevin = t.put(title or able("dude", noon(), lambda use: use.make(use.actor, "stud")))
    assert not kevin.is_stud
    t.attach("Peacemaker", kevin)
    t.use(kevin)
    assert kevin.is_stud
    t.end_day()
    assert not kevin.is_stud


# Shotgun


def shotgun(t: Table, code: str, value: int) -> tuple[Card, Card]:
    ann = t.dude(at="town square", bullets=3, has=(code,))
    bob = t.dude(seat=1, at="town square", value=value)
    t.shootout(ann, bob)
    return ann.attachments[0], bob


@pytest.mark.parametrize(
    ("code", "value", "hits"),
    [("01084", 4, True), ("01084", 5, False), ("24151", 3, True), ("24151", 4, False), ("00124", 4, True)],
)
def test_shotgun_reaches_values_up_to_the_bullets_or_below_them(code: str, value: int, hits: bool) -> None:
    t = Table()
    gun, _ = shotgun(t, code, value)
    assert t.can_use(gun) is hits


@pytest.mark.parametrize("code", ["01084", "24151"])
def test_shotgun_aces_its_target(code: str) -> None:
    t = Table()
    gun, bob = shotgun(t, code, 2)
    t.use(gun, "blast")
    assert bob in t.boot_hill_of(1) and gun.booted


@rule("CG-Uniqueness-e")
def test_only_the_unique_keyword_makes_goods_unique() -> None:
    t = Table()
    t.dude(has=("Shotgun", "Legendary Holster"))
    other = t.dude()
    gun, holster = t.hand("Shotgun", "Legendary Holster")
    assert t.why_not("shop", gun, other) is None
    refusal = t.why_not("shop", holster, other)
    assert refusal is not None and refusal.rule == "CG-Uniqueness-b"


# Whiskey Flask


def test_whiskey_flask_swaps_a_card_while_its_dude_boots() -> None:
    t = Table()
    drinker = t.dude(has=("Whiskey Flask",))
    (flask,) = drinker.attachments
    card, top = t.hand(plain("action")), t.stack("8♠")
    t.use(flask, "sip")
    assert drinker.booted and flask.booted
    assert t.discard_of() == [card] and t.hand_of() == [top]


@rule("FQ-WhiskeyFlask-a")
def test_whiskey_flask_needs_a_card_in_hand() -> None:
    t = Table()
    drinker = t.dude(has=("Whiskey Flask",))
    assert not t.can_use(drinker.attachments[0])
    t.hand(plain("action"))
    assert t.can_use(drinker.attachments[0])


def test_whiskey_flask_needs_an_unbooted_dude() -> None:
    t = Table()
    drinker = t.dude(has=("Whiskey Flask",), booted=True)
    t.hand(plain("action"))
    assert not t.can_use(drinker.attachments[0])


# Mustang


@rule("CG-HelpText-a")
def test_mustang_carries_its_dude_anywhere_without_booting() -> None:
    t = Table()
    rider = t.dude(has=("Mustang",))
    strike = t.put("Jackson's Strike", seat=1)
    (horse,) = rider.attachments
    t.use(horse, "gallop")
    assert {card.id for card in t.choices()} == {0, strike.id, t.game.outfit(t.seat(1)).id}
    t.answer(strike)
    assert rider.place == strike.id and not rider.booted and horse.booted
    t.turn_of(0)
    assert not t.can_use(horse)


# Pearl-Handled Revolver


def test_pearl_handled_revolver_makes_a_stud() -> None:
    t = Table()
    gunman = t.dude(bullets=1)
    assert not gunman.is_stud
    t.attach("Pearl-Handled Revolver", gunman)
    assert gunman.is_stud and gunman.bullets == 1


# Roan and Mechanical Horse


@rule("CG-Prevention-c")
@pytest.mark.parametrize("horse", ["Roan", "01094", "24167"])
@either_leads
def test_a_roan_or_mechanical_horse_spares_its_rider_the_boot(horse: str) -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    rider = t.dude(has=(horse,))
    t.shootout(ann, bob, rider)
    t.answer("react")
    t.form()
    assert rider.in_posse and rider.in_town_square and not rider.booted
    assert rider.attachments[0].booted


def test_roan_may_be_spared_and_then_its_rider_boots() -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    rider = t.dude(has=("Roan",))
    t.shootout(ann, bob, rider)
    t.pass_()
    t.form()
    assert rider.in_posse and rider.booted and not rider.attachments[0].booted


def test_roan_brings_no_booted_rider() -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    rider = t.dude(has=("Roan",), booted=True)
    t.shootout(ann, bob, rider)
    assert not rider.in_posse and t.decision.kind == "play"


@pytest.mark.parametrize("horse", ["Roan", "Mechanical Horse"])
def test_such_a_horse_helps_its_own_rider_and_only_in_joining(horse: str) -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    rider, walker = t.dude(has=(horse,)), t.dude()
    t.shootout(ann, bob, walker)
    assert t.decision.kind == "play" and walker.booted
    t.finish()
    bully = t.put(able("dude", noon(target=dude), lambda use: use.boot(use.target)), seat=1)
    t.use(bully, "", rider)
    assert rider.booted and not rider.attachments[0].booted


@pytest.mark.parametrize("code", ["01094", "24167"])
def test_mechanical_horse_moves_for_two_rock_again_and_again(code: str) -> None:
    t = Table()
    rider = t.dude(has=(code,))
    strike = t.put("Jackson's Strike", seat=1)
    (horse,) = rider.attachments
    t.use(horse, "gallop", strike)
    t.use(horse, "gallop", t.game.outfit(t.seat(0)))
    assert rider.at_home and t.rock() == 16 and not (rider.booted or horse.booted)


def test_mechanical_horse_of_the_weird_west_trots_next_door_for_one() -> None:
    t = Table()
    rider = t.dude(has=("24167",))
    t.put("Jackson's Strike", seat=1)
    t.put("Bunkhouse", seat=1)
    (horse,) = rider.attachments
    t.use(horse, "trot")
    assert rider.in_town_square and t.rock() == 19
    t.use(horse, "trot", t.game.outfit(t.seat(0)))
    assert rider.at_home and t.rock() == 18


def test_mechanical_horse_of_the_base_set_knows_no_trot() -> None:
    t = Table(stash=1)
    rider = t.dude(has=("01094",))
    assert not t.can_use(rider.attachments[0])


# Auto-Revolver


def redrawing(t: Table, guns: int, *, outside: bool = False) -> None:
    """Two draw bullets' worth of redraw for seat 0, at the first choice."""
    ann, bob = t.dude(at="town square", bullets=2), t.dude(seat=1, at="town square")
    friends = [t.dude(at="town square", has=("Auto-Revolver",)) for _ in range(guns)]
    if not outside:
        t.shootout(ann, bob, *friends)
    else:
        t.shootout(ann, bob)
    t.hands("8♠ 8♥ 3♦ 4♣ 6♣ 9♠ 9♥ 9♦ 9♣", TRIPLE)
    t.run("redraw")


@rule("CE-AutoRevolver")
@pytest.mark.parametrize("extra", [0, 1])
@either_leads
def test_auto_revolver_offers_one_more_card_on_a_redraw(extra: int) -> None:
    t = Table()
    redrawing(t, 1)
    t.answer(shown(t, 0, "3♦"), "done")
    assert t.game.state.face(t.decision.source).title == "Auto-Revolver", "the card that asks"
    t.answer(extra)
    assert len(t.game.rules(t.seat(0)).draw_hand()) == 5 + extra


@rule("CR-AutoRevolver-b")
@either_leads
def test_every_auto_revolver_in_the_shootout_counts() -> None:
    t = Table()
    redrawing(t, 2)
    t.answer(shown(t, 0, "3♦"), "done", 2)
    assert len(t.game.rules(t.seat(0)).draw_hand()) == 7


@rule("CE-AutoRevolver")
@either_leads
def test_auto_revolver_gives_nothing_without_a_discard() -> None:
    t = Table()
    redrawing(t, 1)
    t.answer("done")
    assert t.decision.kind == "play" and len(t.game.rules(t.seat(0)).draw_hand()) == 5


@rule("CE-AutoRevolver", "CR-AutoRevolver-b")
@either_leads
def test_auto_revolver_outside_the_shootout_gives_nothing() -> None:
    t = Table()
    redrawing(t, 1, outside=True)
    t.answer(shown(t, 0, "3♦"), "done")
    assert t.decision.kind == "play" and len(t.game.rules(t.seat(0)).draw_hand()) == 5


def scientist_at(t: Table, owner: int) -> tuple[Card, Card]:
    """A Mad Scientist in a shootout at a player's deed, with an Auto-Revolver in hand."""
    place = t.put("Jackson's Strike", seat=owner)
    ann = t.dude(at=place, keywords=("Mad Scientist 2",))
    bob = t.dude(seat=1, at=place)
    gun = t.hand("Auto-Revolver")
    t.shootout(ann, bob)
    return ann, gun


@rule("CR-AutoRevolver-a")
@either_leads
def test_auto_revolver_can_be_invented_in_a_shootout_at_full_cost() -> None:
    t = Table()
    ann, gun = scientist_at(t, 0)
    t.stack("5♠")
    t.invent(gun, ann)
    assert gun in ann.attachments and ann.booted and t.rock() == 19 and ann.bullets == 1


@rule("CR-AutoRevolver-a")
@either_leads
def test_auto_revolver_needs_the_test_and_the_ground() -> None:
    t = Table()
    ann, gun = scientist_at(t, 0)
    t.stack("4♠")
    t.invent(gun, ann)
    assert gun in t.discard_of() and ann.booted
    u = Table()
    scientist_at(u, 1)
    assert u.offers("invent") == []


@rule("CR-AutoRevolver-a", "RB-7.2.2-g")
@either_leads
def test_auto_revolver_is_not_invented_by_a_booted_scientist_in_a_shootout() -> None:
    t = Table()
    tire = able("action", shootout(target=opposing & dude), lambda use: use.boot(use.target))
    tiring = t.hand(tire, seat=1)
    ann, gun = scientist_at(t, 0)
    assert t.offers("invent") == [("invent", gun.id, ann.id)]
    t.pass_()
    t.use(tiring)
    assert (t.decision.kind, t.decision.seat) == ("play", 0)
    assert ann.booted and t.offers("invent") == []
    assert t.why_not("invent", gun, ann).rule == "RB-7.2.2-g"


def test_other_gadgets_are_not_invented_in_a_shootout() -> None:
    t = Table()
    t.hand("Flame-Thrower")
    _, gun = scientist_at(t, 0)
    assert {payload[1] for payload in t.offers("invent")} == {gun.id}


# Pinto


@pytest.mark.parametrize("code", ["01090", "24163"])
def test_pinto_carries_even_a_booted_dude_into_your_posse(code: str) -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    rider = t.dude(at=t.put("Jackson's Strike"), booted=True, has=(code,))
    t.shootout(ann, bob)
    t.use(rider.attachments[0], "charge")
    assert rider.side == ann.side and rider.in_town_square and rider.attachments[0].booted


def test_pinto_leaves_an_unbooted_dude_unbooted() -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    rider = t.dude(has=("Pinto",))
    t.shootout(ann, bob)
    t.use(rider.attachments[0], "charge")
    assert rider.in_posse and not rider.booted


def test_pinto_has_nothing_to_do_for_a_dude_in_the_posse() -> None:
    t = Table()
    ann, bob = t.dude(at="town square", has=("Pinto",)), t.dude(seat=1, at="town square")
    t.shootout(ann, bob)
    assert t.decision.seat == 0 and not t.can_use(ann.attachments[0])


@rule("CG-Bounty-d")
@either_leads
def test_pinto_into_a_private_place_brings_a_bounty() -> None:
    t = Table()
    place = t.put("Jackson's Strike", seat=1)
    ann, bob = t.dude(at=place), t.dude(seat=1, at=place)
    rider = t.dude(has=("Pinto",))
    t.shootout(ann, bob)
    t.use(rider.attachments[0], "charge")
    assert rider.bounty == 1


# Flame-Thrower


def flames(t: Table, mine: str, theirs: str, paid: int = 1) -> tuple[Card, Card]:
    """A shootout of two against two in which the Flame-Thrower was used, up to the casualties."""
    ann, bob = t.dude(at="town square", has=("Flame-Thrower",)), t.dude(seat=1, at="town square")
    t.shootout(ann, bob, t.dude(at="town square"), t.dude(seat=1, at="town square"))
    if paid:
        t.use(ann.attachments[0], "burn", paid)
    t.hands(mine, theirs)
    return ann, bob


@rule("CG-Weapons-b")
@either_leads
def test_flame_thrower_makes_a_stud_and_adds_a_bullet_for_each_rock() -> None:
    t = Table()
    ann, _ = flames(t, TRIPLE, PAIR, 3)
    (gadget,) = ann.attachments
    assert ann.is_stud and ann.bullets == 4 and t.rock() == 17 and gadget.booted


def test_flame_throwers_loser_takes_one_casualty_more() -> None:
    t = Table()
    flames(t, "8♠ 8♥ 8♦ 4♣ 6♣ A♠ 2♠", "9♠ 9♥ 3♦ 3♣ 6♣ A♠")
    t.run("casualty")
    assert t.decision.seat == 1 and t.decision.prompt.startswith("Casualties: 2")


@rule("CR-FlameThrower-a")
@pytest.mark.parametrize(("paid", "lost"), [(0, 1), (1, 2), (3, 2)])
@either_leads
def test_flame_thrower_burns_its_own_side_when_it_loses(paid: int, lost: int) -> None:
    t = Table()
    flames(t, "9♠ 9♥ 3♦ 3♣ 6♣ A♠ 2♠ 5♦ Q♠", "8♠ 8♥ 8♦ 4♣ 6♣ A♠", paid)
    t.run("casualty")
    assert t.decision.seat == 0 and t.decision.prompt.startswith(f"Casualties: {lost}")


@rule("CR-FlameThrower-b")
@either_leads
def test_flame_thrower_takes_the_poorer_hand_of_equal_rank_for_the_loser() -> None:
    t = Table()
    flames(t, "J♠ J♥ J♦ 4♣ 6♣ A♠ 2♠", "A♠ A♥ A♦ 4♣ 6♣ 2♥")
    t.run("casualty")
    assert t.decision.seat == 1 and t.decision.prompt.startswith("Casualties: 2")
    t.answer(lambda option: option.payload[2] == "ace")
    t.run("casualty")
    assert t.decision.seat == 0 and t.decision.prompt.startswith("Casualties: 1")


@rule("CR-FlameThrower-c")
@either_leads
def test_an_exact_tie_has_no_loser_for_the_flame_thrower() -> None:
    t = Table()
    flames(t, "J♠ J♥ J♦ 4♣ 6♣ A♠ 2♠", "J♠ J♥ J♦ 4♥ 6♥ A♣")
    t.run("casualty")
    assert t.decision.prompt.startswith("Casualties: 1")
    first = t.decision.seat
    t.answer(lambda option: option.payload[2] == "discard")
    t.run("casualty")
    assert t.decision.seat != first and t.decision.prompt.startswith("Casualties: 1")


def test_flame_thrower_takes_between_one_and_three_rock() -> None:
    t = Table(stash=2)
    ann, bob = t.dude(at="town square", has=("Flame-Thrower",)), t.dude(seat=1, at="town square")
    t.shootout(ann, bob)
    t.use(ann.attachments[0], "burn")
    assert [payload[1] for payload in t.offers("amount")] == [1, 2]


# Force Field


@rule("CR-ForceField-a")
@either_leads
def test_at_equal_ranks_by_a_force_field_each_side_loses_one_of_two() -> None:
    t = Table()
    ann, bob = t.dude(at="town square", has=("Force Field",)), t.dude(seat=1, at="town square")
    mates = [t.dude(seat=seat, at="town square") for seat in (0, 1)]
    t.shootout(ann, bob, *mates)
    t.hands(PAIR, TRIPLE)
    t.run("resolution")
    if t.decision.seat == 1:
        t.pass_()
    t.use(ann.attachments[0], "shimmer", 2)
    t.next_round()
    gone = [[one.in_play for one in side].count(False) for side in ((ann, mates[0]), (bob, mates[1]))]
    assert gone == [1, 1]


@rule("CE-ForceField", "CR-ForceField-a")
@either_leads
def test_force_field_raises_to_the_opponents_rank_and_both_bleed() -> None:
    t = Table()
    ann, bob = duel(t, PAIR, TRIPLE, "Force Field")
    t.use(ann.attachments[0], "shimmer", 2)
    assert (t.rank(0), t.rank(1), t.rock()) == (4, 4, 18)
    t.finish()
    assert not ann.in_play and not bob.in_play


@rule("CR-ForceField-b")
@either_leads
def test_force_field_sells_no_more_than_the_gap() -> None:
    t = Table()
    ann, _ = duel(t, PAIR, TRIPLE, "Force Field")
    t.use(ann.attachments[0], "shimmer")
    assert [payload[1] for payload in t.offers("amount")] == [1, 2]


@rule("CR-ForceField-b")
@pytest.mark.parametrize(("change", "seat", "most"), [(1, 1, 3), (-1, 1, 1), (1, 0, 1)])
@either_leads
def test_the_gap_counts_what_has_changed_the_ranks(change: int, seat: int, most: int) -> None:
    t = Table()
    field, bob = field_against(t, change, seat)
    t.pass_()
    t.use(bob)
    t.use(field, "shimmer")
    if most > 1:
        assert [payload[1] for payload in t.offers("amount")] == list(range(1, most + 1))
    else:
        assert t.decision.kind != "amount" and t.rock() == 19


@rule("CR-ForceField-b")
@either_leads
def test_what_force_field_adds_is_fixed_when_it_is_used() -> None:
    t = Table()
    field, bob = field_against(t, 3, 1)
    t.use(field, "shimmer", 1)
    t.use(bob)
    assert (t.rank(0), t.rank(1)) == (3, 7)


def test_force_field_is_idle_for_the_better_hand() -> None:
    t = Table()
    ann, _ = duel(t, TRIPLE, PAIR, "Force Field")
    assert t.decision.seat == 0 and not t.can_use(ann.attachments[0])


def test_force_field_is_idle_between_equal_ranks() -> None:
    t = Table()
    ann, _ = duel(t, PAIR, TRIPLE, "Force Field")
    t.use(ann.attachments[0], "shimmer", 2)
    t.pass_()
    assert t.decision.seat == 0 and t.decision.kind == "play"
    assert not t.can_use(ann.attachments[0])


@rule("AE-Multi-e", "CE-AutoRevolver")
@pytest.mark.parametrize("bearer", [0, 2])
def test_auto_revolver_is_for_the_player_who_forms_a_draw_hand(bearer: int) -> None:
    t = Table(seats=3)
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    ally = t.dude(seat=2, at="town square")
    t.attach("Auto-Revolver", (ann, bob, ally)[bearer], seat=bearer)
    t.callout(ann, bob, "accept", ("invite", 2), ally)
    t.form()
    t.run("redraw")
    t.answer(t.draw_hand_of()[0], *(["done"] if bearer == 0 else []))
    assert (t.decision.kind == "amount") is (bearer == 0)


def test_force_field_is_for_the_player_whose_draw_hand_it_is() -> None:
    t = Table(seats=3)
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    ally = t.dude(seat=2, at="town square", has=("Force Field",))
    t.callout(ann, bob, "accept", ("invite", 2), ally)
    t.form()
    t.hands(PAIR, "9♠ 9♥ 9♦ 4♣ 6♣")
    t.run("resolution")
    t.pass_(2)
    assert t.decision.seat == 2 and ally.in_posse and not t.can_use(ally.attachments[0])


def field_against(t: Table, change: int, seat: int) -> tuple[Card, Card]:
    """A Force Field against somebody who can change a rank."""
    ann, bob = (
        t.dude(at="town square", has=("Force Field",)),
        t.put(raiser(change, t.seat(seat)), seat=1, at="town square"),
    )
    t.shootout(ann, bob)
    t.hands(PAIR, TRIPLE)
    t.run("resolution")
    return ann.attachments[0], bob


@rule("CR-ForceField-c")
@either_leads
def test_force_field_sinks_with_the_opponents_rank() -> None:
    t = Table()
    field, bob = field_against(t, -2, 1)
    t.use(field, "shimmer", 2)
    t.use(bob)
    assert (t.rank(0), t.rank(1)) == (2, 2)


@rule("CR-ForceField-c")
@either_leads
def test_force_field_never_exceeds_the_opponent_whatever_is_added() -> None:
    t = Table()
    field, bob = field_against(t, 3, 0)
    t.use(field, "shimmer", 1)
    t.use(bob)
    assert (t.rank(0), t.rank(1)) == (4, 4)


@rule("CR-ForceField-d")
@either_leads
def test_force_field_is_used_again_when_ranks_differ_again() -> None:
    t = Table()
    field, bob = field_against(t, 2, 1)
    t.use(field, "shimmer", 2)
    t.use(bob)
    t.use(field, "shimmer", 2)
    assert (t.rank(0), t.rank(1), t.rock()) == (6, 6, 16)


@rule("CR-ForceField-d")
@either_leads
def test_force_field_is_used_as_long_as_ranks_differ() -> None:
    t = Table()
    field, _ = field_against(t, 2, 1)
    t.use(field, "shimmer", 1)
    t.pass_()
    assert t.can_use(field) and t.rank(0) < t.rank(1)
    t.use(field, "shimmer")
    t.pass_()
    assert t.decision.seat == 0 and not t.can_use(field) and t.rank(0) == t.rank(1)


@rule("CE-ForceField")
@either_leads
def test_force_field_locks_your_other_resolutions_for_the_round() -> None:
    t = Table()
    ann, _ = duel(
        t, "9♠ 9♥ 3♦ 4♣ 6♣", "J♠ J♠ J♥ 4♣ 6♣", "Force Field", "Doyle's Hoyle", "Pair of Six-Shooters"
    )
    field, hoyle, guns = ann.attachments
    assert t.can_use(hoyle) and t.can_use(guns)
    t.use(field, "shimmer", 1)
    assert not t.can_use(hoyle) and not t.can_use(guns) and t.can_use(field)


@rule("CE-ForceField")
@either_leads
def test_in_the_next_round_force_field_is_forgotten() -> None:
    t = Table()
    ann, bob = (
        t.dude(at="town square", has=("Force Field", "Doyle's Hoyle")),
        t.dude(seat=1, at="town square"),
    )
    more = [t.dude(seat=seat, at="town square") for seat in (0, 0, 1, 1)]
    field, hoyle = ann.attachments
    t.shootout(ann, bob, *more)
    for _ in range(2):
        t.hands("9♠ 9♥ 3♦ 4♣ 6♣", TRIPLE)
        t.run("resolution")
        assert t.rank(0) == 2 and t.can_use(hoyle)
        if t.game.shootout.round == 1:
            t.use(field, "shimmer", 1)
            assert t.rank(0) == 3 and not t.can_use(hoyle)
            t.run("casualty")
            t.answer(("casualty", more[0], "discard"))
            t.next_round()


# Quickdraw Handgun


@pytest.mark.parametrize("code", ["01093", "24165"])
def test_quickdraw_handgun_swaps_draw_hands_with_the_cheater(code: str) -> None:
    t = Table()
    ann, _ = duel(t, PAIR, "J♠ J♠ J♦ J♣ 6♣", code)
    t.use(ann.attachments[0], "outdraw")
    assert (t.rank(0), t.rank(1)) == (8, 2) and ann.attachments[0].booted
    t.finish()
    assert {card.title for card in t.discard_of(1)} >= {"J♠", "J♦", "J♣", "6♣"}


@rule("CR-QuickdrawHandgun-a")
@pytest.mark.parametrize("code", ["01093", "24165"])
@either_leads
def test_rank_bonuses_stay_with_the_player_who_quickdraws(code: str) -> None:
    t = Table()
    ann, bob = (
        t.put(raiser(2, t.seat(0)), at="town square", has=(code,)),
        t.dude(seat=1, at="town square"),
    )
    t.shootout(ann, bob)
    t.hands(PAIR, CHEAT.replace("3♦", "J♦"))
    t.run("resolution")
    t.use(ann)
    t.use(ann.attachments[0], "outdraw")
    assert (t.rank(0), t.rank(1)) == (6, 2)


@pytest.mark.parametrize("code", ["01093", "24165"])
def test_quickdraw_handgun_leaves_no_opening_for_the_cheater(code: str) -> None:
    t = Table()
    ann, bob = duel(t, PAIR, CHEAT, code, foe=("Pair of Six-Shooters",))
    t.use(ann.attachments[0], "outdraw")
    assert t.decision.seat == 1 and not t.can_use(bob.attachments[0])


def test_only_the_weird_west_handgun_makes_the_new_hand_legal() -> None:
    legal = []
    for code in ("01093", "24165"):
        t = Table()
        ann, _ = duel(t, PAIR, CHEAT, code)
        t.use(ann.attachments[0], "outdraw")
        legal.append(t.game.rules(t.seat(0)).has_legal_hand())
    assert legal == [False, True]


@rule("CG-Abilities-c")
@pytest.mark.parametrize("code", ["01093", "24165"])
@either_leads
def test_quickdraw_handgun_swaps_nothing_for_an_illegal_hand(code: str) -> None:
    t = Table()
    ann, bob = duel(t, "8♠ 8♠ 3♦ 4♣ 6♣", CHEAT, code, foe=("Pair of Six-Shooters",))
    t.use(ann.attachments[0], "outdraw")
    assert shown(t, 0, "8♠").owner == t.seat(0) and shown(t, 1, "J♠").owner == t.seat(1)
    assert t.can_use(bob.attachments[0]) is (code == "24165")


def test_quickdraw_handgun_protects_in_shootouts_only() -> None:
    t = Table()
    gunman, foe = t.dude(has=("01093",)), t.dude(seat=1, has=("Pair of Six-Shooters",))
    t.stack("2♣ 3♦ 4♥ 6♠ 8♣")
    t.stack(CHEAT, seat=1)
    t.start("gambling")
    t.use(gunman.attachments[0])
    assert t.game.state.phase == "gambling" and t.can_use(foe.attachments[0])


# Tin Star


@pytest.mark.parametrize("code", ["01095", "24168"])
def test_tin_star_keeps_the_wanted_from_refusing(code: str) -> None:
    t = Table()
    deputy = t.dude(at="town square", has=(code,))
    outlaw = t.dude(seat=1, at="town square", bounty=1)
    t.callout(deputy, outlaw)
    assert t.game.shootout is not None and outlaw.in_posse


def test_tin_star_means_nothing_to_the_honest_or_from_others() -> None:
    t = Table()
    deputy, friend = t.dude(at="town square", has=("Tin Star",)), t.dude(at="town square")
    citizen = t.dude(seat=1, at="town square")
    t.callout(deputy, citizen)
    t.answer("refuse")
    assert citizen.at_home
    outlaw = t.dude(seat=1, at="town square", bounty=1)
    t.turn_of(0)
    t.callout(friend, outlaw)
    t.answer("refuse")
    assert outlaw.at_home


def test_only_the_weird_west_tin_star_deputizes() -> None:
    t = Table()
    assert not t.dude(has=("01095",)).has("Deputy")
    assert t.dude(has=("24168",)).has("Deputy")


# Doyle's Hoyle


def puller() -> Printing:
    """A dude whose pull pays its value."""
    return able("dude", noon(pull=True), lambda use: use.gain(use.pulled.value))


@rule("CE-DoylesHoyle")
def test_doyles_hoyle_takes_the_place_of_its_bearers_pull() -> None:
    t = Table()
    gambler = t.put(puller(), has=("Doyle's Hoyle",))
    (hoyle,) = gambler.attachments
    pulled = t.stack("3♠")
    t.use(gambler, "", "react")
    assert t.rock() == 30
    assert {card.id for card in t.discard_of()} == {pulled.id, hoyle.id} and not gambler.attachments


@rule("CE-DoylesHoyle")
def test_doyles_hoyle_changes_no_other_dudes_pull() -> None:
    t = Table()
    gambler = t.put(puller())
    t.dude(has=("Doyle's Hoyle",))
    t.stack("3♠")
    t.use(gambler)
    assert t.rock() == 23


def test_doyles_hoyle_saves_a_pulled_joker_from_boot_hill() -> None:
    t = Table()
    gambler = t.put(puller(), has=("Doyle's Hoyle",))
    joker = t.stack("joker")
    t.use(gambler, "", "2♠", "react")
    assert t.rock() == 30 and joker in t.discard_of() and joker.value == 0


@rule("CE-DoylesHoyle", "CR-DoylesHoyle-a")
@pytest.mark.parametrize(("spare", "rank"), [("2♣", 4), ("3♦", 3)])
@either_leads
def test_doyles_hoyle_joins_the_draw_hand(spare: str, rank: int) -> None:
    t = Table()
    ann, _ = duel(t, "10♠ 8♥ 8♣ 2♣ 3♦", TRIPLE, "Doyle's Hoyle")
    (hoyle,) = ann.attachments
    t.use(hoyle, "cheat_sheet", shown(t, 0, spare))
    assert t.rank(0) == rank and not ann.attachments
    t.finish()
    assert hoyle in t.discard_of()


@rule("CE-DoylesHoyle")
@either_leads
def test_a_booted_doyles_hoyle_does_neither() -> None:
    t = Table()
    gambler = t.put(puller(), at="town square")
    hoyle = t.attach("Doyle's Hoyle", gambler, booted=True)
    t.stack("3♠")
    t.use(gambler)
    assert t.rock() == 23 and hoyle.in_play
    t.turn_of(0)
    t.shootout(gambler, t.dude(seat=1, at="town square"))
    t.run("resolution")
    assert t.decision.seat == 0 and not t.can_use(hoyle)


@rule("CR-DoylesHoyle-a")
@either_leads
def test_the_bonus_for_the_two_stays_when_the_hoyle_goes() -> None:
    t = Table()
    ann, _ = duel(t, "10♠ 8♥ 8♣ 2♣ 3♦", CHEAT, "Doyle's Hoyle", "Doyle's Hoyle")
    first, second = ann.attachments
    t.use(first, "cheat_sheet", shown(t, 0, "2♣"))
    t.use(second, "cheat_sheet", first)
    assert t.rank(0) == 4 and first in t.discard_of()


# Buffalo Rifle


@pytest.mark.parametrize("booted", [False, True])
def test_buffalo_rifle_lets_its_dude_join_from_next_door(booted: bool) -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    sniper = t.dude(has=("Buffalo Rifle",), booted=booted)
    t.shootout(ann, bob, sniper)
    assert sniper.in_posse and sniper.at_home and sniper.booted is booted


def test_buffalo_rifle_does_not_keep_its_dude_from_coming() -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    sniper = t.dude(has=("Buffalo Rifle",))
    t.callout(ann, bob, "accept", f"join {sniper.id} moving")
    t.form()
    assert sniper.in_posse and sniper.in_town_square and sniper.booted


def test_buffalo_rifle_has_its_range() -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    sniper = t.dude(at=t.put("Jackson's Strike"), has=("Buffalo Rifle",))
    t.shootout(ann, bob, sniper)
    assert not sniper.in_posse


def test_buffalo_rifle_reaches_the_mark_of_a_job() -> None:
    t = Table()
    leader = t.put(able("dude", job(mark=location), lambda use: use.gain(1)))
    saloon = t.put("Charlie's Place", seat=1)
    sniper = t.dude(at="town square", booted=True, has=("Buffalo Rifle",))
    guard = t.dude(seat=1, at=saloon)
    t.use(leader, "", saloon)
    t.form(sniper, guard)
    assert sniper.in_posse and sniper.in_town_square and leader.place == saloon.id


def test_buffalo_rifle_of_the_weird_west_fires_by_a_shootout_play() -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    sniper = t.dude(has=("24173",))
    far = t.dude(at=t.put("Jackson's Strike"), has=("24173",))
    t.shootout(ann, bob)
    assert not t.can_use(far.attachments[0])
    t.use(sniper.attachments[0], "long_shot")
    assert sniper.side == ann.side and sniper.at_home
    assert sniper.attachments[0].booted and not sniper.booted


def test_buffalo_rifle_of_the_weird_west_is_no_help_while_posses_form() -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    sniper = t.dude(has=("24173",), booted=True)
    t.shootout(ann, bob, sniper)
    assert not sniper.in_posse


# Legendary Holster


@pytest.mark.parametrize(("pull", "hit"), [("2♠", True), ("3♠", False)])
def test_legendary_holster_aces_on_a_pull_below_the_bullets(pull: str, hit: bool) -> None:
    t = Table()
    ann = t.dude(at="town square", bullets=1, has=("Legendary Holster",))
    bob = t.dude(seat=1, at="town square")
    t.shootout(ann, bob)
    t.stack(pull)
    t.use(ann.attachments[0], "fast_draw")
    assert (bob in t.boot_hill_of(1)) is hit and ann.attachments[0].booted


def test_legendary_holster_chooses_among_the_opposing_posse() -> None:
    t = Table()
    ann = t.dude(at="town square", bullets=3, has=("Legendary Holster",))
    bob, carl, dan = (t.dude(seat=1, at="town square") for _ in range(3))
    t.shootout(ann, bob, carl)
    t.stack("A♠")
    t.use(ann.attachments[0], "fast_draw")
    assert t.choices() == [bob, carl]
    t.answer(carl)
    assert bob.in_play and dan.in_play and not carl.in_play


@rule("CG-Harrowed-d")
@either_leads
def test_legendary_holster_cannot_ace_the_harrowed() -> None:
    t = Table()
    ann = t.dude(at="town square", bullets=3, has=("Legendary Holster",))
    bob = t.dude(seat=1, at="town square", keywords=("Harrowed",))
    t.shootout(ann, bob)
    t.stack("A♠")
    t.use(ann.attachments[0], "fast_draw")
    assert bob in t.discard_of(1)


# Auto Cattle-Feeder


@rule("RB-7.2.2-k", "CR-AutoCattleFeeder-a")
def test_auto_cattle_feeder_goes_to_a_ranch_from_wherever_it_is_invented() -> None:
    t = Table()
    ranch = t.put("Circle M Ranch")
    t.put("Bunkhouse")
    scientist = t.dude(keywords=("Mad Scientist 2",))
    feeder = t.hand("Auto Cattle-Feeder")
    t.stack("8♠")
    t.invent(feeder, scientist)
    assert feeder.host == ranch and scientist.at_home
    t.use(feeder, "feed")
    assert t.rock() == 21 and feeder.booted


def test_auto_cattle_feeder_needs_a_ranch_of_yours() -> None:
    t = Table()
    t.put("Circle M Ranch", seat=1)
    t.put("Bunkhouse")
    t.dude(keywords=("Mad Scientist 2",))
    t.hand("Auto Cattle-Feeder")
    assert t.offers("invent") == []


@rule("CR-AutoCattleFeeder-b")
def test_a_ranch_may_have_several_auto_cattle_feeders() -> None:
    t = Table()
    ranch = t.put("Circle M Ranch")
    t.attach("Auto Cattle-Feeder", ranch)
    scientist = t.dude(keywords=("Mad Scientist 2",))
    second = t.hand("Auto Cattle-Feeder")
    t.stack("8♠")
    t.invent(second, scientist)
    assert len(ranch.attachments) == 2 and second in ranch.attachments


def test_auto_cattle_feeder_feeds_whoever_controls_the_ranch() -> None:
    t = Table()
    ranch = t.put("Circle M Ranch")
    feeder = t.attach("Auto Cattle-Feeder", ranch)
    t.dude(seat=1, at=ranch, influence=1)
    assert not t.can_use(feeder, seat=0)
    t.use(feeder, "feed", seat=1)
    assert t.rock(1) == 21
