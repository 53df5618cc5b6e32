"""How long effects last by the rulebook, whatever bears the ability: a day, a shootout, a round, a phase."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import happens, noon, react, resolution, shootout
from gomorra.testing import Table, able, either_leads, plain, rule

EQUAL = ("A♣ A♦ 3♥ 4♠ 7♣", "A♥ A♠ 3♦ 4♣ 7♦")
BEARERS = ["action", "dude", "deed", "goods", "spell", "outfit"]


class Stage:
    """A boss whom a card of some kind makes a stronger shooter, and what stands in the town square for a fight."""

    def __init__(self, kind: str, ability, **until) -> None:
        def praise(use):
            use.modify(self.boss, bullets=2, **until)

        card = able(kind, ability, praise, keywords=["Hex"] if kind == "spell" else [])
        t = self.t = Table(card if kind == "outfit" else plain("outfit"), plain("outfit"), deck=80)
        self.boss = t.dude("Boss", influence=1, bullets=0)
        self.host = t.dude("Host", at="town square", keywords=["Huckster 1"])
        if kind in ("goods", "spell"):
            self.source = t.attach(card, self.host)
        elif kind == "dude":
            self.source = self.host = t.put(card, at="town square")
        elif kind == "action":
            self.source = t.hand(card)
        else:
            self.source = t.put(card) if kind == "deed" else t.game.outfit(t.seat(0))

    def fight(self) -> None:
        t = self.t
        others = [t.dude(seat=seat, at="town square") for seat in (1, 0, 1, 0, 1)]
        t.shootout(self.host, *others)

    def round_over(self) -> None:
        """A round without a winner costs each side one dude, never the host."""
        t = self.t
        t.hands(*EQUAL)
        number = t.game.shootout.round
        while t.game.shootout is not None and t.game.shootout.round == number:
            if t.decision.kind == "casualty" and t.decision.seat == 0:
                t.answer(next(key for key in t.offers("casualty") if key[1] != self.host.id))
            else:
                t.game.answer(t.plain_answer())

    def end_fight(self) -> None:
        t = self.t
        t.hands("K♣ K♦ K♥ K♠ 2♣", EQUAL[1])
        t.finish()
        assert t.game.shootout is None and self.host.in_play


@rule("RB-5.3.1-q")
@pytest.mark.parametrize("kind", BEARERS)
def test_what_a_noon_ability_does_lasts_until_the_day_is_over(kind: str) -> None:
    stage = Stage(kind, noon())
    t, boss = stage.t, stage.boss
    t.hand(plain("joker"))
    t.use(stage.source)
    t.run("sundown")
    assert boss.bullets == 2
    t.stop("when", happens.Revealed)
    assert t.game.state.phase == "gambling" and boss.bullets == 0


@rule("RB-6.1.1-p")
@pytest.mark.parametrize("round_", [1, 2])
@pytest.mark.parametrize("kind", BEARERS)
@either_leads
def test_what_a_shootout_ability_does_lasts_until_the_shootout_is_over(kind: str, round_: int) -> None:
    stage = Stage(kind, shootout())
    stage.fight()
    for _ in range(1, round_):
        stage.round_over()
    stage.t.use(stage.source)
    assert stage.boss.bullets == 2
    if round_ == 1:
        stage.round_over()
        assert stage.boss.bullets == 2
    stage.end_fight()
    assert stage.boss.bullets == 0


@rule("RB-6.1.4-l")
@pytest.mark.parametrize("kind", BEARERS)
@either_leads
def test_what_a_resolution_ability_does_lasts_until_the_round_is_over(kind: str) -> None:
    stage = Stage(kind, resolution())
    t = stage.t
    stage.fight()
    t.hands(*EQUAL)
    t.run("resolution")
    t.use(stage.source)
    t.run("casualty")
    assert stage.boss.bullets == 2
    t.next_round()
    assert stage.boss.bullets == 0


@rule("RB-7.1-l", "RB-7.1-m")
@pytest.mark.parametrize("fighting", [True, False])
@pytest.mark.parametrize("kind", BEARERS)
@either_leads
def test_what_a_react_does_lasts_for_the_day_or_for_the_shootout(kind: str, fighting: bool) -> None:
    stage = Stage(kind, react("after", happens.Gained))
    t, boss = stage.t, stage.boss
    act = t.hand(able("action", shootout() if fighting else noon(), lambda use: use.gain(1)))
    t.hand(plain("joker"))
    if fighting:
        stage.fight()
    t.use(act)
    t.use(stage.source, seat=0)
    assert boss.bullets == 2
    if fighting:
        stage.round_over()
        assert boss.bullets == 2
        stage.end_fight()
    else:
        t.run("sundown")
        assert boss.bullets == 2
        t.stop("when", happens.Revealed)
        assert t.game.state.phase == "gambling"
    assert boss.bullets == 0


@rule("RB-7.1-q", "RB-6.1.1-p", "RB-6.1.4-l")
@pytest.mark.parametrize("until", ["round", "shootout", "day", "permanent"])
@pytest.mark.parametrize("ability", ["react", "shootout", "resolution"])
@either_leads
def test_what_a_text_says_about_its_duration_holds_in_a_fight(ability: str, until: str) -> None:
    times = {"react": react("after", happens.Gained), "shootout": shootout(), "resolution": resolution()}
    stage = Stage("deed", times[ability], until=until)
    t, boss = stage.t, stage.boss
    act = t.hand(able("action", shootout(), lambda use: use.gain(1)))
    stage.fight()
    if ability == "react":
        t.use(act)
    elif ability == "resolution":
        t.hands(*EQUAL)
        t.run("resolution")
    t.use(stage.source, seat=0)
    seen = [boss.bullets]
    if ability == "resolution":
        t.run("casualty")
    stage.round_over()
    seen.append(boss.bullets)
    stage.end_fight()
    seen.append(boss.bullets)
    t.end_day()
    seen.append(boss.bullets)
    lasts = {"round": 1, "shootout": 2, "day": 3, "permanent": 4}[until]
    assert seen == [2] * lasts + [0] * (4 - lasts)


@rule("RB-7.1-q")
@pytest.mark.parametrize(("until", "noon_", "tomorrow"), [("", 0, 0), ("day", 2, 0), ("permanent", 2, 2)])
def test_what_a_react_of_upkeep_says_about_its_duration_holds(until: str, noon_: int, tomorrow: int) -> None:
    stage = Stage("deed", react("after", happens.Gained), **({"until": until} if until else {}))
    t, boss = stage.t, stage.boss
    t.deed(production=1)
    t.start("upkeep")
    t.use(stage.source, seat=0)
    assert boss.bullets == 2 or t.game.state.phase == "noon"
    t.run("noon")
    assert boss.bullets == noon_
    t.end_day()
    t.run("noon")
    assert boss.bullets == tomorrow
