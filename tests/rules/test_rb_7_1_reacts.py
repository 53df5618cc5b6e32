"""Rulebook 7.1: Reacts, their windows and how long their effects last."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import Deed, dude, happens, noon, opposing, react, shootout, trait, your
from gomorra.engine.kernel.state import LIMBO
from gomorra.testing import Table, able, either_leads, plain, rule

ENTERS = happens.EnteredPlay


def of_seat(seat: int):
    return lambda card, event: event.seat == seat


def reacts(effect=lambda use: None, *, timing: str = "after", event=ENTERS, **declared):
    return able("deed", react(timing, event, **declared), effect)


@rule("RB-7.1-a", "RB-7.1-h")
def test_a_react_answers_the_event_it_names_and_no_other() -> None:
    t = Table()
    watcher = t.put(reacts(lambda use: use.gain(1)))
    t.move(t.dude(), "town square")
    assert t.decision.kind == "play"
    t.pass_()
    t.shop(t.hand(plain("dude")))
    assert t.decision.kind == "react"
    assert t.can_use(watcher)
    t.answer("react")
    assert t.rock() == 21


@rule("RB-7.1-a")
@pytest.mark.parametrize("kind", ["action", "dude", "goods", "outfit"])
def test_whatever_bears_a_react_answers_its_event(kind: str) -> None:
    card = able(kind, react("after", ENTERS), lambda use: use.gain(1))
    t = Table(card, plain("outfit")) if kind == "outfit" else Table()
    if kind == "goods":
        source = t.dude(has=[card]).attachments[0]
    else:
        sources = {"outfit": lambda: t.game.outfit(t.seat(0)), "action": lambda: t.hand(card)}
        source = sources.get(kind, lambda: t.put(card))()
    t.use(t.hand(able("action", noon(), lambda use: use.draw(1))))
    assert t.decision.kind == "play", "drawing is another event"
    t.shop(t.hand(plain("dude"), seat=1))
    assert (t.decision.seat, t.decision.kind) == (0, "react")
    t.use(source)
    assert t.rock() == 21


@rule("RB-7.1-b", "RB-7.1-c", "CG-ReactPriorities-a", "CG-ReactPriorities-f")
@pytest.mark.parametrize("timing", ["before", "when", "after"])
@pytest.mark.parametrize("shopper", [0, 1, 2])
def test_all_players_get_their_chance_from_the_winner_on(shopper: int, timing: str) -> None:
    t = Table(seats=3, winner=1)
    for seat in range(3):
        t.put(reacts(timing=timing), seat=seat)
    t.shop(t.hand(plain("dude"), seat=shopper))
    asked = []
    while t.decision.kind == "react":
        asked.append(t.decision.seat)
        t.pass_()
    assert asked == [1, 2, 0]


@rule("RB-7.1-b")
@pytest.mark.parametrize("seat", [0, 1])
def test_what_falls_with_another_card_opens_a_window_too(seat: int) -> None:
    t = Table()
    victim = t.dude(seat=1, has=[plain("goods")])
    (hat,) = victim.attachments
    his = {"if_": lambda card, event: event.card == hat.id}
    watcher = t.put(reacts(lambda use: use.gain(1), event=happens.Discarded, **his), seat=seat)
    t.use(t.hand(able("action", noon(target=opposing & dude), lambda use: use.discard(use.target))))
    assert (t.decision.seat, t.decision.kind) == (seat, "react")
    t.use(watcher)
    assert t.rock(seat) == 21


@rule("RB-7.1-d", "RB-7.1-e", "RB-7.1-f")
def test_reacts_resolve_one_by_one_until_all_pass_in_a_row() -> None:
    t = Table()
    late = t.put(reacts(lambda use: use.gain(1)))
    first = t.put(reacts(lambda use: use.gain(2)), seat=1)
    t.shop(t.hand(plain("dude")))
    assert t.decision.seat == 0
    t.pass_()
    t.use(first, seat=1)
    assert t.rock(1) == 22
    assert (t.decision.seat, t.decision.kind) == (0, "react")
    t.use(late, seat=0)
    assert t.rock(0) == 21
    assert t.decision.kind == "play"


@rule("RB-7.1-e", "RB-7.1-f")
def test_everybody_who_passed_is_asked_again_once_somebody_reacts() -> None:
    t = Table(seats=3)
    cards = [t.put(reacts(), seat=seat) for seat in range(3)]
    t.shop(t.hand(plain("dude")))
    asked = []
    while t.decision.kind == "react":
        asked.append(t.decision.seat)
        if asked == [0, 1, 2]:
            t.use(cards[2], seat=2)
        else:
            t.pass_()
    assert asked == [0, 1, 2, 0, 1]


@rule("RB-7.1-g")
def test_a_new_event_opens_an_inner_window_first() -> None:
    t = Table()
    victim = t.dude(seat=1)
    outer = t.put(reacts(lambda use: use.discard(victim)))
    other = t.put(reacts(), seat=1)
    inner = t.put(reacts(event=happens.Discarded), seat=1)
    t.shop(t.hand(plain("dude")))
    t.use(outer, seat=0)
    assert t.decision.seat == 1
    assert t.can_use(inner)
    assert not t.can_use(other)
    t.pass_()
    assert t.can_use(other)
    assert not t.can_use(inner)


@rule("RB-7.1-h")
def test_without_a_usable_react_nobody_is_asked() -> None:
    t = Table(stash=0)
    t.put(reacts(pay=1))
    t.shop(t.hand(plain("dude")))
    assert (t.decision.seat, t.decision.kind) == (1, "play")


def rescue(use):
    use.event.replaced = True
    yield from use.send_home_booted(use.game.card(use.event.card))


@rule("RB-7.1-i", "RB-7.1-j", "RB-7.1-k", "CG-ReactPriorities-c")
def test_an_instead_react_replaces_the_event_and_closes_its_window() -> None:
    t = Table()
    victim = t.dude(seat=1, at="town square")
    saviour = t.put(reacts(rescue, timing="when", event=happens.Discarded, instead=True), seat=1)
    also, mourner = (
        t.put(reacts(timing=when, event=happens.Discarded, if_=lambda card, event: event.card == victim.id))
        for when in ("when", "after")
    )
    gloater = t.put(reacts(event=happens.SentHome))
    t.use(t.hand(able("action", noon(target=opposing & dude), lambda use: use.discard(use.target))))
    assert t.decision.seat == 1
    t.use(saviour, seat=1)
    assert victim.in_play
    assert t.can_use(gloater), "going home is an event of its own"
    t.pass_()
    assert victim.at_home and victim.booted
    assert t.decision.kind == "play", f"neither {also} nor {mourner} answers a discard that never was"


@rule("CG-ReactPriorities-c", "CG-Traits-j")
@pytest.mark.parametrize("kind", [react, trait])
def test_what_was_replaced_once_is_not_replaced_again(kind) -> None:
    t = Table(winner=1)
    victim = t.dude(seat=1, at="town square")
    done = []

    def save(use):
        done.append(t.who(use.seat))
        return rescue(use)

    saved = kind("when", happens.Discarded, instead=True, if_=lambda card, event: event.card == victim.id)
    for seat in (1, 0):
        t.put(able("deed", saved, save), seat=seat)
    t.use(t.hand(able("action", noon(target=opposing & dude), lambda use: use.discard(use.target))))
    if kind is react:
        t.answer("react")
    assert done == [1]
    assert t.decision.kind == "play"


@rule("CG-ReactPriorities-a", "CG-ReactPriorities-f")
@pytest.mark.parametrize("timing", ["before", "when", "after"])
def test_traits_happen_from_the_winner_on(timing: str) -> None:
    t = Table(seats=3, winner=1)
    done = []
    for seat in range(3):
        t.put(able("deed", trait(timing, ENTERS), lambda use: done.append(t.who(use.seat))), seat=seat)
    t.shop(t.hand(plain("dude"), seat=2))
    assert done == [1, 2, 0]


@rule("CG-ReactPriorities-b")
@pytest.mark.parametrize("late", [0, 1])
def test_instead_traits_instead_reacts_traits_reacts(late: int) -> None:
    t = Table(winner=1)
    done = []
    tiers = {
        "react": react("when", ENTERS),
        "trait": trait("when", ENTERS),
        "instead react": react("when", ENTERS, instead=True),
        "instead trait": trait("when", ENTERS, instead=True),
    }
    for place, (title, declared) in enumerate(tiers.items()):
        seat = (place + late) % 2
        t.put(able("deed", declared, lambda use: done.append(use.card.title), title=title), seat=seat)
    t.shop(t.hand(plain("dude"), seat=1))
    while t.decision.kind == "react":
        t.answer("react")
    assert done == ["instead trait", "instead react", "trait", "react"]


@rule("CG-ReactPriorities-d")
def test_a_react_when_it_happens_comes_before_a_trait_after_it() -> None:
    t = Table()
    done = []
    t.put(able("deed", trait("after", ENTERS), lambda use: done.append("trait")))
    watcher = t.put(reacts(lambda use: done.append("react"), timing="when"), seat=1)
    t.shop(t.hand(plain("dude")))
    assert done == []
    t.use(watcher, seat=1)
    assert done == ["react", "trait"]


@rule("RB-7.1-j")
def test_a_second_instead_react_comes_too_late() -> None:
    t = Table()
    victim = t.dude(seat=1, at="town square")
    his = {"if_": lambda card, event: event.card == victim.id, "instead": True}
    first, second = (
        t.put(reacts(rescue, timing="when", event=happens.Discarded, **his), seat=seat) for seat in (0, 1)
    )
    t.use(t.hand(able("action", noon(target=opposing & dude), lambda use: use.discard(use.target))))
    assert t.decision.seat == 0 and t.can_use(first)
    t.use(first, seat=0)
    assert victim.at_home and t.decision.kind == "play" and second.in_play


@rule("RB-7.1-m")
@either_leads
def test_a_react_in_the_first_round_still_holds_in_the_second() -> None:
    t = Table()
    watcher, boss = armed(t)
    leader, mark = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(leader, mark, *(t.dude(seat=seat, at="town square") for seat in (0, 1)))
    t.use(watcher, seat=0)
    t.hands("A♣ A♦ 3♥ 4♠ 7♣", "A♥ A♠ 3♦ 4♣ 7♦")
    t.next_round()
    assert boss.bullets == 1


@rule("CG-ReactPriorities-b")
def test_an_instead_react_comes_before_the_winners_ordinary_one() -> None:
    t = Table(winner=0)
    t.dude(seat=1)
    ordinary = t.put(reacts(timing="when", event=happens.Discarded))
    saviour = t.put(reacts(rescue, timing="when", event=happens.Discarded, instead=True), seat=1)
    t.use(t.hand(able("action", noon(target=opposing & dude), lambda use: use.discard(use.target))))
    assert t.decision.seat == 1
    assert t.can_use(saviour)
    t.pass_()
    assert t.decision.seat == 0
    assert t.can_use(ordinary)


class Watcher(Deed):
    """It reacts to everything that starts a phase or a fight by arming a dude."""

    @react("after", happens.PhaseStarted, happens.ShootoutStarted, happens.Booted)
    def arm(self, use):
        for one in use.game.dudes(use.seat):
            use.modify(one, bullets=1)


def armed(t: Table) -> tuple:
    return t.put(plain("deed", behaviour=Watcher)), t.dude(bullets=0, influence=1)


@rule("RB-7.1-l")
def test_a_noon_react_lasts_all_day() -> None:
    t = Table()
    watcher, boss = armed(t)
    t.hand(plain("joker"))
    t.use(t.hand(able("action", noon(boots=your & dude))))
    t.use(watcher, seat=0)
    assert boss.bullets == 1
    t.run("sundown")
    assert boss.bullets == 1
    t.run("noon")
    assert boss.bullets == 0


@rule("RB-7.1-m")
@either_leads
def test_a_shootout_react_lasts_for_the_shootout() -> None:
    t = Table()
    watcher, boss = armed(t)
    leader, mark = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(leader, mark)
    t.use(watcher, seat=0)
    assert boss.bullets == 1
    t.finish()
    assert boss.bullets == 0


@rule("RB-7.1-n", "CG-Duration-c")
def test_an_upkeep_react_lasts_for_upkeep() -> None:
    t = Table()
    watcher, boss = armed(t)
    t.dude(upkeep=1)
    t.start("upkeep")
    t.use(watcher, seat=0)
    assert t.decision.kind == "upkeep"
    assert boss.bullets == 1
    t.answer("pay")
    t.run("noon")
    assert boss.bullets == 0


@rule("RB-7.1-o", "CG-Duration-c")
def test_a_lowball_react_lasts_for_lowball() -> None:
    t = Table()
    watcher, boss = armed(t)
    t.stack("A♣ 2♦ 3♥ 4♠ joker")
    t.start("gambling")
    t.use(watcher, seat=0)
    assert t.decision.kind == "joker"
    assert boss.bullets == 1
    t.run("noon")
    assert boss.bullets == 0


@rule("RB-7.1-o", "CG-Duration-c")
def test_a_lowball_react_outlasts_a_tie() -> None:
    t = Table()
    boss = t.dude(bullets=0, influence=1)
    mine = react("after", happens.HandDrawn, if_=lambda card, event: event.seat == t.seat(0))
    watcher = t.put(able("deed", mine, lambda use: use.modify(boss, bullets=1)))
    for seat, second in enumerate(("A♣ 2♦ 3♥ 4♠ joker", "K♣ Q♦ 9♥ 7♠ 5♣")):
        t.stack(f"A♥ 2♣ 3♠ 4♦ 6♣ {second}", seat=seat)
    t.start("gambling")
    t.use(watcher, seat=0)
    assert t.decision.kind == "joker" and len(t.events(happens.Revealed)) == 1, "the first hands were alike"
    assert boss.bullets == 1


@rule("RB-7.1-p", "CG-Duration-c")
def test_a_sundown_react_lasts_for_sundown() -> None:
    t = Table()
    watcher, boss = armed(t)
    t.hand(plain("joker"))
    t.start("sundown")
    t.use(watcher, seat=0)
    assert t.decision.kind == "sundown discard"
    assert boss.bullets == 1
    t.stop("when", happens.Revealed)
    assert t.game.state.phase == "gambling" and boss.bullets == 0


@rule("RB-7.1-q", "CG-Duration-c", "CG-Duration-d", "CG-Duration-e")
@pytest.mark.parametrize(("until", "left"), [("permanent", 1), ("", 0)])
def test_text_may_say_how_long_it_lasts(until: str, left: int) -> None:
    t = Table()
    boss = t.dude(influence=1)
    watcher = t.put(reacts(lambda use: use.modify(boss, bullets=1, until=until)))
    t.shop(t.hand(plain("dude")))
    t.use(watcher, seat=0)
    assert boss.bullets == 1
    t.run("sundown")
    t.run("noon")
    t.pass_(2)
    t.run("noon")
    assert boss.bullets == left


@rule("CG-ReactPriorities-d", "CG-ReactPriorities-e")
def test_before_when_and_after_come_in_this_order() -> None:
    t = Table()
    for timing in ("after", "when", "before"):
        t.put(able("deed", react(timing, ENTERS), title=f"{timing} it"))
    newcomer = t.hand(plain("dude"))
    t.shop(newcomer)
    seen = []
    while t.decision.kind == "react":
        (key,) = t.offers("react")
        seen.append((t.game.card(key[1]).title, newcomer.in_play))
        t.pass_()
    assert seen == [("before it", False), ("when it", False), ("after it", True)]


@rule("CG-Plays-c")
def test_an_action_used_as_a_react_is_discarded_when_it_is_done() -> None:
    t = Table()
    seen = []
    cheer = t.hand(able("action", react("after", ENTERS), lambda use: seen.append(use.card.zone)), seat=1)
    t.shop(t.hand(plain("dude")))
    t.use(cheer, seat=1)
    assert seen == [LIMBO] and t.discard_of(1) == [cheer] and cheer not in t.hand_of(1)


@rule("CG-Plays-d")
def test_a_react_does_not_use_up_the_next_play() -> None:
    t = Table()
    mine = t.put(reacts(lambda use: use.gain(1)), seat=1)
    t.shop(t.hand(plain("dude")))
    t.use(mine, seat=1)
    assert (t.decision.seat, t.decision.kind) == (1, "play")


@rule("CG-Plays-d")
def test_a_triggered_trait_is_done_before_the_play_goes_on() -> None:
    t = Table()
    victims = [t.dude(), t.dude()]

    def bite(use):
        victim = yield from use.choose(opposing & dude)
        yield from use.boot(victim)

    t.put(able("dude", trait("after", happens.Gained), bite), seat=1)
    seen = []

    def earn(use):
        yield from use.gain(1)
        seen.append([victim.booted for victim in victims])

    t.use(t.hand(able("action", noon(), earn)))
    assert (t.decision.seat, t.decision.kind, seen) == (1, "choose", [])
    t.answer(victims[1])
    assert seen == [[False, True]]
    assert (t.decision.seat, t.decision.kind) == (1, "play")


@rule("CG-PayingCosts-a")
def test_no_react_stops_a_cost() -> None:
    t = Table()
    t.put(reacts(timing="when", event=happens.Booted, instead=True), seat=1)
    t.put(reacts(timing="after", event=happens.Booted), seat=1)
    saloon = t.put(able("deed", noon(boot=True), lambda use: use.gain(1)))
    t.use(saloon)
    assert t.decision.kind == "play"
    assert saloon.booted
    assert t.rock() == 21


@rule("RB-7.1-m", "CG-Duration-c")
@either_leads
def test_a_react_in_a_shootout_at_noon_ends_with_the_shootout() -> None:
    t = Table()
    boss = t.dude(at="town square", influence=1)
    watcher = t.put(reacts(lambda use: use.modify(boss, influence=1), event=happens.Booted))
    rival = t.dude(seat=1, at="town square")
    act = t.hand(able("action", shootout(boots=your & dude)))
    t.shootout(boss, rival)
    t.use(act)
    t.use(watcher, seat=0)
    assert boss.influence == 2
    t.hands("K♣ K♦ 3♥ 4♠ 9♣", "2♣ 4♦ 6♥ 8♠ 10♣")
    t.finish()
    assert boss.in_play
    assert boss.influence == 1
