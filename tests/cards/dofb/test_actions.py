"""Debt of Blood: actions."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import Flow, Use, dude, job, noon, opposing
from gomorra.engine.card.handle import Card
from gomorra.testing import Table, able, plain

LOW, PAIR = "2♣ 4♦ 6♥ 8♠ 10♣", "K♣ K♦ 3♥ 4♠ 9♣"
CHEATING = "K♣ K♣ 3♥ 4♠ 9♣"


def caught(t: Table, title: str, *, mine: str = LOW, at: Card | str = "town square") -> Card:
    """A shootout at Resolution in which the opponent cheats, with a card in hand."""
    card = t.hand(title)
    ann, bob = t.dude("Ann", at=at), t.dude("Bob", seat=1, at=at)
    friend, other = t.dude("Friend", at=at), t.dude(seat=1, at=at)
    t.showdown(ann, bob, friend, other, hands=(mine, CHEATING))
    return card


@pytest.mark.parametrize("word", ["pay 1 ghost rock", "discard a random card"])
def test_like_a_bull_makes_the_cheater_pay(word: str) -> None:
    t = Table(stash=3)
    spare = t.hand(plain("action", "Spare"), seat=1)
    bull = caught(t, "Like a Bull...")
    t.use(bull, "china_shop")
    assert t.decision.seat == 1
    t.answer(word)
    assert t.rock(1) == (2 if word.startswith("pay") else 3)
    assert (spare in t.discard_of(1)) is not word.startswith("pay")
    t.run("flee")
    assert len(t.game.dudes(0)) == 2  # the pair of the cheater would have cost one


def test_like_a_bull_wrecks_the_place() -> None:
    t = Table()
    deed = t.deed(control=2, production=3)
    bull = caught(t, "Like a Bull...", at=deed)
    t.use(bull, "wreck")
    assert deed.booted and deed.control == 0 and deed.production == 0
    t.end_day()
    t.run("noon")
    assert deed.control == 2 and deed.production == 3


def test_like_a_bull_finds_nothing_to_wreck_in_the_square() -> None:
    t = Table()
    deed = t.deed(control=2)
    t.use(caught(t, "Like a Bull..."), "wreck")
    assert deed.control == 2 and not deed.booted


def test_quicksilver_at_noon() -> None:
    t = Table()
    monk = t.dude(keywords=["Kung Fu 2"], value=8)
    mind = t.hand("Mind of Quicksilver")
    t.stack("3♠", "K♦")
    t.use(mind, "reflect")
    assert len(t.hand_of()) == 1 and not monk.booted


@pytest.mark.parametrize(("pull", "works"), [("3♠", True), ("Q♠", False)])
def test_quicksilver_in_a_fight(pull: str, works: bool) -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    monk = t.dude(at="town square", keywords=["Kung Fu 2"], value=8, booted=True)
    mind = t.hand("Mind of Quicksilver")
    t.shootout(ann, bob, monk)
    pulled = t.stack(pull)
    t.use(mind, "quicken")
    assert monk.booted is not works and (pulled in t.hand_of()) is works


def test_quicksilver_in_a_fight_needs_a_booted_monk() -> None:
    t = Table()
    monk = t.dude(at="town square", keywords=["Kung Fu 2"], value=8)
    mind = t.hand("Mind of Quicksilver")
    t.shootout(monk, t.dude(seat=1, at="town square"))
    assert not t.can_use(mind, "quicken")


def test_jacks_are_wild() -> None:
    t = Table()
    jacks = caught(t, "One-Eyed Jacks are Wild", mine="K♥ K♦ 3♥ 4♠ 9♣")
    three = next(card for card in t.game.state.players[0].draw_hand if t.game.card(card).face.value == 3)
    t.use(jacks, "", t.game.card(three))
    t.answer(("name", 3, 13))
    assert t.rank(0) == 4 and not t.hand_of()


def test_jacks_draw_in_gambling() -> None:
    t = Table()
    jacks = t.hand("One-Eyed Jacks are Wild")
    t.stack(*LOW.split(), "7♦", seat=0)
    t.stack(*CHEATING.split(), seat=1)
    t.start("gambling")
    t.run("play")
    assert t.can_use(jacks)
    t.use(jacks, "", "pass")
    assert len(t.hand_of()) == 1


@pytest.mark.parametrize("word", ["yes", "no"])
def test_puttin_on_airs(word: str) -> None:
    t = Table()
    airs = t.hand("Puttin' On Airs")
    ann = t.dude(at="town square", bounty=2, influence=1)
    bob = t.dude(seat=1, at="town square")
    t.use(airs, "", word)
    assert ann.influence == 2 and ann.bounty == (1 if word == "yes" else 2)
    t.turn_of(0)
    assert t.why_not("callout", ann, bob) is not None
    other = t.dude(at="town square")
    t.callout(other, bob)
    t.answer("accept")
    assert ("join", ann.id) not in t.offers("join")


def test_airs_do_not_keep_a_dude_from_defending() -> None:
    t = Table()
    airs = t.hand("Puttin' On Airs", seat=1)
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.use(airs)
    other = t.dude(seat=1, at="town square")
    t.callout(ann, other)
    t.answer("accept")
    t.run("join")
    assert t.decision.seat == 1 and ("join", bob.id) in t.offers("join")


def test_ready_fer_anythin() -> None:
    t = Table()
    ready = t.hand("Ready Fer Anythin'")
    things = [plain("goods", word, keywords=[word]) for word in ("Sidekick", "Weapon", "Attire", "Horse")]
    ann = t.dude(has=things)
    t.use(ready)
    assert ann.influence == 1 and ann.is_stud and ann.bullets == 1 and len(t.hand_of()) == 1


def test_ready_fer_nothin() -> None:
    t = Table()
    ready = t.hand("Ready Fer Anythin'")
    ann = t.dude()
    t.use(ready)
    assert ann.influence == 0 and not ann.is_stud and ann.bullets == 0 and not t.hand_of()


def ace(use: Use) -> Flow[bool]:
    return use.ace(use.target)


def throw_out(use: Use) -> Flow[bool]:
    return use.discard(use.target)


@pytest.mark.parametrize(("deed", "seat", "owed"), [(ace, 1, True), (throw_out, 1, False), (ace, 0, False)])
def test_a_debt_of_blood_at_noon(deed: object, seat: int, owed: bool) -> None:
    t = Table()
    debt = t.hand("Debt of Blood")
    victim, ann = t.dude("Victim"), t.dude("Ann")
    killer = t.hand(able("action", noon(target=dude), deed), seat=seat)
    t.use(killer, "", victim)
    t.use(debt, "set_out")
    assert ann.bullets == (3 if owed else 0) and ann.is_stud is owed


@pytest.mark.parametrize(("deed", "owed"), [(ace, True), (throw_out, True), (None, False)])
def test_a_debt_of_blood_in_a_fight(deed: object, owed: bool) -> None:
    t = Table()
    debt = t.hand("Debt of Blood")
    victim, ann, bob = t.dude("Victim"), t.dude("Ann", at="town square"), t.dude(seat=1, at="town square")
    if deed is not None:
        t.use(t.hand(able("action", noon(target=opposing & dude), deed), seat=1), "", victim)
    t.shootout(ann, bob)
    t.use(debt, "collect")
    assert ann.bullets == (3 if owed else 0) and ann.is_stud is owed


def test_casualties_are_debts_too() -> None:
    t = Table()
    debt = t.hand("Debt of Blood")
    ann, cal = t.dude("Ann", at="town square"), t.dude("Cal", at="town square")
    foes = [t.dude(seat=1, at="town square") for _ in range(2)]
    t.shootout(ann, foes[0], cal, foes[1])
    t.hands(LOW, PAIR)
    t.run("casualty")
    t.answer(cal)
    t.next_round()
    t.use(debt, "collect")
    assert ann.bullets == 3


def test_suppressing_fire_pins_the_booted() -> None:
    t = Table()
    fire = t.hand("Suppressing Fire")
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square", stud=True, booted=True)
    awake = t.dude(seat=1, at="town square", stud=True)
    t.shootout(ann, bob, awake)
    t.use(fire, "pin_down")
    assert not bob.is_stud and awake.is_stud


@pytest.mark.parametrize("with_gun", [True, False])
def test_suppressing_fire_opens_up(with_gun: bool) -> None:
    t = Table()
    fire = t.hand("Suppressing Fire")
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    gun = t.attach(plain("goods", "Gun", keywords=["Weapon"]), ann)
    t.shootout(ann, bob)
    t.use(fire, "open_up", gun if with_gun else ann)
    assert ann.is_stud and gun.booted is with_gun and ann.booted is not with_gun


@pytest.mark.parametrize("word", ["yes", "no"])
def test_any_port_when_refusing(word: str) -> None:
    t = Table(stash=1)
    port = t.hand("Any Port in a Storm", seat=1)
    refuge = t.deed(seat=1)
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.callout(ann, bob)
    t.answer("refuse", "react", word)
    assert bob.place == refuge.id and bob.booted is (word == "no") and t.rock(1) == (word == "no")
    assert port in t.discard_of(1)


def test_any_port_when_fleeing() -> None:
    t = Table(stash=0)
    t.hand("Any Port in a Storm", seat=1)
    refuge = t.deed(seat=1)
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    friend, foe = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(ann, bob, friend, foe)
    t.hands(PAIR, LOW)
    t.run("casualty")
    t.answer(foe)
    t.answer(bob, "react")
    assert bob.place == refuge.id and bob.booted and not bob.in_posse


def test_any_port_after_a_job() -> None:
    t = Table(stash=0)
    t.hand("Any Port in a Storm")
    refuge = t.deed()
    obadiah = t.put("Obadiah Angstrom", at="town square")
    theirs = t.deed(seat=1)
    t.stack("2♦")
    t.use(obadiah)
    t.answer("react")
    assert obadiah.place == refuge.id and obadiah.booted and not theirs.in_play


def test_any_port_for_the_victim_of_a_job() -> None:
    t = Table(stash=0)
    t.hand("Any Port in a Storm", seat=1)
    refuge = t.deed(seat=1)
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")

    def drive_out(use: Use) -> Flow[bool]:
        return use.send_home_booted(use.mark)

    t.use(t.hand(able("action", job(mark=opposing & dude), drive_out)))
    t.answer("done", "react")
    assert bob.place == refuge.id and bob.booted and ann.at_home


def test_no_port_when_a_job_fails() -> None:
    t = Table(stash=0)
    port = t.hand("Any Port in a Storm")
    t.deed()
    ann = t.dude(at="town square")
    t.dude(seat=1, at="town square")
    doomed = job(mark=opposing & dude, posse=lambda card, use: False)
    t.use(t.hand(able("action", doomed, lambda use: None)))
    assert ann.at_home and ann.booted and port in t.hand_of()


def test_no_port_without_need() -> None:
    t = Table()
    t.hand("Any Port in a Storm", seat=1)
    t.deed(seat=1)
    bob = t.dude(seat=1, at="town square")

    def away_with(use: Use) -> Flow[bool]:
        return use.send_home_booted(use.target)

    t.use(t.hand(able("action", noon(target=opposing & dude), away_with)))
    assert bob.at_home
